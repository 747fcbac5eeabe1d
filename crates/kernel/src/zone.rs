//! Places where cards and tokens lie. Both kinds are plain values of a fixed size: cloning one is a copy of
//! bytes, and the hot path of a game never asks for memory.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// A zone in which order matters: a deck, a row of slots, bands as they were laid.
///
/// The last item is on top. Equal piles have equal items; what lies beyond the end does not count.
///
/// ```
/// use kernel::Pile;
///
/// let mut deck: Pile<u8, 40> = (1..=3).collect();
/// assert_eq!(deck.pop(), Some(3));
/// deck.insert(0, 9);
/// assert_eq!(&deck[..], [9, 1, 2]);
/// ```
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// Nothing in it.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Pile { len: 0, items: [T::default(); N] }
    }

    /// Puts an item on top.
    ///
    /// # Panics
    /// If the pile is full: its size is chosen so that the game's pieces fit.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the top item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Empties the pile.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps the lowest `len` items.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }

    /// Takes out the item at this position; those above it move down.
    #[inline]
    pub fn take(&mut self, at: usize) -> T {
        let item = self[at];
        self.len -= 1;
        for at in at..self.len as usize {
            self.items[at] = self.items[at + 1];
        }
        item
    }

    /// Puts an item at this position; those from there on move up.
    #[inline]
    pub fn insert(&mut self, at: usize, item: T) {
        self.push(item);
        self.as_mut_slice()[at..].rotate_right(1);
    }

    /// The items, to be changed in place.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self[..] == other[..]
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self[..].hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Pile<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::new();
        pile.extend(items);
        pile
    }
}

/// A zone in which order does not matter: a hand, a set of open cards, a choice of some of them.
///
/// Equal pieces are not told apart: pools with the same pieces are equal however they came together.
///
/// ```
/// use kernel::Pool;
///
/// let mut hand: Pool<char, 10> = ['b', 'a', 'b'].into_iter().collect();
/// assert_eq!(hand.kinds().collect::<Vec<_>>(), [('a', 1), ('b', 2)]);
/// assert!(hand.remove('b') && !hand.remove('c'));
/// assert_eq!(hand, ['b', 'a'].into_iter().collect());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pool<T, const N: usize>(Pile<T, N>);

impl<T: Copy + Default + Ord, const N: usize> Pool<T, N> {
    /// Nothing in it.
    pub fn new() -> Self {
        Pool(Pile::new())
    }

    /// Adds a piece.
    #[inline]
    pub fn insert(&mut self, piece: T) {
        self.0.push(piece);
        let pieces = self.0.as_mut_slice();
        let mut at = pieces.len() - 1;
        while at > 0 && pieces[at - 1] > piece {
            pieces[at] = pieces[at - 1];
            at -= 1;
        }
        pieces[at] = piece;
    }

    /// Adds a piece that none in the pool comes after: quicker than [`Pool::insert`] where pieces come in order.
    #[inline]
    pub fn append(&mut self, piece: T) {
        debug_assert!(self.0.last().is_none_or(|last| *last <= piece));
        self.0.push(piece);
    }

    /// Takes out one piece equal to this; false if there is none.
    #[inline]
    pub fn remove(&mut self, piece: T) -> bool {
        match self.0.iter().position(|held| *held == piece) {
            Some(at) => {
                self.0.take(at);
                true
            }
            None => false,
        }
    }

    /// How many pieces are equal to this one.
    pub fn count(&self, piece: T) -> usize {
        self.0.iter().filter(|held| **held == piece).count()
    }

    /// Each different piece once, with its number, in ascending order.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = (T, usize)> {
        self.0.chunk_by(|a, b| a == b).map(|run| (run[0], run.len()))
    }

    /// Each different piece once, in ascending order.
    #[inline]
    pub fn distinct(&self) -> impl Iterator<Item = T> {
        let pieces = &self.0[..];
        (0..pieces.len()).filter(|at| *at == 0 || pieces[at - 1] != pieces[*at]).map(|at| pieces[at])
    }

    /// Empties the pool.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }
}

impl<T: Copy + Default + Ord, const N: usize> Default for Pool<T, N> {
    fn default() -> Self {
        Pool::new()
    }
}

impl<T, const N: usize> Deref for Pool<T, N> {
    type Target = [T];

    /// The pieces in ascending order.
    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pool<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.0.iter()).finish()
    }
}

impl<T: Copy + Default + Ord, const N: usize> Extend<T> for Pool<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, pieces: I) {
        for piece in pieces {
            self.insert(piece);
        }
    }
}

impl<T: Copy + Default + Ord, const N: usize> FromIterator<T> for Pool<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(pieces: I) -> Self {
        let mut pool = Pool::new();
        pool.extend(pieces);
        pool
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_item_of_a_pile_is_on_top() {
        let mut pile: Pile<u8, 4> = [1, 2, 3].into_iter().collect();
        assert_eq!(pile.pop(), Some(3));
        pile.insert(0, 9);
        assert_eq!(&pile[..], [9, 1, 2]);
        assert_eq!(pile.take(1), 1);
        assert_eq!(&pile[..], [9, 2]);
        pile.clear();
        assert_eq!(pile.pop(), None);
    }

    #[test]
    fn what_was_taken_off_a_pile_does_not_make_it_differ() {
        let mut worn: Pile<u8, 4> = [1, 2].into_iter().collect();
        worn.pop();
        let fresh: Pile<u8, 4> = [1].into_iter().collect();
        assert_eq!(worn, fresh);
    }

    #[test]
    fn pools_with_the_same_pieces_are_equal() {
        let one: Pool<u8, 5> = [3, 1, 2, 1].into_iter().collect();
        let mut two: Pool<u8, 5> = [1, 1, 2, 3, 3].into_iter().collect();
        assert_ne!(one, two);
        assert!(two.remove(3));
        assert!(!two.remove(7));
        assert_eq!(one, two);
        assert_eq!(one.kinds().collect::<Vec<_>>(), [(1, 2), (2, 1), (3, 1)]);
        assert_eq!(one.count(1), 2);
    }
}
