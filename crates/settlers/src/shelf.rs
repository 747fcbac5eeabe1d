//! A zone that every player has one of, all sharing the room that the cards of the game can fill.

use std::fmt;

use kernel::Seat;

/// No game of Imperial Settlers seats more; in the solo game, the second place is the virtual opponent's.
pub const SEATS: usize = 4;

/// One pile for each seat, in which order matters, in one array.
#[derive(Clone, Copy)]
pub struct Shelf<T, const N: usize> {
    /// Where the pile of each seat ends.
    ends: [u8; SEATS],
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Shelf<T, N> {
    /// Nothing on it.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Shelf { ends: [0; SEATS], items: [T::default(); N] }
    }

    #[inline]
    fn start(&self, seat: Seat) -> usize {
        match seat.index() {
            0 => 0,
            index => self.ends[index - 1] as usize,
        }
    }

    /// The pile of a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> &[T] {
        &self.items[self.start(seat)..self.ends[seat.index()] as usize]
    }

    /// The same, to be changed in place.
    #[inline]
    pub fn of_mut(&mut self, seat: Seat) -> &mut [T] {
        let start = self.start(seat);
        &mut self.items[start..self.ends[seat.index()] as usize]
    }

    /// Everything on the shelf.
    pub fn all(&self) -> &[T] {
        &self.items[..self.ends[SEATS - 1] as usize]
    }

    /// The same, to be changed in place.
    pub fn all_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.ends[SEATS - 1] as usize]
    }

    /// Puts an item into the pile of a seat, before what lies at this position.
    ///
    /// # Panics
    /// If the shelf is full: its size is chosen so that the game's cards fit.
    pub fn insert(&mut self, seat: Seat, at: usize, item: T) {
        let at = self.start(seat) + at;
        let end = self.ends[SEATS - 1] as usize;
        self.items.copy_within(at..end, at + 1);
        self.items[at] = item;
        self.ends[seat.index()..].iter_mut().for_each(|end| *end += 1);
    }

    /// Puts an item at the end of the pile of a seat.
    pub fn push(&mut self, seat: Seat, item: T) {
        self.insert(seat, self.of(seat).len(), item);
    }

    /// Takes out what lies at this position of the pile of a seat.
    pub fn take(&mut self, seat: Seat, at: usize) -> T {
        let item = self.of(seat)[at];
        let at = self.start(seat) + at;
        let end = self.ends[SEATS - 1] as usize;
        self.items.copy_within(at + 1..end, at);
        self.ends[seat.index()..].iter_mut().for_each(|end| *end -= 1);
        item
    }

    /// Empties the pile of a seat.
    pub fn clear(&mut self, seat: Seat) {
        while !self.of(seat).is_empty() {
            self.take(seat, 0);
        }
    }
}

impl<T: Copy + Default + Ord, const N: usize> Shelf<T, N> {
    /// Puts an item into the pile of a seat after those that are not greater.
    pub fn insert_sorted(&mut self, seat: Seat, item: T) {
        let at = self.of(seat).iter().take_while(|other| **other <= item).count();
        self.insert(seat, at, item);
    }

    /// Takes an item out of the pile of a seat; false if it is not there.
    pub fn remove(&mut self, seat: Seat, item: T) -> bool {
        match self.of(seat).iter().position(|other| *other == item) {
            Some(at) => {
                self.take(seat, at);
                true
            }
            None => false,
        }
    }
}

impl<T: Copy + Default, const N: usize> Default for Shelf<T, N> {
    fn default() -> Self {
        Shelf::new()
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for Shelf<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.ends == other.ends && self.all() == other.all()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for Shelf<T, N> {}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Shelf<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Seat::all(SEATS).map(|seat| self.of(seat))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piles_do_not_disturb_each_other() {
        let seats: Vec<Seat> = Seat::all(3).collect();
        let mut shelf: Shelf<u8, 8> = Shelf::new();
        shelf.push(seats[1], 5);
        shelf.push(seats[0], 1);
        shelf.insert_sorted(seats[1], 3);
        shelf.push(seats[2], 9);
        assert_eq!((shelf.of(seats[0]), shelf.of(seats[1]), shelf.of(seats[2])), (&[1][..], &[3, 5][..], &[9][..]));
        assert_eq!(shelf.take(seats[1], 0), 3);
        assert!(shelf.remove(seats[0], 1) && !shelf.remove(seats[0], 1));
        assert_eq!(shelf.all(), [5, 9]);
    }
}
