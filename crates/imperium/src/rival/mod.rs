//! The rival: the bot of the solo booklet, which thinks nothing and follows its tables.
//!
//! It sits in the second seat and never decides: what its tables say is written in the same language as cards, run by the same
//! interpreter, and wherever a player would be asked, [`choice`] answers by the rules of the booklet. Its hand are the cards below
//! the market ([`Stack::Slots`]), its dynasty deck lies where others have their nation deck.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations, each place concerns those of the rival; the rest is left alone"
)]

mod choice;
pub(crate) mod table;
mod tell;

pub use tell::RowTold;

use kernel::{Phrase, Recorder, Seat, phrase};

use crate::card::Card;
use crate::data::Side;
use crate::effects::able::Eyes;
use crate::effects::program::{At, Op};
use crate::effects::words::{Category, Period, Token};
use crate::events::{Audience, Event, Spot};
use crate::files::Start;
use crate::frame::Frame;
use crate::market::MARKET_TOKENS;
use crate::state::{Imperium, MARKET, Stack, Stage};

/// What a card with variable points is worth to the rival.
pub(crate) const VARIABLE: i8 = 5;
/// What King of Kings gives a rival that is a barbarian, and one that is an empire.
const KING: [u16; 2] = [6, 3];

/// How hard the rival is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Four cards below the market.
    Chieftain,
    /// The same, and its deck runs out faster.
    Warlord,
    /// Five cards below the market.
    Imperator,
    /// It begins with tokens, and they are worth more.
    Sovereign,
    /// Six cards below the market.
    Overlord,
    /// And progress for every unrest that it returns.
    Supreme,
}

impl Level {
    /// From the easiest to the hardest.
    pub const ALL: [Level; 6] =
        [Level::Chieftain, Level::Warlord, Level::Imperator, Level::Sovereign, Level::Overlord, Level::Supreme];

    /// Its name.
    pub fn phrase(self) -> Phrase {
        match self {
            Level::Chieftain => phrase!("imperium-level-chieftain"),
            Level::Warlord => phrase!("imperium-level-warlord"),
            Level::Imperator => phrase!("imperium-level-imperator"),
            Level::Sovereign => phrase!("imperium-level-sovereign"),
            Level::Overlord => phrase!("imperium-level-overlord"),
            Level::Supreme => phrase!("imperium-level-supreme"),
        }
    }

    /// What notation calls it.
    pub fn word(self) -> &'static str {
        match self {
            Level::Chieftain => "chieftain",
            Level::Warlord => "warlord",
            Level::Imperator => "imperator",
            Level::Sovereign => "sovereign",
            Level::Overlord => "overlord",
            Level::Supreme => "supreme",
        }
    }

    /// How many cards lie below the market.
    pub fn slots(self) -> usize {
        match self {
            Level::Chieftain | Level::Warlord => 4,
            Level::Imperator | Level::Sovereign => 5,
            Level::Overlord | Level::Supreme => 6,
        }
    }

    /// How many materials and people together are worth a point.
    fn tokens_a_point(self) -> i32 {
        if self >= Level::Sovereign { 5 } else { 10 }
    }

    /// The tokens that the rival begins with.
    fn tokens(self) -> (u16, u16, u16) {
        if self >= Level::Sovereign { (3, 2, 1) } else { (0, 0, 0) }
    }
}

/// The bit of a die that was told in a scenario before it is rolled.
pub(crate) const LOADED: u8 = 8;

/// Where the rival sits.
pub(crate) const RIVAL: usize = 1;

impl Imperium {
    /// Whether the rival sits there.
    #[inline]
    pub(crate) fn is_rival(&self, seat: Seat) -> bool {
        seat.index() == RIVAL && self.level.is_some()
    }

    /// The seat of the rival, if there is one.
    pub fn rival(&self) -> Option<Seat> {
        self.level.and_then(|_| Seat::new(RIVAL))
    }

    /// How hard the rival is.
    pub fn level(&self) -> Option<Level> {
        self.level
    }

    /// The die of the rival's last turn; nought before its first.
    pub fn die(&self) -> u8 {
        self.die
    }

    /// What a card is worth to the rival, wherever it lies.
    pub fn worth_to_rival(&self, card: Card) -> i32 {
        self.traits(card).points.to_rival().into()
    }

