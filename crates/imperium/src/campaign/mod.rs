//! The campaign of the solo booklet: five wins before four losses, level by level.
//!
//! A campaign is a plain value made of its steps: [`Campaign::take`] says whether a step makes sense where it stands. It plays
//! nothing itself: it gives the setup of the next game and is told what came of it.

mod sheet;
mod text;

use kernel::campaign::last_code;
use kernel::chronicle::Entry;
use kernel::{Chronicle, Fault, Game, Phrase, Seat, phrase};

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::data::{ImperiumData, Side};
use crate::effects::words::Category;
use crate::files::Start;
use crate::rival::Level;
use crate::setup::{Choice, Setup, Solo};
use crate::state::{Imperium, Stack};

pub use text::Series;

/// So many wins end a campaign well.
pub const WINS: usize = 5;
/// So many losses end it badly.
pub const LOSSES: usize = 4;

/// How hard the games of a campaign are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ladder {
    /// One level up after every win, from Chieftain to Overlord.
    Rising,
    /// All of them on the level of the Supreme Ruler.
    Supreme,
}

impl Ladder {
    /// What notation calls it.
    pub fn word(self) -> &'static str {
        match self {
            Ladder::Rising => "rising",
            Ladder::Supreme => "supreme",
        }
    }

    /// The level of the game after so many wins.
    pub fn level(self, wins: usize) -> Level {
        match self {
            Ladder::Rising => Level::ALL[wins.min(WINS - 1)],
            Ladder::Supreme => Level::Supreme,
        }
    }
}

/// What is chosen for a whole campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The player's nation, with the side of its power card.
    pub nation: Choice,
    /// Which common deck, in the order of the data: a card that was added must be in it.
    pub deck: usize,
    /// How hard the games are.
    pub ladder: Ladder,
    /// Whether the rival carries out what regions give.
    pub region_effects: bool,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// Points were counted.
    Points,
    /// The player's realm fell into unrest.
    Fall,
    /// The player left it to a bot.
    Left,
}

/// What came of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// Whether the player won.
    pub won: bool,
    /// The player's points.
    pub own: i32,
    /// The rival's.
    pub rival: i32,
    /// How it ended.
    pub how: How,
    /// How many decisions the player took back.
    pub undone: usize,
    /// The last check code of its chronicle.
    pub check: String,
    /// The cards of the common deck among which one may be chosen after a win, by sort.
    pub found: Vec<u16>,
}

/// One thing that happens in a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// The rival of the next game is chosen.
    Against(u8),
    /// A card is left in the box from the next game on.
    Remove(u16),
    /// The game begins, with a seed of this commitment.
    Begun(String),
    /// It cannot be finished, and is due again.
    BrokenOff,
    /// It is over.
    Ended(Verdict),
    /// After a win, a card is added to the player's deck for all later games.
    Add(u16),
    /// After a win, a card is to be left out instead. It is chosen when the next game is laid out.
    RemoveLater,
}

/// What the player takes for a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// A card for all later games.
    Added(u16),
    /// One card less in all later games; none yet if it is still to be chosen.
    Removed(Option<u16>),
}

/// A game of a campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bout {
    /// The rival's nation.
    pub rival: u8,
    /// How it is laid out.
    pub setup: Setup,
    /// The commitment of its seed, once it has begun.
    pub commitment: Option<String>,
    /// What came of it.
    pub result: Option<Verdict>,
    /// What the player took for winning it.
    pub reward: Option<Reward>,
}

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// What to take for a win.
    Reward,
    /// Whom to play against.
    Rival,
    /// Which card to leave in the box.
    Removal,
    /// A game is to begin.
    Ready,
    /// A game is on.
    Playing,
    /// The campaign is won, or lost.
    Over(bool),
}

/// A campaign.
#[derive(Clone, Debug)]
pub struct Campaign {
    data: &'static ImperiumData,
    player: String,
    terms: Terms,
    steps: Vec<Step>,
    bouts: Vec<Bout>,
}

impl Campaign {
    /// A campaign in which nothing has happened yet.
    pub fn new(data: &'static ImperiumData, player: &str, terms: Terms) -> Campaign {
        Campaign { data, player: player.to_owned(), terms, steps: vec![], bouts: vec![] }
    }

