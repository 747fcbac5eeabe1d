//! Gaining and paying goods, and looking at cards to keep one.

use kernel::{Recorder, Seat};

use crate::action::{Pack, Refusal};
use crate::card::Card;
use crate::decks::Drawing;
use crate::events::Event;
use crate::frame::Frame;
use crate::goods::{Good, Goods, Mix, Price};
use crate::location::Place;
use crate::lookout::Flow;
use crate::state::{Points, Settlers};
use crate::verbs::{Deck, Does, Effect, Feature, Rest, Yield};

impl Settlers {
    /// Gives goods to a player, all of them one gain: tokens to the supply, points on the track, cards as the next thing to draw.
    pub(crate) fn gain(&mut self, seat: Seat, goods: &Goods, source: Points, recorder: &mut impl Recorder<Event>) {
        if goods.is_empty() {
            return;
        }
        recorder.record(Event::Gained { seat, goods: *goods });
        for (good, count) in goods.iter() {
            match good {
                Good::Wood | Good::Stone | Good::Food | Good::Worker | Good::Gold | Good::Raze | Good::Defence => {
                    self.players[seat].supply.add(good, count)
                }
                Good::Card => self.owe_cards(seat, Deck::Any, count),
                Good::CommonCard => self.owe_cards(seat, Deck::Common, count),
                Good::FactionCard => self.owe_cards(seat, Deck::Faction, count),
                Good::Point => self.score(seat, count, source, recorder),
            }
        }
    }

    /// Cards to be drawn next. Several gains at once make one frame, however many they are.
    fn owe_cards(&mut self, seat: Seat, deck: Deck, count: u8) {
        if let Some(Frame::Draw { seat: drawer, deck: other, left }) = self.stack.top_mut()
            && (*drawer, *other) == (seat, deck)
        {
            *left = left.saturating_add(count);
            return;
        }
        self.stack.push(Frame::Draw { seat, deck, left: count });
    }

    /// Points, and what a Sphinx adds to them.
    fn score(&mut self, seat: Seat, points: u8, source: Points, recorder: &mut impl Recorder<Event>) {
        self.earn(seat, source, points.into());
        let extra = self.more_points(seat, points);
        if extra > 0 {
            self.earn(seat, Points::Features, extra.into());
            recorder.record(Event::Gained { seat, goods: Goods::of(Good::Point, extra) });
        }
    }

    /// What features add to so many points that are gained at once.
    pub(crate) fn more_points(&self, seat: Seat, points: u8) -> u8 {
        let mut extra: u8 = 0;
        if points >= self.data.0.least_increased {
            for feature in self.features(seat) {
                if let Feature::MorePoints { from, more } = feature
                    && points >= *from
                {
                    extra = extra.saturating_add(*more);
                }
            }
        }
        extra
    }

    /// Takes goods out of a supply, onto a location or back to the general supply.
    pub(crate) fn spend(
        &mut self,
        seat: Seat,
        goods: &Goods,
        place: Option<Place>,
        recorder: &mut impl Recorder<Event>,
    ) {
        if goods.is_empty() {
            return;
        }
        recorder.record(Event::Paid { seat, goods: *goods });
        for (good, count) in goods.iter() {
            self.players[seat].supply.take(good, count);
            if let Some(place) = place {
                self.location_mut(place).lay(good, count);
            }
        }
    }

    /// Asks for a price: what can only be paid in one way is paid at once.
    pub(crate) fn charge(
        &mut self,
        seat: Seat,
        price: &Price,
        place: Option<Place>,
        recorder: &mut impl Recorder<Event>,
    ) {
        self.spend(seat, &price.exact(), place, recorder);
        let bill = price.resources();
        if !bill.is_empty() {
            self.stack.push(Frame::Pay { seat, bill, place, build: None });
        }
    }

    /// Whether a card can still be built after paying so.
    pub(crate) fn leaves_payable(&self, seat: Seat, mix: Mix, build: Option<Card>) -> bool {
        build.is_none_or(|card| {
            let mut supply = self.player(seat).supply;
            mix.goods().iter().for_each(|(good, count)| supply.take(good, count));
            supply.can_pay(&Price::of(self.facts(card).cost))
        })
    }

    /// Carries out one part of what a card gives.
    pub(crate) fn receive(
        &mut self,
        seat: Seat,
        part: &Yield,
        card: Card,
        source: Points,
        recorder: &mut impl Recorder<Event>,
    ) {
        match *part {
            Yield::Gain(goods) => self.gain(seat, &goods, source, recorder),
            Yield::GainPer { good, colour, most } => {
                let count = self.coloured(seat, colour).min(most.into()) as u8;
                self.gain(seat, &Goods::of(good, count), source, recorder);
            }
            Yield::GainPerSamurai { good, most } => {
                let count = self.samurai(seat).min(most.into()) as u8;
                self.gain(seat, &Goods::of(good, count), source, recorder);
            }
            Yield::ChooseOne(..) => self.stack.push(Frame::Take { seat, card, source }),
            Yield::LookAndKeep { deck, cards, rest } => {
                self.stack.push(Frame::Look { seat, deck, left: cards, rest });
            }
            Yield::CopyProduction => self.stack.push(Frame::Copy { seat, card }),
            Yield::DeploySamurai(left) => self.stack.push(Frame::Deploy { seat, left }),
        }
    }

