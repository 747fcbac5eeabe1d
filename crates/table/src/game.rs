//! Any game behind one type.

use bots::{Budget, Kind, Seated};
use ethnos::Ethnos;
use hadara::Hadara;
use kernel::data::Entry;
use kernel::scenario::{Head, Value, scenario_names, write_scenario};
use kernel::{
    Cast, Checked, Chronicle, Data, Fault, Game, Narrate, Options, Phrase, Reason, Seat, SeatSet, Seed, Seen,
    Situation, Standings, Stream, Version, Viewer, phrase,
};
use settlers::Settlers;

use crate::bot::SeatedBot;

/// The games that can be played, by name.
pub const GAMES: [&str; 3] = [Ethnos::ID, Hadara::ID, Settlers::ID];

/// A game of any kind with its chronicle.
#[derive(Clone, Debug)]
pub enum AnyGame {
    /// Ethnos.
    Ethnos(Box<Chronicle<Ethnos>>),
    /// Hadara.
    Hadara(Box<Chronicle<Hadara>>),
    /// Imperial Settlers.
    Settlers(Box<Chronicle<Settlers>>),
}

/// A decision that the rules of a game allow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnyDecision {
    /// In a game of Ethnos.
    Ethnos(Checked<<Ethnos as Game>::Action>),
    /// In a game of Hadara.
    Hadara(Checked<<Hadara as Game>::Action>),
    /// In a game of Imperial Settlers.
    Settlers(Checked<<Settlers as Game>::Action>),
}

/// A game that stands behind the one type.
pub(crate) trait Playable: Situation + bots::Evaluate {
    /// Puts it there.
    fn any(chronicle: Chronicle<Self>) -> AnyGame;
    /// The game, if it is this one.
    fn of(game: &AnyGame) -> Option<&Chronicle<Self>>;
    /// Puts a decision behind one type too.
    fn any_decision(decision: Checked<Self::Action>) -> AnyDecision;
}

/// Says how a game is found behind the one type.
macro_rules! playable {
    ($($game:ident)*) => { $(
        impl Playable for $game {
            fn any(chronicle: Chronicle<$game>) -> AnyGame {
                AnyGame::$game(Box::new(chronicle))
            }

            #[allow(unreachable_patterns, reason = "the last arm names the game itself too")]
            fn of(game: &AnyGame) -> Option<&Chronicle<$game>> {
                match game {
                    AnyGame::$game(chronicle) => Some(chronicle),
                    AnyGame::Ethnos(_) | AnyGame::Hadara(_) | AnyGame::Settlers(_) => None,
                }
            }

            fn any_decision(decision: Checked<<$game as Game>::Action>) -> AnyDecision {
                AnyDecision::$game(decision)
            }
        }
    )* };
}
playable!(Ethnos Hadara Settlers);

/// Does the same with whatever game it is.
macro_rules! with_game {
    ($any:expr, $chronicle:ident => $what:expr) => {
        match $any {
            AnyGame::Ethnos($chronicle) => $what,
            AnyGame::Hadara($chronicle) => $what,
            AnyGame::Settlers($chronicle) => $what,
        }
    };
}

/// Does the same with the game of this name.
macro_rules! with_named {
    ($name:expr, $game:ident => $what:expr) => {
        match $name {
            Ethnos::ID => {
                type $game = Ethnos;
                $what
            }
            Hadara::ID => {
                type $game = Hadara;
                $what
            }
            Settlers::ID => {
                type $game = Settlers;
                $what
            }
            other => Err(phrase!("table-unknown-game", game = other).into()),
        }
    };
}

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

/// A game as it is offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its name.
    pub id: &'static str,
    /// How many may play.
    pub seats: std::ops::RangeInclusive<usize>,
    /// The version of its rules.
    pub rules: u32,
    /// The fingerprint of its data.
    pub data: String,
    /// Setups to choose from, in notation: for every number of players the usual one, then each variant.
    pub setups: Vec<String>,
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

/// One thing that a seat may decide.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// In notation.
    pub notation: String,
    /// In words.
    pub phrase: Phrase,
}

impl AnyGame {
    /// Begins a game.
    pub fn begin(game: &str, setup: &str, seed: Seed, players: Vec<String>) -> Result<AnyGame, Phrase> {
        with_named!(game, G => begin::<G>(setup, seed, players).map(G::any))
    }

