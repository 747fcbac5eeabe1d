//! What must hold of every game, tested by playing at random.
//!
//! A game plugs in with one line:
//!
//! ```
//! use kernel::Data;
//! use kernel::laws::{Broken, Lawful, Played, Trial, hold};
//!
//! fn play<G: Lawful>() -> Result<Played, Broken> {
//!     hold::<G>(G::Data::built_in(), Trial::of(20_000))
//! }
//! ```
//!
//! Cheap laws are tested at every decision, dear ones at a sample of them.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZero;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::chronicle::Chronicle;
use crate::decision::{Checked, Options, Reason};
use crate::dice::{Seed, Stream};
use crate::game::{Game, Inform, Seen};
use crate::outcome::Place;
use crate::phrase::Fault;
use crate::scenario::{Cast, Situation, read_situation, write_situation};
use crate::seat::{Seat, Viewer};

/// What a game adds so that the laws can be tested.
pub trait Lawful: Situation {
    /// Some setup that the rules allow: in time, every one of them.
    fn any_setup(data: &'static Self::Data, stream: &mut Stream) -> Self::Setup;
    /// All pieces, wherever they lie, in an order that does not depend on where. Play never changes it.
    fn inventory(&self) -> Vec<u16>;
}

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// How many games.
    pub games: u64,
    /// From which of the series on.
    pub first: u64,
    /// Which series of seeds.
    pub seed: u64,
    /// One decision in so many is looked at closely.
    pub sample: u32,
    /// A game longer than this does not end.
    pub longest: usize,
}

impl Trial {
    /// So many games, with the usual care.
    pub fn of(games: u64) -> Trial {
        Trial { games, first: 0, seed: 1, sample: 24, longest: 100_000 }
    }
}

/// What was played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Games by number of seats.
    pub games: [u64; Seat::MAX + 1],
    /// Decisions in all games.
    pub decisions: u64,
    /// Decisions that were looked at closely.
    pub sampled: u64,
}

impl Played {
    /// Both together.
    fn and(self, other: Played) -> Played {
        let games = std::array::from_fn(|seats| self.games[seats] + other.games[seats]);
        let (decisions, sampled) = (self.decisions + other.decisions, self.sampled + other.sampled);
        Played { games, decisions, sampled }
    }
}

/// A law that a game broke, and where to find it again.
#[derive(Debug)]
pub struct Broken {
    /// The law.
    pub law: &'static str,
    /// The number of the game in its series.
    pub game: u64,
    /// How many decisions had been taken.
    pub decision: usize,
    /// What was found.
    pub detail: String,
}

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} (game {}, decision {}): {}", self.law, self.game, self.decision, self.detail)
    }
}

impl std::error::Error for Broken {}

type Verdict = Result<(), (&'static str, String)>;

fn law(holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err((law, detail())) }
}

/// So many games share what was met in earlier ones. Their number decides nothing but how evenly threads are busy.
const BATCH: u64 = 100;

/// Plays `trial.games` games at random and tests the laws on them.
///
/// Batches of games are shared out over the cores. What comes of it does not depend on how many there are: a batch knows
/// nothing of the others, and of several that break a law the first is told.
pub fn hold<G: Lawful>(data: &'static G::Data, trial: Trial) -> Result<Played, Broken> {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    hold_on::<G>(threads, data, trial, &[])
}

/// [`hold`] over these setups in turn.
pub fn hold_over<G: Lawful>(data: &'static G::Data, trial: Trial, setups: &[G::Setup]) -> Result<Played, Broken> {
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    hold_on::<G>(threads, data, trial, setups)
}

