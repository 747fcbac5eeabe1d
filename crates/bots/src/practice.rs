//! Practice: habits are learnt by playing against oneself, a few thousand games a second.
//!
//! All seats decide by habit. Whenever a seat's turn comes, it takes stock: what it expects to win by. What a turn was worth is how much
//! more the next stocktakings and the end promise than the one before it, the nearer ones counting more (generalised advantage
//! estimation); what was decided in it becomes more of a habit if that is much, and less if it is little (policy gradients, moved
//! along by Adam). Stocktaking is learnt at the same time, from what the later ones say and the end.

use std::sync::atomic::{AtomicUsize, Ordering};

use kernel::{BySeat, Options, Phrase, Seat, Seed, Stream};

use crate::Evaluate;
use crate::arena::{Progress, on_threads};
use crate::habits::{Habits, MARKS, Mark, Notes, chances, draw};

/// The games of a round are played in so many shares, whatever the number of threads, so that sums come out the same.
const SHARES: usize = 4;
/// Games of a share.
const GAMES: usize = 80;
/// Games of a round.
pub const ROUND: u64 = (SHARES * GAMES) as u64;
/// A game that takes more decisions was played badly: it counts as lost.
const LONGEST: usize = 4000;
/// How much less each later stocktaking counts.
const LATER: f32 = 0.93;
/// No result counts for more points.
const FARTHEST: f32 = 90.0;
/// What winning is worth beyond the points.
const WON: f32 = 10.0;
/// How strongly options are kept open in the beginning.
const OPEN: f32 = 0.01;
/// How fast habits and stocktaking move in the beginning; in the end a tenth of that.
const PACE: f32 = 0.02;
const STOCK_PACE: f32 = 0.05;
/// Below these a move counts as chance.
const CALM: f32 = 1e-4;
const STOCK_CALM: f32 = 1e-2;

/// What is noticed about a position when stock is taken: each mark, and how much of it there is.
pub type Sights = Vec<(Mark, f32)>;

/// What to practise.
#[derive(Clone, Debug)]
pub struct Drill<S> {
    /// The setups, taken in turn.
    pub setups: Vec<S>,
    /// Which series of deals.
    pub seed: u64,
    /// How many rounds there will be: the later, the more carefully habits move.
    pub rounds: u64,
    /// On how many threads. The outcome does not depend on it.
    pub threads: usize,
}

/// How a round went.
#[derive(Clone, Copy, Debug, Default)]
pub struct Form {
    /// Games played.
    pub games: f64,
    /// Victories of the first seat.
    pub won: f64,
    /// What the first seat was ahead by, in all games.
    pub ahead: f64,
}

impl Form {
    /// The two together.
    pub fn and(self, other: Form) -> Form {
        Form { games: self.games + other.games, won: self.won + other.won, ahead: self.ahead + other.ahead }
    }
}

/// Habits on their way.
#[derive(Clone, Debug)]
pub struct Practice {
    habits: Moved,
    stock: Moved,
    rounds: u64,
}

impl Practice {
    /// Begins with these habits, or with none.
    pub fn new(habits: Option<&Habits>) -> Practice {
        let weights = habits.map_or_else(|| vec![0.0; MARKS], Habits::weights);
        Practice { habits: Moved::new(weights), stock: Moved::new(vec![0.0; MARKS]), rounds: 0 }
    }

    /// What has become of them.
    pub fn habits(&self) -> Habits {
        Habits::new(&self.habits.weights)
    }

