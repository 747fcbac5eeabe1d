//! Nonsense in every place where a person or a program writes to us: refused with a reason, never with a panic, never
//! half believed.
//!
//! `PROPTEST_CASES` asks for more than the usual few hundred tries.

use crate::offered::GAMES;
use bots::Kind;
use kernel::{Chronicle, Data, Game, Options, Scenario, Seat, Seed, Situation, Viewer};
use proptest::prelude::*;
use proptest::sample::Index;
use table::{AnyGame, Header, Moment, Pace, PersonId, Record, Table, Visibility};

/// One slip of the pen.
#[derive(Clone, Debug)]
enum Slip {
    Change(Index, char),
    Insert(Index, char),
    Remove(Index, usize),
    Repeat(Index, usize),
    Swap(Index, Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    let sign = prop_oneof![
        8 => proptest::char::range(' ', '~'),
        1 => Just('\n'),
        1 => any::<char>(),
    ];
    prop_oneof![
        (any::<Index>(), sign.clone()).prop_map(|(at, sign)| Slip::Change(at, sign)),
        (any::<Index>(), sign).prop_map(|(at, sign)| Slip::Insert(at, sign)),
        (any::<Index>(), 1..40usize).prop_map(|(at, count)| Slip::Remove(at, count)),
        (any::<Index>(), 1..200usize).prop_map(|(at, count)| Slip::Repeat(at, count)),
        (any::<Index>(), any::<Index>()).prop_map(|(one, other)| Slip::Swap(one, other)),
    ]
}

fn slipped(text: &str, slips: &[Slip]) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for slip in slips {
        if signs.is_empty() {
            signs.push(' ');
        }
        match slip {
            Slip::Change(at, sign) => {
                let at = at.index(signs.len());
                signs[at] = *sign;
            }
            Slip::Insert(at, sign) => signs.insert(at.index(signs.len()), *sign),
            Slip::Remove(at, count) => {
                let at = at.index(signs.len());
                let end = (at + count).min(signs.len());
                signs.drain(at..end);
            }
            Slip::Repeat(at, count) => {
                let at = at.index(signs.len());
                let again: Vec<char> = signs[at..].iter().take(*count).copied().collect();
                signs.splice(at..at, again);
            }
            Slip::Swap(one, other) => {
                let (one, other) = (one.index(signs.len()), other.index(signs.len()));
                signs.swap(one, other);
            }
        }
    }
    signs.into_iter().collect()
}

/// A table of bots that has been played for a while.
fn table(game: &str, setup: &str, seed: u64, decisions: usize) -> Table {
    let seats = GAMES.find(game).unwrap().seats_of(setup).unwrap();
    let header = Header {
        game: game.to_owned(),
        version: GAMES.find(game).unwrap().version(),
        set: None,
        setup: setup.to_owned(),
        seed: Seed::of_series(seed, 0),
        host: PersonId(1),
        pace: Pace::Live,
        visibility: Visibility::Link,
        created: Moment(0),
    };
    let mut table = Table::new(&GAMES, header).unwrap();
    for seat in Seat::all(seats) {
        table.apply(&Record::Bot { seat, kind: Kind::Random }, Moment(0)).unwrap();
    }
    table.apply(&Record::Start, Moment(0)).unwrap();
    for _ in 0..decisions {
        let Some((seat, kind)) = table.bot_to_decide() else { break };
        let record = table.bot_decision(seat, kind).unwrap();
        table.apply(&record, Moment(0)).unwrap();
    }
    table
}

/// Some game in the middle, with its setup.
fn some_table() -> impl Strategy<Value = Table> {
    let ids = games::IDS;
    (0..ids.len(), any::<Index>(), 0..8u64, 0..120usize).prop_map(move |(game, setup, seed, decisions)| {
        let setups = GAMES.find(ids[game]).unwrap().offer().setups;
        table(ids[game], &setups[setup.index(setups.len())].notation, seed, decisions)
    })
}

/// The game with everything that is hidden in it.
fn whole<G: Game>(game: &AnyGame) -> Chronicle<G> {
    Chronicle::read(G::Data::built_in(), &game.chronicle()).unwrap()
}

