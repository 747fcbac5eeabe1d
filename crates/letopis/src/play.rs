//! `letopis play`: a game at the terminal, against bots or with others at the same screen.

use std::io::{BufRead, Write};
use std::path::Path;

use anstyle::{AnsiColor, Effects, Style};
use bots::{Budget, Kind, Seated};
use kernel::{Checked, Chronicle, Options, Phrase, Seat, Seed, Seen, Stream, Viewer, phrase};
use speech::Speech;

use crate::hosted::{self, Errand, Hosted, Wish, speech_with, with_game};
use crate::simulate::read_bot;
use crate::{Failure, Outcome, files, replay};

/// How many options are shown before the rest is folded away.
const SHOWN: usize = 30;

/// What the command line asks for.
#[derive(Clone, Debug)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// Who sits where: `me`, or the name of a bot.
    pub seats: Option<String>,
    /// The whole setup, in notation.
    pub setup: Option<String>,
    /// Which tribes.
    pub tribes: Option<String>,
    /// A seed to play again; from the system unless told.
    pub seed: Option<u64>,
    /// Where the game is kept.
    pub file: Option<String>,
    /// Where the data is.
    pub data: Option<String>,
}

/// Plays a game.
pub fn run(args: &Args, words: &Speech) -> Outcome {
    with_game(&args.game, Play { args, words }).map_err(|what| Failure::Input(words.say(&what, &[])))?
}

struct Play<'a> {
    args: &'a Args,
    words: &'a Speech,
}

impl Errand for Play<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        use kernel::Data;
        let data = files::data::<G::Data>(self.args.data.as_deref(), self.words)?;
        let words = speech_with(self.words.language(), &data.namings());
        let chronicle = open::<G>(data, self.args, &words)?;
        let seats = Seat::all(chronicle.players().len()).zip(chronicle.players());
        let bots = seats.map(|(seat, name)| bot_of(seat, name, chronicle.seed())).collect();
        let file = self.args.file.clone();
        let mut session = Session { chronicle, bots, file, words, last_shown: 0 };
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
        if args.seats.is_some() || args.setup.is_some() || args.tribes.is_some() || args.seed.is_some() {
            return Err(complain(phrase!("letopis-resume-as-is", file = path)));
        }
        let text = files::read(path, words)?;
        return Chronicle::read(data, &text).map_err(|fault| files::fault(fault, path, words));
    }
    let sitters = read_sitters(args.seats.as_deref().unwrap_or("me,greedy,greedy")).map_err(complain)?;
    let wish = Wish { seats: sitters.len(), setup: args.setup.clone(), tribes: args.tribes.clone() };
    let setup = hosted::setup::<G>(data, &wish).map_err(complain)?;
    let seed = match args.seed {
        Some(number) => Seed::of_series(number, 0),
        None => fresh_seed().map_err(complain)?,
    };
    Chronicle::begin(data, setup, seed, names(&sitters, words)).map_err(complain)
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

/// The bot behind a name such as `greedy-2`, if it is one.
fn bot_of<G: Hosted>(seat: Seat, name: &str, seed: &Seed) -> Option<Seated<G>> {
    let (kind, number) = name.rsplit_once('-')?;
    let (kind, number) = (Kind::named(kind)?, number.parse::<u64>().ok()?);
    // What a bot does by chance must not be foretold from the dice of the game: mix the seed before using it.
    let mut own = Stream::new(seed);
    let mixed = u64::from(own.below(u32::MAX)) << 32 | u64::from(own.below(u32::MAX));
    Some(Seated::new(seat, kind, Stream::new(&Seed::of_series(mixed, number)), Budget::Free))
}

/// 256 bits from the system.
fn fresh_seed() -> Result<Seed, Phrase> {
    let mut bytes = [0; 32];
    let source =
        std::fs::File::open("/dev/urandom").and_then(|mut file| std::io::Read::read_exact(&mut file, &mut bytes));
    source.map_err(|error| phrase!("letopis-no-seed", detail = error.to_string()))?;
    Ok(Seed(bytes))
}

struct Session<G: Hosted> {
    chronicle: Chronicle<G>,
    bots: Vec<Option<Seated<G>>>,
    file: Option<String>,
    words: Speech,
    /// How many decisions the person at the screen has been told of.
    last_shown: usize,
}

/// What a person typed.
enum Typed<A> {
    Decide(A),
    Undo,
    Log,
    More,
    Help,
    Quit,
    Wrong(Phrase),
}

