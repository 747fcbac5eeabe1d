//! The interpreter: carries operations out until one asks, and takes the answer.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations and standing effects, each place concerns a few; the rest is left alone"
)]

use kernel::{Recorder, Seat};

use super::able::Eyes;
use super::program::{Counted, Op, Selection, Verb, Who};
use super::stir::Stir;
use super::words::{Category, Period, Place, Price, Token, Zone};
use crate::action::Action;
use crate::asked::Settled;
use crate::card::{Card, CardSet, SEATS};
use crate::events::{Audience, Event, Spot};
use crate::frame::Frame;
use crate::state::{Conversion, Ending, Imperium, Stack};

/// Whether the interpreter goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Flow {
    /// The next operation.
    On,
    /// Somebody is asked.
    Asks,
}

impl Imperium {
    /// The frame that is next, to be changed.
    ///
    /// # Panics
    /// Never inside [`Imperium::run`] and [`Imperium::answer`]: both look whether there is one.
    fn top(&mut self) -> &mut Frame {
        self.stack.as_mut_slice().last_mut().expect("an effect is under way")
    }

    /// Goes on at this operation.
    fn go(&mut self, at: u16) {
        let frame = self.top();
        (frame.at, frame.step, frame.left) = (at, 0, 0);
    }

    /// Goes on at the next operation.
    fn advance(&mut self) {
        let at = self.top().at + 1;
        self.go(at);
    }

    /// The frame is done; what it counted is added to what it is the body of.
    fn leave(&mut self) {
        let Some(frame) = self.stack.pop() else { return };
        if frame.is_body() && !self.stack.is_empty() {
            let parent = self.top();
            parent.done = parent.done.saturating_add(frame.done);
        }
    }

    /// Carries operations out until somebody is asked or the game is over.
    pub(crate) fn run(&mut self, recorder: &mut impl Recorder<Event>) {
        loop {
            self.look_for_the_fall();
            let Some(frame) = self.stack.last().copied() else { return };
            if self.step(frame, recorder) == Flow::Asks {
                match self.stack.last().copied().filter(|frame| self.is_rival(frame.seat)) {
                    Some(asked) => {
                        let answer = self.rival_answer(&asked);
                        self.take_answer(&answer, recorder);
                    }
                    None => return self.lay_open_turned(),
                }
            }
        }
    }

    /// A collapse ends whatever is under way.
    fn look_for_the_fall(&mut self) {
        let rites = self.data.0.program.procedures.last_rites;
        if self.ending == Ending::Collapse && self.stack.first().is_some_and(|frame| frame.at < rites) {
            self.stack.clear();
            self.enter(Frame::new(rites, self.first, Card::NONE));
        }
    }

