//! The last records of a table: whoever sends something again is told that it is done.

use std::collections::VecDeque;

use table::{Moment, Record};

/// So many are remembered.
const KEPT: usize = 64;

/// The end of a journal.
#[derive(Default)]
pub struct Recent {
    /// Each as it is kept, and as it was sent if that was another way to write it.
    records: VecDeque<(Record, Option<Record>)>,
    /// How many records the journal has.
    number: u64,
}

impl Recent {
    /// The end of this journal.
    pub fn of(records: impl IntoIterator<Item = Record>) -> Recent {
        let mut recent = Recent::default();
        records.into_iter().for_each(|record| recent.push(record));
        recent
    }

    /// The end of a journal that may be long.
    pub fn end_of(journal: &[(Record, Moment)]) -> Recent {
        let skipped = journal.len().saturating_sub(KEPT);
        let last = journal[skipped..].iter().map(|(record, _)| record.clone());
        Recent { number: journal.len() as u64, ..Recent::of(last) }
    }

    /// One more.
    pub fn push(&mut self, record: Record) {
        if self.records.len() == KEPT {
            self.records.pop_front();
        }
        self.records.push_back((record, None));
        self.number += 1;
    }

    /// How the last one was sent.
    pub fn came_as(&mut self, sent: Record) {
        if let Some((kept, other)) = self.records.back_mut() {
            *other = Some(sent).filter(|sent| sent != kept);
        }
    }

    /// The records from this number on; none if that is too long ago.
    fn since(&self, number: u64) -> impl Iterator<Item = &(Record, Option<Record>)> {
        let first = self.number - self.records.len() as u64;
        let skipped = number.checked_sub(first).map_or(usize::MAX, |skipped| skipped as usize);
        self.records.iter().skip(skipped)
    }

    /// Whether the record of this number is this one.
    pub fn is_at(&self, number: u64, record: &Record) -> bool {
        self.since(number).next().is_some_and(|(kept, _)| kept == record)
    }

    /// Whether what a table with `number` records asked was answered by this very record.
    pub fn answers(&self, number: u64, record: &Record) -> bool {
        let mut later = self.since(number);
        let answer = match record {
            Record::Decide { seat, .. } => {
                later.find(|(later, _)| matches!(later, Record::Decide { seat: decider, .. } if decider == seat))
            }
            // Talk leaves every question as it was.
            Record::Sit { .. }
            | Record::Vacate { .. }
            | Record::Bot { .. }
            | Record::Start
            | Record::Undo { .. }
            | Record::AskUndo { .. }
            | Record::Agree { .. }
            | Record::Refuse { .. }
            | Record::Replace { .. }
            | Record::Hint { .. }
            | Record::Chat { .. }
            | Record::Onlookers { .. }
            | Record::Speed { .. }
            | Record::Rematch { .. }
            | Record::Follow { .. } => later.find(|(later, _)| !is_talk(later)),
        };
        answer.is_some_and(|(kept, sent)| kept == record || sent.as_ref() == Some(record))
    }
}

/// Whether a record leaves every question as it was.
fn is_talk(record: &Record) -> bool {
    matches!(
        record,
        Record::Hint { .. }
            | Record::Chat { .. }
            | Record::Onlookers { .. }
            | Record::Speed { .. }
            | Record::Follow { .. }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Seat;

    fn decide(seat: usize, notation: &str) -> Record {
        Record::Decide { seat: Seat::new(seat).unwrap(), notation: notation.to_owned() }
    }

    #[test]
    fn the_first_answer_counts() {
        let talk = Record::Chat { name: "Anna".to_owned(), text: "hm".to_owned() };
        let recent = Recent::of([Record::Start, talk, decide(1, "a"), decide(0, "b"), decide(1, "c")]);
        assert!(recent.answers(1, &decide(1, "a")) && recent.answers(2, &decide(1, "a")));
        assert!(recent.answers(1, &decide(0, "b")), "another's decision is no answer for this seat");
        assert!(!recent.answers(1, &decide(1, "c")), "another answer was given");
        assert!(recent.answers(3, &decide(1, "c")));
        assert!(recent.answers(0, &Record::Start) && !recent.answers(1, &Record::Start));
        assert!(!recent.answers(5, &decide(1, "c")) && !recent.answers(9, &decide(1, "c")));
        assert!(recent.is_at(3, &decide(0, "b")) && !recent.is_at(2, &decide(0, "b")));
    }

    #[test]
    fn what_was_typed_otherwise_is_the_same_answer() {
        let mut recent = Recent::of([Record::Start, decide(1, "a b")]);
        recent.came_as(decide(1, " a   b"));
        assert!(recent.answers(1, &decide(1, "a b")) && recent.answers(1, &decide(1, " a   b")));
        assert!(!recent.answers(1, &decide(1, "b a")) && recent.is_at(1, &decide(1, "a b")));
    }

    #[test]
    fn what_is_too_long_ago_is_forgotten() {
        let mut recent = Recent::of([decide(0, "old")]);
        (0..KEPT).for_each(|_| recent.push(decide(1, "new")));
        assert!(!recent.answers(0, &decide(0, "old")) && !recent.answers(0, &decide(1, "new")));
        assert!(recent.answers(1, &decide(1, "new")));
        let journal: Vec<(Record, Moment)> =
            (0..100).map(|number| (decide(0, &number.to_string()), Moment(0))).collect();
        let recent = Recent::end_of(&journal);
        assert!(recent.is_at(99, &decide(0, "99")) && recent.is_at(36, &decide(0, "36")));
        assert!(!recent.is_at(35, &decide(0, "35")) && !recent.is_at(100, &decide(0, "99")));
    }
}
