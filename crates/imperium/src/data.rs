//! The data files of Imperium, read, checked and flattened.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations and standing effects, each place concerns a few; the rest is left alone"
)]

use std::collections::BTreeSet;
use std::sync::LazyLock;

use kernel::canonical::fingerprint;
use kernel::data::{Data, Entry, Forms, Naming, Source, check_forms, check_id};
use kernel::{Fault, Phrase, phrase};

use crate::card::{COMMON, Card, CardSet, NATION};
use crate::effects::compile::{Compiler, category_bits};
use crate::effects::program::{At, Counted, Holds, Likeness, Program};
use crate::effects::skills::SKILLS;
use crate::effects::words::{CATEGORIES, Cards, Category, Mark, Period, Points, Price, Step, Zone};
use crate::files::{CommonDeck, Copy, King, NationDeck, Sort, Standard, Start, Template};
use crate::keys::Keys;
use crate::rival::VARIABLE;
use crate::rival::table::{Fits, Row, Suits, Table, Tables};

/// A nation that nobody plays.
pub(crate) const NOBODY: usize = 2 * NATIONS;
/// How many nations there can be.
pub(crate) const NATIONS: usize = 16;
/// How many common decks there can be.
pub(crate) const DECKS: usize = 2;

/// What the rules ask of a card again and again.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Traits {
    pub sort: u16,
    /// Cards with the same number here are equal. Nought: there is no other like it.
    pub twin: u8,
    pub pinned: bool,
    pub attack: bool,
    pub free: bool,
    pub unplayable: bool,
    pub no_garrison: bool,
    pub stays: bool,
    pub enters_play: bool,
    pub only_last: bool,
    pub ends_game: bool,
    pub needs_price: bool,
    pub period: Option<Period>,
    pub requires: Option<u16>,
    pub play: At,
    pub exhaust: At,
    /// What the exhaust effect answers to.
    pub on: Option<u8>,
    pub exhaust_requires: Option<u16>,
    pub fewer: Option<Mark>,
    pub solstice: At,
    pub end: At,
    /// How many of each mark.
    pub marks: [u8; 8],
    /// Bits of its categories.
    pub category: u8,
    pub cost: Price,
    pub points: Worth,
}

impl Traits {
    /// Of what is no card.
    const NOTHING: Traits = Traits {
        sort: u16::MAX,
        twin: 0,
        pinned: false,
        attack: false,
        free: false,
        unplayable: true,
        no_garrison: true,
        stays: false,
        enters_play: false,
        only_last: false,
        ends_game: false,
        needs_price: false,
        period: None,
        requires: None,
        play: 0,
        exhaust: 0,
        on: None,
        exhaust_requires: None,
        fewer: None,
        solstice: 0,
        end: 0,
        marks: [0; 8],
        category: 0,
        cost: Price { materials: 0, population: 0, progress: 0, actions: 0 },
        points: Worth::Fixed(0),
    };
}

/// What a card is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Worth {
    Fixed(i8),
    /// So many points for every so many; two such sums at most.
    Per([Option<(u8, u8, Counted)>; 2]),
    Where {
        history: i8,
        garrison: i8,
        play: i8,
        otherwise: i8,
    },
}

impl Worth {
    /// What a card is worth to the rival, wherever it lies.
    pub(crate) fn to_rival(self) -> i8 {
        match self {
            Worth::Fixed(points) => points,
            Worth::Per(_) => VARIABLE,
            Worth::Where { history, garrison, play, otherwise } => history.max(garrison).max(play).max(otherwise),
        }
    }
}

/// One card of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    pub sort: u16,
    pub number: String,
    pub start: Option<Start>,
    /// Used with so many players or more.
    pub players: u8,
}

/// The cards of a common deck or nation that are of a certain likeness.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Filter {
    common: [[u64; 2]; DECKS],
    /// By nation and side.
    nation: [u32; NOBODY + 1],
}

/// A common deck.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    pub id: String,
    pub en: Forms,
    pub ru: Forms,
    /// Its own cards, then the raids of the other deck.
    pub slots: Vec<Slot>,
    /// How many of them are its own.
    pub own: usize,
    pub king: KingOfKings,
}

/// King of Kings.
#[derive(Clone, Debug)]
pub(crate) struct KingOfKings {
    pub file: King,
    pub a: At,
    pub b: At,
}

/// A nation.
#[derive(Clone, Debug)]
pub(crate) struct Nation {
    pub id: String,
    pub file: NationDeck,
    /// Its cards; the power card first.
    pub slots: Vec<Slot>,
    /// The sort of the power card's side B.
    pub side_b: u16,
    pub starts: Period,
    pub exhausts: u8,
}

/// The sides of a power card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// With an ability.
    A,
    /// Mostly for points.
    B,
}

