//! The options of whoever decides, as a list.

use std::collections::HashSet;

use anstyle::{Effects, Style};
use kernel::{Seat, Seen, phrase};

use super::Session;
use crate::hosted::Hosted;
use crate::width::{self, wrap};

/// How many options are shown before the rest is folded away.
pub const SHOWN: usize = 20;

/// A sentence of more columns than this is said once in a list.
const LONG: usize = 50;
/// What stands below an option begins so far to the right.
const INDENT: &str = "      ";

impl<G: Hosted> Session<G> {
    /// Lists the options: what each would do, what it is called in notation, and below that what it costs and brings.
    pub(super) fn show_options(&self, seen: &Seen<G>, seat: Seat, options: &[G::Action], most: usize) {
        self.print(&G::question(seen, seat));
        let mut said = HashSet::new();
        for (at, action) in options.iter().take(most).enumerate() {
            let prospect = G::prospect(seen, seat, action);
            let prospect = prospect.iter().map(|sentence| self.words.say(sentence, &self.names));
            let prospect: Vec<String> = prospect.map(|sentence| once(sentence, &mut said)).collect();
            anstream::println!("{}", self.option(at + 1, seen, action, &prospect.join(" ")));
        }
        if options.len() > most {
            self.print(&phrase!("letopis-more-options", count = options.len() - most));
        }
    }

    fn option(&self, number: usize, seen: &Seen<G>, action: &G::Action, prospect: &str) -> String {
        let (room, players) = (width::room(), &self.names);
        let faint = Style::new().effects(Effects::DIMMED);
        let said = self.words.say(&G::choice(seen, action), players);
        let notation = seen.notation(action);
        let mut lines = wrap(&format!("{number:>4}  {said}"), room, INDENT);
        match lines.last_mut() {
            Some(last) if width::of(last) + 2 + width::of(&notation) <= room => {
                last.push_str(&format!("  {faint}{notation}{faint:#}"));
            }
            Some(_) | None => lines.extend(wrap(&format!("{INDENT}{faint}{notation}{faint:#}"), room, INDENT)),
        }
        if !prospect.is_empty() {
            lines.extend(wrap(&format!("{INDENT}{prospect}"), room, INDENT));
        }
        lines.join("\n")
    }
}

/// A sentence, or only its beginning if it is long and was said before in the same list.
fn once(sentence: String, said: &mut HashSet<String>) -> String {
    match width::of(&sentence) > LONG && said.contains(&sentence) {
        true => wrap(&sentence, LONG / 2, "").first().map_or(String::new(), |beginning| format!("{beginning}…")),
        false => {
            said.insert(sentence.clone());
            sentence
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_sentence_is_said_once_and_a_short_one_each_time() {
        let (mut said, long) =
            (HashSet::new(), "As leader: you may take a Troll token whose value is not above the size.");
        let mut say = |sentence: &str| once(sentence.to_owned(), &mut said);
        assert_eq!([say(long), say("Costs 1 wood."), say("Costs 1 wood.")], [long, "Costs 1 wood.", "Costs 1 wood."]);
        assert_eq!(say(long), "As leader: you may take a…");
    }
}
