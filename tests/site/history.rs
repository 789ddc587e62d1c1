use std::net::SocketAddr;

use axum::{
    body::Body,
    extract::ConnectInfo,
    http::{Method, Request},
};
use regula::{
    answer::Question,
    history::{ConversationId, Given, History, Provenance, Visitor},
    web::{RateLimit, router},
};

use super::server::{Browser, LANGUAGES, app_remembering, ask_for, form, get, send};

const PASS: [(&str, &str); 2] = [("question", "Can I skip my turn?"), ("game", "tanbo")];
const BEGINS: [(&str, &str); 2] = [("question", "Wer beginnt?"), ("game", "tablut")];

/// Where the id of the first answer in the list begins and ends.
fn first_id(page: &str) -> &str {
    page.split("name=\"id\" value=\"")
        .nth(1)
        .and_then(|rest| rest.split('"').next())
        .expect("an id")
}

#[tokio::test]
async fn nobody_gets_a_cookie_before_they_ask() {
    for lang in LANGUAGES {
        let page = get(&format!("/{lang}/history")).await.is(200);
        assert_eq!(page.header("set-cookie"), "");
        assert_eq!(page.header("cache-control"), "private, no-store");
        page.has(&["class=\"nothing\"", &format!("href=\"/{lang}/\"")]).lacks(&["class=\"kept\""]);
    }
}

#[tokio::test]
async fn every_page_leads_to_the_history() {
    for (address, words) in [
        ("/en/", "<a href=\"/en/history\">Your questions</a>"),
        ("/de/tanbo", "<a href=\"/de/history\">Deine Fragen</a>"),
        ("/zh-Hant/ask", "<a href=\"/zh-Hant/history\">提問紀錄</a>"),
    ] {
        get(address).await.is(200).has(&[words]);
    }
}

#[tokio::test]
async fn what_a_visitor_asked_stands_in_their_list_newest_first() {
    let mut browser = Browser::default();
    let sent = browser.post("/en/ask", &PASS).await.is(303);
    let cookie = sent.header("set-cookie").to_owned();
    assert!(cookie.starts_with("regula_visitor="), "{cookie}");
    for word in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(word), "{cookie}");
    }
    let again = browser.post("/de/ask", &BEGINS).await.is(303);
    assert_eq!(again.header("set-cookie"), "", "the visitor is known");
    let page = browser.get("/de/history").await.is(200).has(&["2 Antworten", "<time datetime="]);
    let at = |words: &str| page.text.find(words).unwrap_or_else(|| panic!("no {words}"));
    assert!(at(">Wer beginnt?</a>") < at(">Can I skip my turn?</a>"));
    let address = sent.header("location").replace("/en/", "/de/");
    assert!(page.text.contains(&address), "the list leads to the answer");
}

#[tokio::test]
async fn two_visitors_do_not_see_each_other_and_a_forged_cookie_is_nobody() {
    let (mut one, mut other) = (Browser::default(), Browser::default());
    let kept = one.post("/en/ask", &PASS).await.is(303).header("location").to_owned();
    other.post("/en/ask", &BEGINS).await.is(303);
    one.get("/en/history").await.has(&["Can I skip my turn?"]).lacks(&["Wer beginnt?"]);
    other.get("/en/history").await.has(&["Wer beginnt?"]).lacks(&["Can I skip my turn?"]);
    other.get("/en/history/export.json").await.is(200).lacks(&["Can I skip my turn?"]);
    let id = kept.rsplit('/').next().expect("an id").to_owned();
    other.post("/en/history/delete", &[("id", &id)]).await.is(303);
    get(&kept).await.is(200);
    let cookie = one.cookie("regula_visitor").to_owned();
    let (secret, signature) = cookie.rsplit_once('.').expect("it is signed");
    let others = other.cookie("regula_visitor");
    let (_, others_signature) = others.rsplit_once('.').expect("it is signed");
    let last = if secret.ends_with('0') { "1" } else { "0" };
    let altered = format!("{}{last}", &secret[..secret.len() - 1]);
    for made_up in [
        "regula_visitor=00000000-0000-4000-8000-000000000000",
        "regula_visitor=' OR 1=1",
        secret,
        &format!("{secret}."),
        &format!("{secret}.{others_signature}"),
        &format!("{altered}.{signature}"),
        &format!("{secret}.{}", signature.to_uppercase()),
    ] {
        let mut forged = Browser::with(made_up);
        forged.get("/en/history").await.is(200).has(&["class=\"nothing\""]);
        let sent = forged.post("/en/ask", &PASS).await.is(303);
        assert!(
            sent.header("set-cookie").starts_with("regula_visitor="),
            "they get one of their own"
        );
    }
}

