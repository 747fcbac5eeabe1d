//! The table: banner, board, hand, dock, log and chat, for whoever looks.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::response::{IntoResponse, Response};
use kernel::{Arg, Phrase, Seat, SeatSet, Viewer, phrase};
use maud::{Markup, html};
use table::{AnyGame, Onlookers, Phase, Sitter, Table};

use super::end::Ended;
use super::{
    card_set, document, end, error, flag, help, hint, icon, levels, lobby, log, notice, remark, seat_class, talk, told,
    tools,
};
use crate::App;
use crate::acts::{Form, mine_or_last};
use crate::boards::{Chapter, Drawn, PACES, Parts, Position, Selection, Sitting};
use crate::hall::{Hall, Live, Refused, Shown, now, time};
use crate::people::Visitor;
use crate::setting::USUAL_BOT;
use crate::words::Say;

/// Shows a table.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    match app.hall.enter(&id, visitor.person).await {
        Ok(live) => render(&app, &visitor, &live, &form, None).await,
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

/// The page, with what went wrong, if anything did. `form` has what was picked.
pub async fn render(app: &App, visitor: &Visitor, live: &Live, form: &Form, wrong: Option<&Phrase>) -> Response {
    let campaign = match campaign_of(app, live).await {
        Ok(campaign) => campaign,
        Err(refused) => return error::refused(app, visitor, &refused),
    };
    let campaign = campaign.as_deref();
    let draw = |table: &Table| {
        let voice = app.words.at(visitor.language, table);
        let names = voice.names(table);
        let say = Say::new(voice, &names);
        if let Some(tale) = table.tale() {
            return Ok(told::page(visitor, say, live, table, tale));
        }
        let chapter = say.games().find(&table.header().game)?;
        Ok(match (table.phase(), table.game()) {
            (Phase::Running, Some(game)) => {
                let desk = Desk { campaign, ..Desk::new(visitor, say, live, table, game, form) };
                desk.page(&app.hall, chapter, form, wrong)
            }
            (Phase::Finished, Some(game)) => {
                let contents = &app.hall.shelf.contents(&live.id, game, chapter);
                end::page(&Ended { visitor, say, live, table, game, chapter, contents, campaign })
            }
            (Phase::Gathering | Phase::Running | Phase::Finished, _) => lobby::page(visitor, say, live, table, wrong),
        })
    };
    let page = match is_long(app, visitor, live, form) {
        true => app.hall.study(live, draw).await,
        false => app.hall.look(live, draw).await,
    };
    match page.and_then(|page: Result<Markup, Phrase>| page.map_err(Refused::from)) {
        Ok(markup) => markup.into_response(),
        Err(refused) => error::refused(app, visitor, &refused),
    }
}

/// Whether drawing the page takes the longer the longer the game is: it is over, or has not been told to this visitor lately.
fn is_long(app: &App, visitor: &Visitor, live: &Live, form: &Form) -> bool {
    let table = live.table();
    match (table.phase(), table.game()) {
        (Phase::Running, Some(game)) => {
            let (viewer, ..) = eyes(visitor, &table, game, form);
            app.hall.stories.is_long(&live.id, game, viewer)
        }
        (Phase::Running | Phase::Gathering, _) => false,
        (Phase::Finished, _) => true,
    }
}

/// Whose eyes a visitor looks with, the seat that may act, and the seat that the screen must be passed to first: several people
/// share it, and the one whose turn it is has not said that they are there.
fn eyes(visitor: &Visitor, table: &Table, game: &AnyGame, form: &Form) -> (Viewer, Option<Seat>, Option<Seat>) {
    let seats = visitor.person.map_or(SeatSet::EMPTY, |person| table.seats_of(person));
    let acting = seats.iter().find(|seat| game.deciding().contains(*seat));
    let hot = visitor.person.is_some_and(|person| table.is_hot_seat(person));
    let ready = form.get("ready").and_then(|ready| ready.parse().ok()).and_then(Seat::new);
    match acting.filter(|seat| hot && ready != Some(*seat)) {
        Some(covered) => (Viewer::Spectator, None, Some(covered)),
        None => (table.viewer(visitor.person), acting, None),
    }
}

