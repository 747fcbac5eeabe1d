//! The laws of all games, on Ethnos.

use ethnos::{Ethnos, EthnosData};
use kernel::Data;
use kernel::laws::{Trial, hold};

#[test]
fn the_laws_hold_over_twenty_thousand_games() {
    let played = hold::<Ethnos>(EthnosData::built_in(), Trial::of(20_000)).unwrap();
    for seats in 2..=6 {
        assert!(played.games[seats] > 3_000, "{played:?}");
    }
}
