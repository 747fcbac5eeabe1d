//! A game that is over, looked through: how likely each seat was to win, and the decisions that cost most.

use std::sync::Arc;

use axum::extract::{Path, RawForm, State};
use axum::http::header::{HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use kernel::{Seat, Viewer, phrase};
use maud::{Markup, html};
use table::{AnyGame, Hint, Judged, Table};

use super::hint::{per_cent, worth};
use super::replay::address;
use super::{error, flag, icon, icon_address, seat_class};
use crate::App;
use crate::acts::{Form, go, known};
use crate::hall::{Analysis, Live, Progress, Refused};
use crate::people::Visitor;
use crate::words::Say;

/// So many decisions are told.
const TOLD: usize = 10;

/// What cost less than this chance of winning is within what the judgement may be wrong by.
const SLIGHT: f32 = 0.03;

/// A page that waits looks again after so many seconds.
const AGAIN: &str = "2";

/// Begins, or stops.
pub async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawForm(body): RawForm,
) -> Response {
    let form = Form::read(&body);
    match carry_out(&app, &visitor, &id, &form).await {
        Ok(cookies) => go(&format!("/table/{id}/analysis"), cookies),
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

async fn carry_out(app: &Arc<App>, visitor: &Visitor, id: &str, form: &Form) -> Result<Vec<String>, Refused> {
    let live = app.hall.enter(id, visitor.person).await?;
    let (person, cookies) = known(app, visitor)?;
    match form.get("go") {
        Some("begin") => {
            app.limits.reports.take(visitor.address)?;
            app.hall.analyse(&live, person).await?;
        }
        Some("stop") => app.hall.stop_analysis(&live, person)?,
        _ => return Err(phrase!("site-unknown-act").into()),
    }
    Ok(cookies)
}

/// Shows what is known.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match look(&app, &visitor, &id).await {
        Ok((page, waits)) => {
            let mut response = page.into_response();
            if waits {
                response.headers_mut().insert(HeaderName::from_static("refresh"), HeaderValue::from_static(AGAIN));
            }
            response
        }
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

/// The page, and whether there will be more on it soon.
async fn look(app: &App, visitor: &Visitor, id: &str) -> Result<(Markup, bool), Refused> {
    let live = app.hall.enter(id, visitor.person).await?;
    let progress = app.hall.analysis(&live).await?;
    let waits = matches!(progress, Progress::Running { .. });
    let page = app.hall.study(&live, |table| page(app, visitor, &live, table, &progress)).await?;
    Ok((page, waits))
}

fn page(app: &App, visitor: &Visitor, live: &Live, table: &Table, progress: &Progress) -> Markup {
    let voice = app.words.at(visitor.language, table);
    let names = voice.names(table);
    let say = Say::new(voice, &names);
    let game = &table.header().game;
    let title = say.say(&phrase!("analysis-title", game = say.title(game)));
    let path = format!("/table/{}", live.id);
    let button = |does: &'static str, class: &'static str, mark: &'static str, key: &'static str| {
        html! {
            form method="post" action=(format!("{path}/analysis")) {
                button class=(class) name="go" value=(does) { (icon(mark)) " " (say.word(key)) }
            }
        }
    };
    let main = html! {
        p.small { a href=(path) { (say.word("analysis-back")) } }
        h1 { (title) }
        @match (progress, table.game()) {
            (Progress::Done(analysis), Some(game)) => { (found(say, &live.id, table, game, analysis)) }
            (Progress::Running { done, total, person }, _) => {
                p.lede { (say.word("analysis-running")) }
                p.row { progress max=(total) value=(done) { } " " span { (say.say(&phrase!("analysis-progress", done = *done, total = *total))) } }
                @if visitor.person == Some(*person) { (button("stop", "btn", "i-flag", "analysis-stop")) }
            }
            (Progress::Unasked | Progress::Done(_), _) => {
                p.lede { (say.word("analysis-lede")) }
                (button("begin", "btn btn-primary", "i-eye", "analysis-begin"))
            }
        }
    };
    super::page_of(visitor, say, Some(game), &title, "", main)
}

fn found(say: Say<'_>, id: &str, table: &Table, game: &AnyGame, analysis: &Analysis) -> Markup {
    let mut lapses: Vec<&Judged> = analysis.judged.iter().filter(|one| one.loss() >= SLIGHT).collect();
    lapses.sort_by(|one, two| two.loss().total_cmp(&one.loss()).then(one.decision.cmp(&two.decision)));
    lapses.truncate(TOLD);
    html! {
        p.lede { (say.word("analysis-how")) }
        section.panel {
            header { h2.h3 { (say.word("analysis-chances")) } }
            (chart(say, id, table, analysis, &lapses))
        }
        section.panel {
            header { h2.h3 { (say.word("analysis-lapses")) } }
            @if lapses.is_empty() { p { (say.word("analysis-none")) } }
            ol.lapses { @for lapse in lapses { (told(say, id, game, lapse)) } }
        }
    }
}

/// Where a decision can be looked at as its seat saw it.
fn moment(id: &str, judged: &Judged) -> String {
    address(id, judged.decision, Viewer::Seat(judged.seat))
}

/// One decision that cost much.
fn told(say: Say<'_>, id: &str, game: &AnyGame, lapse: &Judged) -> Markup {
    let choices = game.choices_after(lapse.decision, lapse.seat);
    let line = |hint: &Hint| {
        let choice = choices.iter().find(|choice| choice.notation == hint.notation);
        let words = choice.map_or_else(|| hint.notation.clone(), |choice| say.say(&choice.phrase));
        html! { b { (words) } " " span.small.faded { (worth(say, hint)) } }
    };
    let lost = (lapse.loss() * 100.0).round() as i64;
    html! {
        li {
            p.row {
                (flag(lapse.seat, "flag"))
                a href=(moment(id, lapse)) { (say.say(&phrase!("analysis-moment", who = lapse.seat, number = lapse.decision + 1))) }
                span.badge { (say.say(&phrase!("analysis-lost", lost = lost))) }
            }
            dl {
                div { dt { (say.word("analysis-taken")) } dd { (line(&lapse.taken)) } }
                div { dt { (say.word("analysis-better")) } dd { (line(&lapse.best)) } }
            }
        }
    }
}

/// The edges of the chart's field.
const LEFT: f32 = 48.0;
const WIDTH: f32 = 492.0;
const TOP: f32 = 16.0;
const HEIGHT: f32 = 220.0;

/// Chances of winning over the game, one line a seat: at each of its decisions what it could expect then, and the result.
fn chart(say: Say<'_>, id: &str, table: &Table, analysis: &Analysis, lapses: &[&Judged]) -> Markup {
    let x = |decision: usize| LEFT + WIDTH * decision as f32 / analysis.decisions.max(1) as f32;
    let y = |chance: f32| TOP + HEIGHT * (1.0 - chance.clamp(0.0, 1.0));
    let ranks = table.ranks();
    let winners = ranks.iter().filter(|(_, rank, _)| *rank == 1).count().max(1);
    let end = |seat: Seat| match ranks.iter().any(|(winner, rank, _)| *winner == seat && *rank == 1) {
        true => 1.0 / winners as f32,
        false => 0.0,
    };
    let seats: Vec<Seat> = Seat::all(table.sitters().len()).collect();
    let line = |seat: Seat| {
        let own = analysis.judged.iter().filter(|one| one.seat == seat);
        let mut points: Vec<String> =
            own.map(|one| format!("{:.1} {:.1}", x(one.decision), y(one.best.chance))).collect();
        points.push(format!("{:.1} {:.1}", x(analysis.decisions), y(end(seat))));
        format!("M{}", points.join("L"))
    };
    let mut labels: Vec<(f32, Seat)> = seats.iter().map(|seat| (y(end(*seat)), *seat)).collect();
    labels.sort_by(|one, two| one.0.total_cmp(&two.0));
    for at in 1..labels.len() {
        labels[at].0 = labels[at].0.max(labels[at - 1].0 + 20.0);
    }
    // Names that would run out of the field below are moved up together.
    let beyond = labels.last().map_or(0.0, |(last, _)| (last - TOP - HEIGHT).max(0.0));
    html! {
        div.scroll-x { svg.chart viewBox="0 0 660 270" role="img" aria-label=(say.word("analysis-chances")) {
            @for step in 0..=4_u8 {
                @let chance = f32::from(step) / 4.0;
                path.axis d=(format!("M{LEFT} {}H{}", y(chance), LEFT + WIDTH)) {}
                text x=(LEFT - 8.0) y=(y(chance) + 4.0) text-anchor="end" { (per_cent(chance)) " %" }
            }
            @for seat in seats.iter().rev() {
                @let d = line(*seat);
                g class=(seat_class(*seat)) { path.line-ink-wide d=(d) {} path.line d=(d) {} }
            }
            @for lapse in lapses {
                a href=(moment(id, lapse)) class=(seat_class(lapse.seat)) {
                    circle.lapse cx=(format!("{:.1}", x(lapse.decision))) cy=(format!("{:.1}", y(lapse.best.chance))) r="6" {
                        title { (say.say(&phrase!("analysis-moment", who = lapse.seat, number = lapse.decision + 1))) }
                    }
                }
            }
            @for (y, seat) in labels {
                @let y = y - beyond;
                use class=(seat_class(seat)) href=(icon_address(&format!("p-{}", seat.index() + 1))) x="550" y=(y - 9.0) width="18" height="18" {}
                text.strong x="574" y=(y + 5.0) { (say.say(&phrase!("end-name", who = seat)).chars().take(10).collect::<String>()) }
            }
            text x=(LEFT) y="262" { (say.word("analysis-axis")) }
        } }
    }
}
