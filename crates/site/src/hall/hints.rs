//! Advice for whoever is asked. That it was taken is a record of the table; what it said is remembered for a while, and found again
//! if it is asked for once more.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ::bots::{Budget, Halt};
use kernel::{Seat, phrase};
use lru::LruCache;
use table::{Hint, PersonId, Record, Table};

use super::pool::Claim;
use super::{Hall, Live, Refused};

/// So much advice is remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(1_000).expect("it is not zero");

/// Whoever asks once more before the first advice has come is told to come back after this.
const PATIENCE: Duration = Duration::from_secs(1);

/// What a seat is asked: the table, the seat, and how many records there were when it was asked.
type Question = (String, Seat, u64);

/// Whatever was advised lately, and about what somebody thinks just now.
pub(super) struct Hints {
    given: Mutex<LruCache<Question, Arc<[Hint]>>>,
    sought: Mutex<HashSet<(String, Seat)>>,
}

impl Default for Hints {
    fn default() -> Hints {
        Hints { given: Mutex::new(LruCache::new(KEPT)), sought: Mutex::default() }
    }
}

/// Advice that is being sought for a seat: one at a time.
struct Seeking<'a> {
    hints: &'a Hints,
    place: (String, Seat),
}

impl Hints {
    fn seek(&self, id: &str, seat: Seat) -> Result<Seeking<'_>, Refused> {
        let place = (id.to_owned(), seat);
        match lock(&self.sought).insert(place.clone()) {
            true => Ok(Seeking { hints: self, place }),
            false => Err(Refused::TooMuch(PATIENCE)),
        }
    }
}

impl Drop for Seeking<'_> {
    fn drop(&mut self) {
        lock(&self.hints.sought).remove(&self.place);
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    /// What was advised to a seat about what it is asked now, if it is still remembered.
    pub fn hints_given(&self, id: &str, table: &Table, seat: Seat) -> Option<Arc<[Hint]>> {
        let question = (id.to_owned(), seat, table.posed_since(seat));
        table.is_hinted(seat).then(|| lock(&self.hints.given).get(&question).cloned()).flatten()
    }

    /// Advises a person who is asked. It is kept that they took a hint, once for each question, before anything is thought about;
    /// the thought is given up if they go away or the question does. `number` is how far they have seen the table.
    pub async fn hint(
        &self,
        live: &Live,
        person: PersonId,
        seat: Seat,
        number: Option<u64>,
    ) -> Result<Arc<[Hint]>, Refused> {
        if !live.table().seats_of(person).contains(seat) {
            return Err(phrase!("table-not-yours").into());
        }
        let _seeking = self.hints.seek(&live.id, seat)?;
        if !live.table().is_hinted(seat) {
            self.act(live, person, Record::Hint { seat }, number).await?;
        }
        let mut watch = live.watch();
        let table = watch.borrow_and_update().clone();
        if let Some(given) = self.hints_given(&live.id, &table, seat) {
            return Ok(given);
        }
        let (halt, budget, since) = (Halt::default(), Budget::Time(self.times.hint), table.posed_since(seat));
        let flag = halt.clone();
        let mut thought = self.pool.think(Claim::Hint, halt, move || table.advise(seat, budget, &flag));
        let advised = loop {
            tokio::select! {
                advised = &mut thought => break advised,
                changed = watch.changed() => {
                    let table = watch.borrow_and_update();
                    if changed.is_err() || !table.is_hinted(seat) || table.posed_since(seat) != since {
                        return Err(Refused::Stale);
                    }
                }
            }
        };
        match advised {
            Ok(hints) => {
                let hints: Arc<[Hint]> = hints.into();
                lock(&self.hints.given).put((live.id.clone(), seat, since), hints.clone());
                Ok(hints)
            }
            Err(why) => {
                tracing::error!(table = live.id, why, "no advice was found");
                Err(Refused::Broken)
            }
        }
    }
}
