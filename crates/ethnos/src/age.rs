//! How an age begins and ends.

use kernel::{Recorder, Seat};

use crate::card::Card;
use crate::events::Event;
use crate::state::{CARDS, Ethnos, Glory, Question};

impl Ethnos {
    /// Deals an age: one card to each hand, the row, and the dragons into the lower half of the deck.
    pub(crate) fn deal_age(&mut self) {
        self.gather_cards();
        self.dice.shuffle(self.deck.as_mut_slice());
        for seat in Seat::all(self.seats as usize) {
            if let Some(card) = self.deck.pop() {
                self.players[seat].hand.insert(card);
            }
        }
        for _ in 0..self.seats * self.figures().row_per_player.value {
            if let Some(card) = self.deck.pop() {
                self.row.insert(card);
            }
        }
        self.add_dragons(self.figures().dragons.value.into());
    }

    /// Puts every Ally of the game into the deck, unshuffled, and everything of the last age away.
    pub(crate) fn gather_cards(&mut self) {
        self.row.clear();
        self.laid.clear();
        self.spans.clear();
        self.deck.clear();
        self.trolls.fill(None);
        for player in self.players.values_mut() {
            player.hand.clear();
            player.shown.clear();
        }
        self.dragons = 0;
        self.drawer = None;
        self.placed = false;
        let data = self.data.0;
        for tribe in self.tribes.iter() {
            for (card, copies) in data.deck_of(*tribe) {
                self.deck.extend(std::iter::repeat_n(card, copies.into()));
            }
        }
    }

    /// Shuffles the dragons into the lower half. Of an odd number of cards, the lower half has one more.
    pub(crate) fn add_dragons(&mut self, dragons: usize) {
        let upper: [Card; CARDS] = std::array::from_fn(|at| self.deck.get(at).copied().unwrap_or_default());
        let allies = self.deck.len();
        let below = allies.div_ceil(2);
        self.deck.truncate(below);
        self.deck.extend(std::iter::repeat_n(Card::DRAGON, dragons));
        self.lower = self.deck.len() as u8;
        self.dice.shuffle(self.deck.as_mut_slice());
        self.deck.extend(upper[below..allies].iter().copied());
    }

    /// The last dragon is out: hands are lost, hordes may raid, then everything is scored.
    pub(crate) fn end_age(&mut self, drawer: Seat, recorder: &mut impl Recorder<Event>) {
        recorder.record(Event::AgeEnded { age: self.age, drawer });
        self.drawer = Some(drawer);
        self.lower = 0;
        // Nobody is shown what was in a hand: the cards go face down to the deck, which is shuffled anew anyway.
        for player in self.players.values_mut() {
            self.deck.extend(player.hand.iter().copied());
            player.hand.clear();
            player.shown.clear();
        }
        self.ask_for_raids(drawer, self.seats as usize, recorder);
    }

    /// Asks the next of the `left` seats from `from` on that has a horde; scores the age when none is left.
    fn ask_for_raids(&mut self, from: Seat, left: usize, recorder: &mut impl Recorder<Event>) {
        let last_age = self.age == self.ages();
        for seat in from.clockwise(self.seats as usize).take(left) {
            if self.player(seat).horde == 0 {
                continue;
            }
            if last_age {
                // Markers left on the board would be worth nothing.
                self.raid(seat, recorder);
            } else {
                self.turn = seat;
                self.asked = Question::Raid;
                return;
            }
        }
        self.score_age(recorder);
        if last_age {
            self.asked = Question::Over;
            recorder.record(Event::GameEnded);
            return;
        }
        let first = self.next_first();
        self.age += 1;
        self.turn = first;
        self.asked = Question::Turn;
        self.deal_age();
        recorder.record(Event::AgeBegan { age: self.age, first });
    }

    /// Empties a horde board for glory.
    pub(crate) fn raid(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        let markers = self.player(seat).horde_size();
        let glory = self.figures().orc_glory.value[markers];
        self.players[seat].horde = 0;
        self.earn(seat, Glory::Orcs, glory.into());
        recorder.record(Event::Raided { seat, markers: markers as u8, glory });
    }

    /// The seat that was asked has answered: on to the next, up to the one before the drawer.
    pub(crate) fn next_raid(&mut self, recorder: &mut impl Recorder<Event>) {
        let seats = self.seats as usize;
        let drawer = self.drawer.unwrap_or_default();
        let asked = drawer.clockwise(seats).take_while(|seat| *seat != self.turn).count() + 1;
        self.ask_for_raids(self.turn.next(seats), seats - asked, recorder);
    }

    /// Least glory begins; of several, the first clockwise from the one who revealed the last dragon, that player
    /// included (page 5).
    fn next_first(&self) -> Seat {
        let drawer = self.drawer.unwrap_or_default();
        let seats = drawer.clockwise(self.seats as usize);
        seats.min_by_key(|seat| self.player(*seat).glory()).unwrap_or(drawer)
    }
}