    /// Who plays it.
    pub fn player(&self) -> &str {
        &self.player
    }

    /// What was chosen for all of it.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Everything that has happened.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The games, the one that is next or on included.
    pub fn bouts(&self) -> &[Bout] {
        &self.bouts
    }

    fn results(&self) -> impl Iterator<Item = (&Bout, &Verdict)> {
        self.bouts.iter().filter_map(|bout| bout.result.as_ref().map(|result| (bout, result)))
    }

    /// How many games were won.
    pub fn wins(&self) -> usize {
        self.results().filter(|(_, result)| result.won).count()
    }

    /// How many were lost.
    pub fn losses(&self) -> usize {
        self.results().filter(|(_, result)| !result.won).count()
    }

    /// The level of the next game.
    pub fn level(&self) -> Level {
        self.terms.ladder.level(self.wins())
    }

    /// Whether the player begins the next game with twice as many tokens: after a loss. A second loss does not double again.
    pub fn doubled(&self) -> bool {
        self.results().last().is_some_and(|(_, result)| !result.won)
    }

    /// The nations that were beaten and cannot be met again.
    pub fn beaten(&self) -> Vec<u8> {
        self.results().filter(|(_, result)| result.won).map(|(bout, _)| bout.rival).collect()
    }

    /// The cards that were added, by sort.
    pub fn added(&self) -> Vec<u16> {
        let added = |bout: &Bout| match bout.reward {
            Some(Reward::Added(sort)) => Some(sort),
            Some(Reward::Removed(_)) | None => None,
        };
        self.bouts.iter().filter_map(added).collect()
    }

    /// The cards that stay in the box, by sort.
    pub fn removed(&self) -> Vec<u16> {
        let removed = |bout: &Bout| match bout.reward {
            Some(Reward::Removed(sort)) => sort,
            Some(Reward::Added(_)) | None => None,
        };
        self.bouts.iter().filter_map(removed).collect()
    }

    /// How many unrests stay in the box: in the Supreme Ruler's campaign one more after a win, one less after a loss.
    pub fn calm(&self) -> u8 {
        let after = |calm: u8, (_, result): (&Bout, &Verdict)| match result.won {
            true => calm + 1,
            false => calm.saturating_sub(1),
        };
        match self.terms.ladder {
            Ladder::Rising => 0,
            Ladder::Supreme => self.results().fold(0, after),
        }
    }

    /// What is to be done next.
    pub fn stage(&self) -> Stage {
        if self.losses() == LOSSES {
            return Stage::Over(false);
        }
        if self.wins() == WINS {
            return Stage::Over(true);
        }
        match self.bouts.last() {
            None => Stage::Rival,
            Some(Bout { result: Some(result), reward: None, .. }) if result.won => Stage::Reward,
            Some(Bout { result: Some(_), .. }) => Stage::Rival,
            Some(_) if self.removal_due() => Stage::Removal,
            Some(Bout { commitment: None, .. }) => Stage::Ready,
            Some(_) => Stage::Playing,
        }
    }

    fn removal_due(&self) -> bool {
        self.bouts.iter().any(|bout| bout.reward == Some(Reward::Removed(None)))
    }

    /// How a game against this nation is laid out now.
    fn setup_against(&self, rival: u8, added: Vec<u16>, removed: Vec<u16>) -> Setup {
        let solo = Solo {
            region_effects: self.terms.region_effects,
            doubled: self.doubled(),
            added,
            removed,
            calm: self.calm(),
            ..Solo::new(self.level())
        };
        // The side of a rival's power card counts for nothing; this is how setups are read.
        let nations = vec![self.terms.nation, Choice { nation: rival, side: Side::B }];
        Setup { seats: 1, nations: Some(nations), deck: self.terms.deck, solo: Some(solo) }
    }

    /// The nations that may be met next.
    pub fn rivals(&self) -> Vec<u8> {
        let beaten = self.beaten();
        let all = 0..self.data.nations.len() as u8;
        all.filter(|nation| *nation != self.terms.nation.nation && !beaten.contains(nation)).collect()
    }

