//! Somebody asks for far too much, and nobody else notices.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use crate::served::{Served, eventually, ok};
use client::Client;
use serde_json::{Value, json};
use site::{Rate, Rates};

/// Plays at a table for a while: every decision is taken.
fn play(client: &mut Client, decisions: usize) {
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "bot"] });
    let mut view = ok(client.post("/api/tables", &order).unwrap(), 201);
    let path = format!("/api/tables/{}", view["id"].as_str().unwrap());
    let mut taken = 0;
    while taken < decisions && view["phase"] != "finished" {
        // A quick person, but within the limits.
        std::thread::sleep(Duration::from_millis(30));
        match view["asked"]["options"].as_array() {
            Some(options) => {
                let body = json!({ "number": view["number"], "decision": options[0] });
                view = ok(client.post(&format!("{path}/decisions"), &body).unwrap(), 200);
                taken += 1;
            }
            None => {
                view = ok(client.get(&path).unwrap(), 200);
            }
        }
    }
}

#[test]
fn a_flooder_is_held_off_and_others_play_on() {
    // Enough for somebody quick, little enough to be exceeded on any machine.
    let rate = Rate { per_second: 60.0, burst: 120.0 };
    let served = Served::with("flood", |config| config.rates = Rates { address: rate, ..Rates::default() });
    let mut player = served.guest();
    let start = Instant::now();
    let (stop, refused, let_in) =
        (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let address = served.address;
    let flooders: Vec<_> = (0..4)
        .map(|_| {
            let (stop, refused, let_in) = (stop.clone(), refused.clone(), let_in.clone());
            std::thread::spawn(move || {
                let mut flooder = Client::new(address).from_address(IpAddr::from([127, 0, 0, 9]));
                while !stop.load(Ordering::Relaxed) {
                    match flooder.get("/rules/ethnos") {
                        Ok(answer) if answer.status == 429 => refused.fetch_add(1, Ordering::Relaxed),
                        Ok(_) => let_in.fetch_add(1, Ordering::Relaxed),
                        Err(_) => 0,
                    };
                }
            })
        })
        .collect();
    eventually("the first refusals", || refused.load(Ordering::Relaxed) >= 100);
    play(&mut player, 60);
    stop.store(true, Ordering::Relaxed);
    flooders.into_iter().for_each(|flooder| flooder.join().unwrap());
    let (refused, let_in) = (refused.load(Ordering::Relaxed), let_in.load(Ordering::Relaxed));
    let seconds = start.elapsed().as_secs_f64();
    println!("{refused} requests refused, {let_in} let in over {seconds:.1} s");
    let most = rate.burst + rate.per_second * seconds + 1.0;
    assert!(let_in as f64 <= most, "{let_in} let in over {seconds} s");
    let metrics = player.get("/metrics").unwrap().text();
    let limited = metrics.lines().find_map(|line| line.strip_prefix("letopis_limited_total ")).unwrap();
    assert!(limited.parse::<u64>().unwrap() >= refused);
}

/// One person who asks for too much is held off wherever they ask from, and their words most of all.
#[test]
fn one_person_is_held_off_too() {
    let served = Served::with("person", |config| {
        config.rates = Rates {
            person: Rate::every(3600.0, 30.0),
            words: Rate::every(3600.0, 2.0),
            tables: Rate::every(3600.0, 2.0),
            ..Rates::unlimited()
        };
    });
    let mut greedy = served.guest();
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "open"] });
    let table = ok(greedy.post("/api/tables", &order).unwrap(), 201);
    ok(greedy.post("/api/tables", &order).unwrap(), 201);
    let refused = greedy.post("/api/tables", &order).unwrap();
    assert_eq!((refused.status, refused.json()["reason"].clone()), (429, json!("too-much")));
    assert!(refused.json()["retry_after"].as_u64() > Some(0) && !refused.header("retry-after").is_empty());
    let chat = format!("/api/tables/{}/chat", table["id"].as_str().unwrap());
    let said: Vec<u16> = (0..3).map(|_| greedy.post(&chat, &json!({ "text": "buy!" })).unwrap().status).collect();
    assert_eq!(said, [200, 200, 429]);
    let answers: Vec<u16> = (0..40).map(|_| greedy.get("/api/tables").unwrap().status).collect();
    assert!(answers.contains(&200) && answers.ends_with(&[429]), "{answers:?}");
    let other: Value = ok(served.guest().get("/api/tables").unwrap(), 200);
    assert!(other["open"].is_array());
}

/// One address may watch many tables, but not any number.
#[test]
fn streams_are_limited_by_address() {
    let served = Served::with("streams", |config| config.rates = Rates { streams: 3, ..Rates::unlimited() });
    let mut anna = served.guest();
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "bot"] });
    let table = ok(anna.post("/api/tables", &order).unwrap(), 201);
    let stream = format!("/api/tables/{}/stream", table["id"].as_str().unwrap());
    let open: Vec<_> = (0..3).map(|_| anna.watch(&stream).unwrap()).collect();
    let full = |anna: &mut Client| anna.get("/metrics").unwrap().text().contains("letopis_streams 3\n");
    eventually("the third stream", || full(&mut anna));
    assert_eq!(anna.get(&stream).unwrap().status, 429);
    drop(open);
    // A stream that nobody reads any more is forgotten.
    eventually("room for a stream", || !full(&mut anna));
}
