//! Nobody is kept out: one page of each kind is looked through for what hinders people who see little, listen or use keys.

use serde_json::{Value, json};

use crate::browser::{at_a_table, send_some};
use crate::world::{Browser, Scripts, World};

/// What looks pages through; `cargo xtask test` fetches it.
fn examiner() -> String {
    let path = concat!(env!("CARGO_TARGET_TMPDIR"), "/axe/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}; cargo xtask test fetches it"))
}

/// Looks a page through in the light and in the dark; panics with what it finds.
pub async fn has_none(browser: &Browser, what: &str) {
    let examiner = examiner();
    for theme in ["light", "dark"] {
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
