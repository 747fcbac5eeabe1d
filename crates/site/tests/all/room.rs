//! There is room for every name: all cards of all games are laid where cards lie at a table, in both languages, on telephones,
//! tablets and laptops. No name may be cut off or broken inside a word, nothing may hang out of a card, and no letter may be
//! smaller than 12 pixels.

use serde_json::{Value, json};

use crate::browser::{at_a_table, send_some};
use crate::world::{Browser, Scripts, World};

/// The screens that boards are made for.
const SCREENS: [(u32, u32); 4] = [(360, 740), (768, 1024), (1366, 768), (1440, 900)];

/// Where cards lie at a table of each game: whole cards, and names alone; also in a hand of thirteen.
const PLACES: [(&str, &[&str]); 4] = [
    ("ethnos", &[".hand .card"]),
    ("hadara", &[".offers-pair .card-m", ".offers-five .card-m"]),
    ("settlers", &[".open .card-m", ".hand .card-m", ".hand .card-m × 13", ".board > .empire .loc-name"]),
    ("imperium", &[".hand .card-m", ".stall .card-m", ".clusters .card-m", ".strip > span"]),
];

/// So many decisions are taken at most until a table has shown all its places.
const PATIENCE: usize = 240;

/// Lays every card of a game in some places of the page, and tells what is wrong with any of them and with the page itself.
const LAY: &str = include_str!("room.js");

/// What is wrong on this page, with these places.
async fn wrong(browser: &Browser, game: &str, places: &[&str]) -> Vec<String> {
    let args = vec![json!(game), json!(places)];
    let found = browser.client.execute_async(LAY, args).await.unwrap();
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

async fn speak(browser: &Browser, world: &World, language: &str) {
    let cookie = json!({ "url": world.address, "name": "lang", "value": language });
    browser.tell("Network.setCookie", cookie).await;
}

/// Looks at a table as it is now, in every way that it can be seen.
async fn look(browser: &Browser, world: &World, game: &str, places: &[&str]) -> Vec<String> {
    let table = browser.path().await;
    let mut all = vec![];
    for language in ["en", "ru"] {
        speak(browser, world, language).await;
        browser.go(&table).await;
        for (width, height) in SCREENS {
            let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            browser.tell("Emulation.setDeviceMetricsOverride", screen).await;
            let found = wrong(browser, game, places).await;
            all.extend(found.into_iter().map(|what| format!("{game}, {width}, {language}: {what}")));
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn every_name_has_room_wherever_it_stands() {
    let world = World::new("room").await;
    let browser = world.browser(Scripts::On).await;
    let mut all = vec![];
    for (game, places) in PLACES {
        at_a_table(&browser, game, "Anna", 1).await;
        let (mut left, mut sent) = (places.to_vec(), 0);
        while !left.is_empty() {
            browser.wait("my turn", async |browser| browser.my_turn().await).await;
            let mut here = vec![];
            for place in &left {
                let css = place.split(" × ").next().unwrap_or(place);
                if browser.count(css).await > 0 {
                    here.push(*place);
                }
            }
            if !here.is_empty() {
                all.extend(look(&browser, &world, game, &here).await);
                left.retain(|place| !here.contains(place));
            }
            sent += 4;
            assert!(sent < PATIENCE, "{game} never shows {left:?}");
            send_some(&browser, 4).await;
        }
    }
    assert!(all.is_empty(), "{} names and places\n{}", all.len(), all.join("\n"));
    browser.close().await;
}
