//! What part each event has in the log, and what came of a deed in a few words.

use kernel::{Arg, Game, Part, Phrase, Seen, phrase};

use crate::card::Card;
use crate::events::Event;
use crate::state::Ethnos;

/// What part an event has in the log.
pub(crate) fn part(seen: &Seen<Ethnos>, event: &Seen<Event>) -> Part {
    let data = seen.data();
    match **event {
        Event::AgeBegan { .. } | Event::AgeEnded { .. } | Event::GameEnded => Part::Chapter,
        Event::Recruited { .. } | Event::Passed { .. } | Event::BandPlayed { .. } | Event::Raided { .. } => Part::Deed,
        // Cards are recruited from the deck, or drawn because of a band.
        Event::Drew { card: Card::HIDDEN, .. } => Part::Either(phrase!("ethnos-brief-drew", count = 1)),
        Event::Drew { card, .. } => {
            Part::Either(phrase!("ethnos-brief-drew-seen", count = 1, things = vec![data.card_name(card)]))
        }
        Event::Dragon { number, .. } => Part::Outcome(phrase!("ethnos-brief-dragon", number = number)),
        Event::MarkerPlaced { kingdom, count, .. } => {
            Part::Outcome(phrase!("ethnos-brief-marker", kingdom = data.kingdom_name(kingdom), now = count))
        }
        Event::GiantTaken { glory, .. } => Part::Outcome(phrase!("ethnos-brief-giant", glory = glory)),
        Event::TrollTaken { value, .. } => Part::Outcome(phrase!("ethnos-brief-troll", value = value)),
        Event::HordeMarked { colour, .. } => {
            Part::Outcome(phrase!("ethnos-brief-horde", colour = data.colour_name(colour)))
        }
        Event::MerfolkMoved { to, .. } => Part::Outcome(phrase!("ethnos-brief-merfolk", to = to)),
        Event::Kept { count, .. } => Part::Outcome(phrase!("ethnos-brief-kept", count = count)),
        Event::Discarded { cards, .. } => {
            Part::Outcome(phrase!("ethnos-brief-discarded", things = data.card_list(cards.kinds())))
        }
        Event::KingdomScored { kingdom, glory, .. } => {
            scored(phrase!("plain-name", name = data.kingdom_name(kingdom)), glory)
        }
        Event::MerfolkScored { glory, .. } => scored(phrase!("ethnos-source-merfolk"), glory),
        Event::GiantScored { glory, .. } => scored(phrase!("ethnos-source-giant"), glory),
        Event::BandsScored { glory, .. } => scored(phrase!("ethnos-source-bands"), glory),
    }
}

/// Glory that an age brings: everybody's stands together.
fn scored(what: Phrase, glory: impl Into<Arg>) -> Part {
    let brief = phrase!("ethnos-brief-scored", what = what, glory = glory.into());
    Part::Under(phrase!("ethnos-told-scoring"), brief)
}
