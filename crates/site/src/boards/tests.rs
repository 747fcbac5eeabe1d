//! Boards are handed stories. What whole games are made of is not even named here.

use std::path::{Path, PathBuf};

/// What a state, a seed or dice could be had from.
const WHOLE: [&str; 8] = ["Chronicle", "AnyGame", "Playing", "Table", "Header", "Hall", "Live", "App"];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("it can be read"));
    entries
        .flat_map(|entry| match entry.path() {
            path if path.is_dir() => sources(&path),
            path => vec![path],
        })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        // Tests play games to have something to draw.
        .filter(|path| path.file_name().is_some_and(|name| name != "tests.rs"))
        .collect()
}

#[test]
fn nothing_whole_is_named_in_a_board() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/boards"));
    assert!(sources.len() > 30, "only {} files", sources.len());
    for path in sources {
        let text = std::fs::read_to_string(&path).expect("it is text");
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for word in code.flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_')) {
            assert!(!WHOLE.contains(&word), "{word} in {}", path.display());
        }
    }
}
