//! The figures, read from `data/`.

use std::sync::LazyLock;

use kernel::canonical::fingerprint;
use kernel::data::{Data, Entry, Naming, Source, Sourced};
use kernel::{Fault, phrase};
use serde::Deserialize;

use crate::PLAYERS;

const TEXT: &str = include_str!("../data/figures.ron");

static BUILT_IN: LazyLock<StonesData> = LazyLock::new(|| {
    let source = Source { file: "figures.ron", text: TEXT };
    StonesData::read(&[source]).expect("the built-in figures are checked by a test")
});

/// The figures of the game.
#[derive(Clone, Debug, Deserialize)]
pub struct StonesData {
    pub(crate) stones: Sourced<u8>,
    pub(crate) charms: Sourced<[u8; PLAYERS + 1]>,
    #[serde(skip)]
    fingerprint: String,
}

impl Data for StonesData {
    const FILES: &'static [&'static str] = &["figures.ron"];

    fn built_in() -> &'static StonesData {
        &BUILT_IN
    }

    fn built_in_text(_: &str) -> &'static str {
        TEXT
    }

    fn read(sources: &[Source<'_>]) -> Result<StonesData, Fault> {
        let [source] = sources else {
            return Err(Fault::new(phrase!("data-files-missing", files = Self::FILES.join(", "))));
        };
        let mut data: StonesData = source.parse()?;
        source.within("stones", data.stones.value.into(), 1, 40)?;
        source.ascending("charms", &data.charms.value)?;
        data.fingerprint = fingerprint(sources)?;
        Ok(data)
    }

    fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    fn namings(&self) -> Vec<Naming> {
        vec![]
    }

    fn entries(&self) -> Vec<Entry> {
        let entry = |charm: u8| Entry {
            id: format!("charm-{charm}"),
            name: phrase!("stones-charm", worth = charm).into(),
            kind: phrase!("stones-kind-charm"),
            text: vec![phrase!("stones-charm-text", worth = charm)],
            from: vec![(phrase!("fact-figures"), self.charms.from)],
        };
        self.charms.value.map(entry).into()
    }
}
