//! Campaigns: what came of their games is entered from the tables, once, whatever happens in between.

use std::path::Path;
use std::time::Duration;

use bots::{Budget, Kind};
use client::Client;
use kernel::Seat;
use serde_json::{Value, json};
use store::{Sqlite, Store};
use table::{Phase, Record, Table};

use crate::served::{Served, eventually, ok};
use crate::world::{Browser, Scripts, World};

/// So many ways to play a game are tried until one of them wins.
const WAYS: usize = 60;

/// What wins the game at a table from here, and whether anything was found that does. Alone against tables, nothing else decides.
fn foreseen(database: &Path, id: &str) -> (Vec<String>, bool) {
    let ways = (0..WAYS).map(|way| played(database, id, way));
    let mut last = (vec![], false);
    for way in ways {
        last = way;
        if last.1 {
            break;
        }
    }
    last
}

/// What comes of the game at a table if the first few decisions are taken by chance and a bot takes the rest; whether that
/// wins.
fn played(database: &Path, id: &str, by_chance: usize) -> (Vec<String>, bool) {
    let journal = Sqlite::open(database).unwrap().load(id).unwrap().unwrap();
    let games = site::playables(&site::chapters());
    let mut table = Table::restore(&games, journal.header, journal.records).unwrap();
    let seated = |kind| table.seat_bot(Seat::FIRST, kind, Budget::Free).unwrap();
    let (mut chance, mut greedy) = (seated(Kind::Random), seated(Kind::Greedy));
    let mut decisions = vec![];
    while table.phase() == Phase::Running {
        let bot = if decisions.len() < by_chance { &mut chance } else { &mut greedy };
        let notation = bot.decide(table.game().unwrap()).unwrap();
        table.apply(&Record::Decide { seat: Seat::FIRST, notation: notation.clone() }, table::Moment(1)).unwrap();
        decisions.push(notation);
    }
    let won = table.ranks().iter().all(|(_, rank, _)| *rank == 1);
    (decisions, won)
}

/// Plays the game at a table to its end as a program would.
fn play_out(served: &Served, client: &mut Client, id: &str) -> bool {
    let (decisions, won) = foreseen(&served.database, id);
    let path = format!("/api/tables/{id}");
    let number = ok(client.get(&path).unwrap(), 200)["number"].as_u64().unwrap();
    for (number, decision) in (number..).zip(decisions) {
        let body = json!({ "number": number, "decision": decision });
        ok(client.post(&format!("{path}/decisions"), &body).unwrap(), 200);
    }
    won
}

/// A guest of the API, and the token that proves it.
fn guest(served: &Served) -> (Client, String) {
    let token =
        ok(served.client().post("/api/guests", &Value::Null).unwrap(), 201)["token"].as_str().unwrap().to_owned();
    (served.client().with_token(&token), token)
}

fn begin(client: &mut Client, answers: &Value) -> String {
    let order = json!({ "game": "imperium", "name": "Anna", "answers": answers });
    ok(client.post("/api/campaigns", &order).unwrap(), 201)["id"].as_str().unwrap().to_owned()
}

fn sheet(client: &mut Client, id: &str) -> Value {
    ok(client.get(&format!("/api/campaigns/{id}")).unwrap(), 200)
}

fn choose(client: &mut Client, id: &str, choice: &str) -> Value {
    let number = sheet(client, id)["number"].as_u64().unwrap();
    let body = json!({ "number": number, "choice": choice });
    ok(client.post(&format!("/api/campaigns/{id}/choices"), &body).unwrap(), 200)
}

/// Sets the table of the game that is due.
fn set_table(client: &mut Client, id: &str) -> String {
    let view = ok(client.post(&format!("/api/campaigns/{id}/game"), &Value::Null).unwrap(), 201);
    view["id"].as_str().unwrap().to_owned()
}

