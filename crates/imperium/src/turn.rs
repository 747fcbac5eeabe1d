//! The course of the game: turns, clean-up, reshuffle, solstice, the last round and the end.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations, this place concerns those of the course of the game"
)]

use kernel::{Recorder, Seat};

use crate::action::Action;
use crate::asked::Settled;
use crate::card::{Card, CardSet};
use crate::effects::able::Eyes;
use crate::effects::program::Op;
use crate::effects::stir::Stir;
use crate::effects::words::{Period, Zone};
use crate::events::{Audience, Event, Spot};
use crate::frame::Frame;
use crate::state::{Ending, Imperium, Stack, Stage};

/// How many action tokens a turn begins with.
const ACTIONS: u8 = 3;

impl Imperium {
    /// Goes on at this operation of the last frame.
    pub(crate) fn go_on(&mut self, at: u16) {
        if let Some(frame) = self.stack.as_mut_slice().last_mut() {
            (frame.at, frame.step, frame.left) = (at, 0, 0);
        }
    }

    pub(crate) fn set_step(&mut self, seat: Seat, step: u8, left: u8) {
        if let Some(frame) = self.stack.as_mut_slice().last_mut() {
            (frame.seat, frame.step, frame.left) = (seat, step, left);
        }
    }

    /// Carries out what the active player does with the turn.
    pub(crate) fn act(&mut self, seat: Seat, action: &Action, recorder: &mut impl Recorder<Event>) {
        let procedures = self.data.0.program.procedures;
        match *action {
            Action::Play(card) => {
                self.stage = Stage::Activation;
                if !self.is_free(seat, card) {
                    self.player_mut(seat).actions -= 1;
                }
                self.play(seat, card, recorder);
            }
            Action::Exhaust(card) => {
                self.stage = Stage::Activation;
                self.exhaust(seat, card, recorder);
                self.enter(Frame::new(self.traits(card).exhaust, seat, card));
            }
            Action::Innovate => {
                self.stage = Stage::Other;
                recorder.record(Event::Innovated { seat });
                for card in self.player(seat).hand.iter() {
                    self.carry(seat, card, Spot::Hand(seat), Spot::Discard(seat), Audience::ALL, recorder);
                }
                self.go_on(procedures.renewal);
                self.enter(Frame::new(procedures.innovation, seat, Card::NONE));
            }
            Action::Revolt(count) => {
                self.stage = Stage::Other;
                recorder.record(Event::Revolted { seat, count });
                for _ in 0..count {
                    let unrests = self.player(seat).hand & self.unrest_cards();
                    let Some(card) = self.distinct(unrests).next() else { break };
                    self.carry(seat, card, Spot::Hand(seat), Spot::Unrest, Audience::ALL, recorder);
                    self.stir(seat, Stir::Return);
                }
                self.go_on(procedures.renewal);
            }
            Action::End => {
                self.stage = Stage::Other;
                recorder.record(Event::CleanedUp { seat });
                self.go_on(procedures.renewal);
            }
            Action::Take(_)
            | Action::Deck(_)
            | Action::Branch(_)
            | Action::Name(_)
            | Action::Pay { .. }
            | Action::Amount(_)
            | Action::Yes
            | Action::Decline => {}
        }
    }

