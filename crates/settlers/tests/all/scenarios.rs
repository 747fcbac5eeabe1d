//! Every scenario of the game holds.

use std::path::Path;

use kernel::{Data, Scenario};
use settlers::{Settlers, SettlersData};

#[test]
fn all_scenarios_hold() {
    battery::scenarios::<Settlers>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/settlers"), 420);
}

/// A scenario that says something false must fail, in the line that says it.
#[test]
fn a_false_scenario_fails() {
    let text = "title en: a\ntitle ru: b\ngame: settlers\nsetup: 2 players, factions random\nplayers: A, B\n\
                then\n  round: 1\n  round: 2\n";
    let fault = Scenario::read(text).unwrap().run::<Settlers>(SettlersData::built_in()).unwrap_err();
    assert_eq!((fault.line, fault.what.key), (Some(8), "scenario-differs"));
}

/// A position that cannot be is refused with a reason.
#[test]
fn impossible_positions_are_refused() {
    for (fact, what) in [
        ("acted: true", "scenario-not-yes-or-no"),
        ("supply A: wood 2, wood 3", "scenario-name-twice"),
        ("empire A: mill with 2 defence", "scenario-cannot-stand"),
        ("pending: pay A with gold", "scenario-cannot-stand"),
        ("pending: over A at once", "situation-pending"),
        ("score A: 7\n  earned A deals: 3", "scenario-cannot-stand"),
        ("asked: turn", "scenario-only-then"),
    ] {
        let text = format!(
            "title en: a\ntitle ru: b\ngame: settlers\nsetup: 2 players, factions romans barbarians\nplayers: A, B\n\
             given\n  {fact}\nthen\n  round: 1\n"
        );
        let fault = Scenario::read(&text).unwrap().run::<Settlers>(SettlersData::built_in()).unwrap_err();
        assert_eq!((fault.line, fault.what.key), (Some(7), what), "{fact}");
    }
}
