//! Buttons: what may be decided now, why something may not, and which options still lack a button.

use kernel::{Game, Narrate, Seat, phrase};
use maud::{Markup, Render, html};
use settlers::{Action, Goods, Settlers};

use super::{Scene, marks};

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
        self.said(&Settlers::choice(self.seen, action))
    }

    /// A button that decides, of the classes that are given.
    pub(super) fn decide(&self, action: &Action, class: &str, key: Option<&str>, label: impl Render) -> Markup {
        let name = self.choice(action);
        self.decide_as(action, class, key, &name, label)
    }

    /// The same under a name of its own.
    pub(super) fn decide_as(
        &self,
        action: &Action,
        class: &str,
        key: Option<&str>,
        name: &str,
        label: impl Render,
    ) -> Markup {
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

    /// Why the acting player may not decide so: what is missing, or what the rules say.
    pub(super) fn why_not(&self, seat: Seat, action: &Action, lack: &Goods) -> String {
        match self.seen.check(seat, action) {
            Err(_) if !lack.is_empty() => self.short_of(lack),
            Err(refusal) => self.said(&Settlers::refusal(self.seen, &refusal)),
            Ok(_) => String::new(),
        }
    }

    /// That so much is missing.
    pub(super) fn short_of(&self, lack: &Goods) -> String {
        self.said(&phrase!("settlers-page-short", goods = marks::spoken(self.say, lack)))
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
