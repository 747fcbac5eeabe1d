//! A turn of every game with the keyboard alone: from the question to an answer by tabulator and Enter, as somebody goes who
//! knows no other keys.

use crate::browser::at_a_table;
use crate::world::{Browser, Scripts, World};

const TAB: &str = "\u{e004}";
const BACK: &str = "\u{e008}\u{e004}";
const ENTER: &str = "\u{e007}";

/// An answer to what is asked.
const ANSWER: &str = "[name=go][value^='decide:']";

/// So many steps back from the question something can be answered, wherever the game has its buttons.
const STEPS: usize = 120;

/// Whether the focus is on such an element.
async fn on(browser: &Browser, css: &str) -> bool {
    browser.ask(&format!("return document.activeElement.matches(\"{css}\")")).await == true
}

/// Goes to an answer: by the link that skips to the question, and from there forwards or back. Whether there was one.
async fn go_to_answer(browser: &Browser) -> bool {
    browser.client.refresh().await.unwrap();
    browser.press(TAB).await;
    assert!(on(browser, ".skip").await, "the first step leads to the question");
    browser.press(ENTER).await;
    // A board has its buttons before the question, or among what can be done.
    for step in [BACK, TAB] {
        for _ in 0..STEPS {
            browser.press(step).await;
            if on(browser, ANSWER).await {
                return true;
            }
        }
    }
    false
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_played_by_tabulator_and_enter() {
    let world = World::new("tabulator").await;
    let browser = world.browser(Scripts::On).await;
    for game in games::IDS {
        at_a_table(&browser, game, "Vera", 1).await;
        for turn in 0..2 {
            browser.wait("my turn", async |browser| browser.my_turn().await).await;
            let number = browser.number().await;
            assert!(go_to_answer(&browser).await, "{game}: no answer can be reached");
            browser.press(ENTER).await;
            browser.wait("the decision", async |browser| browser.number().await > number).await;
            // What changed is said to those who listen, if there is anything to tell yet.
            let said = "return document.getElementById('news').textContent.trim().length > 0 \
                        || !document.querySelector('.log > [id^=told-]')";
            browser.wait("the news", async |browser| turn == 0 || browser.ask(said).await == true).await;
        }
    }
    browser.close().await;
}
