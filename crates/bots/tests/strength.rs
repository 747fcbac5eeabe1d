//! Bots are as strong as they claim, play honestly, and repeat themselves when asked to.

use bots::arena::{Progress, Series, run};
use bots::{Bot, Kind, Turn};
use ethnos::{Ethnos, EthnosData, Setup};
use kernel::{Data, Game, Seed, Stream, Viewer};

fn series(bots: [Kind; 2], games: u64, threads: usize) -> Series<Setup> {
    Series { setup: Setup::random(2), bots: bots.to_vec(), games, seed: 7, threads }
}

#[test]
fn greedy_beats_random_in_95_of_100_games() {
    let data = EthnosData::built_in();
    for (bots, greedy) in [([Kind::Greedy, Kind::Random], 0), ([Kind::Random, Kind::Greedy], 1)] {
        let tally = run::<Ethnos>(data, &series(bots, 100, 2), &Progress::default()).unwrap();
        assert_eq!((tally.games, tally.truncated), (100, 0));
        assert!(tally.win_rate()[greedy] >= 0.95, "seat {greedy}: {:?}", tally.win_rate());
    }
}

#[test]
fn the_outcome_does_not_depend_on_the_threads() {
    let data = EthnosData::built_in();
    let bots = [Kind::Greedy, Kind::Random];
    let one = run::<Ethnos>(data, &series(bots, 12, 1), &Progress::default()).unwrap();
    let two = run::<Ethnos>(data, &series(bots, 12, 2), &Progress::default()).unwrap();
    assert_eq!(one, two);
}

/// Two tables that look the same to a bot get the same decision from it.
#[test]
fn no_bot_peeks() {
    let data = EthnosData::built_in();
    let mut stream = Stream::new(&Seed::of_series(5, 0));
    for game in 0..20 {
        let mut state = Ethnos::new(data, &Setup::random(3), &Seed::of_series(5, game)).unwrap();
        let mut options = vec![];
        for _ in 0..60 {
            let Some(seat) = state.deciding().first() else { break };
            state.options(seat, &mut options);
            let other = state.seen_by(Viewer::Seat(seat)).redeal(&mut stream);
            for kind in Kind::ALL {
                let choose = |state: &Ethnos| {
                    let mut bot: Box<dyn Bot<Ethnos>> = kind.create(Stream::new(&Seed([9; 32])));
                    bot.choose(&Turn::new(state, seat, &options))
                };
                assert_eq!(choose(&state), choose(&other), "{kind:?} peeks");
            }
            let action = *stream.pick(&options).unwrap();
            state.perform(seat, &action, &mut ());
        }
    }
}
