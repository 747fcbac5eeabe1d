//! The games that can be played, without knowing which they are.

use std::any::Any;
use std::fmt::Debug;
use std::ops::RangeInclusive;

use bots::Evaluate;
use kernel::data::{Data, Entry, Naming};
use kernel::{Chronicle, Fault, Game, Phrase, Seed, Situation, Version, phrase};

use crate::bounds::NOTATION;
use crate::journal::Header;
use crate::playing::{AnyGame, Choice};

/// A game as it is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its name.
    pub id: &'static str,
    /// How many may play.
    pub seats: RangeInclusive<usize>,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its data.
    pub data: String,
    /// Setups to choose from: for every number of players the usual one, then each variant.
    pub setups: Vec<Choice>,
}

/// An edition of a game: its rules with one set of data.
#[derive(Debug)]
pub struct Edition<G: Game> {
    /// None for the data that the program carries.
    data: Option<&'static G::Data>,
    /// What the set is called by in addresses and journals. None for the one that is played unless somebody asks for another.
    set: Option<&'static str>,
}

impl<G: Game> Edition<G> {
    /// The edition that the program carries.
    pub const BUILT_IN: Edition<G> = Edition { data: None, set: None };

    /// The edition with this data, offered under this name beside the usual one, or in its place.
    pub fn with(data: &'static G::Data, set: Option<&'static str>) -> Edition<G> {
        Edition { data: Some(data), set }
    }

    /// The data.
    pub fn data(&self) -> &'static G::Data {
        self.data.unwrap_or_else(G::Data::built_in)
    }

    fn setup(&self, text: &str) -> Result<G::Setup, Phrase> {
        G::read_setup(self.data(), text)
    }
}

/// How many a setup is for; one that the rules do not allow is refused.
pub fn seats_for<G: Game>(data: &'static G::Data, setup: &G::Setup) -> Result<usize, Phrase> {
    Ok(G::new(data, setup, &Seed([0; 32]))?.seats())
}

/// The usual setup for so many players: the first that is offered for them.
pub fn usual_setup<G: Game>(data: &'static G::Data, seats: usize) -> Result<G::Setup, Phrase> {
    let fits = |setup: &G::Setup| seats_for::<G>(data, setup) == Ok(seats);
    let (least, most) = G::SEATS.into_inner();
    let found = G::setups(data).into_iter().find(fits);
    found.ok_or_else(|| phrase!("setup-bad-seats", least = least, most = most, found = seats))
}

/// A game that can be played, whichever it is.
pub trait Playable: Debug + Send + Sync {
    /// Its name in chronicles, addresses and commands.
    fn id(&self) -> &'static str;

    /// What it is called.
    fn title(&self) -> Phrase;

    /// What it is about, in a sentence.
    fn gist(&self) -> Phrase;

    /// How its setups are written.
    fn setup_form(&self) -> Phrase;

    /// Its sentences, in English and Russian.
    fn messages(&self) -> [&'static str; 2];

    /// Everything in its data that has a name.
    fn namings(&self) -> Vec<Naming>;

    /// The name of its set in addresses and journals; none for the one that is played unless somebody asks for another.
    fn set(&self) -> Option<&'static str>;

    /// Its name where those of several sets must be told apart: `hadara` for the usual one, `hadara@box` for the set `box`.
    fn path(&self) -> String {
        match self.set() {
            Some(set) => format!("{}{SET}{set}", self.id()),
            None => self.id().to_owned(),
        }
    }

    /// What its set of cards is called, unless that goes without saying.
    fn card_set(&self) -> Option<Phrase>;

    /// Its data, for whoever knows the type of it.
    fn any_data(&self) -> &'static (dyn Any + Send + Sync);

    /// The rules and data that it is played with here.
    fn version(&self) -> Version;

    /// What is offered of it.
    fn offer(&self) -> Offer;

    /// Everything there is to look up in it.
    fn entries(&self) -> Vec<Entry>;

    /// How many seats a setup has; a setup that the rules do not allow is refused.
    fn seats_of(&self, setup: &str) -> Result<usize, Phrase>;

    /// A setup as it is written here, however it was typed.
    fn written_setup(&self, setup: &str) -> Result<String, Phrase>;

    /// The usual setup for so many players, in notation.
    fn usual_setup(&self, seats: usize) -> Result<String, Phrase>;

    /// Begins a game.
    fn begin(&self, setup: &str, seed: Seed, players: Vec<String>) -> Result<Box<AnyGame>, Phrase>;

    /// A chronicle that somebody kept.
    fn read(&self, text: &str) -> Result<Box<AnyGame>, Fault>;
}

impl<G: Situation + Evaluate> Playable for Edition<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> Phrase {
        G::title()
    }

    fn gist(&self) -> Phrase {
        G::gist()
    }

    fn setup_form(&self) -> Phrase {
        G::setup_form()
    }

    fn messages(&self) -> [&'static str; 2] {
        G::MESSAGES
    }

    fn namings(&self) -> Vec<Naming> {
        self.data().namings()
    }

