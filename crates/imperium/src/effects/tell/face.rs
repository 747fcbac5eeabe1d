//! Whole cards in words: what stands on them besides their effects, and their effects with the labels of the printed cards.

use kernel::{Phrase, phrase};

use super::Voice;
use super::nouns::{self, Case, Person, all_of, condition, counted_marks, described, mark, one_of, per, price, tokens};
use crate::data::ImperiumData;
use crate::effects::words::{Cards, Exhaust, Points, Price, Standing, Step, Trigger};
use crate::files::Sort;

/// A clause as a sentence.
pub(crate) fn sentence(clause: Phrase) -> Phrase {
    phrase!("imperium-sentence", text = clause)
}

impl ImperiumData {
    /// What a sort of card says, sentence by sentence, as the printed cards do.
    pub(crate) fn sort_text(&self, sort: &Sort) -> Vec<Phrase> {
        let mut text = self.conditions(sort);
        text.extend(self.clauses(&sort.play, Voice::DO).into_iter().map(sentence));
        if let Some(exhaust) = &sort.exhaust {
            text.extend(self.exhaust_text(exhaust));
        }
        let (answers, standing): (Vec<&Standing>, Vec<&Standing>) =
            sort.standing.iter().partition(|standing| matches!(standing, Standing::AvoidExhaust(_)));
        text.extend(labelled(self.standing(&answers), |clause| phrase!("imperium-label-exhaust", text = clause)));
        let solstice = self.clauses(&sort.solstice, Voice::LABELLED);
        text.extend(labelled(solstice, |clause| phrase!("imperium-label-solstice", text = clause)));
        text.extend(labelled(self.standing(&standing), |clause| phrase!("imperium-label-standing", text = clause)));
        let end = self.clauses(&sort.end, Voice::LABELLED);
        text.extend(labelled(end, |clause| phrase!("imperium-label-end", text = clause)));
        text
    }

    /// What must hold for a card to be played, and what else is peculiar to it.
    fn conditions(&self, sort: &Sort) -> Vec<Phrase> {
        let mut text = vec![];
        if sort.unplayable {
            text.push(phrase!("imperium-text-unplayable"));
        }
        if sort.no_garrison {
            text.push(phrase!("imperium-text-no-garrison"));
        }
        if sort.stays {
            text.push(phrase!("imperium-text-stays"));
        }
        if sort.enters_play {
            text.push(phrase!("imperium-text-enters-play"));
        }
        if sort.only_last {
            text.push(phrase!("imperium-text-only-last"));
        }
        if sort.ends_game {
            text.push(phrase!("imperium-text-ends-game"));
        }
        if let Some(requires) = &sort.requires {
            text.push(phrase!("imperium-text-requires", holds = condition(requires, Person::You)));
        }
        if let (true, Some(price)) = (sort.needs_price, sort.play.first()) {
            text.push(phrase!(
                "imperium-text-needs-price",
                price = self.together(std::slice::from_ref(price), Voice::TO)
            ));
        }
        if sort.free {
            text.push(phrase!("imperium-text-free"));
        }
        text
    }

    fn exhaust_text(&self, exhaust: &Exhaust) -> Vec<Phrase> {
        let mut text = vec![];
        if let Some(requires) = &exhaust.requires {
            text.push(phrase!("imperium-text-exhaust-requires", holds = condition(requires, Person::You)));
        }
        let mut clauses = self.clauses(&exhaust.steps, Voice::LABELLED);
        if let Some(fewer) = exhaust.fewer {
            clauses.insert(0, phrase!("imperium-exhaust-fewer", mark = mark(fewer)));
        }
        if let (Some(on), false) = (&exhaust.on, clauses.is_empty()) {
            let first = clauses.remove(0);
            clauses.insert(0, phrase!("imperium-exhaust-on", when = trigger(on), then = first));
        }
        text.extend(labelled(clauses, |clause| phrase!("imperium-label-exhaust", text = clause)));
        text
    }

