//! Short keys of cards and questions, for programs that remember what they have learnt of them. A key is made of names alone, so that it
//! stays the same when other cards come or go.

use crate::card::Card;
use crate::data::ImperiumData;
use crate::state::Imperium;

/// The keys of a set of data.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Keys {
    /// By sort; the last is that of no card.
    sorts: Vec<u32>,
    /// By operation.
    operations: Vec<u32>,
}

/// A number made of a text (FNV-1a).
fn key(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |key, byte| (key ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

impl Keys {
    /// The keys of all sorts and operations that are there.
    pub(crate) fn new(data: &ImperiumData) -> Keys {
        let sorts = data.sorts.iter().map(|sort| key(&sort.id)).chain([key("")]).collect();
        let operation = |at: u16| {
            let (effect, begins) = data.label(at);
            key(&format!("{effect}+{}", at - begins))
        };
        Keys { sorts, operations: (0..data.program.ops.len() as u16).map(operation).collect() }
    }
}

impl ImperiumData {
    /// The keys of all sorts of cards, and of all questions: no two of either should be the same.
    pub fn all_keys(&self) -> [&[u32]; 2] {
        [&self.keys.sorts, &self.keys.operations]
    }
}

impl Imperium {
    /// The key of a card's sort.
    #[inline]
    pub fn sort_key(&self, card: Card) -> u32 {
        let sort = self.data.0.sort_of(self.deck, &self.nations, card);
        self.data.0.keys.sorts[sort as usize]
    }

    /// The key of what is being asked, and how many answers it has had already.
    #[inline]
    pub fn question_key(&self) -> Option<(u32, u32)> {
        let frame = self.frame()?;
        Some((self.data.0.keys.operations[frame.at as usize], frame.step.into()))
    }
}
