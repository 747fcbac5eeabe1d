//! Long names on small cards: where a word may be broken.

/// Words of so many letters fit any card.
const CARD: usize = 8;
/// Words of so many letters fit the strip of a card that lies under another.
const STRIP: usize = 6;

fn is_vowel(letter: char) -> bool {
    "аеёиоуыэюяaeiouy".contains(letter.to_lowercase().next().unwrap_or(letter))
}

/// Whether a word may be broken before this letter: a syllable begins with one consonant, and signs stay with what they soften.
fn breaks(word: &[char], at: usize) -> bool {
    let (Some(before), Some(here), Some(next)) = (word.get(at - 1), word.get(at), word.get(at + 1)) else {
        return false;
    };
    let consonant = !is_vowel(*here) && !"ьъй".contains(*here);
    // What sounds as one is written with two letters in English.
    let apart = !(matches!(*here, 'h' | 'k') && before.is_ascii());
    let double = *next == 'h' && word.get(at + 2).is_some_and(|letter| is_vowel(*letter));
    let begins = consonant && apart && (is_vowel(*next) || double || "ьй".contains(*before));
    let syllable = |letters: &[char]| letters.iter().any(|letter| is_vowel(*letter));
    begins && syllable(&word[..at]) && syllable(&word[at..])
}

fn soft_word(word: &str, short: usize) -> String {
    let letters: Vec<char> = word.chars().collect();
    if letters.len() <= short || !letters.iter().all(|letter| letter.is_alphabetic()) {
        return word.to_owned();
    }
    let mut out = String::new();
    for (at, letter) in letters.iter().enumerate() {
        if at >= 2 && at + 2 < letters.len() && breaks(&letters, at) {
            out.push('\u{ad}');
        }
        out.push(*letter);
    }
    out
}

fn softened(name: &str, short: usize) -> String {
    name.split(' ').map(|word| soft_word(word, short)).collect::<Vec<String>>().join(" ")
}

/// The same name with soft hyphens in words that are long for a card.
pub fn soft(name: &str) -> String {
    softened(name, CARD)
}

/// The same name with soft hyphens in words that are long for a strip.
pub fn softer(name: &str) -> String {
    softened(name, STRIP)
}

#[cfg(test)]
mod tests {
    use super::{soft, softer};

    #[test]
    fn long_words_may_be_broken() {
        let shown = |name| soft(name).replace('\u{ad}', "-");
        assert_eq!(shown("Градостроительство"), "Гра-дост-рои-тель-ство");
        assert_eq!(shown("Чудо света"), "Чудо света");
        assert_eq!(shown("Scandinavia"), "Scan-di-na-via");
        assert_eq!(shown("Triumphant"), "Trium-phant");
        assert_eq!((soft("Minoans").as_str(), softer("Minoans").as_str()), ("Minoans", "Mi\u{ad}noans"));
        assert_eq!(shown("Town of old"), "Town of old");
    }
}
