use axum::{body::Body, http::Method};

use super::server::{ask_for, get, get_with, post_json};

#[tokio::test]
async fn a_page_that_is_not_there_says_so_in_the_readers_language() {
    for (address, accepts, words) in [
        ("/de/nope", "en", "Diese Seite gibt es nicht"),
        ("/zh-Hant/tanbo/texts/nope", "en", "沒有這個頁面"),
        ("/nope", "de", "Diese Seite gibt es nicht"),
        ("/favicon.ico", "fr", "There is no such page"),
    ] {
        get_with(address, &[("accept-language", accepts)]).await.is(404).has(&[words, "<h1>"]);
    }
}

#[tokio::test]
async fn a_wrong_method_names_the_right_ones() {
    let page = ask_for(Method::DELETE, "/de/ask", &[], Body::empty()).await.is(405);
    assert!(page.header("allow").contains("POST"));
    page.has(&["Diese Adresse wird anders benutzt"]);
    let problem = ask_for(Method::GET, "/api/v1/ask", &[], Body::empty()).await.is(405);
    assert_eq!(problem.header("allow"), "POST");
    assert_eq!(problem.header("content-type"), "application/problem+json");
}

#[tokio::test]
async fn an_address_that_is_not_utf8_is_refused_with_a_page() {
    get("/de/%ff%fe").await.is(400).has(&["Das ließ sich nicht lesen"]);
    get("/api/v1/games/%ff").await.is(400).has(&["\"status\":400"]);
}

#[tokio::test]
async fn below_the_api_what_is_not_there_is_a_problem() {
    for address in [
        "/api/v1/games/nope",
        "/api/v1/nope",
        "/api",
        "/api/v1/answers/1",
        "/api/v1/passages/steere-2026/nope",
    ] {
        let page = get_with(address, &[("accept-language", "de")]).await;
        if address == "/api" {
            page.is(404);
            continue;
        }
        let problem = page.is(404).json();
        assert_eq!(problem["status"], 404, "{address}");
        assert_eq!(problem["title"], "Diese Seite gibt es nicht");
    }
}

#[tokio::test]
async fn a_body_that_is_no_request_is_told_what_is_wrong() {
    for (body, words) in [
        (&b"{\"question\": "[..], "Das ist kein JSON: Zeile 1"),
        (b"[1, 2]", "Erwartet wird ein JSON-Objekt"),
        (b"\xff\xfe", "Der Text ist kein UTF-8."),
        (b"{}", "Dieses Feld wird gebraucht."),
        (b"", "Das ist kein JSON"),
    ] {
        let kind = [("content-type", "application/json"), ("accept-language", "de")];
        let page = ask_for(Method::POST, "/api/v1/ask", &kind, body.to_vec()).await.is(400);
        assert_eq!(page.header("content-type"), "application/problem+json");
        let problem = page.json();
        let message = problem["errors"][0]["message"].as_str().expect("a fault").to_owned();
        assert!(message.starts_with(words), "{message}");
    }
}

#[tokio::test]
async fn every_fault_is_named_with_its_place() {
    let problem = post_json("/api/v1/ask", r#"{"question": 5, "game": [], "lang": "xx"}"#)
        .await
        .is(400)
        .json();
    let places: Vec<&str> = problem["errors"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|fault| fault["at"].as_str())
        .collect();
    assert_eq!(places, ["lang", "question", "game"]);
}

#[tokio::test]
async fn a_body_that_is_too_long_or_of_another_type_is_refused() {
    let long = format!("{{\"question\": \"{}\"}}", "x".repeat(70_000));
    post_json("/api/v1/ask", long).await.is(413).has(&["\"status\":413"]);
    let text = [("content-type", "text/plain")];
    ask_for(Method::POST, "/api/v1/ask", &text, "{}").await.is(415).has(&["\"status\":415"]);
    ask_for(Method::POST, "/api/v1/rulings", &[], "{}").await.is(415);
}

#[tokio::test]
async fn what_is_said_in_the_language_of_the_browser_is_kept_for_no_other() {
    for (address, vary) in [
        ("/api/v1/games/nope", &["Accept-Language"][..]),
        ("/api/v1/games", &["Accept-Language"]),
        ("/api/v1/ask", &["Accept-Language"]),
        ("/nope", &["Cookie", "Accept-Language"]),
        ("/", &["Accept-Language, Cookie"]),
        ("/de/nope", &["Cookie"]),
    ] {
        let page = get(address).await;
        let all = page.headers.get_all("vary").iter();
        let said: Vec<&str> = all.map(|value| value.to_str().expect("ASCII")).collect();
        let said: Vec<&str> = said.into_iter().filter(|said| *said != "accept-encoding").collect();
        assert_eq!(said, vary, "{address}");
    }
}
