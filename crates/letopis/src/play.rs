//! `letopis play`: a game at the terminal, against bots or with others at the same screen.

mod console;
mod leaving;
mod options;

use std::ops::RangeInclusive;
use std::path::Path;

use anstyle::{Effects, Style};
use bots::{Budget, Kind, Seated};
use kernel::data::{Entry, Naming};
use kernel::passage::Said;
use kernel::{Checked, Chronicle, Data, Options, Phrase, Seat, Seed, Seen, Stream, Viewer, phrase};
use speech::Speech;
use table::Games;

pub use self::console::{Console, Line};
use self::leaving::Farewell;
pub use self::leaving::campaign_command;
use crate::hosted::{self, Errand, Host, Hosted, find, speech_with};
use crate::simulate::read_bot;
use crate::width::flow;
use crate::{Failure, Outcome, cards, files, lookup, replay};

/// So many cards that answer to a word are shown; of more, only the names.
const PAGES: usize = 5;

/// What the command line asks for.
#[derive(Clone, Debug)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// Who sits where: `me`, or the name of a bot.
    pub seats: Option<String>,
    /// The whole setup, in notation.
    pub setup: Option<String>,
    /// A seed to play again; from the system unless told.
    pub seed: Option<u64>,
    /// Where the game is kept.
    pub file: Option<String>,
    /// Where the data is.
    pub data: Option<String>,
    /// The language, if the command line names one.
    pub lang: Option<String>,
    /// The file of the campaign that it is a game of.
    pub campaign: Option<String>,
}

/// Plays a game.
pub fn run(games: &Games<dyn Host>, args: &Args, words: &Speech) -> Outcome {
    let host = find(games, &args.game).map_err(|what| Failure::Input(words.say(&what, &[])))?;
    host.play(Play::new(args, words))
}

/// Plays a game at the terminal.
pub struct Play<'a> {
    args: &'a Args,
    words: &'a Speech,
}

impl<'a> Play<'a> {
    /// As these arguments ask for it.
    pub fn new(args: &'a Args, words: &'a Speech) -> Play<'a> {
        Play { args, words }
    }
}

impl Errand for Play<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let data = files::data::<G::Data>(self.args.data.as_deref(), self.words)?;
        let namings = data.namings();
        let words = speech_with::<G>(self.words.language(), data);
        let chronicle = open::<G>(data, self.args, &words)?;
        let seats = Seat::all(chronicle.players().len()).zip(chronicle.players());
        let bots = seats.map(|(seat, name)| bot_of(seat, name, chronicle.seed())).collect();
        let farewell = Farewell::new(self.args, &words)?;
        let console = Console::open(&words)?;
        let file = self.args.file.clone();
        let names = replay::names(chronicle.players(), &words);
        let mut session = Session { chronicle, names, bots, file, words, namings, console, farewell, last_shown: 0 };
        session.save()?;
        session.run()
    }
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitter {
    Person,
    Bot(Kind),
}

/// Resumes the game in the file, or begins a new one.
fn open<G: Hosted>(data: &'static G::Data, args: &Args, words: &Speech) -> Result<Chronicle<G>, Failure> {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    if let Some(path) = args.file.as_deref().filter(|path| Path::new(path).exists()) {
        if args.seats.is_some() || args.setup.is_some() || args.seed.is_some() {
            return Err(complain(phrase!("letopis-resume-as-is", file = path)));
        }
        let text = files::read(path, words)?;
        return Chronicle::read(data, &text).map_err(|fault| files::fault(fault, path, words));
    }
    let sitters = match &args.seats {
        Some(seats) => read_sitters(seats).map_err(complain)?,
        None => usual_sitters(G::SEATS),
    };
    let setup = hosted::setup::<G>(data, sitters.len(), args.setup.as_deref()).map_err(complain)?;
    let seed = match args.seed {
        Some(number) => Seed::of_series(number, 0),
        None => fresh_seed().map_err(complain)?,
    };
    Chronicle::begin(data, setup, seed, names(&sitters, words)).map_err(complain)
}

