//! What a player may decide.

use std::fmt;

use kernel::{Reason, Seat, Untimely};

use crate::card::Card;
use crate::goods::{Good, Goods, Mix, Price};

/// A location as people call it: in whose area, which card, and which sort of it if they differ, from one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// In whose area it lies.
    pub owner: Seat,
    /// The card.
    pub card: Card,
    /// Which sort: equal locations are not told apart.
    pub sort: u8,
}

/// How often a location is activated in one turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Times {
    /// Once.
    Once,
    /// Twice, both paid at once.
    Twice,
}

impl Times {
    /// As a number.
    pub const fn count(self) -> u8 {
        match self {
            Times::Once => 1,
            Times::Twice => 2,
        }
    }
}

/// A deal as people call it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pact {
    /// A card under a faction board.
    Card {
        /// Whose board.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A Trade Route.
    Route {
        /// Whose deal it is.
        seat: Seat,
        /// Where it leads.
        spot: Spot,
    },
    /// An attack card of the virtual opponent, or one taken from it.
    Attack(Good),
}

/// A deck to draw from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pack {
    /// The common deck.
    Common,
    /// One's own faction deck.
    Faction,
}

impl Pack {
    /// What its cards look like from behind.
    pub const fn back(self) -> Card {
        match self {
            Pack::Common => Card::COMMON_BACK,
            Pack::Faction => Card::FACTION_BACK,
        }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take an open card, or keep one of those dealt.
    Pick(Card),
    /// Build a card from hand, or one of one's deals.
    Build(Card),
    /// Make a deal with a card from hand.
    Deal(Card),
    /// Raze a card in hand.
    RazeHand(Card),
    /// Raze a location.
    Raze(Spot),
    /// Activate a location.
    Activate(Spot, Times),
    /// Exchange workers for this good.
    Exchange(Good),
    /// Act no more in this round.
    Pass,
    /// End the turn, or an exchange.
    Done,
    /// Put the defence token on a location.
    Defend(Spot),
    /// Deploy a samurai on a location.
    Samurai(Spot),
    /// Put a hand card under a location.
    Tuck {
        /// The card.
        card: Card,
        /// Where.
        under: Spot,
    },
    /// Put a resource on a location.
    Put {
        /// The resource.
        good: Good,
        /// Where.
        on: Spot,
    },
    /// Pay in this way.
    Pay(Mix),
    /// Discard a location for the new building.
    Over(Spot),
    /// Discard the oldest foundation for the new building.
    OverFoundation,
    /// Draw a card from this deck.
    Draw(Pack),
    /// Keep this one of the cards drawn.
    Keep(Card),
    /// Discard a hand card.
    Discard(Card),
    /// Take these of the goods offered.
    Take(Goods),
    /// Pay this for points.
    Offer(Good),
    /// Copy what a location with this card produces.
    Copy(Card),
    /// Choose a location as target.
    Target(Spot),
    /// Choose a player as target.
    TargetPlayer(Seat),
    /// Take a resource out of a supply.
    Steal(Seat, Good),
    /// Make a used location usable again.
    Reset(Spot),
    /// Choose a deal.
    Choose(Pact),
    /// Choose which location the virtual opponent takes.
    Lose(Spot),
    /// Do without.
    Decline,
}

/// Takes options: a list of them, or only what is needed of it.
pub(crate) trait Options {
    /// Takes one.
    fn put(&mut self, action: Action);
}

impl Options for Vec<Action> {
    #[inline]
    fn put(&mut self, action: Action) {
        self.push(action);
    }
}

/// The first option and how many there are.
#[derive(Clone, Copy, Default)]
pub(crate) struct Few {
    pub(crate) first: Option<Action>,
    pub(crate) count: usize,
}

impl Options for Few {
    #[inline]
    fn put(&mut self, action: Action) {
        self.first = self.first.or(Some(action));
        self.count += 1;
    }
}

/// Why a decision is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// It comes at the wrong moment.
    Untimely(Untimely),
    /// The card is not among the open or dealt ones.
    NotOpen(Card),
    /// The card is not in hand.
    NotInHand(Card),
    /// The price is more than the supply has.
    CannotPay(Price),
    /// There are fewer cards in hand than have to be discarded.
    TooFewCards(u8),
    /// No location or foundation can be discarded for the building.
    NothingToDiscard,
    /// The card has no deal good.
    NoDeal(Card),
    /// The card has no raze goods.
    NoRazeGoods(Card),
    /// There is no such location.
    NoSuchLocation,
    /// There is no such deal.
    NoSuchDeal,
    /// The location has no action.
    NotAnAction(Card),
    /// The location has been activated as often as it can be.
    UsedUp(Card),
    /// The location cannot be activated twice.
    NotTwice(Card),
    /// The location is blocked.
    Blocked(Card),
    /// The effect has nothing to work on.
    NoTarget,
    /// Whoever controls the target has passed.
    Passed(Seat),
    /// One's own location cannot be chosen here.
    OwnLocation,
    /// Only one's own location can be chosen here.
    NotOwn,
    /// A captured location cannot be discarded.
    Captured,
    /// In the peaceful variant, the raze action reaches hand cards only.
    Peaceful,
    /// A faction card is asked for.
    NotFaction,
    /// A common card is asked for.
    NotCommon,
    /// The location is protected already.
    Protected,
    /// That is not what is to be paid.
    WrongPayment,
    /// The deck is empty.
    DeckEmpty,
    /// The card is not one of those drawn.
    NotDrawn(Card),
    /// That is not offered.
    NotOffered,
    /// The location has not been used.
    NotUsed,
    /// The location produces nothing.
    NotProduction,
    /// A Trade Route leads there already.
    AlreadyRouted,
    /// Another location is lost first.
    NotEqual,
}

