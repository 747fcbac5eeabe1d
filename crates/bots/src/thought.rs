//! How long a bot may think about a decision, and how it is told to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// What a bot may spend on one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Budget {
    /// As much as it sees fit.
    #[default]
    Free,
    /// So many iterations; what one of them is, each kind of bot says. The decision does not depend on the machine.
    Iterations(u64),
    /// So much time.
    Time(Duration),
    /// As much as it sees fit, but no longer than this.
    AtMost(Duration),
}

/// A flag, shared by its clones, that has a bot stop thinking and decide at once.
///
/// ```
/// use bots::Halt;
///
/// let halt = Halt::default();
/// let outside = halt.clone();
/// outside.set(true);
/// assert!(halt.is_set());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Halt(Arc<AtomicBool>);

impl Halt {
    /// Tells whoever thinks to stop, or lets them think again.
    pub fn set(&self, halt: bool) {
        self.0.store(halt, Ordering::Relaxed);
    }

    /// Whether whoever thinks is to stop.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The thinking about one decision, while it lasts.
#[derive(Clone, Debug)]
pub struct Thought<'a> {
    most: u64,
    began: Instant,
    until: Option<Instant>,
    /// Whether whoever thinks may make do with less.
    modest: bool,
    halt: &'a Halt,
    spent: u64,
}

impl<'a> Thought<'a> {
    /// Thinking that begins now.
    pub fn new(budget: Budget, halt: &'a Halt) -> Thought<'a> {
        let (most, time, modest) = match budget {
            Budget::Free => (u64::MAX, None, true),
            Budget::Iterations(most) => (most, None, false),
            Budget::Time(time) => (u64::MAX, Some(time), false),
            Budget::AtMost(time) => (u64::MAX, Some(time), true),
        };
        let began = Instant::now();
        // A time that lies beyond what the clock can tell never comes.
        let until = time.and_then(|time| began.checked_add(time));
        Thought { most, began, until, modest, halt, spent: 0 }
    }

    /// Whether there may be another iteration, and counts it. Cheap enough to be asked before each.
    #[inline]
    pub fn goes_on(&mut self) -> bool {
        let goes_on =
            self.spent < self.most && !self.halt.is_set() && self.until.is_none_or(|until| Instant::now() < until);
        self.spent += u64::from(goes_on);
        goes_on
    }

    /// Makes do with so many iterations if it may take as many as it sees fit.
    pub fn limit(&mut self, usual: u64) {
        if self.modest {
            self.most = usual;
        }
    }

    /// Makes do with so many iterations fewer, as long as half are left.
    pub fn shorten(&mut self, by: u64) {
        if self.most != u64::MAX {
            self.most -= by.min(self.most / 2);
        }
    }

    /// The `at`-th of so many parts of the thinking, which go on at the same time.
    pub fn part(&self, at: u64, parts: u64) -> Thought<'a> {
        let most = match self.most {
            u64::MAX => u64::MAX,
            most => most / parts + u64::from(at < most % parts),
        };
        Thought { most, spent: 0, ..self.clone() }
    }

    /// How many iterations there may still be: if time is what runs out, as many as the pace so far promises.
    pub fn left(&self) -> u64 {
        let by_time = self.until.map(|until| {
            let now = Instant::now();
            let (gone, left) = (now - self.began, until.saturating_duration_since(now));
            (self.spent as f64 * left.as_secs_f64() / gone.as_secs_f64().max(f64::MIN_POSITIVE)).ceil() as u64
        });
        (self.most - self.spent).min(by_time.unwrap_or(u64::MAX))
    }

    /// How many iterations there have been.
    pub fn spent(&self) -> u64 {
        self.spent
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn iterations(budget: Budget, halt: &Halt) -> u64 {
        let mut thought = Thought::new(budget, halt);
        while thought.spent() < 100 && thought.goes_on() {}
        thought.spent()
    }

    #[test]
    fn thinking_ends_with_its_budget_or_when_told_to() {
        let halt = Halt::default();
        assert_eq!(iterations(Budget::Free, &halt), 100);
        assert_eq!(iterations(Budget::Iterations(7), &halt), 7);
        assert_eq!(iterations(Budget::Time(Duration::ZERO), &halt), 0);
        assert_eq!(iterations(Budget::Time(Duration::MAX), &halt), 100);
        assert_eq!(iterations(Budget::AtMost(Duration::ZERO), &halt), 0);
        assert_eq!(iterations(Budget::AtMost(Duration::MAX), &halt), 100);
        for (budget, most) in [(Budget::Free, 5), (Budget::AtMost(Duration::MAX), 5), (Budget::Iterations(9), 9)] {
            let mut thought = Thought::new(budget, &halt);
            thought.limit(5);
            assert_eq!(thought.most, most, "{budget:?}");
        }
        let mut thought = Thought::new(Budget::Iterations(9), &halt);
        assert!(thought.goes_on());
        assert_eq!(thought.left(), 8);
        assert_eq!(Thought::new(Budget::Free, &halt).left(), u64::MAX);
        assert_eq!(Thought::new(Budget::Time(Duration::ZERO), &halt).left(), 0);
        let parts = Thought::new(Budget::Iterations(8), &halt);
        assert_eq!([0, 1, 2].map(|at| parts.part(at, 3).most), [3, 3, 2]);
        halt.set(true);
        assert_eq!(iterations(Budget::Free, &halt), 0);
    }
}
