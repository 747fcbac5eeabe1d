//! What has been told of games that are on: a page after a decision tells that decision, and not the game once more.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::{Seat, Viewer};
use lru::LruCache;
use speech::Language;
use table::{AnyGame, AnyStory, Teller};

use crate::boards::Drawn;

/// So many are remembered; whoever comes back later is told from the beginning.
const KEPT: NonZeroUsize = NonZeroUsize::new(800).expect("it is not zero");

/// Above so many decisions, telling is no small thing.
const LONG: usize = 40;

/// So many boards are kept as they were drawn: all who look on see the same one.
const DRAWN: NonZeroUsize = NonZeroUsize::new(128).expect("it is not zero");

/// Whoever tells the game at a table to these eyes.
type Place = (String, Viewer);

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
}

impl Default for Stories {
    fn default() -> Stories {
        Stories { tellers: Mutex::new(LruCache::new(KEPT)), drawn: Mutex::new(LruCache::new(DRAWN)) }
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

    fn teller(&self, id: &str, viewer: Viewer) -> Arc<Mutex<Teller>> {
        let place = (id.to_owned(), viewer);
        lock(&self.tellers).get_or_insert(place, || Arc::new(Mutex::new(Teller::new(viewer)))).clone()
    }
}

/// A teller that panicked begins anew.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
