//! Buttons: what may be decided now, why something may not, and which options still lack a button.

use imperium::{Action, Card, Deed, Imperium};
use kernel::{Game, Narrate, Seat};
use maud::{Markup, Render, html};

use super::Scene;
use super::marks::sign;

/// The sign and the word of what is done with a card that is to be chosen.
fn verb(deed: Deed) -> (&'static str, &'static str) {
    match deed {
        Deed::Discard => ("im-discard", "imperium-page-do-discard"),
        Deed::History => ("im-history", "imperium-page-do-history"),
        Deed::Sink => ("im-water", "imperium-page-do-sink"),
        Deed::Exile => ("im-exile", "imperium-page-do-exile"),
        Deed::Recall => ("im-recall", "imperium-page-do-recall"),
        Deed::Abandon => ("im-abandon", "imperium-page-do-abandon"),
        Deed::Take => ("im-take", "imperium-page-do-take"),
        Deed::OnDeck => ("im-deck", "imperium-page-do-on-deck"),
        Deed::Return => ("im-unrest", "imperium-page-do-return"),
        Deed::Garrison => ("im-garrison", "imperium-page-do-garrison"),
        Deed::Give => ("im-give", "imperium-page-do-give"),
        Deed::Acquire => ("im-acquire", "imperium-page-do-acquire"),
        Deed::BreakThrough => ("im-through", "imperium-page-do-through"),
        Deed::Swap => ("im-swap", "imperium-page-do-swap"),
        Deed::Develop => ("im-development", "imperium-page-do-develop"),
        Deed::Play => ("im-cards", "imperium-page-do-play"),
        Deed::Use => ("im-solstice", "imperium-page-do-use"),
        Deed::Ready => ("im-recall", "imperium-page-do-ready"),
        Deed::CountAs => ("im-swap", "imperium-page-do-choose"),
        Deed::PutToken => ("im-take", "imperium-page-do-put"),
        Deed::Shield => ("im-passive", "imperium-page-do-shield"),
        Deed::Other => ("im-take", "imperium-page-do-choose"),
    }
}

impl Scene<'_> {
    /// Whether the acting player may decide so.
    pub(super) fn may(&self, action: &Action) -> bool {
        self.options.contains(action)
    }

    /// The key that presses the next button: digits, from left to right, as far as they go.
    pub(super) fn digit(&self) -> Option<String> {
        let number = self.digits.get() + 1;
        self.digits.set(number);
        (number <= 10).then(|| (number % 10).to_string())
    }

    /// The sentence of a decision.
    pub(super) fn choice(&self, action: &Action) -> String {
        self.said(&Imperium::choice(self.seen, action))
    }

    /// A button that decides, of the classes that are given.
    pub(super) fn decide(&self, action: &Action, class: &str, key: Option<&str>, label: impl Render) -> Markup {
        let name = self.choice(action);
        self.drawn.borrow_mut().push(*action);
        html! {
            button class=(class) form="turn" name="go" value=(format!("decide:{}", self.seen.notation(action)))
                data-tip=(name) data-key=[key] { (label) span.visually-hidden { " " (name) } }
        }
    }

    /// A button that decides and has the next digit.
    pub(super) fn decide_next(&self, action: &Action, class: &str, label: impl Render) -> Markup {
        let key = self.digit();
        self.decide(action, class, key.as_deref(), label)
    }

    /// A button that cannot be pressed and says why.
    pub(super) fn cannot(&self, class: &str, name: &str, why: &str, label: impl Render) -> Markup {
        let number = self.reasons.get() + 1;
        self.reasons.set(number);
        let id = format!("why-{number}");
        html! {
            span.has-why {
                button class=(class) type="button" aria-disabled="true" aria-describedby=(id) { (label) span.visually-hidden { " " (name) } }
                span.why id=(id) role="tooltip" { (why) }
            }
        }
    }

    /// Why the acting player may not decide so.
    pub(super) fn why_not(&self, seat: Seat, action: &Action) -> String {
        match self.seen.check(seat, action) {
            Err(refusal) => self.said(&Imperium::refusal(self.seen, &refusal)),
            Ok(_) => String::new(),
        }
    }

    /// The option to choose one of these equal cards, if it is not drawn yet.
    pub(super) fn taking(&self, cards: &[Card]) -> Option<Action> {
        let drawn = self.drawn.borrow();
        let takes = cards.iter().map(|card| Action::Take(*card));
        takes.into_iter().find(|take| self.may(take) && !drawn.contains(take))
    }

    /// The sign and the word on the buttons of cards to choose.
    pub(super) fn verb(&self) -> Markup {
        let (id, word) = verb(self.seen.deed());
        html! { (sign(id, "icon")) span { (self.say.word(word)) } }
    }

    /// A button to choose one of these equal cards, if that may be.
    pub(super) fn take(&self, cards: &[Card]) -> Markup {
        match self.taking(cards) {
            Some(action) => self.decide_next(&action, "btn btn-take", self.verb()),
            None => html! {},
        }
    }

    /// Whatever no part of the board has drawn a button for, as sentences.
    pub(super) fn leftover(&self) -> Markup {
        let drawn = self.drawn.borrow().clone();
        let left: Vec<&Action> = self.options.iter().filter(|option| !drawn.contains(option)).collect();
        html! {
            @if !left.is_empty() {
                div.dock-do.rest { @for action in left { (self.decide_next(action, "btn", html! { (self.choice(action)) })) } }
            }
        }
    }
}
