//! Carrying out what is going on inside a decision, frame by frame. A question with one answer is not asked, unless that
//! would tell what a hand is.

use kernel::{Recorder, Untimely};

use crate::action::{Action, Few, Options, Pack, Refusal, Spot};
use crate::card::Card;
use crate::decks::Drawing;
use crate::events::Event;
use crate::frame::Frame;
use crate::goods::{Good, Goods, Mix, Price};
use crate::location::{Mark, Place};
use crate::lookout::Flow;
use crate::state::{Points, Settlers, distinct};

/// The goods for which workers can be exchanged, in the order in which pairs are counted.
pub const EXCHANGED: [Good; 4] = [Good::Wood, Good::Stone, Good::Food, Good::Card];

impl Settlers {
    /// Carries out the frame on top of the stack as far as it goes by itself.
    pub(crate) fn step(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) -> Flow {
        match frame {
            Frame::Draw { seat, deck, left } => {
                self.stack.pop();
                if left == 0 {
                    return Flow::GoesOn;
                }
                match self.drawing(seat, deck) {
                    Drawing::Nowhere => {}
                    Drawing::From(pack) => {
                        self.stack.push(Frame::Draw { seat, deck, left: left - 1 });
                        self.draw(seat, pack, recorder);
                    }
                    Drawing::Ask => {
                        self.stack.push(frame);
                        return Flow::Waits;
                    }
                }
                Flow::GoesOn
            }
            Frame::Look { seat, deck, left, rest } => self.look(seat, deck, left, rest, recorder),
            Frame::Raise { seat, card } => {
                self.stack.pop();
                self.raise(seat, card, recorder);
                Flow::GoesOn
            }
            Frame::Seal { seat, card } => {
                self.stack.pop();
                self.seal_deal(seat, card, recorder);
                Flow::GoesOn
            }
            Frame::Bonus { seat, card, at } => {
                self.stack.pop();
                if let Some(part) = self.facts(card).bonus.get(at as usize) {
                    self.stack.push(Frame::Bonus { seat, card, at: at + 1 });
                    self.receive(seat, part, card, Points::Building, recorder);
                }
                Flow::GoesOn
            }
            Frame::Produce { seat, card, at } => {
                self.stack.pop();
                if let Some(part) = self.facts(card).production().get(at as usize) {
                    self.stack.push(Frame::Produce { seat, card, at: at + 1 });
                    self.receive(seat, part, card, Points::Production, recorder);
                }
                Flow::GoesOn
            }
            Frame::Trigger { seat, card, at } => {
                self.trigger(seat, card, at, recorder);
                Flow::GoesOn
            }
            Frame::Offers { seat, card, at } => {
                self.offer_next(seat, card, at);
                Flow::GoesOn
            }
            Frame::Production { seat, at } => {
                self.produce_from(seat, at, recorder);
                Flow::GoesOn
            }
            Frame::Icons { seat, card, at, points } => {
                let Some(good) = self.facts(card).raze.get(at as usize).copied() else {
                    self.stack.pop();
                    return Flow::GoesOn;
                };
                if points > 0 {
                    return self.ask_if_open(frame, recorder);
                }
                self.stack.pop();
                self.stack.push(Frame::Icons { seat, card, at: at + 1, points });
                self.gain(seat, &Goods::of(good, 1), Points::Razing, recorder);
                Flow::GoesOn
            }
            Frame::Bury { card, .. } => {
                self.stack.pop();
                self.discard_card(card);
                Flow::GoesOn
            }
            Frame::Discard { seat } => match self.hand(seat) {
                [] => {
                    self.stack.pop();
                    Flow::GoesOn
                }
                [only] if only.is_face_up() => {
                    self.answer(frame, &Action::Discard(*only), recorder);
                    Flow::GoesOn
                }
                _ => Flow::Waits,
            },
            Frame::Use { seat, place, left } => self.use_next(seat, place, left, recorder),
            Frame::Pay { .. }
            | Frame::Over { .. }
            | Frame::Take { .. }
            | Frame::Offer { .. }
            | Frame::Copy { .. }
            | Frame::Spoil { .. }
            | Frame::Deploy { .. }
            | Frame::Exchange { .. }
            | Frame::DealGood { .. }
            | Frame::Lose { .. } => self.ask_if_open(frame, recorder),
        }
    }

