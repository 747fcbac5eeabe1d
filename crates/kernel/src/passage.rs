//! What is told of a game as people tell it: one passage for each deed, the cause first and then what came of it, turn by turn.
//!
//! Games say of every event what part it has in the telling ([`Part`]); how passages are made of that is the same for all of them.

use std::sync::Arc;

use crate::phrase;
use crate::phrase::Phrase;
use crate::seat::{Seat, SeatSet};

/// What part an event has in the telling.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// Nothing that a passage would need: its sentence stands in the full account alone.
    Silent,
    /// Somebody's turn begins. What comes now belongs to no passage before it; the sentence itself is left out.
    Turn,
    /// A part of the game begins or ends: an age, a round, a phase.
    Chapter,
    /// Somebody did something: a passage of its own.
    Deed,
    /// It came of the deed before it, or was the price of a deed later in the same decision. In a few words, and without saying who.
    Outcome(Phrase),
    /// An outcome while a passage of the same player is open, and else a deed.
    Either(Phrase),
    /// One of several consequences that stand together under a heading, which is said once: the income of one player after the other.
    Under(Phrase, Phrase),
}

/// One thing that was done, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Passage {
    /// The decision that it began with, counted from one.
    pub first: usize,
    /// The last decision that something came of.
    pub last: usize,
    /// Neighbours with the same number belong to one turn.
    pub turn: usize,
    /// Whether it is a heading.
    pub kind: Kind,
    /// Who did it; nobody, if the game did.
    pub seat: Option<Seat>,
    /// What was done.
    pub told: Phrase,
    /// What came of it.
    pub consequences: Vec<Consequence>,
}

/// What a passage is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A part of the game begins or ends.
    Chapter,
    /// Something was done.
    Deed,
}

/// A passage in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// What was done.
    pub deed: String,
    /// What came of it, to be read behind that; empty if nothing did.
    pub came: String,
}

/// What came of a deed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consequence {
    /// For whom.
    pub seat: Option<Seat>,
    /// In a few words, without saying who.
    pub brief: Phrase,
}

impl Passage {
    /// Everybody whom it concerns.
    pub fn seats(&self) -> SeatSet {
        self.seat.into_iter().chain(self.consequences.iter().filter_map(|consequence| consequence.seat)).collect()
    }

    /// What came of it, person by person: first for whoever did it or for nobody in particular, then for each of the others.
    pub fn by_seat(&self) -> Vec<(Option<Seat>, Vec<&Phrase>)> {
        let mut parts: Vec<(Option<Seat>, Vec<&Phrase>)> = vec![];
        for Consequence { seat, brief } in &self.consequences {
            let seat = seat.filter(|seat| Some(*seat) != self.seat);
            match parts.iter_mut().find(|(other, _)| *other == seat) {
                Some((_, briefs)) => briefs.push(brief),
                None => parts.push((seat, vec![brief])),
            }
        }
        parts.sort_by_key(|(seat, _)| seat.is_some());
        parts
    }

    /// In words, as `say` says messages.
    pub fn said(&self, say: impl Fn(&Phrase) -> String) -> Said {
        let mut deed = say(&self.told);
        let parts = self.by_seat().into_iter().map(|(seat, briefs)| {
            let what = briefs.into_iter().map(&say).collect::<Vec<String>>().join(", ");
            let said = seat.map(|seat| say(&phrase!("passage-of-other", who = seat, what = what.as_str())));
            (seat, said.unwrap_or(what))
        });
        let parts: Vec<(Option<Seat>, String)> = parts.collect();
        if parts.is_empty() {
            return Said { deed, came: String::new() };
        }
        // What came of it for others alone is a sentence of its own; what a colon has explained already goes on behind a semicolon.
        if parts.first().is_some_and(|(seat, _)| seat.is_none()) {
            deed.truncate(deed.trim_end_matches('.').len());
            deed.push(if deed.contains(':') { ';' } else { ':' });
        }
        let parts: Vec<String> = parts.into_iter().map(|(_, said)| said).collect();
        Said { deed, came: parts.join("; ") + "." }
    }

