//! The program is killed at random moments while people play whose lines break, again and again: whatever was acknowledged is
//! there afterwards, and whoever saw no answer and asks again is told what is true.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use crate::server::{Folder, Server};
use client::Client;
use serde_json::{Value, json};
use store::{Sqlite, Store};
use table::{Phase, Record, Table};

/// How often the program is killed; `LETOPIS_KILLS` asks for more.
const KILLS: usize = 20;

/// So many tables are played at the same time.
const TABLES: usize = 6;

/// A table that is being played, and what was acknowledged at it.
struct Seated {
    id: String,
    tokens: [String; 2],
    /// The number of the record and the decision in notation.
    acknowledged: Vec<(u64, String)>,
    over: bool,
}

impl Seated {
    fn new(address: SocketAddr, bots: bool) -> Seated {
        let token = |client: &mut Client| {
            client.post("/api/guests", &Value::Null).unwrap().json()["token"].as_str().unwrap().to_owned()
        };
        let tokens = [token(&mut Client::new(address)), token(&mut Client::new(address))];
        let [mut first, mut second] = [0, 1].map(|at: usize| Client::new(address).with_token(&tokens[at]));
        let (setup, seats) = match bots {
            true => ("3 players, tribes random", json!(["me", "open", "chieftain"])),
            false => ("2 players, tribes random", json!(["me", "open"])),
        };
        let order = json!({ "game": "ethnos", "setup": setup, "seats": seats, "name": "Anna" });
        let made = first.post("/api/tables", &order).unwrap();
        assert_eq!(made.status, 201, "{}", made.text());
        let id = made.json()["id"].as_str().unwrap().to_owned();
        let sat = second.post(&format!("/api/tables/{id}/seats/2"), &json!({ "name": "Boris" })).unwrap();
        assert_eq!(sat.status, 200, "{}", sat.text());
        assert_eq!(first.post(&format!("/api/tables/{id}/start"), &Value::Null).unwrap().status, 200);
        Seated { id, tokens, acknowledged: vec![], over: false }
    }

    /// Decides for both people until the game is over or the site is gone; `taken` counts what is acknowledged. Every other
    /// request is dropped on its way, and sent again.
    fn play(&mut self, address: SocketAddr, taken: &AtomicUsize) {
        let path = format!("/api/tables/{}", self.id);
        let mut players = [0, 1].map(|at: usize| Client::new(address).with_token(&self.tokens[at]));
        let mut salt = self.acknowledged.len();
        loop {
            for player in &mut players {
                let Ok(answer) = player.get(&path) else { return };
                let view = answer.json();
                if view["phase"] == "finished" {
                    self.over = true;
                    return;
                }
                let Some(options) = view["asked"]["options"].as_array() else { continue };
                salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(97);
                let decision = options[(salt >> 33) % options.len()].as_str().unwrap();
                let number = view["number"].as_u64().unwrap();
                let (to, body) = (format!("{path}/decisions"), json!({ "number": number, "decision": decision }));
                if salt >> 20 & 1 == 1 {
                    let (moment, text) = (Duration::from_micros((salt as u64 >> 21) % 3_000), body.to_string());
                    let sent = player.hang_up("POST", &to, "application/json", text.as_bytes(), moment);
                    if sent.is_err() {
                        return;
                    }
                }
                let Ok(answer) = player.post(&to, &body) else { return };
                // Whoever is asked is asked until they have decided: nobody else can be quicker.
                assert_eq!(answer.status, 200, "{}", answer.text());
                self.acknowledged.push((number, decision.to_owned()));
                taken.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Everything that was acknowledged is in the journal, under its number, and the journal is whole.
    fn is_kept(&self, store: &Sqlite) -> usize {
        let journal = store.load(&self.id).unwrap().unwrap();
        assert_eq!(journal.aside, None);
        for (number, decision) in &self.acknowledged {
            match journal.records.get(*number as usize) {
                Some((Record::Decide { notation, .. }, _)) => assert_eq!(notation, decision, "record {number}"),
                other => panic!("record {number} of table {} should be {decision}, and is {other:?}", self.id),
            }
        }
        let kept = journal.records.len();
        let table = Table::restore(&site::playables(&site::chapters()), journal.header, journal.records).unwrap();
        assert!(table.phase() != Phase::Gathering);
        kept
    }

    /// The site goes on where it was, and does not take the last decision a second time: it tells whoever made it that it is
    /// done.
    fn goes_on(&self, address: SocketAddr, kept: usize) {
        let path = format!("/api/tables/{}", self.id);
        let mut player = Client::new(address).with_token(&self.tokens[0]);
        let view = player.get(&path).unwrap().json();
        assert!(view["number"].as_u64().unwrap() >= kept as u64, "{view}");
        let Some((number, decision)) = self.acknowledged.last() else { return };
        let again = json!({ "number": number, "decision": decision });
        let ask = |token: &String| {
            Client::new(address).with_token(token).post(&format!("{path}/decisions"), &again).unwrap().status
        };
        let answers: Vec<u16> = self.tokens.iter().map(ask).collect();
        let known = answers.contains(&200) && answers.iter().all(|status| [200, 409].contains(status));
        assert!(known, "record {number} of table {}: {answers:?}", self.id);
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_program_is_killed() {
    let kills = std::env::var("LETOPIS_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let folder = Folder::new("crash");
    let database = folder.0.join("letopis.db");
    let (mut tables, mut finished): (HashMap<usize, Seated>, usize) = Default::default();
    let (mut acknowledged, mut chance, start) = (0, 12_345_u64, Instant::now());
    for kill in 0..kills {
        let server = Server::start(&database);
        let address = server.address;
        for (at, table) in &tables {
            let kept = table.is_kept(&Sqlite::open(&database).unwrap());
            table.goes_on(address, kept);
            assert!(*at < TABLES);
        }
        for at in 0..TABLES {
            tables.entry(at).or_insert_with(|| Seated::new(address, at % 2 == 1));
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        // The moment is some decision, and not some time: a busy machine puts as much to the test as an idle one.
        let moment = 20 + (chance >> 33) as usize % 300;
        let taken = AtomicUsize::new(0);
        std::thread::scope(|scope| {
            let played = tables.values_mut().map(|table| scope.spawn(|| table.play(address, &taken)));
            let players: Vec<_> = played.collect();
            while taken.load(Ordering::Relaxed) < moment && !players.iter().all(|player| player.is_finished()) {
                std::thread::sleep(Duration::from_millis(1));
            }
            // The signal that cannot be answered: SIGKILL.
            drop(server);
        });
        let store = Sqlite::open(&database).unwrap();
        for table in tables.values() {
            table.is_kept(&store);
        }
        let done: Vec<usize> = tables.iter().filter(|(_, table)| table.over).map(|(at, _)| *at).collect();
        for at in done {
            acknowledged += tables.remove(&at).map_or(0, |table| table.acknowledged.len());
            finished += 1;
        }
        assert!(kill > 2 || !tables.is_empty());
    }
    acknowledged += tables.values().map(|table| table.acknowledged.len()).sum::<usize>();
    println!(
        "{kills} kills in {:.0} s: {acknowledged} acknowledged decisions, none lost; {finished} games finished",
        start.elapsed().as_secs_f64()
    );
    assert!(acknowledged > kills * 5, "only {acknowledged} decisions: nothing was put to the test");
}
