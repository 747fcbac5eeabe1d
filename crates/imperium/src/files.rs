//! The data files as they are written. `data` checks them and makes of them what a game looks things up in.

use kernel::data::{Forms, Provenance};
use serde::Deserialize;

use crate::effects::words::{Category, Condition, Exhaust, Mark, Period, Points, Price, Standing, Step};

/// One sort of card, however many copies there are.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sort {
    /// What notation calls it: small Latin letters and hyphens.
    pub id: String,
    /// Its English names.
    pub en: Forms,
    /// Its Russian names.
    pub ru: Forms,
    /// The cards of this sort.
    #[serde(default)]
    pub copies: Vec<Copy>,
    /// What it belongs to. A category written twice counts twice.
    #[serde(default)]
    pub category: Vec<Category>,
    /// Only playable in this period.
    #[serde(default)]
    pub period: Option<Period>,
    /// It stays in the play area.
    #[serde(default)]
    pub pinned: bool,
    /// It attacks.
    #[serde(default)]
    pub attack: bool,
    /// Its marks; a mark written twice counts twice.
    #[serde(default)]
    pub marks: Vec<Mark>,
    /// What a development costs.
    #[serde(default)]
    pub cost: Option<Price>,
    /// It takes no action token.
    #[serde(default)]
    pub free: bool,
    /// It can never be played.
    #[serde(default)]
    pub unplayable: bool,
    /// It cannot be a garrison.
    #[serde(default)]
    pub no_garrison: bool,
    /// It can be neither abandoned nor recalled.
    #[serde(default)]
    pub stays: bool,
    /// Where it would go from the nation deck to the discard pile, it goes into play.
    #[serde(default)]
    pub enters_play: bool,
    /// It may be chosen in the development area only if nothing else is left there.
    #[serde(default)]
    pub only_last: bool,
    /// The game ends when it comes from the nation deck into the discard pile.
    #[serde(default)]
    pub ends_game: bool,
    /// It is only playable while this holds.
    #[serde(default)]
    pub requires: Option<Condition>,
    /// It is only playable if its first step can be carried out.
    #[serde(default)]
    pub needs_price: bool,
    /// What it does when it is played.
    #[serde(default)]
    pub play: Vec<Step>,
    /// What it does when it is exhausted.
    #[serde(default)]
    pub exhaust: Option<Exhaust>,
    /// What it does at the solstice.
    #[serde(default)]
    pub solstice: Vec<Step>,
    /// What holds while it is in play.
    #[serde(default)]
    pub standing: Vec<Standing>,
    /// What it does before points are counted, wherever it lies.
    #[serde(default)]
    pub end: Vec<Step>,
    /// What it is worth.
    #[serde(default)]
    pub points: Points,
    /// Where the facts come from.
    pub from: From,
}

/// Where the facts of a card come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct From {
    /// Its Russian name.
    pub name: Provenance,
    /// Category, marks, period, cost and points.
    pub figures: Provenance,
    /// What it does.
    pub effect: Provenance,
}

/// One card.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Copy {
    /// Its printed number, as `1РИМ9`.
    pub number: String,
    /// Where it lies before the game; left out in a common deck.
    #[serde(default)]
    pub start: Option<Start>,
    /// It is only used with so many players or more.
    #[serde(default)]
    pub players: Option<u8>,
}

/// A card of a sort that several decks share.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shared {
    /// Which sort.
    pub sort: String,
    /// The cards.
    pub copies: Vec<Copy>,
}

/// Where a nation's card lies before the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Start {
    /// The power card, side A.
    PowerA,
    /// The same card, side B.
    PowerB,
    /// Beside the power card.
    Beside,
    /// Comes into play in the place of another.
    Later,
    /// In the nation deck.
    Nation,
    /// Under the nation deck.
    Accession,
    /// In the development area.
    Development,
    /// In the personal deck.
    Deck,
    /// In the unrest deck.
    Supply,
}

/// `standard.ron`: sorts that several decks have, and templates.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standard {
    /// Steps that cards refer to by name.
    pub templates: Vec<Template>,
    /// Cards that several decks have.
    pub sorts: Vec<Sort>,
}

/// Steps that cards refer to by name.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Template {
    /// The name.
    pub id: String,
    /// The steps.
    pub steps: Vec<Step>,
}

/// A common deck.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CommonDeck {
    /// What setups call it.
    pub id: String,
    /// Its English names.
    pub en: Forms,
    /// Its Russian names.
    pub ru: Forms,
    /// What King of Kings does.
    pub king: King,
    /// Cards of sorts that are described elsewhere.
    #[serde(default)]
    pub shared: Vec<Shared>,
    /// Its cards but for King of Kings.
    pub sorts: Vec<Sort>,
}

/// King of Kings, who lies below all fame cards.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct King {
    /// Its printed number.
    pub number: String,
    /// Its English names.
    pub en: Forms,
    /// Its Russian names.
    pub ru: Forms,
    /// Side A, once a game.
    pub a: Vec<Step>,
    /// Side B, once for each player.
    pub b: Vec<Step>,
    /// Where the facts come from.
    pub from: From,
}

/// A nation.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NationDeck {
    /// What setups call it.
    pub id: String,
    /// Its English names.
    pub en: Forms,
    /// Its Russian names.
    pub ru: Forms,
    /// How hard it is to play, from one to five.
    pub difficulty: u8,
    /// Its period at the beginning.
    #[serde(default)]
    pub period: Option<Period>,
    /// How many exhaust tokens it has, where it has not five.
    #[serde(default)]
    pub exhausts: Option<u8>,
    /// Its period card is not turned when the card under the nation deck comes up.
    #[serde(default)]
    pub never_empire: bool,
    /// Its development area holds quests: nothing in it can be developed.
    #[serde(default)]
    pub quests: bool,
    /// Cards can be sunk under its power card.
    #[serde(default)]
    pub sinks: bool,
    /// Cards of sorts that are described elsewhere.
    #[serde(default)]
    pub shared: Vec<Shared>,
    /// Its own cards.
    pub sorts: Vec<Sort>,
}
