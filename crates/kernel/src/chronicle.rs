//! The truth about a game: its setup, its seed and every decision in order.
//!
//! A chronicle exports to one readable text and imports back. Every line carries a check code over all lines before
//! it, so that a chronicle changed by hand is found out, and the first wrong decision with it.

pub(crate) mod text;

use std::fmt::Write;
use std::sync::Arc;

use crate::data::Data;
use crate::decision::Checked;
use crate::dice::Seed;
use crate::game::{Game, Inform, Recorder};
use crate::outcome::Standings;
use crate::phrase;
use crate::phrase::{Fault, Phrase};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::version::Version;

pub use text::{Check, signed};
use text::{FORMAT, Head, Lines, Sealed};

/// What one line of a chronicle says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<A> {
    /// A player decided.
    Decision(Checked<A>),
    /// A player took back the last decisions that still stood. Nothing is erased.
    Undo {
        /// Who asked for it.
        seat: Seat,
        /// How many decisions, their own and others'.
        count: usize,
    },
}

/// A game being played or kept.
///
/// ```
/// use kernel::{Chronicle, Data, Fault, Game, Options, Seed, Stream};
///
/// /// Plays a game at random and reads its chronicle back.
/// fn play<G: Game>(setup: G::Setup, players: Vec<String>) -> Result<Chronicle<G>, Fault> {
///     let data = G::Data::built_in();
///     let mut chronicle = Chronicle::<G>::begin(data, setup, Seed::of_series(1, 0), players)?;
///     let (mut options, mut stream) = (Options::new(), Stream::new(&Seed::of_series(2, 0)));
///     while let Some(seat) = chronicle.state().deciding().first() {
///         chronicle.state().options(seat, &mut options);
///         let Some(decision) = options.pick(&mut stream) else { break };
///         chronicle.decide(decision, &mut ());
///     }
///     Chronicle::read(data, &chronicle.write())
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Chronicle<G: Game> {
    setup: G::Setup,
    seed: Seed,
    players: Vec<String>,
    entries: Vec<Entry<G::Action>>,
    /// The decisions that stand after all undoing.
    standing: Vec<Checked<G::Action>>,
    taken_back: usize,
    /// The seats that each of them told something that was hidden.
    informed: Vec<SeatSet>,
    start: G,
    /// The table after every [`STRIDE`] of them: going back costs no more than that, however long the game.
    marks: Arc<Vec<G>>,
    state: G,
}

/// After so many decisions the table is kept.
const STRIDE: usize = 32;

impl<G: Game> Chronicle<G> {
    /// Sets a table up and opens its chronicle. One player name for each seat.
    pub fn begin(data: &'static G::Data, setup: G::Setup, seed: Seed, players: Vec<String>) -> Result<Self, Phrase> {
        let start = G::new(data, &setup, &seed)?;
        check_players(&players, start.seats())?;
        Ok(Self::opened(setup, seed, players, start))
    }

    /// A chronicle in which nothing stands yet.
    fn opened(setup: G::Setup, seed: Seed, players: Vec<String>, start: G) -> Self {
        Chronicle {
            setup,
            seed,
            players,
            entries: vec![],
            standing: vec![],
            taken_back: 0,
            informed: vec![],
            marks: Arc::default(),
            state: start.clone(),
            start,
        }
    }

    /// The table as it is now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What was agreed at the start.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Where all chance came from.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The players' names by seat.
    pub fn players(&self) -> &[String] {
        &self.players
    }

    /// Everything that was decided and taken back.
    pub fn entries(&self) -> &[Entry<G::Action>] {
        &self.entries
    }

    /// The decisions that stand.
    pub fn decisions(&self) -> &[Checked<G::Action>] {
        &self.standing
    }

    /// Appends a decision that was checked in, or listed for, the position of [`Chronicle::state`].
    pub fn decide(&mut self, decision: Checked<G::Action>, recorder: &mut impl Recorder<G::Event>) {
        debug_assert!(
            self.state.check(decision.seat(), decision.action()).is_ok(),
            "{decision:?} was checked elsewhere"
        );
        let mut events = vec![];
        self.state.perform(decision, &mut events);
        let tells = |seat: &Seat| events.iter().any(|event| event.informs(Viewer::Seat(*seat)));
        self.informed.push(Seat::all(self.state.seats()).filter(tells).collect());
        events.into_iter().for_each(|event| recorder.record(event));
        self.standing.push(decision);
        self.entries.push(Entry::Decision(decision));
        if self.standing.len().is_multiple_of(STRIDE) {
            Arc::make_mut(&mut self.marks).push(self.state.clone());
        }
    }

