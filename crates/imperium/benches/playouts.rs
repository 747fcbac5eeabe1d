//! Random playouts of two, of three and of four, and what a clone costs.

use imperium::Imperium;

battery::benches!(Imperium, 200, [2, 3, 4]);
