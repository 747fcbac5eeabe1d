//! The contract that every game fulfils and every player, page and tool relies on.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Deref, RangeInclusive};

use crate::data::Data;
use crate::decision::{Checked, Options, Reason, Untimely};
use crate::dice::{Dice, Seed, Stream};
use crate::outcome::{Outcome, Place, Score, Standings};
use crate::passage::Part;
use crate::phrase::Phrase;
use crate::seat::{Seat, SeatSet, Viewer};

/// A game: a deterministic state machine whose state is a plain value.
///
/// From a setup, a seed and a list of decisions everything else follows. [`crate::laws`] states what must hold
/// for every implementation and tests it.
///
/// A game supplies what only it can know; what all games do alike is provided: who may be asked for options, when a decision
/// comes at the wrong moment, that nothing is carried out but what the rules allow, and how a result is put together.
pub trait Game: Conceal + PartialEq + Eq + Hash {
    /// The name in chronicles, addresses and commands.
    const ID: &'static str;
    /// Raised when a change of the rules alters how an old chronicle replays.
    const RULES: u32;
    /// How many may play.
    const SEATS: RangeInclusive<usize>;

    /// Cards, boards and tables.
    type Data: Data;
    /// What is agreed before the first card is dealt.
    type Setup: Clone + Eq + Hash + Debug + Send + Sync;
    /// One decision of one player, as small as a person makes it.
    type Action: Copy + Eq + Hash + Debug + Send + Sync;
    /// One thing that happened, for the log and for what moves on the screen.
    type Event: Inform + PartialEq;
    /// Why a decision is not allowed.
    type Refusal: Reason;

