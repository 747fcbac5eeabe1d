//! `letopis simulate --round-robin`: every pair of what players can be meets, and a table of who fared how.

use std::sync::atomic::Ordering;

use bots::arena::{self, Meeting, Progress, Series};
use bots::contest::interval;
use kernel::{Phrase, phrase};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use speech::Speech;

use crate::hosted::Hosted;
use crate::kept::{Kept, Plan};
use crate::simulate::{Args, decimal, grouped, in_columns, with_bar};
use crate::{Failure, Outcome, interrupt};

/// So many of the most lopsided pairs are told.
const LOPSIDED: usize = 10;

/// What round robins differ in.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Met {
    bot: String,
    games: u64,
}

/// A round robin, as far as it has been played, pair by pair.
type Played = Kept<Met, Vec<Meeting>>;

/// How one of those who met fared, in all games or against one other.
#[derive(Clone, Copy, Default)]
struct Record {
    games: u64,
    wins: f64,
    points: i64,
    decisions: u64,
}

impl Record {
    /// How the one at this place of a pair fared in it.
    fn of(meeting: &Meeting, at: usize) -> Record {
        let (wins, points) = (meeting.wins()[at], meeting.points()[at]);
        Record { games: meeting.games, wins, points, decisions: meeting.decisions }
    }

    fn and(self, other: Record) -> Record {
        Record {
            games: self.games + other.games,
            wins: self.wins + other.wins,
            points: self.points + other.points,
            decisions: self.decisions + other.decisions,
        }
    }

    fn per_game(self, what: f64) -> f64 {
        what / self.games.max(1) as f64
    }

    fn win_rate(self) -> f64 {
        self.per_game(self.wins)
    }

    /// Between which rates the true one is, 19 times out of 20.
    fn interval(self) -> [f64; 2] {
        interval(self.wins, self.games)
    }

    fn as_json(self) -> Value {
        json!({
            "games": self.games,
            "win_rate": self.win_rate(),
            "interval": self.interval(),
            "mean_points": self.per_game(self.points as f64),
            "mean_decisions": self.per_game(self.decisions as f64),
        })
    }
}

/// Everything that was played, with how those who met are called.
struct Report<'a> {
    peoples: &'a [String],
    kept: &'a Played,
    all: usize,
}

impl Report<'_> {
    fn stopped(&self) -> bool {
        self.kept.done.len() < self.all
    }

    /// How each fared against all others, the best first.
    fn standings(&self) -> Vec<(&str, Record)> {
        let mut records = vec![Record::default(); self.peoples.len()];
        for meeting in &self.kept.done {
            for (at, people) in meeting.peoples.into_iter().enumerate() {
                if let Some(record) = records.get_mut(people) {
                    *record = record.and(Record::of(meeting, at));
                }
            }
        }
        let mut standings: Vec<(&str, Record)> = self.peoples.iter().map(String::as_str).zip(records).collect();
        standings.sort_by(|(_, one), (_, other)| other.win_rate().total_cmp(&one.win_rate()));
        standings
    }

    /// The pairs, each as whoever won more often, the other, and the record of the first; the most lopsided come first.
    fn pairs(&self) -> Vec<(&str, &str, Record)> {
        let name = |people: usize| self.peoples.get(people).map_or("", |name| name.as_str());
        let pair = |meeting: &Meeting| {
            let better = usize::from(meeting.wins()[1] > meeting.wins()[0]);
            let [one, two] = [better, 1 - better].map(|at| name(meeting.peoples[at]));
            (one, two, Record::of(meeting, better))
        };
        let mut pairs: Vec<(&str, &str, Record)> = self.kept.done.iter().map(pair).collect();
        pairs.sort_by(|(.., one), (.., other)| other.win_rate().total_cmp(&one.win_rate()));
        pairs
    }

    fn games(&self) -> u64 {
        self.kept.done.iter().map(|meeting| meeting.games + meeting.truncated).sum()
    }

    fn decisions(&self) -> u64 {
        self.kept.done.iter().map(|meeting| meeting.decisions).sum()
    }

    fn as_json(&self) -> Value {
        let named = |name: &str, record: Record| {
            let mut value = record.as_json();
            value["id"] = name.into();
            value
        };
        let pair = |(one, two, record): (&str, &str, Record)| {
            let mut value = record.as_json();
            value["pair"] = json!([one, two]);
            value
        };
        let pairs: Vec<Value> = self.pairs().into_iter().map(pair).collect();
        let plan = &self.kept.plan;
        json!({
            "game": plan.game,
            "bots": [plan.own.bot, plan.own.bot],
            "setup": plan.setup,
            "seed": plan.seed,
            "games": self.games(),
            "games_a_pair": plan.own.games,
            "decisions": self.decisions(),
            "truncated": self.kept.done.iter().map(|meeting| meeting.truncated).sum::<u64>(),
            "standings": self.standings().into_iter().map(|(name, record)| named(name, record)).collect::<Vec<_>>(),
            "lopsided": pairs.iter().take(LOPSIDED).collect::<Vec<_>>(),
            "pairs": pairs,
            "stopped": self.stopped(),
        })
    }

    fn as_table(&self, kept_in_file: bool, words: &Speech) -> String {
        let (games, pairs) = (self.games(), self.kept.done.len());
        let length = self.decisions() as f64 / games.max(1) as f64;
        let said = phrase!(
            "letopis-round-robin",
            pairs = pairs,
            games = grouped(games),
            decisions = grouped(length.round() as u64)
        );
        let mut text = words.say(&said, &[]) + "\n";
        if self.stopped() {
            let kept = if kept_in_file { "yes" } else { "no" };
            let said = phrase!("letopis-round-robin-stopped", pairs = pairs, all = self.all, kept = kept);
            text.push_str(&(words.say(&said, &[]) + "\n"));
        }
        let percent = |rate: f64| format!("{} %", decimal(100.0 * rate, 1, words));
        let between = |ends: [f64; 2]| ends.map(|end| decimal(100.0 * end, 1, words)).join("–");
        let columns = |name: String, record: Record| {
            let points = decimal(record.per_game(record.points as f64), 1, words);
            let decisions = format!("{:.0}", record.per_game(record.decisions as f64));
            vec![name, percent(record.win_rate()), between(record.interval()), points, decisions]
        };
        let keys =
            ["letopis-people", "letopis-win-rate", "letopis-interval", "letopis-mean-points", "letopis-decisions"];
        let heads = keys.map(|key| words.word(key)).to_vec();
        let mut rows = vec![heads.clone()];
        rows.extend(self.standings().into_iter().map(|(name, record)| columns(name.to_owned(), record)));
        text.push_str(&format!("\n{}\n{}\n", in_columns(&rows), words.word("letopis-lopsided")));
        let name = |one: &str, two: &str| words.say(&phrase!("letopis-lopsided-pair", one = one, two = two), &[]);
        let worst = self.pairs().into_iter().take(LOPSIDED);
        let mut rows = vec![heads];
        rows.extend(worst.map(|(one, two, record)| columns(name(one, two), record)));
        text.push_str(&in_columns(&rows));
        text
    }
}

