//! Setting a table: who is to sit where, and the first records that say so.

use std::sync::Arc;

use bots::{Kind, Level};
use kernel::{Seat, Seed, phrase};
use table::{Header, NAME, Onlookers, Pace, PersonId, Record, Visibility};

use crate::App;
use crate::hall::{Live, Refused, now, random};

/// The bot that sits down if nobody says which: it decides within milliseconds.
pub const USUAL_BOT: Kind = Kind::Level(Level::Imperator);

/// The level that a form or an address names; the usual one if it names none. Other bots than those with a level are for the
/// terminal and for old journals.
pub fn bot_named(name: Option<&str>) -> Option<Kind> {
    match name {
        None | Some("" | "bot") => Some(USUAL_BOT),
        Some(name) => Level::ALL.map(Kind::Level).into_iter().find(|kind| kind.name() == name),
    }
}

/// Who is to sit in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Whoever sets the table.
    Me,
    /// A bot of this kind.
    Bot(Kind),
    /// Whoever follows the link.
    Open,
    /// Somebody else at the same screen.
    Here,
}

/// A table as somebody wants it.
pub struct Order {
    /// Which game.
    pub game: String,
    /// With which of its sets, by the name it is offered under; none for the usual one.
    pub set: Option<String>,
    /// Its setup, in notation.
    pub setup: String,
    /// Who sits where.
    pub seats: Vec<Wanted>,
    /// How long a decision may take.
    pub pace: Pace,
    /// Who finds it.
    pub visibility: Visibility,
    /// What those may do who look on.
    pub onlookers: Onlookers,
    /// The name of whoever sets it.
    pub name: String,
}

/// Sets a table. One without open seats begins at once.
pub async fn set_up(app: &App, person: PersonId, order: Order) -> Result<Arc<Live>, Refused> {
    let edition = app.games.with_set(&order.game, order.set.as_deref()).map_err(Refused::malformed)?;
    let header = Header {
        version: edition.version(),
        set: order.set,
        game: order.game,
        setup: order.setup,
        seed: Seed(random()?),
        host: person,
        pace: order.pace,
        visibility: order.visibility,
        created: now(),
    };
    let seats = edition.seats_of(&header.setup).map_err(Refused::malformed)?;
    if seats != order.seats.len() {
        let differ = phrase!("site-seats-differ", wanted = order.seats.len(), seats = seats);
        return Err(Refused::malformed(differ));
    }
    let mut records = vec![];
    for (seat, wanted) in Seat::all(seats).zip(&order.seats) {
        let sit = |name| Record::Sit { seat, person, name };
        match wanted {
            Wanted::Me => records.push(sit(order.name.clone())),
            Wanted::Here => records.push(sit(format!("{} {}", shortened(&order.name), seat.index() + 1))),
            Wanted::Bot(kind) => records.push(Record::Bot { seat, kind: *kind }),
            Wanted::Open => {}
        }
    }
    let full = records.len() == seats;
    if order.onlookers != Onlookers::default() {
        records.push(Record::Onlookers { may: order.onlookers });
    }
    if full {
        records.push(Record::Start);
    }
    app.hall.create(header, records).await
}

/// A name with room for a number behind it.
fn shortened(name: &str) -> String {
    name.chars().take(NAME - 2).collect::<String>().trim_end().to_owned()
}
