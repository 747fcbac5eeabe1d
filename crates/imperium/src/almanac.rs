//! What a player might want to look up: every sort of card, by deck, in the words of its own data.

use kernel::data::{Entry, Provenance};
use kernel::{Arg, Phrase, phrase};

use crate::data::{ImperiumData, Nation};
use crate::effects::tell::face;
use crate::effects::tell::nouns::{all_of, category};
use crate::effects::words::{Category, Period, Points};
use crate::files::{From, Sort, Start};

impl ImperiumData {
    /// Everything a player might want to look up.
    pub(crate) fn almanac(&self) -> Vec<Entry> {
        let sorts = self.sorts.iter().enumerate().map(|(at, sort)| Entry {
            id: sort.id.clone(),
            name: Arg::Name(self.name(at as u16)),
            kind: self.kind(at as u16, sort),
            text: self.card_text(at as u16),
            from: facts(&sort.from),
        });
        let kings = self.decks.iter().map(|deck| {
            let king = &deck.king.file;
            Entry {
                id: format!("king-of-kings-{}", deck.id),
                name: Arg::Name(format!("imperium.king.{}", deck.id)),
                kind: phrase!("imperium-entry", deck = deck_name(&deck.id), kind = category(Category::Fame)),
                text: vec![
                    self.king_text(phrase!("imperium-king-a"), &king.a),
                    self.king_text(phrase!("imperium-king-b"), &king.b),
                ],
                from: facts(&king.from),
            }
        });
        sorts.chain(kings).collect()
    }

    /// The decks that have a card of this sort, and what kind of card it is.
    fn kind(&self, at: u16, sort: &Sort) -> Phrase {
        let common = self.decks.iter().filter(|deck| deck.slots[..deck.own].iter().any(|slot| slot.sort == at));
        let mut decks: Vec<Phrase> = common.map(|deck| deck_name(&deck.id)).collect();
        let nations: Vec<Phrase> = self
            .nations
            .iter()
            .filter(|nation| nation.side_b == at || nation.slots.iter().any(|slot| slot.sort == at))
            .map(|nation| phrase!("imperium-deck", name = Arg::Name(format!("imperium.nation.{}", nation.id))))
            .collect();
        match nations.len() {
            0..=2 => decks.extend(nations),
            count => decks.push(phrase!("imperium-decks-of-nations", count = count)),
        }
        phrase!("imperium-entry", deck = all_of(decks), kind = self.kind_of(at, sort))
    }

    /// The nation that has a sort of its own.
    fn home(&self, at: u16) -> Option<&Nation> {
        self.nations.iter().find(|nation| nation.slots.iter().any(|slot| slot.sort == at))
    }

    /// How many players it takes for any card of a sort to be in the game, where that is not said by the smallest table.
    fn least_players(&self, at: u16) -> Option<u8> {
        let common = self.decks.iter().flat_map(|deck| &deck.slots[..deck.own]);
        let slots = common.chain(self.nations.iter().flat_map(|nation| &nation.slots));
        slots.filter(|slot| slot.sort == at).map(|slot| slot.players).min().filter(|least| *least > 2)
    }

