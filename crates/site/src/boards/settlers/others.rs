//! The other players, and who is waited for.

use kernel::{Game, Seat, Viewer, phrase};
use maud::{Markup, html};
use settlers::{Action, Card, Goods, Kind, Phase, Question};

use super::card::{self, Size};
use super::location::Role;
use super::tray::SUPPLY;
use super::{Scene, marks};
use crate::pages::levels::bot_mark;
use crate::pages::{icon, icon_labelled, seat_class};
use marks::{crest, goods, sign_labelled};

/// What opens a player's empire.
fn popover(seat: Seat) -> String {
    format!("seat-{}", seat.index() + 1)
}

impl Scene<'_> {
    /// The other seats, clockwise from the one in the middle; in the solo game, the virtual opponent.
    pub(super) fn others(&self) -> Markup {
        if self.seen.is_solo() {
            return self.foe();
        }
        html! { @for seat in self.shown.clockwise(self.seen.seats()).skip(1) { (self.seat(seat)) } }
    }

    pub(super) fn crest_of(&self, seat: Seat, class: &str) -> Markup {
        crest(self.say, self.seen.player(seat).faction(), seat, class)
    }

    fn has_passed(&self, seat: Seat) -> bool {
        self.seen.phase() == Phase::Action && self.seen.passed().contains(seat)
    }

    /// Whether somebody has decided, while all decide at once.
    fn verdict(&self, seat: Seat) -> Markup {
        let (say, deciding) = (self.say, self.seen.deciding().contains(seat));
        html! {
            @if self.has_passed(seat) { span.badge { (icon("i-flag")) " " (say.word("settlers-page-passed")) } }
            @if self.seen.drafts() {
                @if deciding { span.badge.badge-turn { (say.word("settlers-page-deciding")) "…" } }
                @else { span.badge.ready data-tip=(say.word("settlers-page-decided")) { (icon_labelled("i-check", &say.word("settlers-page-decided"))) } }
            }
        }
    }

    fn seat(&self, seat: Seat) -> Markup {
        let (say, name, popover) = (self.say, self.player_name(seat), popover(seat));
        let faction = marks::faction_word(say, self.seen.player(seat).faction());
        let turn = if self.seen.deciding().contains(seat) { " seat-turn" } else { "" };
        let passed = if self.has_passed(seat) { " seat-passed" } else { "" };
        html! {
            article class=(format!("seat {}{turn}{passed}", seat_class(seat))) aria-label=(name) {
                div.seat-head {
                    (self.crest_of(seat, "crest"))
                    button.seat-name type="button" popovertarget=(popover) { (name) }
                    span.faded.small.seat-of { (faction) }
                    (bot_mark(say, self.bots.get(seat.index()).copied().flatten()))
                    (self.first_mark(seat)) (self.verdict(seat)) (self.points_of(seat))
                }
                (self.seat_figures(seat))
                ul.chips { @for kind in [Kind::Production, Kind::Feature, Kind::Action] { (self.chips(seat, kind)) } }
            }
        }
    }

    fn seat_figures(&self, seat: Seat) -> Markup {
        let (say, founds) = (self.say, self.seen.foundations(seat).len());
        let (hand, deals) = (say.word("settlers-page-in-hand"), say.word("settlers-page-deals"));
        let brought = self.seen.income(seat).deals;
        html! {
            div.figures {
                (self.stock(seat))
                span.figure data-tip=(hand) { (icon_labelled("i-hand", &hand)) (self.seen.hand(seat).len()) }
                span class=(if self.latest.dealt(seat) { "figure last" } else { "figure" }) data-tip=(deals) {
                    (sign_labelled("s-deal", "icon", &deals)) @if brought.is_empty() { "0" } @else { (goods(say, &brought, 2)) }
                }
                @if founds > 0 {
                    @let label = self.said(&phrase!("settlers-page-foundations", count = founds));
                    span.figure data-tip=(label) { (sign_labelled("s-found", "icon", &label)) (founds) }
                }
            }
        }
    }

    /// The goods of a player.
    fn stock(&self, seat: Seat) -> Markup {
        html! {
            span.stock {
                @for good in SUPPLY {
                    @let count = self.seen.player(seat).supply().get(good);
                    @let name = marks::good_word(self.say, good, count);
                    span class=(if count == 0 { "figure nil" } else { "figure" }) data-tip=(name) { (self.good_labelled(good, &name)) (count) }
                }
            }
        }
    }

    fn chips(&self, seat: Seat, kind: Kind) -> Markup {
        let (places, word) = (self.places_of(seat, kind), marks::kind_word(self.say, kind));
        html! {
            @if !places.is_empty() {
                li.chip-kind data-tip=(word) { (sign_labelled(marks::kind_sign(kind), "icon", &word)) }
                @for place in places { (self.chip(place)) }
            }
        }
    }

    /// The whole empires of the other players. They can be opened while the other seats themselves are out of sight.
    pub(super) fn seat_popovers(&self) -> Markup {
        html! {
            @if !self.seen.is_solo() { @for seat in self.shown.clockwise(self.seen.seats()).skip(1) { (self.seat_popover(seat)) } }
        }
    }

    fn seat_popover(&self, seat: Seat) -> Markup {
        let (id, close) = (popover(seat), self.say.word("site-close"));
        let faction = marks::faction_word(self.say, self.seen.player(seat).faction());
        let title = format!("{} · {faction}", self.player_name(seat));
        html! {
            div popover="auto" id=(id) class=(format!("board-pop {}", seat_class(seat))) {
                header.row.pop-head {
                    (self.crest_of(seat, "crest crest-big")) h2.h3 { (title) } (self.stock(seat)) (self.verdict(seat)) (self.points_of(seat))
                    button.btn.btn-quiet.btn-icon.pop-close type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(close) { (icon("i-close")) }
                }
                (self.empire(seat, Role::Aside))
                (self.dealt_cards(seat))
                (self.open_hand(seat))
            }
        }
    }

    /// The cards under a player's board.
    fn dealt_cards(&self, seat: Seat) -> Markup {
        let deals = self.seen.deals(seat);
        html! {
            @if !deals.is_empty() {
                div.row.pop-cards {
                    h3.small { (self.say.word("settlers-page-deals")) }
                    @for dealt in deals {
                        button class=(card::class_of(self.say, *dealt, Size::Small)) type="button" popovertarget=(self.opens(*dealt)) data-read=[card::page(self.say, *dealt)] {
                            (card::print(self.say, *dealt, Size::Small, &Goods::NONE))
                        }
                    }
                }
            }
        }
    }

    /// Another hand, where all is known.
    fn open_hand(&self, seat: Seat) -> Markup {
        let hand: Vec<Card> = self.seen.hand(seat).iter().copied().filter(|card| card.is_face_up()).collect();
        html! {
            @if self.seen.viewer() == Viewer::Omniscient && !hand.is_empty() {
                h3.h4 { (self.say.word("settlers-page-hand")) }
                ul.row.pop-cards { @for held in hand { li { (card::face(self.say, held, Size::Medium, "", None)) } } }
            }
        }
    }

    /// Who has decided and who has not, while all decide at once.
    pub(super) fn waiting(&self) -> Markup {
        let (decided, deciding) = (self.say.word("settlers-page-decided"), self.say.word("settlers-page-deciding"));
        html! {
            ul.waiting {
                @for seat in Seat::all(self.seen.seats()).filter(|seat| Some(*seat) != self.me) {
                    @let thinks = self.seen.deciding().contains(seat);
                    li class=(if thinks { "thinks" } else { "done" }) {
                        (self.crest_of(seat, "crest")) span { (self.player_name(seat)) }
                        @if thinks { i role="img" aria-label=(deciding) { "…" } } @else { (icon_labelled("i-check", &decided)) }
                    }
                }
            }
        }
    }

    /// Whose turn it is, was and will be.
    pub(super) fn order(&self) -> Markup {
        let passed = self.say.word("settlers-page-passed");
        let (seats, done) = match (self.seen.asked(), self.seen.phase()) {
            (Question::Pick, _) => self.seen.pickers(),
            (_, Phase::Production) => {
                let order: Vec<Seat> = self.seen.first().clockwise(self.seen.seats()).collect();
                let done = order.iter().position(|seat| *seat == self.seen.turn()).unwrap_or(0);
                (order, done)
            }
            (_, Phase::Lookout | Phase::Action | Phase::Attack | Phase::Over) => {
                (self.seen.first().clockwise(self.seen.seats()).collect(), 0)
            }
        };
        let deciding = self.seen.deciding();
        html! {
            @if self.seen.seats() > 1 {
                ol.order aria-label=(self.say.word("settlers-page-order")) {
                    @for (at, seat) in seats.into_iter().enumerate() {
                        @let (away, now) = (self.has_passed(seat), deciding.contains(seat));
                        li class=(if now { "now" } else if away || at < done { "past" } else { "" }) aria-current=[now.then_some("step")] {
                            (self.crest_of(seat, "crest")) span { (self.player_name(seat)) }
                            @if away { (icon_labelled("i-flag", &passed)) }
                            (self.first_mark(seat))
                        }
                    }
                }
            }
        }
    }

    /// The players at whom the acting player can raze a location, each leading to that empire.
    pub(super) fn raze_at(&self, seat: Seat) -> Markup {
        let others = || seat.clockwise(self.seen.seats()).skip(1);
        html! {
            @if !self.seen.is_solo() && self.seen.peace() == settlers::Peace::War {
                span.dock-lead { (self.say.word("settlers-page-raze-at")) }
                @for other in others() { (self.raze_one(seat, other)) }
            }
        }
    }

    fn raze_one(&self, seat: Seat, other: Seat) -> Markup {
        let label = html! { (self.crest_of(other, "crest")) " " (self.player_name(other)) };
        let name = self.said(&phrase!("settlers-page-raze-title", who = other));
        if self.options.iter().any(|option| matches!(option, Action::Raze(spot) if spot.owner == other)) {
            return html! { button.btn type="button" popovertarget=(popover(other)) data-tip=(name) { (label) } };
        }
        let (have, least) =
            (self.seen.player(seat).supply().get(settlers::Good::Raze), self.data().figures.raze_location.value);
        let why = match (self.has_passed(other), have < least.into()) {
            (true, _) => phrase!("settlers-refused-passed", who = other),
            (false, true) => phrase!("settlers-page-raze-tokens", least = least, have = have),
            (false, false) => phrase!("settlers-page-raze-nothing"),
        };
        self.cannot("btn", &name, &self.said(&why), label)
    }
}
