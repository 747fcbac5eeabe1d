//! A table before the game: who sits where, and who may begin.

use kernel::{Phrase, Seat, phrase};
use maud::{Markup, html};
use table::{Sitter, Table};

use super::{card_set, flag, icon, levels, notice};
use crate::hall::Live;
use crate::people::Visitor;
use crate::setting::USUAL_BOT;
use crate::words::Say;

/// The page.
pub fn page(visitor: &Visitor, say: Say<'_>, live: &Live, table: &Table, wrong: Option<&Phrase>) -> Markup {
    let host = visitor.person == Some(table.host());
    let seated = visitor.person.is_some_and(|person| !table.seats_of(person).is_empty());
    let full = !table.sitters().contains(&Sitter::Open);
    let title = say.title(&table.header().game);
    let main = html! {
        div data-live=(live.id) data-number=(table.number()) hidden {}
        h1 { (title) }
        @if let Ok(chapter) = say.games().find(&table.header().game) && chapter.card_set().is_some() { p { (card_set(say, chapter)) } }
        p.lede { (lede(say, table, host, seated)) }
        @if let Ok(chapter) = say.games().find(&table.header().game) { (super::lessons::invitation(say, chapter)) }
        @if let Some(wrong) = wrong { (notice(&say.say(wrong))) }
        @if host || seated { (super::new::share(say, &format!("/table/{}", live.id))) }
        form.form method="post" action=(format!("/table/{}", live.id)) {
            input type="hidden" name="number" value=(table.number());
            fieldset.panel {
                legend { (say.word("new-seats")) }
                ul.seats {
                    @for (seat, sitter) in Seat::all(table.sitters().len()).zip(table.sitters()) {
                        li {
                            (flag(seat, "flag"))
                            (sitter_line(visitor, say, seat, sitter, host, seated))
                        }
                    }
                }
            }
            div.row {
                @if host && full {
                    button.btn.btn-primary.btn-big name="go" value="start" { (icon("i-play")) " " (say.word("lobby-start")) }
                } @else if host {
                    span.hint { (say.word("lobby-wait")) }
                } @else {
                    span.hint { (say.word("lobby-host-starts")) }
                }
            }
        }
        @if host { (super::talk::onlookers(say, &live.id, table)) }
        p.small { a href=(format!("/table/{}/report", live.id)) { (say.word("report-link")) } }
        (promise(say, table))
    };
    super::page_of(visitor, say, Some(&table.header().game), &title, "", main)
}

/// That the shuffle is fair, in plain words; what proves it is there for whoever opens it.
fn promise(say: Say<'_>, table: &Table) -> Markup {
    html! {
        details.small.promise {
            summary { (say.word("fair-promise")) }
            (super::table::commitment(say, table))
        }
    }
}

/// What is said to those who sit here, and to those who were sent the link.
fn lede(say: Say<'_>, table: &Table, host: bool, seated: bool) -> String {
    match table.seats_of(table.host()).first().filter(|_| !seated) {
        _ if host => say.word("lobby-lede-host"),
        Some(host) => {
            say.say(&phrase!("lobby-invited", who = table.name(host), game = say.title(&table.header().game)))
        }
        None => say.word("lobby-lede"),
    }
}

fn sitter_line(visitor: &Visitor, say: Say<'_>, seat: Seat, sitter: &Sitter, host: bool, seated: bool) -> Markup {
    let at = seat.index();
    html! {
        @match sitter {
            Sitter::Open => {
                span.faded { (say.word("lobby-open")) }
                @if !seated {
                    @if visitor.name.is_none() {
                        label.visually-hidden for=(format!("name-{at}")) { (say.word("site-your-name")) }
                        input.input.nick id=(format!("name-{at}")) name="name" maxlength=(::table::NAME) placeholder=(say.word("site-your-name"));
                    }
                    button.btn.btn-primary name="go" value=(format!("sit:{at}")) { (say.word("lobby-sit")) }
                }
                @if host {
                    (levels::chooser(say, &format!("level-{at}"), None, USUAL_BOT))
                    button.btn name="go" value=(format!("bot:{at}")) { (icon("i-bot")) " " (say.word("lobby-bot")) }
                }
            }
            Sitter::Person { id, name } => {
                b { (name) }
                @if visitor.person == Some(*id) {
                    button.btn.btn-quiet name="go" value=(format!("vacate:{at}")) { (say.word("lobby-leave")) }
                } @else if host {
                    button.btn.btn-quiet name="go" value=(format!("vacate:{at}")) { (say.word("lobby-remove")) }
                }
            }
            Sitter::Bot { kind } if host => {
                (icon("i-bot")) (levels::chooser(say, &format!("level-{at}"), None, *kind))
                button.btn name="go" value=(format!("bot:{at}")) { (say.word("lobby-level")) }
                button.btn.btn-quiet name="go" value=(format!("vacate:{at}")) { (say.word("lobby-no-bot")) }
            }
            Sitter::Bot { kind } => { (icon("i-bot")) span { (levels::title(say, *kind)) } }
        }
    }
}
