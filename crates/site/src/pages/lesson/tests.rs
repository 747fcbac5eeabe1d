//! Lessons keep what they promise on the page, too.

use std::path::Path;

use speech::Language;

use super::*;
use crate::boards::chapters;
use crate::pages::lessons::Lessons;
use crate::words::Words;

/// Every page of every lesson along its examples: lit, and with what its game offers there.
fn each_page(look: impl Fn(&str, &Page, &Lit, &Parts)) {
    let games = chapters();
    let (words, lessons) = (Words::new(&games), Lessons::new(&games));
    for chapter in games.iter() {
        for offered in lessons.of(chapter.id()) {
            let mut chosen = vec![];
            for (at, page) in offered.lesson.pages.iter().enumerate() {
                let name = format!("{}/{} page {}", chapter.id(), offered.name, at + 1);
                let lecture =
                    lessons.open(chapter, offered, at, &chosen).unwrap_or_else(|fault| panic!("{name}: {fault:?}"));
                for language in Language::ALL {
                    let names = &offered.lesson.names[tongue(language)];
                    let say = Say::new(words.of(language), names);
                    let sitters: Vec<Sitting> =
                        names.iter().map(|name| Sitting { name: name.clone(), bot: None }).collect();
                    let (selection, acting) = (Selection::default(), page.asks().then_some(Seat::FIRST));
                    let position = Position {
                        story: &*lecture.story,
                        acting,
                        going: false,
                        selection: &selection,
                        sitters: &sitters,
                        say,
                    };
                    let mut parts = chapter.draw(&position);
                    let lit = light(chapter, &page.looks, &mut parts);
                    look(&name, page, &lit, &parts);
                }
                chosen.extend(page.example().filter(|_| page.is_open()).map(str::to_owned));
            }
            let end = lessons.open(chapter, offered, offered.lesson.pages.len(), &chosen);
            assert!(end.is_ok(), "{}/{}", chapter.id(), offered.name);
        }
    }
}

#[test]
fn every_page_lights_what_it_speaks_of() {
    each_page(|name, page, lit, _| {
        assert!(lit.missing.is_empty(), "{name}: {:?}", lit.missing);
        assert!(!page.looks.is_empty(), "{name} looks at nothing");
    });
}

#[test]
fn what_a_page_asks_for_can_be_pressed_on_its_board() {
    each_page(|name, page, _, parts| {
        let Some(example) = page.example() else { return };
        let drawn = [&parts.others, &parts.board, &parts.mine, &parts.hand, &parts.dock, &parts.popovers];
        let drawn: String = drawn.into_iter().map(|part| part.0.as_str()).collect();
        let verb = example.split(' ').next().unwrap_or_default();
        let pressed = [format!("value=\"decide:{example}\""), format!("value=\"compose:{verb}\"")];
        assert!(pressed.iter().any(|value| drawn.contains(value)), "{name}: {example}");
    });
}

#[test]
fn every_file_is_a_lesson_that_is_given() {
    let (games, mut count) = (chapters(), 0);
    let lessons = Lessons::new(&games);
    for chapter in games.iter() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons").join(chapter.id());
        let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let mut files: Vec<String> = files.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
        files.sort();
        let given: Vec<&str> = lessons.of(chapter.id()).iter().map(|offered| offered.name).collect();
        assert_eq!(given, files, "{}", chapter.id());
        for offered in lessons.of(chapter.id()) {
            assert_eq!(offered.lesson.game, chapter.id(), "{}", offered.name);
            assert_eq!(chapter.try_lesson(&offered.lesson), Ok(()), "{}", offered.name);
            count += 1;
        }
    }
    assert!(count >= 20, "{count}");
}

#[test]
fn the_tab_opens_on_which_something_is_lit() {
    let tabs = html! {
        @for (at, tab) in ["board", "mine"].iter().enumerate() { input id=(format!("tab-{tab}")) aria-label=(tab) checked[at == 0]; }
    };
    assert_eq!(opened(tabs.clone(), None).0, tabs.0);
    assert_eq!(
        opened(tabs, Some("mine")).0,
        "<input id=\"tab-board\" aria-label=\"board\"><input id=\"tab-mine\" checked aria-label=\"mine\">"
    );
}
