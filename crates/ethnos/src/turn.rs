//! A player's turn: who decides, what may be decided, and what comes of it.

use kernel::{Recorder, Seat, Untimely};

use crate::action::{Action, Followers, Refusal};
use crate::card::{Card, Kingdom};
use crate::events::Event;
use crate::state::{Ethnos, Question, Span};
use crate::tribes::Step;

impl Ethnos {
    /// Lists what the player whose turn it is may decide.
    pub(crate) fn list_options(&self, out: &mut Vec<Action>) {
        let seat = self.turn;
        match self.asked {
            Question::Turn => {
                if self.player(seat).hand.len() < self.hand_limit() {
                    out.push(Action::RecruitDeck);
                    out.extend(self.row.distinct().map(Action::RecruitRow));
                }
                self.list_bands(seat, out);
                if out.is_empty() {
                    out.push(Action::Pass);
                }
            }
            Question::Place => {
                out.extend(self.open_kingdoms().map(Action::Place));
                out.push(Action::Decline);
            }
            Question::Bonus(_) => {
                out.extend(Kingdom::all().map(Action::Place));
                out.push(Action::Decline);
            }
            Question::Troll => {
                let size = self.last_band().map_or(0, |band| band.size());
                out.extend(self.free_trolls(size).map(|(_, value)| Action::Troll(value)));
                out.push(Action::Decline);
            }
            Question::Horde => out.extend([Action::Horde, Action::Decline]),
            Question::Another => {
                self.list_bands(seat, out);
                out.push(Action::Decline);
            }
            Question::Keep => self.list_keeps(out),
            Question::Draw => out.extend([Action::Draw, Action::Decline]),
            Question::Raid => out.extend([Action::Raid, Action::Decline]),
            Question::Over => {}
        }
    }

    /// Whether the player whose turn it is may decide so.
    pub(crate) fn check_action(&self, action: &Action) -> Result<(), Refusal> {
        let seat = self.turn;
        match (self.asked, action) {
            (Question::Turn, Action::RecruitDeck) => self.check_hand_limit(),
            (Question::Turn, Action::RecruitRow(card)) => {
                self.check_hand_limit()?;
                if self.row.contains(card) { Ok(()) } else { Err(Refusal::NotInRow(*card)) }
            }
            (Question::Turn, Action::Pass) => {
                let stuck = self.check_hand_limit().is_err() && !self.has_band(seat);
                if stuck { Ok(()) } else { Err(Refusal::NotStuck) }
            }
            (Question::Turn | Question::Another, Action::Band { leader, followers }) => {
                self.check_band(seat, *leader, followers)
            }
            (Question::Place, Action::Place(kingdom)) => self.check_placing(*kingdom),
            (Question::Bonus(_), Action::Place(_)) => Ok(()),
            (Question::Troll, Action::Troll(value)) => self.check_troll(*value),
            (Question::Horde, Action::Horde) | (Question::Draw, Action::Draw) | (Question::Raid, Action::Raid) => {
                Ok(())
            }
            (Question::Keep, Action::Keep(cards)) => self.check_keep(cards),
            (
                Question::Place
                | Question::Bonus(_)
                | Question::Troll
                | Question::Horde
                | Question::Another
                | Question::Draw
                | Question::Raid,
                Action::Decline,
            ) => Ok(()),
            (
                _,
                Action::RecruitDeck
                | Action::RecruitRow(_)
                | Action::Band { .. }
                | Action::Pass
                | Action::Place(_)
                | Action::Troll(_)
                | Action::Horde
                | Action::Keep(_)
                | Action::Draw
                | Action::Raid
                | Action::Decline,
            ) => Err(Untimely::NotAsked.into()),
        }
    }

    fn check_hand_limit(&self) -> Result<(), Refusal> {
        let limit = self.hand_limit();
        if self.player(self.turn).hand.len() < limit { Ok(()) } else { Err(Refusal::HandFull(limit)) }
    }

