//! The title page: games, open tables, my games.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use kernel::phrase;
use maud::{Markup, html};
use store::{Listed, Stage};

use super::{error, icon, icon_as, sets};
use crate::App;
use crate::acts::Form;
use crate::boards::Chapter;
use crate::hall::LISTED;
use crate::people::Visitor;
use crate::words::Say;

/// So many of somebody's games are listed if they want to see all.
const MANY: usize = 500;

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor, RawQuery(query): RawQuery) -> Response {
    let all = Form::read(query.unwrap_or_default().as_bytes()).get("mine") == Some("all");
    let most = if all { MANY } else { LISTED };
    // One more than is shown tells whether there are more.
    let (open, mut mine) = match app.hall.lists(visitor.person, most + 1).await {
        Ok(lists) => lists,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let more = mine.len() > most && !all;
    mine.truncate(most);
    let say = Say::new(app.words.of(visitor.language), &[]);
    let waiting = visitor.waiting.len();
    let title = say.word("home-title");
    let main = html! {
        section.title-page {
            h1.title { (say.word("site-brand")) }
            p.lede { (say.word("home-lede")) }
            form.row id="play" method="post" action="/play" {
                label.visually-hidden for="nick" { (say.word("site-your-name")) }
                input.input.nick id="nick" name="name" maxlength=(::table::NAME) placeholder=(say.word("site-your-name"))
                    autocomplete="nickname" value=(visitor.name.as_deref().unwrap_or_default());
                @if let Some(first) = app.games.iter().next() {
                    button.btn.btn-primary.btn-big name="game" value=(first.id()) { (icon("i-play")) " " (say.word("home-play-now")) }
                    span.hint { (say.say(&phrase!("home-play-hint", game = first.title()))) }
                }
            }
        }
        @if !mine.is_empty() {
            section.panel.mine-first aria-labelledby="mine" {
                header { h2.h3 id="mine" { (say.word("home-mine")) @if waiting > 0 { " " span.badge.badge-turn { (say.say(&phrase!("home-waiting-for-you", count = waiting))) } } } }
                ul.rows { @for listed in &mine { (my_row(&app, say, &visitor, listed)) } }
                @if more { p.small { a href="/?mine=all#mine" { (say.word("home-all-mine")) } } }
            }
        }
        section aria-labelledby="games" {
            h2.visually-hidden id="games" { (say.word("site-nav-games")) }
            ul.games {
                @for chapter in app.games.iter() { (game_panel(&app, say, chapter)) }
            }
        }
        section.panel {
            header { h2.h3 { (say.word("home-open")) } }
            @if open.is_empty() { p.faded { (say.word("home-open-none")) } }
            ul.rows { @for listed in &open { (open_row(&app, say, listed)) } }
        }
    };
    super::page(&visitor, say, &title, "home", main).into_response()
}

/// From so many to so many.
fn range(from: impl Into<usize>, to: impl Into<usize>) -> String {
    match (from.into(), to.into()) {
        (from, to) if from == to => from.to_string(),
        (from, to) => format!("{from}–{to}"),
    }
}

fn game_panel(app: &App, say: Say<'_>, chapter: &dyn Chapter) -> Markup {
    let (least, most) = chapter.offer().seats.into_inner();
    let minutes = chapter.minutes().map(|[from, to]| range(from, to));
    let (title, gist) = (say.say(&chapter.title()), say.say(&chapter.gist()));
    html! {
        li.panel.game {
            (panel_head(say, chapter.mark(), &title, &gist, &range(least, most), minutes.as_deref()))
            (sets::badges(app, say.language(), chapter))
            // The name above goes along with each of them.
            div.row {
                button.btn.btn-primary form="play" name="game" value=(chapter.id()) { (say.word("home-play")) }
                button.btn form="play" formaction="/new" formmethod="get" name="game" value=(chapter.id()) { (say.word("site-nav-new")) }
                @if !chapter.guide().lessons.is_empty() { a.btn href=(format!("/learn/{}", chapter.id())) { (say.word("lessons-link")) } }
                @if chapter.campaigns().is_some() { a.btn href="/campaigns" { (say.word("campaign-link")) } }
            }
        }
    }
}

fn panel_head(say: Say<'_>, mark: &str, title: &str, gist: &str, players: &str, minutes: Option<&str>) -> Markup {
    html! {
        (icon_as(mark, "game-mark"))
        h3 { (title) }
        p.small { (gist) }
        p.figures.faded {
            span.figure { (icon("i-players")) " " (players) }
            @if let Some(minutes) = minutes { span.figure { (icon("i-clock")) " " (minutes) " " (say.word("home-minutes")) } }
        }
    }
}

/// Whether a table waits for this visitor.
fn waits_for(visitor: &Visitor, listed: &Listed) -> bool {
    let asked = visitor.person.is_some_and(|person| listed.summary.waiting.contains(&person));
    asked && listed.summary.stage == Stage::Running
}

fn my_row(app: &App, say: Say<'_>, visitor: &Visitor, listed: &Listed) -> Markup {
    let mine = waits_for(visitor, listed);
    let (class, state) = match listed.summary.stage {
        Stage::Gathering => ("badge", say.word("home-gathering")),
        Stage::Running if mine => ("badge badge-turn", say.word("home-your-turn")),
        Stage::Running => ("badge", say.word("home-waiting")),
        Stage::Finished => ("badge badge-gold", say.word("home-finished")),
        Stage::SetAside => ("badge", say.word("home-set-aside")),
    };
    html! {
        li {
            a href=(format!("/table/{}", listed.id)) { b { (say.title(&listed.game)) } " · " (set_of(app, say, listed)) (seated(say, listed)) }
            span class=(class) { (state) }
        }
    }
}

/// With which set a table is played, if it is not the usual one.
fn set_of(app: &App, say: Say<'_>, listed: &Listed) -> Markup {
    let set = sets::listed(app, say.language(), &listed.game, listed.set.as_deref());
    html! { @if let Some(set) = set { (set) " · " } }
}

/// Who sits at a table; seats that nobody has taken yet have numbers for names.
fn seated(say: Say<'_>, listed: &Listed) -> String {
    let mut names = say.listed(&listed.summary.names);
    names.retain(|name| !name.starts_with('#'));
    names.join(", ")
}

fn open_row(app: &App, say: Say<'_>, listed: &Listed) -> Markup {
    let seats = listed.summary.names.len();
    let taken = seats - usize::from(listed.summary.open_seats).min(seats);
    html! {
        li {
            a href=(format!("/table/{}", listed.id)) { b { (say.title(&listed.game)) } " · " (set_of(app, say, listed)) (seated(say, listed)) }
            span.figure.small title=(say.say(&phrase!("home-seats", taken = taken, seats = seats))) { (icon("i-players")) " " (taken) " / " (seats) }
        }
    }
}
