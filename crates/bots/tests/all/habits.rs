//! Habits: every option is noticed, nothing hidden is, and practice makes perfect.

use bots::arena::{Progress, Series, run};
use bots::habits::Notes;
use bots::practice::{Drill, Practice, ROUND};
use bots::{Bot, Budget, Evaluate, Halt, Kind, Level, Search, Thought, Turn};
use ethnos::Ethnos;
use hadara::Hadara;
use imperium::Imperium;
use kernel::{Data, Game, Options, Seat, Seed, Stream, Viewer};
use settlers::Settlers;

use crate::usual;

/// Something is noticed about each option, and the same whatever lies where the seat cannot see it.
fn options_are_noticed<G: Evaluate>(seats: usize) {
    let data = G::Data::built_in();
    let mut stream = Stream::new(&Seed::of_series(31, 0));
    let (mut options, mut again) = (Options::new(), Options::new());
    let [mut notes, mut others] = [Notes::default(), Notes::default()];
    for game in 0..6 {
        let mut state = G::new(data, &usual::<G>(seats), &Seed::of_series(32, game)).unwrap();
        while let Some(seat) = state.deciding().first() {
            state.options(seat, &mut options);
            notes.clear();
            state.notice(seat, &options, &mut notes);
            assert_eq!(notes.options().count(), options.len(), "{}", G::ID);
            assert!(notes.options().all(|marks| !marks.is_empty()), "{}", G::ID);
            let other = state.seen_by(Viewer::Seat(seat)).redeal(&mut stream);
            other.options(seat, &mut again);
            others.clear();
            other.notice(seat, &again, &mut others);
            assert!(notes.options().eq(others.options()), "{} notices what is hidden", G::ID);
            state.perform(options.pick(&mut stream).unwrap(), &mut ());
        }
    }
}

#[test]
fn every_option_is_noticed_and_nothing_hidden_is() {
    options_are_noticed::<Ethnos>(2);
    options_are_noticed::<Ethnos>(4);
    options_are_noticed::<Hadara>(2);
    options_are_noticed::<Hadara>(3);
    options_are_noticed::<Settlers>(1);
    options_are_noticed::<Settlers>(3);
    options_are_noticed::<Imperium>(1);
    options_are_noticed::<Imperium>(2);
    options_are_noticed::<Imperium>(4);
}

/// The tables that are part of the program can be read, and somebody has practised.
#[test]
fn every_game_has_habits() {
    fn known<G: Evaluate>(seats: usize) {
        let state = G::new(G::Data::built_in(), &usual::<G>(seats), &Seed([1; 32])).unwrap();
        let weights = state.habits().unwrap().weights();
        assert!(weights.iter().filter(|weight| **weight != 0.0).count() > 10_000, "{}", G::ID);
    }
    known::<Ethnos>(2);
    known::<Hadara>(2);
    known::<Settlers>(2);
    known::<Imperium>(1);
    known::<Imperium>(2);
}

/// Whoever decides by habit alone beats whoever judges positions, as long as habits and marks belong together.
#[test]
fn habits_beat_the_greedy_bot() {
    fn won<G: Evaluate>(least: f64) {
        let mut won = 0.0;
        for (bots, seat) in [([WARLORD, Kind::Greedy], 0), ([Kind::Greedy, WARLORD], 1)] {
            let series = Series {
                setup: usual::<G>(2),
                bots: bots.to_vec(),
                budget: Budget::Free,
                games: 20,
                seed: 36,
                threads: 2,
            };
            let tally = run::<G>(G::Data::built_in(), &series, &Progress::default()).unwrap();
            assert_eq!((tally.games, tally.truncated), (20, 0), "{}", G::ID);
            won += tally.win_rate()[seat] / 2.0;
        }
        assert!(won >= least, "{}: {won}", G::ID);
    }
    const WARLORD: Kind = Kind::Level(Level::Warlord);
    won::<Ethnos>(0.55);
    won::<Hadara>(0.75);
    won::<Settlers>(0.9);
    won::<Imperium>(0.8);
}

fn practise<G: Evaluate>(rounds: u64, threads: usize) -> Practice {
    let drill = Drill { setups: vec![usual::<G>(2)], seed: 3, rounds, threads };
    let mut practice = Practice::new(None);
    for _ in 0..rounds {
        let form = practice.go_on::<G>(G::Data::built_in(), &drill, &Progress::default()).unwrap().unwrap();
        assert_eq!(form.games, ROUND as f64);
    }
    practice
}

#[test]
fn practice_does_not_depend_on_the_threads() {
    let [one, three] = [1, 3].map(|threads| practise::<Hadara>(6, threads).habits().write());
    assert!(one.iter().any(|weight| *weight != 0));
    assert_eq!(one, three);
}

/// Whoever has practised for a few seconds, and decides by habit alone, beats whoever takes any option.
#[test]
fn practice_makes_perfect() {
    let habits = Box::leak(Box::new(practise::<Hadara>(30, 2).habits()));
    let halt = Halt::default();
    let (mut won, games) = (0, 40);
    for game in 0..games {
        let own = Seat::new(game % 2).unwrap();
        let mut state =
            Hadara::new(hadara::HadaraData::built_in(), &usual::<Hadara>(2), &Seed::of_series(33, game as u64))
                .unwrap();
        let mut stream = Stream::new(&Seed::of_series(34, game as u64));
        let mut bot = Search::<Hadara>::new(Stream::new(&Seed::of_series(35, game as u64)), 1, 1).inclined_by(habits);
        let mut options = Options::new();
        while let Some(seat) = state.deciding().first() {
            state.options(seat, &mut options);
            let decision = match seat == own {
                true => {
                    let turn = Turn::new(&state, &options);
                    options.decision(bot.choose(&turn, &mut Thought::new(Budget::Iterations(1), &halt))).unwrap()
                }
                false => options.pick(&mut stream).unwrap(),
            };
            state.perform(decision, &mut ());
        }
        won += usize::from(state.outcome().unwrap().winners().contains(own));
    }
    assert!(won >= games * 9 / 10, "{won} of {games}");
}
