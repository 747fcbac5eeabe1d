//! What is noticed about a position of Imperium by whoever decides by habit, and by whoever takes stock.
//!
//! Habits are known by these marks: whoever changes one has bots practise anew.

use std::sync::LazyLock;

use imperium::effects::words::{Category, Period, Token};
use imperium::{Action, Card, CardSet, Imperium, Question, Stack};
use kernel::{Options, Seat};

use super::fitted::rounds_left;
use crate::habits::{Habits, Mark, Notepad};
use crate::practice::Sights;

/// The habits of games of several, and of games alone.
pub static HABITS: [LazyLock<Habits>; 2] = [
    LazyLock::new(|| Habits::built_in(include_bytes!("../../weights/imperium.habits"))),
    LazyLock::new(|| Habits::built_in(include_bytes!("../../weights/imperium-alone.habits"))),
];

/// The most marks of an option.
const MOST: usize = 9 + HELD;
/// So many cards in hand are noticed beside one that could be played.
const HELD: usize = 8;

/// What marks are about: their first word.
mod about {
    pub const CARD: u32 = 1;
    pub const CARD_LATE: u32 = 2;
    pub const CARD_OF_NATION: u32 = 3;
    pub const CARD_RICH: u32 = 4;
    pub const CARD_CALM: u32 = 5;
    pub const CARD_LANDS: u32 = 6;
    pub const CARD_DECK: u32 = 7;
    pub const TURN: u32 = 8;
    pub const CARD_ASKED: u32 = 9;
    pub const ASKED_LATE: u32 = 10;
    pub const PLACE: u32 = 11;
    pub const PLACE_ASKED: u32 = 12;
    pub const PLAIN: u32 = 13;
    pub const PLAIN_LATE: u32 = 14;
    pub const PLAIN_OF_NATION: u32 = 15;
    pub const PLAIN_RICH: u32 = 16;
    pub const PLAIN_CALM: u32 = 17;
    pub const PLAIN_STEP: u32 = 18;
    pub const PLAIN_PROGRESS: u32 = 19;
    pub const PLAIN_DECK: u32 = 20;
    pub const CARD_GROWN: u32 = 21;
    pub const PLAIN_GROWN: u32 = 22;
    pub const PAIR: u32 = 23;
    pub const NATION: u32 = 50;
    pub const RIVAL: u32 = 51;
    pub const HELD: u32 = 52;
    pub const TOKENS: u32 = 53;
    pub const LEFT: u32 = 54;
}

/// What is done with a card at the turn's own question; what effects do comes after it.
const PLAY: u32 = 100;
const EXHAUST: u32 = 101;

/// What is answered where no card is: the third word of a mark, with what follows it added.
mod answer {
    pub const INNOVATE: u32 = 1;
    pub const END: u32 = 2;
    pub const YES: u32 = 3;
    pub const DECLINE: u32 = 4;
    pub const REVOLT: u32 = 10;
    pub const DECK: u32 = 40;
    pub const NAME: u32 = 60;
    pub const BRANCH: u32 = 80;
    pub const AMOUNT: u32 = 1000;
    pub const PAY: u32 = 2000;
}

/// So many, roughly.
fn roughly(count: usize) -> u32 {
    match count {
        0..=2 => count as u32,
        3..=4 => 3,
        5..=7 => 4,
        _ => 5,
    }
}

/// What all options of a question have in common.
struct Asked<'a> {
    game: &'a Imperium,
    seat: Seat,
    key: u32,
    step: u32,
    /// Whether it is the turn's own question.
    turn: bool,
    deed: u32,
    nation: u32,
    /// How late it is, and which period.
    late: u32,
    /// Materials and population.
    rich: u32,
    progress: u32,
    /// Unrests in hand, with actions left.
    calm: u32,
    unrests: u32,
    actions: u32,
    hand: u32,
    regions: u32,
    deck: u32,
    /// Garrisoned cards, and developments that are left.
    grown: u32,
    /// The keys of the cards in hand.
    held: ([u32; HELD], usize),
}

