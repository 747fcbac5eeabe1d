//! How much one address or one person may ask for: token buckets, so that nobody can slow the tables of others.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::PersonId;

/// Buckets that are full again are forgotten above this number.
const KEPT: usize = 20_000;

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// So many a second in the long run.
    pub per_second: f64,
    /// So many at once.
    pub burst: f64,
}

impl Rate {
    /// One every `seconds`, and `burst` at once.
    pub const fn every(seconds: f64, burst: f64) -> Rate {
        Rate { per_second: 1.0 / seconds, burst }
    }
}

/// What is limited, and how much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rates {
    /// Requests of one address, a household or a school behind one router.
    pub address: Rate,
    /// Requests of one person.
    pub person: Rate,
    /// New tables of one address.
    pub tables: Rate,
    /// Passwords tried for one account.
    pub guesses: Rate,
    /// Passwords tried, and accounts made, by one address.
    pub passwords: Rate,
    /// Words of one person: chat and reports.
    pub words: Rate,
    /// Words of one address: chat and reports.
    pub lines: Rate,
    /// Reports looked at by one address, and by one person: each may be a game to replay.
    pub reports: Rate,
    /// The same by one person.
    pub reports_of: Rate,
    /// Bytes sent by one address.
    pub bytes: Rate,
    /// Bytes sent by one person.
    pub bytes_of: Rate,
    /// Streams of one address that may be open at the same time.
    pub streams: usize,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            address: Rate { per_second: 200.0, burst: 600.0 },
            person: Rate { per_second: 40.0, burst: 160.0 },
            tables: Rate::every(4.0, 30.0),
            guesses: Rate::every(30.0, 6.0),
            passwords: Rate::every(6.0, 20.0),
            words: Rate::every(2.0, 12.0),
            lines: Rate::every(0.5, 60.0),
            reports: Rate::every(0.5, 60.0),
            reports_of: Rate::every(1.0, 30.0),
            bytes: Rate { per_second: 64e3, burst: 2e6 },
            bytes_of: Rate { per_second: 8e3, burst: 400e3 },
            streams: 256,
        }
    }
}

impl Rates {
    /// Without limits, for a machine that measures itself.
    pub const fn unlimited() -> Rates {
        let free = Rate { per_second: f64::INFINITY, burst: f64::INFINITY };
        Rates {
            address: free,
            person: free,
            tables: free,
            guesses: free,
            passwords: free,
            words: free,
            lines: free,
            reports: free,
            reports_of: free,
            bytes: free,
            bytes_of: free,
            streams: usize::MAX,
        }
    }
}

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
        self.take_at(key, 1.0, Instant::now())
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
        let mut buckets = lock(&self.buckets);
        if buckets.len() >= KEPT {
            buckets.retain(|_, bucket| filled(bucket) < burst);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { left: burst, at: now });
        bucket.left = filled(bucket);
        bucket.at = now;
        if bucket.left < many {
            return Err(TooMuch(Duration::from_secs_f64((many - bucket.left) / per_second)));
        }
        bucket.left -= many;
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
    /// Chat and reports by address.
    pub lines: Buckets<IpAddr>,
    /// Reports looked at, by address.
    pub reports: Buckets<IpAddr>,
    /// Reports looked at, by person.
    pub reports_of: Buckets<PersonId>,
    bytes: Buckets<IpAddr>,
    bytes_of: Buckets<PersonId>,
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
            lines: Buckets::new(rates.lines),
            reports: Buckets::new(rates.reports),
            reports_of: Buckets::new(rates.reports_of),
            bytes: Buckets::new(rates.bytes),
            bytes_of: Buckets::new(rates.bytes_of),
            most_streams: rates.streams,
            streams: Mutex::default(),
        }
    }

    /// Weighs what was sent.
    pub fn weigh(&self, address: IpAddr, person: Option<PersonId>, bytes: usize) -> Result<(), TooMuch> {
        self.bytes.take_many(address, bytes)?;
        person.map_or(Ok(()), |person| self.bytes_of.take_many(person, bytes))
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
            assert_eq!(buckets.take_at("a", 1.0, start), Ok(()));
        }
        assert_eq!(buckets.take_at("a", 1.0, start), Err(TooMuch(Duration::from_secs(2))));
        assert_eq!(buckets.take_at("b", 1.0, start), Ok(()), "others are not touched");
        assert_eq!(buckets.take_at("a", 1.0, start + Duration::from_secs(2)), Ok(()));
        assert!(buckets.take_at("a", 1.0, start + Duration::from_secs(3)).is_err());
        let rested = start + Duration::from_secs(100);
        assert_eq!((0..9).filter(|_| buckets.take_at("a", 1.0, rested).is_ok()).count(), 3, "a bucket holds its burst");
    }

    #[test]
    fn full_buckets_are_forgotten() {
        let buckets = Buckets::new(Rate::every(1.0, 1.0));
        let start = Instant::now();
        for key in 0..KEPT {
            assert_eq!(buckets.take_at(key, 1.0, start), Ok(()));
        }
        assert_eq!(buckets.take_at(KEPT, 1.0, start + Duration::from_secs(5)), Ok(()));
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
