//! Tables: setting them, sitting down, deciding, watching.

use std::sync::Arc;

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use bots::{Kind, Level};
use kernel::{Seat, Viewer, phrase};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{Listed, Stage};
use table::{AnyGame, Onlookers, Pace, Phase, Record, Table, Visibility};
use utoipa::{IntoParams, ToSchema};

use super::asker::{self, Asker, Body, Named};
use super::problem::Problem;
use super::view::{Said, View, facts, number, said};
use crate::acts;
use crate::hall::{LISTED, Live, Refused};
use crate::setting::{Order, USUAL_BOT, Wanted, bot_named, set_up};
use crate::stream;

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub struct Row {
    id: String,
    game: String,
    /// Which of the game's `sets` it is played with; none for the usual one.
    set: Option<String>,
    setup: String,
    /// `gathering`, `running`, `finished` or `set-aside`.
    stage: &'static str,
    names: Vec<String>,
    open_seats: u8,
    /// Whether it waits for whoever asks.
    your_turn: bool,
    /// When it last changed, in seconds since 1970.
    changed: u64,
}

/// The tables to be found.
#[derive(Serialize, ToSchema)]
pub struct Lists {
    /// Public tables with open seats, the newest first.
    open: Vec<Row>,
    /// The tables of whoever asks: those that wait for them first.
    mine: Vec<Row>,
}

/// Tables to join, and one's own
#[utoipa::path(get, path = "/tables", operation_id = "list_tables", security((), ("bearer" = [])),
    responses((status = 200, body = Lists)))]
pub async fn list(asker: Asker) -> Result<Json<Lists>, Problem> {
    let (open, mine) = asker.app.hall.lists(asker.person, LISTED).await.map_err(|refused| asker.problem(refused))?;
    let row = |listed: Listed| Row {
        stage: match listed.summary.stage {
            Stage::Gathering => "gathering",
            Stage::Running => "running",
            Stage::Finished => "finished",
            Stage::SetAside => "set-aside",
        },
        your_turn: asker.person.is_some_and(|person| listed.summary.waiting.contains(&person)),
        id: listed.id,
        game: listed.game,
        set: listed.set,
        setup: listed.setup,
        names: listed.summary.names,
        open_seats: listed.summary.open_seats,
        changed: listed.changed.0,
    };
    Ok(Json(Lists { open: open.into_iter().map(row).collect(), mine: mine.into_iter().map(row).collect() }))
}

/// Who is to sit in a seat.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sitting {
    /// Whoever sets the table.
    Me,
    /// Somebody else who plays through whoever sets the table: one person in several seats.
    Here,
    /// A bot of the usual level, which is `imperator`.
    Bot,
    /// A bot that hardly thinks.
    Chieftain,
    /// A bot that thinks a little.
    Warlord,
    /// A bot that thinks.
    Imperator,
    /// A bot that thinks hard.
    Sovereign,
    /// A bot that thinks for as long as anybody would wait.
    Overlord,
    /// Whoever comes.
    Open,
}

/// A table as somebody wants it.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    game: String,
    /// Which of the game's `sets` to play with; the usual one unless told.
    set: Option<String>,
    /// In notation, such as one of the game's `setups`.
    setup: String,
    /// Who sits where, one for each seat. A table without open seats begins at once.
    seats: Vec<Sitting>,
    /// The name to play under; that of the account unless told.
    name: Option<String>,
    /// `live` (unless told) or `days-N`.
    pace: Option<String>,
    /// `link` (unless told) or `public`.
    visibility: Option<String>,
    /// What those may do who look on: `talk` (unless told), `watch`, or `away` to close the table to them.
    onlookers: Option<String>,
}

/// Set a table
#[utoipa::path(post, path = "/tables", request_body = NewTable, security(("bearer" = [])),
    responses((status = 201, body = View), (status = 401, body = Problem), (status = 409, body = Problem)))]
