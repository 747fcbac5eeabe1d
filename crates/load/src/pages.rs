//! What pages cost: the processor time of the program for each page, decision and view, game by game.

use std::net::{IpAddr, TcpStream};
use std::path::Path;

use client::Client;
use serde_json::{Value, json};

use crate::server::Server;

/// So many decisions are made before anything is measured, and so many while it is.
const BEFORE: usize = 40;
const MEASURED: usize = 150;

/// So many watch each table at which pages are measured.
const WATCHERS: usize = 20;

/// Processor time over some requests.
#[derive(Default)]
struct Cost {
    nanos: u64,
    requests: u64,
}

impl Cost {
    /// Does something that makes one request, and counts what it took the program.
    fn of<T>(&mut self, server: &Server, what: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
        let before = server.processor()?;
        let outcome = what()?;
        self.nanos += server.processor()?.saturating_sub(before);
        self.requests += 1;
        Ok(outcome)
    }

    fn each(&self) -> f64 {
        self.nanos as f64 / 1e6 / self.requests.max(1) as f64
    }
}

/// A table of one game with its two players and somebody who only looks.
struct Desk {
    path: String,
    page: String,
    players: [Client; 2],
    browsers: [Client; 3],
    view: Value,
    salt: usize,
    _watchers: Vec<TcpStream>,
}

fn fail(error: std::io::Error) -> String {
    error.to_string()
}

/// Whoever has this token, in a browser.
fn browser(player: &Client, server: &Server) -> Client {
    let mut browser = Client::new(server.address);
    browser.set_cookies(&format!("who={}", player.token().unwrap_or_default()));
    browser
}

impl Desk {
    /// The first of these setups that is for two.
    fn new(server: &Server, game: &str, setups: &[Value]) -> Result<Desk, String> {
        let mut players = [Client::guest(server.address).map_err(fail)?, Client::guest(server.address).map_err(fail)?];
        let mut id = None;
        for setup in setups {
            let order = json!({ "game": game, "setup": setup, "seats": ["me", "open"], "name": "Anna" });
            let made = players[0].post("/api/tables", &order).map_err(fail)?.json();
            id = made["id"].as_str().map(str::to_owned);
            if id.is_some() {
                break;
            }
        }
        let id = id.ok_or("no setup for two")?;
        let path = format!("/api/tables/{id}");
        players[1].post(&format!("{path}/seats/2"), &json!({ "name": "Boris" })).map_err(fail)?;
        let view = players[0].post(&format!("{path}/start"), &Value::Null).map_err(fail)?.json();
        let page = format!("/table/{id}");
        let mut watchers = vec![];
        for at in 0..WATCHERS {
            let from = IpAddr::from([127, 0, 2, at as u8 + 1]);
            let stream = Client::new(server.address).from_address(from).watch(&format!("{page}/stream"));
            watchers.push(stream.map_err(fail)?);
        }
        let browsers = [browser(&players[0], server), browser(&players[1], server), Client::new(server.address)];
        Ok(Desk { path, page, players, browsers, view, salt: 7, _watchers: watchers })
    }

    /// One decision at random; a game that is over stays so.
    fn decide(&mut self, server: &Server, cost: &mut Cost) -> Result<bool, String> {
        if self.view["phase"] != "running" {
            return Ok(false);
        }
        let seat = self.view["deciding"][0].as_u64().ok_or("nobody is asked")? as usize;
        let player = &mut self.players[seat - 1];
        if self.view["asked"]["seat"] != seat {
            self.view = player.get(&self.path).map_err(fail)?.json();
        }
        let options = self.view["asked"]["options"].as_array().ok_or("nobody is asked")?;
        self.salt = self.salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let option = &options[(self.salt >> 33) % options.len()];
        let body = json!({ "number": self.view["number"], "decision": option });
        let path = format!("{}/decisions", self.path);
        let answer = cost.of(server, || player.post(&path, &body).map_err(fail))?;
        match answer.status {
            200 => self.view = answer.json(),
            _ => return Err(answer.text()),
        }
        Ok(true)
    }

    /// The page as this one sees it: how many bytes it has.
    fn look(&mut self, who: usize, server: &Server, cost: &mut Cost) -> Result<usize, String> {
        let (browser, page) = (&mut self.browsers[who], &self.page);
        let answer = cost.of(server, || browser.get(page).map_err(fail))?;
        match answer.status {
            200 => Ok(answer.body.len()),
            _ => Err(answer.text()),
        }
    }
}

/// Plays each game, and has both players and an onlooker ask for the page after every decision, and once more.
pub fn measure(program: &Path, database: &Path) -> Result<(), String> {
    let server = Server::start(program, database)?;
    let mut client = Client::new(server.address);
    let games = client.get("/api/games").map_err(fail)?.json();
    let mut packed = Client::new(server.address).with_header("Accept-Encoding", "gzip");
    for game in games.as_array().ok_or("no games")? {
        let id = game["id"].as_str().ok_or("a game without a name")?;
        let setups = game["setups"].as_array().ok_or("no setups")?;
        let mut desk = Desk::new(&server, id, setups)?;
        let (mut decided, mut fresh, mut watched, mut same, mut zipped) =
            (Cost::default(), Cost::default(), Cost::default(), Cost::default(), Cost::default());
        let mut going = true;
        for _ in 0..BEFORE {
            going = going && desk.decide(&server, &mut Cost::default())?;
        }
        let (mut made, mut bytes) = (0, 0);
        while made < MEASURED && desk.decide(&server, &mut decided)? {
            made += 1;
            if desk.view["phase"] != "running" {
                break;
            }
            bytes += desk.look(0, &server, &mut fresh)? + desk.look(1, &server, &mut fresh)?;
            desk.look(2, &server, &mut watched)?;
            desk.look(0, &server, &mut same)?;
            desk.look(2, &server, &mut same)?;
            let page = desk.page.clone();
            zipped.of(&server, || packed.get(&page).map_err(fail))?;
        }
        println!(
            "{id}: processor time a request over {made} decisions with {WATCHERS} watchers: decision {:.2} ms; \
             page after a change {:.2} ms for a player, {:.2} ms for an onlooker; the same again {:.2} ms, packed {:.2} ms; \
             {} kB a page",
            decided.each(),
            fresh.each(),
            watched.each(),
            same.each(),
            zipped.each(),
            bytes as u64 / 1_000 / fresh.requests.max(1)
        );
    }
    Ok(())
}
