//! Why something was not done.

use std::time::Duration;

use kernel::{Phrase, phrase};
use table::Denied;

use crate::limits::TooMuch;

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is no such table.
    NoTable,
    /// The page that asked is not up to date.
    Stale,
    /// The rules or the table do not allow it.
    Denied(Denied),
    /// What was sent means nothing here, whatever the table looks like.
    Malformed(Denied),
    /// Too much was asked for; how long to wait.
    TooMuch(Duration),
    /// The table is closed to those who do not play there.
    Closed,
    /// The table was set aside.
    SetAside,
    /// The table was set aside because the set of cards of this name is not offered.
    NoSet(String),
    /// The store fails.
    Broken,
}

/// Reasons that lie in what was sent alone.
const MALFORMED: [&str; 13] = [
    "account-bad-password",
    "account-token-unnamed",
    "account-weak-password",
    "api-bad-level",
    "api-bad-table",
    "not-a-decision",
    "report-bad-words",
    "site-unclear-name",
    "table-bad-chat",
    "table-bad-name",
    "table-bad-speed",
    "table-no-seat",
    "table-too-long",
];

impl From<Denied> for Refused {
    fn from(denied: Denied) -> Refused {
        match MALFORMED.contains(&denied.reason) {
            true => Refused::Malformed(denied),
            false => Refused::Denied(denied),
        }
    }
}

impl From<Phrase> for Refused {
    fn from(why: Phrase) -> Refused {
        Denied::from(why).into()
    }
}

impl From<TooMuch> for Refused {
    fn from(much: TooMuch) -> Refused {
        Refused::TooMuch(much.0)
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.phrase().fmt(f)
    }
}

impl std::error::Error for Refused {}

impl Refused {
    /// Something that was sent and means nothing.
    pub fn malformed(why: impl Into<Denied>) -> Refused {
        Refused::Malformed(why.into())
    }

    /// Whether it is only what was sent that cannot be done, so that whoever sent it stays where they are and is told there.
    pub fn is_answered_in_place(&self) -> bool {
        match self {
            Refused::Stale | Refused::Denied(_) | Refused::Malformed(_) => true,
            Refused::NoTable
            | Refused::TooMuch(_)
            | Refused::Closed
            | Refused::SetAside
            | Refused::NoSet(_)
            | Refused::Broken => false,
        }
    }

    /// How a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::NoTable => phrase!("site-no-table"),
            Refused::Stale => phrase!("site-stale"),
            Refused::Denied(denied) | Refused::Malformed(denied) => denied.why.clone(),
            Refused::TooMuch(wait) => phrase!("site-too-much", seconds = wait.as_secs() + 1),
            Refused::Closed => phrase!("table-closed"),
            Refused::SetAside => phrase!("site-set-aside"),
            Refused::NoSet(set) => phrase!("site-set-not-offered", set = set.as_str()),
            Refused::Broken => phrase!("site-broken"),
        }
    }
}
