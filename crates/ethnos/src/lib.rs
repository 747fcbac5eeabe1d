//! Ethnos, by Paolo Mori: the rules, the data and the notation.
//!
//! A turn lives in `turn`, the making of bands in `bands`, what the tribes do in `tribes`, ages in `age`, glory
//! in `scoring`, hidden cards in `view`. All figures are in `data/`.

mod action;
mod age;
mod bands;
mod brief;
mod card;
mod data;
mod events;
mod laws;
mod narrate;
mod notation;
mod prospect;
mod scoring;
mod setup;
mod situation;
mod state;
mod tribes;
mod turn;
mod view;

use std::ops::RangeInclusive;

use kernel::{Game, Outcome, Phrase, Recorder, Seat, SeatSet, Seed, Stream, Viewer};

pub use action::{Action, Followers, Refusal};
pub use card::{Card, KINGDOMS, Kingdom, Tribe};
pub use data::{Ability, Cards, EthnosData, Figures, Side, Sides, Table};
pub use events::Event;
pub use setup::{Setup, Tribes};
pub use state::{Band, Ethnos, HAND, Land, Player, Question, SOURCES, TROLLS};

/// The sentences of this game, in English and Russian.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];

impl Game for Ethnos {
    const ID: &'static str = "ethnos";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=6;

    type Data = EthnosData;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn new(data: &'static EthnosData, setup: &Setup, seed: &Seed) -> Result<Ethnos, Phrase> {
        setup::lay_out(data, setup, seed)
    }

    fn data(&self) -> &'static EthnosData {
        self.data.0
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn deciding(&self) -> SeatSet {
        match self.asked {
            Question::Over => SeatSet::EMPTY,
            Question::Turn
            | Question::Place
            | Question::Bonus(_)
            | Question::Troll
            | Question::Horde
            | Question::Another
            | Question::Keep
            | Question::Draw
            | Question::Raid => SeatSet::only(self.turn),
        }
    }

    fn list(&self, _: Seat, out: &mut Vec<Action>) {
        self.list_options(out);
    }

    fn judge(&self, _: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(action)
    }

    fn perform_unchecked(&mut self, _: Seat, action: &Action, recorder: &mut impl Recorder<Event>) {
        self.carry_out(action, recorder);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        self.points_by_source(seat)
    }

    fn decided_by(&self) -> &'static str {
        self.tie_break()
    }

    fn redeal(&mut self, viewer: Viewer, stream: &mut Stream) {
        self.deal_hidden(viewer, stream);
    }

    fn write_action(&self, action: &Action, out: &mut String) {
        self.data.0.write_action(action, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, Phrase> {
        self.data.0.read_action(text)
    }

    fn setups(_: &EthnosData) -> Vec<Setup> {
        Self::SEATS.map(Setup::random).collect()
    }

    fn write_setup(data: &EthnosData, setup: &Setup) -> String {
        data.write_setup(setup)
    }

    fn read_setup(data: &EthnosData, text: &str) -> Result<Setup, Phrase> {
        data.read_setup(text)
    }
}
