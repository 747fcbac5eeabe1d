//! Positions in which a person sees at once what to do: so does every bot that thinks.

use bots::{Budget, Evaluate, Kind, Level, Seated};
use ethnos::Ethnos;
use hadara::Hadara;
use imperium::Imperium;
use kernel::scenario::{Cast, Situation, read_situation};
use kernel::{Data, Seed, Stream};
use settlers::Settlers;

/// What every bot that thinks decides in a position.
fn decisions<G: Evaluate>(state: &G) -> Vec<(&'static str, String)> {
    let seat = state.deciding().first().unwrap();
    let kinds = [(Kind::Greedy, Budget::Free), (Kind::Level(Level::Imperator), Budget::Iterations(100))];
    let decide = |(kind, budget): (Kind, Budget)| {
        let mut bot = Seated::<G>::new(seat, kind, Stream::new(&Seed([4; 32])), budget);
        (kind.name(), state.notation(bot.decide(state).unwrap().action()))
    };
    kinds.into_iter().map(decide).collect()
}

/// A position as scenarios write it, in a game of two who are called Anna and Boris.
fn position<G: Situation>(setup: &str, given: &str) -> G {
    let data = G::Data::built_in();
    let setup = G::read_setup(data, setup).unwrap();
    let mut state = G::new(data, &setup, &Seed([2; 32])).unwrap();
    let cast = Cast::new(vec!["Anna".to_owned(), "Boris".to_owned()]);
    read_situation(&mut state, &format!("given\n{given}"), &cast).unwrap();
    state
}

/// Every bot decides in one of these ways, or at least begins so.
fn obvious<G: Situation + Evaluate>(setup: &str, given: &str, expected: &[&str]) {
    for (bot, decided) in decisions(&position::<G>(setup, given)) {
        let fits = expected.iter().any(|way| decided.starts_with(way));
        assert!(fits, "{}: {bot} decides {decided}, not {expected:?}, when\n{given}", G::ID);
    }
}

const ETHNOS: &str = "2 players, tribes dwarf elf wizard wingfolk minotaur";

#[test]
fn nobody_ends_the_age_with_a_full_hand() {
    let given = "age: 2\nturn: Anna\ndragons: 2\ndeck: dragon\nhand Anna: 2 red-dwarf, 2 red-elf, red-wizard\n\
                 hand Boris: blue-elf, gray-elf";
    obvious::<Ethnos>(ETHNOS, given, &["band "]);
}

#[test]
fn the_last_goods_are_built_with() {
    let given = "round: 5\npassed: Boris\nhand Anna: missionaries\nsupply Anna: food 2";
    obvious::<Settlers>("2 players, factions barbarians romans", given, &["build "]);
}

const HADARA: &str = "2 players, first game";

#[test]
fn a_colony_in_reach_is_taken() {
    let given = "epoch: 3\nasked: colony\nphase: b\nbase Anna: 2/9/3/4\nbase Boris: 2/3/3/4";
    obvious::<Hadara>(HADARA, given, &["colony 9"]);
}

#[test]
fn the_last_coins_buy_a_medal() {
    let given = "epoch: 3\nasked: medals\ntableau Anna: y101, r101, b101, g101, p101\ncoins Anna: 40";
    obvious::<Hadara>(HADARA, given, &["gold"]);
}

const IMPERIUM: &str = "2 players, nations macedonians romans";

#[test]
fn a_hand_full_of_unrest_is_given_back() {
    let given = "turn: Anna\nhand Anna: 5 unrest\nunrest: 3";
    // Whether the last of them is worth the trouble is not obvious.
    obvious::<Imperium>(IMPERIUM, given, &["revolt 5", "revolt 4"]);
}

/// A collapse is won by whoever has fewer unrests, however far behind in points.
#[test]
fn a_collapse_that_wins_is_brought_about() {
    let given = "turn: Anna\nperiod Anna: empire\nending: last-round\nhand Anna: corruption\ndeck Anna: nothing\n\
                 deck Boris: nothing\ntokens Boris: progress 30\nunrest: 1";
    obvious::<Imperium>(IMPERIUM, given, &["play corruption"]);
}
