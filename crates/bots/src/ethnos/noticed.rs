//! What is noticed about a position of Ethnos by whoever decides by habit, and by whoever takes stock.
//!
//! Habits are known by these marks: whoever changes one has bots practise anew.

use std::cell::OnceCell;
use std::sync::LazyLock;

use ethnos::{Action, Card, Ethnos, KINGDOMS, Kingdom, Question, Tribe};
use kernel::{BySeat, Game, Options, Seat};

use super::turns_left;
use crate::habits::{Habits, Mark, Notepad};
use crate::practice::Sights;

/// What was learnt by practice.
pub static HABITS: LazyLock<Habits> = LazyLock::new(|| Habits::built_in(include_bytes!("../../weights/ethnos.habits")));

/// What marks are about: their first word.
mod about {
    pub const BAND: u32 = 1;
    pub const ROW: u32 = 20;
    pub const DECK: u32 = 40;
    pub const PLACE: u32 = 50;
    pub const TROLL: u32 = 60;
    pub const HORDE: u32 = 61;
    pub const RAID: u32 = 62;
    pub const DRAW: u32 = 63;
    pub const KEEP: u32 = 70;
    pub const DECLINE: u32 = 80;
    pub const PASS: u32 = 90;
    pub const STOCK: u32 = 100;
}

/// Larger numbers are not told apart.
fn up_to(most: usize, count: usize) -> u32 {
    count.min(most) as u32
}

/// How many cards of each colour and each tribe there are among some.
#[derive(Clone, Copy)]
struct Groups {
    colours: [u8; KINGDOMS],
    tribes: [u8; Tribe::MAX + 1],
}

impl Groups {
    fn of(cards: &[Card]) -> Groups {
        let mut groups = Groups { colours: [0; KINGDOMS], tribes: [0; Tribe::MAX + 1] };
        for card in cards {
            groups.colours[card.colour().index()] += 1;
            groups.tribes[card.tribe().index()] += 1;
        }
        groups
    }

    /// What is left without some of the cards.
    fn without(mut self, cards: impl Iterator<Item = Card>) -> Groups {
        for card in cards {
            for count in [&mut self.colours[card.colour().index()], &mut self.tribes[card.tribe().index()]] {
                *count = count.saturating_sub(1);
            }
        }
        self
    }

    fn colour(&self, card: Card) -> usize {
        self.colours[card.colour().index()].into()
    }

    fn tribe(&self, card: Card) -> usize {
        self.tribes[card.tribe().index()].into()
    }

    /// The most cards of one colour or one tribe.
    fn largest(&self) -> usize {
        self.colours.iter().chain(&self.tribes).copied().max().unwrap_or(0).into()
    }
}

/// How far the game has come, as far as everybody sees: how many more turns a seat can expect in this age, roughly, which age it is,
/// and how many play.
fn time(game: &Ethnos) -> u32 {
    let left = match turns_left(game) {
        left if left < 1.5 => 0,
        left if left < 3.0 => 1,
        left if left < 5.0 => 2,
        left if left < 8.0 => 3,
        left if left < 13.0 => 4,
        _ => 5,
    };
    (left * 4 + u32::from(game.age())) * 8 + game.seats() as u32
}

/// What all options of a question have in common.
struct Asked<'a> {
    game: &'a Ethnos,
    seat: Seat,
    time: u32,
    age: u32,
    hand: usize,
    groups: Groups,
    /// The most cards in hand that belong together.
    best: usize,
    /// What one more marker in each kingdom would bring, roughly, once somebody wants to know.
    gains: [OnceCell<u32>; KINGDOMS],
}

