//! What all games of Letopis share: seats, dice, zones, the [`Game`] contract, [`chronicle`]s and
//! [`scenario`]s. No input or output, no clock, no prose.

pub mod campaign;
pub mod canonical;
pub mod chronicle;
pub mod data;
pub mod decision;
pub mod dice;
pub mod game;
pub mod laws;
pub mod notation;
pub mod outcome;
pub mod passage;
pub mod phrase;
pub mod scenario;
pub mod seat;
pub mod shelf;
pub mod stack;
pub mod story;
pub mod version;
pub mod zone;

pub use chronicle::Chronicle;
pub use data::Data;
pub use decision::{Checked, Options, Reason, Untimely};
pub use dice::{Dice, Seed, Stream};
pub use game::{Conceal, Game, Inform, Narrate, Recorder, Seen};
pub use outcome::{Outcome, Place, Score, Standings};
pub use passage::{Part, Passage};
pub use phrase::{Arg, Fault, Phrase};
pub use scenario::{Cast, Scenario, Situation};
pub use seat::{BySeat, Seat, SeatSet, Viewer};
pub use shelf::{Numbered, Shelf};
pub use stack::{Full, Stack};
pub use story::{Step, Story, Teller};
pub use version::Version;
pub use zone::{Pile, Pool};

/// The sentences that all games share, in English and Russian.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];
