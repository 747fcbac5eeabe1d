//! What time it is, for tables. The clock of the machine is read once, when the program starts; from then on time is what has
//! passed since, so that a clock that is put forward takes nobody's seat.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::{Moment, Time};

/// A clock that was set once.
struct Clock {
    opened: Moment,
    since: Instant,
}

static CLOCK: LazyLock<Clock> = LazyLock::new(|| {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
    Clock { opened: Moment(wall.as_secs()), since: Instant::now() }
});

impl Clock {
    fn at(&self, instant: Instant) -> Time {
        let passed = instant.saturating_duration_since(self.since).as_secs();
        Time { now: Moment(self.opened.0.saturating_add(passed)), opened: self.opened }
    }
}

/// The time, and since when there has been any.
pub fn time() -> Time {
    CLOCK.at(Instant::now())
}

/// The time.
pub fn now() -> Moment {
    time().now
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_passes_counts() {
        let since = Instant::now();
        let clock = Clock { opened: Moment(1_000), since };
        let time = |passed| clock.at(since + Duration::from_secs(passed));
        assert_eq!(time(0), Time { now: Moment(1_000), opened: Moment(1_000) });
        assert_eq!(time(90), Time { now: Moment(1_090), opened: Moment(1_000) });
    }
}
