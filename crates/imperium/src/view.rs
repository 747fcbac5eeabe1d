//! What a viewer may not know.
//!
//! Every card whose place a viewer does not know is in one pool with others that could lie there instead. A view deals each
//! pool out in a fixed order and says which cards are `hidden`: it depends on nothing but what the viewer knows. A redeal
//! deals the same pools out by chance.

use kernel::{Conceal, Dice, Seat, Stream, Viewer};

use crate::card::{Card, CardSet, SEATS};
use crate::data::leading;
use crate::effects::words::Category;
use crate::frame::FRAMES;
use crate::state::{Imperium, Stack};

/// Piles that belong to nobody, with what lies in them.
const COMMON_STACKS: [(Stack, Option<Category>); 5] = [
    (Stack::Regions, Some(Category::Region)),
    (Stack::Origins, Some(Category::Origins)),
    (Stack::Civilisation, Some(Category::Civilisation)),
    (Stack::Fame, Some(Category::Fame)),
    (Stack::Main, None),
];

/// The order in which the cards of a pool are dealt out.
trait Deal {
    fn arrange(&mut self, cards: &mut [Card]);
}

/// As a view has it: always the same.
struct InOrder;

impl Deal for InOrder {
    fn arrange(&mut self, cards: &mut [Card]) {
        cards.sort_unstable();
    }
}

impl Deal for &mut Stream {
    fn arrange(&mut self, cards: &mut [Card]) {
        self.shuffle(cards);
    }
}

/// A list of cards that asks for no memory.
#[derive(Clone, Copy)]
struct List {
    cards: [Card; 128],
    len: usize,
}

impl List {
    fn new() -> List {
        List { cards: [Card::NONE; 128], len: 0 }
    }

    fn push(&mut self, card: Card) {
        if self.len < self.cards.len() {
            self.cards[self.len] = card;
            self.len += 1;
        }
    }

    fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len]
    }

    fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len]
    }
}

impl Extend<Card> for List {
    fn extend<I: IntoIterator<Item = Card>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.push(card));
    }
}

/// Which card lies where another did.
pub(crate) struct Exchange {
    to: [Card; 256],
    changed: CardSet,
}

impl Exchange {
    pub(crate) fn new() -> Exchange {
        Exchange { to: std::array::from_fn(|card| Card(card as u8)), changed: CardSet::EMPTY }
    }

    /// The cards of `places` make room for those of `cards`, one by one.
    pub(crate) fn deal(&mut self, places: &[Card], cards: &[Card]) {
        for (place, card) in places.iter().zip(cards) {
            self.to[place.index()] = *card;
            self.changed.insert(*place);
        }
    }

    fn card(&self, card: Card) -> Card {
        self.to[card.index()]
    }

    pub(crate) fn set(&self, set: CardSet) -> CardSet {
        let moved = set & self.changed;
        if moved.is_empty() {
            return set;
        }
        set.without(self.changed) | moved.iter().map(|card| self.card(card)).collect()
    }
}

impl Imperium {
    /// The cards whose place a viewer, by its bit, does not know.
    fn unknown(&self, viewer: usize) -> CardSet {
        let mut unknown = CardSet::EMPTY;
        for seat in self.seated() {
            if seat.index() != viewer {
                unknown |= self.player(seat).hand | self.player(seat).history;
            }
            unknown |= self.pile_set(Stack::Deck(seat));
            let nation = self.pile(Stack::Nation(seat));
            unknown |= nation.filter(|card| self.has_swapped(seat) || !self.is_accession(seat, *card)).collect();
        }
        for (stack, _) in COMMON_STACKS {
            unknown |= self.pile_set(stack);
        }
        if self.level.is_some() {
            unknown |= self.pile_set(Stack::Slots) | self.pile_set(Stack::Quests);
        }
        unknown.without(self.knows[viewer]) | self.fame_aside()
    }

    /// The fame cards that nobody has seen because they are not in the game.
    fn fame_aside(&self) -> CardSet {
        let fame = 1 << Category::Fame as u8;
        let own = self.data.0.decks[self.deck as usize].own;
        let all = (0..own).map(Card::common).filter(|card| self.traits(*card).category & fame != 0);
        all.filter(|card| self.whereabouts(*card).is_none()).collect()
    }

