//! Bots are as strong as they claim, play honestly, and repeat themselves when asked to.

use bots::arena::{Progress, Series, run};
use bots::{Bot, Evaluate, Kind, Turn};
use ethnos::Ethnos;
use hadara::Hadara;
use kernel::{Data, Game, Seed, Stream, Viewer};
use settlers::Settlers;

/// The usual setup for so many.
fn usual<G: Game>(seats: usize) -> G::Setup {
    let data = G::Data::built_in();
    let fits = |setup: &G::Setup| G::new(data, setup, &Seed([0; 32])).is_ok_and(|game| game.seats() == seats);
    G::setups(data).into_iter().find(fits).unwrap()
}

fn series<G: Game>(bots: [Kind; 2], games: u64, threads: usize) -> Series<G::Setup> {
    Series { setup: usual::<G>(2), bots: bots.to_vec(), games, seed: 7, threads }
}

fn greedy_beats_random<G: Evaluate>() {
    let data = G::Data::built_in();
    for (bots, greedy) in [([Kind::Greedy, Kind::Random], 0), ([Kind::Random, Kind::Greedy], 1)] {
        let tally = run::<G>(data, &series::<G>(bots, 100, 2), &Progress::default()).unwrap();
        assert_eq!((tally.games, tally.truncated), (100, 0));
        assert!(tally.win_rate()[greedy] >= 0.95, "{}, seat {greedy}: {:?}", G::ID, tally.win_rate());
    }
}

#[test]
fn greedy_beats_random_in_95_of_100_games() {
    greedy_beats_random::<Ethnos>();
    greedy_beats_random::<Hadara>();
    greedy_beats_random::<Settlers>();
}

#[test]
fn the_outcome_does_not_depend_on_the_threads() {
    let data = ethnos::EthnosData::built_in();
    let bots = [Kind::Greedy, Kind::Random];
    let one = run::<Ethnos>(data, &series::<Ethnos>(bots, 12, 1), &Progress::default()).unwrap();
    let two = run::<Ethnos>(data, &series::<Ethnos>(bots, 12, 2), &Progress::default()).unwrap();
    assert_eq!(one, two);
}

/// Two tables that look the same to a bot get the same decision from it.
fn nobody_peeks<G: Evaluate>() {
    let data = G::Data::built_in();
    let mut stream = Stream::new(&Seed::of_series(5, 0));
    for game in 0..20 {
        let mut state = G::new(data, &usual::<G>(3), &Seed::of_series(5, game)).unwrap();
        let mut options = vec![];
        for _ in 0..60 {
            let Some(seat) = state.deciding().first() else { break };
            state.options(seat, &mut options);
            let other = state.seen_by(Viewer::Seat(seat)).redeal(&mut stream);
            for kind in Kind::ALL {
                let choose = |state: &G| {
                    let mut bot: Box<dyn Bot<G>> = kind.create(Stream::new(&Seed([9; 32])));
                    bot.choose(&Turn::new(state, seat, &options))
                };
                assert_eq!(choose(&state), choose(&other), "{kind:?} peeks");
            }
            let action = *stream.pick(&options).unwrap();
            state.perform(seat, &action, &mut ());
        }
    }
}

#[test]
fn no_bot_peeks() {
    nobody_peeks::<Ethnos>();
    nobody_peeks::<Hadara>();
    nobody_peeks::<Settlers>();
}
