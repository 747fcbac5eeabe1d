//! The other players as strips, and their whole areas to be opened.

use imperium::Stack;
use imperium::effects::words::{Category, Token};
use kernel::{Game, Seat, phrase};
use maud::{Markup, html};

use super::area::Role;
use super::marks::{
    SUPPLY, category_sign, category_word, crest, exhaust, nation_word, period_sign, sign_labelled, token, token_word,
};
use super::{Scene, card};
use crate::pages::levels::bot_mark;
use crate::pages::{Icon, icon, icon_labelled, seat_class};

/// What opens a player's area.
fn popover(seat: Seat) -> String {
    format!("seat-{}", seat.index() + 1)
}

const CATEGORIES: [Category; 6] =
    [Category::Region, Category::Origins, Category::Civilisation, Category::Raid, Category::Fame, Category::Unrest];

impl Scene<'_> {
    /// The other seats, clockwise from the one in the middle.
    pub(super) fn others(&self) -> Markup {
        html! { @for seat in self.shown.clockwise(self.seen.seated().count()).skip(1) { (self.seat(seat)) } }
    }

    fn seat(&self, seat: Seat) -> Markup {
        let (say, name, area) = (self.say, self.player_name(seat), self.seen.area(seat));
        let turn = if self.seen.deciding().contains(seat) { " seat-turn" } else { "" };
        let (period, word) = period_sign(area.period());
        let first = say.word("imperium-page-first");
        html! {
            article class=(format!("seat {}{turn}", seat_class(seat))) aria-label=(name) {
                div.seat-head {
                    (crest(self.seen, seat, "crest"))
                    button.seat-name type="button" popovertarget=(popover(seat)) { (name) }
                    (bot_mark(say, self.bots.get(seat.index()).copied().flatten()))
                    @if self.seen.begins() == seat { span data-tip=(first) { (icon_labelled("i-leader", &first)) } }
                    (self.points_of(seat))
                }
                div.figures {
                    span.figure.seat-of data-tip=(say.word(word)) { (sign_labelled(period, "icon", &say.word(word))) (nation_word(say, area.nation_id())) }
                    @for kind in SUPPLY { (self.figure(token(kind), area.tokens(kind).into(), &token_word(say, kind))) }
                    @if self.seen.active() == seat { (self.figure(token(Token::Action), area.tokens(Token::Action).into(), &token_word(say, Token::Action))) }
                    @if self.seen.rival() != Some(seat) { (self.figure(exhaust(), area.exhaust_tokens().0.into(), &say.word("imperium-page-exhaust"))) }
                }
                @if self.seen.rival() == Some(seat) { (self.rival_strip()) }
                (self.seat_piles(seat))
                (self.seat_chips(seat))
            }
        }
    }

    fn figure(&self, sign: Icon<'_>, count: usize, label: &str) -> Markup {
        html! { span class=(if count == 0 { "figure nil" } else { "figure" }) data-tip=(label) { (sign) (count) span.visually-hidden { (label) } } }
    }

    fn seat_piles(&self, seat: Seat) -> Markup {
        let (say, area, seen) = (self.say, self.seen.area(seat), self.seen);
        let pile = |id, count, word| {
            let word = say.word(word);
            self.figure(sign_labelled(id, "icon", &word), count, &word)
        };
        if seen.rival() == Some(seat) {
            return html! {
                div.figures {
                    (pile("im-deck", seen.left_in(Stack::Deck(seat)), "imperium-page-deck"))
                    (pile("im-discard", area.discard().len(), "imperium-page-discard"))
                    (pile("im-history", area.history().len(), "imperium-page-history"))
                }
            };
        }
        html! {
            div.figures {
                (pile("im-cards", area.hand().len(), "imperium-page-in-hand"))
                (pile("im-deck", seen.left_in(Stack::Deck(seat)), "imperium-page-deck"))
                (pile("im-discard", area.discard().len(), "imperium-page-discard"))
                (pile("im-history", area.history().len(), if area.keeps_sunken() { "imperium-page-sunken" } else { "imperium-page-history" }))
                (pile("im-nation", seen.left_in(Stack::Nation(seat)), "imperium-page-nation-deck"))
                (pile("im-development", area.developments().len(), "imperium-page-developments"))
            }
        }
    }

    /// What lies in play, counted by category.
    fn seat_chips(&self, seat: Seat) -> Markup {
        let play = self.seen.area(seat).play();
        let count = |category: Category| {
            let has = |number: usize| {
                card::sort(self.say.data(), number).is_some_and(|sort| sort.category.first() == Some(&category))
            };
            play.iter().filter(|card| has(self.seen.sort_number(*card))).count()
        };
        html! {
            ul.chips {
                @for category in CATEGORIES {
                    @let (number, word) = (count(category), category_word(self.say, category));
                    @let (id, class) = category_sign(category);
                    @if number > 0 { li class=(format!("chip {class}")) data-tip=(word) { (sign_labelled(id, "icon", &word)) b { (number) } } }
                }
            }
        }
    }

    /// The whole areas of the other players. They can be opened while the strips themselves are out of sight.
    pub(super) fn seat_popovers(&self) -> Markup {
        html! { @for seat in self.shown.clockwise(self.seen.seated().count()).skip(1) { (self.seat_popover(seat)) } }
    }

    fn seat_popover(&self, seat: Seat) -> Markup {
        let (id, close) = (popover(seat), self.say.word("site-close"));
        let nation = nation_word(self.say, self.seen.area(seat).nation_id());
        html! {
            div popover="auto" id=(id) class=(format!("board-pop {}", seat_class(seat))) {
                header.row.pop-head {
                    (crest(self.seen, seat, "crest crest-big")) h2.h3 { (self.player_name(seat)) " · " (nation) } (self.period(seat)) (self.tray(seat)) (self.points_of(seat))
                    button.btn.btn-quiet.btn-icon.pop-close type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(close) { (icon("i-close")) }
                }
                div.pop-area { div.pop-nation { (self.nation(seat, Role::Aside)) } (self.clusters(seat, Role::Aside)) }
                (self.their_hand(seat))
            }
        }
    }

    /// Another hand, as far as it is known.
    fn their_hand(&self, seat: Seat) -> Markup {
        let hand = self.seen.area(seat).hand();
        let known = self.heaps(hand);
        html! {
            @if !known.is_empty() {
                h3.h4 { (self.said(&phrase!("imperium-page-hand-of", who = seat))) }
                ul.pile-cards { @for (number, _) in known { li { (self.card(number, "", None)) } } }
            }
        }
    }
}
