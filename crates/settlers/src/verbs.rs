//! What cards can do: the small vocabulary of the card files.

use serde::Deserialize;

use crate::card::Colour;
use crate::goods::{Good, Goods, Price};

/// Which deck cards come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Deck {
    /// Either, as the player likes.
    Any,
    /// The common deck.
    Common,
    /// The player's own.
    Faction,
}

impl Deck {
    /// A card of it, as a good.
    pub fn card(self) -> Good {
        match self {
            Deck::Any => Good::Card,
            Deck::Common => Good::CommonCard,
            Deck::Faction => Good::FactionCard,
        }
    }
}

/// What becomes of the cards that were looked at and not kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Rest {
    /// They are discarded.
    Discard,
    /// They are shuffled back.
    Shuffle,
}

/// What a location gives. `tables.ron` explains the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[expect(missing_docs, reason = "explained where people write them, in `tables.ron`")]
pub enum Yield {
    Gain(Goods),
    GainPer { good: Good, colour: Colour, most: u8 },
    GainPerSamurai { good: Good, most: u8 },
    ChooseOne(Goods, Goods),
    LookAndKeep { deck: Deck, cards: u8, rest: Rest },
    CopyProduction,
    DeploySamurai(u8),
}

/// Which buildings a feature answers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum What {
    /// Those of this colour.
    Coloured(Colour),
    /// Those of a faction.
    Faction,
}

/// Something that can be bought when a location is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Offer {
    /// One of this is paid.
    pub pay: Good,
    /// This is gained.
    pub gain: Goods,
}

/// Points at the end for so many resources.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Tier {
    /// So many resources or more.
    pub from: u8,
    /// Points.
    pub points: u8,
}

/// What a feature does. `tables.ron` explains the words.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[expect(missing_docs, reason = "explained where people write them, in `tables.ron`")]
pub enum Feature {
    OnBuild { what: What, yields: Yield },
    OnBuildPay { what: What, offers: Vec<Offer> },
    OnRaze(Goods),
    OnDeal(Goods),
    OnExchange { gain: Goods, most: u8 },
    Stores(Vec<Good>),
    MorePoints { from: u8, more: u8 },
    DealsForPoints(u8),
    TucksCards { points: u8, cards: u8, end: u8 },
    KeepsResources(Vec<Tier>),
}

/// What an action does. `tables.ron` explains the words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[expect(missing_docs, reason = "explained where people write them, in `tables.ron`")]
pub enum Effect {
    Yield(Yield),
    StealResource,
    RazeForPoints(u8),
    TakeRazeGood,
    RazeOwn,
    RazeEnemy,
    RemoveLocation(Goods),
    CancelDeal(Goods),
    PlunderDeal,
    TakeDeal(Goods),
    DiscardDeal(Goods),
    RepeatDeal,
    TradeRoute,
    BuildDeal,
    BuildFaction,
    OpponentDiscards(Goods),
    LayFoundation(Goods),
    Reset,
    Block,
    Capture,
}

fn once() -> u8 {
    1
}

/// An action as its file has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Deed {
    /// Goods to be paid.
    #[serde(default)]
    pub pay: Goods,
    /// Resources of any sort to be paid.
    #[serde(default)]
    pub any: u8,
    /// Hand cards to be discarded.
    #[serde(default)]
    pub discard: u8,
    /// Uses in a round.
    #[serde(default = "once")]
    pub uses: u8,
    /// What comes of it.
    pub effect: Effect,
}

impl Deed {
    /// What one use costs in goods.
    pub fn price(&self) -> Price {
        Price { goods: self.pay, any: self.any }
    }

    /// Whether the goods are only paid once it is known what is built with it.
    pub(crate) fn pays_later(&self) -> bool {
        matches!(self.effect, Effect::BuildDeal | Effect::BuildFaction)
    }
}

/// What a card is for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Does {
    /// Pays out.
    Production(Vec<Yield>),
    /// Has abilities.
    Feature(Vec<Feature>),
    /// Can be activated.
    Action(Deed),
}
