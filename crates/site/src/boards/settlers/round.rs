//! The end of a round: what everybody produced, which locations brought points, and what was kept.

use std::collections::BTreeMap;
use std::sync::Arc;

use kernel::{Game, Phrase, Seat, Seen, Step, Story, phrase};
use maud::{Markup, html};
use settlers::{Card, Event, Good, Goods, Settlers, SettlersData, Supply};

use super::super::retelling::around;
use super::super::{Moment, Retelling, Retold, Share, Weight};
use super::marks::{self, sign};
use crate::words::Say;

/// The round that ended with a decision, if one did.
fn ended(seen: &Seen<Settlers>, step: &Step<Settlers>) -> Option<u8> {
    step.events.iter().find_map(|event| {
        if let Event::RoundBegan { round, .. } = **event {
            return round.checked_sub(1).filter(|before| *before > 0);
        }
        matches!(**event, Event::GameEnded).then(|| seen.round())
    })
}

/// The ends of rounds.
pub fn ends(story: &Story<Settlers>) -> Vec<Retold> {
    let mut since = story.steps().first().map_or(0, |step| step.number - 1);
    let ends = story.steps().iter().filter_map(|step| Some((step.number, ended(story.seen(), step)?)));
    ends.map(|(number, round)| {
        let title = phrase!("settlers-face-round-ended", round = round);
        Retold { number, since: std::mem::replace(&mut since, number), title, weight: Weight::Scoring }
    })
    .collect()
}

/// All rounds, and after how many decisions they began.
pub fn rounds(story: &Story<Settlers>) -> Vec<(usize, Phrase)> {
    let began = |step: &Step<Settlers>| {
        let mut events = step.events.iter();
        events.find_map(|event| {
            let Event::RoundBegan { round: round @ 2.., .. } = **event else { return None };
            Some(round)
        })
    };
    let begun = story.steps().iter().filter_map(|step| Some((step.number, began(step)?)));
    let all = std::iter::once((0, 1)).chain(begun);
    all.map(|(number, round)| (number, phrase!("settlers-face-round-name", round = round))).collect()
}

/// What brought somebody points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
enum Cause {
    /// Board, deals and locations in the production phase.
    Production,
    /// A location that was built.
    Built(Card),
    /// A location that was used.
    Used(Card),
    /// A deal.
    Deal(Card),
    /// Something that was razed.
    Razed(Card),
    /// Anything else.
    #[default]
    Other,
}

/// What somebody got in a round.
#[derive(Default)]
struct Gains {
    /// What whatever is gained now comes of.
    cause: Cause,
    produced: Goods,
    /// The locations that produced.
    yielded: Vec<Card>,
    points: BTreeMap<Cause, i32>,
}

/// What everybody got, by seat.
fn gains(seats: usize, steps: &[Arc<Step<Settlers>>]) -> Vec<Gains> {
    let mut all: Vec<Gains> = (0..seats).map(|_| Gains::default()).collect();
    for event in steps.iter().flat_map(|step| &step.events) {
        if matches!(**event, Event::ActionBegan) {
            all.iter_mut().for_each(|gains| gains.cause = Cause::Other);
        }
        if let Some((seat, cause)) = begun(event)
            && let Some(gains) = all.get_mut(seat.index())
        {
            gains.cause = cause;
        }
        if let Event::Yields { seat, card } = **event
            && let Some(gains) = all.get_mut(seat.index())
        {
            gains.yielded.push(card);
        }
        if let Event::Gained { seat, goods } = **event
            && let Some(gains) = all.get_mut(seat.index())
        {
            gains.take(&goods);
        }
    }
    all
}

/// Whose gains have another cause from this event on.
fn begun(event: &Event) -> Option<(Seat, Cause)> {
    if let Event::Produced { seat } = *event {
        return Some((seat, Cause::Production));
    }
    if let Event::Built { seat, card } | Event::Raised { seat, card } = *event {
        return Some((seat, Cause::Built(card)));
    }
    if let Event::DealMade { seat, card } | Event::Routed { seat, card, .. } = *event {
        return Some((seat, Cause::Deal(card)));
    }
    if let Event::RazedHand { seat, card } | Event::Razed { seat, card, .. } = *event {
        return Some((seat, Cause::Razed(card)));
    }
    let Event::Activated { seat, card, .. } = *event else { return None };
    Some((seat, Cause::Used(card)))
}

impl Gains {
    fn take(&mut self, goods: &Goods) {
        for (good, count) in goods.iter() {
            if good == Good::Point {
                *self.points.entry(self.cause).or_default() += i32::from(count);
            } else if self.cause == Cause::Production {
                self.produced.add(good, count);
            }
        }
    }
}