/// Cards that hold something while they are in play, by what it is.
#[derive(Clone, Debug)]
pub(crate) struct Concerns {
    pub when: u16,
    pub hand_limit: u16,
    pub ignore_axe: u16,
    pub free_play: u16,
    pub acquire_exiled: u16,
    pub cheaper_unrest: u16,
    pub cheaper_development: u16,
    pub look_more: u16,
    pub no_history: u16,
    pub market_token: u16,
    pub instead: u16,
    pub avoid: u16,
    pub toll: u16,
    pub substitute: u16,
    pub fewer: u16,
    /// With an exhaust effect that can be used at any time.
    pub exhaust: u16,
    /// With one that answers to something.
    pub reaction: u16,
    pub solstice: u16,
    pub end: u16,
    pub pinned: u16,
    pub twice: u16,
    pub variable: u16,
    pub power: u16,
    pub only_last: u16,
    pub no_garrison: u16,
    pub stays: u16,
    /// With others like them.
    pub twins: u16,
    pub marks: [u16; 8],
    /// With an effect that holds while they are in play.
    pub standing: u16,
    /// By category, in the order of all of them, and by what they do when they are played.
    pub categories: [u16; 6],
    pub skills: [u16; SKILLS.len()],
    /// With no need of an action token.
    pub free: u16,
    /// Worth the same wherever they lie: by how much.
    pub fixed: Vec<(i8, u16)>,
    /// Worth something that depends on the table.
    pub varied: u16,
    /// By what they are worth to the rival.
    pub to_rival: Vec<(i8, u16)>,
}

/// All cards of both boxes, and what they do.
#[derive(Clone, Debug)]
pub struct ImperiumData {
    pub(crate) decks: Vec<Deck>,
    pub(crate) nations: Vec<Nation>,
    pub(crate) sorts: Vec<Sort>,
    pub(crate) templates: Vec<Template>,
    pub(crate) traits: Vec<Traits>,
    pub(crate) holds: Vec<Vec<Holds>>,
    pub(crate) program: Program,
    /// By likeness, then by concern.
    pub(crate) filters: Vec<Filter>,
    pub(crate) concerns: Concerns,
    /// For [`crate::effects::words::Step::Become`]: which sort.
    pub(crate) becomes: Vec<u16>,
    /// What the rival does, nation by nation.
    pub(crate) tables: Vec<Table>,
    /// What the journey cards of a Utopian rival do, by sort.
    pub(crate) journey: Journey,
    /// The tables as they are written.
    pub(crate) rivals: Tables,
    /// For each sort, its first card in each common deck and in each nation.
    pub(crate) faces: Vec<[u8; DECKS + NATIONS]>,
    /// The beginnings of all effects, in order, with what scenarios call them.
    labels: Vec<(At, String)>,
    /// What programs remember cards and questions by.
    pub(crate) keys: Keys,
    fingerprint: String,
}

impl ImperiumData {
    /// What the effect is called that an operation belongs to, and where it begins.
    pub(crate) fn label(&self, at: At) -> (&str, At) {
        let place = self.labels.partition_point(|(start, _)| *start <= at);
        match place.checked_sub(1).and_then(|place| self.labels.get(place)) {
            Some((start, word)) => (word, *start),
            None => ("nothing", 0),
        }
    }

    /// The tables of the rival as they are written.
    pub fn rivals(&self) -> &Tables {
        &self.rivals
    }

    /// Where the effect of this name begins.
    pub(crate) fn labelled(&self, word: &str) -> Option<At> {
        self.labels.iter().find(|(_, known)| known == word).map(|(at, _)| *at)
    }

    /// The sort of a card, whatever the game's decks are.
    #[inline]
    pub(crate) fn sort_of(&self, deck: u8, nations: &[u8; 4], card: Card) -> u16 {
        match card.nation() {
            None => self.decks[deck as usize].slots.get(card.number()).map_or(self.no_sort(), |slot| slot.sort),
            Some(seat) => {
                let (nation, side) = (nations[seat] as usize / 2, nations[seat] % 2);
                match (self.nations.get(nation), card.number(), side) {
                    (None, ..) => self.no_sort(),
                    (Some(nation), 0, 1) => nation.side_b,
                    (Some(nation), number, _) => nation.slots.get(number).map_or(self.no_sort(), |slot| slot.sort),
                }
            }
        }
    }

    /// The cards of this likeness in a game with these decks.
    #[inline]
    pub(crate) fn like(&self, filter: u16, deck: u8, nations: &[u8; 4]) -> CardSet {
        let filter = &self.filters[filter as usize];
        let [low, high] = filter.common[deck as usize];
        let nation = |seat: usize| u64::from(filter.nation[nations[seat] as usize]);
        CardSet([low, high, nation(0) | nation(1) << 32, nation(2) | nation(3) << 32])
    }

    /// What a card is that is none: the last of all traits, which nothing has.
    #[inline]
    fn no_sort(&self) -> u16 {
        self.sorts.len() as u16
    }

    /// A common deck by its name.
    pub(crate) fn deck(&self, id: &str) -> Result<usize, Phrase> {
        self.decks.iter().position(|deck| deck.id == id).ok_or_else(|| {
            phrase!("imperium-unknown-deck", name = id, decks = ids(self.decks.iter().map(|deck| &deck.id)))
        })
    }

