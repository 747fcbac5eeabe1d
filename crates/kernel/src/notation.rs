//! What the notations of all games have in common: words, and counted lists of words.

use crate::phrase;
use crate::phrase::Phrase;

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

#[cfg(test)]
mod tests {
    use super::*;

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
}
