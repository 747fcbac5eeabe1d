//! The words on cards and boards, made from the same data that the rules read.

use kernel::data::{Entry, Provenance};
use kernel::{Arg, Phrase, phrase};

use crate::card::{Card, Colour, Faction, Kind};
use crate::data::{Samurai, SettlersData};
use crate::goods::{Good, Goods};
use crate::verbs::{Deck, Deed, Does, Effect, Feature, Rest, What, Yield};

/// So many of a good, as what somebody gains or pays.
pub(crate) fn counted(good: Good, count: u8) -> Phrase {
    match good {
        Good::Wood => phrase!("settlers-good-wood", count = count),
        Good::Stone => phrase!("settlers-good-stone", count = count),
        Good::Food => phrase!("settlers-good-food", count = count),
        Good::Worker => phrase!("settlers-good-worker", count = count),
        Good::Gold => phrase!("settlers-good-gold", count = count),
        Good::Raze => phrase!("settlers-good-raze", count = count),
        Good::Defence => phrase!("settlers-good-defence", count = count),
        Good::Card => phrase!("settlers-good-card", count = count),
        Good::CommonCard => phrase!("settlers-good-common-card", count = count),
        Good::FactionCard => phrase!("settlers-good-faction-card", count = count),
        Good::Point => phrase!("settlers-good-point", count = count),
    }
}

/// Goods, one after the other.
pub(crate) fn listed(goods: &Goods) -> Arg {
    match goods.is_empty() {
        true => phrase!("settlers-good-nothing").into(),
        false => Arg::List(goods.iter().map(|(good, count)| counted(good, count).into()).collect()),
    }
}

/// A colour by itself.
fn colour(colour: Colour) -> Phrase {
    match colour {
        Colour::Black => phrase!("settlers-colour-black"),
        Colour::Purple => phrase!("settlers-colour-purple"),
        Colour::Blue => phrase!("settlers-colour-blue"),
        Colour::Brown => phrase!("settlers-colour-brown"),
        Colour::Gold => phrase!("settlers-colour-gold"),
        Colour::Red => phrase!("settlers-colour-red"),
        Colour::Pink => phrase!("settlers-colour-pink"),
        Colour::Grey => phrase!("settlers-colour-grey"),
    }
}

/// A location of a colour, as what is built or counted.
fn coloured_location(colour: Colour) -> Phrase {
    match colour {
        Colour::Black => phrase!("settlers-location-black"),
        Colour::Purple => phrase!("settlers-location-purple"),
        Colour::Blue => phrase!("settlers-location-blue"),
        Colour::Brown => phrase!("settlers-location-brown"),
        Colour::Gold => phrase!("settlers-location-gold"),
        Colour::Red => phrase!("settlers-location-red"),
        Colour::Pink => phrase!("settlers-location-pink"),
        Colour::Grey => phrase!("settlers-location-grey"),
    }
}

fn built(what: What) -> Phrase {
    match what {
        What::Coloured(colour) => coloured_location(colour),
        What::Faction => phrase!("settlers-location-faction"),
    }
}

fn yielded(part: &Yield) -> Phrase {
    match *part {
        Yield::Gain(goods) => phrase!("settlers-yield-goods", goods = listed(&goods)),
        Yield::GainPer { good, colour, most } => {
            phrase!("settlers-yield-per", good = counted(good, 1), location = coloured_location(colour), most = most)
        }
        Yield::GainPerSamurai { good, most } => {
            phrase!("settlers-yield-per-samurai", good = counted(good, 1), most = most)
        }
        Yield::ChooseOne(one, two) => phrase!("settlers-yield-one-of", one = listed(&one), two = listed(&two)),
        Yield::LookAndKeep { deck, cards, rest } => {
            let deck = match deck {
                Deck::Any => phrase!("settlers-deck-any"),
                Deck::Common => phrase!("settlers-deck-common"),
                Deck::Faction => phrase!("settlers-deck-faction"),
            };
            match rest {
                Rest::Discard => phrase!("settlers-yield-look-discard", cards = cards, deck = deck),
                Rest::Shuffle => phrase!("settlers-yield-look-shuffle", cards = cards, deck = deck),
            }
        }
        Yield::CopyProduction => phrase!("settlers-yield-copy"),
        Yield::DeploySamurai(count) => phrase!("settlers-yield-samurai", count = count),
    }
}

