//! Games that are over, looked through.

use axum::Json;
use axum::http::StatusCode;
use serde::Serialize;
use table::{Hint, Judged};
use utoipa::ToSchema;

use super::asker::{Asker, Named};
use super::problem::Problem;
use super::tables::find;
use super::view::number;
use crate::hall::{Analysis, Live, Progress};

/// An option as the judgement sees it.
#[derive(Serialize, ToSchema)]
pub struct Valued {
    /// In notation.
    decision: String,
    /// The points that the seat could expect to end with.
    points: f32,
    /// How likely it was to win, from 0 to 1.
    chance: f32,
}

/// A decision that was a choice, judged from what its seat saw then.
#[derive(Serialize, ToSchema)]
pub struct JudgedDecision {
    /// Its number, counted from 1.
    number: usize,
    seat: usize,
    /// What was decided.
    taken: Valued,
    /// What would have been best.
    best: Valued,
}

/// What is known of a game that is over.
#[derive(Serialize, ToSchema)]
pub struct GameAnalysis {
    /// `unasked`, `running` or `done`.
    state: &'static str,
    /// How many decisions have been looked at.
    done: usize,
    /// Of how many.
    total: usize,
    /// What was found out, once all have been.
    judged: Vec<JudgedDecision>,
}

fn valued(hint: Hint) -> Valued {
    Valued { decision: hint.notation, points: hint.points, chance: hint.chance }
}

fn judged(one: Judged) -> JudgedDecision {
    let (taken, best) = (valued(one.taken), valued(one.best));
    JudgedDecision { number: one.decision + 1, seat: number(one.seat), taken, best }
}

async fn known(asker: &Asker, live: &Live) -> Result<Json<GameAnalysis>, Problem> {
    let progress = asker.app.hall.analysis(live).await.map_err(|refused| asker.problem(refused))?;
    let total = live.table().game().map_or(0, |game| game.decisions());
    Ok(Json(match progress {
        Progress::Unasked => GameAnalysis { state: "unasked", done: 0, total, judged: vec![] },
        Progress::Running { done, total, .. } => GameAnalysis { state: "running", done, total, judged: vec![] },
        Progress::Done(Analysis { decisions, judged: all }) => {
            let judged = all.into_iter().map(judged).collect();
            GameAnalysis { state: "done", done: decisions, total: decisions, judged }
        }
    }))
}

/// What is known of a game that is over: how likely its players were to win, and what would have been better
#[utoipa::path(get, path = "/tables/{id}/analysis", operation_id = "read_analysis", params(("id" = String, Path)),
    security((), ("bearer" = [])), responses((status = 200, body = GameAnalysis), (status = 409, body = Problem)))]
pub async fn read(asker: Asker, Named(id): Named<String>) -> Result<Json<GameAnalysis>, Problem> {
    let live = find(&asker, &id).await?;
    known(&asker, &live).await
}

/// Have a game looked through that is over
///
/// It goes on in the background; ask again how far it has come.
#[utoipa::path(post, path = "/tables/{id}/analysis", operation_id = "begin_analysis", params(("id" = String, Path)),
    security(("bearer" = [])), responses((status = 202, body = GameAnalysis), (status = 409, body = Problem)))]
pub async fn begin(asker: Asker, Named(id): Named<String>) -> Result<(StatusCode, Json<GameAnalysis>), Problem> {
    let person = asker.person()?;
    let live = find(&asker, &id).await?;
    asker.app.limits.reports.take(asker.address).map_err(|much| asker.problem(much))?;
    asker.app.hall.analyse(&live, person).await.map_err(|refused| asker.problem(refused))?;
    Ok((StatusCode::ACCEPTED, known(&asker, &live).await?))
}

/// Stop looking through a game, if it was oneself who asked for it
#[utoipa::path(delete, path = "/tables/{id}/analysis", operation_id = "stop_analysis", params(("id" = String, Path)),
    security(("bearer" = [])), responses((status = 204), (status = 409, body = Problem)))]
pub async fn stop(asker: Asker, Named(id): Named<String>) -> Result<StatusCode, Problem> {
    let person = asker.person()?;
    let live = find(&asker, &id).await?;
    asker.app.hall.stop_analysis(&live, person).map_err(|refused| asker.problem(refused))?;
    Ok(StatusCode::NO_CONTENT)
}