pub async fn create(asker: Asker, Body(body): Body<NewTable>) -> Result<(StatusCode, Json<View>), Problem> {
    let no = |refused: Refused| asker.problem(refused);
    let person = asker.person()?;
    let odd = || asker.problem(phrase!("api-bad-table"));
    let order = Order {
        game: body.game,
        set: body.set,
        setup: body.setup,
        seats: body
            .seats
            .iter()
            .map(|sitting| match sitting {
                Sitting::Me => Wanted::Me,
                Sitting::Here => Wanted::Here,
                Sitting::Bot => Wanted::Bot(USUAL_BOT),
                Sitting::Chieftain => Wanted::Bot(Kind::Level(Level::Chieftain)),
                Sitting::Warlord => Wanted::Bot(Kind::Level(Level::Warlord)),
                Sitting::Imperator => Wanted::Bot(Kind::Level(Level::Imperator)),
                Sitting::Sovereign => Wanted::Bot(Kind::Level(Level::Sovereign)),
                Sitting::Overlord => Wanted::Bot(Kind::Level(Level::Overlord)),
                Sitting::Open => Wanted::Open,
            })
            .collect(),
        pace: body.pace.map_or(Some(Pace::Live), |pace| Pace::read(&pace)).ok_or_else(odd)?,
        visibility: body.visibility.map_or(Some(Visibility::Link), |who| Visibility::read(&who)).ok_or_else(odd)?,
        onlookers: body.onlookers.map_or(Some(Onlookers::Talk), |may| Onlookers::read(&may)).ok_or_else(odd)?,
        name: name(&asker, body.name, 1),
    };
    asker.app.limits.tables.take(asker.address).map_err(|much| asker.problem(much))?;
    let live = set_up(&asker.app, person, order).await.map_err(no)?;
    Ok((StatusCode::CREATED, Json(see(&asker, &live).await?)))
}

/// The name to play under: the one that is told, the account's, or a guest's.
pub fn name(asker: &Asker, told: Option<String>, seat: usize) -> String {
    let account = asker.account.as_ref().map(|known| known.name.clone());
    acts::playable_name(&told.or(account).unwrap_or_default(), &acts::guest(asker.words(), seat))
}

pub async fn find(asker: &Asker, id: &str) -> Result<Arc<Live>, Problem> {
    asker.app.hall.enter(id, asker.person).await.map_err(|refused| asker.problem(refused))
}

/// The table as whoever asks may see it.
pub async fn see(asker: &Asker, live: &Live) -> Result<View, Problem> {
    see_from(asker, live, None).await
}

/// The table as it is seen from one of the seats of whoever asks; from the one that is asked, unless told.
async fn see_from(asker: &Asker, live: &Live, seat: Option<Seat>) -> Result<View, Problem> {
    let view = asker.app.hall.look(live, |table| {
        let names = table.names();
        View::new(&live.id, table, asker.person, seat, asker.say_at(table, &names))
    });
    view.await.map_err(|refused| asker.problem(refused))?.map_err(|why| asker.problem(why))
}

/// From where a table is looked at.
#[derive(Deserialize, IntoParams)]
pub struct Looking {
    /// Which of one's seats looks, if one has several; the one that is asked, unless told.
    seat: Option<usize>,
}

impl Looking {
    /// The seat that is told, if it is one of theirs.
    pub fn seat(&self, asker: &Asker, table: &Table) -> Result<Option<Seat>, Problem> {
        let Some(number) = self.seat else { return Ok(None) };
        let seat = asker.seat(number)?;
        match asker.person.is_some_and(|person| table.seats_of(person).contains(seat)) {
            true => Ok(Some(seat)),
            false => Err(asker.problem(phrase!("table-not-yours"))),
        }
    }
}

/// Adds a record for whoever asks, and shows the table after it.
async fn add(asker: &Asker, live: &Arc<Live>, record: Record, number: Option<u64>) -> Result<Json<View>, Problem> {
    let person = asker.person()?;
    asker.app.hall.act(live, person, record, number).await.map_err(|refused| asker.problem(refused))?;
    see(asker, live).await.map(Json)
}

