//! What happens, for the log and for what moves on the screen.

use kernel::{Conceal, Inform, Pool, Seat, Viewer};

use crate::card::{Card, ColonyTile, Colour, Epoch, Level, Slot, Track};
use crate::state::{Side, Statue};

/// Where a card that was bought or sold came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// From a deck: only its new owner has seen it.
    Deck,
    /// From a discard pile: everybody has.
    Pile,
}

/// What a player may do without.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Capturing a colony.
    Colony,
    /// Carving a statue.
    Statue,
    /// Buying medals, or more of them.
    Medals,
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player decided something that is shown when all have.
    Decided {
        /// Who.
        seat: Seat,
    },
    /// A player uses this side of the setup card.
    SideChosen {
        /// Who.
        seat: Seat,
        /// Which.
        side: Side,
        /// Coins for it.
        coins: u16,
    },
    /// Decks were dealt; this player is first.
    EpochBegan {
        /// Which.
        epoch: Epoch,
        /// Who.
        first: Seat,
    },
    /// The first player set the wheel.
    WheelSet {
        /// Who.
        seat: Seat,
        /// The deck that their crest points at.
        colour: Colour,
    },
    /// A player looks at two cards.
    Drew {
        /// Who.
        seat: Seat,
        /// What only that player sees.
        cards: Pool<Card, 2>,
    },
    /// A card went face up on its discard pile.
    Discarded {
        /// Whose it was.
        seat: Seat,
        /// What everybody sees.
        card: Card,
    },
    /// A player bought a card.
    Bought {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
        /// For so many coins.
        price: u16,
        /// The bonus tile that was put on it.
        tile: Option<Track>,
        /// Where it came from.
        origin: Origin,
    },
    /// A player sold a card.
    Sold {
        /// Who.
        seat: Seat,
        /// What. Only the seller sees a card from a deck.
        card: Card,
        /// For so many coins.
        coins: u16,
        /// Where it came from.
        origin: Origin,
    },
    /// A player got income.
    Income {
        /// Who.
        seat: Seat,
        /// What the track says.
        coins: u16,
        /// More from a card.
        more: u16,
    },
    /// A player captured a colony.
    Captured {
        /// Who.
        seat: Seat,
        /// Of which level.
        level: Level,
        /// Coins paid for missing military.
        paid: u16,
        /// Coins that a card brought.
        bounty: u16,
    },
    /// The colony was plundered.
    Plundered {
        /// By whom.
        seat: Seat,
        /// Of which level.
        level: Level,
        /// For so many coins.
        coins: u16,
    },
    /// The colony was integrated, and its back shown.
    Integrated {
        /// By whom.
        seat: Seat,
        /// Of which level.
        level: Level,
        /// What everybody now sees.
        tile: ColonyTile,
        /// For so many coins.
        price: u16,
    },
    /// A player carved a statue.
    Carved {
        /// Who.
        seat: Seat,
        /// Where.
        slot: Slot,
        /// With which tile, which way up.
        statue: Statue,
        /// Coins paid for missing culture.
        paid: u16,
    },
    /// A player removed a card for want of food.
    Removed {
        /// Who.
        seat: Seat,
        /// What.
        card: Card,
    },
    /// A player paid instead of removing a card.
    PaidForFood {
        /// Who.
        seat: Seat,
        /// So many coins.
        coins: u16,
    },
    /// Food above the number of cards brought coins.
    SurplusSold {
        /// To whom.
        seat: Seat,
        /// So many.
        coins: u16,
    },
    /// A player bought a silver medal.
    SilverBought {
        /// Who.
        seat: Seat,
        /// For which track.
        track: Track,
        /// For so many coins.
        price: u16,
    },
    /// A player bought a gold medal.
    GoldBought {
        /// Who.
        seat: Seat,
        /// For so many coins.
        price: u16,
    },
    /// A player did without something that was offered.
    Declined {
        /// Who.
        seat: Seat,
        /// What.
        what: Offer,
    },
    /// The last epoch is over.
    GameEnded,
}

impl Conceal for Event {
    fn conceal(&mut self, viewer: Viewer) {
        match self {
            Event::Drew { seat, cards } if !viewer.sees(*seat) => cards.clear(),
            Event::Sold { seat, card, origin: Origin::Deck, .. } if !viewer.sees(*seat) => *card = Card::default(),
            Event::Decided { .. }
            | Event::SideChosen { .. }
            | Event::EpochBegan { .. }
            | Event::WheelSet { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Bought { .. }
            | Event::Sold { .. }
            | Event::Income { .. }
            | Event::Captured { .. }
            | Event::Plundered { .. }
            | Event::Integrated { .. }
            | Event::Carved { .. }
            | Event::Removed { .. }
            | Event::PaidForFood { .. }
            | Event::SurplusSold { .. }
            | Event::SilverBought { .. }
            | Event::GoldBought { .. }
            | Event::Declined { .. }
            | Event::GameEnded => {}
        }
    }
}

impl Inform for Event {
    fn informs(&self, viewer: Viewer) -> bool {
        match self {
            Event::Drew { seat, .. } => viewer.sees(*seat) && viewer != Viewer::Omniscient,
            // What a player decided becomes known to the others.
            Event::SideChosen { seat, .. } | Event::Discarded { seat, .. } => !viewer.sees(*seat),
            Event::Bought { seat, origin, .. } | Event::Sold { seat, origin, .. } => match origin {
                Origin::Deck => !viewer.sees(*seat),
                Origin::Pile => false,
            },
            // Nobody has looked at the back before.
            Event::Integrated { .. } => viewer != Viewer::Omniscient,
            // Decks are dealt face down: whoever sees through cards learns them.
            Event::EpochBegan { .. } => viewer == Viewer::Omniscient,
            Event::Decided { .. }
            | Event::WheelSet { .. }
            | Event::Income { .. }
            | Event::Captured { .. }
            | Event::Plundered { .. }
            | Event::Carved { .. }
            | Event::Removed { .. }
            | Event::PaidForFood { .. }
            | Event::SurplusSold { .. }
            | Event::SilverBought { .. }
            | Event::GoldBought { .. }
            | Event::Declined { .. }
            | Event::GameEnded => false,
        }
    }
}
