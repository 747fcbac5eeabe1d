//! The games that wait for somebody: their number in the header of every page and in its title, and the offer that the browser
//! tells of them.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::header::{CACHE_CONTROL, HeaderValue};
use axum::response::{IntoResponse, Response};
use kernel::phrase;
use maud::{Markup, html};
use table::{PersonId, Sitter, Table};

use super::icon;
use crate::App;
use crate::acts::Form;
use crate::people::{Notices, Visitor};
use crate::words::Say;

/// A title with the number of games that wait, if any do.
pub fn titled(visitor: &Visitor, title: &str) -> String {
    match visitor.waiting.len() {
        0 => title.to_owned(),
        waiting => format!("({waiting}) {title}"),
    }
}

/// How many games wait for the visitor elsewhere, and the way to them: to the game itself if there is one, else to the list.
pub fn badge(visitor: &Visitor, say: Say<'_>) -> Markup {
    let waiting = &visitor.waiting;
    let label = say.say(&phrase!("home-waiting-for-you", count = waiting.len()));
    let way = match &waiting[..] {
        [only] => format!("/table/{}", only.table),
        _ => "/#mine".to_owned(),
    };
    let wanted = visitor.notices == Some(Notices::On);
    html! {
        @if visitor.person.is_some() {
            span.waits id="waits" data-count=(waiting.len()) data-wanted[wanted] {
                @if !waiting.is_empty() {
                    a.badge.badge-turn href=(way) title=(label) { (icon("i-clock")) " " (waiting.len()) span.visually-hidden { " " (label) } }
                }
                // For the script, which tells of those that were not there before.
                @if wanted {
                    ul hidden { @for game in waiting { li data-table=(game.table) { (say.say(&phrase!("waits-turn", game = say.title(&game.game)))) } } }
                }
            }
        }
    }
}

/// The switch for what the browser tells, once somebody has been asked.
pub fn switch(visitor: &Visitor, say: Say<'_>) -> Markup {
    let (next, label, sign) = match visitor.notices {
        None => return html! {},
        Some(Notices::On) => (Notices::Off, say.word("waits-on"), "i-bell"),
        Some(Notices::Off) => (Notices::On, say.word("waits-off"), "i-bell-off"),
    };
    html! {
        button.btn.btn-quiet.btn-icon name=(Notices::COOKIE) value=(next.word()) aria-label=(label) title=(label) { (icon(sign)) }
    }
}

/// Asks whoever has played against people, and was not asked before, whether the browser is to tell them of their turn. Only a
/// script could, and shows it.
pub fn offer(visitor: &Visitor, say: Say<'_>, table: &Table) -> Markup {
    let played = visitor.person.is_some_and(|person| !table.seats_of(person).is_empty());
    let people: BTreeSet<PersonId> = table.sitters().iter().filter_map(person_of).collect();
    html! {
        @if played && people.len() > 1 && visitor.notices.is_none() {
            form.offer-notices.notice method="post" action="/prefs" data-offer="" hidden {
                (icon("i-bell"))
                span { (say.word("waits-offer")) }
                span.row {
                    button.btn.btn-primary name=(Notices::COOKIE) value=(Notices::On.word()) { (say.word("waits-yes")) }
                    button.btn.btn-quiet name=(Notices::COOKIE) value=(Notices::Off.word()) { (say.word("waits-no")) }
                }
            }
        }
    }
}

fn person_of(sitter: &Sitter) -> Option<PersonId> {
    match sitter {
        Sitter::Person { id, .. } => Some(*id),
        Sitter::Open | Sitter::Bot { .. } => None,
    }
}

/// What waits now, for a page that has been open for a while; `at` is the table that it shows.
pub async fn show(State(app): State<Arc<App>>, mut visitor: Visitor, RawQuery(query): RawQuery) -> Response {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    visitor.waiting.retain(|game| form.get("at") != Some(&game.table));
    let mut response = badge(&visitor, Say::new(app.words.of(visitor.language), &[])).into_response();
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
