//! Boards: what a table shows of its game, one module a game.

mod ethnos;
mod hadara;
mod settlers;

use kernel::data::Entry;
use kernel::{Phrase, Seat, Viewer};
use maud::{Markup, html};
use table::{AnyGame, Table};

use crate::acts::Form;
use crate::assets;
use crate::words::Say;

pub use ethnos::specimen;

/// Which cards of the hand a person has picked, and which of them leads, counted from one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    /// The cards.
    pub cards: Vec<usize>,
    /// The leader.
    pub leader: Option<usize>,
}

impl Selection {
    /// What a form or an address says.
    pub fn of(form: &Form) -> Selection {
        let number = |text: &str| text.parse().ok();
        Selection { cards: form.all("card").filter_map(number).collect(), leader: form.get("leader").and_then(number) }
    }
}

/// What is to be drawn.
pub struct Position<'a> {
    /// The table.
    pub table: &'a Table,
    /// Its game.
    pub game: &'a AnyGame,
    /// After how many decisions.
    pub decisions: usize,
    /// For whose eyes.
    pub viewer: Viewer,
    /// The seat that may act on this page, if any.
    pub acting: Option<Seat>,
    /// What that person has picked.
    pub selection: &'a Selection,
    /// In which words.
    pub say: Say<'a>,
}

/// A board, part by part, for the table page to put in its places.
pub struct Parts {
    /// How far the game is, for the banner.
    pub state: Markup,
    /// The other players.
    pub others: Markup,
    /// What their tab on a narrow screen is called.
    pub others_tab: String,
    /// What lies in the middle.
    pub board: Markup,
    /// What the middle is called.
    pub board_name: String,
    /// What is mine.
    pub mine: Markup,
    /// The classes of its place.
    pub mine_class: String,
    /// What its tab on a narrow screen is called.
    pub mine_tab: String,
    /// My hand, or what lies before me to choose from.
    pub hand: Markup,
    /// The classes of its place.
    pub hand_class: &'static str,
    /// What it is called.
    pub hand_name: String,
    /// What I may do now, with what it would lead to.
    pub dock: Markup,
    /// Which keys do what.
    pub keys: String,
    /// More classes of the whole table.
    pub table_class: &'static str,
    /// What can be opened from anywhere.
    pub popovers: Markup,
}

