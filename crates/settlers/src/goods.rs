//! Goods, heaps of them, and what they pay for.

use std::collections::BTreeMap;

use kernel::Pile;
use serde::{Deserialize, Deserializer};

/// Anything that a player can receive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize)]
pub enum Good {
    /// A resource.
    #[default]
    Wood,
    /// A resource.
    Stone,
    /// A resource.
    Food,
    /// Works, is exchanged, becomes a samurai.
    Worker,
    /// Pays for any resource.
    Gold,
    /// A raze token.
    Raze,
    /// A defence token.
    Defence,
    /// A card from the common deck or one's own, as the player likes.
    Card,
    /// A card from the common deck.
    CommonCard,
    /// A card from one's own faction deck.
    FactionCard,
    /// A victory point.
    Point,
}

/// How many sorts of goods there are.
pub const GOODS: usize = 11;
/// How many of them lie in a player's supply.
pub const SUPPLIED: usize = 7;
/// How many of them can lie on a location.
pub const LAID: usize = 6;

impl Good {
    /// All of them, with their words in notation.
    pub const ALL: [(Good, &'static str); GOODS] = [
        (Good::Wood, "wood"),
        (Good::Stone, "stone"),
        (Good::Food, "food"),
        (Good::Worker, "worker"),
        (Good::Gold, "gold"),
        (Good::Raze, "raze"),
        (Good::Defence, "defence"),
        (Good::Card, "card"),
        (Good::CommonCard, "common-card"),
        (Good::FactionCard, "faction-card"),
        (Good::Point, "point"),
    ];

    /// The three resources.
    pub const RESOURCES: [Good; 3] = [Good::Wood, Good::Stone, Good::Food];

    /// The word for it in notation.
    pub fn id(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// The good that notation calls so.
    pub fn by_id(id: &str) -> Option<Good> {
        Self::ALL.iter().find(|(_, word)| *word == id).map(|(good, _)| *good)
    }

    /// Whether it is wood, stone or food.
    pub fn is_resource(self) -> bool {
        Self::RESOURCES.contains(&self)
    }
}

/// So many of each good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Goods([u8; GOODS]);

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods([0; GOODS]);

    /// So many of one good.
    #[inline]
    pub const fn of(good: Good, count: u8) -> Goods {
        let mut goods = [0; GOODS];
        goods[good as usize] = count;
        Goods(goods)
    }

    /// How many of this good.
    #[inline]
    pub const fn get(&self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// Adds so many of a good.
    #[inline]
    pub fn add(&mut self, good: Good, count: u8) {
        let here = &mut self.0[good as usize];
        *here = here.saturating_add(count);
    }

    /// So many times as much.
    #[inline]
    pub fn times(mut self, times: u8) -> Goods {
        if times != 1 {
            self.0.iter_mut().for_each(|count| *count = count.saturating_mul(times));
        }
        self
    }

    /// Every good of which there is any, with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u8)> + '_ {
        Good::ALL.iter().map(|(good, _)| (*good, self.get(*good))).filter(|(_, count)| *count > 0)
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; GOODS]
    }

    /// How many pieces in all.
    pub fn total(&self) -> usize {
        self.0.iter().map(|count| *count as usize).sum()
    }
}

impl FromIterator<(Good, u8)> for Goods {
    fn from_iter<I: IntoIterator<Item = (Good, u8)>>(items: I) -> Goods {
        let mut goods = Goods::NONE;
        for (good, count) in items {
            goods.add(good, count);
        }
        goods
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Goods, D::Error> {
        Ok(BTreeMap::<Good, u8>::deserialize(reader)?.into_iter().collect())
    }
}

/// The goods of one player that can be spent.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Supply([u16; SUPPLIED]);

impl Supply {
    /// How many of this good; none of what does not lie in a supply.
    #[inline]
    pub fn get(&self, good: Good) -> u16 {
        self.0.get(good as usize).copied().unwrap_or(0)
    }

    /// Sets how many there are of a good that lies in a supply.
    pub(crate) fn set(&mut self, good: Good, count: u16) {
        if let Some(here) = self.0.get_mut(good as usize) {
            *here = count;
        }
    }

    #[inline]
    pub(crate) fn add(&mut self, good: Good, count: u8) {
        if let Some(here) = self.0.get_mut(good as usize) {
            *here = here.saturating_add(count.into());
        }
    }

    #[inline]
    pub(crate) fn take(&mut self, good: Good, count: u8) {
        if let Some(here) = self.0.get_mut(good as usize) {
            debug_assert!(*here >= u16::from(count), "there is enough {good:?}");
            *here = here.saturating_sub(count.into());
        }
    }

    /// Whether these goods and so many resources of any sort can be paid, gold standing for resources.
    #[inline]
    pub fn can_pay(&self, price: &Price) -> bool {
        let exact = [Good::Worker, Good::Gold, Good::Raze, Good::Defence];
        exact.iter().all(|good| self.get(*good) >= price.goods.get(*good).into()) && self.gold_needed(price).is_some()
    }

    /// How much gold must stand for resources, if there is enough of it beside the gold that the price itself asks for.
    fn gold_needed(&self, price: &Price) -> Option<u16> {
        let gold = self.get(Good::Gold).checked_sub(price.goods.get(Good::Gold).into())?;
        let (mut short, mut spare) = (0, 0);
        for good in Good::RESOURCES {
            let (have, due) = (self.get(good), u16::from(price.goods.get(good)));
            short += due.saturating_sub(have);
            spare += have.saturating_sub(due);
        }
        short += u16::from(price.any).saturating_sub(spare);
        (short <= gold).then_some(short)
    }
}

/// What something costs: goods, and resources of any sort.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Price {
    /// Goods. Gold may stand for wood, stone and food among them.
    pub goods: Goods,
    /// So many resources of any sort besides.
    pub any: u8,
}

