//! Whether the site can keep what it is told, found out so seldom that nobody can wear the disk out by asking.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::hall::Hall;

/// What was found out about writing holds so long.
const WRITTEN: Duration = Duration::from_secs(2);

/// What was found out about the whole file holds at least so long.
const READ: Duration = Duration::from_secs(5);

/// Reading the whole file takes no more than one part of the time in so many.
const SHARE: u32 = 100;

/// Whoever asks waits no longer for a file that is long to read.
const WAIT: Duration = Duration::from_secs(1);

/// How the store fares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// It keeps what it is told.
    Well,
    /// Nothing can be written, or it is not read back.
    CannotWrite,
    /// What was kept cannot be read.
    Damaged,
}

/// What was found out, and when.
pub struct Health(Mutex<Found>);

struct Found {
    written: Option<(Instant, bool)>,
    sound: bool,
    read_again: Instant,
    reading: Option<JoinHandle<(bool, Duration)>>,
}

impl Default for Health {
    fn default() -> Health {
        Health(Mutex::new(Found { written: None, sound: true, read_again: Instant::now(), reading: None }))
    }
}

impl Health {
    /// How the store fares now, or fared a moment ago. Those who ask at the same time are told the same.
    pub async fn check(&self, hall: &Arc<Hall>) -> Condition {
        let mut found = self.0.lock().await;
        let written = match found.written {
            Some((at, well)) if at.elapsed() < WRITTEN => well,
            Some(_) | None => {
                let well = hall.blocking(|store| store.check_health()).await.is_ok();
                found.written = Some((Instant::now(), well));
                well
            }
        };
        if found.reading.is_none() && Instant::now() >= found.read_again {
            let hall = hall.clone();
            found.reading = Some(tokio::spawn(async move {
                let start = Instant::now();
                (hall.blocking(|store| store.check_sound()).await.is_ok(), start.elapsed())
            }));
        }
        if let Some(reading) = &mut found.reading
            && let Ok(read) = timeout(WAIT, reading).await
        {
            let (sound, took) = read.unwrap_or((false, READ));
            found.sound = sound;
            found.read_again = Instant::now() + READ.max(took * SHARE);
            found.reading = None;
        }
        match (written, found.sound) {
            (_, false) => Condition::Damaged,
            (false, true) => Condition::CannotWrite,
            (true, true) => Condition::Well,
        }
    }
}
