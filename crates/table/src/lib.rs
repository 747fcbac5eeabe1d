//! A game being played: any game behind one type, seats, undo, log and views. No input or output, no clock: whoever
//! calls tells what time it is.
//!
//! A table is what its journal says: a [`Header`] and a list of [`Record`]s. Every change is a record, checked by
//! [`Table::check`], kept by the caller, and only then carried out by [`Table::carry_out`]. Reading the journal again
//! gives the same table.
//!
//! A journal says which rules made it. What is to outlive them is told as a [`Tale`] when the game ends.

mod bot;
mod bounds;
mod games;
mod journal;
mod playing;
mod story;
mod table;
mod tale;

pub use bot::{Hint, Judged, SeatedBot};
pub use bounds::{CHAT, LINES, NOTATION, RECORDS, Time};
pub use games::{Edition, Games, Offer, Playable, seats_for, usual_setup};
pub use journal::{Header, Moment, Onlookers, Pace, PersonId, Record, Unreadable, Visibility};
pub use kernel::chronicle::{NAME, NOT_IN_NAMES, is_name};
pub use playing::{AnyDecision, AnyGame, Choice, Denied, Playing, Told};
pub use story::{AnyStory, Teller, Telling};
pub use table::{Allowed, Phase, Sitter, Table, bot_called};
pub use tale::{Line, Placed, Sentence, Source, Tale};

/// The sentences of tables, in English and Russian.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];
