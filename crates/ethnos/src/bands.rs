//! Which bands can be played from a hand.

use kernel::{Pool, Seat};

use crate::action::{Action, Followers, Refusal};
use crate::card::{Card, Kingdom};
use crate::state::{Ethnos, HAND};

/// A different card of a hand and how many of it there are.
type Kind = (Card, u8);

/// A short list of [`Kind`]s.
#[derive(Clone, Copy)]
struct Kinds {
    len: usize,
    kinds: [Kind; HAND],
}

impl Kinds {
    fn of(cards: impl Iterator<Item = (Card, usize)>) -> Kinds {
        let mut list = Kinds { len: 0, kinds: [(Card::HIDDEN, 0); HAND] };
        for (card, count) in cards {
            list.kinds[list.len] = (card, count as u8);
            list.len += 1;
        }
        list
    }

    fn iter(&self) -> impl Iterator<Item = (Card, usize)> {
        self.kinds[..self.len].iter().map(|(card, count)| (*card, *count as usize))
    }
}

impl Ethnos {
    /// Whether these cards make a band: one colour or one tribe, apart from those that join any (page 7).
    pub(crate) fn check_band(&self, seat: Seat, leader: Card, followers: &Followers) -> Result<(), Refusal> {
        let data = self.data.0;
        let hand = self.player(seat).hand();
        let mut wanted: Pool<Card, HAND> = followers.iter().copied().collect();
        wanted.insert(leader);
        for (card, count) in wanted.kinds() {
            if hand.count(card) < count || !card.is_ally() {
                return Err(Refusal::NotInHand(card));
            }
        }
        if data.traits(leader).joins_any {
            return Err(Refusal::CannotLead(leader));
        }
        let bound = || followers.iter().filter(|card| !data.traits(**card).joins_any);
        let one_colour = bound().all(|card| card.colour() == leader.colour());
        let one_tribe = bound().all(|card| card.tribe() == leader.tribe());
        if one_colour || one_tribe { Ok(()) } else { Err(Refusal::BandMixed) }
    }

    /// Lists every band that the hand allows, none twice.
    pub(crate) fn list_bands(&self, seat: Seat, out: &mut Vec<Action>) {
        let data = self.data.0;
        let hand = Kinds::of(self.player(seat).hand().kinds().filter(|(card, _)| card.is_ally()));
        let joins_any = |card: Card| data.traits(card).joins_any;
        let (mut colours, mut repeated) = (0u8, false);
        let mut tribe = None;
        for (card, _) in hand.iter().filter(|(card, _)| !joins_any(*card)) {
            colours |= 1 << card.colour().index();
            repeated |= tribe.replace(card.tribe()) == Some(card.tribe());
        }
        for colour in Kingdom::all().filter(|colour| colours & (1 << colour.index()) != 0) {
            let kinds = Kinds::of(hand.iter().filter(|(card, _)| joins_any(*card) || card.colour() == colour));
            self.list_choices(&kinds, 1, out);
        }
        if !repeated {
            return;
        }
        // Of one tribe and several colours: those of one colour are listed above. A tribe's cards lie side by side.
        let mut earlier = None;
        for (card, _) in hand.iter().filter(|(card, _)| !joins_any(*card)) {
            if earlier.replace(card.tribe()) == Some(card.tribe()) {
                continue;
            }
            let kinds = Kinds::of(hand.iter().filter(|(other, _)| joins_any(*other) || other.tribe() == card.tribe()));
            self.list_choices(&kinds, 2, out);
        }
    }

    /// Lists every choice from these cards that has at least so many different ones that could lead.
    fn list_choices(&self, kinds: &Kinds, least_leaders: usize, out: &mut Vec<Action>) {
        let leaders = Leaders { len: 0, cards: [Card::HIDDEN; HAND] };
        let mut listing = Listing { state: self, least_leaders, leaders, out };
        listing.extend(&kinds.kinds[..kinds.len], Pool::new());
    }

    /// Whether the hand allows any band at all.
    pub(crate) fn has_band(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let mut cards = player.shown.iter().chain(player.drawn.iter());
        cards.any(|card| card.is_ally() && !self.data.0.traits(*card).joins_any)
    }
}

/// Lists choices of cards, each once with every card of it that could lead.
struct Listing<'a> {
    state: &'a Ethnos,
    least_leaders: usize,
    leaders: Leaders,
    out: &'a mut Vec<Action>,
}

impl Listing<'_> {
    fn extend(&mut self, kinds: &[Kind], mut chosen: Pool<Card, HAND>) {
        let Some(((card, count), rest)) = kinds.split_first() else {
            if self.leaders.len >= self.least_leaders {
                self.emit(&chosen);
            }
            return;
        };
        self.extend(rest, chosen);
        let leads = !self.state.data.0.traits(*card).joins_any;
        self.leaders.push_if(leads, *card);
        for _ in 0..*count {
            chosen.append(*card);
            self.extend(rest, chosen);
        }
        self.leaders.pop_if(leads);
    }

    fn emit(&mut self, chosen: &Pool<Card, HAND>) {
        for leader in &self.leaders.cards[..self.leaders.len] {
            let mut followers = Followers::new();
            let mut left_out = false;
            for card in chosen.iter() {
                if left_out || card != leader {
                    followers.append(*card);
                } else {
                    left_out = true;
                }
            }
            self.out.push(Action::Band { leader: *leader, followers });
        }
    }
}

/// The different cards chosen so far that could lead.
struct Leaders {
    len: usize,
    cards: [Card; HAND],
}

impl Leaders {
    fn push_if(&mut self, leads: bool, card: Card) {
        if leads {
            self.cards[self.len] = card;
            self.len += 1;
        }
    }

    fn pop_if(&mut self, leads: bool) {
        self.len -= usize::from(leads);
    }
}
