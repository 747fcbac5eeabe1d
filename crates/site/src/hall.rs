//! The tables that somebody looks at or that a bot must decide at. Memory is a cache: the store has the truth.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use kernel::{Phrase, phrase};
use store::{Append, Error, Stage, Store, Summary};
use table::{Header, Moment, PersonId, Phase, Record, Table};
use tokio::sync::{Mutex as AsyncMutex, Semaphore, oneshot, watch};

/// Above this number, tables that nobody looks at are forgotten until somebody asks for them again.
const KEPT: usize = 2_000;

/// A bot that could not decide tries again after this.
const RETRY: Duration = Duration::from_secs(1);

/// A table in memory.
pub struct Live {
    /// Its name.
    pub id: String,
    table: AsyncMutex<Table>,
    /// The number of records: whoever watches is told when it changes.
    changed: watch::Sender<u64>,
    bot_awake: AtomicBool,
}

impl Live {
    /// The table as it is now.
    pub async fn table(&self) -> Table {
        self.table.lock().await.clone()
    }

    /// Tells when the table has changed.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is no such table.
    NoTable,
    /// The page that asked is not up to date.
    Stale,
    /// The rules or the table do not allow it.
    Denied(Phrase),
    /// The table was set aside.
    SetAside,
    /// The store fails.
    Broken,
}

impl Refused {
    /// How a person is told.
    pub fn phrase(&self) -> Phrase {
        match self {
            Refused::NoTable => phrase!("site-no-table"),
            Refused::Stale => phrase!("site-stale"),
            Refused::Denied(why) => why.clone(),
            Refused::SetAside => phrase!("site-set-aside"),
            Refused::Broken => phrase!("site-broken"),
        }
    }
}

/// All tables.
pub struct Hall {
    store: Arc<dyn Store>,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    /// How many bots may think at the same time.
    thinking: Arc<Semaphore>,
}

/// The time.
pub fn now() -> Moment {
    Moment(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()))
}

impl Hall {
    /// A hall over a store.
    pub fn new(store: Arc<dyn Store>) -> Arc<Hall> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Arc::new(Hall { store, tables: Mutex::default(), thinking: Arc::new(Semaphore::new(cores)) })
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something slow with the store, away from the threads that answer requests.
    async fn blocking<T: Send + 'static>(
        &self,
        what: impl FnOnce(&dyn Store) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Refused> {
        let store = self.store.clone();
        let outcome = tokio::task::spawn_blocking(move || what(&*store)).await;
        match outcome {
            Ok(Ok(value)) => Ok(value),
            Ok(Err(error)) => {
                tracing::error!(?error, "the store fails");
                Err(Refused::Broken)
            }
            Err(error) => {
                tracing::error!(%error, "a store thread ended");
                Err(Refused::Broken)
            }
        }
    }

    /// The tables to list on the home page: open ones, and those of a person.
    pub async fn lists(&self, person: Option<PersonId>) -> Result<(Vec<store::Listed>, Vec<store::Listed>), Refused> {
        self.blocking(move |store| {
            let mine = person.map_or(Ok(vec![]), |person| store.tables_of(person, 12))?;
            Ok((store.open_tables(12)?, mine))
        })
        .await
    }

    /// Sets up a table with its first records.
    pub async fn create(self: &Arc<Hall>, header: Header, records: Vec<Record>) -> Result<Arc<Live>, Refused> {
        let at = header.created;
        let mut table = Table::new(header.clone()).map_err(|denied| Refused::Denied(denied.0))?;
        for record in &records {
            table.apply(record, at).map_err(|denied| Refused::Denied(denied.0))?;
        }
        let summary = summary(&table);
        let id = fresh_id()?;
        let name = id.clone();
        self.blocking(move |store| store.create(&name, &header, &records, &summary, at)).await?;
        let live = self.keep(id, table);
        self.wake_bots(&live);
        Ok(live)
    }

    fn keep(&self, id: String, table: Table) -> Arc<Live> {
        let mut tables = self.tables();
        if tables.len() >= KEPT {
            tables.retain(|_, live| Arc::strong_count(live) > 1 || live.changed.receiver_count() > 0);
        }
        let (changed, _) = watch::channel(table.number());
        let live = Arc::new(Live {
            id: id.clone(),
            table: AsyncMutex::new(table),
            changed,
            bot_awake: AtomicBool::new(false),
        });
        // Of two that load the same table at once, the first one stays.
        tables.entry(id).or_insert(live).clone()
    }

    /// A table by its name.
    pub async fn find(self: &Arc<Hall>, id: &str) -> Result<Arc<Live>, Refused> {
        if let Some(live) = self.tables().get(id) {
            return Ok(live.clone());
        }
        let table = self.load(id).await?;
        let live = self.keep(id.to_owned(), table);
        self.wake_bots(&live);
        Ok(live)
    }

