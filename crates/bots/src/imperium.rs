//! How good a position of Imperium is.

use imperium::Imperium;
use kernel::Seat;

use crate::Evaluate;

impl Evaluate for Imperium {
    fn worth(&self, seat: Seat) -> f32 {
        self.points(seat) as f32
    }
}
