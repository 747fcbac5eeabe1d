//! Guests, accounts, tokens, profiles.

use axum::Json;
use axum::http::StatusCode;
use kernel::phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::asker::{Asker, Body, Named};
use super::problem::Problem;
use crate::accounts::token_id;
use crate::pages::profile::{COUNTED, scores};
use crate::people::fresh_person;

/// Who is let in, and by what.
#[derive(Serialize, ToSchema)]
pub struct Entrance {
    /// To be sent as `Authorization: Bearer …`. Whoever has it is let in.
    token: String,
    /// The name of the account; guests have none.
    account: Option<String>,
}

/// Play at once, without an account
#[utoipa::path(post, path = "/guests", responses((status = 201, body = Entrance)))]
pub async fn guest(asker: Asker) -> Result<(StatusCode, Json<Entrance>), Problem> {
    let person = fresh_person().map_err(|refused| asker.problem(refused))?;
    Ok((StatusCode::CREATED, Json(Entrance { token: asker.app.signer.write(person), account: None })))
}

/// A name and a password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameAndPassword {
    name: String,
    password: String,
}

/// Make an account; what the guest whose token is sent has at tables follows into it
#[utoipa::path(post, path = "/account", request_body = NameAndPassword, security((), ("bearer" = [])),
    responses((status = 201, body = Entrance), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn register(
    asker: Asker,
    Body(body): Body<NameAndPassword>,
) -> Result<(StatusCode, Json<Entrance>), Problem> {
    let accounts = &asker.app.accounts;
    let made = accounts.register(asker.whence(), guest_of(&asker), &body.name, &body.password).await;
    enter(&asker, made.map_err(|refused| asker.problem(refused))?).await
}

/// Log in; what the guest whose token is sent has at tables follows into the account
#[utoipa::path(post, path = "/session", request_body = NameAndPassword, security((), ("bearer" = [])),
    responses((status = 201, body = Entrance), (status = 409, body = Problem), (status = 429, body = Problem)))]
pub async fn log_in(asker: Asker, Body(body): Body<NameAndPassword>) -> Result<(StatusCode, Json<Entrance>), Problem> {
    let accounts = &asker.app.accounts;
    let known = accounts.log_in(asker.whence(), guest_of(&asker), &body.name, &body.password).await;
    enter(&asker, known.map_err(|refused| asker.problem(refused))?).await
}

fn guest_of(asker: &Asker) -> Option<table::PersonId> {
    asker.person.filter(|_| asker.account.is_none())
}

async fn enter(asker: &Asker, known: crate::accounts::Known) -> Result<(StatusCode, Json<Entrance>), Problem> {
    let token = asker.app.accounts.open_session(known.person).await.map_err(|refused| asker.problem(refused))?;
    Ok((StatusCode::CREATED, Json(Entrance { token, account: Some(known.name) })))
}

/// What else ends with a session.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LogOut {
    /// All sessions and all tokens, not only this session.
    #[serde(default)]
    everywhere: bool,
}

/// Log out
#[utoipa::path(delete, path = "/session", request_body = LogOut, security(("bearer" = [])),
    responses((status = 204), (status = 401, body = Problem)))]
pub async fn log_out(asker: Asker, Body(body): Body<LogOut>) -> Result<StatusCode, Problem> {
    let person = asker.account()?.person;
    let accounts = &asker.app.accounts;
    let done = match (&asker.secret, body.everywhere) {
        (Some(secret), false) => accounts.log_out(secret).await,
        (Some(_), true) | (None, _) => accounts.log_out_everywhere(person).await,
    };
    done.map(|()| StatusCode::NO_CONTENT).map_err(|refused| asker.problem(refused))
}

/// A password and the one that takes its place.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    old: String,
    new: String,
    /// Whether all tokens end too.
    #[serde(default)]
    end_tokens: bool,
}

/// Change the password; all sessions end
#[utoipa::path(put, path = "/account/password", request_body = NewPassword, security(("bearer" = [])),
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub async fn change_password(asker: Asker, Body(body): Body<NewPassword>) -> Result<StatusCode, Problem> {
    let known = asker.account()?;
    let changed =
        asker.app.accounts.change_password(asker.whence(), known, &body.old, &body.new, body.end_tokens).await;
    changed.map(|()| StatusCode::NO_CONTENT).map_err(|refused| asker.problem(refused))
}

/// The password, to be sure.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Password {
    password: String,
}

