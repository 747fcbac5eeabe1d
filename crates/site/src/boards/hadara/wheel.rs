//! The middle of the table: the steps of the epoch, the wheel, decks and discard piles, prices.

use std::sync::LazyLock;

use hadara::{COLOURS, Colour, Level, Question};
use kernel::{Game, Seat, phrase};
use maud::{Markup, html};

use super::card::{self, Size};
use super::{STEPS, STEPS_A, Scene, marks};
use crate::pages::{icon_address, seat_class};
use marks::{coin, crest, sign_address, sign_labelled};

/// The middle of the wheel.
const CENTRE: (f64, f64) = (280.0, 262.0);

/// Crests, and decks, are so far apart.
const STEP: f64 = 360.0 / COLOURS as f64;

/// In which direction a place lies, clockwise from the top.
fn angle(place: usize) -> f64 {
    STEP * place as f64 - 90.0
}

fn at(radius: f64, degrees: f64) -> (f64, f64) {
    let radians = degrees.to_radians();
    (CENTRE.0 + radius * radians.cos(), CENTRE.1 + radius * radians.sin())
}

/// A length of a drawing.
fn short(value: f64) -> String {
    format!("{value:.1}")
}

fn point(radius: f64, degrees: f64) -> String {
    let (x, y) = at(radius, degrees);
    format!("{x:.1} {y:.1}")
}

/// The radii between which the land of a sector lies, and its band.
const LAND: (f64, f64) = (99.0, 246.0);
const BAND: (f64, f64) = (99.0, 121.0);

/// Land and band of every place: they are the same on every page.
static SECTORS: LazyLock<[[String; 2]; COLOURS]> =
    LazyLock::new(|| std::array::from_fn(|place| [LAND, BAND].map(|(inner, outer)| sector(place, inner, outer))));

/// The lines between the places of the wheel.
static SPOKES: LazyLock<String> = LazyLock::new(|| {
    let spoke = |degrees: f64| format!("M{}L{}", point(30.0, degrees), point(92.0, degrees));
    (0..COLOURS).map(|place| spoke(angle(place) + STEP / 2.0)).collect()
});

/// A sector between two radii, with a little room to its neighbours.
fn sector(place: usize, inner: f64, outer: f64) -> String {
    let (from, to) = (angle(place) - STEP / 2.0 + 1.0, angle(place) + STEP / 2.0 - 1.0);
    format!(
        "M{}A{outer} {outer} 0 0 1 {}L{}A{inner} {inner} 0 0 0 {}z",
        point(outer, from),
        point(outer, to),
        point(inner, to),
        point(inner, from)
    )
}

/// A symbol of this size about a point.
fn centred(address: &str, class: &str, (x, y): (f64, f64), size: f64) -> Markup {
    let (left, top) = (short(x - size / 2.0), short(y - size / 2.0));
    html! { use class=(class) href=(address) x=(left) y=(top) width=(size) height=(size) {} }
}

fn pennant(seat: Seat) -> String {
    icon_address(&format!("p-{}", seat.index() + 1))
}

