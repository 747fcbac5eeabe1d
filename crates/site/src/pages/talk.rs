//! What is said at a table: the last lines beside the board, all of it on pages of its own, and who may talk.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use kernel::phrase;
use maud::{Markup, html};
use table::{Onlookers, Table};

use super::error;
use crate::App;
use crate::acts::Form;
use crate::people::Visitor;
use crate::words::Say;

/// So many lines are shown at once.
pub const SHOWN: usize = 100;

/// The lines before the one of this number, at most so many as are shown at once, and the number of the first of them.
pub fn before(table: &Table, number: usize) -> (usize, &[(String, String)]) {
    let end = number.min(table.chat().len());
    let start = end.saturating_sub(SHOWN);
    (start, &table.chat()[start..end])
}

/// The last lines, and the way to those before.
pub fn newest(say: Say<'_>, id: &str, table: &Table) -> Markup {
    let (start, lines) = before(table, usize::MAX);
    html! {
        (earlier(say, id, start))
        ol.chat { @for (name, text) in lines { li { span.who { (name) } br; (text) } } }
    }
}

fn earlier(say: Say<'_>, id: &str, start: usize) -> Markup {
    html! {
        @if start > 0 {
            p.small { a href=(format!("/table/{id}/talk?before={start}")) { (say.say(&phrase!("talk-earlier", count = start))) } }
        }
    }
}

/// What the host may allow those who look on.
pub fn onlookers(say: Say<'_>, id: &str, table: &Table) -> Markup {
    let button = |may: Onlookers, key: &'static str| {
        let on = table.onlookers() == may;
        html! {
            button class=(if on { "btn btn-quiet on" } else { "btn btn-quiet" }) name="go" value=(format!("onlookers:{}", may.write())) aria-pressed=(on) { (say.word(key)) }
        }
    };
    html! {
        form.row method="post" action=(format!("/table/{id}")) {
            span { (say.word("talk-onlookers")) }
            (button(Onlookers::Talk, "talk-onlookers-talk"))
            (button(Onlookers::Watch, "talk-onlookers-watch"))
            (button(Onlookers::Away, "talk-onlookers-away"))
        }
    }
}

/// What was said earlier.
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
    let table = live.table();
    let say = Say::new(app.words.of(visitor.language), &[]);
    let number = form.get("before").and_then(|number| number.parse().ok()).unwrap_or(usize::MAX);
    let (start, lines) = before(&table, number);
    let main = html! {
        h1 { (say.word("table-chat")) }
        p { a href=(format!("/table/{id}")) { (say.word("talk-back")) } }
        section.panel {
            (earlier(say, &id, start))
            ol.chat { @for (name, text) in lines { li { span.who { (name) } br; (text) } } }
            @if lines.is_empty() { p.faded { (say.word("talk-none")) } }
        }
    };
    super::page(&visitor, say, &say.word("table-chat"), "", main).into_response()
}
