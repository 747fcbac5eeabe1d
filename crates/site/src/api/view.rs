//! A table as a program sees it.

use bots::Kind;
use kernel::scenario::Value;
use kernel::{Phrase, Seat, SeatSet, Standings, Viewer};
use serde::Serialize;
use serde_json::{Map, Value as Json, json};
use table::{AnyGame, PersonId, Phase, Sitter, Table, Tale};
use utoipa::ToSchema;

use crate::pages::levels::bot_of;
use crate::pages::talk;
use crate::words::Say;

/// A table as whoever asks may see it.
#[derive(Serialize, ToSchema)]
pub struct View {
    id: String,
    game: String,
    /// Which of the game's `sets` it is played with; none for the usual one.
    set: Option<String>,
    /// What that set is called, unless it goes without saying that the cards are those of the box.
    card_set: Option<String>,
    /// The version of the rules that the table was set up with.
    rules: u32,
    setup: String,
    /// `live` or `days-N`.
    pace: String,
    /// `gathering`, `running` or `finished`.
    phase: &'static str,
    /// How many records the table has: the number that the next decision must carry.
    number: u64,
    /// How many decisions stand.
    decisions: usize,
    /// The SHA-256 of the seed, shown from the start.
    commitment: String,
    /// The seed, once the game is over.
    seed: Option<String>,
    seats: Vec<SeatView>,
    /// The seats of whoever asks.
    you: Vec<usize>,
    /// Whether whoever asks set the table up.
    host: bool,
    /// The seats that owe a decision.
    deciding: Vec<usize>,
    /// What whoever asks has to decide now.
    asked: Option<Asked>,
    /// Everything that whoever asks may know of the table, in the words of scenarios: `docs/scenarios.md` lists them.
    /// Players go by `seat-1`, `seat-2` …; what is face down is `hidden`.
    #[schema(value_type = Object)]
    facts: Map<String, Json>,
    standings: Option<Outcome>,
    /// If other rules played this game: why it has no `facts` and no positions any more. Everything else is as it was.
    told: Option<String>,
    /// The seat that asks the others for an undo.
    undo_asked: Option<usize>,
    /// What was said last, a hundred lines at most; `GET …/chat` has the rest.
    chat: Vec<Said>,
    /// How many lines were said in all.
    said: usize,
    /// What those may do who look on without a seat: `talk`, `watch` or `away`.
    onlookers: &'static str,
    /// How many decisions were taken back.
    taken_back: usize,
    /// How many hints were taken.
    hints: usize,
    /// When the decision that is owed is due, in seconds since 1970.
    deadline: Option<u64>,
    /// The table at which the same people play again.
    rematch: Option<String>,
}

/// A seat.
#[derive(Serialize, ToSchema)]
pub struct SeatView {
    seat: usize,
    /// `open`, `person` or `bot`.
    kind: &'static str,
    /// What kind of bot it is, if it is one: `imperator`, and the other levels.
    level: Option<&'static str>,
    name: String,
}

/// A question, with its answers in notation.
#[derive(Serialize, ToSchema)]
pub struct Asked {
    seat: usize,
    question: String,
    options: Vec<String>,
}

/// Something that was said.
#[derive(Serialize, ToSchema)]
pub struct Said {
    name: String,
    text: String,
}

/// How the game ended.
#[derive(Serialize, ToSchema)]
pub struct Outcome {
    decided_by: String,
    places: Vec<PlaceView>,
}

/// How it ended for one seat.
#[derive(Serialize, ToSchema)]
pub struct PlaceView {
    seat: usize,
    rank: usize,
    points: i32,
    /// Points by where they came from.
    #[schema(value_type = Object)]
    sources: Map<String, Json>,
}

/// A seat's number, counted from one.
pub fn number(seat: Seat) -> usize {
    seat.index() + 1
}

fn numbers(seats: SeatSet) -> Vec<usize> {
    seats.iter().map(number).collect()
}

