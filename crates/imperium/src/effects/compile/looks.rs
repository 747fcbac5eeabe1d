//! Flattens what effects look at: selections of cards, numbers, conditions, goals and triggers.

use kernel::{Phrase, phrase};

use super::{Compiler, Inside, bits, category_bits, place, require, supply_token};
use crate::effects::program::{Aim, Counted, Likeness, Pattern, Selection, Test};
use crate::effects::words::{Cards, Category, Condition, Count, Goal, Trigger, Zone};

impl Compiler<'_> {
    pub(super) fn likeness(&mut self, cards: &Cards) -> u16 {
        let likeness = Likeness {
            category: cards.category.clone(),
            no_category: cards.no_category.clone(),
            mark: cards.mark.clone(),
            no_mark: cards.no_mark.clone(),
            name: cards.name.clone(),
            no_name: cards.no_name.clone(),
            period: cards.period,
            pinned: cards.pinned,
            attack: cards.attack,
            variable: cards.variable,
        };
        place(&mut self.program.likenesses, likeness)
    }

    /// A description that says nothing but what the card itself is like.
    pub(super) fn pure_likeness(&mut self, cards: &Cards) -> Result<u16, Phrase> {
        let rest = Cards {
            category: vec![],
            no_category: vec![],
            mark: vec![],
            no_mark: vec![],
            name: vec![],
            no_name: vec![],
            period: None,
            pinned: None,
            attack: None,
            variable: false,
            from: vec![],
            ..cards.clone()
        };
        match rest == Cards::default() {
            true => Ok(self.likeness(cards)),
            false => Err(phrase!("imperium-data-only-likeness")),
        }
    }

    pub(super) fn selection(&mut self, cards: &Cards, usual: &[Zone]) -> Result<Selection, Phrase> {
        let from = if cards.from.is_empty() { usual } else { &cards.from };
        if cards.under.is_some() && !from.contains(&Zone::Garrison) {
            return Err(phrase!("imperium-data-under-what"));
        }
        let holding = cards.holding.as_deref().map(|held| self.pure_likeness(held)).transpose()?;
        let under = cards.under.as_deref().map(|host| self.pure_likeness(host)).transpose()?;
        let filter = self.likeness(cards);
        Ok(Selection {
            zones: from.iter().fold(0, |zones, zone| zones | 1 << *zone as u16),
            filter,
            any: self.program.likenesses[filter as usize] == Likeness::default(),
            count: cards.count.unwrap_or(1),
            up_to: cards.up_to,
            all: cards.all,
            other: cards.other,
            bare: cards.bare,
            exhausted: cards.exhausted,
            token: cards.token,
            holding,
            under,
            opponents: cards.opponents,
            regions: cards.category.contains(&Category::Region),
        })
    }

    /// Cards that are to be moved or chosen.
    pub(super) fn moved(&mut self, cards: &Cards, usual: &[Zone], optional: bool) -> Result<u16, Phrase> {
        let mut selection = self.selection(cards, usual)?;
        if selection.zones == 0 {
            return Err(phrase!("imperium-data-no-zone"));
        }
        if selection.opponents || selection.count == 0 || (selection.all && (selection.up_to || cards.count.is_some()))
        {
            return Err(phrase!("imperium-data-bad-count"));
        }
        if (cards.bare || cards.token.is_some()) && cards.from != [Zone::Market] {
            return Err(phrase!("imperium-data-tokens-on-market"));
        }
        selection.up_to |= optional;
        Ok(place(&mut self.program.selections, selection))
    }

    pub(super) fn counted(&mut self, count: &Count, usual: &[Zone], inside: Inside) -> Result<Counted, Phrase> {
        let only_counted = |cards: &Cards| match cards.count.is_some() || cards.up_to || cards.all {
            true => Err(phrase!("imperium-data-bad-count")),
            false => Ok(()),
        };
        Ok(match count {
            Count::Cards(cards) => {
                only_counted(cards)?;
                let selection = self.selection(cards, usual)?;
                Counted::Cards(place(&mut self.program.selections, selection))
            }
            Count::Marks(marks, cards) => {
                only_counted(cards)?;
                let selection = self.selection(cards, usual)?;
                let marks = bits(marks, |mark| mark as u32);
                Counted::Marks(marks, place(&mut self.program.selections, selection))
            }
            Count::Tokens(token) => Counted::Tokens(supply_token(*token)?),
            Count::Done => Counted::Done,
            Count::Stirred => {
                require(inside == Inside::Own, "Stirred", "an effect with a trigger")?;
                Counted::Stirred
            }
            Count::Poorer(token) => Counted::Poorer(supply_token(*token)?),
        })
    }

    pub(super) fn test(&mut self, condition: &Condition, inside: Inside) -> Result<u16, Phrase> {
        let test = match condition {
            Condition::Period(period) => Test::Period(*period),
            Condition::AtLeast(least, count) => {
                let counted = self.counted(count, &[Zone::Play], inside)?;
                Test::AtLeast(*least, place(&mut self.program.counts, counted))
            }
            Condition::Fewer(than, count) => {
                let counted = self.counted(count, &[Zone::Play], inside)?;
                Test::Fewer(*than, place(&mut self.program.counts, counted))
            }
            Condition::TheirPeriod(period) => {
                self.require_rival("TheirPeriod")?;
                Test::TheirPeriod(*period)
            }
            Condition::LastIs(cards) => Test::LastIs(self.pure_likeness(cards)?),
            Condition::Short => {
                require(inside == Inside::Others, "Short", "Others")?;
                Test::Short
            }
            Condition::Both(one, two) => {
                let one = self.test(one, inside)?;
                Test::Both(one, self.test(two, inside)?)
            }
        };
        Ok(place(&mut self.program.tests, test))
    }

    pub(super) fn aim(&mut self, goal: &Goal, optional: bool) -> u16 {
        let likeness = Likeness {
            category: goal.category.clone(),
            no_mark: goal.no_mark.clone(),
            variable: goal.variable,
            ..Likeness::default()
        };
        let aim = Aim {
            filter: place(&mut self.program.likenesses, likeness),
            categories: category_bits(&goal.category),
            variable: goal.variable,
            token: goal.token,
            or_exile: goal.or_exile,
            exile: goal.exile,
            optional,
        };
        place(&mut self.program.aims, aim)
    }

    pub(super) fn pattern(&mut self, trigger: &Trigger) -> Result<u8, Phrase> {
        let zones = |cards: &Cards| cards.from.iter().fold(0, |zones, zone| zones | 1 << *zone as u16);
        let pattern = match trigger {
            Trigger::Play(cards) => Pattern::Play { filter: self.pure_likeness(cards)?, zones: zones(cards) },
            Trigger::Gain(cards) => Pattern::Gain(self.pure_likeness(cards)?),
            Trigger::Acquire(cards) => Pattern::Acquire { filter: self.pure_likeness(cards)?, zones: zones(cards) },
            Trigger::MarketTokens(token) => Pattern::MarketTokens(supply_token(*token)?),
            Trigger::Return => Pattern::Return,
            Trigger::TakeUnrest => Pattern::TakeUnrest,
            Trigger::GainBy(token, mark) => Pattern::GainBy(supply_token(*token)?, *mark),
            Trigger::Pay(token) => Pattern::Pay(supply_token(*token)?),
            Trigger::LookFame => Pattern::LookFame,
            Trigger::Sink => Pattern::Sink,
            Trigger::Leaves(cards) => Pattern::Leaves(self.pure_likeness(cards)?),
            Trigger::EmptyDeck => Pattern::EmptyDeck,
        };
        let at = place(&mut self.program.patterns, pattern);
        match at < 32 {
            true => Ok(at as u8),
            false => Err(phrase!("imperium-data-too-many-triggers")),
        }
    }
}
