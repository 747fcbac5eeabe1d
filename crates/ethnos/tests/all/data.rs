//! What the fingerprint of the data depends on.

use ethnos::EthnosData;
use kernel::canonical::fingerprint;
use kernel::data::{Data, Source};

/// The fingerprint of the built-in files with one text in one of them replaced. No type of this game takes part.
fn with(file: &str, old: &str, new: &str) -> String {
    let alter = |name: &&'static str| {
        let text = EthnosData::built_in_text(name);
        assert!(*name != file || text.contains(old), "{file} has no {old}");
        if *name == file { text.replacen(old, new, 1) } else { text.to_owned() }
    };
    let texts: Vec<String> = EthnosData::FILES.iter().map(alter).collect();
    let sources: Vec<Source<'_>> =
        EthnosData::FILES.iter().zip(&texts).map(|(file, text)| Source { file, text }).collect();
    assert!(EthnosData::read(&sources).is_ok(), "{new} is well written");
    fingerprint(&sources).unwrap()
}

#[test]
fn the_fingerprint_depends_on_figures_and_not_on_names_or_types() {
    let own = EthnosData::built_in().fingerprint();
    assert_eq!(with("tribes.ron", "", ""), own, "what types are called does not count");
    assert_eq!(with("tribes.ron", "\"acc\": \"волшебника\",", "\"acc\": \"волшебника\", \"to\": \"волшебнику\","), own);
    assert_eq!(with("kingdoms.ron", "ru: Chosen", "ru: Public"), own);
    assert_eq!(with("kingdoms.ron", "\"m-acc\": \"синего\"", "\"m-acc\": \"голубого\""), own);
    assert_ne!(
        with("tribes.ron", "Coloured(2), abilities: [DrawsBandSize]", "Coloured(1), abilities: [DrawsBandSize]"),
        own
    );
    assert_ne!(with("tables.ron", "giant_taken: (value: 2", "giant_taken: (value: 3"), own);
}
