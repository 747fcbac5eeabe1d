//! An empire: three rows of locations about the faction board, faction cards on its left and common cards on its right.

use kernel::{Seat, phrase};
use maud::{Markup, html};
use settlers::{Action, EXCHANGED, Feature, Good, Goods, Kind, Place, Question};

use super::location::Role;
use super::{Scene, marks};
use crate::pages::{icon, seat_class};
use crate::words::hyphened;
use marks::{arrow, good, goods, sign};

/// The rows from top to bottom, each with its class and its word.
const ROWS: [(Kind, &str, &str); 3] = [
    (Kind::Production, "erow-p", "settlers-page-production"),
    (Kind::Feature, "erow-f", "settlers-page-features"),
    (Kind::Action, "erow-a", "settlers-page-actions"),
];

/// So many plaques stand beside each other, on both sides of the faction board.
const COLUMNS: usize = 6;

/// How an empire shares its room on a wide screen: whichever side has more locations gets more columns, and a row with more of
/// them more height.
struct Lanes {
    /// How many columns are for faction cards.
    faction: usize,
    /// How many plaques stand on top of each other in each row.
    rows: [usize; 3],
}

impl Lanes {
    /// For so many faction cards and other cards in each row: the fewest plaques on top of each other, and the most even split.
    fn of(counts: [(usize, usize); 3]) -> Lanes {
        let split = |faction: usize| {
            let high = |(own, other): (usize, usize)| own.div_ceil(faction).max(other.div_ceil(COLUMNS - faction));
            Lanes { faction, rows: counts.map(high) }
        };
        let (first, last) = (1, COLUMNS - 1);
        let cost = |lanes: &Lanes| (lanes.rows.iter().sum::<usize>(), lanes.faction.abs_diff(COLUMNS / 2));
        (first + 1..=last)
            .map(split)
            .fold(split(first), |best, next| if cost(&next) < cost(&best) { next } else { best })
    }

    /// The classes by which sheets know it.
    fn classes(&self) -> String {
        let [production, features, actions] = self.rows;
        let dense = match self.rows.iter().sum::<usize>() {
            0..=3 => "",
            4 => " dense",
            5 | 6 => " dense crowded",
            _ => " dense crowded packed",
        };
        format!("lanes-{} high-p-{production} high-f-{features} high-a-{actions}{dense}", self.faction)
    }
}