    /// Asks if there is more than one answer; gives the only one; does without if there is none.
    pub(crate) fn ask_if_open(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) -> Flow {
        let mut few = Few::default();
        self.list_frame(frame, &mut few);
        match (few.first, few.count) {
            (Some(only), 1) => self.answer(frame, &only, recorder),
            (None, _) => {
                self.stack.pop();
            }
            _ => return Flow::Waits,
        }
        Flow::GoesOn
    }

    /// Lists the answers to a frame that asks.
    pub(crate) fn list_frame(&self, frame: Frame, out: &mut impl Options) {
        match frame {
            Frame::Draw { .. } => {
                [Pack::Common, Pack::Faction].into_iter().for_each(|pack| out.put(Action::Draw(pack)))
            }
            Frame::Look { left: 0, .. } => distinct(&self.drawn).for_each(|card| out.put(Action::Keep(card))),
            Frame::Look { .. } => {
                [Pack::Common, Pack::Faction].into_iter().for_each(|pack| out.put(Action::Draw(pack)))
            }
            Frame::Pay { seat, bill, build, .. } => {
                let mixes = Mix::all(bill, &self.player(seat).supply);
                mixes.filter(|mix| self.leaves_payable(seat, *mix, build)).for_each(|mix| out.put(Action::Pay(mix)));
            }
            Frame::Over { seat } => self.list_over(seat, out),
            Frame::Take { card, source, .. } => {
                if let Some((one, two)) = self.choice_of(card, source) {
                    out.put(Action::Take(one));
                    if two != one {
                        out.put(Action::Take(two));
                    }
                }
            }
            Frame::Offer { seat, card } => {
                let supply = &self.player(seat).supply;
                let offers = self.offers_of(card).iter().filter(|offer| supply.get(offer.pay) > 0);
                offers.for_each(|offer| out.put(Action::Offer(offer.pay)));
                out.put(Action::Decline);
            }
            Frame::Copy { seat, card } => {
                let copied = |other: Card| self.check_copy(seat, card, other).is_ok();
                let mut seen = [false; Card::MAX];
                for (_, location) in self.controlled(seat) {
                    if !std::mem::replace(&mut seen[location.card.index()], true) && copied(location.card) {
                        out.put(Action::Copy(location.card));
                    }
                }
            }
            Frame::Use { seat, place, .. } => self.list_uses(seat, place, out),
            Frame::Icons { card, at, points, .. } => {
                if let Some(good) = self.facts(card).raze.get(at as usize) {
                    out.put(Action::Take(Goods::of(*good, 1)));
                    if Goods::of(*good, 1) != Goods::of(Good::Point, points) {
                        out.put(Action::Take(Goods::of(Good::Point, points)));
                    }
                }
            }
            Frame::Spoil { card, .. } => {
                let raze = &self.facts(card).raze;
                for (at, good) in raze.iter().enumerate() {
                    if !raze[..at].contains(good) {
                        out.put(Action::Take(Goods::of(*good, 1)));
                    }
                }
            }
            Frame::Deploy { seat, .. } => self.list_samurai(seat, out),
            Frame::Exchange { seat, .. } => {
                self.list_exchange(seat, out);
                out.put(Action::Done);
            }
            Frame::Discard { seat } => {
                let hand = distinct(self.hand(seat)).filter(|card| card.is_face_up());
                hand.for_each(|card| out.put(Action::Discard(card)));
            }
            Frame::DealGood { seat, good } => {
                let points = Goods::of(Good::Point, self.points_for_deals(seat));
                out.put(Action::Take(Goods::of(good, 1)));
                if points != Goods::of(good, 1) {
                    out.put(Action::Take(points));
                }
            }
            Frame::Lose { partner } => self.list_losses(partner, out),
            Frame::Raise { .. }
            | Frame::Seal { .. }
            | Frame::Bonus { .. }
            | Frame::Produce { .. }
            | Frame::Trigger { .. }
            | Frame::Offers { .. }
            | Frame::Bury { .. }
            | Frame::Production { .. } => {}
        }
    }

