//! Many games of bots against each other, counted.

use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Serialize};

use kernel::{BySeat, Game, Outcome, Phrase, Seat, Seed, Stream};

use crate::{Budget, Evaluate, Halt, Kind, Seated};

/// A game that takes more decisions than this is cut off and counted as truncated.
pub const LONGEST: u64 = 100_000;

/// A win is counted in sixtieths, so that a victory shared by two to six is still a whole number.
pub(crate) const WIN: u64 = 60;

/// What to play.
#[derive(Clone, Debug)]
pub struct Series<S> {
    /// The setup of every game.
    pub setup: S,
    /// The bot in each seat.
    pub bots: Vec<Kind>,
    /// What each of them may spend on a decision.
    pub budget: Budget,
    /// How many games.
    pub games: u64,
    /// Which series of seeds.
    pub seed: u64,
    /// On how many threads. The outcome does not depend on it.
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to the end.
    pub games: u64,
    /// Games cut off.
    pub truncated: u64,
    /// Decisions in all of them.
    pub decisions: u64,
    seats: usize,
    points: BySeat<i64>,
    wins: BySeat<u64>,
}

impl Tally {
    fn new(seats: usize) -> Tally {
        Tally { seats, ..Tally::default() }
    }

    fn count(&mut self, outcome: &Outcome) {
        self.games += 1;
        for (seat, score) in outcome.scores() {
            self.points[seat] += i64::from(score.points);
        }
        let winners = outcome.winners();
        for seat in winners.iter() {
            self.wins[seat] += WIN / winners.len() as u64;
        }
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.truncated += other.truncated;
        self.decisions += other.decisions;
        for seat in Seat::all(self.seats) {
            self.points[seat] += other.points[seat];
            self.wins[seat] += other.wins[seat];
        }
    }

    /// The mean of the points by seat.
    pub fn mean_points(&self) -> Vec<f64> {
        let mean = |seat: Seat| self.points[seat] as f64 / self.games.max(1) as f64;
        Seat::all(self.seats).map(mean).collect()
    }

    /// The share of games won by seat; a shared victory counts in part.
    pub fn win_rate(&self) -> Vec<f64> {
        let rate = |seat: Seat| self.wins[seat] as f64 / (WIN * self.games.max(1)) as f64;
        Seat::all(self.seats).map(rate).collect()
    }
}

/// What came of the games between two peoples, each of which sat first in half of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Meeting {
    /// The two, by their places in [`Game::peoples`].
    pub peoples: [usize; 2],
    /// Games played to the end.
    pub games: u64,
    /// Games cut off.
    pub truncated: u64,
    /// Decisions in all of them.
    pub decisions: u64,
    points: [i64; 2],
    wins: [u64; 2],
}

impl Meeting {
    /// Counts games in which the one at `seats[0]` sat in the first seat.
    fn count(&mut self, tally: &Tally, seats: [usize; 2]) {
        self.games += tally.games;
        self.truncated += tally.truncated;
        self.decisions += tally.decisions;
        for (seat, at) in Seat::all(2).zip(seats) {
            self.points[at] += tally.points[seat];
            self.wins[at] += tally.wins[seat];
        }
    }

    /// The points of the two in all games.
    pub fn points(&self) -> [i64; 2] {
        self.points
    }

    /// The games that each of the two has won; a shared victory counts in part.
    pub fn wins(&self) -> [f64; 2] {
        self.wins.map(|wins| wins as f64 / WIN as f64)
    }
}

/// What those who wait may know and do while a series is played.
#[derive(Debug, Default)]
pub struct Progress {
    /// Games finished so far.
    pub games: AtomicU64,
    /// Set to end the series early, and the thinking of its bots with it.
    pub stop: Halt,
}

/// Plays one game to its end, or until it has taken too long. Gives the number of decisions.
pub fn play_out<G: Game>(state: &mut G, bots: &mut [Seated<G>]) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = state.deciding().first() {
        let bot = bots.get_mut(seat.index()).filter(|_| decisions < LONGEST);
        let Some(decision) = bot.and_then(|bot| bot.decide(state)) else { break };
        state.perform(decision, &mut ());
        decisions += 1;
    }
    decisions
}

/// The stream for what the bot in `seat` does by chance in the `index`-th game.
pub(crate) fn bot_stream(seed: u64, index: u64, seat: Seat) -> Stream {
    Stream::new(&Seed::of_series(seed ^ ((seat.index() as u64 + 1) << 56), index))
}

/// Plays a series of games between two peoples, who change seats after half of them. Every pair is dealt the same games. Gives
/// nothing if it was stopped.
///
/// # Errors
/// If the rules refuse the setup.
pub fn meet<G: Evaluate>(
    data: &'static G::Data,
    series: &Series<G::Setup>,
    peoples: [usize; 2],
    progress: &Progress,
) -> Result<Option<Meeting>, Phrase> {
    let mut meeting = Meeting { peoples, ..Meeting::default() };
    let half = series.games.div_ceil(2);
    for (seats, games) in [([0, 1], half), ([1, 0], series.games - half)] {
        let setup = G::with_peoples(&series.setup, &seats.map(|at| peoples[at]));
        let tally = run::<G>(data, &Series { setup, games, ..series.clone() }, progress)?;
        meeting.count(&tally, seats);
    }
    Ok((meeting.games + meeting.truncated == series.games).then_some(meeting))
}

/// Plays a series of games.
///
/// # Errors
/// If the rules refuse the setup.
pub fn run<G: Evaluate>(
    data: &'static G::Data,
    series: &Series<G::Setup>,
    progress: &Progress,
) -> Result<Tally, Phrase> {
    let seats = G::new(data, &series.setup, &Seed::of_series(series.seed, 0))?.seats();
    let next = AtomicU64::new(0);
    let work = || -> Result<Tally, Phrase> {
        let mut tally = Tally::new(seats);
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= series.games || progress.stop.is_set() {
                return Ok(tally);
            }
            let mut state = G::new(data, &series.setup, &Seed::of_series(series.seed, index))?;
            let sit = |(seat, kind): (Seat, &Kind)| {
                let stream = bot_stream(series.seed, index, seat);
                Seated::new(seat, *kind, stream, series.budget).halted_by(&progress.stop)
            };
            let mut bots: Vec<Seated<G>> = Seat::all(seats).zip(&series.bots).map(sit).collect();
            let decisions = play_out(&mut state, &mut bots);
            if progress.stop.is_set() {
                // Bots that were told to stop decided without thinking: that game does not count.
                return Ok(tally);
            }
            tally.decisions += decisions;
            match state.outcome() {
                Some(outcome) => tally.count(&outcome),
                None => tally.truncated += 1,
            }
            progress.games.fetch_add(1, Ordering::Relaxed);
        }
    };
    let mut total = Tally::new(seats);
    on_threads(series.threads, work)?.iter().for_each(|tally| total.add(tally));
    Ok(total)
}

/// Lets so many threads do the same work, and gathers what each has come to.
pub(crate) fn on_threads<T: Send>(
    threads: usize,
    work: impl Fn() -> Result<T, Phrase> + Sync,
) -> Result<Vec<T>, Phrase> {
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(&work)).collect();
        let done = |worker: std::thread::ScopedJoinHandle<'_, _>| {
            worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        };
        workers.into_iter().map(done).collect()
    })
}