impl View {
    /// The table for this person, seen from one of their seats if that is told.
    pub fn new(
        id: &str,
        table: &Table,
        person: Option<PersonId>,
        from: Option<Seat>,
        say: Say<'_>,
    ) -> Result<View, Phrase> {
        let game = table.game();
        let you = person.map_or(SeatSet::EMPTY, |person| table.seats_of(person));
        let deciding = game.map_or(SeatSet::EMPTY, AnyGame::deciding);
        // Whoever has just lost a seat does not look from it.
        let from = from.filter(|seat| you.contains(*seat));
        let viewer = match table.phase() {
            Phase::Finished => Viewer::Omniscient,
            Phase::Gathering | Phase::Running => from.map_or_else(|| table.viewer(person), Viewer::Seat),
        };
        let mut looking = you.iter().filter(|seat| from.is_none_or(|from| from == *seat));
        let asked = looking.find(|seat| deciding.contains(*seat)).zip(game);
        let header = table.header();
        let card_set = say.games().find(&header.game).ok().and_then(|chapter| chapter.card_set());
        Ok(View {
            id: id.to_owned(),
            game: header.game.clone(),
            set: table.set().map(str::to_owned),
            card_set: card_set.map(|set| say.say(&set)),
            rules: header.version.rules,
            setup: header.setup.clone(),
            pace: header.pace.write(),
            phase: phase(table.phase()),
            number: table.number(),
            decisions: game.map(AnyGame::decisions).or(table.tale().map(|tale| tale.decisions)).unwrap_or(0),
            commitment: header.seed.commitment(),
            seed: (table.phase() == Phase::Finished).then(|| header.seed.to_hex()),
            seats: Seat::all(table.sitters().len())
                .zip(table.sitters())
                .map(|(seat, sitter)| SeatView {
                    seat: number(seat),
                    kind: kind(sitter),
                    level: bot_of(sitter).map(Kind::name),
                    name: table.name(seat),
                })
                .collect(),
            you: numbers(you),
            host: person == Some(table.host()),
            deciding: numbers(deciding),
            asked: asked.map(|(seat, game)| Asked {
                seat: number(seat),
                question: say.say(&game.question(seat)),
                options: game.options(seat),
            }),
            facts: game.map_or(Ok(Map::new()), |game| facts(game, viewer, usize::MAX))?,
            standings: game.and_then(AnyGame::standings).map(outcome).or(table.tale().map(told_outcome)),
            told: table.tale().map(|tale| say.say(&tale.why(say.version(&tale.game).as_ref()))),
            undo_asked: table.undo_asked().map(number),
            chat: said(table, usize::MAX),
            said: table.chat().len(),
            onlookers: table.onlookers().write(),
            taken_back: table.taken_back(),
            hints: table.hints(),
            deadline: table.deadline().map(|due| due.0),
            rematch: table.rematch().map(str::to_owned),
        })
    }
}

/// What was said before the line of this number.
pub fn said(table: &Table, number: usize) -> Vec<Said> {
    let (_, lines) = talk::before(table, number);
    lines.iter().map(|(name, text)| Said { name: name.clone(), text: text.clone() }).collect()
}

/// Every fact of a position, for some eyes.
pub fn facts(game: &AnyGame, viewer: Viewer, decisions: usize) -> Result<Map<String, Json>, Phrase> {
    let facts = game.facts(viewer, decisions)?;
    Ok(facts.into_iter().map(|(key, value)| (key, json_of(&value))).collect())
}

fn json_of(value: &Value) -> Json {
    let words = |bag: &[(usize, String)]| -> Json {
        bag.iter().flat_map(|(count, word)| std::iter::repeat_n(word.as_str(), *count)).collect()
    };
    match value {
        Value::Number(number) => json!(number),
        Value::Numbers(numbers) => json!(numbers),
        Value::Word(word) => json!(word),
        Value::Bag(bag) => words(bag),
        Value::Order(order) => json!(order),
        Value::Counts(counts) => counts.iter().map(|(name, count)| (name.clone(), json!(count))).collect(),
        Value::Groups(groups) | Value::Clusters(groups) => {
            groups.iter().map(|(head, bag)| json!({ "head": head, "with": words(bag) })).collect()
        }
    }
}

fn outcome(standings: Standings) -> Outcome {
    let places = standings.places.iter().map(|place| PlaceView {
        seat: number(place.seat),
        rank: place.rank,
        points: place.points,
        sources: place.sources.iter().map(|(source, points)| ((*source).to_owned(), json!(points))).collect(),
    });
    Outcome { decided_by: standings.decided_by.to_owned(), places: places.collect() }
}

fn told_outcome(tale: &Tale) -> Outcome {
    let mut places: Vec<PlaceView> = tale
        .places
        .iter()
        .map(|place| PlaceView {
            seat: number(place.seat),
            rank: place.rank,
            points: place.points,
            sources: tale
                .sources
                .iter()
                .zip(&place.by_source)
                .map(|(source, points)| (source.id.clone(), json!(points)))
                .collect(),
        })
        .collect();
    places.sort_by_key(|place| place.seat);
    Outcome { decided_by: tale.decided_by.clone(), places }
}

fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Running => "running",
        Phase::Finished => "finished",
    }
}

fn kind(sitter: &Sitter) -> &'static str {
    match sitter {
        Sitter::Open => "open",
        Sitter::Person { .. } => "person",
        Sitter::Bot { .. } => "bot",
    }
}
