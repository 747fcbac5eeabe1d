//! All games that there are.

use std::sync::LazyLock;

use table::{Edition, Games, Playable};

macro_rules! editions {
    ($($game:ty),*) => { [$(&Edition::<$game>::BUILT_IN as &'static dyn Playable),*] };
}

/// The games.
pub static GAMES: LazyLock<Games> = LazyLock::new(|| games::every_game!(editions).into_iter().collect());
