//! A set of cards filled in from the box: out as a spreadsheet, back as a set, and played with.

use std::process::{Command, Output};

use crate::server::{Folder, Server};
use client::Client;

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
