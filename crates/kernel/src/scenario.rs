//! Situations from the rulebooks, written down as data: a setup, a position, decisions, and what must hold.
//!
//! `docs/scenarios.md` describes the format for the people who write them.

use crate::decision::{Checked, Options, Reason};
use crate::dice::Seed;
use crate::game::{Game, Narrate};
use crate::notation::{read_counted, write_counted};
use crate::phrase;
use crate::phrase::{Fault, Phrase};
use crate::seat::Seat;

/// A game whose positions can be written down fact by fact.
///
/// A fact has a key (`hand Denis`) and a value (`2 red-orc, skeleton`). The facts named by [`Situation::keys`]
/// describe a position in full: setting them all on a cleared table gives the position back.
pub trait Situation: Narrate {
    /// A setup like this table's in which nothing is left to chance that the facts do not tell.
    fn setup(&self) -> Self::Setup;
    /// Clears the table: no cards but those in the deck, nothing won, the first player to decide.
    fn clear(&mut self);
    /// Sets a fact.
    fn set(&mut self, key: &[&str], value: &str, cast: &Cast) -> Result<(), Phrase>;
    /// Ends a series of [`Situation::set`]: puts the rest where it belongs and checks that all fits together.
    fn settle(&mut self) -> Result<(), Phrase>;
    /// Reads a fact.
    fn get(&self, key: &[&str], cast: &Cast) -> Result<Value, Phrase>;
    /// The keys that describe a position in full, in an order in which they can be set.
    fn keys(&self, cast: &Cast) -> Vec<String>;
}

/// The players of a scenario by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast(Vec<String>);

impl Cast {
    /// A cast with these names, by seat.
    pub fn new(names: Vec<String>) -> Cast {
        Cast(names)
    }

    /// The seat of the player with this name.
    pub fn seat(&self, name: &str) -> Result<Seat, Phrase> {
        self.0
            .iter()
            .position(|player| player == name)
            .and_then(Seat::new)
            .ok_or_else(|| phrase!("unknown-player", name = name))
    }

    /// The name of the player in this seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("?", |name| name)
    }

    /// All names by seat.
    pub fn names(&self) -> &[String] {
        &self.0
    }
}

/// The value of a fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// `7`
    Number(i64),
    /// `Denis`
    Word(String),
    /// `2 red-orc, skeleton`: the order does not matter.
    Bag(Vec<(usize, String)>),
    /// `dragon, red-orc`: from the top. A scenario may tell the beginning only.
    Order(Vec<String>),
    /// `Denis 2, Lena 1`: who is not named has none.
    Counts(Vec<(String, i64)>),
    /// `Denis red-orc with skeleton; Lena blue-elf`: heads with bags, in order.
    Groups(Vec<(String, Vec<(usize, String)>)>),
}

impl Value {
    /// A bag of these words, equal ones counted together.
    pub fn bag<S: Into<String>>(words: impl IntoIterator<Item = S>) -> Value {
        Value::Bag(tally(words.into_iter().map(|word| (1, word.into())).collect()))
    }

    /// Reads a text as the same kind of value as this one.
    fn read_alike(&self, text: &str) -> Result<Value, Phrase> {
        Ok(match self {
            Value::Number(_) => Value::Number(read_number(text)?),
            Value::Word(_) => Value::Word(text.trim().to_owned()),
            Value::Bag(_) => Value::Bag(read_bag(text)?),
            Value::Order(_) => Value::Order(read_order(text)?),
            Value::Counts(_) => Value::Counts(read_counts(text)?),
            Value::Groups(_) => Value::Groups(read_groups(text)?),
        })
    }