/// A table, as whoever asks may see it
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path), Looking), security((), ("bearer" = [])),
    responses((status = 200, body = View), (status = 404, body = Problem), (status = 410, body = Problem)))]
pub async fn view(
    asker: Asker,
    Named(id): Named<String>,
    asker::Wanted(looking): asker::Wanted<Looking>,
) -> Result<Json<View>, Problem> {
    let live = find(&asker, &id).await?;
    let seat = looking.seat(&asker, &live.table())?;
    see_from(&asker, &live, seat).await.map(Json)
}

/// Something that may be decided.
#[derive(Serialize, ToSchema)]
pub struct Choice {
    /// In notation.
    decision: String,
    /// In words.
    text: String,
}

/// What whoever asks may decide, in words
#[utoipa::path(get, path = "/tables/{id}/options", params(("id" = String, Path), Looking), security(("bearer" = [])),
    responses((status = 200, body = Vec<Choice>), (status = 401, body = Problem)))]
pub async fn options(
    asker: Asker,
    Named(id): Named<String>,
    asker::Wanted(looking): asker::Wanted<Looking>,
) -> Result<Json<Vec<Choice>>, Problem> {
    let person = asker.person()?;
    let live = find(&asker, &id).await?;
    let from = looking.seat(&asker, &live.table())?;
    let choices = asker.app.hall.look(&live, |table| {
        let names = table.names();
        let say = asker.say_at(table, &names);
        let Some(game) = table.game() else { return vec![] };
        let mut seats = table.seats_of(person).iter().filter(|seat| from.is_none_or(|from| from == *seat));
        let asked = seats.find(|seat| game.deciding().contains(*seat));
        let choices = asked.map_or(vec![], |seat| game.choices(seat)).into_iter();
        choices.map(|choice| Choice { text: say.say(&choice.phrase), decision: choice.notation }).collect()
    });
    choices.await.map(Json).map_err(|refused| asker.problem(refused))
}

/// A decision.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    /// The table's `number` that it answers: of two answers to the same question, one is refused as `stale`.
    number: u64,
    /// In notation: one of the options.
    decision: String,
    /// Which of one's seats decides, if one has several.
    seat: Option<usize>,
}

/// Decide; the answer comes when the decision is on disk
#[utoipa::path(post, path = "/tables/{id}/decisions", params(("id" = String, Path)), request_body = Decision,
    security(("bearer" = [])), responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn decide(asker: Asker, Named(id): Named<String>, Body(body): Body<Decision>) -> Result<Json<View>, Problem> {
    let live = find(&asker, &id).await?;
    let seat = match body.seat {
        Some(number) => asker.seat(number)?,
        None => own_seat(&asker, &live.table())?,
    };
    add(&asker, &live, Record::Decide { seat, notation: body.decision }, Some(body.number)).await
}

/// The seat that decides for whoever asks.
fn own_seat(asker: &Asker, table: &Table) -> Result<Seat, Problem> {
    match table.viewer(Some(asker.person()?)) {
        Viewer::Seat(seat) => Ok(seat),
        Viewer::Spectator | Viewer::Omniscient => Err(asker.problem(phrase!("table-not-yours"))),
    }
}

/// The name to sit down under.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    name: Option<String>,
}

/// Sit down
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = usize, Path)),
    request_body = Name, security(("bearer" = [])), responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn sit(
    asker: Asker,
    Named((id, seat)): Named<(String, usize)>,
    Body(body): Body<Name>,
) -> Result<Json<View>, Problem> {
    let (person, at) = (asker.person()?, asker.seat(seat)?);
    let live = find(&asker, &id).await?;
    let name = name(&asker, body.name, seat);
    add(&asker, &live, Record::Sit { seat: at, person, name }, None).await
}

/// Leave a seat before the game, or, as the host, free it
#[utoipa::path(delete, path = "/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = usize, Path)),
    security(("bearer" = [])), responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn vacate(asker: Asker, Named((id, seat)): Named<(String, usize)>) -> Result<Json<View>, Problem> {
    let (live, seat) = (find(&asker, &id).await?, asker.seat(seat)?);
    add(&asker, &live, Record::Vacate { seat }, None).await
}

