//! The data files of Imperial Settlers, read and laid out for the rules. `check` looks for mistakes in them.

use std::sync::LazyLock;

use kernel::canonical::fingerprint;
use kernel::data::{Data, Entry, Forms, NamesFrom, Naming, Provenance, Source, Sourced};
use kernel::{Fault, Phrase, phrase};
use serde::Deserialize;

use crate::card::{Card, Colour, Colours, Faction, Kind};
use crate::check;
use crate::goods::{Good, Goods, RazeGoods};
use crate::verbs::{Deed, Does, Effect, Feature, Yield};

/// Where the facts of a card come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub(crate) struct CardFrom {
    names: NamesFrom,
    /// Colours, cost, raze goods, deal and copies.
    figures: Provenance,
    /// What it does, its building bonus included.
    effect: Provenance,
}

impl CardFrom {
    /// As facts of an entry.
    pub(crate) fn facts(self) -> Vec<(Phrase, Provenance)> {
        let own = [(phrase!("fact-figures"), self.figures), (phrase!("fact-effect"), self.effect)];
        self.names.facts().into_iter().chain(own).collect()
    }
}

/// A card as its file has it.
#[derive(Clone, Debug, Deserialize)]
pub struct CardText {
    pub(crate) id: String,
    pub(crate) codes: Vec<String>,
    pub(crate) from: CardFrom,
    pub(crate) colours: Vec<Colour>,
    pub(crate) cost: Goods,
    #[serde(default)]
    pub(crate) over: u8,
    #[serde(default)]
    pub(crate) raze: Vec<Good>,
    #[serde(default)]
    pub(crate) deal: Option<Good>,
    #[serde(default)]
    pub(crate) bonus: Vec<Yield>,
    pub(crate) does: Does,
    pub(crate) en: Forms,
    pub(crate) ru: Forms,
}

/// What the rules ask of a card.
#[derive(Clone, Debug)]
pub struct CardFacts {
    /// Whose it is; none for a common card.
    pub faction: Option<Faction>,
    /// How many copies there are.
    pub copies: u8,
    /// Its colours.
    pub colours: Colours,
    /// What building it costs.
    pub cost: Goods,
    /// How many locations or foundations are discarded for it.
    pub over: u8,
    /// What razing it brings; nothing if it cannot be razed.
    pub raze: RazeGoods,
    /// What a deal with it brings.
    pub deal: Option<Good>,
    /// What it gives once when built.
    pub bonus: Vec<Yield>,
    /// What it is for.
    pub does: Does,
}

impl CardFacts {
    /// Action, feature or production.
    pub fn kind(&self) -> Kind {
        match self.does {
            Does::Production(_) => Kind::Production,
            Does::Feature(_) => Kind::Feature,
            Does::Action(_) => Kind::Action,
        }
    }

    /// Its features; none for a card of another kind.
    #[inline]
    pub fn features(&self) -> &[Feature] {
        match &self.does {
            Does::Feature(features) => features,
            Does::Production(_) | Does::Action(_) => &[],
        }
    }

    /// What it produces; nothing for a card of another kind.
    #[inline]
    pub fn production(&self) -> &[Yield] {
        match &self.does {
            Does::Production(yields) => yields,
            Does::Feature(_) | Does::Action(_) => &[],
        }
    }

    /// Its action, if it has one.
    #[inline]
    pub fn deed(&self) -> Option<&Deed> {
        match &self.does {
            Does::Action(deed) => Some(deed),
            Does::Production(_) | Does::Feature(_) => None,
        }
    }

    /// Whether hand cards can be put under it.
    pub(crate) fn tucks(&self) -> bool {
        self.features().iter().any(|feature| matches!(feature, Feature::TucksCards { .. }))
    }

    /// Whether resources can be put on it.
    pub(crate) fn stores(&self) -> bool {
        self.features().iter().any(|feature| matches!(feature, Feature::KeepsResources(_)))
    }
}

/// Whether a faction's workers may become samurai.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Samurai {
    /// They may not.
    #[default]
    None,
    /// They may be deployed on the faction's locations.
    Deployed,
}

/// A faction as its file has it.
#[derive(Clone, Debug, Deserialize)]
pub struct FactionText {
    pub(crate) id: String,
    pub(crate) produces: Goods,
    pub(crate) keeps: Vec<Good>,
    #[serde(default)]
    pub(crate) samurai: Samurai,
    pub(crate) from: Provenance,
    pub(crate) en: Forms,
    pub(crate) ru: Forms,
}

/// A figure that differs for common and faction cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct ByDeck {
    /// For common cards.
    pub common: u8,
    /// For faction cards.
    pub faction: u8,
}

