//! What lies before me to choose from, continued: colonies, statues, cards to remove, medals.

use hadara::{Action, Colour, HadaraData, Level, Refusal, Slot, Track, Turned};
use kernel::{Game, Narrate, Seat, phrase};
use maud::{Markup, html};

use super::card::{self, Size};
use super::offers::two;
use super::{Scene, marks};
use crate::pages::icon;
use crate::words::Say;
use marks::{gain, mark, need, pay, points, sign, spend};

/// A colony tile, seen from the front.
pub fn tile_front(say: Say<'_>, level: Level) -> Markup {
    let front = *say.data::<HadaraData>().front(level);
    html! {
        div.big-tile {
            (need(Colour::Red, front.military)) (sign(marks::view(level), "view")) (points(front.points))
            span.tile-foot {
                (sign("i-plunder", "icon")) (gain(front.plunder.into())) span.grow {}
                (sign("i-integrate", "icon")) (pay(front.integration.into()))
            }
        }
    }
}

impl Scene<'_> {
    /// One of several, where a card allows more than one in a step.
    pub(super) fn one_of(&self, seat: Seat) -> Option<String> {
        let (all, taken) = (self.seen.per_step(seat), self.seen.taken());
        (all > 1).then(|| self.said(&phrase!("hadara-page-one-of", number = taken + 1, all = all)))
    }

    pub(super) fn colonies(&self) -> Markup {
        let Some(seat) = self.acting else { return html! {} };
        html! { @for level in Level::all() { (self.colony(seat, level)) } }
    }

    fn colony(&self, seat: Seat, level: Level) -> Markup {
        let price = self.seen.colony_price(seat, level);
        let take = self.say.word("hadara-page-take");
        let (owned, label) = match price {
            Ok(0) => (false, html! { (take) }),
            Ok(coins) => (false, two(&take, spend(coins))),
            Err(Refusal::LevelOwned(_)) => (true, html! {}),
            Err(Refusal::MilitaryTooLow { needed, military }) => (false, self.short(needed, military)),
            Err(_) => (false, html! { (take) }),
        };
        html! {
            li class=(if price.is_ok() { "offer offer-tile" } else { "offer offer-tile cannot" }) {
                (tile_front(self.say, level))
                @if owned { span.tiny.faded.said-why { (icon("i-check")) " " (self.say.word("hadara-page-yours")) } }
                @else { (self.go(seat, &Action::Colony(level), "btn-can", label)) }
            }
        }
    }

    /// How much of a track is missing.
    fn short(&self, needed: i32, value: u16) -> Markup {
        html! { (self.said(&phrase!("hadara-page-hint-short", count = needed - i32::from(value)))) }
    }

    /// The colony that was captured: plunder or integrate?
    pub(super) fn captured(&self, level: Level) -> Markup {
        let Some(seat) = self.acting else { return html! {} };
        let (front, coins) = (*self.data().front(level), self.seen.player(seat).coins());
        let (plunder, integration) = (u16::from(front.plunder), u16::from(front.integration));
        let backs: Vec<_> =
            self.data().tiles().map(|tile| *self.data().tile_back(tile)).filter(|back| back.level == level).collect();
        let steps = |back: &hadara::Back| Track::ALL.into_iter().map(|track| back.steps[track]).sum::<u16>();
        let range = |values: Vec<u16>| match (values.iter().min(), values.iter().max()) {
            (Some(least), Some(most)) if least != most => format!("{least}–{most}"),
            (least, _) => least.copied().unwrap_or(0).to_string(),
        };
        let worth: Vec<u16> = backs.iter().map(|back| back.points.into()).collect();
        let least = worth.iter().min().copied().unwrap_or(0);
        let back = phrase!("hadara-page-back", steps = range(backs.iter().map(steps).collect()), points = range(worth));
        let wallet = |after: u16| html! { li { (sign("i-coin", "sym")) span { (self.said(&phrase!("hadara-page-coins-become", before = coins, after = after))) } } };
        html! {
            li.offer.panel.offer-wide {
                div.big-tile {
                    (need(Colour::Red, front.military)) (sign(marks::view(level), "view")) (points(front.points))
                    span.tile-foot { (sign("i-plunder", "icon")) (gain(plunder)) }
                }
                div.offer-body {
                    h3 { (self.say.word("hadara-page-plunder")) }
                    ul.gets-list { (wallet(coins + plunder)) li { (self.glory()) span { (self.said(&phrase!("hadara-points", points = front.points))) } } }
                }
                span.offer-do { (self.go(seat, &Action::Plunder, "btn-primary", two(&self.say.word("hadara-page-plunder"), gain(plunder)))) }
            }
            li.offer.panel.offer-wide {
                div.big-tile.turned {
                    (need(Colour::Red, front.military)) (sign("i-flip", "view")) (points(format!("{least}+")))
                    span.tile-foot { (sign("i-integrate", "icon")) (pay(integration)) }
                }
                div.offer-body {
                    h3 { (self.say.word("hadara-page-integrate")) }
                    ul.gets-list { @if coins >= integration { (wallet(coins - integration)) } li { (sign("i-flip", "sym")) span { (self.said(&back)) } } }
                }
                span.offer-do { (self.go(seat, &Action::Integrate, "btn-primary", two(&self.say.word("hadara-page-integrate"), spend(integration)))) }
            }
        }
    }

    /// The sign of points in a list.
    fn glory(&self) -> Markup {
        html! { svg.sym aria-hidden="true" { use href=(crate::pages::icon_address("i-glory")) {} } }
    }

    pub(super) fn statues(&self) -> Markup {
        let Some(seat) = self.acting else { return html! {} };
        html! { @for slot in Slot::all() { (self.statue(seat, slot)) } }
    }

    fn statue(&self, seat: Seat, slot: Slot) -> Markup {
        let (place, price) = (self.data().statue(slot), self.seen.statue_price(seat, slot));
        let bonus = self.statue_bonus(seat, slot);
        html! {
            li class=(if price.is_ok() { "offer panel offer-slot" } else { "offer panel offer-slot cannot" }) {
                div.slot-head { (need(Colour::Blue, place.culture.value)) (sign("i-statue", "slot-pic")) (points(place.points.value)) }
                @match price {
                    Ok(coins) => {
                        (self.tile_row(seat, slot, Turned::Up, bonus, coins))
                        (self.tile_row(seat, slot, Turned::Down, bonus, coins))
                    }
                    Err(Refusal::SlotTaken(_)) => {
                        p.slot-owned { @if let Some(statue) = self.seen.player(seat).statue(slot) { (self.statue_tile(statue, bonus)) } }
                        span.tiny.faded.said-why { (icon("i-check")) " " (self.say.word("hadara-page-carved")) }
                    }
                    Err(refusal) => {
                        @let carve = Action::Statue { slot, tile: Track::Income, turned: Turned::Up };
                        p.slot-owned { span.tile.tile-none { (sign("i-statue", "icon")) "+" (bonus) } }
                        @match refusal {
                            Refusal::CultureTooLow { needed, culture } => { (self.go(seat, &carve, "", self.short(needed, culture))) }
                            _ => { (self.go(seat, &carve, "", html! { (self.say.word("hadara-page-too-dear")) })) }
                        }
                    }
                }
            }
        }
    }

    /// The tiles that can be put under a statue, one way up.
    fn tile_row(&self, seat: Seat, slot: Slot, turned: Turned, bonus: u16, coins: u16) -> Markup {
        let tracks = self.seen.tracks(seat);
        let legend = match turned {
            Turned::Up => phrase!("hadara-page-face-up", steps = bonus),
            Turned::Down => phrase!("hadara-page-face-down", points = bonus),
        };
        html! {
            fieldset.tile-row {
                legend.tiny { (self.said(&legend)) @if coins > 0 { " " (spend(coins)) } }
                @for tile in Track::ALL {
                    @let (action, colour) = (Action::Statue { slot, tile, turned }, tile.colour());
                    @let after = match turned { Turned::Up => html! { b { (tracks[tile] + bonus) } }, Turned::Down => html! {} };
                    @let label = html! { (sign(marks::colour_sign(colour), "icon")) (after) };
                    (self.go_or(seat, &action, &format!("btn-can btn-tile {}", marks::class(colour)), label, sign(marks::colour_sign(colour), "icon")))
                }
            }
        }
    }

    /// My cards, one of which must go.
    pub(super) fn hungry(&self) -> Markup {
        let Some(seat) = self.acting else { return html! {} };
        html! {
            @for colour in Colour::ALL {
                @if self.seen.count(seat, colour) > 0 {
                    li class=(format!("feed-group {}", marks::class(colour))) {
                        span.tiny { (mark(colour)) " " (self.colour_word(colour)) }
                        ul { @for owned in self.coloured(seat, colour) { li { (self.hungry_card(owned)) } } }
                    }
                }
            }
        }
    }

    fn hungry_card(&self, owned: hadara::Card) -> Markup {
        let action = Action::Remove(owned);
        let name = self.said(&hadara::Hadara::choice(self.seen, &action));
        html! {
            button class=(card::class_of(self.data(), owned, Size::Small)) form="turn" name="go" value=(format!("decide:{}", self.seen.notation(&action)))
                data-card=(self.data().card_id(owned)) data-read=(card::page(self.say, owned)) data-key=[self.digit()] {
                span.visually-hidden { " " (name) }
                (card::print(self.say, owned, Size::Small))
            }
        }
    }

    /// The medals that I have, and those that I could buy.
    pub(super) fn medals(&self) -> Markup {
        let Some(seat) = self.acting else { return html! {} };
        let figures = &self.data().figures;
        let (scores, gold) = (self.seen.silver_scores(seat, None), self.seen.player(seat).gold());
        let worth = usize::from(figures.gold_points.value) * self.seen.gold_sets(seat);
        html! {
            @for (track, score) in &scores {
                li.offer.panel.offer-medal.done {
                    div.big-medal.silver { (sign("i-silver", "icon")) }
                    div.offer-body {
                        h3 { (self.say.word("hadara-page-silver")) }
                        p.small { (mark(track.colour())) " " (self.said(&phrase!("hadara-page-scores", what = self.track_word(*track), points = *score))) }
                    }
                }
            }
            @if scores.len() < usize::from(figures.silver_medals.value) { (self.silver_offer(seat, scores.iter().map(|(_, score)| score).sum())) }
            @for _ in 0..gold {
                li.offer.panel.offer-medal.done {
                    div.big-medal.gold { (sign("i-gold", "icon")) }
                    div.offer-body { h3 { (self.say.word("hadara-page-gold")) } p.small { (self.said(&phrase!("hadara-page-sets-score", sets = self.seen.gold_sets(seat), points = worth))) } }
                }
            }
            @if gold < figures.gold_medals.value {
                li.offer.panel.offer-medal {
                    div.big-medal.gold { (sign("i-gold", "icon")) }
                    div.offer-body {
                        h3 { (self.say.word("hadara-page-gold")) " " (spend(self.seen.gold_price(seat))) }
                        p.small.faded { (self.said(&phrase!("hadara-page-gold-text", points = figures.gold_points.value, sets = self.seen.gold_sets(seat)))) }
                        (self.go(seat, &Action::Gold, "btn-can", html! { (self.said(&phrase!("hadara-page-buy-now", points = worth))) }))
                    }
                }
            }
        }
    }

    fn silver_offer(&self, seat: Seat, now: i32) -> Markup {
        let worth = |track: Track| -> i32 {
            self.seen.silver_scores(seat, Some(track)).iter().map(|(_, score)| *score).sum::<i32>() - now
        };
        html! {
            li.offer.panel.offer-medal.offer-silver {
                div.big-medal.silver { (sign("i-silver", "icon")) }
                div.offer-body {
                    h3 { (self.say.word("hadara-page-silver")) " " (spend(self.seen.silver_price(seat))) }
                    p.small.faded { (self.say.word("hadara-page-silver-text")) }
                    div.tile-row {
                        @for track in Track::ALL {
                            @let label = html! { (sign(marks::colour_sign(track.colour()), "icon")) b { (worth(track)) } };
                            (self.go(seat, &Action::Silver(track), &format!("btn-can btn-worth {}", marks::class(track.colour())), label))
                        }
                    }
                }
            }
        }
    }
}
