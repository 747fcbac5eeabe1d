//! The program as it is started, on a free port, over a file in a folder that goes away.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// How long something may take before a test gives up: far longer than it does, even on a machine that is busy elsewhere.
const PATIENCE: Duration = Duration::from_secs(180);

/// A folder of its own for each test, removed afterwards.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("letopis-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// Writes a file, and gives its path.
    pub fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_string_lossy().into_owned()
    }

    /// The path of a file.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_string_lossy().into_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program, serving.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
}

impl Server {
    pub fn start(database: &Path) -> Server {
        Server::start_with(database, &[])
    }

    pub fn start_with(database: &Path, args: &[&str]) -> Server {
        Server::start_limited(database, "off", args)
    }

    /// With limits from this file.
    pub fn start_limited(database: &Path, limits: &str, args: &[&str]) -> Server {
        Server::start_by(&mut Command::new(env!("CARGO_BIN_EXE_letopis")), database, limits, args)
    }

    /// Started by this command.
    pub fn start_by(command: &mut Command, database: &Path, limits: &str, args: &[&str]) -> Server {
        let mut child = command
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--limits", limits, "--database"])
            .arg(database)
            .args(args)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
        Server { child, address: address.parse().unwrap_or_else(|_| panic!("no address in {line:?}")) }
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until it ends by itself.
    pub fn wait(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "the program does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Server {
    /// No signal that could be answered: the process is gone at once.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
