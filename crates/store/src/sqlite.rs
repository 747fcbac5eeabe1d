//! One SQLite file: write-ahead log, every commit synced, one writer that commits what has gathered in one go.

use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use kernel::Seed;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};
use table::{Header, Moment, Pace, PersonId, Record, Visibility};

use crate::{Append, Done, Error, Journal, Listed, Stage, Store, Summary};

/// Marks a file as ours ("Ltps").
const APPLICATION: i32 = 0x4c74_7073;

/// One step for each version of the schema.
const MIGRATIONS: [&str; 1] = ["
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        setup TEXT NOT NULL,
        seed BLOB NOT NULL,
        host INTEGER NOT NULL,
        pace TEXT NOT NULL,
        visibility TEXT NOT NULL,
        created INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        stage TEXT NOT NULL,
        open_seats INTEGER NOT NULL,
        bot_owes INTEGER NOT NULL,
        names TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tables_open ON tables (changed) WHERE stage = 'gathering' AND visibility = 'public';
    CREATE INDEX tables_bots ON tables (id) WHERE bot_owes = 1;
    CREATE TABLE records (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        person INTEGER NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        waiting INTEGER NOT NULL,
        PRIMARY KEY (person, table_id)
    ) WITHOUT ROWID;
    CREATE INDEX people_at ON people (table_id);
    CREATE TABLE kept (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"];

/// At most so many records in one commit.
const BATCH: usize = 256;

/// Something to be done within a commit.
type Change = Box<dyn FnOnce(&Connection) -> Result<(), Error> + Send>;

/// What the writer is asked to do.
enum Work {
    Append(Box<Append>, Done),
    Other(Change, Done),
}

/// A store in one file.
pub struct Sqlite {
    work: Mutex<Option<Sender<Work>>>,
    readers: [Mutex<Connection>; 2],
    writer: Option<std::thread::JoinHandle<()>>,
}

impl Sqlite {
    /// Opens the file, or makes it. A file that is not ours, or is damaged, is left as it is.
    pub fn open(path: &Path) -> Result<Sqlite, Error> {
        check_ours(path)?;
        let mut writer = connect(path)?;
        migrate(&mut writer)?;
        let readers = [Mutex::new(connect(path)?), Mutex::new(connect(path)?)];
        let (sender, receiver) = channel();
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write_all(&writer, &receiver))
            .map_err(|error| Error::Broken(error.to_string()))?;
        Ok(Sqlite { work: Mutex::new(Some(sender)), readers, writer: Some(writer) })
    }

    fn reader(&self) -> MutexGuard<'_, Connection> {
        let free = self.readers.iter().find_map(|reader| reader.try_lock().ok());
        free.unwrap_or_else(|| self.readers[0].lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    fn send(&self, work: Work) {
        let sender = self.work.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let unsent = match &*sender {
            Some(sender) => sender.send(work).map_err(|unsent| unsent.0),
            None => Err(work),
        };
        if let Err(Work::Append(_, done) | Work::Other(_, done)) = unsent {
            done(Err(Error::Broken("the store is closed".to_owned())));
        }
    }

    /// Has the writer do something and waits until it is on disk.
    fn write(&self, what: impl FnOnce(&Connection) -> Result<(), Error> + Send + 'static) -> Result<(), Error> {
        let (sender, receiver) = channel();
        let done: Done = Box::new(move |outcome| {
            // Nobody listens any more only if the waiting thread is gone.
            let _ = sender.send(outcome);
        });
        self.send(Work::Other(Box::new(what), done));
        receiver.recv().unwrap_or_else(|_| Err(Error::Broken("the writer is gone".to_owned())))
    }
}

impl Drop for Sqlite {
    /// Waits until everything that was handed in is on disk.
    fn drop(&mut self) {
        *self.work.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = None;
        if let Some(writer) = self.writer.take() {
            // A writer that panicked has nothing left to wait for.
            let _ = writer.join();
        }
    }
}

fn broken(error: rusqlite::Error) -> Error {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => Error::Damaged(error.to_string()),
        _ => Error::Broken(error.to_string()),
    }
}

fn connect(path: &Path) -> Result<Connection, Error> {
    let connection = Connection::open(path).map_err(broken)?;
    connection.busy_timeout(Duration::from_secs(10)).map_err(broken)?;
    for (pragma, value) in [("journal_mode", "WAL"), ("synchronous", "FULL"), ("foreign_keys", "ON")] {
        connection.pragma_update(None, pragma, value).map_err(broken)?;
    }
    Ok(connection)
}

fn number(connection: &Connection, pragma: &str) -> Result<i32, Error> {
    connection.pragma_query_value(None, pragma, |row| row.get(0)).map_err(broken)
}

/// Looks at the file without changing anything in it.
fn check_ours(path: &Path) -> Result<(), Error> {
    if !path.exists() {
        return Ok(());
    }
    let connection = Connection::open_with_flags(path, rusqlite::OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(broken)?;
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).map_err(broken)?;
    let version = number(&connection, "user_version")?;
    if tables > 0 && number(&connection, "application_id")? != APPLICATION {
        return Err(Error::Damaged("it is a database of another program".to_owned()));
    }
    if version < 0 || version as usize > MIGRATIONS.len() {
        return Err(Error::Damaged(format!("it was written by a newer program (version {version})")));
    }
    Ok(())
}

fn migrate(connection: &mut Connection) -> Result<(), Error> {
    let done = number(connection, "user_version")? as usize;
    let transaction = connection.transaction().map_err(broken)?;
    for step in MIGRATIONS.iter().skip(done) {
        transaction.execute_batch(step).map_err(broken)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION).map_err(broken)?;
    transaction.pragma_update(None, "user_version", MIGRATIONS.len() as i32).map_err(broken)?;
    transaction.commit().map_err(broken)
}

/// The writer: takes what has gathered, commits it in one go, and only then says so.
fn write_all(connection: &Connection, work: &Receiver<Work>) {
    while let Ok(first) = work.recv() {
        let batch: Vec<Work> = std::iter::once(first).chain(work.try_iter().take(BATCH - 1)).collect();
        if let Err(error) = connection.execute_batch("BEGIN IMMEDIATE").map_err(broken) {
            fail(batch, &error);
            continue;
        }
        let mut outcomes = vec![];
        for work in batch {
            let (outcome, done) = match work {
                Work::Append(append, done) => (in_savepoint(connection, |c| write_record(c, &append)), done),
                Work::Other(what, done) => (in_savepoint(connection, what), done),
            };
            outcomes.push((outcome, done));
        }
        let committed = connection.execute_batch("COMMIT").map_err(broken);
        if committed.is_err() {
            // Whatever was begun must not stay open; if this fails too, the next BEGIN says so.
            let _ = connection.execute_batch("ROLLBACK");
        }
        for (outcome, done) in outcomes {
            done(committed.clone().and(outcome));
        }
    }
}

fn fail(batch: Vec<Work>, error: &Error) {
    for work in batch {
        let (Work::Append(_, done) | Work::Other(_, done)) = work;
        done(Err(error.clone()));
    }
}

/// Does all of it or nothing of it, whatever else is in the batch.
fn in_savepoint(connection: &Connection, what: impl FnOnce(&Connection) -> Result<(), Error>) -> Result<(), Error> {
    connection.execute_batch("SAVEPOINT one").map_err(broken)?;
    let outcome = what(connection);
    let end = if outcome.is_ok() { "RELEASE one" } else { "ROLLBACK TO one; RELEASE one" };
    connection.execute_batch(end).map_err(broken)?;
    outcome
}

fn write_record(connection: &Connection, append: &Append) -> Result<(), Error> {
    let Append { table, number, record, at, summary } = append;
    if *number > 0 {
        let previous = connection
            .prepare_cached("SELECT 1 FROM records WHERE table_id = ?1 AND number = ?2")
            .and_then(|mut statement| statement.exists(params![table, *number as i64 - 1]))
            .map_err(broken)?;
        if !previous {
            return Err(Error::Conflict);
        }
    }
    connection
        .prepare_cached("INSERT INTO records (table_id, number, at, body) VALUES (?1, ?2, ?3, ?4)")
        .and_then(|mut statement| statement.execute(params![table, *number as i64, at.0 as i64, record.write()]))
        .map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Error::Conflict,
            _ => broken(error),
        })?;
    write_summary(connection, table, summary, *at)
}

