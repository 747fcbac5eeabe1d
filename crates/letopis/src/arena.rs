//! `letopis arena`: bots against each other, over the same deals with seats changed, and a table of who is how strong.

use std::sync::atomic::Ordering;

use bots::arena::Progress;
use bots::contest::{self, BATCH, Contest, Entrant, Pairing, Record};
use kernel::{Phrase, Seed, phrase};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use speech::Speech;
use table::Games;

use crate::hosted::{self, Errand, Host, Hosted, find};
use crate::kept::{Kept, Plan};
use crate::simulate::{all_cores, decimal, grouped, in_columns, with_bar};
use crate::{Failure, Outcome, files, interrupt};

/// What the command line asks for.
#[derive(Clone, Debug)]
pub struct Args {
    /// Which game.
    pub game: String,
    /// Those who meet.
    pub bots: Vec<String>,
    /// How many games each pair plays.
    pub games: u64,
    /// How many seats; else those of the setup, or two.
    pub seats: Option<usize>,
    /// The whole setup, in notation.
    pub setup: Option<String>,
    /// Which series of seeds.
    pub seed: u64,
    /// How many threads; all cores unless told.
    pub threads: Option<usize>,
    /// Whether a pair stops as soon as it is clear who is better.
    pub sequential: bool,
    /// Where what has been played is kept.
    pub keep: Option<String>,
    /// Print one JSON object and nothing else.
    pub json: bool,
    /// Where the data is.
    pub data: Option<String>,
}

/// Lets the bots meet and prints what came of it.
pub fn run(games: &Games<dyn Host>, args: &Args, words: &Speech) -> Outcome {
    let host = find(games, &args.game).map_err(|what| Failure::Input(words.say(&what, &[])))?;
    host.arena(Arena { args, words })
}

/// What contests differ in. More games of the same plan can be played later.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Met {
    bots: Vec<String>,
    sequential: bool,
}

/// A contest, as far as it has been played, pair by pair.
type Played = Kept<Met, Vec<Pairing>>;

/// Lets bots meet in a game.
pub struct Arena<'a> {
    args: &'a Args,
    words: &'a Speech,
}

impl Errand for Arena<'_> {
    type Result = Outcome;

    fn with<G: Hosted>(self) -> Outcome {
        let Arena { args, words } = self;
        let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
        let data = files::data::<G::Data>(args.data.as_deref(), words)?;
        let setup = hosted::setup::<G>(data, args.seats.unwrap_or(2), args.setup.as_deref()).map_err(complain)?;
        let seats = G::new(data, &setup, &Seed::of_series(args.seed, 0)).map_err(complain)?.seats();
        if let Some(wished) = args.seats.filter(|wished| *wished != seats) {
            return Err(complain(phrase!("letopis-arena-seats", wished = wished, seats = seats)));
        }
        let entrants: Vec<Entrant> =
            args.bots.iter().map(|name| name.parse()).collect::<Result<_, Phrase>>().map_err(complain)?;
        if entrants.len() < 2 && seats > 1 {
            return Err(complain(phrase!("letopis-arena-alone")));
        }
        let met = Met { bots: entrants.iter().map(Entrant::to_string).collect(), sequential: args.sequential };
        let plan = Plan::new::<G>(data, &setup, args.seed, met);
        let contest =
            Contest { setup, seats, entrants, seed: args.seed, threads: args.threads.unwrap_or_else(all_cores) };
        let pairings: Vec<Pairing> = contest.pairings().into_iter().map(Pairing::new).collect();
        let same = |(one, two): (&Pairing, &Pairing)| one.pair == two.pair && one.records.len() == two.records.len();
        let sense = |done: &Vec<Pairing>| done.len() == pairings.len() && done.iter().zip(&pairings).all(same);
        let mut kept: Played = Kept::open(args.keep.as_deref(), plan, pairings.clone(), sense, words)?;
        // A deal is as many games as there are seats.
        let deals = args.games.div_ceil(seats as u64);
        let progress = Progress::default();
        let played: u64 = kept.done.iter().map(|pairing| pairing.deals * seats as u64).sum();
        progress.games.store(played, Ordering::Relaxed);
        let halt = progress.stop.clone();
        interrupt::on_interrupt(move || halt.set(true), words)?;
        let all = kept.done.len() as u64 * deals * seats as u64;
        let goes_on = |pairing: &Pairing| pairing.deals < deals && !(args.sequential && pairing.is_decided());
        with_bar(all, &progress, || -> Outcome {
            // Batch by batch in turn, so that whoever stops it early has something of every pair.
            while let Some(at) = next(&kept.done, goes_on).filter(|_| !progress.stop.is_set()) {
                let from = kept.done[at].deals;
                let batch = from..deals.min(from + BATCH);
                let pair = kept.done[at].pair.clone();
                let more = contest::play::<G>(data, &contest, &pair, batch, &progress).map_err(complain)?;
                let Some(more) = more else { break };
                kept.done[at].add(&more);
                kept.save(args.keep.as_deref(), words)?;
            }
            Ok(())
        })?;
        let stopped = next(&kept.done, goes_on).is_some();
        let report = Report { kept: &kept, seats, stopped };
        match args.json {
            true => println!("{}", report.as_json()),
            false => anstream::print!("{}", report.as_table(words)),
        }
        if stopped { Err(Failure::Interrupted) } else { Ok(()) }
    }
}

