//! Style sheets, icons and the script: carried by the program, served under names that change with what they say.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// One file.
struct Asset {
    stem: &'static str,
    ending: &'static str,
    kind: &'static str,
    text: &'static str,
}

const ASSETS: [Asset; 9] = [
    Asset { stem: "base", ending: "css", kind: "text/css; charset=utf-8", text: include_str!("../assets/base.css") },
    Asset {
        stem: "ethnos",
        ending: "css",
        kind: "text/css; charset=utf-8",
        text: include_str!("../assets/ethnos.css"),
    },
    Asset { stem: "icons", ending: "svg", kind: "image/svg+xml", text: include_str!("../assets/icons.svg") },
    Asset {
        stem: "letopis",
        ending: "js",
        kind: "text/javascript; charset=utf-8",
        text: include_str!("../assets/letopis.js"),
    },
    Asset { stem: "mark", ending: "svg", kind: "image/svg+xml", text: include_str!("../assets/mark.svg") },
    Asset {
        stem: "hadara",
        ending: "css",
        kind: "text/css; charset=utf-8",
        text: include_str!("../assets/hadara.css"),
    },
    Asset {
        stem: "icons-hadara",
        ending: "svg",
        kind: "image/svg+xml",
        text: include_str!("../assets/icons-hadara.svg"),
    },
    Asset {
        stem: "settlers",
        ending: "css",
        kind: "text/css; charset=utf-8",
        text: include_str!("../assets/settlers.css"),
    },
    Asset {
        stem: "icons-settlers",
        ending: "svg",
        kind: "image/svg+xml",
        text: include_str!("../assets/icons-settlers.svg"),
    },
];

/// The addresses of all files, in the order of the list above.
static PATHS: LazyLock<[String; 9]> = LazyLock::new(|| {
    ASSETS.each_ref().map(|asset| {
        let digest = Sha256::digest(asset.text);
        let mark: String = digest[..6].iter().map(|byte| format!("{byte:02x}")).collect();
        format!("/assets/{}-{mark}.{}", asset.stem, asset.ending)
    })
});

/// Where the style sheet of all pages is.
pub fn base_css() -> &'static str {
    &PATHS[0]
}

/// Where the style sheet of the Ethnos board is.
pub fn ethnos_css() -> &'static str {
    &PATHS[1]
}

/// Where the icons of all pages are.
pub fn icons() -> &'static str {
    &PATHS[2]
}

/// Where the script is.
pub fn script() -> &'static str {
    &PATHS[3]
}

/// Where the mark in the browser's tab is.
pub fn mark() -> &'static str {
    &PATHS[4]
}

/// Where the style sheet of the Hadara board is.
pub fn hadara_css() -> &'static str {
    &PATHS[5]
}

/// Where the icons of Hadara are.
pub fn hadara_icons() -> &'static str {
    &PATHS[6]
}

/// Where the style sheet of the Imperial Settlers board is.
pub fn settlers_css() -> &'static str {
    &PATHS[7]
}

/// Where the icons of Imperial Settlers are.
pub fn settlers_icons() -> &'static str {
    &PATHS[8]
}

/// Serves a file; its address changes with its contents, so it may be kept for ever.
pub async fn serve(Path(name): Path<String>) -> Response {
    let wanted = format!("/assets/{name}");
    match PATHS.iter().position(|path| *path == wanted) {
        Some(at) => {
            let headers = [(CONTENT_TYPE, ASSETS[at].kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, ASSETS[at].text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
