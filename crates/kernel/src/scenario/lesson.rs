//! The form of a lesson file: a scenario with words, page by page.
//!
//! `docs/lessons.md` describes the format for the people who write them.

use super::form::{
    Fact, Given, Line, Step, add_fact, not_a_fact, read_names, read_step, split_fact, suggest, told, without_remark,
};
use super::value::read_within;
use crate::phrase;
use crate::phrase::{Fault, Phrase};

/// A text in English and in Russian, paragraph by paragraph.
pub type Words = [Vec<String>; 2];

/// A lesson as written. Whoever learns plays the first seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The game it is of.
    pub game: String,
    /// What it is called, in English and Russian.
    pub title: [String; 2],
    /// What one learns, in English and Russian.
    pub gist: [String; 2],
    /// Where the rules stand.
    pub source: String,
    /// What the players are called on the page, in English and Russian.
    pub names: [Vec<String>; 2],
    /// Its pages; at least one.
    pub pages: Vec<Page>,
    pub(super) setup: Line,
    pub(super) seed: u64,
    pub(super) given: Option<Given>,
}

/// A page: some words about a position, and how it goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The line that it begins on.
    pub line: usize,
    /// What is said.
    pub words: Words,
    /// What is lit, in the words of the board.
    pub looks: Vec<String>,
    /// What is said to whoever decides otherwise.
    pub otherwise: Words,
    /// What must hold before anything is decided.
    pub(super) before: Vec<Step>,
    /// What whoever learns is to decide.
    pub(super) task: Option<Task>,
    /// What the others decide then, and what must hold.
    pub(super) after: Vec<Step>,
}

/// What is to be decided on a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Task {
    /// One of these.
    OneOf(Vec<Line>),
    /// Whatever is allowed; this for one.
    Anything(Line),
}

impl Task {
    /// Whether the address of a later page has to say what was decided here.
    pub(super) fn is_open(&self) -> bool {
        match self {
            Task::OneOf(these) => these.len() > 1,
            Task::Anything(_) => true,
        }
    }

    /// A decision that goes on with the lesson.
    pub(super) fn example(&self) -> &Line {
        match self {
            Task::OneOf(these) => &these[0],
            Task::Anything(this) => this,
        }
    }
}

impl Page {
    /// Whether something is to be decided on it.
    pub fn asks(&self) -> bool {
        self.task.is_some()
    }

    /// Whether anything may be decided on it.
    pub fn is_free(&self) -> bool {
        matches!(self.task, Some(Task::Anything(_)))
    }

    /// Whether the address of a later page has to say what was decided on it.
    pub fn is_open(&self) -> bool {
        self.task.as_ref().is_some_and(Task::is_open)
    }

    /// A decision that goes on with the lesson, in notation.
    pub fn example(&self) -> Option<&str> {
        self.task.as_ref().map(|task| task.example().text.as_str())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Head,
    Given,
    Page,
    When,
    Otherwise,
    Then,
}

/// The lines that begin a section.
const SECTIONS: [&str; 5] = ["given", "page", "when", "otherwise", "then"];
/// The lines of the head.
const FIELDS: [&str; 10] =
    ["title en", "title ru", "gist en", "gist ru", "source", "game", "setup", "players", "names ru", "seed"];

impl Lesson {
    /// Reads a lesson file.
    pub fn read(text: &str) -> Result<Lesson, Fault> {
        let mut reader = Reader::new();
        for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            reader.read_line(at + 1, line.trim()).map_err(|what| Fault::at_line(at + 1, what))?;
        }
        reader.finish()
    }

    /// The one who learns, as the notation calls them.
    pub(super) fn learner(&self) -> &str {
        self.names[0].first().map_or("", |name| name)
    }
}

struct Reader {
    lesson: Lesson,
    section: Section,
    fields: Vec<String>,
}

impl Reader {
    fn new() -> Reader {
        let lesson = Lesson {
            game: String::new(),
            title: Default::default(),
            gist: Default::default(),
            source: String::new(),
            names: Default::default(),
            pages: vec![],
            setup: Line { number: 1, text: String::new() },
            seed: 1,
            given: None,
        };
        Reader { lesson, section: Section::Head, fields: vec![] }
    }

