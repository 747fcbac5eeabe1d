//! Pieces of pages that are the same wherever they stand, such as what is printed on a card: drawn once in each language and for
//! each set of cards.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use maud::{Markup, PreEscaped};

/// One piece: the game it is of, how large it is drawn, and which card of the game it shows. There are no more of them than cards.
pub type Piece = (&'static str, &'static str, usize);

/// A piece as it was drawn, for a page to take over.
pub type Kept = PreEscaped<Arc<str>>;

/// A piece that was drawn for one page alone.
pub fn kept(drawn: Markup) -> Kept {
    PreEscaped(drawn.into_string().into())
}

/// Pieces in one language, as they were drawn.
#[derive(Default)]
pub struct Pieces(RwLock<HashMap<Piece, Arc<str>>>);

impl Pieces {
    /// A piece as it was drawn before, or else is now.
    pub fn drawn(&self, piece: Piece, draw: impl FnOnce() -> Markup) -> Kept {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&piece).cloned();
        let drawn = kept.unwrap_or_else(|| {
            let drawn: Arc<str> = draw().into_string().into();
            self.0.write().unwrap_or_else(PoisonError::into_inner).insert(piece, drawn.clone());
            drawn
        });
        PreEscaped(drawn)
    }
}
