//! The program under measurement, and a file with many tables for it.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;

use kernel::{Seat, Seed, Version};
use store::{Sqlite, Stage, Store, Summary};
use table::{Header, Moment, Pace, PersonId, Record, Visibility};

/// The program, serving without limits.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    /// Starts it on a free port.
    pub fn start(program: &Path, database: &Path) -> Result<Server, String> {
        let mut child = Command::new(program)
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--limits", "off", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(|error| error.to_string())?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).and_then(|a| a.parse().ok());
        match address {
            Some(address) => Ok(Server { child, address }),
            None => {
                let _ = child.kill();
                Err(format!("the program says no address: {line:?}"))
            }
        }
    }

    /// How much processor time it has had, in nanoseconds.
    pub fn processor(&self) -> Result<u64, String> {
        let tasks = std::fs::read_dir(format!("/proc/{}/task", self.child.id())).map_err(|error| error.to_string())?;
        let mut nanos = 0;
        for task in tasks {
            let path = task.map_err(|error| error.to_string())?.path().join("schedstat");
            // A thread that has just ended has nothing more to tell.
            let text = std::fs::read_to_string(path).unwrap_or_default();
            nanos += text.split(' ').next().and_then(|first| first.parse::<u64>().ok()).unwrap_or(0);
        }
        Ok(nanos)
    }

    /// How much memory it has in use, in KiB.
    pub fn memory(&self) -> Result<u64, String> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).map_err(|e| e.to_string())?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).ok_or("no memory figure")?;
        line.trim().trim_end_matches("kB").trim().parse().map_err(|_| line.to_owned())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Keeps many tables with a few records each.
pub fn fill(database: &Path, tables: usize) -> Result<(), String> {
    let store = Sqlite::open(database).map_err(|error| format!("{error:?}"))?;
    let threads = 64;
    std::thread::scope(|scope| {
        let (failed, failures) = channel();
        for thread in 0..threads {
            let (store, failed) = (&store, failed.clone());
            scope.spawn(move || {
                for at in (thread..tables).step_by(threads) {
                    if let Err(error) = keep_one(store, at) {
                        // Nobody listens any more only if the first failure has been told.
                        let _ = failed.send(format!("{error:?}"));
                        return;
                    }
                }
            });
        }
        drop(failed);
        failures.iter().next().map_or(Ok(()), Err)
    })
}

fn keep_one(store: &Sqlite, at: usize) -> Result<(), store::Error> {
    let (person, moment) = (PersonId(at as u64 + 1), Moment(at as u64));
    let header = Header {
        game: "ethnos".to_owned(),
        version: Version::FIRST,
        set: None,
        setup: "2 players, tribes random".to_owned(),
        seed: Seed::of_series(at as u64, 0),
        host: person,
        pace: Pace::Live,
        visibility: if at.is_multiple_of(10) { Visibility::Public } else { Visibility::Link },
        created: moment,
    };
    let mut records: Vec<Record> = vec![];
    for seat in Seat::all(2) {
        records.push(Record::Sit { seat, person, name: format!("Anna {}", seat.index() + 1) });
    }
    records.push(Record::Start);
    let stage = if at.is_multiple_of(3) { Stage::Running } else { Stage::Finished };
    let summary = Summary {
        stage,
        open_seats: 0,
        people: vec![person],
        waiting: vec![],
        names: vec!["Anna 1".to_owned(), "Anna 2".to_owned()],
        bot_owes: false,
        outcomes: vec![],
        taken_back: 0,
        hints: 0,
        code: None,
    };
    store.create(&format!("stored-{at}"), &header, &records, &summary, moment)
}
