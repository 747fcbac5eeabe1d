//! What is noticed about a position of Hadara by whoever decides by habit, and by whoever takes stock.
//!
//! Habits are known by these marks: whoever changes one has bots practise anew.

use std::sync::LazyLock;

use hadara::{Action, Card, Deal, Hadara, Level, Phase, Question, Slot, Steps, Track};
use kernel::{Game, Options, Seat};

use crate::habits::{Habits, Mark, Notepad};
use crate::practice::Sights;

/// What was learnt by practice.
pub static HABITS: LazyLock<Habits> = LazyLock::new(|| Habits::built_in(include_bytes!("../../weights/hadara.habits")));

/// What marks are about: their first word.
mod about {
    pub const BUY: u32 = 1;
    pub const SELL: u32 = 20;
    pub const DISCARD: u32 = 30;
    pub const COLONY: u32 = 40;
    pub const PLUNDER: u32 = 41;
    pub const INTEGRATE: u32 = 42;
    pub const STATUE: u32 = 43;
    pub const REMOVE: u32 = 46;
    pub const PAY: u32 = 48;
    pub const SILVER: u32 = 49;
    pub const GOLD: u32 = 50;
    pub const SIDE: u32 = 51;
    pub const WHEEL: u32 = 52;
    pub const DECLINE: u32 = 53;
    pub const STOCK: u32 = 100;
}

/// What all options of a question have in common.
struct Asked<'a> {
    game: &'a Hadara,
    seat: Seat,
    /// Which step of which phase of which epoch.
    time: u32,
    /// Which phase of which epoch, with how many players.
    phase: u32,
    coins: u32,
    tracks: Steps,
    /// Food to spare, from none to enough.
    spare: u32,
    /// What the next colony and the next statue are short of, from nothing to a lot.
    military: u32,
    culture: u32,
}

/// Roughly so many coins.
fn purse(coins: u16) -> u32 {
    match coins {
        0..=3 => 0,
        4..=7 => 1,
        8..=12 => 2,
        13..=18 => 3,
        19..=26 => 4,
        27..=40 => 5,
        _ => 6,
    }
}

/// A number made of what a card shows, so that a card with other figures is another card.
fn face(game: &Hadara, card: Card) -> u32 {
    let face = game.data().face(card);
    let [income, military, culture, food] = Track::ALL.map(|track| u32::from(face.steps[track]));
    let steps = income | military << 4 | culture << 8 | food << 12;
    let figures = face.colour as u32 | u32::from(face.cost) << 3 | u32::from(face.points) << 9;
    steps | (figures | u32::from(face.effect.is_some()) << 14) << 16
}

impl Asked<'_> {
    fn new(game: &Hadara, seat: Seat) -> Asked<'_> {
        let player = game.player(seat);
        let tracks = game.tracks(seat);
        let short = |needed: i32, track: Track| (needed - i32::from(tracks[track])).max(0);
        let colonies = Level::all().filter(|level| player.colony(*level).is_none());
        let military = colonies
            .map(|level| short(game.requirement(seat, game.data().front(level).military), Track::Military))
            .min();
        let statues = Slot::all().filter(|slot| player.statue(*slot).is_none());
        let culture = statues
            .map(|slot| short(game.requirement(seat, game.data().statue(slot).culture.value), Track::Culture))
            .min();
        let roughly = |short: Option<i32>| short.map_or(6, |short| ((short + 1) / 2).min(5)) as u32;
        let spare = i32::from(tracks[Track::Food]) - player.tableau().len() as i32;
        let phase = (game.epoch().index() * 2 + usize::from(game.phase() == Phase::B)) as u32;
        let step = if game.asked() == Question::Draw { 1 + game.round() as u32 / 2 } else { 0 };
        Asked {
            game,
            seat,
            time: (phase * 8 + step) * 8 + game.seats() as u32,
            phase: phase * 8 + game.seats() as u32,
            coins: purse(player.coins()),
            tracks,
            spare: (spare.clamp(-3, 6) + 3) as u32,
            military: roughly(military),
            culture: roughly(culture),
        }
    }

    /// A card is bought or sold, another perhaps discarded.
    fn card(&self, card: Card, deal: Deal, discarded: Option<Card>, notes: &mut impl Notepad) {
        let (game, seat) = (self.game, self.seat);
        let what = face(game, card);
        let colour = game.data().face(card).colour;
        let mut marks = [Mark::of([about::DISCARD, 0, 0, 0]); 12];
        let mut count = 0;
        let mut add = |words: [u32; 4]| {
            marks[count] = Mark::of(words);
            count += 1;
        };
        match deal {
            Deal::Buy { tile } => {
                let price = game.price(seat, card);
                let left = purse(game.player(seat).coins().saturating_sub(price));
                let owned = game.count(seat, colour).min(9) as u32;
                add([about::BUY, what, self.phase, 0]);
                add([about::BUY + 1, what, self.spare, self.phase]);
                add([about::BUY + 2, colour as u32, owned, self.phase]);
                add([about::BUY + 3, what, self.coins, 0]);
                add([about::BUY + 4, colour as u32, left, self.time]);
                add([about::BUY + 5, what, self.military, 0]);
                add([about::BUY + 6, what, self.culture, 0]);
                add([about::BUY + 7, colour as u32, self.spare, self.time]);
                add([about::BUY + 8, price.min(20).into(), left, self.phase]);
                add([about::BUY + 9, tile.map_or(9, |tile| tile as u32), self.spare, self.phase]);
            }
            Deal::Sell => {
                add([about::SELL, what, self.phase, 0]);
                add([about::SELL + 1, self.coins, self.time, 0]);
                add([about::SELL + 2, what, self.spare, 0]);
                add([about::SELL + 3, colour as u32, self.spare, self.phase]);
            }
        }
        if let Some(other) = discarded {
            add([about::DISCARD, face(game, other), self.phase, 0]);
        }
        notes.option(&marks[..count]);
    }

    /// Anything else: what it is, what it is about, and something that it may hang on.
    fn plain(&self, what: u32, on: u32, figure: u32, notes: &mut impl Notepad) {
        notes.option(&[
            Mark::of([what, on, self.phase, 0]),
            Mark::of([what, on, self.phase, 1 + figure]),
            Mark::of([what, on, self.coins, 1000]),
            Mark::of([what, on, self.spare, 2000 + self.phase]),
        ]);
    }
}