/// Delete the account; bots take its seats, chronicles stay
#[utoipa::path(delete, path = "/account", request_body = Password, security(("bearer" = [])),
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub async fn delete(asker: Asker, Body(body): Body<Password>) -> Result<StatusCode, Problem> {
    let known = asker.account()?;
    let deleted = asker.app.accounts.delete(asker.whence(), known, &body.password).await;
    deleted.map(|()| StatusCode::NO_CONTENT).map_err(|refused| asker.problem(refused))
}

/// A token as it is listed: never its secret.
#[derive(Serialize, ToSchema)]
pub struct Token {
    /// To name it when it is taken away.
    id: String,
    /// What its owner calls it.
    label: String,
    /// Seconds since 1970.
    created: u64,
}

/// The tokens of the account
#[utoipa::path(get, path = "/tokens", security(("bearer" = [])),
    responses((status = 200, body = Vec<Token>), (status = 401, body = Problem)))]
pub async fn tokens(asker: Asker) -> Result<Json<Vec<Token>>, Problem> {
    let tokens = asker.app.accounts.tokens(asker.account()?.person).await.map_err(|refused| asker.problem(refused))?;
    let listed = tokens.iter().map(|token| Token {
        id: token_id(token),
        label: match &token.kind {
            store::Kind::Token { label } => label.clone(),
            store::Kind::Session => String::new(),
        },
        created: token.created.0,
    });
    Ok(Json(listed.collect()))
}

/// What a token is to be called, and the password: a token outlives the session that it was made in.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Label {
    label: String,
    password: String,
}

/// Make a token for a program; it is shown this once
#[utoipa::path(post, path = "/tokens", request_body = Label, security(("bearer" = [])),
    responses((status = 201, body = Entrance), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub async fn make_token(asker: Asker, Body(body): Body<Label>) -> Result<(StatusCode, Json<Entrance>), Problem> {
    let known = asker.account()?;
    let token = asker.app.accounts.make_token(asker.whence(), known, &body.label, &body.password).await;
    let token = token.map_err(|refused| asker.problem(refused))?;
    Ok((StatusCode::CREATED, Json(Entrance { token, account: Some(known.name.clone()) })))
}

/// Take a token away
#[utoipa::path(delete, path = "/tokens/{id}", params(("id" = String, Path)), security(("bearer" = [])),
    responses((status = 204), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub async fn drop_token(asker: Asker, Named(id): Named<String>) -> Result<StatusCode, Problem> {
    let dropped = asker.app.accounts.drop_token(asker.account()?.person, &id).await;
    dropped.map(|()| StatusCode::NO_CONTENT).map_err(|refused| asker.problem(refused))
}

/// How somebody fares in one game.
#[derive(Serialize, ToSchema)]
pub struct Fares {
    game: &'static str,
    played: usize,
    won: usize,
    best: i32,
}

/// A game played to the end.
#[derive(Serialize, ToSchema)]
pub struct Played {
    table: String,
    game: String,
    names: Vec<String>,
    /// Seconds since 1970.
    at: u64,
    rank: u8,
    /// How many decisions were taken back at the table. A game with any is not among the results.
    taken_back: u32,
    /// How many hints were taken there. A game with any is not among the results.
    hints: u32,
    points: i32,
}

/// What everybody may know of an account.
#[derive(Serialize, ToSchema)]
pub struct Profile {
    name: String,
    results: Vec<Fares>,
    /// The newest first.
    games: Vec<Played>,
}

/// What everybody may know of an account
#[utoipa::path(get, path = "/people/{name}", params(("name" = String, Path)),
    responses((status = 200, body = Profile), (status = 404, body = Problem)))]
pub async fn profile(asker: Asker, Named(name): Named<String>) -> Result<Json<Profile>, Problem> {
    let found = asker.app.accounts.profile(&name, COUNTED).await.map_err(|refused| asker.problem(refused))?;
    let found = found.ok_or_else(|| asker.missing("no-such-person", &phrase!("profile-nobody")))?;
    let results = scores(&asker.app.games, &found.finished).into_iter();
    let results = results.map(|s| Fares { game: s.game, played: s.played, won: s.won, best: s.best }).collect();
    let games = found.finished.into_iter().map(|one| Played {
        table: one.table,
        game: one.game,
        names: one.names,
        at: one.at.0,
        rank: one.outcome.rank,
        taken_back: one.taken_back,
        hints: one.hints,
        points: one.outcome.points,
    });
    Ok(Json(Profile { name: found.known.name, results, games: games.collect() }))
}