    /// Plays a round and learns from it. Gives nothing if it was stopped.
    ///
    /// # Errors
    /// If the rules refuse a setup.
    pub fn go_on<G: Evaluate>(
        &mut self,
        data: &'static G::Data,
        drill: &Drill<G::Setup>,
        progress: &Progress,
    ) -> Result<Option<Form>, Phrase> {
        let done = (self.rounds as f32 / drill.rounds.max(1) as f32).min(1.0);
        let slower = 1.0 - 0.9 * done;
        let next = AtomicUsize::new(0);
        let (habits, stock, rounds) = (&self.habits.weights, &self.stock.weights, self.rounds);
        let shares = on_threads(drill.threads.min(SHARES), || {
            let mut shares = vec![];
            loop {
                let share = next.fetch_add(1, Ordering::Relaxed);
                if share >= SHARES || progress.stop.is_set() {
                    return Ok(shares);
                }
                let mut played = Share::new(OPEN * (1.0 - done));
                for game in 0..GAMES {
                    let number = rounds * ROUND + (share * GAMES + game) as u64;
                    let seed = Seed::of_series(drill.seed, number);
                    let setup = &drill.setups[number as usize % drill.setups.len()];
                    let mut state = G::new(data, setup, &seed)?;
                    let mut stream = Stream::new(&Seed::of_series(!drill.seed, number));
                    played.play(&mut state, habits, stock, &mut stream);
                    progress.games.fetch_add(1, Ordering::Relaxed);
                }
                shares.push((share, played));
            }
        })?;
        let mut shares: Vec<(usize, Share<G>)> = shares.into_iter().flatten().collect();
        if shares.len() < SHARES {
            return Ok(None);
        }
        shares.sort_by_key(|(share, _)| *share);
        let form = shares.iter().map(|(_, share)| share.form).fold(Form::default(), Form::and);
        let sum = |of: fn(&Share<G>) -> &Vec<f32>| {
            let mut sum = vec![0.0; MARKS];
            for (_, share) in &shares {
                sum.iter_mut().zip(of(share)).for_each(|(sum, part)| *sum += part / ROUND as f32);
            }
            sum
        };
        self.habits.follow(&sum(|share| &share.habits), PACE * slower, CALM);
        self.stock.follow(&sum(|share| &share.stock), STOCK_PACE * slower, STOCK_CALM);
        self.rounds += 1;
        Ok(Some(form))
    }
}

/// Weights that are moved along (by Adam).
#[derive(Clone, Debug)]
struct Moved {
    weights: Vec<f32>,
    trend: Vec<f32>,
    swing: Vec<f32>,
    moves: i32,
}

impl Moved {
    fn new(weights: Vec<f32>) -> Moved {
        let count = weights.len();
        Moved { weights, trend: vec![0.0; count], swing: vec![0.0; count], moves: 0 }
    }

    fn follow(&mut self, way: &[f32], pace: f32, calm: f32) {
        const TREND: f32 = 0.9;
        const SWING: f32 = 0.99;
        self.moves += 1;
        let (young, younger) = (1.0 - TREND.powi(self.moves), 1.0 - SWING.powi(self.moves));
        let moved = self.weights.iter_mut().zip(&mut self.trend).zip(&mut self.swing).zip(way);
        for (((weight, trend), swing), way) in moved {
            *trend = TREND * *trend + (1.0 - TREND) * way;
            *swing = SWING * *swing + (1.0 - SWING) * way * way;
            *weight += pace * (*trend / young) / ((*swing / younger).sqrt() + calm);
        }
    }
}

/// A decision that was taken.
#[derive(Clone, Copy, Debug)]
struct Taken {
    seat: Seat,
    /// Where its options begin among all that were weighed, how many there were, and which of them was taken.
    first: usize,
    count: usize,
    place: usize,
    /// After which stocktaking of its seat.
    stock: usize,
}

/// A stocktaking.
#[derive(Clone, Debug)]
struct Stock {
    expected: f32,
    sights: Sights,
}

/// One share of the games of a round, and which way they would have the weights move.
#[derive(Debug)]
struct Share<G: Evaluate> {
    habits: Vec<f32>,
    stock: Vec<f32>,
    form: Form,
    open: f32,
    options: Options<G::Action>,
    notes: Notes,
    inclined: Vec<f32>,
    marks: Vec<Mark>,
    ends: Vec<usize>,
    likely: Vec<f32>,
    taken: Vec<Taken>,
    stocks: BySeat<Vec<Stock>>,
}

impl<G: Evaluate> Share<G> {
    fn new(open: f32) -> Share<G> {
        Share {
            habits: vec![0.0; MARKS],
            stock: vec![0.0; MARKS],
            form: Form::default(),
            open,
            options: Options::new(),
            notes: Notes::default(),
            inclined: vec![],
            marks: vec![],
            ends: vec![0],
            likely: vec![],
            taken: vec![],
            stocks: BySeat::default(),
        }
    }

