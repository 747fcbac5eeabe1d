//! What the program `letopis` does: serve, play, simulate, campaign, replay, verify, scenarios, cards, setups, reports, backup, completions.
//!
//! It is a library so that the games can be handed to it: `main` hands all of them.

mod arena;
mod aside;
mod backup;
mod campaign;
mod cards;
mod cli;
mod files;
mod fit;
mod hosted;
mod interrupt;
mod kept;
mod lookup;
mod play;
mod practise;
mod replay;
mod reports;
mod round_robin;
mod scenario;
mod serve;
mod sets;
mod setups;
mod simulate;
mod tables;
mod width;

use std::process::ExitCode;

use kernel::phrase;
use table::Games;

pub use hosted::{Host, Hosted, hosts};

/// Why the program ends without having done what it was asked.
#[derive(Debug)]
pub enum Failure {
    /// The input is bad: said in one sentence.
    Input(String),
    /// The input was fine, but what it says does not hold; everything has been said already.
    DoesNotHold,
    /// Some of the input is bad; everything has been said already.
    Unreadable,
    /// The input is whole, but was made with other rules or data than this program has: said in one sentence.
    OtherVersion(String),
    /// Somebody stopped it; what had come of it by then has been said.
    Interrupted,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Failure::Input(sentence) => sentence,
            Failure::DoesNotHold => "does-not-hold",
            Failure::Unreadable => "unreadable",
            Failure::Interrupted => "interrupted",
            Failure::OtherVersion(sentence) => sentence,
        })
    }
}

impl std::error::Error for Failure {}

/// The outcome of a command.
pub type Outcome = Result<(), Failure>;

/// Does what the command line says, with these games.
pub fn run(games: &Games<dyn Host>) -> ExitCode {
    let words = cli::words(games);
    let outcome = cli::run(games, &words);
    let complain = |sentence: String| {
        anstream::eprintln!("{}", words.say(&phrase!("letopis-error", what = sentence), &[]));
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::DoesNotHold) => ExitCode::from(1),
        Err(Failure::Unreadable) => ExitCode::from(2),
        Err(Failure::Interrupted) => ExitCode::from(interrupt::CODE),
        Err(Failure::Input(sentence)) => {
            complain(sentence);
            ExitCode::from(2)
        }
        Err(Failure::OtherVersion(sentence)) => {
            complain(sentence);
            ExitCode::from(3)
        }
    }
}
