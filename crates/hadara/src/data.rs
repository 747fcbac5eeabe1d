//! The data files of Hadara, read and checked.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::canonical::fingerprint;
use kernel::data::{Data, Entry, Forms, Naming, Provenance, Source, Sourced};
use kernel::{Arg, Fault, Phrase, Seat, phrase};
use serde::{Deserialize, Serialize};

use crate::card::{
    COLOURS, Card, CardSet, ColonyTile, Colour, EPOCHS, Epoch, LEVELS, Level, SLOTS, Slot, Steps, TRACKS, Track,
};
use crate::checks::{check_cards, check_figures, check_levels, check_names, check_setup_cards};
use crate::effects::Effect;
use crate::sheet;
use crate::state::{PLAYERS, Side};

/// What a card shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its colour.
    pub colour: Colour,
    /// Its epoch.
    pub epoch: Epoch,
    /// What it costs without discounts.
    pub cost: u8,
    /// Bonus values.
    pub steps: Steps,
    /// What it does besides.
    pub effect: Option<Effect>,
    /// Points at the end.
    pub points: u8,
    /// Whether it is left out of a first game.
    pub star: bool,
}

/// A card as its file has it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CardText {
    pub(crate) id: String,
    pub(crate) colour: Colour,
    pub(crate) epoch: Epoch,
    pub(crate) cost: u8,
    pub(crate) steps: Steps,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) effect: Option<Effect>,
    pub(crate) points: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) star: bool,
    /// Of cost, bonus values or effect, and points.
    pub(crate) from: [Provenance; 3],
    pub(crate) en: Forms,
    pub(crate) ru: Forms,
}

/// A level of colonies with its tiles, as the file has it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LevelText {
    pub(crate) military: Sourced<u8>,
    pub(crate) plunder: Sourced<u8>,
    pub(crate) integration: Sourced<u8>,
    pub(crate) points: Sourced<u8>,
    pub(crate) tiles: Vec<TileText>,
}

/// A colony tile as its file has it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TileText {
    pub(crate) id: String,
    pub(crate) steps: Steps,
    pub(crate) points: u8,
    /// Of bonus values and points.
    pub(crate) from: [Provenance; 2],
    pub(crate) en: Forms,
    pub(crate) ru: Forms,
}

/// What all colonies of a level have in common: their fronts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Front {
    /// Military needed to capture one.
    pub military: u8,
    /// Coins for plundering it.
    pub plunder: u8,
    /// Coins that integrating it costs.
    pub integration: u8,
    /// Points of a plundered one.
    pub points: u8,
    /// Where the least certain of these comes from.
    pub(crate) from: Provenance,
}

/// What the back of a colony tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Back {
    /// The level it belongs to.
    pub level: Level,
    /// Bonus values.
    pub steps: Steps,
    /// Points of an integrated one.
    pub points: u8,
}

/// A setup card as its file has it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetupText {
    pub(crate) id: String,
    pub(crate) initiative: u8,
    pub(crate) a: Start,
    pub(crate) b: Start,
}

/// One side of a setup card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The starting values of the tracks.
    pub steps: Steps,
    /// Starting coins.
    pub coins: u8,
    /// Of values and coins.
    pub(crate) from: [Provenance; 2],
}

/// A statue's place on a player board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub struct StatuePlace {
    /// Culture needed to carve it.
    pub culture: Sourced<u8>,
    /// Points at the end.
    pub points: Sourced<u8>,
    /// Steps on the track of a tile that lies face up, extra points of one that lies face down.
    pub bonus: Sourced<u8>,
}

