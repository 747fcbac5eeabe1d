//! What is being asked, and every answer to it. Eight kinds of question serve all cards.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations and standing effects, each place concerns a few; the rest is left alone"
)]

use std::cmp::Reverse;

use kernel::Seat;
use kernel::decision::Untimely;

use crate::action::{Action, Question, Refusal};
use crate::card::{Card, CardSet};
use crate::effects::able::Eyes;
use crate::effects::program::{Op, Selection, Verb};
use crate::effects::words::{CATEGORIES, Price, Zone};
use crate::events::Spot;
use crate::frame::Frame;
use crate::state::{Imperium, Stack, Stage};

/// The cards that an operation lets its player choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Offers {
    pub cards: CardSet,
    /// None may be chosen.
    pub decline: bool,
    /// What lies there is not open to all: equal cards do not answer by themselves.
    pub hidden: bool,
    /// Whether there is any such card is not open to all: it is asked even if there is none.
    pub guess: bool,
    /// The order in which they are chosen matters.
    pub ordered: bool,
    /// How many are still to be chosen.
    pub left: usize,
}

impl Offers {
    fn open(cards: CardSet) -> Offers {
        Offers { cards, decline: false, hidden: false, guess: false, ordered: false, left: 1 }
    }

    fn optional(self, decline: bool) -> Offers {
        Offers { decline, ..self }
    }
}

/// What happens to a choice that need not be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Settled {
    /// It is asked.
    Asked,
    /// There is only this.
    Only(Card),
    /// There is nothing.
    Nothing,
}

impl Imperium {
    /// The frame that is next.
    pub(crate) fn frame(&self) -> Option<&Frame> {
        self.stack.last()
    }

    /// What is being asked now.
    pub fn asked(&self) -> Question {
        let Some(frame) = self.frame() else { return Question::Nothing };
        match self.op(frame.at) {
            Op::Activation => Question::Turn,
            Op::Choose { .. } => Question::Branch,
            Op::May { .. } | Op::Price { .. } | Op::React | Op::Toll => Question::May,
            Op::Pay(_) => Question::Payment,
            Op::Develop { .. } if frame.step > 0 => Question::Payment,
            Op::PayUpTo(..) | Op::DrawUpTo { .. } => Question::Amount,
            Op::Wager(_) => Question::Category,
            Op::BreakThrough(_) => Question::Source,
            _ => Question::Card,
        }
    }