    /// Takes back the last `count` decisions that stand; false if there are not so many.
    pub fn undo(&mut self, seat: Seat, count: usize) -> bool {
        let Some(kept) = self.standing.len().checked_sub(count) else {
            return false;
        };
        self.state = self.position(kept);
        self.taken_back += count;
        self.standing.truncate(kept);
        self.informed.truncate(kept);
        if self.marks.len() > kept / STRIDE {
            Arc::make_mut(&mut self.marks).truncate(kept / STRIDE);
        }
        self.entries.push(Entry::Undo { seat, count });
        true
    }

    /// How many decisions were taken back.
    pub fn taken_back(&self) -> usize {
        self.taken_back
    }

    /// The table after the first `decisions` that stand (or after all, if there are fewer).
    pub fn position(&self, decisions: usize) -> G {
        let decisions = decisions.min(self.standing.len());
        let marks = decisions / STRIDE;
        let mut state = marks.checked_sub(1).and_then(|last| self.marks.get(last)).unwrap_or(&self.start).clone();
        self.standing[marks * STRIDE..decisions].iter().for_each(|decision| state.perform(*decision, &mut ()));
        state
    }

    /// The same, with what happened on the way.
    pub fn replay(&self, decisions: usize, recorder: &mut impl Recorder<G::Event>) -> G {
        let mut state = self.start.clone();
        for decision in self.standing.iter().take(decisions) {
            state.perform(*decision, recorder);
        }
        state
    }

    /// How many of the last decisions `seat` may take back without asking anybody: its own, as long as none of
    /// them told it anything that was hidden.
    pub fn free_undo(&self, seat: Seat) -> usize {
        let last = self.standing.iter().zip(&self.informed).rev();
        last.take_while(|(decision, informed)| decision.seat() == seat && !informed.contains(seat)).count()
    }

    /// The whole chronicle as text.
    pub fn write(&self) -> String {
        let data = self.state.data();
        let mut text = String::new();
        let mut check = Check::new();
        let mut header = vec![
            FORMAT.to_owned(),
            format!("game: {}", G::ID),
            format!("rules: {}", G::RULES),
            format!("data: {}", data.fingerprint()),
            format!("setup: {}", G::write_setup(data, &self.setup)),
        ];
        for (number, player) in self.players.iter().enumerate() {
            header.push(format!("player {}: {player}", number + 1));
        }
        header.push(format!("commitment: {}", self.seed.commitment()));
        for line in &header {
            check.add(line);
            let _ = writeln!(text, "{line}");
        }
        let _ = writeln!(text, "seed: {}\ncheck: {}\n", self.seed.to_hex(), check.code());
        let mut number = 0;
        self.write_entries(|seat, said| {
            number += 1;
            let line = format!("{number}. {}: {said}", self.players[seat.index()]);
            check.add(&line);
            let _ = writeln!(text, "{line} [{}]", check.code());
        });
        let result = write_result(self.state.standings().as_ref(), &self.players);
        check.add(&result);
        let _ = writeln!(text, "\n{result}\nend: {number} [{}]", check.code());
        text
    }

    /// Says every entry in notation, each decision as it is called in the position in which it was taken.
    fn write_entries(&self, mut line: impl FnMut(Seat, &str)) {
        let mut again = Self::opened(self.setup.clone(), self.seed, self.players.clone(), self.start.clone());
        for entry in &self.entries {
            match entry {
                Entry::Decision(decision) => {
                    line(decision.seat(), &again.state.notation(decision.action()));
                    again.decide(*decision, &mut ());
                }
                Entry::Undo { seat, count } => {
                    line(*seat, &format!("undo {count}"));
                    again.undo(*seat, *count);
                }
            }
        }
    }

