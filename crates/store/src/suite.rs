//! What every store must do. A second implementation runs the same suite.

use std::sync::Arc;

use kernel::{Seat, Seed, Version};
use table::{Header, Moment, Pace, PersonId, Record, Visibility};

use crate::{
    Account, Analysis, Append, Aside, Campaign, Credential, Error, Kind, NewTable, Outcome, Report, Secret, Stage,
    Store, Summary,
};

/// A header for tests.
pub fn header(seed: u64, visibility: Visibility) -> Header {
    Header {
        game: "ethnos".to_owned(),
        version: Version { rules: 7, data: Some("fingerprint".to_owned()) },
        set: None,
        setup: "2 players, tribes random".to_owned(),
        seed: Seed::of_series(seed, 0),
        host: PersonId(u64::MAX - 3),
        pace: Pace::Days(3),
        visibility,
        created: Moment(50),
    }
}

/// A summary for tests.
pub fn summary(stage: Stage, people: &[u64], waiting: &[u64], bot_owes: bool) -> Summary {
    let ids = |numbers: &[u64]| numbers.iter().map(|number| PersonId(*number)).collect::<Vec<_>>();
    Summary {
        stage,
        open_seats: u8::from(stage == Stage::Gathering),
        people: ids(people),
        waiting: ids(waiting),
        names: vec!["Анна".to_owned(), "#2".to_owned()],
        bot_owes,
        outcomes: vec![],
        taken_back: 0,
        hints: 0,
        code: Some(format!("code of {people:?}")),
    }
}

fn append(table: &str, number: u64, text: &str) -> Append {
    Append {
        table: table.to_owned(),
        number,
        record: Record::Chat { name: "Anna".to_owned(), text: text.to_owned() },
        at: Moment(100 + number),
        summary: summary(Stage::Running, &[7], &[7], false),
        tale: None,
    }
}

/// Runs the whole suite; `open` gives the same store again after the last one was closed.
///
/// # Panics
/// If the store does not do what it must.
pub fn run<S: Store + 'static>(open: impl Fn() -> S) {
    keeps_and_gives_back(&open);
    numbers_are_unique(open());
    lists(&open());
    outcomes(&open());
    tales(&open);
    codes(&open());
    accounts(&open());
    credentials(&open());
    reports(&open());
    aside(&open());
    campaigns(&open);
    values(&open());
    open().check_health().unwrap();
    open().check_sound().unwrap();
}

fn keeps_and_gives_back<S: Store>(open: &impl Fn() -> S) {
    let header = header(1, Visibility::Link);
    let first = Record::Sit { seat: Seat::default(), person: PersonId(7), name: "Анна Б.".to_owned() };
    {
        let store = open();
        let gathering = summary(Stage::Gathering, &[7], &[], false);
        store.create("kept", &header, std::slice::from_ref(&first), &gathering, Moment(60)).unwrap();
        let again = store.create("kept", &header, &[], &gathering, Moment(61));
        assert_eq!(again, Err(Error::Exists));
        store.append_now(append("kept", 1, "hello")).unwrap();
        assert_eq!(store.load("nothing").unwrap(), None);
    }
    let store = open();
    let journal = store.load("kept").unwrap().unwrap();
    assert_eq!(journal.header, header);
    assert_eq!(journal.records[0], (first, Moment(60)));
    assert_eq!(journal.records[1], (append("kept", 1, "hello").record, Moment(101)));
    assert_eq!(journal.aside, None);
    store.set_aside("kept", Aside::Failed).unwrap();
    assert_eq!(store.load("kept").unwrap().unwrap().aside, Some(Aside::Failed));
}

/// Which set was asked for is kept, and whether a table waits for nothing but that set.
fn set_of_cards<S: Store>(store: &S) {
    let running = summary(Stage::Running, &[72], &[72], true);
    let boxed = Header { set: Some("box".to_owned()), ..header(11, Visibility::Link) };
    store.create("boxed", &boxed, &[], &running, Moment(1)).unwrap();
    assert_eq!(store.load("boxed").unwrap().unwrap().header, boxed);
    assert_eq!(store.tables_of(PersonId(72), 5).unwrap()[0].set.as_deref(), Some("box"));
    for (why, waits) in [(Aside::Failed, false), (Aside::NoSet, true)] {
        store.set_aside("boxed", why).unwrap();
        assert_eq!(store.load("boxed").unwrap().unwrap().aside, Some(why));
        assert_eq!(store.awaiting_set().unwrap().contains(&"boxed".to_owned()), waits);
    }
    store.restore("boxed", &running).unwrap();
    assert_eq!(store.load("boxed").unwrap().unwrap().aside, None);
    assert!(store.awaiting_set().unwrap().is_empty());
    store.drop_table("boxed").unwrap();
}

