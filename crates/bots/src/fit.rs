//! Fitting an evaluation by play: weights are varied by chance, and those that did better lead the way.
//!
//! A generation tries a dozen variations over the same deals. In each, a search of a few iterations a decision judges by the varied
//! weights and plays against greedy bots, or alone. The weights move to where the better variations lie, and how far variations reach
//! adapts to how steadily they move (a separable CMA evolution strategy).

use std::f64::consts::TAU;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use serde::{Deserialize, Serialize};

use kernel::{Phrase, Seat, Seed, Stream};

use crate::arena::{Progress, bot_stream, on_threads, play_out};
use crate::search::chance;
use crate::{Budget, Evaluate, Kind, Search, Seated, Weights};

/// Variations of a generation: pairs that lie on opposite sides.
pub const VARIATIONS: usize = 12;
/// So many of them, the best, lead the way.
const BEST: usize = 5;
/// How far the first variations reach, in steps.
const REACH: f64 = 0.6;
/// By how much a game is won or lost counts too, on a scale so much wider than in a search.
const WIDER: f32 = 2.0;

/// How variations are tried.
#[derive(Clone, Debug)]
pub struct Trial<S> {
    /// The setup of every game.
    pub setup: S,
    /// The iterations for a decision.
    pub iterations: u64,
    /// Games for each variation.
    pub games: u64,
    /// Which series of deals.
    pub seed: u64,
    /// On how many threads. The outcome does not depend on it.
    pub threads: usize,
}

/// A fit on its way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fit {
    /// Generations so far.
    pub generations: u64,
    /// How the variations of the last generation did on average: one if they had won all games.
    pub success: f64,
    /// The weights in the middle.
    middle: Vec<f64>,
    /// How far variations reach, in steps.
    reach: f64,
    /// How much farther for each weight, squared.
    spread: Vec<f64>,
    /// Which way the middle has been moving of late, measured without the spread and with it.
    course: Vec<f64>,
    trend: Vec<f64>,
}

impl Fit {
    /// Begins with these weights.
    pub fn new(weights: &Weights) -> Fit {
        let middle: Vec<f64> = weights.iter().map(f64::from).collect();
        let count = middle.len();
        Fit {
            generations: 0,
            success: 0.0,
            middle,
            reach: REACH,
            spread: vec![1.0; count],
            course: vec![0.0; count],
            trend: vec![0.0; count],
        }
    }

    /// Whether this is a fit of so many weights.
    pub fn is_of(&self, count: usize) -> bool {
        [&self.middle, &self.spread, &self.course, &self.trend].iter().all(|list| list.len() == count)
    }

    /// The weights that it has come to.
    pub fn weights(&self) -> Weights {
        Weights::new(self.middle.iter().map(|weight| *weight as f32).collect())
    }

    /// Tries one generation and moves on. Gives nothing if it was stopped.
    ///
    /// # Errors
    /// If the rules refuse the setup.
    pub fn go_on<G: Evaluate>(
        &mut self,
        data: &'static G::Data,
        trial: &Trial<G::Setup>,
        progress: &Progress,
    ) -> Result<Option<()>, Phrase> {
        let mut stream = bot_stream(trial.seed ^ 1, self.generations, Seat::FIRST);
        let mut tried: Vec<(f64, Vec<f64>)> = vec![];
        for variation in 0..VARIATIONS {
            let way: Vec<f64> = match tried.last().filter(|_| variation % 2 == 1) {
                Some((_, opposite)) => opposite.iter().map(|length| -length).collect(),
                None => self.middle.iter().map(|_| bell(&mut stream)).collect(),
            };
            let steps = self.steps::<G>(&way);
            let weights = self.middle.iter().zip(steps).map(|(weight, step)| (weight + step) as f32).collect();
            let success = success::<G>(data, trial, &Arc::new(Weights::new(weights)), self.generations, progress)?;
            if progress.stop.is_set() {
                return Ok(None);
            }
            tried.push((success, way));
        }
        self.success = tried.iter().map(|(success, _)| success).sum::<f64>() / VARIATIONS as f64;
        tried.sort_by(|(one, _), (two, _)| two.total_cmp(one));
        self.follow::<G>(&tried[..BEST]);
        self.generations += 1;
        Ok(Some(()))
    }

    /// A way from the middle, in points.
    fn steps<G: Evaluate>(&self, way: &[f64]) -> Vec<f64> {
        let sized = way.iter().zip(&self.spread).zip(G::FEATURES);
        sized.map(|((length, spread), (_, step))| self.reach * spread.sqrt() * f64::from(*step) * length).collect()
    }

