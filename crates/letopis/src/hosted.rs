//! The games that the program knows, and what it needs to know of each.

use kernel::data::{Data, Naming};
use kernel::{Phrase, Seen};
use site::{Board, Chapter};
use speech::{Language, Speech};
use table::{Edition, Games, usual_setup};

use crate::arena::Arena;
use crate::cards::{Check, CountFiles, Export, Import, List};
use crate::fit::Fit;
use crate::play::Play;
use crate::practise::Practise;
use crate::replay::Open;
use crate::scenario::Run;
use crate::sets::Load;
use crate::simulate::Simulate;
use crate::{Outcome, tables};

/// A game that can be played at the terminal. Without anything told here it is drawn as a plain table of its facts; those that
/// have a table of their own tell it in `tables`.
pub trait Hosted: Board {
    /// The table as text.
    fn table(seen: &Seen<Self>, words: &Speech, players: &[String]) -> String {
        tables::plain::draw(seen, words, players)
    }

    /// In what order options are shown: the smaller, the earlier.
    fn weight(_: &Self::Action) -> usize {
        0
    }
}

/// Something that can be done with any game.
pub trait Errand {
    /// What comes of it.
    type Result;
    /// Does it with the game `G`.
    fn with<G: Hosted>(self) -> Self::Result;
}

/// A game behind one type, with the errands that the program can do with it.
pub trait Host: Chapter {
    /// Plays it at the terminal.
    fn play(&self, errand: Play<'_>) -> Outcome;
    /// Lets bots play it many times.
    fn simulate(&self, errand: Simulate<'_>) -> Outcome;
    /// Lets bots meet in it.
    fn arena(&self, errand: Arena<'_>) -> Outcome;
    /// Fits the evaluation that its bots use.
    fn fit(&self, errand: Fit<'_>) -> Outcome;
    /// Lets its bots learn habits.
    fn practise(&self, errand: Practise<'_>) -> Outcome;
    /// Reads a chronicle of it.
    fn open(&self, errand: Open<'_>) -> Outcome;
    /// Plays a scenario of it.
    fn run(&self, errand: Run<'_>) -> <Run<'_> as Errand>::Result;
    /// Lists its cards.
    fn list(&self, errand: List<'_>) -> Outcome;
    /// Prints its set as a spreadsheet.
    fn export(&self, errand: Export<'_>) -> Outcome;
    /// Makes a set of a spreadsheet.
    fn import(&self, errand: Import<'_>) -> Outcome;
    /// Checks its data.
    fn check(&self, errand: Check<'_>) -> Outcome;
    /// Counts its files in a folder.
    fn count_files(&self, errand: CountFiles<'_>) -> usize;
    /// The same game with other data.
    fn load(&self, errand: Load<'_>) -> <Load<'_> as Errand>::Result;
}

impl<G: Hosted> Host for Edition<G> {
    fn play(&self, errand: Play<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn simulate(&self, errand: Simulate<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn arena(&self, errand: Arena<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn fit(&self, errand: Fit<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn practise(&self, errand: Practise<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn open(&self, errand: Open<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn run(&self, errand: Run<'_>) -> <Run<'_> as Errand>::Result {
        errand.with::<G>()
    }

    fn list(&self, errand: List<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn export(&self, errand: Export<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn import(&self, errand: Import<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn check(&self, errand: Check<'_>) -> Outcome {
        errand.with::<G>()
    }

    fn count_files(&self, errand: CountFiles<'_>) -> usize {
        errand.with::<G>()
    }

    fn load(&self, errand: Load<'_>) -> <Load<'_> as Errand>::Result {
        errand.with::<G>()
    }
}

macro_rules! hosts {
    ($($game:ty),*) => { [$(&Edition::<$game>::BUILT_IN as &'static dyn Host),*] };
}

/// All games that there are.
pub fn hosts() -> Games<dyn Host> {
    games::every_game!(hosts).into_iter().collect()
}

/// The same games, of which the commands of the program are not known.
pub fn chapters(hosts: &Games<dyn Host>) -> Games<dyn Chapter> {
    hosts.editions().map(|host| host as &'static dyn Chapter).collect()
}

/// The game of this name.
pub fn find(games: &Games<dyn Host>, game: &str) -> Result<&'static dyn Host, Phrase> {
    let known = || games.ids().collect::<Vec<&str>>().join(", ");
    games.find(game).map_err(|_| kernel::phrase!("letopis-unknown-game", game = game, games = known()))
}

/// The setup that a command line asks for: in notation, or the usual one for so many players.
pub fn setup<G: Hosted>(data: &'static G::Data, seats: usize, told: Option<&str>) -> Result<G::Setup, Phrase> {
    match told {
        Some(text) => G::read_setup(data, text),
        None => usual_setup::<G>(data, seats),
    }
}

/// The sentences and the names of these games.
pub fn speech(games: &Games<dyn Host>, language: Language) -> Speech {
    let namings: Vec<Naming> = games.iter().flat_map(|host| host.namings()).collect();
    let messages: Vec<[&str; 2]> = games.iter().flat_map(|host| [host.messages(), host.words()]).collect();
    speak(language, &messages, &namings)
}

/// The sentences and the names of one game, with this data.
pub fn speech_with<G: Hosted>(language: Language, data: &G::Data) -> Speech {
    speak(language, &[<G as kernel::Narrate>::MESSAGES, G::WORDS], &data.namings())
}

fn speak(language: Language, games: &[[&'static str; 2]], namings: &[Naming]) -> Speech {
    let messages = [&[kernel::MESSAGES, bots::MESSAGES, table::MESSAGES, site::MESSAGES, MESSAGES], games].concat();
    Speech::new(language, &messages, namings).expect("the message files are checked by a test")
}

/// The sentences of the program itself.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];