    /// Carries out an operation of the course of the game; false if somebody is asked.
    pub(crate) fn proceed(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) -> bool {
        let seat = frame.seat;
        let next = frame.at + 1;
        match self.op(frame.at) {
            Op::Refresh => {
                self.refresh(seat, recorder);
                self.go_on(next);
            }
            Op::DrawToLimit => {
                let missing = self.hand_limit(seat).saturating_sub(self.player(seat).hand.len());
                let count = usize::from(frame.step) + missing;
                // `draw` goes on to the next operation by itself.
                self.draw(frame, count.min(200) as u8, recorder);
            }
            Op::NextTurn => self.next_turn(recorder),
            Op::Solstice => return self.solstice(frame, recorder),
            Op::NextRound => self.next_round(recorder),
            Op::LastRites => self.last_rites(frame, recorder),
            Op::Over => self.stack.clear(),
            Op::NationStep => {
                self.go_on(next);
                self.nation_step(seat, recorder);
            }
            Op::MayDevelop { past } => self.go_on(if self.may_develop(seat) { next } else { past }),
            Op::DevelopmentToken => {
                if frame.done > 0 {
                    let player = self.player_mut(seat);
                    player.exhausts = player.exhausts.saturating_sub(1);
                    player.reshuffled = true;
                }
                self.go_on(next);
            }
            Op::Reshuffle => {
                self.go_on(next);
                self.reshuffle(seat, recorder);
            }
            Op::Laid => {
                let zone = if frame.is_from_discard() { Zone::Discard } else { Zone::Hand };
                self.go_on(next);
                self.stir(seat, Stir::Play(frame.card, zone));
                self.settle_sentence();
            }
            Op::Guard => self.guard(frame, self.traits(frame.card).attack),
            // Whoever has answered once is not asked again.
            Op::Beware(_) if frame.amount > 0 => self.go_on(next),
            Op::Beware(hostile) => {
                self.guard(frame, hostile || self.traits(frame.card).attack);
                if let Some(frame) = self.stack.as_mut_slice().last_mut().filter(|frame| frame.at == next) {
                    frame.amount = 1;
                }
            }
            Op::Body => self.go_on(self.traits(frame.card).play),
            _ => {}
        }
        true
    }

    /// Tokens come back to the period card.
    fn refresh(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        let exhausts = self.nation_of(seat).map_or(5, |nation| nation.exhausts);
        self.exhausted = self.exhausted.without(self.player(seat).play);
        let player = self.player_mut(seat);
        (player.actions, player.exhausts, player.reshuffled) = (ACTIONS, exhausts, false);
        recorder.record(Event::Refreshed { seat });
    }

    fn next_turn(&mut self, recorder: &mut impl Recorder<Event>) {
        self.marked = CardSet::EMPTY;
        self.converted.clear();
        self.next_ignores = false;
        let next = self.turn.next(self.seats as usize);
        if next == self.first {
            self.stage = Stage::Other;
            recorder.record(Event::Solstice);
            return self.go_on(self.data.0.program.procedures.solstice);
        }
        self.begin_turn(next, recorder);
    }

    fn begin_turn(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        self.turn = seat;
        self.stage = Stage::Fresh;
        recorder.record(Event::Turn { seat });
        self.stack.pop();
        let procedures = self.data.0.program.procedures;
        let at = if self.is_rival(seat) { procedures.rival } else { procedures.round };
        self.enter(Frame::new(at, seat, Card::NONE));
    }

    /// The solstice effects of one player after the other, each in the order they like.
    fn solstice(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) -> bool {
        if frame.left == 0 {
            let solemn = self.like(self.data.0.concerns.solstice);
            let people = self.seated().filter(|seat| !self.is_rival(*seat));
            self.marked = people.fold(CardSet::EMPTY, |all, seat| all | self.player(seat).play & solemn);
        }
        let order = self.first.clockwise(self.seats as usize).enumerate().skip(usize::from(frame.step));
        let due = |(_, seat): &(usize, Seat)| !(self.marked & self.player(*seat).play).is_empty();
        let Some((at, seat)) = order.into_iter().find(due) else {
            self.marked = CardSet::EMPTY;
            self.set_step(self.first, 0, 0);
            self.go_on(frame.at + 1);
            return true;
        };
        self.set_step(seat, at as u8, 1);
        let offers = self.frame().and_then(|frame| self.offers(frame));
        match offers.map(|offers| self.settle(&offers)) {
            Some(Settled::Only(card)) => {
                self.celebrate(seat, card, recorder);
                true
            }
            _ => false,
        }
    }

    /// Carries out the solstice effect of a card.
    pub(crate) fn celebrate(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        self.marked.remove(card);
        recorder.record(Event::Solemn { seat, card: self.face(card) });
        self.enter(Frame::new(self.traits(card).solstice, seat, card));
    }

