//! What the Imperator would do: advice for whoever is asked.

use std::sync::Arc;

use axum::extract::{Path, RawForm, State};
use axum::response::Response;
use kernel::{Seat, Viewer, phrase};
use maud::{Markup, html};
use table::{AnyGame, Hint, Table};

use super::{error, icon};
use crate::App;
use crate::acts::{Form, answer, stay};
use crate::hall::{Live, Refused};
use crate::people::Visitor;
use crate::words::Say;

/// Takes a hint; the table's page has it then.
pub async fn take(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawForm(body): RawForm,
) -> Response {
    let form = Form::read(&body);
    let live = match app.hall.enter(&id, visitor.person).await {
        Ok(live) => live,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let taken = advise(&app, &visitor, &live, &form).await;
    let outcome = taken.map(|()| (format!("{}#dock", stay(&live, &form)), vec![]));
    answer(&app, &visitor, &live, &form, outcome).await
}

async fn advise(app: &App, visitor: &Visitor, live: &Live, form: &Form) -> Result<(), Refused> {
    let number = form.get("number").and_then(|number| number.parse().ok()).ok_or(Refused::Stale)?;
    let (person, seat) = match (visitor.person, live.table().viewer(visitor.person)) {
        (Some(person), Viewer::Seat(seat)) => (person, seat),
        (_, Viewer::Seat(_) | Viewer::Spectator | Viewer::Omniscient) => {
            return Err(phrase!("table-not-yours").into());
        }
    };
    app.hall.hint(live, person, seat, Some(number)).await.map(|_| ())
}

/// What was advised, or the way to advice, for the seat that acts.
pub fn part(
    say: Say<'_>,
    id: &str,
    table: &Table,
    game: &AnyGame,
    seat: Seat,
    ready: Option<&str>,
    given: Option<&[Hint]>,
) -> Markup {
    if let Some(given) = given {
        return advice(say, game, seat, given);
    }
    // Whoever has taken this hint may see it again, however many they have taken.
    if !table.is_hinted(seat) && table.lets_hint(seat).is_err() {
        return html! {};
    }
    let left = table.hints_left(seat).filter(|_| !table.is_hinted(seat));
    let ask = html! { (say.word("hint-ask")) @if let Some(left) = left { " " span.faded { (say.say(&phrase!("hint-left", left = left))) } } };
    // The first hint is the one that changes what a game counts for.
    let first = table.hints() == 0;
    html! {
        form.hint-form method="post" action=(format!("/table/{id}/hint")) data-hint="" {
            input type="hidden" name="number" value=(table.number());
            @if let Some(ready) = ready { input type="hidden" name="ready" value=(ready); }
            button class=(if first { "btn btn-quiet hint-ask hint-now" } else { "btn btn-quiet hint-ask" }) data-tip=(say.word("hint-trace")) {
                (icon("i-bot"))
                span.hint-long { (ask) }
                span.hint-short { (say.word("hint-short")) }
            }
            // Where nothing can be pointed at, what comes of it is said before it is asked for.
            @if first {
                button.btn.btn-quiet.told-first type="button" popovertarget="hint-trace" { (icon("i-bot")) " " (say.word("hint-short")) }
                div.trace id="hint-trace" popover="auto" {
                    p { (say.word("hint-trace")) }
                    button.btn.btn-primary { (icon("i-bot")) " " span { (ask) } }
                }
            }
        }
    }
}

fn advice(say: Say<'_>, game: &AnyGame, seat: Seat, given: &[Hint]) -> Markup {
    let choices = game.choices(seat);
    let words = |hint: &Hint| {
        choices.iter().find(|choice| choice.notation == hint.notation).map(|choice| say.say(&choice.phrase))
    };
    html! {
        div role="status" {
            details.hints open {
                summary.small { (icon("i-bot")) " " b { (say.word("hint-given")) } }
                ol {
                    @for hint in given {
                        li {
                            button.btn.btn-quiet form="turn" name="go" value=(format!("decide:{}", hint.notation)) {
                                (words(hint).unwrap_or_else(|| hint.notation.clone()))
                            }
                            span.small.faded { (worth(say, hint)) }
                        }
                    }
                }
            }
        }
    }
}

/// What an option promises, in points and chances.
pub fn worth(say: Say<'_>, hint: &Hint) -> String {
    say.say(&phrase!("hint-worth", points = hint.points.round() as i64, chance = per_cent(hint.chance)))
}

/// A chance in per cent; only what is certain is nought or a hundred.
pub fn per_cent(chance: f32) -> i64 {
    match chance {
        chance if chance <= 0.0 => 0,
        chance if chance >= 1.0 => 100,
        chance => ((chance * 100.0).round() as i64).clamp(1, 99),
    }
}
