//! What can be told of a game that is over.

use std::collections::BTreeMap;

use kernel::{Arg, Game, Phrase, Seat, Seen, Story, phrase};
use maud::{Markup, html};
use settlers::{Card, Event, Good, Settlers, SettlersData};

use super::marks::{self, sign};
use crate::boards::Heap;
use crate::pages::icon;
use crate::words::Say;

/// Who won, as the headline of a chronicle's last page; alone, whether the empire stands.
pub fn headline(state: &Seen<Settlers>, winners: Vec<Arg>) -> Phrase {
    let alone = Seat::default();
    match state.solo_rank() {
        Some(rank) => {
            let rank = Arg::Name(format!("settlers.rank.{}", rank.id));
            phrase!("settlers-face-headline-solo", who = alone, rank = rank)
        }
        None if state.is_solo() => phrase!("settlers-face-headline-lost", who = alone),
        None => phrase!("settlers-face-headline", count = winners.len(), who = winners),
    }
}

/// Points by source as on a score sheet, and what the empires are; alone, the test and the ranks.
pub fn end_sheet(state: &Seen<Settlers>, say: Say<'_>) -> Markup {
    html! {
        @if state.is_solo() { div.two { (test(state, say)) (ranks(state, say)) } }
        // Four columns of players need the whole width.
        div class=(if state.seats() > 2 { "stack" } else { "two" }) { (score_sheet(state, say)) (empires(state, say)) }
    }
}

/// All seats, the winner first.
fn ranked(state: &Seen<Settlers>) -> Vec<Seat> {
    match state.standings() {
        Some(standings) => standings.ranked().iter().map(|place| place.seat).collect(),
        None => Seat::all(state.seats()).collect(),
    }
}

/// The heads of a table with a column for each player.
fn heads(state: &Seen<Settlers>, say: Say<'_>, seats: &[Seat]) -> Markup {
    html! {
        thead {
            tr {
                td {}
                @for seat in seats {
                    @let faction = state.player(*seat).faction();
                    th scope="col" { (marks::crest(say, faction, *seat, "crest")) (say.say(&phrase!("end-name", who = *seat))) br; small.faded { (marks::faction_word(say, faction)) } }
                }
            }
        }
    }
}

/// The sign of a source of points, and its word.
const SOURCES: [(&str, &str); settlers::SOURCES.len()] = [
    ("s-prod", "settlers-source-production"),
    ("s-deal", "settlers-source-deals"),
    ("s-build", "settlers-source-building"),
    ("s-feat", "settlers-source-features"),
    ("s-act", "settlers-source-actions"),
    ("s-raze", "settlers-source-razing"),
];

fn score_sheet(state: &Seen<Settlers>, say: Say<'_>) -> Markup {
    let seats = ranked(state);
    let row = |id: &str, word: &'static str, value: &dyn Fn(Seat) -> u16| {
        let cell = |points: u16| if points == 0 { "–".to_owned() } else { points.to_string() };
        html! { tr { th scope="row" { (sign(id, "icon")) " " (say.word(word)) } @for seat in &seats { td { (cell(value(*seat))) } } } }
    };
    let earned = |seat: Seat, at: usize| state.player(seat).earned().get(at).copied().unwrap_or(0);
    html! {
        section.panel {
            header { h2.h3 { (say.word("settlers-face-score-sheet")) } }
            div.scroll-x {
                table.data.sheet {
                    (heads(state, say, &seats))
                    tbody {
                        @for (at, (id, word)) in SOURCES.into_iter().enumerate() { (row(id, word, &|seat| earned(seat, at))) }
                        (row("s-l", "settlers-source-locations", &|seat| state.location_points(seat)))
                        (row("s-keep", "settlers-source-stores", &|seat| state.store_points(seat)))
                    }
                    tfoot { tr { th scope="row" { (icon("i-glory")) " " (say.word("end-points")) } @for seat in &seats { td { b { (state.points(*seat)) } } } } }
                }
            }
        }
    }
}