    fn read_line(&mut self, number: usize, line: &str) -> Result<(), Phrase> {
        let begins = match without_remark(line) {
            "" => return Ok(()),
            "given" => Section::Given,
            "page" => Section::Page,
            "when" => Section::When,
            "otherwise" => Section::Otherwise,
            "then" => Section::Then,
            text => {
                let (key, value) = split_fact(line).map_err(|_| no_section(line, text))?;
                return self.read_entry(number, key, value);
            }
        };
        match (begins, self.lesson.pages.is_empty()) {
            (Section::Given, _) => match (&self.lesson.given, self.section) {
                (Some(first), _) => return Err(phrase!("scenario-given-twice", first = first.line)),
                (None, Section::Head) => self.lesson.given = Some(Given { line: number, facts: vec![] }),
                (None, _) => return Err(phrase!("scenario-given-late")),
            },
            (Section::Page, _) => self.lesson.pages.push(Page {
                line: number,
                words: Default::default(),
                looks: vec![],
                otherwise: Default::default(),
                before: vec![],
                task: None,
                after: vec![],
            }),
            (Section::Head | Section::When | Section::Otherwise | Section::Then, true) => {
                return Err(phrase!("lesson-no-page"));
            }
            (Section::Head | Section::When | Section::Otherwise | Section::Then, false) => {}
        }
        self.section = begins;
        Ok(())
    }

    fn read_entry(&mut self, line: usize, key: String, value: String) -> Result<(), Phrase> {
        let learner = self.lesson.learner().to_owned();
        let page = self.lesson.pages.last_mut();
        match (self.section, page) {
            (Section::Given, _) => {
                let fact = Fact { line, key, value: told(without_remark(&value))? };
                self.lesson.given.as_mut().map_or(Ok(()), |given| add_fact(&mut given.facts, fact))
            }
            (Section::Page, Some(page)) => match key.as_str() {
                "look" => {
                    page.looks.extend(told(without_remark(&value))?.split(',').map(|look| look.trim().to_owned()));
                    Ok(())
                }
                _ => read_words(&mut page.words, &key, &value, &["en", "ru", "look"]),
            },
            (Section::Otherwise, Some(page)) => read_words(&mut page.otherwise, &key, &value, &["en", "ru"]),
            (Section::When, Some(page)) => page.read_step(line, &key, without_remark(&value), &learner),
            (Section::Then, Some(page)) => {
                let fact = Step::Holds(Fact { line, key, value: told(without_remark(&value))? });
                if page.task.is_some() || page.decides() { &mut page.after } else { &mut page.before }.push(fact);
                Ok(())
            }
            (Section::Head, _) | (_, None) => self.read_field(line, key, value),
        }
    }

    fn read_field(&mut self, line: usize, key: String, value: String) -> Result<(), Phrase> {
        if self.fields.contains(&key) {
            return Err(phrase!("scenario-field-twice", field = key));
        }
        let lesson = &mut self.lesson;
        match key.as_str() {
            "title en" => lesson.title[0] = value,
            "title ru" => lesson.title[1] = value,
            "gist en" => lesson.gist[0] = value,
            "gist ru" => lesson.gist[1] = value,
            "source" => lesson.source = value,
            "game" => lesson.game = told(without_remark(&value))?,
            "setup" => lesson.setup = Line { number: line, text: told(without_remark(&value))? },
            "players" => lesson.names[0] = read_names(&told(without_remark(&value))?)?,
            "names ru" => lesson.names[1] = read_names(&told(without_remark(&value))?)?,
            "seed" => lesson.seed = read_within(&told(without_remark(&value))?, 0, i64::MAX)?,
            _ => {
                let what = phrase!("scenario-unknown-field", field = &key[..]);
                return Err(suggest(what, &key, FIELDS.into_iter().chain(SECTIONS)));
            }
        }
        self.fields.push(key);
        Ok(())
    }

    fn finish(self) -> Result<Lesson, Fault> {
        let lesson = self.lesson;
        let needed = FIELDS.iter().filter(|field| **field != "seed");
        for field in needed {
            if !self.fields.iter().any(|told| told == field) {
                return Err(Fault::new(phrase!("scenario-field-missing", field = *field)));
            }
        }
        let [english, russian] = [&lesson.names[0], &lesson.names[1]].map(Vec::len);
        if english != russian {
            return Err(Fault::new(phrase!("players-not-seats", players = russian, seats = english)));
        }
        if lesson.pages.is_empty() {
            return Err(Fault::new(phrase!("lesson-no-page")));
        }
        for page in &lesson.pages {
            let at_page = |what| Fault::at_line(page.line, what);
            if page.words[0].is_empty() {
                return Err(at_page(phrase!("lesson-no-words")));
            }
            for [english, russian] in [&page.words, &page.otherwise] {
                if english.len() != russian.len() {
                    return Err(at_page(phrase!("lesson-words-differ", en = english.len(), ru = russian.len())));
                }
            }
        }
        Ok(lesson)
    }
}

impl Page {
    /// Whether somebody else decides something on it.
    fn decides(&self) -> bool {
        self.after.iter().any(|step| matches!(step, Step::Decide { .. }))
    }

