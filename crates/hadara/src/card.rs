//! Colours, tracks, epochs, and the cards and colony tiles by their place in the data.

use std::fmt;
use std::ops::{AddAssign, Index, IndexMut};

use serde::{Deserialize, Serialize};

/// How many colours of cards, and decks, there are.
pub const COLOURS: usize = 5;
/// How many tracks there are.
pub const TRACKS: usize = 4;
/// How many epochs there are.
pub const EPOCHS: usize = 3;
/// How many levels of colonies there are.
pub const LEVELS: usize = 5;
/// How many statues a player board has room for.
pub const SLOTS: usize = 4;

/// The colour of a card, a deck or a discard pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize, Serialize)]
pub enum Colour {
    /// Economy.
    #[default]
    Yellow,
    /// Military.
    Red,
    /// Culture.
    Blue,
    /// Agriculture.
    Green,
    /// Mixed, and effects: no track has this colour.
    Purple,
}

impl Colour {
    /// All five, in the order of the data.
    pub const ALL: [Colour; COLOURS] = [Colour::Yellow, Colour::Red, Colour::Blue, Colour::Green, Colour::Purple];

    /// Its place in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One of a player's tracks; also the bonus tile with its symbol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize, Serialize)]
pub enum Track {
    /// Coins in each income step.
    #[default]
    Income,
    /// What captures colonies.
    Military,
    /// What carves statues.
    Culture,
    /// What feeds cards.
    Food,
}

impl Track {
    /// All four, in the order of the data.
    pub const ALL: [Track; TRACKS] = [Track::Income, Track::Military, Track::Culture, Track::Food];

    /// Its place in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour of its symbol.
    #[inline]
    pub const fn colour(self) -> Colour {
        match self {
            Track::Income => Colour::Yellow,
            Track::Military => Colour::Red,
            Track::Culture => Colour::Blue,
            Track::Food => Colour::Green,
        }
    }
}

/// A value for each track: where a player stands, or how far something moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize, Serialize)]
#[serde(from = "StepsText", into = "StepsText")]
pub struct Steps([u16; TRACKS]);

/// Steps as the files have them.
#[derive(Deserialize, Serialize, Default)]
#[serde(default, deny_unknown_fields)]
struct StepsText {
    #[serde(skip_serializing_if = "is_none")]
    income: u8,
    #[serde(skip_serializing_if = "is_none")]
    military: u8,
    #[serde(skip_serializing_if = "is_none")]
    culture: u8,
    #[serde(skip_serializing_if = "is_none")]
    food: u8,
}

fn is_none(steps: &u8) -> bool {
    *steps == 0
}

impl From<Steps> for StepsText {
    fn from(steps: Steps) -> StepsText {
        // Files have no higher figures than these.
        let [income, military, culture, food] = steps.0.map(|steps| u8::try_from(steps).unwrap_or(u8::MAX));
        StepsText { income, military, culture, food }
    }
}

impl From<StepsText> for Steps {
    fn from(text: StepsText) -> Steps {
        Steps([text.income, text.military, text.culture, text.food].map(u16::from))
    }
}

impl From<[u16; TRACKS]> for Steps {
    fn from(values: [u16; TRACKS]) -> Steps {
        Steps(values)
    }
}

impl Index<Track> for Steps {
    type Output = u16;

    #[inline]
    fn index(&self, track: Track) -> &u16 {
        &self.0[track.index()]
    }
}

impl IndexMut<Track> for Steps {
    #[inline]
    fn index_mut(&mut self, track: Track) -> &mut u16 {
        &mut self.0[track.index()]
    }
}

impl AddAssign for Steps {
    #[inline]
    fn add_assign(&mut self, more: Steps) {
        for (value, steps) in self.0.iter_mut().zip(more.0) {
            *value += steps;
        }
    }
}

/// One of the three parts of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize, Serialize)]
pub enum Epoch {
    /// The first.
    #[default]
    I,
    /// The second.
    II,
    /// The last.
    III,
}

impl Epoch {
    /// All three.
    pub const ALL: [Epoch; EPOCHS] = [Epoch::I, Epoch::II, Epoch::III];

    /// Its place in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number that people know it by.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The one after it.
    pub fn next(self) -> Option<Epoch> {
        Epoch::ALL.get(self.index() + 1).copied()
    }
}

/// A level of colonies, by its place in the data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(pub(crate) u8);

impl Level {
    /// All five, from the lowest.
    pub fn all() -> impl Iterator<Item = Level> {
        (0..LEVELS as u8).map(Level)
    }

    /// Its place in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A statue's place on a player board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(pub(crate) u8);

impl Slot {
    /// All four, from the lowest.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }

