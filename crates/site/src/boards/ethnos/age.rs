//! The end of an age, kingdom by kingdom: who is paid what, and why.

use std::sync::Arc;

use ethnos::{Ethnos, Event, Kingdom};
use kernel::{Arg, BySeat, Game, Narrate, Phrase, Seat, Seen, Step, Story, phrase};
use maud::{Markup, html};

use super::super::retelling::around;
use super::super::{Moment, Retelling, Retold, Share, Weight};
use super::roman;
use crate::pages::icon_as;
use crate::words::Say;

/// The age that ended with a decision, if one did.
fn ended(seen: &Seen<Ethnos>, step: &Step<Ethnos>) -> Option<u8> {
    step.events.iter().find_map(|event| {
        if let Event::AgeBegan { age, .. } = **event {
            return age.checked_sub(1);
        }
        matches!(**event, Event::GameEnded).then_some(seen.ages())
    })
}

/// The ends of ages.
pub fn ends(story: &Story<Ethnos>) -> Vec<Retold> {
    let mut since = story.steps().first().map_or(0, |step| step.number - 1);
    let ends = story.steps().iter().filter_map(|step| Some((step.number, ended(story.seen(), step)?)));
    ends.map(|(number, age)| {
        let title = phrase!("ethnos-page-age-scored", age = roman(age));
        Retold { number, since: std::mem::replace(&mut since, number), title, weight: Weight::Scoring }
    })
    .collect()
}

/// All ages, and after how many decisions they began.
pub fn ages(story: &Story<Ethnos>) -> Vec<(usize, Phrase)> {
    let ends = story.steps().iter().filter_map(|step| Some((step.number, ended(story.seen(), step)?)));
    let begun = ends.filter(|(_, age)| *age < story.seen().ages()).map(|(number, age)| (number, age + 1));
    let all = std::iter::once((0, 1)).chain(begun);
    all.map(|(number, age)| (number, phrase!("ethnos-page-age-name", age = roman(age)))).collect()
}

/// Everybody's glory if the age ended here: what they have, and what the table is worth.
pub fn standing(seen: &Seen<Ethnos>) -> Vec<i32> {
    let over = seen.outcome().is_some();
    let paid = |areas: &[BySeat<u8>], seat: Seat| areas.iter().map(|shares| i32::from(shares[seat])).sum::<i32>();
    let areas: Vec<BySeat<u8>> = if over { vec![] } else { areas(seen).into_iter().map(|area| area.shares).collect() };
    let bands = |seat: Seat| -> i32 {
        let own = seen.bands().filter(|band| band.owner == seat && !over);
        own.map(|band| i32::from(seen.band_glory(band))).sum()
    };
    let giant = |seat: Seat| match seen.giant_holder() {
        Some(holder) if holder == seat && !over => i32::from(giant_glory(seen)),
        Some(_) | None => 0,
    };
    let glory = |seat: Seat| i32::from(seen.player(seat).glory());
    Seat::all(seen.seats()).map(|seat| glory(seat) + paid(&areas, seat) + bands(seat) + giant(seat)).collect()
}

/// What the Giant token brings at the end of this age.
fn giant_glory(seen: &Seen<Ethnos>) -> u8 {
    let held = seen.data().figures.giant_held.value.on(seen.table().side);
    held.get(usize::from(seen.age()).saturating_sub(1)).copied().unwrap_or(0)
}

/// A kingdom or the Merfolk board, with how far everybody is there.
struct Area {
    /// The kingdom; none for the Merfolk.
    kingdom: Option<Kingdom>,
    values: Vec<u8>,
    counts: BySeat<u8>,
    shares: BySeat<u8>,
}

