//! Tables drawn as text, one module a game.

pub mod columns;
mod ethnos;
mod hadara;
mod imperium;
pub mod plain;
mod settlers;
