//! How good a position of Imperium is.
//!
//! Points that the table is worth now count in full. What cards in play will still bring counts by how much of the game is left, tokens
//! by what can be bought with them, the way to the empire period and the developments by how far one has come.

use imperium::effects::words::{Period, Token};
use imperium::{CardSet, Ending, Imperium, Stack};
use kernel::{BySeat, Seat};

use crate::Evaluate;
use crate::search::{Others, Playout, Settings};

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
    const SEARCH: Settings = Settings {
        others: Others::AtOnce,
        playout: Playout::Decisions(20),
        tries: 4,
        effort: 4,
        temperature: 2.0,
        exploration: 1.0,
        lead: 12.0,
        levels: [4, 16, 64, 256, 1500],
    };

    fn worth(&self, seat: Seat) -> f32 {
        let table = Table::new(self);
        let mut own = (0.0, 0);
        let (mut rival, mut calmest) = (f32::NEG_INFINITY, None);
        for other in self.seated() {
            let (prospects, unrests) = table.prospects(other);
            if other == seat {
                own = (prospects, unrests);
            } else {
                rival = rival.max(prospects);
                calmest = Some(calmest.map_or(unrests, |least: usize| least.min(unrests)));
            }
        }
        own.0 - RIVAL * rival + table.calm(own.1, calmest.unwrap_or(own.1))
    }

    fn prospects(&self) -> BySeat<f32> {
        let table = Table::new(self);
        let mut prospects = BySeat::default();
        let mut unrests: BySeat<usize> = BySeat::default();
        for seat in self.seated() {
            (prospects[seat], unrests[seat]) = table.prospects(seat);
        }
        for seat in self.seated() {
            let others = self.seated().filter(|other| *other != seat).map(|other| unrests[other]);
            // What a collapse threatens only a player has to fear, not the rival.
            if self.rival() != Some(seat) {
                prospects[seat] += table.calm(unrests[seat], others.min().unwrap_or(0));
            }
        }
        prospects
    }

    fn lead(&self, seat: Seat, prospects: &BySeat<f32>) -> f32 {
        let others = self.seated().filter(|other| *other != seat).map(|other| prospects[other]);
        prospects[seat] - others.fold(f32::NEG_INFINITY, f32::max)
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

/// A position, with what is asked of it for every player.
struct Table<'a> {
    game: &'a Imperium,
    rest: f32,
    unrests: CardSet,
    /// What each card of these promises as long as it is in play.
    lasting: [(f32, CardSet); 4],
}

impl Table<'_> {
    fn new(game: &Imperium) -> Table<'_> {
        let [used, solemn, standing] = game.lasting_cards();
        let lasting = [(USED, used), (SOLEMN, solemn), (STANDING, standing), (REGION, game.region_cards())];
        Table { game, rest: rest(game), unrests: game.unrest_cards(), lasting }
    }

    /// Fewer unrests than the others win a collapse.
    fn calm(&self, own: usize, calmest: usize) -> f32 {
        let left = self.game.unrest_left();
        if self.game.rival().is_some() {
            // Alone, a collapse is lost whoever has fewer, and every unrest of one's own brings it nearer.
            let lost = if self.game.nearing_end() == Ending::Collapse { FALL } else { 0.0 };
            let near = (SAFE - left as f32).max(0.0);
            return -lost - NEARER * near * near;
        }
        if left > NEAR {
            return 0.0;
        }
        let lead = calmest as f32 - own as f32;
        CALM * lead.clamp(-3.0, 3.0) / (left as f32 + 1.0)
    }

    /// What a player can count on, and their unrests.
    fn prospects(&self, seat: Seat) -> (f32, usize) {
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
        let later = play + come_up + developed - UNREST * unrests as f32;
        (sure + rest.sqrt() * (tokens + turn + hand) + rest * later, unrests)
    }
}