    /// What a card of the rival's counts at the end: its power card and journey cards count nothing.
    pub(crate) fn rival_card_points(&self, seat: Seat, card: Card) -> i32 {
        let aside = [Start::PowerA, Start::PowerB, Start::Beside, Start::Later];
        let lies_aside = self.starts(card).is_some_and(|start| aside.contains(&start));
        if lies_aside && self.player(seat).play.contains(card) { 0 } else { self.worth_to_rival(card) }
    }

    /// What the rival's materials and people count at the end; nothing for anybody else.
    pub(crate) fn rival_token_points(&self, seat: Seat) -> i32 {
        let Some(level) = self.level.filter(|_| self.is_rival(seat)) else { return 0 };
        let player = self.player(seat);
        (i32::from(player.materials) + i32::from(player.population)) / level.tokens_a_point()
    }

    /// The rival's area, when the table is laid out.
    pub(crate) fn lay_out_rival(&mut self, seat: Seat, level: Level) {
        let Some(nation) = self.nation_of(seat) else { return };
        let (mut deck, mut strength, mut developments) = (vec![], vec![], vec![]);
        let mut accession = None;
        for (number, slot) in nation.slots.iter().enumerate() {
            let card = Card::of_nation(seat, number);
            match slot.start {
                Some(Start::PowerA | Start::PowerB) => self.player_mut(seat).play.insert(card),
                // King Arthur's Court goes to the box; path cards are used.
                Some(Start::Beside) if nation.file.quests => {}
                Some(Start::Beside) => {
                    self.player_mut(seat).play.insert(card);
                    self.push(Stack::Area, card);
                }
                Some(Start::Nation) => strength.push(card),
                Some(Start::Accession) => accession = Some(card),
                Some(Start::Development) => developments.push(card),
                Some(Start::Deck) => deck.push(card),
                Some(Start::Supply) if usize::from(slot.players) <= self.seats as usize => self.unrest.insert(card),
                Some(Start::Supply | Start::Later) | None => {}
            }
        }
        self.dice.shuffle(&mut strength);
        strength.extend(accession);
        let (dynasty, quests) = self.dynasty_of(seat, developments);
        strength.extend(dynasty);
        self.stack_up(Stack::Nation(seat), &strength);
        self.stack_up(Stack::Quests, &quests);
        // The Grail lies face up under the others.
        if let Some(last) = quests.last() {
            self.reveal(*last);
        }
        self.dice.shuffle(&mut deck);
        let slots = deck.split_off(deck.len().saturating_sub(level.slots()));
        self.stack_up(Stack::Slots, &slots);
        self.stack_up(Stack::Deck(seat), &deck);
        let player = self.player_mut(seat);
        (player.materials, player.population, player.progress) = level.tokens();
        player.period = nation.starts;
    }

    /// The order of the developments in the dynasty deck, and of the quests.
    pub(crate) fn dynasty_of(&mut self, seat: Seat, mut developments: Vec<Card>) -> (Vec<Card>, Vec<Card>) {
        // Equal values lie in random order.
        self.dice.shuffle(&mut developments);
        let Some(nation) = self.nation_of(seat) else { return (vec![], vec![]) };
        if nation.file.quests {
            let last = self.like(self.data.0.concerns.only_last);
            developments.sort_by_key(|card| last.contains(*card));
            return (vec![], developments);
        }
        // The zenith of the Vikings is the last card of their dynasty.
        if nation.file.never_empire {
            return (vec![], vec![]);
        }
        developments.sort_by_key(|card| self.dynasty_rank(seat, *card));
        (developments, vec![])
    }

    /// How deep in the dynasty deck a card lies: nation cards first, then developments from the most valuable down, before
    /// which the Atlanteans have their regions.
    pub(crate) fn dynasty_rank(&self, seat: Seat, card: Card) -> (u8, i32) {
        let regions = 1 << Category::Region as u8;
        let atlantean = self.nation_of(seat).is_some_and(|nation| nation.file.sinks);
        match self.starts(card) {
            Some(Start::Development) if atlantean && self.traits(card).category & regions != 0 => (1, 0),
            Some(Start::Development) => (2, -self.worth_to_rival(card)),
            _ => (0, 0),
        }
    }

