//! The site is out of reach for a while: the page stays and says so, and nothing that was sent is lost or done twice.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::browser::at_a_table;
use crate::world::{Browser, Scripts, World};

/// What goes wrong with a request.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    /// It does not reach the site; this is answered in its place.
    Refused(&'static str),
    /// It reaches the site, but what the site answers is lost.
    Lost,
    /// There is no line: it reaches nobody, and nobody answers.
    Cut,
}

use Fault::{Cut, Lost, Refused};

/// Which requests something goes wrong with, and with how many of them; and what has come by.
#[derive(Default)]
struct Plan {
    concerns: String,
    faults: VecDeque<Fault>,
    passed: usize,
}

/// Stands before the site and passes on what it is not told to spoil.
pub struct StandIn {
    plan: Arc<Mutex<Plan>>,
}

impl StandIn {
    /// Stands before the site of this world from now on.
    pub async fn before(world: &mut World) -> StandIn {
        let site: SocketAddr = world.address.trim_start_matches("http://").parse().unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        world.address = format!("http://{}", listener.local_addr().unwrap());
        let plan = Arc::new(Mutex::new(Plan::default()));
        let shared = plan.clone();
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                // A browser that hangs up is none of our business.
                tokio::spawn(pass(browser, site, shared.clone()));
            }
        });
        StandIn { plan }
    }

    /// Spoils the next requests that begin with these words.
    pub fn spoil(&self, concerns: &str, faults: &[Fault]) {
        *self.plan.lock().unwrap() =
            Plan { concerns: concerns.to_owned(), faults: faults.iter().copied().collect(), passed: 0 };
    }

    /// How many faults have not happened yet, and how many of the requests in question have reached the site.
    fn count(&self) -> (usize, usize) {
        let plan = self.plan.lock().unwrap();
        (plan.faults.len(), plan.passed)
    }
}

/// One request, on a connection of its own.
async fn pass(mut browser: TcpStream, site: SocketAddr, plan: Arc<Mutex<Plan>>) -> io::Result<()> {
    let request = read_request(&mut browser).await?;
    let fault = {
        let mut plan = plan.lock().unwrap();
        let concerned = !plan.concerns.is_empty() && request.starts_with(plan.concerns.as_bytes());
        let fault = if concerned { plan.faults.pop_front() } else { None };
        plan.passed += usize::from(concerned && !matches!(fault, Some(Refused(_) | Cut)));
        fault
    };
    match fault {
        Some(Refused(status)) => return refuse(&mut browser, status).await,
        Some(Cut) => return Ok(()),
        Some(Lost) | None => {}
    }
    let mut upstream = TcpStream::connect(site).await?;
    upstream.write_all(&request).await?;
    match fault {
        Some(Lost) => {
            upstream.read_to_end(&mut vec![]).await?;
            refuse(&mut browser, "502 Bad Gateway").await
        }
        Some(Refused(_) | Cut) | None => tokio::io::copy(&mut upstream, &mut browser).await.map(drop),
    }
}

/// Reads a whole request, and asks for the connection to be closed after it.
async fn read_request(browser: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut bytes = vec![];
    let head = loop {
        if let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") {
            break String::from_utf8_lossy(&bytes[..end + 4]).into_owned();
        }
        if browser.read_buf(&mut bytes).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    };
    let lines = || head.lines().filter_map(|line| line.split_once(": "));
    let length = lines().find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    let length: usize = length.and_then(|(_, length)| length.parse().ok()).unwrap_or(0);
    while bytes.len() < head.len() + length {
        if browser.read_buf(&mut bytes).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    let asked = head.replace("Connection: keep-alive", "Connection: close");
    Ok([asked.as_bytes(), &bytes[head.len()..]].concat())
}

