//! What bots need to know of a game beyond its rules.

use std::fmt;
use std::sync::{Arc, LazyLock};

use kernel::{BySeat, Game, Options, Seat};

use crate::habits::{Habits, Notepad};
use crate::practice::Sights;
use crate::search::{Others, Playout, Settings};
use crate::weights::{Weighed, Weights};

/// A game whose positions can be judged.
///
/// Positions are only ever redeals of what a seat may see.
pub trait Evaluate: Game {
    /// How many positions a greedy player looks at for one option and one redeal.
    const EFFORT: usize = 400;
    /// On how many redeals a greedy player tries an option that stays among the best.
    const REDEALS: u32 = 4;
    /// An option that is so many points behind the best is not tried again.
    const BEHIND: f32 = 2.0;
    /// How the game is searched.
    const SEARCH: Settings = Settings {
        others: Others::InTree,
        playout: Playout::Decisions(12),
        tries: 4,
        effort: 4,
        temperature: 2.0,
        exploration: 1.0,
        lead: 10.0,
        levels: [0, 4, 40, 400, 4000],
    };

    /// How it is searched when somebody plays alone.
    const ALONE: Settings = Self::SEARCH;

    /// What the fitted part of a search's judgement looks at; nothing where all of it is made by hand.
    const FEATURES: &'static [Weighed] = &[];

    /// What is worked out once for a table, so that many positions of it are weighed quickly.
    type Scales: Send + Sync + fmt::Debug;

    /// The weights that were fitted to tables like this one.
    fn weights(&self) -> Arc<Weights> {
        static NONE: LazyLock<Arc<Weights>> = LazyLock::new(Arc::default);
        NONE.clone()
    }

    /// What a search weighs positions of this table with, by these weights.
    fn scales(&self, weights: &Arc<Weights>) -> Self::Scales;

    /// How good the position is for `seat`, in points: larger is better. What others have counts in part.
    fn worth(&self, seat: Seat) -> f32;

    /// The same as a search sees it.
    fn promise(&self, seat: Seat, _: &Self::Scales) -> f32 {
        self.worth(seat)
    }

    /// The points that each seat can expect to end with, as a search sees it.
    fn prospects(&self, _: &Self::Scales) -> BySeat<f32> {
        BySeat::from_fn(|seat| if seat.index() < self.seats() { self.worth(seat) } else { 0.0 })
    }

    /// The habits that were learnt at tables like this one, if any.
    fn habits(&self) -> Option<&'static Habits> {
        None
    }

    /// What is noticed about each option by whoever decides by habit: nothing that the seat may not see. Where nothing is noticed,
    /// no habits can be learnt.
    fn notice(&self, _: Seat, _: &Options<Self::Action>, _: &mut impl Notepad) {}

    /// What is noticed about the position when a seat takes stock, and by how many points it is ahead as things are.
    fn size_up(&self, seat: Seat, scales: &Self::Scales, _: &mut Sights) -> f32 {
        self.lead(seat, &self.prospects(scales))
    }

    /// Changes when a seat should take stock, even if nobody else has decided.
    fn moment(&self) -> u32 {
        0
    }

    /// How far a seat is ahead of the best of the others, in points.
    fn lead(&self, seat: Seat, prospects: &BySeat<f32>) -> f32 {
        let others = Seat::all(self.seats()).filter(|other| *other != seat).map(|other| prospects[other]);
        prospects[seat] - others.reduce(f32::max).unwrap_or(0.0)
    }
}