impl Reason for Refusal {
    const REASONS: &'static [&'static str] = &[
        "not-deciding",
        "not-asked",
        "not-open",
        "not-in-hand",
        "cannot-pay",
        "nothing-to-discard",
        "no-deal",
        "no-raze-goods",
        "no-such-location",
        "no-such-deal",
        "not-an-action",
        "used-up",
        "not-twice",
        "blocked",
        "no-target",
        "passed",
        "own-location",
        "not-own",
        "captured",
        "peaceful",
        "not-faction",
        "not-common",
        "protected",
        "wrong-payment",
        "deck-empty",
        "not-drawn",
        "not-offered",
        "not-used",
        "not-production",
        "already-routed",
        "not-equal",
    ];

    fn reason(&self) -> &'static str {
        match self {
            Refusal::Untimely(untimely) => untimely.reason(),
            Refusal::NotOpen(_) => "not-open",
            Refusal::NotInHand(_) => "not-in-hand",
            Refusal::CannotPay(_) | Refusal::TooFewCards(_) => "cannot-pay",
            Refusal::NothingToDiscard => "nothing-to-discard",
            Refusal::NoDeal(_) => "no-deal",
            Refusal::NoRazeGoods(_) => "no-raze-goods",
            Refusal::NoSuchLocation => "no-such-location",
            Refusal::NoSuchDeal => "no-such-deal",
            Refusal::NotAnAction(_) => "not-an-action",
            Refusal::UsedUp(_) => "used-up",
            Refusal::NotTwice(_) => "not-twice",
            Refusal::Blocked(_) => "blocked",
            Refusal::NoTarget => "no-target",
            Refusal::Passed(_) => "passed",
            Refusal::OwnLocation => "own-location",
            Refusal::NotOwn => "not-own",
            Refusal::Captured => "captured",
            Refusal::Peaceful => "peaceful",
            Refusal::NotFaction => "not-faction",
            Refusal::NotCommon => "not-common",
            Refusal::Protected => "protected",
            Refusal::WrongPayment => "wrong-payment",
            Refusal::DeckEmpty => "deck-empty",
            Refusal::NotDrawn(_) => "not-drawn",
            Refusal::NotOffered => "not-offered",
            Refusal::NotUsed => "not-used",
            Refusal::NotProduction => "not-production",
            Refusal::AlreadyRouted => "already-routed",
            Refusal::NotEqual => "not-equal",
        }
    }
}

impl From<Untimely> for Refusal {
    fn from(untimely: Untimely) -> Refusal {
        Refusal::Untimely(untimely)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.reason())
    }
}

impl std::error::Error for Refusal {}
