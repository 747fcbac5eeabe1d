//! What the actions of locations do, and what they can be aimed at.

use kernel::{Recorder, Seat, Untimely};

use crate::action::{Action, Few, Options, Pact, Refusal, Spot, Times};
use crate::card::{Card, Kind};
use crate::events::Event;
use crate::frame::{Frame, Question};
use crate::goods::{Good, Price, Supply};
use crate::location::{Mark, Place};
use crate::lookout::Flow;
use crate::state::{Points, ROUTES, Settlers, distinct};
use crate::verbs::{Deed, Effect, Yield};

impl Settlers {
    // ---- Activating ----

    /// Whether a player may activate this location so often.
    pub(crate) fn check_activate(&self, seat: Seat, spot: Spot, times: Times) -> Result<(), Refusal> {
        let place = self.find(spot.owner, spot.card, spot.sort).ok_or(Refusal::NoSuchLocation)?;
        if self.controller(place) != seat {
            return Err(Refusal::NotOwn);
        }
        self.check_deed(seat, place, times)
    }

    fn check_deed(&self, seat: Seat, place: Place, times: Times) -> Result<(), Refusal> {
        let location = self.location(place);
        let card = location.card;
        let deed = self.facts(card).deed().ok_or(Refusal::NotAnAction(card))?;
        if location.has(Mark::Blocked) {
            return Err(Refusal::Blocked(card));
        }
        if times.count() > deed.uses {
            return Err(Refusal::NotTwice(card));
        }
        if location.uses + times.count() > deed.uses {
            return Err(Refusal::UsedUp(card));
        }
        let (price, cards) = (deed.price().times(times.count()), deed.discard * times.count());
        if !self.player(seat).supply.can_pay(&price) {
            return Err(Refusal::CannotPay(price));
        }
        if self.hand(seat).len() < cards as usize {
            return Err(Refusal::TooFewCards(cards));
        }
        self.check_targets(seat, place, deed, times)
    }

    /// Whether an action finds enough to work on.
    fn check_targets(&self, seat: Seat, place: Place, deed: &Deed, times: Times) -> Result<(), Refusal> {
        if deed.effect == Effect::TradeRoute && self.player(seat).deck.is_empty() {
            return Err(Refusal::DeckEmpty);
        }
        let enough = match deed.effect {
            Effect::Yield(Yield::CopyProduction) => {
                let mut few = Few::default();
                self.list_frame(Frame::Copy { seat, card: self.location(place).card }, &mut few);
                few.count > 0
            }
            Effect::Yield(_) => true,
            // Of what is used up by the first use there must be as much as there are uses.
            Effect::Reset => {
                let used = self.controlled(seat).filter(|(other, _)| self.check_reset_place(place, *other).is_ok());
                used.count() >= times.count().into()
            }
            Effect::DiscardDeal(_) => self.deal_goods(seat).count() >= times.count().into(),
            Effect::BuildDeal | Effect::BuildFaction => {
                let mut supply = self.player(seat).supply;
                deed.price().exact().iter().for_each(|(good, count)| supply.take(good, count));
                self.buildable(seat, deed, &supply).next().is_some()
            }
            Effect::StealResource
            | Effect::RazeForPoints(_)
            | Effect::TakeRazeGood
            | Effect::RazeOwn
            | Effect::RazeEnemy
            | Effect::RemoveLocation(_)
            | Effect::CancelDeal(_)
            | Effect::PlunderDeal
            | Effect::TakeDeal(_)
            | Effect::RepeatDeal
            | Effect::TradeRoute
            | Effect::OpponentDiscards(_)
            | Effect::LayFoundation(_)
            | Effect::Block
            | Effect::Capture => {
                let mut few = Few::default();
                self.list_uses(seat, place, &mut few);
                few.count > 0
            }
        };
        if enough { Ok(()) } else { Err(Refusal::NoTarget) }
    }

    pub(crate) fn list_activations(&self, seat: Seat, out: &mut impl Options) {
        for (place, location) in self.controlled(seat) {
            let Some(deed) = self.facts(location.card).deed() else { continue };
            if location.uses >= deed.uses {
                continue;
            }
            if self.check_deed(seat, place, Times::Once).is_ok()
                && let Some(spot) = self.spot(place)
            {
                out.put(Action::Activate(spot, Times::Once));
                if self.check_deed(seat, place, Times::Twice).is_ok() {
                    out.put(Action::Activate(spot, Times::Twice));
                }
            }
        }
    }