    /// Whether this answers the frame that asks.
    pub(crate) fn check_frame(&self, frame: Frame, action: &Action) -> Result<(), Refusal> {
        let offered = || {
            let mut found = Seek { sought: *action, found: false };
            self.list_frame(frame, &mut found);
            if found.found { Ok(()) } else { Err(Refusal::NotOffered) }
        };
        match (frame, action) {
            (Frame::Draw { .. }, Action::Draw(_)) => Ok(()),
            (Frame::Look { left, .. }, Action::Draw(_)) if left > 0 => Ok(()),
            (Frame::Look { left: 0, .. }, Action::Keep(card)) => {
                if self.drawn.contains(card) {
                    Ok(())
                } else {
                    Err(Refusal::NotDrawn(*card))
                }
            }
            (Frame::Pay { seat, bill, build, .. }, Action::Pay(mix)) => {
                let supply = &self.player(seat).supply;
                if !mix.goods().iter().all(|(good, count)| supply.get(good) >= count.into()) {
                    return Err(Refusal::CannotPay(Price::of(mix.goods())));
                }
                let fits = mix.pays(bill) && self.leaves_payable(seat, *mix, build);
                if fits { Ok(()) } else { Err(Refusal::WrongPayment) }
            }
            (Frame::Over { seat }, Action::Over(spot)) => self.check_over(seat, *spot),
            (Frame::Over { seat }, Action::OverFoundation) => {
                if self.foundations(seat).is_empty() {
                    Err(Refusal::NothingToDiscard)
                } else {
                    Ok(())
                }
            }
            (Frame::Copy { seat, card }, Action::Copy(other)) => self.check_copy(seat, card, *other),
            (Frame::Use { seat, place, .. }, _) => self.check_use(seat, place, action),
            (Frame::Deploy { seat, .. }, Action::Samurai(spot)) => self.check_samurai_spot(seat, *spot).map(|_| ()),
            (Frame::Exchange { seat, .. }, Action::Exchange(good)) => self.check_exchange(seat, *good),
            (Frame::Exchange { .. }, Action::Done) => Ok(()),
            (Frame::Discard { seat }, Action::Discard(card)) => self.check_in_hand(seat, *card),
            (
                Frame::Take { .. } | Frame::Icons { .. } | Frame::Spoil { .. } | Frame::DealGood { .. },
                Action::Take(_),
            ) => offered(),
            (Frame::Offer { seat, card }, Action::Offer(good)) => {
                if !self.offers_of(card).iter().any(|offer| offer.pay == *good) {
                    return Err(Refusal::NotOffered);
                }
                if self.player(seat).supply.get(*good) > 0 {
                    Ok(())
                } else {
                    Err(Refusal::CannotPay(Price::of(Goods::of(*good, 1))))
                }
            }
            (Frame::Offer { .. }, Action::Decline) => Ok(()),
            (Frame::Lose { partner }, Action::Lose(spot)) => self.check_lose(partner, *spot),
            _ => Err(Untimely::NotAsked.into()),
        }
    }

