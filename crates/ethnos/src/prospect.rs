//! What an option costs and brings, for whoever wants to know before deciding.

use kernel::{Phrase, Seat, phrase};

use crate::action::{Action, Followers};
use crate::card::{Card, Kingdom, Tribe};
use crate::data::Ability;
use crate::state::{Band, Ethnos};

impl Ethnos {
    pub(crate) fn prospect_of(&self, seat: Seat, action: &Action) -> Vec<Phrase> {
        match action {
            Action::Band { leader, followers } => self.prospect_of_band(seat, *leader, followers),
            Action::RecruitRow(card) => self.ability_lines(card.tribe(), |_| true),
            Action::RecruitDeck
            | Action::Pass
            | Action::Place(_)
            | Action::Troll(_)
            | Action::Horde
            | Action::Keep(_)
            | Action::Draw
            | Action::Raid
            | Action::Decline => vec![],
        }
    }

    fn prospect_of_band(&self, seat: Seat, leader: Card, followers: &Followers) -> Vec<Phrase> {
        let size = followers.len() + 1;
        let mut lines = vec![self.marker_prospect(seat, leader, size)];
        // Where the marker may go has just been said.
        let unsaid = |ability: Ability| !matches!(ability, Ability::PlacesNoMarker | Ability::PlacesAnywhere);
        lines.extend(self.ability_lines(leader.tribe(), unsaid));
        lines.push(phrase!("ethnos-prospect-glory", glory = self.band_prospect(seat, leader, followers)));
        let rest = self.player(seat).hand().len() - size;
        if rest > 0 && !self.data.0.traits(leader).keeps {
            lines.push(phrase!("ethnos-prospect-rest", count = rest));
        }
        lines
    }

    fn ability_lines(&self, tribe: Tribe, wanted: impl Fn(Ability) -> bool) -> Vec<Phrase> {
        let abilities = self.data.0.abilities_of(tribe).iter().filter(|ability| wanted(**ability));
        abilities.map(|ability| self.data.0.ability_text(*ability)).collect()
    }

    /// Whether a band of this size would place a marker, and if not, why not.
    pub fn marker_prospect(&self, seat: Seat, leader: Card, size: usize) -> Phrase {
        let traits = self.data.0.traits(leader);
        if traits.places_nothing {
            return phrase!("ethnos-prospect-marker-never");
        }
        if self.supply(seat) == 0 {
            return phrase!("ethnos-refused-no-markers");
        }
        if traits.places_anywhere {
            let open = Kingdom::all().filter(|kingdom| self.needed_to_place(seat, leader, *kingdom) <= size).count();
            return phrase!("ethnos-prospect-marker-anywhere", count = open);
        }
        let kingdom = leader.colour();
        let needed = self.needed_to_place(seat, leader, kingdom);
        let name = self.data.0.kingdom_name(kingdom);
        match size >= needed {
            true => phrase!("ethnos-prospect-marker", kingdom = name, number = self.land(kingdom).markers(seat) + 1),
            false => phrase!("ethnos-refused-too-small", kingdom = name, needed = needed),
        }
    }

    /// What a band would be worth at the end of the age.
    pub fn band_prospect(&self, seat: Seat, leader: Card, followers: &Followers) -> u8 {
        let cards: Vec<Card> = std::iter::once(leader).chain(followers.iter().copied()).collect();
        self.band_glory(Band { owner: seat, cards: &cards })
    }
}
