//! What is agreed before the first card is dealt, and laying the table out.

use kernel::data::Shared;
use kernel::{BySeat, Dice, Phrase, Pile, Seat, Seed, Stream, phrase};

use crate::card::{CardSet, ColonyTile, Colour, Epoch, LEVELS};
use crate::data::HadaraData;
use crate::state::{Edition, Hadara, PLAYERS, Phase, Question, SETUP_CARDS, Side};

/// What is agreed before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play.
    pub seats: usize,
    /// Which cards are used.
    pub edition: Edition,
}

impl Setup {
    /// A setup with all cards.
    pub fn full(seats: usize) -> Setup {
        Setup { seats, edition: Edition::Full }
    }

    /// A setup for those who play for the first time.
    pub fn first(seats: usize) -> Setup {
        Setup { seats, edition: Edition::First }
    }

    /// Some setup that the rules allow.
    pub(crate) fn any(stream: &mut Stream) -> Setup {
        let seats = 2 + stream.below(PLAYERS as u32 - 1) as usize;
        if stream.below(2) == 0 { Setup::full(seats) } else { Setup::first(seats) }
    }
}

/// Lays the table out and deals the first epoch.
pub(crate) fn lay_out(data: &'static HadaraData, setup: &Setup, seed: &Seed) -> Result<Hadara, Phrase> {
    if !(2..=PLAYERS).contains(&setup.seats) {
        return Err(phrase!("setup-bad-seats", least = 2, most = PLAYERS, found = setup.seats));
    }
    let mut dice = Dice::new(seed);
    let mut board = Colour::ALL;
    dice.shuffle(&mut board);
    let mut cards: Pile<u8, SETUP_CARDS> = (0..data.setup_cards.len() as u8).collect();
    dice.shuffle(cards.as_mut_slice());
    let mut state = Hadara {
        data: Shared(data),
        dice,
        seats: setup.seats as u8,
        edition: setup.edition,
        epoch: Epoch::I,
        phase: Phase::A,
        turn: Default::default(),
        asked: Question::Side,
        paid: 0,
        taken: 0,
        board,
        wheel: 0,
        decks: Default::default(),
        piles: Default::default(),
        stacks: [std::iter::repeat_n(ColonyTile::HIDDEN, setup.seats).collect(); LEVELS],
        gone: CardSet::EMPTY,
        players: BySeat::default(),
    };
    for (player, card) in state.players.values_mut().zip(cards.iter()).take(setup.seats) {
        player.card = *card;
    }
    state.deal_epoch(Epoch::I);
    state.carry_on(&mut ());
    Ok(state)
}

impl Hadara {
    /// Lets a player begin as a side of the setup card says, and gives the coins.
    pub(crate) fn use_side(&mut self, seat: Seat, side: Side) -> u16 {
        let start = self.data.0.side(self.player(seat).card, side);
        let coins = u16::from(start.coins) + self.late_coins(seat);
        let player = self.player_mut(seat);
        player.side = Some(side);
        player.base = start.steps;
        player.coins += coins;
        coins
    }

    /// Coins for those who are first player less often than others: with four or five players those who never are, with
    /// two the second (page 4).
    fn late_coins(&self, seat: Seat) -> u16 {
        let firsts = Epoch::ALL.map(|epoch| self.first_of(epoch));
        let times = |seat: Seat| firsts.iter().filter(|first| **first == seat).count();
        let late = self.all_seats().any(|other| times(other) > times(seat));
        if late { self.figures().late_coins.value.into() } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use kernel::{Data, Game};

    use super::*;

    fn table(setup: Setup, index: u64) -> Hadara {
        Hadara::new(HadaraData::built_in(), &setup, &Seed::of_series(5, index)).unwrap()
    }

    #[test]
    fn whoever_is_first_less_often_begins_with_a_coin_more() {
        for (seats, late) in [(2, 1), (3, 0), (4, 1), (5, 2)] {
            for index in 0..20 {
                let state = table(Setup::first(seats), index);
                let mut order: Vec<_> = state.all_seats().collect();
                order.sort_by_key(|seat| state.initiative(*seat));
                for (rank, seat) in order.into_iter().enumerate() {
                    let start = state.data.0.side(state.player(seat).card, Side::A).coins;
                    let more = u16::from(rank >= seats - late);
                    assert_eq!(state.player(seat).coins, u16::from(start) + more, "{seats} players");
                }
            }
        }
    }

    #[test]
    fn first_players_go_by_rank_of_initiative() {
        let state = table(Setup::full(4), 3);
        let mut order: Vec<_> = state.all_seats().collect();
        order.sort_by_key(|seat| state.initiative(*seat));
        assert_eq!(Epoch::ALL.map(|epoch| state.first_of(epoch)), order[..3]);
        let state = table(Setup::full(2), 3);
        let firsts = Epoch::ALL.map(|epoch| state.first_of(epoch));
        assert_eq!((firsts[0], firsts[0] == firsts[1]), (firsts[2], false));
    }

    #[test]
    fn a_first_game_has_side_a_and_no_stars() {
        let state = table(Setup::first(5), 0);
        assert_eq!(state.asked, Question::Wheel);
        assert!(state.all_seats().all(|seat| state.player(seat).side == Some(Side::A)));
        assert!(state.lying().all(|card| !state.data.0.face(card).star));
        assert_eq!(table(Setup::full(5), 0).asked, Question::Side);
        assert!(Hadara::new(HadaraData::built_in(), &Setup::full(6), &Seed::of_series(5, 0)).is_err());
    }
}
