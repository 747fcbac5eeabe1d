//! The contract that every game fulfils and every player, page and tool relies on.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Deref, RangeInclusive};

use crate::data::Data;
use crate::dice::{Dice, Seed, Stream};
use crate::phrase::Phrase;
use crate::seat::{Seat, SeatSet, Viewer};

/// A game: a deterministic state machine whose state is a plain value.
///
/// From a setup, a seed and a list of decisions everything else follows. [`crate::laws`] states what must hold
/// for every implementation and tests it.
pub trait Game: Conceal + PartialEq + Eq {
    /// The name in chronicles, addresses and commands.
    const ID: &'static str;
    /// Raised when a change of the rules alters how an old chronicle replays.
    const RULES: u32;
    /// How many may play.
    const SEATS: RangeInclusive<usize>;

    /// Cards, boards and tables.
    type Data: Data;
    /// What is agreed before the first card is dealt.
    type Setup: Clone + PartialEq + Debug + Send + Sync;
    /// One decision of one player, as small as a person makes it.
    type Action: Copy + Eq + Hash + Debug + Send + Sync;
    /// One thing that happened, for the log and for what moves on the screen.
    type Event: Conceal + PartialEq;
    /// Why a decision is not allowed.
    type Refusal: Copy + PartialEq + Debug + Send + Sync;

    /// Sets the table up. A setup that the rules do not allow is refused with a reason.
    fn new(data: &'static Self::Data, setup: &Self::Setup, seed: &Seed) -> Result<Self, Phrase>;

    /// The data that this game is played with.
    fn data(&self) -> &'static Self::Data;

    /// How many play.
    fn seats(&self) -> usize;

    /// Who owes a decision now. Empty once the game is over.
    fn deciding(&self) -> SeatSet;

    /// Puts every decision that `seat` may take now into `out`, in a fixed order, none twice. The buffer is emptied first.
    /// A seat that is deciding has at least one option; any other seat has none.
    fn options(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `seat` may decide so now, and if not, why.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a decision that [`Game::check`] allows.
    fn perform(&mut self, seat: Seat, action: &Self::Action, recorder: &mut impl Recorder<Self::Event>);

    /// Checks a decision and carries it out. A refused decision changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        recorder: &mut impl Recorder<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        self.check(seat, action)?;
        self.perform(seat, action, recorder);
        Ok(())
    }

    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// Whether this event told `viewer` something that it could not know before. A player may freely take back
    /// a decision that told them nothing.
    fn informs(event: &Self::Event, viewer: Viewer) -> bool;

    /// Turns a state that was concealed from `viewer` into some whole state that the viewer cannot rule out.
    /// Called through [`Seen::redeal`].
    fn redeal(&mut self, viewer: Viewer, stream: &mut Stream);

    /// Writes a decision in the game's notation, as it is called in this position.
    fn write_action(&self, action: &Self::Action, out: &mut String);

    /// Reads a decision as it is called in this position. It need not be allowed, only sayable.
    fn read_action(&self, text: &str) -> Result<Self::Action, Phrase>;

    /// The setups to offer: for every number of players the usual one, then each variant.
    fn setups(data: &Self::Data) -> Vec<Self::Setup>;

    /// Writes a setup on one line.
    fn write_setup(data: &Self::Data, setup: &Self::Setup) -> String;

    /// Reads a setup.
    fn read_setup(data: &Self::Data, text: &str) -> Result<Self::Setup, Phrase>;

    /// What these eyes may know of the table.
    fn seen_by(&self, viewer: Viewer) -> Seen<Self> {
        Seen::new(self, viewer)
    }

    /// A decision in notation, as a text of its own.
    fn notation(&self, action: &Self::Action) -> String {
        let mut text = String::new();
        self.write_action(action, &mut text);
        text
    }
}

/// What a game says to people: questions, choices, events and refusals as messages.
pub trait Narrate: Game {
    /// What `seat` is being asked.
    fn question(seen: &Seen<Self>, seat: Seat) -> Phrase;
    /// What one option would do.
    fn choice(seen: &Seen<Self>, action: &Self::Action) -> Phrase;
    /// What happened. None for an event that only moves something on the screen.
    fn told(seen: &Seen<Self>, event: &Seen<Self::Event>) -> Option<Phrase>;
    /// Why not.
    fn refusal(seen: &Seen<Self>, refusal: &Self::Refusal) -> Phrase;
    /// A short name of the refusal for scenarios and programs, such as `not-in-hand`.
    fn reason(refusal: &Self::Refusal) -> &'static str;
    /// What a source of points is called.
    fn source(source: &'static str) -> Phrase;
    /// How a tie, or the want of one, was decided.
    fn decided(decision: &'static str) -> Phrase;
}

/// A value from which what somebody may not know can be taken out.
pub trait Conceal: Clone + Debug + Send + Sync + 'static {
    /// Takes out what `viewer` may not know.
    fn conceal(&mut self, viewer: Viewer);
}

/// A value as one pair of eyes sees it, with everything hidden taken out.
///
/// Pages, logs and bots are given this and nothing else, so that a whole state cannot leave by mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen<T> {
    value: T,
    viewer: Viewer,
}

impl<T: Conceal> Seen<T> {
    /// The value as `viewer` sees it.
    pub fn new(value: &T, viewer: Viewer) -> Seen<T> {
        let mut value = value.clone();
        value.conceal(viewer);
        Seen { value, viewer }
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl<G: Game> Seen<G> {
    /// Some whole state that the viewer cannot rule out: what is face down and the dice are dealt anew.
    pub fn redeal(&self, stream: &mut Stream) -> G {
        let mut state = self.value.clone();
        state.redeal(self.viewer, stream);
        state
    }
}

impl<T> Deref for Seen<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Collects what happens while a decision is carried out.
pub trait Recorder<E> {
    /// Takes note of one event.
    fn record(&mut self, event: E);
}

/// Takes no notes and costs nothing.
impl<E> Recorder<E> for () {
    #[inline(always)]
    fn record(&mut self, _: E) {}
}

impl<E> Recorder<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// One place for each seat, in the order of the seats.
    pub places: Vec<Place>,
    /// What made the winner: points, or the tie-break that was needed. Named by [`Narrate::decided`].
    pub decided_by: &'static str,
}

/// How one seat ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whose place it is.
    pub seat: Seat,
    /// One for the winner. Seats that no tie-break tells apart share a rank; whoever plays alone and loses comes second.
    pub rank: usize,
    /// All points.
    pub points: i32,
    /// Points by where they came from. Named by [`Narrate::source`].
    pub sources: Vec<(&'static str, i32)>,
}

impl Standings {
    /// Who won: more than one if the victory is shared, nobody if a game played alone is lost.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|place| place.rank == 1).map(|place| place.seat)
    }

    /// The places from the winner down.
    pub fn ranked(&self) -> Vec<&Place> {
        let mut places: Vec<&Place> = self.places.iter().collect();
        places.sort_by_key(|place| (place.rank, place.seat));
        places
    }
}

impl Conceal for Dice {
    /// Nobody may know the dice.
    fn conceal(&mut self, _: Viewer) {
        *self = Dice::TAKEN_OUT;
    }
}