/// The figures that are on no card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Cards of each colour for each player; every player draws so many at once.
    pub cards_per_player: Sourced<u8>,
    /// By number of players: whose epochs they are, by rank of initiative from one.
    pub first_players: Sourced<BTreeMap<usize, [u8; EPOCHS]>>,
    /// Coins for those who are first player less often than others.
    pub late_coins: Sourced<u8>,
    /// What a sold card brings, by epoch.
    pub sale: Sourced<[u8; EPOCHS]>,
    /// What a silver medal costs, by epoch.
    pub silver_price: Sourced<[u8; EPOCHS]>,
    /// What a gold medal costs, by epoch.
    pub gold_price: Sourced<[u8; EPOCHS]>,
    /// Colonies and statues in a step.
    pub per_step: Sourced<u8>,
    /// The places for statues.
    pub statues: [StatuePlace; SLOTS],
    /// Bonus tiles of each track.
    pub tiles: Sourced<u8>,
    /// Silver medals that a player can buy.
    pub silver_medals: Sourced<u8>,
    /// Gold medals that a player can buy.
    pub gold_medals: Sourced<u8>,
    /// A silver medal scores its track divided by this, rounded up.
    pub silver_part: Sourced<u8>,
    /// Points of a gold medal for each set.
    pub gold_points: Sourced<u8>,
    /// So many coins make a point.
    pub coins_per_point: Sourced<u8>,
}

/// Something that has a name and nothing else.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct NameText {
    pub(crate) id: String,
    pub(crate) en: Forms,
    pub(crate) ru: Forms,
}

/// The names of what is not in the other files.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Names {
    /// What the set is called, if it has a name of its own. Play does not depend on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) set_en: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) set_ru: Option<String>,
    pub(crate) colours: [NameText; COLOURS],
    pub(crate) tracks: [NameText; TRACKS],
    pub(crate) crests: [NameText; PLAYERS],
}

/// The cards, colonies and tables of Hadara.
#[derive(Debug)]
pub struct HadaraData {
    /// The figures that are on no card.
    pub figures: Figures,
    pub(crate) cards: Vec<CardText>,
    faces: Vec<Face>,
    /// The bonus values of every card once more, side by side: tracks are added up all the time.
    steps: Vec<Steps>,
    /// All cards of a colour, of all epochs.
    pub(crate) coloured: [CardSet; COLOURS],
    /// All cards of an epoch.
    epochs: [CardSet; EPOCHS],
    /// The cards that are left out of a first game.
    pub(crate) stars: CardSet,
    /// The cards with an effect.
    pub(crate) effects: CardSet,
    pub(crate) tiles: Vec<TileText>,
    pub(crate) levels: Vec<LevelText>,
    fronts: [Front; LEVELS],
    backs: Vec<Back>,
    pub(crate) setup_cards: Vec<SetupText>,
    pub(crate) names: Names,
    fingerprint: String,
}

impl HadaraData {
    /// All cards in the order of the data.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.cards.len() as u8).map(Card)
    }

    /// What a card shows.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// The bonus values of a card.
    #[inline]
    pub fn steps(&self, card: Card) -> Steps {
        self.steps[card.index()]
    }

    /// The colour of a card, face up or not.
    #[inline]
    pub fn colour_of(&self, card: Card) -> Colour {
        match card.as_back() {
            Some((_, colour)) => colour,
            None => self.face(card).colour,
        }
    }

    /// The back of a card.
    pub(crate) fn back_of(&self, card: Card) -> Card {
        if !card.is_face() {
            return card;
        }
        let face = self.face(card);
        Card::back(face.epoch, face.colour)
    }

    /// The cards with this back.
    #[inline]
    pub fn deck_of(&self, epoch: Epoch, colour: Colour) -> CardSet {
        self.epochs[epoch.index()].and(&self.coloured[colour.index()])
    }

    /// All colony tiles in the order of the data.
    pub fn tiles(&self) -> impl Iterator<Item = ColonyTile> + use<> {
        (0..self.tiles.len() as u8).map(ColonyTile)
    }

    /// What the fronts of a level show.
    #[inline]
    pub fn front(&self, level: Level) -> &Front {
        &self.fronts[level.index()]
    }

    /// What the back of a tile shows.
    #[inline]
    pub fn tile_back(&self, tile: ColonyTile) -> &Back {
        &self.backs[tile.index()]
    }

    /// A statue's place on a player board.
    #[inline]
    pub fn statue(&self, slot: Slot) -> &StatuePlace {
        &self.figures.statues[slot.index()]
    }

    /// A side of a setup card.
    pub fn side(&self, card: u8, side: Side) -> &Start {
        let text = &self.setup_cards[card as usize];
        match side {
            Side::A => &text.a,
            Side::B => &text.b,
        }
    }

    /// The setup cards: the word for each in notation, its initiative, and what its sides give.
    pub fn setup_cards(&self) -> impl Iterator<Item = (&str, u8, [(Side, &Start); 2])> {
        self.setup_cards
            .iter()
            .map(|card| (card.id.as_str(), card.initiative, [(Side::A, &card.a), (Side::B, &card.b)]))
    }

    /// The word for a colour in notation.
    pub fn colour_id(&self, colour: Colour) -> &str {
        &self.names.colours[colour.index()].id
    }

    /// The word for a track, and its bonus tile, in notation.
    pub fn track_id(&self, track: Track) -> &str {
        &self.names.tracks[track.index()].id
    }

    /// The crest of the player in this seat.
    pub fn crest_id(&self, seat: Seat) -> &str {
        self.names.crests.get(seat.index()).map_or("", |crest| &crest.id)
    }
}

