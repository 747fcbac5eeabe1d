//! Looks: what a selection, a number or a condition says of the table as it is.

use kernel::Seat;

use super::program::{Counted, Selection, Test};
use super::words::{Token, Zone};
use crate::card::{Card, CardSet};
use crate::data::Nation;
use crate::files::Start;
use crate::frame::Frame;
use crate::state::{Imperium, Stack};

/// The zones, in the order of their bits.
const ZONES: [Zone; 14] = [
    Zone::Hand,
    Zone::Discard,
    Zone::Play,
    Zone::Garrison,
    Zone::Here,
    Zone::History,
    Zone::Deck,
    Zone::Nation,
    Zone::Development,
    Zone::Market,
    Zone::Exile,
    Zone::This,
    Zone::Last,
    Zone::Drawn,
];

impl Imperium {
    /// The cards of a zone, as whoever carries the effect out has it.
    pub(crate) fn zone(&self, frame: &Frame, zone: Zone) -> CardSet {
        let seat = frame.seat;
        let player = self.player(seat);
        match zone {
            Zone::Hand => player.hand,
            Zone::Discard => player.discard,
            Zone::Play => player.play,
            Zone::Garrison => self.garrisons(seat),
            Zone::Here => match player.play.contains(frame.card) {
                true => self.garrison(frame.card).collect(),
                false => CardSet::EMPTY,
            },
            Zone::History if self.sinks(seat) => CardSet::EMPTY,
            Zone::History => player.history,
            Zone::Deck => self.pile_set(Stack::Deck(seat)),
            Zone::Nation => self.pile(Stack::Nation(seat)).filter(|card| !self.is_accession(seat, *card)).collect(),
            Zone::Development => {
                let area = self.development(seat);
                let last = self.like(self.data.0.concerns.only_last);
                if area.len() > 1 { area.without(last) } else { area }
            }
            Zone::Market => self.market_set(),
            Zone::Exile => self.exile,
            Zone::This if player.play.contains(frame.card) || self.is_turned_over(frame) => CardSet::only(frame.card),
            Zone::This => CardSet::EMPTY,
            Zone::Last if frame.last.is_some() => CardSet::only(frame.last) & self.open_holdings(seat),
            Zone::Last => CardSet::EMPTY,
            Zone::Drawn => {
                let drawn = [frame.before, frame.last].into_iter().filter(|card| card.is_some());
                drawn.collect::<CardSet>() & player.hand
            }
        }
    }

    /// Whether a card is the one that lies under this player's nation deck at the beginning.
    pub(crate) fn is_accession(&self, seat: Seat, card: Card) -> bool {
        card.nation() == Some(seat.index()) && self.starts(card) == Some(Start::Accession)
    }

    /// Where a nation's card lies before the game.
    pub(crate) fn starts(&self, card: Card) -> Option<Start> {
        let nation: &Nation = self.nation_of(Seat::new(card.nation()?)?)?;
        nation.slots.get(card.number()).and_then(|slot| slot.start)
    }

    /// The cards that a selection means.
    pub(crate) fn select(&self, frame: &Frame, selection: &Selection) -> CardSet {
        let mut found = CardSet::EMPTY;
        let mut zones = selection.zones;
        while zones != 0 {
            found |= match (ZONES[zones.trailing_zeros() as usize], selection.under) {
                (Zone::Garrison, Some(host)) => self.garrisons_of(self.player(frame.seat).play & self.like(host)),
                (zone, _) => self.zone(frame, zone),
            };
            zones &= zones - 1;
        }
        self.narrow(frame, selection, found)
    }

    /// Those of the cards that are like a selection wants them.
    pub(crate) fn narrow(&self, frame: &Frame, selection: &Selection, mut found: CardSet) -> CardSet {
        if !selection.any {
            let mut like = self.like(selection.filter);
            if !self.converted.is_empty() {
                like = self.with_conversions(selection.filter, found, like);
            }
            found &= like;
        }
        if selection.other {
            found.remove(frame.card);
        }
        if selection.exhausted {
            found &= self.exhausted;
        }
        if selection.bare || selection.token.is_some() {
            let fits = |tokens: &[u8; 3]| match selection.token {
                Some(token) => tokens[token as usize] > 0,
                None => *tokens == [0; 3],
            };
            let fitting = self.market.iter().filter(|offer| offer.card.is_some() && fits(&offer.tokens));
            found &= fitting.map(|offer| offer.card).collect();
        }
        if let Some(held) = selection.holding {
            let held = self.like(held);
            found = found.iter().filter(|host| self.garrison(*host).any(|card| held.contains(card))).collect();
        }
        found
    }

    /// What a likeness that asks for marks finds while some of them count as others.
    fn with_conversions(&self, filter: u16, found: CardSet, mut like: CardSet) -> CardSet {
        let wanted = &self.data.0.program.likenesses[filter as usize].mark;
        if wanted.is_empty() {
            return like;
        }
        for conversion in self.converted.iter().filter(|conversion| found.contains(conversion.card)) {
            match wanted.iter().any(|mark| self.has_mark(conversion.card, *mark as usize)) {
                true if wanted.contains(&conversion.other) => like.insert(conversion.card),
                true => {}
                false => like.remove(conversion.card),
            }
        }
        like
    }

