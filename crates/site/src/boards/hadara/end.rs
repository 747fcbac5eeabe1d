//! What can be told of a game that is over.

use hadara::{Card, Colour, Event, Fate, Hadara, HadaraData, Level, Slot, Track};
use kernel::{Game, Seat, Seen, Story, phrase};
use maud::{Markup, html};

use super::marks;
use crate::boards::Heap;
use crate::words::Say;

/// Where the tracks ended, and what was kept.
pub fn end_sheet(state: &Seen<Hadara>, say: Say<'_>) -> Markup {
    let seats: Vec<Seat> = match state.standings() {
        Some(standings) => standings.ranked().iter().map(|place| place.seat).collect(),
        None => Seat::all(state.seats()).collect(),
    };
    let row = |head: Markup, value: &dyn Fn(Seat) -> String| {
        html! { tr { th scope="row" { (head) } @for seat in &seats { td { (value(*seat)) } } } }
    };
    let data: &HadaraData = state.data();
    html! {
        section.panel {
            header { h2.h3 { (say.word("hadara-page-tracks")) } }
            div.scroll-x {
                table.data.sheet {
                    thead { tr { td {} @for seat in &seats { th scope="col" { (marks::crest(say, *seat, "crest")) (say.say(&phrase!("end-name", who = *seat))) } } } }
                    tbody {
                        @for track in Track::ALL {
                            (row(html! { (marks::mark(track.colour())) " " (marks::capital(&marks::plain(say, data.track_name(track)))) }, &|seat| state.track(seat, track).to_string()))
                        }
                        (row(html! { (marks::sign("i-cards", "icon")) " " (say.word("hadara-page-cards")) }, &|seat| state.player(seat).tableau().len().to_string()))
                        (row(html! { (marks::sign("i-set", "icon")) " " (say.word("hadara-page-sets-of-five")) }, &|seat| state.gold_sets(seat).to_string()))
                        (row(html! { (marks::sign("i-coin", "icon gold")) " " (marks::capital(&say.word("hadara-page-coins"))) }, &|seat| state.player(seat).coins().to_string()))
                    }
                }
            }
        }
    }
}

/// What lies before a player at the end.
pub fn heaps(state: &Seen<Hadara>, seat: Seat) -> Vec<Heap> {
    let player = state.player(seat);
    let cards =
        Colour::ALL.map(|colour| Heap::of(marks::class(colour), marks::colour_sign(colour), state.count(seat, colour)));
    let colonies = Level::all().filter(|level| player.colony(*level).is_some()).count();
    let statues = Slot::all().filter(|slot| player.statue(*slot).is_some()).count();
    let rest = [Heap::of("", "i-colony", colonies), Heap::of("", "i-statue", statues)];
    cards.into_iter().chain(rest).flatten().collect()
}

/// What happened, counted.
#[derive(Default)]
struct Tally {
    bought: usize,
    sold: usize,
    removed: usize,
    dearest: Option<(u16, Seat, Card)>,
}

impl Tally {
    fn count(&mut self, event: &Event) {
        match *event {
            Event::Bought { seat, card, price, .. } => {
                self.bought += 1;
                if self.dearest.is_none_or(|(most, _, _)| price > most) {
                    self.dearest = Some((price, seat, card));
                }
            }
            Event::Sold { .. } => self.sold += 1,
            Event::Removed { .. } => self.removed += 1,
            Event::Decided { .. }
            | Event::SideChosen { .. }
            | Event::EpochBegan { .. }
            | Event::WheelSet { .. }
            | Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Income { .. }
            | Event::Captured { .. }
            | Event::Plundered { .. }
            | Event::Integrated { .. }
            | Event::Carved { .. }
            | Event::PaidForFood { .. }
            | Event::SurplusSold { .. }
            | Event::SilverBought { .. }
            | Event::GoldBought { .. }
            | Event::Declined { .. }
            | Event::GameEnded => {}
        }
    }
}

/// What else can be told of a game that is over.
pub fn figures(story: &Story<Hadara>, say: Say<'_>) -> Vec<(String, String)> {
    let state = story.seen();
    let mut tally = Tally::default();
    story.events().for_each(|event| tally.count(event));
    let data: &HadaraData = state.data();
    let mut figures = vec![];
    if let Some((price, who, card)) = tally.dearest {
        let coins = phrase!("hadara-coins", coins = price);
        let told = phrase!("hadara-page-dearest-value", who = who, card = data.card_name(card), coins = coins);
        figures.push((say.word("hadara-page-dearest"), say.say(&told)));
    }
    let highest = Seat::all(state.seats())
        .flat_map(|seat| Track::ALL.map(|track| (state.track(seat, track), seat, track)))
        .max_by_key(|(value, _, _)| *value);
    if let Some((value, who, track)) = highest {
        let told = phrase!("hadara-page-highest-value", who = who, track = data.track_name(track), value = value);
        figures.push((say.word("hadara-page-highest"), say.say(&told)));
    }
    let fates: Vec<Fate> = Seat::all(state.seats())
        .flat_map(|seat| Level::all().filter_map(|level| state.player(seat).colony(level)).collect::<Vec<_>>())
        .map(|colony| colony.fate)
        .collect();
    let integrated = fates.iter().filter(|fate| **fate == Fate::Integrated).count();
    let told = phrase!("hadara-page-colonies-value", integrated = integrated, plundered = fates.len() - integrated);
    figures.push((say.word("hadara-page-colonies"), say.say(&told)));
    let told = phrase!("hadara-page-traded-value", bought = tally.bought, sold = tally.sold);
    figures.push((say.word("hadara-page-traded"), say.say(&told)));
    figures.push((say.word("hadara-page-starved"), tally.removed.to_string()));
    figures
}
