//! Decisions as text.

use kernel::notation::first_word;
use kernel::{Phrase, phrase};

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::effects::words::Category;
use crate::state::Imperium;

/// Categories as notation calls them.
const CATEGORY_WORDS: [(Category, &str); 6] = [
    (Category::Region, "regions"),
    (Category::Origins, "origins"),
    (Category::Civilisation, "civilisation"),
    (Category::Raid, "raids"),
    (Category::Fame, "fame"),
    (Category::Unrest, "unrest"),
];

/// What notation calls a category.
pub(crate) fn category_word(category: Category) -> &'static str {
    CATEGORY_WORDS[category as usize].1
}

fn read_category(word: &str) -> Result<Category, Phrase> {
    let found = CATEGORY_WORDS.iter().find(|(_, known)| *known == word);
    found.map(|(category, _)| *category).ok_or_else(|| phrase!("imperium-unknown-category", text = word))
}

fn read_count(word: &str) -> Result<u8, Phrase> {
    word.parse().map_err(|_| phrase!("scenario-not-a-number", text = word))
}

impl Imperium {
    /// What notation calls the sort of a card.
    pub(crate) fn sort_id(&self, card: Card) -> &'static str {
        self.data.0.sorts.get(self.traits(card).sort as usize).map_or("none", |sort| &sort.id)
    }

    /// The cards that an action of this kind could name now.
    fn nameable(&self, action: &Action) -> CardSet {
        let Some(frame) = self.frame() else { return CardSet::EMPTY };
        match action {
            Action::Play(_) => self.player(frame.seat).hand,
            Action::Exhaust(_) => self.player(frame.seat).play,
            Action::Take(_) => self.offers(frame).map_or(CardSet::EMPTY, |offers| offers.cards),
            Action::Innovate
            | Action::Revolt(_)
            | Action::End
            | Action::Deck(_)
            | Action::Branch(_)
            | Action::Name(_)
            | Action::Pay { .. }
            | Action::Amount(_)
            | Action::Yes
            | Action::Decline => CardSet::EMPTY,
        }
    }

    /// What a card is called among others: by its sort, and by a number from the second of those that differ.
    fn write_card(&self, card: Card, among: CardSet, out: &mut String) {
        let id = self.sort_id(card);
        out.push_str(id);
        let alike = self.distinct(among).filter(|other| self.sort_id(*other) == id);
        let place = alike.into_iter().position(|other| other == card).unwrap_or(0);
        if place > 0 {
            out.push_str(&format!("-{}", place + 1));
        }
    }

    /// A card by what it is called among others; if it is not among them, some card of that sort.
    fn read_card(&self, text: &str, among: CardSet) -> Result<Card, Phrase> {
        let numbered = text.rsplit_once('-').and_then(|(id, place)| Some((id, place.parse::<usize>().ok()?)));
        let (id, place) = match numbered {
            Some((id, place)) if place > 1 => (id, place - 1),
            _ => (text, 0),
        };
        let sort = self.data.0.sort(id)?;
        let alike = self.distinct(among).filter(|card| self.traits(*card).sort == sort);
        if let Some(card) = alike.into_iter().nth(place) {
            return Ok(card);
        }
        let anywhere = self.all_cards().find(|card| self.traits(*card).sort == sort);
        anywhere.ok_or_else(|| phrase!("imperium-card-not-here", name = id))
    }

    /// Every card that these decks have, in the game or not.
    pub(crate) fn all_cards(&self) -> impl Iterator<Item = Card> + '_ {
        let common = (0..self.data.0.decks[self.deck as usize].slots.len()).map(Card::common);
        let own = self.seated().flat_map(|seat| {
            let count = self.nation_of(seat).map_or(0, |nation| nation.slots.len());
            (0..count).map(move |number| Card::of_nation(seat, number))
        });
        common.chain(own)
    }

    /// Writes a decision.
    pub(crate) fn write_decision(&self, action: &Action, out: &mut String) {
        let among = self.nameable(action);
        match *action {
            Action::Play(card) => {
                out.push_str("play ");
                self.write_card(card, among, out);
            }
            Action::Exhaust(card) => {
                out.push_str("exhaust ");
                self.write_card(card, among, out);
            }
            Action::Take(card) => {
                out.push_str("take ");
                self.write_card(card, among, out);
            }
            Action::Innovate => out.push_str("innovate"),
            Action::Revolt(count) => out.push_str(&format!("revolt {count}")),
            Action::End => out.push_str("end"),
            Action::Deck(None) => out.push_str("deck"),
            Action::Deck(Some(category)) => out.push_str(&format!("deck {}", category_word(category))),
            Action::Branch(at) => out.push_str(&format!("choose {}", at + 1)),
            Action::Name(category) => out.push_str(&format!("name {}", category_word(category))),
            Action::Pay { pairs, people } => {
                out.push_str("pay");
                for (count, what) in [(pairs, "materials"), (people, "population")] {
                    if count > 0 {
                        out.push_str(&format!(" {count} for {what}"));
                    }
                }
            }
            Action::Amount(count) => out.push_str(&format!("amount {count}")),
            Action::Yes => out.push_str("yes"),
            Action::Decline => out.push_str("decline"),
        }
    }

    /// Reads a decision.
    pub(crate) fn read_decision(&self, text: &str) -> Result<Action, Phrase> {
        let (verb, rest) = first_word(text);
        let card = |action: Action| -> Result<Card, Phrase> { self.read_card(rest, self.nameable(&action)) };
        let alone = |action: Action| match rest {
            "" => Ok(action),
            _ => Err(phrase!("imperium-notation", text = text.trim())),
        };
        match verb {
            "play" => Ok(Action::Play(card(Action::Play(Card::NONE))?)),
            "exhaust" => Ok(Action::Exhaust(card(Action::Exhaust(Card::NONE))?)),
            "take" => Ok(Action::Take(card(Action::Take(Card::NONE))?)),
            "innovate" => alone(Action::Innovate),
            "revolt" => Ok(Action::Revolt(read_count(rest)?)),
            "end" => alone(Action::End),
            "deck" if rest.is_empty() => Ok(Action::Deck(None)),
            "deck" => Ok(Action::Deck(Some(read_category(rest)?))),
            "choose" => match read_count(rest)?.checked_sub(1) {
                Some(at) => Ok(Action::Branch(at)),
                None => Err(phrase!("imperium-notation", text = text.trim())),
            },
            "name" => Ok(Action::Name(read_category(rest)?)),
            "pay" => self.read_payment(text, rest),
            "amount" => Ok(Action::Amount(read_count(rest)?)),
            "yes" => alone(Action::Yes),
            "decline" => alone(Action::Decline),
            _ => Err(phrase!("imperium-notation", text = text.trim())),
        }
    }

    fn read_payment(&self, text: &str, rest: &str) -> Result<Action, Phrase> {
        let (mut pairs, mut people) = (0, 0);
        let words: Vec<&str> = rest.split_whitespace().collect();
        for part in words.chunks(3) {
            match part {
                [count, "for", "materials"] => pairs = read_count(count)?,
                [count, "for", "population"] => people = read_count(count)?,
                _ => return Err(phrase!("imperium-notation", text = text.trim())),
            }
        }
        Ok(Action::Pay { pairs, people })
    }
}
