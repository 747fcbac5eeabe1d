//! Games that other rules played, as people and programs find them: running and finished, with the same replay and with another.

use bots::Kind;
use client::Client;
use kernel::{Phrase, Seat, Version, phrase};
use serde_json::json;
use site::Rates;
use store::{Aside, Sqlite, Store};
use table::{PersonId, Record, Table, Tale};

use crate::planted::{Game, Played, keep};
use crate::served::{Served, ok};

const ANNA: PersonId = PersonId(1);

/// A game of Ethnos as a program with other rules would have kept it, up to so many decisions.
fn played(decisions: usize) -> Played {
    let game = Game {
        game: "ethnos",
        version: Some(Version { rules: 0, data: None }),
        setup: "2 players, tribes random",
        people: &[ANNA, PersonId(2)],
        bot: Kind::Greedy,
        series: 3,
    };
    game.play(decisions)
}

/// What that program told of its game. One of its messages is gone since.
fn tale(table: &Table) -> Tale {
    let said = |phrase: &Phrase| [format!("as said then: {}", phrase.key), format!("как сказано: {}", phrase.key)];
    let headline = phrase!("gone-since", who = Seat::default());
    let tale = Tale::of(table.game().unwrap(), &headline, said).unwrap();
    Tale { version: Version { rules: 0, data: None }, ..tale }
}

/// A site over a file in which such tables were kept.
fn site(name: &str, fill: impl FnOnce(&Sqlite)) -> Served {
    Served::with(name, |config| {
        config.rates = Rates::unlimited();
        fill(&Sqlite::open(&config.database).unwrap());
    })
}

fn page(client: &mut Client, path: &str) -> (u16, String) {
    let answer = client.get(path).unwrap();
    (answer.status, answer.text())
}

#[test]
fn a_finished_game_that_cannot_be_replayed_is_told() {
    let played = played(usize::MAX);
    let tale = tale(&played.0);
    let served = site("told", |store| {
        keep(store, "told", &played, Some("0badc0de".to_owned()));
        store.keep_tale("told", &tale.write().unwrap()).unwrap();
    });
    let mut english = served.client().with_header("Accept-Language", "en");
    let mut russian = served.client().with_header("Accept-Language", "ru");
    let points = tale.places[0].points.to_string();
    for path in ["/table/told", "/table/told/replay"] {
        let (status, said) = page(&mut english, path);
        assert_eq!(status, 200, "{said}");
        let line =
            "Played with rules version 0; this site has version 1. The board cannot be shown, but the story can.";
        for part in [line, "as said then: gone-since", "Anna", "Boris", &points, "recruits"] {
            assert!(said.contains(part), "{part} is missing in {said}");
        }
        assert!(!said.contains("as said then: ethnos-"), "what can be said today is said anew");
        assert!(!said.contains("class=\"board\""), "there is no board");
        let (_, said) = page(&mut russian, path);
        for part in ["Сыграно по правилам версии 0, а\u{a0}здесь версия 1", "как сказано: gone-since"]
        {
            assert!(said.contains(part), "{part} is missing in {said}");
        }
    }
    let (status, text) = page(&mut english, "/table/told/chronicle");
    assert!(status == 200 && text.starts_with(&tale.chronicle), "{text}");
    let key = english.get("/.well-known/letopis-key").unwrap().text();
    assert_eq!(site::check_seal(&text, &key), Ok("told".to_owned()), "what other rules wrote is signed too");
    // For programs.
    let view = ok(english.get("/api/tables/told").unwrap(), 200);
    assert_eq!((&view["phase"], &view["rules"], &view["facts"]), (&json!("finished"), &json!(0), &json!({})));
    assert!(view["told"].as_str().unwrap().contains("rules version 0"), "{view}");
    assert_eq!(view["decisions"], json!(tale.decisions));
    assert_eq!(view["seats"][1]["name"], "Boris");
    assert_eq!(view["seed"], json!(played.0.header().seed.to_hex()));
    let places = view["standings"]["places"].as_array().unwrap();
    for (at, (place, rank)) in places.iter().zip(played.0.ranks()).enumerate() {
        assert_eq!((&place["seat"], &place["rank"]), (&json!(at + 1), &json!(rank.1)));
        assert_eq!(place["points"], json!(rank.2));
        let sources = place["sources"].as_object().unwrap().values();
        assert_eq!(sources.map(|points| points.as_i64().unwrap()).sum::<i64>(), i64::from(rank.2));
    }
    let log = ok(english.get("/api/tables/told/log").unwrap(), 200);
    assert_eq!(log.as_array().unwrap().len(), tale.log.len());
    let first = &tale.log[0];
    assert_eq!((&log[0]["decision"], &log[0]["seat"]), (&json!(first.decision), &json!(first.seat.index() + 1)));
    let later = ok(english.get("/api/tables/told/log?after=20").unwrap(), 200);
    assert!(later.as_array().unwrap().iter().all(|line| line["decision"].as_u64() > Some(20)));
    assert!(english.get("/api/tables/told/chronicle").unwrap().text().starts_with(&tale.chronicle));
    let refused = english.get("/api/tables/told/positions/3").unwrap();
    assert_eq!((refused.status, &refused.json()["reason"]), (409, &json!("told-no-board")));
    let decided = json!({ "number": view["number"], "decision": "recruit deck", "seat": 1 });
    let mut guest = served.guest();
    assert_eq!(guest.post("/api/tables/told/decisions", &decided).unwrap().status, 409);
    // People may still talk, and that changes nothing of it.
    ok(guest.post("/api/tables/told/chat", &json!({ "text": "what a game" })).unwrap(), 200);
    drop(guest);
    assert_eq!(reports(&served), 0, "nothing is wrong with it");
    let store = Sqlite::open(&served.database).unwrap();
    assert_eq!(store.load("told").unwrap().unwrap().code.as_deref(), Some("0badc0de"), "its own rules know it again");
    assert_eq!(store.finished_by(ANNA, 5).unwrap().len(), 1, "and profiles count it as before");
}

