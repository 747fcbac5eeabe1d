//! Games that were played before anybody looks at them, kept as a site itself would have kept them.

use bots::Kind;
use kernel::{Seat, Seed, Version};
use store::{Outcome, Sqlite, Stage, Store, Summary};
use table::{Header, Moment, Pace, PersonId, Phase, Record, Sitter, Table, Visibility};

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
    pub people: &'a [PersonId],
    pub bot: Kind,
    pub series: u64,
}

impl Game<'_> {
    /// Plays it up to so many decisions.
    pub fn play(&self, decisions: usize) -> Played {
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
        let seats = Seat::all(self.people.len()).zip(self.people).zip(NAMES);
        let sit = |((seat, person), name): ((Seat, &PersonId), &str)| Record::Sit {
            seat,
            person: *person,
            name: name.to_owned(),
        };
        let mut records: Vec<Record> = seats.map(sit).chain([Record::Start]).collect();
        for record in &records {
            table.apply(record, NOW).unwrap();
        }
        while table.phase() == Phase::Running && table.game().unwrap().decisions() < decisions {
            let seat = table.game().unwrap().deciding().first().unwrap();
            let record = table.bot_decision(seat, self.bot).unwrap();
            table.apply(&record, NOW).unwrap();
            records.push(record);
        }
        (table, records)
    }
}

/// Keeps a table as its own program would have, with this check code.
pub fn keep(store: &Sqlite, id: &str, (table, records): &Played, code: Option<String>) {
    let over = table.phase() == Phase::Finished;
    let person = |seat: Seat| match &table.sitters()[seat.index()] {
        Sitter::Person { id, .. } => *id,
        Sitter::Open | Sitter::Bot { .. } => panic!("people played"),
    };
    let outcome = |(seat, rank, points): (Seat, usize, i32)| Outcome { person: person(seat), rank: rank as u8, points };
    let summary = Summary {
        taken_back: 0,
        hints: 0,
        stage: if over { Stage::Finished } else { Stage::Running },
        open_seats: 0,
        people: Seat::all(table.sitters().len()).map(person).collect(),
        waiting: vec![],
        names: table.names(),
        bot_owes: false,
        outcomes: table.ranks().into_iter().map(outcome).collect(),
        code,
    };
    store.create(id, table.header(), records, &summary, NOW).unwrap();
}

/// The number behind a guest's token.
pub fn person_of(token: &str) -> PersonId {
    PersonId(u64::from_str_radix(&token[..16], 16).unwrap())
}
