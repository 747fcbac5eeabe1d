//! The words that cards are written in: a small typed language, read from the data files.
//!
//! Three kinds of words make a card. *Steps* do something, *joints* put steps together, *looks* answer a question without
//! changing anything. `docs/effects.md` explains each with a card. What is written here is flattened when the data is read
//! (`program`), run by one interpreter (`run`), asked whether it can be carried out by one function (`able`), and told in
//! both languages by one narrator (`tell`).

use serde::Deserialize;

/// What a card can belong to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub enum Category {
    /// Lands that a people holds.
    Region,
    /// What a people can do before it is an empire («истоки»).
    Origins,
    /// What an empire can do.
    Civilisation,
    /// Peoples that were subdued («набеги»).
    Raid,
    /// Great deeds.
    Fame,
    /// Strife among one's own.
    Unrest,
}

/// All categories, in the order of the booklet's decks.
pub const CATEGORIES: [Category; 6] =
    [Category::Region, Category::Origins, Category::Civilisation, Category::Raid, Category::Fame, Category::Unrest];

/// A mark on a card. A region can carry the same mark twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub enum Mark {
    /// A sack of goods.
    Sack,
    /// An ear of grain.
    Grain,
    /// A drop of water.
    Water,
    /// A house.
    City,
    /// A group of houses.
    Metropolis,
    /// A helmet.
    Knight,
    /// A mask.
    Mask,
    /// A scroll.
    Scroll,
}

/// All marks.
pub const MARKS: [Mark; 8] =
    [Mark::Sack, Mark::Grain, Mark::Water, Mark::City, Mark::Metropolis, Mark::Knight, Mark::Mask, Mark::Scroll];

/// How far a people has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Period {
    /// The axe.
    Barbarian,
    /// The crown.
    Empire,
}

/// What is gained and spent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
pub enum Token {
    /// Bricks.
    Materials,
    /// People.
    Population,
    /// An arrow; worth a point each at the end.
    Progress,
    /// What playing a card takes.
    Action,
}

/// Where cards lie. Unless an owner is named, the zone of whoever carries the step out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Zone {
    /// The hand.
    Hand,
    /// The discard pile.
    Discard,
    /// The play area, without what is garrisoned there.
    Play,
    /// What is garrisoned under any card of the play area.
    Garrison,
    /// What is garrisoned under this card.
    Here,
    /// The history.
    History,
    /// The personal deck.
    Deck,
    /// The nation deck without the card at its bottom.
    Nation,
    /// The development area; for the Arthurians the quests that are not active.
    Development,
    /// The market.
    Market,
    /// The exile pile.
    Exile,
    /// The card whose effect this is.
    This,
    /// The card that the effect moved or gained last.
    Last,
    /// Cards in hand that the effect has drawn.
    Drawn,
}

/// Some cards: where they lie and what they are like. One type serves choices, prices, counts, points and conditions.
///
/// What is left out does not matter. Of several categories, marks or names one is enough.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Cards {
    /// In which zones; each step has a usual one.
    pub from: Vec<Zone>,
    /// The opponents' cards instead of one's own (in points).
    pub opponents: bool,
    /// Of one of these categories.
    pub category: Vec<Category>,
    /// Of none of these.
    pub no_category: Vec<Category>,
    /// With one of these marks.
    pub mark: Vec<Mark>,
    /// With none of these.
    pub no_mark: Vec<Mark>,
    /// Called one of these.
    pub name: Vec<String>,
    /// Called none of these.
    pub no_name: Vec<String>,
    /// With the mark of this period.
    pub period: Option<Period>,
    /// Pinned, or not.
    pub pinned: Option<bool>,
    /// With the mark of an attack, or without.
    pub attack: Option<bool>,
    /// With variable points.
    pub variable: bool,
    /// With at least one such token lying on it.
    pub token: Option<Token>,
    /// With no token lying on it.
    pub bare: bool,
    /// With an exhaust token on it.
    pub exhausted: bool,
    /// With such a card garrisoned under it.
    pub holding: Option<Box<Cards>>,
    /// As for garrisoned cards, only those under such a card.
    pub under: Option<Box<Cards>>,
    /// Other than the card whose effect this is.
    pub other: bool,
    /// How many, where a step moves cards.
    pub count: Option<u8>,
    /// Fewer are allowed, none too.
    pub up_to: bool,
    /// Every one of them.
    pub all: bool,
}

