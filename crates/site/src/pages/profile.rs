//! What everybody may know of an account: the games it has played to the end, and how they went.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::phrase;
use maud::{Markup, html};
use store::Finished;
use table::Games;

use super::{error, icon};
use crate::App;
use crate::boards::Chapter;
use crate::people::Visitor;
use crate::words::Say;

/// So many games are counted, and so many of them listed.
pub const COUNTED: usize = 10_000;
const LISTED: usize = 50;

/// How somebody fares in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Which game.
    pub game: &'static str,
    /// Games played to the end.
    pub played: usize,
    /// Games won, alone or shared.
    pub won: usize,
    /// The most points.
    pub best: i32,
}

/// How somebody fares, game by game. A game in which anything was taken back, or hints were taken, compares nobody with anybody.
pub fn scores(games: &Games<dyn Chapter>, finished: &[Finished]) -> Vec<Score> {
    let of_game = |game: &'static str| {
        let counts = |one: &&Finished| one.game == game && one.taken_back == 0 && one.hints == 0;
        let played: Vec<&Finished> = finished.iter().filter(counts).collect();
        let best = played.iter().map(|one| one.outcome.points).max()?;
        let won = played.iter().filter(|one| one.outcome.rank == 1).count();
        Some(Score { game, played: played.len(), won, best })
    };
    games.ids().filter_map(of_game).collect()
}

/// Shows a profile.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor, Path(name): Path<String>) -> Response {
    let profile = match app.accounts.profile(&name, COUNTED).await {
        Ok(Some(profile)) => profile,
        Ok(None) => return error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("profile-nobody")),
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let say = Say::new(app.words.of(visitor.language), &[]);
    let main = html! {
        h1 { (profile.known.name) }
        @if profile.finished.is_empty() { p.lede { (say.word("profile-none")) } }
        @else {
            section.panel {
                header { h2.h3 { (say.word("profile-results")) } }
                div.scroll-x { (results(say, &scores(&app.games, &profile.finished))) }
                @if profile.finished.iter().any(|one| one.taken_back > 0) { p.small.faded { (say.word("profile-taken-back")) } }
                @if profile.finished.iter().any(|one| one.hints > 0) { p.small.faded { (say.word("profile-hints")) } }
            }
            section.panel {
                header { h2.h3 { (say.word("profile-games")) } }
                ul.rows { @for one in profile.finished.iter().take(LISTED) { (row(say, one)) } }
            }
        }
    };
    super::page(&visitor, say, &profile.known.name, "", main).into_response()
}

fn results(say: Say<'_>, scores: &[Score]) -> Markup {
    html! {
        table.data {
            thead { tr {
                th { (say.word("profile-game")) } th.num { (say.word("profile-played")) }
                th.num { (say.word("profile-won")) } th.num { (say.word("profile-best")) }
            } }
            tbody {
                @for score in scores {
                    tr { th scope="row" { (say.title(score.game)) } td.num { (score.played) } td.num { (score.won) } td.num { (score.best) } }
                }
            }
        }
    }
}

fn row(say: Say<'_>, one: &Finished) -> Markup {
    let (rank, points) = (one.outcome.rank, one.outcome.points);
    let place = match (one.names.len(), rank) {
        (1, 1) => phrase!("profile-alone-won", points = points),
        (1, _) => phrase!("profile-alone-lost", points = points),
        (seats, _) => phrase!("profile-place", rank = rank, seats = seats, points = points),
    };
    html! {
        li {
            a href=(format!("/table/{}", one.table)) { b { (say.title(&one.game)) } " · " (say.listed(&one.names).join(", ")) }
            span class=(if rank == 1 { "badge badge-gold" } else { "badge" }) {
                @if rank == 1 { (icon("i-crown")) " " }
                (say.say(&place))
            }
            @if one.taken_back > 0 { span.badge { (say.say(&phrase!("end-taken-back", count = one.taken_back))) } }
            @if one.hints > 0 { span.badge { (say.say(&phrase!("end-hints", count = one.hints))) } }
        }
    }
}