    fn step(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) -> Flow {
        let seat = frame.seat;
        match self.op(frame.at) {
            Op::End => self.leave(),
            Op::Finish => {
                self.leave();
                let gone = !self.player(seat).play.contains(frame.card) || self.traits(frame.card).pinned;
                if frame.is_played() && !gone {
                    self.carry_with_garrison(seat, frame.card, Spot::Play(seat), Spot::Discard(seat), recorder);
                }
            }
            Op::Sentence => {
                self.advance();
                self.settle_sentence();
            }
            Op::Jump(at) => self.go(at),
            Op::Choose { first, count, whole, past } => {
                let mut open = self
                    .branches(first, count, past)
                    .filter(|(start, end)| self.branch_is_open(&frame, whole, *start, *end, Eyes::Public));
                match (open.next(), open.next()) {
                    (None, _) => self.go(past),
                    (Some((start, _)), None) => self.go(start),
                    (Some(_), Some(_)) => return Flow::Asks,
                }
            }
            Op::May { past } => match self.able(&frame, frame.at + 1, past, Eyes::Public) {
                true => return Flow::Asks,
                false => self.go(past),
            },
            Op::Price { benefit, past } => {
                if !self.payable(&frame, frame.at + 1, benefit, Eyes::Public) {
                    self.go(past);
                } else if self.is_guessed(&frame, frame.at + 1, benefit) {
                    return Flow::Asks;
                } else {
                    self.advance();
                }
            }
            Op::If { test, otherwise, .. } => match self.holds(&frame, test) {
                true => self.advance(),
                false => self.go(otherwise),
            },
            Op::Each { who, past } => self.each(frame, who, past),
            Op::While { past } => match self.able(&frame, frame.at + 1, past, Eyes::Own) {
                true => self.advance(),
                false => self.go(past),
            },
            Op::Them { past } => {
                let body = frame.body(frame.other, seat);
                self.go(past);
                self.enter(body);
            }
            Op::Times { count, past } => self.times(frame, self.data.0.program.counts[count as usize], past),
            Op::Gain(token, count) => self.gain_by(frame, token, count.into(), CardSet::EMPTY, recorder),
            Op::GainPer { token, each, count } => {
                let counted = self.data.0.program.counts[count as usize];
                let count = self.number(&frame, counted).saturating_mul(each.into());
                let means = if token == Token::Materials { self.means(&frame, counted) } else { CardSet::EMPTY };
                self.gain_by(frame, token, count, means, recorder);
            }
            Op::Pay(price) => {
                let price = self.price(&frame, price);
                let mut mixes = self.mixes(seat, &price);
                match (mixes.next(), mixes.next()) {
                    (Some((pairs, people)), None) => {
                        self.advance();
                        self.pay(seat, &price, pairs, people, recorder);
                    }
                    (Some(_), Some(_)) => return Flow::Asks,
                    (None, _) => self.advance(),
                }
            }
            Op::PayAll(token, _) => {
                self.advance();
                self.spend(seat, token, self.has(seat, token), recorder);
            }
            Op::PayUpTo(token, _) if self.has(seat, token) == 0 => {
                self.top().done = 0;
                self.advance();
            }
            Op::PayUpTo(..) | Op::Wager(_) | Op::DrawUpTo { .. } if self.can_answer(&frame) => return Flow::Asks,
            Op::PayUpTo(..) | Op::Wager(_) | Op::DrawUpTo { .. } => self.advance(),
            Op::Yield(token, count) => {
                let given = self.has(seat, token).min(count.into());
                self.subtract(seat, token, given);
                let top = self.top();
                top.set_short(given < u16::from(count));
                self.advance();
                if given > 0 {
                    recorder.record(Event::Yielded { from: seat, to: frame.other, token, count: given });
                    self.receive(frame.other, token, given);
                }
            }
            Op::Lay(_, count) => {
                self.advance();
                if self.player(seat).play.contains(frame.card) {
                    let laid = if self.hoard.0 == frame.card { self.hoard.1 } else { 0 };
                    self.hoard = (frame.card, laid.saturating_add(count));
                    recorder.record(Event::Laid { seat, card: self.face(frame.card), count });
                }
            }
            Op::Collect => {
                self.advance();
                if self.hoard.0 == frame.card {
                    let count = std::mem::take(&mut self.hoard).1;
                    self.gain(seat, Token::Progress, count.into(), recorder);
                }
            }
            // The rival has no hand: what it would draw goes to its discard pile.
            Op::Draw(count) | Op::DrawIfAble(count) if self.is_rival(seat) => {
                self.advance();
                (0..count).for_each(|_| self.mill(seat, recorder));
            }
            Op::Draw(count) => self.draw(frame, count, recorder),
            Op::DrawIfAble(count) => {
                let able = self.count(Stack::Deck(seat)).min(count.into()) as u8;
                match able {
                    0 => {
                        self.top().last = Card::NONE;
                        self.advance();
                    }
                    able => self.draw(frame, able, recorder),
                }
            }
            Op::DrawLeft => self.draw(frame, frame.amount, recorder),
            Op::Move(verb, cards) => return self.shift(frame, verb, self.selection(cards), recorder),
            Op::TakeFame => {
                self.advance();
                match self.count(Stack::Fame) {
                    0 if self.is_rival(seat) => self.honour_rival(seat, recorder),
                    0 => self.honour(seat, recorder),
                    _ => self.take_fame(seat, self.tops[Stack::Fame.index()], recorder),
                }
            }
            Op::LookFame(count) => return self.look_fame(frame, count, recorder),
            Op::TakeUnrest(count) => {
                self.advance();
                for _ in 0..count {
                    if self.ending != Ending::Collapse {
                        self.take_unrest(seat, recorder);
                        self.stir(seat, Stir::TakeUnrest);
                    }
                }
            }
            Op::TakeNation if self.is_rival(seat) => {
                self.advance();
                self.dynasty(seat, Spot::Discard(seat), recorder);
            }
            Op::TakeNation => {
                self.advance();
                if let Some(card) = self.nation_top(seat) {
                    self.bring_nation_card(seat, card, recorder);
                }
            }
            Op::LookNation => {
                self.advance();
                self.look_at(seat, Stack::Nation(seat), 1, recorder);
            }
            Op::ShuffleNation => {
                self.advance();
                self.shuffle(Stack::Nation(seat), recorder);
            }
            Op::BuryNation => {
                self.advance();
                if let Some(card) = self.nation_top(seat)
                    && let Some(card) = self.pop(Stack::Nation(seat)).filter(|top| *top == card)
                {
                    self.push_below(Stack::Nation(seat), card);
                }
            }
            Op::PlayEffect => {
                self.advance();
                if frame.last.is_some() {
                    self.enter(Frame::new(self.traits(frame.last).play, seat, frame.last));
                }
            }
            Op::NextIgnores(period) => {
                self.advance();
                self.next_ignores = period == Period::Empire;
            }
            Op::Turn(period) => {
                self.advance();
                self.turn_period(seat, period, recorder);
            }
            Op::Become(number) => {
                self.advance();
                self.become_card(frame, self.data.0.becomes[number as usize], recorder);
            }
            Op::EndGame => {
                self.advance();
                self.call_the_end(recorder);
            }
            Op::Develop { .. } if frame.step > 0 => {
                let price = self.development_cost(seat, frame.last);
                let mut mixes = self.mixes(seat, &price);
                match (mixes.next(), mixes.next()) {
                    (Some((pairs, people)), None) => self.finish_development(frame, &price, pairs, people, recorder),
                    _ => return Flow::Asks,
                }
            }
            Op::GarrisonThis(_)
            | Op::Find(..)
            | Op::Acquire(_)
            | Op::SwapMarket
            | Op::SwapNation
            | Op::Develop { .. }
            | Op::Play { .. }
            | Op::Borrow
            | Op::Ready
            | Op::CountAs(..)
            | Op::PutOnMarket(..)
            | Op::MarketToken
            | Op::DiscardAny => return self.offer(frame, recorder),
            Op::BreakThrough(_) | Op::Activation => return Flow::Asks,
            Op::Shield if self.is_warded(seat) || self.shields(seat, Eyes::Public).is_empty() => self.leave(),
            Op::Shield => return Flow::Asks,
            Op::React => match self.check_use(seat, frame.card, Eyes::Public) {
                Ok(()) if self.player(seat).play.contains(frame.card) => return Flow::Asks,
                _ => self.leave(),
            },
            Op::Toll => return self.demand_toll(frame, recorder),
            Op::Ward => {
                self.advance();
                self.ward(seat, frame.card, recorder);
            }
            Op::Roll
            | Op::NextCard
            | Op::CleanUp
            | Op::Resolved
            | Op::Mill(_)
            | Op::Exchange(..)
            | Op::PutAtDie(..)
            | Op::QuestTop
            | Op::ExileQuest
            | Op::Restock
            | Op::UnrestToDiscard => self.follow(frame, recorder),
            Op::Refresh
            | Op::DrawToLimit
            | Op::NextTurn
            | Op::Solstice
            | Op::NextRound
            | Op::LastRites
            | Op::Over
            | Op::NationStep
            | Op::DevelopmentToken
            | Op::Reshuffle
            | Op::Laid
            | Op::Guard
            | Op::Body
            | Op::Beware(_)
            | Op::MayDevelop { .. } => {
                return match self.proceed(frame, recorder) {
                    true => Flow::On,
                    false => Flow::Asks,
                };
            }
        }
        Flow::On
    }

