//! Every joint nests in every other and every verb stands in every joint: all of it can be read, told and carried out.

use imperium::{Imperium, ImperiumData};
use kernel::data::{Data, Source};
use kernel::laws::Lawful;
use kernel::{Cast, Game, Options, Seed, Situation, Stream};
use speech::{Language, Speech};

/// Joints with a place for steps.
const JOINTS: &[&str] = &[
    "Choose([[@], [Gain(Population, 1)]])",
    "May([@])",
    "To([Pay(materials: 1)], [@])",
    "If(Period(Empire), [@])",
    "IfElse(Period(Barbarian), [Gain(Progress, 1)], [@])",
    "All([@])",
    "Others([@])",
    "EachOther([@])",
    "EachOther([Them([@])])",
    "Times(Cards(from: [Play], category: [Region]), [@])",
    "Use(\"nested\")",
];

/// Steps that are no joints.
const VERBS: &[&str] = &[
    "Gain(Materials, 1)",
    "GainPer(Population, 1, Cards(from: [Play], category: [Region]))",
    "Pay(materials: 1)",
    "PayAll(Population, 1)",
    "PayUpTo(Materials, 2)",
    "Others([Yield(Materials, 1)])",
    "Lay(Progress, 1)",
    "Collect",
    "PutOnMarket(Materials, 1)",
    "Draw(1)",
    "DrawIfAble(1)",
    "DrawUpTo(2)",
    "DrawUpToIfAble(2)",
    "Discard(count: 1)",
    "History(from: [Hand])",
    "Sink(from: [Hand])",
    "Exile(from: [Market], bare: true)",
    "Recall(category: [Region])",
    "Abandon(category: [Region])",
    "ToHand(from: [Discard])",
    "OnDeck(count: 2)",
    "Return(from: [Hand])",
    "Garrison(count: 1)",
    "GarrisonThis(category: [Region])",
    "EachOther([Give(count: 1)])",
    "Find((from: [Deck, Discard], category: [Region]), Hand)",
    "Acquire(category: [Region])",
    "BreakThrough(category: [Raid])",
    "Wager([Origins, Civilisation])",
    "SwapMarket",
    "TakeFame",
    "LookFame(2)",
    "TakeUnrest(1)",
    "TakeNation",
    "LookNation",
    "ShuffleNation",
    "BuryNation",
    "SwapNation",
    "Develop",
    "DevelopFree",
    "Play(category: [Region])",
    "PlayAnyPeriod(category: [Region])",
    "PlayEffect",
    "Borrow",
    "Ready",
    "CountAs(Grain, 3, Sack)",
    "NextIgnores(Empire)",
    "Turn(Empire)",
    "EndGame",
];

/// The only verb that no other nation's cards can carry out: a card takes the place of the one it names.
const ONLY_OWN: &str = "Become";

/// A set of data in which «Education» says these sentences.
fn data_with(sentences: &[String], nested: &str) -> &'static ImperiumData {
    let old = "May([History(from: [Hand])]),\n                May([History(from: [Discard])]),";
    let template = format!("templates: [(id: \"nested\", steps: [{nested}]),");
    let texts: Vec<String> = ImperiumData::FILES
        .iter()
        .map(|name| {
            let text = ImperiumData::built_in_text(name);
            if *name != "standard.ron" {
                return text.to_owned();
            }
            assert!(text.contains(old) && text.contains("templates: ["));
            text.replacen(old, &sentences.join(", "), 1).replacen("templates: [", &template, 1)
        })
        .collect();
    let sources: Vec<Source<'_>> =
        ImperiumData::FILES.iter().zip(&texts).map(|(file, text)| Source { file, text }).collect();
    let data = ImperiumData::read(&sources).unwrap_or_else(|fault| panic!("{fault:?}: {sentences:?}"));
    Box::leak(Box::new(data))
}

