//! What a decision or the next production would bring, for whoever wants to know before deciding.

use kernel::Seat;

use crate::card::Card;
use crate::goods::{Good, Goods, Price};
use crate::location::{Location, Place};
use crate::state::Settlers;
use crate::verbs::{Feature, Offer, Yield};

/// What a building brings at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Brings {
    /// Goods that come without a question.
    pub goods: Goods,
    /// Of each of these, one heap is chosen.
    pub choices: Vec<[Goods; 2]>,
    /// What may be bought besides.
    pub offers: Vec<Offer>,
    /// Samurai that may be deployed.
    pub samurai: u8,
    /// How many productions are copied.
    pub copies: u8,
}

/// What the next production brings as far as it leaves nothing to choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Income {
    /// The faction board.
    pub board: Goods,
    /// Deals.
    pub deals: Goods,
    /// Locations.
    pub locations: Goods,
}

impl Income {
    /// All of it.
    pub fn all(&self) -> Goods {
        [self.board, self.deals, self.locations].iter().flat_map(|goods| goods.iter().collect::<Vec<_>>()).collect()
    }
}

impl Settlers {
    /// What building a card costs in goods.
    pub fn building_price(&self, card: Card) -> Price {
        Price::of(self.facts(card).cost)
    }

    /// What a player is short of for a price: gold that is left stands for resources, and a resource of any sort that is
    /// missing counts as gold.
    pub fn lacking(&self, seat: Seat, price: &Price) -> Goods {
        let supply = self.player(seat).supply();
        let short = |good: Good| u16::from(price.goods.get(good)).saturating_sub(supply.get(good));
        let mut gold = supply.get(Good::Gold).saturating_sub(price.goods.get(Good::Gold).into());
        let mut lacking = Goods::NONE;
        for good in [Good::Worker, Good::Gold, Good::Raze, Good::Defence] {
            lacking.add(good, short(good).min(255) as u8);
        }
        for good in Good::RESOURCES {
            let by_gold = short(good).min(gold);
            gold -= by_gold;
            lacking.add(good, (short(good) - by_gold).min(255) as u8);
        }
        let spare = |good: &Good| supply.get(*good).saturating_sub(price.goods.get(*good).into());
        let any: u16 = Good::RESOURCES.iter().map(spare).sum::<u16>() + gold;
        lacking.add(Good::Gold, u16::from(price.any).saturating_sub(any).min(255) as u8);
        lacking
    }

    /// What building a card brings at once: what it produces, its bonus, and what other locations give for it. A location that
    /// has to make room for it is still counted.
    pub fn building_brings(&self, seat: Seat, card: Card) -> Brings {
        let mut built = *self;
        built.locations.push(seat, Location::new(card));
        let mut brings = Brings::default();
        let facts = built.facts(card);
        for part in facts.production().iter().chain(&facts.bonus) {
            built.add_to(&mut brings, seat, part);
        }
        for feature in built.features(seat) {
            match feature {
                Feature::OnBuild { what, yields } if built.answers(*what, card) => {
                    built.add_to(&mut brings, seat, yields);
                }
                Feature::OnBuildPay { what, offers } if built.answers(*what, card) => brings.offers.extend(offers),
                Feature::OnBuild { .. }
                | Feature::OnBuildPay { .. }
                | Feature::OnRaze(_)
                | Feature::OnDeal(_)
                | Feature::OnExchange { .. }
                | Feature::Stores(_)
                | Feature::MorePoints { .. }
                | Feature::DealsForPoints(_)
                | Feature::TucksCards { .. }
                | Feature::KeepsResources(_) => {}
            }
        }
        brings
    }

    /// Adds one part of what a card gives.
    fn add_to(&self, brings: &mut Brings, seat: Seat, part: &Yield) {
        let mut gain = |good: Good, count: usize| {
            let count = count.min(255) as u8;
            brings.goods.add(good, count);
            if good == Good::Point {
                brings.goods.add(good, self.more_points(seat, count));
            }
        };
        match *part {
            Yield::Gain(goods) => goods.iter().for_each(|(good, count)| gain(good, count.into())),
            Yield::GainPer { good, colour, most } => gain(good, self.coloured(seat, colour).min(most.into())),
            Yield::GainPerSamurai { good, most } => {
                gain(good, self.samurai(seat).min(most.into()));
            }
            Yield::LookAndKeep { deck, .. } => gain(deck.card(), 1),
            Yield::ChooseOne(one, two) => brings.choices.push([one, two]),
            Yield::CopyProduction => brings.copies += 1,
            Yield::DeploySamurai(count) => brings.samurai += count,
        }
    }

    /// What a location produces for whoever controls it.
    pub fn produces(&self, place: Place) -> Goods {
        let mut brings = Brings::default();
        for part in self.facts(self.location(place).card()).production() {
            self.add_to(&mut brings, self.controller(place), part);
        }
        brings.goods
    }

    /// What the next production brings a player.
    pub fn income(&self, seat: Seat) -> Income {
        let produced = self.controlled(seat).map(|(place, _)| self.produces(place));
        Income {
            board: self.data.0.produces(self.player(seat).faction()),
            deals: self.deal_goods(seat).map(|good| (good, 1)).collect(),
            locations: produced.flat_map(|goods| goods.iter().collect::<Vec<_>>()).collect(),
        }
    }

    /// Points that a player would get for locations and what lies under and on them if the game ended now.
    pub fn worth(&self, seat: Seat) -> u16 {
        self.location_points(seat) + self.store_points(seat)
    }

    /// Solo: what is lost if this attack card comes next, and the attack card that strikes with it.
    pub fn threat(&self, good: Good) -> Option<(Place, Good)> {
        let mut attacked = *self;
        attacked.solo.row.push(good);
        let partner = attacked.partner()?;
        Some((attacked.first_loss(partner)?, *attacked.solo.row.get(partner as usize)?))
    }
}
