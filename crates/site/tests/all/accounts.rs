//! Accounts: getting in and out, what follows into them, and what guessing costs.

use crate::served::{Served, eventually, ok};
use client::{Answer, Client};
use serde_json::json;
use site::{Rate, Rates};

fn register(browser: &mut Client, name: &str, password: &str) -> Answer {
    browser.form("/account", &format!("go=register&name={name}&password={password}")).unwrap()
}

fn log_in(browser: &mut Client, name: &str, password: &str) -> Answer {
    browser.form("/account", &format!("go=log-in&name={name}&password={password}")).unwrap()
}

/// Whether the site knows this browser as that account.
fn is_known_as(browser: &mut Client, name: &str) -> bool {
    browser.get("/account").unwrap().text().contains(&format!("<h1>{name}</h1>"))
}

#[test]
fn an_account_is_made_left_and_entered_again() {
    let served = Served::new("doors");
    let mut browser = served.client();
    let made = register(&mut browser, "Anna", "correct+horse+battery");
    assert_eq!((made.status, made.header("location")), (303, "/account"));
    let cookie =
        made.headers.iter().find(|(name, value)| name == "set-cookie" && value.starts_with("session=")).unwrap();
    assert!(cookie.1.contains("HttpOnly") && cookie.1.contains("SameSite=Lax") && !cookie.1.contains("Secure"));
    assert!(is_known_as(&mut browser, "Anna"));
    for (name, password, why) in [
        ("ANNA", "another+purple+gnome", "is taken"),
        ("Boris", "short", "between 8 and 128"),
        ("", "long+enough+to+be+good", "cannot be played"),
        ("a%3Ab", "long+enough+to+be+good", "cannot be played"),
    ] {
        let refused = register(&mut served.client(), name, password);
        assert_eq!(refused.status, 422, "{name}");
        assert!(
            refused.text().contains(why) || why == "cannot be played",
            "{name}: {}",
            refused.between("notice-bad", "</p>")
        );
    }
    let secret = browser.cookies();
    assert_eq!(browser.form("/account", "go=log-out").unwrap().status, 303);
    assert!(!is_known_as(&mut browser, "Anna"));
    let mut thief = served.client();
    thief.set_cookies(&secret);
    assert!(!is_known_as(&mut thief, "Anna"), "a session that was left opens nothing");
    let wrong = log_in(&mut browser, "anna", "wrong+horse");
    assert_eq!(wrong.status, 422);
    let nobody = log_in(&mut browser, "nobody", "wrong+horse");
    assert_eq!(wrong.between("notice-bad", "</p>"), nobody.between("notice-bad", "</p>"), "names are not given away");
    assert_eq!(log_in(&mut browser, "anna", "correct+horse+battery").status, 303);
    assert!(is_known_as(&mut browser, "Anna"));
}

#[test]
fn everywhere_means_everywhere_and_a_new_password_too() {
    let served = Served::new("everywhere");
    let (mut desk, mut phone) = (served.client(), served.client());
    register(&mut desk, "Vera", "first+blue+elephant");
    log_in(&mut phone, "Vera", "first+blue+elephant");
    assert!(is_known_as(&mut desk, "Vera") && is_known_as(&mut phone, "Vera"));
    let token = |browser: &mut Client| {
        let made = browser.form("/account", "go=token&label=x&password=first+blue+elephant").unwrap();
        served.client().with_token(&made.between("code class=\"secret\">", "</code>"))
    };
    let mut script = token(&mut desk);
    assert_eq!(script.get("/api/tokens").unwrap().status, 200);
    phone.form("/account", "go=log-out-everywhere").unwrap();
    assert!(!is_known_as(&mut desk, "Vera") && !is_known_as(&mut phone, "Vera"));
    assert_eq!(script.get("/api/tokens").unwrap().status, 401, "a token does not outlive it");
    log_in(&mut desk, "Vera", "first+blue+elephant");
    log_in(&mut phone, "Vera", "first+blue+elephant");
    let mut script = token(&mut desk);
    let refused = desk.form("/account", "go=password&old=nonsense&new=second+green+walrus").unwrap();
    assert_eq!(refused.status, 422);
    assert_eq!(
        desk.form("/account", "go=password&old=first+blue+elephant&new=second+green+walrus").unwrap().status,
        303
    );
    assert!(is_known_as(&mut desk, "Vera"), "whoever changed it stays");
    assert_eq!(script.get("/api/tokens").unwrap().status, 200, "tokens stay unless somebody says otherwise");
    let again = "go=password&old=second+green+walrus&new=third+yellow+lobster&tokens=end";
    assert_eq!(desk.form("/account", again).unwrap().status, 303);
    assert_eq!(script.get("/api/tokens").unwrap().status, 401);
    let back = "go=password&old=third+yellow+lobster&new=second+green+walrus";
    assert_eq!(desk.form("/account", back).unwrap().status, 303);
    assert!(!is_known_as(&mut phone, "Vera"), "the others have to know it");
    assert_eq!(log_in(&mut phone, "Vera", "first+blue+elephant").status, 422);
    assert_eq!(log_in(&mut phone, "Vera", "second+green+walrus").status, 303);
    assert_eq!(phone.form("/account", "go=delete&password=wrong+one").unwrap().status, 422);
    assert_eq!(phone.form("/account", "go=delete&password=second+green+walrus").unwrap().status, 303);
    assert!(!is_known_as(&mut desk, "Vera"));
    assert_eq!(log_in(&mut desk, "Vera", "second+green+walrus").status, 422);
    assert_eq!(desk.get("/people/Vera").unwrap().status, 404);
}

