//! The owner of a table: one task that alone changes it. What it has begun it finishes, whoever asked and whether or not
//! they still listen.

use std::panic::{AssertUnwindSafe, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use futures_util::FutureExt;
use store::{Append, Error};
use table::{PersonId, Phase, Record, Table};
use tokio::sync::oneshot;
use tokio::time::Instant;

use super::bots::{Ask, Bench, Next, Thought, Turn, pause};
use super::live::{Ends, Errand, Live, Message};
use super::recent::Recent;
use super::summary::summary;
use super::{Hall, Refused, message, now, time};

/// After so long without anything to do, an owner looks whether anybody needs its table.
const REST: Duration = Duration::from_secs(15);

/// After so long it is not needed even if there is room.
const IDLE: Duration = Duration::from_secs(600);

/// So often a record is judged again because the store knew more than memory.
const ATTEMPTS: usize = 4;

/// A table with its owner's notes.
pub(super) struct Owner {
    hall: Arc<Hall>,
    id: String,
    table: Arc<Table>,
    recent: Recent,
    ends: Ends,
    /// The bot whose turn it is.
    turn: Option<Turn>,
    /// The question that a bot was asked last, and when: its pause does not begin anew because of an undo that was not granted.
    posed: Option<(Ask, Instant)>,
    /// All others.
    bench: Bench,
    /// When somebody last asked for something.
    asked: Instant,
}

/// What an owner wakes up for.
enum Event {
    /// Somebody asks for something.
    Errand(Errand),
    /// Something comes of a bot.
    Bot(Next),
    /// Nothing has happened for a while.
    Rest,
}

/// Where the outcome of an event is told, if anybody asked for it.
type Answer = Option<oneshot::Sender<Result<(), Refused>>>;

/// Why a record was not added.
enum Unkept {
    /// The store has a record of that number already: memory is behind.
    Behind,
    /// It is not allowed, or not possible.
    Refused(Refused),
}

/// Gives a table an owner.
pub(super) fn open(hall: &Arc<Hall>, id: String, table: Table, recent: Recent) -> Arc<Live> {
    let table = Arc::new(table);
    let (live, ends) = Live::new(id.clone(), table.clone());
    let (hall, bench, asked) = (hall.clone(), Bench::default(), Instant::now());
    let owner = Owner { hall, id, table, recent, ends, turn: None, posed: None, bench, asked };
    tokio::spawn(owner.run());
    Arc::new(live)
}

impl Owner {
    async fn run(mut self) {
        // Whoever has just been loaded looks after bots first.
        let (mut event, mut answer): (Event, Answer) = (Event::Errand(Errand::Wake), None);
        loop {
            let outcome = match AssertUnwindSafe(self.step(event)).catch_unwind().await {
                Ok(outcome) => outcome,
                Err(panic) => Err(self.hall.set_aside(&self.id, self.table.number(), &message(&*panic)).await),
            };
            let aside = outcome == Err(Refused::SetAside);
            if aside {
                self.hall.forget(&self.id);
            }
            if let Some(answer) = answer {
                // Whoever asked may have gone away.
                let _ = answer.send(outcome);
            }
            if aside {
                return;
            }
            (event, answer) = self.wait().await;
            if matches!(event, Event::Rest) && self.may_leave() {
                return;
            }
        }
    }

    /// Waits until there is something to do.
    async fn wait(&mut self) -> (Event, Answer) {
        let pause = pause(&self.table, self.ends.watchers());
        let turn = async {
            match &mut self.turn {
                Some(turn) => turn.next(pause).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            Some(Message { errand, answer }) = self.ends.mailbox.recv() => (Event::Errand(errand), Some(answer)),
            next = turn => (Event::Bot(next), None),
            () = tokio::time::sleep(REST) => (Event::Rest, None),
        }
    }

    /// Whether nobody needs this table in memory; then it is gone from the hall.
    fn may_leave(&self) -> bool {
        let idle = self.asked.elapsed() >= IDLE;
        let unwatched = || self.ends.mailbox.is_empty() && self.ends.watchers() == 0;
        self.turn.is_none() && self.hall.release(&self.id, idle, unwatched)
    }

    async fn step(&mut self, event: Event) -> Result<(), Refused> {
        let outcome = match event {
            Event::Errand(Errand::Act { person, record, number }) => {
                self.asked = Instant::now();
                self.act(person, record, number).await
            }
            Event::Errand(Errand::Fail { number, why }) => Err(self.hall.set_aside(&self.id, number, &why).await),
            Event::Errand(Errand::Wake) | Event::Rest => Ok(()),
            Event::Bot(Next::Think) => {
                if let Some(turn) = &mut self.turn {
                    turn.think(&self.hall, self.table.clone(), &mut self.bench);
                }
                Ok(())
            }
            Event::Bot(Next::Thought(thought)) => self.bot_decides(thought).await,
        };
        if outcome != Err(Refused::SetAside) {
            self.grant_undo().await?;
            // The same question goes on as it was, or its pause would begin anew with everything that is said.
            let ask = Ask::of(&self.table);
            if self.turn.as_ref().map(|turn| turn.ask) != ask {
                self.turn = ask.map(|ask| self.pose(ask));
            }
        }
        outcome
    }

    /// The turn of a bot that is asked this: since when it was asked.
    fn pose(&mut self, ask: Ask) -> Turn {
        let from = match self.posed {
            Some((posed, from)) if posed == ask => from,
            Some(_) | None => Instant::now(),
        };
        self.posed = Some((ask, from));
        Turn::new(ask, from)
    }

    /// Adds a record for a person, unless it is there already.
    async fn act(&mut self, person: PersonId, record: Record, number: Option<u64>) -> Result<(), Refused> {
        for _ in 0..ATTEMPTS {
            self.table.permit(person, &record, time())?;
            if let Some(number) = number.filter(|number| !self.table.is_current(&record, *number)) {
                // Whoever saw no answer asks again.
                let done = self.recent.answers(number, &record);
                return if done { Ok(()) } else { Err(Refused::Stale) };
            }
            let (tried, kept) = (self.table.number(), self.table.check(&record)?.kept(&self.table));
            match self.append(kept.clone()).await {
                Ok(()) => {
                    self.recent.came_as(record);
                    return Ok(());
                }
                Err(Unkept::Refused(refused)) => return Err(refused),
                Err(Unkept::Behind) => self.reload().await?,
            }
            if self.recent.is_at(tried, &kept) {
                return Ok(());
            }
        }
        Err(Refused::Stale)
    }

    /// What a bot has thought is decided. Had the question changed, its turn would have been forgotten.
    async fn bot_decides(&mut self, thought: Thought) -> Result<(), Refused> {
        let Some(Turn { ask, .. }) = self.turn.take() else { return Ok(()) };
        let (decided, bot) = match thought {
            Ok(thought) => thought,
            Err(why) => return Err(self.hall.set_aside(&self.id, self.table.number(), &why).await),
        };
        self.bench.put_back(ask, bot);
        let Some(record) = decided else {
            tracing::error!(table = self.id, "a bot did not decide");
            self.turn = Some(Turn::again(ask));
            return Ok(());
        };
        match self.append(record).await {
            Ok(()) => Ok(()),
            Err(Unkept::Behind) => self.reload().await,
            Err(Unkept::Refused(Refused::SetAside)) => Err(Refused::SetAside),
            Err(Unkept::Refused(refused)) => {
                tracing::error!(table = self.id, ?refused, "a bot's decision was not kept");
                self.turn = Some(Turn::again(ask));
                Ok(())
            }
        }
    }

    /// Whoever was asked has agreed: the undo that was asked for follows by itself. One that cannot be kept now is tried again
    /// with the next thing that happens.
    async fn grant_undo(&mut self) -> Result<(), Refused> {
        let granted = self.table.undo_asked().filter(|_| self.table.undo_waits_for().is_empty());
        let Some((seat, (count, _))) = granted.and_then(|seat| Some(seat).zip(self.table.undo_offer(seat))) else {
            return Ok(());
        };
        let undone = match self.append(Record::Undo { seat, count }).await {
            Ok(()) => Ok(()),
            Err(Unkept::Behind) => self.reload().await,
            Err(Unkept::Refused(refused)) => Err(refused),
        };
        match undone {
            Ok(()) | Err(Refused::SetAside) => undone,
            Err(refused) => {
                tracing::error!(table = self.id, ?refused, "an undo was not kept");
                Ok(())
            }
        }
    }

    /// Adds a record: first on disk, then in memory.
    async fn append(&mut self, record: Record) -> Result<(), Unkept> {
        let (at, start) = (now(), Instant::now());
        let mut after = Table::clone(&self.table);
        #[cfg(test)]
        self.hall.spring(&self.id);
        after.apply(&record, at).map_err(|denied| Unkept::Refused(denied.into()))?;
        let after = Arc::new(after);
        let append = Append {
            table: self.id.clone(),
            number: self.table.number(),
            record: record.clone(),
            at,
            summary: summary(&after),
            tale: tale_of_end(self.hall.clone(), self.table.clone(), after.clone()).await,
        };
        let told = append.summary.clone();
        let (sender, receiver) = oneshot::channel();
        self.hall.store.append(
            append,
            Box::new(move |outcome| {
                // Nobody listens any more only if the whole program is ending.
                let _ = sender.send(outcome);
            }),
        );
        match receiver.await {
            Ok(Ok(())) => {
                let metrics = &self.hall.metrics;
                metrics.appends.observe(start.elapsed());
                metrics.decisions.fetch_add(matches!(record, Record::Decide { .. }).into(), Ordering::Relaxed);
                self.recent.push(record);
                self.hall.waits.note(&self.id, &after.header().game, &told);
                self.show(after);
                Ok(())
            }
            Ok(Err(Error::Conflict)) => Err(Unkept::Behind),
            Ok(Err(error)) => {
                tracing::error!(?error, table = self.id, "a record was not kept");
                Err(Unkept::Refused(Refused::Broken))
            }
            Err(_) => Err(Unkept::Refused(Refused::Broken)),
        }
    }

    /// Takes the table from the store, which knows more.
    async fn reload(&mut self) -> Result<(), Refused> {
        let (table, recent) = self.hall.load(&self.id).await?;
        self.recent = recent;
        self.show(Arc::new(table));
        Ok(())
    }

    fn show(&mut self, table: Arc<Table>) {
        self.table = table;
        self.ends.shown.send_replace(self.table.clone());
    }
}

/// What is told of the game at a table, if it has just ended: all of it is played again for that, away from the threads that
/// answer requests.
async fn tale_of_end(hall: Arc<Hall>, before: Arc<Table>, after: Arc<Table>) -> Option<String> {
    if after.phase() != Phase::Finished || before.phase() == Phase::Finished {
        return None;
    }
    let told = tokio::task::spawn_blocking(move || hall.tale_of_end(&before, &after)).await;
    told.unwrap_or_else(|error| match error.try_into_panic() {
        Ok(panic) => resume_unwind(panic),
        // The program is ending, and nothing more is kept.
        Err(_) => None,
    })
}
