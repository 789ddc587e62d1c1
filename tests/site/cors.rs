use axum::{
    body::Body,
    http::{Method, Request},
};
use regula::web::{App, router};

use super::server::{Page, send, shared};

const CLUB: &str = "https://club.example";

fn open() -> App {
    shared().allowing(&[CLUB.parse().expect("an origin")])
}

async fn ask(app: &App, method: Method, address: &str, headers: &[(&str, &str)]) -> Page {
    let mut request = Request::builder().method(method).uri(address);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    send(router(app.clone()), request.body(Body::empty()).expect("the request is one")).await
}

async fn preflight(app: &App, address: &str, origin: &str) -> Page {
    let headers = [
        ("origin", origin),
        ("access-control-request-method", "POST"),
        ("access-control-request-headers", "content-type"),
    ];
    ask(app, Method::OPTIONS, address, &headers).await
}

#[tokio::test]
async fn a_listed_site_may_read_the_api_and_its_refusals() {
    let app = open();
    for (address, status) in [("/api/v1/games", 200), ("/api/v1/games/nope", 404)] {
        let page = ask(&app, Method::GET, address, &[("origin", CLUB)]).await.is(status);
        assert_eq!(page.header("access-control-allow-origin"), CLUB, "{address}");
        assert_eq!(page.header("access-control-allow-credentials"), "", "{address}");
        assert!(page.header("access-control-expose-headers").contains("retry-after"), "{address}");
        let vary: Vec<_> = page.headers.get_all("vary").iter().collect();
        assert!(vary.iter().any(|vary| *vary == "Origin"), "{address}: {vary:?}");
    }
    let page = preflight(&app, "/api/v1/ask", CLUB).await.is(204);
    assert_eq!(page.header("access-control-allow-origin"), CLUB);
    assert!(page.header("access-control-allow-methods").contains("POST"));
    assert!(page.header("access-control-allow-headers").contains("content-type"));
}

#[tokio::test]
async fn other_sites_and_other_addresses_are_let_nothing() {
    let app = open();
    for origin in ["https://elsewhere.example", "http://club.example", "null"] {
        let page = ask(&app, Method::GET, "/api/v1/games", &[("origin", origin)]).await.is(200);
        assert_eq!(page.header("access-control-allow-origin"), "", "{origin}");
        let page = preflight(&app, "/api/v1/ask", origin).await.is(405);
        assert_eq!(page.header("access-control-allow-origin"), "", "{origin}");
    }
    for address in ["/en/", "/en/history", "/readyz", "/metrics"] {
        let page = ask(&app, Method::GET, address, &[("origin", CLUB)]).await;
        assert_eq!(page.header("access-control-allow-origin"), "", "{address}");
    }
    preflight(&app, "/en/ask", CLUB).await.is(405);
}

#[tokio::test]
async fn without_an_option_no_site_may_read_anything() {
    let app = shared();
    let page = ask(&app, Method::GET, "/api/v1/games", &[("origin", CLUB)]).await.is(200);
    assert_eq!(page.header("access-control-allow-origin"), "");
    preflight(&app, "/api/v1/ask", CLUB).await.is(405);
}
