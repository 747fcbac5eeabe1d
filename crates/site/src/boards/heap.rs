//! What lies before a player, in heaps of equal things: as much of a final table as a small picture has room for.

use std::collections::BTreeMap;

/// Equal things.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heap {
    /// The class that has their colour in the game's sheet.
    pub class: String,
    /// Their sign.
    pub sign: String,
    /// How many there are.
    pub count: usize,
}

impl Heap {
    /// So many of a kind; none if there are none.
    pub fn of(class: impl Into<String>, sign: impl Into<String>, count: usize) -> Option<Heap> {
        (count > 0).then(|| Heap { class: class.into(), sign: sign.into(), count })
    }

    /// Heaps of things that are each told by class and sign, in the same order for everybody.
    pub fn sorted(things: impl IntoIterator<Item = (String, String)>) -> Vec<Heap> {
        let mut heaps: BTreeMap<(String, String), usize> = BTreeMap::new();
        for thing in things {
            *heaps.entry(thing).or_default() += 1;
        }
        heaps.into_iter().filter_map(|((class, sign), count)| Heap::of(class, sign, count)).collect()
    }
}
