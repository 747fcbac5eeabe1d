//! Several sets of cards of one game, side by side.

use std::sync::LazyLock;

use client::Client;
use ethnos::{Ethnos, EthnosData};
use hadara::{Hadara, HadaraData};
use kernel::data::{Data, Source};
use serde_json::{Value, json};
use site::{Chapter, Config, chapters};
use store::{Aside, Sqlite, Store};
use table::{Edition, Games};

use crate::served::{Served, eventually, ok};

/// The built-in set with some words of its files changed, each of which must be there.
fn changed<D: Data>(changes: &[(&str, &str, &str)]) -> &'static D {
    let text = |file: &&str| {
        let mut text = D::built_in_text(file).to_owned();
        for (_, from, to) in changes.iter().filter(|(changed, ..)| changed == file) {
            assert!(text.contains(from), "{file}: {from}");
            text = text.replace(from, to);
        }
        text
    };
    let texts: Vec<String> = D::FILES.iter().map(text).collect();
    let sources: Vec<Source<'_>> = D::FILES.iter().zip(&texts).map(|(file, text)| Source { file, text }).collect();
    Box::leak(Box::new(D::read(&sources).unwrap()))
}

/// Hadara with a name of its own, twenty coins more for everybody, a card that costs more, and other names on all cards.
static BOX: LazyLock<Edition<Hadara>> = LazyLock::new(|| {
    let changes = [
        ("names.ron", "    colours: (", "    set_en: Some(\"Box & sons\"), set_ru: Some(\"Коробка\"),\n    colours: ("),
        ("setup.ron", "coins: 11", "coins: 31"),
        ("setup.ron", "coins: 6", "coins: 26"),
        ("setup.ron", "coins: 8", "coins: 28"),
        ("setup.ron", "coins: 9", "coins: 29"),
        ("cards.ron", "epoch: I, cost: 1, steps: (income: 1)", "epoch: I, cost: 7, steps: (income: 1)"),
        ("cards.ron", "Amber Gatherer", "Amber Baron"),
        ("cards.ron", "en: {\"one\": \"", "en: {\"one\": \"Boxed "),
    ];
    Edition::with(changed::<HadaraData>(&changes), Some("box"))
});

/// Ethnos with one card more on the table for each player; nobody has named this set.
static LAVISH: LazyLock<Edition<Ethnos>> = LazyLock::new(|| {
    let changes = [("tables.ron", "row_per_player: (value: 2", "row_per_player: (value: 3")];
    Edition::with(changed::<EthnosData>(&changes), Some("lavish"))
});

/// All games as ever, and these sets beside them.
fn both() -> Games<dyn Chapter> {
    chapters().iter().chain([&*BOX as &'static dyn Chapter, &*LAVISH as &'static dyn Chapter]).collect()
}

fn with_both(config: &mut Config) {
    config.rates = site::Rates::unlimited();
    config.games = both();
}

const TWO: &str = "2 players, first game";

/// A table for one person in two seats. Gives what the API shows of it.
fn table(client: &mut Client, game: &str, setup: &str, set: Option<&str>) -> Value {
    let order = json!({ "game": game, "set": set, "setup": setup, "seats": ["me", "here"], "name": "Anna" });
    ok(client.post("/api/tables", &order).unwrap(), 201)
}

fn id(view: &Value) -> String {
    view["id"].as_str().unwrap().to_owned()
}

fn view(client: &mut Client, table: &str) -> Value {
    ok(client.get(&format!("/api/tables/{table}")).unwrap(), 200)
}

fn english(client: &mut Client, path: &str) -> (u16, String) {
    let answer = client.get(path).unwrap();
    (answer.status, answer.text())
}

/// Decides the first thing that may be decided, so many times.
fn decide(client: &mut Client, table: &str, times: usize) {
    for _ in 0..times {
        let now = view(client, table);
        let (seat, decision) = (&now["asked"]["seat"], &now["asked"]["options"][0]);
        let body = json!({ "number": now["number"], "decision": decision, "seat": seat });
        ok(client.post(&format!("/api/tables/{table}/decisions"), &body).unwrap(), 200);
    }
}

/// All facts about coins, which both sets begin with differently.
fn coins(view: &Value) -> Vec<i64> {
    let facts = view["facts"].as_object().unwrap();
    facts.iter().filter(|(fact, _)| fact.starts_with("coins ")).map(|(_, coins)| coins.as_i64().unwrap()).collect()
}

