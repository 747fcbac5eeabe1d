//! What lies on the table, for whoever draws it. Everything here only reads.

use kernel::{Arg, Phrase, Seat};

use crate::card::{Card, CardSet};
use crate::data::{Deck, ImperiumData, Side};
use crate::effects::program::{Op, Verb};
use crate::effects::tell::Voice;
use crate::effects::words::{Mark, Period, Price, Token};
use crate::events::Spot;
use crate::files::{Sort, Start};
use crate::market::MARKET_TOKENS;
use crate::state::{Ending, Imperium, Stack, Stage};

/// A card of the market with what lies on and under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The card; none if the slot is empty.
    pub card: Option<Card>,
    /// The tokens on it.
    pub tokens: [(Token, u8); 3],
    /// How many unrests lie under it.
    pub unrests: usize,
}

/// What would be done with the card that somebody is to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Put on the discard pile.
    Discard,
    /// Put into the history.
    History,
    /// Put under the power card of the Atlanteans.
    Sink,
    /// Sent into exile.
    Exile,
    /// Taken back from play into the hand.
    Recall,
    /// Put from play on the discard pile.
    Abandon,
    /// Taken into the hand.
    Take,
    /// Put on the personal deck.
    OnDeck,
    /// Put back into the unrest deck.
    Return,
    /// Put under another card.
    Garrison,
    /// Handed over.
    Give,
    /// Acquired from the market or from exile.
    Acquire,
    /// Broken through for.
    BreakThrough,
    /// Exchanged.
    Swap,
    /// Developed.
    Develop,
    /// Played.
    Play,
    /// Its effect is used.
    Use,
    /// Made ready again.
    Ready,
    /// One of its marks counts as others.
    CountAs,
    /// Tokens are put on it.
    PutToken,
    /// An attack is warded off with it.
    Shield,
    /// Anything else.
    Other,
}

/// The effect that asks something.
#[derive(Clone, PartialEq, Debug)]
pub struct Resolving {
    /// Whose effect it is; none for King of Kings and for the course of the game.
    pub card: Option<Card>,
    /// Whether it is King of Kings.
    pub king: bool,
    /// The sentence that is being carried out, without capital and full stop.
    pub sentence: Option<Phrase>,
}

impl ImperiumData {
    /// Every sort of card, in the order of the almanac.
    pub fn all_sorts(&self) -> &[Sort] {
        &self.sorts
    }

    /// The nations: their names in notation and how hard they are to play, from 1 to 5.
    pub fn all_nations(&self) -> impl Iterator<Item = (&str, u8)> {
        self.nations.iter().map(|nation| (nation.id.as_str(), nation.file.difficulty))
    }

    /// The common decks by their names in notation.
    pub fn all_decks(&self) -> impl Iterator<Item = &str> {
        self.decks.iter().map(|deck| deck.id.as_str())
    }

    /// How many sorts the almanac lists that several decks have, that each common deck has, and that each nation has.
    pub fn sorts_by_deck(&self) -> (usize, Vec<usize>, Vec<usize>) {
        let shared = self.sorts.iter().take_while(|sort| sort.copies.is_empty()).count();
        let own = |deck: &Deck| {
            let has = |sort: usize| deck.slots[..deck.own].iter().any(|slot| usize::from(slot.sort) == sort);
            (shared..self.sorts.len()).filter(|sort| has(*sort)).count()
        };
        let nations = self.nations.iter().map(|nation| nation.file.sorts.len()).collect();
        (shared, self.decks.iter().map(own).collect(), nations)
    }

    /// A sort of card by its name in notation.
    pub fn sort_by_id(&self, id: &str) -> Option<&Sort> {
        self.sorts.iter().find(|sort| sort.id == id)
    }

    /// What a template does.
    pub fn template_steps(&self, name: &str) -> &[crate::effects::words::Step] {
        self.template(name)
    }
}

/// What one player has, as it can be seen.
#[derive(Clone, Copy, Debug)]
pub struct Area<'a> {
    state: &'a Imperium,
    seat: Seat,
}

