//! The course of an epoch: dealing, the wheel, draw rounds, and from step to step until somebody must decide (pages 4
//! to 10).

use kernel::{Recorder, Seat, SeatSet};

use crate::action::Action;
use crate::card::{COLOURS, Card, Colour, Epoch, Track};
use crate::effects::Effect;
use crate::events::{Event, Origin};
use crate::state::{Edition, Hadara, Phase, Question, Sealed, Side};

impl Hadara {
    /// Deals the decks of an epoch face down; the cards that are left over are out of the game, and nobody sees them.
    pub(crate) fn deal_epoch(&mut self, epoch: Epoch) {
        self.epoch = epoch;
        self.phase = Phase::A;
        self.turn = self.first();
        self.lay_backs();
        let mut stream = self.dice.roll();
        self.turn_up(&mut stream);
    }

    /// How many cards of each colour an epoch begins with.
    pub(crate) fn deal_size(&self) -> usize {
        self.seats as usize * self.figures().cards_per_player.value as usize
    }

    /// Lays decks of this epoch out without saying which cards they are.
    pub(crate) fn lay_backs(&mut self) {
        for colour in Colour::ALL {
            let back = Card::back(self.epoch, colour);
            self.decks[colour.index()] = std::iter::repeat_n(back, self.deal_size()).collect();
        }
    }

    /// Every player draws from the deck that their crest points at.
    pub(crate) fn draw(&mut self, recorder: &mut impl Recorder<Event>) {
        self.asked = Question::Draw;
        for seat in self.all_seats() {
            let deck = &mut self.decks[self.pointed_at(seat).index()];
            let player = &mut self.players[seat];
            for _ in 0..self.data.0.figures.cards_per_player.value {
                player.drawn.extend(deck.pop());
            }
            recorder.record(Event::Drew { seat, cards: player.drawn });
        }
    }

    /// Those who have not made the decision that all make at once.
    pub(crate) fn undecided(&self) -> SeatSet {
        self.all_seats().filter(|seat| self.player(*seat).sealed == Sealed::Nothing).collect()
    }

    /// Goes on, step by step, until somebody must decide. Whoever has nothing to choose in an optional step is passed
    /// over: coins, tracks and tiles lie open, so that tells nobody anything.
    pub(crate) fn carry_on(&mut self, recorder: &mut impl Recorder<Event>) {
        loop {
            let seat = self.turn;
            match self.asked {
                Question::Side if self.edition == Edition::First || self.undecided().is_empty() => {
                    self.show_sides(recorder);
                }
                Question::Draw if self.undecided().is_empty() => self.end_round(recorder),
                Question::Draft if self.tops().next().is_none() => self.pay_income(Phase::B, recorder),
                Question::Colony if self.open_levels(seat).next().is_none() => self.pass_on(recorder),
                Question::Statue if self.open_slots(seat).next().is_none() => self.pass_on(recorder),
                Question::Feeding if self.deficit(seat) == 0 => {
                    self.sell_surplus(seat, recorder);
                    self.pass_on(recorder);
                }
                Question::Medals if !self.can_buy_medal(seat) => self.pass_on(recorder),
                Question::Side
                | Question::Wheel
                | Question::Draw
                | Question::Colony
                | Question::Captured(_)
                | Question::Statue
                | Question::Draft
                | Question::Feeding
                | Question::Medals
                | Question::Over => return,
            }
        }
    }

    /// The next player's turn in this step, or the next step.
    pub(crate) fn pass_on(&mut self, recorder: &mut impl Recorder<Event>) {
        (self.paid, self.taken) = (0, 0);
        self.turn = self.turn.next(self.seats as usize);
        if self.asked == Question::Draft || self.turn != self.first() {
            return;
        }
        self.asked = match (self.asked, self.phase) {
            (Question::Colony | Question::Captured(_), _) => Question::Statue,
            (Question::Statue, Phase::A) => {
                self.phase = Phase::B;
                Question::Draft
            }
            (Question::Statue, Phase::B) => Question::Feeding,
            (Question::Feeding, _) => Question::Medals,
            (Question::Medals, _) => match self.epoch.next() {
                Some(epoch) => {
                    self.deal_epoch(epoch);
                    recorder.record(Event::EpochBegan { epoch, first: self.turn });
                    Question::Wheel
                }
                None => {
                    recorder.record(Event::GameEnded);
                    Question::Over
                }
            },
            (asked @ (Question::Side | Question::Wheel | Question::Draw | Question::Draft | Question::Over), _) => {
                asked
            }
        };
    }

