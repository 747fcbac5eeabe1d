//! Imperium judged by hand, as the greedy bot does: the yardstick for everybody else.
//!
//! Points that the table is worth now count in full. What cards in play will still bring counts by how much of the game is left, tokens
//! by what can be bought with them, the way to the empire period and the developments by how far one has come.

use imperium::effects::words::{Category, Period, Token};
use imperium::{CardSet, Ending, Imperium, Stack};
use kernel::Seat;

/// Tokens, the first few of a kind and those beyond.
const MATERIALS: [f32; 2] = [0.35, 0.12];
const POPULATION: [f32; 2] = [0.4, 0.5];
pub const FEW: f32 = 7.0;
/// A progress is a point already; it also pays for anything.
const PROGRESS: f32 = 0.12;
/// What an action token, an exhaust token and a card in hand are good for in the rest of a turn.
const ACTION: f32 = 0.9;
const EXHAUST: f32 = 0.1;
const CARD: f32 = 0.5;
/// An effect that can be used again and again, by what sets it off.
const USED: f32 = 0.7;
const SOLEMN: f32 = 2.4;
const STANDING: f32 = 2.5;
/// A region in play, which others of one's cards count.
const REGION: f32 = 3.0;
/// A card that has come up from the nation deck, the empire period, a development.
const STEP: f32 = 1.3;
const EMPIRE: f32 = 6.0;
const DEVELOPMENT: f32 = 1.2;
/// A card in the history: what is left comes up the sooner.
const HISTORY: f32 = 1.0;
/// An unrest costs more than its points: it takes the place of a card that could be played.
const UNREST: f32 = 0.9;
/// Cards in the main deck of a game that has just begun.
const WHOLE: f32 = 34.0;

/// How much of the game is left, from one to nought.
fn rest(game: &Imperium) -> f32 {
    match game.nearing_end() {
        Ending::No => (game.left_in(Stack::Main) as f32 / WHOLE).clamp(0.25, 1.0),
        Ending::NextRound => 0.15,
        Ending::LastRound => 0.05,
        Ending::Scoring | Ending::Collapse => 0.0,
    }
}

/// A position, with what is asked of it for every player.
pub struct Table<'a> {
    game: &'a Imperium,
    rest: f32,
    unrests: CardSet,
    /// What each card of these promises as long as it is in play.
    lasting: [(f32, CardSet); 4],
}

impl Table<'_> {
    pub fn new(game: &Imperium) -> Table<'_> {
        let [used, solemn, standing] = game.lasting_cards();
        let regions = game.cards_in(Category::Region);
        let lasting = [(USED, used), (SOLEMN, solemn), (STANDING, standing), (REGION, regions)];
        Table { game, rest: rest(game), unrests: game.unrest_cards(), lasting }
    }

    /// What a player can count on, and their unrests.
    pub fn prospects(&self, seat: Seat) -> (f32, usize) {
        let (game, rest) = (self.game, self.rest);
        let held = game.scoring_cards(seat);
        let sure = game.points_of(seat, held) as f32;
        let unrests = (held & self.unrests).len();
        if rest == 0.0 {
            return (sure, unrests);
        }
        let area = game.area(seat);
        let heap = |count: u16, [first, beyond]: [f32; 2]| {
            let count = f32::from(count);
            first * count.min(FEW) + beyond * (count - FEW).max(0.0)
        };
        let tokens = heap(area.tokens(Token::Materials), MATERIALS)
            + heap(area.tokens(Token::Population), POPULATION)
            + PROGRESS * f32::from(area.tokens(Token::Progress));
        let played = area.play();
        let play: f32 = self.lasting.iter().map(|(worth, cards)| worth * (played & *cards).len() as f32).sum();
        let come_up = if area.period() == Period::Empire { EMPIRE } else { 0.0 }
            - STEP * game.left_in(Stack::Nation(seat)) as f32;
        let developed = -DEVELOPMENT * area.developments().len() as f32;
        let turn = match game.active() == seat {
            true => ACTION * f32::from(area.tokens(Token::Action)) + EXHAUST * f32::from(area.exhaust_tokens().0),
            false => 0.0,
        };
        let hand = CARD * area.hand().len().min(8) as f32;
        let told = HISTORY * area.history().len() as f32;
        let later = play + come_up + developed + told - UNREST * unrests as f32;
        (sure + rest.sqrt() * (tokens + turn + hand) + rest * later, unrests)
    }
}
