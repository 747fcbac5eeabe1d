//! What is agreed before the game, and laying the table out.

use kernel::notation::first_word;
use kernel::{Dice, Phrase, Seat, Seed, phrase};

use crate::card::{Card, SEATS};
use crate::data::{ImperiumData, Side, leading, variant};
use crate::effects::words::Category;
use crate::events::{Audience, Spot};
use crate::files::Start;
use crate::frame::Frame;
use crate::state::{Imperium, MARKET, Stack, nobody};

/// A nation with the side of its power card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice {
    /// Which nation, in the order of the data.
    pub nation: u8,
    /// Which side.
    pub side: Side,
}

/// What is agreed before the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// Who plays which nation, by seat; drawn by lot if none is named.
    pub nations: Option<Vec<Choice>>,
    /// Which common deck, in the order of the data.
    pub deck: usize,
}

/// By number of players from two: how many cards each small deck has, and how many fame cards are put aside.
const SMALL: [(usize, usize); 3] = [(6, 2), (7, 1), (8, 0)];

impl ImperiumData {
    /// Writes a setup on one line.
    pub(crate) fn write_setup(&self, setup: &Setup) -> String {
        let mut text = format!("{} players", setup.seats);
        match &setup.nations {
            None => text.push_str(", nations random"),
            Some(choices) => {
                text.push_str(", nations");
                for choice in choices {
                    let side = if choice.side == Side::A { "a" } else { "b" };
                    text.push_str(&format!(" {}-{side}", self.nations[choice.nation as usize].id));
                }
            }
        }
        if setup.deck > 0 {
            text.push_str(&format!(", deck {}", self.decks[setup.deck].id));
        }
        text
    }

    /// Reads a setup. A nation without a side is played with side B, as the booklet recommends for a first game.
    pub(crate) fn read_setup(&self, text: &str) -> Result<Setup, Phrase> {
        let mut setup = Setup { seats: 0, nations: None, deck: 0 };
        for (at, part) in text.split(',').enumerate() {
            let (word, rest) = first_word(part);
            match (at, word) {
                (0, count) => {
                    let seats = count.parse().ok().filter(|_| matches!(rest, "players" | "player"));
                    setup.seats = seats.ok_or_else(|| phrase!("imperium-setup-players", text = part.trim()))?;
                }
                (_, "nations") if rest == "random" => setup.nations = None,
                (_, "nations") => setup.nations = Some(self.read_nations(rest)?),
                (_, "deck") => setup.deck = self.deck(rest)?,
                _ => return Err(phrase!("imperium-setup-unknown", text = part.trim())),
            }
        }
        Ok(setup)
    }

    fn read_nations(&self, text: &str) -> Result<Vec<Choice>, Phrase> {
        let read = |word: &str| {
            let (name, side) = match word.rsplit_once('-') {
                Some((name, "a")) => (name, Side::A),
                Some((name, "b")) => (name, Side::B),
                Some(_) => return Err(phrase!("imperium-setup-side", text = word)),
                None => (word, Side::B),
            };
            Ok(Choice { nation: self.nation(name)? as u8, side })
        };
        text.split_whitespace().map(read).collect()
    }

    pub(crate) fn check_setup(&self, setup: &Setup) -> Result<(), Phrase> {
        if !(2..=SEATS).contains(&setup.seats) {
            return Err(phrase!("imperium-setup-seats", found = setup.seats, least = 2, most = SEATS));
        }
        if let Some(choices) = &setup.nations {
            if choices.len() != setup.seats {
                return Err(phrase!("imperium-setup-nations", seats = setup.seats, found = choices.len()));
            }
            for (at, choice) in choices.iter().enumerate() {
                if choices[..at].iter().any(|other| other.nation == choice.nation) {
                    let id = &self.nations[choice.nation as usize].id;
                    return Err(phrase!("imperium-setup-twice", name = id.as_str()));
                }
            }
        }
        Ok(())
    }
}

/// Lays the table out, by the steps of the booklet.
pub(crate) fn lay_out(data: &'static ImperiumData, setup: &Setup, seed: &Seed) -> Result<Imperium, Phrase> {
    data.check_setup(setup)?;
    let mut dice = Dice::new(seed);
    let mut nations = nobody();
    match &setup.nations {
        Some(choices) => {
            for (place, choice) in nations.iter_mut().zip(choices) {
                *place = variant(choice.nation.into(), choice.side);
            }
        }
        None => {
            let mut all: Vec<usize> = (0..data.nations.len()).collect();
            dice.shuffle(&mut all);
            let mut sides = dice.roll();
            for (place, nation) in nations.iter_mut().zip(all).take(setup.seats) {
                let side = if sides.below(2) == 0 { Side::A } else { Side::B };
                *place = variant(nation, side);
            }
        }
    }
    let mut state = Imperium::blank(data, setup.seats, setup.deck, nations);
    let first = dice.roll().below(setup.seats as u32) as usize;
    state.dice = dice;
    (state.first, state.turn) = (Seat::new(first).unwrap_or_default(), Seat::new(first).unwrap_or_default());
    for seat in state.seated() {
        state.lay_out_nation(seat);
    }
    state.lay_out_common();
    let round = data.program.procedures.round;
    state.enter(Frame::new(round, state.first, Card::NONE));
    Ok(state)
}

