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
    /// Too much was asked for; how long to wait.
    TooMuch(Duration),
    /// The table was set aside.
    SetAside,
    /// The store fails.
    Broken,
}

impl From<Denied> for Refused {
    fn from(denied: Denied) -> Refused {
        Refused::Denied(denied)
    }
}

impl From<Phrase> for Refused {
    fn from(why: Phrase) -> Refused {
        Refused::Denied(why.into())
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
    /// How a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::NoTable => phrase!("site-no-table"),
            Refused::Stale => phrase!("site-stale"),
            Refused::Denied(denied) => denied.why.clone(),
            Refused::TooMuch(wait) => phrase!("site-too-much", seconds = wait.as_secs() + 1),
            Refused::SetAside => phrase!("site-set-aside"),
            Refused::Broken => phrase!("site-broken"),
        }
    }
}