/// The end of a round that a decision brought.
pub fn retelling(story: &Story<Settlers>, say: Say<'_>, number: usize) -> Option<Retelling> {
    let [began, before, after] = around(story)?;
    let seen = story.seen();
    let last = story.steps().iter().position(|step| step.number == number)?;
    let round = ended(seen, story.steps().get(last)?)?;
    let first = story.steps()[..last].iter().rposition(|step| ended(seen, step).is_some());
    let steps = &story.steps()[first.map_or(0, |before| before + 1)..=last];
    let (seats, over) = (after.seats(), after.outcome().is_some());
    let gains = gains(seats, steps);
    let mut moments: Vec<Moment> =
        Seat::all(seats).zip(&gains).map(|(seat, gains)| of_player(after, say, seat, gains)).collect();
    if over {
        let locations = |seat| (of_locations(after, say, seat), after.location_points(seat));
        let stores = |seat| (String::new(), after.store_points(seat));
        moments.push(at_the_end(say, "s-l", "settlers-source-locations", seats, locations));
        moments.push(at_the_end(say, "s-keep", "settlers-source-stores", seats, stores));
    } else {
        moments.push(cleanup(before, after, say));
    }
    let tally = Seat::all(seats).map(|seat| (seat, i32::from(began.player(seat).score()))).collect();
    let title = say.say(&phrase!("settlers-face-round-ended", round = round));
    Some(Retelling { number, title, moments, tally })
}

/// What one player got in the round.
fn of_player(after: &Seen<Settlers>, say: Say<'_>, seat: Seat, gains: &Gains) -> Moment {
    let data: &SettlersData = after.data();
    let name = |card: &Card| say.say(&phrase!("plain-name", name = data.card_name(*card)));
    let why = |cause: &Cause| match cause {
        Cause::Production => {
            let yielded: Vec<String> = gains.yielded.iter().map(name).collect();
            html! {
                (say.word("settlers-source-production")) " " (marks::goods(say, &gains.produced, 1))
                @if !yielded.is_empty() { " " span.small.faded { (yielded.join(", ")) } }
            }
        }
        Cause::Built(card) => spoken(say, &phrase!("settlers-face-round-built", card = data.card_name(*card))),
        Cause::Used(card) => spoken(say, &phrase!("settlers-face-round-used", card = data.card_name(*card))),
        Cause::Deal(card) => spoken(say, &phrase!("settlers-face-round-deal", card = data.card_name(*card))),
        Cause::Razed(card) => spoken(say, &phrase!("settlers-face-round-razed", card = data.card_name(*card))),
        Cause::Other => html! { (say.word("settlers-source-features")) },
    };
    let mut points = gains.points.clone();
    points.entry(Cause::Production).or_default();
    let share = |(cause, points): (&Cause, &i32)| Share { why: why(cause), ..Share::points(seat, "", *points) };
    let faction = after.player(seat).faction();
    let head = format!("{} · {}", say.say(&phrase!("end-name", who = seat)), marks::faction_word(say, faction));
    Moment {
        picture: marks::crest(say, faction, seat, "crest"),
        head: Some(head),
        whose: Some(seat),
        shares: points.iter().map(share).collect(),
        ..Moment::default()
    }
}

fn spoken(say: Say<'_>, phrase: &Phrase) -> Markup {
    html! { (say.say(phrase)) }
}

/// What the points of somebody's locations are made of.
fn of_locations(after: &Seen<Settlers>, say: Say<'_>, seat: Seat) -> String {
    let (worth, faction) = (after.data().figures.location_points.value, after.faction_locations(seat));
    let common = after.empire(seat).len() - faction;
    say.say(&phrase!(
        "settlers-face-round-locations",
        faction = faction,
        each = worth.faction,
        common = common,
        other = worth.common
    ))
}

/// Points that are counted when the game is over, each time with the reason.
fn at_the_end(
    say: Say<'_>,
    id: &str,
    word: &'static str,
    seats: usize,
    counted: impl Fn(Seat) -> (String, u16),
) -> Moment {
    let share = |seat: Seat| {
        let (why, points) = counted(seat);
        Share::points(seat, why, points.into())
    };
    Moment {
        picture: sign(id, "emblem").into(),
        head: Some(say.word(word)),
        shares: Seat::all(seats).map(share).collect(),
        ..Moment::default()
    }
}

/// What everybody keeps for the next round, and what goes back.
fn cleanup(before: &Seen<Settlers>, after: &Seen<Settlers>, say: Say<'_>) -> Moment {
    let goods = |count: &dyn Fn(Good) -> u16| -> Goods {
        Good::ALL.iter().map(|(good, _)| (*good, u8::try_from(count(*good)).unwrap_or(u8::MAX))).collect()
    };
    let share = |seat: Seat| {
        let (had, has): (&Supply, &Supply) = (before.player(seat).supply(), after.player(seat).supply());
        let (kept, lost) = (goods(&|good| has.get(good)), goods(&|good| had.get(good).saturating_sub(has.get(good))));
        let why = html! {
            @if lost.is_empty() { (say.word("settlers-face-round-nothing-lost")) } @else { (say.word("settlers-face-round-lost")) " " (marks::goods(say, &lost, 1)) }
        };
        let got =
            html! { @if !kept.is_empty() { (say.word("settlers-face-round-kept")) " " (marks::goods(say, &kept, 1)) } };
        Share::other(seat, why, got)
    };
    Moment {
        picture: sign("s-keep", "emblem").into(),
        head: Some(say.word("settlers-face-round-cleanup")),
        shares: Seat::all(after.seats()).map(share).collect(),
        ..Moment::default()
    }
}
