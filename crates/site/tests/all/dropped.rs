//! People whose line breaks: hundreds of requests are dropped at all moments while they are carried out. Whatever became of
//! the asker, memory and store agree afterwards, a retry is accepted or told that it is done, and bots go on.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::served::{Served, ok};
use client::Client;
use serde_json::{Value, json};
use store::Sqlite;

/// So many decisions are dropped at each table.
const DROPS: usize = 30;

/// Bots answer sooner than this, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(10);

/// How decisions are sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Door {
    Form,
    Api,
}

/// Somebody at a table.
struct Player {
    client: Client,
    door: Door,
}

impl Player {
    fn new(served: &Served, door: Door) -> (Player, String) {
        let token = ok(served.client().post("/api/guests", &Value::Null).unwrap(), 201)["token"].clone();
        let token = token.as_str().unwrap().to_owned();
        let mut client = served.client().with_token(&token);
        client.set_cookies(&format!("who={token}"));
        (Player { client, door }, token)
    }

    /// The request that sends a decision: where to, of which kind, what, and the status that says yes.
    fn request(&self, table: &str, number: u64, decision: &str) -> (String, &'static str, String, u16) {
        match self.door {
            Door::Api => {
                let body = json!({ "number": number, "decision": decision }).to_string();
                (format!("/api/tables/{table}/decisions"), "application/json", body, 200)
            }
            Door::Form => {
                let body = format!("number={number}&go=decide%3A{}", decision.replace(' ', "+"));
                (format!("/table/{table}"), "application/x-www-form-urlencoded", body, 303)
            }
        }
    }
}

/// A table and those who decide at it.
struct Seated {
    id: String,
    players: Vec<Player>,
    tokens: Vec<String>,
}

impl Seated {
    fn new(served: &Served, game: &str, bots: bool, door: Door) -> Seated {
        let ((first, one), (second, two)) = (Player::new(served, door), Player::new(served, door));
        let (setup, seats) = match (game, bots) {
            ("ethnos", true) => ("4 players, tribes random", json!(["me", "bot", "open", "bot"])),
            ("ethnos", false) => ("2 players, tribes random", json!(["me", "open"])),
            (_, true) => ("3 players, full game", json!(["me", "bot", "open"])),
            (_, false) => ("2 players, full game", json!(["me", "open"])),
        };
        let mut players = vec![first, second];
        let order = json!({ "game": game, "setup": setup, "seats": seats, "name": "Anna" });
        let made = ok(players[0].client.post("/api/tables", &order).unwrap(), 201);
        let id = made["id"].as_str().unwrap().to_owned();
        let open = made["seats"].as_array().unwrap().iter().position(|seat| seat["kind"] == "open").unwrap() + 1;
        let sit = format!("/api/tables/{id}/seats/{open}");
        ok(players[1].client.post(&sit, &json!({ "name": "Boris" })).unwrap(), 200);
        ok(players[0].client.post(&format!("/api/tables/{id}/start"), &Value::Null).unwrap(), 200);
        Seated { id, players, tokens: vec![one, two] }
    }

    /// Waits until a person is asked; gives who, and what they see. Nobody if the game is over.
    fn asked(&mut self) -> Option<(usize, Value)> {
        let start = Instant::now();
        loop {
            for (at, player) in self.players.iter_mut().enumerate() {
                let view = ok(player.client.get(&format!("/api/tables/{}", self.id)).unwrap(), 200);
                if view["phase"] == "finished" {
                    return None;
                }
                if view["asked"].is_object() {
                    return Some((at, view));
                }
            }
            assert!(start.elapsed() < PATIENCE, "bots do not go on at table {}", self.id);
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Sends decisions and hangs up, then sends each again as somebody does who saw no answer.
    fn play(&mut self, mut chance: u64) {
        for drop in 0..DROPS {
            let Some((at, view)) = self.asked() else { return };
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let options = view["asked"]["options"].as_array().unwrap();
            let decision = options[(chance >> 33) as usize % options.len()].as_str().unwrap();
            let number = view["number"].as_u64().unwrap();
            let player = &mut self.players[at];
            let (path, kind, body, yes) = player.request(&self.id, number, decision);
            let moment = match drop % 10 {
                9 => Duration::from_millis(4 + (chance >> 40) % 20),
                _ => Duration::from_micros((chance >> 40) % 3_000),
            };
            player.client.hang_up("POST", &path, kind, body.as_bytes(), moment).unwrap();
            let again = player.client.send("POST", &path, kind, body.as_bytes()).unwrap();
            assert_eq!(again.status, yes, "{:?} {body} dropped after {moment:?}: {}", player.door, again.text());
            let after = ok(player.client.get(&format!("/api/tables/{}", self.id)).unwrap(), 200);
            assert!(after["number"].as_u64().unwrap() > number, "{body} was not kept");
        }
    }

    /// Waits until only people are asked, if anybody is: nothing changes by itself any more.
    fn settle(&mut self) {
        let start = Instant::now();
        loop {
            let view = ok(self.players[0].client.get(&format!("/api/tables/{}", self.id)).unwrap(), 200);
            let person = |seat: &Value| view["seats"][seat.as_u64().unwrap() as usize - 1]["kind"] == "person";
            if view["deciding"].as_array().unwrap().iter().all(person) {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "bots do not go on at table {}", self.id);
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// What each of them sees.
    fn views(&mut self, address: std::net::SocketAddr) -> Vec<Value> {
        let look = |token: &String| {
            let mut client = Client::new(address).with_token(token);
            ok(client.get(&format!("/api/tables/{}", self.id)).unwrap(), 200)
        };
        self.tokens.iter().map(look).collect()
    }
}

/// The same tables in a site that has just loaded them.
fn loaded_anew(database: &Path) -> Served {
    Served::with("dropped-copy", |config| {
        Sqlite::backup(database, &config.database).unwrap();
        config.rates = site::Rates::unlimited();
    })
}

#[test]
fn a_request_that_is_dropped_is_carried_out_or_not_begun() {
    let served = Served::new("dropped");
    let mut tables = vec![];
    for (game, door) in [("ethnos", Door::Api), ("ethnos", Door::Form), ("hadara", Door::Api), ("hadara", Door::Form)] {
        for bots in [true, false, true] {
            tables.push(Seated::new(&served, game, bots, door));
        }
    }
    std::thread::scope(|scope| {
        for (at, table) in tables.iter_mut().enumerate() {
            scope.spawn(move || table.play(at as u64 + 1));
        }
    });
    let seen: Vec<Vec<Value>> = tables
        .iter_mut()
        .map(|table| {
            table.settle();
            table.views(served.address)
        })
        .collect();
    let copy = loaded_anew(&served.database);
    for (table, seen) in tables.iter_mut().zip(seen) {
        assert_eq!(table.views(copy.address), seen, "memory and store differ at table {}", table.id);
    }
}
