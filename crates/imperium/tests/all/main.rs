//! What every game goes through, and what only Imperium has.

mod texts;

use imperium::Imperium;

mod laws {
    use super::*;

    #[test]
    fn the_laws_hold() {
        battery::laws::<Imperium>();
    }
}

mod size_and_allocations {
    use super::*;

    #[test]
    fn deciding_allocates_nothing_and_states_are_small() {
        battery::memory::<Imperium>(1536, 4);
    }
}
