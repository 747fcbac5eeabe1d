//! What facts are worth: values read, written, compared and counted.

use crate::notation::{read_counted, write_counted};
use crate::phrase;
use crate::phrase::Phrase;

/// The value of a fact.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// `7`
    Number(i64),
    /// `2, 4, 6`: the order matters.
    Numbers(Vec<i64>),
    /// `Denis`
    Word(String),
    /// `2 red-orc, skeleton`: the order does not matter.
    Bag(Vec<(usize, String)>),
    /// `dragon, red-orc`: from the top. A scenario may tell the beginning only.
    Order(Vec<String>),
    /// `Denis 2, Lena 1`: who is not named has none.
    Counts(Vec<(String, i64)>),
    /// `Denis red-orc with skeleton; Lena blue-elf`: heads with bags, in order.
    Groups(Vec<Group>),
    /// `city with unrest; town`: heads with bags, the order does not matter.
    Clusters(Vec<Group>),
}

/// A head and the counted words that go with it.
pub type Group = (String, Vec<(usize, String)>);

/// How much of an ordered fact a scenario tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// From the top as far as it goes. Who tells nothing means that nothing is there.
    Beginning,
    /// All of it.
    Whole,
}

impl Value {
    /// A bag of these words, equal ones counted together.
    pub fn bag<S: Into<String>>(words: impl IntoIterator<Item = S>) -> Value {
        Value::Bag(tally(words.into_iter().map(|word| (1, word.into())).collect()))
    }

    /// Reads a text as the same kind of value as this one.
    pub(super) fn read_alike(&self, text: &str) -> Result<Value, Phrase> {
        Ok(match self {
            Value::Number(_) => Value::Number(read_number(text)?),
            Value::Numbers(_) => Value::Numbers(read_numbers(text)?),
            Value::Word(_) => Value::Word(words_of(text)),
            Value::Bag(_) => Value::Bag(read_bag(text)?),
            Value::Order(_) => Value::Order(read_order(text)?),
            Value::Counts(_) => Value::Counts(read_counts(text)?),
            Value::Groups(_) => Value::Groups(read_groups(text)?),
            Value::Clusters(_) => Value::Clusters(read_groups(text)?),
        })
    }

    /// Whether this is what a scenario `expected`.
    pub(super) fn fits(&self, expected: &Value, extent: Extent) -> bool {
        match (self, expected) {
            (Value::Order(all), Value::Order(told)) => match extent {
                Extent::Beginning if !told.is_empty() => all.starts_with(told),
                Extent::Beginning | Extent::Whole => all == told,
            },
            (Value::Counts(counts), Value::Counts(expected)) => {
                let sorted = |counts: &[(String, i64)]| {
                    let mut counts: Vec<_> = counts.iter().filter(|count| count.1 != 0).cloned().collect();
                    counts.sort();
                    counts
                };
                sorted(counts) == sorted(expected)
            }
            (Value::Clusters(clusters), Value::Clusters(expected)) => {
                let sorted = |clusters: &[Group]| {
                    let mut clusters = clusters.to_vec();
                    clusters.sort();
                    clusters
                };
                sorted(clusters) == sorted(expected)
            }
            (found, expected) => found == expected,
        }
    }

    /// How many things the fact names. A single number or word is not counted.
    pub(super) fn count(&self) -> Option<i64> {
        match self {
            Value::Number(_) | Value::Word(_) => None,
            Value::Numbers(numbers) => Some(numbers.len() as i64),
            Value::Bag(bag) => Some(bag.iter().map(|(count, _)| *count as i64).sum()),
            Value::Order(words) => Some(words.len() as i64),
            Value::Counts(counts) => Some(counts.iter().map(|(_, count)| *count).sum()),
            Value::Groups(groups) | Value::Clusters(groups) => Some(groups.len() as i64),
        }
    }
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let bag_text = |bag: &[(usize, String)]| {
            let mut text = String::new();
            write_counted(bag.iter().map(|(count, word)| (*count, word.as_str())), ", ", &mut text);
            text
        };
        let items: Vec<String> = match self {
            Value::Number(number) => return write!(f, "{number}"),
            Value::Word(word) => return f.write_str(word),
            Value::Bag(bag) => return f.write_str(&bag_text(bag)),
            Value::Numbers(numbers) => numbers.iter().map(i64::to_string).collect(),
            Value::Order(words) => words.clone(),
            Value::Counts(counts) => {
                let told = counts.iter().filter(|(_, count)| *count != 0);
                told.map(|(name, count)| format!("{name} {count}")).collect()
            }
            Value::Groups(groups) | Value::Clusters(groups) => {
                let text = |(head, bag): &Group| match bag.is_empty() {
                    true => head.clone(),
                    false => format!("{head} with {}", bag_text(bag)),
                };
                groups.iter().map(text).collect()
            }
        };
        let separator = if matches!(self, Value::Groups(_) | Value::Clusters(_)) { "; " } else { ", " };
        f.write_str(if items.is_empty() { "nothing" } else { "" })?;
        f.write_str(&items.join(separator))
    }
}

