//! The market: acquiring, breaking through, exiling, and what comes in the place of a card that has left.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations and standing effects, each place concerns a few; the rest is left alone"
)]

use kernel::{Recorder, Seat};

use crate::card::{Card, CardSet};
use crate::data::leading;
use crate::effects::program::Holds;
use crate::effects::stir::Stir;
use crate::effects::words::{Category, Token, Zone};
use crate::events::{Audience, Event, Spot};
use crate::frame::Frame;
use crate::state::{Imperium, Stack};

/// The tokens that can lie on a market card, in the order in which they are counted there.
pub(crate) const MARKET_TOKENS: [Token; 3] = [Token::Materials, Token::Population, Token::Progress];
/// What a break-through that finds nothing gives.
const CONSOLATION: u16 = 2;
/// Categories under whose cards an unrest lies in the market.
const UNRULY: u8 = 1 << Category::Origins as u8 | 1 << Category::Civilisation as u8 | 1 << Category::Raid as u8;

impl Imperium {
    /// Whether an unrest comes with a card.
    pub(crate) fn is_unruly(&self, card: Card) -> bool {
        self.traits(card).category & UNRULY != 0
    }

    /// The cards that an acquisition can take.
    pub(crate) fn acquirable(&self, frame: &Frame, aim: u16) -> CardSet {
        let aim = &self.data.0.program.aims[aim as usize];
        let mut found = CardSet::EMPTY;
        if !aim.exile {
            let offered = self.market.iter().filter(|offer| offer.card.is_some());
            let fitting = offered.filter(|offer| aim.token.is_none_or(|token| offer.tokens[token as usize] > 0));
            found = fitting.map(|offer| offer.card).collect();
        }
        if aim.exile || aim.or_exile {
            found |= self.exile;
        } else if aim.token.is_none() {
            found |= self.exile & self.exiled_for(frame.seat, aim.categories);
        }
        found & self.like(aim.filter)
    }

    /// The exiled cards that a player's own cards let them acquire where these categories may be acquired.
    fn exiled_for(&self, seat: Seat, categories: u8) -> CardSet {
        let cards = self.player(seat).play & self.like(self.data.0.concerns.acquire_exiled);
        let mut allowed = 0;
        for card in cards.iter() {
            for holds in self.holds_of(card) {
                if let Holds::AcquireExiled(bits) = holds {
                    allowed |= bits;
                }
            }
        }
        let allowed = if categories == 0 { allowed } else { allowed & categories };
        match allowed {
            0 => CardSet::EMPTY,
            allowed => self.exile.iter().filter(|card| self.traits(*card).category & allowed != 0).collect(),
        }
    }

    /// Exiled cards that can lie in the market.
    pub(crate) fn swappable(&self) -> CardSet {
        let saleable = UNRULY | 1 << Category::Region as u8;
        self.exile.iter().filter(|card| self.traits(*card).category & saleable != 0).collect()
    }

    /// Acquires a card for the player of the last frame.
    pub(crate) fn acquire(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        match self.slot(card) {
            Some(slot) => {
                self.take_offer(seat, slot, self.gains_to(seat), recorder);
                self.stir(seat, Stir::Acquire(card, Zone::Market));
            }
            None => {
                self.carry(seat, card, Spot::Exile, self.gains_to(seat), Audience::ALL, recorder);
                self.stir(seat, Stir::Acquire(card, Zone::Exile));
                if self.is_unruly(card) {
                    self.take_unrest(seat, recorder);
                    self.stir(seat, Stir::TakeUnrest);
                }
            }
        }
    }

    /// Breaks through for a card of the market, or an exiled one.
    pub(crate) fn break_through(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        match self.slot(card) {
            Some(slot) => self.take_offer(seat, slot, Spot::Unrest, recorder),
            None => self.carry(seat, card, Spot::Exile, self.gains_to(seat), Audience::ALL, recorder),
        }
        self.stir(seat, Stir::BreakThrough(card));
    }

    /// Breaks through by a deck. None if nothing was found.
    pub(crate) fn break_through_deck(
        &mut self,
        seat: Seat,
        category: Option<Category>,
        recorder: &mut impl Recorder<Event>,
    ) -> Card {
        let small = category.and_then(Stack::small).filter(|stack| self.count(*stack) > 0);
        if let Some(stack) = small {
            let card = self.tops[stack.index()];
            self.carry(seat, card, Spot::Stack(stack), self.gains_to(seat), Audience::NOBODY, recorder);
            self.stir(seat, Stir::BreakThrough(card));
            return card;
        }
        let wanted = |state: &Imperium, card: Card| match category {
            Some(category) => state.traits(card).category & 1 << category as u8 != 0,
            None => state.like(state.data.0.concerns.variable).contains(card),
        };
        let found = self.pile(Stack::Main).find(|card| wanted(self, *card));
        let revealed = self.pile(Stack::Main).take_while(|card| Some(*card) != found).count();
        let passed: CardSet = self.pile(Stack::Main).take(revealed).collect();
        for card in passed.iter() {
            recorder.record(Event::Revealed { seat, card: self.face(card), news: Audience::ALL });
        }
        match found {
            Some(card) => {
                self.carry(seat, card, Spot::Stack(Stack::Main), self.gains_to(seat), Audience::ALL, recorder);
                self.stir(seat, Stir::BreakThrough(card));
            }
            None => {
                recorder.record(Event::Failed { seat });
                self.gain(seat, Token::Materials, CONSOLATION, recorder);
            }
        }
        if revealed > 0 {
            self.shuffle(Stack::Main, recorder);
        }
        self.look_for_empty_main(recorder);
        found.unwrap_or(Card::NONE)
    }

