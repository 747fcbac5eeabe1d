//! Who asks: a guest known by a signed cookie, their language and their theme.

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use axum::http::request::Parts;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use speech::Language;
use std::convert::Infallible;
use std::sync::Arc;
use table::PersonId;

use crate::App;
use crate::hall::{Refused, random};

/// What a visitor has chosen for the eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the system has it.
    Auto,
    /// Paper.
    Light,
    /// Night.
    Dark,
}

impl Theme {
    /// The value of the cookie, and of the attribute that style sheets look at.
    pub fn word(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The one that a press of the button leads to.
    pub fn next(self) -> Theme {
        match self {
            Theme::Auto => Theme::Dark,
            Theme::Dark => Theme::Light,
            Theme::Light => Theme::Auto,
        }
    }
}

/// Somebody who asks for a page.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is, if the cookie is genuine.
    pub person: Option<PersonId>,
    /// The name that they play under.
    pub name: Option<String>,
    /// The language of the page.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Whether sounds are wanted.
    pub sound: bool,
}

/// Signs the names of guests, so that nobody can take another's seat.
#[derive(Clone)]
pub struct Signer(Hmac<Sha256>);

impl Signer {
    /// With a key of 32 bytes.
    pub fn new(key: &[u8]) -> Option<Signer> {
        Hmac::new_from_slice(key).ok().map(Signer)
    }

    fn signature(&self, person: PersonId) -> String {
        let mut mac = self.0.clone();
        mac.update(&person.0.to_be_bytes());
        mac.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    fn write(&self, person: PersonId) -> String {
        format!("{:016x}.{}", person.0, self.signature(person))
    }

    fn read(&self, cookie: &str) -> Option<PersonId> {
        let (person, signature) = cookie.split_once('.')?;
        let person = PersonId(u64::from_str_radix(person, 16).ok()?);
        let mut mac = self.0.clone();
        mac.update(&person.0.to_be_bytes());
        let bytes: Option<Vec<u8>> = (0..signature.len())
            .step_by(2)
            .map(|at| signature.get(at..at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok()))
            .collect();
        mac.verify_slice(&bytes?).ok().map(|()| person)
    }
}

const YEAR: u32 = 31_536_000;

/// A cookie for a year.
pub fn cookie(name: &str, value: &str) -> String {
    format!("{name}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax")
}

/// A guest who was not known before, and the cookie that makes them known.
pub fn welcome(signer: &Signer) -> Result<(PersonId, String), Refused> {
    // The highest bit stays free, so that the number also fits a signed column.
    let person = PersonId(u64::from_be_bytes(random()?) >> 1);
    Ok((person, cookie("who", &signer.write(person))))
}

/// A name as cookies can hold it.
pub fn encode(name: &str) -> String {
    name.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => (byte as char).to_string(),
            other => format!("%{other:02X}"),
        })
        .collect()
}

fn decode(text: &str) -> Option<String> {
    let mut bytes = vec![];
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        if *first == b'%' {
            let pair = std::str::from_utf8(after.get(..2)?).ok()?;
            bytes.push(u8::from_str_radix(pair, 16).ok()?);
            rest = &after[2..];
        } else {
            bytes.push(*first);
            rest = after;
        }
    }
    String::from_utf8(bytes).ok()
}

/// The first language of the browser's list that we speak.
fn preferred(list: &str) -> Option<Language> {
    list.split(',').find_map(|item| Language::of_locale(item.split(';').next()?.trim()))
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Infallible> {
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let cookies = header(COOKIE).unwrap_or_default();
        let value = |name: &str| {
            cookies.split(';').filter_map(|cookie| cookie.trim().split_once('=')).find(|(key, _)| *key == name)
        };
        let value = |name: &str| value(name).map(|(_, value)| value);
        let chosen = value("lang").and_then(|code| code.parse().ok());
        let asked = header(ACCEPT_LANGUAGE).and_then(preferred);
        Ok(Visitor {
            person: value("who").and_then(|cookie| app.signer.read(cookie)),
            name: value("name").and_then(decode).filter(|name| !name.is_empty()),
            language: chosen.or(asked).unwrap_or_default(),
            theme: match value("theme") {
                Some("light") => Theme::Light,
                Some("dark") => Theme::Dark,
                _ => Theme::Auto,
            },
            sound: value("sound") != Some("off"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signed_guest_is_known_again_and_a_forged_one_is_not() {
        let signer = Signer::new(&[7; 32]).unwrap();
        let person = PersonId(42);
        let written = signer.write(person);
        assert_eq!(signer.read(&written), Some(person));
        assert_eq!(signer.read(&written.replace("2a.", "2b.")), None);
        assert_eq!(Signer::new(&[8; 32]).unwrap().read(&written), None);
        for nonsense in ["", ".", "2a", "2a.", "2a.zz", "x.y", "2a.0", "2a.é"] {
            assert_eq!(signer.read(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn names_survive_cookies() {
        for name in ["Анна Б.", "x;y=z", "100 %", ""] {
            assert_eq!(decode(&encode(name)).as_deref(), Some(name));
        }
        assert_eq!(decode("%zz"), None);
        assert_eq!(decode("%4"), None);
    }

    #[test]
    fn the_browser_chooses_the_language() {
        assert_eq!(preferred("de-DE,ru;q=0.8,en;q=0.5"), Some(Language::Russian));
        assert_eq!(preferred("de"), None);
    }
}
