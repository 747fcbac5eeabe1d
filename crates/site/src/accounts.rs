//! Accounts: a name and a password that keep somebody's games, the sessions of their browsers, the tokens of their programs.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::phrase;
use sha2::{Digest, Sha256};
use store::{Account, Credential, Error, Finished, Kind, Secret, looks};
use table::{NAME, PersonId, is_name};

use crate::hall::{Hall, Refused, now, random};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::names;
use crate::passwords::{self, Hashing};
use crate::people::{Browser, fresh_person};

/// How people without a name are called, which must stay free for them.
const GUESTS: [&str; 2] = ["guest", "гость"];

/// A program's name for its token.
const LABEL: usize = 40;

/// So many tokens a person.
const TOKENS: usize = 20;

/// So many credentials are remembered without asking the store.
const KNOWN: usize = 20_000;

/// Where somebody asks from to be let in.
#[derive(Clone, Copy, Debug)]
pub struct Whence {
    /// The address.
    pub address: IpAddr,
    /// The browser, if it has been logged in before.
    pub browser: Option<Browser>,
}

/// Somebody who has proven who they are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// Who they are at tables.
    pub person: PersonId,
    /// The name of their account.
    pub name: String,
}

/// What a profile shows.
pub struct Profile {
    /// The account.
    pub known: Known,
    /// The games they have played to the end, the newest first.
    pub finished: Vec<Finished>,
}

/// All accounts.
pub struct Accounts {
    hall: Arc<Hall>,
    limits: Arc<Limits>,
    /// Whose secrets are whose, as far as anybody has asked. Emptied whenever one is taken away.
    known: Mutex<Remembered>,
    hashing: Hashing,
}

/// Secrets that were looked up.
#[derive(Default)]
struct Remembered {
    secrets: HashMap<Secret, Known>,
    /// How often all were forgotten: what was looked up before that is not remembered after it.
    forgotten: u64,
}

impl Accounts {
    /// The accounts of a site.
    pub fn new(hall: Arc<Hall>, limits: Arc<Limits>, metrics: Arc<Metrics>) -> Accounts {
        Accounts { hall, limits, known: Mutex::default(), hashing: Hashing::new(metrics) }
    }

