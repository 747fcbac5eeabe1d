//! One's own account: making it, getting in and out, its password, its tokens, its end.

use std::sync::Arc;

use axum::extract::{RawForm, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Phrase, phrase};
use maud::{Markup, html};
use store::Credential;

use super::{error, icon, notice};
use crate::App;
use crate::accounts::{Known, token_id};
use crate::acts::{Form, go};
use crate::hall::Refused;
use crate::people::{Browser, Visitor};
use crate::words::Say;

/// Shows the page.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor) -> Response {
    page(&app, &visitor, &Form::read(b""), None, None).await
}

/// What came of a form.
enum Done {
    /// On to another page, with cookies.
    Go(&'static str, Vec<String>),
    /// A new token, to be shown this once.
    Token(String),
}

/// Does what a form asks for.
pub async fn act(State(app): State<Arc<App>>, visitor: Visitor, RawForm(body): RawForm) -> Response {
    let form = Form::read(&body);
    match carry_out(&app, &visitor, &form).await {
        Ok(Done::Go(to, cookies)) => go(to, cookies),
        Ok(Done::Token(token)) => page(&app, &visitor, &form, None, Some(&token)).await,
        Err(Refused::Denied(denied) | Refused::Malformed(denied)) => {
            let mut response = page(&app, &visitor, &form, Some(&denied.why), None).await;
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

async fn carry_out(app: &Arc<App>, visitor: &Visitor, form: &Form) -> Result<Done, Refused> {
    let field = |name| form.get(name).unwrap_or_default();
    let accounts = &app.accounts;
    let outside = [visitor.no_cookie("session"), visitor.no_cookie("name")];
    let (verb, rest) = field("go").split_once(':').unwrap_or((field("go"), ""));
    match (verb, &visitor.account) {
        ("register" | "log-in", _) => {
            let (name, password) = (field("name"), field("password"));
            let known = match verb {
                "register" => accounts.register(visitor.whence(), visitor.guest(), name, password).await?,
                _ => accounts.log_in(visitor.whence(), visitor.guest(), name, password).await?,
            };
            let secret = accounts.open_session(known.person).await?;
            let browser = app.signer.write_browser(Browser::new(known.person)?);
            // What the guest had has followed: the guest is gone.
            let cookies =
                [visitor.cookie("session", &secret), visitor.no_cookie("who"), visitor.cookie("browser", &browser)];
            Ok(Done::Go("/account", cookies.into()))
        }
        ("log-out", Some(_)) => {
            if let Some(secret) = &visitor.session {
                accounts.log_out(secret).await?;
            }
            Ok(Done::Go("/", outside.into()))
        }
        ("log-out-everywhere", Some(known)) => {
            accounts.log_out_everywhere(known.person).await?;
            Ok(Done::Go("/", outside.into()))
        }
        ("password", Some(known)) => {
            let tokens = form.get("tokens").is_some();
            accounts.change_password(visitor.whence(), known, field("old"), field("new"), tokens).await?;
            let secret = accounts.open_session(known.person).await?;
            Ok(Done::Go("/account", vec![visitor.cookie("session", &secret)]))
        }
        ("token", Some(known)) => {
            let made = accounts.make_token(visitor.whence(), known, field("label"), field("password"));
            Ok(Done::Token(made.await?))
        }
        ("drop-token", Some(known)) => {
            accounts.drop_token(known.person, rest).await?;
            Ok(Done::Go("/account", vec![]))
        }
        ("delete", Some(known)) => {
            accounts.delete(visitor.whence(), known, field("password")).await?;
            Ok(Done::Go("/", outside.into()))
        }
        (_, None) => Err(phrase!("account-log-in-first").into()),
        (_, Some(_)) => Err(phrase!("site-unknown-act").into()),
    }
}

async fn page(app: &App, visitor: &Visitor, form: &Form, wrong: Option<&Phrase>, token: Option<&str>) -> Response {
    let say = Say::new(app.words.of(visitor.language), &[]);
    let tokens = match &visitor.account {
        Some(known) => match app.accounts.tokens(known.person).await {
            Ok(tokens) => tokens,
            Err(refused) => return error::refused(app, visitor, &refused),
        },
        None => vec![],
    };
    let main = html! {
        @match &visitor.account {
            Some(known) => { (inside(say, known, &tokens, wrong, token)) }
            None => { (outside(say, visitor, form, wrong)) }
        }
    };
    super::page(visitor, say, &say.word("account-title"), "account", main).into_response()
}

/// The page for whoever is not logged in.
fn outside(say: Say<'_>, visitor: &Visitor, form: &Form, wrong: Option<&Phrase>) -> Markup {
    let name = form.get("name").or(visitor.name.as_deref()).unwrap_or_default();
    let door = |id: &str, key: &'static str, hint: &'static str, kind: &str| {
        html! {
            form.form.panel method="post" action="/account" {
                header { h2.h3 { (say.word(key)) } }
                p.hint { (say.word(hint)) }
                (text_field(say, &format!("{id}-name"), "name", "account-name", "username", name))
                (password_field(say, &format!("{id}-password"), "password", "account-password", kind))
                div.row { button.btn.btn-primary name="go" value=(id) { (say.word(key)) } }
            }
        }
    };
    html! {
        h1 { (say.word("account-title")) }
        p.lede { (say.word("account-lede")) }
        @if let Some(wrong) = wrong { (notice(&say.say(wrong))) }
        div.two {
            (door("log-in", "account-log-in", "account-log-in-hint", "current-password"))
            (door("register", "account-register", "account-register-hint", "new-password"))
        }
    }
}

/// The page for whoever is.
fn inside(say: Say<'_>, known: &Known, tokens: &[Credential], wrong: Option<&Phrase>, token: Option<&str>) -> Markup {
    html! {
        h1 { (known.name) }
        p.row {
            a href=(format!("/people/{}", crate::people::encode(&known.name))) { (say.word("account-profile")) }
        }
        @if let Some(wrong) = wrong { (notice(&say.say(wrong))) }
        section.panel {
            header { h2.h3 { (say.word("account-leave")) } }
            p.hint { (say.word("account-log-out-hint")) }
            form.row method="post" action="/account" {
                button.btn name="go" value="log-out" { (say.word("account-log-out")) }
                button.btn name="go" value="log-out-everywhere" { (say.word("account-log-out-everywhere")) }
            }
        }
        section.panel id="tokens" {
            header { h2.h3 { (say.word("account-tokens")) } }
            p.hint { (say.word("account-tokens-hint")) " " a href="/api/openapi.json" { "/api/openapi.json" } }
            @if let Some(token) = token {
                p.notice role="status" { (icon("i-info")) span { (say.word("account-token-once")) " " code.secret { (token) } } }
            }
            form method="post" action="/account" {
                ul.rows {
                    @for token in tokens {
                        li {
                            span { (label(token)) " " code.small.faded { (token_id(token)) } }
                            button.btn.btn-quiet name="go" value=(format!("drop-token:{}", token_id(token))) { (say.word("account-drop-token")) }
                        }
                    }
                }
            }
            form.form method="post" action="/account" {
                div.ask {
                    label for="label" { (say.word("account-token-label")) }
                    input.input id="label" name="label" maxlength="40" required;
                }
                (password_field(say, "token-password", "password", "account-password", "current-password"))
                div.row { button.btn.btn-primary name="go" value="token" { (say.word("account-make-token")) } }
            }
        }
        div.two {
            form.form.panel method="post" action="/account" {
                header { h2.h3 { (say.word("account-change-password")) } }
                p.hint { (say.word("account-change-password-hint")) }
                (password_field(say, "old", "old", "account-old-password", "current-password"))
                (password_field(say, "new", "new", "account-new-password", "new-password"))
                label.row { input type="checkbox" name="tokens" value="end"; (say.word("account-end-tokens")) }
                div.row { button.btn.btn-primary name="go" value="password" { (say.word("account-change-password")) } }
            }
            form.form.panel method="post" action="/account" {
                header { h2.h3 { (say.word("account-delete")) } }
                p.hint { (say.word("account-delete-hint")) }
                (password_field(say, "delete-password", "password", "account-password", "current-password"))
                div.row { button.btn name="go" value="delete" { (say.word("account-delete")) } }
            }
        }
    }
}

fn label(token: &Credential) -> &str {
    match &token.kind {
        store::Kind::Token { label } => label,
        store::Kind::Session => "",
    }
}

fn text_field(say: Say<'_>, id: &str, name: &str, key: &'static str, complete: &str, value: &str) -> Markup {
    html! {
        div.ask {
            label for=(id) { (say.word(key)) }
            input.input id=(id) name=(name) maxlength=(::table::NAME) autocomplete=(complete) value=(value) required;
        }
    }
}

fn password_field(say: Say<'_>, id: &str, name: &str, key: &'static str, complete: &str) -> Markup {
    html! {
        div.ask {
            label for=(id) { (say.word(key)) }
            input.input id=(id) name=(name) type="password" maxlength="128" autocomplete=(complete) required;
        }
    }
}
