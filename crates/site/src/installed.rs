//! The site as a program on somebody's screen: what it is called, its icons, and what is seen of it without a line.
//!
//! The worker keeps the page below and what that page is drawn with, and nothing else: tables and whatever else is somebody's
//! own come over the line or not at all.

use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::json;
use sha2::{Digest, Sha256};
use speech::{Language, Speech};

use crate::App;
use crate::assets::{Asset, BASE, ICONS, MARK, SCRIPT, files};
use crate::pages::{Dress, bare, icon_as};
use crate::people::Visitor;

/// The mark with transparent corners, small and large.
static ICON: Asset = Asset::pixels("icon-192", include_bytes!("../assets/app/icon-192.png"));
static ICON_LARGE: Asset = Asset::pixels("icon-512", include_bytes!("../assets/app/icon-512.png"));
/// The mark on a ground that fills the picture, for screens that cut icons to a shape of their own.
static WHOLE: Asset = Asset::picture("whole", files!["app/whole.svg"]);
static WHOLE_LARGE: Asset = Asset::pixels("whole-512", include_bytes!("../assets/app/whole-512.png"));
/// The same as telephones from Cupertino want it.
pub static TOUCH: Asset = Asset::pixels("whole-180", include_bytes!("../assets/app/whole-180.png"));

/// The pictures.
pub static PICTURES: [&Asset; 5] = [&ICON, &ICON_LARGE, &WHOLE, &WHOLE_LARGE, &TOUCH];

/// The ground of all pages, in the light and in the dark.
pub const GROUNDS: [&str; 2] = ["#fffdf8", "#1e2128"];

const OFFLINE: &str = "/offline";

/// What the worker keeps besides the page.
static KEPT: [&Asset; 4] = [&BASE, &SCRIPT, &ICONS, &MARK];

/// The worker.
pub static WORKER: Asset = Asset::script("worker", worker_head, files!["app/worker.js"]);

/// What is to be kept, and under which name: another one whenever anything of it is another.
fn worker_head() -> String {
    let kept: Vec<&str> = std::iter::once(OFFLINE).chain(KEPT.iter().map(|asset| asset.path())).collect();
    let mark = hex::encode(&Sha256::digest(PAGE.clone() + &kept.concat())[..6]);
    format!("\"use strict\";\nconst NAME = \"letopis {mark}\";\nconst KEPT = {};\n", json!(kept))
}

/// Serves the worker. It must lie at the root to be asked for every page, and is looked at anew each time.
pub async fn worker() -> Response {
    let headers = [(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")];
    (headers, WORKER.bytes()).into_response()
}

/// What the site is called and looks like as a program, in the language of whoever installs it.
pub async fn manifest(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    let voice = app.words.of(visitor.language);
    let icon = |asset: &Asset, sizes: &str, kind: &str, purpose: &str| json!({ "src": asset.path(), "sizes": sizes, "type": kind, "purpose": purpose });
    let manifest = json!({
        "id": "/",
        "name": voice.word("site-brand"),
        "short_name": voice.word("site-brand"),
        "description": voice.word("site-installed"),
        "lang": visitor.language.code(),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUNDS[0],
        "theme_color": GROUNDS[0],
        "icons": [
            icon(&MARK, "any", "image/svg+xml", "any"),
            icon(&ICON, "192x192", "image/png", "any"),
            icon(&ICON_LARGE, "512x512", "image/png", "any"),
            icon(&WHOLE, "any", "image/svg+xml", "maskable"),
            icon(&WHOLE_LARGE, "512x512", "image/png", "maskable"),
        ],
    });
    let headers = [(CONTENT_TYPE, "application/manifest+json"), (CACHE_CONTROL, "no-cache")];
    (headers, manifest.to_string()).into_response()
}

/// Shows the page for when there is no line.
pub async fn offline() -> Response {
    ([(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")], PAGE.as_str()).into_response()
}

/// It is kept once for whoever uses the browser, so it is the same for all and speaks both languages.
static PAGE: LazyLock<String> = LazyLock::new(|| {
    let voice =
        |language| Speech::new(language, &[crate::MESSAGES], &[]).expect("the message files are checked by a test");
    offline_page(&Language::ALL.map(voice)).into_string()
});

fn offline_page(voices: &[Speech]) -> Markup {
    let brands: Vec<String> = voices.iter().map(|voice| voice.word("site-brand")).collect();
    let title = brands.join(" · ");
    let body = html! {
        header.top { a.brand href="/" { (title) } }
        main.wrap id="main" {
            section.lost.offline {
                (icon_as("t-troll", "lost-mark"))
                h1.visually-hidden { (title) }
                @for voice in voices {
                    div lang=(voice.language().code()) {
                        h2 { (voice.word("site-offline")) }
                        p { (voice.word("site-offline-more")) }
                        // The page stands at the address that was asked for.
                        p.row { a.btn.btn-primary href="" { (voice.word("site-offline-again")) } }
                    }
                }
            }
        }
    };
    bare(Dress { language: Language::default(), theme: None }, None, &title, "", html! {}, body)
}
