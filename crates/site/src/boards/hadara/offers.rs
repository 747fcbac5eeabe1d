//! What lies before me to choose from: setup cards, settings of the wheel, drawn cards, the tops of the piles.

use hadara::{Action, Card, Colour, Deal, Effect, Hadara, Question, Sealed, Side, Track};
use kernel::{Game, Narrate, Phrase, Seat, phrase};
use maud::{Markup, Render, html};

use super::card::{self, Size};
use super::{Scene, marks};
use crate::pages::icon;
use marks::{coin, gain, mark, sign, spend};

/// A track that a card would move.
pub(super) struct Risen {
    pub track: Track,
    pub before: u16,
    pub after: u16,
    /// What comes within reach.
    pub news: Option<String>,
}

/// A word and a coin on one button.
pub(super) fn two(word: &str, money: Markup) -> Markup {
    html! { span.two-line { span { (word) } (money) } }
}

/// One side of a setup card.
pub fn setup_card(say: crate::words::Say<'_>, side: Side, initiative: u8, start: &hadara::Start) -> Markup {
    let letter = say.say(&phrase!("hadara-page-side-letter", side = format!("{side:?}")));
    let (rank, coins) = (say.word("hadara-page-initiative"), say.word("hadara-page-coins"));
    html! {
        article.setup.panel.panel-lies aria-label=(say.say(&phrase!("hadara-page-side", side = letter.as_str()))) {
            b.setup-side { (letter) }
            span.setup-in data-tip=(rank) { (crate::pages::icon_labelled("i-leader", &rank)) (initiative) }
            ul {
                @for track in Track::ALL {
                    li class=(marks::class(track.colour())) {
                        (mark(track.colour())) span { (marks::colour_word(say, track.colour())) }
                        span.squares aria-hidden="true" { @for _ in 0..start.steps[track] { i {} } }
                        b { (start.steps[track]) }
                    }
                }
            }
            span.setup-coins data-tip=(coins) { (marks::sign_labelled("i-coin", "icon gold", &coins)) (start.coins) }
        }
    }
}