impl<G: Hosted> Session<G> {
    fn run(&mut self) -> Outcome {
        let commitment = self.chronicle.seed().commitment();
        self.print(&phrase!("letopis-play-begins", commitment = commitment));
        while let Some(seat) = self.chronicle.state().deciding().first() {
            match self.bots[seat.index()].is_some() {
                true => self.bot_decides(seat)?,
                false => {
                    if !self.person_decides(seat)? {
                        return Ok(());
                    }
                }
            }
        }
        self.tell_news(Viewer::Spectator);
        let players = self.chronicle.players();
        if let Some(standings) = self.chronicle.state().standings() {
            anstream::print!("{}", replay::standings_text::<G>(&standings, &self.words, players));
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

    /// Asks a person until they have decided; false if they leave.
    fn person_decides(&mut self, seat: Seat) -> Result<bool, Failure> {
        self.tell_news(Viewer::Seat(seat));
        let seen = self.chronicle.state().seen_by(Viewer::Seat(seat));
        anstream::println!("\n{}", G::draw(&seen, &self.words, self.chronicle.players()));
        let mut listed = Options::new();
        seen.options(seat, &mut listed);
        let mut options = listed.to_vec();
        options.sort_by_key(G::weight);
        self.show_options(&seen, seat, &options, SHOWN);
        loop {
            let Some(line) = self.prompt(seat)? else {
                return Ok(false);
            };
            match self.understand(&line, &options) {
                Typed::Decide(action) => match self.chronicle.state().check(seat, &action) {
                    Ok(decision) => {
                        self.decide(decision)?;
                        return Ok(true);
                    }
                    Err(refusal) => self.print(&G::refusal(&seen, &refusal)),
                },
                Typed::Undo => {
                    if self.undo(seat)? {
                        return Ok(true);
                    }
                }
                Typed::Log => self.tell_from(0, Viewer::Seat(seat)),
                Typed::More => self.show_options(&seen, seat, &options, usize::MAX),
                Typed::Help => self.print(&phrase!("letopis-play-help")),
                Typed::Quit => return Ok(false),
                Typed::Wrong(what) => self.print(&what),
            }
        }
    }

    fn understand(&self, line: &str, options: &[G::Action]) -> Typed<G::Action> {
        match line.trim() {
            "undo" => Typed::Undo,
            "log" => Typed::Log,
            "more" => Typed::More,
            "help" | "?" | "" => Typed::Help,
            "quit" | "exit" => Typed::Quit,
            other => match other.parse::<usize>() {
                Ok(number) => match number.checked_sub(1).and_then(|at| options.get(at)) {
                    Some(action) => Typed::Decide(*action),
                    None => Typed::Wrong(phrase!("letopis-no-such-option", number = number, most = options.len())),
                },
                Err(_) => match self.chronicle.state().read_action(other) {
                    Ok(action) => Typed::Decide(action),
                    Err(what) => Typed::Wrong(what),
                },
            },
        }
    }

    fn prompt(&self, seat: Seat) -> Result<Option<String>, Failure> {
        let accent = Style::new().fg_color(Some(AnsiColor::Red.into())).effects(Effects::BOLD);
        let name = &self.chronicle.players()[seat.index()];
        anstream::print!("{accent}{name}>{accent:#} ");
        let mut line = String::new();
        let read = std::io::stdout().flush().and_then(|()| std::io::stdin().lock().read_line(&mut line));
        match read {
            Ok(0) => Ok(None),
            Ok(_) => Ok(Some(line)),
            Err(error) => {
                let what = phrase!("letopis-cannot-read", file = "stdin", detail = error.to_string());
                Err(Failure::Input(self.words.say(&what, &[])))
            }
        }
    }

    fn show_options(&self, seen: &Seen<G>, seat: Seat, options: &[G::Action], most: usize) {
        self.print(&G::question(seen, seat));
        let players = self.chronicle.players();
        let faint = Style::new().effects(Effects::DIMMED);
        for (at, action) in options.iter().take(most).enumerate() {
            let said = self.words.say(&G::choice(seen, action), players);
            anstream::println!("{:>4}  {said}  {faint}{}{faint:#}", at + 1, seen.notation(action));
        }
        if options.len() > most {
            self.print(&phrase!("letopis-more-options", count = options.len() - most));
        }
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
        let mut state = self.chronicle.position(from);
        let players = self.chronicle.players();
        for decision in &self.chronicle.decisions()[from..] {
            let mut events = vec![];
            state.perform(*decision, &mut events);
            let seen = state.seen_by(viewer);
            for event in &events {
                if let Some(told) = G::told(&seen, &Seen::new(event, viewer)) {
                    anstream::println!("  {}", self.words.say(&told, players));
                }
            }
        }
    }

    fn print(&self, phrase: &Phrase) {
        anstream::println!("{}", self.words.say(phrase, self.chronicle.players()));
    }
}
