use super::server::{Browser, LANGUAGES, get, post_json};

const BRAINKING: [(&str, &str); 1] =
    [("question", "Under BrainKing rules, may the king return to the throne?")];
const PASS: [(&str, &str); 2] = [("question", "Can I skip my turn?"), ("game", "tanbo")];

/// The id of the answer that an address leads to.
fn id_of(address: &str) -> String {
    address.rsplit('/').next().expect("an address has parts").to_owned()
}

/// The page of the conversation that an answer's page leads to.
fn conversation_of(page: &str) -> String {
    let rest = page.split("/conversations/").nth(1).expect("the page leads to its conversation");
    format!("/en/conversations/{}", rest.split(['"', '#']).next().expect("an id"))
}

/// Asks two questions, the second after the first; the addresses of the first answer and of the conversation.
async fn converse(browser: &mut Browser) -> (String, String) {
    let first = browser.post("/en/ask", &BRAINKING).await.is(303).header("location").to_owned();
    let after = [("question", "And under BGA rules?"), ("after", &*id_of(&first))];
    let sent = browser.post("/en/ask", &after).await.is(303);
    let address = sent.header("location").strip_suffix("#latest").expect("it is the newest");
    (first, address.to_owned())
}

#[tokio::test]
async fn asking_from_an_answer_goes_on_in_its_context_newest_last() {
    let mut browser = Browser::default();
    let (first, conversation) = converse(&mut browser).await;
    assert!(conversation.starts_with("/en/conversations/"), "{conversation}");
    let page = browser.get(&first).await.is(200);
    assert_eq!(conversation_of(&page.text), conversation);
    page.has(&[&format!("name=\"after\" value=\"{}\"", id_of(&first)), ">as before</option>"]);
    for lang in LANGUAGES {
        let page = browser.get(&conversation.replace("/en/", &format!("/{lang}/"))).await.is(200);
        assert_eq!(page.header("cache-control"), "private, no-store");
        let at = |piece: &str| page.text.find(piece).unwrap_or_else(|| panic!("no {piece}"));
        assert!(at("class=\"verdict no\"") < at("class=\"verdict yes\""));
        assert!(at(&id_of(&first)) < at("And under BGA rules?"));
        assert!(at("id=\"latest\"") < at("And under BGA rules?"));
        assert!(at("And under BGA rules?") < at("name=\"question\""), "the box is at the end");
        page.has(&["class=\"taken\"", "class=\"quote\"", "name=\"after\" value=\""])
            .lacks(&[&format!("name=\"after\" value=\"{}\"", id_of(&first))]);
    }
}

#[tokio::test]
async fn a_conversation_is_seen_by_its_visitor_alone_but_each_answer_by_whoever_has_its_address() {
    let (mut one, mut other) = (Browser::default(), Browser::default());
    let (first, conversation) = converse(&mut one).await;
    other.post("/en/ask", &PASS).await.is(303);
    other.get(&conversation).await.is(404).lacks(&["BrainKing rules"]);
    get(&conversation).await.is(404);
    get("/en/conversations/00000000-0000-4000-8000-000000000000").await.is(404);
    get("/en/conversations/nope").await.is(404);
    for page in [other.get(&first).await, get(&first).await] {
        page.is(200).has(&["BrainKing"]).lacks(&[
            "/conversations/",
            "name=\"after\"",
            "id=\"share\"",
        ]);
    }
    let after = [("question", "And under BGA rules?"), ("after", &*id_of(&first))];
    let sent = other.post("/en/ask", &after).await.is(303);
    assert!(sent.header("location").starts_with("/en/answers/"), "it begins a conversation");
    let thread = one.get(&conversation).await.is(200);
    assert_eq!(thread.text.matches("class=\"turn\"").count(), 2, "nobody else is in it");
}

#[tokio::test]
async fn a_question_from_the_first_page_begins_a_conversation_and_the_list_leads_to_each() {
    let mut browser = Browser::default();
    let (_, conversation) = converse(&mut browser).await;
    let alone = browser.post("/en/ask", &PASS).await.is(303).header("location").to_owned();
    let other = conversation_of(&browser.get(&alone).await.is(200).text);
    assert_ne!(other, conversation);
    let list = browser.get("/en/history").await.is(200);
    assert_eq!(list.text.matches(&format!("{conversation}#latest")).count(), 2);
    assert_eq!(list.text.matches(&format!("{other}#latest")).count(), 1);
    let export = browser.get("/en/history/export.json").await.json();
    let of = |at: usize| export[at]["conversation"].as_str().expect("it has one").to_owned();
    assert_eq!((of(1), of(2)), (id_of(&conversation), id_of(&conversation)));
    assert_eq!(of(0), id_of(&other));
}

