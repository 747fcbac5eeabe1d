//! A built location: a plaque with what it does, what lies on it, and what can be done with it now.

use kernel::{Seat, phrase};
use maud::{Markup, html};
use settlers::{Action, Card, Effect, Good, Goods, Mark, Peace, Place, Question, Spot, Times};

use super::{Scene, card, marks};
use crate::pages::{icon, icon_labelled};
use kernel::Game;
use marks::{arrow, good, goods, shields, sign, sign_labelled};

/// Where a plaque is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// In the empire in the middle.
    Middle,
    /// Where another empire is looked at.
    Aside,
    /// Among what may be chosen.
    Target,
}

/// Goods as one heap.
fn heap(items: impl Iterator<Item = (Good, u8)>) -> Goods {
    items.collect()
}

impl Scene<'_> {
    /// The raze goods of a card.
    pub(super) fn raze_goods(&self, card: Card) -> Goods {
        heap(self.data().facts(card).raze.iter().map(|good| (*good, 1)))
    }

    /// Points that a location is worth at the end.
    fn end_points(&self, card: Card) -> u8 {
        let points = self.data().figures.location_points.value;
        if self.data().facts(card).faction.is_some() { points.faction } else { points.common }
    }

    /// A plaque.
    pub(super) fn plaque(&self, place: Place, role: Role) -> Markup {
        let location = self.seen.location(place);
        let card = location.card();
        let (facts, spot) = (self.data().facts(card), self.seen.spot_of(place));
        let answer = spot.and_then(|spot| self.answer(place, spot));
        let key = (role == Role::Middle).then(|| self.moving(card));
        html! {
            li class=(self.plaque_class(place, role, answer.as_ref())) data-read=[card::page(self.say, card)] data-card=[key] {
                span.loc-top {
                    (shields(facts.colours))
                    button.loc-name type="button" popovertarget=(self.opens(card)) { (card::short_name(self.say, card)) }
                    @if !facts.raze.is_empty() {
                        span.loc-raze data-tip=(self.say.word("settlers-page-raze-goods")) { (card::razed(self.say, card)) }
                    }
                }
                (sign(card::emblem(self.say, card), "emblem"))
                (self.lying_on(place))
                span.loc-do {
                    @match (answer, spot) {
                        (Some(action), _) => {
                            // On a turn, digits open hand cards.
                            @let key = (self.seen.asked() != Question::Turn).then(|| self.digit()).flatten();
                            (self.decide(&action, "loc-go pick", key.as_deref(), self.answer_label(place, &action)))
                        }
                        (None, Some(spot)) => { (self.doing(place, spot, role)) }
                        (None, None) => { (self.resting(place)) }
                    }
                    (self.tokens(place))
                    @if let Some(spot) = spot { (self.guards(spot, role)) }
                }
            }
        }
    }

    fn plaque_class(&self, place: Place, role: Role, answer: Option<&Action>) -> String {
        let location = self.seen.location(place);
        let (card, facts) = (location.card(), self.data().facts(location.card()));
        let mut class = format!("loc {}", marks::colour_class(facts.colours));
        let mut add = |so: bool, more: &str| {
            if so {
                class.push(' ');
                class.push_str(more);
            }
        };
        let used = facts.deed().is_some_and(|deed| location.uses() >= deed.uses);
        let activates = self.seen.spot_of(place).is_some_and(|spot| self.may(&Action::Activate(spot, Times::Once)));
        let empire = self.seen.empire(place.owner);
        let newest = !empire.iter().skip(usize::from(place.at) + 1).any(|later| later.card() == card);
        let asks = self.asking_place() == Some(place) || self.building().is_none() && self.asks_itself(place);
        add(answer.is_some() || (role == Role::Middle && activates), "loc-can");
        add(answer.is_some() && !matches!(answer, Some(Action::Raze(_))), "loc-aim");
        add(used || location.has(Mark::Blocked), "loc-spent");
        add(role == Role::Target && answer.is_none(), "loc-no");
        add(asks && role == Role::Middle, "loc-asks");
        add(self.threats.iter().any(|threat| threat.hit.is_some_and(|(hit, _)| hit == place)), "loc-threat");
        add(self.latest.touches(place, location, newest), "last");
        class
    }

    /// Whether the question comes from this location.
    fn asks_itself(&self, place: Place) -> bool {
        self.asks_shown()
            && self.seen.controller(place) == self.shown
            && self.asker() == Some(self.seen.location(place).card())
    }

    /// The answer to a question that this location is.
    fn answer(&self, place: Place, spot: Spot) -> Option<Action> {
        let own = self.acting == Some(self.seen.controller(place));
        let itself = self.asking_place() == Some(place);
        let found = self.options.iter().find(|option| match option {
            Action::Over(other) | Action::Target(other) | Action::Lose(other) | Action::Raze(other) => *other == spot,
            Action::Reset(other) => *other == spot && !itself,
            Action::Samurai(other) => *other == spot && self.seen.asked() == Question::Samurai,
            Action::Copy(card) => *card == spot.card && own,
            Action::Pick(_)
            | Action::Build(_)
            | Action::Deal(_)
            | Action::RazeHand(_)
            | Action::Activate(..)
            | Action::Exchange(_)
            | Action::Pass
            | Action::Done
            | Action::Defend(_)
            | Action::Tuck { .. }
            | Action::Put { .. }
            | Action::Pay(_)
            | Action::OverFoundation
            | Action::Draw(_)
            | Action::Keep(_)
            | Action::Discard(_)
            | Action::Take(_)
            | Action::Offer(_)
            | Action::TargetPlayer(_)
            | Action::Steal(..)
            | Action::Choose(_)
            | Action::Decline => false,
        });
        found.copied()
    }

    /// What choosing this location costs or brings.
    fn answer_label(&self, place: Place, action: &Action) -> Markup {
        let (say, card) = (self.say, self.seen.location(place).card());
        let away = || html! { span.short { "−" (self.end_points(card)) (good(Good::Point, "")) } };
        let razed = || goods(say, &self.raze_goods(card), 2);
        match action {
            Action::Over(_) => html! { (say.word("settlers-page-give-up")) (away()) },
            Action::Lose(_) => html! { (say.word("settlers-page-lose")) (away()) },
            Action::Samurai(_) => html! { (sign("s-samurai", "g")) (say.word("settlers-page-here")) },
            Action::Copy(_) => html! { (sign("s-copy", "g")) (goods(say, &self.seen.produces(place), 3)) },
            Action::Reset(_) => {
                let back = heap(self.seen.location(place).goods());
                html! { (sign("s-swap", "g")) @if back.is_empty() { (say.word("settlers-page-again")) } @else { (goods(say, &back, 2)) } }
            }
            Action::Raze(_) => html! { (self.raze_cost(place)) (arrow()) (razed()) },
            Action::Target(_) => match self.effect() {
                Some(Effect::TakeRazeGood) => html! { "1 × " (razed()) },
                Some(Effect::RazeEnemy | Effect::RazeOwn) => html! { (sign("s-raze", "g")) (razed()) },
                Some(Effect::TradeRoute) => {
                    let deal = self.data().facts(card).deal;
                    html! { (sign("s-deal", "g")) @if let Some(deal) = deal { (good(deal, "")) } }
                }
                Some(Effect::Capture) => html! { (sign("s-ankh", "g")) (say.word("settlers-page-capture")) },
                Some(Effect::Block) => html! { (sign("s-block", "g")) (say.word("settlers-page-block")) },
                Some(_) | None => html! { (sign("s-block", "g")) (say.word("settlers-page-remove")) },
            },
            Action::Pick(_)
            | Action::Build(_)
            | Action::Deal(_)
            | Action::RazeHand(_)
            | Action::Activate(..)
            | Action::Exchange(_)
            | Action::Pass
            | Action::Done
            | Action::Defend(_)
            | Action::Tuck { .. }
            | Action::Put { .. }
            | Action::Pay(_)
            | Action::OverFoundation
            | Action::Draw(_)
            | Action::Keep(_)
            | Action::Discard(_)
            | Action::Take(_)
            | Action::Offer(_)
            | Action::TargetPlayer(_)
            | Action::Steal(..)
            | Action::Choose(_)
            | Action::Decline => html! { (self.choice(action)) },
        }
    }

    fn raze_cost(&self, place: Place) -> Markup {
        goods(self.say, &Goods::of(Good::Raze, self.seen.raze_price(place)), 3)
    }

    /// What a location does, with the buttons to do it if it is mine to use now.
    fn doing(&self, place: Place, spot: Spot, role: Role) -> Markup {
        let Some(seat) = self.acting else { return self.resting(place) };
        let facts = self.data().facts(spot.card);
        let (mine, asked) = (self.seen.controller(place) == seat, self.seen.asked());
        match (role, facts.deed()) {
            (Role::Middle, Some(_)) if mine && asked == Question::Turn => self.activation(seat, spot),
            (Role::Middle, None) if mine => self.storing(place, spot),
            (Role::Target, _) => self.not_chosen(seat, place, spot),
            (Role::Aside, _) if !mine && asked == Question::Turn && self.seen.peace() == Peace::War => {
                self.not_razed(seat, place, spot)
            }
            (Role::Middle | Role::Aside, _) => self.resting(place),
        }
    }

    /// What a location does, as signs.
    fn resting(&self, place: Place) -> Markup {
        let (card, around) = (self.seen.location(place).card(), (self.seen, self.seen.controller(place)));
        html! { span.loc-gist { (card::gist(self.say, card, Some(around), &Goods::NONE)) } }
    }

    fn activation(&self, seat: Seat, spot: Spot) -> Markup {
        let (once, twice) = (Action::Activate(spot, Times::Once), Action::Activate(spot, Times::Twice));
        let lack = match self.seen.check(seat, &once) {
            Err(settlers::Refusal::CannotPay(price)) => self.seen.lacking(seat, &price),
            Ok(_) | Err(_) => Goods::NONE,
        };
        let face = card::gist(self.say, spot.card, Some((self.seen, seat)), &lack);
        if !self.may(&once) {
            return self.cannot("loc-go", &self.choice(&once), &self.why_not(seat, &once, &lack), face);
        }
        html! {
            (self.decide(&once, "loc-go", None, face))
            @if self.may(&twice) { (self.decide(&twice, "loc-go x2", None, html! { "×2" })) }
        }
    }

    /// What a location does, and the resources that can be put on it.
    fn storing(&self, place: Place, spot: Spot) -> Markup {
        let puts = Good::RESOURCES.map(|good| Action::Put { good, on: spot });
        html! {
            @if puts.iter().any(|put| self.may(put)) {
                span.loc-gist { (sign("s-keep", "g")) }
                @for put in puts.iter().filter(|put| self.may(put)) {
                    @if let Action::Put { good: laid, .. } = put { (self.decide(put, "loc-go put", None, html! { "+" (good(*laid, "")) })) }
                }
            } @else { (self.resting(place)) }
        }
    }

    /// Why a location cannot be chosen.
    fn not_chosen(&self, seat: Seat, place: Place, spot: Spot) -> Markup {
        let action = if self.seen.asked() == Question::Target { Action::Target(spot) } else { Action::Raze(spot) };
        let short = match self.seen.check(seat, &action) {
            Err(settlers::Refusal::CannotPay(_)) => return self.not_razed(seat, place, spot),
            Err(settlers::Refusal::Passed(_)) => {
                html! { (icon("i-flag")) " " (self.say.word("settlers-page-passed")) }
            }
            Err(settlers::Refusal::NoRazeGoods(_)) => html! { (self.say.word("settlers-page-not-razable")) },
            Ok(_) | Err(_) => html! { (self.say.word("settlers-page-not-this")) },
        };
        self.cannot("loc-go", &self.choice(&action), &self.why_not(seat, &action, &Goods::NONE), short)
    }

    /// A location that could be razed with more tokens says how many are missing; any other shows what it does.
    fn not_razed(&self, seat: Seat, place: Place, spot: Spot) -> Markup {
        let action = Action::Raze(spot);
        if !matches!(self.seen.check(seat, &action), Err(settlers::Refusal::CannotPay(_))) {
            return self.resting(place);
        }
        let have = self.seen.player(seat).supply().get(Good::Raze).min(255) as u8;
        let lack = Goods::of(Good::Raze, self.seen.raze_price(place).saturating_sub(have));
        let label = html! { (self.raze_cost(place)) (marks::short(&lack)) };
        self.cannot("loc-go", &self.choice(&action), &self.short_of(&lack), label)
    }

    /// How often it was used, what lies on it and under it, and whose routes lead there.
    fn lying_on(&self, place: Place) -> Markup {
        let (say, location) = (self.say, self.seen.location(place));
        let uses = self.data().facts(location.card()).deed().map_or(0, |deed| deed.uses);
        let lying = heap(location.goods());
        let under = self.seen.cards_under(place).count();
        let idle = location.uses() > 0 && lying.is_empty();
        let routes: Vec<Seat> = self.seen.routes_to(place).collect();
        let something = !lying.is_empty() || under > 0 || idle || !routes.is_empty();
        html! {
            @if uses > 1 || something {
                span.loc-on {
                    @if uses > 1 {
                        span.pips data-tip=(format!("{}/{uses}", location.uses())) {
                            @for at in 0..uses { i class=[(at < location.uses()).then_some("spent")] {} }
                        }
                    }
                    @if something {
                        span.lying {
                            @if !lying.is_empty() { (goods(say, &lying, 2)) }
                            @if idle { (sign_labelled("s-used", "g", &say.word("settlers-page-used"))) }
                            @if under > 0 {
                                @let label = self.said(&phrase!("settlers-page-under", count = under));
                                span.gd data-tip=(label) { (under) (sign_labelled("s-c", "g", &label)) }
                            }
                            @for seat in routes {
                                @let label = self.said(&phrase!("settlers-page-route", who = seat));
                                span data-tip=(label) { (sign_labelled("s-deal", "g", &label)) }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Tokens that lie on it.
    fn tokens(&self, place: Place) -> Markup {
        let (say, location) = (self.say, self.seen.location(place));
        let token = |id: &str, class: &str, label: &str| {
            html! { svg class=(format!("g token {class}")) role="img" aria-label=(label) { title { (label) } use href=(marks::sign_address(id)) {} } }
        };
        html! {
            @if location.has(Mark::Defence) { (token("s-d", "g-d", &say.word("settlers-page-guard"))) }
            @if location.has(Mark::Samurai) { (token("s-samurai", "", &say.word("settlers-page-samurai"))) }
            @if location.has(Mark::Blocked) { (token("s-block", "bad", &say.word("settlers-page-blocked"))) }
            @if let Some(captor) = location.captor() { (token("s-ankh", "", &self.said(&phrase!("settlers-page-captured", who = captor)))) }
        }
    }

    /// Free moves that guard it.
    fn guards(&self, spot: Spot, role: Role) -> Markup {
        let (defend, samurai) = (Action::Defend(spot), Action::Samurai(spot));
        let asked = self.seen.asked() == Question::Samurai;
        html! {
            @if role == Role::Middle {
                @if self.may(&defend) { (self.decide(&defend, "loc-guard", None, sign("s-d", "g"))) }
                @if self.may(&samurai) && !asked { (self.decide(&samurai, "loc-guard", None, sign("s-samurai", "g"))) }
            }
        }
    }

    /// A location as a small chip.
    pub(super) fn chip(&self, place: Place) -> Markup {
        let (say, location) = (self.say, self.seen.location(place));
        let (card, facts) = (location.card(), self.data().facts(location.card()));
        let spent = facts.deed().is_some_and(|deed| location.uses() >= deed.uses) || location.has(Mark::Blocked);
        let empire = self.seen.empire(place.owner);
        let newest = !empire.iter().skip(usize::from(place.at) + 1).any(|later| later.card() == card);
        let aimed = self.seen.spot_of(place).and_then(|spot| self.answer(place, spot));
        let aimed = aimed.is_some_and(|action| !matches!(action, Action::Raze(_)));
        let mut class = format!("chip {}", marks::colour_class(facts.colours));
        let states = [
            (facts.faction.is_some(), " own"),
            (spent, " spent"),
            (aimed, " aimed"),
            (self.latest.touches(place, location, newest), " last"),
        ];
        states.iter().filter(|(so, _)| *so).for_each(|(_, more)| class.push_str(more));
        html! {
            li {
                a class=(class) href=[card::page(self.say, card)] data-read=[card::page(self.say, card)] {
                    (shields(facts.colours)) span.chip-name { (card::short_name(self.say, card)) }
                    @if !facts.raze.is_empty() { (card::razed(say, card)) }
                    @if location.has(Mark::Defence) { (sign_labelled("s-d", "g g-d", &say.word("settlers-page-guard"))) }
                    @if location.has(Mark::Samurai) { (sign_labelled("s-samurai", "g", &say.word("settlers-page-samurai"))) }
                    @if let Some(captor) = location.captor() { (sign_labelled("s-ankh", "g", &self.said(&phrase!("settlers-page-captured", who = captor)))) }
                }
            }
        }
    }

    /// The crown of the first player.
    pub(super) fn first_mark(&self, seat: Seat) -> Markup {
        let label = self.say.word("settlers-page-first");
        html! {
            @if self.seen.first() == seat && !self.seen.is_solo() {
                span data-tip=(label) { svg class="icon first-mark" role="img" aria-label=(label) { use href=(crate::pages::icon_address("i-leader")) {} } }
            }
        }
    }

    /// Points on the track, and what the locations would bring.
    pub(super) fn points_of(&self, seat: Seat) -> Markup {
        let (points, worth) = (self.say.word("settlers-page-points"), self.seen.worth(seat));
        let end = self.said(&phrase!("settlers-page-end", locations = self.seen.empire(seat).len(), points = worth));
        html! {
            span.points data-tip=(points) { (icon_labelled("i-glory", &points)) " " (self.seen.player(seat).score()) small data-tip=(end) { " +" (worth) } }
        }
    }
}
