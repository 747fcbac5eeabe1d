//! Searches: Monte Carlo tree search over the information sets of its seat.
//!
//! Each iteration deals what the seat cannot see anew, follows the tree to a decision that was not tried yet, plays on as everybody is
//! inclined to, and judges the position. Which option is followed is decided by how it has proved so far and by how inclined whoever
//! decides is to it (PUCT with priors from habits; in a game without habits, from what the option promises at first sight).

mod settings;
mod tree;
mod verdict;

use std::sync::Arc;
use std::thread;

use kernel::{BySeat, Checked, Game, Options, Seat, SeatSet, Seen, Stream};

pub use settings::{Others, Playout, Settings};

use crate::greedy::{FOLLOW_UPS, best_end};
use crate::habits::{GRAIN, Habits};
use crate::{Bot, Budget, Evaluate, Halt, Level, Thought, Turn, Weights};
use tree::{NONE, Tree};
use verdict::{Sum, assured};

/// More decisions than this are not kept; a tree that has grown so large is begun anew.
const MOST_EDGES: usize = 4_000_000;
/// No iteration makes more decisions: a guard against games that go in circles.
const DEEPEST: usize = 400;
/// So many iterations pass before a search looks up to see whether it has thought enough.
const LOOK_UP: u64 = 16;
/// How much of the attention at the decision itself is shared equally among all options.
const OPEN: f32 = 0.2;
/// How much of the judgement of a finished game is who has won; the rest is by how much.
const WON: f32 = 0.8;

/// What a search thinks of an option.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Advice {
    /// The option's place in the list.
    pub place: usize,
    /// How often it was tried.
    pub visits: u32,
    /// How likely the seat is to win with it.
    pub chance: f32,
    /// The points that the seat can expect to end with.
    pub points: f32,
}

/// What a search spends on a decision if it may spend what it sees fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Usual {
    /// So many iterations.
    Iterations(u64),
    /// What this level takes at a table like the one that is played at.
    Level(Level),
}

impl From<u64> for Usual {
    fn from(iterations: u64) -> Usual {
        Usual::Iterations(iterations)
    }
}

impl From<Level> for Usual {
    fn from(level: Level) -> Usual {
        Usual::Level(level)
    }
}

/// What a search is inclined to at first sight.
#[derive(Clone, Copy, Debug)]
enum Inclined {
    /// What was learnt of the game, if anything was.
    AsLearnt,
    /// These habits.
    By(&'static Habits),
    /// What promises most.
    ToPromises,
}

/// A bot that searches.
///
/// An iteration is a redeal, a way down the tree and a judged leaf. With a number of iterations the decision is always the same
/// for the same stream; on several threads each grows a tree of its own, and what they found is added up.
#[derive(Debug)]
pub struct Search<G: Game> {
    /// What it spends if it may spend what it sees fit.
    usual: Usual,
    /// How it searches, if not as the game is usually searched.
    settings: Option<Settings>,
    /// How it judges, if not as was fitted.
    weights: Option<Arc<Weights>>,
    inclined: Inclined,
    growers: Vec<Grower<G>>,
    /// The table as the seat will see it if nobody else has decided and nothing was learnt since its last decision.
    expected: Option<Seen<G>>,
}

impl<G: Evaluate> Search<G> {
    /// A search that takes this for a decision, if nobody says how much, on so many threads.
    pub fn new(mut stream: Stream, usual: impl Into<Usual>, threads: usize) -> Search<G> {
        let growers = (0..threads.max(1)).map(|_| Grower::new(Stream::new(&stream.seed()), G::SEARCH)).collect();
        Search {
            usual: usual.into(),
            settings: None,
            weights: None,
            inclined: Inclined::AsLearnt,
            growers,
            expected: None,
        }
    }

    /// The same with other settings, for experiments.
    pub fn with(self, settings: Settings) -> Search<G> {
        Search { settings: Some(settings), ..self }
    }

    /// The same by other weights, to see what they are worth.
    pub fn judging_by(self, weights: Arc<Weights>) -> Search<G> {
        Search { weights: Some(weights), ..self }
    }

    /// The same by other habits, to see what they are worth.
    pub fn inclined_by(self, habits: &'static Habits) -> Search<G> {
        Search { inclined: Inclined::By(habits), ..self }
    }

    /// The same without habits, as whoever learns to judge positions.
    pub fn without_habits(self) -> Search<G> {
        Search { inclined: Inclined::ToPromises, ..self }
    }

