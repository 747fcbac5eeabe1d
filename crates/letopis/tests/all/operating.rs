//! What whoever runs a site does with it: reports, backups, stopping, and the files in `deploy/`.

use std::net::{IpAddr, TcpStream};
use std::path::Path;
use std::process::{Command, Output};

use crate::server::{Folder, Server};
use client::Client;
use serde_json::{Value, json};
use store::{Aside, Sqlite, Store};

fn letopis(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_letopis")).args(["--lang", "en"]).args(args).output().unwrap()
}

fn said(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Two guests at a table, some decisions into the game; gives its path.
fn play(players: &mut [Client; 2], decisions: u64) -> String {
    let [first, second] = players;
    let order =
        json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "open"], "name": "Anna" });
    let table = first.post("/api/tables", &order).unwrap().json();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    second.post(&format!("{path}/seats/2"), &json!({ "name": "Boris" })).unwrap();
    first.post(&format!("{path}/start"), &Value::Null).unwrap();
    loop {
        for player in players.iter_mut() {
            let view = player.get(&path).unwrap().json();
            if view["decisions"].as_u64().unwrap() >= decisions {
                return path;
            }
            if let Some(options) = view["asked"]["options"].as_array() {
                let body = json!({ "number": view["number"], "decision": options[0] });
                assert_eq!(player.post(&format!("{path}/decisions"), &body).unwrap().status, 200);
            }
        }
    }
}

#[test]
fn reports_are_listed_told_and_exported() {
    let folder = Folder::new("reports");
    let database = folder.0.join("letopis.db");
    let file = |name: &str| folder.0.join(name).to_string_lossy().into_owned();
    let base = database.to_string_lossy().into_owned();
    assert!(!letopis(&["reports", "--database", &base]).status.success(), "there is no file yet");
    let server = Server::start(&database);
    assert_eq!(said(&letopis(&["reports", "--database", &base])), "No reports.\n");
    let mut players = [Client::guest(server.address).unwrap(), Client::guest(server.address).unwrap()];
    let path = play(&mut players, 15);
    let words = json!({ "words": "This is odd.\nSecond line." });
    let made = players[0].post(&format!("{path}/reports"), &words).unwrap().json();
    let id = made["id"].as_str().unwrap();
    // The site is open all the while.
    let list = said(&letopis(&["reports", "--database", &base]));
    assert!(list.contains(id) && list.contains("This is odd.") && !list.contains("Second line."), "{list}");
    let (scenario, chronicle) = (file("one.scenario"), file("one.chronicle"));
    let told = letopis(&["reports", id, "--database", &base, "--scenario", &scenario, "--chronicle", &chronicle]);
    assert!(said(&told).contains("Second line."));
    said(&letopis(&["scenario", &scenario]));
    said(&letopis(&["replay", &chronicle]));
    let unknown = letopis(&["reports", "nothing", "--database", &base]);
    assert_eq!(unknown.status.code(), Some(2));
}

#[test]
fn a_backup_of_an_open_site_is_a_site() {
    let folder = Folder::new("backup");
    let (database, copy) = (folder.0.join("letopis.db"), folder.0.join("copy.db"));
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let server = Server::start(&database);
    let mut players = [Client::guest(server.address).unwrap(), Client::guest(server.address).unwrap()];
    let path = play(&mut players, 10);
    said(&letopis(&["backup", &text(&copy), "--database", &text(&database)]));
    let again = letopis(&["backup", &text(&copy), "--database", &text(&database)]);
    assert_eq!(again.status.code(), Some(2), "a backup is never overwritten");
    drop(server);
    let server = Server::start(&copy);
    let view = Client::new(server.address).get(&path).unwrap().json();
    assert_eq!(view["decisions"], 10, "{view}");
}

/// Told to stop, the program stops, even while somebody watches.
#[test]
fn it_stops_when_it_is_told_to() {
    let folder = Folder::new("stop");
    let mut server = Server::start(&folder.0.join("letopis.db"));
    let mut players = [Client::guest(server.address).unwrap(), Client::guest(server.address).unwrap()];
    let path = play(&mut players, 3);
    let _watching = players[0].watch(&format!("{path}/stream")).unwrap();
    let told = Command::new("kill").args(["-TERM", &server.id().to_string()]).status().unwrap();
    assert!(told.success());
    assert!(server.wait().success());
}

