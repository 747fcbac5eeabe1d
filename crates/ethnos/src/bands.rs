//! Which bands can be played from a hand.

use kernel::Seat;

use crate::action::{Action, Followers, Refusal};
use crate::card::Card;
use crate::state::{Ethnos, HAND};

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
        if self.data.0.joins_any(leader) {
            return Err(Refusal::CannotLead(leader));
        }
        let bound = || followers.iter().filter(|card| !self.data.0.joins_any(**card));
        let one_colour = bound().all(|card| card.colour() == leader.colour());
        let one_tribe = bound().all(|card| card.tribe() == leader.tribe());
        if one_colour || one_tribe { Ok(()) } else { Err(Refusal::BandMixed) }
    }

    /// Lists every band that the hand allows, none twice: for each card that can lead, first the bands of its colour, then
    /// those of its tribe that have another colour among them.
    pub(crate) fn list_bands(&self, seat: Seat, out: &mut Vec<Action>) {
        let data = self.data.0;
        let hand = &self.player(seat).hand;
        if hand.len() < 2 {
            let leaders = hand.iter().filter(|card| self.can_lead(**card));
            out.extend(leaders.map(|leader| Action::Band { leader: *leader, followers: Followers::new() }));
            return;
        }
        let mut listing = Listing { len: 0, cards: [Card::HIDDEN; HAND], counts: [0; HAND], joining: 0, out };
        let mut colours: [Kinds; 8] = [0; 8];
        for card in hand.iter().filter(|card| card.is_ally()) {
            if listing.len > 0 && listing.cards[listing.len - 1] == *card {
                listing.counts[listing.len - 1] += 1;
                continue;
            }
            let kind = 1 << listing.len;
            if data.joins_any(*card) {
                listing.joining |= kind;
            } else {
                colours[card.colour().index()] |= kind;
            }
            listing.cards[listing.len] = *card;
            listing.counts[listing.len] = 1;
            listing.len += 1;
        }
        for at in 0..listing.len {
            if listing.joining & (1 << at) == 0 {
                listing.list(at, colours[listing.cards[at].colour().index()]);
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

/// Some of the different cards of a hand, as bits.
type Kinds = u16;

/// The different cards of a hand, and the list of bands that is made of them.
struct Listing<'a> {
    len: usize,
    cards: [Card; HAND],
    counts: [u8; HAND],
    /// Those that join any band.
    joining: Kinds,
    out: &'a mut Vec<Action>,
}

impl Listing<'_> {
    /// Lists the bands that the card at this place leads; `colour` are the cards of its colour.
    fn list(&mut self, leader: usize, colour: Kinds) {
        self.counts[leader] -= 1;
        let spent = Kinds::from(self.counts[leader] == 0) << leader;
        self.extend(leader, (colour | self.joining) & !spent, Followers::new(), true);
        // Cards are in order, so those of a tribe lie side by side.
        let of_tribe = |at: usize| at < self.len && self.cards[at].tribe() == self.cards[leader].tribe();
        if of_tribe(leader + 1) || of_tribe(leader.wrapping_sub(1)) {
            let tribe: Kinds = (0..self.len).filter(|at| of_tribe(*at)).map(|at| 1 << at).sum();
            self.extend(leader, (tribe | self.joining) & !spent, Followers::new(), false);
        }
        self.counts[leader] += 1;
    }

    /// Adds each choice from `kinds` to what has been chosen, if it is, or becomes, `fit` to be listed: if it is of one
    /// colour, or has a colour that is not the leader's.
    fn extend(&mut self, leader: usize, kinds: Kinds, mut chosen: Followers, fit: bool) {
        if kinds == 0 {
            if fit {
                self.out.push(Action::Band { leader: self.cards[leader], followers: chosen });
            }
            return;
        }
        let at = kinds.trailing_zeros() as usize;
        let rest = kinds & (kinds - 1);
        self.extend(leader, rest, chosen, fit);
        let fit = fit || (at != leader && self.joining & (1 << at) == 0);
        for _ in 0..self.counts[at] {
            chosen.append(self.cards[at]);
            self.extend(leader, rest, chosen, fit);
        }
    }
}
