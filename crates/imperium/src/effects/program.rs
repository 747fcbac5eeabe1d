//! Effects flattened: one array of small operations for all cards, with jumps instead of nesting. Whatever the interpreter
//! could not carry out as it is written is refused here.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "of all operations and standing effects, each place concerns a few; the rest is left alone"
)]

use kernel::{Phrase, phrase};

use super::words::{
    Cards, Category, Condition, Count, Exhaust, Goal, Mark, Period, Place, Price, Standing, Step, Token, Trigger, Zone,
};

/// Where an operation stands. Nought is [`Op::End`].
pub(crate) type At = u16;

/// Who does what a joint holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// Every player, whoever acts first.
    All,
    /// Every other player.
    Others,
    /// Whoever acts, once for each other player.
    EachOther,
}

/// How a card moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verb {
    /// To the discard pile.
    Discard,
    /// To the history.
    History,
    /// Under the power card of the Atlanteans.
    Sink,
    /// Into exile.
    Exile,
    /// From play to the hand.
    Recall,
    /// From play to the discard pile.
    Abandon,
    /// To the hand.
    ToHand,
    /// On top of the personal deck.
    OnDeck,
    /// To the unrest deck.
    Return,
    /// Under the card whose effect it is.
    Garrison,
    /// To the hand of another player.
    Give,
    /// To the play area.
    Settle,
}

/// One operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    /// The frame is done.
    End,
    /// The play effect is over: the card leaves, unless it is pinned.
    Finish,
    /// A sentence is over: what it set off happens now.
    Sentence,
    /// Go on there.
    Jump(At),
    /// One of the branches whose beginnings are listed from `first` on.
    /// In a price, all of the branch must be possible.
    Choose {
        first: u16,
        count: u8,
        whole: bool,
        past: At,
    },
    /// What follows, if the player likes; else on at `past`.
    May {
        past: At,
    },
    /// What follows up to `benefit` is a price.
    Price {
        benefit: At,
        past: At,
    },
    /// What follows if it holds; else on at `otherwise`.
    If {
        test: u16,
        otherwise: At,
        past: At,
    },
    /// What follows, for these players.
    Each {
        who: Who,
        past: At,
    },
    /// What follows, for the player that the turn of [`Who::EachOther`] is about.
    Them {
        past: At,
    },
    /// What follows, so many times.
    Times {
        count: u16,
        past: At,
    },
    Gain(Token, u8),
    GainPer {
        token: Token,
        each: u8,
        count: u16,
    },
    Pay(u16),
    PayAll(Token, u8),
    PayUpTo(Token, u8),
    Yield(Token, u8),
    Lay(Token, u8),
    Collect,
    PutOnMarket(Token, u8),
    Draw(u8),
    DrawIfAble(u8),
    DrawUpTo {
        most: u8,
        reshuffles: bool,
    },
    Move(Verb, u16),
    GarrisonThis(u16),
    Find(u16, Place),
    Acquire(u16),
    BreakThrough(u16),
    Wager(u8),
    SwapMarket,
    TakeFame,
    LookFame(u8),
    TakeUnrest(u8),
    TakeNation,
    LookNation,
    ShuffleNation,
    BuryNation,
    SwapNation,
    Develop {
        free: bool,
        optional: bool,
    },
    Play {
        cards: u16,
        any_period: bool,
    },
    PlayEffect,
    Borrow,
    Ready,
    CountAs(Mark, u8, Mark),
    NextIgnores(Period),
    Turn(Period),
    Become(u16),
    EndGame,

    // The course of the game, written in the same operations (`procedures`).
    /// The active player's question: play, exhaust, innovate, revolt or end.
    Activation,
    /// What the nation puts on the market in its clean-up.
    MarketToken,
    /// Tokens come back to the period card.
    Refresh,
    /// Any number of cards from the hand are discarded.
    DiscardAny,
    /// Cards are drawn up to the limit of the hand.
    DrawToLimit,
    /// As many cards are drawn as the frame says.
    DrawLeft,
    /// The next player's turn, or the solstice.
    NextTurn,
    /// The solstice effects of one player after the other.
    Solstice,
    /// The next round, or the end.
    NextRound,
    /// What cards do before points are counted.
    LastRites,
    /// The game is over.
    Over,
    /// An exhaust token of a reshuffle, and the nation card that it brings.
    NationStep,
    /// The same for a development that has just been paid.
    DevelopmentToken,
    /// The discard pile becomes the personal deck.
    Reshuffle,
    /// A card was laid down: what that sets off.
    Laid,
    /// Whoever is attacked may ward it off.
    Guard,
    /// The play effect of the card.
    Body,
    /// Whether a reshuffle may develop: otherwise on at `past`.
    MayDevelop {
        past: At,
    },
    /// Reactions to what a sentence set off.
    React,
    /// Which protection a player uses.
    Shield,
    /// Whether the attacker pays for the attack to count.
    Toll,
    /// The attack does not touch this player.
    Ward,

    // The rival's turn and what only its tables say.
    /// The die says which card is kept.
    Roll,
    /// The next card is turned over.
    NextCard,
    /// A token for the market, and new cards below it.
    CleanUp,
    /// What was turned over and did not move goes to the discard pile.
    Resolved,
    /// Whoever is to suffer what follows may ward it off, if it is an attack.
    Beware(bool),
    /// As long as what follows can be carried out.
    While {
        past: At,
    },
    /// The top cards of the personal deck go to the discard pile.
    Mill(u8),
    /// All tokens of a kind for as many of another.
    Exchange(Token, Token),
    /// Tokens on the card of the market that the die shows.
    PutAtDie(Token, u8),
    /// The top quest goes on the personal deck.
    QuestTop,
    /// The top quest goes into exile, unless it is the last.
    ExileQuest,
    /// The discard pile is shuffled and put under the personal deck.
    Restock,
    /// An unrest goes to the discard pile.
    UnrestToDiscard,
}

