//! The story of any game behind one type.

use std::any::Any;
use std::sync::Arc;

use kernel::scenario::Value;
use kernel::{Chronicle, Game, Passage, Phrase, Seat, Situation, Story, Viewer};

use crate::playing::{AnyGame, Choice, Told, choices, facts};

/// What somebody may know of a game of any kind.
pub type AnyStory = dyn Telling;

/// A [`Story`], whichever game it is of.
pub trait Telling: Any + Send + Sync {
    /// Whose eyes these are.
    fn viewer(&self) -> Viewer;

    /// What is told, oldest first.
    fn told(&self) -> Vec<Told>;

    /// What was done and what came of it, oldest first.
    fn passages(&self) -> &[Arc<Passage>];

    /// The first decision of what happened since the viewer last decided; none for those who never decide, and before anything
    /// happened.
    fn since(&self) -> Option<usize>;

    /// The viewer's own last decision, if there is one among the last steps.
    fn decided(&self) -> Option<usize>;

    /// Every fact of the table at the end of the story, in the words of scenarios; seats go by `seat-1`, `seat-2` …
    fn facts(&self) -> Result<Vec<(String, Value)>, Phrase>;

    /// What a seat may decide then, in notation and in words; nothing if it is not the viewer's.
    fn choices(&self, seat: Seat) -> Vec<Choice>;
}

impl AnyStory {
    /// The story itself, if it is of this game.
    pub fn of<G: Game>(&self) -> Option<&Story<G>> {
        (self as &dyn Any).downcast_ref()
    }
}

/// Tells a game of any kind for one pair of eyes while it is played ([`kernel::Teller`]).
pub struct Teller {
    viewer: Viewer,
    /// None until it has been handed a game.
    teller: Option<Box<dyn Any + Send>>,
}

impl Teller {
    /// One who has told nothing yet.
    pub fn new(viewer: Viewer) -> Teller {
        Teller { viewer, teller: None }
    }

    /// How many decisions it has still to tell of a game.
    pub fn behind(&self, game: &AnyGame) -> usize {
        game.untold(self)
    }

    /// The story of the game up to now, with its last steps. Whoever is handed another game begins anew.
    pub fn follow(&mut self, game: &AnyGame) -> Arc<AnyStory> {
        game.tell(self)
    }

    /// The one who tells this kind of game, if that is what it tells.
    pub(crate) fn telling<G: Game>(&self) -> Option<&kernel::Teller<G>> {
        self.teller.as_ref()?.downcast_ref()
    }

    /// The same, to go on with; a new one if there is none.
    pub(crate) fn tell<G: Situation>(&mut self, chronicle: &Chronicle<G>) -> Arc<Story<G>> {
        let mut teller = match self.teller.take().map(Box::<dyn Any + Send>::downcast::<kernel::Teller<G>>) {
            Some(Ok(teller)) => teller,
            Some(Err(_)) | None => Box::new(kernel::Teller::new(chronicle, self.viewer)),
        };
        let story = teller.follow(chronicle);
        self.teller = Some(teller);
        story
    }
}

impl<G: Situation> Telling for Story<G> {
    fn viewer(&self) -> Viewer {
        self.viewer()
    }

    fn told(&self) -> Vec<Told> {
        let steps = self.steps().iter();
        steps
            .flat_map(|step| {
                let told = |phrase: &Phrase| Told { number: step.number, seat: step.seat, phrase: phrase.clone() };
                step.told.iter().map(told)
            })
            .collect()
    }

    fn passages(&self) -> &[Arc<Passage>] {
        self.passages()
    }

    fn since(&self) -> Option<usize> {
        match self.viewer() {
            Viewer::Seat(_) => self.since().first().map(|step| step.number),
            Viewer::Spectator | Viewer::Omniscient => None,
        }
    }

    fn decided(&self) -> Option<usize> {
        match self.viewer() {
            Viewer::Seat(seat) => self.steps().iter().rev().find(|step| step.seat == seat).map(|step| step.number),
            Viewer::Spectator | Viewer::Omniscient => None,
        }
    }

    fn facts(&self) -> Result<Vec<(String, Value)>, Phrase> {
        facts(self.seen())
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        match self.viewer() == Viewer::Seat(seat) {
            true => choices(self.seen(), seat),
            false => vec![],
        }
    }
}
