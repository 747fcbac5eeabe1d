//! The boards and tokens that only some tribes bring: Merfolk, Giant, Trolls, Orc Hordes.

use ethnos::Kingdom;
use kernel::{Game, Seat, phrase};
use maud::{Markup, html};

use super::Scene;
use crate::pages::{flag, icon, icon_address, icon_as, seat_class};

/// Spaces in a row of the Merfolk board.
const ROW: i32 = 5;

impl Scene<'_> {
    /// What I, II and III are worth now, best first.
    fn paid_now(&self, values: &[u8]) -> String {
        let age = self.seen.age() as usize;
        let places = if self.seen.seats() == 2 { 1 } else { age };
        let paid: Vec<String> = (0..places).filter_map(|rank| values.get(age - 1 - rank)).map(u8::to_string).collect();
        paid.join(" · ")
    }

    pub(super) fn merfolk(&self) -> Markup {
        if !self.seen.has_merfolk() {
            return html! {};
        }
        let figures = &self.data().figures;
        let last = i32::from(figures.merfolk_last.value);
        let worth = self.paid_now(figures.merfolk_glory.value.on(self.seen.table().side));
        let place = |space: i32| {
            let (row, column) = (space / ROW, space % ROW);
            let column = if row % 2 == 1 { ROW - 1 - column } else { column };
            (18 + column * 34, 22 + row * 38)
        };
        let rows = last / ROW + 1;
        let path: Vec<String> = (0..=last)
            .map(|space| {
                let (x, y) = place(space);
                format!("{x} {y}")
            })
            .collect();
        let spaces: Vec<String> = Seat::all(self.seen.seats())
            .map(|seat| format!("{}: {}", self.player_name(seat), self.seen.player(seat).merfolk()))
            .collect();
        let at = |seat: Seat| usize::from(self.seen.player(seat).merfolk());
        html! {
            section.panel.special.merfolk-panel {
                h3 { (icon("i-merfolk-board")) " " (self.say.word("ethnos-page-merfolk")) span.points { (icon("i-glory")) " " (worth) } }
                svg.merfolk viewBox=(format!("0 0 172 {}", rows * 38 + 4)) role="img" aria-label=(spaces.join(", ")) {
                    path.wave d=(format!("M{}", path.join("L"))) {}
                    @for space in 0..=last {
                        @let (x, y) = place(space);
                        @let symbol = figures.merfolk_symbols.value.iter().any(|symbol| i32::from(*symbol) == space);
                        circle class=(if symbol { "symbol" } else { "space" }) cx=(x) cy=(y) r=(if symbol { 14 } else { 12 }) {}
                        text x=(x) y=(y + 3) { (space) }
                        @if symbol { use href=(icon_address("i-marker")) x=(x + 6) y=(y - 18) width="11" height="11" {} }
                    }
                    @for seat in Seat::all(self.seen.seats()) {
                        @let (x, y) = place(at(seat) as i32);
                        @let i = Seat::all(seat.index()).filter(|other| at(*other) == at(seat)).count() as i32;
                        use class=(seat_class(seat)) href=(icon_address(&format!("p-{}", seat.index() + 1))) x=(x - 13 + i * 9) y=(y - 17 + (i % 2) * 4) width="18" height="18" {}
                    }
                }
            }
        }
    }

    pub(super) fn giant(&self) -> Markup {
        if !self.seen.has_giant() {
            return html! {};
        }
        let held = self.data().figures.giant_held.value.on(self.seen.table().side);
        let worth = held.get(self.seen.age() as usize - 1).copied().unwrap_or(0);
        let holder = self.seen.giant_holder();
        html! {
            section.panel.special {
                h3 { (icon("i-giant")) " " (self.say.word("ethnos-page-giant")) span.points { (icon("i-glory")) " " (worth) } }
                p.held {
                    @match holder {
                        Some(seat) => { (flag(seat, "flag")) " " span { (self.player_name(seat)) } }
                        None => { (self.say.word("ethnos-page-nobody")) }
                    }
                }
            }
        }
    }

    pub(super) fn trolls(&self) -> Markup {
        if !self.seen.has_trolls() {
            return html! {};
        }
        let values = &self.data().figures.troll_tokens.value;
        html! {
            section.panel.special {
                h3 { (icon("i-troll")) " " (self.say.word("ethnos-page-trolls")) }
                ul.trolls {
                    @for (at, value) in values.iter().enumerate() {
                        @match self.seen.troll_holder(at) {
                            Some(seat) => { li.taken data-tip=(self.player_name(seat)) { b { (value) } (flag(seat, "")) } }
                            None => { li { b { (value) } span { "·" } } }
                        }
                    }
                }
            }
        }
    }

    pub(super) fn horde(&self, seat: Seat, class: &str) -> Markup {
        let player = self.seen.player(seat);
        let label = self.say.say(&phrase!("ethnos-page-horde-size", markers = player.horde_size()));
        html! {
            span class=(class) role="img" aria-label=(label) data-tip=(label) {
                @for colour in Kingdom::all() {
                    @let id = self.data().kingdom_id(colour);
                    i class=(format!("k-{id}{}", if player.has_horde(colour) { " full" } else { "" })) { (icon_as(&format!("k-{id}"), "")) }
                }
            }
        }
    }
}
