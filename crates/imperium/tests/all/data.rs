//! Mistakes in the data files are found, and told with their file and line.

use std::collections::HashSet;

use imperium::ImperiumData;
use kernel::Fault;
use kernel::data::{Data, Source};

/// Reads the built-in set with one text in one file replaced.
fn read_with(file: &str, old: &str, new: &str) -> Result<ImperiumData, Fault> {
    let texts: Vec<String> = ImperiumData::FILES
        .iter()
        .map(|name| {
            let text = ImperiumData::built_in_text(name);
            assert!(*name != file || text.contains(old), "{file} does not say {old}");
            if *name == file { text.replacen(old, new, 1) } else { text.to_owned() }
        })
        .collect();
    let sources: Vec<Source<'_>> =
        ImperiumData::FILES.iter().zip(&texts).map(|(file, text)| Source { file, text }).collect();
    ImperiumData::read(&sources)
}

#[test]
fn a_corrected_figure_gives_another_fingerprint_and_a_corrected_name_does_not() {
    let built_in = ImperiumData::built_in().fingerprint();
    let renamed = read_with("classics.ron", "\"Pharmacy\"", "\"Medicine\"").unwrap();
    assert_eq!(renamed.fingerprint(), built_in);
    let cheaper = read_with("classics.ron", "Pay(population: 2)", "Pay(population: 1)").unwrap();
    assert_ne!(cheaper.fingerprint(), built_in);
    // Zones are called like provenance.
    let elsewhere = read_with("classics.ron", "Return(from: [Discard])", "Return(from: [Hand])").unwrap();
    assert_ne!(elsewhere.fingerprint(), built_in);
}

#[test]
fn mistakes_are_told() {
    for (file, old, new, key) in [
        ("classics.ron", "id: \"pharmacy\"", "id: \"Pharmacy\"", "data-bad-id-marks"),
        ("classics.ron", "id: \"wonder\"", "id: \"pharmacy\"", "data-id-twice"),
        ("classics.ron", "(number: \"1ЦИВ8\")", "(number: \"1ЦИВ9\")", "imperium-data-number-twice"),
        ("classics.ron", "players: 3)", "players: 7)", "imperium-data-players"),
        ("classics.ron", "(number: \"1БЕС2\"),", "", "imperium-data-deck-count"),
        ("classics.ron", "sort: \"education\"", "sort: \"tuition\"", "imperium-unknown-card"),
        ("classics.ron", "Gain(Materials, 2)", "Gain(Materials, 0)", "imperium-data-bad-count"),
        ("classics.ron", "Gain(Materials, 2)", "Grain(Materials, 2)", "data-unreadable"),
        ("classics.ron", "Gain(Materials, 2)", "Use(\"hamlet\")", "imperium-data-unknown-template"),
        ("classics.ron", "Gain(Materials, 2)", "Yield(Materials, 2)", "imperium-data-only-inside"),
        ("classics.ron", "Gain(Materials, 2)", "Them([Draw(1)])", "imperium-data-only-inside"),
        ("classics.ron", "Gain(Materials, 2)", "Choose([[Draw(1)]])", "imperium-data-branches"),
        ("classics.ron", "Gain(Materials, 2)", "May([])", "imperium-data-empty-steps"),
        ("classics.ron", "Gain(Materials, 2)", "Discard(name: [\"tuition\"])", "imperium-unknown-card"),
        ("classics.ron", "Gain(Materials, 2)", "Lay(Materials, 2)", "imperium-data-lay-progress"),
        ("romans.ron", "1РИМ1\", start: PowerB", "1РИМ99\", start: Deck", "imperium-data-no-power"),
        ("romans.ron", "start: Nation", "start: Accession", "imperium-data-two-accessions"),
        ("romans.ron", "id: \"romans\"", "id: \"latins\"", "imperium-data-nation-id"),
    ] {
        let fault = read_with(file, old, new).err().unwrap_or_else(|| panic!("{new} is accepted in {file}"));
        assert_eq!((fault.what.key, fault.file.as_deref()), (key, Some(file)), "{new}: {fault:?}");
        assert!(fault.line.is_some_and(|line| line > 0), "{fault:?}");
    }
}

#[test]
fn the_decks_are_those_of_the_boxes() {
    let counted = |file: &str| ImperiumData::built_in_text(file).matches("number: \"").count();
    // King of Kings counts as the ninth fame card.
    assert_eq!((counted("classics.ron"), counted("legends.ron")), (83, 83));
}

/// What programs have learnt of one card or question must not be taken for another's.
#[test]
fn no_two_sorts_and_no_two_questions_share_a_key() {
    for keys in ImperiumData::built_in().all_keys() {
        let told_apart: HashSet<&u32> = keys.iter().collect();
        assert!(keys.len() > 300 && told_apart.len() == keys.len(), "{} of {}", told_apart.len(), keys.len());
    }
}
