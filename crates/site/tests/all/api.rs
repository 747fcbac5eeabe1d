//! The JSON API: whole games over it, every refusal with its reason, and a document that says what there is.

use crate::served::{Served, ok};
use client::Client;
use serde_json::{Value, json};

const SETUP: &str = "2 players, tribes random";

/// Whoever owes a decision takes one of their options, until the game is over or `until` holds.
fn play(table: &str, players: &mut [Client], until: impl Fn(&Value) -> bool) -> Value {
    let path = format!("/api/tables/{table}");
    let mut salt = 7_usize;
    loop {
        let mut waiting = true;
        for player in players.iter_mut() {
            let view = ok(player.get(&path).unwrap(), 200);
            if view["phase"] == "finished" || until(&view) {
                return view;
            }
            let Some(options) = view["asked"]["options"].as_array() else { continue };
            waiting = false;
            salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let decision = &options[(salt >> 33) % options.len()];
            let body = json!({ "number": view["number"], "decision": decision });
            ok(player.post(&format!("{path}/decisions"), &body).unwrap(), 200);
        }
        if waiting {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }
}

#[test]
fn two_programs_play_a_whole_game_and_prove_the_shuffle() {
    let served = Served::new("whole");
    let mut players = [served.guest(), served.guest()];
    let [first, second] = &mut players;
    let table = served.table_for_two("ethnos", SETUP, first, second);
    let path = format!("/api/tables/{table}");
    let begun = ok(first.get(&path).unwrap(), 200);
    assert_eq!((&begun["phase"], &begun["seed"], &begun["host"]), (&json!("running"), &json!(null), &json!(true)));
    assert_eq!((&begun["you"], &begun["seats"][1]["name"]), (&json!([1]), &json!("Boris")));
    assert!(begun["facts"]["deck"].as_array().unwrap().iter().all(|card| card == "hidden"));
    for later in ["chronicle", "positions/3"] {
        let refused = first.get(&format!("{path}/{later}")).unwrap();
        assert_eq!((refused.status, &refused.json()["reason"]), (409, &json!("replay-later")));
    }
    let over = play(&table, &mut players, |_| false);
    assert_eq!(over["commitment"], begun["commitment"]);
    assert_eq!(over["standings"]["places"].as_array().unwrap().len(), 2);
    let mut anybody = served.client();
    let chronicle = anybody.get(&format!("{path}/chronicle")).unwrap().text();
    let game = site::chapters().read(&chronicle).unwrap();
    assert_eq!(game.seed().commitment(), begun["commitment"].as_str().unwrap());
    assert_eq!(game.seed().to_hex(), over["seed"].as_str().unwrap());
    assert_eq!(game.decisions() as u64, over["decisions"].as_u64().unwrap());
    let log = ok(anybody.get(&format!("{path}/log")).unwrap(), 200);
    assert!(log.as_array().unwrap().len() > game.decisions() / 2);
    let after = ok(anybody.get(&format!("{path}/log?after={}", game.decisions() - 1)).unwrap(), 200);
    assert!(after.as_array().unwrap().len() < log.as_array().unwrap().len());
    let position = ok(anybody.get(&format!("{path}/positions/0")).unwrap(), 200);
    assert!(position["deck"].as_array().unwrap().iter().all(|card| card != "hidden"), "nothing is secret any more");
    let again = ok(players[0].post(&format!("{path}/rematch"), &json!(null)).unwrap(), 200);
    assert_ne!(again["id"], over["id"]);
    assert_eq!(ok(anybody.get(&path).unwrap(), 200)["rematch"], again["id"]);
}

#[test]
fn everything_that_is_refused_is_refused_with_a_reason_and_changes_nothing() {
    let served = Served::new("reasons");
    let (mut anna, mut boris) = (served.guest(), served.guest());
    let table = served.table_for_two("ethnos", SETUP, &mut anna, &mut boris);
    let path = format!("/api/tables/{table}");
    let before = ok(anna.get(&path).unwrap(), 200);
    let (mine, other) = if before["deciding"] == json!([1]) { (anna, boris) } else { (boris, anna) };
    let number = before["number"].as_u64().unwrap();
    let decide = |decision: &str| json!({ "number": number, "decision": decision });
    let decisions = format!("{path}/decisions");
    let forged = served.client().with_token("0000000000000007.00ff");
    let mut askers = [mine, other, served.guest(), served.client(), forged];
    let [mine, other, stranger, nobody, forged] = [0, 1, 2, 3, 4];
    let cases: Vec<(usize, &str, String, Value, u16, &str)> = vec![
        (mine, "POST", decisions.clone(), decide("raid"), 409, "not-asked"),
        (mine, "POST", decisions.clone(), decide("dance"), 409, "not-a-decision"),
        (mine, "POST", decisions.clone(), decide("recruit purple-giant-of-nowhere"), 409, "not-a-decision"),
        (mine, "POST", decisions.clone(), json!({ "number": number + 1, "decision": "recruit deck" }), 409, "stale"),
        (
            mine,
            "POST",
            decisions.clone(),
            json!({ "number": number, "decision": "recruit deck", "seat": 9 }),
            409,
            "table-no-seat",
        ),
        (mine, "POST", decisions.clone(), json!({ "decision": "recruit deck" }), 422, "bad-body"),
        (mine, "POST", decisions.clone(), json!({ "number": -1, "decision": "x" }), 422, "bad-body"),
        (mine, "POST", decisions.clone(), json!({ "number": number, "decision": "x", "more": 1 }), 422, "bad-body"),
        (mine, "POST", decisions.clone(), json!([1, 2]), 422, "bad-body"),
        (other, "POST", decisions.clone(), decide("recruit deck"), 409, "not-deciding"),
        (stranger, "POST", decisions.clone(), decide("recruit deck"), 409, "table-not-yours"),
        (nobody, "POST", decisions.clone(), decide("recruit deck"), 401, "no-token"),
        (forged, "POST", decisions.clone(), decide("recruit deck"), 401, "no-token"),
        (stranger, "POST", format!("{path}/seats/1"), json!({}), 409, "table-begun"),
        (stranger, "POST", format!("{path}/seats/0"), json!({}), 409, "table-no-seat"),
        (stranger, "POST", format!("{path}/start"), json!(null), 409, "table-host-only"),
        (mine, "POST", format!("{path}/undo"), json!(null), 409, "table-no-undo"),
        (mine, "POST", format!("{path}/undo/answer"), json!({ "agree": true }), 409, "table-nobody-asked"),
        (mine, "POST", format!("{path}/chat"), json!({ "text": " " }), 409, "table-bad-chat"),
        (mine, "POST", format!("{path}/speed"), json!({ "millis": 99_999 }), 409, "table-bad-speed"),
        (mine, "POST", format!("{path}/reports"), json!({ "words": "" }), 409, "report-bad-words"),
        (mine, "GET", "/api/tables/nowhere".to_owned(), json!(null), 404, "no-such-table"),
        (mine, "GET", "/api/reports/nowhere".to_owned(), json!(null), 404, "no-such-report"),
        (mine, "GET", "/api/games/chess".to_owned(), json!(null), 404, "no-such-game"),
        (mine, "GET", "/api/nonsense".to_owned(), json!(null), 404, "no-such-path"),
        (mine, "GET", "/api/tokens".to_owned(), json!(null), 401, "no-token"),
        (
            mine,
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "chess", "setup": "x", "seats": ["me"] }),
            409,
            "table-unknown-game",
        ),
        (
            mine,
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "ethnos", "setup": SETUP, "seats": ["me"] }),
            409,
            "site-seats-differ",
        ),
        (
            mine,
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "ethnos", "setup": SETUP, "seats": ["me", "you"] }),
            422,
            "bad-body",
        ),
        (
            mine,
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "ethnos", "setup": SETUP, "seats": ["me", "bot"], "pace": "slow" }),
            409,
            "api-bad-table",
        ),
    ];
    for (asker, method, path, body, status, reason) in cases {
        let answer = askers[asker].json(method, &path, &body).unwrap();
        assert_eq!(answer.status, status, "{method} {path} {body}: {}", answer.text());
        assert_eq!(answer.header("content-type"), "application/problem+json", "{path}");
        let problem = answer.json();
        assert_eq!(problem["reason"], reason, "{method} {path} {body}: {problem}");
        assert!(problem["detail"].as_str().is_some_and(|detail| !detail.is_empty()), "{problem}");
        assert_eq!(problem["status"], status);
    }
    let mine = &mut askers[mine];
    let nonsense = mine.send("POST", &decisions, "application/json", b"{\"number\": \xff").unwrap();
    assert_eq!((nonsense.status, nonsense.json()["reason"].clone()), (422, json!("bad-body")));
    let long = mine.send("POST", &decisions, "application/json", &vec![b' '; 100_000]).unwrap();
    assert_eq!(long.status, 413);
    let after = ok(served.client().get(&path).unwrap(), 200);
    assert_eq!(after["number"].as_u64(), Some(number), "nothing was done");
}

