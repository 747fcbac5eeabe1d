//! The JSON API: everything that a person can do on a page, for programs. `docs/api.md` tells how it is used.

mod analyses;
mod asker;
mod campaigns;
mod document;
mod games;
mod hints;
mod people;
mod problem;
mod reports;
mod tables;
mod view;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::{Modify, OpenApi};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::App;
use problem::Problem;

/// What the document says besides its paths.
#[derive(OpenApi)]
#[openapi(
    info(title = "Letopis", description = "Civilisation card games, played by their rulebooks. Seats are counted from 1."),
    servers((url = "/api")),
    modifiers(&Bearer)
)]
struct Document;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("bearer", scheme);
    }
}

/// All routes, and the document that describes them.
pub fn router() -> Router<Arc<App>> {
    let (router, document) = OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games::list))
        .routes(routes!(games::one))
        .routes(routes!(games::cards))
        .routes(routes!(games::lessons))
        .routes(routes!(people::guest))
        .routes(routes!(people::register, people::delete))
        .routes(routes!(people::log_in, people::log_out))
        .routes(routes!(people::change_password))
        .routes(routes!(people::tokens, people::make_token))
        .routes(routes!(people::drop_token))
        .routes(routes!(people::profile))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::view))
        .routes(routes!(tables::options))
        .routes(routes!(tables::decide))
        .routes(routes!(tables::sit, tables::vacate))
        .routes(routes!(tables::seat_bot))
        .routes(routes!(tables::start))
        .routes(routes!(tables::undo))
        .routes(routes!(tables::answer_undo))
        .routes(routes!(hints::take))
        .routes(routes!(tables::resign))
        .routes(routes!(tables::chat, tables::talk))
        .routes(routes!(tables::onlookers))
        .routes(routes!(tables::speed))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::log))
        .routes(routes!(tables::position))
        .routes(routes!(tables::chronicle))
        .routes(routes!(analyses::read, analyses::begin, analyses::stop))
        .routes(routes!(tables::stream))
        .routes(routes!(campaigns::openings))
        .routes(routes!(campaigns::list, campaigns::begin))
        .routes(routes!(campaigns::show))
        .routes(routes!(campaigns::choose))
        .routes(routes!(campaigns::play))
        .routes(routes!(campaigns::text))
        .routes(routes!(reports::make))
        .routes(routes!(reports::show))
        .routes(routes!(reports::scenario))
        .split_for_parts();
    let document = document::write(&document).unwrap_or_else(|error| {
        tracing::error!(%error, "the document cannot be written");
        String::new()
    });
    let document: Arc<str> = document.into();
    let describe = move || {
        let document = document.clone();
        async move { ([(CONTENT_TYPE, "application/json")], document.to_string()) }
    };
    router.route("/openapi.json", get(describe)).method_not_allowed_fallback(otherwise).fallback(nothing)
}

async fn otherwise() -> Response {
    let detail = "This address does not answer to this method; see /api/openapi.json.";
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "no-such-method", detail).into_response()
}

/// The answer at an address where nothing is.
pub async fn nothing() -> Response {
    Problem::new(StatusCode::NOT_FOUND, "no-such-path", "There is nothing at this address.").into_response()
}
