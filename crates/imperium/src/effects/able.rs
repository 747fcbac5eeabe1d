//! Whether a step can be carried out: asked by choices, prices, offers and the hand, of one function.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations and standing effects, each place concerns a few; the rest is left alone"
)]

use kernel::Seat;

use super::program::{At, Op, Selection, Verb};
use super::words::{Category, Price, Zone};
use crate::card::{Card, CardSet};
use crate::frame::Frame;
use crate::state::{Imperium, Stack};

/// Who asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eyes {
    /// Whoever acts, who knows their own cards.
    Own,
    /// Everybody: whether a question is asked may not tell what a hand holds.
    Public,
}

/// How much of a series of steps must be possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Measure {
    /// Something.
    Some,
    /// Everything: it is a price.
    Whole,
}

impl Imperium {
    /// Whether anything of the steps from `at` up to `past` can be carried out.
    pub(crate) fn able(&self, frame: &Frame, at: At, past: At, eyes: Eyes) -> bool {
        self.possible(frame, at, past, Measure::Some, eyes)
    }

    /// Whether the steps from `at` up to `past` can be paid in full.
    pub(crate) fn payable(&self, frame: &Frame, at: At, past: At, eyes: Eyes) -> bool {
        self.possible(frame, at, past, Measure::Whole, eyes)
    }

    /// Whether anything of an effect can be carried out.
    pub(crate) fn able_effect(&self, frame: &Frame, at: At, eyes: Eyes) -> bool {
        let mut here = at;
        loop {
            match self.op(here) {
                Op::End | Op::Finish | Op::Ward | Op::Resolved => return here == at,
                Op::Sentence | Op::Beware(_) => here += 1,
                _ if self.possible_step(frame, here, Measure::Some, eyes) => return true,
                _ => here = self.after(here),
            }
        }
    }

    /// The operation after a whole step.
    pub(crate) fn after(&self, at: At) -> At {
        match self.op(at) {
            Op::Choose { past, .. }
            | Op::May { past }
            | Op::Price { past, .. }
            | Op::If { past, .. }
            | Op::Each { past, .. }
            | Op::Them { past }
            | Op::While { past }
            | Op::Times { past, .. } => past,
            _ => at + 1,
        }
    }

    fn possible(&self, frame: &Frame, at: At, past: At, measure: Measure, eyes: Eyes) -> bool {
        let mut here = at;
        while here < past {
            if matches!(self.op(here), Op::Jump(_) | Op::End | Op::Sentence) {
                break;
            }
            if matches!(self.op(here), Op::Beware(_)) {
                here += 1;
                continue;
            }
            let possible = self.possible_step(frame, here, measure, eyes);
            if possible == (measure == Measure::Some) {
                return possible;
            }
            here = self.after(here);
        }
        measure == Measure::Whole
    }

