//! A page that says what went wrong and leads home.

use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{HeaderValue, RETRY_AFTER};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use kernel::{Phrase, phrase};
use maud::html;

use super::icon_as;
use crate::hall::Refused;
use crate::people::Visitor;
use crate::words::Say;
use crate::{App, api};

/// The page for a sentence.
pub fn page(app: &App, visitor: &Visitor, status: StatusCode, what: &Phrase) -> Response {
    let say = Say::new(app.words.of(visitor.language), &[]);
    let title = say.word(match status {
        StatusCode::NOT_FOUND => "site-lost",
        StatusCode::TOO_MANY_REQUESTS => "site-wait",
        _ => "site-refused",
    });
    let main = html! {
        section.lost {
            (icon_as("t-troll", "lost-mark"))
            p.faded.small { (status.as_u16()) }
            h1 { (title) }
            p.lede { (say.say(what)) }
            p.row { a.btn.btn-primary href="/" { (say.word("site-home")) } }
        }
    };
    (status, super::page(visitor, say, &title, "", main)).into_response()
}

/// The page for something that was refused.
pub fn refused(app: &App, visitor: &Visitor, refused: &Refused) -> Response {
    let status = match refused {
        Refused::NoTable => StatusCode::NOT_FOUND,
        Refused::Stale | Refused::Denied(_) => StatusCode::CONFLICT,
        Refused::Malformed(_) => StatusCode::UNPROCESSABLE_ENTITY,
        Refused::Closed => StatusCode::FORBIDDEN,
        Refused::SetAside | Refused::NoSet(_) => StatusCode::GONE,
        Refused::Broken => StatusCode::SERVICE_UNAVAILABLE,
        Refused::TooMuch(_) => StatusCode::TOO_MANY_REQUESTS,
    };
    let mut response = page(app, visitor, status, &refused.phrase());
    if let Refused::TooMuch(wait) = refused {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(wait.as_secs() + 1));
    }
    response
}

/// The page for an address that leads nowhere; programs are told in their own way.
pub async fn not_found(State(app): State<Arc<App>>, visitor: Visitor, address: Uri) -> Response {
    if address.path().starts_with("/api/") {
        return api::nothing().await;
    }
    page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("site-no-page"))
}
