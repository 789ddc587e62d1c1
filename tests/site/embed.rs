use axum::{body::Body, http::Request};
use regula::web::router;

use super::server::{LANGUAGES, Page, form, get, send, shared};

async fn framed(address: &str) -> Page {
    let sites = ["https://club.example", "http://localhost:3000"];
    let app = shared().embedded_on(&sites.map(|site| site.parse().expect("an origin")));
    let request = Request::get(address).body(Body::empty()).expect("the request is one");
    send(router(app), request).await
}

#[tokio::test]
async fn only_the_box_may_be_shown_in_a_frame_and_only_by_the_listed_sites() {
    let page = framed("/embed/tanbo").await.is(200);
    let policy = page.header("content-security-policy");
    assert!(
        policy.ends_with("frame-ancestors https://club.example http://localhost:3000"),
        "{policy}"
    );
    assert!(policy.starts_with("default-src 'none'; style-src 'self'; "), "{policy}");
    assert_eq!(page.header("x-frame-options"), "");
    assert_eq!(page.header("x-content-type-options"), "nosniff");
    assert_eq!(page.header("set-cookie"), "");
    for address in ["/en/tanbo", "/en/", "/api/docs", "/api/v1/games"] {
        let page = framed(address).await.is(200);
        assert!(page.header("content-security-policy").ends_with("frame-ancestors 'none'"));
        assert_eq!(page.header("x-frame-options"), "DENY", "{address}");
    }
}

#[tokio::test]
async fn without_an_option_no_site_may_show_it_and_it_says_how_to_allow_one() {
    for lang in LANGUAGES {
        let page = get(&format!("/embed/tanbo?lang={lang}")).await.is(200);
        assert!(page.header("content-security-policy").ends_with("frame-ancestors 'none'"));
        assert_eq!(page.header("x-frame-options"), "DENY");
        page.has(&["--embed-on https://", &format!("<html lang=\"{lang}\">")]);
    }
    framed("/embed/tanbo").await.lacks(&["--embed-on"]);
}

#[tokio::test]
async fn a_question_is_answered_inside_the_frame_and_links_lead_out_of_it() {
    let fields = [
        ("question", "Darf ich meinen Zug auslassen?"),
        ("lang", "de"),
        ("ruleset", "tanbo/steere-1993"),
    ];
    let page = framed(&format!("/embed/tanbo?{}", form(&fields))).await.is(200);
    assert_eq!(page.header("set-cookie"), "");
    page.has(&[
        "<html lang=\"de\">",
        "<base target=\"_blank\">",
        "action=\"/embed/tanbo\" method=\"get\" target=\"_self\"",
        "Darf ich meinen Zug auslassen?</textarea>",
        "<option value=\"tanbo/steere-1993\" selected>",
        "<section class=\"verdict no\"",
        "<blockquote lang=\"de\"",
        "href=\"/de/ask?question=Darf%20ich%20meinen%20Zug%20auslassen%3F&#38;game=tanbo&#38;ruleset=tanbo/steere-1993\"",
    ])
    .lacks(&["<script", " style="]);
}

#[tokio::test]
async fn faults_are_shown_in_the_frame_and_markup_stays_text() {
    let fields = [("question", "<b>hi</b>"), ("ruleset", "nope")];
    let page = framed(&format!("/embed/tanbo?{}", form(&fields))).await;
    assert!(page.status.is_client_error(), "{}", page.status);
    page.has(&["role=\"alert\"", "nope", "&#60;b&#62;hi"]).lacks(&["<b>hi"]);
    framed("/embed/nope").await.is(404);
}

#[tokio::test]
async fn what_a_site_has_misspelt_in_the_address_is_said_at_once() {
    for (query, words) in [
        ("lang=de&ruleset=nope", "„nope“"),
        ("lang=en&ruleset=tablut/brainking", "There is no ruleset “tablut/brainking”"),
        ("lang=fr", "“fr” is not a language of this program"),
        ("lang=fr&question=Can+I+pass%3F", "“fr” is not a language of this program"),
    ] {
        let page = framed(&format!("/embed/tanbo?{query}")).await.is(400);
        page.has(&["role=\"alert\"", words]).lacks(&["class=\"verdict"]);
    }
    for query in ["", "lang=&ruleset=", "lang=zh-TW&ruleset=tanbo/steere-1993"] {
        framed(&format!("/embed/tanbo?{query}")).await.is(200).lacks(&["role=\"alert\""]);
    }
}

#[tokio::test]
async fn questions_to_begin_with_stay_in_the_frame() {
    framed("/embed/tanbo?lang=de")
        .await
        .has(&["href=\"/embed/tanbo?question=", "&#38;lang=de\" target=\"_self\">"]);
}
