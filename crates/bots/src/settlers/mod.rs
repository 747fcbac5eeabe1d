//! How good a position of Imperial Settlers is.
//!
//! Points that are there count in full, and so do locations, which count at the end. Goods count by what they could still build or
//! bring in this round; what locations, deals and the faction board give in every round counts once for each round to come.

mod noticed;

use std::sync::{Arc, LazyLock};

use kernel::{BySeat, Game, Options, Seat};
use settlers::{Action, CardFacts, Does, Feature, Good, Goods, Kind, Location, Phase, Settlers, Yield};

use crate::habits::{Habits, Notepad};
use crate::practice::Sights;
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
    let read = Weights::read(include_str!("../../weights/settlers.ron"), Settlers::FEATURES);
    Arc::new(read.unwrap_or_else(|wrong| panic!("the weights are checked by a test: {wrong}")))
});

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

impl Evaluate for Settlers {
    /// A turn has many small questions, and judging an empire takes its time.
    const EFFORT: usize = 16;
    /// Little is hidden that matters in a turn.
    const REDEALS: u32 = 1;
    const SEARCH: Settings = Settings {
        others: Others::InTree,
        playout: Playout::Decisions(140),
        tries: 6,
        effort: 10,
        temperature: 2.0,
        exploration: 0.5,
        lead: 8.0,
        levels: [0, 1, 16, 100, 3000],
    };
    /// Levels do not meet each other here, and the middle ones may think longer.
    const ALONE: Settings = Settings { levels: [0, 1, 60, 600, 6000], ..Self::SEARCH };

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

    type Scales = Arc<Weights>;

    fn scales(&self, weights: &Arc<Weights>) -> Arc<Weights> {
        Arc::clone(weights)
    }

    /// Alone, what was fitted for two does not hold.
    fn promise(&self, seat: Seat, weights: &Arc<Weights>) -> f32 {
        if self.is_solo() {
            return Evaluate::worth(self, seat);
        }
        let prospects = self.prospects(weights);
        let others = Seat::all(self.seats()).filter(|other| *other != seat).map(|other| prospects[other]);
        prospects[seat] - RIVAL * others.fold(0.0, f32::max)
    }

    fn prospects(&self, weights: &Arc<Weights>) -> BySeat<f32> {
        if self.is_solo() {
            return BySeat::from_fn(|seat| if seat.index() == 0 { Prospects::new(self, seat).all() } else { 0.0 });
        }
        let mut prospects = BySeat::default();
        for seat in Seat::all(self.seats()) {
            prospects[seat] = Prospects::new(self, seat).weighed(weights);
        }
        prospects
    }

    fn habits(&self) -> Option<&'static Habits> {
        Some(&noticed::HABITS)
    }

    fn notice(&self, seat: Seat, options: &Options<Action>, notes: &mut impl Notepad) {
        noticed::notice(self, seat, options, notes);
    }

    fn size_up(&self, seat: Seat, weights: &Arc<Weights>, sights: &mut Sights) -> f32 {
        let lead = self.lead(seat, &self.prospects(weights));
        noticed::size_up(self, seat, lead, sights);
        lead
    }

    fn moment(&self) -> u32 {
        self.round().into()
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

/// What one seat has and can count on.
struct Prospects<'a> {
    game: &'a Settlers,
    seat: Seat,
    /// Productions still to come.
    rounds: f32,
    /// Whether it has passed in this round.
    passed: bool,
    /// Goods in the supply: of a heap of one good not everything finds a use.
    supply: [f32; SUPPLY.len()],
    /// Which of them nobody will use any more: kept ones last, the others are for this round.
    lost: [bool; SUPPLY.len()],
    /// Cards in hand, common ones and those of the faction.
    hand: [usize; 2],
    /// Trade routes.
    routes: f32,
}

/// What lies in a supply, in the order in which it is weighed.
const SUPPLY: [Good; 7] = [Good::Wood, Good::Stone, Good::Food, Good::Worker, Good::Gold, Good::Raze, Good::Defence];

