//! Whole games kept in the repository.

use std::path::Path;

use kernel::{Chronicle, Data, Game};

/// Every chronicle of the folder replays to the result that it had when it was played, and there is one for each number
/// of seats. A change of the rules that alters one of them must raise `Game::RULES` and say so in its commit.
pub fn golden<G: Game>(folder: &Path) -> Vec<Chronicle<G>> {
    let mut chronicles = vec![];
    for path in crate::files(folder) {
        let text = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let chronicle = Chronicle::<G>::read(G::Data::built_in(), &text)
            .unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
        assert!(chronicle.state().standings().is_some(), "{} is unfinished", path.display());
        assert_eq!(chronicle.write(), text, "{}", path.display());
        chronicles.push(chronicle);
    }
    for seats in G::SEATS {
        let kept = chronicles.iter().any(|chronicle| chronicle.state().seats() == seats);
        assert!(kept, "no game of {seats} is kept");
    }
    chronicles
}
