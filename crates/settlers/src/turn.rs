//! A player's turn: the main actions and the free moves (pages 7 to 11).

use kernel::{Recorder, Seat, Untimely};

use crate::action::{Action, Few, Options, Refusal, Spot};
use crate::card::Card;
use crate::data::Samurai;
use crate::effects::EXCHANGED;
use crate::events::Event;
use crate::frame::Frame;
use crate::goods::{Good, Goods, Price};
use crate::location::{Mark, Place, Tucked};
use crate::setup::Peace;
use crate::state::{Acted, Phase, Points, Settlers, distinct};
use crate::verbs::Feature;

impl Settlers {
    /// Lists what a player may decide.
    pub(crate) fn list_options(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(frame) = self.stack.top() {
            return self.list_frame(*frame, out);
        }
        match (self.phase, self.acted) {
            (Phase::Lookout, _) => self.list_picks(seat, out),
            (Phase::Action, Acted::No) => {
                self.list_main(seat, out);
                self.list_free(seat, out);
                out.put(Action::Pass);
            }
            (Phase::Action, Acted::Yes) => {
                self.list_free(seat, out);
                out.put(Action::Done);
            }
            (Phase::Production | Phase::Attack | Phase::Over, _) => {}
        }
    }

    fn list_main(&self, seat: Seat, out: &mut Vec<Action>) {
        for card in distinct(self.hand(seat)).filter(|card| card.is_face_up()) {
            if self.check_build(seat, card).is_ok() {
                out.put(Action::Build(card));
            }
            if self.check_deal(seat, card).is_ok() {
                out.put(Action::Deal(card));
            }
            if self.check_raze_hand(seat, card).is_ok() {
                out.put(Action::RazeHand(card));
            }
        }
        if self.peace == Peace::War {
            self.list_raze(seat, out);
        }
        self.list_activations(seat, out);
        self.list_exchange(seat, out);
    }