#[test]
fn undo_chat_seats_and_the_rest_work_over_the_api() {
    let served = Served::new("rest");
    let (mut anna, mut boris) = (served.guest(), served.guest());
    let order = json!({ "game": "ethnos", "setup": "3 players, tribes random", "seats": ["me", "open", "open"], "visibility": "public", "pace": "days-2" });
    let table = ok(anna.post("/api/tables", &order).unwrap(), 201);
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    assert_eq!((&table["phase"], &table["pace"]), (&json!("gathering"), &json!("days-2")));
    assert!(ok(boris.get("/api/tables").unwrap(), 200)["open"][0]["id"] == table["id"]);
    ok(boris.post(&format!("{path}/seats/2"), &json!({ "name": "Boris" })).unwrap(), 200);
    ok(boris.json("DELETE", &format!("{path}/seats/2"), &json!(null)).unwrap(), 200);
    ok(boris.post(&format!("{path}/seats/3"), &json!({ "name": "Boris" })).unwrap(), 200);
    ok(anna.post(&format!("{path}/seats/2/bot"), &json!(null)).unwrap(), 200);
    let begun = ok(anna.post(&format!("{path}/start"), &json!(null)).unwrap(), 200);
    assert!(begun["deadline"].as_u64().is_some());
    ok(anna.post(&format!("{path}/speed"), &json!({ "millis": 0 })).unwrap(), 200);
    let said = ok(boris.post(&format!("{path}/chat"), &json!({ "text": "hello <b>" })).unwrap(), 200);
    assert_eq!(said["chat"][0], json!({ "name": "Boris", "text": "hello <b>" }));
    // It is Anna's turn again, so others have decided since: to have her last decision back she must ask.
    let mut players = [anna, boris];
    let enough = |view: &Value| {
        let new_turn = view["asked"]["seat"] == 1 && view["facts"]["asked"] == "turn";
        view["decisions"].as_u64() > Some(12) && new_turn
    };
    let before = play(begun["id"].as_str().unwrap(), &mut players, enough);
    let [anna, boris] = &mut players;
    let options = ok(anna.get(&format!("{path}/options")).unwrap(), 200);
    assert_eq!(options.as_array().unwrap().len(), before["asked"]["options"].as_array().unwrap().len());
    assert!(options[0]["text"].as_str().is_some_and(|text| text.contains(' ')));
    let ask =
        |anna: &mut Client| ok(anna.post(&format!("{path}/undo"), &json!(null)).unwrap(), 200)["undo_asked"].clone();
    let answer = |who: &mut Client, agree: bool| {
        ok(who.post(&format!("{path}/undo/answer"), &json!({ "agree": agree })).unwrap(), 200)
    };
    assert_eq!(ask(anna), 1);
    assert_eq!(answer(boris, false)["undo_asked"], json!(null), "refused");
    assert_eq!(ask(anna), 1);
    assert_eq!(answer(anna, false)["undo_asked"], json!(null), "withdrawn");
    assert_eq!(ask(anna), 1);
    let granted = answer(boris, true);
    assert!(granted["decisions"].as_u64().unwrap() < before["decisions"].as_u64().unwrap(), "{granted}");
    let resigned = ok(boris.post(&format!("{path}/resign"), &json!(null)).unwrap(), 200);
    assert_eq!(resigned["seats"][2]["kind"], "bot");
}