    fn set(&self) -> Option<&'static str> {
        self.set
    }

    fn card_set(&self) -> Option<Phrase> {
        let called = self.data().called();
        match self.set {
            // A set whose files do not name it goes by the name it is offered under: nobody shall take it for the usual one.
            Some(set) if called == G::Data::built_in().called() => Some(phrase!("table-card-set", set = set)),
            Some(_) | None => called,
        }
    }

    fn any_data(&self) -> &'static (dyn Any + Send + Sync) {
        self.data()
    }

    fn version(&self) -> Version {
        Version::of::<G>(self.data())
    }

    fn offer(&self) -> Offer {
        let data = self.data();
        let choice =
            |setup: &G::Setup| Choice { notation: G::write_setup(data, setup), phrase: G::variant(data, setup) };
        let setups = G::setups(data).iter().map(choice).collect();
        Offer { id: G::ID, seats: G::SEATS, rules: G::RULES, data: data.fingerprint().to_owned(), setups }
    }

    fn entries(&self) -> Vec<Entry> {
        self.data().entries()
    }

    fn seats_of(&self, setup: &str) -> Result<usize, Phrase> {
        seats_for::<G>(self.data(), &self.setup(setup)?)
    }

    fn written_setup(&self, setup: &str) -> Result<String, Phrase> {
        if setup.len() > NOTATION {
            return Err(phrase!("table-too-long", most = NOTATION));
        }
        Ok(G::write_setup(self.data(), &self.setup(setup)?))
    }

    fn usual_setup(&self, seats: usize) -> Result<String, Phrase> {
        usual_setup::<G>(self.data(), seats).map(|setup| G::write_setup(self.data(), &setup))
    }

    fn begin(&self, setup: &str, seed: Seed, players: Vec<String>) -> Result<Box<AnyGame>, Phrase> {
        Ok(Box::new(Chronicle::<G>::begin(self.data(), self.setup(setup)?, seed, players)?))
    }

    fn read(&self, text: &str) -> Result<Box<AnyGame>, Fault> {
        Ok(Box::new(Chronicle::<G>::read(self.data(), text)?))
    }
}

/// What stands between the name of a game and that of a set.
const SET: char = '@';

/// The games that can be played, in the order in which they are offered, each with its sets: first the one that is played unless
/// somebody asks for another. `K` is what is known of each besides how it is played: a site knows its board, a program its commands.
#[derive(Debug)]
pub struct Games<K: ?Sized + 'static = dyn Playable>(Vec<&'static K>);

impl<K: ?Sized> Clone for Games<K> {
    fn clone(&self) -> Games<K> {
        Games(self.0.clone())
    }
}

impl<K: Playable + ?Sized> Games<K> {
    /// The game of this name, with its usual set.
    pub fn find(&self, id: &str) -> Result<&'static K, Phrase> {
        self.sets(id).next().ok_or_else(|| phrase!("table-unknown-game", game = id))
    }

    /// The game of this name with the set of this name, or with its usual one.
    pub fn with_set(&self, id: &str, set: Option<&str>) -> Result<&'static K, Phrase> {
        let usual = self.find(id)?;
        let Some(set) = set else { return Ok(usual) };
        let named = self.sets(id).find(|edition| edition.set() == Some(set));
        named.ok_or_else(|| phrase!("table-unknown-set", game = usual.title(), set = set))
    }

    /// The same by one name, as [`Playable::path`] has it.
    pub fn at(&self, path: &str) -> Result<&'static K, Phrase> {
        match path.split_once(SET) {
            Some((id, set)) => self.with_set(id, Some(set)),
            None => self.find(path),
        }
    }

    /// What a table is played with: the set whose figures it was set up with, whatever that is called today, else the one that has the
    /// name which that set had then. A set that was asked for is not replaced by another.
    pub fn of(&self, header: &Header) -> Result<&'static K, Phrase> {
        match self.made_with(&header.game, &header.version) {
            Some(edition) => Ok(edition),
            None => self.with_set(&header.game, header.set.as_deref()),
        }
    }

    /// Whether a table of one of these games cannot be played because its set is not offered.
    pub fn lacks_set(&self, header: &Header) -> bool {
        self.find(&header.game).is_ok() && self.of(header).is_err()
    }

    /// The set with the very figures that something of this game was made with, if it is offered.
    fn made_with(&self, id: &str, version: &Version) -> Option<&'static K> {
        self.sets(id).find(|edition| version.data.is_some() && edition.version().data == version.data)
    }

    /// All of them, each with its usual set.
    pub fn iter(&self) -> impl Iterator<Item = &'static K> {
        let first = |at: usize| self.0[..at].iter().all(|earlier| earlier.id() != self.0[at].id());
        (0..self.0.len()).filter(move |at| first(*at)).map(|at| self.0[at])
    }

    /// A game with each of its sets, the usual one first.
    pub fn sets(&self, id: &str) -> impl Iterator<Item = &'static K> {
        self.editions().filter(move |edition| edition.id() == id)
    }

    /// All of them with each of their sets.
    pub fn editions(&self) -> impl Iterator<Item = &'static K> {
        self.0.iter().copied()
    }

    /// The same games, of which this one is played with no other set than this.
    pub fn only(&self, edition: &'static K) -> Games<K> {
        self.iter().map(|game| if game.id() == edition.id() { edition } else { game }).collect()
    }

    /// All names.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.iter().map(|game| game.id())
    }

    /// A chronicle that somebody kept, of whichever game it is.
    pub fn read(&self, text: &str) -> Result<Box<AnyGame>, Fault> {
        let (game, version) = (kernel::chronicle::game_of(text)?, kernel::chronicle::version_of(text)?);
        self.made_with(game, &version).map_or_else(|| self.find(game), Ok)?.read(text)
    }
}

impl<K: ?Sized> FromIterator<&'static K> for Games<K> {
    fn from_iter<I: IntoIterator<Item = &'static K>>(games: I) -> Games<K> {
        Games(games.into_iter().collect())
    }
}