/// Cards as the interpreter looks for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Selection {
    /// Bits of [`Zone`].
    pub zones: u16,
    /// What they are like.
    pub filter: u16,
    /// Any card will do.
    pub any: bool,
    pub count: u8,
    pub up_to: bool,
    pub all: bool,
    pub other: bool,
    pub bare: bool,
    pub exhausted: bool,
    pub token: Option<Token>,
    pub holding: Option<u16>,
    /// What those in the zone of garrisons lie under.
    pub under: Option<u16>,
    pub opponents: bool,
    /// Regions are asked for: one that counts twice does.
    pub regions: bool,
}

impl Selection {
    pub(crate) fn looks_in(&self, zone: Zone) -> bool {
        self.zones & 1 << zone as u16 != 0
    }
}

/// What a card must be like, whoever has it and wherever it lies.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Likeness {
    pub category: Vec<Category>,
    pub no_category: Vec<Category>,
    pub mark: Vec<Mark>,
    pub no_mark: Vec<Mark>,
    pub name: Vec<String>,
    pub no_name: Vec<String>,
    pub period: Option<Period>,
    pub pinned: Option<bool>,
    pub attack: Option<bool>,
    pub variable: bool,
}

/// A number that follows from the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counted {
    Cards(u16),
    Marks(u8, u16),
    Tokens(Token),
    Done,
    Stirred,
    Poorer(Token),
}

/// Something that holds or does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Test {
    Period(Period),
    AtLeast(u8, u16),
    Fewer(u8, u16),
    LastIs(u16),
    Short,
    Both(u16, u16),
    /// The same of the other player's period card.
    TheirPeriod(Period),
}

/// What to take from the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Aim {
    pub filter: u16,
    /// Bits of [`Category`]; nought if any.
    pub categories: u8,
    pub variable: bool,
    pub token: Option<Token>,
    pub or_exile: bool,
    pub exile: bool,
    pub optional: bool,
}

/// What sets effects off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pattern {
    Play { filter: u16, zones: u16 },
    Gain(u16),
    Acquire { filter: u16, zones: u16 },
    MarketTokens(Token),
    Return,
    TakeUnrest,
    GainBy(Token, Mark),
    Pay(Token),
    LookFame,
    Sink,
    Leaves(u16),
    EmptyDeck,
}

/// What holds while a card is in play, ready to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holds {
    When(u8, At),
    HandLimit(u8),
    IgnoreAxe(u16),
    FreePlay(u16),
    AcquireExiled(u8),
    CheaperUnrest { materials: u8, cards: u8 },
    CheaperDevelopment(Price),
    LookMore(u8),
    NoHistory,
    MarketToken(Token, u8),
    Instead(Token, At),
    Avoid { at: At, exhaust: bool },
    AvoidUnlessPaid(Price),
    Substitute(Mark),
}

/// Where the rules of the game themselves begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Procedures {
    pub round: At,
    pub renewal: At,
    pub solstice: At,
    pub innovation: At,
    pub reshuffle: At,
    pub play: At,
    pub react: At,
    pub shield: At,
    pub toll: At,
    pub draw: At,
    pub last_rites: At,
    pub rival: At,
}

