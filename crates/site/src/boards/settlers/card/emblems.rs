//! The pictures on the cards: which of them has which woodcut.

/// Every woodcut of the sprite, with the cards that bear it.
const EMBLEMS: [(&str, &str); 42] = [
    ("m-altar", "barbarian-altar dark-chapel-bar014 dark-chapel-bar015 altar-of-bastet"),
    ("m-anvil", "armorer swordsmith builder"),
    ("m-axe", "lumberjacks lumberjacks-trail"),
    ("m-bath", "mothers-baths royal-bath"),
    ("m-blocks", "rubble mason-com034 mason-com035 masons-guild stonecutter"),
    (
        "m-castle",
        "castle-com046 castle-com048 hill-fort garrison daimyos-castle-jap009 daimyos-castle-jap010 roman-fortification",
    ),
    (
        "m-chisel",
        "statue court-sculptor sculptors-workshop sculptors-apprentice-rom003 sculptors-apprentice-rom005 colossus",
    ),
    ("m-coins", "merchants-guild gold-bearing-stream goldsmiths-workshop casino roman-bank goldsmith"),
    ("m-desert", "desert"),
    ("m-forest", "old-forest new-forest primeval-forest"),
    ("m-gate", "gate shrine"),
    ("m-idol", "idol"),
    ("m-inn", "roadside-inn lodging-house farm"),
    ("m-lantern", "geisha-house"),
    ("m-logs", "wood-storage wood-supplier"),
    ("m-mill", "mill"),
    ("m-mine", "gold-mine coal-mine"),
    ("m-mug", "tavern brewer sake-brewery"),
    ("m-oasis", "gardens oasis"),
    ("m-obelisk", "monument"),
    ("m-people", "working-peasants porters rabble negotiator sumo-school legion pharaohs-guard slaver slaves"),
    ("m-pick", "quarry-com008 open-pit-mine quarry-bar024 quarry-egy026"),
    ("m-pot", "confectioner pig-farmer-com053 pig-farmer-com055 baker hunter-john"),
    ("m-pyramid", "pyramid"),
    ("m-raid", "gallows raid saboteurs-bar010 saboteurs-bar011 robbers"),
    ("m-rice", "rice-fields"),
    ("m-ruins", "ruins"),
    ("m-saw", "carpenters-workshop carpenter joiner sawmill"),
    ("m-scorpion", "scorpion-breeder"),
    ("m-scroll", "missionaries imperial-messenger mission school-of-diplomacy spies architect"),
    ("m-ship", "hanseatic-league expedition trade-route-jap021 trade-route-jap022 trade-route-jap023 trade-colony"),
    ("m-sphinx", "avenue-of-sphinxes sphinx"),
    ("m-stall", "marketplace matthias-the-merchant barter stalls golden-bazaar"),
    ("m-star", "ninjas"),
    ("m-swords", "pack-bar016 pack-bar017 arena dojo gladiator-school"),
    ("m-temple", "temple-of-buddha administration principia temple-of-ra sanctuary"),
    ("m-tent", "barracks settlement roman-barracks"),
    ("m-tower", "watchtower sentry-tower border"),
    ("m-village", "village-com012 village-com014 town town-square"),
    ("m-wagon", "supplier settlers travelling-performers warehouses caravan"),
    ("m-wheat", "grain-field lords-fields"),
    ("m-wheel", "engineers chariot-builder"),
];

/// What a card bears that nobody has drawn yet.
const BLANK: &str = "m-board";

fn bears(cards: &str, id: &str) -> bool {
    cards.split(' ').any(|card| card == id)
}

/// The woodcut of a card, by the card's id.
pub fn emblem_of(id: &str) -> &'static str {
    EMBLEMS.iter().find(|(_, cards)| bears(cards, id)).map_or(BLANK, |(emblem, _)| emblem)
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Data;
    use settlers::SettlersData;

    const SPRITE: &str = include_str!("../../../../assets/icons-settlers.svg");

    #[test]
    fn every_card_has_a_picture_of_its_own_kind() {
        let data = SettlersData::built_in();
        for card in data.cards() {
            let id = data.card_id(card);
            let bearing: Vec<_> = EMBLEMS.iter().filter(|(_, cards)| bears(cards, id)).collect();
            assert_eq!(bearing.len(), 1, "{id} bears one emblem");
        }
        let listed: usize = EMBLEMS.iter().map(|(_, cards)| cards.split(' ').count()).sum();
        assert_eq!(listed, data.cards().count(), "no card is listed that does not exist");
    }

    #[test]
    fn every_picture_is_in_the_sprite() {
        for emblem in EMBLEMS.iter().map(|(emblem, _)| *emblem).chain([BLANK]) {
            assert!(SPRITE.contains(&format!("id=\"{emblem}\"")), "{emblem} is drawn");
        }
    }
}
