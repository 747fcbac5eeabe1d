//! Coming back: a finished game as a link with a picture, the games that wait for somebody, and what the browser may tell of them.

use bots::Kind;
use client::Client;
use kernel::{Seat, Seed};
use resvg::tiny_skia::Pixmap;
use serde_json::{Value, json};
use store::{Sqlite, Stage, Store, Summary};
use table::{Header, Moment, Onlookers, Pace, PersonId, Phase, Record, Table, Visibility};

use crate::planted::person_of;
use crate::served::Served;
use crate::world::{Browser, Scripts, World};

const NOW: Moment = Moment(1_000);

/// Whoever plays against Anna.
const BORIS: PersonId = PersonId(2);

/// Plays a game between two people, up to so many decisions, and keeps it as a site would.
fn keep(store: &Sqlite, id: &str, game: &str, anna: PersonId, decisions: usize, extra: Option<Record>) {
    let games = site::playables(&site::chapters());
    let playable = games.find(game).unwrap();
    let header = Header {
        game: game.to_owned(),
        version: playable.version(),
        set: None,
        setup: playable.usual_setup(2).unwrap(),
        seed: Seed::of_series(7, 0),
        host: anna,
        pace: Pace::Live,
        visibility: Visibility::Link,
        created: NOW,
    };
    let mut table = Table::new(&games, header).unwrap();
    let seats = [(anna, "Анна"), (BORIS, "Борис")];
    let sits =
        Seat::all(2).zip(seats).map(|(seat, (person, name))| Record::Sit { seat, person, name: name.to_owned() });
    let mut records: Vec<Record> = sits.chain(extra).chain([Record::Start]).collect();
    records.iter().for_each(|record| table.apply(record, NOW).map(|_| ()).unwrap());
    while table.phase() == Phase::Running && table.game().unwrap().decisions() < decisions {
        let seat = table.game().unwrap().deciding().first().unwrap();
        let record = table.bot_decision(seat, Kind::Random).unwrap();
        table.apply(&record, NOW).unwrap();
        records.push(record);
    }
    let over = table.phase() == Phase::Finished;
    let owing = table.game().unwrap().deciding();
    let summary = Summary {
        taken_back: 0,
        hints: 0,
        stage: if over { Stage::Finished } else { Stage::Running },
        open_seats: 0,
        people: vec![anna, BORIS],
        waiting: Seat::all(2).zip(seats).filter(|(seat, _)| owing.contains(*seat)).map(|(_, (who, _))| who).collect(),
        names: table.names(),
        bot_owes: false,
        outcomes: vec![],
        code: table.code(),
    };
    store.create(id, table.header(), &records, &summary, NOW).unwrap();
}

/// Somebody with a browser, and who they are.
fn somebody(served: &Served) -> (String, PersonId) {
    let mut client = served.client();
    client.form("/play", "game=ethnos&name=Анна").unwrap();
    let cookies = client.cookies();
    let who = cookies.split("; ").find_map(|pair| pair.strip_prefix("who=")).unwrap();
    (cookies.clone(), PersonId(u64::from_str_radix(who.split('.').next().unwrap(), 16).unwrap()))
}

/// The picture of a table, which must be one of the right size.
fn picture(client: &mut Client, id: &str, name: &str) -> Pixmap {
    let answer = client.get(&format!("/table/{id}/picture/{name}")).unwrap();
    assert_eq!((answer.status, answer.header("content-type")), (200, "image/png"), "{}", answer.text());
    assert!(answer.body.len() < 200_000, "{id}: {} bytes", answer.body.len());
    let picture = Pixmap::decode_png(&answer.body).unwrap();
    assert_eq!((picture.width(), picture.height()), (1200, 630));
    picture
}

/// How many colours a picture has.
fn colours(picture: &Pixmap) -> usize {
    let mut all: Vec<_> = picture.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
    all.sort_unstable();
    all.dedup();
    all.len()
}

const GAMES: [&str; 4] = ["ethnos", "hadara", "settlers", "imperium"];

