//! Imperium judged as was fitted: points now, and features of the position that promise more, each with its weight.
//!
//! What lasts counts by the rounds that are left; what a card of the personal deck can do, by how often it will still be drawn;
//! tokens as long as there is time to spend them.

use std::sync::{Arc, LazyLock};

use imperium::effects::skills::SKILLS;
use imperium::effects::words::{Category, Period, Token};
use imperium::{CARDS, CardSet, Ending, FixedPoints, Imperium, Stack};
use kernel::Seat;

use super::by_hand::FEW;
use crate::Weights;
use crate::weights::Weighed;

/// What is weighed.
pub const FEATURES: [Weighed; 37] = [
    ("rounds of the rival", 1.0),
    ("materials", 0.15),
    ("more materials", 0.08),
    ("population", 0.15),
    ("more population", 0.1),
    ("progress", 0.2),
    ("exhaust cards", 0.7),
    ("solstice cards", 0.7),
    ("standing cards", 0.7),
    ("regions", 1.0),
    ("empire", 2.0),
    ("nation deck", 0.6),
    ("developments left", 0.6),
    ("actions", 0.3),
    ("exhausts", 0.2),
    ("hand", 0.2),
    ("history", 0.6),
    ("unrests", 0.6),
    ("brings materials", 0.8),
    ("brings population", 0.8),
    ("brings progress", 0.8),
    ("draws", 0.8),
    ("acquires", 0.8),
    ("takes fame", 0.8),
    ("returns unrest", 0.8),
    ("fills the history", 0.8),
    ("advances", 0.8),
    ("plays on", 0.8),
    ("region", 0.8),
    ("origins", 0.8),
    ("civilisation", 0.8),
    ("raid", 0.8),
    ("fame", 0.8),
    ("free", 0.8),
    ("personal deck", 0.3),
    ("garrisoned", 0.6),
    ("unrests near collapse", 0.8),
];

/// Categories whose cards are weighed in the personal deck.
const CATEGORIES: [Category; 5] =
    [Category::Region, Category::Origins, Category::Civilisation, Category::Raid, Category::Fame];

/// So many rounds has a game.
const ROUNDS: f32 = 20.0;
/// Tokens are worth all they can be as long as so many rounds are left.
const SPENT: f32 = 8.0;
/// So many cards are drawn in a turn.
const DRAWN: f32 = 5.0;
/// What a card can do is weighed for so many times that it is drawn.
const TIMES: f32 = 10.0;

/// With so few unrests left a collapse comes near.
const NEAR: f32 = 8.0;

/// What games of several have taught, and games alone.
pub static WEIGHTS: [LazyLock<Arc<Weights>>; 2] = [
    LazyLock::new(|| read(include_str!("../../weights/imperium.ron"))),
    LazyLock::new(|| read(include_str!("../../weights/imperium-alone.ron"))),
];

fn read(text: &str) -> Arc<Weights> {
    let read = Weights::read(text, &FEATURES);
    Arc::new(read.unwrap_or_else(|wrong| panic!("the weights are checked by a test: {wrong}")))
}

/// How many rounds are left, as games of bots foretell it: nought when it is over.
pub fn rounds_left(game: &Imperium) -> f32 {
    match game.nearing_end() {
        Ending::No => {
            let main = game.left_in(Stack::Main) as f32;
            let rounds = match game.rival() {
                Some(rival) => 2.5 + 0.26 * main + 0.56 * game.left_in(Stack::Nation(rival)) as f32,
                None => 3.0 + 0.6 * main,
            };
            (rounds - 0.15 * f32::from(game.round_number())).clamp(2.0, 22.0)
        }
        Ending::NextRound => 1.5,
        Ending::LastRound => 0.5,
        Ending::Scoring | Ending::Collapse => 0.0,
    }
}

/// What is worked out once for a table: what each card is worth, and what it promises by where it lies.
#[derive(Debug)]
pub struct Scales {
    points: FixedPoints,
    unrests: CardSet,
    /// A round that the rival still has.
    rival: f32,
    /// Materials, people and progress, the first few of the former two and those beyond.
    tokens: [f32; 5],
    /// A card in play, for the whole of a game.
    played: [f32; CARDS],
    /// The empire period, a card of the nation deck, a development that is left, also for the whole of a game.
    come_up: [f32; 3],
    /// An action token, an exhaust token, a card in hand.
    turn: [f32; 3],
    /// A card in the history.
    told: f32,
    /// An unrest.
    unrest: f32,
    /// A card of the personal deck that is drawn so many [`TIMES`].
    drawn: [f32; CARDS],
    /// Any card of the personal deck.
    deck: f32,
    /// A garrisoned card.
    garrisoned: f32,
    /// An unrest when a collapse is about to come.
    near: f32,
}

