//! The table itself: who sits where, what has been decided, what may happen next.

mod kept;

use std::sync::Arc;

use bots::{Budget, Halt, Kind};
use kernel::chronicle::{Check, NAME, is_name};
use kernel::{BySeat, Phrase, Seat, SeatSet, Viewer, phrase};

use crate::bot::{Hint, Judged, SeatedBot};
use crate::bounds::{CHAT, Time};
use crate::games::{Games, Playable};
use crate::journal::{Header, Moment, Onlookers, Pace, PersonId, Record};
use crate::playing::{AnyDecision, AnyGame, Denied};
use crate::tale::Tale;

/// How long a bot's decision is shown unless the players wish otherwise.
const SPEED: u32 = 900;
/// What bots are called, by seat: in journals and chronicles, and the message that says it.
const BOTS: [(&str, &str); Seat::MAX] = [
    ("Astra", "bot-astra"),
    ("Boyan", "bot-boyan"),
    ("Vlada", "bot-vlada"),
    ("Goran", "bot-goran"),
    ("Dana", "bot-dana"),
    ("Emil", "bot-emil"),
];

/// What to say for the name that a bot goes by in this seat; None for any other name.
pub fn bot_called(seat: usize, name: &str) -> Option<Phrase> {
    let (bot, key) = BOTS.get(seat)?;
    match name.strip_prefix(bot)? {
        "" => Some(Phrase::new(key)),
        number if number.strip_prefix(' ') == Some(&(seat + 1).to_string()) => {
            Some(phrase!("bot-numbered", name = Phrase::new(key), number = seat + 1))
        }
        _ => None,
    }
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Who.
        id: PersonId,
        /// Under which name.
        name: String,
    },
    /// A bot, perhaps in place of somebody who left.
    Bot {
        /// Which.
        kind: Kind,
    },
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Seats are being filled.
    Gathering,
    /// The game is on.
    Running,
    /// The game is over.
    Finished,
}

/// A record that a table allows now, with the decision in it already read.
#[derive(Clone, Debug)]
pub struct Allowed<'a> {
    record: &'a Record,
    decision: Option<AnyDecision>,
}

impl<'a> Allowed<'a> {
    /// The record.
    pub fn record(&self) -> &'a Record {
        self.record
    }

    /// The record as it is to be kept: a decision in the notation of its game, however it was typed.
    pub fn kept(&self, table: &Table) -> Record {
        let notation = self.decision.as_ref().zip(table.game()).and_then(|(decision, game)| game.notation(decision));
        match (self.record, notation) {
            (Record::Decide { seat, .. }, Some(notation)) => Record::Decide { seat: *seat, notation },
            (record, _) => record.clone(),
        }
    }
}

/// What there is of a table's game.
#[derive(Clone, Debug)]
enum Play {
    /// It has not begun: what is to be played.
    Ahead(&'static dyn Playable),
    /// The game, on or over.
    On(Box<AnyGame>),
    /// It is over, and other rules than these played it: what was told of it is left.
    Told(Arc<Tale>),
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    header: Header,
    /// The set it is played with.
    set: Option<String>,
    /// Who may begin the game and see to its seats.
    host: PersonId,
    sitters: Vec<Sitter>,
    /// Those who gave their seat to a bot while the game was on.
    departed: Vec<PersonId>,
    /// Whose seat went to a bot, each after so many decisions.
    departures: Vec<(usize, Seat)>,
    play: Play,
    /// Over all decisions and what came of them.
    check: Check,
    /// Who has been asked for an undo, and who has agreed so far.
    undo: Option<(Seat, SeatSet)>,
    /// How often each seat has asked since anything was decided.
    asks: BySeat<u8>,
    /// How often decisions were taken back.
    undos: usize,
    /// How many hints each seat has taken.
    hints: BySeat<u16>,
    /// How many records there were when each seat was asked what it last took a hint about.
    hinted: BySeat<u64>,
    /// What was said, shared by all copies of the table until somebody says more.
    chat: Arc<Vec<(String, String)>>,
    onlookers: Onlookers,
    speed: u32,
    rematch: Option<String>,
    /// How many records there are.
    number: u64,
    /// How many there were when the last thing happened that was not talk.
    settled: u64,
    /// How many there were when each seat was asked what it is asked now.
    asked: BySeat<u64>,
    /// The same, whatever undo was asked for and refused meanwhile.
    posed: BySeat<u64>,
    /// When the last decision was made.
    moved: Moment,
}

impl Table {
    /// A table with open seats, for one of these games.
    pub fn new(games: &Games, header: Header) -> Result<Table, Denied> {
        let playable = games.of(&header)?;
        let seats = playable.seats_of(&header.setup)?;
        let set = playable.set();
        Ok(Table { set: set.map(str::to_owned), ..Table::seated(header, seats, Play::Ahead(playable)) })
    }

