//! "Something is wrong here": the form, and the position that a report leads to.

use std::sync::Arc;

use axum::extract::{Path, RawForm, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::{Phrase, Viewer, phrase};
use maud::{Markup, html};

use super::replay::{Still, still};
use super::{error, icon, notice};
use crate::App;
use crate::acts::{Form, go, known};
use crate::hall::{Live, Refused};
use crate::people::Visitor;
use crate::reports::{self, Reported, WORDS};
use crate::words::Say;

/// The form.
pub async fn form(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match app.hall.enter(&id, visitor.person).await {
        Ok(live) => form_page(&app, &visitor, &live, "", None),
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

fn form_page(app: &App, visitor: &Visitor, live: &Live, words: &str, wrong: Option<&Phrase>) -> Response {
    let say = Say::new(app.words.of(visitor.language), &[]);
    let path = format!("/table/{}", live.id);
    let main = html! {
        h1 { (say.word("report-title")) }
        p.lede { (say.word("report-lede")) }
        @if let Some(wrong) = wrong { (notice(&say.say(wrong))) }
        form.form.panel method="post" action=(format!("{path}/report")) {
            div.ask {
                label for="words" { (say.word("report-words")) }
                textarea.input id="words" name="words" rows="6" maxlength=(WORDS) required { (words) }
            }
            div.row {
                button.btn.btn-primary { (icon("i-report")) " " (say.word("report-send")) }
                a.btn.btn-quiet href=(path) { (say.word("report-back")) }
            }
        }
    };
    super::page(visitor, say, &say.word("report-title"), "", main).into_response()
}

/// Keeps a report and leads to it.
pub async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawForm(body): RawForm,
) -> Response {
    let form = Form::read(&body);
    let words = form.get("words").unwrap_or_default();
    let live = match app.hall.enter(&id, visitor.person).await {
        Ok(live) => live,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let made = match known(&app, &visitor) {
        Ok((person, cookies)) => {
            let made = reports::make(&app, &live, visitor.address, person, words).await;
            made.map(|report| (report, cookies))
        }
        Err(refused) => Err(refused),
    };
    match made {
        Ok((report, cookies)) => go(&format!("/report/{report}"), cookies),
        Err(Refused::Denied(denied) | Refused::Malformed(denied)) => {
            let mut response = form_page(&app, &visitor, &live, words, Some(&denied.why));
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            response
        }
        Err(
            refused @ (Refused::NoTable
            | Refused::Stale
            | Refused::Closed
            | Refused::SetAside
            | Refused::NoSet(_)
            | Refused::Broken
            | Refused::TooMuch(_)),
        ) => error::refused(&app, &visitor, &refused),
    }
}

async fn find(app: &Arc<App>, visitor: &Visitor, id: &str) -> Result<Reported, Response> {
    match reports::find(app, visitor.address, visitor.person, id).await {
        Ok(Some(reported)) => Ok(reported),
        Ok(None) => Err(error::page(app, visitor, StatusCode::NOT_FOUND, &phrase!("report-none"))),
        Err(refused) => Err(error::refused(app, visitor, &refused)),
    }
}

/// A report: the words, and the table as it was. While the game is on, everybody sees what they may see of it.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let reported = match find(&app, &visitor, &id).await {
        Ok(reported) => reported,
        Err(response) => return response,
    };
    let viewer = match reported.is_open() {
        true => Viewer::Omniscient,
        false => reported.now.viewer(visitor.person),
    };
    let voice = app.words.at(visitor.language, &reported.then);
    let names = voice.names(&reported.then);
    let say = Say::new(voice, &names);
    let title = say.word("report-position");
    let dock = words_of(say, &id, &reported);
    let game = reported.then.game();
    match game.and_then(|game| Some((game, say.games().find(game.id()).ok()?))) {
        Some((game, chapter)) => {
            let (table, id, at) = (&reported.then, &reported.report.table, game.decisions());
            let drawn = app
                .hall
                .apart(|| still(&visitor, say, &Still { id, table, game, chapter, at, viewer, title: &title, dock }));
            match drawn.await {
                Ok(page) => page.into_response(),
                Err(refused) => error::refused(&app, &visitor, &refused),
            }
        }
        None => super::page(&visitor, say, &title, "", html! { h1 { (title) } (dock) }).into_response(),
    }
}

fn words_of(say: Say<'_>, id: &str, reported: &Reported) -> Markup {
    html! {
        div.dock-ask { h2 { (say.word("report-position")) } }
        blockquote.report { @for line in reported.report.words.lines() { p { (line) } } }
        div.dock-do {
            @if reported.is_open() && reported.then.game().is_some() {
                a.btn href=(format!("/report/{id}/scenario")) { (icon("i-download")) " " (say.word("report-scenario")) }
            } @else {
                p.small.faded { (say.word("report-scenario-later")) }
            }
            a.btn.btn-quiet href=(format!("/table/{}", reported.report.table)) { (say.word("report-back")) }
        }
    }
}

/// The position as a scenario, once the game is over and nothing in it is hidden any more.
pub async fn scenario(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let reported = match find(&app, &visitor, &id).await {
        Ok(reported) => reported,
        Err(response) => return response,
    };
    let game = reported.then.game().filter(|_| reported.is_open());
    let Some(game) = game else {
        return error::page(&app, &visitor, StatusCode::CONFLICT, &phrase!("report-scenario-later"));
    };
    let written = match app.hall.apart(|| export(game, &reported.report)).await {
        Ok(written) => written,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    match written {
        Ok(text) => {
            let name = format!("attachment; filename=\"{}-{id}.scenario\"", game.id());
            let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
            (headers, text).into_response()
        }
        Err(why) => error::page(&app, &visitor, StatusCode::CONFLICT, &why),
    }
}

/// A report as a scenario: everything, hidden or not.
pub fn export(game: &table::AnyGame, report: &store::Report) -> Result<String, Phrase> {
    let (en, ru) = (format!("Report {}", report.id), format!("Сообщение {}", report.id));
    game.scenario(game.decisions(), [&en, &ru], &format!("report {}", report.id), &report.words)
}