    /// The rules and data that this program plays a game with.
    pub fn version_of(game: &str) -> Result<Version, Phrase> {
        with_named!(game, G => Ok(Version::of::<G>(<G as Game>::Data::built_in())))
    }

    /// What is offered of a game.
    pub fn offer(game: &str) -> Result<Offer, Phrase> {
        with_named!(game, G => Ok(offer::<G>()))
    }

    /// Everything there is to look up in a game.
    pub fn entries(game: &str) -> Result<Vec<Entry>, Phrase> {
        with_named!(game, G => Ok(<G as Game>::Data::built_in().entries()))
    }

    /// How many seats a setup has; a setup that the rules do not allow is refused.
    pub fn seats_of(game: &str, setup: &str) -> Result<usize, Phrase> {
        fn seats<G: Game>(setup: &str) -> Result<usize, Phrase> {
            let data = G::Data::built_in();
            Ok(G::new(data, &G::read_setup(data, setup)?, &Seed([0; 32]))?.seats())
        }
        with_named!(game, G => seats::<G>(setup))
    }

    /// The game's name.
    pub fn id(&self) -> &'static str {
        with_game!(self, chronicle => id(chronicle))
    }

    /// The rules and data that it is played with.
    pub fn version(&self) -> Version {
        with_game!(self, chronicle => version(chronicle))
    }

    /// Its setup, in notation.
    pub fn setup(&self) -> String {
        with_game!(self, chronicle => setup(chronicle))
    }

    /// What came of the last decision, as far as it can be told at little cost: who is asked, out of how many options, and the
    /// result. Two replays of which this is the same after every decision are taken to be the same.
    pub fn course(&self) -> String {
        with_game!(self, chronicle => course(chronicle.state()))
    }

    /// The players' names by seat.
    pub fn players(&self) -> &[String] {
        with_game!(self, chronicle => chronicle.players())
    }

    /// How many decisions stand.
    pub fn decisions(&self) -> usize {
        with_game!(self, chronicle => chronicle.decisions().len())
    }

    /// Who decided last.
    pub fn last_decider(&self) -> Option<Seat> {
        with_game!(self, chronicle => chronicle.decisions().last().map(|decision| decision.seat()))
    }

    /// Who owes a decision.
    pub fn deciding(&self) -> SeatSet {
        with_game!(self, chronicle => chronicle.state().deciding())
    }

    /// The result, once the game is over.
    pub fn standings(&self) -> Option<Standings> {
        with_game!(self, chronicle => chronicle.state().standings())
    }

    /// What a source of points is called.
    pub fn source(&self, source: &'static str) -> Phrase {
        with_game!(self, chronicle => name_of_source(chronicle, source))
    }

    /// How the winner was decided.
    pub fn decided(&self, decision: &'static str) -> Phrase {
        with_game!(self, chronicle => how_decided(chronicle, decision))
    }

    /// What a seat is being asked.
    pub fn question(&self, seat: Seat) -> Phrase {
        with_game!(self, chronicle => question(chronicle, seat))
    }

    /// What a seat may decide, in notation.
    pub fn options(&self, seat: Seat) -> Vec<String> {
        with_game!(self, chronicle => options(chronicle, seat))
    }

    /// What a seat may decide, in notation and in words.
    pub fn choices(&self, seat: Seat) -> Vec<Choice> {
        with_game!(self, chronicle => choices(chronicle, seat))
    }

    /// Every fact of the table as `viewer` may know it, in the words of scenarios; seats go by `seat-1`, `seat-2` …
    pub fn facts(&self, viewer: Viewer, decisions: usize) -> Result<Vec<(String, Value)>, Phrase> {
        with_game!(self, chronicle => facts(chronicle, viewer, decisions))
    }

    /// The position after so many decisions as a scenario, with the last of them still to be made: everything in it, hidden
    /// or not, so only for those who may know it.
    pub fn scenario(&self, decisions: usize, title: [&str; 2], source: &str, remarks: &str) -> Result<String, Phrase> {
        with_game!(self, chronicle => scenario(chronicle, decisions, title, source, remarks))
    }

    /// Reads what a seat wants to decide; whether it may decide so, and if not, why.
    pub fn check(&self, seat: Seat, notation: &str) -> Result<AnyDecision, Denied> {
        with_game!(self, chronicle => allowed(chronicle, seat, notation))
    }

    /// Carries out a decision that [`AnyGame::check`] allowed now. A decision of another game changes nothing.
    pub fn decide(&mut self, decision: AnyDecision) {
        match (self, decision) {
            (AnyGame::Ethnos(chronicle), AnyDecision::Ethnos(decision)) => chronicle.decide(decision, &mut ()),
            (AnyGame::Hadara(chronicle), AnyDecision::Hadara(decision)) => chronicle.decide(decision, &mut ()),
            (AnyGame::Settlers(chronicle), AnyDecision::Settlers(decision)) => chronicle.decide(decision, &mut ()),
            (AnyGame::Ethnos(_) | AnyGame::Hadara(_) | AnyGame::Settlers(_), decision) => {
                debug_assert!(false, "{decision:?} belongs to another game");
            }
        }
    }

    /// A bot that takes a seat for the rest of the game. `salt` makes tables with the same seed differ from each other.
    pub fn seat_bot(&self, seat: Seat, kind: Kind, salt: u64, budget: Budget) -> SeatedBot {
        with_game!(self, chronicle => seat_bot(chronicle, seat, kind, salt, budget))
    }

    /// How many of its last decisions a seat may take back without asking anybody.
    pub fn free_undo(&self, seat: Seat) -> usize {
        with_game!(self, chronicle => chronicle.free_undo(seat))
    }

    /// How many decisions must be taken back to undo the last one of a seat.
    pub fn undo_reach(&self, seat: Seat) -> Option<usize> {
        with_game!(self, chronicle => {
            let decisions = chronicle.decisions();
            decisions.iter().rposition(|decision| decision.seat() == seat).map(|at| decisions.len() - at)
        })
    }

    /// Takes decisions back; false if there are not so many.
    pub fn undo(&mut self, seat: Seat, count: usize) -> bool {
        with_game!(self, chronicle => chronicle.undo(seat, count))
    }

    /// The log as `viewer` may read it, oldest first, up to the first `decisions` that stand.
    pub fn log(&self, viewer: Viewer, decisions: usize) -> Vec<Told> {
        with_game!(self, chronicle => log(chronicle, viewer, decisions))
    }

    /// The chronicle as text, seed and all: only for games that are over.
    pub fn chronicle(&self) -> String {
        with_game!(self, chronicle => chronicle.write())
    }

    /// Where all chance came from: only for games that are over.
    pub fn seed(&self) -> Seed {
        with_game!(self, chronicle => *chronicle.seed())
    }

    /// A chronicle that somebody kept.
    pub fn read(text: &str) -> Result<AnyGame, Fault> {
        let game = kernel::chronicle::game_of(text)?;
        with_named!(game, G => Chronicle::<G>::read(<G as Game>::Data::built_in(), text).map(G::any))
    }
}