impl<'a> Asked<'a> {
    fn new(game: &'a Ethnos, seat: Seat) -> Asked<'a> {
        let hand = game.player(seat).hand();
        let groups = Groups::of(hand);
        let age = u32::from(game.age());
        let (time, best, gains) = (time(game), groups.largest(), Default::default());
        Asked { game, seat, time, age, hand: hand.len(), groups, best, gains }
    }

    /// What one more marker in a kingdom would bring, roughly.
    fn gain(&self, kingdom: Kingdom) -> u32 {
        *self.gains[kingdom.index()].get_or_init(|| gain(self.game, self.seat, kingdom))
    }

    fn band(&self, leader: Card, followers: &[Card], notes: &mut impl Notepad) {
        let size = 1 + followers.len();
        let left = self.hand.saturating_sub(size);
        let enough = |kingdom: Kingdom| self.game.needed_to_place(self.seat, leader, kingdom) <= size;
        let placed = if enough(leader.colour()) { 1 + self.gain(leader.colour()) } else { 0 };
        let rest = self.groups.without(followers.iter().copied().chain([leader])).largest();
        let (size, left, rest) = (up_to(8, size), up_to(7, left), up_to(6, rest));
        let tribe = leader.tribe().index() as u32;
        let mark = |at: u32, words: [u32; 3]| Mark::of([about::BAND + at, words[0], words[1], words[2]]);
        notes.option(&[
            mark(0, [size, left, self.time]),
            mark(1, [size, tribe, self.time]),
            mark(2, [size, placed, self.time]),
            mark(3, [tribe, placed, self.age]),
            mark(4, [size, rest, left]),
            mark(5, [size, up_to(8, self.best), self.time]),
            mark(6, [size, up_to(8, self.game.row().len()), left]),
            mark(7, [tribe, size, left]),
        ]);
    }

    /// How large a group an open card would make.
    fn grown(&self, card: Card) -> usize {
        1 + self.groups.colour(card).max(self.groups.tribe(card))
    }

    fn row(&self, card: Card, notes: &mut impl Notepad) {
        let (colour, same) = (self.groups.colour(card), self.groups.tribe(card));
        let grown = self.best.max(self.grown(card));
        let needed = self.game.needed_to_place(self.seat, card, card.colour());
        let (colour, same) = (up_to(5, colour), up_to(5, same));
        let tribe = card.tribe().index() as u32;
        let mark = |at: u32, words: [u32; 3]| Mark::of([about::ROW + at, words[0], words[1], words[2]]);
        notes.option(&[
            mark(0, [colour, same, self.time]),
            mark(1, [tribe, same, self.time]),
            mark(2, [up_to(10, self.hand), up_to(8, grown), self.time]),
            mark(3, [up_to(7, needed) * 8 + colour, self.gain(card.colour()), self.age]),
            mark(4, [tribe, colour, self.age]),
            mark(5, [up_to(8, grown), up_to(8, self.best), self.time]),
            mark(6, [up_to(8, self.game.row().len()), up_to(10, self.hand), self.age]),
        ]);
    }

    fn deck(&self, notes: &mut impl Notepad) {
        let row = self.game.row();
        let offered = row.iter().map(|card| self.grown(*card)).max().unwrap_or(0);
        let hand = up_to(10, self.hand);
        let mark = |at: u32, words: [u32; 3]| Mark::of([about::DECK + at, words[0], words[1], words[2]]);
        notes.option(&[
            mark(0, [hand, up_to(8, self.best), self.time]),
            mark(1, [u32::from(self.game.dragons()), up_to(30, self.game.deck_size() / 2), self.age]),
            mark(2, [up_to(8, row.len()), up_to(8, offered), self.time]),
            mark(3, [hand, up_to(8, offered), self.time]),
        ]);
    }

    /// Anything else: what it is, two figures that it hangs on, and the time.
    fn plain(&self, what: u32, figures: [usize; 2], notes: &mut impl Notepad) {
        let [one, two] = figures.map(|figure| up_to(20, figure));
        notes.option(&[
            Mark::of([what, one, two, self.time]),
            Mark::of([what, one, two, 1000 + self.age]),
            Mark::of([what, one, 1000, self.time]),
        ]);
    }
}

/// What one more marker in a kingdom would bring in this age, others' losses counted, roughly.
fn gain(game: &Ethnos, seat: Seat, kingdom: Kingdom) -> u32 {
    let land = game.land(kingdom);
    let mut counts = BySeat::from_fn(|other| land.markers(other));
    let ahead = |counts: &BySeat<u8>| {
        let glory = game.score_area(land.tokens(), counts);
        let rival = Seat::all(game.seats()).filter(|other| *other != seat).map(|other| glory[other]).max();
        i32::from(glory[seat]) - i32::from(rival.unwrap_or(0)) / if game.seats() == 2 { 1 } else { 2 }
    };
    let before = ahead(&counts);
    counts[seat] += 1;
    ((ahead(&counts) - before).clamp(0, 14) / 2) as u32
}

/// What is noticed about each option.
pub fn notice(game: &Ethnos, seat: Seat, options: &Options<Action>, notes: &mut impl Notepad) {
    let asked = Asked::new(game, seat);
    let horde = game.player(seat).horde_size();
    for action in options.iter() {
        match action {
            Action::Band { leader, followers } => asked.band(*leader, followers, notes),
            Action::RecruitRow(card) => asked.row(*card, notes),
            Action::RecruitDeck => asked.deck(notes),
            Action::Pass => asked.plain(about::PASS, [0, 0], notes),
            Action::Place(kingdom) => {
                let tokens = game.land(*kingdom).tokens().iter().skip(asked.age as usize).sum::<u8>();
                asked.plain(about::PLACE, [asked.gain(*kingdom) as usize, usize::from(tokens) / 3], notes);
            }
            Action::Troll(value) => asked.plain(about::TROLL, [(*value).into(), 0], notes),
            Action::Horde => asked.plain(about::HORDE, [horde, 0], notes),
            Action::Raid => asked.plain(about::RAID, [horde, 0], notes),
            Action::Draw => asked.plain(about::DRAW, [asked.hand, 0], notes),
            Action::Keep(kept) => {
                asked.plain(about::KEEP, [kept.len(), Groups::of(kept).largest()], notes);
            }
            Action::Decline => {
                let (what, figure) = match game.asked() {
                    Question::Turn | Question::Over => (0, 0),
                    Question::Place => (1, 0),
                    Question::Bonus(left) => (2, left.into()),
                    Question::Troll => (3, 0),
                    Question::Horde => (4, horde),
                    Question::Another => (5, asked.best),
                    Question::Keep => (6, 0),
                    Question::Draw => (7, asked.hand),
                    Question::Raid => (8, horde),
                };
                asked.plain(about::DECLINE, [what, figure], notes);
            }
        }
    }
}

/// What is noticed when stock is taken by a seat that seems to be so far ahead.
pub fn size_up(game: &Ethnos, seat: Seat, lead: f32, sights: &mut Sights) {
    let time = time(game);
    let turn = u32::from(game.turn() == seat);
    sights.push((Mark::of([about::STOCK, time, turn, 0]), 1.0));
    sights.push((Mark::of([about::STOCK, time, turn, 1]), lead / 20.0));
    sights.push((Mark::of([about::STOCK, time, turn, 2]), up_to(10, game.player(seat).hand().len()) as f32 / 5.0));
}
