//! Pictures in the rules: cards as boards draw them, and positions of lessons, which open on the real board.
//!
//! A line of a text that begins with `@` is one. `@cards red-elf skeleton | Words.` shows cards; `@open 02-bands 2 hand | Words.` shows
//! the hand on the second page of a lesson and leads there. What is shown is named by the words that lessons light it by; without such
//! a word the line only leads there.

use maud::{Markup, html};

use super::icon;
use super::lessons::{Lessons, tongue};
use super::lit::{self, Look};
use super::table::hand;
use crate::boards::{Chapter, Parts, Position, Selection, Sitting};
use crate::words::Say;

/// What such a line begins with.
pub const MARK: char = '@';

/// How much of a picture is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// All of it.
    Whole,
    /// Cards and ways to positions: a page that has a board of its own has no room for another.
    Brief,
}

/// What a line asks for.
#[derive(PartialEq, Eq, Debug)]
enum Figure<'a> {
    /// Cards, by what notation calls them.
    Cards(Vec<&'a str>),
    /// A page of a lesson, from nought, and what of its board is shown.
    Position { lesson: &'a str, page: usize, look: Option<String> },
}

/// Reads a line: what it asks for, and the words below that.
fn read(line: &str) -> Option<(Figure<'_>, &str)> {
    let (asked, words) = line.strip_prefix(MARK)?.split_once('|')?;
    let asked: Vec<&str> = asked.split_whitespace().collect();
    let figure = match asked[..] {
        ["cards", ref cards @ ..] if !cards.is_empty() => Figure::Cards(cards.to_vec()),
        ["open", lesson, page, ref look @ ..] => {
            Figure::Position { lesson, page: nought(page)?, look: (!look.is_empty()).then(|| look.join(" ")) }
        }
        _ => return None,
    };
    Some((figure, words.trim()))
}

/// A page of a lesson, counted from nought.
fn nought(page: &str) -> Option<usize> {
    page.parse::<usize>().ok()?.checked_sub(1)
}

/// The figures in the texts of a game.
#[derive(Clone, Copy)]
pub struct Figures<'a> {
    /// The game.
    pub chapter: &'a dyn Chapter,
    /// All lessons.
    pub lessons: &'a Lessons,
    /// In which words.
    pub say: Say<'a>,
    /// How much of each is shown.
    pub extent: Extent,
}

impl Figures<'_> {
    /// The figure of a line; nothing if it asks for something that there is not.
    pub fn draw(&self, line: &str) -> Markup {
        let Some((figure, words)) = read(line) else { return html! {} };
        let shown = match &figure {
            Figure::Cards(cards) => self.cards(cards),
            Figure::Position { lesson, page, look } => look
                .as_ref()
                .filter(|_| self.extent == Extent::Whole)
                .and_then(|look| self.position(lesson, *page, look)),
        };
        let way = match figure {
            Figure::Cards(_) => None,
            Figure::Position { lesson, page, .. } => Some(format!("/learn/{}/{lesson}?at={page}", self.chapter.id())),
        };
        html! {
            figure.figure-in-text {
                @if let Some(shown) = shown { (shown) }
                figcaption {
                    (words)
                    @if let Some(way) = way { " " a.nowrap href=(way) { (icon("i-play")) " " (self.say.word("rules-open")) } }
                }
            }
        }
    }

    fn cards(&self, cards: &[&str]) -> Option<Markup> {
        let drawn: Vec<Markup> = cards.iter().filter_map(|card| self.chapter.likeness(self.say, card)).collect();
        (!drawn.is_empty()).then(|| html! { ul.figure-cards { @for card in drawn { li { (card) } } } })
    }

    /// A part of the board on a page of a lesson. It is a picture: what could be done there is done in the lesson.
    fn position(&self, lesson: &str, page: usize, look: &str) -> Option<Markup> {
        // Lessons are given with the usual set.
        let (_, offered) = self.lessons.find(self.chapter.id(), lesson).filter(|_| self.chapter.set().is_none())?;
        let lecture = self.lessons.open(self.chapter, offered, page, &[]).ok()?;
        let names = &offered.lesson.names[tongue(self.say.language())];
        let sitters: Vec<Sitting> = names.iter().map(|name| Sitting { name: name.clone(), bot: None }).collect();
        let parts = self.chapter.draw(&Position {
            story: &*lecture.story,
            acting: None,
            going: false,
            selection: &Selection::default(),
            sitters: &sitters,
            say: self.say.among(names),
        });
        let class = format!("figure-board players-{} {}", names.len(), parts.table_class);
        let shown = self.part(&parts, look)?;
        Some(html! { div class=(class.trim_end()) inert aria-hidden="true" { (shown) } })
    }

    /// What a word names: a part of the table in its place, or something on one of its parts.
    fn part(&self, parts: &Parts, look: &str) -> Option<Markup> {
        match lit::read(self.chapter.guide(), look)? {
            Look::Zone("board") => Some(html! { div.board { (parts.board) } }),
            Look::Zone("mine") => Some(html! { div class=(format!("mine {}", parts.mine_class)) { (parts.mine) } }),
            Look::Zone("hand") => Some(hand(parts)),
            Look::Zone("others") => Some(html! { div.others { (parts.others) } }),
            Look::Zone(_) => None,
            Look::Place(place) => [&parts.board, &parts.mine, &parts.hand, &parts.others]
                .into_iter()
                .find_map(|part| lit::cut(part, &place)),
        }
    }
}

