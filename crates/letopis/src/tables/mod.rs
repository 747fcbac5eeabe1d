//! Tables drawn as text, one module a game.

pub mod ethnos;
