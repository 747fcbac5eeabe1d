//! One site over one file. The lock is the system's: it goes with the process that holds it, however that ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::Error;

/// A site that is being closed may take so long to let go.
const PATIENCE: Duration = Duration::from_secs(2);

/// So often we look whether it has.
const PAUSE: Duration = Duration::from_millis(50);

/// The right to be the only site over a file, for as long as this is kept.
pub struct Alone(#[expect(dead_code, reason = "it is held, not used")] File);

impl Alone {
    /// Takes the lock of the database at `path`, which need not be there yet.
    pub fn over(path: &Path) -> Result<Alone, Error> {
        let broken = |error: std::io::Error| Error::Broken(error.to_string());
        let beside = beside(path).map_err(broken)?;
        let file = OpenOptions::new().create(true).truncate(false).write(true).open(beside).map_err(broken)?;
        let start = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => return Ok(Alone(file)),
                Err(TryLockError::WouldBlock) if start.elapsed() < PATIENCE => sleep(PAUSE),
                Err(TryLockError::WouldBlock) => return Err(Error::InUse),
                Err(TryLockError::Error(error)) => return Err(broken(error)),
            }
        }
    }
}

/// The file that is locked, the same by whatever name the database is called. It is not the database itself: closing a second
/// handle of that would take SQLite's own locks away.
fn beside(path: &Path) -> std::io::Result<PathBuf> {
    let whole = match path.canonicalize() {
        Ok(whole) => whole,
        Err(_) => {
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
            folder.canonicalize()?.join(path.file_name().unwrap_or_default())
        }
    };
    let mut name = whole.into_os_string();
    name.push("-lock");
    Ok(name.into())
}
