//! A bot at a table, whatever is played there.

use bots::{Halt, Seated};
use kernel::Seat;

use crate::game::{AnyGame, Playable};

/// A bot that keeps its seat at a table for as long as a game lasts. Whoever runs the table keeps it, and hands it the game
/// whenever it owes a decision.
pub struct SeatedBot(Box<dyn Decide>);

/// What is left of a bot once nobody knows which game it plays.
trait Decide: Send {
    fn seat(&self) -> Seat;
    fn halt(&self) -> &Halt;
    fn decide(&mut self, game: &AnyGame) -> Option<String>;
}

impl<G: Playable> Decide for Seated<G> {
    fn seat(&self) -> Seat {
        Seated::seat(self)
    }

    fn halt(&self) -> &Halt {
        Seated::halt(self)
    }

    fn decide(&mut self, game: &AnyGame) -> Option<String> {
        let state = G::of(game)?.state();
        Seated::decide(self, state).map(|decision| state.notation(decision.action()))
    }
}

impl SeatedBot {
    pub(crate) fn new<G: Playable>(bot: Seated<G>) -> SeatedBot {
        SeatedBot(Box::new(bot))
    }

    /// Where it sits.
    pub fn seat(&self) -> Seat {
        self.0.seat()
    }

    /// What stops its thinking from outside: a clone of it may be kept elsewhere.
    pub fn halt(&self) -> &Halt {
        self.0.halt()
    }

    /// What it decides, in notation. None if it is not asked, or if this is not the game that it sat down for.
    pub fn decide(&mut self, game: &AnyGame) -> Option<String> {
        self.0.decide(game)
    }
}

impl std::fmt::Debug for SeatedBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("SeatedBot").field(&self.seat()).finish()
    }
}
