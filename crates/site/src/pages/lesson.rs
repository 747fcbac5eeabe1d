//! A page of a lesson, on the board of its game. The address says which page it is and what was chosen on the way; everything
//! else follows from the lesson's file, so that nothing is kept of anybody who learns.

use std::sync::Arc;

use axum::extract::{Path, RawForm, RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::passage::Said;
use kernel::scenario::{Answer, Page};
use kernel::{Passage, Phrase, Seat, phrase};
use maud::{Markup, PreEscaped, html};

use super::lessons::{Offered, tongue};
use super::lit::{self, Look};
use super::log::{self, Lines, Log};
use super::table::{hand, sections};
use super::{document, error, help, icon, notice, tools};
use crate::App;
use crate::acts::{Form, go};
use crate::boards::{Chapter, Lecture, Parts, Position, Selection, Sitting};
use crate::people::Visitor;
use crate::words::Say;

/// Where somebody is in a lesson.
struct Place<'a> {
    chapter: &'a dyn Chapter,
    offered: &'a Offered,
    /// The number of the lesson, from nought.
    number: usize,
    /// The page, from nought.
    at: usize,
    /// What was decided on the way where there was a choice.
    chosen: Vec<String>,
}

impl<'a> Place<'a> {
    fn find(app: &'a App, game: &str, name: &str, form: &Form) -> Option<Place<'a>> {
        let chapter = app.games.find(game).ok()?;
        let (number, offered) = app.lessons.find(game, name)?;
        let at = form.get("at").map_or(Some(0), |at| at.parse().ok())?;
        Some(Place { chapter, offered, number, at, chosen: form.all("chose").map(str::to_owned).collect() })
    }

    /// The page; none at the end.
    fn page(&self) -> Option<&'a Page> {
        self.offered.lesson.pages.get(self.at)
    }

    /// Whether nothing comes after it.
    fn is_last(&self) -> bool {
        let all = self.offered.lesson.pages.len();
        self.at >= all || (self.at + 1 == all && self.page().is_none_or(|page| !page.asks()))
    }

    fn path(&self) -> String {
        format!("/learn/{}/{}", self.chapter.id(), self.offered.name)
    }

    /// The address of another page that was come to so.
    fn address(&self, at: usize, chosen: &[String]) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        query.append_pair("at", &at.to_string());
        for chosen in chosen {
            query.append_pair("chose", chosen);
        }
        format!("{}?{}", self.path(), query.finish())
    }

    /// The page before.
    fn back(&self) -> Option<String> {
        let at = self.at.checked_sub(1)?;
        let open = self.offered.lesson.pages.get(at).is_some_and(Page::is_open);
        let kept = self.chosen.len().saturating_sub(usize::from(open));
        Some(self.address(at, &self.chosen[..kept]))
    }

    /// The page after this one, with what was decided here.
    fn next(&self, decided: Option<String>) -> String {
        let open = self.page().is_some_and(Page::is_open);
        let chosen: Vec<String> = self.chosen.iter().cloned().chain(decided.filter(|_| open)).collect();
        self.address(self.at + 1, &chosen)
    }
}

/// What is said to somebody who decided otherwise.
enum Wrong {
    /// The rules allow it, the lesson wants something else.
    Other(Phrase),
    /// The rules do not allow it.
    Refused(Phrase),
}