    pub(crate) fn selection(&self, at: u16) -> &'static Selection {
        &self.data.0.program.selections[at as usize]
    }

    /// The cards to choose from at an operation that chooses cards.
    pub(crate) fn offers(&self, frame: &Frame) -> Option<Offers> {
        let seat = frame.seat;
        Some(match self.op(frame.at) {
            Op::Move(verb, cards) => self.moves(frame, verb, self.selection(cards)),
            Op::GarrisonThis(cards) => Offers::open(self.hosts(frame, self.selection(cards))),
            Op::Find(cards, _) => {
                let selection = self.selection(cards);
                let cards = self.movable(frame, Verb::ToHand, selection);
                let guess = self.is_guesswork(frame, Verb::ToHand, selection);
                Offers { hidden: true, guess, ..Offers::open(cards).optional(selection.up_to) }
            }
            Op::Acquire(aim) => {
                let optional = self.data.0.program.aims[aim as usize].optional;
                Offers::open(self.acquirable(frame, aim)).optional(optional)
            }
            Op::BreakThrough(aim) => {
                let wanted = &self.data.0.program.aims[aim as usize];
                let exile = if wanted.or_exile { self.exile } else { CardSet::EMPTY };
                let cards = (self.market_set() | exile) & self.like(wanted.filter);
                Offers::open(cards).optional(wanted.optional)
            }
            Op::SwapMarket if frame.step == 0 => Offers::open(self.market_set()),
            Op::SwapMarket => Offers::open(self.swappable()),
            Op::LookFame(count) => {
                let (skip, look) = self.looked(frame, count);
                let cards = self.pile(Stack::Fame).skip(skip).take(look).collect();
                Offers { hidden: true, ..Offers::open(cards) }
            }
            Op::SwapNation => Offers { hidden: true, ..Offers::open(self.player(seat).hand) },
            Op::Develop { free, optional } if frame.step == 0 => {
                Offers::open(self.developable(seat, free)).optional(optional)
            }
            Op::Play { cards, any_period } => {
                let selection = self.selection(cards);
                let found = self.select(frame, selection);
                let cards = found.iter().filter(|card| self.may_play_by_effect(seat, *card, any_period)).collect();
                let hidden = selection.looks_in(Zone::Hand) && !self.player(seat).hand.is_empty();
                Offers { hidden, guess: hidden, ..Offers::open(cards).optional(selection.up_to) }
            }
            Op::Borrow => {
                let guess = self.borrows_by_guess(seat);
                Offers { guess, ..Offers::open(self.borrowable(seat, Eyes::Own).collect()) }
            }
            Op::Ready => Offers::open(self.readiable(frame)),
            Op::CountAs(mark, ..) => Offers::open(self.convertible(seat, mark)),
            Op::PutOnMarket(..) | Op::MarketToken => Offers::open(self.market_set()),
            Op::DiscardAny => Offers { hidden: true, ..Offers::open(self.player(seat).hand).optional(true) },
            Op::Solstice => Offers::open(self.marked & self.player(seat).play),
            Op::Shield => Offers::open(self.shields(seat, Eyes::Own)).optional(true),
            _ => return None,
        })
    }

    fn moves(&self, frame: &Frame, verb: Verb, selection: &Selection) -> Offers {
        let mut cards = self.movable(frame, verb, selection);
        let most = match selection.up_to {
            true => selection.count,
            false => self.asked_for(frame, verb, selection),
        };
        if let Some(mark) = self.mark_to_discard(verb, selection) {
            cards |= self.substitutes(frame.seat, mark);
            if let Some(saver) = self.saver(frame.seat, mark) {
                cards.insert(saver);
            }
        }
        let hidden_zones = [Zone::Hand, Zone::History, Zone::Deck, Zone::Nation, Zone::Drawn];
        let hidden = hidden_zones.iter().any(|zone| selection.looks_in(*zone));
        Offers {
            cards,
            decline: selection.up_to,
            hidden,
            guess: self.is_guesswork(frame, verb, selection),
            ordered: verb == Verb::OnDeck,
            left: usize::from(most.saturating_sub(frame.step)),
        }
    }

    /// How many fame cards to pass over and how many to choose from.
    pub(crate) fn looked(&self, frame: &Frame, count: u8) -> (usize, usize) {
        let taken = usize::from(frame.step > 0);
        let looked = usize::from(count + self.look_more(frame.seat)).min(self.count(Stack::Fame) + taken);
        let placed = usize::from(frame.step).saturating_sub(1);
        (placed, looked - taken - placed)
    }

    /// Whether a choice has to be asked.
    pub(crate) fn settle(&self, offers: &Offers) -> Settled {
        match offers.cards.first() {
            None if offers.guess => Settled::Asked,
            None => Settled::Nothing,
            Some(_) if offers.decline || offers.guess => Settled::Asked,
            Some(first) if offers.cards.len() == 1 => Settled::Only(first),
            Some(first) if offers.cards.len() <= offers.left && !offers.ordered => Settled::Only(first),
            Some(_) if offers.hidden => Settled::Asked,
            Some(first) => match self.distinct(offers.cards).nth(1) {
                None => Settled::Only(first),
                Some(_) => Settled::Asked,
            },
        }
    }

    /// One of each kind of equal cards: the one that most know of, so that whoever sees such a card leave is not told more
    /// than they knew.
    pub(crate) fn distinct(&self, cards: CardSet) -> impl Iterator<Item = Card> + '_ {
        let twins = cards & self.like(self.data.0.concerns.twins);
        cards.iter().filter(move |card| {
            let stands_for = |other: Card| {
                self.alike(other, *card)
                    && (self.bearing(other), Reverse(other)) > (self.bearing(*card), Reverse(*card))
            };
            !twins.contains(*card) || !twins.iter().any(stands_for)
        })
    }

    /// Whether two cards cannot be told apart: the same sort in the same place, and nothing on or under them.
    fn alike(&self, one: Card, two: Card) -> bool {
        let (sort, other) = (self.traits(one).sort, self.traits(two).sort);
        if sort != other || self.exhausted.contains(one) != self.exhausted.contains(two) {
            return false;
        }
        // Most of what is asked about lies in one hand or discard pile, which is quicker to see than where that is.
        let together = |set: CardSet| set.contains(one) && set.contains(two);
        if self.players.iter().any(|player| together(player.hand) || together(player.discard)) {
            return true;
        }
        let (place, elsewhere) = (self.whereabouts(one), self.whereabouts(two));
        match (place, elsewhere) {
            (Some(Spot::Market), Some(Spot::Market)) => {
                let tokens = |card| self.slot(card).map(|slot| self.market[slot].tokens);
                tokens(one) == tokens(two)
            }
            (Some(Spot::Play(_)), Some(Spot::Play(_))) => {
                let bare = |card: Card| !self.under[card.index()].is_some() && self.hoard.0 != card;
                place == elsewhere && bare(one) && bare(two)
            }
            _ => place == elsewhere,
        }
    }

    /// Where a card lies.
    pub(crate) fn whereabouts(&self, card: Card) -> Option<Spot> {
        if self.slot(card).is_some() {
            return Some(Spot::Market);
        }
        for seat in self.seated() {
            let player = self.player(seat);
            for (set, spot) in [
                (player.hand, Spot::Hand(seat)),
                (player.play, Spot::Play(seat)),
                (player.discard, Spot::Discard(seat)),
                (player.history, Spot::History(seat)),
                (self.development(seat), Spot::Development(seat)),
            ] {
                if set.contains(card) {
                    return Some(spot);
                }
            }
        }
        if self.exile.contains(card) {
            return Some(Spot::Exile);
        }
        if self.unrest.contains(card) {
            return Some(Spot::Unrest);
        }
        if self.garrisoned.contains(card) {
            let hosts = self.seated().flat_map(|seat| self.player(seat).play.iter().map(move |host| (seat, host)));
            let mut hosts = hosts.filter(|(_, host)| self.garrison(*host).any(|other| other == card));
            return hosts.next().map(|(seat, host)| Spot::Under(seat, host));
        }
        self.stacks().find(|stack| self.pile(*stack).any(|other| other == card)).map(Spot::Stack)
    }

    /// Every pile of the table.
    pub(crate) fn stacks(&self) -> impl Iterator<Item = Stack> + use<> {
        let own = self.seated().flat_map(|seat| [Stack::Deck(seat), Stack::Nation(seat)]);
        let rival = self.level.into_iter().flat_map(|_| [Stack::Slots, Stack::Quests]);
        own.chain(rival).chain([Stack::Main, Stack::Regions, Stack::Origins, Stack::Civilisation, Stack::Fame])
    }

    /// The price that is being asked for.
    pub(crate) fn asked_price(&self, frame: &Frame) -> Price {
        match self.op(frame.at) {
            Op::Pay(price) => self.price(frame, price),
            Op::Develop { .. } if frame.last.is_some() => self.development_cost(frame.seat, frame.last),
            _ => Price::default(),
        }
    }

    /// Whether a branch of a choice can be taken.
    pub(crate) fn branch_is_open(&self, frame: &Frame, whole: bool, start: u16, end: u16, eyes: Eyes) -> bool {
        match whole {
            true => self.payable(frame, start, end, eyes),
            false => self.able(frame, start, end, eyes),
        }
    }

    /// How many cards a player may draw at most, where the number is theirs to choose.
    fn most_drawn(&self, seat: Seat, most: u8, reshuffles: bool) -> u8 {
        match reshuffles {
            true => most,
            false => self.count(Stack::Deck(seat)).min(most.into()) as u8,
        }
    }

    /// Every answer to what is being asked, in a fixed order.
    pub(crate) fn each_option(&self, mut option: impl FnMut(Action)) {
        let Some(frame) = self.frame() else { return };
        let seat = frame.seat;
        match self.op(frame.at) {
            Op::Activation => self.turn_options(seat, &mut option),
            Op::Choose { first, count, whole, past } => {
                let mut none = true;
                for (at, (start, end)) in self.branches(first, count, past).enumerate() {
                    if self.branch_is_open(frame, whole, start, end, Eyes::Own) {
                        option(Action::Branch(at as u8));
                        none = false;
                    }
                }
                if none {
                    option(Action::Decline);
                }
            }
            Op::May { past } => {
                if self.able(frame, frame.at + 1, past, Eyes::Own) {
                    option(Action::Yes);
                }
                option(Action::Decline);
            }
            Op::Price { benefit, .. } => option(match self.payable(frame, frame.at + 1, benefit, Eyes::Own) {
                true => Action::Yes,
                false => Action::Decline,
            }),
            Op::React => {
                if self.check_use(seat, frame.card, Eyes::Own).is_ok() {
                    option(Action::Yes);
                }
                option(Action::Decline);
            }
            Op::Toll => {
                option(Action::Yes);
                option(Action::Decline);
            }
            Op::Pay(_) => self.payments(frame, &mut option),
            Op::Develop { .. } if frame.step > 0 => self.payments(frame, &mut option),
            Op::PayUpTo(token, most) => {
                let most = self.has(seat, token).min(most.into()) as u8;
                (0..=most).for_each(|count| option(Action::Amount(count)));
            }
            Op::DrawUpTo { most, reshuffles } => {
                (0..=self.most_drawn(seat, most, reshuffles)).for_each(|count| option(Action::Amount(count)));
            }
            Op::Wager(categories) => {
                let named = CATEGORIES.into_iter().filter(|category| categories & 1 << *category as u8 != 0);
                named.for_each(|category| option(Action::Name(category)));
            }
            Op::BreakThrough(aim) => {
                self.card_options(frame, &mut option);
                let aim = &self.data.0.program.aims[aim as usize];
                match aim.categories {
                    0 => option(Action::Deck(None)),
                    wanted => {
                        let named = CATEGORIES.into_iter().filter(|category| wanted & 1 << *category as u8 != 0);
                        named.for_each(|category| option(Action::Deck(Some(category))));
                    }
                }
                if aim.optional {
                    option(Action::Decline);
                }
            }
            _ => {
                let offers = self.card_options(frame, &mut option);
                if offers.is_none_or(|offers| offers.decline || offers.cards.is_empty()) {
                    option(Action::Decline);
                }
            }
        }
    }

    fn card_options(&self, frame: &Frame, option: &mut impl FnMut(Action)) -> Option<Offers> {
        let offers = self.offers(frame)?;
        self.distinct(offers.cards).for_each(|card| option(Action::Take(card)));
        Some(offers)
    }

    fn payments(&self, frame: &Frame, option: &mut impl FnMut(Action)) {
        let mixes = self.mixes(frame.seat, &self.asked_price(frame));
        mixes.for_each(|(pairs, people)| option(Action::Pay { pairs, people }));
    }

    fn turn_options(&self, seat: Seat, option: &mut impl FnMut(Action)) {
        let player = self.player(seat);
        for card in self.distinct(player.hand) {
            if self.check_play(seat, card).is_ok() {
                option(Action::Play(card));
            }
        }
        if player.exhausts > 0 {
            let usable = player.play & self.like(self.data.0.concerns.exhaust);
            for card in self.distinct(usable.without(self.exhausted)) {
                if self.check_exhaust(seat, card).is_ok() {
                    option(Action::Exhaust(card));
                }
            }
        }
        if self.stage == Stage::Fresh {
            option(Action::Innovate);
            let unrests = (player.hand & self.unrest_cards()).len();
            (1..=unrests).for_each(|count| option(Action::Revolt(count as u8)));
        }
        option(Action::End);
    }

    /// Whether this is an answer to what is being asked, and if not, why.
    pub(crate) fn weigh(&self, action: &Action) -> Result<(), Refusal> {
        let mut listed = false;
        self.each_option(|option| listed |= option == *action);
        if listed {
            return Ok(());
        }
        let Some(frame) = self.frame() else { return Err(Untimely::NotAsked.into()) };
        let seat = frame.seat;
        Err(match (self.asked(), action) {
            (Question::Turn, Action::Play(card)) => self.check_play(seat, *card).err().unwrap_or(Refusal::NotOffered),
            (Question::Turn, Action::Exhaust(card)) => {
                self.check_exhaust(seat, *card).err().unwrap_or(Refusal::NotOffered)
            }
            (Question::Turn, Action::Innovate) => Refusal::TurnBegun,
            (Question::Turn, Action::Revolt(_)) if self.stage != Stage::Fresh => Refusal::TurnBegun,
            (Question::Turn, Action::Revolt(_)) => Refusal::TooFew,
            (Question::Card | Question::Source, Action::Take(_)) => Refusal::NotOffered,
            (Question::Source, Action::Deck(_)) | (Question::Category, Action::Name(_)) => Refusal::NotOffered,
            (Question::Branch, Action::Branch(_)) | (Question::May, Action::Yes) => Refusal::NotPossible,
            (Question::Payment, Action::Pay { .. }) => Refusal::CannotPay,
            (Question::Amount, Action::Amount(_)) => Refusal::TooFew,
            (Question::Card | Question::Source | Question::Branch | Question::May, Action::Decline) => {
                Refusal::NotOptional
            }
            _ => Untimely::NotAsked.into(),
        })
    }
}
