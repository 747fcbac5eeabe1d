//! Every scenario of the game holds.

use std::path::Path;

use ethnos::{Ethnos, EthnosData};
use kernel::{Data, Scenario};

#[test]
fn all_scenarios_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/ethnos");
    let (mut played, mut wrong) = (0, vec![]);
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let scenario = Scenario::read(&std::fs::read_to_string(&path).unwrap());
        assert!(scenario.as_ref().map_or(true, |scenario| scenario.game == "ethnos"), "{}", path.display());
        let held = scenario.and_then(|scenario| scenario.run::<Ethnos>(EthnosData::built_in()));
        wrong.extend(held.err().map(|fault| format!("{}: {fault:?}\n", path.display())));
        played += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.concat());
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
