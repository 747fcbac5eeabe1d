//! Looks for mistakes in the data files, so that whoever corrects them is told the line.

use kernel::data::{Forms, Source};
use kernel::{Fault, Phrase, phrase};

use crate::card::{Card, Faction};
use crate::data::{CardText, Figures};
use crate::goods::Good;
use crate::state::{ATTACKS, COMMON_CARDS, DRAWN, FACTION_CARDS, HANDED, OPEN, SEATS, SHOWN};
use crate::verbs::{Does, Effect, Feature, Yield};

fn check_forms(forms: &Forms, needed: &[&str]) -> Result<(), Phrase> {
    match needed.iter().find(|form| forms.get(**form).is_none_or(|text| text.is_empty())) {
        Some(form) => Err(phrase!("data-form-missing", form = *form)),
        None => Ok(()),
    }
}

/// Words of notation: small letters, digits and hyphens, beginning with a letter, and none that notation uses itself.
fn check_id<'a>(id: &str, mut earlier: impl Iterator<Item = &'a String>) -> Result<(), Phrase> {
    let plain = id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
    let reserved = ["nothing", "foundation", "opponent", "attack", "route", "under", "on", "twice"];
    if !plain || !id.starts_with(|first: char| first.is_ascii_lowercase()) || reserved.contains(&id) {
        return Err(phrase!("settlers-data-bad-id", id = id));
    }
    match earlier.any(|other| other == id) {
        true => Err(phrase!("data-id-twice", id = id)),
        false => Ok(()),
    }
}

fn within(key: &'static str, found: usize, least: usize, most: usize) -> Result<(), Phrase> {
    match (least..=most).contains(&found) {
        true => Ok(()),
        false => Err(phrase!("data-out-of-range", key = key, least = least, most = most, found = found)),
    }
}

/// Checks the cards of one file; `earlier` are those of the files before it.
pub(crate) fn cards(
    cards: &[CardText],
    earlier: &[CardText],
    faction: Option<Faction>,
    source: &Source<'_>,
) -> Result<(), Fault> {
    let total: usize = cards.iter().map(|card| card.codes.len()).sum();
    let most = if faction.is_some() { FACTION_CARDS } else { COMMON_CARDS };
    within("codes", total, 1, most).map_err(|what| source.fault("[", what))?;
    within("cards", earlier.len() + cards.len(), 1, Card::MAX).map_err(|what| source.fault("[", what))?;
    for (at, card) in cards.iter().enumerate() {
        let others = || earlier.iter().chain(&cards[..at]);
        check_id(&card.id, others().map(|other| &other.id))
            .and_then(|()| check_forms(&card.en, &["one"]))
            .and_then(|()| check_forms(&card.ru, &["one", "acc"]))
            .and_then(|()| check_codes(card, others()))
            .and_then(|()| check_card(card, faction, others()))
            .map_err(|what| source.fault(&format!("\"{}\"", card.id), what))?;
    }
    Ok(())
}

fn check_codes<'a>(card: &CardText, earlier: impl Iterator<Item = &'a CardText>) -> Result<(), Phrase> {
    let known: Vec<&String> = earlier.flat_map(|card| &card.codes).collect();
    match card.codes.iter().enumerate().find(|(at, code)| known.contains(code) || card.codes[..*at].contains(code)) {
        Some((_, code)) => Err(phrase!("data-id-twice", id = code.as_str())),
        None => within("codes", card.codes.len(), 1, FACTION_CARDS),
    }
}

fn check_card<'a>(
    card: &CardText,
    faction: Option<Faction>,
    mut earlier: impl Iterator<Item = &'a CardText>,
) -> Result<(), Phrase> {
    within("over", card.over.into(), 0, 1)?;
    within("raze", card.raze.len(), 0, 4)?;
    if card.deal.is_some() != faction.is_some() {
        return Err(phrase!("settlers-data-deal"));
    }
    let payable = |good: &Good| good.is_resource();
    if let Some((good, _)) = card.cost.iter().find(|(good, _)| !payable(good)) {
        return Err(phrase!("settlers-data-cost", good = good.id()));
    }
    let yields = match &card.does {
        Does::Production(yields) => yields.clone(),
        Does::Feature(features) => {
            check_features(features)?;
            let tucks = |does: &Does| match does {
                Does::Feature(features) => features.iter().any(|feature| matches!(feature, Feature::TucksCards { .. })),
                Does::Production(_) | Does::Action(_) => false,
            };
            // All cards that can ever lie under such cards must find room: those of one faction and the common ones.
            if tucks(&card.does)
                && (faction.is_none() || earlier.any(|other| tucks(&other.does) && !same_deck(card, other)))
            {
                return Err(phrase!("settlers-data-tucks"));
            }
            features
                .iter()
                .filter_map(|feature| {
                    let Feature::OnBuild { yields, .. } = feature else { return None };
                    Some(*yields)
                })
                .collect()
        }
        Does::Action(deed) => {
            within("uses", deed.uses.into(), 1, 2)?;
            within("any", deed.any.into(), 0, 9)?;
            within("discard", deed.discard.into(), 0, 2)?;
            if let Some((good, _)) = deed.pay.iter().find(|(good, _)| *good as usize >= Good::Defence as usize) {
                return Err(phrase!("settlers-data-cost", good = good.id()));
            }
            match deed.effect {
                Effect::Yield(yields) => vec![yields],
                Effect::StealResource
                | Effect::RazeForPoints(_)
                | Effect::TakeRazeGood
                | Effect::RazeOwn
                | Effect::RazeEnemy
                | Effect::RemoveLocation(_)
                | Effect::CancelDeal(_)
                | Effect::PlunderDeal
                | Effect::TakeDeal(_)
                | Effect::DiscardDeal(_)
                | Effect::RepeatDeal
                | Effect::TradeRoute
                | Effect::BuildDeal
                | Effect::BuildFaction
                | Effect::OpponentDiscards(_)
                | Effect::LayFoundation(_)
                | Effect::Reset
                | Effect::Block
                | Effect::Capture => vec![],
            }
        }
    };
    check_one_choice(&yields)?;
    check_one_choice(&card.bonus)?;
    yields.iter().chain(&card.bonus).try_for_each(check_yield)
}

