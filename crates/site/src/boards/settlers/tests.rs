//! Every question has a place on the page: over random games, the buttons are exactly the options.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Chronicle, Data, Game, Options, Seat, Seed, Stream, Viewer};
use settlers::{Action, Settlers, SettlersData, Setup};
use speech::Language;

use super::super::{Parts, Position, Selection, Sitting, chapters};
use super::draw;
use crate::words::{Say, Words};

/// A game in which nobody has decided yet.
fn begin(setup: &Setup, seed: u64) -> Chronicle<Settlers> {
    let names = Seat::all(setup.seats).map(|seat| format!("Player {}", seat.index())).collect();
    let seed = Seed::of_series(seed, 0);
    Chronicle::begin(SettlersData::built_in(), setup.clone(), seed, names).expect("the setup is one of the game's own")
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

fn drawn(game: &Chronicle<Settlers>, words: &Words, language: Language, viewer: Viewer, acting: Option<Seat>) -> Parts {
    let (selection, story) = (Selection::default(), game.story(viewer, usize::MAX, &[]));
    let sitters: Vec<Sitting> = game.players().iter().map(|name| Sitting { name: name.clone(), bot: None }).collect();
    let say = Say::new(words.of(language), game.players());
    draw(&Position { story: &story, acting, going: true, selection: &selection, sitters: &sitters, say })
}

/// How often each question was looked at, by the number of the setup.
type Looked = BTreeMap<(usize, String), usize>;

/// So many pages are looked at for each question of each setup.
const PAGES: usize = 12;

/// Looks at the pages of everybody who has to decide, and of those who only watch.
fn look(game: &Chronicle<Settlers>, words: &Words, language: Language) {
    let state = game.state();
    let mut options = Options::new();
    for seat in state.deciding().iter() {
        let parts = drawn(game, words, language, Viewer::Seat(seat), Some(seat));
        state.options(seat, &mut options);
        let options: BTreeSet<String> = options.iter().map(|option| state.notation(option)).collect();
        assert_eq!(buttons(&page(&parts)), options, "{}", game.write());
        assert!(!parts.dock.0.contains("dock-do rest"), "something has no place of its own in {}", game.write());
    }
    for viewer in [Viewer::Spectator, Viewer::Omniscient] {
        let parts = drawn(game, words, language, viewer, None);
        assert!(buttons(&page(&parts)).is_empty());
    }
}

/// Plays a game at random, and looks at its pages as long as they show something new.
fn play(number: usize, setup: &settlers::Setup, seed: u64, words: &Words, looked: &mut Looked) {
    let mut game = begin(setup, seed);
    let mut stream = Stream::new(&Seed::of_series(seed, 1));
    loop {
        let (decisions, state) = (game.decisions().len(), game.state());
        let deciding: Vec<Seat> = state.deciding().iter().collect();
        let Some(mover) = stream.pick(&deciding).copied() else { break };
        let pages = looked.entry((number, format!("{:?}", state.asked()))).or_default();
        if *pages < PAGES {
            *pages += 1;
            look(&game, words, Language::ALL[decisions % 2]);
        }
        let mut options = Options::new();
        state.options(mover, &mut options);
        // Whoever passes sees little of a game.
        let others: Vec<&Action> = options.iter().filter(|option| **option != Action::Pass).collect();
        let action = stream.pick(&others).map_or(Action::Pass, |action| **action);
        let decision = state.check(mover, &action).expect("it is an option");
        game.decide(decision, &mut ());
    }
}

/// So many games are played of each setup.
const GAMES: u64 = 60;

#[test]
fn the_buttons_of_a_page_are_what_may_be_decided() {
    let (words, mut looked) = (Words::new(&chapters()), Looked::new());
    for (number, setup) in Settlers::setups(SettlersData::built_in()).iter().enumerate() {
        (0..GAMES).for_each(|seed| play(number, setup, seed, &words, &mut looked));
    }
    let asked: BTreeSet<&str> = looked.keys().map(|(_, question)| question.as_str()).collect();
    // Twenty-one questions, and none when the game is over.
    assert_eq!(asked.len(), 21, "{asked:?}");
}
