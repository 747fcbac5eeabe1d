//! What stands behind a question: the card that asks it, the card that is being built, what an action does.

use settlers::{Card, Effect, Frame, Place};

use super::Scene;

impl Scene<'_> {
    /// The frame that asks.
    pub(super) fn frame(&self) -> Option<&Frame> {
        self.seen.frames().last()
    }

    /// Whether the question, if an effect asks it, is one for whoever stands in the middle.
    pub(super) fn asks_shown(&self) -> bool {
        self.frame().is_some_and(|frame| frame.seat() == self.shown)
    }

    /// The location whose action is being carried out or paid for.
    pub(super) fn asking_place(&self) -> Option<Place> {
        match self.frame()? {
            Frame::Use { place, .. } => Some(*place),
            Frame::Pay { place, .. } => *place,
            Frame::Discard { .. } => self.seen.frames().iter().rev().find_map(|frame| {
                let Frame::Use { place, .. } = frame else { return None };
                Some(*place)
            }),
            Frame::Draw { .. }
            | Frame::Look { .. }
            | Frame::Over { .. }
            | Frame::Raise { .. }
            | Frame::Seal { .. }
            | Frame::Bonus { .. }
            | Frame::Produce { .. }
            | Frame::Trigger { .. }
            | Frame::Offers { .. }
            | Frame::Take { .. }
            | Frame::Offer { .. }
            | Frame::Copy { .. }
            | Frame::Icons { .. }
            | Frame::Bury { .. }
            | Frame::Spoil { .. }
            | Frame::Deploy { .. }
            | Frame::Exchange { .. }
            | Frame::Production { .. }
            | Frame::DealGood { .. }
            | Frame::Lose { .. } => None,
        }
    }

    /// What the action does that is being carried out.
    pub(super) fn effect(&self) -> Option<Effect> {
        let place = self.asking_place()?;
        self.data().facts(self.seen.location(place).card()).deed().map(|deed| deed.effect)
    }

    /// The card because of which something is asked, if one can be told.
    pub(super) fn asker(&self) -> Option<Card> {
        for frame in self.seen.frames().iter().rev() {
            match *frame {
                Frame::Take { card, .. }
                | Frame::Offer { card, .. }
                | Frame::Copy { card, .. }
                | Frame::Spoil { card, .. }
                | Frame::Icons { card, .. }
                | Frame::Raise { card, .. }
                | Frame::Seal { card, .. }
                | Frame::Bonus { card, .. }
                | Frame::Produce { card, .. } => return Some(card),
                Frame::Use { place, .. } | Frame::Pay { place: Some(place), .. } => {
                    return Some(self.seen.location(place).card());
                }
                Frame::Draw { .. }
                | Frame::Look { .. }
                | Frame::Deploy { .. }
                | Frame::Discard { .. }
                | Frame::Over { .. }
                | Frame::Pay { place: None, .. } => {}
                Frame::Trigger { .. }
                | Frame::Offers { .. }
                | Frame::Exchange { .. }
                | Frame::Production { .. }
                | Frame::DealGood { .. }
                | Frame::Bury { .. }
                | Frame::Lose { .. } => return None,
            }
        }
        None
    }

    /// The card that is being built and does not stand yet.
    pub(super) fn building(&self) -> Option<Card> {
        self.seen.frames().iter().rev().find_map(|frame| {
            let Frame::Raise { card, .. } = frame else { return None };
            Some(*card)
        })
    }

    /// The card with which a deal is being made.
    pub(super) fn dealing(&self) -> Option<Card> {
        self.seen.frames().iter().rev().find_map(|frame| {
            let Frame::Seal { card, .. } = frame else { return None };
            Some(*card)
        })
    }
}
