//! Every figure by which a site holds people off, with its default, and the file that changes them.

use kernel::data::Source;
use kernel::{Fault, phrase};
use serde::Deserialize;

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(from = "PerMinute")]
pub struct Rate {
    /// So many a second in the long run.
    pub per_second: f64,
    /// So many at once.
    pub burst: f64,
}

impl Rate {
    /// No limit.
    pub const FREE: Rate = Rate { per_second: f64::INFINITY, burst: f64::INFINITY };

    /// One every `seconds`, and `burst` at once.
    pub const fn every(seconds: f64, burst: f64) -> Rate {
        Rate { per_second: 1.0 / seconds, burst }
    }

    fn is_sound(self) -> bool {
        self.per_second.is_finite() && self.per_second > 0.0 && self.burst.is_finite() && self.burst >= 1.0
    }
}

/// A rate as a file has it: whole numbers for what is slow.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PerMinute {
    per_minute: f64,
    burst: f64,
}

impl From<PerMinute> for Rate {
    fn from(PerMinute { per_minute, burst }: PerMinute) -> Rate {
        Rate { per_second: per_minute / 60.0, burst }
    }
}

/// What is limited, and how much. An address is a single one of IPv4 and a /64 of IPv6: what one household has.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Rates {
    /// Requests of one address, a household or a school behind one router.
    pub address: Rate,
    /// Requests of one person.
    pub person: Rate,
    /// New tables of one address.
    pub tables: Rate,
    /// Passwords that strangers try for one account.
    pub guesses: Rate,
    /// Passwords tried for one account from a browser that has been logged in to it before.
    pub known_guesses: Rate,
    /// Passwords tried, and accounts made, by one address.
    pub passwords: Rate,
    /// Words of one person: chat and reports.
    pub words: Rate,
    /// Words of one address: chat and reports.
    pub lines: Rate,
    /// Reports looked at by one address: each may be a game to replay.
    pub reports: Rate,
    /// The same by one person.
    pub reports_of: Rate,
    /// Bytes sent by one address.
    pub bytes: Rate,
    /// Bytes sent by one person.
    pub bytes_of: Rate,
    /// Streams of one address that may be open at the same time.
    pub streams: usize,
    /// Connections of one address that may be open at the same time; not counted behind a proxy.
    pub connections: usize,
    /// Connections that may be open at the same time in all.
    pub connections_in_all: usize,
    /// Seconds within which a connection's next request must have come.
    pub request_seconds: usize,
    /// Seconds within which whoever is sent something must have taken some of it.
    pub stall_seconds: usize,
    /// Threads in which bots think; fewer if the machine has fewer cores.
    pub bot_threads: usize,
    /// Milliseconds that a bot of the highest level thinks about a decision at most; each level below has half of it.
    pub bot_millis: usize,
    /// Milliseconds that are thought about a hint.
    pub hint_millis: usize,
    /// Milliseconds that are thought about a decision of a game that is looked through, at most.
    pub analysis_millis: usize,
    /// Games that are looked through at the same time in all.
    pub analyses: usize,
    /// Games that are looked through at the same time for one person.
    pub analyses_of: usize,
}

impl Default for Rates {
    fn default() -> Rates {
        Rates {
            address: Rate { per_second: 200.0, burst: 600.0 },
            person: Rate { per_second: 40.0, burst: 160.0 },
            tables: Rate::every(4.0, 30.0),
            guesses: Rate::every(30.0, 6.0),
            known_guesses: Rate::every(30.0, 6.0),
            passwords: Rate::every(6.0, 20.0),
            words: Rate::every(2.0, 12.0),
            lines: Rate::every(0.5, 60.0),
            reports: Rate::every(0.5, 60.0),
            reports_of: Rate::every(1.0, 30.0),
            bytes: Rate { per_second: 64e3, burst: 2e6 },
            bytes_of: Rate { per_second: 8e3, burst: 400e3 },
            streams: 256,
            connections: 512,
            connections_in_all: 20_000,
            request_seconds: 30,
            stall_seconds: 30,
            bot_threads: 4,
            bot_millis: 2_000,
            hint_millis: 400,
            analysis_millis: 400,
            analyses: 8,
            analyses_of: 1,
        }
    }
}

impl Rates {
    /// Without limits on what anybody may ask for, for a machine that measures itself.
    pub fn unlimited() -> Rates {
        let usual = Rates::default();
        Rates {
            address: Rate::FREE,
            person: Rate::FREE,
            tables: Rate::FREE,
            guesses: Rate::FREE,
            known_guesses: Rate::FREE,
            passwords: Rate::FREE,
            words: Rate::FREE,
            lines: Rate::FREE,
            reports: Rate::FREE,
            reports_of: Rate::FREE,
            bytes: Rate::FREE,
            bytes_of: Rate::FREE,
            streams: usize::MAX,
            connections: usize::MAX,
            connections_in_all: usize::MAX,
            analyses: usize::MAX,
            analyses_of: usize::MAX,
            ..usual
        }
    }

