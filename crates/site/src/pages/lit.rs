//! Lighting a part of a page that has been drawn: boards need not know what is taught about them.

use maud::{Markup, PreEscaped};

use crate::boards::Guide;

/// The parts of every table.
pub const ZONES: [&str; 7] = ["state", "others", "board", "mine", "hand", "dock", "log"];

/// What is to be lit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Look {
    /// A whole part of the table.
    Zone(&'static str),
    /// Everything on the board with this mark.
    Place(Place),
}

/// How something is found on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// By one of its classes.
    Class(String),
    /// By its name.
    Id(String),
    /// By another attribute.
    Marked(String, String),
}

impl Place {
    /// Reads `.class`, `#id` or `[attribute=value]`.
    fn read(selector: &str) -> Option<Place> {
        if let Some(class) = selector.strip_prefix('.') {
            return Some(Place::Class(class.to_owned()));
        }
        if let Some(id) = selector.strip_prefix('#') {
            return Some(Place::Id(id.to_owned()));
        }
        let (name, value) = selector.strip_prefix('[')?.strip_suffix(']')?.split_once('=')?;
        Some(Place::Marked(name.to_owned(), value.to_owned()))
    }

    /// Whether a tag, from its `<` on, is of such a thing.
    fn is_of(&self, tag: &str) -> bool {
        match self {
            Place::Class(class) => {
                attribute(tag, "class").is_some_and(|all| all.split_whitespace().any(|one| one == class))
            }
            Place::Id(id) => attribute(tag, "id") == Some(id),
            // Of several equal cards each has a number.
            Place::Marked(name, value) => {
                attribute(tag, name).and_then(|found| found.strip_prefix(&value[..])).is_some_and(|rest| {
                    rest.is_empty() || rest.strip_prefix('-').is_some_and(|number| number.parse::<u32>().is_ok())
                })
            }
        }
    }
}

/// The value of an attribute; quotes inside it are written otherwise.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let mut parts = tag.match_indices(name);
    parts.find_map(|(at, _)| {
        let before = tag[..at].ends_with(' ');
        let (value, _) = tag[at + name.len()..].strip_prefix("=\"").filter(|_| before)?.split_once('"')?;
        Some(value)
    })
}

/// Reads what a lesson wants to be lit.
pub fn read(guide: &Guide, look: &str) -> Option<Look> {
    if let Some(zone) = ZONES.iter().find(|zone| **zone == look) {
        return Some(Look::Zone(zone));
    }
    if let Some(card) = look.strip_prefix("card ") {
        return Some(Look::Place(Place::Marked("data-card".to_owned(), card.to_owned())));
    }
    guide
        .places
        .iter()
        .find_map(|(word, selector)| match word.strip_suffix('*') {
            Some(kind) => look.strip_prefix(kind).and_then(|name| Place::read(&selector.replace('*', name))),
            None if *word == look => Place::read(selector),
            None => None,
        })
        .map(Look::Place)
}

/// The same markup with everything lit that is at one of these places, and which of them were found.
pub fn light(markup: &Markup, places: &[&Place]) -> (Markup, Vec<bool>) {
    let (mut rest, mut lit, mut found) = (markup.0.as_str(), String::new(), vec![false; places.len()]);
    while let Some(at) = rest.find('<') {
        let Some(end) = rest[at..].find('>').map(|end| at + end) else { break };
        let tag = &rest[at..end];
        let opens = tag[1..].starts_with(|letter: char| letter.is_ascii_alphabetic());
        let mut here = false;
        for (place, found) in places.iter().zip(&mut found).filter(|(place, _)| opens && place.is_of(tag)) {
            (here, *found) = (place.is_of(tag), true);
        }
        let (head, tail) = tag.strip_suffix('/').map_or((tag, ""), |head| (head, "/"));
        lit.push_str(&rest[..at]);
        lit.push_str(head);
        lit.push_str(if here { " data-lit=\"\"" } else { "" });
        lit.push_str(tail);
        rest = &rest[end..];
    }
    lit.push_str(rest);
    (PreEscaped(lit), found)
}

/// Elements that hold nothing and have no end.
const EMPTY: [&str; 4] = ["input", "br", "hr", "img"];

/// The first element at a place, with all that is in it.
pub fn cut(markup: &Markup, place: &Place) -> Option<Markup> {
    let text = markup.0.as_str();
    let (mut from, mut depth, mut at) = (None, 0_usize, 0);
    while let Some(start) = text[at..].find('<').map(|found| at + found) {
        let end = start + text[start..].find('>')?;
        let tag = &text[start..end];
        let name = tag[1..].split([' ', '/']).next().unwrap_or_default();
        at = end + 1;
        if tag.starts_with("</") {
            depth = depth.saturating_sub(usize::from(from.is_some()));
        } else {
            from = from.or_else(|| place.is_of(tag).then_some(start));
            let holds = !tag.ends_with('/') && !EMPTY.contains(&name);
            depth += usize::from(from.is_some() && holds);
        }
        if let Some(from) = from.filter(|_| depth == 0) {
            return Some(PreEscaped(text[from..at].to_owned()));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    #[test]
    fn what_is_named_is_lit_and_nothing_else() {
        let drawn = html! {
            ul.hand { li.card.town data-card="town" title="a > b" { "<x>" } li data-card="town-2" {} li data-card="town-hall" {} }
            p id="town" class="townish" {} (PreEscaped("<use href=\"#a\" class=\"town\"/>"))
        };
        let places = ["[data-card=town]", "#town", ".town", ".none"].map(|selector| Place::read(selector).unwrap());
        for (at, lit) in [(0, 2), (1, 1), (2, 2), (3, 0)] {
            let (markup, found) = light(&drawn, &[&places[at]]);
            assert_eq!(markup.0.matches(" data-lit=\"\"").count(), lit, "{}", markup.0);
            assert_eq!(markup.0.replace(" data-lit=\"\"", ""), drawn.0);
            assert_eq!(found, [lit > 0]);
        }
    }

    #[test]
    fn an_element_is_cut_out_whole() {
        let inner = html! { div.map-box { input name="a"; svg { use href="#b" {} path d="M0" {} } p { "x" br; "y" } } };
        let drawn = html! { section { p { "before" } (inner) div.map-box { "another" } } };
        let place = |selector| Place::read(selector).unwrap();
        assert_eq!(cut(&drawn, &place(".map-box")).unwrap().0, inner.0);
        assert_eq!(cut(&drawn, &place(".none")).map(|markup| markup.0), None);
    }

    #[test]
    fn looks_are_zones_cards_or_places() {
        let guide = Guide { places: &[("map", ".map-box"), ("kingdom *", "#field-*")], ..Guide::NONE };
        assert_eq!(read(&guide, "hand"), Some(Look::Zone("hand")));
        assert_eq!(read(&guide, "map"), Some(Look::Place(Place::Class("map-box".to_owned()))));
        assert_eq!(read(&guide, "kingdom rhea"), Some(Look::Place(Place::Id("field-rhea".to_owned()))));
        let card = Place::Marked("data-card".to_owned(), "town".to_owned());
        assert_eq!(read(&guide, "card town"), Some(Look::Place(card)));
        assert_eq!(read(&guide, "moon"), None);
    }
}
