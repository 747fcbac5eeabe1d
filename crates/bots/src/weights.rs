//! The weights of a fitted evaluation: a readable file for each game, made by `letopis fit`.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Deserialize;

/// What a feature is worth at each stage of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Weights {
    features: usize,
    /// Stage by stage, in the order of the features.
    table: Vec<f32>,
}

/// As it is written.
#[derive(Deserialize)]
struct File {
    stages: Vec<String>,
    weights: BTreeMap<String, Vec<f32>>,
}

impl Weights {
    /// Weights in a plain list, stage by stage.
    pub fn new(features: usize, table: Vec<f32>) -> Weights {
        Weights { features, table }
    }

    /// Reads a file, which must know exactly these features and stages.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(text: &str, features: &[&str], stages: &[&str]) -> Result<Weights, String> {
        let file: File = ron::from_str(text).map_err(|error| error.to_string())?;
        if file.stages != stages || file.weights.len() != features.len() {
            return Err("other stages or features".to_owned());
        }
        let mut table = vec![0.0; features.len() * stages.len()];
        for (at, feature) in features.iter().enumerate() {
            let weights = file.weights.get(*feature).filter(|weights| weights.len() == stages.len());
            for (stage, weight) in weights.ok_or_else(|| format!("no weights for {feature}"))?.iter().enumerate() {
                table[stage * features.len() + at] = *weight;
            }
        }
        Ok(Weights { features: features.len(), table })
    }

    /// Writes them for people to read.
    pub fn write(&self, features: &[&str], stages: &[&str]) -> String {
        let mut text = String::from("(\n    stages: [");
        let quoted: Vec<String> = stages.iter().map(|stage| format!("{stage:?}")).collect();
        text.push_str(&quoted.join(", "));
        text.push_str("],\n    weights: {\n");
        for (at, feature) in features.iter().enumerate() {
            let weight = |stage: usize| format!("{:>6.2}", self.table[stage * self.features + at]);
            let weights: Vec<String> = (0..stages.len()).map(weight).collect();
            // Writing to a string cannot fail.
            let _ = writeln!(text, "        {:<22} [{}],", format!("{feature:?}:"), weights.join(", "));
        }
        text.push_str("    },\n)\n");
        text
    }

    /// Whether nothing was fitted: then nobody need look at the features.
    pub fn is_nothing(&self) -> bool {
        self.table.iter().all(|weight| *weight == 0.0)
    }

    /// What the features are worth at a stage, or between two of them.
    #[inline]
    pub fn of(&self, stage: f32, features: &[f32]) -> f32 {
        let last = (self.table.len() / self.features.max(1)).saturating_sub(1);
        let stage = stage.clamp(0.0, last as f32);
        let (from, part) = (stage as usize, stage.fract());
        let row = |at: usize| &self.table[at * self.features..(at + 1) * self.features];
        let dot = |at: usize| row(at).iter().zip(features).map(|(weight, feature)| weight * feature).sum::<f32>();
        if part == 0.0 { dot(from) } else { (1.0 - part) * dot(from) + part * dot(from + 1) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_back_and_are_mixed_between_stages() {
        let (features, stages) = (["one", "two"], ["begin", "end"]);
        let weights = Weights::new(2, vec![1.0, 2.0, 3.0, -4.5]);
        assert_eq!(Weights::read(&weights.write(&features, &stages), &features, &stages), Ok(weights.clone()));
        assert!(Weights::read(&weights.write(&features, &stages), &["one", "other"], &stages).is_err());
        assert!(!weights.is_nothing() && Weights::new(2, vec![0.0; 4]).is_nothing());
        assert_eq!(weights.of(0.0, &[1.0, 1.0]), 3.0);
        assert_eq!(weights.of(0.5, &[1.0, 0.0]), 2.0);
        assert_eq!(weights.of(9.0, &[0.0, 2.0]), -9.0);
    }
}