impl Asked<'_> {
    fn new(game: &Imperium, seat: Seat) -> Asked<'_> {
        let area = game.area(seat);
        let (key, step) = game.question_key().unwrap_or_default();
        let stage = match rounds_left(game) {
            left if left < 1.0 => 0,
            left if left < 2.0 => 1,
            left if left < 4.0 => 2,
            left if left < 7.0 => 3,
            left if left < 11.0 => 4,
            _ => 5,
        };
        let tokens = |token: Token| roughly(area.tokens(token).into());
        let unrests = (area.hand() & game.unrest_cards()).len().min(4) as u32;
        let actions = u32::from(area.tokens(Token::Action).min(4));
        let turn = game.asked() == Question::Turn;
        let garrisoned = roughly(game.garrisoned_cards(seat).len());
        let mut held = ([0; HELD], 0);
        if turn {
            for (key, card) in held.0.iter_mut().zip(area.hand().iter()) {
                *key = game.sort_key(card);
                held.1 += 1;
            }
        }
        Asked {
            game,
            seat,
            key,
            step: step.min(3),
            turn,
            deed: game.deed() as u32,
            nation: game.sort_key(area.power()),
            late: stage * 2 + u32::from(area.period() == Period::Empire),
            rich: tokens(Token::Materials) * 8 + tokens(Token::Population),
            progress: tokens(Token::Progress),
            calm: unrests * 8 + actions,
            unrests,
            actions,
            hand: area.hand().len().min(9) as u32,
            regions: roughly((area.play() & game.cards_in(Category::Region)).len()),
            deck: roughly(game.left_in(Stack::Deck(seat))),
            grown: garrisoned * 8 + roughly(area.developments().len()),
            held,
        }
    }

    /// Something is done with a card.
    fn card(&self, deed: u32, card: Card, notes: &mut impl Notepad) {
        let sort = self.game.sort_key(card);
        let mark = |about: u32, by: u32| Mark::of([about, deed, sort, by]);
        let mut marks = [mark(about::CARD, 0); MOST];
        marks[1] = mark(about::CARD_LATE, self.late);
        marks[2] = mark(about::CARD_OF_NATION, self.nation);
        marks[3] = mark(about::CARD_LANDS, self.regions);
        marks[4] = mark(about::CARD_GROWN, self.grown);
        if self.turn {
            marks[5] = mark(about::CARD_RICH, self.rich);
            marks[6] = mark(about::CARD_CALM, self.calm);
            marks[7] = mark(about::CARD_DECK, self.deck);
            marks[8] = Mark::of([about::TURN, deed, self.actions, self.hand]);
            let mut count = 9;
            for other in &self.held.0[..self.held.1] {
                marks[count] = mark(about::PAIR, *other);
                count += 1;
            }
            return notes.option(&marks[..count]);
        }
        let place = self.place(card);
        marks[5] = Mark::of([about::CARD_ASKED, self.key, sort, self.step]);
        marks[6] = Mark::of([about::ASKED_LATE, self.key, 0, self.late]);
        marks[7] = Mark::of([about::PLACE, deed, place, 0]);
        marks[8] = Mark::of([about::PLACE_ASKED, self.key, place, 0]);
        notes.option(&marks[..9]);
    }

    /// Where a card lies that may be chosen.
    fn place(&self, card: Card) -> u32 {
        let (game, area) = (self.game, self.game.area(self.seat));
        if let Some((tokens, unrest)) = game.on_offer(card) {
            u32::from(tokens.min(3)) * 2 + u32::from(unrest)
        } else if area.hand().contains(card) {
            20
        } else if area.play().contains(card) {
            21 + u32::from(game.is_exhausted(card))
        } else if area.discard().contains(card) {
            23
        } else {
            24
        }
    }

    /// Anything else.
    fn plain(&self, code: u32, notes: &mut impl Notepad) {
        let key = if self.turn { 0 } else { self.key };
        let mark = |about: u32, by: u32| Mark::of([about, key, code, by]);
        notes.option(&[
            mark(about::PLAIN, 0),
            mark(about::PLAIN_LATE, self.late),
            mark(about::PLAIN_OF_NATION, self.nation),
            mark(about::PLAIN_RICH, self.rich),
            mark(about::PLAIN_CALM, self.unrests * 16 + self.hand),
            mark(about::PLAIN_STEP, self.step * 8 + self.actions),
            mark(about::PLAIN_PROGRESS, self.progress),
            mark(about::PLAIN_DECK, self.deck),
            mark(about::PLAIN_GROWN, self.grown),
        ]);
    }
}

