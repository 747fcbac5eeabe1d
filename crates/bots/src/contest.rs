//! Bots against each other: the same deals with seats changed, counted so that they can be compared.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use kernel::{Phrase, Seat, Seed, phrase};

use crate::arena::{LONGEST, Progress, WIN, bot_stream, on_threads};
use crate::{Budget, Evaluate, Kind, Level, Seated};

/// So many deals are played between two looks at how things stand, whatever the number of threads.
pub const BATCH: u64 = 4;

/// A bot with what it may spend on a decision, as commands name it: `overlord`, `search:400`, `search:100ms`, `greedy:8`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// What kind of bot.
    pub kind: Kind,
    /// What it may spend on a decision.
    pub budget: Budget,
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match (self.kind, self.budget) {
            (Kind::Level(Level::Overlord), Budget::Iterations(_) | Budget::Time(_)) => SEARCH,
            (Kind::Random | Kind::Greedy | Kind::Level(_), _) => self.kind.name(),
        };
        match self.budget {
            Budget::Free => write!(f, "{name}"),
            Budget::Iterations(most) => write!(f, "{name}:{most}"),
            Budget::Time(time) | Budget::AtMost(time) => write!(f, "{name}:{}ms", time.as_millis()),
        }
    }
}

/// A bot that searches, with a budget of its own.
const SEARCH: &str = "search";

impl FromStr for Entrant {
    type Err = Phrase;

    fn from_str(text: &str) -> Result<Entrant, Phrase> {
        let unknown = || {
            let known: Vec<&str> =
                Kind::ALL.iter().map(|kind| kind.name()).chain(["search:400", "search:100ms"]).collect();
            phrase!("bots-unknown", name = text, known = known.join(", "))
        };
        let (name, budget) = match text.split_once(':') {
            None => (text, Budget::Free),
            Some((name, spent)) => {
                let time = spent.strip_suffix("ms").map(|time| time.parse().map(Duration::from_millis));
                let budget = match time {
                    Some(time) => Budget::Time(time.map_err(|_| unknown())?),
                    None => Budget::Iterations(spent.parse().map_err(|_| unknown())?),
                };
                (name, budget)
            }
        };
        let kind = match name {
            SEARCH if budget != Budget::Free => Kind::Level(Level::Overlord),
            name => Kind::named(name).ok_or_else(unknown)?,
        };
        Ok(Entrant { kind, budget })
    }
}

/// Who meets whom, and over what.
#[derive(Clone, Debug)]
pub struct Contest<S> {
    /// The setup of every game.
    pub setup: S,
    /// For how many it is.
    pub seats: usize,
    /// Those who meet.
    pub entrants: Vec<Entrant>,
    /// Which series of deals: every pair is dealt the same.
    pub seed: u64,
    /// On how many threads. Without budgets of time the outcome does not depend on it.
    pub threads: usize,
}

impl<S> Contest<S> {
    /// Every pair of entrants. In a game for one, each entrant by itself.
    pub fn pairings(&self) -> Vec<Vec<usize>> {
        let all = 0..self.entrants.len();
        match self.seats {
            1 => all.map(|one| vec![one]).collect(),
            _ => all.clone().flat_map(|one| (one + 1..all.end).map(move |two| vec![one, two])).collect(),
        }
    }

    /// How a deal is played: the first of the pair takes each seat in turn, and the other all seats that are left. Told by which
    /// of the pair sits where.
    fn lineups(&self) -> impl Iterator<Item = Vec<usize>> + use<S> {
        let seats = self.seats;
        (0..seats).map(move |first| (0..seats).map(|seat| usize::from(seat != first)).collect())
    }
}

/// How one of a pair fared. Whoever has several seats of a game is counted for each of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Seats of games played to the end.
    pub games: u64,
    /// In sixtieths.
    wins: u64,
    points: i64,
    /// Decisions with more than one option.
    pub decisions: u64,
    /// What was spent on them.
    nanoseconds: u64,
}

impl Record {
    /// The two together.
    pub fn and(self, other: Record) -> Record {
        Record {
            games: self.games + other.games,
            wins: self.wins + other.wins,
            points: self.points + other.points,
            decisions: self.decisions + other.decisions,
            nanoseconds: self.nanoseconds + other.nanoseconds,
        }
    }