    pub(crate) fn activate(&mut self, seat: Seat, spot: Spot, times: Times, recorder: &mut impl Recorder<Event>) {
        let Some(place) = self.find(spot.owner, spot.card, spot.sort) else { return };
        let Some(deed) = self.facts(spot.card).deed() else { return };
        recorder.record(Event::Activated { seat, card: spot.card, times });
        self.location_mut(place).uses += times.count();
        self.stack.push(Frame::Use { seat, place, left: times.count() });
        for _ in 0..deed.discard * times.count() {
            self.stack.push(Frame::Discard { seat });
        }
        let price = deed.price().times(times.count());
        match deed.pays_later() {
            true => self.spend(seat, &price.exact(), Some(place), recorder),
            false => self.charge(seat, &price, Some(place), recorder),
        }
    }

    /// Carries out the next use of an action, or asks what it is aimed at.
    pub(crate) fn use_next(&mut self, seat: Seat, place: Place, left: u8, recorder: &mut impl Recorder<Event>) -> Flow {
        let frame = Frame::Use { seat, place, left };
        if left == 0 {
            self.stack.pop();
            return Flow::GoesOn;
        }
        let card = self.location(place).card;
        let Some(deed) = self.facts(card).deed() else {
            self.stack.pop();
            return Flow::GoesOn;
        };
        match deed.effect {
            Effect::Yield(part) => {
                self.stack.pop();
                if left > 1 {
                    self.stack.push(Frame::Use { seat, place, left: left - 1 });
                }
                self.receive(seat, &part, card, Points::Actions, recorder);
                Flow::GoesOn
            }
            // What can be chosen here depends on the hand, so it is asked even if there is one answer only, unless everybody
            // can tell that answer.
            Effect::RazeForPoints(_) | Effect::BuildFaction if self.hand(seat).len() > 1 => Flow::Waits,
            Effect::RazeForPoints(_) if self.hand(seat).len() == 1 && self.could_raze(seat) => Flow::Waits,
            Effect::LayFoundation(_) => {
                let commons = self.hand(seat).iter().filter(|card| self.is_common(**card)).count();
                if commons > 1 { Flow::Waits } else { self.ask_if_open(frame, recorder) }
            }
            Effect::StealResource
            | Effect::RazeForPoints(_)
            | Effect::TakeRazeGood
            | Effect::RazeOwn
            | Effect::RazeEnemy
            | Effect::RemoveLocation(_)
            | Effect::CancelDeal(_)
            | Effect::PlunderDeal
            | Effect::TakeDeal(_)
            | Effect::DiscardDeal(_)
            | Effect::RepeatDeal
            | Effect::TradeRoute
            | Effect::BuildDeal
            | Effect::BuildFaction
            | Effect::OpponentDiscards(_)
            | Effect::Reset
            | Effect::Block
            | Effect::Capture => self.ask_if_open(frame, recorder),
        }
    }

    /// What the action at a place asks.
    pub(crate) fn asked_by(&self, place: Place) -> Question {
        let Some(deed) = self.effect_at(place) else { return Question::Nothing };
        match deed.effect {
            Effect::Yield(_) => Question::Nothing,
            Effect::StealResource => Question::Steal,
            Effect::RazeForPoints(_) => Question::Raze,
            Effect::TakeRazeGood
            | Effect::RazeOwn
            | Effect::RazeEnemy
            | Effect::RemoveLocation(_)
            | Effect::TradeRoute
            | Effect::Block
            | Effect::Capture => Question::Target,
            Effect::CancelDeal(_)
            | Effect::PlunderDeal
            | Effect::TakeDeal(_)
            | Effect::DiscardDeal(_)
            | Effect::RepeatDeal => Question::Choose,
            Effect::BuildDeal | Effect::BuildFaction => Question::Build,
            Effect::OpponentDiscards(_) => Question::Player,
            Effect::LayFoundation(_) => Question::Discard,
            Effect::Reset => Question::Reset,
        }
    }

