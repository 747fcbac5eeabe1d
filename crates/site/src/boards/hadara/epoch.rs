//! The end of an epoch, track by track, and what everybody has become worth in it.

use hadara::{Event, Hadara, HadaraData, SOURCES, Track};
use kernel::{Arg, Game, Narrate, Phrase, Seat, Seen, Step, Story, phrase};
use maud::{Markup, html};

use super::super::retelling::around;
use super::super::{Moment, Retelling, Retold, Share, Weight};
use super::{ROMAN, marks};
use crate::words::Say;

/// The epoch that ended with a decision, if one did, counted from one.
fn ended(step: &Step<Hadara>) -> Option<usize> {
    step.events.iter().find_map(|event| {
        if let Event::EpochBegan { epoch, .. } = **event {
            return Some(epoch.index()).filter(|before| *before > 0);
        }
        matches!(**event, Event::GameEnded).then_some(ROMAN.len())
    })
}

fn roman(epoch: usize) -> &'static str {
    ROMAN.get(epoch.wrapping_sub(1)).copied().unwrap_or("I")
}

/// The ends of epochs.
pub fn ends(story: &Story<Hadara>) -> Vec<Retold> {
    let mut since = story.steps().first().map_or(0, |step| step.number - 1);
    let ends = story.steps().iter().filter_map(|step| Some((step.number, ended(step)?)));
    ends.map(|(number, epoch)| {
        let title = phrase!("hadara-page-epoch-ended", epoch = roman(epoch));
        Retold { number, since: std::mem::replace(&mut since, number), title, weight: Weight::Scoring }
    })
    .collect()
}

/// All epochs, and after how many decisions they began.
pub fn epochs(story: &Story<Hadara>) -> Vec<(usize, Phrase)> {
    let ends = story.steps().iter().filter_map(|step| Some((step.number, ended(step)?)));
    let begun = ends.filter(|(_, epoch)| *epoch < ROMAN.len()).map(|(number, epoch)| (number, epoch + 1));
    let all = std::iter::once((0, 1)).chain(begun);
    all.map(|(number, epoch)| (number, phrase!("hadara-page-epoch-name", epoch = roman(epoch)))).collect()
}

/// What somebody did in an epoch.
#[derive(Clone, Default)]
struct Deeds {
    incomes: Vec<u16>,
    colonies: Vec<Arg>,
    statues: Vec<Arg>,
    removed: usize,
    paid: usize,
    surplus: u16,
    silver: usize,
    gold: usize,
}

impl Deeds {
    /// What this seat did in these steps.
    fn of<'a>(seat: Seat, data: &HadaraData, steps: impl Iterator<Item = &'a Step<Hadara>>) -> Deeds {
        let mut deeds = Deeds::default();
        steps.flat_map(|step| &step.events).for_each(|event| deeds.note(seat, data, event));
        deeds
    }

    fn note(&mut self, who: Seat, data: &HadaraData, event: &Event) {
        match *event {
            Event::Income { seat, coins, more } if seat == who => self.incomes.push(coins + more),
            Event::Captured { seat, level, .. } if seat == who => {
                self.colonies.push(Arg::from(data.front(level).military));
            }
            Event::Carved { seat, slot, .. } if seat == who => {
                self.statues.push(Arg::from(data.statue(slot).culture.value));
            }
            Event::Removed { seat, .. } if seat == who => self.removed += 1,
            Event::PaidForFood { seat, .. } if seat == who => self.paid += 1,
            Event::SurplusSold { seat, coins } if seat == who => self.surplus += coins,
            Event::SilverBought { seat, .. } if seat == who => self.silver += 1,
            Event::GoldBought { seat, .. } if seat == who => self.gold += 1,
            Event::Decided { .. }
            | Event::SideChosen { .. }
            | Event::EpochBegan { .. }
            | Event::WheelSet { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Bought { .. }
            | Event::Sold { .. }
            | Event::Income { .. }
            | Event::Captured { .. }
            | Event::Plundered { .. }
            | Event::Integrated { .. }
            | Event::Carved { .. }
            | Event::Declined { .. }
            | Event::Removed { .. }
            | Event::PaidForFood { .. }
            | Event::SurplusSold { .. }
            | Event::SilverBought { .. }
            | Event::GoldBought { .. }
            | Event::GameEnded => {}
        }
    }
}

