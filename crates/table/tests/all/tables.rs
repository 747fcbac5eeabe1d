//! Tables from setting up to the end, and back from their journals.

use crate::offered::GAMES;
use bots::{Budget, Halt, Kind};
use kernel::{Data, Phrase, Scenario, Seat, Seed, Situation, Viewer};
use table::{Header, Moment, Pace, PersonId, Phase, Record, Sitter, Table, Visibility};

const NOW: Moment = Moment(1_000_000);
const ANNA: PersonId = PersonId(1);
const BORIS: PersonId = PersonId(2);

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn header(seats: usize, seed: u64) -> Header {
    Header {
        game: "ethnos".to_owned(),
        version: GAMES.find("ethnos").unwrap().version(),
        set: None,
        setup: format!("{seats} players, tribes random"),
        seed: Seed::of_series(seed, 0),
        host: ANNA,
        pace: Pace::Live,
        visibility: Visibility::Link,
        created: NOW,
    }
}

/// A table together with the journal that a store would keep.
struct Kept {
    table: Table,
    journal: Vec<(Record, Moment)>,
}

impl Kept {
    fn new(header: Header) -> Kept {
        Kept { table: Table::new(&GAMES, header).unwrap(), journal: vec![] }
    }

    fn add(&mut self, record: Record) {
        self.table.apply(&record, NOW).unwrap_or_else(|denied| panic!("{record:?}: {denied:?}"));
        self.journal.push((record, NOW));
    }

    fn deny(&self, record: Record) -> &'static str {
        self.table.check(&record).unwrap_err().why.key
    }

    /// The table reads back from its journal.
    fn restored(&self) -> Table {
        let lines = self.journal.iter().map(|(record, moment)| (Record::read(&record.write()).unwrap(), *moment));
        let table = Table::restore(&GAMES, self.table.header().clone(), lines).unwrap();
        assert_eq!(format!("{table:?}"), format!("{:?}", self.table));
        table
    }

    fn sit(&mut self, at: usize, person: PersonId, name: &str) {
        self.add(Record::Sit { seat: seat(at), person, name: name.to_owned() });
    }

    /// Everybody takes their first option until `until` holds.
    fn play(&mut self, until: impl Fn(&Table) -> bool) {
        while !until(&self.table) {
            let game = self.table.game().unwrap();
            let seat = game.deciding().first().unwrap();
            let notation = game.choices(seat)[0].notation.clone();
            self.add(Record::Decide { seat, notation });
        }
    }
}

#[test]
fn a_table_gathers_plays_and_ends() {
    let mut kept = Kept::new(header(3, 1));
    assert_eq!(kept.table.phase(), Phase::Gathering);
    assert_eq!(kept.deny(Record::Start), "table-seats-open");
    kept.sit(0, ANNA, "Anna");
    assert_eq!(kept.deny(Record::Sit { seat: seat(0), person: BORIS, name: "Boris".to_owned() }), "table-seat-taken");
    assert_eq!(kept.deny(Record::Sit { seat: seat(1), person: BORIS, name: "Anna".to_owned() }), "player-name-twice");
    assert_eq!(kept.deny(Record::Sit { seat: seat(1), person: BORIS, name: "a:b".to_owned() }), "table-bad-name");
    assert_eq!(kept.deny(Record::Sit { seat: seat(5), person: BORIS, name: "Boris".to_owned() }), "table-no-seat");
    kept.sit(1, BORIS, "Boris");
    kept.add(Record::Vacate { seat: seat(1) });
    kept.sit(1, BORIS, "Boris");
    kept.add(Record::Bot { seat: seat(2), kind: Kind::Greedy });
    assert_eq!(kept.deny(Record::Decide { seat: seat(0), notation: "recruit deck".to_owned() }), "table-not-begun");
    kept.add(Record::Start);
    assert_eq!(kept.deny(Record::Vacate { seat: seat(1) }), "table-begun");
    while kept.table.phase() == Phase::Running {
        match kept.table.bot_to_decide() {
            Some((bot, kind)) => {
                let record = kept.table.bot_decision(bot, kind).unwrap();
                assert_eq!(kept.table.bot_decision(bot, kind), Some(record.clone()), "bots repeat themselves");
                kept.add(record);
            }
            None => {
                let next = kept.table.number() + 1;
                kept.play(|table| table.number() == next);
            }
        }
    }
    assert_eq!(kept.table.phase(), Phase::Finished);
    kept.add(Record::Rematch { table: "other".to_owned() });
    assert_eq!(kept.deny(Record::Rematch { table: "third".to_owned() }), "table-no-rematch");
    kept.restored();
    let chronicle = kept.table.game().unwrap().chronicle();
    assert!(GAMES.read(&chronicle).unwrap().standings().is_some());
}