    /// Whether a question of numbers or categories has an answer worth asking for.
    fn can_answer(&self, frame: &Frame) -> bool {
        match self.op(frame.at) {
            Op::Wager(_) => self.count(Stack::Main) > 0,
            Op::DrawUpTo { reshuffles, .. } => self.can_draw(frame.seat, reshuffles),
            _ => true,
        }
    }

    /// The next player's turn of a joint for several.
    fn each(&mut self, frame: Frame, who: Who, past: u16) {
        if frame.step == 0 {
            self.top().done = 0;
        }
        let seats = self.seats as usize;
        let skip = usize::from(who != Who::All);
        let warded = frame.warded();
        let order = frame.seat.clockwise(seats).skip(skip).enumerate().skip(usize::from(frame.step));
        let next = order.into_iter().find(|(_, seat)| !warded.contains(*seat) || *seat == frame.seat);
        match next {
            None => self.go(past),
            Some((at, seat)) => {
                self.top().step = at as u8 + 1;
                let body = match who {
                    Who::All | Who::Others => frame.body(seat, frame.seat),
                    Who::EachOther => frame.body(frame.seat, seat),
                };
                self.enter(body);
            }
        }
    }

    /// The next time of a joint that repeats.
    fn times(&mut self, frame: Frame, counted: Counted, past: u16) {
        let left = match frame.left {
            0 => self.number(&frame, counted).min(200) as u8,
            left => left - 1,
        };
        if left == 0 {
            return self.go(past);
        }
        let top = self.top();
        top.left = left;
        if frame.left == 0 {
            top.done = 0;
        }
        self.enter(frame.body(frame.seat, frame.other));
    }

    /// Gains tokens by an effect: by means of its own card, of cards that were counted, or of one just taken from play.
    fn gain_by(&mut self, frame: Frame, token: Token, count: u16, means: CardSet, recorder: &mut impl Recorder<Event>) {
        self.advance();
        let seat = frame.seat;
        if count > 0 && self.replacement(seat, token).is_none() {
            self.stir_gain(&frame, token, means);
        }
        self.gain(seat, token, count, recorder);
    }

    /// Notes by means of which cards tokens are gained.
    fn stir_gain(&mut self, frame: &Frame, token: Token, mut means: CardSet) {
        let seat = frame.seat;
        if token != Token::Materials {
            return;
        }
        if self.player(seat).play.contains(frame.card) {
            means.insert(frame.card);
        }
        if frame.last.is_some() {
            means.insert(frame.last);
        }
        self.stir(seat, Stir::GainBy(token, means));
    }

