//! People at the site, in real browsers.

use bots::Kind;
use client::Client;
use kernel::Seat;
use store::Sqlite;

use crate::barriers;
use crate::planted::{Game, asked, keep, person_in};
use crate::world::{Browser, Scripts, World};

/// Sets up a table of a game, against so many bots.
pub async fn at_a_table(browser: &Browser, game: &str, name: &str, bots: usize) {
    browser.go(&format!("/new?game={game}")).await;
    browser.fill("#name", name).await;
    for seat in 1..=browser.count("select[name^='seat-']").await {
        browser.choose(&format!("#seat-{seat}"), if seat <= bots { "warlord" } else { "none" }).await;
    }
    browser.click_to_see(".btn-big", "main.table").await;
}

/// Sets up a table of a game against bots that decide at once.
async fn against_bots(browser: &Browser, game: &str, name: &str, bots: usize) {
    at_a_table(browser, game, name, bots).await;
    browser
        .wait("quick bots", async |browser| {
            if browser.count(".settings[open]").await == 0 {
                browser.click(".settings > summary").await;
            }
            browser.click("[value='speed:0']").await;
            browser.count("[value='speed:0'][aria-pressed=true]").await == 1
        })
        .await;
}

/// Takes one decision by pressing something, and waits until the page shows it.
pub async fn decide(browser: &Browser, press: impl AsyncFn(&Browser)) {
    browser
        .wait("my turn or the end", async |browser| browser.my_turn().await || browser.count(".headline").await > 0)
        .await;
    let number = browser.number().await;
    browser
        .wait("the decision", async |browser| {
            if browser.number().await > number || browser.count(".headline").await > 0 {
                return true;
            }
            // A page that changes under the pointer may swallow a click: press again.
            press(browser).await;
            for _ in 0..160 {
                tokio::time::sleep(std::time::Duration::from_millis(25)).await;
                if browser.number().await > number || browser.count(".headline").await > 0 {
                    return true;
                }
            }
            false
        })
        .await;
}

/// Presses what a person might press now.
async fn press_something(browser: &Browser, turn: usize) {
    let hand = browser.count(".hand .pick-box").await;
    // A hand of nothing but Skeletons has nobody to lead a band.
    let leaders = browser.count(".hand .lead-box").await;
    if hand >= 3 && leaders > 0 && browser.count("[value='compose:band']").await == 1 {
        for pick in 1..=hand {
            if browser.count(&format!("#l{pick}")).await == 1 {
                if browser.count(&format!("#c{pick}:checked")).await == 0 {
                    browser.click(&format!("label[for=c{pick}]")).await;
                }
                // The leader's button shows once its card is picked.
                browser.click(&format!("label[for=l{pick}]")).await;
                break;
            }
        }
        browser.click("[value='compose:band']").await;
    } else if turn.is_multiple_of(3) && browser.count(".open button").await > 0 {
        browser.click(".open button").await;
    } else {
        press_any_answer(browser).await;
    }
}

/// Presses the first answer that needs no cards to be picked.
async fn press_any_answer(browser: &Browser) {
    if !browser.click(".dock .dock-do button[value^='decide:']").await {
        browser.click(".dock .dock-do button[value='compose:keep']").await;
    }
}

