//! Buying silver and gold medals (page 9).

use kernel::{Recorder, Seat};

use crate::action::{Action, Refusal};
use crate::card::Track;
use crate::effects::Effect;
use crate::events::Event;
use crate::state::Hadara;

impl Hadara {
    /// What a silver medal costs a player in this epoch.
    pub fn silver_price(&self, seat: Seat) -> u16 {
        let lowered = self.effect(seat, |effect| {
            let Effect::LowersMedalPrices { silver, .. } = effect else { return None };
            silver.get(&self.epoch).copied()
        });
        lowered.unwrap_or(self.figures().silver_price.value[self.epoch.index()]).into()
    }

    /// What a gold medal costs a player in this epoch.
    pub fn gold_price(&self, seat: Seat) -> u16 {
        let lowered = self.effect(seat, |effect| {
            let Effect::LowersMedalPrices { gold, .. } = effect else { return None };
            gold.get(&self.epoch).copied()
        });
        lowered.unwrap_or(self.figures().gold_price.value[self.epoch.index()]).into()
    }

    pub(crate) fn check_silver(&self, seat: Seat, track: Track) -> Result<(), Refusal> {
        let most = self.figures().silver_medals.value;
        if self.player(seat).silver.len() >= most as usize {
            return Err(Refusal::NoMedalsLeft(most));
        }
        self.check_price(seat, self.silver_price(seat))?;
        self.check_tile(seat, track)
    }

    pub(crate) fn check_gold(&self, seat: Seat) -> Result<(), Refusal> {
        let most = self.figures().gold_medals.value;
        if self.player(seat).gold >= most {
            return Err(Refusal::NoMedalsLeft(most));
        }
        self.check_price(seat, self.gold_price(seat))
    }

    pub(crate) fn list_medals(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Track::ALL.into_iter().filter(|track| self.check_silver(seat, *track).is_ok()).map(Action::Silver));
        if self.check_gold(seat).is_ok() {
            out.push(Action::Gold);
        }
    }

    /// Whether a player could buy any medal now.
    pub(crate) fn can_buy_medal(&self, seat: Seat) -> bool {
        self.check_gold(seat).is_ok() || Track::ALL.iter().any(|track| self.check_silver(seat, *track).is_ok())
    }

    pub(crate) fn buy_silver(&mut self, seat: Seat, track: Track, recorder: &mut impl Recorder<Event>) {
        let price = self.silver_price(seat);
        let player = self.player_mut(seat);
        player.coins -= price;
        player.silver.insert(track);
        recorder.record(Event::SilverBought { seat, track, price });
    }

    pub(crate) fn buy_gold(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        let price = self.gold_price(seat);
        let player = self.player_mut(seat);
        player.coins -= price;
        player.gold += 1;
        recorder.record(Event::GoldBought { seat, price });
    }
}
