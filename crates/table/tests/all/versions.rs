//! Tables that other rules made: they go on if the game stays the same, and are told if it does not.

use std::sync::Arc;

use crate::offered::GAMES;
use kernel::{Arg, Phrase, Seat, Seed, Stream, Version, phrase};
use table::{Header, Moment, Pace, PersonId, Phase, Record, Sitter, Table, Tale, Visibility};

const NOW: Moment = Moment(1_000);
const ANNA: PersonId = PersonId(1);

type Journal = Vec<(Record, Moment)>;

/// A header as a program with older rules would have written it.
fn header(game: &str) -> Header {
    let setup = GAMES.find(game).unwrap().offer().setups[0].notation.clone();
    Header {
        game: game.to_owned(),
        version: Version { rules: 0, data: Some("of old".to_owned()) },
        set: None,
        setup,
        seed: Seed::of_series(5, 0),
        host: ANNA,
        pace: Pace::Live,
        visibility: Visibility::Link,
        created: NOW,
    }
}

/// Some game, as far as `until` holds, with talk and an undo on the way.
fn played(game: &str, until: impl Fn(&Table) -> bool) -> (Table, Journal) {
    let (mut table, mut journal) = (Table::new(&GAMES, header(game)).unwrap(), vec![]);
    let mut stream = Stream::new(&Seed::of_series(6, 0));
    let mut add = |table: &mut Table, record: Record| {
        table.apply(&record, NOW).unwrap_or_else(|denied| panic!("{record:?}: {denied:?}"));
        journal.push((record, NOW));
    };
    let seats = table.sitters().len();
    for seat in Seat::all(seats) {
        let name = format!("Anna {}", seat.index() + 1);
        add(&mut table, Record::Sit { seat, person: ANNA, name });
    }
    add(&mut table, Record::Start);
    while table.phase() == Phase::Running && !until(&table) {
        let game = table.game().unwrap();
        let seat = game.deciding().first().unwrap();
        let mut options = game.options(seat);
        let notation = options.swap_remove(stream.below(options.len() as u32) as usize);
        add(&mut table, Record::Decide { seat, notation });
        if let (10, Some((count, false))) = (table.number(), table.undo_offer(seat)) {
            add(&mut table, Record::Undo { seat, count });
        }
    }
    add(&mut table, Record::Chat { name: "Anna 1".to_owned(), text: "well".to_owned() });
    (table, journal)
}

fn tale_of(table: &Table) -> Tale {
    let said = |phrase: &Phrase| [format!("en {}", phrase.key), format!("ru {}", phrase.key)];
    Tale::of(table.game().unwrap(), &phrase!("headline", who = Seat::default()), said).unwrap()
}

#[test]
fn a_running_game_goes_on_if_these_rules_play_the_same() {
    for game in GAMES.ids() {
        let (table, journal) = played(game, |table| table.number() > 30);
        let code = table.code().unwrap();
        let again = Table::revive(&GAMES, table.header().clone(), journal.clone(), Some(&code)).unwrap();
        assert_eq!((again.phase(), again.code()), (Phase::Running, Some(code)));
        assert_eq!(again.header().version.rules, 0, "it says for good which rules made it");
        let early = Table::revive(&GAMES, table.header().clone(), journal, None);
        assert!(early.is_ok(), "{game}: a journal from before there were codes is taken at its word");
    }
}

#[test]
fn a_game_that_takes_another_course_is_refused() {
    let (table, journal) = played("ethnos", |table| table.number() > 30);
    let refused = |journal: Journal, code: &str| {
        Table::revive(&GAMES, table.header().clone(), journal, Some(code)).map(|_| ()).unwrap_err().reason
    };
    assert_eq!(refused(journal.clone(), "0badc0de"), "table-other-course");
    // Other dice deal other cards: either a decision cannot be made, or the code tells.
    let other = Header { seed: Seed::of_series(99, 0), ..table.header().clone() };
    assert!(Table::revive(&GAMES, other, journal.clone(), table.code().as_deref()).is_err());
    let mut cut = journal;
    cut.truncate(20);
    assert_eq!(refused(cut, &table.code().unwrap()), "table-other-course");
}

/// Whatever the game is made of changes the code, and nothing else does.
#[test]
fn the_code_is_of_decisions_and_what_came_of_them() {
    let (table, journal) = played("hadara", |table| table.number() > 20);
    let mut again = Table::new(&GAMES, table.header().clone()).unwrap();
    let mut last = again.code();
    assert_eq!(last, None, "there is no game yet");
    for (record, moment) in journal {
        again.apply(&record, moment).unwrap();
        let played = matches!(record, Record::Start | Record::Decide { .. } | Record::Undo { .. });
        assert_eq!(again.code() != last, played, "{record:?}");
        last = again.code();
    }
}