    /// Reads a chronicle and replays it, and finds out whether anything in it was changed.
    pub fn read(data: &'static G::Data, text: &str) -> Result<Self, Fault> {
        let mut lines = Lines::new(text);
        let mut check = Check::new();
        let head = Head::read(&mut lines, &mut check)?;
        if head.game != G::ID {
            let what = phrase!("chronicle-other-game", expected = G::ID, found = head.game);
            return Err(Fault::at_line(head.line, what));
        }
        if let Some(what) = head.version.differs(G::ID, &Version::of::<G>(data)) {
            return Err(Fault::at_line(head.line, what));
        }
        let (line, setup) = head.setup;
        let at_setup = |what| Fault::at_line(line, what);
        let setup = G::read_setup(data, setup).map_err(at_setup)?;
        let mut chronicle = Self::begin(data, setup, head.seed, head.players).map_err(at_setup)?;
        let count =
            lines.entries(|number, entry| chronicle.read_entry(number, &Sealed::read(number, entry)?, &mut check))?;
        lines.close(count, &mut check, |said| {
            let result = write_result(chronicle.state.standings().as_ref(), &chronicle.players);
            match said == result {
                true => Ok(()),
                false => Err(phrase!("chronicle-wrong-result", expected = result, found = said)),
            }
        })?;
        Ok(chronicle)
    }

    fn read_entry(&mut self, number: usize, sealed: &Sealed<'_>, check: &mut Check) -> Result<(), Phrase> {
        let expected = || phrase!("chronicle-bad-line", number = number);
        let (player, notation) = sealed.entry.split_once(": ").ok_or_else(expected)?;
        let seat = self
            .players
            .iter()
            .position(|name| name == player)
            .and_then(Seat::new)
            .ok_or_else(|| phrase!("unknown-player", name = player))?;
        match notation.strip_prefix("undo ") {
            Some(count) => {
                let count = count.parse().map_err(|_| expected())?;
                if !self.undo(seat, count) {
                    return Err(phrase!("chronicle-undo-too-far", count = count));
                }
            }
            None => {
                let action = self.state.read_action(notation)?;
                let allowed = self.state.check(seat, &action);
                let decision = allowed.map_err(|_| phrase!("chronicle-not-allowed", notation = notation))?;
                self.decide(decision, &mut ());
            }
        }
        sealed.check(check)
    }
}

/// The game that a chronicle says it is of.
pub fn game_of(text: &str) -> Result<&str, Fault> {
    let mut lines = Lines::new(text);
    let (number, first) = lines.next()?;
    if first != FORMAT {
        return Err(Fault::at_line(number, phrase!("chronicle-not-one", expected = FORMAT)));
    }
    Ok(lines.field("game", &mut Check::new())?.1)
}

/// The rules and data that a chronicle says it was made with.
pub fn version_of(text: &str) -> Result<Version, Fault> {
    Head::read(&mut Lines::new(text), &mut Check::new()).map(|head| head.version)
}

/// Finds out whether anything in a chronicle was changed, without its rules: whether they allow its decisions is not told.
pub fn check_codes(text: &str) -> Result<(), Fault> {
    let mut lines = Lines::new(text);
    let mut check = Check::new();
    Head::read(&mut lines, &mut check)?;
    let count = lines.entries(|number, entry| Sealed::read(number, entry)?.check(&mut check))?;
    lines.close(count, &mut check, |_| Ok(()))
}

/// Nobody's name has more characters.
pub const NAME: usize = 24;

/// What a chronicle's lines are divided by, and no name may hold.
pub const NOT_IN_NAMES: &str = ":,;[]";

/// Whether somebody can play under this name.
pub fn is_name(name: &str) -> bool {
    let plain = name.chars().all(|c| !c.is_control() && !NOT_IN_NAMES.contains(c));
    name.trim() == name && (1..=NAME).contains(&name.chars().count()) && plain
}

/// Names must be told apart, and must not look like part of a line.
fn check_players(players: &[String], seats: usize) -> Result<(), Phrase> {
    if players.len() != seats {
        return Err(phrase!("players-not-seats", players = players.len(), seats = seats));
    }
    for (at, name) in players.iter().enumerate() {
        if !is_name(name) {
            return Err(phrase!("bad-player-name", name = name.as_str(), most = NAME));
        }
        if players[..at].contains(name) {
            return Err(phrase!("player-name-twice", name = name.as_str()));
        }
    }
    Ok(())
}

fn write_result(standings: Option<&Standings>, players: &[String]) -> String {
    let Some(standings) = standings else {
        return "result: unfinished".to_owned();
    };
    let places: Vec<String> = standings
        .ranked()
        .iter()
        .map(|place| format!("{}. {} {}", place.rank, players[place.seat.index()], place.points))
        .collect();
    format!("result: {} (by {})", places.join(", "), standings.decided_by)
}
