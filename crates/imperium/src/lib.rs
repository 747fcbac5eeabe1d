//! Imperium, by Nigel Buckle and Dávid Turczi, Classics and Legends: the rules, the data and the notation.
//!
//! What cards do is written in a small language (`effects::words`), flattened when the data is read (`effects::program`) and run
//! by one interpreter (`effects::run`); the course of the game itself (`turn`) is written in the same operations. Hidden cards are in
//! `view`. All cards are in `data/`.

mod action;
mod almanac;
mod asked;
pub mod campaign;
mod card;
mod data;
pub mod effects;
mod equality;
mod events;
mod files;
mod frame;
mod keys;
mod laws;
mod market;
mod narrate;
mod notation;
mod play;
mod rival;
mod scoring;
mod setup;
mod situation;
mod state;
mod table;
mod turn;
mod view;

pub use action::{Action, Question, Refusal};
pub use almanac::Part;
pub use card::{CARDS, Card, CardSet, SEATS};
pub use data::{ImperiumData, Side};
pub use events::{Audience, Event, Spot};
pub use files::Sort;
pub use frame::Frame;
pub use rival::{Level, RowTold};

/// The tables of the rival as they are written.
pub mod rivals {
    pub use crate::rival::table::{RowText, Suits, TableText, Tables};
}
pub use scoring::{FixedPoints, SOURCES};
pub use setup::{Choice, Setup, Solo};
pub use state::{Ending, Imperium, MARKET, Offer, Player, Stack, Stage};
pub use table::{Area, Deed, Resolving, Slot};

use std::ops::RangeInclusive;

use kernel::{Game, Outcome, Phrase, Recorder, Seat, SeatSet, Seed, Stream, Viewer};

/// The sentences of this game, in English and Russian.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];

impl Game for Imperium {
    const ID: &'static str = "imperium";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 1..=SEATS;

    type Data = ImperiumData;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn new(data: &'static ImperiumData, setup: &Setup, seed: &Seed) -> Result<Imperium, Phrase> {
        setup::lay_out(data, setup, seed)
    }

    fn data(&self) -> &'static ImperiumData {
        self.data.0
    }

    fn seats(&self) -> usize {
        if self.level.is_some() { 1 } else { self.seats as usize }
    }

    fn deciding(&self) -> SeatSet {
        self.decides()
    }

    fn list(&self, _: Seat, out: &mut Vec<Action>) {
        self.each_option(|option| out.push(option));
    }

    fn judge(&self, _: Seat, action: &Action) -> Result<(), Refusal> {
        self.weigh(action)
    }

    fn perform_unchecked(&mut self, _: Seat, action: &Action, recorder: &mut impl Recorder<Event>) {
        self.answer(action, recorder);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.result())
    }

    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        self.points_by_source(seat)
    }

    fn decided_by(&self) -> &'static str {
        self.made_by()
    }

    fn redeal(&mut self, viewer: Viewer, stream: &mut Stream) {
        self.deal_hidden(viewer, stream);
    }

    fn write_action(&self, action: &Action, out: &mut String) {
        self.write_decision(action, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, Phrase> {
        self.read_decision(text)
    }

    fn setups(_: &ImperiumData) -> Vec<Setup> {
        let random = |seats| Setup { seats, nations: None, deck: 0, solo: None };
        let mut setups: Vec<Setup> = (2..=SEATS).map(random).collect();
        setups.push(Setup { deck: 1, ..random(2) });
        setups.push(Setup { solo: Some(Solo::new(Level::Imperator)), ..random(1) });
        setups
    }

    fn peoples(data: &ImperiumData) -> Vec<String> {
        data.nations.iter().map(|nation| nation.id.clone()).collect()
    }

    /// With side A of their power cards.
    fn with_peoples(setup: &Setup, peoples: &[usize]) -> Setup {
        let choices = peoples.iter().map(|nation| Choice { nation: *nation as u8, side: Side::A });
        Setup { nations: Some(choices.collect()), seats: peoples.len(), ..setup.clone() }
    }

    fn write_setup(data: &ImperiumData, setup: &Setup) -> String {
        data.write_setup(setup)
    }

    fn read_setup(data: &ImperiumData, text: &str) -> Result<Setup, Phrase> {
        data.read_setup(text)
    }
}