impl Scales {
    pub fn new(game: &Imperium, weights: &Weights) -> Scales {
        let mut weights = weights.iter();
        // One after the other, in the order of [`FEATURES`].
        let mut next = || weights.next().unwrap_or(0.0);
        let promised = |sets: &[CardSet], next: &mut dyn FnMut() -> f32| {
            let mut promised = [0.0; CARDS];
            for cards in sets {
                let weight = next();
                cards.iter().for_each(|card| promised[card.index()] += weight);
            }
            promised
        };
        let [used, solemn, standing] = game.lasting_cards();
        let mut skilled: Vec<CardSet> = SKILLS.map(|skill| game.skilled_cards(skill)).into();
        skilled.extend(CATEGORIES.map(|category| game.cards_in(category)));
        skilled.push(game.free_cards());
        Scales {
            points: game.fixed_points(),
            unrests: game.unrest_cards(),
            rival: next(),
            tokens: std::array::from_fn(|_| next()),
            played: promised(&[used, solemn, standing, game.cards_in(Category::Region)], &mut next),
            come_up: std::array::from_fn(|_| next()),
            turn: std::array::from_fn(|_| next()),
            told: next(),
            unrest: next(),
            drawn: promised(&skilled, &mut next),
            deck: next(),
            garrisoned: next(),
            near: next(),
        }
    }

    /// The points that a player can expect to end with if so many rounds are left, and their unrests.
    pub fn prospects(&self, game: &Imperium, seat: Seat, left: f32) -> (f32, usize) {
        let held = game.scoring_cards(seat);
        let points = game.points_by(&self.points, seat, held) as f32;
        let unrests = (held & self.unrests).len();
        let later = if left == 0.0 {
            0.0
        } else if game.rival() == Some(seat) {
            self.rival * left
        } else {
            self.promise(game, seat, left, held) + self.threat(game, left, unrests as f32)
        };
        (points + later, unrests)
    }

    /// What the position of a player who holds these cards promises beyond its points.
    fn promise(&self, game: &Imperium, seat: Seat, left: f32, held: CardSet) -> f32 {
        let area = game.area(seat);
        let count = |cards: CardSet| cards.len() as f32;
        let sum = |cards: CardSet, worth: &[f32; CARDS]| cards.iter().map(|card| worth[card.index()]).sum::<f32>();
        let [materials, population, progress] =
            [Token::Materials, Token::Population, Token::Progress].map(|token| f32::from(area.tokens(token)));
        let [few_materials, more_materials, few_people, more_people, each_progress] = self.tokens;
        let tokens = few_materials * materials.min(FEW)
            + more_materials * (materials - FEW).max(0.0)
            + few_people * population.min(FEW)
            + more_people * (population - FEW).max(0.0)
            + each_progress * progress;
        let [action, exhaust, card] = self.turn;
        let hand = card * count(area.hand()).min(8.0);
        let turn = match game.active() == seat {
            true => action * f32::from(area.tokens(Token::Action)) + exhaust * f32::from(area.exhaust_tokens().0),
            false => 0.0,
        };
        let [empire, nation, development] = self.come_up;
        let come_up = if area.period() == Period::Empire { empire } else { 0.0 }
            + nation * game.left_in(Stack::Nation(seat)) as f32
            + development * count(area.developments());
        let [played, history, garrisoned] = [area.play(), area.history(), game.garrisoned_cards(seat)];
        let cycle = held.without(played | history | garrisoned);
        let deck = count(cycle);
        let drawn = left * DRAWN / deck.max(DRAWN) / TIMES;
        let lasting = sum(played, &self.played)
            + come_up
            + self.told * count(history)
            + self.deck * deck
            + self.garrisoned * count(garrisoned);
        let soon = (left / SPENT).min(1.0).sqrt();
        soon * (tokens + turn + hand) + left / ROUNDS * lasting + drawn * sum(cycle, &self.drawn)
    }

    /// What unrests threaten beyond the points that they cost.
    fn threat(&self, game: &Imperium, left: f32, unrests: f32) -> f32 {
        let near = (1.0 - game.unrest_left() as f32 / NEAR).max(0.0);
        unrests * (left / ROUNDS * self.unrest + near * self.near)
    }
}
