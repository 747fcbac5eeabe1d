//! The suite of all stores on SQLite, and what only a file can suffer.

use std::path::PathBuf;
use std::sync::Arc;

use kernel::Version;
use store::{Append, Error, Sqlite, Stage, Store, Summary, suite};
use table::{Moment, PersonId, Record, Visibility};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("letopis-store-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn sqlite_does_what_every_store_must() {
    let folder = Folder::new("suite");
    suite::run(|| Sqlite::open(&folder.0.join("letopis.db")).unwrap());
}

#[test]
fn a_file_that_is_not_ours_is_reported_and_left_alone() {
    let folder = Folder::new("damaged");
    let path = folder.0.join("letopis.db");
    let nonsense = b"this is not a database, but it is somebody's file".repeat(40);
    std::fs::write(&path, &nonsense).unwrap();
    assert!(matches!(Sqlite::open(&path), Err(Error::Damaged(_))));
    assert_eq!(std::fs::read(&path).unwrap(), nonsense);
    let other = folder.0.join("other.db");
    let connection = rusqlite::Connection::open(&other).unwrap();
    connection.execute_batch("CREATE TABLE recipes (name TEXT)").unwrap();
    drop(connection);
    let before = std::fs::read(&other).unwrap();
    assert!(matches!(Sqlite::open(&other), Err(Error::Damaged(_))));
    assert_eq!(std::fs::read(&other).unwrap(), before);
    assert!(matches!(Sqlite::open(&folder.0.join("no/such/folder.db")), Err(Error::Broken(_))));
}

/// A copy made while records are being added is a whole database of one moment.
#[test]
fn a_backup_can_be_made_while_the_file_is_in_use() {
    let folder = Folder::new("backup");
    let (path, copy) = (folder.0.join("letopis.db"), folder.0.join("copy.db"));
    assert!(matches!(Sqlite::backup(&path, &copy), Err(Error::Broken(_))), "there is nothing to copy yet");
    let store = Arc::new(Sqlite::open(&path).unwrap());
    let begun = suite::summary(Stage::Running, &[7], &[], false);
    store.create("busy", &suite::header(1, Visibility::Link), &[], &begun, Moment(1)).unwrap();
    let append = |number| Append {
        table: "busy".to_owned(),
        number,
        record: Record::Speed { millis: number as u32 },
        at: Moment(2),
        summary: begun.clone(),
        tale: None,
    };
    for number in 0..100 {
        store.append_now(append(number)).unwrap();
    }
    let writer = {
        let (store, appends): (_, Vec<Append>) = (store.clone(), (100..600).map(append).collect());
        std::thread::spawn(move || appends.into_iter().for_each(|append| store.append_now(append).unwrap()))
    };
    Sqlite::backup(&path, &copy).unwrap();
    assert_eq!(Sqlite::backup(&path, &copy), Err(Error::Exists), "an older backup is never overwritten");
    writer.join().unwrap();
    let kept = Sqlite::open(&copy).unwrap().load("busy").unwrap().unwrap().records.len();
    assert!((100..=600).contains(&kept), "{kept}");
}

/// A file of the first version is brought up to date and loses nothing.
#[test]
fn an_older_file_is_brought_up_to_date() {
    let folder = Folder::new("older");
    let path = folder.0.join("letopis.db");
    let summary = suite::summary(Stage::Running, &[7], &[7], false);
    Sqlite::open(&path).unwrap().create("old", &suite::header(1, Visibility::Link), &[], &summary, Moment(1)).unwrap();
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection
        .execute_batch(
            "DROP TABLE campaign_tables; DROP TABLE campaigns; DROP TABLE looks;
             DROP TABLE reports; DROP TABLE credentials; DROP TABLE accounts;
             ALTER TABLE people DROP COLUMN rank; ALTER TABLE people DROP COLUMN points;
             DROP TABLE tales; DROP INDEX tables_finished; ALTER TABLE tables DROP COLUMN code;
             ALTER TABLE tables DROP COLUMN data; ALTER TABLE tables DROP COLUMN rules;
             DROP INDEX tables_awaiting; ALTER TABLE tables DROP COLUMN awaits_set; ALTER TABLE tables DROP COLUMN card_set;
             DROP INDEX people_waiting; DROP INDEX tables_aside; ALTER TABLE tables DROP COLUMN taken_back;
             ALTER TABLE tables DROP COLUMN hints; DROP TABLE analyses;
             PRAGMA user_version = 1",
        )
        .unwrap();
    drop(connection);
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.tables_of(PersonId(7), 5).unwrap()[0].summary, Summary { code: None, ..summary });
    let journal = store.load("old").unwrap().unwrap();
    assert_eq!((journal.header.version, journal.code), (Version::FIRST, None), "it does not say which rules made it");
    assert_eq!(store.reports(5).unwrap(), []);
}

