//! Every scenario of the game holds.

use std::path::Path;

use hadara::Hadara;

#[test]
fn all_scenarios_hold() {
    battery::scenarios::<Hadara>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/hadara"), 250);
}

/// A scenario that says something false must fail, in the line that says it.
#[test]
fn a_false_scenario_fails() {
    let fault = battery::refuted::<Hadara>("2 players, full game", "then\n  epoch: 1\n  epoch: 2\n");
    assert_eq!((fault.line, fault.what.key), (Some(8), "scenario-differs"));
}

/// A position that cannot be is refused with a reason.
#[test]
fn impossible_positions_are_refused() {
    for (fact, what) in [
        ("tableau A: y101, y101", "hadara-situation-no-card-left"),
        ("tableau A: p110", "hadara-situation-tile"),
        ("pile red: y101", "hadara-situation-other-colour"),
        ("deck red: r201", "hadara-situation-other-epoch"),
        ("deck red: r101, r102, r103, r104, r105", "notation-too-many"),
        ("plundered A: c03-1, c03-2", "hadara-situation-level-twice"),
        ("stack 9: c03-1", "hadara-situation-no-tile-left"),
        ("statues A: 6 with income", "hadara-situation-statue"),
        ("statues A: 6 with food-up; 12 with food-up; 20 with food-up", "hadara-situation-tiles"),
        ("sealed A: side a", "hadara-situation-sealed"),
        ("drawn A: y101, y102", "hadara-situation-drawn"),
        ("board: red, red, blue, green, purple", "hadara-situation-board"),
        ("base A: 1/2/3", "hadara-situation-base"),
        ("tableau A: y201, y202, y203, y204, y205, y206, y207", "hadara-situation-too-few"),
        ("asked: dinner", "hadara-no-such-question"),
        ("coins C: 1", "scenario-unknown-fact"),
        ("setup A: s2 a\n  setup B: s2 a", "scenario-cannot-stand"),
        ("setup A: s2 c", "hadara-no-such-side"),
        ("first: A", "scenario-only-then"),
    ] {
        let given = format!("given\n  {fact}\nthen\n  epoch: 1\n");
        let fault = battery::refuted::<Hadara>("2 players, full game", &given);
        assert_eq!((fault.line, fault.what.key), (Some(7), what), "{fact}");
    }
}
