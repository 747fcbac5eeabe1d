//! What the laws of all games need to know of this one.

use kernel::laws::Lawful;
use kernel::{Seat, Stream};

use crate::card::Card;
use crate::data::EthnosData;
use crate::setup::Setup;
use crate::state::Ethnos;

impl Lawful for Ethnos {
    fn any_setup(data: &'static EthnosData, stream: &mut Stream) -> Setup {
        Setup::any(data, stream)
    }

    /// Every card by its number, then the markers of each player and the Troll tokens.
    fn inventory(&self) -> Vec<u16> {
        let mut cards: Vec<u16> =
            self.deck.iter().chain(self.row.iter()).chain(self.laid.iter()).map(|card| card.number()).collect();
        cards.extend(std::iter::repeat_n(Card::DRAGON.number(), self.dragons.into()));
        for seat in Seat::all(self.seats as usize) {
            cards.extend(self.player(seat).hand().iter().map(|card| card.number()));
        }
        cards.sort();
        for seat in Seat::all(self.seats as usize) {
            let player = self.player(seat);
            let markers = self.markers_on_board(seat) + player.horde_size() + self.supply(seat);
            cards.push(markers as u16);
        }
        let held: usize = Seat::all(self.seats as usize).map(|seat| self.troll_tokens(seat).count()).sum();
        let free = self.free_trolls(usize::MAX).count();
        cards.push((held + free) as u16);
        cards
    }
}