    /// Games won; a shared victory counts in part.
    pub fn wins(&self) -> f64 {
        self.wins as f64 / WIN as f64
    }

    /// The share of games won.
    pub fn win_rate(&self) -> f64 {
        self.wins() / self.games.max(1) as f64
    }

    /// Between which rates the true one is, 19 times out of 20.
    pub fn interval(&self) -> [f64; 2] {
        interval(self.wins(), self.games)
    }

    /// The mean of the points.
    pub fn mean_points(&self) -> f64 {
        self.points as f64 / self.games.max(1) as f64
    }

    /// Milliseconds for a decision that left a choice.
    pub fn ms_per_decision(&self) -> f64 {
        self.nanoseconds as f64 / 1e6 / self.decisions.max(1) as f64
    }
}

/// Between which rates the true one is, 19 times out of 20 (Wilson's interval).
pub fn interval(wins: f64, games: u64) -> [f64; 2] {
    const Z: f64 = 1.96;
    let games = games.max(1) as f64;
    let (rate, spread) = (wins / games, Z * Z / games);
    let middle = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (rate * (1.0 - rate) / games + spread / (4.0 * games)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// What came of the games of a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// Who met, by their places among the entrants; one alone in a game for one.
    pub pair: Vec<usize>,
    /// Deals that were played by every lineup.
    pub deals: u64,
    /// Games cut off.
    pub truncated: u64,
    /// How each of them fared.
    pub records: Vec<Record>,
    /// How often a seat of the one ended before a seat of the other, in halves.
    ahead: [u64; 2],
}

impl Pairing {
    /// A pair that has not met yet.
    pub fn new(pair: Vec<usize>) -> Pairing {
        let records = vec![Record::default(); pair.len()];
        Pairing { pair, deals: 0, truncated: 0, records, ahead: [0; 2] }
    }

    /// Adds the games of other deals.
    pub fn add(&mut self, other: &Pairing) {
        self.deals += other.deals;
        self.truncated += other.truncated;
        for (own, more) in self.records.iter_mut().zip(&other.records) {
            *own = own.and(*more);
        }
        for (own, more) in self.ahead.iter_mut().zip(other.ahead) {
            *own += more;
        }
    }

    /// Whether it is decided who is the better one (Wald's test of 60 % against 40 %, wrong once in twenty times).
    pub fn is_decided(&self) -> bool {
        let [one, two] = self.ahead.map(|halves| halves as f64 / 2.0);
        (one - two).abs() * (0.6f64 / 0.4).ln() >= 19f64.ln()
    }
}

/// The strength of each entrant in Elo's points, with a mean of nought: those under which what came of all pairs is likeliest. One
/// game that nobody won is added to each pair, so that whoever won all games is not infinitely strong.
pub fn elo(entrants: usize, pairings: &[Pairing]) -> Vec<f64> {
    let met: Vec<([usize; 2], [f64; 2])> = pairings
        .iter()
        .filter_map(|pairing| match pairing.pair[..] {
            [one, two] => Some(([one, two], pairing.ahead.map(|halves| halves as f64 / 2.0 + 0.5))),
            _ => None,
        })
        .collect();
    let mut strengths = vec![1.0f64; entrants];
    for _ in 0..1000 {
        let next: Vec<f64> = (0..entrants)
            .map(|entrant| {
                let (mut won, mut weight) = (0.0, 0.0);
                for (pair, ahead) in &met {
                    if let Some(at) = pair.iter().position(|one| *one == entrant) {
                        won += ahead[at];
                        weight += (ahead[0] + ahead[1]) / (strengths[pair[0]] + strengths[pair[1]]);
                    }
                }
                if weight == 0.0 { 1.0 } else { won / weight }
            })
            .collect();
        let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / entrants.max(1) as f64;
        strengths = next.into_iter().map(|strength| strength / mean.exp()).collect();
    }
    strengths.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

/// Plays some deals of a pair. Gives nothing if it was stopped.
///
/// # Errors
/// If the rules refuse the setup.
pub fn play<G: Evaluate>(
    data: &'static G::Data,
    contest: &Contest<G::Setup>,
    pair: &[usize],
    deals: Range<u64>,
    progress: &Progress,
) -> Result<Option<Pairing>, Phrase> {
    let next = AtomicU64::new(deals.start);
    let work = || -> Result<Pairing, Phrase> {
        let mut part = Pairing::new(pair.to_vec());
        loop {
            let deal = next.fetch_add(1, Ordering::Relaxed);
            if deal >= deals.end || progress.stop.is_set() {
                return Ok(part);
            }
            for lineup in contest.lineups() {
                let state = G::new(data, &contest.setup, &Seed::of_series(contest.seed, deal))?;
                play_one(state, contest, &lineup, deal, progress, &mut part);
                progress.games.fetch_add(1, Ordering::Relaxed);
            }
            part.deals += 1;
        }
    };
    let mut whole = Pairing::new(pair.to_vec());
    on_threads(contest.threads, work)?.iter().for_each(|part| whole.add(part));
    // Bots that were told to stop decided without thinking: their games do not count.
    Ok((!progress.stop.is_set()).then_some(whole))
}

/// Plays one game and counts it.
fn play_one<G: Evaluate>(
    mut state: G,
    contest: &Contest<G::Setup>,
    lineup: &[usize],
    deal: u64,
    progress: &Progress,
    counted: &mut Pairing,
) {
    let sit = |(seat, at): (Seat, &usize)| {
        let entrant = &contest.entrants[counted.pair[*at]];
        let stream = bot_stream(contest.seed, deal, seat);
        Seated::new(seat, entrant.kind, stream, entrant.budget).halted_by(&progress.stop)
    };
    let mut bots: Vec<Seated<G>> = Seat::all(contest.seats).zip(lineup).map(sit).collect();
    let mut decisions = 0;
    while let Some(seat) = state.deciding().first() {
        let (Some(bot), Some(at)) = (bots.get_mut(seat.index()), lineup.get(seat.index())) else { break };
        let start = Instant::now();
        let Some(decision) = bot.decide(&state).filter(|_| decisions < LONGEST) else { break };
        if bot.had_a_choice() {
            let record = &mut counted.records[*at];
            record.decisions += 1;
            record.nanoseconds += start.elapsed().as_nanos() as u64;
        }
        state.perform(decision, &mut ());
        decisions += 1;
    }
    let Some(outcome) = state.outcome() else {
        counted.truncated += 1;
        return;
    };
    let winners = outcome.winners();
    for ((seat, score), at) in outcome.scores().zip(lineup) {
        let record = &mut counted.records[*at];
        record.games += 1;
        record.points += i64::from(score.points);
        record.wins += if winners.contains(seat) { WIN / winners.len() as u64 } else { 0 };
        for (_, other) in outcome.scores().zip(lineup).filter(|(_, other)| *other != at).map(|(other, _)| other) {
            counted.ahead[*at] += match score.rank.cmp(&other.rank) {
                std::cmp::Ordering::Less => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 0,
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_read_back() {
        for text in ["random", "greedy", "overlord", "chieftain:8", "search:400", "search:100ms", "greedy:20ms"] {
            assert_eq!(text.parse::<Entrant>().map(|entrant| entrant.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "search", "search:", "search:x", "overlord:1s", "emperor"] {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
    }

    #[test]
    fn strengths_follow_from_who_was_ahead() {
        let met = |pair: [usize; 2], ahead: [u64; 2]| Pairing {
            ahead: ahead.map(|won| 2 * won),
            ..Pairing::new(pair.to_vec())
        };
        // Ten to one is 400 points; one game that nobody won is added.
        let two = elo(2, &[met([0, 1], [995, 95])]);
        assert!((two[0] - two[1] - 407.0).abs() < 1.0 && (two[0] + two[1]).abs() < 1e-6, "{two:?}");
        let three = elo(3, &[met([0, 1], [75, 25]), met([1, 2], [75, 25]), met([0, 2], [90, 10])]);
        assert!(three[0] - three[1] > 150.0 && three[1] - three[2] > 150.0, "{three:?}");
        assert!(!met([0, 1], [7, 0]).is_decided() && met([0, 1], [8, 0]).is_decided());
        assert!(!met([0, 1], [57, 50]).is_decided() && met([0, 1], [50, 58]).is_decided());
    }

    #[test]
    fn an_interval_holds_the_rate() {
        let [low, high] = interval(50.0, 100);
        assert!((low - 0.404).abs() < 0.001 && (high - 0.596).abs() < 0.001);
        assert_eq!(interval(0.0, 0)[0], 0.0);
    }
}
