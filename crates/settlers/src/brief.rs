//! What part each event has in the log, and what came of a deed in a few words.

use kernel::{Arg, Game, Part, Phrase, Seat, Seen, phrase};

use crate::almanac::counted;
use crate::card::Card;
use crate::data::SettlersData;
use crate::events::Event;
use crate::goods::{Good, Goods};
use crate::narrate::whose;
use crate::state::Settlers;

/// Goods one by one, so that what comes in several parts can be added up. Cards are told when they are drawn.
fn goods(goods: &Goods) -> Vec<Arg> {
    let is_card = |good: Good| matches!(good, Good::Card | Good::CommonCard | Good::FactionCard);
    goods.iter().filter(|(good, _)| !is_card(*good)).map(|(good, count)| counted(good, count).into()).collect()
}

/// A card that was drawn: which, for those who saw it.
fn drawn(data: &SettlersData, card: Card) -> Phrase {
    match card.is_face_up() {
        true => phrase!("settlers-brief-drew-seen", count = 1, things = vec![named(data, card).into()]),
        false => phrase!("settlers-brief-drew", count = 1),
    }
}

fn named(data: &SettlersData, card: Card) -> Phrase {
    phrase!("settlers-brief-card", card = data.card_name(card), count = 1)
}

/// A card as what somebody gives up.
fn given(data: &SettlersData, card: Card) -> Phrase {
    phrase!("settlers-brief-given", card = data.card_name(card), count = 1)
}

/// What part an event has in the log.
pub(crate) fn part(seen: &Seen<Settlers>, event: &Seen<Event>) -> Part {
    let data = seen.data();
    let card = |card: Card| data.card_name(card);
    let owner = |owner: Seat| whose((owner.index() < seen.seats()).then_some(owner));
    Part::Outcome(match **event {
        Event::RoundBegan { .. } | Event::ActionBegan | Event::CleanedUp | Event::GameEnded => return Part::Chapter,
        Event::Picked { .. }
        | Event::Chose { .. }
        | Event::OpponentGot { .. }
        | Event::Produced { .. }
        | Event::Built { .. }
        | Event::DealMade { .. }
        | Event::RazedHand { .. }
        | Event::Razed { .. }
        | Event::Activated { .. }
        | Event::Exchanged { .. }
        | Event::Passed { .. }
        | Event::Defended { .. }
        | Event::Deployed { .. }
        | Event::Tucked { .. }
        | Event::Stored { .. }
        | Event::AttackRevealed { .. } => return Part::Deed,
        Event::Raised { .. } | Event::Yields { .. } => return Part::Silent,
        Event::Opened { cards } => {
            let cards: Vec<Arg> = cards.iter().map(|card| named(data, *card).into()).collect();
            phrase!("settlers-brief-opened", things = cards)
        }
        Event::Swept { card } => phrase!("settlers-brief-swept", things = vec![named(data, card).into()]),
        Event::Dealt => phrase!("settlers-brief-dealt"),
        Event::PassedOn => phrase!("settlers-brief-passed-on"),
        Event::Drew { card, .. } => drawn(data, card),
        Event::Looked { card, .. } => phrase!("settlers-brief-looked", cards = drawn(data, card)),
        Event::Reshuffled => phrase!("settlers-brief-reshuffled"),
        Event::Kept { .. } => phrase!("settlers-brief-kept"),
        Event::ShuffledBack { .. } => phrase!("settlers-brief-shuffled-back"),
        Event::Discarded { card, .. } => phrase!("settlers-brief-discarded", things = vec![given(data, card).into()]),
        Event::Gained { goods: got, .. } if goods(&got).is_empty() => return Part::Silent,
        Event::Gained { goods: got, .. } => phrase!("settlers-brief-gained", things = goods(&got)),
        Event::Paid { goods: paid, .. } => phrase!("settlers-brief-paid", things = goods(&paid)),
        Event::Cleared { card, .. } => phrase!("settlers-brief-cleared", things = vec![given(data, card).into()]),
        Event::FoundationCleared { .. } => phrase!("settlers-brief-foundation-cleared", count = 1),
        Event::Stole { from, good, .. } => {
            phrase!("settlers-brief-stole", whom = from, things = vec![counted(good, 1).into()])
        }
        Event::Removed { owner: whom, card: gone, .. } => {
            phrase!("settlers-brief-removed", whom = owner(whom), card = card(gone))
        }
        Event::DealLost { seat, owner: whom, good } if whom == Some(seat) => {
            phrase!("settlers-brief-own-deal-lost", good = counted(good, 1))
        }
        Event::DealLost { owner: whom, good, .. } => {
            phrase!("settlers-brief-deal-lost", whom = whose(whom), good = counted(good, 1))
        }
        Event::DealTaken { owner: whom, good, .. } => {
            phrase!("settlers-brief-deal-taken", whom = whose(whom), good = counted(good, 1))
        }
        Event::Routed { owner: whom, card: target, .. } => {
            phrase!("settlers-brief-routed", whom = owner(whom), card = card(target))
        }
        Event::RouteEnded { card: marker, .. } => phrase!("settlers-brief-route-ended", card = card(marker)),
        Event::Reset { card: reset, .. } => phrase!("settlers-brief-reset", card = card(reset)),
        Event::Blocked { owner: whom, card: target, .. } => {
            phrase!("settlers-brief-blocked", whom = owner(whom), card = card(target))
        }
        Event::Captured { owner: whom, card: target, .. } => {
            phrase!("settlers-brief-captured", whom = owner(whom), card = card(target))
        }
        Event::FoundationLaid { card: laid, .. } => phrase!("settlers-brief-foundation", card = card(laid)),
        Event::Collected { card } => phrase!("settlers-brief-collected", things = vec![named(data, card).into()]),
        Event::Lost { card: lost } => phrase!("settlers-brief-lost", card = card(lost)),
    })
}