    /// Gives a player tokens that another handed over.
    fn receive(&mut self, seat: Seat, token: Token, count: u16) {
        let player = self.player_mut(seat);
        match token {
            Token::Materials => player.materials = player.materials.saturating_add(count),
            Token::Population => player.population = player.population.saturating_add(count),
            Token::Progress => player.progress = player.progress.saturating_add(count),
            Token::Action => player.actions = player.actions.saturating_add(count as u8),
        }
    }

    fn spend(&mut self, seat: Seat, token: Token, count: u16, recorder: &mut impl Recorder<Event>) {
        if count > 0 {
            self.subtract(seat, token, count);
            recorder.record(Event::Paid { seat, token, count });
            self.stir(seat, Stir::Pay(token));
        }
    }

    /// Pays a price, with progress standing for some of it.
    fn pay(&mut self, seat: Seat, price: &Price, pairs: u8, people: u8, recorder: &mut impl Recorder<Event>) {
        self.spend(seat, Token::Materials, (price.materials - 2 * pairs).into(), recorder);
        self.spend(seat, Token::Population, (price.population - people).into(), recorder);
        self.spend(seat, Token::Progress, (price.progress + pairs + people).into(), recorder);
        self.spend(seat, Token::Action, price.actions.into(), recorder);
    }

    /// Draws cards one after the other, reshuffling in between.
    pub(crate) fn draw(&mut self, frame: Frame, count: u8, recorder: &mut impl Recorder<Event>) {
        if frame.step == 0 && frame.left == 0 {
            let top = self.top();
            (top.before, top.last) = (Card::NONE, Card::NONE);
        }
        let mut step = frame.step;
        while step < count {
            let Some(card) = self.draw_one(frame.seat, recorder) else {
                if frame.left == 0 && self.can_reshuffle(frame.seat) {
                    let reshuffle = Frame::new(self.data.0.program.procedures.reshuffle, frame.seat, Card::NONE);
                    let nothing_to_shuffle = self.player(frame.seat).discard.is_empty();
                    let top = self.top();
                    (top.step, top.left) = (step, u8::from(nothing_to_shuffle));
                    self.enter(reshuffle);
                    return;
                }
                break;
            };
            step += 1;
            let top = self.top();
            (top.before, top.last) = (top.last, card);
            if self.count(Stack::Deck(frame.seat)) == 0 && !self.stirred.is_empty() {
                // What an empty deck sets off happens at that instant.
                self.top().step = step;
                return self.settle_sentence();
            }
        }
        self.top().done = step;
        self.advance();
    }

    /// Draws a card, if the deck has any.
    pub(crate) fn draw_one(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) -> Option<Card> {
        let stack = Stack::Deck(seat);
        let card = self.tops[stack.index()];
        if !card.is_some() {
            return None;
        }
        self.carry(seat, card, Spot::Stack(stack), Spot::Hand(seat), Audience::NOBODY, recorder);
        if self.count(stack) == 0 {
            self.stir(seat, Stir::EmptyDeck);
        }
        Some(card)
    }

    /// Whether a player can draw at least one card.
    pub(crate) fn can_draw(&self, seat: Seat, reshuffles: bool) -> bool {
        self.count(Stack::Deck(seat)) > 0 || (reshuffles && self.can_reshuffle(seat))
    }

    /// Whether a reshuffle could bring cards.
    pub(crate) fn can_reshuffle(&self, seat: Seat) -> bool {
        !self.player(seat).discard.is_empty() || self.nation_step_brings(seat) || self.may_develop(seat)
    }

    /// Moves the cards of a step one by one, asking where there is a choice.
    fn shift(&mut self, frame: Frame, verb: Verb, selection: &Selection, recorder: &mut impl Recorder<Event>) -> Flow {
        if frame.step == 0 {
            self.top().done = 0;
        }
        if selection.all {
            self.shift_all(frame, verb, selection, recorder);
            return Flow::On;
        }
        let Some(offers) = self.offers(&frame) else { return Flow::Asks };
        if offers.left == 0 {
            self.advance();
            return Flow::On;
        }
        match self.settle(&offers) {
            Settled::Asked => return Flow::Asks,
            Settled::Nothing => self.advance(),
            Settled::Only(card) => {
                // All of them go; in which order matters to the rival.
                let picked = self.picked(&frame, offers.cards).filter(|_| self.is_rival(frame.seat));
                self.shift_one(frame, verb, selection, picked.unwrap_or(card), recorder);
            }
        }
        Flow::On
    }