    /// What holds while a card is in play, each as a clause.
    fn standing(&self, standing: &[&Standing]) -> Vec<Phrase> {
        match standing {
            // Both happen at the same time, so that it is said once.
            [more @ Standing::LookMore(_), Standing::When(Trigger::LookFame, steps), rest @ ..] => {
                let two = self.together(steps, Voice::DO);
                let both = phrase!("imperium-next", one = self.standing_text(more), two = two);
                std::iter::once(both).chain(self.standing(rest)).collect()
            }
            [one, rest @ ..] => std::iter::once(self.standing_text(one)).chain(self.standing(rest)).collect(),
            [] => vec![],
        }
    }

    fn standing_text(&self, standing: &Standing) -> Phrase {
        match standing {
            // A card of which there is one leaves once.
            Standing::When(on @ Trigger::Leaves(_), steps) => {
                phrase!("imperium-exhaust-on", when = trigger(on), then = self.together(steps, Voice::DO))
            }
            Standing::When(on, steps) => {
                phrase!("imperium-when", when = trigger(on), then = self.together(steps, Voice::DO))
            }
            Standing::HandLimit(more) => phrase!("imperium-standing-hand-limit", count = *more),
            Standing::IgnoreAxe(cards) => {
                phrase!("imperium-standing-ignore-axe", cards = described(cards, 5, Case::On))
            }
            Standing::FreePlay(cards) => phrase!("imperium-standing-free-play", cards = described(cards, 5, Case::Of)),
            Standing::AcquireExiled(categories) => {
                let cards = Cards { category: categories.clone(), ..Cards::default() };
                phrase!("imperium-standing-acquire-exiled", cards = described(&cards, 1, Case::A))
            }
            Standing::CheaperUnrest { materials, cards } => {
                let mut less = vec![];
                if *materials > 0 {
                    let price = Price { materials: *materials, ..Price::default() };
                    less.push(phrase!("imperium-less-tokens", tokens = nouns::price(&price, Case::Less)));
                }
                if *cards > 0 {
                    less.push(phrase!("imperium-less-cards", cards = described(&Cards::default(), *cards, Case::Less)));
                }
                phrase!("imperium-standing-cheaper-unrest", less = one_of(less))
            }
            Standing::CheaperDevelopment(less) => {
                phrase!("imperium-standing-cheaper-development", tokens = price_of(less))
            }
            Standing::LookMore(more) => {
                phrase!("imperium-standing-look-more", count = *more)
            }
            Standing::NoHistory => phrase!("imperium-standing-no-history"),
            Standing::MarketToken(token, count) => {
                phrase!("imperium-standing-market-token", tokens = tokens(*token, *count, Case::Some))
            }
            Standing::Instead(token, steps) => phrase!(
                "imperium-standing-instead",
                tokens = tokens(*token, 2, Case::Any),
                steps = self.together(steps, Voice::DO)
            ),
            Standing::Avoid(steps) => phrase!("imperium-standing-avoid", price = self.together(steps, Voice::TO)),
            Standing::AvoidExhaust(steps) if steps.is_empty() => phrase!("imperium-standing-avoid-exhaust"),
            Standing::AvoidExhaust(steps) => {
                phrase!("imperium-standing-avoid-exhaust-and", price = self.together(steps, Voice::TO))
            }
            Standing::AvoidUnlessPaid(price) => phrase!("imperium-standing-toll", tokens = price_of(price)),
            Standing::Substitute(of) => phrase!("imperium-standing-substitute", mark = mark(*of)),
        }
    }

    /// A side of King of Kings: how it is used, then what it does.
    pub(crate) fn king_text(&self, use_of_it: Phrase, steps: &[Step]) -> Phrase {
        self.clauses(steps, Voice::DO).into_iter().map(sentence).fold(use_of_it, nouns::beside)
    }
}

fn price_of(of: &Price) -> Phrase {
    price(of, Case::Some)
}

