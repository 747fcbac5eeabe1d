//! What is noticed about a position of Imperial Settlers by whoever decides by habit, and by whoever takes stock.
//!
//! Habits are known by these marks: whoever changes one has bots practise anew.

use std::cell::OnceCell;
use std::sync::LazyLock;

use kernel::{Game, Options, Seat};
use settlers::{Action, Card, Colour, Good, Goods, Pack, Pact, Settlers, Spot, Times};

use super::SUPPLY;
use crate::habits::{Habits, Mark, Notepad};
use crate::practice::Sights;

/// What was learnt by practice.
pub static HABITS: LazyLock<Habits> =
    LazyLock::new(|| Habits::built_in(include_bytes!("../../weights/settlers.habits")));

/// What marks are about: their first word.
mod about {
    pub const CARD: u32 = 1;
    pub const GOODS: u32 = 20;
    pub const PLAIN: u32 = 30;
    pub const STOCK: u32 = 100;
}

/// What is done: the second word.
mod done {
    pub const PICK: u32 = 1;
    pub const BUILD: u32 = 2;
    pub const DEAL: u32 = 3;
    pub const RAZE_HAND: u32 = 4;
    pub const RAZE: u32 = 5;
    pub const ACTIVATE: u32 = 6;
    pub const ACTIVATE_TWICE: u32 = 7;
    pub const DEFEND: u32 = 8;
    pub const SAMURAI: u32 = 9;
    pub const TUCK: u32 = 10;
    pub const PUT: u32 = 11;
    pub const OVER: u32 = 12;
    pub const KEEP: u32 = 13;
    pub const DISCARD: u32 = 14;
    pub const COPY: u32 = 15;
    pub const TARGET: u32 = 16;
    pub const RESET: u32 = 17;
    pub const LOSE: u32 = 18;
    pub const CHOOSE: u32 = 19;
    pub const ROUTE: u32 = 20;
    pub const EXCHANGE: u32 = 21;
    pub const OFFER: u32 = 22;
    pub const STEAL: u32 = 23;
    pub const TAKE: u32 = 24;
    pub const PAY: u32 = 25;
    pub const ATTACK: u32 = 26;
    pub const PASS: u32 = 40;
    pub const DONE: u32 = 41;
    pub const DECLINE: u32 = 42;
    pub const OVER_FOUNDATION: u32 = 43;
    pub const DRAW_COMMON: u32 = 44;
    pub const DRAW_FACTION: u32 = 45;
    pub const PLAYER: u32 = 46;
}

/// So many, roughly.
fn roughly(count: usize) -> u32 {
    match count {
        0..=3 => count as u32,
        4..=5 => 4,
        6..=8 => 5,
        9..=13 => 6,
        _ => 7,
    }
}

/// What all options of a question have in common.
struct Asked<'a> {
    game: &'a Settlers,
    seat: Seat,
    question: u32,
    /// The round, the number of players, and whether all others have passed.
    time: u32,
    faction: u32,
    hand: u32,
    workers: u32,
    /// Wood, stone, food and gold together.
    goods: u32,
    locations: u32,
    /// Locations of each colour that the seat controls, once somebody wants to know.
    coloured: OnceCell<[u8; Colour::ALL.len()]>,
}

impl Asked<'_> {
    fn new(game: &Settlers, seat: Seat) -> Asked<'_> {
        let player = game.player(seat);
        let supply = player.supply();
        let others = Seat::all(game.seats()).filter(|other| *other != seat);
        let last = u32::from(others.clone().count() > 0 && others.clone().all(|other| game.passed().contains(other)));
        let goods = [Good::Wood, Good::Stone, Good::Food, Good::Gold].map(|good| usize::from(supply.get(good)));
        Asked {
            game,
            seat,
            question: game.asked() as u32,
            time: (u32::from(game.round()) * 8 + game.seats() as u32) * 2 + last,
            faction: player.faction().index() as u32,
            hand: roughly(game.hand(seat).len()),
            workers: roughly(supply.get(Good::Worker).into()),
            goods: roughly(goods.into_iter().sum()),
            locations: roughly(game.empire(seat).len()),
            coloured: OnceCell::new(),
        }
    }

    /// How many locations of each colour the seat controls.
    fn coloured(&self) -> &[u8; Colour::ALL.len()] {
        self.coloured.get_or_init(|| {
            let mut coloured = [0; Colour::ALL.len()];
            for (_, location) in self.game.controlled(self.seat) {
                let colours = self.game.data().facts(location.card()).colours;
                colours.iter().for_each(|colour| coloured[colour as usize] += 1);
            }
            coloured
        })
    }

    /// Something is done with a card.
    fn card(&self, done: u32, card: Card, notes: &mut impl Notepad) {
        let facts = self.game.data().facts(card);
        let number = card.index() as u32;
        let coloured = facts.colours.iter().map(|colour| self.coloured()[colour as usize]).max().unwrap_or(0);
        let kind = facts.kind() as u32 * 2 + u32::from(facts.faction.is_some());
        let mark = |at: u32, one: u32, by: u32| Mark::of([about::CARD + at, done, one, by]);
        notes.option(&[
            mark(0, number, 0),
            mark(1, number, self.time),
            mark(2, number, 100 + self.faction),
            mark(3, number, self.hand),
            mark(4, number, self.workers * 8 + self.goods),
            mark(5, number, self.locations),
            mark(6, kind, self.time),
            mark(7, kind * 32 + facts.cost.total() as u32, self.time),
            mark(8, kind * 8 + u32::from(coloured.min(7)), self.faction),
            mark(9, self.question, self.time),
        ]);
    }

    /// The same with a location: whose it is counts too.
    fn spot(&self, done: u32, spot: Spot, notes: &mut impl Notepad) {
        self.card(done + if spot.owner == self.seat { 0 } else { 100 }, spot.card, notes);
    }

    /// Something is done with a good.
    fn good(&self, done: u32, good: Good, notes: &mut impl Notepad) {
        let held =
            if SUPPLY.contains(&good) { roughly(self.game.player(self.seat).supply().get(good).into()) } else { 0 };
        let mark = |at: u32, by: u32| Mark::of([about::GOODS + at, done, good as u32, by]);
        notes.option(&[
            mark(0, self.time),
            mark(1, held),
            mark(2, self.faction),
            mark(3, self.workers * 8 + self.goods),
        ]);
    }

    /// Some goods are taken or paid.
    fn several(&self, done: u32, goods: &Goods, notes: &mut impl Notepad) {
        let mut marks = [Mark::of([about::GOODS + 4, done, self.question, 0]); 1 + 2 * settlers::GOODS];
        let mut count = 1;
        for (good, times) in goods.iter() {
            let held = if SUPPLY.contains(&good) { self.game.player(self.seat).supply().get(good).into() } else { 0 };
            let what = good as u32 * 16 + u32::from(times);
            marks[count] = Mark::of([about::GOODS + 5, done, what, self.time]);
            marks[count + 1] = Mark::of([about::GOODS + 6, done, what, roughly(held)]);
            count += 2;
        }
        notes.option(&marks[..count]);
    }

    /// Anything else.
    fn plain(&self, done: u32, notes: &mut impl Notepad) {
        let mark = |at: u32, one: u32, by: u32| Mark::of([about::PLAIN + at, done * 64 + self.question, one, by]);
        notes.option(&[
            mark(0, 0, self.time),
            mark(1, self.goods, self.time),
            mark(2, self.hand, self.time),
            mark(3, self.workers, self.time),
            mark(4, self.workers, self.goods * 8 + self.hand),
            mark(5, self.faction, self.time),
        ]);
    }
}