    fn shift_all(&mut self, frame: Frame, verb: Verb, selection: &Selection, recorder: &mut impl Recorder<Event>) {
        let cards = self.movable(&frame, verb, selection);
        self.advance();
        if selection.looks_in(Zone::Hand) && !selection.any {
            self.show_hand(frame.seat, recorder);
        }
        for card in cards.iter() {
            self.top().last = card;
            self.top().done += 1;
            self.relocate(frame, verb, card, recorder);
        }
        if selection.looks_in(Zone::Deck) {
            self.shuffle(Stack::Deck(frame.seat), recorder);
        }
    }

    /// Everybody sees a hand.
    fn show_hand(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        for card in self.player(seat).hand.iter() {
            self.show(seat, card, recorder);
        }
    }

    /// Everybody sees a card that stays in a player's hidden place.
    fn show(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        let mut news = 0;
        let watching: [bool; SEATS + 1] = std::array::from_fn(|viewer| self.watches(viewer));
        for (viewer, known) in self.knows.iter_mut().enumerate() {
            if watching[viewer] && viewer != seat.index() && !known.contains(card) {
                known.insert(card);
                news |= 1 << viewer;
            }
        }
        self.secret.remove(card);
        recorder.record(Event::Revealed { seat, card: self.face(card), news: Audience(news) });
    }

    /// Moves one card of a step that may move several.
    fn shift_one(
        &mut self,
        frame: Frame,
        verb: Verb,
        selection: &Selection,
        card: Card,
        recorder: &mut impl Recorder<Event>,
    ) {
        let seat = frame.seat;
        let mark = self.mark_to_discard(verb, selection);
        let saved = mark.and_then(|mark| self.saver(seat, mark)) == Some(card);
        let substitute = mark.is_some_and(|mark| self.substitutes(seat, mark).contains(card));
        let twice = self.twice_over(verb, selection, CardSet::only(card));
        let top = self.top();
        // What was drawn is spoken of no more: nobody else may know whether it is still in hand.
        (top.step, top.last, top.before, top.done) = (frame.step + 1 + twice as u8, card, Card::NONE, frame.done + 1);
        let most = if selection.up_to { selection.count } else { self.asked_for(&frame, verb, selection) };
        if self.top().step >= most {
            self.advance();
        }
        if saved {
            self.exhaust(seat, card, recorder);
        } else if substitute {
            self.relocate(frame, Verb::Abandon, card, recorder);
        } else {
            self.relocate(frame, verb, card, recorder);
        }
    }

    /// Carries a card where a verb takes it, with what is garrisoned under it.
    fn relocate(&mut self, frame: Frame, verb: Verb, card: Card, recorder: &mut impl Recorder<Event>) {
        let seat = frame.seat;
        let Some(from) = self.whereabouts(card) else { return };
        let to = match verb {
            Verb::Discard | Verb::Abandon => Spot::Discard(seat),
            Verb::History => self.history_of(seat),
            Verb::Sink if self.sinks(seat) => Spot::History(seat),
            Verb::Sink => Spot::Discard(seat),
            Verb::Exile => Spot::Exile,
            Verb::Recall | Verb::ToHand => self.gains_to(seat),
            Verb::Settle => Spot::Play(seat),
            Verb::OnDeck => Spot::Stack(Stack::Deck(seat)),
            Verb::Return => Spot::Unrest,
            Verb::Garrison => Spot::Under(seat, frame.card),
            Verb::Give => self.gains_to(frame.other),
        };
        match (from, verb) {
            (Spot::Market, _) => {
                if let Some(slot) = self.slot(card) {
                    self.exile_offer(seat, slot, recorder);
                }
            }
            (Spot::Play(_), _) => {
                self.carry_with_garrison(seat, card, from, to, recorder);
                self.stir(seat, Stir::Leaves(card));
            }
            // A card is given openly: the booklet does not say, and what everybody saw needs no remembering.
            (Spot::Stack(_), _) | (_, Verb::Give) => self.carry(seat, card, from, to, Audience::ALL, recorder),
            _ => self.carry(seat, card, from, to, Audience::NOBODY, recorder),
        }
        match verb {
            Verb::Return if self.is_rival(seat) => self.calmed(seat, recorder),
            Verb::Return => self.stir(seat, Stir::Return),
            Verb::Sink if self.sinks(seat) => self.stir(seat, Stir::Sink),
            _ => {}
        }
    }

    /// Offers a choice of cards, or settles it where there is none.
    fn offer(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) -> Flow {
        let Some(offers) = self.offers(&frame) else { return Flow::Asks };
        match self.settle(&offers) {
            Settled::Asked => return Flow::Asks,
            Settled::Nothing => {
                self.top().done = 0;
                self.top().last = Card::NONE;
                self.advance();
            }
            Settled::Only(card) => self.take(frame, card, recorder),
        }
        Flow::On
    }

