//! What is told again besides the turns of a rival: the solstice, card by card, and the scoring, source by source.

use imperium::{Event, Imperium, SOURCES};
use kernel::{Game, Narrate, Phrase, Seat, Seen, Step, Story, phrase};
use maud::html;

use super::super::{Moment, Retelling, Retold, Share, Weight};
use super::end::{SIGNS, ranked};
use super::marks::sign;
use super::{card, rival};
use crate::words::{Say, capital};

fn has(step: &Step<Imperium>, wanted: impl Fn(&Event) -> bool) -> bool {
    step.events.iter().any(|event| wanted(event))
}

/// The step before which the solstice began that ended with this one; none if it did not, or if no card had anything to do.
fn solstice(story: &Story<Imperium>, last: usize) -> Option<usize> {
    let steps = story.steps();
    let ends = |step: &Step<Imperium>| has(step, |event| matches!(event, Event::Round { .. } | Event::Over));
    if !ends(&steps[last]) {
        return None;
    }
    let first = steps[..=last].iter().rposition(|step| has(step, |event| matches!(event, Event::Solstice)))?;
    let solemn = |step: &Step<Imperium>| has(step, |event| matches!(event, Event::Solemn { .. }));
    (!steps[first..last].iter().any(|step| ends(step)) && steps[first..=last].iter().any(|step| solemn(step)))
        .then_some(first)
}

/// All that can be told again: turns of a rival, solstices, the scoring.
pub fn retold(story: &Story<Imperium>) -> Vec<Retold> {
    let steps = story.steps();
    let over = story.seen().outcome().is_some();
    let told = steps.iter().enumerate().filter_map(|(at, step)| {
        let (title, since, weight) = if over && at + 1 == steps.len() {
            (phrase!("imperium-page-scored"), at, Weight::Scoring)
        } else if rival::begins(step) {
            (rival::title(story, at), at, Weight::Turn)
        } else {
            let first = solstice(story, at)?;
            (phrase!("imperium-page-solstice-told", round = round_of(story, at)), first, Weight::Turn)
        };
        Some(Retold { number: step.number, since: steps[since].number - 1, title, weight })
    });
    told.collect()
}

/// All rounds, and after how many decisions they began.
pub fn rounds(story: &Story<Imperium>) -> Vec<(usize, Phrase)> {
    let began = |step: &Step<Imperium>| {
        let mut events = step.events.iter();
        events.find_map(|event| {
            let Event::Round { round } = **event else { return None };
            Some(round)
        })
    };
    let begun = story.steps().iter().filter_map(|step| Some((step.number, began(step)?)));
    let all = std::iter::once((0, 1)).chain(begun);
    all.map(|(number, round)| (number, phrase!("imperium-page-round", round = round))).collect()
}

/// The round that ended with a step.
fn round_of(story: &Story<Imperium>, last: usize) -> u16 {
    let later = story.steps()[last..].iter().flat_map(|step| &step.events);
    let rounds = later.filter(|event| matches!(***event, Event::Round { .. })).count();
    story.seen().round_number().saturating_sub(rounds as u16)
}

/// What a decision set off.
pub fn retelling(story: &Story<Imperium>, say: Say<'_>, number: usize) -> Option<Retelling> {
    let retold = retold(story).into_iter().find(|retold| retold.number == number)?;
    let at = story.steps().iter().position(|step| step.number == number)?;
    let over = story.seen().outcome().is_some() && at + 1 == story.steps().len();
    let mut moments = rival::moments(story, say, at);
    moments.extend(solstice(story, at).map_or(vec![], |first| solemn(story, say, first, at)));
    let mut tally = vec![];
    if over {
        let seen = story.seen();
        moments.extend((0..SOURCES.len()).filter_map(|source| scored(seen, say, source)));
        tally = ranked(seen).into_iter().map(|seat| (seat, 0)).collect();
    }
    Some(Retelling { number, title: say.say(&retold.title), moments, tally })
}

/// The solstice, one card after the other.
fn solemn(story: &Story<Imperium>, say: Say<'_>, first: usize, last: usize) -> Vec<Moment> {
    let seen = story.seen();
    let events = story.steps()[first..=last].iter().flat_map(|step| &step.events);
    let events = events.skip_while(|event| !matches!(***event, Event::Solstice));
    let mut moments: Vec<Moment> = vec![];
    for event in events.take_while(|event| !matches!(***event, Event::Round { .. } | Event::Over)) {
        let told = Imperium::told(seen, event).map(|phrase| say.say(&phrase));
        if let Event::Solemn { card: used, .. } = **event {
            let number = seen.sort_number(used);
            let class = card::class_of(say.data(), number, card::Size::Medium);
            let picture = html! { div class=(class) { (card::print(say, number, card::Size::Medium)) } };
            moments.push(Moment { picture, told: told.into_iter().collect(), ..Moment::default() });
        } else if let Some(moment) = moments.last_mut() {
            moment.told.extend(told);
        }
    }
    moments
}

/// What a source of points brought everybody; none if it brought nobody anything.
fn scored(seen: &Seen<Imperium>, say: Say<'_>, source: usize) -> Option<Moment> {
    let (name, id) = (SOURCES[source], SIGNS[source]);
    let points = |seat: Seat| seen.sources(seat).get(source).map_or(0, |(_, points)| *points);
    let seats = ranked(seen);
    if seats.iter().all(|seat| points(*seat) == 0) {
        return None;
    }
    let share = |seat: Seat| {
        let why = best(seen, say, seat, name);
        Share::points(seat, why, points(seat))
    };
    Some(Moment {
        picture: sign(id, "emblem").into(),
        head: Some(capital(&say.say(&Imperium::source(name)))),
        shares: seats.into_iter().map(share).collect(),
        ..Moment::default()
    })
}

/// So many cards are named for a source.
const NAMED: usize = 3;

/// The cards of a source that were worth most to a player.
fn best(seen: &Seen<Imperium>, say: Say<'_>, seat: Seat, source: &str) -> String {
    let mut cards: Vec<(i32, usize)> = seen
        .scoring_cards(seat)
        .iter()
        .filter(|one| seen.source_name(*one) == source)
        .map(|one| (seen.card_points(seat, one), seen.sort_number(one)))
        .filter(|(points, _)| *points != 0)
        .collect();
    cards.sort_by_key(|(points, number)| (std::cmp::Reverse(points.abs()), *number));
    let more = cards.len().saturating_sub(NAMED);
    let worth = |points: i32| points.to_string().replace('-', "−");
    let named = cards.iter().take(NAMED);
    let mut named: Vec<String> =
        named.map(|(points, number)| format!("{} {}", card::name(say, *number), worth(*points))).collect();
    if more > 0 {
        named.push(say.say(&phrase!("imperium-page-scored-more", count = more)));
    }
    named.join(" · ")
}
