//! How good a position of Imperial Settlers is.
//!
//! Points that are there count in full, and so do locations, which count at the end. Goods count by what they could still build or
//! bring in this round; what locations, deals and the faction board give in every round counts once for each round to come.

use std::sync::{Arc, LazyLock};

use kernel::{BySeat, Game, Seat};
use settlers::{Does, Feature, Good, Goods, Kind, Phase, Settlers, Yield};

use crate::search::{Others, Playout, Settings};
use crate::weights::Weighed;
use crate::{Evaluate, Weights};

/// A card that comes with a new round.
const NEW_CARDS: f32 = 3.0;
/// So many cards of a hand can still be built.
const BUILT: usize = 9;
/// What is still in the supply when its owner has passed is mostly lost.
const PASSED: f32 = 0.12;
/// A feature, or an action, in each round to come.
const FEATURE: f32 = 0.9;
const ACTION: f32 = 1.1;
/// An action that can still be used in this round.
const UNUSED: f32 = 0.5;
/// A step towards more faction locations than the virtual opponent has trophies.
const LEAD: f32 = 8.0;
/// So many more are enough.
const ENOUGH: f32 = 2.0;

/// How much the best rival's position is one's own loss, as a search sees it.
const RIVAL: f32 = 0.4;

/// What the fitted part of the evaluation looks at: goods in the supply, what comes in every round to come, cards, locations.
const FEATURES: [Weighed; 30] = [
    ("wood", 0.1),
    ("stone", 0.1),
    ("food", 0.1),
    ("worker", 0.1),
    ("gold", 0.12),
    ("raze", 0.12),
    ("defence", 0.08),
    ("every wood", 0.1),
    ("every stone", 0.1),
    ("every food", 0.1),
    ("every worker", 0.1),
    ("every gold", 0.12),
    ("every raze", 0.12),
    ("every defence", 0.08),
    ("every card", 0.12),
    ("every point", 0.15),
    ("hand common", 0.12),
    ("hand faction", 0.15),
    ("deals", 0.15),
    ("foundations", 0.2),
    ("routes", 0.15),
    ("actions", 0.3),
    ("actions unused", 0.2),
    ("features", 0.3),
    ("productions", 0.2),
    ("faction locations", 0.4),
    ("common locations", 0.3),
    ("passed", 0.5),
    ("goods at the last", 0.12),
    ("cards at the last", 0.12),
];

static WEIGHTS: LazyLock<Arc<Weights>> = LazyLock::new(|| {
    let read = Weights::read(include_str!("../weights/settlers.ron"), Settlers::FEATURES);
    Arc::new(read.unwrap_or_else(|wrong| panic!("the weights are checked by a test: {wrong}")))
});

