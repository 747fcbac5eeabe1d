//! What is kept of a table: a header and a list of records, each one line of text.

use kernel::notation::first_word;
use kernel::{Seat, Version};

use bots::Kind;

/// Seconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Moment(pub u64);

/// Somebody who has been here before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PersonId(pub u64);

/// How long a decision may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Everybody is there.
    Live,
    /// So many days for a decision.
    Days(u8),
}

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Listed on the home page.
    Public,
    /// For whoever has the link.
    Link,
}

/// What those may do who look on without a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Onlookers {
    /// Look and talk.
    #[default]
    Talk,
    /// Look and be silent.
    Watch,
    /// Nothing, once the game has begun.
    Away,
}

/// What is fixed when a table is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Which game.
    pub game: String,
    /// The rules and data of the day it was set up.
    pub version: Version,
    /// Which of the game's sets was asked for, by the name it was offered under; none for the usual one.
    pub set: Option<String>,
    /// Its setup, in notation.
    pub setup: String,
    /// Where all chance comes from. Never shown before the game is over.
    pub seed: kernel::Seed,
    /// Who set the table up.
    pub host: PersonId,
    /// How long a decision may take.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
    /// When it was set up.
    pub created: Moment,
}

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record {
    /// A person takes an open seat.
    Sit {
        /// Where.
        seat: Seat,
        /// Who.
        person: PersonId,
        /// Under which name.
        name: String,
    },
    /// A seat is open again before the game: its person left, or the host removed whoever sat there.
    Vacate {
        /// Which.
        seat: Seat,
    },
    /// The host gives a seat to a bot before the game.
    Bot {
        /// Which.
        seat: Seat,
        /// To whom.
        kind: Kind,
    },
    /// The game begins.
    Start,
    /// A seat decides.
    Decide {
        /// Which.
        seat: Seat,
        /// What, in notation.
        notation: String,
    },
    /// A seat takes back the last decisions.
    Undo {
        /// Which.
        seat: Seat,
        /// How many, its own and others'.
        count: usize,
    },
    /// A seat asks the others whether it may take its last decision back.
    AskUndo {
        /// Which.
        seat: Seat,
    },
    /// A seat agrees to that.
    Agree {
        /// Which.
        seat: Seat,
    },
    /// A seat does not.
    Refuse {
        /// Which.
        seat: Seat,
    },
    /// A bot takes a seat during the game: its person resigned or stayed away.
    Replace {
        /// Which.
        seat: Seat,
        /// By whom.
        kind: Kind,
    },
    /// A seat takes a hint about what it is asked. What was advised is not kept: it can be found again.
    Hint {
        /// Which.
        seat: Seat,
    },
    /// Somebody says something.
    Chat {
        /// Who, by name.
        name: String,
        /// What.
        text: String,
    },
    /// The host says what onlookers may do.
    Onlookers {
        /// What.
        may: Onlookers,
    },
    /// How long a bot's decision is shown, in milliseconds.
    Speed {
        /// So long.
        millis: u32,
    },
    /// The same people play again at another table.
    Rematch {
        /// Which.
        table: String,
    },
    /// A guest has logged in: what was theirs is their account's from now on.
    Follow {
        /// The guest.
        from: PersonId,
        /// The account.
        to: PersonId,
    },
}

/// A record that cannot be read: the journal is damaged, or from a newer program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(pub String);

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "unreadable: {:?}", self.0)
    }
}

impl std::error::Error for Unreadable {}

impl Record {
    /// As one line of text.
    pub fn write(&self) -> String {
        let number = |seat: &Seat| seat.index() + 1;
        match self {
            Record::Sit { seat, person, name } => format!("sit {} {:x} {name}", number(seat), person.0),
            Record::Vacate { seat } => format!("vacate {}", number(seat)),
            Record::Bot { seat, kind } => format!("bot {} {}", number(seat), kind.name()),
            Record::Start => "start".to_owned(),
            Record::Decide { seat, notation } => format!("decide {} {notation}", number(seat)),
            Record::Undo { seat, count } => format!("undo {} {count}", number(seat)),
            Record::AskUndo { seat } => format!("ask-undo {}", number(seat)),
            Record::Agree { seat } => format!("agree {}", number(seat)),
            Record::Refuse { seat } => format!("refuse {}", number(seat)),
            Record::Replace { seat, kind } => format!("replace {} {}", number(seat), kind.name()),
            Record::Hint { seat } => format!("hint {}", number(seat)),
            Record::Chat { name, text } => format!("chat {}\t{}", plain(name), plain(text)),
            Record::Onlookers { may } => format!("onlookers {}", may.write()),
            Record::Speed { millis } => format!("speed {millis}"),
            Record::Rematch { table } => format!("rematch {table}"),
            Record::Follow { from, to } => format!("follow {:x} {:x}", from.0, to.0),
        }
    }

