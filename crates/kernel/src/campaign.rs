//! Campaigns: series of games in which what came of one changes the next, whichever game it is.
//!
//! A campaign is kept as one readable text: what was chosen at its beginning, then one line for each thing that happened since,
//! sealed like the lines of a chronicle. Everything else about it follows from these lines. Its games are chronicles of their
//! own; the text names the commitment of each game's seed before the first decision and the last check code after it.

use std::fmt::{Debug, Write};

use crate::chronicle::text::{Check, Lines, Sealed};
use crate::chronicle::{NAME, is_name};
use crate::phrase;
use crate::phrase::{Fault, Phrase};

/// The version of the text format.
pub const FORMAT: &str = "letopis campaign 1";

/// No campaign has so many lines.
const LONGEST: usize = 1_000;

/// The campaigns of a game. A campaign is handed in as its text, and what comes of it is handed back as text.
pub trait Campaigns: Debug + Send + Sync {
    /// What is chosen before a campaign begins.
    fn openings(&self) -> Vec<Opening>;

    /// Begins a campaign. Whatever is not answered is taken as usual.
    fn begin(&self, player: &str, answers: &[(&str, &str)]) -> Result<String, Phrase>;

    /// How a campaign stands.
    fn sheet(&self, text: &str) -> Result<Sheet, Fault>;

    /// Takes one of the picks that the sheet offers.
    fn choose(&self, text: &str, pick: &str) -> Result<String, Fault>;

    /// Begins the game that is due, with a seed of this commitment.
    fn start(&self, text: &str, commitment: &str) -> Result<String, Fault>;

    /// Enters what came of the game that is on. Whoever left it to a bot has lost it, whatever the bot made of it.
    fn enter(&self, text: &str, chronicle: &str, left: bool) -> Result<String, Fault>;

    /// Gives up a game that cannot be finished through no fault of the player: it is due again.
    fn break_off(&self, text: &str) -> Result<String, Fault>;
}

/// Something to be chosen before a campaign begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its name in notation.
    pub id: &'static str,
    /// What is asked.
    pub question: Phrase,
    /// What may be answered.
    pub picks: Vec<Pick>,
    /// What is taken if nobody answers, in notation.
    pub usual: String,
}

/// Something that may be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    /// In notation.
    pub notation: String,
    /// In words.
    pub phrase: Phrase,
    /// What is to be known of it, sentence by sentence.
    pub about: Vec<Phrase>,
}

/// How a campaign stands, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Who plays it.
    pub player: String,
    /// How it stands, as a headline.
    pub headline: Phrase,
    /// What holds for all of it: a name and a value each.
    pub head: Vec<(Phrase, Phrase)>,
    /// What is counted, and how much of it decides the campaign.
    pub tallies: Vec<Tally>,
    /// What the columns are called.
    pub columns: Vec<Phrase>,
    /// One for each game, the first game first.
    pub rows: Vec<Row>,
    /// What is to be done next.
    pub next: Next,
}

/// Something that is counted towards the end of a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tally {
    /// What.
    pub name: Phrase,
    /// How often it has happened.
    pub count: usize,
    /// How often it must happen to end the campaign.
    pub of: usize,
}

/// A game of a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// One for each column.
    pub cells: Vec<Cell>,
    /// Whether it was won; none while it is not over.
    pub won: Option<bool>,
    /// The commitment of its seed, once it has begun.
    pub commitment: Option<String>,
    /// The last check code of its chronicle, once it is over.
    pub check: Option<String>,
}

/// What stands in a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A number.
    Number(i64),
    /// Words.
    Words(Phrase),
    /// Words that are crossed out.
    Struck(Phrase),
}

/// What is to be done next in a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// Something is to be chosen.
    Choose {
        /// What is asked.
        question: Phrase,
        /// What may be chosen.
        picks: Vec<Pick>,
    },
    /// A game is to begin.
    Begin {
        /// Its setup, in notation.
        setup: String,
        /// What is particular about it: a name and a value each.
        terms: Vec<(Phrase, Phrase)>,
    },
    /// A game is on.
    Play {
        /// Its setup, in notation.
        setup: String,
        /// The commitment of its seed.
        commitment: String,
    },
    /// The campaign is over.
    Over {
        /// Whether it was won.
        won: bool,
    },
}

/// The text of a campaign, as far as it can be read without its game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script {
    /// Of which game.
    pub game: String,
    /// Who plays it.
    pub player: String,
    /// What was chosen at its beginning: the name and the answer of each opening.
    pub answers: Vec<(String, String)>,
    /// What happened since, in the notation of the game.
    pub steps: Vec<String>,
}