    /// A nation by its name.
    pub(crate) fn nation(&self, id: &str) -> Result<usize, Phrase> {
        self.nations.iter().position(|nation| nation.id == id).ok_or_else(|| {
            phrase!("imperium-unknown-nation", name = id, nations = ids(self.nations.iter().map(|nation| &nation.id)))
        })
    }

    /// A sort of card by its name.
    pub(crate) fn sort(&self, id: &str) -> Result<u16, Phrase> {
        match self.sorts.iter().position(|sort| sort.id == id) {
            Some(at) => Ok(at as u16),
            None => Err(phrase!("imperium-unknown-card", name = id)),
        }
    }

    /// The steps of a template.
    pub(crate) fn template(&self, name: &str) -> &[Step] {
        self.templates.iter().find(|template| template.id == name).map_or(&[], |found| &found.steps)
    }

    /// What messages call a sort.
    pub(crate) fn name(&self, sort: u16) -> String {
        self.sorts
            .get(sort as usize)
            .map_or("imperium.card.unknown".to_owned(), |sort| format!("imperium.card.{}", sort.id))
    }
}

fn ids<'a>(ids: impl Iterator<Item = &'a String>) -> String {
    ids.map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// Where the files of the common decks begin, and where those of nations do.
const COMMON_FILES: usize = 2;
const NATION_FILES_FROM: usize = COMMON_FILES + DECKS;

/// The files of nations, in the order in which setups list them.
const NATION_FILES: [&str; NATIONS] = [
    "macedonians.ron",
    "romans.ron",
    "greeks.ron",
    "carthaginians.ron",
    "celts.ron",
    "persians.ron",
    "scythians.ron",
    "vikings.ron",
    "atlanteans.ron",
    "egyptians.ron",
    "mauryans.ron",
    "qin.ron",
    "arthurians.ron",
    "minoans.ron",
    "olmecs.ron",
    "utopians.ron",
];

macro_rules! built_in {
    ($($file:literal)*) => {
        const FILES: &[&str] = &[$($file),*];
        fn text_of(file: &str) -> &'static str {
            match file {
                $($file => include_str!(concat!("../data/", $file)),)*
                _ => "",
            }
        }
    };
}

built_in!("standard.ron" "rivals.ron" "classics.ron" "legends.ron" "macedonians.ron" "romans.ron" "greeks.ron" "carthaginians.ron"
    "celts.ron" "persians.ron" "scythians.ron" "vikings.ron" "atlanteans.ron" "egyptians.ron" "mauryans.ron" "qin.ron"
    "arthurians.ron" "minoans.ron" "olmecs.ron" "utopians.ron");

static BUILT_IN: LazyLock<ImperiumData> = LazyLock::new(|| {
    let sources: Vec<Source<'static>> = FILES.iter().map(|file| Source { file, text: text_of(file) }).collect();
    ImperiumData::read(&sources).unwrap_or_else(|fault| panic!("the built-in data is checked by a test: {fault:?}"))
});

/// The first number of a card of each box; sorts of a nation come after all common ones.
struct Reading<'a> {
    sources: &'a [Source<'a>],
    sorts: Vec<Sort>,
    /// In which file each sort stands.
    homes: Vec<usize>,
}

impl<'a> Reading<'a> {
    fn add(&mut self, home: usize, sorts: &[Sort]) -> Result<(), Fault> {
        for sort in sorts {
            let fault = |what| self.sources[home].fault(&anchor(&sort.id), what);
            check_id(&sort.id, "-", self.sorts.iter().map(|other| &other.id)).map_err(fault)?;
            check_forms(&sort.en, &["one"]).map_err(fault)?;
            check_forms(&sort.ru, &["one"]).map_err(fault)?;
            if sort.category.len() > 2 || sort.marks.len() > 4 {
                return Err(fault(phrase!("imperium-data-too-many-marks")));
            }
            let development = sort.copies.iter().any(|copy| copy.start == Some(Start::Development));
            if sort.cost.is_some() && !development {
                return Err(fault(phrase!("imperium-data-cost-without-development")));
            }
            self.sorts.push(sort.clone());
            self.homes.push(home);
        }
        Ok(())
    }

    fn slots(&self, home: usize, sorts: &[Sort], shared: &[crate::files::Shared]) -> Result<Vec<Slot>, Fault> {
        let mut slots = vec![];
        let own = sorts.iter().map(|sort| (sort.id.as_str(), &sort.copies));
        let shared = shared.iter().map(|shared| (shared.sort.as_str(), &shared.copies));
        for (id, copies) in own.chain(shared) {
            let fault = |what| self.sources[home].fault(&anchor(id), what);
            let Some(sort) = self.sorts.iter().position(|sort| sort.id == id) else {
                return Err(self.sources[home].fault(id, phrase!("imperium-unknown-card", name = id)));
            };
            if copies.is_empty() {
                return Err(fault(phrase!("imperium-data-no-copies")));
            }
            for Copy { number, start, players } in copies {
                if slots.iter().any(|slot: &Slot| slot.number == *number) && *start != Some(Start::PowerB) {
                    return Err(self.sources[home]
                        .fault(number, phrase!("imperium-data-number-twice", number = number.as_str())));
                }
                let players = players.unwrap_or(1);
                if !(1..=4).contains(&players) {
                    return Err(
                        self.sources[home].fault(number, phrase!("imperium-data-players", number = number.as_str()))
                    );
                }
                slots.push(Slot { sort: sort as u16, number: number.clone(), start: *start, players });
            }
        }
        Ok(slots)
    }
}

