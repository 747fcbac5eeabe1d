//! What the pages of an almanac can be chosen by.

/// A side of a card that all cards of a game have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Facet {
    /// What kind of card it is.
    Kind,
    /// Which deck it belongs to.
    Deck,
    /// Its colour.
    Colour,
    /// How much it costs.
    Cost,
    /// What it is marked with.
    Mark,
}

impl Facet {
    /// All of them, in the order in which a form asks for them.
    pub const ALL: [Facet; 5] = [Facet::Kind, Facet::Deck, Facet::Colour, Facet::Cost, Facet::Mark];

    /// Its name in a form.
    pub fn name(self) -> &'static str {
        match self {
            Facet::Kind => "kind",
            Facet::Deck => "deck",
            Facet::Colour => "colour",
            Facet::Cost => "cost",
            Facet::Mark => "mark",
        }
    }

    /// The message that asks for it.
    pub fn word(self) -> &'static str {
        match self {
            Facet::Kind => "cards-kind",
            Facet::Deck => "cards-deck",
            Facet::Colour => "cards-colour",
            Facet::Cost => "cards-cost",
            Facet::Mark => "cards-mark",
        }
    }
}

/// What one page has of a facet: what a form sends for it, and what people are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Has {
    /// Of what.
    pub facet: Facet,
    /// For the form.
    pub id: String,
    /// For people.
    pub label: String,
}

impl Has {
    /// Some value of a facet.
    pub fn new(facet: Facet, id: impl ToString, label: impl ToString) -> Has {
        Has { facet, id: id.to_string(), label: label.to_string() }
    }
}
