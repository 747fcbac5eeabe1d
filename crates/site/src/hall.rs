//! The tables that somebody looks at or that a bot must decide at. Memory is a cache: the store has the truth.
//!
//! Every table in memory has one owner, a task that takes messages and alone changes it (`owner`). Everybody else holds a
//! [`Live`]: the owner's mailbox, and the table as it was last shown.

mod analyses;
mod bots;
mod campaigns;
mod clock;
mod contents;
mod hints;
mod live;
mod mend;
mod owner;
mod pool;
mod recent;
mod refused;
mod stories;
mod summary;
mod tales;
#[cfg(test)]
mod tests;
mod waits;

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use kernel::{Seat, phrase};
use store::{Aside, Error, Journal, Report, Stage, Store, Waiting, looks};
use table::{Games, Header, PersonId, Record, Table, is_name};
use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::{Semaphore, watch};

use crate::boards::playables;
use crate::limits::Rates;
use crate::metrics::Metrics;
use crate::names;
use crate::setting::USUAL_BOT;
use crate::words::Words;
use analyses::Analyses;
use contents::Shelf;
use hints::Hints;
use live::Errand;
use pool::Pool;
use recent::Recent;
use stories::Stories;
use summary::summary;
use waits::Waits;

pub use analyses::{Analysis, Progress};
pub use campaigns::Standing;
pub use clock::{now, time};
pub use contents::Contents;
pub use live::Live;
pub use mend::restore_table;
pub use refused::Refused;
pub use stories::Shown;

/// Above this number, tables that nobody needs are forgotten until somebody asks for them again.
const KEPT: usize = 2_000;

/// So many games that wait for somebody are counted.
const COUNTED: usize = 99;

/// So many tables are listed where nobody has asked for all.
pub const LISTED: usize = 12;

/// So often the store is asked whether a bot has been forgotten.
const SWEEP: Duration = Duration::from_secs(30);

/// A table's place in memory.
enum Slot {
    /// It is being loaded; those who asked for it wait together.
    Loading(watch::Receiver<Option<Found>>),
    /// It is here.
    Here(Arc<Live>),
}

/// What was seen of a table; none if it is set aside, or what a panic said.
type Looked<T> = Result<T, Option<String>>;

/// A table that was looked for.
type Found = Result<Arc<Live>, Refused>;

/// How long a decision is thought about at most.
struct Times {
    /// By a bot of the highest level.
    bot: Duration,
    /// For a hint.
    hint: Duration,
    /// Of a game that is looked through.
    analysis: Duration,
}

impl Times {
    fn of(rates: &Rates) -> Times {
        let millis = |millis: usize| Duration::from_millis(millis as u64);
        Times {
            bot: millis(rates.bot_millis),
            hint: millis(rates.hint_millis),
            analysis: millis(rates.analysis_millis),
        }
    }
}

/// All tables.
pub struct Hall {
    store: Arc<dyn Store>,
    /// What can be played here.
    games: Games,
    tables: Mutex<HashMap<String, Slot>>,
    /// Where bots think.
    pool: Pool,
    /// How long anybody thinks.
    times: Times,
    /// What was advised lately.
    hints: Hints,
    /// The games that are looked through.
    analyses: Analyses,
    /// How many games may be replayed or told from the beginning at the same time.
    replaying: Semaphore,
    /// What has been told of games that are on.
    pub(crate) stories: Stories,
    /// The parts of games that are over.
    pub(crate) shelf: Shelf,
    /// Which games wait for whom.
    waits: Waits,
    metrics: Arc<Metrics>,
    words: Arc<Words>,
    /// The table at which the next thing that is done panics.
    #[cfg(test)]
    pub(crate) trap: Mutex<Option<String>>,
}