impl Prospects<'_> {
    fn new(game: &Settlers, seat: Seat) -> Prospects<'_> {
        let (data, player) = (game.data(), game.player(seat));
        let rounds = productions_left(game);
        let passed = game.phase() == Phase::Action && game.passed().contains(seat);
        let kept = data.keeps(player.faction());
        let supply = SUPPLY.map(|good| {
            let count = f32::from(player.supply().get(good));
            count.min(6.0) + 0.4 * (count - 6.0).max(0.0)
        });
        let lost = SUPPLY.map(|good| passed && (rounds == 0.0 || !kept.contains(&good)));
        let mut hand = [0; 2];
        for card in game.hand(seat) {
            hand[usize::from(data.facts(*card).faction.is_some())] += 1;
        }
        let routes = game.routes(seat).count() as f32;
        Prospects { game, seat, rounds, passed, supply, lost, hand, routes }
    }

    /// What it can count on, judged by hand.
    fn all(&self) -> f32 {
        self.by_hand(|_, _| ())
    }

    /// The same, corrected as was fitted.
    fn weighed(&self, weights: &Weights) -> f32 {
        let mut held = Held::default();
        let by_hand = self.by_hand(|location, facts| held.add(self, location, facts));
        if self.game.phase() == Phase::Over { by_hand } else { by_hand + weights.of(&self.features(held)) }
    }

    /// What it can count on; whoever wants to is shown the locations that it controls by the way.
    fn by_hand(&self, see: impl FnMut(&Location, &CardFacts)) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let sure = f32::from(game.player(seat).score() + game.location_points(seat) + game.store_points(seat));
        if game.phase() == Phase::Over {
            return sure;
        }
        sure + self.goods() + self.cards() + self.rounds * self.every_round() + self.empire(see)
    }

    /// How much it has of everything in [`FEATURES`], given what it holds.
    fn features(&self, held: Held) -> [f32; FEATURES.len()] {
        let (game, seat, rounds) = (self.game, self.seat, self.rounds);
        let Held { mut every, locations, productions, features, actions, unused } = held;
        let data = game.data();
        for (good, count) in data.produces(game.player(seat).faction()).iter() {
            every[every_of(good)] += f32::from(count);
        }
        for good in game.deals(seat).iter().filter_map(|card| data.facts(*card).deal) {
            every[every_of(good)] += 1.0;
        }
        let mut values = [0.0; FEATURES.len()];
        let (supply, later) = values.split_at_mut(SUPPLY.len());
        let (later, rest) = later.split_at_mut(EVERY);
        for (at, value) in supply.iter_mut().enumerate() {
            *value = if self.lost[at] { 0.0 } else { self.supply[at] };
        }
        // What comes, or can be used, in every round counts once for each of them.
        for (value, count) in later.iter_mut().zip(every) {
            *value = rounds * count;
        }
        let late = |count: f32| if rounds == 0.0 { count } else { 0.0 };
        let hand = self.hand.map(|count| count as f32);
        rest.copy_from_slice(&[
            hand[0],
            hand[1],
            game.deals(seat).len() as f32,
            game.foundations(seat).len() as f32,
            rounds * self.routes,
            rounds * actions,
            unused,
            rounds * features,
            rounds * productions,
            locations[1],
            locations[0],
            if self.passed { 1.0 } else { 0.0 },
            late(supply.iter().sum()),
            late(hand.iter().sum()),
        ]);
        values
    }

    /// Goods in the supply.
    fn goods(&self) -> f32 {
        let share = |at: usize| if self.lost[at] { PASSED } else { 1.0 };
        SUPPLY.iter().enumerate().map(|(at, good)| price(*good) * share(at) * self.supply[at]).sum()
    }

    /// Cards in hand.
    fn cards(&self) -> f32 {
        let [common, own] = self.hand;
        let share = if self.rounds > 0.0 { 1.0 } else { 0.35 };
        // More cards than can be built are worth little, and it is the dearer ones that are.
        let count = |from: usize, to: usize| {
            let built = to.min(BUILT) - from.min(BUILT);
            built as f32 + 0.2 * (to - from - built) as f32
        };
        let worth = price(Good::FactionCard) * count(0, own) + price(Good::CommonCard) * count(own, own + common);
        worth * share
    }

    /// What comes in every round.
    fn every_round(&self) -> f32 {
        let data = self.game.data();
        let board = worth_of(&data.produces(self.game.player(self.seat).faction()));
        let deals = self.game.deals(self.seat).iter().filter_map(|card| data.facts(*card).deal).map(price).sum::<f32>();
        board + deals + NEW_CARDS * 0.6 + 0.5 * self.routes
    }

    /// What locations will bring.
    fn empire(&self, mut see: impl FnMut(&Location, &CardFacts)) -> f32 {
        let data = self.game.data();
        let mut worth = |location: &Location| {
            let facts = data.facts(location.card());
            see(location, facts);
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

/// What the locations that a seat controls come to.
#[derive(Default)]
struct Held {
    /// What they bring in every round.
    every: [f32; EVERY],
    /// Common ones and those of the faction.
    locations: [f32; 2],
    productions: f32,
    features: f32,
    actions: f32,
    /// Actions that can still be used in this round.
    unused: f32,
}

impl Held {
    /// Counts one more.
    fn add(&mut self, of: &Prospects<'_>, location: &Location, facts: &CardFacts) {
        self.locations[usize::from(facts.faction.is_some())] += 1.0;
        match &facts.does {
            Does::Production(yields) => {
                self.productions += 1.0;
                yields.iter().for_each(|one| self.add_yield(of, one));
            }
            Does::Feature(_) => self.features += 1.0,
            Does::Action(_) => {
                self.actions += 1.0;
                let usable = location.uses() == 0 && of.game.phase() == Phase::Action && !of.passed;
                self.unused += if usable { 1.0 } else { 0.0 };
            }
        }
    }

    /// Counts what a production location gives in a round.
    fn add_yield(&mut self, of: &Prospects<'_>, one: &Yield) {
        let mut add = |good: Good, count: f32| self.every[every_of(good)] += count;
        match one {
            Yield::Gain(goods) | Yield::ChooseOne(goods, _) => {
                goods.iter().for_each(|(good, count)| add(good, f32::from(count)));
            }
            Yield::GainPer { good, colour, most } => {
                add(*good, (of.game.coloured(of.seat, *colour) as f32).min(f32::from(*most)));
            }
            Yield::GainPerSamurai { good, most } => {
                add(*good, (of.game.samurai(of.seat) as f32).min(f32::from(*most)));
            }
            Yield::LookAndKeep { .. } => add(Good::Card, 1.3),
            Yield::CopyProduction => add(Good::Point, 0.8),
            Yield::DeploySamurai(count) => add(Good::Defence, f32::from(*count)),
        }
    }
}
