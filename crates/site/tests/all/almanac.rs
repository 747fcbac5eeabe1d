//! The almanac: every card has an address, and what is asked for is found.

use crate::served::Served;

const GAMES: [&str; 4] = ["ethnos", "hadara", "settlers", "imperium"];

/// Everything that stands between two marks on a page, as often as it does.
fn all_between(text: &str, from: &str, to: &str) -> Vec<String> {
    text.split(from).skip(1).filter_map(|rest| rest.split_once(to)).map(|(found, _)| found.to_owned()).collect()
}

#[test]
fn every_card_has_an_address_of_its_own() {
    let served = Served::new("addresses");
    let mut client = served.client();
    for game in GAMES {
        let list = client.get(&format!("/cards/{game}")).unwrap().text();
        let ids = all_between(&list, "id=\"leaf-", "\"");
        let mut different = ids.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), ids.len(), "{game}: two entries share an address");
        assert!(ids.len() > 20, "{game}: {}", ids.len());
        // Every eleventh is enough to see that they are there; all are found by one piece of code.
        for id in ids.iter().step_by(11) {
            let page = client.get(&format!("/cards/{game}/{id}")).unwrap();
            assert_eq!(page.status, 200, "{game} {id}");
            let part = client.get(&format!("/cards/{game}/{id}?part")).unwrap().text();
            assert!(!part.contains("<html") && part.contains(&format!("/cards/{game}/{id}")), "{part}");
        }
        assert_eq!(client.get(&format!("/cards/{game}/nobody")).unwrap().status, 404);
    }
    // A card of Ethnos has a tribe's page and a colour of its own.
    let card = client.get("/cards/ethnos/orange-elf?part").unwrap();
    assert!(card.status == 200 && card.text().contains("k-ithys"), "{}", card.text());
}

#[test]
fn cards_are_chosen_by_what_they_are() {
    let served = Served::new("filters");
    let mut client = served.client();
    let mut count = |address: &str| all_between(&client.get(address).unwrap().text(), "id=\"leaf-", "\"").len();
    for (all, some, less) in [
        ("/cards/hadara", "/cards/hadara?colour=p", "/cards/hadara?colour=p&deck=1"),
        ("/cards/settlers", "/cards/settlers?kind=action", "/cards/settlers?kind=action&deck=romans"),
        ("/cards/imperium", "/cards/imperium?mark=city", "/cards/imperium?mark=city&deck=romans"),
        ("/cards/ethnos", "/cards/ethnos?kind=tribe", "/cards/ethnos?kind=tribe&q=troll"),
    ] {
        let (all, some, less) = (count(all), count(some), count(less));
        assert!(all > some && some > less && less > 0, "{all} {some} {less}");
    }
    assert_eq!(count("/cards/hadara?cost=3") + count("/cards/hadara?cost=nonsense"), count("/cards/hadara?cost=3"));
}

#[test]
fn words_are_found_in_any_form() {
    let served = Served::new("forms");
    let mut client = served.client();
    client.set_cookies("lang=ru");
    let mut found = |asked: &str| all_between(&client.get(asked).unwrap().text(), "id=\"leaf-", "\"");
    // эльф, эльфы, эльфами
    let one = found("/cards/ethnos?q=%D1%8D%D0%BB%D1%8C%D1%84");
    assert!(one.contains(&"elf".to_owned()), "{one:?}");
    for form in ["%D1%8D%D0%BB%D1%8C%D1%84%D1%8B", "%D1%8D%D0%BB%D1%8C%D1%84%D0%B0%D0%BC%D0%B8"] {
        assert!(found(&format!("/cards/ethnos?q={form}")).contains(&"elf".to_owned()), "{form}");
    }
}

/// What stands behind the beginning of each such part of a page, up to the end of its first tag.
fn tags(page: &str, begins: &str) -> Vec<String> {
    page.split(begins).skip(1).map(|rest| rest.split('>').next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn what_a_card_costs_now_is_told_where_it_lies() {
    let served = Served::new("prices");
    let mut player = served.client().with_header("Accept-Language", "en");
    let mut sit_down = |game: &str| {
        let to = player.form("/play", &format!("game={game}&name=Anna")).unwrap().header("location").to_owned();
        (player.get(&to).unwrap().text(), to)
    };
    // A game of Imperial Settlers begins with open cards, one of Imperium with a market.
    let (page, table) = sit_down("settlers");
    let open = tags(&page, "<li class=\"offer\"");
    assert!(open.len() >= 2, "{page}");
    for card in &open {
        assert!(card.contains("data-read=") && card.contains("data-now=\"Building it now"), "{card}");
    }
    let watched = served.client().get(&table).unwrap().text();
    assert!(!watched.contains("Building it now"), "whoever only looks on pays nothing");
    let (page, _) = sit_down("imperium");
    let market = page.split("<ol class=\"stalls\"").nth(1).and_then(|rest| rest.split("</ol>").next()).unwrap();
    let cards = tags(market, "<button class=\"card");
    assert_eq!(cards.len(), 5, "{market}");
    assert!(cards.iter().all(|card| card.contains("data-now=\"")), "{cards:?}");
    let unrest = cards.iter().filter(|card| card.contains("If you acquire the card")).count();
    assert_eq!(unrest, market.matches("class=\"peek").count(), "{market}");
}