    /// The cards that may be added after the game that was just won: of which the common deck still has one to give.
    pub fn addable(&self) -> Vec<u16> {
        let Some(result) = self.bouts.last().and_then(|bout| bout.result.as_ref()) else { return vec![] };
        let Some(rival) = self.rivals().first().copied() else { return vec![] };
        let fits = |sort: &u16| {
            let added = self.added().into_iter().chain([*sort]).collect();
            self.data.check_setup(&self.setup_against(rival, added, self.removed())).is_ok()
        };
        result.found.iter().copied().filter(fits).collect()
    }

    /// The cards of the player's deck, of which one may be left out: each sort once.
    pub fn removable(&self) -> Vec<u16> {
        let slots = self.data.nations[usize::from(self.terms.nation.nation)].slots.iter();
        let own = slots.filter(|slot| slot.start == Some(Start::Deck)).map(|slot| slot.sort);
        let mut deck: Vec<u16> = own.chain(self.added()).collect();
        for sort in self.removed() {
            if let Some(at) = deck.iter().position(|other| *other == sort) {
                deck.remove(at);
            }
        }
        let mut sorts = vec![];
        for sort in deck {
            if !sorts.contains(&sort) {
                sorts.push(sort);
            }
        }
        sorts
    }

    /// Takes a step, if it makes sense now.
    pub fn take(&mut self, step: Step) -> Result<(), Phrase> {
        self.check(&step)?;
        match &step {
            Step::Against(rival) => {
                let setup = self.setup_against(*rival, self.added(), self.removed());
                let (commitment, result, reward) = (None, None, None);
                self.bouts.push(Bout { rival: *rival, setup, commitment, result, reward });
            }
            Step::Remove(sort) => self.leave_out(*sort),
            Step::Begun(commitment) => self.change(|bout| bout.commitment = Some(commitment.clone())),
            Step::BrokenOff => self.change(|bout| bout.commitment = None),
            Step::Ended(verdict) => self.change(|bout| bout.result = Some(verdict.clone())),
            Step::Add(sort) => self.change(|bout| bout.reward = Some(Reward::Added(*sort))),
            Step::RemoveLater => self.change(|bout| bout.reward = Some(Reward::Removed(None))),
        }
        self.steps.push(step);
        Ok(())
    }

    /// Changes the last game, which there is at every stage but the first.
    fn change(&mut self, what: impl FnOnce(&mut Bout)) {
        if let Some(bout) = self.bouts.last_mut() {
            what(bout);
        }
    }

    /// Leaves a card in the box from the game on that is to begin.
    fn leave_out(&mut self, sort: u16) {
        if let Some(won) = self.bouts.iter_mut().rfind(|bout| bout.reward == Some(Reward::Removed(None))) {
            won.reward = Some(Reward::Removed(Some(sort)));
        }
        let removed = self.removed();
        self.change(|bout| {
            if let Some(solo) = &mut bout.setup.solo {
                solo.removed = removed;
            }
        });
    }

    /// Whether a step makes sense now, and if not, why.
    fn check(&self, step: &Step) -> Result<(), Phrase> {
        let stage = self.stage();
        let fits = match step {
            Step::Against(_) => stage == Stage::Rival,
            Step::Remove(_) => stage == Stage::Removal,
            Step::Begun(_) => stage == Stage::Ready,
            Step::BrokenOff | Step::Ended(_) => stage == Stage::Playing,
            Step::Add(_) | Step::RemoveLater => stage == Stage::Reward,
        };
        if !fits {
            let said = self.write_step(step);
            return Err(phrase!("imperium-campaign-not-now", step = said, due = self.due()));
        }
        let allowed = match step {
            Step::Against(rival) => self.rivals().contains(rival),
            Step::Remove(sort) => self.removable().contains(sort),
            Step::Add(sort) => self.addable().contains(sort),
            Step::Begun(commitment) => is_digest(commitment, 64),
            Step::Ended(result) => result.is_sound(),
            Step::BrokenOff | Step::RemoveLater => true,
        };
        let said = || self.write_step(step);
        match (allowed, step) {
            (true, _) => Ok(()),
            (false, Step::Against(rival)) if *rival == self.terms.nation.nation => {
                Err(phrase!("imperium-campaign-own-nation"))
            }
            (false, Step::Against(rival)) => {
                Err(phrase!("imperium-campaign-beaten", nation = self.nation_name(*rival)))
            }
            (false, Step::Remove(sort)) => Err(phrase!("imperium-campaign-not-in-deck", card = self.card_name(*sort))),
            (false, Step::Add(sort)) => Err(phrase!("imperium-campaign-not-found", card = self.card_name(*sort))),
            (false, Step::Begun(_) | Step::Ended(_) | Step::BrokenOff | Step::RemoveLater) => {
                Err(phrase!("imperium-campaign-nonsense", step = said()))
            }
        }
    }

