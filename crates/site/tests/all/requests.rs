//! Requests that are not as they should be: refused with a sentence, and nothing changes.

use crate::served::{Served, eventually};
use client::{Answer, Client};

/// A site, with what browsers do at it.
struct World(Served);

impl World {
    fn new(name: &str) -> World {
        World(Served::new(name))
    }

    fn get(&self, path: &str, cookies: &str) -> Answer {
        self.browser(cookies).get(path).unwrap()
    }

    fn post(&self, path: &str, cookies: &str, body: &str) -> Answer {
        self.browser(cookies).form(path, body).unwrap()
    }

    fn browser(&self, cookies: &str) -> Client {
        let mut client = self.0.client();
        client.set_cookies(cookies);
        client
    }

    /// A person, and the table at which they play Ethnos against three bots.
    fn play(&self, name: &str) -> (String, String) {
        self.play_game("ethnos", name)
    }

    /// The same with another game.
    fn play_game(&self, game: &str, name: &str) -> (String, String) {
        let mut browser = self.browser("");
        let answer = browser.form("/play", &format!("name={name}&game={game}")).unwrap();
        assert_eq!(answer.status, 303, "{}", answer.text());
        (answer.header("location").to_owned(), browser.cookies())
    }

    /// Waits until it is this person's turn; gives the number that the page shows.
    fn my_turn(&self, table: &str, cookies: &str) -> String {
        let mut page = self.get(table, cookies);
        eventually("the turn", || {
            page = self.get(table, cookies);
            page.text().contains("data-mine=\"true\"")
        });
        page.between("data-number=\"", "\"")
    }
}

#[test]
fn decisions_of_others_or_stale_are_refused() {
    let world = World::new("refused");
    let (table, mine) = world.play("Anna");
    let (_, other) = world.play("Boris");
    let number = world.my_turn(&table, &mine);
    let draw = format!("number={number}&go=decide%3Arecruit+deck");
    for (cookies, body, why) in [
        (other.as_str(), draw.clone(), "not your decision"),
        ("", draw.clone(), "not your decision"),
        ("who=0000000000000007.00ff", draw.clone(), "not your decision"),
        (
            mine.as_str(),
            format!("number={}&go=decide%3Arecruit+deck", number.parse::<u64>().unwrap() + 1),
            "has changed",
        ),
        (mine.as_str(), "go=decide%3Arecruit+deck".to_owned(), "has changed"),
        (mine.as_str(), format!("number={number}&go=decide%3Adecline"), "That does not answer the current question"),
        (mine.as_str(), format!("number={number}&go=decide%3Adance"), "is not a decision"),
        (mine.as_str(), format!("number={number}&go=dance"), "There is no such button"),
        (mine.as_str(), format!("number={number}&go=compose%3Aband&card=99"), "Pick at least one card"),
        (mine.as_str(), format!("number={number}&go=compose%3Aband"), "Pick at least one card"),
        (mine.as_str(), format!("number={number}"), "There is no such button"),
    ] {
        let answer = world.post(&table, cookies, &body);
        assert_eq!(answer.status, 409, "{body}");
        assert!(answer.text().contains(why), "{body}: {}", answer.between("notice-bad", "</p>"));
        assert_eq!(world.my_turn(&table, &mine), number, "{body} changed the table");
    }
    let answer = world.post(&table, &mine, &draw);
    assert_eq!(answer.status, 303);
    let again = world.post(&table, &mine, &draw);
    assert_eq!(again.status, 303, "the same form twice is done, once");
    let late = world.post(&table, &mine, &format!("number={number}&go=decide%3Adecline"));
    assert_eq!(late.status, 409, "another answer to the same question comes too late");
    let mut browser = world.0.client().with_header("Origin", "http://evil.example");
    browser.set_cookies(&mine);
    let foreign = browser.form(&table, &draw).unwrap();
    assert_eq!(foreign.status, 403);
}

