//! What cards are good for, told roughly by what stands in their play effects: for whoever has to judge them without playing them.

use crate::effects::words::{Step, Token};

/// Something that a card does, or may do, when it is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Skill {
    /// Brings materials.
    Materials,
    /// Brings population.
    Population,
    /// Brings progress.
    Progress,
    /// Draws cards.
    Draw,
    /// Takes cards from the market.
    Acquire,
    /// Takes fame.
    Fame,
    /// Gives unrest back.
    Calm,
    /// Puts cards into the history.
    Remember,
    /// Takes cards of the nation, or develops.
    Advance,
    /// Plays more cards, or brings action tokens.
    Act,
}

/// All of them, in order.
pub const SKILLS: [Skill; 10] = [
    Skill::Materials,
    Skill::Population,
    Skill::Progress,
    Skill::Draw,
    Skill::Acquire,
    Skill::Fame,
    Skill::Calm,
    Skill::Remember,
    Skill::Advance,
    Skill::Act,
];

impl Skill {
    /// Whether anything in these steps does it.
    pub(crate) fn is_in(self, steps: &[Step]) -> bool {
        steps.iter().any(|step| self.is_step(step))
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "of all steps, joints have others in them")]
    fn is_step(self, step: &Step) -> bool {
        match step {
            Step::Choose(branches) => branches.iter().any(|branch| self.is_in(branch)),
            Step::To(one, two) | Step::IfElse(_, one, two) => self.is_in(one) || self.is_in(two),
            Step::May(steps)
            | Step::If(_, steps)
            | Step::While(steps)
            | Step::Times(_, steps)
            | Step::All(steps)
            | Step::Others(steps)
            | Step::EachOther(steps)
            | Step::Them(steps) => self.is_in(steps),
            Step::Gain(token, _) | Step::GainPer(token, ..) => self.brings(*token),
            Step::Draw(_) | Step::DrawIfAble(_) | Step::DrawUpTo(_) | Step::DrawUpToIfAble(_) => self == Skill::Draw,
            Step::Acquire(_) | Step::BreakThrough(_) => self == Skill::Acquire,
            Step::TakeFame | Step::LookFame(_) => self == Skill::Fame,
            Step::Return(_) => self == Skill::Calm,
            Step::History(_) => self == Skill::Remember,
            Step::TakeNation | Step::SwapNation | Step::Develop | Step::DevelopFree => self == Skill::Advance,
            Step::Play(_) | Step::PlayAnyPeriod(_) => self == Skill::Act,
            _ => false,
        }
    }

    fn brings(self, token: Token) -> bool {
        match token {
            Token::Materials => self == Skill::Materials,
            Token::Population => self == Skill::Population,
            Token::Progress => self == Skill::Progress,
            Token::Action => self == Skill::Act,
        }
    }
}