    /// Deals everything that a viewer does not know out anew.
    fn deal_out(&mut self, viewer: usize, mut deal: impl Deal) {
        let unknown = self.unknown(viewer);
        let mut exchange = Exchange::new();
        // Whose unseen cards of a common deck a player holds, the viewer cannot tell.
        let strangers = self.secret & unknown;
        let mut private: [List; SEATS] = [List::new(); SEATS];
        let mut foreign: [[u8; 6]; SEATS] = [[0; 6]; SEATS];
        let mut main = List::new();
        for seat in self.seated() {
            let pool = self.pool_of(seat, viewer) & unknown;
            let own = pool.without(if seat.index() == viewer { CardSet::EMPTY } else { strangers });
            private[seat.index()].extend(own.iter());
            for card in pool.without(own).iter() {
                if let Some(category) = leading(self.traits(card).category) {
                    foreign[seat.index()][category as usize] += 1;
                }
            }
        }
        let mut secret = self.secret.without(strangers);
        let foreigners: CardSet = self
            .seated()
            .filter(|seat| seat.index() != viewer)
            .fold(CardSet::EMPTY, |all, seat| all | self.pool_of(seat, viewer) & strangers);
        for category in [Category::Region, Category::Origins, Category::Civilisation, Category::Raid, Category::Fame] {
            let mut cards = List::new();
            let common = COMMON_STACKS.iter().fold(CardSet::EMPTY, |all, (stack, _)| all | self.pile_set(*stack));
            let loose = (common & unknown) | foreigners | self.fame_aside();
            let of_category = |card: &Card| leading(self.traits(*card).category) == Some(category);
            cards.extend(loose.iter().filter(of_category));
            deal.arrange(cards.as_mut_slice());
            let mut rest = cards.as_slice();
            if let Some((stack, _)) = COMMON_STACKS.iter().find(|(_, holds)| *holds == Some(category)) {
                let mut places = List::new();
                places.extend(self.pile(*stack).filter(|card| unknown.contains(*card)));
                let (here, more) = rest.split_at(places.len.min(rest.len()));
                exchange.deal(places.as_slice(), here);
                rest = more;
            }
            for seat in self.seated() {
                let count = usize::from(foreign[seat.index()][category as usize]);
                let (here, more) = rest.split_at(count.min(rest.len()));
                private[seat.index()].extend(here.iter().copied());
                here.iter().for_each(|card| secret.insert(*card));
                rest = more;
            }
            if category == Category::Fame {
                let aside: List = {
                    let mut list = List::new();
                    list.extend(self.fame_aside().iter());
                    list
                };
                exchange.deal(aside.as_slice(), rest);
            } else {
                main.extend(rest.iter().copied());
            }
        }
        deal.arrange(main.as_mut_slice());
        let mut places = List::new();
        places.extend(self.pile(Stack::Main).filter(|card| unknown.contains(*card)));
        exchange.deal(places.as_slice(), main.as_slice());
        for seat in self.seated() {
            let cards = &mut private[seat.index()];
            deal.arrange(cards.as_mut_slice());
            let places = self.places(seat, viewer, unknown);
            exchange.deal(places.as_slice(), cards.as_slice());
            if self.is_rival(seat) {
                self.deal_dynasty(seat, unknown, &mut deal, &mut exchange);
            } else if !self.merges(seat, viewer) {
                let mut nation = List::new();
                nation.extend(self.pile(Stack::Nation(seat)).filter(|card| unknown.contains(*card)));
                let places = nation;
                deal.arrange(nation.as_mut_slice());
                exchange.deal(places.as_slice(), nation.as_slice());
            }
        }
        self.exchange(&exchange);
        self.secret = secret;
    }

    /// Deals the rival's dynasty and quests out: cards of a kind are shuffled among each other.
    fn deal_dynasty(&self, seat: Seat, unknown: CardSet, deal: &mut impl Deal, exchange: &mut Exchange) {
        let mut rest: CardSet = self.pile_set(Stack::Nation(seat)) & unknown;
        while let Some(first) = self.pile(Stack::Nation(seat)).find(|card| rest.contains(*card)) {
            let rank = self.dynasty_rank(seat, first);
            let alike = |card: &Card| rest.contains(*card) && self.dynasty_rank(seat, *card) == rank;
            let mut places = List::new();
            places.extend(self.pile(Stack::Nation(seat)).filter(alike));
            let mut cards = places;
            deal.arrange(cards.as_mut_slice());
            exchange.deal(places.as_slice(), cards.as_slice());
            rest = rest.without(places.as_slice().iter().copied().collect());
        }
        let mut places = List::new();
        places.extend(self.pile(Stack::Quests).filter(|card| unknown.contains(*card)));
        let mut cards = places;
        deal.arrange(cards.as_mut_slice());
        exchange.deal(places.as_slice(), cards.as_slice());
    }

    /// Whether a nation deck may hold cards that came from the hand, for all that a viewer knows.
    fn merges(&self, seat: Seat, viewer: usize) -> bool {
        seat.index() != viewer && self.has_swapped(seat)
    }

    /// Whether a player has exchanged a card of their hand for one of their nation deck. Until then everybody knows where the
    /// accession card lies.
    fn has_swapped(&self, seat: Seat) -> bool {
        self.swapped & 1 << seat.index() != 0
    }