/// The first sentence behind its label and the others after it, all in one paragraph: what follows belongs to the label too.
fn labelled(clauses: Vec<Phrase>, label: impl Fn(Phrase) -> Phrase) -> Option<Phrase> {
    let mut clauses = clauses.into_iter();
    let first = clauses.next().map(label)?;
    Some(clauses.map(sentence).fold(first, nouns::beside))
}

/// What sets an effect off.
pub(crate) fn trigger(trigger: &Trigger) -> Phrase {
    match trigger {
        Trigger::Play(cards) => phrase!("imperium-on-play", cards = nouns::taken(cards, Case::A, &[])),
        Trigger::Gain(cards) => phrase!("imperium-on-gain", cards = nouns::taken(cards, Case::A, &[])),
        Trigger::Acquire(cards) => phrase!("imperium-on-acquire", cards = nouns::taken(cards, Case::A, &[])),
        Trigger::MarketTokens(token) => phrase!("imperium-on-market-tokens", tokens = tokens(*token, 2, Case::Any)),
        Trigger::Return => phrase!("imperium-on-return"),
        Trigger::TakeUnrest => phrase!("imperium-on-take-unrest"),
        Trigger::GainBy(token, of) => {
            phrase!("imperium-on-gain-by", tokens = tokens(*token, 2, Case::Any), mark = mark(*of))
        }
        Trigger::Pay(token) => phrase!("imperium-on-pay", tokens = tokens(*token, 2, Case::Any)),
        Trigger::LookFame => phrase!("imperium-on-look-fame"),
        Trigger::Sink => phrase!("imperium-on-sink"),
        Trigger::Leaves(cards) => phrase!("imperium-on-leaves", cards = described(cards, 1, Case::Is)),
        Trigger::EmptyDeck => phrase!("imperium-on-empty-deck"),
    }
}

/// What a card is worth; none if nothing.
pub(crate) fn points(points: &Points) -> Option<Phrase> {
    let worth = |points: i8| match points {
        ..0 => phrase!("imperium-points-below", count = points.unsigned_abs()),
        0.. => phrase!("imperium-points", count = points.unsigned_abs()),
    };
    match points {
        Points::Fixed(0) => None,
        Points::Fixed(points) => Some(sentence(worth(*points))),
        Points::Per(sums) => {
            let sums = sums.iter().map(|(points, every, count)| {
                phrase!("imperium-points-per", points = worth(*points as i8), per = per(*every, count, None))
            });
            Some(phrase!("imperium-points-variable", sums = all_of(sums.collect())))
        }
        Points::Where { history, garrison, play, otherwise } => {
            let mut places = vec![];
            if let Some(points) = history {
                places.push(phrase!("imperium-points-history", points = worth(*points)));
            }
            if let Some(points) = garrison {
                places.push(phrase!("imperium-points-garrison", points = worth(*points)));
            }
            if let Some(points) = play {
                places.push(phrase!("imperium-points-play", points = worth(*points)));
            }
            let count = places.len();
            let places = places.into_iter().reduce(|one, two| phrase!("imperium-and-so", one = one, two = two));
            let places = places.unwrap_or_else(|| phrase!("imperium-nothing"));
            Some(phrase!("imperium-points-where", places = places, count = count, otherwise = worth(*otherwise)))
        }
    }
}

/// What a development costs.
pub(crate) fn cost(sort: &Sort) -> Option<Phrase> {
    sort.cost.as_ref().map(|cost| phrase!("imperium-text-cost", tokens = price(cost, Case::Is)))
}

/// The marks on a card.
pub(crate) fn marks(sort: &Sort) -> Option<Phrase> {
    let mut counted: Vec<Phrase> = vec![];
    for (at, one) in sort.marks.iter().enumerate() {
        if !sort.marks[..at].contains(one) {
            let count = sort.marks.iter().filter(|other| *other == one).count();
            counted.push(counted_marks(&[*one], count as u8, Case::Are));
        }
    }
    (!counted.is_empty()).then(|| phrase!("imperium-text-marks", marks = all_of(counted)))
}
