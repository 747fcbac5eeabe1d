//! What the leaders of each tribe do, and the order in which a band is carried out (pages 7 and 12 to 15).
//!
//! Two tribes do their work elsewhere: Dwarves and Skeletons in `scoring`, Skeletons also in
//! `bands`.

use kernel::{Pool, Recorder, Seat, Untimely};

use crate::action::{Action, Refusal};
use crate::card::{Card, KINGDOMS, Kingdom};
use crate::data::Traits;
use crate::events::Event;
use crate::state::{Ethnos, Glory, HAND, Question};

/// The steps of a band, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Step {
    Place,
    Giant,
    Troll,
    Horde,
    Merfolk,
    /// So many markers from the Merfolk board are left to place.
    Bonus(u8),
    Another,
    Keep,
    Draw,
    EndTurn,
}

impl Ethnos {
    /// Carries the last band on from this step, until something is to be decided or the turn is over.
    pub(crate) fn carry_on(&mut self, from: Step, recorder: &mut impl Recorder<Event>) {
        let Some(band) = self.last_band() else {
            return self.end_turn();
        };
        let (seat, leader, size) = (band.owner, band.leader(), band.size());
        let traits = self.data.0.traits(leader);
        if from <= Step::Place && self.open_kingdoms().next().is_some() {
            return self.asked = Question::Place;
        }
        if from <= Step::Giant && traits.takes_giant {
            self.take_giant(seat, size, recorder);
        }
        if from <= Step::Troll && traits.takes_troll && self.free_trolls(size).next().is_some() {
            return self.asked = Question::Troll;
        }
        if from <= Step::Horde && traits.marks_horde && self.can_mark_horde(seat, leader) {
            return self.asked = Question::Horde;
        }
        if traits.moves_merfolk {
            let bonus = match from {
                Step::Place | Step::Giant | Step::Troll | Step::Horde | Step::Merfolk => {
                    self.move_merfolk(seat, size, recorder)
                }
                Step::Bonus(left) => left,
                Step::Another | Step::Keep | Step::Draw | Step::EndTurn => 0,
            };
            if bonus > 0 && self.supply(seat) > 0 {
                return self.asked = Question::Bonus(bonus);
            }
        }
        // Whether these two are asked depends on how many cards are in hand, not on which: a question that did not come
        // would tell everybody about the hand.
        let cards_left = !self.player(seat).hand.is_empty();
        if from <= Step::Another && traits.plays_another && self.placed && cards_left {
            return self.asked = Question::Another;
        }
        if from <= Step::Keep && cards_left {
            if traits.keeps {
                return self.asked = Question::Keep;
            }
            self.discard_except(seat, &Pool::new(), recorder);
        }
        if from <= Step::Draw && traits.draws {
            return self.asked = Question::Draw;
        }
        self.end_turn();
    }

    fn leader_traits(&self) -> Option<(&'static Traits, Card, usize)> {
        let band = self.last_band()?;
        Some((self.data.0.traits(band.leader()), band.leader(), band.size()))
    }

    // ---- Markers: everybody; Halflings place none, Wingfolk anywhere, Minotaurs with one card fewer ----

    /// Whether the last band may put its marker there.
    pub(crate) fn check_placing(&self, kingdom: Kingdom) -> Result<(), Refusal> {
        let (traits, leader, size) = self.leader_traits().ok_or(Untimely::NotAsked)?;
        if traits.places_nothing || (!traits.places_anywhere && kingdom != leader.colour()) {
            return Err(Refusal::WrongKingdom(kingdom));
        }
        if self.supply(self.turn) == 0 {
            return Err(Refusal::NoMarkers);
        }
        let needed = self.needed_to_place(self.turn, leader, kingdom);
        if size < needed { Err(Refusal::TooSmall { kingdom, needed }) } else { Ok(()) }
    }

    /// The kingdoms where the last band may put its marker.
    pub(crate) fn open_kingdoms(&self) -> impl Iterator<Item = Kingdom> {
        let candidates = match self.leader_traits() {
            Some((traits, _, _)) if traits.places_anywhere => 0..KINGDOMS as u8,
            Some((_, leader, _)) => leader.colour().0..leader.colour().0 + 1,
            None => 0..0,
        };
        candidates.map(Kingdom).filter(|kingdom| self.check_placing(*kingdom).is_ok())
    }

    /// How many cards a band under this leader needs for a marker there: more than the player's own markers, with
    /// two players more than the markers of both (page 11).
    pub fn needed_to_place(&self, seat: Seat, leader: Card, kingdom: Kingdom) -> usize {
        let land = self.land(kingdom);
        let occupied = match self.seats {
            2 => land.markers.values().map(|count| *count as usize).sum(),
            _ => land.markers(seat) as usize,
        };
        (occupied + 1).saturating_sub(self.data.0.traits(leader).larger_for_placing as usize).max(1)
    }

    pub(crate) fn place_marker(&mut self, seat: Seat, kingdom: Kingdom, recorder: &mut impl Recorder<Event>) {
        let markers = &mut self.lands[kingdom.index()].markers[seat];
        *markers += 1;
        recorder.record(Event::MarkerPlaced { seat, kingdom, count: *markers });
    }

    // ---- Giants ----

