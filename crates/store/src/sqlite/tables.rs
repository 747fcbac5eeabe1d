//! Tables and their journals.

use kernel::{Seed, Version};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};
use table::{Header, Moment, Pace, PersonId, Record, Visibility};

use super::{broken, tales};
use crate::{Append, Aside, Error, Finished, Journal, Listed, Outcome, Stage, Summary, Waiting};

pub fn write_record(connection: &Connection, append: &Append) -> Result<(), Error> {
    let Append { table, number, record, at, summary, tale } = append;
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
    if let Some(tale) = tale {
        tales::keep(connection, table, tale)?;
    }
    write_summary(connection, table, summary, *at)
}

fn write_summary(connection: &Connection, table: &str, summary: &Summary, at: Moment) -> Result<(), Error> {
    connection
        .prepare_cached(
            "UPDATE tables SET changed = ?2, stage = ?3, open_seats = ?4, bot_owes = ?5, names = ?6, \
             code = coalesce(?7, code), taken_back = ?8, hints = ?9, awaits_set = 0 WHERE id = ?1",
        )
        .and_then(|mut statement| {
            statement.execute(params![
                table,
                at.0 as i64,
                stage_word(summary.stage),
                summary.open_seats,
                summary.bot_owes,
                summary.names.join("\n"),
                summary.code,
                summary.taken_back,
                summary.hints,
            ])
        })
        .map_err(broken)?;
    connection
        .prepare_cached("DELETE FROM people WHERE table_id = ?1")
        .and_then(|mut statement| statement.execute([table]))
        .map_err(broken)?;
    let mut insert = connection
        .prepare_cached(
            "INSERT OR IGNORE INTO people (person, table_id, waiting, rank, points) VALUES (?1, ?2, ?3, ?4, ?5)",
        )
        .map_err(broken)?;
    for person in &summary.people {
        let waiting = summary.waiting.contains(person);
        let outcome = summary.outcomes.iter().find(|outcome| outcome.person == *person);
        let (rank, points) = (outcome.map(|outcome| outcome.rank), outcome.map(|outcome| outcome.points));
        insert.execute(params![person.0 as i64, table, waiting, rank, points]).map_err(broken)?;
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

const LISTED: &str = "SELECT id, game, setup, changed, stage, open_seats, bot_owes, names, code, taken_back, hints, card_set \
     FROM tables";

fn read_listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    let stage: String = row.get(4)?;
    let names: String = row.get(7)?;
    Ok(Listed {
        id: row.get(0)?,
        game: row.get(1)?,
        setup: row.get(2)?,
        set: row.get(11)?,
        changed: Moment(row.get::<_, i64>(3)? as u64),
        summary: Summary {
            stage: read_stage(&stage).unwrap_or(Stage::SetAside),
            open_seats: row.get(5)?,
            people: vec![],
            waiting: vec![],
            names: names.split('\n').map(str::to_owned).collect(),
            bot_owes: row.get(6)?,
            outcomes: vec![],
            taken_back: row.get(9)?,
            hints: row.get(10)?,
            code: row.get(8)?,
        },
    })
}

fn fill_people(connection: &Connection, mut listed: Listed) -> Result<Listed, Error> {
    let mut statement = connection
        .prepare_cached("SELECT person, waiting, rank, points FROM people WHERE table_id = ?1 ORDER BY person")
        .map_err(broken)?;
    let people = statement
        .query_map([&listed.id], |row| {
            let read = || {
                let person = PersonId(row.get::<_, i64>(0)? as u64);
                let (rank, points): (Option<u8>, Option<i32>) = (row.get(2)?, row.get(3)?);
                let outcome = rank.zip(points).map(|(rank, points)| Outcome { person, rank, points });
                Ok((person, row.get::<_, bool>(1)?, outcome))
            };
            Ok(read())
        })
        .map_err(broken)?;
    for (person, waiting, outcome) in readable(people)? {
        listed.summary.people.push(person);
        if waiting {
            listed.summary.waiting.push(person);
        }
        listed.summary.outcomes.extend(outcome);
    }
    Ok(listed)
}

fn list(connection: &Connection, rest: &str, params: impl rusqlite::Params) -> Result<Vec<Listed>, Error> {
    let mut statement = connection.prepare_cached(&format!("{LISTED} {rest}")).map_err(broken)?;
    let rows =
        statement.query_map(params, |row| Ok(read_listed(row).or_else(|why| unreadable(row, &why)))).map_err(broken)?;
    let listed = readable(rows)?;
    listed.into_iter().map(|listed| fill_people(connection, listed)).collect()
}

/// What is left of a row of which only the name can be read: a table that is set aside.
fn unreadable(row: &Row<'_>, why: &rusqlite::Error) -> rusqlite::Result<Listed> {
    let id: String = row.get(0)?;
    tracing::error!(table = id, %why, "a table cannot be listed");
    let summary = Summary {
        stage: Stage::SetAside,
        open_seats: 0,
        people: vec![],
        waiting: vec![],
        names: vec![],
        bot_owes: false,
        outcomes: vec![],
        taken_back: 0,
        hints: 0,
        code: None,
    };
    Ok(Listed { id, game: String::new(), setup: String::new(), set: None, changed: Moment(0), summary })
}

/// The rows that can be read. What is damaged is told to the operator and left out; a file that ends in damage gives what came
/// before it.
pub fn readable<T>(rows: impl Iterator<Item = rusqlite::Result<rusqlite::Result<T>>>) -> Result<Vec<T>, Error> {
    let mut found = vec![];
    for row in rows {
        match row.map_err(broken) {
            Ok(Ok(one)) => found.push(one),
            Ok(Err(why)) => tracing::error!(%why, "a row cannot be read"),
            Err(Error::Damaged(why)) => {
                tracing::error!(why, "a list cannot be read to its end");
                break;
            }
            Err(error) => return Err(error),
        }
    }
    Ok(found)
}

/// Keeps a new table with its first records.
pub fn create(
    connection: &Connection,
    id: &str,
    header: &Header,
    records: Vec<Record>,
    summary: &Summary,
    at: Moment,
) -> Result<(), Error> {
    connection
        .execute(
            "INSERT INTO tables VALUES \
             (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, 'gathering', 0, 0, '', ?9, ?10, NULL, 0, 0, ?11, 0)",
            params![
                id,
                header.game,
                header.setup,
                header.seed.0,
                header.host.0 as i64,
                header.pace.write(),
                header.visibility.write(),
                header.created.0 as i64,
                header.version.rules,
                header.version.data,
                header.set,
            ],
        )
        .map_err(|error| match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Error::Exists,
            _ => broken(error),
        })?;
    for (number, record) in records.into_iter().enumerate() {
        let (table, number, summary) = (id.to_owned(), number as u64, summary.clone());
        let append = Append { table, number, record, at, summary, tale: None };
        write_record(connection, &append)?;
    }
    write_summary(connection, id, summary, at)
}

