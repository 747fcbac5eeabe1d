//! Everything that lies on the table.

use kernel::data::Shared;
use kernel::{BySeat, Dice, Pile, Pool, Seat, SeatSet, Shelf, Stack};

use crate::action::Spot;
use crate::card::{Card, Colour, Faction};
use crate::data::{CardFacts, Figures, SettlersData};
use crate::frame::{FRAMES, Frame};
use crate::goods::{Good, Supply};
use crate::location::{Location, Mark, Place, Route, Tucked};
use crate::setup::{Lookout, Peace};
use crate::verbs::Feature;

/// No game of Imperial Settlers seats more; in the solo game, the second place is the virtual opponent's.
pub const SEATS: usize = 4;
/// No common deck has more cards.
pub const COMMON_CARDS: usize = 84;
/// No faction has more cards.
pub const FACTION_CARDS: usize = 30;
/// All cards of a game with four factions.
pub const CARDS: usize = COMMON_CARDS + SEATS * FACTION_CARDS;
/// All cards that one player can come to hold.
pub const HELD: usize = COMMON_CARDS + FACTION_CARDS;
/// No more cards lie open in a lookout phase.
pub const OPEN: usize = 6;
/// No more cards are looked at to keep one, or dealt in an alternative lookout phase.
pub const DRAWN: usize = 4;
/// There are no more attack cards.
pub const ATTACKS: usize = 16;
/// No more cards of a hand can have been taken openly.
pub const SHOWN: usize = 20;
/// No more cards of a hand can have been passed on.
pub const HANDED: usize = 10;

/// All cards that can come to lie under locations: a captor may put cards there too.
pub const TUCKED: usize = COMMON_CARDS + 2 * FACTION_CARDS;
/// No more Trade Routes can be laid at a time.
pub const ROUTES: usize = 60;

/// Where points come from, in the order in which they are kept.
pub const SOURCES: [&str; 6] = ["production", "deals", "building", "features", "actions", "razing"];

/// A place in [`SOURCES`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Points {
    /// The faction board and production locations.
    Production,
    /// Deals.
    Deals,
    /// Building bonuses.
    Building,
    /// Features.
    Features,
    /// Activated locations.
    Actions,
    /// Raze goods.
    Razing,
}

/// The part of a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// Players get new cards.
    Lookout,
    /// Players receive goods.
    Production,
    /// Players act in turn.
    Action,
    /// The virtual opponent attacks.
    Attack,
    /// The game has ended.
    Over,
}

/// Whether the player whose turn it is has taken the main action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Acted {
    /// Not yet.
    No,
    /// Only free moves are left.
    Yes,
}

/// What one player owns besides hand, locations, deals and foundations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Player {
    pub(crate) faction: Faction,
    /// Those cards in hand that everybody saw being taken.
    pub(crate) shown: Pool<Card, SHOWN>,
    /// Those that the right-hand neighbour passed on.
    pub(crate) handed: Pool<Card, HANDED>,
    /// Dealt or passed on in an alternative lookout phase.
    pub(crate) draft: Pool<Card, DRAWN>,
    /// The one of them that will be kept.
    pub(crate) chosen: Option<Card>,
    pub(crate) deck: Pile<Card, FACTION_CARDS>,
    pub(crate) discard: Pool<Card, FACTION_CARDS>,
    pub(crate) supply: Supply,
    pub(crate) earned: [u16; SOURCES.len()],
    /// Workers that an Oasis has brought in this round.
    pub(crate) given: u8,
}

impl Player {
    /// The faction.
    pub fn faction(&self) -> Faction {
        self.faction
    }

    /// Goods in the personal supply.
    pub fn supply(&self) -> &Supply {
        &self.supply
    }

    /// Points on the track.
    pub fn score(&self) -> u16 {
        self.earned.iter().sum()
    }

