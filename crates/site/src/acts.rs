//! What people do at tables: forms read into records.

use std::sync::Arc;

use axum::extract::{Path, RawForm, State};
use axum::http::HeaderMap;
use axum::http::header::{LOCATION, REFERER, SET_COOKIE};
use axum::http::{StatusCode, header::HeaderValue};
use axum::response::{IntoResponse, Response};
use bots::Kind;
use kernel::{Seat, Viewer, phrase};
use speech::Speech;
use table::{Onlookers, PersonId, Record, Table};

use crate::App;
use crate::boards::Selection;
use crate::hall::{Live, Refused};
use crate::names;
use crate::pages::{error, remark, table as table_page};
use crate::people::{Notices, Visitor, fresh_person};
use crate::setting::{USUAL_BOT, bot_named};
use crate::words::Say;

/// A form as it was sent: names and values, in order.
pub struct Form(Vec<(String, String)>);

impl Form {
    /// Reads `a=b&c=d`.
    pub fn read(body: &[u8]) -> Form {
        Form(form_urlencoded::parse(body).into_owned().collect())
    }

    /// The first value of this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// All values of this name.
    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

/// Sends the browser on to another page.
pub fn go(to: &str, cookies: Vec<String>) -> Response {
    let mut response = StatusCode::SEE_OTHER.into_response();
    let location = HeaderValue::from_str(to).unwrap_or_else(|_| HeaderValue::from_static("/"));
    response.headers_mut().insert(LOCATION, location);
    for cookie in cookies {
        if let Ok(value) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, value);
        }
    }
    response
}

/// The person who asks; a newcomer is made known.
pub fn known(app: &App, visitor: &Visitor) -> Result<(PersonId, Vec<String>), Refused> {
    match visitor.person {
        Some(person) => Ok((person, vec![])),
        None => {
            let person = fresh_person()?;
            Ok((person, vec![visitor.cookie("who", &app.signer.write(person))]))
        }
    }
}

/// A name that can be played under, made of what was typed.
pub fn playable_name(typed: &str, fallback: &str) -> String {
    let name = names::cleaned(typed);
    if names::is_clear(&name) { name } else { fallback.to_owned() }
}

/// How somebody without a name is called who sits in the seat of this number.
pub fn guest(words: &Speech, number: usize) -> String {
    format!("{} {number}", words.word("site-guest"))
}

/// Something done at a table.
pub async fn act(
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
    let outcome = carry_out(&app, &visitor, &live, &form).await;
    answer(&app, &visitor, &live, &form, outcome).await
}

/// Where something done at a table leads: to another page, or to the table with what went wrong.
pub async fn answer(
    app: &App,
    visitor: &Visitor,
    live: &Live,
    form: &Form,
    outcome: Result<(String, Vec<String>), Refused>,
) -> Response {
    match outcome {
        Ok((to, cookies)) => go(&to, cookies),
        Err(refused) if refused.is_answered_in_place() => {
            let mut response = table_page::render(app, visitor, live, form, Some(&refused.phrase())).await;
            *response.status_mut() = StatusCode::CONFLICT;
            response
        }
        Err(refused) => error::refused(app, visitor, &refused),
    }
}

/// The table's page, for whoever of several people at one screen has said that they are there.
pub fn stay(live: &Live, form: &Form) -> String {
    match form.get("ready") {
        Some(ready) if ready.parse::<usize>().is_ok() => format!("/table/{}?ready={ready}", live.id),
        _ => format!("/table/{}", live.id),
    }
}

async fn carry_out(
    app: &Arc<App>,
    visitor: &Visitor,
    live: &Arc<Live>,
    form: &Form,
) -> Result<(String, Vec<String>), Refused> {
    let (person, mut cookies) = known(app, visitor)?;
    let table = live.table();
    let go = form.get("go").unwrap_or_default();
    let number = form.get("number").and_then(|number| number.parse().ok());
    if go == "rematch" {
        app.limits.tables.take(visitor.address)?;
        let level = form.get("level").filter(|level| !level.is_empty());
        let level = level.map(|level| bot_named(Some(level)).ok_or_else(|| phrase!("site-unknown-act"))).transpose()?;
        let words = app.words.of(visitor.language);
        return rematch(app, live, &table, person, level, words).await.map(|id| (format!("/table/{id}"), cookies));
    }
    let record = read_record(app, &table, visitor, person, go, form)?;
    if let Record::Sit { name, .. } = &record {
        cookies.push(visitor.cookie("name", name));
    }
    // Seats and decisions answer what the page showed; talk does not.
    let number = match record {
        Record::Chat { .. } | Record::Onlookers { .. } | Record::Speed { .. } | Record::Sit { .. } => None,
        Record::Vacate { .. }
        | Record::Bot { .. }
        | Record::Start
        | Record::Decide { .. }
        | Record::Undo { .. }
        | Record::AskUndo { .. }
        | Record::Agree { .. }
        | Record::Refuse { .. }
        | Record::Replace { .. }
        | Record::Hint { .. }
        | Record::Rematch { .. }
        | Record::Follow { .. } => Some(number.ok_or(Refused::Stale)?),
    };
    if let Record::Chat { .. } = record {
        app.limits.lines.take(visitor.address)?;
        app.limits.words.take(person)?;
    }
    cookies.extend(remark::met(visitor, Say::new(app.words.at(visitor.language, &table), &[]), &table, &record));
    app.hall.act(live, person, record, number).await?;
    Ok((stay(live, form), cookies))
}

