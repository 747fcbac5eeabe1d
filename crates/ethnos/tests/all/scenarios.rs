//! Every scenario of the game holds.

use std::path::Path;

use ethnos::{Ethnos, EthnosData};
use kernel::{Data, Fault, Scenario, phrase};

#[test]
fn all_scenarios_hold() {
    battery::scenarios::<Ethnos>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/ethnos"), 180);
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

const HEAD: &str = "title en: a\ntitle ru: b\ngame: ethnos\n\
    setup: 3 players, tribes dwarf elf wizard wingfolk halfling\nplayers: A, B, C\n";

fn run(rest: &str) -> Result<(), Fault> {
    Scenario::read(&format!("{HEAD}{rest}"))?.run::<Ethnos>(EthnosData::built_in())
}

/// A position that cannot be is refused with a reason.
#[test]
fn impossible_positions_are_refused() {
    for (facts, line, what) in [
        ("trolls A: t4", 7, "ethnos-situation-no-trolls"),
        ("horde A: red", 7, "ethnos-situation-no-orcs"),
        ("merfolk A: 3", 7, "scenario-out-of-range"),
        ("placed: true", 7, "scenario-not-yes-or-no"),
        ("tokens rhea: 2, 4, 6", 7, "ethnos-situation-tokens"),
        ("tokens rhea: 2, many", 7, "scenario-not-a-number"),
        ("markers rhea: A 1, A 2", 7, "scenario-name-twice"),
        ("bands: A red-elf with blue-dwarf", 7, "ethnos-situation-no-such-band"),
        ("hand A: 3 red-elf", 7, "ethnos-situation-no-card-left"),
        ("shown A: red-elf", 7, "ethnos-situation-not-in-hand"),
        ("deck: dragon\n  lower: 4", 8, "ethnos-situation-lower"),
        ("hand A: red-elf\n  hand A: red-elf", 8, "scenario-fact-twice"),
        ("glory A: 7\n  earned A bands: 3", 7, "scenario-cannot-stand"),
        ("deck: nothing", 7, "scenario-cannot-stand"),
        ("giant: A", 7, "scenario-only-then"),
        ("count hand A: 2", 7, "scenario-only-then"),
        ("deck exactly: dragon", 7, "scenario-only-then"),
        ("giants: A", 7, "scenario-unknown-fact"),
    ] {
        let fault = run(&format!("given\n  {facts}\nthen\n  age: 1\n")).unwrap_err();
        assert_eq!((fault.line, fault.what.key), (Some(line), what), "{facts}");
    }
    let text = HEAD.replace("halfling", "troll");
    let given = "given\n  trolls A: t4\n  trolls B: t1, t4\nthen\n  age: 1\n";
    let fault = Scenario::read(&(text + given)).unwrap().run::<Ethnos>(EthnosData::built_in()).unwrap_err();
    assert_eq!((fault.line, fault.what.key), (Some(8), "ethnos-situation-token-taken"));
}

/// What a `then` says of lists is taken at its word.
#[test]
fn lists_are_taken_at_their_word() {
    let given = "given\n  hand A: 2 red-elf\n  tokens rhea: 2, 6\n  deck: blue-elf, dragon\n";
    for (fact, holds) in [
        ("deck: blue-elf", true),
        ("deck: blue-elf, dragon", true),
        ("deck: dragon", false),
        ("deck: nothing", false),
        ("deck exactly: blue-elf, dragon", false),
        ("row: nothing", true),
        ("row exactly: nothing", true),
        ("tokens rhea: 2,  6", true),
        ("tokens rhea: 2", false),
        ("count tokens rhea: 2", true),
        ("count hand A: 2", true),
        ("count hand A: 3", false),
        ("count hand B: 0", true),
        ("count bands: 0", true),
        ("count deck: 73", true),
        ("rank A: unfinished", true),
    ] {
        let held = run(&format!("{given}then\n  {fact}\n"));
        assert_eq!(held.is_ok(), holds, "{fact}: {held:?}");
    }
    let fault = run("then\n  count age: 1\n").unwrap_err();
    assert_eq!(fault.what.key, "scenario-not-counted");
}

/// An empty `given` clears the table like any other.
#[test]
fn an_empty_given_clears_the_table() {
    run("given\nthen\n  row: nothing\n  count hand A: 0\n").unwrap();
    run("then\n  count row: 6\n  count hand A: 1\n").unwrap();
}

/// A reason that the game does not know is named before anything is played.
#[test]
fn an_unknown_reason_is_named() {
    let fault = run("when\n  A: dance\n  A cannot (hand-ful): recruit deck\n").unwrap_err();
    assert_eq!((fault.line, fault.what.key), (Some(8), "did-you-mean"));
    assert!(fault.what.args.contains(&("nearest", "hand-full".into())), "{fault:?}");
}

/// A complaint says how far the scenario came: in which variant, at which step.
#[test]
fn a_complaint_says_how_far_it_came() {
    let text = "given\n  turn: A\n  hand A: red-elf\n\
        variant one\nwhen\n  A can: recruit deck\n  A: recruit deck\nthen\n  count hand A: 2\n\
        variant two\nwhen\n  A can: recruit deck\n  A: recruit deck\nthen\n  turn: B\n  age: 2\n";
    let fault = run(text).unwrap_err();
    assert_eq!((fault.line, fault.what.key), (Some(21), "scenario-differs"));
    let moment = phrase!("moment-of-variant", variant = "two", moment = phrase!("moment-after-step", number = 2));
    assert_eq!(fault.moment, Some(moment));
    let fault = run("given\n  turn: A\nwhen\n  A can: recruit deck\n  A can: raid\nthen\n  age: 1\n").unwrap_err();
    assert_eq!((fault.line, fault.moment), (Some(10), Some(phrase!("moment-step", number = 2))));
    let fault = run("given\n  age: 1\nvariant one\ngiven\n  age: 9\nthen\n  age: 1\n").unwrap_err();
    assert_eq!((fault.line, fault.moment), (Some(10), Some(phrase!("moment-variant", variant = "one"))));
}
