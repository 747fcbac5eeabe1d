//! What happened at a table: beside the board with what is new on top, and all of it on a page of its own.

use std::cell::RefCell;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use kernel::passage::Kind;
use kernel::{Passage, Phrase, Seat, SeatSet, Viewer, phrase};
use maud::{Markup, PreEscaped, html};
use table::{AnyStory, Phase, Table};

use super::replay::address;
use super::{error, flag, icon, told};
use crate::App;
use crate::boards::{Retold, again};
use crate::people::Visitor;
use crate::words::Say;

/// So many lines are shown beside a board; the rest is on the log's own page.
const LINES: usize = 60;

/// So many are shown there.
const ALL: usize = 3_000;

/// What the log of a table is made of.
pub struct Log<'a> {
    /// The table's name.
    pub id: &'a str,
    /// What may be told.
    pub story: &'a AnyStory,
    /// Whose seat went to a bot, each after so many decisions.
    pub departures: &'a [(usize, Seat)],
    /// The decisions whose turn of a rival can be seen again.
    pub retold: &'a [Retold],
    /// Whose eyes the replay is for that every line leads to, if there is one.
    pub replay: Option<Viewer>,
    /// The lines as the last page had them.
    pub lines: Lines,
}

/// Lines of the log of one table for one pair of eyes and in one language, as a page had them. The next page has few others.
#[derive(Default)]
pub struct Lines {
    /// The names that they were told with.
    names: Vec<String>,
    /// Those of the page before.
    before: Vec<(Look, Arc<str>)>,
    /// Those of this page.
    now: RefCell<Vec<(Look, Arc<str>)>>,
}

/// Everything that the line of a passage depends on, besides language and names. As long as it is kept here, no other passage
/// takes its place in memory, and none is changed while somebody else has it.
struct Look {
    passage: Arc<Passage>,
    nth: usize,
    begins: bool,
    newest: bool,
    again: Option<usize>,
}

impl PartialEq for Look {
    fn eq(&self, other: &Look) -> bool {
        let Look { passage, nth, begins, newest, again } = self;
        Arc::ptr_eq(passage, &other.passage)
            && (*nth, *begins, *newest, *again) == (other.nth, other.begins, other.newest, other.again)
    }
}

impl Lines {
    /// For the next page: what the last one did not have is forgotten, and all of it if somebody has another name now.
    pub fn turned_over(self, names: &[String]) -> Lines {
        let before = if self.names == names { self.now.into_inner() } else { vec![] };
        Lines { names: names.to_vec(), before, now: RefCell::default() }
    }

    /// A line as the last page had it, or else as it is drawn now.
    fn line(&self, look: Look, draw: impl FnOnce(&Look) -> Markup) -> PreEscaped<Arc<str>> {
        let known = self.before.iter().find(|(before, _)| *before == look).map(|(_, line)| line.clone());
        let line = known.unwrap_or_else(|| draw(&look).into_string().into());
        self.now.borrow_mut().push((look, line.clone()));
        PreEscaped(line)
    }
}

/// One line.
enum Line<'a> {
    /// Something that was done in the game.
    Passage(Done<'a>),
    /// A bot took a seat.
    Departure(Seat),
}

/// A passage among others.
struct Done<'a> {
    passage: &'a Arc<Passage>,
    /// How many passages began with the same decision before it.
    nth: usize,
    /// The decision that the next one begins with, as far as there is one.
    next: Option<usize>,
}

impl Line<'_> {
    /// Neighbours with the same number belong together.
    fn turn(&self) -> Option<usize> {
        match self {
            Line::Passage(done) => Some(done.passage.turn),
            Line::Departure(_) => None,
        }
    }
}

