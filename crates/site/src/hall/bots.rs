//! Bots at tables: they decide when they owe a decision, in the pool of threads that think.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::{Budget, Kind, Level};
use kernel::{BySeat, Seat};
use table::{Record, SeatedBot, Table};
use tokio::time::Instant;

use super::Hall;
use super::pool::{Claim, Pending};
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
    fn take(&mut self, ask: Ask, table: &Table, most: Duration) -> Option<SeatedBot> {
        let seated = self.0[ask.seat].take().filter(|(kind, _)| *kind == ask.kind);
        seated.map(|(_, bot)| bot).or_else(|| table.seat_bot(ask.seat, ask.kind, budget(ask.kind, most)))
    }

    /// It has thought, and sits down again.
    pub fn put_back(&mut self, ask: Ask, bot: SeatedBot) {
        self.0[ask.seat] = Some((ask.kind, bot));
    }
}

/// What a bot may spend on a decision if the highest level has so much time: a level thinks as much as it sees fit, and each has
/// half the time of the next at most.
fn budget(kind: Kind, most: Duration) -> Budget {
    let halves = match kind {
        Kind::Random | Kind::Greedy | Kind::Level(Level::Overlord) => 0,
        Kind::Level(Level::Sovereign) => 1,
        Kind::Level(Level::Imperator) => 2,
        Kind::Level(Level::Warlord) => 3,
        Kind::Level(Level::Chieftain) => 4,
    };
    Budget::AtMost(most / 2_u32.pow(halves))
}

/// What a bot made of a question: its decision if it has one, and the bot.
type Thinking = Pending<(Option<Record>, SeatedBot)>;

/// The same when it has come; or what the bot said when it panicked.
pub type Thought = Result<(Option<Record>, SeatedBot), String>;

/// The turn of a bot. Dropping it forgets what the bot is thinking.
pub struct Turn {
    /// What is asked.
    pub ask: Ask,
    /// Since when the bot could decide.
    from: Instant,
    thinking: Option<Thinking>,
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
        match bench.take(self.ask, &table, hall.times.bot) {
            Some(bot) => self.thinking = Some(think(hall, table, bot)),
            None => *self = Turn::again(self.ask),
        }
    }

    /// Waits for what comes next, if the bot shows itself for so long before it thinks.
    pub async fn next(&mut self, pause: Duration) -> Next {
        match &mut self.thinking {
            Some(thinking) => Next::Thought(thinking.await),
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

/// Has a bot think about a table when there is room.
fn think(hall: &Hall, table: Arc<Table>, mut bot: SeatedBot) -> Thinking {
    let (halt, waiting) = (bot.halt().clone(), Waiting::new(hall.metrics.clone()));
    // The end of its last thought has set the flag, as a thought that is given up does.
    halt.set(false);
    hall.pool.think(Claim::Bot, halt, move || {
        drop(waiting);
        let notation = table.game().and_then(|game| bot.decide(game));
        (notation.map(|notation| Record::Decide { seat: bot.seat(), notation }), bot)
    })
}
