//! The hand: cards with what can be done with each, what it costs and what it brings.

use kernel::{Seat, Viewer, phrase};
use maud::{Markup, html};
use settlers::{Action, Brings, Card, Effect, Good, Goods, Price, Question, Refusal, Spot};

use super::card::{self, Size};
use super::{Scene, marks};
use crate::pages::icon;
use kernel::Game;
use marks::{arrow, good, goods, goods_lacking, sign, sign_labelled};

/// Something that can be done with a hand card.
struct Deed {
    action: Action,
    /// The sign and the word of its verb.
    sign: &'static str,
    verb: &'static str,
    /// The class of its quick button.
    class: &'static str,
    /// What is missing for it.
    lack: Goods,
    /// What it brings, in the few signs that a quick button has room for.
    brief: Markup,
    /// What it costs and brings.
    terms: Markup,
}

impl Scene<'_> {
    /// The hand of whoever stands in the middle, face down for those who may not see it.
    pub(super) fn hand(&self) -> Markup {
        let cards = self.seen.hand(self.shown);
        let known = self.knows(self.shown);
        html! {
            @for card in cards {
                @if known && card.is_face_up() { (self.held(*card)) } @else { (self.held_back(*card)) }
            }
        }
    }

    /// Whether what a player holds in secret may be shown here.
    pub(super) fn knows(&self, seat: Seat) -> bool {
        self.me == Some(seat) || self.seen.viewer() == Viewer::Omniscient
    }

    /// Whether a card has the back of the common deck.
    pub(super) fn is_common(&self, card: Card) -> bool {
        match card {
            Card::COMMON_BACK => true,
            Card::FACTION_BACK => false,
            face => self.data().facts(face).faction.is_none(),
        }
    }

    fn held_back(&self, card: Card) -> Markup {
        let faction = (!self.is_common(card)).then(|| self.seen.player(self.shown).faction());
        let label =
            self.say.word(if faction.is_none() { "settlers-some-common-card" } else { "settlers-some-faction-card" });
        html! { li.held { (card::back(self.say, faction, "", &label)) } }
    }

    fn held(&self, card: Card) -> Markup {
        let (moving, deeds) = (self.moving(card), self.hand_deeds(card));
        let id = format!("h-{moving}");
        let can = deeds.iter().any(|deed| self.may(&deed.action));
        let lack =
            deeds.iter().find(|deed| matches!(deed.action, Action::Build(_))).map_or(Goods::NONE, |deed| deed.lack);
        let key = matches!(self.seen.asked(), Question::Turn | Question::After).then(|| self.digit()).flatten();
        let close = self.say.word("site-close");
        html! {
            li class=(if can { "held held-can" } else { "held" }) data-card=(moving) {
                button class=(card::class_of(self.say, card, Size::Medium)) type="button" popovertarget=(id) data-read=[card::page(self.say, card)] data-now=[self.now(card, &deeds)] data-key=[key] {
                    (card::print(self.say, card, Size::Medium, &lack))
                }
                @if !deeds.is_empty() { span.held-do { @for deed in &deeds { (self.quick(deed)) } } }
            }
            li popover="auto" id=(id) class="card-pop" {
                span class=(card::class_of(self.say, card, Size::Large)) { (card::print(self.say, card, Size::Large, &lack)) }
                @if !deeds.is_empty() { ul.deeds { @for deed in &deeds { (self.full(deed)) } } }
                button.btn.btn-quiet.btn-icon.pop-close type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(close) { (icon("i-close")) }
            }
        }
    }

    /// What building a hand card costs me now, and what else stands in the way of it.
    fn now(&self, card: Card, deeds: &[Deed]) -> Option<String> {
        let price = self.price_now(card);
        let build = deeds.iter().find(|deed| matches!(deed.action, Action::Build(_)));
        let (Some(seat), Some(build)) = (self.acting, build) else { return price };
        let rest = match (self.may(&build.action), build.lack.is_empty()) {
            (true, _) => self.say.word("settlers-page-payable-now"),
            (false, true) => self.why_not(seat, &build.action, &build.lack),
            // The price has said what is missing.
            (false, false) => return price,
        };
        Some(format!("{} {rest}", price.unwrap_or_default()).trim_start().to_owned())
    }

    /// What building a card would cost me now, and what I am short of.
    pub(super) fn price_now(&self, card: Card) -> Option<String> {
        let me = self.me.filter(|_| card.is_face_up())?;
        let facts = self.data().facts(card);
        let lack = self.seen.lacking(me, &self.seen.building_price(card));
        let cost = marks::spoken(self.say, &facts.cost);
        let price = self.said(&match (facts.cost.is_empty(), facts.over > 0) {
            (true, true) => phrase!("settlers-page-over-now"),
            (true, false) => phrase!("settlers-page-free-now"),
            (false, true) => phrase!("settlers-page-price-over-now", goods = cost),
            (false, false) => phrase!("settlers-page-price-now", goods = cost),
        });
        Some(if lack.is_empty() { price } else { format!("{price} {}", self.short_of(&lack)) })
    }

    /// A deed below its card.
    fn quick(&self, deed: &Deed) -> Markup {
        let word = self.say.word(deed.verb);
        let class = format!("btn {}", deed.class);
        if self.may(&deed.action) {
            let label = html! { (sign_labelled(deed.sign, "icon", &word)) (deed.brief) };
            return if matches!(self.seen.asked(), Question::Turn | Question::After) {
                self.decide(&deed.action, &class, None, label)
            } else {
                self.decide_next(&deed.action, &class, label)
            };
        }
        let Some(seat) = self.acting else { return html! {} };
        let label = match deed.lack.is_empty() {
            false => marks::short(&deed.lack),
            true if self.seen.check(seat, &deed.action) == Err(Refusal::NothingToDiscard) => {
                html! { span.short { "−1" (marks::location("")) } }
            }
            true => html! { (sign_labelled(deed.sign, "icon", &word)) },
        };
        self.cannot(&class, &self.choice(&deed.action), &self.why_not(seat, &deed.action, &deed.lack), label)
    }

    /// A deed beside the large face of its card.
    fn full(&self, deed: &Deed) -> Markup {
        let label = html! { (sign(deed.sign, "icon")) " " (self.say.word(deed.verb)) };
        let why = self.acting.map(|seat| self.why_not(seat, &deed.action, &deed.lack)).unwrap_or_default();
        let primary = if matches!(deed.action, Action::Build(_)) { "btn btn-primary" } else { "btn" };
        html! {
            li {
                @if self.may(&deed.action) { (self.decide(&deed.action, primary, None, label)) }
                @else { (self.cannot("btn", &self.choice(&deed.action), &why, label)) }
                div { (deed.terms) @if !self.may(&deed.action) { p.loss { (why) } } }
            }
        }
    }

    /// Everything that can be done, or be looked for in vain, with a hand card now.
    fn hand_deeds(&self, card: Card) -> Vec<Deed> {
        let Some(seat) = self.acting.filter(|seat| *seat == self.shown) else { return vec![] };
        let facts = self.data().facts(card);
        match self.seen.asked() {
            Question::Turn => {
                let mut deeds = vec![self.build_deed(seat, card)];
                deeds.extend(facts.deal.map(|gain| self.deal_deed(seat, card, gain)));
                if !facts.raze.is_empty() {
                    deeds.push(self.raze_deed(seat, card));
                }
                deeds.extend(self.tuck_deeds(card));
                deeds
            }
            Question::After => self.tuck_deeds(card),
            Question::Raze if !facts.raze.is_empty() => vec![self.raze_deed(seat, card)],
            Question::Build if self.effect() == Some(Effect::BuildFaction) => vec![self.build_deed(seat, card)],
            Question::Discard => vec![self.discard_deed(card)],
            Question::Raze
            | Question::Build
            | Question::Nothing
            | Question::Pick
            | Question::Exchange
            | Question::Pay
            | Question::Over
            | Question::Draw
            | Question::Keep
            | Question::Take
            | Question::Offer
            | Question::Copy
            | Question::Samurai
            | Question::Target
            | Question::Player
            | Question::Steal
            | Question::Reset
            | Question::Choose
            | Question::Lose => vec![],
        }
    }

    fn build_deed(&self, seat: Seat, card: Card) -> Deed {
        let (say, facts) = (self.say, self.data().facts(card));
        let brings = self.seen.building_brings(seat, card);
        let lack = self.seen.lacking(seat, &self.seen.building_price(card));
        // An action that lets build asks for no location.
        let over = facts.over > 0 && self.seen.asked() == Question::Turn;
        let free = facts.cost.is_empty() && !over;
        let terms = html! {
            p {
                (say.word("settlers-page-cost")) ": "
                @if free { (say.word("settlers-page-free")) }
                (goods_lacking(say, &facts.cost, &lack, 9)) @if over { " " (marks::location("")) }
            }
            @if !self.brings_nothing(&brings) { p.deed-gets { (say.word("settlers-page-brings")) ": " (self.brought(&brings, 2)) } }
        };
        let brief = self.brought(&brings, 1);
        Deed {
            action: Action::Build(card),
            sign: "s-build",
            verb: "settlers-page-build",
            class: "do-build",
            lack,
            brief,
            terms,
        }
    }

    fn deal_deed(&self, seat: Seat, card: Card, gain: Good) -> Deed {
        let food = Goods::of(Good::Food, self.data().figures.deal_food.value);
        let lack = self.seen.lacking(seat, &Price::of(food));
        let terms = html! { p { (goods_lacking(self.say, &food, &lack, 3)) " " (arrow()) " " (good(gain, "")) " " (self.say.word("settlers-page-every-round")) } };
        let brief = good(gain, "").into();
        Deed { action: Action::Deal(card), sign: "s-deal", verb: "settlers-page-deal", class: "", lack, brief, terms }
    }

    fn raze_deed(&self, seat: Seat, card: Card) -> Deed {
        let tokens = Goods::of(Good::Raze, self.data().figures.raze_hand.value);
        let lack = self.seen.lacking(seat, &Price::of(tokens));
        let gain = goods(self.say, &self.raze_goods(card), 2);
        let terms = html! { p { (goods_lacking(self.say, &tokens, &lack, 3)) " " (arrow()) " " (gain) } };
        Deed {
            action: Action::RazeHand(card),
            sign: "s-raze",
            verb: "settlers-page-raze",
            class: "",
            lack,
            brief: gain,
            terms,
        }
    }

    /// Locations under which this card can be put.
    fn tuck_deeds(&self, card: Card) -> Vec<Deed> {
        let under = self.options.iter().filter_map(|option| {
            let Action::Tuck { card: tucked, under } = option else { return None };
            (*tucked == card).then_some(*under)
        });
        under.map(|under| self.tuck_deed(card, under)).collect()
    }

    fn tuck_deed(&self, card: Card, under: Spot) -> Deed {
        let points = self.data().facts(under.card).features().iter().find_map(|feature| {
            let settlers::Feature::TucksCards { points, .. } = feature else { return None };
            Some(*points)
        });
        let gain = goods(self.say, &Goods::of(Good::Point, points.unwrap_or(0)), 2);
        let terms = html! { p { (self.card_name(under.card)) " " (arrow()) " " (gain) } };
        let (action, lack) = (Action::Tuck { card, under }, Goods::NONE);
        Deed {
            action,
            sign: card::emblem(self.say, under.card),
            verb: "settlers-page-tuck",
            class: "",
            lack,
            brief: gain,
            terms,
        }
    }

    fn discard_deed(&self, card: Card) -> Deed {
        let word = self.say.word("settlers-page-give-up");
        let (action, brief) = (Action::Discard(card), html! { (word) });
        Deed {
            action,
            sign: "s-block",
            verb: "settlers-page-give-up",
            class: "do-build",
            lack: Goods::NONE,
            brief,
            terms: html! {},
        }
    }

    fn brings_nothing(&self, brings: &Brings) -> bool {
        *brings == Brings::default()
    }

    /// What a building brings at once.
    pub(super) fn brought(&self, brings: &Brings, repeat: u8) -> Markup {
        let say = self.say;
        html! {
            @if !brings.goods.is_empty() { (goods(say, &brings.goods, repeat)) }
            @for [one, two] in &brings.choices { i.either { (goods(say, one, 1)) "/" (goods(say, two, 1)) } }
            @if brings.samurai > 0 { span.gd { (brings.samurai) (sign("s-samurai", "g")) } }
            @for _ in 0..brings.copies { (sign("s-copy", "g")) }
        }
    }
}
