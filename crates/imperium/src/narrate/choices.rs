//! What each answer to a question would do.

use kernel::{Phrase, phrase};

use super::{mixed, one_mark};
use crate::action::Action;
use crate::card::Card;
use crate::effects::program::{Op, Selection, Verb};
use crate::effects::tell::Voice;
use crate::effects::tell::nouns::{
    self, Case, Place as Lies, beside, category, counted_marks, described, price, tokens,
};
use crate::effects::words::{Cards, Category, Place, Step, Zone};
use crate::events::Spot;
use crate::frame::Frame;
use crate::market::MARKET_TOKENS;
use crate::state::{Imperium, Stack};

/// A clause as a button.
fn option(clause: Phrase) -> Phrase {
    phrase!("imperium-option", text = clause)
}

/// The zone of a place.
fn zone_of(spot: Spot) -> Option<Zone> {
    match spot {
        Spot::Hand(_) => Some(Zone::Hand),
        Spot::Discard(_) => Some(Zone::Discard),
        Spot::Play(_) => Some(Zone::Play),
        Spot::Under(..) => Some(Zone::Garrison),
        Spot::History(_) => Some(Zone::History),
        Spot::Development(_) => Some(Zone::Development),
        Spot::Stack(Stack::Deck(_)) => Some(Zone::Deck),
        Spot::Stack(Stack::Nation(_)) => Some(Zone::Nation),
        Spot::Market => Some(Zone::Market),
        Spot::Exile => Some(Zone::Exile),
        Spot::Stack(Stack::Main | Stack::Regions | Stack::Origins | Stack::Civilisation | Stack::Fame)
        | Spot::Stack(Stack::Slots | Stack::Quests | Stack::Area | Stack::Discarded)
        | Spot::UnderMarket
        | Spot::Unrest
        | Spot::Box => None,
    }
}

impl Imperium {
    pub(super) fn told_choice(&self, action: &Action) -> Phrase {
        let Some(frame) = self.frame() else { return phrase!("imperium-over") };
        match *action {
            Action::Play(card) => phrase!("imperium-choose-play", card = self.card_phrase(card, Case::Some)),
            Action::Exhaust(card) => phrase!("imperium-choose-exhaust", card = self.card_phrase(card, Case::Some)),
            Action::Innovate => phrase!("imperium-choose-innovate"),
            Action::Revolt(count) => {
                let unrests = Cards { category: vec![Category::Unrest], ..Cards::default() };
                phrase!("imperium-choose-revolt", cards = described(&unrests, count, Case::Some))
            }
            Action::End => phrase!("imperium-choose-end"),
            Action::Take(card) => option(self.told_take(frame, card)),
            Action::Deck(None) => phrase!("imperium-choose-deck-any"),
            Action::Deck(Some(of)) => {
                let kind = nouns::kinds(&[of], true);
                match Stack::small(of).is_some_and(|stack| self.count(stack) > 0) {
                    true => phrase!("imperium-choose-deck", kind = kind),
                    false => phrase!("imperium-choose-main-deck", kind = nouns::kind(of)),
                }
            }
            Action::Branch(at) => match self.data.0.program.step_at(frame.at) {
                Some(Step::Choose(branches)) if let Some(branch) = branches.get(usize::from(at)) => {
                    option(self.data.0.branch(branch))
                }
                _ => phrase!("imperium-choose-branch", number = at + 1),
            },
            Action::Name(named) => phrase!("imperium-choose-name", category = category(named)),
            Action::Pay { pairs, people } => {
                let paid = mixed(&self.asked_price(frame), pairs, people);
                option(phrase!("imperium-pay", mood = "to", tokens = price(&paid, Case::Some)))
            }
            Action::Amount(count) => self.told_amount(frame, count),
            Action::Yes => self.told_yes(frame),
            Action::Decline => self.told_decline(frame),
        }
    }

