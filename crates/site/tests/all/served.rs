//! A site of its own on a free port, in a folder of its own, that goes away with the test.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use client::{Answer, Client};
use serde_json::{Value, json};
use site::{Config, Rates, Site};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

/// Bots think no longer than this, unless a test is about their thoughts: what they decide is for other tests.
pub const BOT_MILLIS: usize = 40;

/// No limits, and bots that decide at once.
fn unlimited() -> Rates {
    Rates { bot_millis: BOT_MILLIS, ..Rates::unlimited() }
}

/// A site that is being served.
pub struct Served {
    pub address: SocketAddr,
    pub database: PathBuf,
    folder: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Served {
    /// Without limits, which most tests are not about.
    pub fn new(name: &str) -> Served {
        Served::with(name, |config| config.rates = unlimited())
    }

    /// With some other configuration.
    pub fn with(name: &str, change: impl FnOnce(&mut Config)) -> Served {
        let folder = std::env::temp_dir().join(format!("letopis-site-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let database = folder.join("letopis.db");
        let mut config = Config::new(&database);
        change(&mut config);
        let (address, stop, thread) = serve(config);
        Served { address, database, folder, stop: Some(stop), thread: Some(thread) }
    }

    /// Stops the site and opens it again over the same file.
    pub fn restart(&mut self) {
        self.restart_with(|_| {});
    }

    /// The same, with something done to the file meanwhile.
    pub fn restart_with(&mut self, meanwhile: impl FnOnce(&Served)) {
        self.stop();
        meanwhile(self);
        self.open(|_| {});
    }

    /// Stops the site and opens it again over the same file, with some other configuration.
    pub fn restart_as(&mut self, change: impl FnOnce(&mut Config)) {
        self.stop();
        self.open(change);
    }

    fn open(&mut self, change: impl FnOnce(&mut Config)) {
        let mut config = Config { rates: unlimited(), ..Config::new(&self.database) };
        change(&mut config);
        let (address, stop, thread) = serve(config);
        (self.address, self.stop, self.thread) = (address, Some(stop), Some(thread));
    }

    fn stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }

    /// Somebody whom the site does not know.
    pub fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// A guest of the API.
    pub fn guest(&self) -> Client {
        Client::guest(self.address).unwrap()
    }

    /// A table for two guests, at their first decision. Gives its name.
    pub fn table_for_two(&self, game: &str, setup: &str, first: &mut Client, second: &mut Client) -> String {
        let order = json!({ "game": game, "setup": setup, "seats": ["me", "open"], "name": "Anna" });
        let table = ok(first.post("/api/tables", &order).unwrap(), 201)["id"].as_str().unwrap().to_owned();
        ok(second.post(&format!("/api/tables/{table}/seats/2"), &json!({ "name": "Boris" })).unwrap(), 200);
        ok(first.post(&format!("/api/tables/{table}/start"), &Value::Null).unwrap(), 200);
        table
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.stop();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn serve(config: Config) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
    let site = Site::open(config).unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let (tell, told) = std::sync::mpsc::channel();
    let thread = std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async move {
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            tell.send(listener.local_addr().unwrap()).unwrap();
            let stopped = async {
                let _ = stopped.await;
            };
            site.serve(listener, stopped).await;
        });
        runtime.shutdown_timeout(Duration::from_secs(5));
    });
    (told.recv().unwrap(), stop, thread)
}

/// How long something may take before a test gives up: far longer than it does, even on a machine that is busy elsewhere.
const PATIENCE: Duration = Duration::from_secs(180);

/// Waits until something holds.
pub fn eventually(what: &str, mut holds: impl FnMut() -> bool) {
    let start = Instant::now();
    while !holds() {
        assert!(start.elapsed() < PATIENCE, "{what} did not come");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// The JSON of an answer that must have this status.
pub fn ok(answer: Answer, status: u16) -> Value {
    assert_eq!(answer.status, status, "{}", answer.text());
    answer.json()
}
