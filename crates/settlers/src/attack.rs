//! The solo game: the virtual opponent's trophies and attacks (pages 13 to 15).

use std::cmp::Reverse;

use kernel::{Recorder, Seat};

use crate::action::{Action, Options, Refusal, Spot};
use crate::card::{Card, Kind};
use crate::events::Event;
use crate::frame::Frame;
use crate::goods::Good;
use crate::location::{Location, Place};
use crate::lookout::Flow;
use crate::state::{Phase, Settlers};

/// Who loses a location first: by deal good for faction locations, then action before feature before production, then the
/// dearer one, then the one with more stone.
type Order = (usize, Kind, Reverse<usize>, Reverse<u8>);

impl Settlers {
    /// The one player of the solo game.
    const PLAYER: Seat = match Seat::new(0) {
        Some(seat) => seat,
        None => panic!("there is a first seat"),
    };

    /// What is left of the opponent's locations goes to the collection pile; then the attacks come.
    pub(crate) fn begin_attacks(&mut self, recorder: &mut impl Recorder<Event>) {
        self.phase = Phase::Attack;
        self.step = 0;
        while !self.empire(Settlers::OPPONENT).is_empty() {
            let card = self.clear_place(Place { owner: Settlers::OPPONENT, at: 0 }, recorder);
            self.solo.trophies.insert(card);
            recorder.record(Event::Collected { card });
        }
    }

    pub(crate) fn next_attack(&mut self, recorder: &mut impl Recorder<Event>) -> Flow {
        if self.step >= self.figures().attacks.value {
            self.end_round(recorder);
            return Flow::GoesOn;
        }
        self.step += 1;
        let Some(good) = self.solo.deck.pop() else { return Flow::GoesOn };
        self.solo.row.push(good);
        recorder.record(Event::AttackRevealed { good });
        if let Some(partner) = self.partner() {
            self.stack.push(Frame::Lose { partner });
        }
        Flow::GoesOn
    }

    /// The newest attack card and the others, the newer ones first, with their places in the row.
    fn row(&self) -> Option<(Good, impl Iterator<Item = (u8, Good)> + '_)> {
        let (newest, older) = self.solo.row.split_last()?;
        Some((*newest, older.iter().enumerate().rev().map(|(at, good)| (at as u8, *good))))
    }

    /// The attack card that hits a location together with the newest one: the newest such card counts.
    pub(crate) fn partner(&self) -> Option<u8> {
        let (newest, older) = self.row()?;
        let at_faction = |(_, good): &(u8, Good)| self.strikes_faction(newest, *good);
        if let Some((partner, _)) = { older }.find(at_faction) {
            return Some(partner);
        }
        let (newest, mut older) = self.row()?;
        let hits = |good| self.empire(Self::PLAYER).iter().any(|location| self.is_hit(location, newest, good));
        older.find(|(_, good)| hits(*good)).map(|(partner, _)| partner)
    }

    /// Two victory points strike faction locations that have raze goods; only the Japanese have such (page 15). The rule is
    /// checked before the usual one.
    fn strikes_faction(&self, newest: Good, other: Good) -> bool {
        let razable = |location: &Location| self.is_razable_faction(location.card);
        newest == Good::Point && other == Good::Point && self.empire(Self::PLAYER).iter().any(razable)
    }

    fn is_razable_faction(&self, card: Card) -> bool {
        let facts = self.facts(card);
        facts.faction.is_some() && !facts.raze.is_empty()
    }

    /// Whether these two goods are the raze goods of a common location.
    fn is_hit(&self, location: &Location, one: Good, two: Good) -> bool {
        let facts = self.facts(location.card);
        facts.faction.is_none() && (facts.raze[..] == [one, two] || facts.raze[..] == [two, one])
    }

    /// The locations that the newest attack card and this one hit.
    fn hits(&self, partner: u8) -> impl Iterator<Item = Place> + '_ {
        let goods = self.solo.row.last().copied().zip(self.solo.row.get(partner as usize).copied());
        let locations = self.empire(Self::PLAYER).iter().enumerate();
        let hit = locations.filter(move |(_, location)| {
            goods.is_some_and(|(one, two)| match self.strikes_faction(one, two) {
                true => self.is_razable_faction(location.card),
                false => self.is_hit(location, one, two),
            })
        });
        hit.map(|(at, _)| Place { owner: Self::PLAYER, at: at as u8 })
    }

    /// Its place in the order in which locations are lost.
    fn order_of_loss(&self, card: Card) -> Order {
        let facts = self.facts(card);
        let order = &self.figures().attack_order.value;
        let by_deal = facts.deal.and_then(|good| order.iter().position(|other| *other == good));
        let resources: usize = facts.cost.total();
        (by_deal.unwrap_or(order.len()), facts.kind(), Reverse(resources), Reverse(facts.cost.get(Good::Stone)))
    }

    /// The location that these two attack cards take; the first of them if the player chooses between equals.
    pub(crate) fn first_loss(&self, partner: u8) -> Option<Place> {
        self.hits(partner).min_by_key(|hit| self.order_of_loss(self.location(*hit).card))
    }

    /// Whether the player may lose this location: none that is hit comes before it.
    pub(crate) fn check_lose(&self, partner: u8, spot: Spot) -> Result<(), Refusal> {
        let place = self.find(spot.owner, spot.card, spot.sort).ok_or(Refusal::NoSuchLocation)?;
        if !self.hits(partner).any(|hit| hit == place) {
            return Err(Refusal::NotEqual);
        }
        let first = self.hits(partner).map(|hit| self.order_of_loss(self.location(hit).card)).min();
        if first == Some(self.order_of_loss(spot.card)) { Ok(()) } else { Err(Refusal::NotEqual) }
    }

    pub(crate) fn list_losses(&self, partner: u8, out: &mut impl Options) {
        for place in self.hits(partner) {
            if let Some(spot) = self.spot(place)
                && self.check_lose(partner, spot).is_ok()
            {
                out.put(Action::Lose(spot));
            }
        }
    }

    /// The location goes to the collection pile, and the two attack cards to the end of the row, the newer one first.
    pub(crate) fn lose(&mut self, place: Place, partner: u8, recorder: &mut impl Recorder<Event>) {
        let card = self.clear_place(place, recorder);
        self.solo.trophies.insert(card);
        recorder.record(Event::Lost { card });
        let newest = self.solo.row.pop();
        let partner = self.solo.row.take(partner as usize);
        // The row is kept from the oldest on, so that the end of the row is its beginning here.
        newest.iter().for_each(|newest| self.solo.row.insert(0, *newest));
        self.solo.row.insert(0, partner);
    }
}
