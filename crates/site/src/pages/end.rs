//! The end of a game: who won and by what, points by source, how it went.

use kernel::{Place, Seat, Seed, Standings, Viewer, phrase};
use maud::{Markup, html};
use table::{AnyGame, Placed, Sitter, Table};

use super::{flag, icon, icon_address, levels, seat_class};
use crate::boards::Chapter;
use crate::hall::Live;
use crate::people::Visitor;
use crate::words::Say;

/// How many points in time the chart shows at most.
const SAMPLES: usize = 48;

/// The page.
pub fn page(
    visitor: &Visitor,
    say: Say<'_>,
    live: &Live,
    table: &Table,
    game: &AnyGame,
    chapter: &dyn Chapter,
    campaign: Option<&str>,
) -> Markup {
    let Some(standings) = game.standings() else { return html! {} };
    let winners: Vec<kernel::Arg> = standings.winners().map(kernel::Arg::from).collect();
    // Nothing is secret any more.
    let story = game.story(Viewer::Omniscient, usize::MAX, &samples(game.decisions()));
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
        p.lede { (say.say(&phrase!("end-decided", how = game.decided(standings.decided_by)))) }
        div.row.end-do {
            @match campaign {
                // What a campaign is to play next, it says itself.
                Some(campaign) => a.btn.btn-primary href=(format!("/campaign/{campaign}")) { (icon("i-play")) " " (say.word("campaign-back")) },
                None => (rematch(visitor, say, live, table)),
            }
            a.btn href=(format!("{path}/replay")) { (icon("i-log")) " " (say.word("end-replay")) }
            a.btn href=(format!("{path}/analysis")) { (icon("i-eye")) " " (say.word("analysis-link")) }
            a.btn href=(format!("{path}/chronicle")) { (icon("i-download")) " " (say.word("end-chronicle")) }
            a.btn.btn-quiet href=(format!("{path}/report")) { (icon("i-report")) " " (say.word("report-link")) }
        }
        section.panel {
            header { h2.h3 { (say.word("end-ranking")) } }
            div.scroll-x { (ranking(say, table.sitters(), &named, &places)) }
        }
        div.two {
            section.panel { header { h2.h3 { (say.word("end-sources")) } } (bars(say, game, &standings)) }
            @if let Some(course) = chapter.course(&*story) {
                section.panel { header { h2.h3 { (say.word("end-course")) } } (lines(say, &course, &standings)) }
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
    super::page_of(visitor, say, Some(game.id()), &headline, "", main)
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
                        th scope="row" { span.row.nowrap { (flag(place.seat, "flag")) " " (player(say, place.seat)) " " (levels::bot_mark(say, sitters.get(place.seat.index()).and_then(levels::bot_of))) @if place.rank == 1 { " " span.badge.badge-gold { (icon("i-leader")) " " (say.word("end-won")) } } } }
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

/// The sources that brought anybody anything.
fn sources(standings: &Standings) -> Vec<&'static str> {
    let all = standings.places.first().map_or(vec![], |place| place.sources.clone());
    let earned = |source: &str| standings.places.iter().any(|place| points(place, source) != 0);
    all.into_iter().map(|(source, _)| source).filter(|source| earned(source)).collect()
}

fn points(place: &Place, source: &str) -> i32 {
    place.sources.iter().find(|(name, _)| *name == source).map_or(0, |(_, points)| *points)
}

/// Points by source as bars; the table above has the same figures.
fn bars(say: Say<'_>, game: &AnyGame, standings: &Standings) -> Markup {
    let most = standings.places.iter().map(|place| place.points).max().unwrap_or(1).max(1);
    let sources = sources(standings);
    let ranked = standings.ranked();
    let label = say.word("end-bars");
    html! {
        div.scroll-x { svg.chart.bars viewBox=(format!("0 0 620 {}", ranked.len() * 52 + 8)) role="img" aria-label=(label) {
            defs {
                pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" { path.hatch d="M0 6 6 0" {} }
                pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse" { circle.dots cx="3" cy="3" r="1.1" {} }
                pattern id="cross" width="6" height="6" patternUnits="userSpaceOnUse" { path.hatch d="M0 6 6 0M0 0 6 6" {} }
                pattern id="lines" width="6" height="6" patternUnits="userSpaceOnUse" { path.hatch d="M0 3h6" {} }
            }
            @for (i, place) in ranked.iter().enumerate() {
                @let y = 8 + i as i32 * 52;
                use class=(seat_class(place.seat)) href=(icon_address(&format!("p-{}", place.seat.index() + 1))) x="0" y=(y + 7) width="20" height="20" {}
                text.strong x="26" y=(y + 22) { (player(say, place.seat).chars().take(10).collect::<String>()) }
                (bar(place, &sources, most, y))
            }
        } }
        ul.legend {
            @for (j, source) in sources.iter().enumerate() {
                li { svg.key viewBox="0 0 14 14" aria-hidden="true" { rect class=(format!("src-{j}")) width="14" height="14" {} (texture(j, 0, 0, 14, 14)) } " " (say.say(&game.source(source))) }
            }
        }
    }
}

fn texture(j: usize, x: i32, y: i32, width: i32, height: i32) -> Markup {
    let fill = match j {
        1 => "url(#hatch)",
        3 => "url(#dots)",
        5 => "url(#cross)",
        7 => "url(#lines)",
        _ => return html! {},
    };
    html! { rect x=(x) y=(y) width=(width) height=(height) fill=(fill) {} }
}

fn bar(place: &Place, sources: &[&'static str], most: i32, y: i32) -> Markup {
    // What was lost has no length; it is in the table.
    let widths: Vec<i32> = sources.iter().map(|source| points(place, source).max(0) * 440 / most).collect();
    let left = |at: usize| 124 + widths[..at].iter().sum::<i32>();
    html! {
        @for (j, source) in sources.iter().enumerate() {
            @let (x, width) = (left(j), widths[j]);
            rect class=(format!("src-{j}")) x=(x) y=(y) width=(width) height="34" {}
            (texture(j, x, y, width, 34))
            @if width > 24 { text class=(format!("on-src-{j}")) x=(x + width / 2) y=(y + 21) text-anchor="middle" { (points(place, source)) } }
        }
        text.strong x=(left(sources.len()) + 8) y=(y + 22) { (place.points) }
    }
}

/// The moments that the chart shows, from the beginning to the end.
fn samples(total: usize) -> Vec<usize> {
    let count = SAMPLES.min(total + 1).max(2);
    (0..count).map(|n| n * total / (count - 1)).collect()
}

/// Points over the game, one line a seat.
fn lines(say: Say<'_>, course: &[Vec<i32>], standings: &Standings) -> Markup {
    let steps = course.len().saturating_sub(1).max(1) as i32;
    let most = course.iter().flatten().copied().max().unwrap_or(0).max(10);
    let top = (most / 20 + 1) * 20;
    let (x, y) = (|n: usize| 40 + n as i32 * 500 / steps, |points: i32| 236 - points * 220 / top);
    let mut labels: Vec<(i32, Seat)> = standings.places.iter().map(|place| (y(place.points), place.seat)).collect();
    labels.sort();
    for at in 1..labels.len() {
        labels[at].0 = labels[at].0.max(labels[at - 1].0 + 20);
    }
    html! {
        div.scroll-x { svg.chart viewBox="0 0 660 270" role="img" aria-label=(say.word("end-course")) {
            @for step in 0..=4 {
                @let value = top * step / 4;
                path.axis d=(format!("M40 {}H540", y(value))) {}
                text x="32" y=(y(value) + 4) text-anchor="end" { (value) }
            }
            @for place in standings.ranked().iter().rev() {
                @let points: Vec<String> = course.iter().enumerate().map(|(n, all)| format!("{} {}", x(n), y(all[place.seat.index()]))).collect();
                @let d = format!("M{}", points.join("L"));
                g class=(seat_class(place.seat)) { path.line-ink-wide d=(d) {} path.line d=(d) {} }
            }
            @for (y, seat) in labels {
                use class=(seat_class(seat)) href=(icon_address(&format!("p-{}", seat.index() + 1))) x="550" y=(y - 9) width="18" height="18" {}
                text.strong x="574" y=(y + 5) { (player(say, seat).chars().take(10).collect::<String>()) }
            }
        } }
    }
}
