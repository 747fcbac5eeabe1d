//! Bots: what they decide, how strong they are, and that they play honestly.

mod habits;
mod positions;
mod search;
mod strength;

use kernel::{Data, Game, Seed};

/// The usual setup for so many.
fn usual<G: Game>(seats: usize) -> G::Setup {
    let data = G::Data::built_in();
    let fits = |setup: &G::Setup| G::new(data, setup, &Seed([0; 32])).is_ok_and(|game| game.seats() == seats);
    G::setups(data).into_iter().find(fits).unwrap()
}