    /// Carries out an operation of the rival's turn or tables.
    pub(crate) fn follow(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) {
        let seat = frame.seat;
        let next = frame.at + 1;
        match self.op(frame.at) {
            Op::Roll => self.roll(frame, recorder),
            Op::NextCard => self.next_card(frame, recorder),
            Op::CleanUp => self.rival_clean_up(frame, recorder),
            Op::Resolved => {
                self.stack.pop();
                if self.pile(Stack::Slots).any(|card| card == frame.card) {
                    self.put_away(seat, frame.card, recorder);
                }
            }
            Op::Mill(count) => {
                self.go_on(next);
                (0..count).for_each(|_| self.mill(seat, recorder));
            }
            Op::Exchange(from, to) => {
                self.go_on(next);
                let count = self.has(seat, from);
                if count > 0 {
                    self.subtract(seat, from, count);
                    recorder.record(Event::Paid { seat, token: from, count });
                    self.add(seat, to, count, recorder);
                }
            }
            Op::PutAtDie(token, count) => {
                self.go_on(next);
                if let Some(card) = self.card_at_die() {
                    self.put_on_market(seat, card, token, count, recorder);
                }
            }
            Op::QuestTop => {
                self.go_on(next);
                let quest = self.tops[Stack::Quests.index()];
                if quest.is_some() {
                    let (from, to) = (Spot::Stack(Stack::Quests), Spot::Stack(Stack::Deck(seat)));
                    self.carry(seat, quest, from, to, Audience::NOBODY, recorder);
                }
            }
            Op::ExileQuest => {
                self.go_on(next);
                if self.count(Stack::Quests) > 1 {
                    let quest = self.tops[Stack::Quests.index()];
                    self.carry(seat, quest, Spot::Stack(Stack::Quests), Spot::Exile, Audience::ALL, recorder);
                }
            }
            Op::Restock => {
                self.go_on(next);
                self.restock(seat, recorder);
            }
            Op::UnrestToDiscard => {
                self.go_on(next);
                if let Some(card) = self.unrest.first() {
                    self.carry(seat, card, Spot::Unrest, Spot::Discard(seat), Audience::ALL, recorder);
                    self.look_for_collapse(recorder);
                }
            }
            _ => {}
        }
    }

    /// The die says which card is kept: it goes below the others.
    fn roll(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) {
        self.stage = Stage::Activation;
        self.die = match self.die & LOADED {
            0 => self.dice.roll().below(6) as u8 + 1,
            _ => self.die & !LOADED,
        };
        let cards = self.count(Stack::Slots);
        let kept = self.pile(Stack::Slots).nth(usize::from(self.die) - 1);
        if let Some(card) = kept {
            self.pull(Stack::Slots, card);
            self.push_below(Stack::Slots, card);
        }
        recorder.record(Event::Rolled { seat: frame.seat, die: self.die, kept: kept.is_some() });
        self.go_on(frame.at + 1);
        if let Some(frame) = self.stack.as_mut_slice().last_mut() {
            frame.amount = (cards - usize::from(kept.is_some())) as u8;
        }
    }

    /// Turns the next card over and carries out the first row that fits it.
    fn next_card(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) {
        let seat = frame.seat;
        let card = self.tops[Stack::Slots.index()];
        if frame.amount == 0 || !card.is_some() {
            return self.go_on(frame.at + 1);
        }
        if let Some(top) = self.stack.as_mut_slice().last_mut() {
            top.amount -= 1;
        }
        let (slots, period) = (Spot::Stack(Stack::Slots), self.player(seat).period);
        if self.is_unrest(card) {
            recorder.record(Event::Followed { seat, card: self.face(card), row: None, period });
            self.carry(seat, card, slots, Spot::Unrest, Audience::ALL, recorder);
            return self.calmed(seat, recorder);
        }
        let rows = self.rows(seat);
        let applies = |row: &table::Row| {
            let frame = Frame::new(row.at, seat, card).played(false);
            row.card.fits(self, card) && self.able_effect(&frame, row.at, Eyes::Own)
        };
        let found = rows.iter().position(applies);
        let row = found.map(|row| row as u8);
        recorder.record(Event::Followed { seat, card: self.face(card), row, period });
        match found {
            Some(row) => {
                if self.region_effects && rows[row].settles {
                    self.region_gains(seat, card, recorder);
                }
                self.enter(Frame::new(rows[row].at, seat, card).played(false));
            }
            None => self.put_away(seat, card, recorder),
        }
    }

