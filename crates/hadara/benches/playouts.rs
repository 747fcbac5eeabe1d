//! Random four-player playouts, and what a clone costs.

use hadara::Hadara;

battery::benches!(Hadara, 1_000, [4]);
