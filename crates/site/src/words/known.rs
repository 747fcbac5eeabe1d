//! Names that the almanac has a page for: where it is, and how the name may stand in a sentence.

use std::collections::HashMap;
use std::ops::Range;

use kernel::data::Naming;
use kernel::{Arg, Phrase};
use maud::{Markup, html};
use speech::Language;
use table::Games;

use super::capital;
use crate::boards::Chapter;
use crate::pages::card::address;

/// All such names in one language.
#[derive(Default)]
pub struct Known(HashMap<String, Page>);

struct Page {
    address: String,
    /// Every form of the name, the longest first.
    forms: Vec<String>,
}

impl Known {
    /// The names of these games.
    pub fn new(language: Language, games: &Games<dyn Chapter>) -> Known {
        let mut known = HashMap::new();
        for chapter in games.iter() {
            let namings: HashMap<String, Naming> =
                chapter.namings().into_iter().map(|naming| (naming.id.clone(), naming)).collect();
            let own = chapter.entries().into_iter().filter_map(|entry| match entry.name {
                Arg::Name(name) => Some((name, entry.id)),
                Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) | Arg::Phrase(_) | Arg::List(_) => None,
            });
            for (name, id) in own.chain(chapter.printings()) {
                let Some(naming) = namings.get(&name) else { continue };
                let forms = match language {
                    Language::English => &naming.en,
                    Language::Russian => &naming.ru,
                };
                let mut forms: Vec<String> = forms.values().flat_map(|form| [form.clone(), capital(form)]).collect();
                forms.sort_by_key(|form| std::cmp::Reverse(form.len()));
                forms.dedup();
                known.insert(name, Page { address: address(&chapter.path(), &id), forms });
            }
        }
        Known(known)
    }

    /// A sentence made of these messages, in which every name that the almanac knows leads there.
    pub fn linked(&self, phrases: &[&Phrase], sentence: &str) -> Markup {
        let mut names = vec![];
        phrases.iter().for_each(|phrase| named(&phrase.args, &mut names));
        let mut links: Vec<(Range<usize>, &str)> = vec![];
        for page in names.iter().filter_map(|name| self.0.get(*name)) {
            let free =
                |range: &Range<usize>| links.iter().all(|(used, _)| used.end <= range.start || range.end <= used.start);
            let found = page.forms.iter().find_map(|form| whole_words(sentence, form).find(free));
            links.extend(found.map(|range| (range, page.address.as_str())));
        }
        links.sort_by_key(|(range, _)| range.start);
        let ends = links.iter().map(|(range, _)| range.end);
        let rest = ends.clone().next_back().unwrap_or(0);
        let begins = std::iter::once(0).chain(ends);
        html! {
            @for ((range, address), from) in links.iter().zip(begins) {
                (sentence[from..range.start]) a.card-ref href=(address) data-read=(address) { (sentence[range.clone()]) }
            }
            (sentence[rest..])
        }
    }
}

/// The names in the particulars of a phrase, and in the phrases among them.
fn named<'a>(args: &'a [(impl AsRef<str>, Arg)], names: &mut Vec<&'a str>) {
    for (_, arg) in args {
        named_in(arg, names);
    }
}

fn named_in<'a>(arg: &'a Arg, names: &mut Vec<&'a str>) {
    match arg {
        Arg::Name(name) => names.push(name),
        Arg::Phrase(phrase) => named(&phrase.args, names),
        Arg::List(list) => list.iter().for_each(|arg| named_in(arg, names)),
        Arg::Number(_) | Arg::Text(_) | Arg::Seat(_) => {}
    }
}

/// Where a form of a name stands in a sentence as words of its own.
fn whole_words<'a>(sentence: &'a str, form: &'a str) -> impl Iterator<Item = Range<usize>> + 'a {
    let found = sentence.match_indices(form).map(|(at, found)| at..at + found.len());
    found.filter(|range| {
        let before = sentence[..range.start].chars().next_back();
        let after = sentence[range.end..].chars().next();
        !range.is_empty() && ![before, after].into_iter().flatten().any(char::is_alphanumeric)
    })
}

#[cfg(test)]
mod tests {
    use kernel::phrase;

    use super::*;
    use crate::boards::chapters;

    #[test]
    fn names_in_a_sentence_lead_to_the_almanac() {
        let known = Known::new(Language::Russian, &chapters());
        let name = |id: &str| Arg::Name(id.to_owned());
        let elf = known.0["ethnos.tribe.elf"].forms.first().unwrap().clone();
        let phrase = phrase!("x", one = name("ethnos.tribe.elf"), two = name("nobody.knows"));
        let text = known.linked(&[&phrase], &format!("<Вот> {elf}!")).into_string();
        assert_eq!(
            text,
            format!(
                "&lt;Вот&gt; <a class=\"card-ref\" href=\"/cards/ethnos/elf\" data-read=\"/cards/ethnos/elf\">{elf}</a>!"
            )
        );
        assert_eq!(known.linked(&[&phrase], &format!("само{elf}")).into_string(), format!("само{elf}"));
    }
}