impl Hall {
    /// A hall over a store.
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>, words: Arc<Words>, rates: &Rates) -> Arc<Hall> {
        let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
        Arc::new(Hall {
            store,
            games: playables(words.games()),
            tables: Mutex::default(),
            pool: Pool::new(rates.bot_threads),
            times: Times::of(rates),
            hints: Hints::default(),
            analyses: Analyses::new(rates.analyses, rates.analyses_of),
            replaying: Semaphore::new(cores),
            stories: Stories::default(),
            shelf: Shelf::default(),
            waits: Waits::default(),
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

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
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

    /// Does something that takes the longer the longer a game is: a few at a time, and without holding up the thread that
    /// answers requests.
    pub async fn apart<T>(&self, what: impl FnOnce() -> T) -> Result<T, Refused> {
        let _room = self.replaying.acquire().await.map_err(|_| Refused::Broken)?;
        // With one thread there is no other to hand the rest to.
        let several = Handle::current().runtime_flavor() == RuntimeFlavor::MultiThread;
        Ok(if several { tokio::task::block_in_place(what) } else { what() })
    }

    /// The tables to list on the home page: open ones, and those of a person.
    pub async fn lists(
        &self,
        person: Option<PersonId>,
        most: usize,
    ) -> Result<(Vec<store::Listed>, Vec<store::Listed>), Refused> {
        self.blocking(move |store| {
            let mine = person.map_or(Ok(vec![]), |person| store.tables_of(person, most))?;
            Ok((store.open_tables(LISTED)?, mine))
        })
        .await
    }

    /// The games that wait for a person, as many as anybody would count.
    pub async fn waiting_for(&self, person: PersonId) -> Result<Vec<Waiting>, Refused> {
        let changes = match self.waits.known(person) {
            Ok(waiting) => return Ok(waiting),
            Err(changes) => changes,
        };
        let waiting = self.blocking(move |store| store.waiting_for(person, COUNTED)).await?;
        self.waits.keep(person, &waiting, changes);
        Ok(waiting)
    }

    /// Sets up a table with its first records.
    pub async fn create(self: &Arc<Hall>, mut header: Header, records: Vec<Record>) -> Result<Arc<Live>, Refused> {
        let at = header.created;
        // What was typed may be padded to any length; what is kept is how the game itself writes it.
        header.setup = self.games.of(&header)?.written_setup(&header.setup)?;
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
        let recent = Recent::of(records.iter().cloned());
        self.blocking(move |store| store.create(&name, &header, &records, &summary, at)).await?;
        Ok(self.take_in(id, table, recent))
    }

    /// Gives a table its owner and its place, both at once: an owner that ends at once finds the place that it leaves.
    fn take_in(self: &Arc<Hall>, id: String, table: Table, recent: Recent) -> Arc<Live> {
        let mut tables = self.tables();
        let live = owner::open(self, id.clone(), table, recent);
        tables.insert(id, Slot::Here(live.clone()));
        live
    }

    /// Nobody sits down under the name of somebody else's account, or under one that could be taken for it.
    async fn check_name(&self, person: PersonId, record: &Record) -> Result<(), Refused> {
        let Record::Sit { name, .. } = record else { return Ok(()) };
        if is_name(name) && !names::is_clear(name) {
            return Err(phrase!("site-unclear-name").into());
        }
        let wanted = name.clone();
        match self.blocking(move |store| store.account_like(&wanted)).await? {
            Some(account) if account.person != person => {
                Err(phrase!("account-name-taken", name = name.as_str()).into())
            }
            Some(_) | None => Ok(()),
        }
    }

    /// A table by its name.
    pub async fn find(self: &Arc<Hall>, id: &str) -> Found {
        let mut loading = {
            let mut tables = self.tables();
            match tables.get(id) {
                Some(Slot::Here(live)) => return Ok(live.clone()),
                Some(Slot::Loading(loading)) => loading.clone(),
                None => {
                    let (tell, loading) = watch::channel(None);
                    tables.insert(id.to_owned(), Slot::Loading(loading.clone()));
                    tokio::spawn(self.clone().bring_in(id.to_owned(), tell));
                    loading
                }
            }
        };
        let found = loading.wait_for(Option::is_some).await;
        found.ok().and_then(|found| found.clone()).unwrap_or(Err(Refused::Broken))
    }

    /// Loads a table and gives it an owner, whether or not those who asked for it still wait.
    async fn bring_in(self: Arc<Hall>, id: String, tell: watch::Sender<Option<Found>>) {
        let found = match self.load(&id).await {
            Ok((table, recent)) => Ok(self.take_in(id, table, recent)),
            Err(refused) => {
                self.forget(&id);
                Err(refused)
            }
        };
        tell.send_replace(Some(found));
    }

    /// A table is not in memory any more.
    fn forget(&self, id: &str) {
        self.tables().remove(id);
    }

    /// Forgets a table if nobody holds it, `unneeded` is true, and it has been idle or its room is wanted.
    fn release(&self, id: &str, idle: bool, unneeded: impl FnOnce() -> bool) -> bool {
        let mut tables = self.tables();
        let crowded = tables.len() > KEPT;
        let held = match tables.get(id) {
            Some(Slot::Here(live)) => Arc::strong_count(live) > 1,
            Some(Slot::Loading(_)) | None => false,
        };
        // Whoever wants to hold it must pass the lock first.
        let released = !held && (idle || crowded) && unneeded();
        if released {
            tables.remove(id);
        }
        released
    }

    /// A table as its journal tells it, and the end of that journal. One that cannot be told is set aside.
    async fn load(&self, id: &str) -> Result<(Table, Recent), Refused> {
        let journal = self.journal(id).await?;
        let recent = Recent::end_of(&journal.records);
        match journal.aside {
            None => Ok((self.revive(id, journal).await?, recent)),
            Some(Aside::Failed) => Err(Refused::SetAside),
            Some(Aside::NoSet) if self.games.lacks_set(&journal.header) => Err(no_set(&journal.header)),
            // Its set is offered again, and it goes on where it was.
            Some(Aside::NoSet) => {
                let table = self.revive(id, journal).await?;
                let (name, summary) = (id.to_owned(), summary(&table));
                self.blocking(move |store| store.restore(&name, &summary)).await?;
                Ok((table, recent))
            }
        }
    }

    /// A table's journal, however its table fares. One that is damaged sets its table aside, once.
    pub async fn journal(&self, id: &str) -> Result<Journal, Refused> {
        let name = id.to_owned();
        let loaded = self.blocking(move |store| match store.load(&name) {
            Err(Error::Damaged(why)) => Ok(Err((why, store.stage(&name)?))),
            other => other.map(Ok),
        });
        match loaded.await? {
            Ok(journal) => journal.ok_or(Refused::NoTable),
            Err((_, Some(Stage::SetAside))) => Err(Refused::SetAside),
            Err((why, _)) => Err(self.set_aside(id, 0, &why).await),
        }
    }

    /// A table by its name, for somebody who may look at it.
    pub async fn enter(self: &Arc<Hall>, id: &str, person: Option<PersonId>) -> Found {
        let live = self.find(id).await?;
        if live.table().admits(person) { Ok(live) } else { Err(Refused::Closed) }
    }

    /// Looks at a table as it is now. If that panics, this table is set aside, and no other is touched.
    pub async fn look<T>(&self, live: &Live, what: impl FnOnce(&Table) -> T) -> Result<T, Refused> {
        let table = live.table();
        self.judge(live, &table, self.guard(live, &table, what)).await
    }

    /// The same for what takes the longer the longer a game is.
    pub async fn study<T>(&self, live: &Live, what: impl FnOnce(&Table) -> T) -> Result<T, Refused> {
        let table = live.table();
        let outcome = self.apart(|| self.guard(live, &table, what)).await?;
        self.judge(live, &table, outcome).await
    }

    /// Looks, unless the table is set aside; a panic is caught.
    fn guard<T>(&self, live: &Live, table: &Table, what: impl FnOnce(&Table) -> T) -> Looked<T> {
        if live.is_aside() {
            return Err(None);
        }
        let guarded = || {
            #[cfg(test)]
            self.spring(&live.id);
            what(table)
        };
        // What is looked at is changed by nobody, so nothing can be left half done.
        catch_unwind(AssertUnwindSafe(guarded)).map_err(|panic| Some(message(&*panic)))
    }

    /// A table at which looking panicked is set aside.
    async fn judge<T>(&self, live: &Live, table: &Table, looked: Looked<T>) -> Result<T, Refused> {
        match looked {
            Ok(value) => Ok(value),
            Err(None) => Err(Refused::SetAside),
            Err(Some(why)) => live.ask(Errand::Fail { number: table.number(), why }).await.and(Err(Refused::SetAside)),
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
        self.put_aside(id, number, why, Aside::Failed).await;
        Refused::SetAside
    }

    async fn put_aside(&self, id: &str, number: u64, why: &str, aside: Aside) {
        tracing::error!(table = id, why, "a table is set aside");
        self.metrics.set_aside.fetch_add(1, Ordering::Relaxed);
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
            store.set_aside(&id, aside)?;
            report.map_or(Ok(()), |report| store.keep_report(&report))
        });
        if kept.await.is_err() {
            tracing::error!("the store does not know yet that this table is set aside");
        }
    }

    /// Adds a record for a person. `number` is how far the page that asks has seen the table, where that matters. What was
    /// sent before and is kept is not added twice: it is done.
    pub async fn act(&self, live: &Live, person: PersonId, record: Record, number: Option<u64>) -> Result<(), Refused> {
        self.check_name(person, &record).await?;
        check_neighbours(&live.table(), person, &record)?;
        live.ask(Errand::Act { person, record, number }).await
    }

    /// Whatever a guest has at any table is their account's from now on.
    pub async fn follow(self: &Arc<Hall>, from: PersonId, to: PersonId) -> Result<(), Refused> {
        let hall = self.clone();
        see_through(async move {
            for listed in hall.blocking(move |store| store.tables_of(from, usize::MAX)).await? {
                let live = match hall.find(&listed.id).await {
                    Ok(live) => live,
                    // Nothing can be added to such a table, and nobody is kept out because of it.
                    Err(Refused::SetAside | Refused::NoSet(_) | Refused::NoTable) => continue,
                    Err(refused) => return Err(refused),
                };
                hall.act(&live, from, Record::Follow { from, to }, None).await?;
            }
            hall.blocking(move |store| store.follow_campaigns(from, to)).await
        })
        .await
    }

    /// A person leaves every game that is not over: bots take their seats, or the seats are open again.
    pub async fn leave_all(self: &Arc<Hall>, person: PersonId) -> Result<(), Refused> {
        let hall = self.clone();
        see_through(async move {
            for listed in hall.blocking(move |store| store.tables_of(person, usize::MAX)).await? {
                let live = match (listed.summary.stage, hall.find(&listed.id).await) {
                    (Stage::Gathering | Stage::Running, Ok(live)) => live,
                    (Stage::Finished | Stage::SetAside, _)
                    | (_, Err(Refused::SetAside | Refused::NoSet(_) | Refused::NoTable)) => continue,
                    (Stage::Gathering | Stage::Running, Err(refused)) => return Err(refused),
                };
                for seat in live.table().seats_of(person).iter() {
                    let record = match listed.summary.stage {
                        Stage::Running => Record::Replace { seat, kind: USUAL_BOT },
                        Stage::Gathering | Stage::Finished | Stage::SetAside => Record::Vacate { seat },
                    };
                    hall.act(&live, person, record, None).await?;
                }
            }
            Ok(())
        })
        .await
    }

    /// Goes on with the tables that were set aside because their set of cards was not offered, if it is offered again.
    pub async fn take_back(self: &Arc<Hall>) -> Result<(), Refused> {
        for id in self.blocking(|store| store.awaiting_set()).await? {
            match self.find(&id).await {
                Ok(live) => live.wake(),
                Err(Refused::NoSet(_) | Refused::SetAside | Refused::NoTable) => {}
                Err(refused) => return Err(refused),
            }
        }
        Ok(())
    }

    /// Goes on with every table at which a bot owes a decision: after a restart, and whatever wake-up was lost.
    pub async fn sweep(self: &Arc<Hall>) -> Result<(), Refused> {
        for id in self.blocking(|store| store.bots_owing()).await? {
            match self.find(&id).await {
                Ok(live) => live.wake(),
                Err(refused) => tracing::error!(table = id, ?refused, "a table cannot go on"),
            }
        }
        Ok(())
    }

    /// Does so now and then, for as long as the site is served.
    pub async fn keep_awake(self: Arc<Hall>) {
        loop {
            if let Err(refused) = self.sweep().await {
                tracing::error!(?refused, "bots could not be woken");
            }
            tokio::time::sleep(SWEEP).await;
        }
    }
}

/// Why a table cannot be played whose set is not offered.
fn no_set(header: &Header) -> Refused {
    Refused::NoSet(header.set.clone().unwrap_or_default())
}

/// Nobody sits down under a name that could be taken for that of somebody else at the table.
fn check_neighbours(table: &Table, person: PersonId, record: &Record) -> Result<(), Refused> {
    let Record::Sit { name, seat: wanted, .. } = record else { return Ok(()) };
    let own = table.seats_of(person);
    let others = Seat::all(table.sitters().len()).filter(|seat| seat != wanted && !own.contains(*seat));
    let looks_like = looks(name);
    match others.map(|seat| table.name(seat)).any(|other| !looks(&other).is_disjoint(&looks_like)) {
        true => Err(phrase!("account-name-taken", name = name.as_str()).into()),
        false => Ok(()),
    }
}

/// Does all of something in a task of its own, whether or not whoever asked for it still waits.
async fn see_through(what: impl Future<Output = Result<(), Refused>> + Send + 'static) -> Result<(), Refused> {
    tokio::spawn(what).await.unwrap_or_else(|error| {
        tracing::error!(%error, "something was left half done");
        Err(Refused::Broken)
    })
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