fn write_summary(connection: &Connection, table: &str, summary: &Summary, at: Moment) -> Result<(), Error> {
    connection
        .prepare_cached(
            "UPDATE tables SET changed = ?2, stage = ?3, open_seats = ?4, bot_owes = ?5, names = ?6 WHERE id = ?1",
        )
        .and_then(|mut statement| {
            statement.execute(params![
                table,
                at.0 as i64,
                stage_word(summary.stage),
                summary.open_seats,
                summary.bot_owes,
                summary.names.join("\n"),
            ])
        })
        .map_err(broken)?;
    connection
        .prepare_cached("DELETE FROM people WHERE table_id = ?1")
        .and_then(|mut statement| statement.execute([table]))
        .map_err(broken)?;
    let mut insert = connection
        .prepare_cached("INSERT OR IGNORE INTO people (person, table_id, waiting) VALUES (?1, ?2, ?3)")
        .map_err(broken)?;
    for person in &summary.people {
        let waiting = summary.waiting.contains(person);
        insert.execute(params![person.0 as i64, table, waiting]).map_err(broken)?;
    }
    Ok(())
}

fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Gathering => "gathering",
        Stage::Running => "running",
        Stage::Finished => "finished",
        Stage::SetAside => "set aside",
    }
}

fn read_stage(word: &str) -> Option<Stage> {
    [Stage::Gathering, Stage::Running, Stage::Finished, Stage::SetAside]
        .into_iter()
        .find(|stage| stage_word(*stage) == word)
}

