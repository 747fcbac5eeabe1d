//! When two tables are the same. Equal cards cannot be told apart, and the order in which cards garrison another does not
//! matter: two tables that differ in nothing else are one.

use std::hash::{Hash, Hasher};

use crate::card::Card;
use crate::state::Imperium;
use crate::view::Exchange;

impl PartialEq for Imperium {
    fn eq(&self, other: &Imperium) -> bool {
        self.is_identical(other)
            || (self.round == other.round
                && self.counts == other.counts
                && self.nations == other.nations
                && self.deck == other.deck
                && self.in_order().is_identical(&other.in_order()))
    }
}

impl Eq for Imperium {}

impl Hash for Imperium {
    /// Of what does not depend on which of several equal cards lies where.
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Imperium { seats, deck, nations, turn, round, stage, ending, counts, .. } = self;
        (seats, deck, nations, turn, round, stage, ending, counts).hash(hasher);
        for player in &self.players {
            (player.materials, player.population, player.progress, player.actions, player.exhausts).hash(hasher);
            for zone in [player.hand, player.play, player.discard, player.history] {
                zone.len().hash(hasher);
                zone.iter().filter(|card| self.traits(*card).twin == 0).for_each(|card| card.hash(hasher));
            }
        }
        for offer in self.market.iter().filter(|offer| offer.card.is_some()) {
            (self.traits(offer.card).sort, offer.tokens).hash(hasher);
        }
        for frame in self.stack.iter() {
            (frame.at, frame.seat, frame.done, frame.step, frame.left).hash(hasher);
        }
    }
}

impl Imperium {
    /// Whether the tables are the same card by card.
    fn is_identical(&self, other: &Imperium) -> bool {
        let Imperium {
            data,
            dice,
            seats,
            deck,
            nations,
            first,
            turn,
            round,
            stage,
            ending,
            level,
            region_effects,
            die,
            king_turned,
            next_ignores,
            players,
            market,
            under,
            tops,
            counts,
            unrest,
            exile,
            garrisoned,
            exhausted,
            marked,
            swapped,
            knows,
            secret,
            hidden,
            hoard,
            converted,
            happened,
            amount,
            stirred,
            stack,
        } = self;
        *data == other.data
            && *dice == other.dice
            && *seats == other.seats
            && *deck == other.deck
            && *nations == other.nations
            && *first == other.first
            && *turn == other.turn
            && *round == other.round
            && *stage == other.stage
            && *ending == other.ending
            && *level == other.level
            && *region_effects == other.region_effects
            && *die == other.die
            && *king_turned == other.king_turned
            && *next_ignores == other.next_ignores
            && *players == other.players
            && *market == other.market
            && *under == other.under
            && *tops == other.tops
            && *counts == other.counts
            && *unrest == other.unrest
            && *exile == other.exile
            && *garrisoned == other.garrisoned
            && *exhausted == other.exhausted
            && *marked == other.marked
            && *swapped == other.swapped
            && *knows == other.knows
            && *secret == other.secret
            && *hidden == other.hidden
            && *hoard == other.hoard
            && *converted == other.converted
            && *happened == other.happened
            && *amount == other.amount
            && *stirred == other.stirred
            && *stack == other.stack
    }

    /// The same table with equal cards in a fixed order.
    fn in_order(mut self) -> Imperium {
        self.order_garrisons();
        let order = self.by_place();
        let mut exchange = Exchange::new();
        for twin in 1..=order.iter().map(|card| self.traits(*card).twin).max().unwrap_or(0) {
            let mut places: Vec<Card> = order.iter().copied().filter(|card| self.traits(*card).twin == twin).collect();
            let aside = self.all_cards().filter(|card| self.traits(*card).twin == twin && !places.contains(card));
            places.extend(aside.collect::<Vec<_>>());
            let mut cards = places.clone();
            cards.sort_unstable();
            exchange.deal(&places, &cards);
        }
        self.exchange(&exchange);
        self.marked = exchange.set(self.marked);
        self.secret = exchange.set(self.secret);
        self.hidden = exchange.set(self.hidden);
        self
    }

    /// The order in which cards garrison another does not matter.
    fn order_garrisons(&mut self) {
        for seat in self.seated() {
            for host in self.player(seat).play.iter() {
                let mut cards: Vec<Card> = self.garrison(host).collect();
                cards.sort_by_cached_key(|card| (self.sort_id(*card), self.appearance(*card), *card));
                let mut above = host;
                for card in cards {
                    self.under[above.index()] = card;
                    self.under[card.index()] = Card::NONE;
                    above = card;
                }
            }
        }
    }
}
