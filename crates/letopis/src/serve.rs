//! `letopis serve`: the web site.

use kernel::{Phrase, phrase};
use site::{Config, Rates, Site};
use speech::Speech;
use table::Games;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::hosted::{Host, chapters};
use crate::{Failure, Outcome};

/// Where the site listens unless told.
pub const LISTEN: &str = "127.0.0.1:8080";
/// Where tables are kept unless told.
pub const DATABASE: &str = "letopis.db";

/// How the site is to be served.
pub struct Args<'a> {
    /// Where to listen.
    pub listen: &'a str,
    /// Where everything is kept.
    pub database: &'a str,
    /// Whether a proxy stands before it.
    pub behind_proxy: bool,
    /// Whether anybody may ask for as much as they like.
    pub unlimited: bool,
    /// Whether what is written down is for machines.
    pub json: bool,
}

impl Default for Args<'_> {
    fn default() -> Self {
        Args { listen: LISTEN, database: DATABASE, behind_proxy: false, unlimited: false, json: false }
    }
}

/// Serves the site until the program is told to stop.
pub fn run(games: &Games<dyn Host>, args: &Args<'_>, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    let listen = args.listen;
    write_down(args.json);
    let rates = if args.unlimited { Rates::unlimited() } else { Rates::default() };
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
        site.serve(listener, stop()).await.map_err(cannot)
    })
}

/// Writes down what happens: sentences for people, or one JSON object a line. `RUST_LOG=info` writes every request down.
fn write_down(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    let lines = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A second subscriber cannot be set only if one is there already, which serves as well.
    let _ = if json { lines.json().try_init() } else { lines.try_init() };
    std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a panic")));
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
