//! Small signs: colours, coins, bonus values, points, crests.

use hadara::{Colour, Epoch, HadaraData, Level, Steps, Track};
use kernel::{Arg, Seat, phrase};
use maud::{Markup, html};

use crate::pages::{Icon, flag, icon, seat_class};
use crate::words::Say;

pub use crate::words::capital;

/// Where a sign of Hadara is.
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

/// The letter of a colour in classes and signs.
pub fn letter(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "y",
        Colour::Red => "r",
        Colour::Blue => "b",
        Colour::Green => "g",
        Colour::Purple => "p",
    }
}

/// The class of a colour.
pub fn class(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "c-y",
        Colour::Red => "c-r",
        Colour::Blue => "c-b",
        Colour::Green => "c-g",
        Colour::Purple => "c-p",
    }
}

/// The sign of a colour.
pub fn colour_sign(colour: Colour) -> &'static str {
    match colour {
        Colour::Yellow => "h-y",
        Colour::Red => "h-r",
        Colour::Blue => "h-b",
        Colour::Green => "h-g",
        Colour::Purple => "h-p",
    }
}

/// The number of an epoch in signs.
pub fn number(epoch: Epoch) -> u8 {
    epoch.number()
}

/// The picture of a level of colonies.
pub fn view(level: Level) -> &'static str {
    const VIEWS: [&str; hadara::LEVELS] = ["l-3", "l-9", "l-15", "l-21", "l-30"];
    VIEWS[level.index()]
}

/// A colour's sign in running text.
pub fn mark(colour: Colour) -> Icon<'static> {
    sign(colour_sign(colour), "sym").with(class(colour))
}

/// The same where it stands for a word.
pub fn mark_labelled(colour: Colour, label: &str) -> Icon<'_> {
    mark(colour).labelled(label)
}

/// A price.
pub fn coin(amount: impl std::fmt::Display) -> Markup {
    html! { span.coin { (amount.to_string()) } }
}

/// Coins that are got.
pub fn gain(amount: u16) -> Markup {
    coin(format!("+{amount}"))
}

/// Coins that are paid.
pub fn pay(amount: u16) -> Markup {
    html! { span.coin.pay { "−" (amount) } }
}

/// The same on a button, where a dashed ring would look forbidden.
pub fn spend(amount: u16) -> Markup {
    if amount == 0 { coin(0) } else { coin(format!("−{amount}")) }
}

/// A bonus value.
pub fn bonus(track: Track, steps: u16) -> Markup {
    html! { span class=(format!("bonus {}", class(track.colour()))) { (steps) (sign(colour_sign(track.colour()), "icon")) } }
}

/// All bonus values that are not nought.
pub fn bonuses(steps: Steps) -> Markup {
    html! { @for track in Track::ALL { @if steps[track] > 0 { (bonus(track, steps[track])) } } }
}

/// Points.
pub fn points(points: impl std::fmt::Display) -> Markup {
    html! { span.vp { (icon("i-glory")) (points.to_string()) } }
}

/// What is needed of a track.
pub fn need(colour: Colour, value: u8) -> Markup {
    html! { span class=(format!("need {}", class(colour))) { (sign(colour_sign(colour), "icon")) (value) } }
}

/// A player's mark: the pennant of the seat with the crest on it.
pub fn crest(say: Say<'_>, seat: Seat, class: &str) -> Markup {
    let id = format!("c-{}", say.data::<HadaraData>().crest_id(seat));
    html! {
        span class=(format!("{class} {}", seat_class(seat))) aria-hidden="true" { (flag(seat, "pennant")) (sign(&id, "charge-on")) }
    }
}

/// What a colour is about, as a heading: its track, or a word of our own for purple.
pub fn colour_word(say: Say<'_>, colour: Colour) -> String {
    match Track::ALL.into_iter().find(|track| track.colour() == colour) {
        Some(track) => capital(&plain(say, say.data::<HadaraData>().track_name(track))),
        None => say.word("hadara-page-purple"),
    }
}

/// A name in its plain form.
pub fn plain(say: Say<'_>, name: Arg) -> String {
    say.say(&phrase!("plain-name", name = name))
}
