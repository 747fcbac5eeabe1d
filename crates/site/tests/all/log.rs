//! What happened, as the log of a table tells it: one line a deed, what is new first, reasons that are the real ones.

use std::collections::HashSet;

use bots::Kind;
use client::{Answer, Client};
use kernel::Seat;
use serde_json::json;
use store::Sqlite;

use crate::browser::{at_a_table, decide};
use crate::planted::{Game, asked, keep, person_of, somebody};
use crate::served::{Served, eventually, ok};
use crate::world::{Browser, Scripts, World};

/// A person at a table of this game against bots: the browser and the table's address.
fn playing(served: &Served, game: &str) -> (Client, String) {
    let mut client = served.client();
    let answer = client.form("/play", &format!("name=Anna&game={game}")).unwrap();
    assert_eq!(answer.status, 303, "{}", answer.text());
    let table = answer.header("location").to_owned();
    let number = my_turn(&mut client, &table).between("data-number=\"", "\"");
    client.form(&table, &format!("number={number}&go=speed%3A0")).unwrap();
    (client, table)
}

/// The page when it is this person's turn.
fn my_turn(client: &mut Client, table: &str) -> Answer {
    let mut page = client.get(table).unwrap();
    eventually("the turn", || {
        page = client.get(table).unwrap();
        page.text().contains("data-mine=\"true\"")
    });
    page
}

fn decide_as(client: &mut Client, table: &str, page: &Answer, what: &str) -> Answer {
    let number = page.between("data-number=\"", "\"");
    client.form(table, &format!("number={number}&{what}")).unwrap()
}

/// What others did since the person last decided, and the rest of the log.
fn told(page: &Answer) -> (String, String) {
    let text = page.text();
    let (_, log) = text.split_once("<details class=\"since\"").expect("the panel is always there");
    let (since, rest) = log.split_once("</details>").unwrap();
    let (rest, _) = rest.split_once("</ol>").unwrap();
    (since.to_owned(), rest.to_owned())
}

/// The words of a piece of a page.
fn words(markup: &str) -> String {
    let parts = markup.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
    parts.collect::<String>()
}