impl Script {
    /// The whole text.
    pub fn write(&self) -> String {
        let mut check = Check::new();
        let mut text = String::new();
        let named = [("game", &self.game), ("player", &self.player)].into_iter();
        let answers = self.answers.iter().map(|(id, answer)| (id.as_str(), answer));
        let header = std::iter::once(FORMAT.to_owned())
            .chain(named.chain(answers).map(|(key, value)| format!("{key}: {value}")));
        for line in header {
            check.add(&line);
            let _ = writeln!(text, "{line}");
        }
        let _ = writeln!(text, "check: {}\n", check.code());
        for (at, step) in self.steps.iter().enumerate() {
            let line = format!("{}. {step}", at + 1);
            check.add(&line);
            let _ = writeln!(text, "{line} [{}]", check.code());
        }
        text
    }

    /// Reads such a text, and finds out whether anything in it was changed. Whether its steps make sense, only the game knows.
    pub fn read(text: &str) -> Result<Script, Fault> {
        let mut lines = Lines::new(text);
        let mut check = Check::new();
        let (number, first) = lines.next()?;
        if first != FORMAT {
            return Err(Fault::at_line(number, phrase!("campaign-not-one", expected = FORMAT)));
        }
        check.add(first);
        let (_, game) = lines.field("game", &mut check)?;
        let (number, player) = lines.field("player", &mut check)?;
        if !is_name(player) {
            return Err(Fault::at_line(number, phrase!("bad-player-name", name = player, most = NAME)));
        }
        let mut answers = vec![];
        while lines.peek().is_some_and(|line| !line.starts_with("check: ")) {
            let (number, line) = lines.next()?;
            check.add(line);
            let answer = line.split_once(": ").map(|(id, answer)| (id.to_owned(), answer.to_owned()));
            answers.push(answer.ok_or_else(|| Fault::at_line(number, phrase!("campaign-bad-answer", text = line)))?);
        }
        let (number, code) = lines.field("check", &mut Check::new())?;
        if code != check.code() {
            return Err(Fault::at_line(number, phrase!("campaign-changed")));
        }
        let mut steps = vec![];
        while lines.peek().is_some() {
            let (line, step) = lines.next()?;
            let at_line = |what| Fault::at_line(line, what);
            let sealed = Sealed::read(steps.len() + 1, step).map_err(at_line)?;
            sealed.check(&mut check).map_err(|_| at_line(phrase!("campaign-changed")))?;
            steps.push(sealed.entry.to_owned());
            if steps.len() > LONGEST {
                return Err(at_line(phrase!("campaign-too-long", most = LONGEST)));
            }
        }
        Ok(Script { game: game.to_owned(), player: player.to_owned(), answers, steps })
    }
}

/// The last check code of a chronicle.
pub fn last_code(chronicle: &str) -> Option<&str> {
    let end = chronicle.trim_end().lines().next_back()?;
    Some(end.strip_prefix("end: ")?.strip_suffix(']')?.rsplit_once('[')?.1)
}

/// The commitment to its seed that a chronicle names.
pub fn commitment_of(chronicle: &str) -> Option<&str> {
    chronicle.lines().find_map(|line| line.strip_prefix("commitment: "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn script() -> Script {
        Script {
            game: "stones".to_owned(),
            player: "Анна".to_owned(),
            answers: vec![("side".to_owned(), "b".to_owned())],
            steps: vec!["against celts".to_owned(), "won 3 to 2 [really]".to_owned()],
        }
    }

    #[test]
    fn a_campaign_reads_back() {
        let text = script().write();
        assert_eq!(Script::read(&text), Ok(script()));
        assert!(text.starts_with("letopis campaign 1\ngame: stones\nplayer: Анна\nside: b\ncheck: "), "{text}");
    }

    #[test]
    fn what_was_changed_is_found_out() {
        let text = script().write();
        let wrong = |text: &str| Script::read(text).map_err(|fault| fault.what.key);
        assert_eq!(wrong(""), Err("chronicle-cut-short"));
        assert_eq!(wrong("letopis chronicle 1"), Err("campaign-not-one"));
        assert_eq!(wrong(&text.replace("side: b", "side: a")), Err("campaign-changed"));
        assert_eq!(wrong(&text.replace("celts", "qin")), Err("campaign-changed"));
        assert_eq!(wrong(&text.replace("2. won", "3. won")), Err("chronicle-bad-line"));
        assert_eq!(wrong(&text.replace("Анна", "А: [x]")), Err("bad-player-name"));
        let cut = text.rsplit_once("2. ").map_or("", |(before, _)| before);
        assert_eq!(
            Script::read(cut).map(|script| script.steps.len()),
            Ok(1),
            "what was cut off at the end cannot be known"
        );
    }

    #[test]
    fn a_chronicle_is_known_by_its_codes() {
        let text = "letopis chronicle 1\ncommitment: ab12\nseed: 00\n\n1. A: x [00000000]\n\nresult: unfinished\nend: 1 [12345678]\n";
        assert_eq!((commitment_of(text), last_code(text)), (Some("ab12"), Some("12345678")));
        assert_eq!(last_code("end: [x"), None);
    }
}
