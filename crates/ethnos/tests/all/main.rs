//! What every game goes through, and what only Ethnos has.

mod data;
mod knowledge;
mod lessons;
mod scenarios;

use std::path::Path;

use ethnos::{Ethnos, EthnosData};
use kernel::Data;
use kernel::laws::{Trial, hold_on};

mod golden {
    use super::*;

    #[test]
    fn kept_games_replay_to_their_results() {
        battery::golden::<Ethnos>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
    }
}

mod laws {
    use super::*;

    #[test]
    fn the_laws_hold() {
        battery::laws::<Ethnos>();
    }

    #[test]
    fn the_number_of_threads_changes_nothing() {
        let hold = |threads| hold_on::<Ethnos>(threads, EthnosData::built_in(), Trial::of(250), &[]).unwrap();
        let alone = hold(1);
        assert!(alone.sampled > 1_000, "{alone:?}");
        assert_eq!(alone, hold(3));
    }
}

mod size_and_allocations {
    use super::*;

    #[test]
    fn deciding_allocates_nothing_and_states_are_small() {
        battery::memory::<Ethnos>(1024, 16);
    }
}
