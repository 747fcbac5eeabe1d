//! `letopis cards`: the almanac of a game, and the check of a data set.

use std::io::Write;
use std::path::Path;

use anstyle::{Effects, Style};
use kernel::data::{Data, Entry};
use kernel::{Fault, Phrase, phrase};
use speech::Speech;
use table::Games;

use crate::hosted::{Errand, Host, Hosted, find, speech_with};
use crate::sets::{bad_name, is_set_name};
use crate::width::flow;
use crate::{Failure, Outcome, files, lookup};

/// What is said in place of a game to have data checked.
pub const CHECK: &str = "check";
/// What is said before a game to have its set as a spreadsheet.
pub const EXPORT: &str = "export";
/// What is said before a game to have a set made of a spreadsheet.
pub const IMPORT: &str = "import";
/// Where sets are written unless told.
const SETS: &str = "cards";

/// What is asked for.
pub struct Args<'a> {
    /// The game, or one of the words above.
    pub game: &'a str,
    /// A word of cards; a folder to check; the game whose set is exported or imported.
    pub word: Option<&'a str>,
    /// The spreadsheet.
    pub file: Option<&'a str>,
    /// Where sets are written.
    pub out: Option<&'a str>,
    /// Under which name a set is to be offered beside the usual one.
    pub set: Option<&'a str>,
    /// Another set than the built-in one.
    pub data: Option<&'a str>,
}

/// Lists the cards of a game that have a word in them, checks all data (`cards check [DIR]`), or writes and reads a set as a
/// spreadsheet (`cards export GAME`, `cards import GAME FILE`).
pub fn run(games: &Games<dyn Host>, args: &Args<'_>, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    let missing = |what: &'static str| complain(phrase!("letopis-missing-argument", arg = what));
    let &Args { game, word, file, out, set, data } = args;
    let host = |game: Option<&str>| find(games, game.ok_or_else(|| missing("GAME"))?).map_err(complain);
    match game {
        CHECK => check(games, word.or(data), words),
        EXPORT => host(word)?.export(Export { data, words }),
        IMPORT => {
            let file = file.ok_or_else(|| missing("FILE"))?;
            if let Some(set) = set.filter(|set| !is_set_name(set)) {
                return Err(complain(bad_name(set)));
            }
            host(word)?.import(Import { file, out: out.unwrap_or(SETS), set, words })
        }
        game => host(Some(game))?.list(List { word, data, words }),
    }
}

/// Prints a set as a spreadsheet.
pub struct Export<'a> {
    data: Option<&'a str>,
    words: &'a Speech,
}

impl Errand for Export<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        match files::data::<G::Data>(self.data, self.words)?.sheet() {
            // What a spreadsheet program reads has no colours.
            Some(sheet) => std::io::stdout().write_all(sheet.as_bytes()).map_err(|error| {
                let what = phrase!("letopis-cannot-write", file = "stdout", detail = error.to_string());
                Failure::Input(self.words.say(&what, &[]))
            }),
            None => Err(Failure::Input(self.words.word("data-no-sheet"))),
        }
    }
}

/// Makes a set of a spreadsheet, and writes it where it can be played with.
pub struct Import<'a> {
    file: &'a str,
    out: &'a str,
    set: Option<&'a str>,
    words: &'a Speech,
}

impl Errand for Import<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let Import { file, out, set: name, words } = self;
        let text = files::read(file, words)?;
        let set = G::Data::read_sheet(&text).map_err(|faults| {
            let said = |fault: Fault| words.say(&fault.in_file(file).phrase(), &[]);
            let lines: Vec<String> = faults.into_iter().map(said).collect();
            let what = phrase!("letopis-sheet-faults", count = lines.len());
            Failure::Input(format!("{}\n{}", words.say(&what, &[]), lines.join("\n")))
        })?;
        let of_game = Path::new(out).join(G::ID);
        let folder = name.map_or_else(|| of_game.clone(), |name| of_game.join(name));
        let at = |file: &str| folder.join(file).to_string_lossy().into_owned();
        std::fs::create_dir_all(&folder).map_err(|error| {
            let what = phrase!("letopis-cannot-write", file = at(""), detail = error.to_string());
            Failure::Input(words.say(&what, &[]))
        })?;
        for (file, text) in &set {
            files::write(&at(file), text, words)?;
        }
        // What was written is what is played with: read it as every other command does.
        let folder = folder.to_string_lossy();
        let data = files::data::<G::Data>(Some(&folder), words)?;
        let said = phrase!(
            "letopis-sheet-imported",
            set = data.called().unwrap_or_else(G::title),
            entries = data.entries().len(),
            fingerprint = data.fingerprint(),
            play = format!("letopis play {} --data {folder}", G::ID),
            serve = format!("letopis serve --data {out}")
        );
        anstream::println!("{}", speech_with::<G>(words.language(), data).say(&said, &[]));
        Ok(())
    }
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
    /// Which folder; there are none in no folder.
    pub directory: Option<&'a str>,
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