/// How much a seat has of everything in [`FEATURES`].
fn features(game: &Settlers, seat: Seat) -> [f32; FEATURES.len()] {
    let data = game.data();
    let player = game.player(seat);
    let passed = game.phase() == Phase::Action && game.passed().contains(seat);
    let kept = data.keeps(player.faction());
    let last = game.round() >= data.figures.rounds.value;
    let supply =
        [Good::Wood, Good::Stone, Good::Food, Good::Worker, Good::Gold, Good::Raze, Good::Defence].map(|good| {
            // What is not kept when one has passed is lost; of a heap of one good not everything finds a use.
            let lost = passed && (last || !kept.contains(&good));
            let count = f32::from(player.supply().get(good));
            if lost { 0.0 } else { count.min(6.0) + 0.4 * (count - 6.0).max(0.0) }
        });
    let mut every = [0.0; EVERY];
    let mut add = |good: Good, count: f32| every[every_of(good)] += count;
    for (good, count) in data.produces(player.faction()).iter() {
        add(good, f32::from(count));
    }
    for good in game.deals(seat).iter().filter_map(|card| data.facts(*card).deal) {
        add(good, 1.0);
    }
    let mut hand = [0.0; 2];
    for card in game.hand(seat) {
        hand[usize::from(data.facts(*card).faction.is_some())] += 1.0;
    }
    let (mut productions, mut holding, mut actions, mut unused) = (0.0, 0.0, 0.0, 0.0);
    let mut locations = [0.0; 2];
    for (_, location) in game.controlled(seat) {
        let facts = data.facts(location.card());
        match &facts.does {
            Does::Production(yields) => {
                productions += 1.0;
                yields.iter().for_each(|one| add_yield(game, seat, one, &mut add));
            }
            Does::Feature(_) => holding += 1.0,
            Does::Action(_) => {
                actions += 1.0;
                unused += if location.uses() == 0 && game.phase() == Phase::Action && !passed { 1.0 } else { 0.0 };
            }
        }
        locations[usize::from(facts.faction.is_some())] += 1.0;
    }
    // What comes, or can be used, in every round counts once for each of them.
    let rounds = productions_left(game);
    let late = |count: f32| if rounds == 0.0 { count } else { 0.0 };
    let mut values = [0.0; FEATURES.len()];
    let (now, later) = values.split_at_mut(supply.len());
    let (later, rest) = later.split_at_mut(EVERY);
    now.copy_from_slice(&supply);
    later.copy_from_slice(&every.map(|count| rounds * count));
    rest.copy_from_slice(&[
        hand[0],
        hand[1],
        game.deals(seat).len() as f32,
        game.foundations(seat).len() as f32,
        rounds * game.routes(seat).count() as f32,
        rounds * actions,
        unused,
        rounds * holding,
        rounds * productions,
        locations[1],
        locations[0],
        if passed { 1.0 } else { 0.0 },
        late(supply.iter().sum()),
        late(hand.iter().sum()),
    ]);
    values
}

/// How many kinds of what comes in every round are told apart.
const EVERY: usize = 9;

/// Under which of them a good is counted: cards of all decks are one.
fn every_of(good: Good) -> usize {
    match good {
        Good::Wood | Good::Stone | Good::Food | Good::Worker | Good::Gold | Good::Raze | Good::Defence => good as usize,
        Good::Card | Good::CommonCard | Good::FactionCard => 7,
        Good::Point => 8,
    }
}

/// Counts what a production location gives in a round.
fn add_yield(game: &Settlers, seat: Seat, one: &Yield, add: &mut impl FnMut(Good, f32)) {
    match one {
        Yield::Gain(goods) | Yield::ChooseOne(goods, _) => {
            goods.iter().for_each(|(good, count)| add(good, f32::from(count)));
        }
        Yield::GainPer { good, colour, most } => {
            add(*good, (game.coloured(seat, *colour) as f32).min(f32::from(*most)));
        }
        Yield::GainPerSamurai { good, most } => add(*good, (game.samurai(seat) as f32).min(f32::from(*most))),
        Yield::LookAndKeep { .. } => add(Good::Card, 1.3),
        Yield::CopyProduction => add(Good::Point, 0.8),
        Yield::DeploySamurai(count) => add(Good::Defence, f32::from(*count)),
    }
}

impl Evaluate for Settlers {
    /// A turn has many small questions, and judging an empire takes its time.
    const EFFORT: usize = 16;
    /// Little is hidden that matters in a turn.
    const REDEALS: u32 = 1;
    const SEARCH: Settings = Settings {
        others: Others::InTree,
        playout: Playout::Decisions(20),
        tries: 6,
        effort: 10,
        temperature: 2.0,
        exploration: 1.0,
        lead: 8.0,
        levels: [0, 8, 100, 900, 8000],
    };

    fn worth(&self, seat: Seat) -> f32 {
        let own = Prospects::new(self, seat).all();
        if self.is_solo() {
            return own + LEAD * ahead(self, seat).min(ENOUGH);
        }
        let rivals = Seat::all(self.seats()).filter(|other| *other != seat);
        let rival = rivals.map(|other| Prospects::new(self, other).all()).fold(0.0, f32::max);
        own - 0.35 * rival
    }

