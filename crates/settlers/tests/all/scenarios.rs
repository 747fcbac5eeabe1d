//! Every scenario of the game holds.

use std::path::Path;

use settlers::Settlers;

#[test]
fn all_scenarios_hold() {
    battery::scenarios::<Settlers>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/settlers"), 420);
}

/// A scenario that says something false must fail, in the line that says it.
#[test]
fn a_false_scenario_fails() {
    let fault = battery::refuted::<Settlers>("2 players, factions random", "then\n  round: 1\n  round: 2\n");
    assert_eq!((fault.line, fault.what.key), (Some(8), "scenario-differs"));
}
