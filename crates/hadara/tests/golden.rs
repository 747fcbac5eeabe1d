//! Whole games kept in the repository: each replays to the result that it had when it was played.
//!
//! A change of the rules that alters one of them must raise `Hadara::RULES` and say so in its commit.

use std::path::Path;

use hadara::{Edition, Hadara, HadaraData};
use kernel::{Chronicle, Data, Game};

#[test]
fn kept_games_replay_to_their_results() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let (mut seats, mut editions) = ([false; 6], [false; 2]);
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let chronicle = Chronicle::<Hadara>::read(HadaraData::built_in(), &text)
            .unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
        assert!(chronicle.state().standings().is_some(), "{} is unfinished", path.display());
        assert_eq!(chronicle.write(), text, "{}", path.display());
        seats[chronicle.state().seats()] = true;
        editions[usize::from(chronicle.setup().edition == Edition::First)] = true;
    }
    assert_eq!((seats, editions), ([false, false, true, true, true, true], [true; 2]));
}
