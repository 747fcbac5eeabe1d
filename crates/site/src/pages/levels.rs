//! The levels of bots: choosing one, and saying which sits where.

use bots::{Kind, Level};
use kernel::phrase;
use maud::{Markup, html};
use table::Sitter;

use super::icon;
use crate::words::Say;

/// What a bot is called beside its name in a list.
pub fn title(say: Say<'_>, kind: Kind) -> String {
    say.say(&phrase!("level-bot", level = kind.title()))
}

/// The mark of a bot at its seat, with its level. Nothing for a person.
pub fn bot_mark(say: Say<'_>, bot: Option<Kind>) -> Markup {
    html! {
        @if let Some(kind) = bot {
            span.level data-tip=(title(say, kind)) { (icon("i-bot")) span { (say.say(&kind.title())) } }
        }
    }
}

/// The bot in a seat, if one sits there.
pub fn bot_of(sitter: &Sitter) -> Option<Kind> {
    match sitter {
        Sitter::Bot { kind } => Some(*kind),
        Sitter::Open | Sitter::Person { .. } => None,
    }
}

/// The levels as options of a list, one of them chosen.
pub fn options(say: Say<'_>, chosen: Option<Kind>) -> Markup {
    html! {
        @for kind in Level::ALL.map(Kind::Level) {
            option value=(kind.name()) selected[chosen == Some(kind)] { (title(say, kind)) }
        }
    }
}

/// A list of levels, sent under this name with the form of this id, or with the one around it.
pub fn chooser(say: Say<'_>, name: &str, form: Option<&str>, chosen: Kind) -> Markup {
    html! {
        select.levels name=(name) form=[form] aria-label=(say.word("level-choose")) { (options(say, Some(chosen))) }
    }
}