    fn came(&mut self, consequence: Consequence) {
        // What is alike is said once; what came in between keeps its place.
        let last = self.consequences.iter_mut().rev().find(|other| other.seat == consequence.seat);
        match last.and_then(|last| last.brief.joined(&consequence.brief).map(|joined| (last, joined))) {
            Some((last, joined)) => last.brief = joined,
            None => self.consequences.push(consequence),
        }
    }
}

/// All passages so far, and whether the last one is still open.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    pub(crate) passages: Vec<Arc<Passage>>,
    /// What was told last leaves nothing to add to.
    closed: bool,
    turn: usize,
}

impl Log {
    /// Adds what came of one decision: every sentence with its part in the telling.
    pub(crate) fn tell(&mut self, number: usize, told: Vec<(Phrase, Part)>) {
        let mut doers = SeatSet::EMPTY;
        let mut prices: Vec<Consequence> = vec![];
        for at in 0..told.len() {
            let (sentence, part) = &told[at];
            let seat = sentence.seat();
            match part {
                Part::Silent => {}
                Part::Turn => self.closed = true,
                Part::Chapter => self.begin(number, Kind::Chapter, None, sentence.clone()),
                Part::Under(heading, brief) => {
                    let open = self.open().is_some_and(|passage| passage.told == *heading);
                    if !open {
                        self.begin(number, Kind::Deed, None, heading.clone());
                    }
                    self.add(number, Consequence { seat, brief: brief.clone() }, sentence);
                }
                Part::Deed => self.deed(number, sentence, &mut doers, &mut prices),
                Part::Either(_) if self.is_deed(part, seat) => self.deed(number, sentence, &mut doers, &mut prices),
                Part::Outcome(brief) | Part::Either(brief) => {
                    let consequence = Consequence { seat, brief: brief.clone() };
                    let done = seat.is_none_or(|seat| doers.contains(seat));
                    match !done && self.has_deed(&told[at + 1..], seat) {
                        true => prices.push(consequence),
                        false => self.add(number, consequence, sentence),
                    }
                }
            }
        }
    }

    /// Forgets all but the last passages.
    pub(crate) fn keep(&mut self, most: usize) {
        self.passages.drain(..self.passages.len().saturating_sub(most));
    }

    fn open(&self) -> Option<&Passage> {
        self.passages.last().map(Arc::as_ref).filter(|_| !self.closed)
    }

    fn is_deed(&self, part: &Part, seat: Option<Seat>) -> bool {
        match part {
            Part::Deed => true,
            Part::Either(_) => self.open().is_none_or(|passage| passage.seat != seat),
            Part::Silent | Part::Turn | Part::Chapter | Part::Outcome(_) | Part::Under(..) => false,
        }
    }

    /// Whether a player does something in what is told of the same decision, before the game goes on to anything else.
    fn has_deed(&self, told: &[(Phrase, Part)], seat: Option<Seat>) -> bool {
        let passes = |part: &Part| !matches!(part, Part::Turn | Part::Chapter | Part::Under(..));
        let mut ahead = told.iter().take_while(|(_, part)| passes(part));
        ahead.any(|(sentence, part)| sentence.seat() == seat && self.is_deed(part, seat))
    }

    /// Begins the passage of a deed, with what was paid for it.
    fn deed(&mut self, number: usize, sentence: &Phrase, doers: &mut SeatSet, prices: &mut Vec<Consequence>) {
        let seat = sentence.seat();
        self.begin(number, Kind::Deed, seat, sentence.clone());
        seat.into_iter().for_each(|seat| doers.insert(seat));
        for price in prices.extract_if(.., |price| price.seat == seat) {
            self.add(number, price, sentence);
        }
    }

    fn begin(&mut self, number: usize, kind: Kind, seat: Option<Seat>, told: Phrase) {
        let same = self.open().is_some_and(|last| (last.kind, kind) == (Kind::Deed, Kind::Deed) && last.seat == seat);
        self.turn += usize::from(!same);
        self.closed = false;
        let passage = Passage { first: number, last: number, turn: self.turn, kind, seat, told, consequences: vec![] };
        self.passages.push(Arc::new(passage));
    }

