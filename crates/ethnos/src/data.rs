//! The data files of Ethnos, read and checked.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use kernel::canonical::fingerprint;
use kernel::data::{Data, Entry, Forms, NamesFrom, Naming, Provenance, Source, Sourced, check_forms, check_id};
use kernel::{Arg, Fault, Phrase, phrase};
use serde::Deserialize;

use crate::card::{Card, KINGDOMS, Kingdom, Tribe};
use crate::narrate;
use crate::state::{CARDS, HAND, TROLLS};

/// What a leader does, in the words of the rules. Each has its section in `tribes`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Ability {
    /// Wizards: draw as many cards as the band is large.
    DrawsBandSize,
    /// Elves: keep up to as many cards as the band is large.
    KeepsBandSize,
    /// Centaurs: having placed a marker, play another band.
    PlaysAnotherBand,
    /// Wingfolk: the marker may go to any kingdom.
    PlacesAnywhere,
    /// Halflings: no marker.
    PlacesNoMarker,
    /// Minotaurs: so many cards fewer are needed for the marker.
    LargerForPlacing(u8),
    /// Dwarves: counts so many cards larger when bands are scored.
    LargerForGlory(u8),
    /// Giants: the largest band takes the token.
    TakesGiantToken,
    /// Trolls: take a token.
    TakesTrollToken,
    /// Merfolk: move on their board.
    MovesOnMerfolkBoard,
    /// Orcs: put a marker on the horde board.
    MarksHorde,
    /// Skeletons: never lead, join any band.
    JoinsAnyBand,
    /// Skeletons: gone before bands are scored.
    LeavesBeforeScoring,
}

/// How many cards a tribe has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Cards {
    /// So many of each colour.
    Coloured(u8),
    /// So many without a colour.
    Colourless(u8),
}

/// Which side of the Giant token and the Merfolk board is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Side {
    /// Four to six players.
    Large,
    /// Two or three.
    Small,
}

/// A table that differs by [`Side`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Sides {
    large: Vec<u8>,
    small: Vec<u8>,
}

impl Sides {
    /// The table on this side.
    #[inline]
    pub fn on(&self, side: Side) -> &[u8] {
        match side {
            Side::Large => &self.large,
            Side::Small => &self.small,
        }
    }
}

/// What depends on the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Table {
    /// How many ages are played.
    pub ages: u8,
    /// How many tribes take part.
    pub tribes: u8,
    /// Which side is up.
    pub side: Side,
}

/// The figures that are not on cards.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Figures {
    /// With so many cards in hand nobody recruits.
    pub hand_limit: Sourced<u8>,
    /// How many dragons; the last one ends the age.
    pub dragons: Sourced<u8>,
    /// Open cards at the start of an age, for each player.
    pub row_per_player: Sourced<u8>,
    /// Markers of each player, the scoring marker included.
    pub markers: Sourced<u8>,
    /// What depends on the number of players.
    pub players: Sourced<BTreeMap<usize, Table>>,
    /// The glory tokens.
    pub glory_tokens: Sourced<Sides>,
    /// Glory by number of cards in a band.
    pub band_glory: Sourced<Vec<u8>>,
    /// Glory by number of markers taken off a horde board.
    pub orc_glory: Sourced<Vec<u8>>,
    /// The values of the Troll tokens, ascending.
    pub troll_tokens: Sourced<Vec<u8>>,
    /// Glory for taking the Giant token.
    pub giant_taken: Sourced<u8>,
    /// Glory for holding it at the end of each age.
    pub giant_held: Sourced<Sides>,
    /// The last space of the Merfolk board.
    pub merfolk_last: Sourced<u8>,
    /// The spaces that give a marker.
    pub merfolk_symbols: Sourced<Vec<u8>>,
    /// The glory of I, II and III on the Merfolk board.
    pub merfolk_glory: Sourced<Sides>,
}

