//! Hadara, by Benjamin Schwer: the rules, the data and the notation.
//!
//! The course of an epoch lives in `epoch`, buying and selling in `purchase`, and each step in a file of its own:
//! `colonies`, `statues`, `feeding`, `medals`. What purple cards do is in `effects`, where tracks stand in `tracks`,
//! points in `scoring`, hidden cards in `view`. All figures are in `data/`.

mod action;
mod almanac;
mod arrange;
mod brief;
mod card;
mod checks;
mod colonies;
mod data;
mod effects;
mod epoch;
mod events;
mod feeding;
mod laws;
mod medals;
mod narrate;
mod notation;
mod prospect;
mod purchase;
mod scoring;
mod setup;
mod sheet;
mod situation;
mod state;
mod statues;
mod tracks;
mod turn;
mod view;

use std::ops::RangeInclusive;

use kernel::{Game, Outcome, Phrase, Recorder, Seat, SeatSet, Seed, Stream, Viewer};

pub use action::{Action, Deal, Refusal};
pub use card::{
    COLOURS, Card, CardSet, Cards, ColonyTile, Colour, EPOCHS, Epoch, LEVELS, Level, SLOTS, Slot, Steps, TRACKS, Track,
};
pub use data::{Back, Face, Figures, Front, HadaraData, Start, StatuePlace};
pub use effects::Effect;
pub use events::{Event, Offer, Origin};
pub use setup::Setup;
pub use state::{
    Colony, Edition, Fate, Hadara, MEDALS, PLAYERS, Phase, Player, Question, SOURCES, Sealed, Side, Statue, Turned,
};

/// The sentences of this game, in English and Russian.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];

impl Game for Hadara {
    const ID: &'static str = "hadara";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=PLAYERS;

    type Data = HadaraData;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn new(data: &'static HadaraData, setup: &Setup, seed: &Seed) -> Result<Hadara, Phrase> {
        setup::lay_out(data, setup, seed)
    }

    fn data(&self) -> &'static HadaraData {
        self.data.0
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn deciding(&self) -> SeatSet {
        match self.asked {
            Question::Over => SeatSet::EMPTY,
            Question::Side | Question::Draw => self.undecided(),
            Question::Wheel
            | Question::Colony
            | Question::Captured(_)
            | Question::Statue
            | Question::Draft
            | Question::Feeding
            | Question::Medals => SeatSet::only(self.turn),
        }
    }

    fn waiting(&self) -> SeatSet {
        self.all_seats().filter(|seat| self.player(*seat).sealed != Sealed::Nothing).collect()
    }

    fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_options(seat, out);
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, action)
    }

    fn perform_unchecked(&mut self, seat: Seat, action: &Action, recorder: &mut impl Recorder<Event>) {
        self.carry_out(seat, action, recorder);
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

    fn setups(_: &HadaraData) -> Vec<Setup> {
        Self::SEATS.flat_map(|seats| [Setup::full(seats), Setup::first(seats)]).collect()
    }

    fn write_setup(_: &HadaraData, setup: &Setup) -> String {
        notation::write_setup(setup)
    }

    fn read_setup(_: &HadaraData, text: &str) -> Result<Setup, Phrase> {
        notation::read_setup(text)
    }
}