    fn told_amount(&self, frame: &Frame, count: u8) -> Phrase {
        let op = self.op(frame.at);
        if count == 0 {
            phrase!("imperium-decline")
        } else if let Op::PayUpTo(token, _) = op {
            option(phrase!("imperium-pay", mood = "to", tokens = tokens(token, count, Case::Some)))
        } else {
            let cards = described(&Cards::default(), count, Case::Some);
            option(phrase!("imperium-draw", mood = "to", cards = cards))
        }
    }

    fn told_yes(&self, frame: &Frame) -> Phrase {
        let op = self.op(frame.at);
        if op == Op::React {
            return phrase!("imperium-choose-exhaust", card = self.card_phrase(frame.card, Case::Some));
        }
        if op == Op::Toll {
            return phrase!("imperium-choose-toll", tokens = self.toll_price(frame), who = frame.other);
        }
        match self.data.0.program.step_at(frame.at) {
            Some(Step::May(steps)) => option(self.data.0.together(steps, Voice::TO)),
            Some(step) => option(self.data.0.together(std::slice::from_ref(step), Voice::TO)),
            None => phrase!("imperium-choose-yes"),
        }
    }

    fn told_decline(&self, frame: &Frame) -> Phrase {
        let op = self.op(frame.at);
        if op == Op::Shield {
            phrase!("imperium-decline-shield")
        } else if op == Op::Toll {
            phrase!("imperium-decline-toll")
        } else if op == Op::DiscardAny {
            phrase!("imperium-decline-discard")
        } else if matches!(op, Op::Move(..)) && frame.step > 0 {
            phrase!("imperium-decline-more")
        } else {
            phrase!("imperium-decline")
        }
    }

    /// A card to choose, with where it lies if there are several places, and what lies with it in the market.
    fn offered(&self, card: Card, places: bool) -> Phrase {
        let named = self.card_phrase(card, Case::Some);
        let spot = self.whereabouts(card);
        if let Some(slot) = self.slot(card) {
            return self.market_card(slot, named);
        }
        match spot.and_then(zone_of) {
            Some(zone) if places => beside(named, nouns::zone(zone, Lies::From)),
            _ => named,
        }
    }

