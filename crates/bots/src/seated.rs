//! A bot in its seat, for as long as a game lasts.

use kernel::{Checked, Game, Options, Seat, Stream};

use crate::{Bot, Budget, Evaluate, Halt, Kind, Thought, Turn};

/// A bot that keeps a seat from the first decision to the last: what it learnt for one decision it may use for the next.
pub struct Seated<G: Game> {
    seat: Seat,
    bot: Box<dyn Bot<G>>,
    budget: Budget,
    halt: Halt,
    options: Options<G::Action>,
}

impl<G: Evaluate> Seated<G> {
    /// A bot of this kind takes a seat. What it does by chance comes from `stream`; `budget` is for each decision.
    pub fn new(seat: Seat, kind: Kind, stream: Stream, budget: Budget) -> Seated<G> {
        Seated::with(seat, kind.create(stream), budget)
    }
}

impl<G: Game> Seated<G> {
    /// This bot takes a seat.
    pub fn with(seat: Seat, bot: Box<dyn Bot<G>>, budget: Budget) -> Seated<G> {
        Seated { seat, bot, budget, halt: Halt::default(), options: Options::new() }
    }

    /// The same, stopped by this flag, which others may share.
    pub fn halted_by(self, halt: &Halt) -> Seated<G> {
        Seated { halt: halt.clone(), ..self }
    }

    /// Where it sits.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What stops its thinking from outside.
    pub fn halt(&self) -> &Halt {
        &self.halt
    }

    /// Whether there was more than one option when it decided last.
    pub fn had_a_choice(&self) -> bool {
        self.options.len() > 1
    }

    /// What it decides at this table; of which it is shown what its seat may see. None if it is not asked.
    pub fn decide(&mut self, state: &G) -> Option<Checked<G::Action>> {
        state.options(self.seat, &mut self.options);
        if self.options.is_empty() {
            return None;
        }
        let turn = Turn::new(state, &self.options);
        let chosen = self.bot.choose(&turn, &mut Thought::new(self.budget, &self.halt));
        // A bot that loses its way must not stop the game: the first option is always allowed.
        self.options.decision(chosen).or_else(|| self.options.decision(0))
    }
}