#[test]
fn a_campaign_is_played_from_the_openings_to_the_next_level() {
    let served = Served::new("campaign");
    let mut anna = served.guest();
    let openings = ok(anna.get("/api/games/imperium/campaign").unwrap(), 200);
    assert_eq!(openings[0]["id"], "nation");
    assert_eq!(openings[0]["picks"].as_array().unwrap().len(), 16);
    assert_eq!(anna.get("/api/games/ethnos/campaign").unwrap().status, 404);
    let id = begin(&mut anna, &json!({ "nation": "romans", "side": "a" }));
    assert_eq!(
        ok(anna.post(&format!("/api/campaigns/{id}/game"), &Value::Null).unwrap(), 409)["reason"],
        "campaign-not-ready"
    );
    let mut against = ["scythians", "arthurians", "qin", "vikings"].into_iter();
    let (mut lost, mut beaten) = (0, "");
    while beaten.is_empty() {
        let rival = against.next().expect("a campaign has three losses to spare");
        let chosen = choose(&mut anna, &id, &format!("against {rival}"));
        assert_eq!(chosen["next"]["what"], "begin");
        let table = set_table(&mut anna, &id);
        assert_eq!(set_table(&mut anna, &id), table, "a game is set up once");
        let doubled = if lost > 0 { ", tokens doubled" } else { "" };
        let setup = format!("1 player, nations romans-a against {rival}, level chieftain{doubled}");
        assert_eq!(ok(anna.get(&format!("/api/tables/{table}")).unwrap(), 200)["setup"], setup);
        assert_eq!(sheet(&mut anna, &id)["next"]["what"], "play");
        match play_out(&served, &mut anna, &table) {
            true => beaten = rival,
            false => lost += 1,
        }
        let after = sheet(&mut anna, &id);
        let games = after["games"].as_array().unwrap();
        assert_eq!(
            (&games[games.len() - 1]["table"], &games[games.len() - 1]["won"]),
            (&json!(table), &json!(!beaten.is_empty()))
        );
    }
    let after = sheet(&mut anna, &id);
    assert_eq!((&after["tallies"][0]["count"], &after["tallies"][1]["count"]), (&json!(1), &json!(lost)));
    let picks = after["next"]["picks"].as_array().unwrap().clone();
    let added = picks.iter().find_map(|pick| pick["choice"].as_str().unwrap().strip_prefix("add ")).unwrap();
    let stale = json!({ "number": 0, "choice": format!("add {added}") });
    assert_eq!(ok(anna.post(&format!("/api/campaigns/{id}/choices"), &stale).unwrap(), 409)["reason"], "stale");
    choose(&mut anna, &id, &format!("add {added}"));
    let number = sheet(&mut anna, &id)["number"].clone();
    let again = json!({ "number": number, "choice": format!("against {beaten}") });
    let refused = ok(anna.post(&format!("/api/campaigns/{id}/choices"), &again).unwrap(), 409);
    assert_eq!(refused["reason"], "imperium-campaign-beaten");
    choose(&mut anna, &id, "against minoans");
    let table = set_table(&mut anna, &id);
    let setup = format!("1 player, nations romans-a against minoans, level warlord, added {added}");
    assert_eq!(ok(anna.get(&format!("/api/tables/{table}")).unwrap(), 200)["setup"], setup);
    let text = anna.get(&format!("/api/campaigns/{id}/text")).unwrap().text();
    assert!(text.starts_with("letopis campaign 1\ngame: imperium\nplayer: Anna\nnation: romans\nside: a\n"), "{text}");
}

/// Whoever leaves the seat to a bot has lost, and that is entered whether or not anybody looks, also after a restart.
#[test]
fn a_game_that_is_left_is_lost_and_entered_once() {
    let mut served = Served::new("campaign-left");
    let (mut anna, token) = guest(&served);
    let id = begin(&mut anna, &json!({}));
    choose(&mut anna, &id, "against celts");
    let table = set_table(&mut anna, &id);
    // Nothing that is sent to the campaign says how a game ended.
    for choice in ["won 99 to 1 by points undone 0 check 00000000", "broken-off", "begun 00", "add nothing"] {
        let number = sheet(&mut anna, &id)["number"].clone();
        let body = json!({ "number": number, "choice": choice });
        let answer = anna.post(&format!("/api/campaigns/{id}/choices"), &body).unwrap();
        assert_eq!(answer.status, 409, "{choice}: {}", answer.text());
    }
    ok(anna.post(&format!("/api/tables/{table}/speed"), &json!({ "millis": 0 })).unwrap(), 200);
    let resigned = anna.post(&format!("/api/tables/{table}/resign"), &Value::Null).unwrap();
    assert_eq!(resigned.status, 200, "{}", resigned.text());
    eventually("the end of the game", || {
        ok(anna.get(&format!("/api/tables/{table}")).unwrap(), 200)["phase"] == "finished"
    });
    served.restart();
    let kept = || Sqlite::open(&served.database).unwrap().campaign(&id).unwrap().unwrap();
    eventually("the result, with nobody looking", || kept().table.is_none());
    let entered = kept();
    let mut anna = served.client().with_token(&token);
    for _ in 0..5 {
        let after = sheet(&mut anna, &id);
        assert_eq!((&after["tallies"][0]["count"], &after["tallies"][1]["count"]), (&json!(0), &json!(1)));
        assert_eq!(after["games"][0]["won"], false);
    }
    assert_eq!(kept(), entered, "looking at it changes nothing");
}

