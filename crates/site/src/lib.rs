//! The web site: pages rendered here in full, kept live by a small script over server-sent events, and whole without it.
//!
//! What is not a board does not know the game: boards live in `boards`, one module a game. Everything that a person can do
//! on a page, a program can do over `api`.

mod accounts;
mod acts;
mod api;
mod assets;
mod boards;
mod connections;
mod doorway;
mod hall;
mod health;
mod installed;
mod limits;
mod metrics;
mod names;
mod pages;
mod passwords;
mod people;
mod picture;
mod reports;
mod seal;
mod setting;
mod stream;
mod turns;
mod words;

use std::path::PathBuf;
use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use kernel::{Phrase, phrase};
use store::{Sqlite, Store};
use table::Games;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

use accounts::Accounts;
use connections::Bounds;
use hall::Hall;
use health::Health;
use limits::Limits;
use metrics::Metrics;
use pages::lessons::Lessons;
use people::Signer;
use picture::Pictures;
use reports::Positions;
use seal::Seal;
use words::Words;

pub use acts::Form;
pub use assets::Asset;
pub use boards::{Board, Chapter, Parts, Position, Selection, Sitting, chapters, playables};
pub use hall::restore_table;
pub use limits::{Rate, Rates};
pub use pages::report::export as report_scenario;
pub use seal::check_seal;
pub use words::{Say, Voice};

/// The sentences of the site, in English and Russian.
pub const MESSAGES: [&str; 2] = [
    concat!(include_str!("../messages/en.ftl"), "\n", include_str!("../messages/thinking/en.ftl")),
    concat!(include_str!("../messages/ru.ftl"), "\n", include_str!("../messages/thinking/ru.ftl")),
];

/// The sentences of lessons, and of what can be looked up at a table.
pub const LEARN: [&str; 2] = [include_str!("../messages/learn/en.ftl"), include_str!("../messages/learn/ru.ftl")];

/// No form of ours is longer.
const BODY: usize = 64 << 10;

/// How a site is to be run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where everything is kept.
    pub database: PathBuf,
    /// Whether a proxy of ours stands before it: then its word on addresses and encryption counts.
    pub behind_proxy: bool,
    /// How much anybody may ask for.
    pub rates: Rates,
    /// What can be played.
    pub games: Games<dyn Chapter>,
}

impl Config {
    /// The usual site over this file.
    pub fn new(database: impl Into<PathBuf>) -> Config {
        Config { database: database.into(), behind_proxy: false, rates: Rates::default(), games: chapters() }
    }
}

/// What every request needs.
pub struct App {
    hall: Arc<Hall>,
    accounts: Accounts,
    signer: Signer,
    seal: Seal,
    words: Arc<Words>,
    games: Games<dyn Chapter>,
    limits: Arc<Limits>,
    metrics: Arc<Metrics>,
    positions: Positions,
    lessons: Lessons,
    pictures: Pictures,
    bounds: Arc<Bounds>,
    health: Health,
    behind_proxy: bool,
}

/// A site that has been set up.
pub struct Site {
    app: Arc<App>,
}

impl Site {
    /// Opens the database and whatever else the site needs.
    ///
    /// # Errors
    /// If the database cannot be used; it is left as it is.
    pub fn open(config: Config) -> Result<Site, Phrase> {
        let name = config.database.to_string_lossy().into_owned();
        let store = Sqlite::open_alone(&config.database).map_err(|error| database_fault(&name, error))?;
        let fresh: [u8; 32] = hall::random().map_err(|refused| refused.phrase())?;
        let key = store.keep_value("cookie key", &fresh).map_err(|error| database_fault(&name, error))?;
        let signer = Signer::new(&key).ok_or_else(|| phrase!("site-broken"))?;
        let fresh: [u8; 32] = hall::random().map_err(|refused| refused.phrase())?;
        let key = store.keep_value("signing key", &fresh).map_err(|error| database_fault(&name, error))?;
        let seal = Seal::new(&key).ok_or_else(|| phrase!("site-broken"))?;
        let (limits, metrics) = (Arc::new(Limits::new(config.rates)), Arc::new(Metrics::default()));
        let words = Arc::new(Words::new(&config.games));
        let hall = Hall::new(Arc::new(store), metrics.clone(), words.clone(), &config.rates);
        let accounts = Accounts::new(hall.clone(), limits.clone(), metrics.clone());
        let behind_proxy = config.behind_proxy;
        let bounds = Arc::new(Bounds::new(&config.rates, behind_proxy));
        let lessons = Lessons::new(&config.games);
        let (games, health) = (config.games, Health::default());
        let app = App {
            hall,
            accounts,
            signer,
            seal,
            words,
            games,
            limits,
            metrics,
            bounds,
            health,
            positions: Positions::default(),
            lessons,
            pictures: Pictures::default(),
            behind_proxy,
        };
        Ok(Site { app: Arc::new(app) })
    }

