//! What a card does, in signs: one function for each part of the vocabulary of the card files.

use kernel::{Seat, Seen};
use maud::{Markup, html};
use settlers::{Card, Deed, Does, Effect, Feature, Good, Goods, Offer, Settlers, SettlersData, Tier, What, Yield};

use crate::boards::settlers::marks::{
    arrow, glyph, good, goods, goods_lacking, location, resource, small_shield, somebody,
};
use crate::pages::Icon;
use crate::words::Say;

/// For whom signs are drawn.
#[derive(Clone, Copy)]
struct Gist<'a> {
    say: Say<'a>,
    /// A player whose locations are counted, if what is counted can be counted.
    around: Option<(&'a Seen<Settlers>, Seat)>,
}

/// What a card does. With a player, what depends on other locations is worked out; `lack` is what is missing for the action.
pub fn gist(say: Say<'_>, card: Card, around: Option<(&Seen<Settlers>, Seat)>, lack: &Goods) -> Markup {
    if !card.is_face_up() {
        return html! {};
    }
    let facts = say.data::<SettlersData>().facts(card);
    let gist = Gist { say, around };
    let lasting = match &facts.does {
        Does::Production(parts) => html! { @for part in parts { (gist.yields(part)) } },
        Does::Feature(features) => html! { @for feature in features { (gist.feature(feature)) } },
        Does::Action(deed) => gist.deed(deed, lack),
    };
    html! {
        (lasting)
        @if !facts.bonus.is_empty() {
            span.bonus data-tip=(say.word("settlers-face-bonus")) { (glyph("s-build")) @for part in &facts.bonus { (gist.yields(part)) } }
        } @else if facts.does == Does::Feature(vec![]) {
            i.faded { "—" }
        }
    }
}

/// What is chosen between, or counted by.
fn slash() -> Markup {
    html! { i { "/" } }
}

/// What happens whenever something else does.
fn whenever() -> Markup {
    html! { i { ":" } }
}

