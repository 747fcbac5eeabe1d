//! What every request passes on its way in and out: counting, limits, whence it comes, what the answer may load.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{FromRequest, FromRequestParts, MatchedPath, Request, State};
use axum::http::header::{
    CONNECTION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    REFERRER_POLICY, RETRY_AFTER, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use kernel::phrase;

use crate::App;
use crate::health::Condition;
use crate::metrics::Gauges;
use crate::pages::error;
use crate::people::{Visitor, address};

/// Counts an answer and writes it down. Links to tables are secrets: the pattern of the path is written, not the path.
pub async fn count(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map_or("?", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let (status, took) = (response.status().as_u16(), start.elapsed());
    app.metrics.answered(status, took);
    tracing::info!(%method, path, status, micros = took.as_micros() as u64, "answered");
    response
}

/// What every answer tells the browser: nothing from elsewhere, nothing inline, no guessing.
pub async fn secure(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                  manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
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

/// Lets nobody ask for too much, and nobody act through another site's page.
pub async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let nothing_more = request.body().is_end_stream();
    let mut response = admit(&app, request, next).await;
    let refused = matches!(
        response.status(),
        StatusCode::PAYLOAD_TOO_LARGE | StatusCode::TOO_MANY_REQUESTS | StatusCode::FORBIDDEN
    );
    if refused && !nothing_more {
        // Perhaps nobody has read the body. Then the connection ends here, and whoever keeps it must be told.
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

async fn admit(app: &Arc<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    if let Err(much) = app.limits.address.take(address(app, &parts)) {
        app.metrics.limited.fetch_add(1, Ordering::Relaxed);
        return (
            StatusCode::TOO_MANY_REQUESTS,
            [(RETRY_AFTER, much.0.as_secs() + 1)].map(written),
            "too many requests\n",
        )
            .into_response();
    }
    let safe = matches!(parts.method, Method::GET | Method::HEAD | Method::OPTIONS);
    if !safe && !from_here(&parts.headers) {
        return match Visitor::from_request_parts(&mut parts, app).await {
            Ok(visitor) => error::page(app, &visitor, StatusCode::FORBIDDEN, &phrase!("site-foreign-form")),
            Err(refused) => refused,
        };
    }
    next.run(Request::from_parts(parts, body)).await
}

/// How many bytes the body of a request has.
#[derive(Clone, Copy)]
pub struct Received(pub usize);

impl Received {
    /// Of this request.
    pub fn of(parts: &axum::http::request::Parts) -> usize {
        parts.extensions.get::<Received>().map_or(0, |received| received.0)
    }
}

/// Reads the body before anything is answered, whether or not anybody looks at it: a connection on which something is left
/// unread cannot be kept. A body that trickles in is waited for as long as a head is.
pub async fn receive(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let body = Bytes::from_request(Request::from_parts(parts.clone(), body), &());
    match tokio::time::timeout(app.bounds.request(), body).await {
        Ok(Ok(bytes)) => {
            let received = Received(bytes.len());
            let mut request = Request::from_parts(parts, Body::from(bytes));
            request.extensions_mut().insert(received);
            next.run(request).await
        }
        Ok(Err(rejection)) => rejection.into_response(),
        Err(_) => (StatusCode::REQUEST_TIMEOUT, [(CONNECTION, "close")], "too slow\n").into_response(),
    }
}

fn written((name, seconds): (HeaderName, u64)) -> (HeaderName, String) {
    (name, seconds.to_string())
}

/// Whether a form comes from one of our own pages, as far as the browser tells. What is not a browser tells nothing, and
/// has no cookies that it did not mean to send.
fn from_here(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    match (text(HeaderName::from_static("sec-fetch-site")), text(ORIGIN), text(HOST)) {
        (Some(site), _, _) => matches!(site, "same-origin" | "none"),
        (None, Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from == host),
        (None, Some(_), None) => false,
        (None, None, _) => true,
    }
}

/// Whether the site can keep what it is told.
pub async fn health(State(app): State<Arc<App>>) -> Response {
    match app.health.check(&app.hall).await {
        Condition::Well => "ok\n".into_response(),
        Condition::CannotWrite => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written\n").into_response(),
        Condition::Damaged => (StatusCode::SERVICE_UNAVAILABLE, "the file is damaged\n").into_response(),
    }
}

/// The key by which the site's signature below chronicles is checked.
pub async fn key(State(app): State<Arc<App>>) -> Response {
    ([(CONTENT_TYPE, "text/plain; charset=utf-8")], format!("{}\n", app.seal.public())).into_response()
}

/// Figures for Prometheus.
pub async fn metrics(State(app): State<Arc<App>>) -> Response {
    let gauges =
        Gauges { tables: app.hall.tables_in_memory(), streams: app.limits.streams(), connections: app.bounds.open() };
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.write(&gauges)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_of_other_sites_are_told_apart() {
        let headers = |pairs: &[(&'static str, &'static str)]| -> HeaderMap {
            pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
        };
        for (pairs, ours) in [
            (vec![("host", "a.example")], true),
            (vec![("host", "a.example"), ("origin", "https://a.example")], true),
            (vec![("host", "a.example"), ("origin", "https://evil.example")], false),
            (vec![("host", "a.example"), ("origin", "null")], false),
            (vec![("origin", "https://a.example")], false),
            (vec![("host", "a.example"), ("sec-fetch-site", "same-origin")], true),
            (vec![("host", "a.example"), ("sec-fetch-site", "cross-site")], false),
            (vec![("host", "a.example"), ("origin", "https://a.example"), ("sec-fetch-site", "same-site")], false),
        ] {
            assert_eq!(from_here(&headers(&pairs)), ours, "{pairs:?}");
        }
    }
}
