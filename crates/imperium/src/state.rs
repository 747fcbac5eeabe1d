//! Everything that lies on the table.

use kernel::data::Shared;
use kernel::{Dice, Pile, Seat, SeatSet};

use crate::card::{Card, CardSet, SEATS};
use crate::data::{ImperiumData, NOBODY, Traits};
use crate::effects::program::{At, Holds, Op};
use crate::effects::words::{Category, Mark, Period, Token};
use crate::frame::{FRAMES, Frame};
use crate::rival::Level;

/// How many cards the market shows.
pub const MARKET: usize = 5;
/// How many marks can be turned into others in one turn.
pub(crate) const CONVERSIONS: usize = 8;
/// How many passive effects one sentence can set off.
pub(crate) const STIRRED: usize = 8;

/// A pile of cards of which only the top is at hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stack {
    /// A player's personal deck.
    Deck(Seat),
    /// A player's nation deck, the accession card at its bottom.
    Nation(Seat),
    /// The main deck.
    Main,
    /// The small deck of regions.
    Regions,
    /// The small deck of origins.
    Origins,
    /// The small deck of civilisation.
    Civilisation,
    /// The fame deck without King of Kings.
    Fame,
    /// The rival's cards below the market, the first on top.
    Slots,
    /// The quests of a rival that is King Arthur.
    Quests,
    /// The order in which the rival's area came about, the last on top. The cards themselves are in the play area.
    Area,
    /// The order in which the rival's discard pile came about, likewise.
    Discarded,
}

/// How many such piles there are.
pub(crate) const STACKS: usize = 2 * SEATS + 5;

impl Stack {
    pub(crate) fn index(self) -> usize {
        match self {
            Stack::Deck(seat) => seat.index(),
            Stack::Nation(seat) => SEATS + seat.index(),
            Stack::Main => 2 * SEATS,
            Stack::Regions => 2 * SEATS + 1,
            Stack::Origins => 2 * SEATS + 2,
            Stack::Civilisation => 2 * SEATS + 3,
            Stack::Fame => 2 * SEATS + 4,
            // With a rival at the table nobody has the third and the fourth seat: these are the places of their piles.
            Stack::Slots => 2,
            Stack::Quests => 3,
            Stack::Area => SEATS + 2,
            Stack::Discarded => SEATS + 3,
        }
    }

    /// The small deck of a category.
    pub(crate) fn small(category: Category) -> Option<Stack> {
        match category {
            Category::Region => Some(Stack::Regions),
            Category::Origins => Some(Stack::Origins),
            Category::Civilisation => Some(Stack::Civilisation),
            Category::Raid | Category::Fame | Category::Unrest => None,
        }
    }
}

/// What the active player has chosen to do with the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// Nothing has been done yet.
    Fresh,
    /// Cards are played and exhausted.
    Activation,
    /// Anything else: innovation, revolution, clean-up, solstice. Nothing can be exhausted.
    Other,
}

/// Whether the end is near.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// Not yet.
    No,
    /// After this round one more is played.
    NextRound,
    /// This is the last round.
    LastRound,
    /// Points are being counted.
    Scoring,
    /// The unrest deck has run out.
    Collapse,
}

/// What one player has besides the cards in piles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Player {
    pub(crate) materials: u16,
    pub(crate) population: u16,
    pub(crate) progress: u16,
    pub(crate) actions: u8,
    pub(crate) exhausts: u8,
    pub(crate) period: Period,
    /// An exhaust token lies on the nation deck or in the development area.
    pub(crate) reshuffled: bool,
    /// King of Kings' side B has been used.
    pub(crate) honoured: bool,
    /// What lies in the development area, as cards of the nation.
    pub(crate) development: u32,
    pub(crate) hand: CardSet,
    pub(crate) play: CardSet,
    pub(crate) discard: CardSet,
    /// Under the power card: the history; for the Atlanteans what was sunk.
    pub(crate) history: CardSet,
}

impl Player {
    pub(crate) fn tokens(&self, token: Token) -> u16 {
        match token {
            Token::Materials => self.materials,
            Token::Population => self.population,
            Token::Progress => self.progress,
            Token::Action => u16::from(self.actions),
        }
    }
}

/// A passive effect that waits for the end of the sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Stirred {
    pub seat: Seat,
    pub card: Card,
    pub at: At,
}

impl Default for Stirred {
    fn default() -> Stirred {
        Stirred { seat: Seat::default(), card: Card::NONE, at: 0 }
    }
}

/// A mark that counts as others until the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Conversion {
    pub card: Card,
    pub mark: Mark,
    pub count: u8,
    pub other: Mark,
}

impl Default for Conversion {
    fn default() -> Conversion {
        Conversion { card: Card::NONE, mark: Mark::Grain, count: 0, other: Mark::Sack }
    }
}

/// A card of the market and what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Offer {
    pub(crate) card: Card,
    /// Materials, population, progress.
    pub(crate) tokens: [u8; 3],
}