fn anchor(id: &str) -> String {
    format!("\"{id}\"")
}

/// How many cards of each category a common deck has: civilisation, origins, regions, raids, fame and unrest.
const COMMON_COUNTS: [(Category, usize); 6] = [
    (Category::Civilisation, 15),
    (Category::Origins, 22),
    (Category::Region, 14),
    (Category::Raid, 11),
    (Category::Fame, 8),
    (Category::Unrest, 12),
];

/// The category by which a card is sorted when the table is laid out: cards of origins and civilisation are origins.
pub(crate) fn leading(category: u8) -> Option<Category> {
    [Category::Origins, Category::Civilisation, Category::Region, Category::Raid, Category::Fame, Category::Unrest]
        .into_iter()
        .find(|wanted| category & 1 << *wanted as u8 != 0)
}

fn matches(likeness: &Likeness, sort: &Sort) -> bool {
    let any = |wanted: &[Category]| wanted.is_empty() || wanted.iter().any(|one| sort.category.contains(one));
    let marked = |wanted: &[Mark]| wanted.is_empty() || wanted.iter().any(|one| sort.marks.contains(one));
    any(&likeness.category)
        && !likeness.no_category.iter().any(|one| sort.category.contains(one))
        && marked(&likeness.mark)
        && !likeness.no_mark.iter().any(|one| sort.marks.contains(one))
        && (likeness.name.is_empty() || likeness.name.contains(&sort.id))
        && !likeness.no_name.contains(&sort.id)
        && likeness.period.is_none_or(|period| sort.period == Some(period))
        && likeness.pinned.is_none_or(|pinned| sort.pinned == pinned)
        && likeness.attack.is_none_or(|attack| sort.attack == attack)
        && (!likeness.variable || matches!(sort.points, Points::Per(_)))
}

impl Filter {
    fn of(decks: &[Deck], nations: &[Nation], fits: impl Fn(u16) -> bool) -> Filter {
        let mut filter = Filter { common: [[0; 2]; DECKS], nation: [0; NOBODY + 1] };
        for (deck, words) in decks.iter().zip(&mut filter.common) {
            for (at, slot) in deck.slots.iter().enumerate() {
                words[at / 64] |= u64::from(fits(slot.sort)) << (at % 64);
            }
        }
        for (number, nation) in nations.iter().enumerate() {
            for side in 0..2 {
                let bits = &mut filter.nation[number * 2 + side];
                for (at, slot) in nation.slots.iter().enumerate() {
                    let sort = if at == 0 && side == 1 { nation.side_b } else { slot.sort };
                    *bits |= u32::from(fits(sort)) << at;
                }
            }
        }
        filter
    }
}

impl Data for ImperiumData {
    const FILES: &'static [&'static str] = FILES;

    fn built_in() -> &'static ImperiumData {
        &BUILT_IN
    }

    fn built_in_text(file: &str) -> &'static str {
        text_of(file)
    }

    fn read(sources: &[Source<'_>]) -> Result<ImperiumData, Fault> {
        let standard: Standard = sources[0].parse()?;
        let rivals: Tables = sources[1].parse()?;
        let commons = &sources[COMMON_FILES..NATION_FILES_FROM];
        let commons: Vec<CommonDeck> = commons.iter().map(Source::parse).collect::<Result<_, _>>()?;
        let files: Vec<NationDeck> =
            sources[NATION_FILES_FROM..].iter().map(Source::parse).collect::<Result<_, _>>()?;
        let mut reading = Reading { sources, sorts: vec![], homes: vec![] };
        reading.add(0, &standard.sorts)?;
        for (at, common) in commons.iter().enumerate() {
            reading.add(COMMON_FILES + at, &common.sorts)?;
        }
        for (at, nation) in files.iter().enumerate() {
            reading.add(NATION_FILES_FROM + at, &nation.sorts)?;
        }
        let decks = read_decks(&reading, &commons)?;
        let nations = read_nations(&reading, &files)?;
        build(&reading, standard.templates, decks, nations, rivals)
    }

    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    fn namings(&self) -> Vec<Naming> {
        let mut namings: Vec<Naming> = vec![];
        let mut add = |id: String, en: &Forms, ru: &Forms| namings.push(Naming { id, en: en.clone(), ru: ru.clone() });
        for sort in &self.sorts {
            add(format!("imperium.card.{}", sort.id), &sort.en, &sort.ru);
        }
        for deck in &self.decks {
            add(format!("imperium.deck.{}", deck.id), &deck.en, &deck.ru);
            add(format!("imperium.king.{}", deck.id), &deck.king.file.en, &deck.king.file.ru);
        }
        for nation in &self.nations {
            add(format!("imperium.nation.{}", nation.id), &nation.file.en, &nation.file.ru);
        }
        namings
    }

    fn entries(&self) -> Vec<Entry> {
        self.almanac()
    }
}