    /// Sets the table up. A setup that the rules do not allow is refused with a reason.
    fn new(data: &'static Self::Data, setup: &Self::Setup, seed: &Seed) -> Result<Self, Phrase>;

    /// The data that this game is played with.
    fn data(&self) -> &'static Self::Data;

    /// How many play.
    fn seats(&self) -> usize;

    /// Who owes a decision now. Empty once the game is over.
    fn deciding(&self) -> SeatSet;

    /// Where all decide at once: who has decided and waits for those who still owe their part.
    fn waiting(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Adds every decision that `seat`, which is deciding, may take now: in a fixed order, at least one, none twice.
    /// Called through [`Game::options`].
    fn list(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether `seat`, which is deciding, may decide so now, and if not, why. Called through [`Game::check`].
    fn judge(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a decision without asking whether the rules allow it. Called through [`Game::perform`].
    fn perform_unchecked(&mut self, seat: Seat, action: &Self::Action, recorder: &mut impl Recorder<Self::Event>);

    /// Ranks and points, once the game is over. Asks for no memory.
    fn outcome(&self) -> Option<Outcome>;

    /// Where the points of a seat come from, now or at the end.
    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)>;

    /// What made the winner of a game that is over: points, or the tie-break that was needed.
    fn decided_by(&self) -> &'static str;

    /// Turns a state that was concealed from `viewer` into some whole state that the viewer cannot rule out.
    /// Called through [`Seen::redeal`].
    fn redeal(&mut self, viewer: Viewer, stream: &mut Stream);

    /// Writes a decision in the game's notation, as it is called in this position.
    fn write_action(&self, action: &Self::Action, out: &mut String);

    /// Reads a decision as it is called in this position. It need not be allowed, only sayable.
    fn read_action(&self, text: &str) -> Result<Self::Action, Phrase>;

    /// The setups to offer: for every number of players the usual one, then each variant.
    fn setups(data: &Self::Data) -> Vec<Self::Setup>;

    /// What players can be, as setups call it: nations, factions. None where all players begin alike.
    fn peoples(_: &Self::Data) -> Vec<String> {
        vec![]
    }

    /// The setup in which the players are these, by their places in [`Game::peoples`], seat by seat; all else stays.
    fn with_peoples(setup: &Self::Setup, _peoples: &[usize]) -> Self::Setup {
        setup.clone()
    }

    /// Writes a setup on one line.
    fn write_setup(data: &Self::Data, setup: &Self::Setup) -> String;

    /// Reads a setup.
    fn read_setup(data: &Self::Data, text: &str) -> Result<Self::Setup, Phrase>;

    /// Puts every decision that `seat` may take now into `out`, in a fixed order, none twice. A seat that is deciding has at
    /// least one option; any other seat has none.
    #[inline]
    fn options(&self, seat: Seat, out: &mut Options<Self::Action>) {
        let actions = out.begin(seat);
        if self.deciding().contains(seat) {
            self.list(seat, actions);
        }
    }

    /// Whether `seat` may decide so now, and if not, why.
    #[inline]
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<Checked<Self::Action>, Self::Refusal> {
        let deciding = self.deciding();
        match deciding.contains(seat) {
            true => self.judge(seat, action).map(|()| Checked::new(seat, *action)),
            false => Err(Untimely::of(seat, deciding, self.waiting()).into()),
        }
    }

    /// Carries out a decision that the rules allow in this position.
    #[inline]
    fn perform(&mut self, decision: Checked<Self::Action>, recorder: &mut impl Recorder<Self::Event>) {
        self.perform_unchecked(decision.seat(), decision.action(), recorder);
    }

    /// Checks a decision and carries it out. A refused decision changes nothing.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        recorder: &mut impl Recorder<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        let decision = self.check(seat, action)?;
        self.perform(decision, recorder);
        Ok(())
    }

    /// The result with where the points came from, once the game is over.
    fn standings(&self) -> Option<Standings> {
        let place = |(seat, score): (Seat, Score)| Place {
            seat,
            rank: score.rank.into(),
            points: score.points,
            sources: self.sources(seat),
        };
        let outcome = self.outcome()?;
        Some(Standings { places: outcome.scores().map(place).collect(), decided_by: self.decided_by() })
    }

    /// What these eyes may know of the table.
    fn seen_by(&self, viewer: Viewer) -> Seen<Self> {
        Seen::new(self, viewer)
    }

    /// A decision in notation, as a text of its own.
    fn notation(&self, action: &Self::Action) -> String {
        let mut text = String::new();
        self.write_action(action, &mut text);
        text
    }
}

/// What a game says to people: questions, choices, events and refusals as messages.
pub trait Narrate: Game {
    /// Its sentences, in English and Russian.
    const MESSAGES: [&'static str; 2];

    /// What the game is called.
    fn title() -> Phrase;
    /// What it is about, in a sentence.
    fn gist() -> Phrase;
    /// How a setup is written.
    fn setup_form() -> Phrase;
    /// What is agreed by a setup, in a few words.
    fn variant(data: &Self::Data, setup: &Self::Setup) -> Phrase;
    /// What `seat` is being asked.
    fn question(seen: &Seen<Self>, seat: Seat) -> Phrase;
    /// What one option would do.
    fn choice(seen: &Seen<Self>, action: &Self::Action) -> Phrase;
    /// What one option of `seat` costs and brings, as far as it can be known and [`Narrate::choice`] does not say it already.
    fn prospect(_seen: &Seen<Self>, _seat: Seat, _action: &Self::Action) -> Vec<Phrase> {
        vec![]
    }
    /// What happened. None for an event that only moves something on the screen.
    fn told(seen: &Seen<Self>, event: &Seen<Self::Event>) -> Option<Phrase>;
    /// What part an event that is told has in the log; unless a game says more, everything is a passage of its own.
    fn part(_seen: &Seen<Self>, _event: &Seen<Self::Event>) -> Part {
        Part::Deed
    }
    /// Why not.
    fn refusal(seen: &Seen<Self>, refusal: &Self::Refusal) -> Phrase;
    /// What a source of points is called.
    fn source(source: &'static str) -> Phrase;
    /// How a tie, or the want of one, was decided.
    fn decided(decision: &'static str) -> Phrase;
}

/// A value from which what somebody may not know can be taken out.
pub trait Conceal: Clone + Debug + Send + Sync + 'static {
    /// Takes out what `viewer` may not know.
    fn conceal(&mut self, viewer: Viewer);
}

/// Something that happened, which may have told somebody something.
pub trait Inform: Conceal {
    /// Whether this told `viewer` something that it could not know before. A player may freely take back a decision that
    /// told them nothing.
    fn informs(&self, viewer: Viewer) -> bool;
}

/// A value as one pair of eyes sees it, with everything hidden taken out.
///
/// Pages, logs and bots are given this and nothing else, so that a whole state cannot leave by mistake.
///
/// ```
/// use kernel::{Conceal, Dice, Seed, Seen, Viewer};
///
/// let dice = Dice::new(&Seed::of_series(1, 0));
/// let seen = Seen::new(&dice, Viewer::Omniscient);
/// assert_eq!(*seen, Dice::TAKEN_OUT);
/// assert_eq!(seen.viewer(), Viewer::Omniscient);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seen<T> {
    value: T,
    viewer: Viewer,
}

impl<T: Conceal> Seen<T> {
    /// The value as `viewer` sees it.
    pub fn new(value: &T, viewer: Viewer) -> Seen<T> {
        let mut value = value.clone();
        value.conceal(viewer);
        Seen { value, viewer }
    }

    /// Whose eyes these are.
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl<G: Game> Seen<G> {
    /// Some whole state that the viewer cannot rule out: what is face down and the dice are dealt anew.
    pub fn redeal(&self, stream: &mut Stream) -> G {
        let mut state = self.value.clone();
        state.redeal(self.viewer, stream);
        state
    }
}

impl<T> Deref for Seen<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

/// Collects what happens while a decision is carried out.
pub trait Recorder<E> {
    /// Takes note of one event.
    fn record(&mut self, event: E);
}

/// Takes no notes and costs nothing.
impl<E> Recorder<E> for () {
    #[inline(always)]
    fn record(&mut self, _: E) {}
}

impl<E> Recorder<E> for Vec<E> {
    fn record(&mut self, event: E) {
        self.push(event);
    }
}

impl Conceal for Dice {
    /// Nobody may know the dice.
    fn conceal(&mut self, _: Viewer) {
        *self = Dice::TAKEN_OUT;
    }
}
