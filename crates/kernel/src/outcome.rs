//! How a game ended: in short, without asking for memory, and at length, with where the points came from.

use crate::seat::{BySeat, Seat, SeatSet};

/// How one seat ended, in short.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// One for the winner. Seats that no tie-break tells apart share a rank; whoever plays alone and loses comes second.
    pub rank: u8,
    /// All points.
    pub points: i32,
}

/// How a game ended, in short: a plain value, for those who play many games.
///
/// ```
/// use kernel::{Outcome, Seat};
///
/// // Points, then coins, break the tie of three players.
/// let (points, coins) = ([12, 15, 12], [1, 0, 4]);
/// let outcome = Outcome::by_key(3, |seat| (points[seat.index()], coins[seat.index()]));
/// assert_eq!(outcome.winners().first(), Seat::new(1));
/// assert_eq!(outcome.scores().map(|(_, score)| score.rank).collect::<Vec<_>>(), [3, 1, 2]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    seats: u8,
    scores: BySeat<Score>,
}

impl Outcome {
    /// Ranks the seats by their points and then by whatever breaks ties.
    pub fn by_key<K: Ord>(seats: usize, key: impl Fn(Seat) -> (i32, K)) -> Outcome {
        Outcome::ranked(seats, |seat| {
            let key = key(seat);
            (key.0, key)
        })
    }

    /// Ranks the seats by a key that need not begin with their points, which come first: in a collapse, say, those who
    /// suffered least win.
    pub fn ranked<K: Ord>(seats: usize, score: impl Fn(Seat) -> (i32, K)) -> Outcome {
        let seats = seats.min(Seat::MAX);
        let keys: BySeat<Option<(i32, K)>> = BySeat::from_fn(|seat| (seat.index() < seats).then(|| score(seat)));
        let scores = BySeat::from_fn(|seat| {
            let Some((points, own)) = &keys[seat] else { return Score::default() };
            let better = keys.values().flatten().filter(|(_, other)| other > own).count();
            Score { rank: better as u8 + 1, points: *points }
        });
        Outcome { seats: seats as u8, scores }
    }

    /// The outcome of a game that somebody played alone.
    pub fn alone(points: i32, won: bool) -> Outcome {
        let mut scores: BySeat<Score> = BySeat::default();
        scores[Seat::FIRST] = Score { rank: if won { 1 } else { 2 }, points };
        Outcome { seats: 1, scores }
    }

    /// How many played.
    pub fn seats(&self) -> usize {
        self.seats as usize
    }

    /// How a seat ended.
    pub fn score(&self, seat: Seat) -> Score {
        self.scores[seat]
    }

    /// How every seat ended, in the order of the seats.
    pub fn scores(&self) -> impl ExactSizeIterator<Item = (Seat, Score)> {
        self.scores.iter().take(self.seats as usize).map(|(seat, score)| (seat, *score))
    }

    /// Who won: more than one if the victory is shared, nobody if a game played alone is lost.
    pub fn winners(&self) -> SeatSet {
        self.scores().filter(|(_, score)| score.rank == 1).map(|(seat, _)| seat).collect()
    }
}

/// The two best keys, the better one first: what tells them apart is what made the winner. None if fewer than two played.
pub fn best_two<K: Ord>(seats: usize, key: impl Fn(Seat) -> K) -> Option<(K, K)> {
    let mut keys: Vec<K> = Seat::all(seats).map(key).collect();
    keys.sort();
    Some((keys.pop()?, keys.pop()?))
}

/// How a game ended, at length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// One place for each seat, in the order of the seats.
    pub places: Vec<Place>,
    /// What made the winner: points, or the tie-break that was needed. Named by
    /// [`Narrate::decided`](crate::Narrate::decided).
    pub decided_by: &'static str,
}

/// How one seat ended, at length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Whose place it is.
    pub seat: Seat,
    /// One for the winner. Seats that no tie-break tells apart share a rank; whoever plays alone and loses comes second.
    pub rank: usize,
    /// All points.
    pub points: i32,
    /// Points by where they came from. Named by [`Narrate::source`](crate::Narrate::source).
    pub sources: Vec<(&'static str, i32)>,
}

impl Standings {
    /// Who won: more than one if the victory is shared, nobody if a game played alone is lost.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|place| place.rank == 1).map(|place| place.seat)
    }

    /// The places from the winner down.
    pub fn ranked(&self) -> Vec<&Place> {
        let mut places: Vec<&Place> = self.places.iter().collect();
        places.sort_by_key(|place| (place.rank, place.seat));
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_whom_nothing_tells_apart_share_a_rank() {
        let outcome = Outcome::by_key(4, |seat| ([7, 9, 7, 9][seat.index()], [0, 1, 2, 1][seat.index()]));
        let ranks: Vec<u8> = outcome.scores().map(|(_, score)| score.rank).collect();
        assert_eq!((ranks, outcome.winners().len()), (vec![4, 1, 3, 1], 2));
    }

    #[test]
    fn a_game_played_alone_can_be_lost() {
        assert!(Outcome::alone(30, false).winners().is_empty());
        assert_eq!(Outcome::alone(30, true).winners(), SeatSet::all(1));
    }
}
