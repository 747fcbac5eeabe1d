//! The last page of a game that other rules played: no board, but the result and the whole story.

use kernel::{Seat, phrase};
use maud::{Markup, html};
use table::{Line, Table, Tale};

use super::{end, flag, icon, share};
use crate::hall::Live;
use crate::people::Visitor;
use crate::words::Say;

/// The page.
pub fn page(visitor: &Visitor, say: Say<'_>, live: &Live, table: &Table, tale: &Tale) -> Markup {
    let headline = say.kept(table, &tale.headline);
    let name = say.title(&tale.game);
    let sum = phrase!("end-summary", game = name, players = tale.players.len(), decisions = tale.decisions);
    let here = say.version(&tale.game);
    let sources: Vec<String> = tale.sources.iter().map(|source| say.kept(table, &source.name)).collect();
    let main = html! {
        div data-live=(live.id) data-number=(table.number()) hidden {}
        p.faded.small { (say.say(&sum)) @if tale.taken_back > 0 { " · " (say.say(&phrase!("end-taken-back", count = tale.taken_back))) } (end::hints(say, table)) }
        h1.headline { (headline) }
        p.lede { (say.say(&phrase!("end-decided", how = say.kept(table, &tale.decided)))) }
        p.notice role="note" { (icon("i-info")) span { (say.say(&tale.why(here.as_ref()))) } }
        div.row.end-do {
            (end::rematch(visitor, say, live, table))
            a.btn href=(format!("/table/{}/chronicle", live.id)) { (icon("i-download")) " " (say.word("end-chronicle")) }
            (share::button(say, table, &headline))
        }
        section.panel {
            header { h2.h3 { (say.word("end-ranking")) } }
            div.scroll-x { (end::ranking(say, table.sitters(), &sources, &tale.places)) }
        }
        section.panel {
            header { h2.h3 { (say.word("told-story")) } }
            ol.log {
                @for lines in tale.log.chunk_by(|one, two| (one.decision, whose(one)) == (two.decision, whose(two))) {
                    li.begins { (flag(whose(&lines[0]), "icon")) span { @for line in lines { (say.kept(table, &line.sentence)) " " } } }
                }
            }
        }
        (end::proof(say, &table.header().seed))
    };
    let head = share::head(visitor, say, &live.id, table, &headline);
    super::page_telling(visitor, say, Some(&tale.game), &headline, "", head, main)
}

/// Whom a line is about: its first player, or whoever decided.
fn whose(line: &Line) -> Seat {
    line.sentence.phrase.seat().unwrap_or(line.seat)
}
