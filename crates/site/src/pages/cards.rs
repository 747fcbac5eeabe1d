//! The almanac: everything there is to look up in a game.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use ethnos::EthnosData;
use kernel::data::Entry;
use kernel::{Data, phrase};
use maud::{Markup, html};

use super::{error, icon};
use crate::App;
use crate::acts::Form;
use crate::boards;
use crate::people::Visitor;
use crate::words::Say;

/// Shows the almanac, or what of it mentions a word.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    if game != "ethnos" {
        return error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("site-no-game"));
    }
    let say = Say::new(app.words.of(visitor.language), &[]);
    let form = Form::read(query.unwrap_or_default().as_bytes());
    let wanted = form.get("q").unwrap_or_default().trim().to_lowercase();
    let entries = EthnosData::built_in().entries();
    let pages: Vec<(usize, &Entry, String)> =
        entries.iter().enumerate().map(|(at, entry)| (at, entry, words_of(say, entry))).collect();
    let found = pages.iter().filter(|(_, _, words)| words.contains(&wanted)).count();
    let title = say.say(&phrase!("cards-title", game = super::home::game_name(say, &game)));
    let main = html! {
        h1 { (title) }
        p.lede { (say.word("cards-lede")) }
        form.filters.panel method="get" role="search" {
            div.ask.find {
                label for="q" { (say.word("cards-find")) }
                input.input id="q" name="q" type="search" value=(form.get("q").unwrap_or_default()) placeholder=(say.word("cards-hint")) data-find="";
            }
            button.btn.btn-primary { (icon("i-search")) " " (say.word("cards-show")) }
        }
        p.small.faded role="status" { (say.say(&phrase!("cards-count", found = found, all = pages.len()))) }
        ul.almanac { @for (at, entry, words) in &pages { (page_of(say, *at, entry, words, words.contains(&wanted))) } }
    };
    super::page(&visitor, say, &title, "cards", main).into_response()
}

/// Everything that can be searched for in an entry, in both its id and its words.
fn words_of(say: Say<'_>, entry: &Entry) -> String {
    let name = say.say(&phrase!("plain-name", name = entry.name.clone()));
    let text: Vec<String> = entry.text.iter().map(|sentence| say.say(sentence)).collect();
    format!("{} {name} {} {}", entry.id, say.say(&entry.kind), text.join(" ")).to_lowercase()
}

fn page_of(say: Say<'_>, at: usize, entry: &Entry, words: &str, shown: bool) -> Markup {
    let name = say.say(&phrase!("plain-name", name = entry.name.clone()));
    let tribe = entry.kind.key == "ethnos-kind-tribe";
    html! {
        li data-words=(words) hidden[!shown] {
            @if tribe {
                (boards::almanac_card(say, &entry.id, at))
                @if let Some(count) = entry.text.first() { p.small { (say.say(count)) } }
            } @else {
                article.panel { h2.h3 { (name) } @for sentence in &entry.text { p.small { (say.say(sentence)) } } }
            }
            p.tiny.faded { span.prov aria-hidden="true" {} " " (say.say(&entry.from.phrase())) }
        }
    }
}