/// The end of an epoch that a decision brought.
pub fn retelling(story: &Story<Hadara>, say: Say<'_>, number: usize) -> Option<Retelling> {
    let [began, _, after] = around(story)?;
    let last = story.steps().iter().position(|step| step.number == number)?;
    let epoch = ended(story.steps().get(last)?)?;
    let first = story.steps()[..last].iter().rposition(|step| ended(step).is_some()).map_or(0, |before| before + 1);
    let data: &HadaraData = after.data();
    let deeds: Vec<(Seat, Deeds)> = Seat::all(after.seats())
        .map(|seat| (seat, Deeds::of(seat, data, story.steps()[first..=last].iter().map(|step| &**step))))
        .collect();
    let mut moments: Vec<Moment> = Track::ALL.into_iter().map(|track| on_track(after, say, track, &deeds)).collect();
    moments.push(medals(say, &deeds));
    moments.extend((0..SOURCES.len()).map(|source| worth(began, after, say, source)));
    let tally = Seat::all(after.seats()).map(|seat| (seat, began.points(seat).iter().sum())).collect();
    let title = say.say(&phrase!("hadara-page-epoch-ended", epoch = roman(epoch)));
    Some(Retelling { number, title, moments, tally })
}

/// What a track was good for in the epoch.
fn on_track(after: &Seen<Hadara>, say: Say<'_>, track: Track, deeds: &[(Seat, Deeds)]) -> Moment {
    let name = marks::capital(&marks::plain(say, after.data().track_name(track)));
    let shares = deeds.iter().map(|(seat, deeds)| {
        let value = after.track(*seat, track);
        let (why, got) = match track {
            Track::Income => {
                let each: Vec<String> = deeds.incomes.iter().map(u16::to_string).collect();
                let all = deeds.incomes.iter().sum();
                (say.say(&phrase!("hadara-page-epoch-income", each = each.join(" + "))), marks::gain(all))
            }
            Track::Military => {
                let count = deeds.colonies.len();
                let levels = deeds.colonies.clone();
                let why = phrase!("hadara-page-epoch-military", military = value, count = count, levels = levels);
                (say.say(&why), counted("i-colony", count))
            }
            Track::Culture => {
                let count = deeds.statues.len();
                let levels = deeds.statues.clone();
                let why = phrase!("hadara-page-epoch-culture", culture = value, count = count, levels = levels);
                (say.say(&why), counted("i-statue", count))
            }
            Track::Food => {
                let cards = after.player(*seat).tableau().len();
                let why = phrase!(
                    "hadara-page-epoch-food",
                    food = value,
                    cards = cards,
                    removed = deeds.removed,
                    paid = deeds.paid
                );
                (
                    say.say(&why),
                    if deeds.surplus > 0 {
                        marks::gain(deeds.surplus)
                    } else {
                        html! {}
                    },
                )
            }
        };
        Share::other(*seat, html! { (why) }, got)
    });
    Moment {
        picture: marks::sign(marks::colour_sign(track.colour()), "emblem").with(marks::class(track.colour())).into(),
        head: Some(name),
        shares: shares.collect(),
        ..Moment::default()
    }
}

/// So many of something were won.
fn counted(sign: &str, count: usize) -> Markup {
    html! { @if count > 0 { b.gain { "+" (count) (marks::sign(sign, "icon")) } } @else { span.faded { "–" } } }
}

/// Medals that were bought.
fn medals(say: Say<'_>, deeds: &[(Seat, Deeds)]) -> Moment {
    let share = |(seat, deeds): &(Seat, Deeds)| {
        let why = say.say(&phrase!("hadara-page-epoch-medals", silver = deeds.silver, gold = deeds.gold));
        Share::other(*seat, html! { (why) }, counted("i-gold", deeds.silver + deeds.gold))
    };
    Moment {
        picture: marks::sign("i-gold", "emblem").into(),
        head: Some(say.word("hadara-page-step-medals")),
        shares: deeds.iter().map(share).collect(),
        ..Moment::default()
    }
}

/// What a source of points has become worth since the epoch began.
fn worth(began: &Seen<Hadara>, after: &Seen<Hadara>, say: Say<'_>, source: usize) -> Moment {
    const SIGNS: [&str; SOURCES.len()] = ["i-colony", "i-statue", "i-silver", "i-gold", "i-cards", "i-coin"];
    let share = |seat: Seat| {
        let (then, now) = (began.points(seat)[source], after.points(seat)[source]);
        Share::points(seat, say.say(&phrase!("hadara-page-epoch-worth", before = then, now = now)), now - then)
    };
    Moment {
        picture: marks::sign(SIGNS[source], "emblem").into(),
        head: Some(marks::capital(&say.say(&Hadara::source(SOURCES[source])))),
        shares: Seat::all(after.seats()).map(share).collect(),
        ..Moment::default()
    }
}