    /// From now on it is kept account of who knows where a player's accession card lies.
    pub(crate) fn note_swap(&mut self, seat: Seat) {
        let nation = self.pile(Stack::Nation(seat));
        let accession: CardSet = nation.filter(|card| self.is_accession(seat, *card)).collect();
        if !self.has_swapped(seat) {
            for viewer in 0..=SEATS {
                if self.watches(viewer) {
                    self.knows[viewer] |= accession;
                }
            }
            self.swapped |= 1 << seat.index();
        }
    }

    /// The cards among which those in a player's hidden places are, as a viewer sees it.
    fn pool_of(&self, seat: Seat, viewer: usize) -> CardSet {
        let mut pool = self.pile_set(Stack::Deck(seat));
        if self.is_rival(seat) {
            pool |= self.pile_set(Stack::Slots);
        }
        if seat.index() != viewer {
            pool |= self.player(seat).hand | self.player(seat).history;
        }
        if self.merges(seat, viewer) {
            pool |= self.pile_set(Stack::Nation(seat));
        }
        pool
    }

    /// A player's hidden places in an order that depends on nothing hidden.
    fn places(&self, seat: Seat, viewer: usize, unknown: CardSet) -> List {
        let mut places = List::new();
        if seat.index() != viewer {
            for zone in [self.player(seat).hand, self.player(seat).history] {
                let start = places.len;
                places.extend((zone & unknown).iter());
                places.as_mut_slice()[start..].sort_by_cached_key(|card| self.bearing(*card));
            }
        }
        places.extend(self.pile(Stack::Deck(seat)).filter(|card| unknown.contains(*card)));
        if self.is_rival(seat) {
            places.extend(self.pile(Stack::Slots).filter(|card| unknown.contains(*card)));
        }
        if self.merges(seat, viewer) {
            places.extend(self.pile(Stack::Nation(seat)).filter(|card| unknown.contains(*card)));
        }
        places
    }

    /// What tells places of a hand apart from outside: who knows the card there, and whether an effect refers to it.
    pub(crate) fn bearing(&self, card: Card) -> u128 {
        let known =
            (0..=SEATS).fold(0, |known, viewer| known | u128::from(self.knows[viewer].contains(card)) << viewer);
        self.stack.iter().enumerate().fold(known, |bits, (at, frame)| {
            let referred = [frame.last, frame.before, frame.card];
            let bit = |by: usize| u128::from(referred[by] == card) << (8 + by * FRAMES + at);
            bits | bit(0) | bit(1) | bit(2)
        })
    }

    /// Puts cards in the places of others, wherever they are referred to.
    pub(crate) fn exchange(&mut self, exchange: &Exchange) {
        for seat in self.seated() {
            let area = exchange.set(self.development(seat));
            self.player_mut(seat).development = area.iter().fold(0, |bits, card| bits | 1 << card.number());
        }
        for player in &mut self.players {
            for zone in [&mut player.hand, &mut player.play, &mut player.discard, &mut player.history] {
                *zone = exchange.set(*zone);
            }
        }
        for set in [&mut self.unrest, &mut self.exile, &mut self.garrisoned, &mut self.exhausted] {
            *set = exchange.set(*set);
        }
        let before = self.under;
        for card in (0..=u8::MAX).map(Card) {
            self.under[exchange.card(card).index()] = exchange.card(before[card.index()]);
        }
        self.tops = self.tops.map(|card| exchange.card(card));
        self.market.iter_mut().for_each(|offer| offer.card = exchange.card(offer.card));
        self.hoard.0 = exchange.card(self.hoard.0);
        self.knows = self.knows.map(|known| exchange.set(known));
        self.converted
            .as_mut_slice()
            .iter_mut()
            .for_each(|conversion| conversion.card = exchange.card(conversion.card));
        for frame in self.stack.as_mut_slice() {
            for card in [&mut frame.card, &mut frame.last, &mut frame.before] {
                *card = exchange.card(*card);
            }
        }
    }

    /// Fills what is hidden with some arrangement that the viewer cannot rule out.
    pub(crate) fn deal_hidden(&mut self, viewer: Viewer, stream: &mut Stream) {
        self.hidden = CardSet::EMPTY;
        if !self.is_laid_open() {
            match viewer {
                Viewer::Seat(seat) => self.deal_out(seat.index(), &mut *stream),
                Viewer::Spectator => self.deal_out(SEATS, &mut *stream),
                Viewer::Omniscient => {}
            }
        }
        self.dice = stream.dice();
    }

    /// Whether the viewer that this view is for knows where a card lies.
    pub fn is_known(&self, card: Card) -> bool {
        !self.hidden.contains(card)
    }
}

impl Conceal for Imperium {
    fn conceal(&mut self, viewer: Viewer) {
        self.dice = Dice::TAKEN_OUT;
        let viewer = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => SEATS,
            Viewer::Omniscient => return,
        };
        if !self.is_laid_open() {
            self.deal_out(viewer, InOrder);
            self.hidden = self.unknown(viewer);
        }
    }
}
