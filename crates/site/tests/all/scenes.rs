//! Games that are over, as people look back on them: the sentence, the chart, the scenes and the replay; and scenes where they happen.

use bots::Kind;
use client::Client;
use kernel::{Seat, Viewer};
use serde_json::json;
use site::Rates;
use store::Sqlite;
use table::{PersonId, Record, Table};

use crate::browser::moment;
use crate::planted::{Game, asked, keep, person_of};
use crate::served::Served;
use crate::world::{Browser, Scripts, World};

/// The games, for three.
const GAMES: [(&str, &str); 4] = [
    ("ethnos", "3 players, tribes random"),
    ("hadara", "3 players, full game"),
    ("settlers", "3 players, factions random"),
    ("imperium", "3 players, nations random"),
];

/// What a page says between two marks, each time.
fn parts<'a>(page: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    page.split(from).skip(1).filter_map(|rest| rest.split(to).next()).collect()
}

/// Whoever played is told how they did; the chart has a line for each; the scene of the last scoring adds up to the result.
#[test]
fn every_game_that_is_over_tells_how_it_went() {
    let served = Served::with("ended", |config| config.rates = Rates::unlimited());
    let guest = served.guest();
    let anna = person_of(guest.token().unwrap());
    let mut client = served.client().with_header("Accept-Language", "en");
    let mut russian = served.client().with_header("Accept-Language", "ru");
    for (game, setup) in GAMES {
        let people = [PersonId(3), anna, PersonId(2)];
        let played =
            Game { game, version: None, setup, people: &people, bot: Kind::Random, series: 5 }.play(usize::MAX);
        keep(&Sqlite::open(&served.database).unwrap(), game, &played, played.0.code());
        let ranks = played.0.ranks();
        let (_, place, points) = ranks.iter().find(|(seat, ..)| seat.index() == 1).unwrap();
        client.set_cookies(&format!("who={}", guest.token().unwrap()));
        let page = client.get(&format!("/table/{game}")).unwrap().text();
        let help = format!("href=\"/help/{game}\" data-help");
        assert!(page.contains(&help), "{game}: what is there can be looked up");
        assert!(client.get(&format!("/table/{game}/replay")).unwrap().text().contains(&help), "{game}");
        let said = parts(&page, "<p class=\"lede outcome\">", "</p>")[0];
        let shared = ranks.iter().filter(|(_, rank, _)| *rank == 1).count() > 1;
        let word = if *place == 1 && shared { "share" } else { ["won", "second", "third"][place - 1] };
        assert!(said.starts_with("You ") && said.contains(word), "{game}: {said}, who came {place}");
        assert!(said.contains(&format!("{points} points")), "{game}: {said}, who has {points}");
        let chart = parts(&page, "class=\"chart course\"", "</svg>")[0];
        let lines = parts(chart, "<path class=\"line\" d=\"", "\"");
        assert_eq!(lines.len(), 3, "{game}");
        let levels = lines.iter().map(|line| {
            let mut levels: Vec<_> = line.split('L').map(|point| point.split(' ').nth(1)).collect();
            levels.dedup();
            levels.len()
        });
        assert!(levels.max() > Some(8), "{game}: points move all through the game, not at scorings only: {lines:?}");
        let said = russian.get(&format!("/table/{game}")).unwrap().text();
        assert!(parts(&said, "<p class=\"lede outcome\">", "</p>")[0].contains("Победа"), "a stranger is told who won");
        // The last scene ends at the result.
        let scene = parts(&page, "id=\"scene\" href=\"", "\"")[0];
        let scene = client.get(scene).unwrap();
        assert_eq!(scene.status, 200, "{game}");
        let courses = parts(&scene.text(), "data-course=\"", "\"").join(";");
        let mut ends: Vec<i32> =
            courses.split(';').map(|course| course.rsplit(' ').next().unwrap().parse().unwrap()).collect();
        let mut results: Vec<i32> = ranks.iter().map(|(.., points)| *points).collect();
        ends.sort();
        results.sort();
        assert_eq!(ends, results, "{game}");
        moments_have_one_address(&mut client, game, &played.0);
    }
}

/// Every moment of a replay has one address; those that were handed on before lead there.
fn moments_have_one_address(client: &mut Client, id: &str, table: &Table) {
    let total = table.game().unwrap().decisions();
    let mut leads = |from: &str, to: &str| {
        let answer = client.get(&format!("/table/{id}{from}")).unwrap();
        assert_eq!((answer.status, answer.header("location")), (303, &*format!("/table/{id}{to}")), "{from}");
    };
    leads("/replay?at=5&as=1&go=next", "/replay/6?as=1");
    leads("/replay?at=5&as=all", "/replay/5");
    leads("/replay?at=1&go=prev", "/replay");
    leads("/replay?go=last&at=3", &format!("/replay/{total}"));
    leads("/replay/0", "/replay");
    leads(&format!("/replay/{}?as=2", u64::MAX), &format!("/replay/{total}?as=2"));
    let page = client.get(&format!("/table/{id}/replay/6?as=1")).unwrap().text();
    for part in ["/replay/5?as=1\"", "/replay/7?as=1\"", "data-step=\"turn-next\"", "<nav class=\"stages\""] {
        assert!(page.contains(part), "{id}: {part} is missing in {page}");
    }
}

