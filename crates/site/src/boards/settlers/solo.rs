//! The virtual opponent of the solo game: trophies, locations, attack cards, and what they threaten.

use kernel::{Seat, Seen, phrase};
use maud::{Markup, html};
use settlers::{Good, Place, Settlers};

use super::location::Role;
use super::{Scene, card, marks};
use marks::{good, shields, sign};

/// What an attack card that lies face down would do if it came next.
pub(super) struct Threat {
    /// What it shows.
    good: Good,
    /// How many such cards lie face down.
    count: u8,
    /// What would fall, and with which attack card.
    pub(super) hit: Option<(Place, Good)>,
}

/// All threats.
pub(super) fn threats(game: &Seen<Settlers>) -> Vec<Threat> {
    if !game.is_solo() {
        return vec![];
    }
    let hidden = game.hidden_attacks();
    hidden.iter().map(|(good, count)| Threat { good, count, hit: game.threat(good) }).collect()
}

impl Scene<'_> {
    pub(super) fn foe(&self) -> Markup {
        html! { article.foe { (self.foe_aim()) (self.foe_locations()) (self.foe_row()) (self.foe_threats()) } }
    }

    fn foe_aim(&self) -> Markup {
        let (say, seat) = (self.say, Seat::default());
        let (own, trophies) = (self.seen.faction_locations(seat), self.seen.solo().trophies());
        let against = match own.cmp(&trophies.len()) {
            std::cmp::Ordering::Less => "<",
            std::cmp::Ordering::Equal => "=",
            std::cmp::Ordering::Greater => ">",
        };
        html! {
            section.foe-part.foe-aim {
                h3 { (sign("s-trophy", "icon")) " " (say.word("settlers-page-to-win")) }
                p.versus {
                    span class=(if own > trophies.len() { "gain" } else { "loss" }) data-tip=(say.word("settlers-page-own-locations")) { b { (own) } " " (self.crest_of(seat, "crest")) }
                    i { (against) }
                    span data-tip=(say.word("settlers-page-trophies")) { b { (trophies.len()) } " " (sign("s-trophy", "icon")) }
                }
                p.tiny.faded { (say.word("settlers-page-win-text")) }
                ul.trophies {
                    @for trophy in trophies {
                        @let facts = self.data().facts(*trophy);
                        li {
                            a class=(format!("chip {}", marks::colour_class(facts.colours))) href=[card::page(self.say, *trophy)] data-read=[card::page(self.say, *trophy)] {
                                (shields(facts.colours)) span.visually-hidden { (card::name(say, *trophy)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn foe_locations(&self) -> Markup {
        let places = self.places(Settlers::OPPONENT);
        let role = if self.aims_at_others() { Role::Target } else { Role::Aside };
        html! {
            section.foe-part {
                h3 { (sign("s-l", "icon")) " " (self.say.word("settlers-page-his-locations")) }
                ul.locs.foe-locs { @for place in places { (self.plaque(place, role)) } }
                p.tiny.faded { (self.say.word("settlers-page-his-text")) }
            }
        }
    }

    fn foe_row(&self) -> Markup {
        let (say, solo) = (self.say, self.seen.solo());
        html! {
            section.foe-part.foe-row {
                h3 {
                    (sign("s-aim", "icon")) " " (say.word("settlers-page-attack-row")) " "
                    span.faded.small { (self.said(&phrase!("settlers-page-attack-deck", count = solo.deck_size()))) }
                }
                ol.attacks {
                    @for (at, attack) in solo.row().enumerate() {
                        li.attack data-tip=(marks::good_word(say, attack, 1)) { (good(attack, "")) @if at == 0 { b { (say.word("settlers-page-new")) } } }
                    }
                }
                p.tiny.faded { (say.word("settlers-page-attack-text")) }
            }
        }
    }

    fn foe_threats(&self) -> Markup {
        let say = self.say;
        html! {
            section.foe-part.foe-threats {
                h3 { (sign("s-used", "icon")) " " (say.word("settlers-page-if-next")) }
                ul.threats {
                    @for threat in &self.threats {
                        li class=[threat.hit.map(|_| "hit")] {
                            (good(threat.good, "")) i { "×" (threat.count) }
                            @match threat.hit {
                                Some((place, partner)) => { span { "+ " (good(partner, "")) " " (self.card_name(self.seen.location(place).card())) } }
                                None => { span.faded { (say.word("settlers-page-nothing-falls")) } }
                            }
                        }
                    }
                }
            }
        }
    }
}
