//! Random four-player playouts through the public contract, and what a clone costs.

use divan::Bencher;
use divan::counter::ItemsCount;
use hadara::{Action, Hadara, HadaraData, Setup};
use kernel::{Data, Game, Options, Seed, Stream, Viewer};

/// Games in one sample.
const GAMES: u64 = 1_000;

fn main() {
    divan::main();
}

fn start(index: u64) -> Hadara {
    Hadara::new(HadaraData::built_in(), &Setup::full(4), &Seed::of_series(1, index)).unwrap()
}

/// Plays games with all options listed, one picked at random, performed. Gives the number of decisions.
fn play(games: u64, options: &mut Options<Action>) -> u64 {
    let mut stream = Stream::new(&Seed::of_series(2, 0));
    let mut decisions = 0;
    for index in 0..games {
        let mut state = start(index);
        while let Some(seat) = state.deciding().first() {
            state.options(seat, options);
            state.perform(options.pick(&mut stream).unwrap(), &mut ());
            decisions += 1;
        }
    }
    decisions
}

/// Items are games.
#[divan::bench(sample_count = 20)]
fn games(bencher: Bencher<'_, '_>) {
    let mut options = Options::new();
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| play(GAMES, &mut options));
}

/// Items are decisions.
#[divan::bench(sample_count = 20)]
fn decisions(bencher: Bencher<'_, '_>) {
    let mut options = Options::new();
    let decisions = play(GAMES, &mut options);
    bencher.counter(ItemsCount::new(decisions)).bench_local(|| play(GAMES, &mut options));
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let state = start(0);
    bencher.bench_local(|| *divan::black_box(&state));
}

#[divan::bench]
fn seen_by(bencher: Bencher<'_, '_>) {
    let state = start(0);
    bencher.bench_local(|| divan::black_box(&state).seen_by(Viewer::Spectator));
}

#[divan::bench]
fn redeal(bencher: Bencher<'_, '_>) {
    let seen = start(0).seen_by(Viewer::Spectator);
    let mut stream = Stream::new(&Seed::of_series(2, 1));
    bencher.bench_local(|| seen.redeal(&mut stream));
}
