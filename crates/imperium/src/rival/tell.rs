//! The tables of the rival in words.

use kernel::{Phrase, Seat, phrase};

use super::table::{RowText, Suits, TableText};
use crate::card::Card;
use crate::data::ImperiumData;
use crate::effects::tell::Voice;
use crate::effects::tell::nouns::{self, Case};
use crate::effects::words::{Cards, Category, Period};
use crate::state::Imperium;

/// A row of a table in words: for which cards it is, and what is done.
#[derive(Clone, Debug)]
pub struct RowTold {
    /// For which cards.
    pub card: Phrase,
    /// What the rival does, step by step.
    pub steps: Vec<Phrase>,
}

impl Suits {
    /// The cards that a row is for.
    fn phrase(&self) -> Phrase {
        let cards = match self {
            Suits::Category(category) => Cards { category: vec![*category], ..Cards::default() },
            Suits::Mark(mark) => Cards { mark: vec![*mark], ..Cards::default() },
            Suits::Pinned => Cards { pinned: Some(true), ..Cards::default() },
            Suits::Attack => Cards { attack: Some(true), ..Cards::default() },
            Suits::Period(period) => Cards { period: Some(*period), ..Cards::default() },
            Suits::Name(id) => Cards { name: vec![id.clone()], ..Cards::default() },
            Suits::Development => return phrase!("imperium-rival-quest"),
            Suits::Other => return phrase!("imperium-rival-other"),
        };
        nouns::described(&cards, 1, Case::It)
    }
}

impl ImperiumData {
    fn told_row(&self, row: &RowText) -> RowTold {
        let clauses = self.clauses(&row.steps, Voice::RIVAL);
        let steps = clauses.into_iter().map(|text| phrase!("imperium-sentence", text = text)).collect();
        RowTold { card: row.card.phrase(), steps }
    }
}

impl Imperium {
    fn table_text(&self, seat: Seat, period: Period) -> Option<&'static TableText> {
        let nation = self.nation_of(seat)?;
        let tables = &self.data.0.rivals.tables;
        tables.iter().find(|table| table.nation == nation.id && table.periods.contains(&period))
    }

    /// The table that the rival follows now, row by row.
    pub fn rival_table(&self) -> Vec<RowTold> {
        let table = self.rival().and_then(|seat| self.table_text(seat, self.player(seat).period));
        table.map_or(vec![], |table| table.rows.iter().map(|row| self.data.0.told_row(row)).collect())
    }

    /// One row of the table that the rival follows in a period.
    pub fn rival_row_told(&self, period: Period, row: usize) -> Option<RowTold> {
        let table = self.table_text(self.rival()?, period)?;
        table.rows.get(row).map(|row| self.data.0.told_row(row))
    }

    /// The first row that fits a card, whether it can be carried out or not.
    pub fn rival_row(&self, card: Card) -> Option<usize> {
        let seat = self.rival()?;
        let unrest = self.traits(card).category & 1 << Category::Unrest as u8 != 0;
        self.rows(seat).iter().position(|row| !unrest && row.card.fits(self, card))
    }

    /// What a Utopian rival's journey card says.
    pub fn rival_journey(&self) -> Option<RowTold> {
        let seat = self.rival()?;
        let play = self.player(seat).play;
        let ids: Vec<&str> = play.iter().map(|card| self.sort_id(card)).collect();
        let named = |row: &&RowText| matches!(&row.card, Suits::Name(id) if ids.contains(&id.as_str()));
        self.data.0.rivals.journey.iter().find(named).map(|row| self.data.0.told_row(row))
    }

    /// The rival's cards below the market, from the first marker on.
    pub fn rival_slots(&self) -> Vec<Card> {
        self.level.map_or(vec![], |_| self.pile(crate::state::Stack::Slots).collect())
    }
}
