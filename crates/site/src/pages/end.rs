//! The end of a game: who won and by what, points by source, how it went.

use kernel::{Place, Seat, Seed, Viewer, phrase};
use maud::{Markup, html};
use table::{AnyGame, Placed, Sitter, Table};

use super::course::{self, Course, points, samples, sources};
use super::replay::address;
use super::verdict::{turned, verdict};
use super::{flag, help, icon, levels, share, waits};
use crate::boards::Chapter;
use crate::hall::{Contents, Live};
use crate::people::Visitor;
use crate::words::Say;

/// A game that is over, for one visitor.
pub struct Ended<'a> {
    /// Who looks.
    pub visitor: &'a Visitor,
    /// In which words.
    pub say: Say<'a>,
    /// The table.
    pub live: &'a Live,
    /// As it is now.
    pub table: &'a Table,
    /// Its game.
    pub game: &'a AnyGame,
    /// What the site knows of it.
    pub chapter: &'a dyn Chapter,
    /// The parts of the game.
    pub contents: &'a Contents,
    /// The campaign that it belongs to.
    pub campaign: Option<&'a str>,
}

/// The page.
pub fn page(ended: &Ended<'_>) -> Markup {
    let Ended { visitor, say, live, table, game, chapter, contents, campaign } = *ended;
    let Some(standings) = game.standings() else { return html! {} };
    let winners: Vec<kernel::Arg> = standings.winners().map(kernel::Arg::from).collect();
    // Nothing is secret any more.
    let at = samples(game.decisions());
    let story = game.story(Viewer::Omniscient, usize::MAX, &at);
    let course = chapter.course(&*story).map(|points| Course { at, points });
    let mine = visitor.person.map(|person| table.seats_of(person)).filter(|seats| seats.len() == 1);
    let me = mine.and_then(|seats| seats.first());
    let told: Vec<String> =
        verdict(game, &standings, me, chapter.rival_points(&*story)).iter().map(|phrase| say.say(phrase)).collect();
    let turned = course.as_ref().and_then(|course| turned(course, &standings));
    let name = say.say(&chapter.title());
    let headline = say.say(&chapter.headline(&*story, winners));
    let figures = chapter.figures(&*story, say);
    let path = format!("/table/{}", live.id);
    let sources = sources(&standings);
    let named: Vec<String> = sources.iter().map(|source| say.say(&game.source(source))).collect();
    let places: Vec<Placed> = standings.ranked().into_iter().map(|place| placed(place, &sources)).collect();
    let sum =
        phrase!("end-summary", game = name.as_str(), players = table.sitters().len(), decisions = game.decisions());
    let back = table.taken_back();
    let main = html! {
        div data-live=(live.id) data-number=(table.number()) hidden {}
        p.faded.small { (say.say(&sum)) @if back > 0 { " · " (say.say(&phrase!("end-taken-back", count = back))) } (hints(say, table)) }
        h1.headline { (headline) }
        p.lede.outcome { (told.join(" ")) }
        p.faded {
            (say.say(&phrase!("end-decided", how = game.decided(standings.decided_by))))
            @if let Some((at, told)) = &turned { " " a href=(address(&live.id, *at, Viewer::Omniscient)) { (say.say(told)) } }
        }
        div.row.end-do {
            @match campaign {
                // What a campaign is to play next, it says itself.
                Some(campaign) => a.btn.btn-primary href=(format!("/campaign/{campaign}")) { (icon("i-play")) " " (say.word("campaign-back")) },
                None => (rematch(visitor, say, live, table)),
            }
            @if let Some(scene) = contents.scenes.last() { (scene.link(say, &live.id, table.speed(), false)) }
            a.btn href=(format!("{path}/replay")) { (icon("i-log")) " " (say.word("end-replay")) }
            a.btn href=(format!("{path}/log")) { (icon("i-book")) " " (say.word("table-tab-log")) }
            a.btn href=(format!("{path}/analysis")) { (icon("i-eye")) " " (say.word("analysis-link")) }
            a.btn href=(format!("{path}/chronicle")) { (icon("i-download")) " " (say.word("end-chronicle")) }
            (share::button(say, table, &headline))
            (help::link(say, &chapter.path(), None))
            a.btn.btn-quiet href=(format!("{path}/report")) { (icon("i-report")) " " (say.word("report-link")) }
        }
        (waits::offer(visitor, say, table))
        section.panel {
            header { h2.h3 { (say.word("end-ranking")) } }
            div.scroll-x { (ranking(say, table.sitters(), &named, &places)) }
        }
        div.two {
            section.panel { header { h2.h3 { (say.word("end-sources")) } } (course::bars(say, game, &standings)) }
            @if let Some(course) = &course {
                section.panel { header { h2.h3 { (say.word("end-course")) } } (course::lines(say, &live.id, course, &standings, &contents.stages)) }
            }
        }
        (chapter.end_sheet(&*story, say))
        @if !figures.is_empty() {
            section.panel {
                header { h2.h3 { (say.word("end-figures")) } }
                dl.stats { @for (name, value) in figures { div { dt { (name) } dd { (value) } } } }
            }
        }
        (proof(say, &game.seed()))
    };
    let head = share::head(visitor, say, &live.id, table, &headline);
    super::page_telling(visitor, say, Some(game.id()), &headline, "", head, main)
}