    /// A card that was turned over and waits for an answer lies open.
    pub(crate) fn lay_open_turned(&mut self) {
        let turned = self.stack.iter().find(|frame| self.is_turned_over(frame)).map(|frame| frame.card);
        if let Some(card) = turned {
            self.reveal(card);
        }
    }

    /// Everybody sees a card below the market.
    fn reveal(&mut self, card: Card) {
        for viewer in 0..self.knows.len() {
            if self.watches(viewer) {
                self.knows[viewer].insert(card);
            }
        }
        self.secret.remove(card);
    }

    /// What a region gives whoever plays it: tokens and cards, of a choice the first branch that gives such.
    fn region_gains(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        let mut at = self.traits(card).play;
        while !matches!(self.op(at), Op::Finish | Op::End) {
            match self.op(at) {
                Op::Choose { first, count, past, .. } => {
                    let mut branches = self.branches(first, count, past);
                    if let Some((start, _)) = branches.find(|(start, _)| self.is_gain(*start)) {
                        self.region_gain(seat, card, start, recorder);
                    }
                }
                _ => self.region_gain(seat, card, at, recorder),
            }
            at = self.after(at);
        }
    }

    /// Whether a step of a region gives tokens or cards.
    fn is_gain(&self, at: At) -> bool {
        match self.op(at) {
            Op::Gain(token, _) | Op::GainPer { token, .. } => token != Token::Action,
            Op::Draw(_) | Op::DrawIfAble(_) => true,
            _ => false,
        }
    }

    fn region_gain(&mut self, seat: Seat, card: Card, at: At, recorder: &mut impl Recorder<Event>) {
        if !self.is_gain(at) {
            return;
        }
        match self.op(at) {
            Op::Gain(token, count) => self.add(seat, token, count.into(), recorder),
            Op::GainPer { token, each, count } => {
                let counted = self.data.0.program.counts[count as usize];
                let counted = self.number(&Frame::new(at, seat, card), counted);
                self.add(seat, token, counted.saturating_mul(each.into()), recorder);
            }
            Op::Draw(count) | Op::DrawIfAble(count) => (0..count).for_each(|_| self.mill(seat, recorder)),
            _ => {}
        }
    }

    fn put_away(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        self.carry(seat, card, Spot::Stack(Stack::Slots), Spot::Discard(seat), Audience::ALL, recorder);
    }

    /// The rival has returned an unrest.
    pub(crate) fn calmed(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        if self.level == Some(Level::Supreme) {
            self.add(seat, Token::Progress, 1, recorder);
        }
    }

    /// Whether the rival has turned this card over and not moved it yet.
    pub(crate) fn is_turned_over(&self, frame: &Frame) -> bool {
        self.is_rival(frame.seat) && self.pile(Stack::Slots).any(|card| card == frame.card)
    }

