//! What has been told of games that are on: a page after a decision tells that decision, and not the game once more.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::Viewer;
use lru::LruCache;
use table::{AnyGame, AnyStory, Teller};

/// So many are remembered; whoever comes back later is told from the beginning.
const KEPT: NonZeroUsize = NonZeroUsize::new(800).expect("it is not zero");

/// Above so many decisions, telling is no small thing.
const LONG: usize = 40;

/// Whoever tells the game at a table to these eyes.
type Place = (String, Viewer);

/// Tellers by table and viewer, those forgotten first who were asked the longest time ago.
pub struct Stories(Mutex<LruCache<Place, Arc<Mutex<Teller>>>>);

impl Default for Stories {
    fn default() -> Stories {
        Stories(Mutex::new(LruCache::new(KEPT)))
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

    fn teller(&self, id: &str, viewer: Viewer) -> Arc<Mutex<Teller>> {
        let place = (id.to_owned(), viewer);
        lock(&self.0).get_or_insert(place, || Arc::new(Mutex::new(Teller::new(viewer)))).clone()
    }
}

/// A teller that panicked begins anew.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
