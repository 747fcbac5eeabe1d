//! Names that people can be told apart by: nothing in them that nobody sees, and nothing that looks like a sign of ours.

use table::{NAME, NOT_IN_NAMES, is_name};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::GeneralSecurityProfile;

/// Marks that people put into names and that a profile made for programmers leaves out.
const ALSO: &str = "’–—«»№°ªº♥♡★☆♪";

/// Whoever only looks on is shown in brackets, so that names have none.
const BRACKETS: &str = "()（）";

/// So many accents a letter may have.
const ACCENTS: usize = 2;

fn is_plain(letter: char) -> bool {
    let seen = letter == ' ' || letter.is_ascii_graphic() || ALSO.contains(letter) || letter.identifier_allowed();
    // Joiners are allowed in identifiers, and nobody sees them.
    let joiner = ('\u{200b}'..='\u{200f}').contains(&letter);
    seen && !joiner && !BRACKETS.contains(letter) && !NOT_IN_NAMES.contains(letter)
}

/// A name in one way of writing it, with everything left out that does not belong into one.
pub fn cleaned(typed: &str) -> String {
    let mut accents = 0;
    let plain = typed.nfc().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).filter(|letter| {
        accents = if is_combining_mark(*letter) { accents + 1 } else { 0 };
        is_plain(*letter) && accents <= ACCENTS
    });
    let plain: String = plain.collect();
    let short: String = plain.split(' ').filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    short.chars().take(NAME).collect::<String>().trim_end().to_owned()
}

/// Whether a name is written so that everybody sees all of it.
pub fn is_clear(name: &str) -> bool {
    is_name(name) && cleaned(name) == name && name.chars().any(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_clear() {
        for name in
            ["Anna", "Анна Б.", "Guest 7", "O’Brien", "Zoë", "Jean-Luc", "李小龍", "محمد", "Ḥasan", "x_1", "Ann!"]
        {
            assert!(is_clear(name), "{name} becomes {}", cleaned(name));
        }
    }

    #[test]
    fn what_nobody_sees_does_not_belong_into_a_name() {
        for name in [
            "An\u{200b}na",
            "An\u{200d}na",
            "\u{202e}Anna",
            "Anna\u{2066}",
            "An\u{ad}na",
            "An\u{feff}na",
            "An\u{3164}na",
            "Anna\u{fe0f}",
            "An  na",
            "Anna ",
            "(Anna)",
            "",
            " ",
            "...",
            "a\u{300}\u{301}\u{302}\u{303}",
            "\u{e0041}nna",
            "a\u{7}",
            "Anna\u{a0}B",
            "Ａｎｎａ",
            "Zoe\u{308}",
        ] {
            assert!(!is_clear(name), "{name:?}");
            assert!(cleaned(name).is_empty() || !is_name(&cleaned(name)) || cleaned(&cleaned(name)) == cleaned(name));
        }
        assert_eq!(cleaned(" \u{202e}(Anna)\u{200b}  B. "), "Anna B.");
        assert_eq!(cleaned("Zoe\u{308}"), "Zoë");
        assert_eq!(cleaned(&"я".repeat(50)).chars().count(), NAME);
    }
}
