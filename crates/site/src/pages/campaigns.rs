//! One's campaigns, and beginning another.

use std::sync::Arc;

use axum::extract::{RawForm, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::campaign::{Campaigns, Next, Opening};
use kernel::{Phrase, phrase};
use maud::{Markup, html};

use super::{error, icon, icon_as, notice};
use crate::App;
use crate::acts::{Form, go, known, playable_name};
use crate::boards::Chapter;
use crate::hall::{Refused, Standing};
use crate::people::Visitor;
use crate::words::Say;

/// So many campaigns are listed.
const LISTED: usize = 12;

/// Shows the page.
pub async fn list(State(app): State<Arc<App>>, visitor: Visitor, RawQuery(query): RawQuery) -> Response {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    page(&app, &visitor, &form, None).await
}

async fn page(app: &Arc<App>, visitor: &Visitor, form: &Form, wrong: Option<&Phrase>) -> Response {
    let mine = match visitor.person {
        Some(person) => app.hall.campaigns_of(person, LISTED).await,
        None => Ok(vec![]),
    };
    let mine = match mine {
        Ok(mine) => mine,
        Err(refused) => return error::refused(app, visitor, &refused),
    };
    let say = Say::new(app.words.of(visitor.language), &[]);
    let offered = app.games.iter().filter_map(|chapter| Some((chapter, chapter.campaigns()?)));
    let main = html! {
        h1 { (say.word("campaigns-title")) }
        p.lede { (say.word("campaigns-lede")) }
        @if let Some(wrong) = wrong { (notice(&say.say(wrong))) }
        @if !mine.is_empty() {
            section.panel {
                header { h2.h3 { (say.word("campaigns-mine")) } }
                ul.rows.campaign-rows { @for standing in &mine { (row(say, standing)) } }
            }
        }
        @for (chapter, campaigns) in offered { (beginning(say, visitor, form, chapter, &*campaigns)) }
    };
    super::page(visitor, say, &say.word("campaigns-title"), "", main).into_response()
}

fn row(say: Say<'_>, standing: &Standing) -> Markup {
    let Standing { campaign, sheet, .. } = standing;
    let counts = sheet.tallies.iter().map(|tally| format!("{}: {} / {}", say.say(&tally.name), tally.count, tally.of));
    html! {
        li {
            a href=(format!("/campaign/{}", campaign.id)) { b { (say.title(&campaign.game)) } " · " (say.say(&sheet.headline)) }
            span.faded.small { (counts.collect::<Vec<_>>().join(" · ")) }
            span class=(if matches!(sheet.next, Next::Over { won: true }) { "badge badge-gold" } else { "badge" }) {
                (say.word(stage(&sheet.next)))
            }
        }
    }
}

/// What is to be done next, in a word.
pub fn stage(next: &Next) -> &'static str {
    match next {
        Next::Choose { .. } => "campaign-stage-choose",
        Next::Begin { .. } => "campaign-stage-begin",
        Next::Play { .. } => "campaign-stage-play",
        Next::Over { won: true } => "campaign-stage-won",
        Next::Over { won: false } => "campaign-stage-lost",
    }
}

fn beginning(say: Say<'_>, visitor: &Visitor, form: &Form, chapter: &dyn Chapter, campaigns: &dyn Campaigns) -> Markup {
    let name = form.get("name").or(visitor.name.as_deref()).unwrap_or_default();
    html! {
        form.form.panel.campaign-new method="post" action="/campaigns" {
            input type="hidden" name="game" value=(chapter.id());
            header { h2.h3 { (icon_as(chapter.mark(), "icon")) " " (say.say(&phrase!("campaigns-begin", game = chapter.title()))) } }
            div.campaign-answers {
                p {
                    label for="name" { (say.word("site-your-name")) }
                    input.input id="name" name="name" maxlength=(::table::NAME) autocomplete="nickname" value=(name);
                }
                @for opening in campaigns.openings() { (question(say, form, &opening)) }
            }
            button.btn.btn-primary.btn-big { (icon("i-play")) " " (say.word("campaigns-go")) }
        }
    }
}

fn question(say: Say<'_>, form: &Form, opening: &Opening) -> Markup {
    let chosen = form.get(opening.id).unwrap_or(&opening.usual);
    html! {
        p {
            label for=(opening.id) { (say.say(&opening.question)) }
            select.input id=(opening.id) name=(opening.id) {
                @for pick in &opening.picks { option value=(pick.notation) selected[pick.notation == chosen] { (say.say(&pick.phrase)) } }
            }
        }
    }
}

/// Begins a campaign and leads to it.
pub async fn begin(State(app): State<Arc<App>>, visitor: Visitor, RawForm(body): RawForm) -> Response {
    let form = Form::read(&body);
    match set_out(&app, &visitor, &form).await {
        Ok(response) => response,
        Err(Refused::Denied(denied) | Refused::Malformed(denied)) => {
            let mut response = page(&app, &visitor, &form, Some(&denied.why)).await;
            *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
            response
        }
        Err(
            refused @ (Refused::NoTable
            | Refused::Stale
            | Refused::Closed
            | Refused::SetAside
            | Refused::NoSet(_)
            | Refused::Broken
            | Refused::TooMuch(_)),
        ) => error::refused(&app, &visitor, &refused),
    }
}

async fn set_out(app: &Arc<App>, visitor: &Visitor, form: &Form) -> Result<Response, Refused> {
    let game = form.get("game").unwrap_or_default();
    let offered = app.games.find(game).ok().and_then(|chapter| chapter.campaigns());
    let offered = offered.ok_or_else(|| Refused::from(phrase!("campaign-not-offered")))?;
    app.limits.tables.take(visitor.address)?;
    let (person, mut cookies) = known(app, visitor)?;
    let fallback = app.words.of(visitor.language).word("site-guest");
    let name = playable_name(form.get("name").or(visitor.name.as_deref()).unwrap_or_default(), &fallback);
    let openings = offered.openings();
    let answers: Vec<(&str, &str)> = openings.iter().filter_map(|one| Some((one.id, form.get(one.id)?))).collect();
    let id = app.hall.begin_campaign(person, game, &name, &answers).await?;
    cookies.push(visitor.cookie("name", &name));
    Ok(go(&format!("/campaign/{id}"), cookies))
}
