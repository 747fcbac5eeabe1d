//! What `docs/scenarios.md` says of scenarios is so: its examples hold, and the facts and reasons are those of the games.

use ethnos::Ethnos;
use hadara::Hadara;
use imperium::Imperium;
use kernel::{Cast, Data, Reason, Scenario, Seat, Seed, Situation};
use settlers::Settlers;

const PAGE: &str = include_str!("../../../../docs/scenarios.md");

/// The text under this heading, up to the next one.
fn chapter(heading: &str) -> &'static str {
    let (_, rest) = PAGE.split_once(&format!("\n## {heading}\n")).unwrap_or_else(|| panic!("no chapter {heading}"));
    rest.split_once("\n## ").map_or(rest, |(chapter, _)| chapter)
}

/// What stands between backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// The cells of a row of a table.
fn cells(line: &str) -> Option<Vec<&str>> {
    Some(line.strip_prefix("| ")?.split('|').map(str::trim).collect())
}

/// The keys in the first column of all tables of facts.
fn documented_keys(chapter: &'static str) -> Vec<&'static str> {
    let mut keys = vec![];
    let mut inside = false;
    for line in chapter.lines() {
        match cells(line) {
            None if !line.starts_with("|-") => inside = false,
            Some(row) if row[0] == "fact" => inside = true,
            Some(row) if inside => keys.extend(quoted(row[0])),
            None | Some(_) => {}
        }
    }
    keys
}

/// The words that the chapter calls reasons of refusal: in a paragraph, or in the second column of a table.
fn documented_reasons(chapter: &'static str) -> Vec<&'static str> {
    let (_, rest) = chapter.split_once("Reasons of refusal").unwrap();
    let (rest, _) = rest.split_once("```").unwrap_or((rest, ""));
    let of_line = |line: &'static str| match cells(line) {
        Some(row) => quoted(row[1]),
        None => quoted(line),
    };
    rest.lines().flat_map(of_line).collect()
}

/// Whether a key is of a documented form, in which capitals stand for any word.
fn is_like(key: &str, form: &str) -> bool {
    let capital = |word: &str| word.chars().all(|letter| letter.is_ascii_uppercase());
    let (key, form): (Vec<&str>, Vec<&str>) = (key.split(' ').collect(), form.split(' ').collect());
    key.len() == form.len() && key.iter().zip(form).all(|(word, known)| *word == known || capital(known))
}

/// The word that stands for one in capitals; any other word stands for itself.
fn sample<'a>(samples: &[(&str, &'a str)], word: &'a str) -> &'a str {
    samples.iter().find(|(capital, _)| *capital == word).map_or(word, |(_, sample)| sample)
}

/// Compares a chapter with its game. `samples` gives a word for each of those in capitals.
fn agrees<G: Situation>(heading: &str, setup: &str, samples: &[(&str, &str)]) {
    let (chapter, data) = (chapter(heading), G::Data::built_in());
    let state = G::new(data, &G::read_setup(data, setup).unwrap(), &Seed::of_series(1, 0)).unwrap();
    let cast = Cast::new(Seat::all(state.seats()).map(|seat| format!("P{}", seat.index() + 1)).collect());
    let forms = documented_keys(chapter);
    assert!(forms.len() > 20, "{heading}: {forms:?}");
    for form in &forms {
        let key: Vec<&str> = form.split(' ').map(|word| sample(samples, word)).collect();
        let read = state.get(&key, &cast);
        assert!(read.is_ok(), "{heading} has no fact {form}: {read:?}");
    }
    for key in state.keys(&cast) {
        assert!(forms.iter().any(|form| is_like(&key, form)), "{heading} does not tell of {key}");
    }
    let reasons = documented_reasons(chapter);
    for reason in &reasons {
        assert!(G::Refusal::REASONS.contains(reason), "{heading}: nothing is refused as {reason}");
    }
    for reason in G::Refusal::REASONS {
        assert!(reasons.contains(reason), "{heading} does not tell of {reason}");
    }
}

#[test]
fn facts_and_reasons_are_those_of_the_games() {
    agrees::<Ethnos>(
        "Ethnos",
        "4 players, tribes orc troll merfolk giant elf dwarf",
        &[("NAME", "P1"), ("KINGDOM", "rhea"), ("SOURCE", "bands")],
    );
    let hadara =
        [("NAME", "P1"), ("COLOUR", "red"), ("LEVEL", "9"), ("SLOT", "12"), ("CARD", "y101"), ("SOURCE", "cards")];
    agrees::<Hadara>("Hadara", "3 players, full game", &hadara);
    let settlers = [("NAME", "P1"), ("COLOUR", "red"), ("SOURCE", "deals")];
    agrees::<Settlers>("Imperial Settlers", "1 player, factions romans", &settlers);
    agrees::<Imperium>("Imperium", "1 player, nations romans against celts, level warlord", &[("NAME", "P1")]);
}

#[test]
fn the_examples_hold() {
    assert_eq!(PAGE.lines().filter(|line| line.starts_with("```")).count() % 2, 0, "a fence is not closed");
    let mut games = vec![];
    for block in PAGE.split("\n```").skip(1).step_by(2).filter(|block| block.trim().starts_with("title en:")) {
        let scenario = Scenario::read(block).unwrap_or_else(|fault| panic!("{fault:?}{block}"));
        let held = match scenario.game.as_str() {
            "ethnos" => scenario.run::<Ethnos>(Data::built_in()),
            "hadara" => scenario.run::<Hadara>(Data::built_in()),
            "settlers" => scenario.run::<Settlers>(Data::built_in()),
            "imperium" => scenario.run::<Imperium>(Data::built_in()),
            other => panic!("{other}"),
        };
        held.unwrap_or_else(|fault| panic!("{fault:?}{block}"));
        games.push(scenario.game);
    }
    assert_eq!(games, ["ethnos", "hadara", "settlers", "imperium"]);
}