    const FEATURES: &'static [Weighed] = &FEATURES;

    fn weights(&self) -> Arc<Weights> {
        WEIGHTS.clone()
    }

    /// Alone, what was fitted for two does not hold.
    fn promise(&self, seat: Seat, weights: &Weights) -> f32 {
        if self.is_solo() {
            return Evaluate::worth(self, seat);
        }
        let prospects = self.prospects(weights);
        let others = Seat::all(self.seats()).filter(|other| *other != seat).map(|other| prospects[other]);
        prospects[seat] - RIVAL * others.fold(0.0, f32::max)
    }

    fn prospects(&self, weights: &Weights) -> BySeat<f32> {
        if self.is_solo() {
            return BySeat::from_fn(|seat| if seat.index() == 0 { Prospects::new(self, seat).all() } else { 0.0 });
        }
        let mut prospects = BySeat::default();
        for seat in Seat::all(self.seats()) {
            prospects[seat] = Prospects::new(self, seat).all();
            if self.phase() != Phase::Over {
                prospects[seat] += weights.of(&features(self, seat));
            }
        }
        prospects
    }

    /// Whoever plays alone wins by having more faction locations than the opponent has trophies.
    fn lead(&self, seat: Seat, prospects: &BySeat<f32>) -> f32 {
        if self.is_solo() {
            return LEAD * ahead(self, seat).min(ENOUGH) + 0.2 * prospects[seat];
        }
        let others = Seat::all(self.seats()).filter(|other| *other != seat).map(|other| prospects[other]);
        prospects[seat] - others.fold(0.0, f32::max)
    }
}

/// Alone: by how many faction locations one is ahead of the opponent's trophies.
fn ahead(game: &Settlers, seat: Seat) -> f32 {
    // What the opponent still has when the round ends becomes trophies.
    let taken = game.solo().trophies().len() + game.empire(Settlers::OPPONENT).len();
    game.faction_locations(seat) as f32 - taken as f32
}

/// What a good is worth to whoever can still use it.
fn price(good: Good) -> f32 {
    match good {
        Good::Wood | Good::Stone | Good::Food => 0.5,
        Good::Worker => 0.45,
        Good::Gold => 0.65,
        Good::Raze => 0.5,
        Good::Defence => 0.25,
        Good::Card | Good::FactionCard => 0.7,
        Good::CommonCard => 0.55,
        Good::Point => 1.0,
    }
}

fn worth_of(goods: &Goods) -> f32 {
    goods.iter().map(|(good, count)| price(good) * f32::from(count)).sum()
}

/// Productions still to come.
fn productions_left(game: &Settlers) -> f32 {
    let begun = match game.phase() {
        // This round's production is still to come.
        Phase::Lookout => 1,
        Phase::Production | Phase::Action | Phase::Attack | Phase::Over => 0,
    };
    f32::from(game.data().figures.rounds.value.saturating_sub(game.round()) + begun)
}

/// What one seat can count on.
struct Prospects<'a> {
    game: &'a Settlers,
    seat: Seat,
    /// Productions still to come.
    rounds: f32,
}

