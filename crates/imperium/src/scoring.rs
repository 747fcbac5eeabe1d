//! The end of the game: points, collapse, ranks.

use kernel::{Outcome, Seat};

use crate::card::{Card, CardSet};
use crate::data::Worth;
use crate::effects::words::Category;
use crate::frame::Frame;
use crate::state::{Ending, Imperium};

/// No card with variable points is worth more.
const MOST: u16 = 10;

/// Where points come from.
pub const SOURCES: [&str; 9] =
    ["progress", "power", "nation", "regions", "origins", "civilisation", "raids", "fame", "unrest"];

impl Imperium {
    /// What a card is worth to a player who has it.
    pub fn card_points(&self, seat: Seat, card: Card) -> i32 {
        if self.is_rival(seat) {
            return self.rival_card_points(seat, card);
        }
        match self.traits(card).points {
            Worth::Fixed(points) => points.into(),
            Worth::Per(sums) => {
                let frame = Frame::new(0, seat, card);
                let sum: u16 = sums
                    .into_iter()
                    .flatten()
                    .map(|(points, every, counted)| {
                        u16::from(points) * (self.number(&frame, counted) / u16::from(every))
                    })
                    .sum();
                sum.min(MOST).into()
            }
            Worth::Where { history, garrison, play, otherwise } => {
                let player = self.player(seat);
                let points = if player.history.contains(card) && !self.sinks(seat) {
                    history
                } else if self.garrisoned.contains(card) {
                    garrison
                } else if player.play.contains(card) {
                    play
                } else {
                    otherwise
                };
                points.into()
            }
        }
    }

    /// A player's points as the table lies.
    pub fn points(&self, seat: Seat) -> i32 {
        let cards: i32 = self.holdings(seat).iter().map(|card| self.card_points(seat, card)).sum();
        cards + i32::from(self.player(seat).progress) + self.rival_token_points(seat)
    }

    /// How many unrests a player has.
    pub fn unrests(&self, seat: Seat) -> usize {
        (self.holdings(seat) & self.like(self.data.0.concerns.unrest)).len()
    }

    /// Under which source of points a card is counted.
    fn source_of(&self, card: Card) -> usize {
        let category = self.traits(card).category;
        let is = |wanted: Category| category & 1 << wanted as u8 != 0;
        if self.like(self.data.0.concerns.power).contains(card) {
            1
        } else if is(Category::Unrest) {
            8
        } else if card.nation().is_some() {
            2
        } else if is(Category::Region) {
            3
        } else if is(Category::Origins) {
            4
        } else if is(Category::Civilisation) {
            5
        } else if is(Category::Raid) {
            6
        } else {
            7
        }
    }

    pub(crate) fn points_by_source(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        let mut points = [0; SOURCES.len()];
        points[0] = i32::from(self.player(seat).progress);
        for card in self.holdings(seat).iter() {
            points[self.source_of(card)] += self.card_points(seat, card);
        }
        // To the rival, other tokens are worth something too.
        points[0] += self.rival_token_points(seat);
        SOURCES.into_iter().zip(points).collect()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.stack.is_empty()
    }

    pub(crate) fn result(&self) -> Outcome {
        if let (Some(rival), Some(seat)) = (self.rival(), self.seated().next()) {
            // A tie is a victory of the rival, and so is a collapse.
            let ahead = self.points(seat) > self.points(rival) && self.ending != Ending::Collapse;
            return Outcome::alone(self.points(seat), ahead);
        }
        let seats = self.seats as usize;
        match self.ending {
            Ending::Collapse => Outcome::ranked(seats, |seat| {
                let points = self.points(seat);
                (points, (std::cmp::Reverse(self.unrests(seat)), points))
            }),
            Ending::No | Ending::NextRound | Ending::LastRound | Ending::Scoring => {
                Outcome::by_key(seats, |seat| (self.points(seat), ()))
            }
        }
    }

    /// What made the winner.
    pub(crate) fn made_by(&self) -> &'static str {
        if self.level.is_some() {
            return if self.ending == Ending::Collapse { "fall" } else { "points" };
        }
        match (self.ending, self.result().winners().len()) {
            (_, 2..) => "shared",
            (Ending::Collapse, _) => {
                let fewest = self.seated().map(|seat| self.unrests(seat)).min();
                let calm = self.seated().filter(|seat| Some(self.unrests(*seat)) == fewest).count();
                if calm == 1 { "unrest" } else { "unrest-points" }
            }
            (Ending::No | Ending::NextRound | Ending::LastRound | Ending::Scoring, _) => "points",
        }
    }

    /// Everything that lies open to all at the end.
    pub(crate) fn is_laid_open(&self) -> bool {
        matches!(self.ending, Ending::Scoring | Ending::Collapse)
    }

    /// The cards of a player that score, for boards.
    pub fn scoring_cards(&self, seat: Seat) -> CardSet {
        self.holdings(seat)
    }
}