#[cfg(test)]
mod tests {
    use speech::Language;

    use super::*;
    use crate::boards::chapters;
    use crate::words::Words;

    #[test]
    fn lines_are_read() {
        assert_eq!(read("@cards a b | Two."), Some((Figure::Cards(vec!["a", "b"]), "Two.")));
        let position =
            |look: Option<&str>| Figure::Position { lesson: "02-bands", page: 1, look: look.map(str::to_owned) };
        assert_eq!(read("@open 02-bands 2 | Here."), Some((position(None), "Here.")));
        assert_eq!(read("@open 02-bands 2 own piles | Here."), Some((position(Some("own piles")), "Here.")));
        for wrong in
            ["@cards | None.", "@open 02-bands | No page.", "@open 02-bands 0 | No.", "@open a b | No.", "@x | No."]
        {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_game_has_pictures_that_can_be_drawn_and_positions_that_open() {
        let games = chapters();
        let (words, lessons) = (Words::new(&games), Lessons::new(&games));
        for chapter in games.iter() {
            let asked = chapter.book().unwrap().map(|text| {
                let lines: Vec<&str> = text.lines().filter(|line| line.starts_with(MARK)).collect();
                lines.iter().map(|line| read(line).unwrap_or_else(|| panic!("{line}")).0).collect::<Vec<_>>()
            });
            assert_eq!(asked[0], asked[1], "{}: both languages show the same", chapter.id());
            let say = Say::new(words.of(Language::Russian), &[]);
            let figures = Figures { chapter, lessons: &lessons, say, extent: Extent::Whole };
            let (mut cards, mut positions, mut boards) = (0, 0, 0);
            for figure in &asked[0] {
                match figure {
                    Figure::Cards(all) => {
                        let known = |card: &&str| chapter.likeness(say, card).is_some();
                        assert!(all.iter().all(known), "{}: {all:?}", chapter.id());
                        cards += 1;
                    }
                    Figure::Position { lesson, page, look } => {
                        let offered = lessons.find(chapter.id(), lesson).unwrap_or_else(|| panic!("{lesson}")).1;
                        assert!(lessons.open(chapter, offered, *page, &[]).is_ok(), "{lesson} {page}");
                        assert!(*page < offered.lesson.pages.len(), "{lesson} {page}");
                        positions += 1;
                        if let Some(look) = look {
                            assert!(figures.position(lesson, *page, look).is_some(), "{lesson} {page} {look}");
                            boards += 1;
                        }
                    }
                }
            }
            assert!(cards >= 2 && positions >= 3 && boards >= 1, "{}: {cards} {positions} {boards}", chapter.id());
        }
    }
}
