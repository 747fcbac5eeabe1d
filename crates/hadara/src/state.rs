//! Everything that lies on the table.

use kernel::data::Shared;
use kernel::{BySeat, Dice, Pile, Pool, Seat};
use serde::Deserialize;

use crate::action::Action;
use crate::card::{
    COLOURS, Card, CardSet, ColonyTile, Colour, EPOCHS, Epoch, LEVELS, Level, SLOTS, Slot, Steps, Track,
};
use crate::data::{Figures, HadaraData, Start};

/// Not more can play.
pub const PLAYERS: usize = 5;
/// There are not more setup cards.
pub const SETUP_CARDS: usize = 9;
/// No deck is larger.
pub const DECK: usize = 2 * PLAYERS;
/// No player sells more cards face down: one of each deck in each epoch.
pub const SOLD: usize = COLOURS * EPOCHS;
/// A player board has room for so many medals of a kind.
pub const MEDALS: usize = 2;

/// Where points come from, in the order of the score pad.
pub const SOURCES: [&str; 6] = ["colonies", "statues", "silver", "gold", "cards", "coins"];

/// Which cards are used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edition {
    /// Side A of the setup cards, and no cards with a star.
    First,
    /// Everything.
    Full,
}

/// A side of a setup card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Side {
    /// The plain one.
    A,
    /// The special one.
    B,
}

/// The two halves of an epoch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Cards come from the decks.
    A,
    /// Cards come from the discard piles; feeding and medals follow.
    B,
}

/// Which way up a bonus tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turned {
    /// The symbol of its track is seen.
    Up,
    /// The symbol for points is seen.
    Down,
}

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Which side of the setup card? Of all who have not decided.
    Side,
    /// How to set the wheel? Of the first player.
    Wheel,
    /// Which card to discard, and what to do with the other? Of all who have not decided.
    Draw,
    /// Which colony to capture, if any?
    Colony,
    /// Plunder or integrate the colony of this level?
    Captured(Level),
    /// Which statue to carve, if any?
    Statue,
    /// Which card to take from the discard piles, and what to do with it?
    Draft,
    /// Which card to remove, or to pay for?
    Feeding,
    /// Which medal to buy, if any?
    Medals,
    /// Nothing: the game is over.
    Over,
}

/// What a player has decided while others are still deciding.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sealed {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Something that whoever looks may not know.
    Hidden,
    /// This.
    Made(Action),
}

/// What became of a captured colony.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It lies on its front: nobody has seen the back.
    Plundered,
    /// It lies on its back.
    Integrated,
}

/// A captured colony.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colony {
    /// The tile.
    pub tile: ColonyTile,
    /// What became of it.
    pub fate: Fate,
}

/// A carved statue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Statue {
    /// The bonus tile in its place.
    pub tile: Track,
    /// Which way up.
    pub turned: Turned,
}

/// What one player owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    /// The setup card, by its place in the data.
    pub(crate) card: u8,
    /// Its side, once it is chosen.
    pub(crate) side: Option<Side>,
    /// The tracks at the start, as the setup card has them.
    pub(crate) base: Steps,
    pub(crate) coins: u16,
    pub(crate) tableau: CardSet,
    /// The bonus tile on the card that holds one.
    pub(crate) tile: Option<Track>,
    /// The two cards being looked at.
    pub(crate) drawn: Pool<Card, 2>,
    pub(crate) sealed: Sealed,
    /// Cards sold face down, in this order.
    pub(crate) sold: Pile<Card, SOLD>,
    pub(crate) colonies: [Option<Colony>; LEVELS],
    pub(crate) statues: [Option<Statue>; SLOTS],
    /// The bonus tiles on silver medals.
    pub(crate) silver: Pool<Track, MEDALS>,
    pub(crate) gold: u8,
}

impl Player {
    /// The side of the setup card, once it is chosen.
    pub fn side(&self) -> Option<Side> {
        self.side
    }

    /// The tracks at the start.
    pub fn base(&self) -> Steps {
        self.base
    }

    /// Coins.
    #[inline]
    pub fn coins(&self) -> u16 {
        self.coins
    }

    /// The cards that were bought.
    #[inline]
    pub fn tableau(&self) -> &CardSet {
        &self.tableau
    }

    /// The bonus tile on the card that holds one.
    pub fn tile(&self) -> Option<Track> {
        self.tile
    }

    /// The two cards being looked at in a draw round.
    pub fn drawn(&self) -> &[Card] {
        &self.drawn
    }

    /// What was decided while others are still deciding.
    pub fn sealed(&self) -> &Sealed {
        &self.sealed
    }

    /// Cards sold face down, in the order in which they were sold.
    pub fn sold(&self) -> &[Card] {
        &self.sold
    }

    /// The colony of this level.
    #[inline]
    pub fn colony(&self, level: Level) -> Option<Colony> {
        self.colonies[level.index()]
    }

    /// The statue in this place.
    #[inline]
    pub fn statue(&self, slot: Slot) -> Option<Statue> {
        self.statues[slot.index()]
    }

    /// The bonus tiles on silver medals.
    pub fn silver(&self) -> &[Track] {
        &self.silver
    }

    /// How many gold medals were bought.
    pub fn gold(&self) -> u8 {
        self.gold
    }

    /// How many bonus tiles of a track are used.
    pub(crate) fn used_tiles(&self, track: Track) -> usize {
        let statues = self.statues.iter().flatten().filter(|statue| statue.tile == track).count();
        statues + self.silver.count(track) + usize::from(self.tile == Some(track))
    }
}

