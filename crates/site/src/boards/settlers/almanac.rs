//! The pages of the almanac: cards as they are drawn, faction boards, attack cards and ranks.

use kernel::data::Entry;
use kernel::{Data, phrase};
use maud::{Markup, html};
use settlers::{Faction, Good, Goods, Kind, SettlersData};

use super::card::{Size, face};
use super::marks::{self, arrow, good, goods, sign};
use crate::boards::{Facet, Has};
use crate::pages::icon;
use crate::words::Say;

/// The headings under which entries stand, and how many stand under each.
pub fn kinds(say: Say<'_>) -> Vec<(Option<Markup>, usize)> {
    let data = say.data::<SettlersData>();
    let head = |id: &str, title: String| Some(html! { (sign(id, "icon")) " " (title) });
    let mut kinds = vec![(head("s-cc", say.word("settlers-face-common")), data.deck_of(None).count())];
    for faction in data.factions() {
        let title = marks::faction_word(say, faction);
        kinds.push((head(&marks::faction_sign(say, faction), title), data.deck_of(Some(faction)).count()));
    }
    let (cards, boards) = (data.cards().count(), data.factions().count());
    kinds.push((head("s-prod", say.word("settlers-face-boards")), boards));
    let rest = data.entries().len().saturating_sub(cards + boards);
    kinds.push((head("s-aim", say.word("settlers-face-solo")), rest));
    kinds
}

/// What an entry can be chosen by: cards by deck, colour and price as well.
pub fn facets(say: Say<'_>, entry: &Entry) -> Vec<Has> {
    let data = say.data::<SettlersData>();
    let Some(card) = data.card_by_id(&entry.id) else {
        let kind = entry.kind.key.trim_start_matches("settlers-kind-");
        return vec![Has::new(Facet::Kind, kind, say.say(&entry.kind))];
    };
    let facts = data.facts(card);
    let kind = match facts.kind() {
        Kind::Action => "action",
        Kind::Feature => "feature",
        Kind::Production => "production",
    };
    let deck = match facts.faction {
        Some(faction) => Has::new(Facet::Deck, data.faction_id(faction), marks::faction_word(say, faction)),
        None => Has::new(Facet::Deck, "common", say.word("settlers-face-common")),
    };
    let cost = facts.cost.iter().map(|(_, count)| u32::from(count)).sum::<u32>() + u32::from(facts.over);
    let mut has =
        vec![Has::new(Facet::Kind, kind, marks::kind_word(say, facts.kind())), deck, Has::new(Facet::Cost, cost, cost)];
    has.extend(
        facts.colours.iter().map(|colour| Has::new(Facet::Colour, colour.id(), marks::colour_word(say, colour))),
    );
    has
}

/// An entry: a card with all that it says on its face, or words beside a picture.
pub fn almanac_entry(say: Say<'_>, entry: &Entry) -> Markup {
    let data = say.data::<SettlersData>();
    if let Some(card) = data.card_by_id(&entry.id) {
        return html! {
            (face(say, card, Size::Large, "", None))
            @if let Some(copies) = entry.text.last() { p.small.faded { (say.say(copies)) } }
        };
    }
    let picture = match data.faction_by_id(&entry.id) {
        Some(faction) => board(say, faction),
        None if entry.id == "attacks" => attack_cards(say),
        None => ranks(say),
    };
    let told = data.faction_by_id(&entry.id).is_some();
    html! {
        @if !told { h3 { (marks::sentence(say, &phrase!("plain-name", name = entry.name.clone()))) } }
        (picture)
        @if told { @for sentence in &entry.text { p.small { (marks::sentence(say, sentence)) } } }
    }
}

/// A card or a faction's board as it lies on a table.
pub fn likeness(say: Say<'_>, id: &str) -> Option<Markup> {
    let data = say.data::<SettlersData>();
    let card = data.card_by_id(id).map(|card| face(say, card, Size::Medium, "", None));
    card.or_else(|| data.faction_by_id(id).map(|faction| board(say, faction)))
}

/// A faction's board.
fn board(say: Say<'_>, faction: Faction) -> Markup {
    let data = say.data::<SettlersData>();
    let keeps: Goods = data.keeps(faction).iter().map(|good| (*good, 1)).collect();
    let line = |word, gives: &Goods, repeat| html! { div.fb-line { dt { (say.word(word)) } dd { (goods(say, gives, repeat)) } } };
    html! {
        section.fboard {
            div.fb-seg.fb-p { h3 { (sign("s-prod", "icon")) " " (say.word("settlers-face-production-row")) } dl { (line("settlers-face-each-round", &data.produces(faction), 5)) } }
            div.fb-seg.fb-f {
                span.fb-mark { (sign(&marks::faction_sign(say, faction), "fb-charge")) b { (marks::faction_word(say, faction)) } }
                dl { (line("settlers-face-keeps", &keeps, 1)) }
            }
            div.fb-seg.fb-a { h3 { (sign("s-act", "icon")) " " (say.word("settlers-face-actions-row")) } (exchange(say)) }
        }
    }
}

/// What workers are exchanged for.
fn exchange(say: Say<'_>) -> Markup {
    let workers = say.data::<SettlersData>().figures.exchange_workers.value;
    html! {
        div.fb-ex aria-hidden="true" {
            span.fb-ex-cost { @for _ in 0..workers { (good(Good::Worker, "")) } (arrow()) }
            @for gets in Good::RESOURCES.into_iter().chain([Good::Card]) { span.btn-good.still { (good(gets, "")) } }
        }
    }
}

/// Every sort of attack card, with the number of cards.
fn attack_cards(say: Say<'_>) -> Markup {
    let cards = say.data::<SettlersData>().figures.attack_cards.value;
    html! {
        ol.attacks.plain {
            @for (sort, count) in cards.iter() {
                li.attack data-tip=(format!("{count} × {}", marks::good_word(say, sort, 1))) { (good(sort, "")) b { "×" (count) } }
            }
        }
    }
}

/// The ranks of the solo game, the highest first.
fn ranks(say: Say<'_>) -> Markup {
    let ranks = &say.data::<SettlersData>().figures.ranks.value;
    html! {
        table.data.ranks {
            tbody {
                @for rank in ranks.iter().rev() {
                    tr { th scope="row" { (icon("i-crown")) " " (say.name(format!("settlers.rank.{}", rank.id))) } td.num { (marks::points(format!("{}+", rank.points))) } }
                }
            }
        }
    }
}
