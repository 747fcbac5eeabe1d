//! Accounts, and what proves that somebody is who they say they are.

use rusqlite::{Connection, ErrorCode, OptionalExtension, Row, params};
use table::{Moment, PersonId};

use super::broken;
use crate::{Account, Credential, Error, Kind, Secret, looks};

const ACCOUNT: &str = "SELECT person, name, password, created FROM accounts";
const CREDENTIAL: &str = "SELECT secret, person, token, created FROM credentials";

/// Keeps a new account.
pub fn create(connection: &Connection, account: &Account) -> Result<(), Error> {
    let Account { person, name, password, created } = account;
    let taken = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => Error::Exists,
        _ => broken(error),
    };
    connection
        .execute(
            "INSERT INTO accounts (person, name, folded, password, created) VALUES (?1, ?2, ?3, ?4, ?5)",
            params![person.0 as i64, name, folded(name), password, created.0 as i64],
        )
        .map_err(taken)?;
    for look in looks(name) {
        let keep = "INSERT INTO looks (look, person) VALUES (?1, ?2)";
        connection.execute(keep, params![look, person.0 as i64]).map_err(taken)?;
    }
    Ok(())
}

/// Looks at the names of accounts that were made when nobody did. Of those that look alike, the first has the look.
pub fn look_at_all(connection: &Connection) -> Result<(), Error> {
    let unseen = format!("{ACCOUNT} WHERE person NOT IN (SELECT person FROM looks) ORDER BY created, person");
    let mut statement = connection.prepare(&unseen).map_err(broken)?;
    let accounts: Vec<Account> = statement.query_map([], read_account).and_then(Iterator::collect).map_err(broken)?;
    for account in accounts {
        for look in looks(&account.name) {
            let keep = "INSERT OR IGNORE INTO looks (look, person) VALUES (?1, ?2)";
            connection.execute(keep, params![look, account.person.0 as i64]).map_err(broken)?;
        }
    }
    Ok(())
}

/// The account whose name this is or could be taken for.
pub fn like(connection: &Connection, name: &str) -> Result<Option<Account>, Error> {
    if let Some(account) = by_name(connection, name)? {
        return Ok(Some(account));
    }
    for look in looks(name) {
        let sql = format!("{ACCOUNT} WHERE person = (SELECT person FROM looks WHERE look = ?1)");
        if let Some(account) = connection.query_row(&sql, [look], read_account).optional().map_err(broken)? {
            return Ok(Some(account));
        }
    }
    Ok(None)
}

/// Names that differ only in capitals are the same name.
fn folded(name: &str) -> String {
    name.to_lowercase()
}

/// The account of a person.
pub fn by_id(connection: &Connection, person: PersonId) -> Result<Option<Account>, Error> {
    let sql = format!("{ACCOUNT} WHERE person = ?1");
    connection.query_row(&sql, [person.0 as i64], read_account).optional().map_err(broken)
}

/// The account of this name.
pub fn by_name(connection: &Connection, name: &str) -> Result<Option<Account>, Error> {
    let sql = format!("{ACCOUNT} WHERE folded = ?1");
    connection.query_row(&sql, [folded(name)], read_account).optional().map_err(broken)
}

/// Takes an account away, with everything that opens it.
pub fn delete(connection: &Connection, person: PersonId) -> Result<(), Error> {
    for table in ["credentials", "looks", "accounts"] {
        connection.execute(&format!("DELETE FROM {table} WHERE person = ?1"), [person.0 as i64]).map_err(broken)?;
    }
    Ok(())
}

/// Keeps a credential of an account.
pub fn keep_credential(connection: &Connection, credential: &Credential) -> Result<(), Error> {
    let token = match &credential.kind {
        Kind::Session => None,
        Kind::Token { label } => Some(label),
    };
    let Credential { secret, person, created, .. } = credential;
    connection
        .execute(
            "INSERT INTO credentials (secret, person, token, created) VALUES (?1, ?2, ?3, ?4)",
            params![secret.0, person.0 as i64, token, created.0 as i64],
        )
        .map(|_| ())
        .map_err(broken)
}

/// The credential with this secret.
pub fn credential(connection: &Connection, secret: &Secret) -> Result<Option<Credential>, Error> {
    connection
        .prepare_cached(&format!("{CREDENTIAL} WHERE secret = ?1"))
        .and_then(|mut statement| statement.query_row([secret.0], read_credential).optional())
        .map_err(broken)
}

/// The tokens of a person, the newest first.
pub fn tokens_of(connection: &Connection, person: PersonId) -> Result<Vec<Credential>, Error> {
    let sql = format!("{CREDENTIAL} WHERE person = ?1 AND token IS NOT NULL ORDER BY created DESC, secret");
    let mut statement = connection.prepare_cached(&sql).map_err(broken)?;
    let rows = statement.query_map([person.0 as i64], read_credential).map_err(broken)?;
    rows.map(|row| row.map_err(broken)).collect()
}

fn read_account(row: &Row<'_>) -> rusqlite::Result<Account> {
    Ok(Account {
        person: PersonId(row.get::<_, i64>(0)? as u64),
        name: row.get(1)?,
        password: row.get(2)?,
        created: Moment(row.get::<_, i64>(3)? as u64),
    })
}

fn read_credential(row: &Row<'_>) -> rusqlite::Result<Credential> {
    let label: Option<String> = row.get(2)?;
    Ok(Credential {
        secret: Secret(row.get(0)?),
        person: PersonId(row.get::<_, i64>(1)? as u64),
        kind: label.map_or(Kind::Session, |label| Kind::Token { label }),
        created: Moment(row.get::<_, i64>(3)? as u64),
    })
}