/// What is noticed about each option.
pub fn notice(game: &Settlers, seat: Seat, options: &Options<Action>, notes: &mut impl Notepad) {
    let asked = Asked::new(game, seat);
    for action in options.iter() {
        match *action {
            Action::Pick(card) => asked.card(done::PICK, card, notes),
            Action::Build(card) => asked.card(done::BUILD, card, notes),
            Action::Deal(card) => asked.card(done::DEAL, card, notes),
            Action::RazeHand(card) => asked.card(done::RAZE_HAND, card, notes),
            Action::Raze(spot) => asked.spot(done::RAZE, spot, notes),
            Action::Activate(spot, Times::Once) => asked.spot(done::ACTIVATE, spot, notes),
            Action::Activate(spot, Times::Twice) => asked.spot(done::ACTIVATE_TWICE, spot, notes),
            Action::Defend(spot) => asked.spot(done::DEFEND, spot, notes),
            Action::Samurai(spot) => asked.spot(done::SAMURAI, spot, notes),
            Action::Tuck { card, .. } => asked.card(done::TUCK, card, notes),
            Action::Put { good, .. } => asked.good(done::PUT, good, notes),
            Action::Over(spot) => asked.spot(done::OVER, spot, notes),
            Action::Keep(card) => asked.card(done::KEEP, card, notes),
            Action::Discard(card) => asked.card(done::DISCARD, card, notes),
            Action::Copy(card) => asked.card(done::COPY, card, notes),
            Action::Target(spot) => asked.spot(done::TARGET, spot, notes),
            Action::Reset(spot) => asked.spot(done::RESET, spot, notes),
            Action::Lose(spot) => asked.spot(done::LOSE, spot, notes),
            Action::Choose(Pact::Card { card, .. }) => asked.card(done::CHOOSE, card, notes),
            Action::Choose(Pact::Route { spot, .. }) => asked.spot(done::ROUTE, spot, notes),
            Action::Choose(Pact::Attack(good)) => asked.good(done::ATTACK, good, notes),
            Action::Exchange(good) => asked.good(done::EXCHANGE, good, notes),
            Action::Offer(good) => asked.good(done::OFFER, good, notes),
            Action::Steal(_, good) => asked.good(done::STEAL, good, notes),
            Action::Take(goods) => asked.several(done::TAKE, &goods, notes),
            Action::Pay(mix) => asked.several(done::PAY, &mix.goods(), notes),
            Action::Pass => asked.plain(done::PASS, notes),
            Action::Done => asked.plain(done::DONE, notes),
            Action::Decline => asked.plain(done::DECLINE, notes),
            Action::OverFoundation => asked.plain(done::OVER_FOUNDATION, notes),
            Action::Draw(Pack::Common) => asked.plain(done::DRAW_COMMON, notes),
            Action::Draw(Pack::Faction) => asked.plain(done::DRAW_FACTION, notes),
            Action::TargetPlayer(_) => asked.plain(done::PLAYER, notes),
        }
    }
}

/// What is noticed when stock is taken by a seat that seems to be so far ahead.
pub fn size_up(game: &Settlers, seat: Seat, lead: f32, sights: &mut Sights) {
    let asked = Asked::new(game, seat);
    let mark = |at: u32, one: u32| Mark::of([about::STOCK, at, one, asked.time]);
    sights.extend([(mark(0, 0), 1.0), (mark(1, 0), lead / 20.0), (mark(2, asked.faction), 1.0)]);
    sights.extend([(mark(3, asked.goods), 1.0), (mark(4, asked.hand), 1.0), (mark(5, asked.workers), 1.0)]);
}