/// All areas that are scored, in the order of the rules.
fn areas(seen: &Seen<Ethnos>) -> Vec<Area> {
    let land = |kingdom: Kingdom| {
        let land = seen.land(kingdom);
        (Some(kingdom), land.tokens().to_vec(), BySeat::from_fn(|seat| land.markers(seat)))
    };
    let merfolk = seen.has_merfolk().then(|| {
        let values = seen.data().figures.merfolk_glory.value.on(seen.table().side).to_vec();
        (None, values, BySeat::from_fn(|seat| seen.player(seat).merfolk()))
    });
    let all = Kingdom::all().map(land).chain(merfolk);
    all.map(|(kingdom, values, counts)| {
        let shares = seen.score_area(&values, &counts);
        Area { kingdom, values, counts, shares }
    })
    .collect()
}

/// The end of an age that a decision brought.
pub fn retelling(story: &Story<Ethnos>, say: Say<'_>, number: usize) -> Option<Retelling> {
    let [_, before, _] = around(story)?;
    let last = story.steps().iter().position(|step| step.number == number)?;
    let age = ended(story.seen(), story.steps().get(last)?)?;
    let ends = |step: &Step<Ethnos>| step.events.iter().any(|event| matches!(**event, Event::AgeEnded { .. }));
    let first = story.steps()[..=last].iter().rposition(|step| ends(step)).unwrap_or(last);
    let mut moments = vec![opening(story, say, &story.steps()[first..=last])];
    moments.extend(areas(before).iter().map(|area| area.moment(before, say)));
    moments.extend(giant(before, say));
    moments.push(bands(before, say));
    // Hordes that raided in decisions before this one have been paid by then.
    let paid = |seat: Seat| -> i32 {
        let raids = raids(&story.steps()[first..last]).filter(|(raider, ..)| *raider == seat);
        raids.map(|(.., glory)| i32::from(glory)).sum()
    };
    let start = |seat: Seat| (seat, i32::from(before.player(seat).glory()) - paid(seat));
    let tally = Seat::all(before.seats()).map(start).collect();
    let title = say.say(&phrase!("ethnos-page-age-scored", age = roman(age)));
    Some(Retelling { number, title, moments, tally })
}

/// The hordes that raided: whose, with how many markers, for how much glory.
fn raids(steps: &[Arc<Step<Ethnos>>]) -> impl Iterator<Item = (Seat, u8, u8)> {
    steps.iter().flat_map(|step| &step.events).filter_map(|event| {
        let Event::Raided { seat, markers, glory } = **event else { return None };
        Some((seat, markers, glory))
    })
}

/// The last dragon, and the hordes that raided before anything was scored: each may have been asked.
fn opening(story: &Story<Ethnos>, say: Say<'_>, steps: &[Arc<Step<Ethnos>>]) -> Moment {
    let share = |(seat, markers, glory): (Seat, u8, u8)| {
        Share::points(seat, say.say(&phrase!("ethnos-page-scored-raid", markers = markers)), glory.into())
    };
    let mut ends = steps.iter().flat_map(|step| &step.events);
    let end = ends.find(|event| matches!(***event, Event::AgeEnded { .. }));
    let told = end.and_then(|event| Ethnos::told(story.seen(), event)).map(|phrase| say.say(&phrase));
    Moment {
        picture: icon_as("i-dragon", "emblem").into(),
        shares: raids(steps).map(share).collect(),
        told: told.into_iter().collect(),
        ..Moment::default()
    }
}

impl Area {
    fn name(&self, seen: &Seen<Ethnos>, say: Say<'_>) -> String {
        match self.kingdom {
            Some(kingdom) => say.name(format!("ethnos.kingdom.{}", seen.data().kingdom_id(kingdom))),
            None => say.word("ethnos-source-merfolk"),
        }
    }

    fn picture(&self, seen: &Seen<Ethnos>) -> Markup {
        let Some(kingdom) = self.kingdom else { return icon_as("i-merfolk-board", "emblem").into() };
        let id = seen.data().kingdom_id(kingdom);
        html! { span class=(format!("scored-k k-{id}")) { (icon_as(&format!("k-{id}"), "shield-k")) } }
    }

