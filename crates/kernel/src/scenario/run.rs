//! Playing a scenario: the position laid out, the decisions carried out, and each fact looked at in its turn.

use super::form::{Fact, Given, Scenario, Step, Variant, add_fact, split_fact, suggest};
use super::value::{Extent, Value};
use super::{Cast, Situation};
use crate::decision::{Options, Reason};
use crate::dice::Seed;
use crate::game::Game;
use crate::phrase;
use crate::phrase::{Fault, Phrase};
use crate::seat::Seat;

impl Scenario {
    /// Plays the scenario, variant by variant. The first thing that is not as written is reported with its line.
    pub fn run<G: Situation>(&self, data: &'static G::Data) -> Result<(), Fault> {
        let at_setup = |what| Fault::at_line(self.setup.number, what);
        let setup = G::read_setup(data, &self.setup.text).map_err(at_setup)?;
        let start = G::new(data, &setup, &Seed::of_series(self.seed, 0)).map_err(at_setup)?;
        if self.players.len() != start.seats() {
            let what = phrase!("players-not-seats", players = self.players.len(), seats = start.seats());
            return Err(at_setup(what));
        }
        let cast = Cast::new(self.players.clone());
        self.variants.iter().flat_map(|variant| &variant.steps).try_for_each(check_reason::<G>)?;
        self.variants.iter().try_for_each(|variant| variant.run(start.clone(), &cast))
    }
}

/// Whether a refusal is expected for a reason that the game knows.
pub(super) fn check_reason<G: Situation>(step: &Step) -> Result<(), Fault> {
    match step {
        Step::Cannot { line, reason, .. } if !G::Refusal::REASONS.contains(&reason.as_str()) => {
            let what =
                phrase!("scenario-unknown-reason", reason = reason.as_str(), known = G::Refusal::REASONS.join(", "));
            Err(Fault::at_line(*line, suggest(what, reason, G::Refusal::REASONS.iter().copied())))
        }
        Step::Cannot { .. } | Step::Decide { .. } | Step::Can { .. } | Step::Holds(_) => Ok(()),
    }
}

impl Variant {
    fn run<G: Situation>(&self, mut state: G, cast: &Cast) -> Result<(), Fault> {
        if let Some(given) = &self.given {
            arrange(&mut state, given, cast).map_err(|fault| self.at(None, fault))?;
        }
        let mut number = 0;
        for step in &self.steps {
            let (line, outcome) = match step {
                Step::Decide { line, player, notation } => (*line, decide(&mut state, cast, player, notation)),
                Step::Can { line, player, notation } => (*line, can(&state, cast, player, notation)),
                Step::Cannot { line, player, reason, notation } => {
                    (*line, cannot(&state, cast, player, reason, notation))
                }
                Step::Holds(fact) => (fact.line, holds(&state, cast, &fact.key, &fact.value)),
            };
            let moment = match step {
                Step::Holds(_) if number == 0 => phrase!("moment-first"),
                Step::Holds(_) => phrase!("moment-after-step", number = number),
                Step::Decide { .. } | Step::Can { .. } | Step::Cannot { .. } => {
                    number += 1;
                    phrase!("moment-step", number = number)
                }
            };
            outcome.map_err(|what| self.at(Some(moment), Fault::at_line(line, what)))?;
        }
        Ok(())
    }

    /// Says in which variant, and at which step of it, something is wrong.
    fn at(&self, moment: Option<Phrase>, fault: Fault) -> Fault {
        let name = self.name.as_ref().map(|name| name.text.as_str());
        match (name, moment) {
            (Some(name), Some(moment)) => {
                fault.at_moment(phrase!("moment-of-variant", variant = name, moment = moment))
            }
            (Some(name), None) => fault.at_moment(phrase!("moment-variant", variant = name)),
            (None, Some(moment)) => fault.at_moment(moment),
            (None, None) => fault,
        }
    }
}

pub(super) fn decide<G: Situation>(state: &mut G, cast: &Cast, player: &str, notation: &str) -> Result<(), Phrase> {
    let seat = cast.seat(player)?;
    let action = state.read_action(notation)?;
    let refused = state.apply(seat, &action, &mut ());
    refused.map_err(|refusal| phrase!("scenario-refused", notation = notation, reason = refusal.reason()))
}

