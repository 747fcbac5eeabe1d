//! The registry: the one place that knows which games there are.
//!
//! A game is added by a line in [`every_game`]. Whoever needs something of each game (the site its chapter, the program its
//! commands, a test its proof) hands the list to a macro of their own:
//!
//! ```
//! macro_rules! names {
//!     ($($game:ty),*) => { [$(<$game as kernel::Game>::ID),*] };
//! }
//! assert_eq!(games::every_game!(names), games::IDS);
//! ```
//!
//! `docs/adding-a-game.md` says what else belongs to a game.

pub use {ethnos, hadara, imperium, settlers};

/// Calls the macro of this name with the types of all games, in the order in which they are offered.
#[macro_export]
macro_rules! every_game {
    ($then:ident) => {
        $then!($crate::ethnos::Ethnos, $crate::hadara::Hadara, $crate::settlers::Settlers, $crate::imperium::Imperium)
    };
}

macro_rules! ids {
    ($($game:ty),*) => { &[$(<$game as kernel::Game>::ID),*] };
}

/// The names of all games, as commands, addresses and chronicles have them.
pub const IDS: &[&str] = every_game!(ids);
