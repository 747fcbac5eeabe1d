//! One SQLite file: write-ahead log, every commit synced, one writer that commits what has gathered in one go.

mod alone;
mod analyses;
mod campaigns;
mod health;
mod people;
mod private;
mod reports;
mod tables;
mod tales;

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, MutexGuard};
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OptionalExtension, TransactionBehavior, params};
use table::{Header, Moment, PersonId, Record};

use alone::Alone;

use crate::{
    Account, Analysis, Append, Aside, Campaign, Credential, Done, Error, Finished, Journal, Listed, NewTable, Report,
    Secret, Stage, Store, Summary, Waiting,
};

/// Marks a file as ours ("Ltps").
const APPLICATION: i32 = 0x4c74_7073;

/// One step for each version of the schema.
const MIGRATIONS: [&str; 10] = [
    "
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
",
    "
    ALTER TABLE people ADD COLUMN rank INTEGER;
    ALTER TABLE people ADD COLUMN points INTEGER;
    CREATE TABLE accounts (
        person INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        folded TEXT NOT NULL UNIQUE,
        password TEXT NOT NULL,
        created INTEGER NOT NULL
    );
    CREATE TABLE credentials (
        secret BLOB PRIMARY KEY,
        person INTEGER NOT NULL REFERENCES accounts (person),
        token TEXT,
        created INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX credentials_of ON credentials (person);
    CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        person INTEGER,
        words TEXT NOT NULL,
        at INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX reports_by_age ON reports (at);
",
    // What was kept before it said which rules made it was made by the first.
    "
    ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN data TEXT;
    ALTER TABLE tables ADD COLUMN code TEXT;
    CREATE TABLE tales (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        body BLOB NOT NULL
    );
    CREATE INDEX tables_finished ON tables (id) WHERE stage = 'finished';
",
    "
    CREATE TABLE campaigns (
        id TEXT PRIMARY KEY,
        person INTEGER NOT NULL,
        game TEXT NOT NULL,
        body TEXT NOT NULL,
        number INTEGER NOT NULL,
        table_id TEXT REFERENCES tables (id),
        changed INTEGER NOT NULL
    );
    CREATE INDEX campaigns_of ON campaigns (person, changed);
    CREATE INDEX campaigns_on ON campaigns (table_id) WHERE table_id IS NOT NULL;
    CREATE TABLE campaign_tables (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        campaign_id TEXT NOT NULL REFERENCES campaigns (id),
        place INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX campaign_tables_of ON campaign_tables (campaign_id, place);
",
    // What names look like, so that none is taken for another.
    "
    CREATE TABLE looks (
        look TEXT PRIMARY KEY,
        person INTEGER NOT NULL REFERENCES accounts (person)
    ) WITHOUT ROWID;
    CREATE INDEX looks_of ON looks (person);
",
    // A seat has one digit, so the number of decisions taken back begins at the eighth character.
    "
    ALTER TABLE tables ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET taken_back = undone.taken_back FROM (
        SELECT table_id, sum(CAST(substr(body, 8) AS INTEGER)) AS taken_back FROM records
        WHERE body >= 'undo ' AND body < 'undo!' GROUP BY table_id
    ) AS undone WHERE undone.table_id = tables.id;
    CREATE INDEX tables_aside ON tables (changed) WHERE stage = 'set aside';
",
    "ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;",
    "
    CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        rules INTEGER NOT NULL,
        data TEXT,
        judgement INTEGER NOT NULL,
        body BLOB NOT NULL
    );
",
    "CREATE INDEX people_waiting ON people (person) WHERE waiting = 1;",
    // Which set of cards was asked for, and whether a table is set aside for no other reason than that it is not offered.
    "
    ALTER TABLE tables ADD COLUMN card_set TEXT;
    ALTER TABLE tables ADD COLUMN awaits_set INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX tables_awaiting ON tables (id) WHERE awaits_set = 1;
",
];

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
    path: PathBuf,
    /// Held by whoever wants to be the only site over this file.
    _alone: Option<Alone>,
}

impl Sqlite {
    /// Opens the file, or makes it. A file that is not ours, or is damaged, is left as it is.
    pub fn open(path: &Path) -> Result<Sqlite, Error> {
        Sqlite::open_as(path, None)
    }

    /// The same for a site: only one is open over a file at the same time. What only looks, or copies, is not kept out.
    pub fn open_alone(path: &Path) -> Result<Sqlite, Error> {
        Sqlite::open_as(path, Some(Alone::over(path)?))
    }

