use std::{
    env,
    io::{BufRead, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::Duration,
};

use fantoccini::{Client, ClientBuilder, Locator, elements::Element};
use hyper_util::client::legacy::connect::HttpConnector;
use regula::{
    answer::Assistant,
    corpus::SourceFiles,
    web::{ServeOptions, serve},
};
use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit};

/// The start of Tanbo as the edition of 2026 has it on 7x7.
pub const START: &str = "b1w1b1w/7/w1b1w1b/7/b1w1b1w/7/w1b1w1b black";

/// How the browser shows pages.
#[derive(Clone, Copy, Debug)]
pub struct View {
    pub name: &'static str,
    pub width: u32,
    pub height: u32,
    pub is_dark: bool,
    pub has_scripts: bool,
}

pub const DESKTOP: View =
    View { name: "desktop", width: 1280, height: 900, is_dark: false, has_scripts: true };
pub const PHONE: View = View { name: "phone", width: 390, height: 844, ..DESKTOP };

/// So many browsers run at once: more would wait for each other on a small machine until a test gives up.
static ROOM: Semaphore = Semaphore::const_new(2);

/// A browser with a server to itself.
pub struct Stage {
    pub client: Client,
    address: SocketAddr,
    driver: Child,
    _room: SemaphorePermit<'static>,
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

impl Stage {
    /// `None` where there is no browser and none is required.
    pub async fn open(view: View) -> Option<Self> {
        let room = ROOM.acquire().await.expect("the room is never closed");
        let (driver, port) = match start_driver() {
            Ok(started) => started,
            Err(why) => {
                assert!(!is_required(), "REQUIRE_BROWSER is set, but {why}");
                println!("SKIPPED: {why}");
                return None;
            }
        };
        let address = start_server().await;
        let capabilities = capabilities(view);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities.as_object().expect("it is an object").clone())
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .unwrap_or_else(|error| {
                panic!("chromedriver is there, but no browser starts: {error}")
            });
        Some(Self { client, address, driver, _room: room })
    }

    pub async fn close(self) {
        self.client.clone().close().await.expect("the browser ends");
    }

    pub async fn go(&self, page: &str) {
        let address = format!("http://{}{page}", self.address);
        self.client.goto(&address).await.unwrap_or_else(|error| panic!("{page}: {error}"));
    }

    /// The address of the page, from its first `/` on.
    pub async fn page(&self) -> String {
        let address = self.client.current_url().await.expect("a page is open");
        address.as_str().trim_start_matches(&format!("http://{}", self.address)).to_owned()
    }

    pub async fn find(&self, selector: &str) -> Element {
        let wait = self.client.wait().at_most(Duration::from_secs(20));
        match wait.for_element(Locator::Css(selector)).await {
            Ok(element) => element,
            Err(error) => {
                let title = self.client.title().await.unwrap_or_default();
                panic!("{} “{title}”: there is no {selector}: {error}", self.page().await)
            }
        }
    }

    pub async fn text(&self, selector: &str) -> String {
        self.find(selector).await.text().await.expect("it has a text")
    }

    pub async fn click(&self, selector: &str) {
        let element = self.find(selector).await;
        element.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }

    pub async fn write(&self, selector: &str, text: &str) {
        self.find(selector).await.send_keys(text).await.expect("it takes a text");
    }

    pub async fn run(&self, script: &str) -> Value {
        self.client
            .execute(script, Vec::new())
            .await
            .unwrap_or_else(|error| panic!("{script}: {error}"))
    }
}

#[expect(clippy::disallowed_methods, reason = "the tests have no configuration of their own")]
fn is_required() -> bool {
    env::var_os("REQUIRE_BROWSER").is_some()
}

fn capabilities(view: View) -> Value {
    let mut flags = vec![
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--hide-scrollbars",
    ];
    if view.is_dark {
        flags.push("--force-dark-mode");
    }
    let metrics = json!({
        "width": view.width, "height": view.height, "pixelRatio": 1.0, "mobile": view.width < 600, "touch": false
    });
    let mut options = json!({ "args": flags, "mobileEmulation": { "deviceMetrics": metrics } });
    if !view.has_scripts {
        options["prefs"] = json!({ "profile.managed_default_content_settings.javascript": 2 });
    }
    json!({ "goog:chromeOptions": options })
}

/// Starts chromedriver on a free port, or says why not.
fn start_driver() -> Result<(Child, u16), String> {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| format!("chromedriver does not start: {error}"))?;
    let output = driver.stdout.take().expect("it is piped");
    let mut lines = BufReader::new(output).lines().map_while(Result::ok);
    let port = lines.find_map(|line| {
        line.split("on port ").nth(1)?.trim_end_matches('.').parse().ok().filter(|port| *port != 0)
    });
    let port = port.ok_or("chromedriver names no port")?;
    // What else it says must be read, or it would wait for a reader.
    std::thread::spawn(move || lines.for_each(drop));
    Ok((driver, port))
}

async fn start_server() -> SocketAddr {
    let assistant =
        Assistant::load(&SourceFiles::shipped()).unwrap_or_else(|faults| panic!("{faults}"));
    let options = ServeOptions::at(SocketAddr::from(([127, 0, 0, 1], 0)));
    let (told, bound) = tokio::sync::oneshot::channel();
    tokio::spawn(serve(assistant, options, std::future::pending(), move |address| {
        told.send(address).expect("the test waits");
    }));
    bound.await.expect("the server starts")
}
