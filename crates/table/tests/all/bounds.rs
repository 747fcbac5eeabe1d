//! How much a table takes, who may look at it, and how long it waits.

use crate::offered::GAMES;
use kernel::{Seat, Seed, Viewer};
use table::{
    CHAT, Header, LINES, Moment, NOTATION, Onlookers, Pace, PersonId, RECORDS, Record, Table, Teller, Time, Visibility,
};

const NOW: Moment = Moment(1_000_000);
const ANNA: PersonId = PersonId(1);
const BORIS: PersonId = PersonId(2);
const CARLA: PersonId = PersonId(3);

fn table(pace: Pace) -> Table {
    let header = Header {
        game: "ethnos".to_owned(),
        version: GAMES.find("ethnos").unwrap().version(),
        set: None,
        setup: "2 players, tribes random".to_owned(),
        seed: Seed::of_series(3, 0),
        host: ANNA,
        pace,
        visibility: Visibility::Link,
        created: NOW,
    };
    let mut table = Table::new(&GAMES, header).unwrap();
    for (at, person, name) in [(0, ANNA, "Anna"), (1, BORIS, "Boris")] {
        let sit = Record::Sit { seat: Seat::new(at).unwrap(), person, name: name.to_owned() };
        table.apply(&sit, NOW).unwrap();
    }
    table.apply(&Record::Start, NOW).unwrap();
    table
}

fn person(seat: Seat) -> PersonId {
    if seat.index() == 0 { ANNA } else { BORIS }
}

/// What a person wants is permitted and done, or refused with this word.
fn act(table: &mut Table, person: PersonId, record: &Record) -> Result<(), &'static str> {
    table.permit(person, record, NOW).and_then(|()| table.apply(record, NOW)).map_err(|denied| denied.reason)
}

fn deciding(table: &Table) -> Seat {
    table.game().unwrap().deciding().first().unwrap()
}

fn talk(text: &str) -> Record {
    Record::Chat { name: "Anna".to_owned(), text: text.to_owned() }
}

/// Deciding and taking back, again and again, comes to an end; the game does not have to.
#[test]
fn a_journal_does_not_grow_without_end() {
    let mut table = table(Pace::Live);
    let seat = deciding(&table);
    let free = table.game().unwrap().options(seat)[1].clone();
    let (decide, undo) = (Record::Decide { seat, notation: free }, Record::Undo { seat, count: 1 });
    let mut undone = 0;
    let refused = loop {
        act(&mut table, person(seat), &decide).unwrap();
        match act(&mut table, person(seat), &undo) {
            Ok(()) => undone += 1,
            Err(reason) => break reason,
        }
        assert!(undone < RECORDS, "a table takes this for ever");
    };
    assert_eq!((refused, table.taken_back() as u64), ("table-undo-enough", undone));
    let next = deciding(&table);
    let on = Record::Decide { seat: next, notation: table.game().unwrap().options(next)[0].clone() };
    assert_eq!(act(&mut table, person(next), &on), Ok(()), "the game goes on");
    let said = (0..).take_while(|_| act(&mut table, CARLA, &talk(".")).is_ok()).count();
    assert_eq!((said, act(&mut table, CARLA, &talk("."))), (LINES / 2, Err("table-said-enough")));
    let said = (0..).take_while(|_| act(&mut table, BORIS, &talk(".")).is_ok()).count();
    assert_eq!((said, act(&mut table, BORIS, &talk("."))), (LINES / 2, Err("table-said-enough")));
    while table.number() < RECORDS {
        act(&mut table, ANNA, &Record::Speed { millis: 0 }).unwrap();
    }
    assert_eq!(act(&mut table, ANNA, &Record::Speed { millis: 0 }), Err("table-full"));
    let next = deciding(&table);
    let on = Record::Decide { seat: next, notation: table.game().unwrap().options(next)[0].clone() };
    assert_eq!(act(&mut table, person(next), &on), Ok(()), "and on");
}

/// Somebody sits down and gets up again, for ever: the host can still find players, or bots, and begin.
#[test]
fn whoever_comes_and_goes_leaves_room_for_the_host() {
    let header = Header { host: ANNA, ..table(Pace::Live).header().clone() };
    let mut table = Table::new(&GAMES, header).unwrap();
    let (first, second) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
    let sit = |seat, person, name: &str| Record::Sit { seat, person, name: name.to_owned() };
    let come_and_go = |table: &mut Table| {
        act(table, CARLA, &sit(second, CARLA, "Carla"))
            .and_then(|()| act(table, CARLA, &Record::Vacate { seat: second }))
    };
    let times = (0..RECORDS).take_while(|_| come_and_go(&mut table).is_ok()).count() as u64;
    assert!(times < RECORDS / 8, "{times}");
    act(&mut table, ANNA, &sit(first, ANNA, "Anna")).unwrap();
    act(&mut table, ANNA, &Record::Bot { seat: second, kind: bots::Kind::Greedy }).unwrap();
    act(&mut table, ANNA, &Record::Start).unwrap();
}