    /// Whether this is what a scenario `expected`.
    fn fits(&self, expected: &Value) -> bool {
        match (self, expected) {
            (Value::Order(all), Value::Order(beginning)) => all.starts_with(beginning),
            (Value::Counts(counts), Value::Counts(expected)) => {
                let sorted = |counts: &[(String, i64)]| {
                    let mut counts: Vec<_> = counts.iter().filter(|count| count.1 != 0).cloned().collect();
                    counts.sort();
                    counts
                };
                sorted(counts) == sorted(expected)
            }
            (found, expected) => found == expected,
        }
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let bag_text = |bag: &[(usize, String)]| {
            let mut text = String::new();
            write_counted(bag.iter().map(|(count, word)| (*count, word.as_str())), ", ", &mut text);
            text
        };
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => f.write_str(word),
            Value::Bag(bag) => f.write_str(&bag_text(bag)),
            Value::Order(words) if words.is_empty() => f.write_str("nothing"),
            Value::Order(words) => f.write_str(&words.join(", ")),
            Value::Counts(counts) => {
                let counts: Vec<String> = counts
                    .iter()
                    .filter(|(_, count)| *count != 0)
                    .map(|(name, count)| format!("{name} {count}"))
                    .collect();
                f.write_str(if counts.is_empty() { "nothing" } else { "" })?;
                f.write_str(&counts.join(", "))
            }
            Value::Groups(groups) => {
                let groups: Vec<String> = groups
                    .iter()
                    .map(|(head, bag)| match bag.is_empty() {
                        true => head.clone(),
                        false => format!("{head} with {}", bag_text(bag)),
                    })
                    .collect();
                f.write_str(if groups.is_empty() { "nothing" } else { "" })?;
                f.write_str(&groups.join("; "))
            }
        }
    }
}

/// Adds up equal words and sorts them.
fn tally(mut items: Vec<(usize, String)>) -> Vec<(usize, String)> {
    items.sort_by(|a, b| a.1.cmp(&b.1));
    items.chunk_by(|a, b| a.1 == b.1).map(|run| (run.iter().map(|item| item.0).sum(), run[0].1.clone())).collect()
}

/// Reads the value of a fact that is a number.
pub fn read_number(text: &str) -> Result<i64, Phrase> {
    text.trim().parse().map_err(|_| phrase!("scenario-not-a-number", text = text.trim()))
}

/// Reads the value of a fact that is a number between these two.
pub fn read_within<T: TryFrom<i64>>(text: &str, least: i64, most: i64) -> Result<T, Phrase> {
    let number = read_number(text)?;
    let fits = (least..=most).contains(&number);
    T::try_from(number)
        .ok()
        .filter(|_| fits)
        .ok_or_else(|| phrase!("scenario-out-of-range", least = least, most = most, found = number))
}

fn read_bag(text: &str) -> Result<Vec<(usize, String)>, Phrase> {
    Ok(tally(read_counted(text)?.into_iter().map(|(count, word)| (count, word.to_owned())).collect()))
}

/// Reads the value of a fact that is a list in order: counted words are repeated.
pub fn read_order(text: &str) -> Result<Vec<String>, Phrase> {
    let items = read_counted(text)?;
    Ok(items.into_iter().flat_map(|(count, word)| std::iter::repeat_n(word.to_owned(), count)).collect())
}

/// Reads the value of a fact that gives a number to each of several names.
pub fn read_counts(text: &str) -> Result<Vec<(String, i64)>, Phrase> {
    if text.trim() == "nothing" {
        return Ok(vec![]);
    }
    text.split(',')
        .map(|item| {
            let (name, count) =
                item.trim().rsplit_once(' ').ok_or_else(|| phrase!("scenario-not-a-count", text = item.trim()))?;
            Ok((name.trim().to_owned(), read_number(count)?))
        })
        .collect()
}

/// A head and the counted words that go with it.
pub type Group = (String, Vec<(usize, String)>);

