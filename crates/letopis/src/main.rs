//! The program `letopis`: serve, play, simulate, replay, verify, scenarios, cards, reports, backup, completions.

mod backup;
mod cards;
mod cli;
mod files;
mod hosted;
mod interrupt;
mod lookup;
mod play;
mod replay;
mod reports;
mod scenario;
mod serve;
mod simulate;
mod tables;
mod width;

use std::process::ExitCode;

use kernel::phrase;

/// Why the program ends without having done what it was asked.
pub enum Failure {
    /// The input is bad: said in one sentence.
    Input(String),
    /// The input was fine, but what it says does not hold; everything has been said already.
    DoesNotHold,
    /// Somebody stopped it; what had come of it by then has been said.
    Interrupted,
}

/// The outcome of a command.
pub type Outcome = Result<(), Failure>;

fn main() -> ExitCode {
    let words = cli::words();
    let outcome = cli::run(&words);
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::DoesNotHold) => ExitCode::from(1),
        Err(Failure::Interrupted) => ExitCode::from(interrupt::CODE),
        Err(Failure::Input(sentence)) => {
            anstream::eprintln!("{}", words.say(&phrase!("letopis-error", what = sentence), &[]));
            ExitCode::from(2)
        }
    }
}