/// The last lines beside a board, the newest turn first. What others did since the viewer last decided comes before everything
/// else, in the order in which it happened.
pub fn beside(say: Say<'_>, log: &Log<'_>, players: usize) -> Markup {
    let me = match log.story.viewer() {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Omniscient => None,
    };
    let lines = log.lines();
    let since = log.story.since().filter(|_| log.replay.is_none());
    let (new, old): (Vec<_>, Vec<_>) =
        lines.into_iter().partition(|(number, line)| since.is_some_and(|since| is_new(*number, line, since, me)));
    html! {
        (filter(say, players, me))
        details.since open hidden[new.is_empty()] {
            summary { (say.word(if log.story.decided().is_some() { "log-since" } else { "log-before" })) " " span.badge { (new.len()) } }
            ol.log { @for turn in turns(&new) { (log.turn(say, turn)) } }
        }
        (log.newest_first(say, &old))
    }
}

/// What was told last, in words alone: for whoever does not see the log.
pub fn latest(say: Say<'_>, log: &Log<'_>) -> Option<String> {
    let said = log.story.passages().last()?.said(|phrase| say.say(phrase));
    Some(format!("{} {}", said.deed, said.came).trim_end().to_owned())
}

/// A log without anything around it.
pub fn plain(say: Say<'_>, log: &Log<'_>) -> Markup {
    log.newest_first(say, &log.lines())
}

/// A line and the number of the decision that it ends with.
type Numbered<'a> = (usize, Line<'a>);

fn is_new(number: usize, line: &Line<'_>, since: usize, me: Option<Seat>) -> bool {
    number >= since
        && match line {
            Line::Passage(done) => done.passage.seat.is_none_or(|seat| Some(seat) != me),
            Line::Departure(seat) => Some(*seat) != me,
        }
}

fn turns<'a, 'b>(lines: &'b [Numbered<'a>]) -> impl DoubleEndedIterator<Item = &'b [Numbered<'a>]> {
    lines.chunk_by(|(_, one), (_, two)| one.turn().is_some() && one.turn() == two.turn())
}

