//! The end of the game: points, ranks, tie-breaks, and the achievements of the solo game (pages 7 and 15).

use kernel::outcome::best_two;
use kernel::{Outcome, Seat};

use crate::data::Rank;
use crate::goods::Good;
use crate::location::Place;
use crate::state::{Phase, SOURCES, Settlers};
use crate::verbs::Feature;

impl Settlers {
    /// Points that a player's locations are worth at the end.
    pub fn location_points(&self, seat: Seat) -> u16 {
        let points = self.figures().location_points.value;
        let worth = |faction: bool| if faction { points.faction } else { points.common };
        let locations = self.empire(seat).iter();
        locations.map(|location| u16::from(worth(self.facts(location.card).faction.is_some()))).sum()
    }

    /// Points for cards under locations and resources on them at the end.
    pub fn store_points(&self, seat: Seat) -> u16 {
        let mut points = 0;
        for (at, location) in self.empire(seat).iter().enumerate() {
            let place = Place { owner: seat, at: at as u8 };
            for feature in self.facts(location.card).features() {
                if let Feature::TucksCards { cards, end, .. } = feature
                    && self.cards_under(place).count() >= (*cards).into()
                {
                    points += u16::from(*end);
                }
                if let Feature::KeepsResources(tiers) = feature {
                    let stored: u16 = location.goods().map(|(_, count)| u16::from(count)).sum();
                    let reached = tiers.iter().filter(|tier| stored >= tier.from.into());
                    points += reached.map(|tier| u16::from(tier.points)).max().unwrap_or(0);
                }
            }
        }
        points
    }

    /// All points: those on the track and, when the game is over, those of the locations.
    pub fn points(&self, seat: Seat) -> u16 {
        let end = match self.phase {
            Phase::Over => self.location_points(seat) + self.store_points(seat),
            Phase::Lookout | Phase::Production | Phase::Action | Phase::Attack => 0,
        };
        self.player(seat).score() + end
    }

    /// Workers and resources in the supply, which break ties.
    fn goods_left(&self, seat: Seat) -> u16 {
        let supply = &self.player(seat).supply;
        [Good::Worker, Good::Wood, Good::Stone, Good::Food].into_iter().map(|good| supply.get(good)).sum()
    }

    /// How many faction locations a player has.
    pub fn faction_locations(&self, seat: Seat) -> usize {
        self.empire(seat).iter().filter(|location| self.facts(location.card).faction.is_some()).count()
    }

    /// Whether the solo game is won: more faction locations than the opponent has trophies.
    pub fn solo_won(&self) -> bool {
        self.faction_locations(Seat::FIRST) > self.solo.trophies.len()
    }

    /// The rank that a won solo game brings.
    pub fn solo_rank(&self) -> Option<&'static Rank> {
        let points = self.points(Seat::FIRST);
        let rank = self.figures().ranks.value.iter().rfind(|rank| points >= rank.points);
        rank.filter(|_| self.is_solo() && self.phase == Phase::Over && self.solo_won())
    }

    /// What ranks a player: points, workers and resources, cards in hand.
    fn rank_key(&self, seat: Seat) -> (i32, (u16, usize)) {
        (self.points(seat).into(), (self.goods_left(seat), self.hand(seat).len()))
    }

    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        match (self.phase, self.is_solo()) {
            (Phase::Lookout | Phase::Production | Phase::Action | Phase::Attack, _) => None,
            (Phase::Over, true) => Some(Outcome::alone(self.points(Seat::FIRST).into(), self.solo_won())),
            (Phase::Over, false) => Some(Outcome::by_key(self.seats as usize, |seat| self.rank_key(seat))),
        }
    }

    pub(crate) fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let earned = SOURCES.into_iter().zip(self.player(seat).earned.map(i32::from));
        let end = [("locations", self.location_points(seat).into()), ("stores", self.store_points(seat).into())];
        earned.chain(end).collect()
    }

    pub(crate) fn tie_break(&self) -> &'static str {
        match best_two(self.seats as usize, |seat| self.rank_key(seat)) {
            None if self.solo_won() => "solo-won",
            None => "solo-lost",
            Some((first, second)) if first.0 != second.0 => "points",
            Some((first, second)) if first.1.0 != second.1.0 => "goods",
            Some((first, second)) if first.1.1 != second.1.1 => "cards",
            Some(_) => "shared",
        }
    }
}