/// What is noticed about each option.
pub fn notice(game: &Hadara, seat: Seat, options: &Options<Action>, notes: &mut impl Notepad) {
    let asked = Asked::new(game, seat);
    for action in options.iter() {
        match *action {
            Action::Draw { discard, keep, deal } => asked.card(keep, deal, Some(discard), notes),
            Action::Draft { card, deal } => asked.card(card, deal, None, notes),
            Action::Colony(level) => asked.plain(about::COLONY, level.index() as u32, 0, notes),
            Action::Plunder => asked.plain(about::PLUNDER, captured(game), asked.military, notes),
            Action::Integrate => asked.plain(about::INTEGRATE, captured(game), asked.military, notes),
            Action::Statue { slot, tile, turned } => {
                let on = slot.index() as u32 * 16 + tile as u32 * 2 + turned as u32;
                let height = u32::from(asked.tracks[tile].min(31)) / 2;
                asked.plain(about::STATUE, on, height, notes);
            }
            Action::Remove(card) => asked.plain(about::REMOVE, face(game, card), 0, notes),
            Action::Pay => asked.plain(about::PAY, 0, asked.spare, notes),
            Action::Silver(track) => {
                asked.plain(about::SILVER, track as u32, u32::from(asked.tracks[track].min(31)) / 2, notes);
            }
            Action::Gold => asked.plain(about::GOLD, game.sets(seat).min(9) as u32, 0, notes),
            Action::Side(side) => {
                let start = game.start(seat, side);
                let steps = Track::ALL.map(|track| start.steps[track]);
                let on = steps.into_iter().fold(u32::from(start.coins), |on, steps| on * 16 + u32::from(steps));
                asked.plain(about::SIDE, on, 0, notes);
            }
            Action::Wheel(colour) => asked.plain(about::WHEEL, colour as u32, 0, notes),
            Action::Decline => {
                let what = match game.asked() {
                    Question::Side | Question::Wheel | Question::Draw | Question::Over => 0,
                    Question::Colony => 1,
                    Question::Captured(_) => 2,
                    Question::Statue => 3,
                    Question::Draft => 4,
                    Question::Feeding => 5,
                    Question::Medals => 6,
                };
                asked.plain(about::DECLINE, what, game.sets(seat).min(9) as u32, notes);
            }
        }
    }
}

/// The level of the colony that was just captured, from one.
fn captured(game: &Hadara) -> u32 {
    match game.asked() {
        Question::Captured(level) => 1 + level.index() as u32,
        Question::Side
        | Question::Wheel
        | Question::Draw
        | Question::Colony
        | Question::Statue
        | Question::Draft
        | Question::Feeding
        | Question::Medals
        | Question::Over => 0,
    }
}

/// What is noticed when stock is taken by a seat that seems to be so far ahead.
pub fn size_up(game: &Hadara, seat: Seat, lead: f32, sights: &mut Sights) {
    let asked = Asked::new(game, seat);
    sights.push((Mark::of([about::STOCK, asked.time, 0, 0]), 1.0));
    sights.push((Mark::of([about::STOCK, asked.time, 0, 1]), lead / 20.0));
    sights.push((Mark::of([about::STOCK, asked.phase, asked.spare, 2]), 1.0));
    sights.push((Mark::of([about::STOCK, asked.phase, asked.coins, 3]), 1.0));
    sights.push((Mark::of([about::STOCK, asked.phase, asked.military, 4]), 1.0));
    sights.push((Mark::of([about::STOCK, asked.phase, asked.culture, 5]), 1.0));
}
