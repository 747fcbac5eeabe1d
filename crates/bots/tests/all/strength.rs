//! Bots are as strong as they claim, play honestly, and repeat themselves when asked to.

use bots::arena::{Progress, Series, run};
use bots::{Budget, Evaluate, Halt, Kind, Level, Seated};
use ethnos::Ethnos;
use hadara::Hadara;
use imperium::Imperium;
use kernel::{Data, Game, Options, Seat, Seed, Stream, Viewer};
use settlers::Settlers;

use crate::usual;

fn series<G: Game>(bots: [Kind; 2], games: u64, threads: usize) -> Series<G::Setup> {
    Series { setup: usual::<G>(2), bots: bots.to_vec(), budget: Budget::Free, games, seed: 7, threads }
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

/// Whoever hardly thinks still plays to win, and to the end.
fn chieftain_beats_random<G: Evaluate>() {
    let chieftain = Kind::Level(Level::Chieftain);
    let mut won = 0.0;
    for (bots, seat) in [([chieftain, Kind::Random], 0), ([Kind::Random, chieftain], 1)] {
        let tally = run::<G>(G::Data::built_in(), &series::<G>(bots, 20, 2), &Progress::default()).unwrap();
        assert_eq!((tally.games, tally.truncated), (20, 0));
        won += tally.win_rate()[seat] / 2.0;
    }
    assert!(won >= 0.85, "{}: {won}", G::ID);
}

#[test]
fn the_lowest_level_beats_random() {
    chieftain_beats_random::<Ethnos>();
    chieftain_beats_random::<Hadara>();
    chieftain_beats_random::<Settlers>();
    chieftain_beats_random::<Imperium>();
}

/// With every nation, in either seat, against the nation after it.
#[test]
fn greedy_beats_random_with_every_nation_of_imperium() {
    let data = imperium::ImperiumData::built_in();
    let nations: Vec<&str> = data.all_nations().map(|(id, _)| id).collect();
    let mut won = 0.0;
    for (at, nation) in nations.iter().enumerate() {
        let other = nations[(at + 1) % nations.len()];
        for (names, greedy) in [([*nation, other], 0), ([other, *nation], 1)] {
            let mut bots = [Kind::Random; 2];
            bots[greedy] = Kind::Greedy;
            let setup = Imperium::read_setup(data, &format!("2 players, nations {}", names.join(" "))).unwrap();
            let series = Series { setup, bots: bots.to_vec(), budget: Budget::Free, games: 2, seed: 7, threads: 2 };
            let tally = run::<Imperium>(data, &series, &Progress::default()).unwrap();
            assert_eq!((tally.games, tally.truncated), (2, 0), "{nation}");
            won += tally.win_rate()[greedy] * 2.0;
        }
    }
    let games = 4.0 * nations.len() as f64;
    assert!(won >= 0.9 * games, "{won} of {games}");
}

#[test]
fn the_outcome_does_not_depend_on_the_threads() {
    let data = ethnos::EthnosData::built_in();
    let bots = [Kind::Greedy, Kind::Random];
    let one = run::<Ethnos>(data, &series::<Ethnos>(bots, 12, 1), &Progress::default()).unwrap();
    let two = run::<Ethnos>(data, &series::<Ethnos>(bots, 12, 2), &Progress::default()).unwrap();
    assert_eq!(one, two);
}

/// Two tables that look the same to a bot get the same decision from it. With a budget of its own every level is the same search.
fn nobody_peeks<G: Evaluate>() {
    let data = G::Data::built_in();
    let mut stream = Stream::new(&Seed::of_series(5, 0));
    for game in 0..6 {
        let mut state = G::new(data, &usual::<G>(3), &Seed::of_series(5, game)).unwrap();
        let mut options = Options::new();
        for _ in 0..60 {
            let Some(seat) = state.deciding().first() else { break };
            state.options(seat, &mut options);
            let other = state.seen_by(Viewer::Seat(seat)).redeal(&mut stream);
            for kind in [Kind::Random, Kind::Greedy, Kind::Level(Level::Imperator)] {
                let choose = |state: &G| {
                    let mut bot = Seated::new(seat, kind, Stream::new(&Seed([9; 32])), Budget::Iterations(6));
                    bot.decide(state)
                };
                assert_eq!(choose(&state), choose(&other), "{kind:?} peeks");
            }
            state.perform(options.pick(&mut stream).unwrap(), &mut ());
        }
    }
}

#[test]
fn no_bot_peeks() {
    nobody_peeks::<Ethnos>();
    nobody_peeks::<Hadara>();
    nobody_peeks::<Settlers>();
    nobody_peeks::<Imperium>();
}

/// A bot that may not think at all, or is told to stop, still decides; with a budget it decides the same every time.
fn a_budget_is_kept<G: Evaluate>() {
    let data = G::Data::built_in();
    let state = G::new(data, &usual::<G>(2), &Seed::of_series(6, 0)).unwrap();
    let seat = state.deciding().first().unwrap_or(Seat::FIRST);
    let sit = |kind, budget| Seated::<G>::new(seat, kind, Stream::new(&Seed([9; 32])), budget);
    for kind in Kind::ALL {
        let halt = Halt::default();
        halt.set(true);
        assert!(sit(kind, Budget::Free).halted_by(&halt).decide(&state).is_some(), "{kind:?}");
        assert!(sit(kind, Budget::Iterations(0)).decide(&state).is_some(), "{kind:?}");
        let few = || sit(kind, Budget::Iterations(3)).decide(&state);
        assert_eq!(few(), few(), "{kind:?}");
    }
    // Of a single option that it has looked at, the greedy bot can only say that it is the best.
    let mut options = Options::new();
    state.options(seat, &mut options);
    assert_eq!(sit(Kind::Greedy, Budget::Iterations(1)).decide(&state), options.decision(0));
}

#[test]
fn bots_keep_to_their_budgets() {
    a_budget_is_kept::<Ethnos>();
    a_budget_is_kept::<Hadara>();
    a_budget_is_kept::<Settlers>();
    a_budget_is_kept::<Imperium>();
}