impl Area<'_> {
    /// The nation of a seat by its name in notation.
    pub fn nation_id(self) -> &'static str {
        self.state.nation_of(self.seat).map_or("", |nation| &nation.id)
    }

    /// The name of a nation.
    pub fn nation_name(self) -> Arg {
        Arg::Name(format!("imperium.nation.{}", self.nation_id()))
    }

    /// Which side of the power card lies up.
    pub fn side(self) -> Side {
        if self.state.nations[self.seat.index()].is_multiple_of(2) { Side::A } else { Side::B }
    }

    /// Whether cards are sunk under the power card instead of telling a history.
    pub fn keeps_sunken(self) -> bool {
        self.state.sinks(self.seat)
    }

    /// Whether the development area holds quests, which nobody pays for.
    pub fn has_quests(self) -> bool {
        self.state.nation_of(self.seat).is_some_and(|nation| nation.file.quests)
    }

    /// The power card of a player.
    pub fn power(self) -> Card {
        self.state.power(self.seat)
    }

    /// How many tokens a player has.
    pub fn tokens(self, token: Token) -> u16 {
        self.state.has(self.seat, token)
    }

    /// How many exhaust tokens lie on a player's period card, and how many there are.
    pub fn exhaust_tokens(self) -> (u8, u8) {
        (self.state.player(self.seat).exhausts, self.state.nation_of(self.seat).map_or(5, |nation| nation.exhausts))
    }

    /// A player's period.
    pub fn period(self) -> Period {
        self.state.player(self.seat).period
    }

    /// Whether an exhaust token lies on the nation deck or in the development area.
    pub fn has_advanced(self) -> bool {
        self.state.player(self.seat).reshuffled
    }

    /// A player's hand.
    pub fn hand(self) -> CardSet {
        self.state.player(self.seat).hand
    }

    /// How many cards a player draws up to.
    pub fn hand_limit(self) -> usize {
        self.state.hand_limit(self.seat)
    }

    /// What lies in a player's area, without what is garrisoned.
    pub fn play(self) -> CardSet {
        self.state.player(self.seat).play
    }

    /// A player's discard pile.
    pub fn discard(self) -> CardSet {
        self.state.player(self.seat).discard
    }

    /// A player's history, or what was sunk.
    pub fn history(self) -> CardSet {
        self.state.player(self.seat).history
    }

    /// What lies in a player's development area.
    pub fn developments(self) -> CardSet {
        self.state.development(self.seat)
    }

    /// What a development costs a player now.
    pub fn development_price(self, card: Card) -> Price {
        self.state.development_cost(self.seat, card)
    }

    /// Whether a player could pay so much, progress standing in for what is missing.
    pub fn could_pay(self, price: &Price) -> bool {
        self.state.affords(self.seat, price)
    }

    /// The card at the bottom of a nation deck, which everybody knows unless it has been exchanged for another.
    pub fn accession(self) -> Option<Card> {
        let mut nation = self.state.pile(Stack::Nation(self.seat));
        nation.find(|card| self.state.is_accession(self.seat, *card) && self.state.is_known(*card))
    }

    /// Whether a player has used side B of King of Kings.
    pub fn has_been_honoured(self) -> bool {
        self.state.player(self.seat).honoured
    }

    /// How many such marks a player's area shows.
    pub fn marks(self, mark: Mark) -> usize {
        let counted = |card: Card| usize::from(self.state.traits(card).marks[mark as usize]);
        self.state.player(self.seat).play.iter().map(counted).sum()
    }
}

