//! Capturing colonies, plundering and integrating them (pages 6 and 7).

use kernel::{Recorder, Seat};

use crate::action::Refusal;
use crate::card::{Level, Track};
use crate::effects::Effect;
use crate::events::Event;
use crate::state::{Colony, Fate, Hadara, Question};
use crate::tracks::{Demands, MakingUp};

impl Hadara {
    /// The levels of which a player may capture a colony now.
    pub(crate) fn open_levels(&self, seat: Seat) -> impl Iterator<Item = Level> {
        let free = self.taken < self.per_step(seat);
        let standing = if free { self.military(seat) } else { Default::default() };
        Level::all().filter(move |level| free && self.check_level(seat, *level, standing).is_ok())
    }

    /// What capturing a colony of this level costs a player: coins for missing military, where a card allows that.
    ///
    /// # Errors
    /// If it cannot be captured.
    pub fn colony_price(&self, seat: Seat, level: Level) -> Result<u16, Refusal> {
        self.check_colony(seat, level).map(|making_up| making_up.coins)
    }

    pub(crate) fn check_colony(&self, seat: Seat, level: Level) -> Result<MakingUp, Refusal> {
        self.check_level(seat, level, self.military(seat))
    }

    /// Where the player's military stands, and what colonies ask of it.
    fn military(&self, seat: Seat) -> (u16, Demands) {
        (self.track(seat, Track::Military), self.demands(seat))
    }

    /// What making up for missing military costs, if the colony can be captured.
    fn check_level(&self, seat: Seat, level: Level, (military, demands): (u16, Demands)) -> Result<MakingUp, Refusal> {
        if self.player(seat).colony(level).is_some() {
            return Err(Refusal::LevelOwned(level));
        }
        let printed = self.data.0.front(level).military;
        let Some(making_up) = demands.making_up(printed, military) else {
            return Err(Refusal::MilitaryTooLow { needed: demands.requirement(printed), military });
        };
        self.check_price(seat, making_up.coins)?;
        Ok(making_up)
    }

    /// Captures a colony. The tile stays on its stack until it is plundered or integrated: nobody may look at it.
    pub(crate) fn capture(&mut self, seat: Seat, level: Level, recorder: &mut impl Recorder<Event>) {
        let making_up = self.check_colony(seat, level).unwrap_or_default();
        let bounty = self.effect(seat, |effect| {
            let Effect::PaidForColonies { coins } = effect else { return None };
            Some(u16::from(*coins))
        });
        let player = self.player_mut(seat);
        player.coins = player.coins - making_up.coins + bounty.unwrap_or(0);
        self.paid += making_up.steps;
        self.taken += 1;
        self.asked = Question::Captured(level);
        recorder.record(Event::Captured { seat, level, paid: making_up.coins, bounty: bounty.unwrap_or(0) });
    }

    pub(crate) fn check_integration(&self, seat: Seat, level: Level) -> Result<(), Refusal> {
        self.check_price(seat, self.data.0.front(level).integration.into())
    }

    /// Plunders or integrates the colony just captured.
    pub(crate) fn seize(&mut self, seat: Seat, level: Level, fate: Fate, recorder: &mut impl Recorder<Event>) {
        let front = *self.data.0.front(level);
        let tile = self.stacks[level.index()].pop().unwrap_or_default();
        let player = self.player_mut(seat);
        player.colonies[level.index()] = Some(Colony { tile, fate });
        match fate {
            Fate::Plundered => {
                let coins = u16::from(front.plunder);
                player.coins += coins;
                recorder.record(Event::Plundered { seat, level, coins });
            }
            Fate::Integrated => {
                let price = u16::from(front.integration);
                player.coins -= price;
                recorder.record(Event::Integrated { seat, level, tile, price });
            }
        }
        self.asked = Question::Colony;
    }
}
