//! Cards as they are drawn: faces in three sizes, and backs.

use hadara::{Card, Colour, Effect, Epoch, Hadara, HadaraData, Steps};
use kernel::{Game, phrase};
use maud::{Markup, html};

use super::offers::Risen;
use super::{ROMAN, Scene, marks};
use crate::pages::card::address;
use crate::pages::icon_labelled;
use crate::words::{Kept, Say, hyphened};
use marks::{bonus, bonuses, coin, sign};

/// How large a card is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Size {
    /// For piles: everything but the name.
    Small,
    /// For choices.
    Medium,
}

impl Size {
    fn class(self) -> &'static str {
        match self {
            Size::Small => "card-s",
            Size::Medium => "card-m",
        }
    }
}

/// What an effect does, in a few signs.
fn effect_signs(effect: &Effect) -> Markup {
    let (colony, statue, silver) = (sign("i-colony", "icon"), sign("i-statue", "icon"), sign("i-silver", "icon"));
    match effect {
        Effect::SellsForMore { coins } => html! { (sign("i-sell", "icon")) "+" (coins) },
        Effect::HoldsTile { steps } => html! { (sign("i-tile", "icon")) "+" (steps) },
        Effect::RaisesPerCard { track, steps } => {
            html! { (bonus(*track, (*steps).into())) "/" (sign("i-cards", "icon")) }
        }
        Effect::LowersMedalPrices { .. } => html! { (silver) (sign("i-gold", "icon")) "−" },
        Effect::RaisesStatues { steps } => html! { (statue) "+" (steps) },
        Effect::PaysInsteadOfRemoving { coins, .. } => html! { (coin(coins)) "›" (sign("i-feed", "icon")) },
        Effect::SellsSurplus { coins, .. } => html! { (sign("i-feed", "icon")) "›" (coin(coins)) },
        Effect::PaidForHigherTracks { coins, .. } => html! { "›" (sign("h-y", "icon")) (coin(coins)) },
        Effect::PaidForColonies { coins } => html! { (colony) (coin(coins)) },
        Effect::FillsSilverMedals { .. } => html! { (silver) "×2" },
        Effect::ScoresSets { points } => html! { (sign("i-set", "icon")) (marks::points(points)) },
        Effect::JoinsAnySet => html! { (sign("i-flip", "icon")) (sign("i-set", "icon")) },
        Effect::ActsMoreOften { times } => html! { (colony) (statue) "×" (times) },
        Effect::LowersRequirements { steps } => html! { (colony) (statue) "−" (steps) },
        Effect::BuysRequirements { coins, .. } => html! { (coin(coins)) "›" (colony) (statue) },
    }
}

/// The picture of an effect.
fn effect_emblem(effect: &Effect) -> &'static str {
    match effect {
        Effect::SellsForMore { .. } => "i-sell",
        Effect::HoldsTile { .. } => "i-tile",
        Effect::RaisesPerCard { track, .. } => marks::colour_sign(track.colour()),
        Effect::LowersMedalPrices { .. } => "i-gold",
        Effect::RaisesStatues { .. } => "i-statue",
        Effect::PaysInsteadOfRemoving { .. } => "i-feed",
        Effect::SellsSurplus { .. } => "h-g",
        Effect::PaidForHigherTracks { .. } => "h-y",
        Effect::PaidForColonies { .. } | Effect::LowersRequirements { .. } => "i-colony",
        Effect::FillsSilverMedals { .. } => "i-silver",
        Effect::ScoresSets { .. } => "i-set",
        Effect::JoinsAnySet => "i-flip",
        Effect::ActsMoreOften { .. } => "i-integrate",
        Effect::BuysRequirements { .. } => "i-coin",
    }
}

/// What a card gives: bonus values, or its effect.
pub fn gist(data: &HadaraData, card: Card) -> Markup {
    let face = data.face(card);
    match &face.effect {
        Some(effect) => html! { span.effect { (effect_signs(effect)) } },
        None => bonuses(face.steps),
    }
}

/// The class of a card.
pub fn class_of(data: &HadaraData, card: Card, size: Size) -> String {
    format!("card hc {} {}", size.class(), marks::class(data.colour_of(card)))
}

