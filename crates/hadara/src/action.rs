//! What a player may decide.

use std::fmt;

use kernel::{Reason, Untimely};

use crate::card::{Card, Colour, Level, Slot, Track};
use crate::state::{Side, Turned};

/// What becomes of a card that was taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deal {
    /// It goes into the tableau, for its price.
    Buy {
        /// The bonus tile that is put on it, if it holds one.
        tile: Option<Track>,
    },
    /// It goes out of the game, for coins.
    Sell,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Use this side of the setup card.
    Side(Side),
    /// Set the wheel so that one's own crest points at this deck.
    Wheel(Colour),
    /// Of two drawn cards, discard one, and buy or sell the other.
    Draw {
        /// Goes face up on the discard pile.
        discard: Card,
        /// The other.
        keep: Card,
        /// What becomes of the other.
        deal: Deal,
    },
    /// Take the top card of a discard pile, and buy or sell it.
    Draft {
        /// The card.
        card: Card,
        /// What becomes of it.
        deal: Deal,
    },
    /// Capture a colony.
    Colony(Level),
    /// Plunder the colony just captured.
    Plunder,
    /// Integrate the colony just captured.
    Integrate,
    /// Carve a statue.
    Statue {
        /// Where.
        slot: Slot,
        /// With this bonus tile.
        tile: Track,
        /// Which way up.
        turned: Turned,
    },
    /// Remove a card in feeding.
    Remove(Card),
    /// Pay in feeding instead of removing a card.
    Pay,
    /// Buy a silver medal for this track.
    Silver(Track),
    /// Buy a gold medal.
    Gold,
    /// Do without whatever is asked.
    Decline,
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// It comes at the wrong moment.
    Untimely(Untimely),
    /// These are not the two cards that were drawn.
    NotDrawn,
    /// The card does not lie on top of a discard pile.
    NotOnTop(Card),
    /// A bonus tile must be put on this card.
    TileNeeded(Card),
    /// No bonus tile is put on this card.
    TileNotNeeded(Card),
    /// All bonus tiles of this track are used.
    NoTile(Track),
    /// The coins do not suffice.
    CannotPay {
        /// What it costs.
        price: u16,
        /// What there is.
        coins: u16,
    },
    /// The player has a colony of this level.
    LevelOwned(Level),
    /// Not enough military for a colony of this level.
    MilitaryTooLow {
        /// What this player needs.
        needed: i32,
        /// Where the track stands.
        military: u16,
    },
    /// The player has carved this statue.
    SlotTaken(Slot),
    /// Not enough culture for this statue.
    CultureTooLow {
        /// What this player needs.
        needed: i32,
        /// Where the track stands.
        culture: u16,
    },
    /// The player does not own this card.
    NotOwned(Card),
    /// No card of the player's allows paying instead of removing.
    NoPayment,
    /// Not so many cards may be paid for in one feeding.
    PaidEnough(u8),
    /// The player has all medals of this kind.
    NoMedalsLeft(u8),
}

impl Reason for Refusal {
    const REASONS: &'static [&'static str] = &[
        "not-deciding",
        "not-asked",
        "not-drawn",
        "not-on-top",
        "tile-needed",
        "tile-not-needed",
        "no-tile",
        "cannot-pay",
        "level-owned",
        "military-too-low",
        "slot-taken",
        "culture-too-low",
        "not-owned",
        "no-payment",
        "paid-enough",
        "no-medals-left",
    ];

    fn reason(&self) -> &'static str {
        match self {
            Refusal::Untimely(untimely) => untimely.reason(),
            Refusal::NotDrawn => "not-drawn",
            Refusal::NotOnTop(_) => "not-on-top",
            Refusal::TileNeeded(_) => "tile-needed",
            Refusal::TileNotNeeded(_) => "tile-not-needed",
            Refusal::NoTile(_) => "no-tile",
            Refusal::CannotPay { .. } => "cannot-pay",
            Refusal::LevelOwned(_) => "level-owned",
            Refusal::MilitaryTooLow { .. } => "military-too-low",
            Refusal::SlotTaken(_) => "slot-taken",
            Refusal::CultureTooLow { .. } => "culture-too-low",
            Refusal::NotOwned(_) => "not-owned",
            Refusal::NoPayment => "no-payment",
            Refusal::PaidEnough(_) => "paid-enough",
            Refusal::NoMedalsLeft(_) => "no-medals-left",
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
