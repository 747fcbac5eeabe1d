//! The program `letopis` with one game more.

use std::process::ExitCode;

use letopis::Host;
use stones::Stones;
use table::Edition;

fn main() -> ExitCode {
    let stones: &'static dyn Host = &Edition::<Stones>::BUILT_IN;
    letopis::run(&letopis::hosts().iter().chain([stones]).collect())
}