/// A table that is set aside is listed, goes on when it is restored, and leaves nothing behind when it is dropped.
fn aside<S: Store>(store: &S) {
    let running = summary(Stage::Running, &[71], &[71], true);
    store.create("odd", &header(9, Visibility::Link), &[], &running, Moment(1)).unwrap();
    assert_eq!((store.stage("odd"), store.stage("nowhere")), (Ok(Some(Stage::Running)), Ok(None)));
    let listed = || store.aside(100).unwrap().into_iter().any(|listed| listed.id == "odd");
    assert!(!listed());
    store.set_aside("odd", Aside::Failed).unwrap();
    assert!(listed() && store.stage("odd") == Ok(Some(Stage::SetAside)));
    store.restore("odd", &Summary { taken_back: 3, hints: 2, ..running }).unwrap();
    assert!(!listed() && store.bots_owing().unwrap().contains(&"odd".to_owned()));
    set_of_cards(store);
    let summary = &store.tables_of(PersonId(71), 5).unwrap()[0].summary;
    assert_eq!((summary.taken_back, summary.hints), (3, 2));
    let report = Report {
        id: "odd-report".to_owned(),
        table: "odd".to_owned(),
        number: 0,
        person: None,
        words: "odd".to_owned(),
        at: Moment(2),
    };
    store.append_now(append("odd", 0, "hello")).unwrap();
    store.keep_tale("odd", "once").unwrap();
    let analysis =
        |judgement| Analysis { version: header(9, Visibility::Link).version, judgement, text: "well".to_owned() };
    for judgement in [1, 2] {
        store.keep_analysis("odd", &analysis(judgement)).unwrap();
    }
    assert_eq!(store.analysis("odd"), Ok(Some(analysis(2))), "the last one counts");
    store.keep_report(&report).unwrap();
    store.drop_table("odd").unwrap();
    assert_eq!((store.load("odd"), store.tale("odd"), store.report("odd-report")), (Ok(None), Ok(None), Ok(None)));
    assert_eq!(store.analysis("odd"), Ok(None));
    assert!(store.tables_of(PersonId(71), 5).unwrap().is_empty());
}

/// Many writers, one number each: one wins, the others are told, nothing is lost or skipped.
fn numbers_are_unique<S: Store + 'static>(store: S) {
    let store = Arc::new(store);
    store
        .create("race", &header(2, Visibility::Link), &[], &summary(Stage::Gathering, &[], &[], false), Moment(1))
        .unwrap();
    assert_eq!(store.append_now(append("race", 3, "too early")), Err(Error::Conflict));
    assert!(store.append_now(append("nowhere", 0, "no such table")).is_err());
    let writers: Vec<_> = (0..8)
        .map(|writer| {
            let store = store.clone();
            std::thread::spawn(move || {
                let mut won = 0;
                let mut number = 0;
                while number < 40 {
                    match store.append_now(append("race", number, &format!("{writer}"))) {
                        Ok(()) => won += 1,
                        Err(Error::Conflict) => {}
                        Err(other) => panic!("{other:?}"),
                    }
                    number += 1;
                }
                won
            })
        })
        .collect();
    let won: usize = writers.into_iter().map(|writer| writer.join().unwrap()).sum();
    assert_eq!(won, 40);
    assert_eq!(store.load("race").unwrap().unwrap().records.len(), 40);
}