/// Which bot is wanted.
#[derive(Deserialize, IntoParams)]
pub struct Wits {
    /// Its level: `chieftain`, `warlord`, `imperator`, `sovereign` or `overlord`.
    level: Option<String>,
}

impl Wits {
    /// The bot of that level, if one is told.
    fn kind(&self, asker: &Asker) -> Result<Option<Kind>, Problem> {
        let Some(level) = self.level.as_deref() else { return Ok(None) };
        bot_named(Some(level)).map(Some).ok_or_else(|| asker.problem(phrase!("api-bad-level")))
    }
}

/// Give a seat to a bot: as the host before the game, or when its person has stayed away for too long
///
/// Unless told, its level is `imperator`. Before the game, a bot that sits there already is given another level.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/bot",
    params(("id" = String, Path), ("seat" = usize, Path), Wits),
    security(("bearer" = [])), responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn seat_bot(
    asker: Asker,
    Named((id, seat)): Named<(String, usize)>,
    asker::Wanted(wits): asker::Wanted<Wits>,
) -> Result<Json<View>, Problem> {
    let kind = wits.kind(&asker)?.unwrap_or(USUAL_BOT);
    let (live, seat) = (find(&asker, &id).await?, asker.seat(seat)?);
    let record = match live.table().phase() {
        Phase::Gathering => Record::Bot { seat, kind },
        Phase::Running | Phase::Finished => Record::Replace { seat, kind },
    };
    add(&asker, &live, record, None).await
}

/// Begin the game, as the host
#[utoipa::path(post, path = "/tables/{id}/start", params(("id" = String, Path)), security(("bearer" = [])),
    responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn start(asker: Asker, Named(id): Named<String>) -> Result<Json<View>, Problem> {
    let live = find(&asker, &id).await?;
    add(&asker, &live, Record::Start, None).await
}

/// Take the last decision back, or ask the others whether one may
#[utoipa::path(post, path = "/tables/{id}/undo", params(("id" = String, Path)), security(("bearer" = [])),
    responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn undo(asker: Asker, Named(id): Named<String>) -> Result<Json<View>, Problem> {
    let live = find(&asker, &id).await?;
    let table = live.table();
    let nothing = || asker.problem(phrase!("table-no-undo"));
    let seat = acts::mine_or_last(&table, asker.person()?).ok_or_else(nothing)?;
    let record = match table.undo_offer(seat).ok_or_else(nothing)? {
        (count, false) => Record::Undo { seat, count },
        (_, true) => Record::AskUndo { seat },
    };
    add(&asker, &live, record, Some(table.number())).await
}

/// Whether the others agree.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    agree: bool,
}

/// Agree to an undo that somebody asks for, or not; whoever asked may withdraw
#[utoipa::path(post, path = "/tables/{id}/undo/answer", params(("id" = String, Path)), request_body = Answer,
    security(("bearer" = [])), responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn answer_undo(
    asker: Asker,
    Named(id): Named<String>,
    Body(body): Body<Answer>,
) -> Result<Json<View>, Problem> {
    let live = find(&asker, &id).await?;
    let table = live.table();
    let answer = acts::answer_undo(&table, asker.person()?, body.agree);
    let record = answer.map_err(|refused| asker.problem(refused))?;
    add(&asker, &live, record, Some(table.number())).await
}

