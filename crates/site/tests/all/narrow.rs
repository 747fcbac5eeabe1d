//! Tables on a telephone: nothing is wider than the screen or too small for a finger, points stay in sight, and what somebody
//! holds stays where it is.

use std::time::{Duration, Instant};

use bots::Kind;
use ethnos::Ethnos;
use imperium::Imperium;
use kernel::{Seat, Viewer};
use serde_json::{Value, json};
use settlers::Settlers;
use table::AnyGame;

use crate::browser::{at_a_table, decide};
use crate::planted::{Game, asked, keep, somebody};
use crate::world::{Browser, Scripts, World};

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

/// The tabs that are marked, as somebody sees it. That of the log says something else: that there is something new in it.
const MARKED: &str = "return [...document.querySelectorAll('.tabs-table label:not([for=tab-log])')] \
    .filter((tab) => getComputedStyle(tab, '::after').content !== 'none' && tab.checkVisibility()) \
    .map((tab) => tab.htmlFor.replace('tab-', ''))";

async fn marked(browser: &Browser) -> Vec<String> {
    let tabs = browser.ask(MARKED).await;
    tabs.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Draws a card, and waits until the others have decided as well.
async fn draw_a_card(browser: &Browser) {
    decide(browser, async |browser| {
        browser.click(".dock [value='decide:recruit deck']").await;
    })
    .await;
    browser.wait("my turn", async |browser| browser.my_turn().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tab_is_marked_until_somebody_looks_at_what_happened_there() {
    let world = World::new("marked").await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "ethnos", "Anna", 2).await;
    browser.resize(TELEPHONE).await;
    browser.wait("my turn", async |browser| browser.my_turn().await).await;
    let talk = browser.ask("return document.querySelector('.pane-chat').textContent").await;
    assert!(talk.as_str().unwrap().contains("Nobody has said anything yet"), "{talk}");
    let open = async |tab: &str| {
        browser.click_to_see(&format!("[for=tab-{tab}]"), &format!("#tab-{tab}:checked")).await;
    };
    for tab in ["others", "mine", "board"] {
        open(tab).await;
    }
    assert_eq!(marked(&browser).await, [""; 0], "everything has been looked at");
    draw_a_card(&browser).await;
    assert_eq!(marked(&browser).await, ["mine", "others"], "both have other cards, and the board is seen");
    open("others").await;
    assert_eq!(marked(&browser).await, ["mine"]);
    draw_a_card(&browser).await;
    let tabs = marked(&browser).await;
    assert!(tabs.contains(&"board".to_owned()) && !tabs.contains(&"others".to_owned()), "{tabs:?}");
    for tab in ["mine", "board"] {
        open(tab).await;
    }
    assert_eq!(marked(&browser).await, [""; 0], "nothing comes back that was seen");
    browser.close().await;
}

/// Presses the button below what is told, until something holds. A page without a script may be of a table that has gone on since:
/// then it comes back with all that was open closed.
async fn press(browser: &Browser, told: &str, holds: impl AsyncFn(&Browser) -> bool) {
    let (way, open) = (format!("[popovertarget={told}]"), format!("#{told}:popover-open"));
    browser
        .click_until(&format!("#{told} .btn"), async |browser| {
            let done = holds(browser).await;
            if !done && browser.count(&open).await == 0 {
                browser.click(&way).await;
            }
            done
        })
        .await;
}

/// Whoever cannot point at the buttons is told what a hint or an undo changes before they take the first, and only then.
#[tokio::test(flavor = "multi_thread")]
async fn a_telephone_says_what_hints_and_undos_change() {
    let world = World::new("narrow-hint").await;
    for scripts in [Scripts::On, Scripts::Off] {
        let browser = world.browser(scripts).await;
        at_a_table(&browser, "hadara", "Anna", 1).await;
        browser.resize(TELEPHONE).await;
        assert!(!browser.click(".hint-ask").await, "a hint is taken before anything was said");
        let says = async |which: &str| {
            let (way, words) = (format!("[popovertarget={which}]"), format!("#{which}"));
            browser.click_to_see(&way, &format!("{words}:popover-open")).await;
            let said = browser.text(&words).await;
            assert!(said.contains("do not count in profiles"), "{said}");
        };
        says("hint-trace").await;
        press(&browser, "hint-trace", async |browser| browser.count(".hints li").await > 0).await;
        let number = browser.number().await;
        browser.click_until(".hints button", async |browser| browser.number().await > number).await;
        browser
            .wait("the next question", async |browser| {
                // A page without a script does not follow the game.
                let asked = browser.my_turn().await && browser.count(".hints").await == 0;
                if !asked {
                    browser.client.refresh().await.unwrap();
                }
                asked
            })
            .await;
        assert_eq!(browser.count("#hint-trace").await, 0, "it is said once");
        assert!(!browser.click(".undo-now").await, "a decision is taken back before anything was said");
        says("undo-trace").await;
        // Bots decide meanwhile, so that the number of records says nothing: it is said once.
        press(&browser, "undo-trace", async |browser| browser.count("#undo-trace").await == 0).await;
        browser.click_to_see(".hint-ask", ".hints li").await;
        browser.close().await;
    }
}

/// How many cards the first seat holds.
fn held(game: &AnyGame) -> i32 {
    let (story, seat) = (game.glimpse(Viewer::Omniscient), Seat::FIRST);
    let held = match game.id() {
        "ethnos" => story.of::<Ethnos>().unwrap().seen().player(seat).hand().len(),
        "settlers" => story.of::<Settlers>().unwrap().seen().hand(seat).len(),
        _ => story.of::<Imperium>().unwrap().seen().area(seat).hand().iter().count(),
    };
    held as i32
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_hand_says_how_cards_come() {
    let (_world, browser, people, store) = somebody("narrow-empty").await;
    browser.resize(TELEPHONE).await;
    let tables = [
        ("ethnos", "2 players, tribes random", "Recruit"),
        ("settlers", "2 players, factions random", "Two workers"),
        ("imperium", "2 players, nations random", "at the end of your turn"),
    ];
    for (game, setup, wanted) in tables {
        let planted = Game { game, version: None, setup, people: &people, bot: Kind::Random, series: 7 };
        let whole = planted.play_for(200, |game| -held(game));
        let moments = asked(&whole, Seat::FIRST).into_iter().map(|decisions| planted.after(&whole, decisions));
        let empty = moments.into_iter().find(|(table, _)| held(table.game().unwrap()) == 0);
        keep(&store, game, &empty.unwrap_or_else(|| panic!("{game}: the hand is never empty")), None);
        browser.go(&format!("/table/{game}")).await;
        browser.see("main.table[data-mine=true]").await;
        assert_eq!(browser.text(".hand-none").await, "", "{game}: the board has the room");
        browser.click_to_see("[for=tab-mine]", "#tab-mine:checked").await;
        let said = browser.text(".hand-none").await;
        assert!(said.contains("Your hand is empty") && said.contains(wanted), "{game}: {said}");
    }
    browser.close().await;
}

/// Whoever looks back on a telephone need not change tabs to know what has just been done.
#[tokio::test(flavor = "multi_thread")]
async fn a_replay_says_what_happened_beside_its_buttons() {
    let (_world, browser, people, store) = somebody("narrow-replay").await;
    let setup = "2 players, tribes random";
    let planted = Game { game: "ethnos", version: None, setup, people: &people, bot: Kind::Greedy, series: 7 };
    let whole = planted.play(usize::MAX);
    keep(&store, "over", &whole, whole.0.code());
    browser.resize(TELEPHONE).await;
    browser.go("/table/over/replay/5").await;
    let told = browser.text(".told-last").await;
    let log = "return document.querySelector('.log .told').textContent.replaceAll('\\u00ad', '')";
    assert!(told.len() > 10 && browser.ask(log).await == *told, "{told}");
    browser.click_until("[data-step=next]", async |browser| browser.text(".told-last").await != told).await;
    browser.resize((1366, 768)).await;
    assert_eq!(browser.text(".told-last").await, "", "the log is beside the board");
    // The end of a lesson is read without scrolling.
    browser.resize(TELEPHONE).await;
    browser.go("/learn/ethnos/01-first-turn?at=4").await;
    browser.see(".lesson [action='/play']").await;
    let hidden = "const words = document.querySelector('.lesson'); return words.scrollHeight - words.clientHeight";
    assert_eq!(browser.ask(hidden).await, 0);
    browser.close().await;
}