    /// Plays a game and learns from it.
    fn play(&mut self, state: &mut G, habits: &[f32], stock: &[f32], stream: &mut Stream) {
        let scales = state.scales(&state.weights());
        self.marks.clear();
        self.ends.truncate(1);
        self.likely.clear();
        self.taken.clear();
        self.stocks = BySeat::default();
        let mut last = None;
        for _ in 0..LONGEST {
            let Some(seat) = state.deciding().first() else { break };
            let moment = (seat, state.moment());
            if last.replace(moment) != Some(moment) {
                let mut sights = vec![];
                let ahead = state.size_up(seat, &scales, &mut sights);
                let expected = ahead + sights.iter().map(|(mark, much)| stock[mark.place()] * much).sum::<f32>();
                self.stocks[seat].push(Stock { expected, sights });
            }
            state.options(seat, &mut self.options);
            let place = if self.options.len() == 1 { 0 } else { self.choose(state, seat, habits, stream) };
            let Some(decision) = self.options.decision(place) else { break };
            state.perform(decision, &mut ());
        }
        let prospects = state.prospects(&scales);
        let winners = state.outcome().map(|outcome| outcome.winners());
        let result = |seat: Seat| {
            let ahead = state.lead(seat, &prospects).clamp(-FARTHEST, FARTHEST);
            match winners {
                Some(winners) if winners.contains(seat) => ahead.max(0.0) + WON,
                Some(_) => ahead.min(0.0) - WON,
                None => -FARTHEST,
            }
        };
        self.form = self.form.and(Form {
            games: 1.0,
            won: if winners.is_some_and(|winners| winners.contains(Seat::FIRST)) { 1.0 } else { 0.0 },
            ahead: f64::from(state.lead(Seat::FIRST, &prospects).clamp(-FARTHEST, FARTHEST)),
        });
        let worth = BySeat::from_fn(|seat| if seat.index() < state.seats() { result(seat) } else { 0.0 });
        self.learn(&worth, 2.0 * G::SEARCH.lead);
    }

    /// Decides by habit, and takes note of it.
    fn choose(&mut self, state: &G, seat: Seat, habits: &[f32], stream: &mut Stream) -> usize {
        self.notes.clear();
        state.notice(seat, &self.options, &mut self.notes);
        self.inclined.clear();
        let first = self.likely.len();
        for marks in self.notes.options() {
            self.inclined.push(marks.iter().map(|mark| habits[mark.place()]).sum());
            self.marks.extend_from_slice(marks);
            self.ends.push(self.marks.len());
        }
        chances(&mut self.inclined);
        let place = draw(&self.inclined, stream);
        self.likely.extend_from_slice(&self.inclined);
        let stock = self.stocks[seat].len() - 1;
        self.taken.push(Taken { seat, first, count: self.inclined.len(), place, stock });
        place
    }

    /// What the game that was just played teaches, which ended with these results.
    fn learn(&mut self, worth: &BySeat<f32>, scale: f32) {
        let mut gained: BySeat<Vec<f32>> = BySeat::default();
        for seat in Seat::all(Seat::MAX) {
            let stocks = &self.stocks[seat];
            let (mut gain, mut next) = (0.0, worth[seat]);
            gained[seat] = vec![0.0; stocks.len()];
            for (at, stock) in stocks.iter().enumerate().rev() {
                gain = next - stock.expected + LATER * gain;
                next = stock.expected;
                gained[seat][at] = gain;
                let missed = gain.clamp(-2.0 * scale, 2.0 * scale);
                for (mark, much) in &stock.sights {
                    self.stock[mark.place()] += missed * much;
                }
            }
        }
        for taken in &self.taken {
            let gain = (gained[taken.seat][taken.stock] / scale).clamp(-2.0, 2.0);
            let likely = &self.likely[taken.first..taken.first + taken.count];
            let surprise = |chance: f32| -(chance + 1e-9).ln();
            let doubt: f32 = likely.iter().map(|chance| chance * surprise(*chance)).sum();
            for (place, chance) in likely.iter().enumerate() {
                let was = if place == taken.place { 1.0 } else { 0.0 };
                let way = gain * (was - chance) + self.open * chance * (surprise(*chance) - doubt);
                let option = taken.first + place;
                for mark in &self.marks[self.ends[option]..self.ends[option + 1]] {
                    self.habits[mark.place()] += way;
                }
            }
        }
    }
}
