//! The end of the game: points, ranks, tie-breaks, and the achievements of the solo game (pages 7 and 15).

use kernel::{Place as Standing, Seat, Standings};

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
        self.faction_locations(Seat::default()) > self.solo.trophies.len()
    }

    /// The rank that a won solo game brings.
    pub fn solo_rank(&self) -> Option<&'static Rank> {
        let points = self.points(Seat::default());
        let rank = self.figures().ranks.value.iter().rfind(|rank| points >= rank.points);
        rank.filter(|_| self.is_solo() && self.phase == Phase::Over && self.solo_won())
    }

    /// Rank and tie-breaks: points, workers and resources, cards in hand.
    pub(crate) fn final_standings(&self) -> Standings {
        let key = |seat: Seat| (self.points(seat), self.goods_left(seat), self.hand(seat).len());
        let keys: Vec<_> = Seat::all(self.seats as usize).map(key).collect();
        let place = |(seat, own): (Seat, &(u16, u16, usize))| {
            let earned = SOURCES.iter().copied().zip(self.player(seat).earned.iter().map(|points| i32::from(*points)));
            let end = [("locations", self.location_points(seat).into()), ("stores", self.store_points(seat).into())];
            // Whoever loses to the virtual opponent comes second.
            let beaten = usize::from(self.is_solo() && !self.solo_won());
            Standing {
                seat,
                rank: 1 + keys.iter().filter(|other| *other > own).count() + beaten,
                points: self.points(seat).into(),
                sources: earned.chain(end).collect(),
            }
        };
        let places = Seat::all(self.seats as usize).zip(&keys).map(place).collect();
        let mut ranked = keys.clone();
        ranked.sort_by(|one, two| two.cmp(one));
        let decided_by = match &ranked[..] {
            [_] if self.solo_won() => "solo-won",
            [_] => "solo-lost",
            [first, second, ..] if first.0 != second.0 => "points",
            [first, second, ..] if first.1 != second.1 => "goods",
            [first, second, ..] if first.2 != second.2 => "cards",
            _ => "shared",
        };
        Standings { places, decided_by }
    }
}
