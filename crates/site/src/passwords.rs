//! Passwords: which are good enough, and hashing them, one at a time and in fairness.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use argon2::password_hash::phc::PasswordHash;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};
use kernel::{Phrase, phrase};
use zxcvbn::feedback::Warning;
use zxcvbn::{Score, zxcvbn};

use crate::hall::Refused;
use crate::metrics::Metrics;
use crate::turns::{Turn, Turns};

/// How long a password may be: long enough to be worth hashing, short enough to be hashed.
pub const LENGTH: std::ops::RangeInclusive<usize> = 8..=128;

/// What people here think of first, and a list made elsewhere does not know.
const OBVIOUS: [&str; 14] = [
    "letopis",
    "летопись",
    "ethnos",
    "hadara",
    "imperium",
    "settlers",
    "пароль",
    "gfhjkm",
    "йцукен",
    "привет",
    "любовь",
    "ghbdtn",
    "солнышко",
    "наташа",
];

/// A hash that no password has, for accounts that do not exist: finding that out takes as long as finding out that a password
/// is wrong.
const NOBODY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// How long whoever finds too many before them is told to wait.
const BUSY: Duration = Duration::from_secs(5);

/// Where passwords are hashed.
pub struct Hashing {
    turns: Arc<Turns<IpAddr>>,
    metrics: Arc<Metrics>,
}

impl Hashing {
    /// A place to hash passwords.
    pub fn new(metrics: Arc<Metrics>) -> Hashing {
        Hashing { turns: Arc::default(), metrics }
    }

    /// Does something slow when it is this address's turn. The turn lasts as long as the work, even if nobody waits for it.
    async fn in_turn<T: Send + 'static>(
        &self,
        address: IpAddr,
        known: bool,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refused> {
        let turn: Turn<IpAddr> = self.turns.take(address, known).await.ok_or(Refused::TooMuch(BUSY))?;
        let work = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(turn);
            done
        });
        work.await.map_err(|error| {
            tracing::error!(%error, "a password was not hashed");
            Refused::Broken
        })
    }

    /// The hash of a new password, if it is good enough for somebody of this name.
    pub async fn hash(&self, address: IpAddr, name: &str, password: &str) -> Result<String, Refused> {
        if !LENGTH.contains(&password.chars().count()) {
            return Err(phrase!("account-bad-password", least = *LENGTH.start(), most = *LENGTH.end()).into());
        }
        let (name, password) = (name.to_owned(), password.to_owned());
        let metrics = self.metrics.clone();
        let work = move || {
            if let Some(why) = weakness(&name, &password) {
                return Err(phrase!("account-weak-password", why = why).into());
            }
            metrics.hashed.fetch_add(1, Ordering::Relaxed);
            hashed(&password)
        };
        self.in_turn(address, false, work).await?
    }

    /// Whether a password is the one that was hashed. Where there is no hash, finding out takes as long.
    pub async fn is_right(
        &self,
        address: IpAddr,
        known: bool,
        password: &str,
        hash: Option<&str>,
    ) -> Result<bool, Refused> {
        let there = hash.is_some();
        let (hash, password) = (hash.unwrap_or(NOBODY).to_owned(), password.to_owned());
        let metrics = self.metrics.clone();
        let work = move || {
            metrics.hashed.fetch_add(1, Ordering::Relaxed);
            PasswordHash::new(&hash)
                .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
        };
        Ok(self.in_turn(address, known, work).await? && there)
    }
}

fn hashed(password: &str) -> Result<String, Refused> {
    Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()).map_err(|error| {
        tracing::error!(%error, "a password was not hashed");
        Refused::Broken
    })
}

/// Why a password is not good enough, if it is not. What is tried online is tried slowly here, so that a million guesses are
/// enough to keep strangers out.
fn weakness(name: &str, password: &str) -> Option<Phrase> {
    let (name, typed) = (name.to_lowercase(), password.trim().to_lowercase());
    let bare: String = typed.chars().filter(|letter| letter.is_alphabetic()).collect();
    if typed == name || bare == name || typed.chars().rev().eq(name.chars()) {
        return Some(phrase!("account-weak-name"));
    }
    let inputs: Vec<&str> = OBVIOUS.into_iter().chain([&*name]).chain(name.split(' ')).collect();
    let found = zxcvbn(password, &inputs);
    if found.score() >= Score::Two {
        return None;
    }
    Some(match found.feedback().and_then(|feedback| feedback.warning()) {
        Some(Warning::StraightRowsOfKeysAreEasyToGuess | Warning::ShortKeyboardPatternsAreEasyToGuess) => {
            phrase!("account-weak-keys")
        }
        Some(
            Warning::RepeatsLikeAaaAreEasyToGuess
            | Warning::RepeatsLikeAbcAbcAreOnlySlightlyHarderToGuess
            | Warning::SequencesLikeAbcAreEasyToGuess,
        ) => phrase!("account-weak-repeats"),
        Some(
            Warning::ThisIsATop10Password
            | Warning::ThisIsATop100Password
            | Warning::ThisIsACommonPassword
            | Warning::ThisIsSimilarToACommonlyUsedPassword,
        ) => phrase!("account-weak-common"),
        Some(Warning::RecentYearsAreEasyToGuess | Warning::DatesAreOftenEasyToGuess) => phrase!("account-weak-date"),
        Some(
            Warning::AWordByItselfIsEasyToGuess
            | Warning::NamesAndSurnamesByThemselvesAreEasyToGuess
            | Warning::CommonNamesAndSurnamesAreEasyToGuess,
        ) => phrase!("account-weak-word"),
        None => phrase!("account-weak-short"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobodys_hash_costs_what_a_hash_costs() {
        let (real, nobody) = (hashed("correct horse battery").unwrap(), PasswordHash::new(NOBODY).unwrap());
        let real = PasswordHash::new(&real).unwrap();
        assert_eq!((real.algorithm, real.version, &real.params), (nobody.algorithm, nobody.version, &nobody.params));
        let lengths = |hash: &PasswordHash| hash.to_string().len();
        assert_eq!(lengths(&real), lengths(&nobody));
        assert!(Argon2::default().verify_password(b"", &nobody).is_err());
    }

    #[test]
    fn weak_passwords_are_told_apart() {
        let why = |name: &str, password: &str| weakness(name, password).map(|why| why.key);
        for weak in [
            "password",
            "password1",
            "12345678",
            "qwertyuiop",
            "aaaaaaaaaaaa",
            "abcabcabc",
            "letmein1",
            "iloveyou",
            "пароль12",
            "летопись",
            "Jennifer",
            "19841984",
            "zxcvbnm,",
        ] {
            assert!(why("Anna", weak).is_some(), "{weak} is good enough");
        }
        for (name, weak) in [
            ("Aleksandra", "aleksandra"),
            ("Aleksandra", "Aleksandra1"),
            ("Анастасия", "анастасия"),
            ("Margarita", "atiragraM"),
        ] {
            assert_eq!(why(name, weak), Some("account-weak-name"), "{weak}");
        }
        for good in ["correct horse battery", "тридцать три коровы", "k7mq2xw9ab", "Wolken über Berlin"]
        {
            assert_eq!(why("Anna", good), None, "{good}");
        }
    }
}
