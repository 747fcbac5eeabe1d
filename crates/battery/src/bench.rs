//! Random playouts through the public contract, and what a clone costs.

use divan::Bencher;
use divan::counter::ItemsCount;
use kernel::{Data, Game, Options, Seed, Stream, Viewer};

/// Benches of a game: how many games make a sample, and for which numbers of seats.
///
/// ```text
/// battery::benches!(Ethnos, 1_000, [4]);
/// ```
#[macro_export]
macro_rules! benches {
    ($game:ty, $games:literal, [$first:literal $(, $more:literal)*]) => {
        fn main() {
            $crate::divan::main();
        }

        /// Items are games.
        #[$crate::divan::bench(crate = $crate::divan, sample_count = 20, args = [$first $(, $more)*])]
        fn games(bencher: $crate::divan::Bencher<'_, '_>, seats: usize) {
            $crate::bench::games::<$game>(bencher, seats, $games);
        }

        /// Items are decisions.
        #[$crate::divan::bench(crate = $crate::divan, sample_count = 20, args = [$first $(, $more)*])]
        fn decisions(bencher: $crate::divan::Bencher<'_, '_>, seats: usize) {
            $crate::bench::decisions::<$game>(bencher, seats, $games);
        }

        #[$crate::divan::bench(crate = $crate::divan)]
        fn clone(bencher: $crate::divan::Bencher<'_, '_>) {
            $crate::bench::clone::<$game>(bencher, $first);
        }

        #[$crate::divan::bench(crate = $crate::divan)]
        fn seen_by(bencher: $crate::divan::Bencher<'_, '_>) {
            $crate::bench::seen_by::<$game>(bencher, $first);
        }

        #[$crate::divan::bench(crate = $crate::divan)]
        fn redeal(bencher: $crate::divan::Bencher<'_, '_>) {
            $crate::bench::redeal::<$game>(bencher, $first);
        }
    };
}

/// The usual setup for so many players.
fn usual<G: Game>(seats: usize) -> G::Setup {
    let data = G::Data::built_in();
    let fits = |setup: &G::Setup| G::new(data, setup, &Seed::of_series(1, 0)).is_ok_and(|game| game.seats() == seats);
    G::setups(data).into_iter().find(fits).unwrap_or_else(|| panic!("{} is not played by {seats}", G::ID))
}

fn start<G: Game>(setup: &G::Setup, index: u64) -> G {
    G::new(G::Data::built_in(), setup, &Seed::of_series(1, index)).unwrap_or_else(|why| panic!("{setup:?}: {why:?}"))
}

/// Plays games with all options listed, one picked at random, performed. Gives the number of decisions.
fn play<G: Game>(setup: &G::Setup, games: u64, options: &mut Options<G::Action>) -> u64 {
    let mut stream = Stream::new(&Seed::of_series(2, 0));
    let mut decisions = 0;
    for index in 0..games {
        let mut state = start::<G>(setup, index);
        while let Some(seat) = state.deciding().first() {
            state.options(seat, options);
            let Some(decision) = options.pick(&mut stream) else { panic!("{seat:?} has no option") };
            state.perform(decision, &mut ());
            decisions += 1;
        }
    }
    decisions
}

/// Whole games; items are games.
pub fn games<G: Game>(bencher: Bencher<'_, '_>, seats: usize, games: u64) {
    let (setup, mut options) = (usual::<G>(seats), Options::new());
    bencher.counter(ItemsCount::new(games)).bench_local(|| play::<G>(&setup, games, &mut options));
}

/// Whole games; items are decisions.
pub fn decisions<G: Game>(bencher: Bencher<'_, '_>, seats: usize, games: u64) {
    let (setup, mut options) = (usual::<G>(seats), Options::new());
    let decisions = play::<G>(&setup, games, &mut options);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play::<G>(&setup, games, &mut options));
}

/// A copy of a state.
pub fn clone<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let state = start::<G>(&usual::<G>(seats), 0);
    bencher.bench_local(|| divan::black_box(&state).clone());
}

/// A state as a spectator sees it.
pub fn seen_by<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let state = start::<G>(&usual::<G>(seats), 0);
    bencher.bench_local(|| divan::black_box(&state).seen_by(Viewer::Spectator));
}

/// A state that a spectator cannot rule out.
pub fn redeal<G: Game>(bencher: Bencher<'_, '_>, seats: usize) {
    let seen = start::<G>(&usual::<G>(seats), 0).seen_by(Viewer::Spectator);
    let mut stream = Stream::new(&Seed::of_series(2, 1));
    bencher.bench_local(|| seen.redeal(&mut stream));
}
