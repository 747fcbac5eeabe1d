//! The pages of the almanac: cards as they are drawn, by deck.

use imperium::ImperiumData;
use kernel::data::Entry;
use maud::{Markup, html};

use super::card::{self, Size};
use super::marks::{category_word, mark_word, nation_word, sign};
use crate::boards::{Facet, Has};
use crate::words::Say;

/// The headings under which entries stand, and how many stand under each.
pub fn kinds(say: Say<'_>) -> Vec<(Option<Markup>, usize)> {
    let data = say.data::<ImperiumData>();
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

/// What a card can be chosen by.
pub fn facets(say: Say<'_>, at: usize) -> Vec<Has> {
    let Some(sort) = card::sort(say.data(), at) else {
        return vec![Has::new(Facet::Kind, "king", say.word("imperium-page-kings"))];
    };
    let cost = sort.cost.as_ref().map(|cost| {
        u32::from(cost.materials) + u32::from(cost.population) + u32::from(cost.progress) + u32::from(cost.actions)
    });
    let mut has = vec![deck(say, at)];
    has.extend(sort.category.iter().map(|category| {
        let word = category_word(say, *category);
        Has::new(Facet::Kind, format!("{category:?}").to_lowercase(), word)
    }));
    if sort.is_power() {
        has.push(Has::new(Facet::Kind, "power", say.word("imperium-source-power")));
    }
    has.extend(cost.map(|cost| Has::new(Facet::Cost, cost, cost)));
    let marks =
        sort.marks.iter().map(|mark| Has::new(Facet::Mark, format!("{mark:?}").to_lowercase(), mark_word(say, *mark)));
    has.extend(marks);
    has
}

/// The deck that a sort of card belongs to.
fn deck(say: Say<'_>, at: usize) -> Has {
    let data = say.data::<ImperiumData>();
    let (shared, decks, nations) = data.sorts_by_deck();
    let common = data.all_decks().zip(decks).map(|(id, count)| (id, count, say.name(format!("imperium.deck.{id}"))));
    let nations = data.all_nations().zip(nations).map(|((id, _), count)| (id, count, nation_word(say, id)));
    let mut past = shared;
    let found = common.chain(nations).find(|(_, count, _)| {
        let begins = past;
        past += count;
        (begins..past).contains(&at)
    });
    match found {
        Some((id, _, label)) => Has::new(Facet::Deck, id, label),
        None => Has::new(Facet::Deck, "several", say.word("imperium-page-several-decks")),
    }
}

/// A card with all that it says on its face, and what kind of card it is.
pub fn entry(say: Say<'_>, at: usize, entry: &Entry) -> Markup {
    html! {
        (card::face(say, at, Size::Large))
        p.small.faded { (say.say(&entry.kind)) }
    }
}