/// A person against two bots, or as many as the game needs.
fn usual_sitters(seats: RangeInclusive<usize>) -> Vec<Sitter> {
    let count = 3.clamp(*seats.start(), *seats.end());
    std::iter::once(Sitter::Person).chain(vec![Sitter::Bot(Kind::Greedy); count - 1]).collect()
}

fn read_sitters(text: &str) -> Result<Vec<Sitter>, Phrase> {
    let sitter = |name: &str| match name.trim() {
        "me" => Ok(Sitter::Person),
        bot => read_bot(bot).map(Sitter::Bot),
    };
    text.split(',').map(sitter).collect()
}

/// Bots are called by their kind and seat, so that a game that is resumed knows them again.
fn names(sitters: &[Sitter], words: &Speech) -> Vec<String> {
    let alone = sitters.iter().filter(|sitter| **sitter == Sitter::Person).count() == 1;
    let name = |(at, sitter): (usize, &Sitter)| match sitter {
        Sitter::Person if alone => words.word("letopis-me"),
        Sitter::Person => words.say(&phrase!("letopis-player-number", number = at + 1), &[]),
        Sitter::Bot(kind) => format!("{}-{}", kind.name(), at + 1),
    };
    sitters.iter().enumerate().map(name).collect()
}

/// The kind and the number in a name such as `greedy-2`.
pub fn read_bot_name(name: &str) -> Option<(Kind, u64)> {
    let (kind, number) = name.rsplit_once('-')?;
    Some((Kind::named(kind)?, number.parse().ok()?))
}

/// Whether somebody of this name would be taken for a bot.
pub fn is_bot_name(name: &str) -> bool {
    read_bot_name(name).is_some()
}

/// The bot behind a name such as `greedy-2`, if it is one.
fn bot_of<G: Hosted>(seat: Seat, name: &str, seed: &Seed) -> Option<Seated<G>> {
    let (kind, number) = read_bot_name(name)?;
    // What a bot does by chance must not be foretold from the dice of the game: mix the seed before using it.
    let mut own = Stream::new(seed);
    let mixed = u64::from(own.below(u32::MAX)) << 32 | u64::from(own.below(u32::MAX));
    Some(Seated::new(seat, kind, Stream::new(&Seed::of_series(mixed, number)), Budget::Free))
}

/// 256 bits from the system.
pub fn fresh_seed() -> Result<Seed, Phrase> {
    let mut bytes = [0; 32];
    let source =
        std::fs::File::open("/dev/urandom").and_then(|mut file| std::io::Read::read_exact(&mut file, &mut bytes));
    source.map_err(|error| phrase!("letopis-no-seed", detail = error.to_string()))?;
    Ok(Seed(bytes))
}

struct Session<G: Hosted> {
    chronicle: Chronicle<G>,
    /// The names of the players, as they can be printed.
    names: Vec<String>,
    bots: Vec<Option<Seated<G>>>,
    file: Option<String>,
    words: Speech,
    namings: Vec<Naming>,
    console: Console,
    farewell: Farewell,
    /// How many decisions the person at the screen has been told of.
    last_shown: usize,
}

/// What a person typed.
enum Typed<A> {
    Decide(A),
    Undo,
    Log,
    Table,
    More,
    Card(String),
    Cards,
    Save(String),
    Help,
    Quit,
    Wrong(Phrase),
}

/// How it goes on after a person was asked.
enum After {
    /// They have decided, or taken something back.
    GoOn,
    /// They leave.
    Leave,
    /// They leave by Ctrl-C.
    Interrupted,
}