/// [`hold`] on so many threads, over these setups in turn or, if there are none, over any.
pub fn hold_on<G: Lawful>(
    threads: usize,
    data: &'static G::Data,
    trial: Trial,
    setups: &[G::Setup],
) -> Result<Played, Broken> {
    let (next, stop) = (AtomicU64::new(trial.first), AtomicBool::new(false));
    let end = trial.first + trial.games;
    let work = || {
        let mut outcome = Ok(Played::default());
        // Batches are taken in order, so that whoever stops has left none out before the first that broke a law.
        while let (Ok(played), false) = (&mut outcome, stop.load(Ordering::Relaxed)) {
            let first = next.fetch_add(BATCH, Ordering::Relaxed);
            if first >= end {
                break;
            }
            if let Err(broken) = batch::<G>(data, trial, setups, first..end.min(first + BATCH), played) {
                stop.store(true, Ordering::Relaxed);
                outcome = Err(broken);
            }
        }
        outcome
    };
    let outcomes: Vec<Result<Played, Broken>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let joined = workers.into_iter().map(|worker| worker.join());
        joined.map(|outcome| outcome.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    let (played, broken): (Vec<_>, Vec<_>) = outcomes.into_iter().partition(Result::is_ok);
    match broken.into_iter().filter_map(Result::err).min_by_key(|broken| broken.game) {
        Some(broken) => Err(broken),
        None => Ok(played.into_iter().flatten().fold(Played::default(), Played::and)),
    }
}

/// Plays the games of one batch.
fn batch<G: Lawful>(
    data: &'static G::Data,
    trial: Trial,
    setups: &[G::Setup],
    games: Range<u64>,
    played: &mut Played,
) -> Result<(), Broken> {
    let mut strangers = vec![];
    for game in games {
        let mut walk = Walk::<G> {
            stream: Stream::new(&Seed::of_series(trial.seed ^ 0x5eed, game)),
            strangers,
            options: Options::new(),
            decision: 0,
        };
        let chosen = setups.get(game as usize % setups.len().max(1));
        let outcome = walk.play(data, trial, chosen, game, played);
        outcome.map_err(|(law, detail)| Broken { law, game, decision: walk.decision, detail })?;
        strangers = walk.strangers;
    }
    Ok(())
}

/// What a table of positions would find a value by; the same in every run.
fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Events as `viewer` sees them.
fn eyes<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<Seen<G::Event>> {
    events.iter().map(|event| Seen::new(event, viewer)).collect()
}

struct Walk<G: Game> {
    stream: Stream,
    /// Decisions from other moments, to be tried where most of them are not allowed.
    strangers: Vec<G::Action>,
    options: Options<G::Action>,
    decision: usize,
}

impl<G: Lawful> Walk<G> {
    fn play(
        &mut self,
        data: &'static G::Data,
        trial: Trial,
        chosen: Option<&G::Setup>,
        game: u64,
        played: &mut Played,
    ) -> Verdict {
        let setup = chosen.cloned().unwrap_or_else(|| G::any_setup(data, &mut self.stream));
        let seed = Seed::of_series(trial.seed, game);
        let text = G::write_setup(data, &setup);
        law(G::read_setup(data, &text).as_ref() == Ok(&setup), "a setup reads back", || text)?;
        let mut state = G::new(data, &setup, &seed).map_err(|why| ("a setup is accepted", format!("{why:?}")))?;
        let players: Vec<String> = Seat::all(state.seats()).map(|seat| format!("P{}", seat.index())).collect();
        let cast = Cast::new(players.clone());
        let mut chronicle =
            Chronicle::begin(data, setup, seed, players).map_err(|why| ("a chronicle begins", format!("{why:?}")))?;
        let inventory = state.inventory();
        while !state.deciding().is_empty() {
            law(self.decision < trial.longest, "every game ends", String::new)?;
            law(state.outcome().is_none(), "the outcome comes at the end", String::new)?;
            let deciding: Vec<Seat> = state.deciding().iter().collect();
            let seat = deciding[self.stream.below(deciding.len() as u32) as usize];
            state.options(seat, &mut self.options);
            let Some(decision) = self.options.pick(&mut self.stream) else {
                return Err(("who decides has an option", format!("{state:?}")));
            };
            if self.stream.below(trial.sample) == 0 {
                played.sampled += 1;
                self.look_closely(&state, decision, &cast, &inventory)?;
            }
            let accepted = state.check(seat, decision.action());
            law(accepted == Ok(decision), "what is listed is accepted", || format!("{decision:?}: {accepted:?}"))?;
            chronicle.decide(decision, &mut ());
            state.perform(decision, &mut ());
            self.decision += 1;
        }
        played.games[state.seats()] += 1;
        played.decisions += self.decision as u64;
        self.at_the_end(&state, &chronicle, data)
    }

    fn look_closely(&mut self, state: &G, decision: Checked<G::Action>, cast: &Cast, inventory: &[u16]) -> Verdict {
        law(state.inventory() == inventory, "pieces are conserved", || format!("{state:?}"))?;
        self.options_are_exact(state, decision.seat())?;
        for viewer in Viewer::all(state.seats()) {
            self.views_are_honest(state, viewer, decision, inventory)?;
        }
        self.simultaneous_decisions_stay_hidden(state, decision)?;
        let before = state.clone();
        let mut after = state.clone();
        after.perform(decision, &mut ());
        law(*state == before, "a decision leaves earlier clones alone", || format!("{decision:?}"))?;
        law(hash(state) == hash(&before), "equal states hash equal", || format!("{state:?}"))?;
        self.a_place_is_a_decision(state, &after, decision)?;
        others_are_asked_the_same(state, &after, decision.seat())?;
        self.situation_reads_back(state, cast)
    }

    /// Performing an option by its place in the list is performing the action that stands there.
    fn a_place_is_a_decision(&self, state: &G, after: &G, decision: Checked<G::Action>) -> Verdict {
        const LAW: &str = "a place in the list is the action that stands there";
        let place = self.options.iter().position(|option| option == decision.action());
        let listed = place.and_then(|place| self.options.decision(place));
        let Some(listed) = listed else { return Err((LAW, format!("{decision:?}"))) };
        let (mut by_place, mut by_action) = (state.clone(), state.clone());
        by_place.perform(listed, &mut ());
        let refused = by_action.apply(decision.seat(), decision.action(), &mut ());
        law(refused.is_ok() && by_place == *after && by_action == *after, LAW, || format!("{decision:?}"))
    }

    fn options_are_exact(&mut self, state: &G, seat: Seat) -> Verdict {
        let listed: HashSet<G::Action> = self.options.iter().copied().collect();
        law(listed.len() == self.options.len(), "no option is listed twice", || format!("{:?}", self.options))?;
        let mut text = String::new();
        for option in self.options.iter() {
            law(state.check(seat, option).is_ok(), "what is listed is accepted", || format!("{option:?}"))?;
            text.clear();
            state.write_action(option, &mut text);
            let read = state.read_action(&text);
            law(read == Ok(*option), "notation reads back", || format!("{text}: {read:?}"))?;
        }
        for stranger in &self.strangers {
            let refused = state.check(seat, stranger).err();
            law(refused.is_none() == listed.contains(stranger), "what is not listed is refused", || {
                format!("{}: {stranger:?}", state.notation(stranger))
            })?;
            let known = refused.is_none_or(|refusal| G::Refusal::REASONS.contains(&refusal.reason()));
            law(known, "every reason of refusal is listed", || format!("{refused:?}"))?;
        }
        let mut none = Options::new();
        for other in Seat::all(state.seats()).filter(|other| !state.deciding().contains(*other)) {
            state.options(other, &mut none);
            law(none.is_empty(), "who does not decide has no option", || format!("{other:?}: {none:?}"))?;
            for option in self.options.iter() {
                let accepted = state.check(other, option).is_ok();
                law(!accepted, "who does not decide is refused", || format!("{other:?}: {option:?}"))?;
            }
        }
        for _ in 0..self.options.len().min(4) {
            let at = self.stream.below(self.options.len() as u32) as usize;
            match self.strangers.len() {
                0..64 => self.strangers.push(self.options[at]),
                full => {
                    let old = self.stream.below(full as u32) as usize;
                    self.strangers[old] = self.options[at];
                }
            }
        }
        Ok(())
    }

    fn views_are_honest(
        &mut self,
        state: &G,
        viewer: Viewer,
        decision: Checked<G::Action>,
        inventory: &[u16],
    ) -> Verdict {
        let (seat, action) = (decision.seat(), decision.action());
        let seen = state.seen_by(viewer);
        let mut other = seen.redeal(&mut self.stream);
        let again = other.seen_by(viewer);
        law(again == seen, "a redeal looks the same", || format!("{viewer:?}\n{}", difference(&seen, &again)))?;
        // The two came about in different ways, so that whatever lies beyond the end of a zone differs.
        law(hash(&again) == hash(&seen), "equal states hash equal", || format!("{seen:?}\n{again:?}"))?;
        law(other.inventory() == inventory, "a redeal has the same pieces", || format!("{viewer:?}\n{other:?}"))?;
        law(other.deciding() == state.deciding(), "a redeal asks the same", || format!("{viewer:?}"))?;
        let mut options = Options::new();
        for deciding in state.deciding().iter() {
            other.options(deciding, &mut options);
            law(!options.is_empty(), "a redeal can be played on", || format!("{viewer:?}\n{other:?}"))?;
            if viewer == Viewer::Seat(seat) && deciding == seat {
                law(options == self.options, "a redeal offers the viewer the same", || format!("{viewer:?}"))?;
                seen.options(seat, &mut options);
                law(options == self.options, "a view lists the viewer's options", || format!("{viewer:?}"))?;
            }
        }
        if other.check(seat, action).is_err() {
            // The redeal gave somebody else other cards, so that this decision is not theirs to take.
            return law(viewer != Viewer::Seat(seat), "a redeal accepts the viewer's options", || {
                format!("{action:?}")
            });
        }
        let (mut here, mut there) = (vec![], vec![]);
        let mut state = state.clone();
        state.perform(decision, &mut here);
        other.perform(decision, &mut there);
        let told = here.iter().any(|event| event.informs(viewer));
        let same = state.seen_by(viewer) == other.seen_by(viewer);
        law(same || told, "what tells nothing leads to the same", || {
            format!(
                "{viewer:?}: {action:?} in {:?}\n{}",
                state.setup(),
                difference(&state.seen_by(viewer), &other.seen_by(viewer))
            )
        })?;
        let shape = |events: &[G::Event]| -> Vec<_> { events.iter().map(std::mem::discriminant).collect() };
        // Whoever decides, or sees everything, may be shown something that is gone again before the next decision.
        let shown = told && (viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat));
        if !same || shown || shape(&here) != shape(&there) {
            return Ok(());
        }
        // The same things happened, and nothing that the viewer can see tells the two tables apart, before or after:
        // neither may the particulars of the events, but for what was shown to all and is gone again.
        let quiet = |events: Vec<G::Event>| -> Vec<G::Event> {
            events.into_iter().filter(|event| !event.informs(viewer)).collect()
        };
        let (here, there) = (eyes::<G>(&quiet(here), viewer), eyes::<G>(&quiet(there), viewer));
        law(here == there, "events tell no more than the table", || {
            format!("{viewer:?}: {action:?}\n{here:?}\n{there:?}")
        })
    }

    /// Where several decide at once, nobody can tell what one of them decided while others still owe a decision.
    fn simultaneous_decisions_stay_hidden(&mut self, state: &G, decision: Checked<G::Action>) -> Verdict {
        if state.deciding().len() < 2 {
            return Ok(());
        }
        let Some(other) = self.options.pick(&mut self.stream) else { return Ok(()) };
        let (mut one, mut two) = (state.clone(), state.clone());
        let (mut here, mut there) = (vec![], vec![]);
        one.perform(decision, &mut here);
        two.perform(other, &mut there);
        for viewer in Viewer::all(state.seats()).filter(|viewer| !viewer.sees(decision.seat())) {
            let same = one.seen_by(viewer) == two.seen_by(viewer);
            law(
                same && eyes::<G>(&here, viewer) == eyes::<G>(&there, viewer),
                "what all decide at once stays hidden",
                || format!("{viewer:?}: {decision:?} or {other:?}\n{one:?}\n{two:?}"),
            )?;
        }
        Ok(())
    }

    fn situation_reads_back(&mut self, state: &G, cast: &Cast) -> Verdict {
        const LAW: &str = "a position can be written down";
        let text = write_situation(state, cast).map_err(|why| (LAW, format!("{why:?}")))?;
        let seed = Seed::of_series(self.stream.below(u32::MAX).into(), 0);
        let mut copy = G::new(state.data(), &state.setup(), &seed).map_err(|why| (LAW, format!("{why:?}")))?;
        read_situation(&mut copy, &text, cast).map_err(|why: Fault| (LAW, format!("{why:?}\n{text}")))?;
        let (copy, state) = (copy.seen_by(Viewer::Omniscient), state.seen_by(Viewer::Omniscient));
        law(copy == state && hash(&copy) == hash(&state), LAW, || format!("{text}\n{state:?}\n{copy:?}"))
    }

    fn at_the_end(&mut self, state: &G, chronicle: &Chronicle<G>, data: &'static G::Data) -> Verdict {
        let Some(standings) = state.standings() else {
            return Err(("a game that is over has standings", format!("{state:?}")));
        };
        law(standings.places.len() == state.seats(), "every seat has a place", || format!("{standings:?}"))?;
        let outcome = state.outcome();
        let agrees = |place: &Place| {
            outcome.is_some_and(|outcome| {
                let score = outcome.score(place.seat);
                (usize::from(score.rank), score.points) == (place.rank, place.points)
            })
        };
        let same = outcome.is_some_and(|outcome| outcome.seats() == state.seats());
        law(same && standings.places.iter().all(agrees), "the outcome agrees with the standings", || {
            format!("{outcome:?}\n{standings:?}")
        })?;
        // Whoever plays alone can lose to the game.
        let won = standings.winners().next().is_some() || state.seats() == 1;
        law(won, "somebody wins", || format!("{standings:?}"))?;
        for place in &standings.places {
            let sum: i32 = place.sources.iter().map(|(_, points)| points).sum();
            law(sum == place.points, "points add up", || format!("{place:?}"))?;
        }
        let again = chronicle.position(usize::MAX);
        law(again == *state && chronicle.state() == state, "a replay gives the same state", || format!("{state:?}"))?;
        if self.stream.below(8) > 0 {
            return Ok(());
        }
        let text = chronicle.write();
        let read =
            Chronicle::<G>::read(data, &text).map_err(|why| ("a chronicle reads back", format!("{why:?}\n{text}")))?;
        law(read.state() == state && read.write() == text, "a chronicle reads back", || text)
    }
}

/// Where several decide at once, whoever still owes a decision is asked what they were asked before.
fn others_are_asked_the_same<G: Game>(before: &G, after: &G, decider: Seat) -> Verdict {
    let (mut then, mut now) = (Options::new(), Options::new());
    for seat in before.deciding().iter().filter(|seat| *seat != decider && after.deciding().contains(*seat)) {
        before.options(seat, &mut then);
        after.options(seat, &mut now);
        law(then == now, "who still owes a decision is asked the same", || format!("{seat:?}: {then:?}, {now:?}"))?;
    }
    Ok(())
}

/// Where two things differ, line by line as they are written down.
fn difference<T: std::fmt::Debug>(one: &T, other: &T) -> String {
    let (one, other) = (format!("{one:#?}"), format!("{other:#?}"));
    let pairs = one.lines().zip(other.lines()).enumerate().filter(|(_, (one, other))| one != other);
    let lines = pairs.map(|(at, (one, other))| format!("{}: {} / {}", at + 1, one.trim(), other.trim()));
    lines.take(40).collect::<Vec<_>>().join("\n")
}
