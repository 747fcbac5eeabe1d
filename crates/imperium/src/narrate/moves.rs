//! Cards that went from one place to another, as a log tells it: the moves that matter, and no names that were not seen.

use kernel::{Phrase, Seat, phrase};

use crate::card::Card;
use crate::effects::tell::nouns::Case;
use crate::events::Spot;
use crate::state::{Imperium, Stack};

/// A move that matters, and whose it is.
#[derive(Clone, Copy)]
enum Move {
    Gave { who: Seat, whom: Seat },
    Developed(Seat),
    Nation(Seat),
    NationPlay(Seat),
    NationHand(Seat),
    Abandoned(Seat),
    Milled(Seat),
    Took(Seat),
    Unrest(Seat),
    Fame(Seat),
    BrokeThrough(Seat),
    FromExile(Seat),
    Settled(Seat),
    Discarded(Seat),
    Sunk(Seat),
    History(Seat),
    ExiledMain,
    Exiled(Seat),
    OnDeck(Seat),
    SwappedNation(Seat),
    Garrisoned { who: Seat, host: Card },
    Returned(Seat),
    Became(Seat),
    Market,
    Drew(Seat),
    Recalled(Seat),
    FromDiscard(Seat),
    FromHistory(Seat),
}

impl Imperium {
    pub(super) fn told_move(&self, seat: Seat, card: Card, from: Spot, to: Spot) -> Option<Phrase> {
        let named = || self.card_phrase(card, Case::Some);
        Some(match self.move_of(seat, card, from, to)? {
            Move::Gave { who, whom } => phrase!("imperium-told-gave", who = who, whom = whom, card = named()),
            Move::Developed(who) => phrase!("imperium-told-developed", who = who, card = named()),
            Move::Nation(who) => phrase!("imperium-told-nation", who = who, card = named()),
            Move::NationPlay(who) => phrase!("imperium-told-nation-play", who = who, card = named()),
            Move::NationHand(who) => phrase!("imperium-told-nation-hand", who = who, card = named()),
            Move::Abandoned(who) => phrase!("imperium-told-abandoned", who = who, card = named()),
            Move::Milled(who) => phrase!("imperium-told-milled", who = who, card = named()),
            Move::Took(who) => phrase!("imperium-told-took", who = who, card = named()),
            Move::Unrest(who) => phrase!("imperium-told-unrest", who = who, card = named()),
            Move::Fame(who) => phrase!("imperium-told-fame", who = who, card = named()),
            Move::BrokeThrough(who) => phrase!("imperium-told-broke-through", who = who, card = named()),
            Move::FromExile(who) => phrase!("imperium-told-from-exile", who = who, card = named()),
            Move::Settled(who) => phrase!("imperium-told-settled", who = who, card = named()),
            Move::Discarded(who) => phrase!("imperium-told-discarded", who = who, card = named()),
            Move::Sunk(who) => phrase!("imperium-told-sunk", who = who, card = named()),
            Move::History(who) => phrase!("imperium-told-history", who = who, card = named()),
            Move::ExiledMain => phrase!("imperium-told-exiled-main", card = self.title(card)),
            Move::Exiled(who) => phrase!("imperium-told-exiled", who = who, card = named()),
            Move::OnDeck(who) => phrase!("imperium-told-on-deck", who = who, card = named()),
            Move::SwappedNation(who) => phrase!("imperium-told-swapped-nation", who = who, card = named()),
            Move::Garrisoned { who, host } => phrase!(
                "imperium-told-garrisoned",
                who = who,
                host = self.card_phrase(host, Case::Some),
                card = self.card_phrase(card, Case::By)
            ),
            Move::Returned(who) => phrase!("imperium-told-returned", who = who, card = named()),
            Move::Became(who) => phrase!("imperium-told-became", who = who, card = named()),
            Move::Market => phrase!("imperium-told-market", card = named()),
            Move::Drew(who) => phrase!("imperium-told-drew", who = who, card = named()),
            Move::Recalled(who) => phrase!("imperium-told-recalled", who = who, card = named()),
            Move::FromDiscard(who) => phrase!("imperium-told-from-discard", who = who, card = named()),
            Move::FromHistory(who) => phrase!("imperium-told-from-history", who = who, card = named()),
        })
    }

    /// The same in a few words, without saying who.
    pub(super) fn brief_move(&self, seat: Seat, card: Card, from: Spot, to: Spot) -> Option<Phrase> {
        let cards = self.brief_card(card);
        Some(match self.move_of(seat, card, from, to)? {
            Move::Gave { whom, .. } => phrase!("imperium-brief-gave", whom = whom, cards = cards),
            Move::Developed(_) => phrase!("imperium-brief-developed", cards = cards),
            Move::Nation(_) | Move::NationHand(_) => phrase!("imperium-brief-nation", cards = cards),
            Move::NationPlay(_) | Move::Settled(_) | Move::Became(_) => {
                phrase!("imperium-brief-settled", cards = cards)
            }
            Move::Abandoned(_) => phrase!("imperium-brief-abandoned", cards = cards),
            Move::Milled(_) => phrase!("imperium-brief-milled", cards = cards),
            Move::Took(_) => phrase!("imperium-brief-took", cards = cards),
            Move::Unrest(_) => phrase!("imperium-brief-unrest", cards = cards),
            Move::Fame(_) => phrase!("imperium-brief-fame", cards = cards),
            Move::BrokeThrough(_) => phrase!("imperium-brief-broke-through", cards = cards),
            Move::FromExile(_) => phrase!("imperium-brief-from-exile", cards = cards),
            Move::Discarded(_) => phrase!("imperium-brief-discarded", cards = cards),
            Move::Sunk(_) => phrase!("imperium-brief-sunk", cards = cards),
            Move::History(_) => phrase!("imperium-brief-history", cards = cards),
            Move::ExiledMain => phrase!("imperium-brief-exiled-main", cards = cards),
            Move::Exiled(_) => phrase!("imperium-brief-exiled", cards = cards),
            Move::OnDeck(_) => phrase!("imperium-brief-on-deck", cards = cards),
            Move::SwappedNation(_) => phrase!("imperium-brief-swapped-nation", cards = cards),
            Move::Garrisoned { host, .. } => {
                phrase!("imperium-brief-garrisoned", host = self.title(host), cards = cards)
            }
            Move::Returned(_) => phrase!("imperium-brief-returned", cards = cards),
            Move::Market => phrase!("imperium-brief-market", cards = cards),
            Move::Drew(_) => phrase!("imperium-brief-drew", cards = cards),
            Move::Recalled(_) => phrase!("imperium-brief-recalled", cards = cards),
            Move::FromDiscard(_) => phrase!("imperium-brief-from-discard", cards = cards),
            Move::FromHistory(_) => phrase!("imperium-brief-from-history", cards = cards),
        })
    }

