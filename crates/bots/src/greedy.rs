//! Takes the option after which its position is worth most.

use kernel::{Game, Options, Seat, SeatSet, Stream};

use crate::{Bot, Thought, Turn};

/// A game whose positions can be judged.
pub trait Evaluate: Game {
    /// How many positions a greedy player looks at for one option and one redeal.
    const EFFORT: usize = 400;

    /// How good the position is for `seat`, in points: larger is better.
    ///
    /// It is only ever asked of redeals of what the seat may see.
    fn worth(&self, seat: Seat) -> f32;
}

/// On how many redeals an option is tried.
const REDEALS: usize = 4;
/// How many questions that follow from an option are looked through.
const FOLLOW_UPS: usize = 4;

/// Looks at the positions at the end of its own turn, on a few redeals of what it cannot see.
///
/// An iteration is one option on one redeal. If it must stop early, it takes the option that was best on average where it
/// looked.
#[derive(Debug)]
pub struct Greedy {
    stream: Stream,
}

impl Greedy {
    /// Redeals by this stream.
    pub fn new(stream: Stream) -> Greedy {
        Greedy { stream }
    }
}

impl<G: Evaluate> Bot<G> for Greedy {
    fn choose(&mut self, turn: &Turn<'_, G>, thought: &mut Thought<'_>) -> usize {
        if turn.options().len() == 1 {
            return 0;
        }
        let seen = turn.seen();
        // For each option the sum of what it was worth, and on how many redeals it was tried.
        let mut tried = vec![(0.0, 0u8); turn.options().len()];
        'thinking: for _ in 0..REDEALS {
            let redeal = seen.redeal(&mut self.stream);
            for (option, (sum, times)) in turn.options().decisions().zip(&mut tried) {
                if !thought.goes_on() {
                    break 'thinking;
                }
                let mut state = redeal.clone();
                state.perform(option, &mut ());
                *sum += best_end(&state, turn.seat(), FOLLOW_UPS, &mut G::EFFORT.clone());
                *times += 1;
            }
        }
        let means = tried.iter().enumerate().filter(|(_, (_, times))| *times > 0);
        let means = means.map(|(at, (sum, times))| (at, sum / f32::from(*times)));
        means.max_by(|one, two| one.1.total_cmp(&two.1)).map_or(0, |(at, _)| at)
    }
}

/// What the position is worth once the seat has answered everything that it is still asked.
fn best_end<G: Evaluate>(state: &G, seat: Seat, depth: usize, budget: &mut usize) -> f32 {
    *budget = budget.saturating_sub(1);
    if depth == 0 || *budget == 0 || state.deciding() != SeatSet::only(seat) {
        return state.worth(seat);
    }
    let mut options = Options::new();
    state.options(seat, &mut options);
    let ends = options.decisions().map(|option| {
        let mut next = state.clone();
        next.perform(option, &mut ());
        best_end(&next, seat, depth - 1, budget)
    });
    ends.fold(f32::NEG_INFINITY, f32::max)
}
