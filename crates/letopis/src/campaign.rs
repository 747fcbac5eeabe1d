//! `letopis campaign`: a series of games at the terminal, kept in a file, with the chronicle of each game beside it.

use std::path::Path;

use anstyle::{Effects, Style};
use kernel::campaign::{Campaigns, Cell, Next, Opening, Pick, Script, Sheet};
use kernel::{Fault, Phrase, Seed, phrase};
use speech::Speech;
use table::Games;

use crate::hosted::Host;
use crate::play::{self, Console, Line};
use crate::tables::columns::align;
use crate::width::flow;
use crate::{Failure, Outcome, files};

/// What the command line asks for.
#[derive(Clone, Debug)]
pub struct Args {
    /// Where the campaign is kept.
    pub file: String,
    /// Of which game a new campaign is; the first that offers any unless told.
    pub game: Option<String>,
    /// The name that a new campaign is played under.
    pub name: Option<String>,
    /// Seeds to play again; from the system unless told.
    pub seed: Option<u64>,
    /// Only print the sheet.
    pub sheet: bool,
    /// The language, if the command line names one.
    pub lang: Option<String>,
}

/// What came of asking somebody.
enum Answer {
    /// One of the picks, in notation.
    Picked(String),
    /// They leave.
    Leave,
}

/// Begins a campaign or goes on with it.
pub fn run(games: &Games<dyn Host>, args: &Args, words: &Speech) -> Outcome {
    let complain = |what: &Phrase| Failure::Input(words.say(what, &[]));
    let known = match Path::new(&args.file).exists() || args.sheet {
        true => Some(files::read(&args.file, words)?),
        false => None,
    };
    let game = match &known {
        Some(text) => Some(Script::read(text).map_err(|fault| files::fault(fault, &args.file, words))?.game),
        None => args.game.clone(),
    };
    let mut offered = games.iter().filter_map(|host| Some((host, host.campaigns()?)));
    let found = offered.find(|(host, _)| game.as_deref().is_none_or(|game| game == host.id()));
    let (host, campaigns) = found.ok_or_else(|| complain(&phrase!("letopis-no-campaigns")))?;
    let console = Console::open(words)?;
    let text = known.clone().unwrap_or_default();
    let mut series = Series { host, campaigns, args, words, console, text };
    if known.is_none() && !series.begin()? {
        return Ok(());
    }
    series.go_on()
}

struct Series<'a> {
    host: &'static dyn Host,
    campaigns: Box<dyn Campaigns>,
    args: &'a Args,
    words: &'a Speech,
    console: Console,
    text: String,
}

