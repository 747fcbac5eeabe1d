//! `letopis backup`: a copy of the database, while the site is open.

use std::path::Path;

use kernel::phrase;
use site::database_fault;
use speech::Speech;
use store::{Error, Sqlite};

use crate::{Failure, Outcome};

/// Copies the database.
pub fn run(database: &str, file: &str, words: &Speech) -> Outcome {
    let fault = |error: Error| {
        let about = if error == Error::Exists { file } else { database };
        Failure::Input(words.say(&database_fault(about, error), &[]))
    };
    Sqlite::backup(Path::new(database), Path::new(file)).map_err(fault)?;
    anstream::println!("{}", words.say(&phrase!("backup-done", database = database, file = file), &[]));
    Ok(())
}
