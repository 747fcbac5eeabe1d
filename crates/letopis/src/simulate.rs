//! `letopis simulate`: many games of bots, and a table of what came of them.

use std::io::IsTerminal;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use bots::arena::{self, Progress, Series, Tally};
use bots::{Budget, Kind};
use indicatif::{ProgressBar, ProgressStyle};
use kernel::{Phrase, Seed, phrase};
use serde_json::json;
use speech::{Language, Speech};
use table::Games;

use crate::hosted::{self, Errand, Host, Hosted, find};
use crate::{Failure, Outcome, files, interrupt, round_robin};

/// What the command line asks for.
#[derive(Clone, Debug)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// How many seats; else those of the setup.
    pub seats: Option<usize>,
    /// One bot for all seats, or one for each.
    pub bots: String,
    /// How many games.
    pub games: u64,
    /// Which series of seeds.
    pub seed: u64,
    /// How many threads; all cores unless told.
    pub threads: Option<usize>,
    /// The whole setup, in notation.
    pub setup: Option<String>,
    /// Whether every pair of what players can be meets.
    pub round_robin: bool,
    /// Where a round robin keeps what has been played.
    pub keep: Option<String>,
    /// Print one JSON object and nothing else.
    pub json: bool,
    /// Where the data is.
    pub data: Option<String>,
}

/// Plays the games and prints the outcome.
pub fn run(games: &Games<dyn Host>, args: &Args, words: &Speech) -> Outcome {
    let host = find(games, &args.game).map_err(|what| Failure::Input(words.say(&what, &[])))?;
    host.simulate(Simulate { args, words })
}

/// Lets bots play a game many times.
pub struct Simulate<'a> {
    args: &'a Args,
    words: &'a Speech,
}

impl Errand for Simulate<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let Simulate { args, words } = self;
        let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
        if args.keep.is_some() && !args.round_robin {
            return Err(complain(phrase!("letopis-missing-argument", arg = "--round-robin")));
        }
        let data = files::data::<G::Data>(args.data.as_deref(), words)?;
        let wished = args.seats.unwrap_or(2);
        let setup = hosted::setup::<G>(data, wished, args.setup.as_deref()).map_err(complain)?;
        let seats = match args.seats {
            Some(seats) => seats,
            None => G::new(data, &setup, &Seed::of_series(args.seed, 0)).map_err(complain)?.seats(),
        };
        let series = Series {
            setup,
            bots: read_bots(&args.bots, seats).map_err(complain)?,
            budget: Budget::Free,
            games: args.games,
            seed: args.seed,
            threads: args.threads.unwrap_or_else(all_cores),
        };
        if args.round_robin {
            return round_robin::run::<G>(data, &series, args, words);
        }
        let progress = Progress::default();
        let halt = progress.stop.clone();
        interrupt::on_interrupt(move || halt.set(true), words)?;
        let start = Instant::now();
        let tally = with_bar(args.games, &progress, || arena::run::<G>(data, &series, &progress)).map_err(complain)?;
        let seconds = start.elapsed().as_secs_f64();
        match args.json {
            true => println!("{}", as_json(args, &series.bots, &tally, seconds)),
            false => anstream::print!("{}", as_table(args, &series.bots, &tally, seconds, words)),
        }
        if stopped(args, &tally) { Err(Failure::Interrupted) } else { Ok(()) }
    }
}

/// As many threads as there are cores.
pub fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, |threads| threads.get())
}

/// One bot for every seat: given once for all, or one by one.
pub fn read_bots(text: &str, seats: usize) -> Result<Vec<Kind>, Phrase> {
    let bots = text.split(',').map(|name| read_bot(name.trim())).collect::<Result<Vec<Kind>, Phrase>>()?;
    match bots[..] {
        [one] => Ok(vec![one; seats]),
        _ if bots.len() == seats => Ok(bots),
        _ => Err(phrase!("letopis-bots-not-seats", bots = bots.len(), seats = seats)),
    }
}

