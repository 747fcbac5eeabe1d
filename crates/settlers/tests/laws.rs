//! The laws of all games, on Imperial Settlers. Two halves, so that two cores can share them.

use kernel::Data;
use kernel::laws::{Trial, hold};
use settlers::{SEATS, Settlers, SettlersData};

/// How many games to play: `LETOPIS_LAW_GAMES`, if it is set.
fn games() -> u64 {
    let wished = std::env::var("LETOPIS_LAW_GAMES").ok().and_then(|games| games.parse().ok());
    wished.unwrap_or(20_000)
}

fn play_half(seed: u64) {
    let trial = Trial { seed, ..Trial::of(games() / 2) };
    let played = hold::<Settlers>(SettlersData::built_in(), trial).unwrap();
    println!("{played:?}");
    for seats in 1..=SEATS {
        assert!(played.games[seats] * 10 > trial.games, "{played:?}");
    }
}

#[test]
fn the_laws_hold_over_one_half_of_the_games() {
    play_half(1);
}

#[test]
fn the_laws_hold_over_the_other_half() {
    play_half(2);
}
