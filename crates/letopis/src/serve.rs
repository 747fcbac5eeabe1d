//! `letopis serve`: the web site.

use std::path::Path;

use kernel::{Phrase, phrase};
use site::Site;
use speech::Speech;
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::{Failure, Outcome};

/// Where the site listens unless told.
pub const LISTEN: &str = "127.0.0.1:8080";
/// Where tables are kept unless told.
pub const DATABASE: &str = "letopis.db";

/// Serves the site until the program is told to stop.
pub fn run(listen: &str, database: &str, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
    // A second subscriber cannot be set only if one is there already, which serves as well.
    let _ = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).try_init();
    let site = Site::open(Path::new(database)).map_err(complain)?;
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
