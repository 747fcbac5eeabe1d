//! How good a position of Imperium is.
//!
//! Points that the table is worth now count in full. What cards in play will still bring counts by how much of the game is left, tokens
//! by what can be bought with them, the way to the empire period and the developments by how far one has come.

use imperium::effects::words::{Category, Period, Token};
use imperium::{Card, Ending, Imperium, Stack};
use kernel::{Game, Seat};

use crate::Evaluate;

/// Tokens, the first few of a kind and those beyond.
const MATERIALS: [f32; 2] = [0.35, 0.12];
const POPULATION: [f32; 2] = [0.5, 0.2];
const FEW: f32 = 7.0;
/// A progress is a point already; it also pays for anything.
const PROGRESS: f32 = 0.12;
/// What an action token, an exhaust token and a card in hand are good for in the rest of a turn.
const ACTION: f32 = 0.9;
const EXHAUST: f32 = 0.1;
const CARD: f32 = 0.35;
/// An effect that can be used again and again, by what sets it off.
const USED: f32 = 2.2;
const SOLEMN: f32 = 2.6;
const STANDING: f32 = 1.5;
/// A region in play, which others of one's cards count.
const REGION: f32 = 0.8;
/// A card that has come up from the nation deck, the empire period, a development.
const STEP: f32 = 1.3;
const EMPIRE: f32 = 3.0;
const DEVELOPMENT: f32 = 1.2;
/// An unrest costs more than its points: it takes the place of a card that could be played.
const UNREST: f32 = 0.9;
/// How much the best rival's position is one's own loss.
const RIVAL: f32 = 0.3;
/// With so few unrests left a collapse is near, and a lead in calm is worth so much.
const NEAR: usize = 3;
const CALM: f32 = 4.0;
/// Alone: what a collapse costs, from how many unrests left on one is afraid of it, and how much.
const FALL: f32 = 1000.0;
const SAFE: f32 = 6.0;
const NEARER: f32 = 0.5;
/// Cards in the main deck of a game that has just begun.
const WHOLE: f32 = 34.0;

impl Evaluate for Imperium {
    /// A turn has many small questions.
    const EFFORT: usize = 24;

    fn worth(&self, seat: Seat) -> f32 {
        let rivals = self.seated().filter(|other| *other != seat);
        let rival = rivals.map(|other| prospects(self, other)).fold(f32::NEG_INFINITY, f32::max);
        prospects(self, seat) - RIVAL * rival + calm(self, seat)
    }
}

/// How much of the game is left, from one to nought.
fn rest(game: &Imperium) -> f32 {
    match game.nearing_end() {
        Ending::No => (game.left_in(Stack::Main) as f32 / WHOLE).clamp(0.25, 1.0),
        Ending::NextRound => 0.15,
        Ending::LastRound => 0.05,
        Ending::Scoring | Ending::Collapse => 0.0,
    }
}

/// Fewer unrests than the others win a collapse.
fn calm(game: &Imperium, seat: Seat) -> f32 {
    let left = game.unrest_left();
    if game.rival().is_some() {
        // Alone, a collapse is lost whoever has fewer, and every unrest of one's own brings it nearer.
        let lost = if game.nearing_end() == Ending::Collapse { FALL } else { 0.0 };
        let near = (SAFE - left as f32).max(0.0);
        return -lost - NEARER * near * near;
    }
    if left > NEAR {
        return 0.0;
    }
    let own = game.unrests(seat);
    let others = Seat::all(game.seats()).filter(|other| *other != seat).map(|other| game.unrests(other)).min();
    let lead = others.unwrap_or(own) as f32 - own as f32;
    CALM * lead.clamp(-3.0, 3.0) / (left as f32 + 1.0)
}

fn prospects(game: &Imperium, seat: Seat) -> f32 {
    let sure = game.points(seat) as f32;
    let rest = rest(game);
    if rest == 0.0 {
        return sure;
    }
    let area = game.area(seat);
    let heap = |count: u16, [first, beyond]: [f32; 2]| {
        let count = f32::from(count);
        first * count.min(FEW) + beyond * (count - FEW).max(0.0)
    };
    let tokens = heap(area.tokens(Token::Materials), MATERIALS)
        + heap(area.tokens(Token::Population), POPULATION)
        + PROGRESS * f32::from(area.tokens(Token::Progress));
    let play: f32 = area.play().iter().map(|card| in_play(game, card)).sum();
    let come_up =
        if area.period() == Period::Empire { EMPIRE } else { 0.0 } - STEP * game.left_in(Stack::Nation(seat)) as f32;
    let developed = -DEVELOPMENT * area.developments().len() as f32;
    let unrest = UNREST * game.unrests(seat) as f32;
    let turn = match game.active() == seat {
        true => ACTION * f32::from(area.tokens(Token::Action)) + EXHAUST * f32::from(area.exhaust_tokens().0),
        false => 0.0,
    };
    let hand = CARD * area.hand().len().min(8) as f32;
    sure + rest.sqrt() * (tokens + turn + hand) + rest * (play + come_up + developed - unrest)
}

/// What a card in play will still bring.
fn in_play(game: &Imperium, card: Card) -> f32 {
    let Some(sort) = game.sort_of_card(card) else { return 0.0 };
    let part = |there: bool, worth: f32| if there { worth } else { 0.0 };
    part(sort.exhaust.is_some(), USED)
        + part(!sort.solstice.is_empty(), SOLEMN)
        + part(!sort.standing.is_empty(), STANDING)
        + part(sort.category.contains(&Category::Region), REGION)
}