    /// Points by source, in the order of [`SOURCES`].
    pub fn earned(&self) -> &[u16] {
        &self.earned
    }

    /// How many cards the faction deck has left.
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// The discarded faction cards.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// Cards dealt or passed on in an alternative lookout phase.
    pub fn draft(&self) -> &[Card] {
        &self.draft
    }

    /// Which of the dealt cards will be kept, once that is decided.
    pub fn chosen(&self) -> Option<Card> {
        self.chosen
    }
}

/// What only the solo game has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Solo {
    /// Face-down attack cards.
    pub(crate) deck: Pile<Good, ATTACKS>,
    /// Face-up attack cards, the oldest first.
    pub(crate) row: Pile<Good, ATTACKS>,
    /// Removed from the game.
    pub(crate) gone: Pool<Good, ATTACKS>,
    /// Taken as deals.
    pub(crate) seized: Pool<Good, ATTACKS>,
    /// The collection pile.
    pub(crate) trophies: Pool<Card, HELD>,
}

impl Solo {
    /// Face-up attack cards, the newest first.
    pub fn row(&self) -> impl Iterator<Item = Good> + '_ {
        self.row.iter().rev().copied()
    }

    /// How many attack cards lie face down.
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// The collection pile.
    pub fn trophies(&self) -> &[Card] {
        &self.trophies
    }

    /// Attack cards taken as deals.
    pub fn seized(&self) -> &[Good] {
        &self.seized
    }
}

/// A game of Imperial Settlers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Settlers {
    pub(crate) data: Shared<SettlersData>,
    pub(crate) dice: Dice,
    pub(crate) seats: u8,
    pub(crate) lookout: Lookout,
    pub(crate) peace: Peace,
    /// From one.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    pub(crate) first: Seat,
    /// Whose turn it is in the action phase, who picks in the lookout phase.
    pub(crate) turn: Seat,
    pub(crate) acted: Acted,
    pub(crate) passed: SeatSet,
    /// Picks of this lookout phase that are over, or attacks of this attack phase that have begun.
    pub(crate) step: u8,
    /// What is still to be done inside an effect; the last is next.
    pub(crate) stack: Stack<Frame, FRAMES>,
    /// Cards that somebody is looking at, to keep one.
    pub(crate) drawn: Pool<Card, DRAWN>,
    pub(crate) open: Pool<Card, OPEN>,
    pub(crate) deck: Pile<Card, COMMON_CARDS>,
    pub(crate) discard: Pool<Card, COMMON_CARDS>,
    pub(crate) players: BySeat<Player, SEATS>,
    /// Hands, each in ascending order.
    pub(crate) hands: Shelf<Card, SEATS, CARDS>,
    /// Locations in the order in which they were built.
    pub(crate) locations: Shelf<Location, SEATS, CARDS>,
    /// Foundations, the oldest first.
    pub(crate) foundations: Shelf<Card, SEATS, COMMON_CARDS>,
    /// Cards under faction boards, in ascending order.
    pub(crate) deals: Shelf<Card, SEATS, { SEATS * FACTION_CARDS }>,
    pub(crate) tucked: Pool<Tucked, TUCKED>,
    pub(crate) routes: Pool<Route, ROUTES>,
    pub(crate) solo: Solo,
}

/// Each different item of a sorted list once.
pub(crate) fn distinct<T: PartialEq + Copy>(items: &[T]) -> impl Iterator<Item = T> + '_ {
    (0..items.len()).filter(|at| *at == 0 || items[at - 1] != items[*at]).map(|at| items[at])
}

impl Settlers {
    /// The virtual opponent's place in the solo game.
    pub const OPPONENT: Seat = match Seat::new(1) {
        Some(seat) => seat,
        None => panic!("there are more seats"),
    };

