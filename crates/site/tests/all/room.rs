//! There is room for every name: all cards of all games are laid where cards lie at a table, in both languages, on telephones,
//! tablets and laptops. No name may be cut off or broken inside a word, nothing may hang out of a card, and no letter may be
//! smaller than 12 pixels. And there is room for everything that somebody can have at the end of a long game, on a laptop.

use bots::Kind;
use imperium::Imperium;
use imperium::effects::words::Token;
use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use settlers::{Good, Settlers};
use table::AnyGame;

use crate::planted::{Game, Played, asked, keep, somebody};
use crate::world::{Browser, World};

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
    let (world, browser, people, store) = somebody("room").await;
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

/// What does not fit on this page.
const FITS: &str = include_str!("fits.js");

/// What somebody has who builds up an empire, and in the last rounds gathers cards as well.
fn empire(game: &AnyGame, gathers: bool) -> i32 {
    let story = game.glimpse(Viewer::Omniscient);
    let (seen, seat) = (story.of::<Settlers>().unwrap().seen(), Seat::FIRST);
    let goods = [Good::Wood, Good::Stone, Good::Food, Good::Worker, Good::Gold];
    let held: i32 = goods.into_iter().map(|good| i32::from(seen.player(seat).supply().get(good))).sum();
    let income: i32 = seen.income(seat).all().iter().map(|(_, count)| i32::from(count)).sum();
    let (locations, hand) = (seen.empire(seat).len() as i32, seen.hand(seat).len() as i32);
    if gathers && seen.round() >= 4 {
        12 * locations.min(18) + 5 * hand.min(14) + held.min(3)
    } else {
        20 * locations + 4 * income + 2 * hand + 2 * held
    }
}

/// What somebody has who keeps everything in play and in hand.
fn area(game: &AnyGame) -> i32 {
    let story = game.glimpse(Viewer::Omniscient);
    let seen = story.of::<Imperium>().unwrap().seen();
    let area = seen.area(Seat::FIRST);
    let under: usize = area.play().iter().map(|card| seen.garrisoned_under(card).len()).sum();
    let tokens: u16 =
        [Token::Materials, Token::Population, Token::Progress].map(|token| area.tokens(token)).iter().sum();
    let count = |cards: imperium::CardSet| cards.iter().count() as i32;
    30 * count(area.play()) + 12 * count(area.hand()) + i32::from(tokens.min(40)) + 6 * under as i32
        - 3 * count(area.history())
}

/// Looks at a table on both laptops and in both languages, after something was done to the page, and tells what does not fit.
async fn unfit(browser: &Browser, world: &World, id: &str, more: &str) -> Vec<String> {
    let mut all = vec![];
    for language in ["en", "ru"] {
        speak(browser, world, language).await;
        for (width, height) in &SCREENS[2..] {
            browser.resize((*width, *height)).await;
            browser.go(&format!("/table/{id}")).await;
            browser.see("main.table").await;
            browser.ask(more).await;
            let found = browser.ask(FITS).await;
            let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
            all.extend(found.map(|what| format!("{id}, {width}, {language}: {what}")));
        }
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_large_empire_and_a_large_hand_fit_a_laptop() {
    let (world, browser, people, store) = somebody("empire").await;
    let tables = [
        // No larger empire was found among eighty games of those who only build.
        ("built", "2 players, factions random, peaceful", 13, 222, (19, 1)),
        ("neighbours", "2 players, factions random, peaceful", 5, 146, (15, 13)),
        ("solo", "1 player, factions random", 96, 123, (15, 13)),
    ];
    for (id, setup, series, decisions, least) in tables {
        let planted = Game { game: "settlers", version: None, setup, people: &people, bot: Kind::Random, series };
        let played: Played = planted.play_for(decisions, |game| empire(game, least.1 > 1));
        keep(&store, id, &played, None);
        let all = unfit(&browser, &world, id, "").await;
        let (locations, hand) = (browser.count(".board > .empire .loc").await, browser.count(".hand > .held").await);
        assert!(locations >= least.0 && hand >= least.1, "{id}: {locations} locations, {hand} cards");
        assert!(all.is_empty(), "{}", all.join("\n"));
    }
    assert_eq!(browser.count(".foe").await, 1);
    browser.close().await;
}

/// Cards are laid beside those in play and in hand until there are as many as there ever are.
const FILL: &str = "for (const [place, most] of [['.board .clusters', 25], ['.hand', 10]]) { \
    const list = document.querySelector(place), here = [...list.children]; \
    for (let at = 0; list.children.length < most; at += 1) list.append(here[at].cloneNode(true)); }";

#[tokio::test(flavor = "multi_thread")]
async fn a_full_play_area_fits_a_laptop() {
    let (world, browser, people, store) = somebody("area").await;
    let setup = "2 players, nations random";
    let planted = Game { game: "imperium", version: None, setup, people: &people, bot: Kind::Random, series: 21 };
    keep(&store, "area", &planted.play_for(810, area), None);
    let all = unfit(&browser, &world, "area", FILL).await;
    assert_eq!((browser.count(".board .many > .cluster").await, browser.count(".stall .card").await), (25, 5));
    assert!(all.is_empty(), "{}", all.join("\n"));
    browser.close().await;
}
