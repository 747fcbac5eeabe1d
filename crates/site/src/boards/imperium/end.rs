//! What can be told of a game that is over.

use std::collections::BTreeMap;

use imperium::effects::words::{Category, Token};
use imperium::{Ending, Event, Imperium, SOURCES, Spot, Stack};
use kernel::{Arg, Game, Narrate, Phrase, Seat, Seen, Story, phrase};
use maud::{Markup, html};

use super::card;
use super::marks::{crest, nation_word, sign};
use crate::boards::Heap;
use crate::words::{Say, capital};

/// Who won, as the headline of a chronicle's last page.
pub fn headline(seen: &Seen<Imperium>, winners: Vec<Arg>) -> Phrase {
    if seen.rival().is_some() {
        let won = !winners.is_empty();
        return match (won, seen.nearing_end()) {
            (true, _) => phrase!("imperium-page-headline-won", who = winners),
            (false, Ending::Collapse) => phrase!("imperium-page-headline-fallen"),
            (false, Ending::No | Ending::NextRound | Ending::LastRound | Ending::Scoring) => {
                phrase!("imperium-page-headline-lost")
            }
        };
    }
    match seen.nearing_end() {
        Ending::Collapse => phrase!("imperium-page-headline-collapse", count = winners.len(), who = winners),
        Ending::No | Ending::NextRound | Ending::LastRound | Ending::Scoring => {
            phrase!("imperium-page-headline", count = winners.len(), who = winners)
        }
    }
}

/// All seats, the winner first.
pub(super) fn ranked(seen: &Seen<Imperium>) -> Vec<Seat> {
    match seen.standings() {
        Some(standings) => standings.ranked().iter().map(|place| place.seat).chain(seen.rival()).collect(),
        None => seen.seated().collect(),
    }
}

/// The sign of each source of points.
pub(super) const SIGNS: [&str; SOURCES.len()] = [
    "im-progress",
    "im-power",
    "im-nation",
    "im-region",
    "im-origins",
    "im-civilisation",
    "im-raid",
    "im-fame",
    "im-unrest",
];

/// Points by source as on a score sheet, what the empires are, and the cards that were worth most.
pub fn end_sheet(seen: &Seen<Imperium>, say: Say<'_>) -> Markup {
    html! {
        div class=(if seen.seats() > 2 { "stack" } else { "two" }) { (score_sheet(seen, say)) (empires(seen, say)) }
        (best_cards(seen, say))
    }
}

fn heads(seen: &Seen<Imperium>, say: Say<'_>, seats: &[Seat]) -> Markup {
    html! {
        thead {
            tr {
                td {}
                @for seat in seats {
                    th scope="col" { (crest(seen, *seat, "crest")) (say.say(&phrase!("end-name", who = *seat))) br; small.faded { (nation_word(say, seen.area(*seat).nation_id())) } }
                }
            }
        }
    }
}

fn score_sheet(seen: &Seen<Imperium>, say: Say<'_>) -> Markup {
    let seats = ranked(seen);
    let columns: Vec<Vec<(&'static str, i32)>> = seats.iter().map(|seat| seen.sources(*seat)).collect();
    let cell = |column: &Vec<(&'static str, i32)>, at: usize| match column.get(at) {
        Some((_, points)) if *points != 0 => points.to_string().replace('-', "−"),
        Some(_) | None => "–".to_owned(),
    };
    html! {
        section.panel {
            header { h2.h3 { (say.word("imperium-page-score-sheet")) } }
            div.scroll-x {
                table.data.sheet {
                    (heads(seen, say, &seats))
                    tbody {
                        @for (at, (source, id)) in SOURCES.into_iter().zip(SIGNS).enumerate() {
                            tr { th scope="row" { (sign(id, "icon")) " " (capital(&say.say(&Imperium::source(source)))) } @for column in &columns { td { (cell(column, at)) } } }
                        }
                    }
                    tfoot { tr { th scope="row" { (say.word("imperium-page-in-all")) } @for seat in &seats { td { (seen.points(*seat)) } } } }
                }
            }
        }
    }
}

fn empires(seen: &Seen<Imperium>, say: Say<'_>) -> Markup {
    let seats = ranked(seen);
    let row = |id: &str, word: &'static str, value: &dyn Fn(Seat) -> usize| {
        html! { tr { th scope="row" { (sign(id, "icon")) " " (say.word(word)) } @for seat in &seats { td { (value(*seat)) } } } }
    };
    let regions = |seat: Seat| {
        let is = |number: usize| {
            card::sort(say.data(), number).is_some_and(|sort| sort.category.contains(&Category::Region))
        };
        seen.area(seat).play().iter().filter(|one| is(seen.sort_number(*one))).count()
    };
    html! {
        section.panel {
            header { h2.h3 { (say.word("imperium-page-empires")) } }
            div.scroll-x {
                table.data.sheet {
                    (heads(seen, say, &seats))
                    tbody {
                        (row("im-cards", "imperium-page-cards-owned", &|seat| seen.scoring_cards(seat).len()))
                        (row("im-region", "imperium-page-regions-held", &regions))
                        (row("im-history", "imperium-page-history", &|seat| seen.area(seat).history().len()))
                        (row("im-unrest", "imperium-page-unrests", &|seat| seen.unrests(seat)))
                        (row("im-nation", "imperium-page-nation-left", &|seat| seen.left_in(Stack::Nation(seat))))
                        (row("im-development", "imperium-page-developments-left", &|seat| seen.area(seat).developments().len()))
                        (row("im-materials", "imperium-page-materials", &|seat| seen.area(seat).tokens(Token::Materials).into()))
                        (row("im-population", "imperium-page-population", &|seat| seen.area(seat).tokens(Token::Population).into()))
                    }
                }
            }
        }
    }
}

