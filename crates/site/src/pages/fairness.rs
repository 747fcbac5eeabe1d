//! How anybody can find out whether a shuffle was fair.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use maud::html;
use speech::Language;

use super::prose;
use crate::App;
use crate::people::Visitor;
use crate::words::Say;

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    let say = Say::new(app.words.of(visitor.language), &[]);
    let text = match visitor.language {
        Language::English => include_str!("../../text/fairness.en.txt"),
        Language::Russian => include_str!("../../text/fairness.ru.txt"),
    };
    let title = say.word("fair-title");
    let main = html! { article.prose { h1 { (title) } (prose(&visitor.language.bound(text))) } };
    super::page(&visitor, say, &title, "", main).into_response()
}