impl Imperium {
    /// A player's own area.
    fn lay_out_nation(&mut self, seat: Seat) {
        let Some(nation) = self.nation_of(seat) else { return };
        let mut deck = vec![];
        let mut strength = vec![];
        let mut accession = None;
        for (number, slot) in nation.slots.iter().enumerate() {
            let card = Card::of_nation(seat, number);
            match slot.start {
                Some(Start::PowerA | Start::PowerB | Start::Beside) => self.player_mut(seat).play.insert(card),
                Some(Start::Nation) => strength.push(card),
                Some(Start::Accession) => accession = Some(card),
                Some(Start::Development) => self.player_mut(seat).development |= 1 << number,
                Some(Start::Deck) => deck.push(card),
                Some(Start::Supply) if usize::from(slot.players) <= self.seats as usize => self.unrest.insert(card),
                Some(Start::Supply | Start::Later) | None => {}
            }
        }
        self.dice.shuffle(&mut strength);
        strength.extend(accession);
        self.stack_up(Stack::Nation(seat), &strength);
        self.dice.shuffle(&mut deck);
        self.stack_up(Stack::Deck(seat), &deck);
        let player = self.player_mut(seat);
        (player.materials, player.population, player.progress) = (3, 2, 1);
        (player.actions, player.exhausts, player.period) = (3, nation.exhausts, nation.starts);
        for _ in 0..5 {
            self.draw_one(seat, &mut ());
        }
        self.stirred.clear();
        self.happened = 0;
    }

    /// The cards of the common deck that are in the game, by category.
    fn pool(&mut self) -> [Vec<Card>; 6] {
        let data = self.data.0;
        let deck = &data.decks[self.deck as usize];
        let seats = self.seats as usize;
        let fits = |slot: &crate::data::Slot| usize::from(slot.players) <= seats;
        let played: Vec<&str> =
            self.seated().filter_map(|seat| self.nation_of(seat)).map(|nation| nation.id.as_str()).collect();
        let named = |slot: &crate::data::Slot| played.contains(&data.sorts[slot.sort as usize].id.as_str());
        let mut pool: [Vec<Card>; 6] = Default::default();
        let mut missing = 0;
        for (number, slot) in deck.slots.iter().enumerate().take(deck.own).filter(|(_, slot)| fits(slot)) {
            let Some(category) = leading(data.traits[slot.sort as usize].category) else { continue };
            match category == Category::Raid && named(slot) {
                true => missing += 1,
                false => pool[category as usize].push(Card::common(number)),
            }
        }
        // Raids that bear the name of a nation at the table are replaced by others of the other box.
        let spare = deck.slots.iter().enumerate().skip(deck.own).filter(|(_, slot)| fits(slot) && !named(slot));
        let mut spare: Vec<Card> = spare.map(|(number, _)| Card::common(number)).collect();
        self.dice.shuffle(&mut spare);
        pool[Category::Raid as usize].extend(spare.into_iter().take(missing));
        pool
    }

    /// The common area.
    fn lay_out_common(&mut self) {
        let (small, aside) = SMALL[self.seats as usize - 2];
        let mut pool = self.pool();
        pool[Category::Unrest as usize].iter().for_each(|card| self.unrest.insert(*card));
        let fame = &mut pool[Category::Fame as usize];
        self.dice.shuffle(fame);
        let fame = fame.split_off(aside.min(fame.len()));
        self.stack_up(Stack::Fame, &fame);
        let mut main = std::mem::take(&mut pool[Category::Raid as usize]);
        for category in [Category::Region, Category::Origins, Category::Civilisation] {
            let mut cards = std::mem::take(&mut pool[category as usize]);
            self.dice.shuffle(&mut cards);
            main.extend(cards.split_off(small.min(cards.len())));
            if let Some(stack) = Stack::small(category) {
                self.stack_up(stack, &cards);
            }
        }
        self.dice.shuffle(&mut main);
        self.stack_up(Stack::Main, &main);
        let sources = [Stack::Main, Stack::Main, Stack::Regions, Stack::Origins, Stack::Civilisation];
        for (slot, stack) in sources.into_iter().enumerate().take(MARKET) {
            let card = self.tops[stack.index()];
            self.carry(self.first, card, Spot::Stack(stack), Spot::Market, Audience::ALL, &mut ());
            self.market[slot].card = card;
            self.add_unrest(card, &mut ());
            if leading(self.traits(card).category) == Some(Category::Civilisation) {
                self.market[slot].tokens[2] = 1;
            }
        }
    }
}
