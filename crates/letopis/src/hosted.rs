//! The games that the program knows, and what it needs to know of each.

use bots::Evaluate;
use ethnos::{Ethnos, EthnosData, Tribes};
use hadara::{Hadara, HadaraData};
use kernel::data::{Data, Naming};
use kernel::laws::Lawful;
use kernel::{Game, Phrase, Seen, phrase};
use settlers::{Settlers, SettlersData};
use speech::{Language, Speech};

use crate::tables;

/// A game that can be played at the terminal.
pub trait Hosted: Lawful + Evaluate {
    /// The setup that a command line asks for in words of this game alone.
    fn wished(data: &Self::Data, wish: &Wish) -> Result<Self::Setup, Phrase>;
    /// The table as text.
    fn draw(seen: &Seen<Self>, words: &Speech, players: &[String]) -> String;
    /// In what order options are shown: the smaller, the earlier.
    fn weight(action: &Self::Action) -> usize;
}

/// What a command line says about a setup.
#[derive(Clone, Debug)]
pub struct Wish {
    /// How many play.
    pub seats: usize,
    /// The whole setup, in notation.
    pub setup: Option<String>,
    /// Which tribes, as typed.
    pub tribes: Option<String>,
}

/// The setup that a command line asks for.
pub fn setup<G: Hosted>(data: &G::Data, wish: &Wish) -> Result<G::Setup, Phrase> {
    match &wish.setup {
        Some(text) => G::read_setup(data, text),
        None => G::wished(data, wish),
    }
}

impl Hosted for Ethnos {
    fn wished(data: &EthnosData, wish: &Wish) -> Result<ethnos::Setup, Phrase> {
        let tribes = match &wish.tribes {
            None => Tribes::Random,
            Some(names) => Tribes::Chosen(data.read_tribes(names)?),
        };
        Ok(ethnos::Setup { seats: wish.seats, tribes })
    }

    fn draw(seen: &Seen<Ethnos>, words: &Speech, players: &[String]) -> String {
        tables::ethnos::draw(seen, words, players)
    }

    fn weight(action: &ethnos::Action) -> usize {
        match action {
            ethnos::Action::Band { followers, .. } => 100 - followers.len(),
            ethnos::Action::RecruitDeck
            | ethnos::Action::RecruitRow(_)
            | ethnos::Action::Pass
            | ethnos::Action::Place(_)
            | ethnos::Action::Troll(_)
            | ethnos::Action::Horde
            | ethnos::Action::Keep(_)
            | ethnos::Action::Draw
            | ethnos::Action::Raid
            | ethnos::Action::Decline => 0,
        }
    }
}

impl Hosted for Hadara {
    fn wished(_: &HadaraData, wish: &Wish) -> Result<hadara::Setup, Phrase> {
        match wish.tribes {
            Some(_) => Err(phrase!("letopis-no-tribes-here")),
            None => Ok(hadara::Setup::full(wish.seats)),
        }
    }

    fn draw(seen: &Seen<Hadara>, words: &Speech, players: &[String]) -> String {
        tables::hadara::draw(seen, words, players)
    }

    fn weight(action: &hadara::Action) -> usize {
        usize::from(*action == hadara::Action::Decline)
    }
}

impl Hosted for Settlers {
    fn wished(_: &SettlersData, wish: &Wish) -> Result<settlers::Setup, Phrase> {
        match wish.tribes {
            Some(_) => Err(phrase!("letopis-no-tribes-here")),
            None => Ok(settlers::Setup::random(wish.seats)),
        }
    }

    fn draw(seen: &Seen<Settlers>, words: &Speech, players: &[String]) -> String {
        tables::settlers::draw(seen, words, players)
    }

    fn weight(action: &settlers::Action) -> usize {
        usize::from(matches!(action, settlers::Action::Pass | settlers::Action::Done | settlers::Action::Decline))
    }
}

/// Something that can be done with any game.
pub trait Errand {
    /// What comes of it.
    type Result;
    /// Does it with the game `G`.
    fn with<G: Hosted>(self) -> Self::Result;
}

/// The games by name.
pub const GAMES: [&str; 3] = [Ethnos::ID, Hadara::ID, Settlers::ID];

/// Does an errand with the game of this name.
pub fn with_game<E: Errand>(game: &str, errand: E) -> Result<E::Result, Phrase> {
    match game {
        Ethnos::ID => Ok(errand.with::<Ethnos>()),
        Hadara::ID => Ok(errand.with::<Hadara>()),
        Settlers::ID => Ok(errand.with::<Settlers>()),
        _ => Err(phrase!("letopis-unknown-game", game = game, games = GAMES.join(", "))),
    }
}

/// The sentences and the names of the built-in data of all games.
pub fn speech(language: Language) -> Speech {
    let sets = [EthnosData::built_in().namings(), HadaraData::built_in().namings(), SettlersData::built_in().namings()];
    let namings: Vec<Naming> = sets.concat();
    speech_with(language, &namings)
}

/// The sentences, with these names.
pub fn speech_with(language: Language, namings: &[Naming]) -> Speech {
    let messages = [
        kernel::MESSAGES,
        ethnos::MESSAGES,
        hadara::MESSAGES,
        settlers::MESSAGES,
        table::MESSAGES,
        site::MESSAGES,
        MESSAGES,
    ];
    Speech::new(language, &messages, namings).expect("the message files are checked by a test")
}

/// The sentences of the program itself.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];
