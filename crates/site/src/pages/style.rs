//! A living page of all components in both themes: the look is designed here once and reused.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Seat, phrase};
use maud::{Markup, html};

use super::{chooser, document, error, flag, icon, icon_address, icon_as, page_of, tools};
use crate::App;
use crate::boards::specimen;
use crate::people::Visitor;
use crate::words::Say;

const SWATCHES: [&str; 12] =
    ["paper", "raised", "sunk", "ink", "faded", "line", "edge", "vermilion", "lapis", "gold", "moss", "madder"];
const TRIBES: [&str; 13] = [
    "wizard", "wingfolk", "giant", "dwarf", "centaur", "minotaur", "orc", "halfling", "skeleton", "merfolk", "troll",
    "elf", "dragon",
];
const KINGDOMS: [&str; 6] = ["ithys", "straton", "rhea", "duris", "althea", "pelagon"];
const ICONS: [&str; 34] = [
    "glory",
    "marker",
    "dragon",
    "deck",
    "hand",
    "band",
    "leader",
    "giant",
    "troll",
    "merfolk-board",
    "horde",
    "players",
    "clock",
    "bell",
    "bell-off",
    "bot",
    "sound-on",
    "sound-off",
    "undo",
    "flag",
    "eye",
    "chat",
    "log",
    "link",
    "download",
    "theme",
    "language",
    "first",
    "prev",
    "play",
    "next",
    "last",
    "info",
    "search",
];

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    let say = Say::new(app.words.of(visitor.language), &[]);
    let title = say.word("style-title");
    let body = html! {
        header.top { a.brand href="/" { (say.word("site-brand")) } nav { a href="/style" aria-current="page" { (title) } } (tools(&visitor, say)) }
        main {
            div.style-head { h1 { (title) } p.lede { (say.word("style-lede")) } (chooser(say, "", |game| format!("/style/{game}"))) }
            div.style { (guide(say, "light")) (guide(say, "dark")) }
        }
    };
    document(&visitor, say, Some("ethnos"), &title, "", body).into_response()
}

/// Shows every card of a game as hands and boards show it.
pub async fn cards(State(app): State<Arc<App>>, visitor: Visitor, Path(game): Path<String>) -> Response {
    let Ok(chapter) = app.games.at(&game) else {
        return error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("site-no-game"));
    };
    let say = Say::new(app.words.with(visitor.language, chapter), &[]);
    let title = say.say(&phrase!("style-cards-of", game = chapter.title()));
    let main = html! {
        h1 { (title) }
        (chooser(say, chapter.id(), |game| format!("/style/{game}")))
        ul.row.faces { @for face in chapter.faces(say) { li { (face) } } }
    };
    page_of(&visitor, say, Some(chapter.id()), &title, "", main).into_response()
}

fn guide(say: Say<'_>, theme: &str) -> Markup {
    let id = |part: &str| format!("{theme}-{part}");
    html! {
        section.theme data-theme=(theme) aria-labelledby=(id("head")) {
            h2 id=(id("head")) { (say.word(if theme == "light" { "style-light" } else { "style-dark" })) }
            h3 { (say.word("style-colours")) }
            ul.swatches { @for name in SWATCHES { li { span class=(format!("sw sw-{name}")) {} (name) } } }
            h3 { (say.word("style-type")) }
            p.t40 { "Летопись 40" } p.t28 { "Chronicle, летопись 28" } p.t20 { "Kingdoms, королевства 20" }
            p { "Text and numerals 0123456789, текст 16" } p.small { "Secondary, вторичное 14" } p.tiny.faded { "Captions, подписи 12" }
            h3 { (say.word("style-buttons")) }
            div.row {
                button.btn.btn-primary { (icon("i-band")) " " (say.word("ethnos-page-play-band")) }
                button.btn { (icon("i-deck")) " " (say.word("ethnos-choose-deck")) }
                button.btn.btn-quiet { (icon("i-undo")) " " (say.word("table-undo")) }
                span.has-why {
                    button.btn type="button" aria-disabled="true" aria-describedby=(id("why")) { (say.word("table-send")) }
                    span.why id=(id("why")) role="tooltip" { (say.word("refused-not-asked")) }
                }
            }
            h3 { (say.word("style-badges")) }
            div.row {
                span.badge.badge-turn { (say.word("home-your-turn")) } span.badge { (say.word("home-waiting")) }
                span.badge.badge-gold { (icon("i-leader")) " " (say.word("end-won")) } span.badge.badge-new { "2" }
            }
            p.notice { (icon("i-info")) span { (say.word("home-open-none")) } }
            p.notice.notice-bad { (icon("i-info")) span { (say.word("site-stale")) } }
            h3 { (say.word("style-forms")) }
            div.form {
                div.ask { label for=(id("name")) { (say.word("site-your-name")) } input.input id=(id("name")) value="Денис"; }
                div.choices {
                    label.choice { input type="radio" name=(id("pace")) checked; " " (say.word("new-live")) }
                    label.choice { input type="radio" name=(id("pace")); " " (say.word("new-day")) }
                }
            }
            h3 { (say.word("style-cards")) }
            div.row.cards-row {
                (specimen(say, "blue-merfolk", "l")) (specimen(say, "blue-merfolk", "m")) (specimen(say, "blue-merfolk", "s"))
                span.card.card-m.card-back { (icon_as("g-ethnos", "emblem")) }
            }
            div.row.cards-row.states { (specimen(say, "red-orc", "m")) (specimen(say, "green-elf", "m")) (specimen(say, "skeleton", "m")) }
            h3 { (say.word("ethnos-page-tribes")) }
            ul.marks { @for tribe in TRIBES { li { (icon_as(&format!("t-{tribe}"), "mark-big")) span.tiny { (tribe) } } } }
            h3 { (say.word("ethnos-page-kingdom")) }
            ul.marks {
                @for kingdom in KINGDOMS { li class=(format!("k-{kingdom}")) { (icon_as(&format!("k-{kingdom}"), "shield-k")) span.tiny { (kingdom) } } }
                @for seat in Seat::all(6) { li { (flag(seat, "flag")) } }
            }
            h3 { (say.word("style-icons")) }
            p.row.icons-row { @for name in ICONS { span title=(name) { (icon(&format!("i-{name}"))) } } }
            h3 { (say.word("style-table")) }
            table.data {
                thead { tr { th { (say.word("end-player")) } th.num { (say.word("end-points")) } } }
                tbody { tr.won { td { "Денис" } td.num.points { "74" } } tr { td { "Marta" } td.num.points { "71" } } }
            }
            svg class="chart" viewBox="0 0 60 24" aria-hidden="true" { use href=(icon_address("p-1")) width="24" height="24" class="p1" {} }
        }
    }
}