#[test]
fn a_finished_game_goes_out_with_its_picture() {
    let mut served = Served::new("shared");
    let (cookies, anna) = somebody(&served);
    served.restart_with(|served| {
        let store = Sqlite::open(&served.database).unwrap();
        GAMES.iter().for_each(|game| keep(&store, game, game, anna, usize::MAX, None));
        keep(&store, "on", "ethnos", anna, 8, None);
        let away = Record::Onlookers { may: Onlookers::Away };
        keep(&store, "closed", "ethnos", anna, usize::MAX, Some(away));
    });
    // Whoever shows a link has no cookies and asks for no language.
    let mut stranger = served.client();
    let mut drawn: Vec<Pixmap> = GAMES.iter().map(|game| picture(&mut stranger, game, "ru.png")).collect();
    drawn.push(picture(&mut stranger, "ethnos", "en.png"));
    for (at, one) in drawn.iter().enumerate() {
        assert!(colours(one) > 50, "picture {at} is nearly empty");
        assert!(drawn[..at].iter().all(|other| other.data() != one.data()), "picture {at} is another's");
    }
    assert!(picture(&mut stranger, "ethnos", "en.png").data() == drawn[4].data(), "it is kept as it was drawn");
    // What the page says of itself leads to that picture.
    let page = stranger.get("/table/hadara").unwrap();
    let image = page.between("property=\"og:image\" content=\"", "\"");
    assert_eq!(image, format!("http://{}/table/hadara/picture/en.png", served.address));
    let description = page.between("property=\"og:description\" content=\"", "\"");
    assert!(description.contains("Анна") && description.contains("Борис"), "{description}");
    assert_eq!(
        page.between("property=\"og:title\" content=\"", "\""),
        page.between("<h1 class=\"headline\">", "</h1>")
    );
    assert!(page.text().contains("data-send="), "{}", page.text());
    // A link that was sent in Russian is shown in Russian to whoever asks for no language.
    let sent = stranger.get("/table/hadara?lang=ru").unwrap();
    assert!(sent.between("property=\"og:image\" content=\"", "\"").ends_with("/picture/ru.png"));
    let mut reader = served.client().with_header("Accept-Language", "en");
    assert!(reader.get("/table/hadara?lang=ru").unwrap().text().contains("<html lang=\"en\""));
    // A site is called what it is asked for as, and by no name that is none.
    let mut odd = served.client().with_header("Host", "games.example\"><script>");
    assert!(!odd.get("/table/hadara").unwrap().text().contains("games.example"));
    // Nothing is shown of a game that is on, nor of a closed table to strangers.
    let mut player = served.client();
    player.set_cookies(&cookies);
    for client in [&mut stranger, &mut player] {
        assert_eq!(client.get("/table/on/picture/ru.png").unwrap().status, 409);
        assert_eq!(client.get("/table/ethnos/picture/de.png").unwrap().status, 404);
        assert_eq!(client.get("/table/nowhere/picture/ru.png").unwrap().status, 404);
        assert!(!client.get("/table/on").unwrap().text().contains("og:image"));
    }
    assert_eq!(stranger.get("/table/closed/picture/ru.png").unwrap().status, 403);
    assert_eq!(stranger.get("/table/closed").unwrap().status, 403);
    let own = player.get("/table/closed/picture/ru.png").unwrap();
    assert_eq!((own.status, own.header("cache-control")), (200, "no-store"));
    assert_eq!(stranger.get("/table/closed/picture/ru.png").unwrap().status, 403, "what is kept is not for everybody");
    let page = player.get("/table/closed").unwrap().text();
    assert!(page.contains("end-do") && !page.contains("og:image") && !page.contains("data-send="), "{page}");
}