/// A game of Imperium. Equal cards are not told apart: see `equality`.
#[derive(Clone, Copy, Debug)]
pub struct Imperium {
    pub(crate) data: Shared<ImperiumData>,
    pub(crate) dice: Dice,
    pub(crate) seats: u8,
    /// Which common deck.
    pub(crate) deck: u8,
    /// Nation and side of each seat.
    pub(crate) nations: [u8; SEATS],
    pub(crate) first: Seat,
    pub(crate) turn: Seat,
    pub(crate) round: u16,
    pub(crate) stage: Stage,
    pub(crate) ending: Ending,
    /// How hard the rival is that a single player plays against; none where people play each other.
    pub(crate) level: Option<Level>,
    /// The rival carries out what regions give.
    pub(crate) region_effects: bool,
    /// The die of the rival's turn.
    pub(crate) die: u8,
    /// King of Kings lies with side B up.
    pub(crate) king_turned: bool,
    /// The mark of the empire period on the next card does not matter.
    pub(crate) next_ignores: bool,
    pub(crate) players: [Player; SEATS],
    pub(crate) market: [Offer; MARKET],
    /// What lies directly under each card: the next card of its pile, its garrison, the unrest under a market card.
    pub(crate) under: [Card; 256],
    pub(crate) tops: [Card; STACKS],
    pub(crate) counts: [u8; STACKS],
    pub(crate) unrest: CardSet,
    pub(crate) exile: CardSet,
    /// Everything that lies garrisoned under some card.
    pub(crate) garrisoned: CardSet,
    /// Cards with an exhaust token.
    pub(crate) exhausted: CardSet,
    /// In a turn: cards that took no action token and were played. In the solstice: cards whose effect is still due.
    pub(crate) marked: CardSet,
    /// Seats, as bits, that have exchanged a card in hand for one of the nation deck.
    pub(crate) swapped: u8,
    /// For each seat, and last for everybody else: the cards in hidden places whose place they know.
    pub(crate) knows: [CardSet; SEATS + 1],
    /// Cards that came unseen from a common deck and were not shown since.
    pub(crate) secret: CardSet,
    /// Only in views: cards whose place the viewer does not know.
    pub(crate) hidden: CardSet,
    /// Progress on a card that keeps it, and the card.
    pub(crate) hoard: (Card, u8),
    /// Marks that count as others this turn: the card, the mark, what it counts as and how often.
    pub(crate) converted: Pile<Conversion, CONVERSIONS>,
    /// What happened in this sentence, by pattern, to the active player.
    pub(crate) happened: u32,
    /// How many tokens lay on the market card just gained.
    pub(crate) amount: u8,
    pub(crate) stirred: Pile<Stirred, STIRRED>,
    pub(crate) stack: Pile<Frame, FRAMES>,
}

impl Imperium {
    /// A table with nothing on it.
    pub(crate) fn blank(data: &'static ImperiumData, seats: usize, deck: usize, nations: [u8; SEATS]) -> Imperium {
        let player = Player {
            materials: 0,
            population: 0,
            progress: 0,
            actions: 0,
            exhausts: 0,
            period: Period::Barbarian,
            reshuffled: false,
            honoured: false,
            development: 0,
            hand: CardSet::EMPTY,
            play: CardSet::EMPTY,
            discard: CardSet::EMPTY,
            history: CardSet::EMPTY,
        };
        Imperium {
            data: Shared(data),
            dice: Dice::TAKEN_OUT,
            seats: seats as u8,
            deck: deck as u8,
            nations,
            first: Seat::default(),
            turn: Seat::default(),
            round: 1,
            stage: Stage::Fresh,
            ending: Ending::No,
            level: None,
            region_effects: false,
            die: 0,
            king_turned: false,
            next_ignores: false,
            players: [player; SEATS],
            market: [Offer::default(); MARKET],
            under: [Card::NONE; 256],
            tops: [Card::NONE; STACKS],
            counts: [0; STACKS],
            unrest: CardSet::EMPTY,
            exile: CardSet::EMPTY,
            garrisoned: CardSet::EMPTY,
            exhausted: CardSet::EMPTY,
            marked: CardSet::EMPTY,
            swapped: 0,
            knows: [CardSet::EMPTY; SEATS + 1],
            secret: CardSet::EMPTY,
            hidden: CardSet::EMPTY,
            hoard: (Card::NONE, 0),
            converted: Pile::new(),
            happened: 0,
            amount: 0,
            stirred: Pile::new(),
            stack: Pile::new(),
        }
    }

