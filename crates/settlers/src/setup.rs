//! What is agreed before the first card is dealt, and laying the table out.

use kernel::data::Shared;
use kernel::{BySeat, Dice, Phrase, Pile, Pool, Seat, SeatSet, Seed, Shelf, Stack, Stream, phrase};

use crate::card::{Card, Faction};
use crate::data::SettlersData;
use crate::state::{Acted, Phase, Player, SEATS, Settlers, Solo};

/// Which lookout phase is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lookout {
    /// Two rows of open cards; the second is picked in reverse order.
    #[default]
    Standard,
    /// Cards are dealt, kept and passed on in secret.
    Alternative,
    /// One row of open cards that is filled up again.
    Advanced,
}

/// Whether locations can be razed by the raze action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Peace {
    /// They can.
    #[default]
    War,
    /// Only hand cards can.
    Peaceful,
}

/// Who plays which faction.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Factions {
    /// Drawn at random.
    Random,
    /// Chosen, by seat.
    Chosen(Vec<Faction>),
}

/// What is agreed before the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// How many play; one plays against the virtual opponent.
    pub seats: usize,
    /// Who plays which faction.
    pub factions: Factions,
    /// Which lookout phase is played.
    pub lookout: Lookout,
    /// Whether locations can be razed by the raze action.
    pub peace: Peace,
}

impl Setup {
    /// A setup with factions drawn at random and the standard rules.
    pub fn random(seats: usize) -> Setup {
        Setup { seats, factions: Factions::Random, lookout: Lookout::Standard, peace: Peace::War }
    }

    /// Some setup that the rules allow.
    pub(crate) fn any(data: &SettlersData, stream: &mut Stream) -> Setup {
        let mut setup = Setup::random(1 + stream.below(SEATS as u32) as usize);
        if stream.below(2) == 0 {
            let mut factions: Vec<Faction> = data.factions().collect();
            stream.shuffle(&mut factions);
            factions.truncate(setup.seats);
            setup.factions = Factions::Chosen(factions);
        }
        if setup.seats > 1 {
            setup.lookout = match stream.below(3) {
                0 => Lookout::Standard,
                1 => Lookout::Alternative,
                _ => Lookout::Advanced,
            };
            setup.peace = if stream.below(4) == 0 { Peace::Peaceful } else { Peace::War };
        }
        setup
    }
}

/// Lays the table out and begins the first round.
pub(crate) fn lay_out(data: &'static SettlersData, setup: &Setup, seed: &Seed) -> Result<Settlers, Phrase> {
    if !(1..=SEATS).contains(&setup.seats) {
        return Err(phrase!("setup-bad-seats", least = 1, most = SEATS, found = setup.seats));
    }
    if setup.seats == 1 && (setup.lookout != Lookout::Standard || setup.peace != Peace::War) {
        return Err(phrase!("settlers-setup-solo"));
    }
    let mut dice = Dice::new(seed);
    let factions = choose_factions(data, setup, &mut dice)?;
    let first = Seat::new(dice.roll().below(setup.seats as u32) as usize).unwrap_or_default();
    let mut state = Settlers {
        data: Shared(data),
        dice,
        seats: setup.seats as u8,
        lookout: setup.lookout,
        peace: setup.peace,
        round: 1,
        phase: Phase::Lookout,
        first,
        turn: first,
        acted: Acted::No,
        passed: SeatSet::EMPTY,
        step: 0,
        stack: Stack::new(),
        drawn: Pool::new(),
        open: Pool::new(),
        deck: Pile::new(),
        discard: Pool::new(),
        players: BySeat::default(),
        hands: Shelf::new(),
        locations: Shelf::new(),
        foundations: Shelf::new(),
        deals: Shelf::new(),
        tucked: Pool::new(),
        routes: Pool::new(),
        solo: Solo::default(),
    };
    for (player, faction) in state.players.values_mut().zip(factions) {
        player.faction = faction;
    }
    state.gather_cards();
    state.shuffle_decks();
    state.deal_hands();
    state.begin_round(&mut ());
    state.go_on(&mut ());
    Ok(state)
}

fn choose_factions(data: &SettlersData, setup: &Setup, dice: &mut Dice) -> Result<Vec<Faction>, Phrase> {
    // The roll is made either way, so that choosing the factions that chance would have drawn changes nothing else.
    let mut drawn: Vec<Faction> = data.factions().collect();
    dice.shuffle(&mut drawn);
    drawn.truncate(setup.seats);
    match &setup.factions {
        Factions::Random => Ok(drawn),
        Factions::Chosen(chosen) => {
            if chosen.len() != setup.seats {
                return Err(phrase!("settlers-setup-factions", expected = setup.seats, found = chosen.len()));
            }
            let twice = chosen.iter().enumerate().find(|(at, faction)| chosen[..*at].contains(faction));
            match twice {
                Some((_, faction)) => Err(phrase!("settlers-setup-faction-twice", faction = data.faction_id(*faction))),
                None => Ok(chosen.clone()),
            }
        }
    }
}

impl Settlers {
    /// Puts every card of the game into its deck, unshuffled, and clears the table.
    pub(crate) fn gather_cards(&mut self) {
        let data = self.data.0;
        let copies = |(card, copies): (Card, u8)| std::iter::repeat_n(card, copies.into());
        self.deck = data.deck_of(None).flat_map(copies).collect();
        self.discard.clear();
        self.open.clear();
        self.drawn.clear();
        self.hands = Shelf::new();
        self.locations = Shelf::new();
        self.foundations = Shelf::new();
        self.deals = Shelf::new();
        self.tucked.clear();
        self.routes.clear();
        self.stack.clear();
        self.solo = Solo::default();
        for (seat, player) in self.players.iter_mut() {
            let faction = player.faction;
            *player = Player { faction, ..Player::default() };
            if seat.index() < self.seats as usize {
                player.deck = data.deck_of(Some(faction)).flat_map(copies).collect();
            }
        }
        if self.is_solo() {
            let cards = &data.figures.attack_cards.value;
            self.solo.deck = cards.iter().flat_map(|(good, count)| std::iter::repeat_n(good, count.into())).collect();
        }
    }

    pub(crate) fn shuffle_decks(&mut self) {
        self.dice.shuffle(self.deck.as_mut_slice());
        for seat in Seat::all(self.seats as usize) {
            self.dice.shuffle(self.players[seat].deck.as_mut_slice());
        }
        if self.is_solo() {
            self.dice.shuffle(self.solo.deck.as_mut_slice());
        }
    }

    fn deal_hands(&mut self) {
        let hand = self.figures().starting_hand.value;
        for seat in self.first.clockwise(self.seats as usize) {
            for _ in 0..hand.common {
                if let Some(card) = self.deck.pop() {
                    self.hands.insert_sorted(seat, card);
                }
            }
            for _ in 0..hand.faction {
                if let Some(card) = self.players[seat].deck.pop() {
                    self.hands.insert_sorted(seat, card);
                }
            }
        }
        if self.is_solo() {
            for _ in 0..self.figures().attack_row.value {
                self.solo.row.extend(self.solo.deck.pop());
            }
        }
    }
}