impl Scene<'_> {
    /// The offers, and the classes of their place.
    pub(super) fn offers(&self) -> (&'static str, Markup) {
        match self.seen.asked() {
            Question::Side => ("offers offers-pair", self.sides()),
            Question::Wheel => ("offers offers-five offers-wheel", self.settings()),
            Question::Draw => ("offers offers-pair", self.drawn()),
            Question::Draft => ("offers offers-five", self.tops()),
            Question::Colony => ("offers offers-five", self.colonies()),
            Question::Captured(level) => ("offers offers-pair", self.captured(level)),
            Question::Statue => ("offers offers-four", self.statues()),
            Question::Feeding => ("offers offers-many", self.hungry()),
            Question::Medals => ("offers offers-medals", self.medals()),
            Question::Over => ("offers", html! {}),
        }
    }

    /// The key that presses the next button: digits, from left to right, as far as they go.
    pub(super) fn digit(&self) -> Option<String> {
        let number = self.digits.get() + 1;
        self.digits.set(number);
        (number <= 10).then(|| (number % 10).to_string())
    }

    pub(super) fn said(&self, phrase: &Phrase) -> String {
        self.say.say(phrase)
    }

    /// A button that decides, or says why it cannot.
    pub(super) fn go(&self, seat: Seat, action: &Action, class: &str, label: impl Render) -> Markup {
        self.go_or(seat, action, class, &label, &label)
    }

    /// The same, with another label for when it cannot.
    pub(super) fn go_or(
        &self,
        seat: Seat,
        action: &Action,
        class: &str,
        label: impl Render,
        refused: impl Render,
    ) -> Markup {
        let name = self.said(&Hadara::choice(self.seen, action));
        match self.seen.check(seat, action) {
            Ok(_) => html! {
                button class=(format!("btn {class}")) form="turn" name="go" value=(format!("decide:{}", self.seen.notation(action)))
                    data-tip=(name) data-key=[self.digit()] { (label) span.visually-hidden { " " (name) } }
            },
            Err(refusal) => {
                let number = self.reasons.get() + 1;
                self.reasons.set(number);
                let id = format!("why-{number}");
                let class = class.replace("btn-can", "").replace("btn-primary", "");
                html! {
                    span.has-why {
                        button class=(format!("btn {class}")) type="button" aria-disabled="true" aria-describedby=(id) { (refused) span.visually-hidden { " " (name) } }
                        span.why id=(id) role="tooltip" { (self.said(&Hadara::refusal(self.seen, &refusal))) }
                    }
                }
            }
        }
    }

    fn sides(&self) -> Markup {
        let Some(me) = self.me else { return html! {} };
        let chosen = match self.seen.player(me).sealed() {
            Sealed::Made(Action::Side(side)) => Some(*side),
            Sealed::Made(_) | Sealed::Hidden | Sealed::Nothing => None,
        };
        html! {
            @for side in [Side::A, Side::B] {
                @let away = chosen.is_some_and(|chosen| chosen != side);
                li class=(if away { "offer offer-setup dim" } else { "offer offer-setup" }) {
                    (setup_card(self.say, side, self.seen.initiative(me), self.seen.start(me, side)))
                    @match (self.acting, chosen) {
                        (Some(seat), _) => {
                            @let letter = self.said(&phrase!("hadara-page-side-letter", side = format!("{side:?}")));
                            (self.go(seat, &Action::Side(side), "btn-primary", html! { (self.said(&phrase!("hadara-page-play-side", side = letter))) }))
                        }
                        (None, Some(_)) if !away => { p.verdict { (icon("i-check")) " " (self.say.word("hadara-page-chosen")) } }
                        (None, _) => {}
                    }
                }
            }
        }
    }

    fn settings(&self) -> Markup {
        if self.acting.is_none() {
            return html! {};
        }
        html! {
            @for colour in self.seen.board() {
                @let action = Action::Wheel(*colour);
                @let name = self.said(&Hadara::choice(self.seen, &action));
                li.offer {
                    button.wheel-pick.panel form="turn" name="go" value=(format!("decide:{}", self.seen.notation(&action)))
                        data-tip=(name) data-key=[self.digit()] {
                        span.visually-hidden { " " (name) }
                        (self.small_wheel(*colour))
                        span.pick-name { (mark(*colour)) " " (self.said(&phrase!("hadara-page-you", what = self.colour_word(*colour)))) }
                    }
                }
            }
        }
    }

    /// The two cards that I look at, or what I have decided about them.
    fn drawn(&self) -> Markup {
        let [one, two] = self.seen.player(self.shown).drawn() else { return html! {} };
        if !one.is_face() || !two.is_face() {
            return html! {};
        }
        match *self.seen.player(self.shown).sealed() {
            Sealed::Made(Action::Draw { discard, keep, deal }) => self.decided(discard, keep, deal),
            Sealed::Made(_) | Sealed::Hidden | Sealed::Nothing => {
                html! { (self.drawn_card(*one, *two)) (self.drawn_card(*two, *one)) }
            }
        }
    }

    fn drawn_card(&self, keep: Card, discard: Card) -> Markup {
        let (seat, colour) = (self.shown, self.data().colour_of(keep));
        let (cost, owned) = (self.data().face(keep).cost, self.seen.count(seat, colour));
        html! {
            li class=(format!("offer panel offer-wide {}", marks::class(colour))) {
                (self.lying(keep, Size::Medium, ""))
                div.offer-body {
                    h3 { (self.card_name(keep)) }
                    p.small.faded {
                        (self.say.word("hadara-page-cost")) " " (coin(cost))
                        @if owned > 0 { " − " (owned) " " (mark(colour)) " = " b { (coin(self.seen.price(seat, keep))) } }
                    }
                    (self.gets(keep))
                }
                @if let Some(seat) = self.acting {
                    (self.deals(seat, keep, "btn-primary", &|deal| Action::Draw { discard, keep, deal }))
                }
            }
        }
    }

    /// What buying a card would do.
    fn gets(&self, card: Card) -> Markup {
        let data = self.data();
        let effect = data.face(card).effect.as_ref();
        html! {
            ul.gets-list {
                @for Risen { track, before, after, news } in self.risen(card) {
                    li {
                        (mark(track.colour()))
                        span {
                            (self.track_word(track)) " " (before) " → " b { (after) }
                            @if let Some(news) = news { span.gain { " · " (news) } }
                        }
                    }
                }
                @if let Some(effect) = effect { li { (mark(data.colour_of(card))) span { (self.said(&data.effect_text(effect))) } } }
                li { svg.sym aria-hidden="true" { use href=(crate::pages::icon_address("i-glory")) {} } span { (self.said(&phrase!("hadara-points", points = data.face(card).points))) } }
            }
        }
    }

    /// The tracks that buying a card would move.
    pub(super) fn risen(&self, card: Card) -> Vec<Risen> {
        let (before, after) = (self.seen.tracks(self.shown), self.seen.tracks_with(self.shown, card, None));
        let moved = Track::ALL.into_iter().map(|track| (track, before[track], after[track]));
        moved
            .filter(|(_, before, after)| before != after)
            .map(|(track, before, after)| Risen { track, before, after, news: self.news(track, before, after) })
            .collect()
    }

    /// A colony or statue that comes within reach when a track rises.
    fn news(&self, track: Track, before: u16, after: u16) -> Option<String> {
        let (data, seat) = (self.data(), self.shown);
        let reached = |printed: u8| {
            let needed = self.seen.requirement(seat, printed);
            i32::from(before) < needed && i32::from(after) >= needed
        };
        match track {
            Track::Military => {
                let level =
                    hadara::Level::all().map(|level| data.front(level).military).find(|printed| reached(*printed));
                level.map(|level| self.said(&phrase!("hadara-page-reach-colony", level = level)))
            }
            Track::Culture => {
                let slot =
                    hadara::Slot::all().map(|slot| data.statue(slot).culture.value).find(|printed| reached(*printed));
                slot.map(|culture| self.said(&phrase!("hadara-page-reach-statue", culture = culture)))
            }
            Track::Income | Track::Food => None,
        }
    }

    /// The buttons to buy a card, with a tile on it where it holds one, and to sell it.
    fn deals(&self, seat: Seat, card: Card, class: &str, action: &dyn Fn(Deal) -> Action) -> Markup {
        let (price, sale) = (self.seen.price(seat, card), self.seen.sale(seat, self.data().face(card).epoch));
        let holds = matches!(self.data().face(card).effect, Some(Effect::HoldsTile { .. }));
        let affords = price <= self.seen.player(seat).coins();
        let buy = self.say.word("hadara-page-buy");
        html! {
            span.offer-do {
                @if holds && affords {
                    span.tile-buy role="group" aria-label=(buy) {
                        span.tiny { (buy) " " (spend(price)) ", " (self.say.word("hadara-page-tile-on")) }
                        @for track in Track::ALL {
                            @if self.seen.unused_tiles(seat, track) > 0 {
                                (self.go(seat, &action(Deal::Buy { tile: Some(track) }), &format!("btn-can btn-tile {}", marks::class(track.colour())), sign(marks::colour_sign(track.colour()), "icon")))
                            }
                        }
                    }
                } @else if holds {
                    // Which tile it would be does not matter to whoever cannot pay.
                    (self.go(seat, &action(Deal::Buy { tile: Some(Track::Income) }), class, two(&buy, spend(price))))
                } @else {
                    (self.go(seat, &action(Deal::Buy { tile: None }), class, two(&buy, spend(price))))
                }
                (self.go(seat, &action(Deal::Sell), "", two(&self.say.word("hadara-page-sell"), gain(sale))))
            }
        }
    }

    /// What I have decided about the drawn cards, while others still decide.
    fn decided(&self, discard: Card, keep: Card, deal: Deal) -> Markup {
        let (seat, colour) = (self.shown, self.data().colour_of(keep));
        let (word, money, lost) = match deal {
            Deal::Buy { .. } => ("hadara-page-bought-for", self.seen.price(seat, keep), ""),
            Deal::Sell => ("hadara-page-sold-for", self.seen.sale(seat, self.data().face(keep).epoch), " dim"),
        };
        html! {
            li class=(format!("offer panel offer-done {}", marks::class(colour))) {
                (self.lying(keep, Size::Medium, if lost.is_empty() { " last" } else { lost }))
                div.offer-body {
                    p.verdict { (icon("i-check")) " " (self.say.word(word)) " " (coin(money)) }
                    h3 { (self.card_name(keep)) }
                    @if matches!(deal, Deal::Buy { .. }) { (self.gets(keep)) }
                }
            }
            li.offer.panel.offer-done.offer-away {
                (self.lying(discard, Size::Medium, " dim"))
                div.offer-body {
                    p.verdict { (sign("i-discard", "icon")) " " (self.say.word("hadara-page-to-pile")) }
                    h3 { (self.card_name(discard)) }
                    p.small.faded { (self.say.word("hadara-page-later")) }
                }
            }
        }
    }

    /// The top cards of the discard piles, with buttons if it is my turn.
    fn tops(&self) -> Markup {
        html! {
            @for colour in Colour::ALL {
                @match self.seen.pile(colour).last() {
                    Some(top) => {
                        li class=(format!("offer {}", marks::class(colour))) {
                            (self.lying(*top, Size::Medium, ""))
                            @match self.acting {
                                Some(seat) => { (self.deals(seat, *top, "btn-can", &|deal| Action::Draft { card: *top, deal })) }
                                None => { span.said-why.small.faded { @if self.me.is_some() { (self.say.word("hadara-page-for-you")) " " } (coin(self.seen.price(self.shown, *top))) } }
                            }
                        }
                    }
                    None => {
                        li class=(format!("offer offer-none {}", marks::class(colour))) {
                            (card::empty(colour))
                            span.tiny.faded { (self.said(&phrase!("hadara-page-empty", colour = self.colour_word(colour)))) }
                        }
                    }
                }
            }
        }
    }
}
