//! What every game goes through, and what only Hadara has.

mod scenarios;
mod sheet;

use std::path::Path;

use hadara::{Edition, Hadara};

mod lessons {
    use super::*;

    #[test]
    fn all_lessons_hold() {
        battery::lessons::<Hadara>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons/hadara"), 5);
    }
}

mod golden {
    use super::*;

    #[test]
    fn kept_games_replay_to_their_results() {
        let kept = battery::golden::<Hadara>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden"));
        let first = |chronicle: &kernel::Chronicle<Hadara>| chronicle.setup().edition == Edition::First;
        assert!(kept.iter().any(first) && !kept.iter().all(first), "both editions are kept");
    }
}

mod laws {
    use super::*;

    #[test]
    fn the_laws_hold() {
        battery::laws::<Hadara>();
    }
}

mod size_and_allocations {
    use super::*;

    #[test]
    fn deciding_allocates_nothing_and_states_are_small() {
        battery::memory::<Hadara>(1024, 16);
    }
}
