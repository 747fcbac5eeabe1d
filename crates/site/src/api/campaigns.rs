//! Campaigns: series of games in which each changes the next.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use kernel::campaign::{self, Cell};
use kernel::{Phrase, phrase};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

use super::asker::{Asker, Body, Named};
use super::problem::Problem;
use super::tables::{name, see};
use super::view::View;
use crate::hall::Standing;

/// So many campaigns are listed.
const LISTED: usize = 100;

/// Something that may be chosen in a campaign.
#[derive(Serialize, ToSchema)]
pub struct CampaignPick {
    /// In notation.
    choice: String,
    /// In words.
    text: String,
    /// What is to be known of it, sentence by sentence.
    about: Vec<String>,
}

/// Something to be chosen before a campaign begins.
#[derive(Serialize, ToSchema)]
pub struct CampaignOpening {
    /// Its name among the `answers`.
    id: &'static str,
    /// What is asked.
    question: String,
    /// What may be answered.
    picks: Vec<CampaignPick>,
    /// What is taken if nothing is answered.
    usual: String,
}

/// A campaign as somebody wants it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCampaign {
    game: String,
    /// The name to play under; that of the account unless told.
    name: Option<String>,
    /// What is chosen, by the `id` of each opening; whatever is left out is taken as usual.
    #[serde(default)]
    answers: BTreeMap<String, String>,
}

/// A choice in a campaign.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignChoice {
    /// The campaign's `number` that it answers: of two answers to the same question, one is refused as `stale`.
    number: u64,
    /// In notation: one of the picks.
    choice: String,
}

/// A name with a value.
#[derive(Serialize, ToSchema)]
pub struct CampaignFact {
    name: String,
    value: String,
}

/// Something that is counted towards the end of a campaign.
#[derive(Serialize, ToSchema)]
pub struct CampaignTally {
    name: String,
    count: usize,
    /// So many end the campaign.
    of: usize,
}

/// A game of a campaign.
#[derive(Serialize, ToSchema)]
pub struct CampaignGame {
    /// What the sheet says of it, one for each column; null where it says nothing.
    cells: Vec<Option<String>>,
    /// Whether it was won; null while it is not over.
    won: Option<bool>,
    /// Where it is played.
    table: Option<String>,
    /// The commitment of its seed, once it has begun.
    commitment: Option<String>,
    /// The last check code of its chronicle, once it is over.
    check: Option<String>,
}

/// What is to be done next in a campaign.
#[derive(Serialize, ToSchema)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum CampaignNext {
    /// Something is to be chosen.
    Choose { question: String, picks: Vec<CampaignPick> },
    /// A game is to begin.
    Begin {
        /// Its setup, in notation.
        setup: String,
    },
    /// A game is on.
    Play {
        /// Its setup, in notation.
        setup: String,
        /// Where.
        table: Option<String>,
    },
    /// The campaign is over.
    Over { won: bool },
}

/// A campaign as it stands.
#[derive(Serialize, ToSchema)]
pub struct CampaignSheet {
    id: String,
    game: String,
    /// How often it has changed.
    number: u64,
    player: String,
    headline: String,
    facts: Vec<CampaignFact>,
    tallies: Vec<CampaignTally>,
    columns: Vec<String>,
    games: Vec<CampaignGame>,
    next: CampaignNext,
    /// Whether it is for whoever asks to go on with it.
    yours: bool,
}

fn picks(asker: &Asker, picks: Vec<campaign::Pick>) -> Vec<CampaignPick> {
    let say = asker.say(&[]);
    let told = |pick: campaign::Pick| CampaignPick {
        text: say.say(&pick.phrase),
        about: pick.about.iter().map(|sentence| say.say(sentence)).collect(),
        choice: pick.notation,
    };
    picks.into_iter().map(told).collect()
}

fn sheet(asker: &Asker, standing: Standing) -> CampaignSheet {
    let Standing { campaign, sheet, tables } = standing;
    let say = |phrase: &Phrase| asker.say(&[]).say(phrase);
    let cell = |cell: &Cell| match cell {
        Cell::Empty => None,
        Cell::Number(number) => Some(number.to_string()),
        Cell::Words(words) => Some(say(words)),
        // Crossed out, as in print.
        Cell::Struck(words) => Some(format!("−{}", say(words))),
    };
    CampaignSheet {
        headline: say(&sheet.headline),
        facts: sheet.head.iter().map(|(name, value)| CampaignFact { name: say(name), value: say(value) }).collect(),
        tallies: sheet
            .tallies
            .iter()
            .map(|tally| CampaignTally { name: say(&tally.name), count: tally.count, of: tally.of })
            .collect(),
        columns: sheet.columns.iter().map(say).collect(),
        games: sheet
            .rows
            .into_iter()
            .zip(tables)
            .map(|(row, table)| CampaignGame {
                cells: row.cells.iter().map(cell).collect(),
                won: row.won,
                table,
                commitment: row.commitment,
                check: row.check,
            })
            .collect(),
        next: match sheet.next {
            campaign::Next::Choose { question, picks: offered } => {
                CampaignNext::Choose { question: say(&question), picks: picks(asker, offered) }
            }
            campaign::Next::Begin { setup, .. } => CampaignNext::Begin { setup },
            campaign::Next::Play { setup, .. } => CampaignNext::Play { setup, table: campaign.table },
            campaign::Next::Over { won } => CampaignNext::Over { won },
        },
        yours: asker.person == Some(campaign.person),
        id: campaign.id,
        game: campaign.game,
        number: campaign.number,
        player: sheet.player,
    }
}