    /// What it weighs the positions of a table with.
    fn scales_of(&self, turn: &Turn<'_, G>) -> G::Scales {
        turn.state.scales(&self.weights.clone().unwrap_or_else(|| turn.state.weights()))
    }

    /// What it thinks of each option, the best first.
    pub fn advise(&mut self, turn: &Turn<'_, G>, thought: &mut Thought<'_>) -> Vec<Advice> {
        self.think(turn, thought, |_, _| false);
        self.sum_up(turn.options())
    }

    /// Lets the trees grow for as long as there is time, or until a tree is grown enough, given how many iterations are left for it.
    fn think(
        &mut self,
        turn: &Turn<'_, G>,
        thought: &mut Thought<'_>,
        enough: impl Fn(&Grower<G>, u64) -> bool + Sync,
    ) {
        let seen = turn.seen();
        let expected = self.expected.take().is_some_and(|expected| *expected == *seen);
        let usual = if turn.state.seats() == 1 { G::ALONE } else { G::SEARCH };
        let settings = self.settings.unwrap_or(usual);
        let scales = self.scales_of(turn);
        for grower in &mut self.growers {
            grower.settings = settings;
            grower.habits = match self.inclined {
                Inclined::AsLearnt => turn.state.habits(),
                Inclined::By(habits) => Some(habits),
                Inclined::ToPromises => None,
            };
            grower.begin(expected);
        }
        thought.limit(match self.usual {
            Usual::Iterations(count) => count,
            Usual::Level(level) => settings.levels[level as usize],
        });
        let seat = turn.seat();
        let grow = |grower: &mut Grower<G>, thought: &mut Thought<'_>| {
            while thought.goes_on() {
                grower.iterate(&seen, seat, &scales);
                if thought.spent().is_multiple_of(LOOK_UP) && enough(grower, thought.left()) {
                    break;
                }
            }
        };
        let count = self.growers.len() as u64;
        match &mut self.growers[..] {
            [grower] => {
                let kept = grower.visits();
                // What was found out before the last decision need not be found out again.
                thought.shorten(kept / 2);
                grow(grower, thought);
            }
            growers => thread::scope(|scope| {
                for (at, grower) in growers.iter_mut().enumerate() {
                    let mut part = thought.part(at as u64, count);
                    let grow = &grow;
                    scope.spawn(move || grow(grower, &mut part));
                }
            }),
        }
    }

    /// What it thinks of the best option and of the one at this place, which it comes to know as well as the best. None if there is
    /// no choice.
    pub fn judge(&mut self, turn: &Turn<'_, G>, place: usize, budget: Budget, halt: &Halt) -> Option<(Advice, Advice)> {
        let options = turn.options();
        let decision = options.decision(place).filter(|_| options.len() > 1)?;
        let mut advice = self.advise(turn, &mut Thought::new(budget, halt));
        let best = *advice.first()?;
        if best.place != place {
            let (seen, mut thought) = (turn.seen(), Thought::new(budget, halt));
            let scales = self.scales_of(turn);
            thought.limit(best.visits.into());
            for grower in &mut self.growers {
                grower.forced = Some(decision);
                while grower.tried(decision) < best.visits && thought.goes_on() {
                    grower.iterate(&seen, turn.seat(), &scales);
                }
                grower.forced = None;
            }
            advice = self.sum_up(options);
        }
        let of = |place: usize| advice.iter().find(|advice| advice.place == place).copied();
        of(best.place).zip(of(place))
    }

    /// What all growers found, the best option first, the others by how often they were tried.
    fn sum_up(&mut self, options: &Options<G::Action>) -> Vec<Advice> {
        let mut sums = vec![Sum::default(); options.len()];
        for grower in &mut self.growers {
            let root = grower.tree.root;
            grower.tree.find(root, options, &mut grower.found);
            for (edge, sum) in grower.found.iter().zip(&mut sums) {
                if *edge != NONE {
                    let edge = grower.tree.edge(*edge);
                    sum.visits += edge.visits;
                    sum.value += edge.value;
                    sum.square += edge.square;
                    sum.points += edge.points;
                    sum.weight += edge.weight;
                }
            }
        }
        let assured = assured(&sums, self.growers.iter().any(|grower| grower.habits.is_some()));
        let mut advice: Vec<(Advice, f32)> = sums
            .into_iter()
            .enumerate()
            .map(|(place, sum)| {
                let count = sum.visits.max(1) as f32;
                let advice =
                    Advice { place, visits: sum.visits, chance: sum.value / count, points: sum.points / count };
                (advice, sum.weight)
            })
            .collect();
        // Options that were tried equally often are told apart by how they proved, untried ones by what they promise.
        advice.sort_by(|(one, promise), (two, other)| {
            let first = (Some(two.place) == assured).cmp(&(Some(one.place) == assured));
            let proved = first.then(two.visits.cmp(&one.visits)).then(two.chance.total_cmp(&one.chance));
            proved.then(other.total_cmp(promise)).then(one.place.cmp(&two.place))
        });
        advice.into_iter().map(|(advice, _)| advice).collect()
    }

