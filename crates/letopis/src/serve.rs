//! `letopis serve`: the web site.

use std::io::{self, Write};

use kernel::data::Source;
use kernel::{Phrase, phrase};
use site::{Config, Rates, Site};
use speech::{Speech, shown};
use table::Games;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::hosted::{Host, chapters};
use crate::{Failure, Outcome, files, sets};

/// Where the site listens unless told.
pub const LISTEN: &str = "127.0.0.1:8080";
/// Where tables are kept unless told.
pub const DATABASE: &str = "letopis.db";

/// So many descriptors the program needs for itself: the database, the log, what the system opens.
const OWN_DESCRIPTORS: usize = 64;

/// How the site is to be served.
pub struct Args<'a> {
    /// Where to listen.
    pub listen: &'a str,
    /// Where everything is kept.
    pub database: &'a str,
    /// Whether a proxy stands before it.
    pub behind_proxy: bool,
    /// A file with limits, `on` for the usual ones or `off` for none.
    pub limits: Option<&'a str>,
    /// Whether what is written down is for machines.
    pub json: bool,
    /// Where other sets of card data are: a folder for each game that has some.
    pub data: Option<&'a str>,
}

impl Default for Args<'_> {
    fn default() -> Self {
        Args { listen: LISTEN, database: DATABASE, behind_proxy: false, limits: None, json: false, data: None }
    }
}

/// Serves the site until the program is told to stop.
pub fn run(games: &Games<dyn Host>, args: &Args<'_>, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    let listen = args.listen;
    write_down(args.json);
    let games = match args.data {
        Some(directory) => &sets::offered(games, directory, words)?,
        None => games,
    };
    let rates = within_descriptors(rates(args.limits, words)?);
    let games = chapters(games);
    let config = Config { behind_proxy: args.behind_proxy, rates, games, ..Config::new(args.database) };
    let site = Site::open(config).map_err(complain)?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| complain(phrase!("serve-no-threads", detail = error.to_string())))?;
    runtime.block_on(async {
        let cannot = |error: std::io::Error| {
            complain(phrase!("serve-cannot-listen", address = listen, detail = error.to_string()))
        };
        let listener = TcpListener::bind(listen).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        anstream::println!("{}", words.say(&phrase!("serve-open", address = format!("http://{address}/")), &[]));
        site.serve(listener, stop()).await;
        Ok(())
    })
}

/// How much anybody may ask for.
fn rates(limits: Option<&str>, words: &Speech) -> Result<Rates, Failure> {
    match limits {
        None | Some("on") => Ok(Rates::default()),
        Some("off") => Ok(Rates::unlimited()),
        Some(file) => {
            let text = files::read(file, words)?;
            Rates::read(&Source { file, text: &text }).map_err(|fault| files::fault(fault, file, words))
        }
    }
}

/// Raises the number of descriptors as far as the system lets us, and allows no more connections than there are.
fn within_descriptors(rates: Rates) -> Rates {
    let given = rlimit::increase_nofile_limit(u64::MAX).or_else(|error| {
        tracing::warn!(%error, "the number of descriptors cannot be raised");
        rlimit::Resource::NOFILE.get_soft()
    });
    let descriptors = given.map_or(usize::MAX, |given| usize::try_from(given).unwrap_or(usize::MAX));
    let room = descriptors.saturating_sub(OWN_DESCRIPTORS).max(2);
    let in_all = rates.connections_in_all.min(room);
    // However few there are, one address never has all of them.
    Rates { connections_in_all: in_all, connections: rates.connections.min(in_all / 2), ..rates }
}

/// Writes down what happens: sentences for people, or one JSON object a line. `RUST_LOG=info` writes every request down.
fn write_down(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    // Whatever is written comes out as one line of plain text: what strangers sent must not speak to the terminal.
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(false).with_writer(|| Plain);
    // A second subscriber cannot be set only if one is there already, which serves as well.
    let _ = if json { lines.json().try_init() } else { lines.try_init() };
    std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a panic")));
}

/// Standard error, with everything shown that a terminal would obey.
struct Plain;

impl Write for Plain {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        io::stderr().lock().write_all(shown(&text).as_bytes())?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        io::stderr().flush()
    }
}

/// Ends when somebody presses Ctrl-C or the system asks the program to end.
async fn stop() {
    let asked = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate());
    match asked {
        Ok(mut asked) => tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = asked.recv() => {}
        },
        Err(_) => {
            // Without that signal there is still the keyboard; if that fails too, the site simply stays up.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }
}