impl Imperium {
    /// What a player has.
    pub fn area(&self, seat: Seat) -> Area<'_> {
        Area { state: self, seat }
    }

    /// Whose turn it is.
    pub fn active(&self) -> Seat {
        self.turn
    }

    /// Who begins each round.
    pub fn begins(&self) -> Seat {
        self.first
    }

    /// Which round is played, from 1.
    pub fn round_number(&self) -> u16 {
        self.round
    }

    /// What the active player has done with the turn so far.
    pub fn turn_stage(&self) -> Stage {
        self.stage
    }

    /// Whether the end is near.
    pub fn nearing_end(&self) -> Ending {
        self.ending
    }

    /// Whether the solstice is on.
    pub fn is_solstice(&self) -> bool {
        self.stack.first().is_some_and(|frame| matches!(self.op(frame.at), Op::Solstice))
    }

    /// The common deck by its name in notation.
    pub fn common_deck(&self) -> &'static str {
        &self.data.0.decks[self.deck as usize].id
    }

    /// What is garrisoned under a card.
    pub fn garrisoned_under(&self, host: Card) -> Vec<Card> {
        self.garrison(host).collect()
    }

    /// Whether an exhaust token lies on a card.
    pub fn is_exhausted(&self, card: Card) -> bool {
        self.exhausted.contains(card)
    }

    /// How many progress tokens lie on a card in play.
    pub fn progress_on(&self, card: Card) -> u8 {
        if self.hoard.0 == card { self.hoard.1 } else { 0 }
    }

    /// The market.
    pub fn market_slots(&self) -> Vec<Slot> {
        let slot = |offer: &crate::state::Offer| Slot {
            card: offer.card.is_some().then_some(offer.card),
            tokens: std::array::from_fn(|at| (MARKET_TOKENS[at], offer.tokens[at])),
            unrests: usize::from(offer.card.is_some() && self.under[offer.card.index()].is_some()),
        };
        self.market.iter().map(slot).collect()
    }

    /// How many tokens lie on a card of the market, and whether an unrest lies under it; none if it is not there.
    pub fn on_offer(&self, card: Card) -> Option<(u8, bool)> {
        let offer = self.market[self.slot(card)?];
        Some((offer.tokens.iter().sum(), self.under[card.index()].is_some()))
    }

    /// How many cards lie in a pile.
    pub fn left_in(&self, stack: Stack) -> usize {
        self.count(stack)
    }

    /// How many cards lie in the unrest deck.
    pub fn unrest_left(&self) -> usize {
        self.unrest.len()
    }

    /// The exiled cards.
    pub fn exiled(&self) -> CardSet {
        self.exile
    }

    /// Which side of King of Kings lies up.
    pub fn king_side(&self) -> Side {
        if self.king_turned { Side::B } else { Side::A }
    }

    /// Where a card lies, as far as the viewer knows.
    pub fn spot_of(&self, card: Card) -> Option<Spot> {
        self.whereabouts(card)
    }

    /// Its place among all sorts of cards.
    pub fn sort_number(&self, card: Card) -> usize {
        self.data.0.sort_of(self.deck, &self.nations, card).into()
    }

    /// A card of this game of a sort, by its number.
    pub fn card_of_sort(&self, number: usize) -> Option<Card> {
        self.all_cards().find(|card| self.sort_number(*card) == number)
    }

    /// What sort of card it is; none if it is no card.
    pub fn sort_of_card(&self, card: Card) -> Option<&'static Sort> {
        self.data.0.sorts.get(self.sort_number(card))
    }

    /// The seat whose nation a card is of; none for a common card.
    pub fn home_of(&self, card: Card) -> Option<Seat> {
        card.nation().and_then(Seat::new)
    }

    /// The effect that asks something.
    pub fn resolving(&self) -> Option<Resolving> {
        let frame = self.frame()?;
        let sentence = self.data.0.program.sentence_at(frame.at);
        let told = match self.op(frame.at) == Op::React {
            true => {
                let exhaust = self.sort_of_card(frame.card).and_then(|sort| sort.exhaust.as_ref());
                exhaust.map(|exhaust| self.data.0.together(&exhaust.steps, Voice::DO))
            }
            false => sentence.map(|sentence| self.data.0.sentence(&sentence.step, sentence.before.as_ref())),
        };
        let card = frame.card.is_some().then_some(frame.card);
        let king = card.is_none() && sentence.is_some();
        Some(Resolving { card, king, sentence: told })
    }

    /// What would be done with the card that is to be chosen.
    #[expect(clippy::wildcard_enum_match_arm, reason = "only operations that offer cards have one chosen")]
    pub fn deed(&self) -> Deed {
        let Some(frame) = self.frame() else { return Deed::Other };
        match self.op(frame.at) {
            Op::Move(verb, _) => match verb {
                Verb::Discard => Deed::Discard,
                Verb::History => Deed::History,
                Verb::Sink => Deed::Sink,
                Verb::Exile => Deed::Exile,
                Verb::Recall => Deed::Recall,
                Verb::Abandon => Deed::Abandon,
                Verb::ToHand | Verb::Settle => Deed::Take,
                Verb::OnDeck => Deed::OnDeck,
                Verb::Return => Deed::Return,
                Verb::Garrison => Deed::Garrison,
                Verb::Give => Deed::Give,
            },
            Op::GarrisonThis(_) => Deed::Garrison,
            Op::Find(..) | Op::LookFame(_) => Deed::Take,
            Op::Acquire(_) => Deed::Acquire,
            Op::BreakThrough(_) => Deed::BreakThrough,
            Op::SwapMarket | Op::SwapNation => Deed::Swap,
            Op::Develop { .. } => Deed::Develop,
            Op::Play { .. } => Deed::Play,
            Op::Borrow | Op::Solstice => Deed::Use,
            Op::Ready => Deed::Ready,
            Op::CountAs(..) => Deed::CountAs,
            Op::PutOnMarket(..) | Op::MarketToken => Deed::PutToken,
            Op::DiscardAny => Deed::Discard,
            Op::Shield => Deed::Shield,
            _ => Deed::Other,
        }
    }
}

impl Sort {
    fn starts(&self, places: &[Start]) -> bool {
        self.copies.iter().any(|copy| copy.start.is_some_and(|start| places.contains(&start)))
    }

    /// Whether it is a side of a power card.
    pub fn is_power(&self) -> bool {
        self.starts(&[Start::PowerA, Start::PowerB])
    }

    /// Whether it lies under a nation deck.
    pub fn is_accession(&self) -> bool {
        self.starts(&[Start::Accession])
    }

    /// Whether it lies in a development area.
    pub fn is_development(&self) -> bool {
        self.starts(&[Start::Development])
    }
}
