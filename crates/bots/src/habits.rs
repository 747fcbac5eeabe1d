//! Habits: what somebody does at first sight who has played a game a million times.
//!
//! Whatever is worth noticing about an option (the question, the card, how far the game has come) is a [`Mark`]. Every mark has a
//! weight, and an option is as likely as e to the power of what its marks weigh together. The weights are learnt by practice
//! ([`crate::practice`]) and kept in a table of one byte for each mark. What options weigh is counted in grains, whole numbers, so
//! that how likely they are is looked up instead of worked out.

use std::fmt;

use kernel::Stream;

/// A table of habits has so many weights, as a power of two.
const BITS: u32 = 18;
/// Marks that are told apart; with more of them some share a weight.
pub const MARKS: usize = 1 << BITS;
/// A weight is kept as a whole number of these.
pub const GRAIN: f32 = 1.0 / 16.0;
/// An option that weighs so many grains less than the best is never taken: once in ten million times it would be.
const NEVER: usize = 256;
/// Parts of a draw by chance.
const PARTS: u32 = 1 << 24;

/// Something that can be noticed about an option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mark(u32);

impl Mark {
    /// The mark that these words make together.
    #[inline]
    pub fn of(words: [u32; 4]) -> Mark {
        let pair = |low: u32, high: u32| u64::from(low) | u64::from(high) << 32;
        let mix = |number: u64| (number ^ number >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mixed = mix(mix(pair(words[0], words[1])) ^ pair(words[2], words[3]));
        Mark(((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> (64 - BITS)) as u32)
    }

    /// Its place in a table of [`MARKS`] weights.
    #[inline]
    pub fn place(self) -> usize {
        self.0 as usize
    }
}

/// What is noticed about options is put down here, one after the other.
pub trait Notepad {
    /// Takes note of the next option.
    fn option(&mut self, marks: &[Mark]);
}

/// What was noticed about each of several options: a buffer to be used again and again.
#[derive(Clone, Debug, Default)]
pub struct Notes {
    marks: Vec<Mark>,
    /// Where the marks of each option end.
    ends: Vec<u32>,
}

impl Notes {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.marks.clear();
        self.ends.clear();
    }

    /// The marks of each option.
    #[inline]
    pub fn options(&self) -> impl Iterator<Item = &[Mark]> {
        let mut begin = 0;
        self.ends.iter().map(move |end| {
            let marks = &self.marks[begin..*end as usize];
            begin = *end as usize;
            marks
        })
    }
}

impl Notepad for Notes {
    #[inline]
    fn option(&mut self, marks: &[Mark]) {
        self.marks.extend_from_slice(marks);
        self.ends.push(self.marks.len() as u32);
    }
}

/// What marks weigh.
#[derive(Clone)]
pub struct Habits {
    grains: Box<[i8]>,
    /// How likely an option is, compared with the best, that weighs so many grains less.
    likely: Box<[f32]>,
}

impl fmt::Debug for Habits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.grains.iter().filter(|weight| **weight != 0).count();
        f.debug_struct("Habits").field("known", &known).finish()
    }
}

impl Habits {
    /// Habits of these weights, as near as a table can tell them.
    pub fn new(weights: &[f32]) -> Habits {
        let grain = |weight: &f32| (weight / GRAIN).round().clamp(i8::MIN.into(), i8::MAX.into()) as i8;
        Habits::of(weights.iter().map(grain).collect())
    }

    fn of(grains: Box<[i8]>) -> Habits {
        Habits { grains, likely: (0..NEVER).map(|less| (-(less as f32) * GRAIN).exp()).collect() }
    }