impl Price {
    /// These goods.
    pub const fn of(goods: Goods) -> Price {
        Price { goods, any: 0 }
    }

    /// Both together.
    pub fn with(mut self, other: &Price) -> Price {
        other.goods.iter().for_each(|(good, count)| self.goods.add(good, count));
        self.any += other.any;
        self
    }

    /// So many times as much.
    pub fn times(self, times: u8) -> Price {
        Price { goods: self.goods.times(times), any: self.any.saturating_mul(times) }
    }

    /// The part that can be paid in more than one way.
    pub(crate) fn resources(&self) -> Bill {
        let [wood, stone, food] = Good::RESOURCES.map(|good| self.goods.get(good));
        Bill { wood, stone, food, any: self.any }
    }

    /// The part that can only be paid as it stands.
    pub(crate) fn exact(&self) -> Goods {
        self.goods.iter().filter(|(good, _)| !good.is_resource()).collect()
    }
}

/// Resources to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bill {
    pub(crate) wood: u8,
    pub(crate) stone: u8,
    pub(crate) food: u8,
    /// Of any sort.
    pub(crate) any: u8,
}

impl Bill {
    pub(crate) fn is_empty(self) -> bool {
        self == Bill::default()
    }

    /// The same as a price.
    pub fn price(self) -> Price {
        let counts = [self.wood, self.stone, self.food];
        Price { goods: Good::RESOURCES.into_iter().zip(counts).collect(), any: self.any }
    }

    fn total(self) -> u16 {
        [self.wood, self.stone, self.food, self.any].into_iter().map(u16::from).sum()
    }
}

/// One way to pay a bill.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mix {
    pub(crate) wood: u8,
    pub(crate) stone: u8,
    pub(crate) food: u8,
    pub(crate) gold: u8,
}

impl Mix {
    /// The goods paid.
    pub fn goods(self) -> Goods {
        let counts = [self.wood, self.stone, self.food, self.gold];
        [Good::Wood, Good::Stone, Good::Food, Good::Gold].into_iter().zip(counts).collect()
    }

    /// Whether this pays the bill exactly.
    pub(crate) fn pays(self, bill: Bill) -> bool {
        let over = |paid: u8, due: u8| u16::from(paid.saturating_sub(due));
        let over = over(self.wood, bill.wood) + over(self.stone, bill.stone) + over(self.food, bill.food);
        let paid = u16::from(self.wood) + u16::from(self.stone) + u16::from(self.food) + u16::from(self.gold);
        over <= bill.any.into() && paid == bill.total()
    }

    /// Every way to pay the bill out of a supply, the least gold first.
    pub(crate) fn all(bill: Bill, supply: &Supply) -> impl Iterator<Item = Mix> + use<> {
        let most = |good, due: u8| supply.get(good).min(u16::from(due) + u16::from(bill.any)) as u8;
        let (wood, stone) = (most(Good::Wood, bill.wood), most(Good::Stone, bill.stone));
        let (food, gold) = (most(Good::Food, bill.food), supply.get(Good::Gold));
        let mixes = move |spent: u16| {
            (0..=wood).rev().flat_map(move |wood| {
                (0..=stone).rev().filter_map(move |stone| {
                    let left = bill.total().checked_sub(spent + u16::from(wood) + u16::from(stone))?;
                    let mix = Mix { wood, stone, food: left.min(255) as u8, gold: spent.min(255) as u8 };
                    (left <= u16::from(food) && mix.pays(bill)).then_some(mix)
                })
            })
        };
        (0..=gold.min(bill.total())).flat_map(mixes)
    }
}

/// The raze goods of a card.
pub(crate) type RazeGoods = Pile<Good, 4>;

#[cfg(test)]
mod tests {
    use super::*;

    fn supply(goods: &[(Good, u16)]) -> Supply {
        let mut supply = Supply::default();
        goods.iter().for_each(|(good, count)| supply.set(*good, *count));
        supply
    }

    #[test]
    fn gold_stands_for_any_resource_but_no_resource_for_gold() {
        let price = Price::of([(Good::Wood, 1), (Good::Stone, 2)].into_iter().collect());
        assert!(supply(&[(Good::Wood, 1), (Good::Stone, 1), (Good::Gold, 1)]).can_pay(&price));
        assert!(!supply(&[(Good::Wood, 5), (Good::Stone, 1)]).can_pay(&price));
        let gold = Price::of(Goods::of(Good::Gold, 1)).with(&price);
        assert!(!supply(&[(Good::Wood, 1), (Good::Stone, 1), (Good::Gold, 1)]).can_pay(&gold));
    }

    #[test]
    fn every_way_to_pay_is_listed_once_the_least_gold_first() {
        let bill = Bill { wood: 2, stone: 0, food: 0, any: 0 };
        let ways: Vec<Mix> = Mix::all(bill, &supply(&[(Good::Wood, 3), (Good::Gold, 1)])).collect();
        assert_eq!(ways, [Mix { wood: 2, ..Mix::default() }, Mix { wood: 1, gold: 1, ..Mix::default() }]);
        let any = Bill { any: 2, ..Bill::default() };
        let ways = Mix::all(any, &supply(&[(Good::Wood, 1), (Good::Food, 2), (Good::Gold, 1)]));
        assert_eq!(
            ways.map(|mix| (mix.wood, mix.food, mix.gold)).collect::<Vec<_>>(),
            [(1, 1, 0), (0, 2, 0), (1, 0, 1), (0, 1, 1)]
        );
    }
}