/// Where the facts of a tribe come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
struct TribeFrom {
    names: NamesFrom,
    cards: Provenance,
    abilities: Provenance,
}

/// Where the facts of a kingdom come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
struct KingdomFrom {
    names: NamesFrom,
    colour: Provenance,
}

/// A tribe as its file has it.
#[derive(Clone, Debug, Deserialize)]
struct TribeText {
    id: String,
    cards: Cards,
    abilities: Vec<Ability>,
    from: TribeFrom,
    en: Forms,
    ru: Forms,
}

/// A kingdom as its file has it.
#[derive(Clone, Debug, Deserialize)]
struct KingdomText {
    id: String,
    colour: String,
    from: KingdomFrom,
    en: Forms,
    ru: Forms,
    colour_en: Forms,
    colour_ru: Forms,
}

/// What the rules ask of a tribe, laid out for speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Traits {
    pub(crate) draws: bool,
    pub(crate) keeps: bool,
    pub(crate) plays_another: bool,
    pub(crate) places_anywhere: bool,
    pub(crate) places_nothing: bool,
    pub(crate) larger_for_placing: u8,
    pub(crate) larger_for_glory: u8,
    pub(crate) takes_giant: bool,
    pub(crate) takes_troll: bool,
    pub(crate) moves_merfolk: bool,
    pub(crate) marks_horde: bool,
    pub(crate) joins_any: bool,
    pub(crate) leaves_early: bool,
}

impl Traits {
    fn of(abilities: &[Ability]) -> Traits {
        let mut traits = Traits::default();
        for ability in abilities {
            match *ability {
                Ability::DrawsBandSize => traits.draws = true,
                Ability::KeepsBandSize => traits.keeps = true,
                Ability::PlaysAnotherBand => traits.plays_another = true,
                Ability::PlacesAnywhere => traits.places_anywhere = true,
                Ability::PlacesNoMarker => traits.places_nothing = true,
                Ability::LargerForPlacing(cards) => traits.larger_for_placing = cards,
                Ability::LargerForGlory(cards) => traits.larger_for_glory = cards,
                Ability::TakesGiantToken => traits.takes_giant = true,
                Ability::TakesTrollToken => traits.takes_troll = true,
                Ability::MovesOnMerfolkBoard => traits.moves_merfolk = true,
                Ability::MarksHorde => traits.marks_horde = true,
                Ability::JoinsAnyBand => traits.joins_any = true,
                Ability::LeavesBeforeScoring => traits.leaves_early = true,
            }
        }
        traits
    }
}

/// The cards, kingdoms and tables of Ethnos.
#[derive(Debug)]
pub struct EthnosData {
    /// The figures that are not on cards.
    pub figures: Figures,
    tribes: Vec<TribeText>,
    traits: Vec<Traits>,
    /// The tribes whose cards join any band, as bits.
    joining: u32,
    kingdoms: Vec<KingdomText>,
    fingerprint: String,
}

impl EthnosData {
    /// All tribes in the order of the data.
    pub fn tribes(&self) -> impl Iterator<Item = Tribe> + use<> {
        (0..self.tribes.len() as u8).map(Tribe)
    }

    /// The word for a tribe in notation.
    pub fn tribe_id(&self, tribe: Tribe) -> &str {
        &self.tribes[tribe.index()].id
    }

    /// The tribe that notation calls so.
    pub fn tribe(&self, id: &str) -> Option<Tribe> {
        self.tribes().find(|tribe| self.tribe_id(*tribe) == id)
    }

    /// How many cards a tribe has.
    pub fn cards_of(&self, tribe: Tribe) -> Cards {
        self.tribes[tribe.index()].cards
    }

    /// What a tribe's leaders do.
    pub fn abilities_of(&self, tribe: Tribe) -> &[Ability] {
        &self.tribes[tribe.index()].abilities
    }

    /// What an ability does, in a sentence.
    pub fn ability_text(&self, ability: Ability) -> Phrase {
        narrate::ability(ability, &self.figures)
    }

