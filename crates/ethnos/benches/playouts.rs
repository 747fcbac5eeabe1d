//! Random four-player playouts, and what a clone costs.

use ethnos::Ethnos;

battery::benches!(Ethnos, 1_000, [4]);