/// Somebody reports a position while the game is on; when it is over, the report is a scenario that holds.
#[test]
fn a_report_opens_at_its_position_and_becomes_a_scenario() {
    let served = Served::new("report");
    let mut players = [served.guest(), served.guest()];
    let [anna, boris] = &mut players;
    let table = served.table_for_two("ethnos", SETUP, anna, boris);
    play(&table, &mut players, |view| view["decisions"].as_u64() == Some(25));
    let words = "The band <should> count\nas three.";
    let made = ok(players[0].post(&format!("/api/tables/{table}/reports"), &json!({ "words": words })).unwrap(), 201);
    let (id, page) = (made["id"].as_str().unwrap().to_owned(), made["page"].as_str().unwrap().to_owned());
    let shown = ok(players[0].get(&format!("/api/reports/{id}")).unwrap(), 200);
    assert_eq!(shown["words"], words);
    let stranger = ok(served.client().get(&format!("/api/reports/{id}")).unwrap(), 200);
    assert!(stranger["facts"]["deck"].as_array().unwrap().iter().all(|card| card == "hidden"), "secrets stay secrets");
    let html = served.client().get(&page).unwrap();
    assert_eq!(html.status, 200);
    assert!(html.text().contains("The band &lt;should&gt; count") && !html.text().contains("<should>"));
    for path in [format!("/api/reports/{id}/scenario"), format!("{page}/scenario")] {
        assert_eq!(served.client().get(&path).unwrap().status, 409, "{path} while the game is on");
    }
    play(&table, &mut players, |_| false);
    let scenario = served.client().get(&format!("{page}/scenario")).unwrap();
    assert_eq!(scenario.text(), served.client().get(&format!("/api/reports/{id}/scenario")).unwrap().text());
    assert!(scenario.header("content-disposition").contains(".scenario"));
    let text = scenario.text();
    assert!(text.starts_with("# The band <should> count\n# as three.\n"), "{text}");
    let read = kernel::Scenario::read(&text).unwrap();
    read.run::<ethnos::Ethnos>(<ethnos::EthnosData as kernel::Data>::built_in()).unwrap();
    let then = ok(served.client().get(&format!("/api/reports/{id}")).unwrap(), 200);
    assert!(then["facts"]["deck"].as_array().unwrap().iter().all(|card| card != "hidden"), "the game is over");
}

