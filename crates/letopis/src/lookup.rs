//! Entries of the almanac by what people call them.

use kernel::data::{Entry, Naming};
use kernel::{Arg, phrase};
use speech::Speech;

/// How well an entry answers to what was asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Match {
    /// It is called so, in either language.
    Called,
    /// Part of its name, in either language.
    PartOfName,
    /// One of several words is its name.
    OneWord,
    /// Its text has the words in it.
    Mentioned,
}

/// The entries that answer to these words, the best first.
pub fn search(entries: Vec<Entry>, namings: &[Naming], wanted: &str, words: &Speech) -> Vec<(Match, Entry)> {
    let wanted = folded(wanted);
    let rate = |entry: Entry| Some((rate(&entry, &names(&entry, namings, words), &wanted, words)?, entry));
    let mut found: Vec<(Match, Entry)> = entries.into_iter().filter_map(rate).collect();
    found.sort_by_key(|(rated, _)| *rated);
    found
}

/// Only those that answer best.
pub fn best(mut found: Vec<(Match, Entry)>) -> Vec<Entry> {
    let first = found.first().map(|(rated, _)| *rated);
    found.retain(|(rated, _)| Some(*rated) == first);
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// What an entry is called in the language of `words`.
pub fn name(entry: &Entry, words: &Speech) -> String {
    words.say(&phrase!("plain-name", name = entry.name.clone()), &[])
}

fn rate(entry: &Entry, names: &[String], wanted: &str, words: &Speech) -> Option<Match> {
    let parts: Vec<&str> = wanted.split_whitespace().collect();
    let text = || entry.text.iter().chain([&entry.kind]).map(|said| folded(&words.say(said, &[])));
    if names.iter().any(|name| name == wanted) {
        Some(Match::Called)
    } else if names.iter().any(|name| name.contains(wanted)) {
        Some(Match::PartOfName)
    } else if parts.len() > 1 && names.iter().any(|name| parts.contains(&name.as_str())) {
        Some(Match::OneWord)
    } else {
        text().any(|said| said.contains(wanted)).then_some(Match::Mentioned)
    }
}

/// Everything that an entry is called: its id, and all forms of its name in both languages.
fn names(entry: &Entry, namings: &[Naming], words: &Speech) -> Vec<String> {
    let mut names = vec![folded(&entry.id), folded(&name(entry, words))];
    if let Arg::Name(id) = &entry.name
        && let Some(naming) = namings.iter().find(|naming| naming.id == *id)
    {
        names.extend(naming.en.values().chain(naming.ru.values()).map(|form| folded(form)));
    }
    names
}

/// Small letters, `ё` as `е`, and one space wherever words part.
fn folded(text: &str) -> String {
    let letters = text.to_lowercase().replace('ё', "е");
    letters.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<&str>>().join(" ")
}
