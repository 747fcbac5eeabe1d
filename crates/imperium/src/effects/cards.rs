//! Cards on their way from one place to another, and who knows where they are.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations and standing effects, each place concerns a few; the rest is left alone"
)]

use kernel::{Recorder, Seat};

use crate::card::{Card, CardSet, SEATS};
use crate::effects::words::Token;
use crate::events::{Audience, Event, Spot};
use crate::frame::Frame;
use crate::state::{Ending, Imperium, Stack};

impl Spot {
    /// Whether everybody sees what lies there.
    pub(crate) fn is_open(self) -> bool {
        match self {
            Spot::Discard(_)
            | Spot::Play(_)
            | Spot::Under(..)
            | Spot::Development(_)
            | Spot::Market
            | Spot::UnderMarket
            | Spot::Unrest
            | Spot::Exile
            | Spot::Box => true,
            Spot::Hand(_) | Spot::History(_) | Spot::Stack(_) => false,
        }
    }

    /// Who alone sees what lies there.
    pub(crate) fn owner(self) -> Option<Seat> {
        match self {
            Spot::Hand(seat) | Spot::History(seat) => Some(seat),
            Spot::Discard(_)
            | Spot::Play(_)
            | Spot::Under(..)
            | Spot::Development(_)
            | Spot::Market
            | Spot::UnderMarket
            | Spot::Unrest
            | Spot::Exile
            | Spot::Stack(_)
            | Spot::Box => None,
        }
    }
}

/// The effects under way speak of these cards no more.
fn drop_references(frames: &mut [Frame], cards: CardSet) {
    for card in frames.iter_mut().flat_map(|frame| [&mut frame.last, &mut frame.before]) {
        if card.is_some() && cards.contains(*card) {
            *card = Card::NONE;
        }
    }
}

impl Imperium {
    /// Whether there is somebody behind the bit of an [`Audience`].
    pub(crate) fn watches(&self, viewer: usize) -> bool {
        let seat = Seat::new(viewer).filter(|seat| seat.index() < self.seats as usize);
        viewer == SEATS || seat.is_some_and(|seat| !self.is_rival(seat))
    }

    /// Where what a player gains goes.
    pub(crate) fn gains_to(&self, seat: Seat) -> Spot {
        match self.is_rival(seat) {
            true => Spot::Stack(Stack::Deck(seat)),
            false => Spot::Hand(seat),
        }
    }

    /// Puts a card on top of a pile.
    pub(crate) fn push(&mut self, stack: Stack, card: Card) {
        let at = stack.index();
        self.under[card.index()] = self.tops[at];
        self.tops[at] = card;
        self.counts[at] += 1;
    }

    /// Takes the top card off a pile.
    pub(crate) fn pop(&mut self, stack: Stack) -> Option<Card> {
        let at = stack.index();
        let card = self.tops[at];
        if !card.is_some() {
            return None;
        }
        self.tops[at] = self.under[card.index()];
        self.under[card.index()] = Card::NONE;
        self.counts[at] -= 1;
        Some(card)
    }

    /// Takes a card out of the middle of a pile.
    pub(crate) fn pull(&mut self, stack: Stack, card: Card) -> bool {
        let at = stack.index();
        if self.tops[at] == card {
            return self.pop(stack).is_some();
        }
        let above = self.chain(self.tops[at]).find(|above| self.under[above.index()] == card);
        let Some(above) = above else { return false };
        self.under[above.index()] = self.under[card.index()];
        self.under[card.index()] = Card::NONE;
        self.counts[at] -= 1;
        true
    }

    /// Puts a card at the bottom of a pile, above the accession card if that lies there.
    pub(crate) fn push_below(&mut self, stack: Stack, card: Card) {
        let lowest = self.pile(stack).filter(|lower| !self.is_bottom(stack, *lower)).last();
        match lowest {
            None => self.push(stack, card),
            Some(lowest) => {
                self.under[card.index()] = self.under[lowest.index()];
                self.under[lowest.index()] = card;
                self.counts[stack.index()] += 1;
            }
        }
    }

    /// Whether a card is the accession card of the nation deck that this pile is.
    fn is_bottom(&self, stack: Stack, card: Card) -> bool {
        matches!(stack, Stack::Nation(seat) if self.is_accession(seat, card))
    }

    /// Lays these cards out as a pile, the first on top.
    pub(crate) fn stack_up(&mut self, stack: Stack, cards: &[Card]) {
        self.tops[stack.index()] = Card::NONE;
        self.counts[stack.index()] = 0;
        cards.iter().rev().for_each(|card| self.push(stack, *card));
    }

    /// Shuffles a pile; an accession card stays below.
    pub(crate) fn shuffle(&mut self, stack: Stack, recorder: &mut impl Recorder<Event>) {
        let mut cards = [Card::NONE; 128];
        let mut count = 0;
        let mut bottom = Card::NONE;
        while let Some(card) = self.pop(stack) {
            if self.is_bottom(stack, card) {
                bottom = card;
                continue;
            }
            cards[count] = card;
            count += 1;
        }
        self.dice.shuffle(&mut cards[..count]);
        if bottom.is_some() {
            self.push(stack, bottom);
        }
        cards[..count].iter().for_each(|card| self.push(stack, *card));
        self.forget(cards[..count].iter().copied().collect());
        recorder.record(Event::Shuffled { stack });
    }