/// So many of the best cards of each player are shown.
const BEST: usize = 5;

fn best_cards(seen: &Seen<Imperium>, say: Say<'_>) -> Markup {
    let best = |seat: Seat| {
        let cards = seen.scoring_cards(seat);
        let mut cards: Vec<_> = cards.iter().map(|one| (seen.card_points(seat, one), seen.sort_number(one))).collect();
        cards.sort_by_key(|(points, number)| (std::cmp::Reverse(*points), *number));
        cards.truncate(BEST);
        cards
    };
    html! {
        section.panel {
            header { h2.h3 { (say.word("imperium-page-best-cards")) } }
            div.best {
                @for seat in ranked(seen) {
                    div {
                        h3.h4 { (crest(seen, seat, "crest")) " " (say.say(&phrase!("end-name", who = seat))) }
                        ol { @for (points, number) in best(seat) { li { span { (card::name(say, number)) } b.points { (points) } } } }
                    }
                }
            }
        }
    }
}

/// What an empire is made of at the end.
pub fn heaps(seen: &Seen<Imperium>, seat: Seat) -> Vec<Heap> {
    let numbers = seen.scoring_cards(seat);
    let numbers = numbers.iter().map(|one| seen.sort_number(one));
    let data = seen.data();
    Heap::sorted(
        numbers.map(|number| (card::colour(data, number).to_owned(), card::kind_sign(data, number).to_owned())),
    )
}

/// What happened, counted.
#[derive(Default)]
struct Tally {
    rounds: u16,
    played: BTreeMap<Seat, usize>,
    exhausted: usize,
    gained: usize,
    unrests: usize,
    empires: usize,
}

impl Tally {
    fn count(&mut self, event: &Event) {
        match *event {
            Event::Round { round } => self.rounds = round,
            Event::Played { seat, .. } => *self.played.entry(seat).or_default() += 1,
            Event::Exhausted { .. } => self.exhausted += 1,
            Event::Moved { from: Spot::Market, to: Spot::Hand(_) | Spot::Discard(_) | Spot::Play(_), .. } => {
                self.gained += 1;
            }
            Event::Moved { from: Spot::Unrest, to: Spot::Hand(_) | Spot::Discard(_), .. } => self.unrests += 1,
            Event::Period { period: imperium::effects::words::Period::Empire, .. } => self.empires += 1,
            Event::Turn { .. }
            | Event::Solstice
            | Event::Solemn { .. }
            | Event::Stirred { .. }
            | Event::Innovated { .. }
            | Event::Revolted { .. }
            | Event::Moved { .. }
            | Event::Gained { .. }
            | Event::Paid { .. }
            | Event::Yielded { .. }
            | Event::OnMarket { .. }
            | Event::Laid { .. }
            | Event::Shuffled { .. }
            | Event::Looked { .. }
            | Event::Revealed { .. }
            | Event::Named { .. }
            | Event::Failed { .. }
            | Event::Warded { .. }
            | Event::Readied { .. }
            | Event::Converted { .. }
            | Event::Period { .. }
            | Event::King { .. }
            | Event::Refreshed { .. }
            | Event::Rolled { .. }
            | Event::CleanedUp { .. }
            | Event::Followed { .. }
            | Event::Ending
            | Event::LastRound
            | Event::Collapse
            | Event::Over => {}
        }
    }
}

/// What else can be told of a game that is over.
pub fn figures(story: &Story<Imperium>, say: Say<'_>) -> Vec<(String, String)> {
    let mut tally = Tally { rounds: 1, ..Tally::default() };
    story.events().for_each(|event| tally.count(event));
    let mut figures = vec![];
    let mut tell = |key: &'static str, value: String| figures.push((say.word(key), value));
    tell("imperium-page-rounds", tally.rounds.to_string());
    // Of two that played equally many, the one who sits first.
    if let Some((who, count)) = tally.played.iter().rev().max_by_key(|(_, count)| **count) {
        tell("imperium-page-busiest", say.say(&phrase!("imperium-page-busiest-value", who = *who, count = *count)));
    }
    tell("imperium-page-cards-gained", tally.gained.to_string());
    tell("imperium-page-cards-exhausted", tally.exhausted.to_string());
    tell("imperium-page-unrests-taken", tally.unrests.to_string());
    tell("imperium-page-empires-risen", tally.empires.to_string());
    figures
}
