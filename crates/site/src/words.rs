//! The sentences of the site in both languages.

mod hyphens;
mod index;
mod known;
mod memo;
mod pieces;

use std::ops::Deref;
use std::sync::OnceLock;

use kernel::data::{Data, Entry, Naming};
use kernel::{Arg, Phrase, Version, phrase};
use maud::Markup;
pub use speech::capital;
use speech::{Language, Speech};
use table::{Games, Sentence, Table, bot_called};

use crate::boards::Chapter;
pub use hyphens::hyphened;
use index::Index;
use known::Known;
use memo::Memo;
pub use pieces::{Kept, kept};
use pieces::{Piece, Pieces};

/// Both languages, ready to speak.
pub struct Words {
    /// All games, with each of their sets.
    games: Games<dyn Chapter>,
    /// Of games with their usual sets.
    usual: [Voice; 2],
    /// Of a game with each of its other sets. What is called by the same name in two sets has its own name in each.
    others: Vec<(&'static dyn Chapter, [Voice; 2])>,
}

/// One language, ready to speak of some games, each with one set. Whatever it remembers, it remembers of these sets.
pub struct Voice {
    speech: Speech,
    memo: Memo,
    pieces: Pieces,
    known: Known,
    index: Index,
    games: Games<dyn Chapter>,
    /// The almanac of each game, put together when somebody first looks there.
    entries: Vec<(&'static str, OnceLock<Vec<Entry>>)>,
}

impl Deref for Voice {
    type Target = Speech;

    fn deref(&self) -> &Speech {
        &self.speech
    }
}

impl Voice {
    /// Says a message, with the names at a table; what was said lately is not put together anew.
    pub fn say(&self, phrase: &Phrase, players: &[String]) -> String {
        self.memo.say(phrase, players, || self.speech.say(phrase, players))
    }

    /// A message without particulars.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key), &[])
    }

    /// The names at a table, bots as they are called in this language.
    pub fn names(&self, table: &Table) -> Vec<String> {
        table.names_said(|phrase| self.say(phrase, &[]))
    }

    /// The names that a list has of a table by seat, bots as they are called in this language.
    pub fn listed(&self, names: &[String]) -> Vec<String> {
        let called = |(seat, name): (usize, &String)| match bot_called(seat, name) {
            Some(bot) => self.say(&bot, &[]),
            None => name.clone(),
        };
        names.iter().enumerate().map(called).collect()
    }

    /// What can be searched for in the almanacs.
    pub fn index(&self) -> &Index {
        &self.index
    }
}

impl Words {
    /// Reads the message files of the site and of these games, and their names.
    pub fn new(games: &Games<dyn Chapter>) -> Words {
        let usual: Games<dyn Chapter> = games.iter().collect();
        let others = games.editions().filter(|edition| edition.set().is_some());
        let others = others.map(|edition| (edition, Words::voices(&usual.only(edition)))).collect();
        Words { games: games.clone(), usual: Words::voices(&usual), others }
    }

    fn voices(games: &Games<dyn Chapter>) -> [Voice; 2] {
        let namings: Vec<Naming> = games.iter().flat_map(|chapter| chapter.namings()).collect();
        let own = games.iter().flat_map(|chapter| [chapter.messages(), chapter.words()]);
        let messages: Vec<[&str; 2]> =
            [kernel::MESSAGES, bots::MESSAGES, table::MESSAGES, crate::MESSAGES, crate::LEARN]
                .into_iter()
                .chain(own)
                .collect();
        Language::ALL.map(|language| {
            let speech = Speech::new(language, &messages, &namings).expect("the message files are checked by a test");
            let (known, index) = (Known::new(language, games), Index::default());
            let (games, entries) = (games.clone(), games.ids().map(|id| (id, OnceLock::new())).collect());
            Voice { speech, memo: Memo::default(), pieces: Pieces::default(), known, index, games, entries }
        })
    }

    /// The games that they speak of, with each of their sets.
    pub fn games(&self) -> &Games<dyn Chapter> {
        &self.games
    }

    /// One of them, of games with their usual sets.
    pub fn of(&self, language: Language) -> &Voice {
        of(&self.usual, language)
    }

    /// One of them, of this game with its set.
    pub fn with(&self, language: Language, chapter: &dyn Chapter) -> &Voice {
        self.with_set(language, chapter.id(), chapter.set())
    }

