//! What an event sets off: passive effects happen, reactions are offered, both when the sentence is over.

use kernel::{Recorder, Seat};

use super::program::{Holds, Pattern};
use super::words::{Mark, Token, Zone};
use crate::card::{Card, CardSet};
use crate::events::Event;
use crate::frame::Frame;
use crate::state::{Imperium, STIRRED, Stage, Stirred};

/// Something that cards may answer to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Stir {
    /// A card was played from here.
    Play(Card, Zone),
    /// A card was broken through for.
    BreakThrough(Card),
    /// A card was acquired from here.
    Acquire(Card, Zone),
    /// A card of the market was gained with so many of these on it.
    MarketTokens(Token, u8),
    /// An unrest went back.
    Return,
    /// An unrest was taken from its deck.
    TakeUnrest,
    /// Tokens were gained by means of these cards.
    GainBy(Token, CardSet),
    /// Tokens were paid.
    Pay(Token),
    /// Fame cards were looked at.
    LookFame,
    /// A card was sunk.
    Sink,
    /// A card left the play area.
    Leaves(Card),
    /// The personal deck has run out.
    EmptyDeck,
}

impl Imperium {
    /// Notes what happened to a player.
    pub(crate) fn stir(&mut self, seat: Seat, stir: Stir) {
        if self.is_rival(seat) {
            // What its cards say does not matter.
            return;
        }
        let concerns = &self.data.0.concerns;
        let play = self.player(seat).play;
        let when = play & self.like(concerns.when);
        let reaction = play & self.like(concerns.reaction);
        if when.is_empty() && reaction.is_empty() {
            return;
        }
        let patterns = &self.data.0.program.patterns;
        for (number, pattern) in patterns.iter().enumerate() {
            if !self.fits(*pattern, stir) {
                continue;
            }
            if seat == self.turn {
                self.happened |= 1 << number;
                let answers = |card: Card| self.traits(card).on.is_some_and(|on| usize::from(on) == number);
                if let Stir::MarketTokens(_, count) = stir
                    && reaction.iter().any(answers)
                {
                    // Of several cards gained in one sentence the one with most tokens counts.
                    self.amount = self.amount.max(count);
                }
            }
            for card in when.iter() {
                for holds in self.holds_of(card) {
                    if let Holds::When(wanted, at) = holds
                        && usize::from(*wanted) == number
                        && self.stirred.len() < STIRRED
                    {
                        self.stirred.push(Stirred { seat, card, at: *at });
                    }
                }
            }
        }
    }

    fn fits(&self, pattern: Pattern, stir: Stir) -> bool {
        let from = |zones: u16, zone: Zone| zones == 0 || zones & 1 << zone as u16 != 0;
        match (pattern, stir) {
            (Pattern::Play { filter, zones }, Stir::Play(card, zone)) => {
                from(zones, zone) && self.like(filter).contains(card)
            }
            (Pattern::Gain(filter), Stir::Acquire(card, _) | Stir::BreakThrough(card)) => {
                self.like(filter).contains(card)
            }
            (Pattern::Acquire { filter, zones }, Stir::Acquire(card, zone)) => {
                from(zones, zone) && self.like(filter).contains(card)
            }
            (Pattern::MarketTokens(wanted), Stir::MarketTokens(token, _)) => wanted == token,
            (Pattern::Return, Stir::Return)
            | (Pattern::TakeUnrest, Stir::TakeUnrest)
            | (Pattern::LookFame, Stir::LookFame)
            | (Pattern::Sink, Stir::Sink)
            | (Pattern::EmptyDeck, Stir::EmptyDeck) => true,
            (Pattern::GainBy(wanted, mark), Stir::GainBy(token, means)) => {
                wanted == token && self.any_marked(means, mark)
            }
            (Pattern::Pay(wanted), Stir::Pay(token)) => wanted == token,
            (Pattern::Leaves(filter), Stir::Leaves(card)) => self.like(filter).contains(card),
            (
                Pattern::Play { .. }
                | Pattern::Gain(_)
                | Pattern::Acquire { .. }
                | Pattern::MarketTokens(_)
                | Pattern::Return
                | Pattern::TakeUnrest
                | Pattern::GainBy(..)
                | Pattern::Pay(_)
                | Pattern::LookFame
                | Pattern::Sink
                | Pattern::Leaves(_)
                | Pattern::EmptyDeck,
                _,
            ) => false,
        }
    }

    fn any_marked(&self, means: CardSet, mark: Mark) -> bool {
        means.iter().any(|card| self.has_mark(card, mark as usize))
    }

    /// A sentence is over: passive effects first, then the active player's reactions are offered.
    pub(crate) fn settle_sentence(&mut self) {
        if self.happened != 0 && self.stage != Stage::Other && self.player(self.turn).exhausts > 0 {
            let (seat, react) = (self.turn, self.data.0.program.procedures.react);
            let cards = self.player(seat).play & self.like(self.data.0.concerns.reaction);
            let mut answering = [Card::NONE; 8];
            let mut count = 0;
            for card in cards.without(self.exhausted).iter() {
                let answers = self.traits(card).on.is_some_and(|on| self.happened & 1 << on != 0);
                if answers && count < answering.len() {
                    answering[count] = card;
                    count += 1;
                }
            }
            for card in answering[..count].iter().rev() {
                let frame = Frame { amount: self.amount, ..Frame::new(react, seat, *card) };
                self.enter(frame);
            }
        }
        let stirred = std::mem::take(&mut self.stirred);
        for Stirred { seat, card, at } in stirred.iter().rev() {
            self.enter(Frame::new(*at, *seat, *card));
        }
        self.happened = 0;
        self.amount = 0;
    }

    /// Puts an exhaust token on a card.
    pub(crate) fn exhaust(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        let player = self.player_mut(seat);
        player.exhausts = player.exhausts.saturating_sub(1);
        self.exhausted.insert(card);
        recorder.record(Event::Exhausted { seat, card: self.face(card) });
    }
}
