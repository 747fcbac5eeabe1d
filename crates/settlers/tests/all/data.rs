//! Mistakes in the data files are found, and told with their line.

use kernel::data::{Data, Source};
use settlers::SettlersData;

/// Reads the built-in set with one text in one file replaced.
fn read_with(file: &str, old: &str, new: &str) -> Result<SettlersData, kernel::Fault> {
    let texts: Vec<String> = SettlersData::FILES
        .iter()
        .map(|name| {
            let text = SettlersData::built_in_text(name);
            if *name == file { text.replacen(old, new, 1) } else { text.to_owned() }
        })
        .collect();
    let sources: Vec<Source<'_>> =
        SettlersData::FILES.iter().zip(&texts).map(|(file, text)| Source { file, text }).collect();
    SettlersData::read(&sources)
}

#[test]
fn a_corrected_figure_gives_another_fingerprint_and_a_corrected_name_does_not() {
    let built_in = SettlersData::built_in().fingerprint();
    let renamed = read_with("common.ron", "\"Statue\"", "\"Big Statue\"").unwrap();
    assert_eq!(renamed.fingerprint(), built_in);
    let declined = read_with("common.ron", "\"acc\": \"Статую\"", "\"acc\": \"Статую\", \"of\": \"Статуи\"").unwrap();
    assert_eq!(declined.fingerprint(), built_in);
    let cheaper = read_with("common.ron", "cost: {Wood: 1, Stone: 2}", "cost: {Wood: 1, Stone: 1}").unwrap();
    assert_ne!(cheaper.fingerprint(), built_in);
}

/// Rules have figures called like the provenance of others: from how many on a feature holds.
#[test]
fn a_figure_that_is_called_from_counts() {
    let built_in = SettlersData::built_in().fingerprint();
    for (file, old, new) in [
        ("egyptians.ron", "MorePoints(from: 2", "MorePoints(from: 3"),
        ("japanese.ron", "KeepsResources([(from: 3", "KeepsResources([(from: 4"),
    ] {
        assert_ne!(read_with(file, old, new).unwrap().fingerprint(), built_in, "{new}");
    }
}

/// No type of this game takes part in its fingerprint.
#[test]
fn the_fingerprint_is_that_of_the_files() {
    let sources: Vec<Source<'_>> =
        SettlersData::FILES.iter().map(|file| Source { file, text: SettlersData::built_in_text(file) }).collect();
    assert_eq!(kernel::canonical::fingerprint(&sources).unwrap(), SettlersData::built_in().fingerprint());
}

#[test]
fn mistakes_are_told() {
    for (file, old, new, key) in [
        ("common.ron", "\"com002\"", "\"com001\"", "data-id-twice"),
        ("common.ron", "id: \"mill\"", "id: \"Mill\"", "settlers-data-bad-id"),
        ("common.ron", "raze: [Point, Stone]", "raze: [Point, Stone], deal: Some(Gold)", "settlers-data-deal"),
        ("common.ron", "cost: {Wood: 3}", "cost: {Worker: 3}", "settlers-data-cost"),
        (
            "romans.ron",
            "Feature([Stores([Wood, Stone, Food])])",
            "Feature([TucksCards(points: 1, cards: 3, end: 2)])",
            "settlers-data-tucks",
        ),
        (
            "egyptians.ron",
            "Production([ChooseOne({Raze: 1}, {Point: 2})])",
            "Production([ChooseOne({Raze: 1}, {Point: 2}), ChooseOne({Wood: 1}, {Stone: 1})])",
            "settlers-data-choice-twice",
        ),
        (
            "common.ron",
            "bonus: [Gain({Card: 1})]",
            "bonus: [ChooseOne({Raze: 1}, {Point: 2}), ChooseOne({Wood: 1}, {Stone: 1})]",
            "settlers-data-choice-twice",
        ),
        (
            "romans.ron",
            "Feature([OnBuild(what: Coloured(Red), yields: Gain({Point: 2}))])",
            "Feature([OnBuild(what: Coloured(Red), yields: Gain({Point: 2})), OnBuild(what: Faction, yields: Gain({Wood: 1}))])",
            "settlers-data-feature-twice",
        ),
        (
            "egyptians.ron",
            "(pay: Stone, gain: {Point: 1})",
            "(pay: Gold, gain: {Wood: 1})",
            "settlers-data-offer-twice",
        ),
        ("egyptians.ron", "(pay: Stone, gain: {Point: 1})", "(pay: Point, gain: {Wood: 1})", "settlers-data-cost"),
        ("romans.ron", "uses: 2", "uses: 3", "data-out-of-range"),
        ("tables.ron", "rounds: (value: 5", "rounds: (value: 50", "data-out-of-range"),
        ("tables.ron", "points: 30", "points: 45", "data-not-ascending"),
        ("tables.ron", "Worker: 5", "Wrker: 5", "data-unreadable"),
    ] {
        let fault = read_with(file, old, new).map(|_| ()).unwrap_err();
        assert_eq!((fault.what.key, fault.file.as_deref()), (key, Some(file)), "{old}");
        assert!(fault.line.is_some(), "{old}");
    }
}