    #[inline]
    pub(crate) fn traits(&self, card: Card) -> &Traits {
        &self.traits[card.tribe().index()]
    }

    /// Whether a card joins any band and never leads one.
    #[inline]
    pub(crate) fn joins_any(&self, card: Card) -> bool {
        self.joining & (1 << card.tribe().index()) != 0
    }

    /// Whether any of these tribes has what `asked` looks for.
    pub(crate) fn any(&self, tribes: &[Tribe], asked: impl Fn(&Traits) -> bool) -> bool {
        tribes.iter().any(|tribe| asked(&self.traits[tribe.index()]))
    }

    /// The word for a kingdom in notation.
    pub fn kingdom_id(&self, kingdom: Kingdom) -> &str {
        &self.kingdoms[kingdom.index()].id
    }

    /// The word for a kingdom's colour in notation.
    pub fn colour_id(&self, kingdom: Kingdom) -> &str {
        &self.kingdoms[kingdom.index()].colour
    }

    /// The kingdom that notation calls so.
    pub fn kingdom(&self, id: &str) -> Option<Kingdom> {
        Kingdom::all().find(|kingdom| self.kingdom_id(*kingdom) == id)
    }

    /// The kingdom with this colour.
    pub fn colour(&self, id: &str) -> Option<Kingdom> {
        Kingdom::all().find(|kingdom| self.colour_id(*kingdom) == id)
    }

    /// What depends on the number of players.
    pub fn table(&self, seats: usize) -> Option<&Table> {
        self.figures.players.value.get(&seats)
    }

    /// Every different card of a tribe, with how many there are.
    pub fn deck_of(&self, tribe: Tribe) -> impl Iterator<Item = (Card, u8)> + use<> {
        let (colours, copies) = match self.cards_of(tribe) {
            Cards::Coloured(copies) => (KINGDOMS, copies),
            Cards::Colourless(copies) => (1, copies),
        };
        Kingdom::all().take(colours).map(move |colour| (Card::new(tribe, colour), copies))
    }

    /// How many cards a tribe has in all.
    pub fn size_of(&self, tribe: Tribe) -> usize {
        self.deck_of(tribe).map(|(_, copies)| copies as usize).sum()
    }
}

const TRIBES: &str = "tribes.ron";
const KINGDOMS_FILE: &str = "kingdoms.ron";
const TABLES: &str = "tables.ron";

static BUILT_IN: LazyLock<EthnosData> = LazyLock::new(|| {
    let sources: Vec<Source<'_>> =
        EthnosData::FILES.iter().map(|file| Source { file, text: EthnosData::built_in_text(file) }).collect();
    EthnosData::read(&sources).expect("the data that the program carries is checked by a test")
});

