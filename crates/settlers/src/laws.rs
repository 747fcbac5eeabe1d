//! What the laws of all games need to know of this one.

use kernel::Stream;
use kernel::laws::Lawful;

use crate::data::SettlersData;
use crate::setup::Setup;
use crate::state::Settlers;

impl Lawful for Settlers {
    fn any_setup(data: &'static SettlersData, stream: &mut Stream) -> Setup {
        Setup::any(data, stream)
    }

    /// Every card by its number, then the attack cards.
    fn inventory(&self) -> Vec<u16> {
        let mut cards = vec![];
        self.each_card(|card| cards.push(card.index() as u16));
        cards.sort();
        let solo = &self.solo;
        let attacks = solo.deck.iter().chain(solo.row.iter()).chain(solo.gone.iter()).chain(solo.seized.iter());
        let mut attacks: Vec<u16> = attacks.map(|good| *good as u16).collect();
        attacks.sort();
        cards.extend(attacks);
        cards
    }
}