    /// Its place in the data.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The numbers from here on are backs.
const BACKS: u8 = u8::MAX - (COLOURS * EPOCHS) as u8;

/// An epoch card, by its place in the data, or the back of one: all backs of a colour and epoch are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(pub(crate) u8);

impl Card {
    /// As many can be told apart.
    pub const MAX: usize = CardSet::WORDS * 64;

    /// A card that lies face down for whoever looks: its back tells epoch and colour.
    pub const fn back(epoch: Epoch, colour: Colour) -> Card {
        Card(BACKS + (epoch.index() * COLOURS + colour.index()) as u8)
    }

    /// Whether its face can be seen.
    #[inline]
    pub const fn is_face(self) -> bool {
        self.0 < BACKS
    }

    /// What its back tells, if that is all that can be seen.
    pub(crate) fn as_back(self) -> Option<(Epoch, Colour)> {
        let number = self.0.checked_sub(BACKS)? as usize;
        let epoch = Epoch::ALL.get(number / COLOURS)?;
        Some((*epoch, Colour::ALL[number % COLOURS]))
    }

    /// Its place in the data; meaningless for a back.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for Card {
    fn default() -> Card {
        Card(u8::MAX)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_back() {
            Some((epoch, colour)) => write!(f, "back({colour:?} {epoch:?})"),
            None => write!(f, "card{}", self.0),
        }
    }
}

/// Some of the cards, faces only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet([u64; CardSet::WORDS]);

impl CardSet {
    const WORDS: usize = 3;

    /// No card at all.
    pub const EMPTY: CardSet = CardSet([0; CardSet::WORDS]);

    /// Adds a card.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.index() % 64);
    }

    /// Takes a card out.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.index() % 64));
    }

    /// Whether the card is one of them.
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.0.get(card.index() / 64).is_some_and(|word| word & (1 << (card.index() % 64)) != 0)
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == CardSet::EMPTY
    }

    /// Those that are in both.
    #[inline]
    pub fn and(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] & other.0[at]))
    }

    /// Those that are in either.
    #[inline]
    pub fn or(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] | other.0[at]))
    }

    /// Those that are not in the other.
    #[inline]
    pub fn without(&self, other: &CardSet) -> CardSet {
        CardSet(std::array::from_fn(|at| self.0[at] & !other.0[at]))
    }

    /// The card with so many lower ones in the set.
    pub(crate) fn nth(&self, mut number: usize) -> Option<Card> {
        for (at, word) in self.0.iter().enumerate() {
            let here = word.count_ones() as usize;
            if number >= here {
                number -= here;
                continue;
            }
            let mut word = *word;
            for _ in 0..number {
                word &= word - 1;
            }
            return Some(Card((at * 64) as u8 + word.trailing_zeros() as u8));
        }
        None
    }

    /// In the order of the data.
    #[inline]
    pub fn iter(&self) -> Cards {
        Cards { left: self.0, at: 0 }
    }
}

/// Goes through a [`CardSet`].
#[derive(Clone, Debug)]
pub struct Cards {
    left: [u64; CardSet::WORDS],
    at: usize,
}

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        while let Some(word) = self.left.get_mut(self.at) {
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Card(self.at as u8 * 64 + bit));
            }
            self.at += 1;
        }
        None
    }
}

impl Extend<Card> for CardSet {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        set.extend(cards);
        set
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A colony tile, by its place in the data, or one whose back nobody has seen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ColonyTile(pub(crate) u8);

impl ColonyTile {
    /// As many can be told apart: they must fit the bits of a word.
    pub const MAX: usize = 32;
    /// A tile whose back cannot be seen; where it lies tells the level.
    pub const HIDDEN: ColonyTile = ColonyTile(u8::MAX);

    /// Its place in the data; meaningless if it is hidden.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Default for ColonyTile {
    fn default() -> ColonyTile {
        ColonyTile::HIDDEN
    }
}

impl fmt::Debug for ColonyTile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ColonyTile::HIDDEN => f.write_str("hidden"),
            tile => write!(f, "tile{}", tile.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let cards = [Card(0), Card(63), Card(64), Card(161)];
        let mut set: CardSet = cards.into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), cards);
        assert_eq!(
            (0..5).map(|at| set.nth(at)).collect::<Vec<_>>(),
            [0, 63, 64, 161, 255].map(|n| cards.iter().copied().find(|card| card.0 == n))
        );
        set.remove(Card(64));
        assert!(!set.contains(Card(64)) && set.contains(Card(161)) && !set.contains(Card::default()));
        assert_eq!(set.len(), 3);
    }

    #[test]
    fn backs_tell_epoch_and_colour_only() {
        let back = Card::back(Epoch::II, Colour::Purple);
        assert!(!back.is_face());
        assert_eq!(back.as_back(), Some((Epoch::II, Colour::Purple)));
        assert_eq!(Card(161).as_back(), None);
    }
}