    fn market_card(&self, slot: usize, named: Phrase) -> Phrase {
        let offer = &self.market[slot];
        let on = MARKET_TOKENS.into_iter().zip(offer.tokens).filter(|(_, count)| *count > 0);
        let mut with: Vec<Phrase> = on.map(|(token, count)| tokens(token, count, Case::Is)).collect();
        if self.under[offer.card.index()].is_some() {
            with.push(phrase!("imperium-with-unrest"));
        }
        match with.into_iter().reduce(|one, two| phrase!("imperium-comma", one = one, two = two)) {
            Some(with) => phrase!("imperium-with", card = named, with = with),
            None => named,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "only operations that offer cards have one taken")]
    fn told_take(&self, frame: &Frame, card: Card) -> Phrase {
        let to = "to";
        let named = |case: Case| self.card_phrase(card, case);
        match self.op(frame.at) {
            Op::Move(verb, cards) => self.told_move_choice(verb, self.selection(cards), card),
            Op::GarrisonThis(_) => phrase!("imperium-garrison-this", mood = to, cards = named(Case::Some)),
            Op::Find(_, place) => {
                let found = self.offered(card, true);
                match place {
                    Place::Hand => phrase!("imperium-to-hand", mood = to, cards = found),
                    Place::Discard => phrase!("imperium-discard", mood = to, cards = found),
                    Place::History => phrase!("imperium-history", mood = to, cards = found),
                }
            }
            Op::Acquire(_) => phrase!("imperium-acquire", mood = to, cards = self.offered(card, true)),
            Op::BreakThrough(_) => phrase!("imperium-break-through", mood = to, cards = self.offered(card, true)),
            Op::SwapMarket if frame.step == 0 => phrase!("imperium-choose-swap-out", card = self.offered(card, false)),
            Op::SwapMarket => phrase!("imperium-choose-swap-in", card = named(Case::Some)),
            Op::LookFame(_) if frame.step == 0 => phrase!("imperium-choose-fame", card = named(Case::Some)),
            Op::LookFame(_) => phrase!("imperium-choose-fame-back", card = named(Case::Some)),
            Op::SwapNation => phrase!("imperium-choose-swap-nation", card = named(Case::Some)),
            Op::Develop { free: true, .. } => phrase!("imperium-choose-develop-free", card = self.title(card)),
            Op::Develop { .. } => phrase!(
                "imperium-choose-develop",
                card = self.title(card),
                tokens = price(&self.development_cost(frame.seat, card), Case::Is)
            ),
            Op::Play { .. } => phrase!("imperium-play", mood = to, cards = self.offered(card, true)),
            Op::Borrow => match self.whereabouts(card) {
                Some(Spot::Play(seat)) => phrase!("imperium-choose-borrow", card = self.title(card), who = seat),
                _ => named(Case::Some),
            },
            Op::Ready => phrase!("imperium-choose-ready", card = self.title(card)),
            Op::CountAs(mark, count, other) => phrase!(
                "imperium-choose-count-as",
                card = self.title(card),
                one = one_mark(mark),
                others = counted_marks(&[other], count, Case::Some)
            ),
            Op::PutOnMarket(token, count) => {
                phrase!(
                    "imperium-choose-put",
                    tokens = tokens(token, count, Case::Some),
                    card = self.offered(card, false)
                )
            }
            Op::MarketToken => {
                let (token, count) = self.market_token(frame.seat);
                phrase!(
                    "imperium-choose-put",
                    tokens = tokens(token, count, Case::Some),
                    card = self.offered(card, false)
                )
            }
            Op::DiscardAny => phrase!("imperium-discard", mood = to, cards = named(Case::Some)),
            Op::Solstice => phrase!("imperium-choose-solstice", card = self.title(card)),
            Op::Shield => phrase!("imperium-choose-shield", card = self.title(card)),
            _ => named(Case::Some),
        }
    }

    fn told_move_choice(&self, verb: Verb, selection: &Selection, card: Card) -> Phrase {
        let to = "to";
        let spot = self.whereabouts(card);
        let asked_for_mark = self.mark_to_discard(verb, selection).is_some();
        if asked_for_mark && matches!(spot, Some(Spot::Play(_))) {
            return phrase!("imperium-choose-save", card = self.title(card));
        }
        if asked_for_mark && matches!(spot, Some(Spot::Under(..))) {
            return phrase!("imperium-abandon", mood = to, cards = self.offered(card, true));
        }
        let cards = self.offered(card, selection.zones.count_ones() > 1);
        match verb {
            Verb::Discard => phrase!("imperium-discard", mood = to, cards = cards),
            Verb::History => phrase!("imperium-history", mood = to, cards = cards),
            Verb::Sink => phrase!("imperium-sink", mood = to, cards = cards),
            Verb::Exile => phrase!("imperium-exile", mood = to, cards = cards),
            Verb::Recall => phrase!("imperium-recall", mood = to, cards = cards),
            Verb::Abandon => phrase!("imperium-abandon", mood = to, cards = cards),
            Verb::ToHand => phrase!("imperium-to-hand", mood = to, cards = cards),
            Verb::Settle => phrase!("imperium-settle", mood = to, cards = cards),
            Verb::OnDeck => phrase!("imperium-on-deck", mood = to, cards = cards),
            Verb::Return => phrase!("imperium-return", mood = to, cards = cards),
            Verb::Garrison => phrase!("imperium-garrison-by", mood = to, cards = self.card_phrase(card, Case::By)),
            Verb::Give => {
                let whom = self.frame().map_or(self.turn, |frame| frame.other);
                phrase!("imperium-choose-give", cards = cards, who = whom)
            }
        }
    }
}
