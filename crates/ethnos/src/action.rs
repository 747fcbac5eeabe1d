//! What a player may decide.

use std::fmt;

use kernel::{Pool, Reason, Seat, Untimely};

use crate::card::{Card, Kingdom};
use crate::state::HAND;

/// The cards of a band without its leader.
pub type Followers = Pool<Card, { HAND - 1 }>;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take the top card of the deck.
    RecruitDeck,
    /// Take an open card.
    RecruitRow(Card),
    /// Play a band.
    Band {
        /// The card on top, whose ability and colour count.
        leader: Card,
        /// The others.
        followers: Followers,
    },
    /// Do nothing, having ten cards none of which can lead.
    Pass,
    /// Put a marker into a kingdom.
    Place(Kingdom),
    /// Take the Troll token of this value.
    Troll(u8),
    /// Put a marker on the horde board.
    Horde,
    /// Keep these cards and discard the rest.
    Keep(Pool<Card, HAND>),
    /// Draw cards.
    Draw,
    /// Take all markers off the horde board.
    Raid,
    /// Do without whatever is asked.
    Decline,
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// It comes at the wrong moment.
    Untimely(Untimely),
    /// The hand is full: a band must be played.
    HandFull(usize),
    /// The card does not lie open.
    NotInRow(Card),
    /// The hand does not hold so many of this card.
    NotInHand(Card),
    /// The cards are neither of one colour nor of one tribe.
    BandMixed,
    /// Cards of this tribe never lead.
    CannotLead(Card),
    /// The band is too small for a marker there.
    TooSmall {
        /// Where.
        kingdom: Kingdom,
        /// How many cards it would need.
        needed: usize,
    },
    /// The leader is of another colour.
    WrongKingdom(Kingdom),
    /// All markers have been placed.
    NoMarkers,
    /// Somebody has that Troll token.
    TokenTaken(Seat),
    /// The token is worth more than the band is large.
    TokenTooHigh(usize),
    /// There is no token of that value.
    NoSuchToken,
    /// Not so many cards may be kept.
    TooManyKept(usize),
    /// Something can be done, so passing is not allowed.
    NotStuck,
}

impl Reason for Refusal {
    const REASONS: &'static [&'static str] = &[
        "not-deciding",
        "not-asked",
        "hand-full",
        "not-in-row",
        "not-in-hand",
        "band-mixed",
        "cannot-lead",
        "too-small",
        "wrong-kingdom",
        "no-markers",
        "token-taken",
        "token-too-high",
        "no-such-token",
        "too-many-kept",
        "not-stuck",
    ];

    fn reason(&self) -> &'static str {
        match self {
            Refusal::Untimely(untimely) => untimely.reason(),
            Refusal::HandFull(_) => "hand-full",
            Refusal::NotInRow(_) => "not-in-row",
            Refusal::NotInHand(_) => "not-in-hand",
            Refusal::BandMixed => "band-mixed",
            Refusal::CannotLead(_) => "cannot-lead",
            Refusal::TooSmall { .. } => "too-small",
            Refusal::WrongKingdom(_) => "wrong-kingdom",
            Refusal::NoMarkers => "no-markers",
            Refusal::TokenTaken(_) => "token-taken",
            Refusal::TokenTooHigh(_) => "token-too-high",
            Refusal::NoSuchToken => "no-such-token",
            Refusal::TooManyKept(_) => "too-many-kept",
            Refusal::NotStuck => "not-stuck",
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
