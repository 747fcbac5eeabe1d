//! Data files as plain forms, to tell sets with different figures apart whatever the types are called that read them.
//!
//! A form has what a file says, and nothing of how it says it: no comments, no layout, fields and entries in the order of
//! their names. What does not change play is left out: names and their grammatical forms, where a figure comes from, remarks.

use std::iter::Peekable;
use std::str::CharIndices;

use sha2::{Digest, Sha256};

use crate::data::Source;
use crate::phrase;
use crate::phrase::Fault;

/// Whether a field says nothing that play depends on: a name in some language, a remark, or where figures come from.
fn is_left_out(field: &str, value: &str) -> bool {
    let language = |name: &str| matches!(name, "en" | "ru");
    let provenance = |word: &str| matches!(word, "Rulebook" | "Public" | "Derived" | "Chosen" | "Box");
    match field {
        "remark" => true,
        // Rules have fields of this name too: from how many on something holds.
        "from" => value
            .split(['(', ')', ','])
            .map(|part| part.rsplit(':').next().unwrap_or(part))
            .all(|word| word.is_empty() || provenance(word)),
        _ => language(field.rsplit_once('_').map_or(field, |(_, end)| end)),
    }
}

/// Tells sets with different figures apart: the first half of a SHA-256 over the forms of all files, as hexadecimal
/// digits. Short enough for a header, long enough to be sure.
///
/// ```
/// use kernel::canonical::fingerprint;
/// use kernel::data::Source;
///
/// let of = |text| fingerprint(&[Source { file: "cards.ron", text }]).unwrap();
/// let cards = of(r#"[(id: "orc", cards: 2, ru: {"one": "орк"})]"#);
/// assert_eq!(of(r#"[(cards: 2, id: "orc", ru: {"one": "орк", "acc": "орка"})] // the same"#), cards);
/// assert_ne!(of(r#"[(id: "orc", cards: 3, ru: {"one": "орк"})]"#), cards);
/// assert_eq!(of(r##"#![enable(implicit_some)] [(id: "orc", cards: 2)]"##), cards);
/// ```
pub fn fingerprint(sources: &[Source<'_>]) -> Result<String, Fault> {
    let mut hash = Sha256::new();
    for source in sources {
        hash.update(form(source)?);
        hash.update("\n");
    }
    Ok(hex::encode(&hash.finalize()[..16]))
}

/// The form of a file, as one line.
fn form(source: &Source<'_>) -> Result<String, Fault> {
    let mut reader = Reader { text: source.text, chars: source.text.char_indices().peekable() };
    reader.skip_extensions();
    let read = reader.value(0).and_then(|form| {
        reader.skip_space();
        match reader.chars.next() {
            None => Ok(form),
            Some((at, _)) => Err(at),
        }
    });
    read.map_err(|at| {
        let line = source.text[..at].lines().count().max(1);
        let detail = source.text[at..].chars().take(20).collect::<String>();
        Fault::at_line(line, phrase!("data-unreadable", detail = detail)).in_file(source.file)
    })
}

/// No file nests deeper.
const DEEPEST: usize = 64;

/// Reads RON, as far as data files use it. A fault is the place of what was not understood.
struct Reader<'a> {
    text: &'a str,
    chars: Peekable<CharIndices<'a>>,
}

impl<'a> Reader<'a> {
    /// The place of what comes next.
    fn at(&mut self) -> usize {
        self.chars.peek().map_or(self.text.len(), |(at, _)| *at)
    }

    fn peek(&mut self) -> Option<char> {
        self.chars.peek().map(|(_, c)| *c)
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let start = self.at();
        while self.chars.next_if(|(_, c)| wanted(*c)).is_some() {}
        let end = self.at();
        &self.text[start..end]
    }