    /// Which of the game's sets it is played with, by the name it is offered under; none for the usual one.
    pub fn set(&self) -> Option<&str> {
        self.set.as_deref()
    }

    /// What was fixed at the start.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Who may begin the game and see to its seats.
    pub fn host(&self) -> PersonId {
        self.host
    }

    /// Those who gave their seat to a bot while the game was on.
    pub fn departed(&self) -> &[PersonId] {
        &self.departed
    }

    /// Whose seat went to a bot while the game was on, each after so many decisions.
    pub fn departures(&self) -> &[(usize, Seat)] {
        &self.departures
    }

    /// How many records there are: the number that the next one gets.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Whether a record still answers a table that had `number` records. Talk changes nothing, and where several decide at once,
    /// nobody is held up by what the others decide meanwhile.
    pub fn is_current(&self, record: &Record, number: u64) -> bool {
        let since = match record {
            Record::Chat { .. } | Record::Onlookers { .. } | Record::Speed { .. } | Record::Sit { .. } => 0,
            Record::Decide { seat, .. } => self.asked[*seat],
            Record::Hint { seat } => self.posed[*seat],
            Record::Vacate { .. }
            | Record::Bot { .. }
            | Record::Start
            | Record::Undo { .. }
            | Record::AskUndo { .. }
            | Record::Agree { .. }
            | Record::Refuse { .. }
            | Record::Replace { .. }
            | Record::Rematch { .. }
            | Record::Follow { .. } => self.settled,
        };
        (since..=self.number).contains(&number)
    }

    /// How many records there were when the game put the question that a seat has to answer now. Whatever is said, and whoever
    /// asks for an undo that does not come, it is the same question.
    pub fn posed_since(&self, seat: Seat) -> u64 {
        self.posed[seat]
    }

    /// What those may do who look on without a seat.
    pub fn onlookers(&self) -> Onlookers {
        self.onlookers
    }

    /// How many decisions were taken back.
    pub fn taken_back(&self) -> usize {
        match &self.play {
            Play::Ahead(_) => 0,
            Play::On(game) => game.taken_back(),
            Play::Told(tale) => tale.taken_back,
        }
    }

    /// How many hints were taken at the table.
    pub fn hints(&self) -> usize {
        self.hints.iter().map(|(_, hints)| usize::from(*hints)).sum()
    }

    /// How many hints a seat has taken.
    pub fn hints_of(&self, seat: Seat) -> usize {
        self.hints[seat].into()
    }

    /// Whether a seat has taken a hint about what it is asked now: to see it again is no other hint.
    pub fn is_hinted(&self, seat: Seat) -> bool {
        self.deciding().contains(seat) && self.hinted[seat] == self.posed[seat]
    }

    /// How often decisions were taken back.
    pub(crate) fn undos(&self) -> usize {
        self.undos
    }

    /// How often a seat has asked for an undo since anything was decided.
    pub(crate) fn asks(&self, seat: Seat) -> u8 {
        self.asks[seat]
    }

