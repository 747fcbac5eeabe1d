//! The form of a scenario file: a head, and for each variant a position, decisions and what must hold.

use super::value::{read_within, words_of};
use crate::notation::nearest;
use crate::phrase;
use crate::phrase::{Fault, Phrase};

/// A scenario as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The game it is of.
    pub game: String,
    /// What it shows, in English.
    pub title_en: String,
    /// What it shows, in Russian.
    pub title_ru: String,
    /// Where the rule stands.
    pub source: String,
    pub(super) players: Vec<String>,
    pub(super) setup: Line,
    pub(super) seed: u64,
    /// At least one; the only one has no name.
    pub(super) variants: Vec<Variant>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    pub(super) number: usize,
    pub(super) text: String,
}

/// One course of a scenario.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Variant {
    pub(super) name: Option<Line>,
    pub(super) given: Option<Given>,
    pub(super) steps: Vec<Step>,
}

/// A position, written down from this line on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Given {
    pub(super) line: usize,
    pub(super) facts: Vec<Fact>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fact {
    pub(super) line: usize,
    pub(super) key: String,
    pub(super) value: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// `Denis: recruit deck`
    Decide { line: usize, player: String, notation: String },
    /// `Denis cannot (hand-full): recruit deck`
    Cannot { line: usize, player: String, reason: String, notation: String },
    /// `Denis can: recruit deck`
    Can { line: usize, player: String, notation: String },
    /// `glory Denis: 7`, in a `then` section
    Holds(Fact),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Head,
    /// A variant has been named, and nothing said of it yet.
    Variant,
    Given,
    When,
    Then,
}

/// The lines that begin a section.
const SECTIONS: [&str; 4] = ["given", "when", "then", "variant NAME"];
/// The lines of the head.
const FIELDS: [&str; 7] = ["title en", "title ru", "source", "game", "setup", "players", "seed"];

impl Scenario {
    /// Reads a scenario file.
    pub fn read(text: &str) -> Result<Scenario, Fault> {
        let mut reader = Reader::new();
        for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            reader.read_line(at + 1, line.trim()).map_err(|what| Fault::at_line(at + 1, what))?;
        }
        reader.finish()
    }
}

struct Reader {
    scenario: Scenario,
    section: Section,
    /// The fields of the head so far.
    fields: Vec<String>,
    /// What stands before the first variant.
    shared: Variant,
}

impl Reader {
    fn new() -> Reader {
        let nothing = || Variant { name: None, given: None, steps: vec![] };
        Reader {
            scenario: Scenario {
                game: String::new(),
                title_en: String::new(),
                title_ru: String::new(),
                source: String::new(),
                players: vec![],
                setup: Line { number: 1, text: String::new() },
                seed: 1,
                variants: vec![],
            },
            section: Section::Head,
            fields: vec![],
            shared: nothing(),
        }
    }

    /// The variant that is being told.
    fn current(&mut self) -> &mut Variant {
        self.scenario.variants.last_mut().unwrap_or(&mut self.shared)
    }

    fn read_line(&mut self, number: usize, line: &str) -> Result<(), Phrase> {
        match without_remark(line) {
            "" => {}
            "given" => {
                match (self.section, &self.current().given) {
                    (_, Some(first)) => return Err(phrase!("scenario-given-twice", first = first.line)),
                    (Section::When | Section::Then, None) => return Err(phrase!("scenario-given-late")),
                    (Section::Head | Section::Variant | Section::Given, None) => {}
                }
                self.current().given = Some(Given { line: number, facts: vec![] });
                self.section = Section::Given;
            }
            "when" => self.section = Section::When,
            "then" => self.section = Section::Then,
            heading if heading.starts_with("variant ") && !heading.contains(':') => {
                let name = words_of(heading.trim_start_matches("variant "));
                self.begin_variant(Line { number, text: name })?;
            }
            text => {
                let (key, value) = split_fact(line).map_err(|what| suggest(what, text, SECTIONS))?;
                match self.section {
                    Section::Head => self.read_field(number, key, value)?,
                    Section::Variant => return Err(suggest(not_a_fact(line), text, SECTIONS)),
                    Section::Given => self.read_given(number, key, without_remark(&value))?,
                    Section::When => self.read_step(number, &key, without_remark(&value))?,
                    Section::Then => {
                        let fact = Fact { line: number, key, value: told(without_remark(&value))? };
                        self.current().steps.push(Step::Holds(fact));
                    }
                }
            }
        }
        Ok(())
    }

