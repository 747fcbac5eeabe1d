//! The program `letopis`, with all games that there are.

use std::process::ExitCode;

fn main() -> ExitCode {
    letopis::run(&letopis::hosts())
}