/// The pair that has played least of those that go on.
fn next(pairings: &[Pairing], goes_on: impl Fn(&Pairing) -> bool) -> Option<usize> {
    let open = pairings.iter().enumerate().filter(|(_, pairing)| goes_on(pairing));
    open.min_by_key(|(_, pairing)| pairing.deals).map(|(at, _)| at)
}

/// Everything that was played.
struct Report<'a> {
    kept: &'a Played,
    seats: usize,
    stopped: bool,
}

impl Report<'_> {
    fn games(&self) -> u64 {
        self.kept.done.iter().map(|pairing| pairing.deals * self.seats as u64).sum()
    }

    fn truncated(&self) -> u64 {
        self.kept.done.iter().map(|pairing| pairing.truncated).sum()
    }

    /// How each entrant fared in all its games, with its strength where there was somebody to compare it with.
    fn entrants(&self) -> Vec<(&str, Record, Option<f64>)> {
        let names = &self.kept.plan.own.bots;
        let mut records = vec![Record::default(); names.len()];
        for pairing in &self.kept.done {
            for (entrant, record) in pairing.pair.iter().zip(&pairing.records) {
                records[*entrant] = records[*entrant].and(*record);
            }
        }
        let elo = contest::elo(names.len(), &self.kept.done);
        let elo = elo.into_iter().map(|elo| (self.seats > 1).then_some(elo));
        names.iter().zip(records).zip(elo).map(|((name, record), elo)| (name.as_str(), record, elo)).collect()
    }

    fn as_json(&self) -> Value {
        let told = |name: &str, record: &Record| {
            let [low, high] = record.interval();
            json!({
                "name": name,
                "games": record.games,
                "wins": record.wins(),
                "win_rate": record.win_rate(),
                "low95": low,
                "high95": high,
                "mean_points": record.mean_points(),
                "ms_per_decision": record.ms_per_decision(),
                "decisions_per_second": 1e3 / record.ms_per_decision().max(1e-6),
            })
        };
        let bot = |(name, record, elo): (&str, Record, Option<f64>)| {
            let mut value = told(name, &record);
            value["elo"] = json!(elo);
            value
        };
        let names = &self.kept.plan.own.bots;
        let pairing = |pairing: &Pairing| {
            let bots =
                pairing.pair.iter().zip(&pairing.records).map(|(entrant, record)| told(&names[*entrant], record));
            json!({ "games": pairing.deals * self.seats as u64, "bots": bots.collect::<Vec<Value>>() })
        };
        json!({
            "game": self.kept.plan.game,
            "setup": self.kept.plan.setup,
            "seats": self.seats,
            "games": self.games(),
            "seed": self.kept.plan.seed,
            "truncated": self.truncated(),
            "stopped": self.stopped,
            "bots": self.entrants().into_iter().map(bot).collect::<Vec<Value>>(),
            "pairs": self.kept.done.iter().map(pairing).collect::<Vec<Value>>(),
        })
    }

    fn as_table(&self, words: &Speech) -> String {
        let said = phrase!("letopis-arena", games = grouped(self.games()), setup = self.kept.plan.setup.as_str());
        let mut text = words.say(&said, &[]) + "\n";
        if self.truncated() > 0 {
            text.push_str(&(words.say(&phrase!("letopis-truncated", games = self.truncated()), &[]) + "\n"));
        }
        if self.stopped {
            text.push_str(&(words.word("letopis-arena-stopped") + "\n"));
        }
        let columns = |name: &str, record: &Record, elo: String| {
            let [low, high] = record.interval();
            vec![
                name.to_owned(),
                record.games.to_string(),
                format!("{} %", decimal(100.0 * record.win_rate(), 1, words)),
                format!("{}–{}", decimal(100.0 * low, 1, words), decimal(100.0 * high, 1, words)),
                elo,
                decimal(record.mean_points(), 1, words),
                decimal(record.ms_per_decision(), 2, words),
            ]
        };
        let keys = [
            "letopis-bot",
            "letopis-arena-games",
            "letopis-win-rate",
            "letopis-interval",
            "letopis-arena-elo",
            "letopis-mean-points",
            "letopis-arena-time",
        ];
        let heads = keys.map(|key| words.word(key)).to_vec();
        let mut rows = vec![heads.clone()];
        let told = |elo: Option<f64>| elo.map_or(String::new(), |elo| format!("{elo:+.0}"));
        rows.extend(self.entrants().iter().map(|(name, record, elo)| columns(name, record, told(*elo))));
        text.push_str(&format!("\n{}", in_columns(&rows)));
        if self.kept.plan.own.bots.len() > 2 && self.seats > 1 {
            let mut rows = vec![heads];
            for pairing in &self.kept.done {
                if let ([one, two], [record, _]) = (&pairing.pair[..], &pairing.records[..]) {
                    let [one, two] = [one, two].map(|entrant| self.kept.plan.own.bots[*entrant].as_str());
                    let name = words.say(&phrase!("letopis-lopsided-pair", one = one, two = two), &[]);
                    rows.push(columns(&name, record, String::new()));
                }
            }
            text.push_str(&format!("\n{}", in_columns(&rows)));
        }
        text
    }
}
