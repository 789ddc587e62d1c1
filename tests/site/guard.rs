use std::{
    convert::Infallible,
    net::SocketAddr,
    num::NonZeroU32,
    pin::Pin,
    task::{Context, Poll},
};

use axum::{
    body::{Body, Bytes, HttpBody},
    extract::ConnectInfo,
    http::{Method, Request},
};
use hyper::body::Frame;
use regula::web::{App, RateLimit, router};

use super::server::{ask_for, form, get, get_with, send, shared};

#[tokio::test]
async fn every_response_keeps_a_browser_to_this_server() {
    for address in ["/en/", "/nope", "/api/v1/games", "/static/regula.css", "/", "/healthz"] {
        let page = get(address).await;
        assert_eq!(
            page.header("content-security-policy"),
            "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
             form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
            "{address}"
        );
        assert_eq!(page.header("x-content-type-options"), "nosniff", "{address}");
        assert_eq!(page.header("referrer-policy"), "same-origin", "{address}");
        assert!(page.header("permissions-policy").contains("camera=()"), "{address}");
    }
}

#[tokio::test]
async fn no_page_loads_anything_from_elsewhere_or_styles_or_scripts_in_place() {
    for address in
        ["/en/", "/de/tanbo", "/en/tanbo/rulesets/steere-2026", "/zh-Hant/tanbo/texts/steere-1993"]
    {
        let page =
            get(address).await.is(200).lacks(&[" style=", "<style", " onclick", "javascript:"]);
        for source in page.text.split(" src=\"").skip(1) {
            assert!(source.starts_with("/static/"), "{address}: {source:.40}");
        }
        for sheet in page.text.split("rel=\"stylesheet\" href=\"").skip(1) {
            assert!(sheet.starts_with("/static/"), "{address}: {sheet:.40}");
        }
    }
}

#[tokio::test]
async fn a_form_from_another_site_is_refused() {
    let kind = ("content-type", "application/x-www-form-urlencoded");
    let body = || form(&[("question", "Who begins?"), ("game", "tanbo")]);
    for (header, status) in [
        (("sec-fetch-site", "cross-site"), 403),
        (("sec-fetch-site", "same-site"), 403),
        (("sec-fetch-site", "same-origin"), 303),
        (("origin", "https://elsewhere.example"), 403),
        (("origin", "null"), 403),
        (("origin", "http://here.example"), 303),
        (("accept", "*/*"), 303),
    ] {
        let headers = [kind, header, ("host", "here.example")];
        ask_for(Method::POST, "/en/ask", &headers, body()).await.is(status);
    }
}

#[tokio::test]
async fn a_peer_that_asks_too_often_is_told_to_wait_and_others_are_not() {
    let app = shared().limited_to(RateLimit::PerMinute(NonZeroU32::new(2).expect("it is not 0")));
    let ask = |address: &'static str, peer: [u8; 4]| {
        let request = Request::get(address)
            .extension(ConnectInfo(SocketAddr::from((peer, 4711))))
            .body(Body::empty())
            .expect("the request is one");
        send(router(app.clone()), request)
    };
    let (one, other) = ([192, 0, 2, 1], [192, 0, 2, 2]);
    ask("/en/", one).await.is(200);
    ask("/en/", one).await.is(200);
    let refused = ask("/en/", one).await.is(429);
    assert_eq!(refused.header("retry-after"), "10");
    ask("/api/v1/games", one).await.is(429).has(&["\"status\":429"]);
    ask("/static/regula.css", one).await.is(200);
    ask("/healthz", one).await.is(200);
    ask("/en/", other).await.is(200);
}

#[tokio::test]
async fn one_browser_does_not_use_up_what_the_others_at_its_address_may_ask() {
    let limit = RateLimit::PerMinute(NonZeroU32::new(8).expect("it is not 0"));
    let app = shared().limited_to(limit);
    let ask = |cookie: &'static str| {
        let request = Request::get("/en/")
            .header("cookie", cookie)
            .extension(ConnectInfo(SocketAddr::from(([192, 0, 2, 1], 4711))))
            .body(Body::empty())
            .expect("the request is one");
        send(router(app.clone()), request)
    };
    for (cookie, status) in [
        ("regula_visitor=wild", 200),
        ("regula_visitor=wild", 200),
        ("regula_visitor=wild", 429),
        ("regula_visitor=other", 200),
        ("regula_lang=de", 200),
        ("regula_visitor=wild", 429),
        ("regula_visitor=other", 200),
    ] {
        ask(cookie).await.is(status);
    }
}