fn read_decks(reading: &Reading<'_>, commons: &[CommonDeck]) -> Result<Vec<Deck>, Fault> {
    let mut decks = vec![];
    for (at, common) in commons.iter().enumerate() {
        let source = &reading.sources[COMMON_FILES + at];
        let slots = reading.slots(COMMON_FILES + at, &common.sorts, &common.shared)?;
        for (category, wanted) in COMMON_COUNTS {
            let sorted = |slot: &&Slot| {
                let bits = category_bits(&reading.sorts[slot.sort as usize].category);
                leading(bits) == Some(category)
            };
            let found = slots.iter().filter(sorted).count();
            if found != wanted {
                let what = phrase!(
                    "imperium-data-deck-count",
                    category = format!("{category:?}"),
                    wanted = wanted,
                    found = found
                );
                return Err(source.fault("sorts", what));
            }
        }
        decks.push(Deck {
            id: common.id.clone(),
            en: common.en.clone(),
            ru: common.ru.clone(),
            own: slots.len(),
            slots,
            king: KingOfKings { file: common.king.clone(), a: 0, b: 0 },
        });
    }
    // The raids of the other box stand ready to replace those that bear a chosen nation's name.
    let raids: Vec<Vec<Slot>> = decks
        .iter()
        .map(|deck| {
            let raid = |slot: &&Slot| reading.sorts[slot.sort as usize].category.contains(&Category::Raid);
            deck.slots.iter().filter(raid).cloned().collect()
        })
        .collect();
    for (at, deck) in decks.iter_mut().enumerate() {
        for (other, raids) in raids.iter().enumerate() {
            if other != at {
                deck.slots.extend(raids.iter().cloned());
            }
        }
        if deck.slots.len() > COMMON {
            return Err(reading.sources[COMMON_FILES + at]
                .fault("sorts", phrase!("imperium-data-deck-too-large", most = COMMON)));
        }
    }
    Ok(decks)
}

fn read_nations(reading: &Reading<'_>, files: &[NationDeck]) -> Result<Vec<Nation>, Fault> {
    let mut nations: Vec<Nation> = vec![];
    for (at, file) in files.iter().enumerate() {
        let home = NATION_FILES_FROM + at;
        let source = &reading.sources[home];
        let fault = |what| source.fault("id:", what);
        if format!("{}.ron", file.id) != NATION_FILES[at] {
            return Err(fault(phrase!("imperium-data-nation-id", id = file.id.as_str())));
        }
        check_forms(&file.en, &["one", "of"]).map_err(fault)?;
        check_forms(&file.ru, &["one", "of"]).map_err(fault)?;
        if !(1..=5).contains(&file.difficulty) {
            return Err(source.fault("difficulty", phrase!("imperium-data-difficulty")));
        }
        let mut slots = reading.slots(home, &file.sorts, &file.shared)?;
        if slots.iter().any(|slot| slot.start.is_none()) {
            return Err(fault(phrase!("imperium-data-no-start")));
        }
        let position = |start| slots.iter().position(|slot| slot.start == Some(start));
        let (Some(a), Some(b)) = (position(Start::PowerA), position(Start::PowerB)) else {
            return Err(fault(phrase!("imperium-data-no-power")));
        };
        let side_b = slots[b].sort;
        slots.swap(0, a);
        let b = slots.iter().position(|slot| slot.start == Some(Start::PowerB)).unwrap_or(0);
        slots.remove(b);
        if slots.iter().filter(|slot| slot.start == Some(Start::Accession)).count() > 1 {
            return Err(fault(phrase!("imperium-data-two-accessions")));
        }
        if slots.len() > NATION - 1 {
            return Err(fault(phrase!("imperium-data-deck-too-large", most = NATION - 1)));
        }
        nations.push(Nation {
            id: file.id.clone(),
            starts: file.period.unwrap_or(Period::Barbarian),
            exhausts: file.exhausts.unwrap_or(5),
            file: file.clone(),
            slots,
            side_b,
        });
    }
    Ok(nations)
}

