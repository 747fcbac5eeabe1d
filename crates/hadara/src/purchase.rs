//! Buying and selling cards (pages 5 and 6).

use kernel::{Recorder, Seat};

use crate::action::{Action, Deal, Refusal};
use crate::card::{Card, Colour, Epoch, Track};
use crate::effects::Effect;
use crate::events::{Event, Origin};
use crate::state::Hadara;

impl Hadara {
    /// What a card costs a player: less by one for each card of its colour that the player owns.
    #[inline]
    pub fn price(&self, seat: Seat, card: Card) -> u16 {
        let face = self.data.0.face(card);
        u16::from(face.cost).saturating_sub(self.count(seat, face.colour) as u16)
    }

    /// What selling a card of an epoch brings a player: its back says how much.
    pub fn sale(&self, seat: Seat, epoch: Epoch) -> u16 {
        let more = self.effect(seat, |effect| {
            let Effect::SellsForMore { coins } = effect else { return None };
            Some(u16::from(*coins))
        });
        u16::from(self.figures().sale.value[epoch.index()]) + more.unwrap_or(0)
    }

    /// Whether a bonus tile is put on this card.
    pub(crate) fn holds_tile(&self, card: Card) -> bool {
        matches!(self.data.0.face(card).effect, Some(Effect::HoldsTile { .. }))
    }

    /// The tracks of which a player has a bonus tile left.
    pub(crate) fn open_tiles(&self, seat: Seat) -> impl Iterator<Item = Track> {
        Track::ALL.into_iter().filter(move |track| self.unused_tiles(seat, *track) > 0)
    }

    pub(crate) fn check_tile(&self, seat: Seat, track: Track) -> Result<(), Refusal> {
        if self.unused_tiles(seat, track) > 0 { Ok(()) } else { Err(Refusal::NoTile(track)) }
    }

    pub(crate) fn check_price(&self, seat: Seat, price: u16) -> Result<(), Refusal> {
        let coins = self.player(seat).coins;
        if coins >= price { Ok(()) } else { Err(Refusal::CannotPay { price, coins }) }
    }

    /// Lists what a player may do with a card, each as `action` puts it.
    #[inline]
    pub(crate) fn list_deals(&self, seat: Seat, card: Card, action: impl Fn(Deal) -> Action, out: &mut Vec<Action>) {
        if self.price(seat, card) <= self.player(seat).coins {
            if self.holds_tile(card) {
                out.extend(self.open_tiles(seat).map(|track| action(Deal::Buy { tile: Some(track) })));
            } else {
                out.push(action(Deal::Buy { tile: None }));
            }
        }
        out.push(action(Deal::Sell));
    }

    pub(crate) fn check_deal(&self, seat: Seat, card: Card, deal: Deal) -> Result<(), Refusal> {
        let Deal::Buy { tile } = deal else { return Ok(()) };
        match (tile, self.holds_tile(card)) {
            (None, true) => return Err(Refusal::TileNeeded(card)),
            (Some(_), false) => return Err(Refusal::TileNotNeeded(card)),
            (Some(track), true) => self.check_tile(seat, track)?,
            (None, false) => {}
        }
        self.check_price(seat, self.price(seat, card))
    }

    /// Buys or sells a card that has left its deck or pile.
    pub(crate) fn deal(
        &mut self,
        seat: Seat,
        card: Card,
        deal: Deal,
        origin: Origin,
        recorder: &mut impl Recorder<Event>,
    ) {
        match deal {
            Deal::Buy { tile } => {
                let price = self.price(seat, card);
                let player = self.player_mut(seat);
                player.coins -= price;
                player.tableau.insert(card);
                player.tile = tile.or(player.tile);
                recorder.record(Event::Bought { seat, card, price, tile, origin });
            }
            Deal::Sell => {
                let coins = self.sale(seat, self.data.0.face(card).epoch);
                self.player_mut(seat).coins += coins;
                match origin {
                    Origin::Deck => self.player_mut(seat).sold.push(card),
                    Origin::Pile => self.gone.insert(card),
                }
                recorder.record(Event::Sold { seat, card, coins, origin });
            }
        }
    }

    /// The discard piles that have cards, with their top cards.
    pub(crate) fn tops(&self) -> impl Iterator<Item = Card> {
        Colour::ALL.into_iter().filter_map(|colour| self.pile(colour).last().copied())
    }

    pub(crate) fn check_top(&self, card: Card) -> Result<(), Refusal> {
        if self.tops().any(|top| top == card) { Ok(()) } else { Err(Refusal::NotOnTop(card)) }
    }

    /// Removes a card from a tableau for good. A bonus tile that lay on it is unused again (last page).
    pub(crate) fn lose(&mut self, seat: Seat, card: Card) {
        if self.holds_tile(card) {
            self.player_mut(seat).tile = None;
        }
        self.player_mut(seat).tableau.remove(card);
        self.gone.insert(card);
    }
}
