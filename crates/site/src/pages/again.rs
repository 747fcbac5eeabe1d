//! Something that happened at a table, told again on a page of its own; the script plays it over the table instead.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Viewer, phrase};
use maud::html;
use table::{AnyGame, Phase};

use super::{error, page_of};
use crate::App;
use crate::boards::{Chapter, Retelling};
use crate::people::Visitor;
use crate::words::Say;

/// What is told began no more decisions ago than this: no round of any game is as long.
const BEFORE: usize = 600;

/// And goes on for no more decisions than this.
const AFTER: usize = 40;

/// Tells again what the decision with this number set off, as the visitor may know it.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, number)): Path<(String, usize)>,
) -> Response {
    let live = match app.hall.enter(&id, visitor.person).await {
        Ok(live) => live,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let page = app.hall.study(&live, |table| {
        let voice = app.words.at(visitor.language, table);
        let names = voice.names(table);
        let say = Say::new(voice, &names);
        let game = table.game()?;
        let chapter = say.games().find(game.id()).ok()?;
        let viewer = match table.phase() {
            Phase::Finished => Viewer::Omniscient,
            // Whoever shares a screen is shown what all of them may know.
            Phase::Gathering | Phase::Running if visitor.person.is_some_and(|person| table.is_hot_seat(person)) => {
                Viewer::Spectator
            }
            Phase::Gathering | Phase::Running => table.viewer(visitor.person),
        };
        let retelling = tell(game, chapter, say, viewer, number)?;
        let main = html! {
            h1.visually-hidden { (say.title(game.id())) }
            p { a href=(format!("/table/{id}")) { (say.word("retelling-back")) } }
            (retelling.sheet(say))
        };
        Some(page_of(&visitor, say, Some(game.id()), &retelling.title, "", main))
    });
    match page.await {
        Ok(Some(page)) => page.into_response(),
        Ok(None) => error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("retelling-none")),
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

/// What a decision set off: first it is found when that began, and then it is told with the table at that time.
fn tell(game: &AnyGame, chapter: &dyn Chapter, say: Say<'_>, viewer: Viewer, number: usize) -> Option<Retelling> {
    let told = number.saturating_sub(BEFORE)..number.saturating_add(AFTER);
    let all = chapter.retold(&*game.excerpt(viewer, told.clone(), &[]));
    let retold = all.into_iter().find(|retold| retold.number == number)?;
    let moments = [retold.since, number - 1, number];
    chapter.retelling(&*game.excerpt(viewer, told, &moments), say, number)
}
