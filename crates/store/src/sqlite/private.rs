//! Files that only their owner may read: they hold the seeds of games that are on, and the key of all cookies.

use std::path::Path;

use crate::Error;

/// Nobody but the owner.
#[cfg(unix)]
const MODE: u32 = 0o600;

fn broken(error: std::io::Error) -> Error {
    match error.kind() == std::io::ErrorKind::AlreadyExists {
        true => Error::Exists,
        false => Error::Broken(error.to_string()),
    }
}

/// Makes an empty file for its owner alone.
pub fn create(path: &Path) -> Result<(), Error> {
    let mut options = std::fs::OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, MODE);
    options.open(path).map(|_| ()).map_err(broken)
}

/// Makes a database for its owner alone, or takes one away from everybody else, with what waits in the files beside it.
pub fn make_own(path: &Path) -> Result<(), Error> {
    if !path.exists() {
        return create(path);
    }
    #[cfg(unix)]
    for end in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let mut file = path.as_os_str().to_owned();
        file.push(end);
        match std::fs::metadata(&file) {
            Ok(found) if found.permissions().mode() & 0o077 != 0 => {
                std::fs::set_permissions(&file, PermissionsExt::from_mode(MODE)).map_err(broken)?;
            }
            // What is not there yet takes the mode of the database.
            Ok(_) | Err(_) => {}
        }
    }
    Ok(())
}
