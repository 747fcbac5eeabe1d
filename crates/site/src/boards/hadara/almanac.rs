//! The pages of the almanac: cards as they are drawn, colonies, setup cards, tables.

use hadara::{Colour, EPOCHS, Epoch, HadaraData};
use kernel::data::Entry;
use kernel::{Data, phrase};
use maud::{Markup, html};

use super::card::{Size, face};
use super::choices::tile_front;
use super::offers::setup_card;
use super::{ROMAN, marks};
use crate::boards::{Facet, Has};
use crate::words::Say;

/// The headings under which entries stand, and how many stand under each.
pub fn kinds(say: Say<'_>) -> Vec<(Option<Markup>, usize)> {
    let data = say.data::<HadaraData>();
    let mut kinds = vec![];
    // Cards come in the order of the data, so each heading is for those that follow one another.
    let mut last: Option<(Epoch, Colour)> = None;
    for card in data.cards() {
        let shown = data.face(card);
        if last == Some((shown.epoch, shown.colour)) {
            if let Some((_, count)) = kinds.last_mut() {
                *count += 1;
            }
            continue;
        }
        last = Some((shown.epoch, shown.colour));
        let epoch = ROMAN.get(shown.epoch.index()).copied().unwrap_or(ROMAN[EPOCHS - 1]);
        let title = phrase!("hadara-page-kind", colour = marks::colour_word(say, shown.colour), epoch = epoch);
        kinds.push((Some(html! { (marks::mark(shown.colour)) " " (say.say(&title)) }), 1));
    }
    let rest = data.entries().len() - data.cards().count() - data.tiles().count() - data.setup_cards().count();
    let head = |id: &str, word: &'static str| Some(html! { (marks::sign(id, "icon")) " " (say.word(word)) });
    kinds.push((head("i-colony", "hadara-page-colonies"), data.tiles().count()));
    kinds.push((head("i-cards", "hadara-page-setup-cards"), data.setup_cards().count()));
    kinds.push((head("i-wheel", "hadara-page-tables"), rest));
    kinds
}

/// What an entry can be chosen by: cards by colour, epoch and price as well.
pub fn facets(say: Say<'_>, entry: &Entry) -> Vec<Has> {
    let data = say.data::<HadaraData>();
    let mut has = vec![Has::new(Facet::Kind, entry.kind.key.trim_start_matches("hadara-kind-"), say.say(&entry.kind))];
    if let Ok(card) = data.card(&entry.id) {
        let shown = data.face(card);
        let epoch = ROMAN.get(shown.epoch.index()).copied().unwrap_or(ROMAN[EPOCHS - 1]);
        let deck = say.say(&phrase!("hadara-page-epoch-deck", epoch = epoch));
        has.push(Has::new(Facet::Deck, marks::number(shown.epoch), deck));
        has.push(Has::new(Facet::Colour, marks::letter(shown.colour), marks::colour_word(say, shown.colour)));
        has.push(Has::new(Facet::Cost, shown.cost, shown.cost));
    }
    has
}

/// An entry: what it looks like, and its words.
pub fn almanac_entry(say: Say<'_>, entry: &Entry) -> Markup {
    html! {
        div.entry {
            (picture(say, entry))
            div { h3 { (marks::capital(&marks::plain(say, entry.name.clone()))) } @for sentence in &entry.text { p.small { (marks::capital(&say.say(sentence))) } } }
        }
    }
}

/// A card, a colony or a setup card as it lies on a table.
pub fn likeness(say: Say<'_>, id: &str) -> Option<Markup> {
    say.data::<HadaraData>().entries().iter().find(|entry| entry.id == id).map(|entry| picture(say, entry))
}

fn picture(say: Say<'_>, entry: &Entry) -> Markup {
    let data = say.data::<HadaraData>();
    if let Ok(card) = data.card(&entry.id) {
        return face(say, card, Size::Medium, "", None, None);
    }
    if let Ok(tile) = data.tile(&entry.id) {
        let back = data.tile_back(tile);
        return html! {
            span.tile-sides {
                (tile_front(say, back.level))
                div.big-tile.turned {
                    (marks::need(Colour::Red, data.front(back.level).military)) (marks::sign(marks::view(back.level), "view")) (marks::points(back.points))
                    span.tile-foot { (marks::bonuses(back.steps)) }
                }
            }
        };
    }
    let setup = data.setup_cards().find(|(id, _, _)| *id == entry.id);
    html! {
        @if let Some((_, initiative, sides)) = setup {
            div.setup-sides { @for (side, start) in sides { (setup_card(say, side, initiative, start)) } }
        }
    }
}
