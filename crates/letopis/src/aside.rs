//! `letopis tables`: the tables that are set aside, for whoever runs the site.

use std::path::Path;

use kernel::{Phrase, phrase};
use site::{database_fault, playables, restore_table};
use speech::Speech;
use store::{Listed, Sqlite, Stage, Store};
use table::Games;

use crate::hosted::{Host, chapters};
use crate::reports::date;
use crate::{Failure, Outcome};

/// So many are listed, and so many reports are searched for why.
const LISTED: usize = 1_000;

/// What is to be done with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// It is tried again.
    Restore,
    /// It is removed.
    Drop,
}

impl Deed {
    /// What a word on the command line means.
    pub fn of(word: &str) -> Deed {
        if word == "drop" { Deed::Drop } else { Deed::Restore }
    }
}

/// Lists the tables that are set aside, or does something with one.
pub fn run(games: &Games<dyn Host>, database: &str, deed: Option<(Deed, &str)>, words: &Speech) -> Outcome {
    let complain = |what: Phrase| Failure::Input(words.say(&what, &[]));
    let fault = |error| complain(database_fault(database, error));
    if !Path::new(database).exists() {
        return Err(complain(phrase!("reports-no-database", file = database)));
    }
    let store = Sqlite::open(Path::new(database)).map_err(fault)?;
    let done = match deed {
        None => return list(&store, words).map_err(fault),
        Some((Deed::Restore, id)) => {
            restore_table(&store, &playables(&chapters(games)), id).map_err(complain)?;
            phrase!("tables-restored", table = id)
        }
        Some((Deed::Drop, id)) => {
            match store.stage(id).map_err(fault)? {
                Some(Stage::SetAside) => store.drop_table(id).map_err(fault)?,
                Some(Stage::Gathering | Stage::Running | Stage::Finished) => {
                    return Err(complain(phrase!("site-not-aside", table = id)));
                }
                None => return Err(complain(phrase!("tables-unknown", table = id))),
            }
            phrase!("tables-dropped", table = id)
        }
    };
    anstream::println!("{}", words.say(&done, &[]));
    Ok(())
}

fn list(store: &Sqlite, words: &Speech) -> Result<(), store::Error> {
    let (tables, reports) = (store.aside(LISTED)?, store.reports(LISTED)?);
    if tables.is_empty() {
        anstream::println!("{}", words.word("tables-none"));
    }
    for Listed { id, game, changed, summary, .. } in tables {
        // The site itself says why, in the report that nobody has signed.
        let why = reports.iter().find(|report| report.table == id && report.person.is_none());
        let why = why.map_or("", |report| report.words.lines().next().unwrap_or_default());
        let (date, names) = (date(changed), summary.names.join(", "));
        let line = phrase!("tables-line", date = date, table = id, game = game, names = names, why = why);
        anstream::println!("{}", words.say(&line, &[]));
    }
    Ok(())
}
