//! What part each event has in the log, and what came of a deed in a few words.

use kernel::{Part, Phrase, Seen, phrase};

use crate::data::Side;
use crate::effects::tell::nouns::{self, Case, category, tokens};
use crate::effects::words::{Period, Token};
use crate::events::Event;
use crate::state::{Imperium, Stack};

/// What part an event has in the log.
pub(super) fn part(seen: &Seen<Imperium>, event: &Seen<Event>) -> Part {
    match **event {
        Event::Turn { .. } => Part::Turn,
        Event::Round { .. } | Event::Solstice | Event::LastRound | Event::Collapse | Event::Over => Part::Chapter,
        Event::Refreshed { .. } => Part::Silent,
        Event::Played { .. }
        | Event::Exhausted { .. }
        | Event::Solemn { .. }
        | Event::Stirred { .. }
        | Event::Innovated { .. }
        | Event::Revolted { .. }
        | Event::Warded { .. }
        | Event::Rolled { .. }
        | Event::Followed { .. }
        | Event::CleanedUp { .. } => Part::Deed,
        Event::Moved { seat, card, from, to, .. } => {
            seen.brief_move(seat, card, from, to).map_or(Part::Silent, Part::Outcome)
        }
        Event::Gained { token, count, .. } => {
            let tokens = tokens(token, count, Case::Some);
            Part::Outcome(phrase!("imperium-brief-gained", things = vec![tokens.into()]))
        }
        Event::Paid { token, count, .. } => {
            let tokens = tokens(token, count, Case::Some);
            Part::Outcome(phrase!("imperium-brief-paid", things = vec![tokens.into()]))
        }
        Event::Yielded { to, token, count, .. } => {
            Part::Outcome(phrase!("imperium-brief-yielded", whom = to, tokens = tokens(token, count, Case::Some)))
        }
        Event::OnMarket { card, token, count, .. } => {
            let tokens = tokens(token, u16::from(count), Case::Some);
            Part::Outcome(phrase!("imperium-brief-on-card", tokens = tokens, cards = seen.brief_card(card)))
        }
        Event::Laid { card, count, .. } => {
            let tokens = tokens(Token::Progress, u16::from(count), Case::Some);
            Part::Outcome(phrase!("imperium-brief-on-card", tokens = tokens, cards = seen.brief_card(card)))
        }
        Event::Shuffled { stack } => shuffled(stack).map_or(Part::Silent, Part::Outcome),
        Event::Looked { card, .. } => Part::Outcome(phrase!("imperium-brief-looked", cards = seen.brief_card(card))),
        Event::Revealed { card, .. } => {
            Part::Outcome(phrase!("imperium-brief-revealed", cards = seen.brief_card(card)))
        }
        Event::Named { category: named, .. } => {
            Part::Outcome(phrase!("imperium-brief-named-category", category = category(named)))
        }
        Event::Failed { .. } => Part::Outcome(phrase!("imperium-brief-failed")),
        Event::Readied { card, .. } => Part::Outcome(phrase!("imperium-brief-readied", cards = seen.brief_card(card))),
        Event::Converted { card, mark, .. } => {
            let mark = nouns::mark(mark);
            Part::Outcome(phrase!("imperium-brief-converted", mark = mark, cards = seen.brief_card(card)))
        }
        Event::Period { period: Period::Barbarian, .. } => Part::Outcome(phrase!("imperium-brief-barbarian")),
        Event::Period { period: Period::Empire, .. } => Part::Outcome(phrase!("imperium-brief-empire")),
        Event::King { side: Side::A, .. } => Part::Outcome(phrase!("imperium-brief-king-a")),
        Event::King { side: Side::B, .. } => Part::Outcome(phrase!("imperium-brief-king-b")),
        Event::Ending => Part::Outcome(phrase!("imperium-brief-ending")),
    }
}

fn shuffled(stack: Stack) -> Option<Phrase> {
    match stack {
        Stack::Deck(_) => Some(phrase!("imperium-brief-shuffled-deck")),
        Stack::Nation(_) => Some(phrase!("imperium-brief-shuffled-nation")),
        Stack::Main
        | Stack::Regions
        | Stack::Origins
        | Stack::Civilisation
        | Stack::Fame
        | Stack::Slots
        | Stack::Quests
        | Stack::Area
        | Stack::Discarded => None,
    }
}
