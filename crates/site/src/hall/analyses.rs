//! Games that are over are looked through when somebody asks for it: decision by decision, in the pool of threads that think, after
//! everything else. What was found out is kept.

use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use ::bots::{Budget, Halt, JUDGEMENT};
use kernel::phrase;
use serde::{Deserialize, Serialize};
use table::{Judged, PersonId, Phase, Table};
use tokio::sync::Notify;

use super::pool::Claim;
use super::{Hall, Live, Refused};

/// Whoever asks for too much at the same time is told to come back after this.
const PATIENCE: Duration = Duration::from_secs(20);

/// What was found out about a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// How many decisions it has.
    pub decisions: usize,
    /// Those among them that were a choice, in their order.
    pub judged: Vec<Judged>,
}

/// How far it is known what a game was like.
pub enum Progress {
    /// Nobody has asked, or what was found out is out of date.
    Unasked,
    /// So many of so many decisions have been looked at.
    Running {
        /// So many.
        done: usize,
        /// Of so many.
        total: usize,
        /// For whom.
        person: PersonId,
    },
    /// All of it.
    Done(Analysis),
}

/// The games that are looked through just now.
pub(super) struct Analyses {
    most: usize,
    most_of: usize,
    running: Mutex<HashMap<String, Arc<Run>>>,
}

/// A game that is looked through.
struct Run {
    person: PersonId,
    total: usize,
    done: AtomicUsize,
    stop: Notify,
}

impl Analyses {
    /// So many at the same time in all, and so many for one person.
    pub fn new(most: usize, most_of: usize) -> Analyses {
        Analyses { most, most_of, running: Mutex::default() }
    }

    fn running(&self) -> MutexGuard<'_, HashMap<String, Arc<Run>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins with a game; none if somebody looks through it already.
    fn begin(&self, id: &str, person: PersonId, total: usize) -> Result<Option<Arc<Run>>, Refused> {
        let mut running = self.running();
        if running.contains_key(id) {
            return Ok(None);
        }
        let own = running.values().filter(|run| run.person == person).count();
        if running.len() >= self.most || own >= self.most_of {
            return Err(Refused::TooMuch(PATIENCE));
        }
        let run = Arc::new(Run { person, total, done: AtomicUsize::new(0), stop: Notify::new() });
        running.insert(id.to_owned(), run.clone());
        Ok(Some(run))
    }
}

/// Counts as running until it is dropped.
struct Running {
    hall: Arc<Hall>,
    id: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.hall.analyses.running().remove(&self.id);
    }
}

/// A game that can be looked through; or why it cannot.
fn over(table: &Table) -> Result<usize, Refused> {
    match (table.phase(), table.game()) {
        (Phase::Finished, Some(game)) => Ok(game.decisions()),
        (Phase::Finished, None) => Err(phrase!("told-no-board").into()),
        (Phase::Gathering | Phase::Running, _) => Err(phrase!("analysis-later").into()),
    }
}

impl Hall {
    /// What is known of a game that is over.
    pub async fn analysis(&self, live: &Live) -> Result<Progress, Refused> {
        let table = live.table();
        over(&table)?;
        let running = self.analyses.running().get(&live.id).cloned();
        if let Some(run) = running {
            let done = run.done.load(Ordering::Relaxed);
            return Ok(Progress::Running { done, total: run.total, person: run.person });
        }
        let id = live.id.clone();
        let kept = self.blocking(move |store| store.analysis(&id)).await?;
        let version = table.game().map(|game| game.version());
        let current = kept.filter(|kept| kept.judgement == JUDGEMENT && Some(&kept.version) == version.as_ref());
        let Some(kept) = current else { return Ok(Progress::Unasked) };
        match serde_json::from_str(&kept.text) {
            Ok(analysis) => Ok(Progress::Done(analysis)),
            Err(error) => {
                // It can be found out once more.
                tracing::error!(table = live.id, %error, "an analysis cannot be read");
                Ok(Progress::Unasked)
            }
        }
    }

    /// Has a game looked through that is over. What is known, or being found out, is not begun again.
    pub async fn analyse(self: &Arc<Hall>, live: &Live, person: PersonId) -> Result<(), Refused> {
        let total = over(&live.table())?;
        if !matches!(self.analysis(live).await?, Progress::Unasked) {
            return Ok(());
        }
        if let Some(run) = self.analyses.begin(&live.id, person, total)? {
            let running = Running { hall: self.clone(), id: live.id.clone() };
            tokio::spawn(look_through(running, live.table(), run));
        }
        Ok(())
    }

    /// Stops looking through a game, if it is this person who asked for it.
    pub fn stop_analysis(&self, live: &Live, person: PersonId) -> Result<(), Refused> {
        match self.analyses.running().get(&live.id) {
            Some(run) if run.person == person => run.stop.notify_one(),
            Some(_) => return Err(phrase!("analysis-not-yours").into()),
            None => {}
        }
        Ok(())
    }
}

/// Looks through a game, one decision after the other, and keeps what was found out.
async fn look_through(running: Running, table: Arc<Table>, run: Arc<Run>) {
    let Running { hall, id } = &running;
    let budget = Budget::AtMost(hall.times.analysis);
    let mut judged = vec![];
    for decision in 0..run.total {
        let (halt, game) = (Halt::default(), table.clone());
        let flag = halt.clone();
        let thought = hall.pool.think(Claim::Analysis, halt, move || game.judge(decision, budget, &flag));
        let found = tokio::select! {
            found = thought => found,
            () = run.stop.notified() => return,
        };
        match found {
            Ok(found) => judged.extend(found),
            Err(why) => {
                tracing::error!(table = id, decision, why, "a game cannot be looked through");
                return;
            }
        }
        run.done.store(decision + 1, Ordering::Relaxed);
    }
    let Some(version) = table.game().map(|game| game.version()) else { return };
    let text = match serde_json::to_string(&Analysis { decisions: run.total, judged }) {
        Ok(text) => text,
        Err(error) => {
            tracing::error!(table = id, %error, "an analysis cannot be written");
            return;
        }
    };
    let (name, analysis) = (id.clone(), store::Analysis { version, judgement: JUDGEMENT, text });
    if hall.blocking(move |store| store.keep_analysis(&name, &analysis)).await.is_err() {
        tracing::error!(table = id, "an analysis was not kept");
    }
}