/// Journals keep one name for a bot, people are told one of their language; what a person is called stays.
#[test]
fn bots_are_called_by_names_of_a_language() {
    let mut kept = Kept::new(header(3, 5));
    kept.sit(0, ANNA, "Boyan");
    kept.add(Record::Bot { seat: seat(1), kind: Kind::Greedy });
    kept.add(Record::Bot { seat: seat(2), kind: Kind::Greedy });
    assert_eq!(kept.table.names(), ["Boyan", "Boyan 2", "Vlada"]);
    let said = |phrase: &Phrase| format!("<{}>", phrase.key);
    assert_eq!(kept.table.names_said(said), ["Boyan", "<bot-numbered>", "<bot-vlada>"]);
    assert_eq!(kept.table.names_said(|_| "Boyan".to_owned()), kept.table.names(), "a person's name is not given twice");
}

/// Bots that sit down once play any game to its end, even one that is told to stop thinking.
#[test]
fn bots_keep_their_seats_for_a_whole_game() {
    for playable in GAMES.iter() {
        let setup = playable.offer().setups[0].notation.clone();
        let seats = playable.seats_of(&setup).unwrap();
        let mut kept = Kept::new(Header { game: playable.id().to_owned(), setup, ..header(2, 7) });
        let all: Vec<Seat> = Seat::all(seats).collect();
        all.iter().for_each(|seat| kept.add(Record::Bot { seat: *seat, kind: Kind::Greedy }));
        assert!(kept.table.seat_bot(all[0], Kind::Greedy, Budget::Free).is_none(), "nobody plays yet");
        kept.add(Record::Start);
        let sit = |seat: &Seat| kept.table.seat_bot(*seat, Kind::Greedy, Budget::Iterations(8)).unwrap();
        let mut bots: Vec<_> = all.iter().map(sit).collect();
        bots[1].halt().set(true);
        while let Some((seat, _)) = kept.table.bot_to_decide() {
            let bot = &mut bots[seat.index()];
            // A thread may think while others look at the table.
            let game = kept.table.game().unwrap();
            let notation = std::thread::scope(|scope| scope.spawn(|| bot.decide(game)).join().unwrap()).unwrap();
            kept.add(Record::Decide { seat, notation });
        }
        assert_eq!(kept.table.phase(), Phase::Finished);
        assert_eq!(bots[0].decide(kept.table.game().unwrap()), None, "nobody is asked any more");
    }
}

/// Advice names what the seat may decide, the same every time, and only to whoever is asked.
#[test]
fn advice_is_what_may_be_decided() {
    for playable in GAMES.iter() {
        let setup = playable.offer().setups[0].notation.clone();
        let seats = playable.seats_of(&setup).unwrap();
        let mut kept = Kept::new(Header { game: playable.id().to_owned(), setup, ..header(2, 7) });
        Seat::all(seats).for_each(|seat| kept.add(Record::Bot { seat, kind: Kind::Greedy }));
        let halt = Halt::default();
        let ask = |table: &Table, seat: Seat| table.advise(seat, Budget::Iterations(24), &halt);
        assert!(ask(&kept.table, Seat::FIRST).is_empty(), "nobody plays yet");
        kept.add(Record::Start);
        for _ in 0..6 {
            let game = kept.table.game().unwrap();
            let Some(seat) = game.deciding().first() else { break };
            let hints = ask(&kept.table, seat);
            assert!((1..=3).contains(&hints.len()), "{}: {hints:?}", playable.id());
            assert_eq!(hints, ask(&kept.table, seat));
            for hint in &hints {
                assert!(game.check(seat, &hint.notation).is_ok(), "{hint:?}");
                assert!((0.0..=1.0).contains(&hint.chance) && hint.points.is_finite(), "{hint:?}");
            }
            for other in Seat::all(seats).filter(|other| !game.deciding().contains(*other)) {
                assert!(ask(&kept.table, other).is_empty());
            }
            let notation = hints[0].notation.clone();
            kept.add(Record::Decide { seat, notation });
        }
        halt.set(true);
        let game = kept.table.game().unwrap();
        let asked = game.deciding().first().unwrap();
        assert!(ask(&kept.table, asked).is_empty(), "whoever may not think has no advice");
        halt.set(false);
    }
}

