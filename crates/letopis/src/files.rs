//! Files read and written, with complaints a person understands.

use std::io::Write;
use std::path::Path;

use kernel::data::Source;
use kernel::{Data, Fault, phrase};
use speech::Speech;

use crate::Failure;

/// A file that somebody hands us is not longer than this.
const LONGEST: u64 = 16 << 20;

/// Reads a text file.
pub fn read(path: &str, words: &Speech) -> Result<String, Failure> {
    String::from_utf8(read_bytes(path, words)?)
        .map_err(|_| Failure::Input(words.say(&phrase!("letopis-not-text", file = path), &[])))
}

/// Reads any file.
pub fn read_bytes(path: &str, words: &Speech) -> Result<Vec<u8>, Failure> {
    let complain = |detail: String| {
        let what = phrase!("letopis-cannot-read", file = path, detail = detail);
        Failure::Input(words.say(&what, &[]))
    };
    let size = std::fs::metadata(path).map_err(|error| complain(error.to_string()))?.len();
    if size > LONGEST {
        return Err(Failure::Input(words.say(&phrase!("letopis-too-large", file = path), &[])));
    }
    std::fs::read(path).map_err(|error| complain(error.to_string()))
}

/// Writes a text file in one go: whoever reads it finds the old text or the new one, never half of it.
pub fn write(path: &str, text: &str, words: &Speech) -> Result<(), Failure> {
    write_bytes(path, text.as_bytes(), words)
}

/// Writes any file in the same way.
pub fn write_bytes(path: &str, bytes: &[u8], words: &Speech) -> Result<(), Failure> {
    let temporary = format!("{path}.new");
    let written = std::fs::File::create(&temporary).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&temporary, path)
    });
    written.map_err(|error| {
        let what = phrase!("letopis-cannot-write", file = path, detail = error.to_string());
        Failure::Input(words.say(&what, &[]))
    })
}

/// Says what is wrong with a file.
pub fn fault(fault: Fault, file: &str, words: &Speech) -> Failure {
    let fault = if fault.file.is_none() { fault.in_file(file) } else { fault };
    Failure::Input(words.say(&fault.phrase(), &[]))
}

/// The data set in `directory`, or the built-in one. Files that the directory lacks are taken from the built-in set.
pub fn data<D: Data>(directory: Option<&str>, words: &Speech) -> Result<&'static D, Failure> {
    let Some(directory) = directory else {
        return Ok(D::built_in());
    };
    if !Path::new(directory).is_dir() {
        return Err(Failure::Input(words.say(&phrase!("letopis-no-directory", directory = directory), &[])));
    }
    let mut texts = vec![];
    for file in D::FILES {
        let path = Path::new(directory).join(file);
        let path = path.to_string_lossy().into_owned();
        match Path::new(&path).exists() {
            true => texts.push((path.clone(), read(&path, words)?)),
            false => texts.push(((*file).to_owned(), D::built_in_text(file).to_owned())),
        }
    }
    let sources: Vec<Source<'_>> = texts.iter().map(|(file, text)| Source { file, text }).collect();
    match D::read(&sources) {
        // A set lives as long as the program: states point at it.
        Ok(data) => Ok(Box::leak(Box::new(data))),
        Err(wrong) => Err(fault(wrong, directory, words)),
    }
}
