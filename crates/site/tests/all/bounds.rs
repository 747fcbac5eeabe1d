//! Somebody tries to fill, stall or overhear a table, and cannot.

use client::Client;
use serde_json::{Value, json};
use site::{Rate, Rates};
use store::{Sqlite, Store};
use table::Record;

use crate::served::{Served, ok};

const SETUP: &str = "2 players, tribes random";

fn order(seats: &[&str]) -> Value {
    json!({ "game": "ethnos", "setup": SETUP, "seats": seats, "name": "Anna" })
}

fn path(view: &Value) -> String {
    format!("/api/tables/{}", view["id"].as_str().unwrap())
}

/// The same person, in a browser.
fn browser(served: &Served, guest: &Client) -> Client {
    let mut browser = served.client();
    browser.set_cookies(&format!("who={}", guest.token().unwrap()));
    browser
}

fn records(served: &Served, id: &str) -> Vec<Record> {
    let journal = Sqlite::open(&served.database).unwrap().load(id).unwrap().unwrap();
    journal.records.into_iter().map(|(record, _)| record).collect()
}

/// Blanks between the words of a decision or a setup are not kept, and megabytes of them are not even read.
#[test]
fn blanks_do_not_fill_the_disk() {
    let served = Served::new("blanks");
    let mut anna = served.guest();
    let padded = format!("2 players,{}tribes random", " ".repeat(300));
    let table = json!({ "game": "ethnos", "setup": padded, "seats": ["me", "here"], "name": "Anna" });
    let view = ok(anna.post("/api/tables", &table).unwrap(), 201);
    assert_eq!(view["setup"], SETUP);
    let decisions = format!("{}/decisions", path(&view));
    let huge = json!({ "number": view["number"], "decision": format!("recruit{}deck", " ".repeat(60_000)) });
    let refused = anna.post(&decisions, &huge).unwrap();
    assert_eq!((refused.status, refused.json()["reason"].clone()), (422, json!("table-too-long")));
    let decision = format!("  recruit {} deck", " ".repeat(200));
    let typed = json!({ "number": view["number"], "seat": view["deciding"][0], "decision": decision });
    let after = ok(anna.post(&decisions, &typed).unwrap(), 200);
    ok(anna.post(&decisions, &typed).unwrap(), 200);
    let kept = records(&served, view["id"].as_str().unwrap());
    let decided: Vec<String> = kept.iter().map(Record::write).filter(|line| line.starts_with("decide")).collect();
    assert_eq!((decided.len(), decided[0].len()), (1, "decide 1 recruit deck".len()), "{decided:?}");
    assert_eq!(after["number"].as_u64(), view["number"].as_u64().map(|number| number + 1));
    let setup = json!({ "game": "ethnos", "setup": " ".repeat(50_000), "seats": ["me", "here"] });
    assert_eq!(anna.post("/api/tables", &setup).unwrap().status, 422);
}

/// Bytes are counted like requests, for each person and for each address.
#[test]
fn bytes_are_limited() {
    let (few, many) = (Rate { per_second: 1.0, burst: 3_000.0 }, Rate { per_second: 1.0, burst: 9_000.0 });
    let served = Served::with("bytes", |config| {
        config.rates = Rates { bytes: many, bytes_of: few, ..Rates::unlimited() };
    });
    let send = |client: &mut Client| {
        let words = json!({ "text": "x".repeat(2_000) });
        client.post("/api/tables/nowhere/chat", &words).unwrap().status
    };
    let (mut anna, mut boris) = (served.guest(), served.guest());
    assert_eq!([send(&mut anna), send(&mut anna)], [404, 429], "a person");
    assert_eq!([send(&mut boris), send(&mut served.client())], [404, 401], "others are not touched");
    let answers: Vec<u16> = (0..3).map(|_| send(&mut served.guest())).collect();
    assert_eq!(answers.last(), Some(&429), "an address: {answers:?}");
}