    /// Those who have anything here, the strongest first, each with what breaks ties.
    fn contenders(&self, seen: &Seen<Ethnos>) -> Vec<(Seat, u8, (u8, u8))> {
        let trolls = |seat: Seat| seen.troll_tokens(seat).fold((0, 0), |(sum, _), value| (sum + value, value));
        let all = Seat::all(seen.seats()).map(|seat| (seat, self.counts[seat], trolls(seat)));
        let mut all: Vec<_> = all.filter(|(_, count, _)| *count > 0).collect();
        all.sort_by_key(|(seat, count, trolls)| (std::cmp::Reverse((*count, *trolls)), *seat));
        all
    }

    fn moment(&self, seen: &Seen<Ethnos>, say: Say<'_>) -> Moment {
        let contenders = self.contenders(seen);
        let why = |(seat, count, trolls): &(Seat, u8, (u8, u8))| {
            let equal = contenders.iter().filter(|(other, same, _)| other != seat && same == count);
            let (ties, shared) =
                equal.fold((0, 0), |(ties, shared), (_, _, theirs)| (ties + 1, shared + i32::from(theirs == trolls)));
            let how = match (ties, shared) {
                (0, _) => "plain",
                (_, 0) => "trolls",
                (_, _) => "shared",
            };
            let (count, how) = (*count, Arg::Text(how.to_owned()));
            say.say(&match self.kingdom {
                Some(_) => phrase!("ethnos-page-scored-markers", count = count, how = how),
                None => phrase!("ethnos-page-scored-space", space = count, how = how),
            })
        };
        let share = |one: &(Seat, u8, (u8, u8))| Share::points(one.0, why(one), i32::from(self.shares[one.0]));
        let awards = seen.awards(&self.values, contenders.len());
        let places = awards.iter().rposition(|paid| *paid > 0).map_or(0, |last| last + 1);
        let paid: Vec<Arg> = awards[..places].iter().map(|paid| Arg::from(u32::from(*paid))).collect();
        let rule = say.say(&phrase!("ethnos-page-scored-pays", places = places, paid = paid));
        let nobody = contenders.is_empty().then(|| say.word("ethnos-page-scored-nobody"));
        Moment {
            picture: self.picture(seen),
            head: Some(self.name(seen, say)),
            rule: Some(html! { (rule) }),
            shares: contenders.iter().map(share).collect(),
            told: nobody.into_iter().collect(),
            whose: None,
        }
    }
}

fn giant(seen: &Seen<Ethnos>, say: Say<'_>) -> Option<Moment> {
    let seat = seen.giant_holder()?;
    let share = Share::points(seat, say.word("ethnos-page-scored-giant"), giant_glory(seen).into());
    let head = Some(say.word("ethnos-source-giant"));
    Some(Moment { picture: icon_as("i-giant", "emblem").into(), head, shares: vec![share], ..Moment::default() })
}

/// Everybody's bands, from the largest down.
fn bands(seen: &Seen<Ethnos>, say: Say<'_>) -> Moment {
    let share = |seat: Seat| {
        let mut worths: Vec<u8> =
            seen.bands().filter(|band| band.owner == seat).map(|band| seen.band_glory(band)).collect();
        worths.sort_by_key(|worth| std::cmp::Reverse(*worth));
        let sum = worths.iter().copied().map(i32::from).sum();
        let each: Vec<String> = worths.iter().map(u8::to_string).collect();
        let why = phrase!("ethnos-page-scored-bands", bands = worths.len(), each = each.join(" + "));
        Share::points(seat, say.say(&why), sum)
    };
    Moment {
        picture: icon_as("i-band", "emblem").into(),
        head: Some(say.word("ethnos-source-bands")),
        shares: Seat::all(seen.seats()).map(share).collect(),
        ..Moment::default()
    }
}
