//! Beside the offers: what they mean, doing without, paying, and who is waited for.

use hadara::{Action, Question, Track};
use kernel::{Game, Narrate, Seat, phrase};
use maud::{Markup, html};

use super::Scene;
use super::marks::{sign_labelled, spend};

impl Scene<'_> {
    pub(super) fn dock(&self) -> Markup {
        match (self.acting, self.seen.asked()) {
            (_, Question::Over) => html! {},
            (Some(seat), _) => html! { (self.purse_beside(seat)) (self.dock_acting(seat)) },
            (None, Question::Draw) => {
                html! { p.small.faded { (self.say.word("hadara-page-together")) } (self.waiting()) }
            }
            (None, Question::Side) => self.waiting(),
            (
                None,
                Question::Wheel
                | Question::Colony
                | Question::Captured(_)
                | Question::Statue
                | Question::Draft
                | Question::Feeding
                | Question::Medals,
            ) => self.order(),
        }
    }

    /// What there is to pay with, for screens on which the board is out of sight while something is chosen.
    fn purse_beside(&self, seat: Seat) -> Markup {
        let coins = self.say.word("hadara-page-coins");
        html! { p.purse.purse-beside data-tip=(coins) { (sign_labelled("i-coin", "icon gold", &coins)) " " (self.seen.player(seat).coins()) } }
    }

    fn dock_acting(&self, seat: Seat) -> Markup {
        let tip = |id: &str, text: String| self.line(id, &text);
        let word = |key: &'static str| self.say.word(key);
        match self.seen.asked() {
            Question::Side => html! {
                ul.preview.tips { (tip("i-cards", word("hadara-page-tip-side"))) }
                (self.waiting())
            },
            Question::Wheel => html! { ul.preview.tips { (tip("i-wheel", word("hadara-page-tip-wheel"))) } },
            Question::Draw => html! {
                ul.preview.tips { (tip("i-cards", word("hadara-page-tip-keep"))) (tip("i-discard", word("hadara-page-tip-discard"))) }
                (self.waiting())
            },
            Question::Draft => html! {
                ul.preview.tips { (tip("i-cards", word("hadara-page-tip-draft"))) (tip("i-feed", self.fed(seat))) }
                (self.order())
            },
            Question::Colony => html! {
                ul.preview.tips { (self.twice(seat, "i-colony")) (tip("i-colony", word("hadara-page-tip-colony"))) }
                div.dock-do { (self.decline()) }
            },
            Question::Captured(_) => html! { ul.preview.tips { (tip("i-flip", word("hadara-page-tip-captured"))) } },
            Question::Statue => html! {
                ul.preview.tips { (self.twice(seat, "i-statue")) (tip("i-tile", word("hadara-page-tip-statue"))) }
                div.dock-do { (self.decline()) }
            },
            Question::Feeding => self.dock_feeding(seat),
            Question::Medals => html! {
                ul.preview.tips { (tip("i-gold", word("hadara-page-tip-medals"))) (tip("i-set", self.said(&phrase!("hadara-page-sets", sets = self.seen.gold_sets(seat))))) }
                div.dock-do { (self.decline()) }
            },
            Question::Over => html! {},
        }
    }

    /// Which of several this is, where a card allows several.
    fn twice(&self, seat: Seat, id: &str) -> Markup {
        html! { @if let Some(text) = self.one_of(seat) { (self.line(id, &text)) } }
    }

    /// How many cards the food suffices for.
    fn fed(&self, seat: Seat) -> String {
        let (food, cards) = (self.seen.track(seat, Track::Food), self.seen.player(seat).tableau().len());
        self.said(&phrase!("hadara-page-fed", food = food, cards = cards))
    }

    fn decline(&self) -> Markup {
        let said = self.said(&hadara::Hadara::choice(self.seen, &Action::Decline));
        html! { button.btn form="turn" name="go" value="decide:decline" data-key="n" { (said) } }
    }

    fn dock_feeding(&self, seat: Seat) -> Markup {
        let (cards, hungry) = (self.seen.player(seat).tableau().len(), self.seen.deficit(seat));
        let fed = cards - hungry.min(cards);
        let label = self.said(&phrase!("hadara-page-hunger", fed = fed, hungry = hungry));
        html! {
            div.hunger role="img" aria-label=(label) { @for at in 0..cards { i class=(if at < fed { "fed" } else { "hungry" }) {} } }
            ul.preview.tips { (self.line("i-cards", &self.say.word("hadara-page-tip-feeding"))) }
            @if let Some((coins, times)) = self.seen.payment(seat) {
                ul.preview { (self.line("i-coin", &self.said(&phrase!("hadara-page-paid", paid = self.seen.paid(), times = times)))) }
                div.dock-do { (self.pay(seat, coins)) }
            }
        }
    }

    fn pay(&self, seat: Seat, coins: u16) -> Markup {
        let label = html! { (self.say.word("hadara-page-pay")) " " (spend(coins)) };
        match self.seen.check(seat, &Action::Pay) {
            Ok(_) => {
                html! { button.btn.btn-primary form="turn" name="go" value="decide:pay" data-key="p" { (label) } }
            }
            Err(_) => self.go(seat, &Action::Pay, "btn-primary", label),
        }
    }
}