/// The campaign that a table was set for. Tables of games without campaigns are not looked up.
async fn campaign_of(app: &App, live: &Live) -> Result<Option<String>, Refused> {
    let game = live.table().header().game.clone();
    match app.games.find(&game).is_ok_and(|chapter| chapter.campaigns().is_some()) {
        true => app.hall.campaign_at(live).await,
        false => Ok(None),
    }
}

/// A game that is on, for one visitor.
struct Desk<'a> {
    visitor: &'a Visitor,
    say: Say<'a>,
    live: &'a Live,
    table: &'a Table,
    game: &'a AnyGame,
    seats: SeatSet,
    viewer: Viewer,
    acting: Option<Seat>,
    /// Several people share this screen, and the one whose turn it is has not said that they are there.
    covered: Option<Seat>,
    /// The campaign that it belongs to.
    campaign: Option<&'a str>,
}

impl<'a> Desk<'a> {
    fn new(
        visitor: &'a Visitor,
        say: Say<'a>,
        live: &'a Live,
        table: &'a Table,
        game: &'a AnyGame,
        form: &Form,
    ) -> Desk<'a> {
        let seats = visitor.person.map_or(SeatSet::EMPTY, |person| table.seats_of(person));
        let (viewer, acting, covered) = eyes(visitor, table, game, form);
        Desk { visitor, say, live, table, game, seats, viewer, acting, covered, campaign: None }
    }

    fn page(&self, hall: &Hall, chapter: &dyn Chapter, form: &Form, wrong: Option<&Phrase>) -> Markup {
        let say = self.say;
        let selection = Selection::of(form);
        let draw = || self.draw(hall, chapter, &selection);
        // What somebody has picked is for them alone.
        let drawn = match selection == Selection::default() {
            true => hall.stories.drawn(self.shown(), draw),
            false => Arc::new(draw()),
        };
        let parts = &drawn.parts;
        let game = say.say(&chapter.title());
        let turn = self.turn();
        let mark = if self.acting.is_some() { "● " } else { "" };
        let title = format!("{mark}{turn} · {game} · {}", say.word("site-brand"));
        let question = self.acting.map(|seat| self.game.question(seat));
        let path = format!("/table/{}", self.live.id);
        let body = html! {
            a.skip href="#dock" { (say.word("table-skip")) }
            header class=(if self.acting.is_some() { "banner my-turn" } else { "banner" }) {
                h1.visually-hidden { (game) }
                div.crumbs { a.brand href="/" { (say.word("site-brand")) } span.faded aria-hidden="true" { "›" } span { (game) } (card_set(say, chapter))
                    @if let Some(campaign) = self.campaign { span.faded aria-hidden="true" { "›" } a.to-campaign href=(format!("/campaign/{campaign}")) { (say.word("campaign-link")) } }
                }
                p.state { (parts.state) }
                p.turn role="status" { (turn) }
                @if let Some(left) = self.time_left() { p.state { (icon("i-clock")) " " (left) } }
                (help::link(say, &say.path(self.game.id()), question.as_ref()))
                (tools(self.visitor, say))
            }
            form id="turn" method="post" action=(path) {
                input type="hidden" name="number" value=(self.table.number());
                @if let Some(ready) = form.get("ready") { input type="hidden" name="ready" value=(ready); }
            }
            main class=(table_class(self.table, parts)) data-live=(self.live.id)
                data-number=(self.table.number()) data-mine=(self.acting.is_some()) data-sound=(self.visitor.sound) {
                (sections(say, parts))
                div.foot {
                    (hand(parts))
                    @if let Some(none) = parts.hand_none.as_ref().filter(|_| parts.hand.0.is_empty()) { p.hand-none { (none) } }
                    section.dock id="dock" aria-label=(say.word("table-decision")) {
                        // What the board says of the picked cards already is said once.
                        @if let Some(wrong) = wrong.map(|wrong| say.say(wrong)).filter(|wrong| !parts.dock.0.contains(&html! { (wrong) }.0)) { (notice(&wrong)) }
                        (self.dock(question.as_ref(), &parts.dock, self.hint(hall, form)))
                    }
                }
                (self.side(&drawn, &parts.keys))
                (parts.popovers)
            }
        };
        document(self.visitor, say, Some(self.game.id()), &title, "page-table", body)
    }

    /// What the board of this page shows.
    fn shown(&self) -> Shown {
        Shown {
            id: self.live.id.clone(),
            viewer: self.viewer,
            language: self.visitor.language,
            number: self.table.number(),
            acting: self.acting,
        }
    }

    fn draw(&self, hall: &Hall, chapter: &dyn Chapter, selection: &Selection) -> Drawn {
        let (say, sitters) = (self.say, sittings(self.say, self.table));
        let story = hall.stories.tell(&self.live.id, self.game, self.viewer);
        let parts = chapter.draw(&Position {
            story: &*story,
            acting: self.acting,
            going: true,
            selection,
            sitters: &sitters,
            say,
        });
        let retold = chapter.retold(&*story);
        // Whoever has decided since then was there.
        let there = |number: usize| story.decided().is_some_and(|own| own > number);
        let fresh = |number: usize| matches!(self.viewer, Viewer::Seat(_)) && !there(number);
        let log = hall.stories.with_lines((self.live.id.clone(), self.viewer, say.language()), |lines| {
            let log = log::Log {
                id: &self.live.id,
                story: &*story,
                departures: self.table.departures(),
                retold: &retold,
                replay: None,
                lines: lines.turned_over(say.players()),
            };
            (log::beside(say, &log, sitters.len()), log.lines)
        });
        Drawn {
            parts,
            log,
            scene: html! {
                @if let Some(scene) = retold.last() { (scene.link(say, &self.live.id, self.table.speed(), fresh(scene.number))) }
            },
        }
    }

    /// Whose turn it is, in a few words.
    fn turn(&self) -> String {
        if self.acting.is_some() {
            return self.say.word("table-your-turn");
        }
        let deciding = self.game.deciding();
        // Bots that are asked think, or wait for their turn to: nobody else is waited for.
        let bots = |seat: &Seat| levels::bot_of(&self.table.sitters()[seat.index()]).is_some();
        let thinking = self.table.undo_asked().is_none() && deciding.iter().all(|seat| bots(&seat));
        let names: Vec<Arg> = deciding.iter().map(Arg::from).collect();
        self.say.say(&match thinking {
            true => phrase!("table-thinking", count = names.len(), who = names),
            false => phrase!("table-waiting-for", who = names),
        })
    }

    fn time_left(&self) -> Option<String> {
        let left = self.table.deadline()?.0.saturating_sub(now().0);
        Some(self.say.say(&phrase!("table-time-left", days = left / 86_400, hours = left % 86_400 / 3_600)))
    }

    /// The question, undo beside it, and what the board offers.
    fn dock(&self, question: Option<&Phrase>, offers: &Markup, hint: Markup) -> Markup {
        let say = self.say;
        if let Some(seat) = self.covered {
            let path = format!("/table/{}?ready={}", self.live.id, seat.index());
            return html! {
                div.dock-ask { h2 tabindex="-1" { (say.say(&phrase!("table-pass-screen", who = seat))) } }
                p.small.faded { (say.word("table-pass-hint")) }
                div.dock-do { a.btn.btn-primary href=(path) { (icon("i-eye")) " " (say.say(&phrase!("table-i-am", who = seat))) } }
            };
        }
        let question = question.map(|question| say.say(question));
        html! {
            div.dock-ask { h2 tabindex="-1" { (question.unwrap_or_else(|| self.turn())) } (self.undo()) }
            @if let Some(seat) = self.acting { (remark::at(self.visitor, say, self.table, seat)) }
            (self.consent())
            (offers)
            (hint)
            (self.abandoned())
        }
    }

    /// Advice for whoever is asked on this page.
    fn hint(&self, hall: &Hall, form: &Form) -> Markup {
        let Some(seat) = self.acting else { return html! {} };
        let given = hall.hints_given(&self.live.id, self.table, seat);
        hint::part(self.say, &self.live.id, self.table, self.game, seat, form.get("ready"), given.as_deref())
    }

    fn undo(&self) -> Markup {
        let seat = self.visitor.person.and_then(|person| mine_or_last(self.table, person));
        let offer = seat.and_then(|seat| {
            self.table.undo_offer(seat).filter(|(_, must_ask)| self.table.lets_undo(seat, *must_ask).is_ok())
        });
        let Some((_, must_ask)) = offer.filter(|_| self.table.undo_asked().is_none()) else { return html! {} };
        let label =
            html! { (icon("i-undo")) span { (self.say.word(if must_ask { "table-ask-undo" } else { "table-undo" })) } };
        // The first decision that is taken back changes what a game counts for, as the first hint does.
        if self.table.taken_back() > 0 {
            return html! { button.btn.btn-quiet.undo form="turn" name="go" value="undo" data-key="u" { (label) } };
        }
        let trace = self.say.word("table-undo-trace");
        html! {
            button.btn.btn-quiet.undo.undo-now form="turn" name="go" value="undo" data-key="u" data-tip=(trace) { (label) }
            button.btn.btn-quiet.undo.told-first type="button" popovertarget="undo-trace" { (label) }
            div.trace id="undo-trace" popover="auto" {
                p { (trace) }
                button.btn.btn-primary form="turn" name="go" value="undo" { (label) }
            }
        }
    }

    /// An undo that somebody has asked for.
    fn consent(&self) -> Markup {
        let Some(asker) = self.table.undo_asked() else { return html! {} };
        let asked = self.seats.iter().any(|seat| self.table.undo_waits_for().contains(seat));
        let mine = self.seats.contains(asker);
        html! {
            p.small { (self.say.say(&phrase!("table-undo-asked", who = asker))) }
            @if asked {
                div.dock-do {
                    button.btn.btn-primary form="turn" name="go" value="agree" { (self.say.word("table-agree")) }
                    button.btn form="turn" name="go" value="refuse" { (self.say.word("table-refuse")) }
                }
            } @else if mine {
                div.dock-do { button.btn form="turn" name="go" value="refuse" { (self.say.word("table-withdraw")) } }
            }
        }
    }

    /// A seat that the others have waited for long enough.
    fn abandoned(&self) -> Markup {
        let waited = self.game.deciding().iter().find(|seat| {
            !self.seats.is_empty() && !self.seats.contains(*seat) && self.table.is_abandoned(*seat, time())
        });
        html! {
            @if let Some(seat) = waited {
                div.dock-do {
                    (levels::chooser(self.say, "level", Some("turn"), USUAL_BOT))
                    button.btn form="turn" name="go" value=(format!("replace:{}", seat.index())) {
                        (icon("i-bot")) " " (self.say.say(&phrase!("table-give-to-bot", who = seat)))
                    }
                }
            }
        }
    }

    fn side(&self, drawn: &Drawn, keys: &str) -> Markup {
        let say = self.say;
        html! {
            aside.side aria-label=(say.word("table-tab-log")) {
                input.tab-in type="radio" name="side" id="side-log" checked;
                input.tab-in type="radio" name="side" id="side-chat";
                div.tabs {
                    label for="side-log" { (icon("i-log")) " " (say.word("table-tab-log")) }
                    label for="side-chat" { (icon("i-chat")) " " (say.word("table-chat")) " " (talk::badge(say, self.table, self.visitor)) }
                }
                div.side-pane.pane-log {
                    (drawn.scene)
                    (drawn.log)
                    (self.settings(keys))
                }
                div.side-pane.pane-chat {
                    (talk::newest(say, &self.live.id, self.table, self.visitor))
                    @if self.visitor.person.is_some_and(|person| self.table.lets_talk(person).is_ok()) || self.table.onlookers() == Onlookers::Talk {
                    form.chat-form method="post" action=(format!("/table/{}", self.live.id)) {
                        label.visually-hidden for="say" { (say.word("table-say")) }
                        input.input id="say" name="text" maxlength="400" placeholder=(say.word("table-say")) autocomplete="off";
                        button.btn name="go" value="chat" { (say.word("table-send")) }
                    }
                    } @else { p.small.faded { (say.word("table-onlookers-silent")) } }
                }
            }
        }
    }

    /// How fast bots are, the way out, where to say that something is wrong, and what proves the shuffle.
    fn settings(&self, keys: &str) -> Markup {
        let say = self.say;
        let speed = |millis: u32, key: &'static str| {
            html! {
                button class=(if self.table.speed() == millis { "btn btn-quiet on" } else { "btn btn-quiet" }) form="turn" name="go"
                    value=(format!("speed:{millis}")) aria-pressed=(self.table.speed() == millis) { (say.word(key)) }
            }
        };
        html! {
            details.settings.small {
                summary { (say.word("table-more")) }
                @if !self.seats.is_empty() {
                    p.row { span { (say.word("table-speed")) } @for (millis, key) in PACES { (speed(millis, key)) } }
                    details.resign {
                        summary { (icon("i-flag")) " " (say.word("table-resign")) }
                        p.row { button.btn form="turn" name="go" value="resign" { (say.word("table-resign-sure")) } }
                    }
                }
                @if self.visitor.person == Some(self.table.host()) { (talk::onlookers(say, &self.live.id, self.table)) }
                p.row { a.btn.btn-quiet href=(format!("/table/{}/report", self.live.id)) { (icon("i-report")) " " (say.word("report-link")) } }
                @if let Ok(chapter) = say.games().find(self.game.id()) { p.small { (card_set(say, chapter)) } }
                (commitment(say, self.table))
                p.faded { (keys) }
            }
        }
    }
}