    /// Carries out the choice of a card.
    fn take(&mut self, frame: Frame, card: Card, recorder: &mut impl Recorder<Event>) {
        let seat = frame.seat;
        let op = self.op(frame.at);
        if let Op::Move(verb, cards) = op {
            return self.shift_one(frame, verb, self.selection(cards), card, recorder);
        }
        if op == Op::MarketToken {
            self.advance();
        } else if !matches!(
            op,
            Op::Solstice | Op::DiscardAny | Op::SwapMarket | Op::Develop { .. } | Op::LookFame(_) | Op::Shield
        ) {
            let top = self.top();
            (top.last, top.before, top.done) = (card, Card::NONE, 1);
            self.advance();
        }
        match op {
            Op::GarrisonThis(_) => {
                // What lay under the card lies under its host with it.
                while self.under[frame.card.index()].is_some() {
                    let tucked = self.under[frame.card.index()];
                    let (from, to) = (Spot::Under(seat, frame.card), Spot::Under(seat, card));
                    self.carry(seat, tucked, from, to, Audience::ALL, recorder);
                }
                self.carry(seat, frame.card, Spot::Play(seat), Spot::Under(seat, card), Audience::ALL, recorder);
                self.stir(seat, Stir::Leaves(frame.card));
            }
            Op::Find(_, place) => {
                let Some(from) = self.whereabouts(card) else { return };
                let to = match place {
                    Place::Hand => Spot::Hand(seat),
                    Place::Discard => Spot::Discard(seat),
                    Place::History => self.history_of(seat),
                };
                match from == to {
                    true => self.show(seat, card, recorder),
                    false => self.carry(seat, card, from, to, Audience::ALL, recorder),
                }
                if let Spot::Stack(stack) = from {
                    self.shuffle(stack, recorder);
                }
            }
            Op::Acquire(aim) => {
                // Whoever goes after the materials on a card gains them by means of what that took.
                let token = self.data.0.program.aims[aim as usize].token;
                if let Some(token) = token.filter(|token| self.replacement(seat, *token).is_none()) {
                    self.stir_gain(&frame, token, CardSet::EMPTY);
                }
                self.acquire(seat, card, recorder);
            }
            Op::BreakThrough(_) => self.break_through(seat, card, recorder),
            Op::SwapMarket if frame.step == 0 => {
                let top = self.top();
                (top.last, top.step) = (card, 1);
            }
            Op::SwapMarket => {
                self.advance();
                self.swap_offer(seat, frame.last, card, recorder);
            }
            Op::LookFame(count) => self.choose_fame(frame, count, card, recorder),
            Op::SwapNation => {
                if let Some(top) = self.nation_top(seat) {
                    let nation = Spot::Stack(Stack::Nation(seat));
                    self.note_swap(seat);
                    self.carry(seat, top, nation, Spot::Hand(seat), Audience::NOBODY, recorder);
                    self.carry(seat, card, Spot::Hand(seat), nation, Audience::NOBODY, recorder);
                }
            }
            Op::Develop { free: true, .. } => {
                self.top().last = card;
                self.finish_development(Frame { last: card, ..frame }, &Price::default(), 0, 0, recorder);
            }
            Op::Develop { .. } => {
                let top = self.top();
                (top.last, top.step) = (card, 1);
            }
            Op::Play { .. } => self.play(seat, card, recorder),
            Op::Borrow => self.enter(Frame::new(self.traits(card).exhaust, seat, card)),
            Op::Ready => {
                self.exhausted.remove(card);
                let player = self.player_mut(seat);
                player.exhausts = player.exhausts.saturating_add(1);
                recorder.record(Event::Readied { seat, card: self.face(card) });
            }
            Op::CountAs(mark, count, other) => {
                self.converted.push(Conversion { card, mark, count, other });
                recorder.record(Event::Converted { seat, card: self.face(card), mark });
            }
            Op::PutOnMarket(token, count) => self.put_on_market(seat, card, token, count, recorder),
            Op::MarketToken => {
                let (token, count) = self.market_token(seat);
                self.put_on_market(seat, card, token, count, recorder);
            }
            Op::DiscardAny => self.carry(seat, card, Spot::Hand(seat), Spot::Discard(seat), Audience::ALL, recorder),
            Op::Solstice => self.celebrate(seat, card, recorder),
            Op::Shield => {
                if let Some((at, exhaust)) = self.shield(card) {
                    if exhaust {
                        self.exhaust(seat, card, recorder);
                    }
                    self.top().card = card;
                    self.go(at);
                }
            }
            _ => {}
        }
    }

    /// Pays for a development and puts it into the discard pile.
    fn finish_development(
        &mut self,
        frame: Frame,
        price: &Price,
        pairs: u8,
        people: u8,
        recorder: &mut impl Recorder<Event>,
    ) {
        let (seat, card) = (frame.seat, frame.last);
        self.top().done = 1;
        self.advance();
        self.pay(seat, price, pairs, people, recorder);
        self.carry(seat, card, Spot::Development(seat), Spot::Discard(seat), Audience::ALL, recorder);
        if self.player(seat).development == 0 {
            self.call_the_end(recorder);
        }
    }