    /// The goods between which a card lets choose, as production, feature or action.
    pub(crate) fn choice_of(&self, card: Card, source: Points) -> Option<(Goods, Goods)> {
        let facts = self.facts(card);
        let choice = |part: &Yield| match part {
            Yield::ChooseOne(one, two) => Some((*one, *two)),
            Yield::Gain(_)
            | Yield::GainPer { .. }
            | Yield::GainPerSamurai { .. }
            | Yield::LookAndKeep { .. }
            | Yield::CopyProduction
            | Yield::DeploySamurai(_) => None,
        };
        if source == Points::Building {
            return facts.bonus.iter().find_map(choice);
        }
        match &facts.does {
            Does::Production(parts) => parts.iter().find_map(choice),
            Does::Feature(features) => features.iter().find_map(|feature| {
                let Feature::OnBuild { yields, .. } = feature else { return None };
                choice(yields)
            }),
            Does::Action(deed) => {
                let Effect::Yield(part) = deed.effect else { return None };
                choice(&part)
            }
        }
    }

    /// Working Peasants copy another production, but no copy; Porters copy any (see docs/rules/settlers.md).
    pub(crate) fn check_copy(&self, seat: Seat, by: Card, other: Card) -> Result<(), Refusal> {
        if !self.controlled(seat).any(|(_, location)| location.card == other) {
            return Err(Refusal::NoSuchLocation);
        }
        let production = self.facts(other).production();
        let copies = production.contains(&Yield::CopyProduction);
        match production.is_empty() || (copies && !self.facts(by).production().is_empty()) {
            true => Err(Refusal::NotProduction),
            false => Ok(()),
        }
    }

    // ---- Looking at cards to keep one ----

    pub(crate) fn look(
        &mut self,
        seat: Seat,
        deck: Deck,
        left: u8,
        rest: Rest,
        recorder: &mut impl Recorder<Event>,
    ) -> Flow {
        if left > 0 {
            match self.drawing(seat, deck) {
                Drawing::Ask => return Flow::Waits,
                Drawing::From(pack) => {
                    self.stack.pop();
                    self.stack.push(Frame::Look { seat, deck, left: left - 1, rest });
                    self.look_at(seat, pack, recorder);
                }
                Drawing::Nowhere => {
                    self.stack.pop();
                    self.stack.push(Frame::Look { seat, deck, left: 0, rest });
                }
            }
            return Flow::GoesOn;
        }
        match self.drawn.first() {
            Some(only) if self.drawn.len() == 1 => {
                let only = *only;
                self.stack.pop();
                self.keep(seat, only, rest, recorder);
                Flow::GoesOn
            }
            Some(_) => Flow::Waits,
            None => {
                self.stack.pop();
                Flow::GoesOn
            }
        }
    }

    pub(crate) fn look_at(&mut self, seat: Seat, pack: Pack, recorder: &mut impl Recorder<Event>) {
        if let Some(card) = self.take_from(seat, pack, recorder) {
            self.drawn.insert(card);
            recorder.record(Event::Looked { seat, pack, card });
        }
    }

    pub(crate) fn keep(&mut self, seat: Seat, card: Card, rest: Rest, recorder: &mut impl Recorder<Event>) {
        self.drawn.remove(card);
        self.hands.insert_sorted(seat, card);
        recorder.record(Event::Kept { seat });
        let others = self.drawn;
        self.drawn.clear();
        for card in others.iter().copied() {
            match rest {
                Rest::Discard => {
                    self.discard_card(card);
                    recorder.record(Event::Discarded { seat, card });
                }
                Rest::Shuffle if self.is_common(card) => self.deck.push(card),
                Rest::Shuffle => self.players[seat].deck.push(card),
            }
        }
        if rest == Rest::Shuffle && !others.is_empty() {
            self.dice.shuffle(self.players[seat].deck.as_mut_slice());
            if others.iter().any(|card| self.is_common(*card)) {
                self.dice.shuffle(self.deck.as_mut_slice());
            }
            recorder.record(Event::ShuffledBack { seat });
        }
    }

    pub(crate) fn check_in_hand(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if card.is_face_up() && self.hand(seat).contains(&card) { Ok(()) } else { Err(Refusal::NotInHand(card)) }
    }

    pub(crate) fn discard_from_hand(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        self.give(seat, card);
        self.discard_card(card);
        recorder.record(Event::Discarded { seat, card });
    }
}
