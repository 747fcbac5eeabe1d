//! Tables drawn as text, one module a game.

mod columns;
pub mod ethnos;
pub mod hadara;
pub mod settlers;
