//! Figures for whoever runs the site, in the text format of Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::time::Duration;

/// Upper bounds of the histograms, in microseconds.
const BOUNDS: [u64; 9] = [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 250_000, 1_000_000];

/// How long things took.
#[derive(Default)]
pub struct Histogram {
    /// How many took at most this bound and more than the one before; the last one has no bound.
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    /// One more.
    pub fn observe(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let at = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
        self.counts[at].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, name: &str, help: &str, out: &mut String) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut sum = 0;
        for (count, bound) in self.counts.iter().zip(BOUNDS) {
            sum += count.load(Ordering::Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {sum}", bound as f64 / 1e6);
        }
        sum += self.counts[BOUNDS.len()].load(Ordering::Relaxed);
        let seconds = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {sum}\n{name}_sum {seconds}\n{name}_count {sum}");
    }
}

/// What is counted.
#[derive(Default)]
pub struct Metrics {
    /// Answers by the first digit of their status.
    statuses: [AtomicU64; 6],
    /// How long answers took.
    pub requests: Histogram,
    /// How long it took until a record was on disk.
    pub appends: Histogram,
    /// Decisions that were kept.
    pub decisions: AtomicU64,
    /// Bots that owe a decision and wait for their turn to think.
    pub bots_waiting: AtomicUsize,
    /// Tables that were set aside.
    pub set_aside: AtomicU64,
    /// Requests refused because there were too many.
    pub limited: AtomicU64,
    /// Journals that were replayed, for tables and for reports.
    pub replays: AtomicU64,
    /// Passwords hashed.
    pub hashed: AtomicU64,
    /// Connections refused because there were too many.
    pub turned_away: AtomicU64,
}

/// What is not counted but looked up when somebody asks.
pub struct Gauges {
    /// Tables in memory.
    pub tables: usize,
    /// Open streams.
    pub streams: usize,
    /// Open connections.
    pub connections: usize,
}

impl Metrics {
    /// An answer was given.
    pub fn answered(&self, status: u16, took: Duration) {
        self.statuses[usize::from(status / 100).min(5)].fetch_add(1, Ordering::Relaxed);
        self.requests.observe(took);
    }

    /// Everything as text.
    pub fn write(&self, gauges: &Gauges) -> String {
        let mut out = String::new();
        let mut one = |name: &str, kind: &str, help: &str, value: u64| {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        let load = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        one("letopis_tables", "gauge", "Tables in memory.", gauges.tables as u64);
        one("letopis_streams", "gauge", "Open streams.", gauges.streams as u64);
        one("letopis_connections", "gauge", "Open connections.", gauges.connections as u64);
        let waiting = self.bots_waiting.load(Ordering::Relaxed) as u64;
        one("letopis_bots_waiting", "gauge", "Bots waiting to think.", waiting);
        one("letopis_decisions_total", "counter", "Decisions kept.", load(&self.decisions));
        one("letopis_limited_total", "counter", "Requests refused as too many.", load(&self.limited));
        one("letopis_replays_total", "counter", "Journals replayed.", load(&self.replays));
        one("letopis_turned_away_total", "counter", "Connections refused as too many.", load(&self.turned_away));
        one("letopis_passwords_hashed_total", "counter", "Passwords hashed.", load(&self.hashed));
        one("letopis_set_aside_total", "counter", "Tables set aside.", load(&self.set_aside));
        let name = "letopis_requests_total";
        let _ = writeln!(out, "# HELP {name} Answers by class of status.\n# TYPE {name} counter");
        for class in 1..6 {
            let _ = writeln!(out, "{name}{{status=\"{class}xx\"}} {}", load(&self.statuses[class]));
        }
        self.requests.write("letopis_request_seconds", "Time to answer.", &mut out);
        self.appends.write("letopis_append_seconds", "Time until a record was on disk.", &mut out);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histograms_add_up() {
        let metrics = Metrics::default();
        for millis in [0, 3, 3, 40, 5_000] {
            metrics.answered(if millis == 40 { 404 } else { 200 }, Duration::from_millis(millis));
        }
        let text = metrics.write(&Gauges { tables: 7, streams: 2, connections: 9 });
        for line in [
            "letopis_tables 7",
            "letopis_connections 9",
            "letopis_requests_total{status=\"2xx\"} 4",
            "letopis_requests_total{status=\"4xx\"} 1",
            "letopis_request_seconds_bucket{le=\"0.0005\"} 1",
            "letopis_request_seconds_bucket{le=\"0.005\"} 3",
            "letopis_request_seconds_bucket{le=\"0.05\"} 4",
            "letopis_request_seconds_bucket{le=\"+Inf\"} 5",
            "letopis_request_seconds_count 5",
        ] {
            assert!(text.lines().any(|found| found == line), "{line} is missing in\n{text}");
        }
    }
}