    /// Answers requests until `stop` is over.
    pub async fn serve(self, listener: TcpListener, stop: impl Future<Output = ()>) {
        tokio::spawn(self.app.hall.clone().keep_awake());
        tokio::spawn(self.app.hall.clone().keep_entering());
        let hall = self.app.hall.clone();
        tokio::spawn(async move {
            if let Err(refused) = hall.tell_untold().await {
                tracing::error!(?refused, "finished games could not be told");
            }
        });
        let hall = self.app.hall.clone();
        tokio::spawn(async move {
            if let Err(refused) = hall.take_back().await {
                tracing::error!(?refused, "tables whose set is offered again could not be taken back");
            }
        });
        let (bounds, metrics) = (self.app.bounds.clone(), self.app.metrics.clone());
        connections::serve(listener, router(self.app), bounds, metrics, stop).await;
    }
}

/// What is wrong with a database file, for the person who named it.
pub fn database_fault(file: &str, error: store::Error) -> Phrase {
    match error {
        store::Error::Damaged(detail) => phrase!("site-database-damaged", file = file, detail = detail),
        store::Error::Broken(detail) => phrase!("site-database-broken", file = file, detail = detail),
        store::Error::Exists => phrase!("site-database-exists", file = file),
        store::Error::InUse => phrase!("site-database-in-use", file = file),
        store::Error::Conflict => phrase!("site-broken"),
    }
}

fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(pages::home::show))
        .route("/play", post(pages::new::play_now))
        .route("/new", get(pages::new::show).post(pages::new::create))
        .route("/campaigns", get(pages::campaigns::list).post(pages::campaigns::begin))
        .route("/campaign/{id}", get(pages::campaign::show).post(pages::campaign::act))
        .route("/campaign/{id}/text", get(pages::campaign::text))
        .route("/table/{id}", get(pages::table::show).post(acts::act))
        .route("/table/{id}/analysis", get(pages::analysis::show).post(pages::analysis::act))
        .route("/table/{id}/hint", post(pages::hint::take))
        .route("/table/{id}/log", get(pages::log::show))
        .route("/table/{id}/talk", get(pages::talk::show))
        .route("/table/{id}/stream", get(stream::stream))
        .route("/table/{id}/replay", get(pages::replay::show))
        .route("/table/{id}/replay/{at}", get(pages::replay::show_at))
        .route("/table/{id}/picture/{name}", get(pages::share::picture))
        .route("/table/{id}/again/{number}", get(pages::again::show))
        .route("/table/{id}/chronicle", get(pages::replay::chronicle))
        .route("/table/{id}/report", get(pages::report::form).post(pages::report::make))
        .route("/report/{id}", get(pages::report::show))
        .route("/report/{id}/scenario", get(pages::report::scenario))
        .route("/account", get(pages::account::show).post(pages::account::act))
        .route("/people/{name}", get(pages::profile::show))
        .route("/fairness", get(pages::fairness::show))
        .route("/cards/{game}", get(pages::cards::show))
        .route("/cards/{game}/{id}", get(pages::card::show))
        .route("/rules/{game}", get(pages::rules::show))
        .route("/help/{game}", get(pages::help::show))
        .route("/learn/{game}", get(pages::lessons::show))
        .route("/learn/{game}/{lesson}", get(pages::lesson::show).post(pages::lesson::answer))
        .route("/style", get(pages::style::show))
        .route("/style/{game}", get(pages::style::cards))
        .route("/manifest.webmanifest", get(installed::manifest))
        .route("/offline", get(installed::offline))
        .route("/worker.js", get(installed::worker))
        .route("/waiting", get(pages::waits::show))
        .route("/prefs", post(acts::prefs))
        .route("/assets/{name}", get(assets::serve))
        .route("/healthz", get(doorway::health))
        .route("/metrics", get(doorway::metrics))
        .route("/.well-known/letopis-key", get(doorway::key))
        .nest("/api", api::router())
        .fallback(pages::error::not_found)
        .layer(from_fn(pages::unstored))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), doorway::receive))
        .layer(RequestBodyLimitLayer::new(BODY))
        .layer(CatchPanicLayer::new())
        .layer(from_fn_with_state(app.clone(), doorway::check))
        .layer(from_fn(doorway::secure))
        .layer(from_fn_with_state(app.clone(), doorway::count))
        .with_state(app)
}
