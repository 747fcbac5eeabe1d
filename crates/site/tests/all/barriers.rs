//! Nobody is kept out: one page of each kind is looked through for what hinders people who see little, listen or use keys; on a
//! laptop and on a telephone, in the light and in the dark.

use bots::Kind;
use serde_json::{Value, json};
use store::Sqlite;
use table::PersonId;

use crate::browser::{at_a_table, send_some};
use crate::planted::{Game, keep, person_in, somebody};
use crate::world::{Browser, Scripts, World};

/// What looks pages through; `cargo xtask test` fetches it.
fn examiner() -> String {
    let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/axe/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}; cargo xtask test fetches it"))
}

/// The screens that pages are looked at on: a laptop and a telephone.
const SCREENS: [(u32, u32); 2] = [(1366, 768), (360, 740)];

/// The parts of a table of which a telephone shows one at a time, each with its tab.
const TABS: [(&str, &str); 3] = [("mine", ".mine, .foot"), ("others", ".others"), ("log", ".side")];

/// Looks through what is seen of some parts of the page, by some rules, once the page has its present size.
const LOOK: &str = "const [parts, rules, done] = arguments; \
    const seen = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility()); \
    const look = () => axe.run(parts === 'html' ? document : { include: seen }, { resultTypes: ['violations'], ...rules }).then( \
      (found) => done(found.violations.flatMap((rule) => rule.nodes.map((node) => \
        `${rule.impact} ${rule.id}: ${node.target} ${node.any.map((one) => one.message)}`))), \
      (error) => done([String(error)])); \
    requestAnimationFrame(() => requestAnimationFrame(look));";

/// Looks some parts of a page through in the light and in the dark. Themes differ in their colours alone, so that everything else
/// is looked at once.
async fn look_through(browser: &Browser, what: &str, parts: &str) {
    if browser.ask("return typeof axe").await == "undefined" {
        browser.ask(&examiner()).await;
    }
    let colours = json!({ "runOnly": ["color-contrast", "link-in-text-block"] });
    for (theme, rules) in [("light", json!({})), ("dark", colours)] {
        let features = json!([{ "name": "prefers-color-scheme", "value": theme }]);
        browser.tell("Emulation.setEmulatedMedia", json!({ "features": features })).await;
        let found = browser.client.execute_async(LOOK, vec![json!(parts), rules]).await.unwrap();
        let found: Vec<&str> = found.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        assert!(found.is_empty(), "{what}, {theme}: {} barriers\n{}", found.len(), found.join("\n"));
    }
}

/// Looks a page through on both screens and in both themes; panics with what it finds.
pub async fn has_none(browser: &Browser, what: &str) {
    for screen in SCREENS {
        browser.resize(screen).await;
        look_through(browser, &format!("{what} at {}", screen.0), "html").await;
    }
}

/// The same for a table, with what a telephone has on its tabs.
async fn table_has_none(browser: &Browser, what: &str) {
    has_none(browser, what).await;
    for (tab, parts) in TABS {
        browser.click_to_see(&format!("[for=tab-{tab}]"), &format!("#tab-{tab}:checked")).await;
        look_through(browser, &format!("{what}, {tab}"), parts).await;
    }
    browser.click_to_see("[for=tab-board]", "#tab-board:checked").await;
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
    has_none(&browser, "the sheet of a campaign").await;
    browser.close().await;
}