    fn read_step(&mut self, line: usize, key: &str, value: &str, learner: &str) -> Result<(), Phrase> {
        let (player, rest) = key.split_once(' ').unwrap_or((key, ""));
        let notated = || Ok::<Line, Phrase>(Line { number: line, text: told(value)? });
        match (player == learner, rest) {
            (true, "" | "freely") if self.task.is_some() || self.decides() => Err(phrase!("lesson-one-decision")),
            (true, "") => {
                self.task = Some(Task::OneOf(vec![notated()?]));
                Ok(())
            }
            (true, "freely") => {
                self.task = Some(Task::Anything(notated()?));
                Ok(())
            }
            (true, "or") => match &mut self.task {
                Some(Task::OneOf(these)) if !self.after.iter().any(|step| !matches!(step, Step::Holds(_))) => {
                    these.push(notated()?);
                    Ok(())
                }
                Some(_) | None => Err(phrase!("lesson-one-decision")),
            },
            (true | false, _) => {
                let step = read_step(line, key, value)?;
                let first = self.task.is_none() && !self.decides() && !matches!(step, Step::Decide { .. });
                if first { &mut self.before } else { &mut self.after }.push(step);
                Ok(())
            }
        }
    }
}

/// One more paragraph in one of the languages.
fn read_words(words: &mut Words, key: &str, value: &str, known: &[&'static str]) -> Result<(), Phrase> {
    let at = match key {
        "en" => 0,
        "ru" => 1,
        _ => {
            return Err(suggest(phrase!("scenario-unknown-field", field = key), key, known.iter().copied()));
        }
    };
    words[at].push(told(value)?);
    Ok(())
}

/// A line that is neither the beginning of a section nor something told.
fn no_section(line: &str, text: &str) -> Phrase {
    suggest(not_a_fact(line), text, SECTIONS)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "title en: a\ntitle ru: б\ngist en: c\ngist ru: д\nsource: e\ngame: f\nsetup: g\nplayers: A, B\nnames ru: А, Б\n";

    fn read(rest: &str) -> Result<Lesson, Fault> {
        Lesson::read(&format!("{HEAD}{rest}"))
    }

    fn fault(rest: &str) -> (Option<usize>, &'static str) {
        let fault = read(rest).unwrap_err();
        let mut what = fault.what;
        if let ("did-you-mean", Some((_, crate::Arg::Phrase(inner)))) = (what.key, what.args.first()) {
            what = (**inner).clone();
        }
        (fault.line.map(|line| line - HEAD.lines().count()), what.key)
    }

    #[test]
    fn a_page_has_words_a_task_and_what_follows() {
        let lesson = read(
            "given\n x: 1\npage\n en: one\n en: two: three\n ru: раз\n ru: два\n look: hand, card x\nthen\n x: 1\nwhen\n A cannot (no): y\n A: go\n A or: stay\n B: go\notherwise\n en: no\n ru: нет\nthen\n x: 2\npage\n en: end\n ru: конец\nwhen\n A freely: go\n",
        )
        .unwrap();
        let page = &lesson.pages[0];
        assert_eq!(page.words[0], ["one", "two: three"]);
        assert_eq!(page.looks, ["hand", "card x"]);
        assert_eq!((page.before.len(), page.after.len()), (2, 2));
        assert_eq!((page.example(), page.is_open(), page.is_free()), (Some("go"), true, false));
        assert!(lesson.pages[1].is_free() && lesson.pages[1].asks());
    }

    #[test]
    fn what_is_missing_or_in_the_wrong_place_is_refused() {
        for (rest, line, key) in [
            ("page\n en: a\n", Some(1), "lesson-words-differ"),
            ("page\n ru: a\n", Some(1), "lesson-no-words"),
            ("page\n en: a\n ru: б\notherwise\n en: a\n", Some(1), "lesson-words-differ"),
            ("when\n A: go\n", Some(1), "lesson-no-page"),
            ("given\n x: 1\n", None, "lesson-no-page"),
            ("page\n en: a\n ru: б\ngiven\n", Some(4), "scenario-given-late"),
            ("page\n en: a\n ru: б\nwhen\n B: go\n A: go\n", Some(6), "lesson-one-decision"),
            ("page\n en: a\n ru: б\nwhen\n A: go\n A: go\n", Some(6), "lesson-one-decision"),
            ("page\n en: a\n ru: б\nwhen\n A or: go\n", Some(5), "lesson-one-decision"),
            ("page\n en: a\n ru: б\n luk: hand\n", Some(4), "scenario-unknown-field"),
            ("page\n en: a\n ru: б\nwen\n", Some(4), "scenario-no-colon"),
            ("titel en: a\n", Some(1), "scenario-unknown-field"),
        ] {
            assert_eq!(fault(rest), (line, key), "{rest}");
        }
        let missing = Lesson::read(&HEAD.replace("gist ru: д\n", "")).unwrap_err();
        assert_eq!(missing.what.key, "scenario-field-missing");
        let unnamed = Lesson::read(&HEAD.replace("А, Б", "А")).unwrap_err();
        assert_eq!(unnamed.what.key, "players-not-seats");
    }
}