    /// The cards that a count looks at: where no zone is named, all that score.
    /// What whoever carries the effect out holds need not be found again if it is told.
    fn looked_at(&self, frame: &Frame, selection: &Selection, held: Option<CardSet>) -> CardSet {
        if selection.zones != 0 {
            return self.select(frame, selection);
        }
        let all = match selection.opponents {
            true => self.others(frame.seat).fold(CardSet::EMPTY, |all, seat| all | self.holdings(seat)),
            false => held.unwrap_or_else(|| self.holdings(frame.seat)),
        };
        let powers = if selection.any { self.like(self.data.0.concerns.power) } else { CardSet::EMPTY };
        self.narrow(frame, selection, all.without(powers))
    }

    /// A number that follows from the table.
    pub(crate) fn number(&self, frame: &Frame, counted: Counted) -> u16 {
        self.number_among(frame, counted, None)
    }

    /// The same where it is known what whoever carries the effect out holds.
    pub(crate) fn number_among(&self, frame: &Frame, counted: Counted, held: Option<CardSet>) -> u16 {
        let selection = |at: u16| &self.data.0.program.selections[at as usize];
        match counted {
            Counted::Cards(at) => {
                let found = self.looked_at(frame, selection(at), held);
                let twice = match selection(at).regions {
                    true => (found & self.like(self.data.0.concerns.twice)).len(),
                    false => 0,
                };
                (found.len() + twice) as u16
            }
            Counted::Marks(marks, at) => {
                let found = self.looked_at(frame, selection(at), held);
                (0..8).filter(|mark| marks & 1 << mark != 0).map(|mark| self.marks(found, mark)).sum()
            }
            Counted::Tokens(token) => self.player(frame.seat).tokens(token),
            Counted::Done => u16::from(frame.done),
            Counted::Stirred => u16::from(frame.amount),
            Counted::Poorer(token) => {
                let mine = self.player(frame.seat).tokens(token);
                self.others(frame.seat).filter(|seat| self.player(*seat).tokens(token) < mine).count() as u16
            }
        }
    }

    /// How many marks of a kind these cards carry, with those that count as others this turn.
    fn marks(&self, cards: CardSet, mark: usize) -> u16 {
        let marked = cards & self.like(self.data.0.concerns.marks[mark]);
        let mut count: u16 = marked.iter().map(|card| u16::from(self.traits(card).marks[mark])).sum();
        for conversion in self.converted.iter().filter(|conversion| cards.contains(conversion.card)) {
            count -= u16::from(conversion.mark as usize == mark);
            count += if conversion.other as usize == mark { u16::from(conversion.count) } else { 0 };
        }
        count
    }

    /// The cards by means of which a count comes about.
    pub(crate) fn means(&self, frame: &Frame, counted: Counted) -> CardSet {
        match counted {
            Counted::Cards(at) => self.looked_at(frame, &self.data.0.program.selections[at as usize], None),
            Counted::Marks(marks, at) => {
                let found = self.looked_at(frame, &self.data.0.program.selections[at as usize], None);
                let counts = |card: &Card| {
                    let one = CardSet::only(*card);
                    (0..8).any(|mark| marks & 1 << mark != 0 && self.marks(one, mark) > 0)
                };
                found.iter().filter(counts).collect()
            }
            Counted::Tokens(_) | Counted::Done | Counted::Stirred | Counted::Poorer(_) => CardSet::EMPTY,
        }
    }

    /// Whether a card still carries a mark.
    pub(crate) fn has_mark(&self, card: Card, mark: usize) -> bool {
        self.marks(CardSet::only(card), mark) > 0
    }

    /// Whether a condition holds.
    pub(crate) fn holds(&self, frame: &Frame, test: u16) -> bool {
        let count = |at: u16| self.number(frame, self.data.0.program.counts[at as usize]);
        match self.data.0.program.tests[test as usize] {
            Test::Period(period) => self.player(frame.seat).period == period,
            Test::AtLeast(least, at) => count(at) >= u16::from(least),
            Test::Fewer(than, at) => count(at) < u16::from(than),
            Test::LastIs(filter) => frame.last.is_some() && self.like(filter).contains(frame.last),
            Test::Short => frame.is_short(),
            Test::TheirPeriod(period) => self.others(frame.seat).any(|seat| self.player(seat).period == period),
            Test::Both(one, two) => self.holds(frame, one) && self.holds(frame, two),
        }
    }

    /// Whether a player can pay so much, and in how many ways one can mix progress in.
    pub(crate) fn affords(&self, seat: Seat, price: &super::words::Price) -> bool {
        self.mixes(seat, price).next().is_some()
    }

    /// The ways to pay a price: how many materials and how much population progress stands for.
    pub(crate) fn mixes(&self, seat: Seat, price: &super::words::Price) -> impl Iterator<Item = (u8, u8)> + use<> {
        let player = self.player(seat);
        let (materials, population, progress) = (player.materials, player.population, player.progress);
        let price = *price;
        let enough = player.actions >= price.actions;
        // To the rival, progress stands for nothing else.
        let most = if self.is_rival(seat) { (0, 0) } else { (price.materials / 2, price.population) };
        let pairs = (0..=most.0).flat_map(move |pairs| (0..=most.1).map(move |people| (pairs, people)));
        pairs.filter(move |(pairs, people)| {
            enough
                && u16::from(price.materials - 2 * pairs) <= materials
                && u16::from(price.population - people) <= population
                && u16::from(price.progress) + u16::from(*pairs) + u16::from(*people) <= progress
        })
    }

    /// How many tokens of a kind a player has.
    pub(crate) fn has(&self, seat: Seat, token: Token) -> u16 {
        self.player(seat).tokens(token)
    }
}
