//! Every card can be read: by pointer, by keys and by finger, at a table and in the log.

use serde_json::{Value, json};

use crate::browser::{at_a_table, decide};
use crate::world::{Browser, Scripts, World};

/// Where the middle of an element is, or of its first line: a name may be broken over two.
async fn middle(browser: &Browser, css: &str) -> (f64, f64) {
    let script = format!(
        "const part = document.querySelector(\"{css}\"); part.scrollIntoView({{ block: 'nearest' }}); \
         const place = part.getClientRects()[0]; \
         return [place.left + place.width / 2, place.top + place.height / 2]"
    );
    let place = browser.ask(&script).await;
    (place[0].as_f64().unwrap(), place[1].as_f64().unwrap())
}

async fn finger(browser: &Browser, what: &str, points: Value) {
    browser.tell("Input.dispatchTouchEvent", json!({ "type": what, "touchPoints": points })).await;
}

async fn large(browser: &Browser) -> String {
    browser.wait("the large card", async |browser| browser.count("#large:popover-open").await == 1).await;
    browser.text("#large").await
}

/// Points at a card until it is shown large: a page that is being patched may take it away from under the pointer.
async fn until_large(browser: &Browser, point: impl AsyncFn(&Browser)) {
    browser
        .wait("the large card", async |browser| {
            point(browser).await;
            for _ in 0..40 {
                if browser.count("#large:popover-open").await == 1 {
                    return true;
                }
                tokio::time::sleep(std::time::Duration::from_millis(50)).await;
            }
            false
        })
        .await;
}

async fn put_away(browser: &Browser) {
    browser.wait("no large card", async |browser| browser.count("#large:popover-open").await == 0).await;
}

/// Takes an open card, so that the log names one.
async fn recruit(browser: &Browser) {
    decide(browser, async |browser| {
        browser.click(".open button").await;
    })
    .await;
    browser.see(".log .card-ref").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_that_rests_reads_and_one_that_taps_picks() {
    let world = World::new("finger").await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "ethnos", "Anna", 1).await;
    recruit(&browser).await;
    browser.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    browser.wait("my turn", async |browser| browser.my_turn().await).await;
    let (x, y) = middle(&browser, "label[for=c1]").await;
    let at = json!([{ "x": x, "y": y }]);
    finger(&browser, "touchStart", at.clone()).await;
    browser.see("label[for=c1][aria-describedby=large]").await;
    let text = large(&browser).await;
    assert!(text.contains("In the almanac") && text.len() > 40, "{text}");
    finger(&browser, "touchEnd", json!([])).await;
    assert_eq!(browser.count("#c1:checked").await, 0, "reading picks nothing");
    assert_eq!(browser.count("#large:popover-open").await, 1, "it stays to be read");
    finger(&browser, "touchStart", at).await;
    finger(&browser, "touchEnd", json!([])).await;
    browser.see("#c1:checked").await;
    put_away(&browser).await;
    // A card that does nothing else is read at the first tap.
    until_large(&browser, async |browser| {
        let (x, y) = middle(browser, ".log .card-ref").await;
        finger(browser, "touchStart", json!([{ "x": x, "y": y }])).await;
        finger(browser, "touchEnd", json!([])).await;
    })
    .await;
    assert!(!browser.text("#large").await.is_empty());
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_with_the_focus_is_read() {
    let world = World::new("focus").await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "settlers", "Anna", 1).await;
    let mut steps = 0;
    while browser.ask("return Boolean(document.activeElement.closest('[data-read]'))").await != true {
        browser.press("\u{e004}").await;
        steps += 1;
        assert!(steps < 80, "no card gets the focus");
    }
    let text = large(&browser).await;
    assert!(text.contains("In the almanac") && text.len() > 40, "{text}");
    let told = "return document.activeElement.getAttribute('aria-describedby').split(' ').at(-1)";
    browser.wait("its description", async |browser| browser.ask(told).await == "large").await;
    browser.ask("return refresh()").await;
    assert_eq!(browser.ask(told).await, "large", "another page changes nothing");
    browser.press("\u{e00c}").await;
    put_away(&browser).await;
    assert_eq!(browser.count("[aria-describedby~=large]").await, 0);
    // The card of a box is its label, and the focus is on the box.
    at_a_table(&browser, "ethnos", "Anna", 1).await;
    browser.press("\u{e004}").await;
    browser.ask("document.getElementById('c1').focus()").await;
    browser.see("#c1[aria-describedby=large]").await;
    browser.close().await;
}

/// Reads such a card of a game; beside it stands what it means to the player now, with these words.
async fn under_the_pointer(game: &str, card: &str, now: &[&str]) {
    let world = World::new(&format!("pointer-{game}")).await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, game, "Anna", 1).await;
    while browser.count(card).await == 0 {
        decide(&browser, async |browser| {
            browser.click(".foot [value^='decide:']").await;
        })
        .await;
    }
    let moved = |x: f64, y: f64| json!({ "type": "mouseMoved", "x": x, "y": y });
    until_large(&browser, async |browser| {
        let (x, y) = middle(browser, card).await;
        browser.tell("Input.dispatchMouseEvent", moved(700.0, 4.0)).await;
        browser.tell("Input.dispatchMouseEvent", moved(x, y)).await;
    })
    .await;
    let text = browser.text("#large").await;
    assert!(text.contains("In the almanac") && text.len() > 30, "{text}");
    let told = browser.text("#large .large-now").await;
    assert!(now.iter().all(|word| told.contains(word)), "{told}");
    browser.tell("Input.dispatchMouseEvent", moved(700.0, 4.0)).await;
    put_away(&browser).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_of_hadara_are_read_under_the_pointer() {
    under_the_pointer("hadara", ".hand .card[data-now*='→']", &["Costs you", " → "]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_of_imperium_are_read_under_the_pointer() {
    under_the_pointer("imperium", ".stall .card[data-read]", &[]).await;
}

/// What happens at a table is told with names that lead to the almanac.
#[tokio::test(flavor = "multi_thread")]
async fn names_in_the_log_are_cards() {
    let world = World::new("log").await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "ethnos", "Anna", 1).await;
    decide(&browser, async |browser| {
        browser.click(".open button").await;
    })
    .await;
    browser
        .wait("a name", async |browser| browser.count(".log a.card-ref[data-read^='/cards/ethnos/']").await > 0)
        .await;
    browser.close().await;
}
