//! Playing and exhausting cards: what allows it, what makes it cheaper, what protects from it.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations and standing effects, each place concerns a few; the rest is left alone"
)]

use kernel::{Recorder, Seat};

use crate::action::Refusal;
use crate::card::{Card, CardSet};
use crate::effects::able::Eyes;
use crate::effects::program::{At, Holds, Op, Selection, Verb};
use crate::effects::words::{Mark, Period, Price, Zone};
use crate::events::{Audience, Event, Spot};
use crate::frame::Frame;
use crate::state::{Imperium, Stack};

impl Imperium {
    /// What a player's cards in play hold, of those that concern something.
    fn held(&self, seat: Seat, concern: u16) -> impl Iterator<Item = (Card, Holds)> + '_ {
        let cards = self.player(seat).play & self.like(concern);
        cards.iter().flat_map(|card| {
            let holds = self.holds_of(card);
            holds.iter().map(move |holds| (card, *holds))
        })
    }

    /// How many cards a hand may hold after the clean-up.
    pub(crate) fn hand_limit(&self, seat: Seat) -> usize {
        let more = self.held(seat, self.data.0.concerns.hand_limit).map(|(_, holds)| match holds {
            Holds::HandLimit(more) => usize::from(more),
            _ => 0,
        });
        5 + more.sum::<usize>()
    }

    /// By how much playing an unrest is cheaper: materials, cards.
    pub(crate) fn cheaper_unrest(&self, seat: Seat) -> (u8, u8) {
        let concern = self.data.0.concerns.cheaper_unrest;
        self.held(seat, concern).fold((0, 0), |(all, more), (_, holds)| match holds {
            Holds::CheaperUnrest { materials, cards } => (all + materials, more + cards),
            _ => (all, more),
        })
    }

    /// What a development costs its player now.
    pub(crate) fn development_cost(&self, seat: Seat, card: Card) -> Price {
        let mut cost = self.traits(card).cost;
        for (_, holds) in self.held(seat, self.data.0.concerns.cheaper_development) {
            if let Holds::CheaperDevelopment(less) = holds {
                cost.materials = cost.materials.saturating_sub(less.materials);
                cost.population = cost.population.saturating_sub(less.population);
                cost.progress = cost.progress.saturating_sub(less.progress);
            }
        }
        cost
    }

    /// The developments that a player can get.
    pub(crate) fn developable(&self, seat: Seat, free: bool) -> CardSet {
        if self.nation_of(seat).is_none_or(|nation| nation.file.quests) {
            return CardSet::EMPTY;
        }
        let area = self.development(seat);
        match free {
            true => area,
            false => area.iter().filter(|card| self.affords(seat, &self.development_cost(seat, *card))).collect(),
        }
    }

    /// How many fame cards more a player looks at.
    pub(crate) fn look_more(&self, seat: Seat) -> u8 {
        let more = self.held(seat, self.data.0.concerns.look_more).map(|(_, holds)| match holds {
            Holds::LookMore(more) => more,
            _ => 0,
        });
        more.sum()
    }

    /// Whether the period of a player lets a card be played.
    fn period_allows(&self, seat: Seat, card: Card) -> bool {
        let Some(period) = self.traits(card).period else { return true };
        if period == self.player(seat).period || (period == Period::Empire && self.next_ignores && seat == self.turn) {
            return true;
        }
        period == Period::Barbarian
            && self.held(seat, self.data.0.concerns.ignore_axe).any(|(_, holds)| match holds {
                Holds::IgnoreAxe(filter) => self.like(filter).contains(card),
                _ => false,
            })
    }

    /// Whether a card takes no action token.
    pub(crate) fn is_free(&self, seat: Seat, card: Card) -> bool {
        self.traits(card).free
            || self.held(seat, self.data.0.concerns.free_play).any(|(_, holds)| match holds {
                Holds::FreePlay(filter) => self.like(filter).contains(card),
                _ => false,
            })
    }

    /// Why a card cannot be played by an effect, if so.
    fn playable(&self, seat: Seat, card: Card, any_period: bool) -> Result<(), Refusal> {
        let traits = self.traits(card);
        let frame = Frame::new(traits.play, seat, card);
        if traits.unplayable {
            return Err(Refusal::Unplayable(card));
        }
        if let Some(period) = traits.period
            && !any_period
            && !self.period_allows(seat, card)
        {
            return Err(Refusal::WrongPeriod(card, period));
        }
        if traits.requires.is_some_and(|test| !self.holds(&frame, test)) {
            return Err(Refusal::Requires(card));
        }
        if traits.needs_price && !self.payable(&frame, traits.play, self.after(traits.play), Eyes::Own) {
            return Err(Refusal::NeedsPrice(card));
        }
        Ok(())
    }

    /// Whether an effect may play a card.
    pub(crate) fn may_play_by_effect(&self, seat: Seat, card: Card, any_period: bool) -> bool {
        self.playable(seat, card, any_period).is_ok()
    }

    /// Whether a player may play a card from hand in their activation.
    pub(crate) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if !self.player(seat).hand.contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        self.playable(seat, card, false)?;
        match self.is_free(seat, card) {
            true if self.marked.contains(card) => Err(Refusal::PlayedAlready(card)),
            true => Ok(()),
            false if self.player(seat).actions == 0 => Err(Refusal::NoAction),
            false => Ok(()),
        }
    }

    /// Whether a player may exhaust a card in their activation.
    pub(crate) fn check_exhaust(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if !self.player(seat).play.contains(card) {
            return Err(Refusal::NotInPlay(card));
        }
        let traits = self.traits(card);
        if traits.exhaust == 0 || traits.on.is_some() {
            return Err(Refusal::NoExhaust(card));
        }
        self.check_use(seat, card, Eyes::Own)
    }

    /// Whether the exhaust effect of a card, reaction or not, can be used.
    pub(crate) fn check_use(&self, seat: Seat, card: Card, eyes: Eyes) -> Result<(), Refusal> {
        let traits = self.traits(card);
        let frame = Frame::new(traits.exhaust, seat, card);
        if self.exhausted.contains(card) {
            return Err(Refusal::Exhausted(card));
        }
        if self.player(seat).exhausts == 0 {
            return Err(Refusal::NoToken);
        }
        if traits.exhaust_requires.is_some_and(|test| !self.holds(&frame, test)) {
            return Err(Refusal::Requires(card));
        }
        let able = match (self.player(seat).play & self.like(self.data.0.concerns.fewer)).is_empty() {
            true => self.able_effect(&frame, traits.exhaust, eyes),
            false => {
                // Another card can only help with a token that is left after this one's.
                let mut after = *self;
                after.player_mut(seat).exhausts -= 1;
                after.able_effect(&frame, traits.exhaust, eyes)
            }
        };
        match able || self.is_optional(traits.exhaust) {
            true => Ok(()),
            false => Err(Refusal::Unable(card)),
        }
    }

    /// Whether every sentence of an effect is a MAY: such an effect can be used though nothing comes of it.
    fn is_optional(&self, at: At) -> bool {
        let mut here = at;
        loop {
            match self.op(here) {
                Op::End => return true,
                Op::Sentence => here += 1,
                Op::May { past } => here = past,
                _ => return false,
            }
        }
    }

    /// Lays a card down and begins its effect.
    pub(crate) fn play(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        let from_discard = self.player(seat).discard.contains(card);
        let from = if from_discard { Spot::Discard(seat) } else { Spot::Hand(seat) };
        if self.is_free(seat, card) {
            self.marked.insert(card);
        }
        if seat == self.turn {
            self.next_ignores = false;
        }
        recorder.record(Event::Played { seat, card: self.face(card) });
        self.carry(seat, card, from, Spot::Play(seat), Audience::ALL, recorder);
        let frame = Frame::new(self.data.0.program.procedures.play, seat, card).played(from_discard);
        self.enter(frame);
    }

    /// Begins an effect.
    ///
    /// Effects do not nest deeper than the stack: a test over all cards holds the depth against its size.
    pub(crate) fn enter(&mut self, frame: Frame) {
        if self.stack.len() < crate::frame::FRAMES {
            self.stack.push(frame);
        }
    }

    /// The protections that a player could use now.
    pub(crate) fn shields(&self, seat: Seat, eyes: Eyes) -> CardSet {
        let usable = |(card, holds): &(Card, Holds)| match holds {
            Holds::Avoid { at, exhaust } => {
                let ready = !self.exhausted.contains(*card) && self.player(seat).exhausts > 0;
                (!exhaust || ready) && self.payable_effect(&Frame::new(*at, seat, *card), *at, eyes)
            }
            _ => false,
        };
        self.held(seat, self.data.0.concerns.avoid).filter(usable).map(|(card, _)| card).collect()
    }

    fn payable_effect(&self, frame: &Frame, at: At, eyes: Eyes) -> bool {
        let mut here = at;
        loop {
            match self.op(here) {
                Op::Ward | Op::End | Op::Finish => return true,
                Op::Sentence => here += 1,
                _ if !self.payable(frame, here, self.after(here), eyes) => return false,
                _ => here = self.after(here),
            }
        }
    }

    /// How a protection works: where its price begins and whether it is exhausted for it.
    pub(crate) fn shield(&self, card: Card) -> Option<(At, bool)> {
        self.holds_of(card).iter().find_map(|holds| match holds {
            Holds::Avoid { at, exhaust } => Some((*at, *exhaust)),
            _ => None,
        })
    }

    /// What an attacker pays the owner of this card.
    pub(crate) fn toll(&self, card: Card) -> Option<Price> {
        self.holds_of(card).iter().find_map(|holds| match holds {
            Holds::AvoidUnlessPaid(price) => Some(*price),
            _ => None,
        })
    }

    /// The pinned cards of opponents whose exhaust effect a player could carry out.
    pub(crate) fn borrowable(&self, seat: Seat, eyes: Eyes) -> impl Iterator<Item = Card> + '_ {
        let concerns = &self.data.0.concerns;
        let cards = self.like(concerns.exhaust) & self.like(concerns.pinned);
        self.others(seat).flat_map(move |other| (self.player(other).play & cards).iter()).filter(move |card| {
            let traits = self.traits(*card);
            let frame = Frame::new(traits.exhaust, seat, *card);
            let required = traits.exhaust_requires.is_none_or(|test| self.holds(&frame, test));
            !matches!(self.op(traits.exhaust), Op::Borrow) && required && self.able_effect(&frame, traits.exhaust, eyes)
        })
    }

    /// Whether it depends on hidden cards which of the opponents' exhaust effects a player could carry out.
    pub(crate) fn borrows_by_guess(&self, seat: Seat) -> bool {
        self.borrowable(seat, Eyes::Public).any(|card| {
            let at = self.traits(card).exhaust;
            self.is_guessed_effect(&Frame::new(at, seat, card), at)
        })
    }

    /// A player's cards from which an effect can take an exhaust token back: not from its own card, or it would never end.
    pub(crate) fn readiable(&self, frame: &Frame) -> CardSet {
        let mut cards = self.player(frame.seat).play & self.exhausted;
        if frame.card.is_some() {
            cards.remove(frame.card);
        }
        cards
    }

    /// The cards of a player's play area one of whose marks can count as others.
    pub(crate) fn convertible(&self, seat: Seat, mark: Mark) -> CardSet {
        let marked = self.player(seat).play & self.like(self.data.0.concerns.marks[mark as usize]);
        let room = self.converted.len() < crate::state::CONVERSIONS;
        marked.iter().filter(|card| room && self.has_mark(*card, mark as usize)).collect()
    }

    /// The top card of a nation deck, if effects may move it.
    pub(crate) fn nation_top(&self, seat: Seat) -> Option<Card> {
        let top = self.tops[Stack::Nation(seat).index()];
        (top.is_some() && (!self.is_accession(seat, top) || self.traits(top).enters_play)).then_some(top)
    }

    /// The mark of cards that a step wants discarded, where something can stand in for them.
    pub(crate) fn mark_to_discard(&self, verb: Verb, selection: &Selection) -> Option<Mark> {
        if verb != Verb::Discard || !selection.looks_in(Zone::Hand) || selection.up_to {
            return None;
        }
        match self.data.0.program.likenesses[selection.filter as usize].mark[..] {
            [mark] => Some(mark),
            _ => None,
        }
    }

    /// A card of a player that can be exhausted so that one card fewer with this mark has to be discarded.
    pub(crate) fn saver(&self, seat: Seat, mark: Mark) -> Option<Card> {
        let cards = self.player(seat).play & self.like(self.data.0.concerns.fewer);
        let ready = self.player(seat).exhausts > 0;
        cards.without(self.exhausted).iter().find(|card| ready && self.traits(*card).fewer == Some(mark))
    }

    /// Cards garrisoned where they can be abandoned in the place of discarding cards with this mark.
    pub(crate) fn substitutes(&self, seat: Seat, mark: Mark) -> CardSet {
        self.held(seat, self.data.0.concerns.substitute)
            .filter(|(_, holds)| *holds == Holds::Substitute(mark))
            .flat_map(|(card, _)| self.garrison(card))
            .collect()
    }
}