    /// A card as one of several that the same can be said of: by its name, or counted if it is face down.
    pub(super) fn brief_card(&self, card: Card) -> Phrase {
        match card.is_some() {
            true => {
                let named = phrase!("imperium-brief-named", name = self.title(card), count = 1);
                phrase!("imperium-brief-cards", things = vec![named.into()])
            }
            false => phrase!("imperium-brief-some", count = 1),
        }
    }

    fn move_of(&self, seat: Seat, card: Card, from: Spot, to: Spot) -> Option<Move> {
        Some(match (from, to) {
            (Spot::Hand(who), Spot::Hand(whom)) => Move::Gave { who, whom },
            (from, Spot::Hand(to)) => return move_to_hand(to, from),
            (Spot::Development(who), Spot::Discard(_)) => Move::Developed(who),
            (Spot::Stack(Stack::Nation(who)), Spot::Discard(_)) => Move::Nation(who),
            (Spot::Stack(Stack::Nation(who)), Spot::Play(_)) => Move::NationPlay(who),
            // A card that was played and is done goes there by itself.
            (Spot::Play(_), Spot::Discard(_)) if card.is_some() && !self.traits(card).pinned => return None,
            (Spot::Play(who) | Spot::Under(who, _), Spot::Discard(_)) => Move::Abandoned(who),
            // A card that was turned over and has done what it could goes there by itself.
            (Spot::Stack(Stack::Slots), Spot::Discard(_)) => return None,
            (Spot::Stack(Stack::Deck(who)), Spot::Discard(_)) => Move::Milled(who),
            (Spot::Market, Spot::Stack(Stack::Deck(who))) => Move::Took(who),
            (Spot::UnderMarket | Spot::Unrest, Spot::Stack(Stack::Deck(who))) => Move::Unrest(who),
            (Spot::Stack(Stack::Fame), Spot::Stack(Stack::Deck(who))) => Move::Fame(who),
            (
                Spot::Stack(Stack::Main | Stack::Regions | Stack::Origins | Stack::Civilisation),
                Spot::Stack(Stack::Deck(who)),
            ) => Move::BrokeThrough(who),
            (Spot::Exile, Spot::Stack(Stack::Deck(who))) => Move::FromExile(who),
            (Spot::Stack(Stack::Slots) | Spot::Discard(_), Spot::Play(who)) => Move::Settled(who),
            (_, Spot::Discard(who)) => Move::Discarded(who),
            (_, Spot::History(who)) if self.sinks(who) => Move::Sunk(who),
            (_, Spot::History(who)) => Move::History(who),
            (Spot::Stack(Stack::Main), Spot::Exile) => Move::ExiledMain,
            (_, Spot::Exile) => Move::Exiled(seat),
            (_, Spot::Stack(Stack::Deck(who))) => Move::OnDeck(who),
            (Spot::Hand(who), Spot::Stack(Stack::Nation(_))) => Move::SwappedNation(who),
            (_, Spot::Under(who, host)) => Move::Garrisoned { who, host },
            (Spot::UnderMarket, Spot::Unrest) => return None,
            (_, Spot::Unrest) => Move::Returned(seat),
            (Spot::Box, Spot::Play(who)) => Move::Became(who),
            (_, Spot::Market) => Move::Market,
            (_, Spot::Play(_) | Spot::Development(_) | Spot::Stack(_) | Spot::UnderMarket | Spot::Box) => return None,
        })
    }
}

fn move_to_hand(who: Seat, from: Spot) -> Option<Move> {
    Some(match from {
        Spot::Stack(Stack::Deck(_)) => Move::Drew(who),
        Spot::Stack(Stack::Fame) => Move::Fame(who),
        Spot::Stack(Stack::Nation(_)) => Move::NationHand(who),
        Spot::Stack(Stack::Main | Stack::Regions | Stack::Origins | Stack::Civilisation) => Move::BrokeThrough(who),
        Spot::Market => Move::Took(who),
        Spot::UnderMarket | Spot::Unrest => Move::Unrest(who),
        Spot::Play(_) | Spot::Under(..) => Move::Recalled(who),
        Spot::Discard(_) => Move::FromDiscard(who),
        Spot::History(_) => Move::FromHistory(who),
        Spot::Exile => Move::FromExile(who),
        Spot::Stack(Stack::Slots | Stack::Quests | Stack::Area | Stack::Discarded)
        | Spot::Development(_)
        | Spot::Box
        | Spot::Hand(_) => return None,
    })
}