/// A game of Hadara.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hadara {
    pub(crate) data: Shared<HadaraData>,
    pub(crate) dice: Dice,
    pub(crate) seats: u8,
    pub(crate) edition: Edition,
    pub(crate) epoch: Epoch,
    pub(crate) phase: Phase,
    /// Who is asked, in steps that go clockwise.
    pub(crate) turn: Seat,
    pub(crate) asked: Question,
    /// In this step, by the player whose turn it is: steps made up for with coins, or cards paid for in feeding.
    pub(crate) paid: u8,
    /// In this step, by the player whose turn it is: colonies captured, or statues carved.
    pub(crate) taken: u8,
    /// The decks clockwise.
    pub(crate) board: [Colour; COLOURS],
    /// How far the wheel is turned: the crest of seat i points at place i + wheel of the board.
    pub(crate) wheel: u8,
    pub(crate) decks: [Pile<Card, DECK>; COLOURS],
    pub(crate) piles: [Pile<Card, PLAYERS>; COLOURS],
    pub(crate) stacks: [Pile<ColonyTile, PLAYERS>; LEVELS],
    /// Cards that everybody saw leave the game.
    pub(crate) gone: CardSet,
    pub(crate) players: BySeat<Player, PLAYERS>,
}

impl Hadara {
    /// Which cards are used.
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The epoch being played.
    pub fn epoch(&self) -> Epoch {
        self.epoch
    }

    /// The phase being played.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is asked, in steps that go clockwise.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// What is being asked.
    pub fn asked(&self) -> Question {
        self.asked
    }

    /// In this step, by the player whose turn it is: steps made up for with coins, or cards paid for in feeding.
    pub fn paid(&self) -> u8 {
        self.paid
    }

    /// In this step, by the player whose turn it is: colonies captured, or statues carved.
    pub fn taken(&self) -> u8 {
        self.taken
    }

    /// The draw round, from one; nought while nobody draws.
    pub fn round(&self) -> usize {
        let left: usize = self.decks.iter().map(|deck| deck.len()).sum();
        match self.asked {
            Question::Draw => COLOURS - left / self.deal_size(),
            Question::Side
            | Question::Wheel
            | Question::Colony
            | Question::Captured(_)
            | Question::Statue
            | Question::Draft
            | Question::Feeding
            | Question::Medals
            | Question::Over => 0,
        }
    }

    /// What a player owns.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    /// The decks clockwise.
    pub fn board(&self) -> &[Colour] {
        &self.board
    }

    /// The deck that a player's crest points at.
    pub fn pointed_at(&self, seat: Seat) -> Colour {
        self.board[(seat.index() + self.wheel as usize) % COLOURS]
    }

    /// Turns the wheel so that this player's crest points at that deck.
    pub(crate) fn point(&mut self, seat: Seat, colour: Colour) {
        let place = self.board.iter().position(|other| *other == colour).unwrap_or(0);
        self.wheel = ((place + COLOURS - seat.index()) % COLOURS) as u8;
    }

    /// How many cards are left in a deck.
    pub fn deck_size(&self, colour: Colour) -> usize {
        self.decks[colour.index()].len()
    }

    /// A discard pile; the last card lies on top. Everybody saw all of them come, but only the top one may be looked
    /// at.
    pub fn pile(&self, colour: Colour) -> &[Card] {
        &self.piles[colour.index()]
    }

    /// How many colony tiles of a level are left.
    pub fn stack_size(&self, level: Level) -> usize {
        self.stacks[level.index()].len()
    }

    /// Cards that everybody saw leave the game.
    pub fn gone(&self) -> &CardSet {
        &self.gone
    }

    /// Who is first player in this epoch.
    pub fn first(&self) -> Seat {
        self.first_of(self.epoch)
    }

    /// Who is first player in an epoch: by rank of initiative (page 4).
    pub fn first_of(&self, epoch: Epoch) -> Seat {
        let ranks = self.figures().first_players.value.get(&(self.seats as usize));
        let rank = ranks.map_or(1, |ranks| ranks[epoch.index()]);
        let below = |own: Seat| self.all_seats().filter(|other| self.initiative(*other) < self.initiative(own)).count();
        self.all_seats().find(|seat| below(*seat) + 1 == rank as usize).unwrap_or_default()
    }

    /// A player's initiative.
    pub fn initiative(&self, seat: Seat) -> u8 {
        self.data.0.setup_cards[self.player(seat).card as usize].initiative
    }

    /// What a side of a player's setup card gives.
    pub fn start(&self, seat: Seat, side: Side) -> &'static Start {
        self.data.0.side(self.player(seat).card, side)
    }

    /// The word for a player's setup card in notation.
    pub fn setup_card_id(&self, seat: Seat) -> &'static str {
        &self.data.0.setup_cards[self.player(seat).card as usize].id
    }

    #[inline]
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats as usize)
    }

    #[inline]
    pub(crate) fn figures(&self) -> &'static Figures {
        &self.data.0.figures
    }

    /// A player's unused bonus tiles of a track.
    pub fn unused_tiles(&self, seat: Seat, track: Track) -> usize {
        (self.figures().tiles.value as usize).saturating_sub(self.player(seat).used_tiles(track))
    }

    /// How many cards of a colour a player owns.
    #[inline]
    pub fn count(&self, seat: Seat, colour: Colour) -> usize {
        self.player(seat).tableau.and(&self.data.0.coloured[colour.index()]).len()
    }
}