#[test]
fn what_others_did_since_my_decision_comes_first() {
    let served = Served::new("since");
    let (mut anna, table) = playing(&served, "ethnos");
    for _ in 0..4 {
        let page = my_turn(&mut anna, &table);
        decide_as(&mut anna, &table, &page, "go=decide%3Arecruit+deck");
    }
    let page = my_turn(&mut anna, &table);
    let (since, rest) = told(&page);
    assert!(!since.split_once('>').unwrap().0.contains("hidden"), "{since}");
    assert!(since.matches("<li").count() >= 3, "every bot has done something: {since}");
    assert!(!since.contains(">Anna "), "what I did is no news: {since}");
    assert!(words(&rest).contains("Anna takes"), "{rest}");
    let text = page.text();
    let names: Vec<&str> = text.split("id=\"told-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let lines: Vec<&&str> = names.iter().filter(|name| name.contains('-') && !name.starts_with("of-")).collect();
    assert_eq!(lines.iter().collect::<HashSet<_>>().len(), lines.len(), "no line is told twice: {lines:?}");
    assert!(text.contains("id=\"told-of-0\"") && text.contains("data-of=\"1\""), "lines can be chosen by player");
    // Whoever only looks on has decided nothing.
    let (nothing, _) = told(&served.client().get(&table).unwrap());
    assert!(nothing.split_once('>').unwrap().0.contains("hidden"), "{nothing}");
}

/// At the end of a turn of Imperium several cards are drawn: one line tells it, and how many there were.
#[test]
fn what_is_alike_is_counted() {
    let served = Served::new("counted");
    let guest = served.guest();
    let people = [person_of(guest.token().unwrap())];
    let mut anna = served.client().with_header("Accept-Language", "en");
    anna.set_cookies(&format!("who={}", guest.token().unwrap()));
    let setup = "2 players, nations romans-a celts-a";
    let game = Game { game: "imperium", version: None, setup, people: &people, bot: Kind::Greedy, series: 2 };
    let whole = game.play(240);
    let store = Sqlite::open(&served.database).unwrap();
    let (mut cleanings, mut several) = (0, 0);
    let asked = asked(&whole, Seat::FIRST);
    // Each time when the other has had a turn of their own.
    for (_, decisions) in asked.iter().zip(asked.iter().skip(1)).filter(|(before, now)| *before + 1 < **now) {
        let id = format!("counted-{decisions}");
        keep(&store, &id, &game.after(&whole, *decisions), None);
        let (since, _) = told(&my_turn(&mut anna, &format!("/table/{id}")));
        let since = words(&since);
        let Some((_, cleaned)) = since.split_once("cleans up") else { continue };
        cleanings += 1;
        // However many cards are drawn one after the other, that is said once.
        assert!(cleaned.matches("draws ").count() <= 1, "{cleaned}");
        let drawn = cleaned.split_once("draws ").and_then(|(_, rest)| rest.split(' ').next()?.parse::<usize>().ok());
        several += usize::from(drawn.is_some_and(|count| count >= 2));
    }
    assert!(cleanings > 3 && several > 2, "{several} of {cleanings}");
}

/// Whoever leaves is missed in the log, and afterwards each line leads to its moment.
#[test]
fn leaving_is_told_and_lines_lead_to_the_replay() {
    let served = Served::new("left");
    let mut anna = served.guest();
    let order =
        json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "bot"], "name": "Anna" });
    let id = ok(anna.post("/api/tables", &order).unwrap(), 201)["id"].as_str().unwrap().to_owned();
    let mut onlooker = served.client();
    let page = onlooker.get(&format!("/table/{id}/log")).unwrap();
    assert!(page.status == 200 && !page.text().contains("has left the game"), "{}", page.text());
    ok(anna.post(&format!("/api/tables/{id}/resign"), &json!(null)).unwrap(), 200);
    assert!(onlooker.get(&format!("/table/{id}/log")).unwrap().text().contains("Anna has left the game"));
    eventually("the end", || ok(anna.get(&format!("/api/tables/{id}")).unwrap(), 200)["phase"] == "finished");
    let page = onlooker.get(&format!("/table/{id}/log")).unwrap();
    assert!(page.text().contains("Anna has left the game"));
    let moments = page.text().matches(&format!("/table/{id}/replay/")).count();
    assert!(moments > 20, "{moments}");
    let at = page.between("/replay/", "\"");
    let moment = onlooker.get(&format!("/table/{id}/replay/{at}")).unwrap();
    assert!(moment.text().contains(&format!("Decision {at} of")), "{}", moment.text());
    assert!(onlooker.get(&format!("/table/{id}")).unwrap().text().contains(&format!("/table/{id}/log")));
}

/// The numbers of two cards of a hand that can be no band.
fn mixed(client: &mut Client, table: &str) -> Option<(usize, usize)> {
    let hand = client.get(table).unwrap().text().matches("class=\"pick-box").count();
    let mut pairs = (1..=hand).flat_map(|one| (one + 1..=hand).map(move |two| (one, two)));
    pairs.find(|(one, two)| {
        let page = client.get(&format!("{table}?card={one}&card={two}")).unwrap();
        page.text().contains(MIXED)
    })
}

const MIXED: &str = "share neither a tribe nor a colour";

#[test]
fn two_cards_that_do_not_belong_together_are_refused_with_that_reason_once() {
    let served = Served::new("mixed");
    let (mut anna, table) = playing(&served, "ethnos");
    let (one, two) = loop {
        let page = my_turn(&mut anna, &table);
        match mixed(&mut anna, &table) {
            Some(pair) => break pair,
            None => decide_as(&mut anna, &table, &page, "go=decide%3Arecruit+deck"),
        };
    };
    let page = anna.get(&format!("{table}?card={one}&card={two}")).unwrap();
    assert!(!page.text().contains("value=\"compose:band\""), "what is no band cannot be played");
    assert!(page.text().contains("aria-disabled=\"true\" aria-describedby=\"no-band\""), "and says why");
    let refused = decide_as(&mut anna, &table, &page, &format!("go=compose%3Aband&card={one}&card={two}"));
    assert_eq!((refused.status, refused.text().matches(MIXED).count()), (409, 1));
    // Alone, each of them is a band or cannot lead: the button is back.
    assert!(anna.get(&table).unwrap().text().contains("value=\"compose:band\""));
}

