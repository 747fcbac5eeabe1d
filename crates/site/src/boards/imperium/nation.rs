//! A nation: its power card and period, its piles, and what it can develop.

use imperium::{Card, Stack};
use kernel::{Seat, phrase};
use maud::{Markup, html};

use super::area::Role;
use super::marks::{self, crest, head, nation_word, period_sign, sign, sign_labelled};
use super::{Scene, card};
use crate::pages::{icon, icon_labelled};

/// What opens a pile of a player.
fn pile_id(name: &str, seat: Seat) -> String {
    format!("{name}-{}", seat.index() + 1)
}

impl Scene<'_> {
    pub(super) fn nation(&self, seat: Seat, role: Role) -> Markup {
        html! {
            @if role == Role::Middle { (self.nation_head(seat)) }
            div.power { (self.power_card(seat, role)) (self.piles_of(seat)) }
            (self.developments(seat, role))
        }
    }

    fn nation_head(&self, seat: Seat) -> Markup {
        let say = self.say;
        let nation = nation_word(say, self.seen.area(seat).nation_id());
        html! {
            p.me {
                (crest(self.seen, seat, "crest crest-big"))
                span.me-name { (self.player_name(seat)) small.faded { (nation) } }
                @if self.me.is_none() { span.badge { (icon("i-eye")) " " (say.word("site-watching")) } }
                (self.points_of(seat))
            }
            (self.period(seat))
        }
    }

    /// The points of a player, as far as they can be told.
    pub(super) fn points_of(&self, seat: Seat) -> Markup {
        let label = self.say.word(if self.knows(seat) { "imperium-page-points" } else { "imperium-page-points-about" });
        html! { span.points data-tip=(label) { (icon_labelled("i-glory", &label)) " " (self.points_text(seat)) } }
    }

    /// The same in a few signs.
    pub(super) fn points_text(&self, seat: Seat) -> String {
        let about = if self.knows(seat) { "" } else { "≈" };
        format!("{about}{}", self.seen.points(seat))
    }

    /// A player's period, and whether the nation has moved on in this round.
    pub(super) fn period(&self, seat: Seat) -> Markup {
        let (say, area) = (self.say, self.seen.area(seat));
        let (id, word) = period_sign(area.period());
        let advanced = say.word("imperium-page-advanced");
        html! {
            p.period { span.chip { (head(id, &say.word(word))) }
                @if area.has_advanced() { span.chip data-tip=(advanced) { (marks::exhaust()) (sign_labelled("im-nation", "icon", &advanced)) } }
                @if area.has_been_honoured() { span.chip data-tip=(say.word("imperium-page-honoured")) { (sign_labelled("im-king", "icon", &say.word("imperium-page-honoured"))) } }
            }
        }
    }

    fn power_card(&self, seat: Seat, role: Role) -> Markup {
        let power = self.seen.area(seat).power();
        let (number, turned) = (self.seen.sort_number(power), self.seen.is_exhausted(power));
        let under = self.seen.garrisoned_under(power);
        html! {
            span class=(if turned { "cluster turned" } else { "cluster" }) {
                span.lies { (self.card(number, "", None)) @if turned { span.on-card { (marks::exhaust()) } } }
                @if !under.is_empty() { ul.fan { @for card in under { (self.under_power(card, role)) } } }
                @if role == Role::Middle { (self.uses(&[power])) }
            }
        }
    }

    fn under_power(&self, card: Card, role: Role) -> Markup {
        let number = self.seen.sort_number(card);
        html! { li { (self.card_name(number)) @if role == Role::Middle { (self.take(&[card])) } } }
    }

    /// The name of a card, which opens its face.
    pub(super) fn card_name(&self, number: usize) -> Markup {
        self.card_name_now(number, None)
    }

    /// The same, with what it costs now.
    fn card_name_now(&self, number: usize, now: Option<&str>) -> Markup {
        html! {
            button class=(format!("strip {}", card::colour(self.say.data(), number))) type="button" popovertarget=(self.opens(number)) data-read=(card::page(self.say, number)) data-now=[now] {
                (sign(card::kind_sign(self.say.data(), number), "icon")) span { (card::short_name(self.say, number)) }
            }
        }
    }

    /// A player's own piles.
    pub(super) fn piles_of(&self, seat: Seat) -> Markup {
        let (say, seen, area) = (self.say, self.seen, self.seen.area(seat));
        let history = say.word(if area.keeps_sunken() { "imperium-page-sunken" } else { "imperium-page-history" });
        let opened = |id: &str, pile: &str, count: usize, label: &str| {
            html! {
                li class=(if count == 0 { "own-pile nil" } else { "own-pile" }) {
                    button type="button" popovertarget=(pile_id(pile, seat)) { (sign(id, "icon")) span { (label) } b { (count) } }
                }
            }
        };
        let closed = |id: &str, count: usize, label: &str, more: Markup| {
            html! { li class=(if count == 0 { "own-pile nil" } else { "own-pile" }) { span { (sign(id, "icon")) span { (label) } b { (count) } } (more) } }
        };
        let accession = html! {
            @if let Some(accession) = area.accession() {
                @let number = seen.sort_number(accession);
                button.under-deck type="button" popovertarget=(self.opens(number)) data-read=(card::page(self.say, number)) {
                    (sign("im-accession", "icon")) span { (card::short_name(say, number)) }
                }
            }
        };
        html! {
            ul.own-piles {
                (closed("im-deck", seen.left_in(Stack::Deck(seat)), &say.word("imperium-page-deck"), html! {}))
                (opened("im-discard", "discard", area.discard().len(), &say.word("imperium-page-discard")))
                (opened("im-history", "history", area.history().len(), &history))
                (closed("im-nation", seen.left_in(Stack::Nation(seat)), &say.word("imperium-page-nation-deck"), accession))
            }
        }
    }

    /// What lies in the development area, with prices that light up when they can be paid.
    pub(super) fn developments(&self, seat: Seat, role: Role) -> Markup {
        let (say, area) = (self.say, self.seen.area(seat));
        let heaps = self.heaps(area.developments());
        let title = say.word(if area.has_quests() { "imperium-page-quests" } else { "imperium-page-developments" });
        html! {
            @if !heaps.is_empty() {
                section.developments {
                    h3 { (head("im-development", &title)) }
                    ul {
                        @for (number, cards) in &heaps {
                            @let price = cards.first().map(|card| area.development_price(*card)).unwrap_or_default();
                            @let payable = !area.has_quests() && area.could_pay(&price);
                            @let costs = card::sort(self.say.data(), *number).is_some_and(|sort| sort.cost.is_some());
                            @let now = costs.then(|| self.said(&marks::price_now(&price)));
                            li class=(if payable { "payable" } else { "" }) {
                                (self.card_name_now(*number, now.as_deref()))
                                @if costs { (marks::price(say, &price, |token| if payable { u16::MAX } else { area.tokens(token) })) }
                                @if role == Role::Middle { (self.take(cards)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// All piles that can be opened.
    pub(super) fn pile_popovers(&self) -> Markup {
        let (say, seen) = (self.say, self.seen);
        html! {
            (self.pile_popover(super::market::EXILE, &say.word("imperium-page-exile"), seen.exiled()))
            @for seat in seen.seated() {
                @let area = seen.area(seat);
                @let history = if area.keeps_sunken() { phrase!("imperium-page-sunken-of", who = seat) } else { phrase!("imperium-page-history-of", who = seat) };
                (self.pile_popover(&pile_id("discard", seat), &self.said(&phrase!("imperium-page-discard-of", who = seat)), area.discard()))
                (self.pile_popover(&pile_id("history", seat), &self.said(&history), area.history()))
            }
        }
    }

    fn pile_popover(&self, id: &str, title: &str, cards: imperium::CardSet) -> Markup {
        let (heaps, close) = (self.heaps(cards), self.say.word("site-close"));
        let hidden = cards.iter().filter(|card| !self.seen.is_known(*card)).count();
        html! {
            div.board-pop.pile-pop popover id=(id) {
                header.pop-head {
                    h2.h3 { (title) }
                    button.btn.btn-quiet.btn-icon.pop-close type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(close) { (icon("i-close")) }
                }
                @if cards.is_empty() { p.faded { (self.say.word("imperium-page-pile-empty")) } }
                ul.pile-cards { @for (number, copies) in &heaps { li.lies { (self.card(*number, "", None)) (marks::times(self.say, copies.len())) } } }
                @if hidden > 0 { p.faded { (self.said(&phrase!("imperium-page-face-down", count = hidden))) } }
            }
        }
    }
}
