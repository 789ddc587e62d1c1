use fantoccini::key::Key;

use super::stage::{DESKTOP, Stage};

pub async fn press(stage: &Stage, key: Key) {
    let active = stage.client.active_element().await.expect("something has the focus");
    active.send_keys(&String::from(char::from(key))).await.expect("it takes a key");
}

/// Goes on by Tab until the element has the focus.
pub async fn tab_to(stage: &Stage, selector: &str) {
    let script = format!("return document.activeElement.matches(\"{selector}\")");
    for _ in 0..60 {
        if stage.run(&script).await == true {
            return;
        }
        press(stage, Key::Tab).await;
    }
    panic!("Tab does not lead to {selector} on {}", stage.page().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_asked_and_its_source_is_read_by_keyboard_alone() {
    let Some(stage) = Stage::open(DESKTOP).await else { return };
    stage.go("/en/tanbo").await;
    press(&stage, Key::Tab).await;
    let first = stage.run("return document.activeElement.className").await;
    assert_eq!(first, "skip", "the first stop leads to the content");
    press(&stage, Key::Enter).await;
    press(&stage, Key::Tab).await;
    let next = stage.run("return document.activeElement.id").await;
    assert_eq!(next, "ask-question", "the box comes first in the content");
    let box_to_ask = stage.client.active_element().await.expect("something has the focus");
    box_to_ask.send_keys("Can I skip my turn?").await.expect("it takes a text");
    tab_to(&stage, "form.ask button").await;
    press(&stage, Key::Enter).await;
    assert_eq!(stage.text(".verdict .headline").await, "No");
    tab_to(&stage, ".quote .cite").await;
    press(&stage, Key::Enter).await;
    stage.find("mark").await;
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn arrow_keys_walk_over_a_board() {
    let Some(stage) = Stage::open(DESKTOP).await else { return };
    stage.go("/de/tanbo/rulesets/steere-2026").await;
    tab_to(&stage, "#starts ~ div .start:first-child svg").await;
    assert_eq!(stage.text("[data-board-status]").await, "a7: schwarzer Stein");
    for (key, words) in [
        (Key::Right, "b7: leer"),
        (Key::Right, "c7: weißer Stein"),
        (Key::Down, "c6: leer"),
        (Key::Left, "b6: leer"),
        (Key::Up, "b7: leer"),
        (Key::Up, "b7: leer"),
    ] {
        press(&stage, key).await;
        assert_eq!(stage.text("[data-board-status]").await, words);
    }
    stage.close().await;
}
