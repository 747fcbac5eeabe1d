//! The decision: the card that asks with the sentence it is at, and the answers that have no place on the board.

use imperium::effects::words::Token;
use imperium::{Action, Question, Stage};
use kernel::{Seat, phrase};
use maud::{Markup, html};

use super::marks::{category_sign, exhaust, sign, token};
use super::{Scene, card};
use crate::pages::icon;

impl Scene<'_> {
    pub(super) fn dock(&self) -> Markup {
        match (self.acting, self.seen.asked()) {
            (_, Question::Nothing) => html! {},
            (Some(seat), Question::Turn) => html! { (self.dock_turn(seat)) (self.leftover()) },
            (Some(_), _) => html! { (self.lifted()) (self.answers()) (self.leftover()) },
            (None, Question::Turn) => html! { p.small.faded { (self.say.word("imperium-page-read")) } },
            (None, _) => self.lifted(),
        }
    }

    fn dock_turn(&self, seat: Seat) -> Markup {
        let area = self.seen.area(seat);
        let count = |is: fn(&Action) -> bool| self.options.iter().filter(|option| is(option)).count();
        let plays = count(|option| matches!(option, Action::Play(_)));
        let uses = count(|option| matches!(option, Action::Exhaust(_)));
        let revolts: Vec<Action> =
            self.options.iter().filter(|option| matches!(option, Action::Revolt(_))).copied().collect();
        let left = phrase!("imperium-page-tip-play", count = area.tokens(Token::Action), cards = plays);
        let unused = phrase!("imperium-page-tip-exhaust", count = area.exhaust_tokens().0, cards = uses);
        html! {
            ul.preview.tips {
                li { (token(Token::Action)) span { (self.said(&left)) } }
                li { (exhaust()) span { (self.said(&unused)) } }
                @if self.seen.turn_stage() == Stage::Fresh { li { (icon("i-info")) span { (self.say.word("imperium-page-tip-fresh")) } } }
            }
            div.dock-do.turns {
                (self.decide(&Action::End, if plays + uses == 0 { "btn btn-primary" } else { "btn" }, Some("e"), html! { (icon("i-check")) " " (self.choice(&Action::End)) }))
                @if self.may(&Action::Innovate) { (self.decide(&Action::Innovate, "btn", Some("i"), html! { (sign("im-through", "icon")) " " (self.say.word("imperium-page-innovation")) })) }
                @for revolt in revolts { (self.decide(&revolt, "btn", None, html! { (sign("im-unrest", "icon k-unrest")) " " (self.revolution(&revolt)) })) }
            }
        }
    }

    /// A revolution in few words.
    fn revolution(&self, action: &Action) -> String {
        let count = if let Action::Revolt(count) = action { *count } else { 0 };
        self.said(&phrase!("imperium-page-revolution", count = count))
    }

    /// The card whose effect is under way, with the sentence that is being carried out lit.
    fn lifted(&self) -> Markup {
        let Some(resolving) = self.seen.resolving() else { return html! {} };
        let number = match resolving.card {
            Some(card) => self.seen.sort_number(card),
            None if resolving.king => card::king(self.say.data(), self.seen.common_deck()),
            None => return self.course(),
        };
        let lit = resolving.sentence.as_ref().map(|sentence| self.said(sentence));
        // A sentence that is said otherwise on the card stands above it.
        let apart = lit.as_ref().filter(|lit| !card::says(self.say, number, lit));
        // Whether to do something is asked in the words of the card: where there is little room they are said once.
        let quoted = if self.seen.asked() == Question::May { "lifted quoted" } else { "lifted" };
        html! {
            div class=(quoted) {
                (self.card(number, "", None))
                div.lifted-text tabindex="0" {
                    @if let Some(lit) = apart { p.lit { (crate::words::capital(lit)) } }
                    (card::text(self.say, number, lit.as_deref()))
                }
            }
        }
    }

    /// What is asked by the course of the game.
    fn course(&self) -> Markup {
        let tip = match self.seen.deed() {
            imperium::Deed::PutToken => "imperium-page-tip-token",
            imperium::Deed::Discard => "imperium-page-tip-discard",
            imperium::Deed::Develop => "imperium-page-tip-develop",
            imperium::Deed::BreakThrough => "imperium-page-tip-innovate",
            imperium::Deed::Shield => "imperium-page-tip-shield",
            imperium::Deed::Use => "imperium-page-tip-solstice",
            imperium::Deed::History
            | imperium::Deed::Sink
            | imperium::Deed::Exile
            | imperium::Deed::Recall
            | imperium::Deed::Abandon
            | imperium::Deed::Take
            | imperium::Deed::OnDeck
            | imperium::Deed::Return
            | imperium::Deed::Garrison
            | imperium::Deed::Give
            | imperium::Deed::Acquire
            | imperium::Deed::Swap
            | imperium::Deed::Play
            | imperium::Deed::Ready
            | imperium::Deed::CountAs
            | imperium::Deed::Other => return html! {},
        };
        html! { p.small.faded { (self.say.word(tip)) } }
    }

    /// The answers that are not cards.
    fn answers(&self) -> Markup {
        let drawn = self.drawn.borrow().clone();
        let left = self.options.iter().filter(|option| !matches!(option, Action::Take(_)) && !drawn.contains(option));
        let left: Vec<Action> = left.copied().collect();
        let long = left.iter().any(|action| matches!(action, Action::Branch(_)));
        html! {
            @if !left.is_empty() {
                div class=(if long { "dock-do branches" } else { "dock-do" }) { @for action in &left { (self.answer(action)) } }
            }
        }
    }

    fn answer(&self, action: &Action) -> Markup {
        let said = self.choice(action);
        match action {
            Action::Yes => self.decide(action, "btn btn-primary", Some("y"), html! { (icon("i-check")) " " (said) }),
            Action::Decline => self.decide(action, "btn", Some("n"), html! { (icon("i-close")) " " (said) }),
            Action::Name(category) | Action::Deck(Some(category)) => {
                let (id, class) = category_sign(*category);
                self.decide_next(action, "btn", html! { (sign(id, &format!("icon {class}"))) " " (said) })
            }
            Action::Deck(None) => self.decide_next(action, "btn", html! { (sign("im-deck", "icon")) " " (said) }),
            Action::Branch(_)
            | Action::Pay { .. }
            | Action::Amount(_)
            | Action::Play(_)
            | Action::Exhaust(_)
            | Action::Innovate
            | Action::Revolt(_)
            | Action::End
            | Action::Take(_) => self.decide_next(action, "btn", html! { (said) }),
        }
    }
}