pub(super) fn can<G: Situation>(state: &G, cast: &Cast, player: &str, notation: &str) -> Result<(), Phrase> {
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

pub(super) fn cannot<G: Situation>(
    state: &G,
    cast: &Cast,
    player: &str,
    reason: &str,
    notation: &str,
) -> Result<(), Phrase> {
    let action = state.read_action(notation)?;
    match state.check(cast.seat(player)?, &action) {
        Ok(_) => Err(phrase!("scenario-allowed", notation = notation)),
        Err(refusal) if refusal.reason() != reason => {
            Err(phrase!("scenario-other-reason", notation = notation, expected = reason, found = refusal.reason()))
        }
        Err(_) => Ok(()),
    }
}

pub(super) fn holds<G: Situation>(state: &G, cast: &Cast, key: &str, expected: &str) -> Result<(), Phrase> {
    let (asked, extent) = match key.strip_suffix(" exactly") {
        Some(asked) => (asked, Extent::Whole),
        None => (key, Extent::Beginning),
    };
    let found = fact(state, asked, cast)?;
    match found.fits(&found.read_alike(expected)?, extent) {
        true => Ok(()),
        false => Err(phrase!("scenario-differs", key = key, expected = expected, found = found.to_string())),
    }
}

/// A fact of the game, or one that can be asked of every game.
pub(super) fn fact<G: Situation>(state: &G, key: &str, cast: &Cast) -> Result<Value, Phrase> {
    if let Some(counted) = key.strip_prefix("count ") {
        let count = fact(state, counted, cast)?.count();
        return count.map(Value::Number).ok_or_else(|| phrase!("scenario-not-counted", key = counted));
    }
    let words: Vec<&str> = key.split_whitespace().collect();
    match common_fact(state, &words, cast)? {
        Some(value) => Ok(value),
        None => state.get(&words, cast),
    }
}

/// What can be asked of every game: who decides, and how it ended.
fn common_fact<G: Game>(state: &G, key: &[&str], cast: &Cast) -> Result<Option<Value>, Phrase> {
    const UNFINISHED: &str = "unfinished";
    let names = |seats: &mut dyn Iterator<Item = Seat>| Value::bag(seats.map(|seat| cast.name(seat)));
    Ok(Some(match key {
        ["deciding"] => names(&mut state.deciding().iter()),
        ["winner"] => match state.standings() {
            Some(standings) => names(&mut standings.winners()),
            None => Value::bag([UNFINISHED]),
        },
        ["decided", "by"] => {
            Value::Word(state.standings().map_or(UNFINISHED, |standings| standings.decided_by).to_owned())
        }
        ["rank", name] => {
            let seat = cast.seat(name)?;
            let places = state.standings().map(|standings| standings.places);
            let place = places.and_then(|places| places.into_iter().find(|place| place.seat == seat));
            place.map_or(Value::Word(UNFINISHED.to_owned()), |place| Value::Number(place.rank as i64))
        }
        _ => return Ok(None),
    }))
}

/// Reads the `given` section of a scenario, whose first line says that it is one, onto a table that was set up alike.
pub fn read_situation<G: Situation>(state: &mut G, text: &str, cast: &Cast) -> Result<(), Fault> {
    let mut facts = vec![];
    for (at, text) in text.lines().enumerate().skip(1) {
        let line = at + 1;
        split_fact(text)
            .and_then(|(key, value)| add_fact(&mut facts, Fact { line, key, value }))
            .map_err(|what| Fault::at_line(line, what))?;
    }
    arrange(state, &Given { line: 1, facts }, cast)
}

/// Clears the table and sets the facts on it, in the order in which the game wants them.
pub(super) fn arrange<G: Situation>(state: &mut G, given: &Given, cast: &Cast) -> Result<(), Fault> {
    state.clear();
    let order = state.keys(cast);
    let mut facts: Vec<&Fact> = given.facts.iter().collect();
    // Whatever is not part of a full description sums something up, and gives way to what says more.
    facts.sort_by_key(|fact| order.iter().position(|key| *key == fact.key).map_or(0, |at| at + 1));
    for told in &facts {
        set(state, told, cast).map_err(|what| Fault::at_line(told.line, what))?;
    }
    for told in &facts {
        stands(state, told, cast).map_err(|what| Fault::at_line(told.line, what))?;
    }
    let last = facts.last().map_or(given.line, |fact| fact.line);
    state.settle().map_err(|what| Fault::at_line(last, what))
}

fn set<G: Situation>(state: &mut G, told: &Fact, cast: &Cast) -> Result<(), Phrase> {
    let key: Vec<&str> = told.key.split_whitespace().collect();
    state.set(&key, &told.value, cast).map_err(|what| {
        let asked = told.key.strip_suffix(" exactly").unwrap_or(&told.key);
        match what.key == UNKNOWN_FACT && fact(state, asked, cast).is_ok() {
            true => phrase!("scenario-only-then", key = told.key.as_str()),
            false => what,
        }
    })
}

/// The message of a game for a key that it does not know.
const UNKNOWN_FACT: &str = "scenario-unknown-fact";

/// Whether the table shows what was told, now that everything has been: two facts may not contradict each other.
fn stands<G: Situation>(state: &G, told: &Fact, cast: &Cast) -> Result<(), Phrase> {
    let found = fact(state, &told.key, cast)?;
    match found.fits(&found.read_alike(&told.value)?, Extent::Beginning) {
        true => Ok(()),
        false => {
            let (key, told) = (told.key.as_str(), told.value.as_str());
            Err(phrase!("scenario-cannot-stand", key = key, told = told, found = found.to_string()))
        }
    }
}