#[test]
fn what_is_told_of_a_game_reads_back_and_stands_for_it() {
    for game in GAMES.ids() {
        let (table, mut journal) = played(game, |_| false);
        let tale = tale_of(&table);
        let text = tale.write().unwrap();
        assert_eq!(Tale::read(&text).unwrap(), tale);
        assert_eq!(tale.log.len(), table.game().unwrap().log(kernel::Viewer::Omniscient, usize::MAX).len());
        assert_eq!(tale.version, GAMES.find(game).unwrap().version(), "these rules played it to its end");
        let sums = tale.places.iter().map(|place| (place.points, place.by_source.iter().sum::<i32>()));
        assert!(sums.into_iter().all(|(points, sum)| points == sum), "{game}: {:?}", tale.places);

        let (account, more) = (PersonId(9), Record::Rematch { table: "next".to_owned() });
        journal.extend([(Record::Follow { from: ANNA, to: account }, NOW), (more, NOW)]);
        let mut told = Table::told(table.header().clone(), journal.clone(), Arc::new(tale.clone())).unwrap();
        assert_eq!((told.phase(), told.number()), (Phase::Finished, table.number() + 2));
        assert_eq!((told.names(), told.chat()), (table.names(), table.chat()));
        assert_eq!((told.chronicle(), told.rematch()), (table.chronicle(), Some("next")));
        assert!(told.sitters().iter().all(|sitter| matches!(sitter, Sitter::Person { id, .. } if *id == account)));
        let (mut before, mut after) = (table.ranks(), told.ranks());
        before.sort();
        after.sort();
        assert_eq!(before, after);
        assert!(told.game().is_none() && told.code().is_none() && told.bot_to_decide().is_none());
        let decide = Record::Decide { seat: Seat::default(), notation: "pass".to_owned() };
        assert_eq!(told.check(&decide).unwrap_err().reason, "refused-over");
        told.apply(&Record::Chat { name: "Anna 1".to_owned(), text: "again?".to_owned() }, NOW).unwrap();
        let odd = vec![(Record::Vacate { seat: Seat::new(5).unwrap() }, NOW)];
        if told.sitters().len() < 6 {
            assert!(Table::told(table.header().clone(), odd, Arc::new(tale)).is_err());
        }
    }
}

#[test]
fn a_tale_says_why_it_is_told() {
    let (table, _) = played("ethnos", |_| false);
    let tale = tale_of(&table);
    let here = tale.version.clone();
    let why = |here: Option<&Version>| tale.why(here).key;
    assert_eq!(why(Some(&Version { rules: here.rules + 1, ..here.clone() })), "tale-other-rules");
    assert_eq!(why(Some(&Version { data: Some("other".to_owned()), ..here.clone() })), "tale-other-data");
    assert_eq!(why(Some(&here)), "tale-other-course");
    assert_eq!(why(None), "tale-no-game");
}

#[test]
fn a_damaged_tale_is_refused() {
    let (table, _) = played("ethnos", |_| false);
    let text = tale_of(&table).write().unwrap();
    let nobody = text.replacen(r#""players":["Anna 1","#, r#""players":["#, 1);
    assert_ne!(nobody, text);
    for damaged in ["", "{}", &text[..text.len() / 2], &text.replace(r#""seat":1"#, r#""seat":7"#), &nobody] {
        assert_eq!(Tale::read(damaged).unwrap_err().reason, "tale-unreadable");
    }
}

/// What is on disk must be readable for good: this text may not change.
#[test]
fn kept_phrases_have_a_form_that_stays() {
    let inner = phrase!("inner", count = 3);
    let list = vec![Arg::Name("ethnos.tribe.orc".to_owned()), Arg::from("so \"said\"")];
    let kept = phrase!("outer", who = Seat::new(1).unwrap(), what = inner, all = list).to_kept();
    let text = r#"{"key":"outer","args":[["who",{"seat":2}],["what",{"phrase":{"key":"inner","args":[["count",{"number":3}]]}}],["all",{"list":[{"name":"ethnos.tribe.orc"},{"text":"so \"said\""}]}]]}"#;
    assert_eq!(serde_json::to_string(&kept).unwrap(), text);
    assert_eq!(serde_json::from_str::<Phrase<String>>(text).unwrap(), kept);
    for damaged in [r#"{"key":"x","args":[["who",{"seat":0}]]}"#, r#"{"key":"x","args":[["who",{"seat":7}]]}"#] {
        assert!(serde_json::from_str::<Phrase<String>>(damaged).is_err(), "{damaged}");
    }
}
