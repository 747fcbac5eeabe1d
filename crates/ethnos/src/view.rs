//! What somebody may know of the table, and tables that look the same to them.

use kernel::{Conceal, Pool, Seat, Stream, Viewer};

use crate::card::Card;
use crate::state::{CARDS, Ethnos};

impl Conceal for Ethnos {
    fn conceal(&mut self, viewer: Viewer) {
        self.dice.conceal(viewer);
        for seat in Seat::all(self.seats as usize).filter(|seat| !viewer.sees(*seat)) {
            self.players[seat].cover_hand();
        }
        if viewer != Viewer::Omniscient {
            self.deck.as_mut_slice().fill(Card::HIDDEN);
        }
    }
}

impl Ethnos {
    /// Deals every hidden card and the dice anew. The dragons still to come lie anywhere in what is left of the lower
    /// half; every other place is equally likely for every unseen Ally.
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, stream: &mut Stream) {
        self.dice = stream.dice();
        if viewer == Viewer::Omniscient {
            return;
        }
        let (mut unseen, len) = self.unseen(viewer);
        stream.shuffle(&mut unseen[..len]);
        let mut unseen = unseen[..len].iter().copied();
        for seat in Seat::all(self.seats as usize).filter(|seat| !viewer.sees(*seat)) {
            let player = &mut self.players[seat];
            let covered = player.hand.len() - player.shown.len();
            player.hand = player.shown;
            player.hand.extend(unseen.by_ref().take(covered));
        }
        let depth = self.dragon_depth();
        let mut dragons = (self.figures().dragons.value - self.dragons) as usize;
        let places = self.deck.as_mut_slice();
        for (at, place) in places.iter_mut().enumerate() {
            let here = at < depth && (stream.below((depth - at) as u32) as usize) < dragons;
            dragons -= usize::from(here);
            *place = if here { Card::DRAGON } else { unseen.next().unwrap_or(Card::HIDDEN) };
        }
        debug_assert!(unseen.next().is_none() && !self.deck.contains(&Card::HIDDEN), "every card found its place");
    }

    /// The Allies that `viewer` cannot see, in a fixed order.
    fn unseen(&self, viewer: Viewer) -> ([Card; CARDS], usize) {
        let mut seen: Pool<Card, CARDS> = self.row;
        seen.extend(self.laid.iter().copied());
        for seat in Seat::all(self.seats as usize) {
            let player = self.player(seat);
            let known = if viewer.sees(seat) { &player.hand } else { &player.shown };
            seen.extend(known.iter().copied());
        }
        let mut unseen = [Card::HIDDEN; CARDS];
        let mut len = 0;
        for tribe in self.tribes.iter() {
            for (card, copies) in self.data.0.deck_of(*tribe) {
                for _ in seen.count(card)..copies as usize {
                    unseen[len] = card;
                    len += 1;
                }
            }
        }
        (unseen, len)
    }
}
