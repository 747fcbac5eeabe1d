//! A game that no shared crate knows, handed to the program from outside: it keeps the laws, and is played to its end at the
//! terminal, in simulation, over the API and on the plain board with forms.

use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use client::{Answer, Client};
use kernel::Data;
use kernel::laws::{Trial, hold};
use serde_json::{Value, json};
use stones::{Stones, StonesData};

/// The program with one game more.
fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stones"));
    command.args(["--lang", "en"]).args(args).env("NO_COLOR", "1");
    command
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A folder that goes away with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("letopis-stones-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The site of that program.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(folder: &Folder) -> Server {
        let database = folder.file("letopis.db");
        let mut child =
            program(&["serve", "--listen", "127.0.0.1:0", "--limits", "off", "--database", database.as_str()])
                .stdout(Stdio::piped())
                .spawn()
                .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
        Server { child, address: address.parse().unwrap_or_else(|_| panic!("no address in {line:?}")) }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn ok(answer: Answer, status: u16) -> Value {
    assert_eq!(answer.status, status, "{}", answer.text());
    answer.json()
}

#[test]
fn it_keeps_the_laws() {
    let played = hold::<Stones>(StonesData::built_in(), Trial::of(500)).unwrap_or_else(|broken| panic!("{broken:?}"));
    assert!(played.games[2] > 100 && played.games[3] > 100 && played.sampled > 100, "{played:?}");
}

#[test]
fn at_the_terminal() {
    let folder = Folder::new("terminal");
    let file = folder.file("game.chronicle");
    let mut child = program(&["play", "stones", "--seats", "me,greedy", "--seed", "3", "--file", file.as_str()])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // One stone at a time by number, then in notation; what is left over after the end is not read.
    child.stdin.take().unwrap().write_all(format!("{}{}", "1\n".repeat(3), "take 1\n".repeat(20)).as_bytes()).unwrap();
    let told = said(&child.wait_with_output().unwrap());
    for words in ["pile", "charm", "hidden", "How many stones", "takes one stone", "1. ", "charm"] {
        assert!(told.contains(words), "{words} is missing in {told}");
    }
    assert!(said(&program(&["verify", file.as_str()]).output().unwrap()).contains("Valid"));
    assert!(said(&program(&["replay", file.as_str()]).output().unwrap()).contains("The pile is gone"));
}

#[test]
fn in_the_other_commands() {
    let simulated = program(&["simulate", "stones", "--seats", "3", "--bots", "greedy,random,random"])
        .args(["--games", "40", "--json"])
        .output()
        .unwrap();
    let tally: Value = serde_json::from_str(&said(&simulated)).unwrap();
    assert_eq!((tally["games"].as_u64(), tally["truncated"].as_u64()), (Some(40), Some(0)));
    let setups = said(&program(&["setups", "stones"]).output().unwrap());
    assert!(setups.contains("2 players") && setups.contains("3 players") && setups.contains("--setup"), "{setups}");
    assert!(said(&program(&["cards", "stones"]).output().unwrap()).contains("Charm worth 3"));
    assert!(said(&program(&["cards", "check"]).output().unwrap()).contains("stones"));
}

#[test]
fn over_the_api() {
    let folder = Folder::new("api");
    let server = Server::start(&folder);
    let mut players = [Client::guest(server.address).unwrap(), Client::guest(server.address).unwrap()];
    let games = ok(players[0].get("/api/games").unwrap(), 200);
    assert!(games.as_array().unwrap().iter().any(|game| game["id"] == "stones" && game["name"] == "Stones"), "{games}");
    let order = json!({ "game": "stones", "setup": "2 players", "seats": ["me", "open"], "name": "Anna" });
    let table = ok(players[0].post("/api/tables", &order).unwrap(), 201)["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    ok(players[1].post(&format!("{path}/seats/2"), &json!({ "name": "Boris" })).unwrap(), 200);
    ok(players[0].post(&format!("{path}/start"), &json!(null)).unwrap(), 200);
    loop {
        let view = ok(players[0].get(&path).unwrap(), 200);
        if view["phase"] == "finished" {
            assert!(view["facts"]["charm seat-2"].is_number(), "{view}");
            break;
        }
        assert_eq!(view["facts"]["charm seat-2"], "hidden");
        assert!(view["facts"]["charm seat-1"].is_number(), "{view}");
        let seat = view["deciding"][0].as_u64().unwrap() as usize;
        let asked = ok(players[seat - 1].get(&path).unwrap(), 200);
        let decision = asked["asked"]["options"].as_array().unwrap().last().unwrap().clone();
        let body = json!({ "number": asked["number"], "decision": decision });
        ok(players[seat - 1].post(&format!("{path}/decisions"), &body).unwrap(), 200);
    }
    let file = folder.file("api.chronicle");
    std::fs::write(&file, players[0].get(&format!("{path}/chronicle")).unwrap().text()).unwrap();
    said(&program(&["verify", file.as_str()]).output().unwrap());
}

/// The page that a form leads to.
fn follow(client: &mut Client, path: &str, form: &str) -> (String, String) {
    let sent = client.form(path, form).unwrap();
    let to = match sent.status {
        303 => sent.header("location").to_owned(),
        _ => panic!("{}: {}", sent.status, sent.text()),
    };
    let page = client.get(&to).unwrap().text();
    (to, page)
}

#[test]
fn on_the_plain_board_with_forms() {
    let folder = Folder::new("forms");
    let server = Server::start(&folder);
    let mut anna = Client::new(server.address).with_header("Accept-Language", "en");
    let mut other = Client::new(server.address).with_header("Accept-Language", "ru");
    let home = anna.get("/").unwrap().text();
    assert!(home.contains("Stones") && home.contains("value=\"stones\""), "the title page offers it");
    assert!(anna.get("/new?game=stones").unwrap().text().contains("value=\"3 players\""), "the form lists its setups");
    assert!(anna.get("/cards/stones").unwrap().text().contains("Charm worth 2"), "the almanac has its charms");
    assert_eq!(anna.get("/rules/stones").unwrap().status, 200);
    let order = "game=stones&name=Anna&seat-1=bot&seat-2=none&setup=&pace=live&open=link";
    let (table, mut page) = follow(&mut anna, "/new", order);
    assert!(page.contains("Charm") && page.contains("hidden") && page.contains("plain"), "{page}");
    let sheet = page.split("href=\"").find(|rest| rest.starts_with("/assets/plain-")).unwrap();
    assert_eq!(anna.get(sheet.split('"').next().unwrap()).unwrap().status, 200, "the sheet is served");
    let watched = other.get(&table).unwrap().text();
    assert!(!watched.contains("decide:"), "who only watches has nothing to press: {watched}");
    anna.form(&table, &format!("number={}&go=speed%3A0", number(&page))).unwrap();
    // The bot decides by itself: wait for it, for as long as a busy machine may need.
    for _ in 0..3_000 {
        page = anna.get(&table).unwrap().text();
        if page.contains("class=\"headline\"") {
            break;
        }
        match page.contains("value=\"decide:take 2\"") {
            true => drop(anna.form(&table, &format!("number={}&go=decide%3Atake+2", number(&page))).unwrap()),
            false if page.contains("value=\"decide:take 1\"") => {
                drop(anna.form(&table, &format!("number={}&go=decide%3Atake+1", number(&page))).unwrap());
            }
            false => std::thread::sleep(Duration::from_millis(20)),
        }
    }
    assert!(page.contains("class=\"headline\"") && page.contains("charm"), "{page}");
    let replay = anna.get(&format!("{table}/replay/3?as=0")).unwrap().text();
    assert!(replay.contains("hidden") && replay.contains("takes"), "{replay}");
}

/// The number that the forms of a page carry.
fn number(page: &str) -> &str {
    page.split("name=\"number\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default()
}
