//! A bot at a table, whatever is played there.

use std::any::Any;

use bots::{Evaluate, Halt, Seated};
use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::playing::AnyGame;

/// One of the best options of a seat, as a search sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The option, in notation.
    pub notation: String,
    /// The points that the seat can expect to end with.
    pub points: f32,
    /// How likely it is to win, from nought to one.
    pub chance: f32,
}

/// A decision that was taken, beside the best that its seat could have found from what it saw.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// How many decisions stood before it.
    pub decision: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was decided.
    pub taken: Hint,
    /// What would have been best; the same if that was it.
    pub best: Hint,
}

impl Judged {
    /// By how much the decision made it less likely to win.
    pub fn loss(&self) -> f32 {
        (self.best.chance - self.taken.chance).max(0.0)
    }
}

/// A bot that keeps its seat at a table for as long as a game lasts. Whoever runs the table keeps it, and hands it the game
/// whenever it owes a decision.
pub struct SeatedBot {
    seat: Seat,
    halt: Halt,
    /// What is left of a [`Seated`] once nobody knows which game it plays: the game does.
    bot: Box<dyn Any + Send>,
}

impl SeatedBot {
    pub(crate) fn new<G: Evaluate>(bot: Seated<G>) -> SeatedBot {
        SeatedBot { seat: bot.seat(), halt: bot.halt().clone(), bot: Box::new(bot) }
    }

    /// Where it sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What stops its thinking from outside: a clone of it may be kept elsewhere.
    pub fn halt(&self) -> &Halt {
        &self.halt
    }

    /// What it decides, in notation. None if it is not asked, or if this is not the game that it sat down for.
    pub fn decide(&mut self, game: &AnyGame) -> Option<String> {
        game.bot_decision(self)
    }

    /// The bot itself, if it plays this game.
    pub(crate) fn seated<G: Evaluate>(&mut self) -> Option<&mut Seated<G>> {
        self.bot.downcast_mut()
    }
}

impl std::fmt::Debug for SeatedBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("SeatedBot").field(&self.seat()).finish()
    }
}
