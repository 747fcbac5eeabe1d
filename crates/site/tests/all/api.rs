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
        (mine, "POST", decisions.clone(), decide("dance"), 422, "not-a-decision"),
        (mine, "POST", decisions.clone(), decide("recruit purple-giant-of-nowhere"), 422, "not-a-decision"),
        (mine, "POST", decisions.clone(), json!({ "number": number + 1, "decision": "recruit deck" }), 409, "stale"),
        (
            mine,
            "POST",
            decisions.clone(),
            json!({ "number": number, "decision": "recruit deck", "seat": 9 }),
            422,
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
        (stranger, "POST", format!("{path}/seats/0"), json!({}), 422, "table-no-seat"),
        (mine, "POST", format!("{path}/seats/2/bot?level=genius"), json!(null), 422, "api-bad-level"),
        (mine, "POST", format!("{path}/rematch?level=greedy"), json!(null), 422, "api-bad-level"),
        (stranger, "POST", format!("{path}/start"), json!(null), 409, "table-host-only"),
        (mine, "POST", format!("{path}/undo"), json!(null), 409, "table-no-undo"),
        (mine, "POST", format!("{path}/undo/answer"), json!({ "agree": true }), 409, "table-nobody-asked"),
        (mine, "POST", format!("{path}/chat"), json!({ "text": " " }), 422, "table-bad-chat"),
        (mine, "POST", format!("{path}/speed"), json!({ "millis": 99_999 }), 422, "table-bad-speed"),
        (mine, "POST", format!("{path}/reports"), json!({ "words": "" }), 422, "report-bad-words"),
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
            422,
            "table-unknown-game",
        ),
        (
            mine,
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "ethnos", "setup": SETUP, "seats": ["me"] }),
            422,
            "site-seats-differ",
        ),
        (
            mine,
            "POST",
            "/api/tables".to_owned(),
            json!({ "game": "hadara", "setup": "2 players", "seats": ["me", "bot"] }),
            422,
            "hadara-setup-expected",
        ),
        (
            mine,
            "POST",
            "/api/account".to_owned(),
            json!({ "name": "a:b", "password": "correct horse battery" }),
            422,
            "table-bad-name",
        ),
        (
            mine,
            "POST",
            "/api/account".to_owned(),
            json!({ "name": "Anna", "password": "short" }),
            422,
            "account-bad-password",
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
            422,
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
        let lessons = ok(client.get(&format!("/api/games/{}/lessons", game["id"].as_str().unwrap())).unwrap(), 200);
        for lesson in lessons.as_array().unwrap() {
            let pages = lesson["pages"].as_array().unwrap();
            assert!(
                !pages.is_empty() && pages.iter().all(|page| !page["text"][0].as_str().unwrap().is_empty()),
                "{lesson}"
            );
            assert!(pages.iter().any(|page| page["decision"].is_string()), "{lesson}");
        }
        assert!(lessons.as_array().unwrap().len() >= 5, "{lessons}");
    }
    let russian = ok(served.client().with_header("Accept-Language", "ru").get("/api/games/ethnos").unwrap(), 200);
    assert_eq!(russian["name"], "Этнос");
}

/// The document is what OpenAPI says a document is, every operation has a name of its own, and every example is an example
/// of its schema.
#[test]
fn the_document_is_valid() {
    let served = Served::new("valid");
    let document = ok(served.client().get("/api/openapi.json").unwrap(), 200);
    let schema: Value = serde_json::from_str(include_str!("schemas/openapi-3.1.json")).unwrap();
    let faults = |schema: &Value, instance: &Value| -> Vec<String> {
        let validator = jsonschema::validator_for(schema).unwrap();
        validator.iter_errors(instance).map(|error| format!("{}: {error}", error.instance_path())).collect()
    };
    assert_eq!(faults(&schema, &document), [""; 0]);
    let mut broken = document.clone();
    broken["paths"]["/games"]["get"]["responses"]["200"].as_object_mut().unwrap().remove("description");
    assert_ne!(faults(&schema, &broken), [""; 0], "a missing description is noticed");
    let (mut names, mut examples, mut bodies) = (vec![], 0, 0);
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            names.push(operation["operationId"].as_str().unwrap_or_else(|| panic!("{method} {path} has no name")));
            let responses = operation["responses"].as_object().unwrap();
            assert!(responses.contains_key("429"), "{method} {path}");
            assert!(operation["requestBody"].is_null() || responses.contains_key("422"), "{method} {path}");
            for message in responses.values().chain([&operation["requestBody"]]) {
                for media in message["content"].as_object().into_iter().flat_map(|content| content.values()) {
                    bodies += 1;
                    let Some(example) = media.get("example") else { continue };
                    let mut schema = media["schema"].clone();
                    schema["components"] = document["components"].clone();
                    assert_eq!(faults(&schema, example), [""; 0], "{method} {path}: {example}");
                    examples += 1;
                }
            }
            assert!(
                operation["requestBody"].is_null()
                    || operation.pointer("/requestBody/content/application~1json/example").is_some(),
                "{method} {path} shows no request"
            );
        }
    }
    assert!(examples * 10 > bodies * 9, "only {examples} of {bodies} bodies have examples");
    let count = names.len();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), count, "two operations have the same name");
    // What the document shows can be sent as it is.
    let mut guest = served.guest();
    let order = document.pointer("/paths/~1tables/post/requestBody/content/application~1json/example").unwrap();
    ok(guest.post("/api/tables", order).unwrap(), 201);
}

