//! Building locations, what they give, and locations that leave (pages 8 and 11).

use kernel::{Recorder, Seat};

use crate::action::{Action, Options, Refusal, Spot};
use crate::card::Card;
use crate::events::Event;
use crate::frame::Frame;
use crate::goods::Price;
use crate::location::{Location, Place, Route, Tucked};
use crate::state::{Points, Settlers};
use crate::verbs::{Feature, Offer, What};

impl Settlers {
    /// Whether a player may build this card from hand.
    pub(crate) fn check_build(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_in_hand(seat, card)?;
        let facts = self.facts(card);
        let price = Price::of(facts.cost);
        if !self.player(seat).supply.can_pay(&price) {
            return Err(Refusal::CannotPay(price));
        }
        match facts.over > 0 && !self.has_something_to_discard(seat) {
            true => Err(Refusal::NothingToDiscard),
            false => Ok(()),
        }
    }

    pub(crate) fn build(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        self.give(seat, card);
        recorder.record(Event::Built { seat, card });
        let facts = self.facts(card);
        self.stack.push(Frame::Raise { seat, card });
        if facts.over > 0 {
            self.stack.push(Frame::Over { seat });
        }
        self.charge(seat, &Price::of(facts.cost), None, recorder);
    }

    fn has_something_to_discard(&self, seat: Seat) -> bool {
        !self.foundations(seat).is_empty() || self.empire(seat).iter().any(|location| location.captor().is_none())
    }

    /// Whether this location may be discarded for a building: one's own, and not captured.
    pub(crate) fn check_over(&self, seat: Seat, spot: Spot) -> Result<(), Refusal> {
        let place = self.find(spot.owner, spot.card, spot.sort).ok_or(Refusal::NoSuchLocation)?;
        if self.location(place).captor().is_some() {
            return Err(Refusal::Captured);
        }
        if spot.owner == seat { Ok(()) } else { Err(Refusal::NotOwn) }
    }

    pub(crate) fn list_over(&self, seat: Seat, out: &mut impl Options) {
        for (place, location) in self.controlled(seat) {
            if place.owner == seat
                && location.captor().is_none()
                && let Some(spot) = self.spot(place)
            {
                out.put(Action::Over(spot));
            }
        }
        if !self.foundations(seat).is_empty() {
            out.put(Action::OverFoundation);
        }
    }

    /// Puts a paid building into the empire. It produces, then gives its bonus, then others answer to it (page 8).
    pub(crate) fn raise(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        self.locations.push(seat, Location::new(card));
        recorder.record(Event::Raised { seat, card });
        self.stack.push(Frame::Offers { seat, card, at: 0 });
        self.stack.push(Frame::Trigger { seat, card, at: 0 });
        self.stack.push(Frame::Bonus { seat, card, at: 0 });
        self.stack.push(Frame::Produce { seat, card, at: 0 });
    }

    /// Whether a feature answers to this building.
    pub(crate) fn answers(&self, what: What, built: Card) -> bool {
        match what {
            What::Coloured(colour) => self.facts(built).colours.contains(colour),
            What::Faction => self.facts(built).faction.is_some(),
        }
    }

    /// What the next location gives for a building. What is only offered for payment comes after all gains, so that they
    /// can pay for it.
    pub(crate) fn trigger(&mut self, seat: Seat, card: Card, at: u8, recorder: &mut impl Recorder<Event>) {
        self.stack.pop();
        let gains = |location: &Location| {
            let features = self.facts(location.card).features().iter();
            let gains = features.filter_map(|feature| {
                let Feature::OnBuild { what, yields } = feature else { return None };
                self.answers(*what, card).then_some(*yields)
            });
            gains.map(|yields| (location.card, yields)).next()
        };
        let locations = self.controlled(seat).enumerate().skip(at as usize);
        let next = { locations }.find_map(|(at, (_, location))| gains(location).map(|gain| (at as u8, gain)));
        if let Some((at, (giver, yields))) = next {
            self.stack.push(Frame::Trigger { seat, card, at: at + 1 });
            self.receive(seat, &yields, giver, Points::Features, recorder);
        }
    }

    /// What the next location offers for a building.
    pub(crate) fn offer_next(&mut self, seat: Seat, card: Card, at: u8) {
        self.stack.pop();
        let offers = |giver: Card| {
            self.facts(giver)
                .features()
                .iter()
                .any(|feature| matches!(feature, Feature::OnBuildPay { what, .. } if self.answers(*what, card)))
        };
        let locations = self.controlled(seat).map(|(_, location)| location.card).enumerate().skip(at as usize);
        let next = { locations }.find(|(_, giver)| offers(*giver));
        if let Some((at, giver)) = next {
            self.stack.push(Frame::Offers { seat, card, at: at as u8 + 1 });
            self.stack.push(Frame::Offer { seat, card: giver });
        }
    }

    /// What a card offers for payment when something is built.
    pub(crate) fn offers_of(&self, card: Card) -> &'static [Offer] {
        let offers = self.facts(card).features().iter().find_map(|feature| {
            let Feature::OnBuildPay { offers, .. } = feature else { return None };
            Some(&offers[..])
        });
        offers.unwrap_or(&[])
    }

    /// Takes a location off the table with everything on and under it, and gives its card to whoever puts it elsewhere.
    pub(crate) fn clear_place(&mut self, place: Place, recorder: &mut impl Recorder<Event>) -> Card {
        if let Some(gate) = self.gate_number(place) {
            self.clear_gate(gate);
        }
        self.clear_routes(place, recorder);
        let location = self.locations.take(place.owner, place.at as usize);
        for frame in self.stack.frames_mut() {
            if let Frame::Use { place: other, left, .. } = frame
                && *other == place
            {
                // Nothing is left of it to be used.
                *left = 0;
            }
            if let Frame::Use { place: other, .. } | Frame::Pay { place: Some(other), .. } = frame
                && other.owner == place.owner
                && other.at > place.at
            {
                other.at -= 1;
            }
        }
        location.card
    }

    /// Cards under a location that leaves go to their discard piles; later such locations move up.
    fn clear_gate(&mut self, gate: u8) {
        let tucked = self.tucked;
        self.tucked.clear();
        for Tucked { gate: other, card } in tucked.iter().copied() {
            match other.cmp(&gate) {
                std::cmp::Ordering::Less => self.tucked.insert(Tucked { gate: other, card }),
                std::cmp::Ordering::Equal => self.discard_card(card),
                std::cmp::Ordering::Greater => self.tucked.insert(Tucked { gate: other - 1, card }),
            }
        }
    }

    /// Trade Routes to a location that leaves end, and their markers come to light.
    fn clear_routes(&mut self, place: Place, recorder: &mut impl Recorder<Event>) {
        if self.routes.is_empty() {
            return;
        }
        let routes = self.routes;
        self.routes.clear();
        for mut route in routes.iter().copied() {
            if route.place == place {
                self.end_route(route, recorder);
                continue;
            }
            if route.place.owner == place.owner && route.place.at > place.at {
                route.place.at -= 1;
            }
            self.routes.insert(route);
        }
    }

    pub(crate) fn end_route(&mut self, route: Route, recorder: &mut impl Recorder<Event>) {
        self.discard_card(route.card);
        recorder.record(Event::RouteEnded { seat: route.seat, card: route.card });
    }
}
