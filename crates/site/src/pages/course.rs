//! Charts of a game that is over: where everybody's points came from, and how they went over its decisions.

use kernel::{Phrase, Place, Seat, Standings, Viewer, phrase};
use maud::{Markup, html};
use table::AnyGame;

use super::replay::address;
use super::{flag, icon_address, seat_class};
use crate::words::Say;

/// How many moments a chart shows at most.
const SAMPLES: usize = 240;

/// Everybody's points at some moments of a game.
pub struct Course {
    /// After so many decisions each.
    pub at: Vec<usize>,
    /// By seat.
    pub points: Vec<Vec<i32>>,
}

/// The moments to look at, from the beginning to the end.
pub fn samples(total: usize) -> Vec<usize> {
    let count = SAMPLES.min(total + 1).max(2);
    (0..count).map(|n| n * total / (count - 1)).collect()
}

fn player(say: Say<'_>, seat: Seat) -> String {
    say.say(&phrase!("end-name", who = seat))
}

/// The sources that brought anybody anything.
pub fn sources(standings: &Standings) -> Vec<&'static str> {
    let all = standings.places.first().map_or(vec![], |place| place.sources.clone());
    let earned = |source: &str| standings.places.iter().any(|place| points(place, source) != 0);
    all.into_iter().map(|(source, _)| source).filter(|source| earned(source)).collect()
}

/// What a source brought somebody.
pub fn points(place: &Place, source: &str) -> i32 {
    place.sources.iter().find(|(name, _)| *name == source).map_or(0, |(_, points)| *points)
}

