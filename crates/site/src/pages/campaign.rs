//! A campaign: its sheet as the booklet has it, to be printed, and what is to be done next.

use std::sync::Arc;

use axum::extract::{Path, RawForm, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use kernel::campaign::{Cell, Next, Pick, Row, Sheet};
use kernel::{Phrase, phrase};
use maud::{Markup, html};

use super::{error, icon, notice};
use crate::App;
use crate::acts::{Form, go, known};
use crate::hall::{Refused, Standing};
use crate::people::Visitor;
use crate::words::{Say, capital};

/// Shows a campaign to whoever has its address.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    page(&app, &visitor, &id, None).await
}

async fn page(app: &Arc<App>, visitor: &Visitor, id: &str, wrong: Option<&Phrase>) -> Response {
    let standing = match app.hall.campaign(id).await {
        Ok(Some(standing)) => standing,
        Ok(None) => return error::page(app, visitor, StatusCode::NOT_FOUND, &phrase!("campaign-none")),
        Err(refused) => return error::refused(app, visitor, &refused),
    };
    let Standing { campaign, sheet, tables } = &standing;
    let say = Say::new(app.words.of(visitor.language), &[]);
    let headline = say.say(&sheet.headline);
    let mine = visitor.person == Some(campaign.person);
    let over = match sheet.next {
        Next::Over { won } => Some(won),
        Next::Choose { .. } | Next::Begin { .. } | Next::Play { .. } => None,
    };
    let main = html! {
        p.faded.small { a href="/campaigns" { (say.word("campaigns-title")) } " · " (say.title(&campaign.game)) }
        h1.headline { (headline) }
        @if let Some(won) = over { p.lede { (say.word(if won { "campaign-over-won" } else { "campaign-over-lost" })) } }
        @if let Some(wrong) = wrong { (notice(&say.say(wrong))) }
        @if mine { (next(say, &standing)) } @else { p.notice { (icon("i-info")) span { (say.word("campaign-watching")) } } }
        (paper(say, sheet, tables))
        div.row.end-do {
            a.btn href=(format!("/campaign/{id}/text")) { (icon("i-download")) " " (say.word("campaign-text")) }
            span.hint { (say.word("campaign-print")) }
        }
        (proof(say, sheet, tables))
    };
    super::page_of(visitor, say, Some(&campaign.game), &headline, "", main).into_response()
}

/// What is to be done next.
fn next(say: Say<'_>, standing: &Standing) -> Markup {
    let Standing { campaign, sheet, .. } = standing;
    let path = format!("/campaign/{}", campaign.id);
    html! {
        @match &sheet.next {
            Next::Choose { question, picks } => {
                section.panel.campaign-next id="next" {
                    header { h2.h3 { (say.say(question)) } }
                    form.campaign-picks method="post" action=(path) {
                        input type="hidden" name="number" value=(campaign.number);
                        @for pick in picks { (choice(say, pick)) }
                    }
                }
            }
            Next::Begin { terms, .. } => {
                section.panel.campaign-next id="next" {
                    header { h2.h3 { (say.word("campaign-next-game")) } }
                    (facts(say, terms))
                    form method="post" action=(path) {
                        button.btn.btn-primary.btn-big name="go" value="play" { (icon("i-play")) " " (say.word("campaign-play")) }
                    }
                }
            }
            Next::Play { .. } => {
                section.panel.campaign-next id="next" {
                    header { h2.h3 { (say.word("campaign-game-on")) } }
                    p { (say.word("campaign-game-on-hint")) }
                    @if let Some(table) = &campaign.table {
                        p { a.btn.btn-primary.btn-big href=(format!("/table/{table}")) { (icon("i-play")) " " (say.word("campaign-to-table")) } }
                    }
                }
            }
            Next::Over { .. } => {
                div.row.end-do { a.btn.btn-primary href="/campaigns" { (icon("i-play")) " " (say.word("campaigns-go")) } }
            }
        }
    }
}

fn choice(say: Say<'_>, pick: &Pick) -> Markup {
    html! {
        button.btn.campaign-pick name="go" value=(format!("choose:{}", pick.notation)) {
            b { (say.say(&pick.phrase)) }
            @for sentence in &pick.about { span.small { (capital(&say.say(sentence))) } }
        }
    }
}

fn facts(say: Say<'_>, facts: &[(Phrase, Phrase)]) -> Markup {
    html! {
        dl.campaign-facts {
            @for (name, value) in facts { div { dt { (say.say(name)) } dd { (say.say(value)) } } }
        }
    }
}