#[test]
fn tables_of_both_sets_are_played_at_the_same_time_with_their_own_figures() {
    let mut served = Served::with("sets-both", with_both);
    let mut anna = served.guest();
    let usual = table(&mut anna, "hadara", TWO, None);
    let boxed = table(&mut anna, "hadara", TWO, Some("box"));
    assert_eq!((&usual["set"], &usual["card_set"]), (&json!(null), &json!("own card set")));
    assert_eq!((&boxed["set"], &boxed["card_set"]), (&json!("box"), &json!("card set “Box & sons”")));
    assert!(!coins(&usual).is_empty() && coins(&usual).iter().all(|coins| *coins < 20), "{usual}");
    assert!(!coins(&boxed).is_empty() && coins(&boxed).iter().all(|coins| *coins >= 20), "{boxed}");
    // Any game has sets.
    let row = |view: &Value| view["facts"]["row"].as_array().map(Vec::len);
    let (plain, lavish) = (
        table(&mut anna, "ethnos", "2 players, tribes random", None),
        table(&mut anna, "ethnos", "2 players, tribes random", Some("lavish")),
    );
    assert_eq!((row(&plain), row(&lavish)), (Some(4), Some(6)));
    assert_eq!(lavish["card_set"], json!("card set “lavish”"), "a set without a name goes by that of its folder");
    let tables = [&usual, &boxed, &plain, &lavish].map(id);
    tables.iter().for_each(|table| decide(&mut anna, table, 3));
    let before = tables.each_ref().map(|table| view(&mut anna, table));
    served.restart_as(with_both);
    let mut anna = Client::new(served.address).with_token(anna.token().unwrap());
    for (table, before) in tables.iter().zip(&before) {
        assert_eq!(&view(&mut anna, table), before, "it is as it was");
        decide(&mut anna, table, 3);
    }
    let listed = ok(anna.get("/api/tables").unwrap(), 200);
    let sets: Vec<&Value> = listed["mine"].as_array().unwrap().iter().map(|row| &row["set"]).collect();
    assert_eq!(sets.iter().filter(|set| **set == &json!("box")).count(), 1, "{listed}");
}

#[test]
fn the_api_lists_the_sets_and_tells_each() {
    let served = Served::with("sets-api", with_both);
    let mut client = served.client().with_header("Accept-Language", "en");
    let game = ok(client.get("/api/games/hadara").unwrap(), 200);
    let sets = game["sets"].as_array().unwrap();
    let of = |key: &str| sets.iter().map(|set| set[key].clone()).collect::<Vec<_>>();
    assert_eq!(of("id"), [json!(null), json!("box")]);
    assert_eq!(of("name"), [json!("own card set"), json!("card set “Box & sons”")]);
    assert_eq!(of("path"), [json!("hadara"), json!("hadara@box")]);
    assert_ne!(sets[0]["data"], sets[1]["data"]);
    let boxed = ok(client.get("/api/games/hadara@box").unwrap(), 200);
    assert_eq!((&boxed["set"], &boxed["data"]), (&json!("box"), &sets[1]["data"]));
    let name = |client: &mut Client, game: &str| {
        let cards = ok(client.get(&format!("/api/games/{game}/cards")).unwrap(), 200);
        cards.as_array().unwrap().iter().find(|card| card["id"] == "y101").unwrap()["name"].clone()
    };
    assert_eq!(name(&mut client, "hadara"), json!("Amber Gatherer"));
    assert_eq!(name(&mut client, "hadara@box"), json!("Boxed Amber Baron"));
    ok(client.get("/api/games/hadara@crate").unwrap(), 404);
    assert_eq!(ok(client.get("/api/games/settlers").unwrap(), 200)["sets"].as_array().unwrap().len(), 1);
}

#[test]
fn a_set_that_is_not_offered_is_refused_with_a_sentence() {
    let served = Served::with("sets-unknown", with_both);
    let mut anna = served.guest();
    for (game, set) in [("hadara", "crate"), ("hadara", "lavish"), ("settlers", "box"), ("hadara", "")] {
        let order = json!({ "game": game, "set": set, "setup": "2 players", "seats": ["me", "bot"] });
        let problem = ok(anna.post("/api/tables", &order).unwrap(), 422);
        let told = problem["detail"].as_str().unwrap();
        assert!(told.contains(&format!("not offered with the card set “{set}”")), "{told}");
    }
    let mut visitor = served.client().with_header("Accept-Language", "en");
    let answer = visitor.form("/new", "game=hadara&set=crate&seat-1=bot&game-kind=first").unwrap();
    assert_eq!(answer.status, 422);
    assert!(answer.text().contains("Hadara is not offered with the card set “crate” here"), "{}", answer.text());
    for path in ["/cards/hadara@crate", "/rules/hadara@crate", "/cards/hadara@crate/y101", "/cards/@", "/rules/hadara@"]
    {
        assert_eq!(visitor.get(path).unwrap().status, 404, "{path}");
    }
}