/// What is to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Price {
    /// Materials; one progress stands for two of them.
    pub materials: u8,
    /// Population; one progress stands for one.
    pub population: u8,
    /// Progress.
    pub progress: u8,
    /// Action tokens.
    pub actions: u8,
}

/// A number that follows from the table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Count {
    /// How many cards there are. Where a region counts twice, it does here.
    Cards(Cards),
    /// How many such marks they carry.
    Marks(Vec<Mark>, Cards),
    /// How many tokens one has.
    Tokens(Token),
    /// How many cards or tokens the step before dealt with, or how many players did as they were told.
    Done,
    /// What the event that set this off was about: how many tokens lay on the card.
    Stirred,
    /// How many opponents have fewer of these.
    Poorer(Token),
}

/// Something that holds or does not.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Condition {
    /// One's period card shows this side.
    Period(Period),
    /// There are at least so many.
    AtLeast(u8, Count),
    /// There are fewer than so many.
    Fewer(u8, Count),
    /// The card that the effect moved last is like this.
    LastIs(Cards),
    /// The player could not hand over all that was asked for.
    Short,
    /// The other player's period card shows this side (in the tables of the rival).
    TheirPeriod(Period),
    /// Both hold.
    Both(Box<Condition>, Box<Condition>),
}

/// What to take from the market.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Goal {
    /// Of one of these categories; any if none is named.
    pub category: Vec<Category>,
    /// With variable points.
    pub variable: bool,
    /// With at least one such token on it.
    pub token: Option<Token>,
    /// Without these marks.
    pub no_mark: Vec<Mark>,
    /// Exiled cards may be taken too.
    pub or_exile: bool,
    /// Only exiled cards may be taken.
    pub exile: bool,
}