/// Every pair of so many.
fn all_pairs(peoples: usize) -> impl Iterator<Item = [usize; 2]> {
    (0..peoples).flat_map(move |one| (one + 1..peoples).map(move |two| [one, two]))
}

/// Plays all pairs and prints what came of it.
pub fn run<G: Hosted>(data: &'static G::Data, series: &Series<G::Setup>, args: &Args, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    let peoples = G::peoples(data);
    let [bot, other] = series.bots[..] else {
        return Err(complain(phrase!("letopis-round-robin-two", seats = series.bots.len())));
    };
    if peoples.is_empty() {
        return Err(complain(phrase!("letopis-round-robin-alike", game = G::ID)));
    }
    if bot != other {
        return Err(complain(phrase!("letopis-round-robin-bots")));
    }
    let met = Met { bot: bot.name().to_owned(), games: series.games };
    let plan = Plan::new::<G>(data, &series.setup, series.seed, met);
    // Each pair once, with all its games.
    let whole = |meeting: &Meeting| meeting.games + meeting.truncated == series.games;
    let once = |done: &[Meeting], pair: [usize; 2]| {
        done.iter().filter(|meeting| meeting.peoples == pair && whole(meeting)).count().min(1)
    };
    let sense =
        |done: &Vec<Meeting>| all_pairs(peoples.len()).map(|pair| once(done, pair)).sum::<usize>() == done.len();
    let mut kept: Played = Kept::open(args.keep.as_deref(), plan, vec![], sense, words)?;
    let progress = Progress::default();
    progress.games.store(kept.done.len() as u64 * series.games, Ordering::Relaxed);
    let halt = progress.stop.clone();
    interrupt::on_interrupt(move || halt.set(true), words)?;
    let all = all_pairs(peoples.len()).count();
    with_bar(all as u64 * series.games, &progress, || -> Outcome {
        for pair in all_pairs(peoples.len()) {
            if kept.done.iter().any(|meeting| meeting.peoples == pair) {
                continue;
            }
            let Some(meeting) = arena::meet::<G>(data, series, pair, &progress).map_err(complain)? else { break };
            kept.done.push(meeting);
            kept.save(args.keep.as_deref(), words)?;
        }
        Ok(())
    })?;
    let report = Report { peoples: &peoples, kept: &kept, all };
    match args.json {
        true => println!("{}", report.as_json()),
        false => anstream::print!("{}", report.as_table(args.keep.is_some(), words)),
    }
    if report.stopped() { Err(Failure::Interrupted) } else { Ok(()) }
}
