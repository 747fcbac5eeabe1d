//! Small signs: goods, colours, kinds, points, crests.

use std::fmt::Display;

use kernel::{Arg, Phrase, Seat, phrase};
use maud::{Markup, html};
use settlers::{Colour, Colours, Faction, Good, Goods, Kind, SettlersData};

use crate::pages::{Icon, flag, icon, icon_as, seat_class};
use crate::words::Say;

pub use crate::words::capital;

/// Where a sign of Imperial Settlers is.
pub fn sign_address(id: &str) -> String {
    format!("{}#{id}", super::SIGNS.path())
}

/// A sign beside words.
pub fn sign<'a>(id: &'a str, class: &'a str) -> Icon<'a> {
    Icon::new(&super::SIGNS, id, class)
}

/// A sign that stands for words.
pub fn sign_labelled<'a>(id: &'a str, class: &'a str, label: &'a str) -> Icon<'a> {
    sign(id, class).labelled(label)
}

/// These classes and some more, with or without a space between them.
pub fn classes(first: &str, more: &str) -> String {
    format!("{first} {}", more.trim_start()).trim_end().to_owned()
}

/// The class of a good, and its sign.
fn letters(good: Good) -> (&'static str, &'static str) {
    match good {
        Good::Wood => ("g g-w", "s-w"),
        Good::Stone => ("g g-s", "s-s"),
        Good::Food => ("g g-f", "s-f"),
        Good::Worker => ("g g-p", "s-p"),
        Good::Gold => ("g g-g", "s-g"),
        Good::Raze => ("g g-x", "s-x"),
        Good::Defence => ("g g-d", "s-d"),
        Good::Card => ("g g-c", "s-c"),
        Good::CommonCard => ("g g-c", "s-cc"),
        Good::FactionCard => ("g g-c", "s-cf"),
        Good::Point => ("g g-v", "s-v"),
    }
}

/// One good. Points have the sign that they have in every game.
pub fn good(good: Good, more: &str) -> Icon<'_> {
    let (class, id) = letters(good);
    match good {
        Good::Point => icon_as("i-glory", class).with(more),
        Good::Wood
        | Good::Stone
        | Good::Food
        | Good::Worker
        | Good::Gold
        | Good::Raze
        | Good::Defence
        | Good::Card
        | Good::CommonCard
        | Good::FactionCard => sign(id, class).with(more),
    }
}

/// A resource of any sort.
pub fn resource(more: &str) -> Icon<'_> {
    sign("s-r", "g g-r").with(more)
}

/// A location, as what is discarded or chosen.
pub fn location(more: &str) -> Icon<'_> {
    sign("s-l", "g g-l").with(more)
}

/// A sign among goods.
pub fn glyph(id: &str) -> Icon<'_> {
    sign(id, "g")
}

/// Another player.
pub fn somebody() -> Icon<'static> {
    icon_as("i-person", "g g-who")
}

/// Goods. Equal ones are repeated up to so many times, more of them are counted.
pub fn goods(say: Say<'_>, all: &Goods, repeat: u8) -> Markup {
    goods_lacking(say, all, &Goods::NONE, repeat)
}

/// The same, with those ringed that are missing.
pub fn goods_lacking(say: Say<'_>, all: &Goods, lack: &Goods, repeat: u8) -> Markup {
    html! {
        @if !all.is_empty() {
            span.goods role="img" aria-label=(spoken(say, all)) {
                @for (sort, count) in all.iter() { (heap(sort, count, lack.get(sort).min(count), repeat)) }
            }
        }
    }
}

/// So many of one good, some of them missing.
fn heap(sort: Good, count: u8, short: u8, repeat: u8) -> Markup {
    let more = if short > 0 { "lack" } else { "" };
    html! {
        @if count > repeat { span.gd { (count) (good(sort, more)) } }
        @else {
            @for _ in short..count { (good(sort, "")) }
            @for _ in 0..short { (good(sort, "lack")) }
        }
    }
}

/// Goods in words: "2 wood and 1 stone".
pub fn spoken(say: Say<'_>, all: &Goods) -> String {
    let said = all.iter().map(|(sort, count)| Arg::Text(format!("{count} {}", good_word(say, sort, count))));
    say.say(&phrase!("settlers-face-goods", goods = said.collect::<Vec<Arg>>()))
}

/// What is missing.
pub fn short(all: &Goods) -> Markup {
    html! { span.short { "−" @for (at, (sort, count)) in all.iter().enumerate() { @if at > 0 { " " } (count) (good(sort, "")) } } }
}

