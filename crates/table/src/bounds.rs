//! How much a table takes, and how long it waits. What a journal holds is replayed whatever its length: bounds are for what
//! people add.

use kernel::{Seat, phrase};

use crate::journal::{Moment, Onlookers, PersonId, Record};
use crate::playing::Denied;
use crate::table::{Phase, Table};

/// What is said is not longer, in characters.
pub const CHAT: usize = 400;

/// No decision and no setup is longer, in bytes: the longest that our games write have some two hundred.
pub const NOTATION: usize = 1_000;

/// So much is said at one table. Half of it is for those who play.
pub const LINES: usize = 3_000;

/// Before the game, those who come and go leave the rest of the room to the host.
const COMERS: u64 = RECORDS / 8;

/// The longest games have some nine hundred decisions. A table with so many records takes decisions, and whatever lets people
/// leave, and nothing else.
pub const RECORDS: u64 = 8_000;

/// So often decisions are taken back at one table.
const UNDOS: usize = 1_000;

/// So often one seat asks the others for an undo before anything is decided again.
const ASKS: u8 = 3;

/// So many hints a seat takes in a game in which other people play; alone against bots nobody is wronged by more.
const HINTS: usize = 3;
const HINTS_ALONE: usize = 1_000;

/// After so many seconds without a decision, a seat at a live table counts as abandoned.
const PATIENCE: u64 = 180;

/// Where days are given for a decision, nobody loses a seat sooner than so many seconds after the site has opened: it may have
/// been closed, or its clock wrong.
const GRACE: u64 = 12 * 3_600;

/// What time it is, and since when anybody has been able to decide at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// Now.
    pub now: Moment,
    /// When the site was opened, by the same clock.
    pub opened: Moment,
}

impl From<Moment> for Time {
    /// A site that has always been open.
    fn from(now: Moment) -> Time {
        Time { now, opened: Moment(0) }
    }
}

impl Table {
    /// Whether the others have waited for a seat long enough to give it to a bot.
    pub fn is_abandoned(&self, seat: Seat, time: impl Into<Time>) -> bool {
        let Time { now, opened } = time.into();
        let (due, grace) = match self.deadline() {
            Some(due) => (due.0, GRACE),
            None => (self.moved().0.saturating_add(PATIENCE), PATIENCE),
        };
        self.deciding().contains(seat) && now.0 > due.max(opened.0.saturating_add(grace))
    }

    /// Whether somebody may look at the table: everybody, unless the host has closed it to those who do not play. Before the game
    /// whoever has the link may sit down, so they see who sits there.
    pub fn admits(&self, person: Option<PersonId>) -> bool {
        let known = |person: PersonId| {
            person == self.host() || !self.seats_of(person).is_empty() || self.departed().contains(&person)
        };
        match (self.phase(), self.onlookers()) {
            (Phase::Gathering, _) | (_, Onlookers::Talk | Onlookers::Watch) => true,
            (Phase::Running | Phase::Finished, Onlookers::Away) => person.is_some_and(known),
        }
    }

    /// Whether a person may say something here.
    pub fn lets_talk(&self, person: PersonId) -> Result<(), Denied> {
        let playing = person == self.host() || !self.seats_of(person).is_empty();
        match self.onlookers() {
            Onlookers::Watch | Onlookers::Away if !playing => Err(phrase!("table-onlookers-silent").into()),
            Onlookers::Talk | Onlookers::Watch | Onlookers::Away => Ok(()),
        }
    }

    /// Whether a seat may still take decisions back, or ask for it.
    pub fn lets_undo(&self, seat: Seat, asking: bool) -> Result<(), Denied> {
        if self.undos() >= UNDOS || self.number() >= RECORDS {
            return Err(phrase!("table-undo-enough").into());
        }
        match asking && self.asks(seat) >= ASKS {
            true => Err(phrase!("table-asked-enough").into()),
            false => Ok(()),
        }
    }

    /// How many hints a seat may still take in this game; none if nobody counts them, since nobody else plays.
    pub fn hints_left(&self, seat: Seat) -> Option<usize> {
        (!self.others(seat).is_empty()).then(|| HINTS.saturating_sub(self.hints_of(seat)))
    }

    /// Whether a seat may still take hints.
    pub fn lets_hint(&self, seat: Seat) -> Result<(), Denied> {
        let left = self.hints_left(seat).unwrap_or(HINTS_ALONE.saturating_sub(self.hints_of(seat)));
        match left == 0 || self.number() >= RECORDS {
            true => Err(phrase!("table-hints-enough").into()),
            false => Ok(()),
        }
    }

    /// Whether there is room for a record of this person.
    pub(crate) fn has_room(&self, person: PersonId, record: &Record) -> Result<(), Denied> {
        let playing = person == self.host() || !self.seats_of(person).is_empty();
        let lines = if playing { LINES } else { LINES / 2 };
        let full = |most: u64| match self.number() >= most {
            true => Err(phrase!("table-full", most = most).into()),
            false => Ok(()),
        };
        match record {
            Record::Decide { notation, .. } if notation.len() > NOTATION => {
                Err(phrase!("table-too-long", most = NOTATION).into())
            }
            Record::Decide { .. }
            | Record::Start
            | Record::Agree { .. }
            | Record::Refuse { .. }
            | Record::Replace { .. }
            | Record::Rematch { .. }
            | Record::Follow { .. } => Ok(()),
            Record::Chat { .. } if self.chat().len() >= lines => Err(phrase!("table-said-enough", most = lines).into()),
            Record::Sit { .. } if person != self.host() => full(COMERS),
            Record::Undo { seat, .. } => self.lets_undo(*seat, false),
            Record::AskUndo { seat } => self.lets_undo(*seat, true),
            Record::Hint { seat } => self.lets_hint(*seat),
            Record::Sit { .. }
            | Record::Vacate { .. }
            | Record::Bot { .. }
            | Record::Chat { .. }
            | Record::Onlookers { .. }
            | Record::Speed { .. } => full(RECORDS),
        }
    }
}
