//! Any game behind one type.

use std::any::Any;
use std::fmt::Debug;
use std::ops::Range;
use std::sync::Arc;

use bots::{Advice, Budget, Evaluate, Halt, Kind, Level, Search, Seated, Thought, Turn};
use kernel::scenario::{Head, Value, scenario_names, write_scenario};
use kernel::{
    Cast, Checked, Chronicle, Narrate, Options, Phrase, Reason, Seat, SeatSet, Seed, Seen, Situation, Standings,
    Stream, Version, Viewer,
};

use crate::bot::{Hint, Judged, SeatedBot};
use crate::story::{AnyStory, Teller};

/// So many options are advised at most.
const HINTS: usize = 3;
/// With so many iterations a decision is looked at again after the game.
const CLOSELY: u64 = 1000;

/// Why something is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Denied {
    /// In words.
    pub why: Phrase,
    /// For programs: the game's own word for a decision that its rules refuse, else the name of the message.
    pub reason: &'static str,
}

impl std::fmt::Display for Denied {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.reason, self.why)
    }
}

impl std::error::Error for Denied {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.why)
    }
}

impl From<Phrase> for Denied {
    fn from(why: Phrase) -> Denied {
        Denied { reason: why.key, why }
    }
}

/// One sentence of the log, with the number of the decision that it came of, counted from one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The decision.
    pub number: usize,
    /// Who decided.
    pub seat: Seat,
    /// What is told.
    pub phrase: Phrase,
}

/// One thing that may be chosen: a decision, or a setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// In notation.
    pub notation: String,
    /// In words.
    pub phrase: Phrase,
}

/// A decision that the rules of a game of any kind allow.
#[derive(Clone, Debug)]
pub struct AnyDecision(Arc<dyn Any + Send + Sync>);

/// A game of any kind with its chronicle.
pub type AnyGame = dyn Playing;

/// A game being played, whichever it is.
pub trait Playing: Debug + Send + Sync {
    /// The same game once more, to go on by itself.
    fn copy(&self) -> Box<AnyGame>;

    /// The game's name.
    fn id(&self) -> &'static str;

    /// The rules and data that it is played with.
    fn version(&self) -> Version;

    /// Its setup, in notation.
    fn setup(&self) -> String;

    /// What came of the last decision, as far as it can be told at little cost: who is asked, out of how many options, and the
    /// result. Two replays of which this is the same after every decision are taken to be the same.
    fn course(&self) -> String;

    /// The players' names by seat.
    fn players(&self) -> &[String];

    /// How many decisions stand.
    fn decisions(&self) -> usize;

    /// Who made each of them.
    fn deciders(&self) -> Vec<Seat>;

    /// How many decisions were taken back.
    fn taken_back(&self) -> usize;

    /// Who decided last.
    fn last_decider(&self) -> Option<Seat>;

    /// Who owes a decision.
    fn deciding(&self) -> SeatSet;

    /// The result, once the game is over.
    fn standings(&self) -> Option<Standings>;

