//! Where the parts of games that are over begin, for those who look through them: found once, not again for every moment.

use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

use kernel::{Phrase, Seat, Viewer};
use lru::LruCache;
use table::AnyGame;

use crate::boards::{Chapter, Retold};

/// So many games are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(200).expect("it is not zero");

/// The parts of a game.
#[derive(Debug)]
pub struct Contents {
    /// Its ages, epochs or rounds: after how many decisions each began, and what it is called.
    pub stages: Vec<(usize, Phrase)>,
    /// What can be told again.
    pub scenes: Vec<Retold>,
    /// Who decided, decision by decision.
    pub deciders: Vec<Seat>,
}

impl Contents {
    /// Looks a whole game through. Nothing of it may be secret any more.
    fn of(game: &AnyGame, chapter: &dyn Chapter) -> Contents {
        let story = game.story(Viewer::Omniscient, usize::MAX, &[]);
        Contents { stages: chapter.stages(&*story), scenes: chapter.retold(&*story), deciders: game.deciders() }
    }

    /// After how many decisions the turn began that is being played after `at`; before the first decision of a turn, the one
    /// before it.
    pub fn turn_before(&self, at: usize) -> usize {
        let at = at.min(self.deciders.len());
        let Some(seat) = at.checked_sub(1).and_then(|last| self.deciders.get(last)) else { return 0 };
        at - self.deciders[..at].iter().rev().take_while(|decider| *decider == seat).count()
    }

    /// After how many decisions the turn is over that is played next after `at`.
    pub fn turn_after(&self, at: usize) -> usize {
        let at = at.min(self.deciders.len());
        let Some(seat) = self.deciders.get(at) else { return at };
        at + self.deciders[at..].iter().take_while(|decider| *decider == seat).count()
    }

    /// What was set off by the decision with this number.
    pub fn scene(&self, number: usize) -> Option<&Retold> {
        self.scenes.iter().find(|scene| scene.number == number)
    }
}

/// The contents of games that were looked through lately.
pub struct Shelf(Mutex<LruCache<String, Arc<Contents>>>);

impl Default for Shelf {
    fn default() -> Shelf {
        Shelf(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Shelf {
    /// The contents of the game at a table, which is over and stays as it is.
    pub fn contents(&self, id: &str, game: &AnyGame, chapter: &dyn Chapter) -> Arc<Contents> {
        if let Some(contents) = self.kept().get(id) {
            return contents.clone();
        }
        let contents = Arc::new(Contents::of(game, chapter));
        self.kept().put(id.to_owned(), contents.clone());
        contents
    }

    fn kept(&self) -> std::sync::MutexGuard<'_, LruCache<String, Arc<Contents>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
