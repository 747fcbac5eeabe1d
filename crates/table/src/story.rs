//! The story of any game behind one type.

use std::any::Any;

use kernel::scenario::Value;
use kernel::{Game, Phrase, Seat, Situation, Story, Viewer};

use crate::playing::{Choice, Told, choices, facts};

/// What somebody may know of a game of any kind.
pub type AnyStory = dyn Telling;

/// A [`Story`], whichever game it is of.
pub trait Telling: Any + Send + Sync {
    /// Whose eyes these are.
    fn viewer(&self) -> Viewer;

    /// What is told, oldest first.
    fn told(&self) -> Vec<Told>;

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