#[test]
fn only_those_may_who_may() {
    let mut kept = Kept::new(header(2, 2));
    kept.sit(0, ANNA, "Anna");
    kept.sit(1, BORIS, "Boris");
    let may = |kept: &Kept, person, record: &Record, now| kept.table.permit(person, record, now).is_ok();
    assert!(!may(&kept, BORIS, &Record::Start, NOW) && may(&kept, ANNA, &Record::Start, NOW));
    assert!(may(&kept, ANNA, &Record::Vacate { seat: seat(1) }, NOW));
    assert!(!may(&kept, BORIS, &Record::Vacate { seat: seat(0) }, NOW));
    assert!(!may(&kept, BORIS, &Record::Sit { seat: seat(1), person: ANNA, name: "x".to_owned() }, NOW));
    kept.add(Record::Start);
    let first = kept.table.game().unwrap().deciding().first().unwrap();
    let (mine, other) = if first == seat(0) { (ANNA, BORIS) } else { (BORIS, ANNA) };
    let decide = Record::Decide { seat: first, notation: "recruit deck".to_owned() };
    assert!(may(&kept, mine, &decide, NOW) && !may(&kept, other, &decide, NOW));
    let replace = Record::Replace { seat: first, kind: Kind::Greedy };
    assert!(may(&kept, mine, &replace, NOW), "anybody may resign");
    assert!(!may(&kept, other, &replace, NOW) && may(&kept, other, &replace, Moment(NOW.0 + 181)));
    assert!(!may(&kept, PersonId(9), &replace, Moment(NOW.0 + 181)), "strangers may not");
    kept.add(replace);
    assert_eq!(kept.table.sitters()[first.index()], Sitter::Bot { kind: Kind::Greedy });
    assert!(kept.table.bot_to_decide().is_some());
    kept.restored();
}

#[test]
fn undo_is_free_asked_for_or_granted_by_bots() {
    // Two people: what told nothing is taken back freely, anything else needs the other's word.
    let mut kept = Kept::new(header(2, 3));
    kept.sit(0, ANNA, "Anna");
    kept.sit(1, BORIS, "Boris");
    kept.add(Record::Start);
    let first = kept.table.game().unwrap().deciding().first().unwrap();
    let second = first.next(2);
    kept.add(Record::Decide { seat: first, notation: "recruit deck".to_owned() });
    assert_eq!(kept.table.undo_offer(first), Some((1, true)), "a card was drawn");
    assert_eq!(kept.deny(Record::Undo { seat: first, count: 1 }), "table-no-undo");
    kept.add(Record::AskUndo { seat: first });
    assert_eq!(kept.deny(Record::Undo { seat: first, count: 1 }), "table-no-undo");
    assert_eq!(kept.deny(Record::Agree { seat: first }), "table-nobody-asked");
    kept.add(Record::Refuse { seat: second });
    assert_eq!(kept.table.undo_asked(), None);
    kept.add(Record::AskUndo { seat: first });
    kept.add(Record::Agree { seat: second });
    kept.add(Record::Undo { seat: first, count: 1 });
    assert_eq!(kept.table.game().unwrap().decisions(), 0);
    let open = kept.table.game().unwrap().choices(first)[1].notation.clone();
    kept.add(Record::Decide { seat: first, notation: open });
    assert_eq!(kept.table.undo_offer(first), Some((1, false)), "everybody saw that card");
    kept.add(Record::Undo { seat: first, count: 1 });
    kept.restored();
    // Alone against a bot, nobody else is wronged.
    let mut kept = Kept::new(header(2, 4));
    kept.sit(0, ANNA, "Anna");
    kept.add(Record::Bot { seat: seat(1), kind: Kind::Random });
    kept.add(Record::Start);
    kept.play(|table| table.game().unwrap().deciding().contains(seat(0)));
    let before = kept.table.game().unwrap().decisions();
    kept.add(Record::Decide { seat: seat(0), notation: "recruit deck".to_owned() });
    kept.play(|table| table.game().unwrap().deciding().contains(seat(0)));
    let (count, must_ask) = kept.table.undo_offer(seat(0)).unwrap();
    assert!(!must_ask && count >= 2);
    kept.add(Record::Undo { seat: seat(0), count });
    assert_eq!(kept.table.game().unwrap().decisions(), before);
    kept.restored();
}