/// What replays and scenes are told from: the end of the story, word for word, and the same table.
#[test]
fn an_excerpt_is_the_end_of_the_story() {
    for (game, setup) in GAMES {
        let people = [PersonId(3), PersonId(1), PersonId(2)];
        let (table, _) = Game { game, version: None, setup, people: &people, bot: Kind::Random, series: 9 }.play(90);
        let game = table.game().unwrap();
        for viewer in [Viewer::Omniscient, Viewer::Spectator, Viewer::Seat(Seat::default())] {
            let (whole, end) = (game.story(viewer, 80, &[]), game.excerpt(viewer, 41..80, &[]));
            let late: Vec<_> = whole.told().into_iter().filter(|told| told.number > 41).collect();
            assert!(!late.is_empty() && late == end.told(), "{late:?}");
            assert_eq!(whole.facts(), end.facts());
        }
        assert!(game.excerpt(Viewer::Spectator, 500..900, &[]).told().is_empty(), "beyond the end there is nothing");
    }
}

/// A browser in which this guest looks, with motion or without.
async fn looking(world: &World, guest: &Client, motion: &str, millis: u32) -> Browser {
    let browser = world.browser(Scripts::On).await;
    let features = json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
    browser.tell("Emulation.setEmulatedMedia", features).await;
    browser.go("/fairness").await;
    let cookie = format!("who={}; path=/", guest.token().unwrap());
    browser.ask(&format!("document.cookie = '{cookie}'; localStorage.speed = {millis}")).await;
    browser
}

