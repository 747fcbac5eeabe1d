//! Many games of bots against each other, counted.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use kernel::{Game, Phrase, Seat, Seed, Standings, Stream};

use crate::{Bot, Evaluate, Kind, Turn};

/// A game that takes more decisions than this is cut off and counted as truncated.
pub const LONGEST: u64 = 100_000;

/// A win is counted in sixtieths, so that a victory shared by two to six is still a whole number.
const WIN: u64 = 60;

/// What to play.
#[derive(Clone, Debug)]
pub struct Series<S> {
    /// The setup of every game.
    pub setup: S,
    /// The bot in each seat.
    pub bots: Vec<Kind>,
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
    points: Vec<i64>,
    wins: Vec<u64>,
}

impl Tally {
    fn new(seats: usize) -> Tally {
        Tally { points: vec![0; seats], wins: vec![0; seats], ..Tally::default() }
    }

    fn count(&mut self, standings: &Standings) {
        self.games += 1;
        let winners = standings.winners().count() as u64;
        for place in &standings.places {
            let seat = place.seat.index();
            self.points[seat] += i64::from(place.points);
            if place.rank == 1 {
                self.wins[seat] += WIN / winners;
            }
        }
    }

    fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.truncated += other.truncated;
        self.decisions += other.decisions;
        for seat in 0..self.points.len() {
            self.points[seat] += other.points[seat];
            self.wins[seat] += other.wins[seat];
        }
    }

    /// The mean of the points by seat.
    pub fn mean_points(&self) -> Vec<f64> {
        self.points.iter().map(|points| *points as f64 / self.games.max(1) as f64).collect()
    }

    /// The share of games won by seat; a shared victory counts in part.
    pub fn win_rate(&self) -> Vec<f64> {
        self.wins.iter().map(|wins| *wins as f64 / (WIN * self.games.max(1)) as f64).collect()
    }
}

/// What those who wait may know and do while a series is played.
#[derive(Debug, Default)]
pub struct Progress {
    /// Games finished so far.
    pub games: AtomicU64,
    /// Set to end the series early.
    pub stop: AtomicBool,
}

/// Plays one game to its end, or until it has taken too long. Gives the number of decisions.
pub fn play_out<G: Game>(state: &mut G, bots: &mut [Box<dyn Bot<G>>], options: &mut Vec<G::Action>) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = state.deciding().first() {
        if decisions == LONGEST {
            break;
        }
        state.options(seat, options);
        let chosen = bots[seat.index()].choose(&Turn::new(state, seat, options));
        // A bot that loses its way must not stop the game: the first option is always allowed.
        let action = options[if chosen < options.len() { chosen } else { 0 }];
        state.perform(seat, &action, &mut ());
        decisions += 1;
    }
    decisions
}

/// The stream for what the bot in `seat` does by chance in the `index`-th game.
fn bot_stream(seed: u64, index: u64, seat: Seat) -> Stream {
    Stream::new(&Seed::of_series(seed ^ ((seat.index() as u64 + 1) << 56), index))
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
        let mut options = vec![];
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= series.games || progress.stop.load(Ordering::Relaxed) {
                return Ok(tally);
            }
            let mut state = G::new(data, &series.setup, &Seed::of_series(series.seed, index))?;
            let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats)
                .zip(&series.bots)
                .map(|(seat, kind)| kind.create(bot_stream(series.seed, index, seat)))
                .collect();
            tally.decisions += play_out(&mut state, &mut bots, &mut options);
            match state.standings() {
                Some(standings) => tally.count(&standings),
                None => tally.truncated += 1,
            }
            progress.games.fetch_add(1, Ordering::Relaxed);
        }
    };
    let mut total = Tally::new(seats);
    std::thread::scope(|scope| -> Result<(), Phrase> {
        let workers: Vec<_> = (0..series.threads.max(1)).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            match worker.join() {
                Ok(tally) => total.add(&tally?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(())
    })?;
    Ok(total)
}