#[test]
fn viewers_and_hot_seats() {
    let mut kept = Kept::new(header(2, 5));
    kept.sit(0, ANNA, "Anna");
    kept.sit(1, ANNA, "Alla");
    assert!(kept.table.is_hot_seat(ANNA) && !kept.table.is_hot_seat(BORIS));
    kept.add(Record::Start);
    let deciding = kept.table.game().unwrap().deciding().first().unwrap();
    assert_eq!(kept.table.viewer(Some(ANNA)), Viewer::Seat(deciding));
    assert_eq!(kept.table.viewer(Some(BORIS)), Viewer::Spectator);
    assert_eq!(kept.table.viewer(None), Viewer::Spectator);
    kept.add(Record::Chat { name: "Anna".to_owned(), text: "hello".to_owned() });
    assert_eq!(kept.deny(Record::Chat { name: "Anna".to_owned(), text: "x".repeat(401) }), "table-bad-chat");
    kept.add(Record::Speed { millis: 0 });
    let log = kept.table.game().unwrap().log(Viewer::Spectator, usize::MAX);
    assert!(log.is_empty());
    kept.restored();
}

#[test]
fn a_deadline_follows_the_last_decision() {
    let mut kept = Kept::new(Header { pace: Pace::Days(3), ..header(2, 6) });
    kept.sit(0, ANNA, "Anna");
    kept.sit(1, BORIS, "Boris");
    assert_eq!(kept.table.deadline(), None);
    kept.add(Record::Start);
    assert_eq!(kept.table.deadline(), Some(Moment(NOW.0 + 3 * 86_400)));
    let seat = kept.table.game().unwrap().deciding().first().unwrap();
    assert!(!kept.table.is_abandoned(seat, Moment(NOW.0 + 3 * 86_400)));
    assert!(kept.table.is_abandoned(seat, Moment(NOW.0 + 3 * 86_400 + 1)));
}

#[test]
fn a_guest_who_logs_in_keeps_seats_and_tables() {
    let account = PersonId(77);
    let mut kept = Kept::new(header(3, 5));
    kept.sit(0, ANNA, "Anna");
    kept.sit(1, BORIS, "Boris");
    kept.add(Record::Bot { seat: seat(2), kind: Kind::Greedy });
    let follow = Record::Follow { from: ANNA, to: account };
    assert!(kept.table.permit(BORIS, &follow, NOW).is_err(), "nobody else can say so");
    assert!(kept.table.permit(ANNA, &follow, NOW).is_ok());
    kept.add(follow);
    assert!(kept.table.seats_of(ANNA).is_empty() && kept.table.seats_of(account).contains(seat(0)));
    assert!(kept.table.permit(account, &Record::Start, NOW).is_ok(), "the host is the host");
    kept.add(Record::Start);
    kept.add(Record::Replace { seat: seat(1), kind: Kind::Greedy });
    assert_eq!(kept.table.departed(), [BORIS]);
    kept.add(Record::Follow { from: BORIS, to: PersonId(78) });
    assert_eq!(kept.table.departed(), [PersonId(78)]);
    kept.restored();
}

#[test]
fn refusals_carry_a_word_for_programs() {
    let mut kept = Kept::new(header(2, 6));
    kept.sit(0, ANNA, "Anna");
    kept.sit(1, BORIS, "Boris");
    kept.add(Record::Start);
    let mine = kept.table.game().unwrap().deciding().first().unwrap();
    let other = Seat::all(2).find(|seat| *seat != mine).unwrap();
    let reason = |seat, notation: &str| {
        kept.table.check(&Record::Decide { seat, notation: notation.to_owned() }).unwrap_err().reason
    };
    assert_eq!(reason(mine, "raid"), "not-asked");
    assert_eq!(reason(other, "recruit deck"), "not-deciding");
    assert_eq!(reason(mine, "dance"), "not-a-decision");
    assert_eq!(kept.table.check(&Record::Start).unwrap_err().reason, "table-begun");
}

