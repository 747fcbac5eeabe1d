//! What is going on: a stack of small frames, the last of which is next. A frame stands at an operation of the program;
//! at rest, the operation of the last frame is one that asks.

use kernel::{Seat, SeatSet};

use crate::card::Card;
use crate::effects::program::At;

/// No effect nests deeper; random games over all nations reach six.
pub(crate) const FRAMES: usize = 10;

/// One effect under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frame {
    /// The operation that is next.
    pub(crate) at: At,
    /// Who carries it out.
    pub(crate) seat: Seat,
    /// Whose effect it is.
    pub(crate) card: Card,
    /// The card that was moved or gained last.
    pub(crate) last: Card,
    /// The card that was drawn before it.
    pub(crate) before: Card,
    /// How many cards or tokens the step before dealt with.
    pub(crate) done: u8,
    /// How far a step that takes several answers has come.
    pub(crate) step: u8,
    /// How much of it is left.
    pub(crate) left: u8,
    /// For whom, in what one does for each other player.
    pub(crate) other: Seat,
    /// What the event was about.
    pub(crate) amount: u8,
    /// Who has warded the attack off, and what kind of frame it is.
    pub(crate) flags: u8,
}

/// The card was played and goes away when the effect is over.
const PLAYED: u8 = 1 << 4;
/// The frame is the body of a joint: its count is added to the joint's.
const BODY: u8 = 1 << 5;
/// The player was short of what was to be handed over.
const SHORT: u8 = 1 << 6;
/// The card came from the discard pile.
const FROM_DISCARD: u8 = 1 << 7;

impl Frame {
    pub(crate) fn new(at: At, seat: Seat, card: Card) -> Frame {
        Frame {
            at,
            seat,
            card,
            last: Card::NONE,
            before: Card::NONE,
            done: 0,
            step: 0,
            left: 0,
            other: seat,
            amount: 0,
            flags: 0,
        }
    }

    /// The same for a card that is played.
    pub(crate) fn played(mut self, from_discard: bool) -> Frame {
        self.flags |= PLAYED | if from_discard { FROM_DISCARD } else { 0 };
        self
    }

    /// A frame for the body of a joint at this frame's operation.
    pub(crate) fn body(&self, seat: Seat, other: Seat) -> Frame {
        let flags = self.flags & 0xf | BODY;
        Frame { at: self.at + 1, seat, other, done: 0, step: 0, left: 0, flags, ..*self }
    }

    pub(crate) fn is_played(&self) -> bool {
        self.flags & PLAYED != 0
    }

    pub(crate) fn is_body(&self) -> bool {
        self.flags & BODY != 0
    }

    pub(crate) fn is_short(&self) -> bool {
        self.flags & SHORT != 0
    }

    pub(crate) fn is_from_discard(&self) -> bool {
        self.flags & FROM_DISCARD != 0
    }

    pub(crate) fn set_short(&mut self, short: bool) {
        self.flags = if short { self.flags | SHORT } else { self.flags & !SHORT };
    }

    /// Who is not touched by the attack.
    pub(crate) fn warded(&self) -> SeatSet {
        Seat::all(4).filter(|seat| self.flags & 1 << seat.index() != 0).collect()
    }

    pub(crate) fn ward(&mut self, seat: Seat) {
        self.flags |= 1 << seat.index();
    }
}

impl Default for Frame {
    fn default() -> Frame {
        Frame::new(0, Seat::default(), Card::NONE)
    }
}
