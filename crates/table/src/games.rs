//! The games that can be played, without knowing which they are.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use bots::Evaluate;
use kernel::data::{Data, Entry, Naming};
use kernel::{Chronicle, Fault, Game, Phrase, Seed, Situation, Version, phrase};

use crate::bounds::NOTATION;
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
}

impl<G: Game> Edition<G> {
    /// The edition that the program carries.
    pub const BUILT_IN: Edition<G> = Edition { data: None };

    /// The edition with this data.
    pub fn with(data: &'static G::Data) -> Edition<G> {
        Edition { data: Some(data) }
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

    /// What its set of cards is called, unless that goes without saying.
    fn card_set(&self) -> Option<Phrase>;

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

    fn card_set(&self) -> Option<Phrase> {
        self.data().called()
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

/// The games that can be played, in the order in which they are offered. `K` is what is known of each besides how it is
/// played: a site knows its board, a program its commands.
#[derive(Debug)]
pub struct Games<K: ?Sized + 'static = dyn Playable>(Vec<&'static K>);

impl<K: ?Sized> Clone for Games<K> {
    fn clone(&self) -> Games<K> {
        Games(self.0.clone())
    }
}

impl<K: Playable + ?Sized> Games<K> {
    /// The game of this name.
    pub fn find(&self, id: &str) -> Result<&'static K, Phrase> {
        self.iter().find(|game| game.id() == id).ok_or_else(|| phrase!("table-unknown-game", game = id))
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &'static K> {
        self.0.iter().copied()
    }

    /// All names.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.iter().map(|game| game.id())
    }

    /// A chronicle that somebody kept, of whichever game it is.
    pub fn read(&self, text: &str) -> Result<Box<AnyGame>, Fault> {
        self.find(kernel::chronicle::game_of(text)?)?.read(text)
    }
}

impl<K: ?Sized> FromIterator<&'static K> for Games<K> {
    fn from_iter<I: IntoIterator<Item = &'static K>>(games: I) -> Games<K> {
        Games(games.into_iter().collect())
    }
}