/// How many hints were taken, if any were.
pub fn hints(say: Say<'_>, table: &Table) -> Markup {
    html! { @if table.hints() > 0 { " · " (say.say(&phrase!("end-hints", count = table.hints()))) } }
}

/// The way to a rematch, for those who played.
pub fn rematch(visitor: &Visitor, say: Say<'_>, live: &Live, table: &Table) -> Markup {
    let seated = visitor.person.is_some_and(|person| !table.seats_of(person).is_empty());
    html! {
        @if let Some(other) = table.rematch() {
            a.btn.btn-primary href=(format!("/table/{other}")) { (icon("i-play")) " " (say.word("end-rematch-there")) }
        } @else if seated {
            form.row method="post" action=(format!("/table/{}", live.id)) {
                input type="hidden" name="number" value=(table.number());
                @if table.sitters().iter().any(|sitter| levels::bot_of(sitter).is_some()) {
                    select.levels name="level" aria-label=(say.word("level-choose")) {
                        option value="" { (say.word("level-same")) }
                        (levels::options(say, None))
                    }
                }
                button.btn.btn-primary name="go" value="rematch" { (icon("i-play")) " " (say.word("end-rematch")) }
            }
        }
    }
}

/// The seed, and what was promised of it.
pub fn proof(say: Say<'_>, seed: &Seed) -> Markup {
    html! {
        section.panel {
            header { h2.h3 { (say.word("end-fair")) } }
            dl.proof {
                div { dt { (say.word("end-seed")) } dd { code { (seed.to_hex()) } } }
                div { dt { (say.word("end-commitment")) } dd { code { (seed.commitment()) } } }
            }
            p.small { a href="/fairness" { (say.word("fair-link")) } }
        }
    }
}

fn placed(place: &Place, sources: &[&'static str]) -> Placed {
    let by_source = sources.iter().map(|source| points(place, source)).collect();
    Placed { seat: place.seat, rank: place.rank, points: place.points, by_source }
}

/// Who came where, with points by the sources of these names.
pub fn ranking(say: Say<'_>, sitters: &[Sitter], sources: &[String], places: &[Placed]) -> Markup {
    // Alone, there is nobody to come before or after.
    let several = places.len() > 1;
    html! {
        table.data {
            thead {
                tr {
                    @if several { th { (say.word("end-rank")) } }
                    th { (say.word("end-player")) }
                    th.num { (say.word("end-points")) }
                    @for source in sources { th.num { (source) } }
                }
            }
            tbody {
                @for place in places {
                    tr class=[(place.rank == 1).then_some("won")] {
                        @if several { td { (place.rank) } }
                        th scope="row" { span.row.nowrap { (flag(place.seat, "flag")) " " (player(say, place.seat)) " " (levels::bot_mark(say, sitters.get(place.seat.index()).and_then(levels::bot_of))) @if place.rank == 1 { " " span.badge.badge-gold { (icon("i-leader")) " " span { (say.word("end-won")) } } } } }
                        td.num.points { (place.points) }
                        @for points in &place.by_source { td.num { (points) } }
                    }
                }
            }
        }
    }
}

fn player(say: Say<'_>, seat: Seat) -> String {
    say.say(&phrase!("end-name", who = seat))
}
