//! Turns at something slow, in fairness: whoever wants many at once waits for themselves and not for others.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// So many may wait for one of those who ask.
const WAITING: usize = 8;

/// So many may wait in all.
const WAITING_IN_ALL: usize = 2_000;

/// One turn at a time, passed round among those who wait: each of them has one before any has another. Those whom we know
/// go round by themselves and have every second turn.
pub struct Turns<K: Clone + Eq + Hash>(Mutex<Queue<K>>);

struct Queue<K: Clone + Eq + Hash> {
    taken: bool,
    all: usize,
    rounds: [Round<K>; 2],
    /// Whose round is next.
    next: usize,
}

struct Round<K: Clone + Eq + Hash> {
    order: VecDeque<K>,
    waiting: HashMap<K, VecDeque<oneshot::Sender<Turn<K>>>>,
}

/// A turn, for as long as this is kept.
pub struct Turn<K: Clone + Eq + Hash>(Option<Arc<Turns<K>>>);

impl<K: Clone + Eq + Hash> Default for Turns<K> {
    fn default() -> Turns<K> {
        let round = || Round { order: VecDeque::new(), waiting: HashMap::new() };
        Turns(Mutex::new(Queue { taken: false, all: 0, rounds: [round(), round()], next: 0 }))
    }
}

impl<K: Clone + Eq + Hash> Turns<K> {
    /// A turn for `key`, which waits among those we know or among strangers. None if too many wait already.
    pub async fn take(self: &Arc<Turns<K>>, key: K, known: bool) -> Option<Turn<K>> {
        let turn = {
            let mut queue = self.queue();
            if !queue.taken {
                queue.taken = true;
                return Some(Turn(Some(self.clone())));
            }
            queue.enter(key, known)?
        };
        // Nobody drops a place in the queue without giving its turn.
        turn.await.ok()
    }

    fn queue(&self) -> MutexGuard<'_, Queue<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives the turn to whoever is next and still waits.
    fn pass_on(self: Arc<Turns<K>>) {
        loop {
            let next = self.queue().next();
            let Some(next) = next else { return };
            match next.send(Turn(Some(self.clone()))) {
                Ok(()) => return,
                // They have gone; the turn is not theirs to pass on.
                Err(mut unwanted) => drop(unwanted.0.take()),
            }
        }
    }
}

impl<K: Clone + Eq + Hash> Queue<K> {
    fn enter(&mut self, key: K, known: bool) -> Option<oneshot::Receiver<Turn<K>>> {
        let round = &mut self.rounds[usize::from(known)];
        if let Some(waiting) = round.waiting.get_mut(&key) {
            waiting.retain(|waiting| !waiting.is_closed());
        }
        let waiting = round.waiting.get(&key).map_or(0, VecDeque::len);
        if waiting >= WAITING || self.all >= WAITING_IN_ALL {
            return None;
        }
        let (tell, turn) = oneshot::channel();
        if waiting == 0 && !round.order.contains(&key) {
            round.order.push_back(key.clone());
        }
        round.waiting.entry(key).or_default().push_back(tell);
        self.all += 1;
        Some(turn)
    }

    /// Whoever is next; nobody waits if there is none, and the turn is free.
    fn next(&mut self) -> Option<oneshot::Sender<Turn<K>>> {
        for _ in 0..self.rounds.len() {
            let round = &mut self.rounds[self.next];
            self.next = 1 - self.next;
            if let Some(next) = round.next() {
                self.all = self.rounds.iter().flat_map(|round| round.waiting.values()).map(VecDeque::len).sum();
                return Some(next);
            }
        }
        (self.taken, self.all) = (false, 0);
        None
    }
}

impl<K: Clone + Eq + Hash> Round<K> {
    fn next(&mut self) -> Option<oneshot::Sender<Turn<K>>> {
        while let Some(key) = self.order.pop_front() {
            let waiting = self.waiting.get_mut(&key);
            let first = waiting.and_then(VecDeque::pop_front);
            match self.waiting.get(&key).is_none_or(VecDeque::is_empty) {
                true => drop(self.waiting.remove(&key)),
                false => self.order.push_back(key),
            }
            if first.is_some() {
                return first;
            }
        }
        None
    }
}

impl<K: Clone + Eq + Hash> Drop for Turn<K> {
    fn drop(&mut self) {
        if let Some(turns) = self.0.take() {
            turns.pass_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use tokio::task::JoinHandle;

    /// Lets everybody who asks for turns write down when they had one.
    struct Desk {
        turns: Arc<Turns<&'static str>>,
        had: Arc<Mutex<Vec<&'static str>>>,
    }

    impl Desk {
        fn new() -> Desk {
            Desk { turns: Arc::default(), had: Arc::default() }
        }

        fn ask(&self, who: &'static str, known: bool) -> JoinHandle<bool> {
            let (turns, had) = (self.turns.clone(), self.had.clone());
            tokio::spawn(async move {
                let turn = turns.take(who, known).await;
                if turn.is_some() {
                    had.lock().unwrap().push(who);
                }
                turn.is_some()
            })
        }
    }

    /// Everybody who was asked for has had time to stand in the queue.
    async fn settle() {
        for _ in 0..100 {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn whoever_wants_many_waits_for_themselves() {
        let desk = Desk::new();
        let first = desk.turns.take("flood", false).await;
        let flood: Vec<_> = (0..WAITING + 3).map(|_| desk.ask("flood", false)).collect();
        settle().await;
        let others = [desk.ask("anna", false), desk.ask("boris", false), desk.ask("owner", true)];
        settle().await;
        drop(first);
        for other in others {
            assert!(other.await.unwrap());
        }
        let mut refused = 0;
        for one in flood {
            refused += usize::from(!one.await.unwrap());
        }
        assert_eq!(refused, 3, "no more than {WAITING} wait for one");
        let had = desk.had.lock().unwrap().clone();
        let place = |who: &str| had.iter().position(|one| *one == who).unwrap();
        assert!(place("anna") <= 3 && place("boris") <= 4 && place("owner") <= 1, "{had:?}");
    }

    #[tokio::test]
    async fn whoever_has_gone_is_passed_over() {
        let desk = Desk::new();
        let first = desk.turns.take("first", false).await;
        let gone: Vec<_> = (0..5).map(|_| desk.ask("gone", false)).collect();
        settle().await;
        gone.iter().for_each(JoinHandle::abort);
        settle().await;
        let last = desk.ask("last", false);
        settle().await;
        drop(first);
        assert!(last.await.unwrap());
        assert_eq!(*desk.had.lock().unwrap(), ["last"]);
        // And the desk is free again.
        assert!(desk.turns.take("somebody", false).now_or_never().flatten().is_some());
        assert!(desk.turns.queue().rounds.iter().all(|round| round.waiting.is_empty()));
    }
}
