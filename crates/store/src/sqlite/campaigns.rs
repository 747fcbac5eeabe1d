//! Campaigns: their texts, and the tables that were set for them.

use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};
use table::{Moment, PersonId};

use super::broken;
use super::tables::limit;
use crate::{Campaign, Error};

const CAMPAIGN: &str = "SELECT campaigns.id, person, game, body, number, campaigns.table_id, changed FROM campaigns";

/// Keeps a new campaign.
pub fn create(connection: &Connection, campaign: &Campaign) -> Result<(), Error> {
    let Campaign { id, person, game, text, number, table, changed } = campaign;
    connection
        .execute(
            "INSERT INTO campaigns (id, person, game, body, number, table_id, changed) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![id, person.0 as i64, game, text, *number as i64, table, changed.0 as i64],
        )
        .map(|_| ())
        .map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Error::Exists,
            _ => broken(error),
        })
}

/// Keeps what has become of a campaign. Whose it is does not change here: a guest may have logged in meanwhile.
pub fn change(connection: &Connection, campaign: &Campaign) -> Result<(), Error> {
    let Campaign { id, person: _, game: _, text, number, table, changed } = campaign;
    let changed = connection
        .execute(
            "UPDATE campaigns SET body = ?2, number = ?3, table_id = ?4, changed = ?5 WHERE id = ?1 AND number = ?3 - 1",
            params![id, text, *number as i64, table, changed.0 as i64],
        )
        .map_err(broken)?;
    if changed == 1 { Ok(()) } else { Err(Error::Conflict) }
}

/// Takes note that a table was set for a campaign.
pub fn set_table(connection: &Connection, campaign: &str, table: &str, place: usize) -> Result<(), Error> {
    connection
        .execute(
            "INSERT INTO campaign_tables (table_id, campaign_id, place) VALUES (?1, ?2, ?3)",
            params![table, campaign, place as i64],
        )
        .map(|_| ())
        .map_err(broken)
}

/// One of them.
pub fn by_id(connection: &Connection, id: &str) -> Result<Option<Campaign>, Error> {
    connection.query_row(&format!("{CAMPAIGN} WHERE id = ?1"), [id], read).optional().map_err(broken)
}

/// The campaign that a table was set for.
pub fn at(connection: &Connection, table: &str) -> Result<Option<Campaign>, Error> {
    let sql = format!(
        "{CAMPAIGN} JOIN campaign_tables ON campaign_tables.campaign_id = campaigns.id WHERE campaign_tables.table_id = ?1"
    );
    let mut statement = connection.prepare_cached(&sql).map_err(broken)?;
    statement.query_row([table], read).optional().map_err(broken)
}

/// The tables that were set for a campaign.
pub fn tables(connection: &Connection, campaign: &str) -> Result<Vec<(usize, String)>, Error> {
    let sql = "SELECT place, table_id FROM campaign_tables JOIN tables ON tables.id = table_id \
               WHERE campaign_id = ?1 AND stage <> 'set aside' ORDER BY place, created";
    let mut statement = connection.prepare_cached(sql).map_err(broken)?;
    let rows =
        statement.query_map([campaign], |row| Ok((row.get::<_, i64>(0)? as usize, row.get(1)?))).map_err(broken)?;
    rows.map(|row| row.map_err(broken)).collect()
}

/// The campaigns of a person, the newest first.
pub fn of_person(connection: &Connection, person: PersonId, most: usize) -> Result<Vec<Campaign>, Error> {
    let sql = format!("{CAMPAIGN} WHERE person = ?1 ORDER BY changed DESC, id LIMIT ?2");
    let mut statement = connection.prepare_cached(&sql).map_err(broken)?;
    let rows = statement.query_map(params![person.0 as i64, limit(most)], read).map_err(broken)?;
    rows.map(|row| row.map_err(broken)).collect()
}

/// The campaigns whose game is over and not entered.
pub fn due(connection: &Connection, most: usize) -> Result<Vec<String>, Error> {
    let sql = "SELECT campaigns.id FROM campaigns JOIN tables ON tables.id = campaigns.table_id \
               WHERE campaigns.table_id IS NOT NULL AND stage IN ('finished', 'set aside') ORDER BY campaigns.id LIMIT ?1";
    let mut statement = connection.prepare_cached(sql).map_err(broken)?;
    let rows = statement.query_map([limit(most)], |row| row.get(0)).map_err(broken)?;
    rows.map(|row| row.map_err(broken)).collect()
}

fn read(row: &Row<'_>) -> rusqlite::Result<Campaign> {
    Ok(Campaign {
        id: row.get(0)?,
        person: PersonId(row.get::<_, i64>(1)? as u64),
        game: row.get(2)?,
        text: row.get(3)?,
        number: row.get::<_, i64>(4)? as u64,
        table: row.get(5)?,
        changed: Moment(row.get::<_, i64>(6)? as u64),
    })
}