const LISTED: &str = "SELECT id, game, setup, changed, stage, open_seats, bot_owes, names FROM tables";

fn read_listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    let stage: String = row.get(4)?;
    let names: String = row.get(7)?;
    Ok(Listed {
        id: row.get(0)?,
        game: row.get(1)?,
        setup: row.get(2)?,
        changed: Moment(row.get::<_, i64>(3)? as u64),
        summary: Summary {
            stage: read_stage(&stage).unwrap_or(Stage::SetAside),
            open_seats: row.get(5)?,
            people: vec![],
            waiting: vec![],
            names: names.split('\n').map(str::to_owned).collect(),
            bot_owes: row.get(6)?,
        },
    })
}

fn fill_people(connection: &Connection, mut listed: Listed) -> Result<Listed, Error> {
    let mut statement = connection
        .prepare_cached("SELECT person, waiting FROM people WHERE table_id = ?1 ORDER BY person")
        .map_err(broken)?;
    let people = statement
        .query_map([&listed.id], |row| Ok((PersonId(row.get::<_, i64>(0)? as u64), row.get::<_, bool>(1)?)))
        .map_err(broken)?;
    for person in people {
        let (person, waiting) = person.map_err(broken)?;
        listed.summary.people.push(person);
        if waiting {
            listed.summary.waiting.push(person);
        }
    }
    Ok(listed)
}

fn list(connection: &Connection, rest: &str, params: impl rusqlite::Params) -> Result<Vec<Listed>, Error> {
    let mut statement = connection.prepare_cached(&format!("{LISTED} {rest}")).map_err(broken)?;
    let rows = statement.query_map(params, read_listed).map_err(broken)?;
    rows.map(|row| row.map_err(broken).and_then(|listed| fill_people(connection, listed))).collect()
}

impl Store for Sqlite {
    fn create(
        &self,
        id: &str,
        header: &Header,
        records: &[Record],
        summary: &Summary,
        at: Moment,
    ) -> Result<(), Error> {
        let (id, header, records, summary) = (id.to_owned(), header.clone(), records.to_vec(), summary.clone());
        self.write(move |connection| {
            connection
                .execute(
                    "INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, 'gathering', 0, 0, '')",
                    params![
                        id,
                        header.game,
                        header.setup,
                        header.seed.0,
                        header.host.0 as i64,
                        header.pace.write(),
                        header.visibility.write(),
                        header.created.0 as i64,
                    ],
                )
                .map_err(|error| match error.sqlite_error_code() {
                    Some(ErrorCode::ConstraintViolation) => Error::Exists,
                    _ => broken(error),
                })?;
            for (number, record) in records.into_iter().enumerate() {
                let table = id.clone();
                let append = Append { table, number: number as u64, record, at, summary: summary.clone() };
                write_record(connection, &append)?;
            }
            write_summary(connection, &id, &summary, at)
        })
    }