    pub(crate) fn effect_at(&self, place: Place) -> Option<&'static Deed> {
        self.facts(self.location(place).card).deed()
    }

    // ---- What an action can be aimed at ----

    pub(crate) fn list_uses(&self, seat: Seat, place: Place, out: &mut impl Options) {
        let Some(deed) = self.effect_at(place) else { return };
        let opponents =
            || Seat::all(self.seats as usize).filter(|other| *other != seat && !self.passed.contains(*other));
        match deed.effect {
            Effect::Yield(_) => {}
            Effect::StealResource => {
                for other in opponents() {
                    for good in Good::RESOURCES.into_iter().filter(|good| self.player(other).supply.get(*good) > 0) {
                        out.put(Action::Steal(other, good));
                    }
                }
            }
            Effect::RazeForPoints(_) => {
                self.list_raze_hand(seat, out);
                self.list_raze(seat, out);
            }
            Effect::TakeRazeGood
            | Effect::RazeEnemy
            | Effect::RemoveLocation(_)
            | Effect::TradeRoute
            | Effect::Block
            | Effect::Capture => {
                for (target, _) in self.foreign(seat) {
                    if let Some(spot) = self.spot(target)
                        && self.check_target(seat, deed, spot).is_ok()
                    {
                        out.put(Action::Target(spot));
                    }
                }
            }
            Effect::RazeOwn => {
                for (target, _) in self.controlled(seat) {
                    if let Some(spot) = self.spot(target)
                        && self.check_target(seat, deed, spot).is_ok()
                    {
                        out.put(Action::Target(spot));
                    }
                }
            }
            Effect::CancelDeal(_) | Effect::PlunderDeal => {
                opponents().for_each(|other| self.list_pacts(other, out));
                self.list_attack_row(out);
            }
            Effect::TakeDeal(_) => {
                for other in opponents() {
                    let cards = distinct(self.deals(other));
                    cards.for_each(|card| out.put(Action::Choose(Pact::Card { seat: other, card })));
                }
                self.list_attack_row(out);
            }
            Effect::DiscardDeal(_) | Effect::RepeatDeal => {
                self.list_pacts(seat, out);
                distinct(&self.solo.seized).for_each(|good| out.put(Action::Choose(Pact::Attack(good))));
            }
            Effect::BuildDeal | Effect::BuildFaction => {
                let supply = self.player(seat).supply;
                self.buildable(seat, deed, &supply).for_each(|card| out.put(Action::Build(card)));
            }
            Effect::OpponentDiscards(_) => {
                opponents().for_each(|other| out.put(Action::TargetPlayer(other)));
                if self.is_solo() {
                    out.put(Action::TargetPlayer(Settlers::OPPONENT));
                }
            }
            Effect::LayFoundation(_) => {
                let commons = distinct(self.hand(seat)).filter(|card| card.is_face_up() && self.is_common(*card));
                commons.for_each(|card| out.put(Action::Discard(card)));
            }
            Effect::Reset => {
                for (target, _) in self.controlled(seat) {
                    if let Some(spot) = self.spot(target)
                        && self.check_reset(seat, place, spot).is_ok()
                    {
                        out.put(Action::Reset(spot));
                    }
                }
            }
        }
    }

    fn list_pacts(&self, seat: Seat, out: &mut impl Options) {
        distinct(self.deals(seat)).for_each(|card| out.put(Action::Choose(Pact::Card { seat, card })));
        for place in self.routes(seat) {
            if let Some(spot) = self.spot(place) {
                out.put(Action::Choose(Pact::Route { seat, spot }));
            }
        }
    }

    fn list_attack_row(&self, out: &mut impl Options) {
        for (at, good) in self.solo.row.iter().enumerate() {
            if !self.solo.row[..at].contains(good) {
                out.put(Action::Choose(Pact::Attack(*good)));
            }
        }
    }

    /// Cards that an action lets build now, with this supply.
    fn buildable<'a>(&'a self, seat: Seat, deed: &Deed, supply: &Supply) -> impl Iterator<Item = Card> + use<'a> {
        let (deed, supply) = (*deed, *supply);
        let cards = if deed.effect == Effect::BuildDeal { self.deals(seat) } else { self.hand(seat) };
        distinct(cards).filter(move |card| self.check_buildable(seat, &deed, *card, &supply).is_ok())
    }

    fn check_buildable(&self, seat: Seat, deed: &Deed, card: Card, supply: &Supply) -> Result<(), Refusal> {
        if deed.effect == Effect::BuildDeal {
            if !self.deals(seat).contains(&card) {
                return Err(Refusal::NoSuchDeal);
            }
        } else {
            self.check_in_hand(seat, card)?;
        }
        let facts = self.facts(card);
        if facts.faction != Some(self.player(seat).faction) {
            return Err(Refusal::NotFaction);
        }
        let price = deed.price().resources().price().with(&Price::of(facts.cost));
        if supply.can_pay(&price) { Ok(()) } else { Err(Refusal::CannotPay(price)) }
    }

    fn check_target(&self, seat: Seat, deed: &Deed, spot: Spot) -> Result<(), Refusal> {
        match deed.effect {
            Effect::TakeRazeGood | Effect::RazeEnemy => self.check_razable(seat, spot).map(|_| ()),
            Effect::RemoveLocation(_) => self.check_foreign(seat, spot).map(|_| ()),
            Effect::RazeOwn => {
                let place = self.find(spot.owner, spot.card, spot.sort).ok_or(Refusal::NoSuchLocation)?;
                if self.controller(place) != seat {
                    return Err(Refusal::NotOwn);
                }
                let facts = self.facts(spot.card);
                if facts.faction.is_some() {
                    return Err(Refusal::NotCommon);
                }
                if facts.raze.is_empty() { Err(Refusal::NoRazeGoods(spot.card)) } else { Ok(()) }
            }
            Effect::TradeRoute => {
                let place = self.check_foreign(seat, spot)?;
                let facts = self.facts(spot.card);
                if spot.owner == seat {
                    return Err(Refusal::OwnLocation);
                }
                if facts.faction.is_none() || facts.deal.is_none() {
                    return Err(Refusal::NotFaction);
                }
                if self.routes_to(place).any(|other| other == seat) {
                    return Err(Refusal::AlreadyRouted);
                }
                let room = self.routes.len() < ROUTES && !self.player(seat).deck.is_empty();
                if room { Ok(()) } else { Err(Refusal::DeckEmpty) }
            }
            Effect::Block => {
                let place = self.check_foreign(seat, spot)?;
                if self.facts(spot.card).kind() != Kind::Action {
                    return Err(Refusal::NotAnAction(spot.card));
                }
                match self.location(place).has(Mark::Blocked) {
                    true => Err(Refusal::Blocked(spot.card)),
                    false => Ok(()),
                }
            }
            Effect::Capture => {
                self.check_foreign(seat, spot)?;
                let captured = self.locations.all().iter().filter(|location| location.captor().is_some()).count();
                match captured < self.figures().capture_tokens.value.into() {
                    true => Ok(()),
                    false => Err(Refusal::NoTarget),
                }
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
            | Effect::Reset => Err(Untimely::NotAsked.into()),
        }
    }

    /// Whether a location can be made usable again by the one at `by`: another one with an action that was used.
    fn check_reset_place(&self, by: Place, place: Place) -> Result<(), Refusal> {
        let location = self.location(place);
        if self.facts(location.card).kind() != Kind::Action {
            return Err(Refusal::NotAnAction(location.card));
        }
        if place != by && location.uses > 0 { Ok(()) } else { Err(Refusal::NotUsed) }
    }

    /// A location to be reset: of several equal ones, one that is not the resetting one itself.
    pub(crate) fn reset_place(&self, by: Place, spot: Spot) -> Option<Place> {
        let first = self.find(spot.owner, spot.card, spot.sort)?;
        if first != by {
            return Some(first);
        }
        let others = self.controlled(self.controller(by)).map(|(place, _)| place);
        let mut equals = others.filter(|place| place.owner == first.owner && self.location(*place).card == spot.card);
        equals
            .find(|place| *place != by && self.sort_of(*place).is_none() && self.location(*place) == self.location(by))
    }

    fn check_reset(&self, seat: Seat, by: Place, spot: Spot) -> Result<(), Refusal> {
        let first = self.find(spot.owner, spot.card, spot.sort).ok_or(Refusal::NoSuchLocation)?;
        if self.controller(first) != seat {
            return Err(Refusal::NotOwn);
        }
        match self.reset_place(by, spot) {
            Some(place) => self.check_reset_place(by, place),
            None => self.check_reset_place(by, first),
        }
    }

    fn check_pact(&self, seat: Seat, deed: &Deed, pact: Pact) -> Result<(), Refusal> {
        let own = matches!(deed.effect, Effect::DiscardDeal(_) | Effect::RepeatDeal);
        let holder = match pact {
            Pact::Card { seat, .. } | Pact::Route { seat, .. } => Some(seat),
            Pact::Attack(_) => None,
        };
        match holder {
            Some(holder) if own && holder != seat => return Err(Refusal::NotOwn),
            Some(holder) if !own && holder == seat => return Err(Refusal::OwnLocation),
            Some(holder) if self.passed.contains(holder) => return Err(Refusal::Passed(holder)),
            Some(_) | None => {}
        }
        let there = match pact {
            Pact::Card { seat, card } => seat.index() < self.seats.into() && self.deals(seat).contains(&card),
            Pact::Route { seat, spot } => {
                let place = self.find(spot.owner, spot.card, spot.sort);
                let taken = matches!(deed.effect, Effect::TakeDeal(_));
                !taken && place.is_some_and(|place| self.routes(seat).any(|other| other == place))
            }
            Pact::Attack(good) if own => self.solo.seized.contains(&good),
            Pact::Attack(good) => self.solo.row.contains(&good),
        };
        if there { Ok(()) } else { Err(Refusal::NoSuchDeal) }
    }

    /// Whether this answers what the action at `place` asks.
    pub(crate) fn check_use(&self, seat: Seat, place: Place, action: &Action) -> Result<(), Refusal> {
        let deed = self.effect_at(place).ok_or(Untimely::NotAsked)?;
        match (deed.effect, action) {
            (Effect::StealResource, Action::Steal(from, good)) => {
                if *from == seat || from.index() >= self.seats.into() || !good.is_resource() {
                    return Err(Refusal::NotOffered);
                }
                if self.passed.contains(*from) {
                    return Err(Refusal::Passed(*from));
                }
                match self.player(*from).supply.get(*good) {
                    0 => Err(Refusal::NotOffered),
                    _ => Ok(()),
                }
            }
            (Effect::RazeForPoints(_), Action::RazeHand(card)) => self.check_raze_hand(seat, *card),
            (Effect::RazeForPoints(_), Action::Raze(spot)) => self.check_raze(seat, *spot),
            (
                Effect::TakeRazeGood
                | Effect::RazeEnemy
                | Effect::RemoveLocation(_)
                | Effect::RazeOwn
                | Effect::TradeRoute
                | Effect::Block
                | Effect::Capture,
                Action::Target(spot),
            ) => self.check_target(seat, deed, *spot),
            (
                Effect::CancelDeal(_)
                | Effect::PlunderDeal
                | Effect::TakeDeal(_)
                | Effect::DiscardDeal(_)
                | Effect::RepeatDeal,
                Action::Choose(pact),
            ) => self.check_pact(seat, deed, *pact),
            (Effect::BuildDeal | Effect::BuildFaction, Action::Build(card)) => {
                self.check_buildable(seat, deed, *card, &self.player(seat).supply)
            }
            (Effect::OpponentDiscards(_), Action::TargetPlayer(other)) => {
                if *other == seat || !self.areas().any(|area| area == *other) {
                    return Err(Refusal::NotOffered);
                }
                if self.passed.contains(*other) { Err(Refusal::Passed(*other)) } else { Ok(()) }
            }
            (Effect::LayFoundation(_), Action::Discard(card)) => {
                self.check_in_hand(seat, *card)?;
                if self.is_common(*card) { Ok(()) } else { Err(Refusal::NotCommon) }
            }
            (Effect::Reset, Action::Reset(spot)) => self.check_reset(seat, place, *spot),
            _ => Err(Untimely::NotAsked.into()),
        }
    }
}