/// Whatever can be read is written back as something that reads the same.
fn reads_back<G: Game>(game: &AnyGame, text: &str) {
    let chronicle = whole::<G>(game);
    let state = chronicle.state();
    if let Ok(action) = state.read_action(text) {
        let written = state.notation(&action);
        assert_eq!(state.read_action(&written).ok(), Some(action), "{text:?} became {written:?}");
        for seat in Seat::all(state.seats()) {
            let mut options = Options::new();
            state.options(seat, &mut options);
            assert_eq!(state.check(seat, &action).is_ok(), options.contains(&action), "{written:?} for {seat:?}");
        }
    }
    if let Ok(setup) = G::read_setup(state.data(), text) {
        let written = G::write_setup(state.data(), &setup);
        assert_eq!(G::read_setup(state.data(), &written).ok(), Some(setup), "{text:?} became {written:?}");
    }
}

/// A scenario plays or is refused with the line.
fn plays_or_is_refused<G: Situation>(_: &AnyGame, text: &str) {
    if let Ok(scenario) = Scenario::read(text)
        && let Err(fault) = scenario.run::<G>(G::Data::built_in())
    {
        assert!(fault.line.is_some(), "{fault:?}\n{text}");
    }
}

/// Something that must hold of a game and a text.
type Proof = fn(&AnyGame, &str);

macro_rules! proofs {
    ($($game:ty),*) => {
        [$((<$game as Game>::ID, reads_back::<$game> as Proof, plays_or_is_refused::<$game> as Proof)),*]
    };
}

/// The proofs of this table's game: that texts read back, and that scenarios play or are refused.
fn proofs(table: &Table) -> (Proof, Proof) {
    let all = games::every_game!(proofs);
    let (_, reads_back, plays) = all.into_iter().find(|(id, ..)| *id == table.header().game).unwrap();
    (reads_back, plays)
}

/// What nonsense has found so far.
#[test]
fn findings() {
    let table = table("ethnos", "2 players, tribes random", 0, 0);
    for text in ["3 players, tribes ,", "2 players, tribes"] {
        proofs(&table).0(table.game().unwrap(), text);
    }
}

proptest! {
    #[test]
    fn notation(table in some_table(), at in any::<Index>(), slips in prop::collection::vec(slip(), 0..4), any in ".{0,60}") {
        let game = table.game().unwrap();
        let mut texts = vec![any];
        for seat in game.deciding().iter() {
            let options = game.options(seat);
            texts.push(slipped(&options[at.index(options.len())], &slips));
        }
        texts.push(slipped(&table.header().setup, &slips));
        for text in texts {
            proofs(&table).0(game, &text);
            let _ = Record::read(&text);
        }
    }

    #[test]
    fn chronicles(table in some_table(), slips in prop::collection::vec(slip(), 1..4)) {
        let text = table.game().unwrap().chronicle();
        prop_assert!(GAMES.read(&text).is_ok());
        let changed = slipped(&text, &slips);
        if let Ok(game) = GAMES.read(&changed) {
            prop_assert_eq!(game.chronicle(), text, "a change was believed:\n{}", changed);
        }
    }

    #[test]
    fn scenarios(table in some_table(), slips in prop::collection::vec(slip(), 0..6), any in "(?s).{0,200}") {
        let game = table.game().unwrap();
        let text = game.scenario(game.decisions(), ["A", "Б"], "fuzz", "words").unwrap();
        for text in [slipped(&text, &slips), any] {
            proofs(&table).1(game, &text);
        }
    }

    #[test]
    fn journals(table in some_table(), slips in prop::collection::vec(slip(), 0..3), any in ".{0,60}") {
        let mut copy = table.clone();
        let mut lines = vec![any, slipped("sit 1 7 Anna", &slips), slipped("undo 2 3", &slips), slipped("follow 1 2", &slips)];
        if let Some((seat, kind)) = table.bot_to_decide() {
            lines.push(slipped(&table.bot_decision(seat, kind).unwrap().write(), &slips));
        }
        for line in lines {
            let Ok(record) = Record::read(&line) else { continue };
            prop_assert_eq!(Record::read(&record.write()), Ok(record.clone()));
            let before = copy.number();
            if copy.apply(&record, Moment(1)).is_err() {
                prop_assert_eq!(copy.number(), before);
            }
            let _ = copy.game().map(|game| game.facts(Viewer::Spectator, usize::MAX));
        }
    }
}