#[test]
fn home_form_table_rules_and_almanac_name_the_sets() {
    let served = Served::with("sets-named", with_both);
    let mut visitor = served.client().with_header("Accept-Language", "en");
    let (_, home) = english(&mut visitor, "/");
    for part in ["/rules/hadara#cards\">own card set<", "/rules/hadara@box#cards\">card set “Box &amp; sons”<"] {
        assert!(home.contains(part), "{part}: {home}");
    }
    let field = "name=\"set\" value=\"box\"";
    assert!(english(&mut visitor, "/new?game=hadara").1.contains(&format!("{field}>")));
    assert!(english(&mut visitor, "/new?game=hadara&set=box").1.contains(&format!("{field} checked>")));
    assert!(!english(&mut visitor, "/new?game=settlers").1.contains("name=\"set\""), "there is nothing to choose");
    // What the form sets up is played with the set that was chosen.
    let seats = "seat-1=chieftain&seat-2=none&seat-3=none&seat-4=none";
    let set = |visitor: &mut Client, game: &str, set: &str| {
        let form = format!("game={game}&set={set}&name=Anna&{seats}&pace=live&open=link&onlookers=talk");
        let answer = visitor.form("/new", &form).unwrap();
        assert_eq!(answer.status, 303, "{}", answer.text());
        answer.header("location").to_owned()
    };
    let (usual, boxed) = (set(&mut visitor, "hadara", ""), set(&mut visitor, "hadara", "box"));
    let (_, page) = english(&mut visitor, &boxed);
    assert!(page.contains("card set “Box &amp; sons”") && !page.contains(">own card set<"), "{page}");
    assert!(page.contains("href=\"/help/hadara@box?"), "{page}");
    let (_, page) = english(&mut visitor, &usual);
    assert!(page.contains(">own card set<") && !page.contains("hadara@box"), "{page}");
    let lavish = set(&mut visitor, "ethnos", "lavish");
    let (_, page) = english(&mut visitor, &lavish);
    assert!(page.contains("data-read=\"/cards/ethnos@lavish/"), "its cards lead to its own almanac: {page}");
    assert!(!page.contains("data-read=\"/cards/ethnos/"), "{page}");
    let (_, home) = english(&mut visitor, "/");
    assert!(home.contains("</b> · Card set “Box &amp; sons” · "), "{home}");
    // The almanac of a set has its own cards, under its own names.
    for (path, has, lacks) in
        [("/cards/hadara", "Amber Gatherer", "Amber Baron"), ("/cards/hadara@box", "Amber Baron", "Amber Gatherer")]
    {
        let (_, almanac) = english(&mut visitor, path);
        let bare = almanac.replace('\u{ad}', "");
        assert!(bare.contains(has) && !bare.contains(lacks), "{path}");
        assert!(bare.contains("href=\"/cards/hadara\"") && bare.contains("href=\"/cards/hadara@box\""), "{path}");
    }
    let (_, found) = english(&mut visitor, "/cards/hadara@box?q=Baron");
    assert!(found.contains("leaf-y101"), "{found}");
    assert!(!english(&mut visitor, "/cards/hadara?q=Baron").1.contains("leaf-y101"));
    assert!(english(&mut visitor, "/rules/hadara@box").1.contains("Card set “Box &amp; sons”"));
    let mut russian = served.client().with_header("Accept-Language", "ru");
    assert!(english(&mut russian, "/").1.contains("набор карт «Коробка»"));
}

