//! Lessons, help and remarks, as whoever learns meets them.

use client::Client;

use crate::browser::at_a_table;
use crate::served::{Served, eventually};
use crate::world::{Browser, Scripts, World};

const FIRST: &str = "/learn/ethnos/01-first-turn";

#[test]
fn a_lesson_goes_on_says_why_not_and_keeps_nothing() {
    let served = Served::new("lessons");
    let mut client = served.client();
    let page = client.get(&format!("{FIRST}?at=1")).unwrap();
    assert!(page.text().contains("step 2 of 5") && page.text().contains("data-lit"), "{}", page.text());
    let other = client.form(FIRST, "at=1&go=decide%3Arecruit+deck").unwrap();
    assert_eq!(other.status, 200);
    assert!(other.text().contains("You chose “") && other.text().contains("Take the green Dwarf"), "{}", other.text());
    for (body, why) in [
        ("at=1&go=decide%3Adecline", "That does not answer the current question"),
        ("at=1&go=decide%3Adance", "is not a decision"),
        ("at=1&go=compose%3Aband", "Pick at least one card"),
        ("at=1&go=dance", "There is no such button"),
        ("at=1", "There is no such button"),
    ] {
        let refused = client.form(FIRST, body).unwrap();
        assert_eq!(refused.status, 409, "{body}");
        assert!(refused.text().contains(why), "{body}: {}", refused.between("notice-bad", "</p>"));
    }
    let right = client.form(FIRST, "at=1&go=decide%3Arecruit+green-dwarf").unwrap();
    assert_eq!((right.status, right.header("location")), (303, &*format!("{FIRST}?at=2")));
    let picked = client.form(FIRST, "at=2&go=compose%3Aband&card=1&card=2&card=3&card=4").unwrap();
    assert_eq!(picked.status, 409, "an Elf is no Dwarf");
    for nowhere in ["?at=77", "?at=x", "?at=1&chose=recruit+deck", "-not"] {
        assert_eq!(client.get(&format!("{FIRST}{nowhere}")).unwrap().status, 404, "{nowhere}");
    }
    assert_eq!(client.form(FIRST, "at=0&go=decide%3Arecruit+deck").unwrap().status, 404, "page 1 asks nothing");
    client.set_cookies("lang=ru");
    assert!(client.get(&format!("{FIRST}?at=1")).unwrap().text().contains("шаг 2 из 5"));
}

/// Where a line may end in a word of one letter, as Russian does not have it.
fn loose(page: &str) -> Vec<String> {
    let text: String = page.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text).collect();
    let words: Vec<&str> = text.split(' ').collect();
    let is_letter =
        |word: &str| word.chars().count() == 1 && word.chars().all(|letter| matches!(letter, 'а'..='я' | 'А'..='Я'));
    let pairs = words.windows(2).filter(|pair| is_letter(pair[0]) && pair[1].contains(char::is_alphabetic));
    pairs.map(|pair| pair.join(" ")).collect()
}

#[test]
fn no_line_of_a_russian_lesson_or_help_ends_in_a_single_letter() {
    let served = Served::new("loose");
    let mut client = served.client();
    client.set_cookies("lang=ru");
    assert_eq!(loose("<p>А в «Летописи» и здесь"), ["А в", "в «Летописи»", "и здесь"]);
    for game in games::IDS {
        for page in [format!("/learn/{game}"), format!("/learn/{game}/01-first-turn?at=1"), format!("/help/{game}")] {
            let text = client.get(&page).unwrap().text();
            assert!(text.contains('\u{a0}'), "{page}");
            assert_eq!(loose(&text), [""; 0], "{page}");
        }
    }
}

