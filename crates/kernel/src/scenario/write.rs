//! Writing a position of a game down as a scenario.

use super::form::is_name;
use super::run::{fact, read_situation};
use super::value::Value;
use super::{Cast, Situation};
use crate::decision::Checked;
use crate::dice::Seed;
use crate::phrase::Phrase;

/// Writes a position as the `given` section of a scenario.
pub fn write_situation<G: Situation>(state: &G, cast: &Cast) -> Result<String, Phrase> {
    let mut text = String::from("given\n");
    for key in state.keys(cast) {
        text.push_str(&format!("  {key}: {}\n", fact(state, &key, cast)?));
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
            let extent = if matches!(is, Value::Order(_)) { " exactly" } else { "" };
            text.push_str(&format!("  {key}{extent}: {is}\n"));
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

/// Names that a scenario can hold: single words, told apart.
pub fn scenario_names(players: &[String]) -> Cast {
    let word = |name: &String| name.split_whitespace().collect::<Vec<_>>().join("_");
    let words: Vec<String> = players.iter().map(word).collect();
    let numbered = |word: &str| word.strip_prefix('P').is_some_and(|rest| rest.parse::<usize>().is_ok());
    let plain = |at: usize, word: &String| is_name(word) && !numbered(word) && !words[..at].contains(word);
    let names = words.iter().enumerate().map(|(at, word)| match plain(at, word) {
        true => word.clone(),
        false => format!("P{}", at + 1),
    });
    Cast::new(names.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_single_words_told_apart() {
        let names = ["Anna Ivanovna", "P1", "Anna  Ivanovna", "a:b", "nobody", "Лена"].map(str::to_owned);
        assert_eq!(scenario_names(&names).names(), ["Anna_Ivanovna", "P2", "P3", "P4", "P5", "Лена"]);
    }
}
