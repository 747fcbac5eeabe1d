//! What the store is told of a table besides its records: enough for lists and profiles.

use store::{Outcome, Stage, Summary};
use table::{PersonId, Phase, Table};

/// What lists need to know of a table.
pub fn summary(table: &Table) -> Summary {
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
    let mut at_table = people(table.people());
    at_table.extend(table.departed());
    at_table.sort();
    at_table.dedup();
    Summary {
        stage: match table.phase() {
            Phase::Gathering => Stage::Gathering,
            Phase::Running => Stage::Running,
            Phase::Finished => Stage::Finished,
        },
        open_seats: table.sitters().iter().filter(|sitter| **sitter == table::Sitter::Open).count() as u8,
        people: at_table,
        waiting: table.game().map_or(vec![], |game| people(game.deciding())),
        names: table.names(),
        bot_owes: table.bot_to_decide().is_some(),
        outcomes: outcomes(table),
        taken_back: u32::try_from(table.taken_back()).unwrap_or(u32::MAX),
        hints: u32::try_from(table.hints()).unwrap_or(u32::MAX),
        code: table.code(),
    }
}

/// How a game ended for those who played it: one seat each. Whoever left it to a bot comes last.
fn outcomes(table: &Table) -> Vec<Outcome> {
    let ranks = table.ranks();
    if ranks.is_empty() {
        return vec![];
    }
    let seats = table.sitters().len();
    let played = ranks.into_iter().filter_map(|(seat, rank, points)| match table.sitters()[seat.index()] {
        table::Sitter::Person { id, .. } if table.seats_of(id).len() == 1 => {
            Some(Outcome { person: id, rank: rank as u8, points })
        }
        table::Sitter::Person { .. } | table::Sitter::Open | table::Sitter::Bot { .. } => None,
    });
    let mut outcomes: Vec<Outcome> = played.collect();
    for person in table.departed() {
        if table.seats_of(*person).is_empty() && outcomes.iter().all(|outcome| outcome.person != *person) {
            outcomes.push(Outcome { person: *person, rank: seats as u8, points: 0 });
        }
    }
    outcomes
}
