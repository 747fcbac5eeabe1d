//! The text of a chronicle, as far as it can be read without its game: header, numbered lines, check codes.

use sha2::{Digest, Sha256};

use crate::dice::Seed;
use crate::phrase;
use crate::phrase::{Fault, Phrase};
use crate::version::Version;

/// The version of the text format.
pub const FORMAT: &str = "letopis chronicle 1";

/// What stands before the signature of a site, in the last line of what it hands out.
const SIGNED: &str = "signed: ";

/// What a chronicle says, line by line, without the signature below it; and what that is, if there is one.
pub fn signed(text: &str) -> (String, Option<&str>) {
    let mut lines: Vec<&str> = Lines::new(text).lines.into_iter().map(|(_, line)| line).collect();
    let signature = lines.last().and_then(|line| line.strip_prefix(SIGNED));
    if signature.is_some() {
        lines.pop();
    }
    (lines.join("\n"), signature)
}

/// What stands before the first decision.
pub struct Head<'a> {
    /// Of which game.
    pub game: &'a str,
    /// What it was made with.
    pub version: Version,
    /// The line that names the version.
    pub line: usize,
    /// In notation, with its line.
    pub setup: (usize, &'a str),
    /// The players' names by seat.
    pub players: Vec<String>,
    /// Where all chance came from.
    pub seed: Seed,
}

impl<'a> Head<'a> {
    /// Reads it, and finds out whether it was changed.
    pub fn read(lines: &mut Lines<'a>, check: &mut Check) -> Result<Head<'a>, Fault> {
        let (number, first) = lines.next()?;
        if first != FORMAT {
            return Err(Fault::at_line(number, phrase!("chronicle-not-one", expected = FORMAT)));
        }
        check.add(first);
        let (_, game) = lines.field("game", check)?;
        let (line, rules) = lines.field("rules", check)?;
        let rules = rules.parse().map_err(|_| Fault::at_line(line, phrase!("chronicle-bad-rules", found = rules)))?;
        let (_, data) = lines.field("data", check)?;
        let setup = lines.field("setup", check)?;
        let mut players = vec![];
        while lines.peek().is_some_and(|line| line.starts_with("player ")) {
            let key = format!("player {}", players.len() + 1);
            players.push(lines.field(&key, check)?.1.to_owned());
        }
        let (number, commitment) = lines.field("commitment", check)?;
        let (_, seed) = lines.field("seed", &mut Check::new())?;
        let seed = Seed::from_hex(seed)
            .filter(|seed| seed.commitment() == commitment)
            .ok_or_else(|| Fault::at_line(number, phrase!("chronicle-seed-swapped")))?;
        let (number, code) = lines.field("check", &mut Check::new())?;
        if code != check.code() {
            return Err(Fault::at_line(number, phrase!("chronicle-header-changed")));
        }
        Ok(Head { game, version: Version { rules, data: Some(data.to_owned()) }, line, setup, players, seed })
    }
}

/// An entry with the check code that seals it.
pub struct Sealed<'a> {
    /// The whole line without its code.
    said: &'a str,
    /// Who decided, and what.
    pub entry: &'a str,
    code: &'a str,
}

impl<'a> Sealed<'a> {
    /// Reads the line with this number.
    pub fn read(number: usize, line: &'a str) -> Result<Sealed<'a>, Phrase> {
        let expected = || phrase!("chronicle-bad-line", number = number);
        let (said, code) = line.strip_suffix(']').and_then(|line| line.rsplit_once(" [")).ok_or_else(expected)?;
        match said.split_once(". ") {
            Some((found, entry)) if found == number.to_string() => Ok(Sealed { said, entry, code }),
            Some(_) | None => Err(expected()),
        }
    }

    /// Adds the line to the digest and compares the codes.
    pub fn check(&self, check: &mut Check) -> Result<(), Phrase> {
        check.add(self.said);
        match self.code == check.code() {
            true => Ok(()),
            false => Err(phrase!("chronicle-changed")),
        }
    }
}

/// A running digest of all lines so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Check([u8; 32]);

impl Check {
    /// Of no line yet.
    pub fn new() -> Check {
        Check::default()
    }

    /// One line more.
    pub fn add(&mut self, line: &str) {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(line);
        self.0 = hash.finalize().into();
    }

    /// Short enough for the end of a line.
    pub fn code(&self) -> String {
        hex::encode(&self.0[..4])
    }
}

/// The lines that say something, with their numbers.
pub struct Lines<'a> {
    lines: Vec<(usize, &'a str)>,
    at: usize,
    last: usize,
}

impl<'a> Lines<'a> {
    /// Of this text.
    pub fn new(text: &'a str) -> Lines<'a> {
        let lines: Vec<_> = text
            .lines()
            .enumerate()
            .map(|(at, line)| (at + 1, line.trim_end()))
            .filter(|(_, line)| !line.is_empty())
            .collect();
        let last = lines.last().map_or(1, |(number, _)| *number);
        Lines { lines, at: 0, last }
    }

    /// The next line, still to be read.
    pub fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.at).map(|(_, line)| *line)
    }

    /// The next line with its number.
    pub fn next(&mut self) -> Result<(usize, &'a str), Fault> {
        let line = self.lines.get(self.at).copied();
        self.at += 1;
        line.ok_or_else(|| Fault::at_line(self.last, phrase!("chronicle-cut-short")))
    }

    fn ends_early(&self, count: usize) -> Fault {
        Fault::at_line(self.last, phrase!("chronicle-ends-early", count = count))
    }

    /// The value of the next line, which must have this key.
    pub fn field(&mut self, key: &str, check: &mut Check) -> Result<(usize, &'a str), Fault> {
        let (number, line) = self.next()?;
        check.add(line);
        line.strip_prefix(key)
            .and_then(|rest| rest.strip_prefix(": "))
            .map(|value| (number, value))
            .ok_or_else(|| Fault::at_line(number, phrase!("chronicle-field-missing", key = key)))
    }

    /// Reads everything up to the result; gives the number of entries.
    pub fn entries(&mut self, mut read: impl FnMut(usize, &'a str) -> Result<(), Phrase>) -> Result<usize, Fault> {
        let mut count = 0;
        while self.peek().is_some_and(|line| !line.starts_with("result:")) {
            let (line, entry) = self.next()?;
            count += 1;
            read(count, entry).map_err(|what| Fault::at_line(line, what).at_decision(count))?;
        }
        Ok(count)
    }

    /// Reads the result and the end.
    pub fn close(
        &mut self,
        count: usize,
        check: &mut Check,
        result: impl FnOnce(&str) -> Result<(), Phrase>,
    ) -> Result<(), Fault> {
        let Ok((line, said)) = self.next() else {
            return Err(self.ends_early(count));
        };
        result(said).map_err(|what| Fault::at_line(line, what))?;
        check.add(said);
        let Ok((line, end)) = self.field("end", &mut Check::new()) else {
            return Err(self.ends_early(count));
        };
        if end != format!("{count} [{}]", check.code()) {
            return Err(Fault::at_line(line, phrase!("chronicle-wrong-end", count = count)));
        }
        // Whoever has the key of the site that signed it finds out what a signature is worth.
        if self.peek().is_some_and(|line| line.starts_with(SIGNED)) {
            self.next()?;
        }
        match self.next() {
            Ok((line, more)) => Err(Fault::at_line(line, phrase!("chronicle-goes-on", found = more))),
            Err(_) => Ok(()),
        }
    }
}
