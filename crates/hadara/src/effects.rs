//! What purple cards do, in the words of the rules.
//!
//! An effect works from the purchase of its card for as long as the card stays in the tableau (last page). Nothing of it
//! is kept anywhere: each rule asks the tableau, so a card that is lost takes with it all that it gave.

use std::collections::BTreeMap;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Epoch, Track};
use crate::state::Hadara;

/// What one card does. `data/cards.ron` explains them to those who write cards.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub enum Effect {
    /// Each card sold brings more.
    SellsForMore {
        /// So many coins.
        coins: u8,
    },
    /// A bonus tile is put on the card.
    HoldsTile {
        /// Its track is so much higher.
        steps: u8,
    },
    /// A track is higher for each card of its colour.
    RaisesPerCard {
        /// Which track.
        track: Track,
        /// So much for each card.
        steps: u8,
    },
    /// Medals cost what the card says.
    LowersMedalPrices {
        /// Silver medals, by epoch.
        silver: BTreeMap<Epoch, u8>,
        /// Gold medals, by epoch.
        gold: BTreeMap<Epoch, u8>,
    },
    /// Each statue gives more on its tile's track; face down it brings points.
    RaisesStatues {
        /// So many steps, or points.
        steps: u8,
    },
    /// Coins stand for cards that would have to be removed in feeding.
    PaysInsteadOfRemoving {
        /// For each card.
        coins: u8,
        /// So many times in a feeding.
        times: u8,
    },
    /// Food above the number of cards brings coins.
    SellsSurplus {
        /// For each food.
        coins: u8,
        /// Not more in a feeding.
        most: u8,
    },
    /// Tracks above the income track bring coins with the income.
    PaidForHigherTracks {
        /// For each track.
        coins: u8,
        /// Not more in a step.
        most: u8,
    },
    /// Each colony captured brings coins at once.
    PaidForColonies {
        /// So many.
        coins: u8,
    },
    /// Silver medals score the whole track.
    FillsSilverMedals {
        /// So many of them.
        medals: u8,
    },
    /// Sets of five colours bring points.
    ScoresSets {
        /// For each set.
        points: u8,
    },
    /// Stands for one missing card in one set of the gold medals.
    JoinsAnySet,
    /// More than one colony, and more than one statue, in a step.
    ActsMoreOften {
        /// So many.
        times: u8,
    },
    /// Colonies and statues need less.
    LowersRequirements {
        /// So much.
        steps: u8,
    },
    /// Coins stand for missing military or culture.
    BuysRequirements {
        /// For each missing step.
        coins: u8,
        /// Not more coins in a step.
        most: u8,
    },
}

impl Effect {
    /// Whether two cards with these effects could not both be reckoned with: the rules know of one such card.
    pub(crate) fn rivals(&self, other: &Effect) -> bool {
        match (self, other) {
            (Effect::RaisesPerCard { track: one, .. }, Effect::RaisesPerCard { track: two, .. }) => one == two,
            (one, two) => std::mem::discriminant(one) == std::mem::discriminant(two),
        }
    }

    /// The lowest and the highest of its figures.
    pub(crate) fn bounds(&self) -> (u8, u8) {
        match self {
            Effect::SellsForMore { coins: one } | Effect::PaidForColonies { coins: one } => (*one, *one),
            Effect::HoldsTile { steps: one }
            | Effect::RaisesPerCard { steps: one, .. }
            | Effect::RaisesStatues { steps: one }
            | Effect::LowersRequirements { steps: one } => (*one, *one),
            Effect::FillsSilverMedals { medals: one } => (*one, *one),
            Effect::ScoresSets { points: one } | Effect::ActsMoreOften { times: one } => (*one, *one),
            Effect::PaysInsteadOfRemoving { coins: one, times: two }
            | Effect::SellsSurplus { coins: one, most: two }
            | Effect::PaidForHigherTracks { coins: one, most: two }
            | Effect::BuysRequirements { coins: one, most: two } => (*one.min(two), *one.max(two)),
            Effect::LowersMedalPrices { silver, gold } => {
                let prices = || silver.values().chain(gold.values()).copied();
                (prices().min().unwrap_or(0), prices().max().unwrap_or(0))
            }
            Effect::JoinsAnySet => (1, 1),
        }
    }
}

impl Hadara {
    /// The effects that a player has now.
    #[inline]
    pub fn effects(&self, seat: Seat) -> impl Iterator<Item = &'static Effect> {
        let data = self.data.0;
        self.player(seat).tableau.and(&data.effects).iter().filter_map(|card| data.face(card).effect.as_ref())
    }

    /// What the player's effects say to a question, if one of them answers it.
    #[inline]
    pub(crate) fn effect<T>(&self, seat: Seat, answer: impl Fn(&'static Effect) -> Option<T>) -> Option<T> {
        self.effects(seat).find_map(answer)
    }
}
