//! The lookout phase: the standard one, the two variants, and that of the solo game (pages 6, 12 and 13).

use kernel::{Pool, Recorder, Seat};

use crate::action::{Action, Options, Pack, Refusal};
use crate::card::Card;
use crate::events::Event;
use crate::location::Location;
use crate::setup::{Lookout, Peace};
use crate::state::{DRAWN, Phase, SEATS, Settlers, distinct};

/// Whether the game goes on by itself or waits for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    GoesOn,
    Waits,
}

/// In the alternative phase, every player keeps one card of those dealt and one of those passed on.
const ALTERNATIVE_PASSES: u8 = 2;
/// In the solo game and in the advanced phase, every player picks twice.
const PICKS: u8 = 2;

impl Settlers {
    /// Begins a round: everybody draws a faction card, in the peaceful variant a common card too.
    pub(crate) fn begin_round(&mut self, recorder: &mut impl Recorder<Event>) {
        self.phase = Phase::Lookout;
        self.step = 0;
        self.turn = self.first;
        recorder.record(Event::RoundBegan { round: self.round, first: self.first });
        for seat in self.first.clockwise(self.seats as usize) {
            self.draw(seat, Pack::Faction, recorder);
            if self.peace == Peace::Peaceful {
                self.draw(seat, Pack::Common, recorder);
            }
        }
    }

    /// How many decisions this lookout phase takes, simultaneous ones counted as one.
    fn picks(&self) -> u8 {
        if self.is_solo() {
            return PICKS;
        }
        match self.lookout {
            Lookout::Standard => self.seats * self.figures().lookout_rows.value,
            Lookout::Alternative => ALTERNATIVE_PASSES,
            Lookout::Advanced => self.seats * PICKS,
        }
    }

    /// Whether everybody decides at once, in secret.
    pub fn drafts(&self) -> bool {
        self.phase == Phase::Lookout && self.lookout == Lookout::Alternative && !self.is_solo()
    }

    /// Whose cards a player was passed in the second half of an alternative lookout phase: the neighbour's to the right.
    pub fn passer(&self, seat: Seat) -> Option<Seat> {
        let seats = self.seats as usize;
        (self.drafts() && self.step > 0).then(|| Seat::all(seats).find(|other| other.next(seats) == seat)).flatten()
    }

    /// Whose pick it is. In the standard phase every second row goes the other way round.
    pub(crate) fn picker(&self) -> Seat {
        let seats = self.seats as usize;
        let (row, at) = (self.step as usize / seats, self.step as usize % seats);
        let at = if self.lookout == Lookout::Standard && row % 2 == 1 { seats - 1 - at } else { at };
        self.first.clockwise(seats).nth(at).unwrap_or(self.first)
    }

    /// Who picks in this row of a lookout phase, in their order, and how many of them have picked.
    pub fn pickers(&self) -> (Vec<Seat>, usize) {
        let seats = self.seats as usize;
        let mut order: Vec<Seat> = self.first.clockwise(seats).collect();
        if self.lookout == Lookout::Standard && (self.step as usize / seats) % 2 == 1 {
            order.reverse();
        }
        (order, self.step as usize % seats)
    }

    /// Which row or pass of the lookout phase this is, from one.
    pub fn lookout_pass(&self) -> u8 {
        match self.lookout == Lookout::Alternative && !self.is_solo() {
            true => self.step + 1,
            false => self.step / self.seats + 1,
        }
    }

    /// Carries the lookout phase on to the next decision.
    pub(crate) fn look_out(&mut self, recorder: &mut impl Recorder<Event>) -> Flow {
        if self.step >= self.picks() {
            self.begin_production();
            return Flow::GoesOn;
        }
        if self.drafts() {
            return self.draft(recorder);
        }
        if self.open.is_empty() || self.lookout == Lookout::Advanced {
            self.open_cards(recorder);
        }
        if self.open.is_empty() {
            // Not enough cards for everybody: who comes too late gets none.
            self.step += 1;
            return Flow::GoesOn;
        }
        self.turn = self.picker();
        Flow::Waits
    }

    /// Lays out the cards that are due before this pick.
    fn open_cards(&mut self, recorder: &mut impl Recorder<Event>) {
        let figures = self.figures();
        let (seats, step) = (self.seats, self.step);
        let due = if self.is_solo() {
            if step == 0 { figures.solo_cards.value } else { 0 }
        } else {
            match self.lookout {
                Lookout::Standard if step.is_multiple_of(seats) => seats + figures.lookout_spare.value,
                Lookout::Standard | Lookout::Alternative => 0,
                Lookout::Advanced => {
                    let cards = figures.advanced_cards.value;
                    let last = step + 1 == self.picks();
                    match step {
                        0 => cards.open,
                        // Two players choose from what is there; so does the last player of all.
                        _ if seats == 2 || last => 0,
                        _ if step < seats => cards.first,
                        _ => cards.second,
                    }
                }
            }
        };
        let before = self.open.len();
        while self.open.len() < due as usize
            && let Some(card) = self.take_common(recorder)
        {
            self.open.insert(card);
        }
        if self.open.len() > before {
            recorder.record(Event::Opened { cards: self.open });
        }
    }

