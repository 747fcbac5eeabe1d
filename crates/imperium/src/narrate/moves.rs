//! Cards that went from one place to another, as a log tells it: the moves that matter, and no names that were not seen.

use kernel::{Phrase, Seat, phrase};

use crate::card::Card;
use crate::effects::tell::nouns::Case;
use crate::events::Spot;
use crate::state::{Imperium, Stack};

impl Imperium {
    pub(super) fn told_move(&self, seat: Seat, card: Card, from: Spot, to: Spot) -> Option<Phrase> {
        let named = || self.card_phrase(card, Case::Some);
        Some(match (from, to) {
            (Spot::Hand(from), Spot::Hand(to)) => {
                phrase!("imperium-told-gave", who = from, whom = to, card = named())
            }
            (from, Spot::Hand(to)) => return self.told_to_hand(to, card, from),
            (Spot::Development(who), Spot::Discard(_)) => phrase!("imperium-told-developed", who = who, card = named()),
            (Spot::Stack(Stack::Nation(who)), Spot::Discard(_)) => {
                phrase!("imperium-told-nation", who = who, card = named())
            }
            (Spot::Stack(Stack::Nation(who)), Spot::Play(_)) => {
                phrase!("imperium-told-nation-play", who = who, card = named())
            }
            // A card that was played and is done goes there by itself.
            (Spot::Play(_), Spot::Discard(_)) if card.is_some() && !self.traits(card).pinned => return None,
            (Spot::Play(who) | Spot::Under(who, _), Spot::Discard(_)) => {
                phrase!("imperium-told-abandoned", who = who, card = named())
            }
            // A card that was turned over and has done what it could goes there by itself.
            (Spot::Stack(Stack::Slots), Spot::Discard(_)) => return None,
            (Spot::Stack(Stack::Deck(who)), Spot::Discard(_)) => {
                phrase!("imperium-told-milled", who = who, card = named())
            }
            (Spot::Market, Spot::Stack(Stack::Deck(who))) => phrase!("imperium-told-took", who = who, card = named()),
            (Spot::UnderMarket | Spot::Unrest, Spot::Stack(Stack::Deck(who))) => {
                phrase!("imperium-told-unrest", who = who, card = named())
            }
            (Spot::Stack(Stack::Fame), Spot::Stack(Stack::Deck(who))) => {
                phrase!("imperium-told-fame", who = who, card = named())
            }
            (
                Spot::Stack(Stack::Main | Stack::Regions | Stack::Origins | Stack::Civilisation),
                Spot::Stack(Stack::Deck(who)),
            ) => phrase!("imperium-told-broke-through", who = who, card = named()),
            (Spot::Exile, Spot::Stack(Stack::Deck(who))) => {
                phrase!("imperium-told-from-exile", who = who, card = named())
            }
            (Spot::Stack(Stack::Slots) | Spot::Discard(_), Spot::Play(who)) => {
                phrase!("imperium-told-settled", who = who, card = named())
            }
            (_, Spot::Discard(who)) => phrase!("imperium-told-discarded", who = who, card = named()),
            (_, Spot::History(who)) if self.sinks(who) => phrase!("imperium-told-sunk", who = who, card = named()),
            (_, Spot::History(who)) => phrase!("imperium-told-history", who = who, card = named()),
            (Spot::Stack(Stack::Main), Spot::Exile) => phrase!("imperium-told-exiled-main", card = self.title(card)),
            (_, Spot::Exile) => phrase!("imperium-told-exiled", who = seat, card = named()),
            (_, Spot::Stack(Stack::Deck(who))) => phrase!("imperium-told-on-deck", who = who, card = named()),
            (Spot::Hand(who), Spot::Stack(Stack::Nation(_))) => {
                phrase!("imperium-told-swapped-nation", who = who, card = named())
            }
            (_, Spot::Under(who, host)) => phrase!(
                "imperium-told-garrisoned",
                who = who,
                host = self.card_phrase(host, Case::Some),
                card = self.card_phrase(card, Case::By)
            ),
            (Spot::UnderMarket, Spot::Unrest) => return None,
            (_, Spot::Unrest) => phrase!("imperium-told-returned", who = seat, card = named()),
            (Spot::Box, Spot::Play(who)) => phrase!("imperium-told-became", who = who, card = named()),
            (_, Spot::Market) => phrase!("imperium-told-market", card = named()),
            (_, Spot::Play(_) | Spot::Development(_) | Spot::Stack(_) | Spot::UnderMarket | Spot::Box) => return None,
        })
    }

    fn told_to_hand(&self, who: Seat, card: Card, from: Spot) -> Option<Phrase> {
        let named = self.card_phrase(card, Case::Some);
        Some(match from {
            Spot::Stack(Stack::Deck(_)) => phrase!("imperium-told-drew", who = who, card = named),
            Spot::Stack(Stack::Fame) => phrase!("imperium-told-fame", who = who, card = named),
            Spot::Stack(Stack::Nation(_)) => phrase!("imperium-told-nation-hand", who = who, card = named),
            Spot::Stack(Stack::Main | Stack::Regions | Stack::Origins | Stack::Civilisation) => {
                phrase!("imperium-told-broke-through", who = who, card = named)
            }
            Spot::Market => phrase!("imperium-told-took", who = who, card = named),
            Spot::UnderMarket | Spot::Unrest => phrase!("imperium-told-unrest", who = who, card = named),
            Spot::Play(_) | Spot::Under(..) => phrase!("imperium-told-recalled", who = who, card = named),
            Spot::Discard(_) => phrase!("imperium-told-from-discard", who = who, card = named),
            Spot::History(_) => phrase!("imperium-told-from-history", who = who, card = named),
            Spot::Exile => phrase!("imperium-told-from-exile", who = who, card = named),
            Spot::Stack(Stack::Slots | Stack::Quests | Stack::Area | Stack::Discarded)
            | Spot::Development(_)
            | Spot::Box
            | Spot::Hand(_) => return None,
        })
    }
}
