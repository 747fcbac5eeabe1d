//! Who asks: an account with a session, or a guest known by a signed cookie; from where, in which language and theme.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts, MatchedPath};
use axum::http::Method;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST, HeaderMap};
use axum::http::request::Parts;
use axum::response::Response;
use cookie::time::Duration as Age;
use cookie::{Cookie, SameSite};
use hmac::{Hmac, KeyInit, Mac};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use sha2::Sha256;
use speech::Language;
use store::Waiting;
use table::PersonId;

use crate::App;
use crate::accounts::{Known, Whence};
use crate::acts::Form;
use crate::doorway::Received;
use crate::hall::{Refused, random};
use crate::limits::household;
use crate::pages::error;
use crate::pages::remark::{self, Remarks};

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

/// Whether the browser is to tell somebody that a game waits for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notices {
    /// It is.
    On,
    /// It is not.
    Off,
}

impl Notices {
    /// The cookie.
    pub const COOKIE: &'static str = "notices";

    /// The value of the cookie.
    pub fn word(self) -> &'static str {
        match self {
            Notices::On => "on",
            Notices::Off => "off",
        }
    }

    /// What a cookie or a form says.
    pub fn read(word: &str) -> Option<Notices> {
        [Notices::On, Notices::Off].into_iter().find(|notices| notices.word() == word)
    }
}

/// Somebody who asks for a page.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who it is, if the cookie is genuine.
    pub person: Option<PersonId>,
    /// The account that they are logged in to.
    pub account: Option<Known>,
    /// The secret of the session that says so.
    pub session: Option<String>,
    /// Where they ask from.
    pub address: IpAddr,
    /// What the site is called where they ask: its scheme and name, for addresses that are read elsewhere.
    pub site: Option<String>,
    /// The games that wait for them at other tables than the one they ask for, the one that has waited longest first.
    pub waiting: Vec<Waiting>,
    /// Which browser it is, if it has been logged in before.
    pub browser: Option<Browser>,
    /// Whether their connection is encrypted all the way.
    pub encrypted: bool,
    /// The name that they play under.
    pub name: Option<String>,
    /// The language of the page.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
    /// Whether sounds are wanted.
    pub sound: bool,
    /// Whether they want to be told by the browser that a game waits for them; nothing if they have not said.
    pub notices: Option<Notices>,
    /// Which remarks they still get in their games.
    pub remarks: Remarks,
}

impl Visitor {
    /// A cookie for a year.
    pub fn cookie(&self, name: &str, value: &str) -> String {
        self.cookie_for(name, value, YEAR)
    }

    /// Takes a cookie away.
    pub fn no_cookie(&self, name: &str) -> String {
        self.cookie_for(name, "", Age::ZERO)
    }

    fn cookie_for(&self, name: &str, value: &str, age: Age) -> String {
        let cookie = Cookie::build((name, value)).path("/").max_age(age).http_only(true).same_site(SameSite::Lax);
        let cookie = if self.encrypted { cookie.secure(true) } else { cookie };
        cookie.build().encoded().to_string()
    }

    /// Where they ask from to be let in.
    pub fn whence(&self) -> Whence {
        Whence { address: self.address, browser: self.browser }
    }

    /// The guest that this is, if it is not an account.
    pub fn guest(&self) -> Option<PersonId> {
        self.person.filter(|_| self.account.is_none())
    }
}

/// A browser that has been logged in to an account before. It opens nothing; what strangers try does not count against it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Browser {
    /// To whose account.
    pub person: PersonId,
    /// One of their browsers.
    number: u64,
}

impl Browser {
    /// One that has just been logged in.
    pub fn new(person: PersonId) -> Result<Browser, Refused> {
        Ok(Browser { person, number: u64::from_be_bytes(random()?) })
    }