impl Scene<'_> {
    pub(super) fn board(&self) -> Markup {
        html! {
            (self.steps())
            div.wheel-box { (self.wheel()) (self.spots()) (self.corners()) }
        }
    }

    /// The steps of the epoch, and which of them is played.
    fn steps(&self) -> Markup {
        let now = self.step();
        let step = |place: usize| {
            let (id, word) = STEPS[place];
            let (word, current) = (self.say.word(word), now == Some(place));
            let class = match now {
                Some(now) if place == now => "now",
                Some(now) if place < now => "past",
                Some(_) | None => "",
            };
            html! {
                li class=(class) data-tip=(word) aria-current=[current.then_some("step")] {
                    (sign_labelled(id, "icon", &word))
                    @if current { span { (self.step_word(place)) } }
                }
            }
        };
        let letter = |letter: &str| self.say.say(&phrase!("hadara-page-phase-letter", phase = letter));
        html! {
            ol.steps aria-label=(self.say.word("hadara-page-steps")) {
                li.phase { (letter("A")) } @for place in 0..STEPS_A { (step(place)) }
                li.phase { (letter("B")) } @for place in STEPS_A..STEPS.len() { (step(place)) }
            }
        }
    }

    /// The place on the wheel that the first crest points at.
    fn turned(&self) -> usize {
        let first = self.seen.pointed_at(Seat::default());
        self.seen.board().iter().position(|colour| *colour == first).unwrap_or(0)
    }

    /// How often the wheel has been turned on since nobody had set it, counted so that it never runs backwards.
    fn turns(&self) -> usize {
        match self.seen.asked() {
            Question::Side | Question::Wheel => self.turned(),
            Question::Draw => {
                let rounds = self.seen.round().saturating_sub(1);
                (self.turned() + COLOURS - rounds) % COLOURS + rounds
            }
            Question::Colony
            | Question::Captured(_)
            | Question::Statue
            | Question::Draft
            | Question::Feeding
            | Question::Medals
            | Question::Over => self.turned() + COLOURS,
        }
    }

    /// Whether crests point at decks that matter now.
    fn pointing(&self) -> bool {
        match self.seen.asked() {
            Question::Wheel | Question::Draw => true,
            Question::Side
            | Question::Colony
            | Question::Captured(_)
            | Question::Statue
            | Question::Draft
            | Question::Feeding
            | Question::Medals
            | Question::Over => false,
        }
    }

    /// The deck that whoever is shown draws from.
    fn own_deck(&self) -> Option<Colour> {
        self.pointing().then(|| self.seen.pointed_at(self.shown))
    }

    fn wheel(&self) -> Markup {
        let turned = if self.latest.turned && self.seen.asked() != Question::Wheel { " just-turned" } else { "" };
        let idle = if self.pointing() { "" } else { " idle" };
        let told: Vec<String> = Seat::all(self.seen.seats())
            .map(|seat| format!("{}: {}", self.player_name(seat), self.colour_word(self.seen.pointed_at(seat))))
            .collect();
        html! {
            svg class=(format!("wheel wheel-{}{turned}{idle}", self.turns())) viewBox="0 0 560 520" role="img" aria-label=(told.join(", ")) {
                circle.rim cx="280" cy="262" r="249" {}
                @for ((place, colour), [land, band]) in self.seen.board().iter().enumerate().zip(&*SECTORS) {
                    @let mine = if self.own_deck() == Some(*colour) { " mine-here" } else { "" };
                    g class=(format!("sector {}{mine}", marks::class(*colour))) {
                        path.land d=(land) {}
                        path.band d=(band) {}
                        (centred(&sign_address(marks::colour_sign(*colour)), "sign", at(110.5, angle(place)), 17.0))
                    }
                }
                g.turning {
                    circle.disc cx="280" cy="262" r="96" {}
                    path.spokes d=(*SPOKES) {}
                    @for seat in Seat::all(COLOURS) { (self.crest_on_wheel(seat)) }
                }
                circle.hub cx="280" cy="262" r="27" {}
                text.hub-n x="280" y="269.5" { (self.roman()) }
            }
        }
    }

    fn crest_on_wheel(&self, seat: Seat) -> Markup {
        let degrees = angle(seat.index());
        let (x, y) = at(62.0, degrees);
        let charge = sign_address(&format!("c-{}", self.data().crest_id(seat)));
        let halo = html! { circle.halo cx=(short(x)) cy=(short(y)) r="27" {} };
        if seat.index() >= self.seen.seats() {
            return html! { g.upright.nobody { (halo) (centred(&charge, "", (x, y), 28.0)) } };
        }
        let tip = format!("M{}L{}L{}z", point(90.0, degrees - 9.0), point(99.0, degrees), point(90.0, degrees + 9.0));
        let mine = if self.pointing() && seat == self.shown { " me-here" } else { "" };
        html! {
            path class=(format!("tip {}", seat_class(seat))) d=(tip) {}
            g class=(format!("upright {}{mine}", seat_class(seat))) data-tip=(self.player_name(seat)) {
                (halo)
                (centred(&pennant(seat), "", (x, y), 42.0))
                (centred(&charge, "charge-on", (x, y - 6.5), 24.0))
            }
        }
    }

    /// One setting of the wheel, small.
    pub(super) fn small_wheel(&self, own: Colour) -> Markup {
        let board = self.seen.board();
        let place = board.iter().position(|colour| *colour == own).unwrap_or(0);
        html! {
            svg.mini viewBox="28 10 504 504" aria-hidden="true" {
                @for (at_place, colour) in board.iter().enumerate() {
                    g class=(marks::class(*colour)) {
                        path.band d=(sector(at_place, 34.0, 246.0)) {}
                        (centred(&sign_address(marks::colour_sign(*colour)), "sign", at(82.0, angle(at_place)), 62.0))
                    }
                }
                @for seat in Seat::all(self.seen.seats()) {
                    @let there = (place + COLOURS + seat.index() - self.shown.index()) % COLOURS;
                    @let (x, y) = at(174.0, angle(there));
                    g class=(format!("{}{}", seat_class(seat), if seat == self.shown { " me-here" } else { "" })) {
                        circle.halo cx=(short(x)) cy=(short(y)) r="66" {}
                        (centred(&pennant(seat), "", (x, y), 100.0))
                        (centred(&sign_address(&format!("c-{}", self.data().crest_id(seat))), "charge-on", (x, y - 14.0), 58.0))
                    }
                }
            }
        }
    }

    /// Decks and discard piles lie over the sectors.
    fn spots(&self) -> Markup {
        let empty = Colour::ALL.into_iter().all(|colour| self.seen.deck_size(colour) == 0);
        let piles_only = empty && self.seen.asked() != Question::Draw;
        html! {
            ul class=(if piles_only { "spots piles-only" } else { "spots" }) {
                @for (place, colour) in self.seen.board().iter().enumerate() { (self.spot(place, *colour)) }
            }
        }
    }

    fn spot(&self, place: usize, colour: Colour) -> Markup {
        let mine = if self.own_deck() == Some(colour) { " mine-here" } else { "" };
        let (cards, pile) = (self.seen.deck_size(colour), self.seen.pile(colour));
        let name = self.colour_word(colour);
        let deck_name = self.say.say(&phrase!("hadara-page-deck", colour = name.as_str(), count = cards));
        let pile_name = self.say.say(&phrase!("hadara-page-pile", colour = name.as_str(), count = pile.len()));
        html! {
            li class=(format!("spot spot-{place} {}{mine}", marks::class(colour))) {
                span.heap role="group" aria-label=(deck_name) {
                    @if cards > 0 {
                        (card::back(colour, self.seen.epoch(), if cards > 2 { " deep" } else { "" }, &deck_name))
                    } @else { (card::empty(colour)) }
                    b.size aria-hidden="true" { (cards) }
                }
                // Everybody saw the lower cards come, but only the top one may be looked at.
                span.heap role="group" aria-label=(pile_name) {
                    @match pile.last() {
                        Some(top) => {
                            @let last = if self.latest.discarded.contains(top) { " last" } else { "" };
                            @if self.seen.asked() == Question::Draft { (self.picture(*top, Size::Small, last)) } @else { (self.lying(*top, Size::Small, last)) }
                        }
                        None => { (card::empty(colour)) }
                    }
                    b.size aria-hidden="true" { (pile.len()) }
                }
            }
        }
    }

    /// What a card sells for, what medals cost, who is first, how many colonies are left.
    fn corners(&self) -> Markup {
        let (say, seen) = (self.say, self.seen);
        let (silver, gold) = (say.word("hadara-page-silver"), say.word("hadara-page-gold"));
        html! {
            dl.corner.corner-a {
                dt { (say.word("hadara-page-sells-for")) }
                dd { (sign_labelled("i-sell", "icon phone-only", &say.word("hadara-page-sells-for"))) (coin(seen.sale(self.shown, seen.epoch()))) }
            }
            dl.corner.corner-b {
                dt { (say.word("hadara-page-medals-cost")) }
                dd data-tip=(silver) { (sign_labelled("i-silver", "icon silver", &silver)) (coin(seen.silver_price(self.shown))) }
                dd data-tip=(gold) { (sign_labelled("i-gold", "icon gold", &gold)) (coin(seen.gold_price(self.shown))) }
            }
            dl.corner.corner-c {
                dt { (say.word("hadara-page-first")) }
                dd { (crest(self.say, seen.first(), "crest")) span { (self.player_name(seen.first())) } }
            }
            dl.corner.corner-d {
                dt { (say.word("hadara-page-colonies")) }
                dd.stacks {
                    @for level in Level::all() {
                        @let (military, left) = (self.data().front(level).military, seen.stack_size(level));
                        span data-tip=(say.say(&phrase!("hadara-page-left", level = military, count = left))) { b { (military) } i { (left) } }
                    }
                }
            }
        }
    }
}
