//! One card, at an address of its own: a page of the almanac, and the large face that tables show beside a small one.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::phrase;
use maud::html;

use super::{card_set, error, icon};
use crate::App;
use crate::acts::Form;
use crate::people::Visitor;
use crate::words::{Say, capital};

/// Where the almanac has this card. Whatever shows a card says so in `data-read`, and the script shows it large.
pub fn address(game: &str, id: &str) -> String {
    format!("/cards/{game}/{id}")
}

/// Shows the card: on a page, or as a part of one.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((game, id)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Response {
    let none = || error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("card-none"));
    let Ok(chapter) = app.games.at(&game) else { return none() };
    let say = Say::new(app.words.with(visitor.language, chapter), &[]);
    let (known, look) = match chapter.printing(say, &id) {
        Some((of, look)) => (of, Some(look)),
        None => (id.clone(), None),
    };
    let entries = say.entries(chapter.id());
    let Some((at, entry)) = entries.iter().enumerate().find(|(_, entry)| entry.id == known) else { return none() };
    let look = look.unwrap_or_else(|| chapter.entry(say, at, entry));
    if Form::read(query.unwrap_or_default().as_bytes()).get("part").is_some() {
        let part = html! {
            div class=(chapter.lists()) { div.leaf { (look) } }
            p.small { a href=(address(&game, &id)) target="_blank" { (icon("i-book")) " " (say.word("card-in-almanac")) } }
        };
        return part.into_response();
    }
    let name = capital(&say.say(&phrase!("plain-name", name = entry.name.clone())));
    let main = html! {
        p { a href=(format!("/cards/{game}")) { (say.say(&phrase!("cards-title", game = chapter.title()))) } }
        h1 { (name) }
        p.lede { (capital(&say.say(&entry.kind))) }
        @if chapter.card_set().is_some() { p { (card_set(say, chapter)) } }
        ul class=(chapter.lists()) {
            li.leaf {
                (look)
                @for origin in entry.origins() { p.tiny.faded { span.prov aria-hidden="true" {} " " (capital(&say.say(&origin))) } }
            }
        }
    };
    super::page_of(&visitor, say, Some(chapter.id()), &name, "cards", main).into_response()
}