/// Reads the value of a fact that is a list of heads with bags.
pub fn read_groups(text: &str) -> Result<Vec<Group>, Phrase> {
    if text.trim() == "nothing" {
        return Ok(vec![]);
    }
    text.split(';')
        .map(|group| match group.trim().split_once(" with ") {
            Some((head, bag)) => Ok((head.trim().to_owned(), read_bag(bag)?)),
            None => Ok((group.trim().to_owned(), vec![])),
        })
        .collect()
}

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
    players: Vec<String>,
    setup: Line,
    seed: u64,
    given: Vec<Fact>,
    steps: Vec<Step>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    number: usize,
    text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Fact {
    line: usize,
    key: String,
    value: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Step {
    /// `Denis: recruit deck`
    Decide { line: usize, player: String, notation: String },
    /// `Denis cannot (hand-full): recruit deck`
    Cannot { line: usize, player: String, reason: String, notation: String },
    /// `Denis can: recruit deck`
    Can { line: usize, player: String, notation: String },
    /// `glory Denis: 7`, in a `then` section
    Holds(Fact),
}

enum Section {
    Head,
    Given,
    When,
    Then,
}

impl Scenario {
    /// Reads a scenario file.
    pub fn read(text: &str) -> Result<Scenario, Fault> {
        let mut scenario = Scenario {
            game: String::new(),
            title_en: String::new(),
            title_ru: String::new(),
            source: String::new(),
            players: vec![],
            setup: Line { number: 1, text: String::new() },
            seed: 1,
            given: vec![],
            steps: vec![],
        };
        let mut section = Section::Head;
        for (at, line) in text.lines().enumerate() {
            let (number, line) = (at + 1, line.trim());
            match line {
                "" => continue,
                comment if comment.starts_with('#') => continue,
                "given" => section = Section::Given,
                "when" => section = Section::When,
                "then" => section = Section::Then,
                _ => {
                    split_fact(line)
                        .and_then(|(key, value)| scenario.read_line(&section, number, key, value))
                        .map_err(|what| Fault::at_line(number, what))?;
                }
            }
        }
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
        if !scenario.steps.iter().any(|step| !matches!(step, Step::Decide { .. })) {
            return Err(Fault::new(phrase!("scenario-shows-nothing")));
        }
        Ok(scenario)
    }

    fn read_line(&mut self, section: &Section, line: usize, key: String, value: String) -> Result<(), Phrase> {
        match section {
            Section::Head => match key.as_str() {
                "game" => self.game = value,
                "title en" => self.title_en = value,
                "title ru" => self.title_ru = value,
                "source" => self.source = value,
                "setup" => self.setup = Line { number: line, text: value },
                "players" => self.players = value.split(',').map(|name| name.trim().to_owned()).collect(),
                "seed" => self.seed = read_number(&value)?.unsigned_abs(),
                _ => return Err(phrase!("scenario-unknown-field", field = key)),
            },
            Section::Given => self.given.push(Fact { line, key, value }),
            Section::Then => self.steps.push(Step::Holds(Fact { line, key, value })),
            Section::When => self.steps.push(match key.split_once(' ') {
                None => Step::Decide { line, player: key, notation: value },
                Some((player, "can")) => Step::Can { line, player: player.to_owned(), notation: value },
                Some((player, rest)) => {
                    let reason = rest
                        .strip_prefix("cannot (")
                        .and_then(|rest| rest.strip_suffix(')'))
                        .ok_or_else(|| phrase!("scenario-bad-step", text = key.as_str()))?;
                    Step::Cannot { line, player: player.to_owned(), reason: reason.to_owned(), notation: value }
                }
            }),
        }
        Ok(())
    }

    /// Plays the scenario. The first thing that is not as written is reported with its line.
    pub fn run<G: Situation>(&self, data: &'static G::Data) -> Result<(), Fault> {
        let at_setup = |what| Fault::at_line(self.setup.number, what);
        let setup = G::read_setup(data, &self.setup.text).map_err(at_setup)?;
        let seed = Seed::of_series(self.seed, 0);
        let mut state = G::new(data, &setup, &seed).map_err(at_setup)?;
        if self.players.len() != state.seats() {
            let what = phrase!("players-not-seats", players = self.players.len(), seats = state.seats());
            return Err(at_setup(what));
        }
        let cast = Cast::new(self.players.clone());
        if !self.given.is_empty() {
            arrange(&mut state, &self.given, &cast)?;
        }
        for step in &self.steps {
            let (line, outcome) = match step {
                Step::Decide { line, player, notation } => (*line, decide(&mut state, &cast, player, notation)),
                Step::Can { line, player, notation } => (*line, can(&state, &cast, player, notation)),
                Step::Cannot { line, player, reason, notation } => {
                    (*line, cannot(&state, &cast, player, reason, notation))
                }
                Step::Holds(fact) => (fact.line, holds(&state, &cast, &fact.key, &fact.value)),
            };
            outcome.map_err(|what| Fault::at_line(line, what))?;
        }
        Ok(())
    }
}

fn decide<G: Situation>(state: &mut G, cast: &Cast, player: &str, notation: &str) -> Result<(), Phrase> {
    let seat = cast.seat(player)?;
    let action = state.read_action(notation)?;
    let refused = state.apply(seat, &action, &mut ());
    refused.map_err(|refusal| phrase!("scenario-refused", notation = notation, reason = refusal.reason()))
}

fn can<G: Situation>(state: &G, cast: &Cast, player: &str, notation: &str) -> Result<(), Phrase> {
    let (seat, action) = (cast.seat(player)?, state.read_action(notation)?);
    let refused = state.check(seat, &action);
    refused.map_err(|refusal| phrase!("scenario-refused", notation = notation, reason = refusal.reason()))?;
    let mut options = Options::new();
    state.options(seat, &mut options);
    match options.contains(&action) {
        true => Ok(()),
        false => Err(phrase!("scenario-not-listed", notation = notation)),
    }
}

fn cannot<G: Situation>(state: &G, cast: &Cast, player: &str, reason: &str, notation: &str) -> Result<(), Phrase> {
    let action = state.read_action(notation)?;
    match state.check(cast.seat(player)?, &action) {
        Ok(_) => Err(phrase!("scenario-allowed", notation = notation)),
        Err(refusal) if refusal.reason() != reason => {
            Err(phrase!("scenario-other-reason", notation = notation, expected = reason, found = refusal.reason()))
        }
        Err(_) => Ok(()),
    }
}

fn holds<G: Situation>(state: &G, cast: &Cast, key: &str, expected: &str) -> Result<(), Phrase> {
    let words: Vec<&str> = key.split_whitespace().collect();
    let found = common_fact(state, &words, cast).map_or_else(|| state.get(&words, cast), Ok)?;
    if found.fits(&found.read_alike(expected)?) {
        return Ok(());
    }
    Err(phrase!("scenario-differs", key = key, expected = expected, found = found.to_string()))
}

/// What can be asked of every game: who decides, and how it ended.
fn common_fact<G: Game>(state: &G, key: &[&str], cast: &Cast) -> Option<Value> {
    let names = |seats: &mut dyn Iterator<Item = Seat>| Value::bag(seats.map(|seat| cast.name(seat)));
    match key {
        ["deciding"] => Some(names(&mut state.deciding().iter())),
        ["winner"] => Some(match state.standings() {
            Some(standings) => names(&mut standings.winners()),
            None => Value::bag(["unfinished"]),
        }),
        ["decided", "by"] => {
            Some(Value::Word(state.standings().map_or("unfinished", |standings| standings.decided_by).to_owned()))
        }
        ["rank", name] => {
            let seat = cast.seat(name).ok()?;
            let standings = state.standings()?;
            standings.places.iter().find(|place| place.seat == seat).map(|place| Value::Number(place.rank as i64))
        }
        _ => None,
    }
}

/// Writes a position as the `given` section of a scenario.
pub fn write_situation<G: Situation>(state: &G, cast: &Cast) -> Result<String, Phrase> {
    let mut text = String::from("given\n");
    for key in state.keys(cast) {
        let words: Vec<&str> = key.split_whitespace().collect();
        text.push_str(&format!("  {key}: {}\n", state.get(&words, cast)?));
    }
    Ok(text)
}

/// What stands above a scenario that is written from a game.
pub struct Head<'a> {
    /// What it is about, in English and Russian.
    pub title: [&'a str; 2],
    /// Where it comes from.
    pub source: &'a str,
    /// What somebody said about it; any number of lines.
    pub remarks: &'a str,
}

/// Writes a position of a game as a scenario: as it was, the decision that followed, if any, and what that changed.
///
/// What a decision changed by chance is left out, because a scenario has dice of its own.
pub fn write_scenario<G: Situation>(
    head: &Head<'_>,
    before: &G,
    decision: Option<Checked<G::Action>>,
    cast: &Cast,
) -> Result<String, Phrase> {
    let [en, ru] = head.title;
    let mut text = String::new();
    for remark in head.remarks.lines() {
        text.push_str(&format!("# {}\n", remark.trim()));
    }
    text.push_str(&format!("title en: {en}\ntitle ru: {ru}\nsource: {}\n", head.source));
    let setup = G::write_setup(before.data(), &before.setup());
    text.push_str(&format!("game: {}\nsetup: {setup}\nplayers: {}\n\n", G::ID, cast.names().join(", ")));
    let given = write_situation(before, cast)?;
    text.push_str(&given);
    let mut after = before.clone();
    if let Some(decision) = decision {
        let notation = before.notation(decision.action());
        text.push_str(&format!("\nwhen\n  {}: {notation}\n", cast.name(decision.seat())));
        after.perform(decision, &mut ());
    }
    text.push_str("\nthen\n");
    let again = retell(before, &given, decision, cast)?;
    for key in std::iter::once("deciding".to_owned()).chain(before.keys(cast)) {
        let (was, is, will) = (fact(before, &key, cast)?, fact(&after, &key, cast)?, fact(&again, &key, cast)?);
        if is == will && (key == "deciding" || is != was) {
            text.push_str(&format!("  {key}: {is}\n"));
        }
    }
    Ok(text)
}

/// The same position and decision with a scenario's own dice.
fn retell<G: Situation>(
    before: &G,
    given: &str,
    decision: Option<Checked<G::Action>>,
    cast: &Cast,
) -> Result<G, Phrase> {
    let mut state = G::new(before.data(), &before.setup(), &Seed::of_series(0, 0))?;
    read_situation(&mut state, given, cast).map_err(|fault| fault.phrase())?;
    if let Some(decision) = decision {
        state.perform(decision, &mut ());
    }
    Ok(state)
}

fn fact<G: Situation>(state: &G, key: &str, cast: &Cast) -> Result<Value, Phrase> {
    let words: Vec<&str> = key.split_whitespace().collect();
    common_fact(state, &words, cast).map_or_else(|| state.get(&words, cast), Ok)
}

/// Names that a scenario can hold: single words, told apart.
pub fn scenario_names(players: &[String]) -> Cast {
    let word = |name: &String| name.split_whitespace().collect::<Vec<_>>().join("_");
    let words: Vec<String> = players.iter().map(word).collect();
    let plain = |at: usize, word: &String| {
        !word.is_empty() && !words[..at].contains(word) && !word.contains(['(', ')', '#', ':', ',', ';'])
    };
    Cast(
        words
            .iter()
            .enumerate()
            .map(|(at, word)| match plain(at, word) {
                true => word.clone(),
                false => format!("P{}", at + 1),
            })
            .collect(),
    )
}

/// Reads the `given` section of a scenario onto a table that was set up alike.
pub fn read_situation<G: Situation>(state: &mut G, text: &str, cast: &Cast) -> Result<(), Fault> {
    let mut facts = vec![];
    for (at, text) in text.lines().enumerate().skip(1) {
        let line = at + 1;
        let (key, value) = split_fact(text).map_err(|what| Fault::at_line(line, what))?;
        facts.push(Fact { line, key, value });
    }
    arrange(state, &facts, cast)
}

/// Clears the table and sets the facts on it, in the order in which the game wants them.
fn arrange<G: Situation>(state: &mut G, facts: &[Fact], cast: &Cast) -> Result<(), Fault> {
    state.clear();
    let order = state.keys(cast);
    let mut facts: Vec<&Fact> = facts.iter().collect();
    // Whatever is not part of a full description sums something up, and gives way to what says more.
    facts.sort_by_key(|fact| order.iter().position(|key| *key == fact.key).map_or(0, |at| at + 1));
    for fact in &facts {
        let key: Vec<&str> = fact.key.split_whitespace().collect();
        state.set(&key, &fact.value, cast).map_err(|what| Fault::at_line(fact.line, what))?;
    }
    let last = facts.last().map_or(1, |fact| fact.line);
    state.settle().map_err(|what| Fault::at_line(last, what))
}

fn split_fact(line: &str) -> Result<(String, String), Phrase> {
    let (key, value) = line.split_once(':').ok_or_else(|| phrase!("scenario-no-colon", text = line.trim()))?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}
