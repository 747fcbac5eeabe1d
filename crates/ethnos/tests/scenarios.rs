//! Every scenario of the game holds.

use std::path::Path;

use ethnos::{Ethnos, EthnosData};
use kernel::{Data, Scenario};

#[test]
fn all_scenarios_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/ethnos");
    let mut played = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let scenario = Scenario::read(&std::fs::read_to_string(&path).unwrap())
            .unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
        assert_eq!(scenario.game, "ethnos", "{}", path.display());
        let held = scenario.run::<Ethnos>(EthnosData::built_in());
        held.unwrap_or_else(|fault| panic!("{}: {fault:?}", path.display()));
        played += 1;
    }
    assert!(played >= 180, "only {played} scenarios were found");
}

#[test]
fn every_tribe_has_at_least_three_scenarios() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/ethnos");
    let names: Vec<String> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    let data = EthnosData::built_in();
    for tribe in data.tribes() {
        let id = data.tribe_id(tribe);
        let told = names.iter().filter(|name| name.contains(id)).count();
        assert!(told >= 3, "{id} has {told}");
    }
}

/// A scenario that says something false must fail, in the line that says it.
#[test]
fn a_false_scenario_fails() {
    let text = "title en: a\ntitle ru: b\ngame: ethnos\nsetup: 2 players, tribes random\nplayers: A, B\n\
                then\n  age: 1\n  age: 2\n";
    let fault = Scenario::read(text).unwrap().run::<Ethnos>(EthnosData::built_in()).unwrap_err();
    assert_eq!((fault.line, fault.what.key), (Some(8), "scenario-differs"));
}
