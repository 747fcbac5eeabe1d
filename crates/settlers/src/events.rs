//! What happens, for the log and for what moves on the screen.

use kernel::{Conceal, Inform, Pool, Seat, Viewer};

use crate::action::{Pack, Times};
use crate::card::Card;
use crate::goods::{Good, Goods};
use crate::state::OPEN;

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round began.
    RoundBegan {
        /// From one.
        round: u8,
        /// Who is first player.
        first: Seat,
    },
    /// Common cards were laid open.
    Opened {
        /// All open cards.
        cards: Pool<Card, OPEN>,
    },
    /// A player took an open card.
    Picked {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card that nobody took was discarded.
    Swept {
        /// Which.
        card: Card,
    },
    /// Everybody was dealt cards to choose from.
    Dealt,
    /// A player decided in secret what to keep.
    Chose {
        /// Who.
        seat: Seat,
    },
    /// Everybody kept a card and passed the others on.
    PassedOn,
    /// The virtual opponent got a location.
    OpponentGot {
        /// Which.
        card: Card,
    },
    /// A player drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// From which deck.
        pack: Pack,
        /// What only that player saw.
        card: Card,
    },
    /// The common discard became the common deck.
    Reshuffled,
    /// A player drew a card to look at.
    Looked {
        /// Who.
        seat: Seat,
        /// From which deck.
        pack: Pack,
        /// What only that player saw.
        card: Card,
    },
    /// A player kept one of the cards looked at.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// The cards that were not kept were shuffled back.
    ShuffledBack {
        /// Whose deck.
        seat: Seat,
    },
    /// A player discarded a card.
    Discarded {
        /// Who.
        seat: Seat,
        /// What everybody now sees.
        card: Card,
    },
    /// A player's production began.
    Produced {
        /// Who.
        seat: Seat,
    },
    /// A location produces for a player; what it brings follows.
    Yields {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The action phase began.
    ActionBegan,
    /// A player gained goods.
    Gained {
        /// Who.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// A player paid goods.
    Paid {
        /// Who.
        seat: Seat,
        /// What.
        goods: Goods,
    },
    /// A player decided to build a card.
    Built {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The building stands.
    Raised {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A location made room for a building.
    Cleared {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A foundation made room for a building.
    FoundationCleared {
        /// Whose.
        seat: Seat,
        /// Which card it was.
        card: Card,
    },
    /// A player made a deal.
    DealMade {
        /// Who.
        seat: Seat,
        /// With which card.
        card: Card,
    },
    /// A player razed a hand card.
    RazedHand {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A player razed a location.
    Razed {
        /// Who.
        seat: Seat,
        /// Whose.
        owner: Seat,
        /// Which.
        card: Card,
    },
    /// A player activated a location.
    Activated {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// How often.
        times: Times,
    },
    /// A player exchanged workers.
    Exchanged {
        /// Who.
        seat: Seat,
        /// For what, a pair for each.
        goods: Goods,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A player placed the defence token.
    Defended {
        /// Who.
        seat: Seat,
        /// On which location.
        card: Card,
    },
    /// A player deployed a samurai.
    Deployed {
        /// Who.
        seat: Seat,
        /// On which location.
        card: Card,
    },
    /// A player put a hand card under a location.
    Tucked {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
        /// Under which location.
        under: Card,
    },
    /// A player put a resource on a location.
    Stored {
        /// Who.
        seat: Seat,
        /// Which.
        good: Good,
        /// On which location.
        on: Card,
    },
    /// A player took a resource from another.
    Stole {
        /// Who.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        good: Good,
    },
    /// A player had a location discarded.
    Removed {
        /// Who.
        seat: Seat,
        /// Whose.
        owner: Seat,
        /// Which.
        card: Card,
    },
    /// A deal was discarded.
    DealLost {
        /// By whom.
        seat: Seat,
        /// Whose; nobody's if it was the virtual opponent's.
        owner: Option<Seat>,
        /// What it brought.
        good: Good,
    },
    /// A player took over a deal.
    DealTaken {
        /// Who.
        seat: Seat,
        /// From whom; nobody if it was the virtual opponent's.
        owner: Option<Seat>,
        /// What it brings.
        good: Good,
    },
    /// A player laid a Trade Route.
    Routed {
        /// Who.
        seat: Seat,
        /// To whose location.
        owner: Seat,
        /// To which.
        card: Card,
    },
    /// A Trade Route ended.
    RouteEnded {
        /// Whose.
        seat: Seat,
        /// The card that marked it.
        card: Card,
    },
    /// A used location can be used again.
    Reset {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A location cannot be used in this round.
    Blocked {
        /// By whom.
        seat: Seat,
        /// Whose.
        owner: Seat,
        /// Which.
        card: Card,
    },
    /// A location was captured for this round.
    Captured {
        /// By whom.
        seat: Seat,
        /// Whose.
        owner: Seat,
        /// Which.
        card: Card,
    },
    /// A hand card became a foundation.
    FoundationLaid {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Goods that are not stored were returned.
    CleanedUp,
    /// A location of the virtual opponent went to the collection pile.
    Collected {
        /// Which.
        card: Card,
    },
    /// The virtual opponent attacked.
    AttackRevealed {
        /// The good on the attack card.
        good: Good,
    },
    /// The virtual opponent took a location.
    Lost {
        /// Which.
        card: Card,
    },
    /// The last round is over.
    GameEnded,
}

impl Conceal for Event {
    fn conceal(&mut self, viewer: Viewer) {
        if let Event::Drew { seat, pack, card } | Event::Looked { seat, pack, card } = self
            && !viewer.sees(*seat)
        {
            *card = pack.back();
        }
    }
}

impl Inform for Event {
    fn informs(&self, viewer: Viewer) -> bool {
        match self {
            Event::Drew { seat, .. } | Event::Looked { seat, .. } => viewer.sees(*seat),
            Event::Opened { .. }
            | Event::Dealt
            | Event::PassedOn
            | Event::OpponentGot { .. }
            | Event::AttackRevealed { .. }
            | Event::RouteEnded { .. } => true,
            // A new order of cards is news for whoever sees decks.
            Event::Reshuffled | Event::ShuffledBack { .. } => viewer == Viewer::Omniscient,
            Event::Built { seat, .. }
            | Event::DealMade { seat, .. }
            | Event::RazedHand { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Tucked { seat, .. }
            | Event::FoundationLaid { seat, .. } => !viewer.sees(*seat),
            // A card dealt in secret may be laid open by being swept away.
            Event::Swept { .. } => true,
            Event::RoundBegan { .. }
            | Event::Picked { .. }
            | Event::Chose { .. }
            | Event::Kept { .. }
            | Event::Produced { .. }
            | Event::Yields { .. }
            | Event::ActionBegan
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Raised { .. }
            | Event::Cleared { .. }
            | Event::FoundationCleared { .. }
            | Event::Razed { .. }
            | Event::Activated { .. }
            | Event::Exchanged { .. }
            | Event::Passed { .. }
            | Event::Defended { .. }
            | Event::Deployed { .. }
            | Event::Stored { .. }
            | Event::Stole { .. }
            | Event::Removed { .. }
            | Event::DealLost { .. }
            | Event::DealTaken { .. }
            | Event::Routed { .. }
            | Event::Reset { .. }
            | Event::Blocked { .. }
            | Event::Captured { .. }
            | Event::CleanedUp
            | Event::Collected { .. }
            | Event::Lost { .. }
            | Event::GameEnded => false,
        }
    }
}