    /// Carries out what the player whose turn it is has decided.
    pub(crate) fn carry_out(&mut self, action: &Action, recorder: &mut impl Recorder<Event>) {
        let seat = self.turn;
        match action {
            Action::RecruitDeck => {
                if self.draw(seat, 1, recorder) {
                    self.end_turn();
                }
            }
            Action::RecruitRow(card) => {
                self.row.remove(*card);
                let player = &mut self.players[seat];
                player.hand.insert(*card);
                player.shown.insert(*card);
                recorder.record(Event::Recruited { seat, card: *card });
                self.end_turn();
            }
            Action::Band { leader, followers } => {
                self.lay_band(seat, *leader, followers, recorder);
                self.carry_on(Step::Place, recorder);
            }
            Action::Pass => {
                // Only a full hand of cards that never lead allows it, so everybody now knows the hand.
                let player = &mut self.players[seat];
                player.shown = player.hand;
                recorder.record(Event::Passed { seat });
                self.end_turn();
            }
            Action::Place(kingdom) => {
                self.place_marker(seat, *kingdom, recorder);
                self.placed |= self.asked == Question::Place;
                self.carry_on(self.step_after(), recorder);
            }
            Action::Troll(value) => {
                self.take_troll(seat, *value, recorder);
                self.carry_on(self.step_after(), recorder);
            }
            Action::Horde => {
                self.mark_horde(seat, recorder);
                self.carry_on(self.step_after(), recorder);
            }
            Action::Keep(cards) => {
                recorder.record(Event::Kept { seat, count: cards.len() as u8 });
                self.discard_except(seat, cards, recorder);
                self.carry_on(Step::Draw, recorder);
            }
            Action::Draw => {
                let size = self.last_band().map_or(0, |band| band.size());
                if self.draw(seat, size, recorder) {
                    self.end_turn();
                }
            }
            Action::Raid => {
                self.raid(seat, recorder);
                self.next_raid(recorder);
            }
            Action::Decline if self.asked == Question::Raid => self.next_raid(recorder),
            Action::Decline => self.carry_on(self.step_after(), recorder),
        }
    }

    /// The step that follows the question being asked.
    fn step_after(&self) -> Step {
        match self.asked {
            Question::Place => Step::Giant,
            Question::Troll => Step::Horde,
            Question::Horde => Step::Merfolk,
            Question::Bonus(left) => Step::Bonus(left - 1),
            Question::Another => Step::Keep,
            Question::Keep => Step::Draw,
            Question::Draw | Question::Turn | Question::Raid | Question::Over => Step::EndTurn,
        }
    }

    fn lay_band(&mut self, seat: Seat, leader: Card, followers: &Followers, recorder: &mut impl Recorder<Event>) {
        let player = &mut self.players[seat];
        for card in std::iter::once(&leader).chain(followers.iter()) {
            player.give(*card);
            self.laid.push(*card);
        }
        self.spans.push(Span { owner: seat, size: followers.len() as u8 + 1 });
        self.placed = false;
        recorder.record(Event::BandPlayed { seat, leader, followers: *followers });
    }

    /// Draws cards until so many are in hand; dragons are replaced. False if the last dragon ended the age.
    fn draw(&mut self, seat: Seat, cards: usize, recorder: &mut impl Recorder<Event>) -> bool {
        let mut left = cards;
        while left > 0
            && let Some(card) = self.deck.pop()
        {
            if card != Card::DRAGON {
                self.players[seat].hand.insert(card);
                recorder.record(Event::Drew { seat, card });
                left -= 1;
                continue;
            }
            self.dragons += 1;
            recorder.record(Event::Dragon { seat, number: self.dragons });
            if self.dragons == self.figures().dragons.value {
                self.end_age(seat, recorder);
                return false;
            }
        }
        true
    }

    pub(crate) fn end_turn(&mut self) {
        self.placed = false;
        self.asked = Question::Turn;
        self.turn = self.turn.next(self.seats as usize);
    }
}
