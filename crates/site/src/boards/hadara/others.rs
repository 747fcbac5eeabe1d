//! The other players, and who is waited for.

use hadara::{Colour, Level, Slot, Track};
use kernel::{Game, Seat};
use maud::{Markup, html};

use super::card::Size;
use super::{Scene, marks};
use crate::pages::levels::bot_mark;
use crate::pages::{icon, icon_labelled, seat_class};
use marks::{crest, mark_labelled, sign, sign_labelled};

impl Scene<'_> {
    /// The other seats, clockwise from the one in the middle.
    pub(super) fn others(&self) -> Markup {
        html! { @for seat in self.shown.clockwise(self.seen.seats()).skip(1) { (self.seat(seat)) } }
    }

    fn seat(&self, seat: Seat) -> Markup {
        let (say, name, player) = (self.say, self.player_name(seat), self.seen.player(seat));
        let deciding = self.seen.deciding().contains(seat);
        let now = say.word("hadara-page-points-now");
        let popover = format!("seat-{}", seat.index() + 1);
        html! {
            article class=(format!("seat {}{}", seat_class(seat), if deciding { " seat-turn" } else { "" })) aria-label=(name) {
                div.seat-head {
                    (crest(self.say, seat, "crest"))
                    button.seat-name type="button" popovertarget=(popover) { (name) }
                    (bot_mark(say, self.bots[seat.index()]))
                    @if self.seen.first() == seat { (self.first_mark()) }
                    @if self.together() {
                        @if deciding { span.badge.badge-turn { (say.word("hadara-page-deciding")) "…" } }
                        @else { span.badge.ready data-tip=(say.word("hadara-page-decided")) { (icon_labelled("i-check", &say.word("hadara-page-decided"))) } }
                    }
                    span.points data-tip=(now) { (icon_labelled("i-glory", &now)) " " (self.points_now(seat)) }
                }
                (self.seat_tracks(seat))
                (self.seat_goods(seat))
            }
            div popover="auto" id=(popover) class=(format!("board-pop {}", seat_class(seat))) {
                button.btn.btn-quiet.btn-icon.pop-close type="button" popovertarget=(popover) popovertargetaction="hide" aria-label=(say.word("site-close")) { (icon("i-close")) }
                div.pboard { (self.pboard(seat, false)) }
                ul.row.pop-cards { @for card in player.tableau().iter() { li { (self.picture(card, Size::Medium, "")) } } }
            }
        }
    }

    fn seat_tracks(&self, seat: Seat) -> Markup {
        let coins = self.say.word("hadara-page-coins");
        html! {
            div.figures {
                @for track in Track::ALL {
                    @let name = self.track_word(track);
                    span class=(format!("figure {}", marks::class(track.colour()))) data-tip=(name) { (mark_labelled(track.colour(), &name)) (self.track_value(seat, track)) }
                }
                span.figure data-tip=(coins) { (sign_labelled("i-coin", "icon gold", &coins)) (self.seen.player(seat).coins()) }
            }
        }
    }

    fn seat_goods(&self, seat: Seat) -> Markup {
        let (say, player) = (self.say, self.seen.player(seat));
        let fresh = |colour: Colour| {
            self.latest.bought.iter().any(|(buyer, card)| *buyer == seat && self.data().colour_of(*card) == colour)
        };
        let figure = |id: &str, class: &str, word: &'static str, count: usize, last: bool| {
            let word = say.word(word);
            html! { span class=(if last { "figure last" } else { "figure" }) data-tip=(word) { (sign_labelled(id, class, &word)) (count) } }
        };
        let colonies = Level::all().filter(|level| player.colony(*level).is_some()).count();
        let statues = Slot::all().filter(|slot| player.statue(*slot).is_some()).count();
        let medal = self.latest.medals.contains(&seat);
        html! {
            div.figures.seat-low {
                span.hand-of {
                    @for colour in Colour::ALL {
                        @let count = self.seen.count(seat, colour);
                        @let class = format!("chip {}{}{}", marks::class(colour), if count == 0 { " none" } else { "" }, if fresh(colour) { " last" } else { "" });
                        @let name = self.colour_word(colour);
                        span class=(class) data-tip=(format!("{name}: {count}")) { (sign_labelled(marks::colour_sign(colour), "icon", &name)) (count) }
                    }
                }
                (figure("i-colony", "icon", "hadara-page-colonies", colonies, self.latest.colonies.iter().any(|(owner, _)| *owner == seat)))
                (figure("i-statue", "icon", "hadara-page-statues", statues, self.latest.statues.iter().any(|(owner, _)| *owner == seat)))
                @if !player.silver().is_empty() { (figure("i-silver", "icon silver", "hadara-page-silver", player.silver().len(), medal)) }
                @if player.gold() > 0 { (figure("i-gold", "icon gold", "hadara-page-gold", player.gold().into(), medal)) }
            }
        }
    }

    /// Who has decided and who has not, while all decide at once.
    pub(super) fn waiting(&self) -> Markup {
        let (decided, deciding) = (self.say.word("hadara-page-decided"), self.say.word("hadara-page-deciding"));
        html! {
            ul.waiting {
                @for seat in Seat::all(self.seen.seats()) {
                    @let thinks = self.seen.deciding().contains(seat);
                    li class=(if thinks { "thinks" } else { "done" }) {
                        (crest(self.say, seat, "crest")) span { (self.player_name(seat)) }
                        @if thinks { span.think role="img" aria-label=(deciding) { i {} i {} i {} } }
                        @else { (icon_labelled("i-check", &decided)) }
                    }
                }
            }
        }
    }

    /// Whose turn it is, was and will be in a step that goes clockwise.
    pub(super) fn order(&self) -> Markup {
        let order: Vec<Seat> = self.seen.first().clockwise(self.seen.seats()).collect();
        let now = order.iter().position(|seat| *seat == self.seen.turn()).unwrap_or(0);
        html! {
            ol.order aria-label=(self.say.word("hadara-page-order")) {
                @for (at, seat) in order.iter().enumerate() {
                    @let class = if at < now { "past" } else if at == now { "now" } else { "" };
                    li class=(class) aria-current=[(at == now).then_some("step")] { (crest(self.say, *seat, "crest")) span { (self.player_name(*seat)) } }
                }
            }
        }
    }

    /// A line of advice or of what is so.
    pub(super) fn line(&self, id: &str, text: &str) -> Markup {
        html! { li { (sign(id, "icon")) span { (text) } } }
    }
}
