//! A set of cards filled in from the box: out as a spreadsheet, back as a set, and played with.

use std::process::{Command, Output};

use crate::server::{Folder, Server};
use client::Client;
use serde_json::json;

fn letopis(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_letopis")).args(["--lang", "en"]).args(args).output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn complaint(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The built-in set, with a name and one figure changed.
fn filled_in() -> String {
    let sheet = said(&letopis(&["cards", "export", "hadara", "--csv"]));
    let set = sheet.lines().find(|line| line.starts_with("set,")).unwrap();
    let named = sheet.replacen(set, "set,,,,,,,,,,,,,,,,,,Box & sons,Коробка,", 1);
    let changed = named.replacen("card,y101,yellow,1,1,", "card,y101,yellow,1,2,", 1);
    assert_ne!(named, changed);
    changed
}

#[test]
fn a_set_is_filled_in_and_played_with() {
    let folder = Folder::new("sets");
    let sheet = folder.file("box.csv", &filled_in());
    let (out, data) = (folder.path("cards"), folder.path("cards/hadara"));
    let imported = said(&letopis(&["cards", "import", "hadara", &sheet, "--out", &out]));
    assert!(imported.contains("card set “Box & sons”") && imported.contains(&data), "{imported}");
    said(&letopis(&["cards", "check", &data]));
    said(&letopis(&["simulate", "hadara", "--seats", "2", "--games", "2", "--data", &data]));
    // A game is one of the set that it was played with, and of no other.
    let game = folder.path("game.chronicle");
    said(&letopis(&["play", "hadara", "--seats", "random,random", "--seed", "3", "--file", &game, "--data", &data]));
    said(&letopis(&["verify", &game, "--data", &data]));
    let other = letopis(&["verify", &game]);
    assert_eq!(other.status.code(), Some(3), "{other:?}");
    // What was made of a set is exported again.
    assert_eq!(said(&letopis(&["cards", "export", "hadara", "--csv", "--data", &data])), filled_in());
}

#[test]
fn a_site_calls_its_set_by_its_name() {
    let folder = Folder::new("sets-site");
    let sheet = folder.file("box.csv", &filled_in());
    let out = folder.path("cards");
    said(&letopis(&["cards", "import", "hadara", &sheet, "--out", &out]));
    let page = |server: &Server, path: &str| Client::new(server.address).get(path).unwrap().text().to_owned();
    let usual = Server::start(&folder.0.join("usual.db"));
    for path in ["/", "/rules/hadara"] {
        let page = page(&usual, path);
        assert!(page.contains("href=\"/rules/hadara#cards\">own card set</a>"), "{page}");
    }
    assert!(page(&usual, "/rules/hadara").contains("id=\"cards\""));
    assert!(!page(&usual, "/rules/ethnos").contains("card-set"), "the cards of other games are those of the box");
    let given = Server::start_with(&folder.0.join("given.db"), &["--data", &out]);
    for path in ["/", "/rules/hadara"] {
        let page = page(&given, path);
        assert!(page.contains("card set “Box &amp; sons”") && !page.contains(">own card set<"), "{page}");
    }
}

/// The set that was filled in, with another name and another price.
fn another(name: &str, price: u8) -> String {
    let sheet = filled_in();
    let changed = sheet.replacen("Box & sons,Коробка", &format!("{name},{name}"), 1).replacen(
        "card,y101,yellow,1,2,",
        &format!("card,y101,yellow,1,{price},"),
        1,
    );
    assert_ne!(changed, sheet);
    changed
}

/// A table for one person in two seats. Gives its name.
fn table(client: &mut Client, set: Option<&str>) -> String {
    let order = json!({
        "game": "hadara", "set": set, "setup": "2 players, first game", "seats": ["me", "here"], "name": "Anna",
    });
    let answer = client.post("/api/tables", &order).unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json()["id"].as_str().unwrap().to_owned()
}

/// Decides the first thing that may be decided, so many times or until the game is over.
fn decide(client: &mut Client, table: &str, times: usize) {
    let mut now = client.get(&format!("/api/tables/{table}")).unwrap().json();
    for _ in 0..times {
        if now["phase"] == json!("finished") {
            return;
        }
        let (seat, decision) = (&now["asked"]["seat"], &now["asked"]["options"][0]);
        let body = json!({ "number": now["number"], "decision": decision, "seat": seat });
        let answer = client.post(&format!("/api/tables/{table}/decisions"), &body).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        now = answer.json();
    }
}

/// Two sets are imported under names of their own and played beside the built-in one; the program finds the set of every
/// chronicle by its figures.
#[test]
fn sets_are_offered_side_by_side() {
    let folder = Folder::new("sets-several");
    let out = folder.path("cards");
    for (set, name, price) in [("red-box", "Red box", 3), ("blue-box", "Blue box", 4)] {
        let sheet = folder.file(&format!("{set}.csv"), &another(name, price));
        let imported = said(&letopis(&["cards", "import", "hadara", &sheet, "--out", &out, "--set", set]));
        assert!(imported.contains(&format!("card set “{name}”")), "{imported}");
        assert!(imported.contains(&folder.path(&format!("cards/hadara/{set}"))), "{imported}");
    }
    let database = folder.0.join("several.db");
    let server = Server::start_with(&database, &["--data", &out]);
    let mut client = Client::guest(server.address).unwrap();
    let sets = client.get("/api/games/hadara").unwrap().json()["sets"].clone();
    let names: Vec<&str> = sets.as_array().unwrap().iter().map(|set| set["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["own card set", "card set “Blue box”", "card set “Red box”"]);
    let tables = [None, Some("blue-box"), Some("red-box")].map(|set| table(&mut client, set));
    tables.iter().for_each(|table| decide(&mut client, table, 5));
    let token = client.token().unwrap().to_owned();
    drop(server);
    // What was begun with each set goes on with it.
    let server = Server::start_with(&database, &["--data", &out]);
    let mut client = Client::new(server.address).with_token(&token);
    let mut fingerprints = vec![];
    for (at, table) in tables.iter().enumerate() {
        decide(&mut client, table, usize::MAX);
        let answer = client.get(&format!("/api/tables/{table}/chronicle")).unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        let text = answer.text();
        fingerprints.push(text.lines().find(|line| line.starts_with("data: ")).unwrap().to_owned());
        let file = folder.file(&format!("{at}.chronicle"), &text);
        said(&letopis(&["verify", &file, "--data", &out]));
        let told = said(&letopis(&["replay", &file, "--data", &out]));
        assert!(told.contains("decisions"), "{told}");
        let alone = letopis(&["verify", &file]);
        assert_eq!(alone.status.code(), Some(if at == 0 { 0 } else { 3 }), "{alone:?}");
    }
    fingerprints.dedup();
    assert_eq!(fingerprints.len(), 3, "each was played with a set of its own");
}

/// A site is not opened with sets that are wrong, and everything that is wrong with them is told at once.
#[test]
fn every_mistake_in_every_set_is_told() {
    let folder = Folder::new("sets-mistakes");
    let out = folder.path("cards");
    for set in ["one", "two", "three"] {
        let sheet = folder.file(&format!("{set}.csv"), &filled_in());
        said(&letopis(&["cards", "import", "hadara", &sheet, "--out", &out, "--set", set]));
    }
    let sheet = folder.path("one.csv");
    let named = complaint(&letopis(&["cards", "import", "hadara", &sheet, "--out", &out, "--set", "Мой набор"]));
    assert!(named.contains("“Мой набор” cannot be the name of a set"), "{named}");
    let database = folder.path("letopis.db");
    let refused = |parts: &[&str]| {
        let serve = ["serve", "--listen", "127.0.0.1:0", "--database", &database, "--data", &out];
        let told = complaint(&letopis(&serve));
        parts.iter().for_each(|part| assert!(told.contains(part), "{part}: {told}"));
        assert!(!std::path::Path::new(&database).exists(), "nothing is begun");
    };
    let same = |set: &str, other: &str| format!("the sets hadara@{set} and hadara@{other} have the same figures");
    refused(&[&same("three", "one"), &same("two", "one")]);
    std::fs::write(folder.path("cards/hadara/two/cards.ron"), "[nonsense").unwrap();
    std::fs::write(folder.path("cards/hadara/three/setup.ron"), "[nonsense").unwrap();
    std::fs::create_dir_all(folder.path("cards/hadara/Four")).unwrap();
    std::fs::create_dir_all(folder.path("cards/hadara/.kept")).unwrap();
    refused(&["two/cards.ron", "three/setup.ron", "Four” cannot be the name of a set"]);
}

/// A table whose set is not offered is listed with the reason, and can be tried again from the command line once it is.
#[test]
fn a_table_without_its_set_is_listed_with_the_reason() {
    let folder = Folder::new("sets-gone");
    let out = folder.path("cards");
    let sheet = folder.file("box.csv", &filled_in());
    said(&letopis(&["cards", "import", "hadara", &sheet, "--out", &out, "--set", "box"]));
    let database = folder.0.join("gone.db");
    let base = database.to_string_lossy().into_owned();
    let server = Server::start_with(&database, &["--data", &out]);
    let mut client = Client::guest(server.address).unwrap();
    let table = table(&mut client, Some("box"));
    drop(server);
    let server = Server::start(&database);
    assert_eq!(Client::new(server.address).get(&format!("/api/tables/{table}")).unwrap().status, 410);
    let listed = said(&letopis(&["tables", "--database", &base]));
    assert!(listed.contains(&table) && listed.contains("not offered with the card set “box”"), "{listed}");
    let without = complaint(&letopis(&["tables", "restore", &table, "--database", &base]));
    assert!(without.contains("card set “box”"), "{without}");
    said(&letopis(&["tables", "restore", &table, "--database", &base, "--data", &out]));
    drop(server);
    let server = Server::start_with(&database, &["--data", &out]);
    let view = Client::new(server.address).get(&format!("/api/tables/{table}")).unwrap().json();
    assert_eq!((&view["phase"], &view["set"]), (&json!("running"), &json!("box")));
}

#[test]
fn every_mistake_in_a_sheet_is_told_and_nothing_is_written() {
    let folder = Folder::new("sets-wrong");
    let out = folder.path("cards");
    let wrong = filled_in().replacen("card,y101,yellow,1,2,", "card,y101,yellow,1,many,", 1).replacen(
        ",b101,blue,",
        ",b101,grey,",
        1,
    );
    let sheet = folder.file("wrong.csv", &wrong);
    let told = complaint(&letopis(&["cards", "import", "hadara", &sheet, "--out", &out]));
    for part in
        ["2 mistakes", "wrong.csv, line 3: column “cost”: a number from 0 to 60 was expected, not “many”", "not “grey”"]
    {
        assert!(told.contains(part), "{told}");
    }
    assert!(!std::path::Path::new(&out).exists(), "nothing is written");
    assert!(complaint(&letopis(&["cards", "import", "hadara"])).contains("FILE"));
    assert!(complaint(&letopis(&["cards", "export"])).contains("GAME"));
    assert!(complaint(&letopis(&["cards", "export", "chess"])).contains("chess"));
    assert!(complaint(&letopis(&["cards", "export", "ethnos"])).contains("no spreadsheet"));
    assert!(complaint(&letopis(&["cards", "import", "ethnos", &sheet])).contains("no spreadsheet"));
}