    /// One of them, of a game with the set that is played at a table.
    pub fn at(&self, language: Language, table: &Table) -> &Voice {
        self.with_set(language, &table.header().game, table.set())
    }

    fn with_set(&self, language: Language, game: &str, set: Option<&str>) -> &Voice {
        let other = self.others.iter().find(|(chapter, _)| chapter.set() == set && chapter.id() == game);
        of(other.map_or(&self.usual, |(_, voices)| voices), language)
    }
}

fn of(voices: &[Voice; 2], language: Language) -> &Voice {
    match language {
        Language::English => &voices[0],
        Language::Russian => &voices[1],
    }
}

/// Says things for one page: in its language, with the names at its table.
#[derive(Clone, Copy)]
pub struct Say<'a> {
    voice: &'a Voice,
    players: &'a [String],
}

impl<'a> Say<'a> {
    /// In this language, with these names.
    pub fn new(voice: &'a Voice, players: &'a [String]) -> Say<'a> {
        Say { voice, players }
    }

    /// In the same language, with the names at another table.
    pub fn among(self, players: &'a [String]) -> Say<'a> {
        Say { players, ..self }
    }

    /// The names at the table.
    pub fn players(&self) -> &'a [String] {
        self.players
    }

    /// A message.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.voice.say(phrase, self.players)
    }

    /// A sentence made of these messages, in which every name that the almanac knows leads there.
    pub fn linked_in(&self, phrases: &[&Phrase], sentence: &str) -> Markup {
        self.voice.known.linked(phrases, sentence)
    }

    /// A piece of a page that is the same wherever it stands; `draw` may depend on nothing but the language and the sets
    /// that are spoken of.
    pub fn drawn(&self, piece: Piece, draw: impl FnOnce() -> Markup) -> Kept {
        self.voice.pieces.drawn(piece, draw)
    }

    /// A sentence that was kept of the game at a table: as this language says it today, or as it was said then. What a set calls its
    /// cards, no other says.
    pub fn kept(&self, table: &Table, sentence: &Sentence) -> String {
        let spoken_of = self.games().find(&table.header().game).map(|chapter| chapter.set());
        let today = match spoken_of == Ok(table.set()) {
            true => self.voice.try_say(&sentence.phrase, self.players).ok(),
            false => None,
        };
        today.unwrap_or_else(|| match self.voice.language() {
            Language::English => sentence.en.clone(),
            Language::Russian => sentence.ru.clone(),
        })
    }

    /// A message without particulars.
    pub fn word(&self, key: &'static str) -> String {
        self.voice.word(key)
    }

    /// The name of something in the data, in its plain form.
    pub fn name(&self, id: String) -> String {
        self.say(&phrase!("plain-name", name = Arg::Name(id)))
    }

    /// The names at a table, bots as they are called in this language.
    pub fn names(&self, table: &Table) -> Vec<String> {
        self.voice.names(table)
    }

    /// The names that a list has of a table by seat, bots as they are called in this language.
    pub fn listed(&self, names: &[String]) -> Vec<String> {
        self.voice.listed(names)
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.voice.language()
    }

    /// The games that the site has, each with the set that is spoken of.
    pub fn games(&self) -> &'a Games<dyn Chapter> {
        &self.voice.games
    }

    /// The data of a game as it is spoken of here.
    pub fn data<D: Data>(&self) -> &'static D {
        let spoken_of = self.games().editions().find_map(|chapter| chapter.any_data().downcast_ref());
        spoken_of.unwrap_or_else(D::built_in)
    }

    /// Everything there is to look up in a game.
    pub fn entries(&self, game: &str) -> &'a [Entry] {
        let found = self.voice.entries.iter().find(|(id, _)| *id == game);
        let written = || self.games().find(game).map_or(vec![], |chapter| chapter.entries());
        found.map_or(&[], |(_, entries)| entries.get_or_init(written))
    }

    /// The name in addresses of a game with the set that is spoken of.
    pub fn path(&self, game: &str) -> String {
        self.games().find(game).map_or_else(|_| game.to_owned(), |chapter| chapter.path())
    }

    /// The rules and data that a game is played with here.
    pub fn version(&self, game: &str) -> Option<Version> {
        self.games().find(game).ok().map(|chapter| chapter.version())
    }

    /// What a game is called.
    pub fn title(&self, game: &str) -> String {
        self.games().find(game).map_or_else(|_| game.to_owned(), |chapter| self.say(&chapter.title()))
    }
}