/// Looks at a table at its beginning and after so many decisions, when there is something on every tab.
async fn tables_have_none(game: &str, later: usize) {
    let world = World::new(&format!("barriers-{game}")).await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, game, "Anna", 1).await;
    let asked = async || browser.wait("my turn", async |browser| browser.my_turn().await).await;
    asked().await;
    has_none(&browser, &format!("{game} at its beginning")).await;
    send_some(&browser, later).await;
    asked().await;
    table_has_none(&browser, &format!("{game} after {later} decisions")).await;
    browser.client.delete_all_cookies().await.unwrap();
    browser.client.refresh().await.unwrap();
    browser.see("main.table[data-mine=false]").await;
    has_none(&browser, &format!("{game} for whoever looks on")).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_ethnos_has_no_barriers() {
    tables_have_none("ethnos", 14).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_hadara_has_no_barriers() {
    tables_have_none("hadara", 25).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_imperial_settlers_has_no_barriers() {
    tables_have_none("settlers", 20).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_imperium_has_no_barriers() {
    tables_have_none("imperium", 60).await;
}

/// The games, for two.
const GAMES: [(&str, &str); 4] = [
    ("ethnos", "2 players, tribes random"),
    ("hadara", "2 players, full game"),
    ("settlers", "2 players, factions random"),
    ("imperium", "2 players, nations random"),
];

/// How games are looked back on: the last page and a moment of the replay of each.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_of_games_has_no_barriers() {
    let (_world, browser, people, store) = somebody("barriers-left").await;
    assert_eq!(GAMES.map(|(game, _)| game), games::IDS);
    for (game, setup) in GAMES {
        let planted = Game { game, version: None, setup, people: &people, bot: Kind::Random, series: 6 };
        let whole = planted.play(usize::MAX);
        keep(&store, game, &whole, whole.0.code());
        let middle = whole.0.game().unwrap().decisions() / 2;
        for page in [format!("/table/{game}"), format!("/table/{game}/replay/{middle}")] {
            browser.go(&page).await;
            has_none(&browser, &page).await;
        }
    }
    browser.close().await;
}

/// What opens over a table, and what is told of one.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_told_of_games_has_no_barriers() {
    let world = World::new("barriers-told").await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/new?game=ethnos").await;
    browser.fill("#name", "Anna").await;
    browser.choose("#seat-1", "open").await;
    browser.click_to_see(".btn-big", "[data-share]").await;
    has_none(&browser, "a lobby").await;
    let people = [person_in(&browser).await, PersonId(2)];
    let (game, setup) = GAMES[0];
    let planted = Game { game, version: None, setup, people: &people, bot: Kind::Random, series: 6 };
    let whole = planted.play(usize::MAX);
    keep(&Sqlite::open(&world.database).unwrap(), "over", &whole, whole.0.code());
    let mut person = browser.same_person().await;
    let known = person.form("/account", "go=register&name=Vera&password=correct+horse+battery").unwrap();
    assert_eq!(known.status, 303, "{}", known.text());
    for page in ["/table/over/log", "/table/over/talk", "/table/over/report", "/people/Vera"] {
        browser.go(page).await;
        has_none(&browser, page).await;
    }
    browser.go("/table/over").await;
    browser.click_to_see("#scene", "#retelling:popover-open").await;
    has_none(&browser, "a scene over a page").await;
    let scene = browser.attribute("#scene", "href").await.unwrap();
    browser.go(&scene).await;
    has_none(&browser, &scene).await;
    at_a_table(&browser, "imperium", "Anna", 1).await;
    for screen in [SCREENS[1], SCREENS[0]] {
        browser.resize(screen).await;
        browser.click_to_see(".help-open", "dialog.drawer[open] #help-signs").await;
        look_through(&browser, &format!("a drawer at {}", screen.0), "html").await;
        browser.click_until(".drawer-close", async |browser| browser.count("dialog.drawer[open]").await == 0).await;
    }
    browser.press("\u{e004}").await;
    browser.ask("document.querySelector('.stall [data-read]').focus()").await;
    browser.see("#large:popover-open").await;
    look_through(&browser, "a large card", "html").await;
    browser.press("\u{e00c}").await;
    browser.resize(SCREENS[1]).await;
    browser.click_to_see("[popovertarget=hint-trace]", "#hint-trace:popover-open").await;
    look_through(&browser, "what a hint changes", "html").await;
    browser.close().await;
}
