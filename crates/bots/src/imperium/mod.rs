//! How good a position of Imperium is.

mod by_hand;
mod fitted;
mod noticed;

use std::sync::Arc;

use imperium::{Action, Ending, Imperium};
use kernel::{BySeat, Options, Seat};

use crate::habits::{Habits, Notepad};
use crate::practice::Sights;
use crate::search::{Others, Playout, Settings};
use crate::weights::Weighed;
use crate::{Evaluate, Weights};

/// How much the best rival's position is one's own loss: as greedy has it, and as a search has it among several and alone.
const RIVAL: f32 = 0.3;
const SEARCH_RIVAL: [f32; 2] = [0.5, 0.9];
/// With so few unrests left a collapse is near, and a lead in calm is worth so much.
const NEAR: usize = 3;
const CALM: f32 = 4.0;
/// Alone: what a collapse costs, from how many unrests left on one is afraid of it, and how much.
const FALL: f32 = 1000.0;
const SAFE: f32 = 6.0;
const NEARER: f32 = 0.5;

impl Evaluate for Imperium {
    /// A turn has many small questions.
    const EFFORT: usize = 24;
    /// What a deck is good for shows in the end: judged sooner, it is misjudged, however often.
    const SEARCH: Settings = Settings {
        others: Others::AtOnce,
        playout: Playout::Decisions(200),
        tries: 4,
        effort: 12,
        temperature: 2.0,
        exploration: 0.5,
        lead: 12.0,
        levels: [0, 1, 20, 100, 5000],
    };
    /// The rival is never asked: there is time to play every leaf to the end.
    const ALONE: Settings =
        Settings { playout: Playout::Decisions(400), levels: [0, 1, 60, 400, 4000], ..Self::SEARCH };

    fn worth(&self, seat: Seat) -> f32 {
        let table = by_hand::Table::new(self);
        let mut own = (0.0, 0);
        let (mut rival, mut calmest) = (f32::NEG_INFINITY, None);
        for other in self.seated() {
            let (prospects, unrests) = table.prospects(other);
            if other == seat {
                own = (prospects, unrests);
            } else {
                rival = rival.max(prospects);
                calmest = Some(calmest.map_or(unrests, |least: usize| least.min(unrests)));
            }
        }
        own.0 - RIVAL * rival + calm(self, own.1, calmest.unwrap_or(own.1))
    }

    const FEATURES: &'static [Weighed] = &fitted::FEATURES;

    /// What was fitted for several does not hold against a rival that plays by other rules.
    fn weights(&self) -> Arc<Weights> {
        Arc::clone(&fitted::WEIGHTS[usize::from(self.rival().is_some())])
    }

    type Scales = fitted::Scales;

    fn scales(&self, weights: &Arc<Weights>) -> fitted::Scales {
        fitted::Scales::new(self, weights)
    }

    fn promise(&self, seat: Seat, scales: &fitted::Scales) -> f32 {
        let prospects = self.prospects(scales);
        let others = self.seated().filter(|other| *other != seat).map(|other| prospects[other]);
        let share = SEARCH_RIVAL[usize::from(self.rival().is_some())];
        prospects[seat] - share * others.fold(f32::NEG_INFINITY, f32::max)
    }

    fn prospects(&self, scales: &fitted::Scales) -> BySeat<f32> {
        let left = fitted::rounds_left(self);
        let mut prospects = BySeat::default();
        let mut unrests: BySeat<usize> = BySeat::default();
        for seat in self.seated() {
            (prospects[seat], unrests[seat]) = scales.prospects(self, seat, left);
        }
        for seat in self.seated() {
            let others = self.seated().filter(|other| *other != seat).map(|other| unrests[other]);
            // What a collapse threatens only a player has to fear, not the rival.
            if self.rival() != Some(seat) {
                prospects[seat] += calm(self, unrests[seat], others.min().unwrap_or(0));
            }
        }
        prospects
    }

    fn habits(&self) -> Option<&'static Habits> {
        Some(&noticed::HABITS[usize::from(self.rival().is_some())])
    }

    fn notice(&self, seat: Seat, options: &Options<Action>, notes: &mut impl Notepad) {
        noticed::notice(self, seat, options, notes);
    }

    fn size_up(&self, seat: Seat, _: &fitted::Scales, sights: &mut Sights) -> f32 {
        noticed::size_up(self, seat, sights)
    }

    fn moment(&self) -> u32 {
        self.round_number().into()
    }

    fn lead(&self, seat: Seat, prospects: &BySeat<f32>) -> f32 {
        let others = self.seated().filter(|other| *other != seat).map(|other| prospects[other]);
        prospects[seat] - others.fold(f32::NEG_INFINITY, f32::max)
    }
}

/// Fewer unrests than the others win a collapse.
fn calm(game: &Imperium, own: usize, calmest: usize) -> f32 {
    let left = game.unrest_left();
    if game.rival().is_some() {
        // Alone, a collapse is lost whoever has fewer, and every unrest of one's own brings it nearer.
        let lost = if game.nearing_end() == Ending::Collapse { FALL } else { 0.0 };
        let near = (SAFE - left as f32).max(0.0);
        return -lost - NEARER * near * near;
    }
    if left > NEAR {
        return 0.0;
    }
    let lead = calmest as f32 - own as f32;
    CALM * lead.clamp(-3.0, 3.0) / (left as f32 + 1.0)
}
