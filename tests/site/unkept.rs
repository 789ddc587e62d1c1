//! What cannot be kept is answered all the same, and says so.

use super::server::{Browser, LANGUAGES, app_remembering, ask_on};
use crate::stores::{Place, for_each_store};

for_each_store!(an_answer_that_cannot_be_kept_is_given_without_an_address_until_it_can);

const PASS: [(&str, &str); 2] = [("question", "Can I skip my turn?"), ("game", "tanbo")];

fn an_answer_that_cannot_be_kept_is_given_without_an_address_until_it_can(place: &Place) {
    let server = app_remembering(place.open());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut browser = Browser::on(&server);
    let before = runtime.block_on(async {
        browser.post("/en/ask", &PASS).await.is(303).header("location").to_owned()
    });
    place.execute("ALTER TABLE answers RENAME TO hidden");
    runtime.block_on(async {
        for (lang, words) in LANGUAGES.iter().zip([
            "This answer could not be kept",
            "Diese Antwort ließ sich nicht aufbewahren",
            "這個回答無法保存",
        ]) {
            let page = browser.post(&format!("/{lang}/ask"), &PASS).await.is(200);
            page.has(&["class=\"verdict no\"", words]).lacks(&["/answers/", "id=\"remark\""]);
        }
        let json = [("content-type", "application/json")];
        let body = r#"{"question": "Can I skip my turn?", "game": "tanbo"}"#;
        let answer = ask_on(&server, axum::http::Method::POST, "/api/v1/ask", &json, body).await;
        let answer = answer.is(200).json();
        assert_eq!(answer["verdict"], "no");
        for none in ["id", "url", "conversation"] {
            assert!(answer[none].is_null(), "{none}: {answer}");
        }
        browser.get(&before).await.is(500);
        browser.get("/readyz").await.is(503).has(&["\"part\":\"history\""]);
    });
    place.execute("ALTER TABLE hidden RENAME TO answers");
    runtime.block_on(async {
        browser.get(&before).await.is(200);
        let after = browser.post("/en/ask", &PASS).await.is(303);
        assert_eq!(after.header("set-cookie"), "", "the visitor is still known");
        browser.get("/en/history").await.is(200).has(&["2 answers"]);
    });
}
