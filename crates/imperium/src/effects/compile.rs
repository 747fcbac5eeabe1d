//! Flattens effects. Whatever the interpreter could not carry out as it is written is refused here.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations and standing effects, each place concerns a few; the rest is left alone"
)]

mod looks;

use kernel::{Phrase, phrase};

use super::program::{At, Counted, Holds, Op, Procedures, Program, Sentence, Verb, Who};
use super::words::{Cards, Category, Condition, Count, Exhaust, Goal, Standing, Step, Token, Zone};

/// Inside what a step stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    /// Nothing but sequences and choices.
    Own,
    /// `Others` or `All`.
    Others,
    /// `EachOther`.
    EachOther,
    /// `Them`.
    Them,
}

/// The place of an equal item, which is added if there is none.
fn place<T: PartialEq>(items: &mut Vec<T>, item: T) -> u16 {
    let at = items.iter().position(|other| *other == item).unwrap_or_else(|| {
        items.push(item);
        items.len() - 1
    });
    at as u16
}

fn bits<T: Copy>(items: &[T], bit: impl Fn(T) -> u32) -> u8 {
    items.iter().fold(0, |bits, item| bits | 1 << bit(*item))
}

/// The categories as bits.
pub(crate) fn category_bits(categories: &[Category]) -> u8 {
    bits(categories, |category| category as u32)
}

/// Flattens effects one after the other.
pub(crate) struct Compiler<'a> {
    program: Program,
    templates: &'a dyn Fn(&str) -> Option<Vec<Step>>,
    /// How many templates the step stands in.
    depth: usize,
    /// How many prices the step stands in.
    prices: usize,
    /// The step is of a table of the rival.
    rival: bool,
    /// The row counts as an attack.
    hostile: bool,
}