    /// Moves to where the best variations lie, the best of them first, and changes how far the next ones reach.
    fn follow<G: Evaluate>(&mut self, best: &[(f64, Vec<f64>)]) {
        let count = self.middle.len() as f64;
        let shares: Vec<f64> = (1..=BEST).map(|rank| (BEST as f64 + 0.5).ln() - (rank as f64).ln()).collect();
        let all: f64 = shares.iter().sum();
        let shares: Vec<f64> = shares.iter().map(|share| share / all).collect();
        // As many variations as would tell as much if all told the same.
        let told = 1.0 / shares.iter().map(|share| share * share).sum::<f64>();
        let slow = (told + 2.0) / (count + told + 5.0);
        let slower = 4.0 / (count + 4.0);
        let change = (count + 2.0) / 3.0 / (count + 1.4).powi(2);
        let mean = |of: &dyn Fn(f64) -> f64, at: usize| -> f64 {
            shares.iter().zip(best).map(|(share, (_, way))| share * of(way[at])).sum()
        };
        let way: Vec<f64> = (0..self.middle.len()).map(|at| mean(&|length| length, at)).collect();
        let steps = self.steps::<G>(&way);
        for at in 0..self.middle.len() {
            let spread = self.spread[at];
            self.middle[at] += steps[at];
            self.course[at] = (1.0 - slow) * self.course[at] + (slow * (2.0 - slow) * told).sqrt() * way[at];
            self.trend[at] =
                (1.0 - slower) * self.trend[at] + (slower * (2.0 - slower) * told).sqrt() * spread.sqrt() * way[at];
            let seen = spread * mean(&|length| length * length, at);
            self.spread[at] =
                (1.0 - change) * spread + change * (self.trend[at].powi(2) / told + (1.0 - 1.0 / told) * seen);
        }
        // A course that chance alone would take has this length.
        let usual = count.sqrt() * (1.0 - 1.0 / (4.0 * count) + 1.0 / (21.0 * count * count));
        let length = self.course.iter().map(|length| length * length).sum::<f64>().sqrt();
        self.reach *= (slow / (1.0 + slow) * (length / usual - 1.0)).exp().clamp(0.8, 1.25);
    }
}

/// A number by chance from the bell curve of mean nought and width one (by Box and Muller).
fn bell(stream: &mut Stream) -> f64 {
    const PARTS: u32 = 1 << 30;
    let mut part = || (f64::from(stream.below(PARTS)) + 0.5) / f64::from(PARTS);
    (-2.0 * part().ln()).sqrt() * (TAU * part()).cos()
}

/// How a search does that judges by these weights: whether it wins, and by how much.
fn success<G: Evaluate>(
    data: &'static G::Data,
    trial: &Trial<G::Setup>,
    weights: &Arc<Weights>,
    generation: u64,
    progress: &Progress,
) -> Result<f64, Phrase> {
    let next = AtomicU64::new(0);
    let sums = on_threads(trial.threads, || -> Result<f64, Phrase> {
        let mut sum = 0.0;
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= trial.games || progress.stop.is_set() {
                return Ok(sum);
            }
            let deal = generation * trial.games + index;
            let mut state = G::new(data, &trial.setup, &Seed::of_series(trial.seed, deal))?;
            let seats = state.seats();
            let own = Seat::all(seats).nth(index as usize % seats).unwrap_or(Seat::FIRST);
            let sit = |seat: Seat| {
                let stream = bot_stream(trial.seed, deal, seat);
                let bot = match seat == own {
                    true => Seated::with(
                        seat,
                        Box::new(
                            Search::new(stream, trial.iterations, 1).judging_by(Arc::clone(weights)).without_habits(),
                        ),
                        Budget::Free,
                    ),
                    false => Seated::new(seat, Kind::Greedy, stream, Budget::Free),
                };
                bot.halted_by(&progress.stop)
            };
            let mut bots: Vec<Seated<G>> = Seat::all(seats).map(sit).collect();
            play_out(&mut state, &mut bots);
            // A game that went in circles was played badly: it counts as lost.
            if state.deciding().is_empty() {
                let settings = if seats == 1 { G::ALONE } else { G::SEARCH };
                sum += f64::from(chance(&state, own, &state.prospects(&state.scales(weights)), WIDER * settings.lead));
            }
            progress.games.fetch_add(1, Ordering::Relaxed);
        }
    })?;
    Ok(sums.iter().sum::<f64>() / trial.games.max(1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use settlers::Settlers;

    /// Variations are better the nearer they come to a place, which the fit does not know.
    #[test]
    fn weights_move_to_where_variations_do_better() {
        let features = Settlers::FEATURES;
        let wanted: Vec<f64> = features.iter().map(|(_, step)| 5.0 * f64::from(*step)).collect();
        let mut fit = Fit::new(&Weights::new(vec![0.0; features.len()]));
        let away = |middle: &[f64]| -> f64 {
            let parts = middle.iter().zip(&wanted).zip(features);
            parts
                .map(|((weight, wanted), (_, step))| ((weight - wanted) / f64::from(*step)).powi(2))
                .sum::<f64>()
                .sqrt()
        };
        let (begun, mut stream) = (away(&fit.middle), bot_stream(1, 1, Seat::FIRST));
        for _ in 0..200 {
            let mut tried: Vec<(f64, Vec<f64>)> = (0..VARIATIONS)
                .map(|_| {
                    let way: Vec<f64> = features.iter().map(|_| bell(&mut stream)).collect();
                    let steps = fit.steps::<Settlers>(&way);
                    let weights: Vec<f64> = fit.middle.iter().zip(steps).map(|(weight, step)| weight + step).collect();
                    (-away(&weights), way)
                })
                .collect();
            tried.sort_by(|(one, _), (two, _)| two.total_cmp(one));
            fit.follow::<Settlers>(&tried[..BEST]);
        }
        assert!(away(&fit.middle) < begun / 10.0, "{} of {begun}", away(&fit.middle));
        assert!(fit.reach < REACH, "{}", fit.reach);
    }
}
