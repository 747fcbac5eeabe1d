//! What is agreed before the first card is dealt, and laying the table out.

use kernel::data::Shared;
use kernel::{BySeat, Dice, Phrase, Pile, Pool, Seat, Seed, Stream, phrase};

use crate::card::{KINGDOMS, Tribe};
use crate::data::{EthnosData, Table};
use crate::state::{Ethnos, Land, Question, TROLLS};

/// What is agreed before the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// Which tribes take part.
    pub tribes: Tribes,
}

/// Which tribes take part.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Tribes {
    /// Drawn from all, as the rulebook has it.
    Random,
    /// Chosen by the players, in the order of the data.
    Chosen(Vec<Tribe>),
}

impl Setup {
    /// A setup with tribes drawn at random.
    pub fn random(seats: usize) -> Setup {
        Setup { seats, tribes: Tribes::Random }
    }

    /// Some setup that the rules allow.
    pub(crate) fn any(data: &EthnosData, stream: &mut Stream) -> Setup {
        let seats = 2 + stream.below(5) as usize;
        if stream.below(2) == 0 {
            return Setup::random(seats);
        }
        let mut tribes: Vec<Tribe> = data.tribes().collect();
        stream.shuffle(&mut tribes);
        tribes.truncate(data.table(seats).map_or(0, |table| table.tribes as usize));
        tribes.sort();
        Setup { seats, tribes: Tribes::Chosen(tribes) }
    }

    fn table(&self, data: &'static EthnosData) -> Result<&'static Table, Phrase> {
        let table = data.table(self.seats).filter(|_| self.seats <= Seat::MAX);
        table.ok_or_else(|| phrase!("setup-bad-seats", least = 2, most = Seat::MAX, found = self.seats))
    }
}

/// Lays the table out and deals the first age.
pub(crate) fn lay_out(data: &'static EthnosData, setup: &Setup, seed: &Seed) -> Result<Ethnos, Phrase> {
    let table = setup.table(data)?;
    let mut dice = Dice::new(seed);
    let tribes = choose_tribes(data, setup, table, &mut dice)?;
    let lands = lay_tokens(data, table, &mut dice);
    let first = dice.roll().below(setup.seats as u32) as usize;
    let mut state = Ethnos {
        data: Shared(data),
        dice,
        seats: setup.seats as u8,
        markers: data.figures.markers.value - 1 - u8::from(data.any(&tribes, |traits| traits.moves_merfolk)),
        tribes,
        age: 1,
        turn: Seat::new(first).unwrap_or_default(),
        asked: Question::Turn,
        placed: false,
        dragons: 0,
        drawer: None,
        lower: 0,
        deck: Pile::new(),
        row: Pool::new(),
        laid: Pile::new(),
        spans: Pile::new(),
        players: BySeat::default(),
        lands,
        trolls: [None; TROLLS],
    };
    state.deal_age();
    Ok(state)
}

fn choose_tribes(data: &EthnosData, setup: &Setup, table: &Table, dice: &mut Dice) -> Result<Pile<Tribe, 6>, Phrase> {
    let number = table.tribes as usize;
    // The roll is made either way, so that choosing the tribes that chance would have drawn changes nothing else.
    let mut drawn: Vec<Tribe> = data.tribes().collect();
    dice.shuffle(&mut drawn);
    drawn.truncate(number);
    drawn.sort();
    match &setup.tribes {
        Tribes::Random => Ok(drawn.into_iter().collect()),
        Tribes::Chosen(chosen) => {
            if chosen.len() != number {
                let what =
                    phrase!("ethnos-setup-tribes", players = setup.seats, expected = number, found = chosen.len());
                return Err(what);
            }
            let mut chosen = chosen.clone();
            chosen.sort();
            if let Some(twice) = chosen.windows(2).find(|pair| pair[0] == pair[1]) {
                return Err(phrase!("ethnos-setup-tribe-twice", tribe = data.tribe_id(twice[0])));
            }
            Ok(chosen.into_iter().collect())
        }
    }
}

/// Deals the glory tokens at random and sorts those of each kingdom, the lowest in I.
fn lay_tokens(data: &EthnosData, table: &Table, dice: &mut Dice) -> [Land; KINGDOMS] {
    let mut tokens = data.figures.glory_tokens.value.on(table.side).to_vec();
    dice.shuffle(&mut tokens);
    let mut lands = [Land::default(); KINGDOMS];
    for (land, tokens) in lands.iter_mut().zip(tokens.chunks(table.ages as usize)) {
        land.tokens.extend(tokens.iter().copied());
        land.tokens.as_mut_slice().sort();
    }
    lands
}
