//! The laws of all games.

use kernel::Data;
use kernel::laws::{Lawful, Trial, hold};

/// Games in a usual run.
const GAMES: u64 = 20_000;

/// The laws hold over many random games, of which each number of seats has its share. `LETOPIS_LAW_GAMES` asks for more
/// or fewer than the usual.
pub fn laws<G: Lawful>() {
    let wished = std::env::var("LETOPIS_LAW_GAMES").ok().and_then(|games| games.parse().ok());
    let trial = Trial::of(wished.unwrap_or(GAMES));
    let played = hold::<G>(G::Data::built_in(), trial).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{played:?}");
    for seats in G::SEATS {
        assert!(played.games[seats] * 10 > trial.games, "{played:?}");
    }
}