/// Flattens all effects and makes the tables that the rules look things up in.
fn build(
    reading: &Reading<'_>,
    templates: Vec<Template>,
    mut decks: Vec<Deck>,
    nations: Vec<Nation>,
    rivals: Tables,
) -> Result<ImperiumData, Fault> {
    let template = |name: &str| templates.iter().find(|template| template.id == name).map(|found| found.steps.clone());
    let mut compiler = Compiler::new(&template);
    let mut traits: Vec<Traits> = vec![];
    let mut holds = vec![];
    let twins = twins(&decks, &nations, reading.sorts.len());
    for (at, sort) in reading.sorts.iter().enumerate() {
        let fault = |what| reading.sources[reading.homes[at]].fault(&anchor(&sort.id), what);
        traits.push(flatten(&mut compiler, at as u16, sort, twins[at]).map_err(fault)?);
        let standing: Result<Vec<Holds>, Phrase> = sort.standing.iter().map(|one| compiler.standing(one)).collect();
        holds.push(standing.map_err(fault)?);
    }
    traits.push(Traits::NOTHING);
    holds.push(vec![]);
    for (at, deck) in decks.iter_mut().enumerate() {
        let fault = |what| reading.sources[COMMON_FILES + at].fault("king", what);
        deck.king.a = compiler.effect(&deck.king.file.a).map_err(fault)?;
        deck.king.b = compiler.effect(&deck.king.file.b).map_err(fault)?;
    }
    let (tables, journey) = read_tables(reading, &mut compiler, &nations, &rivals)?;
    let program = compiler.finish()?;
    for likeness in &program.likenesses {
        for name in likeness.name.iter().chain(&likeness.no_name) {
            if !reading.sorts.iter().any(|sort| sort.id == *name) {
                let source = reading.sources.iter().find(|source| source.text.contains(&anchor(name)));
                let what = phrase!("imperium-unknown-card", name = name.as_str());
                return Err(source.map_or(Fault::new(what.clone()), |source| source.fault(&anchor(name), what)));
            }
        }
    }
    let mut becomes = vec![];
    for name in &program.becomes {
        let sort = reading.sorts.iter().position(|sort| sort.id == *name);
        let what = || Fault::new(phrase!("imperium-unknown-card", name = name.as_str()));
        becomes.push(sort.ok_or_else(what)? as u16);
    }
    let mut filters: Vec<Filter> = program
        .likenesses
        .iter()
        .map(|likeness| Filter::of(&decks, &nations, |sort| matches(likeness, &reading.sorts[sort as usize])))
        .collect();
    let concerns = concerns(&decks, &nations, &reading.sorts, &traits, &holds, &mut filters);
    let fingerprint = fingerprint(reading.sources)?;
    let faces = faces(&decks, &nations, reading.sorts.len());
    let labels = labels(&decks, &reading.sorts, &traits, &holds, &program);
    let mut data = ImperiumData {
        keys: Keys::default(),
        faces,
        labels,
        decks,
        nations,
        sorts: reading.sorts.clone(),
        templates,
        traits,
        holds,
        program,
        filters,
        concerns,
        becomes,
        tables,
        journey,
        rivals,
        fingerprint,
    };
    data.keys = Keys::new(&data);
    Ok(data)
}

/// For each journey card, by sort, where its effect begins.
pub(crate) type Journey = Vec<(u16, At)>;

/// Makes the tables of the rival ready to be followed.
fn read_tables(
    reading: &Reading<'_>,
    compiler: &mut Compiler<'_>,
    nations: &[Nation],
    rivals: &Tables,
) -> Result<(Vec<Table>, Journey), Fault> {
    let fault = |near: &str, what| reading.sources[1].fault(near, what);
    let sort = |id: &String| {
        let unknown = || fault(&anchor(id), phrase!("imperium-unknown-card", name = id.as_str()));
        reading.sorts.iter().position(|sort| sort.id == *id).ok_or_else(unknown)
    };
    let mut tables = vec![];
    for text in &rivals.tables {
        let near = anchor(&text.nation);
        let unknown = || fault(&near, phrase!("imperium-unknown-rival", name = text.nation.as_str()));
        let nation = nations.iter().position(|nation| nation.id == text.nation).ok_or_else(unknown)?;
        if text.periods.is_empty() || text.rows.last().is_none_or(|row| row.card != Suits::Other) {
            return Err(fault(&near, phrase!("imperium-data-table")));
        }
        let mut rows = vec![];
        for row in &text.rows {
            let card = match &row.card {
                Suits::Category(category) => Fits::Category(*category),
                Suits::Mark(mark) => Fits::Mark(*mark),
                Suits::Pinned => Fits::Pinned,
                Suits::Attack => Fits::Attack,
                Suits::Period(period) => Fits::Period(*period),
                Suits::Development => Fits::Development,
                Suits::Other => Fits::Other,
                Suits::Name(id) => {
                    // Whatever is called the same is meant.
                    let name = &reading.sorts[sort(id)?].en;
                    let names = reading.sorts.iter().filter(|sort| sort.en == *name).map(|sort| sort.id.clone());
                    Fits::Like(compiler.named(names.collect()))
                }
            };
            let at = compiler.row(&row.steps).map_err(|what| fault(&near, what))?;
            rows.push(Row { card, at, settles: row.steps.contains(&settle_this()) });
        }
        tables.push(Table { nation: nation as u8, periods: text.periods.clone(), token: text.token, rows });
    }
    let mut journey = vec![];
    for row in &rivals.journey {
        let Suits::Name(id) = &row.card else { return Err(fault("journey", phrase!("imperium-data-table"))) };
        let at = compiler.row(&row.steps).map_err(|what| fault(&anchor(id), what))?;
        journey.push((sort(id)? as u16, at));
    }
    Ok((tables, journey))
}

/// The card that was turned over goes to the rival's area.
fn settle_this() -> Step {
    Step::Settle(Cards { from: vec![Zone::This], ..Cards::default() })
}