impl Data for EthnosData {
    const FILES: &'static [&'static str] = &[TRIBES, KINGDOMS_FILE, TABLES];

    fn built_in() -> &'static EthnosData {
        &BUILT_IN
    }

    fn built_in_text(file: &str) -> &'static str {
        match file {
            TRIBES => include_str!("../data/tribes.ron"),
            KINGDOMS_FILE => include_str!("../data/kingdoms.ron"),
            TABLES => include_str!("../data/tables.ron"),
            _ => "",
        }
    }

    fn read(sources: &[Source<'_>]) -> Result<EthnosData, Fault> {
        let [tribes_file, kingdoms_file, tables_file] = sources else {
            return Err(Fault::new(phrase!("data-files-missing", files = Self::FILES.join(", "))));
        };
        let tribes: Vec<TribeText> = tribes_file.parse()?;
        let kingdoms: Vec<KingdomText> = kingdoms_file.parse()?;
        let figures: Figures = tables_file.parse()?;
        check_kingdoms(&kingdoms, kingdoms_file)?;
        check_tribes(&tribes, tribes_file)?;
        check_figures(&figures, &tribes, tables_file)?;
        let fingerprint = fingerprint(sources)?;
        let traits: Vec<Traits> = tribes.iter().map(|tribe| Traits::of(&tribe.abilities)).collect();
        let joining = traits.iter().enumerate().map(|(at, traits)| u32::from(traits.joins_any) << at).sum();
        Ok(EthnosData { figures, tribes, traits, joining, kingdoms, fingerprint })
    }

    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    fn namings(&self) -> Vec<Naming> {
        let mut namings = vec![];
        for tribe in &self.tribes {
            let id = format!("ethnos.tribe.{}", tribe.id);
            namings.push(Naming { id, en: tribe.en.clone(), ru: tribe.ru.clone() });
        }
        for kingdom in &self.kingdoms {
            let id = format!("ethnos.kingdom.{}", kingdom.id);
            namings.push(Naming { id, en: kingdom.en.clone(), ru: kingdom.ru.clone() });
            let id = format!("ethnos.colour.{}", kingdom.colour);
            namings.push(Naming { id, en: kingdom.colour_en.clone(), ru: kingdom.colour_ru.clone() });
        }
        for tribe in self.tribes() {
            for (card, _) in self.deck_of(tribe) {
                namings.push(self.card_naming(card));
            }
        }
        namings
    }

    fn entries(&self) -> Vec<Entry> {
        let tribes = self.tribes().map(|tribe| self.tribe_entry(tribe));
        let kingdoms = self.kingdoms.iter().map(|kingdom| Entry {
            id: kingdom.id.clone(),
            name: Arg::Name(format!("ethnos.kingdom.{}", kingdom.id)),
            kind: phrase!("ethnos-kind-kingdom"),
            text: vec![phrase!(
                "ethnos-kingdom-colour",
                colour = Arg::Name(format!("ethnos.colour.{}", kingdom.colour))
            )],
            from: facts(kingdom.from.names, [(phrase!("ethnos-fact-colour"), kingdom.from.colour)]),
        });
        tribes.chain(kingdoms).chain(self.board_entries()).collect()
    }
}

impl EthnosData {
    fn tribe_entry(&self, tribe: Tribe) -> Entry {
        let text = &self.tribes[tribe.index()];
        let cards = match text.cards {
            Cards::Coloured(copies) => phrase!("ethnos-cards-coloured", total = self.size_of(tribe), each = copies),
            Cards::Colourless(copies) => phrase!("ethnos-cards-colourless", total = copies),
        };
        let abilities = text.abilities.iter().map(|ability| self.ability_text(*ability));
        Entry {
            id: text.id.clone(),
            name: Arg::Name(format!("ethnos.tribe.{}", text.id)),
            kind: phrase!("ethnos-kind-tribe"),
            text: std::iter::once(cards).chain(abilities).collect(),
            from: facts(
                text.from.names,
                [(phrase!("ethnos-fact-cards"), text.from.cards), (phrase!("fact-effect"), text.from.abilities)],
            ),
        }
    }

    fn board_entries(&self) -> Vec<Entry> {
        let numbers = |values: &[u8]| Arg::List(values.iter().map(|value| Arg::from(*value)).collect());
        let sides = |sides: &Sides| (numbers(sides.on(Side::Large)), numbers(sides.on(Side::Small)));
        let board = |id: &str, name: Phrase, text: Phrase, from: Provenance| Entry {
            id: id.to_owned(),
            name: name.into(),
            kind: phrase!("ethnos-kind-board"),
            text: vec![text],
            from: vec![(phrase!("fact-figures"), from)],
        };
        let figures = &self.figures;
        let (bands, tokens) = (&figures.band_glory, &figures.glory_tokens);
        let (giant, merfolk, trolls) = (&figures.giant_held, &figures.merfolk_glory, &figures.troll_tokens);
        let glory = numbers(&bands.value[2..]);
        let (large, small) = sides(&tokens.value);
        let tokens_text = phrase!("ethnos-board-tokens-text", large = large, small = small);
        let (large, small) = sides(&giant.value);
        let giant_text = phrase!("ethnos-board-giant-text", large = large, small = small);
        let (large, small) = sides(&merfolk.value);
        let merfolk_text = phrase!("ethnos-board-merfolk-text", large = large, small = small);
        let trolls_text = phrase!("ethnos-board-trolls-text", values = numbers(&trolls.value));
        vec![
            board(
                "bands",
                phrase!("ethnos-board-bands"),
                phrase!("ethnos-board-bands-text", glory = glory),
                bands.from,
            ),
            board("tokens", phrase!("ethnos-board-tokens"), tokens_text, tokens.from),
            board("gianttoken", phrase!("ethnos-board-giant"), giant_text, giant.from),
            board("merfolkboard", phrase!("ethnos-board-merfolk"), merfolk_text, merfolk.from),
            board("trolltokens", phrase!("ethnos-board-trolls"), trolls_text, trolls.from),
        ]
    }