    fn possible_step(&self, frame: &Frame, at: At, measure: Measure, eyes: Eyes) -> bool {
        let seat = frame.seat;
        let selection = |at: u16| &self.data.0.program.selections[at as usize];
        match self.op(at) {
            Op::Choose { first, count, past, .. } => {
                self.branches(first, count, past).any(|(start, end)| self.possible(frame, start, end, measure, eyes))
            }
            Op::May { past } => self.possible(frame, at + 1, past, Measure::Some, eyes),
            Op::Price { benefit, past } => {
                self.possible(frame, at + 1, benefit, Measure::Whole, eyes)
                    && !self.is_hopeless(seat, benefit, past)
                    && (!self.is_rival(seat) || self.possible(frame, benefit, past, Measure::Some, eyes))
            }
            Op::While { past } => self.possible(frame, at + 1, past, Measure::Some, eyes),
            // What the rival makes its opponent do is possible if they can.
            Op::Each { past, .. } if self.is_rival(seat) && frame.other == seat => self.others(seat).any(|other| {
                let body = frame.body(other, seat);
                self.possible(&body, at + 1, past, Measure::Some, Eyes::Public)
            }),
            Op::Yield(token, _) if self.rival().is_some() => self.has(seat, token) > 0,
            Op::GainPer { count, .. } if self.is_rival(seat) => {
                self.number(frame, self.data.0.program.counts[count as usize]) > 0
            }
            Op::Mill(_) => self.count(Stack::Deck(seat)) > 0,
            Op::Draw(_) | Op::DrawIfAble(_) | Op::DrawUpTo { .. } if self.is_rival(seat) => {
                self.count(Stack::Deck(seat)) > 0
            }
            Op::Exchange(from, _) => self.has(seat, from) > 0,
            Op::PutAtDie(..) => self.card_at_die().is_some(),
            Op::QuestTop => self.count(Stack::Quests) > 0,
            Op::ExileQuest => self.count(Stack::Quests) > 1,
            Op::UnrestToDiscard => !self.unrest.is_empty(),
            Op::TakeNation if self.is_rival(seat) => self.count(Stack::Nation(seat)) > 0,
            Op::TakeFame | Op::LookFame(_) if self.is_rival(seat) => {
                self.count(Stack::Fame) > 0 || !self.player(seat).honoured
            }
            Op::Restock => true,
            Op::If { test, otherwise, past } => match self.holds(frame, test) {
                true => self.possible(frame, at + 1, otherwise, measure, eyes),
                false => otherwise < past && self.possible(frame, otherwise, past, measure, eyes),
            },
            Op::Pay(price) => self.affords(seat, &self.price(frame, price)),
            Op::PayAll(token, least) => self.has(seat, token) >= u16::from(least),
            Op::PutOnMarket(..) => self.market.iter().any(|offer| offer.card.is_some()),
            Op::Draw(_) => self.can_draw(seat, true),
            Op::DrawIfAble(_) => self.can_draw(seat, false),
            Op::DrawUpTo { reshuffles, .. } => self.can_draw(seat, reshuffles),
            Op::Collect => self.hoard.0 == frame.card,
            Op::Move(verb, cards) => {
                let wanted = self.asked_for(frame, verb, selection(cards));
                selection(cards).all || self.enough(frame, verb, selection(cards), wanted, eyes)
            }
            Op::GarrisonThis(cards) => !self.hosts(frame, selection(cards)).is_empty(),
            Op::Find(cards, _) => {
                eyes == Eyes::Public || !self.movable(frame, Verb::ToHand, selection(cards)).is_empty()
            }
            Op::Acquire(aim) => !self.acquirable(frame, aim).is_empty(),
            Op::Wager(_) => self.count(Stack::Main) > 0,
            Op::SwapMarket => self.market.iter().any(|offer| offer.card.is_some()) && !self.swappable().is_empty(),
            Op::TakeFame | Op::LookFame(_) => self.count(Stack::Fame) > 0 || self.king_is_free(seat),
            Op::TakeNation | Op::BuryNation | Op::LookNation => self.nation_top(seat).is_some(),
            Op::ShuffleNation => self.count(Stack::Nation(seat)) > 1,
            Op::SwapNation => {
                let hand = self.player(seat).hand;
                self.nation_top(seat).is_some() && !hand.is_empty()
            }
            Op::Develop { free, .. } => !self.developable(seat, free).is_empty(),
            Op::Play { cards, any_period } => {
                let found = self.select(frame, selection(cards));
                let hidden = selection(cards).looks_in(Zone::Hand) && !self.player(seat).hand.is_empty();
                (eyes == Eyes::Public && hidden)
                    || found.iter().any(|card| self.may_play_by_effect(seat, card, any_period))
            }
            Op::PlayEffect => frame.last.is_some(),
            Op::Borrow => self.borrowable(seat, eyes).next().is_some(),
            Op::Ready => self.readiable(frame).first().is_some(),
            Op::CountAs(mark, ..) => !self.convertible(seat, mark).is_empty(),
            Op::Times { count, past } => {
                let known = self.data.0.program.counts[count as usize] != super::program::Counted::Done;
                let none = known && self.number(frame, self.data.0.program.counts[count as usize]) == 0;
                !none && self.possible(frame, at + 1, past, Measure::Some, eyes)
            }
            Op::Gain(..)
            | Op::GainPer { .. }
            | Op::PayUpTo(..)
            | Op::Yield(..)
            | Op::Lay(..)
            | Op::BreakThrough(_)
            | Op::TakeUnrest(_)
            | Op::Each { .. }
            | Op::Them { .. }
            | Op::NextIgnores(_)
            | Op::Turn(_)
            | Op::Become(_)
            | Op::EndGame => true,
            Op::End
            | Op::Finish
            | Op::Sentence
            | Op::Jump(_)
            | Op::Activation
            | Op::MarketToken
            | Op::Refresh
            | Op::DiscardAny
            | Op::DrawToLimit
            | Op::DrawLeft
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
            | Op::MayDevelop { .. }
            | Op::React
            | Op::Shield
            | Op::Toll
            | Op::Roll
            | Op::NextCard
            | Op::CleanUp
            | Op::Resolved
            | Op::Beware(_)
            | Op::Ward => false,
        }
    }

