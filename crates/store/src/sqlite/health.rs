//! Whether the file still keeps what it is told.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OpenFlags, OptionalExtension, params};

use super::broken;
use crate::Error;

/// So much is written and taken away again: a file that has no room for it has none for a game.
const ROOM: usize = 64 << 10;

/// A mark that was not left before.
pub fn mark() -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos());
    format!("health {now}")
}

/// Leaves a mark and takes the earlier ones away: first the one, then the other, so that the room is needed. The file does not
/// grow by it.
pub fn leave(connection: &Connection, mark: &str) -> Result<(), Error> {
    let keep = "INSERT OR REPLACE INTO kept (key, value) VALUES (?1, zeroblob(?2))";
    connection.execute(keep, params![mark, ROOM as i64]).map_err(broken)?;
    let drop = "DELETE FROM kept WHERE key >= 'health ' AND key < 'health!' AND key <> ?1";
    connection.execute(drop, [mark]).map(|_| ()).map_err(broken)
}

/// Looks whether the mark is there.
pub fn find(connection: &Connection, mark: &str) -> Result<(), Error> {
    let found = connection.query_row("SELECT value FROM kept WHERE key = ?1", [mark], |row| row.get::<_, Vec<u8>>(0));
    match found.optional().map_err(broken)? {
        Some(value) if value.len() == ROOM => Ok(()),
        Some(_) => Err(Error::Damaged("what was written is read otherwise".to_owned())),
        // Somebody who asked later has left a mark in the meantime.
        None if another(connection)? => Ok(()),
        None => Err(Error::Damaged("what was written is not there".to_owned())),
    }
}

fn another(connection: &Connection) -> Result<bool, Error> {
    let any = "SELECT 1 FROM kept WHERE key >= 'health ' AND key < 'health!'";
    connection.prepare_cached(any).and_then(|mut statement| statement.exists([])).map_err(broken)
}

/// Reads the whole file anew, past everything that is in memory.
pub fn read_all(path: &Path) -> Result<(), Error> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(broken)?;
    let sound: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(broken)?;
    match sound.as_str() {
        "ok" => Ok(()),
        fault => Err(Error::Damaged(fault.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::super::Sqlite;
    use crate::{Error, Store};

    #[test]
    fn a_full_disk_is_noticed_no_later_than_by_whoever_plays() {
        let folder = std::env::temp_dir().join(format!("letopis-store-full-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Sqlite::open(&folder.join("letopis.db")).unwrap();
        store.check_health().unwrap();
        store.check_health().unwrap();
        // From here on the file cannot grow: what a full disk is like.
        let full = |connection: &rusqlite::Connection| {
            let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
            connection.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(())).unwrap();
            Ok(())
        };
        store.write(full).unwrap();
        let mut kept = 0;
        while store.keep_value(&format!("value {kept}"), &[7; 3000]).is_ok() {
            kept += 1;
        }
        assert!(matches!(store.check_health(), Err(Error::Broken(_))), "{kept} values were kept");
        store.check_sound().unwrap();
        drop(store);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