#[test]
fn a_guests_games_follow_into_the_account() {
    let served = Served::new("follow");
    let mut browser = served.client();
    let table = browser.form("/play", "name=Dasha&game=ethnos").unwrap().header("location").to_owned();
    let guest = browser.cookies();
    register(&mut browser, "Dasha", "correct+horse+battery");
    assert!(browser.get("/").unwrap().text().contains(&table), "the game is among mine");
    assert!(browser.get(&table).unwrap().text().contains("name=\"go\" value=\"resign\""), "the seat is mine");
    let mut old = served.client();
    old.set_cookies(&guest);
    assert!(!old.get(&table).unwrap().text().contains("value=\"resign\""), "the guest has nothing any more");
    // A second guest logs in to the same account: both games are there.
    let mut phone = served.client();
    let other = phone.form("/play", "name=Phone&game=ethnos").unwrap().header("location").to_owned();
    log_in(&mut phone, "Dasha", "correct+horse+battery");
    let home = phone.get("/").unwrap().text();
    assert!(home.contains(&table) && home.contains(&other));
    // Deleting the account gives its seats to bots.
    phone.form("/account", "go=delete&password=correct+horse+battery").unwrap();
    assert!(!old.get(&other).unwrap().text().contains("badge-turn"));
    let view = ok(served.guest().get(&other.replace("/table/", "/api/tables/")).unwrap(), 200);
    assert!(view["seats"].as_array().unwrap().iter().all(|seat| seat["kind"] == "bot"), "{view}");
}

#[test]
fn nobody_plays_under_the_name_of_anothers_account() {
    let served = Served::new("names");
    let mut anna = served.client();
    register(&mut anna, "Anna", "correct+horse+battery");
    assert_eq!(
        register(&mut served.client(), "Guest+7", "correct+horse+battery").status,
        422,
        "guests keep their name"
    );
    let mut stranger = served.client();
    let refused = stranger.form("/play", "name=ANNA&game=ethnos").unwrap();
    assert_eq!(refused.status, 409);
    assert!(refused.text().contains("is taken"), "{}", refused.text());
    let mine = anna.form("/play", "name=Anna&game=ethnos").unwrap();
    assert_eq!(mine.status, 303);
    // Nor does anybody sit down so, or talk so from outside.
    let order =
        json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "open"], "name": "Host" });
    let mut program = served.guest();
    let table = ok(program.post("/api/tables", &order).unwrap(), 201)["id"].as_str().unwrap().to_owned();
    let sit = served.guest().post(&format!("/api/tables/{table}/seats/2"), &json!({ "name": "anna" })).unwrap();
    assert_eq!((sit.status, sit.json()["reason"].as_str()), (409, Some("account-name-taken")));
    ok(program.post(&format!("/api/tables/{table}/seats/2/bot"), &json!(null)).unwrap(), 200);
    ok(program.post(&format!("/api/tables/{table}/start"), &json!(null)).unwrap(), 200);
    stranger.set_cookies("name=Anna");
    assert_eq!(stranger.form(&format!("/table/{table}"), "go=chat&text=hello").unwrap().status, 303);
    let talk = stranger.get(&format!("/table/{table}")).unwrap().text();
    assert!(talk.contains("(Anna)") && !talk.contains(">Anna<"), "an onlooker is told apart");
}

