//! What cards do: the language they are written in, and how it is carried out.

pub(crate) mod able;
pub(crate) mod cards;
pub(crate) mod compile;
pub(crate) mod looks;
pub(crate) mod program;
pub(crate) mod run;
pub mod skills;
pub(crate) mod stir;
pub(crate) mod tell;
pub mod words;
