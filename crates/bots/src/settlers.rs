//! How good a position of Imperial Settlers is.
//!
//! Points that are there count in full, and so do locations, which count at the end. Goods count by what they could still build or
//! bring in this round; what locations, deals and the faction board give in every round counts once for each round to come.

use std::sync::LazyLock;

use kernel::{BySeat, Game, Seat};
use settlers::{Does, Feature, Good, Goods, Kind, Phase, Settlers, Yield};

use crate::search::{Others, Playout, Settings};
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
const RIVAL: f32 = 0.5;

/// What the fitted evaluation looks at: goods in the supply, what comes in every round, cards, locations.
const FEATURES: [&str; 28] = [
    "wood",
    "stone",
    "food",
    "worker",
    "gold",
    "raze",
    "defence",
    "every wood",
    "every stone",
    "every food",
    "every worker",
    "every gold",
    "every raze",
    "every defence",
    "every card",
    "every point",
    "hand common",
    "hand faction",
    "deals",
    "foundations",
    "routes",
    "actions",
    "actions unused",
    "features",
    "productions",
    "faction locations",
    "common locations",
    "passed",
];

/// Whether there is anything fitted at all.
static CORRECTED: LazyLock<bool> = LazyLock::new(|| !WEIGHTS.is_nothing());

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::read(include_str!("../weights/settlers.ron"), Settlers::FEATURES, Settlers::STAGES)
        .unwrap_or_else(|wrong| panic!("the weights are checked by a test: {wrong}"))
});

/// How much a seat has of everything in [`FEATURES`].
fn features(game: &Settlers, seat: Seat, out: &mut [f32]) {
    out.fill(0.0);
    let data = game.data();
    let player = game.player(seat);
    let passed = game.phase() == Phase::Action && game.passed().contains(seat);
    let kept = data.keeps(player.faction());
    let last = game.round() >= data.figures.rounds.value;
    for good in [Good::Wood, Good::Stone, Good::Food, Good::Worker, Good::Gold, Good::Raze, Good::Defence] {
        let count = f32::from(player.supply().get(good));
        // What is not kept when one has passed is lost.
        let lost = passed && (last || !kept.contains(&good));
        // Of a heap of one good not everything finds a use.
        out[good as usize] = if lost { 0.0 } else { count.min(6.0) + 0.4 * (count - 6.0).max(0.0) };
    }
    let mut every = [0.0; EVERY];
    let mut add = |good: Good, count: f32| every[every_of(good)] += count;
    for (good, count) in data.produces(player.faction()).iter() {
        add(good, f32::from(count));
    }
    for good in game.deals(seat).iter().filter_map(|card| data.facts(*card).deal) {
        add(good, 1.0);
    }
    let rest = &mut out[EVERY_FROM + EVERY..];
    for card in game.hand(seat) {
        rest[usize::from(data.facts(*card).faction.is_some())] += 1.0;
    }
    rest[2] = game.deals(seat).len() as f32;
    rest[3] = game.foundations(seat).len() as f32;
    rest[4] = game.routes(seat).count() as f32;
    for (_, location) in game.controlled(seat) {
        let facts = data.facts(location.card());
        match &facts.does {
            Does::Production(yields) => {
                rest[8] += 1.0;
                yields.iter().for_each(|one| add_yield(game, seat, one, &mut add));
            }
            Does::Feature(_) => rest[7] += 1.0,
            Does::Action(_) => {
                rest[5] += 1.0;
                rest[6] += if location.uses() == 0 && game.phase() == Phase::Action && !passed { 1.0 } else { 0.0 };
            }
        }
        rest[if facts.faction.is_some() { 9 } else { 10 }] += 1.0;
    }
    rest[11] = if passed { 1.0 } else { 0.0 };
    out[EVERY_FROM..EVERY_FROM + EVERY].copy_from_slice(&every);
}

/// Where what comes in every round begins among the features, and how many kinds of it are told apart.
const EVERY_FROM: usize = 7;
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

    const FEATURES: &'static [&'static str] = &FEATURES;
    const STAGES: &'static [&'static str] = &["round 1", "round 2", "round 3", "round 4", "round 5", "over"];

    /// Alone, what was fitted for two does not hold.
    fn promise(&self, seat: Seat) -> f32 {
        if self.is_solo() {
            return Evaluate::worth(self, seat);
        }
        let prospects = self.prospects();
        let others = Seat::all(self.seats()).filter(|other| *other != seat).map(|other| prospects[other]);
        prospects[seat] - RIVAL * others.fold(0.0, f32::max)
    }

    fn prospects(&self) -> BySeat<f32> {
        if self.is_solo() {
            return BySeat::from_fn(|seat| if seat.index() == 0 { Prospects::new(self, seat).all() } else { 0.0 });
        }
        let mut prospects = BySeat::default();
        let mut features = [0.0; FEATURES.len()];
        for seat in Seat::all(self.seats()) {
            prospects[seat] = self.sure(seat);
            if self.phase() != Phase::Over && *CORRECTED {
                self.features(seat, &mut features);
                prospects[seat] += WEIGHTS.of(self.stage(), &features);
            }
        }
        prospects
    }

    fn stage(&self) -> f32 {
        match self.phase() {
            Phase::Over => (Self::STAGES.len() - 1) as f32,
            Phase::Lookout | Phase::Production | Phase::Action | Phase::Attack => f32::from(self.round()) - 1.0,
        }
    }

    /// The hand-made evaluation: the fitted one corrects it.
    fn sure(&self, seat: Seat) -> f32 {
        Prospects::new(self, seat).all()
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        features(self, seat, out);
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

/// What one seat can count on.
struct Prospects<'a> {
    game: &'a Settlers,
    seat: Seat,
    /// Productions still to come.
    rounds: f32,
}

impl Prospects<'_> {
    fn new(game: &Settlers, seat: Seat) -> Prospects<'_> {
        let all = game.data().figures.rounds.value;
        let begun = match game.phase() {
            // This round's production is still to come.
            Phase::Lookout => 1,
            Phase::Production | Phase::Action | Phase::Attack | Phase::Over => 0,
        };
        Prospects { game, seat, rounds: f32::from(all.saturating_sub(game.round()) + begun) }
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
