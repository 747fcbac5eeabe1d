//! Takes any option, each equally likely.

use kernel::{Game, Stream};

use crate::{Bot, Thought, Turn};

/// Does not look at the table at all.
#[derive(Debug)]
pub struct Random {
    stream: Stream,
}

impl Random {
    /// Chooses by this stream.
    pub fn new(stream: Stream) -> Random {
        Random { stream }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, turn: &Turn<'_, G>, _: &mut Thought<'_>) -> usize {
        self.stream.below(turn.options().len() as u32) as usize
    }
}