/// The options that the unit and the container use are options that there are.
#[test]
fn the_files_for_operators_name_options_that_exist() {
    let help = said(&letopis(&["serve", "--help"]));
    for file in ["letopis.service", "Containerfile"] {
        let path = format!("{}/../../deploy/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap();
        let line = text.lines().find(|line| line.starts_with("ExecStart=") || line.starts_with("CMD")).unwrap();
        let options: Vec<&str> = line.split(['"', ' ', ',']).filter(|word| word.starts_with("--")).collect();
        assert!(options.len() >= 3, "{line}");
        assert!(options.iter().all(|option| help.contains(option)), "{line}\n{help}");
    }
}

/// A site plays with the card data that it is given, and is not opened with data that cannot be read.
#[test]
fn a_site_serves_the_data_that_it_is_given() {
    let folder = Folder::new("data");
    let database = folder.0.join("letopis.db");
    let (base, data) = (database.to_string_lossy().into_owned(), folder.0.join("data"));
    let directory = data.to_string_lossy().into_owned();
    let refused = |why: &str| {
        let output = letopis(&["serve", "--listen", "127.0.0.1:0", "--database", &base, "--data", &directory]);
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && complaint.contains(why), "{complaint}");
        assert!(!database.exists(), "nothing is begun");
    };
    refused("there is no directory");
    std::fs::create_dir_all(data.join("chess")).unwrap();
    refused("no folder named after a game");
    std::fs::create_dir_all(data.join("ethnos")).unwrap();
    let tables = data.join("ethnos/tables.ron");
    std::fs::write(&tables, "(nonsense").unwrap();
    refused("tables.ron");
    let built_in = <ethnos::EthnosData as kernel::Data>::built_in_text("tables.ron");
    let changed = built_in.replacen("10, 15], from: Rulebook", "10, 16], from: Rulebook", 1);
    assert_ne!(changed, built_in);
    std::fs::write(&tables, changed).unwrap();
    let fingerprint = |server: &Server, game: &str| {
        Client::new(server.address).get(&format!("/api/games/{game}")).unwrap().json()["data"].clone()
    };
    let usual = Server::start(&folder.0.join("usual.db"));
    let given = Server::start_with(&database, &["--data", &directory]);
    assert_ne!(fingerprint(&given, "ethnos"), fingerprint(&usual, "ethnos"));
    assert_eq!(fingerprint(&given, "hadara"), fingerprint(&usual, "hadara"), "what is not given is as usual");
    let mut players = [Client::guest(given.address).unwrap(), Client::guest(given.address).unwrap()];
    play(&mut players, 3);
}

/// Limits come from a file, and a wrong one is refused with its line before anything is begun.
#[test]
fn limits_are_read_from_a_file() {
    let folder = Folder::new("limits");
    let database = folder.0.join("letopis.db");
    let wrong = folder.file("wrong.ron", "(\n    streams: 3,\n    steams: 4,\n)\n");
    let base = database.to_string_lossy().into_owned();
    let refused = letopis(&["serve", "--listen", "127.0.0.1:0", "--database", &base, "--limits", &wrong]);
    let complaint = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2));
    assert!(
        complaint.contains("wrong.ron") && complaint.contains("line 3") && complaint.contains("steams"),
        "{complaint}"
    );
    assert!(!database.exists(), "nothing is begun");
    let strict = folder.file("strict.ron", "(tables: (per_minute: 1, burst: 1))\n");
    let server = Server::start_limited(&database, &strict, &[]);
    let mut guest = Client::guest(server.address).unwrap();
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "open"] });
    let set: Vec<u16> = (0..2).map(|_| guest.post("/api/tables", &order).unwrap().status).collect();
    assert_eq!(set, [201, 429]);
}

/// However few descriptors the program is given at first, idle connections do not shut others out.
#[test]
fn idle_connections_shut_nobody_out() {
    let folder = Folder::new("descriptors");
    let server = Server::start_by(
        Command::new("sh").args(["-c", "ulimit -Sn 100 && exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_letopis")]),
        &folder.0.join("letopis.db"),
        "on",
        &[],
    );
    let idle: Vec<TcpStream> = (0..250).map(|_| TcpStream::connect(server.address).unwrap()).collect();
    let mut other = Client::new(server.address).from_address(IpAddr::from([127, 0, 0, 2]));
    assert_eq!(other.get("/healthz").unwrap().text(), "ok\n");
    drop(idle);
}

/// A second site over the same file is refused with a sentence, and the first goes on.
#[test]
fn two_sites_over_one_file_are_refused() {
    let folder = Folder::new("two");
    let database = folder.0.join("letopis.db");
    let server = Server::start(&database);
    let base = database.to_string_lossy().into_owned();
    let second = letopis(&["serve", "--listen", "127.0.0.1:0", "--database", &base]);
    let complaint = String::from_utf8_lossy(&second.stderr).into_owned();
    assert_eq!(second.status.code(), Some(2), "{complaint}");
    assert!(complaint.contains("another site already uses"), "{complaint}");
    assert_eq!(said(&letopis(&["reports", "--database", &base])), "No reports.\n");
    said(&letopis(&["backup", &folder.path("copy.db"), "--database", &base]));
    assert_eq!(Client::new(server.address).get("/healthz").unwrap().text(), "ok\n");
}

