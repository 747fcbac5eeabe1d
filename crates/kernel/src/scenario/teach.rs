//! Going through a lesson: the position of a page, an answer to what it asks, and a trial of all that it promises.

use super::form::Step;
use super::lesson::{Lesson, Page, Task};
use super::run::{arrange, can, cannot, check_reason, decide, holds};
use super::{Cast, Situation};
use crate::decision::{Checked, Options};
use crate::dice::Seed;
use crate::game::{Game, Narrate};
use crate::phrase;
use crate::phrase::{Fault, Phrase};
use crate::seat::{Seat, Viewer};
use crate::story::Story;

/// A lesson opened at a page, as whoever learns sees the table.
#[derive(Clone, Debug)]
pub struct Opened<G: Game> {
    state: G,
    /// What has happened since the beginning of the lesson.
    pub story: Story<G>,
    /// How many decisions of it were told before the page that led here.
    pub known: usize,
}

/// What becomes of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The lesson goes on: the decision as the game writes it.
    Right(String),
    /// The rules allow it, but the lesson wants something else: what was decided, in words.
    Other(Phrase),
    /// The rules do not allow it, or it is no decision: why.
    Refused(Phrase),
}

/// Whoever learns.
const LEARNER: Seat = Seat::FIRST;

impl Lesson {
    /// Opens the lesson at a page, counted from nought; the one after the last is its end. `chosen` has what was decided
    /// where there was a choice, in order and in notation.
    pub fn open<G: Situation>(
        &self,
        data: &'static G::Data,
        page: usize,
        chosen: &[String],
    ) -> Result<Opened<G>, Fault> {
        if page > self.pages.len() {
            return Err(Fault::new(phrase!("lesson-no-such-page", page = page + 1)));
        }
        let (state, cast) = self.begin::<G>(data)?;
        let story = Story::begin(&state, Viewer::Seat(LEARNER));
        let mut opened = Opened { state, story, known: 0 };
        let mut chosen = chosen.iter();
        for page in &self.pages[..page] {
            opened.known = opened.story.steps().len();
            let at_page = |what| Fault::at_line(page.line, what);
            if let Some(task) = &page.task {
                let notation = match task.is_open() {
                    true => chosen.next().ok_or_else(|| at_page(phrase!("lesson-not-chosen")))?,
                    false => &task.example().text,
                };
                match opened.weigh(task, notation).map_err(at_page)? {
                    Ok(decision) => opened.go_on(decision),
                    Err(answer) => return Err(at_page(answer.phrase(notation))),
                }
            }
            for step in &page.after {
                if let Step::Decide { line, player, notation } = step {
                    let decision = read(&opened.state, &cast, player, notation);
                    opened.go_on(decision.map_err(|what| Fault::at_line(*line, what))?);
                }
            }
        }
        match chosen.next() {
            Some(_) => Err(Fault::new(phrase!("lesson-not-chosen"))),
            None => Ok(opened),
        }
    }

    /// What becomes of a decision on the page that was opened.
    pub fn answer<G: Situation>(&self, page: usize, opened: &Opened<G>, notation: &str) -> Result<Answer, Fault> {
        let nothing = || Fault::new(phrase!("lesson-not-chosen"));
        let page = self.pages.get(page).ok_or_else(nothing)?;
        let task = page.task.as_ref().ok_or_else(nothing)?;
        let weighed = opened.weigh(task, notation).map_err(|what| Fault::at_line(page.line, what))?;
        Ok(match weighed {
            Ok(decision) => Answer::Right(opened.state.notation(decision.action())),
            Err(answer) => answer,
        })
    }

    /// Plays the lesson in every way that it allows. The first promise that does not hold is reported with its line.
    pub fn run<G: Situation>(&self, data: &'static G::Data) -> Result<(), Fault> {
        let steps = self.pages.iter().flat_map(|page| page.before.iter().chain(&page.after));
        { steps }.try_for_each(check_reason::<G>)?;
        let (state, cast) = self.begin::<G>(data)?;
        run_pages(&self.pages, &state, &cast)
    }

    /// The table as it stands on the first page.
    fn begin<G: Situation>(&self, data: &'static G::Data) -> Result<(G, Cast), Fault> {
        let at_setup = |what| Fault::at_line(self.setup.number, what);
        let setup = G::read_setup(data, &self.setup.text).map_err(at_setup)?;
        let mut state = G::new(data, &setup, &Seed::of_series(self.seed, 0)).map_err(at_setup)?;
        let cast = Cast::new(self.names[0].clone());
        if cast.names().len() != state.seats() {
            let what = phrase!("players-not-seats", players = cast.names().len(), seats = state.seats());
            return Err(at_setup(what));
        }
        if let Some(given) = &self.given {
            arrange(&mut state, given, &cast)?;
        }
        Ok((state, cast))
    }
}