impl Gist<'_> {
    /// Gains, of which up to two equal ones are shown: more are counted, so that a formula keeps to one line.
    fn gain(self, gain: &Goods) -> Markup {
        goods(self.say, gain, 2)
    }

    fn points(self, points: u8) -> Markup {
        goods(self.say, &Goods::of(Good::Point, points), 2)
    }

    fn yields(self, part: &Yield) -> Markup {
        match *part {
            Yield::Gain(gain) => self.gain(&gain),
            Yield::GainPer { good, colour, most } => {
                let count = self.around.map(|(state, seat)| state.coloured(seat, colour));
                self.per(good, small_shield(colour), count, most)
            }
            Yield::GainPerSamurai { good, most } => {
                let count = self.around.map(|(state, seat)| state.samurai(seat));
                self.per(good, glyph("s-samurai"), count, most)
            }
            Yield::ChooseOne(one, two) => html! { (self.gain(&one)) (slash()) (self.gain(&two)) },
            Yield::LookAndKeep { deck, cards, .. } => html! { (good(deck.card(), "")) i { "1/" (cards) } },
            Yield::CopyProduction => html! { (glyph("s-copy")) (glyph("s-prod")) },
            Yield::DeploySamurai(count) => html! { @for _ in 0..count { (glyph("s-samurai")) } },
        }
    }

    /// A good for each of something, at most so many; with a count, what that comes to.
    fn per(self, sort: Good, each: Icon<'_>, count: Option<usize>, most: u8) -> Markup {
        let come_to = |count: usize| count.min(most.into()) as u8;
        html! {
            @match count.map(come_to) {
                Some(0) => span.gd { "0" (good(sort, "")) },
                Some(count) => (self.gain(&Goods::of(sort, count))),
                None => (good(sort, "")),
            }
            span.per { (slash()) (each) i { "≤" (most) } }
        }
    }

    fn feature(self, feature: &Feature) -> Markup {
        match feature {
            Feature::OnBuild { what, yields } => {
                html! { (built(*what)) (whenever()) (self.yields(yields)) }
            }
            Feature::OnBuildPay { what, offers } => {
                html! { (built(*what)) (whenever()) @for (at, offer) in offers.iter().enumerate() { @if at > 0 { (slash()) } (self.offer(offer)) } }
            }
            Feature::OnRaze(gain) => html! { (glyph("s-raze")) (whenever()) (self.gain(gain)) },
            Feature::OnDeal(gain) => html! { (glyph("s-deal")) (whenever()) (self.gain(gain)) },
            Feature::OnExchange { gain, .. } => {
                let workers = self.say.data::<SettlersData>().figures.exchange_workers.value;
                html! { (somebody()) (self.gain(&Goods::of(Good::Worker, workers))) (whenever()) (self.gain(gain)) }
            }
            Feature::Stores(kept) => {
                let kept: Goods = kept.iter().map(|good| (*good, 1)).collect();
                html! { (glyph("s-keep")) (self.gain(&kept)) }
            }
            Feature::MorePoints { from, more } => {
                html! { (self.points(*from)) (whenever()) i { "+" } (self.points(*more)) }
            }
            Feature::DealsForPoints(points) => html! { (glyph("s-deal")) (slash()) (self.points(*points)) },
            Feature::TucksCards { points, .. } => html! { (good(Good::Card, "")) (arrow()) (self.points(*points)) },
            Feature::KeepsResources(tiers) => {
                html! { (resource("")) (arrow()) (glyph("s-keep")) i { (steps(tiers)) } (good(Good::Point, "")) }
            }
        }
    }

    fn offer(self, offer: &Offer) -> Markup {
        html! { (good(offer.pay, "")) (arrow()) (self.gain(&offer.gain)) }
    }

    fn deed(self, deed: &Deed, lack: &Goods) -> Markup {
        // What is missing of any sort is told as gold.
        let missing = lack.get(Good::Gold).saturating_sub(deed.pay.get(Good::Gold)).min(deed.any);
        let free = deed.pay.is_empty() && deed.any == 0 && deed.discard == 0;
        html! {
            (goods_lacking(self.say, &deed.pay, lack, 3))
            @for at in 0..deed.any { (resource(if at < missing { "lack" } else { "" })) }
            @for _ in 0..deed.discard { (good(Good::Card, "")) }
            @if !free && !own_deal(deed.effect) { (arrow()) }
            (self.effect(deed.effect))
        }
    }

    fn effect(self, effect: Effect) -> Markup {
        let (deal, raze, away) = (glyph("s-deal"), glyph("s-raze"), glyph("s-block"));
        match effect {
            Effect::Yield(part) => self.yields(&part),
            Effect::StealResource => html! { (resource("")) (somebody()) },
            Effect::RazeForPoints(points) => html! { (raze) (whenever()) (self.points(points)) },
            Effect::TakeRazeGood => html! { i { "1" } (raze) (somebody()) },
            Effect::RazeOwn => html! { (raze) (location("")) },
            Effect::RazeEnemy => html! { (raze) (somebody()) },
            Effect::RemoveLocation(gain) => html! { (away) (location("")) (self.gain(&gain)) },
            Effect::CancelDeal(gain) => html! { (away) (deal) (self.gain(&gain)) },
            Effect::PlunderDeal => html! { (away) (deal) i { "×1" } },
            Effect::TakeDeal(gain) => html! { (deal) (somebody()) (self.gain(&gain)) },
            Effect::DiscardDeal(gain) => html! { (deal) (arrow()) (self.gain(&gain)) },
            Effect::RepeatDeal => html! { (deal) i { "×1" } },
            Effect::TradeRoute => html! { (deal) (location("")) (somebody()) },
            Effect::BuildDeal => html! { (deal) (arrow()) (glyph("s-build")) },
            Effect::BuildFaction => html! { (glyph("s-build")) (good(Good::FactionCard, "")) },
            Effect::OpponentDiscards(gain) => {
                html! { (self.gain(&gain)) (somebody()) i { "−" } (good(Good::Card, "")) }
            }
            Effect::LayFoundation(gain) => html! { (glyph("s-found")) (self.gain(&gain)) },
            Effect::Reset => html! { (glyph("s-swap")) (glyph("s-act")) },
            Effect::Block => html! { (away) (glyph("s-act")) },
            Effect::Capture => html! { (glyph("s-ankh")) (location("")) },
        }
    }
}

/// Whether one's own deal is part of what is given.
fn own_deal(effect: Effect) -> bool {
    matches!(effect, Effect::DiscardDeal(_) | Effect::BuildDeal)
}

/// What must be built.
fn built(what: What) -> Markup {
    html! {
        (glyph("s-build"))
        @match what {
            What::Coloured(colour) => (small_shield(colour)),
            What::Faction => (good(Good::FactionCard, "")),
        }
    }
}

/// The points of all tiers.
fn steps(tiers: &[Tier]) -> String {
    tiers.iter().map(|tier| tier.points.to_string()).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use kernel::Data;

    use super::*;
    use crate::boards::chapters;
    use crate::boards::settlers::card::{Size, print};
    use crate::words::Words;
    use speech::Language;

    #[test]
    fn every_card_is_drawn_and_told_in_both_languages() {
        let data = SettlersData::built_in();
        let words = Words::new(&chapters());
        for language in Language::ALL {
            let say = Say::new(words.of(language), &[]);
            for card in data.cards() {
                let id = data.card_id(card);
                let signs = gist(say, card, None, &Goods::NONE).into_string();
                assert!(signs.contains("<svg") || signs.contains('—'), "{id} shows what it does");
                let large = print(say, card, Size::Large, &Goods::NONE).0;
                assert!(!large.contains("settlers-text") && !large.contains("settlers-face"), "{id} finds its words");
            }
        }
    }

    #[test]
    fn a_card_that_lies_face_down_shows_nothing() {
        let words = Words::new(&chapters());
        let say = Say::new(words.of(Language::English), &[]);
        for back in [Card::COMMON_BACK, Card::FACTION_BACK] {
            assert!(gist(say, back, None, &Goods::NONE).into_string().is_empty());
            assert!(print(say, back, Size::Large, &Goods::NONE).0.is_empty());
        }
    }
}
