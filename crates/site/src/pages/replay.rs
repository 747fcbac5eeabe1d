//! A game that is over, decision by decision, from any seat or all-knowing; and its chronicle to take home.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Seat, Viewer, phrase};
use maud::{Markup, html};
use table::{AnyGame, Phase, Table};

use super::log::{self, Lines, Log};
use super::table::{hand, sections, sittings, table_class};
use super::{document, error, help, icon, icon_as, told, tools};
use crate::App;
use crate::acts::Form;
use crate::boards::{Chapter, Position, Selection, replay_speeds};
use crate::hall::Contents;
use crate::people::Visitor;
use crate::words::Say;

/// So many decisions before a moment are told beside it.
const TOLD: usize = 200;

/// Where a moment of a replay is, for some eyes: every moment has one address.
pub fn address(id: &str, at: usize, viewer: Viewer) -> String {
    let moment = if at == 0 { String::new() } else { format!("/{at}") };
    let eyes = match viewer {
        Viewer::Seat(seat) => format!("?as={}", seat.index()),
        Viewer::Spectator | Viewer::Omniscient => String::new(),
    };
    format!("/table/{id}/replay{moment}{eyes}")
}

/// Shows the beginning, or leads to the moment that a form asks for.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    let number = |key: &str| form.get(key).and_then(|number| number.parse::<usize>().ok());
    let at = match form.get("go") {
        Some("first") => Some(0),
        Some("prev") => Some(number("at").unwrap_or(0).saturating_sub(1)),
        Some("next") => Some(number("at").unwrap_or(0).saturating_add(1)),
        Some("last") => Some(usize::MAX),
        Some(_) | None => number("at"),
    };
    open(&app, &visitor, &id, &form, at.map_or(Wanted::Beginning, Wanted::Elsewhere)).await
}

/// Shows a moment of the game.
pub async fn show_at(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, at)): Path<(String, usize)>,
    RawQuery(query): RawQuery,
) -> Response {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    open(&app, &visitor, &id, &form, Wanted::At(at)).await
}

/// What an address asks for.
#[derive(Clone, Copy)]
enum Wanted {
    /// The table before the first decision.
    Beginning,
    /// The table after so many decisions.
    At(usize),
    /// The same, which has an address of its own.
    Elsewhere(usize),
}

async fn open(app: &App, visitor: &Visitor, id: &str, form: &Form, wanted: Wanted) -> Response {
    let live = match app.hall.enter(id, visitor.person).await {
        Ok(live) => live,
        Err(refused) => return error::refused(app, visitor, &refused),
    };
    let page = app.hall.study(&live, |table| match table.tale() {
        Some(tale) => {
            let say = Say::new(app.words.at(visitor.language, table), &tale.players);
            told::page(visitor, say, &live, table, tale).into_response()
        }
        None => moment(app, visitor, id, table, form, wanted),
    });
    let page = page.await;
    page.unwrap_or_else(|refused| error::refused(app, visitor, &refused))
}

fn moment(app: &App, visitor: &Visitor, id: &str, table: &Table, form: &Form, wanted: Wanted) -> Response {
    let (Phase::Finished, Some(game)) = (table.phase(), table.game()) else {
        return error::page(app, visitor, StatusCode::CONFLICT, &phrase!("replay-later"));
    };
    let chapter = match app.games.with_set(game.id(), table.set()) {
        Ok(chapter) => chapter,
        Err(why) => return error::refused(app, visitor, &why.into()),
    };
    let viewer = match form.get("as").and_then(|seat| seat.parse().ok()).and_then(Seat::new) {
        Some(seat) if seat.index() < table.sitters().len() => Viewer::Seat(seat),
        Some(_) | None => Viewer::Omniscient,
    };
    let total = game.decisions();
    let at = match wanted {
        Wanted::Beginning => 0,
        Wanted::At(at) if (1..=total).contains(&at) => at,
        Wanted::At(at) | Wanted::Elsewhere(at) => {
            return Redirect::to(&address(id, at.min(total), viewer)).into_response();
        }
    };
    let voice = app.words.at(visitor.language, table);
    let names = voice.names(table);
    let say = Say::new(voice, &names);
    let title = say.say(&phrase!("replay-at", at = at, all = total));
    let contents = app.hall.shelf.contents(id, game, chapter);
    let reel = Reel { id, table, at, total, viewer, contents: &contents, say };
    let dock = html! {
        div.dock-ask {
            h2 { (title) }
            @if let Some(scene) = contents.scene(at) { (scene.link(say, id, table.speed(), false)) }
            a.btn.btn-quiet href=(format!("/table/{id}/analysis")) { (icon("i-eye")) " " (say.word("analysis-link")) }
        }
        (reel.controls())
    };
    still(visitor, say, &Still { id, table, game, chapter, at, viewer, title: &title, dock }).into_response()
}

/// A table that does not move: how it stood after some decision, for some eyes.
pub struct Still<'a> {
    /// The table's name.
    pub id: &'a str,
    /// The table.
    pub table: &'a Table,
    /// Its game.
    pub game: &'a AnyGame,
    /// What the site knows of it.
    pub chapter: &'a dyn Chapter,
    /// After how many decisions.
    pub at: usize,
    /// For whose eyes.
    pub viewer: Viewer,
    /// What it is.
    pub title: &'a str,
    /// What stands where decisions are made.
    pub dock: Markup,
}