    /// Where a card starts if that makes it special, its categories, and what it is like when played.
    fn kind_of(&self, at: u16, sort: &Sort) -> Phrase {
        let starts =
            |wanted: &[Start]| sort.copies.iter().any(|copy| copy.start.is_some_and(|start| wanted.contains(&start)));
        let mut kinds = vec![];
        if starts(&[Start::PowerA]) {
            kinds.push(phrase!("imperium-entry-power-a"));
        }
        if starts(&[Start::PowerB]) {
            kinds.push(phrase!("imperium-entry-power-b"));
        }
        if starts(&[Start::Beside, Start::Later]) {
            kinds.push(phrase!("imperium-entry-beside"));
        }
        if starts(&[Start::Accession]) {
            let never_empire = self.home(at).is_some_and(|nation| nation.file.never_empire);
            kinds.push(match (sort.enters_play, sort.ends_game && never_empire) {
                (true, _) => phrase!("imperium-entry-nadir"),
                (false, true) => phrase!("imperium-entry-zenith"),
                (false, false) => phrase!("imperium-entry-accession"),
            });
        }
        if starts(&[Start::Development]) {
            kinds.push(match self.home(at).is_some_and(|nation| nation.file.quests) {
                true => phrase!("imperium-entry-quest"),
                false => phrase!("imperium-entry-development"),
            });
        }
        if starts(&[Start::Nation]) {
            kinds.push(match starts(&[Start::Deck]) {
                true => phrase!("imperium-entry-nation-and-deck"),
                false => phrase!("imperium-entry-nation"),
            });
        }
        match sort.category.as_slice() {
            [one, two] if one == two => kinds.push(phrase!("imperium-entry-twice", category = category(*one))),
            categories => kinds.extend(categories.iter().map(|one| category(*one))),
        }
        if sort.pinned {
            kinds.push(phrase!("imperium-entry-pinned"));
        }
        if sort.attack {
            kinds.push(phrase!("imperium-entry-attack"));
        }
        match sort.period {
            Some(Period::Barbarian) => kinds.push(phrase!("imperium-entry-barbarian")),
            Some(Period::Empire) => kinds.push(phrase!("imperium-entry-empire")),
            None => {}
        }
        let joined = kinds.into_iter().reduce(|one, two| phrase!("imperium-comma", one = one, two = two));
        joined.unwrap_or_else(|| phrase!("imperium-entry-plain"))
    }

    /// What stands on a card, sentence by sentence: its effects, then its figures.
    pub(crate) fn card_text(&self, at: u16) -> Vec<Phrase> {
        let sort = &self.sorts[at as usize];
        let mut text = self.sort_text(sort);
        text.extend(self.nation_text(at));
        text.extend(face::marks(sort));
        text.extend(face::cost(sort));
        text.extend(face::points(&sort.points));
        text.extend(self.least_players(at).map(|least| phrase!("imperium-text-players", least = least)));
        text
    }

    /// What is peculiar to a nation, said on its power card.
    fn nation_text(&self, power: u16) -> Vec<Phrase> {
        let has_power = |nation: &&Nation| nation.side_b == power || nation.slots[0].sort == power;
        let Some(nation) = self.nations.iter().find(has_power) else { return vec![] };
        let mut text = vec![];
        if nation.file.sinks {
            text.push(phrase!("imperium-text-sinks"));
        }
        if nation.starts == Period::Empire {
            text.push(phrase!("imperium-text-empire"));
        }
        if nation.file.never_empire {
            text.push(phrase!("imperium-text-never-empire"));
        }
        if let Some(count) = nation.file.exhausts {
            text.push(phrase!("imperium-text-exhausts", count = count));
        }
        text
    }
}

fn deck_name(id: &str) -> Phrase {
    phrase!("imperium-deck", name = Arg::Name(format!("imperium.deck.{id}")))
}

/// Where each fact of a card comes from.
fn facts(from: &From) -> Vec<(Phrase, Provenance)> {
    vec![
        (phrase!("fact-name-ru"), from.name),
        (phrase!("fact-figures"), from.figures),
        (phrase!("fact-effect"), from.effect),
    ]
}

/// A part of a card that does something, or that is worth something only by what lies where.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// What happens when it is played.
    Play,
    /// What happens when it is exhausted.
    Exhaust,
    /// What happens at the solstice.
    Solstice,
    /// What holds while it is in play.
    Passive,
    /// Points that depend on the table.
    Points,
    /// What happens before points are counted.
    End,
}

impl ImperiumData {
    /// Every part of every sort of card, by its id.
    pub fn parts(&self) -> Vec<(&str, Part)> {
        let parts = |sort: &Sort| {
            [
                (!sort.play.is_empty(), Part::Play),
                (sort.exhaust.is_some(), Part::Exhaust),
                (!sort.solstice.is_empty(), Part::Solstice),
                (!sort.standing.is_empty(), Part::Passive),
                (!matches!(sort.points, Points::Fixed(_)), Part::Points),
                (!sort.end.is_empty(), Part::End),
            ]
        };
        let present = |sort: &'_ Sort| parts(sort).into_iter().filter(|(there, _)| *there).map(|(_, part)| part);
        self.sorts.iter().flat_map(|sort| present(sort).map(|part| (sort.id.as_str(), part))).collect()
    }
}
