//! What happens, for the log and for what moves on the screen.

use kernel::{Conceal, Inform, Pool, Seat, Viewer};

use crate::action::Followers;
use crate::card::{Card, Kingdom};
use crate::state::HAND;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Cards were dealt; this player begins.
    AgeBegan {
        /// From one.
        age: u8,
        /// Who begins.
        first: Seat,
    },
    /// A player took an open card.
    Recruited {
        /// Who.
        seat: Seat,
        /// What everybody saw.
        card: Card,
    },
    /// A player took the top card of the deck.
    Drew {
        /// Who.
        seat: Seat,
        /// What only that player saw.
        card: Card,
    },
    /// A dragon came up.
    Dragon {
        /// Who revealed it.
        seat: Seat,
        /// The how-manieth of this age.
        number: u8,
    },
    /// A player could do nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player played a band.
    BandPlayed {
        /// Who.
        seat: Seat,
        /// The card on top.
        leader: Card,
        /// The others.
        followers: Followers,
    },
    /// A marker went into a kingdom.
    MarkerPlaced {
        /// Whose.
        seat: Seat,
        /// Where.
        kingdom: Kingdom,
        /// How many that player now has there.
        count: u8,
    },
    /// The Giant token went to a band.
    GiantTaken {
        /// Whose band.
        seat: Seat,
        /// Its size.
        size: u8,
        /// Glory for it.
        glory: u8,
    },
    /// A player took a Troll token.
    TrollTaken {
        /// Who.
        seat: Seat,
        /// Its value.
        value: u8,
    },
    /// A marker went on a horde board.
    HordeMarked {
        /// Whose.
        seat: Seat,
        /// On which colour.
        colour: Kingdom,
    },
    /// A marker moved on the Merfolk board.
    MerfolkMoved {
        /// Whose.
        seat: Seat,
        /// To which space.
        to: u8,
    },
    /// A player kept cards after an Elf's band.
    Kept {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The rest of a hand was laid open.
    Discarded {
        /// Whose.
        seat: Seat,
        /// What everybody now sees.
        cards: Pool<Card, HAND>,
    },
    /// The last dragon ended the age.
    AgeEnded {
        /// From one.
        age: u8,
        /// Who revealed it.
        drawer: Seat,
    },
    /// A player emptied the horde board.
    Raided {
        /// Who.
        seat: Seat,
        /// How many markers.
        markers: u8,
        /// Glory for them.
        glory: u8,
    },
    /// A kingdom brought glory.
    KingdomScored {
        /// Which.
        kingdom: Kingdom,
        /// To whom.
        seat: Seat,
        /// How much.
        glory: u8,
    },
    /// The Merfolk board brought glory.
    MerfolkScored {
        /// To whom.
        seat: Seat,
        /// How much.
        glory: u8,
    },
    /// The Giant token brought glory.
    GiantScored {
        /// To whom.
        seat: Seat,
        /// How much.
        glory: u8,
    },
    /// A player's bands brought glory.
    BandsScored {
        /// Whose.
        seat: Seat,
        /// How many bands.
        bands: u8,
        /// How much for all of them.
        glory: u16,
    },
    /// The last age is over.
    GameEnded,
}

impl Conceal for Event {
    fn conceal(&mut self, viewer: Viewer) {
        if let Event::Drew { seat, card } = self
            && !viewer.sees(*seat)
        {
            *card = Card::HIDDEN;
        }
    }
}

impl Inform for Event {
    fn informs(&self, viewer: Viewer) -> bool {
        match self {
            // That no dragon came up is news for everybody.
            Event::Drew { .. } | Event::Dragon { .. } | Event::AgeBegan { .. } => true,
            Event::BandPlayed { seat, .. } | Event::Discarded { seat, .. } | Event::Passed { seat } => {
                !viewer.sees(*seat)
            }
            Event::Recruited { .. }
            | Event::MarkerPlaced { .. }
            | Event::GiantTaken { .. }
            | Event::TrollTaken { .. }
            | Event::HordeMarked { .. }
            | Event::MerfolkMoved { .. }
            | Event::Kept { .. }
            | Event::AgeEnded { .. }
            | Event::Raided { .. }
            | Event::KingdomScored { .. }
            | Event::MerfolkScored { .. }
            | Event::GiantScored { .. }
            | Event::BandsScored { .. }
            | Event::GameEnded => false,
        }
    }
}