impl<G: Hosted> Session<G> {
    fn run(&mut self) -> Outcome {
        let commitment = self.chronicle.seed().commitment();
        self.print(&phrase!("letopis-play-begins", commitment = commitment));
        while let Some(seat) = self.chronicle.state().deciding().first() {
            match self.bots[seat.index()].is_some() {
                true => self.bot_decides(seat)?,
                false => match self.person_decides(seat)? {
                    After::GoOn => {}
                    After::Leave => return self.leave(),
                    After::Interrupted => {
                        self.leave()?;
                        return Err(Failure::Interrupted);
                    }
                },
            }
        }
        self.tell_news(Viewer::Spectator);
        let players = &self.names;
        if let Some(standings) = self.chronicle.state().standings() {
            anstream::print!("{}", flow(&replay::standings_text::<G>(&standings, &self.words, players)));
        }
        self.print(&phrase!("letopis-play-seed", seed = self.chronicle.seed().to_hex()));
        Ok(())
    }

    fn bot_decides(&mut self, seat: Seat) -> Outcome {
        let Some(bot) = &mut self.bots[seat.index()] else { return Ok(()) };
        let decision = bot.decide(self.chronicle.state());
        decision.map_or(Ok(()), |decision| self.decide(decision))
    }

    fn decide(&mut self, decision: Checked<G::Action>) -> Outcome {
        self.chronicle.decide(decision, &mut ());
        self.save()
    }

    fn save(&self) -> Outcome {
        match &self.file {
            Some(path) => files::write(path, &self.chronicle.write(), &self.words),
            None => Ok(()),
        }
    }

    /// Asks a person until they have decided or leave.
    fn person_decides(&mut self, seat: Seat) -> Result<After, Failure> {
        self.tell_news(Viewer::Seat(seat));
        let seen = self.chronicle.state().seen_by(Viewer::Seat(seat));
        let mut listed = Options::new();
        seen.options(seat, &mut listed);
        let mut options = listed.to_vec();
        options.sort_by_key(G::weight);
        self.show_table(&seen);
        self.show_options(&seen, seat, &options, options::SHOWN);
        self.console.suggest(|| suggestions(&seen, &options, &self.words));
        loop {
            let line = match self.console.ask(&self.names[seat.index()], &self.words)? {
                Line::Typed(line) => line,
                Line::Ended => return Ok(After::Leave),
                Line::Interrupted => return Ok(After::Interrupted),
            };
            match self.understand(&line, &options) {
                Typed::Decide(action) => match self.chronicle.state().check(seat, &action) {
                    Ok(decision) => {
                        self.decide(decision)?;
                        return Ok(After::GoOn);
                    }
                    Err(refusal) => self.print(&G::refusal(&seen, &refusal)),
                },
                Typed::Undo => {
                    if self.undo(seat)? {
                        return Ok(After::GoOn);
                    }
                }
                Typed::Log => self.tell_from(0, Viewer::Seat(seat)),
                Typed::Table => {
                    self.show_table(&seen);
                    self.show_options(&seen, seat, &options, options::SHOWN);
                }
                Typed::More => self.show_options(&seen, seat, &options, usize::MAX),
                Typed::Card(name) => self.show_card(&name),
                Typed::Cards => self.show_names(&self.chronicle.state().data().entries()),
                Typed::Save(file) => self.save_as(file)?,
                Typed::Help => self.print(&phrase!("letopis-play-help")),
                Typed::Quit => return Ok(After::Leave),
                Typed::Wrong(what) => self.print(&what),
            }
        }
    }

