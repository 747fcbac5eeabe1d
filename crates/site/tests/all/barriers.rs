//! Nobody is kept out: one page of each kind is looked through for what hinders people who see little, listen or use keys.

use bots::Kind;
use serde_json::{Value, json};
use store::Sqlite;
use table::PersonId;

use crate::browser::{at_a_table, send_some};
use crate::planted::{Game, keep, person_in};
use crate::world::{Browser, Scripts, World};

/// What looks pages through; `cargo xtask test` fetches it.
fn examiner() -> String {
    let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/axe/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}; cargo xtask test fetches it"))
}

/// Looks a page through in the light and in the dark; panics with what it finds.
pub async fn has_none(browser: &Browser, what: &str) {
    has_none_in(browser, what, &["light", "dark"]).await;
}

/// The same in some themes.
async fn has_none_in(browser: &Browser, what: &str, themes: &[&str]) {
    let examiner = examiner();
    for theme in themes {
        let features = json!([{ "name": "prefers-color-scheme", "value": theme }]);
        browser.tell("Emulation.setEmulatedMedia", json!({ "features": features })).await;
        browser.ask(&examiner).await;
        let look = "const done = arguments[0]; axe.run({ resultTypes: ['violations'] }).then( \
            (found) => done(found.violations.flatMap((rule) => rule.nodes.map((node) => \
              `${rule.impact} ${rule.id}: ${node.target} ${node.any.map((one) => one.message)}`))), \
            (error) => done([String(error)]));";
        let found = browser.client.execute_async(look, vec![]).await.unwrap();
        let found: Vec<&str> = found.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert!(found.is_empty(), "{what}, {theme}: {} barriers\n{}", found.len(), found.join("\n"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_have_no_barriers() {
    let world = World::new("barriers").await;
    let browser = world.browser(Scripts::On).await;
    let pages = [
        "/",
        "/new?game=imperium",
        "/campaigns",
        "/cards/ethnos",
        "/cards/hadara?colour=p",
        "/cards/settlers?deck=romans",
        "/cards/imperium?deck=vikings",
        "/cards/settlers/ninjas",
        "/rules/hadara",
        "/fairness",
        "/account",
        "/learn/settlers",
        "/learn/imperium/01-first-turn?at=1",
        "/help/hadara",
        "/style",
        "/style/hadara",
        "/offline",
        "/nowhere",
    ];
    for page in pages {
        browser.go(page).await;
        has_none(&browser, page).await;
    }
    // A campaign has a page of its own: its sheet, and what is to be chosen next.
    browser.go("/campaigns").await;
    browser.fill("#name", "Anna").await;
    browser.click_to_see(".campaign-new .btn-big", ".campaign-sheet").await;
    for width in [1440, 360] {
        browser.resize((width, 900)).await;
        has_none(&browser, &format!("the sheet of a campaign at {width}")).await;
    }
    browser.close().await;
}

/// Looks at a table at its beginning and after so many decisions.
async fn table_has_none(game: &str, later: usize) {
    let world = World::new(&format!("barriers-{game}")).await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, game, "Anna", 1).await;
    // Early as wide as one screen, later in the game as wide as the other.
    for width in [1440, 360] {
        browser.resize((width, 900)).await;
        browser.wait("my turn", async |browser| browser.my_turn().await).await;
        has_none(&browser, &format!("{game} at {width}")).await;
        send_some(&browser, later).await;
    }
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_ethnos_has_no_barriers() {
    table_has_none("ethnos", 14).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_hadara_has_no_barriers() {
    table_has_none("hadara", 25).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_imperial_settlers_has_no_barriers() {
    table_has_none("settlers", 20).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_imperium_has_no_barriers() {
    table_has_none("imperium", 60).await;
}

/// Last pages and replays that no test looks at which plays a game: what a table was, whether that is a replay, and how wide.
const TOLD: [(&str, &str, bool, u32); 3] = [
    ("ethnos", "2 players, tribes random", true, 360),
    ("settlers", "2 players, factions random", true, 1440),
    ("imperium", "2 players, nations random", false, 360),
];

/// What opens over a table, what is told of one, and how games are looked back on. Each is looked at once: what is light here is dark
/// elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_of_games_has_no_barriers() {
    let world = World::new("barriers-told").await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/new?game=ethnos").await;
    browser.fill("#name", "Anna").await;
    browser.choose("#seat-1", "open").await;
    browser.click_to_see(".btn-big", "[data-share]").await;
    has_none_in(&browser, "a lobby", &["light"]).await;
    let (anna, store) = (person_in(&browser).await, Sqlite::open(&world.database).unwrap());
    for (game, setup, replayed, width) in TOLD {
        let people = [anna, PersonId(2)];
        let planted = Game { game, version: None, setup, people: &people, bot: Kind::Random, series: 6 };
        let (whole, over) = (planted.play(usize::MAX), format!("{game}-over"));
        keep(&store, &over, &whole, whole.0.code());
        let middle = whole.0.game().unwrap().decisions() / 2;
        let page = if replayed { format!("/table/{over}/replay/{middle}") } else { format!("/table/{over}") };
        browser.resize((width, 900)).await;
        browser.go(&page).await;
        has_none_in(&browser, &page, &["dark"]).await;
    }
    let story = |page: &str| format!("/table/ethnos-over{page}");
    browser.resize((360, 900)).await;
    let mut person = browser.same_person().await;
    let known = person.form("/account", "go=register&name=Vera&password=correct+horse+battery").unwrap();
    assert_eq!(known.status, 303, "{}", known.text());
    for page in [story("/log"), story("/talk"), story("/report"), "/people/Vera".to_owned()] {
        browser.go(&page).await;
        has_none_in(&browser, &page, &["dark"]).await;
    }
    browser.go(&story("")).await;
    browser.click_to_see("#scene", "#retelling:popover-open").await;
    has_none_in(&browser, "a scene over a page", &["light"]).await;
    let scene = browser.attribute("#scene", "href").await.unwrap();
    browser.go(&scene).await;
    has_none_in(&browser, &scene, &["dark"]).await;
    at_a_table(&browser, "imperium", "Anna", 1).await;
    browser.resize((1440, 900)).await;
    browser.click_to_see(".help-open", "dialog.drawer[open] #help-signs").await;
    has_none_in(&browser, "a drawer", &["light"]).await;
    browser.click_until(".drawer-close", async |browser| browser.count("dialog.drawer[open]").await == 0).await;
    browser.press("\u{e004}").await;
    browser.ask("document.querySelector('.stall [data-read]').focus()").await;
    browser.see("#large:popover-open").await;
    has_none_in(&browser, "a large card", &["dark"]).await;
    browser.close().await;
}