    /// Enters what came of the game that is on, by its chronicle. Whoever left it to a bot has lost it.
    pub fn enter(&mut self, chronicle: &str, left: bool) -> Result<(), Fault> {
        let Some(Bout { setup, commitment: Some(commitment), .. }) =
            self.bouts.last().filter(|_| self.stage() == Stage::Playing)
        else {
            return Err(phrase!("imperium-campaign-no-game", due = self.due()).into());
        };
        let played = Chronicle::<Imperium>::read(self.data, chronicle)?;
        if played.setup() != setup || played.seed().commitment() != *commitment {
            return Err(phrase!("imperium-campaign-other-game").into());
        }
        let Some(result) = self.result_of(&played, chronicle, left) else {
            return Err(phrase!("imperium-campaign-unfinished").into());
        };
        self.take(Step::Ended(result)).map_err(Fault::from)
    }

    /// What came of a game; none if it is not over.
    fn result_of(&self, played: &Chronicle<Imperium>, text: &str, left: bool) -> Option<Verdict> {
        let state = played.state();
        let won = state.outcome()?.winners().contains(Seat::FIRST) && !left;
        let (own, rival) = (state.points(Seat::FIRST), state.rival().map_or(0, |rival| state.points(rival)));
        let how = match (left, state.decided_by()) {
            (true, _) => How::Left,
            (false, "fall") => How::Fall,
            (false, _) => How::Points,
        };
        let undone = |entry: &Entry<Action>| match entry {
            Entry::Undo { count, .. } => *count,
            Entry::Decision(_) => 0,
        };
        Some(Verdict {
            won,
            own,
            rival,
            how,
            undone: played.entries().iter().map(undone).sum(),
            check: last_code(text)?.to_owned(),
            found: if won { state.keepsakes() } else { vec![] },
        })
    }
}

impl Verdict {
    /// Whether it agrees with itself.
    fn is_sound(&self) -> bool {
        let decided = match self.how {
            How::Points => self.won == (self.own > self.rival),
            How::Fall | How::Left => !self.won,
        };
        decided && (self.won || self.found.is_empty()) && is_digest(&self.check, 8)
    }
}

/// Whether it is so many hexadecimal digits.
fn is_digest(text: &str, digits: usize) -> bool {
    text.len() == digits && text.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

impl Imperium {
    /// The cards of the common deck, by sort, that a campaign lets the player keep at the end: from history, deck, discard pile and
    /// hand, neither fame nor unrest. What lies in the play area is not on offer, and neither is what was sunk.
    pub(crate) fn keepsakes(&self) -> Vec<u16> {
        let seat = Seat::FIRST;
        let player = self.player(seat);
        let told = if self.sinks(seat) { CardSet::EMPTY } else { player.history };
        let barred = 1 << Category::Fame as u8 | 1 << Category::Unrest as u8;
        let own = self.data.0.decks[self.deck as usize].own;
        let common = |card: &Card| card.nation().is_none() && card.number() < own;
        let mut found: Vec<u16> = (told | player.discard | player.hand | self.pile_set(Stack::Deck(seat)))
            .iter()
            .filter(common)
            .filter(|card| self.traits(*card).category & barred == 0)
            .map(|card| self.traits(card).sort)
            .collect();
        found.sort_unstable();
        found.dedup();
        found
    }
}