impl Scene<'_> {
    /// What lies in a player's area, and what the player has captured elsewhere.
    pub(super) fn places(&self, seat: Seat) -> Vec<Place> {
        let own = (0..self.seen.empire(seat).len()).map(|at| Place { owner: seat, at: at.min(255) as u8 });
        let captured = self.seen.controlled(seat).map(|(place, _)| place).filter(|place| place.owner != seat);
        own.chain(captured).collect()
    }

    /// The locations of a kind.
    pub(super) fn places_of(&self, seat: Seat, kind: Kind) -> Vec<Place> {
        let of_kind = |place: &Place| self.data().facts(self.seen.location(*place).card()).kind() == kind;
        self.places(seat).into_iter().filter(of_kind).collect()
    }

    /// A whole empire.
    pub(super) fn empire(&self, seat: Seat, role: Role) -> Markup {
        let lanes = Lanes::of(ROWS.map(|(kind, _, _)| {
            let (faction, common) = self.lanes(seat, kind);
            let founds = kind == Kind::Feature && !self.seen.foundations(seat).is_empty();
            (faction.len(), common.len() + usize::from(founds))
        }));
        html! {
            div class=(format!("empire {} {}", seat_class(seat), lanes.classes())) {
                (self.faction_board(seat, role))
                @for (kind, class, word) in ROWS { (self.row(seat, role, kind, class, word)) }
            }
        }
    }

    /// The locations of a kind: faction cards, and the others.
    fn lanes(&self, seat: Seat, kind: Kind) -> (Vec<Place>, Vec<Place>) {
        let own = |place: &Place| {
            place.owner == seat && self.data().facts(self.seen.location(*place).card()).faction.is_some()
        };
        self.places_of(seat, kind).into_iter().partition(own)
    }

    fn row(&self, seat: Seat, role: Role, kind: Kind, class: &str, word: &'static str) -> Markup {
        let word = self.say.word(word);
        let (faction, common) = self.lanes(seat, kind);
        let label = |lane: &'static str| format!("{word}, {}", self.say.word(lane));
        html! {
            section class=(format!("erow {class}")) {
                h3.erow-name { (sign(marks::kind_sign(kind), "icon")) " " (word) }
                ul.locs.locs-f aria-label=(label("settlers-page-lane-faction")) { @for place in faction { (self.plaque(place, role)) } }
                ul.locs.locs-c aria-label=(label("settlers-page-lane-common")) {
                    @for place in common { (self.plaque(place, role)) }
                    @if kind == Kind::Feature { (self.foundations(seat)) }
                }
            }
        }
    }

    /// The foundations, as one plaque.
    fn foundations(&self, seat: Seat) -> Markup {
        let count = self.seen.foundations(seat).len();
        let over = self.acting == Some(seat) && self.may(&Action::OverFoundation);
        html! {
            @if count > 0 {
                li class=(if over { "loc found loc-can loc-aim" } else { "loc found" }) {
                    (sign("s-found", "emblem"))
                    span.loc-top { span.loc-name { (hyphened(&self.said(&phrase!("settlers-page-foundations", count = count)))) } }
                    span.loc-do {
                        @if over { (self.decide_next(&Action::OverFoundation, "loc-go pick", html! { (self.say.word("settlers-page-use-foundation")) })) }
                    }
                }
            }
        }
    }

    fn faction_board(&self, seat: Seat, role: Role) -> Markup {
        let (say, faction) = (self.say, self.seen.player(seat).faction());
        let (name, income) = (marks::faction_word(say, faction), self.seen.income(seat));
        let line = |key: &'static str, heap: &Goods, none: &str| {
            html! { div.fb-line { dt { (say.word(key)) } dd { @if heap.is_empty() { span.faded { (none) } } @else { (goods(say, heap, 2)) } } } }
        };
        let worth = self.seen.worth(seat);
        let end = self.said(&phrase!("settlers-page-end", locations = self.seen.empire(seat).len(), points = worth));
        html! {
            section.fboard aria-label=(name) {
                div.fb-seg.fb-p {
                    h3 { (sign(marks::kind_sign(Kind::Production), "icon")) " " (say.word("settlers-page-production")) }
                    dl {
                        (line("settlers-page-each-round", &income.board, "—"))
                        (line("settlers-page-deals", &income.deals, &say.word("settlers-page-no-deals")))
                        (line("settlers-page-locations", &income.locations, "—"))
                        div.fb-line.fb-sum { dt { (say.word("settlers-page-in-all")) } dd { (goods(say, &income.all(), 1)) } }
                    }
                }
                div.fb-seg.fb-f {
                    h3 { (sign(marks::kind_sign(Kind::Feature), "icon")) " " (say.word("settlers-page-features")) }
                    span.fb-mark { (sign(&marks::faction_sign(say, faction), "fb-charge")) b { (name) } }
                    dl {
                        (line("settlers-page-keeps", &self.kept(seat), "—"))
                        div.fb-line data-tip=(end) { dt { (say.word("settlers-page-at-end")) } dd { span.points { (icon("i-glory")) " +" (worth) } } }
                    }
                }
                div.fb-seg.fb-a {
                    h3 { (sign(marks::kind_sign(Kind::Action), "icon")) " " (say.word("settlers-page-actions")) }
                    div.fb-ex { (self.exchange(seat, role)) }
                }
            }
        }
    }

    /// One of each good that a player keeps in cleanup.
    pub(super) fn kept(&self, seat: Seat) -> Goods {
        let mut kept: Vec<Good> = self.data().keeps(self.seen.player(seat).faction()).to_vec();
        for (_, location) in self.seen.controlled(seat) {
            for feature in self.data().facts(location.card()).features() {
                if let Feature::Stores(goods) = feature {
                    kept.extend(goods);
                }
            }
        }
        kept.sort();
        kept.dedup();
        kept.into_iter().map(|good| (good, 1)).collect()
    }

    /// The exchange of workers, with buttons while it can be made.
    fn exchange(&self, seat: Seat, role: Role) -> Markup {
        let say = self.say;
        let workers = Goods::of(Good::Worker, self.data().figures.exchange_workers.value);
        let asked = matches!(self.seen.asked(), Question::Turn | Question::Exchange);
        let mine = role == Role::Middle && self.acting == Some(seat) && asked;
        let lack = self.seen.lacking(seat, &settlers::Price::of(workers));
        html! {
            span.fb-ex-cost data-tip=(say.word("settlers-page-exchange")) { (goods(say, &workers, 3)) (arrow()) }
            @for exchanged in EXCHANGED {
                @let action = Action::Exchange(exchanged);
                @if !mine { span.btn-good.still { (good(exchanged, "")) } }
                @else if self.may(&action) { (self.decide(&action, "btn btn-good", None, good(exchanged, ""))) }
                @else { (self.cannot("btn btn-good", &self.choice(&action), &self.why_not(seat, &action, &lack), good(exchanged, ""))) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Lanes;

    #[test]
    fn columns_go_where_locations_are() {
        let split = |counts| {
            let lanes = Lanes::of(counts);
            (lanes.faction, lanes.rows)
        };
        assert_eq!(split([(0, 0), (0, 0), (0, 0)]), (3, [0, 0, 0]));
        assert_eq!(split([(2, 2), (1, 0), (3, 3)]), (3, [1, 1, 1]));
        assert_eq!(split([(1, 4), (0, 3), (2, 8)]), (2, [1, 1, 2]));
        assert_eq!(split([(5, 1), (4, 0), (5, 1)]), (5, [1, 1, 1]));
        assert_eq!(Lanes::of([(1, 5), (0, 0), (1, 10)]).classes(), "lanes-1 high-p-1 high-f-0 high-a-2");
        assert_eq!(Lanes::of([(3, 2), (0, 4), (0, 8)]).classes(), "lanes-2 high-p-2 high-f-1 high-a-2 dense crowded");
        assert!(Lanes::of([(7, 7), (5, 5), (5, 3)]).classes().ends_with("dense crowded packed"));
    }
}
