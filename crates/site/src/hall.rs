//! The tables that somebody looks at or that a bot must decide at. Memory is a cache: the store has the truth.

mod bots;
mod summary;
mod tales;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use kernel::{Phrase, phrase};
use store::{Append, Error, Journal, Report, Stage, Store};
use table::{Denied, Games, Header, Moment, PersonId, Record, Table};
use tokio::sync::{Mutex as AsyncMutex, Semaphore, oneshot, watch};

use crate::boards::playables;
use crate::limits::TooMuch;
use crate::metrics::Metrics;
use crate::words::Words;
use summary::summary;

/// Above this number, tables that nobody looks at are forgotten until somebody asks for them again.
const KEPT: usize = 2_000;

/// A table in memory.
pub struct Live {
    /// Its name.
    pub id: String,
    table: AsyncMutex<Table>,
    /// The number of records: whoever watches is told when it changes.
    changed: watch::Sender<u64>,
    bot_awake: AtomicBool,
    /// Something went wrong here; nothing more is done at this table.
    aside: AtomicBool,
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

/// All tables.
pub struct Hall {
    store: Arc<dyn Store>,
    /// What can be played here.
    games: Games,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    /// How many bots may think at the same time.
    thinking: Arc<Semaphore>,
    metrics: Arc<Metrics>,
    words: Arc<Words>,
    /// The table at which the next thing that is done panics.
    #[cfg(test)]
    pub(crate) trap: Mutex<Option<String>>,
}

/// The time.
pub fn now() -> Moment {
    Moment(SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()))
}