/// A table's journal.
pub fn load(connection: &Connection, id: &str) -> Result<Option<Journal>, Error> {
    let header = connection
        .prepare_cached(
            "SELECT game, setup, seed, host, pace, visibility, created, rules, data, stage, code, card_set, \
             awaits_set FROM tables WHERE id = ?1",
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
                        version: Version { rules: row.get(7)?, data: row.get(8)? },
                        set: row.get(11)?,
                    };
                    let stage: String = row.get(9)?;
                    let aside = match (read_stage(&stage), row.get(12)?) {
                        (Some(Stage::SetAside), true) => Some(Aside::NoSet),
                        (Some(Stage::SetAside), false) => Some(Aside::Failed),
                        (Some(Stage::Gathering | Stage::Running | Stage::Finished) | None, _) => None,
                    };
                    Ok((header, aside, row.get::<_, Option<String>>(10)?))
                })
                .optional()
        })
        .map_err(broken)?;
    let Some((header, aside, code)) = header else {
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
    Ok(Some(Journal { header, records, aside, code }))
}

/// How far a table has come.
pub fn stage(connection: &Connection, id: &str) -> Result<Option<Stage>, Error> {
    let found = connection.query_row("SELECT stage FROM tables WHERE id = ?1", [id], |row| row.get::<_, String>(0));
    Ok(found.optional().map_err(broken)?.map(|word| read_stage(&word).unwrap_or(Stage::SetAside)))
}

/// Marks a table as set aside.
pub fn set_aside(connection: &Connection, id: &str, why: Aside) -> Result<(), Error> {
    let awaits = match why {
        Aside::Failed => false,
        Aside::NoSet => true,
    };
    let aside = "UPDATE tables SET stage = 'set aside', bot_owes = 0, awaits_set = ?2 WHERE id = ?1";
    connection.execute(aside, params![id, awaits]).map(|_| ()).map_err(broken)
}

/// The tables that are set aside because their set is not offered.
pub fn awaiting(connection: &Connection) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM tables WHERE awaits_set = 1 ORDER BY id";
    let mut statement = connection.prepare_cached(sql).map_err(broken)?;
    let rows = statement.query_map([], |row| Ok(row.get(0))).map_err(broken)?;
    readable(rows)
}

