//! Chance that can be repeated on every machine, and that nobody can foretell.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// The 256 bits from which all chance of a game follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed for experiments: the `index`-th game of the series `number`.
    pub fn of_series(number: u64, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"letopis series");
        hash.update(number.to_le_bytes());
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// Reads 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok().map(|()| Seed(bytes))
    }

    /// As 64 hexadecimal digits.
    pub fn to_hex(&self) -> String {
        hex::encode(self.0)
    }

    /// What may be shown before the game, so that nobody can swap the seed later.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }
}

impl std::fmt::Debug for Seed {
    /// Shows the commitment only: a seed printed by mistake gives a game away.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Seed(sha256 {})", &self.commitment()[..12])
    }
}

/// The dice of one game: a key and a count of the rolls made so far.
///
/// Every roll or shuffle expands a ChaCha stream of its own, so a state carries 40 bytes instead of a
/// generator, and a rule that rolls once more does not shift what later rolls give.
///
/// ```
/// use kernel::{Dice, Seed};
///
/// let mut dice = Dice::new(&Seed::of_series(1, 0));
/// let mut again = dice;
/// let mut deck = [1, 2, 3, 4, 5];
/// dice.shuffle(&mut deck);
/// let first = again.roll().below(5);
/// assert!(first < 5);
/// assert_eq!(dice, again, "both have rolled once");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dice {
    key: [u8; 32],
    rolls: u64,
}

impl Dice {
    /// Dice that nobody has rolled yet.
    pub fn new(seed: &Seed) -> Dice {
        Dice { key: seed.0, rolls: 0 }
    }

    /// What stands in the place of dice in a view: they foretell nothing.
    pub const TAKEN_OUT: Dice = Dice { key: [0; 32], rolls: 0 };

    /// The stream of the next roll.
    pub fn roll(&mut self) -> Stream {
        let mut rng = ChaCha12Rng::from_seed(self.key);
        rng.set_stream(self.rolls);
        self.rolls += 1;
        Stream(rng)
    }

    /// Puts the items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.roll().shuffle(items);
    }
}

impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let hidden = if *self == Dice::TAKEN_OUT { "taken out" } else { "hidden" };
        write!(f, "Dice({hidden}, {} rolls)", self.rolls)
    }
}

/// Random numbers as many as asked for. Outside the rules, bots and experiments draw from one of these.
///
/// ```
/// use kernel::{Seed, Stream};
///
/// let mut stream = Stream::new(&Seed::of_series(1, 0));
/// assert!(stream.below(6) < 6);
/// assert_eq!(stream.pick(&["only"]), Some(&"only"));
/// assert_eq!(stream.pick::<u8>(&[]), None);
/// ```
#[derive(Clone, Debug)]
pub struct Stream(ChaCha12Rng);

impl Stream {
    /// The stream that a seed begins.
    pub fn new(seed: &Seed) -> Stream {
        Dice::new(seed).roll()
    }

    /// A number below `bound`, each equally likely. Zero if `bound` is zero.
    ///
    /// Lemire's method, written out here: the arithmetic is part of what a chronicle relies on.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of the items, each equally likely.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Puts the items into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// Fresh dice, for a position that is dealt anew.
    pub fn dice(&mut self) -> Dice {
        Dice::new(&self.seed())
    }

    /// A fresh seed.
    pub fn seed(&mut self) -> Seed {
        let mut key = [0; 32];
        self.0.fill_bytes(&mut key);
        Seed(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_the_same_on_every_machine() {
        let mut dice = Dice::new(&Seed([7; 32]));
        let mut items: Vec<u32> = (0..10).collect();
        dice.shuffle(&mut items);
        assert_eq!(items, [8, 3, 7, 9, 2, 6, 5, 0, 1, 4]);
        let mut stream = dice.roll();
        let rolls: Vec<u32> = (0..6).map(|_| stream.below(6)).collect();
        assert_eq!(rolls, [5, 2, 3, 5, 1, 3]);
    }

    #[test]
    fn every_roll_has_a_stream_of_its_own() {
        let mut short = Dice::new(&Seed([1; 32]));
        let mut long = short;
        short.shuffle(&mut [0; 2]);
        long.shuffle(&mut [0; 200]);
        assert_eq!(short.roll().below(1 << 30), long.roll().below(1 << 30));
    }

    #[test]
    fn each_number_below_the_bound_comes_about_as_often() {
        let mut stream = Stream::new(&Seed([3; 32]));
        let mut seen = [0u32; 7];
        for _ in 0..70_000 {
            seen[stream.below(7) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
        assert_eq!(stream.below(0), 0);
        assert_eq!(stream.pick::<u8>(&[]), None);
    }

    #[test]
    fn a_seed_reads_back_from_its_digits() {
        let seed = Seed::of_series(7, 1);
        assert_eq!(Seed::from_hex(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::from_hex("xyz"), None);
        assert_ne!(Seed::of_series(7, 1), Seed::of_series(7, 2));
        assert_eq!(Seed([0; 32]).commitment(), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    }
}
