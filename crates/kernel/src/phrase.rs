//! What is to be said to a person, before it is said in a language.
//!
//! Rules hold no prose. They name a message and its particulars; message files hold the sentences, and the
//! `speech` crate puts the two together.

use std::error::Error;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// One message with its particulars. The rules name theirs in the sources; what is kept and read back has names of its own
/// (`Phrase<String>`), of messages that need not be there any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Phrase<S = &'static str> {
    /// The message's name in the message files.
    pub key: S,
    /// The particulars by name.
    pub args: Vec<(S, Arg<S>)>,
}

/// One particular of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Arg<S = &'static str> {
    /// A number; languages choose the word form by it.
    Number(i64),
    /// Words to be repeated as they are: what somebody typed, a notation, a file name.
    Text(String),
    /// Something that has a name in the data: the message chooses the grammatical form.
    Name(String),
    /// A player, by the name they play under.
    Seat(Seat),
    /// Another message inside this one.
    Phrase(Box<Phrase<S>>),
    /// Several particulars, said one after the other.
    List(Vec<Arg<S>>),
}

impl Phrase {
    /// A message without particulars.
    pub fn new(key: &'static str) -> Phrase {
        Phrase { key, args: vec![] }
    }

    /// Adds a particular.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

/// The message's name and its particulars, for developers and logs: `speech` says it to people.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key)?;
        for (at, (name, arg)) in self.args.iter().enumerate() {
            write!(f, "{}{name}: {arg}", if at == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

impl Error for Phrase {}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => write!(f, "{number}"),
            Arg::Text(text) => write!(f, "{text:?}"),
            Arg::Name(name) => f.write_str(name),
            Arg::Seat(seat) => write!(f, "seat-{}", seat.index() + 1),
            Arg::Phrase(phrase) => phrase.fmt(f),
            Arg::List(list) => {
                f.write_str("[")?;
                for (at, arg) in list.iter().enumerate() {
                    write!(f, "{}{arg}", if at == 0 { "" } else { ", " })?;
                }
                f.write_str("]")
            }
        }
    }
}

impl<S> Phrase<S> {
    /// The first player that it speaks of.
    pub fn seat(&self) -> Option<Seat> {
        self.args.iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(*seat),
            Arg::Number(_) | Arg::Text(_) | Arg::Name(_) | Arg::Phrase(_) | Arg::List(_) => None,
        })
    }
}

/// A number by this name says how many there are of something.
const COUNT: &str = "count";
/// A list by this name says of which things something is said.
const THINGS: &str = "things";

impl Phrase {
    /// This message and another as one, if they say the same of different things: numbers named `count` are added up and
    /// lists named `things` put together, also inside other particulars; everything else has to be equal.
    pub fn joined(&self, other: &Phrase) -> Option<Phrase> {
        if self.key != other.key || self.args.len() != other.args.len() {
            return None;
        }
        let pairs = self.args.iter().zip(&other.args);
        let joined = pairs.map(|((name, one), (other, two))| match name == other {
            true => Some((*name, one.joined(two, name)?)),
            false => None,
        });
        Some(Phrase { key: self.key, args: joined.collect::<Option<_>>()? })
    }
}

impl Arg {
    fn joined(&self, other: &Arg, name: &str) -> Option<Arg> {
        match (self, other) {
            (Arg::Number(one), Arg::Number(two)) if name == COUNT => Some(Arg::Number(one.saturating_add(*two))),
            (Arg::List(one), Arg::List(two)) if name == THINGS => {
                let mut all = one.clone();
                two.iter().for_each(|thing| join_thing(&mut all, thing));
                Some(Arg::List(all))
            }
            (Arg::Phrase(one), Arg::Phrase(two)) => one.joined(two).map(Arg::from),
            (one, two) if one == two => Some(one.clone()),
            (Arg::Number(_) | Arg::Text(_) | Arg::Name(_) | Arg::Seat(_) | Arg::Phrase(_) | Arg::List(_), _) => None,
        }
    }
}

/// Adds a thing to others: one more of its kind, if those are counted.
fn join_thing(all: &mut Vec<Arg>, thing: &Arg) {
    let alike = all.iter_mut().find_map(|other| match (&*other, thing) {
        // What counts nothing is repeated, or nobody would know that there were two.
        (Arg::Phrase(one), Arg::Phrase(two)) => {
            one.joined(two).filter(|joined| *joined != **one).map(|joined| (other, joined))
        }
        (Arg::Number(_) | Arg::Text(_) | Arg::Name(_) | Arg::Seat(_) | Arg::Phrase(_) | Arg::List(_), _) => None,
    });
    match alike {
        Some((other, joined)) => *other = joined.into(),
        None => all.push(thing.clone()),
    }
}

impl<S: AsRef<str>> Phrase<S> {
    /// The same with names of its own, to be kept.
    pub fn to_kept(&self) -> Phrase<String> {
        let args = self.args.iter().map(|(name, arg)| (name.as_ref().to_owned(), arg.to_kept())).collect();
        Phrase { key: self.key.as_ref().to_owned(), args }
    }
}

