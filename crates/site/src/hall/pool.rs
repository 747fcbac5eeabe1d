//! Where everything that takes long is thought out: a bounded number of threads, and a queue before them.
//!
//! Whoever asks for a thought waits for it as a [`Pending`]; dropping that gives the thought up, whether it waits or is under way.
//! Of two thoughts the one with the higher claim comes first, and of the same claim the one that was asked for first. Nobody asks
//! for the next thought about a table before the last one has come, so tables take turns decision by decision.

use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use bots::Halt;
use tokio::sync::oneshot;

use super::message;

/// What a thought is for: whatever comes first is thought first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// A bot owes a decision, and others wait for it.
    Bot,
    /// A person wants advice.
    Hint,
    /// A game that is over is looked through.
    Analysis,
}

impl Claim {
    const ALL: [Claim; 3] = [Claim::Bot, Claim::Hint, Claim::Analysis];
}

/// A bounded number of threads that think.
#[derive(Clone)]
pub struct Pool(Arc<Mutex<Desk>>);

/// What is asked of the pool, and what it is doing.
struct Desk {
    /// So many threads think at most.
    most: usize,
    /// So many think now.
    running: usize,
    /// So many of them about something that no bot waits for.
    idle_talk: usize,
    waiting: [VecDeque<Job>; Claim::ALL.len()],
    /// The number of the next thought.
    next: u64,
}

/// A thought that waits for a thread.
struct Job {
    number: u64,
    think: Box<dyn FnOnce() + Send>,
}

impl Pool {
    /// So many threads, or as many as the machine has cores if those are fewer.
    pub fn new(most: usize) -> Pool {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Pool::of(most.min(cores))
    }

    fn of(most: usize) -> Pool {
        let waiting = Claim::ALL.map(|_| VecDeque::new());
        Pool(Arc::new(Mutex::new(Desk { most: most.max(1), running: 0, idle_talk: 0, waiting, next: 0 })))
    }

    fn desk(&self) -> MutexGuard<'_, Desk> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Has something thought out when there is room. `halt` is set if nobody waits for it any more.
    pub fn think<T: Send + 'static>(
        &self,
        claim: Claim,
        halt: Halt,
        what: impl FnOnce() -> T + Send + 'static,
    ) -> Pending<T> {
        let (tell, thought) = oneshot::channel();
        let think = Box::new(move || {
            let thought = catch_unwind(AssertUnwindSafe(what)).map_err(|panic| message(&*panic));
            // Whoever asked may have gone away.
            let _ = tell.send(thought);
        });
        let mut desk = self.desk();
        let number = desk.next;
        desk.next += 1;
        desk.waiting[claim as usize].push_back(Job { number, think });
        let room = desk.running < desk.most;
        desk.running += usize::from(room);
        drop(desk);
        if room {
            let pool = self.clone();
            tokio::task::spawn_blocking(move || pool.work());
        }
        Pending { pool: self.clone(), claim, number, halt, thought }
    }

    /// One thread: thinks as long as there is anything for it to think about.
    fn work(&self) {
        let mut last = None;
        loop {
            let next = self.desk().next_job(last);
            let Some((claim, job)) = next else { return };
            (job.think)();
            last = Some(claim);
        }
    }

    /// How many thoughts wait.
    #[cfg(test)]
    fn waiting(&self) -> usize {
        self.desk().waiting.iter().map(VecDeque::len).sum()
    }
}

impl Desk {
    /// What a thread does next that has just ended a thought of this claim. None if it ends.
    fn next_job(&mut self, last: Option<Claim>) -> Option<(Claim, Job)> {
        self.idle_talk -= usize::from(last.is_some_and(|claim| claim != Claim::Bot));
        for claim in Claim::ALL {
            // Where there are several threads, one is kept for bots.
            let spared = claim == Claim::Bot || self.idle_talk < (self.most - 1).max(1);
            if let Some(job) = spared.then(|| self.waiting[claim as usize].pop_front()).flatten() {
                self.idle_talk += usize::from(claim != Claim::Bot);
                return Some((claim, job));
            }
        }
        self.running -= 1;
        None
    }
}

/// A thought that somebody waits for: what came of it, or what it said when it panicked. Dropping it gives the thought up.
pub struct Pending<T> {
    pool: Pool,
    claim: Claim,
    number: u64,
    halt: Halt,
    thought: oneshot::Receiver<Result<T, String>>,
}

impl<T> Future for Pending<T> {
    type Output = Result<T, String>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<T, String>> {
        let thought = Pin::new(&mut self.thought).poll(context);
        thought.map(|thought| thought.unwrap_or_else(|_| Err("a thought was lost".to_owned())))
    }
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        self.halt.set(true);
        let mut desk = self.pool.desk();
        let waiting = &mut desk.waiting[self.claim as usize];
        let forgotten = waiting.iter().position(|job| job.number == self.number).and_then(|at| waiting.remove(at));
        // What is forgotten may hold a whole table: others need not wait until that is taken apart.
        drop(desk);
        drop(forgotten);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc;