    /// Reads a table.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Habits, String> {
        match bytes.len() {
            MARKS => Ok(Habits::of(bytes.iter().map(|byte| byte.cast_signed()).collect())),
            other => Err(format!("{other} bytes instead of {MARKS}")),
        }
    }

    /// A table that is part of the program.
    pub(crate) fn built_in(bytes: &[u8]) -> Habits {
        Habits::read(bytes).unwrap_or_else(|wrong| panic!("the tables are checked by a test: {wrong}"))
    }

    /// Writes the table.
    pub fn write(&self) -> Vec<u8> {
        self.grains.iter().map(|weight| weight.cast_unsigned()).collect()
    }

    /// What each mark weighs.
    pub fn weights(&self) -> Vec<f32> {
        self.grains.iter().map(|weight| f32::from(*weight) * GRAIN).collect()
    }

    /// A notepad that puts down what options weigh, in grains.
    #[inline]
    pub fn weigh<'a>(&'a self, out: &'a mut Vec<i32>) -> Weighing<'a> {
        out.clear();
        Weighing { grains: &self.grains, out }
    }

    /// An option drawn by chance, as likely as what each of them weighs makes it, by its place.
    pub fn draw(&self, weighed: &[i32], stream: &mut Stream) -> usize {
        let most = weighed.iter().copied().max().unwrap_or(0);
        let likely = |grains: &i32| self.likely.get((most - grains) as usize).copied().unwrap_or(0.0);
        let sum: f32 = weighed.iter().map(likely).sum();
        let mut drawn = sum * stream.below(PARTS) as f32 / PARTS as f32;
        for (place, grains) in weighed.iter().enumerate() {
            drawn -= likely(grains);
            if drawn < 0.0 {
                return place;
            }
        }
        // What is left over by rounding belongs to the best.
        weighed.iter().position(|grains| *grains == most).unwrap_or(0)
    }
}

/// Weighs options by habits while they are noticed.
#[derive(Debug)]
pub struct Weighing<'a> {
    grains: &'a [i8],
    out: &'a mut Vec<i32>,
}

impl Notepad for Weighing<'_> {
    #[inline]
    fn option(&mut self, marks: &[Mark]) {
        self.out.push(marks.iter().map(|mark| i32::from(self.grains[mark.place()])).sum());
    }
}

/// Turns inclinations into how likely each option is.
#[inline]
pub fn chances(inclinations: &mut [f32]) {
    let most = inclinations.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for chance in &mut *inclinations {
        *chance = (*chance - most).exp();
        sum += *chance;
    }
    inclinations.iter_mut().for_each(|chance| *chance /= sum);
}

/// An option drawn by chance, each as likely as is said, by its place.
#[inline]
pub fn draw(chances: &[f32], stream: &mut Stream) -> usize {
    let mut drawn = stream.below(PARTS) as f32 / PARTS as f32;
    for (place, chance) in chances.iter().enumerate() {
        drawn -= chance;
        if drawn < 0.0 {
            return place;
        }
    }
    chances.len().saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use kernel::Seed;

    use super::*;

    #[test]
    fn habits_read_back_and_incline_by_the_sum_of_their_marks() {
        let mut weights = vec![0.0; MARKS];
        let [one, two] = [Mark::of([1, 2, 3, 4]), Mark::of([1, 2, 4, 3])];
        (weights[one.place()], weights[two.place()]) = (1.25, -0.5);
        let habits = Habits::read(&Habits::new(&weights).write()).unwrap();
        assert_eq!(habits.weights(), weights);
        let mut weighed = vec![7];
        let mut weighing = habits.weigh(&mut weighed);
        weighing.option(&[one, two]);
        weighing.option(&[]);
        weighing.option(&[two]);
        assert_eq!(weighed, [12, 0, -8]);
        assert!(Habits::read(&[0; 7]).is_err());
    }

    #[test]
    fn options_are_drawn_as_often_as_they_are_likely() {
        let mut likely = vec![2.0f32.ln(), 0.0, 1.0f32.ln(), f32::NEG_INFINITY];
        chances(&mut likely);
        let mut stream = Stream::new(&Seed([3; 32]));
        let mut drawn = [0; 4];
        (0..40_000).for_each(|_| drawn[draw(&likely, &mut stream)] += 1);
        assert_eq!(drawn[3], 0);
        for (count, expected) in drawn.into_iter().zip([20_000i32, 10_000, 10_000]) {
            assert!((count - expected).abs() < 500, "{drawn:?}");
        }
        // In grains: e to the half is 1.65.
        let habits = Habits::new(&[]);
        let mut drawn = [0; 4];
        (0..40_000).for_each(|_| drawn[habits.draw(&[-8, -16, -16, -9000], &mut stream)] += 1);
        assert_eq!(drawn[3], 0);
        for (count, expected) in drawn.into_iter().zip([18_075i32, 10_962, 10_963]) {
            assert!((count - expected).abs() < 500, "{drawn:?}");
        }
    }
}
