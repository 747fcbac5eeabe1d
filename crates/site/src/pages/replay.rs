//! A game that is over, decision by decision, from any seat or all-knowing; and its chronicle to take home.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Viewer, phrase};
use maud::{Markup, html};
use table::{AnyGame, Phase, Table};

use super::table::{hand, log_list, sections, sittings, table_class};
use super::{document, error, icon, told, tools};
use crate::App;
use crate::acts::Form;
use crate::boards::{Chapter, Position, Selection};
use crate::people::Visitor;
use crate::words::Say;

/// Shows a moment of the game.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    let live = match app.hall.enter(&id, visitor.person).await {
        Ok(live) => live,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let page = app.hall.study(&live, |table| match table.tale() {
        Some(tale) => {
            let say = Say::new(app.words.of(visitor.language), &tale.players);
            told::page(&visitor, say, &live, table, tale).into_response()
        }
        None => moment(&app, &visitor, &id, table, &form),
    });
    let page = page.await;
    page.unwrap_or_else(|refused| error::refused(&app, &visitor, &refused))
}

fn moment(app: &App, visitor: &Visitor, id: &str, table: &Table, form: &Form) -> Response {
    let (Phase::Finished, Some(game)) = (table.phase(), table.game()) else {
        return error::page(app, visitor, StatusCode::CONFLICT, &phrase!("replay-later"));
    };
    let chapter = match app.games.find(game.id()) {
        Ok(chapter) => chapter,
        Err(why) => return error::refused(app, visitor, &why.into()),
    };
    let voice = app.words.of(visitor.language);
    let names = voice.names(table);
    let say = Say::new(voice, &names);
    let total = game.decisions();
    let at = form.get("at").and_then(|at| at.parse::<usize>().ok()).unwrap_or(0);
    let at = match form.get("go") {
        Some("first") => 0,
        Some("prev") => at.saturating_sub(1),
        Some("next") => at + 1,
        Some("last") => total,
        _ => at,
    };
    let viewer = match form.get("as").and_then(|seat| seat.parse().ok()).and_then(Seat::new) {
        Some(seat) if seat.index() < names.len() => Viewer::Seat(seat),
        _ => Viewer::Omniscient,
    };
    let at = at.min(total);
    let title = say.say(&phrase!("replay-at", at = at, all = total));
    let dock = html! { div.dock-ask { h2 { (title) } a.btn.btn-quiet href=(format!("/table/{id}/analysis")) { (icon("i-eye")) " " (say.word("analysis-link")) } } (scrubber(say, table, at, total, viewer)) };
    still(visitor, say, &Still { id, table, game, chapter, at, viewer, title: &title, dock }).into_response()
}

/// A table that does not move: how it stood after some decision, for some eyes.
pub struct Still<'a> {
    /// The table's name.
    pub id: &'a str,
    /// The table.
    pub table: &'a Table,
    /// Its game.
    pub game: &'a AnyGame,
    /// What the site knows of it.
    pub chapter: &'a dyn Chapter,
    /// After how many decisions.
    pub at: usize,
    /// For whose eyes.
    pub viewer: Viewer,
    /// What it is.
    pub title: &'a str,
    /// What stands where decisions are made.
    pub dock: Markup,
}

/// The page of such a table.
pub fn still(visitor: &Visitor, say: Say<'_>, still: &Still<'_>) -> Markup {
    let Still { id, table, game, chapter, at, viewer, title, dock } = still;
    let (selection, sitters, story) = (Selection::default(), sittings(say, table), game.story(*viewer, *at, &[]));
    let parts = chapter.draw(&Position {
        story: &*story,
        acting: None,
        going: false,
        selection: &selection,
        sitters: &sitters,
        say,
    });
    let name = say.say(&chapter.title());
    let body = html! {
        header.banner {
            h1.visually-hidden { (name) ": " (title) }
            div.crumbs { a.brand href="/" { (say.word("site-brand")) } span.faded aria-hidden="true" { "›" } a href=(format!("/table/{id}")) { (name) } }
            p.state { (parts.state) }
            p.turn role="status" { (title) }
            (tools(visitor, say))
        }
        main class=(table_class(table, &parts)) {
            (sections(say, &parts))
            div.foot {
                (hand(&parts))
                section.dock id="dock" aria-label=(title) { (dock) }
            }
            aside.side aria-label=(say.word("table-tab-log")) {
                input.tab-in type="radio" name="side" id="side-log" checked;
                div.tabs { label for="side-log" { (icon("i-log")) " " (say.word("table-tab-log")) } }
                div.side-pane.pane-log { (log_list(say, id, &story.told(), &chapter.retold(&*story))) }
            }
            (parts.popovers)
        }
    };
    document(visitor, say, Some(game.id()), &format!("{title} · {name}"), "page-table", body)
}

fn scrubber(say: Say<'_>, table: &Table, at: usize, all: usize, viewer: Viewer) -> Markup {
    let button = |go: &'static str, key: &'static str| {
        let word = say.word(key);
        html! { button.btn.btn-icon name="go" value=(go) aria-label=(word) title=(word) { (icon(&format!("i-{go}"))) } }
    };
    html! {
        form.scrub method="get" data-scrub="" {
            span.row.nowrap.scrub-do {
                (button("first", "replay-first")) (button("prev", "replay-prev")) (button("next", "replay-next")) (button("last", "replay-last"))
            }
            input type="range" name="at" min="0" max=(all) value=(at) aria-label=(say.word("replay-decision"));
            label.row.small.nowrap {
                (say.word("replay-seen-by")) " "
                select name="as" {
                    option value="all" selected[viewer == Viewer::Omniscient] { (say.word("replay-all-knowing")) }
                    @for (seat, name) in Seat::all(table.sitters().len()).zip(say.names(table)) { option value=(seat.index()) selected[viewer == Viewer::Seat(seat)] { (name) } }
                }
            }
            button.btn { (say.word("replay-show")) }
        }
    }
}

/// The chronicle as a file.
pub async fn chronicle(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let written = match app.hall.enter(&id, visitor.person).await {
        Ok(live) => app.hall.study(&live, |table| Some((table.chronicle()?, table.header().game.clone()))).await,
        Err(refused) => Err(refused),
    };
    let written = match written {
        Ok(written) => written,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    match written {
        Some((text, game)) => {
            let name = format!("attachment; filename=\"{game}-{id}.chronicle\"");
            let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
            (headers, app.seal.sign(&id, &text)).into_response()
        }
        None => error::page(&app, &visitor, StatusCode::CONFLICT, &phrase!("replay-later")),
    }
}
