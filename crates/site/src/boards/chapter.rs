//! What the site knows of a game, whichever it is.

use kernel::campaign::Campaigns;
use kernel::data::Entry;
use kernel::scenario::{Answer, Lesson};
use kernel::{Arg, Fault, Phrase, Seat, phrase};
use maud::{Markup, html};
use table::{AnyStory, Edition, Games, Playable};

use super::{Board, Guide, Has, Heap, Lecture, Parts, Position, Retelling, Retold, Selection, plain};
use crate::acts::Form;
use crate::assets::Asset;
use crate::words::Say;

/// A game with its board and all that the pages around a table need of it. The methods are told by [`Board`].
pub trait Chapter: Playable {
    /// The sentences of its board, in English and Russian.
    fn words(&self) -> [&'static str; 2];
    /// The icon that stands for it.
    fn mark(&self) -> &'static str;
    /// How many minutes a game takes, from and to.
    fn minutes(&self) -> Option<[u16; 2]>;
    /// Its rules, in English and Russian.
    fn book(&self) -> Option<[&'static str; 2]>;
    /// The setup that is played at once when somebody does not want to choose.
    fn quick(&self) -> Result<String, Phrase>;
    /// What its part of the form for a new table says before anybody has touched it.
    fn usual(&self) -> &'static str;
    /// The classes of the lists in its almanac.
    fn lists(&self) -> &'static str;
    /// The message that says what could be looked for there.
    fn hint(&self) -> &'static str;
    /// Its style sheet.
    fn sheet(&self) -> &'static Asset;
    /// Everything that the site serves for it.
    fn assets(&self) -> Vec<&'static Asset>;
    /// Its part of the form for a new table.
    fn fields(&self, say: Say<'_>, form: &Form) -> Markup;
    /// The setup for so many players that such a form asks for, in notation.
    fn read_form(&self, form: &Form, seats: usize) -> Result<String, Phrase>;
    /// The headings of its almanac, each with the number of entries under it.
    fn kinds(&self, say: Say<'_>) -> Vec<(Option<Markup>, usize)>;
    /// An entry of the almanac.
    fn entry(&self, say: Say<'_>, at: usize, entry: &Entry) -> Markup;
    /// Every card as hands and boards show it.
    fn faces(&self, say: Say<'_>) -> Vec<Markup>;
    /// What the almanac can choose an entry by.
    fn facets(&self, say: Say<'_>, at: usize, entry: &Entry) -> Vec<Has>;
    /// Cards that share a page of the almanac: the name of each, and what its address ends with.
    fn printings(&self) -> Vec<(String, String)>;
    /// One of them: the entry that tells of it, and what it looks like.
    fn printing(&self, say: Say<'_>, id: &str) -> Option<(String, Markup)>;
    /// A card as it lies on a table, by what notation calls it.
    fn likeness(&self, say: Say<'_>, id: &str) -> Option<Markup>;
    /// Draws a position.
    fn draw(&self, position: &Position<'_>) -> Parts;
    /// What can be told again.
    fn retold(&self, story: &AnyStory) -> Vec<Retold>;
    /// What one of them set off, moment by moment.
    fn retelling(&self, story: &AnyStory, say: Say<'_>, number: usize) -> Option<Retelling>;
    /// The ages, epochs or rounds of a whole game.
    fn stages(&self, story: &AnyStory) -> Vec<(usize, Phrase)>;
    /// Makes a decision of what a seat has picked, in notation.
    fn compose(&self, story: &AnyStory, seat: Seat, what: &str, selection: &Selection) -> Result<String, Phrase>;
    /// Everybody's points at each moment of the story, if they can be told before the end.
    fn course(&self, story: &AnyStory) -> Option<Vec<Vec<i32>>>;
    /// The points of a bot of the rules, if there was one.
    fn rival_points(&self, story: &AnyStory) -> Option<i32>;
    /// Who won, as a headline.
    fn headline(&self, story: &AnyStory, winners: Vec<Arg>) -> Phrase;
    /// What lies before a seat when the game is over.
    fn heaps(&self, story: &AnyStory, seat: Seat) -> Vec<Heap>;
    /// What else can be told of a game that is over.
    fn figures(&self, story: &AnyStory, say: Say<'_>) -> Vec<(String, String)>;
    /// More tables on a chronicle's last page.
    fn end_sheet(&self, story: &AnyStory, say: Say<'_>) -> Markup;
    /// The campaigns that it offers, if any.
    fn campaigns(&self) -> Option<Box<dyn Campaigns>>;
    /// What teaches it.
    fn guide(&self) -> &'static Guide;
    /// Opens a lesson at a page; `chosen` has what was decided on the way where there was a choice.
    fn open_lesson(&self, lesson: &Lesson, page: usize, chosen: &[String]) -> Result<Lecture, Fault>;
    /// What becomes of a decision on that page.
    fn answer_lesson(&self, lesson: &Lesson, page: usize, chosen: &[String], decision: &str) -> Result<Answer, Fault>;
    /// Plays a lesson in every way that it allows, and looks whether all that it says holds.
    fn try_lesson(&self, lesson: &Lesson) -> Result<(), Fault>;
}

impl<G: Board> Chapter for Edition<G> {
    fn words(&self) -> [&'static str; 2] {
        G::WORDS
    }

    fn mark(&self) -> &'static str {
        G::MARK
    }

    fn minutes(&self) -> Option<[u16; 2]> {
        G::MINUTES
    }

    fn book(&self) -> Option<[&'static str; 2]> {
        G::BOOK
    }

    fn quick(&self) -> Result<String, Phrase> {
        self.usual_setup(G::QUICK)
    }

    fn usual(&self) -> &'static str {
        G::USUAL
    }

    fn lists(&self) -> &'static str {
        G::LISTS
    }

    fn hint(&self) -> &'static str {
        G::HINT
    }

    fn sheet(&self) -> &'static Asset {
        G::sheet()
    }

    fn assets(&self) -> Vec<&'static Asset> {
        [G::sheet()].into_iter().chain(G::pictures()).collect()
    }

    fn fields(&self, say: Say<'_>, form: &Form) -> Markup {
        G::fields(self.data(), say, form)
    }

    fn read_form(&self, form: &Form, seats: usize) -> Result<String, Phrase> {
        G::read(self.data(), form, seats)
    }

    fn kinds(&self, say: Say<'_>) -> Vec<(Option<Markup>, usize)> {
        G::kinds(say)
    }

    fn entry(&self, say: Say<'_>, at: usize, entry: &Entry) -> Markup {
        G::entry(say, at, entry)
    }

    fn faces(&self, say: Say<'_>) -> Vec<Markup> {
        G::faces(say)
    }

    fn facets(&self, say: Say<'_>, at: usize, entry: &Entry) -> Vec<Has> {
        G::facets(say, at, entry)
    }

    fn printings(&self) -> Vec<(String, String)> {
        G::printings(self.data())
    }

    fn printing(&self, say: Say<'_>, id: &str) -> Option<(String, Markup)> {
        G::printing(say, id)
    }

    fn likeness(&self, say: Say<'_>, id: &str) -> Option<Markup> {
        G::likeness(say, id)
    }

    fn draw(&self, position: &Position<'_>) -> Parts {
        match position.story.of::<G>() {
            Some(story) => G::draw(&position.with(story)),
            None => plain::draw(position),
        }
    }

    fn stages(&self, story: &AnyStory) -> Vec<(usize, Phrase)> {
        story.of::<G>().map_or(vec![], G::stages)
    }

    fn retold(&self, story: &AnyStory) -> Vec<Retold> {
        story.of::<G>().map_or(vec![], G::retold)
    }

    fn retelling(&self, story: &AnyStory, say: Say<'_>, number: usize) -> Option<Retelling> {
        G::retelling(story.of::<G>()?, say, number)
    }

    fn compose(&self, story: &AnyStory, seat: Seat, what: &str, selection: &Selection) -> Result<String, Phrase> {
        match story.of::<G>() {
            Some(story) => G::compose(story.seen(), seat, what, selection),
            None => Err(phrase!("site-unknown-act")),
        }
    }

    fn course(&self, story: &AnyStory) -> Option<Vec<Vec<i32>>> {
        story.of::<G>()?.moments().iter().map(G::points).collect()
    }

    fn rival_points(&self, story: &AnyStory) -> Option<i32> {
        G::rival_points(story.of::<G>()?.seen())
    }

    fn headline(&self, story: &AnyStory, winners: Vec<Arg>) -> Phrase {
        match story.of::<G>() {
            Some(story) => G::headline(story.seen(), winners),
            None => phrase!("end-headline", count = winners.len(), who = winners),
        }
    }

    fn heaps(&self, story: &AnyStory, seat: Seat) -> Vec<Heap> {
        story.of::<G>().map_or(vec![], |story| G::heaps(story.seen(), seat))
    }

    fn figures(&self, story: &AnyStory, say: Say<'_>) -> Vec<(String, String)> {
        story.of::<G>().map_or(vec![], |story| G::figures(story, say))
    }

    fn campaigns(&self) -> Option<Box<dyn Campaigns>> {
        G::campaigns(self.data())
    }

    fn guide(&self) -> &'static Guide {
        const { &G::GUIDE }
    }

    fn open_lesson(&self, lesson: &Lesson, page: usize, chosen: &[String]) -> Result<Lecture, Fault> {
        let opened = lesson.open::<G>(self.data(), page, chosen)?;
        Ok(Lecture { question: opened.question(), known: opened.known, story: Box::new(opened.story) })
    }

    fn answer_lesson(&self, lesson: &Lesson, page: usize, chosen: &[String], decision: &str) -> Result<Answer, Fault> {
        lesson.answer::<G>(page, &lesson.open(self.data(), page, chosen)?, decision)
    }

    fn try_lesson(&self, lesson: &Lesson) -> Result<(), Fault> {
        lesson.run::<G>(self.data())
    }

    fn end_sheet(&self, story: &AnyStory, say: Say<'_>) -> Markup {
        story.of::<G>().map_or_else(|| html! {}, |story| G::end_sheet(story.seen(), say))
    }
}

macro_rules! chapters {
    ($($game:ty),*) => { [$(&Edition::<$game>::BUILT_IN as &'static dyn Chapter),*] };
}

/// All games that there are.
pub fn chapters() -> Games<dyn Chapter> {
    games::every_game!(chapters).into_iter().collect()
}

/// The same games, of which only is known how they are played.
pub fn playables(chapters: &Games<dyn Chapter>) -> Games {
    chapters.editions().map(|chapter| chapter as &'static dyn Playable).collect()
}
