//! What an option costs and brings, for whoever wants to know before deciding.

use kernel::{Arg, Phrase, Seat, phrase};

use crate::action::{Action, Deal};
use crate::card::{Card, Steps, Track};
use crate::narrate::{coins, points};
use crate::state::{Hadara, Question};

impl Hadara {
    pub(crate) fn prospect_of(&self, seat: Seat, action: &Action) -> Vec<Phrase> {
        let data = self.data.0;
        let at_end = |score: u32| phrase!("hadara-card-points", points = points(score));
        match *action {
            Action::Draw { keep: card, deal: Deal::Buy { tile }, .. }
            | Action::Draft { card, deal: Deal::Buy { tile } } => self.prospect_of_card(seat, card, tile),
            Action::Colony(level) => {
                let front = data.front(level);
                let mut lines = self.making_up(self.colony_price(seat, level).unwrap_or(0));
                lines.push(phrase!(
                    "hadara-colony-front",
                    military = front.military,
                    plunder = coins(front.plunder),
                    integration = coins(front.integration),
                    points = points(front.points)
                ));
                lines
            }
            Action::Plunder => match self.asked() {
                Question::Captured(level) => vec![at_end(data.front(level).points.into())],
                Question::Side
                | Question::Wheel
                | Question::Draw
                | Question::Colony
                | Question::Statue
                | Question::Draft
                | Question::Feeding
                | Question::Medals
                | Question::Over => vec![],
            },
            Action::Integrate => vec![phrase!("hadara-prospect-integrate")],
            Action::Statue { slot, .. } => {
                let mut lines = self.making_up(self.statue_price(seat, slot).unwrap_or(0));
                lines.push(at_end(data.statue(slot).points.value.into()));
                lines
            }
            Action::Remove(card) => self.prospect_of_removal(seat, card),
            Action::Silver(track) => {
                let sum = |another| self.silver_scores(seat, another).iter().map(|(_, score)| *score).sum::<i32>();
                self.medal_worth(sum(Some(track)) - sum(None))
            }
            Action::Gold => self.medal_worth(i32::from(self.figures().gold_points.value) * self.gold_sets(seat) as i32),
            Action::Draw { deal: Deal::Sell, .. }
            | Action::Draft { deal: Deal::Sell, .. }
            | Action::Side(_)
            | Action::Wheel(_)
            | Action::Pay
            | Action::Decline => vec![],
        }
    }

    fn prospect_of_card(&self, seat: Seat, card: Card, tile: Option<Track>) -> Vec<Phrase> {
        let face = self.data.0.face(card);
        let mut lines = self.moved(&self.tracks(seat), &self.tracks_with(seat, card, tile));
        lines.extend(face.effect.as_ref().map(|effect| self.data.0.effect_text(effect)));
        lines.push(phrase!("hadara-card-points", points = points(face.points)));
        lines
    }

    fn prospect_of_removal(&self, seat: Seat, card: Card) -> Vec<Phrase> {
        let face = self.data.0.face(card);
        let mut after = *self;
        after.player_mut(seat).tableau.remove(card);
        let mut lines = self.moved(&self.tracks(seat), &after.tracks(seat));
        lines.extend(
            face.effect
                .as_ref()
                .map(|effect| phrase!("hadara-prospect-lost", effect = self.data.0.effect_text(effect))),
        );
        lines.push(phrase!("hadara-prospect-fewer-points", points = points(face.points)));
        lines
    }

    /// The tracks that move, with where they stand and will stand.
    fn moved(&self, before: &Steps, after: &Steps) -> Vec<Phrase> {
        let moved = Track::ALL.into_iter().filter(|track| before[*track] != after[*track]);
        let said: Vec<Arg> = moved
            .map(|track| {
                let name = self.data.0.track_name(track);
                phrase!("hadara-prospect-track", track = name, from = before[track], to = after[track]).into()
            })
            .collect();
        if said.is_empty() { vec![] } else { vec![phrase!("hadara-card-steps", steps = said)] }
    }

    /// Coins for what a track lacks.
    fn making_up(&self, price: u16) -> Vec<Phrase> {
        if price == 0 { vec![] } else { vec![phrase!("hadara-prospect-making-up", coins = coins(price))] }
    }

    fn medal_worth(&self, score: i32) -> Vec<Phrase> {
        vec![phrase!("hadara-prospect-medal", points = points(score.max(0).unsigned_abs()))]
    }
}