/// A bot by name.
pub fn read_bot(name: &str) -> Result<Kind, Phrase> {
    Kind::named(name).ok_or_else(|| {
        let known: Vec<&str> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        phrase!("letopis-unknown-bot", name = name, known = known.join(", "))
    })
}

/// Does the work, with a progress bar if somebody is watching.
pub fn with_bar<T: Send>(games: u64, progress: &Progress, work: impl FnOnce() -> T + Send) -> T {
    if !std::io::stderr().is_terminal() {
        return work();
    }
    let bar = ProgressBar::new(games);
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {per_sec} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    std::thread::scope(|scope| {
        let worker = scope.spawn(work);
        while !worker.is_finished() {
            bar.set_position(progress.games.load(Ordering::Relaxed));
            std::thread::sleep(Duration::from_millis(100));
        }
        bar.finish_and_clear();
        worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

/// Whether somebody stopped the series before all its games were played.
fn stopped(args: &Args, tally: &Tally) -> bool {
    tally.games + tally.truncated < args.games
}

fn as_json(args: &Args, bots: &[Kind], tally: &Tally, seconds: f64) -> serde_json::Value {
    let per_second = |count: u64| (count as f64 / seconds.max(1e-9)).round();
    json!({
        "game": args.game,
        "seats": bots.len(),
        "bots": bots.iter().map(|kind| kind.name()).collect::<Vec<_>>(),
        "games": tally.games + tally.truncated,
        "decisions": tally.decisions,
        "seconds": seconds,
        "games_per_second": per_second(tally.games + tally.truncated),
        "decisions_per_second": per_second(tally.decisions),
        "mean_points": tally.mean_points(),
        "win_rate": tally.win_rate(),
        "truncated": tally.truncated,
        "stopped": stopped(args, tally),
    })
}

fn as_table(args: &Args, bots: &[Kind], tally: &Tally, seconds: f64, words: &Speech) -> String {
    let games = tally.games + tally.truncated;
    let said = phrase!(
        "letopis-simulated",
        games = grouped(games),
        decisions = grouped(tally.decisions),
        seconds = decimal(seconds, 2, words),
        games_per_second = grouped((games as f64 / seconds.max(1e-9)) as u64),
        decisions_per_second = grouped((tally.decisions as f64 / seconds.max(1e-9)) as u64),
    );
    let mut text = words.say(&said, &[]);
    if tally.truncated > 0 {
        text.push('\n');
        text.push_str(&words.say(&phrase!("letopis-truncated", games = tally.truncated), &[]));
    }
    if stopped(args, tally) {
        text.push('\n');
        text.push_str(&words.say(&phrase!("letopis-stopped", games = grouped(games), all = grouped(args.games)), &[]));
    }
    let heads = ["letopis-seat", "letopis-bot", "letopis-mean-points", "letopis-win-rate"].map(|key| words.word(key));
    let mut rows = vec![heads.to_vec()];
    for (seat, kind) in bots.iter().enumerate() {
        rows.push(vec![
            (seat + 1).to_string(),
            kind.name().to_owned(),
            decimal(tally.mean_points()[seat], 2, words),
            format!("{} %", decimal(100.0 * tally.win_rate()[seat], 1, words)),
        ]);
    }
    text.push_str("\n\n");
    text.push_str(&in_columns(&rows));
    text
}

/// Rows as a table, each column as wide as it must be.
pub fn in_columns(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |row: &Vec<String>, column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let widths: Vec<usize> =
        (0..columns).map(|column| rows.iter().map(|row| width(row, column)).max().unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:>width$}")).collect();
        text.push_str(&format!("  {}\n", cells.join("   ")));
    }
    text
}

/// A number with so many places, and before them the mark that the language has.
pub fn decimal(number: f64, places: usize, words: &Speech) -> String {
    let plain = format!("{number:.places$}");
    match words.language() {
        Language::English => plain,
        Language::Russian => plain.replace('.', ","),
    }
}

/// A number with narrow spaces between thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.join("\u{202f}")
}