    /// Holds a thread of the pool until told to let go.
    fn held(pool: &Pool, claim: Claim) -> (Pending<()>, mpsc::Sender<()>) {
        let ((go, wait), (begun, on)) = (mpsc::channel(), mpsc::channel());
        let pending = pool.think(claim, Halt::default(), move || {
            begun.send(()).unwrap();
            wait.recv().unwrap();
        });
        on.recv().unwrap();
        (pending, go)
    }

    /// A table whose bots think without end does not starve the others: between two decisions of any other table it has one.
    #[tokio::test(flavor = "multi_thread")]
    async fn tables_take_turns() {
        let (pool, playing) = (Pool::of(1), Arc::new(AtomicUsize::new(3)));
        let (order, told) = mpsc::channel();
        let table = |name: usize, decisions: usize| {
            let (pool, playing, order) = (pool.clone(), playing.clone(), order.clone());
            async move {
                for _ in 0..decisions {
                    let (others, playing, order) = (pool.clone(), playing.clone(), order.clone());
                    let thought = pool.think(Claim::Bot, Halt::default(), move || {
                        // Thinks until all others wait for their turn.
                        while others.waiting() + 1 < playing.load(Ordering::Relaxed) {
                            std::thread::yield_now();
                        }
                        order.send(name).unwrap();
                    });
                    thought.await.unwrap();
                }
                playing.fetch_sub(1, Ordering::Relaxed);
            }
        };
        let tables = [(0, 60), (1, 12), (2, 12)].map(|(name, count)| tokio::spawn(table(name, count)));
        for table in tables {
            table.await.unwrap();
        }
        drop(order);
        let order: Vec<usize> = told.iter().collect();
        assert_eq!(order.len(), 84);
        for quick in [1, 2] {
            let places: Vec<usize> = (0..order.len()).filter(|at| order[*at] == quick).collect();
            for pair in places.windows(2) {
                let busy = order[pair[0]..pair[1]].iter().filter(|name| **name == 0).count();
                assert_eq!(busy, 1, "table {quick} waited for {busy} decisions of the busy table: {order:?}");
            }
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn bots_come_before_hints_and_those_before_analyses() {
        let pool = Pool::of(1);
        let (held, go) = held(&pool, Claim::Bot);
        let (order, told) = mpsc::channel();
        let claims = [Claim::Analysis, Claim::Hint, Claim::Bot, Claim::Analysis, Claim::Bot, Claim::Hint];
        let pending: Vec<Pending<()>> = claims
            .into_iter()
            .enumerate()
            .map(|(at, claim)| {
                let order = order.clone();
                pool.think(claim, Halt::default(), move || order.send(at).unwrap())
            })
            .collect();
        go.send(()).unwrap();
        held.await.unwrap();
        for thought in pending {
            thought.await.unwrap();
        }
        assert_eq!(told.try_iter().collect::<Vec<_>>(), [2, 4, 1, 5, 0, 3]);
    }

    /// However many analyses there are, a bot finds a thread.
    #[tokio::test(flavor = "multi_thread")]
    async fn one_thread_is_kept_for_bots() {
        let pool = Pool::of(2);
        let (held, go) = held(&pool, Claim::Analysis);
        let more = pool.think(Claim::Analysis, Halt::default(), || ());
        pool.think(Claim::Bot, Halt::default(), || ()).await.unwrap();
        assert_eq!(pool.waiting(), 1, "the second analysis waits for the first");
        go.send(()).unwrap();
        held.await.unwrap();
        more.await.unwrap();
    }

    /// What nobody waits for is taken out of the queue, or told to stop; and a panic is an answer.
    #[tokio::test(flavor = "multi_thread")]
    async fn thoughts_are_given_up() {
        let pool = Pool::of(1);
        let (first, go) = held(&pool, Claim::Bot);
        let (order, told) = mpsc::channel();
        let waiting = pool.think(Claim::Bot, Halt::default(), move || order.send(()).unwrap());
        assert_eq!(pool.waiting(), 1);
        drop(waiting);
        assert_eq!(pool.waiting(), 0);
        go.send(()).unwrap();
        first.await.unwrap();
        assert!(told.recv().is_err(), "it was never thought");
        let (halt, (begun, on)) = (Halt::default(), mpsc::channel());
        let seen = halt.clone();
        let endless = pool.think(Claim::Bot, halt.clone(), move || {
            begun.send(()).unwrap();
            while !seen.is_set() {
                std::thread::yield_now();
            }
        });
        on.recv().unwrap();
        drop(endless);
        assert!(halt.is_set());
        let panicked = pool.think(Claim::Bot, Halt::default(), || panic!("provoked by a test")).await;
        assert_eq!(panicked, Err("provoked by a test".to_owned()));
        pool.think(Claim::Hint, Halt::default(), || ()).await.unwrap();
    }
}