/// Reads `verb:rest` of the button that was pressed, and the fields that go with it.
fn read_record(
    app: &App,
    table: &Table,
    visitor: &Visitor,
    person: PersonId,
    go: &str,
    form: &Form,
) -> Result<Record, Refused> {
    let unknown = || Refused::from(phrase!("site-unknown-act"));
    let (verb, rest) = go.split_once(':').unwrap_or((go, ""));
    let seat_of = |text: &str| text.parse::<usize>().ok().and_then(Seat::new).ok_or_else(unknown);
    let mine = || match table.viewer(Some(person)) {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Spectator | Viewer::Omniscient => Err(Refused::from(phrase!("table-not-yours"))),
    };
    Ok(match verb {
        "decide" => Record::Decide { seat: mine()?, notation: rest.to_owned() },
        "compose" => {
            let seat = mine()?;
            let game = table.game().ok_or_else(|| phrase!("table-not-begun"))?;
            let chapter = app.games.with_set(game.id(), table.set())?;
            let story = game.glimpse(Viewer::Seat(seat));
            let notation = chapter.compose(&*story, seat, rest, &Selection::of(form))?;
            Record::Decide { seat, notation }
        }
        "undo" => {
            let seat = mine_or_last(table, person).ok_or_else(unknown)?;
            match table.undo_offer(seat) {
                Some((count, false)) => Record::Undo { seat, count },
                Some((_, true)) => Record::AskUndo { seat },
                None => return Err(phrase!("table-no-undo").into()),
            }
        }
        "agree" | "refuse" => answer_undo(table, person, verb == "agree")?,
        "resign" => Record::Replace { seat: mine()?, kind: USUAL_BOT },
        "replace" => Record::Replace { seat: seat_of(rest)?, kind: bot_named(form.get("level")).ok_or_else(unknown)? },
        "sit" => {
            let mut typed = form.all("name").filter(|name| !name.trim().is_empty());
            let typed = typed.next().or(visitor.name.as_deref()).unwrap_or_default();
            let seat = seat_of(rest)?;
            let fallback = guest(app.words.of(visitor.language), seat.index() + 1);
            Record::Sit { seat, person, name: playable_name(typed, &fallback) }
        }
        "vacate" => Record::Vacate { seat: seat_of(rest)? },
        "bot" => {
            let level = form.get(&format!("level-{rest}"));
            Record::Bot { seat: seat_of(rest)?, kind: bot_named(level).ok_or_else(unknown)? }
        }
        "start" => Record::Start,
        "chat" => {
            let name = match table.seats_of(person).first() {
                Some(seat) => table.name(seat),
                None => onlooker(visitor.name.as_deref()),
            };
            Record::Chat { name, text: form.get("text").unwrap_or_default().trim().to_owned() }
        }
        "onlookers" => Record::Onlookers { may: Onlookers::read(rest).ok_or_else(unknown)? },
        "speed" => Record::Speed { millis: rest.parse().map_err(|_| unknown())? },
        _ => return Err(unknown()),
    })
}

/// How whoever only looks on is called when they talk: in brackets, which no name has, so that nobody takes them for
/// somebody at the table, whether or not they have an account of that name.
pub fn onlooker(name: Option<&str>) -> String {
    format!("({})", playable_name(name.unwrap_or_default(), "?"))
}

/// What a person says to an undo that somebody, perhaps they themselves, has asked for.
pub fn answer_undo(table: &Table, person: PersonId, agree: bool) -> Result<Record, Refused> {
    let own = table.seats_of(person);
    let asked = own.iter().find(|seat| table.undo_waits_for().contains(*seat));
    let asker = table.undo_asked().filter(|seat| own.contains(*seat) && !agree);
    let seat = asked.or(asker).ok_or_else(|| Refused::from(phrase!("table-nobody-asked")))?;
    Ok(if agree { Record::Agree { seat } } else { Record::Refuse { seat } })
}

