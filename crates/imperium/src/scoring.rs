//! The end of the game: points, collapse, ranks.

use kernel::{Outcome, Seat};

use crate::card::{CARDS, Card, CardSet};
use crate::data::Worth;
use crate::effects::skills::Skill;
use crate::effects::words::Category;
use crate::frame::Frame;
use crate::state::{Ending, Imperium};

/// No card with variable points is worth more.
const MOST: u16 = 10;

/// Where points come from.
pub const SOURCES: [&str; 9] =
    ["progress", "power", "nation", "regions", "origins", "civilisation", "raids", "fame", "unrest"];

/// What each card of a game is worth to a player and to the rival, wherever it lies; nought if that depends on the table.
#[derive(Clone, Debug)]
pub struct FixedPoints {
    to_player: [i8; CARDS],
    to_rival: [i8; CARDS],
}

impl Imperium {
    /// What a card is worth to a player who has it.
    pub fn card_points(&self, seat: Seat, card: Card) -> i32 {
        if self.is_rival(seat) {
            return self.rival_card_points(seat, card);
        }
        self.card_points_among(seat, card, None)
    }

    /// The same for a card of a player, who holds these cards: if they are told they need not be found for each card.
    fn card_points_among(&self, seat: Seat, card: Card, held: Option<CardSet>) -> i32 {
        match self.traits(card).points {
            Worth::Fixed(points) => points.into(),
            Worth::Per(sums) => {
                let frame = Frame::new(0, seat, card);
                let sum: u16 = sums
                    .into_iter()
                    .flatten()
                    .map(|(points, every, counted)| {
                        u16::from(points) * (self.number_among(&frame, counted, held) / u16::from(every))
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
        self.points_of(seat, self.holdings(seat))
    }

    /// A player's points, who holds these cards. Cards that are worth the same wherever they lie are counted by what they are
    /// worth, not one by one.
    pub fn points_of(&self, seat: Seat, held: CardSet) -> i32 {
        let concerns = &self.data.0.concerns;
        let scored = if self.is_rival(seat) { &concerns.to_rival } else { &concerns.fixed };
        let (steady, rest) = self.steady_and_rest(seat, held);
        let count = |cards: u16| (steady & self.like(cards)).len() as i32;
        rest + scored.iter().map(|(points, cards)| i32::from(*points) * count(*cards)).sum::<i32>()
    }

    /// What each card of this game is worth wherever it lies, for those who judge many positions of it.
    pub fn fixed_points(&self) -> FixedPoints {
        let table = |scored: &[(i8, u16)]| {
            let mut table = [0; CARDS];
            for (points, cards) in scored {
                self.like(*cards).iter().for_each(|card| table[card.index()] = *points);
            }
            table
        };
        let concerns = &self.data.0.concerns;
        FixedPoints { to_player: table(&concerns.fixed), to_rival: table(&concerns.to_rival) }
    }

    /// The same as [`Imperium::points_of`], looked up.
    pub fn points_by(&self, fixed: &FixedPoints, seat: Seat, held: CardSet) -> i32 {
        let table = if self.is_rival(seat) { &fixed.to_rival } else { &fixed.to_player };
        let (steady, rest) = self.steady_and_rest(seat, held);
        rest + steady.iter().map(|card| i32::from(table[card.index()])).sum::<i32>()
    }

    /// Of the cards that a player holds, those that are worth the same wherever they lie, and the points of everything else.
    fn steady_and_rest(&self, seat: Seat, held: CardSet) -> (CardSet, i32) {
        let concerns = &self.data.0.concerns;
        let progress = i32::from(self.player(seat).progress);
        if self.is_rival(seat) {
            let powers = held & self.player(seat).play & self.like(concerns.power);
            let aside: i32 = powers.iter().map(|card| self.rival_card_points(seat, card)).sum();
            return (held.without(powers), aside + progress + self.rival_token_points(seat));
        }
        let varied = held & self.like(concerns.varied);
        let points: i32 = varied.iter().map(|card| self.card_points_among(seat, card, Some(held))).sum();
        (held.without(varied), points + progress)
    }

    /// How many unrests a player has.
    pub fn unrests(&self, seat: Seat) -> usize {
        (self.holdings(seat) & self.unrest_cards()).len()
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

    /// The source of points that a card is counted under, as [`SOURCES`] has it.
    pub fn source_name(&self, card: Card) -> &'static str {
        SOURCES[self.source_of(card)]
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

    /// The cards of a player that score, for boards and for those who judge a position.
    pub fn scoring_cards(&self, seat: Seat) -> CardSet {
        self.holdings(seat)
    }

    /// All unrests of this game, wherever they lie.
    pub fn unrest_cards(&self) -> CardSet {
        self.cards_in(Category::Unrest)
    }

    /// All cards of this game with an effect that can be used again and again: by exhausting them, at the solstice, or for as
    /// long as they are in play.
    pub fn lasting_cards(&self) -> [CardSet; 3] {
        let concerns = &self.data.0.concerns;
        let exhausted = self.like(concerns.exhaust) | self.like(concerns.reaction);
        [exhausted, self.like(concerns.solstice), self.like(concerns.standing)]
    }

    /// All cards of this game that can do this when they are played.
    pub fn skilled_cards(&self, skill: Skill) -> CardSet {
        self.like(self.data.0.concerns.skills[skill as usize])
    }

    /// All cards of this game that belong to a category.
    pub fn cards_in(&self, category: Category) -> CardSet {
        self.like(self.data.0.concerns.categories[category as usize])
    }

    /// All cards of this game that are played without an action token.
    pub fn free_cards(&self) -> CardSet {
        self.like(self.data.0.concerns.free)
    }

    /// What lies garrisoned in a player's area, under whatever card.
    pub fn garrisoned_cards(&self, seat: Seat) -> CardSet {
        self.garrisons(seat)
    }
}