fn lists<S: Store>(store: &S) {
    let create = |id: &str, visibility, summary: &Summary, at| {
        store.create(id, &header(3, visibility), &[], summary, Moment(at)).unwrap();
    };
    create("open-old", Visibility::Public, &summary(Stage::Gathering, &[20], &[], false), 200);
    create("open-new", Visibility::Public, &summary(Stage::Gathering, &[20], &[], false), 300);
    create("hidden", Visibility::Link, &summary(Stage::Gathering, &[20, 21], &[], false), 400);
    create("mine", Visibility::Link, &summary(Stage::Running, &[20, 21], &[20], false), 100);
    create("bots", Visibility::Public, &summary(Stage::Running, &[21], &[], true), 100);
    let ids = |listed: Vec<crate::Listed>| listed.into_iter().map(|listed| listed.id).collect::<Vec<_>>();
    assert_eq!(ids(store.open_tables(10).unwrap()), ["open-new", "open-old"]);
    assert_eq!(ids(store.open_tables(1).unwrap()), ["open-new"]);
    assert_eq!(ids(store.tables_of(PersonId(20), 10).unwrap()), ["mine", "hidden", "open-new", "open-old"]);
    assert_eq!(ids(store.tables_of(PersonId(99), 10).unwrap()), [""; 0]);
    let waiting = |person, most| {
        let waiting = store.waiting_for(PersonId(person), most).unwrap();
        waiting.into_iter().map(|waiting| (waiting.table, waiting.game)).collect::<Vec<_>>()
    };
    assert_eq!(waiting(20, 9), [("mine".to_owned(), header(3, Visibility::Link).game)]);
    assert_eq!((waiting(20, 0).len(), waiting(21, 9).len(), waiting(99, 9).len()), (0, 0, 0));
    assert_eq!(store.bots_owing().unwrap(), ["bots"]);
    let mine = store.tables_of(PersonId(20), 1).unwrap().remove(0);
    assert_eq!(mine.summary, Summary { open_seats: 0, ..summary(Stage::Running, &[20, 21], &[20], false) });
    store.set_aside("bots", Aside::Failed).unwrap();
    assert_eq!(store.bots_owing().unwrap(), [""; 0]);
}

fn values<S: Store>(store: &S) {
    assert_eq!(store.value("key").unwrap(), None);
    assert_eq!(store.keep_value("key", &[1, 2]).unwrap(), [1, 2]);
    assert_eq!(store.keep_value("key", &[3]).unwrap(), [1, 2], "the first one stays");
}

fn outcomes<S: Store>(store: &S) {
    let over = |outcomes: &[Outcome]| Summary {
        outcomes: outcomes.to_vec(),
        ..summary(Stage::Finished, &[30, 31], &[], false)
    };
    let outcome = |person, rank, points| Outcome { person: PersonId(person), rank, points };
    let (won, lost) = (outcome(30, 1, 55), outcome(31, 2, -3));
    for (id, at, outcomes) in
        [("over-old", 500, vec![won, lost]), ("over-new", 600, vec![lost]), ("no-one", 700, vec![])]
    {
        store.create(id, &header(4, Visibility::Link), &[], &over(&outcomes), Moment(at)).unwrap();
    }
    let finished = store.finished_by(PersonId(30), 10).unwrap();
    assert_eq!(finished.len(), 1, "a game without an outcome does not count");
    assert_eq!((finished[0].table.as_str(), finished[0].at, finished[0].outcome), ("over-old", Moment(500), won));
    let finished = store.finished_by(PersonId(31), 10).unwrap();
    assert_eq!(finished.iter().map(|game| game.table.as_str()).collect::<Vec<_>>(), ["over-new", "over-old"]);
    assert_eq!(store.finished_by(PersonId(31), 1).unwrap().len(), 1);
}

/// What is told of a game is on disk with the record that ends it, and is told once.
fn tales<S: Store>(open: &impl Fn() -> S) {
    let over = summary(Stage::Finished, &[60], &[], false);
    {
        let store = open();
        for id in ["told", "untold-one", "untold-two"] {
            store.create(id, &header(6, Visibility::Link), &[], &over, Moment(1)).unwrap();
        }
        let end = Append { summary: over.clone(), tale: Some("a tale".to_owned()), ..append("told", 0, "bye") };
        store.append_now(end).unwrap();
        store.append_now(append("told", 1, "talk")).unwrap();
        let late = Append { tale: Some("another".to_owned()), ..append("told", 1, "too late") };
        assert_eq!(store.append_now(late), Err(Error::Conflict));
    }
    let store = open();
    assert_eq!(store.tale("told").unwrap().as_deref(), Some("a tale"));
    store.keep_tale("told", "another").unwrap();
    assert_eq!(store.tale("told").unwrap().as_deref(), Some("a tale"), "the first one stays");
    assert!(store.keep_tale("nowhere", "a tale").is_err(), "there is no such table");
    assert_eq!(store.untold("told", 10).unwrap(), ["untold-one", "untold-two"]);
    assert_eq!(store.untold("untold-one", 10).unwrap(), ["untold-two"]);
    assert_eq!(store.untold("told", 1).unwrap(), ["untold-one"]);
    store.keep_tale("untold-two", "late").unwrap();
    store.set_aside("untold-one", Aside::Failed).unwrap();
    assert_eq!(store.untold("told", 10).unwrap(), [""; 0]);
}

