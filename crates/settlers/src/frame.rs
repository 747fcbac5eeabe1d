//! What is going on inside a decision: a stack of small frames, the last of which is next. A frame either carries itself out
//! or asks somebody.

use kernel::Seat;

use crate::card::Card;
use crate::goods::{Bill, Good};
use crate::location::Place;
use crate::state::{Acted, Phase, Points, Settlers};
use crate::verbs::{Deck, Rest};

/// No effect has more to do at a time.
pub(crate) const FRAMES: usize = 12;

/// One thing still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each frame says what its parts are")]
pub enum Frame {
    /// Draw cards.
    Draw { seat: Seat, deck: Deck, left: u8 },
    /// Look at cards, then keep one.
    Look { seat: Seat, deck: Deck, left: u8, rest: Rest },
    /// Pay resources, onto a location if there is one; this card must remain payable.
    Pay { seat: Seat, bill: Bill, place: Option<Place>, build: Option<Card> },
    /// Discard a location or foundation for a building.
    Over { seat: Seat },
    /// Put a paid building into the empire.
    Raise { seat: Seat, card: Card },
    /// Receive the good of a deal that has been paid.
    Seal { seat: Seat, card: Card },
    /// Receive the building bonus from this part on.
    Bonus { seat: Seat, card: Card, at: u8 },
    /// Receive what a card produces from this part on.
    Produce { seat: Seat, card: Card, at: u8 },
    /// What the player's locations from this one on give for a building.
    Trigger { seat: Seat, card: Card, at: u8 },
    /// What the player's locations from this one on offer for a building.
    Offers { seat: Seat, card: Card, at: u8 },
    /// Choose between the goods that a card gives.
    Take { seat: Seat, card: Card, source: Points },
    /// Buy what a card offers, or not.
    Offer { seat: Seat, card: Card },
    /// Choose what this card copies.
    Copy { seat: Seat, card: Card },
    /// Use the action of a location so many times more.
    Use { seat: Seat, place: Place, left: u8 },
    /// Receive the raze goods of a card from this one on, or so many points for each.
    Icons { seat: Seat, card: Card, at: u8, points: u8 },
    /// Put a razed card on its discard pile.
    Bury { seat: Seat, card: Card },
    /// Take one of the raze goods of a card.
    Spoil { seat: Seat, card: Card },
    /// Place samurai.
    Deploy { seat: Seat, left: u8 },
    /// Exchange workers: pairs so far for wood, stone, food, cards.
    Exchange { seat: Seat, pairs: [u8; 4] },
    /// Discard a hand card.
    Discard { seat: Seat },
    /// Produce from this source on: the board, deals, locations.
    Production { seat: Seat, at: u8 },
    /// Take the good of a deal, or points.
    DealGood { seat: Seat, good: Good },
    /// Choose which location the virtual opponent takes, by the newest attack card and this one.
    Lose { partner: u8 },
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::Over { seat: Seat::default() }
    }
}

impl Frame {
    /// Whose frame it is.
    pub fn seat(&self) -> Seat {
        match *self {
            Frame::Draw { seat, .. }
            | Frame::Look { seat, .. }
            | Frame::Pay { seat, .. }
            | Frame::Over { seat }
            | Frame::Raise { seat, .. }
            | Frame::Seal { seat, .. }
            | Frame::Bonus { seat, .. }
            | Frame::Produce { seat, .. }
            | Frame::Trigger { seat, .. }
            | Frame::Offers { seat, .. }
            | Frame::Take { seat, .. }
            | Frame::Offer { seat, .. }
            | Frame::Copy { seat, .. }
            | Frame::Use { seat, .. }
            | Frame::Icons { seat, .. }
            | Frame::Bury { seat, .. }
            | Frame::Spoil { seat, .. }
            | Frame::Deploy { seat, .. }
            | Frame::Exchange { seat, .. }
            | Frame::Discard { seat }
            | Frame::Production { seat, .. }
            | Frame::DealGood { seat, .. } => seat,
            Frame::Lose { .. } => Seat::default(),
        }
    }
}

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Nothing: the game is over.
    Nothing,
    /// Which open or dealt card?
    Pick,
    /// Which main action or free move?
    Turn,
    /// Which free move after the main action?
    After,
    /// More workers to exchange?
    Exchange,
    /// How to pay?
    Pay,
    /// What to discard for the building?
    Over,
    /// From which deck?
    Draw,
    /// Which of the cards drawn?
    Keep,
    /// Which hand card to discard?
    Discard,
    /// Which of the goods?
    Take,
    /// Buy points?
    Offer,
    /// What to copy?
    Copy,
    /// Where does the samurai go?
    Samurai,
    /// What to raze?
    Raze,
    /// Which location?
    Target,
    /// Which player?
    Player,
    /// Which resource from whom?
    Steal,
    /// Which used location?
    Reset,
    /// Which deal?
    Choose,
    /// What to build?
    Build,
    /// Which location is lost?
    Lose,
}

impl Settlers {
    /// What is still to be done inside an effect; the last is next.
    pub fn frames(&self) -> &[Frame] {
        self.stack.frames()
    }

    /// What is being asked now.
    pub fn asked(&self) -> Question {
        let Some(frame) = self.stack.top() else {
            return match (self.phase, self.acted) {
                (Phase::Lookout, _) => Question::Pick,
                (Phase::Action, Acted::No) => Question::Turn,
                (Phase::Action, Acted::Yes) => Question::After,
                (Phase::Production | Phase::Attack | Phase::Over, _) => Question::Nothing,
            };
        };
        match *frame {
            Frame::Draw { .. } => Question::Draw,
            Frame::Look { left: 0, .. } => Question::Keep,
            Frame::Look { .. } => Question::Draw,
            Frame::Pay { .. } => Question::Pay,
            Frame::Over { .. } => Question::Over,
            Frame::Take { .. } | Frame::Icons { .. } | Frame::Spoil { .. } | Frame::DealGood { .. } => Question::Take,
            Frame::Offer { .. } => Question::Offer,
            Frame::Copy { .. } => Question::Copy,
            Frame::Deploy { .. } => Question::Samurai,
            Frame::Exchange { .. } => Question::Exchange,
            Frame::Discard { .. } => Question::Discard,
            Frame::Lose { .. } => Question::Lose,
            Frame::Use { place, .. } => self.asked_by(place),
            Frame::Raise { .. }
            | Frame::Seal { .. }
            | Frame::Bonus { .. }
            | Frame::Produce { .. }
            | Frame::Trigger { .. }
            | Frame::Offers { .. }
            | Frame::Bury { .. }
            | Frame::Production { .. } => Question::Nothing,
        }
    }
}