/// Shows a page.
pub async fn show(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((game, name)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Response {
    let form = Form::read(query.unwrap_or_default().as_bytes());
    match Place::find(&app, &game, &name, &form) {
        Some(place) => render(&app, &visitor, &place, &form, None),
        None => nothing(&app, &visitor),
    }
}

/// Takes a decision: the lesson goes on, or says why not.
pub async fn answer(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((game, name)): Path<(String, String)>,
    RawForm(body): RawForm,
) -> Response {
    let form = Form::read(&body);
    let Some(place) = Place::find(&app, &game, &name, &form) else { return nothing(&app, &visitor) };
    let answered = match read(&app, &place, &form) {
        Ok(decision) => place.chapter.answer_lesson(&place.offered.lesson, place.at, &place.chosen, &decision),
        Err(why) => Ok(Answer::Refused(why)),
    };
    match answered {
        Ok(Answer::Right(decision)) => go(&place.next(Some(decision)), vec![]),
        Ok(Answer::Other(choice)) => render(&app, &visitor, &place, &form, Some(&Wrong::Other(choice))),
        Ok(Answer::Refused(why)) => {
            let mut response = render(&app, &visitor, &place, &form, Some(&Wrong::Refused(why)));
            *response.status_mut() = StatusCode::CONFLICT;
            response
        }
        Err(fault) => error::page(&app, &visitor, StatusCode::NOT_FOUND, &fault.what),
    }
}

fn nothing(app: &App, visitor: &Visitor) -> Response {
    error::page(app, visitor, StatusCode::NOT_FOUND, &phrase!("lessons-no-such"))
}

/// The decision that a form sends, in notation.
fn read(app: &App, place: &Place<'_>, form: &Form) -> Result<String, Phrase> {
    let (verb, rest) = form.get("go").and_then(|go| go.split_once(':')).unwrap_or_default();
    match verb {
        "decide" => Ok(rest.to_owned()),
        "compose" => {
            let opened = app.lessons.open(place.chapter, place.offered, place.at, &place.chosen);
            let lecture = opened.map_err(|fault| fault.what)?;
            place.chapter.compose(&*lecture.story, Seat::FIRST, rest, &Selection::of(form))
        }
        _ => Err(phrase!("site-unknown-act")),
    }
}

fn render(app: &App, visitor: &Visitor, place: &Place<'_>, form: &Form, wrong: Option<&Wrong>) -> Response {
    let lecture = match app.lessons.open(place.chapter, place.offered, place.at, &place.chosen) {
        Ok(lecture) => lecture,
        Err(fault) => return error::page(app, visitor, StatusCode::NOT_FOUND, &fault.what),
    };
    let tongue = tongue(visitor.language);
    let mut names = place.offered.lesson.names[tongue].clone();
    if let (Some(own), Some(name)) = (names.first_mut(), &visitor.name) {
        own.clone_from(name);
    }
    let say = Say::new(app.words.of(visitor.language), &names);
    let desk = Desk { app, visitor, say, place, lecture: &lecture, names: &names, tongue };
    desk.page(&Selection::of(form), wrong).into_response()
}

/// A page of a lesson, for one visitor.
struct Desk<'a> {
    app: &'a App,
    visitor: &'a Visitor,
    say: Say<'a>,
    place: &'a Place<'a>,
    lecture: &'a Lecture,
    names: &'a [String],
    tongue: usize,
}

impl Desk<'_> {
    /// The seat that may act: the one of whoever learns, if the page asks something.
    fn acting(&self) -> Option<Seat> {
        let asks = self.place.page().is_some_and(Page::asks) && self.lecture.question.is_some();
        asks.then_some(Seat::FIRST)
    }

    fn page(&self, selection: &Selection, wrong: Option<&Wrong>) -> Markup {
        let (say, place) = (self.say, self.place);
        let acting = self.acting();
        let sitters: Vec<Sitting> = self.names.iter().map(|name| Sitting { name: name.clone(), bot: None }).collect();
        let position =
            Position { story: &*self.lecture.story, acting, going: false, selection, sitters: &sitters, say };
        let mut parts = place.chapter.draw(&position);
        let looks = place.page().map_or(&[][..], |page| &page.looks);
        let lit = light(place.chapter, looks, &mut parts);
        let log = Log {
            id: "",
            story: &*self.lecture.story,
            departures: &[],
            retold: &[],
            replay: None,
            lines: Lines::default(),
        };
        let title = &place.offered.lesson.title[self.tongue];
        let game = say.say(&place.chapter.title());
        let zones: Vec<String> = lit.zones.iter().map(|zone| format!("lit-{zone}")).collect();
        let class = format!("table players-{} {} {}", self.names.len(), parts.table_class, zones.join(" "));
        let body = html! {
            a.skip href="#dock" { (say.word("table-skip")) }
            header class=(if acting.is_some() { "banner my-turn" } else { "banner" }) {
                h1.visually-hidden { (title) }
                div.crumbs { a.brand href="/" { (say.word("site-brand")) } span.faded aria-hidden="true" { "›" } a href=(format!("/learn/{}", place.chapter.id())) { (game) } }
                p class=(if lit.zones.contains(&"state") { "state lit" } else { "state" }) { (parts.state) }
                p.turn { (title) }
                (help::link(say, place.chapter.id(), self.acting().and(self.lecture.question.as_ref())))
                (tools(self.visitor, say))
            }
            (self.words(wrong))
            form id="turn" method="post" action=(place.path()) {
                input type="hidden" name="at" value=(place.at);
                @for chosen in &place.chosen { input type="hidden" name="chose" value=(chosen); }
            }
            main class=(class.split_whitespace().collect::<Vec<_>>().join(" ")) {
                (opened(sections(say, &parts), lit.tab))
                div.foot {
                    (hand(&parts))
                    section.dock id="dock" aria-label=(say.word("table-decision")) { (self.dock(&parts.dock)) }
                }
                aside.side aria-label=(say.word("table-tab-log")) {
                    input.tab-in type="radio" name="side" id="side-log" checked;
                    div.tabs { label for="side-log" { (icon("i-log")) " " (say.word("table-tab-log")) } }
                    div.side-pane.pane-log { (log::plain(say, &log)) }
                }
                (parts.popovers)
            }
        };
        document(
            self.visitor,
            say,
            Some(place.chapter.id()),
            &format!("{title} · {game}"),
            "page-table page-lesson",
            body,
        )
    }

    /// What the lesson says on this page, and the ways on and back.
    fn words(&self, wrong: Option<&Wrong>) -> Markup {
        let (say, place) = (self.say, self.place);
        let all = place.offered.lesson.pages.len();
        let at = (place.at + 1).min(all);
        let step = say.say(&phrase!("lesson-step", at = at, all = all));
        let done = say.word("lesson-done");
        html! {
            section.lesson aria-label=(say.word("lesson-words")) data-lesson=(place.offered.name) data-at=(place.at) {
                div.lesson-words role="status" {
                    p.lesson-at { (say.say(&phrase!("lesson-number", number = place.number + 1))) " · " (step) progress max=(all) value=(at) aria-hidden="true" {} }
                    @match wrong {
                        Some(Wrong::Other(choice)) => { (self.otherwise(choice)) }
                        Some(Wrong::Refused(why)) => { (notice(&say.say(why))) (self.said()) }
                        None => { (self.happened()) (self.said()) }
                    }
                    @if place.page().is_none() { p { (done) } }
                }
                div.lesson-do { (self.ways()) }
            }
        }
    }

    fn said(&self) -> Markup {
        let said = self.place.page().map_or(&[][..], |page| &page.words[self.tongue]);
        html! { @for paragraph in said { p { (paragraph) } } }
    }

    /// What somebody did, why the lesson wants something else, and what that was.
    fn otherwise(&self, choice: &Phrase) -> Markup {
        let why = self.place.page().map_or(&[][..], |page| &page.otherwise[self.tongue]);
        let chose = self.say.say(&phrase!("lesson-other", choice = choice.clone()));
        html! {
            div.lesson-wrong role="alert" { p { b { (chose) } } @for paragraph in why { p { (paragraph) } } }
            (self.said())
        }
    }

    /// What came of the page before.
    fn happened(&self) -> Markup {
        let news = self.lecture.story.passages().iter().filter(|passage| passage.last > self.lecture.known);
        let (count, skipped) = (news.clone().count(), news.clone().count().saturating_sub(NEWS));
        let said = |passage: &Passage| passage.said(|phrase| self.say.say(phrase));
        html! {
            @if count > 0 {
                ul.lesson-told { @for Said { deed, came } in news.skip(skipped).map(|passage| said(passage)) { li { (deed) " " (came) } } }
            }
        }
    }

    fn ways(&self) -> Markup {
        let (say, place) = (self.say, self.place);
        let game = place.chapter.id();
        let after = self.app.lessons.of(game).get(place.number + 1);
        html! {
            @if let Some(back) = place.back() { a.btn.btn-quiet href=(back) data-lesson-back="" { (icon("i-prev")) " " (say.word("lesson-back")) } }
            @if place.is_last() {
                a.btn.btn-quiet href=(format!("/learn/{game}")) { (say.word("lesson-all")) }
                form method="post" action="/play" { button.btn name="game" value=(game) { (icon("i-play")) " " (say.word("lesson-play")) } }
                @if let Some(after) = after { a.btn.btn-primary href=(format!("/learn/{game}/{}", after.name)) data-lesson-next="" { (say.word("lesson-after")) " " (icon("i-next")) } }
            } @else if let Some(example) = place.page().and_then(Page::example) {
                button.btn.btn-quiet form="turn" name="go" value=(format!("decide:{example}")) { (icon("i-eye")) " " (say.word("lesson-show-me")) }
            } @else {
                a.btn.btn-primary href=(place.next(None)) data-lesson-next="" data-key="n" { (say.word("lesson-next")) " " (icon("i-next")) }
            }
        }
    }

    fn dock(&self, offers: &Markup) -> Markup {
        let question = self.acting().and(self.lecture.question.as_ref());
        html! {
            @match question {
                Some(question) => { div.dock-ask { h2 { (self.say.say(question)) } } (offers) }
                None => { p.small.faded { (self.say.word(if self.place.is_last() { "lesson-over" } else { "lesson-read-on" })) } }
            }
        }
    }
}

