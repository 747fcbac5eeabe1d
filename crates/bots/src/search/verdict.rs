//! What a search takes in the end, given what it found out about each option.

/// With fewer visits than this, what was tried most is taken.
const FEW_VISITS: u32 = 8;
/// An option is known well enough to be taken if it was tried one time for so many of the one that was tried most.
const KNOWN: u64 = 12;
/// By how many times its uncertainty an option may have been flattered.
const DOUBT: f32 = 1.5;
/// By how many times its uncertainty the best option may have been flattered, and any other slighted, where thinking ends early.
const CLEAR: f32 = 1.3;
/// By how much more likely to win whoever takes an option is believed to be that habits make e times as likely as another.
const ADVANTAGE: f32 = 0.03;
/// By how much such a belief is wrong as a rule.
const ERROR: f32 = 0.07;

/// What several growers found out about an option.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum {
    pub visits: u32,
    /// The sum of the chances of winning, and of their squares.
    pub value: f32,
    pub square: f32,
    /// The sum of the points.
    pub points: f32,
    /// How promising it looked before it was tried, compared with the best.
    pub weight: f32,
}

/// What was found out about all options of a decision, and how far that can be trusted.
///
/// Weights that come from habits (`by_habit`) are a belief as good as some visits: the more, the more chance has to do with what
/// visits find.
#[derive(Clone, Copy, Debug)]
pub struct Verdict<'a> {
    sums: &'a [Sum],
    /// How often the option was tried that was tried most.
    most: u32,
    /// By how much what single visits find differs by chance, squared.
    variance: f32,
    /// How many visits a belief is as good as.
    belief: f32,
    /// The chance of winning over all visits.
    usual: f32,
}

