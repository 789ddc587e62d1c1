use std::{fs, path::Path};

use serde_json::Value;

use super::stage::{DESKTOP, PHONE, START, Stage, View};

const AXE: &str = include_str!("axe.min.js");

/// Findings that keep somebody from reading or asking.
const REPORT: &str = "const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)));";

async fn violations(stage: &Stage) -> Vec<String> {
    stage.run(AXE).await;
    let found = stage.client.execute_async(REPORT, Vec::new()).await.expect("axe runs");
    serde_json::from_value(found).expect("a list of texts")
}

/// Every kind of page, as a name for its picture and an address.
fn pages() -> Vec<(&'static str, String)> {
    let position = START.replace('/', "%2F").replace(' ', "+");
    vec![
        ("home", "/de/".into()),
        ("game", "/en/tanbo".into()),
        ("game-zh", "/zh-Hant/tablut".into()),
        ("text", "/zh-Hant/tanbo/texts/steere-1993?mark=placement.1-2#placement".into()),
        ("ruleset", "/de/tanbo/rulesets/steere-1993".into()),
        ("answer", "/de/ask?question=Darf+ich+passen%3F&game=tanbo".into()),
        (
            "by-ruleset",
            "/en/ask?question=How+many+stones+are+there+at+the+start%3F&game=tanbo".into(),
        ),
        (
            "ruling",
            format!(
                "/zh-Hant/ask?question=b7&game=tanbo&ruleset=tanbo/steere-2026&position={position}"
            ),
        ),
        ("fault", "/de/ask?question=Wer+beginnt%3F&game=schach".into()),
        ("board", "/de/tablut/board".into()),
        ("embed", "/embed/tablut?lang=de&question=Wie+wird+der+K%C3%B6nig+gefangen%3F".into()),
        ("docs", "/api/docs?lang=en".into()),
        ("board-setup", "/en/tanbo/board?mode=setup&piece=w".into()),
        ("board-large", "/zh-Hant/tanbo/board?ruleset=tanbo/steere-1993&moves=b1".into()),
        ("board-chosen", "/en/hnefatafl/board?from=f4".into()),
        (
            "board-supposed",
            "/de/tablut/board?ruleset=tablut/linnaeus&position=9/9/4t4/9/9/9/2K6/9/9+attackers&moves=e7-e3&what-if=throne-pass:anyone&seal=x".into(),
        ),
        ("not-found", "/en/nope".into()),
    ]
}

async fn look(view: View) {
    let Some(stage) = Stage::open(view).await else { return };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("build/screenshots");
    fs::create_dir_all(&folder).expect("the folder can be made");
    let scheme = if view.is_dark { "dark" } else { "light" };
    let mut faults = Vec::new();
    for (name, address) in pages() {
        stage.go(&address).await;
        let is_dark = stage.run("return matchMedia('(prefers-color-scheme: dark)').matches").await;
        assert_eq!(is_dark, view.is_dark, "the browser shows the {scheme} page");
        let picture = stage.client.screenshot().await.expect("a picture is taken");
        let file = folder.join(format!("{name}-{}-{scheme}.png", view.name));
        fs::write(file, picture).expect("the picture can be written");
        let found = violations(&stage).await;
        faults.extend(
            found.into_iter().map(|fault| format!("{address}, {} {scheme}: {fault}", view.name)),
        );
        let beyond = stage.run("return document.documentElement.scrollWidth - innerWidth").await;
        if beyond.as_i64().is_none_or(|beyond| beyond > 0) {
            faults.push(format!("{address}, {}: {beyond} wider than the screen", view.name));
        }
    }
    stage.close().await;
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_can_be_used_by_everybody_on_a_phone() {
    look(View { height: 2400, ..PHONE }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_can_be_used_by_everybody_on_a_phone_in_the_dark() {
    look(View { height: 2400, is_dark: true, ..PHONE }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_can_be_used_by_everybody_on_a_desk() {
    look(View { height: 2000, ..DESKTOP }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_can_be_used_by_everybody_on_a_desk_in_the_dark() {
    look(View { height: 2000, is_dark: true, ..DESKTOP }).await;
}

/// A checker that finds nothing anywhere would prove nothing.
#[tokio::test(flavor = "multi_thread")]
async fn the_checker_has_teeth() {
    let Some(stage) = Stage::open(DESKTOP).await else { return };
    stage.go("/en/tanbo").await;
    stage.run("document.querySelector('label[for=ask-question]').remove()").await;
    let found: Vec<String> = violations(&stage).await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with("label:"), "{found:?}");
    assert_eq!(stage.run("return 1 + 1").await, Value::from(2));
    stage.close().await;
}
