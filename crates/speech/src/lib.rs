//! Says [`Phrase`]s in English or Russian.
//!
//! Sentences come from message files (Fluent). A message may ask for the grammatical form of a name that it needs:
//! `{ NAME($kingdom, form: "to") }`. Forms that a language does not have fall back to the plain name. `{ CAPITAL($text) }` begins
//! a sentence with words that can also stand inside one.

use std::borrow::Cow;
use std::collections::HashMap;
use std::str::FromStr;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use kernel::data::{Forms, Naming};
use kernel::{Arg, Phrase, phrase};
use unic_langid::LanguageIdentifier;

/// A language that Letopis speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Russian.
    Russian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::Russian];

    /// `en` or `ru`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
        }
    }

    /// The language that a locale such as `ru_RU.UTF-8` asks for, if it is one of ours.
    pub fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase();
        match code.as_str() {
            "ru" => Some(Language::Russian),
            "en" | "c" | "posix" => Some(Language::English),
            _ => None,
        }
    }
}

impl FromStr for Language {
    type Err = ();

    fn from_str(code: &str) -> Result<Language, ()> {
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or(())
    }
}

/// A message or name that could not be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsayable {
    /// The message.
    pub key: String,
    /// What is wrong with it.
    pub why: String,
}

impl std::fmt::Display for Unsayable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.key, self.why)
    }
}

impl std::error::Error for Unsayable {}

type Names = HashMap<String, Forms>;

/// Knows the sentences and names of one language.
pub struct Speech {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    /// Reads message files and names. `messages` are pairs of English and Russian files.
    ///
    /// # Errors
    /// If a file is not Fluent, or two files have a message of the same name.
    pub fn new(language: Language, messages: &[[&str; 2]], namings: &[Naming]) -> Result<Speech, Unsayable> {
        let tag: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for [english, russian] in messages {
            let text = match language {
                Language::English => english,
                Language::Russian => russian,
            };
            let wrong = |why: String| Unsayable { key: String::new(), why };
            let resource = FluentResource::try_new((*text).to_owned())
                .map_err(|(_, errors)| wrong(errors.first().map_or(String::new(), |error| error.to_string())))?;
            bundle
                .add_resource(resource)
                .map_err(|errors| wrong(errors.first().map_or(String::new(), FluentError::to_string)))?;
        }
        let names: Names = namings
            .iter()
            .map(|naming| {
                let forms = match language {
                    Language::English => &naming.en,
                    Language::Russian => &naming.ru,
                };
                (naming.id.clone(), forms.clone())
            })
            .collect();
        let names = Arc::new(names);
        bundle
            .add_function("NAME", move |positional, named| name_function(&names, positional, named))
            .map_err(|error| Unsayable { key: "NAME".to_owned(), why: error.to_string() })?;
        bundle
            .add_function("CAPITAL", |positional, _| capital_function(positional))
            .map_err(|error| Unsayable { key: "CAPITAL".to_owned(), why: error.to_string() })?;
        Ok(Speech { language, bundle })
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Says a phrase; `players` are the names at the table by seat. What cannot be said is said as its key.
    pub fn say<S: AsRef<str>>(&self, phrase: &Phrase<S>, players: &[String]) -> String {
        self.try_say(phrase, players).unwrap_or_else(|unsayable| unsayable.key)
    }

    /// Says a message without particulars.
    pub fn word(&self, key: &'static str) -> String {
        self.say(&Phrase::new(key), &[])
    }

    /// Says a phrase, or what is wrong with it.
    pub fn try_say<S: AsRef<str>>(&self, phrase: &Phrase<S>, players: &[String]) -> Result<String, Unsayable> {
        let key = phrase.key.as_ref();
        let unsayable = |why: String| Unsayable { key: key.to_owned(), why };
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
            .ok_or_else(|| unsayable("there is no such message".to_owned()))?;
        let mut args = FluentArgs::new();
        for (name, arg) in &phrase.args {
            args.set(name.as_ref(), self.value(arg, players)?);
        }
        let mut errors = vec![];
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        match errors.first() {
            Some(error) => Err(unsayable(error.to_string())),
            None => Ok(text.into_owned()),
        }
    }

    fn value<'a, S: AsRef<str>>(&self, arg: &'a Arg<S>, players: &'a [String]) -> Result<FluentValue<'a>, Unsayable> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Name(id) => FluentValue::from(format!("{NAME_MARK}{id}")),
            Arg::Text(_) | Arg::Seat(_) | Arg::Phrase(_) | Arg::List(_) => FluentValue::from(self.text(arg, players)?),
        })
    }

    /// A particular in words; names in their plain form.
    fn text<S: AsRef<str>>(&self, arg: &Arg<S>, players: &[String]) -> Result<String, Unsayable> {
        Ok(match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => shown(text).into_owned(),
            Arg::Name(id) => self.try_say(&phrase!("plain-name", name = Arg::Name(id.clone())), players)?,
            Arg::Seat(seat) => match players.get(seat.index()) {
                Some(name) => shown(name).into_owned(),
                // Nobody has a name there: it is the opponent that the rules themselves provide.
                None => self.try_say(&phrase!("rival-name"), players)?,
            },
            Arg::Phrase(phrase) => self.try_say(phrase, players)?,
            Arg::List(items) => {
                let said: Result<Vec<String>, Unsayable> = items.iter().map(|item| self.text(item, players)).collect();
                said?.join(", ")
            }
        })
    }
}

