//! Tables drawn as text, one module a game.

mod columns;
mod ethnos;
mod hadara;
pub mod plain;
mod settlers;