#[tokio::test]
async fn behind_a_trusted_proxy_each_reader_is_counted_alone() {
    let proxy = [127, 0, 0, 1];
    let app = shared().limited_to(RateLimit::PerMinute(NonZeroU32::new(1).expect("it is not 0")));
    let ask = |app: &App, reader: &'static str| {
        let request = Request::get("/en/")
            .header("x-forwarded-for", reader)
            .extension(ConnectInfo(SocketAddr::from((proxy, 4711))))
            .body(Body::empty())
            .expect("the request is one");
        send(router(app.clone()), request)
    };
    let trusting = app.clone().trusting(&[proxy.into()]);
    ask(&trusting, "192.0.2.1").await.is(200);
    ask(&trusting, "192.0.2.2").await.is(200);
    ask(&trusting, "203.0.113.9, 192.0.2.1").await.is(429);
    ask(&app, "192.0.2.3").await.is(200);
    ask(&app, "192.0.2.4").await.is(429);
}

#[tokio::test]
async fn what_cannot_be_worked_on_soon_is_sent_away_until_later() {
    let app = shared().working_on(0);
    let request = Request::post("/api/v1/ask")
        .header("content-type", "application/json")
        .body(Body::from(r#"{"question": "Can I pass?"}"#));
    let page = send(router(app.clone()), request.expect("the request is one")).await.is(503);
    assert_eq!(page.header("retry-after"), "2");
    assert_eq!(page.header("content-type"), "application/problem+json");
    page.has(&["\"type\":\"/api/problems/busy\""]);
    let alive = Request::get("/healthz").body(Body::empty()).expect("the request is one");
    send(router(app), alive).await.is(200);
}

/// A body of which nothing comes.
struct Silence;

impl HttpBody for Silence {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        Poll::Pending
    }
}

#[tokio::test]
async fn a_request_that_does_not_end_is_given_up() {
    let kind = [("content-type", "application/json")];
    let page = ask_for(Method::POST, "/api/v1/ask", &kind, Body::new(Silence)).await.is(503);
    assert_eq!(page.header("retry-after"), "2");
    page.has(&["\"type\":\"/api/problems/too-slow\""]);
}

#[test]
fn a_rate_limit_is_a_number_or_off() {
    assert_eq!("off".parse(), Ok(RateLimit::Off));
    assert_eq!("60".parse(), Ok(RateLimit::PerMinute(NonZeroU32::new(60).expect("it is not 0"))));
    for wrong in ["0", "-1", "", "many"] {
        assert!(wrong.parse::<RateLimit>().is_err(), "{wrong}");
    }
}

#[tokio::test]
async fn pages_are_compressed_for_those_who_can_read_it() {
    let request = Request::get("/en/tanbo").header("accept-encoding", "gzip").body(Body::empty());
    let response =
        tower::ServiceExt::oneshot(router(shared()), request.expect("the request is one"))
            .await
            .expect("a router answers");
    assert_eq!(response.headers()["content-encoding"], "gzip");
}

#[tokio::test]
async fn files_may_be_kept_under_an_address_for_each_content() {
    let page = get("/en/").await;
    let link = page.text.split("href=\"").find(|link| link.starts_with("/static/regula.css?v="));
    let address = link.and_then(|link| link.split('"').next()).expect("there is a stylesheet");
    let sheet = get(address).await.is(200);
    assert_eq!(sheet.header("content-type"), "text/css; charset=utf-8");
    assert!(sheet.header("cache-control").contains("immutable"));
    get("/static/nope.css").await.is(404);
}

#[tokio::test]
async fn whoever_runs_the_server_is_told_that_it_is_well() {
    get("/healthz").await.is(200).has(&["ok"]);
    get_with("/readyz", &[]).await.is(200).has(&["ready"]);
}