impl<S: AsRef<str>> Arg<S> {
    fn to_kept(&self) -> Arg<String> {
        match self {
            Arg::Number(number) => Arg::Number(*number),
            Arg::Text(text) => Arg::Text(text.clone()),
            Arg::Name(id) => Arg::Name(id.clone()),
            Arg::Seat(seat) => Arg::Seat(*seat),
            Arg::Phrase(phrase) => Arg::Phrase(Box::new(phrase.to_kept())),
            Arg::List(items) => Arg::List(items.iter().map(Arg::to_kept).collect()),
        }
    }
}

/// Names a message and its particulars: `phrase!("unknown-player", name = name)`.
#[macro_export]
macro_rules! phrase {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Phrase {
            key: $key,
            args: vec![$((stringify!($name), $crate::Arg::from($value))),*],
        }
    };
}

macro_rules! from_numbers {
    ($($number:ty)*) => { $(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number as i64)
            }
        }
    )* };
}
from_numbers!(u8 u16 u32 u64 i32 i64 usize);

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Arg {
        Arg::List(list)
    }
}

/// Something wrong with a text that a person wrote or kept: what, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file, if it is known.
    pub file: Option<String>,
    /// The line in it, counted from one.
    pub line: Option<usize>,
    /// When it showed: at a decision of a chronicle, a step of a scenario.
    pub moment: Option<Phrase>,
    /// What is wrong and what was expected.
    pub what: Phrase,
}

impl Fault {
    /// A fault that concerns no line in particular.
    pub fn new(what: Phrase) -> Fault {
        Fault { file: None, line: None, moment: None, what }
    }

    /// A fault in this line, counted from one.
    pub fn at_line(line: usize, what: Phrase) -> Fault {
        Fault { line: Some(line), ..Fault::new(what) }
    }

    /// The same, in this file.
    pub fn in_file(self, file: &str) -> Fault {
        Fault { file: Some(file.to_owned()), ..self }
    }

    /// The same, at this decision of a chronicle.
    pub fn at_decision(self, number: usize) -> Fault {
        self.at_moment(phrase!("moment-decision", number = number))
    }

    /// The same, at this moment of play.
    pub fn at_moment(self, moment: Phrase) -> Fault {
        Fault { moment: Some(moment), ..self }
    }

    /// The whole complaint as one message.
    pub fn phrase(&self) -> Phrase {
        let mut said = self.what.clone();
        if let Some(moment) = &self.moment {
            said = phrase!("fault-at-moment", moment = moment.clone(), what = said);
        }
        match (&self.file, self.line) {
            (Some(file), Some(line)) => {
                phrase!("fault-in-file-at-line", file = file.as_str(), line = line, what = said)
            }
            (Some(file), None) => phrase!("fault-in-file", file = file.as_str(), what = said),
            (None, Some(line)) => phrase!("fault-at-line", line = line, what = said),
            (None, None) => said,
        }
    }
}

impl From<Phrase> for Fault {
    fn from(what: Phrase) -> Fault {
        Fault::new(what)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.phrase().fmt(f)
    }
}

impl Error for Fault {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_shown_by_its_name_and_particulars() {
        let list = vec![Arg::Number(2), Arg::Name("ethnos.tribe.orc".to_owned())];
        let what = phrase!("x", who = Seat::FIRST, text = "a b", all = list);
        assert_eq!(what.to_string(), r#"x (who: seat-1, text: "a b", all: [2, ethnos.tribe.orc])"#);
        let fault = Fault::at_line(3, phrase!("y"));
        assert_eq!(fault.to_string(), "fault-at-line (line: 3, what: y)");
        assert_eq!(fault.source().map(ToString::to_string).as_deref(), Some("y"));
    }

    #[test]
    fn messages_that_differ_in_counts_and_things_are_joined() {
        let wood = |count: u8| phrase!("wood", count = count);
        let got = |things: Vec<Arg>| phrase!("got", things = things);
        let joined = got(vec![wood(1).into()]).joined(&got(vec![wood(2).into(), phrase!("card").into()]));
        assert_eq!(joined.unwrap().to_string(), "got (things: [wood (count: 3), card])");
        let twice = got(vec![phrase!("card").into()]).joined(&got(vec![phrase!("card").into()]));
        assert_eq!(twice.unwrap().to_string(), "got (things: [card, card])");
        let nested = |count: u8, size: u8| phrase!("drew", cards = wood(count), size = size);
        assert_eq!(nested(1, 5).joined(&nested(4, 5)), Some(nested(5, 5)));
        assert_eq!(nested(1, 5).joined(&nested(1, 6)), None, "other numbers are not counts");
        assert_eq!(wood(1).joined(&phrase!("stone", count = 1)), None);
        assert_eq!(phrase!("x", who = Seat::FIRST).seat(), Some(Seat::FIRST));
    }
}
