//! Every card does what it says: each is built, activated or triggered in a real position.

use std::collections::BTreeSet;

use kernel::{Data, Scenario};
use settlers::{Settlers, SettlersData};

/// The positions, the decisions and what must hold. The head of the file says how they are written.
const CASES: &str = include_str!("cards.txt");

/// A case as a scenario.
fn scenario(head: &str, lines: &[&str]) -> String {
    let (card, factions) = head.split_once(" (").unwrap();
    let factions = factions.trim_end_matches(')');
    let mut text = format!("title en: {card}\ntitle ru: {card}\ngame: settlers\n");
    text.push_str(&format!("setup: 2 players, factions {factions}\nplayers: A, B\ngiven\n"));
    let mut section = "given";
    for line in lines {
        let (word, rest) = line.trim().split_once(' ').unwrap();
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

#[test]
fn every_card_does_what_it_says() {
    let data = SettlersData::built_in();
    let mut covered = BTreeSet::new();
    for case in CASES.split("\n\n").map(str::trim).filter(|case| !case.starts_with('#') && !case.is_empty()) {
        let (head, lines) = case.split_once('\n').unwrap();
        let text = scenario(head, &lines.lines().collect::<Vec<_>>());
        let scenario = Scenario::read(&text).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
        scenario.run::<Settlers>(data).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
        covered.insert(head.split(' ').next().unwrap().to_owned());
    }
    let known: BTreeSet<String> = data.cards().map(|card| data.card_id(card).to_owned()).collect();
    assert_eq!(covered, known);
}

/// The decks are those of the box.
#[test]
fn there_are_two_hundred_and_four_cards() {
    let data = SettlersData::built_in();
    let size = |faction| data.deck_of(faction).map(|(_, copies)| usize::from(copies)).sum::<usize>();
    assert_eq!(size(None), 84);
    assert!(data.factions().all(|faction| size(Some(faction)) == 30));
    assert_eq!(data.figures.attack_cards.value.total(), 16);
}
