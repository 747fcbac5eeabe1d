//! Style sheets, icons and the script: carried by the program, put together from their parts when it starts, and served
//! under names that change with what they say.
//!
//! A page asks for one sheet of all pages and, if it belongs to a game, for that game's: what boards share, then what this
//! board alone has.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use sha2::{Digest, Sha256};
use speech::{Language, Speech};

/// What a browser asks for once and then keeps.
struct Asset {
    path: String,
    kind: &'static str,
    text: String,
}

/// The texts of some files in `assets`.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        [$(include_str!(concat!("../assets/", $name))),+]
    };
}

impl Asset {
    fn new(stem: &str, ending: &str, kind: &'static str, parts: &[&str]) -> Asset {
        let text = parts.concat();
        let digest = Sha256::digest(&text);
        let mark = hex::encode(&digest[..6]);
        Asset { path: format!("/assets/{stem}-{mark}.{ending}"), kind, text }
    }

    fn sheet(stem: &str, parts: &[&str]) -> Asset {
        Asset::new(stem, "css", "text/css; charset=utf-8", parts)
    }

    fn picture(stem: &str, parts: &[&str]) -> Asset {
        Asset::new(stem, "svg", "image/svg+xml", parts)
    }
}

static BASE: LazyLock<Asset> = LazyLock::new(|| {
    let parts = files![
        "base/ground.css",
        "base/furniture.css",
        "base/forms.css",
        "base/lists.css",
        "base/cards.css",
        "base/table.css",
        "base/screens.css",
        "base/marks.css",
        "base/motion.css",
        "base/pages.css",
        "base/guide.css",
    ];
    Asset::sheet("base", &parts)
});

static ETHNOS: LazyLock<Asset> = LazyLock::new(|| {
    let parts = files![
        "boards/board.css",
        "boards/row.css",
        "ethnos/map.css",
        "ethnos/market.css",
        "ethnos/specials.css",
        "ethnos/mine.css",
        "ethnos/screens.css",
    ];
    Asset::sheet("ethnos", &parts)
});

static HADARA: LazyLock<Asset> = LazyLock::new(|| {
    let parts = files![
        "boards/board.css",
        "hadara/marks.css",
        "hadara/cards.css",
        "hadara/wheel.css",
        "hadara/pboard.css",
        "hadara/others.css",
        "hadara/offers.css",
        "hadara/end.css",
        "hadara/screens.css",
        "hadara/almanac.css",
    ];
    Asset::sheet("hadara", &parts)
});

static SETTLERS: LazyLock<Asset> = LazyLock::new(|| {
    let parts = files![
        "boards/board.css",
        "boards/row.css",
        "settlers/goods.css",
        "settlers/cards.css",
        "settlers/empire.css",
        "settlers/location.css",
        "settlers/others.css",
        "settlers/hand.css",
        "settlers/open.css",
        "settlers/solo.css",
        "settlers/screens.css",
        "settlers/almanac.css",
    ];
    Asset::sheet("settlers", &parts)
});

static ICONS: LazyLock<Asset> = LazyLock::new(|| Asset::picture("icons", &files!["icons.svg"]));
static HADARA_ICONS: LazyLock<Asset> = LazyLock::new(|| Asset::picture("icons-hadara", &files!["icons-hadara.svg"]));
static SETTLERS_ICONS: LazyLock<Asset> =
    LazyLock::new(|| Asset::picture("icons-settlers", &files!["icons-settlers.svg"]));
static MARK: LazyLock<Asset> = LazyLock::new(|| Asset::picture("mark", &files!["mark.svg"]));

static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let parts = files![
        "script/page.js",
        "script/line.js",
        "script/stream.js",
        "script/forms.js",
        "script/keys.js",
        "script/almanac.js",
        "script/begin.js",
    ];
    let words = format!("\"use strict\";\nconst WORDS = {};\n", script_words());
    Asset::new("letopis", "js", "text/javascript; charset=utf-8", &[&[words.as_str()], &parts[..]].concat())
});

/// What the script itself says, by language: when the site does not answer, no page can bring the words.
fn script_words() -> serde_json::Value {
    let words = Language::ALL.map(|language| {
        let speech = Speech::new(language, &[crate::MESSAGES], &[]).expect("the message files are checked by a test");
        let words = json!({ "looking": speech.word("site-line-looking"), "sending": speech.word("site-line-sending") });
        (language.code().to_owned(), words)
    });
    serde_json::Value::Object(words.into_iter().collect())
}

fn all() -> [&'static Asset; 9] {
    [&BASE, &ETHNOS, &HADARA, &SETTLERS, &ICONS, &HADARA_ICONS, &SETTLERS_ICONS, &MARK, &SCRIPT]
}

/// Where the style sheet of all pages is.
pub fn base_css() -> &'static str {
    &BASE.path
}

/// Where the style sheet of the Ethnos board is.
pub fn ethnos_css() -> &'static str {
    &ETHNOS.path
}

/// Where the style sheet of the Hadara board is.
pub fn hadara_css() -> &'static str {
    &HADARA.path
}

/// Where the style sheet of the Imperial Settlers board is.
pub fn settlers_css() -> &'static str {
    &SETTLERS.path
}

/// Where the icons of all pages are.
pub fn icons() -> &'static str {
    &ICONS.path
}

/// Where the icons of Hadara are.
pub fn hadara_icons() -> &'static str {
    &HADARA_ICONS.path
}

/// Where the icons of Imperial Settlers are.
pub fn settlers_icons() -> &'static str {
    &SETTLERS_ICONS.path
}

/// Where the mark in the browser's tab is.
pub fn mark() -> &'static str {
    &MARK.path
}

/// Where the script is.
pub fn script() -> &'static str {
    &SCRIPT.path
}

/// Serves a file; its address changes with its contents, so it may be kept for ever.
pub async fn serve(Path(name): Path<String>) -> Response {
    let wanted = format!("/assets/{name}");
    match all().into_iter().find(|asset| asset.path == wanted) {
        Some(asset) => {
            let headers = [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, asset.text.as_str()).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

#[cfg(test)]
mod tests;