/// Leave a game that is on: a bot takes the seat
#[utoipa::path(post, path = "/tables/{id}/resign", params(("id" = String, Path)), security(("bearer" = [])),
    responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn resign(asker: Asker, Named(id): Named<String>) -> Result<Json<View>, Problem> {
    let live = find(&asker, &id).await?;
    let seat = own_seat(&asker, &live.table())?;
    add(&asker, &live, Record::Replace { seat, kind: USUAL_BOT }, None).await
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Text {
    text: String,
}

/// Say something
#[utoipa::path(post, path = "/tables/{id}/chat", params(("id" = String, Path)), request_body = Text,
    security(("bearer" = [])), responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn chat(asker: Asker, Named(id): Named<String>, Body(body): Body<Text>) -> Result<Json<View>, Problem> {
    let person = asker.person()?;
    let live = find(&asker, &id).await?;
    let limits = &asker.app.limits;
    let words = limits.lines.take(asker.address).and_then(|()| limits.words.take(person));
    words.map_err(|much| asker.problem(much))?;
    let table = live.table();
    let name = match table.seats_of(person).first() {
        Some(seat) => table.name(seat),
        None => acts::onlooker(asker.account.as_ref().map(|known| known.name.as_str())),
    };
    add(&asker, &live, Record::Chat { name, text: body.text.trim().to_owned() }, None).await
}

/// From where talk is wanted.
#[derive(Deserialize, IntoParams)]
pub struct Before {
    /// Only what was said before the line of this number, counted from 0; the end of all unless told.
    before: Option<usize>,
}

/// What was said, a hundred lines at most, the oldest first
#[utoipa::path(get, path = "/tables/{id}/chat", operation_id = "read_chat", params(("id" = String, Path), Before),
    security((), ("bearer" = [])), responses((status = 200, body = Vec<Said>), (status = 404, body = Problem)))]
pub async fn talk(
    asker: Asker,
    Named(id): Named<String>,
    asker::Wanted(query): asker::Wanted<Before>,
) -> Result<Json<Vec<Said>>, Problem> {
    let live = find(&asker, &id).await?;
    Ok(Json(said(&live.table(), query.before.unwrap_or(usize::MAX))))
}

/// What those may do who look on without a seat.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct May {
    /// `talk`, `watch` (and be silent), or `away`: then the table is closed to them once the game has begun.
    onlookers: String,
}

/// Say what onlookers may do, as the host
#[utoipa::path(post, path = "/tables/{id}/onlookers", params(("id" = String, Path)), request_body = May,
    security(("bearer" = [])), responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn onlookers(asker: Asker, Named(id): Named<String>, Body(body): Body<May>) -> Result<Json<View>, Problem> {
    let live = find(&asker, &id).await?;
    let may = Onlookers::read(&body.onlookers).ok_or_else(|| asker.problem(phrase!("api-bad-table")))?;
    add(&asker, &live, Record::Onlookers { may }, None).await
}

/// How long a bot's decision is shown.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Speed {
    millis: u32,
}

/// How long bots wait while somebody watches
#[utoipa::path(post, path = "/tables/{id}/speed", params(("id" = String, Path)), request_body = Speed,
    security(("bearer" = [])), responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn speed(asker: Asker, Named(id): Named<String>, Body(body): Body<Speed>) -> Result<Json<View>, Problem> {
    let live = find(&asker, &id).await?;
    add(&asker, &live, Record::Speed { millis: body.millis }, None).await
}

/// The same people and bots at a new table; the answer is that table
///
/// If a level is told, all bots have it.
#[utoipa::path(post, path = "/tables/{id}/rematch", params(("id" = String, Path), Wits), security(("bearer" = [])),
    responses((status = 200, body = View), (status = 409, body = Problem)))]
pub async fn rematch(
    asker: Asker,
    Named(id): Named<String>,
    asker::Wanted(wits): asker::Wanted<Wits>,
) -> Result<Json<View>, Problem> {
    let (person, level) = (asker.person()?, wits.kind(&asker)?);
    let live = find(&asker, &id).await?;
    asker.app.limits.tables.take(asker.address).map_err(|much| asker.problem(much))?;
    let table = live.table();
    let other = acts::rematch(&asker.app, &live, &table, person, level, asker.words()).await;
    let other = other.map_err(|refused| asker.problem(refused))?;
    let live = find(&asker, &other).await?;
    see(&asker, &live).await.map(Json)
}

/// One sentence of the log.
#[derive(Serialize, ToSchema)]
pub struct Line {
    /// The decision that it came of, counted from one.
    decision: usize,
    seat: usize,
    text: String,
}

