//! What people reported, each at a position of a table.

use rusqlite::{Connection, OptionalExtension, Row, params};
use table::{Moment, PersonId};

use super::broken;
use super::tables::{limit, readable};
use crate::{Error, Report};

const REPORT: &str = "SELECT id, table_id, number, person, words, at FROM reports";

/// Keeps a report.
pub fn keep(connection: &Connection, report: &Report) -> Result<(), Error> {
    let Report { id, table, number, person, words, at } = report;
    let person = person.map(|person| person.0 as i64);
    connection
        .execute(
            "INSERT INTO reports (id, table_id, number, person, words, at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![id, table, *number as i64, person, words, at.0 as i64],
        )
        .map(|_| ())
        .map_err(broken)
}

/// One of them.
pub fn by_id(connection: &Connection, id: &str) -> Result<Option<Report>, Error> {
    connection.query_row(&format!("{REPORT} WHERE id = ?1"), [id], read).optional().map_err(broken)
}

/// The newest ones.
pub fn newest(connection: &Connection, most: usize) -> Result<Vec<Report>, Error> {
    let mut statement =
        connection.prepare_cached(&format!("{REPORT} ORDER BY at DESC, id LIMIT ?1")).map_err(broken)?;
    let rows = statement.query_map([limit(most)], |row| Ok(read(row))).map_err(broken)?;
    readable(rows)
}

fn read(row: &Row<'_>) -> rusqlite::Result<Report> {
    Ok(Report {
        id: row.get(0)?,
        table: row.get(1)?,
        number: row.get::<_, i64>(2)? as u64,
        person: row.get::<_, Option<i64>>(3)?.map(|person| PersonId(person as u64)),
        words: row.get(4)?,
        at: Moment(row.get::<_, i64>(5)? as u64),
    })
}