impl<'a> Compiler<'a> {
    /// A compiler that finds templates in this way.
    pub(crate) fn new(templates: &'a dyn Fn(&str) -> Option<Vec<Step>>) -> Compiler<'a> {
        let mut compiler =
            Compiler { program: Program::default(), templates, depth: 0, prices: 0, rival: false, hostile: false };
        compiler.put(Op::End);
        compiler.procedures();
        compiler
    }

    /// What came of it.
    pub(crate) fn finish(self) -> Result<Program, Phrase> {
        match self.program.ops.len() <= At::MAX as usize {
            true => Ok(self.program),
            false => Err(phrase!("imperium-data-too-long")),
        }
    }

    fn put(&mut self, op: Op) -> usize {
        self.program.ops.push(op);
        self.program.ops.len() - 1
    }

    fn here(&self) -> At {
        self.program.ops.len() as At
    }

    /// The rules of the game themselves.
    fn procedures(&mut self) {
        let any4 = [Category::Region, Category::Origins, Category::Civilisation, Category::Raid];
        let round = self.here();
        self.put(Op::Activation);
        let renewal = self.here();
        for op in [Op::MarketToken, Op::Sentence, Op::Refresh, Op::DiscardAny] {
            self.put(op);
        }
        // A reshuffle can pay for a development, and that can set something off.
        for op in [Op::DrawToLimit, Op::Sentence, Op::NextTurn] {
            self.put(op);
        }
        let solstice = self.here();
        self.put(Op::Solstice);
        self.put(Op::NextRound);
        let innovation = self.here();
        let aim = self.aim(&Goal { category: any4.to_vec(), ..Goal::default() }, false);
        for op in [Op::BreakThrough(aim), Op::Sentence, Op::End] {
            self.put(op);
        }
        let reshuffle = self.here();
        self.put(Op::NationStep);
        let may = self.put(Op::MayDevelop { past: 0 });
        self.put(Op::Develop { free: false, optional: true });
        self.put(Op::DevelopmentToken);
        let past = self.here();
        self.program.ops[may] = Op::MayDevelop { past };
        self.put(Op::Reshuffle);
        self.put(Op::End);
        let play = self.here();
        for op in [Op::Laid, Op::Guard, Op::Body] {
            self.put(op);
        }
        let react = self.here();
        self.put(Op::React);
        self.put(Op::End);
        let shield = self.here();
        self.put(Op::Shield);
        self.put(Op::End);
        let toll = self.here();
        self.put(Op::Toll);
        self.put(Op::End);
        let draw = self.here();
        self.put(Op::DrawLeft);
        self.put(Op::End);
        let rival = self.here();
        for op in [Op::Roll, Op::NextCard, Op::CleanUp, Op::NextTurn] {
            self.put(op);
        }
        let last_rites = self.here();
        self.put(Op::LastRites);
        self.put(Op::Over);
        self.program.procedures = Procedures {
            round,
            renewal,
            solstice,
            innovation,
            reshuffle,
            play,
            react,
            shield,
            toll,
            draw,
            last_rites,
            rival,
        };
    }

    /// The effect of a card that is played; nought if it has none.
    pub(crate) fn play(&mut self, steps: &[Step]) -> Result<At, Phrase> {
        let at = self.here();
        self.sentences(steps)?;
        self.put(Op::Finish);
        Ok(at)
    }

    /// A row of a table of the rival.
    pub(crate) fn row(&mut self, steps: &[Step]) -> Result<At, Phrase> {
        let at = self.here();
        self.rival = true;
        self.hostile = is_hostile(steps);
        let written = self.sentences(steps);
        self.rival = false;
        written?;
        self.put(Op::Resolved);
        Ok(at)
    }

    /// Cards by what they are called.
    pub(crate) fn named(&mut self, names: Vec<String>) -> u16 {
        self.likeness(&Cards { name: names, ..Cards::default() })
    }

    /// Any other effect; nought if there is none.
    pub(crate) fn effect(&mut self, steps: &[Step]) -> Result<At, Phrase> {
        if steps.is_empty() {
            return Ok(0);
        }
        let at = self.here();
        self.sentences(steps)?;
        self.put(Op::End);
        Ok(at)
    }

    /// What wards an attack off.
    fn ward(&mut self, steps: &[Step]) -> Result<At, Phrase> {
        let at = self.here();
        self.sentences(steps)?;
        self.put(Op::Ward);
        self.put(Op::End);
        Ok(at)
    }

    /// The exhaust effect of a card and what it answers to.
    pub(crate) fn exhaust(&mut self, exhaust: &Exhaust) -> Result<(At, Option<u8>, Option<u16>), Phrase> {
        let at = self.effect(&exhaust.steps)?;
        let on = exhaust.on.as_ref().map(|trigger| self.pattern(trigger)).transpose()?;
        let requires = exhaust.requires.as_ref().map(|condition| self.test(condition, Inside::Own)).transpose()?;
        Ok((at, on, requires))
    }

    /// A condition for playing a card.
    pub(crate) fn requirement(&mut self, condition: &Condition) -> Result<u16, Phrase> {
        self.test(condition, Inside::Own)
    }

    /// A number in a card's points.
    pub(crate) fn points(&mut self, count: &Count) -> Result<Counted, Phrase> {
        self.counted(count, &[], Inside::Own)
    }

    /// What holds while a card is in play.
    pub(crate) fn standing(&mut self, standing: &Standing) -> Result<Holds, Phrase> {
        Ok(match standing {
            Standing::When(trigger, steps) => {
                let pattern = self.pattern(trigger)?;
                Holds::When(pattern, self.effect(steps)?)
            }
            Standing::HandLimit(more) => Holds::HandLimit(*more),
            Standing::IgnoreAxe(cards) => Holds::IgnoreAxe(self.pure_likeness(cards)?),
            Standing::FreePlay(cards) => Holds::FreePlay(self.pure_likeness(cards)?),
            Standing::AcquireExiled(categories) => Holds::AcquireExiled(category_bits(categories)),
            Standing::CheaperUnrest { materials, cards } => {
                Holds::CheaperUnrest { materials: *materials, cards: *cards }
            }
            Standing::CheaperDevelopment(price) => Holds::CheaperDevelopment(*price),
            Standing::LookMore(more) => Holds::LookMore(*more),
            Standing::NoHistory => Holds::NoHistory,
            Standing::MarketToken(token, count) => Holds::MarketToken(supply_token(*token)?, *count),
            Standing::Instead(token, steps) => Holds::Instead(*token, self.effect(steps)?),
            Standing::Avoid(steps) => Holds::Avoid { at: self.ward(steps)?, exhaust: false },
            Standing::AvoidExhaust(steps) => Holds::Avoid { at: self.ward(steps)?, exhaust: true },
            Standing::AvoidUnlessPaid(price) => Holds::AvoidUnlessPaid(*price),
            Standing::Substitute(mark) => Holds::Substitute(*mark),
        })
    }

    fn sentences(&mut self, steps: &[Step]) -> Result<(), Phrase> {
        let mut before = None;
        for step in self.written_out(steps)? {
            self.program.sentences.push(Sentence { at: self.here(), before: before.take(), step: step.clone() });
            self.step(&step, Inside::Own, false)?;
            self.put(Op::Sentence);
            before = Some(step);
        }
        Ok(())
    }

    /// A template that stands as a sentence of its own is as many sentences as it has steps.
    fn written_out(&mut self, steps: &[Step]) -> Result<Vec<Step>, Phrase> {
        let mut out = vec![];
        for step in steps {
            if let Step::Use(name) = step {
                let steps = self.open_template(name)?;
                out.extend(self.written_out(&steps)?);
                self.depth -= 1;
            } else {
                out.push(step.clone());
            }
        }
        Ok(out)
    }

    fn open_template(&mut self, name: &str) -> Result<Vec<Step>, Phrase> {
        let steps = (self.templates)(name).ok_or_else(|| phrase!("imperium-data-unknown-template", name = name))?;
        if self.depth > 8 {
            return Err(phrase!("imperium-data-template-in-itself", name = name));
        }
        self.depth += 1;
        Ok(steps)
    }

    fn steps(&mut self, steps: &[Step], inside: Inside) -> Result<(), Phrase> {
        match steps {
            [] => Err(phrase!("imperium-data-empty-steps")),
            steps => steps.iter().try_for_each(|step| self.step(step, inside, false)),
        }
    }

    /// The steps of a joint that run in a frame of their own.
    fn body(&mut self, steps: &[Step], inside: Inside) -> Result<(), Phrase> {
        self.steps(steps, inside)?;
        self.put(Op::End);
        Ok(())
    }

    fn step(&mut self, step: &Step, inside: Inside, optional: bool) -> Result<(), Phrase> {
        self.program.steps.push((self.here(), step.clone()));
        match step {
            Step::Choose(branches) => self.choose(branches, inside),
            Step::May(steps) => self.may(steps, inside),
            Step::To(price, benefit) => {
                let at = self.put(Op::End);
                self.prices += 1;
                self.steps(price, inside)?;
                self.prices -= 1;
                let start = self.here();
                self.steps(benefit, inside)?;
                self.program.ops[at] = Op::Price { benefit: start, past: self.here() };
                Ok(())
            }
            Step::If(condition, then) => self.branch(condition, then, &[], inside),
            Step::IfElse(condition, then, otherwise) => self.branch(condition, then, otherwise, inside),
            Step::All(steps) => self.each(Who::All, steps, Inside::Others),
            Step::Others(steps) => {
                if self.rival {
                    self.put(Op::Beware(self.hostile));
                }
                self.each(Who::Others, steps, Inside::Others)
            }
            Step::While(steps) => {
                self.require_rival("While")?;
                let at = self.put(Op::End);
                self.steps(steps, inside)?;
                self.put(Op::Jump(at as At));
                self.program.ops[at] = Op::While { past: self.here() };
                Ok(())
            }
            Step::EachOther(steps) => self.each(Who::EachOther, steps, Inside::EachOther),
            Step::Them(steps) => {
                require(inside == Inside::EachOther, "Them", "EachOther")?;
                let at = self.put(Op::End);
                self.body(steps, Inside::Them)?;
                self.program.ops[at] = Op::Them { past: self.here() };
                Ok(())
            }
            Step::Times(count, steps) => {
                let counted = self.counted(count, &[Zone::Play], inside)?;
                let count = place(&mut self.program.counts, counted);
                let at = self.put(Op::End);
                self.body(steps, inside)?;
                self.program.ops[at] = Op::Times { count, past: self.here() };
                Ok(())
            }
            Step::Use(name) => {
                let steps = self.open_template(name)?;
                for (at, step) in steps.iter().enumerate() {
                    if at > 0 && inside == Inside::Own {
                        self.put(Op::Sentence);
                    }
                    self.step(step, inside, optional)?;
                }
                self.depth -= 1;
                Ok(())
            }
            simple => {
                let op = self.simple(simple, inside, optional)?;
                self.put(op);
                Ok(())
            }
        }
    }

    fn choose(&mut self, branches: &[Vec<Step>], inside: Inside) -> Result<(), Phrase> {
        if !(2..=8).contains(&branches.len()) {
            return Err(phrase!("imperium-data-branches", found = branches.len()));
        }
        let at = self.put(Op::End);
        let mut starts = vec![];
        let mut jumps = vec![];
        for branch in branches {
            starts.push(self.here());
            self.steps(branch, inside)?;
            jumps.push(self.put(Op::End));
        }
        let past = self.here();
        for jump in jumps {
            self.program.ops[jump] = Op::Jump(past);
        }
        let first = self.program.branches.len() as u16;
        self.program.branches.extend(starts);
        self.program.ops[at] = Op::Choose { first, count: branches.len() as u8, whole: self.prices > 0, past };
        Ok(())
    }

    fn may(&mut self, steps: &[Step], inside: Inside) -> Result<(), Phrase> {
        if let [step] = steps
            && lists_none(step)
        {
            return self.step(step, inside, true);
        }
        let at = self.put(Op::End);
        self.steps(steps, inside)?;
        self.program.ops[at] = Op::May { past: self.here() };
        Ok(())
    }

    fn branch(
        &mut self,
        condition: &Condition,
        then: &[Step],
        otherwise: &[Step],
        inside: Inside,
    ) -> Result<(), Phrase> {
        let test = self.test(condition, inside)?;
        let at = self.put(Op::End);
        self.steps(then, inside)?;
        if otherwise.is_empty() {
            let past = self.here();
            self.program.ops[at] = Op::If { test, otherwise: past, past };
            return Ok(());
        }
        let jump = self.put(Op::End);
        let start = self.here();
        self.steps(otherwise, inside)?;
        let past = self.here();
        self.program.ops[jump] = Op::Jump(past);
        self.program.ops[at] = Op::If { test, otherwise: start, past };
        Ok(())
    }

    fn each(&mut self, who: Who, steps: &[Step], inside: Inside) -> Result<(), Phrase> {
        let at = self.put(Op::End);
        self.body(steps, inside)?;
        self.program.ops[at] = Op::Each { who, past: self.here() };
        Ok(())
    }

    /// A word that only the tables of the rival have.
    fn require_rival(&self, word: &'static str) -> Result<(), Phrase> {
        require(self.rival, word, "the tables of the rival")
    }

    /// A step that is one operation.
    fn simple(&mut self, step: &Step, inside: Inside, optional: bool) -> Result<Op, Phrase> {
        let moves = |compiler: &mut Self, verb, cards: &Cards, usual| -> Result<Op, Phrase> {
            let cards = compiler.moved(cards, usual, optional)?;
            Ok(Op::Move(verb, cards))
        };
        Ok(match step {
            Step::Gain(token, count) => Op::Gain(*token, positive(*count)?),
            Step::GainPer(token, each, count) => {
                let counted = self.counted(count, &[Zone::Play], inside)?;
                let count = place(&mut self.program.counts, counted);
                Op::GainPer { token: *token, each: positive(*each)?, count }
            }
            Step::Pay(price) => Op::Pay(place(&mut self.program.prices, *price)),
            Step::PayAll(token, least) => Op::PayAll(supply_token(*token)?, positive(*least)?),
            Step::PayUpTo(token, most) => Op::PayUpTo(supply_token(*token)?, positive(*most)?),
            Step::Yield(token, count) => {
                require(inside == Inside::Others, "Yield", "Others")?;
                Op::Yield(supply_token(*token)?, positive(*count)?)
            }
            Step::Lay(token, count) => {
                if *token != Token::Progress {
                    return Err(phrase!("imperium-data-lay-progress"));
                }
                Op::Lay(*token, positive(*count)?)
            }
            Step::Collect => Op::Collect,
            Step::PutOnMarket(token, count) => Op::PutOnMarket(supply_token(*token)?, positive(*count)?),
            Step::Draw(count) => Op::Draw(positive(*count)?),
            Step::DrawIfAble(count) => Op::DrawIfAble(positive(*count)?),
            Step::DrawUpTo(count) => Op::DrawUpTo { most: positive(*count)?, reshuffles: true },
            Step::DrawUpToIfAble(count) => Op::DrawUpTo { most: positive(*count)?, reshuffles: false },
            Step::Discard(cards) => moves(self, Verb::Discard, cards, &[Zone::Hand])?,
            Step::History(cards) => moves(self, Verb::History, cards, &[])?,
            Step::Sink(cards) => moves(self, Verb::Sink, cards, &[Zone::Play])?,
            Step::Exile(cards) => moves(self, Verb::Exile, cards, &[])?,
            Step::Recall(cards) => moves(self, Verb::Recall, &pinned(cards), &[Zone::Play])?,
            Step::Abandon(cards) => moves(self, Verb::Abandon, &pinned(cards), &[Zone::Play])?,
            Step::ToHand(cards) => moves(self, Verb::ToHand, cards, &[])?,
            Step::OnDeck(cards) => moves(self, Verb::OnDeck, cards, &[Zone::Hand])?,
            Step::Return(cards) => {
                let mut cards = cards.clone();
                if cards.category.is_empty() && !cards.from.contains(&Zone::This) {
                    cards.category.push(Category::Unrest);
                }
                moves(self, Verb::Return, &cards, &[Zone::Hand])?
            }
            Step::Garrison(cards) => moves(self, Verb::Garrison, cards, &[Zone::Hand])?,
            Step::Give(cards) => {
                require(inside == Inside::EachOther, "Give", "EachOther")?;
                moves(self, Verb::Give, cards, &[Zone::Hand])?
            }
            Step::GarrisonThis(cards) => Op::GarrisonThis(self.moved(cards, &[Zone::Play], optional)?),
            Step::Find(cards, place) => {
                let usual = [Zone::Hand, Zone::Discard, Zone::Deck, Zone::Nation];
                Op::Find(self.moved(cards, &usual, optional)?, *place)
            }
            Step::Acquire(goal) => Op::Acquire(self.aim(goal, optional)),
            Step::BreakThrough(goal) => {
                if goal.token.is_some() || goal.exile || !goal.no_mark.is_empty() {
                    return Err(phrase!("imperium-data-break-through"));
                }
                Op::BreakThrough(self.aim(goal, optional))
            }
            Step::Wager(categories) => Op::Wager(category_bits(categories)),
            Step::SwapMarket => Op::SwapMarket,
            Step::TakeFame => Op::TakeFame,
            Step::LookFame(count) => Op::LookFame(positive(*count)?),
            Step::TakeUnrest(count) => Op::TakeUnrest(positive(*count)?),
            Step::TakeNation => Op::TakeNation,
            Step::LookNation => Op::LookNation,
            Step::ShuffleNation => Op::ShuffleNation,
            Step::BuryNation => Op::BuryNation,
            Step::SwapNation => Op::SwapNation,
            Step::Develop => Op::Develop { free: false, optional },
            Step::DevelopFree => Op::Develop { free: true, optional },
            Step::Play(cards) => Op::Play { cards: self.moved(cards, &[Zone::Hand], optional)?, any_period: false },
            Step::PlayAnyPeriod(cards) => {
                Op::Play { cards: self.moved(cards, &[Zone::Hand], optional)?, any_period: true }
            }
            Step::PlayEffect => Op::PlayEffect,
            Step::Borrow => Op::Borrow,
            Step::Ready => Op::Ready,
            Step::CountAs(mark, count, other) => Op::CountAs(*mark, positive(*count)?, *other),
            Step::NextIgnores(period) => Op::NextIgnores(*period),
            Step::Turn(period) => Op::Turn(*period),
            Step::Become(name) => Op::Become(place(&mut self.program.becomes, name.clone())),
            Step::EndGame => Op::EndGame,
            Step::Settle(cards) => {
                self.require_rival("Settle")?;
                moves(self, Verb::Settle, cards, &[])?
            }
            Step::Mill(count) => {
                self.require_rival("Mill")?;
                Op::Mill(positive(*count)?)
            }
            Step::Exchange(from, to) => {
                self.require_rival("Exchange")?;
                Op::Exchange(supply_token(*from)?, supply_token(*to)?)
            }
            Step::PutAtDie(token, count) => {
                self.require_rival("PutAtDie")?;
                Op::PutAtDie(supply_token(*token)?, positive(*count)?)
            }
            Step::QuestTop => {
                self.require_rival("QuestTop")?;
                Op::QuestTop
            }
            Step::ExileQuest => {
                self.require_rival("ExileQuest")?;
                Op::ExileQuest
            }
            Step::Restock => {
                self.require_rival("Restock")?;
                Op::Restock
            }
            Step::UnrestToDiscard => {
                self.require_rival("UnrestToDiscard")?;
                Op::UnrestToDiscard
            }
            Step::While(_)
            | Step::Choose(_)
            | Step::May(_)
            | Step::To(..)
            | Step::If(..)
            | Step::IfElse(..)
            | Step::All(_)
            | Step::Others(_)
            | Step::EachOther(_)
            | Step::Them(_)
            | Step::Times(..)
            | Step::Use(_) => return Err(phrase!("imperium-data-empty-steps")),
        })
    }
}

/// Whether the question of this step can list "none" beside its own answers.
fn lists_none(step: &Step) -> bool {
    let one = |cards: &Cards| cards.count.unwrap_or(1) == 1 && !cards.all;
    match step {
        Step::Discard(cards)
        | Step::History(cards)
        | Step::Sink(cards)
        | Step::Exile(cards)
        | Step::Recall(cards)
        | Step::Abandon(cards)
        | Step::ToHand(cards)
        | Step::OnDeck(cards)
        | Step::Return(cards)
        | Step::Garrison(cards)
        | Step::Play(cards)
        | Step::PlayAnyPeriod(cards) => one(cards) && cards.from != [Zone::This],
        Step::Acquire(_) | Step::BreakThrough(_) | Step::Develop | Step::DevelopFree => true,
        Step::Choose(_)
        | Step::May(_)
        | Step::To(..)
        | Step::If(..)
        | Step::IfElse(..)
        | Step::All(_)
        | Step::Others(_)
        | Step::EachOther(_)
        | Step::Them(_)
        | Step::Times(..)
        | Step::Use(_)
        | Step::Gain(..)
        | Step::GainPer(..)
        | Step::Pay(_)
        | Step::PayAll(..)
        | Step::PayUpTo(..)
        | Step::Yield(..)
        | Step::Lay(..)
        | Step::Collect
        | Step::PutOnMarket(..)
        | Step::Draw(_)
        | Step::DrawIfAble(_)
        | Step::DrawUpTo(_)
        | Step::DrawUpToIfAble(_)
        | Step::GarrisonThis(_)
        | Step::Give(_)
        | Step::Find(..)
        | Step::Wager(_)
        | Step::SwapMarket
        | Step::TakeFame
        | Step::LookFame(_)
        | Step::TakeUnrest(_)
        | Step::TakeNation
        | Step::LookNation
        | Step::ShuffleNation
        | Step::BuryNation
        | Step::SwapNation
        | Step::PlayEffect
        | Step::Borrow
        | Step::Ready
        | Step::CountAs(..)
        | Step::NextIgnores(_)
        | Step::Turn(_)
        | Step::Become(_)
        | Step::EndGame
        | Step::While(_)
        | Step::Settle(_)
        | Step::Mill(_)
        | Step::Exchange(..)
        | Step::PutAtDie(..)
        | Step::QuestTop
        | Step::ExileQuest
        | Step::Restock
        | Step::UnrestToDiscard => false,
    }
}

/// Whether a row of the rival's tables counts as an attack: the player is stolen from, or has to discard, recall or abandon.
#[expect(clippy::wildcard_enum_match_arm, reason = "of all steps, joints have others in them")]
fn is_hostile(steps: &[Step]) -> bool {
    steps.iter().any(|step| match step {
        Step::Others(steps) => steps
            .iter()
            .any(|step| matches!(step, Step::Yield(..) | Step::Discard(_) | Step::Recall(_) | Step::Abandon(_))),
        Step::Choose(branches) => branches.iter().any(|branch| is_hostile(branch)),
        Step::May(steps) | Step::If(_, steps) | Step::While(steps) => is_hostile(steps),
        Step::To(one, two) | Step::IfElse(_, one, two) => is_hostile(one) || is_hostile(two),
        _ => false,
    })
}

/// Only pinned cards are recalled and abandoned; what is garrisoned need not be pinned.
fn pinned(cards: &Cards) -> Cards {
    let in_play = cards.from.is_empty() || cards.from.contains(&Zone::Play);
    Cards { pinned: if in_play { Some(true) } else { cards.pinned }, ..cards.clone() }
}

fn require(holds: bool, word: &'static str, within: &'static str) -> Result<(), Phrase> {
    if holds { Ok(()) } else { Err(phrase!("imperium-data-only-inside", word = word, within = within)) }
}

fn positive(count: u8) -> Result<u8, Phrase> {
    if count > 0 { Ok(count) } else { Err(phrase!("imperium-data-bad-count")) }
}

/// A token that lies in a player's supply or on a card.
fn supply_token(token: Token) -> Result<Token, Phrase> {
    match token {
        Token::Materials | Token::Population | Token::Progress => Ok(token),
        Token::Action => Err(phrase!("imperium-data-not-in-supply")),
    }
}
