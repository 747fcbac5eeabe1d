//! Every question has a place on the page: over random games, the buttons are exactly the options.

use std::collections::BTreeSet;

use kernel::{Data, Game, Seat, Seed, Stream, Viewer};
use settlers::{Question, Settlers, SettlersData};
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
    let position =
        Position { table, game, decisions: game.decisions(), viewer, acting, selection: &selection, say };
    draw(&position, chronicle)
}

/// Plays a game at random, and looks at every page of it.
fn play(setup: &settlers::Setup, seed: u64, words: &Words, asked: &mut BTreeSet<String>) {
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
        asked.insert(format!("{question:?}"));
        for seat in &deciding {
            let parts = drawn(&table, words, language, Viewer::Seat(*seat), Some(*seat));
            let options: BTreeSet<String> = game.options(*seat).into_iter().collect();
            assert_eq!(buttons(&page(&parts)), options, "{question:?} in {}", game.chronicle());
        }
        for viewer in [Viewer::Spectator, Viewer::Omniscient] {
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

#[test]
fn the_buttons_of_a_page_are_what_may_be_decided() {
    let words = Words::new();
    let mut asked = BTreeSet::new();
    for (at, setup) in Settlers::setups(SettlersData::built_in()).iter().enumerate() {
        for seed in 0..3 {
            play(setup, 100 * at as u64 + seed, &words, &mut asked);
        }
    }
    let _ = Question::Turn;
    eprintln!("{asked:?}");
}
