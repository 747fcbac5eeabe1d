//! Above the empire: open cards, cards to keep, the card that is being built, deals to choose from; and what may be chosen of
//! others.

use kernel::{Seat, phrase};
use maud::{Markup, html};
use settlers::{Action, Card, Effect, Frame, Good, Goods, Lookout, Pact, Place, Question, Rest};

use super::card::{self, Size};
use super::location::Role;
use super::{Scene, marks};
use crate::pages::{icon, seat_class};
use marks::{arrow, good, goods, sign, sign_labelled};

impl Scene<'_> {
    /// Whatever lies above the empire now.
    pub(super) fn open_row(&self) -> Markup {
        match self.seen.asked() {
            Question::Pick if self.seen.drafts() => self.dealt(),
            Question::Pick => self.lookout(),
            Question::Keep | Question::Draw => self.looked_at(),
            Question::Pay | Question::Over => self.lifted(),
            Question::Build => self.deals_to_build(),
            Question::Choose => self.pacts(),
            Question::Nothing
            | Question::Turn
            | Question::After
            | Question::Exchange
            | Question::Discard
            | Question::Take
            | Question::Offer
            | Question::Copy
            | Question::Samurai
            | Question::Raze
            | Question::Target
            | Question::Player
            | Question::Steal
            | Question::Reset
            | Question::Lose => html! {},
        }
    }

    /// A card to choose, or that lies there; `note` stands below its text.
    fn offer(
        &self,
        card: Card,
        action: Option<&Action>,
        word: &'static str,
        class: &str,
        note: Option<&str>,
    ) -> Markup {
        let action = action.filter(|action| self.may(action));
        let (key, moving) = (action.and_then(|_| self.digit()), self.moving(card));
        html! {
            li class=(class) data-card=(moving) data-read=[card::page(self.say, card)] data-now=[self.price_now(card)] {
                @match action {
                    Some(action) => {
                        (self.decide(action, &format!("{} can", card::class_of(self.say, card, Size::Medium)), None, card::print(self.say, card, Size::Medium, &Goods::NONE)))
                    }
                    None => { (card::face(self.say, card, Size::Medium, "", None)) }
                }
                div.offer-body {
                    h3 { (self.card_name(card)) }
                    p { (card::effects(self.say, card)) }
                    @if let Some(note) = note { p.small.faded { (note) } }
                    @if let Some(action) = action { (self.decide(action, "btn btn-primary", key.as_deref(), html! { (self.say.word(word)) })) }
                }
            }
        }
    }

    /// The open cards of a lookout phase.
    fn lookout(&self) -> Markup {
        let (say, open) = (self.say, self.seen.open());
        let (title, text) = match (self.seen.is_solo(), self.seen.lookout()) {
            (true, _) => (phrase!("settlers-page-open"), phrase!("settlers-page-lookout-solo")),
            (false, Lookout::Advanced) => (
                phrase!("settlers-page-pass-number", number = self.seen.lookout_pass()),
                phrase!("settlers-page-lookout-advanced"),
            ),
            (false, Lookout::Standard | Lookout::Alternative) => (
                phrase!("settlers-page-pass-number", number = self.seen.lookout_pass()),
                phrase!("settlers-page-lookout-text"),
            ),
        };
        let taken =
            self.latest.picked().filter(|(_, card)| !open.is_empty() && !self.seen.is_solo() && self.in_row(*card));
        html! {
            section.open-row {
                header { h3 { (sign("s-cc", "icon")) " " (self.said(&title)) } p { (self.said(&text)) } (self.order()) }
                ul.open {
                    @if let Some((seat, card)) = taken {
                        li.offer.taken {
                            (card::face(say, card, Size::Medium, "", None))
                            div.offer-body { h3 { (self.card_name(card)) } p.small.faded { (self.said(&phrase!("settlers-page-taken", who = seat))) } }
                        }
                    }
                    @for card in open { (self.offer(*card, Some(&Action::Pick(*card)), "settlers-page-take", "offer", None)) }
                }
            }
        }
    }

    /// Whether a card that was just taken lay in the row that is open now; with the first pick a new row begins.
    fn in_row(&self, card: Card) -> bool {
        let (_, done) = self.seen.pickers();
        done > 0 && card.is_face_up()
    }

    /// The cards dealt to me in secret.
    fn dealt(&self) -> Markup {
        if !self.knows(self.shown) {
            let title = self.say.word("settlers-page-dealt-others");
            return html! { section.open-row.secret { header { h3 { (sign("s-cc", "icon")) " " (title) } (self.waiting()) } } };
        }
        let me = self.shown;
        let (cards, chosen) = (self.seen.player(me).draft(), self.seen.player(me).chosen());
        let text = match self.seen.passer(me) {
            Some(from) => phrase!("settlers-page-dealt-second", from = from),
            None => phrase!("settlers-page-dealt-first", to = me.next(self.seats())),
        };
        let title = phrase!("settlers-page-dealt", count = cards.len());
        let kept = cards.iter().position(|card| chosen == Some(*card));
        html! {
            section.open-row.secret {
                header { h3 { (sign("s-cc", "icon")) " " (self.said(&title)) } p { (self.said(&text)) } (self.waiting()) }
                ul.open {
                    @for (at, card) in cards.iter().enumerate() {
                        @if kept == Some(at) { (self.offer(*card, None, "settlers-page-keep", "offer last", Some(&self.say.word("settlers-page-chosen")))) }
                        @else { (self.offer(*card, Some(&Action::Pick(*card)), "settlers-page-keep", if kept.is_some() { "offer taken" } else { "offer" }, None)) }
                    }
                }
            }
        }
    }

    fn seats(&self) -> usize {
        use kernel::Game;
        self.seen.seats()
    }

    /// Cards that I look at to keep one; those that I have drawn so far.
    fn looked_at(&self) -> Markup {
        let drawn: Vec<Card> = self.seen.drawn().iter().copied().filter(|card| card.is_face_up()).collect();
        let rest = match self.frame() {
            Some(Frame::Look { rest: Rest::Discard, .. }) => "settlers-page-rest-discard",
            Some(Frame::Look { rest: Rest::Shuffle, .. }) => "settlers-page-rest-shuffle",
            Some(_) | None => return html! {},
        };
        html! {
            @if !drawn.is_empty() {
                section.open-row.secret {
                    header {
                        h3 { (sign("s-c", "icon")) " " (self.asker().map_or_else(|| self.say.word("settlers-page-drawn"), |card| self.card_name(card))) }
                        p { (self.say.word(rest)) }
                    }
                    ul.open { @for card in drawn { (self.offer(card, Some(&Action::Keep(card)), "settlers-page-keep", "offer", None)) } }
                }
            }
        }
    }

    /// The card that is being built or dealt with, and what is still to come.
    fn lifted(&self) -> Markup {
        let (steps, card) = match (self.building(), self.dealing()) {
            (Some(card), _) => (self.building_steps(card), card),
            (None, Some(card)) => (self.deal_steps(card), card),
            (None, None) => return html! {},
        };
        html! {
            section.open-row.lifted {
                ul.open {
                    (self.offer(card, None, "settlers-page-build", "offer", None))
                    li.offer.steps-of {
                        ol.steps {
                            @for (at, (class, step)) in steps.into_iter().enumerate() { li class=(class) { b { (at + 1) } " " (step) } }
                        }
                    }
                }
            }
        }
    }

    fn building_steps(&self, card: Card) -> Vec<(&'static str, Markup)> {
        let (say, facts) = (self.say, self.data().facts(card));
        let over = self.seen.frames().iter().any(|frame| matches!(frame, Frame::Over { .. }));
        let paying = self.seen.asked() == Question::Pay;
        let mut steps = vec![];
        if !facts.cost.is_empty() {
            let step = html! { (say.word("settlers-page-step-pay")) " " (goods(say, &facts.cost, 9)) };
            steps.push((if paying { "now" } else { "past" }, step));
        }
        if over {
            let step = html! { (say.word("settlers-page-step-over")) " " (marks::location("")) };
            steps.push((if paying { "" } else { "now" }, step));
        }
        let seat = self.frame().map_or(self.shown, Frame::seat);
        let brings = self.seen.building_brings(seat, card);
        if brings != settlers::Brings::default() {
            steps.push(("", html! { (say.word("settlers-page-step-gain")) " " (self.brought(&brings, 3)) }));
        }
        for offer in &brings.offers {
            steps.push(("", html! { (say.word("settlers-page-step-offer")) " " (good(offer.pay, "")) (arrow()) (goods(say, &offer.gain, 2)) }));
        }
        steps
    }

    fn deal_steps(&self, card: Card) -> Vec<(&'static str, Markup)> {
        let say = self.say;
        let food = Goods::of(Good::Food, self.data().figures.deal_food.value);
        let gain = self.data().facts(card).deal.map_or(Goods::NONE, |good| Goods::of(good, 1));
        vec![
            ("now", html! { (say.word("settlers-page-step-pay")) " " (goods(say, &food, 3)) }),
            (
                "",
                html! { (say.word("settlers-page-step-gain")) " " (goods(say, &gain, 1)) " " (say.word("settlers-page-every-round")) },
            ),
        ]
    }

    /// My deals, one of which can be built.
    fn deals_to_build(&self) -> Markup {
        if self.effect() != Some(Effect::BuildDeal) || !self.asks_shown() {
            return html! {};
        }
        let deals = self.seen.deals(self.shown);
        html! {
            section.open-row {
                header { h3 { (sign("s-deal", "icon")) " " (self.say.word("settlers-page-deals")) } }
                ul.open {
                    @for (at, card) in deals.iter().enumerate() {
                        @if at == 0 || deals.get(at - 1) != Some(card) { (self.offer(*card, Some(&Action::Build(*card)), "settlers-page-build", "offer", None)) }
                    }
                }
            }
        }
    }

    /// The deals to choose from, by whose they are.
    fn pacts(&self) -> Markup {
        let pacts = self.options.iter().filter_map(|option| {
            let Action::Choose(pact) = option else { return None };
            Some(*pact)
        });
        let mut sides: Vec<(Option<Seat>, Vec<Pact>)> = vec![];
        for pact in pacts {
            let whose = match pact {
                Pact::Card { seat, .. } | Pact::Route { seat, .. } => Some(seat),
                Pact::Attack(_) => None,
            };
            match sides.iter_mut().find(|(side, _)| *side == whose) {
                Some((_, list)) => list.push(pact),
                None => sides.push((whose, vec![pact])),
            }
        }
        html! {
            @if !sides.is_empty() {
                section.open-row {
                    @for (whose, pacts) in sides {
                        div.dock-do {
                            @match whose {
                                Some(seat) => { (self.crest_of(seat, "crest")) b { (self.player_name(seat)) } }
                                None => { (sign("s-aim", "icon")) b { (self.say.word("settlers-page-attack-row")) } }
                            }
                            @for pact in pacts { (self.pact(pact)) }
                        }
                    }
                }
            }
        }
    }

    fn pact(&self, pact: Pact) -> Markup {
        let named = |card: Card| {
            let deal = self.data().facts(card).deal;
            html! { (sign("s-deal", "icon")) @if let Some(deal) = deal { (good(deal, "")) } " " (self.card_name(card)) }
        };
        let label = match pact {
            Pact::Card { card, .. } => named(card),
            Pact::Route { spot, .. } => {
                html! { (named(spot.card)) " " (sign_labelled("s-swap", "icon", &self.say.word("settlers-page-by-route"))) }
            }
            Pact::Attack(attack) => html! { (good(attack, "")) " " (marks::good_word(self.say, attack, 1)) },
        };
        self.decide_next(&Action::Choose(pact), "btn btn-can", label)
    }

    /// Everything of the others that may be chosen, and what may not.
    pub(super) fn targets(&self) -> Markup {
        let Some(me) = self.acting else { return html! {} };
        let foreign: Vec<Place> = self.seen.foreign(me).map(|(place, _)| place).collect();
        let owners: Vec<Seat> =
            me.clockwise(self.seats()).filter(|seat| foreign.iter().any(|place| place.owner == *seat)).collect();
        html! {
            div class=(format!("targets players-{}", owners.len())) {
                @for owner in owners {
                    section class=(format!("target-side {}", seat_class(owner))) {
                        header.row {
                            (self.crest_of(owner, "crest")) h3 { (self.player_name(owner)) }
                            @if self.seen.passed().contains(owner) { span.badge { (icon("i-flag")) " " (self.say.word("settlers-page-passed")) } }
                        }
                        ul.locs { @for place in foreign.iter().filter(|place| place.owner == owner) { (self.plaque(*place, Role::Target)) } }
                    }
                }
            }
        }
    }
}
