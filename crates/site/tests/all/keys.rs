//! A turn of every game with the keyboard alone: from the question to an answer by tabulator and Enter, as somebody goes who
//! knows no other keys.

use bots::Kind;
use kernel::Seat;
use store::Sqlite;

use crate::planted::{Game, asked, keep, person_in};
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

/// The games, for two.
const GAMES: [(&str, &str); 4] = [
    ("ethnos", "2 players, tribes random"),
    ("hadara", "2 players, full game"),
    ("settlers", "2 players, factions random"),
    ("imperium", "2 players, nations random"),
];

/// In so many answers somebody has done something that can be told, whatever they chose.
const DEED: usize = 12;

/// Every game goes on from the middle of it, where there is something to tell.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_can_be_played_by_tabulator_and_enter() {
    let world = World::new("tabulator").await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/").await;
    browser.fill("#nick", "Vera").await;
    browser.click_to_see(".title-page button", "main.table").await;
    let people = [person_in(&browser).await];
    let store = Sqlite::open(&world.database).unwrap();
    assert_eq!(GAMES.map(|(game, _)| game), games::IDS);
    for (game, setup) in GAMES {
        let planted = Game { game, version: None, setup, people: &people, bot: Kind::Greedy, series: 6 };
        let whole = planted.play(usize::MAX);
        let asked = asked(&whole, Seat::FIRST);
        keep(&store, game, &planted.after(&whole, asked[asked.len() / 3]), None);
        browser.go(&format!("/table/{game}")).await;
        let (mut answers, mut news) = (0, false);
        while answers < 2 || !news {
            assert!(answers < DEED, "{game}: what changes is not said to those who listen");
            browser.wait("my turn", async |browser| browser.my_turn().await).await;
            let number = browser.number().await;
            assert!(go_to_answer(&browser).await, "{game}: no answer can be reached");
            browser.press(ENTER).await;
            browser.wait("the decision", async |browser| browser.number().await > number).await;
            answers += 1;
            browser.wait("my next turn", async |browser| browser.my_turn().await).await;
            let said = "return Boolean(document.getElementById('news')?.textContent.trim())";
            news |= browser.ask(said).await == true;
        }
    }
    browser.close().await;
}