fn feature(feature: &Feature) -> Phrase {
    match feature {
        Feature::OnBuild { what, yields } => {
            phrase!("settlers-feature-build", location = built(*what), yields = yielded(yields))
        }
        Feature::OnBuildPay { what, offers } => {
            let offer = |offer: &crate::verbs::Offer| -> Arg {
                phrase!("settlers-feature-offer", pay = counted(offer.pay, 1), gain = listed(&offer.gain)).into()
            };
            let offers: Vec<Arg> = offers.iter().map(offer).collect();
            phrase!("settlers-feature-build-pay", location = built(*what), offers = offers)
        }
        Feature::OnRaze(goods) => phrase!("settlers-feature-raze", goods = listed(goods)),
        Feature::OnDeal(goods) => phrase!("settlers-feature-deal", goods = listed(goods)),
        Feature::OnExchange { gain, most } => {
            phrase!("settlers-feature-exchange", goods = listed(gain), most = *most)
        }
        Feature::Stores(goods) => {
            let goods: Goods = goods.iter().map(|good| (*good, 1)).collect();
            phrase!("settlers-feature-stores", goods = names(&goods))
        }
        Feature::MorePoints { from, more } => {
            phrase!("settlers-feature-more", from = *from, more = counted(Good::Point, *more))
        }
        Feature::DealsForPoints(points) => {
            phrase!("settlers-feature-deals", points = counted(Good::Point, *points))
        }
        Feature::TucksCards { points, cards, end } => phrase!(
            "settlers-feature-tucks",
            points = counted(Good::Point, *points),
            cards = *cards,
            end = counted(Good::Point, *end)
        ),
        Feature::KeepsResources(tiers) => {
            let tier = |tier: &crate::verbs::Tier| -> Arg {
                phrase!("settlers-feature-tier", from = tier.from, points = counted(Good::Point, tier.points)).into()
            };
            phrase!("settlers-feature-keeps", tiers = tiers.iter().map(tier).collect::<Vec<Arg>>())
        }
    }
}

/// Goods as such, without a number.
fn names(goods: &Goods) -> Arg {
    Arg::List(goods.iter().map(|(good, _)| name(good).into()).collect())
}

/// A good as such.
pub(crate) fn name(good: Good) -> Phrase {
    match good {
        Good::Wood => phrase!("settlers-name-wood"),
        Good::Stone => phrase!("settlers-name-stone"),
        Good::Food => phrase!("settlers-name-food"),
        Good::Worker => phrase!("settlers-name-worker"),
        Good::Gold => phrase!("settlers-name-gold"),
        Good::Raze => phrase!("settlers-name-raze"),
        Good::Defence => phrase!("settlers-name-defence"),
        Good::Card | Good::CommonCard | Good::FactionCard => phrase!("settlers-name-card"),
        Good::Point => phrase!("settlers-name-point"),
    }
}