#[tokio::test]
async fn behind_a_trusted_proxy_that_speaks_https_the_cookie_is_never_sent_otherwise() {
    let proxy = SocketAddr::from(([10, 0, 0, 2], 4711));
    let app = super::server::app(RateLimit::Off).trusting(&[proxy.ip()]);
    for (peer, scheme, is_secure) in [
        (proxy, "https", true),
        (proxy, "http", false),
        (SocketAddr::from(([10, 0, 0, 3], 4711)), "https", false),
    ] {
        let mut request = Request::post("/en/ask")
            .header("content-type", "application/x-www-form-urlencoded")
            .header("x-forwarded-proto", scheme)
            .body(Body::from(form(&PASS)))
            .expect("the request is one");
        request.extensions_mut().insert(ConnectInfo(peer));
        let sent = send(router(app.clone()), request).await.is(303);
        let cookie = sent.header("set-cookie");
        assert_eq!(cookie.ends_with("; Secure"), is_secure, "{peer} {scheme}: {cookie}");
    }
}

#[tokio::test]
async fn the_list_can_be_searched_by_words_and_by_game() {
    let mut browser = Browser::default();
    browser.post("/en/ask", &PASS).await.is(303);
    browser.post("/en/ask", &BEGINS).await.is(303);
    for (query, there, not_there) in [
        ("q=SKIP+turn", "Can I skip my turn?", ">Wer beginnt?<"),
        ("q=tablut", "Wer beginnt?", ">Can I skip"),
        ("game=tanbo", "Can I skip my turn?", ">Wer beginnt?<"),
    ] {
        let page = browser.get(&format!("/en/history?{query}")).await.is(200);
        page.has(&[there, "One answer"]).lacks(&[not_there]);
    }
    let none = browser.get("/en/history?q=%22%3E%3Cb%3E&page=0").await.is(200);
    none.has(&["No answer has all of these words."]).lacks(&["<b>"]);
    browser.get("/en/history?page=99999999999999999999").await.is(200).has(&["2 answers"]);
}

#[tokio::test]
async fn a_long_list_is_shown_page_by_page() {
    let mut browser = Browser::default();
    for _ in 0..51 {
        browser.post("/en/ask", &PASS).await.is(303);
    }
    let first = browser.get("/en/history?q=skip").await.is(200);
    assert_eq!(first.text.matches("name=\"id\"").count(), 50);
    first.has(&["href=\"/en/history?q=skip&#38;page=2\" rel=\"next\""]);
    let second = browser.get("/en/history?q=skip&page=2").await.is(200);
    assert_eq!(second.text.matches("name=\"id\"").count(), 1);
    second.has(&["href=\"/en/history?q=skip\" rel=\"prev\""]).lacks(&["rel=\"next\""]);
}