#[test]
fn guessing_is_slow() {
    let served = Served::with("guessing", |config| {
        config.rates = Rates { guesses: Rate::every(30.0, 3.0), ..Rates::unlimited() };
    });
    let mut browser = served.client();
    register(&mut browser, "Anna", "correct+horse+battery");
    let tries: Vec<u16> =
        (0..5).map(|n| log_in(&mut served.client(), "Anna", &format!("guess+number+{n}")).status).collect();
    assert_eq!(tries, [422, 422, 422, 429, 429]);
    let right = log_in(&mut served.client(), "aNNa", "correct+horse+battery");
    assert_eq!(right.status, 429, "even the right one has to wait now");
    assert!(right.header("retry-after").parse::<u64>().unwrap() <= 31);
    assert_eq!(log_in(&mut served.client(), "Boris", "any+password").status, 422, "others are not touched");
}

#[test]
fn behind_an_encrypting_proxy_cookies_are_secure_and_addresses_are_those_of_people() {
    let served = Served::with("proxy", |config| {
        config.behind_proxy = true;
        config.rates = Rates { passwords: Rate::every(60.0, 1.0), ..Rates::unlimited() };
    });
    let from = |address: &str| {
        served
            .client()
            .with_header("X-Forwarded-For", &format!("6.6.6.6, {address}"))
            .with_header("X-Forwarded-Proto", "https")
    };
    let made = register(&mut from("10.0.0.1"), "Anna", "correct+horse+battery");
    let cookies: Vec<&String> =
        made.headers.iter().filter(|(name, _)| name == "set-cookie").map(|(_, value)| value).collect();
    assert!(!cookies.is_empty() && cookies.iter().all(|cookie| cookie.contains("; Secure")), "{cookies:?}");
    assert_eq!(register(&mut from("10.0.0.1"), "Boris", "correct+horse+battery").status, 429);
    assert_eq!(register(&mut from("10.0.0.2"), "Boris", "correct+horse+battery").status, 303);
}

#[test]
fn tokens_open_the_api_until_they_are_taken_away() {
    let served = Served::new("tokens");
    let mut browser = served.client();
    register(&mut browser, "Anna", "correct+horse+battery");
    for wrong in ["go=token&label=my+script", "go=token&label=my+script&password=wrong+horse"] {
        assert_eq!(browser.form("/account", wrong).unwrap().status, 422, "a session alone makes no token");
    }
    let made = browser.form("/account", "go=token&label=my+script&password=correct+horse+battery").unwrap();
    let token = made.between("code class=\"secret\">", "</code>");
    assert!(token.starts_with("lt_") && token.len() > 60, "{token}");
    assert!(!browser.get("/account").unwrap().text().contains(&token), "a token is shown once");
    let mut script = served.client().with_token(&token);
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "bot"] });
    let table = ok(script.post("/api/tables", &order).unwrap(), 201);
    assert_eq!(table["seats"][0]["name"], "Anna");
    let listed = ok(script.get("/api/tokens").unwrap(), 200);
    assert_eq!(listed[0]["label"], "my script");
    let id = listed[0]["id"].as_str().unwrap();
    let mut stranger = served.client();
    register(&mut stranger, "Boris", "correct+horse+battery");
    assert_eq!(stranger.form("/account", &format!("go=drop-token%3A{id}")).unwrap().status, 422, "not theirs");
    assert_eq!(browser.form("/account", &format!("go=drop-token%3A{id}")).unwrap().status, 303);
    assert_eq!(script.get("/api/tokens").unwrap().status, 401);
}

