//! Feeding: every card needs food (pages 8 and 9).

use kernel::{Recorder, Seat};

use crate::action::Refusal;
use crate::card::{Card, Track};
use crate::effects::Effect;
use crate::events::Event;
use crate::state::Hadara;

impl Hadara {
    /// How many cards the player whose turn it is must still remove or pay for. Everything is reckoned anew after each
    /// removal; what was paid stays paid.
    pub fn deficit(&self, seat: Seat) -> usize {
        let cards = self.player(seat).tableau.len();
        cards.saturating_sub(self.track(seat, Track::Food) as usize + self.paid as usize)
    }

    /// What paying instead of removing a card costs, and how often it may be done.
    pub fn payment(&self, seat: Seat) -> Option<(u16, u8)> {
        self.effect(seat, |effect| {
            let Effect::PaysInsteadOfRemoving { coins, times } = effect else { return None };
            Some((u16::from(*coins), *times))
        })
    }

    pub(crate) fn check_removal(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.player(seat).tableau.contains(card) { Ok(()) } else { Err(Refusal::NotOwned(card)) }
    }

    pub(crate) fn check_payment(&self, seat: Seat) -> Result<(), Refusal> {
        let (coins, times) = self.payment(seat).ok_or(Refusal::NoPayment)?;
        if self.paid >= times {
            return Err(Refusal::PaidEnough(times));
        }
        self.check_price(seat, coins)
    }

    pub(crate) fn remove(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        self.lose(seat, card);
        recorder.record(Event::Removed { seat, card });
    }

    pub(crate) fn pay_for_food(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        let coins = self.payment(seat).map_or(0, |(coins, _)| coins);
        self.player_mut(seat).coins -= coins;
        self.paid += 1;
        recorder.record(Event::PaidForFood { seat, coins });
    }

    /// Pays for food above the number of cards, where a card does.
    pub(crate) fn sell_surplus(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        let Some((each, most)) = self.effect(seat, |effect| {
            let Effect::SellsSurplus { coins, most } = effect else { return None };
            Some((u16::from(*coins), u16::from(*most)))
        }) else {
            return;
        };
        let surplus = self.track(seat, Track::Food).saturating_sub(self.player(seat).tableau.len() as u16);
        let coins = surplus.saturating_mul(each).min(most);
        if coins > 0 {
            self.player_mut(seat).coins += coins;
            recorder.record(Event::SurplusSold { seat, coins });
        }
    }
}
