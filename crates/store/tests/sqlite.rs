//! The suite of all stores on SQLite, and what only a file can suffer.

use std::path::PathBuf;

use store::{Error, Sqlite, suite};

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