    /// Takes a card out of the market with its tokens; the unrest under it goes to `unrest`.
    fn take_offer(&mut self, seat: Seat, slot: usize, unrest: Spot, recorder: &mut impl Recorder<Event>) {
        let offer = self.market[slot];
        let card = offer.card;
        self.market[slot].tokens = [0; 3];
        let unruly = self.is_rival(seat) && self.under[card.index()].is_some();
        self.clear_unrest(seat, card, unrest, recorder);
        self.carry(seat, card, Spot::Market, self.gains_to(seat), Audience::ALL, recorder);
        if unruly && unrest != Spot::Unrest {
            self.unrest_on_top(seat, card);
        }
        for (token, count) in MARKET_TOKENS.into_iter().zip(offer.tokens) {
            if count > 0 {
                self.stir(seat, Stir::MarketTokens(token, count));
                self.gain(seat, token, count.into(), recorder);
            }
        }
        self.refill(slot, card, recorder);
    }

    fn clear_unrest(&mut self, seat: Seat, card: Card, to: Spot, recorder: &mut impl Recorder<Event>) {
        let unrest = self.under[card.index()];
        if unrest.is_some() {
            self.carry(seat, unrest, Spot::UnderMarket, to, Audience::ALL, recorder);
        }
    }

    /// Exiles a card of the market.
    pub(crate) fn exile_offer(&mut self, seat: Seat, slot: usize, recorder: &mut impl Recorder<Event>) {
        let card = self.market[slot].card;
        self.clear_unrest(seat, card, Spot::Unrest, recorder);
        self.carry(seat, card, Spot::Market, Spot::Exile, Audience::ALL, recorder);
        self.refill(slot, card, recorder);
    }

    /// Exchanges a card of the market for an exiled one; tokens stay where they are.
    pub(crate) fn swap_offer(&mut self, seat: Seat, out: Card, card: Card, recorder: &mut impl Recorder<Event>) {
        let Some(slot) = self.slot(out) else { return };
        self.clear_unrest(seat, out, Spot::Unrest, recorder);
        self.carry(seat, out, Spot::Market, Spot::Exile, Audience::ALL, recorder);
        self.carry(seat, card, Spot::Exile, Spot::Market, Audience::ALL, recorder);
        self.market[slot].card = card;
        self.add_unrest(card, recorder);
    }

    /// Lays a card in the place of one that has left.
    fn refill(&mut self, slot: usize, left: Card, recorder: &mut impl Recorder<Event>) {
        let small = leading(self.traits(left).category).and_then(Stack::small);
        let stack = small.filter(|stack| self.count(*stack) > 0).unwrap_or(Stack::Main);
        self.market[slot].card = Card::NONE;
        let card = self.tops[stack.index()];
        if card.is_some() {
            self.carry(self.turn, card, Spot::Stack(stack), Spot::Market, Audience::ALL, recorder);
            self.market[slot].card = card;
            self.add_unrest(card, recorder);
        }
        self.look_for_empty_main(recorder);
    }

    /// Puts an unrest under a card of the market, if one belongs there.
    pub(crate) fn add_unrest(&mut self, card: Card, recorder: &mut impl Recorder<Event>) {
        if !self.is_unruly(card) {
            return;
        }
        if let Some(unrest) = self.unrest.first() {
            self.carry(self.turn, unrest, Spot::Unrest, Spot::UnderMarket, Audience::ALL, recorder);
            self.under[card.index()] = unrest;
            self.look_for_collapse(recorder);
        }
    }

    /// The end is near when the main deck has run out.
    pub(crate) fn look_for_empty_main(&mut self, recorder: &mut impl Recorder<Event>) {
        if self.count(Stack::Main) == 0 {
            self.call_the_end(recorder);
        }
    }

    /// Gains tokens, unless one's own cards put something else in the place of that.
    pub(crate) fn gain(&mut self, seat: Seat, token: Token, count: u16, recorder: &mut impl Recorder<Event>) {
        match self.replacement(seat, token).filter(|_| count > 0) {
            Some(instead) => self.enter(instead),
            None => self.add(seat, token, count, recorder),
        }
    }

    /// What a player's own cards put in the place of gaining such tokens.
    pub(crate) fn replacement(&self, seat: Seat, token: Token) -> Option<Frame> {
        let cards = self.player(seat).play & self.like(self.data.0.concerns.instead);
        cards.iter().find_map(|card| {
            let instead = self.holds_of(card).iter().find_map(|holds| match holds {
                Holds::Instead(wanted, at) if *wanted == token => Some(*at),
                _ => None,
            });
            instead.map(|at| Frame::new(at, seat, card))
        })
    }

    /// What a player puts on a card of the market in the clean-up.
    pub(crate) fn market_token(&self, seat: Seat) -> (Token, u8) {
        let cards = self.player(seat).play & self.like(self.data.0.concerns.market_token);
        let holds = cards.iter().flat_map(|card| self.holds_of(card));
        let replaced = holds.filter_map(|holds| match holds {
            Holds::MarketToken(token, count) => Some((*token, *count)),
            _ => None,
        });
        replaced.last().unwrap_or((Token::Progress, 1))
    }

    /// Puts tokens on a card of the market.
    pub(crate) fn put_on_market(
        &mut self,
        seat: Seat,
        card: Card,
        token: Token,
        count: u8,
        recorder: &mut impl Recorder<Event>,
    ) {
        if let Some(slot) = self.slot(card) {
            let tokens = &mut self.market[slot].tokens[token as usize];
            *tokens = tokens.saturating_add(count);
            recorder.record(Event::OnMarket { seat, card: self.face(card), token, count });
        }
    }
}