async fn refuse(browser: &mut TcpStream, status: &str) -> io::Result<()> {
    let answer = format!("HTTP/1.1 {status}\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    browser.write_all(answer.as_bytes()).await
}

/// Presses a button once, however long it takes until something comes of it.
async fn press_once(browser: &Browser, css: &str) {
    browser.wait(css, async |browser| browser.click(css).await).await;
}

async fn my_turn(browser: &Browser) -> (u64, usize) {
    browser.wait("my turn", async |browser| browser.my_turn().await).await;
    (browser.number().await, browser.count(".hand [data-card]").await)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_sent_while_the_site_is_away_arrives_once() {
    let mut world = World::new("outage").await;
    let stand_in = StandIn::before(&mut world).await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "ethnos", "Anna", 1).await;
    let draw = ".dock [value='decide:recruit deck']";

    // Refused twice, the decision goes through the third time; until then the page stays as it is and says so.
    let (number, hand) = my_turn(&browser).await;
    stand_in.spoil("POST /table/", &[Refused("502 Bad Gateway"), Refused("429 Too Many Requests")]);
    press_once(&browser, draw).await;
    browser.see(".no-answer").await;
    assert!(browser.text(".no-answer").await.starts_with("Not sent yet"));
    assert_eq!((browser.number().await, browser.count("main.table").await), (number, 1));
    browser.wait("the decision", async |browser| browser.number().await > number).await;
    browser.wait("no trouble", async |browser| browser.count(".no-answer").await == 0).await;
    assert_eq!(stand_in.count(), (0, 1));
    let (number, taken) = my_turn(&browser).await;
    assert_eq!(taken, hand + 1);

    // The decision is taken, but nobody is told: sent again, it is not taken again, and nothing is held against anybody.
    stand_in.spoil("POST /table/", &[Lost]);
    press_once(&browser, draw).await;
    browser.wait("the decision", async |browser| browser.number().await > number).await;
    browser.wait("the second copy", async |_| stand_in.count() == (0, 2)).await;
    browser.wait("no trouble", async |browser| browser.count(".no-answer").await == 0).await;
    assert_eq!(my_turn(&browser).await.1, hand + 2);
    assert_eq!(browser.count(".notice-bad").await, 0);

    // Talk has no number. It is looked for before it would be said again.
    browser.click_to_see("label[for=side-chat]", "#side-chat:checked").await;
    browser.fill("#say", "Hello").await;
    stand_in.spoil("POST /table/", &[Lost]);
    press_once(&browser, "[value=chat]").await;
    browser.wait("an empty box", async |browser| said(browser).await.is_empty()).await;
    browser.wait("the talk", async |browser| browser.count(".chat li").await == 1).await;
    assert_eq!(stand_in.count(), (0, 1));
    browser.fill("#say", "Hello").await;
    stand_in.spoil("POST /table/", &[Refused("503 Service Unavailable")]);
    press_once(&browser, "[value=chat]").await;
    browser.wait("the talk", async |browser| browser.count(".chat li").await == 2).await;
    assert_eq!(stand_in.count(), (0, 1));
    browser.close().await;
}

/// What stands in the box for talk.
async fn said(browser: &Browser) -> String {
    let value = browser.client.execute("return document.getElementById('say').value", vec![]).await.unwrap();
    value.as_str().unwrap_or_default().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_cannot_be_fetched_comes_later() {
    let mut world = World::new("away").await;
    let stand_in = StandIn::before(&mut world).await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "ethnos", "Boris", 1).await;
    let (number, _) = my_turn(&browser).await;
    let path = browser.path().await;
    stand_in.spoil(&format!("GET {path} "), &[Refused("502 Bad Gateway"), Refused("503 Service Unavailable")]);
    browser.client.execute("refresh()", vec![]).await.unwrap();
    browser.see(".no-answer").await;
    assert!(browser.text(".no-answer").await.starts_with("The site is not answering"));
    assert_eq!((browser.number().await, browser.count("main.table").await), (number, 1));
    browser.wait("the page", async |browser| browser.count(".no-answer").await == 0).await;
    assert_eq!(stand_in.count().0, 0);

    // A form that was taken is not sent again because the page after it does not come.
    stand_in.spoil(&format!("GET {path} "), &[Refused("502 Bad Gateway")]);
    press_once(&browser, ".dock [value='decide:recruit deck']").await;
    browser.wait("the decision", async |browser| browser.number().await > number).await;
    assert_eq!(browser.count(".notice-bad").await, 0);

    // A browser gives a stream up that is refused; the page asks for it again.
    stand_in.spoil(&format!("GET {path}/stream "), &[Refused("429 Too Many Requests"), Refused("502 Bad Gateway")]);
    browser.client.refresh().await.unwrap();
    browser.wait("the stream", async |_| stand_in.count() == (0, 1)).await;
    browser.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_line_is_told_and_mended() {
    let mut world = World::new("lost-line").await;
    let stand_in = StandIn::before(&mut world).await;
    let browser = world.browser(Scripts::On).await;
    at_a_table(&browser, "ethnos", "Anna", 1).await;
    let stream = format!("GET {}/stream", browser.path().await);
    stand_in.spoil(&stream, &[Refused("502 Bad Gateway"), Refused("502 Bad Gateway"), Refused("502 Bad Gateway")]);
    browser.client.refresh().await.unwrap();
    browser.see(".no-answer").await;
    browser.wait("no trouble", async |browser| browser.count(".no-answer").await == 0).await;
    assert_eq!(stand_in.count(), (0, 1));
    browser.close().await;
}