/// The decision that ended the first age of a game of Ethnos, and who made it.
fn first_age(table: &Table) -> (usize, Seat) {
    let game = table.game().unwrap();
    let ends = game.log(Viewer::Omniscient, usize::MAX);
    let end = ends.into_iter().find(|told| told.phrase.key == "ethnos-told-bands").unwrap();
    (end.number, end.seat)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_an_age_is_a_scene_and_a_replay_plays_by_itself() {
    let world = World::new("scenes").await;
    let guest = Client::guest(world.address.trim_start_matches("http://").parse().unwrap()).unwrap();
    let anna = person_of(guest.token().unwrap());
    let game = |people: &[PersonId], decisions| {
        let setup = "2 players, tribes dwarf elf wizard halfling minotaur";
        Game { game: "ethnos", version: None, setup, people, bot: Kind::Greedy, series: 8 }.play(decisions)
    };
    let (number, seat) = first_age(&game(&[anna, PersonId(2)], usize::MAX).0);
    let people = if seat.index() == 0 { [anna, PersonId(2)] } else { [PersonId(2), anna] };
    let (before, over) = (game(&people, number - 1), game(&people, usize::MAX));
    let store = Sqlite::open(&world.database).unwrap();
    keep(&store, "before", &before, before.0.code());
    keep(&store, "over", &over, over.0.code());

    // The last dragon of the age: the scene opens and is played moment by moment.
    let browser = looking(&world, &guest, "no-preference", 60_000).await;
    browser.go("/table/before").await;
    assert_eq!(browser.count("#scene").await, 0, "nothing was scored yet");
    let mut decisions = over.1.iter().filter_map(|record| {
        let Record::Decide { notation, .. } = record else { return None };
        Some(notation)
    });
    let last = decisions.nth(number - 1).unwrap();
    browser.click_to_see(&format!("[value='decide:{last}']"), "#retelling:popover-open .now").await;
    let all = browser.count("#retelling .moment").await;
    assert!(all >= 8, "the dragon, six kingdoms and the bands: {all}");
    assert_eq!(browser.count("#retelling .to-come").await, all - 1);
    browser.click_until("[data-retell=skip]", async |browser| browser.count(".playing").await == 0).await;
    let totals = browser.ask("return [...document.querySelectorAll('[data-course]')].map((b) => b.textContent)").await;
    let glory =
        browser.ask("return [...document.querySelectorAll('[data-course]')].map((b) => b.dataset.course)").await;
    for (total, course) in totals.as_array().unwrap().iter().zip(glory.as_array().unwrap()) {
        assert_eq!(course.as_str().unwrap().rsplit(' ').next(), total.as_str());
    }
    let shut = async |browser: &Browser| browser.count("#retelling").await == 0;
    browser.click_until("#retelling .pop-close", shut).await;
    // It is shown once, and can be opened again.
    browser.client.refresh().await.unwrap();
    browser.see("html.scripted #scene").await;
    assert_eq!(browser.count("#retelling").await, 0);
    browser.click_to_see("#scene", "#retelling:popover-open .now").await;
    browser.press("\u{e00c}").await;
    browser.wait("Escape", shut).await;

    // A replay plays on without loading the page anew, through the scene, and its address keeps up.
    browser.ask("localStorage.speed = 20").await;
    browser.go(&format!("/table/over/replay/{}", number - 2)).await;
    browser.ask("window.kept = true").await;
    browser.click_to_see("#replay-play", "#retelling:popover-open").await;
    assert_eq!(moment(&browser).await, number);
    browser.wait("the moments after the scene", async |browser| moment(browser).await > number + 2).await;
    browser.press(" ").await;
    browser.see("#replay-play[aria-pressed=false]").await;
    let at = moment(&browser).await;
    assert_eq!(browser.path().await, format!("/table/over/replay/{at}"));
    browser.press("\u{e014}").await;
    browser.wait("one step on", async |browser| moment(browser).await == at + 1).await;
    browser.click_until("nav.stages a", async |browser| moment(browser).await == 0).await;
    browser.client.back().await.unwrap();
    browser.wait("the way back", async |browser| moment(browser).await == at + 1).await;
    // The lines of the log lead to their moments.
    let line = browser
        .ask(
            "const line = [...document.querySelectorAll('.side .to-moment')].at(-1); \
        line.click(); return new URL(line.href).pathname",
        )
        .await;
    browser.wait("the moment of a line", async |browser| line == *browser.path().await).await;
    assert!(moment(&browser).await <= at);
    assert_eq!(browser.ask("return window.kept").await, json!(true), "the page was never loaded anew");
    browser.close().await;
}

/// Counts the cards that a page moves from place to place.
const COUNT_MOVES: &str = "window.moved = 0; const real = Element.prototype.animate; \
    Element.prototype.animate = function (...how) { \
      const begun = real.apply(this, how), going = document.getAnimations().includes(begun); \
      const [first] = begun.effect.getKeyframes(); \
      if (going && 'card' in this.dataset && /translate/.test(first.transform)) window.moved += 1; \
      return begun; };";

/// A card that is taken moves to the hand, for those who want to see that.
#[tokio::test(flavor = "multi_thread")]
async fn cards_move_and_scenes_of_every_game_open_by_themselves() {
    let world = World::new("moving").await;
    let guest = Client::guest(world.address.trim_start_matches("http://").parse().unwrap()).unwrap();
    let anna = person_of(guest.token().unwrap());
    let store = Sqlite::open(&world.database).unwrap();
    let browser = looking(&world, &guest, "no-preference", 60_000).await;
    let mut person = browser.same_person().await;
    for (game, setup) in GAMES {
        let played = |people: &[PersonId], decisions| {
            Game { game, version: None, setup, people, bot: Kind::Random, series: 3 }.play(decisions)
        };
        let others = [PersonId(2), PersonId(3), PersonId(4)];
        let whole = played(&others, usize::MAX);
        // The first scene of the game, and who set it off.
        let story = whole.0.game().unwrap().story(Viewer::Omniscient, usize::MAX, &[]);
        let number = site::chapters().find(game).unwrap().retold(&*story)[0].number;
        let decided = whole.1.iter().filter_map(|record| {
            let Record::Decide { seat, notation } = record else { return None };
            Some((*seat, notation))
        });
        let (seat, notation) = decided.collect::<Vec<_>>()[number - 1];
        let mut people = others;
        people[seat.index()] = anna;
        let before = played(&people, number - 1);
        keep(&store, &format!("{game}-before"), &before, before.0.code());
        let table = format!("/table/{game}-before");
        browser.go(&table).await;
        browser.see("html.scripted main.table[data-mine=true]").await;
        let number = browser.number().await;
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("number", &number.to_string()).append_pair("go", &format!("decide:{notation}"));
        assert_eq!(person.form(&table, &form.finish()).unwrap().status, 303, "{game}: {notation}");
        browser.see("#retelling:popover-open .now").await;
    }
    let early = Game {
        game: "ethnos",
        version: None,
        setup: "2 players, tribes dwarf elf wizard halfling minotaur",
        people: &[anna, PersonId(2)],
        bot: Kind::Greedy,
        series: 8,
    };
    let whole = early.play(12);
    keep(&store, "early", &early.after(&whole, asked(&whole, Seat::FIRST)[0]), None);
    browser.go("/table/early").await;
    browser.ask(COUNT_MOVES).await;
    browser.click_until(".open button", async |browser| browser.ask("return moved").await.as_u64() > Some(0)).await;
    browser.close().await;
}