    fn append(&self, append: Append, done: Done) {
        self.send(Work::Append(Box::new(append), done));
    }

    fn set_aside(&self, id: &str) -> Result<(), Error> {
        let id = id.to_owned();
        self.write(move |connection| {
            let aside = "UPDATE tables SET stage = 'set aside', bot_owes = 0 WHERE id = ?1";
            connection.execute(aside, [&id]).map(|_| ()).map_err(broken)
        })
    }

    fn load(&self, id: &str) -> Result<Option<Journal>, Error> {
        let connection = self.reader();
        let header = connection
            .prepare_cached(
                "SELECT game, setup, seed, host, pace, visibility, created, stage FROM tables WHERE id = ?1",
            )
            .and_then(|mut statement| {
                statement
                    .query_row([id], |row| {
                        let (pace, visibility): (String, String) = (row.get(4)?, row.get(5)?);
                        let header = Header {
                            game: row.get(0)?,
                            setup: row.get(1)?,
                            seed: Seed(row.get(2)?),
                            host: PersonId(row.get::<_, i64>(3)? as u64),
                            pace: Pace::read(&pace).unwrap_or(Pace::Live),
                            visibility: Visibility::read(&visibility).unwrap_or(Visibility::Link),
                            created: Moment(row.get::<_, i64>(6)? as u64),
                        };
                        Ok((header, row.get::<_, String>(7)?))
                    })
                    .optional()
            })
            .map_err(broken)?;
        let Some((header, stage)) = header else {
            return Ok(None);
        };
        let mut statement = connection
            .prepare_cached("SELECT number, at, body FROM records WHERE table_id = ?1 ORDER BY number")
            .map_err(broken)?;
        let rows = statement
            .query_map([id], |row| {
                Ok((row.get::<_, i64>(0)?, Moment(row.get::<_, i64>(1)? as u64), row.get::<_, String>(2)?))
            })
            .map_err(broken)?;
        let mut records = vec![];
        for row in rows {
            let (number, at, body) = row.map_err(broken)?;
            if number != records.len() as i64 {
                return Err(Error::Damaged(format!("record {} of table {id} is missing", records.len())));
            }
            let record = Record::read(&body);
            records.push((record.map_err(|unreadable| Error::Damaged(unreadable.0))?, at));
        }
        Ok(Some(Journal { header, records, set_aside: read_stage(&stage) == Some(Stage::SetAside) }))
    }

    fn open_tables(&self, most: usize) -> Result<Vec<Listed>, Error> {
        let open =
            "WHERE stage = 'gathering' AND visibility = 'public' AND open_seats > 0 ORDER BY changed DESC LIMIT ?1";
        list(&self.reader(), open, [most as i64])
    }

    fn tables_of(&self, person: PersonId, most: usize) -> Result<Vec<Listed>, Error> {
        let theirs = "JOIN people ON people.table_id = tables.id WHERE people.person = ?1 \
                      ORDER BY people.waiting DESC, changed DESC LIMIT ?2";
        list(&self.reader(), theirs, params![person.0 as i64, most as i64])
    }

    fn bots_owing(&self) -> Result<Vec<String>, Error> {
        let connection = self.reader();
        let mut statement =
            connection.prepare_cached("SELECT id FROM tables WHERE bot_owes = 1 ORDER BY id").map_err(broken)?;
        let rows = statement.query_map([], |row| row.get(0)).map_err(broken)?;
        rows.map(|row| row.map_err(broken)).collect()
    }

    fn value(&self, key: &str) -> Result<Option<Vec<u8>>, Error> {
        let found = self.reader().query_row("SELECT value FROM kept WHERE key = ?1", [key], |row| row.get(0));
        found.optional().map_err(broken)
    }

    fn keep_value(&self, key: &str, value: &[u8]) -> Result<Vec<u8>, Error> {
        let (owned, value) = (key.to_owned(), value.to_vec());
        self.write(move |connection| {
            let keep = "INSERT OR IGNORE INTO kept (key, value) VALUES (?1, ?2)";
            connection.execute(keep, params![owned, value]).map(|_| ()).map_err(broken)
        })?;
        self.value(key)?.ok_or_else(|| Error::Broken(format!("{key} was not kept")))
    }
}
