//! Which games wait for whom, as the store said a moment ago: pages of one person come in quick succession, and every one of them
//! says it.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;
use store::Waiting;
use table::PersonId;

/// What the store said holds so long, unless something happens at a table of that person before.
const HOLDS: Duration = Duration::from_secs(2);

/// So many people are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(2_000).expect("it is not zero");

/// What the store said lately.
pub struct Waits(Mutex<Said>);

struct Said {
    of: LruCache<PersonId, (Instant, Vec<Waiting>)>,
    /// How often something has happened at a table.
    changes: u64,
}

impl Default for Waits {
    fn default() -> Waits {
        Waits(Mutex::new(Said { of: LruCache::new(KEPT), changes: 0 }))
    }
}

impl Waits {
    /// What waits for a person; or, if the store has to be asked, how often something had happened before it was.
    pub fn known(&self, person: PersonId) -> Result<Vec<Waiting>, u64> {
        let mut said = self.said();
        let changes = said.changes;
        said.of.get(&person).filter(|(at, _)| at.elapsed() < HOLDS).map(|(_, waiting)| waiting.clone()).ok_or(changes)
    }

    /// Keeps what the store said, if nothing has happened since it was asked.
    pub fn keep(&self, person: PersonId, waiting: &[Waiting], changes: u64) {
        let mut said = self.said();
        if said.changes == changes {
            said.of.put(person, (Instant::now(), waiting.to_vec()));
        }
    }

    /// Something has happened at the table of these people.
    pub fn forget(&self, people: &[PersonId]) {
        let mut said = self.said();
        said.changes += 1;
        for person in people {
            said.of.pop(person);
        }
    }

    fn said(&self) -> MutexGuard<'_, Said> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_may_have_changed_is_not_known() {
        let (waits, anna, boris) = (Waits::default(), PersonId(1), PersonId(2));
        let game = Waiting { table: "a".to_owned(), game: "ethnos".to_owned() };
        let changes = waits.known(anna).unwrap_err();
        waits.keep(anna, std::slice::from_ref(&game), changes);
        assert_eq!(waits.known(anna), Ok(vec![game.clone()]));
        waits.forget(&[boris]);
        assert!(waits.known(anna).is_ok(), "it was another table");
        waits.forget(&[anna]);
        assert!(waits.known(anna).is_err());
        waits.keep(anna, &[game], changes);
        assert!(waits.known(anna).is_err(), "something happened while the store was asked");
    }
}