/// The sheet itself.
fn paper(say: Say<'_>, sheet: &Sheet, tables: &[Option<String>]) -> Markup {
    html! {
        section.campaign-sheet aria-label=(say.word("campaign-sheet")) {
            header {
                dl.campaign-facts {
                    div { dt { (say.word("campaign-player")) } dd { (sheet.player) } }
                    @for (name, value) in &sheet.head { div { dt { (say.say(name)) } dd { (say.say(value)) } } }
                }
                div.campaign-tallies {
                    @for (at, tally) in sheet.tallies.iter().enumerate() {
                        p {
                            span { (say.say(&tally.name)) }
                            span.pips role="img" aria-label=(format!("{} / {}", tally.count, tally.of)) {
                                @for place in 0..tally.of {
                                    span class=(format!("pip pip-{at}{}", if place < tally.count { " full" } else { "" })) {}
                                }
                            }
                        }
                    }
                }
            }
            div.scroll-x {
                table.data.campaign-games {
                    thead { tr { th { "№" } @for column in &sheet.columns { th { (say.say(column)) } } } }
                    tbody {
                        @for (at, row) in sheet.rows.iter().enumerate() {
                            (line(say, sheet, at, row, tables.get(at).and_then(Option::as_deref)))
                        }
                        @if sheet.rows.is_empty() { tr { td.faded colspan=(sheet.columns.len() + 1) { (say.word("campaign-no-games")) } } }
                    }
                }
            }
        }
    }
}

fn line(say: Say<'_>, sheet: &Sheet, at: usize, row: &Row, table: Option<&str>) -> Markup {
    let class = match row.won {
        Some(true) => Some("won"),
        Some(false) => Some("defeat"),
        None => None,
    };
    let number = at + 1;
    html! {
        tr class=[class] {
            th scope="row" {
                @match table {
                    Some(table) => a href=(format!("/table/{table}")) aria-label=(say.say(&phrase!("campaign-game", number = number))) { (number) },
                    None => (number),
                }
            }
            @for (cell, column) in row.cells.iter().zip(&sheet.columns) {
                @let label = say.say(column);
                @match cell {
                    Cell::Empty => td data-label=(label) { "" },
                    Cell::Number(number) => td.num data-label=(label) { (number) },
                    Cell::Words(words) => td data-label=(label) { (say.say(words)) },
                    Cell::Struck(words) => td data-label=(label) { s { (say.say(words)) } },
                }
            }
        }
    }
}

/// By what each game is known again.
fn proof(say: Say<'_>, sheet: &Sheet, tables: &[Option<String>]) -> Markup {
    let games = sheet.rows.iter().enumerate().filter_map(|(at, row)| Some((at, row.commitment.as_ref()?, &row.check)));
    html! {
        @if sheet.rows.iter().any(|row| row.commitment.is_some()) {
            details.panel.campaign-proof {
                summary { (say.word("campaign-proof")) }
                p.small { (say.word("campaign-proof-hint")) }
                dl.proof {
                    @for (at, commitment, check) in games {
                        div {
                            dt {
                                (say.say(&phrase!("campaign-game", number = at + 1)))
                                @if let (Some(check), Some(Some(table))) = (check, tables.get(at)) {
                                    " · " a href=(format!("/table/{table}/chronicle")) { (say.word("end-chronicle")) } " [" code { (check) } "]"
                                }
                            }
                            dd { code { (commitment) } }
                        }
                    }
                }
            }
        }
    }
}

/// What a form asks for.
pub async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    RawForm(body): RawForm,
) -> Response {
    match carry_out(&app, &visitor, &id, &Form::read(&body)).await {
        Ok(response) => response,
        Err(refused) if refused.is_answered_in_place() => {
            let mut response = page(&app, &visitor, &id, Some(&refused.phrase())).await;
            if response.status() == StatusCode::OK {
                *response.status_mut() = StatusCode::CONFLICT;
            }
            response
        }
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

async fn carry_out(app: &Arc<App>, visitor: &Visitor, id: &str, form: &Form) -> Result<Response, Refused> {
    let (person, cookies) = known(app, visitor)?;
    let unknown = || Refused::from(phrase!("site-unknown-act"));
    let asked = form.get("go").unwrap_or_default();
    if asked == "play" {
        let Some(standing) = app.hall.campaign(id).await? else { return Err(phrase!("campaign-none").into()) };
        if standing.campaign.table.is_none() {
            app.limits.tables.take(visitor.address)?;
        }
        let account = visitor.account.as_ref().map(|known| known.name.clone());
        let table = app.hall.play_next(id, person, &account.unwrap_or(standing.sheet.player)).await?;
        return Ok(go(&format!("/table/{table}"), cookies));
    }
    let pick = asked.strip_prefix("choose:").ok_or_else(unknown)?;
    let number = form.get("number").and_then(|number| number.parse().ok()).ok_or(Refused::Stale)?;
    app.hall.choose(id, person, number, pick).await?;
    Ok(go(&format!("/campaign/{id}"), cookies))
}

/// The campaign as a file, with which a terminal can go on.
pub async fn text(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match app.hall.campaign(&id).await {
        Ok(Some(standing)) => {
            let kind = (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned());
            let name = (CONTENT_DISPOSITION, format!("attachment; filename=\"{}.campaign\"", standing.campaign.id));
            ([kind, name], standing.campaign.text).into_response()
        }
        Ok(None) => error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("campaign-none")),
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}
