//! Built cards, and what lies on and under them.

use kernel::Seat;

use crate::card::Card;
use crate::goods::{Good, LAID};

/// Where a location lies: in whose area, and the how-manieth there, from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place {
    /// In whose area.
    pub owner: Seat,
    /// The how-manieth.
    pub at: u8,
}

/// A built card with what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Location {
    pub(crate) card: Card,
    /// Uses in this round.
    pub(crate) uses: u8,
    /// Defence token, samurai and block as bits; above them the seat that has captured it, counted from one.
    marks: u8,
    /// Activation goods, or what is stored.
    pub(crate) goods: [u8; LAID],
}

/// Something that lies on a location or not.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// A defence token.
    Defence,
    /// A worker that guards it.
    Samurai,
    /// It cannot be activated in this round.
    Blocked,
}

const CAPTOR_SHIFT: u8 = 4;

impl Location {
    /// A new location.
    pub(crate) fn new(card: Card) -> Location {
        Location { card, ..Location::default() }
    }

    /// The card.
    pub fn card(&self) -> Card {
        self.card
    }

    /// How often it was activated in this round.
    pub fn uses(&self) -> u8 {
        self.uses
    }

    /// Whether this lies on it.
    #[inline]
    pub fn has(&self, mark: Mark) -> bool {
        self.marks & (1 << mark as u8) != 0
    }

    pub(crate) fn put(&mut self, mark: Mark) {
        self.marks |= 1 << mark as u8;
    }

    pub(crate) fn remove(&mut self, mark: Mark) {
        self.marks &= !(1 << mark as u8);
    }

    /// Who has captured it in this round.
    #[inline]
    pub fn captor(&self) -> Option<Seat> {
        ((self.marks >> CAPTOR_SHIFT) as usize).checked_sub(1).and_then(Seat::new)
    }

    pub(crate) fn set_captor(&mut self, captor: Option<Seat>) {
        let number = captor.map_or(0, |seat| seat.index() as u8 + 1);
        self.marks = self.marks & ((1 << CAPTOR_SHIFT) - 1) | number << CAPTOR_SHIFT;
    }

    /// The goods on it.
    pub fn goods(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        Good::ALL.iter().zip(self.goods).map(|((good, _), count)| (*good, count)).filter(|(_, count)| *count > 0)
    }

    pub(crate) fn lay(&mut self, good: Good, count: u8) {
        if let Some(here) = self.goods.get_mut(good as usize) {
            *here = here.saturating_add(count);
        }
    }

    /// How many tokens and samurai protect it.
    pub fn protections(&self) -> u8 {
        u8::from(self.has(Mark::Defence)) + u8::from(self.has(Mark::Samurai))
    }
}

/// A card under a location that takes hand cards; such locations are counted within their owner's area, from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tucked {
    pub(crate) gate: u8,
    pub(crate) card: Card,
}

/// A deal with somebody else's location, and the card under that location that marks it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Route {
    pub(crate) seat: Seat,
    pub(crate) place: Place,
    pub(crate) card: Card,
}
