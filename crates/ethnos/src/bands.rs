//! Which bands can be played from a hand.

use kernel::Seat;

use crate::action::{Action, Followers, Refusal};
use crate::card::Card;
use crate::state::Ethnos;

impl Ethnos {
    /// Whether these cards make a band: one colour or one tribe, apart from those that join any (page 7).
    pub(crate) fn check_band(&self, seat: Seat, leader: Card, followers: &Followers) -> Result<(), Refusal> {
        let player = self.player(seat);
        let all = || std::iter::once(&leader).chain(followers.iter());
        for card in all() {
            let wanted = all().filter(|other| *other == card).count();
            if !card.is_ally() || player.hand.count(*card) < wanted {
                return Err(Refusal::NotInHand(*card));
            }
        }
        self.check_members(leader, followers)
    }

    /// Whether this card may lead these.
    pub(crate) fn check_members(&self, leader: Card, followers: &[Card]) -> Result<(), Refusal> {
        if self.data.0.joins_any(leader) {
            return Err(Refusal::CannotLead(leader));
        }
        match self.is_mixed(std::iter::once(leader).chain(followers.iter().copied())) {
            true => Err(Refusal::BandMixed),
            false => Ok(()),
        }
    }

    /// Whether these cards are neither of one colour nor of one tribe, apart from those that join any band.
    pub fn is_mixed(&self, cards: impl Iterator<Item = Card> + Clone) -> bool {
        let mut bound = cards.filter(|card| !self.data.0.joins_any(*card));
        let Some(first) = bound.next() else { return false };
        let one_colour = bound.clone().all(|card| card.colour() == first.colour());
        let one_tribe = bound.all(|card| card.tribe() == first.tribe());
        !one_colour && !one_tribe
    }

    /// Lists every band that the hand allows, none twice: for each card that can lead, first the bands of its colour, then
    /// those of its tribe that have another colour among them.
    pub(crate) fn list_bands(&self, seat: Seat, out: &mut Vec<Action>) {
        let data = self.data.0;
        let hand = &self.player(seat).hand[..];
        if hand.len() < 2 {
            // In random play, most hands are that small.
            let leaders = hand.iter().filter(|card| self.can_lead(**card));
            return out.extend(leaders.map(|leader| Action::Band { leader: *leader, followers: Followers::new() }));
        }
        // Cards that the viewer cannot see come last.
        let seen = hand.iter().rposition(|card| card.is_ally()).map_or(0, |last| last + 1);
        let hand = &hand[..seen];
        for (at, leader) in hand.iter().enumerate() {
            let repeated = at > 0 && hand[at - 1] == *leader;
            if repeated || !self.can_lead(*leader) {
                continue;
            }
            let (mut colour, mut tribe): (Cards, Cards) = (0, 0);
            for (other, card) in hand.iter().enumerate() {
                let joins = data.joins_any(*card);
                colour |= Cards::from(joins | (card.colour() == leader.colour())) << other;
                tribe |= Cards::from(joins | (card.tribe() == leader.tribe())) << other;
            }
            colour &= !(1 << at);
            tribe &= !(1 << at);
            let mut listing = Listing { hand, leader: *leader, wanted: !0, out };
            listing.list(colour, Followers::new(), true);
            if tribe & !colour != 0 {
                listing.wanted = tribe & !colour;
                listing.list(tribe, Followers::new(), false);
            }
        }
    }

    /// Whether a card may lead a band.
    pub fn can_lead(&self, card: Card) -> bool {
        card.is_ally() && !self.data.0.joins_any(card)
    }

    /// Whether the hand allows any band at all.
    pub(crate) fn has_band(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.hand.iter().any(|card| self.can_lead(*card))
    }
}

/// Some of the cards of a hand, as bits.
type Cards = u16;

/// The bands under one leader.
struct Listing<'a> {
    hand: &'a [Card],
    leader: Card,
    /// A choice without any of these cards is not listed.
    wanted: Cards,
    out: &'a mut Vec<Action>,
}

impl Listing<'_> {
    /// Adds each choice from `left`, which is not empty, to what has been chosen. `fit` tells whether one of the wanted
    /// cards is among that.
    fn extend(&mut self, left: Cards, mut chosen: Followers, fit: bool) {
        let first = left.trailing_zeros() as usize;
        let card = self.hand[first];
        // Equal cards lie side by side: take none of them, one, two and so on, never one rather than the other.
        let mut rest = left & (left - 1);
        let mut equal = 1;
        while rest != 0 && self.hand[rest.trailing_zeros() as usize] == card {
            rest &= rest - 1;
            equal += 1;
        }
        self.list(rest, chosen, fit);
        let fit = fit || self.wanted & (1 << first) != 0;
        for _ in 0..equal {
            chosen.append(card);
            self.list(rest, chosen, fit);
        }
    }

    /// Lists what has been chosen, with each choice from `left` added to it.
    #[inline]
    fn list(&mut self, left: Cards, chosen: Followers, fit: bool) {
        if left != 0 {
            self.extend(left, chosen, fit);
        } else if fit {
            self.out.push(Action::Band { leader: self.leader, followers: chosen });
        }
    }
}
