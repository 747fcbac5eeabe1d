//! Every card does what it says: each effect of each card is carried out in a real position.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use imperium::{Imperium, ImperiumData, Part};
use kernel::{Data, Scenario};

/// A case as a scenario. The head is `CARD PART… (NATION NATION…)`; after the nations may stand what follows them in a
/// setup. The other lines are facts that are `given`, decisions, and facts that hold `then`.
fn scenario(head: &str, setup: &str, lines: &[&str]) -> String {
    let (nations, rest) = setup.split_once(',').map_or((setup, None), |(nations, rest)| (nations, Some(rest)));
    let seats = nations.split_whitespace().count();
    let mut text =
        format!("title en: {head}\ntitle ru: {head}\ngame: imperium\nsetup: {seats} players, nations {nations}");
    text.extend(rest.map(|rest| format!(",{rest}")));
    text.push_str(&format!("\nplayers: {}\ngiven\n", ["A", "B", "C", "D"][..seats].join(", ")));
    let mut section = "given";
    for line in lines {
        let (word, rest) = line.trim().split_once(' ').unwrap_or((line, ""));
        let (now, said) = match word {
            "given" | "then" => (word, rest),
            _ => ("when", line.trim()),
        };
        if now != section {
            text.push_str(&format!("{now}\n"));
            section = now;
        }
        text.push_str(&format!("  {said}\n"));
    }
    text
}

/// What a head calls the parts of a card that have to be shown.
fn word(part: Part) -> &'static str {
    match part {
        Part::Play => "play",
        Part::Exhaust => "exhaust",
        Part::Solstice => "solstice",
        Part::Passive => "passive",
        Part::Points => "points",
        Part::End => "end",
    }
}

#[test]
fn every_effect_of_every_card_is_as_it_should_be() {
    let data = ImperiumData::built_in();
    let mut shown: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut wrong = vec![];
    for file in battery::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/all/cards")) {
        let text = std::fs::read_to_string(&file).unwrap();
        for case in text.split("\n\n") {
            let lines: Vec<&str> = case.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
            let [head, lines @ ..] = &lines[..] else { continue };
            let (name, setup) = head.strip_suffix(')').and_then(|head| head.split_once(" (")).unwrap();
            let text = scenario(name, setup, lines);
            let scenario = Scenario::read(&text).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
            if let Err(fault) = scenario.run::<Imperium>(data) {
                wrong.push(format!("{}: {fault:?}\n{text}", file.display()));
            }
            let (card, parts) = name.split_once(' ').unwrap();
            shown.entry(card.to_owned()).or_default().extend(parts.split(' ').map(str::to_owned));
        }
    }
    assert!(wrong.is_empty(), "{} cases do not hold:\n{}", wrong.len(), wrong.join("\n"));
    let is_shown = |card: &str, part| shown.get(card).is_some_and(|parts| parts.contains(word(part)));
    let missing: Vec<String> = data
        .parts()
        .into_iter()
        .filter(|(card, part)| !is_shown(card, *part))
        .map(|(card, part)| format!("{card} {}", word(part)))
        .collect();
    assert!(missing.is_empty(), "{} effects are not shown: {}", missing.len(), missing.join(", "));
}