/// The first card of each sort in each deck.
fn faces(decks: &[Deck], nations: &[Nation], sorts: usize) -> Vec<[u8; DECKS + NATIONS]> {
    let mut faces = vec![[u8::MAX; DECKS + NATIONS]; sorts];
    let slots = decks.iter().map(|deck| &deck.slots).chain(nations.iter().map(|nation| &nation.slots));
    for (place, slots) in slots.enumerate() {
        for (number, slot) in slots.iter().enumerate().rev() {
            faces[slot.sort as usize][place] = number as u8;
        }
    }
    faces
}

/// What scenarios call the beginnings of effects.
fn labels(
    decks: &[Deck],
    sorts: &[Sort],
    traits: &[Traits],
    holds: &[Vec<Holds>],
    program: &Program,
) -> Vec<(At, String)> {
    let procedures = program.procedures;
    let mut labels: Vec<(At, String)> = [
        (procedures.round, "round"),
        (procedures.renewal, "renewal"),
        (procedures.solstice, "solstice"),
        (procedures.innovation, "innovation"),
        (procedures.reshuffle, "reshuffle"),
        (procedures.play, "play"),
        (procedures.react, "react"),
        (procedures.shield, "shield"),
        (procedures.toll, "toll"),
        (procedures.draw, "draw"),
        (procedures.last_rites, "end"),
    ]
    .map(|(at, word)| (at, word.to_owned()))
    .into();
    for ((sort, traits), holds) in sorts.iter().zip(traits).zip(holds) {
        let effects =
            [("play", traits.play), ("exhaust", traits.exhaust), ("solstice", traits.solstice), ("end", traits.end)];
        labels.extend(effects.map(|(what, at)| (at, format!("{}/{what}", sort.id))));
        let standing = holds.iter().enumerate().filter_map(|(number, holds)| match holds {
            Holds::When(_, at) | Holds::Instead(_, at) | Holds::Avoid { at, .. } => {
                Some((*at, format!("{}/standing-{}", sort.id, number + 1)))
            }
            _ => None,
        });
        labels.extend(standing);
    }
    for deck in decks {
        labels.extend([(deck.king.a, format!("king-{}/a", deck.id)), (deck.king.b, format!("king-{}/b", deck.id))]);
    }
    labels.retain(|(at, _)| *at > 0);
    labels.sort();
    labels
}

/// A number above nought for each sort of which a game can have several cards.
fn twins(decks: &[Deck], nations: &[Nation], sorts: usize) -> Vec<u8> {
    let mut counts = vec![0; sorts];
    let slots = decks.iter().flat_map(|deck| &deck.slots[..deck.own]);
    slots.chain(nations.iter().flat_map(|nation| &nation.slots)).for_each(|slot| counts[slot.sort as usize] += 1);
    let mut next = 0;
    let twin = |count: &i32| {
        next += u8::from(*count > 1);
        if *count > 1 { next } else { 0 }
    };
    counts.iter().map(twin).collect()
}

fn flatten(compiler: &mut Compiler<'_>, at: u16, sort: &Sort, twin: u8) -> Result<Traits, Phrase> {
    let mut marks = [0; 8];
    sort.marks.iter().for_each(|mark| marks[*mark as usize] += 1);
    let play = compiler.play(&sort.play)?;
    let (exhaust, on, exhaust_requires) = match &sort.exhaust {
        Some(exhaust) => {
            if exhaust.steps.is_empty() && exhaust.fewer.is_none() {
                return Err(phrase!("imperium-data-empty-steps"));
            }
            compiler.exhaust(exhaust)?
        }
        None => (0, None, None),
    };
    if sort.unplayable && (!sort.play.is_empty() || sort.pinned) {
        return Err(phrase!("imperium-data-unplayable"));
    }
    let needs_pin = sort.exhaust.is_some() || !sort.solstice.is_empty() || !sort.standing.is_empty();
    let stays_out =
        |copy: &Copy| matches!(copy.start, Some(Start::PowerA | Start::PowerB | Start::Beside | Start::Later));
    if needs_pin && !sort.pinned && !sort.copies.iter().all(stays_out) {
        return Err(phrase!("imperium-data-not-pinned"));
    }
    let points = match &sort.points {
        Points::Fixed(points) => Worth::Fixed(*points),
        Points::Where { history, garrison, play, otherwise } => Worth::Where {
            history: history.unwrap_or(*otherwise),
            garrison: garrison.unwrap_or(*otherwise),
            play: play.unwrap_or(*otherwise),
            otherwise: *otherwise,
        },
        Points::Per(sums) => {
            if !(1..=2).contains(&sums.len()) || sums.iter().any(|(_, every, _)| *every == 0) {
                return Err(phrase!("imperium-data-points"));
            }
            let mut per = [None; 2];
            for (place, (points, every, count)) in per.iter_mut().zip(sums) {
                *place = Some((*points, *every, compiler.points(count)?));
            }
            Worth::Per(per)
        }
    };
    Ok(Traits {
        sort: at,
        twin,
        pinned: sort.pinned,
        attack: sort.attack,
        free: sort.free,
        unplayable: sort.unplayable,
        no_garrison: sort.no_garrison,
        stays: sort.stays,
        enters_play: sort.enters_play,
        only_last: sort.only_last,
        ends_game: sort.ends_game,
        needs_price: sort.needs_price,
        period: sort.period,
        requires: sort.requires.as_ref().map(|condition| compiler.requirement(condition)).transpose()?,
        play,
        exhaust,
        on,
        exhaust_requires,
        fewer: sort.exhaust.as_ref().and_then(|exhaust| exhaust.fewer),
        solstice: compiler.effect(&sort.solstice)?,
        end: compiler.effect(&sort.end)?,
        marks,
        category: category_bits(&sort.category),
        cost: sort.cost.unwrap_or_default(),
        points,
    })
}

