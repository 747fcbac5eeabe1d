//! The lessons of a game, and what has been opened of them.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::scenario::Lesson;
use kernel::{Fault, phrase};
use lru::LruCache;
use maud::{Markup, html};
use speech::Language;
use table::Games;

use super::{chooser, error, help, icon};
use crate::App;
use crate::boards::{Chapter, Lecture, read_lessons};
use crate::people::Visitor;
use crate::words::Say;

/// So many pages are kept opened: all who learn see the same ones.
const OPENED: NonZeroUsize = NonZeroUsize::new(128).expect("it is not zero");

/// Which page of which lesson, and what was decided on the way where there was a choice.
type Leaf = (&'static str, &'static str, usize, Vec<String>);

/// A lesson that can be given.
pub struct Offered {
    /// What its address calls it.
    pub name: &'static str,
    /// What it says.
    pub lesson: Lesson,
}

/// All lessons, read once.
pub struct Lessons {
    games: Vec<(&'static str, Vec<Offered>)>,
    opened: Mutex<LruCache<Leaf, Arc<Lecture>>>,
}

impl Lessons {
    /// The lessons of these games. One that cannot be read is not offered.
    pub fn new(games: &Games<dyn Chapter>) -> Lessons {
        let offered = |chapter: &'static dyn Chapter| {
            let read = read_lessons(chapter.guide()).filter_map(|(name, lesson)| match lesson {
                Ok(lesson) => Some(Offered { name, lesson: bound(lesson) }),
                Err(fault) => {
                    tracing::error!(game = chapter.id(), name, ?fault, "a lesson cannot be read");
                    None
                }
            });
            (chapter.id(), read.collect())
        };
        Lessons { games: games.iter().map(offered).collect(), opened: Mutex::new(LruCache::new(OPENED)) }
    }

    /// Those of a game, in order.
    pub fn of(&self, game: &str) -> &[Offered] {
        self.games.iter().find(|(id, _)| *id == game).map_or(&[], |(_, lessons)| lessons)
    }

    /// A lesson of a game by its name, and its number from nought.
    pub fn find(&self, game: &str, name: &str) -> Option<(usize, &Offered)> {
        self.of(game).iter().enumerate().find(|(_, offered)| offered.name == name)
    }

    /// A page of a lesson, opened before or now.
    pub fn open(
        &self,
        chapter: &dyn Chapter,
        offered: &Offered,
        page: usize,
        chosen: &[String],
    ) -> Result<Arc<Lecture>, Fault> {
        let leaf = (chapter.id(), offered.name, page, chosen.to_vec());
        let kept = || self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(lecture) = kept().get(&leaf) {
            return Ok(lecture.clone());
        }
        let lecture = Arc::new(chapter.open_lesson(&offered.lesson, page, chosen)?);
        kept().put(leaf, lecture.clone());
        Ok(lecture)
    }
}

/// The lesson with its lines kept from ending in a word of one letter, in languages that mind.
fn bound(mut lesson: Lesson) -> Lesson {
    for language in Language::ALL {
        let tongue = tongue(language);
        let bind = |text: &mut String| *text = language.bound(text).into_owned();
        [&mut lesson.title[tongue], &mut lesson.gist[tongue]].into_iter().for_each(bind);
        for page in &mut lesson.pages {
            page.words[tongue].iter_mut().chain(&mut page.otherwise[tongue]).for_each(bind);
        }
    }
    lesson
}

/// The place of a language in what lessons say.
pub fn tongue(language: Language) -> usize {
    match language {
        Language::English => 0,
        Language::Russian => 1,
    }
}

/// For whoever is new to a game: its first lesson, and what can be looked up.
pub fn invitation(say: Say<'_>, chapter: &dyn Chapter) -> Markup {
    html! {
        p.small.row {
            @if !chapter.guide().lessons.is_empty() { a href=(format!("/learn/{}", chapter.id())) { (say.word("lessons-invite")) } }
            (help::link(say, &chapter.path(), None))
        }
    }
}

/// Lists the lessons of a game.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor, Path(game): Path<String>) -> Response {
    let Ok(chapter) = app.games.find(&game) else {
        return error::page(&app, &visitor, StatusCode::NOT_FOUND, &phrase!("site-no-game"));
    };
    let say = Say::new(app.words.of(visitor.language), &[]);
    let title = say.say(&phrase!("lessons-title", game = chapter.title()));
    let lessons = app.lessons.of(&game);
    let main = html! {
        h1 { (title) }
        (chooser(say, &game, |game| format!("/learn/{game}")))
        p.lede { (say.word("lessons-lede")) }
        @if lessons.is_empty() { p { (say.word("lessons-none")) } }
        ol.lessons { @for (at, offered) in lessons.iter().enumerate() { (row(say, &game, at, offered)) } }
        p.row {
            a.btn href=(format!("/rules/{game}")) { (icon("i-book")) " " (say.word("site-nav-rules")) }
            a.btn href=(format!("/new?game={game}")) { (icon("i-play")) " " (say.word("site-nav-new")) }
        }
    };
    super::page_of(&visitor, say, Some(&game), &title, "learn", main).into_response()
}

fn row(say: Say<'_>, game: &str, at: usize, offered: &Offered) -> Markup {
    let tongue = tongue(say.language());
    html! {
        li {
            a.lesson-card.panel href=(format!("/learn/{game}/{}", offered.name)) {
                b.lesson-number { (at + 1) }
                span.lesson-name { (offered.lesson.title[tongue]) }
                span.small.faded { (offered.lesson.gist[tongue]) }
            }
        }
    }
}
