//! What teaches a game: its lessons, the rules at every question, its signs and its words.

use kernel::scenario::Lesson;
use kernel::{Fault, Phrase};
use table::AnyStory;

/// What the site knows to teach a game by. A game that has nothing of it is played all the same.
#[derive(Debug)]
pub struct Guide {
    /// Its lessons in order: what a file is called, and what it says.
    pub lessons: &'static [(&'static str, &'static str)],
    /// What of its board lessons can light: the word for it, and where it is on the page. A star stands for a name.
    pub places: &'static [(&'static str, &'static str)],
    /// What it asks.
    pub questions: &'static [Asked],
    /// Its signs, one to a line.
    pub legend: &'static str,
    /// Its words, one to a line.
    pub glossary: &'static str,
}

/// A kind of question.
#[derive(Debug)]
pub struct Asked {
    /// The message that asks.
    pub key: &'static str,
    /// Where the rules speak of it.
    pub rule: &'static str,
    /// The message that is shown whoever meets it for the first time.
    pub remark: &'static str,
}

impl Guide {
    /// Nothing to teach by.
    pub const NONE: Guide = Guide { lessons: &[], places: &[], questions: &[], legend: "", glossary: "" };

    /// What is known of a question.
    pub fn asked(&self, key: &str) -> Option<&'static Asked> {
        self.questions.iter().find(|asked| asked.key == key)
    }
}

/// Questions in a row, each with its place in the rules and its remark.
macro_rules! questions {
    ($($key:literal, $rule:literal, $remark:literal;)+) => {
        &[$($crate::boards::Asked { key: $key, rule: $rule, remark: $remark }),+]
    };
}
pub(crate) use questions;

/// The lesson files of a game: each as what it is called and what it says.
macro_rules! lessons {
    ($game:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../lessons/", $game, "/", $name, ".lesson")))),*]
    };
}
pub(crate) use lessons;

/// A lesson opened at a page, of whichever game it is.
pub struct Lecture {
    /// What whoever learns may know.
    pub story: Box<AnyStory>,
    /// What they are being asked.
    pub question: Option<Phrase>,
    /// How many decisions were told before the page that led here.
    pub known: usize,
}

/// The lessons of a game, read, with what each file is called; or what is wrong with one of them.
pub fn read_lessons(guide: &Guide) -> impl Iterator<Item = (&'static str, Result<Lesson, Fault>)> {
    guide.lessons.iter().map(|(name, text)| (*name, Lesson::read(text)))
}
