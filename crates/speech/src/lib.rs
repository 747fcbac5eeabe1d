//! Says [`Phrase`]s in English or Russian.
//!
//! Sentences come from message files (Fluent). A message may ask for the grammatical form of a name that it needs:
//! `{ NAME($kingdom, form: "to") }`. Forms that a language does not have fall back to the plain name. `{ CAPITAL($text) }` begins
//! a sentence with words that can also stand inside one.
//!
//! No line of Russian ends with a word of one letter: such words are bound to the next one when the files are read.

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

impl Language {
    /// The text with the space after a word of one letter made one at which no line is broken, as Russian has it. Names in the
    /// syntax of message files are Latin, so that nothing else in them is touched.
    pub fn bound(self, text: &str) -> Cow<'_, str> {
        let is_letter = |letter: char| matches!(letter, 'а'..='я' | 'А'..='Я' | 'ё' | 'Ё');
        if self == Language::English || !text.contains(is_letter) {
            return Cow::Borrowed(text);
        }
        let mut bound = String::with_capacity(text.len() + text.len() / 64);
        // The two characters before: a letter by itself has something else than a word on its left.
        let (mut before, mut last) = (' ', ' ');
        let mut rest = text.chars().peekable();
        while let Some(next) = rest.next() {
            let parts = next == ' ' && rest.peek().is_some_and(|after| !after.is_whitespace());
            let alone = is_letter(last) && !before.is_alphanumeric() && !matches!(before, '-' | '\u{301}');
            bound.push(if parts && alone { BOUND } else { next });
            (before, last) = (last, next);
        }
        Cow::Owned(bound)
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

/// A space at which no line is broken.
const BOUND: char = '\u{a0}';

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
            let resource = FluentResource::try_new(language.bound(text).into_owned())
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
                let bound = |(form, name): (&String, &String)| (form.clone(), language.bound(name).into_owned());
                (naming.id.clone(), forms.iter().map(bound).collect())
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
        let said = self.put(phrase, players)?;
        // The rival has a common noun for a name, which is small inside a sentence.
        match names_rival(phrase, players.len()) && said.starts_with(&self.rival()?) {
            true => Ok(capital(&said)),
            false => Ok(said),
        }
    }

    /// The opponent that the rules themselves provide, inside a sentence.
    fn rival(&self) -> Result<String, Unsayable> {
        self.put(&phrase!("rival-name"), &[])
    }

    /// A phrase in words, wherever in a sentence it stands.
    fn put<S: AsRef<str>>(&self, phrase: &Phrase<S>, players: &[String]) -> Result<String, Unsayable> {
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
            Arg::Name(id) => self.put(&phrase!("plain-name", name = Arg::Name(id.clone())), players)?,
            Arg::Seat(seat) => match players.get(seat.index()) {
                Some(name) => shown(name).into_owned(),
                // Nobody has a name there: it is the opponent that the rules themselves provide.
                None => self.rival()?,
            },
            Arg::Phrase(phrase) => self.put(phrase, players)?,
            Arg::List(items) => {
                let said: Result<Vec<String>, Unsayable> = items.iter().map(|item| self.text(item, players)).collect();
                self.listed(&said?)?
            }
        })
    }

    /// Several things one after the other, with a word before the last.
    fn listed(&self, said: &[String]) -> Result<String, Unsayable> {
        match said {
            [] => Ok(String::new()),
            [one] => Ok(one.clone()),
            [most @ .., last] => {
                self.put(&phrase!("list-last", most = Arg::Text(most.join(", ")), last = Arg::Text(last.clone())), &[])
            }
        }
    }
}

/// Whether a phrase speaks of somebody beyond those who have names.
fn names_rival<S>(phrase: &Phrase<S>, players: usize) -> bool {
    fn is_rival<S>(arg: &Arg<S>, players: usize) -> bool {
        match arg {
            Arg::Seat(seat) => seat.index() >= players,
            Arg::Phrase(phrase) => names_rival(phrase, players),
            Arg::List(items) => items.iter().any(|item| is_rival(item, players)),
            Arg::Number(_) | Arg::Text(_) | Arg::Name(_) => false,
        }
    }
    phrase.args.iter().any(|(_, arg)| is_rival(arg, players))
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
    FluentValue::from(capital(text))
}

/// The same text with a capital.
pub fn capital(text: &str) -> String {
    let mut rest = text.chars();
    rest.next().map_or_else(String::new, |first| first.to_uppercase().chain(rest).collect())
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

    const SPOKEN: [&str; 2] = [
        "rival-name = the bot\nlist-last = { $most } and { $last }\nsay = { $who } gives { $whom } { $what }.",
        "rival-name = Бот\nlist-last = { $most } и { $last }\nsay = { $who } отдаёт { $what } игроку { $whom }.",
    ];

    #[test]
    fn the_rival_is_small_inside_a_sentence() {
        let speech = Speech::new(Language::English, &[SPOKEN], &[]).unwrap();
        let (anna, rival) = (kernel::Seat::new(0).unwrap(), kernel::Seat::new(1).unwrap());
        let players = ["anna".to_owned()];
        let said = |who, whom| speech.say(&phrase!("say", who = who, whom = whom, what = 1), &players);
        assert_eq!(said(anna, rival), "anna gives the bot 1.");
        assert_eq!(said(rival, anna), "The bot gives anna 1.");
    }

    #[test]
    fn the_last_of_a_list_is_joined_by_a_word() {
        let said = |language, count| {
            let speech = Speech::new(language, &[SPOKEN], &[]).unwrap();
            let what: Vec<Arg> = (1..=count).map(Arg::Number).collect();
            speech.say(&phrase!("say", who = "A", whom = "B", what = what), &[])
        };
        assert_eq!(said(Language::English, 1), "A gives B 1.");
        assert_eq!(said(Language::English, 2), "A gives B 1 and 2.");
        assert_eq!(said(Language::English, 3), "A gives B 1, 2 and 3.");
        assert_eq!(said(Language::Russian, 3), "A отдаёт 1, 2 и\u{a0}3 игроку B.");
    }

    #[test]
    fn no_line_of_russian_ends_with_a_word_of_one_letter() {
        for (plain, bound) in [
            ("Выложить в Рею и к ней", "Выложить в_Рею и_к_ней"),
            ("А вы с { $who } у «я и» —", "А_вы с_{ $who } у_«я_и» —"),
            ("1-й и 2-я карта, я — Вера", "1-й и_2-я карта, я_— Вера"),
            ("сторона А\n и Б\n", "сторона А\n и_Б\n"),
            ("key = в  два\n    [one] о чём", "key = в  два\n    [one] о_чём"),
        ] {
            assert_eq!(Language::Russian.bound(plain), bound.replace('_', "\u{a0}"));
        }
        assert_eq!(Language::English.bound("в a way, I say"), "в a way, I say");
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