    /// The token goes to a band larger than every other Giant's of this age, each time for glory.
    fn take_giant(&mut self, seat: Seat, size: usize, recorder: &mut impl Recorder<Event>) {
        // The token lies on the first of the largest bands: on the newest only if it is larger than all others.
        let newest = self.spans.len() - 1;
        let takers = self.bands().enumerate().filter(|(_, band)| self.data.0.traits(band.leader()).takes_giant);
        let largest_before = takers.filter(|(at, _)| *at < newest).map(|(_, band)| band.size()).max();
        if largest_before.is_none_or(|largest| size > largest) {
            let glory = self.figures().giant_taken.value;
            self.earn(seat, Glory::Giant, glory.into());
            recorder.record(Event::GiantTaken { seat, size: size as u8, glory });
        }
    }

    // ---- Trolls ----

    /// The tokens that nobody has and that a band of this size may take, by their place in the data.
    pub(crate) fn free_trolls(&self, size: usize) -> impl Iterator<Item = (usize, u8)> {
        let values = self.figures().troll_tokens.value.iter().copied().enumerate();
        values.filter(move |(at, value)| self.trolls[*at].is_none() && usize::from(*value) <= size)
    }

    pub(crate) fn check_troll(&self, value: u8) -> Result<(), Refusal> {
        let (_, _, size) = self.leader_traits().ok_or(Untimely::NotAsked)?;
        let at = self.figures().troll_tokens.value.iter().position(|token| *token == value);
        match at.map(|at| self.trolls[at]) {
            None => Err(Refusal::NoSuchToken),
            Some(Some(holder)) => Err(Refusal::TokenTaken(holder)),
            Some(None) if usize::from(value) > size => Err(Refusal::TokenTooHigh(size)),
            Some(None) => Ok(()),
        }
    }

    pub(crate) fn take_troll(&mut self, seat: Seat, value: u8, recorder: &mut impl Recorder<Event>) {
        let at = self.figures().troll_tokens.value.iter().position(|token| *token == value);
        if let Some(at) = at {
            self.trolls[at] = Some(seat);
            recorder.record(Event::TrollTaken { seat, value });
        }
    }

    // ---- Orcs ----

    /// Whether the leader's colour is free on the horde board and a marker is left.
    fn can_mark_horde(&self, seat: Seat, leader: Card) -> bool {
        !self.player(seat).has_horde(leader.colour()) && self.supply(seat) > 0
    }

    pub(crate) fn mark_horde(&mut self, seat: Seat, recorder: &mut impl Recorder<Event>) {
        if let Some((_, leader, _)) = self.leader_traits() {
            let colour = leader.colour();
            self.players[seat].horde |= 1 << colour.index();
            recorder.record(Event::HordeMarked { seat, colour });
        }
    }

    // ---- Merfolk ----

    /// Moves as far as the band is large, up to the last space, and counts the symbols reached or passed.
    fn move_merfolk(&mut self, seat: Seat, size: usize, recorder: &mut impl Recorder<Event>) -> u8 {
        let figures = self.figures();
        let space = &mut self.players[seat].merfolk;
        let from = *space;
        let to = (from as usize + size).min(figures.merfolk_last.value.into()) as u8;
        if to == from {
            return 0;
        }
        *space = to;
        recorder.record(Event::MerfolkMoved { seat, to });
        let passed = figures.merfolk_symbols.value.iter().filter(|symbol| (from + 1..=to).contains(*symbol));
        passed.count() as u8
    }

    // ---- Elves, and the discard that everybody else makes ----

    /// How many cards may be kept.
    pub(crate) fn keep_limit(&self) -> usize {
        let size = self.last_band().map_or(0, |band| band.size());
        size.min(self.player(self.turn).hand.len())
    }

    pub(crate) fn check_keep(&self, cards: &Pool<Card, HAND>) -> Result<(), Refusal> {
        if cards.len() > self.keep_limit() {
            return Err(Refusal::TooManyKept(self.keep_limit()));
        }
        let hand = self.player(self.turn).hand;
        let missing = cards.kinds().find(|(card, count)| hand.count(*card) < *count || !card.is_ally());
        missing.map_or(Ok(()), |(card, _)| Err(Refusal::NotInHand(card)))
    }

    /// Lists every choice of cards to keep, none twice.
    pub(crate) fn list_keeps(&self, out: &mut Vec<Action>) {
        fn extend(kinds: &[(Card, u8)], chosen: Pool<Card, HAND>, left: usize, out: &mut Vec<Action>) {
            let Some(((card, count), rest)) = kinds.split_first() else {
                out.push(Action::Keep(chosen));
                return;
            };
            extend(rest, chosen, left, out);
            let mut chosen = chosen;
            for taken in 0..left.min(*count as usize) {
                chosen.append(*card);
                extend(rest, chosen, left - taken - 1, out);
            }
        }
        let hand = self.player(self.turn).hand;
        let mut kinds = [(Card::HIDDEN, 0); HAND];
        let mut len = 0;
        for (card, count) in hand.kinds().filter(|(card, _)| card.is_ally()) {
            kinds[len] = (card, count as u8);
            len += 1;
        }
        extend(&kinds[..len], Pool::new(), self.keep_limit(), out);
    }

    /// Lays the hand open but for what is kept.
    pub(crate) fn discard_except(&mut self, seat: Seat, kept: &Pool<Card, HAND>, recorder: &mut impl Recorder<Event>) {
        if self.player(seat).hand.len() == kept.len() {
            return;
        }
        let mut discarded = self.player(seat).hand;
        for card in kept.iter() {
            discarded.remove(*card);
        }
        for card in discarded.iter() {
            self.players[seat].give(*card);
            self.row.insert(*card);
        }
        recorder.record(Event::Discarded { seat, cards: discarded });
    }
}
