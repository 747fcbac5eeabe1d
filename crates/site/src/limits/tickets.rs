//! What may be open at the same time, by address and in all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Tickets for something that stays open for a while.
#[derive(Clone)]
pub struct Tickets {
    most: usize,
    in_all: usize,
    out: Arc<Mutex<Out>>,
}

/// Who has how many.
#[derive(Default)]
struct Out {
    by_address: HashMap<IpAddr, usize>,
    all: usize,
}

impl Tickets {
    /// So many for one address, and so many in all.
    pub fn new(most: usize, in_all: usize) -> Tickets {
        Tickets { most, in_all, out: Arc::default() }
    }

    /// One more for an address, if there is one.
    pub fn take(&self, address: IpAddr) -> Option<Ticket> {
        let mut out = lock(&self.out);
        if out.all >= self.in_all || out.by_address.get(&address).is_some_and(|open| *open >= self.most) {
            return None;
        }
        out.all += 1;
        *out.by_address.entry(address).or_default() += 1;
        Some(Ticket { out: self.out.clone(), address })
    }

    /// How many are out.
    pub fn open(&self) -> usize {
        lock(&self.out).all
    }
}

/// Something that is open until this is dropped.
pub struct Ticket {
    out: Arc<Mutex<Out>>,
    address: IpAddr,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut out = lock(&self.out);
        out.all -= 1;
        if let Some(open) = out.by_address.get_mut(&self.address) {
            *open -= 1;
            if *open == 0 {
                out.by_address.remove(&self.address);
            }
        }
    }
}

fn lock(out: &Mutex<Out>) -> MutexGuard<'_, Out> {
    out.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_are_counted_while_they_are_held() {
        let tickets = Tickets::new(2, 3);
        let [here, there, elsewhere] = [1, 2, 3].map(|last| IpAddr::from([127, 0, 0, last]));
        let first = tickets.take(here).unwrap();
        let _second = tickets.take(here).unwrap();
        assert!(tickets.take(here).is_none(), "two for one address");
        let third = tickets.take(there).unwrap();
        assert!(tickets.take(elsewhere).is_none(), "three in all");
        drop(first);
        assert!(tickets.take(elsewhere).is_some() && tickets.open() == 2);
        drop(third);
        assert!(lock(&tickets.out).by_address.keys().eq([&here]), "who has none is forgotten");
    }
}
