//! What can be searched for in an almanac, whatever form a word has in its sentence.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, PoisonError, RwLock};

use kernel::data::Entry;
use kernel::phrase;
use rust_stemmers::{Algorithm, Stemmer};

use super::Say;
use crate::boards::Chapter;

/// The pages of each game's almanac, read when somebody first searches there.
#[derive(Default)]
pub struct Index(RwLock<HashMap<&'static str, Arc<Vec<Leaf>>>>);

/// What one page says.
pub struct Leaf {
    text: String,
    stems: BTreeSet<String>,
}

impl Index {
    /// The pages of a game, in the order of its entries.
    pub fn leaves(&self, say: Say<'_>, chapter: &dyn Chapter, entries: &[Entry]) -> Arc<Vec<Leaf>> {
        let known = self.0.read().unwrap_or_else(PoisonError::into_inner).get(chapter.id()).cloned();
        known.unwrap_or_else(|| {
            let leaves: Arc<Vec<Leaf>> = Arc::new(entries.iter().map(|entry| Leaf::new(say, entry)).collect());
            self.0.write().unwrap_or_else(PoisonError::into_inner).insert(chapter.id(), leaves.clone());
            leaves
        })
    }
}

impl Leaf {
    fn new(say: Say<'_>, entry: &Entry) -> Leaf {
        let name = say.say(&phrase!("plain-name", name = entry.name.clone()));
        let text: Vec<String> = entry.text.iter().map(|sentence| say.say(sentence)).collect();
        Leaf::of(&format!("{} {name} {} {}", entry.id, say.say(&entry.kind), text.join(" ")))
    }

    fn of(text: &str) -> Leaf {
        let text = plain(text);
        let stems = words(&text).map(stem).collect();
        Leaf { text, stems }
    }

    /// Whether every word that is asked for stands here: as it is, as the beginning or a part of another, or in another form.
    pub fn mentions(&self, asked: &str) -> bool {
        words(&plain(asked)).all(|word| self.text.contains(word) || self.stems.contains(&stem(word)))
    }
}

/// Small letters; ё is written е as often as not, and soft hyphens are for printers.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('ё', "е").replace('\u{ad}', "")
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// A word without its ending, in the language of its letters.
fn stem(word: &str) -> String {
    let algorithm = match word.chars().any(|c| ('а'..='я').contains(&c)) {
        true => Algorithm::Russian,
        false => Algorithm::English,
    };
    Stemmer::create(algorithm).stem(word).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_found_in_any_of_its_forms() {
        let leaf = Leaf::of("Получите две карты эльфов за каждую деревню. Draw cards from the decks.");
        for asked in
            ["эльфами", "Деревня", "карт", "карта", "эльфов карты", "deck", "drawing card", "дерев", "ЭЛЬФ", ""]
        {
            assert!(leaf.mentions(asked), "{asked}");
        }
        for asked in ["тролль", "эльфы тролли", "bread"] {
            assert!(!leaf.mentions(asked), "{asked}");
        }
    }
}
