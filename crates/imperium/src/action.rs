//! What a player may decide.

use std::error::Error;
use std::fmt;

use kernel::decision::{Reason, Untimely};

use crate::card::Card;
use crate::effects::words::{Category, Period};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Play a card from hand.
    Play(Card),
    /// Exhaust a card.
    Exhaust(Card),
    /// Innovate.
    Innovate,
    /// Quell so many unrests.
    Revolt(u8),
    /// End the activation.
    End,
    /// This card.
    Take(Card),
    /// A card from the deck of this category; none: whichever deck the effect means.
    Deck(Option<Category>),
    /// This one of several effects, counted from nought.
    Branch(u8),
    /// This category.
    Name(Category),
    /// Pay, with progress standing for so many pairs of materials and so much population.
    Pay {
        /// Pairs of materials.
        pairs: u8,
        /// Population.
        people: u8,
    },
    /// So many.
    Amount(u8),
    /// Do it.
    Yes,
    /// Do without, or be done.
    Decline,
}

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Nothing: the game is over.
    Nothing,
    /// What to do with the turn.
    Turn,
    /// Which card?
    Card,
    /// Which card, or which deck?
    Source,
    /// Which effect?
    Branch,
    /// Which category?
    Category,
    /// How to pay?
    Payment,
    /// How many?
    Amount,
    /// Do it or not?
    May,
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// It comes at the wrong moment.
    Untimely(Untimely),
    /// The card is not in hand.
    NotInHand(Card),
    /// No action token is left.
    NoAction,
    /// The card can be played in this period only.
    WrongPeriod(Card, Period),
    /// The card can never be played.
    Unplayable(Card),
    /// What the card requires is not there.
    Requires(Card),
    /// A card that takes no action token is played once a turn.
    PlayedAlready(Card),
    /// What the card costs cannot be paid.
    NeedsPrice(Card),
    /// Nothing of the card's exhaust effect can be carried out.
    Unable(Card),
    /// That does not pay the price.
    CannotPay,
    /// The card is not in one's play area.
    NotInPlay(Card),
    /// The card has no exhaust effect that can be used now.
    NoExhaust(Card),
    /// The card has been exhausted already.
    Exhausted(Card),
    /// No exhaust token is left.
    NoToken,
    /// Something has been done already: innovation and revolution are whole turns.
    TurnBegun,
    /// There are not so many unrests in hand.
    TooFew,
    /// The card is not one of those to choose from.
    NotOffered,
    /// That branch cannot be carried out.
    NotPossible,
    /// It has to be done.
    NotOptional,
}

impl From<Untimely> for Refusal {
    fn from(untimely: Untimely) -> Refusal {
        Refusal::Untimely(untimely)
    }
}

impl Reason for Refusal {
    const REASONS: &'static [&'static str] = &[
        "not-deciding",
        "not-asked",
        "not-in-hand",
        "no-action",
        "wrong-period",
        "unplayable",
        "requires",
        "played-already",
        "cannot-pay",
        "not-in-play",
        "no-exhaust",
        "exhausted",
        "no-token",
        "turn-begun",
        "too-few",
        "not-offered",
        "not-possible",
        "not-optional",
    ];

    fn reason(&self) -> &'static str {
        match self {
            Refusal::Untimely(untimely) => untimely.reason(),
            Refusal::NotInHand(_) => "not-in-hand",
            Refusal::NoAction => "no-action",
            Refusal::WrongPeriod(..) => "wrong-period",
            Refusal::Unplayable(_) => "unplayable",
            Refusal::Requires(_) => "requires",
            Refusal::PlayedAlready(_) => "played-already",
            Refusal::NeedsPrice(_) | Refusal::Unable(_) | Refusal::CannotPay => "cannot-pay",
            Refusal::NotInPlay(_) => "not-in-play",
            Refusal::NoExhaust(_) => "no-exhaust",
            Refusal::Exhausted(_) => "exhausted",
            Refusal::NoToken => "no-token",
            Refusal::TurnBegun => "turn-begun",
            Refusal::TooFew => "too-few",
            Refusal::NotOffered => "not-offered",
            Refusal::NotPossible => "not-possible",
            Refusal::NotOptional => "not-optional",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason())
    }
}

impl Error for Refusal {}