    /// Carries out the answer to the frame on top of the stack.
    pub(crate) fn answer(&mut self, frame: Frame, action: &Action, recorder: &mut impl Recorder<Event>) {
        self.stack.pop();
        match (frame, action) {
            (Frame::Draw { seat, deck, left }, Action::Draw(pack)) => {
                self.stack.push(Frame::Draw { seat, deck, left: left - 1 });
                self.draw(seat, *pack, recorder);
            }
            (Frame::Look { seat, deck, left, rest }, Action::Draw(pack)) => {
                self.stack.push(Frame::Look { seat, deck, left: left - 1, rest });
                self.look_at(seat, *pack, recorder);
            }
            (Frame::Look { seat, rest, .. }, Action::Keep(card)) => self.keep(seat, *card, rest, recorder),
            (Frame::Pay { seat, place, .. }, Action::Pay(mix)) => self.spend(seat, &mix.goods(), place, recorder),
            (Frame::Over { seat }, Action::Over(spot)) => {
                if let Some(place) = self.find(spot.owner, spot.card, spot.sort) {
                    let card = self.clear_place(place, recorder);
                    self.discard_card(card);
                    recorder.record(Event::Cleared { seat, card });
                }
            }
            (Frame::Over { seat }, Action::OverFoundation) => {
                let card = self.foundations.take(seat, 0);
                self.discard_card(card);
                recorder.record(Event::FoundationCleared { seat, card });
            }
            (Frame::Take { seat, source, .. }, Action::Take(goods)) => self.gain(seat, goods, source, recorder),
            (Frame::Offer { seat, card }, Action::Offer(good)) => {
                if let Some(offer) = self.offers_of(card).iter().find(|offer| offer.pay == *good) {
                    self.spend(seat, &Goods::of(*good, 1), None, recorder);
                    self.gain(seat, &offer.gain, Points::Features, recorder);
                }
            }
            (Frame::Copy { seat, .. }, Action::Copy(other)) => {
                self.stack.push(Frame::Produce { seat, card: *other, at: 0 });
            }
            (Frame::Use { seat, place, left }, _) => {
                if left > 1 {
                    self.stack.push(Frame::Use { seat, place, left: left - 1 });
                }
                self.carry_out_use(seat, place, action, recorder);
            }
            (Frame::Icons { seat, card, at, points }, Action::Take(goods)) => {
                self.stack.push(Frame::Icons { seat, card, at: at + 1, points });
                self.gain(seat, goods, Points::Razing, recorder);
            }
            (Frame::Spoil { seat, .. }, Action::Take(goods)) => self.gain(seat, goods, Points::Actions, recorder),
            (Frame::Deploy { seat, left }, Action::Samurai(spot)) => {
                if let Some(place) = self.find(spot.owner, spot.card, spot.sort) {
                    self.location_mut(place).put(Mark::Samurai);
                    recorder.record(Event::Deployed { seat, card: spot.card });
                }
                if left > 1 {
                    self.stack.push(Frame::Deploy { seat, left: left - 1 });
                }
            }
            (Frame::Exchange { seat, pairs }, Action::Exchange(good)) => {
                self.add_pair(seat, pairs, *good);
            }
            (Frame::Exchange { seat, pairs }, Action::Done) => self.end_exchange(seat, pairs, recorder),
            (Frame::Discard { seat }, Action::Discard(card)) => self.discard_from_hand(seat, *card, recorder),
            (Frame::DealGood { seat, .. }, Action::Take(goods)) => self.gain(seat, goods, Points::Deals, recorder),
            (Frame::Lose { partner }, Action::Lose(spot)) => {
                if let Some(place) = self.find(spot.owner, spot.card, spot.sort) {
                    self.lose(place, partner, recorder);
                }
            }
            // Doing without leaves nothing to carry out, and nothing else passes the check.
            _ => {}
        }
    }

    /// A location as people call it, if it is the first of its equals.
    pub fn spot(&self, place: Place) -> Option<Spot> {
        let sort = self.sort_of(place)?;
        Some(Spot { owner: place.owner, card: self.location(place).card, sort })
    }
}

/// Looks for one option among many.
struct Seek {
    sought: Action,
    found: bool,
}

impl Options for Seek {
    fn put(&mut self, action: Action) {
        self.found |= action == self.sought;
    }
}