/// What is kept is for its owner's eyes: it holds seeds of games that are on, and the key of all cookies.
#[cfg(unix)]
#[test]
fn files_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("modes");
    let (path, copy) = (folder.0.join("letopis.db"), folder.0.join("copy.db"));
    let mode = |path: &PathBuf| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let begun = suite::summary(Stage::Running, &[7], &[], false);
    let store = Sqlite::open(&path).unwrap();
    store.create("busy", &suite::header(1, Visibility::Link), &[], &begun, Moment(1)).unwrap();
    let beside = folder.0.join("letopis.db-wal");
    assert_eq!((mode(&path), mode(&beside)), (0o600, 0o600));
    Sqlite::backup(&path, &copy).unwrap();
    assert_eq!(mode(&copy), 0o600);
    assert_eq!(Sqlite::backup(&path, &copy), Err(Error::Exists));
    drop(store);
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).unwrap();
    drop(Sqlite::open(&path).unwrap());
    assert_eq!(mode(&path), 0o600, "a file from before is taken away from the others");
}

/// One row that cannot be read does not take the list with it.
#[test]
fn a_damaged_row_stands_for_itself() {
    let folder = Folder::new("rows");
    let path = folder.0.join("letopis.db");
    let (public, person) = (Visibility::Public, PersonId(7));
    {
        let store = Sqlite::open(&path).unwrap();
        let open = suite::summary(Stage::Gathering, &[7], &[], false);
        for (seed, id) in ["one", "two", "three", "four"].into_iter().enumerate() {
            let said = Record::Chat { name: "Anna".to_owned(), text: "hello".to_owned() };
            let records = [said.clone(), said];
            store.create(id, &suite::header(seed as u64, public), &records, &open, Moment(seed as u64)).unwrap();
        }
    }
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection
        .execute_batch(
            "UPDATE tables SET names = x'ff00' WHERE id = 'one';
             UPDATE people SET waiting = 'perhaps' WHERE table_id = 'two';
             UPDATE tables SET seed = 'short' WHERE id = 'three';
             DELETE FROM records WHERE table_id = 'four' AND number = 0;",
        )
        .unwrap();
    drop(connection);
    let store = Sqlite::open(&path).unwrap();
    let stages = |listed: Vec<store::Listed>| -> Vec<(String, Stage)> {
        let mut found: Vec<_> = listed.into_iter().map(|listed| (listed.id, listed.summary.stage)).collect();
        found.sort_by(|one, two| one.0.cmp(&two.0));
        found
    };
    let all =
        [("four", Stage::Gathering), ("one", Stage::SetAside), ("three", Stage::Gathering), ("two", Stage::Gathering)];
    let all = all.map(|(id, stage)| (id.to_owned(), stage));
    assert_eq!(stages(store.open_tables(9).unwrap()), all);
    assert_eq!(stages(store.tables_of(person, 9).unwrap()), all);
    for damaged in ["three", "four"] {
        assert!(matches!(store.load(damaged), Err(Error::Damaged(_))), "{damaged}");
    }
    assert!(store.load("two").is_ok());
}

