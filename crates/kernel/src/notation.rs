//! What the notations of all games have in common: words, and counted lists of words.

use std::str::SplitWhitespace;

use crate::phrase;
use crate::phrase::Phrase;
use crate::scenario::read_within;

/// A word and how many times it counts.
pub type Counted<'a> = (usize, &'a str);

/// Reads a list such as `2 red-orc, skeleton`: commas or spaces between the items, a count before a word that
/// stands for several. `nothing` is the empty list.
pub fn read_counted(text: &str) -> Result<Vec<Counted<'_>>, Phrase> {
    let mut items = vec![];
    let mut count = None;
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        if word.starts_with(|first: char| first.is_ascii_digit()) {
            let number = word.parse().ok().filter(|number| (1..=200).contains(number));
            if number.is_none() || count.is_some() {
                return Err(phrase!("notation-bad-count", word = word));
            }
            count = number;
        } else if word == "nothing" {
            return match (items.is_empty(), count, text.trim()) {
                (true, None, "nothing") => Ok(vec![]),
                _ => Err(phrase!("notation-nothing-and-more", text = text.trim())),
            };
        } else {
            items.push((count.take().unwrap_or(1), word));
        }
    }
    match count {
        Some(count) => Err(phrase!("notation-count-of-nothing", count = count)),
        None => Ok(items),
    }
}

/// Writes such a list, with `separator` between the items.
pub fn write_counted<'a>(items: impl IntoIterator<Item = Counted<'a>>, separator: &str, out: &mut String) {
    use std::fmt::Write;
    let start = out.len();
    for (count, word) in items {
        if out.len() > start {
            out.push_str(separator);
        }
        if count > 1 {
            let _ = write!(out, "{count} ");
        }
        out.push_str(word);
    }
    if out.len() == start {
        out.push_str("nothing");
    }
}

/// Splits off the first word.
pub fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    match text.split_once(char::is_whitespace) {
        Some((word, rest)) => (word, rest.trim_start()),
        None => (text, ""),
    }
}

/// The words of an entry, read from left to right: how what is still to be done inside an effect is written down.
///
/// ```
/// use kernel::notation::Words;
///
/// const DECKS: [(&str, char); 2] = [("common", 'c'), ("faction", 'f')];
/// let mut words = Words::new("draw faction 2");
/// assert_eq!(words.word(), Ok("draw"));
/// assert_eq!(words.one_of(&DECKS), Ok('f'));
/// assert_eq!(words.number(0, 9), Ok(2u8));
/// assert!(words.number::<u8>(0, 9).is_err());
/// ```
#[derive(Clone, Debug)]
pub struct Words<'a> {
    text: &'a str,
    rest: SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// The words of this text.
    pub fn new(text: &'a str) -> Words<'a> {
        Words { text, rest: text.split_whitespace() }
    }

    /// A complaint about the whole entry.
    pub fn unreadable(&self) -> Phrase {
        phrase!("situation-pending", text = self.text)
    }

    /// The next word, if there is one.
    pub fn next_word(&mut self) -> Option<&'a str> {
        self.rest.next()
    }

    /// The next word, which must be there.
    pub fn word(&mut self) -> Result<&'a str, Phrase> {
        self.rest.next().ok_or_else(|| self.unreadable())
    }

    /// The next word as a number between these two.
    pub fn number<T: TryFrom<i64>>(&mut self, least: i64, most: i64) -> Result<T, Phrase> {
        read_within(self.word()?, least, most)
    }

    /// The next word as the thing that it stands for.
    pub fn one_of<T: Copy>(&mut self, words: &[(&str, T)]) -> Result<T, Phrase> {
        let word = self.word()?;
        let known = words.iter().find(|(known, _)| *known == word);
        known.map(|(_, thing)| *thing).ok_or_else(|| phrase!("situation-pending", text = word))
    }

    /// Complains unless all words have been read.
    pub fn end(mut self) -> Result<(), Phrase> {
        match self.rest.next() {
            None => Ok(()),
            Some(_) => Err(self.unreadable()),
        }
    }
}

/// The word that stands for a thing, as [`Words::one_of`] reads it.
pub fn word_of<T: PartialEq>(words: &[(&'static str, T)], thing: &T) -> &'static str {
    words.iter().find(|(_, known)| known == thing).map_or("", |(word, _)| word)
}

/// The known word that somebody who wrote `word` most likely meant, if one is like it.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let most = (word.chars().count() / 2).min(3);
    let slips = known.into_iter().map(|other| (slips(word, other), other));
    slips.filter(|(slips, _)| *slips <= most).min_by_key(|(slips, _)| *slips).map(|(_, other)| other)
}

/// How many letters must be added, left out or changed to turn one word into the other.
fn slips(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], at + 1);
        for (column, same) in other.iter().map(|known| *known == letter).enumerate() {
            let changed = diagonal + usize::from(!same);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_word_is_found_if_there_is_one() {
        let known = ["given", "when", "then"];
        assert_eq!(nearest("givn", known), Some("given"));
        assert_eq!(nearest("whne", known), Some("when"));
        assert_eq!(nearest("hand", known), None);
        assert_eq!(nearest("then", known), Some("then"));
        assert_eq!(nearest("hand-ful", ["not-asked", "hand-full"]), Some("hand-full"));
        assert_eq!(nearest("", known), None);
        assert_eq!((slips("kitten", "sitting"), slips("", "abc"), slips("abc", "")), (3, 3, 3));
    }

    #[test]
    fn counted_lists_read_back() {
        let items = read_counted("2 red-orc, skeleton  3 blue-elf").unwrap();
        assert_eq!(items, [(2, "red-orc"), (1, "skeleton"), (3, "blue-elf")]);
        let mut text = String::new();
        write_counted(items, ", ", &mut text);
        assert_eq!(text, "2 red-orc, skeleton, 3 blue-elf");
        assert_eq!(read_counted("nothing").unwrap(), []);
        assert_eq!(read_counted(" ").unwrap(), []);
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["2", "2 3 orc", "0 orc", "999 orc", "2x orc", "nothing, orc", "orc nothing", "2 nothing"] {
            assert!(read_counted(text).is_err(), "{text}");
        }
    }

    #[test]
    fn words_are_read_in_order_and_to_the_end() {
        let mut words = Words::new("use  7 on");
        assert_eq!((words.word(), words.number(0, 7)), (Ok("use"), Ok(7u8)));
        assert_eq!(words.clone().end().unwrap_err().key, "situation-pending");
        assert_eq!(words.clone().one_of(&[("on", 1), ("off", 0)]), Ok(1));
        assert_eq!(words.one_of(&[("off", 0)]).unwrap_err().key, "situation-pending");
        assert_eq!((words.next_word(), words.end()), (None, Ok(())));
        assert!(Words::new("8").number::<u8>(0, 7).is_err());
        assert_eq!(word_of(&[("on", 1), ("off", 0)], &0), "off");
    }
}
