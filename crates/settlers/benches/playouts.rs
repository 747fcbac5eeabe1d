//! Random playouts of two, of four and alone, and what a clone costs.

use settlers::Settlers;

battery::benches!(Settlers, 500, [2, 4, 1]);
