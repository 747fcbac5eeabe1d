//! Tables: what is done at them, and nonsense that is sent to them.

mod bounds;
mod fuzz;
mod offered;
mod tables;
mod versions;
