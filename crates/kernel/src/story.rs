//! A game as one pair of eyes may tell it: the table, what happened, and the sentences.

use std::ops::Range;
use std::sync::Arc;

use crate::chronicle::Chronicle;
use crate::decision::Checked;
use crate::game::{Game, Narrate, Seen};
use crate::passage::{Log, Part, Passage};
use crate::phrase::Phrase;
use crate::seat::{Seat, Viewer};

/// What somebody may know of a game up to some decision. Pages, logs and replays are made of it: nothing in it leads
/// back to the whole state, the seed or the dice.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    seen: Seen<G>,
    steps: Vec<Arc<Step<G>>>,
    log: Log,
    moments: Vec<Seen<G>>,
}

/// What came of one decision, as far as the viewer may know it.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The decision, counted from one.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What happened.
    pub events: Vec<Seen<G::Event>>,
    /// What is told of it.
    pub told: Vec<Phrase>,
}

impl<G: Game> Story<G> {
    /// A story of which nothing has been told yet.
    pub(crate) fn begin(state: &G, viewer: Viewer) -> Story<G> {
        Story { seen: state.seen_by(viewer), steps: vec![], log: Log::default(), moments: vec![] }
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.seen.viewer()
    }

    /// The table as the viewer sees it at the end of the story.
    pub fn seen(&self) -> &Seen<G> {
        &self.seen
    }

    /// What happened, decision by decision.
    pub fn steps(&self) -> &[Arc<Step<G>>] {
        &self.steps
    }

    /// What happened since the viewer last decided: all decisions of others after that, or else that decision itself, which may
    /// have set off what others do. Whoever never decides is told the last decision.
    pub fn since(&self) -> &[Arc<Step<G>>] {
        let last = self.steps.len().saturating_sub(1);
        let first = match self.viewer() {
            Viewer::Seat(seat) => {
                let own = self.steps.iter().rposition(|step| step.seat == seat);
                own.map_or(0, |own| last.min(own + 1))
            }
            Viewer::Spectator | Viewer::Omniscient => last,
        };
        self.steps.get(first..).unwrap_or_default()
    }

    /// What was done and what came of it, oldest first.
    pub fn passages(&self) -> &[Arc<Passage>] {
        &self.log.passages
    }

    /// The table at the moments that were asked for on the way.
    pub fn moments(&self) -> &[Seen<G>] {
        &self.moments
    }

    /// Everything that happened, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Seen<G::Event>> {
        self.steps.iter().flat_map(|step| &step.events)
    }
}

impl<G: Narrate> Chronicle<G> {
    /// The first `decisions` that stand (or all, if there are fewer) as `viewer` may know them, with the table after each of
    /// the numbers of decisions in `moments`, which ascend.
    pub fn story(&self, viewer: Viewer, decisions: usize, moments: &[usize]) -> Story<G> {
        self.excerpt(viewer, 0..decisions, moments)
    }

    /// The same without what was told of the decisions before `told` begins: it costs the more the longer the excerpt is, and
    /// not the longer the game.
    pub fn excerpt(&self, viewer: Viewer, told: Range<usize>, moments: &[usize]) -> Story<G> {
        let last = told.end.min(self.decisions().len());
        let first = told.start.min(last);
        let mut state = self.position(first);
        let mut moments = moments.iter().peekable();
        let mut story = Story::begin(&state, viewer);
        for at in first..=last {
            if at > first {
                story.go_on(&mut state, self.decisions()[at - 1], at, viewer);
            }
            while moments.next_if(|moment| **moment <= at).is_some() {
                story.moments.push(story.seen.clone());
            }
        }
        story
    }
}

impl<G: Game> Chronicle<G> {
    /// The table as `viewer` sees it now, with nothing told of how it came to be.
    pub fn glimpse(&self, viewer: Viewer) -> Story<G> {
        Story::begin(self.state(), viewer)
    }
}

impl<G: Narrate> Story<G> {
    /// Carries out one more decision and tells what comes of it.
    pub(crate) fn go_on(&mut self, state: &mut G, decision: Checked<G::Action>, number: usize, viewer: Viewer) {
        let mut events = vec![];
        state.perform(decision, &mut events);
        self.seen = state.seen_by(viewer);
        let events: Vec<Seen<G::Event>> = events.iter().map(|event| Seen::new(event, viewer)).collect();
        let parts = events.iter().filter_map(|event| {
            let sentence = G::told(&self.seen, event)?;
            Some((sentence, G::part(&self.seen, event)))
        });
        let parts: Vec<(Phrase, Part)> = parts.collect();
        let told = parts.iter().map(|(sentence, _)| sentence.clone()).collect();
        self.log.tell(number, parts);
        self.steps.push(Arc::new(Step { number, seat: decision.seat(), events, told }));
    }
}

/// A teller's story has the last steps only, so many at least.
pub const REMEMBERED: usize = 200;

/// Tells a game for one pair of eyes while it is played: what has been told once is not told again. It knows the whole state, so
/// boards are handed its story and not the teller.
#[derive(Debug)]
pub struct Teller<G: Game> {
    viewer: Viewer,
    state: G,
    heard: Vec<Checked<G::Action>>,
    story: Arc<Story<G>>,
}

impl<G: Narrate> Teller<G> {
    /// One who has told nothing yet.
    pub fn new(chronicle: &Chronicle<G>, viewer: Viewer) -> Teller<G> {
        let state = chronicle.position(0);
        let story = Arc::new(Story::begin(&state, viewer));
        Teller { viewer, state, heard: vec![], story }
    }

    /// How many decisions of a game are still to be told; all, if what was told does not stand any more.
    pub fn behind(&self, chronicle: &Chronicle<G>) -> usize {
        let standing = chronicle.decisions();
        if standing.starts_with(&self.heard) { standing.len() - self.heard.len() } else { standing.len() }
    }

    /// The story up to now, with its last steps.
    pub fn follow(&mut self, chronicle: &Chronicle<G>) -> Arc<Story<G>> {
        let standing = chronicle.decisions();
        if !standing.starts_with(&self.heard) {
            *self = Teller::new(chronicle, self.viewer);
        }
        let unheard = &standing[self.heard.len()..];
        if !unheard.is_empty() {
            // Whoever still draws from the story as it was keeps that one.
            let story = Arc::make_mut(&mut self.story);
            for decision in unheard {
                self.heard.push(*decision);
                story.go_on(&mut self.state, *decision, self.heard.len(), self.viewer);
            }
            if story.steps.len() > REMEMBERED + REMEMBERED / 2 {
                story.steps.drain(..story.steps.len() - REMEMBERED);
                story.log.keep(REMEMBERED);
            }
        }
        self.story.clone()
    }
}