/// What people wrote is shown to the operator and not sent to the terminal.
#[test]
fn nobody_speaks_to_the_operators_terminal() {
    let folder = Folder::new("escapes");
    let database = folder.0.join("letopis.db");
    let base = database.to_string_lossy().into_owned();
    let server = Server::start(&database);
    let mut players = [Client::guest(server.address).unwrap(), Client::guest(server.address).unwrap()];
    let path = play(&mut players, 3);
    let nasty = "\u{1b}]0;owned\u{7}\u{1b}[2J\u{9b}31m\r\u{202e}\u{7f}\n\u{1b}cSecond";
    let made = players[0].post(&format!("{path}/reports"), &json!({ "words": nasty })).unwrap().json();
    let id = made["id"].as_str().unwrap();
    let obeyed = |text: &str| text.contains(|c: char| c.is_control() && c != '\n' || c == '\u{202e}');
    for args in [vec!["reports", "--database", &base], vec!["reports", id, "--database", &base]] {
        let told = said(&letopis(&args));
        assert!(told.contains("\\u{1b}]0;owned\\u{7}\\u{1b}[2J\\u{9b}31m\\u{d}\\u{202e}\\u{7f}"), "{told:?}");
        assert!(!obeyed(&told), "{told:?}");
    }
    // A chronicle whose players are called so, and one whose lines are: told and refused in the same way.
    let (named, garbled) = (folder.path("named.chronicle"), folder.path("garbled.chronicle"));
    let kept = said(&letopis(&["reports", id, "--database", &base, "--chronicle", &named]));
    assert!(!obeyed(&kept));
    let text = std::fs::read_to_string(&named).unwrap();
    std::fs::write(&garbled, text.replacen("1. ", "\u{1b}[2J1. ", 1)).unwrap();
    let refused = letopis(&["verify", &garbled]);
    assert!(!refused.status.success() && !obeyed(&String::from_utf8_lossy(&refused.stderr)));
    let simulated = folder.path("bidi.chronicle");
    std::fs::write(&simulated, with_names(&text, "Anna", "\u{202e}Anna")).unwrap();
    let replayed = letopis(&["replay", &simulated]);
    let told = format!("{}{}", String::from_utf8_lossy(&replayed.stdout), String::from_utf8_lossy(&replayed.stderr));
    assert!(replayed.status.success() && told.contains("\\u{202e}Anna") && !obeyed(&told), "{told:?}");
}

/// A chronicle with another name in it, and the check codes that go with it: what anybody can write.
fn with_names(text: &str, from: &str, to: &str) -> String {
    forged(text, |line| line.replace(from, to))
}

/// A chronicle with its lines changed, and check codes that fit.
fn forged(text: &str, change: impl Fn(&str) -> String) -> String {
    let mut check = kernel::chronicle::Check::new();
    let (mut out, mut number) = (String::new(), 0);
    for line in text.lines() {
        let bare = line.rsplit_once(" [").map_or(line, |(bare, _)| bare);
        let entry = bare.split_once(". ").filter(|(number, _)| number.parse::<usize>().is_ok()).map(|(_, entry)| entry);
        let said = match (line.split_once(": ").map(|(key, _)| key), entry) {
            (Some("seed" | "signed"), _) => line.to_owned(),
            (Some("check"), _) => format!("check: {}", check.code()),
            (Some("end"), _) => format!("end: {number} [{}]", check.code()),
            (_, Some(entry)) => {
                number += 1;
                let said = format!("{number}. {}", change(entry));
                check.add(&said);
                format!("{said} [{}]", check.code())
            }
            (_, None) if line.is_empty() => String::new(),
            (_, None) => {
                let said = change(line);
                check.add(&said);
                said
            }
        };
        out.push_str(&said);
        out.push('\n');
    }
    out
}