    fn begin_variant(&mut self, name: Line) -> Result<(), Phrase> {
        if !self.shared.steps.is_empty() {
            return Err(phrase!("scenario-variant-late"));
        }
        let known = self.scenario.variants.iter().filter_map(|variant| variant.name.as_ref());
        if { known }.any(|other| other.text == name.text) {
            return Err(phrase!("scenario-variant-twice", name = name.text));
        }
        self.scenario.variants.push(Variant { name: Some(name), given: None, steps: vec![] });
        self.section = Section::Variant;
        Ok(())
    }

    fn read_field(&mut self, line: usize, key: String, value: String) -> Result<(), Phrase> {
        if self.fields.contains(&key) {
            return Err(phrase!("scenario-field-twice", field = key));
        }
        let scenario = &mut self.scenario;
        let plain = told(without_remark(&value));
        match key.as_str() {
            // A title or a source may contain anything, a number sign too.
            "title en" => scenario.title_en = value,
            "title ru" => scenario.title_ru = value,
            "source" => scenario.source = value,
            "game" => scenario.game = plain?,
            "setup" => scenario.setup = Line { number: line, text: plain? },
            "players" => scenario.players = read_names(&plain?)?,
            "seed" => scenario.seed = read_within(&plain?, 0, i64::MAX)?,
            _ => {
                let section = SECTIONS.contains(&key.as_str()) && value.is_empty();
                let what = if section { not_a_fact(&key) } else { phrase!("scenario-unknown-field", field = &key[..]) };
                return Err(suggest(what, &key, FIELDS.into_iter().chain(SECTIONS)));
            }
        }
        self.fields.push(key);
        Ok(())
    }

    fn read_given(&mut self, line: usize, key: String, value: &str) -> Result<(), Phrase> {
        let value = told(value)?;
        let facts = self.current().given.as_mut().map(|given| &mut given.facts);
        facts.map_or(Ok(()), |facts| add_fact(facts, Fact { line, key, value }))
    }

    fn read_step(&mut self, line: usize, key: &str, value: &str) -> Result<(), Phrase> {
        let step = read_step(line, key, value)?;
        self.current().steps.push(step);
        Ok(())
    }

    /// Puts every variant on top of what all share, and looks whether anything is missing.
    fn finish(self) -> Result<Scenario, Fault> {
        let Reader { mut scenario, shared, .. } = self;
        for (field, value) in [
            ("game", &scenario.game),
            ("title en", &scenario.title_en),
            ("title ru", &scenario.title_ru),
            ("setup", &scenario.setup.text),
        ] {
            if value.is_empty() {
                return Err(Fault::new(phrase!("scenario-field-missing", field = field)));
            }
        }
        match scenario.variants.is_empty() {
            true => scenario.variants.push(shared),
            false => {
                for variant in &mut scenario.variants {
                    variant.given = on_top_of(&shared.given, variant.given.take());
                }
            }
        }
        for variant in &scenario.variants {
            if !variant.steps.iter().any(|step| !matches!(step, Step::Decide { .. })) {
                let what = phrase!("scenario-shows-nothing");
                let line = variant.name.as_ref().map(|name| name.number);
                return Err(Fault { line, ..Fault::new(what) });
            }
        }
        Ok(scenario)
    }
}

/// Reads a line of a `when` section.
pub(super) fn read_step(line: usize, key: &str, value: &str) -> Result<Step, Phrase> {
    let notation = told(value)?;
    let (player, rest) = key.split_once(' ').unwrap_or((key, ""));
    let player = player.to_owned();
    Ok(match rest {
        "" => Step::Decide { line, player, notation },
        "can" => Step::Can { line, player, notation },
        rest => {
            let reason = rest.strip_prefix("cannot (").and_then(|rest| rest.strip_suffix(')'));
            let reason = reason.ok_or_else(|| phrase!("scenario-bad-step", text = key))?.trim().to_owned();
            Step::Cannot { line, player, reason, notation }
        }
    })
}

