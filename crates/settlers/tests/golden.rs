//! Whole games kept in the repository: each replays to the result that it had when it was played.
//!
//! A change of the rules that alters one of them must raise `Settlers::RULES` and say so in its commit.

use std::path::Path;

use kernel::{Chronicle, Data, Game};
use settlers::{Lookout, Peace, Settlers, SettlersData};

#[test]
fn kept_games_replay_to_their_results() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut seats = [false; 5];
    let (mut lookouts, mut peaceful) = (vec![], false);
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let chronicle = Chronicle::<Settlers>::read(SettlersData::built_in(), &text)
            .unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
        assert!(chronicle.state().standings().is_some(), "{} is unfinished", path.display());
        assert_eq!(chronicle.write(), text, "{}", path.display());
        seats[chronicle.state().seats()] = true;
        lookouts.push(chronicle.setup().lookout);
        peaceful |= chronicle.setup().peace == Peace::Peaceful;
    }
    assert_eq!(seats, [false, true, true, true, true]);
    assert!([Lookout::Standard, Lookout::Alternative, Lookout::Advanced].iter().all(|one| lookouts.contains(one)));
    assert!(peaceful);
}
