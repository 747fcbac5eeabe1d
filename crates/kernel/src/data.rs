//! Cards, boards and tables as data files that a person can correct.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::phrase;
use crate::phrase::{Arg, Fault, Phrase};

/// One data file.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// Its name, as complaints give it.
    pub file: &'a str,
    /// What it says.
    pub text: &'a str,
}

impl Source<'_> {
    /// Reads the file's RON into a value.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, Fault> {
        ron::from_str(self.text).map_err(|error| {
            let what = phrase!("data-unreadable", detail = error.code.to_string());
            Fault::at_line(error.span.start.line, what).in_file(self.file)
        })
    }

    /// A complaint about the first line that contains `anchor`.
    pub fn fault(&self, anchor: &str, what: Phrase) -> Fault {
        let line = self.text.lines().position(|line| line.contains(anchor));
        match line {
            Some(line) => Fault::at_line(line + 1, what).in_file(self.file),
            None => Fault::new(what).in_file(self.file),
        }
    }

    /// Complains about the figure `key` unless it lies between these two.
    pub fn within(&self, key: &'static str, found: usize, least: usize, most: usize) -> Result<(), Fault> {
        match (least..=most).contains(&found) {
            true => Ok(()),
            false => {
                let what = phrase!("data-out-of-range", key = key, least = least, most = most, found = found);
                Err(self.fault(&format!("{key}:"), what))
            }
        }
    }

    /// Complains about the figures `key` unless each is higher than the one before.
    pub fn ascending(&self, key: &'static str, figures: &[u8]) -> Result<(), Fault> {
        match figures.is_sorted_by(|one, two| one < two) {
            true => Ok(()),
            false => Err(self.fault(&format!("{key}:"), phrase!("data-not-ascending", key = key))),
        }
    }
}

/// A value as a data file has it. What lies deeper than `depth` stands in one line.
pub fn written<T: Serialize>(value: &T, depth: usize) -> String {
    let plain = ron::ser::PrettyConfig::new().depth_limit(depth);
    ron::ser::to_string_pretty(value, plain).expect("whatever a data file says can be written")
}

/// Complains about a name that lacks one of the forms that messages ask for.
pub fn check_forms(forms: &Forms, needed: &[&str]) -> Result<(), Phrase> {
    match needed.iter().find(|form| forms.get(**form).is_none_or(|text| text.is_empty())) {
        Some(form) => Err(phrase!("data-form-missing", form = *form)),
        None => Ok(()),
    }
}

/// Complains about an id that notation cannot use, or that is there already: small Latin letters and, after the first
/// of them, the `marks` that the game's notation leaves free.
pub fn check_id<'a>(id: &str, marks: &str, mut earlier: impl Iterator<Item = &'a String>) -> Result<(), Phrase> {
    let allowed = |c: char| c.is_ascii_lowercase() || marks.contains(c);
    if !id.starts_with(|first: char| first.is_ascii_lowercase()) || !id.chars().all(allowed) {
        return Err(match marks {
            "" => phrase!("data-bad-id", id = id),
            _ => phrase!("data-bad-id-marks", id = id, marks = marks),
        });
    }
    match earlier.any(|other| other == id) {
        true => Err(phrase!("data-id-twice", id = id)),
        false => Ok(()),
    }
}

/// Everything a game needs that is not rules: read once, checked, then only looked at.
pub trait Data: Sized + std::fmt::Debug + Send + Sync + 'static {
    /// The files that make up a set, by name.
    const FILES: &'static [&'static str];

    /// The set that the program carries.
    fn built_in() -> &'static Self;

    /// The text of a file of the set that the program carries.
    fn built_in_text(file: &str) -> &'static str;

    /// Reads and checks a set, one source for each of [`Data::FILES`], in that order.
    fn read(sources: &[Source<'_>]) -> Result<Self, Fault>;

    /// Tells sets with different figures apart, as [`crate::canonical::fingerprint`] does; names do not count.
    fn fingerprint(&self) -> &str;

    /// Everything in the set that has a name.
    fn namings(&self) -> Vec<Naming>;

    /// Everything a player might want to look up.
    fn entries(&self) -> Vec<Entry>;

    /// What this set is called, where it goes without saying that cards are those of the box: None.
    fn called(&self) -> Option<Phrase> {
        None
    }

    /// The set as a spreadsheet, for whoever owns the game and can read off its cards what no source tells. None if there is
    /// nothing to be told.
    fn sheet(&self) -> Option<String> {
        None
    }

    /// The files of the set that such a sheet tells, by name; or everything that is wrong with it.
    fn read_sheet(_: &str) -> Result<Vec<(&'static str, String)>, Vec<Fault>> {
        Err(vec![Fault::new(phrase!("data-no-sheet"))])
    }
}

/// The data that a state is played with: one pointer, the same set if it is the same pointer.
pub struct Shared<D: 'static>(pub &'static D);

impl<D> Clone for Shared<D> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<D> Copy for Shared<D> {}

impl<D> PartialEq for Shared<D> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<D> Eq for Shared<D> {}

impl<D> Hash for Shared<D> {
    /// Adds nothing: positions that are compared with each other are played with the same set, and where its pointer leads
    /// differs from run to run.
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<D: Data> std::fmt::Debug for Shared<D> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Data({})", self.0.fingerprint())
    }
}