impl Series<'_> {
    fn print(&self, phrase: &Phrase) {
        anstream::println!("{}", flow(&self.words.say(phrase, &[])));
    }

    fn complain(&self, what: &Phrase) -> Failure {
        Failure::Input(self.words.say(what, &[]))
    }

    /// Takes over a text and keeps it.
    fn keep(&mut self, changed: Result<String, Fault>) -> Outcome {
        self.text = changed.map_err(|fault| files::fault(fault, &self.args.file, self.words))?;
        files::write(&self.args.file, &self.text, self.words)
    }

    /// Asks what is chosen at the beginning; false if whoever is asked leaves.
    fn begin(&mut self) -> Result<bool, Failure> {
        let name = self.args.name.clone().unwrap_or_else(|| self.words.word("letopis-me"));
        if play::is_bot_name(&name) {
            return Err(self.complain(&phrase!("letopis-campaign-bot-name", name = name)));
        }
        let mut answers = vec![];
        for Opening { id, question, picks, usual } in self.campaigns.openings() {
            self.offer(&question, &picks);
            match self.ask(&name, &picks, Some(&usual))? {
                Answer::Picked(answer) => answers.push((id, answer)),
                Answer::Leave => return Ok(false),
            }
        }
        let answers: Vec<(&str, &str)> = answers.iter().map(|(id, answer)| (*id, answer.as_str())).collect();
        let text = self.campaigns.begin(&name, &answers).map_err(|what| self.complain(&what))?;
        self.keep(Ok(text))?;
        Ok(true)
    }

    /// Goes on until the campaign is over or whoever plays it leaves.
    fn go_on(&mut self) -> Outcome {
        loop {
            let sheet = self.campaigns.sheet(&self.text);
            let sheet = sheet.map_err(|fault| files::fault(fault, &self.args.file, self.words))?;
            self.show(&sheet);
            if self.args.sheet {
                return Ok(());
            }
            let chronicle = format!("{}-{}.chronicle", self.args.file, sheet.rows.len());
            match &sheet.next {
                Next::Over { .. } => return Ok(()),
                Next::Choose { question, picks } => {
                    self.offer(question, picks);
                    match self.ask(&sheet.player, picks, None)? {
                        Answer::Picked(pick) => self.keep(self.campaigns.choose(&self.text, &pick))?,
                        Answer::Leave => return Ok(()),
                    }
                }
                Next::Begin { setup, .. } => self.set_up(&sheet, setup, &chronicle)?,
                Next::Play { .. } => {
                    if !Path::new(&chronicle).exists() {
                        self.print(&phrase!("letopis-campaign-lost", file = chronicle));
                        self.keep(self.campaigns.break_off(&self.text))?;
                        continue;
                    }
                    self.play(&chronicle)?;
                    let played = files::read(&chronicle, self.words)?;
                    let unfinished = played.lines().any(|line| line == "result: unfinished");
                    if unfinished {
                        return Ok(());
                    }
                    let entered = self.campaigns.enter(&self.text, &played, false);
                    self.keep(entered.map_err(|fault| fault.in_file(&chronicle)))?;
                }
            }
        }
    }

    /// Opens the chronicle of the game that is due, then says so in the campaign. If something comes in between, the chronicle
    /// without decisions is found again.
    fn set_up(&mut self, sheet: &Sheet, setup: &str, chronicle: &str) -> Outcome {
        let game = match Path::new(chronicle).exists() {
            true => {
                let text = files::read(chronicle, self.words)?;
                let found = self.host.read(&text).map_err(|fault| files::fault(fault, chronicle, self.words))?;
                if found.setup() != setup || found.decisions() > 0 {
                    return Err(self.complain(&phrase!("letopis-campaign-in-the-way", file = chronicle)));
                }
                found
            }
            false => {
                let seed = match self.args.seed {
                    Some(number) => Seed::of_series(number, sheet.rows.len() as u64),
                    None => play::fresh_seed().map_err(|what| self.complain(&what))?,
                };
                let begun = self.host.begin(setup, seed, vec![sheet.player.clone()]);
                begun.map_err(|what| self.complain(&what))?
            }
        };
        files::write(chronicle, &game.chronicle(), self.words)?;
        self.keep(self.campaigns.start(&self.text, &game.seed().commitment()))
    }

    /// Plays the game in this file, like `letopis play`.
    fn play(&self, chronicle: &str) -> Outcome {
        let args = play::Args {
            game: self.host.id().to_owned(),
            seats: None,
            setup: None,
            seed: None,
            file: Some(chronicle.to_owned()),
            data: None,
            lang: self.args.lang.clone(),
            campaign: Some(self.args.file.clone()),
        };
        self.host.play(play::Play::new(&args, self.words))
    }

    fn offer(&self, question: &Phrase, picks: &[Pick]) {
        let bold = Style::new().effects(Effects::BOLD);
        anstream::println!("{}", flow(&format!("\n{bold}{}{bold:#}", self.words.say(question, &[]))));
        for (at, Pick { notation, phrase, about }) in picks.iter().enumerate() {
            anstream::println!("{}", flow(&format!("  {:>2}  {}  {notation}", at + 1, self.words.say(phrase, &[]))));
            for sentence in about {
                anstream::println!("{}", flow(&format!("      {}", self.words.say(sentence, &[]))));
            }
        }
    }

    /// Asks until one of the picks was named, by its number or in notation. An empty line takes what is usual.
    fn ask(&mut self, who: &str, picks: &[Pick], usual: Option<&str>) -> Result<Answer, Failure> {
        if let Some(usual) = usual {
            self.print(&phrase!("letopis-campaign-usual", usual = usual));
        }
        self.console.suggest(|| picks.iter().map(|pick| pick.notation.clone()).collect());
        loop {
            let line = match self.console.ask(who, self.words)? {
                Line::Typed(line) => line.trim().to_owned(),
                Line::Ended => return Ok(self.leave()),
                Line::Interrupted => {
                    self.leave();
                    return Err(Failure::Interrupted);
                }
            };
            let picked = match (line.parse::<usize>(), line.as_str()) {
                (_, "quit" | "exit") => return Ok(self.leave()),
                (_, "") => usual.map(str::to_owned),
                (Ok(number), _) => number.checked_sub(1).and_then(|at| picks.get(at)).map(|pick| pick.notation.clone()),
                (Err(_), typed) => picks.iter().find(|pick| pick.notation == typed).map(|pick| pick.notation.clone()),
            };
            match picked {
                Some(picked) => return Ok(Answer::Picked(picked)),
                None => self.print(&phrase!("letopis-campaign-no-pick", text = line, most = picks.len())),
            }
        }
    }

    /// Tells how to come back.
    fn leave(&self) -> Answer {
        if !self.console.is_keyboard() {
            anstream::println!();
        }
        match self.text.is_empty() {
            true => self.print(&phrase!("letopis-campaign-not-begun")),
            false => self.print(&phrase!("letopis-campaign-kept", command = play::campaign_command(&self.args.file))),
        }
        Answer::Leave
    }

    fn show(&self, sheet: &Sheet) {
        let say = |phrase: &Phrase| self.words.say(phrase, &[]);
        let bold = Style::new().effects(Effects::BOLD);
        anstream::println!("\n{}", flow(&format!("{bold}{}{bold:#}", say(&sheet.headline))));
        for (name, value) in &sheet.head {
            anstream::println!("{}", flow(&format!("{}: {}", say(name), say(value))));
        }
        let tallies = sheet.tallies.iter().map(|tally| format!("{}: {} / {}", say(&tally.name), tally.count, tally.of));
        anstream::println!("{}", flow(&tallies.collect::<Vec<_>>().join(" · ")));
        if sheet.rows.is_empty() {
            return;
        }
        let cell = |cell: &Cell| match cell {
            Cell::Empty => "–".to_owned(),
            Cell::Number(number) => number.to_string(),
            Cell::Words(words) => say(words),
            Cell::Struck(words) => format!("−{}", say(words)),
        };
        let heads = std::iter::once("№".to_owned()).chain(sheet.columns.iter().map(say)).collect();
        let rows = sheet.rows.iter().enumerate().map(|(at, row)| {
            std::iter::once((at + 1).to_string()).chain(row.cells.iter().map(cell)).collect::<Vec<String>>()
        });
        let table: Vec<Vec<String>> = std::iter::once(heads).chain(rows).collect();
        anstream::println!("\n{}", align(&table).trim_end());
    }
}
