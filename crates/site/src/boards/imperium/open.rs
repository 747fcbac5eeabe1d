//! Cards to choose from that lie in no open place of the page: looked at, discarded, exiled, in a history, with others.

use imperium::{Card, Spot, Stack};
use kernel::{Phrase, phrase};
use maud::{Markup, html};

use super::Scene;
use super::marks::sign;

impl Scene<'_> {
    /// Whether a card at this place has its button where it lies.
    fn is_on_board(&self, spot: Spot) -> bool {
        match spot {
            Spot::Market => true,
            Spot::Hand(seat) => seat == self.shown && self.acting == Some(seat),
            Spot::Play(seat) | Spot::Under(seat, _) | Spot::Development(seat) => seat == self.shown,
            Spot::Discard(_)
            | Spot::History(_)
            | Spot::Stack(_)
            | Spot::UnderMarket
            | Spot::Unrest
            | Spot::Exile
            | Spot::Box => false,
        }
    }

    /// What a place is called, and its sign.
    fn place(&self, spot: Spot) -> (&'static str, Phrase) {
        match spot {
            Spot::Hand(seat) => ("im-cards", phrase!("imperium-page-hand-of", who = seat)),
            Spot::Discard(seat) => ("im-discard", phrase!("imperium-page-discard-of", who = seat)),
            Spot::Play(seat) => ("im-pin", phrase!("imperium-page-area-of", who = seat)),
            Spot::Under(seat, _) => ("im-garrison", phrase!("imperium-page-garrisons-of", who = seat)),
            Spot::History(seat) => ("im-history", phrase!("imperium-page-history-of", who = seat)),
            Spot::Development(seat) => ("im-development", phrase!("imperium-page-developments-of", who = seat)),
            Spot::Stack(Stack::Deck(seat)) => ("im-deck", phrase!("imperium-page-deck-of", who = seat)),
            Spot::Stack(Stack::Nation(seat)) => ("im-nation", phrase!("imperium-page-nation-deck-of", who = seat)),
            Spot::Stack(Stack::Fame) => ("im-fame", phrase!("imperium-page-looked-fame")),
            Spot::Stack(
                Stack::Main
                | Stack::Regions
                | Stack::Origins
                | Stack::Civilisation
                | Stack::Slots
                | Stack::Quests
                | Stack::Area
                | Stack::Discarded,
            ) => ("im-deck", phrase!("imperium-page-looked")),
            Spot::Exile => ("im-exile", phrase!("imperium-page-exile")),
            Spot::Market => ("im-market", phrase!("imperium-page-market")),
            Spot::UnderMarket | Spot::Unrest | Spot::Box => ("im-unrest", phrase!("imperium-page-unrest-deck")),
        }
    }

    /// Every place with cards to choose from that has no room of its own.
    pub(super) fn open_row(&self) -> Markup {
        let mut places: Vec<(Spot, Vec<Card>)> = vec![];
        for option in self.options.iter() {
            let imperium::Action::Take(card) = option else { continue };
            let spot = self.seen.spot_of(*card).unwrap_or(Spot::Box);
            // Garrisons of one player stand together.
            let spot = if let Spot::Under(seat, _) = spot { Spot::Under(seat, Card::NONE) } else { spot };
            if self.is_on_board(spot) {
                continue;
            }
            match places.iter_mut().find(|(other, _)| *other == spot) {
                Some((_, cards)) => cards.push(*card),
                None => places.push((spot, vec![*card])),
            }
        }
        html! {
            @if !places.is_empty() {
                div.picks {
                    @for (spot, cards) in &places {
                        @let (id, title) = self.place(*spot);
                        section.pick-place {
                            h3 { (sign(id, "icon")) " " (self.said(&title)) }
                            ul.pick-cards { @for card in cards { (self.open_card(*card)) } }
                        }
                    }
                }
            }
        }
    }

    fn open_card(&self, card: Card) -> Markup {
        let number = self.seen.sort_number(card);
        html! { li.held data-card=(self.moving(number)) { (self.card(number, "", None)) (self.take(&[card])) } }
    }
}