/// What the pages of the site around a table need to know of a game.
pub struct Chapter {
    /// The game.
    id: &'static str,
    /// Where its style sheet is.
    sheet: fn() -> &'static str,
    /// The setup that is played at once when somebody does not want to choose.
    pub quick: &'static str,
    /// What the game's part of the form for a new table says before anybody has touched it.
    pub usual: &'static str,
    /// The game's part of that form.
    pub fields: fn(Say<'_>, &Form) -> Markup,
    /// The setup that such a form asks for, in notation.
    pub read: fn(&Form, usize) -> String,
    /// Its rules, in English and Russian.
    pub rules: [&'static str; 2],
    /// The headings of its almanac, each with the number of entries under it.
    pub kinds: fn(Say<'_>) -> Vec<(Option<Markup>, usize)>,
    /// The classes of the lists there.
    pub lists: &'static str,
    /// What could be looked for in it.
    pub hint: &'static str,
    /// An entry, with its number among all from nought.
    pub entry: fn(Say<'_>, usize, &Entry) -> Markup,
}

/// The rules of a game, in both languages.
macro_rules! rules {
    ($game:literal) => {
        [include_str!(concat!("../../text/", $game, ".en.txt")), include_str!(concat!("../../text/", $game, ".ru.txt"))]
    };
}

const CHAPTERS: [Chapter; 3] = [
    Chapter {
        id: "ethnos",
        sheet: assets::ethnos_css,
        quick: ethnos::setup::QUICK,
        usual: ethnos::setup::USUAL,
        fields: ethnos::setup::fields,
        read: ethnos::setup::read,
        rules: rules!("ethnos"),
        kinds: ethnos::kinds,
        lists: "almanac",
        hint: "ethnos-page-find",
        entry: ethnos::almanac_entry,
    },
    Chapter {
        id: "hadara",
        sheet: assets::hadara_css,
        quick: hadara::setup::QUICK,
        usual: hadara::setup::USUAL,
        fields: hadara::setup::fields,
        read: hadara::setup::read,
        rules: rules!("hadara"),
        kinds: hadara::kinds,
        lists: "almanac entries",
        hint: "hadara-page-find",
        entry: hadara::almanac_entry,
    },
    Chapter {
        id: "settlers",
        sheet: assets::settlers_css,
        quick: settlers::setup::QUICK,
        usual: settlers::setup::USUAL,
        fields: settlers::setup::fields,
        read: settlers::setup::read,
        rules: rules!("settlers"),
        kinds: settlers::kinds,
        lists: "almanac",
        hint: "settlers-face-find",
        entry: settlers::almanac_entry,
    },
];

/// What is to be known of a game that can be played here.
pub fn chapter(game: &str) -> Option<&'static Chapter> {
    CHAPTERS.iter().find(|chapter| chapter.id == game)
}

/// Where the style sheet of a game is.
pub fn sheet(game: &str) -> Option<&'static str> {
    chapter(game).map(|chapter| (chapter.sheet)())
}

/// Draws a position.
pub fn draw(position: &Position<'_>) -> Parts {
    match position.game {
        AnyGame::Ethnos(chronicle) => ethnos::draw(position, chronicle),
        AnyGame::Hadara(chronicle) => hadara::draw(position, chronicle),
        AnyGame::Settlers(chronicle) => settlers::draw(position, chronicle),
    }
}

/// Makes a decision of what was picked, in notation.
pub fn compose(table: &Table, seat: Seat, what: &str, form: &Form) -> Result<String, Phrase> {
    match table.game() {
        Some(AnyGame::Ethnos(chronicle)) => ethnos::compose(chronicle.state(), seat, what, &Selection::of(form)),
        // Every decision of these is one button.
        Some(AnyGame::Hadara(_) | AnyGame::Settlers(_)) => Err(kernel::phrase!("site-unknown-act")),
        None => Err(kernel::phrase!("table-not-begun")),
    }
}

/// Everybody's points after each of the decisions `at`.
pub fn points(game: &AnyGame, at: &[usize]) -> Vec<Vec<i32>> {
    match game {
        AnyGame::Ethnos(chronicle) => ethnos::points(chronicle, at),
        AnyGame::Hadara(chronicle) => hadara::points(chronicle, at),
        AnyGame::Settlers(chronicle) => settlers::points(chronicle, at),
    }
}

/// Who won, as the headline of a chronicle's last page.
pub fn headline(game: &AnyGame, winners: Vec<kernel::Arg>) -> Phrase {
    match game {
        AnyGame::Ethnos(_) => kernel::phrase!("ethnos-page-headline", count = winners.len(), who = winners),
        AnyGame::Hadara(_) => kernel::phrase!("hadara-page-headline", count = winners.len(), who = winners),
        AnyGame::Settlers(chronicle) => settlers::headline(chronicle, winners),
    }
}

/// What else can be told of a game that is over: a name and a value each.
pub fn figures(game: &AnyGame, say: Say<'_>) -> Vec<(String, String)> {
    match game {
        AnyGame::Ethnos(chronicle) => ethnos::figures(chronicle, say),
        AnyGame::Hadara(chronicle) => hadara::figures(chronicle, say),
        AnyGame::Settlers(chronicle) => settlers::figures(chronicle, say),
    }
}

/// More tables on a chronicle's last page, if the game has any.
pub fn end_sheet(game: &AnyGame, say: Say<'_>) -> Markup {
    match game {
        AnyGame::Ethnos(_) => html! {},
        AnyGame::Hadara(chronicle) => hadara::end_sheet(chronicle, say),
        AnyGame::Settlers(chronicle) => settlers::end_sheet(chronicle, say),
    }
}
