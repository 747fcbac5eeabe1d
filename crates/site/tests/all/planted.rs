//! Games that were played before anybody looks at them, kept as a site itself would have kept them.

use bots::Kind;
use kernel::{Seat, Seed, Version};
use store::{Outcome, Sqlite, Stage, Store, Summary};
use table::{AnyGame, Header, Moment, Pace, PersonId, Phase, Record, Sitter, Table, Visibility};

use crate::world::{Browser, Scripts, World};

const NOW: Moment = Moment(1_000);

/// Those who play, seat by seat.
const NAMES: [&str; 4] = ["Anna", "Boris", "Vera", "Gleb"];

/// A table and all that was done there.
pub type Played = (Table, Vec<Record>);

/// What is to be played.
pub struct Game<'a> {
    pub game: &'a str,
    /// By which rules; by those of this program if nothing else is said.
    pub version: Option<Version>,
    pub setup: &'a str,
    /// Who sits at the table; the seats after them have bots.
    pub people: &'a [PersonId],
    /// Who decides for everybody.
    pub bot: Kind,
    pub series: u64,
}

impl Game<'_> {
    /// Plays it up to so many decisions.
    pub fn play(&self, decisions: usize) -> Played {
        let (mut table, mut records) = self.begin();
        while table.phase() == Phase::Running && table.game().unwrap().decisions() < decisions {
            let seat = table.game().unwrap().deciding().first().unwrap();
            let record = table.bot_decision(seat, self.bot).unwrap();
            table.apply(&record, NOW).unwrap();
            records.push(record);
        }
        (table, records)
    }

    /// Plays it up to so many decisions; the first seat takes whatever leaves most by this measure, which need not be clever.
    pub fn play_for(&self, decisions: usize, measure: impl Fn(&AnyGame) -> i32) -> Played {
        let (mut table, mut records) = self.begin();
        while table.phase() == Phase::Running && table.game().unwrap().decisions() < decisions {
            let game = table.game().unwrap();
            let seat = game.deciding().first().unwrap();
            let left = |notation: &String| {
                let mut after = game.copy();
                after.decide(after.check(seat, notation).unwrap());
                measure(&*after)
            };
            let record = match seat {
                Seat::FIRST => {
                    Record::Decide { seat, notation: game.options(seat).into_iter().max_by_key(left).unwrap() }
                }
                _ => table.bot_decision(seat, self.bot).unwrap(),
            };
            table.apply(&record, NOW).unwrap();
            records.push(record);
        }
        (table, records)
    }

    /// The same game as it was after so many decisions.
    pub fn after(&self, (_, played): &Played, decisions: usize) -> Played {
        let (mut table, mut records) = self.begin();
        for record in played.iter().skip(records.len()).take(decisions) {
            table.apply(record, NOW).unwrap();
            records.push(record.clone());
        }
        (table, records)
    }

    /// A table at which all sit and nobody has decided yet.
    fn begin(&self) -> Played {
        let games = site::playables(&site::chapters());
        let version = self.version.clone().unwrap_or_else(|| games.find(self.game).unwrap().version());
        let header = Header {
            game: self.game.to_owned(),
            version,
            set: None,
            setup: self.setup.to_owned(),
            seed: Seed::of_series(self.series, 0),
            // What bots decide by chance depends on whose table it is.
            host: PersonId(1),
            pace: Pace::Live,
            visibility: Visibility::Link,
            created: NOW,
        };
        let mut table = Table::new(&games, header).unwrap();
        let sit = |seat: Seat| match self.people.get(seat.index()) {
            Some(person) => Record::Sit { seat, person: *person, name: NAMES[seat.index()].to_owned() },
            None => Record::Bot { seat, kind: self.bot },
        };
        let records: Vec<Record> = Seat::all(table.sitters().len()).map(sit).chain([Record::Start]).collect();
        for record in &records {
            table.apply(record, NOW).unwrap();
        }
        (table, records)
    }
}

/// The moments of a game at which a seat is asked, each by how many decisions were taken before.
pub fn asked((_, records): &Played, seat: Seat) -> Vec<usize> {
    let decided = records.iter().filter_map(|record| {
        let Record::Decide { seat, .. } = record else { return None };
        Some(*seat)
    });
    decided.enumerate().filter(|(_, of)| *of == seat).map(|(number, _)| number).collect()
}

/// Keeps a table as its own program would have, with this check code.
pub fn keep(store: &Sqlite, id: &str, (table, records): &Played, code: Option<String>) {
    let over = table.phase() == Phase::Finished;
    let person = |seat: Seat| match &table.sitters()[seat.index()] {
        Sitter::Person { id, .. } => Some(*id),
        Sitter::Bot { .. } => None,
        Sitter::Open => panic!("a game that was played has no open seats"),
    };
    let outcome =
        |(seat, rank, points): (Seat, usize, i32)| Some(Outcome { person: person(seat)?, rank: rank as u8, points });
    let summary = Summary {
        taken_back: 0,
        hints: 0,
        stage: if over { Stage::Finished } else { Stage::Running },
        open_seats: 0,
        people: Seat::all(table.sitters().len()).filter_map(person).collect(),
        waiting: vec![],
        names: table.names(),
        bot_owes: table.bot_to_decide().is_some(),
        outcomes: table.ranks().into_iter().filter_map(outcome).collect(),
        code,
    };
    store.create(id, table.header(), records, &summary, NOW).unwrap();
}

/// Somebody who plays in a browser, and where tables can be planted for them.
pub async fn somebody(name: &str) -> (World, Browser, [PersonId; 1], Sqlite) {
    let world = World::new(name).await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/").await;
    browser.fill("#nick", "Anna").await;
    browser.click_to_see(".title-page button", "main.table").await;
    let people = [person_in(&browser).await];
    let store = Sqlite::open(&world.database).unwrap();
    (world, browser, people, store)
}

/// The number behind a guest's token.
pub fn person_of(token: &str) -> PersonId {
    PersonId(u64::from_str_radix(&token[..16], 16).unwrap())
}

/// The person who looks into a browser that has been at a table.
pub async fn person_in(browser: &Browser) -> PersonId {
    let cookies = browser.client.get_all_cookies().await.unwrap();
    person_of(cookies.iter().find(|cookie| cookie.name() == "who").unwrap().value())
}
