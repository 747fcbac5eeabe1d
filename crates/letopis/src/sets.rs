//! Sets of cards in folders: those that a site offers side by side, and the one that a chronicle was made with.
//!
//! `DIR/GAME` takes the place of the built-in set, if it has any of the game's files; every folder in it is a set that is offered beside
//! the usual one, under the name of that folder.

use std::path::{Path, PathBuf};

use kernel::data::Data;
use kernel::{Phrase, Version, phrase};
use speech::Speech;
use table::{Edition, Games};

use crate::cards::CountFiles;
use crate::hosted::{Errand, Host, Hosted};
use crate::{Failure, files};

/// No set has a longer name.
const NAME: usize = 40;

/// The games with the sets that a folder has for them. Everything that is wrong with any of them is told at once.
pub fn offered(games: &Games<dyn Host>, directory: &str, words: &Speech) -> Result<Games<dyn Host>, Failure> {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    if !Path::new(directory).is_dir() {
        return Err(complain(phrase!("letopis-no-directory", directory = directory)));
    }
    let of_game = |game: &'static dyn Host| Path::new(directory).join(game.id());
    if !games.iter().any(|game| of_game(game).is_dir()) {
        let ids = games.ids().collect::<Vec<_>>().join(", ");
        return Err(complain(phrase!("serve-no-data", directory = directory, games = ids)));
    }
    let (mut editions, mut wrong): (Vec<&'static dyn Host>, Vec<String>) = (vec![], vec![]);
    for game in games.iter() {
        match sets_of(game, &of_game(game), words) {
            Ok(sets) => editions.extend(sets),
            Err(told) => wrong.extend(told),
        }
    }
    match wrong.is_empty() {
        true => Ok(editions.into_iter().collect()),
        false => Err(Failure::Input(wrong.join("\n"))),
    }
}

/// A game with each of the sets in its folder, the usual one first; or everything that is wrong with them.
fn sets_of(game: &'static dyn Host, folder: &Path, words: &Speech) -> Result<Vec<&'static dyn Host>, Vec<String>> {
    let (mut sets, mut wrong) = (vec![], vec![]);
    let mut take = |loaded: Result<&'static dyn Host, Failure>| match loaded {
        Ok(set) => sets.push(set),
        Err(failure) => wrong.push(failure.to_string()),
    };
    take(match game.count_files(CountFiles { directory: Some(&folder.to_string_lossy()) }) {
        0 => Ok(game),
        _ => game.load(Load { folder, set: None, words }),
    });
    for within in folders(folder) {
        take(set_name(&within, words).and_then(|set| game.load(Load { folder: &within, set: Some(set), words })));
    }
    for (at, set) in sets.iter().enumerate() {
        // A table is found again by the figures that it was set up with.
        if let Some(twin) = sets[..at].iter().find(|earlier| earlier.version() == set.version()) {
            let what = phrase!("serve-same-set", set = set.path(), other = twin.path());
            wrong.push(words.say(&what, &[]));
        }
    }
    if wrong.is_empty() { Ok(sets) } else { Err(wrong) }
}

/// The folders in a folder, in the order of their names. Those whose name begins with a dot are none of ours.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let hidden = |path: &PathBuf| path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut folders: Vec<PathBuf> = entries.filter(|path| path.is_dir() && !hidden(path)).collect();
    folders.sort();
    folders
}

/// Whether a set can be offered under this name: it stands in addresses, journals and commands.
pub fn is_set_name(name: &str) -> bool {
    let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    name.len() <= NAME && name.starts_with(|c: char| c.is_ascii_lowercase()) && name.chars().all(allowed)
}

/// What is wrong with such a name.
pub fn bad_name(name: &str) -> Phrase {
    phrase!("serve-bad-set-name", name = name, most = NAME)
}

/// The name of the set in a folder. It lives as long as the set.
fn set_name(folder: &Path, words: &Speech) -> Result<&'static str, Failure> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    match is_set_name(&name) {
        true => Ok(Box::leak(name.into_owned().into_boxed_str())),
        false => Err(Failure::Input(words.say(&bad_name(&folder.to_string_lossy()), &[]))),
    }
}

/// Makes an edition of a game with the data in a folder.
pub struct Load<'a> {
    folder: &'a Path,
    set: Option<&'static str>,
    words: &'a Speech,
}

impl Errand for Load<'_> {
    type Result = Result<&'static dyn Host, Failure>;

    fn with<G: Hosted>(self) -> Self::Result {
        let data = files::data::<G::Data>(Some(&self.folder.to_string_lossy()), self.words)?;
        Ok(Box::leak(Box::new(Edition::<G>::with(data, self.set))))
    }
}

/// The set that something was made with: the one in a folder, or one of those in it as sites have them, or the built-in one. If it is
/// none of them, the first.
pub fn made_with<G: Hosted>(
    directory: Option<&str>,
    made: &Version,
    words: &Speech,
) -> Result<&'static G::Data, Failure> {
    let Some(directory) = directory else {
        return Ok(G::Data::built_in());
    };
    let own = Path::new(directory);
    let of_game = own.join(G::ID);
    let others = [folders(own), vec![of_game.clone()], folders(&of_game)].concat();
    let has_files = |folder: &PathBuf| G::Data::FILES.iter().any(|file| folder.join(file).exists());
    let mut first = None;
    for folder in std::iter::once(own.to_owned()).chain(others.into_iter().filter(has_files)) {
        let set = files::data::<G::Data>(Some(&folder.to_string_lossy()), words)?;
        if made.data.as_deref() == Some(set.fingerprint()) {
            return Ok(set);
        }
        first = first.or(Some(set));
    }
    let built_in = G::Data::built_in();
    match made.data.as_deref() == Some(built_in.fingerprint()) {
        true => Ok(built_in),
        false => Ok(first.unwrap_or(built_in)),
    }
}