/// The document describes every path that answers, and every path it describes answers.
#[test]
fn the_document_is_true() {
    let served = Served::new("document");
    let mut client = served.client();
    let document = ok(client.get("/api/openapi.json").unwrap(), 200);
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    assert!(document["components"]["securitySchemes"]["bearer"].is_object());
    let paths = document["paths"].as_object().unwrap();
    for needed in [
        "/games",
        "/games/{game}/cards",
        "/tables",
        "/tables/{id}",
        "/tables/{id}/options",
        "/tables/{id}/decisions",
        "/tables/{id}/undo",
        "/tables/{id}/stream",
        "/tables/{id}/chronicle",
        "/guests",
        "/account",
        "/session",
    ] {
        assert!(paths.contains_key(needed), "{needed} is missing");
    }
    for (path, methods) in paths {
        for (method, about) in methods.as_object().unwrap() {
            assert!(about["summary"].as_str().is_some_and(|text| !text.is_empty()), "{method} {path}");
            let filled = path.replace("{seat}", "1").replace("{decisions}", "0").replace("{game}", "ethnos");
            let filled = filled.replace("{id}", "nothing").replace("{name}", "nobody");
            let answer = client.json(&method.to_uppercase(), &format!("/api{filled}"), &Value::Null).unwrap();
            let reason = answer.json()["reason"].clone();
            assert!(answer.status != 405 && reason != "no-such-path", "{method} {path}: {}", answer.status);
            assert!(answer.status < 500, "{method} {path}: {}", answer.text());
        }
    }
    let games = ok(client.get("/api/games").unwrap(), 200);
    for game in games.as_array().unwrap() {
        let cards = ok(client.get(&format!("/api/games/{}/cards", game["id"].as_str().unwrap())).unwrap(), 200);
        assert!(cards.as_array().unwrap().len() > 10 && !game["setups"].as_array().unwrap().is_empty());
    }
    let russian = ok(served.client().with_header("Accept-Language", "ru").get("/api/games/ethnos").unwrap(), 200);
    assert_eq!(russian["name"], "Этнос");
}

/// A stream tells the number, and nothing else.
#[test]
fn a_stream_tells_numbers() {
    use std::io::Read;
    let served = Served::new("stream");
    let mut players = [served.guest(), served.guest()];
    let [anna, boris] = &mut players;
    let table = served.table_for_two("ethnos", SETUP, anna, boris);
    let mut stream = anna.watch(&format!("/api/tables/{table}/stream")).unwrap();
    play(&table, &mut players, |view| view["decisions"].as_u64() == Some(3));
    let mut heard = String::new();
    let mut buffer = [0; 1024];
    while !heard.contains("data: 6") {
        let count = stream.read(&mut buffer).unwrap();
        assert!(count > 0, "the stream ended: {heard}");
        heard.push_str(&String::from_utf8_lossy(&buffer[..count]));
    }
    let body = heard.split_once("\r\n\r\n").unwrap().1;
    assert!(body.chars().all(|c| c.is_ascii_hexdigit() || "id: data\r\n".contains(c)), "{body}");
}

#[test]
fn health_and_metrics_answer() {
    let served = Served::new("metrics");
    let (mut anna, mut boris) = (served.guest(), served.guest());
    let table = served.table_for_two("ethnos", SETUP, &mut anna, &mut boris);
    let _watching = anna.watch(&format!("/api/tables/{table}/stream")).unwrap();
    assert_eq!(anna.get("/healthz").unwrap().text(), "ok\n");
    play(&table, &mut [anna, boris], |view| view["decisions"].as_u64() == Some(4));
    let text = served.client().get("/metrics").unwrap().text();
    for line in ["letopis_tables 1", "letopis_streams 1", "letopis_decisions_total 4", "letopis_bots_waiting 0"] {
        assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
    }
    assert!(text.contains("letopis_append_seconds_count"));
}