#[test]
fn a_profile_shows_finished_games_and_no_others() {
    let served = Served::new("profile");
    let mut anna = served.client();
    let made =
        ok(anna.post("/api/account", &json!({ "name": "Анна", "password": "correct horse battery" })).unwrap(), 201);
    let mut anna = served.client().with_token(made["token"].as_str().unwrap());
    assert_eq!(ok(anna.get("/api/people/анна").unwrap(), 200)["games"], json!([]));
    let order = json!({ "game": "ethnos", "setup": "2 players, tribes random", "seats": ["me", "bot"] });
    let table = ok(anna.post("/api/tables", &order).unwrap(), 201);
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    ok(anna.post(&format!("{path}/resign"), &json!(null)).unwrap(), 200);
    eventually("the end that bots play to", || anna.get(&path).unwrap().json()["phase"] == "finished");
    let profile = ok(anna.get("/api/people/%D0%90%D0%BD%D0%BD%D0%B0").unwrap(), 200);
    assert_eq!(
        profile["results"],
        json!([{ "game": "ethnos", "played": 1, "won": 0, "best": 0 }]),
        "who leaves comes last"
    );
    assert_eq!(profile["games"][0]["rank"], 2);
    let page = anna.get("/people/%D0%90%D0%BD%D0%BD%D0%B0").unwrap();
    assert!(page.text().contains("Анна") && page.text().contains("2 of 2"), "{}", page.text());
    assert_eq!(anna.get("/people/nobody").unwrap().status, 404);
}

