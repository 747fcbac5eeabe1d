//! How much one address or one person may ask for: token buckets, so that nobody can slow the tables of others.

mod rates;

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::PersonId;

pub use rates::{Rate, Rates};

/// Buckets that are full again are forgotten above this number.
const KEPT: usize = 20_000;

/// Too much: how long to wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMuch(pub Duration);

impl std::fmt::Display for TooMuch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "too-much: {:?}", self.0)
    }
}

impl std::error::Error for TooMuch {}

struct Bucket {
    left: f64,
    at: Instant,
}

/// One kind of bucket for each key.
pub struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

impl<K: Hash + Eq> Buckets<K> {
    fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default() }
    }

    /// Takes one, if there is one.
    pub fn take(&self, key: K) -> Result<(), TooMuch> {
        self.take_at(key, Instant::now())
    }

    fn take_at(&self, key: K, now: Instant) -> Result<(), TooMuch> {
        let Rate { per_second, burst } = self.rate;
        if burst.is_infinite() {
            return Ok(());
        }
        let filled = |bucket: &Bucket| {
            let since = now.saturating_duration_since(bucket.at).as_secs_f64();
            (bucket.left + since * per_second).min(burst)
        };
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= KEPT {
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: burst, at: now });
        bucket.left = filled(bucket);
        bucket.at = now;
        if bucket.left < 1.0 {
            return Err(TooMuch(Duration::from_secs_f64((1.0 - bucket.left) / per_second)));
        }
        bucket.left -= 1.0;
        Ok(())
    }
}

/// All limits of the site.
pub struct Limits {
    /// Requests by address.
    pub address: Buckets<IpAddr>,
    /// Requests by person.
    pub person: Buckets<PersonId>,
    /// New tables by address.
    pub tables: Buckets<IpAddr>,
    /// Passwords tried, by the name of the account.
    pub guesses: Buckets<String>,
    /// Passwords tried and accounts made, by address.
    pub passwords: Buckets<IpAddr>,
    /// Chat and reports by person.
    pub words: Buckets<PersonId>,
    most_streams: usize,
    streams: Mutex<HashMap<IpAddr, usize>>,
}

impl Limits {
    /// With these rates.
    pub fn new(rates: Rates) -> Limits {
        Limits {
            address: Buckets::new(rates.address),
            person: Buckets::new(rates.person),
            tables: Buckets::new(rates.tables),
            guesses: Buckets::new(rates.guesses),
            passwords: Buckets::new(rates.passwords),
            words: Buckets::new(rates.words),
            most_streams: rates.streams,
            streams: Mutex::default(),
        }
    }

    /// One more open stream of an address, as long as the ticket is kept.
    pub fn stream(self: &Arc<Limits>, address: IpAddr) -> Result<StreamTicket, TooMuch> {
        let mut streams = lock(&self.streams);
        let open = streams.entry(address).or_default();
        if *open >= self.most_streams {
            return Err(TooMuch(Duration::from_secs(5)));
        }
        *open += 1;
        Ok(StreamTicket { limits: self.clone(), address })
    }

    /// How many streams are open.
    pub fn streams(&self) -> usize {
        lock(&self.streams).values().sum()
    }
}

/// An open stream.
pub struct StreamTicket {
    limits: Arc<Limits>,
    address: IpAddr,
}

impl Drop for StreamTicket {
    fn drop(&mut self) {
        let mut streams = lock(&self.limits.streams);
        if let Some(open) = streams.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.address);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(Rate::every(2.0, 3.0));
        let start = Instant::now();
        for _ in 0..3 {
            assert_eq!(buckets.take_at("a", start), Ok(()));
        }
        assert_eq!(buckets.take_at("a", start), Err(TooMuch(Duration::from_secs(2))));
        assert_eq!(buckets.take_at("b", start), Ok(()), "others are not touched");
        assert_eq!(buckets.take_at("a", start + Duration::from_secs(2)), Ok(()));
        assert!(buckets.take_at("a", start + Duration::from_secs(3)).is_err());
        let rested = start + Duration::from_secs(100);
        assert_eq!((0..9).filter(|_| buckets.take_at("a", rested).is_ok()).count(), 3, "a bucket holds its burst");
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let buckets = Buckets::new(Rate::every(1.0, 1.0));
        let start = Instant::now();
        for key in 0..KEPT {
            assert_eq!(buckets.take_at(key, start), Ok(()));
        }
        assert_eq!(buckets.take_at(KEPT, start + Duration::from_secs(5)), Ok(()));
        assert_eq!(lock(&buckets.buckets).len(), 1);
    }

    #[test]
    fn streams_are_counted_while_they_are_open() {
        let limits = Arc::new(Limits::new(Rates { streams: 2, ..Rates::default() }));
        let (here, there) = (IpAddr::from([127, 0, 0, 1]), IpAddr::from([127, 0, 0, 2]));
        let first = limits.stream(here).unwrap();
        let _second = limits.stream(here).unwrap();
        assert!(limits.stream(here).is_err() && limits.stream(there).is_ok());
        drop(first);
        assert!(limits.stream(here).is_ok());
    }
}