/// Everything that effects were flattened into.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Program {
    pub ops: Vec<Op>,
    pub branches: Vec<At>,
    pub selections: Vec<Selection>,
    pub likenesses: Vec<Likeness>,
    pub counts: Vec<Counted>,
    pub tests: Vec<Test>,
    pub prices: Vec<Price>,
    pub aims: Vec<Aim>,
    pub patterns: Vec<Pattern>,
    pub becomes: Vec<String>,
    pub procedures: Procedures,
    /// What was written, sentence by sentence, in the order of the operations.
    pub sentences: Vec<Sentence>,
    /// The step that each operation came of, in the order of the operations.
    pub steps: Vec<(At, Step)>,
}

/// A sentence of an effect as it was written.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sentence {
    /// Its first operation.
    pub at: At,
    /// The sentence before it in the same effect.
    pub before: Option<Step>,
    pub step: Step,
}

impl Program {
    /// The sentence that an operation belongs to; none if it is of the course of the game.
    pub(crate) fn sentence_at(&self, at: At) -> Option<&Sentence> {
        self.sentences[..self.sentences.partition_point(|sentence| sentence.at <= at)].last()
    }

    /// The step that an operation came of.
    pub(crate) fn step_at(&self, at: At) -> Option<&Step> {
        let (found, step) = self.steps[..self.steps.partition_point(|(other, _)| *other <= at)].last()?;
        (*found == at).then_some(step)
    }
}

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
            Standing::MarketToken(token, count) => Holds::MarketToken(market_token(*token)?, *count),
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
            Step::PutOnMarket(token, count) => Op::PutOnMarket(market_token(*token)?, positive(*count)?),
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
                Op::PutAtDie(market_token(*token)?, positive(*count)?)
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

    fn likeness(&mut self, cards: &Cards) -> u16 {
        let likeness = Likeness {
            category: cards.category.clone(),
            no_category: cards.no_category.clone(),
            mark: cards.mark.clone(),
            no_mark: cards.no_mark.clone(),
            name: cards.name.clone(),
            no_name: cards.no_name.clone(),
            period: cards.period,
            pinned: cards.pinned,
            attack: cards.attack,
            variable: cards.variable,
        };
        place(&mut self.program.likenesses, likeness)
    }

    /// A description that says nothing but what the card itself is like.
    fn pure_likeness(&mut self, cards: &Cards) -> Result<u16, Phrase> {
        let rest = Cards {
            category: vec![],
            no_category: vec![],
            mark: vec![],
            no_mark: vec![],
            name: vec![],
            no_name: vec![],
            period: None,
            pinned: None,
            attack: None,
            variable: false,
            from: vec![],
            ..cards.clone()
        };
        match rest == Cards::default() {
            true => Ok(self.likeness(cards)),
            false => Err(phrase!("imperium-data-only-likeness")),
        }
    }

    fn selection(&mut self, cards: &Cards, usual: &[Zone]) -> Result<Selection, Phrase> {
        let from = if cards.from.is_empty() { usual } else { &cards.from };
        if cards.under.is_some() && !from.contains(&Zone::Garrison) {
            return Err(phrase!("imperium-data-under-what"));
        }
        let holding = cards.holding.as_deref().map(|held| self.pure_likeness(held)).transpose()?;
        let under = cards.under.as_deref().map(|host| self.pure_likeness(host)).transpose()?;
        let filter = self.likeness(cards);
        Ok(Selection {
            zones: from.iter().fold(0, |zones, zone| zones | 1 << *zone as u16),
            filter,
            any: self.program.likenesses[filter as usize] == Likeness::default(),
            count: cards.count.unwrap_or(1),
            up_to: cards.up_to,
            all: cards.all,
            other: cards.other,
            bare: cards.bare,
            exhausted: cards.exhausted,
            token: cards.token,
            holding,
            under,
            opponents: cards.opponents,
            regions: cards.category.contains(&Category::Region),
        })
    }

    /// Cards that are to be moved or chosen.
    fn moved(&mut self, cards: &Cards, usual: &[Zone], optional: bool) -> Result<u16, Phrase> {
        let mut selection = self.selection(cards, usual)?;
        if selection.zones == 0 {
            return Err(phrase!("imperium-data-no-zone"));
        }
        if selection.opponents || selection.count == 0 || (selection.all && (selection.up_to || cards.count.is_some()))
        {
            return Err(phrase!("imperium-data-bad-count"));
        }
        if (cards.bare || cards.token.is_some()) && cards.from != [Zone::Market] {
            return Err(phrase!("imperium-data-tokens-on-market"));
        }
        selection.up_to |= optional;
        Ok(place(&mut self.program.selections, selection))
    }

    fn counted(&mut self, count: &Count, usual: &[Zone], inside: Inside) -> Result<Counted, Phrase> {
        let only_counted = |cards: &Cards| match cards.count.is_some() || cards.up_to || cards.all {
            true => Err(phrase!("imperium-data-bad-count")),
            false => Ok(()),
        };
        Ok(match count {
            Count::Cards(cards) => {
                only_counted(cards)?;
                let selection = self.selection(cards, usual)?;
                Counted::Cards(place(&mut self.program.selections, selection))
            }
            Count::Marks(marks, cards) => {
                only_counted(cards)?;
                let selection = self.selection(cards, usual)?;
                let marks = bits(marks, |mark| mark as u32);
                Counted::Marks(marks, place(&mut self.program.selections, selection))
            }
            Count::Tokens(token) => Counted::Tokens(supply_token(*token)?),
            Count::Done => Counted::Done,
            Count::Stirred => {
                require(inside == Inside::Own, "Stirred", "an effect with a trigger")?;
                Counted::Stirred
            }
            Count::Poorer(token) => Counted::Poorer(supply_token(*token)?),
        })
    }

    fn test(&mut self, condition: &Condition, inside: Inside) -> Result<u16, Phrase> {
        let test = match condition {
            Condition::Period(period) => Test::Period(*period),
            Condition::AtLeast(least, count) => {
                let counted = self.counted(count, &[Zone::Play], inside)?;
                Test::AtLeast(*least, place(&mut self.program.counts, counted))
            }
            Condition::Fewer(than, count) => {
                let counted = self.counted(count, &[Zone::Play], inside)?;
                Test::Fewer(*than, place(&mut self.program.counts, counted))
            }
            Condition::TheirPeriod(period) => {
                self.require_rival("TheirPeriod")?;
                Test::TheirPeriod(*period)
            }
            Condition::LastIs(cards) => Test::LastIs(self.pure_likeness(cards)?),
            Condition::Short => {
                require(inside == Inside::Others, "Short", "Others")?;
                Test::Short
            }
            Condition::Both(one, two) => {
                let one = self.test(one, inside)?;
                Test::Both(one, self.test(two, inside)?)
            }
        };
        Ok(place(&mut self.program.tests, test))
    }

    fn aim(&mut self, goal: &Goal, optional: bool) -> u16 {
        let likeness = Likeness {
            category: goal.category.clone(),
            no_mark: goal.no_mark.clone(),
            variable: goal.variable,
            ..Likeness::default()
        };
        let aim = Aim {
            filter: place(&mut self.program.likenesses, likeness),
            categories: category_bits(&goal.category),
            variable: goal.variable,
            token: goal.token,
            or_exile: goal.or_exile,
            exile: goal.exile,
            optional,
        };
        place(&mut self.program.aims, aim)
    }

    fn pattern(&mut self, trigger: &Trigger) -> Result<u8, Phrase> {
        let zones = |cards: &Cards| cards.from.iter().fold(0, |zones, zone| zones | 1 << *zone as u16);
        let pattern = match trigger {
            Trigger::Play(cards) => Pattern::Play { filter: self.pure_likeness(cards)?, zones: zones(cards) },
            Trigger::Gain(cards) => Pattern::Gain(self.pure_likeness(cards)?),
            Trigger::Acquire(cards) => Pattern::Acquire { filter: self.pure_likeness(cards)?, zones: zones(cards) },
            Trigger::MarketTokens(token) => Pattern::MarketTokens(market_token(*token)?),
            Trigger::Return => Pattern::Return,
            Trigger::TakeUnrest => Pattern::TakeUnrest,
            Trigger::GainBy(token, mark) => Pattern::GainBy(supply_token(*token)?, *mark),
            Trigger::Pay(token) => Pattern::Pay(supply_token(*token)?),
            Trigger::LookFame => Pattern::LookFame,
            Trigger::Sink => Pattern::Sink,
            Trigger::Leaves(cards) => Pattern::Leaves(self.pure_likeness(cards)?),
            Trigger::EmptyDeck => Pattern::EmptyDeck,
        };
        let at = place(&mut self.program.patterns, pattern);
        match at < 32 {
            true => Ok(at as u8),
            false => Err(phrase!("imperium-data-too-many-triggers")),
        }
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

/// A token that lies in a player's supply.
fn supply_token(token: Token) -> Result<Token, Phrase> {
    match token {
        Token::Materials | Token::Population | Token::Progress => Ok(token),
        Token::Action => Err(phrase!("imperium-data-not-in-supply")),
    }
}

/// A token that can lie on a card of the market.
fn market_token(token: Token) -> Result<Token, Phrase> {
    supply_token(token)
}
