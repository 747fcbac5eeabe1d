//! The tables of the solo booklet: which row fits a card, and what it does.

use serde::Deserialize;

use crate::card::Card;
use crate::effects::program::At;
use crate::effects::words::{Category, Mark, Period, Step, Token};
use crate::files::Start;
use crate::state::Imperium;

/// What a row is for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Suits {
    /// Cards of a category.
    Category(Category),
    /// Cards with a mark.
    Mark(Mark),
    /// Cards that stay in play.
    Pinned,
    /// Cards with the mark of an attack.
    Attack,
    /// Cards with the mark of a period.
    Period(Period),
    /// Cards that begin in the development area: quests.
    Development,
    /// Cards called so.
    Name(String),
    /// Any card.
    Other,
}

/// A row as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowText {
    /// What it is for.
    pub card: Suits,
    /// What the rival does.
    pub steps: Vec<Step>,
}

/// A table as it is written.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableText {
    /// Whose it is.
    pub nation: String,
    /// In which periods it is used.
    pub periods: Vec<Period>,
    /// What goes on the market in the clean-up, if not a progress.
    #[serde(default)]
    pub token: Option<(Token, u8)>,
    /// Its rows from the top.
    pub rows: Vec<RowText>,
}

/// The file of all tables.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tables {
    /// The tables.
    pub tables: Vec<TableText>,
    /// What the journey cards of a Utopian rival do.
    pub journey: Vec<RowText>,
}

/// A row that can be carried out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Row {
    pub card: Fits,
    pub at: At,
    /// It puts the card into the rival's area.
    pub settles: bool,
}

/// What a row is for, ready to be asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Fits {
    Category(Category),
    Mark(Mark),
    Pinned,
    Attack,
    Period(Period),
    Development,
    Like(u16),
    Other,
}

impl Fits {
    pub(crate) fn fits(self, state: &Imperium, card: Card) -> bool {
        let traits = state.traits(card);
        match self {
            Fits::Category(category) => traits.category & 1 << category as u8 != 0,
            Fits::Mark(mark) => traits.marks[mark as usize] > 0,
            Fits::Pinned => traits.pinned,
            Fits::Attack => traits.attack,
            Fits::Period(period) => traits.period == Some(period),
            Fits::Development => state.starts(card) == Some(Start::Development),
            Fits::Like(filter) => state.like(filter).contains(card),
            Fits::Other => true,
        }
    }
}

/// A table that can be followed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    pub nation: u8,
    pub periods: Vec<Period>,
    pub token: Option<(Token, u8)>,
    pub rows: Vec<Row>,
}