fn id<G: Game>(_: &Chronicle<G>) -> &'static str {
    G::ID
}

fn version<G: Game>(chronicle: &Chronicle<G>) -> Version {
    Version::of::<G>(chronicle.state().data())
}

fn setup<G: Game>(chronicle: &Chronicle<G>) -> String {
    G::write_setup(chronicle.state().data(), chronicle.setup())
}

fn course<G: Game>(state: &G) -> String {
    let mut options = Options::new();
    let asked = state.deciding().iter().map(|seat| {
        state.options(seat, &mut options);
        format!("{} of {}", seat.index() + 1, options.len())
    });
    let mut course: Vec<String> = asked.collect();
    let places = state.standings().map_or(vec![], |standings| standings.places);
    course.extend(places.iter().map(|place| format!("{}. {}", place.rank, place.points)));
    course.join(", ")
}

fn name_of_source<G: Narrate>(_: &Chronicle<G>, source: &'static str) -> Phrase {
    G::source(source)
}

fn how_decided<G: Narrate>(_: &Chronicle<G>, decision: &'static str) -> Phrase {
    G::decided(decision)
}

fn begin<G: Game>(setup: &str, seed: Seed, players: Vec<String>) -> Result<Chronicle<G>, Phrase> {
    let data = G::Data::built_in();
    Chronicle::begin(data, G::read_setup(data, setup)?, seed, players)
}

