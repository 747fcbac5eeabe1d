//! Every scenario of the game holds.

use std::path::{Path, PathBuf};

use ethnos::{Ethnos, EthnosData};
use kernel::Data;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/ethnos")
}

#[test]
fn all_scenarios_hold() {
    battery::scenarios::<Ethnos>(&folder(), 180);
}

#[test]
fn every_tribe_has_at_least_three_scenarios() {
    let files = battery::files(&folder());
    let data = EthnosData::built_in();
    for tribe in data.tribes() {
        let id = data.tribe_id(tribe);
        let named = |path: &&PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().contains(id));
        let told = files.iter().filter(named).count();
        assert!(told >= 3, "{id} has {told}");
    }
}

/// A scenario that says something false must fail, in the line that says it.
#[test]
fn a_false_scenario_fails() {
    let fault = battery::refuted::<Ethnos>("2 players, tribes random", "then\n  age: 1\n  age: 2\n");
    assert_eq!((fault.line, fault.what.key), (Some(8), "scenario-differs"));
}
