//! Reports, for programs.

use axum::Json;
use axum::http::StatusCode;
use kernel::{Viewer, phrase};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use super::asker::{Asker, Body, Named};
use super::problem::Problem;
use super::view::facts;
use crate::pages::report::export;
use crate::reports;

/// What is wrong.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Words {
    words: String,
}

/// Where a report is.
#[derive(Serialize, ToSchema)]
pub struct Made {
    id: String,
    /// The page that shows the position.
    page: String,
}

/// A report with its position, as whoever asks may see it.
#[derive(Serialize, ToSchema)]
pub struct Reported {
    id: String,
    table: String,
    /// How many records the table had.
    number: u64,
    words: String,
    /// Seconds since 1970.
    at: u64,
    #[schema(value_type = Object)]
    facts: Map<String, Value>,
}

/// Report that something is wrong at a table as it stands
#[utoipa::path(post, path = "/tables/{id}/reports", params(("id" = String, Path)), request_body = Words,
    security(("bearer" = [])), responses((status = 201, body = Made), (status = 409, body = Problem)))]
pub async fn make(
    asker: Asker,
    Named(id): Named<String>,
    Body(body): Body<Words>,
) -> Result<(StatusCode, Json<Made>), Problem> {
    let no = |refused| asker.problem(refused);
    let person = asker.person()?;
    let live = asker.app.hall.enter(&id, asker.person).await.map_err(no)?;
    let id = reports::make(&asker.app, &live, asker.address, person, &body.words).await.map_err(no)?;
    let page = format!("/report/{id}");
    Ok((StatusCode::CREATED, Json(Made { id, page })))
}

async fn find(asker: &Asker, id: &str) -> Result<reports::Reported, Problem> {
    let found =
        reports::find(&asker.app, asker.address, asker.person, id).await.map_err(|refused| asker.problem(refused))?;
    found.ok_or_else(|| asker.missing("no-such-report", &phrase!("report-none")))
}

/// A report with its position
#[utoipa::path(get, path = "/reports/{id}", params(("id" = String, Path)), security((), ("bearer" = [])),
    responses((status = 200, body = Reported), (status = 404, body = Problem)))]
pub async fn show(asker: Asker, Named(id): Named<String>) -> Result<Json<Reported>, Problem> {
    let reported = find(&asker, &id).await?;
    let viewer = match reported.is_open() {
        true => Viewer::Omniscient,
        false => reported.now.viewer(asker.person),
    };
    let facts = reported.then.game().map_or(Ok(Map::new()), |game| facts(game, viewer, usize::MAX));
    let report = reported.report;
    Ok(Json(Reported {
        id,
        table: report.table,
        number: report.number,
        words: report.words,
        at: report.at.0,
        facts: facts.map_err(|why| asker.problem(why))?,
    }))
}

/// A report as a scenario file, once the game is over
#[utoipa::path(get, path = "/reports/{id}/scenario", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Problem)))]
pub async fn scenario(asker: Asker, Named(id): Named<String>) -> Result<String, Problem> {
    let reported = find(&asker, &id).await?;
    let game = reported.then.game().filter(|_| reported.is_open());
    let game = game.ok_or_else(|| asker.problem(phrase!("report-scenario-later")))?;
    let written = asker.app.hall.apart(|| export(game, &reported.report)).await;
    written.map_err(|refused| asker.problem(refused))?.map_err(|why| asker.problem(why))
}
