//! Situations from the rulebooks.

use std::path::{Path, PathBuf};

use kernel::scenario::{Lesson, Situation};
use kernel::{Data, Fault, Scenario};

/// The files of a folder, by name.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.unwrap_or_else(|why| panic!("{}: {why}", folder.display())).path()).collect();
    files.sort();
    files
}

/// Every scenario of the folder holds; there are at least so many.
pub fn scenarios<G: Situation>(folder: &Path, at_least: usize) {
    let files = files(folder);
    for path in &files {
        let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let scenario = Scenario::read(&text).unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
        assert_eq!(scenario.game, G::ID, "{}", path.display());
        let held = scenario.run::<G>(G::Data::built_in());
        held.unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
    }
    assert!(files.len() >= at_least, "only {} scenarios were found", files.len());
}

/// Every lesson of the folder can be gone through in every way that it allows, and says nothing that does not hold; there are at
/// least so many.
pub fn lessons<G: Situation>(folder: &Path, at_least: usize) {
    let files = files(folder);
    for path in &files {
        let text = std::fs::read_to_string(path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        let lesson = Lesson::read(&text).unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
        assert_eq!(lesson.game, G::ID, "{}", path.display());
        let held = lesson.run::<G>(G::Data::built_in());
        held.unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
    }
    assert!(files.len() >= at_least, "only {} lessons were found", files.len());
}

/// What is wrong with the scenario of two players that has these sections. Its first section begins in line 6.
pub fn refuted<G: Situation>(setup: &str, sections: &str) -> Fault {
    let text = format!("title en: a\ntitle ru: b\ngame: {}\nsetup: {setup}\nplayers: A, B\n{sections}", G::ID);
    let scenario = Scenario::read(&text).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
    match scenario.run::<G>(G::Data::built_in()) {
        Ok(_) => panic!("a scenario that says something false holds:\n{text}"),
        Err(fault) => fault,
    }
}