    /// What a source of points is called.
    fn source(&self, source: &'static str) -> Phrase;

    /// How the winner was decided.
    fn decided(&self, decision: &'static str) -> Phrase;

    /// What a seat is being asked.
    fn question(&self, seat: Seat) -> Phrase;

    /// What a seat may decide, in notation.
    fn options(&self, seat: Seat) -> Vec<String>;

    /// What a seat may decide, in notation and in words.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// Every fact of the table as `viewer` may know it, in the words of scenarios; seats go by `seat-1`, `seat-2` …
    fn facts(&self, viewer: Viewer, decisions: usize) -> Result<Vec<(String, Value)>, Phrase>;

    /// The position after so many decisions as a scenario, with the last of them still to be made: everything in it, hidden
    /// or not, so only for those who may know it.
    fn scenario(&self, decisions: usize, title: [&str; 2], source: &str, remarks: &str) -> Result<String, Phrase>;

    /// Reads what a seat wants to decide; whether it may decide so, and if not, why.
    fn check(&self, seat: Seat, notation: &str) -> Result<AnyDecision, Denied>;

    /// How a decision that [`Playing::check`] allowed now is written; none if it belongs to another game.
    fn notation(&self, decision: &AnyDecision) -> Option<String>;

    /// Carries out a decision that [`Playing::check`] allowed now. A decision of another game changes nothing.
    fn decide(&mut self, decision: AnyDecision);

    /// A bot that takes a seat for the rest of the game. `salt` makes tables with the same seed differ from each other.
    fn seat_bot(&self, seat: Seat, kind: Kind, salt: u64, budget: Budget) -> SeatedBot;

    /// What a bot that sits here decides, in notation. None if it is not asked, or sat down for another game.
    fn bot_decision(&self, bot: &mut SeatedBot) -> Option<String>;

    /// The best options of a seat, the best first, from nothing but what the seat may see. None if it is not asked. `salt` makes
    /// tables with the same seed differ, `halt` ends the thinking early.
    fn advise(&self, seat: Seat, salt: u64, budget: Budget, halt: &Halt) -> Vec<Hint>;

    /// The decision after so many, beside the best that its seat could have found from what it saw then. None if there was no choice,
    /// or no such decision.
    fn judge(&self, decisions: usize, salt: u64, budget: Budget, halt: &Halt) -> Option<Judged>;

    /// What a seat could decide after so many decisions.
    fn choices_after(&self, decisions: usize, seat: Seat) -> Vec<Choice>;

    /// How many of its last decisions a seat may take back without asking anybody.
    fn free_undo(&self, seat: Seat) -> usize;

    /// How many decisions must be taken back to undo the last one of a seat.
    fn undo_reach(&self, seat: Seat) -> Option<usize>;

    /// Takes decisions back; false if there are not so many.
    fn undo(&mut self, seat: Seat, count: usize) -> bool;

    /// The game up to the first `decisions` that stand as `viewer` may know it, with the table at some moments on the way:
    /// after so many decisions each, in ascending order.
    fn story(&self, viewer: Viewer, decisions: usize, moments: &[usize]) -> Box<AnyStory>;

    /// The same without what was told of the decisions before `told` begins, at a cost that does not grow with the game.
    fn excerpt(&self, viewer: Viewer, told: Range<usize>, moments: &[usize]) -> Box<AnyStory>;

    /// The table as `viewer` sees it now, with nothing told of how it came to be.
    fn glimpse(&self, viewer: Viewer) -> Box<AnyStory>;

    /// Has somebody tell the game up to now who has told a part of it already.
    fn tell(&self, teller: &mut Teller) -> Arc<AnyStory>;

    /// How many decisions they have still to tell.
    fn untold(&self, teller: &Teller) -> usize;

    /// The log as `viewer` may read it, oldest first, up to the first `decisions` that stand.
    fn log(&self, viewer: Viewer, decisions: usize) -> Vec<Told> {
        self.story(viewer, decisions, &[]).told()
    }

    /// The chronicle as text, seed and all: only for games that are over.
    fn chronicle(&self) -> String;

    /// Where all chance came from: only for games that are over.
    fn seed(&self) -> Seed;
}

impl Clone for Box<AnyGame> {
    fn clone(&self) -> Box<AnyGame> {
        self.copy()
    }
}

impl<G: Situation + Evaluate> Playing for Chronicle<G> {
    fn copy(&self) -> Box<AnyGame> {
        Box::new(self.clone())
    }

    fn id(&self) -> &'static str {
        G::ID
    }

    fn version(&self) -> Version {
        Version::of::<G>(self.state().data())
    }

    fn setup(&self) -> String {
        G::write_setup(self.state().data(), self.setup())
    }

    fn course(&self) -> String {
        let (state, mut options) = (self.state(), Options::new());
        let asked = state.deciding().iter().map(|seat| {
            state.options(seat, &mut options);
            format!("{} of {}", seat.index() + 1, options.len())
        });
        let mut course: Vec<String> = asked.collect();
        let places = state.standings().map_or(vec![], |standings| standings.places);
        course.extend(places.iter().map(|place| format!("{}. {}", place.rank, place.points)));
        course.join(", ")
    }

    fn players(&self) -> &[String] {
        self.players()
    }

    fn decisions(&self) -> usize {
        self.decisions().len()
    }

    fn deciders(&self) -> Vec<Seat> {
        self.decisions().iter().map(|decision| decision.seat()).collect()
    }

    fn taken_back(&self) -> usize {
        self.taken_back()
    }

    fn last_decider(&self) -> Option<Seat> {
        self.decisions().last().map(|decision| decision.seat())
    }

    fn deciding(&self) -> SeatSet {
        self.state().deciding()
    }

    fn standings(&self) -> Option<Standings> {
        self.state().standings()
    }

    fn source(&self, source: &'static str) -> Phrase {
        G::source(source)
    }

    fn decided(&self, decision: &'static str) -> Phrase {
        G::decided(decision)
    }

    fn question(&self, seat: Seat) -> Phrase {
        G::question(&self.state().seen_by(Viewer::Seat(seat)), seat)
    }

    fn options(&self, seat: Seat) -> Vec<String> {
        let mut options = Options::new();
        self.state().options(seat, &mut options);
        options.iter().map(|action| self.state().notation(action)).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        choices(&self.state().seen_by(Viewer::Seat(seat)), seat)
    }

    fn facts(&self, viewer: Viewer, decisions: usize) -> Result<Vec<(String, Value)>, Phrase> {
        match decisions < self.decisions().len() {
            true => facts(&self.position(decisions).seen_by(viewer)),
            false => facts(&self.state().seen_by(viewer)),
        }
    }

    fn scenario(&self, decisions: usize, title: [&str; 2], source: &str, remarks: &str) -> Result<String, Phrase> {
        let cast = scenario_names(self.players());
        let all = self.decisions();
        let before = decisions.min(all.len()).saturating_sub(1);
        let last = all.get(before).filter(|_| decisions > 0).copied();
        let head = Head { title, source, remarks };
        write_scenario(&head, &self.position(before), last, &cast)
    }

    fn check(&self, seat: Seat, notation: &str) -> Result<AnyDecision, Denied> {
        let state = self.state();
        let action = state.read_action(notation).map_err(|why| Denied { why, reason: "not-a-decision" })?;
        state.check(seat, &action).map(|decision| AnyDecision(Arc::new(decision))).map_err(|refusal| {
            let why = G::refusal(&state.seen_by(Viewer::Seat(seat)), &refusal);
            Denied { why, reason: refusal.reason() }
        })
    }

    fn notation(&self, decision: &AnyDecision) -> Option<String> {
        let decision = decision.0.downcast_ref::<Checked<G::Action>>()?;
        Some(self.state().notation(decision.action()))
    }

    fn decide(&mut self, decision: AnyDecision) {
        match decision.0.downcast_ref::<Checked<G::Action>>() {
            Some(decision) => self.decide(*decision, &mut ()),
            None => debug_assert!(false, "{decision:?} belongs to another game"),
        }
    }

    fn seat_bot(&self, seat: Seat, kind: Kind, salt: u64, budget: Budget) -> SeatedBot {
        // Whoever sits down in the middle of a game must not repeat the chances that somebody before them had.
        let stream = Stream::new(&Seed::of_series(salt, self.decisions().len() as u64));
        SeatedBot::new(Seated::<G>::new(seat, kind, stream, budget))
    }

    fn bot_decision(&self, bot: &mut SeatedBot) -> Option<String> {
        let state = self.state();
        bot.seated::<G>()?.decide(state).map(|decision| state.notation(decision.action()))
    }

    fn advise(&self, seat: Seat, salt: u64, budget: Budget, halt: &Halt) -> Vec<Hint> {
        let state = self.state();
        let mut options = Options::new();
        state.options(seat, &mut options);
        if options.is_empty() {
            return vec![];
        }
        let stream = Stream::new(&Seed::of_series(salt, self.decisions().len() as u64));
        let mut search = Search::<G>::new(stream, Level::Imperator, 1);
        let advice = search.advise(&Turn::new(state, &options), &mut Thought::new(budget, halt));
        let hint = |advice: Advice| {
            let notation = state.notation(options.get(advice.place)?);
            Some(Hint { notation, points: advice.points, chance: advice.chance })
        };
        // What was never tried is no advice.
        advice.into_iter().filter(|advice| advice.visits > 0).take(HINTS).filter_map(hint).collect()
    }

    fn judge(&self, decisions: usize, salt: u64, budget: Budget, halt: &Halt) -> Option<Judged> {
        let (decision, state) = (*self.decisions().get(decisions)?, self.position(decisions));
        let mut options = Options::new();
        state.options(decision.seat(), &mut options);
        let place = options.iter().position(|action| action == decision.action())?;
        let stream = Stream::new(&Seed::of_series(salt, decisions as u64));
        let mut search = Search::<G>::new(stream, CLOSELY, 1);
        let (best, taken) = search.judge(&Turn::new(&state, &options), place, budget, halt)?;
        let hint = |advice: Advice| {
            let notation = state.notation(options.get(advice.place)?);
            Some(Hint { notation, points: advice.points, chance: advice.chance })
        };
        let (best, taken) = hint(best).zip(hint(taken))?;
        // What proved better once it was looked at as closely was no mistake.
        let best = if taken.chance >= best.chance { taken.clone() } else { best };
        Some(Judged { decision: decisions, seat: decision.seat(), taken, best })
    }

    fn choices_after(&self, decisions: usize, seat: Seat) -> Vec<Choice> {
        choices(&self.position(decisions).seen_by(Viewer::Seat(seat)), seat)
    }

    fn free_undo(&self, seat: Seat) -> usize {
        self.free_undo(seat)
    }

    fn undo_reach(&self, seat: Seat) -> Option<usize> {
        let decisions = self.decisions();
        decisions.iter().rposition(|decision| decision.seat() == seat).map(|at| decisions.len() - at)
    }

    fn undo(&mut self, seat: Seat, count: usize) -> bool {
        self.undo(seat, count)
    }

    fn story(&self, viewer: Viewer, decisions: usize, moments: &[usize]) -> Box<AnyStory> {
        Box::new(self.story(viewer, decisions, moments))
    }

    fn excerpt(&self, viewer: Viewer, told: Range<usize>, moments: &[usize]) -> Box<AnyStory> {
        Box::new(self.excerpt(viewer, told, moments))
    }

    fn glimpse(&self, viewer: Viewer) -> Box<AnyStory> {
        Box::new(self.glimpse(viewer))
    }

    fn tell(&self, teller: &mut Teller) -> Arc<AnyStory> {
        teller.tell(self)
    }

    fn untold(&self, teller: &Teller) -> usize {
        teller.telling::<G>().map_or(self.decisions().len(), |teller| teller.behind(self))
    }

    fn chronicle(&self) -> String {
        self.write()
    }

    fn seed(&self) -> Seed {
        *self.seed()
    }
}

/// What a seat may decide, as it sees the table.
pub(crate) fn choices<G: Narrate>(seen: &Seen<G>, seat: Seat) -> Vec<Choice> {
    let mut options = Options::new();
    seen.options(seat, &mut options);
    options.iter().map(|action| Choice { notation: seen.notation(action), phrase: G::choice(seen, action) }).collect()
}

/// Every fact of a table that somebody sees.
pub(crate) fn facts<G: Situation>(seen: &Seen<G>) -> Result<Vec<(String, Value)>, Phrase> {
    let cast = Cast::new(Seat::all(seen.seats()).map(|seat| format!("seat-{}", seat.index() + 1)).collect());
    let keys = seen.keys(&cast).into_iter();
    keys.map(|key| {
        let value = seen.get(&key.split_whitespace().collect::<Vec<_>>(), &cast)?;
        Ok((key, value))
    })
    .collect()
}