impl Hall {
    /// A hall over a store.
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>, words: Arc<Words>) -> Arc<Hall> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Arc::new(Hall {
            store,
            games: playables(words.games()),
            tables: Mutex::default(),
            thinking: Arc::new(Semaphore::new(cores)),
            metrics,
            words,
            #[cfg(test)]
            trap: Mutex::default(),
        })
    }

    /// What can be played here.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Arc<Live>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something slow with the store, away from the threads that answer requests.
    pub async fn blocking<T: Send + 'static>(
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
        for record in &records {
            self.check_name(header.host, record).await?;
        }
        let mut table = Table::new(&self.games, header.clone())?;
        for record in &records {
            table.apply(record, at)?;
        }
        let summary = summary(&table);
        let id = fresh_id()?;
        let name = id.clone();
        self.blocking(move |store| store.create(&name, &header, &records, &summary, at)).await?;
        let live = self.keep(id, table);
        self.wake_bots(&live);
        Ok(live)
    }

    /// Nobody sits down under the name of somebody else's account.
    async fn check_name(&self, person: PersonId, record: &Record) -> Result<(), Refused> {
        let Record::Sit { name, .. } = record else { return Ok(()) };
        let wanted = name.clone();
        match self.blocking(move |store| store.account_named(&wanted)).await? {
            Some(account) if account.person != person => {
                Err(phrase!("account-name-taken", name = name.as_str()).into())
            }
            Some(_) | None => Ok(()),
        }
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
            aside: AtomicBool::new(false),
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
        self.revive(id, journal).await
    }

    /// A table's journal, however its table fares.
    pub async fn journal(&self, id: &str) -> Result<Journal, Refused> {
        let id = id.to_owned();
        self.blocking(move |store| store.load(&id)).await?.ok_or(Refused::NoTable)
    }

    /// Looks at a table as it is now. If that panics, this table is set aside, and no other is touched.
    pub async fn look<T>(&self, live: &Live, what: impl FnOnce(&Table) -> T) -> Result<T, Refused> {
        let table = live.table().await;
        self.guard(live, table.number(), || what(&table)).await
    }

    async fn guard<T>(&self, live: &Live, number: u64, what: impl FnOnce() -> T) -> Result<T, Refused> {
        if live.aside.load(Ordering::Acquire) {
            return Err(Refused::SetAside);
        }
        let guarded = || {
            #[cfg(test)]
            self.spring(&live.id);
            what()
        };
        // What is looked at is a copy that goes away with the panic.
        match catch_unwind(AssertUnwindSafe(guarded)) {
            Ok(value) => Ok(value),
            Err(panic) => {
                live.aside.store(true, Ordering::Release);
                Err(self.set_aside(&live.id, number, &message(&*panic)).await)
            }
        }
    }

    /// Panics if a test has asked for it.
    #[cfg(test)]
    fn spring(&self, id: &str) {
        let mut trap = self.trap.lock().unwrap_or_else(PoisonError::into_inner);
        if trap.as_deref() == Some(id) {
            *trap = None;
            drop(trap);
            panic!("provoked by a test");
        }
    }

    /// Nothing more is done at this table; its journal is kept, and the operator finds a report.
    async fn set_aside(&self, id: &str, number: u64, why: &str) -> Refused {
        tracing::error!(table = id, why, "a table is set aside");
        self.metrics.set_aside.fetch_add(1, Ordering::Relaxed);
        self.tables().remove(id);
        let report = fresh_id().map(|name| Report {
            id: name,
            table: id.to_owned(),
            number,
            person: None,
            words: format!("set aside: {why}"),
            at: now(),
        });
        let id = id.to_owned();
        let kept = self.blocking(move |store| {
            store.set_aside(&id)?;
            report.map_or(Ok(()), |report| store.keep_report(&report))
        });
        if kept.await.is_err() {
            tracing::error!("the store does not know yet that this table is set aside");
        }
        Refused::SetAside
    }

    /// Adds a record for a person. `number` is how far the page that asks has seen the table, where that matters.
    pub async fn act(
        self: &Arc<Hall>,
        live: &Arc<Live>,
        person: PersonId,
        record: Record,
        number: Option<u64>,
    ) -> Result<(), Refused> {
        self.check_name(person, &record).await?;
        let mut table = live.table.lock().await;
        table.permit(person, &record, now())?;
        if number.is_some_and(|number| !table.is_current(&record, number)) {
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

    /// Whatever a guest has at any table is their account's from now on.
    pub async fn follow(self: &Arc<Hall>, from: PersonId, to: PersonId) -> Result<(), Refused> {
        for listed in self.blocking(move |store| store.tables_of(from, usize::MAX)).await? {
            let live = match self.find(&listed.id).await {
                Ok(live) => live,
                Err(Refused::SetAside) => continue,
                Err(refused) => return Err(refused),
            };
            self.act(&live, from, Record::Follow { from, to }, None).await?;
        }
        Ok(())
    }

    /// A person leaves every game that is not over: bots take their seats, or the seats are open again.
    pub async fn leave_all(self: &Arc<Hall>, person: PersonId) -> Result<(), Refused> {
        for listed in self.blocking(move |store| store.tables_of(person, usize::MAX)).await? {
            let live = match (listed.summary.stage, self.find(&listed.id).await) {
                (Stage::Gathering | Stage::Running, Ok(live)) => live,
                (Stage::Finished | Stage::SetAside, _) | (_, Err(Refused::SetAside)) => continue,
                (Stage::Gathering | Stage::Running, Err(refused)) => return Err(refused),
            };
            for seat in live.table().await.seats_of(person).iter() {
                let record = match listed.summary.stage {
                    Stage::Running => Record::Replace { seat, kind: ::bots::Kind::Greedy },
                    Stage::Gathering | Stage::Finished | Stage::SetAside => Record::Vacate { seat },
                };
                self.act(&live, person, record, None).await?;
            }
        }
        Ok(())
    }

    /// Adds a record: first on disk, then in memory.
    async fn append(&self, live: &Live, table: &mut Table, record: Record) -> Result<(), Refused> {
        let (at, start) = (now(), Instant::now());
        let mut after = table.clone();
        let applied = self.guard(live, table.number(), || {
            after.apply(&record, at)?;
            Ok::<_, Denied>(self.tale_of_end(table, &after))
        });
        let tale = applied.await??;
        let decision = matches!(record, Record::Decide { .. });
        let (id, number, summary) = (live.id.clone(), table.number(), summary(&after));
        let append = Append { table: id, number, record, at, summary, tale };
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
                self.metrics.appends.observe(start.elapsed());
                self.metrics.decisions.fetch_add(decision.into(), Ordering::Relaxed);
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
}

/// What a panic said.
fn message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
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

/// A name that nobody can guess, for a table or a report: ten letters and digits, none of which look alike.
pub fn fresh_id() -> Result<String, Refused> {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789y";
    Ok(random::<10>()?.iter().map(|byte| LETTERS[*byte as usize % LETTERS.len()] as char).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::bots::Kind;
    use kernel::{Seat, Seed};
    use store::Sqlite;
    use table::{Pace, Phase, Visibility};

    const ANNA: PersonId = PersonId(1);

    async fn table(hall: &Arc<Hall>) -> Arc<Live> {
        let header = Header {
            game: "ethnos".to_owned(),
            version: hall.games().find("ethnos").unwrap().version(),
            setup: "2 players, tribes random".to_owned(),
            seed: Seed::of_series(1, 0),
            host: ANNA,
            pace: Pace::Live,
            visibility: Visibility::Link,
            created: now(),
        };
        let seats: Vec<Seat> = Seat::all(2).collect();
        let sit = |seat, name: &str| Record::Sit { seat, person: ANNA, name: name.to_owned() };
        let records = vec![sit(seats[0], "Anna"), sit(seats[1], "Anna 2"), Record::Start];
        hall.create(header, records).await.unwrap()
    }

    fn decision(live: &Table) -> Record {
        let game = live.game().unwrap();
        let seat = game.deciding().first().unwrap();
        Record::Decide { seat, notation: game.options(seat)[0].clone() }
    }

    struct Folder(std::path::PathBuf);

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    /// Wherever it panics, one table is set aside with its journal and a report, and the others go on.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_panic_at_one_table_does_not_touch_another() {
        let folder = Folder(std::env::temp_dir().join(format!("letopis-hall-{}", std::process::id())));
        std::fs::create_dir_all(&folder.0).unwrap();
        let store = Arc::new(Sqlite::open(&folder.0.join("letopis.db")).unwrap());
        let metrics = Arc::new(Metrics::default());
        let words = Arc::new(Words::new(&crate::chapters()));
        let hall = Hall::new(store.clone(), metrics.clone(), words.clone());
        for deciding in [true, false] {
            let (broken, sound) = (table(&hall).await, table(&hall).await);
            for live in [&broken, &sound] {
                let record = decision(&live.table().await);
                hall.act(live, ANNA, record, None).await.unwrap();
            }
            let before = store.load(&broken.id).unwrap().unwrap().records;
            *hall.trap.lock().unwrap() = Some(broken.id.clone());
            let outcome = match deciding {
                true => hall.act(&broken, ANNA, decision(&broken.table().await), None).await,
                false => hall.look(&broken, |_| ()).await,
            };
            assert_eq!(outcome, Err(Refused::SetAside));
            let record = decision(&broken.table().await);
            assert_eq!(hall.act(&broken, ANNA, record, None).await, Err(Refused::SetAside), "it stays aside");
            assert!(matches!(hall.find(&broken.id).await, Err(Refused::SetAside)));
            let kept = store.load(&broken.id).unwrap().unwrap();
            assert!(kept.set_aside);
            assert_eq!(kept.records, before, "its journal is kept as it was");
            let reports = store.reports(10).unwrap();
            let report = reports.iter().find(|report| report.table == broken.id).unwrap();
            assert_eq!(report.person, None, "nobody but the site itself");
            assert!(report.words.contains("provoked by a test"), "{}", report.words);
            let record = decision(&sound.table().await);
            hall.act(&sound, ANNA, record, None).await.unwrap();
        }
        assert_eq!(metrics.set_aside.load(Ordering::Relaxed), 2);
        let again = Hall::new(store, metrics, words);
        assert!(again.resume().await.is_ok(), "a restart goes on without them");
    }

    /// Whoever leaves is last, and bots bring the game to its end.
    #[tokio::test(flavor = "multi_thread")]
    async fn resigning_leaves_the_game_to_bots() {
        let folder = Folder(std::env::temp_dir().join(format!("letopis-hall-bots-{}", std::process::id())));
        std::fs::create_dir_all(&folder.0).unwrap();
        let store = Arc::new(Sqlite::open(&folder.0.join("letopis.db")).unwrap());
        let hall = Hall::new(store.clone(), Arc::default(), Arc::new(Words::new(&crate::chapters())));
        let live = table(&hall).await;
        for seat in Seat::all(2) {
            hall.act(&live, ANNA, Record::Replace { seat, kind: Kind::Greedy }, None).await.unwrap();
        }
        for _ in 0..600 {
            if live.table().await.phase() == Phase::Finished {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(live.table().await.phase(), Phase::Finished, "bots play on by themselves");
        let finished = store.finished_by(ANNA, 5).unwrap();
        assert_eq!((finished.len(), finished[0].outcome.rank), (1, 2), "who leaves comes last");
    }
}