/// Each kind of feature works once on a card, and each good pays for one thing that it offers.
fn check_features(features: &[Feature]) -> Result<(), Phrase> {
    let kind = std::mem::discriminant::<Feature>;
    for (at, feature) in features.iter().enumerate() {
        if features[..at].iter().any(|other| kind(other) == kind(feature)) {
            return Err(phrase!("settlers-data-feature-twice"));
        }
        if let Feature::OnBuildPay { offers, .. } = feature {
            within("offers", offers.len(), 1, 9)?;
            for (at, offer) in offers.iter().enumerate() {
                if offer.pay as usize >= Good::Defence as usize {
                    return Err(phrase!("settlers-data-cost", good = offer.pay.id()));
                }
                if offers[..at].iter().any(|other| other.pay == offer.pay) {
                    return Err(phrase!("settlers-data-offer-twice", good = offer.pay.id()));
                }
            }
        }
    }
    Ok(())
}

/// A card asks for one choice in its production, its feature or its bonus.
fn check_one_choice(yields: &[Yield]) -> Result<(), Phrase> {
    match yields.iter().filter(|part| matches!(part, Yield::ChooseOne(..))).count() {
        0 | 1 => Ok(()),
        _ => Err(phrase!("settlers-data-choice-twice")),
    }
}

/// Codes begin with the three letters of their deck.
fn same_deck(one: &CardText, two: &CardText) -> bool {
    let deck = |card: &CardText| card.codes.first().and_then(|code| code.get(..3).map(str::to_owned));
    deck(one) == deck(two)
}

fn check_yield(yields: &Yield) -> Result<(), Phrase> {
    match yields {
        Yield::LookAndKeep { cards, .. } => within("cards", (*cards).into(), 1, DRAWN),
        Yield::Gain(_)
        | Yield::GainPer { .. }
        | Yield::GainPerSamurai { .. }
        | Yield::ChooseOne(..)
        | Yield::CopyProduction
        | Yield::DeploySamurai(_) => Ok(()),
    }
}

/// Checks the figures that are not on cards.
pub(crate) fn figures(figures: &Figures, source: &Source<'_>) -> Result<(), Fault> {
    let check = |key: &'static str, found: usize, least: usize, most: usize| {
        within(key, found, least, most).map_err(|what| source.fault(&format!("{key}:"), what))
    };
    check("factions", figures.factions.len(), SEATS, SEATS)?;
    for (at, faction) in figures.factions.iter().enumerate() {
        check_id(&faction.id, figures.factions[..at].iter().map(|other| &other.id))
            .and_then(|()| check_forms(&faction.en, &["one"]))
            .and_then(|()| check_forms(&faction.ru, &["one", "of", "acc"]))
            .map_err(|what| source.fault(&format!("\"{}\"", faction.id), what))?;
    }
    check("rounds", figures.rounds.value.into(), 1, HANDED)?;
    check("starting_hand", figures.starting_hand.value.common.into(), 0, 9)?;
    check("starting_hand", figures.starting_hand.value.faction.into(), 0, 9)?;
    check("raze_location", figures.raze_location.value.into(), 0, 9)?;
    check("raze_hand", figures.raze_hand.value.into(), 0, 9)?;
    check("exchange_workers", figures.exchange_workers.value.into(), 1, 9)?;
    check("capture_tokens", figures.capture_tokens.value.into(), 0, 99)?;
    check("lookout_spare", figures.lookout_spare.value.into(), 0, OPEN - SEATS)?;
    let (rounds, rows) = (figures.rounds.value as usize, figures.lookout_rows.value as usize);
    check("lookout_rows", rows, 1, SHOWN / rounds.max(2))?;
    check("alternative_cards", figures.alternative_cards.value.into(), 3, DRAWN)?;
    check("advanced_cards", figures.advanced_cards.value.open.into(), 1, OPEN)?;
    check("advanced_cards", figures.advanced_cards.value.first.into(), 1, OPEN)?;
    check("advanced_cards", figures.advanced_cards.value.second.into(), 1, OPEN)?;
    check("solo_cards", figures.solo_cards.value.into(), 4, 4)?;
    check("attack_cards", figures.attack_cards.value.total(), 1, ATTACKS)?;
    let ranks = &figures.ranks.value;
    check("ranks", ranks.len(), 1, 99)?;
    if ranks[0].points != 0 || !ranks.is_sorted_by(|a, b| a.points < b.points) {
        return Err(source.fault("ranks:", phrase!("data-not-ascending", key = "ranks")));
    }
    Ok(())
}
