//! Fitting an evaluation by self-play: bots play, now and then a position is looked at, and when the game is over it is known what
//! the lead had become. The weights that foretell it best are found by ridge regression.

use serde::{Deserialize, Serialize};

use kernel::{Phrase, Seat, Seed};

use crate::arena::{LONGEST, Progress, bot_stream};
use crate::contest::Entrant;
use crate::{Evaluate, Seated, Weights};

/// How much weights are drawn towards nought: as if so many positions in a hundred had told nothing.
const RIDGE: f64 = 0.1;

/// What is left of all positions that were looked at: enough to find the weights, and to go on from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sums {
    /// Games played.
    pub games: u64,
    /// Positions looked at.
    pub positions: u64,
    /// Products of features, stage by stage: the lower half of a square.
    products: Vec<f64>,
    /// Products of features with what was still to come.
    targets: Vec<f64>,
}

impl Sums {
    /// Nothing yet, for this game.
    pub fn new<G: Evaluate>() -> Sums {
        let size = G::FEATURES.len() * G::STAGES.len();
        Sums { games: 0, positions: 0, products: vec![0.0; size * (size + 1) / 2], targets: vec![0.0; size] }
    }

    /// Whether these are sums of so many features and stages.
    pub fn fits<G: Evaluate>(&self) -> bool {
        let new = Sums::new::<G>();
        (self.products.len(), self.targets.len()) == (new.products.len(), new.targets.len())
    }

    fn add(&mut self, sample: &Sample) {
        self.positions += 1;
        for (at, (one, value)) in sample.features.iter().enumerate() {
            self.targets[*one] += value * sample.to_come;
            for (other, more) in &sample.features[..=at] {
                self.products[one * (one + 1) / 2 + other] += value * more;
            }
        }
    }

    /// The weights under which what was to come is foretold best.
    pub fn solve<G: Evaluate>(&self) -> Weights {
        let size = self.targets.len();
        let at = |row: usize, column: usize| row * (row + 1) / 2 + column;
        // Cholesky's decomposition, then forwards and backwards.
        let mut lower = self.products.clone();
        for row in 0..size {
            for column in 0..=row {
                let done: f64 = (0..column).map(|k| lower[at(row, k)] * lower[at(column, k)]).sum();
                let own = self.products[at(row, column)];
                lower[at(row, column)] = match row == column {
                    // A feature that was never seen must not divide by nought.
                    true => (own * (1.0 + RIDGE) + 1e-3 - done).max(1e-9).sqrt(),
                    false => (own - done) / lower[at(column, column)],
                };
            }
        }
        let mut weights = self.targets.clone();
        for row in 0..size {
            let done: f64 = (0..row).map(|k| lower[at(row, k)] * weights[k]).sum();
            weights[row] = (weights[row] - done) / lower[at(row, row)];
        }
        for row in (0..size).rev() {
            let done: f64 = (row + 1..size).map(|k| lower[at(k, row)] * weights[k]).sum();
            weights[row] = (weights[row] - done) / lower[at(row, row)];
        }
        Weights::new(G::FEATURES.len(), weights.into_iter().map(|weight| weight as f32).collect())
    }
}

/// A position: how much one seat has more of each feature than another, and by how much its lead was still to grow.
struct Sample {
    /// Place and value, in ascending order, nought left out.
    features: Vec<(usize, f64)>,
    seats: [Seat; 2],
    to_come: f64,
}

/// Plays a game between bots of one kind and adds what it tells. Gives nothing if it was stopped.
///
/// # Errors
/// If the rules refuse the setup.
pub fn learn<G: Evaluate>(
    data: &'static G::Data,
    setup: &G::Setup,
    bot: &Entrant,
    seed: u64,
    sums: &mut Sums,
    progress: &Progress,
) -> Result<Option<()>, Phrase> {
    let index = sums.games;
    let mut state = G::new(data, setup, &Seed::of_series(seed, index))?;
    let mut stream = bot_stream(seed ^ 1, index, Seat::FIRST);
    let sit = |seat| Seated::new(seat, bot.kind, bot_stream(seed, index, seat), bot.budget).halted_by(&progress.stop);
    let mut bots: Vec<Seated<G>> = Seat::all(state.seats()).map(sit).collect();
    let mut samples = vec![];
    for _ in 0..LONGEST {
        let Some(seat) = state.deciding().first() else { break };
        let Some(decision) = bots[seat.index()].decide(&state) else { break };
        state.perform(decision, &mut ());
        // One position in eight: those between tell little that is new.
        if stream.below(8) == 0 && !state.deciding().is_empty() {
            samples.push(look(&state));
        }
    }
    if progress.stop.is_set() {
        return Ok(None);
    }
    if let Some(outcome) = state.outcome() {
        for mut sample in samples {
            let [one, two] = sample.seats.map(|seat| f64::from(outcome.score(seat).points));
            sample.to_come += one - two;
            sums.add(&sample);
        }
    }
    sums.games += 1;
    Ok(Some(()))
}

/// The first two seats compared.
fn look<G: Evaluate>(state: &G) -> Sample {
    let count = G::FEATURES.len();
    let seats = [Seat::FIRST, Seat::FIRST.next(state.seats())];
    let [one, two] = seats.map(|seat| {
        let mut features = vec![0.0; count];
        state.features(seat, &mut features);
        features
    });
    let stage = state.stage().clamp(0.0, G::STAGES.len().saturating_sub(1) as f32);
    let (from, part) = (stage as usize, f64::from(stage.fract()));
    let mut features = vec![];
    for (stage, share) in [(from, 1.0 - part), (from + 1, part)] {
        let differences = one.iter().zip(&two).map(|(one, two)| f64::from(one - two) * share);
        features.extend(
            differences.enumerate().map(|(at, value)| (stage * count + at, value)).filter(|(_, value)| *value != 0.0),
        );
    }
    let to_come = f64::from(state.sure(seats[1]) - state.sure(seats[0]));
    Sample { features, seats, to_come }
}
