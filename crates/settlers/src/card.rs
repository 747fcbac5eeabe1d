//! Cards, their factions and colours.

use std::fmt;

use serde::Deserialize;

/// A card, as far as it can be told apart from others: copies that are equal in everything have one number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// Card numbers must fit a byte, with room for the two backs.
    pub const MAX: usize = 254;
    /// A common card that lies face down for whoever looks.
    pub const COMMON_BACK: Card = Card(254);
    /// A faction card that lies face down for whoever looks.
    pub const FACTION_BACK: Card = Card(255);

    /// Its place in the data; meaningless for a back.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether its face can be seen.
    #[inline]
    pub const fn is_face_up(self) -> bool {
        self.0 < Self::COMMON_BACK.0
    }
}

impl Default for Card {
    fn default() -> Card {
        Card::COMMON_BACK
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Card::COMMON_BACK => f.write_str("common back"),
            Card::FACTION_BACK => f.write_str("faction back"),
            Card(number) => write!(f, "c{number}"),
        }
    }
}

/// A faction, by its place in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Faction(pub(crate) u8);

impl Faction {
    /// Its place in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The colour of a location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[expect(missing_docs, reason = "colours speak for themselves")]
pub enum Colour {
    Black,
    Purple,
    Blue,
    Brown,
    Gold,
    Red,
    Pink,
    Grey,
}

impl Colour {
    /// All of them, with their words in notation.
    pub const ALL: [(Colour, &'static str); 8] = [
        (Colour::Black, "black"),
        (Colour::Purple, "purple"),
        (Colour::Blue, "blue"),
        (Colour::Brown, "brown"),
        (Colour::Gold, "gold"),
        (Colour::Red, "red"),
        (Colour::Pink, "pink"),
        (Colour::Grey, "grey"),
    ];

    /// The word for it in notation.
    pub fn id(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

/// Some of the colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Colours(u8);

impl Colours {
    /// Whether the colour is one of them.
    #[inline]
    pub const fn contains(self, colour: Colour) -> bool {
        self.0 & (1 << colour as u8) != 0
    }

    /// In a fixed order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let (colour, _) = *Colour::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(colour)
        })
    }
}

impl FromIterator<Colour> for Colours {
    fn from_iter<I: IntoIterator<Item = Colour>>(colours: I) -> Colours {
        Colours(colours.into_iter().fold(0, |bits, colour| bits | 1 << colour as u8))
    }
}

/// What a location is for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Is activated with goods.
    Action,
    /// Has a lasting or triggered ability.
    Feature,
    /// Pays out when built and in every production phase.
    Production,
}