fn holds<G: Situation>(text: &str) {
    let scenario = Scenario::read(text).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
    scenario.run::<G>(G::Data::built_in()).unwrap_or_else(|fault| panic!("{fault:?}\n{text}"));
}

macro_rules! proofs {
    ($($game:ty),*) => { [$((<$game as kernel::Game>::ID, holds::<$game> as fn(&str))),*] };
}

/// Every game can tell what it offers, what a viewer may know, and any of its positions as a scenario that holds.
#[test]
fn what_is_offered_known_and_exported() {
    for (game, holds) in games::every_game!(proofs) {
        let playable = GAMES.find(game).unwrap();
        let offer = playable.offer();
        assert!(!playable.entries().is_empty());
        for seats in offer.seats.clone() {
            assert_eq!(playable.seats_of(&playable.usual_setup(seats).unwrap()), Ok(seats));
        }
        for (at, setup) in offer.setups.iter().map(|setup| &setup.notation).enumerate() {
            let seats = playable.seats_of(setup).unwrap();
            assert!(offer.seats.contains(&seats), "{setup}");
            let mut kept =
                Kept::new(Header { game: game.to_owned(), setup: setup.clone(), ..header(seats, at as u64) });
            kept.sit(0, ANNA, "Anna Ivanovna");
            for bot in 1..seats {
                kept.add(Record::Bot { seat: seat(bot), kind: Kind::Greedy });
            }
            kept.add(Record::Start);
            kept.play(|table| table.game().unwrap().decisions() == 60 || table.phase() == Phase::Finished);
            let any = kept.table.game().unwrap();
            let facts = any.facts(Viewer::Seat(seat(0)), usize::MAX).unwrap();
            assert!(facts.iter().any(|(key, _)| key.ends_with(&format!("seat-{seats}"))), "{facts:?}");
            let backs = ["deck", "common-back", "faction-back", "attack-back"];
            let decks = facts.iter().filter(|(key, _)| key.split(' ').any(|word| word == "deck"));
            for (key, fact) in decks {
                let kernel::scenario::Value::Order(cards) = fact else { continue };
                assert!(
                    game != "settlers" || cards.iter().all(|card| backs.contains(&card.as_str())),
                    "{key} {fact:?}"
                );
            }
            for decisions in [0, 1, 17, 42, 60] {
                let text = any.scenario(decisions, ["A report", "Сообщение"], "report r1", "it looks\nwrong").unwrap();
                assert!(text.starts_with("# it looks\n# wrong\n") && text.contains("Anna_Ivanovna"), "{text}");
                holds(&text);
            }
        }
    }
    assert!(GAMES.find("chess").is_err());
}

/// A story tells its viewer what the table shows them, as far as it goes, and no more to anybody else.
#[test]
fn a_story_is_what_its_viewer_may_know() {
    for playable in GAMES.iter() {
        let setup = playable.usual_setup(2).unwrap();
        let mut kept = Kept::new(Header { game: playable.id().to_owned(), setup, ..header(2, 5) });
        kept.sit(0, ANNA, "Anna");
        kept.sit(1, BORIS, "Boris");
        kept.add(Record::Start);
        kept.play(|table| table.game().unwrap().decisions() == 40);
        let game = kept.table.game().unwrap();
        let mut told = vec![];
        for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator] {
            let whole = game.story(viewer, usize::MAX, &[]);
            for decisions in [0, 1, 17, 40] {
                let story = game.story(viewer, decisions, &[]);
                assert_eq!(story.facts().unwrap(), game.facts(viewer, decisions).unwrap());
                let upto = whole.told().into_iter().filter(|told| told.number <= decisions);
                assert_eq!(story.told(), upto.collect::<Vec<_>>());
            }
            for asked in Seat::all(2) {
                let mine = viewer == Viewer::Seat(asked) && game.deciding().contains(asked);
                assert_eq!(!whole.choices(asked).is_empty(), mine, "{viewer:?} {asked:?}");
            }
            told.push(whole.told());
        }
        assert_ne!(told[0], told[1], "{}: what only one of them saw is told to that one", playable.id());
    }
}