/// The facts that all variants share and those of one, which replace shared ones of the same key.
fn on_top_of(shared: &Option<Given>, own: Option<Given>) -> Option<Given> {
    let (shared, own) = match (shared, own) {
        (Some(shared), Some(own)) => (shared, own),
        (shared, own) => return own.or(shared.clone()),
    };
    let kept = shared.facts.iter().filter(|fact| !own.facts.iter().any(|other| other.key == fact.key));
    let facts = kept.cloned().chain(own.facts.iter().cloned()).collect();
    Some(Given { line: own.line, facts })
}

/// Adds a fact that must not have been told before.
pub(super) fn add_fact(facts: &mut Vec<Fact>, fact: Fact) -> Result<(), Phrase> {
    match facts.iter().find(|other| other.key == fact.key) {
        Some(first) => Err(phrase!("scenario-fact-twice", key = fact.key, first = first.line)),
        None => {
            facts.push(fact);
            Ok(())
        }
    }
}

/// A key with one space between its words, and a value.
pub(super) fn split_fact(line: &str) -> Result<(String, String), Phrase> {
    let (key, value) = line.split_once(':').ok_or_else(|| not_a_fact(line))?;
    Ok((words_of(key), value.trim().to_owned()))
}

pub(super) fn not_a_fact(line: &str) -> Phrase {
    phrase!("scenario-no-colon", text = line.trim(), sections = SECTIONS.join(", "))
}

/// A value that is there: what is empty is called `nothing`.
pub(super) fn told(value: &str) -> Result<String, Phrase> {
    match value.is_empty() {
        true => Err(phrase!("scenario-no-value")),
        false => Ok(value.to_owned()),
    }
}

/// The line without a remark, which begins with a number sign at the start or after a space.
pub(super) fn without_remark(line: &str) -> &str {
    let mut before = ' ';
    for (at, letter) in line.char_indices() {
        if letter == '#' && before.is_whitespace() {
            return line[..at].trim_end();
        }
        before = letter;
    }
    line
}

/// Names of players: single words, told apart.
pub(super) fn read_names(text: &str) -> Result<Vec<String>, Phrase> {
    let mut names: Vec<String> = vec![];
    for name in text.split(',').map(str::trim) {
        if !is_name(name) {
            return Err(phrase!("scenario-bad-name", name = name));
        }
        if names.iter().any(|other| other == name) {
            return Err(phrase!("player-name-twice", name = name));
        }
        names.push(name.to_owned());
    }
    Ok(names)
}

/// Words that stand in facts where a name could.
const TAKEN: [&str; 6] = ["nothing", "nobody", "unfinished", "exactly", "common", "opponent"];

/// Whether a scenario can call a player so.
pub(super) fn is_name(word: &str) -> bool {
    let stray = |letter: char| letter.is_whitespace() || "()#:,;".contains(letter);
    !word.is_empty() && !word.contains(stray) && !TAKEN.contains(&word)
}