/// One sentence of an effect, or part of it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Step {
    // Joints.
    /// One of these, of those that can be carried out.
    Choose(Vec<Vec<Step>>),
    /// These, if the player likes and they can be carried out.
    May(Vec<Step>),
    /// A price and what it is paid for: both, if the price can be paid in full, else neither.
    To(Vec<Step>, Vec<Step>),
    /// These, if it holds.
    If(Condition, Vec<Step>),
    /// These, if it holds, else those.
    IfElse(Condition, Vec<Step>, Vec<Step>),
    /// Every player, clockwise from whoever acts, does this.
    All(Vec<Step>),
    /// Every other player does this. Whoever wards an attack off does not.
    Others(Vec<Step>),
    /// Whoever acts does this once for each other player.
    EachOther(Vec<Step>),
    /// Inside [`Step::EachOther`]: that player does this.
    Them(Vec<Step>),
    /// These, so many times.
    Times(Count, Vec<Step>),
    /// The steps of a template.
    Use(String),

    // Tokens.
    /// Gain tokens from the supply.
    Gain(Token, u8),
    /// Gain so many tokens for each.
    GainPer(Token, u8, Count),
    /// Pay.
    Pay(Price),
    /// Pay every token of this kind that one has, if there are at least so many.
    PayAll(Token, u8),
    /// Pay any number of tokens of this kind up to so many.
    PayUpTo(Token, u8),
    /// Inside [`Step::Others`]: hand over so many tokens to whoever acts, or as many as one has.
    Yield(Token, u8),
    /// Put tokens from the supply on this card.
    Lay(Token, u8),
    /// Gain the tokens that lie on this card.
    Collect,
    /// Put tokens from the supply on a card of the market.
    PutOnMarket(Token, u8),

    // The personal deck.
    /// Draw cards, reshuffling if needed.
    Draw(u8),
    /// Draw cards for as long as the deck has any.
    DrawIfAble(u8),
    /// Draw any number of cards up to so many.
    DrawUpTo(u8),
    /// The same, and not more than the deck has.
    DrawUpToIfAble(u8),

    // Cards on their way.
    /// To the discard pile; usually from the hand.
    Discard(Cards),
    /// To the history.
    History(Cards),
    /// Under the power card of the Atlanteans; for anybody else to the discard pile.
    Sink(Cards),
    /// To the exile pile. A market card that is exiled is replaced.
    Exile(Cards),
    /// From the play area to the hand, with what is garrisoned under it.
    Recall(Cards),
    /// From the play area to the discard pile, with what is garrisoned under it.
    Abandon(Cards),
    /// To the hand.
    ToHand(Cards),
    /// To the top of the personal deck.
    OnDeck(Cards),
    /// An unrest back to the unrest deck; usually from the hand.
    Return(Cards),
    /// Under this card; usually from the hand.
    Garrison(Cards),
    /// This card under such a card.
    GarrisonThis(Cards),
    /// Inside [`Step::EachOther`]: to that player's hand.
    Give(Cards),
    /// Look for a card in these zones, one after the other as the player likes, and take it to a place.
    Find(Cards, Place),

    // Market and common decks.
    /// Take a card from the market to the hand, with its tokens and the unrest under it.
    Acquire(Goal),
    /// Take a card from the market without the unrest under it, or from its deck.
    BreakThrough(Goal),
    /// Name a category and turn the top card of the main deck over: to the hand if it is of that category, else into exile.
    Wager(Vec<Category>),
    /// Exchange a card of the market for an exiled one.
    SwapMarket,
    /// Take the top card of the fame deck.
    TakeFame,
    /// Look at so many cards of the fame deck and take one.
    LookFame(u8),
    /// Take so many cards from the unrest deck.
    TakeUnrest(u8),

    // The nation deck and developments.
    /// The top card of the nation deck to the discard pile.
    TakeNation,
    /// Look at the top card of the nation deck.
    LookNation,
    /// Shuffle the nation deck.
    ShuffleNation,
    /// The top card of the nation deck below all others.
    BuryNation,
    /// Exchange a card in hand for the top card of the nation deck.
    SwapNation,
    /// Pay for a development and put it into the discard pile.
    Develop,
    /// The same without paying.
    DevelopFree,

    // Playing and using cards.
    /// Play such a card, usually from the hand, without an action token.
    Play(Cards),
    /// The same, and the period does not matter.
    PlayAnyPeriod(Cards),
    /// Once more the play effect of the card that the effect touched last.
    PlayEffect,
    /// The exhaust effect of a pinned card of an opponent.
    Borrow,
    /// Move an exhaust token from one of one's cards back to the period card.
    Ready,
    /// Until the end of the turn one such mark counts as so many of the other.
    CountAs(Mark, u8, Mark),
    /// The next card played this turn may have the mark of this period.
    NextIgnores(Period),

    // The course of the game.
    /// Turn one's period card to this side.
    Turn(Period),
    /// This card goes away and this one takes its place.
    Become(String),
    /// The end of the game is near: this round and one more.
    EndGame,

    // What only the tables of the rival say.
    /// These, again and again, as long as they can be carried out.
    While(Vec<Step>),
    /// To the play area.
    Settle(Cards),
    /// The top cards of the personal deck to the discard pile.
    Mill(u8),
    /// Pay every token of the first kind and gain as many of the second.
    Exchange(Token, Token),
    /// Put tokens from the supply on the card of the market that the die of this turn shows.
    PutAtDie(Token, u8),
    /// The top quest to the top of the personal deck.
    QuestTop,
    /// The top quest to the exile pile, unless it is the last.
    ExileQuest,
    /// Shuffle the discard pile and put it under the personal deck.
    Restock,
    /// An unrest from the unrest deck to the discard pile.
    UnrestToDiscard,
}

