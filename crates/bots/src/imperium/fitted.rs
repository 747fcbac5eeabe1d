//! Imperium judged as was fitted: points now, and features of the position that promise more, each with its weight.
//!
//! What lasts counts by the rounds that are left; what a card of the personal deck can do, by how often it will still be drawn;
//! tokens as long as there is time to spend them.

use std::sync::{Arc, LazyLock};

use imperium::effects::skills::SKILLS;
use imperium::effects::words::{Category, Period, Token};
use imperium::{CardSet, Ending, Imperium, Stack};
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

/// A position, with what is asked of it for every player.
pub struct Table<'a> {
    game: &'a Imperium,
    left: f32,
    /// In the order in which they are weighed.
    lasting: [CardSet; 4],
    skilled: [CardSet; SKILLS.len() + CATEGORIES.len() + 1],
}

impl Table<'_> {
    pub fn new(game: &Imperium) -> Table<'_> {
        let [used, solemn, standing] = game.lasting_cards();
        let mut skilled = [game.free_cards(); SKILLS.len() + CATEGORIES.len() + 1];
        let skills = SKILLS.map(|skill| game.skilled_cards(skill)).into_iter();
        let categories = CATEGORIES.map(|category| game.cards_in(category));
        skilled.iter_mut().zip(skills.chain(categories)).for_each(|(place, cards)| *place = cards);
        let lasting = [used, solemn, standing, game.cards_in(Category::Region)];
        Table { game, left: rounds_left(game), lasting, skilled }
    }

    /// The points that a player can expect to end with.
    pub fn prospects(&self, seat: Seat, weights: &Weights) -> f32 {
        let held = self.game.scoring_cards(seat);
        let points = self.game.points_of(seat, held) as f32;
        if self.left == 0.0 { points } else { points + weights.of(&self.features(seat, held)) }
    }

    /// How much a player who holds these cards has of everything in [`FEATURES`].
    fn features(&self, seat: Seat, held: CardSet) -> [f32; FEATURES.len()] {
        let game = self.game;
        let mut values = [0.0; FEATURES.len()];
        if game.rival() == Some(seat) {
            values[0] = self.left;
            return values;
        }
        let area = game.area(seat);
        let part = self.left / ROUNDS;
        let soon = (self.left / SPENT).min(1.0).sqrt();
        let count = |cards: CardSet| cards.len() as f32;
        let when = |holds: bool, count: f32| if holds { count } else { 0.0 };
        let [materials, population, progress] =
            [Token::Materials, Token::Population, Token::Progress].map(|token| f32::from(area.tokens(token)));
        let active = game.active() == seat;
        let [played, history, garrisoned] = [area.play(), area.history(), held & game.garrisoned_cards()];
        let [used, solemn, standing, regions] = self.lasting.map(|cards| part * count(played & cards));
        let cycle = held.without(played | history | garrisoned);
        let drawn = self.left * DRAWN / count(cycle).max(DRAWN) / TIMES;
        let unrests = count(held & game.unrest_cards());
        let nation = game.left_in(Stack::Nation(seat)) as f32;
        values[1..18].copy_from_slice(&[
            soon * materials.min(FEW),
            soon * (materials - FEW).max(0.0),
            soon * population.min(FEW),
            soon * (population - FEW).max(0.0),
            soon * progress,
            used,
            solemn,
            standing,
            regions,
            part * when(area.period() == Period::Empire, 1.0),
            part * nation,
            part * count(area.developments()),
            soon * when(active, f32::from(area.tokens(Token::Action))),
            soon * when(active, f32::from(area.exhaust_tokens().0)),
            soon * count(area.hand()).min(8.0),
            part * count(history),
            part * unrests,
        ]);
        for (value, cards) in values[18..34].iter_mut().zip(&self.skilled) {
            *value = drawn * count(cycle & *cards);
        }
        let near = (1.0 - game.unrest_left() as f32 / NEAR).max(0.0);
        values[34..].copy_from_slice(&[part * count(cycle), part * count(garrisoned), near * unrests]);
        values
    }
}