/// Check codes can be written anew by anybody; the site's signature cannot.
#[test]
fn a_chronicle_is_signed_by_its_site() {
    let folder = Folder::new("signed");
    let server = Server::start(&folder.0.join("letopis.db"));
    let mut guest = Client::guest(server.address).unwrap();
    let order =
        json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "bot"], "name": "Anna" });
    let table = guest.post("/api/tables", &order).unwrap().json()["id"].as_str().unwrap().to_owned();
    let path = format!("/api/tables/{table}");
    let mut undone = false;
    let over = loop {
        let view = guest.get(&path).unwrap().json();
        if view["phase"] == "finished" {
            break view;
        }
        let Some(options) = view["asked"]["options"].as_array() else { continue };
        if view["decisions"].as_u64() > Some(8) && !undone {
            undone = guest.post(&format!("{path}/undo"), &Value::Null).unwrap().status == 200;
            assert!(undone, "alone against bots everything can be undone");
            continue;
        }
        let body = json!({ "number": view["number"], "decision": options[0] });
        assert_eq!(guest.post(&format!("{path}/decisions"), &body).unwrap().status, 200);
    };
    assert!(over["standings"].is_object());
    let text = guest.get(&format!("{path}/chronicle")).unwrap().text();
    let key = guest.get("/.well-known/letopis-key").unwrap().text();
    let (whole, keyed) = (folder.file("whole.chronicle", &text), folder.file("site.key", &key));
    for site in [key.trim(), &keyed] {
        let verified = said(&letopis(&["verify", "--site", site, &whole]));
        assert!(verified.contains(&format!("table {table}")), "{verified}");
    }
    assert!(said(&letopis(&["verify", &whole])).contains("not a signature"), "it does not claim more than it knows");
    let refused = |name: &str, text: &str, site: &str, why: &str| {
        let file = folder.file(name, text);
        let output = letopis(&["verify", "--site", site, &file]);
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && complaint.contains(why), "{name}: {complaint}");
    };
    // Somebody takes an undo and what it took back out, and writes new check codes: they fit.
    let undo = text.lines().position(|line| line.contains(": undo")).expect("an undo is a line of its own");
    let count: usize =
        text.lines().nth(undo).unwrap().split("undo ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
    let kept: Vec<&str> =
        text.lines().enumerate().filter(|(at, _)| !(undo - count..=undo).contains(at)).map(|(_, line)| line).collect();
    let cleaned = forged(&(kept.join("\n") + "\n"), str::to_owned);
    said(&letopis(&["verify", &folder.file("cleaned.chronicle", &cleaned)]));
    refused("cleaned.chronicle", &cleaned, key.trim(), "changed after the site signed");
    let renamed = with_names(&text, "Anna", "Zoe");
    said(&letopis(&["verify", &folder.file("renamed.chronicle", &renamed)]));
    refused("renamed.chronicle", &renamed, key.trim(), "changed after the site signed");
    let unsigned: String =
        text.lines().filter(|line| !line.starts_with("signed: ")).map(|line| format!("{line}\n")).collect();
    refused("unsigned.chronicle", &unsigned, key.trim(), "no site has signed");
    let other = Server::start(&folder.0.join("other.db"));
    let foreign = Client::new(other.address).get("/.well-known/letopis-key").unwrap().text();
    refused("whole.chronicle", &text, foreign.trim(), "another site");
    refused("whole.chronicle", &text, "nonsense", "not a site key");
}

/// Tables that were set aside are listed with why; one goes on, another is removed, and the rest is nobody's to remove.
#[test]
fn tables_set_aside_are_listed_restored_and_dropped() {
    let folder = Folder::new("aside");
    let database = folder.0.join("letopis.db");
    let base = database.to_string_lossy().into_owned();
    let tables = |args: &[&str]| letopis(&[&["tables"], args, &["--database", base.as_str()]].concat());
    let refused = |args: &[&str]| assert_eq!(tables(args).status.code(), Some(2), "{args:?}");
    refused(&[]);
    let server = Server::start(&database);
    let mut players = [Client::guest(server.address).unwrap(), Client::guest(server.address).unwrap()];
    let paths = [(); 3].map(|()| play(&mut players, 3));
    let [back, gone, sound] = paths.each_ref().map(|path| path.rsplit('/').next().unwrap());
    drop(server);
    let listed = || said(&tables(&[]));
    let none = listed();
    assert!(![back, gone, sound].iter().any(|id| none.contains(id)), "{none}");
    let store = Sqlite::open(&database).unwrap();
    store.set_aside(back, Aside::Failed).unwrap();
    store.set_aside(gone, Aside::Failed).unwrap();
    let both = listed();
    assert!(both.contains(back) && both.contains(gone) && !both.contains(sound) && both != none, "{both}");
    said(&tables(&["restore", back]));
    said(&tables(&["drop", gone]));
    assert_eq!(listed(), none);
    for id in [sound, gone, "nowhere"] {
        refused(&["restore", id]);
        refused(&["drop", id]);
    }
    let server = Server::start(&database);
    let status = |path: &str| Client::new(server.address).get(path).unwrap().status;
    assert_eq!(paths.each_ref().map(|path| status(path)), [200, 404, 200]);
}
