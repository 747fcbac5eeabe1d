//! Measures a served site: `cargo xtask load` builds the program and runs this.
//!
//! It starts the program on a free port of this machine, asks for pages of each game, lets programs play over HTTP at many tables,
//! opens many watchers, and starts the program over a file with many stored tables. Everything is printed; nothing is judged.

mod pages;
mod server;

use std::io::Read;
use std::net::{IpAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use client::Client;
use serde_json::{Value, json};
use server::Server;

/// How much is asked of the site.
struct Plan {
    tables: usize,
    seconds: u64,
    watchers: usize,
    stored: usize,
}

/// Measures the program that the command line names.
pub fn run() -> Result<(), String> {
    let mut args = std::env::args().skip(1);
    let program = PathBuf::from(args.next().ok_or("usage: load PROGRAM [tables] [seconds] [watchers] [stored]")?);
    let mut number =
        |usual: usize| args.next().map_or(Ok(usual), |text| text.parse::<usize>().map_err(|e| e.to_string()));
    let plan =
        Plan { tables: number(300)?, seconds: number(20)? as u64, watchers: number(5_000)?, stored: number(100_000)? };
    let folder = std::env::temp_dir().join(format!("letopis-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let outcome = measure(&program, &folder, &plan);
    std::fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
    outcome
}

fn measure(program: &Path, folder: &Path, plan: &Plan) -> Result<(), String> {
    pages::measure(program, &folder.join("pages.db"))?;
    play(program, &folder.join("play.db"), plan)?;
    watch(program, &folder.join("watch.db"), plan)?;
    start_up(program, &folder.join("stored.db"), plan)
}

/// Many tables, two programs at each, every decision acknowledged when it is on disk.
fn play(program: &Path, database: &Path, plan: &Plan) -> Result<(), String> {
    let server = Server::start(program, database)?;
    let (over, decided) = (AtomicBool::new(false), AtomicU64::new(0));
    let begun = AtomicU64::new(0);
    let mut took: Vec<Duration> = vec![];
    let mut seconds = 0.0;
    std::thread::scope(|scope| -> Result<(), String> {
        let players: Vec<_> = (0..plan.tables)
            .map(|at| {
                let (over, decided, begun, address) = (&over, &decided, &begun, server.address);
                scope.spawn(move || sit_and_play(address, at, over, decided, begun))
            })
            .collect();
        // Everybody sits down before anything is counted.
        while begun.load(Ordering::Relaxed) < plan.tables as u64 {
            std::thread::sleep(Duration::from_millis(20));
        }
        let (start, before, spent) = (Instant::now(), decided.load(Ordering::Relaxed), server.processor()?);
        std::thread::sleep(Duration::from_secs(plan.seconds));
        let after = decided.load(Ordering::Relaxed);
        seconds = start.elapsed().as_secs_f64();
        let spent = (server.processor()? - spent) as f64 / 1e6 / (after - before).max(1) as f64;
        let memory = server.memory()?;
        over.store(true, Ordering::Relaxed);
        for player in players {
            took.extend(player.join().map_err(|_| "a player gave up".to_owned())??);
        }
        println!(
            "{} tables, {seconds:.0} s: {:.0} decisions/s acknowledged durably, {spent:.2} ms of processor time each, memory {} MiB",
            plan.tables,
            (after - before) as f64 / seconds,
            memory / 1024
        );
        Ok(())
    })?;
    took.sort();
    let at = |share: f64| took.get((took.len() as f64 * share) as usize).copied().unwrap_or_default();
    println!("time to acknowledge: median {:?}, 99th percentile {:?}, slowest {:?}", at(0.5), at(0.99), at(0.999_999));
    Ok(())
}

/// One table, two guests, at most one decision in flight; a new table when a game is over.
fn sit_and_play(
    address: std::net::SocketAddr,
    at: usize,
    over: &AtomicBool,
    decided: &AtomicU64,
    begun: &AtomicU64,
) -> Result<Vec<Duration>, String> {
    let fail = |error: std::io::Error| error.to_string();
    let (mut first, mut second) = (Client::guest(address).map_err(fail)?, Client::guest(address).map_err(fail)?);
    let mut took = vec![];
    let mut salt = at + 1;
    let mut counted = false;
    while !over.load(Ordering::Relaxed) {
        let order =
            json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "open"], "name": "Anna" });
        let made = first.post("/api/tables", &order).map_err(fail)?.json();
        let id = made["id"].as_str().ok_or("no table")?.to_owned();
        let path = format!("/api/tables/{id}");
        second.post(&format!("{path}/seats/2"), &json!({ "name": "Boris" })).map_err(fail)?;
        let mut view = first.post(&format!("{path}/start"), &Value::Null).map_err(fail)?.json();
        if !counted {
            counted = true;
            begun.fetch_add(1, Ordering::Relaxed);
        }
        while view["phase"] == "running" && !over.load(Ordering::Relaxed) {
            // People think; programs that stand for them keep the pace that is asked for.
            std::thread::sleep(Duration::from_millis(150));
            let player = if view["deciding"][0] == 1 { &mut first } else { &mut second };
            if !view["asked"].is_object() {
                view = player.get(&path).map_err(fail)?.json();
            }
            let options = view["asked"]["options"].as_array().ok_or("nobody is asked")?;
            salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let body = json!({ "number": view["number"], "decision": options[(salt >> 33) % options.len()] });
            let start = Instant::now();
            let answer = player.post(&format!("{path}/decisions"), &body).map_err(fail)?;
            took.push(start.elapsed());
            if answer.status != 200 {
                return Err(answer.text());
            }
            decided.fetch_add(1, Ordering::Relaxed);
            view = answer.json();
        }
    }
    Ok(took)
}

