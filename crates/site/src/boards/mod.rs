//! Boards: what a table shows of its game, one module a game.
//!
//! A board is handed the story that its viewer may know, and nothing else: no chronicle, no table, no whole state. So whatever
//! it draws, it cannot show what is hidden.

mod chapter;
mod ethnos;
mod facet;
mod guide;
mod hadara;
mod heap;
mod imperium;
pub mod plain;
mod retelling;
mod settlers;
#[cfg(test)]
mod tests;

use bots::{Evaluate, Kind};
use kernel::campaign::Campaigns;
use kernel::data::Entry;
use kernel::{Arg, Phrase, Seat, Seen, Situation, Story, Viewer, phrase};
use maud::{Markup, html};
use table::{AnyStory, usual_setup};

use crate::acts::Form;
use crate::assets::Asset;
use crate::words::Say;

pub use chapter::{Chapter, chapters, playables};
pub use ethnos::specimen;
pub use facet::{Facet, Has};
pub use guide::{Asked, Guide, Lecture, read_lessons};
pub(crate) use guide::{lessons, questions};
pub use heap::Heap;
pub use retelling::{Moment, PACES, Retelling, Retold, Share, Weight, again, replay_speeds};

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

/// What is to be drawn: a story of some game, or of any.
pub struct Position<'a, S: ?Sized = AnyStory> {
    /// What the viewer may know.
    pub story: &'a S,
    /// The seat that may act on this page, if any.
    pub acting: Option<Seat>,
    /// Whether the game goes on here, so that somebody may pick cards while others decide.
    pub going: bool,
    /// What that person has picked.
    pub selection: &'a Selection,
    /// Who sits where, by seat.
    pub sitters: &'a [Sitting],
    /// In which words.
    pub say: Say<'a>,
}

/// Who sits in a seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitting {
    /// Under which name.
    pub name: String,
    /// What kind of bot it is, if it is one.
    pub bot: Option<Kind>,
}

impl<'a, S: ?Sized> Position<'a, S> {
    /// The same position with the story in another form.
    fn with<T: ?Sized>(&self, story: &'a T) -> Position<'a, T> {
        let Position { acting, going, selection, sitters, say, .. } = *self;
        Position { story, acting, going, selection, sitters, say }
    }

    /// All names by seat.
    fn names(&self) -> Vec<String> {
        self.sitters.iter().map(|sitting| sitting.name.clone()).collect()
    }

    /// Which seats are bots', and what kind of bot sits there.
    fn bots(&self) -> Vec<Option<Kind>> {
        self.sitters.iter().map(|sitting| sitting.bot).collect()
    }
}

/// The seat behind these eyes.
fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    }
}

/// A board and what is told beside it, in one language.
pub struct Drawn {
    /// The board.
    pub parts: Parts,
    /// What happened, the newest line first.
    pub log: Markup,
    /// The way to what was last told moment by moment.
    pub scene: Markup,
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
    /// What is said if nothing is in it; nothing where that is no news.
    pub hand_none: Option<String>,
    /// What I may do now, with what it would lead to.
    pub dock: Markup,
    /// Which keys do what.
    pub keys: String,
    /// Everybody's points in a few signs, for a narrow screen; nothing if they cannot be told.
    pub scores: Vec<(Seat, String)>,
    /// More classes of the whole table.
    pub table_class: &'static str,
    /// What can be opened from anywhere.
    pub popovers: Markup,
}

/// A game that the site can show. Everything has a plain version made of the game's own facts and phrases, so that a new
/// game needs `impl Board for It {}` and nothing else to be played; what it tells here makes it a board of its own.
pub trait Board: Situation + Evaluate {
    /// The sentences of its board, in English and Russian.
    const WORDS: [&'static str; 2] = ["", ""];
    /// The icon that stands for it.
    const MARK: &'static str = "i-book";
    /// How many minutes a game takes, from and to.
    const MINUTES: Option<[u16; 2]> = None;
    /// Its rules in our own words, in English and Russian.
    const BOOK: Option<[&'static str; 2]> = None;
    /// How many play if somebody does not want to choose.
    const QUICK: usize = 2;
    /// What the game's part of the form for a new table says before anybody has touched it.
    const USUAL: &'static str = "";
    /// The classes of the lists in its almanac.
    const LISTS: &'static str = "almanac";
    /// The message that says what could be looked for there.
    const HINT: &'static str = "cards-hint";

    /// What teaches it.
    const GUIDE: Guide = Guide::NONE;

    /// Its style sheet.
    fn sheet() -> &'static Asset {
        &plain::SHEET
    }

    /// Its pictures, if it has a file of its own.
    fn pictures() -> Option<&'static Asset> {
        None
    }

