//! What was found out about finished games by looking through them.

use kernel::Version;
use rusqlite::{Connection, OptionalExtension, params};

use super::broken;
use super::tales::{pack, unpack};
use crate::{Analysis, Error};

/// What was found out about a game.
pub fn of(connection: &Connection, id: &str) -> Result<Option<Analysis>, Error> {
    let sql = "SELECT rules, data, judgement, body FROM analyses WHERE table_id = ?1";
    let found = connection.query_row(sql, [id], |row| {
        let version = Version { rules: row.get(0)?, data: row.get(1)? };
        Ok((version, row.get(2)?, row.get::<_, Vec<u8>>(3)?))
    });
    let found = found.optional().map_err(broken)?;
    found.map(|(version, judgement, body)| Ok(Analysis { version, judgement, text: unpack(&body)? })).transpose()
}

/// Keeps it in place of what was kept before: whoever judges now knows better.
pub fn keep(connection: &Connection, id: &str, analysis: &Analysis) -> Result<(), Error> {
    let Analysis { version, judgement, text } = analysis;
    let keep = "INSERT OR REPLACE INTO analyses (table_id, rules, data, judgement, body) VALUES (?1, ?2, ?3, ?4, ?5)";
    connection
        .execute(keep, params![id, version.rules, version.data, judgement, pack(text)?])
        .map(|_| ())
        .map_err(broken)
}
