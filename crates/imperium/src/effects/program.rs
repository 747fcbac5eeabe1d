//! What effects are flattened into: one array of small operations for all cards, with jumps instead of nesting.

use super::words::{Category, Mark, Period, Place, Price, Step, Token, Zone};

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