    /// A player looks at the top cards of a pile.
    fn look_at(&mut self, seat: Seat, stack: Stack, count: usize, recorder: &mut impl Recorder<Event>) {
        // From the top: any other order would tell those who know one of the cards something of the others.
        let mut at = self.tops[stack.index()];
        for _ in 0..count {
            let card = at;
            if !card.is_some() {
                break;
            }
            at = self.under[card.index()];
            let fresh = !self.knows[seat.index()].contains(card);
            self.knows[seat.index()].insert(card);
            let seen = (0..self.knows.len()).filter(|viewer| self.knows[*viewer].contains(card));
            let seen = Audience(seen.fold(0, |seen, viewer| seen | 1 << viewer));
            let news = if fresh { Audience::only(seat) } else { Audience::NOBODY };
            recorder.record(Event::Looked { seat, card: self.face(card), stack, seen, news });
        }
    }

    /// Looks at fame cards, takes one and puts the others back in any order.
    fn look_fame(&mut self, frame: Frame, count: u8, recorder: &mut impl Recorder<Event>) -> Flow {
        let seat = frame.seat;
        if frame.step == 0 && self.count(Stack::Fame) == 0 {
            self.advance();
            self.honour(seat, recorder);
            return Flow::On;
        }
        if frame.step == 0 && frame.left == 0 {
            self.top().left = 1;
            let looked = self.looked(&frame, count).1;
            self.look_at(seat, Stack::Fame, looked, recorder);
            if looked > 1 {
                // Which of them is taken, and how the others lie afterwards, nobody else can tell.
                let cards: CardSet = self.pile(Stack::Fame).take(looked).collect();
                let others = self.knows.iter_mut().enumerate().filter(|(viewer, _)| *viewer != seat.index());
                others.for_each(|(_, known)| *known = known.without(cards));
            }
            self.stir(seat, Stir::LookFame);
        }
        match self.looked(&frame, count).1 {
            0 | 1 if frame.step > 0 => {
                self.advance();
                Flow::On
            }
            1 => {
                let card = self.tops[Stack::Fame.index()];
                let frame = Frame { left: 1, ..frame };
                self.choose_fame(frame, count, card, recorder);
                Flow::On
            }
            _ => Flow::Asks,
        }
    }

    fn choose_fame(&mut self, frame: Frame, _: u8, card: Card, recorder: &mut impl Recorder<Event>) {
        let seat = frame.seat;
        let top = self.top();
        top.step = frame.step + 1;
        if frame.step == 0 {
            (top.last, top.done) = (card, 1);
            self.take_fame(seat, card, recorder);
            return;
        }
        // The card lies below those that were put back before it, from the top.
        let above = usize::from(frame.step) - 1;
        self.pull(Stack::Fame, card);
        let host = above.checked_sub(1).and_then(|at| self.pile(Stack::Fame).nth(at));
        match host {
            None => self.push(Stack::Fame, card),
            Some(host) => {
                self.under[card.index()] = self.under[host.index()];
                self.under[host.index()] = card;
                self.counts[Stack::Fame.index()] += 1;
            }
        }
    }

    fn take_fame(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        self.carry(seat, card, Spot::Stack(Stack::Fame), self.gains_to(seat), Audience::NOBODY, recorder);
    }

    /// Takes the answer to what is being asked, which is one of the options.
    pub(crate) fn answer(&mut self, action: &Action, recorder: &mut impl Recorder<Event>) {
        self.take_answer(action, recorder);
        self.run(recorder);
    }

    fn take_answer(&mut self, action: &Action, recorder: &mut impl Recorder<Event>) {
        let Some(frame) = self.stack.last().copied() else { return };
        let seat = frame.seat;
        let op = self.op(frame.at);
        match *action {
            Action::Play(_) | Action::Exhaust(_) | Action::Innovate | Action::Revolt(_) | Action::End => {
                self.act(seat, action, recorder);
            }
            Action::Take(card) => self.take(frame, card, recorder),
            Action::Deck(category) => {
                self.advance();
                let depth = self.stack.len() - 1;
                let card = self.break_through_deck(seat, category, recorder);
                let frame = &mut self.stack.as_mut_slice()[depth];
                (frame.last, frame.done) = (card, u8::from(card.is_some()));
            }
            Action::Branch(at) => {
                if let Op::Choose { first, .. } = op {
                    self.go(self.data.0.program.branches[first as usize + usize::from(at)]);
                }
            }
            Action::Name(category) => self.wager(frame, category, recorder),
            Action::Pay { pairs, people } => {
                let price = self.asked_price(&frame);
                match op {
                    Op::Develop { .. } => self.finish_development(frame, &price, pairs, people, recorder),
                    _ => {
                        self.advance();
                        self.pay(seat, &price, pairs, people, recorder);
                    }
                }
            }
            Action::Amount(count) => {
                self.top().done = count;
                self.advance();
                match op {
                    Op::PayUpTo(token, _) => self.spend(seat, token, count.into(), recorder),
                    Op::DrawUpTo { .. } if self.is_rival(seat) => {
                        (0..count).for_each(|_| self.mill(seat, recorder));
                    }
                    Op::DrawUpTo { .. } if count > 0 => {
                        let draw = Frame::new(self.data.0.program.procedures.draw, seat, frame.card);
                        self.enter(Frame { amount: count, ..draw });
                    }
                    _ => {}
                }
            }
            Action::Yes => match op {
                Op::React => {
                    self.exhaust(seat, frame.card, recorder);
                    self.go(self.traits(frame.card).exhaust);
                }
                Op::Toll => self.pay_toll(frame, recorder),
                _ => self.advance(),
            },
            Action::Decline => self.decline(frame, op, recorder),
        }
    }

