//! Names where there is little room: between which letters a long word may be broken.

use hypher::{Lang, hyphenate};
use maud::{Markup, html};

/// Words of so many letters fit wherever a name is shown, and are never broken.
const SHORT: usize = 6;

/// Names that the patterns of English know nothing of.
const STRANGE: [&str; 22] = [
    "Artha-shas-tra",
    "Astron-omer",
    "Atlan-te-ans",
    "Balea-ric",
    "Boudic-ca",
    "Carpa-thian",
    "Car-thage",
    "Cartha-gin-ian",
    "Cartha-gin-ians",
    "Chana-kya",
    "Chandra-gup-ta",
    "Dao-chang",
    "Half-ling",
    "Hanse-atic",
    "Joms-viking",
    "Laby-rinth",
    "Minne-singer",
    "Monas-tery",
    "Tenoch-ti-tlán",
    "Tla-te-lol-co",
    "Varan-gian",
    "Vercin-ge-to-rix",
];

/// A name for a place with little room. A long word is an element of its own with soft hyphens in it: sheets have it go to the
/// next line as a whole, and break it only if that is too narrow as well.
pub fn hyphened(name: &str) -> Markup {
    html! {
        @for (at, word) in name.split(' ').enumerate() {
            @if at > 0 { " " }
            @match softened(word) {
                Some(soft) => long-word { (soft) },
                None => (word),
            }
        }
    }
}

/// The word with soft hyphens, if it has syllables to break it between.
fn softened(word: &str) -> Option<String> {
    let runs = word.split_inclusive(|letter: char| !letter.is_alphabetic());
    let soft: String = runs.map(softened_run).collect();
    (soft.len() > word.len()).then_some(soft)
}

/// Letters, and perhaps one sign behind them.
fn softened_run(run: &str) -> String {
    let letters = run.trim_end_matches(|letter: char| !letter.is_alphabetic());
    if letters.chars().count() <= SHORT {
        return run.to_owned();
    }
    if let Some(strange) = STRANGE.iter().find(|strange| strange.split('-').flat_map(str::chars).eq(letters.chars())) {
        return format!("{}{}", strange.replace('-', "\u{ad}"), &run[letters.len()..]);
    }
    let cyrillic = letters.contains(|letter: char| matches!(letter, 'А'..='я' | 'Ё' | 'ё'));
    let language = if cyrillic { Lang::Russian } else { Lang::English };
    let syllables: Vec<&str> = hyphenate(letters, language).collect();
    format!("{}{}", syllables.join("\u{ad}"), &run[letters.len()..])
}

#[cfg(test)]
mod tests {
    use super::hyphened;

    #[test]
    fn long_words_may_be_broken_between_syllables() {
        let shown = |name| hyphened(name).into_string().replace('\u{ad}', "-");
        let long = |word: &str| format!("<long-word>{word}</long-word>");
        assert_eq!(shown("Градостроительство"), long("Гра-до-стро-и-тель-ство"));
        assert_eq!(shown("Чудо света"), "Чудо света");
        assert_eq!(shown("Great Scandinavia"), format!("Great {}", long("Scan-di-navia")));
        assert_eq!(shown("Торговец-путешественник"), long("Тор-го-вец-пу-те-ше-ствен-ник"));
        assert_eq!(shown("Tenochtitlán"), long("Tenoch-ti-tlán"));
        assert_eq!(shown("<b> & Alexandria"), format!("&lt;b&gt; &amp; {}", long("Alexan-dria")));
    }
}