/// What is noticed about each option.
pub fn notice(game: &Imperium, seat: Seat, options: &Options<Action>, notes: &mut impl Notepad) {
    let asked = Asked::new(game, seat);
    for action in options.iter() {
        match *action {
            Action::Play(card) => asked.card(PLAY, card, notes),
            Action::Exhaust(card) => asked.card(EXHAUST, card, notes),
            Action::Take(card) => asked.card(asked.deed, card, notes),
            Action::Innovate => asked.plain(answer::INNOVATE, notes),
            Action::End => asked.plain(answer::END, notes),
            Action::Yes => asked.plain(answer::YES, notes),
            Action::Decline => asked.plain(answer::DECLINE, notes),
            Action::Revolt(count) => asked.plain(answer::REVOLT + u32::from(count), notes),
            Action::Deck(category) => {
                asked.plain(answer::DECK + category.map_or(0, |category| 1 + category as u32), notes)
            }
            Action::Name(category) => asked.plain(answer::NAME + category as u32, notes),
            Action::Branch(branch) => asked.plain(answer::BRANCH + u32::from(branch), notes),
            Action::Amount(count) => asked.plain(answer::AMOUNT + u32::from(count), notes),
            Action::Pay { pairs, people } => {
                asked.plain(answer::PAY + u32::from(pairs) * 100 + u32::from(people), notes)
            }
        }
    }
}

/// What is noticed when stock is taken for a seat, and by how many points it is ahead as things are.
pub fn size_up(game: &Imperium, seat: Seat, sights: &mut Sights) -> f32 {
    let left = rounds_left(game) / 20.0;
    let mut ahead = 0.0;
    for other in game.seated() {
        let sign = if other == seat { 1.0 } else { -1.0 / (game.seated().count() - 1) as f32 };
        ahead += sign * game.points(other) as f32;
        if game.rival() == Some(other) {
            let nation = game.sort_key(game.area(other).power());
            let mark = |what: u32| Mark::of([about::RIVAL, nation, what, 0]);
            sights.extend([(mark(0), sign * left), (mark(1), sign * left * left), (mark(2), sign)]);
        } else {
            see(game, other, left, sign, sights);
        }
    }
    ahead
}

/// What a player has, so much of the game being left.
fn see(game: &Imperium, seat: Seat, left: f32, sign: f32, sights: &mut Sights) {
    let area = game.area(seat);
    let nation = game.sort_key(area.power());
    sights.push((Mark::of([about::NATION, nation, 0, 0]), sign * left));
    sights.push((Mark::of([about::NATION, nation, 1, 0]), sign * left * left));
    let held = game.scoring_cards(seat);
    let places: [CardSet; 3] = [area.play(), area.history(), game.garrisoned_cards(seat)];
    for card in held.iter() {
        let place = places.iter().position(|place| place.contains(card)).unwrap_or(places.len()) as u32;
        let sort = game.sort_key(card);
        sights.push((Mark::of([about::HELD, place, sort, 0]), sign * left));
        sights.push((Mark::of([about::HELD, place, sort, 1]), sign * 0.3));
    }
    let soon = (left * 2.5).min(1.0).sqrt();
    for (at, token) in [Token::Materials, Token::Population, Token::Progress].into_iter().enumerate() {
        let count = f32::from(area.tokens(token));
        for (more, count) in [(0, count.min(7.0)), (1, (count - 7.0).max(0.0))] {
            sights.push((Mark::of([about::TOKENS, at as u32, more, 0]), sign * soon * count * 0.2));
        }
    }
    let counts = [game.left_in(Stack::Nation(seat)), area.developments().len(), held.len()];
    for (at, count) in counts.into_iter().enumerate() {
        let count = count as f32;
        sights.push((Mark::of([about::LEFT, at as u32, 0, 0]), sign * left * count * 0.3));
        sights.push((Mark::of([about::LEFT, at as u32, 1, 0]), sign * count * 0.1));
    }
}
