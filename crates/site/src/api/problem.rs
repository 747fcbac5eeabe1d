//! What went wrong, as `application/problem+json`.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, HeaderValue, RETRY_AFTER};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use speech::Speech;
use utoipa::ToSchema;

use crate::hall::Refused;

/// Why a request was not carried out (RFC 9457). Nothing was changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Problem {
    /// Always `about:blank`: `reason` tells problems apart.
    r#type: &'static str,
    /// What the status means.
    title: &'static str,
    /// The status of the answer.
    status: u16,
    /// For programs: why, in one word, such as `not-in-hand` or `table-seat-taken`.
    reason: &'static str,
    /// For people: why, in the language that was asked for.
    detail: String,
    /// Seconds to wait before asking again.
    #[serde(skip_serializing_if = "Option::is_none")]
    retry_after: Option<u64>,
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}: {}", self.status, self.reason, self.detail)
    }
}

impl std::error::Error for Problem {}

impl Problem {
    /// A problem of this kind.
    pub fn new(status: StatusCode, reason: &'static str, detail: impl Into<String>) -> Problem {
        Problem {
            r#type: "about:blank",
            title: status.canonical_reason().unwrap_or_default(),
            status: status.as_u16(),
            reason,
            detail: detail.into(),
            retry_after: None,
        }
    }

    /// What was refused, in these words.
    pub fn of(refused: &Refused, words: &Speech) -> Problem {
        let (status, reason) = match refused {
            Refused::NoTable => (StatusCode::NOT_FOUND, "no-such-table"),
            Refused::Stale => (StatusCode::CONFLICT, "stale"),
            Refused::Denied(denied) => (StatusCode::CONFLICT, denied.reason),
            Refused::Malformed(denied) => (StatusCode::UNPROCESSABLE_ENTITY, denied.reason),
            Refused::Closed => (StatusCode::FORBIDDEN, "table-closed"),
            Refused::SetAside => (StatusCode::GONE, "set-aside"),
            Refused::NoSet(_) => (StatusCode::GONE, "set-not-offered"),
            Refused::Broken => (StatusCode::SERVICE_UNAVAILABLE, "not-kept"),
            Refused::TooMuch(_) => (StatusCode::TOO_MANY_REQUESTS, "too-much"),
        };
        let retry_after = match refused {
            Refused::TooMuch(wait) => Some(wait.as_secs() + 1),
            Refused::NoTable
            | Refused::Stale
            | Refused::Denied(_)
            | Refused::Malformed(_)
            | Refused::Closed
            | Refused::SetAside
            | Refused::NoSet(_)
            | Refused::Broken => None,
        };
        Problem { retry_after, ..Problem::new(status, reason, words.say(&refused.phrase(), &[])) }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, wait) = (StatusCode::from_u16(self.status), self.retry_after);
        let mut response = (status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), Json(self)).into_response();
        let headers = response.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        if let Some(seconds) = wait {
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