    /// What it decides without an iteration: at first sight, the best of a few options drawn by chance, each seen to the end of the
    /// questions that follow from it.
    fn glance(&mut self, turn: &Turn<'_, G>) -> usize {
        let scales = self.scales_of(turn);
        let Some(grower) = self.growers.first_mut() else { return 0 };
        let state = turn.seen().redeal(&mut grower.stream);
        state.options(turn.seat(), &mut grower.options);
        let best = grower.best_of_few(&state, turn.seat(), &scales, grower.settings.effort);
        best.map_or(0, |(place, _)| place)
    }

    /// What it decides by habit, if it has any: drawn by chance, since whoever always does the same can go in circles for ever.
    fn draw_by_habit(&mut self, turn: &Turn<'_, G>) -> Option<usize> {
        let grower = self.growers.first_mut()?;
        let habits = grower.habits?;
        let state = turn.seen().redeal(&mut grower.stream);
        state.options(turn.seat(), &mut grower.options);
        Some(grower.draw_by_habit(&state, turn.seat(), habits))
    }

    /// Takes note of what was decided, so that the tree can be used again if nothing comes between.
    fn expect(&mut self, turn: &Turn<'_, G>, place: usize) {
        let Some(decision) = turn.options().decision(place) else { return };
        let Some(grower) = self.growers.first_mut() else { return };
        let mut state = turn.seen().redeal(&mut grower.stream);
        state.perform(decision, &mut ());
        let again = state.deciding().contains(turn.seat());
        for grower in &mut self.growers {
            let root = grower.tree.root;
            let edge = grower.tree.edges_of(root).find(|edge| grower.tree.edge(*edge).decision == decision);
            grower.next = edge.map(|edge| grower.tree.edge(edge).child).filter(|child| *child != NONE);
        }
        self.expected = again.then(|| state.seen_by(kernel::Viewer::Seat(turn.seat())));
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, turn: &Turn<'_, G>, thought: &mut Thought<'_>) -> usize {
        if turn.options().len() == 1 {
            // The tree has a place for it too, but nothing was thought about.
            self.expected = None;
            return 0;
        }
        // What will hardly change any more need not be waited for.
        self.think(turn, thought, Grower::is_settled);
        let advice = self.sum_up(turn.options());
        let place = match advice.first() {
            Some(best) if best.visits > 1 => best.place,
            // A single iteration tells nothing that habits do not tell.
            Some(best) if best.visits == 1 => self.draw_by_habit(turn).unwrap_or(best.place),
            Some(_) | None => self.glance(turn),
        };
        self.expect(turn, place);
        place
    }
}

/// One tree and what is needed to let it grow, all of it kept from one iteration to the next.
#[derive(Debug)]
struct Grower<G: Game> {
    stream: Stream,
    settings: Settings,
    /// What everybody is inclined to at first sight; without habits, to what promises most.
    habits: Option<&'static Habits>,
    tree: Tree<G::Action>,
    /// Where the tree goes on if what was decided last leads straight to the next decision.
    next: Option<u32>,
    /// What the seat decides at once in every iteration, if it is not to choose.
    forced: Option<Checked<G::Action>>,
    options: Options<G::Action>,
    found: Vec<u32>,
    promises: Vec<f32>,
    path: Vec<u32>,
    places: Vec<u32>,
    follow_ups: [Options<G::Action>; FOLLOW_UPS],
    weighed: Vec<i32>,
}

impl<G: Evaluate> Grower<G> {
    fn new(stream: Stream, settings: Settings) -> Grower<G> {
        Grower {
            stream,
            settings,
            habits: None,
            tree: Tree::new(),
            next: None,
            forced: None,
            options: Options::new(),
            found: vec![],
            promises: vec![],
            path: vec![],
            places: vec![],
            follow_ups: std::array::from_fn(|_| Options::new()),
            weighed: vec![],
        }
    }

