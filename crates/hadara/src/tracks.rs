//! Where a player's tracks stand, and what they allow. Tracks are never kept: they follow from what lies on the table.

use kernel::Seat;

use crate::card::{Card, Slot, Steps, Track};
use crate::effects::Effect;
use crate::state::{Fate, Hadara, Turned};

impl Hadara {
    /// Where a player's tracks stand (page 5: "you may always add up your cards and tiles").
    pub fn tracks(&self, seat: Seat) -> Steps {
        let (data, player) = (self.data.0, self.player(seat));
        let mut tracks = player.base;
        for card in player.tableau.iter() {
            tracks += data.steps(card);
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

    /// Where the tracks would stand if the player bought this card too, with this tile on it.
    pub fn tracks_with(&self, seat: Seat, card: Card, tile: Option<Track>) -> Steps {
        let mut after = *self;
        let player = after.player_mut(seat);
        player.tableau.insert(card);
        player.tile = tile.or(player.tile);
        after.tracks(seat)
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
        self.demands(seat).requirement(printed)
    }

    /// What colonies and statues ask of this player in this step.
    pub(crate) fn demands(&self, seat: Seat) -> Demands {
        let mut demands = Demands::default();
        for effect in self.effects(seat) {
            if let Effect::LowersRequirements { steps } = effect {
                demands.lowered = *steps;
            } else if let Effect::BuysRequirements { coins, most } = effect {
                demands.coins = (*coins).into();
                demands.steps = (most / coins).saturating_sub(self.paid);
            }
        }
        demands
    }

    /// How many colonies, or statues, this player may take in a step.
    pub fn per_step(&self, seat: Seat) -> u8 {
        let more = self.effect(seat, |effect| {
            let Effect::ActsMoreOften { times } = effect else { return None };
            Some(*times)
        });
        more.unwrap_or(self.figures().per_step.value)
    }
}

/// What colonies and statues ask of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Demands {
    /// They need so much less.
    lowered: u8,
    /// So many missing steps can still be made up for in this step of the game.
    steps: u8,
    /// What each of them costs.
    coins: u16,
}

impl Demands {
    /// What is needed instead of what is printed, before coins make up for anything.
    pub(crate) fn requirement(self, printed: u8) -> i32 {
        i32::from(printed) - i32::from(self.lowered)
    }

    /// What it takes to have a track count as high as `printed` asks: nothing if it is high enough; none if it cannot
    /// be done.
    #[inline]
    pub(crate) fn making_up(self, printed: u8, value: u16) -> Option<MakingUp> {
        let missing = self.requirement(printed) - i32::from(value);
        let Ok(missing @ 1..) = u16::try_from(missing) else {
            return Some(MakingUp::default());
        };
        (missing <= self.steps.into()).then_some(MakingUp { steps: missing as u8, coins: missing * self.coins })
    }
}

/// What is paid for military or culture that is missing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct MakingUp {
    /// For so many steps.
    pub(crate) steps: u8,
    /// So many coins.
    pub(crate) coins: u16,
}
