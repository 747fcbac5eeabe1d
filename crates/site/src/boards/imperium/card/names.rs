//! Long names on small cards: where a Russian word may be broken.

/// Words of so many letters fit any card.
const SHORT: usize = 8;

fn is_vowel(letter: char) -> bool {
    "аеёиоуыэюя".contains(letter.to_lowercase().next().unwrap_or(letter))
}

fn is_letter(letter: char) -> bool {
    matches!(letter, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё')
}

/// Whether a word may be broken before this letter: a syllable begins with one consonant, and signs stay with what they soften.
fn breaks(word: &[char], at: usize) -> bool {
    let (Some(before), Some(here), Some(next)) = (word.get(at - 1), word.get(at), word.get(at + 1)) else {
        return false;
    };
    let consonant = !is_vowel(*here) && !"ьъй".contains(*here);
    let begins = consonant && (is_vowel(*next) || "ьй".contains(*before));
    let syllable = |letters: &[char]| letters.iter().any(|letter| is_vowel(*letter));
    begins && is_letter(*before) && syllable(&word[..at]) && syllable(&word[at..])
}

fn soft_word(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    if letters.len() <= SHORT || !letters.iter().all(|letter| is_letter(*letter)) {
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

/// The same name with soft hyphens in its long Russian words. English ones are left to the browser.
pub fn soft(name: &str) -> String {
    name.split(' ').map(soft_word).collect::<Vec<String>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::soft;

    #[test]
    fn long_words_may_be_broken() {
        assert_eq!(soft("Градостроительство").replace('\u{ad}', "-"), "Гра-дост-рои-тель-ство");
        assert_eq!(soft("Чудо света"), "Чудо света");
        assert_eq!(soft("Metropolis of old"), "Metropolis of old");
    }
}