/// One person in several seats: a shared screen, or a program that plays against itself.
#[test]
fn one_person_plays_several_seats() {
    let served = Served::new("hot-seat");
    let mut anna = served.guest();
    for (game, setup) in [("ethnos", SETUP), ("hadara", "2 players, full game")] {
        let order = json!({ "game": game, "setup": setup, "seats": ["me", "here"], "name": "Anna" });
        let table = ok(anna.post("/api/tables", &order).unwrap(), 201);
        assert_eq!((&table["phase"], &table["you"]), (&json!("running"), &json!([1, 2])));
        assert_eq!(table["seats"][1]["name"], "Anna 2");
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
        let mut deciders = std::collections::BTreeSet::new();
        for _ in 0..40 {
            let view = ok(anna.get(&path).unwrap(), 200);
            let seat = view["deciding"].as_array().unwrap().last().unwrap().clone();
            deciders.insert(seat.as_u64().unwrap());
            let own = ok(anna.get(&format!("{path}?seat={seat}")).unwrap(), 200);
            assert_eq!(own["asked"]["seat"], seat);
            let options = ok(anna.get(&format!("{path}/options?seat={seat}")).unwrap(), 200);
            assert_eq!(options[0]["decision"], own["asked"]["options"][0]);
            let body = json!({ "number": own["number"], "decision": own["asked"]["options"][0], "seat": seat });
            ok(anna.post(&format!("{path}/decisions"), &body).unwrap(), 200);
        }
        assert_eq!(deciders.len(), 2, "both seats have decided");
        let hands = |view: &Value| view["facts"].to_string();
        let [one, two] = [1, 2].map(|seat| ok(anna.get(&format!("{path}?seat={seat}")).unwrap(), 200));
        assert!(game == "hadara" || hands(&one) != hands(&two), "each seat sees its own hand");
        for seat in [0, 9] {
            let answer = anna.get(&format!("{path}?seat={seat}")).unwrap();
            assert_eq!((answer.status, &answer.json()["reason"]), (422, &json!("table-no-seat")));
        }
        let stranger = served.guest().get(&format!("{path}?seat=1")).unwrap();
        assert_eq!((stranger.status, &stranger.json()["reason"]), (409, &json!("table-not-yours")));
    }
}

/// A connection that is kept stays open whatever was sent along, or whoever keeps it is told.
#[test]
fn a_kept_connection_stays_open_or_says_that_it_does_not() {
    use std::io::{Read, Write};
    let served = Served::new("kept");
    for (head, body, status) in [
        ("POST /api/guests", "{}".to_owned(), "201"),
        ("POST /api/guests", String::new(), "201"),
        ("POST /api/guests", "x".repeat(40_000), "201"),
        ("POST /prefs", "theme=next".to_owned(), "303"),
        ("POST /nonsense", "some=thing".to_owned(), "404"),
        ("POST /api/guests", "x".repeat(100_000), "413"),
        ("POST /play", "x".repeat(100_000), "413"),
    ] {
        let mut stream = std::net::TcpStream::connect(served.address).unwrap();
        stream.set_read_timeout(Some(std::time::Duration::from_secs(20))).unwrap();
        for round in 0..3 {
            let (host, length) = (served.address, body.len());
            let kind = "application/x-www-form-urlencoded";
            let fields = format!("Host: {host}\r\nContent-Type: {kind}\r\nContent-Length: {length}");
            write!(stream, "{head} HTTP/1.1\r\n{fields}\r\n\r\n").unwrap();
            // The body comes later, as it does over a slow line; whoever refuses it may hang up before that.
            std::thread::sleep(std::time::Duration::from_millis(30));
            let sent = stream.write_all(body.as_bytes());
            let mut answer = vec![];
            let mut some = [0; 4096];
            let whole = loop {
                let text = String::from_utf8_lossy(&answer).to_lowercase();
                if let Some((headers, rest)) = text.split_once("\r\n\r\n") {
                    let length = headers
                        .split_once("content-length: ")
                        .map_or(0, |(_, rest)| rest.split("\r\n").next().unwrap().parse::<usize>().unwrap());
                    if rest.len() >= length && !headers.contains("chunked") || rest.ends_with("0\r\n\r\n") {
                        break text;
                    }
                }
                let count = stream.read(&mut some).unwrap_or(0);
                assert!(count > 0, "{head} with {} bytes, round {round}: the connection ended: {text}", body.len());
                answer.extend_from_slice(&some[..count]);
            };
            assert!(whole.starts_with(&format!("http/1.1 {status}")), "{head}: {whole}");
            if whole.contains("connection: close") {
                assert_eq!(status, "413", "{head} need not end the connection");
                break;
            }
            assert!(sent.is_ok() && status != "413", "{head} with {} bytes keeps what it cannot keep", body.len());
        }
    }
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