fn concerns(
    decks: &[Deck],
    nations: &[Nation],
    sorts: &[Sort],
    traits: &[Traits],
    holds: &[Vec<Holds>],
    filters: &mut Vec<Filter>,
) -> Concerns {
    let mut concern = |fits: &dyn Fn(usize) -> bool| -> u16 {
        filters.push(Filter::of(decks, nations, |sort| fits(sort as usize)));
        filters.len() as u16 - 1
    };
    let starts = |sort: usize, wanted: &[Start]| {
        sorts[sort].copies.iter().any(|copy| copy.start.is_some_and(|start| wanted.contains(&start)))
    };
    let powers = [Start::PowerA, Start::PowerB, Start::Beside, Start::Later];
    macro_rules! holding {
        ($pattern:pat) => {
            concern(&|sort| holds[sort].iter().any(|one| matches!(one, $pattern)))
        };
    }
    Concerns {
        when: holding!(Holds::When(..)),
        hand_limit: holding!(Holds::HandLimit(_)),
        ignore_axe: holding!(Holds::IgnoreAxe(_)),
        free_play: holding!(Holds::FreePlay(_)),
        acquire_exiled: holding!(Holds::AcquireExiled(_)),
        cheaper_unrest: holding!(Holds::CheaperUnrest { .. }),
        cheaper_development: holding!(Holds::CheaperDevelopment(_)),
        look_more: holding!(Holds::LookMore(_)),
        no_history: holding!(Holds::NoHistory),
        market_token: holding!(Holds::MarketToken(..)),
        instead: holding!(Holds::Instead(..)),
        avoid: holding!(Holds::Avoid { .. }),
        toll: holding!(Holds::AvoidUnlessPaid(_)),
        substitute: holding!(Holds::Substitute(_)),
        fewer: concern(&|sort| traits[sort].fewer.is_some()),
        exhaust: concern(&|sort| traits[sort].exhaust != 0 && traits[sort].on.is_none()),
        reaction: concern(&|sort| traits[sort].exhaust != 0 && traits[sort].on.is_some()),
        solstice: concern(&|sort| traits[sort].solstice != 0),
        end: concern(&|sort| traits[sort].end != 0),
        pinned: concern(&|sort| traits[sort].pinned),
        twice: concern(&|sort| sorts[sort].category == [Category::Region, Category::Region]),
        variable: concern(&|sort| matches!(sorts[sort].points, Points::Per(_))),
        power: concern(&|sort| starts(sort, &powers)),
        only_last: concern(&|sort| traits[sort].only_last),
        no_garrison: concern(&|sort| traits[sort].no_garrison),
        stays: concern(&|sort| traits[sort].stays),
        twins: concern(&|sort| traits[sort].twin > 0),
        marks: std::array::from_fn(|mark| concern(&|sort| traits[sort].marks[mark] > 0)),
        standing: concern(&|sort| !sorts[sort].standing.is_empty()),
        categories: CATEGORIES.map(|category| concern(&|sort| sorts[sort].category.contains(&category))),
        skills: SKILLS.map(|skill| concern(&|sort| skill.is_in(&sorts[sort].play))),
        free: concern(&|sort| sorts[sort].free),
        varied: concern(&|sort| !matches!(traits[sort].points, Worth::Fixed(_))),
        fixed: scored(traits, |points| if let Worth::Fixed(points) = points { *points } else { 0 }, &mut concern),
        to_rival: scored(traits, |points| points.to_rival(), &mut concern),
    }
}

/// The cards by what they are worth, those that are worth nothing left out.
fn scored(
    traits: &[Traits],
    worth: impl Fn(&Worth) -> i8,
    mut concern: impl FnMut(&dyn Fn(usize) -> bool) -> u16,
) -> Vec<(i8, u16)> {
    let values: BTreeSet<i8> =
        traits.iter().map(|traits| worth(&traits.points)).filter(|points| *points != 0).collect();
    values.into_iter().map(|value| (value, concern(&|sort| worth(&traits[sort].points) == value))).collect()
}

/// The order of a seat's nation and side in tables that know both.
pub(crate) fn variant(nation: usize, side: Side) -> u8 {
    (nation * 2) as u8 + u8::from(side == Side::B)
}
