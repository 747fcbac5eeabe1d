//! What every game goes through, and what only Imperium has.

mod campaign;
mod cards;
mod data;
mod joints;
mod rivals;
mod texts;

use std::path::Path;

use imperium::Imperium;

mod scenarios {
    use super::*;

    #[test]
    fn all_scenarios_hold() {
        battery::scenarios::<Imperium>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/imperium"), 290);
    }
}

mod golden {
    use super::*;

    #[test]
    fn kept_games_replay_to_their_results() {
        let kept = battery::golden::<Imperium>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
        for deck in [0, 1] {
            assert!(kept.iter().any(|chronicle| chronicle.setup().deck == deck), "{deck}");
        }
    }
}

mod laws {
    use kernel::laws::Trial;

    use super::*;

    #[test]
    fn the_laws_hold() {
        // A game has some seven hundred decisions: a sample of them is enough for what takes long.
        battery::laws_in::<Imperium>(Trial { sample: 150, ..Trial::of(10_000) });
    }
}

mod size_and_allocations {
    use super::*;

    #[test]
    fn deciding_allocates_nothing_and_states_are_small() {
        battery::memory::<Imperium>(1536, 4);
    }
}
