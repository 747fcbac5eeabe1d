//! A game as one pair of eyes may tell it: the table, what happened, and the sentences.

use crate::chronicle::Chronicle;
use crate::game::{Game, Narrate, Seen};
use crate::phrase::Phrase;
use crate::seat::{Seat, Viewer};

/// What somebody may know of a game up to some decision. Pages, logs and replays are made of it: nothing in it leads
/// back to the whole state, the seed or the dice.
#[derive(Clone, Debug)]
pub struct Story<G: Game> {
    seen: Seen<G>,
    steps: Vec<Step<G>>,
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
    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.seen.viewer()
    }

    /// The table as the viewer sees it at the end of the story.
    pub fn seen(&self) -> &Seen<G> {
        &self.seen
    }

    /// What happened, decision by decision.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
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
        let mut state = self.position(0);
        let mut moments = moments.iter().peekable();
        let mut story = Story { seen: state.seen_by(viewer), steps: vec![], moments: vec![] };
        let mut events = vec![];
        for at in 0..=decisions.min(self.decisions().len()) {
            if let Some(decision) = at.checked_sub(1).and_then(|last| self.decisions().get(last)) {
                state.perform(*decision, &mut events);
                story.seen = state.seen_by(viewer);
                let events: Vec<Seen<G::Event>> = events.drain(..).map(|event| Seen::new(&event, viewer)).collect();
                let told = events.iter().filter_map(|event| G::told(&story.seen, event)).collect();
                story.steps.push(Step { number: at, seat: decision.seat(), events, told });
            }
            while moments.next_if(|moment| **moment <= at).is_some() {
                story.moments.push(story.seen.clone());
            }
        }
        story
    }
}
