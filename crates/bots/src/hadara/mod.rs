//! How good a position of Hadara is.
//!
//! Points that are there count in full, tracks by what they will still bring: income by the coins of the steps to come, military
//! and culture by the colonies and statues in reach, food by the cards that it will keep.

mod noticed;

use std::sync::Arc;

use hadara::{Action, COLOURS, Colour, Epoch, Fate, Hadara, Level, Phase, Question, Slot, Track, Turned};
use kernel::{BySeat, Game, Options, Seat};

use crate::habits::{Habits, Notepad};
use crate::practice::Sights;
use crate::search::{Others, Playout, Settings};
use crate::{Evaluate, Weights};

/// A colony or statue that is in reach may still be missed.
const IN_REACH: f32 = 0.9;
/// How much a track can be expected to grow in a phase, in steps.
const GROWTH: f32 = 2.4;
/// A card that cannot be fed is lost, and what was paid for it.
const UNFED: f32 = 4.5;
/// How many more cards a player keeps in a phase.
const CARDS: f32 = 2.6;
/// What integrating brings beyond points: steps on two tracks, less the coins of plundering.
const COLONY: f32 = 2.0;

impl Evaluate for Hadara {
    const REDEALS: u32 = 2;
    const SEARCH: Settings = Settings {
        others: Others::InTree,
        playout: Playout::Decisions(200),
        tries: 4,
        effort: 4,
        temperature: 2.0,
        exploration: 0.5,
        lead: 8.0,
        levels: [0, 1, 60, 200, 6000],
    };

    /// All is judged by hand.
    type Scales = ();

    fn scales(&self, _: &Arc<Weights>) {}

    fn worth(&self, seat: Seat) -> f32 {
        let state = settled(self);
        let own = Prospects { game: &state, left: phases_left(&state) }.of(seat);
        if state.seats() > 2 {
            return own;
        }
        let rivals = Seat::all(state.seats()).filter(|other| *other != seat);
        let rival = rivals.map(|other| state.points(other).iter().sum::<i32>()).max().unwrap_or(0);
        own - 0.1 * rival as f32
    }

    fn prospects(&self, (): &()) -> BySeat<f32> {
        let state = settled(self);
        let prospects = Prospects { game: &state, left: phases_left(&state) };
        BySeat::from_fn(|seat| if seat.index() < state.seats() { prospects.of(seat) } else { 0.0 })
    }

    fn habits(&self) -> Option<&'static Habits> {
        Some(&noticed::HABITS)
    }

    fn notice(&self, seat: Seat, options: &Options<Action>, notes: &mut impl Notepad) {
        noticed::notice(self, seat, options, notes);
    }

    fn size_up(&self, seat: Seat, (): &(), sights: &mut Sights) -> f32 {
        let lead = self.lead(seat, &self.prospects(&()));
        noticed::size_up(self, seat, lead, sights);
        lead
    }
}

/// The table once everybody has shown what all decide at once: those who have not decided take any option.
fn settled(game: &Hadara) -> Hadara {
    let mut state = *game;
    let mut options = Options::new();
    let asked = (state.asked(), state.round());
    if !matches!(asked.0, Question::Side | Question::Draw) {
        return state;
    }
    while (state.asked(), state.round()) == asked {
        let Some(seat) = state.deciding().first() else { break };
        state.options(seat, &mut options);
        let Some(last) = options.decisions().next_back() else { break };
        state.perform(last, &mut ());
    }
    state
}

/// How many phases are still to come, this one counted by how much of it is left.
fn phases_left(game: &Hadara) -> f32 {
    let epochs = (Epoch::ALL.len() - game.epoch().index() - 1) as f32 * 2.0;
    let (phases, share) = match (game.asked(), game.phase()) {
        (Question::Over, _) => return 0.0,
        (Question::Side | Question::Wheel, _) => (1.0, 1.0),
        (Question::Draw, _) => (1.0, 1.0 - game.round() as f32 / 8.0),
        (Question::Draft, _) => (0.0, 0.8),
        (Question::Colony | Question::Captured(_) | Question::Statue, Phase::A) => (1.0, 0.2),
        (Question::Colony | Question::Captured(_) | Question::Statue, Phase::B) => (0.0, 0.2),
        (Question::Feeding | Question::Medals, _) => (0.0, 0.0),
    };
    epochs + phases + share
}