/// A complaint about a word, with the known word that is most like it.
pub(super) fn suggest<'a>(what: Phrase, word: &str, known: impl IntoIterator<Item = &'a str>) -> Phrase {
    match nearest(word, known) {
        Some(nearest) => phrase!("did-you-mean", what = what, nearest = nearest),
        None => what,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "title en: a #1\ntitle ru: b\nsource: c\ngame: d\nsetup: e\nplayers: A, B\n";

    /// What is wrong with a scenario that goes on so after a good head, and in which line after it.
    fn fault(rest: &str) -> (Option<usize>, &'static str) {
        let fault = Scenario::read(&format!("{HEAD}{rest}")).unwrap_err();
        let mut what = fault.what;
        if let ("did-you-mean", Some((_, crate::Arg::Phrase(inner)))) = (what.key, what.args.first()) {
            what = (**inner).clone();
        }
        (fault.line.map(|line| line - HEAD.lines().count()), what.key)
    }

    fn read(rest: &str) -> Scenario {
        Scenario::read(&format!("{HEAD}{rest}")).unwrap()
    }

    #[test]
    fn what_is_told_twice_or_in_the_wrong_place_is_refused() {
        for (rest, line, key) in [
            ("given\n  hand A: x\n  hand   A: y\nthen\n  x: 1\n", 3, "scenario-fact-twice"),
            ("given\n  x: 1\ngiven\n  y: 1\nthen\n  x: 1\n", 3, "scenario-given-twice"),
            ("when\n  A: go\ngiven\n  y: 1\nthen\n  x: 1\n", 3, "scenario-given-late"),
            ("game: d\n", 1, "scenario-field-twice"),
            ("seed: -1\n", 1, "scenario-out-of-range"),
            ("given\n  hand A:\nthen\n  x: 1\n", 2, "scenario-no-value"),
            ("when\n  A: # nothing\nthen\n  x: 1\n", 2, "scenario-no-value"),
            ("when\n  A must: go\nthen\n  x: 1\n", 2, "scenario-bad-step"),
            ("then\n  x: 1\nvariant one\nthen\n  x: 1\n", 3, "scenario-variant-late"),
            ("variant one\nthen\n  x: 1\nvariant one\nthen\n  x: 1\n", 4, "scenario-variant-twice"),
            ("variant one\nwhen\n  A: go\n", 1, "scenario-shows-nothing"),
            ("variant one\n  x: 1\n", 2, "scenario-no-colon"),
        ] {
            assert_eq!(fault(rest), (Some(line), key), "{rest}");
        }
        assert_eq!(fault("when\n  A: go\n"), (None, "scenario-shows-nothing"));
    }

    #[test]
    fn players_are_single_words_told_apart() {
        for (players, key) in [
            ("A, A", "player-name-twice"),
            ("A, B C", "scenario-bad-name"),
            ("A,", "scenario-bad-name"),
            ("nobody, B", "scenario-bad-name"),
        ] {
            let text = HEAD.replace("A, B", players);
            let fault = Scenario::read(&text).unwrap_err();
            assert_eq!((fault.line, fault.what.key), (Some(6), key), "{players}");
        }
    }

    #[test]
    fn a_misspelt_section_or_field_is_named_with_what_was_meant() {
        for (rest, inner, meant) in [
            ("givn\n  x: 1\n", "scenario-no-colon", "given"),
            ("given:\n  x: 1\n", "scenario-no-colon", "given"),
            ("thn\n  x: 1\n", "scenario-no-colon", "then"),
            ("sed: 3\n", "scenario-unknown-field", "seed"),
        ] {
            let found = Scenario::read(&format!("{HEAD}{rest}")).unwrap_err();
            assert_eq!(fault(rest), (Some(1), inner), "{rest}");
            assert!(found.what.args.contains(&("nearest", meant.into())), "{found:?}");
        }
        assert_eq!(fault("hocus pocus\n"), (Some(1), "scenario-no-colon"));
    }

    #[test]
    fn marks_at_the_start_line_ends_and_remarks_do_not_matter() {
        let plain = read("given\n  hand A: x\nwhen\n  A: go\nthen\n  x: 1\n");
        assert_eq!(plain.title_en, "a #1");
        let text = format!("{HEAD}given # so\n  hand A: x  # two\nwhen\n  A: go # !\nthen\n  x: 1\t#\n");
        assert_eq!(Scenario::read(&text), Ok(plain.clone()));
        assert_eq!(Scenario::read(&format!("\u{feff}{}", text.replace('\n', "\r\n"))), Ok(plain));
        assert_eq!(without_remark("red#orc"), "red#orc");
    }

    #[test]
    fn variants_stand_on_what_they_share() {
        let scenario = read(
            "given\n  x: 1\n  y: 1\nvariant one  # first\nthen\n  x: 1\nvariant two more\ngiven\n  y: 2\n  z: 2\nthen\n  x: 1\n",
        );
        let told = |at: usize| -> Vec<String> {
            let given = scenario.variants[at].given.as_ref().unwrap();
            given.facts.iter().map(|fact| format!("{} {}", fact.key, fact.value)).collect()
        };
        assert_eq!(told(0), ["x 1", "y 1"]);
        assert_eq!(told(1), ["x 1", "y 2", "z 2"]);
        let name = |at: usize| scenario.variants[at].name.as_ref().unwrap().text.as_str();
        assert_eq!((name(0), name(1)), ("one", "two more"));
    }

    #[test]
    fn an_empty_given_is_not_the_same_as_none() {
        assert!(read("given\nthen\n  x: 1\n").variants[0].given.is_some());
        assert!(read("then\n  x: 1\n").variants[0].given.is_none());
    }
}
