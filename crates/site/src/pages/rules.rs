//! The rules of a game in our own words, with the rulings.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::phrase;
use maud::{Markup, html};
use speech::Language;

use super::figures::{Extent, Figures};
use super::{card_set, chooser, error, prose_with, sets};
use crate::App;
use crate::people::Visitor;
use crate::words::Say;

/// Shows the rules.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor, Path(game): Path<String>) -> Response {
    let Ok(chapter) = app.games.at(&game) else {
        return error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("site-no-game"));
    };
    let say = Say::new(app.words.with(visitor.language, chapter), &[]);
    let missing = say.word("rules-none");
    let text = match (chapter.book(), visitor.language) {
        (Some([english, _]), Language::English) => english,
        (Some([_, russian]), Language::Russian) => russian,
        (None, _) => &missing,
    };
    let text = &*visitor.language.bound(text);
    let figures = Figures { chapter, lessons: &app.lessons, say, extent: Extent::Whole };
    let title = say.say(&phrase!("rules-title", game = chapter.title()));
    let main = html! {
        div.rules {
            (contents(say, text))
            article.prose { h1 { (title) } (chooser(say, chapter.id(), |game| format!("/rules/{game}"))) p.lede { (say.word("rules-lede")) } @if sets::several(&app, chapter) { (sets::chooser(&app, say, chapter, |path| format!("/rules/{path}"))) } @else if chapter.card_set().is_some() { p { (card_set(say, chapter)) } } (prose_with(text, |line| figures.draw(line))) }
        }
    };
    super::page_of(&visitor, say, Some(chapter.id()), &title, "rules", main).into_response()
}

fn contents(say: Say<'_>, text: &str) -> Markup {
    let heads = text.lines().filter_map(|line| line.strip_prefix("## ")).filter_map(|head| head.split_once(' '));
    html! {
        nav.toc.small aria-label=(say.word("rules-contents")) { ol { @for (id, title) in heads { li { a href=(format!("#{id}")) { (title) } } } } }
    }
}
