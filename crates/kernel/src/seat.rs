//! Who sits at the table, who is looking at it, and what each seat has one of.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

/// A place at the table. Seats are numbered clockwise from zero.
///
/// ```
/// use kernel::Seat;
///
/// let second = Seat::new(1).unwrap();
/// assert_eq!(second.next(3).next(3), Seat::FIRST);
/// assert_eq!(second.clockwise(3).map(Seat::index).collect::<Vec<_>>(), [1, 2, 0]);
/// assert_eq!(Seat::new(Seat::MAX), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// No game of the house seats more.
    pub const MAX: usize = 6;

    /// The seat with the lowest number.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, counted from zero.
    pub const fn new(index: usize) -> Option<Seat> {
        if index < Self::MAX { Some(Seat(index as u8)) } else { None }
    }

    /// Its number, counted from zero.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table for `seats` players, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats.min(Self::MAX) as u8).map(Seat)
    }

    /// The left neighbour: clockwise, round the end.
    #[inline]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// Every seat once, clockwise, starting with this one.
    pub fn clockwise(self, seats: usize) -> impl Iterator<Item = Seat> + Clone {
        let mut at = self;
        (0..seats).map(move |_| {
            let here = at;
            at = at.next(seats);
            here
        })
    }
}

/// Kept as people count: from one.
impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(deserializer)?;
        number.checked_sub(1).and_then(Seat::new).ok_or_else(|| D::Error::custom(format!("there is no seat {number}")))
    }
}

/// Some of the seats.
///
/// ```
/// use kernel::{Seat, SeatSet};
///
/// let mut owing = SeatSet::all(3);
/// owing.remove(Seat::FIRST);
/// assert_eq!((owing.len(), owing.first()), (2, Seat::new(1)));
/// assert!(!owing.contains(Seat::FIRST));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat at all.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// This seat alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The first `seats` seats.
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Whether the seat is one of them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The one with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// In ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..Seat::MAX as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        let mut set = SeatSet::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// One value for each of the first `N` seats, found by its seat.
///
/// ```
/// use kernel::{BySeat, Seat};
///
/// let second = Seat::new(1).unwrap();
/// let mut coins: BySeat<u16, 4> = BySeat::default();
/// coins[second] += 3;
/// let doubled = coins.map(|coins| coins * 2);
/// assert_eq!(doubled.iter().max_by_key(|(_, coins)| **coins), Some((second, &6)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize = { Seat::MAX }>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// What `value` gives for each seat.
    #[inline]
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        const { assert!(N <= Seat::MAX) };
        BySeat(std::array::from_fn(|index| value(Seat(index as u8))))
    }

    /// The same with another value made of each.
    #[inline]
    pub fn map<U>(self, value: impl FnMut(T) -> U) -> BySeat<U, N> {
        BySeat(self.0.map(value))
    }

    /// The values with their seats, in order.
    #[inline]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator + Clone {
        self.0.iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The same, to be changed in place.
    #[inline]
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> + ExactSizeIterator {
        self.0.iter_mut().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }

    /// The values alone, in the order of the seats.
    #[inline]
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The same, to be changed in place.
    #[inline]
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.0.iter_mut()
    }
}

impl<T: Copy, const N: usize> BySeat<T, N> {
    /// The same value for every seat.
    #[inline]
    pub const fn all(value: T) -> Self {
        const { assert!(N <= Seat::MAX) };
        BySeat([value; N])
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> From<[T; N]> for BySeat<T, N> {
    fn from(values: [T; N]) -> Self {
        const { assert!(N <= Seat::MAX) };
        BySeat(values)
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    /// # Panics
    /// If the game has no such seat.
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for BySeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whose eyes look at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// A player: sees what that seat may see.
    Seat(Seat),
    /// Somebody watching: sees what is open to all.
    Spectator,
    /// Sees every card, but not the dice: for replays of finished games.
    Omniscient,
}

impl Viewer {
    /// Whether these eyes may see what only `seat` may see.
    #[inline]
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Omniscient => true,
        }
    }

    /// Every pair of eyes at a table for `seats` players.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Omniscient])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_round_once() {
        let start = Seat::new(2).unwrap();
        let order: Vec<usize> = start.clockwise(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set = SeatSet::all(3);
        set.remove(Seat(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2)]);
        assert_eq!(set.first(), Some(Seat(0)));
        assert_eq!(SeatSet::all(Seat::MAX).len(), 6);
        assert_eq!(Seat::new(Seat::MAX), None);
    }

    #[test]
    fn each_seat_finds_its_own_value() {
        let mut by_seat: BySeat<usize, 3> = BySeat::from_fn(Seat::index);
        by_seat[Seat(1)] = 7;
        by_seat.iter_mut().rev().take(1).for_each(|(_, value)| *value += 1);
        assert_eq!(by_seat.iter().collect::<Vec<_>>(), [(Seat(0), &0), (Seat(1), &7), (Seat(2), &3)]);
        assert_eq!(by_seat, BySeat::from([0, 7, 3]));
        assert_eq!(size_of::<BySeat<u8, 4>>(), 4);
    }
}
