//! What something kept was made with.

use serde::{Deserialize, Serialize};

use crate::data::Data;
use crate::game::Game;
use crate::phrase;
use crate::phrase::Phrase;

/// The rules and the data that something was made with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Version {
    /// The version of the rules ([`Game::RULES`]).
    pub rules: u32,
    /// The fingerprint of the data; none where nobody wrote it down.
    pub data: Option<String>,
}

impl Version {
    /// What tables were made with before they said so.
    pub const FIRST: Version = Version { rules: 1, data: None };

    /// The rules of this program, with this data.
    pub fn of<G: Game>(data: &G::Data) -> Version {
        Version { rules: G::RULES, data: Some(data.fingerprint().to_owned()) }
    }

    /// In what the two differ, if they do. Data that nobody wrote down differs from none.
    pub fn differs(&self, game: &str, here: &Version) -> Option<Phrase> {
        if self.rules != here.rules {
            return Some(phrase!("version-other-rules", game = game, made = self.rules, here = here.rules));
        }
        match (&self.data, &here.data) {
            (Some(made), Some(here)) if made != here => {
                Some(phrase!("version-other-data", game = game, made = made.as_str(), here = here.as_str()))
            }
            (Some(_) | None, _) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_differ_by_rules_first_and_by_data_that_is_known() {
        let version = |rules, data: &str| Version { rules, data: Some(data.to_owned()) };
        let differs = |made: &Version, here: &Version| made.differs("stones", here).map(|what| what.key);
        assert_eq!(differs(&version(1, "a"), &version(1, "a")), None);
        assert_eq!(differs(&version(1, "a"), &version(2, "b")), Some("version-other-rules"));
        assert_eq!(differs(&version(1, "a"), &version(1, "b")), Some("version-other-data"));
        assert_eq!(differs(&Version::FIRST, &version(1, "b")), None);
        assert_eq!(differs(&Version::FIRST, &version(2, "b")), Some("version-other-rules"));
    }
}