/// What is wrong with a decision of Hadara is said too, and each game has its own sheet, almanac and rules.
#[test]
fn hadara_has_pages_of_its_own() {
    let world = World::new("hadara");
    let (table, mine) = world.play_game("hadara", "Anna");
    // Bots decide at the same time, so the table may change between looking and deciding.
    let decide = |act: &str| {
        for _ in 0..50 {
            let number = world.my_turn(&table, &mine);
            let answer = world.post(&table, &mine, &format!("number={number}&go={act}"));
            if !answer.text().contains("The table has changed") {
                return answer;
            }
        }
        panic!("the table does not stop changing")
    };
    for (decision, why) in [
        ("wheel+red", "That does not answer the current question"),
        ("side+c", "is not a side"),
        ("dance", "is not a decision"),
        ("discard+y101,+buy+y102", "That does not answer the current question"),
    ] {
        let answer = decide(&format!("decide%3A{decision}"));
        assert_eq!(answer.status, 409, "{decision}");
        assert!(answer.text().contains(why), "{decision}: {}", answer.between("notice-bad", "</p>"));
    }
    assert_eq!(decide("compose%3Aband&card=1").status, 409);
    assert_eq!(decide("decide%3Aside+b").status, 303);
    for path in [table.as_str(), "/cards/hadara", "/rules/hadara", "/new?game=hadara"] {
        let page = world.get(path, &mine).text();
        assert!(page.contains("/assets/hadara-") && !page.contains("/assets/ethnos-"), "{path}");
        assert!(!page.contains(" style="), "{path} has a style of its own");
    }
    let ethnos = world.get("/cards/ethnos", "").text();
    assert!(ethnos.contains("/assets/ethnos-") && !ethnos.contains("/assets/hadara-"));
    let all = world.get("/cards/hadara", "").text();
    assert!(all.matches("class=\"entry\"").count() > 190);
}

#[test]
fn what_is_not_there_or_too_large_gets_a_plain_page() {
    let world = World::new("plain");
    for path in ["/table/nowhere", "/nonsense", "/cards/chess", "/rules/chess", "/table/a%20b", "/assets/none.css"] {
        let answer = world.get(path, "");
        assert_eq!(answer.status, 404, "{path}");
        assert!(path.starts_with("/assets") || answer.text().contains("href=\"/\""), "{path} does not lead home");
    }
    assert_eq!(world.post("/play", "", &"x".repeat(100_000)).status, 413);
    assert_eq!(world.post("/new", "", "seat-1=bot&tribes=chosen&tribe=orc").status, 422);
    assert_eq!(world.post("/new", "", "%ff%fe&&&==").status, 422, "one seat is not a game");
    let russian = world.0.client().with_header("Accept-Language", "ru").get("/table/nowhere").unwrap();
    assert!(russian.text().contains("Такой страницы нет"), "{}", russian.text());
    let (table, mine) = world.play("Anna");
    for path in ["/replay", "/chronicle"] {
        assert_eq!(world.get(&format!("{table}{path}"), &mine).status, 409, "a game that is not over");
    }
}

#[test]
fn hostile_text_is_shown_as_text() {
    let world = World::new("hostile");
    let (table, mine) = world.play("%3Cscript%3Ealert(1)%3C%2Fscript%3E");
    world.post(&table, &mine, "go=chat&text=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E");
    let page = world.get(&table, &mine);
    assert!(page.text().contains("&lt;img src=x onerror=alert(1)&gt;"));
    assert!(!page.text().contains("<img src=x") && !page.text().contains("<script>alert"));
    assert!(page.header("content-security-policy").contains("script-src 'self'"));
}

/// The first page is small, and nothing on it comes from elsewhere.
#[test]
fn the_first_page_is_small_and_all_our_own() {
    let world = World::new("small");
    let size = |answer: &Answer| {
        answer.body.len() + answer.headers.iter().map(|(name, value)| name.len() + value.len() + 4).sum::<usize>()
    };
    let mut packing = world.0.client().with_header("Accept-Encoding", "gzip");
    let mut total = size(&packing.get("/").unwrap());
    let plain = world.get("/", "").text();
    let mut parts: Vec<&str> =
        plain.split("\"/assets/").skip(1).map(|rest| rest.split(['"', '#']).next().unwrap()).collect();
    parts.sort();
    parts.dedup();
    assert!(parts.len() >= 4, "{parts:?}");
    for part in parts {
        total += size(&packing.get(&format!("/assets/{part}")).unwrap());
    }
    assert!(total < 100 * 1024, "{total} bytes");
    println!("the first page takes {total} bytes");
    assert!(!plain.contains("http://") && !plain.contains("https://"), "something comes from elsewhere");
}

/// Bots go on after a restart, whether or not anybody looks.
#[test]
fn a_restart_loses_nothing_and_bots_go_on() {
    let mut world = World::new("restart");
    let (table, mine) = world.play("Anna");
    let before = world.my_turn(&table, &mine);
    let answer = world.post(&table, &mine, &format!("number={before}&go=decide%3Arecruit+deck"));
    assert_eq!(answer.status, 303);
    world.0.restart();
    let after = world.my_turn(&table, &mine);
    assert!(after.parse::<u64>().unwrap() > before.parse::<u64>().unwrap() + 1, "bots have decided since");
}