/// Who sits where.
pub fn sittings(say: Say<'_>, table: &Table) -> Vec<Sitting> {
    let sitting = |(name, sitter): (String, &Sitter)| Sitting { name, bot: levels::bot_of(sitter) };
    say.names(table).into_iter().zip(table.sitters()).map(sitting).collect()
}

/// The classes of a table.
pub fn table_class(table: &Table, parts: &Parts) -> String {
    format!("table players-{} {}", table.sitters().len(), parts.table_class).trim_end().to_owned()
}

/// The tabs of a narrow screen, the other players, the board and what is mine.
pub fn sections(say: Say<'_>, parts: &Parts) -> Markup {
    let (mine, others, log) = (say.word("table-tab-mine"), say.word("table-tab-others"), say.word("table-tab-log"));
    let tabs = [("board", &parts.board_name), ("mine", &parts.mine_tab), ("others", &parts.others_tab), ("log", &log)];
    html! {
        @for (at, (tab, name)) in tabs.iter().enumerate() { input.tab-in type="radio" name="tab" id=(format!("tab-{tab}")) aria-label=(name) checked[at == 0]; }
        @if !parts.scores.is_empty() {
            ul.scores aria-label=(say.word("table-scores")) {
                @for (seat, points) in &parts.scores {
                    li class=(seat_class(*seat)) { (flag(*seat, "icon")) span.visually-hidden { (say.say(&phrase!("end-name", who = *seat))) " " } b { (points) } }
                }
            }
        }
        nav.tabs.tabs-table aria-label=(say.word("table-parts")) {
            @for (tab, name) in tabs { label for=(format!("tab-{tab}")) { (name) } }
        }
        section.others tabindex="0" aria-label=(others) { h2.visually-hidden { (others) } (parts.others) }
        section.board tabindex="0" aria-label=(parts.board_name) { h2.visually-hidden { (parts.board_name) } (parts.board) }
        section class=(format!("mine {}", parts.mine_class)) tabindex="0" aria-label=(mine) { h2.visually-hidden { (mine) } (parts.mine) }
    }
}

/// What lies in my hand, or before me to choose from.
pub fn hand(parts: &Parts) -> Markup {
    // Backs of cards are scrolled by keys as well, though none of them can have the focus.
    let held = ["<button", "<input", "<a "].iter().any(|part| parts.hand.0.contains(part));
    let still = !held && !parts.hand.0.is_empty();
    html! { ul class=(format!("hand {}", parts.hand_class)) tabindex=[still.then_some("0")] aria-label=(parts.hand_name) { (parts.hand) } }
}

/// The promise that was made before the first decision: anybody can hold the seed against it afterwards.
pub fn commitment(say: Say<'_>, table: &Table) -> Markup {
    html! {
        p.small.commitment {
            (icon("i-seal")) " " (say.word("fair-commitment")) " "
            code { (table.header().seed.commitment()) } " "
            a href="/fairness" { (say.word("fair-link")) }
        }
    }
}
