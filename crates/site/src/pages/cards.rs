//! The almanac: everything there is to look up in a game, by words and by what cards have in common.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::data::Entry;
use kernel::phrase;
use maud::{Markup, html};

use super::card::address;
use super::{chooser, error, icon, sets};
use crate::App;
use crate::acts::Form;
use crate::boards::{Chapter, Facet, Has};
use crate::people::Visitor;
use crate::words::{Say, capital};

/// Shows the almanac, or what of it was asked for.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let Ok(chapter) = app.games.at(&game) else {
        return error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("site-no-game"));
    };
    let voice = app.words.with(visitor.language, chapter);
    let say = Say::new(voice, &[]);
    let entries = say.entries(chapter.id());
    let form = Form::read(query.unwrap_or_default().as_bytes());
    let asked = form.get("q").unwrap_or_default().trim();
    let has: Vec<Vec<Has>> = (0..).zip(entries).map(|(at, entry)| chapter.facets(say, at, entry)).collect();
    let mut shown: Vec<bool> = has.iter().map(|has| fits(has, &form)).collect();
    if !asked.is_empty() {
        let leaves = voice.index().leaves(say, chapter, entries);
        shown.iter_mut().zip(leaves.iter()).for_each(|(shown, leaf)| *shown &= leaf.mentions(asked));
    }
    let found = shown.iter().filter(|shown| **shown).count();
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
        (chooser(say, chapter.id(), |game| format!("/cards/{game}")))
        p.lede { (say.word("cards-lede")) }
        (sets::chooser(&app, say, chapter, |path| format!("/cards/{path}")))
        form.filters.panel method="get" role="search" data-find="" {
            div.ask.find {
                label for="q" { (say.word("cards-find")) }
                input.input id="q" name="q" type="search" value=(asked) placeholder=(say.word(chapter.hint()));
            }
            @for facet in Facet::ALL { (asks(say, facet, &has, &form)) }
            button.btn.btn-primary { (icon("i-search")) " " (say.word("cards-show")) }
        }
        div id="found" {
            p.small.faded role="status" { (say.say(&phrase!("cards-count", found = found, all = entries.len()))) }
            @if found == 0 { p { (say.word("cards-none")) } }
            @for (head, range) in kinds {
                // A heading without anything under it says nothing.
                @if shown[range.clone()].contains(&true) {
                    section {
                        @if let Some(head) = head { h2.h3.kind-head { (head) } }
                        ul class=(chapter.lists()) {
                            @for at in range { @if shown[at] { (page_of(say, chapter, at, &entries[at])) } }
                        }
                    }
                }
            }
        }
    };
    super::page_of(&visitor, say, Some(chapter.id()), &title, "cards", main).into_response()
}

/// Whether a page has everything that a form asks for.
fn fits(has: &[Has], form: &Form) -> bool {
    let wanted = |facet: Facet| form.get(facet.name()).filter(|wanted| !wanted.is_empty());
    Facet::ALL
        .into_iter()
        .all(|facet| wanted(facet).is_none_or(|wanted| has.iter().any(|has| has.facet == facet && has.id == wanted)))
}

/// The list to choose a facet from; none if the game has no cards of different sorts.
fn asks(say: Say<'_>, facet: Facet, has: &[Vec<Has>], form: &Form) -> Markup {
    let mut values: Vec<&Has> = vec![];
    for value in has.iter().flatten().filter(|has| has.facet == facet) {
        if values.iter().all(|other| other.id != value.id) {
            values.push(value);
        }
    }
    if facet == Facet::Cost {
        values.sort_by_key(|value| value.id.parse::<u32>().unwrap_or(u32::MAX));
    }
    let chosen = form.get(facet.name()).unwrap_or_default();
    html! {
        @if values.len() > 1 {
            div.ask {
                label for=(facet.name()) { (say.word(facet.word())) }
                select.input id=(facet.name()) name=(facet.name()) {
                    option value="" { (say.word("cards-any")) }
                    @for value in values { option value=(value.id) selected[value.id == chosen] { (capital(&value.label)) } }
                }
            }
        }
    }
}

fn page_of(say: Say<'_>, chapter: &dyn Chapter, at: usize, entry: &Entry) -> Markup {
    let name = capital(&say.say(&phrase!("plain-name", name = entry.name.clone())));
    html! {
        li id=(format!("leaf-{}", entry.id)) {
            (chapter.entry(say, at, entry))
            p.tiny { a href=(address(&chapter.path(), &entry.id)) { (icon("i-link")) " " (say.word("card-address")) span.visually-hidden { ": " (name) } } }
            @for origin in entry.origins() { p.tiny.faded { span.prov aria-hidden="true" {} " " (capital(&say.say(&origin))) } }
        }
    }
}