/// The page of such a table.
pub fn still(visitor: &Visitor, say: Say<'_>, still: &Still<'_>) -> Markup {
    let Still { id, table, game, chapter, at, viewer, title, dock } = still;
    let (selection, sitters, story) =
        (Selection::default(), sittings(say, table), game.excerpt(*viewer, at.saturating_sub(TOLD)..*at, &[]));
    let parts = chapter.draw(&Position {
        story: &*story,
        acting: None,
        going: false,
        selection: &selection,
        sitters: &sitters,
        say,
    });
    let retold = chapter.retold(&*story);
    let log = Log {
        id,
        story: &*story,
        departures: table.departures(),
        retold: &retold,
        replay: Some(*viewer),
        lines: Lines::default(),
    };
    let name = say.say(&chapter.title());
    let body = html! {
        header.banner {
            h1.visually-hidden { (name) ": " (title) }
            div.crumbs { a.brand href="/" { (say.word("site-brand")) } span.faded aria-hidden="true" { "›" } a href=(format!("/table/{id}")) { (name) } }
            p.state { (parts.state) }
            p.turn role="status" { (title) }
            (help::link(say, &chapter.path(), None))
            (tools(visitor, say))
        }
        main class=(table_class(table, &parts)) {
            (sections(say, &parts))
            div.foot {
                (hand(&parts))
                section.dock id="dock" aria-label=(title) {
                    @if let Some(latest) = log::latest(say, &log) { p.told-last { (latest) } }
                    (dock)
                }
            }
            aside.side aria-label=(say.word("table-tab-log")) {
                input.tab-in type="radio" name="side" id="side-log" checked;
                div.tabs { label for="side-log" { (icon("i-log")) " " (say.word("table-tab-log")) } }
                div.side-pane.pane-log { (log::beside(say, &log, sitters.len())) }
            }
            (parts.popovers)
        }
    };
    document(visitor, say, Some(game.id()), &format!("{title} · {name}"), "page-table", body)
}

/// What a replay is moved by.
struct Reel<'a> {
    id: &'a str,
    table: &'a Table,
    at: usize,
    total: usize,
    viewer: Viewer,
    contents: &'a Contents,
    say: Say<'a>,
}

impl Reel<'_> {
    /// The way to another moment; none if that is this one.
    fn way(&self, at: usize) -> Option<String> {
        (at != self.at).then(|| address(self.id, at, self.viewer))
    }

    fn step(&self, name: &str, key: &'static str, at: usize) -> Markup {
        let (word, way) = (self.say.word(key), self.way(at));
        html! {
            a.btn.btn-icon id=(format!("replay-{name}")) data-step=(name) href=[way.as_ref()] role=[way.is_none().then_some("link")] aria-disabled=[way.is_none().then_some("true")]
                aria-label=(word) title=(word) { (icon(&format!("i-{name}"))) }
        }
    }

    /// Steps, the script's play button, the slider, the eyes and the parts of the game.
    fn controls(&self) -> Markup {
        let (say, at) = (self.say, self.at);
        let play = say.word("replay-play");
        html! {
            div.scrub data-replay=(self.id) data-at=(at) {
                span.row.nowrap.scrub-do {
                    (self.step("first", "replay-first", 0))
                    (self.step("turn-prev", "replay-turn-prev", self.contents.turn_before(at)))
                    (self.step("prev", "replay-prev", at.saturating_sub(1)))
                    button.btn.btn-icon.btn-primary id="replay-play" type="button" hidden data-play="" aria-pressed="false" aria-label=(play) title=(play) {
                        (icon_as("i-play", "icon when-still")) (icon_as("i-pause", "icon when-playing"))
                    }
                    (self.step("next", "replay-next", (at + 1).min(self.total)))
                    (self.step("turn-next", "replay-turn-next", self.contents.turn_after(at)))
                    (self.step("last", "replay-last", self.total))
                }
                (self.slider())
                (self.stages())
            }
        }
    }

    fn slider(&self) -> Markup {
        let say = self.say;
        let names = Seat::all(self.table.sitters().len()).zip(say.names(self.table));
        html! {
            form.scrub-to method="get" action=(format!("/table/{}/replay", self.id)) data-scrub="" {
                input type="range" name="at" min="0" max=(self.total) value=(self.at) aria-label=(say.word("replay-decision"));
                label.row.nowrap {
                    (icon("i-eye")) span { (say.word("replay-seen-by")) }
                    select name="as" {
                        option value="all" selected[self.viewer == Viewer::Omniscient] { (say.word("replay-all-knowing")) }
                        @for (seat, name) in names { option value=(seat.index()) selected[self.viewer == Viewer::Seat(seat)] { (name) } }
                    }
                }
                div.scripted-only { (replay_speeds(say)) }
                button.btn.no-script { (say.word("replay-show")) }
            }
        }
    }

    /// The ages, epochs or rounds.
    fn stages(&self) -> Markup {
        let stages = &self.contents.stages;
        let current = stages.iter().rposition(|(began, _)| *began <= self.at);
        html! {
            @if stages.len() > 1 {
                nav.stages aria-label=(self.say.word("replay-stages")) {
                    @for (at, (began, name)) in stages.iter().enumerate() {
                        a href=(address(self.id, *began, self.viewer)) aria-current=[(Some(at) == current).then_some("true")] { (self.say.say(name)) }
                    }
                }
            }
        }
    }
}

/// The chronicle as a file.
pub async fn chronicle(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let written = match app.hall.enter(&id, visitor.person).await {
        Ok(live) => app.hall.study(&live, |table| Some((table.chronicle()?, table.header().game.clone()))).await,
        Err(refused) => Err(refused),
    };
    let written = match written {
        Ok(written) => written,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    match written {
        Some((text, game)) => {
            let name = format!("attachment; filename=\"{game}-{id}.chronicle\"");
            let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
            (headers, app.seal.sign(&id, &text)).into_response()
        }
        None => error::page(&app, &visitor, StatusCode::CONFLICT, &phrase!("replay-later")),
    }
}
