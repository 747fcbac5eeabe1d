//! What the rival answers where a player would be asked.

use std::cmp::Reverse;

use crate::action::{Action, Question};
use crate::card::{Card, CardSet};
use crate::effects::program::{Op, Verb};
use crate::frame::Frame;
use crate::state::{Imperium, Stack};

impl Imperium {
    /// The rival's answer to what it is asked.
    pub(crate) fn rival_answer(&self, frame: &Frame) -> Action {
        let (mut first, mut deck) = (None, None);
        let (mut yes, mut decline, mut cards) = (false, false, CardSet::EMPTY);
        self.each_option(|option| {
            first = first.or(Some(option));
            yes |= option == Action::Yes;
            decline |= option == Action::Decline;
            match option {
                Action::Take(card) => cards.insert(card),
                Action::Deck(_) => deck = deck.or(Some(option)),
                _ => {}
            }
        });
        let first = first.unwrap_or(Action::Decline);
        let decline = if decline { Action::Decline } else { first };
        match self.asked() {
            // The first branch that can be carried out.
            Question::Branch | Question::Payment | Question::Category => first,
            Question::May if yes && self.accepts(frame) => Action::Yes,
            Question::May => decline,
            // It neither draws nor pays what it need not.
            Question::Amount => first,
            Question::Card | Question::Source => match self.picked(frame, cards) {
                Some(card) => Action::Take(card),
                None => deck.unwrap_or(decline),
            },
            Question::Turn | Question::Nothing => first,
        }
    }

    /// Whether the rival does what it may do: always by its own tables, and what gives tokens for nothing by the cards of others.
    fn accepts(&self, frame: &Frame) -> bool {
        frame.other == frame.seat || matches!(self.op(frame.at + 1), Op::Gain(..) | Op::GainPer { .. })
    }

    /// The card that the rival takes.
    pub(crate) fn picked(&self, frame: &Frame, cards: CardSet) -> Option<Card> {
        match self.op(frame.at) {
            Op::Acquire(_) | Op::BreakThrough(_) => self.most_valuable(cards),
            // Of the market, the first.
            Op::Move(Verb::Exile, _) if cards.iter().any(|card| self.slot(card).is_some()) => {
                cards.iter().min_by_key(|card| self.slot(*card))
            }
            _ => self.latest(cards).or_else(|| cards.first()),
        }
    }

    /// The card worth most, then the one with most tokens, then the first of the market.
    fn most_valuable(&self, cards: CardSet) -> Option<Card> {
        let offer = |card: Card| self.slot(card).map(|slot| (slot, self.market[slot].tokens));
        // Of exiled cards that are worth the same, whichever comes first.
        cards.iter().max_by_key(|card| {
            let (slot, tokens) = offer(*card).unwrap_or_default();
            let heap: u16 = tokens.into_iter().map(u16::from).sum();
            (self.worth_to_rival(*card) + i32::from(tokens[2]), heap, Reverse(slot), Reverse(*card))
        })
    }

    /// The card that came last to the area or the discard pile.
    fn latest(&self, cards: CardSet) -> Option<Card> {
        [Stack::Area, Stack::Discarded]
            .into_iter()
            .find_map(|order| self.pile(order).find(|card| cards.contains(*card)))
    }
}
