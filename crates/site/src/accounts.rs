//! Accounts: a name and a password that keep somebody's games, the sessions of their browsers, the tokens of their programs.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use kernel::phrase;
use sha2::{Digest, Sha256};
use store::{Account, Credential, Error, Finished, Kind, Secret};
use table::{NAME, PersonId, is_name};
use tokio::sync::Semaphore;

use crate::hall::{Hall, Refused, now, random};
use crate::limits::Limits;
use crate::people::fresh_person;

/// How long a password may be: long enough to be worth hashing, short enough to be hashed.
const PASSWORD: std::ops::RangeInclusive<usize> = 8..=128;

/// How people without a name are called, which must stay free for them.
const GUESTS: [&str; 2] = ["guest", "гость"];

/// A program's name for its token.
const LABEL: usize = 40;

/// So many tokens a person.
const TOKENS: usize = 20;

/// So many credentials are remembered without asking the store.
const KNOWN: usize = 20_000;

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
    known: Mutex<HashMap<Secret, Known>>,
    /// Hashing takes memory and time on purpose: only so much of it at once.
    hashing: Semaphore,
}

impl Accounts {
    /// The accounts of a site.
    pub fn new(hall: Arc<Hall>, limits: Arc<Limits>) -> Accounts {
        Accounts { hall, limits, known: Mutex::default(), hashing: Semaphore::new(1) }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<Secret, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes an account. What `guest` has at tables follows into it.
    pub async fn register(
        &self,
        address: IpAddr,
        guest: Option<PersonId>,
        name: &str,
        password: &str,
    ) -> Result<Known, Refused> {
        let name = name.trim().to_owned();
        if !is_name(&name) {
            return Err(phrase!("table-bad-name", most = NAME).into());
        }
        if GUESTS.iter().any(|guest| name.to_lowercase().starts_with(guest)) {
            return Err(phrase!("account-name-taken", name = name.as_str()).into());
        }
        check_password(password)?;
        self.limits.passwords.take(address)?;
        let password = self.hash(password).await?;
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
        address: IpAddr,
        guest: Option<PersonId>,
        name: &str,
        password: &str,
    ) -> Result<Known, Refused> {
        let account = self.prove(address, name, password).await?;
        self.gather(guest, Known { person: account.person, name: account.name }).await
    }

    async fn gather(&self, guest: Option<PersonId>, known: Known) -> Result<Known, Refused> {
        if let Some(guest) = guest {
            self.hall.follow(guest, known.person).await?;
        }
        Ok(known)
    }

    /// The account of this name, if the password is right. A name that nobody has takes as long as one that somebody has.
    async fn prove(&self, address: IpAddr, name: &str, password: &str) -> Result<Account, Refused> {
        self.limits.passwords.take(address)?;
        self.limits.guesses.take(name.trim().to_lowercase())?;
        let wrong = || Refused::from(phrase!("account-wrong-password"));
        if password.len() > *PASSWORD.end() * 4 {
            return Err(wrong());
        }
        let wanted = name.trim().to_owned();
        let account = self.hall.blocking(move |store| store.account_named(&wanted)).await?;
        let hash = match &account {
            Some(account) => account.password.clone(),
            None => self.hash("a password that opens nothing").await?,
        };
        let typed = password.to_owned();
        let _permit = self.hashing.acquire().await.map_err(|_| Refused::Broken)?;
        let right = tokio::task::spawn_blocking(move || {
            PasswordHash::new(&hash)
                .is_ok_and(|hash| Argon2::default().verify_password(typed.as_bytes(), &hash).is_ok())
        });
        let right = right.await.map_err(|_| Refused::Broken)?;
        account.filter(|_| right).ok_or_else(wrong)
    }

    async fn hash(&self, password: &str) -> Result<String, Refused> {
        let password = password.to_owned();
        let _permit = self.hashing.acquire().await.map_err(|_| Refused::Broken)?;
        let hashed = tokio::task::spawn_blocking(move || {
            Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
        });
        match hashed.await {
            Ok(Ok(hash)) => Ok(hash),
            Ok(Err(error)) => {
                tracing::error!(%error, "a password was not hashed");
                Err(Refused::Broken)
            }
            Err(_) => Err(Refused::Broken),
        }
    }

    /// A new secret that opens the account; whoever has it is let in.
    pub async fn open_session(&self, person: PersonId) -> Result<String, Refused> {
        self.issue(person, Kind::Session).await
    }

    /// A token for a program.
    pub async fn make_token(&self, person: PersonId, label: &str) -> Result<String, Refused> {
        let label: String = label.trim().chars().filter(|c| !c.is_control()).take(LABEL).collect();
        if label.is_empty() {
            return Err(phrase!("account-token-unnamed").into());
        }
        if self.tokens(person).await?.len() >= TOKENS {
            return Err(phrase!("account-too-many-tokens", most = TOKENS).into());
        }
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
        if let Some(known) = self.known().get(&secret) {
            return Ok(Some(known.clone()));
        }
        let found = self.hall.blocking(move |store| {
            let Some(credential) = store.credential(&secret)? else { return Ok(None) };
            Ok(store.account(credential.person)?.map(|account| Known { person: account.person, name: account.name }))
        });
        let found = found.await?;
        if let Some(known) = &found {
            let mut all = self.known();
            if all.len() >= KNOWN {
                all.clear();
            }
            all.insert(secret, known.clone());
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
        self.known().clear();
        Ok(())
    }

    /// Ends one session.
    pub async fn log_out(&self, text: &str) -> Result<(), Refused> {
        let secret = secret(text);
        self.hall.blocking(move |store| store.drop_credential(&secret)).await?;
        self.known().clear();
        Ok(())
    }

    /// Ends all sessions of a person; tokens stay.
    pub async fn log_out_everywhere(&self, person: PersonId) -> Result<(), Refused> {
        self.hall.blocking(move |store| store.drop_sessions(person)).await?;
        self.known().clear();
        Ok(())
    }

    /// Changes a password, and ends all sessions.
    pub async fn change_password(&self, address: IpAddr, known: &Known, old: &str, new: &str) -> Result<(), Refused> {
        check_password(new)?;
        let account = self.prove(address, &known.name, old).await?;
        let hash = self.hash(new).await?;
        self.hall.blocking(move |store| store.set_password(account.person, &hash)).await?;
        self.log_out_everywhere(known.person).await
    }

    /// Deletes an account. Bots take over its seats; chronicles keep the name that was played under.
    pub async fn delete(&self, address: IpAddr, known: &Known, password: &str) -> Result<(), Refused> {
        let person = self.prove(address, &known.name, password).await?.person;
        self.hall.leave_all(person).await?;
        self.hall.blocking(move |store| store.delete_account(person)).await?;
        self.known().clear();
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

fn check_password(password: &str) -> Result<(), Refused> {
    match PASSWORD.contains(&password.chars().count()) {
        true => Ok(()),
        false => Err(phrase!("account-bad-password", least = *PASSWORD.start(), most = *PASSWORD.end()).into()),
    }
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
    }
}
