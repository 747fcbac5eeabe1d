//! What every game goes through, and what only Imperium has.

mod campaign;
mod cards;
mod data;
mod joints;
mod points;
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

mod lessons {
    use super::*;

    #[test]
    fn all_lessons_hold() {
        battery::lessons::<Imperium>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons/imperium"), 7);
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
    use imperium::{ImperiumData, Level};
    use kernel::laws::{Trial, hold_over};
    use kernel::{Data, Game};

    use super::*;

    #[test]
    fn the_laws_hold() {
        // A game has some seven hundred decisions: a sample of them is enough for what takes long.
        battery::laws_in::<Imperium>(Trial { sample: 150, ..Trial::of(4_000) });
    }

    /// Three games of every nation against every other as the rival, at every level.
    #[test]
    fn they_hold_alone_over_all_pairs_and_levels() {
        let data = ImperiumData::built_in();
        let nations: Vec<&str> = data.all_nations().map(|(id, _)| id).collect();
        let mut setups = vec![];
        for (own, rival) in nations.iter().flat_map(|own| nations.iter().map(move |rival| (own, rival))) {
            for level in Level::ALL.into_iter().filter(|_| own != rival) {
                let text = format!("1 player, nations {own}-a against {rival}, level {}", level.word());
                setups.push(Imperium::read_setup(data, &text).unwrap());
            }
        }
        assert_eq!(setups.len(), 16 * 15 * 6);
        let trial = Trial { sample: 150, seed: 14, ..Trial::of(3 * setups.len() as u64) };
        let played = hold_over::<Imperium>(data, trial, &setups).unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!(played.games[1], trial.games);
    }
}

mod size_and_allocations {
    use super::*;

    #[test]
    fn deciding_allocates_nothing_and_states_are_small() {
        battery::memory::<Imperium>(1536, 4);
    }
}