    /// What has not been read yet.
    fn rest(&mut self) -> &'a str {
        let at = self.at();
        &self.text[at..]
    }

    /// Leaves so many bytes behind.
    fn skip(&mut self, bytes: usize) {
        let until = self.at() + bytes;
        while self.chars.next_if(|(at, _)| *at < until).is_some() {}
    }

    /// Skips white space and comments.
    fn skip_space(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            let rest = self.rest();
            if rest.starts_with("//") {
                self.take_while(|c| c != '\n');
            } else if rest.starts_with("/*") {
                self.skip(comment(rest));
            } else {
                return;
            }
        }
    }

    /// Skips what says how a file is written: `#![enable(implicit_some)]`.
    fn skip_extensions(&mut self) {
        self.skip_space();
        while self.rest().starts_with("#![") {
            self.take_while(|c| c != ']');
            self.chars.next();
            self.skip_space();
        }
    }

    /// Takes this mark, if it comes next.
    fn mark(&mut self, mark: char) -> bool {
        self.skip_space();
        self.chars.next_if(|(_, c)| *c == mark).is_some()
    }

    fn value(&mut self, depth: usize) -> Result<String, usize> {
        self.skip_space();
        let at = self.at();
        if depth > DEEPEST {
            return Err(at);
        }
        match self.peek().ok_or(at)? {
            '"' => self.string(),
            'r' if self.rest().starts_with("r\"") || self.rest().starts_with("r#") => self.raw_string(),
            '[' => {
                self.chars.next();
                let items = self.items(']', |reader| reader.value(depth + 1).map(Some))?;
                Ok(format!("[{}]", items.join(",")))
            }
            '{' => {
                self.chars.next();
                let mut entries = self.items('}', |reader| reader.entry(depth + 1).map(Some))?;
                entries.sort();
                Ok(format!("{{{}}}", entries.join(",")))
            }
            '(' => self.fields(depth + 1),
            _ => {
                let word = self.word()?;
                self.skip_space();
                let fields = if self.peek() == Some('(') { self.fields(depth + 1)? } else { String::new() };
                Ok(word + &fields)
            }
        }
    }

    /// What stands between two brackets, with commas between the items; None for one that is left out.
    fn items(
        &mut self,
        end: char,
        mut item: impl FnMut(&mut Self) -> Result<Option<String>, usize>,
    ) -> Result<Vec<String>, usize> {
        let mut items = vec![];
        while !self.mark(end) {
            items.extend(item(self)?);
            if !self.mark(',') {
                return if self.mark(end) { Ok(items) } else { Err(self.at()) };
            }
        }
        Ok(items)
    }

    fn entry(&mut self, depth: usize) -> Result<String, usize> {
        let key = self.value(depth)?;
        if !self.mark(':') {
            return Err(self.at());
        }
        Ok(format!("{key}:{}", self.value(depth)?))
    }

    /// What stands in round brackets: fields with names, which are sorted by them, or values in order.
    fn fields(&mut self, depth: usize) -> Result<String, usize> {
        self.chars.next();
        let mut named = false;
        let mut items = self.items(')', |reader| {
            let first = reader.value(depth)?;
            if !reader.mark(':') {
                return Ok(Some(first));
            }
            named = true;
            let value = reader.value(depth)?;
            Ok((!is_left_out(&first, &value)).then(|| format!("{first}:{value}")))
        })?;
        if named {
            items.sort();
        }
        Ok(format!("({})", items.join(",")))
    }

    /// A number, a truth value or the name of a field or variant. Numbers are written one way.
    fn word(&mut self) -> Result<String, usize> {
        let at = self.at();
        let word = self.take_while(|c| c.is_ascii_alphanumeric() || "_+-.".contains(c));
        match word {
            "" => Err(at),
            _ if word.starts_with(|c: char| c.is_ascii_digit() || "+-".contains(c)) => {
                Ok(word.trim_start_matches('+').replace('_', ""))
            }
            _ => Ok(word.to_owned()),
        }
    }

    /// A text, as it stands there.
    fn string(&mut self) -> Result<String, usize> {
        let at = self.at();
        self.chars.next();
        let mut text = String::from("\"");
        loop {
            match self.chars.next().ok_or(at)? {
                (_, '"') => break,
                (_, '\\') => {
                    let (_, escaped) = self.chars.next().ok_or(at)?;
                    text.extend(['\\', escaped]);
                }
                (_, plain) => text.push(plain),
            }
        }
        text.push('"');
        Ok(text)
    }

    /// A text in which nothing has a meaning of its own, as it would stand between plain marks.
    fn raw_string(&mut self) -> Result<String, usize> {
        let at = self.at();
        let rest = &self.rest()[1..];
        let fence = rest.len() - rest.trim_start_matches('#').len();
        let end = format!("\"{}", "#".repeat(fence));
        let inside = rest[fence..].strip_prefix('"').and_then(|inside| inside.split_once(&end)).ok_or(at)?.0;
        self.skip(1 + fence + 1 + inside.len() + end.len());
        Ok(format!("\"{}\"", inside.replace('\\', "\\\\").replace('"', "\\\"")))
    }
}

