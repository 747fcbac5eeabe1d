//! Decisions: what may be decided, and what comes of it.

use kernel::{Recorder, Seat, Untimely};

use crate::action::{Action, Refusal};
use crate::card::{Card, Colour};
use crate::events::{Event, Offer, Origin};
use crate::state::{Fate, Hadara, Question, Sealed, Side, Statue};

impl Hadara {
    /// Lists what a player who is deciding may decide.
    pub(crate) fn list_options(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.asked {
            Question::Side => out.extend([Side::A, Side::B].map(Action::Side)),
            Question::Wheel => out.extend(Colour::ALL.map(Action::Wheel)),
            Question::Draw => {
                if let [one, two] = self.player(seat).drawn[..]
                    && one.is_face()
                    && two.is_face()
                {
                    for (discard, keep) in [(one, two), (two, one)] {
                        self.list_deals(seat, keep, |deal| Action::Draw { discard, keep, deal }, out);
                    }
                }
            }
            Question::Draft => {
                for card in self.tops() {
                    self.list_deals(seat, card, |deal| Action::Draft { card, deal }, out);
                }
            }
            Question::Colony => {
                out.extend(self.open_levels(seat).map(Action::Colony));
                out.push(Action::Decline);
            }
            Question::Captured(level) => {
                out.push(Action::Plunder);
                if self.check_integration(seat, level).is_ok() {
                    out.push(Action::Integrate);
                }
            }
            Question::Statue => {
                self.list_statues(seat, out);
                out.push(Action::Decline);
            }
            Question::Feeding => {
                out.extend(self.player(seat).tableau.iter().map(Action::Remove));
                if self.check_payment(seat).is_ok() {
                    out.push(Action::Pay);
                }
            }
            Question::Medals => {
                self.list_medals(seat, out);
                out.push(Action::Decline);
            }
            Question::Over => {}
        }
    }

    /// Whether a player who is deciding may decide so.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self.asked, *action) {
            (Question::Side, Action::Side(_)) | (Question::Wheel, Action::Wheel(_)) => Ok(()),
            (Question::Draw, Action::Draw { discard, keep, deal }) => {
                self.check_drawn(seat, discard, keep)?;
                self.check_deal(seat, keep, deal)
            }
            (Question::Draft, Action::Draft { card, deal }) => {
                self.check_top(card)?;
                self.check_deal(seat, card, deal)
            }
            (Question::Colony, Action::Colony(level)) => self.check_colony(seat, level).map(|_| ()),
            (Question::Captured(_), Action::Plunder) => Ok(()),
            (Question::Captured(level), Action::Integrate) => self.check_integration(seat, level),
            (Question::Statue, Action::Statue { slot, tile, .. }) => self.check_statue(seat, slot, tile).map(|_| ()),
            (Question::Feeding, Action::Remove(card)) => self.check_removal(seat, card),
            (Question::Feeding, Action::Pay) => self.check_payment(seat),
            (Question::Medals, Action::Silver(track)) => self.check_silver(seat, track),
            (Question::Medals, Action::Gold) => self.check_gold(seat),
            (Question::Colony | Question::Statue | Question::Medals, Action::Decline) => Ok(()),
            (
                _,
                Action::Side(_)
                | Action::Wheel(_)
                | Action::Draw { .. }
                | Action::Draft { .. }
                | Action::Colony(_)
                | Action::Plunder
                | Action::Integrate
                | Action::Statue { .. }
                | Action::Remove(_)
                | Action::Pay
                | Action::Silver(_)
                | Action::Gold
                | Action::Decline,
            ) => Err(Untimely::NotAsked.into()),
        }
    }

    fn check_drawn(&self, seat: Seat, discard: Card, keep: Card) -> Result<(), Refusal> {
        let drawn = |card: Card| card.is_face() && self.player(seat).drawn.contains(&card);
        if discard != keep && drawn(discard) && drawn(keep) { Ok(()) } else { Err(Refusal::NotDrawn) }
    }

    /// Carries out what a player has decided.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action, recorder: &mut impl Recorder<Event>) {
        match *action {
            Action::Side(_) | Action::Draw { .. } => {
                self.player_mut(seat).sealed = Sealed::Made(*action);
                recorder.record(Event::Decided { seat });
            }
            Action::Wheel(colour) => {
                self.point(seat, colour);
                recorder.record(Event::WheelSet { seat, colour });
                self.draw(recorder);
            }
            Action::Draft { card, deal } => {
                self.piles[self.data.0.colour_of(card).index()].pop();
                self.deal(seat, card, deal, Origin::Pile, recorder);
                self.pass_on(recorder);
            }
            Action::Colony(level) => self.capture(seat, level, recorder),
            Action::Plunder => self.seize_captured(seat, Fate::Plundered, recorder),
            Action::Integrate => self.seize_captured(seat, Fate::Integrated, recorder),
            Action::Statue { slot, tile, turned } => self.carve(seat, slot, Statue { tile, turned }, recorder),
            Action::Remove(card) => self.remove(seat, card, recorder),
            Action::Pay => self.pay_for_food(seat, recorder),
            Action::Silver(track) => self.buy_silver(seat, track, recorder),
            Action::Gold => self.buy_gold(seat, recorder),
            Action::Decline => {
                self.offer().into_iter().for_each(|what| recorder.record(Event::Declined { seat, what }));
                self.pass_on(recorder);
            }
        }
        self.carry_on(recorder);
    }

    /// What is offered and can be done without.
    fn offer(&self) -> Option<Offer> {
        match self.asked {
            Question::Colony => Some(Offer::Colony),
            Question::Statue => Some(Offer::Statue),
            Question::Medals => Some(Offer::Medals),
            Question::Side
            | Question::Wheel
            | Question::Draw
            | Question::Captured(_)
            | Question::Draft
            | Question::Feeding
            | Question::Over => None,
        }
    }

    fn seize_captured(&mut self, seat: Seat, fate: Fate, recorder: &mut impl Recorder<Event>) {
        if let Question::Captured(level) = self.asked {
            self.seize(seat, level, fate, recorder);
        }
    }
}
