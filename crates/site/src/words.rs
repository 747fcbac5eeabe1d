//! The sentences of the site in both languages.

mod hyphens;
mod index;
mod known;
mod memo;
mod pieces;

use std::ops::Deref;

use kernel::data::Naming;
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
pub struct Words([Voice; 2]);

/// One language, ready to speak of some games.
pub struct Voice {
    speech: Speech,
    memo: Memo,
    pieces: Pieces,
    known: Known,
    index: Index,
    games: Games<dyn Chapter>,
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
        let namings: Vec<Naming> = games.iter().flat_map(|chapter| chapter.namings()).collect();
        let own = games.iter().flat_map(|chapter| [chapter.messages(), chapter.words()]);
        let messages: Vec<[&str; 2]> =
            [kernel::MESSAGES, bots::MESSAGES, table::MESSAGES, crate::MESSAGES, crate::LEARN]
                .into_iter()
                .chain(own)
                .collect();
        Words(Language::ALL.map(|language| {
            let speech = Speech::new(language, &messages, &namings).expect("the message files are checked by a test");
            let (known, index) = (Known::new(language, games), Index::default());
            Voice { speech, memo: Memo::default(), pieces: Pieces::default(), known, index, games: games.clone() }
        }))
    }

    /// The games that they speak of.
    pub fn games(&self) -> &Games<dyn Chapter> {
        &self.0[0].games
    }

    /// One of them.
    pub fn of(&self, language: Language) -> &Voice {
        match language {
            Language::English => &self.0[0],
            Language::Russian => &self.0[1],
        }
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

    /// A piece of a page that is the same wherever it stands; `draw` may depend on nothing but the language.
    pub fn drawn(&self, piece: Piece, draw: impl FnOnce() -> Markup) -> Kept {
        self.voice.pieces.drawn(piece, draw)
    }

    /// A sentence that was kept: as this language says it today, or as it was said then.
    pub fn kept(&self, sentence: &Sentence) -> String {
        self.voice.try_say(&sentence.phrase, self.players).unwrap_or_else(|_| match self.voice.language() {
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

    /// The games that the site has.
    pub fn games(&self) -> &'a Games<dyn Chapter> {
        &self.voice.games
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