    fn decline(&mut self, frame: Frame, op: Op, recorder: &mut impl Recorder<Event>) {
        match op {
            Op::May { past } | Op::Price { past, .. } | Op::Choose { past, .. } => self.go(past),
            Op::React | Op::Shield => self.leave(),
            Op::Toll => {
                self.leave();
                self.ward(frame.other, frame.card, recorder);
            }
            Op::Move(..) => self.advance(),
            _ => {
                let top = self.top();
                (top.done, top.last) = (0, Card::NONE);
                self.advance();
            }
        }
    }

    /// Turns the top card of the main deck over after a category has been named.
    fn wager(&mut self, frame: Frame, category: Category, recorder: &mut impl Recorder<Event>) {
        let seat = frame.seat;
        recorder.record(Event::Named { seat, category });
        let card = self.tops[Stack::Main.index()];
        self.top().last = card;
        self.advance();
        let won = self.traits(card).category & 1 << category as u8 != 0;
        let to = if won { Spot::Hand(seat) } else { Spot::Exile };
        self.carry(seat, card, Spot::Stack(Stack::Main), to, Audience::ALL, recorder);
        self.look_for_empty_main(recorder);
    }

    /// King of Kings does something for a player.
    fn honour(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        let king = &self.data.0.decks[self.deck as usize].king;
        let (at, side) = match self.king_turned {
            false => (king.a, crate::data::Side::A),
            true => (king.b, crate::data::Side::B),
        };
        if !self.king_is_free(seat) {
            return;
        }
        recorder.record(Event::King { seat, side });
        match self.king_turned {
            false => self.king_turned = true,
            true => self.player_mut(seat).honoured = true,
        }
        self.enter(Frame::new(at, seat, Card::NONE));
    }

    pub(crate) fn turn_period(&mut self, seat: Seat, period: Period, recorder: &mut impl Recorder<Event>) {
        if self.player(seat).period != period {
            self.player_mut(seat).period = period;
            recorder.record(Event::Period { seat, period });
        }
    }

    /// A card goes away and another of the nation takes its place.
    fn become_card(&mut self, frame: Frame, sort: u16, recorder: &mut impl Recorder<Event>) {
        let seat = frame.seat;
        let Some(nation) = self.nation_of(seat) else { return };
        let Some(number) = nation.slots.iter().position(|slot| slot.sort == sort) else { return };
        if self.player(seat).play.contains(frame.card) {
            self.carry(seat, frame.card, Spot::Play(seat), Spot::Box, Audience::ALL, recorder);
            self.carry(seat, Card::of_nation(seat, number), Spot::Box, Spot::Play(seat), Audience::ALL, recorder);
        }
    }

    /// Whether the attack under way does not touch a player.
    fn is_warded(&self, seat: Seat) -> bool {
        self.stack.iter().rev().find(|frame| frame.is_played()).is_some_and(|frame| frame.warded().contains(seat))
    }

    /// The attack under way does not touch a player.
    fn ward(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        recorder.record(Event::Warded { seat, card: self.face(card) });
        if let Some(frame) = self.stack.as_mut_slice().iter_mut().rev().find(|frame| frame.is_played()) {
            frame.ward(seat);
        }
    }

    /// Whether the attacker is asked to pay for the attack to count.
    fn demand_toll(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) -> Flow {
        let price = self.toll(frame.card).unwrap_or_default();
        if self.has(frame.seat, Token::Progress) >= price.progress.into() {
            return Flow::Asks;
        }
        self.leave();
        self.ward(frame.other, frame.card, recorder);
        Flow::On
    }

    fn pay_toll(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) {
        let price = self.toll(frame.card).unwrap_or_default();
        self.leave();
        let count = u16::from(price.progress);
        self.subtract(frame.seat, Token::Progress, count);
        self.receive(frame.other, Token::Progress, count);
        recorder.record(Event::Yielded { from: frame.seat, to: frame.other, token: Token::Progress, count });
    }
}
