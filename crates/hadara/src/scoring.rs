//! Points at the end, and who has won (page 10).

use std::cmp::Reverse;

use kernel::outcome::best_two;
use kernel::{Outcome, Pile, Seat};

use crate::card::{COLOURS, Colour, Level, Slot, Track};
use crate::effects::Effect;
use crate::state::{Fate, Hadara, MEDALS, Question, SOURCES, Turned};

impl Hadara {
    /// A player's points by source, in the order of [`SOURCES`], as if the game ended now.
    pub fn points(&self, seat: Seat) -> [i32; SOURCES.len()] {
        let player = self.player(seat);
        let cards = player.tableau.iter().map(|card| i32::from(self.data.0.face(card).points)).sum();
        let coins = i32::from(player.coins / u16::from(self.figures().coins_per_point.value));
        [
            self.colony_points(seat),
            self.statue_points(seat),
            self.silver_points(seat),
            self.gold_points(seat),
            cards,
            coins,
        ]
    }

    /// The visible side of each tile.
    fn colony_points(&self, seat: Seat) -> i32 {
        let data = self.data.0;
        let points = Level::all().filter_map(|level| {
            let colony = self.player(seat).colony(level)?;
            Some(i32::from(match colony.fate {
                Fate::Plundered => data.front(level).points,
                Fate::Integrated => data.tile_back(colony.tile).points,
            }))
        });
        points.sum()
    }

    /// Each statue, and its bonus if the tile lies face down.
    fn statue_points(&self, seat: Seat) -> i32 {
        let more = self.effect(seat, |effect| {
            let Effect::RaisesStatues { steps } = effect else { return None };
            Some(i32::from(*steps))
        });
        let points = Slot::all().filter_map(|slot| {
            let (statue, text) = (self.player(seat).statue(slot)?, self.data.0.statue(slot));
            let bonus = match statue.turned {
                Turned::Up => 0,
                Turned::Down => i32::from(text.bonus.value) + more.unwrap_or(0),
            };
            Some(i32::from(text.points.value) + bonus)
        });
        points.sum()
    }

    /// What each silver medal would score if the game ended now, and with one more for `another`.
    pub fn silver_scores(&self, seat: Seat, another: Option<Track>) -> Vec<(Track, i32)> {
        let filled = self.effect(seat, |effect| {
            let Effect::FillsSilverMedals { medals } = effect else { return None };
            Some(*medals as usize)
        });
        let (tracks, part) = (self.tracks(seat), i32::from(self.figures().silver_part.value));
        let medals = self.player(seat).silver.iter().copied().chain(another);
        let mut scores: Vec<(Track, i32)> = medals.map(|track| (track, i32::from(tracks[track]))).collect();
        scores.sort_by_key(|(_, value)| Reverse(*value));
        for (_, value) in scores.iter_mut().skip(filled.unwrap_or(0)) {
            *value = (*value + part - 1) / part;
        }
        scores
    }

    /// Part of the track for each medal, rounded up; the whole track where a card fills the medal: those gain most
    /// whose tracks stand highest, so they are filled first.
    fn silver_points(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        if player.silver.is_empty() {
            return 0;
        }
        let filled = self.effect(seat, |effect| {
            let Effect::FillsSilverMedals { medals } = effect else { return None };
            Some(*medals as usize)
        });
        let tracks = self.tracks(seat);
        let mut values: Pile<i32, MEDALS> = player.silver.iter().map(|track| i32::from(tracks[*track])).collect();
        values.as_mut_slice().sort_by_key(|value| Reverse(*value));
        let part = i32::from(self.figures().silver_part.value);
        let score =
            |(at, value): (usize, i32)| if at < filled.unwrap_or(0) { value } else { (value + part - 1) / part };
        values.iter().copied().enumerate().map(score).sum()
    }

    /// Sets for each medal, and sets for a card that scores them.
    fn gold_points(&self, seat: Seat) -> i32 {
        let for_sets = self.effect(seat, |effect| {
            let Effect::ScoresSets { points } = effect else { return None };
            Some(i32::from(*points))
        });
        let medals = i32::from(self.player(seat).gold) * i32::from(self.figures().gold_points.value);
        medals * self.gold_sets(seat) as i32 + for_sets.unwrap_or(0) * self.sets(seat) as i32
    }

    fn counts(&self, seat: Seat) -> [usize; COLOURS] {
        Colour::ALL.map(|colour| self.count(seat, colour))
    }

    /// How many sets of five colours a player has.
    pub fn sets(&self, seat: Seat) -> usize {
        complete(&self.counts(seat))
    }

    /// The same as gold medals count them: a card may stand for a missing one, but then not for its own colour.
    pub fn gold_sets(&self, seat: Seat) -> usize {
        let counts = self.counts(seat);
        let joker = self.player(seat).tableau.and(&self.data.0.effects).iter().find(|card| {
            let effect = &self.data.0.face(*card).effect;
            effect.as_ref().is_some_and(|effect| *effect == Effect::JoinsAnySet)
        });
        let Some(joker) = joker else { return complete(&counts) };
        let standing_for = |colour: Colour| {
            let mut counts = counts;
            counts[self.data.0.colour_of(joker).index()] -= 1;
            counts[colour.index()] += 1;
            complete(&counts)
        };
        Colour::ALL.into_iter().map(standing_for).max().unwrap_or(0)
    }

    /// What ranks a player: points, then the coins that made no point.
    fn rank_key(&self, seat: Seat) -> (i32, u16) {
        let each = u16::from(self.figures().coins_per_point.value);
        (self.points(seat).iter().sum(), self.player(seat).coins % each)
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let over = self.asked == Question::Over;
        over.then(|| Outcome::by_key(self.seats as usize, |seat| self.rank_key(seat)))
    }

    pub(crate) fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        SOURCES.into_iter().zip(self.points(seat)).collect()
    }

    pub(crate) fn tie_break(&self) -> &'static str {
        match best_two(self.seats as usize, |seat| self.rank_key(seat)) {
            Some((first, second)) if first.0 != second.0 => "points",
            Some((first, second)) if first.1 != second.1 => "coins",
            Some(_) | None => "shared",
        }
    }
}

fn complete(counts: &[usize; COLOURS]) -> usize {
    counts.iter().copied().min().unwrap_or(0)
}
