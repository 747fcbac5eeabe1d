//! The rival of a game alone: its row, what its table says, and which row applied last.

use imperium::{Event, Imperium, RowTold, Stack};
use kernel::{Narrate, Phrase, Seen, Step, Story, phrase};
use maud::{Markup, html};

use super::super::Moment;
use super::Scene;
use super::card;
use super::marks::{sign, sign_labelled};
use crate::pages::icon;
use crate::words::{Say, hyphened};

/// What opens the table.
const TABLE: &str = "rival-table";

/// The row of its table that the rival followed last in the latest decision.
pub(super) fn followed(story: &Story<Imperium>) -> Option<usize> {
    let events = story.steps().last()?.events.iter().rev();
    for event in events {
        if let Event::Followed { row, .. } = **event {
            return row.map(usize::from);
        }
    }
    None
}

/// Whether the rival's turn begins in what came of a decision.
pub(super) fn begins(step: &Step<Imperium>) -> bool {
    step.events.iter().any(|event| matches!(**event, Event::Rolled { .. }))
}

/// What happened from the rival's roll in a step on.
fn since(story: &Story<Imperium>, first: usize) -> impl Iterator<Item = &Seen<Event>> {
    let events = story.steps()[first..].iter().flat_map(|step| &step.events);
    events.skip_while(|event| !matches!(***event, Event::Rolled { .. }))
}

/// What the turn of the rival that begins in a step is called.
pub(super) fn title(story: &Story<Imperium>, first: usize) -> Phrase {
    // A story may have lost its beginning, but never what came after.
    let rounds = since(story, first).filter(|event| matches!(***event, Event::Round { .. })).count();
    phrase!("imperium-page-rival-turn", round = story.seen().round_number().saturating_sub(rounds as u16))
}

/// The turn of the rival that begins in a step, card by card; nothing if none does. It may ask the player something on the way,
/// and so go on over several decisions.
pub(super) fn moments(story: &Story<Imperium>, say: Say<'_>, first: usize) -> Vec<Moment> {
    let seen = story.seen();
    let mut moments: Vec<Moment> = vec![];
    if !story.steps().get(first).is_some_and(|step| begins(step)) {
        return moments;
    }
    let past =
        |event: &Event| matches!(event, Event::Turn { .. } | Event::Solstice | Event::Round { .. } | Event::Over);
    for event in since(story, first).take_while(|event| !past(event)) {
        let told = Imperium::told(seen, event).map(|phrase| say.say(&phrase));
        match opening(seen, say, event) {
            Some((picture, rule)) => {
                moments.push(Moment { picture, rule, told: told.into_iter().collect(), ..Moment::default() });
            }
            None => {
                if let Some(moment) = moments.last_mut() {
                    moment.told.extend(told);
                }
            }
        }
    }
    moments
}

/// What a moment of the rival's turn that begins with this event is about, and which row of the table applies.
fn opening(seen: &Seen<Imperium>, say: Say<'_>, event: &Event) -> Option<(Markup, Option<Markup>)> {
    if let Event::Followed { card: turned, row, period, .. } = *event {
        let number = seen.sort_number(turned);
        let class = card::class_of(say.data(), number, card::Size::Medium);
        let picture = html! { div class=(class) { (card::print(say, number, card::Size::Medium)) } };
        let row = row.and_then(|row| seen.rival_row_told(period, row.into()));
        let rule = row.map(|row| html! { b { (hyphened(&row_name(say, &row))) } (steps(say, &row)) });
        return Some((picture, rule));
    }
    let rolled = matches!(event, Event::Rolled { .. }).then_some("im-die");
    let id = rolled.or(matches!(event, Event::CleanedUp { .. }).then_some("im-market"))?;
    Some((sign(id, "emblem").into(), None))
}

/// The cards that a row of the table is for.
fn row_name(say: Say<'_>, row: &RowTold) -> String {
    say.say(&phrase!("imperium-page-rival-row", card = row.card.clone()))
}

/// What the rival does by a row of the table.
fn steps(say: Say<'_>, row: &RowTold) -> Markup {
    html! { p { @for step in &row.steps { (say.say(step)) " " } } }
}

impl Scene<'_> {
    /// What only the rival has: cards below the market, a die, a dynasty, a level, a table.
    pub(super) fn rival_strip(&self) -> Markup {
        let (say, seen) = (self.say, self.seen);
        let Some((seat, level)) = seen.rival().zip(seen.level()) else { return html! {} };
        let figure = |id: &str, count: usize, word| {
            let word = say.word(word);
            html! { span.figure data-tip=(word) { (sign_labelled(id, "icon", &word)) (count) } }
        };
        let quests = seen.left_in(Stack::Quests);
        html! {
            div.figures.rival {
                span.chip { (self.said(&level.phrase())) }
                (figure("im-cards", seen.rival_slots().len(), "imperium-page-slots"))
                (figure("im-nation", seen.left_in(Stack::Nation(seat)), "imperium-page-dynasty"))
                @if quests > 0 { (figure("im-development", quests, "imperium-page-quests")) }
                @if seen.die() > 0 { (figure("im-die", seen.die().into(), "imperium-page-die")) }
                button.btn.btn-quiet type="button" popovertarget=(TABLE) { (sign("im-table", "icon")) span { (say.word("imperium-page-rival-table")) } }
            }
        }
    }

    /// The cards below the market: backs, and what has been seen of them.
    pub(super) fn rival_slots(&self) -> Markup {
        let slots = self.seen.rival_slots();
        html! {
            @if !slots.is_empty() {
                ol.rival-slots aria-label=(self.say.word("imperium-page-slots")) {
                    @for (at, slot) in slots.into_iter().enumerate() {
                        @let number = self.seen.sort_number(slot);
                        li class=(if self.seen.is_known(slot) { "rival-slot" } else { "rival-slot back" }) {
                            i { (at + 1) }
                            @if self.seen.is_known(slot) { (self.card_name(number)) } @else { span.visually-hidden { (self.say.word("imperium-page-slot-hidden")) } }
                        }
                    }
                }
            }
        }
    }

    /// What the rival would do with a card if it turned it over now.
    pub(super) fn rival_would(&self, number: usize) -> Markup {
        let Some(card) = self.seen.card_of_sort(number) else { return html! {} };
        let table = self.seen.rival_table();
        let Some(row) = self.seen.rival_row(card).and_then(|row| table.get(row)) else { return html! {} };
        html! { section.would { h3.h4 { (self.say.word("imperium-page-rival-would")) } (steps(self.say, row)) } }
    }

    /// The table, the row that applied last lit.
    pub(super) fn rival_popover(&self) -> Markup {
        let (say, close) = (self.say, self.say.word("site-close"));
        let rows = self.seen.rival_table();
        html! {
            @if !rows.is_empty() {
                div.board-pop popover id=(TABLE) {
                    header.pop-head {
                        h2.h3 { (say.word("imperium-page-rival-table")) }
                        button.btn.btn-quiet.btn-icon.pop-close type="button" popovertarget=(TABLE) popovertargetaction="hide" aria-label=(close) { (icon("i-close")) }
                    }
                    p.hint { (say.word("imperium-page-rival-hint")) }
                    ol.rival-rows {
                        @for (at, row) in rows.iter().enumerate() {
                            li class=(if self.followed == Some(at) { "lit" } else { "" }) { b { (hyphened(&row_name(say, row))) } (steps(say, row)) }
                        }
                    }
                    @if let Some(journey) = self.seen.rival_journey() {
                        h3.h4 { (say.word("imperium-page-rival-journey")) } (steps(say, &journey))
                    }
                }
            }
        }
    }
}
