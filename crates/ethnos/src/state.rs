//! Everything that lies on the table.

use kernel::data::Shared;
use kernel::{BySeat, Dice, Pile, Pool, Seat};

use crate::card::{Card, KINGDOMS, Kingdom, Tribe};
use crate::data::{EthnosData, Figures, Table, Traits};

/// No hand, and no band, is larger.
pub const HAND: usize = 10;
/// No game has more cards, dragons included.
pub const CARDS: usize = 96;
/// There are not more Troll tokens.
pub const TROLLS: usize = 6;

/// Where glory comes from, in the order in which it is kept.
pub const SOURCES: [&str; 5] = ["kingdoms", "merfolk", "giant", "orcs", "bands"];

/// A place in [`SOURCES`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Glory {
    /// Markers in kingdoms.
    Kingdoms,
    /// The Merfolk board.
    Merfolk,
    /// The Giant token, taken and held.
    Giant,
    /// Raids of the Orc hordes.
    Orcs,
    /// Bands at the end of an age.
    Bands,
}

/// What is being asked of the player whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Recruit, or play a band?
    Turn,
    /// Where to place the marker of the band just played, if at all?
    Place,
    /// Where to place a marker from the Merfolk board, if at all? So many are left to place.
    Bonus(u8),
    /// Which Troll token, if any?
    Troll,
    /// Put a marker on the horde board?
    Horde,
    /// Play another band?
    Another,
    /// Which cards to keep?
    Keep,
    /// Draw cards?
    Draw,
    /// Empty the horde board at the end of the age?
    Raid,
    /// Nothing: the game is over.
    Over,
}

/// What one player owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// Cards in hand.
    pub(crate) hand: Pool<Card, HAND>,
    /// Those of them that everybody saw being taken.
    pub(crate) shown: Pool<Card, HAND>,
    /// Space on the Merfolk board.
    pub(crate) merfolk: u8,
    /// Colours with a marker on the horde board, as bits.
    pub(crate) horde: u8,
    /// Glory by source.
    pub(crate) earned: [u16; SOURCES.len()],
}

impl Player {
    /// The cards in hand, in ascending order.
    #[inline]
    pub fn hand(&self) -> &Pool<Card, HAND> {
        &self.hand
    }

    /// Those cards in hand that everybody saw being taken.
    pub fn shown(&self) -> &Pool<Card, HAND> {
        &self.shown
    }

    /// Takes a card out of the hand: first one that everybody knows of, since nobody can tell it from its equals.
    #[inline]
    pub(crate) fn give(&mut self, card: Card) {
        self.shown.remove(card);
        let found = self.hand.remove(card);
        debug_assert!(found, "{card:?} is in hand");
    }

    /// Lays the hand face down for those who may not see it: what everybody knows of stays known.
    pub(crate) fn cover_hand(&mut self) {
        let covered = self.hand.len() - self.shown.len();
        self.hand = self.shown;
        self.hand.extend(std::iter::repeat_n(Card::HIDDEN, covered));
    }

    /// Space on the Merfolk board.
    pub fn merfolk(&self) -> u8 {
        self.merfolk
    }

    /// Whether the horde board has a marker on this colour.
    pub fn has_horde(&self, colour: Kingdom) -> bool {
        self.horde & (1 << colour.index()) != 0
    }

    /// Markers on the horde board.
    pub fn horde_size(&self) -> usize {
        self.horde.count_ones() as usize
    }

    /// Glory by source, in the order of [`SOURCES`].
    pub fn earned(&self) -> &[u16] {
        &self.earned
    }

    /// All glory so far.
    #[inline]
    pub fn glory(&self) -> u16 {
        self.earned.iter().sum()
    }
}

/// One kingdom on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Land {
    /// Glory tokens from I on, as many as there are ages.
    pub(crate) tokens: Pile<u8, 3>,
    /// Markers by seat.
    pub(crate) markers: BySeat<u8>,
}

impl Land {
    /// Glory tokens from I on.
    pub fn tokens(&self) -> &[u8] {
        &self.tokens
    }

    /// How many markers a player has here.
    #[inline]
    pub fn markers(&self, seat: Seat) -> u8 {
        self.markers[seat]
    }
}

/// Whose a band is and how many of the laid cards belong to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Span {
    pub(crate) owner: Seat,
    pub(crate) size: u8,
}

/// A band on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Band<'a> {
    /// Whose it is.
    pub owner: Seat,
    /// The leader, then the others in ascending order.
    pub cards: &'a [Card],
}

impl Band<'_> {
    /// The card on top.
    #[inline]
    pub fn leader(&self) -> Card {
        self.cards[0]
    }

    /// How many cards, Skeletons included: the X of the rulebook.
    #[inline]
    pub fn size(&self) -> usize {
        self.cards.len()
    }
}

