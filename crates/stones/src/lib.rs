//! Stones, a made-up game: a pile from which each takes one or two in turn, and a hidden charm for everybody.
//!
//! It is the smallest game that fulfils the contract, and no part of the program that people are given: it proves that a game
//! can be added from outside. `docs/adding-a-game.md` leads through it.

mod data;
mod narrate;
mod situation;

use std::fmt;
use std::ops::RangeInclusive;
use std::sync::Arc;

use bots::{Evaluate, Weights};
use kernel::data::Shared;
use kernel::laws::Lawful;
use kernel::{
    Conceal, Dice, Game, Inform, Outcome, Phrase, Reason, Recorder, Seat, SeatSet, Seed, Stream, Untimely, Viewer,
    phrase,
};
use letopis::Hosted;
use site::Board;

pub use data::StonesData;

/// The most who can play.
const PLAYERS: usize = 3;
/// A charm that lies face down.
const HIDDEN: u8 = u8::MAX;

/// What lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stones {
    data: Shared<StonesData>,
    dice: Dice,
    seats: u8,
    pile: u8,
    turn: Seat,
    taken: [u8; PLAYERS],
    /// By seat, then those that nobody has.
    charms: [u8; PLAYERS + 1],
}

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup(usize);

/// So many stones are taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take(u8);

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody took stones.
    Took {
        /// Who.
        seat: Seat,
        /// How many.
        stones: u8,
    },
    /// The charms are shown.
    Ended,
}

/// Why not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It comes at the wrong moment.
    Untimely(Untimely),
    /// There are not so many stones.
    TooMany,
}

impl Reason for Refusal {
    const REASONS: &'static [&'static str] = &["not-deciding", "not-asked", "too-many"];

    fn reason(&self) -> &'static str {
        match self {
            Refusal::Untimely(untimely) => untimely.reason(),
            Refusal::TooMany => "too-many",
        }
    }
}

impl From<Untimely> for Refusal {
    fn from(untimely: Untimely) -> Refusal {
        Refusal::Untimely(untimely)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason())
    }
}

impl std::error::Error for Refusal {}

impl Game for Stones {
    const ID: &'static str = "stones";
    const RULES: u32 = 1;
    const SEATS: RangeInclusive<usize> = 2..=PLAYERS;

    type Data = StonesData;
    type Setup = Setup;
    type Action = Take;
    type Event = Event;
    type Refusal = Refusal;

    fn new(data: &'static StonesData, setup: &Setup, seed: &Seed) -> Result<Stones, Phrase> {
        if !Self::SEATS.contains(&setup.0) {
            return Err(phrase!("setup-bad-seats", least = 2, most = PLAYERS, found = setup.0));
        }
        let (mut dice, mut charms) = (Dice::new(seed), data.charms.value);
        dice.shuffle(&mut charms);
        let pile = data.stones.value * setup.0 as u8;
        let turn = Seat::default();
        Ok(Stones { data: Shared(data), dice, seats: setup.0 as u8, pile, turn, taken: [0; PLAYERS], charms })
    }

    fn data(&self) -> &'static StonesData {
        self.data.0
    }

    fn seats(&self) -> usize {
        self.seats.into()
    }

    fn deciding(&self) -> SeatSet {
        if self.pile == 0 { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn list(&self, _: Seat, out: &mut Vec<Take>) {
        out.extend((1..=self.pile.min(2)).map(Take));
    }

    fn judge(&self, _: Seat, action: &Take) -> Result<(), Refusal> {
        if action.0 > self.pile { Err(Refusal::TooMany) } else { Ok(()) }
    }

    fn perform_unchecked(&mut self, seat: Seat, action: &Take, recorder: &mut impl Recorder<Event>) {
        self.pile -= action.0;
        self.taken[seat.index()] += action.0;
        recorder.record(Event::Took { seat, stones: action.0 });
        match self.pile {
            0 => recorder.record(Event::Ended),
            _ => self.turn = seat.next(self.seats()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let points = |seat: Seat| i32::from(self.taken[seat.index()]) + i32::from(self.charms[seat.index()]);
        (self.pile == 0).then(|| Outcome::by_key(self.seats(), |seat| (points(seat), ())))
    }

    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        vec![("stones", self.taken[seat.index()].into()), ("charm", self.charms[seat.index()].into())]
    }

    fn decided_by(&self) -> &'static str {
        "points"
    }

    fn redeal(&mut self, _: Viewer, stream: &mut Stream) {
        self.dice = stream.dice();
        let mut unseen: Vec<u8> =
            self.data.0.charms.value.into_iter().filter(|charm| !self.charms.contains(charm)).collect();
        stream.shuffle(&mut unseen);
        for charm in self.charms.iter_mut().filter(|charm| **charm == HIDDEN) {
            *charm = unseen.pop().unwrap_or(HIDDEN);
        }
    }

    fn write_action(&self, action: &Take, out: &mut String) {
        out.push_str(&format!("take {}", action.0));
    }

    fn read_action(&self, text: &str) -> Result<Take, Phrase> {
        match text.trim() {
            "take 1" => Ok(Take(1)),
            "take 2" => Ok(Take(2)),
            other => Err(phrase!("stones-expected", text = other)),
        }
    }

    fn setups(_: &StonesData) -> Vec<Setup> {
        Self::SEATS.map(Setup).collect()
    }

    fn write_setup(_: &StonesData, setup: &Setup) -> String {
        format!("{} players", setup.0)
    }

    fn read_setup(_: &StonesData, text: &str) -> Result<Setup, Phrase> {
        let seats = text.trim().strip_suffix(" players").and_then(|seats| seats.parse().ok());
        seats.map(Setup).ok_or_else(|| phrase!("stones-setup-expected", text = text.trim()))
    }
}

impl Conceal for Stones {
    fn conceal(&mut self, viewer: Viewer) {
        self.dice.conceal(viewer);
        let sees = |at: usize| Seat::new(at).is_some_and(|seat| at < self.seats.into() && viewer.sees(seat));
        let open = self.pile == 0 || viewer == Viewer::Omniscient;
        for (_, charm) in self.charms.iter_mut().enumerate().filter(|(at, _)| !open && !sees(*at)) {
            *charm = HIDDEN;
        }
    }
}

impl Conceal for Event {
    fn conceal(&mut self, _: Viewer) {}
}

impl Inform for Event {
    fn informs(&self, _: Viewer) -> bool {
        *self == Event::Ended
    }
}

impl Lawful for Stones {
    fn any_setup(_: &'static StonesData, stream: &mut Stream) -> Setup {
        Setup(2 + stream.below(PLAYERS as u32 - 1) as usize)
    }

    fn inventory(&self) -> Vec<u16> {
        let stones: u8 = self.pile + self.taken.iter().sum::<u8>();
        let mut charms = self.charms.map(u16::from);
        charms.sort();
        [&[u16::from(stones)], &charms[..]].concat()
    }
}

impl Evaluate for Stones {
    // There is nothing to work out beforehand.
    type Scales = ();

    fn scales(&self, _: &Arc<Weights>) {}

    fn worth(&self, seat: Seat) -> f32 {
        self.taken[seat.index()].into()
    }
}

// Everything about the board is plain, on the site and at the terminal.
impl Board for Stones {}
impl Hosted for Stones {}