/// Many who ask for the next game at once, most of whom hang up, get one table.
#[test]
fn a_game_is_set_up_once_whoever_hangs_up() {
    let served = Served::new("campaign-once");
    let (mut anna, token) = guest(&served);
    let id = begin(&mut anna, &json!({}));
    choose(&mut anna, &id, "against celts");
    let path = format!("/api/campaigns/{id}/game");
    std::thread::scope(|scope| {
        for after in 0..12 {
            let (client, path) = (served.client().with_token(&token), &path);
            scope.spawn(move || {
                let _ = client.hang_up("POST", path, "application/json", b"{}", Duration::from_micros(after * 300));
            });
        }
    });
    let table = set_table(&mut anna, &id);
    let mine = ok(anna.get("/api/tables").unwrap(), 200)["mine"].clone();
    assert_eq!(mine.as_array().unwrap().len(), 1, "{mine}");
    assert_eq!(mine[0]["id"], table);
}

#[test]
fn campaigns_are_their_players_alone_and_follow_a_guest_who_logs_in() {
    let served = Served::new("campaign-whose");
    let (mut anna, mut boris) = (served.guest(), served.guest());
    let id = begin(&mut anna, &json!({}));
    let seen = sheet(&mut boris, &id);
    assert_eq!((&seen["yours"], &seen["player"]), (&json!(false), &json!("Anna")));
    let body = json!({ "number": 0, "choice": "against celts" });
    let refused = ok(boris.post(&format!("/api/campaigns/{id}/choices"), &body).unwrap(), 409);
    assert_eq!(refused["reason"], "campaign-not-yours");
    choose(&mut anna, &id, "against celts");
    set_table(&mut anna, &id);
    let account = json!({ "name": "Vera", "password": "correct horse battery" });
    let entrance = ok(anna.post("/api/account", &account).unwrap(), 201);
    let mut vera = Client::new(served.address).with_token(entrance["token"].as_str().unwrap());
    let mine = ok(vera.get("/api/campaigns").unwrap(), 200);
    assert_eq!((&mine[0]["id"], &mine[0]["yours"]), (&json!(id), &json!(true)));
    assert_eq!(ok(anna.get("/api/campaigns").unwrap(), 200), json!([]));
    assert_eq!(served.client().get("/api/campaigns/nothing").unwrap().status, 404);
    assert_eq!(served.client().get("/campaign/nothing").unwrap().status, 404);
    // Both languages, for anybody who has the address.
    let mut russian = served.client().with_header("accept-language", "ru");
    let page = russian.get(&format!("/campaign/{id}")).unwrap().text();
    assert!(page.contains("Лист кампании") && page.contains("Вождь"), "{page}");
}

/// Sends decisions by the forms that a table's pages offer, one page after the other, without drawing them; says which was not
/// offered, if one was not.
const SEND: &str = "const [path, decisions, done] = arguments; \
    const read = async (answer) => new DOMParser().parseFromString(await (await answer).text(), 'text/html'); \
    (async () => { \
      const offered = () => [...page.querySelectorAll('main.table [name=go]')].map((one) => one.value); \
      let page = await read(fetch(path)); \
      for (const decision of decisions) { \
        const go = 'decide:' + decision; \
        for (let tries = 0; tries < 200 && !offered().length; tries++) { \
          await new Promise((later) => setTimeout(later, 50)); \
          page = await read(fetch(path)); \
        } \
        if (!offered().includes(go)) { done(decision + ' is not among ' + offered().join(', ')); return; } \
        const body = new URLSearchParams({ number: page.querySelector('[name=number]').value, go }); \
        let answer = await fetch(path, { method: 'POST', body }); \
        while (answer.status === 429 && !answer.redirected) { \
          await new Promise((later) => setTimeout(later, 100)); \
          answer = await fetch(path, { method: 'POST', body }); \
        } \
        page = await read(answer); \
      } \
      done(''); \
    })();";

