//! What part each event has in the log, and what came of a deed in a few words.

use kernel::{Game, Part, Seen, phrase};

use crate::events::Event;
use crate::narrate::coins;
use crate::state::Hadara;

/// What part an event has in the log.
pub(crate) fn part(seen: &Seen<Hadara>, event: &Seen<Event>) -> Part {
    let data = seen.data();
    match **event {
        Event::EpochBegan { .. } | Event::GameEnded => Part::Chapter,
        // Everybody draws before everybody decides; the cards lie before those who may see them.
        Event::Decided { .. } | Event::Drew { .. } => Part::Silent,
        Event::SideChosen { .. }
        | Event::WheelSet { .. }
        | Event::Bought { .. }
        | Event::Sold { .. }
        | Event::Captured { .. }
        | Event::Carved { .. }
        | Event::Removed { .. }
        | Event::PaidForFood { .. }
        | Event::SilverBought { .. }
        | Event::GoldBought { .. }
        | Event::Declined { .. } => Part::Deed,
        Event::Discarded { card, .. } => {
            let card = phrase!("hadara-brief-card", card = data.card_name(card));
            Part::Outcome(phrase!("hadara-brief-discarded", things = vec![card.into()]))
        }
        Event::Income { coins: got, more, .. } => {
            let brief = phrase!("hadara-brief-coins", coins = coins(got + more));
            Part::Under(phrase!("hadara-told-incomes"), brief)
        }
        Event::SurplusSold { coins: got, .. } => {
            Part::Under(phrase!("hadara-told-surpluses"), phrase!("hadara-brief-coins", coins = coins(got)))
        }
        Event::Plundered { coins: got, .. } => Part::Either(phrase!("hadara-brief-plundered", coins = coins(got))),
        Event::Integrated { tile, price, .. } => Part::Either(phrase!(
            "hadara-brief-integrated",
            coins = coins(price),
            colony = data.tile_name(tile),
            steps = data.step_list(data.tile_back(tile).steps)
        )),
    }
}
