//! What a long series of games has come to so far, kept in a file, so that the same command goes on where it was stopped.

use std::path::Path;

use kernel::data::Data;
use kernel::phrase;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;
use speech::Speech;

use crate::hosted::Hosted;
use crate::{Failure, Outcome, files};

/// What a series is played with: games of two different plans cannot be counted together.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Plan<P> {
    /// Which game.
    pub game: String,
    /// By which rules.
    rules: u32,
    /// With which data, by its fingerprint.
    data: String,
    /// The setup, in notation.
    pub setup: String,
    /// Which series of seeds.
    pub seed: u64,
    /// What series of this kind differ in besides.
    #[serde(flatten)]
    pub own: P,
}

impl<P: Serialize> Plan<P> {
    /// A plan for the game `G`.
    pub fn new<G: Hosted>(data: &G::Data, setup: &G::Setup, seed: u64, own: P) -> Plan<P> {
        Plan {
            game: G::ID.to_owned(),
            rules: G::RULES,
            data: data.fingerprint().to_owned(),
            setup: G::write_setup(data, setup),
            seed,
            own,
        }
    }

    /// What another plan has otherwise, as the file calls it.
    fn difference(&self, other: &Plan<P>) -> Option<String> {
        let (own, other) = (json!(self), json!(other));
        let mut particulars = own.as_object()?.iter();
        particulars.find(|(what, told)| other.get(what.as_str()) != Some(told)).map(|(what, _)| what.clone())
    }
}

/// A series, as far as it has been played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept<P, D> {
    /// What it is played with.
    pub plan: Plan<P>,
    /// What has come of it.
    pub done: D,
}

impl<P: Serialize + DeserializeOwned, D: Serialize + DeserializeOwned> Kept<P, D> {
    /// What the file keeps of this series, if there is such a file; else `nothing` has been done. What was done in a series of the
    /// same plan must still make `sense`.
    pub fn open(
        file: Option<&str>,
        plan: Plan<P>,
        nothing: D,
        sense: impl Fn(&D) -> bool,
        words: &Speech,
    ) -> Result<Kept<P, D>, Failure> {
        let Some(file) = file.filter(|file| Path::new(file).exists()) else {
            return Ok(Kept { plan, done: nothing });
        };
        let complain = |what| Failure::Input(words.say(&what, &[]));
        let kept: Kept<P, D> = serde_json::from_str(&files::read(file, words)?)
            .map_err(|error| complain(phrase!("letopis-cannot-read", file = file, detail = error.to_string())))?;
        let odd = || (!sense(&kept.done)).then(|| "done".to_owned());
        match plan.difference(&kept.plan).or_else(odd) {
            Some(what) => Err(complain(phrase!("letopis-kept-other", file = file, what = what))),
            None => Ok(kept),
        }
    }

    /// Writes it down, if a file is named.
    pub fn save(&self, file: Option<&str>, words: &Speech) -> Outcome {
        file.map_or(Ok(()), |file| files::write(file, &json!(self).to_string(), words))
    }
}