#[test]
fn what_was_chosen_freely_stands_in_the_address() {
    let served = Served::new("freely");
    let mut client = served.client();
    let path = "/learn/settlers/01-first-turn";
    let page = client.get(path).unwrap().between("step 1 of ", "<");
    let last = page.parse::<usize>().unwrap() - 1;
    let chosen = client.form(path, &format!("at={last}&go=decide%3Apass")).unwrap();
    let end = chosen.header("location").to_owned();
    assert_eq!((chosen.status, end.as_str()), (303, &*format!("{path}?at={}&chose=pass", last + 1)));
    assert!(client.get(&end).unwrap().text().contains("That was the lesson"));
    assert_eq!(client.get(&end.replace("&chose=pass", "")).unwrap().status, 404);
    assert_eq!(client.get(&end.replace("pass", "dance")).unwrap().status, 404);
}

#[test]
fn every_game_has_lessons_and_help_on_its_pages() {
    let served = Served::new("help-pages");
    let mut client = served.client();
    for game in games::IDS {
        let help = client.get(&format!("/help/{game}?asked={game}-ask-turn")).unwrap();
        assert_eq!(help.status, 200);
        for part in ["id=\"help-rules\"", "id=\"help-signs\"", "id=\"help-words\"", "id=\"help-cards\""] {
            assert!(help.text().contains(part), "{game}: {part}");
        }
        assert!(client.get(&format!("/learn/{game}")).unwrap().text().contains("/01-first-turn"), "{game}");
        assert!(client.get(&format!("/new?game={game}")).unwrap().text().contains(&format!("/learn/{game}")), "{game}");
        // Whoever was sent a link to a table finds both there.
        let lobby = client.form("/new", &format!("game={game}&name=Anna&seat-1=open")).unwrap();
        let invited = served.client().get(lobby.header("location")).unwrap().text();
        for way in [format!("\"/learn/{game}\""), format!("\"/help/{game}\"")] {
            assert!(invited.contains(&way), "{game}: {way} in {invited}");
        }
    }
    assert!(client.get("/").unwrap().text().contains("/learn/imperium"));
    assert!(client.get("/help/ethnos?asked=nonsense").unwrap().text().contains("id=\"help-rules\""));
    assert_eq!(client.get("/help/chess").unwrap().status, 404);
    assert_eq!(client.get("/learn/chess").unwrap().status, 404);
}

/// Plays one turn at a table of Ethnos against bots, by drawing a card; whether a remark stood there.
fn draw(client: &mut Client, table: &str) -> bool {
    eventually("the turn", || client.get(table).unwrap().text().contains("data-mine=\"true\""));
    let page = client.get(table).unwrap();
    let body = format!("number={}&go=decide%3Arecruit+deck", page.between("data-number=\"", "\""));
    assert_eq!(client.form(table, &body).unwrap().status, 303);
    page.text().contains("class=\"remark\"")
}

#[test]
fn a_remark_stands_at_the_first_question_of_a_kind_and_can_be_switched_off() {
    let served = Served::new("remarks");
    let mut client = served.client();
    let table = client.form("/play", "name=Anna&game=ethnos").unwrap().header("location").to_owned();
    assert!(draw(&mut client, &table));
    assert!(client.cookies().contains("remarks=ethnos-turn"), "{}", client.cookies());
    assert!(!draw(&mut client, &table));
    let mut other = served.client();
    assert_eq!(other.form("/prefs", "remarks=off").unwrap().status, 303);
    let table = other.form("/play", "name=Boris&game=ethnos").unwrap().header("location").to_owned();
    assert!(!draw(&mut other, &table));
    assert!(other.get("/help/ethnos").unwrap().text().contains("Show tips"));
    other.form("/prefs", "remarks=on").unwrap();
    assert!(draw(&mut other, &table));
}

/// The page of the lesson that is open, as soon as it is.
async fn page_of_lesson(browser: &Browser) -> String {
    browser.see("[data-lesson]").await;
    browser.attribute("[data-lesson]", "data-at").await.unwrap()
}

