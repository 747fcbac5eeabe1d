//! Bots that think: their levels.

use client::Client;
use serde_json::{Value, json};

use crate::served::{Served, ok};
use crate::world::{Scripts, World};

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
    let view = ok(anna.post("/api/tables", &order("2 players, tribes random", &["me", "open"])).unwrap(), 201);
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
