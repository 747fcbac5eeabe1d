//! `letopis cards`: the almanac of a game, and the check of a data set.

use std::path::Path;

use anstyle::{Effects, Style};
use kernel::data::{Data, Entry};
use kernel::{Phrase, phrase};
use speech::Speech;
use table::Games;

use crate::hosted::{Errand, Host, Hosted, find, speech_with};
use crate::width::flow;
use crate::{Failure, Outcome, files, lookup};

/// What is said in place of a game to have data checked.
pub const CHECK: &str = "check";

/// Lists the cards of a game that have `word` in them, or checks all data (`cards check [DIR]`).
pub fn run(games: &Games<dyn Host>, game: &str, word: Option<&str>, data: Option<&str>, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    if game == CHECK {
        return check(games, word.or(data), words);
    }
    find(games, game).map_err(complain)?.list(List { word, data, words })
}

/// Checks the built-in data of all games, or a folder: of the game whose files it has most of.
fn check(games: &Games<dyn Host>, directory: Option<&str>, words: &Speech) -> Outcome {
    let counted: Vec<(usize, &dyn Host)> =
        games.iter().map(|host| (host.count_files(CountFiles { directory }), host)).collect();
    let most = counted.iter().map(|(count, _)| *count).max().unwrap_or(0);
    let likely = counted.iter().filter(|(count, _)| *count == most);
    let outcomes: Vec<Outcome> = likely.map(|(_, host)| host.check(Check { directory, words })).collect();
    match directory {
        // Games may have files of the same name: then it is enough that the folder suits one of them.
        Some(_) if outcomes.iter().any(Result::is_ok) => Ok(()),
        _ => outcomes.into_iter().collect(),
    }
}

/// How many files of a game a folder has.
pub struct CountFiles<'a> {
    directory: Option<&'a str>,
}

impl Errand for CountFiles<'_> {
    type Result = usize;

    fn with<G: Hosted>(self) -> usize {
        let there = |file: &&&str| self.directory.is_some_and(|folder| Path::new(folder).join(file).exists());
        G::Data::FILES.iter().filter(there).count()
    }
}

/// Checks the data in a folder, or the built-in data.
pub struct Check<'a> {
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

/// Lists the cards that have a word in them.
pub struct List<'a> {
    word: Option<&'a str>,
    data: Option<&'a str>,
    words: &'a Speech,
}

impl Errand for List<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let data = files::data::<G::Data>(self.data, self.words)?;
        let namings = data.namings();
        let words = speech_with::<G>(self.words.language(), data);
        let found = match self.word {
            Some(word) => {
                lookup::search(data.entries(), &namings, word, &words).into_iter().map(|(_, page)| page).collect()
            }
            None => data.entries(),
        };
        if found.is_empty() {
            let what = phrase!("letopis-no-card", word = self.word.unwrap_or_default());
            return Err(Failure::Input(words.say(&what, &[])));
        }
        for entry in &found {
            anstream::println!("{}", flow(&Page::of(entry, &words).text()));
        }
        Ok(())
    }
}

/// An entry of the almanac in words.
pub struct Page {
    id: String,
    name: String,
    kind: String,
    sentences: Vec<String>,
    from: Vec<String>,
}

impl Page {
    /// Puts an entry into words.
    pub fn of(entry: &Entry, words: &Speech) -> Page {
        Page {
            id: entry.id.clone(),
            name: lookup::name(entry, words),
            kind: words.say(&entry.kind, &[]),
            sentences: entry.text.iter().map(|phrase| words.say(phrase, &[])).collect(),
            from: entry.origins().iter().map(|origin| words.say(origin, &[])).collect(),
        }
    }

    /// The entry as it is printed.
    pub fn text(&self) -> String {
        let bold = Style::new().effects(Effects::BOLD);
        let faint = Style::new().effects(Effects::DIMMED);
        let sentences: String = self.sentences.iter().map(|sentence| format!("  {sentence}\n")).collect();
        format!(
            "{bold}{}{bold:#} · {} · {}\n{sentences}  {faint}({}){faint:#}\n",
            self.name,
            self.kind,
            self.id,
            self.from.join("; ")
        )
    }
}