/// What a seat can count on.
struct Prospects<'a> {
    game: &'a Hadara,
    left: f32,
}

impl Prospects<'_> {
    fn of(&self, seat: Seat) -> f32 {
        let points: i32 = self.game.points(seat).iter().sum();
        if self.game.asked() == Question::Over {
            return points as f32;
        }
        points as f32
            + self.coins(seat)
            + self.colonies(seat)
            + self.statues(seat)
            + self.medals(seat)
            + self.sets(seat)
            - self.hunger(seat)
            + self.effects(seat)
    }

    /// What a coin is worth beyond the fifth of a point that it makes at the end: it buys cards as long as there are any.
    fn coin(&self) -> f32 {
        if self.left < 0.1 { 0.0 } else { 0.12 + 0.08 * self.left.min(3.0) }
    }

    /// How many income steps are still to come.
    fn incomes(&self) -> f32 {
        match (self.game.asked(), self.game.phase()) {
            (Question::Colony | Question::Captured(_) | Question::Statue, _) => self.left.floor(),
            _ => self.left.ceil(),
        }
    }

    fn coins(&self, seat: Seat) -> f32 {
        let (track, more) = self.game.income(seat);
        let flow = f32::from(track + more) * self.incomes();
        // Beyond some dozens there is nothing left to buy but medals.
        let useful = |coins: f32| coins.min(60.0) + 0.4 * (coins - 60.0).max(0.0);
        let all = useful(f32::from(self.game.player(seat).coins()) + 0.85 * flow);
        (0.2 + self.coin()) * all - 0.2 * f32::from(self.game.player(seat).coins())
    }

    /// How likely a track is to reach a value before the end.
    fn chance(&self, track: u16, needed: i32) -> f32 {
        let missing = (needed - i32::from(track)) as f32;
        if missing <= 0.0 { IN_REACH } else { (0.85 - missing / (GROWTH * self.left + 0.5)).max(0.0) }
    }

    /// How many more colonies, or statues, can be taken at all.
    fn steps_left(&self, seat: Seat, question: Question) -> f32 {
        let now = match (self.game.asked(), question) {
            (Question::Colony, Question::Colony) | (Question::Statue, Question::Statue) => self.game.turn() == seat,
            (Question::Colony | Question::Captured(_), Question::Statue) => true,
            _ => false,
        };
        self.incomes() + if now { 1.0 } else { 0.0 }
    }

    fn colonies(&self, seat: Seat) -> f32 {
        let military = self.game.track(seat, Track::Military);
        let mut chances: Vec<f32> = Level::all()
            .filter(|level| self.game.player(seat).colony(*level).is_none())
            .map(|level| {
                let front = self.game.data().front(level);
                let needed = self.game.requirement(seat, front.military);
                self.chance(military, needed) * (f32::from(front.points) + COLONY)
            })
            .collect();
        // A tile that was integrated gives steps, which the tracks show; one that was plundered gave coins.
        let kept = Level::all().filter_map(|level| self.game.player(seat).colony(level));
        let kept = kept.filter(|colony| colony.fate == Fate::Integrated).count() as f32 * 0.2;
        sum_of_best(&mut chances, self.steps_left(seat, Question::Colony)) + kept
    }

    fn statues(&self, seat: Seat) -> f32 {
        let culture = self.game.track(seat, Track::Culture);
        let mut chances: Vec<f32> = Slot::all()
            .filter(|slot| self.game.player(seat).statue(*slot).is_none())
            .map(|slot| {
                let place = self.game.data().statue(slot);
                let needed = self.game.requirement(seat, place.culture.value);
                self.chance(culture, needed) * f32::from(place.points.value + place.bonus.value)
            })
            .collect();
        sum_of_best(&mut chances, self.steps_left(seat, Question::Statue))
    }

    /// Silver medals grow with their tracks.
    fn medals(&self, seat: Seat) -> f32 {
        let player = self.game.player(seat);
        let silver = player.silver().len() as f32 * 0.5 * GROWTH * self.left;
        let gold = f32::from(player.gold()) * f32::from(self.game.data().figures.gold_points.value);
        // A set more in every epoch that is left is what a collector can hope for.
        silver + gold * 0.35 * self.left
    }

    /// Colours that are behind hold up sets, which only matter to those who collect them.
    fn sets(&self, seat: Seat) -> f32 {
        let counts: [usize; COLOURS] = Colour::ALL.map(|colour| self.game.count(seat, colour));
        let least = counts.iter().min().copied().unwrap_or(0);
        let ahead = counts.iter().filter(|count| **count > least).count() as f32;
        let gold = f32::from(self.game.player(seat).gold());
        ahead * (0.15 + 0.7 * gold) * if self.left > 0.1 { 1.0 } else { 0.0 }
    }

    /// Cards that will not be fed.
    fn hunger(&self, seat: Seat) -> f32 {
        let food = f32::from(self.game.track(seat, Track::Food));
        let cards = self.game.player(seat).tableau().len() as f32;
        let fed_now = matches!(self.game.asked(), Question::Feeding | Question::Medals);
        let soon = match self.game.phase() {
            Phase::A => CARDS * 1.5,
            Phase::B if fed_now => 0.0,
            Phase::B => CARDS * 0.5,
        };
        let growth = if self.left > 0.1 { soon * 0.55 } else { 0.0 };
        let missing = cards + growth - food;
        // Food to spare is worth something as long as more cards are to come.
        let spare = (-missing).clamp(0.0, 6.0) * 0.35 * (self.left / 2.0).min(1.0);
        UNFED * missing.max(0.0) - spare
    }

    /// What cards in the tableau will do besides what tracks and points show.
    fn effects(&self, seat: Seat) -> f32 {
        use hadara::Effect;
        let left = self.left;
        let face_down = Slot::all().filter_map(|slot| self.game.player(seat).statue(slot));
        let face_down = face_down.filter(|statue| statue.turned == Turned::Down).count() as f32;
        let worth = |effect: &Effect| match effect {
            Effect::SellsForMore { coins } => f32::from(*coins) * 1.2 * left,
            Effect::HoldsTile { .. } => 0.0,
            Effect::RaisesPerCard { steps, .. } => f32::from(*steps) * 0.5 * left,
            Effect::LowersMedalPrices { .. } => 1.5 * left,
            Effect::RaisesStatues { steps } => f32::from(*steps) * (0.3 * left - 0.1 * face_down),
            Effect::PaysInsteadOfRemoving { .. } => 1.0 * left,
            Effect::SellsSurplus { coins, .. } => f32::from(*coins) * 0.3 * left,
            Effect::PaidForHigherTracks { .. } => 0.0,
            Effect::PaidForColonies { coins } => f32::from(*coins) * 0.2 * left,
            Effect::FillsSilverMedals { .. } => 2.0,
            Effect::ScoresSets { points } => f32::from(*points) * 0.3 * left,
            Effect::JoinsAnySet => 0.5,
            Effect::ActsMoreOften { times } => f32::from(*times) * left,
            Effect::LowersRequirements { .. } => 0.5 * left,
            Effect::BuysRequirements { .. } => 1.5 * left,
        };
        self.game.effects(seat).map(worth).sum()
    }
}

/// The sum of the best few, the last of them in part.
fn sum_of_best(values: &mut [f32], count: f32) -> f32 {
    values.sort_by(|one, two| two.total_cmp(one));
    let share = |at: usize| (count - at as f32).clamp(0.0, 1.0);
    values.iter().enumerate().map(|(at, value)| value * share(at)).sum()
}
