//! `letopis cards`: the almanac of a game, and the check of a data set.

use std::path::Path;

use anstyle::{Effects, Style};
use kernel::data::{Data, Entry};
use kernel::{Phrase, phrase};
use speech::Speech;

use crate::hosted::{Errand, GAMES, Hosted, speech_with, with_game};
use crate::{Failure, Outcome, files};

/// What is said in place of a game to have data checked.
pub const CHECK: &str = "check";

/// Lists the cards of a game that have `word` in them, or checks all data (`cards check [DIR]`).
pub fn run(game: &str, word: Option<&str>, data: Option<&str>, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    if game == CHECK {
        return check(word.or(data), words);
    }
    with_game(game, List { word, data, words }).map_err(complain)?
}

/// Checks the built-in data of all games, or a folder: of the game whose files it has most of.
fn check(directory: Option<&str>, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    let mut counted = vec![];
    for game in GAMES {
        counted.push((with_game(game, CountFiles { directory }).map_err(complain)?, game));
    }
    let most = counted.iter().map(|(count, _)| *count).max().unwrap_or(0);
    let mut outcomes = vec![];
    for (_, game) in counted.iter().filter(|(count, _)| *count == most) {
        outcomes.push(with_game(game, Check { directory, words }).map_err(complain)?);
    }
    match directory {
        // Games may have files of the same name: then it is enough that the folder suits one of them.
        Some(_) if outcomes.iter().any(Result::is_ok) => Ok(()),
        _ => outcomes.into_iter().collect(),
    }
}

/// How many files of a game a folder has.
struct CountFiles<'a> {
    directory: Option<&'a str>,
}

impl Errand for CountFiles<'_> {
    type Result = usize;

    fn with<G: Hosted>(self) -> usize {
        let there = |file: &&&str| self.directory.is_some_and(|folder| Path::new(folder).join(file).exists());
        G::Data::FILES.iter().filter(there).count()
    }
}

struct Check<'a> {
    directory: Option<&'a str>,
    words: &'a Speech,
}

impl Errand for Check<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let data = files::data::<G::Data>(self.directory, self.words)?;
        let said = phrase!(
            "letopis-data-good",
            game = G::ID,
            entries = data.entries().len(),
            fingerprint = data.fingerprint()
        );
        anstream::println!("{}", self.words.say(&said, &[]));
        Ok(())
    }
}

struct List<'a> {
    word: Option<&'a str>,
    data: Option<&'a str>,
    words: &'a Speech,
}

impl Errand for List<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let data = files::data::<G::Data>(self.data, self.words)?;
        let words = speech_with(self.words.language(), &data.namings());
        let wanted = self.word.map(str::to_lowercase);
        let pages: Vec<Page> = data.entries().iter().map(|entry| Page::of(entry, &words)).collect();
        let found: Vec<&Page> =
            pages.iter().filter(|page| wanted.as_ref().is_none_or(|word| page.mentions(word))).collect();
        if found.is_empty() {
            let what = phrase!("letopis-no-card", word = self.word.unwrap_or_default());
            return Err(Failure::Input(words.say(&what, &[])));
        }
        for page in found {
            anstream::println!("{}", page.text());
        }
        Ok(())
    }
}

/// An entry of the almanac in words.
struct Page {
    id: String,
    name: String,
    kind: String,
    sentences: Vec<String>,
    from: String,
}

impl Page {
    fn of(entry: &Entry, words: &Speech) -> Page {
        Page {
            id: entry.id.clone(),
            name: words.say(&phrase!("plain-name", name = entry.name.clone()), &[]),
            kind: words.say(&entry.kind, &[]),
            sentences: entry.text.iter().map(|phrase| words.say(phrase, &[])).collect(),
            from: words.say(&entry.from.phrase(), &[]),
        }
    }

    fn mentions(&self, word: &str) -> bool {
        let texts = [&self.id, &self.name, &self.kind].into_iter().chain(&self.sentences);
        texts.into_iter().any(|text| text.to_lowercase().contains(word))
    }

    fn text(&self) -> String {
        let bold = Style::new().effects(Effects::BOLD);
        let faint = Style::new().effects(Effects::DIMMED);
        let sentences: String = self.sentences.iter().map(|sentence| format!("  {sentence}\n")).collect();
        format!(
            "{bold}{}{bold:#} · {} · {}\n{sentences}  {faint}({}){faint:#}\n",
            self.name, self.kind, self.id, self.from
        )
    }
}
