//! Tables on a telephone: nothing is wider than the screen or too small for a finger, points stay in sight, and what somebody
//! holds stays where it is.

use std::time::{Duration, Instant};

use bots::Kind;
use kernel::Seat;
use serde_json::{Value, json};

use crate::planted::{Game, asked, keep, somebody};
use crate::world::Browser;

/// The screen.
const TELEPHONE: (u32, u32) = (360, 740);

/// The games, for three, each with a number of decisions after which there is much on the table.
const GAMES: [(&str, &str, usize); 4] = [
    ("ethnos", "3 players, tribes random", 90),
    ("hadara", "3 players, full game", 90),
    ("settlers", "3 players, factions random", 150),
    ("imperium", "3 players, nations random", 150),
];

/// Looks at every tab of the page, and tells what is wrong there.
const LOOK: &str = include_str!("narrow.js");

/// What is wrong with the table as it is now.
async fn wrong(browser: &Browser) -> Vec<String> {
    let found = browser.ask(LOOK).await;
    found.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Where the hand begins.
const TOP: &str = "return Math.round(document.querySelector('.hand').getBoundingClientRect().top)";

/// Picks a card of the hand, or opens one, where there are such: the hand stays where it is.
async fn the_hand_stays(browser: &Browser, game: &str) {
    let before = browser.ask(TOP).await;
    let (card, taken) = match game {
        "ethnos" => ("label[for=c1]", "#c1:checked"),
        _ => (".hand button[popovertarget]", ".card-pop:popover-open"),
    };
    if browser.count(card).await == 0 {
        return;
    }
    browser.click_to_see(card, taken).await;
    if game == "ethnos" {
        browser.see(".dock .preview").await;
    }
    assert_eq!(browser.ask(TOP).await, before, "{game}: the hand has moved");
}

/// What only some game has.
async fn has_its_own(browser: &Browser, game: &str) {
    let seen = |css: &str| {
        format!(
            "return [...document.querySelectorAll('{css}')].filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 4).length"
        )
    };
    match game {
        "ethnos" => {
            let markers = browser.count(".kingdoms .count").await;
            assert_eq!(browser.ask(&seen(".map .pennant")).await, markers, "{game}: pennants");
            assert!(browser.ask(&seen(".map .token.lit")).await.as_u64() == Some(6), "{game}: first places");
            assert_eq!(
                browser.ask(&seen(".map .token.pays")).await,
                browser.count(".kingdoms .pays").await,
                "{game}: others"
            );
        }
        "hadara" => assert_eq!(browser.ask(&seen(".purse-beside")).await, 1, "{game}: my coins"),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_fits_a_telephone() {
    let (world, browser, people, store) = somebody("narrow").await;
    browser.resize(TELEPHONE).await;
    // Whoever has met every question is not told how to answer it.
    let cookie = json!({ "url": world.address, "name": "remarks", "value": "off" });
    browser.tell("Network.setCookie", cookie).await;
    assert_eq!(GAMES.map(|(game, ..)| game), games::IDS);
    let mut all = vec![];
    for (game, setup, late) in GAMES {
        let planted = Game { game, version: None, setup, people: &people, bot: Kind::Greedy, series: 7 };
        let whole = planted.play(late);
        let asked = asked(&whole, Seat::FIRST);
        for (when, decisions) in [("early", asked[asked.len() / 8]), ("late", asked[asked.len() - 1])] {
            let id = format!("{game}-{when}");
            keep(&store, &id, &planted.after(&whole, decisions), None);
            browser.go(&format!("/table/{id}")).await;
            browser.see("main.table[data-mine=true]").await;
            all.extend(wrong(&browser).await.into_iter().map(|what| format!("{id}: {what}")));
            has_its_own(&browser, game).await;
            the_hand_stays(&browser, game).await;
        }
    }
    // The tables that were left do not hold up whoever comes back: a browser has few lines to a site.
    let before = Instant::now();
    browser.go("/table/ethnos-early").await;
    browser.see("main.table[data-mine=true]").await;
    assert!(before.elapsed() < Duration::from_secs(20), "coming back took {:?}", before.elapsed());
    assert!(all.is_empty(), "{}", all.join("\n"));
    browser.close().await;
}