    /// Whether nothing can come of a benefit, whatever is paid for it. Most benefits may come about by their price.
    fn is_hopeless(&self, seat: Seat, at: At, past: At) -> bool {
        (at..past).all(|here| match self.op(here) {
            Op::TakeNation | Op::BuryNation | Op::LookNation => self.nation_top(seat).is_none(),
            Op::SwapNation => self.nation_top(seat).is_none() || self.player(seat).hand.is_empty(),
            Op::Develop { .. } => self.developable(seat, true).is_empty(),
            _ => false,
        })
    }

    /// Whether a price depends on cards that not everybody sees.
    pub(crate) fn is_guessed(&self, frame: &Frame, at: At, past: At) -> bool {
        (at..past).any(|here| match self.op(here) {
            Op::Move(verb, cards) => self.is_guesswork(frame, verb, self.selection(cards)),
            Op::Find(cards, _) => self.is_guesswork(frame, Verb::ToHand, self.selection(cards)),
            Op::Play { cards, .. } => {
                self.selection(cards).looks_in(Zone::Hand) && !self.player(frame.seat).hand.is_empty()
            }
            _ => false,
        })
    }

    /// The same of a whole effect.
    pub(crate) fn is_guessed_effect(&self, frame: &Frame, at: At) -> bool {
        let mut past = at;
        while self.op(past) != Op::End {
            past = self.after(past);
        }
        self.is_guessed(frame, at, past)
    }

    /// The beginnings and ends of the branches of a choice.
    pub(crate) fn branches(&self, first: u16, count: u8, past: At) -> impl Iterator<Item = (At, At)> + use<> {
        let starts = &self.data.0.program.branches[first as usize..first as usize + count as usize];
        (0..starts.len()).map(move |at| (starts[at], starts.get(at + 1).copied().unwrap_or(past)))
    }

    /// A price as it stands: an unrest that is played can cost less.
    pub(crate) fn price(&self, frame: &Frame, price: u16) -> Price {
        let mut price = self.data.0.program.prices[price as usize];
        if price.materials > 1 && self.is_unrest(frame.card) {
            price.materials = price.materials.saturating_sub(self.cheaper_unrest(frame.seat).0).max(1);
        }
        price
    }

    /// How many cards a step is to move: discarding for an unrest, or discarding masks, can take fewer.
    pub(crate) fn asked_for(&self, frame: &Frame, verb: Verb, selection: &Selection) -> u8 {
        if selection.up_to {
            return 0;
        }
        if verb == Verb::Discard && selection.count > 1 && self.is_unrest(frame.card) {
            return selection.count.saturating_sub(self.cheaper_unrest(frame.seat).1).max(1);
        }
        selection.count
    }

    pub(crate) fn is_unrest(&self, card: Card) -> bool {
        card.is_some() && self.traits(card).category & 1 << Category::Unrest as u8 != 0
    }

