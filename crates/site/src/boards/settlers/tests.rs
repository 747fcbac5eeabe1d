//! Every question has a place on the page: over random games, the buttons are exactly the options.

use std::collections::BTreeSet;

use kernel::{Data, Game, Seat, Seed, Stream, Viewer};
use settlers::{Settlers, SettlersData};
use speech::Language;
use table::{AnyGame, Header, Moment, Pace, PersonId, Record, Table, Visibility};

use super::super::{Parts, Position, Selection};
use super::draw;
use crate::words::{Say, Words};

/// A table at which everybody is a person and nobody has decided yet.
fn table(setup: &str, seats: usize, seed: u64) -> Table {
    let header = Header {
        game: Settlers::ID.to_owned(),
        setup: setup.to_owned(),
        seed: Seed::of_series(seed, 0),
        host: PersonId(1),
        pace: Pace::Live,
        visibility: Visibility::Link,
        created: Moment(0),
    };
    let mut table = Table::new(header).expect("the setup is one of the game's own");
    for seat in Seat::all(seats) {
        let name = format!("Player {}", seat.index());
        table.apply(&Record::Sit { seat, person: PersonId(1 + seat.index() as u64), name }, Moment(0)).expect("free");
    }
    table.apply(&Record::Start, Moment(0)).expect("everybody is there");
    table
}

/// A page, all parts of it.
fn page(parts: &Parts) -> String {
    let parts = [&parts.state, &parts.others, &parts.board, &parts.mine, &parts.hand, &parts.dock, &parts.popovers];
    parts.iter().map(|part| part.0.as_str()).collect()
}

/// What the buttons of a page would decide.
fn buttons(page: &str) -> BTreeSet<String> {
    page.split("value=\"decide:").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

fn drawn(table: &Table, words: &Words, language: Language, viewer: Viewer, acting: Option<Seat>) -> Parts {
    let (names, selection) = (table.names(), Selection::default());
    let say = Say::new(words.of(language), &names);
    let game = table.game().expect("the game is on");
    let AnyGame::Settlers(chronicle) = game else { panic!("another game") };
    let position = Position { table, game, decisions: game.decisions(), viewer, acting, selection: &selection, say };
    draw(&position, chronicle)
}

/// Plays a game at random, and looks at every page of it.
fn play(setup: &settlers::Setup, seed: u64, words: &Words) {
    let data = SettlersData::built_in();
    let mut table = table(&Settlers::write_setup(data, setup), setup.seats, seed);
    let mut stream = Stream::new(&Seed::of_series(seed, 1));
    loop {
        let game = table.game().expect("the game is on").clone();
        let AnyGame::Settlers(chronicle) = &game else { panic!("another game") };
        let deciding: Vec<Seat> = game.deciding().iter().collect();
        let Some(mover) = stream.pick(&deciding).copied() else { break };
        let language = Language::ALL[game.decisions() % 2];
        let question = chronicle.state().asked();
        for seat in &deciding {
            let parts = drawn(&table, words, language, Viewer::Seat(*seat), Some(*seat));
            let options: BTreeSet<String> = game.options(*seat).into_iter().collect();
            assert_eq!(buttons(&page(&parts)), options, "{question:?} in {}", game.chronicle());
            assert!(
                !parts.dock.0.contains("dock-do rest"),
                "{question:?} has no place of its own in {}",
                game.chronicle()
            );
        }
        let viewers = [Viewer::Spectator, Viewer::Omniscient];
        for viewer in viewers.into_iter().filter(|_| game.decisions().is_multiple_of(16)) {
            let parts = drawn(&table, words, language, viewer, None);
            assert!(buttons(&page(&parts)).is_empty());
        }
        let options = game.options(mover);
        // Whoever passes sees little of a game.
        let others: Vec<&String> = options.iter().filter(|option| *option != "pass").collect();
        let notation = stream.pick(&others).map_or_else(|| "pass".to_owned(), |option| (*option).clone());
        table.apply(&Record::Decide { seat: mover, notation }, Moment(0)).expect("it is an option");
    }
}

/// The games that are played: the setup, by its place among the game's own, and a seed. Between them they ask everything
/// that a game between people can ask.
const GAMES: [(usize, u64); 15] = [
    (0, 0),
    (0, 1),
    (0, 2),
    (0, 7),
    (0, 12),
    (0, 13),
    (0, 24),
    (1, 104),
    (1, 126),
    (2, 200),
    (3, 300),
    (3, 301),
    (4, 400),
    (5, 500),
    (6, 600),
];

#[test]
fn the_buttons_of_a_page_are_what_may_be_decided() {
    let (words, setups) = (Words::new(), Settlers::setups(SettlersData::built_in()));
    for (setup, seed) in GAMES {
        play(&setups[setup], seed, &words);
    }
}