/// The decision that a replay shows.
pub async fn moment(browser: &Browser) -> usize {
    browser.text(".turn").await.split(' ').nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// Reloads the page in the middle of a game: nothing of it is lost.
async fn reload(browser: &Browser) {
    let (number, log) = (browser.number().await, browser.count(".log li").await);
    browser.client.refresh().await.unwrap();
    browser.see("main.table").await;
    assert!(browser.number().await >= number && browser.count(".log li").await >= log);
}

/// Goes the first steps of a replay.
pub async fn step_through(browser: &Browser) {
    for step in 1..=3 {
        browser.click_until("[data-step=next]", async |browser| moment(browser).await >= step).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_whole_game_reloads_and_steps_the_replay() {
    let world = World::new("whole").await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/").await;
    browser.fill("#nick", "Анна").await;
    browser.click_to_see("[formaction='/new'][value=imperium]", "#name").await;
    assert_eq!(browser.ask("return document.getElementById('name').value").await, "Анна", "a name is typed once");
    browser.go("/").await;
    browser.fill("#nick", "Анна").await;
    browser.click_to_see(".title-page button", "main.table").await;
    assert!(browser.client.title().await.unwrap().contains("Ethnos"));
    against_bots(&browser, "ethnos", "Анна", 1).await;
    let mut turns = 0;
    while turns < CLICKED && browser.count(".headline").await == 0 {
        decide(&browser, async |browser| press_something(browser, turns).await).await;
        turns += 1;
        if turns == 12 {
            reload(&browser).await;
        }
    }
    turns += play_out(&browser, turns).await;
    assert!(turns > 20, "{turns}");
    assert_eq!(browser.count(".data tbody tr").await, 2);
    assert_eq!(browser.count(".chart").await, 2);
    let table = browser.path().await;
    browser.go(&format!("{table}/analysis")).await;
    barriers::has_none(&browser, "an analysis").await;
    browser.go(&table).await;
    browser.click_to_see("a[href$=replay]", "[data-scrub]").await;
    let banner = browser.text(".turn").await;
    assert!(banner.starts_with("Decision 0 of "), "{banner}");
    step_through(&browser).await;
    browser.go(&format!("{table}/chronicle")).await;
    browser.go(&table).await;
    browser.click_until("[value=rematch]", async |browser| browser.path().await != table).await;
    browser.see("main.table").await;
    browser.close().await;
}

/// So many decisions of a whole game are taken by pressing what is seen; the rest by sending the same forms, which take a small part
/// of the time that clicks do. All that a game ever asks is asked in its first rounds.
const CLICKED: usize = 30;

/// The form that somebody might send who sees this page; none if nothing is asked of them.
fn some_form(page: &str, salt: usize) -> Option<String> {
    let after = |mark: &str| page.split(mark).nth(1).and_then(|rest| rest.split('"').next());
    let mut form = form_urlencoded::Serializer::new(String::new());
    form.append_pair("number", after("name=\"number\" value=\"")?);
    let has = |verb: &str| page.contains(&format!("value=\"compose:{verb}\""));
    let decisions = page.split("value=\"decide:").skip(1).filter_map(|rest| rest.split('"').next());
    let decisions: Vec<&str> = decisions.collect();
    let leader = after("name=\"leader\" value=\"").filter(|_| has("band"));
    if let Some(leader) = leader.filter(|_| decisions.is_empty() || page.matches("class=\"pick-box\"").count() > 2) {
        return Some(form.extend_pairs([("go", "compose:band"), ("card", leader), ("leader", leader)]).finish());
    }
    if decisions.is_empty() {
        return has("keep").then(|| form.append_pair("go", "compose:keep").finish());
    }
    // Whoever ends every turn at once sees little of a game.
    let idle =
        |decision: &&str| ["end", "innovate", "decline", "pass"].contains(decision) || decision.starts_with("revolt");
    let liked: Vec<&str> = decisions.iter().copied().filter(|decision| !idle(decision)).collect();
    let any = salt.wrapping_add(1).wrapping_mul(6_364_136_223_846_793_005) >> 33;
    // After a while nobody minds how the game ends.
    let from = if liked.is_empty() || any >> 8 & 7 == 0 || salt > 200 { &decisions } else { &liked };
    let decision =
        from[any % from.len()].replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    Some(form.append_pair("go", &format!("decide:{decision}")).finish())
}

/// Sends forms as pages without anybody before them would, so many at most or until the game is over; how many that took.
fn send_forms(person: &mut Client, table: &str, most: usize, salt: usize) -> usize {
    let mut page = person.get(table).unwrap().text();
    let mut sent = 0;
    while sent < most && !page.contains("class=\"headline") {
        match some_form(&page, salt + sent) {
            Some(form) => {
                page = person.form(table, &form).unwrap().text();
                sent += 1;
            }
            None => {
                std::thread::sleep(std::time::Duration::from_millis(10));
                page = person.get(table).unwrap().text();
            }
        }
    }
    sent
}

/// Takes so many decisions by sending forms, and shows the table again.
pub async fn send_some(browser: &Browser, count: usize) {
    let table = browser.path().await;
    let mut person = browser.same_person().await;
    tokio::task::block_in_place(|| send_forms(&mut person, &table, count, 0));
    browser.go(&table).await;
}

/// Plays a game to its end from here on by sending forms; how many that took.
pub async fn play_out(browser: &Browser, turns: usize) -> usize {
    const MOST: usize = 2000;
    let table = browser.path().await;
    // A page that nobody looks at need not follow the game.
    browser.go("/fairness").await;
    let mut person = browser.same_person().await;
    let sent = tokio::task::block_in_place(|| send_forms(&mut person, &table, MOST, turns));
    assert!(sent < MOST, "the game does not end");
    browser.go(&table).await;
    browser.see(".headline").await;
    sent
}

/// Presses one of the choices that lie before a person at Hadara: buys what can be paid, or does whatever comes.
async fn press_choice(browser: &Browser, turn: usize) {
    let offers = browser.client.find_all(fantoccini::Locator::Css(".foot [value^='decide:']")).await.unwrap();
    let mut buys = vec![];
    for offer in &offers {
        let value = offer.attr("value").await.ok().flatten().unwrap_or_default();
        if value.contains("buy ") {
            buys.push(offer.clone());
        }
    }
    let liked = if buys.is_empty() || turn.is_multiple_of(5) { &offers } else { &buys };
    if let Some(offer) = liked.get(turn % liked.len().max(1)) {
        // Whatever has just gone is looked for again.
        let _ = offer.click().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_whole_game_of_hadara() {
    let world = World::new("hadara").await;
    let browser = world.browser(Scripts::On).await;
    against_bots(&browser, "hadara", "Анна", 1).await;
    assert!(browser.client.title().await.unwrap().contains("Hadara"));
    let mut turns = 0;
    while turns < CLICKED && browser.count(".headline").await == 0 {
        if browser.my_turn().await {
            assert!(browser.count(".foot [value^='decide:']").await > 0, "{}", browser.source().await);
            assert_eq!(browser.count(".wheel .sector").await, 5);
        }
        decide(&browser, async |browser| press_choice(browser, turns).await).await;
        turns += 1;
        if turns == 15 {
            reload(&browser).await;
        }
    }
    turns += play_out(&browser, turns).await;
    assert!(turns > 30, "{turns}");
    assert_eq!(browser.count(".data:not(.sheet) tbody tr").await, 2);
    assert_eq!(browser.count(".sheet tbody tr").await, 7);
    assert_eq!(browser.count(".chart").await, 2);
    browser.click_to_see("a[href$=replay]", "[data-scrub]").await;
    step_through(&browser).await;
    // The almanac answers while one types.
    browser.go("/cards/hadara").await;
    browser.ask("window.kept = true").await;
    browser.fill("[data-find] [name=q]", "scribe").await;
    browser.wait("the scribe", async |browser| browser.count("#found .almanac li:not([hidden])").await == 1).await;
    assert!(browser.text("#found .almanac li:not([hidden])").await.to_lowercase().contains("scribe"));
    assert_eq!(
        browser.client.current_url().await.unwrap().query_pairs().find(|(key, _)| key == "q").unwrap().1,
        "scribe"
    );
    assert_eq!(browser.ask("return window.kept").await, true);
    browser.close().await;
}

/// Presses one of the buttons that can be seen, as somebody does who likes to build; passes now and then.
pub async fn press_seen(browser: &Browser, turn: usize) {
    // Passing takes two steps as long as something else can be done.
    if turn % 7 == 6 {
        browser.click(".dock .sure:not([open]) > summary").await;
    }
    let all = browser.client.find_all(fantoccini::Locator::Css("main.table [value^='decide:']")).await.unwrap();
    let (mut builds, mut others, mut ends) = (vec![], vec![], vec![]);
    for button in all {
        // What lies in a closed pop-up, or has just gone, cannot be pressed.
        if !button.is_displayed().await.unwrap_or(false) {
            continue;
        }
        match button.attr("value").await.ok().flatten().unwrap_or_default() {
            value if value.starts_with("decide:build") => builds.push(button),
            value if value == "decide:pass" => ends.push(button),
            _ => others.push(button),
        }
    }
    let order = if turn % 7 == 6 { [ends, builds, others] } else { [builds, others, ends] };
    let liked = order.into_iter().find(|buttons| !buttons.is_empty()).unwrap_or_default();
    match liked.get(turn % liked.len().max(1)) {
        // Whatever has just gone is looked for again.
        Some(button) => drop(button.click().await),
        // What is left lies in closed pop-ups: whoever looks into none of them passes.
        None => drop(browser.click(".dock .sure:not([open]) > summary").await),
    }
}

/// Plays a game of Imperial Settlers to its end; how many decisions that took.
async fn settle(browser: &Browser) -> usize {
    let mut turns = 0;
    while turns < CLICKED && browser.count(".headline").await == 0 {
        if browser.my_turn().await {
            assert!(browser.count("main.table [value^='decide:']").await > 0, "{}", browser.source().await);
            assert_eq!(browser.count(".tray:not(.decks) .count").await, 7);
        }
        decide(browser, async |browser| press_seen(browser, turns).await).await;
        turns += 1;
        if turns == 15 {
            reload(browser).await;
        }
    }
    turns + play_out(browser, turns).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_whole_game_of_imperial_settlers() {
    let world = World::new("settlers").await;
    let browser = world.browser(Scripts::On).await;
    against_bots(&browser, "settlers", "Анна", 1).await;
    assert!(browser.client.title().await.unwrap().contains("Imperial Settlers"));
    let turns = settle(&browser).await;
    assert!(turns > 25, "{turns}");
    assert_eq!(browser.count(".data:not(.sheet) tbody tr").await, 2);
    assert_eq!(browser.count(".chart").await, 2);
    browser.click_to_see("a[href$=replay]", "[data-scrub]").await;
    step_through(&browser).await;
    browser.go("/cards/settlers?q=colossus").await;
    assert!(browser.text(".almanac li:not([hidden])").await.contains("Colossus"));
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_imperial_settlers_alone() {
    let world = World::new("alone").await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "settlers", "Вера", 0).await;
    assert_eq!(browser.count(".foe .attack").await, 1);
    let turns = settle(&browser).await;
    assert!(turns > 25, "{turns}");
    assert_eq!(browser.count(".versus").await, 1);
    assert_eq!(browser.count(".ranks tbody tr").await, 7);
    barriers::has_none(&browser, "the end of Imperial Settlers").await;
    browser.close().await;
}

/// So many decisions at the beginning of a game of Imperium are taken by sending forms.
const FORMS: usize = 120;

/// A game of Imperium takes hundreds of decisions, and how many depends on its players: this many before its end another one,
/// of the same nations, is taken over from bots.
const LEFT: usize = 40;

/// Plays Imperium as a nation against another, the beginning of a game and the end of one: some decisions by pressing buttons,
/// then some by forms. At its beginning the table shows so many of what the nation alone has.
async fn rule(nation: &str, other: &str, own: &[(&str, usize)]) {
    let world = World::new(nation).await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/new?game=imperium").await;
    browser.fill("#name", "Анна").await;
    for seat in 2..=3 {
        browser.choose(&format!("#seat-{seat}"), "none").await;
    }
    browser.choose("#nation-0", nation).await;
    browser.choose("#side-0", "a").await;
    browser.choose("#nation-1", other).await;
    browser.click_to_see(".btn-big", "main.table").await;
    assert!(browser.client.title().await.unwrap().contains("Imperium"));
    browser.click_to_see(".settings > summary", ".settings[open]").await;
    browser.click_until("[value='speed:0']", async |browser| browser.count("[value='speed:0'].on").await == 1).await;
    assert_eq!(browser.count(".bazaar .stall").await, 5);
    assert_eq!(browser.count(".area .supply .counter").await, 5);
    for (what, count) in own {
        assert_eq!(browser.count(what).await, *count, "{what}");
    }
    for turn in 0..6 {
        decide(&browser, async |browser| press_seen(browser, turn).await).await;
    }
    send_some(&browser, FORMS).await;
    assert!(browser.count("main.table, .headline").await > 0, "{}", browser.source().await);
    let setup = format!("2 players, nations {nation}-a {other}-a");
    let people = [person_in(&browser).await];
    let game = Game { game: "imperium", version: None, setup: &setup, people: &people, bot: Kind::Greedy, series: 1 };
    take_over(&browser, &world, &game, LEFT).await;
    for turn in 0..4 {
        decide(&browser, async |browser| press_seen(browser, turn).await).await;
    }
    play_out(&browser, 4).await;
    assert_eq!(browser.count(".data:not(.sheet) tbody tr").await, 2);
    assert_eq!(browser.count(".chart").await, 2);
    browser.click_to_see("a[href$=replay]", "[data-scrub]").await;
    step_through(&browser).await;
    browser.close().await;
}

/// Takes the first seat of a game over from a bot, so many decisions before the game would have ended. The others stay bots.
pub async fn take_over(browser: &Browser, world: &World, game: &Game<'_>, left: usize) {
    let whole = game.play(usize::MAX);
    let mut asked = asked(&whole, Seat::FIRST);
    let late = whole.0.game().unwrap().decisions() - left;
    asked.retain(|decisions| *decisions <= late);
    let late = format!("late-{}", game.game);
    keep(&Sqlite::open(&world.database).unwrap(), &late, &game.after(&whole, asked[asked.len() - 1]), None);
    browser.go(&format!("/table/{late}")).await;
    browser.see("main.table[data-mine=true]").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_imperium_as_romans() {
    rule("romans", "celts", &[(".nation .under-deck", 1), (".area .cluster", 0)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_imperium_as_vikings() {
    rule("vikings", "persians", &[(".nation .under-deck", 1), (".area .cluster", 0)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_imperium_as_king_arthur() {
    // Five quests wait beside the court, under which the active one will lie.
    rule("arthurians", "egyptians", &[(".nation .developments li", 5), (".area .cluster", 1)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_imperium_as_utopians() {
    // The first path card, three exhaust tokens, neither developments nor an accession card.
    let none = [(".nation .developments", 0), (".nation .under-deck", 0)];
    rule("utopians", "qin", &[&[(".area .cluster", 1), (".area .pips .tk", 6)], &none[..]].concat()).await;
}

/// The cards of a hand that nobody else can know of.
async fn hand_of(browser: &Browser) -> Vec<String> {
    let cards = browser.client.find_all(fantoccini::Locator::Css(".hand [data-card]")).await.unwrap();
    let mut ids = vec![];
    for card in cards {
        let id = card.attr("data-card").await.unwrap().unwrap();
        ids.push(id.rsplit_once('-').unwrap().0.to_owned());
    }
    ids
}

/// Not every browser without a window has a clipboard: this one keeps what was copied.
const CLIPBOARD: &str = "const writeText = async (text) => { window.copied = text; }; \
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });";

#[tokio::test(flavor = "multi_thread")]
async fn two_people_see_only_their_own_hands() {
    let world = World::new("two").await;
    let (anna, boris, watcher) =
        (world.browser(Scripts::On).await, world.browser(Scripts::On).await, world.browser(Scripts::On).await);
    anna.before_each_page(CLIPBOARD).await;
    anna.go("/new").await;
    anna.fill("#name", "Anna").await;
    anna.choose("#seat-1", "open").await;
    for seat in 2..6 {
        anna.choose(&format!("#seat-{seat}"), "none").await;
    }
    anna.click_to_see(".btn-big", "[data-share]").await;
    let (path, mut anna_person) = (anna.path().await, anna.same_person().await);
    assert!(anna.text(".lede").await.contains("Start the game"), "nothing begins by itself");
    anna.click_until("[data-copy]", async |anna| anna.text("[data-copy]").await == "Copied").await;
    assert_eq!(anna.ask("return window.copied").await, format!("{}{path}", world.address));
    boris.go(&path).await;
    let mine = tokio::task::block_in_place(|| anna_person.get("/")).unwrap().text();
    assert!(mine.contains("Anna</a>") && !mine.contains("#2"), "an open seat has no name: {mine}");
    let invited = boris.text(".lede").await;
    assert!(
        invited.contains("Anna") && invited.contains("the host starts"),
        "who was sent the link is told: {invited}"
    );
    assert_eq!(boris.count("[data-share]").await, 0);
    boris.fill("input[name=name]", "Boris").await;
    boris.click_to_see("[value='sit:1']", "[value='vacate:1']").await;
    anna.see("[value=start]").await;
    anna.click_to_see("[value=start]", "main.table").await;
    boris.see("main.table").await;
    watcher.go(&path).await;
    watcher.see("main.table").await;
    // Both draw a card that nobody else sees, twice.
    for _ in 0..4 {
        let mover = if anna.my_turn().await { &anna } else { &boris };
        mover.wait("my turn", async |browser| browser.my_turn().await).await;
        let number = mover.number().await;
        mover.click_until(".dock [value='decide:recruit deck']", async |browser| browser.number().await > number).await;
        for browser in [&anna, &boris, &watcher] {
            browser.wait("the news", async |browser| browser.number().await > number).await;
        }
    }
    let (hers, his) = (hand_of(&anna).await, hand_of(&boris).await);
    assert_eq!((hers.len(), his.len()), (3, 3));
    assert_eq!(hand_of(&watcher).await.len(), 0);
    for (browser, own, other) in [(&anna, &hers, &his), (&boris, &his, &hers), (&watcher, &vec![], &hers)] {
        let page = browser.source().await;
        let open: Vec<&String> = other.iter().filter(|card| !own.contains(card)).collect();
        for card in open {
            let row =
                page.contains(&format!("decide:recruit {card}\"")) || page.contains(&format!("data-card=\"{card}-"));
            assert!(row || !page.contains(card.as_str()), "{card} is on a page that must not know it");
        }
    }
    // Talk reaches the other, as text.
    anna.click_to_see("label[for=side-chat]", "#side-chat:checked").await;
    anna.fill("#say", "<b>hello</b>").await;
    anna.click_until("[value=chat]", async |browser| browser.source().await.contains("&lt;b&gt;hello")).await;
    boris.wait("the talk", async |browser| browser.source().await.contains("&lt;b&gt;hello&lt;/b&gt;")).await;
    // Leaving takes two steps.
    boris.click_to_see(".settings > summary", ".settings[open]").await;
    boris.click_to_see(".resign > summary", ".resign[open]").await;
    boris.click_until("[value=resign]", async |boris| boris.count("[value=resign]").await == 0).await;
    anna.wait("a bot", async |anna| anna.source().await.contains("Boris has left the game")).await;
    for browser in [anna, boris, watcher] {
        browser.close().await;
    }
}

/// Presses the keys for a band of the first card, or for whatever else is asked.
async fn press_keys(browser: &Browser, band: bool) {
    if band {
        if browser.count("#c1:checked").await == 0 {
            browser.press("1").await;
        }
        browser.wait("a preview", async |browser| browser.count(".dock .preview li").await > 0).await;
        browser.press("b").await;
    } else if browser.count("[data-key=d]").await == 1 {
        browser.press("d").await;
    } else if browser.count("[data-key=n]").await == 1 {
        browser.press("n").await;
    } else {
        press_any_answer(browser).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_main_path_by_keyboard_alone() {
    let world = World::new("keys").await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/").await;
    browser.client.execute("document.getElementById('nick').focus()", vec![]).await.unwrap();
    browser.press("Vera\u{e007}").await;
    browser.see("main.table").await;
    let mut bands = 0;
    for _ in 0..6 {
        browser.wait("my turn", async |browser| browser.my_turn().await).await;
        let number = browser.number().await;
        let band = browser.count("[value='compose:band']").await == 1
            && browser.count(".hand .pick-box").await >= 2
            && browser.count("#l1").await == 1;
        browser
            .wait("the decision", async |browser| {
                press_keys(browser, band).await;
                for _ in 0..40 {
                    tokio::time::sleep(std::time::Duration::from_millis(25)).await;
                    if browser.number().await > number {
                        return true;
                    }
                }
                false
            })
            .await;
        bands += usize::from(band);
    }
    assert!(bands > 0);
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_main_path_without_scripts() {
    let world = World::new("plain").await;
    let browser = world.browser(Scripts::Off).await;
    browser.go("/").await;
    browser.fill("#nick", "Глеб").await;
    browser.click(".title-page button").await;
    browser.see("main.table").await;
    let mut drawn = 0;
    let mut bands = 0;
    for _ in 0..400 {
        if !browser.my_turn().await {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            browser.client.refresh().await.unwrap();
            continue;
        }
        let number = browser.number().await;
        let may_play = browser.count("[value='compose:band']").await == 1;
        if drawn >= 2 && may_play && browser.count("#l1").await == 1 {
            browser.click("label[for=c1]").await;
            browser.click(".no-script").await;
            browser.see(".dock .preview").await;
            browser.click("[value='compose:band']").await;
            bands += 1;
        } else if browser.count("[value='decide:recruit deck']").await > 0 {
            browser.click(".dock [value='decide:recruit deck']").await;
            drawn += 1;
        } else {
            press_any_answer(&browser).await;
        }
        browser.wait("the decision", async |browser| browser.number().await > number).await;
        if bands == 2 {
            break;
        }
    }
    assert!(bands == 2 && drawn >= 2, "{bands} bands, {drawn} cards");
    browser.go("/cards/ethnos?q=troll").await;
    assert!(browser.text(".almanac").await.contains("Troll"));
    browser.close().await;
}

/// Messages of the stream come late, twice, out of order or not at all: the page ends up right all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_bad_line_does_no_lasting_harm() {
    let world = World::new("line").await;
    let browser = world.browser(Scripts::On).await;
    let flaky = "const True = window.EventSource; let count = 0; \
         window.EventSource = function (address) { \
           const real = new True(address); const self = { onmessage: null, close: () => real.close() }; \
           real.onmessage = (message) => { const n = count++; if (n % 3 === 1) return; \
             setTimeout(() => self.onmessage && self.onmessage(message), (n % 4) * 300); \
             if (n % 3 === 2) setTimeout(() => self.onmessage && self.onmessage(message), 900); }; \
           return self; };";
    browser.before_each_page(flaky).await;
    against_bots(&browser, "ethnos", "Dora", 3).await;
    for turn in 0..8 {
        decide(&browser, async |browser| press_something(browser, turn).await).await;
    }
    let other = world.browser(Scripts::On).await;
    other.go(&browser.path().await).await;
    browser
        .wait("the same table", async |browser| {
            other.client.refresh().await.unwrap();
            browser.my_turn().await && browser.number().await == other.number().await
        })
        .await;
    assert_eq!(browser.text(".market-deck b").await, other.text(".market-deck b").await);
    other.close().await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_people_share_a_screen() {
    let world = World::new("shared").await;
    let browser = world.browser(Scripts::On).await;
    browser.go("/new").await;
    browser.fill("#name", "Ева").await;
    browser.choose("#seat-1", "here").await;
    for seat in 2..6 {
        browser.choose(&format!("#seat-{seat}"), "none").await;
    }
    browser.click_to_see(".btn-big", "main.table").await;
    assert_eq!(browser.count(".hand [data-card]").await, 0, "hands are hidden until somebody is there");
    for _ in 0..2 {
        browser.click_until(".dock a.btn-primary", async |browser| browser.my_turn().await).await;
        assert!(browser.count(".hand [data-card]").await > 0);
        browser.click_to_see(".dock [value='decide:recruit deck']", ".dock a.btn-primary").await;
        assert_eq!(browser.count(".hand [data-card]").await, 0);
    }
    browser.close().await;
}