/// Adds up equal words and sorts them.
fn tally(mut items: Vec<(usize, String)>) -> Vec<(usize, String)> {
    items.sort_by(|a, b| a.1.cmp(&b.1));
    items.chunk_by(|a, b| a.1 == b.1).map(|run| (run.iter().map(|item| item.0).sum(), run[0].1.clone())).collect()
}

/// The words of a text with one space between them.
pub(super) fn words_of(text: &str) -> String {
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

/// Reads the value of a fact that is a number.
pub fn read_number(text: &str) -> Result<i64, Phrase> {
    text.trim().parse().map_err(|_| phrase!("scenario-not-a-number", text = text.trim()))
}

/// Reads the value of a fact that is a number between these two.
pub fn read_within<T: TryFrom<i64>>(text: &str, least: i64, most: i64) -> Result<T, Phrase> {
    within(read_number(text)?, least, most)
}

/// The number, if it lies between these two.
pub fn within<T: TryFrom<i64>>(number: i64, least: i64, most: i64) -> Result<T, Phrase> {
    let fits = (least..=most).contains(&number);
    T::try_from(number)
        .ok()
        .filter(|_| fits)
        .ok_or_else(|| phrase!("scenario-out-of-range", least = least, most = most, found = number))
}

/// Reads the value of a fact that is a list of numbers in order.
pub fn read_numbers(text: &str) -> Result<Vec<i64>, Phrase> {
    match text.trim() {
        "nothing" => Ok(vec![]),
        text => text.split([' ', ',']).filter(|word| !word.is_empty()).map(read_number).collect(),
    }
}

/// Reads the value of a fact that is `yes` or `no`.
pub fn read_yes_or_no(text: &str) -> Result<bool, Phrase> {
    match text.trim() {
        "yes" => Ok(true),
        "no" => Ok(false),
        other => Err(phrase!("scenario-not-yes-or-no", text = other)),
    }
}

/// How a fact says that something is so, or not.
pub fn yes_or_no(so: bool) -> Value {
    Value::Word(if so { "yes" } else { "no" }.to_owned())
}

fn read_bag(text: &str) -> Result<Vec<(usize, String)>, Phrase> {
    Ok(tally(read_counted(text)?.into_iter().map(|(count, word)| (count, word.to_owned())).collect()))
}

/// Reads the value of a fact that is a list in order: counted words are repeated.
pub fn read_order(text: &str) -> Result<Vec<String>, Phrase> {
    let items = read_counted(text)?;
    Ok(items.into_iter().flat_map(|(count, word)| std::iter::repeat_n(word.to_owned(), count)).collect())
}

/// Reads the value of a fact that gives a number to each of several names, none of them twice.
pub fn read_counts(text: &str) -> Result<Vec<(String, i64)>, Phrase> {
    let mut counts: Vec<(String, i64)> = vec![];
    for item in text.split(',').map(str::trim).filter(|_| text.trim() != "nothing") {
        let (name, count) = item.rsplit_once(' ').ok_or_else(|| phrase!("scenario-not-a-count", text = item))?;
        if counts.iter().any(|(other, _)| other == name.trim()) {
            return Err(phrase!("scenario-name-twice", name = name.trim()));
        }
        counts.push((name.trim().to_owned(), read_number(count)?));
    }
    Ok(counts)
}

/// Reads the value of a fact that is a list of heads with bags.
pub fn read_groups(text: &str) -> Result<Vec<Group>, Phrase> {
    if text.trim() == "nothing" {
        return Ok(vec![]);
    }
    text.split(';')
        .map(|group| match group.trim().split_once(" with ") {
            Some((head, bag)) => Ok((words_of(head), read_bag(bag)?)),
            None => Ok((words_of(group), vec![])),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(words: &str) -> Value {
        Value::Order(read_order(words).unwrap())
    }

    #[test]
    fn nothing_is_not_the_beginning_of_everything() {
        let deck = order("dragon, 2 red-orc");
        assert!(deck.fits(&order("dragon"), Extent::Beginning));
        assert!(!deck.fits(&order("red-orc"), Extent::Beginning));
        assert!(!deck.fits(&order("nothing"), Extent::Beginning));
        assert!(order("nothing").fits(&order("nothing"), Extent::Beginning));
        assert!(!deck.fits(&order("dragon, red-orc"), Extent::Whole));
        assert!(deck.fits(&order("dragon, red-orc, red-orc"), Extent::Whole));
    }

    #[test]
    fn the_order_of_clusters_does_not_matter() {
        let clusters = |text| Value::Clusters(read_groups(text).unwrap());
        let area = clusters("city with 2 unrest; town; town");
        assert!(area.fits(&clusters("town; city with 2 unrest; town"), Extent::Beginning));
        assert!(!area.fits(&clusters("town; city with unrest; town"), Extent::Beginning));
        assert!(!area.fits(&clusters("town; city with 2 unrest"), Extent::Beginning));
    }

    #[test]
    fn values_read_back_as_what_they_are() {
        for value in [
            Value::Number(-3),
            Value::Numbers(vec![4, 0, 12]),
            Value::Numbers(vec![]),
            Value::Word("s2 a".to_owned()),
            Value::bag(["orc", "elf", "orc"]),
            order("elf, 2 orc, elf"),
            order("nothing"),
            Value::Counts(vec![("Denis".to_owned(), 2), ("Lena".to_owned(), 1)]),
            Value::Groups(vec![("Denis orc".to_owned(), vec![(2, "elf".to_owned())]), ("Lena elf".to_owned(), vec![])]),
            Value::Groups(vec![]),
            Value::Clusters(vec![("city".to_owned(), vec![(2, "unrest".to_owned())]), ("town".to_owned(), vec![])]),
        ] {
            assert_eq!(value.read_alike(&value.to_string()), Ok(value));
        }
        assert_eq!(read_numbers("10,  8 6"), Ok(vec![10, 8, 6]));
        assert_eq!(read_groups("Denis   orc with elf").unwrap()[0].0, "Denis orc");
    }

    #[test]
    fn what_is_no_such_value_is_refused() {
        assert_eq!(read_counts("Denis 2, Denis 1").unwrap_err().key, "scenario-name-twice");
        assert_eq!(read_counts("Denis").unwrap_err().key, "scenario-not-a-count");
        assert_eq!(read_yes_or_no("true").unwrap_err().key, "scenario-not-yes-or-no");
        assert_eq!(read_numbers("4, four").unwrap_err().key, "scenario-not-a-number");
        assert_eq!(read_within::<u8>("256", 0, 1000).unwrap_err().key, "scenario-out-of-range");
    }

    #[test]
    fn things_are_counted_and_single_values_are_not() {
        let counts = [("wood".to_owned(), 2), ("gold".to_owned(), 1)];
        for (value, count) in [
            (Value::bag(["orc", "elf", "orc"]), Some(3)),
            (order("3 elf"), Some(3)),
            (Value::Numbers(vec![7, 7]), Some(2)),
            (Value::Counts(counts.to_vec()), Some(3)),
            (Value::Groups(vec![("orc".to_owned(), vec![(4, "elf".to_owned())])]), Some(1)),
            (Value::Number(7), None),
            (Value::Word("orc".to_owned()), None),
        ] {
            assert_eq!(value.count(), count, "{value}");
        }
    }
}
