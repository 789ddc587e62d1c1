use super::stage::{DESKTOP, PHONE, START, Stage, View};

#[tokio::test(flavor = "multi_thread")]
async fn everything_works_without_scripts() {
    let Some(stage) = Stage::open(View { has_scripts: false, ..PHONE }).await else { return };
    stage.go("/de/").await;
    stage.click(".cards a").await;
    stage.find("form.ask input[name='game'][value='tanbo']").await;
    stage.write("#ask-question", "Darf Schwarz auf b7 setzen?").await;
    stage.click("form.ask summary").await;
    stage.write("#ask-position", START).await;
    stage.click("form.ask button").await;
    assert_eq!(stage.text(".verdict .headline").await, "Ja");
    stage.find(".board svg").await;
    assert_eq!(
        stage.run("return document.querySelectorAll('[data-copy] + button').length").await,
        0
    );
    stage.click(".quote .cite").await;
    stage.find("mark").await;
    stage.click(".languages a[lang='en']").await;
    stage.find("html[lang='en'] mark").await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ruleset_is_read_rule_by_rule_down_to_its_passage() {
    let Some(stage) = Stage::open(DESKTOP).await else { return };
    stage.go("/en/tanbo/rulesets/steere-2026#no-pass").await;
    assert_eq!(stage.text("#no-pass .support").await, "a reading");
    let quote = stage.text("#no-pass blockquote").await;
    stage.click("#no-pass .cite").await;
    assert_eq!(stage.text("mark").await, quote);
    stage.close().await;
}
