//! Carving statues (pages 7 and 8).

use kernel::{Recorder, Seat};

use crate::action::{Action, Refusal};
use crate::card::{Slot, Track};
use crate::events::Event;
use crate::state::{Hadara, Statue, Turned};
use crate::tracks::{Demands, MakingUp};

impl Hadara {
    /// The statues that a player may carve now.
    pub(crate) fn open_slots(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        let free = self.taken < self.per_step(seat);
        let standing = if free { self.culture(seat) } else { Default::default() };
        Slot::all().filter(move |slot| free && self.check_slot(seat, *slot, standing).is_ok())
    }

    /// Lists every statue with every tile, either way up.
    pub(crate) fn list_statues(&self, seat: Seat, out: &mut Vec<Action>) {
        for slot in self.open_slots(seat) {
            for tile in self.open_tiles(seat) {
                out.extend([Turned::Up, Turned::Down].map(|turned| Action::Statue { slot, tile, turned }));
            }
        }
    }

    /// What carving this statue costs a player: coins for missing culture, where a card allows that.
    ///
    /// # Errors
    /// If it cannot be carved.
    pub fn statue_price(&self, seat: Seat, slot: Slot) -> Result<u16, Refusal> {
        self.check_slot(seat, slot, self.culture(seat)).map(|making_up| making_up.coins)
    }

    pub(crate) fn check_statue(&self, seat: Seat, slot: Slot, tile: Track) -> Result<MakingUp, Refusal> {
        let making_up = self.check_slot(seat, slot, self.culture(seat))?;
        self.check_tile(seat, tile)?;
        Ok(making_up)
    }

    /// Where the player's culture stands, and what statues ask of it.
    fn culture(&self, seat: Seat) -> (u16, Demands) {
        (self.track(seat, Track::Culture), self.demands(seat))
    }

    /// What making up for missing culture costs, if the statue can be carved.
    fn check_slot(&self, seat: Seat, slot: Slot, (culture, demands): (u16, Demands)) -> Result<MakingUp, Refusal> {
        if self.player(seat).statue(slot).is_some() {
            return Err(Refusal::SlotTaken(slot));
        }
        let printed = self.data.0.statue(slot).culture.value;
        let Some(making_up) = demands.making_up(printed, culture) else {
            return Err(Refusal::CultureTooLow { needed: demands.requirement(printed), culture });
        };
        self.check_price(seat, making_up.coins)?;
        Ok(making_up)
    }

    pub(crate) fn carve(&mut self, seat: Seat, slot: Slot, statue: Statue, recorder: &mut impl Recorder<Event>) {
        let making_up = self.check_statue(seat, slot, statue.tile).unwrap_or_default();
        let player = self.player_mut(seat);
        player.coins -= making_up.coins;
        player.statues[slot.index()] = Some(statue);
        self.paid += making_up.steps;
        self.taken += 1;
        recorder.record(Event::Carved { seat, slot, statue, paid: making_up.coins });
    }
}