/// The forms of a name by grammatical role. Each language uses the forms that it needs; `one` is the plain name.
pub type Forms = BTreeMap<String, String>;

/// The names of one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Naming {
    /// What messages call it by, such as `ethnos.kingdom.rhea`.
    pub id: String,
    /// English.
    pub en: Forms,
    /// Russian.
    pub ru: Forms,
}

/// Where a figure comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub enum Provenance {
    /// Printed in the rulebook.
    Rulebook,
    /// Told by the game's public record: other texts, pictures, programs.
    Public,
    /// Follows from other figures.
    Derived,
    /// Chosen here, because no source tells it.
    Chosen,
    /// Read off the cards of the box by their owner.
    Box,
}

impl Provenance {
    /// All of them.
    pub const ALL: [Provenance; 5] =
        [Provenance::Rulebook, Provenance::Public, Provenance::Derived, Provenance::Chosen, Provenance::Box];

    /// For programs.
    pub fn word(self) -> &'static str {
        match self {
            Provenance::Rulebook => "rulebook",
            Provenance::Public => "public",
            Provenance::Derived => "derived",
            Provenance::Chosen => "chosen",
            Provenance::Box => "box",
        }
    }

    /// How a person is told.
    pub fn phrase(self) -> Phrase {
        match self {
            Provenance::Rulebook => phrase!("provenance-rulebook"),
            Provenance::Public => phrase!("provenance-public"),
            Provenance::Derived => phrase!("provenance-derived"),
            Provenance::Chosen => phrase!("provenance-chosen"),
            Provenance::Box => phrase!("provenance-box"),
        }
    }
}

/// A figure or table with its provenance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
pub struct Sourced<T> {
    /// The figure.
    pub value: T,
    /// Where it comes from.
    pub from: Provenance,
}

/// One page of the almanac: a card, a tribe, a board.
#[derive(Clone, Debug)]
pub struct Entry {
    /// What notation calls it.
    pub id: String,
    /// Its name.
    pub name: Arg,
    /// What kind of thing it is.
    pub kind: Phrase,
    /// What it does, sentence by sentence, made from the same data that the rules read.
    pub text: Vec<Phrase>,
    /// Where each fact on it comes from: what it is, and the provenance.
    pub from: Vec<(Phrase, Provenance)>,
}

impl Entry {
    /// Where everything comes from, in a sentence for each provenance.
    pub fn origins(&self) -> Vec<Phrase> {
        let mut groups: Vec<(Provenance, Vec<Arg>)> = vec![];
        for (what, from) in &self.from {
            match groups.iter_mut().find(|(other, _)| other == from) {
                Some((_, facts)) => facts.push(what.clone().into()),
                None => groups.push((*from, vec![what.clone().into()])),
            }
        }
        groups.into_iter().map(|(from, facts)| phrase!("provenance-of", what = facts, from = from.phrase())).collect()
    }
}

/// Where the two names of a thing come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct NamesFrom {
    /// The English one.
    pub en: Provenance,
    /// The Russian one.
    pub ru: Provenance,
}

impl NamesFrom {
    /// As facts of an entry.
    pub fn facts(self) -> Vec<(Phrase, Provenance)> {
        match self.en == self.ru {
            true => vec![(phrase!("fact-names"), self.en)],
            false => vec![(phrase!("fact-name-en"), self.en), (phrase!("fact-name-ru"), self.ru)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unreadable_file_is_reported_with_its_line() {
        let source = Source { file: "glory.ron", text: "(\n  value: 3,\n  from: Nowhere,\n)" };
        let fault = source.parse::<Sourced<u8>>().unwrap_err();
        assert_eq!(fault.file.as_deref(), Some("glory.ron"));
        assert_eq!(fault.line, Some(3));
        assert_eq!(source.fault("value", phrase!("x")).line, Some(2));
    }

    #[test]
    fn facts_of_one_provenance_are_told_together() {
        let entry = Entry {
            id: "orc".to_owned(),
            name: Arg::Text("Orc".to_owned()),
            kind: phrase!("kind"),
            text: vec![],
            from: vec![
                (phrase!("name"), Provenance::Rulebook),
                (phrase!("cards"), Provenance::Public),
                (phrase!("effect"), Provenance::Rulebook),
            ],
        };
        let of = |what: &[&'static str], from: Provenance| {
            let what: Vec<Arg> = what.iter().map(|key| Phrase::new(key).into()).collect();
            phrase!("provenance-of", what = what, from = from.phrase())
        };
        let expected = [of(&["name", "effect"], Provenance::Rulebook), of(&["cards"], Provenance::Public)];
        assert_eq!(entry.origins(), expected);
    }

    #[test]
    fn ids_are_letters_and_the_marks_that_a_game_leaves_free() {
        let none: [String; 0] = [];
        assert!(check_id("orc", "", none.iter()).is_ok());
        assert!(check_id("y101", "0123456789", none.iter()).is_ok());
        for (id, marks) in [("", ""), ("y101", ""), ("Orc", ""), ("1y", "0123456789")] {
            assert!(check_id(id, marks, none.iter()).is_err(), "{id}");
        }
        assert_eq!(check_id("orc", "", ["orc".to_owned()].iter()).unwrap_err().key, "data-id-twice");
    }
}