    fn bytes(self) -> [u8; 23] {
        let mut bytes = [0; 23];
        // The word keeps this apart from what is signed for guests.
        bytes[..7].copy_from_slice(b"browser");
        bytes[7..15].copy_from_slice(&self.person.0.to_be_bytes());
        bytes[15..].copy_from_slice(&self.number.to_be_bytes());
        bytes
    }
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
        hex::encode(mac.finalize().into_bytes())
    }

    /// What proves that a browser has been logged in before.
    pub fn write_browser(&self, browser: Browser) -> String {
        let mut mac = self.0.clone();
        mac.update(&browser.bytes());
        format!("{:016x}.{:016x}.{}", browser.person.0, browser.number, hex::encode(mac.finalize().into_bytes()))
    }

    /// The browser whose proof this is.
    pub fn read_browser(&self, cookie: &str) -> Option<Browser> {
        let mut parts = cookie.split('.');
        let mut number = || u64::from_str_radix(parts.next()?, 16).ok();
        let browser = Browser { person: PersonId(number()?), number: number()? };
        let mut mac = self.0.clone();
        mac.update(&browser.bytes());
        mac.verify_slice(&hex::decode(parts.next()?).ok()?).ok().map(|()| browser)
    }

    /// What proves that somebody is this guest.
    pub fn write(&self, person: PersonId) -> String {
        format!("{:016x}.{}", person.0, self.signature(person))
    }

    /// The guest whose proof this is.
    pub fn read(&self, cookie: &str) -> Option<PersonId> {
        let (person, signature) = cookie.split_once('.')?;
        let person = PersonId(u64::from_str_radix(person, 16).ok()?);
        let mut mac = self.0.clone();
        mac.update(&person.0.to_be_bytes());
        mac.verify_slice(&hex::decode(signature).ok()?).ok().map(|()| person)
    }
}

const YEAR: Age = Age::days(365);

/// A person who was not here before. Nobody can guess the number.
pub fn fresh_person() -> Result<PersonId, Refused> {
    // The highest bit stays free, so that the number also fits a signed column.
    Ok(PersonId(u64::from_be_bytes(random()?) >> 1))
}

/// A name as addresses can hold it.
pub fn encode(name: &str) -> String {
    utf8_percent_encode(name, NON_ALPHANUMERIC).to_string()
}

/// The first language of the browser's list that we speak.
fn preferred(list: &str) -> Option<Language> {
    list.split(',').find_map(|item| Language::of_locale(item.split(';').next()?.trim()))
}

/// The language of whoever sent the link that a request follows: programs that show links ask for no language of their own.
fn sent_language(parts: &Parts) -> Option<Language> {
    Form::read(parts.uri.query().unwrap_or_default().as_bytes()).get("lang")?.parse().ok()
}

/// The address that a request comes from, as limits count it. Behind a proxy of ours, the proxy knows it.
pub fn address(app: &App, parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
    let told = parts.headers.get_all("x-forwarded-for").iter().next_back();
    let told = told.and_then(|value| value.to_str().ok()).and_then(|list| list.rsplit(',').next());
    household(told.filter(|_| app.behind_proxy).and_then(|address| address.trim().parse().ok()).unwrap_or(peer))
}