/// Many who only watch.
fn watch(program: &Path, database: &Path, plan: &Plan) -> Result<(), String> {
    let server = Server::start(program, database)?;
    let fail = |error: std::io::Error| error.to_string();
    let mut host = Client::guest(server.address).map_err(fail)?;
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "open"] });
    let table = host.post("/api/tables", &order).map_err(fail)?.json();
    let path = format!("/table/{}/stream", table["id"].as_str().ok_or("no table")?);
    let before = server.memory()?;
    let mut streams: Vec<TcpStream> = vec![];
    for at in 0..plan.watchers {
        // More addresses of this machine, so that ports do not run out.
        let from = IpAddr::from([127, 0, 1, (at % 200 + 1) as u8]);
        let mut stream = Client::new(server.address).from_address(from).watch(&path).map_err(fail)?;
        let mut first = [0; 64];
        let _ = stream.read(&mut first).map_err(fail)?;
        streams.push(stream);
    }
    std::thread::sleep(Duration::from_secs(2));
    let after = server.memory()?;
    let open = host.get("/metrics").map_err(fail)?.text();
    let open = open.lines().find_map(|line| line.strip_prefix("letopis_streams ")).unwrap_or("?").to_owned();
    println!(
        "{open} idle watchers: {:.1} kB each ({} MiB in all)",
        (after - before) as f64 * 1.024 / plan.watchers as f64,
        after / 1024
    );
    Ok(())
}

/// Starting over a file with many tables.
fn start_up(program: &Path, database: &Path, plan: &Plan) -> Result<(), String> {
    server::fill(database, plan.stored)?;
    let size = std::fs::metadata(database).map_err(|error| error.to_string())?.len();
    let start = Instant::now();
    let server = Server::start(program, database)?;
    let mut client = Client::new(server.address);
    let answer = client.get("/").map_err(|error| error.to_string())?;
    println!(
        "{} stored tables ({} MiB): first page after {:?} (status {})",
        plan.stored,
        size >> 20,
        start.elapsed(),
        answer.status
    );
    Ok(())
}
