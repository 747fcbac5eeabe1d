//! Style sheets, icons and the script: carried by the program, put together from their parts when they are first asked for, and
//! served under names that change with what they say.
//!
//! A page asks for one sheet of all pages and, if it belongs to a game, for that game's: what boards share, then what this
//! board alone has. A game's files are named by its board.

use std::sync::{Arc, OnceLock};

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use sha2::{Digest, Sha256};
use speech::{Language, Speech};

use crate::App;
use crate::installed::PICTURES;

/// What a browser asks for once and then keeps.
#[derive(Debug)]
pub struct Asset {
    stem: &'static str,
    ending: &'static str,
    kind: &'static str,
    source: Source,
    made: OnceLock<Made>,
}

/// What an asset is made of.
#[derive(Debug)]
enum Source {
    /// Texts, and what stands before them.
    Texts(fn() -> String, &'static [&'static str]),
    /// A file as it is.
    File(&'static [u8]),
}

/// An asset that was put together.
#[derive(Debug)]
struct Made {
    path: String,
    bytes: Vec<u8>,
}

/// The texts of some files in `assets`.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $name))),+]
    };
}
pub(crate) use files;

impl Asset {
    /// A style sheet, put together from these texts.
    pub const fn sheet(stem: &'static str, parts: &'static [&'static str]) -> Asset {
        Asset::of(stem, "css", "text/css; charset=utf-8", Source::Texts(String::new, parts))
    }

    /// A picture, or a sprite of several.
    pub const fn picture(stem: &'static str, parts: &'static [&'static str]) -> Asset {
        Asset::of(stem, "svg", "image/svg+xml", Source::Texts(String::new, parts))
    }

    /// A picture in pixels.
    pub const fn pixels(stem: &'static str, file: &'static [u8]) -> Asset {
        Asset::of(stem, "png", "image/png", Source::File(file))
    }

    /// A script, with something before its parts.
    pub(crate) const fn script(stem: &'static str, head: fn() -> String, parts: &'static [&'static str]) -> Asset {
        Asset::of(stem, "js", "text/javascript; charset=utf-8", Source::Texts(head, parts))
    }

    const fn of(stem: &'static str, ending: &'static str, kind: &'static str, source: Source) -> Asset {
        Asset { stem, ending, kind, source, made: OnceLock::new() }
    }

    fn made(&self) -> &Made {
        self.made.get_or_init(|| {
            let bytes = match self.source {
                Source::Texts(head, parts) => (head() + &parts.concat()).into_bytes(),
                Source::File(file) => file.to_vec(),
            };
            let digest = Sha256::digest(&bytes);
            let mark = hex::encode(&digest[..6]);
            Made { path: format!("/assets/{}-{mark}.{}", self.stem, self.ending), bytes }
        })
    }

    /// Where it is.
    pub fn path(&self) -> &str {
        &self.made().path
    }

    /// What it says; a picture in pixels says nothing.
    pub fn text(&self) -> &str {
        std::str::from_utf8(self.bytes()).unwrap_or_default()
    }

    /// What is in it.
    pub fn bytes(&self) -> &[u8] {
        &self.made().bytes
    }
}

/// The style sheet of all pages.
pub static BASE: Asset = Asset::sheet(
    "base",
    files![
        "base/ground.css",
        "base/furniture.css",
        "base/forms.css",
        "base/lists.css",
        "base/log.css",
        "base/cards.css",
        "base/large.css",
        "base/table.css",
        "base/screens.css",
        "base/marks.css",
        "base/motion.css",
        "base/retelling.css",
        "base/replay.css",
        "base/pages.css",
        "base/campaign.css",
        "base/guide.css",
        "base/touch.css",
        "base/thinking.css",
        "base/lesson.css",
        "base/figures.css",
        "base/waits.css",
    ],
);

/// The icons of all pages.
pub static ICONS: Asset = Asset::picture("icons", files!["icons.svg"]);

/// The mark in the browser's tab.
pub static MARK: Asset = Asset::picture("mark", files!["mark.svg"]);

/// The script.
pub static SCRIPT: Asset = Asset::script(
    "letopis",
    script_head,
    files![
        "script/morph.js",
        "script/motion.js",
        "script/page.js",
        "script/news.js",
        "script/line.js",
        "script/stream.js",
        "script/forms.js",
        "script/keys.js",
        "script/retelling.js",
        "script/replay.js",
        "script/large.js",
        "script/hint.js",
        "script/almanac.js",
        "script/copy.js",
        "script/share.js",
        "script/waits.js",
        "script/help.js",
        "script/installed.js",
        "script/begin.js",
    ],
);

/// What the script itself says, by language: when the site does not answer, no page can bring the words.
fn script_head() -> String {
    let words = Language::ALL.map(|language| {
        let speech = Speech::new(language, &[crate::MESSAGES], &[]).expect("the message files are checked by a test");
        let words = json!({ "looking": speech.word("site-line-looking"), "sending": speech.word("site-line-sending"), "refused": speech.word("waits-refused"), "close": speech.word("site-close") });
        (language.code().to_owned(), words)
    });
    format!("\"use strict\";\nconst WORDS = {};\n", serde_json::Value::Object(words.into_iter().collect()))
}

/// What every page needs; games add their own.
static SHARED: [&Asset; 4] = [&BASE, &ICONS, &MARK, &SCRIPT];

/// Serves a file; its address changes with its contents, so it may be kept for ever.
pub async fn serve(State(app): State<Arc<App>>, Path(name): Path<String>) -> Response {
    let wanted = format!("/assets/{name}");
    let games = app.games.iter().flat_map(|chapter| chapter.assets());
    match SHARED.into_iter().chain(PICTURES).chain(games).find(|asset| asset.path() == wanted) {
        Some(asset) => {
            let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, asset.bytes()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

#[cfg(test)]
mod tests;