/// Whoever comes from an older program finds what was taken back in the journals.
#[test]
fn what_was_taken_back_before_it_was_counted() {
    let folder = Folder::new("undone");
    let path = folder.0.join("letopis.db");
    let undo = |count| Record::Undo { seat: kernel::Seat::new(1).unwrap(), count };
    {
        let store = Sqlite::open(&path).unwrap();
        let over = suite::summary(Stage::Finished, &[7], &[], false);
        let (header, none) = (suite::header(1, Visibility::Link), []);
        store.create("some", &header, &[undo(2), undo(13)], &over, Moment(1)).unwrap();
        store.create("none", &header, &none, &over, Moment(2)).unwrap();
    }
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection
        .execute_batch(
            "DROP INDEX tables_awaiting; ALTER TABLE tables DROP COLUMN awaits_set; ALTER TABLE tables DROP COLUMN card_set;
             DROP INDEX people_waiting; DROP INDEX tables_aside; ALTER TABLE tables DROP COLUMN taken_back;
             ALTER TABLE tables DROP COLUMN hints; DROP TABLE analyses; PRAGMA user_version = 5;",
        )
        .unwrap();
    drop(connection);
    let store = Sqlite::open(&path).unwrap();
    let listed = store.tables_of(PersonId(7), 9).unwrap();
    let found: Vec<_> = listed.iter().map(|listed| (listed.id.as_str(), listed.summary.taken_back)).collect();
    assert_eq!(found, [("none", 0), ("some", 15)]);
}

/// A second site over the same file is kept out, by whatever name it calls the file; whoever looks or copies is not.
#[test]
fn only_one_site_is_open_over_a_file() {
    let folder = Folder::new("alone");
    let path = folder.0.join("letopis.db");
    let first = Sqlite::open_alone(&path).unwrap();
    let link = folder.0.join("link.db");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    for name in [&path, &link] {
        assert_eq!(Sqlite::open_alone(name).err(), Some(Error::InUse));
    }
    Sqlite::open(&path).unwrap().check_health().unwrap();
    Sqlite::backup(&path, &folder.0.join("copy.db")).unwrap();
    drop(first);
    Sqlite::open_alone(&path).unwrap();
}

/// What is damaged while the file is in use is found by reading all of it.
#[test]
fn damage_is_found_by_reading_everything() {
    use std::os::unix::fs::FileExt;
    let folder = Folder::new("sound");
    let path = folder.0.join("letopis.db");
    let store = Sqlite::open(&path).unwrap();
    for value in 0..100 {
        store.keep_value(&format!("value {value}"), &[7; 1000]).unwrap();
    }
    store.check_sound().unwrap();
    let connection = rusqlite::Connection::open(&path).unwrap();
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    let file = std::fs::OpenOptions::new().write(true).open(&path).unwrap();
    let length = file.metadata().unwrap().len() as usize;
    file.write_all_at(&vec![0xa5; length - 4096], 4096).unwrap();
    assert!(matches!(store.check_sound(), Err(Error::Damaged(_))));
}

/// Whoever opens the file beside a busy site waits for their turn, and is not turned away.
#[test]
fn the_file_can_be_opened_while_somebody_writes() {
    let folder = Folder::new("busy");
    let path = folder.0.join("letopis.db");
    let store = Sqlite::open_alone(&path).unwrap();
    let open = std::sync::atomic::AtomicBool::new(true);
    std::thread::scope(|scope| {
        let writing = scope.spawn(|| {
            let mut value = 0;
            while open.load(std::sync::atomic::Ordering::Relaxed) {
                store.keep_value(&format!("value {value}"), &[7; 100]).unwrap();
                value += 1;
            }
        });
        let opened: Vec<bool> = (0..60).map(|_| Sqlite::open(&path).is_ok()).collect();
        open.store(false, std::sync::atomic::Ordering::Relaxed);
        writing.join().unwrap();
        assert!(opened.iter().all(|opened| *opened), "{opened:?}");
    });
}
