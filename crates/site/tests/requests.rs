//! Requests that are not as they should be: refused with a sentence, and nothing changes.

use std::path::PathBuf;

use site::{Config, Site};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A site with its address.
struct World {
    address: String,
    _folder: Option<Folder>,
}

impl World {
    async fn new(name: &str) -> World {
        let folder = std::env::temp_dir().join(format!("letopis-requests-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let site = Site::open(Config::new(folder.join("letopis.db"))).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        tokio::spawn(async move { site.serve(listener, std::future::pending()).await.unwrap() });
        World { address, _folder: Some(Folder(folder)) }
    }

    async fn send(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let mut stream = TcpStream::connect(&self.address).await.unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n{headers}\r\n{body}",
            self.address,
            body.len()
        );
        // A server that refuses a long body may close before all of it is sent.
        let _ = stream.write_all(request.as_bytes()).await;
        let mut bytes = vec![];
        let _ = stream.read_to_end(&mut bytes).await;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let status = text.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
        Answer { status, text }
    }

    async fn get(&self, path: &str, cookies: &str) -> Answer {
        self.send("GET", path, &format!("Cookie: {cookies}\r\n"), "").await
    }

    async fn post(&self, path: &str, cookies: &str, body: &str) -> Answer {
        self.send("POST", path, &format!("Cookie: {cookies}\r\n"), body).await
    }

    /// A person, and the table at which they play against three bots.
    async fn play(&self, name: &str) -> (String, String) {
        let answer = self.post("/play", "", &format!("name={name}&game=ethnos")).await;
        assert_eq!(answer.status, 303, "{}", answer.text);
        (answer.header("location"), answer.cookies())
    }

    /// Waits until it is this person's turn; gives the number that the page shows.
    async fn my_turn(&self, table: &str, cookies: &str) -> String {
        for _ in 0..200 {
            let page = self.get(table, cookies).await;
            if page.text.contains("data-mine=\"true\"") {
                return page.between("data-number=\"", "\"");
            }
            tokio::time::sleep(std::time::Duration::from_millis(25)).await;
        }
        panic!("the turn does not come")
    }
}

struct Answer {
    status: u16,
    text: String,
}

impl Answer {
    fn header(&self, name: &str) -> String {
        let line = self.text.lines().find(|line| line.to_ascii_lowercase().starts_with(&format!("{name}: ")));
        line.map_or(String::new(), |line| line[name.len() + 2..].trim().to_owned())
    }

    fn cookies(&self) -> String {
        let lines = self.text.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
        lines.map(|line| line.split(';').next().unwrap_or_default()).collect::<Vec<_>>().join("; ")
    }