/// From where a log is wanted.
#[derive(Deserialize, IntoParams)]
pub struct From {
    /// Only what came of decisions after this one.
    #[serde(default)]
    after: usize,
}

/// What happened, in sentences, as whoever asks may know it
#[utoipa::path(get, path = "/tables/{id}/log", params(("id" = String, Path), From), security((), ("bearer" = [])),
    responses((status = 200, body = Vec<Line>), (status = 404, body = Problem)))]
pub async fn log(
    asker: Asker,
    Named(id): Named<String>,
    asker::Wanted(query): asker::Wanted<From>,
) -> Result<Json<Vec<Line>>, Problem> {
    let live = find(&asker, &id).await?;
    let lines = asker.app.hall.study(&live, |table| {
        let names = table.names();
        let say = asker.say_at(table, &names);
        if let Some(tale) = table.tale() {
            let told = tale.log.iter().filter(|line| line.decision > query.after);
            let said = |line: &table::Line| Line {
                decision: line.decision,
                seat: number(line.seat),
                text: say.kept(table, &line.sentence),
            };
            return told.map(said).collect();
        }
        let told = table.game().map_or(vec![], |game| game.log(table.viewer(asker.person), usize::MAX));
        let told = told.into_iter().filter(|told| told.number > query.after);
        told.map(|told| Line { decision: told.number, seat: number(told.seat), text: say.say(&told.phrase) }).collect()
    });
    lines.await.map(Json).map_err(|refused| asker.problem(refused))
}

/// A game that is over; one that is not is refused.
fn over<'a>(asker: &Asker, table: &'a Table) -> Result<&'a AnyGame, Problem> {
    if table.tale().is_some() {
        return Err(asker.problem(phrase!("told-no-board")));
    }
    let game = table.game().filter(|_| table.phase() == Phase::Finished);
    game.ok_or_else(|| asker.problem(phrase!("replay-later")))
}

/// Every fact of a game that is over after so many decisions
#[utoipa::path(get, path = "/tables/{id}/positions/{decisions}",
    params(("id" = String, Path), ("decisions" = usize, Path)),
    responses((status = 200, body = Object), (status = 409, body = Problem)))]
pub async fn position(
    asker: Asker,
    Named((id, decisions)): Named<(String, usize)>,
) -> Result<Json<Map<String, Value>>, Problem> {
    let live = find(&asker, &id).await?;
    let found = asker.app.hall.study(&live, |table| {
        let facts = facts(over(&asker, table)?, Viewer::Omniscient, decisions);
        facts.map(Json).map_err(|why| asker.problem(why))
    });
    found.await.map_err(|refused| asker.problem(refused))?
}

/// The chronicle of a game that is over: readable, and proof of the shuffle
///
/// Its last line is the signature of the site (Ed25519): `letopis verify --site KEY FILE` finds out whether anything was changed
/// since. The key is at `/.well-known/letopis-key`, 64 hexadecimal digits.
#[utoipa::path(get, path = "/tables/{id}/chronicle", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 409, body = Problem)))]
pub async fn chronicle(asker: Asker, Named(id): Named<String>) -> Result<Response, Problem> {
    let live = find(&asker, &id).await?;
    let text = asker.app.hall.study(&live, Table::chronicle).await.map_err(|refused| asker.problem(refused))?;
    let text = text.ok_or_else(|| asker.problem(phrase!("replay-later")))?;
    let signed = asker.app.seal.sign(&id, &text);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], signed).into_response())
}

/// Server-sent events: the table's `number`, whenever it changes and every few seconds
#[utoipa::path(get, path = "/tables/{id}/stream", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/event-stream"), (status = 404, body = Problem)))]
pub async fn stream(asker: Asker, Named(id): Named<String>) -> Result<Response, Problem> {
    let live = find(&asker, &id).await?;
    let ticket = asker.app.limits.stream(asker.address).map_err(|much| asker.problem(much))?;
    Ok(stream::numbers(&live, ticket, asker.person))
}