    /// Adds an outcome to the passage that is open; what came of nothing that was told is told by its own sentence.
    fn add(&mut self, number: usize, consequence: Consequence, sentence: &Phrase) {
        match self.passages.last_mut().filter(|_| !self.closed) {
            Some(passage) => {
                let passage = Arc::make_mut(passage);
                passage.last = number;
                passage.came(consequence);
            }
            None => self.begin(number, Kind::Deed, consequence.seat, sentence.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::Arg;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn deed(who: usize) -> (Phrase, Part) {
        (phrase!("did", who = seat(who)), Part::Deed)
    }

    fn drew(who: usize) -> (Phrase, Part) {
        (phrase!("drew", who = seat(who)), Part::Outcome(phrase!("draws", count = 1)))
    }

    fn told(log: &Log) -> Vec<String> {
        let passage = |passage: &Arc<Passage>| {
            let consequences = passage.consequences.iter().map(|consequence| {
                let who = consequence.seat.filter(|seat| Some(*seat) != passage.seat);
                who.map_or(String::new(), |seat| format!("{} ", seat.index())) + &consequence.brief.to_string()
            });
            let all: Vec<String> = consequences.collect();
            format!("{}-{} {}: {}", passage.first, passage.last, passage.turn, all.join("; "))
        };
        log.passages.iter().map(passage).collect()
    }

    #[test]
    fn what_is_alike_is_counted_and_other_people_are_named() {
        let mut log = Log::default();
        log.tell(1, vec![deed(0), drew(0), drew(0), drew(1)]);
        log.tell(2, vec![drew(0)]);
        log.tell(3, vec![deed(0)]);
        log.tell(4, vec![deed(1), drew(1)]);
        assert_eq!(told(&log), ["1-2 1: draws (count: 3); 1 draws (count: 1)", "3-3 1: ", "4-4 2: draws (count: 1)"]);
        assert_eq!(log.passages[0].seats(), [seat(0), seat(1)].into_iter().collect());
        let said = log.passages[0].said(|phrase| format!("{}.", phrase.key));
        assert_eq!((said.deed.as_str(), said.came.as_str()), ("did:", "draws.; passage-of-other.."));
        assert_eq!(log.passages[1].said(|_| "a: b.".to_owned()).deed, "a: b.", "nothing came of it");
        assert_eq!(log.passages[2].said(|_| "a: b.".to_owned()).deed, "a: b;");
    }

    #[test]
    fn a_price_that_is_paid_first_stands_behind_its_deed() {
        let mut log = Log::default();
        log.tell(1, vec![deed(0)]);
        log.tell(2, vec![drew(0), drew(1), deed(0), drew(0), deed(1)]);
        assert_eq!(told(&log), ["1-1 1: ", "2-2 1: draws (count: 2)", "2-2 2: draws (count: 1)"]);
    }

    #[test]
    fn a_turn_closes_what_was_open() {
        let mut log = Log::default();
        let turn = (phrase!("turn", who = seat(0)), Part::Turn);
        log.tell(1, vec![drew(0), (phrase!("age"), Part::Chapter), drew(0), turn, drew(0), drew(0)]);
        assert_eq!(told(&log), ["1-1 1: ", "1-1 2: 0 draws (count: 1)", "1-1 3: draws (count: 1)"]);
        assert_eq!(log.passages[0].told.key, "drew", "what came of nothing is told by itself");
    }

    #[test]
    fn neighbours_share_a_heading_and_some_deeds_are_consequences() {
        let mut log = Log::default();
        let paid = |who| (phrase!("got", who = seat(who)), Part::Under(phrase!("income"), phrase!("coins", count = 2)));
        let either =
            |who| (phrase!("took", who = seat(who)), Part::Either(phrase!("takes", things = vec![Arg::Number(7)])));
        log.tell(1, vec![paid(0), paid(1), either(1)]);
        log.tell(2, vec![either(1), either(0), either(0)]);
        assert_eq!(
            told(&log),
            [
                "1-1 1: 0 coins (count: 2); 1 coins (count: 2)",
                "1-2 2: takes (things: [7])",
                "2-2 3: takes (things: [7])"
            ]
        );
        log.keep(1);
        assert_eq!(log.passages.len(), 1);
    }
}