/// The seat of this person that decided last, or any of theirs.
pub fn mine_or_last(table: &Table, person: PersonId) -> Option<Seat> {
    let seats = table.seats_of(person);
    let last = table.game().and_then(|game| game.last_decider());
    last.filter(|seat| seats.contains(*seat)).or(seats.first())
}

/// The same people at a new table, and the same bots, unless a level is told for them.
pub async fn rematch(
    app: &Arc<App>,
    live: &Arc<Live>,
    table: &Table,
    person: PersonId,
    level: Option<Kind>,
    words: &Speech,
) -> Result<String, Refused> {
    if let Some(other) = table.rematch() {
        return Ok(other.to_owned());
    }
    let nowhere = Record::Rematch { table: String::new() };
    table.permit(person, &nowhere, crate::hall::time())?;
    table.check(&nowhere)?;
    let header = table::Header {
        version: app.games.with_set(&table.header().game, table.set())?.version(),
        set: table.set().map(str::to_owned),
        seed: kernel::Seed(crate::hall::random()?),
        host: person,
        created: crate::hall::now(),
        ..table.header().clone()
    };
    let mut records: Vec<Record> = vec![];
    let mut people = kernel::SeatSet::EMPTY;
    for (at, sitter) in table.sitters().iter().enumerate() {
        let Some(seat) = Seat::new(at) else { continue };
        match sitter {
            table::Sitter::Person { id, name } if *id == person => {
                let name = playable_name(name, &guest(words, at + 1));
                records.push(Record::Sit { seat, person, name });
            }
            table::Sitter::Person { .. } => people.insert(seat),
            table::Sitter::Bot { kind } => records.push(Record::Bot { seat, kind: level.unwrap_or(*kind) }),
            table::Sitter::Open => {}
        }
    }
    if people.is_empty() {
        records.push(Record::Start);
    }
    let other = app.hall.create(header, records).await?;
    let told = Record::Rematch { table: other.id.clone() };
    match app.hall.act(live, person, told, None).await {
        Err(refused) if !refused.is_answered_in_place() => Err(refused),
        Ok(()) | Err(_) => Ok(other.id.clone()),
    }
}

/// Language, theme and sound, and what the browser tells.
pub async fn prefs(headers: HeaderMap, visitor: Visitor, RawForm(body): RawForm) -> Response {
    let form = Form::read(&body);
    let mut cookies = vec![];
    if let Some(code @ ("en" | "ru")) = form.get("lang") {
        cookies.push(visitor.cookie("lang", code));
    }
    if form.get("theme").is_some() {
        cookies.push(visitor.cookie("theme", visitor.theme.next().word()));
    }
    if form.get("sound").is_some() {
        cookies.push(visitor.cookie("sound", if visitor.sound { "off" } else { "on" }));
    }
    if let Some(notices) = form.get(Notices::COOKIE).and_then(Notices::read) {
        cookies.push(visitor.cookie(Notices::COOKIE, notices.word()));
    }
    cookies.extend(form.get(remark::COOKIE).and_then(|wish| remark::chosen(&visitor, wish)));
    go(&back(&headers), cookies)
}

/// The path that a form was sent from, on this site.
fn back(headers: &HeaderMap) -> String {
    let referer = headers.get(REFERER).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let path = referer.split_once("://").and_then(|(_, rest)| rest.find('/').map(|at| &rest[at..]));
    match path {
        Some(path) if path.starts_with('/') && !path.starts_with("//") => path.to_owned(),
        _ => "/".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_read_as_sent() {
        let form = Form::read("go=decide%3Arecruit+deck&card=1&card=3&bad=%zz&alone&name=%D0%AF".as_bytes());
        assert_eq!(form.get("go"), Some("decide:recruit deck"));
        assert_eq!(form.all("card").collect::<Vec<_>>(), ["1", "3"]);
        assert_eq!(form.get("bad"), Some("%zz"));
        assert_eq!(form.get("alone"), Some(""));
        assert_eq!(form.get("name"), Some("Я"));
        assert_eq!(Form::read(&[0xff, b'=', 0xfe]).get("go"), None);
    }

    #[test]
    fn typed_names_become_playable() {
        assert_eq!(playable_name("  Анна: [x] ", "Guest"), "Анна x");
        assert_eq!(playable_name(" \u{7}", "Guest"), "Guest");
        assert_eq!(playable_name(&"я".repeat(50), "Guest").chars().count(), table::NAME);
        assert_eq!(onlooker(Some("(An\u{202e}na)")), "(Anna)");
    }
}