    /// The cards that a player may pick from.
    fn on_offer(&self, seat: Seat) -> &[Card] {
        match self.drafts() {
            true => &self.player(seat).draft,
            false => &self.open,
        }
    }

    pub(crate) fn list_picks(&self, seat: Seat, out: &mut impl Options) {
        for card in distinct(self.on_offer(seat)).filter(|card| card.is_face_up()) {
            out.put(Action::Pick(card));
        }
    }

    pub(crate) fn check_pick(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if self.on_offer(seat).contains(&card) && card.is_face_up() { Ok(()) } else { Err(Refusal::NotOpen(card)) }
    }

    pub(crate) fn pick(&mut self, seat: Seat, card: Card, recorder: &mut impl Recorder<Event>) {
        if self.drafts() {
            self.players[seat].chosen = Some(card);
            recorder.record(Event::Chose { seat });
            return;
        }
        self.open.remove(card);
        self.hands.insert_sorted(seat, card);
        self.players[seat].shown.insert(card);
        recorder.record(Event::Picked { seat, card });
        self.step += 1;
        if self.is_solo() {
            self.give_to_opponent(recorder);
            return;
        }
        let row_over = match self.lookout {
            Lookout::Standard => self.step.is_multiple_of(self.seats),
            Lookout::Alternative | Lookout::Advanced => self.step == self.picks(),
        };
        if row_over {
            for card in self.open.iter().copied() {
                self.discard.insert(card);
                recorder.record(Event::Swept { card });
            }
            self.open.clear();
        }
    }

    /// After each pick of the solo game, the virtual opponent gets one of the other cards: first a random one, then the last.
    fn give_to_opponent(&mut self, recorder: &mut impl Recorder<Event>) {
        let at = match self.open.len() {
            0 => return,
            1 => 0,
            more => self.dice.roll().below(more as u32) as usize,
        };
        let card = self.open[at];
        self.open.remove(card);
        self.locations.push(Settlers::OPPONENT, Location::new(card));
        recorder.record(Event::OpponentGot { card });
    }

    // ---- The alternative phase: everybody decides at once ----

    /// Whether this player still has to choose one of the dealt cards.
    pub(crate) fn owes_choice(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        !player.draft.is_empty() && player.chosen.is_none()
    }

    fn draft(&mut self, recorder: &mut impl Recorder<Event>) -> Flow {
        let seats = self.seats as usize;
        if Seat::all(seats).any(|seat| self.owes_choice(seat)) {
            return Flow::Waits;
        }
        if Seat::all(seats).all(|seat| self.player(seat).chosen.is_none()) {
            if self.step == 0 {
                self.deal_drafts(recorder);
            }
            if !Seat::all(seats).any(|seat| self.owes_choice(seat)) {
                self.step = ALTERNATIVE_PASSES;
                return Flow::GoesOn;
            }
            return Flow::Waits;
        }
        self.keep_chosen(recorder);
        Flow::GoesOn
    }

    fn deal_drafts(&mut self, recorder: &mut impl Recorder<Event>) {
        for seat in self.first.clockwise(self.seats as usize) {
            for _ in 0..self.figures().alternative_cards.value {
                let card = self.take_common(recorder);
                self.players[seat].draft.extend(card);
            }
        }
        recorder.record(Event::Dealt);
    }

    /// All have chosen: the cards go to the hands, and the rest to the left or, the second time, to the discard.
    fn keep_chosen(&mut self, recorder: &mut impl Recorder<Event>) {
        let seats = self.seats as usize;
        for seat in Seat::all(seats) {
            let player = &mut self.players[seat];
            if let Some(card) = player.chosen.take() {
                player.draft.remove(card);
                if self.step > 0 {
                    player.handed.insert(card);
                }
                self.hands.insert_sorted(seat, card);
            }
        }
        self.step += 1;
        if self.step < ALTERNATIVE_PASSES {
            let drafts = self.players.map(|player| player.draft);
            for seat in Seat::all(seats) {
                self.players[seat.next(seats)].draft = drafts[seat];
            }
            recorder.record(Event::PassedOn);
            return;
        }
        // What is left is laid open together, so that the order does not tell who had which.
        let mut left: Pool<Card, { SEATS * DRAWN }> = Pool::default();
        for player in self.players.values_mut() {
            player.draft.iter().for_each(|card| left.insert(*card));
            player.draft.clear();
        }
        for card in left.iter().copied() {
            self.discard.insert(card);
            recorder.record(Event::Swept { card });
        }
    }
}