/// What is printed on a card.
pub fn print(say: Say<'_>, card: Card, size: Size) -> Kept {
    say.drawn((Hadara::ID, size.class(), card.index()), || printed(say, card, size))
}

fn printed(say: Say<'_>, card: Card, size: Size) -> Markup {
    let data = say.data::<HadaraData>();
    let face = data.face(card);
    let name = marks::plain(say, data.card_name(card));
    let emblem = match &face.effect {
        Some(effect) => effect_emblem(effect).to_owned(),
        None if face.steps == Steps::default() => format!("e-w{}", marks::number(face.epoch)),
        None => format!("e-{}{}", marks::letter(face.colour), marks::number(face.epoch)),
    };
    html! {
        span.hc-top { (sign(marks::colour_sign(face.colour), "charge")) span.bonuses { (gist(data, card)) } }
        (sign(&emblem, "emblem"))
        span class=(if size == Size::Small { "visually-hidden" } else { "card-name" }) { (hyphened(&marks::capital(&name))) }
        span.hc-foot {
            (coin(face.cost))
            span.epoch { @if face.star { (sign("i-star", "icon")) } (ROMAN[face.epoch.index()]) }
            span.vp { (icon_labelled("i-glory", &say.word("hadara-page-points"))) (face.points) }
        }
    }
}

/// What can be seen of a card that lies among others of its colour.
pub fn edge(say: Say<'_>, card: Card) -> Kept {
    let data = say.data::<HadaraData>();
    say.drawn((Hadara::ID, "spine", card.index()), || {
        html! {
            span.visually-hidden { (marks::plain(say, data.card_name(card))) }
            (gist(data, card))
            span.vp { (data.face(card).points) }
        }
    })
}

/// Where the almanac has a card.
pub fn page(say: Say<'_>, card: Card) -> String {
    address(&say.path(Hadara::ID), say.data::<HadaraData>().card_id(card))
}

/// A card that only lies there; `now` says what it costs whoever looks at it.
pub fn face(say: Say<'_>, card: Card, size: Size, more: &str, key: Option<&str>, now: Option<&str>) -> Markup {
    let class = format!("{}{more}", class_of(say.data::<HadaraData>(), card, size));
    html! { a class=(class) href=(page(say, card)) data-read=(page(say, card)) data-now=[now] data-card=[key] { (print(say, card, size)) } }
}

/// The back of a card.
pub fn back(colour: Colour, epoch: Epoch, more: &str, label: &str) -> Markup {
    html! {
        span class=(format!("card hc card-s hc-back {}{more}", marks::class(colour))) data-tip=(label) {
            (sign(marks::colour_sign(colour), "emblem")) span.epoch { (ROMAN[epoch.index()]) }
        }
    }
}

/// Where a card could lie.
pub fn empty(colour: Colour) -> Markup {
    html! { span.no-card { (sign(marks::colour_sign(colour), "icon")) } }
}

impl Scene<'_> {
    /// A card that lies there, and may move to another place.
    pub(super) fn lying(&self, card: Card, size: Size, more: &str) -> Markup {
        face(self.say, card, size, more, Some(self.data().card_id(card)), self.now(card).as_deref())
    }

    /// A card of which the same page may show another picture.
    pub(super) fn picture(&self, card: Card, size: Size, more: &str) -> Markup {
        face(self.say, card, size, more, None, None)
    }

    /// What a card costs me now, and what it would bring.
    fn now(&self, card: Card) -> Option<String> {
        let me = self.me?;
        let (price, cost) = (self.seen.price(me, card), self.data().face(card).cost);
        let costs = self.say.say(&phrase!("hadara-page-price-now", price = price, cost = cost));
        let brings = self.risen(card).into_iter().map(|Risen { track, before, after, news }| {
            let reach = news.map(|news| format!(" ({news})")).unwrap_or_default();
            format!("{} {before} → {after}{reach}", self.track_word(track))
        });
        let brings: Vec<String> = brings.collect();
        Some(format!("{costs} {}", brings.join(", ")).trim_end().to_owned())
    }
}
