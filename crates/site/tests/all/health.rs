//! What the site says of itself when its disk fails.

use std::fs::OpenOptions;
use std::os::unix::fs::FileExt;
use std::time::Instant;

use crate::served::{Served, eventually, ok};
use serde_json::json;

#[test]
fn a_damaged_file_is_not_well() {
    let served = Served::new("damage");
    assert_eq!(served.client().get("/healthz").unwrap().text(), "ok\n");
    // Enough is kept that the file has pages of its own beside the log.
    let mut guest = served.guest();
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "open"] });
    for _ in 0..40 {
        ok(guest.post("/api/tables", &order).unwrap(), 201);
    }
    let wal = served.database.with_file_name("letopis.db-wal");
    eventually("an empty log", || {
        let connection = rusqlite::Connection::open(&served.database).unwrap();
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
        std::fs::metadata(&wal).map_or(true, |wal| wal.len() == 0)
    });
    let file = OpenOptions::new().write(true).open(&served.database).unwrap();
    let length = file.metadata().unwrap().len();
    // Everything but the first page, which every commit looks at.
    file.write_all_at(&vec![0xa5; length as usize - 4096], 4096).unwrap();
    eventually("an answer that something is wrong", || served.client().get("/healthz").unwrap().status == 503);
}

#[test]
fn asking_does_not_fill_the_disk() {
    let served = Served::new("wear");
    let size = || std::fs::metadata(&served.database).unwrap().len();
    let mut asker = served.client();
    assert_eq!(asker.get("/healthz").unwrap().text(), "ok\n");
    let checkpoint = || {
        let connection = rusqlite::Connection::open(&served.database).unwrap();
        connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    };
    checkpoint();
    let (before, start) = (size(), Instant::now());
    for _ in 0..500 {
        assert_eq!(asker.get("/healthz").unwrap().text(), "ok\n");
    }
    let wal = std::fs::metadata(served.database.with_file_name("letopis.db-wal")).map_or(0, |wal| wal.len());
    // One write in two seconds, whoever asks how often.
    let most = (start.elapsed().as_secs() / 2 + 2) * (256 << 10);
    checkpoint();
    assert!(wal < most, "{wal} bytes were written for 500 questions");
    assert!(size() <= before + (128 << 10), "{before} bytes have become {}", size());
}
