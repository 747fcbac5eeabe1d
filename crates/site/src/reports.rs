//! What people found wrong: their words with the very position, which opens again and exports as a scenario.

use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::phrase;
use lru::LruCache;
use store::Report;
use table::{PersonId, Phase, Table};

use crate::App;
use crate::hall::{Live, Refused, fresh_id, now};

/// So many letters are enough to say what is wrong.
pub const WORDS: usize = 2_000;

/// So many positions that were reported are remembered.
const KEPT: NonZeroUsize = NonZeroUsize::new(64).expect("it is not zero");

/// A report with its position.
pub struct Reported {
    /// What was said, and where.
    pub report: Report,
    /// The table as it was then.
    pub then: Arc<Table>,
    /// The table as it is now.
    pub now: Arc<Table>,
}

impl Reported {
    /// Whether everything may be shown: the game is over.
    pub fn is_open(&self) -> bool {
        self.now.phase() == Phase::Finished
    }
}

/// The positions that were looked at last, by the name of the report: a report does not change, so that it is replayed once.
pub struct Positions(Mutex<LruCache<String, Arc<Table>>>);

impl Default for Positions {
    fn default() -> Positions {
        Positions(Mutex::new(LruCache::new(KEPT)))
    }
}

impl Positions {
    fn lock(&self) -> MutexGuard<'_, LruCache<String, Arc<Table>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps a report about the table as it is; gives its name.
pub async fn make(app: &App, live: &Live, address: IpAddr, person: PersonId, words: &str) -> Result<String, Refused> {
    let words = words.trim();
    if words.is_empty() || words.chars().count() > WORDS {
        return Err(phrase!("report-bad-words", most = WORDS).into());
    }
    app.limits.lines.take(address)?;
    app.limits.words.take(person)?;
    let report = Report {
        id: fresh_id()?,
        table: live.id.clone(),
        number: live.table().number(),
        person: Some(person),
        words: words.to_owned(),
        at: now(),
    };
    let id = report.id.clone();
    app.hall.blocking(move |store| store.keep_report(&report)).await?;
    Ok(id)
}

/// A report by its name, for somebody who may look at its table; none if nobody made it.
pub async fn find(
    app: &Arc<App>,
    address: IpAddr,
    person: Option<PersonId>,
    id: &str,
) -> Result<Option<Reported>, Refused> {
    app.limits.reports.take(address)?;
    if let Some(person) = person {
        app.limits.reports_of.take(person)?;
    }
    let name = id.to_owned();
    let Some(report) = app.hall.blocking(move |store| store.report(&name)).await? else {
        return Ok(None);
    };
    let now = match app.hall.find(&report.table).await {
        Ok(live) => live.table(),
        // A table that was set aside may be sound, and its report is what is wanted most.
        Err(Refused::SetAside) => replay(app, &report, usize::MAX).await?,
        Err(refused) => return Err(refused),
    };
    if !now.admits(person) {
        return Err(Refused::Closed);
    }
    if now.tale().is_some() {
        return Err(phrase!("told-no-board").into());
    }
    let known = app.positions.lock().get(id).cloned();
    let then = match known {
        Some(then) => then,
        None if report.number == now.number() => now.clone(),
        None => {
            let then = replay(app, &report, report.number as usize).await?;
            app.positions.lock().put(id.to_owned(), then.clone());
            then
        }
    };
    Ok(Some(Reported { report, then, now }))
}

/// The table of a report after so many records, told by its journal.
async fn replay(app: &App, report: &Report, upto: usize) -> Result<Arc<Table>, Refused> {
    let journal = app.hall.journal(&report.table).await?;
    app.metrics.replays.fetch_add(1, Ordering::Relaxed);
    let (header, records) = (journal.header, journal.records.into_iter().take(upto));
    // A table that was set aside may well fail again.
    let restore = AssertUnwindSafe(|| Table::restore(app.hall.games(), header, records));
    match app.hall.apart(|| catch_unwind(restore)).await? {
        Ok(Ok(table)) => Ok(Arc::new(table)),
        Ok(Err(_)) | Err(_) => {
            let table = report.table.clone();
            match app.hall.blocking(move |store| store.tale(&table)).await? {
                Some(_) => Err(phrase!("told-no-board").into()),
                None => Err(Refused::SetAside),
            }
        }
    }
}