impl Prospects<'_> {
    fn new(game: &Settlers, seat: Seat) -> Prospects<'_> {
        Prospects { game, seat, rounds: productions_left(game) }
    }

    fn all(&self) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let sure = f32::from(game.player(seat).score() + game.location_points(seat) + game.store_points(seat));
        if game.phase() == Phase::Over {
            return sure;
        }
        sure + self.supply() + self.hand() + self.rounds * self.every_round() + self.empire()
    }

    /// Goods in the supply: kept ones last, the others must be used in this round.
    fn supply(&self) -> f32 {
        let player = self.game.player(self.seat);
        let kept = self.game.data().keeps(player.faction());
        let passed = self.game.phase() == Phase::Action && self.game.passed().contains(self.seat);
        let goods = Good::ALL.iter().map(|(good, _)| (*good, f32::from(player.supply().get(*good))));
        let share = |good: Good| match (passed, kept.contains(&good) && self.rounds > 0.0) {
            (false, _) | (true, true) => 1.0,
            (true, false) => PASSED,
        };
        // Of a heap of one good not everything finds a use.
        goods.map(|(good, count)| price(good) * share(good) * (count.min(6.0) + 0.4 * (count - 6.0).max(0.0))).sum()
    }

    fn hand(&self) -> f32 {
        let cards = self.game.hand(self.seat);
        let own = cards.iter().filter(|card| self.game.data().facts(**card).faction.is_some()).count();
        let share = if self.rounds > 0.0 { 1.0 } else { 0.35 };
        // More cards than can be built are worth little, and it is the dearer ones that are.
        let count = |from: usize, to: usize| {
            let built = to.min(BUILT) - from.min(BUILT);
            built as f32 + 0.2 * (to - from - built) as f32
        };
        let worth = price(Good::FactionCard) * count(0, own) + price(Good::CommonCard) * count(own, cards.len());
        worth * share
    }

    /// What comes in every round.
    fn every_round(&self) -> f32 {
        let data = self.game.data();
        let board = worth_of(&data.produces(self.game.player(self.seat).faction()));
        let deals = self.game.deals(self.seat).iter().filter_map(|card| data.facts(*card).deal).map(price).sum::<f32>();
        board + deals + NEW_CARDS * 0.6 + 0.5 * self.game.routes(self.seat).count() as f32
    }

    /// What locations will bring.
    fn empire(&self) -> f32 {
        let data = self.game.data();
        let worth = |location: &settlers::Location| {
            let facts = data.facts(location.card());
            match (&facts.does, facts.kind()) {
                (Does::Production(yields), _) => yields.iter().map(|one| self.yields(one)).sum::<f32>() * self.rounds,
                (Does::Feature(features), _) => features.iter().map(|one| self.feature(one)).sum(),
                (Does::Action(_), Kind::Action | Kind::Feature | Kind::Production) => {
                    let now = if location.uses() == 0 && self.game.phase() == Phase::Action { UNUSED } else { 0.0 };
                    ACTION * self.rounds + now
                }
            }
        };
        let controlled = self.game.controlled(self.seat).map(|(_, location)| worth(location)).sum::<f32>();
        controlled + 0.4 * self.game.foundations(self.seat).len() as f32
    }

    fn yields(&self, one: &Yield) -> f32 {
        match one {
            Yield::Gain(goods) => worth_of(goods),
            Yield::GainPer { good, colour, most } => {
                price(*good) * (self.game.coloured(self.seat, *colour) as f32).min(f32::from(*most))
            }
            Yield::GainPerSamurai { good, most } => price(*good) * f32::from(*most) * 0.5,
            Yield::ChooseOne(one, two) => worth_of(one).max(worth_of(two)),
            Yield::LookAndKeep { .. } => price(Good::Card) + 0.3,
            Yield::CopyProduction => 1.0,
            Yield::DeploySamurai(count) => 0.4 * f32::from(*count),
        }
    }

    /// Features that only count at the end are counted there.
    fn feature(&self, one: &Feature) -> f32 {
        match one {
            Feature::TucksCards { .. } | Feature::KeepsResources(_) => 0.6 * self.rounds,
            Feature::OnBuild { .. }
            | Feature::OnBuildPay { .. }
            | Feature::OnRaze(_)
            | Feature::OnDeal(_)
            | Feature::OnExchange { .. }
            | Feature::Stores { .. }
            | Feature::MorePoints { .. }
            | Feature::DealsForPoints { .. } => FEATURE * self.rounds,
        }
    }
}
