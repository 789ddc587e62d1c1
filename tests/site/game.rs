use axum::{body::Body, http::Request};
use regula::web::router;

use super::server::{app_without_rulesets_of, get, send};

#[tokio::test]
async fn the_page_of_a_game_shows_what_is_known_and_where_it_is_written() {
    get("/de/tanbo").await.is(200).has(&[
        "<h1>Tanbo</h1>",
        "Mark Steere",
        "abgelesen am 2026-11-30",
        "href=\"/de/tanbo/rulesets/steere-2026\"",
        "href=\"/de/tanbo/texts/steere-1993\"",
        "https://boardgamegeek.com/boardgame/6492",
        "?mark=designer.",
    ]);
}

#[tokio::test]
async fn a_fact_that_a_rule_text_contradicts_shows_both() {
    get("/en/tanbo").await.is(200).has(&[
        "2 to 4",
        "A rule text says otherwise:",
        "Tanbo is a game for two players, Black and White.",
    ]);
}

#[tokio::test]
async fn example_questions_lead_to_answers() {
    for lang in super::server::LANGUAGES {
        let page = get(&format!("/{lang}/tanbo")).await.is(200);
        let begin = format!("<a href=\"/{lang}/ask?question=");
        let examples: Vec<&str> = page.text.split(&begin).skip(1).collect();
        assert!(examples.len() >= 3, "{lang}: {}", examples.len());
        for example in examples {
            let query = example.split('"').next().expect("the address ends");
            let address = format!(
                "/{lang}/ask?question={}",
                query.replace("&amp;", "&").replace("&#38;", "&")
            );
            get(&address).await.is(200).has(&["class=\"verdict", "class=\"quote\""]);
        }
    }
}

#[tokio::test]
async fn a_game_without_rulesets_has_a_page_too() {
    let request = Request::get("/zh-Hant/ard-ri").body(Body::empty()).expect("the request is one");
    let page = send(router(app_without_rulesets_of("ard-ri")), request).await;
    page.is(200).has(&["規則文本"]).lacks(&["name=\"ruleset\"", "/zh-Hant/ard-ri/board"]);
}

#[tokio::test]
async fn similar_games_link_to_each_other() {
    get("/en/tablut").await.is(200).has(&["<a href=\"/en/brandubh\">"]);
    get("/en/brandubh").await.is(200).has(&["<a href=\"/en/tablut\">"]);
}