impl Log<'_> {
    /// Everything that is told, oldest first.
    fn lines(&self) -> Vec<Numbered<'_>> {
        let mut departures = self.departures.iter().peekable();
        let (mut lines, mut nth, mut last) = (vec![], 0, None);
        let passages = self.story.passages();
        for (at, passage) in passages.iter().enumerate() {
            while let Some((after, seat)) = departures.next_if(|(after, _)| *after < passage.first) {
                lines.push((*after, Line::Departure(*seat)));
            }
            nth = if last == Some(passage.first) { nth + 1 } else { 0 };
            last = Some(passage.first);
            let next = passages.get(at + 1).map(|next| next.first);
            lines.push((passage.last, Line::Passage(Done { passage, nth, next })));
        }
        lines.extend(departures.map(|(after, seat)| (*after, Line::Departure(*seat))));
        lines
    }

    fn newest_first(&self, say: Say<'_>, lines: &[Numbered<'_>]) -> Markup {
        let shown = &lines[lines.len().saturating_sub(LINES)..];
        html! {
            ol.log tabindex="0" aria-label=(say.word("table-tab-log")) {
                @for turn in turns(shown).rev() { (self.turn(say, turn)) }
                @if shown.len() < lines.len() && !self.id.is_empty() {
                    li.more { a href=(format!("/table/{}/log", self.id)) { (say.word("log-whole")) } }
                }
            }
        }
    }

    /// The lines of one turn, in the order in which things happened.
    fn turn(&self, say: Say<'_>, lines: &[Numbered<'_>]) -> Markup {
        html! {
            @for (at, (number, line)) in lines.iter().enumerate() {
                @match line {
                    Line::Passage(done) => { (self.passage(say, done, at == 0)) }
                    Line::Departure(seat) => {
                        li.begins id=(format!("left-{}-{number}", seat.index())) data-of=(seat.index()) {
                            (flag(*seat, "icon")) span { (say.say(&phrase!("log-departed", who = *seat))) }
                        }
                    }
                }
            }
        }
    }

    fn passage(&self, say: Say<'_>, done: &Done<'_>, begins: bool) -> PreEscaped<Arc<str>> {
        let (passage, again) = (done.passage, self.again(done));
        let newest = self.story.passages().last().is_some_and(|newest| newest.last == passage.last);
        let look = Look { passage: passage.clone(), nth: done.nth, begins, newest, again };
        self.lines.line(look, |look| self.drawn(say, look))
    }

    fn drawn(&self, say: Say<'_>, look: &Look) -> Markup {
        let Look { ref passage, nth, begins, newest, again } = *look;
        let said = passage.said(|phrase| say.say(phrase));
        let briefs: Vec<&Phrase> = passage.consequences.iter().map(|consequence| &consequence.brief).collect();
        let class = match passage.kind {
            Kind::Chapter => "mark",
            Kind::Deed if begins => "begins",
            Kind::Deed => "goes-on",
        };
        html! {
            li id=(format!("told-{}-{nth}", passage.first)) class=(if newest { format!("{class} last") } else { class.to_owned() })
                data-of=[(passage.kind == Kind::Deed).then(|| seats(passage.seats()))] {
                @if passage.kind == Kind::Deed {
                    @match passage.seat.filter(|_| begins) { Some(seat) => { (flag(seat, "icon")) } None => { span.icon {} } }
                }
                span.told {
                    (say.linked_in(&[&passage.told], &said.deed))
                    @if !said.came.is_empty() { " " span.came { (say.linked_in(&briefs, &said.came)) } }
                }
                (self.ways(say, passage, again))
            }
        }
    }

    /// The decision whose turn of a rival can be seen again from a line: of several about one decision, the last leads there.
    fn again(&self, done: &Done<'_>) -> Option<usize> {
        let until =
            done.next.map_or(self.retold.len(), |next| self.retold.partition_point(|retold| retold.number < next));
        let retold = self.retold[..until].last().filter(|retold| retold.number >= done.passage.first);
        retold.map(|retold| retold.number)
    }

    /// Where a line leads: to what can be seen again, or to its moment in the replay.
    fn ways(&self, say: Say<'_>, passage: &Passage, retold: Option<usize>) -> Markup {
        let way = |href: String, class: &'static str, key: &'static str, sign: &str, again: bool| {
            let word = say.word(key);
            html! { a class=(class) href=(href) data-again=[again.then_some("")] title=(word) aria-label=(word) { (icon(sign)) } }
        };
        html! {
            @if let Some(number) = retold {
                (way(again(self.id, number), "again", "retelling-again", "i-play", true))
            }
            @if let Some(viewer) = self.replay {
                (way(address(self.id, passage.last, viewer), "again to-moment", "log-moment", "i-eye", false))
            }
        }
    }
}

fn seats(seats: SeatSet) -> String {
    seats.iter().map(|seat| seat.index().to_string()).collect::<Vec<String>>().join(" ")
}

/// Whose lines are wanted: the sheet leaves out those that do not concern whoever is chosen.
fn filter(say: Say<'_>, players: usize, me: Option<Seat>) -> Markup {
    html! {
        fieldset.told-filter {
            legend.visually-hidden { (say.word("log-filter")) }
            input.tab-in type="radio" name="told" id="told-all" checked;
            label for="told-all" { (say.word("log-all")) }
            @for seat in me.into_iter().chain(Seat::all(players).filter(|seat| Some(*seat) != me)) {
                @let id = format!("told-of-{}", seat.index());
                @let name = say.say(&phrase!("end-name", who = seat));
                input.tab-in type="radio" name="told" id=(id);
                @if Some(seat) == me {
                    label for=(id) { (flag(seat, "icon")) " " (say.word("log-mine")) }
                } @else {
                    label for=(id) data-tip=(name) { (flag(seat, "icon")) span.visually-hidden { (name) } }
                }
            }
        }
    }
}

