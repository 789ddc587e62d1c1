use std::sync::LazyLock;

use axum::{
    Router,
    body::Body,
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use http_body_util::BodyExt;
use regula::{
    answer::Assistant,
    corpus::SourceFiles,
    history::History,
    web::{App, RateLimit, router},
};
use serde_json::Value;
use tower::ServiceExt;

/// The languages of every page.
pub const LANGUAGES: [&str; 3] = ["en", "de", "zh-Hant"];

/// The start of Tanbo as the edition of 2026 has it on 7x7.
pub const START: &str = "b1w1b1w/7/w1b1w1b/7/b1w1b1w/7/w1b1w1b black";

static APP: LazyLock<App> = LazyLock::new(|| app(RateLimit::Off));

/// The server of most tests, to be run otherwise.
pub fn shared() -> App {
    APP.clone()
}

/// An own server, for what would disturb the others.
pub fn app(limit: RateLimit) -> App {
    app_with(&SourceFiles::shipped(), limit)
}

/// A server whose library has a game that nobody can play: its texts without its rulesets.
pub fn app_without_rulesets_of(game: &str) -> App {
    let mut files = SourceFiles::shipped();
    let of_game =
        |path: &&str| path.starts_with(&format!("{game}/")) && path.ends_with(".ruleset.toml");
    let rulesets: Vec<String> = files.paths().filter(of_game).map(str::to_owned).collect();
    for path in &rulesets {
        files.remove(path);
    }
    app_with(&files, RateLimit::Off)
}

/// The server of most tests, with a history of its own.
pub fn app_remembering(history: History) -> App {
    shared().remembering(history)
}

fn app_with(files: &SourceFiles, limit: RateLimit) -> App {
    let assistant = Assistant::load(files).unwrap_or_else(|faults| panic!("{faults}"));
    App::new(assistant, History::in_memory().expect("memory is there"), limit)
}

pub struct Page {
    pub address: String,
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Page {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("headers are ASCII"))
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text)
            .unwrap_or_else(|error| panic!("{}: {error}: {}", self.address, self.text))
    }

    #[track_caller]
    pub fn is(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{}: {}", self.address, self.text);
        self
    }

    /// Whether all of this stands on the page.
    #[track_caller]
    pub fn has(self, words: &[&str]) -> Self {
        for word in words {
            assert!(
                self.text.contains(word),
                "{}: there is no {word:?} in {}",
                self.address,
                self.text
            );
        }
        self
    }

    #[track_caller]
    pub fn lacks(self, words: &[&str]) -> Self {
        for word in words {
            assert!(
                !self.text.contains(word),
                "{}: there is {word:?} in {}",
                self.address,
                self.text
            );
        }
        self
    }
}

pub async fn send(router: Router, request: Request<Body>) -> Page {
    let address = format!("{} {}", request.method(), request.uri());
    let response = router.oneshot(request).await.expect("a router answers");
    let (parts, body) = response.into_parts();
    let body = body.collect().await.expect("the body is whole").to_bytes();
    let text = String::from_utf8(body.to_vec()).expect("what is sent is UTF-8");
    Page { address, status: parts.status, headers: parts.headers, text }
}

pub async fn ask_for(
    method: Method,
    address: &str,
    headers: &[(&str, &str)],
    body: impl Into<Body>,
) -> Page {
    ask_on(&APP, method, address, headers, body).await
}

/// Asks a server of one's own.
pub async fn ask_on(
    app: &App,
    method: Method,
    address: &str,
    headers: &[(&str, &str)],
    body: impl Into<Body>,
) -> Page {
    let mut request = Request::builder().method(method).uri(address);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(body.into()).expect("the request is one");
    send(router(app.clone()), request).await
}

/// Somebody with a browser of their own: what a server sets is kept and sent again.
#[derive(Default)]
pub struct Browser {
    cookies: Vec<String>,
    /// Without one, that of all tests.
    server: Option<App>,
}

impl Browser {
    /// One that sends a cookie which nobody set.
    pub fn with(cookie: &str) -> Self {
        Self { cookies: vec![cookie.to_owned()], server: None }
    }

    /// One that visits a server of its own.
    pub fn on(server: &App) -> Self {
        Self { cookies: Vec::new(), server: Some(server.clone()) }
    }

    /// The same browser, led to another server behind the same address.
    pub fn led_to(&mut self, server: &App) {
        self.server = Some(server.clone());
    }

    /// What it would send.
    pub fn cookie(&self, name: &str) -> &str {
        let cookie = self.cookies.iter().find(|cookie| cookie.starts_with(&format!("{name}=")));
        cookie.unwrap_or_else(|| panic!("no server set {name}"))
    }

    pub async fn get(&mut self, address: &str) -> Page {
        self.send(Method::GET, address, &[], String::new()).await
    }

    pub async fn post(&mut self, address: &str, fields: &[(&str, &str)]) -> Page {
        let kind = (header::CONTENT_TYPE.as_str(), "application/x-www-form-urlencoded");
        self.send(Method::POST, address, &[kind], form(fields)).await
    }

    async fn send(
        &mut self,
        method: Method,
        address: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Page {
        let cookies = self.cookies.join("; ");
        let headers: Vec<_> = headers.iter().copied().chain([("cookie", &*cookies)]).collect();
        let server = self.server.as_ref().unwrap_or(&APP);
        let page = ask_on(server, method, address, &headers, body).await;
        for set in page.headers.get_all(header::SET_COOKIE) {
            let set = set.to_str().expect("cookies are ASCII");
            let cookie = set.split(';').next().expect("a cookie has a value");
            let name = cookie.split('=').next().expect("a cookie has a name");
            self.cookies.retain(|known| !known.starts_with(&format!("{name}=")));
            self.cookies.push(cookie.to_owned());
        }
        page
    }
}

pub async fn get(address: &str) -> Page {
    ask_for(Method::GET, address, &[], Body::empty()).await
}

pub async fn get_with(address: &str, headers: &[(&str, &str)]) -> Page {
    ask_for(Method::GET, address, headers, Body::empty()).await
}

pub async fn post_form(address: &str, fields: &[(&str, &str)]) -> Page {
    let kind = [(header::CONTENT_TYPE.as_str(), "application/x-www-form-urlencoded")];
    ask_for(Method::POST, address, &kind, form(fields)).await
}

pub async fn post_json(address: &str, body: impl Into<Body>) -> Page {
    let kind = [(header::CONTENT_TYPE.as_str(), "application/json")];
    ask_for(Method::POST, address, &kind, body).await
}

/// Asks by a form and follows to the answer.
pub async fn answer_to(lang: &str, fields: &[(&str, &str)]) -> Page {
    let sent = post_form(&format!("/{lang}/ask"), fields).await.is(303);
    get(sent.header("location")).await.is(200)
}

pub fn form(fields: &[(&str, &str)]) -> String {
    let encode = |text: &str| {
        text.bytes().fold(String::new(), |encoded, byte| format!("{encoded}%{byte:02X}"))
    };
    let fields: Vec<String> =
        fields.iter().map(|(name, value)| format!("{name}={}", encode(value))).collect();
    fields.join("&")
}
