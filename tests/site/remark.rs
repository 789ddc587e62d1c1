use axum::http::Method;

use super::server::{Browser, LANGUAGES, ask_for, form, get, post_form};

const PASS: [(&str, &str); 2] = [("question", "Can I skip my turn?"), ("game", "tanbo")];

async fn answer(browser: &mut Browser) -> String {
    browser.post("/en/ask", &PASS).await.is(303).header("location").to_owned()
}

#[tokio::test]
async fn whoever_has_an_answer_may_mark_it_change_what_they_said_and_take_it_back() {
    let (mut one, mut other) = (Browser::default(), Browser::default());
    let address = answer(&mut one).await;
    for lang in LANGUAGES {
        let address = address.replace("/en/", &format!("/{lang}/"));
        let page = get(&address).await.is(200);
        page.has(&[&format!("action=\"{address}/remark\""), "value=\"wrong\" required"]);
    }
    let remark = format!("{address}/remark");
    let said = [("mark", "wrong"), ("remark", "One <b>may</b> \"pass\".")];
    let sent = other.post(&remark, &said).await.is(303);
    assert_eq!(sent.header("location"), format!("{address}#remark"));
    assert!(sent.header("set-cookie").starts_with("regula_visitor="), "to know them by");
    let page = other.get(&address).await.is(200).has(&["role=\"status\">Thank you.", "wrong"]);
    page.has(&["One &#60;b&#62;may"]).lacks(&["<b>may"]);
    one.get(&address).await.lacks(&["Thank you.", "One &#60;b&#62;may"]);
    other.post(&remark, &[("mark", "unclear"), ("remark", "")]).await.is(303);
    other.get(&address).await.has(&["value=\"unclear\" required checked"]).lacks(&["One &#60;b"]);
    other.post(&remark, &[("take-back", "yes")]).await.is(303);
    other.get(&address).await.lacks(&["Thank you."]);
}

#[tokio::test]
async fn a_remark_needs_a_mark_is_not_endless_and_is_about_an_answer() {
    let mut browser = Browser::default();
    let remark = format!("{}/remark", answer(&mut browser).await);
    browser
        .post(&remark.replace("/en/", "/de/"), &[("remark", "hm")])
        .await
        .is(400)
        .has(&["Sag, ob die Antwort falsch oder unklar ist."]);
    browser.post(&remark, &[("mark", "great")]).await.is(400);
    let long = "x".repeat(1001);
    let page = browser.post(&remark, &[("mark", "wrong"), ("remark", &long)]).await.is(400);
    page.has(&["The remark is longer than 1000 characters."]);
    let lines = "可\r\n".repeat(500);
    browser.post(&remark, &[("mark", "wrong"), ("remark", &lines)]).await.is(303);
    let nowhere = "/en/answers/00000000-0000-4000-8000-000000000000/remark";
    browser.post(nowhere, &[("mark", "wrong")]).await.is(404);
    let unsaid = Browser::default().post(nowhere, &[("take-back", "yes")]).await.is(404);
    assert_eq!(unsaid.header("set-cookie"), "", "nobody has to be known for that");
    let unsaid = Browser::default().post(&remark, &[("take-back", "yes")]).await.is(303);
    assert!(!unsaid.header("set-cookie").contains("regula_visitor"), "who has said nothing");
}

#[tokio::test]
async fn a_form_from_another_site_marks_and_shares_nothing() {
    let address = answer(&mut Browser::default()).await;
    let headers =
        [("content-type", "application/x-www-form-urlencoded"), ("sec-fetch-site", "cross-site")];
    for (what, field) in [("remark", ("mark", "wrong")), ("share", ("with", "everyone"))] {
        let address = format!("{address}/{what}");
        ask_for(Method::POST, &address, &headers, form(&[field])).await.is(403);
    }
    post_form(&format!("{address}/share"), &[("with", "everyone")]).await.is(404);
}