/// Whatever is asked for, the others are bothered three times, and the question that waits stays the same one.
#[test]
fn an_undo_is_asked_for_three_times() {
    let mut table = table(Pace::Live);
    let seat = deciding(&table);
    let drawn = Record::Decide { seat, notation: "recruit deck".to_owned() };
    act(&mut table, person(seat), &drawn).unwrap();
    let (next, ask, withdraw) = (deciding(&table), Record::AskUndo { seat }, Record::Refuse { seat });
    let posed = table.posed_since(next);
    for _ in 0..3 {
        act(&mut table, person(seat), &ask).unwrap();
        act(&mut table, person(seat), &withdraw).unwrap();
    }
    assert_eq!(act(&mut table, person(seat), &ask), Err("table-asked-enough"));
    assert_eq!(table.posed_since(next), posed);
    act(&mut table, person(next), &Record::Decide { seat: next, notation: "recruit deck".to_owned() }).unwrap();
    assert!(table.posed_since(deciding(&table)) > posed);
    assert_eq!(act(&mut table, person(next), &Record::AskUndo { seat: next }), Ok(()), "another question");
}

/// However a decision is typed, it is kept as the game writes it.
#[test]
fn decisions_are_kept_in_notation() {
    let table = table(Pace::Live);
    let seat = deciding(&table);
    let typed = |notation: String| Record::Decide { seat, notation };
    let padded = typed(format!("  recruit {} deck ", " ".repeat(500)));
    let kept = table.check(&padded).unwrap().kept(&table);
    assert_eq!(kept, typed("recruit deck".to_owned()));
    assert_eq!(table.permit(person(seat), &padded, NOW), Ok(()));
    let long = typed(format!("recruit{}deck", " ".repeat(NOTATION)));
    assert_eq!(table.permit(person(seat), &long, NOW).unwrap_err().reason, "table-too-long");
    let game = GAMES.find("ethnos").unwrap();
    let setup = game.usual_setup(2).unwrap();
    let spaced = setup.replace(' ', "   ");
    if game.seats_of(&spaced).is_ok() {
        assert_eq!(game.written_setup(&spaced), Ok(setup.clone()));
    }
    assert!(game.written_setup(&format!("{setup}{}", " ".repeat(NOTATION))).is_err());
    let text = "я".repeat(CHAT);
    assert_eq!(table.check(&talk(&text)).unwrap().kept(&table), talk(&text));
}

/// The host says what onlookers may do, and nobody else.
#[test]
fn hosts_silence_onlookers_and_close_tables() {
    let mut table = table(Pace::Live);
    assert_eq!(act(&mut table, CARLA, &talk("hello")), Ok(()));
    let may = |may| Record::Onlookers { may };
    assert_eq!(act(&mut table, BORIS, &may(Onlookers::Watch)), Err("table-host-only"));
    act(&mut table, ANNA, &may(Onlookers::Watch)).unwrap();
    assert_eq!(act(&mut table, CARLA, &talk("hello")), Err("table-onlookers-silent"));
    assert!(table.admits(Some(CARLA)) && table.admits(None));
    assert_eq!(act(&mut table, BORIS, &talk("hello")), Ok(()));
    act(&mut table, ANNA, &may(Onlookers::Away)).unwrap();
    assert_eq!(act(&mut table, CARLA, &talk("hello")), Err("table-onlookers-silent"));
    assert!(!table.admits(Some(CARLA)) && !table.admits(None));
    let boris = Record::Replace { seat: Seat::new(1).unwrap(), kind: bots::Kind::Greedy };
    act(&mut table, BORIS, &boris).unwrap();
    assert!(table.admits(Some(ANNA)) && table.admits(Some(BORIS)), "whoever played may see how it ends");
    act(&mut table, ANNA, &may(Onlookers::Talk)).unwrap();
    assert!(table.admits(None));
}

/// Nobody loses a seat because the site was closed, or its clock was wrong when it opened.
#[test]
fn a_seat_is_not_abandoned_before_the_site_has_been_open() {
    for (pace, late, grace) in [(Pace::Live, 100_000, 180), (Pace::Days(1), 100_000_000, 12 * 3_600)] {
        let table = table(pace);
        let seat = deciding(&table);
        let opened = Moment(NOW.0 + late);
        let after = |seconds| Time { now: Moment(opened.0 + seconds), opened };
        assert!(table.is_abandoned(seat, opened), "a site that has always been open");
        assert!(!table.is_abandoned(seat, after(0)) && !table.is_abandoned(seat, after(grace)), "{pace:?}");
        assert!(table.is_abandoned(seat, after(grace + 1)), "{pace:?}");
    }
}

