//! The sentences of the site in both languages.

use ethnos::EthnosData;
use hadara::HadaraData;
use kernel::{Arg, Data, Phrase, phrase};
use settlers::SettlersData;
use speech::{Language, Speech};
use table::Sentence;

/// Both languages, ready to speak.
pub struct Words([Speech; 2]);

impl Words {
    /// Reads the message files and the names of all games.
    pub fn new() -> Words {
        let games = [EthnosData::built_in().namings(), HadaraData::built_in().namings()];
        let namings = [games.concat(), SettlersData::built_in().namings()].concat();
        let games = [ethnos::MESSAGES, hadara::MESSAGES, settlers::MESSAGES];
        let messages = [&[kernel::MESSAGES][..], &games, &[table::MESSAGES, crate::MESSAGES]].concat();
        Words(Language::ALL.map(|language| {
            Speech::new(language, &messages, &namings).expect("the message files are checked by a test")
        }))
    }

    /// One of them.
    pub fn of(&self, language: Language) -> &Speech {
        match language {
            Language::English => &self.0[0],
            Language::Russian => &self.0[1],
        }
    }
}

/// Says things for one page: in its language, with the names at its table.
#[derive(Clone, Copy)]
pub struct Say<'a> {
    speech: &'a Speech,
    players: &'a [String],
}

impl<'a> Say<'a> {
    /// In this language, with these names.
    pub fn new(speech: &'a Speech, players: &'a [String]) -> Say<'a> {
        Say { speech, players }
    }

    /// A message.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.speech.say(phrase, self.players)
    }

    /// A sentence that was kept: as this language says it today, or as it was said then.
    pub fn kept(&self, sentence: &Sentence) -> String {
        self.speech.try_say(&sentence.phrase, self.players).unwrap_or_else(|_| match self.speech.language() {
            Language::English => sentence.en.clone(),
            Language::Russian => sentence.ru.clone(),
        })
    }

    /// A message without particulars.
    pub fn word(&self, key: &'static str) -> String {
        self.speech.word(key)
    }

    /// The name of something in the data, in its plain form.
    pub fn name(&self, id: String) -> String {
        self.say(&phrase!("plain-name", name = Arg::Name(id)))
    }
}

/// The same text with a capital.
pub fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
}
