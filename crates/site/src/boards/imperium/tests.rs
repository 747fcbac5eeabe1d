//! Every question has a place on the page: over random games, the buttons are exactly the options, each once.

use std::collections::{BTreeMap, BTreeSet};

use imperium::{Action, Imperium, ImperiumData};
use kernel::{Chronicle, Data, Game, Options, Seat, Seed, Stream, Viewer};
use speech::Language;

use super::super::{Parts, Position, Selection, Sitting, chapters};
use super::draw;
use crate::words::{Say, Words};

/// A game in which nobody has decided yet.
fn begin(setup: &str, seed: u64) -> Chronicle<Imperium> {
    let data = ImperiumData::built_in();
    let setup = Imperium::read_setup(data, setup).expect("it is a setup");
    let names = Seat::all(setup.seats).map(|seat| format!("Player {}", seat.index())).collect();
    Chronicle::begin(data, setup, Seed::of_series(seed, 0), names).expect("it can be played")
}

/// A page, all parts of it.
fn page(parts: &Parts) -> String {
    let parts = [&parts.state, &parts.others, &parts.board, &parts.mine, &parts.hand, &parts.dock, &parts.popovers];
    parts.iter().map(|part| part.0.as_str()).collect()
}

/// What the buttons of a page would decide, in order.
fn buttons(page: &str) -> Vec<String> {
    let values = page.split("value=\"decide:").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()));
    let mut values: Vec<String> = values.collect();
    values.sort();
    values
}

fn drawn(game: &Chronicle<Imperium>, words: &Words, language: Language, viewer: Viewer, acting: Option<Seat>) -> Parts {
    let (selection, story) = (Selection::default(), game.story(viewer, usize::MAX, &[]));
    let sitters: Vec<Sitting> = game.players().iter().map(|name| Sitting { name: name.clone(), bot: None }).collect();
    let say = Say::new(words.of(language), game.players());
    draw(&Position { story: &story, acting, going: true, selection: &selection, sitters: &sitters, say })
}

/// Looks at the pages of whoever has to decide, and of those who only watch.
fn look(game: &Chronicle<Imperium>, words: &Words, language: Language) {
    let state = game.state();
    let mut options = Options::new();
    for seat in state.deciding().iter() {
        let parts = drawn(game, words, language, Viewer::Seat(seat), Some(seat));
        state.options(seat, &mut options);
        let mut wanted: Vec<String> = options.iter().map(|option| state.notation(option)).collect();
        wanted.sort();
        assert_eq!(buttons(&page(&parts)), wanted, "{}", game.write());
        assert!(!parts.dock.0.contains("dock-do rest"), "something has no place of its own in {}", game.write());
    }
    for viewer in [Viewer::Spectator, Viewer::Omniscient] {
        let parts = drawn(game, words, language, viewer, None);
        assert!(buttons(&page(&parts)).is_empty());
    }
}

/// How often each question was looked at, by the nation that was asked.
type Looked = BTreeMap<(String, String), usize>;

/// So many pages are looked at for each question and deed of each nation.
const PAGES: usize = 2;

/// Plays a game at random, and looks at its pages as long as they show something new.
fn play(setup: &str, seed: u64, words: &Words, looked: &mut Looked) {
    let mut game = begin(setup, seed);
    let mut stream = Stream::new(&Seed::of_series(seed, 1));
    loop {
        let (decisions, state) = (game.decisions().len(), game.state());
        let Some(mover) = state.deciding().first() else { break };
        let asked = format!("{:?} {:?}", state.asked(), state.deed());
        let pages = looked.entry((state.area(mover).nation_id().to_owned(), asked)).or_default();
        if *pages < PAGES {
            *pages += 1;
            look(&game, words, Language::ALL[decisions % 2]);
        }
        let mut options = Options::new();
        state.options(mover, &mut options);
        // Whoever ends every turn at once sees little of a game.
        let idle = |option: &&Action| !matches!(option, Action::End | Action::Innovate | Action::Revolt(_));
        let others: Vec<&Action> = options.iter().filter(idle).collect();
        let all: Vec<&Action> = options.iter().collect();
        let liked = if others.is_empty() || stream.below(12) == 0 { &all } else { &others };
        let Some(action) = stream.pick(liked).map(|action| **action) else { break };
        let decision = state.check(mover, &action).expect("it is an option");
        game.decide(decision, &mut ());
    }
}

/// So many games are played.
const GAMES: u64 = 40;

#[test]
fn the_buttons_of_a_page_are_what_may_be_decided() {
    let (words, mut looked) = (Words::new(&chapters()), Looked::new());
    for seed in 0..GAMES {
        let deck = if seed % 2 == 0 { "" } else { ", deck legends" };
        play(&format!("{} players, nations random{deck}", 2 + seed % 3), seed, &words, &mut looked);
    }
    for level in ["chieftain", "supreme"] {
        play(&format!("1 player, nations random, level {level}"), 7, &words, &mut looked);
    }
    let nations: BTreeSet<&str> = looked.keys().map(|(nation, _)| nation.as_str()).collect();
    assert_eq!(nations.len(), 16);
    let asked: BTreeSet<&str> = looked.keys().map(|(_, asked)| asked.as_str()).collect();
    assert!(asked.len() > 20, "{asked:?}");
}