/// Words of people with everything written out that a terminal would obey instead of showing it: control characters, and those
/// that turn the direction of what follows. Lines and tabs stay.
pub fn shown(words: &str) -> Cow<'_, str> {
    if !words.contains(is_obeyed) {
        return Cow::Borrowed(words);
    }
    let mut text = String::with_capacity(words.len() + 16);
    for letter in words.chars() {
        match is_obeyed(letter) {
            true => text.extend(letter.escape_unicode()),
            false => text.push(letter),
        }
    }
    Cow::Owned(text)
}

fn is_obeyed(letter: char) -> bool {
    let turns =
        matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    turns || letter.is_control() && !matches!(letter, '\n' | '\t')
}

/// Marks a value as the id of a name, so that a message that forgets to ask for its form is found out.
const NAME_MARK: char = '\u{1}';

fn name_function<'a>(names: &Names, positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(id)) = positional.first() else {
        return FluentValue::Error;
    };
    let Some(id) = id.strip_prefix(NAME_MARK) else {
        // Not a name but words already said, such as «some card».
        return FluentValue::from(id.to_string());
    };
    let form = match named.get("form") {
        Some(FluentValue::String(form)) => form.as_ref(),
        _ => "one",
    };
    match names.get(id).and_then(|forms| forms.get(form).or_else(|| forms.get("one"))) {
        Some(name) => FluentValue::from(name.clone()),
        None => FluentValue::Error,
    }
}

fn capital_function<'a>(positional: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(FluentValue::String(text)) = positional.first() else {
        return FluentValue::Error;
    };
    let mut rest = text.chars();
    match rest.next() {
        Some(first) => FluentValue::from(first.to_uppercase().chain(rest).collect::<String>()),
        None => FluentValue::from(String::new()),
    }
}

#[cfg(test)]
mod tests {
    use kernel::phrase;

    use super::*;

    #[test]
    fn what_a_terminal_would_obey_is_shown() {
        assert_eq!(shown("Анна\tи 2 яблока\n"), "Анна\tи 2 яблока\n");
        assert_eq!(shown("\u{1b}]0;x\u{7}\r\u{9b}2J\u{7f}"), "\\u{1b}]0;x\\u{7}\\u{d}\\u{9b}2J\\u{7f}");
        assert_eq!(shown("a\u{202e}b\u{2066}c\u{200f}"), "a\\u{202e}b\\u{2066}c\\u{200f}");
        let speech = Speech::new(Language::English, &[["say = { $text } and { $who }", ""]], &[]).unwrap();
        let seat = kernel::Seat::new(0).unwrap();
        let said = speech.say(&phrase!("say", text = "\u{1}orc\u{1b}c", who = seat), &["\u{202e}Anna".to_owned()]);
        assert_eq!(said, "\\u{1}orc\\u{1b}c and \\u{202e}Anna");
    }

    #[test]
    fn a_sentence_begins_with_a_capital() {
        let messages = ["say = { CAPITAL($text) }.", "say = { CAPITAL($text) }!"];
        for (language, said) in [(Language::English, "Ёж и 2 яблока."), (Language::Russian, "Ёж и 2 яблока!")]
        {
            let speech = Speech::new(language, &[messages], &[]).unwrap();
            assert_eq!(speech.say(&phrase!("say", text = "ёж и 2 яблока"), &[]), said);
        }
    }
}