    /// Nobody knows any more where these cards lie, and no effect refers to them.
    fn forget(&mut self, cards: CardSet) {
        self.knows.iter_mut().for_each(|known| *known = known.without(cards));
        drop_references(self.stack.as_mut_slice(), cards);
    }

    /// Whether a viewer, by the bit of an [`Audience`], knows that this card lies at this spot.
    fn knew(&self, viewer: usize, card: Card, spot: Spot) -> bool {
        spot.is_open() || spot.owner().is_some_and(|seat| seat.index() == viewer) || self.knows[viewer].contains(card)
    }

    /// The hidden cards of a spot that others may know about.
    fn company(&self, spot: Spot) -> CardSet {
        match spot {
            Spot::Hand(seat) => self.player(seat).hand,
            Spot::History(seat) => self.player(seat).history,
            Spot::Discard(_)
            | Spot::Play(_)
            | Spot::Under(..)
            | Spot::Development(_)
            | Spot::Market
            | Spot::UnderMarket
            | Spot::Unrest
            | Spot::Exile
            | Spot::Stack(_)
            | Spot::Box => CardSet::EMPTY,
        }
    }

    /// Keeps account of who knows a card that goes from one spot to another, shown to `shown` on the way. Called before
    /// the card is taken.
    fn account(&mut self, card: Card, from: Spot, to: Spot, shown: Audience) -> (Audience, Audience) {
        let (mut seen, mut news) = (0, 0);
        let open = to.is_open();
        let mut company = CardSet::EMPTY;
        for viewer in 0..=SEATS {
            if !self.watches(viewer) {
                seen |= 1 << viewer;
                continue;
            }
            let knew = self.knew(viewer, card, from);
            let traced = knew && from.owner().is_none();
            let owns = |spot: Spot| spot.owner().is_some_and(|seat| seat.index() == viewer);
            let sees = open || shown.0 & 1 << viewer != 0 || traced || owns(to) || owns(from);
            seen |= u8::from(sees) << viewer;
            news |= u8::from(sees && !knew) << viewer;
            match sees && !open && !owns(to) {
                true => self.knows[viewer].insert(card),
                false => self.knows[viewer].remove(card),
            }
            if !sees {
                // A card has left unseen: which of those that were known to lie there are still there?
                if company.is_empty() {
                    company = self.company(from);
                }
                self.knows[viewer] = self.knows[viewer].without(company);
            }
        }
        let common = matches!(
            from,
            Spot::Stack(Stack::Main | Stack::Regions | Stack::Origins | Stack::Civilisation | Stack::Fame)
        );
        if seen == Audience::ALL.0 {
            self.secret.remove(card);
        } else if common {
            self.secret.insert(card);
        }
        if let Spot::Hand(seat) = from
            && seen != Audience::ALL.0
        {
            // Not everybody knows which card has left: effects that wait speak of none of this hand any more.
            let hand = self.player(seat).hand;
            let waiting = self.stack.len().saturating_sub(1);
            drop_references(&mut self.stack.as_mut_slice()[..waiting], hand);
        }
        (Audience(seen), Audience(news))
    }

    /// Takes a card away from where it lies, without what is garrisoned under it.
    fn lift(&mut self, card: Card, from: Spot) {
        match from {
            Spot::Hand(seat) => self.player_mut(seat).hand.remove(card),
            Spot::Discard(seat) => {
                self.player_mut(seat).discard.remove(card);
                if self.is_rival(seat) {
                    self.pull(Stack::Discarded, card);
                }
            }
            Spot::Play(seat) => {
                self.player_mut(seat).play.remove(card);
                if self.is_rival(seat) {
                    self.pull(Stack::Area, card);
                }
            }
            Spot::History(seat) => self.player_mut(seat).history.remove(card),
            Spot::Development(seat) => self.player_mut(seat).development &= !(1 << card.number()),
            Spot::Under(_, host) => {
                let above = self.chain(host).find(|above| self.under[above.index()] == card);
                if let Some(above) = above {
                    self.under[above.index()] = self.under[card.index()];
                    self.under[card.index()] = Card::NONE;
                }
                self.garrisoned.remove(card);
            }
            Spot::Stack(stack) => {
                self.pull(stack, card);
            }
            Spot::Unrest => self.unrest.remove(card),
            Spot::Exile => self.exile.remove(card),
            Spot::UnderMarket => {
                let host =
                    self.market.iter().find(|offer| offer.card.is_some() && self.under[offer.card.index()] == card);
                if let Some(host) = host.map(|offer| offer.card) {
                    self.under[host.index()] = Card::NONE;
                }
            }
            Spot::Market | Spot::Box => {}
        }
    }