#[test]
fn the_games_that_wait_are_counted_on_every_page() {
    let mut served = Served::new("waits");
    let (cookies, anna) = somebody(&served);
    let nobody = PersonId(9);
    served.restart_with(|served| {
        let store = Sqlite::open(&served.database).unwrap();
        // At the beginning of Hadara both choose a side at once: Anna owes a decision at each of these.
        ["one", "two"].iter().for_each(|id| keep(&store, id, "hadara", anna, 0, None));
        keep(&store, "strange", "hadara", nobody, 0, None);
        keep(&store, "over", "ethnos", anna, usize::MAX, None);
    });
    let mut player = served.client();
    player.set_cookies(&cookies);
    let count = |client: &mut Client, path: &str| {
        let page = client.get(path).unwrap();
        let title = page.between("<title>", "</title>");
        let counted = page.between("id=\"waits\" data-count=\"", "\"");
        let titled = title.strip_prefix('(').and_then(|rest| rest.split_once(')')).map(|(count, _)| count.to_owned());
        assert_eq!(
            titled.unwrap_or("0".to_owned()),
            if counted.is_empty() { "0" } else { &counted },
            "{path}: {title}"
        );
        counted
    };
    // The game against bots that Anna began waits for her as well, or its bots are deciding.
    let all: usize = count(&mut player, "/").parse().unwrap();
    assert!(all == 2 || all == 3, "{all}");
    for path in [
        "/rules/hadara",
        "/cards/ethnos",
        "/learn/ethnos/01-first-turn",
        "/table/over",
        "/table/over/replay",
        "/nowhere",
    ] {
        assert!(count(&mut player, path).parse::<usize>().unwrap() >= 2, "{path}");
    }
    // A table does not count itself.
    assert!(count(&mut player, "/table/one").parse::<usize>().unwrap() < 3);
    let part = player.get("/waiting?at=one").unwrap();
    assert!(part.header("cache-control") == "no-store" && !part.text().contains("<html"), "{}", part.text());
    assert!(["1", "2"].contains(&&*part.between("data-count=\"", "\"")), "{}", part.text());
    // Strangers have no games, and are asked nothing.
    let mut stranger = served.client();
    assert_eq!((count(&mut stranger, "/"), stranger.get("/waiting").unwrap().text()), (String::new(), String::new()));
}

#[test]
fn notices_are_offered_after_a_game_against_people_and_can_be_switched_off() {
    let mut served = Served::new("notices");
    let (cookies, anna) = somebody(&served);
    served.restart_with(|served| {
        let store = Sqlite::open(&served.database).unwrap();
        keep(&store, "over", "ethnos", anna, usize::MAX, None);
        keep(&store, "same", "ethnos", BORIS, usize::MAX, None);
        keep(&store, "on", "hadara", anna, 0, None);
    });
    let mut player = served.client();
    player.set_cookies(&cookies);
    let has = |client: &mut Client, path: &str, part: &str| client.get(path).unwrap().text().contains(part);
    for path in ["/", "/table/on", "/table/same"] {
        assert!(!has(&mut player, path, "name=\"notices\""), "nobody is asked before: {path}");
    }
    assert!(has(&mut player, "/table/over", "data-offer"));
    assert!(!has(&mut served.client(), "/table/over", "data-offer"), "whoever did not play is not asked");
    assert_eq!(player.form("/prefs", "notices=on").unwrap().status, 303);
    assert!(!has(&mut player, "/table/over", "data-offer"), "nobody is asked twice");
    assert!(has(&mut player, "/", "data-wanted") && has(&mut player, "/", "data-table=\"on\""));
    assert!(has(&mut player, "/table/on", "name=\"notices\" value=\"off\""));
    player.form("/prefs", "notices=off").unwrap();
    assert!(!has(&mut player, "/", "data-wanted") && has(&mut player, "/", "name=\"notices\" value=\"on\""));
    player.form("/prefs", "notices=nonsense").unwrap();
    assert!(has(&mut player, "/", "name=\"notices\" value=\"on\""), "what means nothing changes nothing");
}

/// A guest of this world, with a finished game against Boris, and a browser in which something is done before each page.
async fn after_a_game(world: &World, before: &str) -> (Client, Browser) {
    let guest = Client::guest(world.address.trim_start_matches("http://").parse().unwrap()).unwrap();
    let anna = person_of(guest.token().unwrap());
    keep(&Sqlite::open(&world.database).unwrap(), "over", "ethnos", anna, usize::MAX, None);
    let browser = world.browser(Scripts::On).await;
    browser.before_each_page(before).await;
    browser.go("/fairness").await;
    browser.ask(&format!("document.cookie = 'who={}; path=/'", guest.token().unwrap())).await;
    (guest, browser)
}

/// A device that shares links, one whose person thinks better of it, one that only copies, and one that does not even do that:
/// `sessionStorage.way` says which.
const DEVICES: &str = "
    const way = sessionStorage.way;
    const share = (what) => {
        window.handed = what;
        return way === 'regrets' ? Promise.reject(new Error('no')) : Promise.resolve();
    };
    const writeText = (text) => {
        window.copied = text;
        return way === 'refuses' ? Promise.reject(new Error('no')) : Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: way === 'shares' || way === 'regrets' ? share : undefined });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    addEventListener('unhandledrejection', (event) => { window.failed = String(event.reason); });
