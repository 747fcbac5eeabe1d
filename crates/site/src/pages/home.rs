//! The title page: games, open tables, my games.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use kernel::phrase;
use maud::{Markup, html};
use store::{Listed, Stage};

use super::{error, icon, icon_as};
use crate::App;
use crate::boards::Chapter;
use crate::people::Visitor;
use crate::words::Say;

/// A game that is not there yet: its name, its title and gist, how many may play and for how many minutes.
const COMING: [(&str, [&str; 2], &str, &str); 1] =
    [("imperium", ["game-imperium", "game-imperium-line"], "1–4", "60–160")];

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    let (open, mine) = match app.hall.lists(visitor.person).await {
        Ok(lists) => lists,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let say = Say::new(app.words.of(visitor.language), &[]);
    let coming = COMING.into_iter().filter(|(id, ..)| app.games.find(id).is_err());
    let main = html! {
        section.title-page {
            h1.title { (say.word("site-brand")) }
            p.lede { (say.word("home-lede")) }
            form.row method="post" action="/play" {
                label.visually-hidden for="nick" { (say.word("site-your-name")) }
                input.input.nick id="nick" name="name" maxlength=(::table::NAME) placeholder=(say.word("site-your-name"))
                    autocomplete="nickname" value=(visitor.name.as_deref().unwrap_or_default());
                @if let Some(first) = app.games.iter().next() {
                    button.btn.btn-primary.btn-big name="game" value=(first.id()) { (icon("i-play")) " " (say.word("home-play-now")) }
                    span.hint { (say.say(&phrase!("home-play-hint", game = first.title()))) }
                }
            }
        }
        section aria-labelledby="games" {
            h2.visually-hidden id="games" { (say.word("site-nav-games")) }
            ul.games {
                @for chapter in app.games.iter() { (game_panel(say, chapter)) }
                @for (id, [title, gist], players, minutes) in coming {
                    li.panel.game.soon {
                        (panel_head(say, &format!("g-{id}"), &say.word(title), &say.word(gist), players, Some(minutes)))
                        p { span.badge { (say.word("home-soon")) } }
                    }
                }
            }
        }
        div.two {
            section.panel {
                header { h2.h3 { (say.word("home-mine")) } }
                @if mine.is_empty() { p.faded { (say.word("home-mine-none")) } }
                ul.rows { @for listed in &mine { (my_row(say, &visitor, listed)) } }
            }
            section.panel {
                header { h2.h3 { (say.word("home-open")) } }
                @if open.is_empty() { p.faded { (say.word("home-open-none")) } }
                ul.rows { @for listed in &open { (open_row(say, listed)) } }
            }
        }
    };
    super::page(&visitor, say, &say.word("home-title"), "home", main).into_response()
}

/// From so many to so many.
fn range(from: impl Into<usize>, to: impl Into<usize>) -> String {
    match (from.into(), to.into()) {
        (from, to) if from == to => from.to_string(),
        (from, to) => format!("{from}–{to}"),
    }
}

fn game_panel(say: Say<'_>, chapter: &dyn Chapter) -> Markup {
    let (least, most) = chapter.offer().seats.into_inner();
    let minutes = chapter.minutes().map(|[from, to]| range(from, to));
    let (title, gist) = (say.say(&chapter.title()), say.say(&chapter.gist()));
    html! {
        li.panel.game {
            (panel_head(say, chapter.mark(), &title, &gist, &range(least, most), minutes.as_deref()))
            form.row method="post" action="/play" {
                button.btn.btn-primary name="game" value=(chapter.id()) { (say.word("home-play")) }
                a.btn href=(format!("/new?game={}", chapter.id())) { (say.word("site-nav-new")) }
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

fn my_row(say: Say<'_>, visitor: &Visitor, listed: &Listed) -> Markup {
    let mine = visitor.person.is_some_and(|person| listed.summary.waiting.contains(&person));
    let (class, state) = match listed.summary.stage {
        Stage::Gathering => ("badge", say.word("home-gathering")),
        Stage::Running if mine => ("badge badge-turn", say.word("home-your-turn")),
        Stage::Running => ("badge", say.word("home-waiting")),
        Stage::Finished => ("badge badge-gold", say.word("home-finished")),
        Stage::SetAside => ("badge", say.word("home-set-aside")),
    };
    html! {
        li {
            a href=(format!("/table/{}", listed.id)) { b { (say.title(&listed.game)) } " · " (listed.summary.names.join(", ")) }
            span class=(class) { (state) }
        }
    }
}

fn open_row(say: Say<'_>, listed: &Listed) -> Markup {
    let seats = listed.summary.names.len();
    let taken = seats - usize::from(listed.summary.open_seats).min(seats);
    let names: Vec<&String> = listed.summary.names.iter().filter(|name| !name.starts_with('#')).collect();
    let names: Vec<&str> = names.iter().map(|name| name.as_str()).collect();
    html! {
        li {
            a href=(format!("/table/{}", listed.id)) { b { (say.title(&listed.game)) } " · " (names.join(", ")) }
            span.figure.small title=(say.say(&phrase!("home-seats", taken = taken, seats = seats))) { (icon("i-players")) " " (taken) " / " (seats) }
        }
    }
}
