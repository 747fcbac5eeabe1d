//! Bots that think: their levels, what they advise, and what they make of a game that is over.

use client::Client;
use serde_json::{Value, json};
use site::Rates;
use store::{Sqlite, Store};
use table::Record;

use crate::browser::at_a_table;
use crate::served::{Served, eventually, ok};
use crate::world::{Browser, Scripts, World};

const TWO: &str = "2 players, tribes random";

/// A site at which nobody thinks for long.
fn quick(name: &str) -> Served {
    Served::with(name, |config| config.rates = Rates { hint_millis: 5, analysis_millis: 2, ..Rates::unlimited() })
}

fn order(setup: &str, seats: &[&str]) -> Value {
    json!({ "game": "ethnos", "setup": setup, "seats": seats, "name": "Anna" })
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

fn levels(view: &Value) -> Vec<Value> {
    view["seats"].as_array().unwrap().iter().map(|seat| seat["level"].clone()).collect()
}

/// Whoever is asked takes the first option, until the game is over.
fn to_the_end(client: &mut Client, api: &str) -> Value {
    loop {
        let view = ok(client.get(api).unwrap(), 200);
        if view["phase"] == "finished" {
            return view;
        }
        match view["asked"]["options"].as_array() {
            Some(options) => {
                let body = json!({ "number": view["number"], "decision": options[0] });
                ok(client.post(&format!("{api}/decisions"), &body).unwrap(), 200);
            }
            None => std::thread::sleep(std::time::Duration::from_millis(2)),
        }
    }
}

/// A level is chosen for every bot: when a table is set, before the game, and for a rematch; by programs and by forms.
#[test]
fn every_bot_has_its_level() {
    let served = Served::new("levels");
    let mut anna = served.guest();
    let view =
        ok(anna.post("/api/tables", &order("3 players, tribes random", &["me", "overlord", "bot"])).unwrap(), 201);
    assert_eq!(levels(&view), [json!(null), json!("overlord"), json!("imperator")]);
    let view = ok(anna.post("/api/tables", &order(TWO, &["me", "open"])).unwrap(), 201);
    let (api, id) = (path(&view), view["id"].as_str().unwrap());
    for level in ["chieftain", "sovereign"] {
        let view = ok(anna.post(&format!("{api}/seats/2/bot?level={level}"), &Value::Null).unwrap(), 200);
        assert_eq!(levels(&view)[1], level);
    }
    let mut host = browser(&served, &anna);
    let page = host.get(&format!("/table/{id}")).unwrap().text();
    assert!(page.contains("name=\"level-1\"") && page.contains("value=\"sovereign\" selected"), "{page}");
    let number = ok(anna.get(&api).unwrap(), 200)["number"].as_u64().unwrap();
    let form = format!("go=bot%3A1&level-1=chieftain&level-0=overlord&number={number}");
    assert_eq!(host.form(&format!("/table/{id}"), &form).unwrap().status, 303);
    let nonsense = format!("go=bot%3A1&level-1=genius&number={}", number + 1);
    assert_eq!(host.form(&format!("/table/{id}"), &nonsense).unwrap().status, 409);
    assert_eq!(levels(&ok(anna.get(&api).unwrap(), 200))[1], "chieftain");
    ok(anna.post(&format!("{api}/start"), &Value::Null).unwrap(), 200);
    assert!(host.get(&format!("/table/{id}")).unwrap().text().contains("Chieftain"), "it is told at the seat");
    let over = to_the_end(&mut anna, &api);
    for page in ["", "/replay"] {
        assert!(host.get(&format!("/table/{id}{page}")).unwrap().text().contains("Chieftain"), "{page}");
    }
    let form = format!("go=rematch&level=warlord&number={}", over["number"]);
    assert_eq!(host.form(&format!("/table/{id}"), &form).unwrap().status, 303);
    let again = ok(anna.post(&format!("{api}/rematch?level=overlord"), &Value::Null).unwrap(), 200);
    assert_eq!(levels(&again)[1], "warlord", "there is one rematch");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_chooses_the_level_of_a_bot() {
    let world = World::new("levels").await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/new?game=ethnos").await;
    browser.fill("#name", "Anna").await;
    for (seat, wanted) in [(1, "chieftain"), (2, "open"), (3, "none")] {
        browser.choose(&format!("#seat-{seat}"), wanted).await;
    }
    browser.click_to_see(".btn-big", "[name=level-2]").await;
    browser.choose("[name=level-2]", "warlord").await;
    browser.click_to_see("[value='bot:2']", "[value='vacate:2']").await;
    browser.choose("[name=level-1]", "imperator").await;
    browser.click_to_see("[value='bot:1']", "[name=level-1] [value=imperator][selected]").await;
    browser.click_to_see("[value=start]", "main.table").await;
    let seats = browser.text(".others").await;
    assert!(seats.contains("Imperator") && seats.contains("Warlord"), "{seats}");
    browser.close().await;
}

/// A hint is taken by whoever is asked, a few times among people, is seen by nobody else, and leaves a trace.
#[test]
fn hints_leave_a_trace() {
    let served = quick("hints");
    let (anna, boris) = (served.guest(), served.guest());
    let mut players = [anna, boris];
    let [first, second] = &mut players;
    let id = served.table_for_two("ethnos", TWO, first, second);
    let api = format!("/api/tables/{id}");
    let hint = format!("{api}/hint");
    let asked = |players: &mut [Client; 2]| -> (usize, Value) {
        let at = players.iter_mut().position(|player| ok(player.get(&api).unwrap(), 200)["asked"].is_object()).unwrap();
        (at, ok(players[at].get(&api).unwrap(), 200))
    };
    let (own, view) = asked(&mut players);
    let refused = players[1 - own].post(&hint, &Value::Null).unwrap();
    assert_eq!((refused.status, refused.json()["reason"].clone()), (409, json!("table-hint-unasked")));
    assert_eq!(served.guest().post(&hint, &Value::Null).unwrap().status, 409);
    assert_eq!(served.client().post(&hint, &Value::Null).unwrap().status, 401);
    let advice = ok(players[own].post(&hint, &Value::Null).unwrap(), 200);
    let hints = advice["hints"].as_array().unwrap();
    assert!((1..=3).contains(&hints.len()) && advice["taken"] == 1 && advice["left"] == 2, "{advice}");
    for hint in hints {
        assert!(view["asked"]["options"].as_array().unwrap().contains(&hint["decision"]), "{hint}");
        assert!((0.0..=1.0).contains(&hint["chance"].as_f64().unwrap()) && hint["points"].is_number(), "{hint}");
        assert!(!hint["text"].as_str().unwrap().is_empty());
    }
    assert_eq!(ok(players[own].post(&hint, &Value::Null).unwrap(), 200), advice, "the same again is no other hint");
    let panel = "class=\"hints\"";
    let page = |client: &Client| browser(&served, client).get(&format!("/table/{id}")).unwrap().text();
    assert!(page(&players[own]).contains(panel));
    assert!(
        !page(&players[1 - own]).contains(panel)
            && !served.client().get(&format!("/table/{id}")).unwrap().text().contains(panel)
    );
    // Whoever saw the question before the hint may still answer it.
    let body = json!({ "number": view["number"], "decision": hints[0]["decision"] });
    ok(players[own].post(&format!("{api}/decisions"), &body).unwrap(), 200);
    let mut taken = 1;
    let refused = loop {
        let (next, view) = asked(&mut players);
        if next == own {
            // As a page without a script does it.
            let form = format!("number={}", view["number"]);
            let answer = browser(&served, &players[own]).form(&format!("/table/{id}/hint"), &form).unwrap();
            match answer.status {
                303 => taken += 1,
                _ => break answer,
            }
            let again = browser(&served, &players[own]).form(&format!("/table/{id}/hint"), &form).unwrap();
            assert_eq!(again.status, 303, "sent twice, taken once");
        }
        let body = json!({ "number": view["number"], "decision": view["asked"]["options"][0] });
        ok(players[next].post(&format!("{api}/decisions"), &body).unwrap(), 200);
    };
    assert_eq!((refused.status, taken), (409, 3));
    assert!(refused.text().contains("no more hints"), "{}", refused.text());
    let (_, view) = asked(&mut players);
    let stale = browser(&served, &players[own]).form(&format!("/table/{id}/hint"), "number=1").unwrap();
    assert_eq!((stale.status, view["hints"].clone()), (409, json!(3)));
    let journal = Sqlite::open(&served.database).unwrap().load(&id).unwrap().unwrap();
    assert_eq!(journal.records.iter().filter(|(record, _)| matches!(record, Record::Hint { .. })).count(), 3);
}

/// A game with hints is listed, but compares nobody.
#[test]
fn a_game_with_hints_is_not_counted() {
    let served = quick("uncounted");
    let account = json!({ "name": "Vera", "password": "a long and quiet river" });
    let entered = ok(served.client().post("/api/account", &account).unwrap(), 201);
    let mut vera = served.client().with_token(entered["token"].as_str().unwrap());
    for hints in [0, 1] {
        let view = ok(vera.post("/api/tables", &order(TWO, &["me", "chieftain"])).unwrap(), 201);
        let api = path(&view);
        if hints > 0 {
            eventually("a question", || ok(vera.get(&api).unwrap(), 200)["asked"].is_object());
            let advice = ok(vera.post(&format!("{api}/hint"), &Value::Null).unwrap(), 200);
            assert_eq!((&advice["taken"], &advice["left"]), (&json!(1), &json!(null)), "alone nobody counts");
        }
        let over = to_the_end(&mut vera, &api);
        assert_eq!(over["hints"], hints);
        let page = served.client().get(&format!("/table/{}", view["id"].as_str().unwrap())).unwrap().text();
        assert_eq!(page.contains("hint taken"), hints > 0);
    }
    let profile = ok(served.client().get("/api/people/Vera").unwrap(), 200);
    assert_eq!((&profile["results"][0]["played"], &profile["games"][0]["hints"]), (&json!(1), &json!(1)));
    let page = served.client().get("/people/Vera").unwrap().text();
    assert!(page.contains("Games with hints are listed but not counted"));
}

/// Presses the button for a hint and takes what was advised first.
async fn follow_a_hint(browser: &Browser) {
    browser.wait("my turn", async |browser| browser.my_turn().await).await;
    browser.click_to_see("[data-hint] button", ".hints li").await;
    let (number, advised) = (browser.number().await, browser.text(".hints").await);
    assert!(advised.contains("% to win") && advised.contains("points"), "{advised}");
    browser.click_until(".hints button", async |browser| browser.number().await > number).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_follows_a_hint() {
    let world = World::new("hint").await;
    for scripts in [Scripts::On, Scripts::Off] {
        let browser = world.browser(scripts).await;
        at_a_table(&browser, "hadara", "Anna", 1).await;
        follow_a_hint(&browser).await;
        browser.close().await;
    }
}

/// A game against a bot, played to its end.
fn finished(client: &mut Client) -> String {
    let view = ok(client.post("/api/tables", &order(TWO, &["me", "chieftain"])).unwrap(), 201);
    to_the_end(client, &path(&view));
    view["id"].as_str().unwrap().to_owned()
}

/// A game that is over is looked through once, when somebody asks, and what was found out is kept.
#[test]
fn a_game_is_looked_through() {
    let mut served = quick("analysis");
    let mut anna = served.guest();
    let begun = ok(anna.post("/api/tables", &order(TWO, &["me", "open"])).unwrap(), 201);
    let refused = anna.post(&format!("{}/analysis", path(&begun)), &Value::Null).unwrap();
    assert_eq!((refused.status, refused.json()["reason"].clone()), (409, json!("analysis-later")));
    let id = finished(&mut anna);
    let (api, page) = (format!("/api/tables/{id}/analysis"), format!("/table/{id}/analysis"));
    assert_eq!(ok(served.client().get(&api).unwrap(), 200)["state"], "unasked");
    assert!(served.client().get(&page).unwrap().text().contains("value=\"begin\""));
    assert!(served.client().get(&format!("/table/{id}")).unwrap().text().contains(&page), "the end page leads there");
    assert!(served.client().get(&format!("/table/{id}/replay")).unwrap().text().contains(&page));
    assert_eq!(served.client().post(&api, &Value::Null).unwrap().status, 401, "somebody must ask");
    assert_eq!(anna.post(&api, &Value::Null).unwrap().status, 202);
    eventually("the analysis", || ok(served.client().get(&api).unwrap(), 200)["state"] == "done");
    let known = ok(served.client().get(&api).unwrap(), 200);
    let judged = known["judged"].as_array().unwrap();
    assert!(judged.len() > 10 && known["done"] == known["total"], "{known}");
    for one in judged {
        let chance = |which: &str| one[which]["chance"].as_f64().unwrap();
        assert!(chance("taken") <= chance("best") && chance("best") <= 1.0, "{one}");
    }
    let shown = served.client().get(&page).unwrap();
    let text = shown.text();
    assert!(text.contains("class=\"chart\"") && text.contains(&format!("/table/{id}/replay/")), "{text}");
    assert_eq!(shown.header("refresh"), "", "there is nothing to wait for");
    assert_eq!(ok(anna.post(&api, &Value::Null).unwrap(), 202), known, "it is not begun again");
    served.restart();
    assert_eq!(ok(served.client().get(&api).unwrap(), 200), known, "it is kept");
}

/// So many at the same time, for one person and in all; whoever asked may think better of it.
#[test]
fn analyses_are_bounded_and_stopped() {
    let served = Served::with("analyses", |config| {
        // Bots decide at once, and looking through takes a while.
        config.rates =
            Rates { bot_millis: 1, analysis_millis: 60_000, analyses: 2, analyses_of: 1, ..Rates::unlimited() };
    });
    let mut people: Vec<Client> = (0..3).map(|_| served.guest()).collect();
    let games: Vec<String> = (0..3).map(|_| finished(&mut people[0])).collect();
    let api = |at: usize| format!("/api/tables/{}/analysis", games[at]);
    let mut begin = |person: usize, game: usize| people[person].post(&api(game), &Value::Null).unwrap().status;
    assert_eq!(begin(0, 0), 202);
    assert_eq!([begin(0, 1), begin(1, 1), begin(2, 2)], [429, 202, 429], "one for a person, two in all");
    assert_eq!(begin(2, 0), 202, "whoever asks for the same waits with the first");
    let running = served.client().get(&format!("/table/{}/analysis", games[0])).unwrap();
    assert!(running.text().contains("<progress") && running.header("refresh") == "2");
    let mut stop = |person: usize| people[person].json("DELETE", &api(0), &Value::Null).unwrap().status;
    assert_eq!([stop(1), stop(0)], [409, 204]);
    eventually("the end", || ok(served.client().get(&api(0)).unwrap(), 200)["state"] == "unasked");
    assert_eq!(people[2].post(&api(2), &Value::Null).unwrap().status, 202, "there is room again");
    for (person, game) in [(1, 1), (2, 2)] {
        assert_eq!(people[person].json("DELETE", &api(game), &Value::Null).unwrap().status, 204);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_a_game_looked_through() {
    let rates = Rates { bot_millis: 10, analysis_millis: 2, ..Rates::unlimited() };
    let world = World::with("analysis", |config| config.rates = rates).await;
    let address = world.address.strip_prefix("http://").unwrap().parse().unwrap();
    let played = tokio::task::spawn_blocking(move || finished(&mut Client::guest(address).unwrap()));
    let id = played.await.unwrap();
    let browser = world.browser(Scripts::On).await;
    browser.go(&format!("/table/{id}")).await;
    browser.click_to_see("a[href$=analysis]", "[value=begin]").await;
    browser.click_to_see("[value=begin]", "progress, .chart").await;
    browser.see(".chart .line").await;
    let path = browser.path().await;
    if browser.count(".lapses a").await > 0 {
        browser.click_to_see(".lapses a", "[data-scrub]").await;
    }
    browser.close().await;
    let plain = world.browser(Scripts::Off).await;
    plain.go(&path).await;
    plain.see(".chart .line").await;
    plain.close().await;
}