fn effect(effect: Effect) -> Phrase {
    match effect {
        Effect::Yield(Yield::Gain(goods)) => phrase!("settlers-effect-gain", goods = listed(&goods)),
        Effect::Yield(part) => phrase!("settlers-effect-yield", yields = yielded(&part)),
        Effect::StealResource => phrase!("settlers-effect-steal"),
        Effect::RazeForPoints(points) => {
            phrase!("settlers-effect-raze-for-points", points = counted(Good::Point, points))
        }
        Effect::TakeRazeGood => phrase!("settlers-effect-raze-good"),
        Effect::RazeOwn => phrase!("settlers-effect-raze-own"),
        Effect::RazeEnemy => phrase!("settlers-effect-raze-enemy"),
        Effect::RemoveLocation(goods) if goods.is_empty() => phrase!("settlers-effect-remove"),
        Effect::RemoveLocation(goods) => phrase!("settlers-effect-remove-gain", goods = listed(&goods)),
        Effect::CancelDeal(goods) => phrase!("settlers-effect-cancel-deal", goods = listed(&goods)),
        Effect::PlunderDeal => phrase!("settlers-effect-plunder-deal"),
        Effect::TakeDeal(goods) => phrase!("settlers-effect-take-deal", goods = listed(&goods)),
        Effect::DiscardDeal(goods) => phrase!("settlers-effect-discard-deal", goods = listed(&goods)),
        Effect::RepeatDeal => phrase!("settlers-effect-repeat-deal"),
        Effect::TradeRoute => phrase!("settlers-effect-route"),
        Effect::BuildDeal => phrase!("settlers-effect-build-deal"),
        Effect::BuildFaction => phrase!("settlers-effect-build-faction"),
        Effect::OpponentDiscards(goods) => phrase!("settlers-effect-opponent-discards", goods = listed(&goods)),
        Effect::LayFoundation(goods) => phrase!("settlers-effect-foundation", goods = listed(&goods)),
        Effect::Reset => phrase!("settlers-effect-reset"),
        Effect::Block => phrase!("settlers-effect-block"),
        Effect::Capture => phrase!("settlers-effect-capture"),
    }
}

fn deed(deed: &Deed) -> Vec<Phrase> {
    let mut cost: Vec<Arg> = deed.pay.iter().map(|(good, count)| counted(good, count).into()).collect();
    if deed.any > 0 {
        cost.push(phrase!("settlers-good-resource", count = deed.any).into());
    }
    if deed.discard > 0 {
        cost.push(phrase!("settlers-good-hand-card", count = deed.discard).into());
    }
    let effect = effect(deed.effect);
    let mut text = vec![match cost.is_empty() {
        true => phrase!("settlers-text-action-free", effect = effect),
        false => phrase!("settlers-text-action", cost = cost, effect = effect),
    }];
    if deed.uses > 1 {
        text.push(phrase!("settlers-text-uses", uses = deed.uses));
    }
    text
}

impl SettlersData {
    /// The name of a card, or of its back.
    pub fn card_name(&self, card: Card) -> Arg {
        match card {
            Card::COMMON_BACK => phrase!("settlers-some-common-card").into(),
            Card::FACTION_BACK => phrase!("settlers-some-faction-card").into(),
            face => Arg::Name(format!("settlers.card.{}", self.card_id(face))),
        }
    }

    /// The name of a faction.
    pub fn faction_name(&self, faction: Faction) -> Arg {
        Arg::Name(format!("settlers.faction.{}", self.faction_id(faction)))
    }

    /// Everything a player might want to look up.
    pub(crate) fn almanac(&self) -> Vec<Entry> {
        let cards = self.cards().map(|card| self.card_entry(card));
        let boards = self.factions().map(|faction| self.board_entry(faction));
        cards.chain(boards).chain(self.table_entries()).collect()
    }

    fn card_entry(&self, card: Card) -> Entry {
        let facts = self.facts(card);
        let kind = match (facts.kind(), facts.faction) {
            (Kind::Action, None) => phrase!("settlers-kind-common-action"),
            (Kind::Feature, None) => phrase!("settlers-kind-common-feature"),
            (Kind::Production, None) => phrase!("settlers-kind-common-production"),
            (Kind::Action, Some(faction)) => {
                phrase!("settlers-kind-faction-action", faction = self.faction_name(faction))
            }
            (Kind::Feature, Some(faction)) => {
                phrase!("settlers-kind-faction-feature", faction = self.faction_name(faction))
            }
            (Kind::Production, Some(faction)) => {
                phrase!("settlers-kind-faction-production", faction = self.faction_name(faction))
            }
        };
        Entry {
            id: self.card_id(card).to_owned(),
            name: self.card_name(card),
            kind,
            text: self.card_text(card),
            from: self.texts[card.index()].from.facts(),
        }
    }

    /// What is on a card, sentence by sentence, and how many there are of it.
    pub fn card_text(&self, card: Card) -> Vec<Phrase> {
        let mut text = self.face_text(card);
        let codes: Vec<Arg> = self.codes(card).iter().map(|code| code.to_uppercase().into()).collect();
        text.push(phrase!("settlers-text-copies", count = self.facts(card).copies, codes = codes));
        text
    }