impl<G: Narrate> Opened<G> {
    /// What whoever learns is being asked, if they are.
    pub fn question(&self) -> Option<Phrase> {
        let asked = self.state.deciding().contains(LEARNER);
        asked.then(|| G::question(self.story.seen(), LEARNER))
    }

    /// Reads a decision of whoever learns, and says whether the lesson goes on with it.
    fn weigh(&self, task: &Task, notation: &str) -> Result<Result<Checked<G::Action>, Answer>, Phrase> {
        let state = &self.state;
        let action = match state.read_action(notation) {
            Ok(action) => action,
            Err(why) => return Ok(Err(Answer::Refused(why))),
        };
        let decision = match state.check(LEARNER, &action) {
            Ok(decision) => decision,
            Err(refusal) => return Ok(Err(Answer::Refused(G::refusal(self.story.seen(), &refusal)))),
        };
        Ok(match wanted(state, task)?.contains(&action) {
            true => Ok(decision),
            false => Err(Answer::Other(G::choice(self.story.seen(), &action))),
        })
    }

    fn go_on(&mut self, decision: Checked<G::Action>) {
        self.story.go_on(&mut self.state, decision, self.story.steps().len() + 1, Viewer::Seat(LEARNER));
    }
}

impl Answer {
    /// Why a decision in an address is not one of the lesson's.
    fn phrase(self, notation: &str) -> Phrase {
        match self {
            Answer::Refused(why) => why,
            Answer::Right(_) | Answer::Other(_) => phrase!("lesson-not-wanted", notation = notation),
        }
    }
}

/// The decisions with which the lesson goes on.
fn wanted<G: Game>(state: &G, task: &Task) -> Result<Vec<G::Action>, Phrase> {
    match task {
        Task::OneOf(these) => these.iter().map(|this| state.read_action(&this.text)).collect(),
        Task::Anything(_) => {
            let mut options = Options::new();
            state.options(LEARNER, &mut options);
            Ok(options.iter().copied().collect())
        }
    }
}

/// A decision of somebody, read and checked.
fn read<G: Situation>(state: &G, cast: &Cast, player: &str, notation: &str) -> Result<Checked<G::Action>, Phrase> {
    use crate::decision::Reason;
    let (seat, action) = (cast.seat(player)?, state.read_action(notation)?);
    let refused = state.check(seat, &action);
    refused.map_err(|refusal| phrase!("scenario-refused", notation = notation, reason = refusal.reason()))
}

/// Plays what is left of a lesson in every way that it allows.
fn run_pages<G: Situation>(pages: &[Page], state: &G, cast: &Cast) -> Result<(), Fault> {
    let Some((page, rest)) = pages.split_first() else { return Ok(()) };
    let mut state = state.clone();
    run_steps(&page.before, &mut state, cast)?;
    let Some(task) = &page.task else {
        run_steps(&page.after, &mut state, cast)?;
        return run_pages(rest, &state, cast);
    };
    let at_task = |what| Fault::at_line(task.example().number, what);
    let mut options = Options::new();
    state.options(LEARNER, &mut options);
    let wanted = wanted(&state, task).map_err(at_task)?;
    if wanted.len() < options.len() && page.otherwise[0].is_empty() {
        return Err(Fault::at_line(page.line, phrase!("lesson-no-otherwise")));
    }
    let learner = cast.name(LEARNER);
    let told: Vec<(usize, String)> = match task {
        Task::OneOf(these) => these.iter().map(|this| (this.number, this.text.clone())).collect(),
        Task::Anything(this) => {
            can(&state, cast, learner, &this.text).map_err(at_task)?;
            wanted.iter().map(|action| (this.number, state.notation(action))).collect()
        }
    };
    for (line, notation) in told {
        let at_line = |what| Fault::at_line(line, what);
        can(&state, cast, learner, &notation).map_err(at_line)?;
        let mut next = state.clone();
        decide(&mut next, cast, learner, &notation).map_err(at_line)?;
        run_steps(&page.after, &mut next, cast)?;
        run_pages(rest, &next, cast)?;
    }
    Ok(())
}

fn run_steps<G: Situation>(steps: &[Step], state: &mut G, cast: &Cast) -> Result<(), Fault> {
    steps.iter().try_for_each(|step| {
        let (line, outcome) = match step {
            Step::Decide { line, player, notation } => (*line, decide(state, cast, player, notation)),
            Step::Can { line, player, notation } => (*line, can(state, cast, player, notation)),
            Step::Cannot { line, player, reason, notation } => (*line, cannot(state, cast, player, reason, notation)),
            Step::Holds(fact) => (fact.line, holds(state, cast, &fact.key, &fact.value)),
        };
        outcome.map_err(|what| Fault::at_line(line, what))
    })
}