/// Points by source as bars; the table of ranks has the same figures.
pub fn bars(say: Say<'_>, game: &AnyGame, standings: &Standings) -> Markup {
    let most = standings.places.iter().map(|place| place.points).max().unwrap_or(1).max(1);
    let sources = sources(standings);
    let ranked = standings.ranked();
    let label = say.word("end-bars");
    html! {
        div.scroll-x { svg.chart.bars viewBox=(format!("0 0 620 {}", ranked.len() * ROW as usize + 4)) role="img" aria-label=(label) {
            defs {
                pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" { path.hatch d="M0 6 6 0" {} }
                pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse" { circle.dots cx="3" cy="3" r="1.1" {} }
                pattern id="cross" width="6" height="6" patternUnits="userSpaceOnUse" { path.hatch d="M0 6 6 0M0 0 6 6" {} }
                pattern id="lines" width="6" height="6" patternUnits="userSpaceOnUse" { path.hatch d="M0 3h6" {} }
            }
            @for (i, place) in ranked.iter().enumerate() {
                @let y = 2 + i as i32 * ROW;
                use class=(seat_class(place.seat)) href=(icon_address(&format!("p-{}", place.seat.index() + 1))) x="0" y=(y) width="18" height="18" {}
                text.strong x="24" y=(y + 14) { (player(say, place.seat)) }
                (bar(place, &sources, most, y + 22))
            }
        } }
        ul.chart-legend {
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
    let widths: Vec<i32> = sources.iter().map(|source| points(place, source).max(0) * 540 / most).collect();
    let left = |at: usize| widths[..at].iter().sum::<i32>();
    html! {
        @for (j, source) in sources.iter().enumerate() {
            @let (x, width) = (left(j), widths[j]);
            rect class=(format!("src-{j}")) x=(x) y=(y) width=(width) height="28" {}
            (texture(j, x, y, width, 28))
            @if width > 24 { text class=(format!("on-src-{j}{}", if width < SLIM { " slim" } else { "" })) x=(x + width / 2) y=(y + 18) text-anchor="middle" { (points(place, source)) } }
        }
        text.strong x=(left(sources.len()) + 8) y=(y + 19) { (place.points) }
    }
}

/// A name and the bar below it are so high.
const ROW: i32 = 66;

/// A part of a bar that is narrower than this has no room for its figure on a telephone, where writing is larger.
const SLIM: i32 = 46;

/// The edges of the field that lines are drawn in.
const LEFT: i32 = 40;
const WIDTH: i32 = 580;
const TOP: i32 = 26;
const HEIGHT: i32 = 214;

/// Names of stages need so much room, and so much on a telephone.
const ROOM: i32 = 64;
const ROOM_LARGE: i32 = 140;

/// No more lines than this divide the field.
const STEPS: i32 = 6;

/// How many points lie between two lines.
fn step_for(low: i32, high: i32) -> i32 {
    let fits = |step: &i32| (high - 1).div_euclid(*step) + 1 - low.div_euclid(*step) <= STEPS;
    let steps = (0..8).flat_map(|power| [2, 5].map(|digit| digit * 10_i32.pow(power)));
    let mut steps = steps.flat_map(|step| [step, step * 2]);
    steps.find(fits).unwrap_or(i32::MAX / STEPS)
}

/// Points over the decisions of the game, one line a seat, with the stages of the game as ways into its replay.
pub fn lines(say: Say<'_>, id: &str, course: &Course, standings: &Standings, stages: &[(usize, Phrase)]) -> Markup {
    let total = course.at.last().copied().unwrap_or(1).max(1) as i32;
    let all = || course.points.iter().flatten().copied();
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(10));
    let step = step_for(low, high);
    let (low, steps) = (low.div_euclid(step) * step, (high - 1).div_euclid(step) + 1 - low.div_euclid(step));
    let x = |at: usize| LEFT + at as i32 * WIDTH / total;
    let y = |points: i32| TOP + HEIGHT - (points - low) * HEIGHT / (step * steps);
    let (mut last, mut last_large) = (LEFT - ROOM, LEFT - ROOM_LARGE);
    // Whether a name has room there, and whether it still has if it is written larger.
    let mut has_room = |x: i32| {
        let (room, large) = (x - last >= ROOM, x - last_large >= ROOM_LARGE && x <= LEFT + WIDTH - ROOM);
        last = if room { x } else { last };
        last_large = if room && large { x } else { last_large };
        room.then_some(large)
    };
    html! {
        div.scroll-x { svg.chart.course viewBox="0 0 660 250" role="group" aria-label=(say.word("end-course")) {
            @for n in 0..=steps {
                @let value = low + step * n;
                path.axis d=(format!("M{LEFT} {}H{}", y(value), LEFT + WIDTH)) {}
                text x=(LEFT - 8) y=(y(value) + 4) text-anchor="end" { (value.to_string().replace('-', "−")) }
            }
            @for (began, name) in stages {
                @let x = x(*began);
                path.stage d=(format!("M{x} {TOP}V{}", TOP + HEIGHT)) {}
                @if let Some(large) = has_room(x) { a class=[(!large).then_some("slim")] href=(address(id, *began, Viewer::Omniscient)) { text x=(x + 3) y=(TOP - 10) { (say.say(name)) } } }
            }
            @for place in standings.ranked().iter().rev() {
                @let points: Vec<String> = course.at.iter().zip(&course.points)
                    .filter_map(|(at, all)| Some(format!("{} {}", x(*at), y(*all.get(place.seat.index())?)))).collect();
                @let d = format!("M{}", points.join("L"));
                g class=(seat_class(place.seat)) { path.line-ink-wide d=(d) {} path.line d=(d) {} }
            }
            (ends(course, x, y))
        } }
        p.small.faded { (say.word("end-course-axis")) }
        ul.chart-legend { @for place in standings.ranked() { li { (flag(place.seat, "icon")) " " (player(say, place.seat)) " " b { (place.points) } } } }
    }
}

/// The pennants at the ends of the lines; those that would lie on each other stand apart.
fn ends(course: &Course, x: impl Fn(usize) -> i32, y: impl Fn(i32) -> i32) -> Markup {
    let last = course.points.last().into_iter().flatten().enumerate();
    let mut ends: Vec<(i32, Seat)> = last.filter_map(|(seat, points)| Some((y(*points), Seat::new(seat)?))).collect();
    ends.sort();
    for at in 1..ends.len() {
        ends[at].0 = ends[at].0.max(ends[at - 1].0 + 19);
    }
    let beyond = ends.last().map_or(0, |(last, _)| (last - TOP - HEIGHT).max(0));
    let x = x(course.at.last().copied().unwrap_or(0)) + 8;
    html! {
        @for (y, seat) in ends {
            use class=(seat_class(seat)) href=(icon_address(&format!("p-{}", seat.index() + 1))) x=(x) y=(y - beyond - 9) width="18" height="18" {}
        }
    }
}