    /// Reads a file. What it does not name is as usual.
    ///
    /// # Errors
    /// If something in it is no limit: in which line, and why.
    pub fn read(source: &Source<'_>) -> Result<Rates, Fault> {
        let rates: Rates = source.parse()?;
        if let Some((key, _)) = rates.buckets().into_iter().find(|(_, rate)| !rate.is_sound()) {
            return Err(source.fault(&format!("{key}:"), phrase!("limits-bad-rate", key = key)));
        }
        match rates.counts().into_iter().find(|(_, most)| *most == 0) {
            Some((key, _)) => Err(source.fault(&format!("{key}:"), phrase!("limits-nothing", key = key))),
            None => Ok(rates),
        }
    }

    fn buckets(&self) -> [(&'static str, Rate); 12] {
        [
            ("address", self.address),
            ("person", self.person),
            ("tables", self.tables),
            ("guesses", self.guesses),
            ("known_guesses", self.known_guesses),
            ("passwords", self.passwords),
            ("words", self.words),
            ("lines", self.lines),
            ("reports", self.reports),
            ("reports_of", self.reports_of),
            ("bytes", self.bytes),
            ("bytes_of", self.bytes_of),
        ]
    }

    fn counts(&self) -> [(&'static str, usize); 11] {
        [
            ("streams", self.streams),
            ("connections", self.connections),
            ("connections_in_all", self.connections_in_all),
            ("request_seconds", self.request_seconds),
            ("stall_seconds", self.stall_seconds),
            ("bot_threads", self.bot_threads),
            ("bot_millis", self.bot_millis),
            ("hint_millis", self.hint_millis),
            ("analysis_millis", self.analysis_millis),
            ("analyses", self.analyses),
            ("analyses_of", self.analyses_of),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../../../deploy/limits.ron");
    const DOCUMENT: &str = include_str!("../../../../docs/operating.md");

    fn read(text: &str) -> Result<Rates, Fault> {
        Rates::read(&Source { file: "limits.ron", text })
    }

    #[test]
    fn the_file_for_operators_has_every_limit_with_its_default() {
        let read = read(FILE).unwrap();
        let near = |one: f64, two: f64| (one - two).abs() < 1e-9 * one;
        for ((key, rate), (_, usual)) in read.buckets().into_iter().zip(Rates::default().buckets()) {
            assert!(near(rate.per_second, usual.per_second) && near(rate.burst, usual.burst), "{key}: {rate:?}");
        }
        assert_eq!(read.counts(), Rates::default().counts());
        let keys = read.buckets().map(|(key, _)| key).into_iter().chain(read.counts().map(|(key, _)| key));
        for key in keys {
            assert!(FILE.contains(&format!("\n    {key}: ")), "{key} is not in the file");
            assert!(DOCUMENT.contains(&format!("| `{key}` |")), "{key} is not in the document");
        }
    }

    #[test]
    fn what_is_not_named_is_as_usual() {
        let changed = read("(streams: 3, words: (per_minute: 6, burst: 2))").unwrap();
        let words = Rate { per_second: 0.1, burst: 2.0 };
        assert_eq!(changed, Rates { streams: 3, words, ..Rates::default() });
        assert_eq!(read("()"), Ok(Rates::default()));
    }

    #[test]
    fn what_is_no_limit_is_refused_with_its_line() {
        for (text, line) in [
            ("(\n    streams: 3,\n    steams: 4,\n)", 3),
            ("(\n    streams: -3,\n)", 2),
            ("(\n    streams: many,\n)", 2),
            ("(\n    streams: 0,\n)", 2),
            ("(\n\n    words: (per_minute: 0, burst: 2),\n)", 3),
            ("(\n\n    words: (per_minute: 6, burst: 0.5),\n)", 3),
            ("(\n\n    words: (per_minute: inf, burst: 2),\n)", 3),
            ("(\n\n    words: (per_second: 6, burst: 2),\n)", 3),
            ("(\n    words: (per_minute: 6),\n)", 2),
            ("", 1),
            ("nonsense", 1),
        ] {
            let fault = read(text).unwrap_err();
            assert_eq!((fault.line, fault.file.as_deref()), (Some(line), Some("limits.ron")), "{text}: {fault:?}");
        }
    }
}