    /// The game's part of the form for a new table.
    fn fields(data: &'static Self::Data, say: Say<'_>, form: &Form) -> Markup {
        plain::setup_fields::<Self>(data, say, form)
    }

    /// The setup for so many players that such a form asks for, in notation.
    fn read(data: &'static Self::Data, form: &Form, seats: usize) -> Result<String, Phrase> {
        match form.get("setup").filter(|setup| !setup.is_empty()) {
            Some(setup) => Ok(setup.to_owned()),
            None => usual_setup::<Self>(data, seats).map(|setup| Self::write_setup(data, &setup)),
        }
    }

    /// The headings of its almanac, each with the number of entries under it.
    fn kinds(_: Say<'_>) -> Vec<(Option<Markup>, usize)> {
        vec![(None, usize::MAX)]
    }

    /// An entry of the almanac, with its number among all from nought.
    fn entry(say: Say<'_>, _: usize, entry: &Entry) -> Markup {
        plain::entry(say, entry)
    }

    /// Every card as hands and boards show it: the page of its look draws them, and tests lay them where cards can lie.
    fn faces(_: Say<'_>) -> Vec<Markup> {
        vec![]
    }

    /// What the almanac can choose an entry by.
    fn facets(_: Say<'_>, _: usize, _: &Entry) -> Vec<Has> {
        vec![]
    }

    /// Cards that share a page of the almanac with others: the name of each, and what its address ends with.
    fn printings(_: &'static Self::Data) -> Vec<(String, String)> {
        vec![]
    }

    /// One of them: the entry that tells of it, and what it looks like.
    fn printing(_: Say<'_>, _: &str) -> Option<(String, Markup)> {
        None
    }

    /// A card as it lies on a table, by what notation calls it, with the way to its page of the almanac.
    fn likeness(_: Say<'_>, _: &str) -> Option<Markup> {
        None
    }

    /// Draws a position.
    fn draw(position: &Position<'_, Story<Self>>) -> Parts {
        plain::draw(&position.with(position.story as &AnyStory))
    }

    /// What can be told again moment by moment, in the order of the decisions that set it off.
    fn retold(_: &Story<Self>) -> Vec<Retold> {
        vec![]
    }

    /// What one of them set off. The moments of the story are the table when that began, before the decision and after it.
    fn retelling(_: &Story<Self>, _: Say<'_>, _: usize) -> Option<Retelling> {
        None
    }

    /// The ages, epochs or rounds of a whole game: after how many decisions each began, and what it is called.
    fn stages(_: &Story<Self>) -> Vec<(usize, Phrase)> {
        vec![]
    }

    /// Makes a decision of what a seat has picked, in notation. Most games have a button for every decision.
    fn compose(_: &Seen<Self>, _: Seat, _: &str, _: &Selection) -> Result<String, Phrase> {
        Err(phrase!("site-unknown-act"))
    }

    /// Everybody's points as they stand, if that can be told before the end.
    fn points(_: &Seen<Self>) -> Option<Vec<i32>> {
        None
    }

    /// The points of a bot of the rules that somebody played against alone.
    fn rival_points(_: &Seen<Self>) -> Option<i32> {
        None
    }

    /// Who won, as the headline of a chronicle's last page.
    fn headline(_: &Seen<Self>, winners: Vec<Arg>) -> Phrase {
        phrase!("end-headline", count = winners.len(), who = winners)
    }

    /// What lies before a seat when the game is over, for the picture that goes with its link.
    fn heaps(_: &Seen<Self>, _: Seat) -> Vec<Heap> {
        vec![]
    }

    /// What else can be told of a game that is over: a name and a value each.
    fn figures(_: &Story<Self>, _: Say<'_>) -> Vec<(String, String)> {
        vec![]
    }

    /// The campaigns that it offers, if any.
    fn campaigns(_: &'static Self::Data) -> Option<Box<dyn Campaigns>> {
        None
    }

    /// More tables on a chronicle's last page.
    fn end_sheet(_: &Seen<Self>, _: Say<'_>) -> Markup {
        html! {}
    }
}
