//! What comes of the actions of locations, once it is decided what they are aimed at.

use kernel::{Recorder, Seat};

use crate::action::{Action, Pact, Spot};
use crate::events::Event;
use crate::frame::Frame;
use crate::goods::{Good, Goods, Price};
use crate::location::{Location, Mark, Place, Route};
use crate::state::{Points, Settlers};
use crate::verbs::Effect;

impl Settlers {
    /// Carries out one use of the action at `place`, aimed as decided.
    pub(crate) fn carry_out_use(
        &mut self,
        seat: Seat,
        place: Place,
        action: &Action,
        recorder: &mut impl Recorder<Event>,
    ) {
        let Some(deed) = self.effect_at(place) else { return };
        match (deed.effect, action) {
            (Effect::StealResource, Action::Steal(from, good)) => {
                self.players[*from].supply.take(*good, 1);
                self.players[seat].supply.add(*good, 1);
                recorder.record(Event::Stole { seat, from: *from, good: *good });
            }
            (Effect::RazeForPoints(points), Action::RazeHand(card)) => {
                self.raze_hand(seat, *card, Some(place), points, recorder);
            }
            (Effect::RazeForPoints(points), Action::Raze(spot)) => {
                if let Some(target) = self.find(spot.owner, spot.card, spot.sort) {
                    let tokens = Goods::of(Good::Raze, self.raze_price(target));
                    self.spend(seat, &tokens, Some(place), recorder);
                    self.raze_place(seat, target, points, recorder);
                }
            }
            (effect, Action::Target(spot)) => {
                if let Some(target) = self.find(spot.owner, spot.card, spot.sort) {
                    self.hit(seat, effect, target, recorder);
                }
            }
            (effect, Action::Choose(pact)) => self.settle_pact(seat, effect, *pact, recorder),
            (Effect::BuildDeal | Effect::BuildFaction, Action::Build(card)) => {
                if deed.effect == Effect::BuildDeal {
                    self.deals.remove(seat, *card);
                } else {
                    self.give(seat, *card);
                }
                recorder.record(Event::Built { seat, card: *card });
                self.stack.push(Frame::Raise { seat, card: *card });
                self.charge(seat, &Price::of(self.facts(*card).cost), None, recorder);
                let bill = deed.price().resources();
                if !bill.is_empty() {
                    self.stack.push(Frame::Pay { seat, bill, place: Some(place), build: Some(*card) });
                }
            }
            (Effect::OpponentDiscards(goods), Action::TargetPlayer(other)) => {
                self.gain(seat, &goods, Points::Actions, recorder);
                if other.index() < self.seats.into() {
                    self.stack.push(Frame::Discard { seat: *other });
                }
            }
            (Effect::LayFoundation(goods), Action::Discard(card)) => {
                self.give(seat, *card);
                self.foundations.push(seat, *card);
                recorder.record(Event::FoundationLaid { seat, card: *card });
                self.gain(seat, &goods, Points::Actions, recorder);
            }
            (Effect::Reset, Action::Reset(spot)) => {
                if let Some(target) = self.reset_place(place, *spot) {
                    let location = self.location_mut(target);
                    location.uses = 0;
                    location.goods = Default::default();
                    recorder.record(Event::Reset { seat, card: spot.card });
                }
            }
            // Nothing else passes the check.
            _ => {}
        }
    }

