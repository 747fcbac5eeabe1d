//! Bots at tables: they decide when they owe a decision, a few of them at a time.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::{Budget, Halt, Kind};
use kernel::{BySeat, Seat};
use table::{Record, SeatedBot, Table};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::{Hall, message};
use crate::metrics::Metrics;

/// A bot that could not decide tries again after this.
pub const RETRY: Duration = Duration::from_secs(1);

/// What a bot is asked: the same question is the same value, however much is said meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    seat: Seat,
    kind: Kind,
    /// How many records there were when the game asked this.
    since: u64,
}

impl Ask {
    /// What the table asks a bot now.
    pub fn of(table: &Table) -> Option<Ask> {
        table.bot_to_decide().map(|(seat, kind)| Ask { seat, kind, since: table.posed_since(seat) })
    }
}

/// The bots of a table that do not think just now, each in its seat for as long as the game lasts.
#[derive(Default)]
pub struct Bench(BySeat<Option<(Kind, SeatedBot)>>);

impl Bench {
    /// The bot that is asked; a new one if none of its kind sits there. None if there is no game.
    fn take(&mut self, ask: Ask, table: &Table) -> Option<SeatedBot> {
        let seated = self.0[ask.seat].take().filter(|(kind, _)| *kind == ask.kind);
        seated.map(|(_, bot)| bot).or_else(|| table.seat_bot(ask.seat, ask.kind, Budget::Free))
    }

    /// It has thought, and sits down again.
    pub fn put_back(&mut self, ask: Ask, bot: SeatedBot) {
        self.0[ask.seat] = Some((ask.kind, bot));
    }
}

/// What a bot made of a question: its decision if it has one, and the bot; or what it said when it panicked.
pub type Thought = Result<(Option<Record>, SeatedBot), String>;

/// The turn of a bot. Dropping it forgets what the bot is thinking.
pub struct Turn {
    /// What is asked.
    pub ask: Ask,
    /// Since when the bot could decide.
    from: Instant,
    thinking: Option<Thinking>,
}

/// A thought under way.
struct Thinking {
    task: JoinHandle<Thought>,
    halt: Halt,
}

impl Drop for Thinking {
    /// A thought that nobody waits for is given up, and the bot that thinks it.
    fn drop(&mut self) {
        self.halt.set(true);
        self.task.abort();
    }
}

/// What comes next of a bot.
pub enum Next {
    /// Its pause is over.
    Think,
    /// It has thought.
    Thought(Thought),
}

impl Turn {
    /// A question that was asked then.
    pub fn new(ask: Ask, from: Instant) -> Turn {
        Turn { ask, from, thinking: None }
    }

    /// A question that could not be answered just now.
    pub fn again(ask: Ask) -> Turn {
        Turn { ask, from: Instant::now() + RETRY, thinking: None }
    }

    /// Has the bot think about the table. One that is not there is looked for again later.
    pub fn think(&mut self, hall: &Hall, table: Arc<Table>, bench: &mut Bench) {
        match bench.take(self.ask, &table) {
            Some(bot) => {
                // The end of its last thought has set the flag, as a thought that is given up does.
                let halt = bot.halt().clone();
                halt.set(false);
                self.thinking = Some(Thinking { task: tokio::spawn(think(hall, table, bot)), halt });
            }
            None => *self = Turn::again(self.ask),
        }
    }

    /// Waits for what comes next, if the bot shows itself for so long before it thinks.
    pub async fn next(&mut self, pause: Duration) -> Next {
        match &mut self.thinking {
            Some(Thinking { task, .. }) => Next::Thought(task.await.unwrap_or_else(|error| Err(error.to_string()))),
            None => {
                tokio::time::sleep_until(self.from + pause).await;
                Next::Think
            }
        }
    }
}

/// How long a bot waits before it thinks, so that those who watch can follow.
pub fn pause(table: &Table, watchers: usize) -> Duration {
    // Where several decide at once nothing is to be seen before the last one has.
    let alone = table.game().is_some_and(|game| game.deciding().len() == 1);
    match alone && watchers > 0 {
        true => Duration::from_millis(table.speed().into()),
        false => Duration::ZERO,
    }
}

/// Counts as waiting until it is dropped.
struct Waiting(Arc<Metrics>);

impl Waiting {
    fn new(metrics: Arc<Metrics>) -> Waiting {
        metrics.bots_waiting.fetch_add(1, Ordering::Relaxed);
        Waiting(metrics)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.bots_waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Thinks about a table, away from the threads that answer requests, when there is room.
fn think(hall: &Hall, table: Arc<Table>, mut bot: SeatedBot) -> impl Future<Output = Thought> + Send + use<> {
    let (room, waiting) = (hall.thinking.clone(), Waiting::new(hall.metrics.clone()));
    async move {
        let permit = room.acquire_owned().await;
        drop(waiting);
        let thought = tokio::task::spawn_blocking(move || {
            // A thought takes up room until it ends, even if nobody waits for it any more.
            let _permit = permit;
            let decided = catch_unwind(AssertUnwindSafe(|| {
                let notation = table.game().and_then(|game| bot.decide(game));
                (notation.map(|notation| Record::Decide { seat: bot.seat(), notation }), bot)
            }));
            decided.map_err(|panic| message(&*panic))
        });
        thought.await.unwrap_or_else(|error| Err(error.to_string()))
    }
}
