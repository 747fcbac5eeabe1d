//! Something that happened at a table, told again on a page of its own; the script plays it over the table instead.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Viewer, phrase};
use maud::html;
use table::Phase;

use super::{error, page_of};
use crate::App;
use crate::people::Visitor;
use crate::words::Say;

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
        let voice = app.words.of(visitor.language);
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
        let story = game.story(viewer, usize::MAX, &[]);
        let retelling = chapter.retelling(&*story, say, number)?;
        let main = html! {
            p { a href=(format!("/table/{id}")) { (say.word("retelling-back")) } }
            (retelling.sheet(say, table.speed(), false))
        };
        Some(page_of(&visitor, say, Some(game.id()), &retelling.title, "", main))
    });
    match page.await {
        Ok(Some(page)) => page.into_response(),
        Ok(None) => error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("retelling-none")),
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}
