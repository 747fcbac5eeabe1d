//! Every question has a place on the page: over random games, the buttons are exactly the options.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Data, Game, Options, Seat, Seed, Stream, Version, Viewer};
use settlers::{Action, Settlers, SettlersData};
use speech::Language;
use table::{AnyGame, Header, Moment, Pace, PersonId, Record, Table, Visibility};

use super::super::{Parts, Position, Selection};
use super::draw;
use crate::words::{Say, Words};

/// A table at which everybody is a person and nobody has decided yet.
fn table(setup: &str, seats: usize, seed: u64) -> Table {
    let header = Header {
        game: Settlers::ID.to_owned(),
        version: Version::of::<Settlers>(SettlersData::built_in()),
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

/// How often each question was looked at, by the number of the setup.
type Looked = BTreeMap<(usize, String), usize>;

/// So many pages are looked at for each question of each setup.
const PAGES: usize = 12;

/// Looks at the pages of everybody who has to decide, and of those who only watch.
fn look(table: &Table, words: &Words, language: Language) {
    let game = table.game().expect("the game is on");
    for seat in game.deciding().iter() {
        let parts = drawn(table, words, language, Viewer::Seat(seat), Some(seat));
        let options: BTreeSet<String> = game.options(seat).into_iter().collect();
        assert_eq!(buttons(&page(&parts)), options, "{}", game.chronicle());
        assert!(!parts.dock.0.contains("dock-do rest"), "something has no place of its own in {}", game.chronicle());
    }
    for viewer in [Viewer::Spectator, Viewer::Omniscient] {
        let parts = drawn(table, words, language, viewer, None);
        assert!(buttons(&page(&parts)).is_empty());
    }
}

/// Plays a game at random, and looks at its pages as long as they show something new.
fn play(number: usize, setup: &settlers::Setup, seed: u64, words: &Words, looked: &mut Looked) {
    let mut table = table(&Settlers::write_setup(SettlersData::built_in(), setup), setup.seats, seed);
    let mut stream = Stream::new(&Seed::of_series(seed, 1));
    while let Some(AnyGame::Settlers(chronicle)) = table.game() {
        let (decisions, state) = (chronicle.decisions().len(), chronicle.state());
        let deciding: Vec<Seat> = state.deciding().iter().collect();
        let Some(mover) = stream.pick(&deciding).copied() else { break };
        let pages = looked.entry((number, format!("{:?}", state.asked()))).or_default();
        if *pages < PAGES {
            *pages += 1;
            look(&table, words, Language::ALL[decisions % 2]);
        }
        let mut options = Options::new();
        state.options(mover, &mut options);
        // Whoever passes sees little of a game.
        let others: Vec<&Action> = options.iter().filter(|option| **option != Action::Pass).collect();
        let notation = state.notation(stream.pick(&others).copied().unwrap_or(&Action::Pass));
        table.apply(&Record::Decide { seat: mover, notation }, Moment(0)).expect("it is an option");
    }
}

/// So many games are played of each setup.
const GAMES: u64 = 60;

#[test]
fn the_buttons_of_a_page_are_what_may_be_decided() {
    let (words, mut looked) = (Words::new(), Looked::new());
    for (number, setup) in Settlers::setups(SettlersData::built_in()).iter().enumerate() {
        (0..GAMES).for_each(|seed| play(number, setup, seed, &words, &mut looked));
    }
    let asked: BTreeSet<&str> = looked.keys().map(|(_, question)| question.as_str()).collect();
    // Twenty-one questions, and none when the game is over.
    assert_eq!(asked.len(), 21, "{asked:?}");
}