const CARDS: &str = "cards.ron";
const COLONIES: &str = "colonies.ron";
const SETUP: &str = "setup.ron";
const TABLES: &str = "tables.ron";
const NAMES: &str = "names.ron";

/// What the name of the set is called among the names.
const SET: &str = "hadara.set";

static BUILT_IN: LazyLock<HadaraData> = LazyLock::new(|| {
    let sources: Vec<Source<'_>> =
        HadaraData::FILES.iter().map(|file| Source { file, text: HadaraData::built_in_text(file) }).collect();
    HadaraData::read(&sources).expect("the data that the program carries is checked by a test")
});

impl Data for HadaraData {
    const FILES: &'static [&'static str] = &[CARDS, COLONIES, SETUP, TABLES, NAMES];

    fn built_in() -> &'static HadaraData {
        &BUILT_IN
    }

    fn built_in_text(file: &str) -> &'static str {
        match file {
            CARDS => include_str!("../data/cards.ron"),
            COLONIES => include_str!("../data/colonies.ron"),
            SETUP => include_str!("../data/setup.ron"),
            TABLES => include_str!("../data/tables.ron"),
            NAMES => include_str!("../data/names.ron"),
            _ => "",
        }
    }

    fn read(sources: &[Source<'_>]) -> Result<HadaraData, Fault> {
        let [cards_file, colonies_file, setup_file, tables_file, names_file] = sources else {
            return Err(Fault::new(phrase!("data-files-missing", files = Self::FILES.join(", "))));
        };
        let cards: Vec<CardText> = cards_file.parse()?;
        let levels: Vec<LevelText> = colonies_file.parse()?;
        let setup_cards: Vec<SetupText> = setup_file.parse()?;
        let figures: Figures = tables_file.parse()?;
        let names: Names = names_file.parse()?;
        check_figures(&figures, tables_file)?;
        check_cards(&cards, &figures, cards_file)?;
        check_levels(&levels, colonies_file)?;
        check_setup_cards(&setup_cards, setup_file)?;
        check_names(&names, names_file)?;
        let faces: Vec<Face> = cards.iter().map(CardText::face).collect();
        let steps = faces.iter().map(|face| face.steps).collect();
        let those = |wanted: &dyn Fn(&Face) -> bool| -> CardSet {
            (0..).map(Card).zip(&faces).filter(|(_, face)| wanted(face)).map(|(card, _)| card).collect()
        };
        let coloured = Colour::ALL.map(|colour| those(&|face| face.colour == colour));
        let epochs = Epoch::ALL.map(|epoch| those(&|face| face.epoch == epoch));
        let (stars, effects) = (those(&|face| face.star), those(&|face| face.effect.is_some()));
        let fronts = std::array::from_fn(|at| levels[at].front());
        let (mut tiles, mut backs) = (vec![], vec![]);
        for (level, text) in Level::all().zip(&levels) {
            backs.extend(text.tiles.iter().map(|tile| Back { level, steps: tile.steps, points: tile.points }));
            tiles.extend(text.tiles.iter().cloned());
        }
        let fingerprint = fingerprint(sources)?;
        Ok(HadaraData {
            figures,
            cards,
            faces,
            steps,
            coloured,
            epochs,
            stars,
            effects,
            tiles,
            levels,
            fronts,
            backs,
            setup_cards,
            names,
            fingerprint,
        })
    }

    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    fn namings(&self) -> Vec<Naming> {
        let naming = |kind: &str, id: &str, en: &Forms, ru: &Forms| {
            let id = format!("hadara.{kind}.{id}");
            Naming { id, en: en.clone(), ru: ru.clone() }
        };
        let named = |kind: &'static str, names: &[NameText]| -> Vec<Naming> {
            names.iter().map(|name| naming(kind, &name.id, &name.en, &name.ru)).collect()
        };
        let mut namings = named("colour", &self.names.colours);
        namings.extend(named("track", &self.names.tracks));
        namings.extend(named("crest", &self.names.crests));
        namings.extend(self.cards.iter().map(|card| naming("card", &card.id, &card.en, &card.ru)));
        namings.extend(self.tiles.iter().map(|tile| naming("colony", &tile.id, &tile.en, &tile.ru)));
        namings.extend(self.names.set().map(|names| {
            let [en, ru] = names.map(|name| Forms::from([("one".to_owned(), name.to_owned())]));
            Naming { id: SET.to_owned(), en, ru }
        }));
        namings
    }

    fn entries(&self) -> Vec<Entry> {
        self.all_entries()
    }

    /// Most figures of the set that the program carries are made up, and nobody shall take them for those of the box.
    fn called(&self) -> Option<Phrase> {
        Some(match self.names.set() {
            Some(_) => phrase!("hadara-set-named", name = Arg::Name(SET.to_owned())),
            None => phrase!("hadara-set-own"),
        })
    }

    fn sheet(&self) -> Option<String> {
        Some(sheet::write(self))
    }

    fn read_sheet(text: &str) -> Result<Vec<(&'static str, String)>, Vec<Fault>> {
        sheet::read(text)
    }
}