    fn between(&self, from: &str, to: &str) -> String {
        let rest = self.text.split_once(from).map_or("", |(_, rest)| rest);
        rest.split_once(to).map_or(String::new(), |(value, _)| value.to_owned())
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn decisions_of_others_stale_or_twice_are_refused() {
    let world = World::new("refused").await;
    let (table, mine) = world.play("Anna").await;
    let (_, other) = world.play("Boris").await;
    let number = world.my_turn(&table, &mine).await;
    let draw = format!("number={number}&go=decide%3Arecruit+deck");
    for (cookies, body, why) in [
        (other.as_str(), draw.clone(), "not for you"),
        ("", draw.clone(), "not for you"),
        ("who=0000000000000007.00ff", draw.clone(), "not for you"),
        (
            mine.as_str(),
            format!("number={}&go=decide%3Arecruit+deck", number.parse::<u64>().unwrap() + 1),
            "has changed",
        ),
        (mine.as_str(), "go=decide%3Arecruit+deck".to_owned(), "has changed"),
        (mine.as_str(), format!("number={number}&go=decide%3Adecline"), "Something else is being asked"),
        (mine.as_str(), format!("number={number}&go=decide%3Adance"), "is not a decision"),
        (mine.as_str(), format!("number={number}&go=dance"), "Nobody knows"),
        (mine.as_str(), format!("number={number}&go=compose%3Aband&card=99"), "Pick at least one card"),
        (mine.as_str(), format!("number={number}&go=compose%3Aband"), "Pick at least one card"),
        (mine.as_str(), format!("number={number}"), "Nobody knows"),
    ] {
        let answer = world.post(&table, cookies, &body).await;
        assert_eq!(answer.status, 409, "{body}");
        assert!(answer.text.contains(why), "{body}: {}", answer.between("notice-bad", "</p>"));
        assert_eq!(world.my_turn(&table, &mine).await, number, "{body} changed the table");
    }
    let answer = world.post(&table, &mine, &draw).await;
    assert_eq!(answer.status, 303);
    let again = world.post(&table, &mine, &draw).await;
    assert_eq!(again.status, 409, "the same form twice");
    let foreign =
        world.send("POST", &table, &format!("Cookie: {mine}\r\nOrigin: http://evil.example\r\n"), &draw).await;
    assert_eq!(foreign.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_or_too_large_gets_a_plain_page() {
    let world = World::new("plain").await;
    for path in ["/table/nowhere", "/nonsense", "/cards/chess", "/rules/chess", "/table/a%20b", "/assets/none.css"] {
        let answer = world.get(path, "").await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(path.starts_with("/assets") || answer.text.contains("href=\"/\""), "{path} does not lead home");
    }
    assert_eq!(world.post("/play", "", &"x".repeat(100_000)).await.status, 413);
    assert_eq!(world.post("/new", "", "seat-1=bot&tribes=chosen&tribe=orc").await.status, 422);
    assert_eq!(world.post("/new", "", "%ff%fe&&&==").await.status, 422, "one seat is not a game");
    let russian = world.send("GET", "/table/nowhere", "Accept-Language: ru\r\n", "").await;
    assert!(russian.text.contains("Этой страницы летописи нет"), "{}", russian.text);
    let (table, mine) = world.play("Anna").await;
    for path in ["/replay", "/chronicle"] {
        assert_eq!(world.get(&format!("{table}{path}"), &mine).await.status, 409, "a game that is not over");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_text_is_shown_as_text() {
    let world = World::new("hostile").await;
    let (table, mine) = world.play("%3Cscript%3Ealert(1)%3C%2Fscript%3E").await;
    world.post(&table, &mine, "go=chat&text=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E").await;
    let page = world.get(&table, &mine).await;
    assert!(page.text.contains("&lt;img src=x onerror=alert(1)&gt;"));
    assert!(!page.text.contains("<img src=x") && !page.text.contains("<script>alert"));
    assert!(page.header("content-security-policy").contains("script-src 'self'"));
}

/// The first page is small, and nothing on it comes from elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_page_is_small_and_all_our_own() {
    let world = World::new("small").await;
    let mut total = 0;
    let home = world.send("GET", "/", "Accept-Encoding: gzip\r\n", "").await;
    total += home.text.len();
    let plain = world.get("/", "").await;
    let mut parts =
        plain.text.split("\"/assets/").skip(1).map(|rest| rest.split(['"', '#']).next().unwrap()).collect::<Vec<_>>();
    parts.sort();
    parts.dedup();
    assert!(parts.len() >= 4, "{parts:?}");
    for part in parts {
        let mut stream = TcpStream::connect(&world.address).await.unwrap();
        let request =
            format!("GET /assets/{part} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: gzip\r\n\r\n");
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = vec![];
        stream.read_to_end(&mut bytes).await.unwrap();
        total += bytes.len();
    }
    assert!(total < 100 * 1024, "{total} bytes");
    println!("the first page takes {total} bytes");
    assert!(!plain.text.contains("http://") && !plain.text.contains("https://"), "something comes from elsewhere");
}

/// Bots go on after a restart, whether or not anybody looks.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing_and_bots_go_on() {
    let folder = Folder(std::env::temp_dir().join(format!("letopis-requests-restart-{}", std::process::id())));
    std::fs::create_dir_all(&folder.0).unwrap();
    let database = folder.0.join("letopis.db");
    let (mut table, mut mine, mut before) = (String::new(), String::new(), String::new());
    for round in 0..2 {
        let site = Site::open(Config::new(&database)).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let server = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            site.serve(listener, stopped).await.unwrap();
        });
        let world = World { address, _folder: None };
        if round == 0 {
            (table, mine) = world.play("Anna").await;
            let number = world.my_turn(&table, &mine).await;
            let answer = world.post(&table, &mine, &format!("number={number}&go=decide%3Arecruit+deck")).await;
            assert_eq!(answer.status, 303);
            before = number;
        } else {
            let after = world.my_turn(&table, &mine).await;
            assert!(after.parse::<u64>().unwrap() > before.parse::<u64>().unwrap() + 1, "bots have decided since");
        }
        let _ = stop.send(());
        server.await.unwrap();
    }
}