/// The check code of a game changes with it, and stays where there is none to tell.
fn codes<S: Store>(store: &S) {
    let with =
        |code: Option<&str>| Summary { code: code.map(str::to_owned), ..summary(Stage::Running, &[61], &[], false) };
    let code = || store.load("coded").unwrap().unwrap().code;
    store.create("coded", &header(7, Visibility::Link), &[], &with(None), Moment(1)).unwrap();
    assert_eq!(code(), None);
    for (number, (given, kept)) in [(Some("one"), "one"), (Some("two"), "two"), (None, "two")].into_iter().enumerate() {
        store.append_now(Append { summary: with(given), ..append("coded", number as u64, "on") }).unwrap();
        assert_eq!(code().as_deref(), Some(kept));
    }
}

fn account(person: u64, name: &str) -> Account {
    Account { person: PersonId(person), name: name.to_owned(), password: "hash".to_owned(), created: Moment(9) }
}

fn accounts<S: Store>(store: &S) {
    let anna = account(40, "Анна");
    store.create_account(&anna).unwrap();
    assert_eq!(store.create_account(&account(41, "АННА")), Err(Error::Exists), "capitals make no other name");
    assert_eq!(store.create_account(&account(40, "Other")), Err(Error::Exists));
    assert_eq!(store.account_named("анна").unwrap(), Some(anna.clone()));
    assert_eq!(store.account_named("anna").unwrap(), None);
    store.set_password(PersonId(40), "other hash").unwrap();
    let changed = Account { password: "other hash".to_owned(), ..anna };
    assert_eq!(store.account(PersonId(40)).unwrap(), Some(changed));
    store.delete_account(PersonId(40)).unwrap();
    assert_eq!(store.account(PersonId(40)).unwrap(), None);
    assert_eq!(store.account_named("Анна").unwrap(), None);
}

fn credentials<S: Store>(store: &S) {
    store.create_account(&account(50, "Boris")).unwrap();
    store.create_account(&account(51, "Vera")).unwrap();
    let credential = |secret: u8, person, kind| Credential {
        secret: Secret([secret; 32]),
        person: PersonId(person),
        kind,
        created: Moment(secret.into()),
    };
    let token = |label: &str| Kind::Token { label: label.to_owned() };
    let all = [
        credential(1, 50, Kind::Session),
        credential(2, 50, Kind::Session),
        credential(3, 50, token("script")),
        credential(4, 50, token("other")),
        credential(5, 51, Kind::Session),
    ];
    for one in &all {
        store.keep_credential(one).unwrap();
        assert_eq!(store.credential(&one.secret).unwrap().as_ref(), Some(one));
    }
    assert!(store.keep_credential(&credential(6, 99, Kind::Session)).is_err(), "nobody has this account");
    assert_eq!(store.tokens_of(PersonId(50)).unwrap(), [all[3].clone(), all[2].clone()]);
    store.drop_credential(&all[3].secret).unwrap();
    store.drop_sessions(PersonId(50)).unwrap();
    let left: Vec<bool> = all.iter().map(|one| store.credential(&one.secret).unwrap().is_some()).collect();
    assert_eq!(left, [false, false, true, false, true]);
    store.delete_account(PersonId(50)).unwrap();
    assert_eq!(store.credential(&all[2].secret).unwrap(), None);
}

fn reports<S: Store>(store: &S) {
    let gathering = summary(Stage::Gathering, &[7], &[], false);
    store.create("reported", &header(5, Visibility::Link), &[], &gathering, Moment(1)).unwrap();
    let report = |id: &str, person: Option<u64>, at| Report {
        id: id.to_owned(),
        table: "reported".to_owned(),
        number: 3,
        person: person.map(PersonId),
        words: "это <неверно>\nsecond line".to_owned(),
        at: Moment(at),
    };
    let (first, second) = (report("r-one", Some(7), 10), report("r-two", None, 20));
    store.keep_report(&first).unwrap();
    store.keep_report(&second).unwrap();
    assert_eq!(store.report("r-one").unwrap(), Some(first.clone()));
    assert_eq!(store.report("r-none").unwrap(), None);
    assert_eq!(store.reports(10).unwrap(), [second.clone(), first]);
    assert_eq!(store.reports(1).unwrap(), [second]);
}

