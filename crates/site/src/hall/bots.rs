//! Bots at tables: they decide when they owe a decision, a few of them at a time.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use super::{Hall, Live, Refused, message};

/// A bot that could not decide tries again after this.
const RETRY: Duration = Duration::from_secs(1);

impl Hall {
    /// Has a bot decide, if one owes a decision and none is at it already.
    pub fn wake_bots(self: &Arc<Hall>, live: &Arc<Live>) {
        if live.bot_awake.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hall, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            while hall.bot_turn(&live).await {}
            live.bot_awake.store(false, Ordering::Release);
            // A decision that came in just before the flag was cleared must not be forgotten, nor one that failed.
            let aside = live.aside.load(Ordering::Acquire);
            if !aside && live.table.lock().await.bot_to_decide().is_some() {
                tokio::time::sleep(RETRY).await;
                hall.wake_bots(&live);
            }
        });
    }

    /// One decision of a bot; false if none is owed.
    async fn bot_turn(self: &Arc<Hall>, live: &Arc<Live>) -> bool {
        let table = live.table().await;
        let Some((seat, kind)) = table.bot_to_decide() else {
            return false;
        };
        let number = table.number();
        // Where several decide at once nothing is to be seen before the last one has.
        let alone = table.game().is_some_and(|game| game.deciding().len() == 1);
        if alone && live.changed.receiver_count() > 0 {
            tokio::time::sleep(Duration::from_millis(table.speed().into())).await;
        }
        self.metrics.bots_waiting.fetch_add(1, Ordering::Relaxed);
        let permit = self.thinking.acquire().await;
        self.metrics.bots_waiting.fetch_sub(1, Ordering::Relaxed);
        let Ok(_permit) = permit else {
            return false;
        };
        let decided = tokio::task::spawn_blocking(move || table.bot_decision(seat, kind)).await;
        let record = match decided {
            Ok(Some(record)) => record,
            Ok(None) => {
                tracing::error!(table = live.id, "a bot did not decide");
                return false;
            }
            Err(error) => {
                let why = error.try_into_panic().map_or_else(|error| error.to_string(), |panic| message(&*panic));
                live.aside.store(true, Ordering::Release);
                self.set_aside(&live.id, number, &why).await;
                return false;
            }
        };
        let mut table = live.table.lock().await;
        if table.number() != number {
            // Somebody acted meanwhile: look again.
            return true;
        }
        self.append(live, &mut table, record).await.is_ok()
    }

    /// After a restart: goes on with every table at which a bot owes a decision.
    pub async fn resume(self: &Arc<Hall>) -> Result<(), Refused> {
        for id in self.blocking(|store| store.bots_owing()).await? {
            if let Err(refused) = self.find(&id).await {
                tracing::error!(table = id, ?refused, "a table cannot go on");
            }
        }
        Ok(())
    }
}
