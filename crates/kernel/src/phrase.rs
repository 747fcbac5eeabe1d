//! What is to be said to a person, before it is said in a language.
//!
//! Rules hold no prose. They name a message and its particulars; message files hold the sentences, and the
//! `speech` crate puts the two together.

use crate::seat::Seat;

/// One message with its particulars.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// The message's name in the message files.
    pub key: &'static str,
    /// The particulars by name.
    pub args: Vec<(&'static str, Arg)>,
}

/// One particular of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A number; languages choose the word form by it.
    Number(i64),
    /// Words to be repeated as they are: what somebody typed, a notation, a file name.
    Text(String),
    /// Something that has a name in the data: the message chooses the grammatical form.
    Name(String),
    /// A player, by the name they play under.
    Seat(Seat),
    /// Another message inside this one.
    Phrase(Box<Phrase>),
    /// Several particulars, said one after the other.
    List(Vec<Arg>),
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
    /// The number of the decision, in a chronicle.
    pub decision: Option<usize>,
    /// What is wrong and what was expected.
    pub what: Phrase,
}

impl Fault {
    /// A fault that concerns no line in particular.
    pub fn new(what: Phrase) -> Fault {
        Fault { file: None, line: None, decision: None, what }
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
        Fault { decision: Some(number), ..self }
    }

    /// The whole complaint as one message.
    pub fn phrase(&self) -> Phrase {
        let mut said = self.what.clone();
        if let Some(number) = self.decision {
            said = phrase!("fault-at-decision", number = number, what = said);
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
