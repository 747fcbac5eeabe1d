//! Cards of a game, each one byte, and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use kernel::Seat;

/// How many may play.
pub const SEATS: usize = 4;
/// No common deck has more cards, with the raids of the other box that may stand in for some of its own.
pub const COMMON: usize = 96;
/// No nation has more cards.
pub const NATION: usize = 32;

/// No game has more cards.
pub const CARDS: usize = 256;

/// A card of a game. Below 128 a card of the common deck; above, two bits name a seat and five a card of its nation.
///
/// What the card is follows from the common deck and the nations of the game: [`crate::ImperiumData`] knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// No card at all.
    pub const NONE: Card = Card(u8::MAX);

    /// A card of the common deck.
    pub(crate) const fn common(number: usize) -> Card {
        Card(number as u8)
    }

    /// A card of the nation of a seat.
    pub(crate) const fn of_nation(seat: Seat, number: usize) -> Card {
        Card(0x80 | (seat.index() as u8) << 5 | number as u8)
    }

    /// Whose nation it is of; none for a common card.
    #[inline]
    pub(crate) const fn nation(self) -> Option<usize> {
        if self.0 & 0x80 == 0 { None } else { Some((self.0 >> 5 & 3) as usize) }
    }

    /// Its number in its deck.
    #[inline]
    pub(crate) const fn number(self) -> usize {
        if self.0 & 0x80 == 0 { self.0 as usize } else { (self.0 & 31) as usize }
    }

    /// Its number among all cards of a game, below [`CARDS`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it is one.
    #[inline]
    pub const fn is_some(self) -> bool {
        self.0 != u8::MAX
    }
}

impl Default for Card {
    fn default() -> Card {
        Card::NONE
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.nation() {
            _ if !self.is_some() => write!(f, "–"),
            None => write!(f, "c{}", self.0),
            Some(seat) => write!(f, "{}:{}", seat, self.number()),
        }
    }
}

/// Some cards, in no order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(pub(crate) [u64; 4]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 4]);

    /// This card alone.
    #[inline]
    pub fn only(card: Card) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.insert(card);
        set
    }

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[card.index() >> 6] |= 1 << (card.index() & 63);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index() >> 6] &= !(1 << (card.index() & 63));
    }

    /// Whether the card is one of them.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0[card.index() >> 6] >> (card.index() & 63) & 1 != 0
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 4]
    }

    /// The one with the lowest number.
    #[inline]
    pub fn first(&self) -> Option<Card> {
        let word = self.0.iter().position(|word| *word != 0)?;
        Some(Card((word << 6) as u8 | self.0[word].trailing_zeros() as u8))
    }

    /// In ascending order.
    #[inline]
    pub fn iter(&self) -> Iter {
        Iter { words: self.0, at: 0 }
    }

    /// These without those.
    #[inline]
    pub fn without(self, others: CardSet) -> CardSet {
        self & !others
    }
}

/// The cards of a set in ascending order.
#[derive(Clone)]
pub struct Iter {
    words: [u64; 4],
    at: usize,
}

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        while self.at < 4 {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(Card((self.at << 6) as u8 | word.trailing_zeros() as u8));
            }
            self.at += 1;
        }
        None
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;

    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }
}

impl BitOr for CardSet {
    type Output = CardSet;

    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }
}

impl Not for CardSet {
    type Output = CardSet;

    #[inline]
    fn not(self) -> CardSet {
        CardSet(self.0.map(|word| !word))
    }
}

impl BitAndAssign for CardSet {
    #[inline]
    fn bitand_assign(&mut self, other: CardSet) {
        *self = *self & other;
    }
}

impl BitOrAssign for CardSet {
    #[inline]
    fn bitor_assign(&mut self, other: CardSet) {
        *self = *self | other;
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
