//! What was told of finished games.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use rusqlite::{Connection, OptionalExtension, params};

use super::broken;
use super::tables::{limit, readable};
use crate::Error;

/// What was told of a game.
pub fn of(connection: &Connection, id: &str) -> Result<Option<String>, Error> {
    let found = connection.query_row("SELECT body FROM tales WHERE table_id = ?1", [id], |row| row.get(0));
    let packed: Option<Vec<u8>> = found.optional().map_err(broken)?;
    packed.map(|packed| unpack(&packed)).transpose()
}

/// The same sentences come again and again: packed, a tale takes a tenth of the room.
pub fn pack(tale: &str) -> Result<Vec<u8>, Error> {
    let mut encoder = ZlibEncoder::new(vec![], Compression::default());
    let written = encoder.write_all(tale.as_bytes()).and_then(|()| encoder.finish());
    written.map_err(|error| Error::Broken(error.to_string()))
}

/// Unpacks it.
pub fn unpack(packed: &[u8]) -> Result<String, Error> {
    let mut tale = String::new();
    match ZlibDecoder::new(packed).read_to_string(&mut tale) {
        Ok(_) => Ok(tale),
        Err(error) => Err(Error::Damaged(format!("a tale: {error}"))),
    }
}

/// Keeps it, unless it was told before: the rules that ended a game know best.
pub fn keep(connection: &Connection, id: &str, tale: &str) -> Result<(), Error> {
    let keep = "INSERT OR IGNORE INTO tales (table_id, body) VALUES (?1, ?2)";
    connection.execute(keep, params![id, pack(tale)?]).map(|_| ()).map_err(broken)
}

/// Finished games that nobody has told yet.
pub fn untold(connection: &Connection, after: &str, most: usize) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM tables WHERE stage = 'finished' AND id > ?1 \
               AND NOT EXISTS (SELECT 1 FROM tales WHERE table_id = tables.id) ORDER BY id LIMIT ?2";
    let mut statement = connection.prepare_cached(sql).map_err(broken)?;
    let rows = statement.query_map(params![after, limit(most)], |row| Ok(row.get(0))).map_err(broken)?;
    readable(rows)
}