/// A game of Ethnos.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ethnos {
    pub(crate) data: Shared<EthnosData>,
    pub(crate) dice: Dice,
    pub(crate) seats: u8,
    /// Markers of each player that can be placed: all but the scoring marker and the one on the Merfolk board.
    pub(crate) markers: u8,
    pub(crate) tribes: Pile<Tribe, 6>,
    /// From one.
    pub(crate) age: u8,
    /// Whose turn it is, or who is asked at the end of an age.
    pub(crate) turn: Seat,
    pub(crate) asked: Question,
    /// Whether the band just played has put its marker down.
    pub(crate) placed: bool,
    /// Revealed in this age.
    pub(crate) dragons: u8,
    /// Who revealed the last dragon of this age, once it is out.
    pub(crate) drawer: Option<Seat>,
    /// How many cards the lower half of the deck had, dragons included. Everybody knows it.
    pub(crate) lower: u8,
    pub(crate) deck: Pile<Card, CARDS>,
    pub(crate) row: Pool<Card, CARDS>,
    /// The cards of all bands of this age, band after band.
    pub(crate) laid: Pile<Card, CARDS>,
    pub(crate) spans: Pile<Span, CARDS>,
    pub(crate) players: BySeat<Player>,
    pub(crate) lands: [Land; KINGDOMS],
    /// Who holds each Troll token, by its place in the data.
    pub(crate) trolls: [Option<Seat>; TROLLS],
}

impl Ethnos {
    /// The age being played, from one.
    pub fn age(&self) -> u8 {
        self.age
    }

    /// How many ages this game has.
    pub fn ages(&self) -> u8 {
        self.table().ages
    }

    /// Whose turn it is, or who is asked at the end of an age.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// What is being asked.
    pub fn asked(&self) -> Question {
        self.asked
    }

    /// The tribes of this game, in the order of the data.
    pub fn tribes(&self) -> &[Tribe] {
        &self.tribes
    }

    /// Dragons revealed in this age.
    pub fn dragons(&self) -> u8 {
        self.dragons
    }

    /// How many cards are left in the deck.
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// How many cards at the bottom of the deck the dragons may still be among.
    pub fn dragon_depth(&self) -> usize {
        self.deck.len().min(self.lower as usize)
    }

    /// The open cards.
    pub fn row(&self) -> &Pool<Card, CARDS> {
        &self.row
    }

    /// What a player owns.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// A kingdom on the board.
    #[inline]
    pub fn land(&self, kingdom: Kingdom) -> &Land {
        &self.lands[kingdom.index()]
    }

    /// The bands of this age, as they were played.
    pub fn bands(&self) -> impl Iterator<Item = Band<'_>> {
        let mut rest = &self.laid[..];
        self.spans.iter().map(move |span| {
            let (cards, after) = rest.split_at(span.size as usize);
            rest = after;
            Band { owner: span.owner, cards }
        })
    }

    /// The band played last in this age.
    #[inline]
    pub fn last_band(&self) -> Option<Band<'_>> {
        let span = self.spans.last()?;
        let cards = &self.laid[self.laid.len() - span.size as usize..];
        Some(Band { owner: span.owner, cards })
    }

    /// A player's markers in all six kingdoms.
    pub fn markers_on_board(&self, seat: Seat) -> usize {
        self.lands.iter().map(|land| land.markers(seat) as usize).sum()
    }

    /// A player's markers that have not been placed anywhere.
    pub fn supply(&self, seat: Seat) -> usize {
        let placed = self.markers_on_board(seat) + self.player(seat).horde_size();
        (self.markers as usize).saturating_sub(placed)
    }

    /// The values of a player's Troll tokens, ascending.
    pub fn troll_tokens(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let values = &self.figures().troll_tokens.value;
        values.iter().zip(&self.trolls).filter(move |(_, holder)| **holder == Some(seat)).map(|(value, _)| *value)
    }

    /// Who holds a Troll token, by its place in the data.
    pub fn troll_holder(&self, at: usize) -> Option<Seat> {
        self.trolls.get(at).copied().flatten()
    }

    /// Who has the Giant token: it lies on the first of the largest bands that take it.
    pub fn giant_holder(&self) -> Option<Seat> {
        self.largest_giant_band().map(|band| band.owner)
    }

    pub(crate) fn largest_giant_band(&self) -> Option<Band<'_>> {
        self.bands()
            .filter(|band| self.data.0.traits(band.leader()).takes_giant)
            .reduce(|best, band| if band.size() > best.size() { band } else { best })
    }

    /// Whether any tribe of this game has what `asked` looks for.
    pub(crate) fn plays(&self, asked: impl Fn(&Traits) -> bool) -> bool {
        self.data.0.any(&self.tribes, asked)
    }

    /// Whether the Merfolk board is in play.
    pub fn has_merfolk(&self) -> bool {
        self.plays(|traits| traits.moves_merfolk)
    }

    /// Whether the Giant token is in play.
    pub fn has_giant(&self) -> bool {
        self.plays(|traits| traits.takes_giant)
    }

    /// Whether the Troll tokens are in play.
    pub fn has_trolls(&self) -> bool {
        self.plays(|traits| traits.takes_troll)
    }

    /// Whether the Orc Horde boards are in play.
    pub fn has_hordes(&self) -> bool {
        self.plays(|traits| traits.marks_horde)
    }

    #[inline]
    pub(crate) fn figures(&self) -> &'static Figures {
        &self.data.0.figures
    }

    /// What depends on the number of players.
    pub fn table(&self) -> &'static Table {
        &self.figures().players.value[&(self.seats as usize)]
    }

    #[inline]
    pub(crate) fn hand_limit(&self) -> usize {
        self.figures().hand_limit.value as usize
    }

    pub(crate) fn earn(&mut self, seat: Seat, source: Glory, glory: u16) {
        self.players[seat].earned[source as usize] += glory;
    }
}
