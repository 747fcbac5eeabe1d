//! The almanac: everything there is to look up in a game.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::data::Entry;
use kernel::phrase;
use maud::{Markup, html};

use super::{chooser, error, icon};
use crate::App;
use crate::acts::Form;
use crate::boards::Chapter;
use crate::people::Visitor;
use crate::words::{Say, capital};

/// Shows the almanac, or what of it mentions a word.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let Ok(chapter) = app.games.find(&game) else {
        return error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("site-no-game"));
    };
    let entries = chapter.entries();
    let say = Say::new(app.words.of(visitor.language), &[]);
    let form = Form::read(query.unwrap_or_default().as_bytes());
    let wanted = form.get("q").unwrap_or_default().trim().to_lowercase();
    let words: Vec<String> = entries.iter().map(|entry| words_of(say, entry)).collect();
    let found = words.iter().filter(|words| words.contains(&wanted)).count();
    let title = say.say(&phrase!("cards-title", game = chapter.title()));
    let mut next = 0_usize;
    let kinds: Vec<(Option<Markup>, std::ops::Range<usize>)> = chapter
        .kinds(say)
        .into_iter()
        .map(|(head, count)| {
            let from = next;
            next = entries.len().min(next.saturating_add(count));
            (head, from..next)
        })
        .collect();
    let main = html! {
        h1 { (title) }
        (chooser(say, &game, |game| format!("/cards/{game}")))
        p.lede { (say.word("cards-lede")) }
        form.filters.panel method="get" role="search" {
            div.ask.find {
                label for="q" { (say.word("cards-find")) }
                input.input id="q" name="q" type="search" value=(form.get("q").unwrap_or_default()) placeholder=(say.word(chapter.hint())) data-find="";
            }
            button.btn.btn-primary { (icon("i-search")) " " (say.word("cards-show")) }
        }
        p.small.faded role="status" { (say.say(&phrase!("cards-count", found = found, all = entries.len()))) }
        @for (head, range) in kinds {
            // A heading without anything under it says nothing.
            section data-kind="" hidden[!words[range.clone()].iter().any(|words| words.contains(&wanted))] {
                @if let Some(head) = head { h2.h3.kind-head { (head) } }
                ul class=(chapter.lists()) {
                    @for at in range { (page_of(say, chapter, at, &entries[at], &words[at], words[at].contains(&wanted))) }
                }
            }
        }
    };
    super::page_of(&visitor, say, Some(&game), &title, "cards", main).into_response()
}

/// Everything that can be searched for in an entry, in both its id and its words.
fn words_of(say: Say<'_>, entry: &Entry) -> String {
    let name = say.say(&phrase!("plain-name", name = entry.name.clone()));
    let text: Vec<String> = entry.text.iter().map(|sentence| say.say(sentence)).collect();
    // Whoever searches types plain spaces.
    format!("{} {name} {} {}", entry.id, say.say(&entry.kind), text.join(" ")).to_lowercase().replace('\u{a0}', " ")
}

fn page_of(say: Say<'_>, chapter: &dyn Chapter, at: usize, entry: &Entry, words: &str, shown: bool) -> Markup {
    html! {
        li data-words=(words) hidden[!shown] {
            (chapter.entry(say, at, entry))
            @for origin in entry.origins() { p.tiny.faded { span.prov aria-hidden="true" {} " " (capital(&say.say(&origin))) } }
        }
    }
}