    fn lay(&mut self, card: Card, to: Spot) {
        match to {
            Spot::Hand(seat) => self.player_mut(seat).hand.insert(card),
            Spot::Discard(seat) => {
                self.player_mut(seat).discard.insert(card);
                if self.is_rival(seat) {
                    self.push(Stack::Discarded, card);
                }
            }
            Spot::Play(seat) => {
                self.player_mut(seat).play.insert(card);
                if self.is_rival(seat) {
                    self.push(Stack::Area, card);
                }
            }
            Spot::History(seat) => self.player_mut(seat).history.insert(card),
            Spot::Development(seat) => self.player_mut(seat).development |= 1 << card.number(),
            Spot::Under(_, host) => {
                self.under[card.index()] = self.under[host.index()];
                self.under[host.index()] = card;
                self.garrisoned.insert(card);
            }
            Spot::Stack(stack) => self.push(stack, card),
            Spot::Unrest => self.unrest.insert(card),
            Spot::Exile => self.exile.insert(card),
            Spot::Market | Spot::UnderMarket | Spot::Box => {}
        }
    }

    /// Moves one card. `shown` see which it is, besides those who see it anyway.
    pub(crate) fn carry(
        &mut self,
        seat: Seat,
        card: Card,
        from: Spot,
        to: Spot,
        shown: Audience,
        recorder: &mut impl Recorder<Event>,
    ) {
        let (seen, news) = self.account(card, from, to, shown);
        self.lift(card, from);
        self.lay(card, to);
        if let Spot::Play(owner) = from {
            self.exhausted.remove(card);
            while let Some(at) = self.converted.iter().position(|conversion| conversion.card == card) {
                self.converted.take(at);
            }
            if self.hoard.0 == card {
                let count = std::mem::take(&mut self.hoard).1;
                self.add(owner, Token::Progress, count.into(), recorder);
            }
        }
        let (card, from, to) = (self.face(card), self.front(from), self.front(to));
        recorder.record(Event::Moved { seat, card, from, to, seen, news });
    }

    /// A spot as events call it.
    fn front(&self, spot: Spot) -> Spot {
        match spot {
            Spot::Under(seat, host) => Spot::Under(seat, self.face(host)),
            other => other,
        }
    }

    /// Moves a card of a play area and everything that is garrisoned under it to the same kind of place.
    pub(crate) fn carry_with_garrison(
        &mut self,
        seat: Seat,
        card: Card,
        from: Spot,
        to: Spot,
        recorder: &mut impl Recorder<Event>,
    ) {
        if let Spot::Play(owner) = from {
            loop {
                let Some(tucked) = self.garrison(card).next() else { break };
                let to = if self.is_unrest(tucked) && to == Spot::Unrest { Spot::Unrest } else { to };
                self.carry(seat, tucked, Spot::Under(owner, card), to, Audience::ALL, recorder);
            }
        }
        self.carry(seat, card, from, to, Audience::ALL, recorder);
    }

    /// A player's card to the history, or to the discard pile for those who keep none.
    pub(crate) fn history_of(&self, seat: Seat) -> Spot {
        let without = self.player(seat).play & self.like(self.data.0.concerns.no_history);
        if without.is_empty() || self.is_rival(seat) { Spot::History(seat) } else { Spot::Discard(seat) }
    }

    /// Takes an unrest from the unrest deck. When it runs out, the game falls.
    pub(crate) fn take_unrest(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        if let Some(card) = self.unrest.first() {
            self.carry(seat, card, Spot::Unrest, self.gains_to(seat), Audience::ALL, recorder);
            self.look_for_collapse(recorder);
        }
    }

    pub(crate) fn look_for_collapse(&mut self, recorder: &mut impl Recorder<Event>) {
        if self.unrest.is_empty() && self.ending != Ending::Collapse && self.ending != Ending::Scoring {
            self.ending = Ending::Collapse;
            recorder.record(Event::Collapse);
        }
    }

    /// Gives a player tokens.
    pub(crate) fn add(&mut self, seat: Seat, token: Token, count: u16, recorder: &mut impl Recorder<Event>) {
        if count == 0 {
            return;
        }
        let player = self.player_mut(seat);
        match token {
            Token::Materials => player.materials = player.materials.saturating_add(count),
            Token::Population => player.population = player.population.saturating_add(count),
            Token::Progress => player.progress = player.progress.saturating_add(count),
            Token::Action => player.actions = player.actions.saturating_add(count as u8),
        }
        recorder.record(Event::Gained { seat, token, count });
    }

    /// Takes tokens from a player, who has so many.
    pub(crate) fn subtract(&mut self, seat: Seat, token: Token, count: u16) {
        let player = self.player_mut(seat);
        match token {
            Token::Materials => player.materials = player.materials.saturating_sub(count),
            Token::Population => player.population = player.population.saturating_sub(count),
            Token::Progress => player.progress = player.progress.saturating_sub(count),
            Token::Action => player.actions = player.actions.saturating_sub(count as u8),
        }
    }

    /// The end of the game is near.
    pub(crate) fn call_the_end(&mut self, recorder: &mut impl Recorder<Event>) {
        if self.ending == Ending::No {
            self.ending = Ending::NextRound;
            recorder.record(Event::Ending);
        }
    }
}
