//! A set of cards as a spreadsheet: for whoever owns the game, and can read off its cards what no public source tells.
//!
//! There is a row for each card, level of colonies, colony, side of a setup card, statue and figure. A row fills the columns of
//! its kind and leaves the others empty. Rows may stand in any order. Reading finds every mistake, not only the first.

mod read;
mod write;

use kernel::data::{Provenance, Sourced};

use crate::data::Figures;

pub(crate) use read::read;
pub(crate) use write::write;

/// All columns, in the order in which they are written.
const COLUMNS: [&str; 21] = [
    "kind",
    "id",
    "colour",
    "epoch",
    "cost",
    "income",
    "military",
    "culture",
    "food",
    "points",
    "star",
    "effect",
    "needs",
    "plunder",
    "integrate",
    "initiative",
    "coins",
    "value",
    "en",
    "ru",
    "from",
];

/// The columns of the four tracks.
const STEPS: [&str; 4] = ["income", "military", "culture", "food"];

/// What a row tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// What the set is called.
    Set,
    /// A card.
    Card,
    /// What all colonies of a level have in common.
    Level,
    /// The back of a colony.
    Colony,
    /// Side A of a setup card.
    SideA,
    /// Side B of a setup card.
    SideB,
    /// A statue's place.
    Statue,
    /// A figure that is on no card.
    Figure,
}

impl Kind {
    const ALL: [Kind; 8] =
        [Kind::Set, Kind::Card, Kind::Level, Kind::Colony, Kind::SideA, Kind::SideB, Kind::Statue, Kind::Figure];

    fn word(self) -> &'static str {
        match self {
            Kind::Set => "set",
            Kind::Card => "card",
            Kind::Level => "level",
            Kind::Colony => "colony",
            Kind::SideA => "setup-a",
            Kind::SideB => "setup-b",
            Kind::Statue => "statue",
            Kind::Figure => "figure",
        }
    }

    /// The columns that such a row fills, besides its kind.
    fn columns(self) -> &'static [&'static str] {
        match self {
            Kind::Set => &["en", "ru"],
            Kind::Card => &[
                "id", "colour", "epoch", "cost", "income", "military", "culture", "food", "points", "star", "effect",
                "en", "ru", "from",
            ],
            Kind::Level => &["needs", "plunder", "integrate", "points", "from"],
            Kind::Colony => &["id", "needs", "income", "military", "culture", "food", "points", "en", "ru", "from"],
            Kind::SideA | Kind::SideB => {
                &["id", "initiative", "income", "military", "culture", "food", "coins", "from"]
            }
            Kind::Statue => &["needs", "points", "value", "from"],
            Kind::Figure => &["id", "value", "from"],
        }
    }
}

/// The figures that are on no card, statues apart: what rows call them, their values and where they come from.
fn figures_of(figures: &Figures) -> Vec<(String, Vec<u8>, Provenance)> {
    let one = |id: &str, figure: Sourced<u8>| (id.to_owned(), vec![figure.value], figure.from);
    let three = |id: &str, figure: Sourced<[u8; 3]>| (id.to_owned(), figure.value.to_vec(), figure.from);
    let mut all = vec![
        one("cards-per-player", figures.cards_per_player),
        one("late-coins", figures.late_coins),
        three("sale", figures.sale),
        three("silver-price", figures.silver_price),
        three("gold-price", figures.gold_price),
        one("per-step", figures.per_step),
        one("tiles", figures.tiles),
        one("silver-medals", figures.silver_medals),
        one("gold-medals", figures.gold_medals),
        one("silver-part", figures.silver_part),
        one("gold-points", figures.gold_points),
        one("coins-per-point", figures.coins_per_point),
    ];
    let first = &figures.first_players;
    all.extend(first.value.iter().map(|(seats, ranks)| (format!("first-players-{seats}"), ranks.to_vec(), first.from)));
    all
}
