//! Imperial Settlers, by Ignacy Trzewiczek: the rules, the data and the notation.
//!
//! The course of a round lives in `round`, its first phase in `lookout`, a player's turn in `turn`, building in `build`, razing in
//! `raze`, the actions of locations in `uses`, the virtual opponent of the solo game in `attack`, and what is going on inside a decision
//! in `effects`. Hidden cards are in `view`. All figures are in `data/`.

mod action;
mod almanac;
mod attack;
mod brief;
mod build;
mod card;
mod check;
mod data;
mod decks;
mod effects;
mod events;
mod frame;
mod gains;
mod goods;
mod laws;
mod location;
mod lookout;
mod narrate;
mod notation;
mod outcomes;
mod pending;
mod preview;
mod prospect;
mod raze;
mod round;
mod scoring;
mod setup;
mod situation;
mod state;
mod turn;
mod uses;
mod verbs;
mod view;

use std::ops::RangeInclusive;

use kernel::{Game, Outcome, Phrase, Recorder, Seat, SeatSet, Seed, Stream, Viewer};

pub use action::{Action, Pack, Pact, Refusal, Spot, Times};
pub use card::{Card, Colour, Colours, Faction, Kind};
pub use data::{Advanced, ByDeck, CardFacts, Figures, Rank, SettlersData};
pub use effects::EXCHANGED;
pub use events::Event;
pub use frame::{Frame, Question};
pub use goods::{Bill, GOODS, Good, Goods, Mix, Price, Supply};
pub use location::{Location, Mark, Place};
pub use preview::{Brings, Income};
pub use setup::{Factions, Lookout, Peace, Setup};
pub use state::{Acted, Phase, Player, Points, SEATS, SOURCES, Settlers, Solo};
pub use verbs::{Deck, Deed, Does, Effect, Feature, Offer, Rest, Tier, What, Yield};

/// The sentences of this game, in English and Russian.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];

impl Game for Settlers {
    const ID: &'static str = "settlers";
    const RULES: u32 = 2;
    const SEATS: RangeInclusive<usize> = 1..=SEATS;

    type Data = SettlersData;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;

    fn new(data: &'static SettlersData, setup: &Setup, seed: &Seed) -> Result<Settlers, Phrase> {
        setup::lay_out(data, setup, seed)
    }

    fn data(&self) -> &'static SettlersData {
        self.data.0
    }

    fn seats(&self) -> usize {
        self.seats as usize
    }

    fn deciding(&self) -> SeatSet {
        if let Some(frame) = self.stack.top() {
            return SeatSet::only(frame.seat());
        }
        match self.phase {
            Phase::Over => SeatSet::EMPTY,
            Phase::Lookout if self.drafts() => {
                Seat::all(self.seats as usize).filter(|seat| self.owes_choice(*seat)).collect()
            }
            Phase::Lookout | Phase::Production | Phase::Action | Phase::Attack => SeatSet::only(self.turn),
        }
    }

    fn waiting(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| self.player(*seat).chosen.is_some()).collect()
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
        self.write_decision(action, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, Phrase> {
        self.read_decision(text)
    }

    fn setups(_: &SettlersData) -> Vec<Setup> {
        let mut setups: Vec<Setup> = [2, 3, 4, 1].map(Setup::random).into();
        for lookout in [Lookout::Alternative, Lookout::Advanced] {
            setups.push(Setup { lookout, ..Setup::random(2) });
        }
        setups.push(Setup { peace: Peace::Peaceful, ..Setup::random(2) });
        setups
    }

    fn peoples(data: &SettlersData) -> Vec<String> {
        data.factions().map(|faction| data.faction_id(faction).to_owned()).collect()
    }

    fn with_peoples(setup: &Setup, peoples: &[usize]) -> Setup {
        let factions = peoples.iter().map(|faction| Faction(*faction as u8)).collect();
        Setup { factions: Factions::Chosen(factions), seats: peoples.len(), ..setup.clone() }
    }

    fn write_setup(data: &SettlersData, setup: &Setup) -> String {
        data.write_setup(setup)
    }

    fn read_setup(data: &SettlersData, text: &str) -> Result<Setup, Phrase> {
        data.read_setup(text)
    }
}
