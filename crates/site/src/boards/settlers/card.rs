//! Cards as they are drawn: faces in three sizes, and backs.

mod emblems;
mod gist;

use kernel::{Game, phrase};
use maud::{Markup, html};
use settlers::{Card, Faction, Goods, Settlers, SettlersData};

use super::marks::{self, capital, colour_class, good, goods, goods_lacking, sign, sign_labelled};
use crate::pages::card::address;
use crate::pages::{Icon, icon, icon_as};
use crate::words::{Kept, Say, hyphened, kept};

pub use gist::gist;

/// How large a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// Without a name.
    Small,
    /// For hands and choices, with its effect in signs.
    Medium,
    /// With its effect in words too.
    Large,
}

impl Size {
    fn class(self) -> &'static str {
        match self {
            Size::Small => "card-s",
            Size::Medium => "card-m",
            Size::Large => "card-l",
        }
    }
}

/// The woodcut of a card.
pub fn emblem(say: Say<'_>, card: Card) -> &'static str {
    emblems::emblem_of(say.data::<SettlersData>().card_id(card))
}

/// The name of a card, or of its back.
pub fn name(say: Say<'_>, card: Card) -> String {
    say.say(&phrase!("plain-name", name = say.data::<SettlersData>().card_name(card)))
}

/// The name of a card that lies face up, where there is little room.
pub fn short_name(say: Say<'_>, card: Card) -> Kept {
    say.drawn((Settlers::ID, "name", card.index()), || hyphened(&name(say, card)))
}

/// The raze goods of a card that lies face up.
pub fn razed(say: Say<'_>, card: Card) -> Kept {
    let raze: Goods = say.data::<SettlersData>().facts(card).raze.iter().map(|good| (*good, 1)).collect();
    say.drawn((Settlers::ID, "raze", card.index()), || goods(say, &raze, 2))
}

/// The class of a card.
pub fn class_of(say: Say<'_>, card: Card, size: Size) -> String {
    let data = say.data::<SettlersData>();
    let colours = if card.is_face_up() { data.facts(card).colours } else { Default::default() };
    format!("card sc {} {}", size.class(), colour_class(colours))
}

/// What is printed on a card; what is missing to build it is ringed.
pub fn print(say: Say<'_>, card: Card, size: Size, lack: &Goods) -> Kept {
    match (card.is_face_up(), lack.is_empty()) {
        (false, _) => kept(html! {}),
        (true, true) => say.drawn((Settlers::ID, size.class(), card.index()), || printed(say, card, size, lack)),
        (true, false) => kept(printed(say, card, size, lack)),
    }
}

fn printed(say: Say<'_>, card: Card, size: Size, lack: &Goods) -> Markup {
    let facts = say.data::<SettlersData>().facts(card);
    let raze: Goods = facts.raze.iter().map(|good| (*good, 1)).collect();
    html! {
        span.sc-side { (marks::shields(facts.colours)) (cost(say, card, lack)) }
        @if !raze.is_empty() { span.sc-raze data-tip=(say.word("settlers-face-raze-goods")) { (goods(say, &raze, 2)) } }
        (sign(emblem(say, card), "emblem"))
        @match size {
            Size::Small => span.visually-hidden { (name(say, card)) },
            Size::Medium | Size::Large => {
                span.card-name { (hyphened(&capital(&name(say, card)))) }
                span.sc-gist { (gist(say, card, None, &Goods::NONE)) }
            }
        }
        @if size == Size::Large { span.card-text { (effects(say, card)) } }
        (foot(say, card, size))
    }
}

/// What building a card costs.
fn cost(say: Say<'_>, card: Card, lack: &Goods) -> Markup {
    let facts = say.data::<SettlersData>().facts(card);
    html! {
        span.sc-cost data-tip=(say.word("settlers-face-cost")) {
            @if facts.cost.is_empty() && facts.over == 0 { b.free { "0" } }
            (goods_lacking(say, &facts.cost, lack, u8::MAX))
            @if facts.over > 0 {
                span.goods role="img" aria-label=(say.word("settlers-face-over")) { @for _ in 0..facts.over { (marks::location("")) } }
            }
        }
    }
}

/// What stands at the foot: the kind of location, how often it can be used, its deal and its worth.
fn foot(say: Say<'_>, card: Card, size: Size) -> Markup {
    let data = say.data::<SettlersData>();
    let facts = data.facts(card);
    let kind = marks::kind_word(say, facts.kind());
    let worth = data.figures.location_points.value;
    let worth = if facts.faction.is_some() { worth.faction } else { worth.common };
    let uses = facts.deed().map_or(1, |deed| deed.uses);
    html! {
        span.sc-foot {
            @if size == Size::Large { (sign(marks::kind_sign(facts.kind()), "icon")) span.sc-kind { (kind) } }
            @else { (sign_labelled(marks::kind_sign(facts.kind()), "icon", &kind)) }
            @if uses > 1 { b.x2 data-tip=(say.say(&phrase!("settlers-text-uses", uses = uses))) { "×" (uses) } }
            @if let Some(brings) = facts.deal {
                @let deal = say.word("settlers-face-deal");
                span.sc-deal data-tip=(format!("{deal}: {}", marks::good_word(say, brings, 1))) { (sign_labelled("s-deal", "icon", &deal)) (good(brings, "")) }
            }
            b.sc-worth data-tip=(say.say(&phrase!("settlers-face-worth", points = worth))) { (worth) }
        }
    }
}

/// What a card does, in words.
pub fn effects(say: Say<'_>, card: Card) -> String {
    if !card.is_face_up() {
        return String::new();
    }
    let text = say.data::<SettlersData>().effect_text(card);
    text.iter().map(|sentence| capital(&say.say(sentence))).collect::<Vec<_>>().join(" ")
}

/// Where the almanac has a card that lies face up.
pub fn page(say: Say<'_>, card: Card) -> Option<String> {
    card.is_face_up().then(|| address(&say.path(Settlers::ID), say.data::<SettlersData>().card_id(card)))
}

/// A card that only lies there, face up if its face is known.
pub fn face(say: Say<'_>, card: Card, size: Size, more: &str, key: Option<&str>) -> Markup {
    if card == Card::FACTION_BACK {
        return covered(sign("s-cf", "emblem"), true, more, &name(say, card));
    }
    if !card.is_face_up() {
        return back(say, None, more, &name(say, card));
    }
    let class = marks::classes(&class_of(say, card, size), more);
    if size == Size::Large {
        return html! { span class=(class) { (print(say, card, size, &Goods::NONE)) } };
    }
    html! { a class=(class) href=[page(say, card)] data-read=[page(say, card)] data-card=[key] { (print(say, card, size, &Goods::NONE)) } }
}

/// The back of a common card, or of a faction's.
pub fn back(say: Say<'_>, faction: Option<Faction>, more: &str, label: &str) -> Markup {
    match faction {
        Some(faction) => covered(sign(&marks::faction_sign(say, faction), "emblem"), true, more, label),
        None => covered(icon_as("g-settlers", "emblem"), false, more, label),
    }
}

fn covered(emblem: Icon<'_>, own: bool, more: &str, label: &str) -> Markup {
    let class = marks::classes(if own { "own" } else { "" }, more);
    html! { span class=(format!("card sc card-s card-back sc-back {}", class.trim_start())) data-tip=(label) { (emblem) } }
}

/// A card in full, to be opened over the page.
pub fn popover(say: Say<'_>, card: Card) -> Markup {
    let id = format!("c-{}", say.data::<SettlersData>().card_id(card));
    html! {
        div.card-pop popover id=(id) {
            (face(say, card, Size::Large, "", None))
            button.btn.btn-quiet.btn-icon.pop-close type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(say.word("site-close")) { (icon("i-close")) }
        }
    }
}