    /// When the last decision was made.
    pub(crate) fn moved(&self) -> Moment {
        self.moved
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The game, once it has begun. None if it is only told.
    pub fn game(&self) -> Option<&AnyGame> {
        match &self.play {
            Play::On(game) => Some(game.as_ref()),
            Play::Ahead(_) | Play::Told(_) => None,
        }
    }

    /// What was told of a game that these rules cannot replay.
    pub fn tale(&self) -> Option<&Tale> {
        match &self.play {
            Play::Told(tale) => Some(tale),
            Play::Ahead(_) | Play::On(_) => None,
        }
    }

    /// The game, to go on with.
    fn game_mut(&mut self) -> Option<&mut AnyGame> {
        match &mut self.play {
            Play::On(game) => Some(game.as_mut()),
            Play::Ahead(_) | Play::Told(_) => None,
        }
    }

    pub(crate) fn deciding(&self) -> SeatSet {
        self.game().map_or(SeatSet::EMPTY, AnyGame::deciding)
    }

    /// How far the table has come.
    pub fn phase(&self) -> Phase {
        match &self.play {
            Play::Ahead(_) => Phase::Gathering,
            Play::On(game) if game.deciding().is_empty() => Phase::Finished,
            Play::On(_) => Phase::Running,
            Play::Told(_) => Phase::Finished,
        }
    }

    /// Rank and points of each seat, once the game is over.
    pub fn ranks(&self) -> Vec<(Seat, usize, i32)> {
        match &self.play {
            Play::Ahead(_) => vec![],
            Play::On(game) => {
                let places = game.standings().map_or(vec![], |standings| standings.places);
                places.iter().map(|place| (place.seat, place.rank, place.points)).collect()
            }
            Play::Told(tale) => tale.places.iter().map(|place| (place.seat, place.rank, place.points)).collect(),
        }
    }

    /// The chronicle as text, once the game is over: as these rules write it, or as those did that played it.
    pub fn chronicle(&self) -> Option<String> {
        match &self.play {
            Play::On(game) if game.deciding().is_empty() => Some(game.chronicle()),
            Play::Told(tale) => Some(tale.chronicle.clone()),
            Play::Ahead(_) | Play::On(_) => None,
        }
    }

    /// What was said.
    pub fn chat(&self) -> &[(String, String)] {
        &self.chat
    }

    /// How long a bot's decision is shown, in milliseconds.
    pub fn speed(&self) -> u32 {
        self.speed
    }

    /// Where the same people play again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    /// Who has asked for an undo.
    pub fn undo_asked(&self) -> Option<Seat> {
        self.undo.map(|(seat, _)| seat)
    }

    /// The people whose word on that undo is still missing.
    pub fn undo_waits_for(&self) -> SeatSet {
        match self.undo {
            Some((asker, agreed)) => self.others(asker).iter().filter(|seat| !agreed.contains(*seat)).collect(),
            None => SeatSet::EMPTY,
        }
    }

    /// The seats of a person.
    pub fn seats_of(&self, person: PersonId) -> SeatSet {
        let mine = |sitter: &Sitter| matches!(sitter, Sitter::Person { id, .. } if *id == person);
        Seat::all(self.sitters.len()).filter(|seat| mine(&self.sitters[seat.index()])).collect()
    }

    /// Whether all people at the table are this one, in several seats: they share a screen.
    pub fn is_hot_seat(&self, person: PersonId) -> bool {
        let people = self.people();
        people.len() > 1 && self.seats_of(person) == people
    }

    /// The seats that people sit in.
    pub fn people(&self) -> SeatSet {
        let person = |sitter: &Sitter| matches!(sitter, Sitter::Person { .. });
        Seat::all(self.sitters.len()).filter(|seat| person(&self.sitters[seat.index()])).collect()
    }

    /// The people at the table who are somebody else than who sits in `seat`.
    pub(crate) fn others(&self, seat: Seat) -> SeatSet {
        let own = match &self.sitters[seat.index()] {
            Sitter::Person { id, .. } => self.seats_of(*id),
            Sitter::Open | Sitter::Bot { .. } => SeatSet::only(seat),
        };
        self.people().iter().filter(|other| !own.contains(*other)).collect()
    }

    /// The name in a seat.
    pub fn name(&self, seat: Seat) -> String {
        let players = match &self.play {
            Play::Ahead(_) => &[],
            Play::On(game) => game.players(),
            Play::Told(tale) => &tale.players,
        };
        if let Some(name) = players.get(seat.index()) {
            return name.clone();
        }
        match &self.sitters[seat.index()] {
            Sitter::Open => format!("#{}", seat.index() + 1),
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { .. } => self.bot_name(seat),
        }
    }

    /// A bot's name, unless a person goes by it.
    fn bot_name(&self, seat: Seat) -> String {
        let (name, _) = BOTS[seat.index()];
        let taken = |sitter: &Sitter| matches!(sitter, Sitter::Person { name: other, .. } if other == name);
        match self.sitters.iter().any(taken) {
            true => format!("{name} {}", seat.index() + 1),
            false => name.to_owned(),
        }
    }

    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        Seat::all(self.sitters.len()).map(|seat| self.name(seat)).collect()
    }

