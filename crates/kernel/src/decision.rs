//! Decisions that the rules allow, as values, and what every game says of those that come at the wrong moment.

use std::error::Error;
use std::fmt;
use std::ops::Deref;

use crate::dice::Stream;
use crate::phrase;
use crate::phrase::Phrase;
use crate::seat::{Seat, SeatSet};

/// A decision that the rules allow in the position that it was checked in or listed for, and in every redeal of what its
/// seat sees of that position.
///
/// Only [`Game::check`](crate::Game::check) and a list of [`Options`] give one, so that whoever is handed it need not ask
/// again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Checked<A> {
    seat: Seat,
    action: A,
}

impl<A> Checked<A> {
    #[inline]
    pub(crate) fn new(seat: Seat, action: A) -> Checked<A> {
        Checked { seat, action }
    }

    /// Who decides.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What.
    #[inline]
    pub fn action(&self) -> &A {
        &self.action
    }
}

/// Every decision that a seat may take, as [`Game::options`](crate::Game::options) lists them: a buffer to be used again
/// and again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options<A> {
    seat: Seat,
    actions: Vec<A>,
}

impl<A> Options<A> {
    /// Nobody's options: nothing is listed yet.
    pub const fn new() -> Options<A> {
        Options { seat: Seat::FIRST, actions: vec![] }
    }

    /// The same, with room for so many.
    pub fn with_capacity(capacity: usize) -> Options<A> {
        Options { seat: Seat::FIRST, actions: Vec::with_capacity(capacity) }
    }

    /// Empties the list and hands it out to be filled for this seat.
    #[inline]
    pub(crate) fn begin(&mut self, seat: Seat) -> &mut Vec<A> {
        self.seat = seat;
        self.actions.clear();
        &mut self.actions
    }

    /// Whose options these are.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }
}

impl<A: Copy> Options<A> {
    /// The decision at this place of the list: what is listed needs no check.
    #[inline]
    pub fn decision(&self, place: usize) -> Option<Checked<A>> {
        self.actions.get(place).map(|action| Checked::new(self.seat, *action))
    }

    /// All of them, in the order of the list.
    #[inline]
    pub fn decisions(&self) -> impl DoubleEndedIterator<Item = Checked<A>> + ExactSizeIterator {
        self.actions.iter().map(|action| Checked::new(self.seat, *action))
    }

    /// One of them, each equally likely. None if there is none.
    #[inline]
    pub fn pick(&self, stream: &mut Stream) -> Option<Checked<A>> {
        self.decision(stream.below(self.actions.len() as u32) as usize)
    }
}

impl<A> Default for Options<A> {
    fn default() -> Options<A> {
        Options::new()
    }
}

impl<A> Deref for Options<A> {
    type Target = [A];

    #[inline]
    fn deref(&self) -> &[A] {
        &self.actions
    }
}

/// Why a decision comes at the wrong moment, whatever it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Untimely {
    /// It is for somebody else to decide.
    NotDeciding(Seat),
    /// This seat has decided, and others have not yet.
    Decided,
    /// Something else is being asked.
    NotAsked,
    /// Nobody decides any more.
    Over,
}

impl Untimely {
    /// Why a seat that does not decide may not, where these seats decide and those wait for them.
    pub(crate) fn of(seat: Seat, deciding: SeatSet, waiting: SeatSet) -> Untimely {
        match deciding.first() {
            None => Untimely::Over,
            Some(_) if waiting.contains(seat) => Untimely::Decided,
            Some(other) => Untimely::NotDeciding(other),
        }
    }

    /// How a person is told.
    pub fn phrase(self) -> Phrase {
        match self {
            Untimely::NotDeciding(seat) => phrase!("refused-not-deciding", who = seat),
            Untimely::Decided => phrase!("refused-decided"),
            Untimely::NotAsked => phrase!("refused-not-asked"),
            Untimely::Over => phrase!("refused-over"),
        }
    }

    /// The short name for scenarios and programs.
    pub fn reason(self) -> &'static str {
        match self {
            Untimely::NotDeciding(_) | Untimely::Decided | Untimely::Over => "not-deciding",
            Untimely::NotAsked => "not-asked",
        }
    }
}

impl fmt::Display for Untimely {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason())
    }
}

impl Error for Untimely {}

/// Why a game does not allow a decision.
pub trait Reason: Error + Copy + PartialEq + From<Untimely> + Send + Sync + 'static {
    /// Every short name that there is.
    const REASONS: &'static [&'static str];

    /// A short name for scenarios and programs, such as `not-in-hand`.
    fn reason(&self) -> &'static str;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listed_decision_belongs_to_the_seat_it_was_listed_for() {
        let second = Seat::new(1).unwrap_or_default();
        let mut options = Options::new();
        options.begin(second).extend(['a', 'b']);
        assert_eq!(options.decision(1), Some(Checked::new(second, 'b')));
        assert_eq!((options.decision(2), options.decisions().len()), (None, 2));
        options.begin(Seat::FIRST);
        assert_eq!((options.len(), options.decision(0)), (0, None));
    }

    #[test]
    fn whoever_does_not_decide_is_told_why() {
        let (first, second) = (Seat::FIRST, Seat::new(1).unwrap_or_default());
        let told = |deciding, decided| Untimely::of(first, deciding, decided);
        assert_eq!(told(SeatSet::EMPTY, SeatSet::only(first)), Untimely::Over);
        assert_eq!(told(SeatSet::only(second), SeatSet::only(first)), Untimely::Decided);
        assert_eq!(told(SeatSet::only(second), SeatSet::EMPTY), Untimely::NotDeciding(second));
    }
}
