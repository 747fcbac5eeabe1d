//! Takes the option after which its position is worth most.

use kernel::{Game, Options, Seat, SeatSet, Stream};

use crate::{Bot, Evaluate, Thought, Turn};

/// How many questions that follow from an option are looked through.
pub(crate) const FOLLOW_UPS: usize = 4;

/// Looks at the positions at the end of its own turn, on a few redeals of what it cannot see.
///
/// An iteration is one option on one redeal. Options that are clearly behind are tried no more, and if only one is left, or if
/// another redeal changed nothing, that is enough. If it must stop early, it takes the option that was best on average where it
/// looked.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    stream: Stream,
    tried: Vec<Tried>,
    /// For the options of each question that follows.
    follow_ups: [Options<G::Action>; FOLLOW_UPS],
}

/// What is known of an option.
#[derive(Clone, Copy, Debug)]
struct Tried {
    place: usize,
    sum: f32,
    times: u32,
}

impl Tried {
    /// An option that was not looked at is worse than any other.
    fn mean(&self) -> f32 {
        if self.times == 0 { f32::NEG_INFINITY } else { self.sum / self.times as f32 }
    }
}

impl<G: Game> Greedy<G> {
    /// Redeals by this stream.
    pub fn new(stream: Stream) -> Greedy<G> {
        Greedy { stream, tried: vec![], follow_ups: std::array::from_fn(|_| Options::new()) }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, turn: &Turn<'_, G>, thought: &mut Thought<'_>) -> usize {
        if turn.options().len() == 1 {
            return 0;
        }
        let seen = turn.seen();
        self.tried.clear();
        self.tried.extend((0..turn.options().len()).map(|place| Tried { place, sum: 0.0, times: 0 }));
        'thinking: for _ in 0..G::REDEALS {
            let redeal = seen.redeal(&mut self.stream);
            let mut changed = false;
            for tried in &mut self.tried {
                let Some(option) = turn.options().decision(tried.place) else { continue };
                if !thought.goes_on() {
                    break 'thinking;
                }
                let mut state = redeal.clone();
                state.perform(option, &mut ());
                let worth = best_end(&state, turn.seat(), G::worth, &mut self.follow_ups, &mut G::EFFORT.clone());
                changed |= worth != tried.mean();
                tried.sum += worth;
                tried.times += 1;
            }
            let best = self.tried.iter().map(Tried::mean).fold(f32::NEG_INFINITY, f32::max);
            self.tried.retain(|tried| tried.mean() >= best - G::BEHIND);
            if !changed || self.tried.len() == 1 {
                break;
            }
        }
        // Of equal ones the last, as ever.
        let best = self.tried.iter().max_by(|one, two| one.mean().total_cmp(&two.mean()));
        best.map_or(0, |tried| tried.place)
    }
}

/// What the position is worth, as `judge` has it, once the seat has answered everything that it is still asked.
pub(crate) fn best_end<G: Evaluate>(
    state: &G,
    seat: Seat,
    judge: impl Fn(&G, Seat) -> f32 + Copy,
    follow_ups: &mut [Options<G::Action>],
    budget: &mut usize,
) -> f32 {
    *budget = budget.saturating_sub(1);
    let Some((options, follow_ups)) = follow_ups.split_first_mut() else { return judge(state, seat) };
    if *budget == 0 || state.deciding() != SeatSet::only(seat) {
        return judge(state, seat);
    }
    state.options(seat, options);
    let ends = options.decisions().map(|option| {
        let mut next = state.clone();
        next.perform(option, &mut ());
        best_end(&next, seat, judge, follow_ups, budget)
    });
    ends.fold(f32::NEG_INFINITY, f32::max)
}
