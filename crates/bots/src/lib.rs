//! Players that think. A bot is given what its seat may see, and nothing else.

pub mod arena;
pub mod contest;
mod ethnos;
mod evaluate;
pub mod fit;
mod greedy;
pub mod habits;
mod hadara;
mod imperium;
pub mod practice;
mod random;
pub mod search;
mod seated;
mod settlers;
mod thought;
mod weights;

use kernel::{Game, Options, Phrase, Seat, Seen, Stream, Viewer, phrase};

pub use evaluate::Evaluate;
pub use greedy::Greedy;
pub use random::Random;
pub use search::{Advice, Search};
pub use seated::Seated;
pub use thought::{Budget, Halt, Thought};
pub use weights::Weights;

/// The sentences of this crate, in English and Russian.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];

/// The version of the searches and evaluations by which games are judged: raised with every change that would judge one otherwise.
pub const JUDGEMENT: u32 = 8;

/// Somebody who decides for a seat, from the first decision of a game to the last: see [`Seated`].
pub trait Bot<G: Game>: Send {
    /// Chooses one of the options of this turn, by its place in the list. Asks `thought` before each iteration whether it
    /// may go on, and decides with what it has when it may not.
    fn choose(&mut self, turn: &Turn<'_, G>, thought: &mut Thought<'_>) -> usize;
}

/// A moment at which a bot must decide: its seat, its options, and the table as it may see it.
pub struct Turn<'a, G: Game> {
    /// Not to be handed out: what a bot sees of it comes from [`Turn::seen`].
    state: &'a G,
    options: &'a Options<G::Action>,
}

impl<'a, G: Game> Turn<'a, G> {
    /// The turn of the seat that has these options.
    pub fn new(state: &'a G, options: &'a Options<G::Action>) -> Turn<'a, G> {
        Turn { state, options }
    }

    /// Who decides.
    pub fn seat(&self) -> Seat {
        self.options.seat()
    }

    /// What may be decided.
    pub fn options(&self) -> &'a Options<G::Action> {
        self.options
    }

    /// The table as the seat may see it.
    pub fn seen(&self) -> Seen<G> {
        self.state.seen_by(Viewer::Seat(self.seat()))
    }
}

/// The kinds of bots by name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Takes any option.
    Random,
    /// Takes the option after which its position is worth most.
    Greedy,
    /// Searches, the better the higher its level.
    Level(Level),
}

/// How well a bot searches, called as the solo booklet of Imperium calls its levels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Hardly thinks, or decides at first sight.
    Chieftain,
    /// Thinks a little.
    Warlord,
    /// Thinks: the usual one.
    Imperator,
    /// Thinks hard.
    Sovereign,
    /// Thinks for as long as anybody would wait.
    Overlord,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] = [Level::Chieftain, Level::Warlord, Level::Imperator, Level::Sovereign, Level::Overlord];
}

impl Kind {
    /// All of them, the weakest first.
    pub const ALL: [Kind; 7] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Level(Level::Chieftain),
        Kind::Level(Level::Warlord),
        Kind::Level(Level::Imperator),
        Kind::Level(Level::Sovereign),
        Kind::Level(Level::Overlord),
    ];

    /// What commands and journals call it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Level(Level::Chieftain) => "chieftain",
            Kind::Level(Level::Warlord) => "warlord",
            Kind::Level(Level::Imperator) => "imperator",
            Kind::Level(Level::Sovereign) => "sovereign",
            Kind::Level(Level::Overlord) => "overlord",
        }
    }

    /// What people call it.
    pub fn title(self) -> Phrase {
        match self {
            Kind::Random => phrase!("bots-random"),
            Kind::Greedy => phrase!("bots-greedy"),
            Kind::Level(Level::Chieftain) => phrase!("bots-chieftain"),
            Kind::Level(Level::Warlord) => phrase!("bots-warlord"),
            Kind::Level(Level::Imperator) => phrase!("bots-imperator"),
            Kind::Level(Level::Sovereign) => phrase!("bots-sovereign"),
            Kind::Level(Level::Overlord) => phrase!("bots-overlord"),
        }
    }

    /// The kind that commands call so.
    pub fn named(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// A bot of this kind. What it does by chance comes from `stream`.
    pub fn create<G: Evaluate>(self, stream: Stream) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random::new(stream)),
            Kind::Greedy => Box::new(Greedy::<G>::new(stream)),
            Kind::Level(level) => Box::new(Search::<G>::new(stream, level, 1)),
        }
    }
}