    /// Shows which sides were chosen, and gives everybody what they say. In a first game all use side A.
    fn show_sides(&mut self, recorder: &mut impl Recorder<Event>) {
        for seat in self.all_seats() {
            let side = match self.player(seat).sealed {
                Sealed::Made(Action::Side(side)) => side,
                Sealed::Made(_) | Sealed::Hidden | Sealed::Nothing => Side::A,
            };
            let coins = self.use_side(seat, side);
            self.player_mut(seat).sealed = Sealed::Nothing;
            recorder.record(Event::SideChosen { seat, side, coins });
        }
        self.asked = Question::Wheel;
    }

    /// Shows what everybody decided, and turns the wheel for the next round or pays income.
    fn end_round(&mut self, recorder: &mut impl Recorder<Event>) {
        for seat in self.first().clockwise(self.seats as usize) {
            if let Sealed::Made(Action::Draw { discard, keep, deal }) = self.player(seat).sealed {
                self.piles[self.data.0.colour_of(discard).index()].push(discard);
                recorder.record(Event::Discarded { seat, card: discard });
                self.deal(seat, keep, deal, Origin::Deck, recorder);
            }
            let player = self.player_mut(seat);
            player.sealed = Sealed::Nothing;
            player.drawn.clear();
        }
        self.wheel = (self.wheel + 1) % COLOURS as u8;
        if self.decks.iter().all(|deck| deck.is_empty()) {
            self.pay_income(Phase::A, recorder);
        } else {
            self.draw(recorder);
        }
    }

    /// Pays income and goes on to colonies.
    fn pay_income(&mut self, phase: Phase, recorder: &mut impl Recorder<Event>) {
        self.phase = phase;
        self.turn = self.first();
        self.asked = Question::Colony;
        for seat in self.turn.clockwise(self.seats as usize) {
            let (coins, more) = self.income(seat);
            self.player_mut(seat).coins += coins + more;
            recorder.record(Event::Income { seat, coins, more });
        }
    }

    /// What a player gets as income, and what a card adds for tracks that stand higher.
    pub fn income(&self, seat: Seat) -> (u16, u16) {
        let tracks = self.tracks(seat);
        let income = tracks[Track::Income];
        let more = self.effect(seat, |effect| {
            let Effect::PaidForHigherTracks { coins, most } = effect else { return None };
            let higher = Track::ALL.iter().filter(|track| tracks[**track] > income).count() as u16;
            Some((higher * u16::from(*coins)).min((*most).into()))
        });
        (income, more.unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use kernel::{BySeat, Data, Game, Options, Seed, Stream};

    use super::*;
    use crate::{HadaraData, PLAYERS, Setup};

    /// What every epoch adds up to, whatever is decided: each player buys or sells ten cards, visits each deck once, and
    /// keeps no more cards than were fed or paid for.
    #[test]
    fn every_epoch_adds_up() {
        let mut stream = Stream::new(&Seed::of_series(10, 0));
        let (mut options, mut events) = (Options::new(), vec![]);
        for index in 0..200 {
            let seats = 2 + index as usize % 4;
            let setup = if index % 8 < 4 { Setup::full(seats) } else { Setup::first(seats) };
            let mut state = Hadara::new(HadaraData::built_in(), &setup, &Seed::of_series(11, index)).unwrap();
            let mut handled: BySeat<usize, PLAYERS> = BySeat::default();
            let mut paid = handled;
            while let Some(seat) = state.deciding().first() {
                let (before, epoch) = (state.asked, state.epoch);
                state.options(seat, &mut options);
                events.clear();
                state.perform(options.pick(&mut stream).unwrap(), &mut events);
                for event in &events {
                    if let Event::Bought { seat, .. } | Event::Sold { seat, .. } = event {
                        handled[*seat] += 1;
                    } else if let Event::PaidForFood { seat, .. } = event {
                        paid[*seat] += 1;
                    } else if let Event::Drew { cards, .. } = event {
                        assert_eq!(cards.len(), 2);
                    }
                }
                if state.asked == Question::Draft && before != Question::Draft {
                    assert!(state.piles.iter().all(|pile| pile.len() == seats));
                    assert!(state.decks.iter().all(|deck| deck.is_empty()));
                }
                if state.epoch != epoch || state.asked == Question::Over {
                    assert!(state.all_seats().all(|seat| handled[seat] == 10), "{handled:?}");
                    for seat in state.all_seats() {
                        let fed = state.track(seat, Track::Food) as usize + paid[seat];
                        assert!(state.player(seat).tableau().len() <= fed);
                    }
                    (handled, paid) = Default::default();
                }
            }
        }
    }
}
