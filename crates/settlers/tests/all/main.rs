//! What every game goes through, and what only Imperial Settlers has.

mod cards;
mod data;
mod preview;
mod scenarios;

use std::path::Path;

use settlers::{Lookout, Peace, Settlers};

mod lessons {
    use super::*;

    #[test]
    fn all_lessons_hold() {
        battery::lessons::<Settlers>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons/settlers"), 5);
    }
}

mod golden {
    use super::*;

    #[test]
    fn kept_games_replay_to_their_results() {
        let kept = battery::golden::<Settlers>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
        for lookout in [Lookout::Standard, Lookout::Alternative, Lookout::Advanced] {
            assert!(kept.iter().any(|chronicle| chronicle.setup().lookout == lookout), "{lookout:?}");
        }
        assert!(kept.iter().any(|chronicle| chronicle.setup().peace == Peace::Peaceful));
    }
}

mod laws {
    use super::*;

    #[test]
    fn the_laws_hold() {
        battery::laws::<Settlers>();
    }
}

mod size_and_allocations {
    use super::*;

    #[test]
    fn deciding_allocates_nothing_and_states_are_small() {
        battery::memory::<Settlers>(4096, 16);
    }
}