/// A campaign and the table of its game are kept together; of two changes to the same, one is told.
fn campaigns<S: Store>(open: &impl Fn() -> S) {
    let begun = Campaign {
        id: "c-one".to_owned(),
        person: PersonId(70),
        game: "imperium".to_owned(),
        text: "Анна\nsecond line".to_owned(),
        number: 0,
        table: None,
        changed: Moment(10),
    };
    let older = Campaign { id: "c-old".to_owned(), changed: Moment(5), ..begun.clone() };
    let with_table = Campaign { number: 1, text: "a game".to_owned(), changed: Moment(20), ..begun.clone() };
    let header = header(8, Visibility::Link);
    let set = |store: &S, campaign: &Campaign, id: &str, place: usize| {
        let summary = summary(Stage::Running, &[70], &[70], false);
        let table = NewTable { id, header: &header, records: &[Record::Start], summary: &summary, place };
        store.create_for(campaign, table)
    };
    {
        let store = open();
        store.create_campaign(&begun).unwrap();
        store.create_campaign(&older).unwrap();
        assert_eq!(store.create_campaign(&begun), Err(Error::Exists));
        assert_eq!(store.campaign("c-one").unwrap(), Some(begun.clone()));
        assert_eq!(store.campaign("nothing").unwrap(), None);
        assert_eq!(store.campaigns_of(PersonId(70), 10).unwrap(), [begun.clone(), older.clone()]);
        assert_eq!(store.campaigns_of(PersonId(70), 1).unwrap(), std::slice::from_ref(&begun));
        assert_eq!(store.change_campaign(&Campaign { number: 2, ..begun.clone() }), Err(Error::Conflict));
        set(&store, &with_table, "c-table", 0).unwrap();
        assert_eq!(set(&store, &with_table, "c-other", 0), Err(Error::Conflict), "its game is on already");
        assert_eq!(store.load("c-other").unwrap(), None, "and no table is left behind");
    }
    let store = open();
    let kept = Campaign { table: Some("c-table".to_owned()), ..with_table };
    assert_eq!(store.campaign("c-one").unwrap(), Some(kept.clone()));
    assert_eq!(store.load("c-table").unwrap().unwrap().records.len(), 1);
    assert_eq!(store.campaign_at("c-table").unwrap(), Some(kept.clone()));
    assert_eq!(store.campaign_at("kept").unwrap(), None);
    assert_eq!(store.campaigns_due(10).unwrap(), [""; 0], "its game is on");
    let over = Append { summary: summary(Stage::Finished, &[70], &[], false), ..append("c-table", 1, "bye") };
    store.append_now(over).unwrap();
    assert_eq!(store.campaigns_due(10).unwrap(), ["c-one"]);
    let entered = Campaign { number: 2, table: None, text: "entered".to_owned(), changed: Moment(30), ..kept };
    store.change_campaign(&entered).unwrap();
    assert_eq!(store.change_campaign(&entered), Err(Error::Conflict), "it is entered once");
    assert_eq!(store.campaigns_due(10).unwrap(), [""; 0]);
    assert_eq!(store.campaign_at("c-table").unwrap(), Some(entered.clone()), "the table is still known to be its");
    set(&store, &Campaign { number: 3, ..entered.clone() }, "c-second", 1).unwrap();
    let games = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).enumerate().collect::<Vec<_>>();
    assert_eq!(store.tables_for("c-one").unwrap(), games(&["c-table", "c-second"]));
    store.set_aside("c-second", Aside::Failed).unwrap();
    assert_eq!(store.tables_for("c-one").unwrap(), games(&["c-table"]));
    assert_eq!(store.campaigns_due(10).unwrap(), ["c-one"], "it cannot be finished");
    store.follow_campaigns(PersonId(70), PersonId(71)).unwrap();
    assert_eq!(store.campaigns_of(PersonId(70), 10).unwrap(), []);
    assert_eq!(store.campaigns_of(PersonId(71), 10).unwrap().len(), 2);
    store.change_campaign(&Campaign { number: 4, table: None, ..entered }).unwrap();
    assert_eq!(store.campaign("c-one").unwrap().unwrap().person, PersonId(71), "a change leaves it whose it is");
}