fn reports(served: &Served) -> usize {
    Sqlite::open(&served.database).unwrap().reports(10).unwrap().len()
}

/// The version alone is no reason: as long as the game is the same, it is shown and goes on.
#[test]
fn a_game_of_other_rules_that_replays_the_same_is_played_and_shown_as_ever() {
    let (over, running) = (played(usize::MAX), played(12));
    let served = site("same", |store| {
        keep(store, "over", &over, over.0.code());
        keep(store, "running", &running, running.0.code());
        keep(store, "first", &running, None);
    });
    let mut client = served.guest();
    let view = ok(client.get("/api/tables/over").unwrap(), 200);
    assert_eq!((&view["phase"], &view["rules"], &view["told"]), (&json!("finished"), &json!(0), &json!(null)));
    ok(client.get("/api/tables/over/positions/3").unwrap(), 200);
    let text = client.get("/api/tables/over/chronicle").unwrap().text();
    assert!(site::chapters().read(&text).is_ok(), "these rules vouch for it: {text}");
    for id in ["running", "first"] {
        let view = ok(client.get(&format!("/api/tables/{id}")).unwrap(), 200);
        assert_eq!((&view["phase"], &view["decisions"]), (&json!("running"), &json!(12)), "{id}");
        ok(client.post(&format!("/api/tables/{id}/chat"), &json!({ "text": "on we go" })).unwrap(), 200);
    }
    let store = Sqlite::open(&served.database).unwrap();
    assert_eq!(store.load("first").unwrap().unwrap().code, running.0.code(), "from now on it has a code");
}

#[test]
fn a_running_game_that_would_take_another_course_is_set_aside_with_the_reason() {
    let running = played(12);
    let served = site("astray", |store| {
        keep(store, "astray", &running, Some("0badc0de".to_owned()));
        // A decision that these rules do not know.
        let odd = Record::Decide { seat: Seat::default(), notation: "conquer rome".to_owned() };
        let (table, records) = &running;
        keep(store, "unknown", &(table.clone(), [&records[..], &[odd]].concat()), None);
    });
    let mut client = served.client().with_header("Accept-Language", "en");
    for id in ["astray", "unknown"] {
        assert_eq!(page(&mut client, &format!("/table/{id}")).0, 410);
        let store = Sqlite::open(&served.database).unwrap();
        let kept = store.load(id).unwrap().unwrap();
        assert!(
            kept.aside == Some(Aside::Failed) && kept.records.len() >= running.1.len(),
            "its journal is kept as it was"
        );
        let reports = store.reports(10).unwrap();
        let words = &reports.iter().find(|report| report.table == id).unwrap().words;
        let why = if id == "astray" { "a different game" } else { "conquer" };
        assert!(words.contains("made with rules 0 of “ethnos”; this program has rules 1"), "{words}");
        assert!(words.contains(why), "{words}");
    }
    assert_eq!(reports(&served), 2);
}

/// Games that end here are told with their last record; those that ended before are told when the site opens.
#[test]
fn every_finished_game_is_told_in_both_languages() {
    let over = played(usize::MAX);
    let served = site("tales", |store| keep(store, "ended-before", &over, None));
    let mut client = served.guest();
    let order =
        json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "bot"], "name": "Anna" });
    let id = ok(client.post("/api/tables", &order).unwrap(), 201)["id"].as_str().unwrap().to_owned();
    ok(client.post(&format!("/api/tables/{id}/resign"), &json!(null)).unwrap(), 200);
    while ok(client.get(&format!("/api/tables/{id}")).unwrap(), 200)["phase"] != "finished" {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let store = Sqlite::open(&served.database).unwrap();
    let told = store.tale(&id).unwrap().expect("what is told is on disk with the record that ends the game");
    let told = Tale::read(&told).unwrap();
    assert!(client.get(&format!("/api/tables/{id}/chronicle")).unwrap().text().starts_with(&told.chronicle));
    let log = ok(client.get("/api/tables/ended-before/log").unwrap(), 200);
    let before = loop {
        match store.tale("ended-before").unwrap() {
            Some(tale) => break Tale::read(&tale).unwrap(),
            None => std::thread::sleep(std::time::Duration::from_millis(10)),
        }
    };
    assert_eq!(before.version, site::chapters().find("ethnos").unwrap().version(), "by the rules that told it");
    assert!(before.log.len() >= log.as_array().unwrap().len(), "nothing is hidden any more");
    for tale in [told, before] {
        for line in &tale.log {
            let Tale { players, .. } = &tale;
            let (en, ru) = (&line.sentence.en, &line.sentence.ru);
            assert!(!en.is_empty() && en != ru && *en != line.sentence.phrase.key, "{en} · {ru} · {players:?}");
        }
    }
    assert_eq!(store.untold("", 10).unwrap(), [""; 0]);
}