async fn find(asker: &Asker, id: &str) -> Result<Standing, Problem> {
    let found = asker.app.hall.campaign(id).await.map_err(|refused| asker.problem(refused))?;
    found.ok_or_else(|| asker.missing("no-such-campaign", &phrase!("campaign-none")))
}

/// What is chosen before a campaign of a game begins
#[utoipa::path(get, path = "/games/{game}/campaign", operation_id = "campaign_openings", params(("game" = String, Path)),
    responses((status = 200, body = Vec<CampaignOpening>), (status = 404, body = Problem)))]
pub async fn openings(asker: Asker, Named(id): Named<String>) -> Result<Json<Vec<CampaignOpening>>, Problem> {
    let offered = asker.app.games.find(&id).ok().and_then(|chapter| chapter.campaigns());
    let offered = offered.ok_or_else(|| asker.missing("no-campaigns", &phrase!("campaign-not-offered")))?;
    let told = |opening: campaign::Opening| CampaignOpening {
        id: opening.id,
        question: asker.say(&[]).say(&opening.question),
        picks: picks(&asker, opening.picks),
        usual: opening.usual,
    };
    Ok(Json(offered.openings().into_iter().map(told).collect()))
}

/// One's campaigns, the newest first
#[utoipa::path(get, path = "/campaigns", operation_id = "list_campaigns", security(("bearer" = [])),
    responses((status = 200, body = Vec<CampaignSheet>), (status = 401, body = Problem)))]
pub async fn list(asker: Asker) -> Result<Json<Vec<CampaignSheet>>, Problem> {
    let mine = asker.app.hall.campaigns_of(asker.person()?, LISTED).await.map_err(|refused| asker.problem(refused))?;
    Ok(Json(mine.into_iter().map(|standing| sheet(&asker, standing)).collect()))
}

/// Begin a campaign
#[utoipa::path(post, path = "/campaigns", operation_id = "begin_campaign", request_body = NewCampaign, security(("bearer" = [])),
    responses((status = 201, body = CampaignSheet), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub async fn begin(asker: Asker, Body(body): Body<NewCampaign>) -> Result<(StatusCode, Json<CampaignSheet>), Problem> {
    let person = asker.person()?;
    asker.app.limits.tables.take(asker.address).map_err(|much| asker.problem(much))?;
    let answers: Vec<(&str, &str)> = body.answers.iter().map(|(id, answer)| (id.as_str(), answer.as_str())).collect();
    let player = name(&asker, body.name, 1);
    let begun = asker.app.hall.begin_campaign(person, &body.game, &player, &answers).await;
    let id = begun.map_err(|refused| asker.problem(refused))?;
    Ok((StatusCode::CREATED, Json(sheet(&asker, find(&asker, &id).await?))))
}

/// A campaign as it stands
#[utoipa::path(get, path = "/campaigns/{id}", operation_id = "campaign", params(("id" = String, Path)), security((), ("bearer" = [])),
    responses((status = 200, body = CampaignSheet), (status = 404, body = Problem)))]
pub async fn show(asker: Asker, Named(id): Named<String>) -> Result<Json<CampaignSheet>, Problem> {
    Ok(Json(sheet(&asker, find(&asker, &id).await?)))
}

/// Choose what a campaign asks for
#[utoipa::path(post, path = "/campaigns/{id}/choices", operation_id = "choose_in_campaign", params(("id" = String, Path)),
    request_body = CampaignChoice, security(("bearer" = [])),
    responses((status = 200, body = CampaignSheet), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn choose(
    asker: Asker,
    Named(id): Named<String>,
    Body(body): Body<CampaignChoice>,
) -> Result<Json<CampaignSheet>, Problem> {
    let person = asker.person()?;
    find(&asker, &id).await?;
    let chosen = asker.app.hall.choose(&id, person, body.number, &body.choice).await;
    chosen.map_err(|refused| asker.problem(refused))?;
    Ok(Json(sheet(&asker, find(&asker, &id).await?)))
}

/// Set the table of the game that is due; the one that is on, if there is one
#[utoipa::path(post, path = "/campaigns/{id}/game", operation_id = "play_campaign", params(("id" = String, Path)), security(("bearer" = [])),
    responses((status = 201, body = View), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub async fn play(asker: Asker, Named(id): Named<String>) -> Result<(StatusCode, Json<View>), Problem> {
    let person = asker.person()?;
    let standing = find(&asker, &id).await?;
    if standing.campaign.table.is_none() {
        asker.app.limits.tables.take(asker.address).map_err(|much| asker.problem(much))?;
    }
    let account = asker.account.as_ref().map(|known| known.name.clone());
    let table = asker.app.hall.play_next(&id, person, &account.unwrap_or(standing.sheet.player)).await;
    let table = table.map_err(|refused| asker.problem(refused))?;
    let live = asker.app.hall.find(&table).await.map_err(|refused| asker.problem(refused))?;
    Ok((StatusCode::CREATED, Json(see(&asker, &live).await?)))
}

/// A campaign as a file
#[utoipa::path(get, path = "/campaigns/{id}/text", operation_id = "campaign_text", params(("id" = String, Path)), security((), ("bearer" = [])),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Problem)))]
pub async fn text(asker: Asker, Named(id): Named<String>) -> Result<Response, Problem> {
    let standing = find(&asker, &id).await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], standing.campaign.text).into_response())
}
