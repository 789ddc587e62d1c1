use super::stage::{DESKTOP, PHONE, START, Stage};

/// Whether the mark is on the screen.
const MARK_IS_SEEN: &str = "const box = document.querySelector('mark').getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.height > 0;";

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_asked_in_each_language_and_its_citation_is_followed() {
    let Some(stage) = Stage::open(PHONE).await else { return };
    for (lang, question, verdict) in [
        ("en", "Can I skip my turn?", "No"),
        ("de", "Darf ich passen?", "Nein"),
        ("zh-Hant", "可以虛手嗎？", "不可以"),
    ] {
        stage.go(&format!("/{lang}/tanbo")).await;
        stage.write("#ask-question", question).await;
        stage.click("form.ask button").await;
        assert_eq!(stage.text(".verdict .headline").await, verdict, "{question}");
        let page = stage.page().await;
        assert!(page.starts_with(&format!("/{lang}/answers/")), "{page}");
        let quote = stage.text(".quote blockquote").await;
        stage.click(".quote .cite").await;
        let marked = stage.text("mark").await;
        assert_eq!(marked, quote, "the sentence that was quoted is marked");
        assert_eq!(stage.run(MARK_IS_SEEN).await, true, "{}", stage.page().await);
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_is_ruled_on_and_drawn() {
    let Some(stage) = Stage::open(DESKTOP).await else { return };
    stage.go("/en/tanbo").await;
    stage.write("#ask-question", "May Black play b7?").await;
    stage.click("form.ask summary").await;
    stage.write("#ask-position", START).await;
    stage.click("#ask-ruleset option[value='tanbo/steere-2026']").await;
    stage.click("form.ask button").await;
    assert_eq!(stage.text(".verdict .headline").await, "Yes");
    let boards = stage.run("return document.querySelectorAll('.board svg').length").await;
    assert_eq!(boards, 2);
    stage.click(".findings .cite").await;
    assert_eq!(stage.run(MARK_IS_SEEN).await, true);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mark_deep_in_a_text_comes_into_view_and_stays_in_the_other_language() {
    let Some(stage) = Stage::open(PHONE).await else { return };
    stage.go("/en/tanbo/texts/steere-1993?mark=removal-current.1-1#removal-current").await;
    assert_eq!(stage.run(MARK_IS_SEEN).await, true);
    stage.click(".languages a[lang='de']").await;
    stage.find("html[lang='de']").await;
    assert!(stage.page().await.ends_with("#removal-current"));
    stage.find("mark").await;
    assert_eq!(stage.run(MARK_IS_SEEN).await, true);
    stage.close().await;
}
