//! The pages of the almanac: cards as they are drawn, by deck.

use imperium::ImperiumData;
use kernel::data::{Data, Entry};
use maud::{Markup, html};

use super::card::{self, Size};
use super::marks::{nation_word, sign};
use crate::words::Say;

/// The headings under which entries stand, and how many stand under each.
pub fn kinds(say: Say<'_>) -> Vec<(Option<Markup>, usize)> {
    let data = ImperiumData::built_in();
    let head = |id: &str, title: String| Some(html! { (sign(id, "icon")) " " (title) });
    let (shared, decks, nations) = data.sorts_by_deck();
    let mut kinds = vec![(head("im-cards", say.word("imperium-page-several-decks")), shared)];
    for (id, count) in data.all_decks().zip(decks) {
        kinds.push((head("im-market", say.name(format!("imperium.deck.{id}"))), count));
    }
    for ((id, _), count) in data.all_nations().zip(nations) {
        kinds.push((head(&format!("in-{id}"), nation_word(say, id)), count));
    }
    kinds.push((head("im-king", say.word("imperium-page-kings")), data.all_decks().count()));
    kinds
}

/// A card with all that it says on its face, and what kind of card it is.
pub fn entry(say: Say<'_>, at: usize, entry: &Entry) -> Markup {
    html! {
        (card::face(say, at, Size::Large))
        p.small.faded { (say.say(&entry.kind)) }
    }
}