#[tokio::test]
async fn a_conversation_can_be_deleted_for_good_by_its_visitor_alone() {
    let (mut one, mut other) = (Browser::default(), Browser::default());
    let (first, conversation) = converse(&mut one).await;
    one.post("/en/ask", &PASS).await.is(303);
    other.post("/en/ask", &PASS).await.is(303);
    let id = id_of(&conversation);
    other.post("/en/history/delete", &[("conversation", &id)]).await.is(303);
    one.get(&conversation).await.is(200);
    one.post("/en/history/delete", &[("conversation", "nope")]).await.is(400);
    one.post("/en/history/delete", &[("conversation", &id)]).await.is(303);
    one.get(&conversation).await.is(404);
    get(&first).await.is(404);
    one.get("/en/history").await.has(&["One answer"]);
    let after = [("question", "And under BGA rules?"), ("after", &*id_of(&first))];
    let sent = one.post("/en/ask", &after).await.is(303);
    assert!(sent.header("location").starts_with("/en/answers/"), "it begins anew");
}

#[tokio::test]
async fn a_fault_in_a_question_keeps_what_it_goes_on_from() {
    let mut browser = Browser::default();
    let (first, _) = converse(&mut browser).await;
    let id = id_of(&first);
    let page = browser.post("/en/ask", &[("question", " "), ("after", &id)]).await.is(400);
    page.has(&[&format!("name=\"after\" value=\"{id}\""), ">as before</option>"]);
}

#[tokio::test]
async fn markup_in_a_conversation_stays_text() {
    let mut browser = Browser::default();
    let script = "Can I skip <script>alert(1)</script>\"'><img src=x onerror=alert(1)> my turn?";
    let fields = [("question", script), ("game", "tanbo")];
    let first = browser.post("/en/ask", &fields).await.is(303).header("location").to_owned();
    let after = [("question", script), ("after", &*id_of(&first))];
    let sent = browser.post("/en/ask", &after).await.is(303);
    let address = sent.header("location").trim_end_matches("#latest").to_owned();
    for page in [address, first, "/en/history".to_owned()] {
        let page = browser.get(&page).await.is(200);
        page.has(&["alert(1)"]).lacks(&["<script>alert", "<img src", "\"'>"]);
    }
}

#[tokio::test]
async fn a_program_goes_on_with_the_key_that_it_was_given() {
    let ask = |body: serde_json::Value| post_json("/api/v1/ask", body.to_string());
    let first = ask(serde_json::json!({ "question": BRAINKING[0].1, "lang": "en" })).await.is(200);
    let first = first.json();
    assert_eq!(first["verdict"], "no", "{first}");
    let key = first["conversation"].as_str().expect("a key");
    let body = serde_json::json!({ "question": "And under BGA rules?", "conversation": key });
    let second = ask(body).await.is(200).json();
    assert_eq!(second["verdict"], "yes", "{second}");
    assert_eq!(second["conversation"], key);
    let address = format!("/api/v1/answers/{}", second["id"].as_str().expect("an id"));
    let kept = get(&address).await.is(200).lacks(&[key]).json();
    assert_eq!(kept["text"], second["text"], "who has the answer has not its key");
    get(&format!("/en/conversations/{key}")).await.is(404);
}

#[tokio::test]
async fn a_program_cannot_go_on_with_what_is_no_conversation_of_a_program() {
    let mut browser = Browser::default();
    let (_, conversation) = converse(&mut browser).await;
    for key in ["nope", "00000000-0000-4000-8000-000000000000", &id_of(&conversation)] {
        let body = serde_json::json!({ "question": "Why?", "lang": "de", "conversation": key });
        let page = post_json("/api/v1/ask", body.to_string()).await.is(400).json();
        assert_eq!(page["errors"][0]["at"], "conversation", "{page}");
        assert_eq!(page["errors"][0]["message"], "Ein solches Gespräch gibt es nicht.");
    }
    post_json("/api/v1/ask", r#"{"question": "Why?", "conversation": 5}"#).await.is(400);
}