    fn understand(&self, line: &str, options: &[G::Action]) -> Typed<G::Action> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match (first.to_lowercase().as_str(), rest.trim()) {
            ("undo", "") => Typed::Undo,
            ("log", "") => Typed::Log,
            ("table", "") => Typed::Table,
            ("more", "") => Typed::More,
            ("cards", "") | ("card", "") => Typed::Cards,
            ("card" | "cards", name) => Typed::Card(name.to_owned()),
            ("save", "") => Typed::Wrong(phrase!("letopis-save-where")),
            ("save", file) => Typed::Save(file.to_owned()),
            ("help" | "?" | "", _) => Typed::Help,
            ("quit" | "exit", "") => Typed::Quit,
            (_, _) => match line.parse::<usize>() {
                Ok(number) => match number.checked_sub(1).and_then(|at| options.get(at)) {
                    Some(action) => Typed::Decide(*action),
                    None => Typed::Wrong(phrase!("letopis-no-such-option", number = number, most = options.len())),
                },
                Err(_) => match self.chronicle.state().read_action(line) {
                    Ok(action) => Typed::Decide(action),
                    Err(what) => Typed::Wrong(what),
                },
            },
        }
    }

    fn show_table(&self, seen: &Seen<G>) {
        anstream::println!("\n{}", flow(&G::table(seen, &self.words, &self.names)));
    }

    /// Tells what a card does, however it was called.
    fn show_card(&self, name: &str) {
        let entries = self.chronicle.state().data().entries();
        let found = lookup::best(lookup::search(entries, &self.namings, name, &self.words));
        match found.len() {
            0 => self.print(&phrase!("letopis-no-card", word = name)),
            1..=PAGES => {
                for entry in &found {
                    anstream::println!("{}", flow(&cards::Page::of(entry, &self.words).text()));
                }
            }
            _ => self.show_names(&found),
        }
    }

    /// Lists names, kind by kind.
    fn show_names(&self, entries: &[Entry]) {
        let bold = Style::new().effects(Effects::BOLD);
        let mut kinds: Vec<(String, Vec<String>)> = vec![];
        for entry in entries {
            let (kind, name) = (self.words.say(&entry.kind, &[]), lookup::name(entry, &self.words));
            match kinds.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, names)) => names.push(name),
                None => kinds.push((kind, vec![name])),
            }
        }
        for (kind, names) in kinds {
            anstream::println!("{}", flow(&format!("{bold}{kind}{bold:#}: {}", names.join(", "))));
        }
        self.print(&phrase!("letopis-play-card-hint"));
    }

    /// Takes back the person's last decision and what bots did since. Where other people play, only if nothing hidden was
    /// told meanwhile and none of them has decided; alone against bots, nobody else is wronged.
    fn undo(&mut self, seat: Seat) -> Result<bool, Failure> {
        let decisions = self.chronicle.decisions();
        let Some(last) = decisions.iter().rposition(|decision| decision.seat() == seat) else {
            self.print(&phrase!("letopis-nothing-to-undo"));
            return Ok(false);
        };
        let alone = self.bots.iter().filter(|bot| bot.is_none()).count() == 1;
        if !alone && self.chronicle.free_undo(seat) == 0 {
            self.print(&phrase!("letopis-undo-refused"));
            return Ok(false);
        }
        let count = decisions.len() - last;
        self.chronicle.undo(seat, count);
        self.last_shown = self.last_shown.min(self.chronicle.decisions().len());
        self.save()?;
        self.print(&phrase!("letopis-undone", count = count));
        Ok(true)
    }

    /// Tells what happened since the screen was last shown.
    fn tell_news(&mut self, viewer: Viewer) {
        self.tell_from(self.last_shown, viewer);
        self.last_shown = self.chronicle.decisions().len();
    }

    fn tell_from(&self, from: usize, viewer: Viewer) {
        let story = self.chronicle.story(viewer, usize::MAX, &[]);
        for passage in story.passages().iter().filter(|passage| passage.last > from) {
            let Said { deed, came } = passage.said(|phrase| self.words.say(phrase, &self.names));
            anstream::println!("{}", flow(format!("  {deed} {came}").trim_end()));
        }
    }

    fn print(&self, phrase: &Phrase) {
        anstream::println!("{}", flow(&self.words.say(phrase, &self.names)));
    }
}

/// What Tab completes to: commands, decisions, and cards to ask for.
fn suggestions<G: Hosted>(seen: &Seen<G>, options: &[G::Action], words: &Speech) -> Vec<String> {
    let commands = ["undo", "log", "table", "more", "card ", "cards", "save ", "help", "quit"].map(str::to_owned);
    let decisions = options.iter().map(|action| seen.notation(action));
    let entries = seen.data().entries();
    let cards = entries.iter().map(|entry| format!("card {}", lookup::name(entry, words)));
    commands.into_iter().chain(decisions).chain(cards).collect()
}
