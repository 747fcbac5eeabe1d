//! What an option costs and brings, in words: what [`crate::preview`] tells, and what cards say.

use kernel::{Arg, Phrase, Seat, phrase};

use crate::action::{Action, Spot, Times};
use crate::almanac::{counted, listed};
use crate::card::Card;
use crate::goods::{Good, Goods};
use crate::state::Settlers;

impl Settlers {
    pub(crate) fn prospect_of(&self, seat: Seat, action: &Action) -> Vec<Phrase> {
        let data = self.data.0;
        match *action {
            Action::Pick(card) | Action::Keep(card) => {
                let mut lines = vec![data.cost_text(card)];
                lines.extend(data.effect_text(card));
                lines
            }
            Action::Build(card) => self.prospect_of_building(seat, card),
            Action::Deal(_) => {
                vec![phrase!("settlers-prospect-deal", food = counted(Good::Food, self.figures().deal_food.value))]
            }
            Action::RazeHand(_) => {
                let tokens = counted(Good::Raze, self.figures().raze_hand.value);
                vec![phrase!("settlers-text-cost-of", goods = tokens)]
            }
            Action::Raze(spot) => self.prospect_of_razing(spot),
            Action::Activate(spot, Times::Once | Times::Twice) => data.effect_text(spot.card),
            Action::Over(spot) | Action::Lose(spot) | Action::Reset(spot) => data.lasting_text(spot.card),
            Action::Copy(card) => data.lasting_text(card),
            Action::Exchange(_)
            | Action::Pass
            | Action::Done
            | Action::Defend(_)
            | Action::Samurai(_)
            | Action::Tuck { .. }
            | Action::Put { .. }
            | Action::Pay(_)
            | Action::OverFoundation
            | Action::Draw(_)
            | Action::Discard(_)
            | Action::Take(_)
            | Action::Offer(_)
            | Action::Target(_)
            | Action::TargetPlayer(_)
            | Action::Steal(_, _)
            | Action::Choose(_)
            | Action::Decline => vec![],
        }
    }

    fn prospect_of_building(&self, seat: Seat, card: Card) -> Vec<Phrase> {
        let brings = self.building_brings(seat, card);
        let mut gains: Vec<Arg> = brings.goods.iter().map(|(good, count)| counted(good, count).into()).collect();
        for [one, two] in &brings.choices {
            gains.push(phrase!("settlers-yield-one-of", one = listed(one), two = listed(two)).into());
        }
        let mut lines = vec![self.data.0.cost_text(card)];
        if !gains.is_empty() {
            lines.push(phrase!("settlers-prospect-brings", goods = gains));
        }
        lines.extend(self.data.0.lasting_text(card));
        lines
    }

    fn prospect_of_razing(&self, spot: Spot) -> Vec<Phrase> {
        let Some(place) = self.find(spot.owner, spot.card, spot.sort) else { return vec![] };
        let goods: Goods = self.facts(spot.card).raze.iter().map(|good| (*good, 1)).collect();
        vec![
            phrase!("settlers-text-cost-of", goods = counted(Good::Raze, self.raze_price(place))),
            phrase!("settlers-text-raze", goods = listed(&goods)),
        ]
    }
}
