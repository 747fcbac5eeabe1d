//! Glory at the end of an age, and who has won.

use std::cmp::Reverse;

use kernel::outcome::best_two;
use kernel::{BySeat, Outcome, Recorder, Seat};

use crate::card::Kingdom;
use crate::events::Event;
use crate::state::{Band, Ethnos, Glory, HAND, Question, SOURCES};

impl Ethnos {
    /// Scores kingdoms, the Merfolk board, the Giant token and bands (page 9).
    pub(crate) fn score_age(&mut self, recorder: &mut impl Recorder<Event>) {
        for kingdom in Kingdom::all() {
            let land = *self.land(kingdom);
            let shares = self.score_area(land.tokens(), &land.markers);
            for (seat, glory) in self.winnings(shares) {
                self.earn(seat, Glory::Kingdoms, glory.into());
                recorder.record(Event::KingdomScored { kingdom, seat, glory });
            }
        }
        let side = self.table().side;
        if self.has_merfolk() {
            let spaces = self.players.map(|player| player.merfolk);
            let shares = self.score_area(self.figures().merfolk_glory.value.on(side), &spaces);
            for (seat, glory) in self.winnings(shares) {
                self.earn(seat, Glory::Merfolk, glory.into());
                recorder.record(Event::MerfolkScored { seat, glory });
            }
        }
        if let Some(seat) = self.giant_holder() {
            let glory = self.figures().giant_held.value.on(side)[self.age as usize - 1];
            self.earn(seat, Glory::Giant, glory.into());
            recorder.record(Event::GiantScored { seat, glory });
        }
        let mut scored: BySeat<(u8, u16)> = BySeat::default();
        for band in self.bands() {
            let (bands, glory) = &mut scored[band.owner];
            *bands += 1;
            *glory += u16::from(self.band_glory(band));
        }
        for seat in Seat::all(self.seats as usize) {
            let (bands, glory) = scored[seat];
            if bands > 0 {
                self.earn(seat, Glory::Bands, glory);
                recorder.record(Event::BandsScored { seat, bands, glory });
            }
        }
    }

    /// What a band is worth at the end of the age: without those who leave before, with the leader's bonus.
    pub fn band_glory(&self, band: Band<'_>) -> u8 {
        let staying = band.cards.iter().filter(|card| !self.data.0.traits(**card).leaves_early).count();
        let size = staying + self.data.0.traits(band.leader()).larger_for_glory as usize;
        self.glory_for_size(size)
    }

    /// What a band that counts so many cards is worth.
    pub fn glory_for_size(&self, size: usize) -> u8 {
        let table = &self.figures().band_glory.value;
        table[size.min(table.len() - 1)]
    }

    fn winnings(&self, shares: BySeat<u8>) -> impl Iterator<Item = (Seat, u8)> + use<> {
        Seat::all(self.seats as usize).map(move |seat| (seat, shares[seat])).filter(|(_, glory)| *glory > 0)
    }

    /// Glory of a kingdom, or of the Merfolk board, by seat: `values` are those of I, II and III, `counts` the
    /// players' markers or spaces. Whoever has none gets nothing.
    pub fn score_area(&self, values: &[u8], counts: &BySeat<u8>) -> BySeat<u8> {
        let mut shares = BySeat::default();
        let mut keys = [(Reverse((0, 0, 0)), Seat::default()); Seat::MAX];
        let mut contenders = 0;
        for seat in Seat::all(self.seats as usize) {
            let count = counts[seat];
            if count > 0 {
                let (sum, highest) = self.troll_tokens(seat).fold((0, 0), |(sum, _), value| (sum + value, value));
                keys[contenders] = (Reverse((count, sum, highest)), seat);
                contenders += 1;
            }
        }
        let keys = &mut keys[..contenders];
        keys.sort();
        let awards = self.awards(values, contenders);
        let mut rank = 0;
        for group in keys.chunk_by(|one, two| one.0 == two.0) {
            let pot: u16 = awards.iter().skip(rank).take(group.len()).sum();
            for (_, seat) in group {
                shares[*seat] = (pot / group.len() as u16) as u8;
            }
            rank += group.len();
        }
        shares
    }

    /// What first, second and third place are worth in this age (page 9; for two players, page 11) where so many have markers.
    pub fn awards(&self, values: &[u8], contenders: usize) -> [u16; 3] {
        let at = |number: usize| values.get(number).map_or(0, |value| u16::from(*value));
        match (self.age, self.seats) {
            (1, _) => [at(0), 0, 0],
            (2, 2) if contenders == 1 => [at(0) + at(1), 0, 0],
            (2, 2) => [at(1), 0, 0],
            (2, _) => [at(1), at(0), 0],
            (_, _) => [at(2), at(1), at(0)],
        }
    }

    /// What ranks a player (page 11): glory, markers on the board, then bands of the last age from the largest down, as the
    /// number of bands of each size.
    fn rank_key(&self, seat: Seat) -> (i32, (usize, [u8; HAND])) {
        let mut bands = [0; HAND];
        for band in self.bands().filter(|band| band.owner == seat) {
            bands[HAND - band.size()] += 1;
        }
        (self.player(seat).glory().into(), (self.markers_on_board(seat), bands))
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let over = self.asked == Question::Over;
        over.then(|| Outcome::by_key(self.seats as usize, |seat| self.rank_key(seat)))
    }

    pub(crate) fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        SOURCES.into_iter().zip(self.player(seat).earned.map(i32::from)).collect()
    }

    pub(crate) fn tie_break(&self) -> &'static str {
        match best_two(self.seats as usize, |seat| self.rank_key(seat)) {
            Some((first, second)) if first.0 != second.0 => "glory",
            Some((first, second)) if first.1.0 != second.1.0 => "markers",
            Some((first, second)) if first.1.1 != second.1.1 => "bands",
            Some(_) | None => "shared",
        }
    }
}
