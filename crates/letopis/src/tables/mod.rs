//! Tables drawn as text, one module a game.

mod columns;
mod ethnos;
mod hadara;
mod imperium;
pub mod plain;
mod settlers;
