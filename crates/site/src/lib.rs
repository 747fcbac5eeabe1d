//! The web site: pages rendered here in full, kept live by a small script over server-sent events, and whole without it.
//!
//! What is not a board does not know the game: boards live in `boards`, one module a game.

mod acts;
mod assets;
mod boards;
mod hall;
mod pages;
mod people;
mod stream;
mod words;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::{CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS};
use axum::middleware::{Next, from_fn};
use axum::routing::{get, post};
use kernel::{Phrase, phrase};
use store::{Sqlite, Store};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

use hall::Hall;
use people::Signer;
use words::Words;

/// The sentences of the site, in English and Russian.
pub const MESSAGES: [&str; 2] = [include_str!("../messages/en.ftl"), include_str!("../messages/ru.ftl")];

/// No form of ours is longer.
const BODY: usize = 64 << 10;

/// How long requests under way may take when the site is told to stop.
const GRACE: Duration = Duration::from_secs(2);

/// What every request needs.
pub struct App {
    hall: Arc<Hall>,
    signer: Signer,
    words: Words,
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
    pub fn open(database: &Path) -> Result<Site, Phrase> {
        let name = database.to_string_lossy().into_owned();
        let store = Sqlite::open(database).map_err(|error| match error {
            store::Error::Damaged(detail) => phrase!("site-database-damaged", file = name.as_str(), detail = detail),
            store::Error::Broken(detail) => phrase!("site-database-broken", file = name.as_str(), detail = detail),
            store::Error::Conflict | store::Error::Exists => phrase!("site-broken"),
        })?;
        let fresh: [u8; 32] = hall::random().map_err(|refused| refused.phrase())?;
        let key = store
            .keep_value("cookie key", &fresh)
            .map_err(|error| phrase!("site-database-broken", file = name.as_str(), detail = format!("{error:?}")))?;
        let signer = Signer::new(&key).ok_or_else(|| phrase!("site-broken"))?;
        Ok(Site { app: Arc::new(App { hall: Hall::new(Arc::new(store)), signer, words: Words::new() }) })
    }

    /// Answers requests until `stop` is over.
    ///
    /// # Errors
    /// If the listener fails.
    pub async fn serve(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()> + Send + 'static,
    ) -> std::io::Result<()> {
        let hall = self.app.hall.clone();
        tokio::spawn(async move {
            if let Err(refused) = hall.resume().await {
                tracing::error!(?refused, "bots could not be woken");
            }
        });
        let (tell, told) = tokio::sync::oneshot::channel();
        let stop = async move {
            stop.await;
            // Nobody waits any more only if the server has ended by itself.
            let _ = tell.send(());
        };
        let router = router(self.app).into_make_service_with_connect_info::<SocketAddr>();
        let server = axum::serve(listener, router).with_graceful_shutdown(stop).into_future();
        let patience = async {
            match told.await {
                Ok(()) => tokio::time::sleep(GRACE).await,
                // The server has ended by itself and says how.
                Err(_) => std::future::pending().await,
            }
        };
        tokio::select! {
            outcome = server => outcome,
            // Open streams never end by themselves; whatever was acknowledged is on disk already.
            () = patience => Ok(()),
        }
    }
}

fn router(app: Arc<App>) -> Router {
    Router::new()
        .route("/", get(pages::home::show))
        .route("/play", post(pages::new::play_now))
        .route("/new", get(pages::new::show).post(pages::new::create))
        .route("/table/{id}", get(pages::table::show).post(acts::act))
        .route("/table/{id}/stream", get(stream::stream))
        .route("/table/{id}/replay", get(pages::replay::show))
        .route("/table/{id}/chronicle", get(pages::replay::chronicle))
        .route("/cards/{game}", get(pages::cards::show))
        .route("/rules/{game}", get(pages::rules::show))
        .route("/style", get(pages::style::show))
        .route("/prefs", post(acts::prefs))
        .route("/assets/{name}", get(assets::serve))
        .fallback(pages::error::not_found)
        .with_state(app)
        .layer(CompressionLayer::new())
        .layer(RequestBodyLimitLayer::new(BODY))
        .layer(from_fn(secure))
}

/// What every answer tells the browser: nothing from elsewhere, nothing inline, no guessing.
async fn secure(request: axum::extract::Request, next: Next) -> axum::response::Response {
    let mut response = next.run(request).await;
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                  form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, policy),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ] {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}
