//! Tables as their journals tell them, by the rules that made them or by others.

use std::sync::Arc;

use kernel::chronicle::Check;
use kernel::{BySeat, SeatSet, phrase};

use super::{Allowed, Play, SPEED, Sitter, Table};
use crate::games::Games;
use crate::journal::{Header, Moment, Onlookers, Record};
use crate::playing::{AnyGame, Denied};
use crate::tale::Tale;

impl Table {
    /// A table as its journal tells it.
    pub fn restore(
        games: &Games,
        header: Header,
        records: impl IntoIterator<Item = (Record, Moment)>,
    ) -> Result<Table, Denied> {
        let mut table = Table::new(games, header)?;
        for (record, moment) in records {
            table.apply(&record, moment)?;
        }
        Ok(table)
    }

    /// The same, refused if its game took another course than the one whose check code was kept. A journal from before there
    /// were codes is taken at its word.
    pub fn revive(
        games: &Games,
        header: Header,
        records: impl IntoIterator<Item = (Record, Moment)>,
        code: Option<&str>,
    ) -> Result<Table, Denied> {
        let table = Table::restore(games, header, records)?;
        match (code, table.code()) {
            (Some(kept), Some(found)) if kept != found => Err(phrase!("table-other-course").into()),
            (Some(_) | None, _) => Ok(table),
        }
    }

    /// A table whose game cannot be replayed any more, but was told when it ended. People may still talk and play again.
    pub fn told(
        header: Header,
        records: impl IntoIterator<Item = (Record, Moment)>,
        tale: Arc<Tale>,
    ) -> Result<Table, Denied> {
        let mut table = Table::seated(header, tale.players.len(), Play::Told(tale));
        for (record, moment) in records {
            let allowed = Allowed { record: &record, decision: None };
            match &record {
                Record::Sit { seat, .. }
                | Record::Vacate { seat }
                | Record::Bot { seat, .. }
                | Record::Replace { seat, .. } => {
                    table.sitter(*seat)?;
                    table.change(allowed, moment)?;
                }
                Record::Hint { .. }
                | Record::Chat { .. }
                | Record::Onlookers { .. }
                | Record::Speed { .. }
                | Record::Rematch { .. }
                | Record::Follow { .. } => {
                    table.change(allowed, moment)?;
                }
                Record::Start | Record::Decide { .. } | Record::Undo { .. } => table.moved = moment,
                Record::AskUndo { .. } | Record::Agree { .. } | Record::Refuse { .. } => {}
            }
            table.number += 1;
            table.date(&record, SeatSet::EMPTY);
        }
        Ok(table)
    }

    /// An empty table with so many seats.
    pub(super) fn seated(header: Header, seats: usize, play: Play) -> Table {
        Table {
            moved: header.created,
            host: header.host,
            set: header.set.clone(),
            header,
            sitters: vec![Sitter::Open; seats],
            departed: vec![],
            departures: vec![],
            play,
            check: Check::new(),
            undo: None,
            asks: BySeat::default(),
            undos: 0,
            hints: BySeat::default(),
            hinted: BySeat::default(),
            chat: Arc::default(),
            onlookers: Onlookers::default(),
            speed: SPEED,
            rematch: None,
            number: 0,
            settled: 0,
            asked: BySeat::default(),
            posed: BySeat::default(),
        }
    }

    /// A code over every decision and what came of it: who was asked then, out of how many options, and the result. Rules that
    /// give the same code play the same game. None before the game, and for one that is only told.
    pub fn code(&self) -> Option<String> {
        match &self.play {
            Play::On(_) => Some(self.check.code()),
            Play::Ahead(_) | Play::Told(_) => None,
        }
    }

    /// Adds what was decided, and what came of it, to the code.
    pub(super) fn seal(&mut self, record: &Record) {
        let course = match record {
            Record::Start | Record::Decide { .. } | Record::Undo { .. } => self.game().map(AnyGame::course),
            Record::Sit { .. }
            | Record::Vacate { .. }
            | Record::Bot { .. }
            | Record::AskUndo { .. }
            | Record::Agree { .. }
            | Record::Refuse { .. }
            | Record::Replace { .. }
            | Record::Hint { .. }
            | Record::Chat { .. }
            | Record::Onlookers { .. }
            | Record::Speed { .. }
            | Record::Rematch { .. }
            | Record::Follow { .. } => None,
        };
        if let Some(course) = course {
            self.check.add(&format!("{}: {course}", record.write()));
        }
    }
}