    fn open_as(path: &Path, alone: Option<Alone>) -> Result<Sqlite, Error> {
        check_ours(path)?;
        private::make_own(path)?;
        let mut writer = connect(path)?;
        migrate(&mut writer)?;
        let readers = [Mutex::new(connect(path)?), Mutex::new(connect(path)?)];
        let (sender, receiver) = channel();
        let writer = std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || write_all(&writer, &receiver))
            .map_err(|error| Error::Broken(error.to_string()))?;
        let (work, path) = (Mutex::new(Some(sender)), path.to_owned());
        Ok(Sqlite { work, readers, writer: Some(writer), path, _alone: alone })
    }

    /// Copies the file at `from` to `to` while it is in use: a whole, consistent database of one moment.
    pub fn backup(from: &Path, to: &Path) -> Result<(), Error> {
        if !from.exists() {
            return Err(Error::Broken("there is no such file".to_owned()));
        }
        if to.exists() {
            return Err(Error::Exists);
        }
        check_ours(from)?;
        let connection = connect(from)?;
        let name = to.to_string_lossy();
        // What is written into an empty file keeps the file's mode.
        private::create(to)?;
        if let Err(error) = connection.execute("VACUUM INTO ?1", [&*name]).map_err(broken) {
            // Nothing of a copy that was not made is to stay; that it was not made is what counts.
            let _ = std::fs::remove_file(to);
            return Err(error);
        }
        let copy = connect(to)?;
        let sound: String = copy.query_row("PRAGMA quick_check", [], |row| row.get(0)).map_err(broken)?;
        // The copy is one file: nothing of it may wait in a log beside it.
        copy.pragma_update(None, "journal_mode", "DELETE").map_err(broken)?;
        match sound.as_str() {
            "ok" => Ok(()),
            fault => Err(Error::Damaged(fault.to_owned())),
        }
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
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType, Utf8Error};
    let code = error.sqlite_error_code();
    let damaged = matches!(code, Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt))
        || matches!(
            error,
            FromSqlConversionFailure(..) | IntegralValueOutOfRange(..) | InvalidColumnType(..) | Utf8Error(..)
        );
    if damaged { Error::Damaged(error.to_string()) } else { Error::Broken(error.to_string()) }
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
    // Whoever reads first and then writes is refused if somebody has written in between; whoever begins by writing waits.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(broken)?;
    let done = number(&transaction, "user_version")? as usize;
    for step in MIGRATIONS.iter().skip(done) {
        transaction.execute_batch(step).map_err(broken)?;
    }
    people::look_at_all(&transaction)?;
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
                Work::Append(append, done) => (in_savepoint(connection, |c| tables::write_record(c, &append)), done),
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
        self.write(move |connection| tables::create(connection, &id, &header, records, &summary, at))
    }

    fn append(&self, append: Append, done: Done) {
        self.send(Work::Append(Box::new(append), done));
    }

    fn set_aside(&self, id: &str, why: Aside) -> Result<(), Error> {
        let id = id.to_owned();
        self.write(move |connection| tables::set_aside(connection, &id, why))
    }

    fn awaiting_set(&self) -> Result<Vec<String>, Error> {
        tables::awaiting(&self.reader())
    }

    fn stage(&self, id: &str) -> Result<Option<Stage>, Error> {
        tables::stage(&self.reader(), id)
    }

    fn aside(&self, most: usize) -> Result<Vec<Listed>, Error> {
        tables::aside(&self.reader(), most)
    }

    fn restore(&self, id: &str, summary: &Summary) -> Result<(), Error> {
        let (id, summary) = (id.to_owned(), summary.clone());
        self.write(move |connection| tables::restore(connection, &id, &summary))
    }

    fn drop_table(&self, id: &str) -> Result<(), Error> {
        let id = id.to_owned();
        self.write(move |connection| tables::remove(connection, &id))
    }

    fn load(&self, id: &str) -> Result<Option<Journal>, Error> {
        tables::load(&self.reader(), id)
    }

    fn tale(&self, id: &str) -> Result<Option<String>, Error> {
        tales::of(&self.reader(), id)
    }

    fn keep_tale(&self, id: &str, tale: &str) -> Result<(), Error> {
        let (id, tale) = (id.to_owned(), tale.to_owned());
        self.write(move |connection| tales::keep(connection, &id, &tale))
    }

    fn untold(&self, after: &str, most: usize) -> Result<Vec<String>, Error> {
        tales::untold(&self.reader(), after, most)
    }

    fn analysis(&self, id: &str) -> Result<Option<Analysis>, Error> {
        analyses::of(&self.reader(), id)
    }

    fn keep_analysis(&self, id: &str, analysis: &Analysis) -> Result<(), Error> {
        let (id, analysis) = (id.to_owned(), analysis.clone());
        self.write(move |connection| analyses::keep(connection, &id, &analysis))
    }

    fn open_tables(&self, most: usize) -> Result<Vec<Listed>, Error> {
        tables::open(&self.reader(), most)
    }

    fn tables_of(&self, person: PersonId, most: usize) -> Result<Vec<Listed>, Error> {
        tables::of_person(&self.reader(), person, most)
    }

    fn waiting_for(&self, person: PersonId, most: usize) -> Result<Vec<Waiting>, Error> {
        tables::waiting_for(&self.reader(), person, most)
    }

    fn bots_owing(&self) -> Result<Vec<String>, Error> {
        tables::bots_owing(&self.reader())
    }

    fn finished_by(&self, person: PersonId, most: usize) -> Result<Vec<Finished>, Error> {
        tables::finished(&self.reader(), person, most)
    }

    fn create_account(&self, account: &Account) -> Result<(), Error> {
        let account = account.clone();
        self.write(move |connection| people::create(connection, &account))
    }

    fn account(&self, person: PersonId) -> Result<Option<Account>, Error> {
        people::by_id(&self.reader(), person)
    }

    fn account_named(&self, name: &str) -> Result<Option<Account>, Error> {
        people::by_name(&self.reader(), name)
    }

    fn account_like(&self, name: &str) -> Result<Option<Account>, Error> {
        people::like(&self.reader(), name)
    }

    fn set_password(&self, person: PersonId, password: &str) -> Result<(), Error> {
        let password = password.to_owned();
        self.write(move |connection| {
            let set = "UPDATE accounts SET password = ?2 WHERE person = ?1";
            connection.execute(set, params![person.0 as i64, password]).map(|_| ()).map_err(broken)
        })
    }

    fn delete_account(&self, person: PersonId) -> Result<(), Error> {
        self.write(move |connection| people::delete(connection, person))
    }

    fn keep_credential(&self, credential: &Credential) -> Result<(), Error> {
        let credential = credential.clone();
        self.write(move |connection| people::keep_credential(connection, &credential))
    }

    fn credential(&self, secret: &Secret) -> Result<Option<Credential>, Error> {
        people::credential(&self.reader(), secret)
    }

    fn tokens_of(&self, person: PersonId) -> Result<Vec<Credential>, Error> {
        people::tokens_of(&self.reader(), person)
    }

    fn drop_credential(&self, secret: &Secret) -> Result<(), Error> {
        let secret = *secret;
        self.write(move |connection| {
            let drop = "DELETE FROM credentials WHERE secret = ?1";
            connection.execute(drop, [secret.0]).map(|_| ()).map_err(broken)
        })
    }

    fn drop_sessions(&self, person: PersonId) -> Result<(), Error> {
        self.write(move |connection| {
            let drop = "DELETE FROM credentials WHERE person = ?1 AND token IS NULL";
            connection.execute(drop, [person.0 as i64]).map(|_| ()).map_err(broken)
        })
    }

    fn drop_tokens(&self, person: PersonId) -> Result<(), Error> {
        self.write(move |connection| {
            let drop = "DELETE FROM credentials WHERE person = ?1 AND token IS NOT NULL";
            connection.execute(drop, [person.0 as i64]).map(|_| ()).map_err(broken)
        })
    }

    fn keep_report(&self, report: &Report) -> Result<(), Error> {
        let report = report.clone();
        self.write(move |connection| reports::keep(connection, &report))
    }

    fn report(&self, id: &str) -> Result<Option<Report>, Error> {
        reports::by_id(&self.reader(), id)
    }

    fn reports(&self, most: usize) -> Result<Vec<Report>, Error> {
        reports::newest(&self.reader(), most)
    }

    fn create_campaign(&self, campaign: &Campaign) -> Result<(), Error> {
        let campaign = campaign.clone();
        self.write(move |connection| campaigns::create(connection, &campaign))
    }

    fn change_campaign(&self, campaign: &Campaign) -> Result<(), Error> {
        let campaign = campaign.clone();
        self.write(move |connection| campaigns::change(connection, &campaign))
    }

    fn create_for(&self, campaign: &Campaign, table: NewTable<'_>) -> Result<(), Error> {
        let campaign = Campaign { table: Some(table.id.to_owned()), ..campaign.clone() };
        let NewTable { id, header, records, summary, place } = table;
        let (id, header, records, summary) = (id.to_owned(), header.clone(), records.to_vec(), summary.clone());
        self.write(move |connection| {
            tables::create(connection, &id, &header, records, &summary, campaign.changed)?;
            campaigns::change(connection, &campaign)?;
            campaigns::set_table(connection, &campaign.id, &id, place)
        })
    }

    fn campaign(&self, id: &str) -> Result<Option<Campaign>, Error> {
        campaigns::by_id(&self.reader(), id)
    }

    fn campaign_at(&self, table: &str) -> Result<Option<Campaign>, Error> {
        campaigns::at(&self.reader(), table)
    }

    fn tables_for(&self, campaign: &str) -> Result<Vec<(usize, String)>, Error> {
        campaigns::tables(&self.reader(), campaign)
    }

    fn campaigns_of(&self, person: PersonId, most: usize) -> Result<Vec<Campaign>, Error> {
        campaigns::of_person(&self.reader(), person, most)
    }

    fn campaigns_due(&self, most: usize) -> Result<Vec<String>, Error> {
        campaigns::due(&self.reader(), most)
    }

    fn follow_campaigns(&self, from: PersonId, to: PersonId) -> Result<(), Error> {
        self.write(move |connection| {
            let follow = "UPDATE campaigns SET person = ?2 WHERE person = ?1";
            connection.execute(follow, [from.0 as i64, to.0 as i64]).map(|_| ()).map_err(broken)
        })
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

    fn check_health(&self) -> Result<(), Error> {
        let mark = health::mark();
        let left = mark.clone();
        self.write(move |connection| health::leave(connection, &left))?;
        health::find(&self.reader(), &mark)
    }

    fn check_sound(&self) -> Result<(), Error> {
        health::read_all(&self.path)
    }
}