/// How many bytes a comment takes that others may lie inside of.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0usize, 0);
    loop {
        let rest = &text[at..];
        let (opens, closes) = (rest.starts_with("/*"), rest.starts_with("*/"));
        depth = if opens { depth + 1 } else { depth.saturating_sub(closes.into()) };
        at += match rest.chars().next() {
            Some(_) if opens || closes => 2,
            Some(other) => other.len_utf8(),
            None => return at,
        };
        if depth == 0 {
            return at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, Fault> {
        form(&Source { file: "a.ron", text })
    }

    #[test]
    fn a_form_has_what_a_file_says_and_not_how() {
        let one = r#"
            // A remark, with a "mark" in it.
            (b: [1, 2_000, +3], a: (value: Some(Wood), from: Rulebook), does: Gain(good: Point, most: 6),
             en: {"one": "a(b"}, colour_ru: {"one": "б"}, map: {Wood: 1, Gold: 2}, pair: (2, 1), remark: "why")"#;
        let two = r#"(a: (from: Chosen, value: Some(Wood)), b: [1, 2000, 3,], pair: (2, 1),
             does: Gain(most: 6, good: Point), map: {Gold: 2, Wood: 1})"#;
        let form = read(one).unwrap();
        assert_eq!(
            form,
            "(a:(value:Some(Wood)),b:[1,2000,3],does:Gain(good:Point,most:6),map:{Gold:2,Wood:1},pair:(2,1))"
        );
        assert_eq!(read(two).unwrap(), form);
        assert_eq!(read(r##"[r#"a"b\c"#, /* a /* nested */ remark */ 1]"##), read(r#"["a\"b\\c", 1]"#));
    }

    #[test]
    fn whatever_play_depends_on_changes_the_form() {
        let form = read(r#"(cards: Coloured(2), id: "a", list: [1, 2], from: Rulebook)"#).unwrap();
        for other in [
            r#"(cards: Coloured(2), id: "a", list: [1, 2], from: 3)"#,
            r#"(cards: Colourless(2), id: "a", list: [1, 2])"#,
            r#"(cards: Coloured(3), id: "a", list: [1, 2])"#,
            r#"(cards: Coloured(2), id: "b", list: [1, 2])"#,
            r#"(cards: Coloured(2), id: "a", list: [2, 1])"#,
            r#"(cards: Coloured(2), list: [1, 2])"#,
        ] {
            assert_ne!(read(other).unwrap(), form, "{other}");
        }
    }

    #[test]
    fn nonsense_is_reported_with_its_line() {
        for text in ["", "(", "(a: 1", "[1 2]", "{1}", "\"a", "1 2", "(a: )", "\n\n(a: ?)", &"(".repeat(1000)] {
            assert!(read(text).is_err(), "{text}");
        }
        assert_eq!(read("(a: 1,\n b: ?)").unwrap_err().line, Some(2));
    }
}