    async fn load(&self, id: &str) -> Result<Table, Refused> {
        let name = id.to_owned();
        let journal = self.blocking(move |store| store.load(&name)).await?.ok_or(Refused::NoTable)?;
        if journal.set_aside {
            return Err(Refused::SetAside);
        }
        Table::restore(journal.header, journal.records).map_err(|denied| {
            tracing::error!(table = id, ?denied, "a journal does not read back");
            Refused::SetAside
        })
    }

    /// Adds a record for a person. `number` is how far the page that asks has seen the table, where that matters.
    pub async fn act(
        self: &Arc<Hall>,
        live: &Arc<Live>,
        person: PersonId,
        record: Record,
        number: Option<u64>,
    ) -> Result<(), Refused> {
        let mut table = live.table.lock().await;
        table.permit(person, &record, now()).map_err(|denied| Refused::Denied(denied.0))?;
        if number.is_some_and(|number| number != table.number()) {
            return Err(Refused::Stale);
        }
        self.append(live, &mut table, record).await?;
        // Whoever was asked has agreed: the undo that was asked for follows by itself.
        if let Some(seat) = table.undo_asked()
            && table.undo_waits_for().is_empty()
            && let Some((count, _)) = table.undo_offer(seat)
        {
            self.append(live, &mut table, Record::Undo { seat, count }).await?;
        }
        drop(table);
        self.wake_bots(live);
        Ok(())
    }

    /// Adds a record: first on disk, then in memory.
    async fn append(&self, live: &Live, table: &mut Table, record: Record) -> Result<(), Refused> {
        let at = now();
        let mut after = table.clone();
        after.apply(&record, at).map_err(|denied| Refused::Denied(denied.0))?;
        let append = Append { table: live.id.clone(), number: table.number(), record, at, summary: summary(&after) };
        let (sender, receiver) = oneshot::channel();
        self.store.append(
            append,
            Box::new(move |outcome| {
                // Whoever asked may have gone away; the record is kept all the same.
                let _ = sender.send(outcome);
            }),
        );
        match receiver.await {
            Ok(Ok(())) => {
                *table = after;
                live.changed.send_replace(table.number());
                Ok(())
            }
            Ok(Err(Error::Conflict)) => {
                *table = self.load(&live.id).await?;
                live.changed.send_replace(table.number());
                Err(Refused::Stale)
            }
            Ok(Err(error)) => {
                tracing::error!(?error, table = live.id, "a record was not kept");
                Err(Refused::Broken)
            }
            Err(_) => Err(Refused::Broken),
        }
    }

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
            if live.table.lock().await.bot_to_decide().is_some() {
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
        if live.changed.receiver_count() > 0 {
            tokio::time::sleep(Duration::from_millis(table.speed().into())).await;
        }
        let Ok(_permit) = self.thinking.acquire().await else {
            return false;
        };
        let decided = tokio::task::spawn_blocking(move || table.bot_decision(seat, kind)).await;
        let Ok(Some(record)) = decided else {
            tracing::error!(table = live.id, "a bot did not decide");
            return false;
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

/// What lists need to know of a table.
fn summary(table: &Table) -> Summary {
    let people = |seats: kernel::SeatSet| -> Vec<PersonId> {
        let ids = seats.iter().filter_map(|seat| match table.sitters()[seat.index()] {
            table::Sitter::Person { id, .. } => Some(id),
            table::Sitter::Open | table::Sitter::Bot { .. } => None,
        });
        let mut ids: Vec<PersonId> = ids.collect();
        ids.sort();
        ids.dedup();
        ids
    };
    Summary {
        stage: match table.phase() {
            Phase::Gathering => Stage::Gathering,
            Phase::Running => Stage::Running,
            Phase::Finished => Stage::Finished,
        },
        open_seats: table.sitters().iter().filter(|sitter| **sitter == table::Sitter::Open).count() as u8,
        people: people(table.people()),
        waiting: table.game().map_or(vec![], |game| people(game.deciding())),
        names: table.names(),
        bot_owes: table.bot_to_decide().is_some(),
    }
}

/// Random bytes from the system.
pub fn random<const N: usize>() -> Result<[u8; N], Refused> {
    let mut bytes = [0; N];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) => {
            tracing::error!(%error, "the system gives no random numbers");
            Err(Refused::Broken)
        }
    }
}

/// A name for a table that nobody can guess: ten letters and digits, none of which look alike.
fn fresh_id() -> Result<String, Refused> {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789y";
    Ok(random::<10>()?.iter().map(|byte| LETTERS[*byte as usize % LETTERS.len()] as char).collect())
}
