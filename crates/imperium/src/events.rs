//! What can happen.

use kernel::{Conceal, Inform, Seat, Viewer};

use crate::card::{Card, SEATS};
use crate::data::Side;
use crate::effects::words::{Category, Mark, Period, Token};
use crate::state::Stack;

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// In a hand.
    Hand(Seat),
    /// In a discard pile.
    Discard(Seat),
    /// In a play area.
    Play(Seat),
    /// Under this card, in somebody's play area.
    Under(Seat, Card),
    /// In a history, or sunk.
    History(Seat),
    /// In a development area.
    Development(Seat),
    /// In a pile.
    Stack(Stack),
    /// In the market.
    Market,
    /// Under a card of the market.
    UnderMarket,
    /// In the unrest deck.
    Unrest,
    /// In exile.
    Exile,
    /// In the box.
    Box,
}

/// Some of the viewers: a bit for each seat, and one for everybody else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Audience(pub(crate) u8);

impl Audience {
    /// Nobody.
    pub const NOBODY: Audience = Audience(0);
    /// Everybody.
    pub const ALL: Audience = Audience((1 << (SEATS + 1)) - 1);

    /// This player alone.
    pub fn only(seat: Seat) -> Audience {
        Audience(1 << seat.index())
    }

    /// Whether these eyes are among them. Whoever sees everything is told nothing new.
    pub fn has(self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.0 & 1 << seat.index() != 0,
            Viewer::Spectator => self.0 & 1 << SEATS != 0,
            Viewer::Omniscient => true,
        }
    }
}

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each event says what its parts are")]
pub enum Event {
    /// A new turn begins.
    Turn { seat: Seat },
    /// A new round begins.
    Round { round: u16 },
    /// The solstice begins.
    Solstice,
    /// A player plays a card.
    Played { seat: Seat, card: Card },
    /// A player exhausts a card.
    Exhausted { seat: Seat, card: Card },
    /// A card's solstice effect.
    Solemn { seat: Seat, card: Card },
    /// A card of somebody's own has something to say to what just happened.
    Stirred { seat: Seat, card: Card },
    /// A player innovates.
    Innovated { seat: Seat },
    /// A player quells so many unrests.
    Revolted { seat: Seat, count: u8 },
    /// A card went from one place to another; those who see which, and to whom that is news.
    Moved { seat: Seat, card: Card, from: Spot, to: Spot, seen: Audience, news: Audience },
    /// A player gained tokens.
    Gained { seat: Seat, token: Token, count: u16 },
    /// A player paid or lost tokens.
    Paid { seat: Seat, token: Token, count: u16 },
    /// A player handed tokens over.
    Yielded { from: Seat, to: Seat, token: Token, count: u16 },
    /// Tokens were put on a card of the market.
    OnMarket { seat: Seat, card: Card, token: Token, count: u8 },
    /// Tokens were put on a card in play.
    Laid { seat: Seat, card: Card, count: u8 },
    /// A pile was shuffled.
    Shuffled { stack: Stack },
    /// A player looked at a card; who sees it and to whom it is news.
    Looked { seat: Seat, card: Card, stack: Stack, seen: Audience, news: Audience },
    /// A card was turned over for all to see and put back.
    Revealed { seat: Seat, card: Card, news: Audience },
    /// A player named a category.
    Named { seat: Seat, category: Category },
    /// A break-through found nothing.
    Failed { seat: Seat },
    /// A player wards an attack off with a card.
    Warded { seat: Seat, card: Card },
    /// An exhaust token came back.
    Readied { seat: Seat, card: Card },
    /// A mark counts as others until the end of the turn.
    Converted { seat: Seat, card: Card, mark: Mark },
    /// A player's period card was turned.
    Period { seat: Seat, period: Period },
    /// King of Kings was reached.
    King { seat: Seat, side: Side },
    /// The tokens of a player came back.
    Refreshed { seat: Seat },
    /// The rival rolled the die, and whether a card is kept.
    Rolled { seat: Seat, die: u8, kept: bool },
    /// The rival turned a card over and follows a row of the table of its period, if one fits and can be carried out.
    Followed { seat: Seat, card: Card, row: Option<u8>, period: Period },
    /// A player, or the rival, is done with the turn and cleans up.
    CleanedUp { seat: Seat },
    /// The end is near: this round and one more.
    Ending,
    /// The last round begins.
    LastRound,
    /// The unrest deck has run out.
    Collapse,
    /// The game is over, and everything is laid open.
    Over,
}

impl Inform for Event {
    fn informs(&self, viewer: Viewer) -> bool {
        match self {
            Event::Moved { news, .. } | Event::Looked { news, .. } | Event::Revealed { news, .. } => {
                viewer != Viewer::Omniscient && news.has(viewer)
            }
            Event::Over => viewer != Viewer::Omniscient,
            // What was turned over had lain there unseen.
            Event::Followed { .. } => viewer != Viewer::Omniscient,
            Event::Rolled { .. } => true,
            // Whoever sees every card sees what chance made of them.
            Event::Shuffled { .. } => viewer == Viewer::Omniscient,
            Event::Turn { .. }
            | Event::Round { .. }
            | Event::Solstice
            | Event::Played { .. }
            | Event::Exhausted { .. }
            | Event::Solemn { .. }
            | Event::Stirred { .. }
            | Event::Innovated { .. }
            | Event::Revolted { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Yielded { .. }
            | Event::OnMarket { .. }
            | Event::Laid { .. }
            | Event::Named { .. }
            | Event::Failed { .. }
            | Event::Warded { .. }
            | Event::Readied { .. }
            | Event::Converted { .. }
            | Event::Period { .. }
            | Event::King { .. }
            | Event::Refreshed { .. }
            | Event::CleanedUp { .. }
            | Event::Ending
            | Event::LastRound
            | Event::Collapse => false,
        }
    }
}

impl Conceal for Event {
    fn conceal(&mut self, viewer: Viewer) {
        if let Event::Moved { card, seen, .. } | Event::Looked { card, seen, .. } = self
            && !seen.has(viewer)
        {
            *card = Card::NONE;
        }
        // To whom something was news is nobody's business.
        if let Event::Moved { seen, news, .. } | Event::Looked { seen, news, .. } = self {
            (*seen, *news) = (Audience::NOBODY, Audience::NOBODY);
        }
        if let Event::Revealed { news, .. } = self {
            *news = Audience::NOBODY;
        }
    }
}