/// A report is replayed once, whoever looks at it how often; and nobody looks at any number of them.
#[test]
fn a_report_is_replayed_once() {
    let served = Served::with("replays", |config| {
        let (all, own) = (Rate { per_second: 0.01, burst: 40.0 }, Rate { per_second: 0.01, burst: 25.0 });
        config.rates = Rates { reports: all, reports_of: own, ..Rates::unlimited() };
    });
    let mut anna = served.guest();
    let view = ok(anna.post("/api/tables", &order(&["me", "here"])).unwrap(), 201);
    let made = ok(anna.post(&format!("{}/reports", path(&view)), &json!({ "words": "odd" })).unwrap(), 201);
    let page = made["page"].as_str().unwrap().to_owned();
    let decision = json!({ "number": view["number"], "decision": "recruit deck" });
    ok(anna.post(&format!("{}/decisions", path(&view)), &decision).unwrap(), 200);
    let replays = |client: &mut Client| -> u64 {
        let text = client.get("/metrics").unwrap().text();
        text.lines().find_map(|line| line.strip_prefix("letopis_replays_total ")).unwrap().parse().unwrap()
    };
    let (mut looking, before) = (browser(&served, &anna), replays(&mut anna));
    let statuses: Vec<u16> = (0..26).map(|_| looking.get(&page).unwrap().status).collect();
    assert_eq!((&statuses[..25], statuses[25]), ([200; 25].as_slice(), 429), "a person");
    assert_eq!(replays(&mut anna) - before, 1, "the position does not change");
    let statuses: Vec<u16> = (0..20).map(|_| served.client().get(&page).unwrap().status).collect();
    assert_eq!((statuses[0], statuses[19]), (200, 429), "an address: {statuses:?}");
}

/// A page carries the last hundred lines; the others are a link away.
#[test]
fn pages_carry_the_last_hundred_lines() {
    let served = Served::new("talk");
    let mut anna = served.guest();
    let view = ok(anna.post("/api/tables", &order(&["me", "here"])).unwrap(), 201);
    let (api, id) = (path(&view), view["id"].as_str().unwrap());
    let mut last = Value::Null;
    for line in 0..130 {
        last = ok(anna.post(&format!("{api}/chat"), &json!({ "text": format!("line {line}.") })).unwrap(), 200);
    }
    assert_eq!((last["said"].as_u64(), last["chat"].as_array().unwrap().len()), (Some(130), 100));
    assert_eq!(last["chat"][0]["text"], "line 30.");
    let earlier = ok(anna.get(&format!("{api}/chat?before=30")).unwrap(), 200);
    assert_eq!((earlier.as_array().unwrap().len(), earlier[29]["text"].clone()), (30, json!("line 29.")));
    let mut looking = browser(&served, &anna);
    let page = looking.get(&format!("/table/{id}")).unwrap().text();
    assert!(page.contains("line 129.") && page.contains("line 30.") && !page.contains("line 29."));
    let link = format!("/table/{id}/talk?before=30");
    assert!(page.contains(&link), "{page}");
    let more = looking.get(&link).unwrap().text();
    assert!(more.contains("line 29.") && more.contains("line 0.") && !more.contains("line 30."));
}

/// Words are limited by address too: many guests of one flooder are one flooder.
#[test]
fn many_guests_of_one_address_do_not_flood_the_talk() {
    let served = Served::with("guests", |config| {
        config.rates = Rates { lines: Rate { per_second: 0.01, burst: 5.0 }, ..Rates::unlimited() };
    });
    let mut anna = served.guest();
    let chat = format!("{}/chat", path(&ok(anna.post("/api/tables", &order(&["me", "here"])).unwrap(), 201)));
    let said: Vec<u16> = (0..7).map(|_| served.guest().post(&chat, &json!({ "text": "." })).unwrap().status).collect();
    assert_eq!(said, [200, 200, 200, 200, 200, 429, 429]);
}

