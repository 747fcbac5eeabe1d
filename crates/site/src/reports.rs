//! What people found wrong: their words with the very position, which opens again and exports as a scenario.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use kernel::phrase;
use store::Report;
use table::{PersonId, Phase, Table};

use crate::App;
use crate::hall::{Live, Refused, fresh_id, now};

/// So many letters are enough to say what is wrong.
pub const WORDS: usize = 2_000;

/// A report with its position.
pub struct Reported {
    /// What was said, and where.
    pub report: Report,
    /// The table as it was then.
    pub then: Table,
    /// The table as it is now.
    pub now: Table,
}

impl Reported {
    /// Whether everything may be shown: the game is over.
    pub fn is_open(&self) -> bool {
        self.now.phase() == Phase::Finished
    }
}

/// Keeps a report about the table as it is; gives its name.
pub async fn make(app: &App, live: &Live, person: PersonId, words: &str) -> Result<String, Refused> {
    let words = words.trim();
    if words.is_empty() || words.chars().count() > WORDS {
        return Err(phrase!("report-bad-words", most = WORDS).into());
    }
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

/// A report by its name; none if nobody made it.
pub async fn find(app: &Arc<App>, id: &str) -> Result<Option<Reported>, Refused> {
    let name = id.to_owned();
    let Some(report) = app.hall.blocking(move |store| store.report(&name)).await? else {
        return Ok(None);
    };
    let journal = app.hall.journal(&report.table).await?;
    let upto = report.number as usize;
    // A table that was set aside may well fail again.
    let games = app.hall.games();
    let restored = catch_unwind(AssertUnwindSafe(|| {
        let then = Table::restore(games, journal.header.clone(), journal.records.iter().take(upto).cloned());
        let records = journal.records.iter().cloned();
        let now = Table::revive(games, journal.header.clone(), records, journal.code.as_deref());
        then.and_then(|then| now.map(|now| (then, now)))
    }));
    match restored {
        Ok(Ok((then, now))) => Ok(Some(Reported { report, then, now })),
        Ok(Err(_)) | Err(_) => match app.hall.blocking(move |store| store.tale(&report.table)).await? {
            Some(_) => Err(phrase!("told-no-board").into()),
            None => Err(Refused::SetAside),
        },
    }
}
