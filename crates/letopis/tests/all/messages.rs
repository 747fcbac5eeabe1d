//! Everything that can be said is said in both languages.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::{Path, PathBuf};

use ethnos::EthnosData;
use kernel::{Data, Narrate, Options, Part, Seat, Seed, Seen, Stream, Viewer, phrase};
use speech::{Language, Speech};

/// All message files, wherever they are: English and Russian beside each other.
fn messages() -> Vec<[String; 2]> {
    let english = files("ftl").into_iter().filter(|path| path.ends_with("en.ftl"));
    let read =
        |path: &Path| std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let found: Vec<_> = english.map(|path| [read(&path), read(&path.with_file_name("ru.ftl"))]).collect();
    assert!(found.len() >= 4 + games::IDS.len(), "kernel, table, site, program, and every game");
    found
}

/// All files of our crates with this ending, tests left out.
fn files(ending: &str) -> Vec<PathBuf> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..")];
    let mut files = vec![];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && path.file_name().is_some_and(|name| name != "tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                files.push(path);
            }
        }
    }
    files
}

fn speech(language: Language, namings: &[kernel::data::Naming]) -> Speech {
    let messages = messages();
    let messages: Vec<[&str; 2]> = messages.iter().map(|[en, ru]| [en.as_str(), ru.as_str()]).collect();
    Speech::new(language, &messages, namings).unwrap()
}

/// Message names with the particulars that they use.
fn index(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut index = BTreeMap::new();
    let mut current = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" = ").filter(|_| !line.starts_with([' ', '}'])) {
            current = key.to_owned();
            assert!(index.insert(current.clone(), BTreeSet::new()).is_none(), "{current} is there twice");
        }
        let used = line
            .split('$')
            .skip(1)
            .map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect::<String>());
        if let Some(args) = index.get_mut(&current) {
            args.extend(used);
        }
    }
    index
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_particulars() {
    for [english, russian] in messages() {
        assert_eq!(index(&english), index(&russian));
    }
}

/// Every message that the sources name exists, and every message that exists is named somewhere.
#[test]
fn the_sources_and_the_message_files_agree() {
    let mut known = BTreeSet::new();
    for [english, _] in messages() {
        known.extend(index(&english).into_keys());
    }
    let texts = files("rs").into_iter().map(|path| std::fs::read_to_string(path).unwrap());
    let sources: String = texts.collect();
    // Whatever stands between two quotation marks, be they those of one text or of two.
    let quoted: HashSet<&str> = sources.split('"').collect();
    for key in &known {
        assert!(quoted.contains(key.as_str()), "nobody says {key}");
    }
    for marker in ["phrase!(", "word(", "Phrase::new(", "help("] {
        for rest in sources.split(marker).skip(1) {
            let quoted = rest.trim_start().strip_prefix('"').and_then(|rest| rest.split_once('"'));
            if let Some((key, _)) = quoted.filter(|(key, _)| key.contains('-')) {
                assert!(known.contains(key), "there is no message {key}");
            }
        }
    }
}

/// Questions, options, events and refusals of whole games can be said by both.
fn games_can_be_told<G: Narrate>() {
    let data = G::Data::built_in();
    let speeches = Language::ALL.map(|language| speech(language, &data.namings()));
    let players: Vec<String> = (1..=6).map(|number| format!("P{number}")).collect();
    let say = |phrase: &kernel::Phrase| {
        for speech in &speeches {
            let said = speech.try_say(phrase, &players).unwrap();
            assert!(!said.contains(['\u{1}', '{', '$']) && !said.is_empty(), "{said}");
        }
    };
    let mut stream = Stream::new(&Seed::of_series(8, 8));
    let setups = G::setups(data);
    for index in 0..60 {
        let mut state = G::new(data, &setups[index % setups.len()], &Seed::of_series(9, index as u64)).unwrap();
        let seats = state.seats();
        let (mut options, mut earlier) = (Options::new(), vec![]);
        while let Some(seat) = state.deciding().first() {
            let seen = state.seen_by(Viewer::Seat(seat));
            state.options(seat, &mut options);
            say(&G::question(&seen, seat));
            let decision = options.pick(&mut stream).unwrap();
            say(&G::choice(&seen, decision.action()));
            options.iter().take(5).flat_map(|option| G::prospect(&seen, seat, option)).for_each(|said| say(&said));
            // What could be decided a little earlier is mostly refused by now, for many reasons.
            earlier.truncate(8);
            let refusals = earlier.iter().map(|action| state.check(seat, action));
            for refused in refusals.chain([state.check(seat.next(seats), decision.action())]) {
                refused.err().iter().for_each(|refusal| say(&G::refusal(&seen, refusal)));
            }
            earlier.splice(..0, options.iter().take(2).copied());
            let mut events = vec![];
            state.perform(decision, &mut events);
            for viewer in [Viewer::Seat(Seat::default()), Viewer::Spectator] {
                for event in &events {
                    let (seen, event) = (state.seen_by(viewer), Seen::new(event, viewer));
                    if let Some(told) = G::told(&seen, &event) {
                        say(&told);
                        match G::part(&seen, &event) {
                            Part::Outcome(brief) | Part::Either(brief) => say(&brief),
                            Part::Under(heading, brief) => [heading, brief].iter().for_each(&say),
                            Part::Silent | Part::Turn | Part::Chapter | Part::Deed => {}
                        }
                    }
                }
            }
        }
        let standings = state.standings().unwrap();
        say(&G::decided(standings.decided_by));
        standings.places[0].sources.iter().for_each(|(source, _)| say(&G::source(source)));
    }
    say(&G::title());
    say(&G::gist());
    say(&G::setup_form());
    setups.iter().for_each(|setup| say(&G::variant(data, setup)));
    for entry in data.entries() {
        say(&entry.kind);
        entry.text.iter().for_each(&say);
        entry.origins().iter().for_each(&say);
        say(&phrase!("plain-name", name = entry.name));
    }
}

macro_rules! tell {
    ($($game:ty),*) => {{ $(games_can_be_told::<$game>();)* }};
}

#[test]
fn whole_games_can_be_told() {
    games::every_game!(tell);
}

/// Russian numbers take the right form of the word.
#[test]
fn russian_counts_agree() {
    let speech = speech(Language::Russian, &EthnosData::built_in().namings());
    for (count, expected) in [(1, "1 карту"), (2, "2 карты"), (5, "5 карт")] {
        let said = speech.say(&phrase!("ethnos-ask-draw", size = count), &[]);
        assert!(said.contains(expected), "{said}");
    }
    for (count, expected) in [(1, "1 славу"), (2, "2 славы"), (5, "5 славы"), (21, "21 славу"), (11, "11 славы")]
    {
        let said = speech.say(&phrase!("ethnos-choose-raid", glory = count), &[]);
        assert_eq!(said, format!("Набег за {expected}"));
    }
    let name = kernel::Arg::Name("ethnos.kingdom.rhea".to_owned());
    let said = speech.say(&phrase!("ethnos-ask-place", kingdom = name), &[]);
    assert_eq!(said, "Выложить маркер в\u{a0}Рею?");
}
