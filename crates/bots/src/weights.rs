//! The weights of a fitted evaluation: a readable file for each game, made by `letopis fit`.

use std::collections::BTreeMap;
use std::fmt::Write;

/// What each feature of a position is worth, in points.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weights(Vec<f32>);

/// A feature of an evaluation: its name, and a step by which its weight may well be moved to see what comes of it.
pub type Weighed = (&'static str, f32);

impl Weights {
    /// Weights in the order of the features.
    pub fn new(weights: Vec<f32>) -> Weights {
        Weights(weights)
    }

    /// Reads a file, which must know exactly these features.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str, features: &[Weighed]) -> Result<Weights, String> {
        let file: BTreeMap<String, f32> = ron::from_str(text).map_err(|error| error.to_string())?;
        if file.len() != features.len() {
            return Err("other features".to_owned());
        }
        let weight = |(name, _): &Weighed| file.get(*name).copied().ok_or_else(|| format!("no weight for {name}"));
        features.iter().map(weight).collect::<Result<_, String>>().map(Weights)
    }

    /// Writes them for people to read.
    pub fn write(&self, features: &[Weighed]) -> String {
        let mut text = String::from("{\n");
        for ((name, _), weight) in features.iter().zip(&self.0) {
            // Writing to a string cannot fail.
            let _ = writeln!(text, "    {:<24} {weight:.2},", format!("{name:?}:"));
        }
        text.push_str("}\n");
        text
    }

    /// One by one, in the order of the features.
    pub fn iter(&self) -> impl Iterator<Item = f32> {
        self.0.iter().copied()
    }

    /// What so much of each feature is worth.
    #[inline]
    pub fn of(&self, features: &[f32]) -> f32 {
        // Several sums side by side: one after the other, each would wait for the last.
        const LANES: usize = 8;
        let mut sums = [0.0; LANES];
        for (weights, features) in self.0.chunks(LANES).zip(features.chunks(LANES)) {
            for ((sum, weight), feature) in sums.iter_mut().zip(weights).zip(features) {
                *sum += weight * feature;
            }
        }
        sums.iter().sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_back() {
        let features = [("one", 1.0), ("two", 0.5)];
        let weights = Weights::new(vec![1.25, -4.5]);
        assert_eq!(Weights::read(&weights.write(&features), &features), Ok(weights.clone()));
        assert!(Weights::read(&weights.write(&features), &[("one", 1.0), ("other", 1.0)]).is_err());
        assert!(Weights::read(&weights.write(&features), &features[..1]).is_err());
        assert_eq!(weights.of(&[2.0, 1.0]), -2.0);
    }
}
