//! Which games wait for whom, as the store said a moment ago: pages of one person come in quick succession, and every one of them
//! says it.

use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;
use store::{Stage, Summary, Waiting};
use table::PersonId;

use super::COUNTED;

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

    /// Something has happened at a table: what waits for its people is known without asking the store. Of somebody for whom more
    /// games wait than anybody would count, it is not known which one comes next.
    pub fn note(&self, table: &str, game: &str, summary: &Summary) {
        let mut said = self.said();
        said.changes += 1;
        for person in &summary.people {
            let Some((_, waiting)) = said.of.peek_mut(person) else { continue };
            if waiting.len() >= COUNTED {
                said.of.pop(person);
                continue;
            }
            waiting.retain(|known| known.table != table);
            if summary.stage == Stage::Running && summary.waiting.contains(person) {
                waiting.push(Waiting { table: table.to_owned(), game: game.to_owned() });
            }
        }
    }

    fn said(&self) -> MutexGuard<'_, Said> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(people: &[PersonId], waiting: &[PersonId], stage: Stage) -> Summary {
        let (people, waiting) = (people.to_vec(), waiting.to_vec());
        let (names, outcomes, code) = (vec![], vec![], None);
        Summary {
            stage,
            open_seats: 0,
            people,
            waiting,
            names,
            bot_owes: false,
            outcomes,
            code,
            taken_back: 0,
            hints: 0,
        }
    }

    fn game(table: &str) -> Waiting {
        Waiting { table: table.to_owned(), game: "ethnos".to_owned() }
    }

    #[test]
    fn what_happens_at_a_table_changes_what_waits_for_its_people() {
        let (waits, anna, boris) = (Waits::default(), PersonId(1), PersonId(2));
        let changes = waits.known(anna).unwrap_err();
        waits.keep(anna, &[game("a"), game("b")], changes);
        waits.note("c", "ethnos", &summary(&[boris], &[boris], Stage::Running));
        assert_eq!(waits.known(anna), Ok(vec![game("a"), game("b")]), "it was another's table");
        waits.note("a", "ethnos", &summary(&[anna, boris], &[boris], Stage::Running));
        assert_eq!(waits.known(anna), Ok(vec![game("b")]));
        waits.note("a", "ethnos", &summary(&[anna, boris], &[anna], Stage::Running));
        assert_eq!(waits.known(anna), Ok(vec![game("b"), game("a")]), "the one that changed last comes last");
        waits.note("a", "ethnos", &summary(&[anna, boris], &[anna], Stage::Finished));
        assert_eq!(waits.known(anna), Ok(vec![game("b")]));
        assert!(waits.known(boris).is_err(), "nobody has asked for him yet");
        waits.keep(boris, &[], changes);
        assert!(waits.known(boris).is_err(), "something happened while the store was asked");
    }

    #[test]
    fn of_more_games_than_anybody_counts_the_next_is_not_known() {
        let (waits, anna) = (Waits::default(), PersonId(1));
        let changes = waits.known(anna).unwrap_err();
        let many: Vec<Waiting> = (0..COUNTED).map(|at| game(&at.to_string())).collect();
        waits.keep(anna, &many, changes);
        waits.note("b", "ethnos", &summary(&[anna], &[], Stage::Running));
        assert!(waits.known(anna).is_err());
    }
}