/// The figures of the advanced lookout phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Advanced {
    /// Open cards.
    pub open: u8,
    /// Cards to choose from in the first pass.
    pub first: u8,
    /// Cards to choose from in the second pass.
    pub second: u8,
}

/// A rank of the solo game.
#[derive(Clone, Debug, Deserialize)]
pub struct Rank {
    /// Its word in notation.
    pub id: String,
    /// From so many points on.
    pub points: u16,
    pub(crate) en: Forms,
    pub(crate) ru: Forms,
}

/// The figures that are not on cards.
#[derive(Clone, Debug, Deserialize)]
pub struct Figures {
    pub(crate) factions: Vec<FactionText>,
    /// How many rounds are played.
    pub rounds: Sourced<u8>,
    /// Cards of the starting hand.
    pub starting_hand: Sourced<ByDeck>,
    /// Raze tokens for a hand card.
    pub raze_hand: Sourced<u8>,
    /// Raze tokens for a location.
    pub raze_location: Sourced<u8>,
    /// Raze tokens more for each protection.
    pub protection: Sourced<u8>,
    /// What the owner of a new foundation gains.
    pub foundation: Sourced<Goods>,
    /// Food for a deal.
    pub deal_food: Sourced<u8>,
    /// Workers for one resource or card.
    pub exchange_workers: Sourced<u8>,
    /// How many locations can be captured at a time.
    pub capture_tokens: Sourced<u8>,
    /// Points of a location at the end.
    pub location_points: Sourced<ByDeck>,
    /// Open cards in the lookout phase beyond one for each player.
    pub lookout_spare: Sourced<u8>,
    /// How often open cards are laid out in the lookout phase.
    pub lookout_rows: Sourced<u8>,
    /// Cards dealt to each in the alternative lookout phase.
    pub alternative_cards: Sourced<u8>,
    /// The advanced lookout phase.
    pub advanced_cards: Sourced<Advanced>,
    /// Open cards in the solo lookout phase.
    pub solo_cards: Sourced<u8>,
    /// Attack cards face up at the start.
    pub attack_row: Sourced<u8>,
    /// Attacks in a round.
    pub attacks: Sourced<u8>,
    /// Attack cards by good.
    pub attack_cards: Sourced<Goods>,
    /// Which faction location an attack hits first, by its deal good.
    pub attack_order: Sourced<Vec<Good>>,
    /// Ranks of the solo game, ascending.
    pub ranks: Sourced<Vec<Rank>>,
}

/// The cards, boards and tables of Imperial Settlers.
#[derive(Debug)]
pub struct SettlersData {
    /// The figures that are not on cards.
    pub figures: Figures,
    pub(crate) texts: Vec<CardText>,
    pub(crate) facts: Vec<CardFacts>,
    /// The factions that can capture locations, as bits.
    captors: u8,
    /// Fewer points at once are never increased by a feature.
    pub(crate) least_increased: u8,
    fingerprint: String,
}

impl SettlersData {
    /// What the rules ask of a card.
    #[inline]
    pub fn facts(&self, card: Card) -> &CardFacts {
        &self.facts[card.index()]
    }

    /// All different cards, in the order of the data.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.facts.len() as u8).map(Card)
    }

    /// The different cards of one deck: a faction's, or the common one.
    pub fn deck_of(&self, faction: Option<Faction>) -> impl Iterator<Item = (Card, u8)> {
        let cards = self.cards().filter(move |card| self.facts(*card).faction == faction);
        cards.map(|card| (card, self.facts(card).copies))
    }

    /// The word for a card in notation.
    pub fn card_id(&self, card: Card) -> &str {
        match card {
            Card::COMMON_BACK => "common-back",
            Card::FACTION_BACK => "faction-back",
            face => &self.texts[face.index()].id,
        }
    }

    /// The codes printed on the copies of a card.
    pub fn codes(&self, card: Card) -> &[String] {
        &self.texts[card.index()].codes
    }

    /// The card that notation calls so.
    pub fn card_by_id(&self, id: &str) -> Option<Card> {
        self.texts.iter().position(|text| text.id == id).map(|at| Card(at as u8))
    }

    /// All factions in the order of the data.
    pub fn factions(&self) -> impl Iterator<Item = Faction> + use<> {
        (0..self.figures.factions.len() as u8).map(Faction)
    }

    /// The word for a faction in notation.
    pub fn faction_id(&self, faction: Faction) -> &str {
        &self.figures.factions[faction.index()].id
    }

    /// The faction that notation calls so.
    pub fn faction_by_id(&self, id: &str) -> Option<Faction> {
        self.factions().find(|faction| self.faction_id(*faction) == id)
    }

    #[inline]
    /// What a faction board produces in every round.
    pub fn produces(&self, faction: Faction) -> Goods {
        self.board(faction).produces
    }

    /// What a faction keeps from round to round.
    pub fn keeps(&self, faction: Faction) -> &[Good] {
        &self.board(faction).keeps
    }

    pub(crate) fn board(&self, faction: Faction) -> &FactionText {
        &self.figures.factions[faction.index()]
    }

    /// Whether this faction can have captured locations.
    #[inline]
    pub(crate) fn can_capture(&self, faction: Faction) -> bool {
        self.captors & (1 << faction.0) != 0
    }
}

