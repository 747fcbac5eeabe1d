//! What a search takes in the end, given what it found out about each option.

/// With fewer visits than this, what was tried most is taken.
const FEW_VISITS: u32 = 8;
/// An option is known well enough to be taken if it was tried one time for so many of the one that was tried most.
const KNOWN: u32 = 12;
/// By how many times its uncertainty an option may have been flattered.
const DOUBT: f32 = 1.5;
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

/// The place of the option that is best even if chance has flattered it, among those that were tried often enough; none as long as
/// hardly anything was tried. Visits alone say too little: habits draw them to what is usual, and where the end is in sight a
/// small difference is a sure one.
///
/// Weights that come from habits (`by_habit`) are a belief as good as some visits: the more, the more chance has to do with what
/// visits find.
pub fn assured(sums: &[Sum], by_habit: bool) -> Option<usize> {
    let tried = |sum: &&Sum| sum.visits > 0;
    let most = sums.iter().map(|sum| sum.visits).max().filter(|most| *most >= FEW_VISITS)?;
    let all: u32 = sums.iter().map(|sum| sum.visits).sum();
    let spread: f32 =
        sums.iter().filter(tried).map(|sum| (sum.square - sum.value * sum.value / sum.visits as f32).max(0.0)).sum();
    let free = all.saturating_sub(sums.iter().filter(tried).count() as u32).max(1);
    let variance = spread / free as f32;
    let belief = if by_habit { variance / (ERROR * ERROR) } else { 0.0 };
    let usual = sums.iter().map(|sum| sum.value).sum::<f32>() / all as f32;
    let least = |sum: &Sum| {
        let count = sum.visits as f32 + belief;
        // Weights are measured by the best option of the node: its logarithm is nought.
        let believed = usual + ADVANTAGE * sum.weight.ln();
        (sum.value + belief * believed) / count - DOUBT * (variance / count).sqrt()
    };
    let known = sums.iter().enumerate().filter(|(_, sum)| sum.visits.saturating_mul(KNOWN) >= most);
    known.max_by(|(_, one), (_, two)| least(one).total_cmp(&least(two))).map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn hardly_tried_options_are_not_taken() {
        assert_eq!(assured(&[sum(7, 0.5, 1.0), sum(3, 1.0, 1.0)], false), None);
        assert_eq!(assured(&[sum(130, 0.5, 1.0), sum(10, 1.0, 1.0)], false), Some(0));
        assert_eq!(assured(&[sum(120, 0.5, 1.0), sum(10, 1.0, 1.0)], false), Some(1));
    }
}