/// A host silences onlookers or closes the table to them, on every way in.
#[test]
fn a_table_can_be_closed_to_onlookers() {
    let served = Served::new("closed");
    let (mut anna, mut boris, mut carla) = (served.guest(), served.guest(), served.guest());
    let id = served.table_for_two("ethnos", SETUP, &mut anna, &mut boris);
    let api = format!("/api/tables/{id}");
    let made = ok(carla.post(&format!("{api}/reports"), &json!({ "words": "odd" })).unwrap(), 201);
    let report = made["id"].as_str().unwrap().to_owned();
    let onlookers = format!("{api}/onlookers");
    assert_eq!(carla.post(&onlookers, &json!({ "onlookers": "away" })).unwrap().status, 409);
    assert_eq!(anna.post(&onlookers, &json!({ "onlookers": "dance" })).unwrap().status, 422);
    let chat = |client: &mut Client| client.post(&format!("{api}/chat"), &json!({ "text": "hm" })).unwrap().status;
    assert_eq!(ok(anna.post(&onlookers, &json!({ "onlookers": "watch" })).unwrap(), 200)["onlookers"], "watch");
    assert_eq!([chat(&mut carla), chat(&mut boris)], [409, 200]);
    // Without a script, by the buttons of the page.
    let mut host = browser(&served, &anna);
    let page = host.get(&format!("/table/{id}")).unwrap().text();
    assert!(page.contains("onlookers:away"));
    assert!(!carla_sees(&served, &carla, &id).contains("onlookers:away"), "the buttons are the host's");
    assert_eq!(host.form(&format!("/table/{id}"), "go=onlookers%3Aaway").unwrap().status, 303);
    let mut looking = browser(&served, &carla);
    for way in ["", "/stream", "/talk", "/replay", "/chronicle", "/report"] {
        assert_eq!(looking.get(&format!("/table/{id}{way}")).unwrap().status, 403, "{way}");
    }
    assert_eq!(looking.form(&format!("/table/{id}"), "go=chat&text=hm").unwrap().status, 403);
    assert_eq!(looking.get(&format!("/report/{report}")).unwrap().status, 403);
    for way in ["", "/log", "/chat", "/positions/0", "/chronicle", "/stream"] {
        let answer = carla.get(&format!("{api}{way}")).unwrap();
        assert_eq!((answer.status, answer.json()["reason"].clone()), (403, json!("table-closed")), "{way}");
    }
    assert_eq!([chat(&mut carla), chat(&mut boris)], [403, 200]);
    let view = ok(boris.get(&api).unwrap(), 200);
    assert_eq!(view["onlookers"], "away");
    // A table by link may refuse them from the start; whoever has the link can still sit down.
    let mut private = order(&["me", "open"]);
    private["onlookers"] = json!("away");
    let view = ok(anna.post("/api/tables", &private).unwrap(), 201);
    let api = path(&view);
    ok(boris.get(&api).unwrap(), 200);
    ok(boris.post(&format!("{api}/seats/2"), &json!({ "name": "Boris" })).unwrap(), 200);
    ok(anna.post(&format!("{api}/start"), &Value::Null).unwrap(), 200);
    assert_eq!([boris.get(&api).unwrap().status, carla.get(&api).unwrap().status], [200, 403]);
}

fn carla_sees(served: &Served, carla: &Client, id: &str) -> String {
    browser(served, carla).get(&format!("/table/{id}")).unwrap().text()
}

/// What was taken back is told of the game, and such a game compares nobody.
#[test]
fn undo_leaves_a_trace() {
    let served = Served::new("trace");
    let account = json!({ "name": "Vera", "password": "a long and quiet river" });
    let entered = ok(served.client().post("/api/account", &account).unwrap(), 201);
    let mut vera = served.client().with_token(entered["token"].as_str().unwrap());
    for taken_back in [0, 1] {
        let mut view = ok(vera.post("/api/tables", &order(&["me", "bot"])).unwrap(), 201);
        let (api, id) = (path(&view), view["id"].as_str().unwrap().to_owned());
        let mut left = taken_back;
        while view["phase"] == "running" {
            let Some(options) = view["asked"]["options"].as_array() else {
                std::thread::sleep(std::time::Duration::from_millis(2));
                view = ok(vera.get(&api).unwrap(), 200);
                continue;
            };
            let body = json!({ "number": view["number"], "decision": options[0] });
            view = ok(vera.post(&format!("{api}/decisions"), &body).unwrap(), 200);
            if left > 0 && vera.post(&format!("{api}/undo"), &Value::Null).unwrap().status == 200 {
                left -= 1;
                view = ok(vera.get(&api).unwrap(), 200);
            }
        }
        assert_eq!(view["taken_back"].as_u64().unwrap() > 0, taken_back > 0);
        let page = served.client().get(&format!("/table/{id}")).unwrap().text();
        assert_eq!(page.contains("taken back"), taken_back > 0);
        let profile = ok(served.client().get("/api/people/Vera").unwrap(), 200);
        assert_eq!(profile["games"].as_array().unwrap().len(), taken_back + 1, "every game is listed");
        assert_eq!(profile["results"][0]["played"], 1, "and the first alone is counted");
        let listed = profile["games"].as_array().unwrap().iter().find(|game| game["table"] == id).unwrap();
        assert_eq!(listed["taken_back"].as_u64().unwrap() > 0, taken_back > 0);
    }
    let page = served.client().get("/people/Vera").unwrap().text();
    assert!(page.contains("taken back"));
}

/// Nobody keeps a page of a table for whoever sits down at the computer next.
#[test]
fn pages_of_tables_are_not_stored() {
    let served = Served::new("no-store");
    let mut anna = served.guest();
    let id = ok(anna.post("/api/tables", &order(&["me", "here"])).unwrap(), 201)["id"].as_str().unwrap().to_owned();
    for way in [format!("/table/{id}"), format!("/table/{id}/talk"), "/".to_owned(), format!("/api/tables/{id}")] {
        assert_eq!(anna.get(&way).unwrap().header("cache-control"), "no-store", "{way}");
    }
}
