//! What a hall must do whatever happens at its tables.

use super::*;
use ::bots::Kind;
use kernel::{Seat, Seed};
use store::Sqlite;
use table::{Pace, Phase, Visibility};

const ANNA: PersonId = PersonId(1);
const BORIS: PersonId = PersonId(2);

fn header() -> Header {
    Header {
        game: "ethnos".to_owned(),
        version: playables(&crate::chapters()).find("ethnos").unwrap().version(),
        set: None,
        setup: "2 players, tribes random".to_owned(),
        seed: Seed::of_series(1, 0),
        host: ANNA,
        pace: Pace::Live,
        visibility: Visibility::Link,
        created: now(),
    }
}

fn sit(seat: usize, person: PersonId, name: &str) -> Record {
    Record::Sit { seat: Seat::new(seat).unwrap(), person, name: name.to_owned() }
}

fn bot(seat: usize) -> Record {
    Record::Bot { seat: Seat::new(seat).unwrap(), kind: Kind::Greedy }
}

/// A table at which Anna plays both seats.
async fn table(hall: &Arc<Hall>) -> Arc<Live> {
    hall.create(header(), vec![sit(0, ANNA, "Anna"), sit(1, ANNA, "Anna 2"), Record::Start]).await.unwrap()
}

fn decision(live: &Table) -> Record {
    let game = live.game().unwrap();
    let seat = game.deciding().first().unwrap();
    Record::Decide { seat, notation: game.options(seat)[0].clone() }
}

fn talk(text: impl Into<String>) -> Record {
    Record::Chat { name: "Anna".to_owned(), text: text.into() }
}