    /// Whether a player may decide so.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if let Some(frame) = self.stack.top() {
            return self.check_frame(*frame, action);
        }
        match (self.phase, action) {
            (Phase::Lookout, Action::Pick(card)) => self.check_pick(seat, *card),
            (Phase::Action, _) => match (self.acted, action) {
                (_, Action::Defend(spot)) => self.check_defend(seat, *spot).map(|_| ()),
                (_, Action::Samurai(spot)) => self.check_samurai(seat, *spot),
                (_, Action::Tuck { card, under }) => self.check_tuck(seat, *card, *under).map(|_| ()),
                (_, Action::Put { good, on }) => self.check_put(seat, *good, *on).map(|_| ()),
                (Acted::Yes, Action::Done) => Ok(()),
                (Acted::No, Action::Build(card)) => self.check_build(seat, *card),
                (Acted::No, Action::Deal(card)) => self.check_deal(seat, *card),
                (Acted::No, Action::RazeHand(card)) => self.check_raze_hand(seat, *card),
                (Acted::No, Action::Raze(_)) if self.peace == Peace::Peaceful => Err(Refusal::Peaceful),
                (Acted::No, Action::Raze(spot)) => self.check_raze(seat, *spot),
                (Acted::No, Action::Activate(spot, times)) => self.check_activate(seat, *spot, *times),
                (Acted::No, Action::Exchange(good)) => self.check_exchange(seat, *good),
                (Acted::No, Action::Pass) => Ok(()),
                (Acted::Yes | Acted::No, _) => Err(Untimely::NotAsked.into()),
            },
            (Phase::Lookout | Phase::Production | Phase::Attack | Phase::Over, _) => Err(Untimely::NotAsked.into()),
        }
    }

    /// Carries out what a player has decided.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action, recorder: &mut impl Recorder<Event>) {
        match self.stack.top() {
            Some(frame) => self.answer(*frame, action, recorder),
            None => self.carry_out_turn(seat, action, recorder),
        }
        self.go_on(recorder);
    }

    fn carry_out_turn(&mut self, seat: Seat, action: &Action, recorder: &mut impl Recorder<Event>) {
        match action {
            Action::Pick(card) => return self.pick(seat, *card, recorder),
            Action::Defend(spot) => return self.defend(seat, *spot, recorder),
            Action::Samurai(spot) => return self.deploy(seat, *spot, recorder),
            Action::Tuck { card, under } => return self.tuck(seat, *card, *under, recorder),
            Action::Put { good, on } => return self.put(seat, *good, *on, recorder),
            Action::Done => return self.end_turn(),
            Action::Build(card) => self.build(seat, *card, recorder),
            Action::Deal(card) => self.make_deal(seat, *card, recorder),
            Action::RazeHand(card) => self.raze_hand(seat, *card, None, 0, recorder),
            Action::Raze(spot) => {
                if let Some(place) = self.find(spot.owner, spot.card, spot.sort) {
                    self.spend(seat, &Goods::of(Good::Raze, self.raze_price(place)), None, recorder);
                    self.raze_place(seat, place, 0, recorder);
                }
            }
            Action::Activate(spot, times) => self.activate(seat, *spot, *times, recorder),
            Action::Exchange(good) => self.add_pair(seat, [0; 4], *good),
            Action::Pass => {
                self.passed.insert(seat);
                recorder.record(Event::Passed { seat });
                return self.end_turn();
            }
            Action::Pay(_)
            | Action::Over(_)
            | Action::OverFoundation
            | Action::Draw(_)
            | Action::Keep(_)
            | Action::Discard(_)
            | Action::Take(_)
            | Action::Offer(_)
            | Action::Copy(_)
            | Action::Target(_)
            | Action::TargetPlayer(_)
            | Action::Steal(..)
            | Action::Reset(_)
            | Action::Choose(_)
            | Action::Lose(_)
            | Action::Decline => return,
        }
        self.acted = Acted::Yes;
    }

    // ---- Deals ----

    fn deal_price(&self) -> Price {
        Price::of(Goods::of(Good::Food, self.figures().deal_food.value))
    }

    fn check_deal(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        self.check_in_hand(seat, card)?;
        if self.facts(card).deal.is_none() {
            return Err(Refusal::NoDeal(card));
        }
        match self.player(seat).supply.can_pay(&self.deal_price()) {
            true => Ok(()),
            false => Err(Refusal::CannotPay(self.deal_price())),
        }
    }

    fn make_deal(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        self.give(seat, card);
        self.deals.insert_sorted(seat, card);
        recorder.record(Event::DealMade { seat, card });
        self.stack.push(Frame::Seal { seat, card });
        self.charge(seat, &self.deal_price(), None, recorder);
    }

    /// A deal is paid: it brings its good at once.
    pub(crate) fn seal_deal(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        if let Some(good) = self.facts(card).deal {
            self.gain(seat, &Goods::of(good, 1), Points::Deals, recorder);
        }
        self.reward_deal(seat, recorder);
    }

    /// What features give for making a deal.
    pub(crate) fn reward_deal(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        self.reward(seat, recorder, |feature| {
            let Feature::OnDeal(goods) = feature else { return None };
            Some(*goods)
        });
    }

    /// What each feature of a player gives for something that happened.
    pub(crate) fn reward(
        &mut self,
        seat: Seat,
        recorder: &mut impl Recorder<Event>,
        gain: impl Fn(&Feature) -> Option<Goods>,
    ) {
        let count = self.features(seat).filter(|feature| gain(feature).is_some()).count();
        for at in 0..count {
            let goods = self.features(seat).filter_map(&gain).nth(at);
            goods.iter().for_each(|goods| self.gain(seat, goods, Points::Features, recorder));
        }
    }

    // ---- Exchange of workers ----

    pub(crate) fn check_exchange(&self, seat: Seat, good: Good) -> Result<(), Refusal> {
        if !EXCHANGED.contains(&good) {
            return Err(Refusal::NotOffered);
        }
        let workers = self.figures().exchange_workers.value;
        match self.player(seat).supply.get(Good::Worker) >= workers.into() {
            true => Ok(()),
            false => Err(Refusal::CannotPay(Price::of(Goods::of(Good::Worker, workers)))),
        }
    }

    pub(crate) fn list_exchange(&self, seat: Seat, out: &mut impl Options) {
        if self.check_exchange(seat, Good::Wood).is_ok() {
            EXCHANGED.into_iter().for_each(|good| out.put(Action::Exchange(good)));
        }
    }

    /// Gives up a pair of workers; it is told with the whole exchange, as what it brings is, so that no card is seen before.
    pub(crate) fn add_pair(&mut self, seat: Seat, mut pairs: [u8; 4], good: Good) {
        let workers = self.figures().exchange_workers.value;
        self.spend(seat, &Goods::of(Good::Worker, workers), None, &mut ());
        if let Some(at) = EXCHANGED.iter().position(|other| *other == good) {
            pairs[at] = pairs[at].saturating_add(1);
        }
        self.stack.push(Frame::Exchange { seat, pairs });
    }

    pub(crate) fn end_exchange(&mut self, seat: Seat, pairs: [u8; 4], recorder: &mut impl Recorder<Event>) {
        let goods: Goods = EXCHANGED.into_iter().zip(pairs).collect();
        recorder.record(Event::Exchanged { seat, goods });
        let workers = pairs.iter().fold(0, |all: u8, pairs| all.saturating_add(*pairs));
        let workers = workers.saturating_mul(self.figures().exchange_workers.value);
        recorder.record(Event::Paid { seat, goods: Goods::of(Good::Worker, workers) });
        self.gain(seat, &goods, Points::Actions, recorder);
        for other in Seat::all(self.seats as usize).filter(|other| *other != seat) {
            let given = self.player(other).given;
            let oasis = self.features(other).find_map(|feature| {
                let Feature::OnExchange { gain, most } = feature else { return None };
                Some((*gain, *most))
            });
            if let Some((gain, most)) = oasis {
                let count = goods.total().min(most.saturating_sub(given).into()) as u8;
                self.players[other].given += count;
                self.gain(other, &gain.times(count), Points::Features, recorder);
            }
        }
    }

    // ---- Free moves ----

    pub(crate) fn has_free_move(&self, seat: Seat) -> bool {
        let mut few = Few::default();
        self.list_free(seat, &mut few);
        few.count > 0
    }

    fn list_free(&self, seat: Seat, out: &mut impl Options) {
        let supply = &self.player(seat).supply;
        let (tokens, samurai) = (supply.get(Good::Defence) > 0, self.check_samurai_supply(seat).is_ok());
        for (place, location) in self.controlled(seat) {
            let facts = self.facts(location.card);
            let (tucks, stores) = (facts.tucks(), facts.stores());
            let defended = tokens && self.check_undefended(place).is_ok();
            let guarded = samurai && self.check_unguarded(place).is_ok();
            if !(defended || guarded || tucks || stores) {
                continue;
            }
            let Some(spot) = self.spot(place) else { continue };
            if defended {
                out.put(Action::Defend(spot));
            }
            if guarded {
                out.put(Action::Samurai(spot));
            }
            if tucks {
                // A hand that lies face down for whoever looks still has cards to put there.
                distinct(self.hand(seat)).for_each(|card| out.put(Action::Tuck { card, under: spot }));
            }
            if stores {
                let goods = Good::RESOURCES.into_iter().filter(|good| supply.get(*good) > 0);
                goods.for_each(|good| out.put(Action::Put { good, on: spot }));
            }
        }
    }

    /// A location that the player controls.
    fn own_place(&self, seat: Seat, spot: Spot) -> Result<Place, Refusal> {
        let place = self.find(spot.owner, spot.card, spot.sort).ok_or(Refusal::NoSuchLocation)?;
        if self.controller(place) == seat { Ok(place) } else { Err(Refusal::NotOwn) }
    }

    fn check_defend(&self, seat: Seat, spot: Spot) -> Result<Place, Refusal> {
        let place = self.own_place(seat, spot)?;
        self.check_undefended(place)?;
        match self.player(seat).supply.get(Good::Defence) {
            0 => Err(Refusal::CannotPay(Price::of(Goods::of(Good::Defence, 1)))),
            _ => Ok(place),
        }
    }

    /// Whether a defence token may lie there: on a common location, one on each.
    fn check_undefended(&self, place: Place) -> Result<(), Refusal> {
        let location = self.location(place);
        if self.facts(location.card).faction.is_some() {
            return Err(Refusal::NotCommon);
        }
        if location.has(Mark::Defence) { Err(Refusal::Protected) } else { Ok(()) }
    }

    fn defend(&mut self, seat: Seat, spot: Spot, recorder: &mut impl Recorder<Event>) {
        if let Ok(place) = self.check_defend(seat, spot) {
            self.players[seat].supply.take(Good::Defence, 1);
            self.location_mut(place).put(Mark::Defence);
            recorder.record(Event::Defended { seat, card: spot.card });
        }
    }

    fn check_samurai_supply(&self, seat: Seat) -> Result<(), Refusal> {
        match self.data.0.board(self.player(seat).faction).samurai {
            Samurai::None => Err(Refusal::NotFaction),
            Samurai::Deployed if self.player(seat).supply.get(Good::Worker) == 0 => {
                Err(Refusal::CannotPay(Price::of(Goods::of(Good::Worker, 1))))
            }
            Samurai::Deployed => Ok(()),
        }
    }

    fn check_samurai(&self, seat: Seat, spot: Spot) -> Result<(), Refusal> {
        self.check_samurai_spot(seat, spot)?;
        self.check_samurai_supply(seat)
    }

    pub(crate) fn check_samurai_spot(&self, seat: Seat, spot: Spot) -> Result<Place, Refusal> {
        let place = self.own_place(seat, spot)?;
        self.check_unguarded(place).map(|()| place)
    }

    /// Whether a samurai may stand there: on a location of a faction that has samurai, one on each (page 11).
    fn check_unguarded(&self, place: Place) -> Result<(), Refusal> {
        let location = self.location(place);
        let faction = self.facts(location.card).faction;
        if faction.is_none_or(|faction| self.data.0.board(faction).samurai == Samurai::None) {
            return Err(Refusal::NotFaction);
        }
        if location.has(Mark::Samurai) { Err(Refusal::Protected) } else { Ok(()) }
    }

    pub(crate) fn list_samurai(&self, seat: Seat, out: &mut impl Options) {
        for (place, _) in self.controlled(seat) {
            if self.check_unguarded(place).is_ok()
                && let Some(spot) = self.spot(place)
            {
                out.put(Action::Samurai(spot));
            }
        }
    }

    fn deploy(&mut self, seat: Seat, spot: Spot, recorder: &mut impl Recorder<Event>) {
        if let Ok(place) = self.check_samurai_spot(seat, spot) {
            self.players[seat].supply.take(Good::Worker, 1);
            self.location_mut(place).put(Mark::Samurai);
            recorder.record(Event::Deployed { seat, card: spot.card });
        }
    }

    fn check_tuck(&self, seat: Seat, card: Card, under: Spot) -> Result<Place, Refusal> {
        self.check_in_hand(seat, card)?;
        let place = self.own_place(seat, under)?;
        if self.facts(under.card).tucks() { Ok(place) } else { Err(Refusal::NoTarget) }
    }

    fn tuck(&mut self, seat: Seat, card: Card, under: Spot, recorder: &mut impl Recorder<Event>) {
        let Ok(place) = self.check_tuck(seat, card, under) else { return };
        let Some(gate) = self.gate_number(place) else { return };
        self.give(seat, card);
        self.tucked.insert(Tucked { gate, card });
        recorder.record(Event::Tucked { seat, card, under: under.card });
        for feature in self.facts(under.card).features() {
            if let Feature::TucksCards { points, .. } = feature {
                self.gain(seat, &Goods::of(Good::Point, *points), Points::Features, recorder);
            }
        }
    }

    fn check_put(&self, seat: Seat, good: Good, on: Spot) -> Result<Place, Refusal> {
        let place = self.own_place(seat, on)?;
        if !self.facts(on.card).stores() {
            return Err(Refusal::NoTarget);
        }
        if !good.is_resource() {
            return Err(Refusal::NotOffered);
        }
        match self.player(seat).supply.get(good) {
            0 => Err(Refusal::CannotPay(Price::of(Goods::of(good, 1)))),
            _ => Ok(place),
        }
    }

    fn put(&mut self, seat: Seat, good: Good, on: Spot, recorder: &mut impl Recorder<Event>) {
        if let Ok(place) = self.check_put(seat, good, on) {
            self.players[seat].supply.take(good, 1);
            self.location_mut(place).lay(good, 1);
            recorder.record(Event::Stored { seat, good, on: on.card });
        }
    }
}