/// So many sentences of what came of the last page are told in the words; the log has all.
const NEWS: usize = 4;

/// What was lit.
pub struct Lit {
    /// Whole parts of the table.
    pub zones: Vec<&'static str>,
    /// The tab of a narrow screen on which something is lit.
    pub tab: Option<&'static str>,
    /// What could not be found.
    pub missing: Vec<String>,
}

/// Lights what a page looks at.
pub fn light(chapter: &dyn Chapter, looks: &[String], parts: &mut Parts) -> Lit {
    let mut lit = Lit { zones: vec![], tab: None, missing: vec![] };
    let mut places = vec![];
    for look in looks {
        match lit::read(chapter.guide(), look) {
            Some(Look::Zone(zone)) => lit.zones.push(zone),
            Some(Look::Place(place)) => places.push((look, place)),
            None => lit.missing.push(look.clone()),
        }
    }
    let wanted: Vec<&lit::Place> = places.iter().map(|(_, place)| place).collect();
    let mut found = vec![false; wanted.len()];
    let drawn = [
        (None, &mut parts.hand),
        (None, &mut parts.dock),
        (None, &mut parts.state),
        (Some("board"), &mut parts.board),
        (Some("mine"), &mut parts.mine),
        (Some("others"), &mut parts.others),
    ];
    for (tab, part) in drawn {
        let (markup, here) = lit::light(part, &wanted);
        *part = markup;
        if here.contains(&true) {
            lit.tab = lit.tab.or(tab);
        }
        found.iter_mut().zip(here).for_each(|(found, here)| *found |= here);
    }
    let tabs = ["board", "mine", "others", "log"];
    lit.tab = lit.zones.iter().copied().find(|zone| tabs.contains(zone)).or(lit.tab);
    lit.missing.extend(places.iter().zip(&found).filter(|(_, found)| !**found).map(|((look, _), _)| look.to_string()));
    lit
}

/// The parts of the table with the tab open on which something is lit.
fn opened(sections: Markup, tab: Option<&'static str>) -> Markup {
    let Some(tab) = tab.filter(|tab| *tab != "board") else { return sections };
    let (first, wanted) = ("id=\"tab-board\"", format!("id=\"tab-{tab}\""));
    let end = sections.0.find(first).and_then(|at| sections.0[at..].find('>').map(|end| at + end));
    let (head, rest) = sections.0.split_at(end.unwrap_or(0));
    let head = head.strip_suffix(" checked").unwrap_or(head);
    PreEscaped(head.to_owned() + &rest.replacen(&wanted, &format!("{wanted} checked"), 1))
}

#[cfg(test)]
mod tests;