    /// The names by seat as they are said to somebody: bots are called by names of their language.
    pub fn names_said(&self, say: impl Fn(&Phrase) -> String) -> Vec<String> {
        let names = self.names();
        let said = |((seat, sitter), name): ((Seat, &Sitter), &String)| {
            let bot = match sitter {
                Sitter::Bot { .. } => bot_called(seat.index(), name).map(|bot| say(&bot)),
                Sitter::Open | Sitter::Person { .. } => None,
            };
            // Nobody shares a name with a person.
            bot.filter(|bot| !names.contains(bot)).unwrap_or_else(|| name.clone())
        };
        Seat::all(self.sitters.len()).zip(&self.sitters).zip(&names).map(said).collect()
    }

    /// A bot that owes a decision. Bots wait while somebody has asked for an undo.
    pub fn bot_to_decide(&self) -> Option<(Seat, Kind)> {
        let deciding = self.game().filter(|_| self.undo.is_none())?.deciding();
        deciding.iter().find_map(|seat| match self.sitters[seat.index()] {
            Sitter::Bot { kind } => Some((seat, kind)),
            Sitter::Open | Sitter::Person { .. } => None,
        })
    }

    /// A bot that takes a seat for the rest of the game; it may spend so much on each decision. None before the game.
    pub fn seat_bot(&self, seat: Seat, kind: Kind, budget: Budget) -> Option<SeatedBot> {
        let salt = self.header.created.0 ^ ((seat.index() as u64 + 1) << 48) ^ self.header.host.0;
        Some(self.game()?.seat_bot(seat, kind, salt, budget))
    }

    /// What a bot decides that sat down for this very decision. Whoever runs a game for long keeps a [`SeatedBot`] instead.
    pub fn bot_decision(&self, seat: Seat, kind: Kind) -> Option<Record> {
        let notation = self.seat_bot(seat, kind, Budget::Free)?.decide(self.game()?)?;
        Some(Record::Decide { seat, notation })
    }

    /// The two or three best options of a seat, the best first; none if it is not asked. Takes as long as the budget allows, or until
    /// `halt` is set.
    pub fn advise(&self, seat: Seat, budget: Budget, halt: &Halt) -> Vec<Hint> {
        let salt = self.header.created.0 ^ ((seat.index() as u64 + 1) << 40) ^ self.header.host.0;
        self.game().map_or_else(Vec::new, |game| game.advise(seat, salt, budget, halt))
    }

    /// The decision after so many, judged from what its seat saw then; see [`Playing::judge`](crate::Playing::judge). None while the
    /// game is on.
    pub fn judge(&self, decisions: usize, budget: Budget, halt: &Halt) -> Option<Judged> {
        let game = self.game().filter(|_| self.phase() == Phase::Finished)?;
        game.judge(decisions, self.header.created.0 ^ self.header.host.0, budget, halt)
    }

