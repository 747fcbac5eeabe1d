//! How good a position of Imperium is.
//!
//! Points that the table is worth now count in full. What cards in play will still bring counts by how much of the game is left, tokens
//! by what can be bought with them, the way to the empire period and the developments by how far one has come.

use std::sync::LazyLock;

use imperium::effects::words::{Period, Token};
use imperium::{CardSet, Ending, Imperium, Stack};
use kernel::{BySeat, Seat};

use crate::search::{Others, Playout, Settings};
use crate::{Evaluate, Weights};

/// Tokens, the first few of a kind and those beyond.
const MATERIALS: [f32; 2] = [0.35, 0.12];
const POPULATION: [f32; 2] = [0.4, 0.5];
const FEW: f32 = 7.0;
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

/// How much the best rival's position is one's own loss, as a search sees it.
const SEARCH_RIVAL: f32 = 0.5;

/// What the fitted evaluation looks at: tokens, cards by where they lie and what they can do, how far the nation has come.
const FEATURES: [&str; 24] = [
    "materials",
    "more materials",
    "population",
    "more population",
    "progress",
    "utopian progress",
    "actions",
    "exhausts",
    "hand",
    "deck",
    "discard",
    "history",
    "exhaust cards",
    "solstice cards",
    "standing cards",
    "regions",
    "regions in hand",
    "unrests",
    "nation deck",
    "empire",
    "developments",
    "garrisoned",
    "turn",
    "card points",
];

/// Whether there is anything fitted at all.
static CORRECTED: LazyLock<bool> = LazyLock::new(|| !WEIGHTS.is_nothing());

static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::read(include_str!("../weights/imperium.ron"), Imperium::FEATURES, Imperium::STAGES)
        .unwrap_or_else(|wrong| panic!("the weights are checked by a test: {wrong}"))
});

impl Evaluate for Imperium {
    /// A turn has many small questions.
    const EFFORT: usize = 24;
    const SEARCH: Settings = Settings {
        others: Others::AtOnce,
        playout: Playout::Turn(30),
        tries: 4,
        effort: 12,
        temperature: 2.0,
        exploration: 1.0,
        lead: 12.0,
        levels: [0, 2, 300, 2500, 20000],
    };
    /// A few decisions of the next turn show what the hand that was drawn is good for; the rival is never asked.
    const ALONE: Settings = Settings { playout: Playout::Turn(4), tries: 8, ..Self::SEARCH };

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

    const FEATURES: &'static [&'static str] = &FEATURES;
    const STAGES: &'static [&'static str] = &["begin", "first quarter", "half", "last quarter", "ending", "last round"];

    fn promise(&self, seat: Seat) -> f32 {
        let prospects = self.prospects();
        let others = self.seated().filter(|other| *other != seat).map(|other| prospects[other]);
        prospects[seat] - SEARCH_RIVAL * others.fold(f32::NEG_INFINITY, f32::max)
    }

    fn prospects(&self) -> BySeat<f32> {
        let table = Table::new(self);
        let mut prospects = BySeat::default();
        let mut unrests: BySeat<usize> = BySeat::default();
        let alone = self.rival().is_some();
        let mut features = [0.0; FEATURES.len()];
        for seat in self.seated() {
            (prospects[seat], unrests[seat]) = table.prospects(seat);
            // What was fitted for two does not hold against a rival that plays by other rules.
            if !alone && table.rest > 0.0 && *CORRECTED {
                table.features(seat, self.scoring_cards(seat), &mut features);
                prospects[seat] += WEIGHTS.of(self.stage(), &features);
            }
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

    fn stage(&self) -> f32 {
        match self.nearing_end() {
            Ending::No => 3.0 * (1.0 - self.left_in(Stack::Main) as f32 / WHOLE).clamp(0.0, 1.0),
            Ending::NextRound => 4.0,
            Ending::LastRound | Ending::Scoring | Ending::Collapse => 5.0,
        }
    }

    /// The hand-made evaluation: the fitted one corrects it.
    fn sure(&self, seat: Seat) -> f32 {
        Table::new(self).prospects(seat).0
    }

    fn features(&self, seat: Seat, out: &mut [f32]) {
        Table::new(self).features(seat, self.scoring_cards(seat), out);
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

    /// How much a player who holds these cards has of everything in [`FEATURES`].
    fn features(&self, seat: Seat, held: CardSet, out: &mut [f32]) {
        let game = self.game;
        let area = game.area(seat);
        let [materials, population, progress] =
            [Token::Materials, Token::Population, Token::Progress].map(|token| f32::from(area.tokens(token)));
        let active = game.active() == seat;
        let when = |holds: bool, count: f32| if holds { count } else { 0.0 };
        let played = area.play();
        let [used, solemn, standing, regions] = self.lasting.map(|(_, cards)| cards);
        let count = |cards: CardSet| cards.len() as f32;
        let values = [
            materials.min(FEW),
            (materials - FEW).max(0.0),
            population.min(FEW),
            (population - FEW).max(0.0),
            progress,
            when(area.nation_id() == "utopians", progress),
            when(active, f32::from(area.tokens(Token::Action))),
            when(active, f32::from(area.exhaust_tokens().0)),
            count(area.hand()),
            game.left_in(Stack::Deck(seat)) as f32,
            count(area.discard()),
            count(area.history()),
            count(played & used),
            count(played & solemn),
            count(played & standing),
            count(played & regions),
            count(area.hand() & regions),
            count(held & self.unrests),
            game.left_in(Stack::Nation(seat)) as f32,
            when(area.period() == Period::Empire, 1.0),
            area.developments().len() as f32,
            count(held.without(area.hand() | played | area.discard() | area.history()))
                - game.left_in(Stack::Deck(seat)) as f32,
            when(active, 1.0),
            (game.points_of(seat, held) as f32 - progress) / 10.0,
        ];
        out.copy_from_slice(&values);
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
        let told = HISTORY * area.history().len() as f32;
        let later = play + come_up + developed + told - UNREST * unrests as f32;
        (sure + rest.sqrt() * (tokens + turn + hand) + rest * later, unrests)
    }
}
