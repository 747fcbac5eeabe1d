//! Who asks, and what they sent.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use kernel::{Phrase, Seat, phrase};
use serde::de::DeserializeOwned;
use speech::{Language, Speech};
use table::{PersonId, Table};

use super::problem::Problem;
use crate::App;
use crate::accounts::{Known, Whence};
use crate::boards::Chapter;
use crate::doorway::Received;
use crate::hall::Refused;
use crate::people::{address, asked_language};
use crate::words::Say;

/// A program, with or without a bearer token.
pub struct Asker {
    pub app: Arc<App>,
    /// Whoever the token belongs to.
    pub person: Option<PersonId>,
    /// Their account, if they are not a guest.
    pub account: Option<Known>,
    /// The token.
    pub secret: Option<String>,
    /// Where they ask from.
    pub address: IpAddr,
    language: Language,
}

impl Asker {
    /// Where they ask from to be let in. Programs are no browsers that anybody could know again.
    pub fn whence(&self) -> Whence {
        Whence { address: self.address, browser: None }
    }

    /// The words of their language.
    pub fn words(&self) -> &Speech {
        self.app.words.of(self.language)
    }

    /// The same, with the names at a table.
    pub fn say<'a>(&'a self, names: &'a [String]) -> Say<'a> {
        Say::new(self.app.words.of(self.language), names)
    }

    /// The same, of the set that is played there.
    pub fn say_at<'a>(&'a self, table: &Table, names: &'a [String]) -> Say<'a> {
        Say::new(self.app.words.at(self.language, table), names)
    }

    /// The words of a game with its set.
    pub fn say_of(&self, chapter: &dyn Chapter) -> Say<'_> {
        Say::new(self.app.words.with(self.language, chapter), &[])
    }

    /// How a refusal is told.
    pub fn problem(&self, refused: impl Into<Refused>) -> Problem {
        Problem::of(&refused.into(), self.words())
    }

    /// Something that is not there.
    pub fn missing(&self, reason: &'static str, what: &Phrase) -> Problem {
        Problem::new(StatusCode::NOT_FOUND, reason, self.words().say(what, &[]))
    }

    /// Who it is; without a token nobody.
    pub fn person(&self) -> Result<PersonId, Problem> {
        self.person.ok_or_else(|| self.unknown())
    }

    /// The account; guests have none.
    pub fn account(&self) -> Result<&Known, Problem> {
        self.account.as_ref().ok_or_else(|| self.unknown())
    }

    fn unknown(&self) -> Problem {
        let detail = self.words().word("api-no-token");
        Problem::new(StatusCode::UNAUTHORIZED, "no-token", detail)
    }

    /// A seat, counted from one.
    pub fn seat(&self, number: usize) -> Result<Seat, Problem> {
        let seat = number.checked_sub(1).and_then(Seat::new);
        seat.ok_or_else(|| self.problem(phrase!("table-no-seat")))
    }
}

impl FromRequestParts<Arc<App>> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Asker, Problem> {
        let header = parts.headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
        let secret = header.and_then(|value| value.strip_prefix("Bearer ")).map(|token| token.trim().to_owned());
        let mut asker = Asker {
            app: app.clone(),
            person: None,
            account: None,
            secret,
            address: address(app, parts),
            language: asked_language(&parts.headers).unwrap_or_default(),
        };
        if let Some(secret) = &asker.secret {
            // A guest's token is signed, an account's is kept.
            match app.signer.read(secret) {
                Some(guest) => asker.person = Some(guest),
                None => asker.account = app.accounts.whose(secret).await.map_err(|refused| asker.problem(refused))?,
            }
            asker.person = asker.person.or(asker.account.as_ref().map(|known| known.person));
            if asker.person.is_none() {
                return Err(asker.unknown());
            }
        }
        let weighed = app.limits.weigh(asker.address, asker.person, Received::of(parts));
        match weighed.and_then(|()| asker.person.map_or(Ok(()), |person| app.limits.person.take(person))) {
            Err(much) => {
                app.metrics.limited.fetch_add(1, Ordering::Relaxed);
                Err(asker.problem(much))
            }
            Ok(()) => Ok(asker),
        }
    }
}

/// A JSON body. One that cannot be read is refused with where and why.
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Problem> {
        let bytes = Bytes::from_request(request, app).await.map_err(|error| {
            let status = error.status();
            Problem::new(status, "bad-body", error.body_text())
        })?;
        let text = if bytes.is_empty() { b"{}".as_slice() } else { &bytes };
        serde_json::from_slice(text)
            .map(Body)
            .map_err(|error| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-body", error.to_string()))
    }
}

/// What stands in the path. What cannot be read is refused.
pub struct Named<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Named<T>, Problem> {
        let read = Path::from_request_parts(parts, app).await;
        read.map(|Path(named)| Named(named))
            .map_err(|error| Problem::new(error.status(), "bad-path", error.body_text()))
    }
}

/// What stands behind the question mark. What cannot be read is refused.
pub struct Wanted<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Wanted<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Wanted<T>, Problem> {
        let read = Query::from_request_parts(parts, app).await;
        read.map(|Query(wanted)| Wanted(wanted))
            .map_err(|error| Problem::new(error.status(), "bad-query", error.body_text()))
    }
}