/// The whole log, oldest first: of a game that is on as the visitor may know it, of one that is over with nothing hidden.
pub async fn show(State(app): State<Arc<App>>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let live = match app.hall.enter(&id, visitor.person).await {
        Ok(live) => live,
        Err(refused) => return error::refused(&app, &visitor, &refused),
    };
    let page = app.hall.study(&live, |table| {
        let voice = app.words.at(visitor.language, table);
        let names = voice.names(table);
        let say = Say::new(voice, &names);
        match table.tale() {
            Some(tale) => Some(told::page(&visitor, say, &live, table, tale)),
            None => whole(&visitor, say, &id, table),
        }
    });
    match page.await {
        Ok(Some(page)) => page.into_response(),
        Ok(None) => error::refused(&app, &visitor, &phrase!("table-not-begun").into()),
        Err(refused) => error::refused(&app, &visitor, &refused),
    }
}

fn whole(visitor: &Visitor, say: Say<'_>, id: &str, table: &Table) -> Option<Markup> {
    let game = table.game()?;
    let chapter = say.games().find(game.id()).ok()?;
    let hot = visitor.person.is_some_and(|person| table.is_hot_seat(person));
    let (viewer, replay) = match table.phase() {
        Phase::Finished => (Viewer::Omniscient, Some(Viewer::Omniscient)),
        // Whoever shares a screen is shown what all of them may know.
        Phase::Gathering | Phase::Running if hot => (Viewer::Spectator, None),
        Phase::Gathering | Phase::Running => (table.viewer(visitor.person), None),
    };
    let story = game.story(viewer, usize::MAX, &[]);
    let retold = chapter.retold(&*story);
    let log =
        Log { id, story: &*story, departures: table.departures(), retold: &retold, replay, lines: Lines::default() };
    let lines = log.lines();
    let me = visitor.person.and_then(|person| table.seats_of(person).first()).filter(|_| !hot);
    let title = say.word("table-tab-log");
    let main = html! {
        p { a href=(format!("/table/{id}")) { (say.word("retelling-back")) } }
        h1 { (title) }
        section.panel.pane-log {
            (filter(say, table.sitters().len(), me))
            ol.log { @for turn in turns(&lines[lines.len().saturating_sub(ALL)..]) { (log.turn(say, turn)) } }
            @if lines.is_empty() { p.faded { (say.word("log-none")) } }
        }
    };
    Some(super::page_of(visitor, say, Some(game.id()), &title, "", main))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_drawn_again_if_anything_of_it_has_changed() {
        let told = phrase!("a");
        let passage = Passage { first: 1, last: 1, turn: 1, kind: Kind::Deed, seat: None, told, consequences: vec![] };
        let passage = Arc::new(passage);
        let mut grown = passage.clone();
        Arc::make_mut(&mut grown).last = 2;
        let look = |passage: &Arc<Passage>, newest| Look {
            passage: passage.clone(),
            nth: 0,
            begins: true,
            newest,
            again: None,
        };
        let drawn = |lines: &Lines, look: Look, now: &str| lines.line(look, |_| html! { (now) }).0.to_string();
        let (anna, boris) = (["Anna".to_owned()], ["Boris".to_owned()]);

        let lines = Lines::default().turned_over(&anna);
        assert_eq!(drawn(&lines, look(&passage, true), "first"), "first");
        let lines = lines.turned_over(&anna);
        assert_eq!(drawn(&lines, look(&passage, true), "second"), "first", "it is not drawn again");
        assert_eq!(drawn(&lines, look(&passage, false), "third"), "third", "it is the newest no more");
        assert_eq!(drawn(&lines, look(&grown, true), "fourth"), "fourth", "something else came of it");
        let lines = lines.turned_over(&boris);
        assert_eq!(drawn(&lines, look(&passage, true), "fifth"), "fifth", "of somebody else");
        let lines = lines.turned_over(&boris).turned_over(&boris);
        assert_eq!(drawn(&lines, look(&passage, true), "sixth"), "sixth", "the page before did not have it");
    }
}