    /// A card's name: its colour, in the form that agrees with its tribe, and its tribe.
    fn card_naming(&self, card: Card) -> Naming {
        let tribe = &self.tribes[card.tribe().index()];
        let id = format!("ethnos.card.{}", self.card_id(card));
        if let Cards::Colourless(_) = tribe.cards {
            let mut en = tribe.en.clone();
            en.insert("a".to_owned(), format!("a {}", tribe.en["one"]));
            return Naming { id, en, ru: tribe.ru.clone() };
        }
        let colour = &self.kingdoms[card.colour().index()];
        let gender = &tribe.ru["gender"];
        let en = format!("{} {}", colour.colour_en["one"], tribe.en["one"]);
        let ru = format!("{} {}", colour.colour_ru[gender], tribe.ru["one"]);
        let acc = format!("{} {}", colour.colour_ru[&format!("{gender}-acc")], tribe.ru["acc"]);
        let with_article = format!("{} {en}", if en.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" });
        Naming {
            id,
            en: Forms::from([("one".to_owned(), en), ("a".to_owned(), with_article)]),
            ru: Forms::from([("one".to_owned(), ru), ("acc".to_owned(), acc)]),
        }
    }
}

/// The provenances of names, and of what else there is.
fn facts<const N: usize>(names: NamesFrom, others: [(Phrase, Provenance); N]) -> Vec<(Phrase, Provenance)> {
    names.facts().into_iter().chain(others).collect()
}

fn check_kingdoms(kingdoms: &[KingdomText], source: &Source<'_>) -> Result<(), Fault> {
    if kingdoms.len() != KINGDOMS {
        return Err(source.fault("[", phrase!("ethnos-data-kingdoms", expected = KINGDOMS, found = kingdoms.len())));
    }
    for (at, kingdom) in kingdoms.iter().enumerate() {
        check_id(&kingdom.id, "", kingdoms[..at].iter().map(|other| &other.id))
            .and_then(|()| check_id(&kingdom.colour, "", kingdoms[..at].iter().map(|other| &other.colour)))
            .and_then(|()| check_forms(&kingdom.en, &["one"]))
            .and_then(|()| check_forms(&kingdom.ru, &["one", "to", "in"]))
            .and_then(|()| check_forms(&kingdom.colour_en, &["one"]))
            .and_then(|()| check_forms(&kingdom.colour_ru, &["one", "m", "m-acc", "f", "f-acc"]))
            .map_err(|what| source.fault(&format!("\"{}\"", kingdom.id), what))?;
    }
    Ok(())
}

fn check_tribes(tribes: &[TribeText], source: &Source<'_>) -> Result<(), Fault> {
    if tribes.len() > Tribe::MAX {
        return Err(source.fault("[", phrase!("ethnos-data-tribes", most = Tribe::MAX, found = tribes.len())));
    }
    for (at, tribe) in tribes.iter().enumerate() {
        check_id(&tribe.id, "", tribes[..at].iter().map(|other| &other.id))
            .and_then(|()| check_forms(&tribe.en, &["one", "many"]))
            .and_then(|()| check_forms(&tribe.ru, &["one", "acc", "many", "of", "gender"]))
            .and_then(|()| match tribe.ru["gender"].as_str() {
                "m" | "f" => Ok(()),
                other => Err(phrase!("data-bad-gender", found = other)),
            })
            .and_then(|()| {
                let joins = tribe.abilities.contains(&Ability::JoinsAnyBand);
                match (tribe.cards, joins) {
                    (Cards::Colourless(_), false) => Err(phrase!("ethnos-data-colourless-leader")),
                    (Cards::Coloured(_), _) | (Cards::Colourless(_), true) => Ok(()),
                }
            })
            .map_err(|what| source.fault(&format!("\"{}\"", tribe.id), what))?;
    }
    Ok(())
}

fn check_figures(figures: &Figures, tribes: &[TribeText], source: &Source<'_>) -> Result<(), Fault> {
    let within = |key, found, least, most| source.within(key, found, least, most);
    within("hand_limit", figures.hand_limit.value.into(), 1, HAND)?;
    within("dragons", figures.dragons.value.into(), 1, 9)?;
    within("row_per_player", figures.row_per_player.value.into(), 0, 5)?;
    within("markers", figures.markers.value.into(), 2, 100)?;
    within("band_glory", figures.band_glory.value.len(), 2, 100)?;
    within("orc_glory", figures.orc_glory.value.len(), KINGDOMS + 1, KINGDOMS + 1)?;
    within("troll_tokens", figures.troll_tokens.value.len(), 0, TROLLS)?;
    within("merfolk_last", figures.merfolk_last.value.into(), 1, 100)?;
    source.ascending("troll_tokens", &figures.troll_tokens.value)?;
    source.ascending("merfolk_symbols", &figures.merfolk_symbols.value)?;
    let mut sizes: Vec<usize> = tribes
        .iter()
        .map(|tribe| match tribe.cards {
            Cards::Coloured(copies) => copies as usize * KINGDOMS,
            Cards::Colourless(copies) => copies as usize,
        })
        .collect();
    sizes.sort();
    for (seats, table) in &figures.players.value {
        within("players", *seats, 2, 6)?;
        within("ages", table.ages.into(), 1, 3)?;
        within("tribes", table.tribes.into(), 1, 6.min(tribes.len()))?;
        let (ages, tribes) = (table.ages as usize, table.tribes as usize);
        let tokens = figures.glory_tokens.value.on(table.side).len();
        within("glory_tokens", tokens, KINGDOMS * ages, KINGDOMS * ages)?;
        // Two awards together must still fit a byte.
        let most = |values: &Sides| values.on(table.side).iter().copied().max().unwrap_or(0).into();
        within("glory_tokens", most(&figures.glory_tokens.value), 0, 100)?;
        within("merfolk_glory", most(&figures.merfolk_glory.value), 0, 100)?;
        within("giant_held", figures.giant_held.value.on(table.side).len(), ages, 3)?;
        within("merfolk_glory", figures.merfolk_glory.value.on(table.side).len(), ages, 3)?;
        let (least, most) = (&sizes[..tribes], &sizes[sizes.len() - tribes..]);
        let dealt = seats * (1 + figures.row_per_player.value as usize);
        let dragons = figures.dragons.value as usize;
        let (least, most) = (least.iter().sum::<usize>(), most.iter().sum::<usize>() + dragons);
        if least < dealt + 2 || most > CARDS {
            let what = phrase!("ethnos-data-deck", players = *seats, least = dealt + 2, most = CARDS - dragons);
            return Err(source.fault(&format!("{seats}:"), what));
        }
    }
    for seats in 2..=6 {
        if !figures.players.value.contains_key(&seats) {
            return Err(source.fault("players:", phrase!("ethnos-data-players-missing", players = seats)));
        }
    }
    Ok(())
}