/// A story has the table at the moments that were asked for, and is of one game.
#[test]
fn a_story_has_its_moments() {
    let mut kept = Kept::new(header(2, 6));
    kept.sit(0, ANNA, "Anna");
    kept.sit(1, BORIS, "Boris");
    kept.add(Record::Start);
    kept.play(|table| table.game().unwrap().decisions() == 30);
    let story = kept.table.game().unwrap().story(Viewer::Seat(seat(0)), 20, &[0, 7, 7, 20, 25]);
    assert!(story.of::<games::hadara::Hadara>().is_none());
    let story = story.of::<games::ethnos::Ethnos>().unwrap();
    assert_eq!((story.steps().len(), story.moments().len()), (20, 4), "the story ends before the last of them");
    assert_eq!((&story.moments()[1], &story.moments()[3]), (&story.moments()[2], story.seen()));
    assert_ne!(story.moments()[0], story.moments()[1]);
    assert!(story.events().count() >= 20);
}

/// Where several decide at once, nobody has to look again because another was quicker; and nobody decides twice.
#[test]
fn what_is_decided_at_once_does_not_go_stale() {
    let mut kept =
        Kept::new(Header { game: "hadara".to_owned(), setup: "3 players, full game".to_owned(), ..header(3, 7) });
    for (at, name) in ["Anna", "Boris", "Vera"].into_iter().enumerate() {
        kept.sit(at, PersonId(at as u64 + 1), name);
    }
    kept.add(Record::Start);
    let seen = kept.table.number();
    let side = |at: usize| Record::Decide { seat: seat(at), notation: "side a".to_owned() };
    kept.add(side(0));
    kept.add(Record::Chat { name: "Anna".to_owned(), text: "ready".to_owned() });
    assert!(kept.table.is_current(&side(1), seen) && kept.table.is_current(&side(2), seen));
    assert!(!kept.table.is_current(&side(0), seen), "once is enough");
    assert!(!kept.table.is_current(&side(1), seen + 9), "from the future");
    kept.add(side(1));
    kept.add(side(2));
    let first = kept.table.game().unwrap().deciding().first().unwrap();
    let wheel = Record::Decide { seat: first, notation: "wheel red".to_owned() };
    assert!(!kept.table.is_current(&wheel, seen), "another question");
    assert!(kept.table.is_current(&wheel, kept.table.number()));
    kept.restored();
}

/// Every decision of a finished game is judged from what its seat saw, the same every time; none of a game that is on.
#[test]
fn a_finished_game_is_judged() {
    for playable in GAMES.iter() {
        let setup = playable.offer().setups[0].notation.clone();
        let seats = playable.seats_of(&setup).unwrap();
        let mut kept = Kept::new(Header { game: playable.id().to_owned(), setup, ..header(2, 8) });
        Seat::all(seats).for_each(|seat| kept.add(Record::Bot { seat, kind: Kind::Random }));
        kept.add(Record::Start);
        let (halt, budget) = (Halt::default(), Budget::Iterations(40));
        assert_eq!(kept.table.judge(0, budget, &halt), None, "the game is on");
        while let Some((seat, kind)) = kept.table.bot_to_decide() {
            let record = kept.table.bot_decision(seat, kind).unwrap();
            kept.add(record);
        }
        let (table, game) = (&kept.table, kept.table.game().unwrap());
        let total = game.decisions();
        let judged: Vec<_> = (0..total).step_by(total / 12).filter_map(|at| table.judge(at, budget, &halt)).collect();
        assert!(!judged.is_empty(), "{}", playable.id());
        for one in &judged {
            assert_eq!(table.judge(one.decision, budget, &halt).as_ref(), Some(one));
            assert!(one.taken.chance <= one.best.chance && one.loss() <= 1.0, "{one:?}");
            let choices = game.choices_after(one.decision, one.seat);
            for hint in [&one.taken, &one.best] {
                assert!(choices.iter().any(|choice| choice.notation == hint.notation), "{hint:?}");
            }
        }
        assert!(judged.iter().any(|one| one.loss() > 0.0), "chance plays badly");
        assert_eq!(table.judge(total, budget, &halt), None);
    }
}