/// Plays the game on the page to its end by its forms; whether it was won.
async fn play_by_forms(world: &World, browser: &Browser) -> bool {
    let path = browser.path().await;
    let id = path.trim_start_matches("/table/").to_owned();
    let database = world.database.clone();
    let (decisions, won) = tokio::task::spawn_blocking(move || foreseen(&database, &id)).await.unwrap();
    browser.go("/fairness").await;
    for some in decisions.chunks(25) {
        let answer = browser.client.execute_async(SEND, vec![path.clone().into(), some.into()]).await.unwrap();
        assert_eq!(answer, "");
    }
    browser.go(&path).await;
    browser.see(".headline").await;
    won
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_step_of_a_campaign() {
    let world = World::new("campaign").await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/").await;
    browser.click_to_see(".game a[href='/campaigns']", ".campaign-new").await;
    browser.fill("#name", "Анна").await;
    browser.choose("#nation", "egyptians").await;
    browser.choose("#side", "a").await;
    browser.click_to_see(".campaign-new .btn-big", ".campaign-sheet").await;
    let campaign = browser.path().await;
    let (mut rivals, mut won, mut games) = (["celts", "qin", "vikings", "greeks"].into_iter(), false, 0);
    while !won {
        let rival = rivals.next().expect("a campaign has three losses to spare");
        browser.click_to_see(&format!("[value='choose:against {rival}']"), "[value=play]").await;
        browser.click_to_see("[value=play]", "main.table").await;
        assert_eq!(browser.attribute(".to-campaign", "href").await, Some(campaign.clone()));
        won = play_by_forms(&world, &browser).await;
        games += 1;
        browser.click_to_see(&format!("a.btn-primary[href='{campaign}']"), ".campaign-sheet").await;
        assert_eq!(browser.count(".campaign-games tbody tr").await, games);
        assert_eq!(browser.count(".campaign-games tr.defeat").await, games - usize::from(won));
        assert_eq!(browser.count(".pip-1.full").await, games - usize::from(won));
    }
    assert_eq!((browser.count(".pip-0.full").await, browser.count(".campaign-games tr.won").await), (1, 1));
    let add = browser.attribute("[value^='choose:add ']", "value").await.expect("a card can be added");
    let card = add.trim_start_matches("choose:add ").to_owned();
    browser.click_to_see(&format!("[value='{add}']"), "[value='choose:against minoans']").await;
    assert_eq!(browser.count("[value='choose:against egyptians']").await, 0);
    browser.click_to_see("[value='choose:against minoans']", "[value=play]").await;
    browser.click_to_see("[value=play]", "main.table").await;
    let table = browser.path().await.trim_start_matches("/table/").to_owned();
    let header = Sqlite::open(&world.database).unwrap().load(&table).unwrap().unwrap().header;
    let setup = format!("1 player, nations egyptians-a against minoans, level warlord, added {card}");
    assert_eq!(header.setup, setup);
    assert!(browser.source().await.contains("Warlord"));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_goes_on_without_scripts() {
    let world = World::new("campaign-plain").await;
    let browser = world.browser(Scripts::Off).await;
    browser.go("/campaigns").await;
    browser.choose("#levels", "supreme").await;
    browser.click_to_see(".campaign-new .btn-big", ".campaign-sheet").await;
    browser.click_to_see("[value='choose:against celts']", "[value=play]").await;
    assert!(browser.text(".campaign-facts").await.contains("Supreme Ruler"));
    browser.click_to_see("[value=play]", "main.table").await;
    browser.click_to_see(".to-campaign", ".campaign-sheet").await;
    assert_eq!(browser.count("a.btn-primary[href^='/table/']").await, 1);
    browser.close().await;
}