/// Where [`Step::Find`] takes a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Place {
    /// To the hand.
    Hand,
    /// To the discard pile.
    Discard,
    /// To the history.
    History,
}

/// What sets an effect off.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Trigger {
    /// One plays such a card; `from` says from where, usually anywhere.
    Play(Cards),
    /// One acquires such a card or breaks through for it.
    Gain(Cards),
    /// One acquires such a card; `from` says from where, usually anywhere.
    Acquire(Cards),
    /// One gains a card of the market with such tokens on it.
    MarketTokens(Token),
    /// One returns an unrest.
    Return,
    /// One takes an unrest from the unrest deck.
    TakeUnrest,
    /// One gains such tokens by means of a card in one's play area with this mark.
    GainBy(Token, Mark),
    /// One pays such tokens.
    Pay(Token),
    /// One looks at cards of the fame deck.
    LookFame,
    /// A card of one's own was sunk.
    Sink,
    /// Such a card leaves one's play area.
    Leaves(Cards),
    /// One's personal deck has run out.
    EmptyDeck,
}

/// What holds for as long as a card is in play.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Standing {
    /// Every time this happens, do that.
    When(Trigger, Vec<Step>),
    /// The hand may hold so many cards more.
    HandLimit(u8),
    /// The mark of the barbarian period on such cards does not matter.
    IgnoreAxe(Cards),
    /// Such cards take no action token.
    FreePlay(Cards),
    /// Where one may acquire such a card, it may be an exiled one.
    AcquireExiled(Vec<Category>),
    /// Playing an unrest costs so much less: materials, cards to discard; never less than one.
    CheaperUnrest {
        /// Materials.
        #[serde(default)]
        materials: u8,
        /// Cards.
        #[serde(default)]
        cards: u8,
    },
    /// Developments cost so much less.
    CheaperDevelopment(Price),
    /// One looks at so many fame cards more.
    LookMore(u8),
    /// What would go to the history goes to the discard pile.
    NoHistory,
    /// Instead of a progress one puts this on a card of the market.
    MarketToken(Token, u8),
    /// Instead of gaining such tokens, do this.
    Instead(Token, Vec<Step>),
    /// A price that wards an attack off.
    Avoid(Vec<Step>),
    /// The same, and an exhaust token is put on this card.
    AvoidExhaust(Vec<Step>),
    /// An attack does not touch one unless the attacker pays one this.
    AvoidUnlessPaid(Price),
    /// Where cards with this mark are to be discarded, cards garrisoned here may be abandoned instead.
    Substitute(Mark),
}

/// The exhaust effect of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Exhaust {
    /// What it answers to; none if it may be used at any time of one's activation.
    pub on: Option<Trigger>,
    /// What must hold.
    pub requires: Option<Condition>,
    /// One mark fewer has to be discarded (answers to being asked to discard cards with it).
    pub fewer: Option<Mark>,
    /// What it does.
    pub steps: Vec<Step>,
}

/// What a card is worth at the end.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub enum Points {
    /// So much.
    Fixed(i8),
    /// So many points for every so many, added up; at most ten. Zones that are not named are all that score.
    Per(Vec<(u8, u8, Count)>),
    /// By where it lies; what is not named scores `otherwise`.
    Where {
        /// In the history.
        #[serde(default)]
        history: Option<i8>,
        /// As a garrison.
        #[serde(default)]
        garrison: Option<i8>,
        /// In the play area.
        #[serde(default)]
        play: Option<i8>,
        /// Anywhere else.
        otherwise: i8,
    },
}

impl Default for Points {
    fn default() -> Points {
        Points::Fixed(0)
    }
}
