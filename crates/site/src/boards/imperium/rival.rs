//! The rival of a game alone: its row, what its table says, and which row applied last.

use imperium::{Event, Imperium, RowTold, Stack};
use kernel::{Story, phrase};
use maud::{Markup, html};

use super::Scene;
use super::card;
use super::marks::{sign, sign_labelled};
use crate::pages::icon;

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

impl Scene<'_> {
    /// What only the rival has: cards below the market, a die, a dynasty, a level, a table.
    pub(super) fn rival_strip(&self) -> Markup {
        let (say, seen) = (self.say, self.seen);
        let Some((seat, level)) = seen.rival().zip(seen.level()) else { return html! {} };
        let figure = |id: &str, count: usize, word| {
            let word = say.word(word);
            html! { span.figure title=(word) { (sign_labelled(id, "icon", &word)) (count) } }
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
        html! { section.would { h3.h4 { (self.say.word("imperium-page-rival-would")) } (self.rival_steps(row)) } }
    }

    fn rival_steps(&self, row: &RowTold) -> Markup {
        html! { p { @for step in &row.steps { (self.said(step)) " " } } }
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
                            li class=(if self.followed == Some(at) { "lit" } else { "" }) { b { (card::softer(&self.said(&phrase!("imperium-page-rival-row", card = row.card.clone())))) } (self.rival_steps(row)) }
                        }
                    }
                    @if let Some(journey) = self.seen.rival_journey() {
                        h3.h4 { (say.word("imperium-page-rival-journey")) } (self.rival_steps(&journey))
                    }
                }
            }
        }
    }
}
