//! What the shared laws need to know of Imperium.

use kernel::laws::Lawful;
use kernel::{Seat, Stream};

use crate::card::SEATS;
use crate::data::{ImperiumData, Side};
use crate::effects::words::Category;
use crate::files::Start;
use crate::rival::{Level, RIVAL};
use crate::setup::{Choice, Setup, Solo};
use crate::state::Imperium;

impl Lawful for Imperium {
    fn any_setup(data: &'static ImperiumData, stream: &mut Stream) -> Setup {
        let seats = 1 + stream.below(SEATS as u32) as usize;
        let deck = stream.below(data.decks.len() as u32) as usize;
        let solo = (seats == 1).then(|| {
            let level = Level::ALL[stream.below(Level::ALL.len() as u32) as usize];
            let (region_effects, doubled) = (stream.below(4) > 0, stream.below(4) == 0);
            Solo { region_effects, doubled, calm: stream.below(3) as u8, ..Solo::new(level) }
        });
        if stream.below(8) == 0 {
            return Setup { seats, nations: None, deck, solo };
        }
        let mut nations: Vec<u8> = (0..data.nations.len() as u8).collect();
        stream.shuffle(&mut nations);
        // Which side lies up does not matter to the rival.
        let mut sides = |at: usize| if stream.below(2) == 0 && (at != RIVAL || seats > 1) { Side::A } else { Side::B };
        let mut choice = |(at, nation)| Choice { nation, side: sides(at) };
        Setup {
            seats,
            nations: Some(nations.into_iter().enumerate().take(seats.max(2)).map(&mut choice).collect()),
            deck,
            solo,
        }
    }

    /// Every card that lies somewhere. Fame cards are only counted, because nobody knows which were put aside; path cards
    /// take each other's place.
    fn inventory(&self) -> Vec<u16> {
        let mut pieces = vec![];
        let mut fame = 0;
        let mut add = |state: &Imperium, card: crate::card::Card| {
            let path = matches!(state.starts(card), Some(Start::Beside | Start::Later));
            match state.traits(card).category & 1 << Category::Fame as u8 != 0 {
                true => fame += 1,
                false if path => {}
                false => pieces.push(state.traits(card).sort),
            }
        };
        for seat in Seat::all(self.seats.into()) {
            self.open_holdings(seat).iter().for_each(|card| add(self, card));
            self.development(seat).iter().for_each(|card| add(self, card));
        }
        for stack in self.stacks() {
            self.pile(stack).for_each(|card| add(self, card));
        }
        for offer in self.market.iter().filter(|offer| offer.card.is_some()) {
            self.chain(offer.card).for_each(|card| add(self, card));
        }
        (self.exile | self.unrest).iter().for_each(|card| add(self, card));
        pieces.sort_unstable();
        pieces.push(10_000 + fame);
        pieces
    }
}
