//! How many iterations a second a search does: a redeal, a way down the tree and a leaf that is played on and judged count as one.
//!
//! 300 iterations from nothing at every seventh decision along six games of greedy bots; the median of the games, and the slowest and the
//! quickest of them.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Evaluate, Greedy, Halt, Search, Thought, Turn};
use ethnos::Ethnos;
use hadara::Hadara;
use imperium::Imperium;
use kernel::{Data, Options, Seed, Stream};
use settlers::Settlers;

const GAMES: u64 = 6;
const ITERATIONS: u64 = 300;
const EVERY: u64 = 7;

fn main() {
    measure::<Ethnos>(2);
    measure::<Hadara>(2);
    measure::<Settlers>(2);
    measure::<Settlers>(1);
    measure::<Imperium>(2);
    measure::<Imperium>(1);
}

fn measure<G: Evaluate>(seats: usize) {
    let mut rates: Vec<f64> = (0..GAMES).map(|game| along::<G>(seats, game)).collect();
    rates.sort_by(f64::total_cmp);
    let median = f64::midpoint(rates[2], rates[3]);
    println!("{:<10} {seats} {median:>7.0} a second, {:.0} to {:.0}", G::ID, rates[0], rates[5]);
}

/// Iterations a second along one game.
fn along<G: Evaluate>(seats: usize, game: u64) -> f64 {
    let data = G::Data::built_in();
    let fits = |setup: &G::Setup| G::new(data, setup, &Seed([0; 32])).is_ok_and(|game| game.seats() == seats);
    let setup = G::setups(data).into_iter().find(fits).expect("there is a usual setup");
    let mut state = G::new(data, &setup, &Seed::of_series(77, game)).expect("the usual setup is allowed");
    let stream = |number: u64| Stream::new(&Seed::of_series(number, game));
    let mut greedy: Vec<Greedy<G>> = (0..seats as u64).map(|seat| Greedy::new(stream(78 + seat))).collect();
    let (mut options, halt) = (Options::new(), Halt::default());
    let (mut asked, mut spent, mut iterations) = (0, Duration::ZERO, 0);
    while let Some(seat) = state.deciding().first() {
        state.options(seat, &mut options);
        let turn = Turn::new(&state, &options);
        if options.len() > 1 {
            asked += 1;
            if asked % EVERY == 0 {
                let mut search = Search::<G>::new(stream(1000 + asked), ITERATIONS, 1);
                let began = Instant::now();
                search.advise(&turn, &mut Thought::new(Budget::Iterations(ITERATIONS), &halt));
                spent += began.elapsed();
                iterations += ITERATIONS;
            }
        }
        let place = greedy[seat.index()].choose(&turn, &mut Thought::new(Budget::Free, &halt));
        let Some(decision) = options.decision(place) else { break };
        state.perform(decision, &mut ());
    }
    iterations as f64 / spent.as_secs_f64()
}
