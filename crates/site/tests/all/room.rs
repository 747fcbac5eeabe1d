//! There is room for every name: all cards of all games are laid where cards lie at a table, in both languages, on telephones,
//! tablets and laptops. No name may be cut off or broken inside a word, nothing may hang out of a card, and no letter may be
//! smaller than 12 pixels.

use bots::Kind;
use kernel::Seat;
use serde_json::{Value, json};
use store::Sqlite;

use crate::planted::{Game, asked, keep, person_in};
use crate::world::{Browser, Scripts, World};

/// The screens that boards are made for.
const SCREENS: [(u32, u32); 4] = [(360, 740), (768, 1024), (1366, 768), (1440, 900)];

/// Where cards lie at a table of each game: whole cards, and names alone; also in a hand of thirteen.
const PLACES: [(&str, &str, &[&str]); 4] = [
    ("ethnos", "2 players, tribes random", &[".hand .card"]),
    ("hadara", "2 players, full game", &[".offers-pair .card-m", ".offers-five .card-m"]),
    (
        "settlers",
        "2 players, factions random",
        &[".open .card-m", ".hand .card-m", ".hand .card-m × 13", ".board > .empire .loc-name"],
    ),
    (
        "imperium",
        "2 players, nations random",
        &[".hand .card-m", ".stall .card-m", ".clusters .card-m", ".strip > span"],
    ),
];

/// So many of a player's decisions lie between two looks at a table, until it has shown all its places.
const STEP: usize = 6;

/// Which of some places can be seen on this page, perhaps on another tab; what lies in a closed pop-up cannot.
const SEEN: &str = "return arguments[0].filter((place) => [...document.querySelectorAll(place.split(' × ')[0])] \
    .some((one) => one.getClientRects().length > 0 && one.checkVisibility({ visibilityProperty: true })));";

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
            browser.resize((width, height)).await;
            let found = wrong(browser, game, places).await;
            all.extend(found.into_iter().map(|what| format!("{game}, {width}, {language}: {what}")));
        }
    }
    all
}

/// The places that can be seen at the table as it is now.
async fn seen(browser: &Browser, places: &[&'static str]) -> Vec<&'static str> {
    let found = browser.client.execute(SEEN, vec![json!(places)]).await.unwrap();
    let found: Vec<&str> = found.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    places.iter().copied().filter(|place| found.contains(place)).collect()
}

/// A game that bots have played is looked at again and again, each time a little later, so that no place depends on luck.
#[tokio::test(flavor = "multi_thread")]
async fn every_name_has_room_wherever_it_stands() {
    let world = World::new("room").await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/").await;
    browser.fill("#nick", "Anna").await;
    browser.click_to_see(".title-page button", "main.table").await;
    let people = [person_in(&browser).await];
    let store = Sqlite::open(&world.database).unwrap();
    let mut all = vec![];
    for (game, setup, places) in PLACES {
        let planted = Game { game, version: None, setup, people: &people, bot: Kind::Greedy, series: 4 };
        let whole = planted.play(usize::MAX);
        let mut left = places.to_vec();
        for decisions in asked(&whole, Seat::FIRST).into_iter().step_by(STEP) {
            let (id, played) = (format!("{game}-{decisions}"), planted.after(&whole, decisions));
            keep(&store, &id, &played, None);
            browser.resize(SCREENS[3]).await;
            browser.go(&format!("/table/{id}")).await;
            browser.see("main.table").await;
            let here = seen(&browser, &left).await;
            if !here.is_empty() {
                all.extend(look(&browser, &world, game, &here).await);
                left.retain(|place| !here.contains(place));
            }
            if left.is_empty() {
                break;
            }
        }
        assert!(left.is_empty(), "{game} never shows {left:?}");
    }
    assert!(all.is_empty(), "{} names and places\n{}", all.len(), all.join("\n"));
    browser.close().await;
}