    /// When the decision that is owed is due, at a table that is not live.
    pub fn deadline(&self) -> Option<Moment> {
        match (self.phase(), self.header.pace) {
            (Phase::Running, Pace::Days(days)) => Some(Moment(self.moved.0 + u64::from(days) * 86_400)),
            (Phase::Gathering | Phase::Running | Phase::Finished, _) => None,
        }
    }

    /// How many decisions a seat may take back now, and whether it must ask the others first.
    pub fn undo_offer(&self, seat: Seat) -> Option<(usize, bool)> {
        let game = self.game()?;
        if self.phase() != Phase::Running {
            return None;
        }
        match game.free_undo(seat) {
            0 => game.undo_reach(seat).map(|count| (count, !self.others(seat).is_empty())),
            _ => Some((1, false)),
        }
    }

    /// What a person may see: their seat's view, or what is open to all.
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let seats = person.map_or(SeatSet::EMPTY, |person| self.seats_of(person));
        let deciding = self.deciding();
        let own = seats.iter().find(|seat| deciding.contains(*seat)).or(seats.first());
        own.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether the table allows a record now, and if not, why.
    pub fn check<'a>(&self, record: &'a Record) -> Result<Allowed<'a>, Denied> {
        let allowed = match record {
            Record::Sit { seat, name, .. } => {
                self.gathering()?;
                match self.sitter(*seat)? {
                    Sitter::Open => self.check_name(name),
                    Sitter::Person { .. } | Sitter::Bot { .. } => Err(phrase!("table-seat-taken").into()),
                }
            }
            Record::Vacate { seat } | Record::Bot { seat, .. } => {
                self.gathering()?;
                self.sitter(*seat).map(|_| ())
            }
            Record::Start => {
                self.gathering()?;
                let open = self.sitters.iter().filter(|sitter| **sitter == Sitter::Open).count();
                if open > 0 { Err(phrase!("table-seats-open", count = open).into()) } else { Ok(()) }
            }
            Record::Decide { seat, notation } => {
                let decision = Some(self.running()?.check(*seat, notation)?);
                return Ok(Allowed { record, decision });
            }
            Record::Undo { seat, count } => {
                let offered = self.undo_offer(*seat);
                let granted = self.undo_asked() == Some(*seat) && self.undo_waits_for().is_empty();
                match offered {
                    Some((most, must_ask)) if *count == most && (!must_ask || granted) => Ok(()),
                    _ => Err(phrase!("table-no-undo").into()),
                }
            }
            Record::AskUndo { seat } => match self.undo_offer(*seat) {
                Some((_, true)) if self.undo.is_none() => Ok(()),
                _ => Err(phrase!("table-no-undo").into()),
            },
            Record::Agree { seat } => match self.undo_waits_for().contains(*seat) {
                true => Ok(()),
                false => Err(phrase!("table-nobody-asked").into()),
            },
            // Whoever asked may think better of it.
            Record::Refuse { seat } => {
                match self.undo_waits_for().contains(*seat) || self.undo_asked() == Some(*seat) {
                    true => Ok(()),
                    false => Err(phrase!("table-nobody-asked").into()),
                }
            }
            Record::Replace { seat, .. } => {
                self.running()?;
                match self.sitter(*seat)? {
                    Sitter::Person { .. } => Ok(()),
                    Sitter::Open | Sitter::Bot { .. } => Err(phrase!("table-no-person").into()),
                }
            }
            Record::Hint { seat } => match self.running()?.deciding().contains(*seat) {
                true if self.is_hinted(*seat) => Err(phrase!("table-hint-given").into()),
                true => Ok(()),
                false => Err(phrase!("table-hint-unasked").into()),
            },
            Record::Chat { text, .. } => match text.trim().is_empty() || text.chars().count() > CHAT {
                true => Err(phrase!("table-bad-chat", most = CHAT).into()),
                false => Ok(()),
            },
            Record::Onlookers { .. } => Ok(()),
            Record::Speed { millis } => match *millis <= 5_000 {
                true => Ok(()),
                false => Err(phrase!("table-bad-speed").into()),
            },
            Record::Rematch { .. } => match (self.phase(), &self.rematch) {
                (Phase::Finished, None) => Ok(()),
                _ => Err(phrase!("table-no-rematch").into()),
            },
            Record::Follow { .. } => Ok(()),
        };
        allowed.map(|()| Allowed { record, decision: None })
    }

    /// Whether it is for this person to add a record, and if not, why.
    pub fn permit(&self, person: PersonId, record: &Record, time: impl Into<Time>) -> Result<(), Denied> {
        let seats = self.seats_of(person);
        let own = |seat: Seat| seats.contains(seat);
        let host = person == self.host;
        let (allowed, why) = match record {
            Record::Sit { person: sitting, .. } => (*sitting == person, phrase!("table-not-yours")),
            Record::Vacate { seat } => (own(*seat) || host, phrase!("table-host-only")),
            Record::Bot { .. } | Record::Start | Record::Onlookers { .. } => (host, phrase!("table-host-only")),
            Record::Decide { seat, .. }
            | Record::Undo { seat, .. }
            | Record::AskUndo { seat }
            | Record::Agree { seat }
            | Record::Refuse { seat }
            | Record::Hint { seat } => (own(*seat), phrase!("table-not-yours")),
            Record::Replace { seat, .. } => {
                let abandoned = !seats.is_empty() && self.is_abandoned(*seat, time);
                (own(*seat) || abandoned, phrase!("table-not-abandoned"))
            }
            Record::Chat { .. } => {
                self.lets_talk(person)?;
                (true, phrase!("table-not-yours"))
            }
            Record::Speed { .. } | Record::Rematch { .. } => (!seats.is_empty(), phrase!("table-not-yours")),
            // Who somebody is can be known to those who let people in, not to a table: they ask as the guest.
            Record::Follow { from, .. } => (*from == person, phrase!("table-not-yours")),
        };
        if allowed { self.has_room(person, record) } else { Err(why.into()) }
    }

    /// Checks a record and carries it out.
    pub fn apply(&mut self, record: &Record, now: Moment) -> Result<(), Denied> {
        let allowed = self.check(record)?;
        self.carry_out(allowed, now)
    }

    /// Carries out a record that [`Table::check`] allowed, nothing having happened since.
    pub fn carry_out(&mut self, allowed: Allowed<'_>, now: Moment) -> Result<(), Denied> {
        let before = self.deciding();
        let record = allowed.record;
        self.change(allowed, now)?;
        self.number += 1;
        self.date(record, before);
        self.seal(record);
        Ok(())
    }

    fn change(&mut self, allowed: Allowed<'_>, now: Moment) -> Result<(), Denied> {
        let record = allowed.record;
        match record {
            Record::Sit { seat, person, name } => {
                self.sitters[seat.index()] = Sitter::Person { id: *person, name: name.clone() };
            }
            Record::Vacate { seat } => self.sitters[seat.index()] = Sitter::Open,
            Record::Bot { seat, kind } => self.sitters[seat.index()] = Sitter::Bot { kind: *kind },
            Record::Start => {
                let names = self.names();
                if let Play::Ahead(playable) = self.play {
                    self.play = Play::On(playable.begin(&self.header.setup, self.header.seed, names)?);
                }
                self.moved = now;
            }
            Record::Decide { .. } => {
                if let (Some(game), Some(decision)) = (self.game_mut(), allowed.decision) {
                    game.decide(decision);
                }
                self.undo = None;
                self.moved = now;
            }
            Record::Undo { seat, count } => {
                if let Some(game) = self.game_mut() {
                    game.undo(*seat, *count);
                }
                self.undo = None;
                self.undos += 1;
                self.moved = now;
            }
            Record::AskUndo { seat } => {
                self.undo = Some((*seat, SeatSet::EMPTY));
                self.asks[*seat] = self.asks[*seat].saturating_add(1);
            }
            Record::Agree { seat } => {
                if let Some((_, agreed)) = &mut self.undo {
                    agreed.insert(*seat);
                }
            }
            Record::Refuse { .. } => self.undo = None,
            Record::Replace { seat, kind } => {
                let left = std::mem::replace(&mut self.sitters[seat.index()], Sitter::Bot { kind: *kind });
                if let Sitter::Person { id, .. } = left {
                    self.departed.push(id);
                    let decisions = self.game().map_or(0, AnyGame::decisions);
                    self.departures.push((decisions, *seat));
                }
                self.undo = None;
            }
            Record::Hint { seat } => {
                self.hints[*seat] = self.hints[*seat].saturating_add(1);
                self.hinted[*seat] = self.posed[*seat];
            }
            Record::Chat { name, text } => Arc::make_mut(&mut self.chat).push((name.clone(), text.clone())),
            Record::Onlookers { may } => self.onlookers = *may,
            Record::Speed { millis } => self.speed = *millis,
            Record::Rematch { table } => self.rematch = Some(table.clone()),
            Record::Follow { from, to } => {
                let sitting = self.sitters.iter_mut().filter_map(|sitter| match sitter {
                    Sitter::Person { id, .. } => Some(id),
                    Sitter::Open | Sitter::Bot { .. } => None,
                });
                let all = sitting.chain(&mut self.departed).chain(std::iter::once(&mut self.host));
                all.filter(|id| **id == *from).for_each(|id| *id = *to);
            }
        }
        Ok(())
    }

    /// Takes note of who is asked something new.
    fn date(&mut self, record: &Record, before: SeatSet) {
        let after = self.deciding();
        match record {
            Record::Hint { .. }
            | Record::Chat { .. }
            | Record::Onlookers { .. }
            | Record::Speed { .. }
            | Record::Follow { .. } => {}
            Record::Decide { seat: decider, .. } => {
                self.settled = self.number;
                self.asks = BySeat::default();
                // Whoever owed a decision and still owes it is asked the same.
                let same = |seat: Seat| seat != *decider && before.contains(seat) && after.contains(seat);
                for seat in Seat::all(self.sitters.len()).filter(|seat| !same(*seat)) {
                    self.asked[seat] = self.number;
                    self.posed[seat] = self.number;
                }
            }
            Record::AskUndo { .. } | Record::Agree { .. } | Record::Refuse { .. } => {
                self.settled = self.number;
                self.asked = BySeat::all(self.number);
            }
            Record::Sit { .. }
            | Record::Vacate { .. }
            | Record::Bot { .. }
            | Record::Start
            | Record::Undo { .. }
            | Record::Replace { .. }
            | Record::Rematch { .. } => {
                self.settled = self.number;
                self.asks = BySeat::default();
                self.asked = BySeat::all(self.number);
                self.posed = BySeat::all(self.number);
            }
        }
    }

    fn gathering(&self) -> Result<(), Denied> {
        match self.phase() {
            Phase::Gathering => Ok(()),
            Phase::Running | Phase::Finished => Err(phrase!("table-begun").into()),
        }
    }

    fn running(&self) -> Result<&AnyGame, Denied> {
        match &self.play {
            Play::Ahead(_) => Err(phrase!("table-not-begun").into()),
            Play::On(game) if !game.deciding().is_empty() => Ok(game.as_ref()),
            Play::On(_) | Play::Told(_) => Err(phrase!("refused-over").into()),
        }
    }

    fn sitter(&self, seat: Seat) -> Result<&Sitter, Denied> {
        self.sitters.get(seat.index()).ok_or_else(|| phrase!("table-no-seat").into())
    }

    /// Names must be told apart, and must not look like part of a chronicle's line.
    fn check_name(&self, name: &str) -> Result<(), Denied> {
        if !is_name(name) {
            return Err(phrase!("table-bad-name", most = NAME).into());
        }
        match self.names().iter().any(|other| other == name) {
            true => Err(phrase!("player-name-twice", name = name).into()),
            false => Ok(()),
        }
    }
}