impl<'a> Verdict<'a> {
    /// What follows from these sums; nothing as long as hardly anything was tried.
    pub fn of(sums: &'a [Sum], by_habit: bool) -> Option<Verdict<'a>> {
        let tried = |sum: &&Sum| sum.visits > 0;
        let most = sums.iter().map(|sum| sum.visits).max().filter(|most| *most >= FEW_VISITS)?;
        let all: u32 = sums.iter().map(|sum| sum.visits).sum();
        let spread = |sum: &Sum| (sum.square - sum.value * sum.value / sum.visits as f32).max(0.0);
        let free = all.saturating_sub(sums.iter().filter(tried).count() as u32).max(1);
        let variance = sums.iter().filter(tried).map(spread).sum::<f32>() / free as f32;
        let belief = if by_habit { variance / (ERROR * ERROR) } else { 0.0 };
        let usual = sums.iter().map(|sum| sum.value).sum::<f32>() / all as f32;
        Some(Verdict { sums, most, variance, belief, usual })
    }

    /// The place of the option that is best even if chance has flattered it, among those that were tried often enough. Visits alone
    /// say too little: habits draw them to what is usual, and where the end is in sight a small difference is a sure one.
    pub fn assured(&self) -> Option<usize> {
        let known = self.sums.iter().enumerate().filter(|(_, sum)| self.is_known(sum.visits.into()));
        let least = |sum: &Sum| self.chance(sum, -DOUBT);
        known.max_by(|(_, one), (_, two)| least(one).total_cmp(&least(two))).map(|(place, _)| place)
    }

    /// Whether so many iterations more are not worth while: even if chance has flattered what is assured now and slighted the
    /// others, none of them is better by more than a trifle, or else it can no longer be tried often enough.
    pub fn is_clear(&self, left: u64, trifle: f32) -> bool {
        let Some(best) = self.assured() else { return false };
        let enough = self.chance(&self.sums[best], -CLEAR) + trifle;
        let others = self.sums.iter().enumerate().filter(|(place, _)| *place != best).map(|(_, sum)| sum);
        let mut rivals = others.filter(|sum| self.is_known(u64::from(sum.visits).saturating_add(left)));
        rivals.all(|sum| self.chance(sum, CLEAR) <= enough)
    }

    /// Whether an option that was tried so often is known well enough to be taken.
    fn is_known(&self, visits: u64) -> bool {
        visits.saturating_mul(KNOWN) >= self.most.into()
    }

    /// The chance of winning with an option, so many times its uncertainty above what was found.
    fn chance(&self, sum: &Sum, doubt: f32) -> f32 {
        let count = sum.visits as f32 + self.belief;
        // Weights are measured by the best option of the node: its logarithm is nought.
        let believed = self.usual + ADVANTAGE * sum.weight.ln();
        (sum.value + self.belief * believed) / count + doubt * (self.variance / count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assured(sums: &[Sum], by_habit: bool) -> Option<usize> {
        Verdict::of(sums, by_habit)?.assured()
    }

    /// So many visits, of which such a share was won.
    fn sum(visits: u32, won: f32, weight: f32) -> Sum {
        let value = visits as f32 * won;
        Sum { visits, value, square: value, points: 0.0, weight }
    }

    #[test]
    fn a_few_lucky_visits_do_not_outweigh_habits() {
        let options = [sum(60, 0.5, 1.0), sum(10, 0.6, 0.01)];
        assert_eq!(assured(&options, true), Some(0));
        // Much better, and often, is better.
        assert_eq!(assured(&[sum(400, 0.5, 1.0), sum(400, 0.6, 0.01)], true), Some(1));
        // A clear difference needs no habits to be seen.
        assert_eq!(assured(&[sum(40, 0.2, 1.0), sum(40, 0.8, 0.01)], true), Some(1));
    }

    #[test]
    fn a_sure_difference_counts_however_small_and_unusual_it_is() {
        let sure = |visits: u32, won: f32, weight: f32| {
            let value = visits as f32 * won;
            Sum { visits, value, square: value * won, points: 0.0, weight }
        };
        assert_eq!(assured(&[sure(60, 0.5, 1.0), sure(8, 0.52, 0.001)], true), Some(1));
    }

    #[test]
    fn what_is_clear_need_not_be_thought_about_any_longer() {
        let clear =
            |sums: &[Sum], left: u64| Verdict::of(sums, true).is_some_and(|verdict| verdict.is_clear(left, 0.003));
        // The better by far, and often tried.
        assert!(clear(&[sum(400, 0.7, 1.0), sum(100, 0.4, 1.0)], 1_000));
        // By less, or less often, it may be chance.
        assert!(!clear(&[sum(400, 0.6, 1.0), sum(100, 0.55, 1.0)], 1_000));
        assert!(!clear(&[sum(16, 0.7, 1.0), sum(8, 0.6, 1.0)], 1_000));
        // An option that can no longer be tried often enough is no rival; neither is one that is the same.
        assert!(clear(&[sum(4_000, 0.6, 1.0), sum(100, 0.6, 1.0)], 200));
        assert!(!clear(&[sum(4_000, 0.6, 1.0), sum(100, 0.6, 1.0)], 1_000));
        assert!(clear(&[sum(60, 1.0, 1.0), sum(60, 1.0, 1.0)], 1_000));
        // Nothing is clear where hardly anything, or one option alone, was tried.
        assert!(!clear(&[sum(3, 1.0, 1.0), sum(3, 0.0, 1.0)], 1_000));
        assert!(!clear(&[sum(60, 1.0, 1.0), sum(0, 0.0, 1.0)], 1_000));
    }

    #[test]
    fn hardly_tried_options_are_not_taken() {
        assert_eq!(assured(&[sum(7, 0.5, 1.0), sum(3, 1.0, 1.0)], false), None);
        assert_eq!(assured(&[sum(130, 0.5, 1.0), sum(10, 1.0, 1.0)], false), Some(0));
        assert_eq!(assured(&[sum(120, 0.5, 1.0), sum(10, 1.0, 1.0)], false), Some(1));
    }
}
