//! Razing cards in hand and locations on the table (page 9).

use kernel::{Recorder, Seat};

use crate::action::{Action, Few, Options, Refusal, Spot};
use crate::card::Card;
use crate::events::Event;
use crate::frame::Frame;
use crate::goods::{Good, Goods, Price};
use crate::location::Place;
use crate::state::{Points, Settlers, distinct};
use crate::verbs::Feature;

impl Settlers {
    pub(crate) fn check_raze_hand(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_in_hand(seat, card)?;
        if self.facts(card).raze.is_empty() {
            return Err(Refusal::NoRazeGoods(card));
        }
        self.check_tokens(seat, self.figures().raze_hand.value)
    }

    fn check_tokens(&self, seat: Seat, tokens: u8) -> Result<(), Refusal> {
        match self.player(seat).supply.get(Good::Raze) >= tokens.into() {
            true => Ok(()),
            false => Err(Refusal::CannotPay(Price::of(Goods::of(Good::Raze, tokens)))),
        }
    }

    /// Raze tokens for a location, protection included.
    pub fn raze_price(&self, place: Place) -> u8 {
        let figures = self.figures();
        figures.raze_location.value + self.location(place).protections() * figures.protection.value
    }

    /// Whether a player may choose somebody else's location: it must be controlled by another who has not passed.
    pub(crate) fn check_foreign(&self, seat: Seat, spot: Spot) -> Result<Place, Refusal> {
        let place = self.find(spot.owner, spot.card, spot.sort).ok_or(Refusal::NoSuchLocation)?;
        let controller = self.controller(place);
        if controller == seat {
            return Err(Refusal::OwnLocation);
        }
        if self.passed.contains(controller) { Err(Refusal::Passed(controller)) } else { Ok(place) }
    }

    /// The same for a location that has raze goods.
    pub(crate) fn check_razable(&self, seat: Seat, spot: Spot) -> Result<Place, Refusal> {
        let place = self.check_foreign(seat, spot)?;
        match self.facts(spot.card).raze.is_empty() {
            true => Err(Refusal::NoRazeGoods(spot.card)),
            false => Ok(place),
        }
    }

    pub(crate) fn check_raze(&self, seat: Seat, spot: Spot) -> Result<(), Refusal> {
        let place = self.check_razable(seat, spot)?;
        self.check_tokens(seat, self.raze_price(place))
    }

    pub(crate) fn list_raze_hand(&self, seat: Seat, out: &mut impl Options) {
        for card in distinct(self.hand(seat)).filter(|card| self.check_raze_hand(seat, *card).is_ok()) {
            out.put(Action::RazeHand(card));
        }
    }

    pub(crate) fn list_raze(&self, seat: Seat, out: &mut impl Options) {
        if self.player(seat).supply.get(Good::Raze) < self.figures().raze_location.value.into() {
            return;
        }
        for (place, _) in self.foreign(seat) {
            if let Some(spot) = self.spot(place)
                && self.check_raze(seat, spot).is_ok()
            {
                out.put(Action::Raze(spot));
            }
        }
    }

    /// Whether a player has a location to raze and the tokens for it.
    pub(crate) fn could_raze(&self, seat: Seat) -> bool {
        let mut few = Few::default();
        self.list_raze(seat, &mut few);
        few.count > 0
    }

    /// Razes a card in hand for tokens; `points` may be taken for each of its goods.
    pub(crate) fn raze_hand(
        &mut self,
        seat: Seat,
        card: Card,
        place: Option<Place>,
        points: u8,
        recorder: &mut impl Recorder<Event>,
    ) {
        self.spend(seat, &Goods::of(Good::Raze, self.figures().raze_hand.value), place, recorder);
        self.give(seat, card);
        self.stack.push(Frame::Bury { seat, card });
        recorder.record(Event::RazedHand { seat, card });
        self.reap(seat, card, points, recorder);
    }

    /// Razes a location; whoever does it has paid.
    pub(crate) fn raze_place(&mut self, seat: Seat, place: Place, points: u8, recorder: &mut impl Recorder<Event>) {
        let controller = self.controller(place);
        let card = self.clear_place(place, recorder);
        recorder.record(Event::Razed { seat, owner: place.owner, card });
        let virtual_opponent = self.is_solo() && place.owner == Settlers::OPPONENT;
        if self.facts(card).faction.is_some() || virtual_opponent {
            self.stack.push(Frame::Bury { seat, card });
        } else {
            self.foundations.push(place.owner, card);
            let goods = self.figures().foundation.value;
            self.gain(controller, &goods, Points::Features, recorder);
        }
        self.reap(seat, card, points, recorder);
    }

    /// The raze goods, and what features give for razing. A card that goes to a discard pile does so afterwards (page 9), so
    /// that nobody draws it by its own razing.
    fn reap(&mut self, seat: Seat, card: Card, points: u8, recorder: &mut impl Recorder<Event>) {
        self.stack.push(Frame::Icons { seat, card, at: 0, points });
        self.reward(seat, recorder, |feature| {
            let Feature::OnRaze(goods) = feature else { return None };
            Some(*goods)
        });
    }
}