    /// The seats of this table.
    pub fn seated(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats as usize)
    }

    /// Everybody but this player, clockwise.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        seat.clockwise(self.seats as usize).skip(1)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// What a card is.
    #[inline]
    pub(crate) fn traits(&self, card: Card) -> &'static Traits {
        let sort = self.data.0.sort_of(self.deck, &self.nations, card);
        &self.data.0.traits[sort as usize]
    }

    /// What a card holds while it is in play.
    #[inline]
    pub(crate) fn holds_of(&self, card: Card) -> &'static [Holds] {
        let sort = self.data.0.sort_of(self.deck, &self.nations, card);
        &self.data.0.holds[sort as usize]
    }

    /// The first card of its sort: what an event calls any of several equal cards.
    pub(crate) fn face(&self, card: Card) -> Card {
        if !card.is_some() || self.traits(card).twin == 0 {
            return card;
        }
        let faces = &self.data.0.faces[self.traits(card).sort as usize];
        if faces[self.deck as usize] != u8::MAX {
            return Card::common(faces[self.deck as usize].into());
        }
        let own = self.seated().find_map(|seat| {
            let number = *faces.get(crate::data::DECKS + self.nations[seat.index()] as usize / 2)?;
            (number != u8::MAX).then(|| Card::of_nation(seat, number.into()))
        });
        own.unwrap_or(card)
    }

    /// The cards of this game that fit a filter.
    #[inline]
    pub(crate) fn like(&self, filter: u16) -> CardSet {
        self.data.0.like(filter, self.deck, &self.nations)
    }

    #[inline]
    pub(crate) fn op(&self, at: At) -> Op {
        self.data.0.program.ops[at as usize]
    }

    /// The nation of a seat; none where nobody sits.
    pub(crate) fn nation_of(&self, seat: Seat) -> Option<&'static crate::data::Nation> {
        self.data.0.nations.get(self.nations[seat.index()] as usize / 2)
    }

    /// The power card of a player.
    pub(crate) fn power(&self, seat: Seat) -> Card {
        Card::of_nation(seat, 0)
    }

    /// How many cards lie in a pile.
    #[inline]
    pub(crate) fn count(&self, stack: Stack) -> usize {
        self.counts[stack.index()] as usize
    }

    /// The cards of a pile from the top.
    pub(crate) fn pile(&self, stack: Stack) -> impl Iterator<Item = Card> + '_ {
        self.chain(self.tops[stack.index()])
    }

    /// A card and everything under it.
    pub(crate) fn chain(&self, card: Card) -> impl Iterator<Item = Card> + '_ {
        let mut at = card;
        std::iter::from_fn(move || {
            let here = at;
            at = self.under[here.index()];
            here.is_some().then_some(here)
        })
    }

    /// The cards garrisoned under a card. In a rival's area, which has no garrisons, cards are linked in another order.
    pub(crate) fn garrison(&self, host: Card) -> impl Iterator<Item = Card> + '_ {
        self.chain(self.under[host.index()]).take_while(|card| self.garrisoned.contains(*card))
    }

    /// The cards of a pile as a set.
    pub(crate) fn pile_set(&self, stack: Stack) -> CardSet {
        self.pile(stack).collect()
    }

    /// The development area as a set.
    pub(crate) fn development(&self, seat: Seat) -> CardSet {
        let bits = u64::from(self.player(seat).development) << (32 * (seat.index() & 1));
        let mut set = CardSet::EMPTY;
        set.0[2 + seat.index() / 2] = bits;
        set
    }

    /// What is garrisoned in a player's area.
    pub(crate) fn garrisons(&self, seat: Seat) -> CardSet {
        self.garrisons_of(self.player(seat).play)
    }

    /// The cards garrisoned under these.
    pub(crate) fn garrisons_of(&self, hosts: CardSet) -> CardSet {
        if self.garrisoned.is_empty() {
            return CardSet::EMPTY;
        }
        hosts.iter().flat_map(|host| self.garrison(host)).collect()
    }

    /// The place of a card in the market.
    #[inline]
    pub(crate) fn slot(&self, card: Card) -> Option<usize> {
        self.market.iter().position(|offer| offer.card == card && card.is_some())
    }

    /// The market as a set.
    pub(crate) fn market_set(&self) -> CardSet {
        self.market.iter().filter(|offer| offer.card.is_some()).map(|offer| offer.card).collect()
    }

    /// Whose nation never keeps a history, or sinks cards instead.
    pub(crate) fn sinks(&self, seat: Seat) -> bool {
        self.nation_of(seat).is_some_and(|nation| nation.file.sinks) && !self.is_rival(seat)
    }

    /// Everything of a player that scores, but for what lies in the personal deck.
    pub(crate) fn open_holdings(&self, seat: Seat) -> CardSet {
        let player = self.player(seat);
        player.hand | player.play | player.discard | player.history | self.garrisons(seat)
    }

    /// Everything of a player that scores.
    pub(crate) fn holdings(&self, seat: Seat) -> CardSet {
        let held = self.open_holdings(seat) | self.pile_set(Stack::Deck(seat));
        if self.is_rival(seat) { held | self.pile_set(Stack::Slots) } else { held }
    }

    /// Who decides.
    pub(crate) fn decides(&self) -> SeatSet {
        match self.stack.last() {
            Some(frame) => SeatSet::only(frame.seat),
            None => SeatSet::EMPTY,
        }
    }
}

/// A table for as many nations as there are seats.
pub(crate) fn nobody() -> [u8; SEATS] {
    [NOBODY as u8; SEATS]
}
