//! The title page: games, open tables, my games.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use kernel::phrase;
use maud::{Markup, html};
use store::{Listed, Stage};

use super::{error, icon, icon_as};
use crate::App;
use crate::people::Visitor;
use crate::words::Say;

/// A game on the title page: its name, and whether it can be played yet.
const GAMES: [(&str, &str, &str, bool); 4] = [
    ("ethnos", "2–6", "45–60", true),
    ("hadara", "2–5", "45–60", true),
    ("settlers", "1–4", "45–90", true),
    ("imperium", "1–4", "60–160", false),
];

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    let (open, mine) = match app.hall.lists(visitor.person).await {
        Ok(lists) => lists,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let say = Say::new(app.words.of(visitor.language), &[]);
    let main = html! {
        section.title-page {
            h1.title { (say.word("site-brand")) }
            p.lede { (say.word("home-lede")) }
            form.row method="post" action="/play" {
                label.visually-hidden for="nick" { (say.word("site-your-name")) }
                input.input.nick id="nick" name="name" maxlength=(::table::NAME) placeholder=(say.word("site-your-name"))
                    autocomplete="nickname" value=(visitor.name.as_deref().unwrap_or_default());
                button.btn.btn-primary.btn-big name="game" value="ethnos" { (icon("i-play")) " " (say.word("home-play-now")) }
                span.hint { (say.word("home-play-hint")) }
            }
        }
        section aria-labelledby="games" {
            h2.visually-hidden id="games" { (say.word("site-nav-games")) }
            ul.games { @for game in GAMES { (game_panel(say, game)) } }
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

fn game_panel(say: Say<'_>, (game, players, minutes, ready): (&str, &str, &str, bool)) -> Markup {
    html! {
        li class=(if ready { "panel game" } else { "panel game soon" }) {
            (icon_as(&format!("g-{game}"), "game-mark"))
            h3 { (game_name(say, game)) }
            p.small { (game_line(say, game)) }
            p.figures.faded {
                span.figure { (icon("i-players")) " " (players) }
                span.figure { (icon("i-clock")) " " (minutes) " " (say.word("home-minutes")) }
            }
            @if ready {
                form.row method="post" action="/play" {
                    button.btn.btn-primary name="game" value=(game) { (say.word("home-play")) }
                    a.btn href=(format!("/new?game={game}")) { (say.word("site-nav-new")) }
                }
            } @else {
                p { span.badge { (say.word("home-soon")) } }
            }
        }
    }
}

/// What a game is called.
pub fn game_name(say: Say<'_>, game: &str) -> String {
    match game {
        "ethnos" => say.word("game-ethnos"),
        "hadara" => say.word("game-hadara"),
        "settlers" => say.word("game-settlers"),
        "imperium" => say.word("game-imperium"),
        other => other.to_owned(),
    }
}

fn game_line(say: Say<'_>, game: &str) -> String {
    match game {
        "ethnos" => say.word("game-ethnos-line"),
        "hadara" => say.word("game-hadara-line"),
        "settlers" => say.word("game-settlers-line"),
        _ => say.word("game-imperium-line"),
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
            a href=(format!("/table/{}", listed.id)) { b { (game_name(say, &listed.game)) } " · " (listed.summary.names.join(", ")) }
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
            a href=(format!("/table/{}", listed.id)) { b { (game_name(say, &listed.game)) } " · " (names.join(", ")) }
            span.figure.small title=(say.say(&phrase!("home-seats", taken = taken, seats = seats))) { (icon("i-players")) " " (taken) " / " (seats) }
        }
    }
}