impl Names {
    /// What the set is called in English and Russian, if it has a name of its own.
    pub(crate) fn set(&self) -> Option<[&str; 2]> {
        let [en, ru] = [&self.set_en, &self.set_ru].map(|name| name.as_deref());
        Some([en.or(ru)?, ru.or(en)?])
    }
}

impl CardText {
    fn face(&self) -> Face {
        Face {
            colour: self.colour,
            epoch: self.epoch,
            cost: self.cost,
            steps: self.steps,
            effect: self.effect.clone(),
            points: self.points,
            star: self.star,
        }
    }
}

impl LevelText {
    fn front(&self) -> Front {
        let figures = [self.military, self.plunder, self.integration, self.points];
        Front {
            military: self.military.value,
            plunder: self.plunder.value,
            integration: self.integration.value,
            points: self.points.value,
            from: least_certain(figures.map(|figure| figure.from)),
        }
    }
}

/// The provenance that says least for a thing with several figures.
pub(crate) fn least_certain(all: impl IntoIterator<Item = Provenance>) -> Provenance {
    let doubt = |from: &Provenance| match from {
        Provenance::Rulebook => 0,
        Provenance::Public => 1,
        Provenance::Derived => 2,
        Provenance::Chosen => 3,
        Provenance::Box => 0,
    };
    all.into_iter().max_by_key(doubt).unwrap_or(Provenance::Chosen)
}
