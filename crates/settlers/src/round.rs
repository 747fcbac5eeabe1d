//! The course of a round: what follows on what, production, cleanup, and the end of the game (pages 6 and 7).

use kernel::{Recorder, Seat, SeatSet};

use crate::events::Event;
use crate::frame::Frame;
use crate::goods::{Good, Goods};
use crate::location::Mark;
use crate::lookout::Flow;
use crate::state::{Acted, Phase, Points, Settlers};
use crate::verbs::Feature;

impl Settlers {
    /// Carries the game on until something is to be decided or it is over.
    pub(crate) fn go_on(&mut self, recorder: &mut impl Recorder<Event>) {
        loop {
            let flow = match self.stack.top() {
                Some(frame) => self.step(*frame, recorder),
                None => match self.phase {
                    Phase::Lookout => self.look_out(recorder),
                    Phase::Production => self.produce(recorder),
                    Phase::Action => self.next_turn(recorder),
                    Phase::Attack => self.next_attack(recorder),
                    Phase::Over => Flow::Waits,
                },
            };
            if flow == Flow::Waits {
                return;
            }
        }
    }

    // ---- Production ----

    pub(crate) fn begin_production(&mut self) {
        self.phase = Phase::Production;
        self.step = 0;
    }

    /// Lets the next player produce; after the last one the action phase begins.
    fn produce(&mut self, recorder: &mut impl Recorder<Event>) -> Flow {
        match self.first.clockwise(self.seats as usize).nth(self.step as usize) {
            Some(seat) => {
                self.step += 1;
                self.turn = seat;
                self.stack.push(Frame::Production { seat, at: 0 });
            }
            None => {
                self.phase = Phase::Action;
                self.step = 0;
                self.turn = self.first;
                self.acted = Acted::No;
                recorder.record(Event::ActionBegan);
            }
        }
        Flow::GoesOn
    }

    /// Carries out one source of a player's production: the board, then deals, then locations.
    pub(crate) fn produce_from(&mut self, seat: Seat, at: u8, recorder: &mut impl Recorder<Event>) {
        self.stack.pop();
        let Some(at) = at.checked_sub(1) else {
            self.stack.push(Frame::Production { seat, at: 1 });
            let goods = self.data.0.board(self.player(seat).faction).produces;
            recorder.record(Event::Produced { seat });
            return self.gain(seat, &goods, Points::Production, recorder);
        };
        let deals = self.deal_goods(seat).count();
        if (at as usize) < deals {
            self.stack.push(Frame::Production { seat, at: at + 2 });
            let good = self.deal_goods(seat).nth(at as usize);
            if let Some(good) = good {
                match self.points_for_deals(seat) {
                    0 => self.gain(seat, &Goods::of(good, 1), Points::Deals, recorder),
                    _ => self.stack.push(Frame::DealGood { seat, good }),
                }
            }
            return;
        }
        // Locations that produce nothing need no step of their own.
        let sources = self.controlled(seat).skip(at as usize - deals).enumerate();
        let sources = sources.map(|(at, (_, location))| (at, location.card));
        let next = { sources }.find(|(_, card)| !self.facts(*card).production().is_empty());
        if let Some((skipped, card)) = next {
            self.stack.push(Frame::Production { seat, at: at + skipped as u8 + 2 });
            self.stack.push(Frame::Produce { seat, card, at: 0 });
            recorder.record(Event::Yields { seat, card });
        }
    }

    /// The goods that a player's deals bring: cards, Trade Routes, and attack cards taken as deals.
    pub(crate) fn deal_goods(&self, seat: Seat) -> impl Iterator<Item = Good> + '_ {
        let good = |card| self.facts(card).deal;
        let cards = self.deals(seat).iter().filter_map(move |card| good(*card));
        let routes = self.routes(seat).filter_map(move |place| good(self.location(place).card));
        let seized = self.solo.seized.iter().copied().filter(|_| self.is_solo());
        cards.chain(routes).chain(seized)
    }

    /// How many points a player may take instead of the good of a deal.
    pub(crate) fn points_for_deals(&self, seat: Seat) -> u8 {
        let points = self.features(seat).filter_map(|feature| {
            let Feature::DealsForPoints(points) = feature else { return None };
            Some(*points)
        });
        points.max().unwrap_or(0)
    }

    // ---- Turns ----

    /// Asks the player whose turn it is, or ends the turn if nothing is left to do in it.
    fn next_turn(&mut self, recorder: &mut impl Recorder<Event>) -> Flow {
        if self.passed.len() == self.seats as usize {
            self.end_action(recorder);
            return Flow::GoesOn;
        }
        if self.acted == Acted::Yes && !self.has_free_move(self.turn) {
            self.end_turn();
        }
        Flow::Waits
    }

    pub(crate) fn end_turn(&mut self) {
        self.acted = Acted::No;
        let next = self.turn.next(self.seats as usize);
        let waiting = next.clockwise(self.seats as usize).find(|seat| !self.passed.contains(*seat));
        self.turn = waiting.unwrap_or(self.turn);
    }

    fn end_action(&mut self, recorder: &mut impl Recorder<Event>) {
        self.acted = Acted::No;
        let last = self.round == self.figures().rounds.value;
        if !last {
            self.clean_up(recorder);
        }
        if self.is_solo() {
            self.begin_attacks(recorder);
        } else {
            self.end_round(recorder);
        }
    }

    // ---- Cleanup ----

    /// Everybody keeps what board and features store, and all locations are made ready. Goods that may be kept always are.
    fn clean_up(&mut self, recorder: &mut impl Recorder<Event>) {
        recorder.record(Event::CleanedUp);
        for seat in Seat::all(self.seats as usize) {
            let mut kept = [false; crate::goods::GOODS];
            for good in &self.data.0.board(self.player(seat).faction).keeps {
                kept[*good as usize] = true;
            }
            for feature in self.features(seat) {
                if let Feature::Stores(goods) = feature {
                    goods.iter().for_each(|good| kept[*good as usize] = true);
                }
            }
            let player = &mut self.players[seat];
            player.given = 0;
            for (good, _) in Good::ALL.iter().filter(|(good, _)| !kept[*good as usize]) {
                player.supply.set(*good, 0);
            }
        }
        let data = self.data.0;
        for location in self.locations.all_mut() {
            location.uses = 0;
            if !data.facts(location.card).stores() {
                location.goods = Default::default();
            }
            location.remove(Mark::Defence);
            location.remove(Mark::Blocked);
            location.set_captor(None);
        }
    }

    /// On to the next round, or the end of the game.
    pub(crate) fn end_round(&mut self, recorder: &mut impl Recorder<Event>) {
        self.passed = SeatSet::EMPTY;
        if self.round == self.figures().rounds.value {
            self.phase = Phase::Over;
            // Captured locations go home before points are counted.
            self.locations.all_mut().iter_mut().for_each(|location| location.set_captor(None));
            recorder.record(Event::GameEnded);
            return;
        }
        self.round += 1;
        self.first = self.first.next(self.seats as usize);
        self.begin_round(recorder);
    }
}