    fn next_round(&mut self, recorder: &mut impl Recorder<Event>) {
        match self.ending {
            Ending::LastRound => {
                self.ending = Ending::Scoring;
                return self.go_on(self.data.0.program.procedures.last_rites);
            }
            Ending::NextRound => {
                self.ending = Ending::LastRound;
                recorder.record(Event::LastRound);
            }
            Ending::No | Ending::Scoring | Ending::Collapse => {}
        }
        self.round = self.round.saturating_add(1);
        recorder.record(Event::Round { round: self.round });
        self.begin_turn(self.first, recorder);
    }

    /// What cards do before points are counted, wherever they lie.
    fn last_rites(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) {
        if frame.left == 0 {
            recorder.record(Event::Over);
            let last = self.like(self.data.0.concerns.end);
            let people = self.seated().filter(|seat| !self.is_rival(*seat));
            self.marked = people.fold(CardSet::EMPTY, |all, seat| all | self.holdings(seat) & last);
            self.stage = Stage::Other;
        }
        let owner = |seat: &Seat| !(self.marked & self.holdings(*seat)).is_empty();
        let Some(seat) = self.first.clockwise(self.seats as usize).find(owner) else {
            self.marked = CardSet::EMPTY;
            return self.go_on(frame.at + 1);
        };
        let card = (self.marked & self.holdings(seat)).first().unwrap_or(Card::NONE);
        self.marked.remove(card);
        self.set_step(self.first, 0, 1);
        self.enter(Frame::new(self.traits(card).end, seat, card));
    }

    /// Whether a reshuffle brings a card of the nation deck.
    pub(crate) fn nation_step_brings(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.period == Period::Barbarian
            && player.exhausts > 0
            && !player.reshuffled
            && self.count(Stack::Nation(seat)) > 0
    }

    fn nation_step(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        if !self.nation_step_brings(seat) {
            return;
        }
        let player = self.player_mut(seat);
        player.exhausts -= 1;
        player.reshuffled = true;
        let card = self.tops[Stack::Nation(seat).index()];
        self.bring_nation_card(seat, card, recorder);
    }

    /// The top card of a nation deck comes up.
    pub(crate) fn bring_nation_card(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        let traits = self.traits(card);
        let accession = self.is_accession(seat, card);
        let to = if traits.enters_play { Spot::Play(seat) } else { Spot::Discard(seat) };
        self.carry(seat, card, Spot::Stack(Stack::Nation(seat)), to, Audience::ALL, recorder);
        if traits.ends_game {
            self.call_the_end(recorder);
        }
        if accession && self.nation_of(seat).is_some_and(|nation| !nation.file.never_empire) {
            self.turn_period(seat, Period::Empire, recorder);
        }
    }

    /// Whether a reshuffle lets a player pay for a development.
    pub(crate) fn may_develop(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.period == Period::Empire
            && player.exhausts > 0
            && !player.reshuffled
            && !self.developable(seat, false).is_empty()
    }

    /// The discard pile becomes the personal deck.
    fn reshuffle(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        let cards = self.player(seat).discard;
        for card in cards.iter() {
            self.push(Stack::Deck(seat), card);
        }
        self.player_mut(seat).discard = CardSet::EMPTY;
        self.shuffle(Stack::Deck(seat), recorder);
    }

    /// Whoever is attacked may ward it off, one player after the other.
    fn guard(&mut self, frame: Frame, attacks: bool) {
        let next = self.others(frame.seat).enumerate().nth(usize::from(frame.step)).filter(|_| attacks);
        let Some((at, seat)) = next else {
            return self.go_on(frame.at + 1);
        };
        self.set_step(frame.seat, at as u8 + 1, 0);
        let procedures = self.data.0.program.procedures;
        if self.is_rival(seat) {
            return;
        }
        if !self.shields(seat, Eyes::Public).is_empty() {
            self.enter(Frame::new(procedures.shield, seat, Card::NONE));
        }
        let tolls = self.player(seat).play & self.like(self.data.0.concerns.toll);
        for card in tolls.iter() {
            self.enter(Frame { other: seat, ..Frame::new(procedures.toll, frame.seat, card) });
        }
    }
}
