//! The hand: cards with what can be done with each, or why nothing can.

use imperium::{Action, Card, Question};
use maud::{Markup, html};

use super::marks::{self, sign};
use super::{Scene, card};

impl Scene<'_> {
    /// The hand of whoever stands in the middle, face down for those who may not see it.
    pub(super) fn hand(&self) -> Markup {
        let hand = self.seen.area(self.shown).hand();
        let hidden = hand.iter().filter(|card| !self.seen.is_known(*card)).count();
        let label = self.say.word("imperium-some-card");
        html! {
            @for (number, cards) in self.heaps(hand) { (self.held(number, &cards)) }
            @for _ in 0..hidden { li.held { (card::back(&label, "")) } }
        }
    }

    fn held(&self, number: usize, cards: &[Card]) -> Markup {
        let deed = self.held_deed(cards);
        let can = cards.iter().any(|card| self.may(&Action::Play(*card)) || self.may(&Action::Take(*card)));
        html! {
            li class=(if can { "held held-can" } else { "held" }) data-card=(self.moving(number)) {
                span.lies { (self.card(number, "", None)) (marks::times(self.say, cards.len())) }
                (deed)
            }
        }
    }

    /// What can be done with a card of the hand now, or why it cannot be played.
    fn held_deed(&self, cards: &[Card]) -> Markup {
        let Some(seat) = self.acting.filter(|seat| *seat == self.shown) else { return html! {} };
        if self.seen.asked() != Question::Turn {
            return self.take(cards);
        }
        let label = html! { (sign("im-cards", "icon")) span { (self.say.word("imperium-page-do-play")) } };
        let play = cards.iter().map(|card| Action::Play(*card)).find(|action| self.may(action));
        match (play, cards.first()) {
            (Some(action), _) => self.decide_next(&action, "btn btn-take", label),
            (None, Some(card)) => {
                let action = Action::Play(*card);
                self.cannot("btn btn-take", &self.choice(&action), &self.why_not(seat, &action), label)
            }
            (None, None) => html! {},
        }
    }
}