fn empires(state: &Seen<Settlers>, say: Say<'_>) -> Markup {
    let seats = ranked(state);
    let row = |id: &str, word: &'static str, value: &dyn Fn(Seat) -> usize| {
        html! { tr { th scope="row" { (sign(id, "icon")) " " (say.word(word)) } @for seat in &seats { td { (value(*seat)) } } } }
    };
    let goods = [Good::Worker, Good::Wood, Good::Stone, Good::Food];
    let left = |seat: Seat| goods.iter().map(|good| usize::from(state.player(seat).supply().get(*good))).sum();
    html! {
        section.panel {
            header { h2.h3 { (say.word("settlers-face-empires")) } }
            div.scroll-x {
                table.data.sheet {
                    (heads(state, say, &seats))
                    tbody {
                        (row("s-cc", "settlers-face-common-locations", &|seat| state.empire(seat).len() - state.faction_locations(seat)))
                        (row("s-cf", "settlers-face-faction-locations", &|seat| state.faction_locations(seat)))
                        (row("s-deal", "settlers-face-deals", &|seat| state.deals(seat).len() + state.routes(seat).count()))
                        (row("s-found", "settlers-face-foundations", &|seat| state.foundations(seat).len()))
                        (row("s-r", "settlers-face-goods-left", &left))
                        (row("s-c", "settlers-face-hand-left", &|seat| state.hand(seat).len()))
                    }
                }
            }
        }
    }
}

/// Alone: faction locations against trophies.
fn test(state: &Seen<Settlers>, say: Say<'_>) -> Markup {
    let (seat, trophies) = (Seat::default(), state.solo().trophies().len());
    let own = state.faction_locations(seat);
    let (tone, verdict) = match state.solo_won() {
        true => ("gain", "settlers-face-test-won"),
        false => ("loss", "settlers-face-test-lost"),
    };
    let mark = match own.cmp(&trophies) {
        std::cmp::Ordering::Greater => ">",
        std::cmp::Ordering::Equal => "=",
        std::cmp::Ordering::Less => "<",
    };
    html! {
        section.panel {
            header { h2.h3 { (sign("s-trophy", "icon")) " " (say.word("settlers-face-test")) } }
            p.versus role="img" aria-label=(say.say(&phrase!("settlers-face-test-figures", own = own, trophies = trophies))) {
                span class=(tone) { b { (own) } " " (marks::crest(say, state.player(seat).faction(), seat, "crest")) }
                i { (mark) }
                span { b { (trophies) } " " (sign("s-trophy", "icon")) }
            }
            p.small.faded { (say.word(verdict)) }
        }
    }
}

/// Alone: the rank that was reached among all ranks, the highest first.
fn ranks(state: &Seen<Settlers>, say: Say<'_>) -> Markup {
    let data: &SettlersData = state.data();
    let points = state.points(Seat::default());
    let reached = state.solo_rank().map(|rank| rank.id.as_str());
    html! {
        section.panel {
            header { h2.h3 { (icon("i-crown")) " " (say.word("settlers-face-ranks")) } }
            table.data.ranks {
                tbody {
                    @for rank in data.figures.ranks.value.iter().rev() {
                        @let here = reached == Some(rank.id.as_str());
                        tr class=[here.then_some("won")] aria-current=[here.then_some("true")] {
                            th scope="row" { @if here { (icon("i-crown")) " " } (say.name(format!("settlers.rank.{}", rank.id))) }
                            td.num { (say.say(&phrase!("settlers-face-rank-from", points = rank.points))) }
                            td { @if here { (marks::points(points)) } }
                        }
                    }
                }
            }
        }
    }
}

/// What an empire is made of at the end.
pub fn heaps(state: &Seen<Settlers>, seat: Seat) -> Vec<Heap> {
    let data: &SettlersData = state.data();
    Heap::sorted(state.empire(seat).iter().map(|location| {
        let colours = data.facts(location.card()).colours;
        let class = marks::colour_class(colours);
        // A card of several colours has no shield of its own.
        let sign = if colours.iter().count() > 1 { "s-l" } else { class };
        (class.to_owned(), sign.to_owned())
    }))
}