fn question<G: Narrate>(chronicle: &Chronicle<G>, seat: Seat) -> Phrase {
    G::question(&chronicle.state().seen_by(Viewer::Seat(seat)), seat)
}

fn options<G: Game>(chronicle: &Chronicle<G>, seat: Seat) -> Vec<String> {
    let mut options = Options::new();
    chronicle.state().options(seat, &mut options);
    options.iter().map(|action| chronicle.state().notation(action)).collect()
}

fn choices<G: Narrate>(chronicle: &Chronicle<G>, seat: Seat) -> Vec<Choice> {
    let seen = chronicle.state().seen_by(Viewer::Seat(seat));
    let mut options = Options::new();
    seen.options(seat, &mut options);
    options.iter().map(|action| Choice { notation: seen.notation(action), phrase: G::choice(&seen, action) }).collect()
}

/// A decision that can be read and that the rules allow.
fn allowed<G: Playable>(chronicle: &Chronicle<G>, seat: Seat, notation: &str) -> Result<AnyDecision, Denied> {
    let state = chronicle.state();
    let action = state.read_action(notation).map_err(|why| Denied { why, reason: "not-a-decision" })?;
    state.check(seat, &action).map(G::any_decision).map_err(|refusal| {
        let why = G::refusal(&state.seen_by(Viewer::Seat(seat)), &refusal);
        Denied { why, reason: refusal.reason() }
    })
}

fn offer<G: Game>() -> Offer {
    let data = G::Data::built_in();
    let setups = G::setups(data).iter().map(|setup| G::write_setup(data, setup)).collect();
    Offer { id: G::ID, seats: G::SEATS, rules: G::RULES, data: data.fingerprint().to_owned(), setups }
}

fn facts<G: Situation>(
    chronicle: &Chronicle<G>,
    viewer: Viewer,
    decisions: usize,
) -> Result<Vec<(String, Value)>, Phrase> {
    let seen = match decisions < chronicle.decisions().len() {
        true => chronicle.position(decisions).seen_by(viewer),
        false => chronicle.state().seen_by(viewer),
    };
    let cast = Cast::new(Seat::all(seen.seats()).map(|seat| format!("seat-{}", seat.index() + 1)).collect());
    let keys = seen.keys(&cast).into_iter();
    keys.map(|key| {
        let value = seen.get(&key.split_whitespace().collect::<Vec<_>>(), &cast)?;
        Ok((key, value))
    })
    .collect()
}

fn scenario<G: Situation>(
    chronicle: &Chronicle<G>,
    decisions: usize,
    title: [&str; 2],
    source: &str,
    remarks: &str,
) -> Result<String, Phrase> {
    let cast = scenario_names(chronicle.players());
    let all = chronicle.decisions();
    let before = decisions.min(all.len()).saturating_sub(1);
    let last = all.get(before).filter(|_| decisions > 0).copied();
    let head = Head { title, source, remarks };
    write_scenario(&head, &chronicle.position(before), last, &cast)
}

fn seat_bot<G: Playable>(chronicle: &Chronicle<G>, seat: Seat, kind: Kind, salt: u64, budget: Budget) -> SeatedBot {
    // Whoever sits down in the middle of a game must not repeat the chances that somebody before them had.
    let stream = Stream::new(&Seed::of_series(salt, chronicle.decisions().len() as u64));
    SeatedBot::new(Seated::<G>::new(seat, kind, stream, budget))
}

fn log<G: Narrate>(chronicle: &Chronicle<G>, viewer: Viewer, decisions: usize) -> Vec<Told> {
    let mut state = chronicle.position(0);
    let mut told = vec![];
    for (at, decision) in chronicle.decisions().iter().take(decisions).enumerate() {
        let mut events = vec![];
        state.perform(*decision, &mut events);
        let seen = state.seen_by(viewer);
        let phrases = events.iter().filter_map(|event| G::told(&seen, &Seen::new(event, viewer)));
        told.extend(phrases.map(|phrase| Told { number: at + 1, seat: decision.seat(), phrase }));
    }
    told
}