/// The tables that are set aside.
pub fn aside(connection: &Connection, most: usize) -> Result<Vec<Listed>, Error> {
    list(connection, "WHERE stage = 'set aside' ORDER BY changed DESC LIMIT ?1", [limit(most)])
}

/// A table goes on as this summary has it. When it last changed stays as it is.
pub fn restore(connection: &Connection, id: &str, summary: &Summary) -> Result<(), Error> {
    let changed = connection.query_row("SELECT changed FROM tables WHERE id = ?1", [id], |row| row.get::<_, i64>(0));
    write_summary(connection, id, summary, Moment(changed.map_err(broken)? as u64))
}

/// Takes a table away with everything that hangs on it.
pub fn remove(connection: &Connection, id: &str) -> Result<(), Error> {
    for all in [
        "UPDATE campaigns SET table_id = NULL WHERE table_id = ?1",
        "DELETE FROM campaign_tables WHERE table_id = ?1",
        "DELETE FROM reports WHERE table_id = ?1",
        "DELETE FROM tales WHERE table_id = ?1",
        "DELETE FROM analyses WHERE table_id = ?1",
        "DELETE FROM people WHERE table_id = ?1",
        "DELETE FROM records WHERE table_id = ?1",
        "DELETE FROM tables WHERE id = ?1",
    ] {
        connection.execute(all, [id]).map_err(broken)?;
    }
    Ok(())
}

/// Public tables with open seats.
pub fn open(connection: &Connection, most: usize) -> Result<Vec<Listed>, Error> {
    let open = "WHERE stage = 'gathering' AND visibility = 'public' AND open_seats > 0 ORDER BY changed DESC LIMIT ?1";
    list(connection, open, [limit(most)])
}

/// The tables of a person.
pub fn waiting_for(connection: &Connection, person: PersonId, most: usize) -> Result<Vec<Waiting>, Error> {
    let waiting = "SELECT tables.id, tables.game FROM people JOIN tables ON tables.id = people.table_id \
                   WHERE people.person = ?1 AND people.waiting = 1 AND tables.stage = 'running' ORDER BY changed LIMIT ?2";
    let mut statement = connection.prepare_cached(waiting).map_err(broken)?;
    let read = |row: &Row<'_>| Ok(Waiting { table: row.get(0)?, game: row.get(1)? });
    let rows = statement.query_map(params![person.0 as i64, limit(most)], |row| Ok(read(row))).map_err(broken)?;
    readable(rows)
}

pub fn of_person(connection: &Connection, person: PersonId, most: usize) -> Result<Vec<Listed>, Error> {
    let theirs = "JOIN people ON people.table_id = tables.id WHERE people.person = ?1 \
                  ORDER BY people.waiting DESC, changed DESC LIMIT ?2";
    list(connection, theirs, params![person.0 as i64, limit(most)])
}

/// The games that a person has played to the end, the newest first.
pub fn finished(connection: &Connection, person: PersonId, most: usize) -> Result<Vec<Finished>, Error> {
    let sql = "SELECT id, game, names, changed, rank, points, taken_back, hints FROM people JOIN tables ON tables.id = people.table_id \
               WHERE people.person = ?1 AND rank IS NOT NULL ORDER BY changed DESC LIMIT ?2";
    let mut statement = connection.prepare_cached(sql).map_err(broken)?;
    let rows = statement
        .query_map(params![person.0 as i64, limit(most)], |row| {
            let read = || {
                Ok(Finished {
                    table: row.get(0)?,
                    game: row.get(1)?,
                    names: row.get::<_, String>(2)?.split('\n').map(str::to_owned).collect(),
                    at: Moment(row.get::<_, i64>(3)? as u64),
                    outcome: Outcome { person, rank: row.get(4)?, points: row.get(5)? },
                    taken_back: row.get(6)?,
                    hints: row.get(7)?,
                })
            };
            Ok(read())
        })
        .map_err(broken)?;
    readable(rows)
}

/// The tables at which a bot owes a decision.
pub fn bots_owing(connection: &Connection) -> Result<Vec<String>, Error> {
    let sql = "SELECT id FROM tables WHERE bot_owes = 1 ORDER BY id";
    let mut statement = connection.prepare_cached(sql).map_err(broken)?;
    let rows = statement.query_map([], |row| Ok(row.get(0))).map_err(broken)?;
    readable(rows)
}

/// A limit as SQL has it.
pub fn limit(most: usize) -> i64 {
    i64::try_from(most).unwrap_or(i64::MAX)
}
