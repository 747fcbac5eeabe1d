//! The end of every game with the keyboard alone: from the question to an answer by tabulator and Enter, as somebody goes who
//! knows no other keys.

use bots::Kind;
use serde_json::json;

use crate::browser::take_over;
use crate::planted::{Game, somebody};
use crate::world::Browser;

const TAB: &str = "\u{e004}";
const SHIFT: &str = "\u{e008}";
const ENTER: &str = "\u{e007}";

/// An answer to what is asked.
const ANSWER: &str = "[value^='decide:'], [value='compose:keep']";

/// Where an answer takes two steps.
const TWO_STEPS: &str = ".sure:not([open]) > summary";

/// Keeps the focus where somebody would stop, so that several steps can be gone at once: asking after each where it is takes long.
const HALT: &str = "window.stop = arguments[0]; window.halts ??= addEventListener('keydown', (event) => { \
    if (event.key === 'Tab' && document.activeElement.matches(stop)) event.preventDefault(); }, true) ?? true";

/// So many steps are gone at once.
const STRIDE: usize = 20;

/// Within so many steps from the question something can be answered, wherever the game has its buttons.
const STEPS: usize = 120;

/// Whether the focus is on such an element.
async fn on(browser: &Browser, css: &str) -> bool {
    browser.ask(&format!("return document.activeElement.matches(\"{css}\")")).await == true
}

/// Goes to the question as whoever has just come does: by the link that skips to it.
async fn go_to_question(browser: &Browser) {
    browser.press(TAB).await;
    assert!(on(browser, ".skip").await, "the first step leads to the question");
    browser.press(ENTER).await;
}

/// Goes from the question to something, first with this key held: a board has its buttons before the question, or among what can
/// be done. Whether it is there.
async fn go_to(browser: &Browser, wanted: &str, first: &str) -> bool {
    browser.client.execute(HALT, vec![json!(format!("{wanted}, {TWO_STEPS}"))]).await.unwrap();
    let other = if first == SHIFT { "" } else { SHIFT };
    for (held, most) in [(first, STEPS), (other, 2 * STEPS)] {
        for _ in 0..most / STRIDE {
            browser.press(&format!("{held}{}", TAB.repeat(STRIDE))).await;
            // What takes two steps is opened by the first.
            if on(browser, TWO_STEPS).await {
                browser.press(&format!("{ENTER}{TAB}")).await;
            }
            if on(browser, wanted).await {
                return true;
            }
        }
    }
    false
}

/// Goes to an answer. A hand that is full wants a band to be played: of one card, then. Whether there was one.
async fn go_to_answer(browser: &Browser, first: &str) -> bool {
    if go_to(browser, ANSWER, first).await {
        return true;
    }
    if !go_to(browser, "li:has(.lead-box) .pick-box", SHIFT).await {
        return false;
    }
    browser.press(" ").await;
    browser.see(".dock .preview").await;
    go_to(browser, "[value='compose:band']", "").await
}

/// Has bots decide at once.
async fn quicken(browser: &Browser) {
    let (mut person, table) = (browser.same_person().await, browser.path().await);
    let form = format!("number={}&go=speed%3A0", browser.number().await);
    assert_eq!(tokio::task::block_in_place(|| person.form(&table, &form)).unwrap().status, 303);
    browser.see("[value='speed:0'].on").await;
}

/// The games, for two.
const GAMES: [(&str, &str); 4] = [
    ("ethnos", "2 players, tribes random"),
    ("hadara", "2 players, full game"),
    ("settlers", "2 players, factions random"),
    ("imperium", "2 players, nations random"),
];

/// So many decisions before its end a game is taken over.
const LEFT: usize = 12;

/// Every game is played to its end without the page being loaded anew: after each answer the next question has the focus.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_played_to_its_end_by_tabulator_and_enter() {
    let (world, browser, people, _) = somebody("tabulator").await;
    assert_eq!(GAMES.map(|(game, _)| game), games::IDS);
    let is_over = async |browser: &Browser| browser.count(".headline").await > 0;
    for (game, setup) in GAMES {
        let planted = Game { game, version: None, setup, people: &people, bot: Kind::Random, series: 6 };
        take_over(&browser, &world, &planted, LEFT).await;
        quicken(&browser).await;
        go_to_question(&browser).await;
        let (mut answers, mut news) = (0, false);
        while !is_over(&browser).await {
            assert!(answers < 5 * LEFT, "{game} does not end");
            let number = browser.number().await;
            let first = if answers % 2 == 0 { SHIFT } else { "" };
            assert!(go_to_answer(&browser, first).await, "{game}: no answer can be reached");
            browser.press(ENTER).await;
            let decided = async |browser: &Browser| browser.number().await > number || is_over(browser).await;
            browser.wait("the decision", decided).await;
            answers += 1;
            let asked = async |browser: &Browser| browser.my_turn().await && on(browser, "#dock h2").await;
            browser
                .wait("the next question or the end", async |browser| is_over(browser).await || asked(browser).await)
                .await;
            let said = "return Boolean(document.getElementById('news')?.textContent.trim())";
            news |= browser.ask(said).await == true;
        }
        assert!(answers > 1 && news, "{game}: after {answers} answers, what changes is not said to those who listen");
    }
    browser.close().await;
}