pub(crate) const TABLES: &str = "tables.ron";
/// The common cards come first, then a file for each faction, called by its id.
pub(crate) const COMMON: &str = "common.ron";

static BUILT_IN: LazyLock<SettlersData> = LazyLock::new(|| {
    let sources: Vec<Source<'_>> =
        SettlersData::FILES.iter().map(|file| Source { file, text: SettlersData::built_in_text(file) }).collect();
    SettlersData::read(&sources).expect("the data that the program carries is checked by a test")
});

impl Data for SettlersData {
    const FILES: &'static [&'static str] =
        &[TABLES, COMMON, "barbarians.ron", "japanese.ron", "romans.ron", "egyptians.ron"];

    fn built_in() -> &'static SettlersData {
        &BUILT_IN
    }

    fn built_in_text(file: &str) -> &'static str {
        match file {
            TABLES => include_str!("../data/tables.ron"),
            COMMON => include_str!("../data/common.ron"),
            "barbarians.ron" => include_str!("../data/barbarians.ron"),
            "japanese.ron" => include_str!("../data/japanese.ron"),
            "romans.ron" => include_str!("../data/romans.ron"),
            "egyptians.ron" => include_str!("../data/egyptians.ron"),
            _ => "",
        }
    }

    fn read(sources: &[Source<'_>]) -> Result<SettlersData, Fault> {
        let [tables, card_files @ ..] = sources else {
            return Err(Fault::new(phrase!("data-files-missing", files = Self::FILES.join(", "))));
        };
        let figures: Figures = tables.parse()?;
        check::figures(&figures, tables)?;
        if card_files.len() != figures.factions.len() + 1 {
            return Err(Fault::new(phrase!("data-files-missing", files = Self::FILES.join(", "))));
        }
        let (mut texts, mut facts): (Vec<CardText>, Vec<CardFacts>) = (vec![], vec![]);
        for (at, file) in card_files.iter().enumerate() {
            let faction = at.checked_sub(1).map(|at| Faction(at as u8));
            let cards: Vec<CardText> = file.parse()?;
            check::cards(&cards, &texts, faction, file)?;
            facts.extend(cards.iter().map(|text| text.facts(faction)));
            texts.extend(cards);
        }
        let captors = facts
            .iter()
            .filter(|card| card.deed().is_some_and(|deed| deed.effect == Effect::Capture))
            .filter_map(|card| card.faction)
            .fold(0, |bits, faction| bits | 1 << faction.0);
        let increased = facts.iter().flat_map(CardFacts::features).filter_map(|feature| {
            let Feature::MorePoints { from, .. } = feature else { return None };
            Some(*from)
        });
        let least_increased = increased.min().unwrap_or(u8::MAX);
        let fingerprint = fingerprint(sources)?;
        Ok(SettlersData { figures, texts, facts, captors, least_increased, fingerprint })
    }

    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    fn namings(&self) -> Vec<Naming> {
        let mut namings = vec![];
        for text in &self.texts {
            let id = format!("settlers.card.{}", text.id);
            namings.push(Naming { id, en: text.en.clone(), ru: text.ru.clone() });
        }
        for faction in &self.figures.factions {
            let id = format!("settlers.faction.{}", faction.id);
            namings.push(Naming { id, en: faction.en.clone(), ru: faction.ru.clone() });
        }
        for rank in &self.figures.ranks.value {
            let id = format!("settlers.rank.{}", rank.id);
            namings.push(Naming { id, en: rank.en.clone(), ru: rank.ru.clone() });
        }
        namings
    }

    fn entries(&self) -> Vec<Entry> {
        self.almanac()
    }
}

impl CardText {
    fn facts(&self, faction: Option<Faction>) -> CardFacts {
        CardFacts {
            faction,
            copies: self.codes.len() as u8,
            colours: self.colours.iter().copied().collect(),
            cost: self.cost,
            over: self.over,
            raze: self.raze.iter().copied().collect(),
            deal: self.deal,
            bonus: self.bonus.clone(),
            does: self.does.clone(),
        }
    }
}