/// What happened, counted.
#[derive(Default)]
struct Tally {
    built: usize,
    deals: usize,
    razed_hand: usize,
    razed: usize,
    pairs: usize,
    lost: usize,
    used: BTreeMap<(Seat, Card), usize>,
    best: Option<(u8, Seat)>,
}

impl Tally {
    fn count(&mut self, event: &Event) {
        match *event {
            Event::Raised { .. } => self.built += 1,
            Event::DealMade { .. } | Event::Routed { .. } => self.deals += 1,
            Event::RazedHand { .. } => self.razed_hand += 1,
            Event::Razed { .. } => self.razed += 1,
            Event::Exchanged { goods, .. } => self.pairs += goods.total(),
            Event::Lost { .. } => self.lost += 1,
            Event::Activated { seat, card, times } => {
                *self.used.entry((seat, card)).or_default() += usize::from(times.count());
            }
            Event::Gained { seat, goods } => {
                let points = goods.get(Good::Point);
                if points > self.best.map_or(0, |(most, _)| most) {
                    self.best = Some((points, seat));
                }
            }
            Event::RoundBegan { .. }
            | Event::Opened { .. }
            | Event::Picked { .. }
            | Event::Swept { .. }
            | Event::Dealt
            | Event::Chose { .. }
            | Event::PassedOn
            | Event::OpponentGot { .. }
            | Event::Drew { .. }
            | Event::Reshuffled
            | Event::Looked { .. }
            | Event::Kept { .. }
            | Event::ShuffledBack { .. }
            | Event::Discarded { .. }
            | Event::Produced { .. }
            | Event::Yields { .. }
            | Event::ActionBegan
            | Event::Paid { .. }
            | Event::Built { .. }
            | Event::Cleared { .. }
            | Event::FoundationCleared { .. }
            | Event::Passed { .. }
            | Event::Defended { .. }
            | Event::Deployed { .. }
            | Event::Tucked { .. }
            | Event::Stored { .. }
            | Event::Stole { .. }
            | Event::Removed { .. }
            | Event::DealLost { .. }
            | Event::DealTaken { .. }
            | Event::RouteEnded { .. }
            | Event::Reset { .. }
            | Event::Blocked { .. }
            | Event::Captured { .. }
            | Event::FoundationLaid { .. }
            | Event::CleanedUp
            | Event::Collected { .. }
            | Event::AttackRevealed { .. }
            | Event::GameEnded => {}
        }
    }
}

/// What else can be told of a game that is over.
pub fn figures(story: &Story<Settlers>, say: Say<'_>) -> Vec<(String, String)> {
    let state = story.seen();
    let mut tally = Tally::default();
    story.events().for_each(|event| tally.count(event));
    let data: &SettlersData = state.data();
    let mut figures = vec![];
    let mut tell = |key: &'static str, value: Phrase| figures.push((say.word(key), say.say(&value)));
    // Of two that were used equally often, the one whose owner sits first.
    if let Some(((who, card), times)) = tally.used.iter().rev().max_by_key(|(_, times)| **times) {
        let told = phrase!("settlers-face-busiest-value", who = *who, card = data.card_name(*card), times = *times);
        tell("settlers-face-busiest", told);
    }
    if let Some((points, who)) = tally.best {
        tell("settlers-face-best", phrase!("settlers-face-best-value", who = who, points = points));
    }
    tell("settlers-face-built", phrase!("settlers-face-built-value", built = tally.built, deals = tally.deals));
    tell("settlers-face-razed", phrase!("settlers-face-razed-value", hand = tally.razed_hand, razed = tally.razed));
    tell("settlers-face-exchanged", phrase!("settlers-face-exchanged-value", pairs = tally.pairs));
    if state.is_solo() {
        tell("settlers-face-lost", phrase!("settlers-face-lost-value", lost = tally.lost));
    }
    figures
}