    /// Whether at least so many cards can be moved, as far as these eyes see.
    pub(crate) fn enough(&self, frame: &Frame, verb: Verb, selection: &Selection, wanted: u8, eyes: Eyes) -> bool {
        let wanted = usize::from(wanted.max(1));
        if eyes == Eyes::Public && self.is_guesswork(frame, verb, selection) {
            return self.public_count(frame, verb, selection) >= wanted;
        }
        let movable = self.movable(frame, verb, selection);
        let spare = self.spares(frame, verb, selection);
        let twice = self.twice_over(verb, selection, movable);
        movable.len() + twice + spare >= wanted
    }

    /// Whether what a selection finds depends on cards that not everybody sees.
    pub(crate) fn is_guesswork(&self, frame: &Frame, verb: Verb, selection: &Selection) -> bool {
        let hidden = [Zone::Hand, Zone::History, Zone::Deck, Zone::Nation, Zone::Drawn];
        // Not every card can be a garrison.
        let picky = !selection.any || selection.looks_in(Zone::Last) || verb == Verb::Garrison;
        picky && hidden.iter().any(|zone| selection.looks_in(*zone) && !self.zone(frame, *zone).is_empty())
    }

    /// How many cards there could be, for all that everybody knows.
    fn public_count(&self, frame: &Frame, verb: Verb, selection: &Selection) -> usize {
        let hidden = [Zone::Hand, Zone::History, Zone::Deck, Zone::Nation, Zone::Drawn];
        let secret: usize =
            hidden.iter().filter(|zone| selection.looks_in(**zone)).map(|zone| self.zone(frame, *zone).len()).sum();
        let mut open = *selection;
        hidden.iter().for_each(|zone| open.zones &= !(1 << *zone as u16));
        secret + self.movable(frame, verb, &open).len() + self.spares(frame, verb, selection)
    }

    /// The cards that a step can move in this way.
    pub(crate) fn movable(&self, frame: &Frame, verb: Verb, selection: &Selection) -> CardSet {
        let found = self.select(frame, selection);
        let concerns = &self.data.0.concerns;
        if self.is_rival(frame.seat) && frame.other != frame.seat && verb == Verb::Return {
            // What others let the rival return, it does not.
            return CardSet::EMPTY;
        }
        match verb {
            Verb::Abandon | Verb::Recall => found.without(self.like(concerns.stays)),
            Verb::Garrison => {
                let here = self.player(frame.seat).play.contains(frame.card);
                if here { found.without(self.like(concerns.no_garrison)) } else { CardSet::EMPTY }
            }
            Verb::Discard
            | Verb::History
            | Verb::Sink
            | Verb::Exile
            | Verb::ToHand
            | Verb::OnDeck
            | Verb::Return
            | Verb::Settle
            | Verb::Give => found,
        }
    }

    /// Regions that count as two of those to be abandoned.
    pub(crate) fn twice_over(&self, verb: Verb, selection: &Selection, movable: CardSet) -> usize {
        match verb == Verb::Abandon && selection.regions && selection.count > 1 {
            true => (movable & self.like(self.data.0.concerns.twice)).len(),
            false => 0,
        }
    }

    /// What can stand in for cards with a mark that are to be discarded: one that a card saves, and cards garrisoned under
    /// another.
    pub(crate) fn spares(&self, frame: &Frame, verb: Verb, selection: &Selection) -> usize {
        match self.mark_to_discard(verb, selection) {
            Some(mark) => {
                usize::from(self.saver(frame.seat, mark).is_some()) + self.substitutes(frame.seat, mark).len()
            }
            None => 0,
        }
    }

    /// The hosts under which the card of an effect can be garrisoned.
    pub(crate) fn hosts(&self, frame: &Frame, selection: &Selection) -> CardSet {
        if !self.player(frame.seat).play.contains(frame.card) || self.traits(frame.card).no_garrison {
            return CardSet::EMPTY;
        }
        let mut hosts = self.select(frame, selection);
        hosts.remove(frame.card);
        hosts
    }

    /// Whether King of Kings has something for a player.
    pub(crate) fn king_is_free(&self, seat: Seat) -> bool {
        !self.king_turned || !self.player(seat).honoured
    }
}