/// What becomes of what.
pub fn arrow() -> Icon<'static> {
    sign("s-to", "to")
}

/// The word for a good, as many of it as `count`.
pub fn good_word(say: Say<'_>, good: Good, count: impl Into<kernel::Arg>) -> String {
    let count = count.into();
    say.say(&match good {
        Good::Wood => phrase!("settlers-face-wood", count = count),
        Good::Stone => phrase!("settlers-face-stone", count = count),
        Good::Food => phrase!("settlers-face-food", count = count),
        Good::Worker => phrase!("settlers-face-worker", count = count),
        Good::Gold => phrase!("settlers-face-gold", count = count),
        Good::Raze => phrase!("settlers-face-raze", count = count),
        Good::Defence => phrase!("settlers-face-defence", count = count),
        Good::Card => phrase!("settlers-face-card", count = count),
        Good::CommonCard => phrase!("settlers-face-common-card", count = count),
        Good::FactionCard => phrase!("settlers-face-faction-card", count = count),
        Good::Point => phrase!("settlers-face-point", count = count),
    })
}

/// The colours of a card, each on a shield with its own charge; an empty ring if it has none.
pub fn shields(colours: Colours) -> Markup {
    html! {
        span.shields {
            @if colours.iter().next().is_none() { (sign("n-none", "shield n-none")) }
            @for colour in colours.iter() { (small_shield(colour)) }
        }
    }
}

/// One colour on its shield.
pub fn small_shield(colour: Colour) -> Icon<'static> {
    sign(only_class(colour), "shield").with(only_class(colour))
}

/// The class of a colour, which is that of its charge too.
fn only_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "n-black",
        Colour::Purple => "n-purple",
        Colour::Blue => "n-blue",
        Colour::Brown => "n-brown",
        Colour::Gold => "n-gold",
        Colour::Red => "n-red",
        Colour::Pink => "n-pink",
        Colour::Grey => "n-grey",
    }
}

/// The class of a card's colours.
pub fn colour_class(colours: Colours) -> &'static str {
    let mut colours = colours.iter();
    match (colours.next(), colours.next()) {
        (None, _) => "n-none",
        (Some(only), None) => only_class(only),
        (Some(_), Some(_)) => "n-multi",
    }
}

/// A player's mark: the pennant of the seat with the charge of the faction on it.
pub fn crest(say: Say<'_>, faction: Faction, seat: Seat, class: &str) -> Markup {
    html! {
        span class=(format!("{class} {}", seat_class(seat))) aria-hidden="true" { (flag(seat, "pennant")) (sign(&faction_sign(say, faction), "charge-on")) }
    }
}

/// The charge of a faction.
pub fn faction_sign(say: Say<'_>, faction: Faction) -> String {
    format!("f-{}", say.data::<SettlersData>().faction_id(faction))
}

/// The name of a faction, with a capital.
pub fn faction_word(say: Say<'_>, faction: Faction) -> String {
    let name = say.data::<SettlersData>().faction_name(faction);
    capital(&say.say(&phrase!("plain-name", name = name)))
}

/// A colour.
pub fn colour_word(say: Say<'_>, colour: Colour) -> String {
    say.word(match colour {
        Colour::Black => "settlers-colour-black",
        Colour::Purple => "settlers-colour-purple",
        Colour::Blue => "settlers-colour-blue",
        Colour::Brown => "settlers-colour-brown",
        Colour::Gold => "settlers-colour-gold",
        Colour::Red => "settlers-colour-red",
        Colour::Pink => "settlers-colour-pink",
        Colour::Grey => "settlers-colour-grey",
    })
}

/// Points.
pub fn points(points: impl Display) -> Markup {
    html! { span.points { (icon("i-glory")) " " (points.to_string()) } }
}

/// The sign of what a location is for.
pub fn kind_sign(kind: Kind) -> &'static str {
    match kind {
        Kind::Action => "s-act",
        Kind::Feature => "s-feat",
        Kind::Production => "s-prod",
    }
}

/// The word for what a location is for.
pub fn kind_word(say: Say<'_>, kind: Kind) -> String {
    say.word(match kind {
        Kind::Action => "settlers-face-action",
        Kind::Feature => "settlers-face-feature",
        Kind::Production => "settlers-face-production",
    })
}

/// A sentence of the game, with a capital.
pub fn sentence(say: Say<'_>, phrase: &Phrase) -> String {
    capital(&say.say(phrase))
}