/// Goes through a lesson by pressing what it asks for on its board, page by page; how many there were.
async fn go_through(browser: &Browser, path: &str) -> usize {
    browser.go(path).await;
    let mut pages = 1;
    loop {
        let at = page_of_lesson(browser).await;
        if browser.count(".lesson-do form[action='/play']").await > 0 {
            return pages;
        }
        let wanted = browser.attribute(".lesson-do button[value^='decide:']", "value").await;
        // Cards of Ethnos are picked for a band; everything else has a button of its own.
        let press = match &wanted {
            Some(wanted) if browser.count(&format!("main button[value='{wanted}']")).await > 0 => {
                format!("main button[value='{wanted}']")
            }
            Some(wanted) => format!(".lesson-do button[value='{wanted}']"),
            None => ".lesson-do [data-lesson-next]".to_owned(),
        };
        // A press too many must not turn the page after this one.
        let here = format!("body:has([data-lesson][data-at='{at}'])");
        let turned = format!("[data-lesson]:not([data-at='{at}'])");
        browser
            .wait(&press, async |browser| {
                if !browser.click(&format!("{here} {press}")).await {
                    // What lies in a pop-up has to be opened first: the lesson can do it too.
                    browser.click(&format!("{here} .lesson-do button[value^='decide:']")).await;
                }
                browser.soon(async |browser| browser.count(&turned).await > 0).await
            })
            .await;
        pages += 1;
        assert!(pages < 40, "{path} does not end");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_lesson_of_each_game_can_be_gone_through() {
    let world = World::new("lessons").await;
    let browser = world.browser(Scripts::On).await;
    for game in games::IDS {
        let pages = go_through(&browser, &format!("/learn/{game}/01-first-turn")).await;
        assert!(pages >= 5, "{game}: {pages}");
    }
    browser.close().await;
    let bare = world.browser(Scripts::Off).await;
    go_through(&bare, FIRST).await;
    bare.go(&format!("{FIRST}?at=1")).await;
    bare.click_to_see(".help-open", "#help-rules").await;
    bare.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_opens_in_a_drawer_and_the_table_stays() {
    let world = World::new("drawer").await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "ethnos", "Anna", 1).await;
    let table = browser.path().await;
    browser.wait("my turn", async |browser| browser.my_turn().await).await;
    // A remark is put away without the page being loaded anew.
    browser.ask("window.kept = true; window.sent = 0; addEventListener('submit', () => sent++)").await;
    browser.click_to_see("label[for=c1]", "#c1:checked").await;
    browser.click_until(".remark .btn", async |browser| browser.count(".remark").await == 0).await;
    let kept = "return window.kept && document.getElementById('c1').checked";
    assert_eq!(browser.ask(kept).await, true, "and what was picked stays so");
    browser.click_until("label[for=c1]", async |browser| browser.count("[data-key=d]").await == 1).await;
    browser.ask("sent = 0").await;
    browser.click_to_see(".help-open", "dialog.drawer[open] #help-signs").await;
    assert_eq!(browser.path().await, table);
    let leaving = "dialog.drawer a[href^='/']:not([target=_blank])";
    assert!(browser.count("dialog.drawer a[href^='/']").await > 2 && browser.count(leaving).await == 0);
    // Keys do not reach through it.
    browser.press("d").await;
    assert_eq!(browser.ask("return sent").await, 0, "a decision behind the drawer");
    browser.fill("dialog.drawer #help-q", "troll").await;
    browser.click_to_see("dialog.drawer [data-help-find] button", "dialog.drawer .help-found li").await;
    assert_eq!((browser.path().await, browser.count("main.table").await), (table, 1));
    assert_eq!(browser.count(leaving).await, 0, "what was found leads nobody away either");
    // Whoever wants remarks again is back at the table, which has one.
    browser.ask("sent = 0").await;
    browser.click_to_see("dialog.drawer [name=remarks]", ".remark").await;
    assert_eq!(browser.count("dialog.drawer[open]").await, 0);
    assert_eq!(browser.ask("return window.kept").await, true);
    browser.click_to_see(".help-open", "dialog.drawer[open] #help-signs").await;
    browser.click_until(".drawer-close", async |browser| browser.count("dialog.drawer[open]").await == 0).await;
    browser.ask("sent = 0").await;
    browser.press("d").await;
    assert_eq!(browser.ask("return sent").await, 1, "before the table they decide");
    browser.close().await;
}