    fn known(&self) -> MutexGuard<'_, Remembered> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn forget(&self) {
        let mut known = self.known();
        known.secrets.clear();
        known.forgotten += 1;
    }

    /// Makes an account. What `guest` has at tables follows into it.
    pub async fn register(
        &self,
        whence: Whence,
        guest: Option<PersonId>,
        name: &str,
        password: &str,
    ) -> Result<Known, Refused> {
        let name = name.trim().to_owned();
        if !is_name(&name) {
            return Err(phrase!("table-bad-name", most = NAME).into());
        }
        if !names::is_clear(&name) {
            return Err(phrase!("site-unclear-name").into());
        }
        if is_guests(&name) {
            return Err(phrase!("account-name-taken", name = name.as_str()).into());
        }
        self.limits.passwords.take(whence.address)?;
        let password = self.hashing.hash(whence.address, &name, password).await?;
        let account = Account { person: fresh_person()?, name, password, created: now() };
        let known = Known { person: account.person, name: account.name.clone() };
        let made = self.hall.blocking(move |store| match store.create_account(&account) {
            Err(Error::Exists) => Ok(false),
            other => other.map(|()| true),
        });
        if !made.await? {
            return Err(phrase!("account-name-taken", name = known.name.as_str()).into());
        }
        self.gather(guest, known).await
    }

    /// Lets somebody in who knows the password. What `guest` has at tables follows into the account.
    pub async fn log_in(
        &self,
        whence: Whence,
        guest: Option<PersonId>,
        name: &str,
        password: &str,
    ) -> Result<Known, Refused> {
        let account = self.prove(whence, name, password).await?;
        self.gather(guest, Known { person: account.person, name: account.name }).await
    }

    async fn gather(&self, guest: Option<PersonId>, known: Known) -> Result<Known, Refused> {
        if let Some(guest) = guest {
            self.hall.follow(guest, known.person).await?;
        }
        Ok(known)
    }

    /// The account of this name, if the password is right. A name that nobody has takes as long as one that somebody has.
    /// What strangers try does not count against a browser that has been in the account before.
    async fn prove(&self, whence: Whence, name: &str, password: &str) -> Result<Account, Refused> {
        self.limits.passwords.take(whence.address)?;
        let wrong = || Refused::from(phrase!("account-wrong-password"));
        let wanted = name.trim().to_owned();
        if !is_name(&wanted) || password.chars().count() > *passwords::LENGTH.end() {
            return Err(wrong());
        }
        let folded = wanted.to_lowercase();
        let account = self.hall.blocking(move |store| store.account_named(&wanted)).await?;
        let theirs = |browser: &Browser| account.as_ref().is_some_and(|account| account.person == browser.person);
        let browser = whence.browser.filter(theirs);
        match browser {
            Some(browser) => self.limits.known_guesses.take(browser)?,
            None => self.limits.guesses.take(folded)?,
        }
        let hash = account.as_ref().map(|account| account.password.as_str());
        let right = self.hashing.is_right(whence.address, browser.is_some(), password, hash).await?;
        account.filter(|_| right).ok_or_else(wrong)
    }

    /// A new secret that opens the account; whoever has it is let in.
    pub async fn open_session(&self, person: PersonId) -> Result<String, Refused> {
        self.issue(person, Kind::Session).await
    }

    /// A token for a program, for whoever knows the password: a token outlives the session that it was made in.
    pub async fn make_token(
        &self,
        whence: Whence,
        known: &Known,
        label: &str,
        password: &str,
    ) -> Result<String, Refused> {
        let label: String = label.trim().chars().filter(|c| !c.is_control()).take(LABEL).collect();
        if label.is_empty() {
            return Err(phrase!("account-token-unnamed").into());
        }
        if self.tokens(known.person).await?.len() >= TOKENS {
            return Err(phrase!("account-too-many-tokens", most = TOKENS).into());
        }
        let person = self.prove(whence, &known.name, password).await?.person;
        self.issue(person, Kind::Token { label }).await
    }

    async fn issue(&self, person: PersonId, kind: Kind) -> Result<String, Refused> {
        let text = format!("lt_{}", hex::encode(random::<32>()?));
        let credential = Credential { secret: secret(&text), person, kind, created: now() };
        self.hall.blocking(move |store| store.keep_credential(&credential)).await?;
        Ok(text)
    }

    /// Who has this secret.
    pub async fn whose(&self, text: &str) -> Result<Option<Known>, Refused> {
        let secret = secret(text);
        let forgotten = {
            let known = self.known();
            if let Some(known) = known.secrets.get(&secret) {
                return Ok(Some(known.clone()));
            }
            known.forgotten
        };
        let found = self.hall.blocking(move |store| {
            let Some(credential) = store.credential(&secret)? else { return Ok(None) };
            Ok(store.account(credential.person)?.map(|account| Known { person: account.person, name: account.name }))
        });
        let found = found.await?;
        if let Some(known) = &found {
            let mut all = self.known();
            if all.secrets.len() >= KNOWN {
                all.secrets.clear();
            }
            if all.forgotten == forgotten {
                all.secrets.insert(secret, known.clone());
            }
        }
        Ok(found)
    }

    /// The tokens of a person.
    pub async fn tokens(&self, person: PersonId) -> Result<Vec<Credential>, Refused> {
        self.hall.blocking(move |store| store.tokens_of(person)).await
    }

    /// Takes a token away, if it is this person's.
    pub async fn drop_token(&self, person: PersonId, id: &str) -> Result<(), Refused> {
        let tokens = self.tokens(person).await?;
        let token = tokens.iter().find(|token| token_id(token) == id);
        let secret = token.ok_or_else(|| Refused::from(phrase!("account-no-token")))?.secret;
        self.hall.blocking(move |store| store.drop_credential(&secret)).await?;
        self.forget();
        Ok(())
    }

    /// Ends one session.
    pub async fn log_out(&self, text: &str) -> Result<(), Refused> {
        let secret = secret(text);
        self.hall.blocking(move |store| store.drop_credential(&secret)).await?;
        self.forget();
        Ok(())
    }

    /// Ends all sessions and all tokens of a person.
    pub async fn log_out_everywhere(&self, person: PersonId) -> Result<(), Refused> {
        self.hall.blocking(move |store| store.drop_sessions(person).and_then(|()| store.drop_tokens(person))).await?;
        self.forget();
        Ok(())
    }

    /// Changes a password, and ends all sessions; all tokens too, if that is wanted.
    pub async fn change_password(
        &self,
        whence: Whence,
        known: &Known,
        old: &str,
        new: &str,
        tokens: bool,
    ) -> Result<(), Refused> {
        let account = self.prove(whence, &known.name, old).await?;
        let hash = self.hashing.hash(whence.address, &known.name, new).await?;
        let changed = self.hall.blocking(move |store| {
            store.set_password(account.person, &hash)?;
            store.drop_sessions(account.person)?;
            if tokens { store.drop_tokens(account.person) } else { Ok(()) }
        });
        let changed = changed.await;
        self.forget();
        changed
    }

    /// Deletes an account. Bots take over its seats; chronicles keep the name that was played under.
    pub async fn delete(&self, whence: Whence, known: &Known, password: &str) -> Result<(), Refused> {
        let person = self.prove(whence, &known.name, password).await?.person;
        self.hall.leave_all(person).await?;
        self.hall.blocking(move |store| store.delete_account(person)).await?;
        self.forget();
        Ok(())
    }

    /// What everybody may know of an account.
    pub async fn profile(&self, name: &str, most: usize) -> Result<Option<Profile>, Refused> {
        let name = name.to_owned();
        let found = self.hall.blocking(move |store| {
            let Some(account) = store.account_named(&name)? else { return Ok(None) };
            let finished = store.finished_by(account.person, most)?;
            Ok(Some(Profile { known: Known { person: account.person, name: account.name }, finished }))
        });
        found.await
    }
}

/// What a token is called where its secret must not be told.
pub fn token_id(token: &Credential) -> String {
    hex::encode(&token.secret.0[..8])
}

fn secret(text: &str) -> Secret {
    Secret(Sha256::digest(text.as_bytes()).into())
}

/// Whether a name could be taken for one that guests go by.
fn is_guests(name: &str) -> bool {
    let looks_like = looks(name);
    GUESTS.iter().flat_map(|guest| looks(guest)).any(|guest| looks_like.iter().any(|look| look.starts_with(&guest)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;
    use speech::Language;

    #[test]
    fn the_names_of_guests_stay_free() {
        let called =
            Language::ALL.map(|language| Words::new(&crate::chapters()).of(language).word("site-guest").to_lowercase());
        assert_eq!(called, GUESTS);
        for name in ["Guest 7", "GUEST", "Gυest", "Guеst 1", "ГОСТЬ", "Гoсть 2"] {
            assert!(is_guests(name), "{name}");
        }
        assert!(!is_guests("Augusta") && !is_guests("Gus"));
    }
}