    /// Reads such a line.
    pub fn read(line: &str) -> Result<Record, Unreadable> {
        Record::parse(line).ok_or_else(|| Unreadable(line.to_owned()))
    }

    fn parse(line: &str) -> Option<Record> {
        let (verb, rest) = first_word(line);
        let (first, more) = first_word(rest);
        let seat = || first.parse::<usize>().ok()?.checked_sub(1).and_then(Seat::new);
        let person = |text: &str| u64::from_str_radix(text, 16).ok().map(PersonId);
        Some(match verb {
            "sit" => {
                let (id, name) = first_word(more);
                Record::Sit { seat: seat()?, person: person(id)?, name: name.to_owned() }
            }
            "vacate" => Record::Vacate { seat: seat()? },
            "bot" => Record::Bot { seat: seat()?, kind: Kind::named(more)? },
            "start" => Record::Start,
            "decide" => Record::Decide { seat: seat()?, notation: more.to_owned() },
            "undo" => Record::Undo { seat: seat()?, count: more.parse().ok()? },
            "ask-undo" => Record::AskUndo { seat: seat()? },
            "agree" => Record::Agree { seat: seat()? },
            "refuse" => Record::Refuse { seat: seat()? },
            "replace" => Record::Replace { seat: seat()?, kind: Kind::named(more)? },
            "hint" => Record::Hint { seat: seat()? },
            "chat" => {
                let (name, text) = rest.split_once('\t')?;
                Record::Chat { name: name.to_owned(), text: text.to_owned() }
            }
            "onlookers" => Record::Onlookers { may: Onlookers::read(first)? },
            "speed" => Record::Speed { millis: first.parse().ok()? },
            "rematch" => Record::Rematch { table: first.to_owned() },
            "follow" => Record::Follow { from: person(first)?, to: person(more)? },
            _ => return None,
        })
    }
}

/// Without what would break a line.
fn plain(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

impl Pace {
    /// As one word.
    pub fn write(self) -> String {
        match self {
            Pace::Live => "live".to_owned(),
            Pace::Days(days) => format!("days-{days}"),
        }
    }

    /// Reads such a word.
    pub fn read(text: &str) -> Option<Pace> {
        match text.strip_prefix("days-") {
            Some(days) => days.parse().ok().filter(|days| (1..=14).contains(days)).map(Pace::Days),
            None => (text == "live").then_some(Pace::Live),
        }
    }
}

impl Visibility {
    /// As one word.
    pub fn write(self) -> &'static str {
        match self {
            Visibility::Public => "public",
            Visibility::Link => "link",
        }
    }

    /// Reads such a word.
    pub fn read(text: &str) -> Option<Visibility> {
        [Visibility::Public, Visibility::Link].into_iter().find(|visibility| visibility.write() == text)
    }
}

impl Onlookers {
    /// All there are.
    pub const ALL: [Onlookers; 3] = [Onlookers::Talk, Onlookers::Watch, Onlookers::Away];

    /// As one word.
    pub fn write(self) -> &'static str {
        match self {
            Onlookers::Talk => "talk",
            Onlookers::Watch => "watch",
            Onlookers::Away => "away",
        }
    }

    /// Reads such a word.
    pub fn read(text: &str) -> Option<Onlookers> {
        Onlookers::ALL.into_iter().find(|onlookers| onlookers.write() == text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_read_back() {
        let seat = Seat::new(2).unwrap();
        let records = [
            Record::Sit { seat, person: PersonId(0xbeef), name: "Анна Б.".to_owned() },
            Record::Vacate { seat },
            Record::Bot { seat, kind: Kind::Greedy },
            Record::Start,
            Record::Decide { seat, notation: "band red-orc with 2 red-elf".to_owned() },
            Record::Undo { seat, count: 4 },
            Record::AskUndo { seat },
            Record::Agree { seat },
            Record::Refuse { seat },
            Record::Replace { seat, kind: Kind::Random },
            Record::Hint { seat },
            Record::Chat { name: "Лена".to_owned(), text: "<b>привет</b>".to_owned() },
            Record::Onlookers { may: Onlookers::Watch },
            Record::Onlookers { may: Onlookers::Away },
            Record::Speed { millis: 600 },
            Record::Rematch { table: "abc123".to_owned() },
        ];
        for record in records {
            assert_eq!(Record::read(&record.write()), Ok(record));
        }
        for damaged in
            ["", "sit", "sit 9 1 x", "decide", "undo 1 x", "bot 1 hal", "dance 1", "chat x", "onlookers dance"]
        {
            assert!(Record::read(damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn a_chat_line_stays_one_line() {
        let record = Record::Chat { name: "a\tb".to_owned(), text: "x\ny\tz".to_owned() };
        assert_eq!(record.write(), "chat a b\tx y z");
    }
}