/// Plays the card from a position in which most can be carried out, and on at random.
fn carry_out(data: &'static ImperiumData, seed: u64, what: &[String]) {
    let setup = Imperium::read_setup(data, "3 players, nations macedonians romans vikings").unwrap();
    let mut state = Imperium::new(data, &setup, &Seed::of_series(21, seed)).unwrap();
    let cast = Cast::new(["A", "B", "C"].map(str::to_owned).to_vec());
    state.clear();
    for (key, value) in [
        ("turn", "A"),
        ("period A", "empire"),
        ("tokens A", "materials 9, population 9, progress 9"),
        ("tokens B", "materials 2, population 2, progress 2"),
        ("play A", "coast with unrest; steppe; town exhausted; coinage"),
        ("play B", "hills; cape with advance; oracle"),
        ("hand A", "education, haliacmon-valley, orestis, unrest, glory"),
        ("hand B", "raetia, unrest"),
        ("discard A", "pelagonia, conquer"),
        ("discard B", "legions"),
        ("market", "river; city with unrest; forest with progress; leadership with unrest; marsh"),
        ("exile", "jungle, shrine"),
    ] {
        let key: Vec<&str> = key.split(' ').collect();
        state.set(&key, value, &cast).unwrap_or_else(|why| panic!("{key:?}: {why:?}"));
    }
    state.settle().unwrap_or_else(|why| panic!("{why:?}"));
    let begin = state.read_action("play education").unwrap();
    let mut stream = Stream::new(&Seed::of_series(22, seed));
    let mut options = Options::new();
    let pieces = state.inventory();
    state.apply(kernel::Seat::FIRST, &begin, &mut ()).unwrap_or_else(|why| panic!("{why}: {what:?}"));
    for _ in 0..400 {
        let Some(seat) = state.deciding().first() else { return };
        state.options(seat, &mut options);
        let decision = options.pick(&mut stream).unwrap_or_else(|| panic!("nothing can be decided in {what:?}"));
        let notation = state.notation(decision.action());
        assert_eq!(state.read_action(&notation).as_ref(), Ok(decision.action()), "{what:?}");
        state.apply(seat, decision.action(), &mut ()).unwrap_or_else(|why| panic!("{why}: {notation} in {what:?}"));
        assert_eq!(state.inventory(), pieces, "{notation} in {what:?}");
    }
}

fn try_out(sentences: &[String], nested: &str) {
    let data = data_with(sentences, nested);
    for language in Language::ALL {
        let messages = [kernel::MESSAGES, imperium::MESSAGES];
        let speech = Speech::new(language, &messages, &data.namings()).unwrap();
        let entry = data.entries().into_iter().find(|entry| entry.id == "education").unwrap();
        for sentence in &entry.text {
            let said = speech.try_say(sentence, &[]).unwrap_or_else(|why| panic!("{why:?}: {sentences:?}"));
            assert!(!said.contains(['{', '$', '\u{1}']), "{said}");
        }
    }
    (0..6).for_each(|seed| carry_out(data, seed, sentences));
}

#[test]
fn every_joint_nests_in_every_other() {
    let inner = |joint: &str| joint.replace('@', "Draw(1)");
    for outer in JOINTS {
        let sentences: Vec<String> = JOINTS.iter().map(|joint| outer.replace('@', &inner(joint))).collect();
        try_out(&sentences, "May([Draw(1)])");
    }
}

#[test]
fn every_verb_stands_in_every_joint() {
    for joint in JOINTS {
        for verbs in VERBS.chunks(10) {
            let sentences: Vec<String> = verbs.iter().map(|verb| joint.replace('@', verb)).collect();
            let nested = verbs[0];
            try_out(&sentences, nested);
        }
    }
}

/// The lists above leave out no word of the language.
#[test]
fn no_word_is_left_out() {
    let words = include_str!("../../src/effects/words.rs");
    let (_, rest) = words.split_once("pub enum Step {").unwrap();
    let (steps, _) = rest.split_once("\n}").unwrap();
    let names = steps
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    let names: Vec<&str> = names.map(|line| line.split(['(', ',', ' ']).next().unwrap_or_default()).collect();
    assert!(names.len() > 55, "{names:?}");
    // What only the tables of the rival say is refused on cards; the tables show each of them.
    let (_, tables) = steps.split_once("// What only the tables of the rival say.").unwrap();
    let rivals = include_str!("../../data/rivals.ron");
    let of_tables = |name: &str| tables.lines().any(|line| line.trim_start().split(['(', ',']).next() == Some(name));
    for name in names.into_iter().filter(|name| *name != ONLY_OWN) {
        if of_tables(name) {
            assert!(rivals.contains(name), "{name} is in no table");
            continue;
        }
        let used = |text: &&&str| text.split(|letter: char| !letter.is_ascii_alphanumeric()).any(|word| word == name);
        assert!(JOINTS.iter().chain(VERBS).any(|text| used(&text)), "{name} is left out");
    }
}
