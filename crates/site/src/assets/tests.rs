//! Sheets and scripts are for people to read, and say everything once.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::boards::{chapters, plain};
use crate::installed::WORKER;

/// The widest line.
const WIDTH: usize = 120;

/// All sheets and parts of the script, with their texts.
fn sources() -> Vec<(PathBuf, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")];
    let mut found = vec![];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "css" || ending == "js") {
                found.push((path.clone(), std::fs::read_to_string(path).unwrap()));
            }
        }
    }
    assert!(found.len() > 40, "{}", found.len());
    found
}

fn is_sheet(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "css")
}

#[test]
fn no_line_is_too_wide() {
    for (path, text) in sources() {
        for (at, line) in text.lines().enumerate() {
            assert!(line.chars().count() <= WIDTH, "{}:{}", path.display(), at + 1);
        }
    }
}

#[test]
fn every_file_is_served() {
    let games = chapters();
    let served = games.iter().flat_map(|chapter| chapter.assets()).chain(super::SHARED).chain([&plain::SHEET, &WORKER]);
    let served: Vec<&str> = served.map(|asset| asset.text()).collect();
    for (path, text) in sources() {
        assert!(served.iter().any(|asset| asset.contains(&text)), "{}", path.display());
    }
}

#[test]
fn a_sheet_has_one_declaration_a_line() {
    for (path, text) in sources().iter().filter(|(path, _)| is_sheet(path)) {
        for (at, line) in text.lines().map(str::trim).enumerate() {
            let comment = line.starts_with("/*") || line.ends_with("*/");
            let (ends, opens) = (line.matches(';').count(), line.matches('{').count());
            let whole = ends + opens + line.matches('}').count() <= 1;
            let last = ends == 0 || line.ends_with(';');
            assert!(comment || (whole && last), "{}:{}: {line}", path.display(), at + 1);
        }
    }
}

/// The declarations of a sheet with everything they stand in, such as `@media print / .dock / display: none`.
fn declarations(text: &str) -> Vec<String> {
    let (mut within, mut gathered, mut found) = (vec![], String::new(), vec![]);
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}', ';']) {
        gathered.push_str(&rest[..at]);
        let said = without_comments(&gathered);
        match &rest[at..=at] {
            "{" => within.push(said),
            "}" => drop(within.pop()),
            _ => {
                let selectors: Vec<&str> = within.last().map_or(vec![], |last| last.split(",\n").collect());
                let around = within[..within.len().saturating_sub(1)].join(" / ");
                found.extend(selectors.iter().map(|selector| format!("{around} / {} / {said}", selector.trim())));
            }
        }
        gathered.clear();
        rest = &rest[at + 1..];
    }
    found
}

fn without_comments(text: &str) -> String {
    let mut parts = text.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.filter_map(|part| part.split_once("*/").map(|(_, after)| after));
    rest.fold(first, |kept, part| kept + part).trim().to_owned()
}

/// What two boards say alike belongs in `assets/boards`.
#[test]
fn no_declaration_stands_in_the_sheets_of_two_boards() {
    let mut said: BTreeMap<String, PathBuf> = BTreeMap::new();
    let mut count = 0;
    for (path, text) in sources().iter().filter(|(path, _)| is_sheet(path)) {
        let board = path.parent().unwrap_or(path).to_owned();
        if board.ends_with("base") {
            continue;
        }
        for declaration in declarations(text) {
            count += 1;
            let first = said.entry(declaration.clone()).or_insert_with(|| board.clone());
            assert_eq!(*first, board, "{declaration}");
        }
    }
    assert!(count > 2_000, "{count}");
}
