//! Where a player's tracks stand, and what they allow. Tracks are never kept: they follow from what lies on the table.

use kernel::Seat;

use crate::card::{Slot, Steps, Track};
use crate::effects::Effect;
use crate::state::{Fate, Hadara, Turned};

impl Hadara {
    /// Where a player's tracks stand (page 5: "you may always add up your cards and tiles").
    pub fn tracks(&self, seat: Seat) -> Steps {
        let (data, player) = (self.data.0, self.player(seat));
        let mut tracks = player.base;
        for card in player.tableau.iter() {
            tracks += data.face(card).steps;
        }
        for colony in player.colonies.iter().flatten() {
            if colony.fate == Fate::Integrated {
                tracks += data.tile_back(colony.tile).steps;
            }
        }
        for slot in Slot::all() {
            if let Some(statue) = player.statue(slot)
                && statue.turned == Turned::Up
            {
                tracks[statue.tile] += u16::from(data.statue(slot).bonus.value);
            }
        }
        for effect in self.effects(seat) {
            self.raise(&mut tracks, seat, effect);
        }
        tracks
    }

    /// What an effect adds to the tracks.
    fn raise(&self, tracks: &mut Steps, seat: Seat, effect: &Effect) {
        let player = self.player(seat);
        match effect {
            Effect::HoldsTile { steps } => {
                if let Some(track) = player.tile {
                    tracks[track] += u16::from(*steps);
                }
            }
            Effect::RaisesPerCard { track, steps } => {
                tracks[*track] += self.count(seat, track.colour()) as u16 * u16::from(*steps);
            }
            Effect::RaisesStatues { steps } => {
                for statue in player.statues.iter().flatten().filter(|statue| statue.turned == Turned::Up) {
                    tracks[statue.tile] += u16::from(*steps);
                }
            }
            Effect::SellsForMore { .. }
            | Effect::LowersMedalPrices { .. }
            | Effect::PaysInsteadOfRemoving { .. }
            | Effect::SellsSurplus { .. }
            | Effect::PaidForHigherTracks { .. }
            | Effect::PaidForColonies { .. }
            | Effect::FillsSilverMedals { .. }
            | Effect::ScoresSets { .. }
            | Effect::JoinsAnySet
            | Effect::ActsMoreOften { .. }
            | Effect::LowersRequirements { .. }
            | Effect::BuysRequirements { .. } => {}
        }
    }

    /// Where one track of a player stands.
    #[inline]
    pub fn track(&self, seat: Seat, track: Track) -> u16 {
        self.tracks(seat)[track]
    }

    /// What a colony or statue that needs `printed` asks of this player, before coins make up for anything.
    pub fn requirement(&self, seat: Seat, printed: u8) -> i32 {
        let lowered = self.effect(seat, |effect| {
            let Effect::LowersRequirements { steps } = effect else { return None };
            Some(i32::from(*steps))
        });
        i32::from(printed) - lowered.unwrap_or(0)
    }

    /// What it costs this player to have the step's track count as high as `printed` asks: nothing if it is high enough, coins
    /// if a card lets them make up for what is missing, none if it cannot be done.
    pub(crate) fn making_up(&self, seat: Seat, printed: u8, value: u16) -> Option<MakingUp> {
        let missing = self.requirement(seat, printed) - i32::from(value);
        let Ok(missing @ 1..) = u16::try_from(missing) else {
            return Some(MakingUp::default());
        };
        let (coins, most) = self.effect(seat, |effect| {
            let Effect::BuysRequirements { coins, most } = effect else { return None };
            Some((u16::from(*coins), u16::from(*most)))
        })?;
        let left = (most / coins).saturating_sub(self.paid.into());
        (missing <= left).then_some(MakingUp { steps: missing as u8, coins: missing * coins })
    }

    /// How many colonies, or statues, this player may take in a step.
    pub(crate) fn per_step(&self, seat: Seat) -> u8 {
        let more = self.effect(seat, |effect| {
            let Effect::ActsMoreOften { times } = effect else { return None };
            Some(*times)
        });
        more.unwrap_or(self.figures().per_step.value)
    }
}

/// What is paid for military or culture that is missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct MakingUp {
    /// For so many steps.
    pub(crate) steps: u8,
    /// So many coins.
    pub(crate) coins: u16,
}
