//! The laws of all games.

use kernel::Data;
use kernel::laws::{Lawful, Trial, hold};

/// Games in a usual run; `cargo xtask soak` plays a million.
const GAMES: u64 = 3_000;

/// The laws hold over many random games.
pub fn laws<G: Lawful>() {
    laws_in::<G>(Trial::of(GAMES));
}

/// The laws hold over the random games of a trial, of which each number of seats has its share. `LETOPIS_LAW_GAMES` asks for
/// more games or fewer, `LETOPIS_LAW_FIRST` for those from a certain one on, which is how a game that broke a law is looked at.
pub fn laws_in<G: Lawful>(usual: Trial) {
    let wished = |name: &str| std::env::var(name).ok().and_then(|number| number.parse().ok());
    let (games, first) = (wished("LETOPIS_LAW_GAMES"), wished("LETOPIS_LAW_FIRST"));
    let trial = Trial { games: games.unwrap_or(usual.games), first: first.unwrap_or(usual.first), ..usual };
    let played = hold::<G>(G::Data::built_in(), trial).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{played:?}");
    for seats in G::SEATS {
        assert!(first.is_some() || played.games[seats] * 10 > trial.games, "{played:?}");
    }
}
