//! What is said at a table: the last lines beside the board, all of it on pages of its own, and who may talk.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use kernel::{SeatSet, phrase};
use maud::{Markup, html};
use table::{Onlookers, Table};

use super::error;
use crate::App;
use crate::acts::{Form, onlooker};
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

/// The last lines, and the way to those before. Each has its number, and says whether the visitor said it.
pub fn newest(say: Say<'_>, id: &str, table: &Table, visitor: &Visitor) -> Markup {
    let (start, lines) = before(table, usize::MAX);
    let own = own_names(table, visitor);
    html! {
        (earlier(say, id, start))
        @if lines.is_empty() { p.small.faded { (say.word("talk-none")) } }
        ol.chat tabindex="0" aria-label=(say.word("table-chat")) {
            @for (number, (name, text)) in (start + 1..).zip(lines) {
                li id=(format!("said-{number}")) data-line=(number) data-mine[own.contains(name)] { span.who { (name) } br; (text) }
            }
        }
    }
}

/// How many lines others have said. The script counts those that this browser has not shown yet.
pub fn badge(say: Say<'_>, table: &Table, visitor: &Visitor) -> Markup {
    let own = own_names(table, visitor);
    let others = table.chat().iter().filter(|(name, _)| !own.contains(name)).count();
    html! {
        span.badge hidden[others == 0] { span data-unread="" { (others) } span.visually-hidden { " " (say.word("talk-lines")) } }
    }
}

/// The names under which a visitor's words stand in the talk.
fn own_names(table: &Table, visitor: &Visitor) -> Vec<String> {
    let seats = visitor.person.map_or(SeatSet::EMPTY, |person| table.seats_of(person));
    match seats.is_empty() {
        true => vec![onlooker(visitor.name.as_deref())],
        false => seats.iter().map(|seat| table.name(seat)).collect(),
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
