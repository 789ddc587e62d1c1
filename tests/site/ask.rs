use axum::http::Method;

use super::server::{ask_for, get, post_form};

#[tokio::test]
async fn a_question_is_answered_under_an_address_of_its_own() {
    for (lang, question) in
        [("en", "Can I skip my turn?"), ("de", "Darf ich passen?"), ("zh-Hant", "可以虛手嗎？")]
    {
        let fields = [("question", question), ("game", "tanbo"), ("ruleset", ""), ("position", "")];
        let sent = post_form(&format!("/{lang}/ask"), &fields).await.is(303);
        let address = sent.header("location").to_owned();
        assert!(address.starts_with(&format!("/{lang}/answers/")), "{address}");
        get(&address).await.is(200).has(&[question, "class=\"verdict no\"", "class=\"quote\""]);
    }
}

#[tokio::test]
async fn the_address_of_a_question_answers_it_and_keeps_nothing() {
    get("/en/ask?question=Can+I+skip+my+turn%3F&game=tanbo")
        .await
        .is(200)
        .has(&["Can I skip my turn?", "class=\"verdict no\""])
        .lacks(&["/en/answers/"]);
}

#[tokio::test]
async fn an_empty_question_shows_the_box_again_with_what_was_typed() {
    let fields = [("question", " "), ("game", "tanbo"), ("position", "b1w/3/3 black")];
    post_form("/de/ask", &fields).await.is(400).has(&[
        "role=\"alert\"",
        "b1w/3/3 black",
        "aria-invalid=\"true\"",
        "<option value=\"tanbo\" selected>",
    ]);
}

#[tokio::test]
async fn what_is_unknown_or_cannot_be_read_is_named_in_the_readers_language() {
    for (fields, words) in [
        (vec![("question", "Wer beginnt?"), ("game", "schach")], "schach"),
        (vec![("question", "Wer beginnt?"), ("ruleset", "tanbo/nope")], "tanbo/nope"),
        (
            vec![
                ("question", "Darf Schwarz auf b7?"),
                ("ruleset", "tanbo/steere-2026"),
                ("position", "b1w1b1w/7/w1q black"),
            ],
            "role=\"alert\"",
        ),
    ] {
        post_form("/de/ask", &fields).await.is(400).has(&["Das ließ sich nicht lesen", words]);
    }
}

#[tokio::test]
async fn what_was_typed_stays_text() {
    let script = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)>";
    for fields in [
        [("question", script), ("game", "tanbo"), ("ruleset", ""), ("position", "")],
        [("question", "Wer beginnt?"), ("game", script), ("ruleset", script), ("position", script)],
    ] {
        let sent = post_form("/de/ask", &fields).await;
        let page = if sent.status == 303 { get(sent.header("location")).await } else { sent };
        page.has(&["script"]).lacks(&["<script>alert", "<img src", "\"'>"]);
    }
}

#[tokio::test]
async fn a_form_of_another_type_or_too_long_is_refused_in_the_readers_language() {
    let json = [("content-type", "application/json")];
    ask_for(Method::POST, "/de/ask", &json, "{}")
        .await
        .is(415)
        .has(&["Dieses Format wird hier nicht gelesen"]);
    let long = "x".repeat(70_000);
    post_form("/zh-Hant/ask", &[("question", &long)]).await.is(413).has(&["內容太長"]);
}

#[tokio::test]
async fn without_a_question_there_is_a_box_to_ask_in() {
    get("/zh-Hant/ask").await.is(200).has(&["name=\"question\"", "name=\"position\""]);
}
