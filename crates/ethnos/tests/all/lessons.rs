//! Every lesson of the game holds, and one that promises too much is found out.

use std::path::Path;

use ethnos::{Ethnos, EthnosData};
use kernel::Data;
use kernel::scenario::{Answer, Lesson};

#[test]
fn all_lessons_hold() {
    battery::lessons::<Ethnos>(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons/ethnos"), 5);
}

const HEAD: &str = "title en: a\ntitle ru: б\ngist en: a\ngist ru: б\nsource: a\ngame: ethnos
setup: 2 players, tribes dwarf elf wizard wingfolk troll\nplayers: A, B\nnames ru: А, Б
given\n  turn: A\n  hand A: red-dwarf\n  row: blue-elf\n  deck: red-elf, blue-dwarf, green-elf\n";

fn lesson(pages: &str) -> Lesson {
    Lesson::read(&format!("{HEAD}{pages}")).unwrap()
}

/// What is wrong with a lesson, and in which line of its pages.
fn fault(pages: &str) -> (usize, &'static str) {
    let fault = lesson(pages).run::<Ethnos>(EthnosData::built_in()).unwrap_err();
    (fault.line.unwrap() - HEAD.lines().count(), fault.what.key)
}

const PAGE: &str = "page\n  en: a\n  ru: б\nwhen\n";
const WHY: &str = "otherwise\n  en: a\n  ru: б\n";

#[test]
fn what_does_not_hold_is_named_with_its_line() {
    for (rest, line, key) in [
        (format!("{PAGE}  A: place rhea\n{WHY}"), 5, "scenario-refused"),
        (format!("{PAGE}  A: recruit deck\n"), 1, "lesson-no-otherwise"),
        (format!("{PAGE}  A: recruit deck\n  B: place rhea\n{WHY}"), 6, "scenario-refused"),
        (format!("{PAGE}  A: recruit deck\n{WHY}then\n  count hand A: 3\n"), 10, "scenario-differs"),
        (format!("{PAGE}  A cannot (hand-full): recruit deck\n"), 5, "scenario-allowed"),
        (format!("{PAGE}  A freely: pass\n"), 5, "scenario-refused"),
        // It holds for one of two ways and not for the other.
        (
            format!("{PAGE}  A: recruit deck\n  A or: recruit blue-elf\n{WHY}then\n  count row: 1\n"),
            11,
            "scenario-differs",
        ),
        (format!("{PAGE}  A freely: recruit deck\nthen\n  count row: 1\n"), 7, "scenario-differs"),
    ] {
        assert_eq!(fault(&rest), (line, key), "{rest}");
    }
}

#[test]
fn a_page_is_opened_by_what_was_chosen_and_nothing_else() {
    let taught = lesson(&format!(
        "{PAGE}  A: recruit deck\n  A or: recruit blue-elf\n  B: recruit deck\n{WHY}{PAGE}  A freely: recruit deck\n"
    ));
    let data = EthnosData::built_in();
    let open = |page: usize, chosen: &[&str]| {
        let chosen: Vec<String> = chosen.iter().map(|chosen| (*chosen).to_owned()).collect();
        taught.open::<Ethnos>(data, page, &chosen)
    };
    let first = open(0, &[]).unwrap();
    assert!(first.question().is_some());
    assert_eq!(taught.answer(0, &first, "recruit  deck"), Ok(Answer::Right("recruit deck".to_owned())));
    assert!(matches!(taught.answer(0, &first, "band red-dwarf"), Ok(Answer::Other(_))));
    assert!(matches!(taught.answer(0, &first, "place rhea"), Ok(Answer::Refused(_))));
    assert!(matches!(taught.answer(0, &first, "dance"), Ok(Answer::Refused(_))));
    let second = open(1, &["recruit blue-elf"]).unwrap();
    assert_eq!((second.story.steps().len(), second.known), (2, 0));
    assert!(matches!(taught.answer(1, &second, "band red-dwarf"), Ok(Answer::Right(_))));
    let end = open(2, &["recruit deck", "band red-dwarf"]).unwrap();
    assert_eq!((end.story.steps().len(), end.known), (3, 2));
    for (page, chosen) in [
        (3, &["recruit deck", "recruit deck"][..]),
        (1, &[]),
        (1, &["band red-dwarf"]),
        (1, &["place rhea"]),
        (1, &["recruit deck", "recruit deck"]),
        (0, &["recruit deck"]),
    ] {
        assert!(open(page, chosen).is_err(), "{page} {chosen:?}");
    }
}