/// What is told piece by piece is what is told at once, whatever is taken back on the way; and so is what may be taken back.
#[test]
fn tellers_tell_what_stories_tell() {
    let mut table = table(Pace::Live);
    let viewers = [Viewer::Spectator, Viewer::Seat(Seat::new(0).unwrap()), Viewer::Omniscient];
    let mut tellers = viewers.map(Teller::new);
    let mut salt = 5_u64;
    for step in 0..400 {
        if table.game().unwrap().deciding().is_empty() {
            break;
        }
        salt = salt.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let seat = deciding(&table);
        let decisions = table.game().unwrap().decisions();
        if step % 7 == 6 && decisions > 40 {
            let back = Seat::all(2).find(|seat| table.game().unwrap().undo_reach(*seat).is_some()).unwrap();
            let count = table.game().unwrap().undo_reach(back).unwrap();
            if table.undo_offer(back).is_some_and(|(_, must_ask)| must_ask) {
                table.apply(&Record::AskUndo { seat: back }, NOW).unwrap();
                table.apply(&Record::Agree { seat: back.next(2) }, NOW).unwrap();
            }
            if table.apply(&Record::Undo { seat: back, count }, NOW).is_err() {
                table.apply(&Record::Undo { seat: back, count: 1 }, NOW).unwrap();
            }
        } else {
            let options = table.game().unwrap().options(seat);
            let notation = options[(salt >> 33) as usize % options.len()].clone();
            table.apply(&Record::Decide { seat, notation }, NOW).unwrap();
        }
        if step % 3 == 0 {
            continue;
        }
        let game = table.game().unwrap();
        let again = GAMES.read(&game.chronicle()).unwrap();
        assert_eq!(again.taken_back(), table.taken_back());
        for seat in Seat::all(2) {
            assert_eq!(again.free_undo(seat), game.free_undo(seat), "step {step}");
        }
        for (viewer, teller) in viewers.iter().zip(&mut tellers) {
            let (told, whole) = (teller.follow(game), again.story(*viewer, usize::MAX, &[]));
            let (piecewise, at_once) = (told.told(), whole.told());
            assert!(at_once.ends_with(&piecewise), "step {step}");
            assert!(piecewise.len() == at_once.len() || piecewise.len() >= 150, "step {step}: {}", piecewise.len());
            assert!(whole.passages().ends_with(told.passages()), "step {step}");
            assert_eq!(told.since(), whole.since());
            assert_eq!(told.facts(), whole.facts());
            assert_eq!(teller.behind(game), 0);
        }
    }
    assert!(table.taken_back() > 10);
}

/// A hint is kept once for each question, a few for each seat among people and many alone, and changes nothing else.
#[test]
fn hints_are_counted() {
    let mut table = table(Pace::Live);
    let code = table.code();
    let (seat, number) = (deciding(&table), table.number());
    let (own, other) = (person(seat), person(seat.next(2)));
    let hint = Record::Hint { seat };
    assert_eq!(act(&mut table, other, &hint), Err("table-not-yours"));
    assert_eq!(act(&mut table, other, &Record::Hint { seat: seat.next(2) }), Err("table-hint-unasked"));
    assert_eq!((act(&mut table, own, &hint), act(&mut table, own, &hint)), (Ok(()), Err("table-hint-given")));
    assert!(table.is_hinted(seat) && !table.is_hinted(seat.next(2)));
    assert_eq!((table.hints(), table.hints_of(seat), table.hints_left(seat)), (1, 1, Some(2)));
    assert_eq!(table.code(), code, "it is no part of the game's course");
    let decide =
        |table: &Table, seat: Seat| Record::Decide { seat, notation: table.game().unwrap().options(seat)[0].clone() };
    assert!(table.is_current(&decide(&table, seat), number), "the question is the same");
    assert!(table.is_current(&hint, number) && !table.is_current(&hint, number - 1));
    let mut taken = 1;
    let refused = loop {
        let next = deciding(&table);
        if next == seat && !table.is_hinted(seat) {
            match act(&mut table, own, &hint) {
                Ok(()) => taken += 1,
                Err(reason) => break reason,
            }
        }
        let record = decide(&table, next);
        act(&mut table, person(next), &record).unwrap();
    };
    assert_eq!((refused, taken, table.hints_left(seat)), ("table-hints-enough", 3, Some(0)));
    // Whoever is left alone with bots wrongs nobody.
    let leave = Record::Replace { seat: seat.next(2), kind: bots::Kind::Greedy };
    act(&mut table, other, &leave).unwrap();
    assert_eq!((table.hints_left(seat), act(&mut table, own, &hint)), (None, Ok(())));
    // What a journal holds is replayed, however much it is.
    let records = [Record::Hint { seat }].iter().map(Record::write).collect::<String>();
    assert_eq!(records, format!("hint {}", seat.index() + 1));
}