fn encrypted(app: &App, headers: &HeaderMap) -> bool {
    app.behind_proxy && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// What the site is called where a request was sent to: as the request says, if that can be a name at all.
fn site(encrypted: bool, parts: &Parts) -> Option<String> {
    let named = parts.headers.get(HOST).and_then(|value| value.to_str().ok());
    let host = named.or_else(|| parts.uri.authority().map(|authority| authority.as_str()))?;
    let plain = |letter: char| letter.is_ascii_alphanumeric() || ".-:[]".contains(letter);
    let scheme = if encrypted { "https" } else { "http" };
    (!host.is_empty() && host.len() <= 255 && host.chars().all(plain)).then(|| format!("{scheme}://{host}"))
}

/// Whether an answer to this request could say what waits for somebody: pages do, streams and forms do not.
fn tells_waiting(parts: &Parts) -> bool {
    let path = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
    parts.method == Method::GET && !path.ends_with("/stream")
}

/// What waits at other tables than the one that a path leads to.
fn elsewhere(mut waiting: Vec<Waiting>, path: &str) -> Vec<Waiting> {
    let here = path.strip_prefix("/table/").map(|rest| rest.split('/').next().unwrap_or_default());
    waiting.retain(|game| here != Some(&game.table));
    waiting
}

/// The language that a request asks for by its header.
pub fn asked_language(headers: &HeaderMap) -> Option<Language> {
    headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).and_then(preferred)
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Response> {
        let cookies = parts.headers.get(COOKIE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let cookies: Vec<Cookie<'_>> = Cookie::split_parse_encoded(cookies).filter_map(Result::ok).collect();
        let value = |name: &str| cookies.iter().find(|cookie| cookie.name() == name).map(Cookie::value);
        let chosen = value("lang").and_then(|code| code.parse().ok());
        let mut visitor = Visitor {
            person: value("who").and_then(|cookie| app.signer.read(cookie)),
            account: None,
            session: value("session").filter(|secret| !secret.is_empty()).map(str::to_owned),
            address: address(app, parts),
            site: site(encrypted(app, &parts.headers), parts),
            waiting: vec![],
            browser: value("browser").and_then(|cookie| app.signer.read_browser(cookie)),
            encrypted: encrypted(app, &parts.headers),
            name: value("name").filter(|name| !name.is_empty()).map(str::to_owned),
            language: chosen.or(asked_language(&parts.headers)).or(sent_language(parts)).unwrap_or_default(),
            theme: match value("theme") {
                Some("light") => Theme::Light,
                Some("dark") => Theme::Dark,
                _ => Theme::Auto,
            },
            sound: value("sound") != Some("off"),
            notices: value(Notices::COOKIE).and_then(Notices::read),
            remarks: Remarks::read(value(remark::COOKIE)),
        };
        let refuse = |visitor: &Visitor, refused: Refused| error::refused(app, visitor, &refused);
        if let Some(secret) = visitor.session.clone() {
            match app.accounts.whose(&secret).await {
                Ok(Some(known)) => {
                    visitor.person = Some(known.person);
                    visitor.name = Some(known.name.clone());
                    visitor.account = Some(known);
                }
                Ok(None) => visitor.session = None,
                Err(refused) => return Err(refuse(&visitor, refused)),
            }
        }
        let weighed = app.limits.weigh(visitor.address, visitor.person, Received::of(parts));
        let taken = weighed.and_then(|()| visitor.person.map_or(Ok(()), |person| app.limits.person.take(person)));
        if let Err(much) = taken {
            app.metrics.limited.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            return Err(refuse(&visitor, much.into()));
        }
        if let Some(person) = visitor.person.filter(|_| tells_waiting(parts)) {
            match app.hall.waiting_for(person).await {
                Ok(waiting) => visitor.waiting = elsewhere(waiting, parts.uri.path()),
                Err(refused) => return Err(refuse(&visitor, refused)),
            }
        }
        Ok(visitor)
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
    fn a_browser_is_known_again_and_is_nobody() {
        let signer = Signer::new(&[7; 32]).unwrap();
        let browser = Browser::new(PersonId(42)).unwrap();
        let written = signer.write_browser(browser);
        assert_eq!(signer.read_browser(&written), Some(browser));
        assert_eq!(signer.read_browser(&written.replacen("2a.", "2b.", 1)), None);
        assert_eq!((signer.read(&written), signer.read_browser(&signer.write(PersonId(42)))), (None, None));
        for nonsense in ["", ".", "..", "2a.1", "2a.1.", "2a.1.zz", "2a.1.00.00"] {
            assert_eq!(signer.read_browser(nonsense), None, "{nonsense}");
        }
    }

    #[test]
    fn names_survive_cookies() {
        for name in ["Анна Б.", "x;y=z", "100 %", "\"quoted\""] {
            let written = Cookie::new("name", name).encoded().to_string();
            assert!(written.is_ascii() && !written.contains(';'), "{written}");
            let read: Vec<_> =
                Cookie::split_parse_encoded(format!("lang=en; {written}; x")).filter_map(Result::ok).collect();
            assert_eq!((read[1].name(), read[1].value()), ("name", name));
        }
    }

    #[test]
    fn the_browser_chooses_the_language() {
        assert_eq!(preferred("de-DE,ru;q=0.8,en;q=0.5"), Some(Language::Russian));
        assert_eq!(preferred("de"), None);
    }
}