    /// Goes on with the part of the tree that belongs to the next decision, or begins anew.
    fn begin(&mut self, expected: bool) {
        match self.next.take().filter(|_| expected && self.tree.len() < MOST_EDGES) {
            Some(child) => self.tree.root = child,
            None => self.tree.clear(),
        }
    }

    /// How often the root was visited.
    fn visits(&self) -> u64 {
        self.tree.edges_of(self.tree.root).map(|edge| u64::from(self.tree.edge(edge).visits)).sum()
    }

    /// Whether the option that was tried most will be so after so many iterations more, whatever they find.
    fn is_settled(&self, left: u64) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.tree.edges_of(self.tree.root) {
            let visits = u64::from(self.tree.edge(edge).visits);
            second = second.max(visits.min(most));
            most = most.max(visits);
        }
        most - second > left
    }

    /// How often a decision was tried at the root.
    fn tried(&self, decision: Checked<G::Action>) -> u32 {
        let mut edges = self.tree.edges_of(self.tree.root).map(|edge| self.tree.edge(edge));
        edges.find(|edge| edge.decision == decision).map_or(0, |edge| edge.visits)
    }

    fn iterate(&mut self, seen: &Seen<G>, me: Seat, scales: &G::Scales) {
        let mut state = seen.redeal(&mut self.stream);
        let mut node = self.tree.root;
        let mut last = me;
        self.path.clear();
        for _ in 0..DEEPEST {
            let deciding = state.deciding();
            let Some(mover) = (if deciding.contains(me) { Some(me) } else { deciding.first() }) else { break };
            last = mover;
            if mover != me && self.settings.others == Others::AtOnce {
                self.step(&mut state, mover, scales);
                continue;
            }
            state.options(mover, &mut self.options);
            let edge = self.select(&state, mover, node, scales);
            if edge == NONE {
                break;
            }
            self.path.push(edge);
            state.perform(self.tree.edge(edge).decision, &mut ());
            let (child, new) = self.tree.follow(edge);
            if new {
                break;
            }
            node = child;
        }
        self.play_on(&mut state, last, scales);
        let prospects = state.prospects(scales);
        let mut chances: BySeat<f32> = BySeat::default();
        for seat in Seat::all(state.seats()) {
            chances[seat] = chance(&state, seat, &prospects, self.settings.lead);
        }
        for edge in &self.path {
            let edge = self.tree.edge_mut(*edge);
            edge.visits += 1;
            let chance = chances[edge.decision.seat()];
            edge.value += chance;
            edge.square += chance * chance;
            edge.points += prospects[me];
        }
    }

    /// The edge to follow for one of the options of the position.
    fn select(&mut self, state: &G, mover: Seat, node: u32, scales: &G::Scales) -> u32 {
        self.tree.find(node, &self.options, &mut self.found);
        if self.found.contains(&NONE) {
            self.weigh(state, mover, node, scales);
        }
        let (mut weights, mut visits, mut value) = (0.0, 0, 0.0);
        for edge in &self.found {
            let edge = self.tree.edge_mut(*edge);
            edge.available += 1;
            weights += edge.weight;
            visits += edge.visits;
            value += edge.value;
        }
        // What was not tried yet is thought to be as good as what was.
        let usual = if visits == 0 { 0.5 } else { value / visits as f32 };
        // Habits know nothing of what is unusual: where it counts, everything is tried.
        let open = if self.habits.is_some() && self.path.is_empty() { OPEN } else { 0.0 };
        let forced = self.forced.filter(|_| self.path.is_empty());
        let mut best = (NONE, f32::NEG_INFINITY);
        for at in &self.found {
            let edge = self.tree.edge(*at);
            if forced.is_some_and(|forced| forced != edge.decision) {
                continue;
            }
            let prior = (1.0 - open) * edge.weight / weights + open / self.found.len() as f32;
            let urge = self.settings.exploration * prior * (edge.available as f32).sqrt() / (1 + edge.visits) as f32;
            let score = edge.mean().unwrap_or(usual) + urge;
            if score > best.1 {
                best = (*at, score);
            }
        }
        best.0
    }

    /// Adds the options that the node does not know yet, each by what it promises.
    fn weigh(&mut self, state: &G, mover: Seat, node: u32, scales: &G::Scales) {
        self.promises.clear();
        if self.options.len() == 1 {
            self.promises.push(0.0);
        } else if let Some(habits) = self.habits {
            state.notice(mover, &self.options, &mut habits.weigh(&mut self.weighed));
            self.promises.extend(self.weighed.iter().map(|grains| *grains as f32 * GRAIN));
        } else {
            let worth = |state: &G, seat| state.promise(seat, scales);
            let now = worth(state, mover);
            for (decision, edge) in self.options.decisions().zip(&self.found) {
                let promise = if *edge == NONE {
                    let mut next = state.clone();
                    next.perform(decision, &mut ());
                    best_end(&next, mover, worth, &mut self.follow_ups, &mut self.settings.effort.clone()) - now
                } else {
                    f32::NEG_INFINITY
                };
                self.promises.push(promise);
            }
        }
        self.tree.measure(node, self.promises.iter().copied().fold(f32::NEG_INFINITY, f32::max));
        let temperature = if self.habits.is_some() { 1.0 } else { self.settings.temperature };
        for ((decision, edge), promise) in self.options.decisions().zip(&mut self.found).zip(&self.promises) {
            if *edge == NONE {
                *edge = self.tree.add_edge(node, decision, *promise, temperature);
            }
        }
    }

    /// The place of the option that somebody takes by habit, by chance.
    fn draw_by_habit(&mut self, state: &G, mover: Seat, habits: &Habits) -> usize {
        state.notice(mover, &self.options, &mut habits.weigh(&mut self.weighed));
        habits.draw(&self.weighed, &mut self.stream)
    }

    /// Plays a leaf on.
    fn play_on(&mut self, state: &mut G, last: Seat, scales: &G::Scales) {
        match self.settings.playout {
            Playout::Turn(most) => {
                for _ in 0..most {
                    if state.deciding() != SeatSet::only(last) {
                        break;
                    }
                    self.step(state, last, scales);
                }
            }
            Playout::Decisions(count) => {
                for _ in 0..count {
                    let Some(mover) = state.deciding().first() else { break };
                    self.step(state, mover, scales);
                }
            }
        }
    }

    /// Lets somebody decide at first sight.
    fn step(&mut self, state: &mut G, mover: Seat, scales: &G::Scales) {
        state.options(mover, &mut self.options);
        if let [_] = self.options[..] {
            self.options.decision(0).into_iter().for_each(|decision| state.perform(decision, &mut ()));
            return;
        }
        if let Some(habits) = self.habits {
            let place = self.draw_by_habit(state, mover, habits);
            self.options.decision(place).into_iter().for_each(|decision| state.perform(decision, &mut ()));
            return;
        }
        // Judged as it is: to see the questions that follow through makes playouts dearer than they become better.
        if let Some((_, next)) = self.best_of_few(state, mover, scales, 1) {
            *state = next;
        }
    }

    /// Of a few of the options, drawn by chance, the best if so many positions are looked at for each: its place, and the position
    /// after it.
    fn best_of_few(&mut self, state: &G, mover: Seat, scales: &G::Scales, effort: usize) -> Option<(usize, G)> {
        self.places.clear();
        self.places.extend(0..self.options.len() as u32);
        let tries = self.settings.tries.min(self.places.len());
        let mut best: Option<(f32, usize, G)> = None;
        for at in 0..tries {
            let other = at + self.stream.below((self.places.len() - at) as u32) as usize;
            self.places.swap(at, other);
            let place = self.places[at] as usize;
            let Some(decision) = self.options.decision(place) else { continue };
            let mut next = state.clone();
            next.perform(decision, &mut ());
            let promise = |state: &G, seat| state.promise(seat, scales);
            let worth = best_end(&next, mover, promise, &mut self.follow_ups, &mut effort.clone());
            if best.as_ref().is_none_or(|(most, ..)| worth > *most) {
                best = Some((worth, place, next));
            }
        }
        best.map(|(_, place, next)| (place, next))
    }
}

/// How likely a seat is to win; once it is over, mostly whether it has won.
pub(crate) fn chance<G: Evaluate>(state: &G, seat: Seat, prospects: &BySeat<f32>, lead: f32) -> f32 {
    let estimate = 1.0 / (1.0 + (-state.lead(seat, prospects) / lead).exp());
    if !state.deciding().is_empty() {
        return estimate;
    }
    let winners = state.outcome().map_or(SeatSet::EMPTY, |outcome| outcome.winners());
    let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    WON * won + (1.0 - WON) * estimate
}