";

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_shared_as_the_device_does_it_or_by_copying() {
    let world = World::new("shares").await;
    let (_, browser) = after_a_game(&world, DEVICES).await;
    let url = format!("{}/table/over?lang=en", world.address);
    let on = async |way: &str| {
        browser.ask(&format!("sessionStorage.way = '{way}'")).await;
        browser.go("/table/over").await;
        browser.see("[data-send]:not([hidden])").await;
    };
    for way in ["shares", "regrets"] {
        on(way).await;
        browser
            .click_until("[data-send]", async |browser| browser.ask("return 'handed' in window").await == json!(true))
            .await;
        let handed = browser.ask("return window.handed").await;
        assert_eq!(handed["url"], url, "{way}");
        assert_eq!(handed["title"].as_str().unwrap(), browser.text("h1").await, "{way}");
        assert_eq!(browser.text("[data-send]").await, "Share", "{way}: nothing was copied");
        assert_eq!(browser.ask("return window.copied ?? window.failed ?? null").await, Value::Null, "{way}");
    }
    on("copies").await;
    browser.click_until("[data-send]", async |browser| browser.text("[data-send]").await == "Link copied").await;
    assert_eq!(browser.ask("return window.copied").await, json!(url));
    on("refuses").await;
    browser.click_until("[data-send]", async |browser| browser.count("[data-send]").await == 0).await;
    assert_eq!(browser.ask("return String(getSelection())").await, json!(url), "the link is marked");
    assert_eq!(browser.ask("return window.failed ?? null").await, Value::Null);
    browser.close().await;
}

/// A browser that answers `sessionStorage.answer` when it is asked whether it may tell of things, counts how often it was asked,
/// and keeps what it told; nobody looks at its pages.
const TELLING: &str = "
    window.told = [];
    window.Notification = class {
        static get permission() { return sessionStorage.permission ?? 'default'; }
        static requestPermission() {
            sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1;
            sessionStorage.permission = sessionStorage.answer;
            return Promise.resolve(sessionStorage.answer);
        }
        constructor(text, options) { window.told.push([text, options.tag]); }
    };
    Document.prototype.hasFocus = () => false;
";

#[tokio::test(flavor = "multi_thread")]
async fn notices_are_offered_with_their_reason_and_tell_of_a_game_that_waits() {
    let world = World::new("telling").await;
    let (guest, browser) = after_a_game(&world, TELLING).await;
    let asked = async || browser.ask("return sessionStorage.asked ?? null").await;
    browser.ask("sessionStorage.answer = 'denied'").await;
    browser.go("/table/over").await;
    browser.see("[data-offer]:not([hidden])").await;
    assert!(browser.text("[data-offer]").await.contains("the browser will notify you when it is your turn"));
    assert_eq!(asked().await, Value::Null, "nobody is asked before they have said so");
    // The browser says no: that is said, and nothing is wanted.
    let refused = "The browser does not allow notifications from this site.";
    browser
        .click_until("[data-offer] [value=on]", async |browser| browser.text("[data-offer]").await.contains(refused))
        .await;
    assert_eq!((asked().await, browser.count("#waits[data-wanted]").await), (json!("1"), 0));
    // The browser says yes.
    browser.ask("sessionStorage.answer = 'granted'; delete sessionStorage.permission").await;
    browser.go("/table/over").await;
    browser.see("[data-offer]:not([hidden])").await;
    browser.click_to_see("[data-offer] [value=on]", "#waits[data-wanted]").await;
    assert_eq!((asked().await, browser.count("[data-offer]").await), (json!("2"), 0), "nobody is offered it twice");
    // A game begins to wait while the page is open.
    assert_eq!(browser.ask("return window.told").await, json!([]));
    let anna = person_of(guest.token().unwrap());
    keep(&Sqlite::open(&world.database).unwrap(), "on", "hadara", anna, 0, None);
    browser
        .wait("the notice", async |browser| {
            browser.ask("return lookForWaits()").await;
            browser.ask("return window.told.length").await != json!(0)
        })
        .await;
    browser.ask("return lookForWaits()").await;
    assert_eq!(browser.ask("return window.told").await, json!([["Hadara: your turn", "on"]]), "once");
    assert!(browser.client.title().await.unwrap().starts_with("(1) "));
    browser.close().await;
}