/// Waits until something holds of a table, without counting as somebody who watches.
async fn until(live: &Live, what: &str, holds: impl Fn(&Table) -> bool) {
    for _ in 0..3_000 {
        if holds(&live.table()) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{what} did not come");
}

/// A hall of its own over a store.
fn open(store: Arc<Sqlite>) -> Arc<Hall> {
    Hall::new(store, Arc::default(), Arc::new(Words::new(&crate::chapters())), &Rates::default())
}

struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> (Folder, Arc<Sqlite>) {
        let folder = Folder(std::env::temp_dir().join(format!("letopis-hall-{name}-{}", std::process::id())));
        std::fs::create_dir_all(&folder.0).unwrap();
        let store = Arc::new(Sqlite::open(&folder.0.join("letopis.db")).unwrap());
        (folder, store)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Wherever it panics, one table is set aside with its journal and a report, and the others go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_panic_at_one_table_does_not_touch_another() {
    let (_folder, store) = Folder::new("panic");
    let metrics = Arc::new(Metrics::default());
    let hall = Hall::new(store.clone(), metrics.clone(), Arc::new(Words::new(&crate::chapters())), &Rates::default());
    for deciding in [true, false] {
        let (broken, sound) = (table(&hall).await, table(&hall).await);
        for live in [&broken, &sound] {
            let record = decision(&live.table());
            hall.act(live, ANNA, record, None).await.unwrap();
        }
        let before = store.load(&broken.id).unwrap().unwrap().records;
        *hall.trap.lock().unwrap() = Some(broken.id.clone());
        let outcome = match deciding {
            true => hall.act(&broken, ANNA, decision(&broken.table()), None).await,
            false => hall.look(&broken, |_| ()).await,
        };
        assert_eq!(outcome, Err(Refused::SetAside));
        let record = decision(&broken.table());
        assert_eq!(hall.act(&broken, ANNA, record, None).await, Err(Refused::SetAside), "it stays aside");
        assert!(matches!(hall.find(&broken.id).await, Err(Refused::SetAside)));
        let kept = store.load(&broken.id).unwrap().unwrap();
        assert_eq!(kept.aside, Some(Aside::Failed));
        assert_eq!(kept.records, before, "its journal is kept as it was");
        let reports = store.reports(10).unwrap();
        let report = reports.iter().find(|report| report.table == broken.id).unwrap();
        assert_eq!(report.person, None, "nobody but the site itself");
        assert!(report.words.contains("provoked by a test"), "{}", report.words);
        let record = decision(&sound.table());
        hall.act(&sound, ANNA, record, None).await.unwrap();
    }
    assert_eq!(metrics.set_aside.load(Ordering::Relaxed), 2);
    let again = Hall::new(store, metrics, Arc::new(Words::new(&crate::chapters())), &Rates::default());
    assert!(again.sweep().await.is_ok(), "a restart goes on without them");
}

/// Whoever leaves is last, and bots bring the game to its end.
#[tokio::test(flavor = "multi_thread")]
async fn resigning_leaves_the_game_to_bots() {
    let (_folder, store) = Folder::new("resign");
    let hall = open(store.clone());
    let live = table(&hall).await;
    for seat in Seat::all(2) {
        hall.act(&live, ANNA, Record::Replace { seat, kind: Kind::Greedy }, None).await.unwrap();
    }
    until(&live, "the end of the game", |table| table.phase() == Phase::Finished).await;
    let finished = store.finished_by(ANNA, 5).unwrap();
    assert_eq!((finished.len(), finished[0].outcome.rank), (1, 2), "who leaves comes last");
}

/// Whoever saw no answer sends the same again: it is done, once. Anything else comes too late.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_twice_is_done_once() {
    let (_folder, store) = Folder::new("twice");
    let hall = open(store);
    let live = table(&hall).await;
    let (before, record) = (live.table().number(), decision(&live.table()));
    let other = match (&record, live.table().game().unwrap()) {
        (Record::Decide { seat, .. }, game) => Record::Decide { seat: *seat, notation: game.options(*seat)[1].clone() },
        (other, _) => panic!("{other:?}"),
    };
    for _ in 0..3 {
        assert_eq!(hall.act(&live, ANNA, record.clone(), Some(before)).await, Ok(()));
        hall.act(&live, ANNA, talk("hm"), None).await.unwrap();
    }
    assert_eq!(live.table().number(), before + 4, "one decision, and what was said");
    assert_eq!(hall.act(&live, ANNA, other, Some(before)).await, Err(Refused::Stale));
    let stranger = hall.act(&live, BORIS, record, Some(before)).await;
    assert!(matches!(stranger, Err(Refused::Denied(_))), "nobody learns what another has decided: {stranger:?}");
}

/// Another process over the same store is quicker: memory catches up, and what was asked is judged by what is true.
#[tokio::test(flavor = "multi_thread")]
async fn memory_that_is_behind_catches_up() {
    let (_folder, store) = Folder::new("behind");
    let (first, second) = (open(store.clone()), open(store.clone()));
    let here = table(&first).await;
    let there = second.find(&here.id).await.unwrap();
    let (number, record) = (here.table().number(), decision(&here.table()));
    first.act(&here, ANNA, record.clone(), Some(number)).await.unwrap();
    assert_eq!(there.table().number(), number, "nobody has told it yet");
    assert_eq!(second.act(&there, ANNA, record.clone(), Some(number)).await, Ok(()), "the very same is done");
    assert_eq!(there.table().number(), number + 1);
    first.act(&here, ANNA, decision(&here.table()), Some(number + 1)).await.unwrap();
    let stale = second.act(&there, ANNA, record, Some(number + 1)).await;
    assert!(matches!(stale, Err(Refused::Stale | Refused::Denied(_))), "{stale:?}");
    first.act(&here, ANNA, talk("one"), None).await.unwrap();
    second.act(&there, ANNA, talk("two"), None).await.unwrap();
    first.act(&here, ANNA, talk("three"), None).await.unwrap();
    let journal = store.load(&here.id).unwrap().unwrap();
    let kept = Table::restore(first.games(), journal.header, journal.records).unwrap();
    assert_eq!(kept.number(), number + 5, "every word once");
    assert_eq!((here.table().number(), here.table().chat()), (kept.number(), kept.chat()));
}

/// Somebody talks faster than a bot shows itself: it decides all the same.
#[tokio::test(flavor = "multi_thread")]
async fn talk_does_not_hold_a_bot_up() {
    let (_folder, store) = Folder::new("talk");
    let hall = open(store);
    let records = vec![sit(0, ANNA, "Anna"), bot(1), Record::Speed { millis: 400 }, Record::Start];
    let live = hall.create(header(), records).await.unwrap();
    let _watching = live.watch();
    let decisions = |live: &Live| live.table().game().map_or(0, |game| game.decisions());
    if live.table().bot_to_decide().is_none() {
        hall.act(&live, ANNA, decision(&live.table()), None).await.unwrap();
    }
    let before = decisions(&live);
    for word in 0..400 {
        if decisions(&live) > before {
            return;
        }
        hall.act(&live, ANNA, talk(word.to_string()), None).await.unwrap();
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the bot waits for silence");
}

/// Somebody asks for an undo and thinks better of it, faster than a bot shows itself: it decides all the same.
#[tokio::test(flavor = "multi_thread")]
async fn asking_for_an_undo_does_not_hold_a_bot_up() {
    let (_folder, store) = Folder::new("asking");
    let hall = open(store);
    let header = Header { setup: "3 players, tribes random".to_owned(), ..header() };
    let records =
        vec![sit(0, ANNA, "Anna"), sit(1, BORIS, "Boris"), bot(2), Record::Speed { millis: 400 }, Record::Start];
    let live = hall.create(header, records).await.unwrap();
    let _watching = live.watch();
    // Until the bot is asked, and Anna has drawn a card that she would have to ask the others about.
    let (anna, boris) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    loop {
        let table = live.table();
        let asked = table.bot_to_decide().is_some();
        if asked && table.undo_offer(anna).is_some_and(|(_, must_ask)| must_ask) {
            break;
        }
        match table.game().unwrap().deciding().first() {
            Some(seat) if seat == anna || seat == boris => {
                let person = if seat == anna { ANNA } else { BORIS };
                hall.act(&live, person, decision(&table), None).await.unwrap();
            }
            Some(_) | None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    let before = live.table().game().unwrap().decisions();
    let mut asked = 0;
    for _ in 0..400 {
        if live.table().game().unwrap().decisions() > before {
            assert!(asked <= 3, "asked {asked} times");
            return;
        }
        if hall.act(&live, ANNA, Record::AskUndo { seat: anna }, None).await.is_ok() {
            // After a decision she may ask anew: only what she asks before it counts.
            asked += u32::from(live.table().game().unwrap().decisions() == before);
            hall.act(&live, ANNA, Record::Refuse { seat: anna }, None).await.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("the bot waits for ever");
}

/// A game that has waited for years is nobody's loss on the day the site opens again.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_loses_a_seat_when_the_site_opens() {
    let (_folder, store) = Folder::new("grace");
    let records = [sit(0, ANNA, "Anna"), sit(1, BORIS, "Boris"), Record::Start];
    let header = Header { created: table::Moment(1), ..header() };
    let games = playables(&crate::chapters());
    let old = records.iter().map(|record| (record.clone(), table::Moment(1)));
    let waiting = Table::restore(&games, header.clone(), old).unwrap();
    store.create("old", &header, &records, &summary(&waiting), table::Moment(1)).unwrap();
    let hall = open(store);
    let live = hall.find("old").await.unwrap();
    let seat = live.table().game().unwrap().deciding().first().unwrap();
    let other = if seat.index() == 0 { BORIS } else { ANNA };
    let taken = hall.act(&live, other, Record::Replace { seat, kind: Kind::Greedy }, None).await;
    assert!(matches!(taken, Err(Refused::Denied(denied)) if denied.reason == "table-not-abandoned"));
}

/// The store alone knows that a bot owes a decision: a sweep finds it.
#[tokio::test(flavor = "multi_thread")]
async fn a_sweep_wakes_bots_that_nobody_woke() {
    let (_folder, store) = Folder::new("sweep");
    let records = [bot(0), bot(1), Record::Start];
    let table =
        Table::restore(&playables(&crate::chapters()), header(), records.iter().map(|record| (record.clone(), now())))
            .unwrap();
    store.create("forgotten", &header(), &records, &summary(&table), now()).unwrap();
    let hall = open(store);
    hall.sweep().await.unwrap();
    let live = hall.find("forgotten").await.unwrap();
    until(&live, "the end of the game", |table| table.phase() == Phase::Finished).await;
}

/// Everybody has agreed to an undo, and the program ended before it was kept: it follows when the table is loaded.
#[tokio::test(flavor = "multi_thread")]
async fn an_undo_that_was_granted_follows() {
    let (_folder, store) = Folder::new("undo");
    let hall = open(store.clone());
    let records = vec![sit(0, ANNA, "Anna"), sit(1, BORIS, "Boris"), Record::Start];
    let live = hall.create(header(), records).await.unwrap();
    let person = |seat: Seat| if seat.index() == 0 { ANNA } else { BORIS };
    let asker = loop {
        let table = live.table();
        if let Some(seat) = Seat::all(2).find(|seat| table.undo_offer(*seat).is_some_and(|(_, ask)| ask)) {
            break seat;
        }
        let record = decision(&table);
        let seat = table.game().unwrap().deciding().first().unwrap();
        hall.act(&live, person(seat), record, None).await.unwrap();
    };
    hall.act(&live, person(asker), Record::AskUndo { seat: asker }, None).await.unwrap();
    let other = live.table().undo_waits_for().first().unwrap();
    let (agreed, mut after) = (Record::Agree { seat: other }, Table::clone(&live.table()));
    let (number, decisions) = (after.number(), after.game().unwrap().decisions());
    after.apply(&agreed, now()).unwrap();
    let append = store::Append {
        table: live.id.clone(),
        number,
        record: agreed,
        at: now(),
        summary: summary(&after),
        tale: None,
    };
    store.append_now(append).unwrap();
    let again = open(store).find(&live.id).await.unwrap();
    until(&again, "the undo", |table| table.undo_asked().is_none()).await;
    assert!(again.table().game().unwrap().decisions() < decisions);
}

/// A table goes from memory when nobody holds or watches it, and comes back as it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_needs_is_released() {
    let (_folder, store) = Folder::new("release");
    let hall = open(store);
    let live = table(&hall).await;
    let (id, number) = (live.id.clone(), live.table().number());
    assert!(!hall.release(&id, true, || true), "somebody holds it");
    drop(live);
    assert!(!hall.release(&id, false, || true), "there is room");
    assert!(!hall.release(&id, true, || false), "somebody watches");
    assert!(hall.release(&id, true, || true) && hall.tables_in_memory() == 0);
    assert_eq!(hall.find(&id).await.unwrap().table().number(), number);
    let (one, two) = tokio::join!(hall.find("nowhere"), hall.find("nowhere"));
    assert!(matches!((one, two), (Err(Refused::NoTable), Err(Refused::NoTable))));
    assert_eq!(hall.tables_in_memory(), 1, "what is not there is not kept");
}
