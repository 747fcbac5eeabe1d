//! A site of its own on a free port, and browsers that look at it.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use site::{Config, Rates, Site};
use tokio::net::TcpListener;

use crate::served::BOT_MILLIS;

/// How long a page may take before a test gives up: far longer than it does, even on a machine that is busy elsewhere.
const PATIENCE: Duration = Duration::from_secs(180);

/// A site in a folder of its own, and the driver of its browsers.
pub struct World {
    /// The site's address, without the slash at the end.
    pub address: String,
    /// Where the site keeps everything.
    pub database: PathBuf,
    driver: Child,
    driver_port: u16,
    folder: PathBuf,
}

/// How a browser is set up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Scripts {
    /// As usual.
    On,
    /// No JavaScript at all.
    Off,
}

impl World {
    /// Opens a site and starts a driver.
    pub async fn new(name: &str) -> World {
        World::with(name, |_| {}).await
    }

    /// The same with some other configuration.
    pub async fn with(name: &str, change: impl FnOnce(&mut Config)) -> World {
        let folder = std::env::temp_dir().join(format!("letopis-browser-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let database = folder.join("letopis.db");
        let mut config = Config::new(&database);
        // A test sends forms faster than any person.
        config.rates = Rates { bot_millis: BOT_MILLIS, ..Rates::unlimited() };
        change(&mut config);
        let site = Site::open(config).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        tokio::spawn(async move { site.serve(listener, std::future::pending()).await });
        let driver_port = free_port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={driver_port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver must be installed: cargo xtask test does it");
        World { address, database, driver, driver_port, folder }
    }

    /// A browser with an empty profile.
    pub async fn browser(&self, scripts: Scripts) -> Browser {
        let profile = self.folder.join(format!("profile-{}", free_port()));
        let (binary, headless) = match shell(&self.folder) {
            Some(shell) => (shell, "--headless"),
            None => (PathBuf::from("/usr/bin/chromium"), "--headless=new"),
        };
        let capabilities = json!({
            "goog:chromeOptions": {
                "binary": binary,
                "args": [
                    headless, "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                    "--disable-background-networking", "--disable-component-update", "--disable-sync",
                    // Fewer processes for the one page that is open.
                    "--in-process-gpu", "--disable-software-rasterizer", "--renderer-process-limit=1",
                    "--disable-site-isolation-trials",
                    "--window-size=1440,1000", "--lang=en-GB", "--accept-lang=en-GB,en", "--force-prefers-reduced-motion",
                    format!("--user-data-dir={}", profile.display()),
                ],
                "prefs": { "intl.accept_languages": "en-GB,en" },
            }
        });
        let Value::Object(capabilities) = capabilities else { unreachable!() };
        let capabilities: Capabilities = capabilities;
        let address = format!("http://127.0.0.1:{}", self.driver_port);
        let start = Instant::now();
        loop {
            let mut builder = ClientBuilder::new(HttpConnector::new());
            match builder.capabilities(capabilities.clone()).connect(&address).await {
                Ok(client) => {
                    let browser = Browser { client, address: self.address.clone() };
                    // Whoever tests something else is not interrupted by scenes.
                    browser.before_each_page("try { localStorage.speed ??= 0 } catch {}").await;
                    let off = json!({ "value": scripts == Scripts::Off });
                    browser.tell("Emulation.setScriptExecutionDisabled", off).await;
                    return browser;
                }
                Err(error) if start.elapsed() > PATIENCE => panic!("no browser: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
    }
}

impl Drop for World {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Chromium without anything but pages, which does the same with two thirds of the work; none if it is not installed. It opens no
/// page unless it is told one, which the driver waits for and does not do: a line of shell does.
fn shell(folder: &Path) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let shell = std::env::split_paths(&path).map(|folder| folder.join("chromium-headless-shell"));
    let shell = shell.into_iter().find(|shell| shell.exists())?;
    let begun = folder.join("browser");
    std::fs::write(&begun, format!("#!/bin/sh\nexec {} \"$@\" about:blank\n", shell.display())).unwrap();
    std::fs::set_permissions(&begun, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    Some(begun)
}

fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// One browser.
pub struct Browser {
    pub client: Client,
    address: String,
}

impl Browser {
    pub async fn go(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.address)).await.unwrap();
    }

    /// The person of this browser, without the browser.
    pub async fn same_person(&self) -> client::Client {
        let address = self.address.trim_start_matches("http://").parse().unwrap();
        let cookies = self.client.get_all_cookies().await.unwrap();
        let cookies: Vec<String> =
            cookies.iter().map(|cookie| format!("{}={}", cookie.name(), cookie.value())).collect();
        let mut person = client::Client::new(address);
        person.set_cookies(&cookies.join("; "));
        person
    }

    /// The path of the page.
    pub async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_owned()
    }

    /// How many elements there are.
    pub async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.unwrap().len()
    }

    /// Clicks the first such element; false if there is none, or it has just gone.
    pub async fn click(&self, css: &str) -> bool {
        match self.client.find(Locator::Css(css)).await {
            Ok(element) => element.click().await.is_ok(),
            Err(_) => false,
        }
    }

    /// Clicks until something holds: a page that changes under the pointer may swallow a click.
    pub async fn click_until(&self, css: &str, holds: impl AsyncFn(&Browser) -> bool) {
        self.wait(css, async |browser| {
            if holds(browser).await {
                return true;
            }
            browser.click(css).await;
            browser.soon(&holds).await
        })
        .await;
    }

    /// Whether something comes to hold within a second.
    pub async fn soon(&self, holds: impl AsyncFn(&Browser) -> bool) -> bool {
        for _ in 0..40 {
            tokio::time::sleep(Duration::from_millis(25)).await;
            if holds(self).await {
                return true;
            }
        }
        false
    }

    /// Clicks until an element is there.
    pub async fn click_to_see(&self, css: &str, wanted: &str) {
        self.click_until(css, async |browser| browser.count(wanted).await > 0).await;
    }

    /// Types into a field, replacing what was there.
    pub async fn fill(&self, css: &str, text: &str) {
        let field = self.client.find(Locator::Css(css)).await.unwrap();
        field.clear().await.unwrap();
        field.send_keys(text).await.unwrap();
    }

    /// Chooses an option of a list.
    pub async fn choose(&self, css: &str, value: &str) {
        let list = self.client.find(Locator::Css(css)).await.unwrap();
        list.select_by_value(value).await.unwrap();
    }

    /// Presses keys, wherever the focus is. If what has the focus is just going, nothing was pressed, and it is tried again.
    pub async fn press(&self, keys: &str) {
        for _ in 0..20 {
            if self.client.active_element().await.unwrap().send_keys(keys).await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        self.client.active_element().await.unwrap().send_keys(keys).await.unwrap();
    }

    /// What is read there; nobody reads a soft hyphen.
    pub async fn text(&self, css: &str) -> String {
        match self.client.find(Locator::Css(css)).await {
            Ok(element) => element.text().await.unwrap_or_default().replace('\u{ad}', ""),
            Err(_) => String::new(),
        }
    }

    pub async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let element = self.client.find(Locator::Css(css)).await.ok()?;
        element.attr(name).await.ok().flatten()
    }

    pub async fn source(&self) -> String {
        self.client.source().await.unwrap()
    }

    /// The number of records that the page shows.
    pub async fn number(&self) -> u64 {
        self.attribute("[data-live]", "data-number").await.and_then(|number| number.parse().ok()).unwrap_or(0)
    }

    pub async fn my_turn(&self) -> bool {
        self.attribute("main.table", "data-mine").await.as_deref() == Some("true")
    }

    /// Waits until something holds.
    pub async fn wait(&self, what: &str, holds: impl AsyncFn(&Browser) -> bool) {
        let start = Instant::now();
        while !holds(self).await {
            assert!(start.elapsed() < PATIENCE, "{what} did not come: {}\n{}", self.path().await, self.source().await);
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits for an element.
    pub async fn see(&self, css: &str) {
        self.wait(css, async |browser| browser.count(css).await > 0).await;
    }

    /// Makes the screen so wide and high.
    pub async fn resize(&self, (width, height): (u32, u32)) {
        let screen = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell("Emulation.setDeviceMetricsOverride", screen).await;
    }

    /// Has the browser run something before each page of its own.
    pub async fn before_each_page(&self, script: &str) {
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    /// Tells the browser something that only Chromium understands.
    pub async fn tell(&self, command: &'static str, particulars: Value) {
        let session = self.client.session_id().await.unwrap().unwrap();
        self.client.issue_cmd(Cdp { session, command, particulars }).await.unwrap();
    }

    /// What a script says.
    pub async fn ask(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.unwrap()
    }

    pub async fn close(self) {
        self.client.close().await.unwrap();
    }
}

/// A command that only Chromium's driver knows.
#[derive(Debug)]
struct Cdp {
    session: String,
    command: &'static str,
    particulars: Value,
}

impl fantoccini::wd::WebDriverCompatibleCommand for Cdp {
    fn endpoint(&self, base: &url::Url, _: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", self.session))
    }

    fn method_and_body(&self, _: &url::Url) -> (axum::http::Method, Option<String>) {
        let body = json!({ "cmd": self.command, "params": self.particulars });
        (axum::http::Method::POST, Some(body.to_string()))
    }
}