/// Names that look like another's are taken, whatever they are written with; nobody who looks on is shown like a player.
#[test]
fn nobody_passes_for_another() {
    let served = Served::new("alike");
    register(&mut served.client(), "Anna", "correct+horse+battery");
    for alike in ["%D0%90nna", "ANNA", "%EF%BC%A1nna", "An%E2%80%8Bna", "%E2%80%AEAnna", "Anna%E2%80%8D", "(Anna)"] {
        let refused = register(&mut served.client(), alike, "correct+horse+battery");
        assert_eq!(refused.status, 422, "{alike} is registered");
    }
    let mut host = served.guest();
    let order = json!({ "game": "ethnos", "setup": "3 players, tribes random", "seats": ["me", "open", "open"], "name": "Max 1" });
    let table = ok(host.post("/api/tables", &order).unwrap(), 201)["id"].as_str().unwrap().to_owned();
    let seat = format!("/api/tables/{table}/seats/2");
    for (name, reason) in
        [("\u{410}nna", "account-name-taken"), ("Max l", "account-name-taken"), ("M\u{430}x 1", "account-name-taken")]
    {
        let refused = served.guest().post(&seat, &json!({ "name": name })).unwrap();
        assert_eq!((refused.status, refused.json()["reason"].as_str()), (409, Some(reason)), "{name}");
    }
    // What nobody sees is left out of what a guest typed.
    let sat = ok(served.guest().post(&seat, &json!({ "name": "(\u{202e}Bo\u{200b}ris)" })).unwrap(), 200);
    assert_eq!(sat["seats"][1]["name"], "Boris");
    // Somebody registers the name of a guest who sits there, and talks from outside, by form and by program.
    let mut browser = served.client();
    register(&mut browser, "Boris", "correct+horse+battery");
    browser.form(&format!("/table/{table}"), "go=chat&text=hello").unwrap();
    let entered = ok(
        served.client().post("/api/session", &json!({ "name": "Boris", "password": "correct horse battery" })).unwrap(),
        201,
    );
    let mut program = served.client().with_token(entered["token"].as_str().unwrap());
    let view = ok(program.post(&format!("/api/tables/{table}/chat"), &json!({ "text": "hello" })).unwrap(), 200);
    let names: Vec<&str> = view["chat"].as_array().unwrap().iter().map(|said| said["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["(Boris)", "(Boris)"]);
}

/// What is easy to guess is refused, with the reason, in both languages.
#[test]
fn weak_passwords_are_refused_with_the_reason() {
    let served = Served::new("weak");
    for (password, english, russian) in [
        ("password1", "many people use it", "пользуются многие"),
        ("abcabcabcabc", "repeats itself", "повторяется"),
        ("aleksandra", "it is your name", "это ваше имя"),
    ] {
        for (language, why) in [("en", english), ("ru", russian)] {
            let mut browser = served.client().with_header("Accept-Language", language);
            let refused = register(&mut browser, "Aleksandra", password);
            assert_eq!(refused.status, 422, "{password}");
            assert!(refused.text().contains(why), "{password}: {}", refused.between("notice", "</p>"));
        }
    }
    let refused = served.client().post("/api/account", &json!({ "name": "Anna", "password": "12345678" })).unwrap();
    assert_eq!((refused.status, refused.json()["reason"].as_str()), (422, Some("account-weak-password")));
    let mut browser = served.client();
    assert_eq!(register(&mut browser, "Aleksandra", "correct+horse+battery").status, 303);
    let changed = browser.form("/account", "go=password&old=correct+horse+battery&new=Aleksandra").unwrap();
    assert_eq!(changed.status, 422);
}

/// A wrong password costs one hash, whether or not there is such an account: the time tells nothing.
#[test]
fn nobody_learns_by_the_clock_who_has_an_account() {
    let served = Served::new("clock");
    register(&mut served.client(), "Anna", "correct+horse+battery");
    let hashed = || {
        let metrics = served.client().get("/metrics").unwrap().text();
        let line = metrics.lines().find_map(|line| line.strip_prefix("letopis_passwords_hashed_total ")).unwrap();
        line.parse::<u64>().unwrap()
    };
    for name in ["Anna", "Nobody"] {
        let before = hashed();
        assert_eq!(log_in(&mut served.client(), name, "wrong+horse").status, 422);
        assert_eq!(hashed() - before, 1, "{name}");
    }
}

/// Strangers who guess do not lock out whoever comes in a browser that has been there before.
#[test]
fn guessing_does_not_lock_the_owner_out() {
    let served = Served::with("owner", |config| {
        let slow = Rate::every(3600.0, 3.0);
        config.rates = Rates { guesses: slow, known_guesses: slow, ..Rates::unlimited() };
    });
    let mut owner = served.client();
    register(&mut owner, "Anna", "correct+horse+battery");
    owner.form("/account", "go=log-out").unwrap();
    let guess = |stranger: &mut Client| log_in(stranger, "Anna", "wrong+horse").status;
    let tries: Vec<u16> = (0..5).map(|_| guess(&mut served.client())).collect();
    assert_eq!(tries, [422, 422, 422, 429, 429]);
    assert_eq!(log_in(&mut served.client(), "Anna", "correct+horse+battery").status, 429, "a stranger waits");
    let signed = |browser: &Client| {
        let cookies = browser.cookies();
        cookies.split("; ").find_map(|cookie| cookie.strip_prefix("browser=")).unwrap().to_owned()
    };
    // Somebody else's browser is a stranger's, and so is one with a forged cookie.
    let mut other = served.client();
    register(&mut other, "Boris", "correct+horse+battery");
    assert_eq!(guess(&mut other), 429);
    let mut forger = served.client();
    // The owner's number with another's signature.
    forger.set_cookies(&format!("browser={}{}", &signed(&owner)[..16], &signed(&other)[16..]));
    assert_eq!(guess(&mut forger), 429);
    assert_eq!(log_in(&mut owner, "Anna", "correct+horse+battery").status, 303);
    // A known browser has a bucket of its own, and no more.
    let tries: Vec<u16> = (0..4).map(|_| guess(&mut owner)).collect();
    assert!(tries.ends_with(&[429]), "{tries:?}");
}

/// One household is one address, however many it has.
#[test]
fn addresses_of_one_household_count_together() {
    let served = Served::with("household", |config| {
        config.behind_proxy = true;
        config.rates = Rates { passwords: Rate::every(3600.0, 2.0), ..Rates::unlimited() };
    });
    let from = |address: &str| served.client().with_header("X-Forwarded-For", address);
    let tries = ["2001:db8:1:2::1", "2001:db8:1:2:ffff::2", "2001:db8:1:2:3:4:5:6", "2001:db8:1:3::1", "192.0.2.1"];
    let tries: Vec<u16> =
        tries.iter().map(|address| log_in(&mut from(address), "Anna", "wrong+horse").status).collect();
    assert_eq!(tries, [422, 422, 429, 422, 422]);
}

#[test]
fn whoever_sits_down_without_a_name_is_a_guest_in_their_own_language() {
    let served = Served::new("guests");
    for (language, called) in [("en", "Guest 2"), ("ru", "Гость 2")] {
        let lobby = served.client().form("/new", "game=ethnos&name=Anna&seat-1=open").unwrap();
        let mut boris = served.client().with_header("Accept-Language", language);
        assert_eq!(boris.form(lobby.header("location"), "go=sit%3A1").unwrap().status, 303);
        assert!(boris.get(lobby.header("location")).unwrap().text().contains(&format!("<b>{called}</b>")), "{called}");
    }
}
