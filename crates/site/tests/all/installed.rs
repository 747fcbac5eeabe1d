//! The site as a program on somebody's screen: what it says of itself, and what is left of it without a line.

use serde_json::Value;

use crate::browser::at_a_table;
use crate::outage::{Fault, StandIn};
use crate::served::Served;
use crate::world::{Browser, Scripts, World};

/// The width and height of a picture in pixels, as its file tells them.
fn measures(png: &[u8]) -> String {
    assert_eq!(png.get(1..4), Some(b"PNG".as_slice()));
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
    format!("{}x{}", number(16), number(20))
}

#[test]
fn the_manifest_names_pictures_that_are_there() {
    let served = Served::new("manifest");
    let mut client = served.client();
    let page = client.get("/").unwrap();
    assert!(page.text().contains("rel=\"manifest\" href=\"/manifest.webmanifest\""));
    assert!(page.header("content-security-policy").contains("manifest-src 'self'"));
    let manifest = client.get("/manifest.webmanifest").unwrap();
    assert_eq!((manifest.status, manifest.header("content-type")), (200, "application/manifest+json"));
    let told = manifest.json();
    assert_eq!(
        (&told["name"], &told["start_url"], &told["display"]),
        (&"Letopis".into(), &"/".into(), &"standalone".into())
    );
    let icons = told["icons"].as_array().unwrap();
    for purpose in ["any", "maskable"] {
        assert!(icons.iter().any(|icon| icon["purpose"] == purpose && icon["sizes"] == "512x512"), "{purpose}");
    }
    for icon in icons {
        let picture = client.get(icon["src"].as_str().unwrap()).unwrap();
        assert_eq!((picture.status, picture.header("content-type")), (200, icon["type"].as_str().unwrap()));
        assert!(icon["sizes"] == "any" || icon["sizes"] == measures(&picture.body), "{icon}");
    }
    client.set_cookies("lang=ru");
    assert_eq!(client.get("/manifest.webmanifest").unwrap().json()["name"], "Летопись");
}

#[test]
fn the_worker_keeps_nothing_of_anybody() {
    let served = Served::new("worker");
    let mut client = served.client();
    let worker = client.get("/worker.js").unwrap();
    assert_eq!(
        (worker.header("content-type"), worker.header("cache-control")),
        ("text/javascript; charset=utf-8", "no-cache")
    );
    let kept: Vec<String> = serde_json::from_str(&format!("[{}]", worker.between("const KEPT = [", "]"))).unwrap();
    assert!(kept.len() > 3 && kept[0] == "/offline", "{kept:?}");
    for path in &kept {
        assert!(path == "/offline" || path.starts_with("/assets/"), "{path}");
        assert_eq!(client.get(path).unwrap().status, 200, "{path}");
    }
    // The page is the same for everybody.
    let page = client.get("/offline").unwrap().text();
    client.set_cookies("lang=ru; theme=dark; name=Anna");
    assert_eq!(client.get("/offline").unwrap().text(), page);
    assert!(page.contains("No connection") && page.contains("Нет связи"));
}

/// What a promise of the page comes to.
async fn promised(browser: &Browser, what: &str) -> Value {
    let script = format!("const done = arguments[0]; ({what}).then(done, (error) => done(String(error)));");
    browser.client.execute_async(&script, vec![]).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_line_a_page_says_so_and_nothing_else_is_kept() {
    let mut world = World::new("installed").await;
    let stand_in = StandIn::before(&mut world).await;
    let browser = world.browser(Scripts::On).await;
    // Something that an older version has kept: at this address no script of ours runs yet.
    browser.go("/worker.js").await;
    promised(&browser, "caches.open('letopis old').then((old) => old.put('/old', new Response('old')))").await;
    at_a_table(&browser, "ethnos", "Anna", 1).await;
    let table = browser.path().await;
    let names = "caches.keys()";
    browser
        .wait("the worker", async |browser| {
            let names = promised(browser, names).await;
            let new = names.as_array().is_some_and(|names| names.len() == 1 && names[0] != "letopis old");
            new && browser.ask("return Boolean(navigator.serviceWorker.controller)").await == true
        })
        .await;
    browser.client.refresh().await.unwrap();
    let kept = "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name)))) \
        .then((all) => Promise.all(all.map((one) => one.keys()))) \
        .then((all) => all.flat().map((request) => new URL(request.url).pathname))";
    let kept = promised(&browser, kept).await;
    for path in kept.as_array().unwrap() {
        let path = path.as_str().unwrap();
        assert!(path == "/offline" || path.starts_with("/assets/"), "{path}");
    }

    stand_in.spoil("GET ", &[Fault::Cut; 1000]);
    browser.go(&table).await;
    browser.see(".offline").await;
    assert_eq!(browser.path().await, table);
    stand_in.spoil("", &[]);
    browser.click_to_see(".offline a", "main.table").await;
    browser.close().await;
}