#[tokio::test]
async fn one_answer_or_all_can_be_deleted_for_good() {
    let mut browser = Browser::default();
    for _ in 0..3 {
        browser.post("/de/ask", &PASS).await.is(303);
    }
    let page = browser.get("/de/history").await;
    let id = first_id(&page.text).to_owned();
    let sent = browser.post("/de/history/delete", &[("id", &id), ("q", "skip")]).await.is(303);
    assert_eq!(sent.header("location"), "/de/history?q=skip");
    get(&format!("/de/answers/{id}")).await.is(404);
    browser.get("/de/history").await.has(&["2 Antworten"]);
    browser.post("/de/history/delete", &[]).await.is(400);
    browser.post("/de/history/delete", &[("all", "no")]).await.is(400);
    browser.post("/de/history/delete", &[("id", &id), ("all", "yes")]).await.is(400);
    browser.get("/de/history").await.has(&["2 Antworten"]);
    browser.post("/de/history/delete", &[("all", "yes")]).await.is(303);
    browser.get("/de/history").await.has(&["class=\"nothing\""]);
}

#[tokio::test]
async fn a_form_from_another_site_deletes_nothing() {
    let headers =
        [("content-type", "application/x-www-form-urlencoded"), ("sec-fetch-site", "cross-site")];
    let body = form(&[("all", "yes")]);
    ask_for(Method::POST, "/en/history/delete", &headers, body).await.is(403);
}

#[tokio::test]
async fn a_history_can_be_taken_along_as_json_and_as_markdown() {
    let mut browser = Browser::default();
    let question = "Can I skip <b>my</b> turn?\n# No";
    browser.post("/en/ask", &[("question", question), ("game", "tanbo")]).await.is(303);
    let json = browser.get("/de/history/export.json").await.is(200);
    assert_eq!(json.header("content-disposition"), "attachment; filename=\"regula.json\"");
    let json = json.json();
    assert_eq!(json[0]["asked"]["question"], question);
    assert_eq!(json[0]["answer"]["game"], "tanbo");
    assert_eq!(json[0]["corpus_sha256"].as_str().map(str::len), Some(64));
    let markdown = browser.get("/de/history/export.md").await.is(200);
    assert_eq!(markdown.header("content-type"), "text/markdown; charset=utf-8");
    markdown.has(&["# Deine Fragen", "\\<b\\>my", "? \\# No\n", "\n> "]);
    get("/en/history/export.json").await.is(200).has(&["[]"]);
}

#[tokio::test]
async fn an_answer_from_other_texts_says_so_and_can_be_asked_again() {
    let history = History::in_memory().expect("memory is there");
    let answer = super::server::post_json(
        "/api/v1/ask",
        r#"{"question": "Wer beginnt?", "game": "tanbo", "lang": "de"}"#,
    )
    .await
    .json();
    let question = Question {
        question: "Wer beginnt?".into(),
        game: Some("tanbo".into()),
        ..Question::default()
    };
    let answer: regula::answer::Answer = serde_json::from_value(answer).expect("an answer");
    let secret = "0b5c9c1e-5b0f-4c7e-9d8e-3f1f5d0c7a11";
    let kept = history
        .keep(Given {
            question: &question,
            answer,
            provenance: Provenance { corpus_sha256: "older".into(), ruleset_sha256: None },
            visitor: Some(&Visitor::with(secret)),
            conversation: &ConversationId::fresh(),
        })
        .expect("it can be written");
    let signed = history.seal().expect("it is made").sign(secret);
    let app = app_remembering(history);
    let get = |address: String| {
        let request = Request::get(address)
            .header("cookie", format!("regula_visitor={signed}"))
            .body(Body::empty());
        send(router(app.clone()), request.expect("the request is one"))
    };
    get(kept.url.expect("an address"))
        .await
        .is(200)
        .has(&["haben sich die Regeltexte geändert", "Noch einmal fragen"]);
    get("/en/history".into()).await.is(200).has(&["the texts have changed since"]);
}

#[tokio::test]
async fn an_answer_from_these_texts_says_only_when_it_was_given() {
    let page = super::server::answer_to("en", &PASS).await;
    page.has(&["Given on <time datetime="]).lacks(&["have changed since"]);
}
