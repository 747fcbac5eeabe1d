//! What has been told of games that are on: a page after a decision tells that decision, and not the game once more.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::{Seat, Viewer};
use lru::LruCache;
use speech::Language;
use table::{AnyGame, AnyStory, Teller};

use crate::boards::Drawn;
use crate::pages::log::Lines;

/// So many are remembered; whoever comes back later is told from the beginning.
const KEPT: NonZeroUsize = NonZeroUsize::new(800).expect("it is not zero");

/// Above so many decisions, telling is no small thing.
const LONG: usize = 40;

/// So many boards are kept as they were drawn: all who look on see the same one.
const DRAWN: NonZeroUsize = NonZeroUsize::new(128).expect("it is not zero");

/// Whoever tells the game at a table to these eyes.
type Place = (String, Viewer);

/// Whose log it is, and in which language.
type Read = (String, Viewer, Language);

/// What a drawn board shows: who looks at which table in which language, how many records the table had, and who may act.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Shown {
    /// The table.
    pub id: String,
    /// Who looks.
    pub viewer: Viewer,
    /// In which language.
    pub language: Language,
    /// How many records there were.
    pub number: u64,
    /// The seat that may act on the page.
    pub acting: Option<Seat>,
}

/// What has been told and drawn of games that are on. What was asked for the longest time ago is forgotten first.
pub struct Stories {
    tellers: Mutex<LruCache<Place, Arc<Mutex<Teller>>>>,
    drawn: Mutex<LruCache<Shown, Arc<Drawn>>>,
    lines: Mutex<LruCache<Read, Lines>>,
}

impl Default for Stories {
    fn default() -> Stories {
        let (tellers, drawn, lines) = (LruCache::new(KEPT), LruCache::new(DRAWN), LruCache::new(KEPT));
        Stories { tellers: Mutex::new(tellers), drawn: Mutex::new(drawn), lines: Mutex::new(lines) }
    }
}

impl Stories {
    /// The game at a table as `viewer` may know it, with its last steps.
    pub fn tell(&self, id: &str, game: &AnyGame, viewer: Viewer) -> Arc<AnyStory> {
        lock(&self.teller(id, viewer)).follow(game)
    }

    /// Whether so much is still to be told that it should be done apart.
    pub fn is_long(&self, id: &str, game: &AnyGame, viewer: Viewer) -> bool {
        lock(&self.teller(id, viewer)).behind(game) > LONG
    }

    /// A board that was drawn before, or else is now.
    pub fn drawn(&self, shown: Shown, draw: impl FnOnce() -> Drawn) -> Arc<Drawn> {
        if let Some(drawn) = lock(&self.drawn).get(&shown) {
            return drawn.clone();
        }
        let drawn = Arc::new(draw());
        lock(&self.drawn).put(shown, drawn.clone());
        drawn
    }

    /// Has a log drawn with the lines that the page before had, and keeps those of this one. Whoever draws the same log at the
    /// same time finds none.
    pub fn with_lines<T>(&self, read: Read, draw: impl FnOnce(Lines) -> (T, Lines)) -> T {
        let before = lock(&self.lines).pop(&read).unwrap_or_default();
        let (log, lines) = draw(before);
        lock(&self.lines).put(read, lines);
        log
    }

    fn teller(&self, id: &str, viewer: Viewer) -> Arc<Mutex<Teller>> {
        let place = (id.to_owned(), viewer);
        lock(&self.tellers).get_or_insert(place, || Arc::new(Mutex::new(Teller::new(viewer)))).clone()
    }
}

/// A teller that panicked begins anew.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