    /// Whether this is the solo game.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.seats == 1
    }

    /// The round being played, from one.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The part of the round.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is first player.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Whose turn it is in the action phase, who picks in the lookout phase.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Who has passed in this action phase.
    pub fn passed(&self) -> SeatSet {
        self.passed
    }

    /// Which lookout phase is played.
    pub fn lookout(&self) -> Lookout {
        self.lookout
    }

    /// Whether locations can be razed by the raze action.
    pub fn peace(&self) -> Peace {
        self.peace
    }

    /// The open cards of a lookout phase.
    pub fn open(&self) -> &[Card] {
        &self.open
    }

    /// Cards that somebody is looking at, to keep one.
    pub fn drawn(&self) -> &[Card] {
        &self.drawn
    }

    /// How many cards the common deck has left.
    pub fn deck_size(&self) -> usize {
        self.deck.len()
    }

    /// The discarded common cards.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// What only the solo game has.
    pub fn solo(&self) -> &Solo {
        &self.solo
    }

    /// What a player owns.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    /// A player's hand, in ascending order.
    #[inline]
    pub fn hand(&self, seat: Seat) -> &[Card] {
        self.hands.of(seat)
    }

    /// The locations in a player's area, in the order in which they were built.
    #[inline]
    pub fn empire(&self, seat: Seat) -> &[Location] {
        self.locations.of(seat)
    }

    /// A player's foundations, the oldest first.
    pub fn foundations(&self, seat: Seat) -> &[Card] {
        self.foundations.of(seat)
    }

    /// The cards under a player's board.
    pub fn deals(&self, seat: Seat) -> &[Card] {
        self.deals.of(seat)
    }

    /// What lies at a place.
    #[inline]
    pub fn location(&self, place: Place) -> &Location {
        &self.locations.of(place.owner)[place.at as usize]
    }

    #[inline]
    pub(crate) fn location_mut(&mut self, place: Place) -> &mut Location {
        &mut self.locations.of_mut(place.owner)[place.at as usize]
    }

    /// The cards under a location.
    pub fn cards_under(&self, place: Place) -> impl Iterator<Item = Card> + '_ {
        let gate = self.gate_number(place);
        self.tucked.iter().filter(move |tucked| Some(tucked.gate) == gate).map(|tucked| tucked.card)
    }

    /// The how-manieth of its owner's locations that take hand cards, if it is one.
    pub(crate) fn gate_number(&self, place: Place) -> Option<u8> {
        let tucks = |location: &Location| self.facts(location.card).tucks();
        let empire = self.empire(place.owner);
        tucks(empire.get(place.at as usize)?)
            .then(|| empire[..place.at as usize].iter().filter(|location| tucks(location)).count() as u8)
    }

    #[inline]
    pub(crate) fn facts(&self, card: Card) -> &'static CardFacts {
        self.data.0.facts(card)
    }

    #[inline]
    pub(crate) fn figures(&self) -> &'static Figures {
        &self.data.0.figures
    }

    /// Everybody who has an area on the table: the players and, in the solo game, the virtual opponent.
    #[inline]
    pub fn areas(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(if self.is_solo() { 2 } else { self.seats as usize })
    }

    /// Who controls a location: whoever captured it, or else the owner of the area.
    #[inline]
    pub fn controller(&self, place: Place) -> Seat {
        self.location(place).captor().unwrap_or(place.owner)
    }

    fn places_in(&self, owner: Seat) -> impl Iterator<Item = (Place, &Location)> + '_ {
        self.empire(owner).iter().enumerate().map(move |(at, location)| (Place { owner, at: at as u8 }, location))
    }

    /// The locations that a player controls: those of their own area, then captured ones.
    #[inline]
    pub fn controlled(&self, seat: Seat) -> impl Iterator<Item = (Place, &Location)> + '_ {
        let own = self.places_in(seat).filter(move |(_, location)| location.captor().is_none());
        let captures = self.data.0.can_capture(self.player(seat).faction);
        let captured = self
            .areas()
            .filter(move |owner| captures && *owner != seat)
            .flat_map(|owner| self.places_in(owner))
            .filter(move |(_, location)| location.captor() == Some(seat));
        own.chain(captured)
    }

    /// The locations that others control.
    pub fn foreign(&self, seat: Seat) -> impl Iterator<Item = (Place, &Location)> + '_ {
        let places = self.areas().flat_map(|owner| self.places_in(owner));
        places.filter(move |(place, location)| location.captor().unwrap_or(place.owner) != seat)
    }

    /// How many locations of a colour a player controls.
    pub fn coloured(&self, seat: Seat, colour: Colour) -> usize {
        self.controlled(seat).filter(|(_, location)| self.facts(location.card).colours.contains(colour)).count()
    }

    /// How many locations that a player controls have a samurai.
    pub fn samurai(&self, seat: Seat) -> usize {
        self.controlled(seat).filter(|(_, location)| location.has(Mark::Samurai)).count()
    }

    /// Every feature that a player controls.
    #[inline]
    pub(crate) fn features(&self, seat: Seat) -> impl Iterator<Item = &'static Feature> + '_ {
        self.controlled(seat).flat_map(|(_, location)| self.facts(location.card).features())
    }

    /// Whether two locations of one area cannot be told apart.
    fn alike(&self, one: Place, two: Place) -> bool {
        self.location(one) == self.location(two)
            && self.cards_under(one).eq(self.cards_under(two))
            && self.routes_to(one).eq(self.routes_to(two))
    }

    /// A location as people call it, by the first of its equals.
    pub fn spot_of(&self, place: Place) -> Option<Spot> {
        let mut equals = (0..=place.at).map(|at| Place { at, ..place });
        let same = |other: &Place| self.location(*other).card == self.location(place).card;
        self.spot(equals.find(|other| same(other) && self.alike(*other, place))?)
    }

    /// Which sort of its card a location is, from one, if it is the first of its equals.
    pub(crate) fn sort_of(&self, place: Place) -> Option<u8> {
        let card = self.location(place).card;
        let mut sort = 1;
        for at in 0..place.at {
            let other = Place { at, ..place };
            if self.location(other).card == card {
                if self.alike(other, place) {
                    return None;
                }
                sort += u8::from(self.sort_of(other).is_some());
            }
        }
        Some(sort)
    }

    /// The first location of this sort of a card in an area.
    pub(crate) fn find(&self, owner: Seat, card: Card, sort: u8) -> Option<Place> {
        let places = self.places_in(owner).filter(|(_, location)| location.card == card).map(|(place, _)| place);
        let mut sorts = places.filter(|place| self.sort_of(*place).is_some());
        sorts.nth((sort as usize).checked_sub(1)?)
    }

    /// Who plays this faction.
    pub fn seat_of(&self, faction: Faction) -> Option<Seat> {
        Seat::all(self.seats as usize).find(|seat| self.player(*seat).faction == faction)
    }

    /// Where the Trade Routes of a player lead.
    pub fn routes(&self, seat: Seat) -> impl Iterator<Item = Place> + '_ {
        self.routes.iter().filter(move |route| route.seat == seat).map(|route| route.place)
    }

    /// Whose Trade Routes lead to a location.
    pub fn routes_to(&self, place: Place) -> impl Iterator<Item = Seat> + '_ {
        self.routes.iter().filter(move |route| route.place == place).map(|route| route.seat)
    }

    /// Whether a card in hand or elsewhere is a common one, by its back.
    #[inline]
    pub(crate) fn is_common(&self, card: Card) -> bool {
        match card {
            Card::COMMON_BACK => true,
            Card::FACTION_BACK => false,
            face => self.facts(face).faction.is_none(),
        }
    }

    pub(crate) fn earn(&mut self, seat: Seat, source: Points, points: u16) {
        let earned = &mut self.players[seat].earned[source as usize];
        *earned = earned.saturating_add(points);
    }
}
