//! Token buckets by key, in bounded memory whatever the keys.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, RandomState};
use std::marker::PhantomData;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::{Rate, TooMuch};

/// No more buckets than these are kept of one kind.
const KEPT: usize = 20_000;

/// So often full buckets are looked for and forgotten.
const TIDY: Duration = Duration::from_secs(60);

#[derive(Clone, Copy)]
struct Bucket {
    left: f64,
    at: Instant,
}

/// One kind of bucket for each key. A key is kept as a hash that nobody outside can foresee: eight bytes, however long
/// it was.
pub struct Buckets<K> {
    rate: Rate,
    hasher: RandomState,
    shelf: Mutex<Shelf>,
    keys: PhantomData<fn(K)>,
}

struct Shelf {
    buckets: HashMap<u64, Bucket>,
    tidied: Instant,
}

impl<K: Hash> Buckets<K> {
    /// Buckets of this rate.
    pub fn new(rate: Rate) -> Buckets<K> {
        let shelf = Mutex::new(Shelf { buckets: HashMap::new(), tidied: Instant::now() });
        Buckets { rate, hasher: RandomState::new(), shelf, keys: PhantomData }
    }

    /// Takes one, if there is one.
    pub fn take(&self, key: K) -> Result<(), TooMuch> {
        self.take_many(key, 1)
    }

    /// Takes so many at once, if there are so many.
    pub fn take_many(&self, key: K, many: usize) -> Result<(), TooMuch> {
        self.take_at(key, many as f64, Instant::now())
    }

    fn take_at(&self, key: K, many: f64, now: Instant) -> Result<(), TooMuch> {
        let Rate { per_second, burst } = self.rate;
        if burst.is_infinite() {
            return Ok(());
        }
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.left + since * per_second).min(burst)
        };
        let key = self.hasher.hash_one(key);
        let mut shelf = self.shelf();
        if now.saturating_duration_since(shelf.tidied) >= TIDY {
            shelf.tidied = now;
            shelf.buckets.retain(|_, bucket| filled(bucket) < burst);
            shelf.buckets.shrink_to_fit();
        }
        if shelf.buckets.len() >= KEPT && !shelf.buckets.contains_key(&key) {
            // The fuller half goes: whoever has asked for most is remembered longest, and making room costs each newcomer
            // the same whatever the flood.
            let mut levels: Vec<f64> = shelf.buckets.values().map(filled).collect();
            let (_, middle, _) = levels.select_nth_unstable_by(KEPT / 2, f64::total_cmp);
            let middle = *middle;
            shelf.buckets.retain(|_, bucket| filled(bucket) < middle);
        }
        let bucket = shelf.buckets.entry(key).or_insert(Bucket { left: burst, at: now });
        // Whoever read the clock first may come to the shelf last: no time is counted twice.
        *bucket = Bucket { left: filled(bucket), at: bucket.at.max(now) };
        if bucket.left < many {
            return Err(TooMuch(Duration::try_from_secs_f64((many - bucket.left) / per_second).unwrap_or(TIDY)));
        }
        bucket.left -= many;
        Ok(())
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl<K: Hash> Buckets<K> {
        fn kept(&self) -> (usize, usize) {
            let shelf = self.shelf();
            (shelf.buckets.len(), shelf.buckets.capacity())
        }
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(Rate::every(2.0, 3.0));
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(buckets.take_at("a", 1.0, start), Ok(()));
        }
        assert_eq!(buckets.take_at("a", 1.0, start), Err(TooMuch(Duration::from_secs(2))));
        assert_eq!(buckets.take_at("b", 1.0, start), Ok(()), "others are not touched");
        assert_eq!(buckets.take_at("a", 1.0, start + Duration::from_secs(2)), Ok(()));
        assert!(buckets.take_at("a", 1.0, start + Duration::from_secs(3)).is_err());
        let rested = start + Duration::from_secs(100);
        assert_eq!((0..9).filter(|_| buckets.take_at("a", 1.0, rested).is_ok()).count(), 3, "a bucket holds its burst");
        assert!(buckets.take_at("c", 4.0, rested).is_err() && buckets.take_at("c", 3.0, rested).is_ok());
    }

    #[test]
    fn no_time_is_counted_twice() {
        let buckets = Buckets::new(Rate::every(1.0, 3.0));
        let early = Instant::now();
        let late = early + Duration::from_secs(2);
        for now in [early, early, early, late, early] {
            assert_eq!(buckets.take_at("a", 1.0, now), Ok(()));
        }
        assert!(buckets.take_at("a", 1.0, late).is_err(), "two seconds make two");
    }

    /// Ever new keys take no more than so much memory, and it comes back; whoever has asked for too much stays known.
    #[test]
    fn a_flood_of_keys_is_bounded_and_forgotten() {
        let buckets = Buckets::new(Rate::every(600.0, 3.0));
        let start = Instant::now();
        let greedy = "x".repeat(10_000);
        while buckets.take_at(greedy.clone(), 1.0, start).is_ok() {}
        for key in 0..10 * KEPT {
            assert_eq!(buckets.take_at(key.to_string(), 1.0, start), Ok(()));
            assert!(buckets.kept().0 <= KEPT);
        }
        assert!(buckets.take_at(greedy, 1.0, start).is_err(), "a flood of others washes nobody clean");
        assert_eq!(buckets.take_at("late".to_owned(), 1.0, start + Duration::from_secs(3600)), Ok(()));
        let (kept, room) = buckets.kept();
        assert_eq!(kept, 1);
        assert!(room < 100, "room for {room} is kept");
    }
}