    /// What is on a card, sentence by sentence.
    pub fn face_text(&self, card: Card) -> Vec<Phrase> {
        let facts = self.facts(card);
        let colours: Vec<Arg> = facts.colours.iter().map(|hue| colour(hue).into()).collect();
        let mut text = vec![match colours.is_empty() {
            true => phrase!("settlers-text-no-colour"),
            false => phrase!("settlers-text-colours", colours = colours),
        }];
        text.push(self.cost_text(card));
        if !facts.raze.is_empty() {
            let goods: Goods = facts.raze.iter().map(|good| (*good, 1)).collect();
            text.push(phrase!("settlers-text-raze", goods = listed(&goods)));
        }
        if let Some(good) = facts.deal {
            text.push(phrase!("settlers-text-deal", good = counted(good, 1)));
        }
        text.extend(self.effect_text(card));
        text
    }

    /// What building a card costs, in a sentence.
    pub(crate) fn cost_text(&self, card: Card) -> Phrase {
        let facts = self.facts(card);
        match (facts.cost.is_empty(), facts.over) {
            (true, 0) => phrase!("settlers-text-free"),
            (true, _) => phrase!("settlers-text-over-only"),
            (false, 0) => phrase!("settlers-text-cost", goods = listed(&facts.cost)),
            (false, _) => phrase!("settlers-text-cost-over", goods = listed(&facts.cost)),
        }
    }

    /// What a card does, sentence by sentence: its bonus when built, and what it is for.
    pub fn effect_text(&self, card: Card) -> Vec<Phrase> {
        let bonus = self.facts(card).bonus.iter();
        let bonus = bonus.map(|part| phrase!("settlers-text-bonus", yields = yielded(part)));
        bonus.chain(self.lasting_text(card)).collect()
    }

    /// What a card is for, sentence by sentence.
    pub(crate) fn lasting_text(&self, card: Card) -> Vec<Phrase> {
        match &self.facts(card).does {
            Does::Production(parts) => {
                parts.iter().map(|part| phrase!("settlers-text-production", yields = yielded(part))).collect()
            }
            Does::Feature(features) if features.is_empty() => vec![phrase!("settlers-text-no-feature")],
            Does::Feature(features) => features.iter().map(feature).collect(),
            Does::Action(action) => deed(action),
        }
    }

    fn board_entry(&self, faction: Faction) -> Entry {
        let board = self.board(faction);
        let keeps: Goods = board.keeps.iter().map(|good| (*good, 1)).collect();
        let mut text = vec![
            phrase!("settlers-board-produces", goods = listed(&board.produces)),
            phrase!("settlers-board-keeps", goods = names(&keeps)),
            phrase!("settlers-board-exchange", workers = self.figures.exchange_workers.value),
        ];
        if board.samurai == Samurai::Deployed {
            text.push(phrase!("settlers-board-samurai", tokens = self.figures.protection.value));
        }
        Entry {
            id: board.id.clone(),
            name: self.faction_name(faction),
            kind: phrase!("settlers-kind-board"),
            text,
            from: vec![(phrase!("fact-names"), board.from), (phrase!("fact-figures"), board.from)],
        }
    }

    fn table_entries(&self) -> Vec<Entry> {
        let figures = &self.figures;
        let entry = |id: &str, name: Phrase, text: Vec<Phrase>, from: Provenance| Entry {
            id: id.to_owned(),
            name: name.into(),
            kind: phrase!("settlers-kind-table"),
            text,
            from: vec![(phrase!("fact-figures"), from)],
        };
        let ranks = figures.ranks.value.iter().map(|rank| {
            let name = Arg::Name(format!("settlers.rank.{}", rank.id));
            phrase!("settlers-rank-text", rank = name, points = rank.points)
        });
        let attacks = phrase!("settlers-attacks-text", goods = listed(&figures.attack_cards.value));
        vec![
            entry("attacks", phrase!("settlers-attacks"), vec![attacks], figures.attack_cards.from),
            entry("ranks", phrase!("settlers-ranks"), ranks.collect(), figures.ranks.from),
        ]
    }
}