    /// What an action does to a location.
    fn hit(&mut self, seat: Seat, effect: Effect, target: Place, recorder: &mut impl Recorder<Event>) {
        let Location { card, .. } = *self.location(target);
        let owner = target.owner;
        match effect {
            Effect::TakeRazeGood => self.stack.push(Frame::Spoil { seat, card }),
            Effect::RazeOwn | Effect::RazeEnemy => self.raze_place(seat, target, 0, recorder),
            Effect::RemoveLocation(goods) => {
                let card = self.clear_place(target, recorder);
                self.discard_card(card);
                recorder.record(Event::Removed { seat, owner, card });
                self.gain(seat, &goods, Points::Actions, recorder);
            }
            Effect::TradeRoute => {
                if let (Some(marker), Some(good)) = (self.players[seat].deck.pop(), self.facts(card).deal) {
                    self.routes.insert(Route { seat, place: target, card: marker });
                    recorder.record(Event::Routed { seat, owner, card });
                    self.gain(seat, &Goods::of(good, 1), Points::Deals, recorder);
                    self.reward_deal(seat, recorder);
                }
            }
            Effect::Block => {
                self.location_mut(target).put(Mark::Blocked);
                recorder.record(Event::Blocked { seat, owner, card });
            }
            Effect::Capture => {
                self.location_mut(target).set_captor(Some(seat));
                recorder.record(Event::Captured { seat, owner, card });
            }
            Effect::Yield(_)
            | Effect::StealResource
            | Effect::RazeForPoints(_)
            | Effect::CancelDeal(_)
            | Effect::PlunderDeal
            | Effect::TakeDeal(_)
            | Effect::DiscardDeal(_)
            | Effect::RepeatDeal
            | Effect::BuildDeal
            | Effect::BuildFaction
            | Effect::OpponentDiscards(_)
            | Effect::LayFoundation(_)
            | Effect::Reset => {}
        }
    }

    /// The good that a deal brings.
    fn pact_good(&self, pact: Pact) -> Option<Good> {
        match pact {
            Pact::Card { card, .. } | Pact::Route { spot: Spot { card, .. }, .. } => self.facts(card).deal,
            Pact::Attack(good) => Some(good),
        }
    }

    /// What an action does with a deal.
    fn settle_pact(&mut self, seat: Seat, effect: Effect, pact: Pact, recorder: &mut impl Recorder<Event>) {
        let good = self.pact_good(pact);
        let gained = match effect {
            Effect::CancelDeal(goods) | Effect::TakeDeal(goods) | Effect::DiscardDeal(goods) => Some(goods),
            Effect::PlunderDeal | Effect::RepeatDeal => good.map(|good| Goods::of(good, 1)),
            Effect::Yield(_)
            | Effect::StealResource
            | Effect::RazeForPoints(_)
            | Effect::TakeRazeGood
            | Effect::RazeOwn
            | Effect::RazeEnemy
            | Effect::RemoveLocation(_)
            | Effect::TradeRoute
            | Effect::BuildDeal
            | Effect::BuildFaction
            | Effect::OpponentDiscards(_)
            | Effect::LayFoundation(_)
            | Effect::Reset
            | Effect::Block
            | Effect::Capture => None,
        };
        let Some(gained) = gained else { return };
        if let Some(good) = good {
            let owner = match pact {
                Pact::Card { seat, .. } | Pact::Route { seat, .. } => Some(seat),
                Pact::Attack(_) => None,
            };
            if let Effect::TakeDeal(_) = effect {
                recorder.record(Event::DealTaken { seat, owner, good });
            } else if effect != Effect::RepeatDeal {
                recorder.record(Event::DealLost { seat, owner, good });
            }
        }
        match (effect, pact) {
            (Effect::RepeatDeal, _) => {}
            (Effect::TakeDeal(_), Pact::Card { seat: owner, card }) => {
                self.deals.remove(owner, card);
                self.deals.insert_sorted(seat, card);
            }
            (Effect::TakeDeal(_), Pact::Attack(good)) => {
                self.take_attack_card(good);
                self.solo.seized.insert(good);
            }
            (Effect::DiscardDeal(_), Pact::Attack(good)) => {
                self.solo.seized.remove(good);
                self.solo.gone.insert(good);
            }
            (_, Pact::Attack(good)) => {
                self.take_attack_card(good);
                self.solo.gone.insert(good);
            }
            (_, Pact::Card { seat: owner, card }) => {
                self.deals.remove(owner, card);
                self.discard_card(card);
            }
            (_, Pact::Route { seat: owner, spot }) => {
                let place = self.find(spot.owner, spot.card, spot.sort);
                let route = self.routes.iter().copied().find(|route| route.seat == owner && Some(route.place) == place);
                if let Some(route) = route {
                    self.routes.remove(route);
                    self.end_route(route, recorder);
                }
            }
        }
        self.gain(seat, &gained, Points::Actions, recorder);
    }

    /// Takes the newest attack card with this good out of the row.
    fn take_attack_card(&mut self, good: Good) {
        if let Some(at) = self.solo.row.iter().rposition(|other| *other == good) {
            self.solo.row.take(at);
        }
    }
}
