//! Several piles that share the room that the cards of the game can fill.

use std::fmt;
use std::hash::{Hash, Hasher};

use crate::seat::Seat;

/// A thing that has a number and can name a pile of a [`Shelf`]: a seat, or whatever a game has piles of.
pub trait Numbered: Copy {
    /// Its number, counted from zero.
    fn number(self) -> usize;
}

impl Numbered for Seat {
    #[inline]
    fn number(self) -> usize {
        self.index()
    }
}

impl Numbered for usize {
    #[inline]
    fn number(self) -> usize {
        self
    }
}

/// So many piles, in each of which order matters, one after the other in one array.
///
/// No pile can outgrow its place as long as all cards together fit. The last item of a pile is on top.
///
/// ```
/// use kernel::{Seat, Shelf};
///
/// let (first, second) = (Seat::FIRST, Seat::new(1).unwrap());
/// let mut hands: Shelf<u8, 4, 110> = Shelf::new();
/// hands.push(second, 7);
/// hands.insert_sorted(second, 3);
/// hands.push(first, 9);
/// assert_eq!((hands.of(first), hands.of(second)), (&[9][..], &[3, 7][..]));
/// assert_eq!(hands.pop(second), Some(7));
/// assert_eq!(hands.all(), [9, 3]);
/// ```
#[derive(Clone, Copy)]
pub struct Shelf<T, const PILES: usize, const N: usize> {
    /// Where each pile ends.
    ends: [u8; PILES],
    items: [T; N],
}

impl<T: Copy + Default, const PILES: usize, const N: usize> Shelf<T, PILES, N> {
    /// Nothing on it.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize && PILES > 0) };
        Shelf { ends: [0; PILES], items: [T::default(); N] }
    }

    #[inline]
    fn start(&self, pile: usize) -> usize {
        match pile {
            0 => 0,
            pile => self.ends[pile - 1] as usize,
        }
    }

    #[inline]
    fn end(&self) -> usize {
        self.ends[PILES - 1] as usize
    }

    /// A pile, from the bottom.
    #[inline]
    pub fn of(&self, pile: impl Numbered) -> &[T] {
        let pile = pile.number();
        &self.items[self.start(pile)..self.ends[pile] as usize]
    }

    /// The same, to be changed in place.
    #[inline]
    pub fn of_mut(&mut self, pile: impl Numbered) -> &mut [T] {
        let pile = pile.number();
        let start = self.start(pile);
        &mut self.items[start..self.ends[pile] as usize]
    }

    /// Everything on the shelf, pile after pile.
    #[inline]
    pub fn all(&self) -> &[T] {
        &self.items[..self.end()]
    }

    /// The same, to be changed in place.
    #[inline]
    pub fn all_mut(&mut self) -> &mut [T] {
        let end = self.end();
        &mut self.items[..end]
    }

    /// Puts an item into a pile, before what lies at this position.
    ///
    /// # Panics
    /// If the shelf is full: its size is chosen so that the game's cards fit.
    pub fn insert(&mut self, pile: impl Numbered, at: usize, item: T) {
        let pile = pile.number();
        let at = self.start(pile) + at;
        let end = self.end();
        self.items.copy_within(at..end, at + 1);
        self.items[at] = item;
        self.ends[pile..].iter_mut().for_each(|end| *end += 1);
    }

    /// Puts an item on top of a pile.
    pub fn push(&mut self, pile: impl Numbered, item: T) {
        self.insert(pile, self.of(pile).len(), item);
    }

    /// Takes out what lies at this position of a pile.
    pub fn take(&mut self, pile: impl Numbered, at: usize) -> T {
        let item = self.of(pile)[at];
        let pile = pile.number();
        let at = self.start(pile) + at;
        let end = self.end();
        self.items.copy_within(at + 1..end, at);
        self.ends[pile..].iter_mut().for_each(|end| *end -= 1);
        item
    }

    /// Takes the top item of a pile.
    pub fn pop(&mut self, pile: impl Numbered) -> Option<T> {
        let top = self.of(pile).len().checked_sub(1)?;
        Some(self.take(pile, top))
    }

    /// Empties a pile.
    pub fn clear(&mut self, pile: impl Numbered) {
        let pile = pile.number();
        let (start, own, end) = (self.start(pile), self.ends[pile] as usize, self.end());
        self.items.copy_within(own..end, start);
        self.ends[pile..].iter_mut().for_each(|end| *end -= (own - start) as u8);
    }
}

impl<T: Copy + Default + Ord, const PILES: usize, const N: usize> Shelf<T, PILES, N> {
    /// Puts an item into a pile after those that are not greater.
    pub fn insert_sorted(&mut self, pile: impl Numbered, item: T) {
        let at = self.of(pile).iter().take_while(|other| **other <= item).count();
        self.insert(pile, at, item);
    }

    /// Takes an item out of a pile; false if it is not there.
    pub fn remove(&mut self, pile: impl Numbered, item: T) -> bool {
        match self.of(pile).iter().position(|other| *other == item) {
            Some(at) => {
                self.take(pile, at);
                true
            }
            None => false,
        }
    }
}

impl<T: Copy + Default, const PILES: usize, const N: usize> Default for Shelf<T, PILES, N> {
    fn default() -> Self {
        Shelf::new()
    }
}

impl<T: Copy + Default + PartialEq, const PILES: usize, const N: usize> PartialEq for Shelf<T, PILES, N> {
    fn eq(&self, other: &Self) -> bool {
        self.ends == other.ends && self.all() == other.all()
    }
}

impl<T: Copy + Default + Eq, const PILES: usize, const N: usize> Eq for Shelf<T, PILES, N> {}

impl<T: Copy + Default + Hash, const PILES: usize, const N: usize> Hash for Shelf<T, PILES, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.ends.hash(state);
        self.all().hash(state);
    }
}

impl<T: Copy + Default + fmt::Debug, const PILES: usize, const N: usize> fmt::Debug for Shelf<T, PILES, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..PILES).map(|pile| self.of(pile))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_do_not_disturb_each_other() {
        let mut shelf: Shelf<u8, 3, 8> = Shelf::new();
        shelf.push(1, 5);
        shelf.push(0, 1);
        shelf.insert_sorted(1, 3);
        shelf.push(2, 9);
        assert_eq!((shelf.of(0), shelf.of(1), shelf.of(2)), (&[1][..], &[3, 5][..], &[9][..]));
        assert_eq!(shelf.take(1, 0), 3);
        assert!(shelf.remove(0, 1) && !shelf.remove(0, 1));
        assert_eq!(shelf.all(), [5, 9]);
        shelf.push(1, 6);
        shelf.clear(1);
        assert_eq!((shelf.of(1), shelf.of(2)), (&[][..], &[9][..]));
        assert_eq!((shelf.pop(1), shelf.pop(2)), (None, Some(9)));
    }

    #[test]
    fn what_was_taken_off_a_shelf_does_not_make_it_differ() {
        let mut worn: Shelf<u8, 2, 4> = Shelf::new();
        worn.push(0, 1);
        worn.push(1, 2);
        worn.clear(0);
        let mut fresh = Shelf::new();
        fresh.push(1, 2);
        assert_eq!(worn, fresh);
        fresh.insert(0, 0, 1);
        assert_ne!(worn, fresh);
    }
}