/// Where the board and the hand are on the screen.
const PLACES: &str = "return ['.board', '.hand'].map((part) => { \
    const box = document.querySelector(part).getBoundingClientRect(); \
    return [box.left, box.top, box.width, box.height].map(Math.round).join(' '); }).join('|');";

async fn places(browser: &Browser) -> String {
    browser.ask(PLACES).await.as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_is_folded_and_filtered_and_nothing_else_moves() {
    let world = World::new("log").await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "ethnos", "Anna", 2).await;
    let draw = async |browser: &Browser| {
        browser.click(".dock [value='decide:recruit deck']").await;
    };
    let title = "return document.querySelector('.since > summary').firstChild.textContent.trim()";
    assert_eq!(browser.ask(title).await, "Before your decision", "nothing was decided yet");
    decide(&browser, draw).await;
    browser.wait("news", async |browser| browser.my_turn().await && browser.count(".since li").await > 1).await;
    assert_eq!(browser.ask(title).await, "Since your decision");
    let before = places(&browser).await;
    browser.click_until(".since > summary", async |browser| browser.count(".since[open]").await == 0).await;
    assert_eq!(places(&browser).await, before, "folding moves nothing");
    decide(&browser, draw).await;
    browser.wait("my turn", async |browser| browser.my_turn().await).await;
    assert_eq!(browser.count(".since[open]").await, 0, "what is folded stays so");
    let shown = "return [...document.querySelectorAll('.side > .pane-log > .log > [data-of]')]\
        .filter((line) => line.offsetParent).map((line) => line.dataset.of).join('|')";
    browser.click_until("[for=told-of-0]", async |browser| browser.count("#told-of-0:checked").await == 1).await;
    let mine = browser.ask(shown).await.as_str().unwrap_or_default().to_owned();
    assert!(!mine.is_empty() && mine.split('|').all(|of| of.split(' ').any(|seat| seat == "0")), "{mine}");
    // Two cards are picked ahead of a refusal: it is told in the dock, over nothing that somebody holds.
    let before = places(&browser).await;
    browser.click_to_see("label[for=c1]", "#c1:checked").await;
    browser.click_to_see("label[for=c2]", "#c2:checked").await;
    browser.see(".dock .preview").await;
    assert_eq!(places(&browser).await, before, "what is picked moves neither board nor hand");
    assert_eq!(browser.count(".dock .btn-primary[aria-disabled]").await, 0, "what cannot be pressed is not red");
    browser.close().await;
}

/// The games, for three.
const GAMES: [(&str, &str); 4] = [
    ("ethnos", "3 players, tribes random"),
    ("hadara", "3 players, full game"),
    ("settlers", "3 players, factions random"),
    ("imperium", "3 players, nations random"),
];

/// After so many decisions there is something on every board.
const MIDDLE: usize = 50;

/// What is said beside a question takes its room from the log alone, at every table and on the lowest screen.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_is_said_beside_a_question_moves_the_board() {
    let (world, browser, people, store) = somebody("dock").await;
    browser.resize((1366, 768)).await;
    for (game, setup) in GAMES {
        let planted = Game { game, version: None, setup, people: &people, bot: Kind::Random, series: 7 };
        let whole = planted.play(MIDDLE);
        let asked = asked(&whole, Seat::FIRST);
        keep(&store, game, &planted.after(&whole, asked[asked.len() - 1]), None);
        // Remarks were never met by whoever has no such cookie.
        browser.tell("Network.deleteCookies", json!({ "name": "remarks", "url": world.address })).await;
        browser.go(&format!("/table/{game}")).await;
        browser.see(".dock .remark").await;
        let before = places(&browser).await;
        browser.click_until(".remark .btn", async |browser| browser.count(".remark").await == 0).await;
        assert_eq!(places(&browser).await, before, "{game}: without the remark");
        let refused = "post(document.getElementById('turn').action, \
            new URLSearchParams({ number: live().dataset.number, go: 'decide:nonsense' }))";
        browser.ask(refused).await;
        browser.see(".dock .notice-bad").await;
        assert_eq!(places(&browser).await, before, "{game}: with a refusal");
        browser.click_to_see("[data-hint] .btn", ".dock .hints").await;
        assert_eq!(places(&browser).await, before, "{game}: with hints");
    }
    browser.close().await;
}