#[test]
fn a_table_whose_set_has_gone_is_set_aside_and_comes_back_with_it() {
    let mut served = Served::with("sets-gone", with_both);
    let mut anna = served.guest();
    let token = anna.token().unwrap().to_owned();
    let again = |served: &Served| Client::new(served.address).with_token(&token).with_header("Accept-Language", "en");
    let (usual, boxed) = (
        id(&table(&mut anna, "hadara", TWO, None)),
        // Nobody has decided anything: no replay could tell the sets apart.
        id(&table(&mut anna, "hadara", TWO, Some("box"))),
    );
    let before = view(&mut anna, &boxed);
    served.restart();
    let mut anna = again(&served);
    decide(&mut anna, &usual, 2);
    let problem = ok(anna.get(&format!("/api/tables/{boxed}")).unwrap(), 410);
    assert_eq!(problem["reason"], json!("set-not-offered"), "{problem}");
    assert!(problem["detail"].as_str().unwrap().contains("the card set “box”"), "{problem}");
    let (status, page) = english(&mut anna, &format!("/table/{boxed}"));
    assert!(status == 410 && page.contains("continues when the set is back"), "{page}");
    {
        let store = Sqlite::open(&served.database).unwrap();
        assert_eq!(store.load(&boxed).unwrap().unwrap().aside, Some(Aside::NoSet));
        let reports = store.reports(10).unwrap();
        assert_eq!(reports.len(), 1, "it is told once: {reports:?}");
        assert!(reports[0].words.contains("not offered with the card set “box”"), "{}", reports[0].words);
    }
    served.restart_as(with_both);
    let mut anna = again(&served);
    // It comes back by itself, not only to whoever looks at it.
    eventually("the table", || {
        let listed = ok(anna.get("/api/tables").unwrap(), 200);
        let mine = listed["mine"].as_array().unwrap();
        mine.iter().any(|row| row["id"] == json!(boxed) && row["stage"] == json!("running"))
    });
    assert_eq!(view(&mut anna, &boxed), before);
    decide(&mut anna, &boxed, 2);
}

/// What was told of a game when it ended is told in the words of its own set, whatever other sets call the same cards.
#[test]
fn a_finished_game_is_told_while_its_set_is_gone() {
    let mut served = Served::with("sets-told", with_both);
    let mut anna = served.guest();
    let token = anna.token().unwrap().to_owned();
    let boxed = id(&table(&mut anna, "hadara", TWO, Some("box")));
    while view(&mut anna, &boxed)["phase"] != json!("finished") {
        decide(&mut anna, &boxed, 1);
    }
    let look = |served: &Served| {
        let mut anna = Client::new(served.address).with_token(&token).with_header("Accept-Language", "en");
        let log = ok(anna.get(&format!("/api/tables/{boxed}/log")).unwrap(), 200).to_string();
        assert!(log.contains("Boxed "), "its cards go by their own names: {log}");
        let (status, page) = english(&mut anna, &format!("/table/{boxed}"));
        assert_eq!(status, 200, "{page}");
        view(&mut anna, &boxed)
    };
    let over = look(&served);
    assert_eq!(over["told"], json!(null));
    served.restart();
    let told = look(&served);
    assert!(told["told"].is_string() && told["standings"] == over["standings"], "{told}");
    served.restart_as(with_both);
    assert_eq!(look(&served), over, "it has its board again");
}

/// Figures count, not names: a table plays on with its figures wherever they are offered.
#[test]
fn a_set_is_known_again_by_its_figures() {
    static RENAMED: LazyLock<Edition<Hadara>> = LazyLock::new(|| Edition::with(BOX.data(), Some("crate")));
    static IN_PLACE: LazyLock<Edition<Hadara>> = LazyLock::new(|| Edition::with(BOX.data(), None));
    let mut served = Served::with("sets-figures", with_both);
    let mut anna = served.guest();
    let boxed = id(&table(&mut anna, "hadara", TWO, Some("box")));
    let token = anna.token().unwrap().to_owned();
    let usual: Vec<&'static dyn Chapter> = chapters().iter().collect();
    let renamed: Vec<&'static dyn Chapter> = usual.iter().copied().chain([&*RENAMED as &'static dyn Chapter]).collect();
    let in_place = |chapter: &&'static dyn Chapter| match chapter.id() {
        "hadara" => &*IN_PLACE as &'static dyn Chapter,
        _ => *chapter,
    };
    let in_place: Vec<&'static dyn Chapter> = usual.iter().map(in_place).collect();
    for (games, set) in [(renamed, json!("crate")), (in_place, json!(null))] {
        served.restart_as(|config| config.games = games.into_iter().collect());
        let mut anna = Client::new(served.address).with_token(&token);
        let now = view(&mut anna, &boxed);
        assert_eq!(now["set"], set);
        assert!(coins(&now).iter().all(|coins| *coins >= 20), "{now}");
    }
}
