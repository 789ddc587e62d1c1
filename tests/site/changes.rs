use regula::{
    answer::{Answer, Question},
    history::{ConversationId, Given, History, Provenance},
};

use super::server::{Browser, LANGUAGES, app_remembering, post_json};

/// Keeps an answer of today as if it had been given from older texts; its address.
async fn kept(
    history: &History,
    question: &str,
    change: impl FnOnce(&mut serde_json::Value),
) -> String {
    let body = serde_json::json!({ "question": question, "game": "tanbo", "lang": "de" });
    let mut answer = post_json("/api/v1/ask", body.to_string()).await.json();
    change(&mut answer);
    let answer: Answer = serde_json::from_value(answer).expect("an answer");
    let question =
        Question { question: question.into(), game: Some("tanbo".into()), ..Question::default() };
    let kept = history.keep(Given {
        question: &question,
        answer,
        provenance: Provenance { corpus_sha256: "older".into(), ruleset_sha256: None },
        visitor: None,
        conversation: &ConversationId::fresh(),
    });
    kept.expect("it can be written").url.expect("an address")
}

#[tokio::test]
async fn an_answer_from_other_texts_shows_what_would_be_answered_today() {
    let history = History::in_memory().expect("memory is there");
    let same = kept(&history, "Darf ich passen?", |_| {}).await;
    let other = kept(&history, "Darf ich passen?", |answer| {
        answer["verdict"] = "yes".into();
        answer["text"] = "Ja. Jeder darf <b>immer</b> passen.".into();
        answer["citations"][0]["id"] = "gone-1900#no-pass".into();
        answer["citations"][0]["quote"] = "Jeder darf passen.".into();
    })
    .await;
    let unreadable = kept(&history, "Darf ich passen?", |answer| {
        answer["understood"] = "Darf ich auch passen?".into();
        answer["ruleset"] = "tanbo/gone-1900".into();
    })
    .await;
    let mut browser = Browser::on(&app_remembering(history));
    let page = browser.get(&same).await.is(200);
    page.has(&[
        "haben sich die Regeltexte geändert",
        &format!("href=\"{same}/changes\""),
        "sehen, was sich geändert hat",
    ]);
    let page = browser.get(&format!("{same}/changes")).await.is(200);
    page.has(&["Die Antwort ist dieselbe.", "name=\"question\" value=\"Darf ich passen?\""])
        .lacks(&["nur hier"]);
    let page = browser.get(&format!("{other}/changes")).await.is(200);
    assert_eq!(page.text.matches(">nur hier<").count(), 2, "one on each side");
    page.has(&[
        "Die Antwort hat sich geändert.",
        "class=\"verdict yes\"",
        "class=\"verdict no\"",
        "immer&#60;/b&#62; passen.",
        "Jeder darf passen.",
        "<code>gone-1900#no-pass</code>",
        "Heute",
    ])
    .lacks(&["<b>immer"]);
    let page = browser.get(&format!("{unreadable}/changes")).await.is(200);
    page.has(&["nicht mehr beantworten", "gone-1900", "class=\"faults\""]);
    for lang in LANGUAGES {
        browser.get(&format!("/{lang}/answers/nope/changes")).await.is(404);
    }
}
