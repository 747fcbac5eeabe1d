//! Situations from the rulebooks, written down as data: a setup, a position, decisions, and what must hold.
//!
//! `docs/scenarios.md` describes the format for the people who write them.

mod form;
mod lesson;
mod run;
mod teach;
mod value;
mod write;

pub use form::Scenario;
pub use lesson::{Lesson, Page, Words};
pub use run::read_situation;
pub use teach::{Answer, Opened};
pub use value::{
    Group, Value, read_counts, read_groups, read_number, read_numbers, read_order, read_within, read_yes_or_no, within,
    yes_or_no,
};
pub use write::{Head, scenario_names, write_scenario, write_situation};

use crate::game::Narrate;
use crate::phrase;
use crate::phrase::Phrase;
use crate::seat::Seat;

/// A game whose positions can be written down fact by fact.
///
/// A fact has a key (`hand Denis`) and a value (`2 red-orc, skeleton`). The facts named by [`Situation::keys`]
/// describe a position in full: setting them all on a cleared table gives the position back.
pub trait Situation: Narrate {
    /// A setup like this table's in which nothing is left to chance that the facts do not tell.
    fn setup(&self) -> Self::Setup;
    /// Clears the table: no cards but those in the deck, nothing won, the first player to decide.
    fn clear(&mut self);
    /// Sets a fact.
    fn set(&mut self, key: &[&str], value: &str, cast: &Cast) -> Result<(), Phrase>;
    /// Ends a series of [`Situation::set`]: puts the rest where it belongs and checks that all fits together.
    fn settle(&mut self) -> Result<(), Phrase>;
    /// Reads a fact.
    fn get(&self, key: &[&str], cast: &Cast) -> Result<Value, Phrase>;
    /// The keys that describe a position in full, in an order in which they can be set.
    fn keys(&self, cast: &Cast) -> Vec<String>;
}

/// The players of a scenario by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast(Vec<String>);

impl Cast {
    /// A cast with these names, by seat.
    pub fn new(names: Vec<String>) -> Cast {
        Cast(names)
    }

    /// The seat of the player with this name.
    pub fn seat(&self, name: &str) -> Result<Seat, Phrase> {
        self.0
            .iter()
            .position(|player| player == name)
            .and_then(Seat::new)
            .ok_or_else(|| phrase!("unknown-player", name = name))
    }

    /// The name of the player in this seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", |name| name)
    }

    /// All names by seat.
    pub fn names(&self) -> &[String] {
        &self.0
    }
}