    /// The rows of the rival's table, as things stand.
    pub(crate) fn rows(&self, seat: Seat) -> &'static [table::Row] {
        let (nation, period) = (self.nations[seat.index()] / 2, self.player(seat).period);
        let tables = &self.data.0.tables;
        let found = tables.iter().find(|table| table.nation == nation && table.periods.contains(&period));
        found.map_or(&[], |table| &table.rows)
    }

    /// The card of the market that the die shows.
    pub(crate) fn card_at_die(&self) -> Option<Card> {
        let at = usize::from(self.die).checked_sub(1).filter(|at| *at < MARKET)?;
        Some(self.market[at].card).filter(|card| card.is_some())
    }

    /// The top card of the rival's deck goes to its discard pile.
    pub(crate) fn mill(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        let deck = Stack::Deck(seat);
        let card = self.tops[deck.index()];
        if card.is_some() {
            self.carry(seat, card, Spot::Stack(deck), Spot::Discard(seat), Audience::ALL, recorder);
        }
    }

    /// The top card of the dynasty deck leaves it.
    pub(crate) fn dynasty(&mut self, seat: Seat, to: Spot, recorder: &mut impl Recorder<Event>) {
        let card = self.tops[Stack::Nation(seat).index()];
        if !card.is_some() {
            return;
        }
        let accession = self.is_accession(seat, card);
        let seen = if to.is_open() { Audience::ALL } else { Audience::NOBODY };
        self.carry(seat, card, Spot::Stack(Stack::Nation(seat)), to, seen, recorder);
        if accession && to.is_open() && self.nation_of(seat).is_some_and(|nation| !nation.file.never_empire) {
            self.turn_period(seat, Period::Empire, recorder);
        }
        if self.count(Stack::Nation(seat)) == 0 {
            self.call_the_end(recorder);
        }
    }

    /// An unrest that came with a card lies on top of it.
    pub(crate) fn unrest_on_top(&mut self, seat: Seat, card: Card) {
        let deck = Stack::Deck(seat);
        let below = self.pile(deck).nth(1).filter(|below| self.is_unrest(*below));
        if self.tops[deck.index()] == card
            && let Some(unrest) = below
        {
            self.pull(deck, unrest);
            self.push(deck, unrest);
        }
    }

    /// King of Kings for the rival: once in a game, and scoring follows.
    pub(crate) fn honour_rival(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        if self.player(seat).honoured {
            return;
        }
        let empire = self.player(seat).period == Period::Empire;
        let side = if self.king_turned { Side::B } else { Side::A };
        recorder.record(Event::King { seat, side });
        self.player_mut(seat).honoured = true;
        self.king_turned = true;
        self.add(seat, Token::Progress, KING[usize::from(empire)], recorder);
        if empire {
            self.dynasty(seat, Spot::Stack(Stack::Deck(seat)), recorder);
        }
        self.call_the_end(recorder);
    }

    /// The discard pile becomes the deck, below what lies there.
    fn restock(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        let deck = Stack::Deck(seat);
        // What lies there waits in the order of the discard pile, which is not needed any more.
        self.stack_up(Stack::Discarded, &[]);
        while let Some(card) = self.pop(deck) {
            self.push(Stack::Discarded, card);
        }
        let discard = std::mem::take(&mut self.player_mut(seat).discard);
        discard.iter().for_each(|card| self.push(deck, card));
        self.shuffle(deck, recorder);
        while let Some(card) = self.pop(Stack::Discarded) {
            self.push(deck, card);
        }
    }

    /// A token for the market, then new cards below it.
    fn rival_clean_up(&mut self, frame: Frame, recorder: &mut impl Recorder<Event>) {
        let (seat, level) = (frame.seat, self.level.unwrap_or(Level::Imperator));
        if frame.step == 0 {
            self.stage = Stage::Other;
            recorder.record(Event::CleanedUp { seat });
            if let Some(card) = self.card_at_die() {
                let (token, count) = self.rival_token(seat);
                self.put_on_market(seat, card, token, count, recorder);
            }
        }
        let deck = Stack::Deck(seat);
        // A journey that fails brings nothing: it is not gone twice for one place.
        let mut restocked = frame.left > 0;
        while self.count(Stack::Slots) < level.slots() {
            if self.count(deck) == 0 {
                if restocked {
                    break;
                }
                if let Some(at) = self.journey(seat) {
                    self.set_step(seat, 1, 1);
                    return self.enter(at);
                }
                self.dynasty(seat, Spot::Discard(seat), recorder);
                self.restock(seat, recorder);
                restocked = true;
                continue;
            }
            restocked = false;
            let card = self.tops[deck.index()];
            self.draw_to_slot(seat, card, recorder);
        }
        if level == Level::Warlord {
            self.mill(seat, recorder);
        }
        self.go_on(frame.at + 1);
    }

    fn draw_to_slot(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        let (deck, slots) = (Spot::Stack(Stack::Deck(seat)), Spot::Stack(Stack::Slots));
        self.carry(seat, card, deck, slots, Audience::NOBODY, recorder);
        // The newest lies last.
        self.pull(Stack::Slots, card);
        self.push_below(Stack::Slots, card);
    }

    /// What the rival puts on the market.
    fn rival_token(&self, seat: Seat) -> (Token, u8) {
        let nation = self.nations[seat.index()] / 2;
        let tables = &self.data.0.tables;
        let token = tables.iter().find(|table| table.nation == nation).and_then(|table| table.token);
        token.filter(|(token, _)| MARKET_TOKENS.contains(token)).unwrap_or((Token::Progress, 1))
    }

    /// What the journey card of a Utopian rival says.
    fn journey(&self, seat: Seat) -> Option<Frame> {
        let play = self.player(seat).play;
        play.iter().find_map(|card| {
            let sort = self.traits(card).sort;
            let (_, at) = self.data.0.journey.iter().find(|(path, _)| *path == sort)?;
            Some(Frame::new(*at, seat, card).played(false))
        })
    }
}
