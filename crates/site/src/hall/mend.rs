//! Tables that were set aside, tried again.

use std::sync::Arc;

use kernel::{Phrase, phrase};
use store::{Error, Stage, Store};
use table::{Games, Table, Tale};

use super::summary::summary;
use crate::database_fault;

/// Tries a table again that was set aside: if its journal can be replayed, or its game was told, it goes on.
///
/// # Errors
/// If it cannot; it stays aside.
pub fn restore_table(store: &dyn Store, games: &Games, id: &str) -> Result<(), Phrase> {
    let fault = |error: Error| database_fault(id, error);
    match store.stage(id).map_err(fault)? {
        None => return Err(phrase!("site-no-table")),
        Some(Stage::Gathering | Stage::Running | Stage::Finished) => return Err(phrase!("site-not-aside", table = id)),
        Some(Stage::SetAside) => {}
    }
    let journal = store.load(id).map_err(fault)?.ok_or_else(|| phrase!("site-no-table"))?;
    let revived =
        Table::revive(games, journal.header.clone(), journal.records.iter().cloned(), journal.code.as_deref());
    let table = match (revived, store.tale(id).map_err(fault)?) {
        (Ok(table), _) => table,
        (Err(denied), None) => return Err(denied.why),
        (Err(_), Some(tale)) => {
            let told = Tale::read(&tale).and_then(|tale| Table::told(journal.header, journal.records, Arc::new(tale)));
            told.map_err(|denied| denied.why)?
        }
    };
    store.restore(id, &summary(&table)).map_err(fault)
}
