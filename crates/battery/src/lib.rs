//! What every game goes through, one call each: kept games, scenarios, the laws, memory, speed.
//!
//! A game's tests call these with its type; what only that game has stands beside the calls. Everything here panics with
//! a reason, as tests do.

pub mod bench;
mod golden;
mod laws;
mod memory;
mod scenarios;

pub use divan;
pub use golden::golden;
pub use laws::{laws, laws_in};
pub use memory::{allocations, memory};
pub use scenarios::{files, lessons, refuted, scenarios};
