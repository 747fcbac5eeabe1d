//! Ally cards, tribes, kingdoms and their colours.

use std::fmt;

/// How many kingdoms, and colours, there are.
pub const KINGDOMS: usize = 6;

/// A tribe, by its place in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Tribe(pub(crate) u8);

impl Tribe {
    /// Card numbers must fit a byte, with room for [`Card::DRAGON`] and [`Card::HIDDEN`].
    pub const MAX: usize = 31;

    /// Its place in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A kingdom; the cards of its colour belong to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kingdom(pub(crate) u8);

impl Kingdom {
    /// All six, in the order of the data.
    pub fn all() -> impl Iterator<Item = Kingdom> {
        (0..KINGDOMS as u8).map(Kingdom)
    }

    /// Its place in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Card numbers leave eight places to each tribe, so that tribe and colour are told by shifting bits.
const SHIFT: u8 = 3;

/// A card, as far as it can be told apart from others: its tribe and colour. Colourless tribes use the first colour's
/// number, which means nothing on them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// One of the dragons.
    pub const DRAGON: Card = Card(254);
    /// A card that lies face down for whoever looks.
    pub const HIDDEN: Card = Card(255);

    /// The card of this tribe and colour.
    #[inline]
    pub const fn new(tribe: Tribe, colour: Kingdom) -> Card {
        Card(tribe.0 << SHIFT | colour.0)
    }

    /// Its tribe; meaningless for dragons and hidden cards.
    #[inline]
    pub const fn tribe(self) -> Tribe {
        Tribe(self.0 >> SHIFT)
    }

    /// The kingdom of its colour; meaningless for colourless tribes, dragons and hidden cards.
    #[inline]
    pub const fn colour(self) -> Kingdom {
        Kingdom(self.0 & ((1 << SHIFT) - 1))
    }

    /// Whether this is an Ally, face up.
    #[inline]
    pub const fn is_ally(self) -> bool {
        self.0 < Self::DRAGON.0
    }

    /// A number that tells it apart, for counting pieces.
    pub(crate) const fn number(self) -> u16 {
        self.0 as u16
    }
}

impl Default for Card {
    fn default() -> Card {
        Card::HIDDEN
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Card::DRAGON => f.write_str("dragon"),
            Card::HIDDEN => f.write_str("hidden"),
            ally => write!(f, "t{}c{}", ally.tribe().0, ally.colour().0),
        }
    }
}
