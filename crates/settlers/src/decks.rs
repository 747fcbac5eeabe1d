//! Drawing and discarding.

use kernel::{Recorder, Seat};

use crate::action::Pack;
use crate::card::Card;
use crate::events::Event;
use crate::state::Settlers;
use crate::verbs::Deck;

/// Where the next card comes from.
pub(crate) enum Drawing {
    /// From here.
    From(Pack),
    /// The player has to say.
    Ask,
    /// From nowhere: the card is lost.
    Nowhere,
}

impl Settlers {
    /// Whether a card can be drawn. The common discard is shuffled in when the common deck is empty; faction discards never
    /// are (page 10).
    pub(crate) fn can_draw(&self, seat: Seat, pack: Pack) -> bool {
        match pack {
            Pack::Common => !self.deck.is_empty() || !self.discard.is_empty(),
            Pack::Faction => !self.player(seat).deck.is_empty(),
        }
    }

    /// Where a card comes from that may come from `deck`. A player who may choose must use the other deck if one is empty.
    pub(crate) fn drawing(&self, seat: Seat, deck: Deck) -> Drawing {
        let has = |pack| self.can_draw(seat, pack);
        match deck {
            Deck::Any if has(Pack::Common) && has(Pack::Faction) => Drawing::Ask,
            Deck::Any | Deck::Common if has(Pack::Common) => Drawing::From(Pack::Common),
            Deck::Any | Deck::Faction if has(Pack::Faction) => Drawing::From(Pack::Faction),
            Deck::Any | Deck::Common | Deck::Faction => Drawing::Nowhere,
        }
    }

    pub(crate) fn take_common(&mut self, recorder: &mut impl Recorder<Event>) -> Option<Card> {
        if self.deck.is_empty() && !self.discard.is_empty() {
            self.deck.extend(self.discard.iter().copied());
            self.discard.clear();
            self.dice.shuffle(self.deck.as_mut_slice());
            recorder.record(Event::Reshuffled);
        }
        self.deck.pop()
    }

    pub(crate) fn take_from(&mut self, seat: Seat, pack: Pack, recorder: &mut impl Recorder<Event>) -> Option<Card> {
        match pack {
            Pack::Common => self.take_common(recorder),
            Pack::Faction => self.players[seat].deck.pop(),
        }
    }

    /// Draws a card into a hand.
    pub(crate) fn draw(&mut self, seat: Seat, pack: Pack, recorder: &mut impl Recorder<Event>) {
        if let Some(card) = self.take_from(seat, pack, recorder) {
            self.hands.insert_sorted(seat, card);
            recorder.record(Event::Drew { seat, pack, card });
        }
    }

    /// Puts a card on the discard pile of its deck.
    pub(crate) fn discard_card(&mut self, card: Card) {
        match self.facts(card).faction {
            None => self.discard.insert(card),
            Some(faction) => {
                if let Some(seat) = self.seat_of(faction) {
                    self.players[seat].discard.insert(card);
                }
            }
        }
    }

    /// Takes a card out of a hand: first one that others know of, since nobody can tell it from its equals.
    pub(crate) fn give(&mut self, seat: Seat, card: Card) {
        let player = &mut self.players[seat];
        if !player.shown.remove(card) {
            player.handed.remove(card);
        }
        let found = self.hands.remove(seat, card);
        debug_assert!(found, "{card:?} is in hand");
    }
}
